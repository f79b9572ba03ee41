// D[m, n] = alpha * A[m, k] * B[n, k]^T + beta * C[m, n] for small products, whose time is the way to memory and back:
// no TMA, no mbarriers, no ring, nothing that has to be made ready before the first load.
//
//   A [m, k], B [n, k], C and D [m, n], any m, n, k from 1: row-major, a leading dimension each; products summed in
//   fp32. A and B fp16 or bf16, C and D in the type of A or fp32: A and B may be MN-major, as [k, m] and [k, n], too,
//   and are then loaded 2 bytes at a time, which takes longer. Or A and B each e4m3 or e5m2, scales, C and D as
//   gemm_splitk has them: FP8 is turned into f16, which has all numbers of both types, right before mma.sync.
//
//   A CTA takes a tile of D. Its warps all compute the same tile, and share K instead: step i, 64 bytes deep, is that
//   of warp i % slices (sliced-K). So no two warps read the same element of A or B, and shared memory would save
//   nothing:
//     each warp    loads its steps from global memory to the registers in which mma.sync takes them, many at once,
//                  multiplies them, and leaves its partial sums in shared memory;
//     bar.sync 0   all threads, once. Passed: the partial sums of all warps may be read;
//     each warp    adds those of its part of the tile, in the order of the warps, and stores.
//
//   Which k a lane holds. mma.m16n8k16 wants two neighbours along K in a register, each of the four lanes of a row two
//   such pairs. Which k it takes for which does not matter, as long as A and B agree. So each lane loads 16 bytes, and
//   takes them for its pairs of two mma:
//     lane % 4         0            1             2              3
//     k of a step      0 to 7       8 to 15       16 to 23       24 to 31
//     the first mma    0, 1  2, 3   8, 9  10, 11  16, 17 18, 19  24, 25 26, 27
//     the second one   4, 5  6, 7   12,13 14, 15  20, 21 22, 23  28, 29 30, 31
//   In FP8, 16 bytes are the pairs of four mma, the i-th of which takes the i-th 4 bytes:
//     k of a step      0 to 15      16 to 31      32 to 47       48 to 63
//     the first mma    0, 1  2, 3   16, 17 18, 19 32, 33 34, 35  48, 49 50, 51
//   The last k % 8, of FP8 k % 16, which 16 bytes would reach past, come behind all steps, 4 bytes of each lane.
//
// Run it:  rawgemm run gemm_slicedk          Test it:  tests/kernels/gemm.cpp, fp8.cpp
// Call it: host/gemm_slicedk.hpp
#pragma once
#include <kernels/epilogue.cuh>
#include <kernels/mma_pairs.cuh>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/ld_st_global.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/mma.cuh>
#include <ptx/predicated.cuh>

namespace rawgemm {
namespace slicedk {

inline constexpr u32 mma_m = 16;
inline constexpr u32 mma_n = 8;
inline constexpr u32 row_block = 8;     // rows of A and B of which a lane has one
inline constexpr u32 piece_bytes = 16;  // of a row, loaded at once
inline constexpr u32 word_bytes = 4;
inline constexpr u32 step_bytes = 4 * piece_bytes;

/// Every number that can be tuned. A type of one's own with the same members works as well.
template <class Types_ = Types<>, Configuration configuration_ = Configuration{Kernel::gemm_slicedk, {16, 32}},
          class Epilogue_ = LinearCombination<Types_>>
struct Config : CommonConfig<configuration_, Types_, Epilogue_, void> {  // no scheduler: a CTA takes one tile
  using Base = CommonConfig<configuration_, Types_, Epilogue_, void>;
  using Base::block_m, Base::block_n;
  static constexpr u32 element_bytes = sizeof(typename Base::Input);
  static constexpr u32 piece_k = piece_bytes / element_bytes;
  static constexpr u32 step_k = step_bytes / element_bytes;
  /// Many warps have few products each, one behind the other; of a large tile, their sums take long to exchange.
  static constexpr u32 slices = block_m * block_n <= 512 ? 8 : 4;
  static constexpr u32 threads = slices * warp_threads;
  static constexpr u32 row_blocks = block_m / row_block + block_n / row_block;
  static constexpr u32 most_loads = 32;                                // of 16 bytes, of a lane at once: 128 registers
  static constexpr u32 steps_for_1024 = 1024 / (slices * step_bytes);  // bytes of a row
  /// Steps that a warp loads at once.
  static constexpr u32 depth = steps_for_1024 * row_blocks <= most_loads ? steps_for_1024 : most_loads / row_blocks;
  static constexpr u32 fragments = block_m / mma_m * (block_n / mma_n);  // of 16 x 8, of the tile
  /// Those that a warp stores, beside each other. Where there are fewer than warps, the last warps store none.
  static constexpr u32 stored_fragments = fragments < slices ? 1 : fragments / slices;
};

/// Shared memory of a CTA.
template <class Config>
struct Smem {
  float partial[Config::slices][Config::fragments][warp_threads][4];

  static_assert(Config::configuration.kernel == Kernel::gemm_slicedk, "configuration: of this kernel");
  static_assert(is_same<typename Config::Input, typename Config::InputB> ||
                    (is_fp8<typename Config::Input> && is_fp8<typename Config::InputB>),
                "Input, InputB: the same, or both FP8");
  static_assert(Config::element_bytes <= 2, "Input: fp16, bf16 or FP8");
  static_assert(Config::element_bytes == 2 ||
                    (Config::configuration.major_a == Major::k && Config::configuration.major_b == Major::k),
                "major_a, major_b: Major::k of FP8 (transpose when quantising)");
  static_assert(!Config::has_block_scales, "Types: block scales want sums for each k block");
  static_assert(Config::cluster_size == 1, "cluster, splits: 1 CTA, as warps share K");
  static_assert(Config::block_m % mma_m == 0 && Config::block_n % mma_n == 0,
                "block_m, block_n: multiples of 16 and of 8, an mma's");
  static_assert(Config::fragments % Config::stored_fragments == 0 &&
                    Config::block_n / mma_n % Config::stored_fragments == 0,
                "block_m x block_n: what a warp stores lies beside each other");
  static_assert(Config::depth >= 1, "block_m + block_n: at most 256, or the loads of a step do not fit into registers");
};

/// A or B.
struct Operand {
  const char* address;
  i64 pitch;  // bytes from one row to the next; MN-major: from one k to the next
  u32 rows;
};

template <class Config>
struct Params {
  Operand a;
  Operand b;
  u32 k;
  u32 tiles_m;  // ceil(m / block_m)
  Divisor by_tiles_m;
  bool weights_ready;  // the kernel before in the stream does not write B
  typename Config::Epilogue epilogue;
  OutputMatrix<> d;  // its map is not used
};

/// Rows of A or B, 8 * `blocks` of them, of which a lane has the (lane / 4)-th of each 8.
template <class Element, Major major, u32 blocks>
struct Rows {
  static constexpr i64 element_bytes = sizeof(Element);
  const char* begin;   // of A or B, and later of what is left along K
  i64 offset[blocks];  // of this lane's elements
  i64 k_bytes;         // from one k to the next

  /// From row `first` and, of this lane, from lane_k on. In the place of rows behind the last one, it is loaded again:
  /// what becomes of them is not stored.
  __device__ Rows(const Operand& x, u32 first, u32 lane_k)
      : begin(x.address), k_bytes(major == Major::k ? element_bytes : x.pitch) {
#pragma unroll
    for (u32 i = 0; i < blocks; ++i) {
      const u32 index = first + i * row_block + threadIdx.x % warp_threads / 4;
      const u32 last = x.rows - 1;
      offset[i] = (index < last ? index : last) * (major == Major::k ? x.pitch : element_bytes) + lane_k * k_bytes;
    }
  }

  __device__ void advance(u32 k) { begin += k * k_bytes; }

  __device__ const char* address(u32 i, u32 k) const { return begin + offset[i] + k * k_bytes; }
  __device__ u32 load_element(u32 i, u32 k) const {
    if constexpr (is_fp8<Element>)
      return ptx::ld_global_b8(address(i, k));
    else
      return ptx::ld_global_b16(address(i, k));
  }

  /// Loads 16 bytes of K from `k` on where p, or zeros.
  __device__ void load_if(bool p, u32 (&pieces)[blocks][4], u32 k) const {
#pragma unroll
    for (u32 i = 0; i < blocks; ++i) {
      u32(&x)[4] = pieces[i];
      x[0] = x[1] = x[2] = x[3] = 0;
      if constexpr (major == Major::k) {
        ptx::ld_global_v4_b32_if(p, x[0], x[1], x[2], x[3], address(i, k));
      } else if (p) {
#pragma unroll
        for (u32 j = 0; j < 4; ++j) x[j] = load_element(i, k + 2 * j) | load_element(i, k + 2 * j + 1) << 16;
      }
    }
  }

  /// Loads `count` k, at most 4 bytes, and zeros behind them.
  __device__ void load_rest(u32 count, u32 (&pieces)[blocks][4]) const {
#pragma unroll
    for (u32 i = 0; i < blocks; ++i) {
      u32(&x)[4] = pieces[i];
      x[0] = x[1] = x[2] = x[3] = 0;
#pragma unroll
      for (u32 k = 0; k < word_bytes / element_bytes; ++k)
        if (k < count) x[0] |= load_element(i, k) << 8 * element_bytes * k;
    }
  }
};

/// The tile's rows of A and of B.
template <class Config>
using RowsOfA = Rows<typename Config::Input, Config::configuration.major_a, Config::block_m / row_block>;
template <class Config>
using RowsOfB = Rows<typename Config::InputB, Config::configuration.major_b, Config::block_n / row_block>;

/// d += a * b, 64 bytes deep.
template <class Config>
__device__ inline void multiply_step(float (&d)[Config::fragments][4], const u32 (&a)[Config::block_m / row_block][4],
                                     const u32 (&b)[Config::block_n / row_block][4]) {
  using Input = typename Config::Input;
  using InputB = typename Config::InputB;
  constexpr u32 columns = Config::block_n / mma_n;
#pragma unroll
  for (u32 pair = 0; pair < Config::piece_k / 2; pair += 2)
#pragma unroll
    for (u32 i = 0; i < Config::fragments; ++i) {
      const u32(&upper)[4] = a[i / columns * 2];
      const u32(&lower)[4] = a[i / columns * 2 + 1];
      const u32(&column)[4] = b[i % columns];
      ptx::mma_m16n8k16<typename MmaElement<Input>::Type>(
          d[i],
          {pair_of<Input>(upper, pair), pair_of<Input>(lower, pair), pair_of<Input>(upper, pair + 1),
           pair_of<Input>(lower, pair + 1)},
          {pair_of<InputB>(column, pair), pair_of<InputB>(column, pair + 1)}, d[i]);
    }
}

/// d += what this warp has of K, of the tile at (row, column). What the kernel before in the stream wrote may be read,
/// and what it read be written, when this returns; B's part is loaded earlier, where that one does not write B.
template <class Config>
__device__ inline void multiply(const Params<Config>& params, u32 row, u32 column, float (&d)[Config::fragments][4]) {
  constexpr u32 piece_k = Config::piece_k;
  constexpr u32 step_k = Config::step_k;
  constexpr u32 next_k = Config::slices * step_k;  // from one of a warp's steps to its next one
  const u32 end = params.k / piece_k * piece_k;
  const u32 warp_k = threadIdx.x / warp_threads * step_k;
  const u32 lane_k = warp_k + threadIdx.x % 4 * piece_k;
  RowsOfA<Config> rows_a(params.a, row, lane_k);
  RowsOfB<Config> rows_b(params.b, column, lane_k);
  u32 a[Config::depth][Config::block_m / row_block][4];
  u32 b[Config::depth][Config::block_n / row_block][4];
  if (!params.weights_ready) ptx::griddepcontrol_wait();
  u32 k = 0;  // of the steps that are loaded together, behind warp_k
  do {
#pragma unroll
    for (u32 i = 0; i < Config::depth; ++i) rows_b.load_if(lane_k + k + i * next_k < end, b[i], i * next_k);
    if (params.weights_ready) ptx::griddepcontrol_wait();
#pragma unroll
    for (u32 i = 0; i < Config::depth; ++i) rows_a.load_if(lane_k + k + i * next_k < end, a[i], i * next_k);
    // The next kernel may take free SMs. Behind it ptxas moves no load: all are under way before the first product.
    ptx::griddepcontrol_launch_dependents();
#pragma unroll
    for (u32 i = 0; i < Config::depth; ++i)
      if (warp_k + k + i * next_k < end) multiply_step<Config>(d, a[i], b[i]);
    k += Config::depth * next_k;
    rows_a.advance(Config::depth * next_k);
    rows_b.advance(Config::depth * next_k);
  } while (warp_k + k < end);
  if (end < params.k && threadIdx.x / warp_threads == Config::slices - 1) {  // no warp has fewer steps
    const u32 word_k = end + threadIdx.x % 4 * (word_bytes / Config::element_bytes);
    const u32 count = params.k > word_k ? params.k - word_k : 0;
    RowsOfB<Config>(params.b, column, word_k).load_rest(count, b[0]);
    RowsOfA<Config>(params.a, row, word_k).load_rest(count, a[0]);
    multiply_step<Config>(d, a[0], b[0]);
  }
}

/// Adds up what the warps have of the tile at (row, column) of a problem, and stores it.
template <class Config>
__device__ inline void add_and_store(const Params<Config>& params, u32 row, u32 column,
                                     const float (&d)[Config::fragments][4], u32 problem = 0) {
  const SharedAddress partial = ptx::dynamic_smem();
  const u32 warp = threadIdx.x / warp_threads;
  const auto address = [&](u32 slice, u32 fragment) {
    return partial +
           ((slice * Config::fragments + fragment) * warp_threads + threadIdx.x % warp_threads) * sizeof(d[0]);
  };
#pragma unroll
  for (u32 i = 0; i < Config::fragments; ++i)
    ptx::st_shared_v4_f32(address(warp, i), d[i][0], d[i][1], d[i][2], d[i][3]);
  ptx::bar_sync(0, Config::threads);  // what all warps have stored may be read

  constexpr u32 count = Config::stored_fragments;
  constexpr u32 columns = Config::block_n / mma_n;
  const u32 first = warp * count;
  if (first >= Config::fragments) return;
  float sum[count * 4] = {};
#pragma unroll
  for (u32 slice = 0; slice < Config::slices; ++slice)
#pragma unroll
    for (u32 i = 0; i < count; ++i) {
      float x, y, z, w;
      ptx::ld_shared_v4_f32(x, y, z, w, address(slice, first + i));
      sum[4 * i] += x;
      sum[4 * i + 1] += y;
      sum[4 * i + 2] += z;
      sum[4 * i + 3] += w;
    }
  const Fragment<false, mma_m> place(row + first / columns * mma_m, column + first % columns * mma_n, params.a.rows,
                                     params.b.rows, problem);
  params.epilogue(place, count * 4, sum);
  store_from_registers<typename Config::Output, typename Config::Epilogue>(params.d, place, count * 4, sum);
}

}  // namespace slicedk

/// Launch: Config::threads threads, a CTA for each tile along x, sizeof(Smem<Config>) bytes of dynamic shared memory.
template <class Config>
__global__ void __launch_bounds__(Config::threads)
    gemm_slicedk(const __grid_constant__ slicedk::Params<Config> params) {
  if constexpr (!is_sm_90a) return;
  using namespace slicedk;
  const u32 tile_n = params.by_tiles_m.divide(blockIdx.x);  // down each column of tiles: they share their part of B
  const u32 tile_m = blockIdx.x - tile_n * params.tiles_m;
  const u32 row = tile_m * Config::block_m;
  const u32 column = tile_n * Config::block_n;
  float d[Config::fragments][4] = {};
  multiply(params, row, column, d);
  add_and_store<Config>(params, row, column, d);
}

}  // namespace rawgemm
