// How the sums of CTAs that share a tile, each with a part of K, become D (gemm_splitk.cuh, gemm_fp8_block_splitk.cuh).
// The wgmmas' columns are divided among the CTAs: each pushes its sums of others' columns to their owners, who add them
// to their own in the order of ranks.
#pragma once
#include <kernels/epilogue.cuh>
#include <kernels/tiles.cuh>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/cache.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/special_registers.cuh>
#include <ptx/st_async.cuh>

namespace rawgemm {

/// Which part of K this CTA has.
template <class Config>
__device__ inline u32 split_index() {
  return ptx::cluster_ctarank() / (Config::cluster_m * Config::cluster_n);
}

namespace splitk {

/// The first block of 8 columns that the CTA with a part of K owns; those of the next part follow.
template <class Config>
__device__ constexpr u32 first_block(u32 split) {
  return (split * Config::blocks + Config::splits - 1) / Config::splits;
}

/// The CTA of the cluster that has this one's tile, and that part of K.
template <class Config>
__device__ inline u32 rank_with_part(u32 part) {
  return ptx::cluster_ctarank() % Config::tiles + part * Config::tiles;
}

/// Tells the tile's other CTAs that this warp's wgmmas have read the ring, and returns when all of theirs have. Of
/// cluster scope, unlike the release of a stage: TMA wrote there for this CTA, what st.async writes comes after that.
template <class Config, class Addresses>
__device__ inline void wait_until_all_multiplied(Addresses smem, u32 split) {
  const u32 lane = threadIdx.x % warp_threads;  // one for each CTA
  if (lane < Config::splits && lane != split)
    ptx::mbarrier_arrive_shared_cluster<Scope::cluster>(ptx::mapa(smem.multiplied(), rank_with_part<Config>(lane)), 1);
  while (!ptx::mbarrier_try_wait_parity<Scope::cluster>(smem.multiplied(), 0)) {
  }
}

/// Pushes this CTA's partial sums d of the columns of the CTA with part `to` to it.
template <class Config, class Addresses>
__device__ inline void push(Addresses smem, u32 split, u32 to, const float* d) {
  const u32 slot = split - (split > to ? 1 : 0);  // among the CTAs that push to it
  const u32 rank = rank_with_part<Config>(to);
  const SharedAddress pushed = ptx::mapa(smem.pushed(), rank);
#pragma unroll
  for (u32 block = first_block<Config>(to); block < first_block<Config>(to + 1); ++block) {
    const SharedAddress partial = ptx::mapa(smem.partial(slot, block - first_block<Config>(to)), rank);
    ptx::st_async_v4_f32(partial, d[4 * block], d[4 * block + 1], d[4 * block + 2], d[4 * block + 3], pushed);
  }
}

/// Adds what the others pushed to this CTA's sums of the columns that it owns, and stores them; fragment: of all
/// accumulators. `owner` runs through the parts, since registers are addressed when it is compiled.
template <class Config, u32 owner = 0, class Params, class Addresses>
__device__ inline void finish(const Params& params, Addresses smem, u32 split,
                              const Fragment<Config::is_swapped>& fragment, const float* d) {
  if constexpr (owner + 1 < Config::splits)
    if (owner != split) return finish<Config, owner + 1>(params, smem, split, fragment, d);
  constexpr u32 first = first_block<Config>(owner) * 4;
  constexpr u32 n = first_block<Config>(owner + 1) * 4 - first;
#pragma unroll
  for (u32 begin = 0; begin < n; begin += 16) {  // so many at a time, or there are not enough registers
    const u32 count = n - begin < 16 ? n - begin : 16;
    float sum[16];
    for (u32 i = 0; i < count; ++i) sum[i] = d[first + begin + i];
    for (u32 slot = 1; slot < Config::splits; ++slot)  // of the others in the order of parts
      for (u32 i = 0; i < count; i += 4) {
        float x[4];
        ptx::ld_shared_v4_f32(x[0], x[1], x[2], x[3], smem.partial(slot - 1, (begin + i) / 4));
        for (u32 l = 0; l < 4; ++l) sum[i + l] += x[l];
      }
    const auto place = fragment.from(first + begin);
    params.epilogue(place, count, sum);
    store_from_registers<typename Config::Output, typename Config::Epilogue>(params.d, place, count, sum);
  }
}

/// What a CTA's warpgroup has of a tile; first_row: its first row of the wgmmas' 64 each.
template <class Config>
__device__ inline Fragment<Config::is_swapped> fragment_of(const WorkTile& tile, u32 first_row) {
  return {tile, Config::is_swapped ? 0 : first_row, Config::is_swapped ? first_row : 0};
}

/// Whether an epilogue reads C at D's rows and columns.
template <class Epilogue>
inline constexpr bool reads_c = false;
template <class Types>
inline constexpr bool reads_c<LinearCombination<Types>> = true;

/// Fetches the tile's C into L2, where there are few rows, ahead of the products: a short K is multiplied before memory
/// answers (docs/performance.md). The kernel before may still write C: L2 has the one copy.
template <class Config>
__device__ inline void prefetch_c(const typename Config::Epilogue& epilogue, const WorkTile& tile, u32 first_row) {
  if constexpr (Config::is_swapped && reads_c<typename Config::Epilogue>) {
    if (epilogue.beta == 0) return;
    fragment_of<Config>(tile, first_row)
        .template for_each_address<sizeof(typename Config::Output)>(
            Config::wgmma_columns / 2, epilogue.c, epilogue.c_pitch,
            [](u32, const char* address, u32) { ptx::prefetch_global_l2(address); });
  }
}

/// Adds up what the CTAs of the cluster summed of a tile, and stores it: d of a CTA's warpgroup.
template <class Config, class Params, class Addresses>
__device__ inline void sum_and_store(const Params& params, Addresses smem, const WorkTile& tile, u32 first_row,
                                     const float* d) {
  const u32 split = split_index<Config>();
  if constexpr (Config::splits > 1) {
    const u32 pushed_blocks = (first_block<Config>(split + 1) - first_block<Config>(split)) * (Config::splits - 1);
    if (threadIdx.x == 0) ptx::mbarrier_arrive_expect_tx(smem.pushed(), pushed_blocks * Config::block_bytes);
    if constexpr (Config::tiles == 1) ptx::barrier_cluster_wait();  // the other CTAs run, and their barriers are there
    if constexpr (Config::reuses_ring) wait_until_all_multiplied<Config>(smem, split);
#pragma unroll  // so that registers are addressed when it is compiled
    for (u32 to = 0; to < Config::splits; ++to)
      if (to != split) push<Config>(smem, split, to, d);
    while (!ptx::mbarrier_try_wait_parity<Scope::cluster>(smem.pushed(), 0)) {
    }
  }
  finish<Config>(params, smem, split, fragment_of<Config>(tile, first_row), d);
}

}  // namespace splitk
}  // namespace rawgemm
