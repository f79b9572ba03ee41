// What batched_gemm() chooses.
#include <cstddef>
#include <iterator>

#include <host/choose_batch.hpp>
#include <tests/catch.hpp>

using namespace rawgemm;

TEST_CASE("choose_batch: a measured problem gets its configuration, on all SMs") {
  for (const MeasuredGemm& x : measured_batches)
    CHECK(shipped_batches[choose_batch(x.batch, x.m, x.n, x.k)].config == x.config);
}

TEST_CASE("choose_batch: of few tiles, the CTAs of a cluster share K where it is long, warps where it is short") {
  const auto chosen = [](i64 batch, i64 m, i64 n, i64 k) {
    return shipped_batches[choose_batch(batch, m, n, k)].config;
  };
  CHECK(chosen(8, 256, 16, 4096).splits > 1);
  CHECK(chosen(63, 16, 64, 4096).splits > 1);
  CHECK(chosen(4, 128, 128, 8192).splits > 1);
  CHECK(chosen(8, 64, 64, 64).kernel == Kernel::gemm_slicedk);
  CHECK(chosen(1023, 64, 64, 64).kernel != Kernel::gemm_slicedk);
  CHECK(chosen(1024, 16, 64, 4096).splits == 1);
}

TEST_CASE("choose_batch: FP8 gets no gemm_slicedk, and k counts half") {
  CHECK(shipped_batches[choose_batch<e4m3>(8, 64, 64, 64)].config.kernel != Kernel::gemm_slicedk);
  CHECK(choose_batch<e4m3>(67, 16, 64, 8192) == choose_batch(67, 16, 64, 4096));
  for (const MeasuredGemm& x : measured_batches)
    CHECK(choose_batch<e4m3>(x.batch, x.m, x.n, 2 * x.k) < shipped_batch_count<e4m3>);
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
