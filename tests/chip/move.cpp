// ldmatrix and stmatrix, rows anywhere; loads and stores of shared memory.
#include <numeric>

#include <host/device.hpp>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/ldmatrix.cuh>
#include <ptx/stmatrix.cuh>
#include <tests/chip/probes.hpp>

namespace rawgemm::test::chip {
namespace {

constexpr u32 lanes = 32;
constexpr u32 places = 64;  // of 16 bytes
constexpr u32 bytes = places * 16;

struct Params {
  const u32* row;        // [lanes]: place of each lane's row; what lies behind all places is no address
  const u32* memory;     // [places][4]: what shared memory holds at first
  const u32* register_;  // [4][lanes]
  u32* memory_after;     // [places][4]
  u32* register_after;   // [4][lanes]
  u32 matrices;
  u32 transposed;
};

__device__ inline void store(const Params& params, SharedAddress row, const u32 (&r)[4]) {
  if (params.transposed) {
    if (params.matrices == 1) ptx::stmatrix_x1_trans(row, r[0]);
    if (params.matrices == 2) ptx::stmatrix_x2_trans(row, r[0], r[1]);
    if (params.matrices == 4) ptx::stmatrix_x4_trans(row, r[0], r[1], r[2], r[3]);
  } else {
    if (params.matrices == 1) ptx::stmatrix_x1(row, r[0]);
    if (params.matrices == 2) ptx::stmatrix_x2(row, r[0], r[1]);
    if (params.matrices == 4) ptx::stmatrix_x4(row, r[0], r[1], r[2], r[3]);
  }
}

__device__ inline void load(const Params& params, SharedAddress row, u32 (&r)[4]) {
  if (params.transposed) {
    if (params.matrices == 1) ptx::ldmatrix_x1_trans(r[0], row);
    if (params.matrices == 2) ptx::ldmatrix_x2_trans(r[0], r[1], row);
    if (params.matrices == 4) ptx::ldmatrix_x4_trans(r[0], r[1], r[2], r[3], row);
  } else {
    if (params.matrices == 1) ptx::ldmatrix_x1(r[0], row);
    if (params.matrices == 2) ptx::ldmatrix_x2(r[0], r[1], row);
    if (params.matrices == 4) ptx::ldmatrix_x4(r[0], r[1], r[2], r[3], row);
  }
}

/// Launch: 32 threads, `bytes` bytes of shared memory.
template <bool is_load>
__global__ void move_matrix(const __grid_constant__ Params params) {
  const u32 lane = threadIdx.x;
  const SharedAddress memory = ptx::dynamic_smem();
  for (u32 i = lane; i < places * 4; i += lanes) ptx::st_shared_b32(memory + i * 4, params.memory[i]);
  ptx::bar_sync(0, lanes);
  u32 r[4];
  for (u32 i = 0; i < 4; ++i) r[i] = params.register_[i * lanes + lane];
  const SharedAddress row = memory + params.row[lane] * 16;
  if (is_load)
    load(params, row, r);
  else
    store(params, row, r);
  ptx::bar_sync(0, lanes);
  for (u32 i = lane; i < places * 4; i += lanes) params.memory_after[i] = ptx::ld_shared_b32(memory + i * 4);
  for (u32 i = 0; i < 4; ++i) params.register_after[i * lanes + lane] = r[i];
}

/// Matrices: 1, 2 or 4, plain or transposed; cases 0 to 5 are these in turn, with numbered elements and rows in order.
/// Rows lie anywhere; those that are loaded may be the same.
template <bool is_load>
Status matrix(Case& c) {
  Random& random = c.random();
  const bool fixed = c.number() < 6;
  const u32 kind = static_cast<u32>(fixed ? c.number() : static_cast<u64>(random.between(0, 5)));
  std::vector<u32> row(places);
  std::iota(row.begin(), row.end(), 0);
  for (u32 i = 0; i < lanes && !fixed; ++i) {
    std::swap(row[i], row[random.between(i, places - 1)]);
    if (is_load && random.between(0, 3) == 0) row[i] = row[random.between(0, i)];
  }
  std::vector<u32> memory(places * 4);
  std::vector<u32> registers(lanes * 4);
  for (u32 i = 0; i < memory.size(); ++i)
    memory[i] = fixed ? 0x80008000 + i * 0x20000 + i * 2 + 0x10000 : static_cast<u32>(random.next());
  for (u32 i = 0; i < registers.size(); ++i)
    registers[i] = fixed ? i * 0x20002 + 0x10000 : static_cast<u32>(random.next());
  row.resize(lanes);
  const Params params{
      c.input(row),   c.input(memory), c.input(registers), c.output<u32>(places * 4), c.output<u32>(lanes * 4),
      1u << kind % 3, kind / 3};
  return device::launch("move_matrix", &move_matrix<is_load>, 1, {.block = lanes, .cluster = 1, .shared_memory = bytes},
                        nullptr, params);
}

struct SharedParams {
  const u32* from;    // [lanes][8]
  const u32* choice;  // [lanes]
  u32* to;            // [lanes][4]
};

/// Launch: 32 threads, 32 bytes of shared memory for each.
__global__ void store_and_load(const __grid_constant__ SharedParams params) {
  const u32 lane = threadIdx.x;
  const SharedAddress at = ptx::dynamic_smem() + lane * 32;
  const u32* const x = params.from + lane * 8;
  u32* const to = params.to + lane * 4;
  const u32 choice = params.choice[lane];
  const auto real = [](u32 bits) { return __builtin_bit_cast(float, bits); };
  ptx::st_shared_v4_b32(at, x[0], x[1], x[2], x[3]);
  ptx::st_shared_v4_f32(at + 16, 1, 2, 3, 4);
  const u32 place = choice >> 8 & 15;
  switch (choice & 7) {
    case 0:
      ptx::st_shared_b8(at + place, static_cast<u8>(x[4]));
      break;
    case 1:
      ptx::st_shared_b16(at + place / 2 * 2, static_cast<u16>(x[4]));
      break;
    case 2:
      ptx::st_shared_b32(at + place / 4 * 4, x[4]);
      break;
    case 3:
      ptx::st_shared_b64(at + place / 8 * 8, u64{x[5]} << 32 | x[4]);
      break;
    case 4:
      ptx::st_shared_f32(at + place / 4 * 4, real(x[4]));
      break;
    case 5:
      ptx::st_shared_v2_f32(at + place / 8 * 8, real(x[4]), real(x[5]));
      break;
    case 6:
      ptx::st_shared_v4_f32(at, real(x[4]), real(x[5]), real(x[6]), real(x[7]));
      break;
    default:
      ptx::st_shared_v4_b32(at + 16, x[4], x[5], x[6], x[7]);
      break;
  }
  const u32 from = choice >> 12 & 31;
  const auto put = [&](u32 i, float value) { to[i] = __builtin_bit_cast(u32, value); };
  float a = 0, b = 0, d = 0, e = 0;
  switch (choice >> 4 & 7) {
    case 0:
      to[0] = ptx::ld_shared_b8(at + from);
      break;
    case 1:
      to[0] = ptx::ld_shared_b16(at + from / 2 * 2);
      break;
    case 2:
      to[0] = ptx::ld_shared_b32(at + from / 4 * 4);
      break;
    case 3: {
      const u64 value = ptx::ld_shared_b64(at + from / 8 * 8);
      to[0] = static_cast<u32>(value);
      to[1] = static_cast<u32>(value >> 32);
      break;
    }
    case 4:
      put(0, ptx::ld_shared_f32(at + from / 4 * 4));
      break;
    case 5:
      ptx::ld_shared_v2_f32(a, b, at + from / 8 * 8);
      put(0, a);
      put(1, b);
      break;
    case 6:
      ptx::ld_shared_v4_f32(a, b, d, e, at + from / 16 * 16);
      put(0, a);
      put(1, b);
      put(2, d);
      put(3, e);
      break;
    default:
      ptx::ld_shared_v4_b32(to[0], to[1], to[2], to[3], at + from / 16 * 16);
      break;
  }
}

/// Each thread stores by one instruction and loads by another.
Status shared_memory(Case& c) {
  std::vector<u32> from(lanes * 8);
  std::vector<u32> choice(lanes);
  for (u32& x : from) x = static_cast<u32>(c.random().next());
  for (u32& x : choice) x = static_cast<u32>(c.random().next());
  const SharedParams params{c.input(from), c.input(choice), c.output<u32>(lanes * 4)};
  return device::launch("store_and_load", &store_and_load, 1,
                        {.block = lanes, .cluster = 1, .shared_memory = lanes * 32}, nullptr, params);
}

}  // namespace

Probes move_probes() {
  return {{"stmatrix", &matrix<false>, 12}, {"ldmatrix", &matrix<true>, 12}, {"ld_st_shared", &shared_memory, 4}};
}

}  // namespace rawgemm::test::chip
