// gemm_pingpong with n and k known when it is compiled, as a peer of the benchmark (peer.h): what that gains is its
// ratio to gemm_pingpong with the same tile, launched plainly.
//
//   rawgemm bench --shapes bench/shapes/models.txt --kernels gemm_pingpong:128x176,gemm_pingpong:128x192
//                 --peers build/gpu/bin/known_extents_peer.so
#include <bench/peers/peer.h>
#include <host/gemm_pingpong.hpp>

namespace {

using namespace rawgemm;

template <u32 block_n>
struct Pingpong {
  static constexpr Configuration configuration{Kernel::gemm_pingpong, {128, block_n}};
};
template <u32 block_n, u32 n, u32 k>
using Known = pingpong::Config<Types<bf16>, Pingpong<block_n>::configuration, LinearCombination<Types<bf16>>,
                               PersistentTiles<n, k>>;

template <class Config>
bool is_for(const GemmArguments& x) {
  return x.n == Config::Scheduler::known_n && x.k == Config::Scheduler::known_k;
}

template <class... Configs>
int launch(const GemmArguments& x, Stream stream) {
  Status status{StatusCode::unsupported_value, ""};
  ((is_for<Configs>(x) ? void(status = gemm_pingpong<Configs>(x, stream)) : void()), ...);
  return static_cast<int>(status.code);
}

}  // namespace

extern "C" int rawgemm_peer(const rawgemm_peer_problem* x, CUstream_st* stream) {
  if (x->input != RAWGEMM_PEER_BF16 || x->output != RAWGEMM_PEER_BF16) return 1;
  const GemmArguments arguments{
      .m = x->m, .n = x->n, .k = x->k, .a = x->a, .lda = x->lda, .b = x->b, .ldb = x->ldb, .d = x->d, .ldd = x->ldd};
  return launch<Known<192, 32768, 512>, Known<176, 24576, 1536>, Known<176, 7168, 16384>>(arguments, stream);
}
