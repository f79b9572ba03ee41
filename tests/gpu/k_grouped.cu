// K-grouped GEMMs on the GPU, over all configurations that the tests cover: each group's D has the bits that the dense
// kernel of the same configuration gives the group alone, which exactness.cu has found exact, and nothing else is
// written; the same in graphs whose offsets change between replays, and with offsets that break every rule.
//
// k_grouped [--cases 2000] [--seed 1] [--small]
//   --small   one case of each configuration, for compute-sanitizer
#include <tests/gpu/integer_problem.cuh>
#include <tests/gpu/replay.cuh>
#include <tests/kernels/k_grouped_selection.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

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

template <bool are_scales>
void fill(const DeviceMatrix& x, u64 seed, cudaStream_t stream) {
  fill_numbers<are_scales><<<64, 256, 0, stream>>>(x, seed);
  require(cudaGetLastError());
}

/// One grouping after another on a stream. What no group needs of A, B and their scales is NaN.
class KGroupedProblem {
 public:
  void prepare(const KGroupedSelection& selection, const KGrouping& grouping, i64 padding, u64 seed,
               cudaStream_t stream) {
    selection_ = selection;
    stream_ = stream;
    shape_ = shape_of(grouping.m, grouping.n, grouping.k, tensor_type_of(selection.a), tensor_type_of(selection.d),
                      padding, selection.major_a, selection.major_b);
    a_.prepare(selection.a, grouping.m, grouping.k, shape_.lda, stream, 0, selection.major_a);
    b_.prepare(selection.b, grouping.n, grouping.k, shape_.ldb, stream, 0, selection.major_b);
    d_.prepare(selection.d, grouping.groups() * grouping.m, grouping.n, shape_.ldd, stream);
    want_.prepare(selection.d, grouping.groups() * grouping.m, grouping.n, shape_.ldd, stream);
    const i64 blocks = grouping.k / scaled_k + grouping.groups();
    scales_a_.prepare(Number::f32, blocks, grouping.m, ceil_div(grouping.m, 4) * 4, stream);
    scales_b_.prepare(Number::f32, blocks, grouping.n, ceil_div(grouping.n, 4) * 4, stream);
    set_groups(grouping, seed);
  }

  /// Of the same sizes.
  void set_groups(const KGrouping& grouping, u64 seed) {
    grouping_ = grouping;
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
      pack(a_.matrix(), flat_a_);
      pack(b_.matrix(), flat_b_);
    }
  }

  void set_offsets(const std::vector<i64>& offsets) {
    offsets_.reserve(offsets.size() * sizeof(i64));
    require(cudaMemcpyAsync(offsets_.data(), offsets.data(), offsets.size() * sizeof(i64), cudaMemcpyHostToDevice,
                            stream_));
    require(cudaStreamSynchronize(stream_));
  }

  void reset_d() const { d_.clear(stream_); }

  [[nodiscard]] Status run() const {
    KGroupedGemmArguments x{.gemm = arguments({0, grouping_.k}, 0, d_.data()),
                            .groups = grouping_.groups(),
                            .offsets = reinterpret_cast<const i64*>(offsets_.data())};
    if (selection_.is_flat) {
      x.gemm.a = flat_a_.data();
      x.gemm.b = flat_b_.data();
      x.workspace = workspace_.data();
    }
    return selection_.launch(x, stream_);
  }

  void wait(const char* until) const {
    const cudaError_t error = cudaStreamSynchronize(stream_);
    require(error == cudaSuccess, what() + ": " + until + ": " + cudaGetErrorString(error));
  }

  /// Waits. Empty, or how D, and what lies around its elements, is not as the dense kernel makes it.
  std::string judge() {
    want_.clear(stream_);
    i64 row = 0;
    i64 block = 0;
    for (const KGrouping::Range& range : grouping_.ranges()) {
      require(selection_.launch_dense(arguments(range, block, want_.matrix().element(row, 0)), stream_));
      row += grouping_.m;
      block += ceil_div(range.size(), scaled_k);
    }
    const std::vector<unsigned char> got = fetch_after(d_);
    const std::vector<unsigned char> want = fetch_after(want_);
    if (row * grouping_.n > 0 && is_untouched(want)) return what() + ": the dense kernel wrote nothing";
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
                       ", k = " + std::to_string(grouping_.k) + ", offsets";
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

  /// Of these elements of K, whose first block scales are those of first_block.
  GemmArguments arguments(const KGrouping::Range& range, i64 first_block, void* d) const {
    GemmArguments x = arguments_of(shape_, a_.matrix().element(0, range.begin), b_.matrix().element(0, range.begin), d);
    x.k = range.size();
    const auto scales = [&](const GuardedMatrix& of) {
      return reinterpret_cast<const float*>(of.matrix().element(first_block, 0));
    };
    if (selection_.has_block_scales)
      x.block_scales = {
          .a = scales(scales_a_), .lda = scales_a_.matrix().ld, .b = scales(scales_b_), .ldb = scales_b_.matrix().ld};
    return x;
  }

  std::vector<unsigned char> fetch_after(const GuardedMatrix& x) const {
    wait("the dense launches");
    return fetch(x.all());
  }

  KGroupedSelection selection_{};
  KGrouping grouping_{};
  Shape shape_{};
  cudaStream_t stream_ = nullptr;
  GuardedMatrix a_, b_, d_, want_, scales_a_, scales_b_;
  DeviceBuffer offsets_;
  DeviceBuffer flat_a_, flat_b_;
  DeviceBuffer workspace_{static_cast<size_t>(flat_workspace_bytes)};
};

void require_right(const std::string& wrong) { require(wrong.empty(), wrong); }

/// 1,000 replays, with other groups of the same K in each.
void run_graph(KGroupedProblem& problem, const KGroupedSelection& selection, cudaStream_t stream) {
  Random random(7);
  KGrouping grouping{.m = 200, .n = 264, .k = 640, .offsets = std::vector<i64>(6), .step = selection.step};
  problem.prepare(selection, grouping, 1, 1, stream);
  replay_each([&] { return problem.run(); },
              [&](int i, const auto& replay) {
                for (i64& offset : grouping.offsets)
                  offset = random.between(0, grouping.k / selection.step) * selection.step;
                std::sort(grouping.offsets.begin(), grouping.offsets.end());
                problem.set_groups(grouping, static_cast<u64>(i));
                problem.reset_d();
                replay();
                require_right(problem.judge());
              },
              stream);
}

/// Numbers of any kind as offsets: the kernel ends, and stays inside D.
void run_garbage(KGroupedProblem& problem, const KGroupedSelection& selection, u64 seed, cudaStream_t stream) {
  Random random(seed);
  KGrouping grouping = random_k_grouping(selection.step, 300, 2000, random);
  problem.prepare(selection, grouping, 1, seed, stream);
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
  std::vector<KGroupedSelection> selections = every_k_grouped_selection();
  if (no_clusters) std::erase_if(selections, [](const auto& x) { return x.cluster_size() > 1; });
  if (no_block_scales) std::erase_if(selections, [](const auto& x) { return x.has_block_scales; });
  if (is_small) cases = static_cast<i64>(selections.size());
  KGroupedProblem problem;
  for (i64 i = 0; i < cases; ++i) {
    const KGroupedSelection& selection = selections[static_cast<size_t>(i) % selections.size()];
    Random random(seed * 1000003 + static_cast<u64>(i));
    const KGrouping grouping = random_k_grouping(selection.step, is_small ? 150 : 700, is_small ? 300 : 6000, random);
    problem.prepare(selection, grouping, random.between(0, 2), random.next(), stream);
    require(problem.run());
    problem.wait("the launch");
    require_right(problem.judge());
  }
  std::printf("k_grouped: %lld random groupings have the bits of the dense kernel\n", cases);
  if (!is_small) {
    for (const KGroupedSelection& selection : selections) run_graph(problem, selection, stream);
    std::printf("k_grouped: graphs of each configuration, replayed %d times with other groups\n", replays);
    for (u64 i = 0; i < 500; ++i) run_garbage(problem, selections[i % selections.size()], i, stream);
    std::printf("k_grouped: 500 arrays of offsets that break the rules: nothing outside of D is written\n");
  }
  std::printf("k_grouped: passed, %lld random groupings, %zu configurations\n", cases, selections.size());
}
