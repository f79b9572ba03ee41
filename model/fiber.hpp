// One fiber per CUDA thread: a stack and a place to go on from.
#pragma once
#include <cstddef>
#if !defined(__x86_64__)
#include <ucontext.h>
#endif

namespace rawgemm::model {

/// Memory for fibers' stacks, each with a page below it that faults when the stack overflows.
class Stacks {
 public:
  Stacks() = default;
  Stacks(const Stacks&) = delete;
  ~Stacks();

  /// Makes room for so many. Where there was room for fewer, no fiber may still be on one of these.
  void reserve(std::size_t count);
  /// The lowest byte of one.
  char* operator[](std::size_t number) const;
  static std::size_t size();

 private:
  void unmap();

  char* memory_ = nullptr;
  std::size_t count_ = 0;
};

/// Runs entry(argument) on a stack of its own, in turns with whoever calls resume(). entry calls arrived() first and
/// must not return: it suspends for the last time instead, and the fiber is then dropped.
class Fiber {
 public:
  using Entry = void (*)(void* argument);

  Fiber(char* stack, Entry entry, void* argument);

  /// Runs the fiber until it suspends.
  void resume();
  /// It is about to be resumed: the top of its stack is fetched to the cache.
  void prefetch() const {
#if defined(__x86_64__)
    for (int line = 0; line < 4; ++line) __builtin_prefetch(static_cast<const char*>(stack_pointer_) + line * 64);
#endif
  }
  /// Called on the fiber when it runs for the first time.
  static void arrived();
  /// Called on the fiber: goes back to who resumed it.
  void suspend();

 private:
  char* stack_;
  void* sanitizer_state_ = nullptr;
#if defined(__x86_64__)
  void* stack_pointer_;
#else
  ucontext_t context_;
  Entry entry_;
  void* argument_;
  static void start(unsigned high, unsigned low);
#endif
};

}  // namespace rawgemm::model
