// mbarrier: 64-bit objects in shared memory that count arrivals and transferred bytes, phase by phase.
// Source: PTX ISA, "Parallel Synchronization and Communication Instructions: mbarrier".
//
// A phase completes when its pending arrivals and its tx-count (bytes) are both zero; the next phase then begins
// with the count that mbarrier.init gave. Phases are told apart by their parity: the first has parity 0. Before an
// arrival in the next phase somebody must have seen this one complete, by a wait.
// What an arrival releases reaches the threads that its scope names, and only where the scope of their wait names the
// arriving thread: where that is of another CTA, both must say Scope::cluster. Other forms: mbarrier_state.cuh.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// mbarrier.init.shared::cta.b64  [bar], count;                                                      PTX ISA 7.0, sm_80
/// bar: 8 bytes, 8-byte aligned.  count: arrivals that complete a phase, 1 to 2^20 - 1.
/// Other threads and the async proxy may see the object only after fence_mbarrier_init (or fence_proxy_async) and a
/// barrier.
__device__ inline void mbarrier_init(SharedAddress bar, u32 count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(bar), "r"(count) : "memory");
}

/// mbarrier.arrive.expect_tx.release.cta.shared::cta.b64  _, [bar], bytes;                           PTX ISA 8.0, sm_90
/// Adds bytes to the tx-count of the current phase, then arrives once; what this thread wrote before is visible to
/// whoever observes the phase complete.
__device__ inline void mbarrier_arrive_expect_tx(SharedAddress bar, u32 bytes) {
  asm volatile("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [%0], %1;" ::"r"(bar), "r"(bytes) : "memory");
}

/// mbarrier.arrive.shared::cta.b64  _, [bar];                                                        PTX ISA 7.0, sm_80
/// Arrives once at a barrier of the executing CTA, with .release.cta semantics (the default). A wider scope is of no
/// use here: only threads of that CTA can wait for it.
__device__ inline void mbarrier_arrive(SharedAddress bar) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(bar) : "memory");
}

/// mbarrier.arrive.shared::cluster.b64  _, [bar];                                                    PTX ISA 8.0, sm_90
/// bar: an address that mapa gave. Arrives once at a barrier of any CTA of the cluster.
/// The semantics are the default .release.cta: enough to hand back a buffer that only wgmma has read, not to hand over
/// data. A .cluster scope compiles to a GPU-wide memory barrier before every arrival.
__device__ inline void mbarrier_arrive_cluster(SharedAddress bar) {
  asm volatile("mbarrier.arrive.shared::cluster.b64 _, [%0];" ::"r"(bar) : "memory");
}

/// mbarrier.try_wait.parity.acquire.cta.shared::cta.b64      done, [bar], parity;                    PTX ISA 8.0, sm_90
/// mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64  done, [bar], parity;                    PTX ISA 8.0, sm_90
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

}  // namespace rawgemm::ptx
