// The types that PTX instructions take, our own as NVRTC finds no <cstdint> and no <cuda.h>, and sizes of sm_90.
#pragma once
#include <ptx/target.cuh>

namespace rawgemm {

using u8 = unsigned char;
using u16 = unsigned short;
using u32 = unsigned int;
using u64 = unsigned long long;
using i32 = int;
using i64 = long long;

inline constexpr u32 warp_threads = 32;
inline constexpr u32 warpgroup_warps = 4;
inline constexpr u32 warpgroup_threads = warpgroup_warps * warp_threads;
/// Of an SM: registers, and bytes of shared memory (CUDA C++ Programming Guide, "Compute Capabilities").
inline constexpr u32 sm_registers = 64 * 1024;
inline constexpr u32 sm_shared_memory = 228 * 1024;
inline constexpr u32 cta_shared_memory_cost = 1024;                                  // of each CTA, beside its own
inline constexpr u32 max_shared_memory = sm_shared_memory - cta_shared_memory_cost;  // of one CTA
inline constexpr u32 max_box_extent = 256;  // of a tensor map's box, in elements along one dimension

/// IEEE binary16 (PTX .f16) and bfloat16 (PTX .bf16) as storage: same bits as CUDA's __half and __nv_bfloat16.
struct f16 {
  u16 bits;
};
struct bf16 {
  u16 bits;
};

/// The FP8 types (PTX .e4m3: 4 bits of exponent, largest value 448, no infinity; .e5m2: 5 bits, largest value 57344)
/// as storage: same bits as CUDA's __nv_fp8_e4m3 and __nv_fp8_e5m2.
struct e4m3 {
  u8 bits;
};
struct e5m2 {
  u8 bits;
};

/// Who sees what an instruction orders ("Memory Consistency Model: Scope").
enum class Scope { cta, cluster, gpu, sys };

/// What an atomic instruction orders ("Operation Types"): nothing; what follows it; what precedes it; both.
enum class Order { relaxed, acquire, release, acq_rel };

/// The dimension in which neighbours of an operand of a matrix product are contiguous: K, or M of A and N of B.
enum class Major { k, mn };

/// How a bulk operation or an atomic combines what it brings with what is there.
enum class Reduction { add, min, max };

/// Of the elements of a tensor map, by the numbers that tensormap.replace has for them. FP8 elements are u8.
enum class TensorType { u8, u16, u32, i32, u64, i64, f16, f32, f64 = 9, bf16 };

/// What a load writes for elements outside the tensor; NaN, for floating-point types alone: 0x7ff7 in each 16 bits.
enum class Fill { zero, nan };

/// How TMA and wgmma permute the 16-byte chunks of shared memory: rows of 32, 64 or 128 bytes, in which bit 7, bits 7-8
/// or bits 7-9 of an address are xored into the bits from bit 4 on. The pattern repeats after 256, 512 or 1024 bytes.
enum class Swizzle { none, bytes_32, bytes_64, bytes_128 };

/// NVRTC of CUDA 12.3 has no __is_same.
template <class A, class B>
inline constexpr bool is_same = false;
template <class A>
inline constexpr bool is_same<A, A> = true;

template <class Type>
inline constexpr bool is_fp8 = is_same<Type, e4m3> || is_same<Type, e5m2>;

/// What wgmma.mma_async takes; another combination of template arguments does not compile.
template <u32 n, class A, class B, i32 scale_a, i32 scale_b, Major major_a, Major major_b, class Register, u32 count>
struct WgmmaRules {
  static constexpr bool is_f16 = is_same<A, f16> && is_same<B, f16>;
  static constexpr bool is_bf16 = is_same<A, bf16> && is_same<B, bf16>;

  static_assert(n % 8 == 0 && n >= 8 && n <= 256, "wgmma_mma_async: n is a multiple of 8 from 8 to 256");
  static_assert(is_f16 || is_bf16 || (is_fp8<A> && is_fp8<B>),
                "wgmma_mma_async: A and B are both bf16, both f16, or each e4m3 or e5m2");
  static_assert(is_same<Register, float> || (is_same<Register, u32> && is_f16),
                "wgmma_mma_async: D is float, or u32 (two f16 each) where A and B are f16");
  static_assert(count * sizeof(Register) == n * (is_same<Register, float> ? 2 : 1),
                "wgmma_mma_async: d has n / 2 floats, or n / 4 u32");
  static_assert((scale_a == 1 || scale_a == -1) && (scale_b == 1 || scale_b == -1),
                "wgmma_mma_async: scale_a and scale_b are 1 or -1");
  static_assert(!is_fp8<A> || (major_a == Major::k && major_b == Major::k),
                "wgmma_mma_async: FP8 operands are K-major; only 16-bit ones can be transposed");
};

/// An address in the shared window of a CTA (state space .shared::cta) or of a cluster (.shared::cluster): what
/// cvta.to.shared or mapa yields, in bytes. Every address of the executing CTA is valid in both.
using SharedAddress = u32;

/// The opaque 128-byte object that cuTensorMapEncodeTiled fills in; same layout as the driver's CUtensorMap.
struct alignas(128) TensorMap {
  u64 opaque[16];
};

}  // namespace rawgemm
