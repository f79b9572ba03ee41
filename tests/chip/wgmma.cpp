// wgmma: which element of shared memory and of registers takes which place in the product, and products of every form.
#include <cstdlib>
#include <cstring>

#include <host/device.hpp>
#include <tests/chip/probes.hpp>
#include <tests/ptx/wgmma_cases.hpp>

namespace rawgemm::test::chip {
namespace {

using namespace wgmma;

Status launch(Case& c, const Variant& v, const Problem& x) {
  return device::launch("product", v.kernel, 1, {.block = threads, .cluster = 1, .shared_memory = shared_bytes(x)},
                        nullptr, params_of(x, c.input(x.shared), c.input(x.a_registers), c.output(x.d)));
}

template <class Type>
constexpr Format format_of = format<Type>();

const Variant& find(const Format& type, u32 n, Major major_a, Major major_b, bool a_in_registers) {
  for (const Variant& v : variants())
    if (v.a == type && v.b == type && !v.d_is_f16 && v.n == n && v.scale_a == 1 && v.scale_b == 1 &&
        v.major_a == major_a && v.major_b == major_b && v.a_in_registers == a_in_registers)
      return v;
  std::abort();  // no such variant: tests/ptx/wgmma_variants.py
}

/// Fills [begin, begin + bytes) with a digit of each element's number, and returns how many digits there are. Digits
/// are such that the type holds them exactly.
u32 number_elements(std::vector<u8>& memory, u32 begin, u32 bytes, const Format& type, u32 digit) {
  const u32 bits = type.fraction_bits == 2 ? 3 : type.fraction_bits == 3 ? 4 : 8;  // of a digit
  for (u32 at = 0; at < bytes; at += type.bytes) {
    const u32 value = bits_of_integer(type, static_cast<i32>(at / type.bytes >> bits * digit & ((1u << bits) - 1)));
    for (u32 i = 0; i < type.bytes; ++i) memory[begin + at + i] = static_cast<u8>(value >> 8 * i);
  }
  u32 digits = 0;
  while (bytes / type.bytes >> bits * digits > 1) ++digits;
  return digits;
}

/// Which elements of shared memory an operand is made of: the other one is the identity, and an element's value is a
/// digit of its number in shared memory. D is all of the operand, a digit a launch.
Status read_layout(Case& c, bool of_a, const Format& type, Major major, const Matrix& matrix) {
  const u32 k = 32 / type.bytes;
  const u32 n = of_a ? k : 256;
  const Variant& v = find(type, n, of_a ? major : Major::k, of_a ? Major::k : major, !of_a);
  Problem x;
  x.d.resize(threads * v.registers_of_d());
  x.scale_d = false;
  const u32 one = bits_of_integer(type, 1);
  if (of_a) {
    x.a = matrix;
    x.b = {a_bytes, Swizzle::none, n / 8 * 128, 128, 0};
    for (u32 i = 0; i < k; ++i) {
      const u32 at = byte_of(x.b, Major::k, i, i, type.bytes);
      for (u32 byte = 0; byte < type.bytes; ++byte) x.shared[at + byte] = static_cast<u8>(one >> 8 * byte);
    }
  } else {
    x.b = matrix;
    for (u32 thread = 0; thread < threads; ++thread)
      for (u32 r = 0; r < 4; ++r)
        for (u32 i = 0; i < 4 / type.bytes; ++i) {
          const auto [row, column] = place_of_a(thread, r, i, type.bytes);
          if (row == column) x.a_registers[thread * 4 + r] |= one << 8 * type.bytes * i;
        }
  }
  u32 digits = 1;
  for (u32 digit = 0; digit < digits; ++digit) {
    digits = number_elements(x.shared, of_a ? 0 : a_bytes, of_a ? a_bytes : b_bytes, type, digit);
    if (Status s = launch(c, v, x); !s.ok()) return s;
  }
  return {};
}

constexpr Format types[] = {format_of<bf16>, format_of<f16>, format_of<e4m3>, format_of<e5m2>};

/// Layouts as TMA writes them. Cases 0 to 95: {A, B} x {bf16 K-major, bf16 MN-major, e4m3} x 4 swizzles x 4 steps along
/// K of 32 bytes; after them any type, major, layout, strides and beginning.
Status wgmma_layout(Case& c) {
  constexpr u64 structured = 96;
  if (c.number() < structured) {
    u64 rest = c.number();
    const auto digit = [&](u64 base) {
      const u64 value = rest % base;
      rest /= base;
      return static_cast<u32>(value);
    };
    const u32 step = digit(4);
    const u32 swizzle = digit(4);
    const u32 kind = digit(3);
    const bool of_a = digit(2) == 0;
    const Major major = kind == 1 ? Major::mn : Major::k;
    const u32 width = 16u << swizzle;
    const u32 groups = of_a ? 8 : 32;
    Matrix matrix{of_a ? 0 : a_bytes, static_cast<Swizzle>(swizzle), groups * 128, 128, 0};
    if (swizzle > 0) {
      matrix.leading_byte_offset = 16 * width;
      matrix.stride_byte_offset = 8 * width;
    }
    matrix.offset += 32 * step % width;
    return read_layout(c, of_a, kind == 2 ? format_of<e4m3> : format_of<bf16>, major, matrix);
  }
  const bool of_a = c.random().next() % 2 == 0;
  const Format type = types[c.random().between(0, 3)];
  const Major major = type.bytes == 2 && c.random().next() % 2 == 0 ? Major::mn : Major::k;
  return read_layout(c, of_a, type, major,
                     random_layout(c.random(), major, of_a ? 64 : 256, type.bytes, of_a ? 0 : a_bytes,
                                   of_a ? a_bytes : b_bytes, false));
}

/// Base offsets. Cases 0 to 47: 3 swizzles x 8 base offsets x {K-major, MN-major} of A as TMA writes it, of which a
/// pattern that begins at (base offset) rows of 128 bytes would be read; after them any.
Status wgmma_base_offset(Case& c) {
  constexpr u64 structured = 48;
  const u64 number = c.number();
  Matrix matrix{};
  Major major = number / 24 % 2 == 0 ? Major::k : Major::mn;
  if (number < structured) {
    const u32 width = 32u << number % 3;
    const u32 base_offset = static_cast<u32>(number / 3 % 8);
    matrix = {base_offset * 128, static_cast<Swizzle>(1 + number % 3), 16 * width, 8 * width, base_offset};
    if (major == Major::k && width == 128) matrix.stride_byte_offset = 512;  // within what A has
  } else {
    major = c.random().next() % 2 == 0 ? Major::k : Major::mn;
    matrix = random_layout(c.random(), major, 64, 2, 0, a_bytes, true);
  }
  return read_layout(c, true, format_of<bf16>, major, matrix);
}

/// Where A's registers, or its elements in shared memory, go in D: they are numbered, and B is a row of identities, so
/// that D[m, n] = A[m, n % k].
Status read_fragments(Case& c, const Variant& v) {
  Problem x;
  x.d.resize(threads * v.registers_of_d());
  x.scale_d = false;
  x.a = {0, Swizzle::none, 1024, 128, 0};
  x.b = {a_bytes, Swizzle::none, v.n / 8 * 128, 128, 0};
  const u32 one = bits_of_integer(v.b, 1);
  for (u32 row = 0; row < v.n; ++row) {
    const u32 at = byte_of(x.b, v.major_b, row, row % v.k(), v.b.bytes);
    for (u32 byte = 0; byte < v.b.bytes; ++byte) x.shared[at + byte] = static_cast<u8>(one >> 8 * byte);
  }
  std::vector<u8> registers(threads * 16);
  u32 digits = 1;
  for (u32 digit = 0; digit < digits; ++digit) {
    digits = number_elements(registers, 0, threads * 16, v.a, digit);
    std::memcpy(x.a_registers.data(), registers.data(), registers.size());
    std::memcpy(x.shared.data(), registers.data(), registers.size());
    if (Status s = launch(c, v, x); !s.ok()) return s;
  }
  return {};
}

/// Every form in turn, with what A's and D's fragments hold; then forms at random, on integers so small that all sums
/// are exact, in random layouts.
Status wgmma_product(Case& c) {
  if (c.number() < variants().size()) return read_fragments(c, variants()[c.number()]);
  const Variant& v = variants()[c.random().next() % variants().size()];
  return launch(c, v, random_problem(c.random(), v, false));
}

}  // namespace

Probes wgmma_probes() {
  return {{"wgmma_layout", &wgmma_layout, 96},
          {"wgmma_base_offset", &wgmma_base_offset, 48},
          {"wgmma_product", &wgmma_product, variants().size() + 64}};
}

}  // namespace rawgemm::test::chip
