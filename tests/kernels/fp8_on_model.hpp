// A GEMM of FP8 operands on the model: one problem, what its D must be to the last bit, one run, judged.
#pragma once
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <functional>
#include <limits>
#include <memory>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include <model.hpp>
#include <tests/catch.hpp>
#include <tests/kernels/fp8_launch.hpp>
#include <tests/kernels/on_model.hpp>
#include <tests/problem.hpp>

namespace rawgemm::test {

inline constexpr float not_a_number = std::numeric_limits<float>::quiet_NaN();
inline constexpr float infinity = std::numeric_limits<float>::infinity();

/// Numbers of which the last one ends where memory that may be read ends: whoever reads past them is killed. What lies
/// before them is NaN.
class GuardedFloats {
 public:
  explicit GuardedFloats(const std::vector<float>& values) {
    const size_t page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
    const size_t bytes = values.size() * sizeof(float);
    const size_t readable = (bytes / page + 1) * page;
    bytes_ = readable + page;
    memory_ = static_cast<char*>(mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    REQUIRE(memory_ != MAP_FAILED);
    REQUIRE(mprotect(memory_ + readable, page, PROT_NONE) == 0);
    std::memset(memory_, 0xff, readable - bytes);
    if (bytes != 0) std::memcpy(memory_ + readable - bytes, values.data(), bytes);
    data_ = reinterpret_cast<float*>(memory_ + readable - bytes);
  }
  GuardedFloats(const GuardedFloats&) = delete;
  GuardedFloats& operator=(const GuardedFloats&) = delete;
  ~GuardedFloats() { munmap(memory_, bytes_); }

  float* data() { return data_; }
  const float* data() const { return data_; }

 private:
  char* memory_;
  size_t bytes_;
  float* data_;
};

/// Scales of an operand: none, one for all, or one for each row.
struct OperandScaleValues {
  std::vector<float> values = {};
  bool each_row = false;

  float of(i64 row) const { return values.empty() ? 1 : values[each_row ? static_cast<size_t>(row) : 0]; }
};

/// Scales for each 128 of K, as BlockScaleArguments has them: rows of a leading dimension, NaN between them.
struct BlockScaleValues {
  i64 rows = 0;
  i64 columns = 0;
  i64 ld = 0;
  std::vector<float> values = {};
  bool is_transposed = false;  // columns lie in the place of rows

  float& at(i64 row, i64 column) { return values[place(row, column)]; }
  float at(i64 row, i64 column) const { return values[place(row, column)]; }

 private:
  size_t place(i64 row, i64 column) const {
    return static_cast<size_t>(is_transposed ? column * ld + row : row * ld + column);
  }
};

/// ends_whole: that the last row, too, is as long as the leading dimension.
inline BlockScaleValues block_scale_values(i64 rows, i64 columns, i64 ld, bool ends_whole) {
  BlockScaleValues x{rows, columns, ld, {}};
  x.values.assign(static_cast<size_t>(rows == 0 ? 0 : (rows - 1) * ld + (ends_whole ? ld : columns)), not_a_number);
  return x;
}

/// Those of `rows` rows of A: a row for each k block. padding: as Fp8Problem has it.
inline BlockScaleValues row_scale_values(i64 rows, i64 k_blocks, i64 padding, Major major) {
  if (major == Major::mn) return block_scale_values(k_blocks, rows, ceil_div(rows, 4) * 4 + 4 * padding, true);
  BlockScaleValues x = block_scale_values(rows, k_blocks, k_blocks + padding, false);
  std::swap(x.rows, x.columns);
  x.is_transposed = true;
  return x;
}

/// One call: operands with canaries around them, what they hold is up to the test. D is NaN before.
struct Fp8Problem {
  /// padding: of leading dimensions, in steps of 16 bytes; of those of block scales, 4 (1 where it may be odd).
  Fp8Problem(const Fp8Selection& selection_, i64 m, i64 n, i64 k, i64 padding = 0)
      : selection(selection_),
        shape(shape_of(m, n, k, TensorType::u8, tensor_type_of(selection_.d), padding)),
        a(TensorType::u8, m, k, shape.lda),
        b(TensorType::u8, n, k, shape.ldb),
        c(tensor_type_of(selection_.d), m, n, shape.ldd + 16),
        d(tensor_type_of(selection_.d), m, n, shape.ldd) {
    if (selection.scales == BlockScales::none) return;
    const i64 k_blocks = ceil_div(k, 128);
    block_a = row_scale_values(m, k_blocks, padding, selection.scales_a);
    block_b = selection.scales == BlockScales::b_1x128
                  ? row_scale_values(n, k_blocks, padding, Major::mn)
                  : block_scale_values(ceil_div(n, 128), k_blocks, k_blocks + padding, false);
    fill(block_a, [](i64, i64) { return 1.0f; });
    fill(block_b, [](i64, i64) { return 1.0f; });
  }

  /// Every element becomes bits(row, column).
  template <class Bits>
  static void fill_bits(Matrix& matrix, i64 rows, i64 columns, const Bits& bits) {
    for (i64 row = 0; row < rows; ++row)
      for (i64 column = 0; column < columns; ++column) matrix.set_bits(row, column, bits(row, column));
  }
  /// Every scale becomes value(row, column).
  template <class Value>
  static void fill(BlockScaleValues& scales, const Value& value) {
    for (i64 row = 0; row < scales.rows; ++row)
      for (i64 column = 0; column < scales.columns; ++column) scales.at(row, column) = value(row, column);
  }

  template <class Bits>
  void fill_a(const Bits& bits) {
    fill_bits(a, shape.m, shape.k, bits);
  }
  template <class Bits>
  void fill_b(const Bits& bits) {
    fill_bits(b, shape.n, shape.k, bits);
  }
  void fill_c(Random& random) {
    fill_bits(scaling.in_place ? d : c, shape.m, shape.n,
              [&](i64, i64) { return encode(selection.d, static_cast<float>(random.between(-32, 32)) / 8); });
  }

  Fp8Selection selection;
  Shape shape;
  Matrix a;
  Matrix b;
  Matrix c;
  Matrix d;
  Scaling scaling = {};
  OperandScaleValues scale_a = {};
  OperandScaleValues scale_b = {};
  std::vector<float> scale_d = {};  // none, or one
  BlockScaleValues block_a = {};
  BlockScaleValues block_b = {};
};

/// Small integers that both FP8 types have: sums are exact while they are below 2^14.
inline u32 random_integer(Number type, Random& random) {
  return encode(type, static_cast<float>(random.between(-largest_random_integer, largest_random_integer)));
}

inline void fill_integers(Fp8Problem& x, Random& random) {
  x.fill_a([&](i64, i64) { return random_integer(x.selection.a, random); });
  x.fill_b([&](i64, i64) { return random_integer(x.selection.b, random); });
}

inline void fill_normal(Fp8Problem& x, Random& random) {
  x.fill_a([&](i64, i64) { return encode(x.selection.a, static_cast<float>(random.normal())); });
  x.fill_b([&](i64, i64) { return encode(x.selection.b, static_cast<float>(random.normal())); });
}

/// An operand as the reference reads it.
struct Decoded {
  /// as_f16: what multiplies it gets it as f16.
  Decoded(const Matrix& matrix, Number type, i64 rows, i64 columns_, bool as_f16 = false) : columns(columns_) {
    std::array<float, 256> numbers;
    for (u32 bits = 0; bits < 256; ++bits) numbers[bits] = decode(type, bits);
    const int least = type == Number::e4m3 && !as_f16 ? -6 : -14;  // the exponent of the smallest normal number
    for (i64 row = 0; row < rows; ++row)
      for (i64 column = 0; column < columns; ++column) {
        const float x = numbers[matrix.bits(row, column)];
        is_finite = is_finite && std::isfinite(x);
        values.push_back(x);
        exponents.push_back(!std::isfinite(x) || x == 0 ? no_exponent : std::max(std::ilogb(x), least));
      }
  }
  static constexpr int no_exponent = -10000;

  const double* row(i64 i) const { return values.data() + i * columns; }
  const int* row_exponents(i64 i) const { return exponents.data() + i * columns; }

  i64 columns;
  bool is_finite = true;
  std::vector<double> values;
  std::vector<int> exponents;
};

/// What one instruction keeps: of each term below the largest one, and of the sum.
struct KeptBits {
  int of_terms;
  int of_sum;
};
inline constexpr KeptBits kept_of_fp8{13, 13};
inline constexpr KeptBits kept_of_16_bits{25, 23};

/// c and `count` products, of the k that k_of(0) and so on are, as docs/accumulation.md says that one instruction adds
/// them up.
template <class KOf>
float tensor_core_sum(const KeptBits& kept, float c, const Decoded& a, i64 row, const Decoded& b, i64 column, i64 count,
                      const KOf& k_of) {
  const double* x = a.row(row);
  const double* y = b.row(column);
  if (!a.is_finite || !b.is_finite || !std::isfinite(c)) {
    double sum = c;
    for (i64 i = 0; i < count; ++i) sum += x[k_of(i)] * y[k_of(i)];
    if (!std::isfinite(sum)) return static_cast<float>(sum);
  }
  const int* x_exponents = a.row_exponents(row);
  const int* y_exponents = b.row_exponents(column);
  int largest = c == 0 ? -133 : std::max(std::ilogb(c), -126);
  for (i64 i = 0; i < count; ++i) largest = std::max(largest, x_exponents[k_of(i)] + y_exponents[k_of(i)]);
  const double per_unit = std::ldexp(1.0, kept.of_terms - largest);
  // Conversion to i64 cuts toward zero.
  i64 units = static_cast<i64>(c * per_unit);
  for (i64 i = 0; i < count; ++i) units += static_cast<i64>(x[k_of(i)] * y[k_of(i)] * per_unit);
  const int lost_bits =
      std::max(static_cast<int>(std::bit_width(static_cast<u64>(std::abs(units)))) - kept.of_sum - 1, 0);
  units = units / (i64{1} << lost_bits) * (i64{1} << lost_bits);
  return static_cast<float>(static_cast<double>(units) / per_unit);
}

/// The sum of the products from k = `first` on to `last`, in one accumulator.
inline float fast_sum(const Decoded& a, i64 row, const Decoded& b, i64 column, i64 first, i64 last) {
  constexpr i64 wgmma_k = 32;
  float sum = 0;
  for (i64 k = first; k < last; k += wgmma_k)
    sum =
        tensor_core_sum(kept_of_fp8, sum, a, row, b, column, std::min(wgmma_k, last - k), [=](i64 i) { return k + i; });
  return sum;
}

/// The sum of the products in f16 where warps share K, 64 at a time. Each step takes four mma.sync: the i-th has the
/// i-th 4 of each 16. The last K % 16 are one more of the last warp.
inline float sliced_sum(const Fp8Problem& x, const Decoded& a, i64 row, const Decoded& b, i64 column) {
  constexpr i64 step_k = 64;
  constexpr i64 lane_k = 16;
  const i64 end = x.shape.k / lane_k * lane_k;
  std::vector<float> partial(x.selection.slices);
  for (i64 step = 0; step < end; step += step_k) {
    float& sum = partial[static_cast<size_t>(step / step_k % x.selection.slices)];
    const i64 lanes = std::min(step_k, end - step) / lane_k;
    for (i64 mma = 0; mma < 4; ++mma)
      sum = tensor_core_sum(kept_of_16_bits, sum, a, row, b, column, lanes * 4,
                            [=](i64 i) { return step + i / 4 * lane_k + mma * 4 + i % 4; });
  }
  float& last = partial.back();
  last = tensor_core_sum(kept_of_16_bits, last, a, row, b, column, x.shape.k - end, [=](i64 i) { return end + i; });
  float sum = 0;
  for (const float of_warp : partial) sum += of_warp;
  return sum;
}

/// The same with each k block of 128 in one of its own, times its scales, added up in fp32.
inline float promoted_sum(const Fp8Problem& x, const Decoded& a, i64 row, const Decoded& b, i64 column, i64 first,
                          i64 last) {
  float sum = 0;
  for (i64 k = first; k < last; k += 128) {
    const i64 block = k / 128;
    float factor = 1;
    if (x.selection.scales != BlockScales::none)
      factor =
          x.block_a.at(block, row) * (x.selection.scales == BlockScales::b_1x128 ? x.block_b.at(block, column)
                                                                                 : x.block_b.at(column / 128, block));
    sum = std::fma(fast_sum(a, row, b, column, k, std::min(k + 128, last)), factor, sum);
  }
  return sum;
}

/// Of the CTAs that split K, the one that owns an element of D: each owns some of the wgmmas' blocks of 8 columns.
inline i64 owner_of(const Fp8Selection& x, i64 row, i64 column) {
  const i64 blocks = (x.swapped ? x.tile.m : x.tile.n) / 8;
  const i64 block = (x.swapped ? row % x.tile.m : column % x.tile.n) / 8;
  i64 owner = 0;
  while (ceil_div((owner + 1) * blocks, x.splits) <= block) ++owner;
  return owner;
}

/// What the accumulator of an element of D becomes, in fp32: its owner's part of K, those of the others added to it in
/// the order of ranks.
inline float accumulated(const Fp8Problem& x, const Decoded& a, i64 row, const Decoded& b, i64 column) {
  if (x.selection.slices != 0) return sliced_sum(x, a, row, b, column);
  const i64 splits = x.selection.splits;
  const i64 steps = std::max(ceil_div(x.shape.k, x.selection.step_k), splits);
  const auto part = [&](i64 rank) {
    const i64 first = std::min(steps * rank / splits * x.selection.step_k, x.shape.k);
    const i64 last = std::min(steps * (rank + 1) / splits * x.selection.step_k, x.shape.k);
    return x.selection.promotes ? promoted_sum(x, a, row, b, column, first, last)
                                : fast_sum(a, row, b, column, first, last);
  };
  const i64 owner = owner_of(x.selection, row, column);
  float sum = part(owner);
  for (i64 rank = 0; rank < splits; ++rank)
    if (rank != owner) sum += part(rank);
  return sum;
}

/// D before it is rounded to its type, row by row.
inline std::vector<float> reference(const Fp8Problem& x) {
  const bool as_f16 = x.selection.slices != 0;
  const Decoded a(x.a, x.selection.a, x.shape.m, x.shape.k, as_f16);
  const Decoded b(x.b, x.selection.b, x.shape.n, x.shape.k, as_f16);
  std::vector<float> values;
  values.reserve(static_cast<size_t>(x.shape.m * x.shape.n));
  for (i64 row = 0; row < x.shape.m; ++row)
    for (i64 column = 0; column < x.shape.n; ++column) {
      float value = accumulated(x, a, row, b, column);
      value *= x.scale_a.of(row) * x.scale_b.of(column);
      value *= x.scaling.alpha;
      if (x.scaling.beta != 0)
        value =
            std::fma(x.scaling.beta, decode(x.selection.d, (x.scaling.in_place ? x.d : x.c).bits(row, column)), value);
      if (!x.scale_d.empty()) value *= x.scale_d[0];
      values.push_back(value);
    }
  return values;
}

/// Empty, or the first element of D that is not the value rounded once to its type. Any NaN is one.
inline std::string fp8_mismatch(const Fp8Problem& x, const std::vector<float>& values) {
  i64 wrong = 0;
  std::ostringstream text;
  for (i64 row = 0; row < x.shape.m; ++row)
    for (i64 column = 0; column < x.shape.n; ++column) {
      const u32 got = x.d.bits(row, column);
      const u32 want = encode(x.selection.d, values[static_cast<size_t>(row * x.shape.n + column)]);
      if (got == want || (std::isnan(decode(x.selection.d, got)) && std::isnan(decode(x.selection.d, want)))) continue;
      if (wrong++ == 0)
        text << "d[" << row << ", " << column << "] = " << decode(x.selection.d, got) << ", must be "
             << decode(x.selection.d, want) << " exactly";
    }
  if (wrong == 0) return {};
  text << "; wrong: " << wrong << " of " << values.size() << " elements";
  return text.str();
}

inline std::string describe(const Fp8Problem& x, const Schedule& schedule) {
  return describe(x.selection) + "; " + describe(x.shape) + "; " + describe(x.scaling) + "; " + describe(schedule);
}

/// The call, and its scales in memory.
struct Fp8Call {
  explicit Fp8Call(Fp8Problem& x)
      : scale_a(x.scale_a.values),
        scale_b(x.scale_b.values),
        scale_d(x.scale_d),
        block_a(x.block_a.values),
        block_b(x.block_b.values),
        arguments(arguments_of(x.shape, x.a.data(), x.b.data(), x.d.data())) {
    arguments.alpha = x.scaling.alpha;
    arguments.beta = x.scaling.beta;
    arguments.c = x.scaling.in_place ? x.d.data() : x.c.data();
    arguments.ldc = x.scaling.in_place ? x.shape.ldd : x.shape.ldd + 16;
    if (!x.scale_a.values.empty()) arguments.scale_a = {scale_a.data(), x.scale_a.each_row};
    if (!x.scale_b.values.empty()) arguments.scale_b = {scale_b.data(), x.scale_b.each_row};
    if (!x.scale_d.empty()) arguments.scale_d = scale_d.data();
    if (x.selection.scales != BlockScales::none)
      arguments.block_scales = {block_a.data(), x.block_a.ld, block_b.data(), x.block_b.ld, x.selection.scales_a};
  }

  GuardedFloats scale_a;
  GuardedFloats scale_b;
  GuardedFloats scale_d;
  GuardedFloats block_a;
  GuardedFloats block_b;
  GemmArguments arguments;
};

/// Empty, or what was wrong with a launch. `values`: what D must be.
inline std::string judge(const Status& status, const Fp8Problem& x, const std::vector<float>& values) {
  std::string wrong = status.text;
  if (wrong.empty()) wrong = model::report().finding;
  if (wrong.empty()) wrong = fp8_mismatch(x, values);
  if (wrong.empty()) wrong = x.d.damage();
  return wrong;
}

/// Launches it; `values`: what D must be. Empty, or what went wrong.
inline std::string run_against(Fp8Problem& x, const std::vector<float>& values, const Schedule& schedule = {}) {
  INFO(describe(x, schedule));  // for whoever is killed by a guard
  const Fp8Call call(x);
  use(schedule, x.selection.cluster_size());
  const Status status = x.selection.launch(call.arguments, nullptr);
  std::string wrong = judge(status, x, values);
  if (wrong.empty() && model::report().launches != 1) wrong = "not exactly one launch";
  return wrong.empty() ? "" : describe(x, schedule) + ": " + wrong;
}

inline std::string run(Fp8Problem& x, const Schedule& schedule = {}) { return run_against(x, reference(x), schedule); }

/// A factor for each row that no product with is exact by chance, about half of them negative.
inline OperandScaleValues each_row(i64 rows, Random& random) {
  OperandScaleValues scales{.each_row = true};
  for (i64 i = 0; i < rows; ++i) scales.values.push_back(static_cast<float>(random.normal()));
  return scales;
}
inline OperandScaleValues one_for_all(float value) { return {.values = {value}}; }

/// Every element of A is multiplied by it, in the way that the kernel has.
inline void scale_a(Fp8Problem& x, float value) {
  if (x.selection.scales == BlockScales::none)
    x.scale_a = one_for_all(value);
  else
    Fp8Problem::fill(x.block_a, [&](i64, i64) { return value; });
}

/// Every element of a row of A, likewise.
inline void scale_rows_of_a(Fp8Problem& x, const std::vector<float>& values) {
  if (x.selection.scales == BlockScales::none)
    x.scale_a = {.values = values, .each_row = true};
  else
    Fp8Problem::fill(x.block_a, [&](i64, i64 row) { return values[static_cast<size_t>(row)]; });
}

/// Scales of both operands become value().
template <class Value>
void fill_block_scales(Fp8Problem& x, const Value& value) {
  Fp8Problem::fill(x.block_a, [&](i64, i64) { return value(); });
  Fp8Problem::fill(x.block_b, [&](i64, i64) { return value(); });
}

inline bool makes_fp8(const Fp8Selection& x) { return is_fp8_number(x.d); }

}  // namespace rawgemm::test
