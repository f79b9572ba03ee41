// A kernel in one configuration, as a peer of the benchmark (peer.h). variant_peer.sh writes variant.hpp, and builds
// it.
#include <bench/peers/peer.h>

#include <variant.hpp>

extern "C" int rawgemm_peer(const rawgemm_peer_problem* x, CUstream_st* stream) {
  if (x->input != RAWGEMM_PEER_BF16 || x->output != RAWGEMM_PEER_BF16) return 1;
  const rawgemm::GemmArguments arguments{
      .m = x->m, .n = x->n, .k = x->k, .a = x->a, .lda = x->lda, .b = x->b, .ldb = x->ldb, .d = x->d, .ldd = x->ldd};
  return static_cast<int>(variant(arguments, stream).code);
}
