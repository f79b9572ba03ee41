// An epilogue: D += alpha * A * B^T, as training adds up gradients, in one of two ways (AddBy).
//
// By reduction, TMA (cp.reduce.async.bulk) and red carry the terms to L2, which adds each to its element of D, rounded
// to nearest. As an element gets one term from each call, a call gives the same bits each time. Of floats, these are
// those of beta = 1 and C = D, as by load, but that L2 takes subnormal terms and sums for 0; by load so, too, in
// columns that no box carries. A D of 16 bits is reduced alone: a term that goes through a box is rounded before it is
// added, and the sum again.
//
// Call it: host/add_to_d.hpp          Test it: tests/kernels/{epilogue,add_to_d_fp8}.cpp
#pragma once
#include <kernels/epilogue.cuh>
#include <kernels/load_d.cuh>
#include <kernels/store.cuh>
#include <ptx/atomic.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>
#include <ptx/ld_st_shared.cuh>

namespace rawgemm {

/// How terms get into D: added in L2, which does so at half of memory's bandwidth; or, in kernels that can
/// (kernels/load_d.cuh), added to boxes of D that TMA has loaded ahead, and then stores.
enum class AddBy { reduction, load };

template <class Types, AddBy by = AddBy::reduction>
struct AddToD : OperandFactors<Types> {
  using Output = typename Types::Output;
  static_assert(sizeof(Output) == 4 || (sizeof(Output) == 2 && by == AddBy::reduction),
                "AddToD: D of floats, or 16 bits by reduction");
  float alpha;

  template <class Fragment>
  __device__ void operator()(const Fragment& fragment, u32 n, float* d) const {
    if constexpr (is_fp8<typename Types::Input> && !Types::has_block_scales)
      this->multiply_by_operand_scales(fragment, n, d);
    if (alpha != 1) multiply_by(alpha, n, d);
  }
};

template <class Types>
inline constexpr bool loads_d<AddToD<Types, AddBy::load>> = true;

template <class Types, AddBy by>
struct ElementsToD<AddToD<Types, by>> {
  template <class Output>
  __device__ static void store(char* address, float first, float second, u32 count) {
    if constexpr (sizeof(Output) == 4) {
      float* const d = reinterpret_cast<float*>(address);
      ptx::red_global_add_f32<Order::relaxed, Scope::gpu>(d, first);
      if (count == 2) ptx::red_global_add_f32<Order::relaxed, Scope::gpu>(d + 1, second);
    } else {  // as boxes are added: what is added has 16 bits, too
      const u32 terms = ptx::cvt_rn_x2_f32<Output>(second, first);
      first = ptx::cvt_f32(Output{static_cast<u16>(terms)});
      second = ptx::cvt_f32(Output{static_cast<u16>(terms >> 16)});
      float of_d[2];
      load_elements<Output>(address, count, of_d);
      ElementsToD<void>::store<Output>(address, of_d[0] + first, of_d[1] + second, count);
    }
  }
};

/// Starts to add a box at column x and row y of a matrix.
__device__ inline void add_box(const TensorMap& map, i32 x, i32 y, SharedAddress box) {
  ptx::cp_reduce_async_bulk_tensor_2d<Reduction::add>(&map, x, y, box);
}

template <class Types, AddBy by>
struct BoxesToD<AddToD<Types, by>> {
  using Output = typename Types::Output;
  template <class Matrix>
  __device__ static void store(const Matrix& of, u32 column, u32 row, SharedAddress box) {
    add_box(of, static_cast<i32>(column), static_cast<i32>(row), box);
  }
  static constexpr u32 unit = sizeof(Output);
  __device__ static void store_unit(char* address, SharedAddress from) {
    float term;
    if constexpr (sizeof(Output) == 4)
      term = __builtin_bit_cast(float, ptx::ld_shared_b32(from));
    else
      term = ptx::cvt_f32(Output{ptx::ld_shared_b16(from)});
    ElementsToD<AddToD<Types, by>>::template store<Output>(address, term, 0, 1);
  }
  __device__ static void store_chunk(char* address, SharedAddress from) {
    for (u32 byte = 0; byte < 16; byte += unit) store_unit(address + byte, from + byte);
  }
};

}  // namespace rawgemm
