// Names for the parts of each kernel's shared memory, for the model's messages.
#pragma once
#include <cstddef>
#include <vector>

#include <bench/kernels.hpp>
#include <model.hpp>

namespace rawgemm::bench {

/// The elements of an array of Smem's.
template <class Smem, class Element, std::size_t count>
model::SharedObject each_of(const char* name, Element (Smem::*array)[count]) {
  return {name, offset_of(array), sizeof(Element), count};
}

/// a[stage], b[stage], d[box of both math warpgroups], full[stage], empty[stage].
template <class Config>
std::vector<model::SharedObject> shared_objects(GemmCooperative) {
  using Smem = cooperative::Smem<Config>;
  return {
      each_of("a", &Smem::a),
      each_of("b", &Smem::b),
      {"d", offsetof(Smem, d), Config::StoreBox::bytes, cooperative::math_warpgroups * Config::store_boxes},
      each_of("full", &Smem::full),
      each_of("empty", &Smem::empty),
  };
}

/// a[stage], b[stage], d[box of all warpgroups], full[stage].
template <class Config>
std::vector<model::SharedObject> shared_objects(GemmMultistage) {
  using Smem = multistage::Smem<Config>;
  return {
      each_of("a", &Smem::a),
      each_of("b", &Smem::b),
      {"d", offsetof(Smem, d), Config::StoreBox::bytes, Config::warpgroups * Config::store_boxes},
      each_of("full", &Smem::full),
  };
}

/// a[stage], b[stage], d[box of both math warpgroups], full[stage], empty[stage].
template <class Config>
std::vector<model::SharedObject> shared_objects(GemmPingpong) {
  using Smem = pingpong::Smem<Config>;
  return {
      each_of("a", &Smem::a),
      each_of("b", &Smem::b),
      {"d", offsetof(Smem, d), Config::StoreBox::bytes,
       pingpong::math_warpgroups * Config::store_buffers * Config::store_boxes},
      each_of("full", &Smem::full),
      each_of("empty", &Smem::empty),
  };
}

/// a[stage], b[stage], d[box of each math warpgroup], full[stage], empty[stage].
template <class Config>
std::vector<model::SharedObject> shared_objects(GemmSwapped) {
  using Smem = swapped::Smem<Config>;
  return {
      each_of("a", &Smem::a),
      each_of("b", &Smem::b),
      {"d", offsetof(Smem, d), Config::StoreBox::bytes, sizeof(Smem::d) / Config::StoreBox::bytes},
      each_of("full", &Smem::full),
      each_of("empty", &Smem::empty),
  };
}

/// a[k block of the ring], b[k block of the ring], full[stage], empty[stage], pushed, partial[of each other CTA].
template <class Config>
std::vector<model::SharedObject> shared_objects_of_split_k() {
  using Smem = splitk::Smem<Config>;
  std::vector<model::SharedObject> objects{
      each_of("a", &Smem::a),
      each_of("b", &Smem::b),
      each_of("full", &Smem::full),
      each_of("empty", &Smem::empty),
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
  return {
      each_of("a", &Smem::a),           each_of("b", &Smem::b),       each_of("d", &Smem::d),
      each_of("scales", &Smem::scales), each_of("full", &Smem::full), each_of("empty", &Smem::empty),
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
  objects.push_back(each_of("scales", &Smem::scales));
  return objects;
}

/// a, b.
template <class Config>
std::vector<model::SharedObject> shared_objects(WgmmaTile) {
  using Smem = tile::Smem<Config>;
  return {{"a", offsetof(Smem, a), sizeof(Smem::a), 1}, {"b", offsetof(Smem, b), sizeof(Smem::b), 1}};
}

}  // namespace rawgemm::bench
