// From a warpgroup's accumulators of D^T, 64 columns of D beside each other, to D by TMA: what kernels/store.cuh does
// for those of D.
#pragma once
#include <kernels/operands.cuh>
#include <kernels/store.cuh>
#include <ptx/stmatrix.cuh>

namespace rawgemm {

/// Rows of D beside a warpgroup's 64 columns, in shared memory for TMA to store: what StoreBox is for D, for D^T.
template <class Output, u32 rows_>
struct TransposedBox : StoreBox<Output, wgmma_m, rows_> {
  using Base = StoreBox<Output, wgmma_m, rows_>;
  /// Writes the 16 columns of the warp, rounded as round_d does.
  __device__ static void write(SharedAddress box, const u32* rounded) {
    const FragmentPlace<> place{};
    // Each block of 8 rows of D by two of 8 columns: matrices of a stmatrix, whose rows are rows of D when transposed.
    const u32 row = place.lane / 16 * 8 + place.lane % 8;
    const u32 chunk = 2 * place.warp + place.lane / 8 % 2;
    constexpr u32 blocks = rows_ / 8;
#pragma unroll
    for (u32 j = 0; j + 1 < blocks; j += 2)
      ptx::stmatrix_x4_trans(Base::chunk(box, 8 * j + row, chunk), rounded[2 * j], rounded[2 * j + 1],
                             rounded[2 * j + 2], rounded[2 * j + 3]);
    if constexpr (blocks % 2 == 1)
      ptx::stmatrix_x2_trans(Base::chunk(box, rows_ - 8 + place.lane % 8, chunk), rounded[2 * blocks - 2],
                             rounded[2 * blocks - 1]);
  }
};

/// Rows of a box of `rows`, a multiple of 8: the most up to 64 that go into them without a rest; fewer where the ring
/// has four stages only so. row_bytes: a row's in all staging; 0: there is none.
__host__ __device__ constexpr u32 rows_of_box(u32 rows, u32 row_bytes, u32 stage_bytes) {
  u32 most = 0;
  for (u32 of_box = 64; of_box > 8; of_box -= 8) {
    if (rows % of_box != 0) continue;
    if (of_box * row_bytes + 4 * stage_bytes <= max_shared_memory) return of_box;
    if (most == 0) most = of_box;
  }
  return most == 0 ? 8 : most;
}

/// Of `all` boxes with so many rows, how many a warpgroup stores at once: one of 8 rows at a time would mostly wait for
/// TMA. Up to 24 rows, and up to 48 where they cost no stage; with 64, kernels spill.
__host__ __device__ constexpr u32 boxes_at_once(u32 all, u32 rows, u32 row_bytes, u32 stage_bytes) {
  const auto stages = [=](u32 boxes) { return (max_shared_memory - boxes * rows * row_bytes) / stage_bytes; };
  u32 boxes = 1;
  while (boxes < all && (boxes + 1) * rows <= 48 && ((boxes + 1) * rows <= 24 || stages(boxes + 1) == stages(boxes)))
    ++boxes;
  return boxes;
}

/// What each of `warpgroups` stores of a tile with so many rows, a few of them at a time, as stages need the shared
/// memory.
template <class Output, u32 block_m, u32 warpgroups, u32 stage_bytes>
struct TransposedBoxes {
  static constexpr u32 buffers = 2;
  static constexpr u32 row_bytes = buffers * wgmma_m * sizeof(Output) * warpgroups;  // of all staging
  using Box = TransposedBox<Output, rows_of_box(block_m, sizeof(Output) == 2 ? row_bytes : 0, stage_bytes)>;
  static constexpr u32 at_once = boxes_at_once(block_m / Box::rows, Box::rows, row_bytes, stage_bytes);
  static constexpr u32 rest = block_m / Box::rows % at_once;
  static constexpr u32 buffer_bytes = at_once * Box::bytes;
  /// 16: of an array that is not used.
  static constexpr u32 bytes = sizeof(Output) == 2 ? buffers * buffer_bytes : 16;
};

/// Takes `boxes` boxes of accumulators through the epilogue, rounds and stores them, as store_transposed does.
template <class Config, u32 boxes>
__device__ inline void store_boxes_transposed(const GemmParams<Config>& params, const Fragment<true>& place,
                                              const float* d, SharedAddress buffer, u32 barrier) {
  using Output = typename Config::Output;
  constexpr u32 count = boxes * Config::StoreBox::accumulators;
  float part[count];  // ptxas serialises the wgmmas where d itself may change
  for (u32 i = 0; i < count; ++i) part[i] = d[i];
  params.epilogue(place, count, part);
  if constexpr (sizeof(Output) == 2) {
    u32 rounded[count / 2];
    round_d<Output, count>(part, rounded);
    store_d<Config, boxes, Config::Boxes::buffers>(params.d, place, rounded, buffer, barrier);
  } else {  // stmatrix has 16 bits alone
    store_from_registers<Output, typename Config::Epilogue>(params.d, place, count, part);
  }
}

/// Takes 64 columns of accumulators through the epilogue, rounds and stores them. staging: Config::Boxes::bytes of the
/// warpgroup alone.  barrier: as of store_d.  buffer: of its two, the one to be used next.
template <class Config, u32 n>
__device__ inline void store_transposed(const GemmParams<Config>& params, const Fragment<true>& fragment,
                                        const float (&d)[n], SharedAddress staging, u32 barrier, u32& buffer) {
  using Boxes = typename Config::Boxes;
  constexpr u32 at_once = Boxes::at_once * Boxes::Box::accumulators;
#pragma unroll
  for (u32 first = 0; first + at_once <= n; first += at_once, buffer ^= 1)
    store_boxes_transposed<Config, Boxes::at_once>(params, fragment.from(first), d + first,
                                                   staging + buffer * Boxes::buffer_bytes, barrier);
  if constexpr (Boxes::rest > 0) {
    constexpr u32 first = n / at_once * at_once;
    store_boxes_transposed<Config, Boxes::rest>(params, fragment.from(first), d + first,
                                                staging + buffer * Boxes::buffer_bytes, barrier);
    buffer ^= 1;
  }
}

}  // namespace rawgemm
