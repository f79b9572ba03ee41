// One fiber per CUDA thread: a stack and a place to go on from.
#pragma once
#include <cstddef>
#if !defined(__x86_64__)
#include <ucontext.h>
#endif

namespace rawgemm::model {

/// Memory for a fiber's stack, with a page below it that faults when the stack overflows.
class Stack {
 public:
  Stack();
  Stack(Stack&& other) noexcept;
  Stack& operator=(Stack&& other) = delete;
  ~Stack();

  char* bottom() const { return bottom_; }
  static std::size_t size();

 private:
  char* bottom_;
};

/// Runs entry(argument) on a stack of its own, in turns with whoever calls resume(). entry calls arrived() first and
/// must not return: it suspends for the last time instead, and the fiber is then dropped.
class Fiber {
 public:
  using Entry = void (*)(void* argument);

  Fiber(Stack& stack, Entry entry, void* argument);

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
  Stack* stack_;
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
