// Grouped GEMMs on the GPU, over all configurations that the tests cover: each group's rows have the bits that the
// dense kernel of the same configuration gives the group alone, which exactness.cu has found exact, and nothing else is
// written, with C and without, and however many SMs the launch may take; the same in graphs whose offsets change
// between replays, behind a kernel that writes late, and with offsets that break every rule. AddToD is compared with
// the dense kernel's beta = 1 and C = D, B MN-major with the same B K-major.
//
// grouped [--cases 2000] [--seed 1] [--small]
//   --small   one case of each configuration, for compute-sanitizer
#include <host/add_to_d.hpp>
#include <tests/gpu/integer_problem.cuh>
#include <tests/gpu/late_writer.cuh>
#include <tests/gpu/replay.cuh>
#include <tests/kernels/grouped_selection.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// launch_dense is that of a K-major B, and without AddToD.
struct Case : GroupedSelection {
  bool adds_to_d = false;
};

template <class Types>
Case case_of(const Configuration& configuration) {
  for (const GroupedSelection& x : every_grouped_selection())
    if (x == configuration && x.a == number_of<typename Types::Input> && x.b == number_of<typename Types::InputB> &&
        x.d == number_of<typename Types::Output> && x.scales == Types::block_scales)
      return {x};
  stop("no GroupedInstance: " + name_of(configuration));
}

template <class Types, Configuration configuration>
Case adding() {
  Case x = case_of<Types>(configuration);
  x.adds_to_d = true;
  x.launch = [](const GroupedGemmArguments& arguments, Stream stream) {
    return grouped_gemm<Types, configuration>(arguments, stream, AddToD<Types>{});
  };
  return x;
}

template <class Types, Configuration configuration>
Case of_mn_major_b() {
  Case x = case_of<Types>(configuration);
  x.major_b = Major::mn;
  x.launch = [](const GroupedGemmArguments& arguments, Stream stream) {
    return grouped_gemm<Types, in_majors(configuration, {Major::k, Major::mn})>(arguments, stream);
  };
  return x;
}

/// All instances, and some once more with AddToD, of each way to store D, or with B MN-major; those are compiled here.
std::vector<Case> every_case() {
  using Sums = Types<f16, float>;
  using Blocks = Types<e4m3, float, e5m2, BlockScales::b_1x128>;
  std::vector<Case> cases;
  for (const GroupedSelection& x : every_grouped_selection()) cases.push_back({x});
  cases.push_back(adding<Sums, Configuration{Kernel::gemm_cooperative, {128, 80}, {2, 1}}>());
  cases.push_back(adding<Types<bf16, float>, Configuration{Kernel::gemm_pingpong, {64, 176}, {2, 1}}>());
  cases.push_back(adding<Types<bf16, float>, Configuration{Kernel::gemm_swapped, {112, 192}, {1, 2}}>());
  cases.push_back(adding<Blocks, Configuration{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}>());
  cases.push_back(adding<Blocks, Configuration{Kernel::gemm_fp8_block_splitk, {64, 128}}>());
  cases.push_back(of_mn_major_b<Sums, Configuration{Kernel::gemm_cooperative, {128, 80}, {2, 1}}>());
  cases.push_back(of_mn_major_b<Types<bf16>, Configuration{Kernel::gemm_pingpong, {128, 128}}>());
  cases.push_back(of_mn_major_b<Types<bf16>, Configuration{Kernel::gemm_swapped, {64, 128}, {2, 1}}>());
  return cases;
}

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
  void prepare(const Case& selection, const Grouping& grouping, const Scaling& scaling, i64 padding, u64 seed,
               cudaStream_t stream) {
    selection_ = selection;
    scaling_ = scaling;
    stream_ = stream;
    zeroes_rest_ = grouping.has_rest() && !selection.adds_to_d && seed % 2 == 0;
    is_narrow_ = grouping.layout == GroupLayout::indices || seed % 3 == 0;
    const TensorType input = tensor_type_of(selection.a);
    const TensorType output = tensor_type_of(selection.d);
    const i64 lda = shape_of(1, 8, grouping.k, input, output, padding).lda;
    const i64 ldd = shape_of(1, grouping.n, 8, input, output, padding).ldd;
    a_.prepare(selection.a, grouping.m, grouping.k, lda, stream);
    b_.prepare(selection.b, grouping.groups() * grouping.n, grouping.k, lda, stream);
    if (has_mn_major_b())
      mn_major_b_.prepare(selection.b, grouping.groups() * grouping.k, grouping.n,
                          shape_of(1, 8, grouping.n, input, output, padding).lda, stream);
    c_.prepare(selection.d, grouping.m, grouping.n, ldd + 16, stream);
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
      fill<true>(scale_a_.matrix(), seed + 1, stream);
      fill<true>(scale_b_.matrix(), seed + 2, stream);
    }
    set_groups(grouping, seed);
  }

  /// Of the same sizes. D is as before a launch.
  void set_groups(const Grouping& grouping, u64 seed) {
    grouping_ = grouping;
    c_seed_ = seed + 3;
    for (const GuardedMatrix* const x : {&a_, &b_, &c_}) x->clear(stream_);
    if (has_mn_major_b()) mn_major_b_.clear(stream_);
    for (const Group& x : groups_with_rows(grouping)) {
      fill<false>(rows_of(a_.matrix(), x.first, x.rows), seed + static_cast<u64>(x.first), stream_);
      const u64 seed_b = seed ^ static_cast<u64>(x.group);
      DeviceMatrix b = rows_of(b_.matrix(), x.group * grouping.n, grouping.n);
      fill<false>(b, seed_b, stream_);
      if (!has_mn_major_b()) continue;
      b.major = Major::mn;
      b.ld = mn_major_b_.matrix().ld;
      b.data = mn_major_b_.matrix().element(x.group * grouping.k, 0);
      fill<false>(b, seed_b, stream_);
    }
    if (scaling_.beta != 0) fill_c(c_);
    reset_d();
    set_offsets(grouping.offsets);
  }

  void set_offsets(const std::vector<i64>& offsets) { offsets_.set(offsets, is_narrow_, stream_); }

  void reset_d() const { reset(d_); }

  [[nodiscard]] Status run(i64 max_sms = 0, bool programmatic = false) const {
    GroupedGemmArguments x{.gemm = arguments(0, grouping_.m, 0, d_),
                           .groups = grouping_.groups(),
                           .offsets = offsets_.get(),
                           .layout = grouping_.layout,
                           .zeroes_rest = zeroes_rest_};
    if (has_blocks())
      x.gemm.block_scales = {scale_a_.floats(), scale_a_.matrix().ld, scale_b_.floats(), scale_b_.matrix().ld};
    if (has_mn_major_b()) {
      x.gemm.b = mn_major_b_.data();
      x.gemm.ldb = mn_major_b_.matrix().ld;
    }
    x.gemm.max_sms = max_sms;
    x.gemm.programmatic = x.gemm.weights_ready = programmatic;  // of groups, no weights are ready
    return selection_.launch(x, stream_);
  }

  /// A kernel before writes all that run() reads, and reads D where that is nothing but written.
  LateWriter late_writer() const {
    const GuardedMatrix& b = has_mn_major_b() ? mn_major_b_ : b_;
    std::vector<DeviceBytes> written = {a_.all(), b.all(), c_of(d_).all(), offsets_.all()};
    if (has_blocks()) written.insert(written.end(), {scale_a_.all(), scale_b_.all()});
    return {written, scaling_.in_place ? DeviceBytes{} : d_.all(), stream_};
  }

  /// Waits. Empty, or how D, and what lies around its elements, is not as the dense kernel makes it.
  std::string judge() {
    reset(want_);
    for (const Group& x : groups_with_rows(grouping_)) {
      GemmArguments alone = arguments(x.first, x.rows, x.group * grouping_.n, want_);
      if (has_blocks()) alone.block_scales = scales_of(x);
      require(selection_.launch_dense(alone, stream_));
    }
    if (zeroes_rest_) zero_rest(want_.matrix());
    require(cudaStreamSynchronize(stream_));
    if (!groups_with_rows(grouping_).empty() && is_untouched(fetch(want_.all())))
      return what() + ": the dense kernel wrote nothing";
    const std::string wrong = difference(d_, want_);
    return wrong.empty() ? wrong : what() + ": " + wrong;
  }

  /// Waits. Empty, or how something outside of D's rows was written.
  std::string judge_outside() const {
    require(cudaStreamSynchronize(stream_));
    const std::string wrong = damage(d_);
    return wrong.empty() ? wrong : what() + ": " + wrong;
  }

  std::string what() const {
    std::string text = name_of(selection_) + ", " + name_of(selection_.a) + " to " + name_of(selection_.d) +
                       (selection_.adds_to_d ? ", AddToD; " : "; ") + describe(scaling_) +
                       "; m = " + std::to_string(grouping_.m) + ", n = " + std::to_string(grouping_.n) +
                       ", k = " + std::to_string(grouping_.k) + ", layout " +
                       std::to_string(static_cast<int>(grouping_.layout)) + (is_narrow_ ? ", i32" : ", i64") +
                       (zeroes_rest_ ? ", the rest zero" : "") + ", offsets";
    for (const i64 offset : grouping_.offsets) text.append(" ").append(std::to_string(offset));
    return text;
  }

 private:
  const GuardedMatrix& c_of(const GuardedMatrix& d) const { return scaling_.in_place ? d : c_; }

  GemmArguments arguments(i64 first_row, i64 rows, i64 first_row_b, const GuardedMatrix& d) const {
    return {.m = rows,
            .n = grouping_.n,
            .k = grouping_.k,
            .a = a_.matrix().element(first_row, 0),
            .lda = a_.matrix().ld,
            .b = b_.matrix().element(first_row_b, 0),
            .ldb = b_.matrix().ld,
            .d = d.matrix().element(first_row, 0),
            .ldd = d.matrix().ld,
            .alpha = scaling_.alpha,
            .beta = scaling_.beta,
            .c = c_of(d).matrix().element(first_row, 0),
            .ldc = c_of(d).matrix().ld};
  }

  void fill_c(const GuardedMatrix& c) const {
    for (const Group& x : groups_with_rows(grouping_))
      fill<false>(rows_of(c.matrix(), x.first, x.rows), c_seed_ + static_cast<u64>(x.first), stream_);
  }
  void reset(const GuardedMatrix& d) const {
    d.clear(stream_);
    if (scaling_.in_place) fill_c(d);
  }

  static i64 k_blocks(const Grouping& grouping) { return ceil_div(grouping.k, scaled_k); }
  void zero_rest(const DeviceMatrix& x) const {
    const std::vector<bool> rest = grouping_.rest();
    for (i64 row = 0; row < grouping_.m; ++row)
      if (rest[static_cast<size_t>(row)])
        require(cudaMemsetAsync(x.element(row, 0), 0, static_cast<size_t>(x.columns * x.width), stream_));
  }

  bool has_blocks() const { return selection_.scales != BlockScales::none; }
  bool has_mn_major_b() const { return selection_.major_b == Major::mn; }

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

  Case selection_{};
  Grouping grouping_{};
  Scaling scaling_{};
  u64 c_seed_ = 0;
  cudaStream_t stream_ = nullptr;
  GuardedMatrix a_, b_, c_, d_, want_;
  GuardedMatrix mn_major_b_;
  GuardedMatrix scale_a_, scale_b_;  // block scales of all groups
  GuardedMatrix alone_a_, alone_b_;  // of one
  DeviceOffsets offsets_;
  bool zeroes_rest_ = false;
  bool is_narrow_ = false;  // offsets and labels of i32
};

void require_right(const std::string& wrong) { require(wrong.empty(), wrong); }

/// 1,000 replays, with other groups of the same rows in each.
void run_graph(GroupedProblem& problem, const Case& selection, cudaStream_t stream) {
  Random random(7);
  Grouping grouping{.m = 300, .n = 264, .k = 200, .offsets = std::vector<i64>(10)};
  problem.prepare(selection, grouping, some_scaling(selection.adds_to_d), 1, 1, stream);
  replay_each([&] { return problem.run(); },
              [&](int i, const auto& replay) {
                for (i64& offset : grouping.offsets) offset = random.between(0, grouping.m);
                std::sort(grouping.offsets.begin(), grouping.offsets.end());
                problem.set_groups(grouping, static_cast<u64>(i));
                replay();
                require_right(problem.judge());
              },
              stream);
}

/// Behind a kernel that writes operands, C, scales, and offsets or labels only long after it let this one begin.
void run_programmatic(GroupedProblem& problem, const Case& selection, cudaStream_t stream) {
  const Grouping rows{.m = 300, .n = 520, .k = 700, .offsets = {3, 60, 60, 61, 290}};
  const Grouping labels{300, 520, 700, rows.groups_of_rows(), GroupLayout::indices, rows.groups()};
  for (const Grouping& grouping : {rows, labels}) {
    constexpr u64 seed = 2;  // where rows of no group have labels, they become zero
    problem.prepare(selection, grouping, some_scaling(selection.adds_to_d), 1, seed, stream);
    run_behind(problem.late_writer(), problem, [&] { return problem.run(0, true); });
  }
}

/// Numbers of any kind as offsets: the kernel ends, and stays inside D.
void run_garbage(GroupedProblem& problem, const Case& selection, u64 seed, cudaStream_t stream) {
  Random random(seed);
  Grouping grouping = random_grouping(1000, random);
  problem.prepare(selection, grouping, random_scaling(selection.adds_to_d, random), 1, seed, stream);
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
  std::vector<Case> selections = every_case();
  if (no_clusters) std::erase_if(selections, [](const auto& x) { return x.cluster_size() > 1; });
  if (no_block_scales) std::erase_if(selections, [](const auto& x) { return x.scales != BlockScales::none; });
  if (is_small) cases = static_cast<i64>(selections.size());
  GroupedProblem problem;
  for (i64 i = 0; i < cases; ++i) {
    const Case& selection = selections[static_cast<size_t>(i) % selections.size()];
    Random random(seed * 1000003 + static_cast<u64>(i));
    const Grouping grouping = random_grouping(is_small ? 200 : 3000, random);
    const Scaling scaling = random_scaling(selection.adds_to_d, random);
    const i64 padding = random.between(0, 2);
    problem.prepare(selection, grouping, scaling, padding, random.next(), stream);
    require(problem.run(random_max_sms(random)));
    require_right(problem.judge());
  }
  std::printf("grouped: %lld random groupings have the bits of the dense kernel\n", cases);
  if (!is_small) {
    for (const Case& selection : selections) run_programmatic(problem, selection, stream);
    std::printf("grouped: %d launches of each configuration behind a kernel that writes late\n", late_repetitions);
    for (const Case& selection : selections) run_graph(problem, selection, stream);
    std::printf("grouped: graphs of each configuration, replayed %d times with other groups\n", replays);
    for (u64 i = 0; i < 500; ++i) run_garbage(problem, selections[i % selections.size()], i, stream);
    std::printf("grouped: 500 arrays of offsets that break the rules: nothing outside of D is written\n");
  }
  std::printf("grouped: passed, %lld random groupings, %zu configurations\n", cases, selections.size());
}
