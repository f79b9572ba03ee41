// Written by scripts/generate_mbarrier.py; do not edit.
// mbarrier: 64-bit objects in shared memory that count arrivals and transferred bytes, phase by phase.
// Source: PTX ISA, "Parallel Synchronization and Communication Instructions: mbarrier",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#parallel-synchronization-and-communication-instructions-mbarrier
//
// A phase completes when its pending arrivals and its tx-count (bytes) are both zero; the next phase then begins
// with the count that mbarrier.init gave. Phases are told apart by their parity: the first has parity 0. Before an
// arrival in the next phase somebody must have seen this one complete, by a wait.
// What an arrival releases reaches the threads that its scope names, and only where the scope of their wait names the
// arriving thread: where that is of another CTA, both must say Scope::cluster.
// A state is what an arrival found: opaque, and of use only to wait for the phase in which it was made, as long as that
// phase is the current one or the one before, and, from mbarrier_arrive_no_complete, to mbarrier_pending_count.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// mbarrier.init.shared::cta.b64  [bar], count;                                                   PTX ISA 7.8, sm_80
/// bar: 8 bytes, 8-byte aligned.  count: arrivals that complete a phase, 1 to 2^20 - 1.
/// Other threads and the async proxy may see the object only after fence_mbarrier_init (or
/// fence_proxy_async_shared_cta) and a barrier.
__device__ inline void mbarrier_init(SharedAddress bar, u32 count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(bar), "r"(count) : "memory");
}

/// mbarrier.inval.shared::cta.b64  [bar];                                                         PTX ISA 7.8, sm_80
/// Ends the life of the object, which nobody may be using any more. Only then may its memory hold something else, or
/// another barrier; what it holds now is not specified.
__device__ inline void mbarrier_inval(SharedAddress bar) {
  asm volatile("mbarrier.inval.shared::cta.b64 [%0];" ::"r"(bar) : "memory");
}

/// mbarrier.arrive.shared::cta.b64  _, [bar];                                                     PTX ISA 7.8, sm_80
/// Arrives once at a barrier of the executing CTA, with .release.cta semantics (the default). A wider scope is of no
/// use here: only threads of that CTA can wait for it.
__device__ inline void mbarrier_arrive(SharedAddress bar) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(bar) : "memory");
}

/// mbarrier.arrive.shared::cta.b64  _, [bar], count;                                              PTX ISA 7.8, sm_90
/// Arrives `count` times: from 1 to what the phase still lacks.
__device__ inline void mbarrier_arrive(SharedAddress bar, u32 count) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0], %1;" ::"r"(bar), "r"(count) : "memory");
}

/// mbarrier.arrive.shared::cluster.b64  _, [bar];                                                 PTX ISA 8.0, sm_90
/// bar: an address that mapa gave. Arrives once at a barrier of any CTA of the cluster.
/// The semantics are the default .release.cta: enough to hand back a buffer that only wgmma has read, not to hand over
/// data. A .cluster scope compiles to a GPU-wide memory barrier before every arrival.
__device__ inline void mbarrier_arrive_shared_cluster(SharedAddress bar) {
  asm volatile("mbarrier.arrive.shared::cluster.b64 _, [%0];" ::"r"(bar) : "memory");
}

/// mbarrier.arrive.release.cta.shared::cluster.b64      _, [bar], count;                          PTX ISA 8.0, sm_90
/// mbarrier.arrive.release.cluster.shared::cluster.b64  _, [bar], count;                          PTX ISA 8.0, sm_90
/// Arrives `count` times. With Scope::cluster, what this thread wrote before, to the shared memory of any CTA, is
/// visible to whoever observes the phase complete by a wait of that scope.
template <Scope scope>
__device__ void mbarrier_arrive_shared_cluster(SharedAddress bar, u32 count);

template <>
__device__ inline void mbarrier_arrive_shared_cluster<Scope::cta>(SharedAddress bar, u32 count) {
  asm volatile("mbarrier.arrive.release.cta.shared::cluster.b64 _, [%0], %1;" ::"r"(bar), "r"(count) : "memory");
}

template <>
__device__ inline void mbarrier_arrive_shared_cluster<Scope::cluster>(SharedAddress bar, u32 count) {
  asm volatile("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0], %1;" ::"r"(bar), "r"(count) : "memory");
}

/// mbarrier.arrive.expect_tx.release.cta.shared::cta.b64  _, [bar], bytes;                        PTX ISA 8.0, sm_90
/// Adds bytes to the tx-count of the current phase, then arrives once; what this thread wrote before is visible to
/// whoever observes the phase complete.
__device__ inline void mbarrier_arrive_expect_tx(SharedAddress bar, u32 bytes) {
  asm volatile("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [%0], %1;" ::"r"(bar), "r"(bytes) : "memory");
}

/// mbarrier.arrive.expect_tx.release.cta.shared::cluster.b64      _, [bar], bytes;                PTX ISA 8.0, sm_90
/// mbarrier.arrive.expect_tx.release.cluster.shared::cluster.b64  _, [bar], bytes;                PTX ISA 8.0, sm_90
/// mbarrier_arrive_expect_tx at a barrier of any CTA of the cluster: bar is an address that mapa gave.
template <Scope scope = Scope::cta>
__device__ void mbarrier_arrive_expect_tx_shared_cluster(SharedAddress bar, u32 bytes);

template <>
__device__ inline void mbarrier_arrive_expect_tx_shared_cluster<Scope::cta>(SharedAddress bar, u32 bytes) {
  asm volatile("mbarrier.arrive.expect_tx.release.cta.shared::cluster.b64 _, [%0], %1;"
               ::"r"(bar), "r"(bytes)
               : "memory");
}

template <>
__device__ inline void mbarrier_arrive_expect_tx_shared_cluster<Scope::cluster>(SharedAddress bar, u32 bytes) {
  asm volatile("mbarrier.arrive.expect_tx.release.cluster.shared::cluster.b64 _, [%0], %1;"
               ::"r"(bar), "r"(bytes)
               : "memory");
}

/// mbarrier.expect_tx.relaxed.cta.shared::cta.b64  [bar], bytes;                                  PTX ISA 8.0, sm_90
/// Adds bytes to the tx-count of the current phase. No arrival; orders nothing.
__device__ inline void mbarrier_expect_tx(SharedAddress bar, u32 bytes) {
  asm volatile("mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], %1;" ::"r"(bar), "r"(bytes) : "memory");
}

/// mbarrier.expect_tx.relaxed.cluster.shared::cluster.b64  [bar], bytes;                          PTX ISA 8.0, sm_90
/// The same at a barrier of any CTA of the cluster: bar is an address that mapa gave.
__device__ inline void mbarrier_expect_tx_shared_cluster(SharedAddress bar, u32 bytes) {
  asm volatile("mbarrier.expect_tx.relaxed.cluster.shared::cluster.b64 [%0], %1;" ::"r"(bar), "r"(bytes) : "memory");
}

/// mbarrier.complete_tx.relaxed.cta.shared::cta.b64  [bar], bytes;                                PTX ISA 8.0, sm_90
/// Takes bytes from the tx-count of the current phase, as a bulk copy does, without any copy.
__device__ inline void mbarrier_complete_tx(SharedAddress bar, u32 bytes) {
  asm volatile("mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%0], %1;" ::"r"(bar), "r"(bytes) : "memory");
}

/// mbarrier.complete_tx.relaxed.cluster.shared::cluster.b64  [bar], bytes;                        PTX ISA 8.0, sm_90
/// The same at a barrier of any CTA of the cluster: bar is an address that mapa gave.
__device__ inline void mbarrier_complete_tx_shared_cluster(SharedAddress bar, u32 bytes) {
  asm volatile("mbarrier.complete_tx.relaxed.cluster.shared::cluster.b64 [%0], %1;" ::"r"(bar), "r"(bytes) : "memory");
}

/// mbarrier.try_wait.parity.acquire.cta.shared::cta.b64      done, [bar], parity;                 PTX ISA 8.0, sm_90
/// mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64  done, [bar], parity;                 PTX ISA 8.0, sm_90
/// parity: 0 or 1, the phase waited for. A barrier fresh from mbarrier.init counts as having completed parity 1.
/// Returns true once that phase is complete, and then what its arrivals released and its bulk copies wrote is visible
/// to this thread; false: the time limit of the hardware ran out, call again.
template <Scope scope = Scope::cta>
[[nodiscard]] __device__ bool mbarrier_try_wait_parity(SharedAddress bar, u32 parity);

template <>
[[nodiscard]] __device__ inline bool mbarrier_try_wait_parity<Scope::cta>(SharedAddress bar, u32 parity) {
  u32 done;
  asm volatile(
      "{ .reg .pred p;\n"
      "mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 p, [%1], %2;\n"
      "selp.b32 %0, 1, 0, p; }"
      : "=r"(done)
      : "r"(bar), "r"(parity)
      : "memory");
  return done != 0;
}

template <>
[[nodiscard]] __device__ inline bool mbarrier_try_wait_parity<Scope::cluster>(SharedAddress bar, u32 parity) {
  u32 done;
  asm volatile(
      "{ .reg .pred p;\n"
      "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [%1], %2;\n"
      "selp.b32 %0, 1, 0, p; }"
      : "=r"(done)
      : "r"(bar), "r"(parity)
      : "memory");
  return done != 0;
}

/// mbarrier.try_wait.parity.acquire.cta.shared::cta.b64      done, [bar], parity, nanoseconds;    PTX ISA 8.0, sm_90
/// mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64  done, [bar], parity, nanoseconds;    PTX ISA 8.0, sm_90
/// The same with a time limit of one's own.
template <Scope scope = Scope::cta>
[[nodiscard]] __device__ bool mbarrier_try_wait_parity(SharedAddress bar, u32 parity, u32 nanoseconds);

template <>
[[nodiscard]] __device__ inline bool mbarrier_try_wait_parity<Scope::cta>(SharedAddress bar, u32 parity,
                                                                          u32 nanoseconds) {
  u32 done;
  asm volatile(
      "{ .reg .pred p;\n"
      "mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 p, [%1], %2, %3;\n"
      "selp.b32 %0, 1, 0, p; }"
      : "=r"(done)
      : "r"(bar), "r"(parity), "r"(nanoseconds)
      : "memory");
  return done != 0;
}

template <>
[[nodiscard]] __device__ inline bool mbarrier_try_wait_parity<Scope::cluster>(SharedAddress bar, u32 parity,
                                                                              u32 nanoseconds) {
  u32 done;
  asm volatile(
      "{ .reg .pred p;\n"
      "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [%1], %2, %3;\n"
      "selp.b32 %0, 1, 0, p; }"
      : "=r"(done)
      : "r"(bar), "r"(parity), "r"(nanoseconds)
      : "memory");
  return done != 0;
}

/// mbarrier.test_wait.parity.acquire.cta.shared::cta.b64      done, [bar], parity;                PTX ISA 8.0, sm_90
/// mbarrier.test_wait.parity.acquire.cluster.shared::cta.b64  done, [bar], parity;                PTX ISA 8.0, sm_90
/// mbarrier_try_wait_parity without waiting: false where the phase is not complete.
template <Scope scope = Scope::cta>
[[nodiscard]] __device__ bool mbarrier_test_wait_parity(SharedAddress bar, u32 parity);

template <>
[[nodiscard]] __device__ inline bool mbarrier_test_wait_parity<Scope::cta>(SharedAddress bar, u32 parity) {
  u32 done;
  asm volatile(
      "{ .reg .pred p;\n"
      "mbarrier.test_wait.parity.acquire.cta.shared::cta.b64 p, [%1], %2;\n"
      "selp.b32 %0, 1, 0, p; }"
      : "=r"(done)
      : "r"(bar), "r"(parity)
      : "memory");
  return done != 0;
}

template <>
[[nodiscard]] __device__ inline bool mbarrier_test_wait_parity<Scope::cluster>(SharedAddress bar, u32 parity) {
  u32 done;
  asm volatile(
      "{ .reg .pred p;\n"
      "mbarrier.test_wait.parity.acquire.cluster.shared::cta.b64 p, [%1], %2;\n"
      "selp.b32 %0, 1, 0, p; }"
      : "=r"(done)
      : "r"(bar), "r"(parity)
      : "memory");
  return done != 0;
}

/// mbarrier.arrive.release.cta.shared::cta.b64  state, [bar], count;                              PTX ISA 8.0, sm_90
/// Arrives `count` times, with .release.cta semantics. Returns the state before.
[[nodiscard]] __device__ inline u64 mbarrier_arrive_state(SharedAddress bar, u32 count) {
  u64 state;
  asm volatile("mbarrier.arrive.release.cta.shared::cta.b64 %0, [%1], %2;"
               : "=l"(state)
               : "r"(bar), "r"(count)
               : "memory");
  return state;
}

/// mbarrier.arrive.expect_tx.release.cta.shared::cta.b64  state, [bar], bytes;                    PTX ISA 8.0, sm_90
/// Adds bytes to the tx-count of the current phase, then arrives once. Returns the state before.
[[nodiscard]] __device__ inline u64 mbarrier_arrive_expect_tx_state(SharedAddress bar, u32 bytes) {
  u64 state;
  asm volatile("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 %0, [%1], %2;"
               : "=l"(state)
               : "r"(bar), "r"(bytes)
               : "memory");
  return state;
}

/// mbarrier.arrive.noComplete.release.cta.shared::cta.b64  state, [bar], count;                   PTX ISA 8.0, sm_90
/// Arrives `count` times, fewer than complete the phase. Returns the state before.
[[nodiscard]] __device__ inline u64 mbarrier_arrive_no_complete(SharedAddress bar, u32 count) {
  u64 state;
  asm volatile("mbarrier.arrive.noComplete.release.cta.shared::cta.b64 %0, [%1], %2;"
               : "=l"(state)
               : "r"(bar), "r"(count)
               : "memory");
  return state;
}

/// mbarrier.pending_count.b64  count, state;                                                      PTX ISA 7.0, sm_80
/// The arrivals that the phase lacked in that state, which mbarrier_arrive_no_complete returned.
[[nodiscard]] __device__ inline u32 mbarrier_pending_count(u64 state) {
  u32 count;
  asm("mbarrier.pending_count.b64 %0, %1;" : "=r"(count) : "l"(state));
  return count;
}

/// mbarrier.test_wait.acquire.cta.shared::cta.b64      done, [bar], state;                        PTX ISA 8.0, sm_90
/// mbarrier.test_wait.acquire.cluster.shared::cta.b64  done, [bar], state;                        PTX ISA 8.0, sm_90
/// True where the phase that state was made in is complete: what its arrivals released and its bulk copies wrote is
/// then visible to this thread. Does not wait.
template <Scope scope = Scope::cta>
[[nodiscard]] __device__ bool mbarrier_test_wait(SharedAddress bar, u64 state);

template <>
[[nodiscard]] __device__ inline bool mbarrier_test_wait<Scope::cta>(SharedAddress bar, u64 state) {
  u32 done;
  asm volatile(
      "{ .reg .pred p;\n"
      "mbarrier.test_wait.acquire.cta.shared::cta.b64 p, [%1], %2;\n"
      "selp.b32 %0, 1, 0, p; }"
      : "=r"(done)
      : "r"(bar), "l"(state)
      : "memory");
  return done != 0;
}

template <>
[[nodiscard]] __device__ inline bool mbarrier_test_wait<Scope::cluster>(SharedAddress bar, u64 state) {
  u32 done;
  asm volatile(
      "{ .reg .pred p;\n"
      "mbarrier.test_wait.acquire.cluster.shared::cta.b64 p, [%1], %2;\n"
      "selp.b32 %0, 1, 0, p; }"
      : "=r"(done)
      : "r"(bar), "l"(state)
      : "memory");
  return done != 0;
}

/// mbarrier.try_wait.acquire.cta.shared::cta.b64      done, [bar], state;                         PTX ISA 8.0, sm_90
/// mbarrier.try_wait.acquire.cluster.shared::cta.b64  done, [bar], state;                         PTX ISA 8.0, sm_90
/// The same, and may wait until the phase is complete or a time limit of the hardware runs out.
template <Scope scope = Scope::cta>
[[nodiscard]] __device__ bool mbarrier_try_wait(SharedAddress bar, u64 state);

template <>
[[nodiscard]] __device__ inline bool mbarrier_try_wait<Scope::cta>(SharedAddress bar, u64 state) {
  u32 done;
  asm volatile(
      "{ .reg .pred p;\n"
      "mbarrier.try_wait.acquire.cta.shared::cta.b64 p, [%1], %2;\n"
      "selp.b32 %0, 1, 0, p; }"
      : "=r"(done)
      : "r"(bar), "l"(state)
      : "memory");
  return done != 0;
}

template <>
[[nodiscard]] __device__ inline bool mbarrier_try_wait<Scope::cluster>(SharedAddress bar, u64 state) {
  u32 done;
  asm volatile(
      "{ .reg .pred p;\n"
      "mbarrier.try_wait.acquire.cluster.shared::cta.b64 p, [%1], %2;\n"
      "selp.b32 %0, 1, 0, p; }"
      : "=r"(done)
      : "r"(bar), "l"(state)
      : "memory");
  return done != 0;
}

/// mbarrier.try_wait.acquire.cta.shared::cta.b64      done, [bar], state, nanoseconds;            PTX ISA 8.0, sm_90
/// mbarrier.try_wait.acquire.cluster.shared::cta.b64  done, [bar], state, nanoseconds;            PTX ISA 8.0, sm_90
/// The same with a time limit of one's own.
template <Scope scope = Scope::cta>
[[nodiscard]] __device__ bool mbarrier_try_wait(SharedAddress bar, u64 state, u32 nanoseconds);

template <>
[[nodiscard]] __device__ inline bool mbarrier_try_wait<Scope::cta>(SharedAddress bar, u64 state, u32 nanoseconds) {
  u32 done;
  asm volatile(
      "{ .reg .pred p;\n"
      "mbarrier.try_wait.acquire.cta.shared::cta.b64 p, [%1], %2, %3;\n"
      "selp.b32 %0, 1, 0, p; }"
      : "=r"(done)
      : "r"(bar), "l"(state), "r"(nanoseconds)
      : "memory");
  return done != 0;
}

template <>
[[nodiscard]] __device__ inline bool mbarrier_try_wait<Scope::cluster>(SharedAddress bar, u64 state, u32 nanoseconds) {
  u32 done;
  asm volatile(
      "{ .reg .pred p;\n"
      "mbarrier.try_wait.acquire.cluster.shared::cta.b64 p, [%1], %2, %3;\n"
      "selp.b32 %0, 1, 0, p; }"
      : "=r"(done)
      : "r"(bar), "l"(state), "r"(nanoseconds)
      : "memory");
  return done != 0;
}

}  // namespace rawgemm::ptx
