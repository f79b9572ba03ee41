// Batched GEMMs on the GPU, over all configurations that the tests cover: each problem's D has the bits that the dense
// kernel of the same configuration gives it alone, which exactness.cu has found exact, and nothing else is written,
// however matrices lie and however many SMs the launch may take.
//
// batched [--cases 2000] [--seed 1] [--small]
//   --small   one case of each configuration, for compute-sanitizer
#include <iterator>

#include <tests/gpu/integer_problem.cuh>
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
    c_.fill(seed + 2, stream);
    prepare_scales(seed + 3);
    for (GuardedBatch* const x : {&d_, &want_}) x->prepare(selection.d, d, batch, m, n, Major::k, stream);
  }

  [[nodiscard]] Status run(i64 max_sms) const {
    BatchedGemmArguments x{.gemm = problem(0, d_),
                           .batch = batching_.batch,
                           .stride_a = a_.layout.stride,
                           .stride_b = b_.layout.stride,
                           .stride_d = d_.layout.stride,
                           .stride_c = c_.layout.stride,
                           .stride_scales_a = scales_a_.layout.stride,
                           .stride_scales_b = scales_b_.layout.stride};
    x.gemm.max_sms = max_sms;
    return selection_.launch(x, stream_);
  }

  /// Waits. Empty, or how D, and what lies around its elements, is not as the dense kernel makes it.
  std::string judge() const {
    for (i64 i = 0; i < batching_.batch; ++i) require(selection_.launch_dense(problem(i, want_), stream_));
    require(cudaStreamSynchronize(stream_));
    const std::vector<unsigned char> got = fetch(d_.memory.all());
    const std::vector<unsigned char> want = fetch(want_.memory.all());
    if (batching_.batch * batching_.m * batching_.n > 0 && is_untouched(want))
      return name_of(selection_) + "; " + describe(batching_) + ": the dense kernel wrote nothing";
    const auto [at, other] = std::mismatch(got.begin(), got.end(), want.begin());
    if (at == got.end()) return "";
    return name_of(selection_) + ", " + name_of(selection_.a) + " to " + name_of(selection_.d) + "; " +
           describe(batching_) + "; " + describe(scaling_) + ": byte " +
           std::to_string(at - got.begin() - guard_bytes) +
           " from D's first element on is not what the dense kernel makes it";
  }

 private:
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
                    .c = c_.problem(i),
                    .ldc = c_.layout.ld};
    if (selection_.scales != BlockScales::none)
      x.block_scales = {reinterpret_cast<const float*>(scales_a_.problem(i)), scales_a_.layout.ld,
                        reinterpret_cast<const float*>(scales_b_.problem(i)), scales_b_.layout.ld};
    return x;
  }

  BatchedSelection selection_{};
  Batching batching_{};
  Scaling scaling_{};
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
    const Scaling scaling = random.between(0, 2) == 0 ? Scaling{.alpha = -2, .beta = 3} : Scaling{};
    problem.prepare(selection, batching, scaling, random.next(), stream);
    const bool has_all_sms = has_one_tile_each(selection) || random.between(0, 1) == 0;
    require(problem.run(has_all_sms ? 0 : random.between(1, 140)));
    const std::string wrong = problem.judge();
    require(wrong.empty(), wrong);
  }
  std::printf("batched: passed, %lld random batches, %zu configurations\n", cases, selections.size());
}
