// Random tensors and boxes for the probes of TMA, at and beyond every edge.
#pragma once
#include <algorithm>

#include <host/device.hpp>
#include <tests/chip/probes.hpp>

namespace rawgemm::test::chip {

inline constexpr TensorType tensor_types[] = {TensorType::u8,  TensorType::u16, TensorType::u32, TensorType::i32,
                                              TensorType::u64, TensorType::i64, TensorType::f16, TensorType::f32,
                                              TensorType::f64, TensorType::bf16};

template <class T, size_t count>
T one_of(Random& random, const T (&values)[count]) {
  return values[random.between(0, count - 1)];
}

inline std::vector<u8> random_bytes(Random& random, size_t count) {
  std::vector<u8> bytes((count + 7) / 8 * 8);
  for (size_t i = 0; i < bytes.size(); i += 8) {
    const u64 next = random.next();
    std::copy_n(reinterpret_cast<const u8*>(&next), 8, bytes.data() + i);
  }
  bytes.resize(count);
  return bytes;
}

/// Elements for reductions: any bits, and for floating-point types values of like size, too.
inline std::vector<u8> numbers(Random& random, TensorType type, size_t count) {
  std::vector<u8> bytes = random_bytes(random, count);
  if (!is_floating_point(type)) return bytes;
  const size_t element = static_cast<size_t>(bytes_of(type));
  const u8 exponent = type == TensorType::f16 ? 0x3c : 0x3f;  // the highest byte of 1 and numbers near it
  for (size_t at = element - 1; at < count; at += element)
    if (random.between(0, 3) != 0) bytes[at] = static_cast<u8>((bytes[at] & 0x80) | exponent);
  return bytes;
}

/// A request without its address, and how much memory it needs there: a store may write 16 bytes past the last row.
struct RandomTensor {
  TensorMapRequest request;
  size_t bytes;
};

inline i64 box_rows(const TensorMapRequest& request) {
  i64 rows = 1;
  for (int i = 1; i < request.rank; ++i)
    rows *= (request.box[i] + request.element_stride[i] - 1) / request.element_stride[i];
  return rows;
}

inline u32 box_bytes(const TensorMapRequest& request) {
  return static_cast<u32>(box_rows(request) * request.box[0] * bytes_of(request.type));
}

/// How much of shared memory a box spans: with a swizzle its rows may be narrower than they are far apart.
inline u32 box_span(const TensorMapRequest& request) {
  return static_cast<u32>(box_rows(request) *
                          std::max(request.box[0] * bytes_of(request.type), width_of(request.swizzle)));
}

inline constexpr u32 max_box_span = 8192;

inline void draw_box(Random& random, TensorMapRequest& x) {
  const i64 element = bytes_of(x.type);
  x.swizzle = static_cast<Swizzle>(random.between(0, 3));
  const i64 widest = x.swizzle == Swizzle::none ? std::min<i64>(256 * element, 512) : width_of(x.swizzle);
  x.box[0] = 16 * random.between(1, widest / 16) / element;
  x.element_stride[0] = random.between(0, 3) == 0 ? random.between(1, 8) : 1;
  for (int i = 1; i < x.rank; ++i) {
    x.element_stride[i] = random.between(0, 1) == 0 ? random.between(1, 8) : 1;
    x.box[i] = random.between(1, x.rank > 3 ? 4 : 12) * (random.between(0, 1) == 0 ? x.element_stride[i] : 1);
  }
  for (int i = x.rank; --i > 0;)
    if (box_span(x) > max_box_span) x.box[i] = 1;
}

inline RandomTensor random_tensor(Random& random, TensorType type) {
  TensorMapRequest x{};
  x.type = type;
  x.rank = static_cast<int>(random.between(1, 5));
  const i64 element = bytes_of(type);
  const i64 most = x.rank > 3 ? 4 : 10;
  x.extent[0] = random.between(1, std::max<i64>(1, (x.rank > 3 ? 96 : 256) / element));
  i64 below = x.extent[0] * element;
  for (int i = 1; i < x.rank; ++i) {
    x.extent[i] = random.between(1, most);
    x.stride[i - 1] = (below + 15) / 16 * 16 + 16 * random.between(0, 2);
    below = x.stride[i - 1] * x.extent[i];
  }
  draw_box(random, x);
  if (is_floating_point(type)) x.fill = static_cast<Fill>(random.between(0, 1));
  return {x, static_cast<size_t>(below) + 16};
}

/// Where a box begins: mostly inside, sometimes before, across or behind an edge.
struct Place {
  i32 at[TensorMapRequest::max_rank];
};

/// TMA takes whole 16 bytes along dimension 0, and none but loads may begin before the tensor.
enum class Begin { anywhere, not_before_tensor };
inline Place random_place(Random& random, const TensorMapRequest& x, Begin begin = Begin::anywhere) {
  Place place{};
  for (int i = 0; i < x.rank; ++i) {
    const i64 step = i == 0 ? 16 / bytes_of(x.type) : 1;
    const i64 first = begin == Begin::anywhere ? -x.box[i] / step : 0;
    const i64 steps = random.between(0, 2) == 0 ? random.between(first, x.extent[i] / step + 1)
                                                : random.between(0, (x.extent[i] - 1) / step);
    place.at[i] = static_cast<i32>(steps * step);
  }
  return place;
}

inline Status encode(const TensorMapRequest& request, TensorMap* map) {
  if (Status s = check(request, "probe"); !s.ok()) return s;
  return device::encode_tensor_map(request, "probe", map);
}

}  // namespace rawgemm::test::chip
