// K in groups as in kernels/k_grouped.cuh, of K-major FP8 operands in DeepGEMM's flat form: each group's A [m, K] and
// B [n, K] lie by themselves, one group after the other, and K is a multiple of 128.
//
// A group's rows are K bytes apart, which the device alone knows, so that no tensor map made on the host fits. Each
// thread that loads an operand makes one for each group that it comes to, in global memory: it copies the map that the
// host made of all of K, replaces what differs, and tells TMA by a release and an acquire of the tensormap proxy.
//
// TMA reads a map while a load runs, at a time that nobody is told; of a load to several CTAs, none of them knows alone
// that it is over. So no map is changed that was used: each CTA has one for each group.
#pragma once
#include <kernels/k_grouped.cuh>
#include <kernels/stages.cuh>
#include <ptx/ld_st_global.cuh>
#include <ptx/tensormap.cuh>

namespace rawgemm {

/// An operand: as a map, one group with all of K, of which those of groups are made.
struct FlatOperand : TensorMap {
  const char* address;
  u32 rows;         // of each group
  TensorMap* maps;  // [CTAs, groups]
};
__device__ inline const FlatOperand& matrix_of(const FlatOperand& of, u32) { return of; }

/// A step along K.
struct FlatStep {
  u32 begin;        // the group's, along K
  u32 size;         // of the group; 0: the step has no elements
  u32 k;            // from the group's begin on
  u32 scale_block;  // the row of its block scales
  u32 map;          // of the CTA's and the group's
  bool is_first;    // of the group, for this CTA
};
__device__ inline u32 first_k_block(const FlatStep& k) { return k.scale_block; }

/// Makes the map of a group; by the thread that loads with it, ahead of its first load.
__device__ inline void make_map(TensorMap* map, const FlatOperand& of, const FlatStep& k) {
  constexpr u32 at_once = 2;
#pragma unroll 1  // threads that load have few registers
  for (u32 i = 0; i < sizeof(TensorMap) / sizeof(u64); i += at_once)
    ptx::st_global_v4_b32(&map->opaque[i], static_cast<u32>(of.opaque[i]), static_cast<u32>(of.opaque[i] >> 32),
                          static_cast<u32>(of.opaque[i + 1]), static_cast<u32>(of.opaque[i + 1] >> 32));
  ptx::tensormap_replace_global_address(map, of.address + i64{k.begin} * of.rows);
  ptx::tensormap_replace_global_dim<0>(map, k.size);
  ptx::tensormap_replace_global_stride<0>(map, k.size);
  ptx::fence_proxy_tensormap_release<Scope::cta>();     // what was written becomes visible to the tensormap proxy ...
  ptx::fence_proxy_tensormap_acquire<Scope::cta>(map);  // ... by which this thread's loads read the map
}

/// Loads it from the group's matrix. Without elements: from past the end of all of K, where TMA finds zeros.
template <class Stage, class Shared, u32 more_bytes = 0>
__device__ inline void load_operand(const FlatOperand& of, const FlatStep& k, u32 row, SharedAddress dst,
                                    SharedAddress full) {
  TensorMap* const map = of.maps + k.map;
  if (k.is_first && k.size != 0) make_map(map, of, k);
  const TensorMap& all = of;
  load_operand<Stage, Shared, more_bytes>(k.size == 0 ? all : *map, k.k, row, dst, full);
}

struct FlatKGroupedTiles : KGroupedTiles {
  using Operand = FlatOperand;

  template <class Config>
  class Walk : public KGroupedTiles::Walk<Config, stage_k<e4m3>> {
    using Base = KGroupedTiles::Walk<Config, stage_k<e4m3>>;
    static constexpr u32 past_k = 1u << 30;  // no matrix has more columns

   public:
    __device__ explicit Walk(const Params& params, SharedAddress = 0)
        : Base(params), first_map_(blockIdx.x * params.groups) {}

    __device__ void advance() {
      group_before_ = this->group();
      Base::advance();
    }
    __device__ FlatStep k(u32 k_block) const {
      const u32 size = this->group_end() - this->group_begin();
      return {.begin = this->group_begin(),
              .size = size,
              .k = size == 0 ? past_k : k_block * stage_k<e4m3>,
              .scale_block = Base::k(k_block).scale_block,
              .map = first_map_ + this->group(),
              .is_first = k_block == 0 && this->group() != group_before_};
    }

   private:
    u32 group_before_ = ~0u;
    u32 first_map_;
  };
};

}  // namespace rawgemm
