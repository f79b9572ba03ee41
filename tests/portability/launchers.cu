// Every kernel that ships, launched once through its launcher, for kernel_names.py.
#include <cstdio>

#include <host/gemm.hpp>
#include <host/gemm_fp8.hpp>
#include <host/gemm_multistage.hpp>
#include <host/quantize_blocks.hpp>
#include <host/wgmma_tile.hpp>

using namespace rawgemm;

namespace {

/// An address, so far from the others that nothing overlaps. Nothing is read or written: kernels do not run.
void* place(i64 number) { return reinterpret_cast<void*>(number << 30); }

GemmArguments problem(i64 m, i64 n, i64 k) {
  return {.m = m, .n = n, .k = k, .a = place(1), .lda = k, .b = place(2), .ldb = k, .d = place(3), .ldd = n};
}

void require(const Status& status) {
  if (!status.ok()) std::puts(status.text.c_str());
}

/// Each entry of the table that gemm(), gemm_fp8() or gemm_fp8_scaled() chooses from, whatever it would choose.
template <class Types, const auto& shipped>
void launch_table(const GemmArguments& x) {
  for (std::size_t entry = 0; entry < std::size(shipped); ++entry)
    require(launch_entry<std::size(shipped)>(
        entry, [&]<std::size_t i>() { return launch<Types, shipped[i].config>(x, nullptr); }));
}

}  // namespace

int main() {
  using Plain = Types<bf16, bf16>;
  using Fast = Types<e4m3, float>;
  using Promoted = Types<e4m3, bf16, e4m3, BlockScales::b_128x128>;
  launch_table<Plain, shipped_gemms>(problem(256, 256, 256));
  launch_table<Fast, fast_gemms>(problem(256, 256, 256));
  GemmArguments scaled = problem(256, 256, 256);
  const auto* factors = static_cast<const float*>(place(4));
  scaled.block_scales = {.a = factors, .lda = 256, .b = factors, .ldb = 256};
  launch_table<Promoted, promoted_gemms>(scaled);
  require(gemm_multistage(problem(256, 256, 256), nullptr));
  // K = 0 has a kernel of its own for each epilogue.
  require(launch<Plain, shipped_gemms[0].config>(problem(256, 256, 0), nullptr));
  require(launch<Fast, fast_gemms[0].config>(problem(256, 256, 0), nullptr));
  require(launch<Promoted, promoted_gemms[0].config>(problem(256, 256, 0), nullptr));
  require(wgmma_tile(problem(64, 8, 64), nullptr));
  require(quantize_blocks({.rows = 128,
                           .k = 128,
                           .x = place(1),
                           .ldx = 128,
                           .q = place(2),
                           .ldq = 128,
                           .scales = static_cast<float*>(place(4)),
                           .ld_scales = 128},
                          nullptr));
}
