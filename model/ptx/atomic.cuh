// The model of ptx/atomic.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

template <Scope scope>
[[nodiscard]] inline u32 ld_relaxed_global_u32(const u32* address, Site site = Site::here()) {
  return model::ld_global_ordered(Order::relaxed, scope, address, site);
}

template <Scope scope>
[[nodiscard]] inline u32 ld_acquire_global_u32(const u32* address, Site site = Site::here()) {
  return model::ld_global_ordered(Order::acquire, scope, address, site);
}

template <Scope scope>
inline void st_relaxed_global_u32(u32* address, u32 value, Site site = Site::here()) {
  model::st_global_ordered(Order::relaxed, scope, address, value, site);
}

template <Scope scope>
inline void st_release_global_u32(u32* address, u32 value, Site site = Site::here()) {
  model::st_global_ordered(Order::release, scope, address, value, site);
}

template <Order order, Scope scope>
[[nodiscard]] inline u32 atom_global_add_u32(u32* address, u32 value, Site site = Site::here()) {
  return model::atom_add(order, scope, address, value, site);
}

template <Order order, Scope scope>
[[nodiscard]] inline u32 atom_global_inc_u32(u32* address, u32 last, Site site = Site::here()) {
  return model::atom_inc(order, scope, address, last, site);
}

template <Order order, Scope scope>
[[nodiscard]] inline u32 atom_global_exch_b32(u32* address, u32 value, Site site = Site::here()) {
  return model::atom_exch(order, scope, address, value, site);
}

template <Order order, Scope scope>
[[nodiscard]] inline u32 atom_global_cas_b32(u32* address, u32 expected, u32 value, Site site = Site::here()) {
  return model::atom_cas(order, scope, address, expected, value, site);
}

template <Order order, Scope scope>
inline void red_global_add_u32(u32* address, u32 value, Site site = Site::here()) {
  static_assert(order == Order::relaxed || order == Order::release, "red: relaxed or release");
  model::red_add_u32(order, scope, address, value, site);
}

template <Order order, Scope scope>
inline void red_global_add_f32(float* address, float value, Site site = Site::here()) {
  static_assert(order == Order::relaxed || order == Order::release, "red: relaxed or release");
  model::red_add_f32(order, scope, address, &value, 1, site);
}

template <Order order, Scope scope>
inline void red_global_add_v2_f32(float* address, float x, float y, Site site = Site::here()) {
  static_assert(order == Order::relaxed || order == Order::release, "red: relaxed or release");
  const float values[] = {x, y};
  model::red_add_f32(order, scope, address, values, 2, site);
}

template <Order order, Scope scope>
inline void red_global_add_v4_f32(float* address, float x, float y, float z, float w, Site site = Site::here()) {
  static_assert(order == Order::relaxed || order == Order::release, "red: relaxed or release");
  const float values[] = {x, y, z, w};
  model::red_add_f32(order, scope, address, values, 4, site);
}

template <Order order, Scope scope>
inline void red_global_add_bf16x2(u32* address, u32 pair, Site site = Site::here()) {
  static_assert(order == Order::relaxed || order == Order::release, "red: relaxed or release");
  model::red_add_x2(model::NumberType::bf16, order, scope, address, pair, site);
}

template <Order order, Scope scope>
inline void red_global_add_f16x2(u32* address, u32 pair, Site site = Site::here()) {
  static_assert(order == Order::relaxed || order == Order::release, "red: relaxed or release");
  model::red_add_x2(model::NumberType::f16, order, scope, address, pair, site);
}

[[nodiscard]] u32 ld_acquire_shared_cluster_b32(SharedAddress address, Site site = Site::here());
void st_release_shared_cluster_b32(SharedAddress address, u32 value, Site site = Site::here());
void red_shared_cluster_add_u32(SharedAddress address, u32 value, Site site = Site::here());
void red_shared_cluster_add_f32(SharedAddress address, float value, Site site = Site::here());
[[nodiscard]] u32 atom_shared_cluster_add_u32(SharedAddress address, u32 value, Site site = Site::here());
[[nodiscard]] u32 atom_shared_cluster_exch_b32(SharedAddress address, u32 value, Site site = Site::here());
[[nodiscard]] u32 atom_shared_cluster_cas_b32(SharedAddress address, u32 expected, u32 value, Site site = Site::here());

}  // namespace rawgemm::ptx
