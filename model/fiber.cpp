#include <fiber.hpp>

#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <new>

#if defined(__SANITIZE_ADDRESS__)
#define RAWGEMM_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define RAWGEMM_ASAN 1
#endif
#endif
#ifdef RAWGEMM_ASAN
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>

/// From g++ 13 on, AddressSanitizer keeps variables in memory of its own unless told not to. The model knows a kernel's
/// parameters, and local memory, by their place on the fiber's stack.
extern "C" __attribute__((visibility("default"))) const char* __asan_default_options() {
  return "detect_stack_use_after_return=0";
}
#endif

namespace rawgemm::model {
namespace {

#ifdef RAWGEMM_ASAN
constexpr std::size_t stack_size = 256 * 1024;
const void* scheduler_bottom = nullptr;
std::size_t scheduler_size = 0;
void* scheduler_state = nullptr;
#else
constexpr std::size_t stack_size = 64 * 1024;
#endif

/// A fiber that was dropped in the middle has left frames, which the sanitizer would hold against the next one.
void forget_frames([[maybe_unused]] char* stack) {
#ifdef RAWGEMM_ASAN
  __asan_unpoison_memory_region(stack, stack_size);
#endif
}

std::size_t page_size() { return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); }

}  // namespace

Stacks::~Stacks() { unmap(); }

void Stacks::unmap() {
  if (memory_ != nullptr) munmap(memory_, count_ * (page_size() + stack_size));
  memory_ = nullptr;
  count_ = 0;
}

void Stacks::reserve(std::size_t count) {
  if (count <= count_) return;
  unmap();
  const std::size_t pitch = page_size() + stack_size;
  void* memory = mmap(nullptr, count * pitch, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  memory_ = static_cast<char*>(memory);
  count_ = count;
  // A guard costs a third of what protection does, which splits the mapping; Linux has it from 6.13 on.
  constexpr int guard_install = 102;  // MADV_GUARD_INSTALL
  for (std::size_t i = 0; i < count; ++i)
    if (char* const page = memory_ + i * pitch;
        madvise(page, page_size(), guard_install) != 0 && mprotect(page, page_size(), PROT_NONE) != 0)
      throw std::bad_alloc();
}

char* Stacks::operator[](std::size_t number) const {
  return memory_ + number * (page_size() + stack_size) + page_size();
}

std::size_t Stacks::size() { return stack_size; }

#if defined(__x86_64__)

// The registers that the System V ABI lets a function keep, and the stack pointer, are all of a fiber's state.
asm(R"(
.text
.p2align 4
.type rawgemm_switch_stack, @function
rawgemm_switch_stack:
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  movq %rsp, (%rdi)
  movq %rsi, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  ret
.size rawgemm_switch_stack, .-rawgemm_switch_stack

.type rawgemm_start_fiber, @function
rawgemm_start_fiber:
  .cfi_startproc
  .cfi_undefined rip
  movq %r12, %rdi
  callq *%rbx
  ud2
  .cfi_endproc
.size rawgemm_start_fiber, .-rawgemm_start_fiber
)");

extern "C" void rawgemm_switch_stack(void** save, void* load);
extern "C" void rawgemm_start_fiber();

namespace {
void* scheduler_stack_pointer;
}

Fiber::Fiber(char* stack, Entry entry, void* argument) : stack_(stack) {
  forget_frames(stack);
  // What rawgemm_switch_stack pops: r15, r14, r13, r12, rbx, rbp, and the address to return to. With two words above,
  // the stack is at a multiple of 16 bytes when rawgemm_start_fiber makes its call, as the ABI demands.
  void** top = reinterpret_cast<void**>(stack + stack_size) - 9;
  top[0] = top[1] = top[2] = nullptr;
  top[3] = argument;
  top[4] = reinterpret_cast<void*>(entry);
  top[5] = nullptr;
  top[6] = reinterpret_cast<void*>(&rawgemm_start_fiber);
  top[7] = top[8] = nullptr;
  stack_pointer_ = top;
}

#else

namespace {
ucontext_t scheduler_context;
}

void Fiber::start(unsigned high, unsigned low) {
  auto* fiber = reinterpret_cast<Fiber*>(std::uintptr_t{high} << 32 | low);
  fiber->entry_(fiber->argument_);
}

Fiber::Fiber(char* stack, Entry entry, void* argument) : stack_(stack), entry_(entry), argument_(argument) {
  forget_frames(stack);
  getcontext(&context_);
  context_.uc_stack.ss_sp = stack;
  context_.uc_stack.ss_size = stack_size;
  context_.uc_link = nullptr;
  const auto self = reinterpret_cast<std::uintptr_t>(this);
  makecontext(&context_, reinterpret_cast<void (*)()>(&Fiber::start), 2, static_cast<unsigned>(self >> 32),
              static_cast<unsigned>(self));
}

#endif

void Fiber::resume() {
#ifdef RAWGEMM_ASAN
  __sanitizer_start_switch_fiber(&scheduler_state, stack_, stack_size);
#endif
#if defined(__x86_64__)
  rawgemm_switch_stack(&scheduler_stack_pointer, stack_pointer_);
#else
  swapcontext(&scheduler_context, &context_);
#endif
#ifdef RAWGEMM_ASAN
  __sanitizer_finish_switch_fiber(scheduler_state, nullptr, nullptr);
#endif
}

void Fiber::suspend() {
#ifdef RAWGEMM_ASAN
  __sanitizer_start_switch_fiber(&sanitizer_state_, scheduler_bottom, scheduler_size);
#endif
#if defined(__x86_64__)
  rawgemm_switch_stack(&stack_pointer_, scheduler_stack_pointer);
#else
  swapcontext(&context_, &scheduler_context);
#endif
#ifdef RAWGEMM_ASAN
  __sanitizer_finish_switch_fiber(sanitizer_state_, &scheduler_bottom, &scheduler_size);
#endif
}

void Fiber::arrived() {
#ifdef RAWGEMM_ASAN
  __sanitizer_finish_switch_fiber(nullptr, &scheduler_bottom, &scheduler_size);
#endif
}

}  // namespace rawgemm::model
