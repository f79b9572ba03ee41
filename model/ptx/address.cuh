// The model of ptx/address.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

[[nodiscard]] inline SharedAddress dynamic_smem() { return model::dynamic_smem(); }

[[nodiscard]] inline SharedAddress mapa(SharedAddress address, u32 rank, Site site = Site::here()) {
  return model::mapa(address, rank, site);
}

[[nodiscard]] inline u32 getctarank(SharedAddress address, Site site = Site::here()) {
  return model::getctarank(address, site);
}

}  // namespace rawgemm::ptx
