// What judges the FP8 kernels: FP8 numbers, and the sums of the reference.
#include <tests/kernels/fp8_on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr Number fp8_numbers[] = {Number::e4m3, Number::e5m2};

}  // namespace

TEST_CASE("FP8 numbers: those that the specification names") {
  const auto both_signs = [](Number type, u32 bits, float value) {
    CHECK(decode_fp8(type, bits) == value);
    CHECK(decode_fp8(type, bits | 0x80) == -value);
  };
  both_signs(Number::e4m3, 0x00, 0);
  both_signs(Number::e4m3, 0x01, 0x1p-9f);
  both_signs(Number::e4m3, 0x07, 0.875f * 0x1p-6f);
  both_signs(Number::e4m3, 0x08, 0x1p-6f);
  both_signs(Number::e4m3, 0x38, 1);
  both_signs(Number::e4m3, 0x7e, 448);
  both_signs(Number::e5m2, 0x00, 0);
  both_signs(Number::e5m2, 0x01, 0x1p-16f);
  both_signs(Number::e5m2, 0x03, 0.75f * 0x1p-14f);
  both_signs(Number::e5m2, 0x04, 0x1p-14f);
  both_signs(Number::e5m2, 0x3c, 1);
  both_signs(Number::e5m2, 0x7b, 57344);
  both_signs(Number::e5m2, 0x7c, infinity);
  for (const u32 sign : {0x00u, 0x80u}) {
    CHECK(std::isnan(decode_fp8(Number::e4m3, sign | 0x7f)));
    for (const u32 bits : {0x7du, 0x7eu, 0x7fu}) CHECK(std::isnan(decode_fp8(Number::e5m2, sign | bits)));
  }
}

TEST_CASE("FP8 numbers: e5m2 is the upper byte of an f16; e4m3 has steps that double every 8 numbers") {
  for (u32 bits = 0; bits < 256; ++bits) {
    const float from_f16 = decode(TensorType::f16, bits << 8);
    const float x = decode_fp8(Number::e5m2, bits);
    CHECK((std::isnan(from_f16) ? std::isnan(x) : x == from_f16));
  }
  for (u32 bits = 0; bits < 0x7e; ++bits) {
    const u32 doublings = bits < 8 ? 0 : bits / 8 - 1;
    const float step = 0x1p-9f * static_cast<float>(1 << doublings);
    CHECK(decode_fp8(Number::e4m3, bits + 1) - decode_fp8(Number::e4m3, bits) == step);
  }
}

TEST_CASE("FP8 numbers: each is encoded as itself, what lies between two as the nearer, a tie as the even one") {
  for (const Number type : fp8_numbers)
    for (u32 bits = 0; bits <= fp8_format(type).largest; ++bits) {
      const float x = decode_fp8(type, bits);
      for (const u32 sign : {0x00u, 0x80u}) {
        const float factor = sign == 0 ? 1.0f : -1.0f;
        CHECK(encode_fp8(type, factor * x) == (sign | bits));
        if (bits == fp8_format(type).largest) continue;
        const float middle = (x + decode_fp8(type, bits + 1)) / 2;
        CHECK(encode_fp8(type, factor * middle) == (sign | (bits % 2 == 0 ? bits : bits + 1)));
        CHECK(encode_fp8(type, factor * std::nextafter(middle, 0.0f)) == (sign | bits));
        CHECK(encode_fp8(type, factor * std::nextafter(middle, infinity)) == (sign | (bits + 1)));
      }
    }
}

TEST_CASE("FP8 numbers: what is too large becomes the largest finite number, NaN stays NaN") {
  for (const Number type : fp8_numbers) {
    const u32 largest = fp8_format(type).largest;
    for (const float x : {std::nextafter(decode_fp8(type, largest), infinity), 1e6f, 3e38f, infinity}) {
      CHECK(encode_fp8(type, x) == largest);
      CHECK(encode_fp8(type, -x) == (0x80 | largest));
    }
    CHECK(encode_fp8(type, 0x1p-149f) == 0);
    CHECK(encode_fp8(type, -0x1p-149f) == 0x80);
    CHECK(std::isnan(decode_fp8(type, encode_fp8(type, not_a_number))));
  }
}

TEST_CASE("reference: sums of small integers are those of integer arithmetic") {
  Random random(1);
  for (const Fp8Selection& selection : fp8_selections()) {
    Fp8Problem x(selection, 5, 7, 1000);
    const Integers a = random_integers(x.shape.m, x.shape.k, random);
    const Integers b = random_integers(x.shape.n, x.shape.k, random);
    x.fill_a([&](i64 row, i64 k) { return encode(selection.a, a.at(row, k)); });
    x.fill_b([&](i64 row, i64 k) { return encode(selection.b, b.at(row, k)); });
    const std::vector<float> values = reference(x);
    const std::vector<std::int32_t> sums = multiply(a, b);
    for (size_t i = 0; i < values.size(); ++i) CHECK(values[i] == static_cast<float>(sums[i]));
  }
}

TEST_CASE("reference: a tensor core's sum keeps 13 bits below its largest term, and cuts toward zero") {
  const auto sum = [](float c, const std::vector<float>& products) {
    const i64 count = static_cast<i64>(products.size());
    Matrix a(TensorType::u8, 1, count, 32);
    Matrix b(TensorType::u8, 1, count, 32);
    for (i64 i = 0; i < count; ++i) {
      a.set_bits(0, i, encode(Number::e5m2, products[static_cast<size_t>(i)]));
      b.set_bits(0, i, encode(Number::e4m3, 1));
    }
    return tensor_core_sum(kept_of_fp8, c, Decoded(a, Number::e5m2, 1, count), 0, Decoded(b, Number::e4m3, 1, count), 0,
                           count, [](i64 k) { return k; });
  };
  CHECK(sum(0, {1, -1, 0x1p-13f}) == 0x1p-13f);
  CHECK(sum(0, {1, -1, 0x1p-14f}) == 0);
  CHECK(sum(0, {1, -1, -1.75f * 0x1p-13f}) == -0x1p-13f);
  CHECK(sum(-2, {1, 1, 0x1p-12f}) == 0x1p-12f);
  CHECK(sum(-2, {1, 1, 0x1p-13f}) == 0);
  CHECK(sum(0x1p13f, {1}) == 0x1p13f + 1);
  CHECK(sum(0x1p14f, std::vector<float>(32, 1)) == 0x1p14f);
  CHECK(sum(0x1p13f + 1, {0x1p13f, 1}) == 0x1p14f + 2);
  CHECK(sum(0x1p13f, {0x1p13f, 1}) == 0x1p14f);  // cut when the sum is rounded
  CHECK(std::bit_cast<u32>(sum(0, {1, -1})) == 0);
}
