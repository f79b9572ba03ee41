// What TMA does where a row ends inside a 16-byte chunk, by a kernel that copies one box from one tensor to another. It
// runs on the model (tma_edges.cpp) and on a GPU (tests/gpu/tma_edges.cu), which must both give what stands here.
#pragma once
#include <array>

#include <host/device.hpp>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>
#include <ptx/fence.cuh>
#include <ptx/mbarrier.cuh>

namespace rawgemm::test::tma_edges {

inline constexpr u32 box_rows = 4;
inline constexpr u32 box_columns = 16;  // 2 chunks
inline constexpr u32 rows = 3;          // the tensors end inside the box, in both directions
inline constexpr u32 columns = 11;      // 3 elements into the second chunk
inline constexpr u32 pitch = 24;        // elements; the third chunk of a row is outside
inline constexpr u16 outside = 0xffff;  // around both tensors: a NaN

struct Smem {
  u16 box[box_rows][box_columns];
  u64 full;
};

struct Params {
  TensorMap from;
  TensorMap to;
};

/// Launch: 32 threads, sizeof(Smem) bytes of dynamic shared memory.
static __global__ void copy_box(const __grid_constant__ Params params) {
  const SharedAddress box = ptx::dynamic_smem();
  const SharedAddress full = box + sizeof(Smem::box);
  if (threadIdx.x != 0) return;
  ptx::mbarrier_init(full, 1);
  ptx::fence_mbarrier_init();
  ptx::mbarrier_arrive_expect_tx(full, sizeof(Smem::box));
  ptx::cp_async_bulk_tensor_2d_load(box, &params.from, 0, 0, full);
  while (!ptx::mbarrier_try_wait_parity(full, 0)) {
  }
  ptx::cp_async_bulk_tensor_2d_store(&params.to, 0, 0, box);
  ptx::cp_async_bulk_commit_group();
  ptx::cp_async_bulk_wait_group_read<0>();
}

using Memory = std::array<u16, (box_rows + 1) * pitch>;

inline Memory filled(bool with_values) {
  Memory memory;
  memory.fill(outside);
  for (u32 row = 0; row < rows && with_values; ++row)
    for (u32 column = 0; column < columns; ++column)
      memory[row * pitch + column] = static_cast<u16>(1 + row * 100 + column);
  return memory;
}

/// The loads are exact: what is outside `columns` arrives as zero. The stores are not: they end with the chunk.
inline Memory expected() {
  Memory memory = filled(true);
  for (u32 row = 0; row < rows; ++row)
    for (u32 column = columns; column < box_columns; ++column) memory[row * pitch + column] = 0;
  return memory;
}

/// Copies the box; from, to: device memory of sizeof(Memory) bytes.
inline Status run(const void* from, void* to, Stream stream) {
  Params params;
  const auto encode = [](const void* address, TensorMap* map) {
    const TensorMapRequest request{.type = TensorType::bf16,
                                   .rank = 2,
                                   .address = address,
                                   .extent = {columns, rows},
                                   .stride = {pitch * 2},
                                   .box = {box_columns, box_rows},
                                   .swizzle = Swizzle::none};
    if (Status s = check(request, "tma_edges"); !s.ok()) return s;
    return device::encode_tensor_map(request, "tma_edges", map);
  };
  if (Status s = encode(from, &params.from); !s.ok()) return s;
  if (Status s = encode(to, &params.to); !s.ok()) return s;
  return device::launch("tma_edges", &copy_box, 1, {.block = 32, .cluster = 1, .shared_memory = sizeof(Smem)}, stream,
                        params);
}

}  // namespace rawgemm::test::tma_edges
