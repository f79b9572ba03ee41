// ldmatrix, stmatrix, and loads and stores of shared memory.
#include <algorithm>
#include <array>
#include <numeric>

#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/ld_st_global.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/ldmatrix.cuh>
#include <ptx/special_registers.cuh>
#include <ptx/stmatrix.cuh>
#include <tests/numbers.hpp>
#include <tests/ptx/schedules.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr u32 bytes = 2048;
constexpr u32 places = bytes / 16;

void launch(const std::function<void()>& kernel, u32 threads = 32) {
  model::run({.grid = 1, .block = threads, .cluster = 1, .shared_memory = bytes}, kernel);
}

/// A different place for the row of each lane.
std::array<u32, 32> rows(u64 seed) {
  std::array<u32, places> all;
  std::iota(all.begin(), all.end(), 0);
  Random random(seed);
  for (u32 i = 0; i < places; ++i) std::swap(all[i], all[random.between(i, places - 1)]);
  std::array<u32, 32> some;
  std::copy_n(all.begin(), some.size(), some.begin());
  return some;
}

/// The element in row r, column c of matrix i, as a number of its own.
u16 element(u32 i, u32 r, u32 c) { return static_cast<u16>(i * 64 + r * 8 + c + 1); }

/// What lane l holds of matrix i.
u32 pair(u32 i, u32 lane, bool transposed) {
  const u32 a = lane / 4;
  const u32 b = lane % 4 * 2;
  if (transposed) return element(i, b, a) | u32{element(i, b + 1, a)} << 16;
  return element(i, a, b) | u32{element(i, a, b + 1)} << 16;
}

void store(u32 matrices, bool transposed, SharedAddress row, u32 lane) {
  const auto r = [&](u32 i) { return pair(i, lane, transposed); };
  if (!transposed && matrices == 1) ptx::stmatrix_x1(row, r(0));
  if (!transposed && matrices == 2) ptx::stmatrix_x2(row, r(0), r(1));
  if (!transposed && matrices == 4) ptx::stmatrix_x4(row, r(0), r(1), r(2), r(3));
  if (transposed && matrices == 1) ptx::stmatrix_x1_trans(row, r(0));
  if (transposed && matrices == 2) ptx::stmatrix_x2_trans(row, r(0), r(1));
  if (transposed && matrices == 4) ptx::stmatrix_x4_trans(row, r(0), r(1), r(2), r(3));
}

std::array<u32, 4> load(u32 matrices, bool transposed, SharedAddress row) {
  std::array<u32, 4> r{};
  if (!transposed && matrices == 1) ptx::ldmatrix_x1(r[0], row);
  if (!transposed && matrices == 2) ptx::ldmatrix_x2(r[0], r[1], row);
  if (!transposed && matrices == 4) ptx::ldmatrix_x4(r[0], r[1], r[2], r[3], row);
  if (transposed && matrices == 1) ptx::ldmatrix_x1_trans(r[0], row);
  if (transposed && matrices == 2) ptx::ldmatrix_x2_trans(r[0], r[1], row);
  if (transposed && matrices == 4) ptx::ldmatrix_x4_trans(r[0], r[1], r[2], r[3], row);
  return r;
}

}  // namespace

TEST_CASE("stmatrix stores each element to its row, ldmatrix loads it from there, rows anywhere") {
  for (const u32 matrices : {1u, 2u, 4u})
    for (const bool transposed : {false, true}) {
      check_clean([=] {
        launch([=] {
          const SharedAddress begin = ptx::dynamic_smem();
          const u32 lane = ptx::laneid();
          const auto at = rows(matrices);
          // Addresses of lanes beyond the matrices are not looked at.
          store(matrices, transposed, lane < matrices * 8 ? begin + at[lane] * 16 : 1, lane);
          ptx::bar_sync(0, 32);
          for (u32 i = 0; i < matrices; ++i)
            for (u32 r = 0; r < 8; ++r)
              for (u32 c = 0; c < 8; ++c)
                CHECK(ptx::ld_shared_b16(begin + at[i * 8 + r] * 16 + c * 2) == element(i, r, c));
          for (const bool back : {false, true}) {
            const auto registers = load(matrices, back, lane < matrices * 8 ? begin + at[lane] * 16 : 1);
            for (u32 i = 0; i < matrices; ++i) CHECK(registers[i] == pair(i, lane, back));
          }
        });
      });
    }
}

TEST_CASE("ldmatrix and stmatrix: one misaligned or foreign row is found, and so are lanes that do not take part") {
  check_found([] { launch([] { ptx::stmatrix_x1(ptx::dynamic_smem() + (ptx::laneid() == 3 ? 8 : 0), 0); }); },
              {"is not 16-byte aligned"});
  check_found(
      [] {
        launch([] {
          u32 r;
          ptx::ldmatrix_x1(r, ptx::dynamic_smem() + bytes * (ptx::laneid() / 7));
        });
      },
      {"ldmatrix at move.cpp:"});
  check_found(
      [] {
        launch([] {
          if (ptx::laneid() < 16) ptx::stmatrix_x2(ptx::dynamic_smem() + ptx::laneid() * 16, 0, 0);
        });
      },
      {"the other lanes of its warp in stmatrix"});
  // Two rows in one place.
  check_found([] { launch([] { ptx::stmatrix_x4(ptx::dynamic_smem() + ptx::laneid() / 2 * 16, 0, 0, 0, 0); }); },
              {"still being written by move.cpp"});
}

TEST_CASE("ldmatrix: memory that was never written, or not yet by all that write it, is found") {
  check_found(
      [] {
        launch([] {
          u32 r;
          ptx::ldmatrix_x1(r, ptx::dynamic_smem() + ptx::laneid() * 16);
        });
      },
      {"never written"});
  const auto hand_over = [](bool barrier) {
    return [barrier] {
      launch(
          [barrier] {
            const SharedAddress row = ptx::dynamic_smem() + ptx::laneid() * 16;
            if (threadIdx.x < 32) ptx::stmatrix_x4(row, 1, 2, 3, 4);
            if (barrier) ptx::bar_sync(0, 64);
            u32 a, b, c, d;
            if (threadIdx.x >= 32) ptx::ldmatrix_x4(a, b, c, d, row);
          },
          64);
    };
  };
  check_clean(hand_over(true));
  check_found(hand_over(false), {"still being written by move.cpp", "never written"});
}

TEST_CASE("ld.shared and st.shared move what they say, at multiples of its size") {
  check_clean([] {
    launch([] {
      const SharedAddress at = ptx::dynamic_smem() + ptx::laneid() * 64;
      ptx::st_shared_b8(at, 0x11);
      ptx::st_shared_b8(at + 1, 0x22);
      ptx::st_shared_b16(at + 2, 0x4433);
      ptx::st_shared_b32(at + 4, 0x88776655);
      CHECK(ptx::ld_shared_b32(at) == 0x44332211);
      CHECK(ptx::ld_shared_b64(at) == 0x8877665544332211);
      CHECK(ptx::ld_shared_b8(at + 3) == 0x44);
      ptx::st_shared_b64(at + 8, 0x0123456789abcdef);
      u32 x, y, z, w;
      ptx::ld_shared_v4_b32(x, y, z, w, at);
      CHECK(z == 0x89abcdef);
      CHECK(w == 0x01234567);
      ptx::st_shared_v4_b32(at + 16, 1, 2, 3, 4);
      CHECK(ptx::ld_shared_b32(at + 28) == 4);
      ptx::st_shared_f32(at + 32, 1.5f);
      ptx::st_shared_f32(at + 36, 2.5f);
      float a, b, c, d;
      ptx::ld_shared_v2_f32(a, b, at + 32);
      CHECK(a == 1.5f);
      CHECK(b == 2.5f);
      ptx::st_shared_v4_f32(at + 48, 1, 2, 3, 4);
      ptx::ld_shared_v4_f32(a, b, c, d, at + 48);
      CHECK(d == 4);
      CHECK(ptx::ld_shared_f32(at + 56) == 3);
    });
  });
  const auto one = [](void (*access)(SharedAddress)) {
    return [access] {
      launch([access] {
        if (ptx::laneid() == 0) access(ptx::dynamic_smem());
      });
    };
  };
  check_found(one([](SharedAddress at) { ptx::st_shared_b32(at + 2, 0); }), {"is not 4-byte aligned"});
  check_found(one([](SharedAddress at) { ptx::st_shared_v4_f32(at + 8, 0, 0, 0, 0); }), {"is not 16-byte aligned"});
  check_found(one([](SharedAddress at) { (void)ptx::ld_shared_b64(at + 4); }), {"is not 8-byte aligned"});
  check_found(one([](SharedAddress at) { ptx::st_shared_b16(at + bytes, 0); }), {"lies outside"});
}

TEST_CASE("ld.global and st.global move what they say, at multiples of its size") {
  alignas(16) u32 words[2] = {0x22211110, 0};
  const auto by_one = [&](const std::function<void()>& body) {
    return [&] {
      launch([&] {
        if (threadIdx.x == 0) body();
      });
    };
  };
  const auto* const half = reinterpret_cast<const char*>(words) + 2;
  check_clean(by_one([&] {
    CHECK(ptx::ld_global_b16(words) == 0x1110);
    CHECK(ptx::ld_global_b16(half) == 0x2221);
    ptx::st_global_b32(&words[1], ptx::ld_global_b32(words));
    ptx::st_global_b16(&words[1], 0x4443);
    CHECK(ptx::ld_global_b32(&words[1]) == 0x22214443);
  }));
  check_found(by_one([&] { (void)ptx::ld_global_b32(half); }), {"is not 4-byte aligned"});
  check_found(by_one([&] { (void)ptx::ld_global_b16(half + 1); }), {"is not 2-byte aligned"});
}

TEST_CASE("special registers say where a thread runs") {
  model::settings() = {};
  model::run({.grid = 8, .block = 64, .cluster = 2, .shared_memory = bytes}, [] {
    CHECK(ptx::laneid() == threadIdx.x % 32);
    CHECK(ptx::warpid() == threadIdx.x / 32);
    CHECK(ptx::smid() < ptx::nsmid());
    CHECK(ptx::clusterid_x() == blockIdx.x / 2);
    CHECK(ptx::nclusterid_x() == 4);
    CHECK(ptx::cluster_nctarank() == 2);
    CHECK(ptx::dynamic_smem_size() == bytes);
    const u64 cycles = ptx::clock64();
    CHECK(ptx::clock64() > cycles);
    const u64 time = ptx::globaltimer();
    CHECK(ptx::globaltimer() >= time);
  });
  CHECK(model::report().finding == "");
}
