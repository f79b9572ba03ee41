// The arithmetic of bulk reductions: "Data Movement and Conversion Instructions: cp.reduce.async.bulk".
#pragma once
#include <host/tensor_map.hpp>
#include <ptx/types.cuh>

namespace rawgemm {

// Of elements that reductions alone take.
template <>
inline constexpr TensorType tensor_type<double> = TensorType::f64;
template <>
inline constexpr TensorType tensor_type<u8> = TensorType::u8;
template <>
inline constexpr TensorType tensor_type<u16> = TensorType::u16;
template <>
inline constexpr TensorType tensor_type<u32> = TensorType::u32;
template <>
inline constexpr TensorType tensor_type<i32> = TensorType::i32;
template <>
inline constexpr TensorType tensor_type<u64> = TensorType::u64;
template <>
inline constexpr TensorType tensor_type<i64> = TensorType::i64;

}  // namespace rawgemm

namespace rawgemm::model {

/// Is there such a reduction into global memory? Of tensor boxes the ISA does not say that i64 has no add; an H200 then
/// raises an illegal instruction.
constexpr bool is_bulk_reduction(Reduction op, TensorType type) {
  if (type == TensorType::u8 || type == TensorType::u16) return false;
  if (op == Reduction::add) return type != TensorType::i64;
  return type != TensorType::f32 && type != TensorType::f64;
}

/// Of arrays in another CTA's shared memory?
constexpr bool is_bulk_reduction_in_shared(Reduction op, TensorType type) {
  return type == TensorType::u32 || type == TensorType::i32 || (op == Reduction::add && type == TensorType::u64);
}

/// to[i] = op(to[i], from[i]) for the elements in so many bytes.
void reduce(Reduction op, TensorType type, void* to, const void* from, u32 bytes);

}  // namespace rawgemm::model
