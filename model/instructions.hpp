// What each ptx function does on the model, under the same name; the headers in model/ptx/ forward to these.
#pragma once
#include <ptx/types.cuh>
#include <shadow.hpp>

namespace rawgemm::model {

// mbarrier.cpp
void mbarrier_init(SharedAddress bar, u32 count, Site site);
void mbarrier_arrive_expect_tx(SharedAddress bar, u32 bytes, Site site);
void mbarrier_arrive(SharedAddress bar, Site site);
void mbarrier_arrive_cluster(SharedAddress bar, Site site);
bool mbarrier_try_wait_parity(SharedAddress bar, u32 parity, Site site);
void fence_mbarrier_init();

// tma.cpp
void prefetch_tensormap(const TensorMap* map, Site site);
void cp_async_bulk_tensor_2d_load(SharedAddress dst, const TensorMap* map, i32 x, i32 y, SharedAddress bar, Site site);
void cp_async_bulk_tensor_2d_load_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y, SharedAddress bar,
                                            u16 cta_mask, Site site);
void cp_async_bulk_tensor_2d_store(const TensorMap* map, i32 x, i32 y, SharedAddress src, Site site);
void cp_async_bulk_commit_group();
void cp_async_bulk_wait_group_read(u32 pending, Site site);

// wgmma.cpp
void wgmma_fence();
void wgmma_commit_group();
void wgmma_wait_group(u32 pending, Site site);
void wgmma_mma_async(bool is_bf16, u32 n, float* d, u64 a_desc, u64 b_desc, u32 scale_d, Site site);

// warp.cpp
void bar_sync(u32 id, u32 threads, Site site);
void barrier_cluster_arrive(Site site);
void barrier_cluster_wait(Site site);
u32 cluster_ctarank();
SharedAddress mapa(SharedAddress address, u32 rank, Site site);
void setmaxnreg_inc(u32 count, Site site);
void setmaxnreg_dec(u32 count, Site site);
bool elect_sync(Site site);
SharedAddress dynamic_smem();
[[noreturn]] void trap(Site site);
void fence_proxy_async();
u32 cvt_rn_bf16x2_f32(float high, float low, Site site);
u32 cvt_rn_f16x2_f32(float high, float low, Site site);
void stmatrix_x4(SharedAddress row, u32 r0, u32 r1, u32 r2, u32 r3, Site site);
void st_shared_v2_f32(SharedAddress address, float x, float y, Site site);
u16 ld_shared_b16(SharedAddress address, Site site);
void st_global_b16(void* address, u16 value);

}  // namespace rawgemm::model
