// The types that PTX instructions take. Our own, because NVRTC finds neither <cstdint> nor <cuda.h>.
#pragma once

namespace rawgemm {

using u8 = unsigned char;
using u16 = unsigned short;
using u32 = unsigned int;
using u64 = unsigned long long;
using i32 = int;
using i64 = long long;

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

/// An address in the shared window of a CTA (state space .shared::cta) or of a cluster (.shared::cluster): what
/// cvta.to.shared or mapa yields, in bytes. Every address of the executing CTA is valid in both.
using SharedAddress = u32;

/// The opaque 128-byte object that cuTensorMapEncodeTiled fills in; same layout as the driver's CUtensorMap.
struct alignas(128) TensorMap {
  u64 opaque[16];
};

/// The matrix descriptor of a K-major operand with the 128-byte swizzle ("Matrix Descriptor Format"): rows of 128
/// bytes (64 elements of 16 bits), in groups of 8 rows = 1024 bytes that follow each other.
/// address: of the operand's first byte; the swizzle period starts at a multiple of 1024 bytes, and a step along K of
/// up to 128 bytes is added to the address. bits 0-13: address / 16; bits 16-29: leading byte offset / 16 (not used
/// by this layout); bits 32-45: stride byte offset / 16, from one group of 8 rows to the next; bits 62-63: 1 = 128-byte
/// swizzle.
[[nodiscard]] __device__ inline u64 matrix_descriptor_k_major_swizzle_128b(SharedAddress address) {
  constexpr u64 leading_byte_offset = 1;
  constexpr u64 stride_byte_offset = 8 * 128;
  constexpr u64 swizzle_128b = 1;
  return ((address & 0x3ffffu) >> 4) | leading_byte_offset << 16 | (stride_byte_offset >> 4) << 32 | swizzle_128b << 62;
}

}  // namespace rawgemm
