// The model of ptx/address.cuh.
#pragma once
#include <ptx/types.cuh>
#include <shadow.hpp>

namespace rawgemm::ptx {

using model::Site;

[[nodiscard]] SharedAddress dynamic_smem();
[[nodiscard]] SharedAddress mapa(SharedAddress address, u32 rank, Site site = Site::here());
[[nodiscard]] u32 getctarank(SharedAddress address, Site site = Site::here());

}  // namespace rawgemm::ptx
