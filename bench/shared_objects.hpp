// Names for the parts of each kernel's shared memory, for the model's messages.
#pragma once
#include <cstddef>
#include <vector>

#include <bench/kernels.hpp>
#include <model.hpp>

namespace rawgemm::bench {

/// a[stage], b[stage], d[box of both math warpgroups], full[stage], empty[stage].
template <class Config>
std::vector<model::SharedObject> shared_objects(GemmCooperative) {
  using Smem = cooperative::Smem<Config>;
  constexpr u32 stages = Config::stages;
  return {
      {"a", offsetof(Smem, a), sizeof(Smem::a[0]), stages},
      {"b", offsetof(Smem, b), sizeof(Smem::b[0]), stages},
      {"d", offsetof(Smem, d), Config::StoreBox::bytes, cooperative::math_warpgroups * Config::store_boxes},
      {"full", offsetof(Smem, full), sizeof(u64), stages},
      {"empty", offsetof(Smem, empty), sizeof(u64), stages},
  };
}

/// a[stage], b[stage], d[box of all warpgroups], full[stage].
template <class Config>
std::vector<model::SharedObject> shared_objects(GemmMultistage) {
  using Smem = multistage::Smem<Config>;
  constexpr u32 stages = Config::stages;
  return {
      {"a", offsetof(Smem, a), sizeof(Smem::a[0]), stages},
      {"b", offsetof(Smem, b), sizeof(Smem::b[0]), stages},
      {"d", offsetof(Smem, d), Config::StoreBox::bytes, Config::warpgroups * Config::store_boxes},
      {"full", offsetof(Smem, full), sizeof(u64), stages},
  };
}

/// a[stage], b[stage], d[box of both math warpgroups], full[stage], empty[stage].
template <class Config>
std::vector<model::SharedObject> shared_objects(GemmPingpong) {
  using Smem = pingpong::Smem<Config>;
  constexpr u32 stages = Config::stages;
  return {
      {"a", offsetof(Smem, a), sizeof(Smem::a[0]), stages},
      {"b", offsetof(Smem, b), sizeof(Smem::b[0]), stages},
      {"d", offsetof(Smem, d), Config::StoreBox::bytes,
       pingpong::math_warpgroups * Config::store_buffers * Config::store_boxes},
      {"full", offsetof(Smem, full), sizeof(u64), stages},
      {"empty", offsetof(Smem, empty), sizeof(u64), stages},
  };
}

/// a[k block of the ring], b[k block of the ring], full[stage], empty[stage], pushed, partial[of each other CTA].
template <class Config>
std::vector<model::SharedObject> shared_objects_of_split_k() {
  using Smem = splitk::Smem<Config>;
  constexpr u32 stages = Config::stages;
  std::vector<model::SharedObject> objects{
      {"a", offsetof(Smem, a), sizeof(Smem::a[0]), stages * Config::stage_blocks},
      {"b", offsetof(Smem, b), sizeof(Smem::b[0]), stages * Config::stage_blocks},
      {"full", offsetof(Smem, full), sizeof(u64), stages},
      {"empty", offsetof(Smem, empty), sizeof(u64), stages},
      {"pushed", offsetof(Smem, pushed), sizeof(u64), 1},
  };
  if (Config::splits > 1)
    objects.push_back(
        {"partial", offsetof(Smem, partial), Config::partial_bytes / (Config::splits - 1), Config::splits - 1});
  return objects;
}

/// a[stage], b[stage], d[math warpgroup], scales[stage] (of A, then of B), full[stage], empty[stage].
template <class Config>
std::vector<model::SharedObject> shared_objects(GemmFp8Block) {
  using Smem = fp8_block::Smem<Config>;
  constexpr u32 stages = Config::stages;
  return {
      {"a", offsetof(Smem, a), sizeof(Smem::a[0]), stages},
      {"b", offsetof(Smem, b), sizeof(Smem::b[0]), stages},
      {"d", offsetof(Smem, d), sizeof(Smem::d[0]), Config::math_warpgroups},
      {"scales", offsetof(Smem, scales), sizeof(Smem::scales[0]), stages},
      {"full", offsetof(Smem, full), sizeof(u64), stages},
      {"empty", offsetof(Smem, empty), sizeof(u64), stages},
  };
}

template <class Config>
std::vector<model::SharedObject> shared_objects(GemmSplitk) {
  return shared_objects_of_split_k<Config>();
}

/// As those of GemmSplitk, and scales[k block of the ring] (of A, then of B).
template <class Config>
std::vector<model::SharedObject> shared_objects(GemmFp8BlockSplitk) {
  using Smem = fp8_block_splitk::Smem<Config>;
  std::vector<model::SharedObject> objects = shared_objects_of_split_k<Config>();
  objects.push_back(
      {"scales", offset_of(&Smem::scales), sizeof(Smem::scales[0]), Config::stages * Config::stage_blocks});
  return objects;
}

/// a, b.
template <class Config>
std::vector<model::SharedObject> shared_objects(WgmmaTile) {
  using Smem = tile::Smem<Config>;
  return {{"a", offsetof(Smem, a), sizeof(Smem::a), 1}, {"b", offsetof(Smem, b), sizeof(Smem::b), 1}};
}

}  // namespace rawgemm::bench
