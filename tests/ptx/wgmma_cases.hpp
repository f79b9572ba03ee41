// Operands for tests/ptx/wgmma_product.cuh, and what the PTX ISA says of the result. Written from its tables element by
// element, where the model goes by 16-byte chunks: each judges the other.
#pragma once
#include <cmath>
#include <vector>

#include <tests/numbers.hpp>
#include <tests/ptx/wgmma_product.cuh>

namespace rawgemm::test::wgmma {

/// A floating-point format.
struct Format {
  u32 bytes;
  u32 fraction_bits;
  int bias;

  bool operator==(const Format&) const = default;
};
inline constexpr Format f16_format{2, 10, 15};

template <class Type>
constexpr Format format() {
  if constexpr (is_same<Type, f16>) return f16_format;
  if constexpr (is_same<Type, bf16>) return {2, 7, 127};
  if constexpr (is_same<Type, e4m3>) return {1, 3, 7};
  if constexpr (is_same<Type, e5m2>) return {1, 2, 15};
}

/// Of an integer that the format holds exactly.
inline u32 bits_of_integer(const Format& format, i32 x) {
  const u32 sign = x < 0 ? 1u << (8 * format.bytes - 1) : 0;
  if (x == 0) return sign;
  const int exponent = std::ilogb(std::abs(x));
  const double fraction = std::ldexp(std::abs(x), -exponent) - 1;
  const u32 exponent_bits = static_cast<u32>(exponent + format.bias) << format.fraction_bits;
  return sign | exponent_bits | static_cast<u32>(std::ldexp(fraction, static_cast<int>(format.fraction_bits)));
}
inline i32 integer_of_bits(const Format& format, u32 bits) {
  const u32 sign_bit = 1u << (8 * format.bytes - 1);
  const u32 magnitude = bits & (sign_bit - 1);
  if (magnitude == 0) return 0;
  const int exponent = static_cast<int>(magnitude >> format.fraction_bits) - format.bias;
  const u32 fraction = magnitude & ((1u << format.fraction_bits) - 1);
  const double value = std::ldexp(1 + std::ldexp(fraction, -static_cast<int>(format.fraction_bits)), exponent);
  return static_cast<i32>(bits & sign_bit ? -value : value);
}

struct Variant {
  void (*kernel)(Params);
  u32 n;
  Format a;
  Format b;
  bool d_is_f16;
  i32 scale_a;
  i32 scale_b;
  Major major_a;
  Major major_b;
  bool a_in_registers;

  u32 k() const { return 32 / a.bytes; }
  u32 registers_of_d() const { return n / (d_is_f16 ? 4 : 2); }
};

template <u32 n, class A, class B, class Register, i32 scale_a, i32 scale_b, Major major_a, Major major_b,
          bool a_in_registers>
Variant variant() {
  return {&product<n, A, B, Register, scale_a, scale_b, major_a, major_b, a_in_registers>,
          n,
          format<A>(),
          format<B>(),
          is_same<Register, u32>,
          scale_a,
          scale_b,
          major_a,
          major_b,
          a_in_registers};
}

std::vector<Variant> variants_16_bit();
std::vector<Variant> variants_fp8();
/// All.
inline const std::vector<Variant>& variants() {
  static const std::vector<Variant> all = [] {
    std::vector<Variant> found = variants_16_bit();
    const std::vector<Variant> others = variants_fp8();
    found.insert(found.end(), others.begin(), others.end());
    return found;
  }();
  return all;
}

/// Where element (row, k) of an operand lies, from the beginning of shared memory, which is a multiple of 1024
/// ("Canonical Layouts").
inline u32 byte_of(const Matrix& x, Major major, u32 row, u32 k, u32 element_bytes) {
  const u32 bits = static_cast<u32>(x.swizzle);
  const u32 width = 16u << bits;
  const u32 leading = x.leading_byte_offset;
  const u32 stride = x.stride_byte_offset;
  u32 at = x.offset;
  if (major == Major::k) {
    const u32 byte = k * element_bytes;
    at += row / 8 * stride + row % 8 * width + (bits == 0 ? byte / 16 * leading + byte % 16 : byte);
  } else {
    const u32 byte = row * element_bytes;
    at += byte / width * (bits == 0 ? stride : leading) + byte % width + k / 8 * (bits == 0 ? leading : stride) +
          k % 8 * width;
  }
  const u32 pattern_row = (at / 128 - x.base_offset) % (1u << bits);
  return at ^ pattern_row << 4;
}

/// The operands of a case; A's and B's parts of shared memory follow each other.
inline constexpr u32 a_bytes = 8 * 1024;
inline constexpr u32 b_bytes = 32 * 1024;

struct Problem {
  std::vector<u8> shared = std::vector<u8>(a_bytes + b_bytes);
  Matrix a{};
  Matrix b{};
  std::vector<u32> a_registers = std::vector<u32>(threads * 4);
  bool scale_d = true;
  std::vector<u32> d;
};

/// Row and column of half `i` of register `r` of D, or of float r: "Register Fragments".
struct Place {
  u32 row;
  u32 column;
};
inline Place place_of_d(u32 thread, u32 r, u32 i, bool is_f16) {
  const u32 warp = thread / 32, lane = thread % 32;
  const u32 number = is_f16 ? 2 * r + i : r;
  return {warp * 16 + lane / 4 + number / 2 % 2 * 8, number / 4 * 8 + lane % 4 * 2 + number % 2};
}
/// Row and k of element i of register r of A.
inline Place place_of_a(u32 thread, u32 r, u32 i, u32 element_bytes) {
  const u32 warp = thread / 32, lane = thread % 32;
  const u32 elements = 4 / element_bytes;
  return {warp * 16 + lane / 4 + r % 2 * 8, r / 2 * elements * 4 + lane % 4 * elements + i};
}

inline Params params_of(const Problem& x, const void* shared, const u32* a_registers, void* d) {
  return {shared, static_cast<u32>(x.shared.size()), x.a, x.b, a_registers, x.scale_d, d};
}
inline u32 shared_bytes(const Problem& x) { return static_cast<u32>(x.shared.size()) + 8; }

/// A layout whose operand stays inside `bytes` bytes from `begin`: as TMA or a kernel would write it, or with any
/// strides.
inline Matrix random_layout(Random& random, Major major, u32 rows, u32 element_bytes, u32 begin, u32 bytes,
                            bool with_base_offset) {
  Matrix x{};
  while (true) {
    const bool compact = random.next() % 2 == 0;
    x.swizzle = static_cast<Swizzle>(random.between(0, 3));
    const u32 width = 16u << static_cast<u32>(x.swizzle);
    const bool swizzled = x.swizzle != Swizzle::none;
    x.base_offset = with_base_offset && swizzled ? static_cast<u32>(random.between(0, 7)) : 0;
    const u32 groups = (rows + 7) / 8;
    const auto any = [&](u32 most) { return static_cast<u32>(random.between(0, most / 16)) * 16; };
    if (major == Major::k) {
      x.stride_byte_offset = compact ? 8 * width : any(bytes / groups);
      x.leading_byte_offset = compact && !swizzled ? groups * 128 : any(2048);
    } else {
      x.stride_byte_offset = compact ? 8 * width : any(bytes / (swizzled ? 2 : groups));
      x.leading_byte_offset = compact ? (swizzled ? 16 * width : groups * 128) : any(bytes / (swizzled ? groups : 2));
    }
    x.offset = begin + (random.next() % 2 == 0 ? 0 : any(bytes / 2));
    u32 last = 0;
    const u32 k = 32 / element_bytes;
    for (const u32 row : {0u, rows - 1, rows / 2})
      for (const u32 i : {0u, 7u, k - 1}) last = std::max(last, byte_of(x, major, row, i, element_bytes) | 127);
    // Chunks that lie together may pass the last element's: they go up to the end of a row of the swizzle.
    if (last + 8 * width < begin + bytes) return x;
  }
}

/// Integers so small that every sum is exact, in random layouts.
inline Problem random_problem(Random& random, const Variant& v, bool with_base_offset) {
  Problem x;
  constexpr i32 most = 4;
  u64 bits = 0;
  u32 left = 0;
  const auto integer = [&] {
    if (left == 0) {
      bits = random.next();
      left = 16;
    }
    --left;
    const i32 value = static_cast<i32>(bits % 9) - most;  // 9 of 16: a little uneven, and quick
    bits >>= 4;
    return value;
  };
  const auto fill = [&](u8* bytes, u32 size, const Format& format) {
    for (u32 at = 0; at < size; at += format.bytes) {
      const u32 element = bits_of_integer(format, integer());
      for (u32 i = 0; i < format.bytes; ++i) bytes[at + i] = static_cast<u8>(element >> 8 * i);
    }
  };
  fill(x.shared.data(), a_bytes, v.a);
  fill(x.shared.data() + a_bytes, b_bytes, v.b);
  x.a = random_layout(random, v.major_a, 64, v.a.bytes, 0, a_bytes, with_base_offset);
  x.b = random_layout(random, v.major_b, v.n, v.b.bytes, a_bytes, b_bytes, with_base_offset);
  fill(reinterpret_cast<u8*>(x.a_registers.data()), threads * 16, v.a);
  x.scale_d = random.next() % 4 != 0;
  x.d.resize(threads * v.registers_of_d());
  for (u32& d : x.d)
    d = v.d_is_f16 ? bits_of_integer(f16_format, integer()) | bits_of_integer(f16_format, integer()) << 16
                   : std::bit_cast<u32>(static_cast<float>(integer()));
  return x;
}

/// D afterwards.
inline std::vector<u32> expected(const Variant& v, const Problem& x) {
  const u32 k = v.k();
  const auto element = [&](const Format& format, u32 at) {
    u32 bits = 0;
    for (u32 i = 0; i < format.bytes; ++i) bits |= u32{x.shared[at + i]} << 8 * i;
    return integer_of_bits(format, bits);
  };
  std::vector<i32> a(64 * k), b(v.n * k);
  if (v.a_in_registers) {
    for (u32 thread = 0; thread < threads; ++thread)
      for (u32 r = 0; r < 4; ++r)
        for (u32 i = 0; i < 4 / v.a.bytes; ++i) {
          const auto [row, column] = place_of_a(thread, r, i, v.a.bytes);
          const u32 bits = x.a_registers[thread * 4 + r] >> 8 * v.a.bytes * i & (v.a.bytes == 2 ? 0xffff : 0xff);
          a[row * k + column] = v.scale_a * integer_of_bits(v.a, bits);
        }
  } else {
    for (u32 row = 0; row < 64; ++row)
      for (u32 i = 0; i < k; ++i) a[row * k + i] = v.scale_a * element(v.a, byte_of(x.a, v.major_a, row, i, v.a.bytes));
  }
  for (u32 row = 0; row < v.n; ++row)
    for (u32 i = 0; i < k; ++i) b[row * k + i] = v.scale_b * element(v.b, byte_of(x.b, v.major_b, row, i, v.b.bytes));
  std::vector<u32> d = x.d;
  for (u32 thread = 0; thread < threads; ++thread)
    for (u32 r = 0; r < v.registers_of_d(); ++r) {
      u32& bits = d[thread * v.registers_of_d() + r];
      const auto sum = [&](u32 i, i32 before) {
        const auto [row, column] = place_of_d(thread, r, i, v.d_is_f16);
        i32 result = x.scale_d ? before : 0;
        for (u32 j = 0; j < k; ++j) result += a[row * k + j] * b[column * k + j];
        return result;
      };
      if (v.d_is_f16)
        bits = bits_of_integer(f16_format, sum(0, integer_of_bits(f16_format, bits & 0xffff))) |
               bits_of_integer(f16_format, sum(1, integer_of_bits(f16_format, bits >> 16))) << 16;
      else
        bits = std::bit_cast<u32>(static_cast<float>(sum(0, static_cast<i32>(std::bit_cast<float>(bits)))));
    }
  return d;
}

}  // namespace rawgemm::test::wgmma
