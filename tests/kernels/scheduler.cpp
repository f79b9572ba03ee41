// A scheduler of one's own: rows of D in groups whose sizes, and ranges of K, are known on the device alone. The
// kernels are those of host/kernels.hpp, unchanged.
#include <host/kernels.hpp>
#include <ptx/ld_st_global.cuh>
#include <tests/kernels/on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// D[rows of group g] = A[rows of group g, k of g] * B[g]^T: B is [groups * n, k], group g has rows offsets[g] to
/// offsets[g + 1] - 1, and multiplies the first k_blocks[g] * stage_k elements of K.
struct GroupedRows {
  static constexpr bool ends_at_map = false;
  using Map = TensorMap;
  using Operand = Map;

  struct Params {
    const u32* offsets;
    const u32* k_blocks;
    u32 groups;
    u32 n;
    u32 k;
  };
  struct Shared {};
  __device__ static bool walks_by_warp(const Params&) { return false; }

  template <class Config>
  class Walk {
   public:
    __device__ explicit Walk(const Params& params, SharedAddress = 0) : params_(params) {
      find(blockIdx.x / Config::cluster_size);
    }

    __device__ bool is_done() const { return group_ == params_.groups; }
    __device__ void advance() { find(tile_ + gridDim.x / Config::cluster_size); }

    __device__ WorkTile tile() const {
      const u32 rank = ptx::cluster_ctarank();
      const u32 tiles_n = cluster_tiles_n();
      const u32 row = load(params_.offsets, group_) +
                      (tile_ / tiles_n * Config::cluster_m + rank % Config::cluster_m) * Config::block_m;
      const u32 column = (tile_ % tiles_n * Config::cluster_n + rank / Config::cluster_m) * Config::block_n;
      return {group_, row, group_ * params_.n + column, row, column, load(params_.offsets, group_ + 1), params_.n};
    }

    __device__ u32 k_blocks() const {
      const u32 own = load(params_.k_blocks, group_);
      return own < Config::least_k_blocks ? Config::least_k_blocks : own;
    }
    __device__ static u32 last_k_steps() { return stage_k_steps; }  // groups have whole k blocks
    __device__ u32 k(u32 k_block) const {
      return k_block < load(params_.k_blocks, group_) ? k_block * stage_k<typename Config::Input> : params_.k;
    }

   private:
    __device__ static u32 load(const u32* array, u32 i) { return ptx::ld_global_b32(array + i); }
    __device__ u32 cluster_tiles_n() const {
      constexpr u32 columns = Config::block_n * Config::cluster_n;
      return (params_.n + columns - 1) / columns;
    }
    /// The index-th tile of this group, or of one that follows.
    __device__ void find(u32 index) {
      constexpr u32 rows_of_tile = Config::block_m * Config::cluster_m;
      for (; group_ < params_.groups; ++group_) {
        const u32 rows = load(params_.offsets, group_ + 1) - load(params_.offsets, group_);
        const u32 tiles = (rows + rows_of_tile - 1) / rows_of_tile * cluster_tiles_n();
        if (index < tiles) break;
        index -= tiles;
      }
      tile_ = index;
    }

    const Params& params_;
    u32 group_ = 0;
    u32 tile_ = 0;  // of the group
  };
};

template <class Types>
using Plain = LinearCombination<Types>;

template <Kernel kernel>
struct Grouped;
template <>
struct Grouped<Kernel::gemm_cooperative> {
  using Config = cooperative::Config<Types<bf16>, Configuration{Kernel::gemm_cooperative, {128, 80}, {2, 1}},
                                     Plain<Types<bf16>>, GroupedRows>;
  using Smem = cooperative::Smem<Config>;
  static constexpr void (*function)(GemmParams<Config>) = &gemm_cooperative<Config>;
};
template <>
struct Grouped<Kernel::gemm_pingpong> {
  using Config =
      pingpong::Config<Types<bf16>, Configuration{Kernel::gemm_pingpong, {128, 64}}, Plain<Types<bf16>>, GroupedRows>;
  using Smem = pingpong::Smem<Config>;
  static constexpr void (*function)(GemmParams<Config>) = &gemm_pingpong<Config>;
};
template <>
struct Grouped<Kernel::gemm_swapped> {
  using Config = swapped::Config<Types<bf16>, Configuration{Kernel::gemm_swapped, {64, 128}, {1, 2}},
                                 Plain<Types<bf16>>, GroupedRows>;
  using Smem = swapped::Smem<Config>;
  static constexpr void (*function)(GemmParams<Config>) = &gemm_swapped<Config>;
};

struct Groups {
  std::vector<u32> offsets;
  std::vector<u32> k_blocks;
};

/// Empty, or what was wrong.
template <Kernel kernel>
std::string run(const Groups& groups, i64 m, i64 n, i64 k, u64 seed) {
  using Config = typename Grouped<kernel>::Config;
  const u32 count = static_cast<u32>(groups.k_blocks.size());
  Random random(seed);
  const Integers a_values = random_integers(m, k, random);
  const Integers b_values = random_integers(count * n, k, random);
  Matrix a(TensorType::bf16, m, k, k);
  Matrix b(TensorType::bf16, count * n, k, k);
  const i64 ldd = (n + 15) / 8 * 8;
  Matrix d(TensorType::bf16, m, n, ldd);
  fill(a, a_values);
  fill(b, b_values);
  use({.seed = seed}, Config::cluster_size);

  const GemmArguments x{
      .m = m, .n = n, .k = k, .a = a.data(), .lda = k, .b = b.data(), .ldb = k, .d = d.data(), .ldd = ldd};
  GemmArguments maps = x;
  maps.n = count * n;  // rows of B
  GemmParams<Config> params;
  params.tiles = {groups.offsets.data(), groups.k_blocks.data(), count, static_cast<u32>(n), static_cast<u32>(k)};
  params.weights_ready = false;
  params.d = output_matrix<bf16>(x);
  set_arguments(x, &params.epilogue);
  Status status = encode_inputs<typename Config::StageA, typename Config::StageB>(
      "grouped", maps, Config::block_m / Config::cluster_n, Config::block_n / Config::cluster_m, &params);
  if (status.ok()) status = encode_output<bf16, typename Config::StoreBox>("grouped", x, &params.d.map);
  const device::CtaShape shape = cta_shape<Config, typename Grouped<kernel>::Smem>(x);
  int clusters = 0;
  if (status.ok())
    status = device::make_ready("grouped", reinterpret_cast<const void*>(Grouped<kernel>::function), shape, &clusters);
  if (status.ok())
    status = device::launch("grouped", Grouped<kernel>::function, static_cast<u32>(clusters) * Config::cluster_size,
                            shape, nullptr, params);
  if (!status.ok()) return status.text;
  if (!model::report().finding.empty()) return model::report().finding;
  for (i64 row = 0; row < m; ++row) {
    u32 group = 0;
    while (group < count && row >= groups.offsets[group + 1]) ++group;
    const bool is_own = row >= groups.offsets[0] && group < count;
    for (i64 column = 0; column < n; ++column) {
      if (!is_own && d.bits(row, column) != 0xffff) return "row " + std::to_string(row) + " of no group is written";
      if (!is_own) continue;
      float want = 0;
      for (i64 l = 0; l < groups.k_blocks[group] * i64{stage_k<bf16>}; ++l)
        want += static_cast<float>(a_values.at(row, l) * b_values.at(group * n + column, l));
      if (const u32 bits = encode(TensorType::bf16, want); bits != d.bits(row, column))
        return "row " + std::to_string(row) + ", column " + std::to_string(column) + " of group " +
               std::to_string(group);
    }
  }
  return d.damage();
}

}  // namespace

TEMPLATE_TEST_CASE_SIG("a scheduler of one's own: groups of any size, ranges of K of any number of steps", "",
                       ((Kernel kernel), kernel), Kernel::gemm_cooperative, Kernel::gemm_pingpong,
                       Kernel::gemm_swapped) {
  // Groups of one row, none, many; steps: one, none, more than the ring has.
  const Groups groups{{3, 4, 4, 150, 450, 451}, {1, 2, 0, 6, 5}};
  for (const u64 seed : {1, 2}) CHECK(run<kernel>(groups, 460, 203, 6 * 64, seed) == "");
  CHECK(run<kernel>({{0, 0, 0}, {1, 1}}, 5, 8, 64, 3) == "");        // no tile at all
  CHECK(run<kernel>({{0, 300}, {3}}, 300, 72, 3 * 64, 4) == "");     // all rows in one group
  CHECK(run<kernel>({{0, 70, 140}, {0, 0}}, 140, 72, 64, 5) == "");  // no K: zeros
}
