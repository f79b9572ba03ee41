// batched_gemm(): what it chooses for a problem, computed exactly; an epilogue of the caller's own.
#include <host/batched_choice.hpp>
#include <tests/kernels/batched.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// Of bf16, by whatever is chosen; the entry of shipped_batches says what that must be.
template <std::size_t entry>
BatchedSelection chosen() {
  constexpr Configuration configuration = ShippedBatch<entry, Major::k, Major::k>::configuration;
  using Config = BatchedConfigOf<Types<bf16>, configuration>;
  return {configuration,
          Number::bf16,
          Number::bf16,
          Number::bf16,
          BlockScales::none,
          &DescriptionOf<configuration.kernel>::template wgmmas<Config>,
          [](const BatchedGemmArguments& x, Stream stream) { return batched_gemm<bf16>(x, stream); },
          nullptr};
}

/// Of each entry of shipped_batches the smallest problem, of some thousand, that it is chosen for; no batch: of none.
std::vector<Batching> smallest_problems() {
  const auto work = [](const Batching& x) { return x.batch * (x.m + 8) * (x.n + 8) * (x.k + 8); };
  std::vector<Batching> smallest(std::size(shipped_batches));
  for (const i64 batch : {3, 17, 40, 66, 83, 135, 265})
    for (const i64 m : {5, 16, 29, 62, 100, 129, 183, 250})
      for (const i64 n : {11, 40, 62, 93, 120, 173, 250})
        for (const i64 k : {20, 61, 130, 300, 600, 1100}) {
          const Batching problem{batch, m, n, k};
          Batching& found = smallest[choose_batch(batch, m, n, k)];
          if (found.batch == 0 || work(problem) < work(found)) found = problem;
        }
  return smallest;
}

/// Sums of products alone, and the number of the problem.
struct AddProblem {
  template <class Fragment>
  __device__ void operator()(const Fragment& fragment, u32 n, float* d) const {
    for (u32 i = 0; i < n; ++i) d[i] += static_cast<float>(fragment.group);
  }
};

}  // namespace

TEST_CASE("batched_gemm: each configuration that it may choose, by a problem that it is for") {
  const std::vector<Batching> problems = smallest_problems();
  std::size_t run = 0;
  [&]<std::size_t... i>(std::index_sequence<i...>) {
    const auto run_if_chosen = [&]<std::size_t entry>() {
      if (problems[entry].batch == 0) return;
      CHECK(run_batched(chosen<entry>(), problems[entry], {.multiprocessors = 16}) == "");
      ++run;
    };
    (run_if_chosen.template operator()<i>(), ...);
  }
  (std::make_index_sequence<std::size(shipped_batches)>());
  CHECK(10 * run >= 9 * std::size(shipped_batches));
}

TEST_CASE("choose_batch: a measured problem gets its configuration, on all SMs") {
  for (const MeasuredGemm& x : measured_batches)
    CHECK(shipped_batches[choose_batch(x.batch, x.m, x.n, x.k)].config == x.config);
}

TEST_CASE("choose_batch: of few tiles, the CTAs of a cluster share K where it is long, warps where it is short") {
  const auto chosen_kernel = [](i64 batch, i64 m, i64 n, i64 k) {
    return shipped_batches[choose_batch(batch, m, n, k)].config.kernel;
  };
  CHECK(chosen_kernel(16, 256, 16, 4096) == Kernel::gemm_splitk);
  CHECK(chosen_kernel(64, 16, 64, 4096) == Kernel::gemm_splitk);
  CHECK(chosen_kernel(4, 128, 128, 8192) == Kernel::gemm_splitk);
  CHECK(chosen_kernel(8, 64, 64, 64) == Kernel::gemm_slicedk);
  CHECK(chosen_kernel(1024, 64, 64, 64) != Kernel::gemm_slicedk);
  CHECK(chosen_kernel(1024, 16, 64, 4096) != Kernel::gemm_splitk);
}

TEST_CASE("choose_batch: FP8 gets no gemm_slicedk, and k counts half") {
  CHECK(shipped_batches[choose_batch<e4m3>(8, 64, 64, 64)].config.kernel != Kernel::gemm_slicedk);
  CHECK(choose_batch<e4m3>(64, 16, 64, 8192) == choose_batch(64, 16, 64, 4096));
}

TEST_CASE("choose_batch: kernels whose CTAs have one tile each where max_sms suffices alone") {
  for (const i64 max_sms : {1, 16, 64, 128, 132})
    for (const i64 k : {64, 4096}) {
      const Configuration& x = shipped_batches[choose_batch(8, 64, 64, k, max_sms)].config;
      CHECK(keeps_to(max_sms, x, 8 * work_of(x, 64, 64, k).tiles()));
    }
}

TEST_CASE("choose_batch: any entry where nothing is computed, and whatever the numbers") {
  for (const i64 batch : {i64{-1}, i64{0}, i64{1} << 62})
    for (const i64 size : {i64{-1}, i64{0}, i64{1}, max_extent, max_extent + 1})
      CHECK(choose_batch(batch, size, size, size) < std::size(shipped_batches));
}

TEST_CASE("batched_gemm: nothing to compute, and what every kernel refuses") {
  use({});
  BatchedGemmArguments x{
      .gemm = {.m = 0, .n = 8, .k = 8, .a = nullptr, .lda = 8, .b = nullptr, .ldb = 8, .d = nullptr, .ldd = 8},
      .batch = 2,
      .stride_a = 64,
      .stride_b = 64,
      .stride_d = 64};
  CHECK(batched_gemm<bf16>(x, Stream{}).text == "");
  x.gemm.m = -1;
  CHECK(batched_gemm<bf16>(x, Stream{}).code == StatusCode::negative_size);
  CHECK(model::report().launches == 0);
}

TEST_CASE("batched_gemm_fp8_scaled: each configuration that it may choose, with block scales of both kinds") {
  const auto run = []<BlockScales scales, std::size_t entry>(const Batching& problem) {
    using Own = Types<e4m3, bf16, e4m3, scales>;
    using Config = BatchedConfigOf<Own, promoted_batches[entry].config>;
    const BatchedSelection selection{
        promoted_batches[entry].config,
        Number::e4m3,
        Number::e4m3,
        Number::bf16,
        scales,
        &GemmFp8Block::wgmmas<Config>,
        [](const BatchedGemmArguments& x, Stream stream) { return batched_gemm_fp8_scaled<scales>(x, stream); },
        nullptr};
    return run_batched(selection, problem, {.multiprocessors = 16});
  };
  CHECK(run.operator()<BlockScales::b_128x128, 0>({3, 100, 130, 200}) == "");
  CHECK(run.operator()<BlockScales::b_1x128, 0>({3, 100, 130, 200, Lying::shared, Lying::packed}) == "");
  CHECK(run.operator()<BlockScales::b_1x128, 1>({66, 190, 250, 130}) == "");
  CHECK(run.operator()<BlockScales::b_128x128, 2>({200, 250, 100, 130}) == "");
}

TEST_CASE("batched_gemm: an epilogue of the caller's own knows the problem") {
  constexpr Configuration configuration{Kernel::gemm_pingpong, {128, 128}};
  using Own = Types<bf16>;
  const BatchedSelection selection{configuration,     Number::bf16, Number::bf16, Number::bf16,
                                   BlockScales::none, nullptr,      nullptr,      nullptr};
  const Batching problem{5, 150, 133, 40};
  BatchedOperands operands(selection, problem);
  for (MatrixBatch* const matrix : {&operands.a, &operands.b})
    matrix->for_each([&](i64 i, i64 row, i64 column) { matrix->set(i, row, column, 1); });
  use({});
  REQUIRE(batched_gemm<Own, configuration>(operands.arguments(problem), Stream{}, AddProblem{}).text == "");
  CHECK(model::report().finding == "");
  CHECK(operands.d.damage() == "");
  i64 wrong = 0;
  operands.d.for_each([&](i64 i, i64 row, i64 column) {
    wrong += operands.d.value(i, row, column) != static_cast<float>(40 + i) ? 1 : 0;
  });
  CHECK(wrong == 0);
  BatchedGemmArguments scaled = operands.arguments(problem);
  scaled.gemm.alpha = 2;
  CHECK(batched_gemm<Own, configuration>(scaled, Stream{}, AddProblem{}).code == StatusCode::unsupported_value);
}
