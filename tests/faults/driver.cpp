// Runs a kernel that has a fault under several schedules, and says what was found in each.
//
// usage: <program> M N K SEEDS [scaled | scaled_up | doubled] [in_place] [scale | scale_rows | scale_rows_a]
//                  [scale_d] [after_abc | after_ac] [wide] [zeroes] [batch=P] [one_b] [added]
//                  [k_major_scales] [until_found]
//                  [groups=R,... | psum=R,... | masked=R,... | indices=NxL,... | k_groups=K,...]
//   scaled       D = -2 A * B^T + 3 C; scaled_up: 2 A * B^T - 3 C; doubled: 2 A * B^T
//   in_place     C is D
//   scale        A and B have a factor each; scale_rows: each of their rows has one; scale_rows_a: each of A's
//   scale_d      D has a factor
//   after_abc    a programmatic launch, behind a kernel that writes A, B and C and reads D
//   after_ac     the same, but B is written before, and promised to be ready
//   groups=R,... rows in groups, the i-th of which begins at the i-th R; the kernel before writes these, too. psum,
//                masked: the other layouts of GroupLayout
//   indices=NxL,... the next N rows have the label L, the rest -1; there are three groups
//   k_groups=K,... elements of K in groups, the i-th of which begins at the i-th K
//   wide         these are i64
//   zeroes       rows of no group become zero
//   batch=P      P problems of M / P rows each, whose matrices follow each other
//   one_b        of which all have the same B
//   k_major_scales  block scales of A lie K-major
//   added        D += 2 A * B^T, with scaled -2 in place of 2: what AddToD takes
//   until_found  no schedule runs after one in which something was found
// One line per schedule: <policy> <seed>, a tab, and the finding; nothing after the tab where all was right.
#include <array>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>
#include <utility>

#include <tests/faults/faulty.hpp>
#include <tests/faults/schedules.hpp>
#include <tests/grouping.hpp>
#include <tests/kernels/before.hpp>
#include <tests/problem.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr i64 groups_of_labels = 3;
constexpr i64 largest_exponent = 2;  // of scales, which are powers of 2
constexpr int exponent_d = -2;       // of D's

struct Inputs {
  Shape shape;
  Integers a;
  Integers b;
  Integers c;
  Integers exponents_a;  // of the block scales, [k blocks, m]; of none: 0
  Integers exponents_b;
  Integers operand_exponents_a;  // of the factors of A's rows, or of A; of none: no columns
  Integers operand_exponents_b;
  Integers exponents_of_d;
  std::vector<float> sums;
  float alpha = 1;
  float beta = 0;
  bool in_place = false;
  bool after = false;
  bool weights_ready = false;
  Grouping grouping;     // without offsets: all rows are one problem's
  KGrouping k_grouping;  // without offsets: all of K is one problem's
  bool has_wide_offsets = false;
  bool zeroes_rest = false;
  bool has_k_major_scales = false;  // block scales of A
  std::vector<i64> groups;          // of each row of D, or -1

  bool has_k_groups() const { return !k_grouping.offsets.empty(); }
  i64 group_count() const { return has_k_groups() ? k_grouping.groups() : std::max<i64>(grouping.groups(), 1); }
  const std::vector<i64>& offsets() const { return has_k_groups() ? k_grouping.offsets : grouping.offsets; }
  i64 d_rows() const { return static_cast<i64>(groups.size()); }
  /// The elements of K of the groups, one after the other.
  std::vector<KGrouping::Range> ranges() const {
    return has_k_groups() ? k_grouping.ranges()
                          : std::vector<KGrouping::Range>(static_cast<size_t>(group_count()), {0, shape.k});
  }
  i64 group_of(i64 row) const { return groups[static_cast<size_t>(row)]; }
  /// Scales of a group's A and of its B. Groups of rows have one A.
  i64 scales_of_a() const { return operand_exponents_a.columns / (has_k_groups() ? group_count() : 1); }
  i64 scales_of_b() const { return operand_exponents_b.columns / group_count(); }
  /// wgmmas that all groups take. One that has rows, but no K, takes those of a zero.
  i64 wgmmas() const {
    i64 sum = 0;
    if (has_k_groups() && shape.k > 0)
      for (const KGrouping::Range& range : ranges())
        sum += faults::wgmmas(shape.m, shape.n, std::max<i64>(range.size(), 1));
    if (has_k_groups()) return sum;
    if (grouping.offsets.empty()) return faults::wgmmas(shape.m, shape.n, shape.k);
    return grouping.wgmmas(faults::configuration(), faults::wgmmas, zeroes_rest);
  }
};

/// What groups along K begin at multiples of.
i64 k_group_step() {
  const Configuration configuration = faults::configuration();
  const bool is_k_major = configuration.major_a == Major::k || configuration.major_b == Major::k;
  return is_k_major ? 16 / bytes_of(tensor_type_of(faults::input_a())) : 1;
}

constexpr float of_no_group = 5;  // what such rows of D hold, and keep

Integers random_exponents(i64 rows, i64 columns, Random& random) {
  Integers x(rows, columns);
  for (std::int16_t& value : x.values)
    value = static_cast<std::int16_t>(random.between(-largest_exponent, largest_exponent));
  return x;
}
Integers random_block_exponents(i64 rows, i64 columns, Random& random) {
  return faults::block_scales() == BlockScales::none ? Integers(rows, columns)
                                                     : random_exponents(rows, columns, random);
}

/// What D is before alpha and beta, exactly.
std::vector<float> sums_of(const Inputs& x) {
  std::vector<float> sums;
  const std::vector<KGrouping::Range> ranges = x.ranges();
  std::vector<i64> first_blocks = {0};  // of the groups' block scales
  for (const KGrouping::Range& range : ranges)
    first_blocks.push_back(x.has_k_groups() ? first_blocks.back() + ceil_div(range.size(), scaled_k) : 0);
  for (i64 row = 0; row < x.d_rows(); ++row)
    for (i64 column = 0; column < x.shape.n; ++column) {
      const i64 group = std::max<i64>(x.group_of(row), 0);
      const i64 row_a = row % x.shape.m;
      const i64 row_b = (group * x.shape.n + column) % x.b.rows;
      const KGrouping::Range& range = ranges[static_cast<size_t>(group)];
      float sum = 0;
      i64 block = first_blocks[static_cast<size_t>(group)];
      for (i64 first = range.begin; first < range.end; first += scaled_k, ++block) {
        std::int32_t part = 0;
        for (i64 k = first; k < std::min(first + scaled_k, range.end); ++k) part += x.a.at(row_a, k) * x.b.at(row_b, k);
        const i64 row_of_blocks = row_b / x.shape.n * ceil_div(x.shape.n, scaled_k) + column / scaled_k;
        const int of_b = faults::block_scales() == BlockScales::b_128x128 ? x.exponents_b.at(row_of_blocks, block)
                                                                          : x.exponents_b.at(block, row_b);
        sum += std::ldexp(static_cast<float>(part), x.exponents_a.at(block, row_a) + of_b);
      }
      sums.push_back(sum);
    }
  return sums;
}

/// Makes infinities of block scales that no group has.
void leave_to_infinity(Inputs& x) {
  if (!x.has_k_groups()) return;
  i64 blocks = 0;
  for (const KGrouping::Range& range : x.ranges()) blocks += ceil_div(range.size(), scaled_k);
  constexpr std::int16_t to_infinity = 1000;
  for (Integers* const exponents : {&x.exponents_a, &x.exponents_b})
    std::fill(exponents->values.begin() + blocks * exponents->columns, exponents->values.end(), to_infinity);
}

/// Multiplies what D is before alpha and beta by the factors of operands.
void scale_operands(Inputs& x) {
  if (x.operand_exponents_a.columns == 0) return;
  for (i64 row = 0; row < x.d_rows(); ++row)
    for (i64 column = 0; column < x.shape.n; ++column) {
      float& sum = x.sums[static_cast<size_t>(row * x.shape.n + column)];
      const i64 group = std::max<i64>(x.group_of(row), 0);
      const i64 of_a = (x.has_k_groups() ? group * x.scales_of_a() : 0) + row % x.scales_of_a();
      const i64 of_b = group * x.scales_of_b() + column % x.scales_of_b();
      sum = std::ldexp(sum, x.operand_exponents_a.at(0, of_a) + x.operand_exponents_b.at(0, of_b));
    }
}

void set(Matrix& matrix, Number type, i64 row, i64 column, float value) {
  matrix.set_bits(row, column, encode(type, value));
}

/// Scales, with a gap behind each row; MN-major, behind each column.
struct ScaleMatrix {
  explicit ScaleMatrix(const Integers& exponents, Major major = Major::k)
      : row_length(major == Major::k ? exponents.columns : exponents.rows),
        leading_dimension((row_length + 3) / 4 * 4 + 4),
        matrix(TensorType::f32, exponents.rows, exponents.columns, leading_dimension, major) {}

  void fill(const Integers& exponents) {
    for (i64 row = 0; row < exponents.rows; ++row)
      for (i64 column = 0; column < exponents.columns; ++column)
        matrix.set(row, column, std::ldexp(1.0f, exponents.at(row, column)));
  }

  const float* data() const { return static_cast<const float*>(matrix.data()); }

  i64 row_length;  // in memory
  i64 leading_dimension;
  Matrix matrix;
};

/// Bytes in front of, between and behind the rows of matrices, none of which anybody may read.
struct Gaps {
  static constexpr i64 around = 64;  // bytes in front and behind
  struct Matrix {
    char* address;
    i64 bytes;
    i64 pitch;
    i64 row_bytes;
  };
  static constexpr u32 most = 7;
  Matrix matrices[most];
  u32 count;
};

__global__ void write_gaps(const __grid_constant__ Gaps params) {
  for (u32 matrix = 0; matrix < params.count; ++matrix) {
    const Gaps::Matrix& x = params.matrices[matrix];
    for (i64 i = -Gaps::around; i < x.bytes + Gaps::around; ++i)
      if (i < 0 || i >= x.bytes || i % x.pitch >= x.row_bytes)
        ptx::st_global_b8(x.address + i, ptx::ld_global_b8(x.address + i));
  }
}

/// A kernel that writes the gaps, and does not wait for the end of the one before: where that one has read there, the
/// model says so. What it read may well have been multiplied by zero, or stored nowhere.
Status launch_write_gaps(const std::vector<Gaps::Matrix>& matrices) {
  Gaps params{{}, 0};
  for (const Gaps::Matrix& x : matrices) params.matrices[params.count++] = x;
  const device::CtaShape shape{.block = 1, .cluster = 1, .shared_memory = 0, .programmatic = true};
  return device::launch("write_gaps", &write_gaps, 1, shape, nullptr, params);
}
Gaps::Matrix gaps_of(ScaleMatrix& x) {
  return {static_cast<char*>(x.matrix.data()), x.matrix.bytes(), x.leading_dimension * i64{sizeof(float)},
          x.row_length * i64{sizeof(float)}};
}

/// Offsets of groups as the kernel reads them, a gap in front and behind.
std::vector<char> offsets_in_memory(const Inputs& x) {
  const size_t size = x.has_wide_offsets ? sizeof(i64) : sizeof(i32);
  std::vector<char> memory(Gaps::around);
  for (const i64 offset : x.offsets()) {
    const auto bytes = std::bit_cast<std::array<char, sizeof(i64)>>(offset);  // the lowest first
    memory.insert(memory.end(), bytes.begin(), bytes.begin() + static_cast<i64>(size));
  }
  memory.resize(memory.size() + Gaps::around);
  return memory;
}

std::string run(const Inputs& x, model::Policy policy, u64 seed) {
  const Shape& shape = x.shape;
  const Number type_a = faults::input_a();
  const Number type_b = faults::input_b();
  const Number type_d = faults::output();
  const TensorType input = tensor_type_of(type_a);
  const TensorType output = tensor_type_of(type_d);
  const bool has_scales = faults::block_scales() != BlockScales::none;
  const i64 ldc = x.in_place ? shape.ldd : shape.ldd + 16;
  Matrix a(input, shape.m, shape.k, shape.lda, shape.major_a);
  const i64 stacked_b = shape.major_b == Major::mn ? x.b.rows / shape.n : 1;  // matrices behind each other along K
  const i64 b_rows = x.b.rows / stacked_b, b_columns = stacked_b * shape.k;
  Matrix b(input, b_rows, b_columns, shape.ldb, shape.major_b);
  Matrix c(output, x.d_rows(), shape.n, ldc);
  const Major of_scales_a = x.has_k_major_scales ? Major::mn : Major::k;  // [k blocks, m]
  ScaleMatrix scale_a(x.exponents_a, of_scales_a);
  ScaleMatrix scale_b(x.exponents_b);
  ScaleMatrix operand_scale_a(x.operand_exponents_a);
  ScaleMatrix operand_scale_b(x.operand_exponents_b);
  ScaleMatrix scale_d(x.exponents_of_d);
  Matrix d(output, x.d_rows(), shape.n, shape.ldd);
  // What the kernel before writes, it copies from here.
  Matrix a_source(input, shape.m, shape.k, shape.lda, shape.major_a);
  Matrix b_source(input, b_rows, b_columns, shape.ldb, shape.major_b);
  Matrix c_source(output, x.d_rows(), shape.n, ldc);
  ScaleMatrix scale_a_source(x.exponents_a, of_scales_a);
  ScaleMatrix scale_b_source(x.exponents_b);
  Matrix& c_or_d = x.in_place ? d : c;
  Matrix& a_first = x.after ? a_source : a;
  std::vector<bool> needed(static_cast<size_t>(shape.k));  // elements of K: the rest stays NaN
  for (const KGrouping::Range& range : x.ranges()) std::fill_n(needed.begin() + range.begin, range.size(), true);
  const auto fill = [&](Matrix& matrix, Number type, const Integers& values, i64 rows) {
    for (i64 i = 0; i < values.rows; ++i)
      for (i64 l = 0; l < shape.k; ++l)
        if (needed[static_cast<size_t>(l)]) set(matrix, type, i % rows, i / rows * shape.k + l, values.at(i, l));
  };
  fill(a_first, type_a, x.a, shape.m);
  Matrix& b_first = x.after && !x.weights_ready ? b_source : b;
  fill(b_first, type_b, x.b, b_rows);
  Matrix& c_first = x.after ? c_source : c_or_d;
  for (i64 i = 0; i < x.d_rows(); ++i)
    for (i64 j = 0; j < shape.n; ++j) set(c_first, type_d, i, j, x.c.at(i, j));
  for (i64 i = 0; i < x.d_rows(); ++i)
    for (i64 j = 0; j < shape.n && x.group_of(i) < 0; ++j) set(d, type_d, i, j, of_no_group);
  const std::vector<char> offsets_source = offsets_in_memory(x);
  std::vector<char> offsets = x.after ? std::vector<char>(offsets_source.size()) : offsets_source;
  char* const of_groups = offsets.data() + Gaps::around;
  const i64 offset_bytes = static_cast<i64>(offsets.size()) - 2 * Gaps::around;
  operand_scale_a.fill(x.operand_exponents_a);
  operand_scale_b.fill(x.operand_exponents_b);
  scale_d.fill(x.exponents_of_d);
  (x.after ? scale_a_source : scale_a).fill(x.exponents_a);
  (x.after && !x.weights_ready ? scale_b_source : scale_b).fill(x.exponents_b);

  model::Settings& settings = model::settings();
  settings.policy = policy;
  settings.schedule_seed = seed;
  settings.multiprocessors = 2 * static_cast<int>(faults::configuration().cluster_size());
  settings.shared_objects = faults::shared_objects();
  model::reset_report();
  GemmArguments arguments = arguments_of(shape, a.data(), b.data(), d.data());
  arguments.alpha = x.alpha;
  if (x.beta != 0) {
    arguments.beta = x.beta;
    arguments.c = c_or_d.data();
    arguments.ldc = ldc;
  }
  arguments.programmatic = x.after;
  arguments.weights_ready = x.weights_ready;
  if (has_scales)
    arguments.block_scales = {.a = scale_a.data(),
                              .lda = scale_a.leading_dimension,
                              .b = scale_b.data(),
                              .ldb = scale_b.leading_dimension,
                              .major_a = x.has_k_major_scales ? Major::k : Major::mn};
  if (x.operand_exponents_a.columns != 0) {
    arguments.scale_a = {.address = operand_scale_a.data(), .each_row = x.scales_of_a() > 1};
    arguments.scale_b = {.address = operand_scale_b.data(), .each_row = x.scales_of_b() > 1};
  }
  if (x.exponents_of_d.columns != 0) arguments.scale_d = scale_d.data();
  if (x.after) {
    std::vector<Before::Copy> copies = {copy_of(a, a_source), copy_of(c_or_d, c_source)};
    if (has_scales) copies.push_back(copy_of(scale_a.matrix, scale_a_source.matrix));
    if (!x.weights_ready) copies.push_back(copy_of(b, b_source));
    if (has_scales && !x.weights_ready) copies.push_back(copy_of(scale_b.matrix, scale_b_source.matrix));
    if (offset_bytes != 0) copies.push_back({of_groups, offsets_source.data() + Gaps::around, offset_bytes});
    if (const Status status = launch_before(copies, d); !status.ok()) return status.text;
  }
  const faults::Groups groups{x.group_count(),   of_groups,     x.has_wide_offsets,
                              x.grouping.layout, x.zeroes_rest, x.b.rows == shape.n};
  const Status status = faults::launch(arguments, groups);
  const model::Report& report = model::report();
  if (!report.finding.empty()) return report.finding;
  if (!status.ok()) return status.text;
  if (const std::string wrong = mismatch(d, type_d, x.sums, shape.n); !wrong.empty()) return "wrong values: " + wrong;
  if (const std::string wrong = d.damage(); !wrong.empty()) return "canary: " + wrong;
  const i64 wgmmas = x.wgmmas();
  if (static_cast<i64>(report.wgmmas) != wgmmas)
    return "work: " + std::to_string(report.wgmmas) + " wgmmas, must be " + std::to_string(wgmmas);
  std::vector<Gaps::Matrix> gaps;
  for (ScaleMatrix* const scales : {&operand_scale_a, &operand_scale_b, &scale_d})
    if (scales->row_length != 0) gaps.push_back(gaps_of(*scales));
  if (has_scales) gaps.insert(gaps.end(), {gaps_of(scale_a), gaps_of(scale_b)});
  if (offset_bytes != 0) gaps.push_back({of_groups, offset_bytes, offset_bytes, offset_bytes});
  if (x.beta != 0 && !x.in_place)
    gaps.push_back({static_cast<char*>(c.data()), c.bytes(), ldc * bytes_of(output), shape.n * bytes_of(output)});
  if (const Status written = launch_write_gaps(gaps); !written.ok()) return report.finding;
  return {};
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 5) {
    std::fprintf(stderr, "usage: %s M N K SEEDS [WORD...]\n", arguments[0]);
    return 2;
  }
  const auto number = [&](int i) { return std::strtoll(arguments[i], nullptr, 10); };
  const auto has = [&](const char* word) {
    return std::any_of(arguments + 5, arguments + count, [&](const char* x) { return std::string(word) == x; });
  };
  const Shape shape =
      shape_of(number(1), number(2), number(3), tensor_type_of(faults::input_a()), tensor_type_of(faults::output()), 1,
               faults::configuration().major_a, faults::configuration().major_b);
  const bool has_blocks = faults::block_scales() == BlockScales::b_128x128;
  const bool scale_rows_a = has("scale_rows_a");
  const auto scales_of = [&](i64 rows, bool each_row) -> i64 {  // of an operand
    if (has("scale_rows") || each_row) return rows;
    return has("scale") || scale_rows_a ? 1 : 0;
  };
  Grouping grouping{.m = shape.m, .n = shape.n, .k = shape.k, .offsets = {}};
  KGrouping k_grouping{.m = shape.m, .n = shape.n, .k = shape.k, .offsets = {}, .step = k_group_step()};
  const auto numbers_behind = [&](const std::string& word) {
    std::vector<i64> numbers;
    for (int i = 5; i < count; ++i)
      if (std::istringstream words(arguments[i]); std::string(arguments[i]).starts_with(word)) {
        words.ignore(static_cast<std::streamsize>(word.size()));
        for (std::string offset; std::getline(words, offset, ',');) numbers.push_back(std::stoll(offset));
      }
    return numbers;
  };
  for (const auto& [word, layout] : {std::pair{"groups=", GroupLayout::offsets}, std::pair{"psum=", GroupLayout::psum},
                                     std::pair{"masked=", GroupLayout::masked}})
    if (std::vector<i64> offsets = numbers_behind(word); !offsets.empty()) {
      grouping.offsets = offsets;
      grouping.layout = layout;
    }
  k_grouping.offsets = numbers_behind("k_groups=");
  for (int i = 5; i < count; ++i)
    if (const std::string word = "indices="; std::string(arguments[i]).starts_with(word)) {
      std::istringstream runs(arguments[i] + word.size());
      for (std::string run; std::getline(runs, run, ',');) {
        const size_t x = run.find('x');
        grouping.offsets.insert(grouping.offsets.end(), std::stoul(run.substr(0, x)), std::stoll(run.substr(x + 1)));
      }
      grouping.offsets.resize(static_cast<size_t>(shape.m), -1);
      grouping.layout = GroupLayout::indices;
      grouping.labels = groups_of_labels;
    } else if (std::string(arguments[i]).starts_with("batch=")) {
      const i64 problems = std::stoll(arguments[i] + std::string("batch=").size());
      for (i64 problem = 0; problem <= problems; ++problem) grouping.offsets.push_back(problem * shape.m / problems);
    }
  const bool has_groups = !grouping.offsets.empty();
  const bool has_k_groups = !k_grouping.offsets.empty();
  const i64 groups = has_groups ? grouping.groups() : 1;
  const i64 k_groups = has_k_groups ? k_grouping.groups() : 1;
  std::vector<i64> groups_of_rows(static_cast<size_t>(k_groups * shape.m));
  if (has_groups) groups_of_rows = grouping.groups_of_rows();
  for (i64 row = 0; row < k_groups * shape.m && has_k_groups; ++row)
    groups_of_rows[static_cast<size_t>(row)] = row / shape.m;
  const i64 k_blocks = has_k_groups ? shape.k / scaled_k + k_groups : ceil_div(shape.k, scaled_k);
  const float sign = has("scaled") ? -1.0f : 1.0f;
  const bool is_added = has("added");
  const bool has_c = has("scaled") || has("scaled_up") || is_added;
  const float of_c = is_added ? 1 : -3 * sign;
  Random random(1);
  Inputs inputs{shape,
                random_integers(shape.m, shape.k, random),
                random_integers(has("one_b") ? shape.n : groups * shape.n, shape.k, random),
                random_integers(k_groups * shape.m, shape.n, random),
                random_block_exponents(k_blocks, shape.m, random),
                random_block_exponents(has_blocks ? groups * ceil_div(shape.n, scaled_k) : k_blocks,
                                       has_blocks ? k_blocks : groups * shape.n, random),
                random_exponents(1, k_groups * scales_of(shape.m, scale_rows_a), random),
                random_exponents(1, groups * k_groups * scales_of(shape.n, false), random),
                Integers(1, has("scale_d") ? 1 : 0),
                {},
                has_c || has("doubled") ? 2 * sign : 1,
                has_c ? of_c : 0,
                has("in_place") || is_added,
                has("after_abc") || has("after_ac"),
                has("after_ac"),
                grouping,
                k_grouping,
                has("wide"),
                has("zeroes"),
                has("k_major_scales"),
                groups_of_rows};
  leave_to_infinity(inputs);
  inputs.sums = sums_of(inputs);
  scale_operands(inputs);
  for (size_t i = 0; i < inputs.sums.size(); ++i)
    inputs.sums[i] = inputs.alpha * inputs.sums[i] + inputs.beta * inputs.c.values[i];
  if (has("scale_d")) {
    inputs.exponents_of_d.values = {exponent_d};
    for (float& sum : inputs.sums) sum = std::ldexp(sum, exponent_d);
  }

  for (i64 i = 0; i < inputs.d_rows() * shape.n; ++i)
    if (inputs.group_of(i / shape.n) < 0) inputs.sums[static_cast<size_t>(i)] = has("zeroes") ? 0 : of_no_group;

  report_schedules(number(4), has("until_found"),
                   [&](model::Policy policy, u64 seed) { return run(inputs, policy, seed); });
}
