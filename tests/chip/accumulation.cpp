// What the tensor core sums: docs/accumulation.md reads its numbers off these probes.
#include <array>
#include <cmath>
#include <utility>

#include <host/device.hpp>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/fence.cuh>
#include <ptx/ld_st_global.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/mma.cuh>
#include <ptx/wgmma.cuh>
#include <tests/chip/probes.hpp>

namespace rawgemm::test::chip {
namespace {

constexpr u32 m = 64;
constexpr u32 n = 8;
constexpr u32 threads = 128;
constexpr u32 k_bytes = 32;  // of a wgmma: 16 elements of 16 bits, 32 of 8
constexpr u32 a_bytes = m * k_bytes;
constexpr u32 b_bytes = n * k_bytes;
constexpr u32 chunk = 16;  // bytes; 8 rows of them are a core matrix

/// D[64, 8] += A[64, k] * B[8, k]^T. a, b: as they lie in shared memory.
template <class A, class B, class Register, u32 count>
__device__ void add_product(Register (&d)[count], const u8* a, const u8* b) {
  const SharedAddress a_tile = ptx::dynamic_smem();
  const SharedAddress b_tile = a_tile + a_bytes;
  const auto copy = [](SharedAddress to, const u8* from) {
    u32 x, y, z, w;
    ptx::ld_global_v4_b32(x, y, z, w, from);
    ptx::st_shared_v4_b32(to, x, y, z, w);
  };
  ptx::bar_sync(0, threads);  // the wgmma before has read its tiles
  copy(a_tile + threadIdx.x * chunk, a + threadIdx.x * chunk);
  if (threadIdx.x < b_bytes / chunk) copy(b_tile + threadIdx.x * chunk, b + threadIdx.x * chunk);
  ptx::fence_proxy_async_shared_cta();
  ptx::bar_sync(0, threads);
  constexpr u32 core_matrix = 8 * chunk;
  ptx::wgmma_fence();
  ptx::wgmma_mma_async<n, A, B>(d, ptx::matrix_descriptor(a_tile, Swizzle::none, core_matrix, 2 * core_matrix),
                                ptx::matrix_descriptor(b_tile, Swizzle::none, core_matrix, 2 * core_matrix), 1);
  ptx::wgmma_commit_group();
  ptx::wgmma_wait_group<0>();
}

/// Two neighbours of D, of which a thread has one pair in each of two rows.
__device__ u32 pair_of(u32 half) {
  const u32 row = threadIdx.x / 32 * 16 + half * 8 + threadIdx.x % 32 / 4;
  return row * (n / 2) + threadIdx.x % 4;
}

struct SumParams {
  const u8* a;
  const u8* b;
  u32* d;  // [64, 8] in its type; holds C before
};

template <class A, class B, class Register>
__global__ void sum(const __grid_constant__ SumParams params) {
  constexpr u32 words = sizeof(Register) / sizeof(u32) * (__is_same(Register, float) ? 2 : 1);  // of a pair
  Register d[2 * words];
  for (u32 i = 0; i < 2 * words; ++i) {
    const u32* const from = params.d + pair_of(i / words) * words + i % words;
    if constexpr (__is_same(Register, float))
      d[i] = ptx::ld_global_f32(from);
    else
      d[i] = ptx::ld_global_b32(from);
  }
  add_product<A, B>(d, params.a, params.b);
  for (u32 i = 0; i < 2 * words; ++i) {
    u32* const to = params.d + pair_of(i / words) * words + i % words;
    if constexpr (__is_same(Register, float))
      ptx::st_global_f32(to, d[i]);
    else
      ptx::st_global_b32(to, d[i]);
  }
}

/// The same by mma.sync, 16 rows for each warp.
template <class Type>
__global__ void sum_by_mma(const __grid_constant__ SumParams params) {
  const u32 lane = threadIdx.x % 32;
  const auto pair = [&](const u8* tile, u32 row, u32 half) {  // of the k from 8 half on
    return ptx::ld_global_b32(tile + ((row / 8 * 2 + half) * 8 + row % 8) * chunk + lane % 4 * sizeof(u32));
  };
  const u32 row = threadIdx.x / 32 * 16 + lane / 4;
  const u32 a[] = {pair(params.a, row, 0), pair(params.a, row + 8, 0), pair(params.a, row, 1),
                   pair(params.a, row + 8, 1)};
  const u32 b[] = {pair(params.b, lane / 4, 0), pair(params.b, lane / 4, 1)};
  float d[4];
  for (u32 i = 0; i < 4; ++i) d[i] = ptx::ld_global_f32(params.d + pair_of(i / 2) * 2 + i % 2);
  ptx::mma_m16n8k16<Type>(d, a, b, d);
  for (u32 i = 0; i < 4; ++i) ptx::st_global_f32(reinterpret_cast<float*>(params.d + pair_of(i / 2) * 2 + i % 2), d[i]);
}

struct Format {
  int exponent_bits;
  int fraction_bits;
  bool has_infinity;

  int bias() const { return (1 << (exponent_bits - 1)) - 1; }
  int least() const { return 1 - bias(); }
  int largest() const { return (1 << exponent_bits) - (has_infinity ? 2 : 1) - bias(); }
  u32 sign() const { return 1u << (exponent_bits + fraction_bits); }
};
constexpr Format bf16_format{8, 7, true};
constexpr Format f16_format{5, 10, true};
constexpr Format e4m3_format{4, 3, false};
constexpr Format e5m2_format{5, 2, true};
constexpr Format f32_format{8, 23, true};

/// 1.fraction * 2^exponent; below the normal numbers, what is left of it.
u32 number(const Format& format, bool negative, int exponent, u32 fraction = 0) {
  const u32 sign = negative ? format.sign() : 0;
  const u32 significand = 1u << format.fraction_bits | fraction;
  if (exponent < format.least()) {
    const int shift = format.least() - exponent;
    return sign | (shift > format.fraction_bits ? 0 : significand >> shift);
  }
  return sign | static_cast<u32>(exponent + format.bias()) << format.fraction_bits | fraction;
}

/// x, which must be a number of the format.
u32 number(const Format& format, double x) {
  if (x == 0) return 0;
  const int exponent = std::ilogb(x);
  const double fraction = std::ldexp(std::fabs(x), format.fraction_bits - exponent) - (1 << format.fraction_bits);
  return number(format, x < 0, exponent, static_cast<u32>(fraction));
}

/// What a wgmma multiplies and adds to, and the kernel for it.
struct Types {
  const char* name;
  Format a, b, d;
  void (*kernel)(SumParams);

  bool is_fp8() const { return a.exponent_bits + a.fraction_bits == 7; }
  bool is_f16() const { return d.fraction_bits == f16_format.fraction_bits; }
  u32 k() const { return is_fp8() ? k_bytes : k_bytes / 2; }
  /// The unit is this many bits below the largest exponent.
  int term_bits() const { return is_fp8() ? 13 : 25; }
};
const Types all_types[] = {
    {"accumulate_bf16", bf16_format, bf16_format, f32_format, &sum<bf16, bf16, float>},
    {"accumulate_f16", f16_format, f16_format, f32_format, &sum<f16, f16, float>},
    {"accumulate_f16_in_f16", f16_format, f16_format, f16_format, &sum<f16, f16, u32>},
    {"accumulate_e4m3_e4m3", e4m3_format, e4m3_format, f32_format, &sum<e4m3, e4m3, float>},
    {"accumulate_e4m3_e5m2", e4m3_format, e5m2_format, f32_format, &sum<e4m3, e5m2, float>},
    {"accumulate_e5m2_e4m3", e5m2_format, e4m3_format, f32_format, &sum<e5m2, e4m3, float>},
    {"accumulate_e5m2_e5m2", e5m2_format, e5m2_format, f32_format, &sum<e5m2, e5m2, float>},
};
constexpr u32 type_count = sizeof(all_types) / sizeof(all_types[0]);
const Types mma_types[] = {
    {"accumulate_mma_bf16", bf16_format, bf16_format, f32_format, &sum_by_mma<bf16>},
    {"accumulate_mma_f16", f16_format, f16_format, f32_format, &sum_by_mma<f16>},
};

/// A or B as core matrices: 8 rows of 16 bytes each, two of them along K, then the next 8 rows.
class Tile {
 public:
  Tile(const Format& format, u32 rows)
      : size_(format.exponent_bits + format.fraction_bits == 7 ? 1 : 2), bytes_(rows * k_bytes) {}

  void set(u32 row, u32 k, u32 bits) {
    for (u32 i = 0; i < size_; ++i) bytes_[place(row, k) + i] = static_cast<u8>(bits >> 8 * i);
  }
  u32 get(u32 row, u32 k) const {
    u32 bits = 0;
    for (u32 i = 0; i < size_; ++i) bits |= u32{bytes_[place(row, k) + i]} << 8 * i;
    return bits;
  }
  const std::vector<u8>& bytes() const { return bytes_; }

 private:
  u32 place(u32 row, u32 k) const {
    const u32 byte = k * size_;
    return (row / 8 * 2 + byte / chunk) * 8 * chunk + row % 8 * chunk + byte % chunk;
  }
  u32 size_;
  std::vector<u8> bytes_;
};

struct Operands {
  explicit Operands(const Types& types) : a(types.a, m), b(types.b, n) {}
  Tile a, b;
  u32 c[m][n] = {};
};

Status run(Case& c, const Types& types, const Operands& operands) {
  std::vector<u32> words;
  for (u32 i = 0; i < m * n; ++i)
    if (!types.is_f16())
      words.push_back(operands.c[i / n][i % n]);
    else if (i % 2 == 0)
      words.push_back(operands.c[i / n][i % n] | operands.c[i / n][i % n + 1] << 16);
  const SumParams params{c.input(operands.a.bytes()), c.input(operands.b.bytes()), c.output(words)};
  return device::launch("sum", types.kernel, 1, {.block = threads, .cluster = 1, .shared_memory = a_bytes + b_bytes},
                        nullptr, params);
}

// Random sums.

/// Exponents from low to high; a quarter of the numbers has few bits.
u32 random_number(Random& random, const Format& format, i64 low, i64 high) {
  const int exponent = std::min(static_cast<int>(random.between(low, high)), format.largest());
  u32 fraction = static_cast<u32>(random.next()) & ((1u << format.fraction_bits) - 1);
  if (random.between(0, 3) == 0) fraction &= ~0u << random.between(0, format.fraction_bits);
  const u32 bits = number(format, random.between(0, 1) == 1, exponent, fraction);
  return format.has_infinity || (bits & 0x7f) != 0x7f ? bits : bits ^ 1;  // 0x7f is NaN in e4m3
}

/// An infinity or NaN, in e4m3 the largest number or a NaN.
u32 special_number(Random& random, const Format& format) {
  const u32 highest = ((1u << format.exponent_bits) - 1) << format.fraction_bits;
  const u32 fraction = static_cast<u32>(random.next()) & ((1u << format.fraction_bits) - 1);
  return highest | (random.between(0, 1) == 1 ? format.sign() : 0) | (random.between(0, 1) == 1 ? fraction : 0);
}

/// Exponents near each other or far apart; zeros; terms that cancel; D near its smallest and largest numbers;
/// subnormal factors; infinities and NaN.
Status accumulate(Case& c, const Types& types) {
  Random& random = c.random();
  const auto one_in = [&](i64 count) { return random.between(1, count) == 1; };
  i64 a = random.between(types.a.least(), types.a.largest());
  i64 b = random.between(types.b.least(), types.b.largest());
  bool has_specials = false;
  switch (c.number() % 8) {
    case 0:
      a = b = 0;
      break;
    case 1:
      a = b = (types.d.least() - random.between(0, types.d.fraction_bits)) / 2;
      break;
    case 2:
      a = b = (types.d.largest() + 1) / 2;
      break;
    case 3:
      a = types.a.least();
      break;
    case 4:
      b = types.b.least();
      break;
    case 5:
      b = -133 - a + random.between(-20, 4);  // around the least unit; bf16 alone reaches it
      break;
    case 6:
      has_specials = true;
      break;
  }
  const i64 spread = random.between(0, one_in(3) ? 11 : 4);
  const i64 zeros = one_in(4) ? random.between(1, 12) : 0;  // of 16
  const auto factor = [&](const Format& format, i64 exponent) {
    if (random.between(0, 15) < zeros) return one_in(2) ? format.sign() : 0;
    if (has_specials && one_in(150)) return special_number(random, format);
    return random_number(random, format, exponent - spread, exponent + spread);
  };
  Operands operands(types);
  const u32 k = types.k();
  for (u32 i = 0; i < k; ++i) {
    for (u32 row = 0; row < m; ++row) operands.a.set(row, i, factor(types.a, a));
    for (u32 column = 0; column < n; ++column) operands.b.set(column, i, factor(types.b, b));
  }
  for (i64 pairs = one_in(3) ? random.between(1, k / 2) : 0; pairs > 0; --pairs) {
    const u32 i = static_cast<u32>(random.between(0, k - 1));
    const u32 j = static_cast<u32>(random.between(0, k - 1));
    if (i == j) continue;
    for (u32 row = 0; row < m; ++row) operands.a.set(row, j, operands.a.get(row, i) ^ types.a.sign());
    for (u32 column = 0; column < n; ++column) operands.b.set(column, j, operands.b.get(column, i));
  }
  const i64 middle = a + b + (one_in(8) ? random.between(-30, 30) : random.between(-16, 16));
  for (auto& row : operands.c)
    for (u32& x : row) {
      x = random_number(random, types.d, middle - 3, middle + 3);
      if (one_in(16)) x = one_in(2) ? types.d.sign() : 0;
      if (has_specials && one_in(100)) x = special_number(random, types.d);
    }
  return run(c, types, operands);
}

// Sums that show one rule each. Cases 0 to 6: the types in turn.

const Types& types_of(const Case& c) { return all_types[c.number() % type_count]; }

/// Three different places along K.
std::array<u32, 3> three_places(Case& c, u32 k) {
  std::array<u32, 3> places;
  do
    for (u32& place : places) place = static_cast<u32>(c.random().between(0, k - 1));
  while (places[0] == places[1] || places[0] == places[2] || places[1] == places[2]);
  return places;
}

constexpr int top = 6;  // exponent of the large terms

/// Two large terms that cancel, and a small one: D[i, j] is 2^(6 - i - j), or 0 where that is cut off. The large terms
/// are products 2^6 in cases 0 to 6, products 1.5 * 1.5 * 2^6 in the next 7, then an accumulator and a product of that
/// size.
Status sum_of_depths(Case& c) {
  const Types& types = types_of(c);
  const u64 kind = c.number() / type_count % 3;
  const double factor = kind == 0 ? 1 : 1.5;
  const auto [x, y, z] = three_places(c, types.k());
  Operands operands(types);
  for (u32 i = 0; i < m; ++i) {
    operands.a.set(i, x, number(types.a, std::ldexp(factor, top)));
    if (kind < 2) operands.a.set(i, y, number(types.a, -std::ldexp(factor, top)));
    operands.a.set(i, z, number(types.a, false, top - static_cast<int>(i)));
    for (u32 j = 0; j < n && kind == 2; ++j) operands.c[i][j] = number(types.d, -std::ldexp(factor * factor, top));
  }
  for (u32 j = 0; j < n; ++j) {
    operands.b.set(j, x, number(types.b, factor));
    operands.b.set(j, y, number(types.b, factor));
    operands.b.set(j, z, number(types.b, false, -static_cast<int>(j)));
  }
  return run(c, types, operands);
}

/// Products 2^6, -2^6 and q * 2^(j - 5) units, with q = i % 15 - 7: D[i, j] is what is left of the third.
Status sum_of_fractions(Case& c) {
  const Types& types = types_of(c);
  const auto [x, y, z] = three_places(c, types.k());
  Operands operands(types);
  for (u32 i = 0; i < m; ++i) {
    operands.a.set(i, x, number(types.a, std::ldexp(1, top)));
    operands.a.set(i, y, number(types.a, -std::ldexp(1, top)));
    operands.a.set(i, z, number(types.a, std::ldexp(static_cast<int>(i % 15) - 7, -3)));
  }
  for (u32 j = 0; j < n; ++j) {
    operands.b.set(j, x, number(types.b, 1));
    operands.b.set(j, y, number(types.b, 1));
    operands.b.set(j, z, number(types.b, false, top - types.term_bits() + static_cast<int>(j) - 5 + 3));
  }
  return run(c, types, operands);
}

/// The same terms in 64 orders: the rows of D are equal.
Status sum_in_any_order(Case& c) {
  const Types& types = types_of(c);
  Random& random = c.random();
  std::vector<u32> terms(types.k());
  for (u32& term : terms) term = random_number(random, types.a, -4, 4);
  Operands operands(types);
  for (u32 i = 0; i < m; ++i) {
    for (u32 x = 0; x < types.k(); ++x) operands.a.set(i, x, terms[x]);
    for (size_t x = terms.size() - 1; x > 0; --x)
      std::swap(terms[x], terms[static_cast<size_t>(random.between(0, static_cast<i64>(x)))]);
  }
  for (u32 j = 0; j < n; ++j) {
    for (u32 x = 0; x < types.k(); ++x) operands.b.set(j, x, number(types.b, 1));
    const u32 start = random_number(random, types.d, -8, 8);
    for (auto& row : operands.c) row[j] = start;
  }
  return run(c, types, operands);
}

/// k products of 2^-j added to an accumulator of 2^(i - 20), at most 2^15: D[i, j]. Where these no longer differ, a
/// longer sum does not grow.
Status sum_of_equals(Case& c) {
  const Types& types = types_of(c);
  Operands operands(types);
  for (u32 x = 0; x < types.k(); ++x) {
    for (u32 i = 0; i < m; ++i) operands.a.set(i, x, number(types.a, 1));
    for (u32 j = 0; j < n; ++j) operands.b.set(j, x, number(types.b, false, -static_cast<int>(j)));
  }
  for (u32 i = 0; i < m; ++i)
    for (u32& x : operands.c[i]) x = number(types.d, false, std::min(static_cast<int>(i) - 20, types.d.largest()));
  return run(c, types, operands);
}

/// One product and the accumulator, each of the three numbers one of: 0, -0, 1, the smallest with a minus, the largest,
/// infinity, -infinity, NaN. D[8 x + z, y]: a is the x-th of them, b the y-th, c the z-th.
Status sum_of_specials(Case& c) {
  const Types& types = types_of(c);
  const auto special = [](const Format& format, u32 which) {
    const u32 highest = number(format, false, format.largest(), (1u << format.fraction_bits) - 1);
    const u32 infinity = highest + 1;
    const u32 with_infinity[] = {0,       format.sign(), number(format, 1),        format.sign() | 1,
                                 highest, infinity,      format.sign() | infinity, infinity + 1};
    const u32 without[] = {0,           format.sign(), number(format, 1),       format.sign() | 1,
                           highest - 1, highest,       format.sign() | highest, highest};
    return format.has_infinity ? with_infinity[which] : without[which];
  };
  const u32 place = three_places(c, types.k())[0];
  Operands operands(types);
  for (u32 i = 0; i < m; ++i) {
    operands.a.set(i, place, special(types.a, i / 8));
    for (u32& x : operands.c[i]) x = special(types.d, i % 8);
  }
  for (u32 j = 0; j < n; ++j) operands.b.set(j, place, special(types.b, j));
  return run(c, types, operands);
}

// Long sums.

constexpr u32 checkpoints = 8;
constexpr u32 promote_after = 128;  // terms

struct LongParams {
  const u8* a;  // [steps] tiles
  const u8* b;
  float* d;  // [checkpoints][2][64, 8]: after the first 8, 16, 32, ... steps; promoted
  u32 steps;
  u32 promote_every;  // steps
};

template <class A, class B>
__global__ void sum_steps(const __grid_constant__ LongParams params) {
  float d[4] = {};
  float part[4] = {};
  float promoted[4] = {};
  u32 checkpoint = 0;
  for (u32 step = 0; step < params.steps; ++step) {
    add_product<A, B>(d, params.a + step * a_bytes, params.b + step * b_bytes);
    add_product<A, B>(part, params.a + step * a_bytes, params.b + step * b_bytes);
    if ((step + 1) % params.promote_every == 0)
      for (u32 i = 0; i < 4; ++i) {
        promoted[i] += part[i];
        part[i] = 0;
      }
    if (step + 1 != 8u << checkpoint) continue;
    for (u32 i = 0; i < 4; ++i) {
      float* const to = params.d + checkpoint * 2 * m * n + pair_of(i / 2) * 2 + i % 2;
      ptx::st_global_f32(to, d[i]);
      ptx::st_global_f32(to + m * n, promoted[i]);
    }
    ++checkpoint;
  }
}

double value_of(const Format& format, u32 bits) {
  const int field = static_cast<int>(bits >> format.fraction_bits) & ((1 << format.exponent_bits) - 1);
  const u32 fraction = bits & ((1u << format.fraction_bits) - 1);
  const u32 significand = field == 0 ? fraction : fraction | 1u << format.fraction_bits;
  const double magnitude = std::ldexp(significand, std::max(field, 1) - format.bias() - format.fraction_bits);
  return (bits & format.sign()) != 0 ? -magnitude : magnitude;
}

/// Sums of products of normally distributed numbers: at K = 8, 16, 32, ... times what a wgmma takes, D as the tensor
/// core goes on adding to it, D with a new accumulator every 128 terms that is then added in fp32, and fp64. Cases 0 to
/// 2: bf16, f16 and e4m3 with 8, 8 and 7 such lengths; the others: 3 lengths.
Status long_sum(Case& c) {
  struct Kind {
    Format format;
    void (*kernel)(LongParams);
  };
  const Kind kinds[] = {
      {bf16_format, &sum_steps<bf16, bf16>}, {f16_format, &sum_steps<f16, f16>}, {e4m3_format, &sum_steps<e4m3, e4m3>}};
  const u64 which = c.number() < 3 ? c.number() : c.number() % 3;
  const Format& format = kinds[which].format;
  const u32 k = which == 2 ? k_bytes : k_bytes / 2;
  const u32 lengths = c.number() >= 3 ? 3 : which == 2 ? checkpoints - 1 : checkpoints;
  const u32 steps = 8u << (lengths - 1);
  std::vector<u8> a, b;
  std::vector<double> exact(lengths * m * n);
  std::vector<double> total(m * n);
  const auto rounded = [&](double x) {
    const int exponent = std::max(x == 0 ? format.least() : std::ilogb(x), format.least());
    return number(format, std::ldexp(std::nearbyint(std::ldexp(x, format.fraction_bits - exponent)),
                                     exponent - format.fraction_bits));
  };
  u32 length = 0;
  for (u32 step = 0; step < steps; ++step) {
    Tile a_tile(format, m);
    Tile b_tile(format, n);
    for (u32 x = 0; x < k; ++x) {
      for (u32 i = 0; i < m; ++i) a_tile.set(i, x, rounded(c.random().normal()));
      for (u32 j = 0; j < n; ++j) b_tile.set(j, x, rounded(c.random().normal()));
      for (u32 i = 0; i < m * n; ++i)
        total[i] += value_of(format, a_tile.get(i / n, x)) * value_of(format, b_tile.get(i % n, x));
    }
    a.insert(a.end(), a_tile.bytes().begin(), a_tile.bytes().end());
    b.insert(b.end(), b_tile.bytes().begin(), b_tile.bytes().end());
    if (step + 1 == 8u << length) std::copy(total.begin(), total.end(), exact.begin() + length++ * m * n);
  }
  float* const d = c.output<float>(lengths * 2 * m * n);
  c.output(exact);
  const LongParams params{c.input(a), c.input(b), d, steps, promote_after / k};
  return device::launch("sum_steps", kinds[which].kernel, 1,
                        {.block = threads, .cluster = 1, .shared_memory = a_bytes + b_bytes}, nullptr, params);
}

template <u32... types>
void add_random(Probes& probes, std::integer_sequence<u32, types...>) {
  (probes.push_back({all_types[types].name, [](Case& c) { return accumulate(c, all_types[types]); }, 16}), ...);
}

}  // namespace

Probes accumulation_probes() {
  Probes probes{
      {"sum_of_depths", &sum_of_depths, 3 * type_count},   {"sum_of_fractions", &sum_of_fractions, type_count},
      {"sum_in_any_order", &sum_in_any_order, type_count}, {"sum_of_equals", &sum_of_equals, type_count},
      {"sum_of_specials", &sum_of_specials, type_count},   {"long_sum", &long_sum, 3}};
  add_random(probes, std::make_integer_sequence<u32, type_count>{});
  probes.push_back({mma_types[0].name, [](Case& c) { return accumulate(c, mma_types[0]); }, 16});
  probes.push_back({mma_types[1].name, [](Case& c) { return accumulate(c, mma_types[1]); }, 16});
  return probes;
}

}  // namespace rawgemm::test::chip
