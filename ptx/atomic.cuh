// Written by scripts/generate_atomics.py; do not edit.
// Atomic operations of single threads on global memory: atom returns what was there before, red returns nothing.
// Source: PTX ISA, "Parallel Synchronization and Communication Instructions: atom, red", "Memory Consistency Model".
//
// address: a multiple of the operand's bytes; of a vector or a packed pair each element is added for itself.
// scope: two such operations are atomic towards each other if each one's scope includes the other's thread.
// order: acquire: what follows sees what the thread whose release gave the value did before. release: who acquires
// the value sees what this thread did before. A counter of arrivals takes both, atom acq_rel: the last to arrive sees
// what all others did. Adding floats in the order of arrival gives different roundings from run to run.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

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
}  // namespace rawgemm::ptx
