/* How a kernel of yours joins `rawgemm bench`: a shared library with one function, rawgemm_peer.
 *
 *   nvcc -std=c++17 -arch=sm_90a -shared -Xcompiler -fPIC,-fvisibility=hidden -I RAWGEMM_FOLDER my_gemm.cu -o
 * my_gemm.so rawgemm bench --peers ./my_gemm.so
 *
 * It is called like cuBLASLt and our kernels: its result is checked first, then its calls are captured into a CUDA
 * graph and timed in turns with the others. bench/peers/example_peer.cu is a whole one. Plain C; needs no other header.
 * Hidden, what two peers were compiled from alike (a kernel's launcher, say) does not share its static variables. */
#ifndef RAWGEMM_BENCH_PEER_H
#define RAWGEMM_BENCH_PEER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct CUstream_st; /* a CUstream and a cudaStream_t are a pointer to it */

enum rawgemm_peer_type {
  RAWGEMM_PEER_FP16 = 0,
  RAWGEMM_PEER_BF16 = 1,
  RAWGEMM_PEER_FP32 = 2,
  RAWGEMM_PEER_E4M3 = 3,
  RAWGEMM_PEER_E5M2 = 4
};

/* What is multiplied by a scale of its own, an fp32 number: nothing; A and B; each row of both; each 1 x 128 of A and
 * 128 x 128 of B; each 1 x 128 of both. */
enum rawgemm_peer_scales {
  RAWGEMM_PEER_SCALES_NONE = 0,
  RAWGEMM_PEER_SCALES_TENSOR = 1,
  RAWGEMM_PEER_SCALES_ROWS = 2,
  RAWGEMM_PEER_SCALES_BLOCKS = 3,
  RAWGEMM_PEER_SCALES_BLOCKS_1X128 = 4
};

/* D[m, n] = A[m, k] * B[n, k]^T, products summed in fp32. All are row-major in the memory of the current device; rows
 * begin lda, ldb and ldd elements apart, at multiples of 16 bytes. m, n and k are at least 1.
 * A and B are both fp16, both bf16, or FP8 (e4m3 or e5m2 each), D is of the type of A and B, fp32, or with FP8 any; FP8
 * has scales, and may be summed as the tensor cores do it.
 * Members are only ever added at the end, and mean something for problems alone that have a type or scales which no
 * peer from before took. So refuse what you do not know. */
struct rawgemm_peer_problem {
  int32_t input;  /* rawgemm_peer_type of A, and of B but in FP8 */
  int32_t output; /* rawgemm_peer_type of D */
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
  int32_t input_b; /* rawgemm_peer_type of B */
  int32_t scales;  /* rawgemm_peer_scales */
  /* FP8: what elements of A are multiplied by: one number; or row i's at scale_a[i]; or that of row i and k block l,
   * 128 wide, at scale_a[l * ld_scale_a + i]. At a multiple of 16 bytes, ld_scale_a a multiple of 4. */
  const float* scale_a;
  int64_t ld_scale_a;
  /* Of B likewise; where it is for 128 x 128: that of rows 128 j to 128 j + 127 at scale_b[j * ld_scale_b + l]. */
  const float* scale_b;
  int64_t ld_scale_b;
  const float* scale_d; /* D in FP8: one number, by which sums are multiplied before they are rounded */
};

/* Enqueues the product on the stream and returns 0, or enqueues nothing and returns another number where it does not
 * take this problem; it is then left out of it.
 *
 * It is first called outside of any capture, which is the time to allocate, to load modules, or to try configurations;
 * later calls for the same m, n, k and types may be captured, so that they must neither allocate nor synchronise.
 * Pointers change from call to call. What D holds outside of its rows must stay as it is. */
__attribute__((visibility("default"))) int rawgemm_peer(const struct rawgemm_peer_problem* problem,
                                                        struct CUstream_st* stream);

/* Several products in one call. A library that computes such exports rawgemm_peer_of_parts, beside rawgemm_peer or in
 * its place. All lie in the same matrices, and rawgemm_peer_problem says how: */
enum rawgemm_peer_form {
  /* `count` products of m, n and k each: A [count * m, k], B [count * n, k], D [count * m, n]. */
  RAWGEMM_PEER_BATCHED = 1,
  /* Groups of rows, each with a B of its own: A [m, k], B [count * n, k], D [m, n]. A group's rows begin at a multiple
   * of 128; rows of no group may hold anything, before and after. Scales of 128 x 128 of B: [count * n / 128, ...]. */
  RAWGEMM_PEER_GROUPED = 2,
  /* The same; group g has the first rows of the g-th m / count ones, which are a multiple of 128. */
  RAWGEMM_PEER_MASKED = 3,
  /* Groups of K, each with a D of its own: D [count * m, n]. A [m, k] and B [n, k] in FP8; of 16 bits A [k, m], rows
   * lda apart, and B [k, n]. In FP8 groups have multiples of 128 elements. */
  RAWGEMM_PEER_K_GROUPED = 4
};

struct rawgemm_peer_parts {
  int32_t form;  /* rawgemm_peer_form */
  int64_t count; /* of products */
  /* Batched: elements from one product's matrix to the next one's. */
  int64_t stride_a;
  int64_t stride_b;
  int64_t stride_d;
  /* On the device. Grouped, [m]: the group of each row, or -1. Masked, [count]: rows of each group. K-grouped, [count +
   * 1]: where groups begin, and where the last one ends. */
  const int32_t* groups;
  /* On the host, [count], where there are groups: how many rows or elements of K each has, and where it begins. */
  const int64_t* sizes;
  const int64_t* begins;
};

/* As rawgemm_peer. Before any capture it is called once with all pointers that it will be called with. */
__attribute__((visibility("default"))) int rawgemm_peer_of_parts(const struct rawgemm_peer_problem* problem,
                                                                 const struct rawgemm_peer_parts* parts,
                                                                 struct CUstream_st* stream);

#ifdef __cplusplus
}
#endif

#endif
