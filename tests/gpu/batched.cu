// Batched GEMMs on the GPU, over all configurations that the tests cover: each problem's D has the bits that the dense
// kernel of the same configuration gives it alone, which exactness.cu has found exact, and nothing else is written,
// with C and without, however matrices lie and however many SMs the launch may take; the same behind a kernel that
// writes late.
//
// batched [--cases 2000] [--seed 1] [--small]
//   --small   one case of each configuration, for compute-sanitizer
#include <iterator>

#include <tests/gpu/integer_problem.cuh>
#include <tests/gpu/late_writer.cuh>
#include <tests/kernels/batched_selection.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// Elements of matrices in memory that is one long row.
__global__ void fill_batch(DeviceMatrix memory, BatchLayout layout, u64 seed) {
  const i64 stride = static_cast<i64>(gridDim.x) * blockDim.x;
  const i64 count = layout.batch * layout.rows * layout.columns;
  for (i64 i = static_cast<i64>(blockIdx.x) * blockDim.x + threadIdx.x; i < count; i += stride) {
    const i64 row = i / layout.columns;
    const i64 place = layout.place(row / layout.rows, row % layout.rows, i % layout.columns);
    store_number(memory, 0, place, static_cast<float>(integer_at(seed, place)));
  }
}

/// The matrices of one batch after another. What is no element is a canary, which is NaN.
class GuardedBatch {
 public:
  void prepare(Number type, Lying lying, i64 batch, i64 rows, i64 columns, Major major, cudaStream_t stream) {
    layout = BatchLayout::of(lying, batch, rows, columns, bytes_of(tensor_type_of(type)), major);
    const i64 size = ceil_div(layout.size(), 16) * 16;  // a row may take TMA's 16 bytes
    memory.prepare(type, 1, size, size, stream);
  }
  void fill(u64 seed, cudaStream_t stream) const {
    fill_batch<<<256, 256, 0, stream>>>(memory.matrix(), layout, seed);
    require(cudaGetLastError());
  }
  unsigned char* problem(i64 i) const { return memory.data() + i * layout.stride * memory.matrix().width; }

  BatchLayout layout{};
  GuardedMatrix memory;
};

/// One batch after another on a stream.
class BatchedProblem {
 public:
  void prepare(const BatchedSelection& selection, const Batching& batching, const Scaling& scaling, u64 seed,
               cudaStream_t stream) {
    selection_ = selection;
    batching_ = batching;
    scaling_ = scaling;
    stream_ = stream;
    const auto& [batch, m, n, k, a, b, d, c] = batching;
    a_.prepare(selection.a, a, batch, m, k, selection.major_a, stream);
    b_.prepare(selection.b, b, batch, n, k, selection.major_b, stream);
    c_.prepare(selection.d, c, batch, m, n, Major::k, stream);
    a_.fill(seed, stream);
    b_.fill(seed + 1, stream);
    c_seed_ = seed + 2;
    c_.fill(c_seed_, stream);
    prepare_scales(seed + 3);
    for (GuardedBatch* const x : {&d_, &want_}) x->prepare(selection.d, d, batch, m, n, Major::k, stream);
    reset_d();
  }

  void reset_d() const { reset(d_); }

  /// weights_ready: without effect where it is not programmatic.
  [[nodiscard]] Status run(i64 max_sms, bool programmatic = false, bool weights_ready = false) const {
    BatchedGemmArguments x{.gemm = problem(0, d_),
                           .batch = batching_.batch,
                           .stride_a = a_.layout.stride,
                           .stride_b = b_.layout.stride,
                           .stride_d = d_.layout.stride,
                           .stride_c = c_of(d_).layout.stride,
                           .stride_scales_a = scales_a_.layout.stride,
                           .stride_scales_b = scales_b_.layout.stride};
    x.gemm.max_sms = max_sms;
    x.gemm.programmatic = programmatic;
    x.gemm.weights_ready = weights_ready;
    return selection_.launch(x, stream_);
  }

  /// A kernel before writes all that run() reads, perhaps without weights, and reads D. C is apart.
  LateWriter late_writer(bool weights_ready) const {
    const bool has_blocks = selection_.scales != BlockScales::none;
    std::vector<DeviceBytes> written = {a_.memory.all(), c_.memory.all()};
    if (has_blocks) written.push_back(scales_a_.memory.all());
    if (!weights_ready) written.push_back(b_.memory.all());
    if (!weights_ready && has_blocks) written.push_back(scales_b_.memory.all());
    return {written, d_.memory.all(), stream_};
  }

  /// Waits. Empty, or how D, and what lies around its elements, is not as the dense kernel makes it.
  std::string judge() const {
    reset(want_);
    for (i64 i = 0; i < batching_.batch; ++i) require(selection_.launch_dense(problem(i, want_), stream_));
    require(cudaStreamSynchronize(stream_));
    const std::vector<unsigned char> got = fetch(d_.memory.all());
    const std::vector<unsigned char> want = fetch(want_.memory.all());
    if (batching_.batch * batching_.m * batching_.n > 0 && is_untouched(want))
      return what() + ": the dense kernel wrote nothing";
    const auto [at, other] = std::mismatch(got.begin(), got.end(), want.begin());
    if (at == got.end()) return "";
    return what() + ": byte " + std::to_string(at - got.begin() - guard_bytes) +
           " from D's first element on is not what the dense kernel makes it";
  }

  std::string what() const {
    return name_of(selection_) + ", " + name_of(selection_.a) + " to " + name_of(selection_.d) + "; " +
           describe(batching_) + "; " + describe(scaling_);
  }

 private:
  const GuardedBatch& c_of(const GuardedBatch& d) const { return scaling_.in_place ? d : c_; }
  void reset(const GuardedBatch& d) const {
    d.memory.clear(stream_);
    if (scaling_.in_place) d.fill(c_seed_, stream_);
  }

  /// Block scales, which the dense kernel reads as well.
  void prepare_scales(u64 seed) {
    scales_a_.layout = scales_b_.layout = {};
    if (selection_.scales == BlockScales::none) return;
    const auto& [batch, m, n, k, a, b, d, c] = batching_;
    const i64 k_blocks = ceil_div(k, 128);
    scales_a_.prepare(Number::f32, a, batch, k_blocks, m, Major::k, stream_);
    if (selection_.scales == BlockScales::b_1x128)
      scales_b_.prepare(Number::f32, b, batch, k_blocks, n, Major::k, stream_);
    else
      scales_b_.prepare(Number::f32, b, batch, ceil_div(n, 128), k_blocks, Major::k, stream_);
    scales_a_.fill(seed, stream_);
    scales_b_.fill(seed + 1, stream_);
  }

  GemmArguments problem(i64 i, const GuardedBatch& d) const {
    GemmArguments x{.m = batching_.m,
                    .n = batching_.n,
                    .k = batching_.k,
                    .a = a_.problem(i),
                    .lda = a_.layout.ld,
                    .b = b_.problem(i),
                    .ldb = b_.layout.ld,
                    .d = d.problem(i),
                    .ldd = d.layout.ld,
                    .alpha = scaling_.alpha,
                    .beta = scaling_.beta,
                    .c = c_of(d).problem(i),
                    .ldc = c_of(d).layout.ld};
    if (selection_.scales != BlockScales::none)
      x.block_scales = {reinterpret_cast<const float*>(scales_a_.problem(i)), scales_a_.layout.ld,
                        reinterpret_cast<const float*>(scales_b_.problem(i)), scales_b_.layout.ld};
    return x;
  }

  BatchedSelection selection_{};
  Batching batching_{};
  Scaling scaling_{};
  u64 c_seed_ = 0;
  cudaStream_t stream_ = nullptr;
  GuardedBatch a_, b_, c_, d_, want_, scales_a_, scales_b_;
};

Batching random_batching(bool is_small, Random& random) {
  const auto one_of = [&](const auto& values) {
    return values[static_cast<size_t>(random.between(0, static_cast<i64>(std::size(values)) - 1))];
  };
  const i64 kind = random.between(0, 2);  // many small ones, some middling ones, few large ones
  const i64 most_problems = is_small ? 5 : kind == 0 ? 600 : kind == 1 ? 40 : 4;
  const i64 largest = is_small || kind == 0 ? 150 : kind == 1 ? 500 : 1500;
  return {.batch = random.between(1, most_problems),
          .m = random.between(1, largest),
          .n = random.between(1, largest),
          .k = random.between(random.between(0, 9) == 0 ? 0 : 1, largest),
          .a = one_of(every_lying),
          .b = one_of(every_lying),
          .d = one_of(apart),
          .c = one_of(every_lying)};
}

/// Behind a kernel that writes operands, C and scales only long after it let this one begin.
void run_programmatic(BatchedProblem& problem, const BatchedSelection& selection, cudaStream_t stream) {
  const Batching batching{.batch = 3, .m = 300, .n = 260, .k = 700, .d = Lying::in_turns, .c = Lying::padded};
  for (const bool weights_ready : {false, true}) {
    problem.prepare(selection, batching, some_scaling(false), 1, stream);
    run_behind(problem.late_writer(weights_ready), problem, [&] { return problem.run(0, true, weights_ready); });
  }
}

}  // namespace

int main(int count, char** arguments) {
  auto [cases, seed, is_small, no_clusters, no_block_scales] = cases_wanted(count, arguments);
  start("batched");
  cudaStream_t stream;
  require(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  std::vector<BatchedSelection> selections = every_batched_selection();
  if (no_clusters) std::erase_if(selections, [](const auto& x) { return x.cluster_size() > 1; });
  if (no_block_scales) std::erase_if(selections, [](const auto& x) { return x.scales != BlockScales::none; });
  if (is_small) cases = static_cast<i64>(selections.size());
  BatchedProblem problem;
  for (i64 i = 0; i < cases; ++i) {
    const BatchedSelection& selection = selections[static_cast<size_t>(i) % selections.size()];
    Random random(seed * 1000003 + static_cast<u64>(i));
    const Batching batching = random_batching(is_small, random);
    const Scaling scaling = random_scaling(false, random);
    problem.prepare(selection, batching, scaling, random.next(), stream);
    require(problem.run(has_one_tile_each(selection) ? 0 : random_max_sms(random)));
    const std::string wrong = problem.judge();
    require(wrong.empty(), wrong);
  }
  if (!is_small) {
    for (const BatchedSelection& selection : selections) run_programmatic(problem, selection, stream);
    std::printf("batched: %d launches of each configuration behind a kernel that writes late, with and without B\n",
                late_repetitions);
  }
  std::printf("batched: passed, %lld random batches, %zu configurations\n", cases, selections.size());
}
