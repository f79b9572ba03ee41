// A problem of quantize_blocks for the tests: its matrices between canaries, and what must become of them.
#pragma once
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include <host/quantize_blocks.hpp>
#include <tests/kernels/fp8_launch.hpp>
#include <tests/problem.hpp>
#include <tests/refused_case.hpp>

namespace rawgemm::test {

template <class Config>
struct Quantized {
  Quantized(i64 rows_, i64 k_, i64 padding)
      : rows(rows_),
        k(k_),
        ldx(8 * (ceil_div(Config::major_x == Major::k ? k : rows, 8) + padding)),
        ldq(16 * (ceil_div(k, 16) + padding)),
        ld_scales((scale_each_row ? rows : k_blocks()) + padding),
        x(tensor_type<typename Config::Input>, rows, k, ldx, Config::major_x),
        q(TensorType::u8, rows, k, ldq),
        scales(TensorType::f32, scale_rows(), scale_each_row ? rows : k_blocks(), ld_scales) {}

  static constexpr bool scale_each_row = Config::block_rows == 1;

  i64 k_blocks() const { return ceil_div(k, scaled_k); }
  i64 scale_rows() const { return scale_each_row ? k_blocks() : ceil_div(rows, scaled_k); }
  /// Of the block of an element.
  float scale(i64 row, i64 column) const {
    return scale_each_row ? scales.value(column / scaled_k, row) : scales.value(row / scaled_k, column / scaled_k);
  }

  /// Of matrices that lie at these addresses.
  QuantizeArguments arguments(const void* x_, void* q_, void* scales_) const {
    return {.rows = rows,
            .k = k,
            .x = x_,
            .ldx = ldx,
            .q = q_,
            .ldq = ldq,
            .scales = static_cast<float*>(scales_),
            .ld_scales = ld_scales};
  }
  QuantizeArguments arguments() { return arguments(x.data(), q.data(), scales.data()); }

  /// Every element becomes value().
  template <class Value>
  void fill(const Value& value) {
    for (i64 row = 0; row < rows; ++row)
      for (i64 column = 0; column < k; ++column)
        x.set_bits(row, column, encode(number_of<typename Config::Input>, value()));
  }

  /// Empty, or what is wrong. Of a block: the scale is the largest |x| over the largest number of the type, and each q
  /// what x / scale rounds to; with a NaN, all are NaN; with an infinity, the scale is that, and q 0 or NaN.
  std::string judge() const {
    for (i64 row = 0; row < rows; row += Config::block_rows)
      for (i64 column = 0; column < k; column += scaled_k)
        if (const std::string wrong = judge_block(row, column); !wrong.empty()) return wrong;
    std::string damage = q.damage();
    if (!damage.empty()) return "q: " + damage;
    damage = scales.damage();
    return damage.empty() ? "" : "scales: " + damage;
  }

  i64 rows;
  i64 k;
  i64 ldx;
  i64 ldq;
  i64 ld_scales;
  Matrix x;
  Matrix q;
  Matrix scales;

 private:
  std::string judge_block(i64 first_row, i64 first_column) const {
    const i64 last_row = std::min(rows, first_row + Config::block_rows);
    const i64 last_column = std::min(k, first_column + scaled_k);
    float largest = 0;
    for (i64 row = first_row; row < last_row; ++row)
      for (i64 column = first_column; column < last_column; ++column) {
        const float magnitude = std::fabs(x.value(row, column));
        if (magnitude > largest || std::isnan(magnitude)) largest = magnitude;  // nothing is above a NaN
      }
    const float want = largest == 0 ? 1 : largest / Config::largest;
    for (i64 row = first_row; row < last_row; ++row)
      for (i64 column = first_column; column < last_column; ++column) {
        const float got = scale(row, column);
        const u32 q_want = encode_fp8(number_of<typename Config::Output>, x.value(row, column) / want);
        if ((got == want || (std::isnan(got) && std::isnan(want))) && q.bits(row, column) == q_want) continue;
        return "row " + std::to_string(row) + ", column " + std::to_string(column) + ": scale " + std::to_string(got) +
               ", must be " + std::to_string(want) + "; q " + std::to_string(q.bits(row, column)) + ", must be " +
               std::to_string(q_want);
      }
    return {};
  }
};

/// Every pair of types and both shapes of blocks; of an MN-major X, both shapes and each type.
using QuantizeConfigs =
    List<quantize::Config<bf16, e4m3, 1>, quantize::Config<bf16, e4m3, 128>, quantize::Config<bf16, e5m2, 1>,
         quantize::Config<bf16, e5m2, 128>, quantize::Config<f16, e4m3, 1>, quantize::Config<f16, e4m3, 128>,
         quantize::Config<f16, e5m2, 1>, quantize::Config<f16, e5m2, 128>, quantize::Config<bf16, e4m3, 1, Major::mn>,
         quantize::Config<f16, e4m3, 128, Major::mn>, quantize::Config<f16, e5m2, 1, Major::mn>>;

/// Such as "quantize_blocks, bf16 to e4m3, scales of 1x128, X MN-major".
template <class Config>
std::string describe_quantize() {
  return std::string("quantize_blocks, ") + name_of(number_of<typename Config::Input>) + " to " +
         name_of(number_of<typename Config::Output>) + ", scales of " + std::to_string(Config::block_rows) + "x128" +
         (Config::major_x == Major::mn ? ", X MN-major" : "");
}

/// Numbers to quantise, by what is hard about them.
enum class Hard { nothing, exponents, subnormals, specials };
inline constexpr Hard hard_numbers[] = {Hard::nothing, Hard::exponents, Hard::subnormals, Hard::specials};

/// Normal numbers; of every exponent; of the smallest ones and zeros; with a few infinities, NaN and zeros among them.
inline float number_to_quantize(Hard hard, TensorType type, Random& random) {
  const float normal = static_cast<float>(random.normal());
  switch (hard) {
    case Hard::nothing:
      return normal;
    case Hard::exponents:
      return std::ldexp(
          normal, static_cast<int>(type == TensorType::f16 ? random.between(-12, 13) : random.between(-120, 120)));
    case Hard::subnormals:
      return std::ldexp(static_cast<float>(random.between(-8, 8)), type == TensorType::f16 ? -24 : -133);
    case Hard::specials:
      switch (random.between(0, 600)) {
        case 0:
          return std::numeric_limits<float>::infinity();
        case 1:
          return -std::numeric_limits<float>::infinity();
        case 2:
          return std::numeric_limits<float>::quiet_NaN();
        case 3:
          return -0.0f;
        default:
          return normal;
      }
  }
  return 0;
}

using RefusedQuantize = RefusedCase<QuantizeArguments>;

inline std::vector<RefusedQuantize> refused_quantizes() {
  using enum StatusCode;
  std::vector<RefusedQuantize> cases = {
      {"rows are negative", negative_size, [](QuantizeArguments& x) { x.rows = -1; }},
      {"k is negative", negative_size, [](QuantizeArguments& x) { x.k = -1; }},
      {"too many rows", size_too_large, [](QuantizeArguments& x) { x.rows = i64{1} << 31; }},
      {"k is too large", size_too_large, [](QuantizeArguments& x) { x.k = i64{1} << 31; }},
      {"too many blocks", size_too_large,
       [](QuantizeArguments& x) {
         x.rows = x.k = x.ldx = x.ldq = x.ld_scales = i64{1} << 30;
         x.q = reinterpret_cast<void*>(i64{1} << 62);  // behind all of X, the scales behind that
         x.scales = reinterpret_cast<float*>((i64{1} << 62) + (i64{1} << 60));
       }},
      {"x is null", null_pointer, [](QuantizeArguments& x) { x.x = nullptr; }},
      {"q is null", null_pointer, [](QuantizeArguments& x) { x.q = nullptr; }},
      {"scales are null", null_pointer, [](QuantizeArguments& x) { x.scales = nullptr; }},
      {"ldx is shorter than a row", leading_dimension_too_small, [](QuantizeArguments& x) { x.ldx = 8; }},
      {"ldq is shorter than a row", leading_dimension_too_small, [](QuantizeArguments& x) { x.ldq = 16; }},
      {"ld_scales is shorter than a row", leading_dimension_too_small, [](QuantizeArguments& x) { x.ld_scales = 0; }},
      {"ldx does not keep 16 bytes", leading_dimension_misaligned, [](QuantizeArguments& x) { ++x.ldx; }},
      {"ldq does not keep 16 bytes", leading_dimension_misaligned, [](QuantizeArguments& x) { ++x.ldq; }},
      {"ldx is too large", leading_dimension_too_large, [](QuantizeArguments& x) { x.ldx = i64{1} << 40; }},
      {"ldq is too large", leading_dimension_too_large, [](QuantizeArguments& x) { x.ldq = i64{1} << 40; }},
      {"ld_scales is too large", leading_dimension_too_large, [](QuantizeArguments& x) { x.ld_scales = i64{1} << 40; }},
  };
  for (int bytes = 1; bytes < 16; ++bytes) {
    cases.push_back({"x is misaligned", misaligned_pointer,
                     [=](QuantizeArguments& x) { x.x = static_cast<const char*>(x.x) + bytes; }});
    cases.push_back(
        {"q is misaligned", misaligned_pointer, [=](QuantizeArguments& x) { x.q = static_cast<char*>(x.q) + bytes; }});
    if (bytes % 4 != 0)
      cases.push_back({"scales are misaligned", misaligned_pointer, [=](QuantizeArguments& x) {
                         x.scales = reinterpret_cast<float*>(reinterpret_cast<char*>(x.scales) + bytes);
                       }});
  }
  return cases;
}

}  // namespace rawgemm::test
