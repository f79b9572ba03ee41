// The model's second thread: it multiplies, in order, while the fibers go on. What it computes is looked at only after
// finish(), so that nothing depends on when it runs.
#pragma once
#include <array>
#include <atomic>
#include <thread>

#include <multiply.hpp>

namespace rawgemm::model {

class Multiplier {
 public:
  /// One multiplication, as multiply takes it.
  struct Task {
    Arithmetic arithmetic;
    u32 n;
    u32 k;
    bool clear;  // d, before
    float* d;    // [wgmma_m][n]; nobody else's until the task is finished
    std::array<float, wgmma_m * max_wgmma_k> a;
    std::array<float, max_wgmma_k * max_wgmma_n> b;
  };

  Multiplier() : thread_([this] { work(); }) {}
  Multiplier(const Multiplier&) = delete;
  ~Multiplier();

  /// A task to fill in; waits while all are in use.
  Task& next();
  /// Starts the task that next() gave. Returns its number.
  u32 start();
  /// Waits until the tasks up to this number are done.
  void finish(u32 number);

 private:
  static constexpr u32 tasks = 8;

  void work();

  std::array<Task, tasks> tasks_;
  std::atomic<u32> started_ = 0;
  std::atomic<u32> done_ = 0;
  std::atomic<bool> stops_ = false;  // at the next task
  std::thread thread_;
};

/// The one of this program.
Multiplier& multiplier();

}  // namespace rawgemm::model
