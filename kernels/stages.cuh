// The ring of shared-memory stages between TMA and wgmma: how a stage lies in memory, loads, waits, products, releases.
#pragma once
#include <kernels/configuration.cuh>
#include <kernels/tiles.cuh>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/special_registers.cuh>
#include <ptx/wgmma.cuh>

namespace rawgemm {

/// The thread's warpgroup, as a number that the compiler knows to be the same in all lanes: descriptors that follow
/// from it are computed once per warp, between wgmmas where each instruction delays the next one.
__device__ inline u32 warpgroup_index() { return ptx::redux_sync_max_u32(threadIdx.x / warpgroup_threads); }
/// What each thread has when a CTA of so many warpgroups begins; setmaxnreg moves registers between them.
template <u32 warpgroups>
inline constexpr u32 launch_registers = sm_registers / (warpgroups * warpgroup_threads) / 8 * 8;
inline constexpr u32 swizzle_rows = 8;  // after so many rows the 128-byte swizzle repeats
inline constexpr u32 swizzle_period = swizzle_rows * stage_row_bytes;
inline constexpr u32 operand_load_warps = 2;  // one for A, one for B

/// The CTAs of a cluster that need the same rows of an operand: so many, their ranks `stride` apart. Each loads its
/// share of the rows, or all in its turn, and multicasts them to all.
template <u32 ctas_ = 1, u32 stride_ = 1, u32 cluster_size = ctas_>
struct SharedBy {
  static constexpr u32 ctas = ctas_, stride = stride_;

  /// Which share, or turn, is this CTA's.
  __device__ static u32 index() {
    return ctas == cluster_size ? ptx::cluster_ctarank() : ptx::cluster_ctarank() / stride % ctas;
  }
  __device__ static u32 first_rank() { return ctas == cluster_size ? 0 : ptx::cluster_ctarank() - index() * stride; }
  /// A bit for the rank of each of them.
  __device__ static u32 mask() {
    u32 ranks = 0;
    for (u32 i = 0; i < ctas; ++i) ranks |= 1 << i * stride;
    return ranks << first_rank();
  }
};

/// Who needs a CTA's rows of A: its row of the cluster's tiles; of B, its column; those with the same part of K.
template <class Config>
using SharedA = SharedBy<Config::cluster_n, Config::cluster_m, Config::cluster_size>;
template <class Config>
using SharedB = SharedBy<Config::cluster_m, 1, Config::cluster_size>;

/// Starts the load of the box whose first element is at column x and row y of a matrix.
template <class... CachePolicy>
__device__ inline void load_box(SharedAddress dst, const TensorMap& map, i32 x, i32 y, SharedAddress full,
                                CachePolicy... cache_policy) {
  ptx::cp_async_bulk_tensor_2d(dst, &map, x, y, full, cache_policy...);
}
/// The same for each CTA of the cluster that cta_mask has a bit for.
template <class... CachePolicy>
__device__ inline void load_box_multicast(SharedAddress dst, const TensorMap& map, i32 x, i32 y, SharedAddress full,
                                          u16 cta_mask, CachePolicy... cache_policy) {
  ptx::cp_async_bulk_tensor_2d_multicast(dst, &map, x, y, full, cta_mask, cache_policy...);
}

/// What a stage holds of a K-major operand: `rows` rows of a k block. Of an MN-major one: kernels/mn_major.cuh.
template <class Element_, u32 rows_, Major major_ = Major::k>
struct OperandStage {
  static_assert(major_ == Major::k, "major_a, major_b: Major::k of FP8 (transpose when quantising); else mn_major.cuh");
  using Element = Element_;
  static constexpr Major major = Major::k;
  static constexpr u32 rows = rows_;
  static constexpr u32 boxes = 1, box_rows = rows;   // boxes of TMA, and rows of 128 bytes that each has alone
  static constexpr u32 leading_byte_offset = 0;      // of descriptors, not used
  static constexpr u32 wgmma_bytes = wgmma_k_bytes;  // from one wgmma to the next along K
  Element elements[rows][stage_k<Element>];

  /// Of CTAs that share the rows, each loads a part where the swizzle begins with each part, else all in its turn.
  __host__ __device__ static constexpr u32 rows_of_box(u32 ctas) {
    return rows % (ctas * swizzle_rows) == 0 ? rows / ctas : rows;
  }

  /// Whether each of the CTAs that share a tile's rows loads a part.
  template <class Matrix>
  __device__ static bool has_shares(u32 ctas, const Matrix& of, u32 row) {
    return rows_of_box(ctas) < rows && loaded_rows(of, row, rows) == rows;
  }
  /// What the load of a k block brings, from `row` on.
  template <class Matrix>
  __device__ static u32 loaded_bytes(const Matrix& of, u32 row) {
    return loaded_rows(of, row, rows) * stage_row_bytes;
  }
  /// Starts it, into the stage at dst. Shared: a SharedBy.
  template <class Shared = SharedBy<>, class Matrix, class... CachePolicy>
  __device__ static void load(const Matrix& of, u32 k, u32 row, SharedAddress dst, SharedAddress full,
                              CachePolicy... cache_policy) {
    load_box_shared<Shared, rows_of_box(Shared::ctas) == rows>(of, k, row, dst, full, cache_policy...);
  }
  template <class Shared = SharedBy<>, class Matrix, class... CachePolicy>
  __device__ static void load(const EdgedMatrix<Matrix>& of, u32 k, u32 row, SharedAddress dst, SharedAddress full,
                              CachePolicy... cache_policy) {
    const u32 inside = loaded_rows(of, row, rows);
    if (inside == rows)
      load<Shared>(of.whole, k, row, dst, full, cache_policy...);
    else if (inside > 0)  // their number may be any: they have no shares where the swizzle begins
      load_box_shared<Shared, true>(of.edge, k, row, dst, full, cache_policy...);
  }

 private:
  template <class Shared, bool in_turns, class Matrix, class... CachePolicy>
  __device__ static void load_box_shared(const Matrix& of, u32 k, u32 row, SharedAddress dst, SharedAddress full,
                                         CachePolicy... cache_policy) {
    if constexpr (Shared::ctas == 1) {
      load_box(dst, of, static_cast<i32>(k), static_cast<i32>(row), full, cache_policy...);
    } else {
      if (in_turns && k / stage_k<Element> % Shared::ctas != Shared::index()) return;
      const u32 first = in_turns ? 0 : Shared::index() * (rows / Shared::ctas);
      load_box_multicast(dst + first * stage_row_bytes, of, static_cast<i32>(k), static_cast<i32>(row + first), full,
                         Shared::mask(), cache_policy...);
    }
  }
};
inline constexpr u32 stage_barrier_bytes = 2 * sizeof(u64);  // full and empty

/// offsetof, which NVRTC does not have: a pointer to a data member is its offset.
template <class Smem, class Member>
__device__ constexpr u32 offset_of(Member Smem::*member) {
  return static_cast<u32>(__builtin_bit_cast(i64, member));
}

/// Shared-window addresses of what a kernel's Smem holds.
template <class Smem>
struct StageAddresses {
  static_assert(sizeof(Smem) <= max_shared_memory, "Smem: at most what a CTA can have");
  SharedAddress base;

  __device__ SharedAddress a(u32 stage) const { return base + offset_of(&Smem::a) + stage * sizeof(Smem::a[0]); }
  __device__ SharedAddress b(u32 stage) const { return base + offset_of(&Smem::b) + stage * sizeof(Smem::b[0]); }
  __device__ SharedAddress d() const { return base + offset_of(&Smem::d); }
  __device__ SharedAddress d(u32 math) const { return d() + math * sizeof(Smem::d[0]); }
  __device__ SharedAddress tiles() const { return base + offset_of(&Smem::tiles); }
  __device__ SharedAddress full(u32 stage) const { return base + offset_of(&Smem::full) + stage * sizeof(u64); }
  __device__ SharedAddress empty(u32 stage) const { return base + offset_of(&Smem::empty) + stage * sizeof(u64); }
};

/// A role's place in the ring: a stage, and the parity of its barriers' phase. Advances per k block.
template <u32 stages>
struct Ring {
  u32 stage = 0, parity = 0;

  __device__ void advance() {
    if (++stage == stages) {
      stage = 0;
      parity ^= 1;
    }
  }
};

/// Passes k blocks that others take.
template <u32 stages>
__device__ inline void skip(Ring<stages>& ring, u32 k_blocks) {
  ring.stage += k_blocks;
  ring.parity ^= ring.stage / stages & 1;
  ring.stage %= stages;
}

/// Makes the barriers of all stages, by one thread: lanes of a warp, each with a fence of its own, took 0.3 us longer.
/// full_arrivals: of load threads. releases: of each math warp of each CTA that gets the stage.
template <u32 stages, class Addresses>
__device__ inline void make_stage_barriers(Addresses smem, u32 full_arrivals, u32 releases) {
  for (u32 stage = 0; stage < stages; ++stage) {
    ptx::mbarrier_init(smem.full(stage), full_arrivals);
    ptx::mbarrier_init(smem.empty(stage), releases);
  }
}

/// Returns when the stage is filled, by TMA and who else loads: it may be read.
template <class Addresses, u32 stages>
__device__ inline void wait_until_full(Addresses smem, const Ring<stages>& ring) {
  while (!ptx::mbarrier_try_wait_parity(smem.full(ring.stage), ring.parity)) {
  }
}

/// Returns when no math warp that it is filled for reads the stage any more. The parity is the other one: a new
/// mbarrier counts as having completed parity 1, so that on the first trip every stage is free. In a cluster, others'
/// `full` is then in the same phase: what we multicast counts in the right one, even before their expect_tx.
template <class Addresses, u32 stages>
__device__ inline void wait_until_empty(Addresses smem, const Ring<stages>& ring) {
  while (!ptx::mbarrier_try_wait_parity(smem.empty(ring.stage), ring.parity ^ 1)) {
  }
}

/// Returns when every stage is released, `ring` being that of a thread which has loaded all: no CTA may leave while
/// others' math warps can still arrive at its barriers. (What those multicast, the CTA's math warps wait for.)
template <class Addresses, u32 stages>
__device__ inline void wait_for_last_releases(Addresses smem, Ring<stages> ring) {
  for (u32 i = 0; i < stages; ++i, ring.advance()) wait_until_empty(smem, ring);
}

/// Whether this lane tells one of the CTAs that load into the CTA's stages when these are read, where that is a part of
/// the cluster: those that share A or B, which have seen that a stage was free before (load_operand).
template <class Config>
__device__ inline bool tells_releases() {
  const u32 lane = threadIdx.x % warp_threads;
  return (SharedA<Config>::mask() | SharedB<Config>::mask()) >> lane & 1;
}
/// Tells those that load into a stage that this warp no longer reads it: wgmma.wait_group says nothing about others.
/// tells: tells_releases, found ahead of a loop that should be short; where all CTAs are told, no register keeps it.
template <class Config>
__device__ inline void release(SharedAddress empty, bool tells = tells_releases<Config>()) {
  constexpr u32 ctas = Config::loading_ctas;
  const u32 lane = threadIdx.x % warp_threads;
  if constexpr (ctas == 1) {
    if (lane == 0) ptx::mbarrier_arrive(empty);
  } else {
    if (ctas == Config::cluster_size ? lane < ctas : tells) ptx::mbarrier_arrive_shared_cluster(ptx::mapa(empty, lane));
  }
}

/// What a role walks the tiles of its CTA with.
template <class Config>
using Walk = typename Config::Scheduler::template Walk<Config>;

/// What else a thread loads with its operand: nothing.
struct LoadNoMore {
  __device__ void operator()(const WorkTile&, const auto&, u32) const {}
};

/// Walks the CTA's tiles and their steps along K, by one thread or warp, and returns the ring as it is then.
/// load_stage(tile, matrix, k, stage) fills a free stage, where it `loads`; matrix: of the operand, once for each tile.
template <class Config, class Walk, class Addresses, class Operand, class LoadStage>
__device__ inline Ring<Config::stages> load_tiles(Walk walk, Addresses smem, bool loads, const Operand& operand,
                                                  const LoadStage& load_stage, WorkTile first = {}) {
  Ring<Config::stages> ring;
  for (; !walk.is_done(); walk.advance(), first = {}) {
    const WorkTile tile = first.row_end > 0 ? first : walk.tile();
    if (!loads) continue;  // not for each k block: lanes that met there would make the one that loads late
    const auto& matrix = matrix_of(operand, tile.group);
    for (u32 k_block = 0; k_block < walk.k_blocks(); ++k_block, ring.advance()) {
      wait_until_empty(smem, ring);
      load_stage(tile, matrix, walk.k(k_block), ring.stage);
    }
  }
  return ring;
}

/// Loads an operand's part of a stage, and expects it, what other CTAs multicast to this one, and more_bytes besides.
template <class Stage, class Shared, u32 more_bytes = 0, u32 blocks = 1, class Matrix, class... CachePolicy>
__device__ inline void load_operand(const Matrix& of, u32 k, u32 row, SharedAddress dst, SharedAddress full,
                                    CachePolicy... cache_policy) {
  u32 bytes = blocks * Stage::loaded_bytes(of, row) + more_bytes;
  if constexpr (Shared::ctas > 1) {
    // Where not each of the CTAs loads a share, each tells all by a byte that it has seen the stage free: they will
    // release it to that one, too, and PTX forbids to arrive before a wait has seen the phase before complete.
    if (!Stage::has_shares(Shared::ctas, of, row)) {
      bytes += Shared::ctas;
#pragma unroll
      for (u32 i = 0; i < Shared::ctas; ++i)
        ptx::mbarrier_complete_tx_shared_cluster(ptx::mapa(full, Shared::first_rank() + i * Shared::stride), 1);
    }
  }
  ptx::mbarrier_arrive_expect_tx(full, bytes);
  for (u32 i = 0; i < blocks; ++i)
    Stage::template load<Shared>(of, k + i * stage_k<typename Stage::Element>, row, dst + i * sizeof(Stage), full,
                                 cache_policy...);
}

/// The matrix descriptors of the first wgmma of a stage's k block: tiles of A, from `a` on, and B. A, B: OperandStage.
template <class A, class B>
struct StageOperands {
  u64 a_desc, b_desc;

  __device__ StageOperands(SharedAddress a, SharedAddress b)
      : a_desc(ptx::matrix_descriptor(a, Swizzle::bytes_128, A::leading_byte_offset, swizzle_period)),
        b_desc(ptx::matrix_descriptor(b, Swizzle::bytes_128, B::leading_byte_offset, swizzle_period)) {}
};

/// Starts the products of a stage's k block as one group of wgmmas: tiles_m blocks of 64 rows of A times 2 * registers
/// rows of B. d is zeroed where it is declared, though nobody reads that: else ptxas 12.3 to 12.6 serialises the
/// wgmmas. k_steps: so many along K. accumulate: false in a tile's first k block, which replaces d.
template <u32 k_steps = stage_k_steps, class A, class B, u32 tiles_m, u32 registers>
__device__ inline void multiply_stage(const StageOperands<A, B>& of, float (&d)[tiles_m][registers], bool accumulate) {
  ptx::wgmma_fence();  // d was zeroed, read, or is in flight: its registers are in order before the wgmmas
#pragma unroll
  for (u32 k = 0; k < k_steps; ++k) {
    // Descriptors hold addresses / 16, so that a step along K or M is an addition.
    constexpr u64 step_a = A::wgmma_bytes / 16, step_b = B::wgmma_bytes / 16;
    constexpr u64 step_m = wgmma_m * stage_row_bytes / 16;
#pragma unroll
    for (u32 i = 0; i < tiles_m; ++i)
      ptx::wgmma_mma_async<2 * registers, typename A::Element, typename B::Element, 1, 1, A::major, B::major>(
          d[i], of.a_desc + k * step_a + i * step_m, of.b_desc + k * step_b, accumulate || k > 0);
  }
  ptx::wgmma_commit_group();
}

}  // namespace rawgemm
