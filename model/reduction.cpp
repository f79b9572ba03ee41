#include <reduction.hpp>

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

#include <numbers.hpp>

namespace rawgemm::model {
namespace {

template <class Type>
Type combine_integers(Reduction op, Type x, Type y) {
  switch (op) {
    case Reduction::add:
      return static_cast<Type>(static_cast<u64>(x) + static_cast<u64>(y));
    case Reduction::min:
      return y < x ? y : x;
    case Reduction::max:
      return y > x ? y : x;
  }
  return x;
}

/// With subnormal numbers, which red.add.f32 flushes to zero.
u32 add_f32(u32 x, u32 y) {
  constexpr u32 nan = 0x7fffffff;
  const float sum = std::bit_cast<float>(x) + std::bit_cast<float>(y);
  return std::isnan(sum) ? nan : std::bit_cast<u32>(sum);
}

/// x: in memory, y: what is added. An H200 leaves a NaN in y as it is, be it a signalling one; one in x is taken to
/// stay, too. So few numbers are NaN that no case of a probe has had two at one place.
u64 add_f64(u64 x, u64 y) {
  constexpr u64 nan = 0xfff8000000000000;
  if (std::isnan(std::bit_cast<double>(y))) return y;
  if (std::isnan(std::bit_cast<double>(x))) return x;
  const double sum = std::bit_cast<double>(x) + std::bit_cast<double>(y);
  return std::isnan(sum) ? nan : std::bit_cast<u64>(sum);
}

/// f16 and bf16: value and round convert. A float holds enough of a sum that rounding twice is rounding once.
u16 combine_halves(Reduction op, u16 x, u16 y, float (*value)(u16), u16 (*round)(float)) {
  const float a = value(x);
  const float b = value(y);
  if (op == Reduction::add) return round(a + b);
  if (std::isnan(a)) return round(b);
  if (std::isnan(b)) return round(a);
  // -0 is less than +0.
  const bool a_is_less = a < b || (a == b && std::signbit(a));
  return a_is_less == (op == Reduction::min) ? x : y;
}

template <class Type, class Combine>
void for_each(void* to, const void* from, u32 bytes, Combine combine) {
  for (u32 at = 0; at < bytes; at += sizeof(Type)) {
    Type x, y;
    std::memcpy(&x, static_cast<char*>(to) + at, sizeof(x));
    std::memcpy(&y, static_cast<const char*>(from) + at, sizeof(y));
    x = combine(x, y);
    std::memcpy(static_cast<char*>(to) + at, &x, sizeof(x));
  }
}

}  // namespace

void reduce(Reduction op, TensorType type, void* to, const void* from, u32 bytes) {
  const auto integers = [op](auto x, auto y) { return combine_integers(op, x, y); };
  switch (type) {
    case TensorType::u32:
      return for_each<u32>(to, from, bytes, integers);
    case TensorType::i32:
      return for_each<i32>(to, from, bytes, integers);
    case TensorType::u64:
      return for_each<u64>(to, from, bytes, integers);
    case TensorType::i64:
      return for_each<i64>(to, from, bytes, integers);
    case TensorType::f32:
      return for_each<u32>(to, from, bytes, &add_f32);
    case TensorType::f64:
      return for_each<u64>(to, from, bytes, &add_f64);
    case TensorType::f16:
      return for_each<u16>(to, from, bytes,
                           [op](u16 x, u16 y) { return combine_halves(op, x, y, &f16_value, &round_to_f16); });
    case TensorType::bf16:
      return for_each<u16>(to, from, bytes,
                           [op](u16 x, u16 y) { return combine_halves(op, x, y, &bf16_value, &round_to_bf16); });
    case TensorType::u8:
    case TensorType::u16:
      break;
  }
}

}  // namespace rawgemm::model
