// Tensor maps: what TMA needs to know of a tensor, and every rule for it. Launchers keep to them; the driver refuses
// what does not, and the model does so in the words of check().
// Source of the rules: CUDA Driver API, "Tensor Map Object Management: cuTensorMapEncodeTiled".
#pragma once
#include <cstdint>
#include <string>

#include <host/status.hpp>
#include <ptx/types.cuh>

namespace rawgemm {

/// Of the elements that kernels take.
template <class Type>
extern const TensorType tensor_type;
template <>
inline constexpr TensorType tensor_type<float> = TensorType::f32;
template <>
inline constexpr TensorType tensor_type<f16> = TensorType::f16;
template <>
inline constexpr TensorType tensor_type<bf16> = TensorType::bf16;
template <>
inline constexpr TensorType tensor_type<e4m3> = TensorType::u8;
template <>
inline constexpr TensorType tensor_type<e5m2> = TensorType::u8;

constexpr i64 bytes_of(TensorType type) {
  constexpr i64 bytes[] = {1, 2, 4, 4, 8, 8, 2, 4, /* no type's number */ 0, 8, 2};
  return bytes[static_cast<int>(type)];
}

constexpr bool is_floating_point(TensorType type) {
  return type == TensorType::f16 || type == TensorType::bf16 || type == TensorType::f32 || type == TensorType::f64;
}

/// How far apart the rows of a box lie in shared memory that a swizzle permutes; 0 without one: they lie side by side.
constexpr i64 width_of(Swizzle swizzle) { return swizzle == Swizzle::none ? 0 : i64{16} << static_cast<int>(swizzle); }

/// A tensor of `rank` dimensions, innermost first; dimension 0 is contiguous.
/// stride[i]: bytes between neighbours along dimension i + 1.  box: the elements that one copy moves.
/// element_stride[i]: TMA takes every so-manyth element of a box along dimension i; not looked at for dimension 0.
/// overlaps_from: from this stride on, neighbours may lie within each other, as the matrices of a batch do whose rows
/// take turns (1), or the steps of groups along K, whose rows may be shorter than a box (0); else that is taken for a
/// mistake. Left out: interleaved layouts, TF32. L2 promotion is 128 bytes always:
/// more fetches what nobody asked for where rows are no multiple of it.
struct TensorMapRequest {
  static constexpr int max_rank = 5;

  TensorType type;
  int rank;
  const void* address;
  i64 extent[max_rank];
  i64 stride[max_rank - 1];
  i64 box[max_rank];
  i64 element_stride[max_rank] = {1, 1, 1, 1, 1};
  Swizzle swizzle = Swizzle::bytes_128;
  Fill fill = Fill::zero;
  int overlaps_from = max_rank;
};

/// Checks every rule; `name` is what messages call the map, such as "gemm_cooperative: tensor map of a".
inline Status check(const TensorMapRequest& map, const std::string& name) {
  const auto refuse = [&](StatusCode code, const std::string& argument, auto value, const char* rule) {
    return Status{code, name + ": " + argument + " = " + std::to_string(value) + ", must " + rule};
  };
  const auto at = [](const char* argument, int i) { return std::string(argument) + "[" + std::to_string(i) + "]"; };

  if (map.rank < 1 || map.rank > TensorMapRequest::max_rank)
    return refuse(StatusCode::tensor_map_rank, "rank", map.rank, "be 1 to 5 (dimensions of a tensor map)");
  if (map.address == nullptr)
    return refuse(StatusCode::null_pointer, "address", 0, "not be null (TMA reads or writes there)");
  const auto address = reinterpret_cast<std::uintptr_t>(map.address);
  if (address % 16 != 0)
    return refuse(StatusCode::misaligned_pointer, "address", address, "be a multiple of 16 bytes (TMA)");

  if (map.fill == Fill::nan && !is_floating_point(map.type))
    return refuse(StatusCode::tensor_map_fill, "fill", static_cast<int>(map.fill),
                  "be 0 (integers have no NaN to be filled with)");

  const i64 bytes = bytes_of(map.type);
  for (int i = 0; i < map.rank; ++i) {
    if (map.extent[i] < 1 || map.extent[i] > i64{1} << 32)
      return refuse(StatusCode::tensor_map_extent, at("extent", i), map.extent[i], "be 1 to 2^32 (tensor map)");
    if (map.box[i] < 1 || map.box[i] > max_box_extent)
      return refuse(StatusCode::tensor_map_box, at("box", i), map.box[i],
                    ("be 1 to " + std::to_string(max_box_extent) + " (tensor map)").c_str());
    if (map.element_stride[i] < 1 || map.element_stride[i] > 8)
      return refuse(StatusCode::tensor_map_element_stride, at("element_stride", i), map.element_stride[i],
                    "be 1 to 8 (tensor map)");
  }
  // Strides first: what lies between two neighbours must be whole neighbours of the dimension below.
  i64 inner_bytes = map.extent[0] * bytes;
  for (int i = 0; i + 1 < map.rank; ++i) {
    if (map.stride[i] % 16 != 0)
      return refuse(StatusCode::tensor_map_stride, at("stride", i), map.stride[i], "be a multiple of 16 bytes (TMA)");
    if (map.stride[i] < 0 || map.stride[i] >= i64{1} << 40)
      return refuse(StatusCode::tensor_map_stride, at("stride", i), map.stride[i],
                    "be at least 0 and less than 2^40 bytes (tensor map)");
    if (map.stride[i] < inner_bytes && i < map.overlaps_from)
      return refuse(
          StatusCode::tensor_map_stride, at("stride", i), map.stride[i],
          ("be at least " + std::to_string(inner_bytes) + " bytes (the extent of the dimension below)").c_str());
    // At most 2^40 * 2^32, which no i64 holds; 2^62 is as good: from there on no next stride is large enough.
    inner_bytes = map.stride[i] > 0 && map.extent[i + 1] > (i64{1} << 62) / map.stride[i]
                      ? i64{1} << 62
                      : map.stride[i] * map.extent[i + 1];
  }
  const i64 row_bytes = map.box[0] * bytes;
  if (row_bytes % 16 != 0)
    return refuse(StatusCode::tensor_map_box, "box[0] in bytes", row_bytes, "be a multiple of 16 (TMA)");
  const i64 widest = width_of(map.swizzle);
  if (widest != 0 && row_bytes > widest)
    return refuse(StatusCode::tensor_map_swizzle, "box[0] in bytes", row_bytes,
                  ("be at most " + std::to_string(widest) + " (the swizzle's width)").c_str());
  // Not in the documentation, but what the driver refuses (580, on an H200): more than the shared memory of an SM.
  i64 box_bytes = row_bytes;
  for (int i = 1; i < map.rank; ++i) box_bytes *= (map.box[i] + map.element_stride[i] - 1) / map.element_stride[i];
  if (box_bytes > sm_shared_memory)
    return refuse(StatusCode::tensor_map_box, "box in bytes", box_bytes,
                  ("be at most " + std::to_string(sm_shared_memory / 1024) + " KiB (shared memory)").c_str());
  return {};
}

}  // namespace rawgemm
