// What ptx functions with template arguments, or with several forms, do on the model: model/ptx/ forwards to these. The
// other functions are declared in model/ptx/ itself, and defined beside these.
#pragma once
#include <array>
#include <initializer_list>
#include <optional>

#include <multiply.hpp>
#include <numbers.hpp>
#include <ptx/types.cuh>
#include <shadow.hpp>

namespace rawgemm::model {

// mbarrier.cpp
void mbarrier_arrive_expect_tx_shared_cluster(SharedAddress bar, u32 bytes, Scope scope, Site site);
void mbarrier_arrive_shared_cluster(SharedAddress bar, u32 count, Scope scope, Site site);
bool mbarrier_test_wait_parity(SharedAddress bar, u32 parity, Scope scope, Site site);
bool mbarrier_try_wait_parity(SharedAddress bar, u32 parity, Scope scope, Site site);
bool mbarrier_test_wait(SharedAddress bar, u64 state, Scope scope, Site site);
bool mbarrier_try_wait(SharedAddress bar, u64 state, Scope scope, Site site);

// fence.cpp
void fence_acq_rel(Scope scope);

// shared_cluster.cpp: bytes is the size of an access, or of a vector of them
void ld_shared_cluster(SharedAddress address, void* value, u32 bytes, Site site);
void st_shared_cluster(SharedAddress address, const void* value, u32 bytes, Site site);
void st_async(SharedAddress address, const void* value, u32 bytes, SharedAddress bar, Site site);

// tma.cpp; no mask: the executing CTA
void cp_async_bulk_tensor_load(SharedAddress dst, const TensorMap* map, std::initializer_list<i32> coordinates,
                               SharedAddress bar, std::optional<u16> mask, std::optional<u64> cache_policy, Site site);
void cp_async_bulk_tensor_store(const TensorMap* map, std::initializer_list<i32> coordinates, SharedAddress src,
                                std::optional<u64> cache_policy, Site site);
void cp_reduce_async_bulk_tensor(Reduction op, const TensorMap* map, std::initializer_list<i32> coordinates,
                                 SharedAddress src, std::optional<u64> cache_policy, Site site);
void cp_async_bulk_prefetch_tensor(const TensorMap* map, std::initializer_list<i32> coordinates,
                                   std::optional<u64> cache_policy, Site site);

// bulk.cpp
void cp_async_bulk_load(SharedAddress dst, const void* src, u32 bytes, SharedAddress bar, std::optional<u16> mask,
                        std::optional<u64> cache_policy, Site site);
void cp_async_bulk_shared_cluster(SharedAddress dst, SharedAddress src, u32 bytes, SharedAddress bar, Site site);
void cp_async_bulk_store(void* dst, SharedAddress src, u32 bytes, std::optional<u64> cache_policy, Site site);
void cp_async_bulk_prefetch(const void* src, u32 bytes, std::optional<u64> cache_policy, Site site);
void cp_reduce_async_bulk(Reduction op, TensorType type, void* dst, SharedAddress src, u32 bytes,
                          std::optional<u64> cache_policy, Site site);
void cp_reduce_async_bulk_shared_cluster(Reduction op, TensorType type, SharedAddress dst, SharedAddress src, u32 bytes,
                                         SharedAddress bar, Site site);
void cp_async_bulk_wait_group(u32 pending, Site site);
void cp_async_bulk_wait_group_read(u32 pending, Site site);
u64 createpolicy_fractional(float fraction, Site site);

// tensor_map.cpp
enum class MapField {
  global_address,
  rank,
  box_dim,
  global_dim,
  global_stride,
  element_stride,
  elemtype,
  swizzle_mode,
  fill_mode
};
void tensormap_replace(MapField field, TensorMap* map, u32 dimension, u64 value, Site site);
void tensormap_replace(MapField field, SharedAddress map, u32 dimension, u64 value, Site site);
void fence_proxy_tensormap_release(Scope scope, Site site);
void fence_proxy_tensormap_acquire(Scope scope, const TensorMap* map, Site site);
void tensormap_cp_fenceproxy(Scope scope, TensorMap* dst, SharedAddress src, Site site);

// wgmma.cpp
/// What the lanes of a warpgroup must agree on.
struct Wgmma {
  Arithmetic arithmetic;
  u32 n;
  bool a_in_registers;  // then a_desc is 0
  bool negate_a;
  bool negate_b;
  Major major_a;
  Major major_b;
  u64 a_desc;
  u64 b_desc;
  bool scale_d;

  u32 k() const { return arithmetic.a >= NumberType::e4m3 ? 32 : 16; }
  bool operator==(const Wgmma&) const = default;
};
void wgmma_wait_group(u32 pending, Site site);
void wgmma_mma_async(const Wgmma& instruction, u32* d, const u32* a, Site site);

// mma.cpp: m16n8k16; type: of A and B
void mma(NumberType type, float* d, const u32* a, const u32* b, const float* c, Site site);

// warp.cpp
void setmaxnreg_inc(u32 count, Site site);
void setmaxnreg_dec(u32 count, Site site);

// move.cpp
void stmatrix(u32 matrices, bool transposed, SharedAddress row, std::array<u32, 4> registers, Site site);
std::array<u32, 4> ldmatrix(u32 matrices, bool transposed, SharedAddress row, Site site);
void st_shared(SharedAddress address, const void* value, u32 size, Site site);
/// Fails if a value is an accumulator in flight.
void ld_shared(void* value, u32 size, SharedAddress address, Site site);

// convert.cpp
u32 cvt_rn_x2_f32(NumberType type, float high, float low, Site site);
u16 cvt_rn_satfinite_x2_f32(NumberType type, float high, float low, Site site);
u16 cvt_rn_satfinite_x2_f16x2(NumberType type, u32 pair);
u32 cvt_rn_f16x2_x2(NumberType type, u16 pair);
float cvt_f32(NumberType type, u16 bits);

// memory.cpp
void ld_global(void* value, u32 bytes, const void* address, bool read_only, Site site);
void st_global(void* address, const void* value, u32 bytes, Site site);
u32 ld_global_ordered(Order order, Scope scope, const u32* address, Site site);
void st_global_ordered(Order order, Scope scope, u32* address, u32 value, Site site);
u32 atom_add(Order order, Scope scope, u32* address, u32 value, Site site);
u32 atom_inc(Order order, Scope scope, u32* address, u32 last, Site site);
u32 atom_exch(Order order, Scope scope, u32* address, u32 value, Site site);
u32 atom_cas(Order order, Scope scope, u32* address, u32 expected, u32 value, Site site);
void red_add_u32(Order order, Scope scope, u32* address, u32 value, Site site);
void red_add_f32(Order order, Scope scope, float* address, const float* values, u32 count, Site site);
void red_add_x2(NumberType type, Order order, Scope scope, u32* address, u32 pair, Site site);

}  // namespace rawgemm::model
