// Conversions between number formats.
#include <bit>
#include <cmath>
#include <limits>

#include <ptx/cvt.cuh>
#include <tests/numbers.hpp>
#include <tests/ptx/schedules.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr float not_a_number = std::numeric_limits<float>::quiet_NaN();

/// The value of a FP8 number, from its definition.
float decode_fp8(u32 bits, int fraction_bits, int bias) {
  const int exponent = static_cast<int>(bits >> fraction_bits & ((1u << (7 - fraction_bits)) - 1));
  const float fraction = static_cast<float>(bits & ((1u << fraction_bits) - 1));
  const float one = static_cast<float>(1 << fraction_bits);
  const float magnitude = exponent == 0 ? std::ldexp(fraction, 1 - bias - fraction_bits)
                                        : std::ldexp(one + fraction, exponent - bias - fraction_bits);
  return bits & 0x80 ? -magnitude : magnitude;
}
float decode_e4m3(u32 bits) { return decode_fp8(bits, 3, 7); }
float decode_e5m2(u32 bits) { return decode_fp8(bits, 2, 15); }

/// The finite number nearest to x, by search; ties go to the even one.
u32 nearest(float x, float (*decode)(u32), u32 largest) {
  u32 best = 0;
  for (u32 bits = 0; bits <= largest; ++bits) {
    const float distance = std::fabs(decode(bits) - std::fabs(x));
    const float least = std::fabs(decode(best) - std::fabs(x));
    if (distance < least || (distance == least && bits % 2 == 0)) best = bits;
  }
  return best | (std::signbit(x) ? 0x80 : 0);
}

}  // namespace

TEST_CASE("cvt to FP8: every number, what lies half way between two, and its neighbours") {
  const auto check = [](u32 (*convert)(float), float (*decode)(u32), u32 largest) {
    for (u32 bits = 0; bits <= largest; ++bits) {
      const float x = decode(bits);
      const float middle = bits < largest ? (x + decode(bits + 1)) / 2 : x * 1.03f;
      for (const float y : {x, middle, std::nextafter(middle, 0.0f), std::nextafter(middle, infinity)})
        for (const float z : {y, -y}) CHECK(convert(z) == nearest(z, decode, largest));
    }
    CHECK(convert(infinity) == largest);
    CHECK(convert(-infinity) == (largest | 0x80));
    CHECK(convert(1e30f) == largest);
    CHECK(convert(-1e-30f) == 0x80);
    CHECK((convert(not_a_number) & 0x7f) == 0x7f);
  };
  check([](float x) -> u32 { return ptx::cvt_rn_satfinite_x2_f32<e4m3>(1, x) & 0xff; }, decode_e4m3, 0x7e);
  check([](float x) -> u32 { return ptx::cvt_rn_satfinite_x2_f32<e4m3>(x, 1) >> 8; }, decode_e4m3, 0x7e);
  check([](float x) -> u32 { return ptx::cvt_rn_satfinite_x2_f32<e5m2>(1, x) & 0xff; }, decode_e5m2, 0x7b);
}

TEST_CASE("cvt from FP8 to f16: each half of a pair by itself") {
  bool all_alike = true;
  for (u32 pair = 0; pair < 0x10000; ++pair) {
    const auto is_alike = [&](auto convert) {
      const u32 halves =
          (convert(static_cast<u16>(pair & 0xff00)) & 0xffff0000) | (convert(static_cast<u16>(pair & 0xff)) & 0xffff);
      return convert(static_cast<u16>(pair)) == halves;
    };
    all_alike = all_alike && is_alike(ptx::cvt_rn_f16x2_x2<e4m3>) && is_alike(ptx::cvt_rn_f16x2_x2<e5m2>);
  }
  CHECK(all_alike);
}

TEST_CASE("cvt from FP8 to f16 is exact, and from f16 back gives the same") {
  for (u32 bits = 0; bits < 256; ++bits) {
    const u16 pair = static_cast<u16>(bits << 8 | 0x38);
    const bool e4m3_is_number = (bits & 0x7f) != 0x7f;
    const u32 wide = ptx::cvt_rn_f16x2_x2<e4m3>(pair);
    CHECK((wide & 0xffff) == 0x3c00);
    CHECK((ptx::cvt_rn_f16x2_x2<e4m3>(static_cast<u16>(bits)) & 0xffff) == wide >> 16);
    if (e4m3_is_number) {
      CHECK(decode(TensorType::f16, wide >> 16) == decode_e4m3(bits));
      CHECK(ptx::cvt_rn_satfinite_x2_f16x2<e4m3>(wide) == pair);
    } else {
      CHECK(std::isnan(decode(TensorType::f16, wide >> 16)));
    }
    const u32 of_e5m2 = ptx::cvt_rn_f16x2_x2<e5m2>(pair);
    CHECK((ptx::cvt_rn_f16x2_x2<e5m2>(static_cast<u16>(bits)) & 0xffff) == of_e5m2 >> 16);
    if ((bits & 0x7f) < 0x7c) {
      CHECK(decode(TensorType::f16, of_e5m2 >> 16) == decode_e5m2(bits));
      CHECK(ptx::cvt_rn_satfinite_x2_f16x2<e5m2>(of_e5m2) == pair);
    } else if ((bits & 0x7f) == 0x7c) {
      CHECK(of_e5m2 >> 16 == (bits == 0x7c ? 0x7c00u : 0xfc00u));
    } else {
      CHECK(std::isnan(decode(TensorType::f16, of_e5m2 >> 16)));
    }
  }
}

TEST_CASE("cvt to bf16 and f16: ties to even, infinities, subnormal numbers, NaN") {
  const auto to_bf16 = [](float x) { return ptx::cvt_rn_x2_f32<bf16>(0, x); };
  const auto to_f16 = [](float x) { return ptx::cvt_rn_x2_f32<f16>(0, x); };
  Random random(3);
  for (int i = 0; i < 200'000; ++i) {
    // All bits at random; or an f16's neighbourhood, where ties are.
    u32 bits = static_cast<u32>(random.next());
    if (i % 2 == 0)
      bits = std::bit_cast<u32>(decode(TensorType::f16, bits & 0xffff)) + static_cast<u32>(random.between(-1, 1)) +
             (i % 4 == 0 ? 0x1000 : 0);
    const float x = std::bit_cast<float>(bits);
    if (std::isnan(x)) continue;
    CHECK(to_bf16(x) == encode(TensorType::bf16, x));
    CHECK(to_f16(x) == encode(TensorType::f16, x));
  }
  CHECK(to_bf16(not_a_number) == 0x7fff);
  CHECK(to_f16(not_a_number) == 0x7fff);
  CHECK(to_bf16(infinity) == 0x7f80);
  CHECK(to_f16(-infinity) == 0xfc00);
  CHECK(to_bf16(std::numeric_limits<float>::max()) == 0x7f80);
  CHECK(to_f16(65520) == 0x7c00);
  CHECK(to_f16(65519) == 0x7bff);
  CHECK(ptx::cvt_rn_x2_f32<f16>(1, -2) == 0x3c00c000);
}

TEST_CASE("cvt to FP32 is exact") {
  for (u32 bits = 0; bits < 65536; ++bits) {
    const float from_f16 = ptx::cvt_f32(f16{static_cast<u16>(bits)});
    const float want = decode(TensorType::f16, bits);
    CHECK((std::isnan(want) ? std::isnan(from_f16) : std::bit_cast<u32>(from_f16) == std::bit_cast<u32>(want)));
    if ((bits & 0x7fff) <= 0x7f80) CHECK(std::bit_cast<u32>(ptx::cvt_f32(bf16{static_cast<u16>(bits)})) == bits << 16);
  }
}
