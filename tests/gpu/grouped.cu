// Grouped GEMMs on the GPU, over all configurations that the tests cover: each group's rows have the bits that the
// dense kernel of the same configuration gives the group alone, which exactness.cu has found exact, and nothing else is
// written; the same in graphs whose offsets change between replays, and with offsets that break every rule.
//
// grouped [--cases 2000] [--seed 1] [--small]
//   --small   one case of each configuration, for compute-sanitizer
#include <tests/gpu/integer_problem.cuh>
#include <tests/gpu/replay.cuh>
#include <tests/kernels/grouped_selection.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// Random groups, many of them empty or of one row, with rows of no group around them.
Grouping random_grouping(i64 most_rows, Random& random) {
  Grouping x{.m = 0, .n = random.between(1, 700), .k = random.between(1, 500), .offsets = {}};
  const i64 groups = random.between(0, 19) == 0 ? 1024 : random.between(1, 40);
  const i64 kind = random.between(0, 4);
  const i64 chosen = random.between(0, groups - 1);
  const auto size_of = [&](i64 group) -> i64 {
    if (kind == 0) return 1;
    if (kind == 1) return group == chosen ? random.between(1, most_rows) : 0;
    if (random.between(0, 2) == 0) return random.between(0, 1);
    return random.between(0, most_rows / groups + 1);
  };
  const auto layout = random.between(0, 4);
  if (layout == 0) {
    x.layout = GroupLayout::psum;
    for (i64 group = 0; group < groups; ++group) x.offsets.push_back(x.m = ceil_div(x.m, 128) * 128 + size_of(group));
  } else if (layout == 1) {
    x.layout = GroupLayout::masked;
    const i64 rows = random.between(1, most_rows / groups + 1);
    x.m = groups * rows;
    for (i64 group = 0; group < groups; ++group) x.offsets.push_back(std::min(rows, size_of(group)));
  } else if (layout == 2) {
    x.layout = GroupLayout::indices;
    x.labels = groups;
    do {
      const i64 label = random.between(0, 3) == 0 ? -1 : random.between(0, groups - 1);
      x.offsets.insert(x.offsets.end(), static_cast<size_t>(random.between(1, kind == 0 ? 1 : 300)), label);
    } while (random.between(0, 30) != 0);
    x.m = static_cast<i64>(x.offsets.size());
    return x;
  } else {
    x.offsets.push_back(x.m = random.between(0, 9));
    for (i64 group = 0; group < groups; ++group) x.offsets.push_back(x.m += size_of(group));
  }
  x.m = std::max<i64>(x.m + random.between(0, 9), 1);
  if (x.layout == GroupLayout::masked) x.m = x.m / groups * groups;
  return x;
}

/// Some rows of a matrix.
DeviceMatrix rows_of(DeviceMatrix x, i64 first, i64 rows) {
  x.data = x.element(first, 0);
  x.rows = rows;
  return x;
}

void fill(const DeviceMatrix& x, u64 seed, cudaStream_t stream) {
  fill_numbers<false><<<64, 256, 0, stream>>>(x, seed);
  require(cudaGetLastError());
}

/// A group's rows beside each other; of labels, there may be several in a group.
struct Group {
  i64 group;
  i64 first;
  i64 rows;
};

std::vector<Group> groups_with_rows(const Grouping& x) {
  const std::vector<i64> of_rows = x.groups_of_rows();
  std::vector<Group> groups;
  for (i64 row = 0; row < x.m; ++row) {
    const i64 group = of_rows[static_cast<size_t>(row)];
    if (group < 0) continue;
    if (row == 0 || of_rows[static_cast<size_t>(row - 1)] != group) groups.push_back({group, row, 0});
    ++groups.back().rows;
  }
  return groups;
}

/// One grouping after another on a stream. What no group needs of A and B is NaN.
class GroupedProblem {
 public:
  void prepare(const GroupedSelection& selection, const Grouping& grouping, i64 padding, u64 seed,
               cudaStream_t stream) {
    selection_ = selection;
    stream_ = stream;
    zeroes_rest_ = grouping.has_rest() && seed % 2 == 0;
    is_narrow_ = grouping.layout == GroupLayout::indices || seed % 3 == 0;
    const TensorType input = tensor_type_of(selection.a);
    const TensorType output = tensor_type_of(selection.d);
    const i64 lda = shape_of(1, 8, grouping.k, input, output, padding).lda;
    const i64 ldd = shape_of(1, grouping.n, 8, input, output, padding).ldd;
    a_.prepare(selection.a, grouping.m, grouping.k, lda, stream);
    b_.prepare(selection.b, grouping.groups() * grouping.n, grouping.k, lda, stream);
    d_.prepare(selection.d, grouping.m, grouping.n, ldd, stream);
    want_.prepare(selection.d, grouping.m, grouping.n, ldd, stream);
    if (has_blocks()) {
      const i64 rows_b = grouping.groups() * grouping.n;
      const auto prepare_rows = [&](GuardedMatrix* scales, i64 rows) {
        scales->prepare(Number::f32, k_blocks(grouping), rows, ceil_div(rows, 4) * 4 + 4 * padding, stream);
      };
      prepare_rows(&scale_a_, grouping.m);
      prepare_rows(&alone_a_, grouping.m);
      prepare_rows(&alone_b_, grouping.n);
      if (selection.scales == BlockScales::b_1x128)
        prepare_rows(&scale_b_, rows_b);
      else
        scale_b_.prepare(Number::f32, grouping.groups() * ceil_div(grouping.n, scaled_k), k_blocks(grouping),
                         k_blocks(grouping) + padding, stream);
      fill_numbers<true><<<64, 256, 0, stream>>>(scale_a_.matrix(), seed + 1);
      fill_numbers<true><<<64, 256, 0, stream>>>(scale_b_.matrix(), seed + 2);
      require(cudaGetLastError());
    }
    set_groups(grouping, seed);
  }

  /// Of the same sizes.
  void set_groups(const Grouping& grouping, u64 seed) {
    grouping_ = grouping;
    a_.clear(stream_);
    b_.clear(stream_);
    for (const Group& x : groups_with_rows(grouping)) {
      fill(rows_of(a_.matrix(), x.first, x.rows), seed + static_cast<u64>(x.first), stream_);
      fill(rows_of(b_.matrix(), x.group * grouping.n, grouping.n), seed ^ static_cast<u64>(x.group), stream_);
    }
    set_offsets(grouping.offsets);
  }

  void set_offsets(const std::vector<i64>& offsets) {
    const std::vector<i32> narrow(offsets.begin(), offsets.end());
    const void* const from =
        is_narrow_ ? static_cast<const void*>(narrow.data()) : static_cast<const void*>(offsets.data());
    const size_t bytes = offsets.size() * (is_narrow_ ? sizeof(i32) : sizeof(i64));
    offsets_.reserve(bytes);
    require(cudaMemcpyAsync(offsets_.data(), from, bytes, cudaMemcpyHostToDevice, stream_));
    require(cudaStreamSynchronize(stream_));
  }

  void reset_d() const { d_.clear(stream_); }

  [[nodiscard]] Status run() const {
    GroupedGemmArguments x{.gemm = arguments(0, grouping_.m, 0),
                           .groups = grouping_.groups(),
                           .offsets = reinterpret_cast<const i64*>(offsets_.data()),
                           .layout = grouping_.layout,
                           .zeroes_rest = zeroes_rest_};
    if (is_narrow_) x.offsets = reinterpret_cast<const i32*>(offsets_.data());
    if (has_blocks())
      x.gemm.block_scales = {scale_a_.floats(), scale_a_.matrix().ld, scale_b_.floats(), scale_b_.matrix().ld};
    return selection_.launch(x, stream_);
  }

  /// Waits. Empty, or how D, and what lies around its elements, is not as the dense kernel makes it.
  std::string judge() {
    want_.clear(stream_);
    for (const Group& x : groups_with_rows(grouping_)) {
      GemmArguments alone = arguments(x.first, x.rows, x.group * grouping_.n);
      alone.d = want_.matrix().element(x.first, 0);
      if (has_blocks()) alone.block_scales = scales_of(x);
      require(selection_.launch_dense(alone, stream_));
    }
    if (zeroes_rest_) zero_rest(want_.matrix());
    const std::vector<unsigned char> got = fetch_after(d_);
    const std::vector<unsigned char> want = fetch_after(want_);
    if (!groups_with_rows(grouping_).empty() && is_untouched(want)) return what() + ": the dense kernel wrote nothing";
    const auto [at, other] = std::mismatch(got.begin(), got.end(), want.begin());
    if (at == got.end()) return "";
    const i64 from_first = at - got.begin() - guard_bytes;
    return what() + ": byte " + std::to_string(from_first) + " of D, in row " +
           std::to_string(from_first / d_.matrix().pitch()) + ", is not what the dense kernel gives its group";
  }

  /// Waits. Empty, or how something outside of D's rows was written.
  std::string judge_outside() const {
    const std::vector<unsigned char> got = fetch_after(d_);
    for (i64 i = 0; i < static_cast<i64>(got.size()); ++i) {
      const i64 from_first = i - guard_bytes;
      const DeviceMatrix& d = d_.matrix();
      const bool is_element = from_first >= 0 && from_first < d.bytes() && from_first % d.pitch() < d.columns * d.width;
      if (!is_element && got[static_cast<size_t>(i)] != canary)
        return what() + ": byte " + std::to_string(from_first) + " of D, which is no element, was written";
    }
    return "";
  }

  std::string what() const {
    std::string text = name_of(selection_) + ", " + name_of(selection_.a) + " to " + name_of(selection_.d) +
                       "; m = " + std::to_string(grouping_.m) + ", n = " + std::to_string(grouping_.n) +
                       ", k = " + std::to_string(grouping_.k) + ", layout " +
                       std::to_string(static_cast<int>(grouping_.layout)) + (is_narrow_ ? ", i32" : ", i64") +
                       (zeroes_rest_ ? ", the rest zero" : "") + ", offsets";
    for (const i64 offset : grouping_.offsets) text.append(" ").append(std::to_string(offset));
    return text;
  }

 private:
  GemmArguments arguments(i64 first_row, i64 rows, i64 first_row_b) const {
    return {.m = rows,
            .n = grouping_.n,
            .k = grouping_.k,
            .a = a_.matrix().element(first_row, 0),
            .lda = a_.matrix().ld,
            .b = b_.matrix().element(first_row_b, 0),
            .ldb = b_.matrix().ld,
            .d = d_.matrix().element(first_row, 0),
            .ldd = d_.matrix().ld};
  }

  static i64 k_blocks(const Grouping& grouping) { return ceil_div(grouping.k, scaled_k); }
  void zero_rest(const DeviceMatrix& x) const {
    const std::vector<bool> rest = grouping_.rest();
    for (i64 row = 0; row < grouping_.m; ++row)
      if (rest[static_cast<size_t>(row)])
        require(cudaMemsetAsync(x.element(row, 0), 0, static_cast<size_t>(x.columns * x.width), stream_));
  }

  bool has_blocks() const { return selection_.scales != BlockScales::none; }

  /// Copies the scales of `count` rows from one matrix into another, where they begin at a multiple of 16 bytes.
  void copy_scales(const GuardedMatrix& from, i64 first, i64 count, const GuardedMatrix& to) const {
    require(cudaMemcpy2DAsync(to.data(), static_cast<size_t>(to.matrix().pitch()), from.matrix().element(0, first),
                              static_cast<size_t>(from.matrix().pitch()), static_cast<size_t>(count) * sizeof(float),
                              static_cast<size_t>(from.matrix().rows), cudaMemcpyDeviceToDevice, stream_));
  }
  /// Those of a group alone.
  BlockScaleArguments scales_of(const Group& x) const {
    copy_scales(scale_a_, x.first, x.rows, alone_a_);
    if (selection_.scales == BlockScales::b_1x128) {
      copy_scales(scale_b_, x.group * grouping_.n, grouping_.n, alone_b_);
      return {alone_a_.floats(), alone_a_.matrix().ld, alone_b_.floats(), alone_b_.matrix().ld};
    }
    const i64 row = x.group * ceil_div(grouping_.n, scaled_k);
    const auto* const of_b = reinterpret_cast<const float*>(scale_b_.matrix().element(row, 0));
    return {alone_a_.floats(), alone_a_.matrix().ld, of_b, scale_b_.matrix().ld};
  }

  std::vector<unsigned char> fetch_after(const GuardedMatrix& x) const {
    require(cudaStreamSynchronize(stream_));
    return fetch(x.all());
  }

  GroupedSelection selection_{};
  Grouping grouping_{};
  cudaStream_t stream_ = nullptr;
  GuardedMatrix a_, b_, d_, want_;
  GuardedMatrix scale_a_, scale_b_;  // block scales of all groups
  GuardedMatrix alone_a_, alone_b_;  // of one
  DeviceBuffer offsets_;
  bool zeroes_rest_ = false;
  bool is_narrow_ = false;  // offsets and labels of i32
};

void require_right(const std::string& wrong) { require(wrong.empty(), wrong); }

/// 1,000 replays, with other groups of the same rows in each.
void run_graph(GroupedProblem& problem, const GroupedSelection& selection, cudaStream_t stream) {
  Random random(7);
  Grouping grouping{.m = 300, .n = 264, .k = 200, .offsets = std::vector<i64>(10)};
  problem.prepare(selection, grouping, 1, 1, stream);
  replay_each([&] { return problem.run(); },
              [&](int i, const auto& replay) {
                for (i64& offset : grouping.offsets) offset = random.between(0, grouping.m);
                std::sort(grouping.offsets.begin(), grouping.offsets.end());
                problem.set_groups(grouping, static_cast<u64>(i));
                problem.reset_d();
                replay();
                require_right(problem.judge());
              },
              stream);
}

/// Numbers of any kind as offsets: the kernel ends, and stays inside D.
void run_garbage(GroupedProblem& problem, const GroupedSelection& selection, u64 seed, cudaStream_t stream) {
  Random random(seed);
  Grouping grouping = random_grouping(1000, random);
  problem.prepare(selection, grouping, 1, seed, stream);
  for (i64& offset : grouping.offsets)
    offset = random.between(0, 1) == 0 ? static_cast<i64>(random.next()) : random.between(-50, grouping.m + 50);
  problem.set_offsets(grouping.offsets);
  require(problem.run());
  require_right(problem.judge_outside());
}

}  // namespace

int main(int count, char** arguments) {
  auto [cases, seed, is_small, no_clusters, no_block_scales] = cases_wanted(count, arguments);
  start("grouped");
  cudaStream_t stream;
  require(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  std::vector<GroupedSelection> selections = every_grouped_selection();
  if (no_clusters) std::erase_if(selections, [](const auto& x) { return x.cluster_size() > 1; });
  if (no_block_scales) std::erase_if(selections, [](const auto& x) { return x.scales != BlockScales::none; });
  if (is_small) cases = static_cast<i64>(selections.size());
  GroupedProblem problem;
  for (i64 i = 0; i < cases; ++i) {
    const GroupedSelection& selection = selections[static_cast<size_t>(i) % selections.size()];
    Random random(seed * 1000003 + static_cast<u64>(i));
    const Grouping grouping = random_grouping(is_small ? 200 : 3000, random);
    problem.prepare(selection, grouping, random.between(0, 2), random.next(), stream);
    require(problem.run());
    require_right(problem.judge());
  }
  std::printf("grouped: %lld random groupings have the bits of the dense kernel\n", cases);
  if (!is_small) {
    for (const GroupedSelection& selection : selections) run_graph(problem, selection, stream);
    std::printf("grouped: graphs of each configuration, replayed %d times with other groups\n", replays);
    for (u64 i = 0; i < 500; ++i) run_garbage(problem, selections[i % selections.size()], i, stream);
    std::printf("grouped: 500 arrays of offsets that break the rules: nothing outside of D is written\n");
  }
  std::printf("grouped: passed, %lld random groupings, %zu configurations\n", cases, selections.size());
}
