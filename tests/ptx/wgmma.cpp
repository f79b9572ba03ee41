// wgmma: exact products in every form, descriptors, and the misuse that is found.
#include <algorithm>
#include <cmath>
#include <sstream>
#include <vector>

#include <host/device.hpp>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/fence.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/stmatrix.cuh>
#include <ptx/wgmma.cuh>
#include <tests/ptx/schedules.hpp>
#include <tests/ptx/wgmma_cases.hpp>
#include <tests/sample.hpp>

using namespace rawgemm;
using namespace rawgemm::test;
using namespace rawgemm::test::wgmma;

namespace {

std::string describe(const Variant& v) {
  constexpr const char* majors[] = {"k", "mn"};
  std::ostringstream text;
  text << "n = " << v.n << ", A " << v.a.bytes << " bytes (" << v.a.fraction_bits << " of fraction), B " << v.b.bytes
       << " bytes (" << v.b.fraction_bits << "), D in " << (v.d_is_f16 ? "f16" : "fp32") << ", scales " << v.scale_a
       << ", " << v.scale_b << ", majors " << majors[static_cast<u32>(v.major_a)] << ", "
       << majors[static_cast<u32>(v.major_b)] << ", A in " << (v.a_in_registers ? "registers" : "shared memory");
  return text.str();
}
std::string describe(const wgmma::Matrix& x) {
  return "offset " + std::to_string(x.offset) + ", swizzle " + std::to_string(static_cast<u32>(x.swizzle)) +
         ", leading " + std::to_string(x.leading_byte_offset) + ", stride " + std::to_string(x.stride_byte_offset) +
         ", base offset " + std::to_string(x.base_offset);
}

/// Empty, or what is wrong with D.
std::string run(const Variant& v, const Problem& x) {
  std::vector<u32> d = x.d;
  const Status status =
      device::launch("product", v.kernel, 1, {.block = threads, .cluster = 1, .shared_memory = shared_bytes(x)},
                     nullptr, params_of(x, x.shared.data(), x.a_registers.data(), d.data()));
  if (!status.ok()) return status.text;
  const std::vector<u32> wanted = expected(v, x);
  const auto [got, want] = std::mismatch(d.begin(), d.end(), wanted.begin());
  if (got == d.end()) return "";
  return "register " + std::to_string(got - d.begin()) + ": " + std::to_string(*got) + ", must be " +
         std::to_string(*want);
}

constexpr u32 n = 16;
constexpr u32 count = n / 2;
/// Un-swizzled, compact: 64 x 16 of A from 0, 16 x 16 of B from 2048.
constexpr u32 small_bytes = 2048 + 512;

/// Runs `kernel` in `block` threads after shared memory was filled with zeros, but for 16 bytes at `unwritten`.
void warpgroup(const std::function<void(u64 a, u64 b)>& kernel, u32 block = 128, u32 unwritten = small_bytes,
               bool is_fenced = true) {
  model::settings().shared_objects = {{"a", 0, 2048, 1}, {"b", 2048, 512, 1}};
  model::run({.grid = 1, .block = block, .cluster = 1, .shared_memory = small_bytes}, [&] {
    const SharedAddress shared = ptx::dynamic_smem();
    for (u32 at = threadIdx.x * 16; at < small_bytes; at += block * 16)
      if (at != unwritten) ptx::st_shared_v4_b32(shared + at, 0, 0, 0, 0);
    if (is_fenced) ptx::fence_proxy_async_shared_cta();
    ptx::bar_sync(0, block);
    kernel(ptx::matrix_descriptor(shared, Swizzle::none, 1024, 128),
           ptx::matrix_descriptor(shared + 2048, Swizzle::none, 256, 128));
  });
}

void commit_and_wait() {
  ptx::wgmma_commit_group();
  ptx::wgmma_wait_group<0>();
}

}  // namespace

TEST_CASE("wgmma: every type, n, major and scale is exact on integers in every layout") {
  Random random(1);
  u64 turn = 0;
  for (const model::Policy policy : {model::Policy::eager, model::Policy::late, model::Policy::random}) {
    model::settings() = {};
    model::settings().policy = policy;
    u64 number = turn++;
    for (const Variant& v : variants()) {
      if (number++ % one_of(3) != 0) continue;  // each at least once, under one of the policies
      const Problem x = random_problem(random, v, policy == model::Policy::late);
      INFO(describe(v) << "; A: " << describe(x.a) << "; B: " << describe(x.b));
      CHECK(run(v, x) == "");
    }
  }
}

TEST_CASE("wgmma: all eight layouts are exact at every step along K of a swizzled row") {
  Random random(2);
  for (const Variant& v : variants()) {
    if (v.n != 72 && v.n != 16) continue;
    for (u32 swizzle = 0; swizzle < 4; ++swizzle)
      for (u32 step = 0; step < 128; step += 32) {
        Problem x = random_problem(random, v, false);
        const u32 width = 16u << swizzle;
        const auto layout = [&](Major major, u32 begin, u32 rows) -> Matrix {
          const u32 groups = (rows + 7) / 8;
          const u32 offset = begin + (major == Major::k && swizzle > 0 ? step % width : 0);
          if (swizzle > 0) return {offset, static_cast<Swizzle>(swizzle), 16 * width, 8 * width, 0};
          return {offset, Swizzle::none, groups * 128, 128, 0};
        };
        x.a = layout(v.major_a, 0, 64);
        x.b = layout(v.major_b, a_bytes, v.n);
        INFO(describe(v) << "; A: " << describe(x.a) << "; B: " << describe(x.b));
        CHECK(run(v, x) == "");
      }
  }
}

TEST_CASE("wgmma: products in flight add up in the accumulators that they share, and each group can be waited for") {
  check_clean([] {
    std::vector<float> results(128 * count);
    warpgroup([&](u64 a, u64 b) {
      float d[count], e[count] = {};
      for (u32 i = 0; i < count; ++i) d[i] = static_cast<float>(threadIdx.x * count + i);
      ptx::wgmma_fence();
      ptx::wgmma_mma_async<n, bf16>(d, a, b, 1);
      ptx::wgmma_mma_async<n, bf16>(d, a, b, 1);
      ptx::wgmma_commit_group();
      ptx::wgmma_mma_async<n, bf16>(e, a, b, 0);
      ptx::wgmma_commit_group();
      ptx::wgmma_wait_group<1>();
      for (u32 i = 0; i < count; ++i) results[threadIdx.x * count + i] = d[i];
      ptx::wgmma_wait_group<0>();
    });
    for (u32 i = 0; i < results.size(); ++i) REQUIRE(results[i] == static_cast<float>(i));
  });
}

TEST_CASE("matrix_descriptor: the fields stand where the PTX ISA says") {
  model::run({.grid = 1, .block = 1, .cluster = 1, .shared_memory = 16}, [] {
    const auto descriptor = [](Swizzle swizzle) { return ptx::matrix_descriptor(0x12340, swizzle, 0x560, 0x3fff0, 5); };
    constexpr u64 rest = 0x000a'3fff'0056'1234;
    if (descriptor(Swizzle::none) != rest || descriptor(Swizzle::bytes_128) != (rest | u64{1} << 62) ||
        descriptor(Swizzle::bytes_64) != (rest | u64{2} << 62) ||
        descriptor(Swizzle::bytes_32) != (rest | u64{3} << 62))
      ptx::trap();
  });
  CHECK(model::report().finding == "");
  model::reset_report();
}

TEST_CASE("matrix_descriptor: what the fields cannot hold is refused") {
  const auto refused = [](u32 address, u32 leading, u32 stride, u32 base_offset, const std::string& text) {
    check_found(
        [&] {
          model::run({.grid = 1, .block = 1, .cluster = 1, .shared_memory = 16},
                     [&] { (void)ptx::matrix_descriptor(address, Swizzle::bytes_128, leading, stride, base_offset); });
        },
        {text});
  };
  refused(8, 0, 0, 0, "address = 8, must be a multiple of 16 less than 2^18");
  refused(0, 17, 0, 0, "leading_byte_offset = 17, must be a multiple of 16 less than 2^18");
  refused(0, 0, 1 << 18, 0, "stride_byte_offset = 262144, must be a multiple of 16 less than 2^18");
  refused(0, 0, 0, 8, "base_offset = 8, must be 0 to 7");
}

TEST_CASE("wgmma: descriptors that mean nothing, and operands outside of shared memory are found") {
  const auto found = [](u64 a_change, const std::string& text) {
    check_found(
        [&] {
          warpgroup([&](u64 a, u64 b) {
            float d[count] = {};
            ptx::wgmma_fence();
            ptx::wgmma_mma_async<n, f16>(d, a ^ a_change, b, 0);
            commit_and_wait();
          });
        },
        {text});
  };
  found(u64{1} << 14, "the matrix descriptor of A has bits set that mean nothing (14-15, 30-31, 46-48 or 52-61)");
  found(u64{1} << 52, "the matrix descriptor of A has bits set that mean nothing");
  found(u64{3} << 49, "the matrix descriptor of A has base offset 3 and no swizzle");
  found(0x2000, "reads shared memory at offset 131072 of 2560");
}

TEST_CASE("wgmma: what was not fenced for the async proxy is found") {
  check_found(
      [] {
        const auto multiply = [](u64 a, u64 b) {
          float d[count] = {};
          ptx::wgmma_fence();
          ptx::wgmma_mma_async<n, bf16>(d, a, b, 0);
          commit_and_wait();
        };
        warpgroup(multiply, 128, small_bytes, false);
      },
      {"written through the generic proxy by wgmma.cpp"});
}

TEST_CASE("wgmma: what nobody wrote is NaN, and so is what depends on it") {
  // Of A the first 8 of K of row 8, of B those of row 3: 16 bytes each.
  constexpr u32 unwritten_a = 128, unwritten_b = 2048 + 3 * 16;
  for (const bool of_b : {false, true})
    for (const model::Policy policy : {model::Policy::eager, model::Policy::late, model::Policy::random}) {
      std::vector<float> result(64 * n);
      model::settings() = {};
      model::settings().policy = policy;
      model::reset_report();
      const auto multiply = [&](u64 a, u64 b) {
        float d[count] = {};
        ptx::wgmma_fence();
        ptx::wgmma_mma_async<n, bf16>(d, a, b, 0);
        commit_and_wait();
        const u32 row = threadIdx.x / 32 * 16 + threadIdx.x % 32 / 4;
        for (u32 i = 0; i < count; ++i)
          result[(row + i / 2 % 2 * 8) * n + i / 4 * 8 + threadIdx.x % 4 * 2 + i % 2] = d[i];
      };
      warpgroup(multiply, 128, of_b ? unwritten_b : unwritten_a);
      CHECK(model::report().finding == "");
      for (u32 row = 0; row < 64; ++row)
        for (u32 column = 0; column < n; ++column) {
          INFO("row " << row << ", column " << column << (of_b ? ", of B" : ", of A"));
          const float value = result[row * n + column];
          CHECK((of_b ? column == 3 : row == 8) == std::isnan(value));
          CHECK((value == 0 || std::isnan(value)));
        }
    }
}

TEST_CASE("wgmma: lanes that disagree, and too few warps are found") {
  check_found(
      [] {
        warpgroup([](u64 a, u64 b) {
          float d[count] = {};
          ptx::wgmma_fence();
          ptx::wgmma_mma_async<n, bf16>(d, a, b, threadIdx.x == 77);
          commit_and_wait();
        });
      },
      {"the lanes of the warpgroup give different descriptors, shapes, types or scales"});
  check_found(
      [] {
        warpgroup(
            [](u64 a, u64 b) {
              float d[count] = {};
              ptx::wgmma_fence();
              ptx::wgmma_mma_async<n, bf16>(d, a, b, 0);
              commit_and_wait();
            },
            96);
      },
      {"needs a warpgroup, 4 warps from a multiple of 4 on, and the CTA has 3 warps"});
}

TEST_CASE("wgmma: accumulators that no wgmma.fence covers, or that are touched in flight are found") {
  const auto found = [](const std::function<void(u64, u64)>& kernel, const std::string& text) {
    check_found([&] { warpgroup(kernel); }, {text});
  };
  found(
      [](u64 a, u64 b) {
        float d[count] = {};
        ptx::wgmma_mma_async<n, bf16>(d, a, b, 0);
      },
      "no wgmma.fence since its accumulators were last open to the thread");
  found(
      [](u64 a, u64 b) {
        float d[count] = {};
        ptx::wgmma_fence();
        ptx::wgmma_mma_async<n, bf16>(d, a, b, 0);
        commit_and_wait();
        ptx::wgmma_mma_async<n, bf16>(d, a, b, 1);
      },
      "no wgmma.fence since its accumulators were last open to the thread");
  found(
      [](u64 a, u64 b) {
        float d[count] = {};
        ptx::wgmma_fence();
        ptx::wgmma_mma_async<n, bf16>(d, a, b, 0);
        ptx::wgmma_commit_group();
        d[3] = 0;
        ptx::wgmma_wait_group<0>();
      },
      "wrote accumulator 3 of a wgmma in flight");
  found(
      [](u64 a, u64 b) {
        u32 d[count / 2] = {};
        ptx::wgmma_fence();
        ptx::wgmma_mma_async<n, f16>(d, a, b, 0);
        ptx::wgmma_commit_group();
        d[1] = 0;
        ptx::wgmma_wait_group<0>();
      },
      "wrote accumulator 1 of a wgmma in flight");
  found(
      [](u64 a, u64 b) {
        u32 d[count / 2] = {};
        ptx::wgmma_fence();
        ptx::wgmma_mma_async<n, f16>(d, a, b, 0);
        ptx::wgmma_commit_group();
        ptx::stmatrix_x2(ptx::dynamic_smem() + threadIdx.x * 16, d[0], d[1]);
      },
      "reads accumulators of a wgmma that wgmma.wait_group has not completed");
  found(
      [](u64 a, u64 b) {
        u32 d[count / 2] = {};
        ptx::wgmma_fence();
        ptx::wgmma_mma_async<n, f16>(d, a, b, 0);
        ptx::wgmma_commit_group();
        ptx::st_shared_b32(ptx::dynamic_smem() + threadIdx.x * 4, d[0]);
      },
      "reads accumulators of a wgmma that wgmma.wait_group has not completed");
  found(
      [](u64 a, u64 b) {
        u32 d[count / 2] = {};
        float e[count] = {};
        ptx::wgmma_fence();
        ptx::wgmma_mma_async<n, f16>(d, a, b, 0);
        ptx::wgmma_mma_async<n, f16>(e, {d[0], d[1], d[2], d[3]}, b, 0);
      },
      "reads accumulators of a wgmma that wgmma.wait_group has not completed");
  found(
      [](u64 a, u64 b) {
        float d[count] = {};
        ptx::wgmma_fence();
        ptx::wgmma_mma_async<n, bf16>(d, a, b, 0);
        ptx::wgmma_mma_async<n, e4m3>(d, a, b, 0);
      },
      "uses accumulators of a wgmma of another shape that is still in flight");
  found(
      [](u64 a, u64 b) {
        float d[count] = {};
        ptx::wgmma_fence();
        ptx::wgmma_mma_async<n, bf16>(d, a, b, 0);
        ptx::wgmma_commit_group();
      },
      "exits while its wgmma 0 may be in flight");
}

TEST_CASE("wgmma: A's registers that no wgmma.fence covers, or that are written in flight are found") {
  const auto found = [](const std::function<void(u64)>& kernel, const std::string& text) {
    check_found([&] { warpgroup([&](u64, u64 b) { kernel(b); }); }, {text});
  };
  found(
      [](u64 b) {
        float d[count] = {};
        u32 a[4] = {};
        ptx::wgmma_fence();
        ptx::wgmma_mma_async<n, bf16>(d, a, b, 0);
        ptx::wgmma_commit_group();
        a[2] = 1;
        ptx::wgmma_wait_group<0>();
      },
      "wrote A's registers of the wgmma at wgmma.cpp");
  found(
      [](u64 b) {
        float d[count] = {};
        u32 a[4] = {};
        ptx::wgmma_fence();
        ptx::wgmma_mma_async<n, bf16>(d, a, b, 0);
        a[0] = 1;
        ptx::wgmma_mma_async<n, bf16>(d, a, b, 1);
      },
      "A's registers were written while the wgmma at wgmma.cpp");
  found(
      [](u64 b) {
        float d[count] = {}, e[count] = {};
        u32 a[4] = {};
        ptx::wgmma_fence();
        ptx::wgmma_mma_async<n, bf16>(d, a, b, 0);
        ptx::wgmma_commit_group();
        ptx::wgmma_mma_async<n, bf16>(e, a, b, 0);
        ptx::wgmma_commit_group();
        ptx::wgmma_wait_group<0>();
        ptx::wgmma_fence();
        ptx::wgmma_mma_async<n, bf16>(d, a, b, 0);
        commit_and_wait();
        a[1] = 7;
        ptx::wgmma_mma_async<n, bf16>(d, a, b, 0);
      },
      "no wgmma.fence since");
  check_clean([] {
    warpgroup([](u64, u64 b) {
      float d[count] = {};
      u32 a[4] = {};
      for (u32 i = 0; i < 3; ++i) {
        a[0] = i;
        ptx::wgmma_fence();
        ptx::wgmma_mma_async<n, bf16>(d, a, b, 1);
        ptx::wgmma_mma_async<n, bf16>(d, a, b, 1);  // two may read the same registers
        commit_and_wait();
      }
    });
  });
}
