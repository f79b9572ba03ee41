// Written by scripts/generate_atomics.py; do not edit.
// Accesses with an order and a scope, by single threads, with which threads hand data to each other: ld and st, atom,
// which returns what was there before, and red, which returns nothing.
// Source: PTX ISA, "Parallel Synchronization and Communication Instructions: atom, red", "Data Movement and Conversion
// Instructions: ld, st", "Memory Consistency Model",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#parallel-synchronization-and-communication-instructions-atom
//
// address: a multiple of the operand's bytes; of a vector or a packed pair each element is added for itself. Of
// .shared::cluster: what mapa gave, or one of the executing CTA; see ld_st_shared_cluster.cuh.
// scope: two such operations are atomic towards each other if each one's scope includes the other's thread.
// order: relaxed: nothing by itself. acquire: what follows sees what the thread whose release gave the value did before.
// release: who acquires the value sees what this thread did before, and what it had acquired itself. A counter of
// arrivals takes both, atom acq_rel: the last to arrive sees what all others did. Adding floats in the order of arrival
// gives different roundings from run to run.
//
// Data is handed over by a flag or a counter. The writer: its stores; a barrier among the threads that wrote; then one
// of them releases (st.release, red.release, or fence.acq_rel before a relaxed one). The reader: one thread acquires
// until it finds the value (ld.acquire, atom.acq_rel, or fence.acq_rel after a relaxed one); a barrier; then their
// loads. A TMA store takes cp.async.bulk.wait_group, without .read, before the release; a TMA load of what st.global
// wrote takes fence.proxy.async.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// Orders nothing by itself, and is no race with other strong accesses within scope.
template <Scope scope>
[[nodiscard]] __device__ u32 ld_relaxed_global_u32(const u32* address);

/// ld.relaxed.cta.global.u32  value, [address];                                                   PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 ld_relaxed_global_u32<Scope::cta>(const u32* address) {
  u32 value;
  asm volatile("ld.relaxed.cta.global.u32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
}

/// ld.relaxed.cluster.global.u32  value, [address];                                               PTX ISA 7.8, sm_90
template <>
[[nodiscard]] __device__ inline u32 ld_relaxed_global_u32<Scope::cluster>(const u32* address) {
  u32 value;
  asm volatile("ld.relaxed.cluster.global.u32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
}

/// ld.relaxed.gpu.global.u32  value, [address];                                                   PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 ld_relaxed_global_u32<Scope::gpu>(const u32* address) {
  u32 value;
  asm volatile("ld.relaxed.gpu.global.u32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
}

/// ld.relaxed.sys.global.u32  value, [address];                                                   PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 ld_relaxed_global_u32<Scope::sys>(const u32* address) {
  u32 value;
  asm volatile("ld.relaxed.sys.global.u32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
}

/// What the thread does after it sees what the thread whose release gave this value did before that.
template <Scope scope>
[[nodiscard]] __device__ u32 ld_acquire_global_u32(const u32* address);

/// ld.acquire.cta.global.u32  value, [address];                                                   PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 ld_acquire_global_u32<Scope::cta>(const u32* address) {
  u32 value;
  asm volatile("ld.acquire.cta.global.u32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
}

/// ld.acquire.cluster.global.u32  value, [address];                                               PTX ISA 7.8, sm_90
template <>
[[nodiscard]] __device__ inline u32 ld_acquire_global_u32<Scope::cluster>(const u32* address) {
  u32 value;
  asm volatile("ld.acquire.cluster.global.u32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
}

/// ld.acquire.gpu.global.u32  value, [address];                                                   PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 ld_acquire_global_u32<Scope::gpu>(const u32* address) {
  u32 value;
  asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
}

/// ld.acquire.sys.global.u32  value, [address];                                                   PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 ld_acquire_global_u32<Scope::sys>(const u32* address) {
  u32 value;
  asm volatile("ld.acquire.sys.global.u32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
}

/// As ld.relaxed; behind a fence.acq_rel it releases what precedes the fence.
template <Scope scope>
__device__ void st_relaxed_global_u32(u32* address, u32 value);

/// st.relaxed.cta.global.u32  [address], value;                                                   PTX ISA 6.0, sm_70
template <>
__device__ inline void st_relaxed_global_u32<Scope::cta>(u32* address, u32 value) {
  asm volatile("st.relaxed.cta.global.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

/// st.relaxed.cluster.global.u32  [address], value;                                               PTX ISA 7.8, sm_90
template <>
__device__ inline void st_relaxed_global_u32<Scope::cluster>(u32* address, u32 value) {
  asm volatile("st.relaxed.cluster.global.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

/// st.relaxed.gpu.global.u32  [address], value;                                                   PTX ISA 6.0, sm_70
template <>
__device__ inline void st_relaxed_global_u32<Scope::gpu>(u32* address, u32 value) {
  asm volatile("st.relaxed.gpu.global.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

/// st.relaxed.sys.global.u32  [address], value;                                                   PTX ISA 6.0, sm_70
template <>
__device__ inline void st_relaxed_global_u32<Scope::sys>(u32* address, u32 value) {
  asm volatile("st.relaxed.sys.global.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

/// Who acquires this value sees what this thread did before, and what it had acquired itself.
template <Scope scope>
__device__ void st_release_global_u32(u32* address, u32 value);

/// st.release.cta.global.u32  [address], value;                                                   PTX ISA 6.0, sm_70
template <>
__device__ inline void st_release_global_u32<Scope::cta>(u32* address, u32 value) {
  asm volatile("st.release.cta.global.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

/// st.release.cluster.global.u32  [address], value;                                               PTX ISA 7.8, sm_90
template <>
__device__ inline void st_release_global_u32<Scope::cluster>(u32* address, u32 value) {
  asm volatile("st.release.cluster.global.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

/// st.release.gpu.global.u32  [address], value;                                                   PTX ISA 6.0, sm_70
template <>
__device__ inline void st_release_global_u32<Scope::gpu>(u32* address, u32 value) {
  asm volatile("st.release.gpu.global.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

/// st.release.sys.global.u32  [address], value;                                                   PTX ISA 6.0, sm_70
template <>
__device__ inline void st_release_global_u32<Scope::sys>(u32* address, u32 value) {
  asm volatile("st.release.sys.global.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

/// Adds value.
template <Order order, Scope scope>
[[nodiscard]] __device__ u32 atom_global_add_u32(u32* address, u32 value);

/// atom.relaxed.cta.global.add.u32  old, [address], value;                                        PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_add_u32<Order::relaxed, Scope::cta>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.relaxed.cta.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.relaxed.cluster.global.add.u32  old, [address], value;                                    PTX ISA 7.8, sm_90
template <>
[[nodiscard]] __device__ inline u32 atom_global_add_u32<Order::relaxed, Scope::cluster>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.relaxed.cluster.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.relaxed.gpu.global.add.u32  old, [address], value;                                        PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_add_u32<Order::relaxed, Scope::gpu>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.relaxed.gpu.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.relaxed.sys.global.add.u32  old, [address], value;                                        PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_add_u32<Order::relaxed, Scope::sys>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.relaxed.sys.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.acquire.cta.global.add.u32  old, [address], value;                                        PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_add_u32<Order::acquire, Scope::cta>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.acquire.cta.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.acquire.cluster.global.add.u32  old, [address], value;                                    PTX ISA 7.8, sm_90
template <>
[[nodiscard]] __device__ inline u32 atom_global_add_u32<Order::acquire, Scope::cluster>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.acquire.cluster.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.acquire.gpu.global.add.u32  old, [address], value;                                        PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_add_u32<Order::acquire, Scope::gpu>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.acquire.gpu.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.acquire.sys.global.add.u32  old, [address], value;                                        PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_add_u32<Order::acquire, Scope::sys>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.acquire.sys.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.release.cta.global.add.u32  old, [address], value;                                        PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_add_u32<Order::release, Scope::cta>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.release.cta.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.release.cluster.global.add.u32  old, [address], value;                                    PTX ISA 7.8, sm_90
template <>
[[nodiscard]] __device__ inline u32 atom_global_add_u32<Order::release, Scope::cluster>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.release.cluster.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.release.gpu.global.add.u32  old, [address], value;                                        PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_add_u32<Order::release, Scope::gpu>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.release.gpu.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.release.sys.global.add.u32  old, [address], value;                                        PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_add_u32<Order::release, Scope::sys>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.release.sys.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.acq_rel.cta.global.add.u32  old, [address], value;                                        PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_add_u32<Order::acq_rel, Scope::cta>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.acq_rel.cta.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.acq_rel.cluster.global.add.u32  old, [address], value;                                    PTX ISA 7.8, sm_90
template <>
[[nodiscard]] __device__ inline u32 atom_global_add_u32<Order::acq_rel, Scope::cluster>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.acq_rel.cluster.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.acq_rel.gpu.global.add.u32  old, [address], value;                                        PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_add_u32<Order::acq_rel, Scope::gpu>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.acq_rel.gpu.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.acq_rel.sys.global.add.u32  old, [address], value;                                        PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_add_u32<Order::acq_rel, Scope::sys>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.acq_rel.sys.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// Adds one, and begins anew at zero after last: a counter that resets itself.
template <Order order, Scope scope>
[[nodiscard]] __device__ u32 atom_global_inc_u32(u32* address, u32 last);

/// atom.relaxed.cta.global.inc.u32  old, [address], last;                                         PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_inc_u32<Order::relaxed, Scope::cta>(u32* address, u32 last) {
  u32 old;
  asm volatile("atom.relaxed.cta.global.inc.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(last) : "memory");
  return old;
}

/// atom.relaxed.cluster.global.inc.u32  old, [address], last;                                     PTX ISA 7.8, sm_90
template <>
[[nodiscard]] __device__ inline u32 atom_global_inc_u32<Order::relaxed, Scope::cluster>(u32* address, u32 last) {
  u32 old;
  asm volatile("atom.relaxed.cluster.global.inc.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(last) : "memory");
  return old;
}

/// atom.relaxed.gpu.global.inc.u32  old, [address], last;                                         PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_inc_u32<Order::relaxed, Scope::gpu>(u32* address, u32 last) {
  u32 old;
  asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(last) : "memory");
  return old;
}

/// atom.relaxed.sys.global.inc.u32  old, [address], last;                                         PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_inc_u32<Order::relaxed, Scope::sys>(u32* address, u32 last) {
  u32 old;
  asm volatile("atom.relaxed.sys.global.inc.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(last) : "memory");
  return old;
}

/// atom.acquire.cta.global.inc.u32  old, [address], last;                                         PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_inc_u32<Order::acquire, Scope::cta>(u32* address, u32 last) {
  u32 old;
  asm volatile("atom.acquire.cta.global.inc.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(last) : "memory");
  return old;
}

/// atom.acquire.cluster.global.inc.u32  old, [address], last;                                     PTX ISA 7.8, sm_90
template <>
[[nodiscard]] __device__ inline u32 atom_global_inc_u32<Order::acquire, Scope::cluster>(u32* address, u32 last) {
  u32 old;
  asm volatile("atom.acquire.cluster.global.inc.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(last) : "memory");
  return old;
}

/// atom.acquire.gpu.global.inc.u32  old, [address], last;                                         PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_inc_u32<Order::acquire, Scope::gpu>(u32* address, u32 last) {
  u32 old;
  asm volatile("atom.acquire.gpu.global.inc.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(last) : "memory");
  return old;
}

/// atom.acquire.sys.global.inc.u32  old, [address], last;                                         PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_inc_u32<Order::acquire, Scope::sys>(u32* address, u32 last) {
  u32 old;
  asm volatile("atom.acquire.sys.global.inc.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(last) : "memory");
  return old;
}

/// atom.release.cta.global.inc.u32  old, [address], last;                                         PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_inc_u32<Order::release, Scope::cta>(u32* address, u32 last) {
  u32 old;
  asm volatile("atom.release.cta.global.inc.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(last) : "memory");
  return old;
}

/// atom.release.cluster.global.inc.u32  old, [address], last;                                     PTX ISA 7.8, sm_90
template <>
[[nodiscard]] __device__ inline u32 atom_global_inc_u32<Order::release, Scope::cluster>(u32* address, u32 last) {
  u32 old;
  asm volatile("atom.release.cluster.global.inc.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(last) : "memory");
  return old;
}

/// atom.release.gpu.global.inc.u32  old, [address], last;                                         PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_inc_u32<Order::release, Scope::gpu>(u32* address, u32 last) {
  u32 old;
  asm volatile("atom.release.gpu.global.inc.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(last) : "memory");
  return old;
}

/// atom.release.sys.global.inc.u32  old, [address], last;                                         PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_inc_u32<Order::release, Scope::sys>(u32* address, u32 last) {
  u32 old;
  asm volatile("atom.release.sys.global.inc.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(last) : "memory");
  return old;
}

/// atom.acq_rel.cta.global.inc.u32  old, [address], last;                                         PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_inc_u32<Order::acq_rel, Scope::cta>(u32* address, u32 last) {
  u32 old;
  asm volatile("atom.acq_rel.cta.global.inc.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(last) : "memory");
  return old;
}

/// atom.acq_rel.cluster.global.inc.u32  old, [address], last;                                     PTX ISA 7.8, sm_90
template <>
[[nodiscard]] __device__ inline u32 atom_global_inc_u32<Order::acq_rel, Scope::cluster>(u32* address, u32 last) {
  u32 old;
  asm volatile("atom.acq_rel.cluster.global.inc.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(last) : "memory");
  return old;
}

/// atom.acq_rel.gpu.global.inc.u32  old, [address], last;                                         PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_inc_u32<Order::acq_rel, Scope::gpu>(u32* address, u32 last) {
  u32 old;
  asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(last) : "memory");
  return old;
}

/// atom.acq_rel.sys.global.inc.u32  old, [address], last;                                         PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_inc_u32<Order::acq_rel, Scope::sys>(u32* address, u32 last) {
  u32 old;
  asm volatile("atom.acq_rel.sys.global.inc.u32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(last) : "memory");
  return old;
}

/// Puts value in its place.
template <Order order, Scope scope>
[[nodiscard]] __device__ u32 atom_global_exch_b32(u32* address, u32 value);

/// atom.relaxed.cta.global.exch.b32  old, [address], value;                                       PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_exch_b32<Order::relaxed, Scope::cta>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.relaxed.cta.global.exch.b32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.relaxed.cluster.global.exch.b32  old, [address], value;                                   PTX ISA 7.8, sm_90
template <>
[[nodiscard]] __device__ inline u32 atom_global_exch_b32<Order::relaxed, Scope::cluster>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.relaxed.cluster.global.exch.b32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.relaxed.gpu.global.exch.b32  old, [address], value;                                       PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_exch_b32<Order::relaxed, Scope::gpu>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.relaxed.gpu.global.exch.b32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.relaxed.sys.global.exch.b32  old, [address], value;                                       PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_exch_b32<Order::relaxed, Scope::sys>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.relaxed.sys.global.exch.b32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.acquire.cta.global.exch.b32  old, [address], value;                                       PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_exch_b32<Order::acquire, Scope::cta>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.acquire.cta.global.exch.b32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.acquire.cluster.global.exch.b32  old, [address], value;                                   PTX ISA 7.8, sm_90
template <>
[[nodiscard]] __device__ inline u32 atom_global_exch_b32<Order::acquire, Scope::cluster>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.acquire.cluster.global.exch.b32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.acquire.gpu.global.exch.b32  old, [address], value;                                       PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_exch_b32<Order::acquire, Scope::gpu>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.acquire.gpu.global.exch.b32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.acquire.sys.global.exch.b32  old, [address], value;                                       PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_exch_b32<Order::acquire, Scope::sys>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.acquire.sys.global.exch.b32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.release.cta.global.exch.b32  old, [address], value;                                       PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_exch_b32<Order::release, Scope::cta>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.release.cta.global.exch.b32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.release.cluster.global.exch.b32  old, [address], value;                                   PTX ISA 7.8, sm_90
template <>
[[nodiscard]] __device__ inline u32 atom_global_exch_b32<Order::release, Scope::cluster>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.release.cluster.global.exch.b32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.release.gpu.global.exch.b32  old, [address], value;                                       PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_exch_b32<Order::release, Scope::gpu>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.release.gpu.global.exch.b32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.release.sys.global.exch.b32  old, [address], value;                                       PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_exch_b32<Order::release, Scope::sys>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.release.sys.global.exch.b32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.acq_rel.cta.global.exch.b32  old, [address], value;                                       PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_exch_b32<Order::acq_rel, Scope::cta>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.acq_rel.cta.global.exch.b32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.acq_rel.cluster.global.exch.b32  old, [address], value;                                   PTX ISA 7.8, sm_90
template <>
[[nodiscard]] __device__ inline u32 atom_global_exch_b32<Order::acq_rel, Scope::cluster>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.acq_rel.cluster.global.exch.b32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.acq_rel.gpu.global.exch.b32  old, [address], value;                                       PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_exch_b32<Order::acq_rel, Scope::gpu>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.acq_rel.gpu.global.exch.b32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// atom.acq_rel.sys.global.exch.b32  old, [address], value;                                       PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_exch_b32<Order::acq_rel, Scope::sys>(u32* address, u32 value) {
  u32 old;
  asm volatile("atom.acq_rel.sys.global.exch.b32 %0, [%1], %2;" : "=r"(old) : "l"(address), "r"(value) : "memory");
  return old;
}

/// Puts value in its place if it is what was expected.
template <Order order, Scope scope>
[[nodiscard]] __device__ u32 atom_global_cas_b32(u32* address, u32 expected, u32 value);

/// atom.relaxed.cta.global.cas.b32  old, [address], expected, value;                              PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_cas_b32<Order::relaxed, Scope::cta>(u32* address, u32 expected, u32 value) {
  u32 old;
  asm volatile("atom.relaxed.cta.global.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(address), "r"(expected), "r"(value) : "memory");
  return old;
}

/// atom.relaxed.cluster.global.cas.b32  old, [address], expected, value;                          PTX ISA 7.8, sm_90
template <>
[[nodiscard]] __device__ inline u32 atom_global_cas_b32<Order::relaxed, Scope::cluster>(u32* address, u32 expected, u32 value) {
  u32 old;
  asm volatile("atom.relaxed.cluster.global.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(address), "r"(expected), "r"(value) : "memory");
  return old;
}

/// atom.relaxed.gpu.global.cas.b32  old, [address], expected, value;                              PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_cas_b32<Order::relaxed, Scope::gpu>(u32* address, u32 expected, u32 value) {
  u32 old;
  asm volatile("atom.relaxed.gpu.global.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(address), "r"(expected), "r"(value) : "memory");
  return old;
}

/// atom.relaxed.sys.global.cas.b32  old, [address], expected, value;                              PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_cas_b32<Order::relaxed, Scope::sys>(u32* address, u32 expected, u32 value) {
  u32 old;
  asm volatile("atom.relaxed.sys.global.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(address), "r"(expected), "r"(value) : "memory");
  return old;
}

/// atom.acquire.cta.global.cas.b32  old, [address], expected, value;                              PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_cas_b32<Order::acquire, Scope::cta>(u32* address, u32 expected, u32 value) {
  u32 old;
  asm volatile("atom.acquire.cta.global.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(address), "r"(expected), "r"(value) : "memory");
  return old;
}

/// atom.acquire.cluster.global.cas.b32  old, [address], expected, value;                          PTX ISA 7.8, sm_90
template <>
[[nodiscard]] __device__ inline u32 atom_global_cas_b32<Order::acquire, Scope::cluster>(u32* address, u32 expected, u32 value) {
  u32 old;
  asm volatile("atom.acquire.cluster.global.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(address), "r"(expected), "r"(value) : "memory");
  return old;
}

/// atom.acquire.gpu.global.cas.b32  old, [address], expected, value;                              PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_cas_b32<Order::acquire, Scope::gpu>(u32* address, u32 expected, u32 value) {
  u32 old;
  asm volatile("atom.acquire.gpu.global.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(address), "r"(expected), "r"(value) : "memory");
  return old;
}

/// atom.acquire.sys.global.cas.b32  old, [address], expected, value;                              PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_cas_b32<Order::acquire, Scope::sys>(u32* address, u32 expected, u32 value) {
  u32 old;
  asm volatile("atom.acquire.sys.global.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(address), "r"(expected), "r"(value) : "memory");
  return old;
}

/// atom.release.cta.global.cas.b32  old, [address], expected, value;                              PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_cas_b32<Order::release, Scope::cta>(u32* address, u32 expected, u32 value) {
  u32 old;
  asm volatile("atom.release.cta.global.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(address), "r"(expected), "r"(value) : "memory");
  return old;
}

/// atom.release.cluster.global.cas.b32  old, [address], expected, value;                          PTX ISA 7.8, sm_90
template <>
[[nodiscard]] __device__ inline u32 atom_global_cas_b32<Order::release, Scope::cluster>(u32* address, u32 expected, u32 value) {
  u32 old;
  asm volatile("atom.release.cluster.global.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(address), "r"(expected), "r"(value) : "memory");
  return old;
}

/// atom.release.gpu.global.cas.b32  old, [address], expected, value;                              PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_cas_b32<Order::release, Scope::gpu>(u32* address, u32 expected, u32 value) {
  u32 old;
  asm volatile("atom.release.gpu.global.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(address), "r"(expected), "r"(value) : "memory");
  return old;
}

/// atom.release.sys.global.cas.b32  old, [address], expected, value;                              PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_cas_b32<Order::release, Scope::sys>(u32* address, u32 expected, u32 value) {
  u32 old;
  asm volatile("atom.release.sys.global.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(address), "r"(expected), "r"(value) : "memory");
  return old;
}

/// atom.acq_rel.cta.global.cas.b32  old, [address], expected, value;                              PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_cas_b32<Order::acq_rel, Scope::cta>(u32* address, u32 expected, u32 value) {
  u32 old;
  asm volatile("atom.acq_rel.cta.global.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(address), "r"(expected), "r"(value) : "memory");
  return old;
}

/// atom.acq_rel.cluster.global.cas.b32  old, [address], expected, value;                          PTX ISA 7.8, sm_90
template <>
[[nodiscard]] __device__ inline u32 atom_global_cas_b32<Order::acq_rel, Scope::cluster>(u32* address, u32 expected, u32 value) {
  u32 old;
  asm volatile("atom.acq_rel.cluster.global.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(address), "r"(expected), "r"(value) : "memory");
  return old;
}

/// atom.acq_rel.gpu.global.cas.b32  old, [address], expected, value;                              PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_cas_b32<Order::acq_rel, Scope::gpu>(u32* address, u32 expected, u32 value) {
  u32 old;
  asm volatile("atom.acq_rel.gpu.global.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(address), "r"(expected), "r"(value) : "memory");
  return old;
}

/// atom.acq_rel.sys.global.cas.b32  old, [address], expected, value;                              PTX ISA 6.0, sm_70
template <>
[[nodiscard]] __device__ inline u32 atom_global_cas_b32<Order::acq_rel, Scope::sys>(u32* address, u32 expected, u32 value) {
  u32 old;
  asm volatile("atom.acq_rel.sys.global.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "l"(address), "r"(expected), "r"(value) : "memory");
  return old;
}

/// Adds value.
template <Order order, Scope scope>
__device__ inline void red_global_add_u32(u32* address, u32 value) {
  static_assert(order == Order::relaxed || order == Order::release, "red: relaxed or release");
}

/// red.relaxed.cta.global.add.u32  [address], value;                                              PTX ISA 6.0, sm_70
template <>
__device__ inline void red_global_add_u32<Order::relaxed, Scope::cta>(u32* address, u32 value) {
  asm volatile("red.relaxed.cta.global.add.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

/// red.relaxed.cluster.global.add.u32  [address], value;                                          PTX ISA 7.8, sm_90
template <>
__device__ inline void red_global_add_u32<Order::relaxed, Scope::cluster>(u32* address, u32 value) {
  asm volatile("red.relaxed.cluster.global.add.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

/// red.relaxed.gpu.global.add.u32  [address], value;                                              PTX ISA 6.0, sm_70
template <>
__device__ inline void red_global_add_u32<Order::relaxed, Scope::gpu>(u32* address, u32 value) {
  asm volatile("red.relaxed.gpu.global.add.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

/// red.relaxed.sys.global.add.u32  [address], value;                                              PTX ISA 6.0, sm_70
template <>
__device__ inline void red_global_add_u32<Order::relaxed, Scope::sys>(u32* address, u32 value) {
  asm volatile("red.relaxed.sys.global.add.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

/// red.release.cta.global.add.u32  [address], value;                                              PTX ISA 6.0, sm_70
template <>
__device__ inline void red_global_add_u32<Order::release, Scope::cta>(u32* address, u32 value) {
  asm volatile("red.release.cta.global.add.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

/// red.release.cluster.global.add.u32  [address], value;                                          PTX ISA 7.8, sm_90
template <>
__device__ inline void red_global_add_u32<Order::release, Scope::cluster>(u32* address, u32 value) {
  asm volatile("red.release.cluster.global.add.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

/// red.release.gpu.global.add.u32  [address], value;                                              PTX ISA 6.0, sm_70
template <>
__device__ inline void red_global_add_u32<Order::release, Scope::gpu>(u32* address, u32 value) {
  asm volatile("red.release.gpu.global.add.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

/// red.release.sys.global.add.u32  [address], value;                                              PTX ISA 6.0, sm_70
template <>
__device__ inline void red_global_add_u32<Order::release, Scope::sys>(u32* address, u32 value) {
  asm volatile("red.release.sys.global.add.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

/// Adds value, rounded to nearest even.
template <Order order, Scope scope>
__device__ inline void red_global_add_f32(float* address, float value) {
  static_assert(order == Order::relaxed || order == Order::release, "red: relaxed or release");
}

/// red.relaxed.cta.global.add.f32  [address], value;                                              PTX ISA 6.0, sm_70
template <>
__device__ inline void red_global_add_f32<Order::relaxed, Scope::cta>(float* address, float value) {
  asm volatile("red.relaxed.cta.global.add.f32 [%0], %1;" ::"l"(address), "f"(value) : "memory");
}

/// red.relaxed.cluster.global.add.f32  [address], value;                                          PTX ISA 7.8, sm_90
template <>
__device__ inline void red_global_add_f32<Order::relaxed, Scope::cluster>(float* address, float value) {
  asm volatile("red.relaxed.cluster.global.add.f32 [%0], %1;" ::"l"(address), "f"(value) : "memory");
}

/// red.relaxed.gpu.global.add.f32  [address], value;                                              PTX ISA 6.0, sm_70
template <>
__device__ inline void red_global_add_f32<Order::relaxed, Scope::gpu>(float* address, float value) {
  asm volatile("red.relaxed.gpu.global.add.f32 [%0], %1;" ::"l"(address), "f"(value) : "memory");
}

/// red.relaxed.sys.global.add.f32  [address], value;                                              PTX ISA 6.0, sm_70
template <>
__device__ inline void red_global_add_f32<Order::relaxed, Scope::sys>(float* address, float value) {
  asm volatile("red.relaxed.sys.global.add.f32 [%0], %1;" ::"l"(address), "f"(value) : "memory");
}

/// red.release.cta.global.add.f32  [address], value;                                              PTX ISA 6.0, sm_70
template <>
__device__ inline void red_global_add_f32<Order::release, Scope::cta>(float* address, float value) {
  asm volatile("red.release.cta.global.add.f32 [%0], %1;" ::"l"(address), "f"(value) : "memory");
}

/// red.release.cluster.global.add.f32  [address], value;                                          PTX ISA 7.8, sm_90
template <>
__device__ inline void red_global_add_f32<Order::release, Scope::cluster>(float* address, float value) {
  asm volatile("red.release.cluster.global.add.f32 [%0], %1;" ::"l"(address), "f"(value) : "memory");
}

/// red.release.gpu.global.add.f32  [address], value;                                              PTX ISA 6.0, sm_70
template <>
__device__ inline void red_global_add_f32<Order::release, Scope::gpu>(float* address, float value) {
  asm volatile("red.release.gpu.global.add.f32 [%0], %1;" ::"l"(address), "f"(value) : "memory");
}

/// red.release.sys.global.add.f32  [address], value;                                              PTX ISA 6.0, sm_70
template <>
__device__ inline void red_global_add_f32<Order::release, Scope::sys>(float* address, float value) {
  asm volatile("red.release.sys.global.add.f32 [%0], %1;" ::"l"(address), "f"(value) : "memory");
}

/// Adds two floats to neighbours.
template <Order order, Scope scope>
__device__ inline void red_global_add_v2_f32(float* address, float x, float y) {
  static_assert(order == Order::relaxed || order == Order::release, "red: relaxed or release");
}

/// red.relaxed.cta.global.add.v2.f32  [address], {x, y};                                          PTX ISA 8.1, sm_90
template <>
__device__ inline void red_global_add_v2_f32<Order::relaxed, Scope::cta>(float* address, float x, float y) {
  asm volatile("red.relaxed.cta.global.add.v2.f32 [%0], {%1, %2};" ::"l"(address), "f"(x), "f"(y) : "memory");
}

/// red.relaxed.cluster.global.add.v2.f32  [address], {x, y};                                      PTX ISA 8.1, sm_90
template <>
__device__ inline void red_global_add_v2_f32<Order::relaxed, Scope::cluster>(float* address, float x, float y) {
  asm volatile("red.relaxed.cluster.global.add.v2.f32 [%0], {%1, %2};" ::"l"(address), "f"(x), "f"(y) : "memory");
}

/// red.relaxed.gpu.global.add.v2.f32  [address], {x, y};                                          PTX ISA 8.1, sm_90
template <>
__device__ inline void red_global_add_v2_f32<Order::relaxed, Scope::gpu>(float* address, float x, float y) {
  asm volatile("red.relaxed.gpu.global.add.v2.f32 [%0], {%1, %2};" ::"l"(address), "f"(x), "f"(y) : "memory");
}

/// red.relaxed.sys.global.add.v2.f32  [address], {x, y};                                          PTX ISA 8.1, sm_90
template <>
__device__ inline void red_global_add_v2_f32<Order::relaxed, Scope::sys>(float* address, float x, float y) {
  asm volatile("red.relaxed.sys.global.add.v2.f32 [%0], {%1, %2};" ::"l"(address), "f"(x), "f"(y) : "memory");
}

/// red.release.cta.global.add.v2.f32  [address], {x, y};                                          PTX ISA 8.1, sm_90
template <>
__device__ inline void red_global_add_v2_f32<Order::release, Scope::cta>(float* address, float x, float y) {
  asm volatile("red.release.cta.global.add.v2.f32 [%0], {%1, %2};" ::"l"(address), "f"(x), "f"(y) : "memory");
}

/// red.release.cluster.global.add.v2.f32  [address], {x, y};                                      PTX ISA 8.1, sm_90
template <>
__device__ inline void red_global_add_v2_f32<Order::release, Scope::cluster>(float* address, float x, float y) {
  asm volatile("red.release.cluster.global.add.v2.f32 [%0], {%1, %2};" ::"l"(address), "f"(x), "f"(y) : "memory");
}

/// red.release.gpu.global.add.v2.f32  [address], {x, y};                                          PTX ISA 8.1, sm_90
template <>
__device__ inline void red_global_add_v2_f32<Order::release, Scope::gpu>(float* address, float x, float y) {
  asm volatile("red.release.gpu.global.add.v2.f32 [%0], {%1, %2};" ::"l"(address), "f"(x), "f"(y) : "memory");
}

/// red.release.sys.global.add.v2.f32  [address], {x, y};                                          PTX ISA 8.1, sm_90
template <>
__device__ inline void red_global_add_v2_f32<Order::release, Scope::sys>(float* address, float x, float y) {
  asm volatile("red.release.sys.global.add.v2.f32 [%0], {%1, %2};" ::"l"(address), "f"(x), "f"(y) : "memory");
}

/// Adds four floats to neighbours.
template <Order order, Scope scope>
__device__ inline void red_global_add_v4_f32(float* address, float x, float y, float z, float w) {
  static_assert(order == Order::relaxed || order == Order::release, "red: relaxed or release");
}

/// red.relaxed.cta.global.add.v4.f32  [address], {x, y, z, w};                                    PTX ISA 8.1, sm_90
template <>
__device__ inline void red_global_add_v4_f32<Order::relaxed, Scope::cta>(float* address, float x, float y, float z, float w) {
  asm volatile("red.relaxed.cta.global.add.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(address), "f"(x), "f"(y), "f"(z), "f"(w) : "memory");
}

/// red.relaxed.cluster.global.add.v4.f32  [address], {x, y, z, w};                                PTX ISA 8.1, sm_90
template <>
__device__ inline void red_global_add_v4_f32<Order::relaxed, Scope::cluster>(float* address, float x, float y, float z, float w) {
  asm volatile("red.relaxed.cluster.global.add.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(address), "f"(x), "f"(y), "f"(z), "f"(w) : "memory");
}

/// red.relaxed.gpu.global.add.v4.f32  [address], {x, y, z, w};                                    PTX ISA 8.1, sm_90
template <>
__device__ inline void red_global_add_v4_f32<Order::relaxed, Scope::gpu>(float* address, float x, float y, float z, float w) {
  asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(address), "f"(x), "f"(y), "f"(z), "f"(w) : "memory");
}

/// red.relaxed.sys.global.add.v4.f32  [address], {x, y, z, w};                                    PTX ISA 8.1, sm_90
template <>
__device__ inline void red_global_add_v4_f32<Order::relaxed, Scope::sys>(float* address, float x, float y, float z, float w) {
  asm volatile("red.relaxed.sys.global.add.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(address), "f"(x), "f"(y), "f"(z), "f"(w) : "memory");
}

/// red.release.cta.global.add.v4.f32  [address], {x, y, z, w};                                    PTX ISA 8.1, sm_90
template <>
__device__ inline void red_global_add_v4_f32<Order::release, Scope::cta>(float* address, float x, float y, float z, float w) {
  asm volatile("red.release.cta.global.add.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(address), "f"(x), "f"(y), "f"(z), "f"(w) : "memory");
}

/// red.release.cluster.global.add.v4.f32  [address], {x, y, z, w};                                PTX ISA 8.1, sm_90
template <>
__device__ inline void red_global_add_v4_f32<Order::release, Scope::cluster>(float* address, float x, float y, float z, float w) {
  asm volatile("red.release.cluster.global.add.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(address), "f"(x), "f"(y), "f"(z), "f"(w) : "memory");
}

/// red.release.gpu.global.add.v4.f32  [address], {x, y, z, w};                                    PTX ISA 8.1, sm_90
template <>
__device__ inline void red_global_add_v4_f32<Order::release, Scope::gpu>(float* address, float x, float y, float z, float w) {
  asm volatile("red.release.gpu.global.add.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(address), "f"(x), "f"(y), "f"(z), "f"(w) : "memory");
}

/// red.release.sys.global.add.v4.f32  [address], {x, y, z, w};                                    PTX ISA 8.1, sm_90
template <>
__device__ inline void red_global_add_v4_f32<Order::release, Scope::sys>(float* address, float x, float y, float z, float w) {
  asm volatile("red.release.sys.global.add.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(address), "f"(x), "f"(y), "f"(z), "f"(w) : "memory");
}

/// Adds a pair of bf16, each sum rounded to nearest even; subnormal numbers are kept.
template <Order order, Scope scope>
__device__ inline void red_global_add_bf16x2(u32* address, u32 pair) {
  static_assert(order == Order::relaxed || order == Order::release, "red: relaxed or release");
}

/// red.relaxed.cta.global.add.noftz.bf16x2  [address], pair;                                      PTX ISA 7.8, sm_90
template <>
__device__ inline void red_global_add_bf16x2<Order::relaxed, Scope::cta>(u32* address, u32 pair) {
  asm volatile("red.relaxed.cta.global.add.noftz.bf16x2 [%0], %1;" ::"l"(address), "r"(pair) : "memory");
}

/// red.relaxed.cluster.global.add.noftz.bf16x2  [address], pair;                                  PTX ISA 7.8, sm_90
template <>
__device__ inline void red_global_add_bf16x2<Order::relaxed, Scope::cluster>(u32* address, u32 pair) {
  asm volatile("red.relaxed.cluster.global.add.noftz.bf16x2 [%0], %1;" ::"l"(address), "r"(pair) : "memory");
}

/// red.relaxed.gpu.global.add.noftz.bf16x2  [address], pair;                                      PTX ISA 7.8, sm_90
template <>
__device__ inline void red_global_add_bf16x2<Order::relaxed, Scope::gpu>(u32* address, u32 pair) {
  asm volatile("red.relaxed.gpu.global.add.noftz.bf16x2 [%0], %1;" ::"l"(address), "r"(pair) : "memory");
}

/// red.relaxed.sys.global.add.noftz.bf16x2  [address], pair;                                      PTX ISA 7.8, sm_90
template <>
__device__ inline void red_global_add_bf16x2<Order::relaxed, Scope::sys>(u32* address, u32 pair) {
  asm volatile("red.relaxed.sys.global.add.noftz.bf16x2 [%0], %1;" ::"l"(address), "r"(pair) : "memory");
}

/// red.release.cta.global.add.noftz.bf16x2  [address], pair;                                      PTX ISA 7.8, sm_90
template <>
__device__ inline void red_global_add_bf16x2<Order::release, Scope::cta>(u32* address, u32 pair) {
  asm volatile("red.release.cta.global.add.noftz.bf16x2 [%0], %1;" ::"l"(address), "r"(pair) : "memory");
}

/// red.release.cluster.global.add.noftz.bf16x2  [address], pair;                                  PTX ISA 7.8, sm_90
template <>
__device__ inline void red_global_add_bf16x2<Order::release, Scope::cluster>(u32* address, u32 pair) {
  asm volatile("red.release.cluster.global.add.noftz.bf16x2 [%0], %1;" ::"l"(address), "r"(pair) : "memory");
}

/// red.release.gpu.global.add.noftz.bf16x2  [address], pair;                                      PTX ISA 7.8, sm_90
template <>
__device__ inline void red_global_add_bf16x2<Order::release, Scope::gpu>(u32* address, u32 pair) {
  asm volatile("red.release.gpu.global.add.noftz.bf16x2 [%0], %1;" ::"l"(address), "r"(pair) : "memory");
}

/// red.release.sys.global.add.noftz.bf16x2  [address], pair;                                      PTX ISA 7.8, sm_90
template <>
__device__ inline void red_global_add_bf16x2<Order::release, Scope::sys>(u32* address, u32 pair) {
  asm volatile("red.release.sys.global.add.noftz.bf16x2 [%0], %1;" ::"l"(address), "r"(pair) : "memory");
}

/// Adds a pair of f16, each sum rounded to nearest even; subnormal numbers are kept.
template <Order order, Scope scope>
__device__ inline void red_global_add_f16x2(u32* address, u32 pair) {
  static_assert(order == Order::relaxed || order == Order::release, "red: relaxed or release");
}

/// red.relaxed.cta.global.add.noftz.f16x2  [address], pair;                                       PTX ISA 6.2, sm_70
template <>
__device__ inline void red_global_add_f16x2<Order::relaxed, Scope::cta>(u32* address, u32 pair) {
  asm volatile("red.relaxed.cta.global.add.noftz.f16x2 [%0], %1;" ::"l"(address), "r"(pair) : "memory");
}

/// red.relaxed.cluster.global.add.noftz.f16x2  [address], pair;                                   PTX ISA 7.8, sm_90
template <>
__device__ inline void red_global_add_f16x2<Order::relaxed, Scope::cluster>(u32* address, u32 pair) {
  asm volatile("red.relaxed.cluster.global.add.noftz.f16x2 [%0], %1;" ::"l"(address), "r"(pair) : "memory");
}

/// red.relaxed.gpu.global.add.noftz.f16x2  [address], pair;                                       PTX ISA 6.2, sm_70
template <>
__device__ inline void red_global_add_f16x2<Order::relaxed, Scope::gpu>(u32* address, u32 pair) {
  asm volatile("red.relaxed.gpu.global.add.noftz.f16x2 [%0], %1;" ::"l"(address), "r"(pair) : "memory");
}

/// red.relaxed.sys.global.add.noftz.f16x2  [address], pair;                                       PTX ISA 6.2, sm_70
template <>
__device__ inline void red_global_add_f16x2<Order::relaxed, Scope::sys>(u32* address, u32 pair) {
  asm volatile("red.relaxed.sys.global.add.noftz.f16x2 [%0], %1;" ::"l"(address), "r"(pair) : "memory");
}

/// red.release.cta.global.add.noftz.f16x2  [address], pair;                                       PTX ISA 6.2, sm_70
template <>
__device__ inline void red_global_add_f16x2<Order::release, Scope::cta>(u32* address, u32 pair) {
  asm volatile("red.release.cta.global.add.noftz.f16x2 [%0], %1;" ::"l"(address), "r"(pair) : "memory");
}

/// red.release.cluster.global.add.noftz.f16x2  [address], pair;                                   PTX ISA 7.8, sm_90
template <>
__device__ inline void red_global_add_f16x2<Order::release, Scope::cluster>(u32* address, u32 pair) {
  asm volatile("red.release.cluster.global.add.noftz.f16x2 [%0], %1;" ::"l"(address), "r"(pair) : "memory");
}

/// red.release.gpu.global.add.noftz.f16x2  [address], pair;                                       PTX ISA 6.2, sm_70
template <>
__device__ inline void red_global_add_f16x2<Order::release, Scope::gpu>(u32* address, u32 pair) {
  asm volatile("red.release.gpu.global.add.noftz.f16x2 [%0], %1;" ::"l"(address), "r"(pair) : "memory");
}

/// red.release.sys.global.add.noftz.f16x2  [address], pair;                                       PTX ISA 6.2, sm_70
template <>
__device__ inline void red_global_add_f16x2<Order::release, Scope::sys>(u32* address, u32 pair) {
  asm volatile("red.release.sys.global.add.noftz.f16x2 [%0], %1;" ::"l"(address), "r"(pair) : "memory");
}

/// ld.acquire.cluster.shared::cluster.b32  value, [address];                                      PTX ISA 7.8, sm_90
/// What was written before the value was, by st_release_shared_cluster_b32, is visible afterwards.
[[nodiscard]] __device__ inline u32 ld_acquire_shared_cluster_b32(SharedAddress address) {
  u32 value;
  asm volatile("ld.acquire.cluster.shared::cluster.b32 %0, [%1];" : "=r"(value) : "r"(address) : "memory");
  return value;
}

/// st.release.cluster.shared::cluster.b32  [address], value;                                      PTX ISA 7.8, sm_90
/// What this thread wrote before is visible to whoever sees the value with
/// ld_acquire_shared_cluster_b32.
__device__ inline void st_release_shared_cluster_b32(SharedAddress address, u32 value) {
  asm volatile("st.release.cluster.shared::cluster.b32 [%0], %1;" ::"r"(address), "r"(value) : "memory");
}

/// atom.relaxed.cluster.shared::cluster.add.u32  old, [address], value;                           PTX ISA 7.8, sm_90
/// Adds value. Orders nothing; between fences it hands over data: fence_acq_rel.
[[nodiscard]] __device__ inline u32 atom_shared_cluster_add_u32(SharedAddress address, u32 value) {
  u32 old;
  asm volatile("atom.relaxed.cluster.shared::cluster.add.u32 %0, [%1], %2;" : "=r"(old) : "r"(address), "r"(value) : "memory");
  return old;
}

/// atom.relaxed.cluster.shared::cluster.exch.b32  old, [address], value;                          PTX ISA 7.8, sm_90
/// Puts value in its place.
[[nodiscard]] __device__ inline u32 atom_shared_cluster_exch_b32(SharedAddress address, u32 value) {
  u32 old;
  asm volatile("atom.relaxed.cluster.shared::cluster.exch.b32 %0, [%1], %2;" : "=r"(old) : "r"(address), "r"(value) : "memory");
  return old;
}

/// atom.relaxed.cluster.shared::cluster.cas.b32  old, [address], expected, value;                 PTX ISA 7.8, sm_90
/// Puts value in its place if it is what was expected.
[[nodiscard]] __device__ inline u32 atom_shared_cluster_cas_b32(SharedAddress address, u32 expected, u32 value) {
  u32 old;
  asm volatile("atom.relaxed.cluster.shared::cluster.cas.b32 %0, [%1], %2, %3;" : "=r"(old) : "r"(address), "r"(expected), "r"(value) : "memory");
  return old;
}

/// red.relaxed.cluster.shared::cluster.add.u32  [address], value;                                 PTX ISA 7.8, sm_90
/// Adds value; of many threads that do so at the same time, none is lost. Orders nothing.
__device__ inline void red_shared_cluster_add_u32(SharedAddress address, u32 value) {
  asm volatile("red.relaxed.cluster.shared::cluster.add.u32 [%0], %1;" ::"r"(address), "r"(value) : "memory");
}

/// red.relaxed.cluster.shared::cluster.add.f32  [address], value;                                 PTX ISA 7.8, sm_90
/// The same in fp32, rounded to nearest even. In which order is not defined, nor then are the last bits
/// of a sum.
__device__ inline void red_shared_cluster_add_f32(SharedAddress address, float value) {
  asm volatile("red.relaxed.cluster.shared::cluster.add.f32 [%0], %1;" ::"r"(address), "f"(value) : "memory");
}

}  // namespace rawgemm::ptx
