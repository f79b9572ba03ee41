#include <multiplier.hpp>

#include <pthread.h>

#include <algorithm>
#include <cstring>
#include <memory>

namespace rawgemm::model {
namespace {

template <NumberType type>
float value_of(const char* bytes) {
  u16 bits = static_cast<unsigned char>(bytes[0]);
  if constexpr (type == NumberType::f16 || type == NumberType::bf16) std::memcpy(&bits, bytes, sizeof(bits));
  if constexpr (type == NumberType::f16) return f16_value(bits);
  if constexpr (type == NumberType::bf16) return bf16_value(bits);
  if constexpr (type == NumberType::e4m3) return e4m3_value(static_cast<u8>(bits));
  if constexpr (type == NumberType::e5m2) return e5m2_value(static_cast<u8>(bits));
}

/// To values: element (row, k) to to[row * row_step + k * k_step].
template <NumberType type>
void decode(const char* from, Major major, u32 rows, float* to, u32 row_step, u32 k_step) {
  constexpr u32 bytes = type == NumberType::f16 || type == NumberType::bf16 ? 2 : 1;
  constexpr u32 k = k_bytes / bytes;
  if (major == Major::k) {
    for (u32 row = 0; row < rows; ++row)
      for (u32 i = 0; i < k; ++i) to[row * row_step + i * k_step] = value_of<type>(from + (row * k + i) * bytes);
  } else {
    for (u32 i = 0; i < k; ++i)
      for (u32 row = 0; row < rows; ++row)
        to[row * row_step + i * k_step] = value_of<type>(from + (i * rows + row) * bytes);
  }
}

void decode(NumberType type, const char* from, Major major, u32 rows, float* to, u32 row_step, u32 k_step) {
  switch (type) {
    case NumberType::f16:
      return decode<NumberType::f16>(from, major, rows, to, row_step, k_step);
    case NumberType::bf16:
      return decode<NumberType::bf16>(from, major, rows, to, row_step, k_step);
    case NumberType::e4m3:
      return decode<NumberType::e4m3>(from, major, rows, to, row_step, k_step);
    case NumberType::e5m2:
      return decode<NumberType::e5m2>(from, major, rows, to, row_step, k_step);
  }
}

void negate(float* values, u32 count) {
  for (u32 i = 0; i < count; ++i) values[i] = -values[i];
}

}  // namespace

Multiplier::~Multiplier() {
  finish(started_);
  stops_ = true;
  ++started_;
  started_.notify_one();
  thread_.join();
}

Multiplier::Task& Multiplier::next() {
  const u32 number = started_;
  finish(number - tasks + 1);
  return tasks_[number % tasks];
}

u32 Multiplier::start() {
  const u32 number = ++started_;
  // To wake the thread takes long: it sleeps until there are several tasks, or one is waited for.
  if (number % (tasks / 2) == 0) started_.notify_one();
  return number;
}

void Multiplier::finish(u32 number) {
  for (u32 done = done_; static_cast<i32>(number - done) > 0; done = done_) {
    started_.notify_one();
    done_.wait(done);
  }
}

void Multiplier::work() {
  for (u32 done = 0;; ++done) {
    started_.wait(done);
    if (stops_) return;
    const Task& task = tasks_[done % tasks];
    const Wgmma& x = task.instruction;
    const u32 k = x.k();
    decode(x.arithmetic.a, task.a.data(), x.major_a, wgmma_m, a_.data(), k, 1);
    decode(x.arithmetic.b, task.b.data(), x.major_b, x.n, b_.data(), 1, max_wgmma_n);
    if (x.negate_a) negate(a_.data(), wgmma_m * k);
    if (x.negate_b) negate(b_.data(), k * max_wgmma_n);
    if (!x.scale_d) std::fill_n(task.d, wgmma_m * x.n, 0.0f);
    multiply(x.arithmetic, task.d, a_.data(), b_.data(), wgmma_m, x.n, k);
    done_ = done + 1;
    done_.notify_one();
  }
}

Multiplier& multiplier() {
  static std::unique_ptr<Multiplier> multiplier;
  // A child of fork() has none of its parent's threads: it begins its own, and cannot join the other.
  [[maybe_unused]] static const int of_children =
      pthread_atfork(nullptr, nullptr, [] { static_cast<void>(multiplier.release()); });
  if (multiplier == nullptr) multiplier = std::make_unique<Multiplier>();
  return *multiplier;
}

}  // namespace rawgemm::model
