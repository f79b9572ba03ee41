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
    for (const i64 m : {5, 16, 29, 62, 100, 129, 183, 250, 380})
      for (const i64 n : {11, 40, 62, 93, 120, 173, 250, 500})
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

TEST_CASE("batched_gemm: configurations that it may choose, each by a problem that it is for") {
  const std::vector<Batching> problems = smallest_problems();
  std::size_t run = 0;
  const auto run_entry = [&]<std::size_t entry>() {
    CHECK(run_batched(chosen<entry>(), problems[entry], {.multiprocessors = 16}) == "");
    return Status{};
  };
  for (std::size_t entry = 0; entry < problems.size(); ++entry) {
    if (problems[entry].batch == 0) continue;
    REQUIRE(launch_entry<std::size(shipped_batches)>(entry, run_entry).ok());
    ++run;
  }
  CHECK(4 * run >= 3 * std::size(shipped_batches));  // large tiles may win nothing that is small enough to run here
}

TEST_CASE("batched_gemm: FP8, by whatever is chosen") {
  const Batching problem{5, 70, 90, 300};
  const std::size_t chosen_entry = choose_batch<e4m3>(problem.batch, problem.m, problem.n, problem.k);
  i64 (*wgmmas)(i64, i64, i64) = nullptr;
  const auto set_wgmmas = [&]<std::size_t entry>() {
    constexpr Configuration configuration = ShippedBatch<entry, Major::k, Major::k>::configuration;
    using Config = BatchedConfigOf<Types<e4m3, bf16, e5m2>, configuration>;
    wgmmas = &DescriptionOf<configuration.kernel>::template wgmmas<Config>;
    return Status{};
  };
  REQUIRE(launch_entry<shipped_batch_count<e4m3>>(chosen_entry, set_wgmmas).ok());
  const auto launch = [](const BatchedGemmArguments& x, Stream stream) {
    return batched_gemm<e4m3, bf16, Major::k, Major::k, e5m2>(x, stream);
  };
  const BatchedSelection selection{shipped_batches[chosen_entry].config,
                                   Number::e4m3,
                                   Number::e5m2,
                                   Number::bf16,
                                   BlockScales::none,
                                   wgmmas,
                                   launch,
                                   nullptr};
  CHECK(run_batched(selection, problem, {.multiprocessors = 16}) == "");
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
