// The GEMM kernels with FP8 operands: those Configs that the tests cover.
#pragma once
#include <host/gemm_cooperative.hpp>
#include <host/gemm_fp8_block.hpp>
#include <host/gemm_fp8_block_splitk.hpp>
#include <host/gemm_pingpong.hpp>
#include <host/gemm_splitk.hpp>
#include <host/gemm_swapped.hpp>

namespace rawgemm::test {

enum class Fp8Kernel {
  gemm_cooperative,
  gemm_pingpong,
  gemm_splitk,
  gemm_swapped,
  gemm_fp8_block,
  gemm_fp8_block_splitk
};

/// A kernel and its Config.
template <Fp8Kernel kernel_, class Config_>
struct Fp8Instance {
  static constexpr Fp8Kernel kernel = kernel_;
  using Config = Config_;
};

// Each takes long to compile. Together: every mix of types, every D, clusters of 2 either way, tiles that begin in the
// middle of a 128 x 128 block of B, tiles of D^T.
using CooperativeToF32 =
    Fp8Instance<Fp8Kernel::gemm_cooperative, cooperative::Config<e5m2, float, 128, 256, 1, 1, e4m3>>;
using CooperativeToBf16 =
    Fp8Instance<Fp8Kernel::gemm_cooperative, cooperative::Config<e4m3, bf16, 128, 256, 1, 2, e5m2>>;
using CooperativeToFp8 = Fp8Instance<Fp8Kernel::gemm_cooperative, cooperative::Config<e4m3, e4m3, 256, 128, 2, 1>>;
using PingpongToF16 = Fp8Instance<Fp8Kernel::gemm_pingpong, pingpong::Config<e5m2, f16, 128, 192>>;
using PingpongToFp8 = Fp8Instance<Fp8Kernel::gemm_pingpong, pingpong::Config<e4m3, e4m3, 128, 176, e5m2>>;
using SplitkToF32 = Fp8Instance<Fp8Kernel::gemm_splitk, splitk::Config<e4m3, float, 16, 64, 2, e5m2>>;
using SplitkToFp8 = Fp8Instance<Fp8Kernel::gemm_splitk, splitk::Config<e5m2, e4m3, 128, 72, 2, e4m3>>;
using SwappedToBf16 = Fp8Instance<Fp8Kernel::gemm_swapped, swapped::Config<e4m3, bf16, 168, 192, 2, 1, e5m2>>;
using SwappedToFp8 = Fp8Instance<Fp8Kernel::gemm_swapped, swapped::Config<e5m2, e4m3, 128, 64, 1, 1, e4m3>>;
using Promoted =
    Fp8Instance<Fp8Kernel::gemm_fp8_block, fp8_block::Config<e5m2, float, BlockScales::none, 128, 128, 1, 2>>;
using BlocksToBf16 = Fp8Instance<Fp8Kernel::gemm_fp8_block, fp8_block::Config<>>;
using BlocksToF32 = Fp8Instance<Fp8Kernel::gemm_fp8_block,
                                fp8_block::Config<e4m3, float, BlockScales::b_128x128, 192, 128, 2, 1, e5m2>>;
using BlocksToF16 =
    Fp8Instance<Fp8Kernel::gemm_fp8_block, fp8_block::Config<e5m2, f16, BlockScales::b_128x128, 128, 160, 1, 2>>;
using RowsToFp8 =
    Fp8Instance<Fp8Kernel::gemm_fp8_block, fp8_block::Config<e5m2, e4m3, BlockScales::b_1x128, 256, 128, 2, 1, e4m3>>;
using FewRowsBlocks = Fp8Instance<Fp8Kernel::gemm_fp8_block_splitk, fp8_block_splitk::Config<>>;
using FewRowsWide = Fp8Instance<Fp8Kernel::gemm_fp8_block_splitk,
                                fp8_block_splitk::Config<e4m3, f16, BlockScales::b_128x128, 128, 112, 2, e5m2>>;
using FewRowsRows = Fp8Instance<Fp8Kernel::gemm_fp8_block_splitk,
                                fp8_block_splitk::Config<e5m2, float, BlockScales::b_1x128, 16, 192, 2, e4m3>>;
using FewRowsPromoted =
    Fp8Instance<Fp8Kernel::gemm_fp8_block_splitk, fp8_block_splitk::Config<e4m3, e4m3, BlockScales::none, 64, 56, 1>>;

/// Calls the kernel's launcher; fp8_instance.hpp defines it, and a source file each instantiates it.
template <class Instance>
[[nodiscard]] Status launch_fp8(const GemmArguments& x, Stream stream);

}  // namespace rawgemm::test
