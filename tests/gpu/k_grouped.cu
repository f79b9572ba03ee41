// K-grouped GEMMs on the GPU, over all configurations that the tests cover: each group's D has the bits that the dense
// kernel of the same configuration gives the group alone, which exactness.cu has found exact, and nothing else is
// written, with C and without, and however many SMs the launch may take; the same in graphs whose offsets change
// between replays, behind a kernel that writes late, and with offsets that break every rule. AddToD is compared with
// the dense kernel's beta = 1 and C = D.
//
// k_grouped [--cases 2000] [--seed 1] [--small]
//   --small   one case of each configuration, for compute-sanitizer
#include <host/add_to_d.hpp>
#include <tests/gpu/integer_problem.cuh>
#include <tests/gpu/late_writer.cuh>
#include <tests/gpu/replay.cuh>
#include <tests/kernels/k_grouped_selection.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// launch_dense is without AddToD.
struct Case : KGroupedSelection {
  bool adds_to_d = false;
};

template <class Types, Configuration configuration, AddBy by, class Scheduler = KGroupedTiles>
Case adding() {
  for (const KGroupedSelection& selection : every_k_grouped_selection()) {
    Case x{selection, true};
    if (x != configuration || x.a != number_of<typename Types::Input> || x.b != number_of<typename Types::InputB> ||
        x.d != number_of<typename Types::Output> || x.is_flat != is_same<Scheduler, FlatKGroupedTiles>)
      continue;
    x.launch = [](const KGroupedGemmArguments& arguments, Stream stream) {
      return k_grouped_gemm<KGroupedConfigOf<Types, configuration, AddToD<Types, by>, Scheduler>>(arguments, stream);
    };
    return x;
  }
  stop("no KGroupedInstance: " + name_of(configuration));
}

/// All instances, and some once more with AddToD, which are compiled here.
std::vector<Case> every_case() {
  using Rows = Types<e4m3, float, e4m3, BlockScales::b_1x128>;
  using FlatRows = Types<e4m3, float, e5m2, BlockScales::b_1x128>;
  std::vector<Case> cases;
  for (const KGroupedSelection& x : every_k_grouped_selection()) cases.push_back({x});
  cases.push_back(
      adding<Types<f16, float>, Configuration{Kernel::gemm_cooperative, {128, 80}, {2, 1}, 1, Major::mn, Major::mn},
             AddBy::reduction>());
  cases.push_back(
      adding<Types<bf16, float>, Configuration{Kernel::gemm_swapped, {112, 192}, {1, 2}}, AddBy::reduction>());
  cases.push_back(adding<Rows, Configuration{Kernel::gemm_fp8_block, {128, 128}}, AddBy::load>());
  cases.push_back(adding<FlatRows, Configuration{Kernel::gemm_fp8_block, {128, 96}, {1, 2}}, AddBy::reduction,
                         FlatKGroupedTiles>());
  cases.push_back(
      adding<FlatRows, Configuration{Kernel::gemm_fp8_block, {128, 96}, {1, 2}}, AddBy::load, FlatKGroupedTiles>());
  return cases;
}

/// Random groups, many of them empty or of one step, with elements of no group around them.
KGrouping random_k_grouping(i64 step, i64 most_rows, i64 most_k, Random& random) {
  KGrouping x{
      .m = random.between(1, most_rows), .n = random.between(1, most_rows), .k = 0, .offsets = {}, .step = step};
  const i64 groups = random.between(0, 19) == 0 ? 200 : random.between(1, 16);
  const i64 kind = random.between(0, 4);
  const i64 chosen = random.between(0, groups - 1);
  const auto steps_of = [&](i64 group) -> i64 {
    if (kind == 0) return 1;
    if (kind == 1) return group == chosen ? random.between(1, most_k / step) : 0;
    if (random.between(0, 2) == 0) return random.between(0, 1);
    return random.between(0, most_k / step / groups + 1);
  };
  x.offsets.push_back(x.k = step * random.between(0, 9));
  for (i64 group = 0; group < groups; ++group) x.offsets.push_back(x.k += step * steps_of(group));
  x.k = std::max(x.k + step * random.between(0, 9), step);
  return x;
}

/// Elements of K of an operand.
DeviceMatrix part_of(DeviceMatrix x, const KGrouping::Range& range) {
  x.data = x.element(0, range.begin);
  x.columns = range.size();
  return x;
}

/// One grouping after another on a stream. What no group needs of A, B and their scales is NaN.
class KGroupedProblem {
 public:
  void prepare(const Case& selection, const KGrouping& grouping, const Scaling& scaling, i64 padding, u64 seed,
               cudaStream_t stream) {
    selection_ = selection;
    scaling_ = scaling;
    stream_ = stream;
    are_narrow_ = seed % 2 == 0;
    shape_ = shape_of(grouping.m, grouping.n, grouping.k, tensor_type_of(selection.a), tensor_type_of(selection.d),
                      padding, selection.major_a, selection.major_b);
    a_.prepare(selection.a, grouping.m, grouping.k, shape_.lda, stream, 0, selection.major_a);
    b_.prepare(selection.b, grouping.n, grouping.k, shape_.ldb, stream, 0, selection.major_b);
    c_.prepare(selection.d, grouping.groups() * grouping.m, grouping.n, shape_.ldd + 16, stream);
    d_.prepare(selection.d, grouping.groups() * grouping.m, grouping.n, shape_.ldd, stream);
    want_.prepare(selection.d, grouping.groups() * grouping.m, grouping.n, shape_.ldd, stream);
    const i64 blocks = grouping.k / scaled_k + grouping.groups();
    scales_a_.prepare(Number::f32, blocks, grouping.m, ceil_div(grouping.m, 4) * 4, stream);
    scales_b_.prepare(Number::f32, blocks, grouping.n, ceil_div(grouping.n, 4) * 4, stream);
    set_groups(grouping, seed);
  }

  /// Of the same sizes. D is as before a launch.
  void set_groups(const KGrouping& grouping, u64 seed) {
    grouping_ = grouping;
    c_seed_ = seed + 3;
    if (scaling_.beta != 0) fill<false>(c_.matrix(), c_seed_, stream_);
    reset_d();
    for (const GuardedMatrix* const x : {&a_, &b_, &scales_a_, &scales_b_}) x->clear(stream_);
    i64 blocks = 0;
    for (const KGrouping::Range& range : grouping.ranges()) {
      if (range.size() == 0) continue;
      fill<false>(part_of(a_.matrix(), range), seed + static_cast<u64>(range.begin), stream_);
      fill<false>(part_of(b_.matrix(), range), seed ^ static_cast<u64>(range.end), stream_);
      blocks += ceil_div(range.size(), scaled_k);
    }
    for (const auto& [scales, of_seed] : {std::pair{&scales_a_, seed + 1}, std::pair{&scales_b_, seed + 2}}) {
      DeviceMatrix used = scales->matrix();
      used.rows = blocks;
      fill<true>(used, of_seed, stream_);
    }
    set_offsets(grouping.offsets);
    if (selection_.is_flat) {
      workspace_.reserve(static_cast<size_t>(flat_workspace_bytes(grouping.groups())));
      pack(a_.matrix(), flat_a_);
      pack(b_.matrix(), flat_b_);
    }
  }

  void set_offsets(const std::vector<i64>& offsets) { offsets_.set(offsets, are_narrow_, stream_); }

  void reset_d() const { reset(d_); }

  [[nodiscard]] Status run(i64 max_sms = 0, bool programmatic = false) const {
    KGroupedGemmArguments x{
        .gemm = arguments({0, grouping_.k}, 0, d_, 0), .groups = grouping_.groups(), .offsets = offsets_.get()};
    if (selection_.is_flat) {
      x.gemm.a = flat_a_.data();
      x.gemm.b = flat_b_.data();
      x.workspace = workspace_.data();
    }
    x.gemm.max_sms = max_sms;
    x.gemm.programmatic = x.gemm.weights_ready = programmatic;  // of groups, no weights are ready
    return selection_.launch(x, stream_);
  }

  /// A kernel before writes all that run() reads, and reads D where that is nothing but written.
  LateWriter late_writer() const {
    const auto operand = [&](const GuardedMatrix& x, const DeviceBuffer& flat) {
      return selection_.is_flat ? DeviceBytes{flat.data(), x.matrix().rows * x.matrix().columns} : x.all();
    };
    std::vector<DeviceBytes> written = {operand(a_, flat_a_), operand(b_, flat_b_), c_of(d_).all(), offsets_.all()};
    if (selection_.has_block_scales) written.insert(written.end(), {scales_a_.all(), scales_b_.all()});
    return {written, scaling_.in_place ? DeviceBytes{} : d_.all(), stream_};
  }

  void wait(const char* until) const {
    const cudaError_t error = cudaStreamSynchronize(stream_);
    require(error == cudaSuccess, what() + ": " + until + ": " + cudaGetErrorString(error));
  }

  /// Waits. Empty, or how D, and what lies around its elements, is not as the dense kernel makes it.
  std::string judge() {
    reset(want_);
    i64 row = 0;
    i64 block = 0;
    for (const KGrouping::Range& range : grouping_.ranges()) {
      require(selection_.launch_dense(arguments(range, block, want_, row), stream_));
      row += grouping_.m;
      block += ceil_div(range.size(), scaled_k);
    }
    wait("the dense launches");
    if (row * grouping_.n > 0 && is_untouched(fetch(want_.all()))) return what() + ": the dense kernel wrote nothing";
    const std::string wrong = difference(d_, want_);
    return wrong.empty() ? wrong : what() + ": " + wrong;
  }

  /// Waits. Empty, or how something outside of D's rows was written.
  std::string judge_outside() const {
    wait("the launch");
    const std::string wrong = damage(d_);
    return wrong.empty() ? wrong : what() + ": " + wrong;
  }

  std::string what() const {
    std::string text = name_of(selection_) + ", " + name_of(selection_.a) + " to " + name_of(selection_.d) +
                       (selection_.adds_to_d ? ", AddToD; " : "; ") + describe(scaling_) +
                       "; m = " + std::to_string(grouping_.m) + ", n = " + std::to_string(grouping_.n) +
                       ", k = " + std::to_string(grouping_.k) + ", offsets of " + (are_narrow_ ? "i32" : "i64");
    for (const i64 offset : grouping_.offsets) text.append(" ").append(std::to_string(offset));
    return text;
  }

 private:
  /// An operand in the flat form; what belongs to no group is NaN.
  void pack(const DeviceMatrix& x, DeviceBuffer& flat) {
    const auto bytes = static_cast<size_t>(x.rows * x.columns);
    flat.reserve(bytes);
    require(cudaMemsetAsync(flat.data(), 0xff, bytes, stream_));
    for (const KGrouping::Range& range : grouping_.ranges()) {
      const auto row_bytes = static_cast<size_t>(range.size());
      if (row_bytes == 0) continue;
      require(cudaMemcpy2DAsync(flat.data() + range.begin * x.rows, row_bytes, x.element(0, range.begin),
                                static_cast<size_t>(x.pitch()), row_bytes, static_cast<size_t>(x.rows),
                                cudaMemcpyDeviceToDevice, stream_));
    }
  }

  const GuardedMatrix& c_of(const GuardedMatrix& d) const { return scaling_.in_place ? d : c_; }
  void reset(const GuardedMatrix& d) const {
    d.clear(stream_);
    if (scaling_.in_place) fill<false>(d.matrix(), c_seed_, stream_);
  }

  /// Of these elements of K, whose first block scales are those of first_block, to D's rows from first_row on.
  GemmArguments arguments(const KGrouping::Range& range, i64 first_block, const GuardedMatrix& d, i64 first_row) const {
    GemmArguments x = arguments_of(shape_, a_.matrix().element(0, range.begin), b_.matrix().element(0, range.begin),
                                   d.matrix().element(first_row, 0));
    x.k = range.size();
    x.alpha = scaling_.alpha;
    x.beta = scaling_.beta;
    x.c = c_of(d).matrix().element(first_row, 0);
    x.ldc = c_of(d).matrix().ld;
    const auto scales = [&](const GuardedMatrix& of) {
      return reinterpret_cast<const float*>(of.matrix().element(first_block, 0));
    };
    if (selection_.has_block_scales)
      x.block_scales = {
          .a = scales(scales_a_), .lda = scales_a_.matrix().ld, .b = scales(scales_b_), .ldb = scales_b_.matrix().ld};
    return x;
  }

  Case selection_{};
  KGrouping grouping_{};
  Shape shape_{};
  Scaling scaling_{};
  u64 c_seed_ = 0;
  cudaStream_t stream_ = nullptr;
  GuardedMatrix a_, b_, c_, d_, want_, scales_a_, scales_b_;
  DeviceOffsets offsets_;
  bool are_narrow_ = false;
  DeviceBuffer flat_a_, flat_b_;
  DeviceBuffer workspace_;
};

void require_right(const std::string& wrong) { require(wrong.empty(), wrong); }

/// 1,000 replays, with other groups of the same K in each.
void run_graph(KGroupedProblem& problem, const Case& selection, cudaStream_t stream) {
  Random random(7);
  KGrouping grouping{.m = 200, .n = 264, .k = 640, .offsets = std::vector<i64>(6), .step = selection.step};
  problem.prepare(selection, grouping, some_scaling(selection.adds_to_d), 1, 2, stream);
  replay_each([&] { return problem.run(); },
              [&](int i, const auto& replay) {
                for (i64& offset : grouping.offsets)
                  offset = random.between(0, grouping.k / selection.step) * selection.step;
                std::sort(grouping.offsets.begin(), grouping.offsets.end());
                problem.set_groups(grouping, static_cast<u64>(i));
                replay();
                require_right(problem.judge());
              },
              stream);
}

/// Behind a kernel that writes operands, C, scales and offsets only long after it let this one begin.
void run_programmatic(KGroupedProblem& problem, const Case& selection, cudaStream_t stream) {
  const KGrouping grouping{.m = 300, .n = 520, .k = 1280, .offsets = {128, 256, 256, 1024}, .step = selection.step};
  problem.prepare(selection, grouping, some_scaling(selection.adds_to_d), 1, 1, stream);
  run_behind(problem.late_writer(), problem, [&] { return problem.run(0, true); });
}

/// Numbers of any kind as offsets: the kernel ends, and stays inside D.
void run_garbage(KGroupedProblem& problem, const Case& selection, u64 seed, cudaStream_t stream) {
  Random random(seed);
  KGrouping grouping = random_k_grouping(selection.step, 300, 2000, random);
  problem.prepare(selection, grouping, random_scaling(selection.adds_to_d, random), 1, seed, stream);
  for (i64& offset : grouping.offsets)
    offset = random.between(0, 1) == 0 ? static_cast<i64>(random.next()) : random.between(-50, grouping.k + 50);
  problem.set_offsets(grouping.offsets);
  require(problem.run());
  require_right(problem.judge_outside());
}

}  // namespace

int main(int count, char** arguments) {
  auto [cases, seed, is_small, no_clusters, no_block_scales] = cases_wanted(count, arguments);
  start("k_grouped");
  cudaStream_t stream;
  require(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  std::vector<Case> selections = every_case();
  if (no_clusters) std::erase_if(selections, [](const auto& x) { return x.cluster_size() > 1; });
  if (no_block_scales) std::erase_if(selections, [](const auto& x) { return x.has_block_scales; });
  if (is_small) cases = static_cast<i64>(selections.size());
  KGroupedProblem problem;
  for (i64 i = 0; i < cases; ++i) {
    const Case& selection = selections[static_cast<size_t>(i) % selections.size()];
    Random random(seed * 1000003 + static_cast<u64>(i));
    const KGrouping grouping = random_k_grouping(selection.step, is_small ? 150 : 700, is_small ? 300 : 6000, random);
    const Scaling scaling = random_scaling(selection.adds_to_d, random);
    const i64 padding = random.between(0, 2);
    problem.prepare(selection, grouping, scaling, padding, random.next(), stream);
    require(problem.run(random_max_sms(random)));
    problem.wait("the launch");
    require_right(problem.judge());
  }
  std::printf("k_grouped: %lld random groupings have the bits of the dense kernel\n", cases);
  if (!is_small) {
    for (const Case& selection : selections) run_programmatic(problem, selection, stream);
    std::printf("k_grouped: %d launches of each configuration behind a kernel that writes late\n", late_repetitions);
    for (const Case& selection : selections) run_graph(problem, selection, stream);
    std::printf("k_grouped: graphs of each configuration, replayed %d times with other groups\n", replays);
    for (u64 i = 0; i < 500; ++i) run_garbage(problem, selections[i % selections.size()], i, stream);
    std::printf("k_grouped: 500 arrays of offsets that break the rules: nothing outside of D is written\n");
  }
  std::printf("k_grouped: passed, %lld random groupings, %zu configurations\n", cases, selections.size());
}
