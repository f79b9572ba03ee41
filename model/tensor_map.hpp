// Tensor maps on the model: what they hold, where they may lie, and when TMA sees that they have changed.
#pragma once
#include <algorithm>

#include <machine.hpp>

namespace rawgemm::model {

/// The model's contents of a TensorMap.
struct Map {
  static constexpr int max_rank = TensorMapRequest::max_rank;

  u32 magic;
  unsigned char rank;
  unsigned char element_stride[max_rank];
  u16 box[max_rank];
  TensorType type;
  Swizzle swizzle;
  Fill fill;
  char* address;
  i64 extent[max_rank];
  i64 stride[max_rank - 1];

  u32 element_bytes() const { return static_cast<u32>(bytes_of(type)); }
  u32 row_bytes() const { return box[0] * element_bytes(); }
  /// From one row of a box to the next in shared memory. The PTX ISA does not say so, but an H200 does.
  u32 row_pitch() const { return std::max(row_bytes(), static_cast<u32>(width_of(swizzle))); }
  /// How many places along dimension i a box has. Element strides of dimension 0 are not looked at.
  u32 places(int i) const { return i == 0 ? box[0] : (u32{box[i]} + element_stride[i] - 1) / element_stride[i]; }
  /// Of a box: dimensions 1 and up together.
  u32 rows() const;
  /// What a box holds.
  u32 bytes() const { return rows() * row_bytes(); }
};
static_assert(sizeof(Map) <= sizeof(TensorMap));

/// Of `dimensions` dimensions, as TMA gets it for an instruction of the executing thread. Fails for a map that TMA
/// cannot read, that breaks a rule, or of which the thread does not know that TMA sees its latest change.
Map map_for_tma(const char* instruction, const TensorMap* map, int dimensions, const Site& site);

/// The executing thread stores to global memory by st: does it change a map there?
void note_store_to_map(const char* instruction, void* address, const void* value, u32 bytes, const Site& site);

/// The operation that map_for_tma was called for may read the map until `access` is known to be over.
void use_map(const TensorMap* map, const Access& access);

}  // namespace rawgemm::model
