#include <multiplier.hpp>

#include <algorithm>

namespace rawgemm::model {

Multiplier::~Multiplier() {
  finish(started_);
  stops_ = true;
  start();
  thread_.join();
}

Multiplier::Task& Multiplier::next() {
  const u32 number = started_;
  finish(number - tasks + 1);
  return tasks_[number % tasks];
}

u32 Multiplier::start() {
  const u32 number = ++started_;
  started_.notify_one();
  return number;
}

void Multiplier::finish(u32 number) {
  for (u32 done = done_; static_cast<i32>(number - done) > 0; done = done_) done_.wait(done);
}

void Multiplier::work() {
  for (u32 done = 0;; ++done) {
    started_.wait(done);
    if (stops_) return;
    const Task& task = tasks_[done % tasks];
    if (task.clear) std::fill_n(task.d, wgmma_m * task.n, 0.0f);
    multiply(task.arithmetic, task.d, task.a.data(), task.b.data(), wgmma_m, task.n, task.k);
    done_ = done + 1;
    done_.notify_one();
  }
}

Multiplier& multiplier() {
  static Multiplier multiplier;
  return multiplier;
}

}  // namespace rawgemm::model
