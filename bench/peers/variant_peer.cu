// A kernel in one configuration, as a peer of the benchmark (peer.h): of bf16, or of e4m3 with tensor scales or scales
// of 1 x 128 and 128 x 128. variant_peer.sh writes variant.hpp, and builds it.
#include <bench/peers/peer.h>

#include <variant.hpp>

extern "C" int rawgemm_peer(const rawgemm_peer_problem* x, CUstream_st* stream) {
  constexpr bool is_fp8 = rawgemm::is_fp8<Variant::Input>;
  constexpr int scales = Variant::has_block_scales ? RAWGEMM_PEER_SCALES_BLOCKS : RAWGEMM_PEER_SCALES_TENSOR;
  if (x->input != (is_fp8 ? RAWGEMM_PEER_E4M3 : RAWGEMM_PEER_BF16) || x->output != RAWGEMM_PEER_BF16) return 1;
  if (is_fp8 && (x->input_b != x->input || x->scales != scales)) return 1;
  rawgemm::GemmArguments arguments{
      .m = x->m, .n = x->n, .k = x->k, .a = x->a, .lda = x->lda, .b = x->b, .ldb = x->ldb, .d = x->d, .ldd = x->ldd};
  if (Variant::has_block_scales) {
    arguments.block_scales = {.a = x->scale_a, .lda = x->ld_scale_a, .b = x->scale_b, .ldb = x->ld_scale_b};
  } else if (is_fp8) {
    arguments.scale_a = {.address = x->scale_a};
    arguments.scale_b = {.address = x->scale_b};
  }
  return static_cast<int>(variant(arguments, stream).code);
}
