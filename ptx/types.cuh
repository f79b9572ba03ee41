// The types that PTX instructions take. Our own, because NVRTC finds neither <cstdint> nor <cuda.h>.
#pragma once

namespace rawgemm {

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

/// An address in the shared window of a CTA (state space .shared::cta) or of a cluster (.shared::cluster): what
/// cvta.to.shared or mapa yields, in bytes. Every address of the executing CTA is valid in both.
using SharedAddress = u32;

/// The opaque 128-byte object that cuTensorMapEncodeTiled fills in; same layout as the driver's CUtensorMap.
struct alignas(128) TensorMap {
  u64 opaque[16];
};

}  // namespace rawgemm
