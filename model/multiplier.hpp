// The model's second thread: it decodes and multiplies, in order, while the fibers go on. What it computes is looked at
// only after finish(), so that nothing depends on when it runs.
#pragma once
#include <array>
#include <atomic>
#include <thread>

#include <instructions.hpp>

namespace rawgemm::model {

inline constexpr u32 k_bytes = 32;  // of a row, per instruction

class Multiplier {
 public:
  /// One wgmma. An operand is as in shared memory, but without gaps: K-major, the 32 bytes of K of each row; MN-major,
  /// the rows' elements for each k. A in registers is K-major.
  struct Task {
    Wgmma instruction;
    float* d;  // [wgmma_m][n]; nobody else's until the task is finished
    std::array<char, wgmma_m * k_bytes> a;
    std::array<char, max_wgmma_n * k_bytes> b;
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
  static constexpr u32 tasks = 16;

  void work();

  std::array<Task, tasks> tasks_;
  std::array<float, wgmma_m * max_wgmma_k> a_;  // of the task at hand, decoded
  std::array<float, max_wgmma_k * max_wgmma_n> b_;
  std::atomic<u32> started_ = 0;
  std::atomic<u32> done_ = 0;
  std::atomic<bool> stops_ = false;  // at the next task
  std::thread thread_;
};

/// The one of this program.
Multiplier& multiplier();

}  // namespace rawgemm::model
