// The model of ptx/special_registers.cuh.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

[[nodiscard]] u32 laneid();
[[nodiscard]] u32 warpid();
[[nodiscard]] u32 smid();
[[nodiscard]] u32 nsmid();
[[nodiscard]] u32 clusterid_x();
[[nodiscard]] u32 nclusterid_x();
[[nodiscard]] u32 cluster_ctarank();
[[nodiscard]] u32 cluster_nctarank();
[[nodiscard]] u32 dynamic_smem_size();
[[nodiscard]] u64 clock64();
[[nodiscard]] u64 globaltimer();

}  // namespace rawgemm::ptx
