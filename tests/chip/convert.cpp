// Conversions between number formats.
#include <bit>

#include <host/device.hpp>
#include <ptx/cvt.cuh>
#include <tests/chip/probes.hpp>

namespace rawgemm::test::chip {
namespace {

constexpr u32 threads = 64;

template <class From, class To>
struct MapParams {
  const From* from;
  To* to;
  u32 count;
};

/// to[i] = Operation::apply(from + i * Operation::operands)
template <class Operation>
__global__ void map(const __grid_constant__ MapParams<typename Operation::From, typename Operation::To> params) {
  for (u32 i = threadIdx.x; i < params.count; i += threads)
    params.to[i] = Operation::apply(params.from + i * Operation::operands);
}

template <class Operation>
Status run(Case& c, const std::vector<typename Operation::From>& from) {
  const u32 count = static_cast<u32>(from.size()) / Operation::operands;
  const MapParams<typename Operation::From, typename Operation::To> params{
      c.input(from), c.output<typename Operation::To>(count), count};
  return device::launch("map", &map<Operation>, 1, {.block = threads, .cluster = 1, .shared_memory = 0}, nullptr,
                        params);
}

template <class Type>
struct FromF32x2 {
  using From = float;
  using To = u32;
  static constexpr u32 operands = 2;
  __device__ static u32 apply(const float* x) {
    if constexpr (sizeof(Type) == 2)
      return ptx::cvt_rn_x2_f32<Type>(x[0], x[1]);
    else
      return ptx::cvt_rn_satfinite_x2_f32<Type>(x[0], x[1]);
  }
};

template <class Type>
struct FromF16x2 {
  using From = u32;
  using To = u16;
  static constexpr u32 operands = 1;
  __device__ static u16 apply(const u32* x) { return ptx::cvt_rn_satfinite_x2_f16x2<Type>(*x); }
};

template <class Type>
struct FromFp8x2 {
  using From = u16;
  using To = u32;
  static constexpr u32 operands = 1;
  __device__ static u32 apply(const u16* x) { return ptx::cvt_rn_f16x2_x2<Type>(*x); }
};

template <class Type>
struct ToF32 {
  using From = u16;
  using To = u32;
  static constexpr u32 operands = 1;
  __device__ static u32 apply(const u16* x) { return __builtin_bit_cast(u32, ptx::cvt_f32<Type>(Type{*x})); }
};

/// What a type with these bits of fraction, and this smallest exponent of normal numbers, has to round.
struct Target {
  int fraction_bits;
  int smallest;
  int largest;  // exponent
};
template <class Type>
constexpr Target target{};
template <>
constexpr Target target<bf16>{7, -126, 127};
template <>
constexpr Target target<f16>{10, -14, 15};
template <>
constexpr Target target<e4m3>{3, -6, 8};
template <>
constexpr Target target<e5m2>{2, -14, 15};

float special(u64 choice) {
  constexpr u32 bits[] = {0x00000000, 0x00000001, 0x007fffff, 0x00800000, 0x3f800000, 0x43e00000, 0x43e7ffff,
                          0x43e80000, 0x43e80001, 0x47600000, 0x476fffff, 0x47700000, 0x477fefff, 0x477ff000,
                          0x477fe000, 0x7f7f0000, 0x7f7f7fff, 0x7f7f8000, 0x7f7fffff, 0x7f800000, 0x7f800001,
                          0x7fa00000, 0x7fc00000, 0x7fffffff, 0x33000000, 0x33000001, 0x3a800000, 0x3a7fffff,
                          0x3b000000, 0x36800000, 0x37000000, 0x36ffffff};
  return std::bit_cast<float>(bits[choice % 32] | static_cast<u32>(choice / 32 % 2) << 31);
}

/// Any bits; or a number that the type has, half way between two, or beside that; or a special one.
float draw(Random& random, const Target& to) {
  switch (random.between(0, 3)) {
    case 0:
      return std::bit_cast<float>(static_cast<u32>(random.next()));
    case 1:
      return special(random.next());
    default: {
      const int exponent = static_cast<int>(random.between(to.smallest - to.fraction_bits - 2, to.largest + 1));
      const i64 units = random.between(0, (i64{1} << (to.fraction_bits + 2)) - 1);  // quarters of the last place
      const int last = std::max(exponent, to.smallest) - to.fraction_bits;
      const float value = std::ldexp(static_cast<float>(units), last - 2);
      const u32 bits = std::bit_cast<u32>(value) + static_cast<u32>(value > 0 ? random.between(-1, 1) : 0);
      return std::bit_cast<float>(bits | static_cast<u32>(random.between(0, 1)) << 31);
    }
  }
}

/// 64 pairs of floats.
template <class Type>
Status from_f32(Case& c) {
  std::vector<float> from(2 * threads);
  for (size_t i = 0; i < from.size(); ++i) from[i] = c.number() == 0 ? special(i) : draw(c.random(), target<Type>);
  return run<FromF32x2<Type>>(c, from);
}

/// Case 0: every pattern of 16 bits (in both halves of 32); others: 64 at random.
template <class Operation>
Status from_bits(Case& c) {
  std::vector<typename Operation::From> from(c.number() == 0 ? 65536 : threads);
  for (size_t i = 0; i < from.size(); ++i)
    from[i] =
        static_cast<typename Operation::From>(c.number() == 0 ? i | (i * 0x9e37 + 0x79b9) << 16 : c.random().next());
  return run<Operation>(c, from);
}

}  // namespace

Probes convert_probes() {
  return {{"cvt_bf16x2_f32", &from_f32<bf16>, 8},
          {"cvt_f16x2_f32", &from_f32<f16>, 8},
          {"cvt_e4m3x2_f32", &from_f32<e4m3>, 8},
          {"cvt_e5m2x2_f32", &from_f32<e5m2>, 8},
          {"cvt_e4m3x2_f16x2", &from_bits<FromF16x2<e4m3>>, 4},
          {"cvt_e5m2x2_f16x2", &from_bits<FromF16x2<e5m2>>, 4},
          {"cvt_f16x2_e4m3x2", &from_bits<FromFp8x2<e4m3>>, 4},
          {"cvt_f16x2_e5m2x2", &from_bits<FromFp8x2<e5m2>>, 4},
          {"cvt_f32_bf16", &from_bits<ToF32<bf16>>, 2},
          {"cvt_f32_f16", &from_bits<ToF32<f16>>, 2}};
}

}  // namespace rawgemm::test::chip
