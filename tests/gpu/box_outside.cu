// What TMA reads for a box that lies outside of its map, in part or altogether, where nothing is mapped at the map's
// address, as of the maps of groups along K that begin a stage before the operand (kernels/k_grouped.cuh). Each box in
// a process of its own, since an illegal address ends all that its process has on the device. An H200 loads those that
// lie outside in part, and raises an illegal address for the others (model/tma.cpp: check_address_of_outside).
//
// box_outside [BOX]    all of them, one after the other; or one, by its name
#include <cuda.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include <host/device.hpp>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>
#include <ptx/fence.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/mbarrier.cuh>
#include <tests/gpu/device.cuh>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr u32 stage = 64;      // rows of a box
constexpr u32 columns = 64;    // of bf16, of a box and of the matrix
constexpr i64 rows = 1 << 13;  // of the matrix
constexpr u32 row_bytes = columns * 2;

/// Coordinates: row y + z - stage of the matrix; outside from column 64, y = 64 or z = rows + 1 on.
struct Box {
  const char* name;
  const char* where;
  i32 x, y, z;
};
constexpr Box boxes[] = {
    {"part", "in part, far from the map's first address", 0, 24, 1000},
    {"part_low", "in part; with y = 0 it would lie before the matrix", 0, 63, 1},
    {"no_rows", "altogether along y; with y = 0 it would lie in the matrix", 0, 64, 1000},
    {"no_rows_low", "altogether along y; with y = 0 it would lie before the matrix", 0, 64, 1},
    {"no_columns", "altogether along x", 64, 0, 1000},
    {"no_columns_low", "altogether along x, with y and z as of the matrix's first row", 64, 63, 1},
    {"past", "altogether along z", 0, 0, rows + 100},
};

/// Loads the box, and counts the elements that are not zero: all of the matrix are ones.
__global__ void load(const __grid_constant__ TensorMap map, i32 x, i32 y, i32 z, u32* ones) {
  const SharedAddress box = ptx::dynamic_smem();
  const SharedAddress full = box + stage * row_bytes;
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(full, 1);
    ptx::fence_mbarrier_init();
    ptx::mbarrier_arrive_expect_tx(full, stage * row_bytes);
    ptx::cp_async_bulk_tensor_3d(box, &map, x, y, z, full);
    while (!ptx::mbarrier_try_wait_parity(full, 0)) {
    }
    u32 count = 0;
    for (u32 i = 0; i < stage * columns; ++i) count += ptx::ld_shared_b16(box + 2 * i) != 0;
    *ones = count;
  }
}

void require(CUresult result) { rawgemm::test::require(result == CUDA_SUCCESS, "driver: " + std::to_string(result)); }

/// A matrix of ones at the beginning of what is mapped: nothing is before it.
CUdeviceptr matrix_behind_nothing() {
  CUmemAllocationProp kind{};
  kind.type = CU_MEM_ALLOCATION_TYPE_PINNED;
  kind.location = {.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = 0};
  size_t bytes = 0;
  require(cuMemGetAllocationGranularity(&bytes, &kind, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
  rawgemm::test::require(static_cast<i64>(bytes) >= rows * row_bytes, "granularity: as large as the matrix");
  CUdeviceptr reserved = 0;
  require(cuMemAddressReserve(&reserved, 2 * bytes, 0, 0, 0));
  CUmemGenericAllocationHandle memory;
  require(cuMemCreate(&memory, bytes, &kind, 0));
  require(cuMemMap(reserved + bytes, bytes, 0, memory, 0));
  const CUmemAccessDesc access{.location = kind.location, .flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
  require(cuMemSetAccess(reserved + bytes, bytes, &access, 1));
  require(cuMemsetD16(reserved + bytes, 0x3f80, bytes / 2));
  return reserved + bytes;
}

void run(const Box& box) {
  rawgemm::test::require(cudaFree(nullptr));
  const CUdeviceptr matrix = matrix_behind_nothing();
  const TensorMapRequest request{.type = TensorType::bf16,
                                 .rank = 3,
                                 .address = reinterpret_cast<const void*>(matrix - stage * row_bytes),
                                 .extent = {columns, stage, rows + 1},
                                 .stride = {row_bytes, row_bytes},
                                 .box = {columns, stage, 1},
                                 .overlaps_from = 0};
  TensorMap map;
  rawgemm::test::require(device::encode_tensor_map(request, "box_outside", &map));
  DeviceBuffer ones(sizeof(u32));
  load<<<1, 32, stage * row_bytes + 1024>>>(map, box.x, box.y, box.z, reinterpret_cast<u32*>(ones.data()));
  const cudaError_t error = cudaDeviceSynchronize();
  u32 count = 0;
  if (error == cudaSuccess)
    rawgemm::test::require(cudaMemcpy(&count, ones.data(), sizeof(count), cudaMemcpyDeviceToHost));
  std::printf("box_outside: %-14s %s (%s): %u ones\n", box.name, cudaGetErrorName(error), box.where, count);
}

}  // namespace

int main(int count, char** arguments) {
  if (count == 1) {
    start("box_outside");
    std::fflush(stdout);
    for (const Box& box : boxes)
      if (std::system((std::string(arguments[0]) + " " + box.name).c_str()) == -1)
        stop("box_outside: cannot start itself");
    return 0;
  }
  for (const Box& box : boxes)
    if (box.name == std::string(arguments[1])) run(box);
}
