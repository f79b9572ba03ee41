// One call of quantize_blocks on the model, and what it must have written.
#pragma once
#include <cmath>
#include <string>
#include <vector>

#include <host/quantize_blocks.hpp>
#include <model.hpp>
#include <tests/fp8.hpp>
#include <tests/problem.hpp>

namespace rawgemm::test {

inline constexpr i64 scale_guard = 8;  // floats before and after the scales

/// X, and what the kernel makes of it, each between canaries.
template <class Config>
struct Quantized {
  Quantized(i64 rows_, i64 k_, i64 padding)
      : rows(rows_),
        k(k_),
        ldq((k + 15) / 16 * 16 + padding * 16),
        ld_scales((scale_each_row ? rows : k_blocks()) + padding),
        x(tensor_type<typename Config::Input>, rows, k, (k + 7) / 8 * 8 + padding * 8),
        q(TensorType::u8, rows, k, ldq),
        scales(static_cast<size_t>(2 * scale_guard + scale_rows() * ld_scales), canary) {}

  static constexpr bool scale_each_row = Config::block_rows == 1;
  static constexpr float canary = -12345;

  i64 k_blocks() const { return (k + 127) / 128; }
  i64 scale_rows() const { return scale_each_row ? k_blocks() : (rows + 127) / 128; }
  i64 place(i64 row, i64 column) const {
    return scale_guard + (scale_each_row ? column / 128 * ld_scales + row : row / 128 * ld_scales + column / 128);
  }
  float scale(i64 row, i64 column) const { return scales[static_cast<size_t>(place(row, column))]; }

  QuantizeArguments arguments() {
    return {.rows = rows,
            .k = k,
            .x = x.data(),
            .ldx = (k + 7) / 8 * 8 + (ldq - (k + 15) / 16 * 16) / 2,
            .q = q.data(),
            .ldq = ldq,
            .scales = scales.data() + scale_guard,
            .ld_scales = ld_scales};
  }

  /// Empty, or what went wrong.
  std::string run() {
    const Status status = quantize_blocks<Config>(arguments(), Stream{});
    std::string wrong = status.text;
    if (wrong.empty()) wrong = model::report().finding;
    if (wrong.empty()) wrong = q.damage();
    if (wrong.empty() && !canaries_are_whole()) wrong = "something beside the scales was written";
    return wrong;
  }

  /// Of its block: the largest |x| over the largest number of the type, and each q what x / scale rounds to.
  std::string judge() const {
    for (i64 row = 0; row < rows; row += Config::block_rows)
      for (i64 column = 0; column < k; column += 128)
        if (const std::string wrong = judge_block(row, column); !wrong.empty()) return wrong;
    return {};
  }

  i64 rows;
  i64 k;
  i64 ldq;
  i64 ld_scales;
  Matrix x;
  Matrix q;
  std::vector<float> scales;

 private:
  std::string judge_block(i64 first_row, i64 first_column) const {
    const i64 last_row = std::min(rows, first_row + Config::block_rows);
    const i64 last_column = std::min(k, first_column + 128);
    float largest = 0;
    for (i64 row = first_row; row < last_row; ++row)
      for (i64 column = first_column; column < last_column; ++column)
        largest = std::max(largest, std::fabs(x.value(row, column)));
    const float want = largest == 0 ? 1 : largest / Config::largest;
    for (i64 row = first_row; row < last_row; ++row)
      for (i64 column = first_column; column < last_column; ++column) {
        const u32 q_want = encode_fp8(number_of<typename Config::Output>, x.value(row, column) / want);
        if (scale(row, column) == want && q.bits(row, column) == q_want) continue;
        return "row " + std::to_string(row) + ", column " + std::to_string(column) + ": scale " +
               std::to_string(scale(row, column)) + ", must be " + std::to_string(want) + "; q " +
               std::to_string(q.bits(row, column)) + ", must be " + std::to_string(q_want);
      }
    return {};
  }

  bool canaries_are_whole() const {
    std::vector<bool> is_scale(scales.size());
    for (i64 row = 0; row < rows; ++row)
      for (i64 column = 0; column < k; column += 128) is_scale[static_cast<size_t>(place(row, column))] = true;
    for (size_t i = 0; i < scales.size(); ++i)
      if (!is_scale[i] && scales[i] != canary) return false;
    return true;
  }
};

inline void fill_normal(Matrix& x, i64 rows, i64 k) {
  Random random(3);
  for (i64 row = 0; row < rows; ++row)
    for (i64 column = 0; column < k; ++column) x.set(row, column, static_cast<float>(random.normal()));
}

}  // namespace rawgemm::test
