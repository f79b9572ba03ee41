/* How a kernel of yours joins `rawgemm bench`: a shared library with one function, rawgemm_peer.
 *
 *   nvcc -std=c++17 -arch=sm_90a -shared -Xcompiler -fPIC -I RAWGEMM_FOLDER my_gemm.cu -o my_gemm.so
 *   rawgemm bench --peers ./my_gemm.so
 *
 * It is called like cuBLASLt and our kernels: its result is checked first, then its calls are captured into a CUDA graph
 * and timed in turns with the others. bench/example_peer.cu is a whole one. Plain C; needs no other header. */
#ifndef RAWGEMM_BENCH_PEER_H
#define RAWGEMM_BENCH_PEER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct CUstream_st; /* a CUstream and a cudaStream_t are a pointer to it */

enum rawgemm_peer_type { RAWGEMM_PEER_FP16 = 0, RAWGEMM_PEER_BF16 = 1, RAWGEMM_PEER_FP32 = 2 };

/* D[m, n] = A[m, k] * B[n, k]^T, products summed in fp32. All are row-major in the memory of the current device; rows
 * begin lda, ldb and ldd elements apart, at multiples of 16 bytes. m, n and k are at least 1. */
struct rawgemm_peer_problem {
  int32_t input;  /* rawgemm_peer_type of A and B: fp16 or bf16 */
  int32_t output; /* rawgemm_peer_type of D: that of A and B, or fp32 */
  int64_t m;
  int64_t n;
  int64_t k;
  const void* a;
  int64_t lda;
  const void* b;
  int64_t ldb;
  void* d;
  int64_t ldd;
  void* workspace; /* on the device; whatever ran before left it as it is */
  int64_t workspace_bytes;
};

/* Enqueues the product on the stream and returns 0, or enqueues nothing and returns another number where it does not
 * take this problem; it is then left out of it.
 *
 * It is first called outside of any capture, which is the time to allocate, to load modules, or to try configurations;
 * later calls for the same m, n, k and types may be captured, so that they must neither allocate nor synchronise.
 * Pointers change from call to call. What D holds outside of its rows must stay as it is. */
int rawgemm_peer(const struct rawgemm_peer_problem* problem, struct CUstream_st* stream);

#ifdef __cplusplus
}
#endif

#endif
