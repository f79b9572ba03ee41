// What batched_gemm() and batched_gemm_fp8_scaled() may choose, and which of it a batch gets (host/batched_choice.hpp).
#pragma once
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>

#include <host/batched_table.hpp>
#include <host/gemm_choice.hpp>
#include <host/gemm_fp8_choice.hpp>

namespace rawgemm {

constexpr bool batches_fp8(const ShippedGemm& x) { return x.config.kernel != Kernel::gemm_slicedk; }
static_assert(std::ranges::is_partitioned(shipped_batches, batches_fp8),
              "host/batched_table.hpp: gemm_slicedk must be the last, as FP8 takes the entries before it");
/// How many of shipped_batches, the first ones, take operands of this type.
template <class Input>
inline constexpr std::size_t shipped_batch_count = is_fp8<Input> ? std::ranges::count_if(shipped_batches, batches_fp8)
                                                                 : std::size(shipped_batches);

/// A configuration that the table ships, as slow as there.
constexpr ShippedGemm as_in(const GemmTable& table, const Configuration& x) {
  return {x, table.shipped[table.entry_of(x)].slowness, 0};
}

/// What batched_gemm_fp8_scaled() may choose.
inline constexpr ShippedGemm promoted_batches[] = {
    as_in(promoted_table, {Kernel::gemm_fp8_block, {128, 128}}),
    as_in(promoted_table, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}),
    as_in(promoted_table, {Kernel::gemm_fp8_block, {256, 128}}),
};

/// An entry of shipped_batches; k: elements of Input, of FP8 as choose_fast takes them. FP8 was not measured.
template <class Input = bf16>
std::size_t choose_batch(i64 batch, i64 m, i64 n, i64 k, i64 max_sms = 0) {
  constexpr std::span<const ShippedGemm> shipped(shipped_batches, shipped_batch_count<Input>);
  constexpr std::span<const MeasuredGemm> measured(measured_batches, is_fp8<Input> ? 0 : std::size(measured_batches));
  return choose_for_all({shipped, batched_costs, shared_batched, measured, 2}, batch, m, n,
                        ceil_div(k, 2 / sizeof(Input)), max_sms);
}
/// An entry of promoted_batches.
inline std::size_t choose_promoted_batch(i64 batch, i64 m, i64 n, i64 k, i64 max_sms = 0) {
  return choose_for_all({promoted_batches, promoted_costs, shared_promoted, {}, 1}, batch, m, n, k, max_sms);
}

}  // namespace rawgemm
