// mma.sync: "Warp Level Matrix Multiply-Accumulate Instructions".
#include <array>

#include <instructions.hpp>
#include <multiply.hpp>
#include <warp.hpp>

namespace rawgemm::model {
namespace {

constexpr u32 m = 16;
constexpr u32 n = 8;
constexpr u32 k = 16;

/// Where register i of a lane belongs ("Matrix Fragments for mma.m16n8k16"): of A and B the first of its two elements.
struct Element {
  u32 row;
  u32 column;
};
Element of_a(u32 lane, u32 i) { return {lane / 4 + i % 2 * 8, lane % 4 * 2 + i / 2 * 8}; }
Element of_b(u32 lane, u32 i) { return {lane % 4 * 2 + i * 8, lane / 4}; }
Element of_d(u32 lane, u32 i) { return {lane / 4 + i / 2 * 8, lane % 4 * 2 + i % 2}; }

float value(NumberType type, u32 bits) {
  const u16 half = static_cast<u16>(bits);
  return type == NumberType::bf16 ? bf16_value(half) : f16_value(half);
}

}  // namespace

void mma(NumberType type, float* d, const u32* a, const u32* b, const float* c, Site site) {
  machine().step();
  constexpr const char* instruction = "mma.sync";
  check_accumulators(instruction, a, 4, site);
  check_accumulators(instruction, b, 2, site);
  check_accumulators(instruction, c, 4, site);
  Warp& warp = *machine().self().warp;
  warp.mma[machine().self().lane()] = {d, a, b, c};
  meet(instruction, site, [&] {
    std::array<float, m * k> all_of_a;
    std::array<float, m * n> sum;
    static thread_local std::array<float, k * max_wgmma_n> all_of_b;  // as multiply takes it
    for (u32 lane = 0; lane < warp.mma.size(); ++lane) {
      if (warp.lanes[lane] == nullptr) fail(where(instruction, site) + ": the warp has fewer than 32 lanes");
      const MmaRegisters& registers = warp.mma[lane];
      for (u32 half = 0; half < 2; ++half) {
        for (u32 i = 0; i < 4; ++i) {
          const auto [row, column] = of_a(lane, i);
          all_of_a[row * k + column + half] = value(type, registers.a[i] >> 16 * half);
        }
        for (u32 i = 0; i < 2; ++i) {
          const auto [row, column] = of_b(lane, i);
          all_of_b[(row + half) * max_wgmma_n + column] = value(type, registers.b[i] >> 16 * half);
        }
      }
      for (u32 i = 0; i < 4; ++i) sum[of_d(lane, i).row * n + of_d(lane, i).column] = registers.c[i];
    }
    multiply({type, type, false}, sum.data(), all_of_a.data(), all_of_b.data(), m, n, k);
    for (u32 lane = 0; lane < warp.mma.size(); ++lane)
      for (u32 i = 0; i < 4; ++i) warp.mma[lane].d[i] = sum[of_d(lane, i).row * n + of_d(lane, i).column];
    ++machine().report().mmas;
  });
}

}  // namespace rawgemm::model
