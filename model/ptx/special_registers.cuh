// The model of ptx/special_registers.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

[[nodiscard]] inline u32 laneid() { return model::laneid(); }

[[nodiscard]] inline u32 warpid() { return model::warpid(); }

[[nodiscard]] inline u32 smid() { return model::smid(); }

[[nodiscard]] inline u32 nsmid() { return model::nsmid(); }

[[nodiscard]] inline u32 clusterid_x() { return model::clusterid_x(); }

[[nodiscard]] inline u32 nclusterid_x() { return model::nclusterid_x(); }

[[nodiscard]] inline u32 cluster_ctarank() { return model::cluster_ctarank(); }

[[nodiscard]] inline u32 cluster_nctarank() { return model::cluster_nctarank(); }

[[nodiscard]] inline u32 dynamic_smem_size() { return model::dynamic_smem_size(); }

[[nodiscard]] inline u64 clock64() { return model::clock64(); }

[[nodiscard]] inline u64 globaltimer() { return model::globaltimer(); }

}  // namespace rawgemm::ptx
