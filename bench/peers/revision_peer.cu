// gemm(), gemm_fp8() and gemm_fp8_scaled() of another revision, as a peer of the benchmark (peer.h): beside those of
// this one, its ratio says what has changed in between. revision_peer.sh builds it.
#include <bench/peers/peer.h>
#include <host/gemm_fp8.hpp>

using namespace rawgemm;

extern "C" int rawgemm_peer(const rawgemm_peer_problem* x, CUstream_st* stream) {
  if (x->output != RAWGEMM_PEER_BF16 || x->input_b != x->input) return 1;
  GemmArguments arguments{
      .m = x->m, .n = x->n, .k = x->k, .a = x->a, .lda = x->lda, .b = x->b, .ldb = x->ldb, .d = x->d, .ldd = x->ldd};
  const auto code_of = [](const Status& status) { return static_cast<int>(status.code); };
#if defined RAWGEMM_PEER_OF_16_BITS
  if (x->input == RAWGEMM_PEER_BF16) return code_of(gemm<bf16>(arguments, stream));
#elif defined RAWGEMM_PEER_OF_TENSOR_SCALES
  if (x->input == RAWGEMM_PEER_E4M3 && x->scales == RAWGEMM_PEER_SCALES_TENSOR) {
    arguments.scale_a = {.address = x->scale_a};
    arguments.scale_b = {.address = x->scale_b};
    return code_of(gemm_fp8<e4m3, bf16>(arguments, Accumulation::fast, stream));
  }
#else
  if (x->input == RAWGEMM_PEER_E4M3 && x->scales == RAWGEMM_PEER_SCALES_BLOCKS) {
    arguments.block_scales = {.a = x->scale_a, .lda = x->ld_scale_a, .b = x->scale_b, .ldb = x->ld_scale_b};
    return code_of(gemm_fp8_scaled<BlockScales::b_128x128, e4m3, bf16>(arguments, stream));
  }
#endif
  return 1;
}
