/* GEMMs for NVIDIA Hopper (sm_90a), for C: librawgemm. docs/library.md says how it is built and what is in it.
 *
 * Every call checks its arguments before it touches the device, and then launches on the caller's stream: it does not
 * synchronise, allocates no memory of the device, and may be captured into a CUDA graph, but for
 * rawgemm_check_offsets() and rawgemm_check_k_offsets(), which are for debugging. It needs no workspace, but where the
 * workspace is an argument. The same call gives the same bits. Calls may be made from any thread, for any
 * device; pointers are to memory of the calling thread's current device, but for the structures themselves, which are
 * on the host and are not kept.
 *
 * Sizes and strides count elements, unless a comment says bytes. Matrices are row-major; a leading dimension is the
 * distance from one row to the next. m, n, k and rows are 0 to 2^30. Base addresses and rows begin at multiples of 16
 * bytes: a leading dimension is a multiple of 8 elements of 2 bytes, of 4 fp32, of 16 FP8.
 */
#ifndef RAWGEMM_H
#define RAWGEMM_H

#include <stdint.h>

/* Of this header. Before 1.0, a library of another minor version does not fit. */
#define RAWGEMM_VERSION_MAJOR 0
#define RAWGEMM_VERSION_MINOR 1
#define RAWGEMM_VERSION_PATCH 0
#define RAWGEMM_VERSION (RAWGEMM_VERSION_MAJOR * 10000 + RAWGEMM_VERSION_MINOR * 100 + RAWGEMM_VERSION_PATCH)

#ifdef __GNUC__
#define RAWGEMM_API __attribute__((visibility("default")))
#else
#define RAWGEMM_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Whatever is not RAWGEMM_OK has launched nothing and written nothing, and rawgemm_last_error() says why. But on the
 * model RAWGEMM_CUDA_ERROR may be what a kernel did wrong, as it does where operands overlap that may not. */
typedef enum rawgemm_status {
  RAWGEMM_OK = 0,
  RAWGEMM_NOT_IN_LIBRARY = 1,               /* the element types are not among those that the library was built for */
  RAWGEMM_NULL_POINTER = 2,                 /* null although the operand is not empty; the arguments, scales missing */
  RAWGEMM_MISALIGNED_POINTER = 3,           /* no multiple of 16 bytes; of scales that TMA does not read, of 4; of a
                                               workspace, of 128 */
  RAWGEMM_NEGATIVE_SIZE = 4,                /* m, n, k, rows, groups, a batch, one of its strides, max_sms */
  RAWGEMM_SIZE_TOO_LARGE = 5,               /* above 2^30, or more tiles of D than 31 bits count */
  RAWGEMM_UNSUPPORTED_VALUE = 6,            /* scales of what has none; no enumerator, or not here; a wrong offset */
  RAWGEMM_LEADING_DIMENSION_TOO_SMALL = 7,  /* shorter than the row; a batch's matrices of D overlap */
  RAWGEMM_LEADING_DIMENSION_MISALIGNED = 8, /* rows, or a batch's matrices, not at multiples of 16 bytes */
  RAWGEMM_LEADING_DIMENSION_TOO_LARGE = 9,  /* 2^40 bytes or more, or with all rows 2^63; of a stride, or a
                                               group's matrix, alike */
  RAWGEMM_UNSUPPORTED_DEVICE = 10,          /* the current device is not of compute capability 9.0 */
  RAWGEMM_TOO_LITTLE_SHARED_MEMORY = 11,    /* the device has less for a CTA than the kernel takes */
  RAWGEMM_CUDA_ERROR = 12,                  /* the driver or the runtime refused; on the model, what it found */
  RAWGEMM_INTERNAL_ERROR = 13,              /* a mistake of the library's own; please report the text */
  RAWGEMM_UNSUPPORTED_SIZE = 14             /* m, k or group_rows that groups cannot have */
} rawgemm_status;

/* Of the elements of a matrix. 0 is none, so that a type that was forgotten is refused. */
typedef enum rawgemm_type {
  RAWGEMM_BF16 = 1,
  RAWGEMM_FP16 = 2,
  RAWGEMM_FP32 = 3,
  RAWGEMM_E4M3 = 4, /* FP8, up to 448, no infinity */
  RAWGEMM_E5M2 = 5  /* FP8, up to 57344 */
} rawgemm_type;

/* Which extent of a matrix is contiguous: A is [m, k], B [n, k] and X [rows, k] where it is k, and their transposes
 * where it is the other one. */
typedef enum rawgemm_major { RAWGEMM_MAJOR_K = 0, RAWGEMM_MAJOR_MN = 1 } rawgemm_major;

/* How FP8 products are added up. */
typedef enum rawgemm_accumulation {
  RAWGEMM_FAST = 0,    /* by the tensor cores, 13 bits of fraction, more in tiny products: the error grows with k */
  RAWGEMM_PROMOTED = 1 /* by the tensor cores within each 128 of k, the rest in fp32: the error does not grow */
} rawgemm_accumulation;

/* What the array of rawgemm_groups says. All but the first are DeepGEMM's. */
typedef enum rawgemm_group_layout {
  RAWGEMM_GROUP_OFFSETS = 0, /* [groups + 1]: group g begins with offsets[g] and ends before offsets[g + 1] */
  RAWGEMM_GROUP_PSUM = 1,    /* [groups]: g ends before offsets[g], and begins with offsets[g - 1] rounded up to a
                                multiple of 128, group 0 with 0 */
  RAWGEMM_GROUP_MASKED = 2,  /* [groups]: g has the first offsets[g] of the g-th m / groups rows */
  RAWGEMM_GROUP_INDICES = 3  /* [m], 4 bytes each, at a multiple of 16: row i belongs to group offsets[i]; -1, or any
                                other number that is no group: to none */
} rawgemm_group_layout;

/* Which elements share a scale: those of one row and 128 of k, or of 128 rows and 128 of k. */
typedef enum rawgemm_block { RAWGEMM_BLOCK_1X128 = 1, RAWGEMM_BLOCK_128X128 = 2 } rawgemm_block;

/* A CUDA stream: what cudaStream_t is. Null: the default stream. On the model it is not looked at. */
typedef struct CUstream_st* rawgemm_stream;

/* D[m, n] = alpha * A[m, k] * B[n, k]^T + beta * C[m, n]. Sums are fp32, and rounded once, to the type of D.
 *
 * Begin with rawgemm_gemm_defaults(), which has alpha = 1 and all else 0.
 *
 * m = 0 or n = 0: nothing is done. k = 0: D becomes beta * C. Pointers of empty operands are not looked at, nor is C
 * where beta = 0. alpha = 0 does multiply: NaN and infinity in A and B reach D. D may not overlap A, B, scales or
 * offsets; C may be D itself, with the same leading dimension. Matrices that are seen to overlap otherwise are
 * refused. */
typedef struct rawgemm_gemm_arguments {
  rawgemm_type type_a, type_b, type_d; /* C has that of D */
  rawgemm_major major_a, major_b;      /* RAWGEMM_MAJOR_MN of 16 bits alone */
  int64_t m, n, k;
  const void* a; /* [m, k]; MN-major: [k, m] */
  int64_t lda;   /* at least k; MN-major: m */
  const void* b; /* [n, k]; MN-major: [k, n] */
  int64_t ldb;   /* at least k; MN-major: n */
  void* d;       /* [m, n] */
  int64_t ldd;   /* at least n */
  const void* c; /* [m, n] */
  int64_t ldc;   /* at least n */
  float alpha;
  float beta;

  /* Not 0: D is added to, which is faster than beta = 1 with C = D. Of fp32 that gives the same numbers, but that
   * subnormal terms and sums may count as 0; of 16 bits, which rawgemm_gemm takes, too, a term may be rounded to D's
   * type before it is added. The rest must say so: beta = 1, c = d, ldc = ldd. */
  int add_to_d;

  /* Of rawgemm_gemm_fp8 alone: A's elements count scale_a[0] times, or row i's scale_a[i] times where scale_a_each_row
   * is not 0; B's so with its rows. D in FP8 is multiplied by scale_d[0] before it is rounded. fp32 on the device, at
   * multiples of 4 bytes; null: 1. */
  const float* scale_a;
  const float* scale_b;
  const float* scale_d;
  int scale_a_each_row;
  int scale_b_each_row;

  /* Of rawgemm_gemm_fp8_scaled alone, fp32 on the device. Of A: row i and k block l (128 of k) has the scale
   * block_scales_a[l * ld_block_scales_a + i]; the leading dimension is at least m, a multiple of 4, the address one of
   * 16 bytes. Of B with RAWGEMM_BLOCK_1X128 likewise, at least n. With RAWGEMM_BLOCK_128X128, rows 128 j to 128 j + 127
   * and k block l have block_scales_b[j * ld_block_scales_b + l]; at least ceil(k / 128), the address a multiple of 4
   * bytes. Where k_major_block_scales_a is not 0, those of A lie as quantisers of rows write them,
   * block_scales_a[i * ld_block_scales_a + l], by the same rules as B's: rawgemm_takes_k_major_block_scales_a() says
   * where that may be. */
  const float* block_scales_a;
  int64_t ld_block_scales_a;
  const float* block_scales_b;
  int64_t ld_block_scales_b;
  int k_major_block_scales_a;

  /* Not 0: programmatic dependent launch. The kernel may begin while the one before it in the stream still runs; it
   * waits for that one's end before it touches A, C, D and scales, and B and its block scales, too, unless
   * weights_ready is not 0: with that the caller promises that neither the kernel before writes these, nor one that may
   * run beside that: where it is programmatic, it waits before it lets the next begin, as this library's do. */
  int programmatic;
  int weights_ready;

  /* At most so many CTAs, in whole clusters but at least one, so that other SMs are left to others; 0: no limit. Fewer
   * may mean another kernel, and other bits. */
  int64_t max_sms;
} rawgemm_gemm_arguments;

/* Which rows of A, C and D, or which elements of K, are a group's. Begin with all 0.
 *
 * The array is read by the kernel alone: it may come from the kernel before, and change from one replay of a CUDA graph
 * to the next. Offsets do not decrease, and lie in 0 to m (to k, where K is in groups); groups may be empty, and what
 * belongs to no group is not read as such and not written. Numbers that break these rules are no error, as the host
 * does not see them; the kernel ends and stays inside A, B and D: a number outside counts as 0 or m, and no group
 * begins before the end of the one before. */
typedef struct rawgemm_groups {
  int64_t groups;
  const void* offsets; /* on the device, at a multiple of offset_bytes */
  int offset_bytes;    /* of each number: 4 or 8 */
  rawgemm_group_layout layout;

  /* Not 0: rows of no group become zero, whatever beta and C are; of RAWGEMM_GROUP_PSUM those between a group's end and
   * the next multiple of 128. RAWGEMM_GROUP_INDICES and _PSUM alone have it; without groups, nothing is written. */
  int zeroes_rest;

  /* Of a group, to choose the kernel by: the result is right whatever groups have. 0: m / groups. */
  int64_t expected_rows;
} rawgemm_groups;

/* Elements from one problem's matrix to the next one's, multiples of 16 bytes; of A, B and C, 0: all problems have the
 * same. Those of A, B and C may overlap, as where rows of the problems take turns; those of D lie one after the other,
 * or their rows take turns. Where C is D, stride_c is stride_d. Those of block scales are in floats: multiples of 4, of
 * 128 x 128 blocks any. */
typedef struct rawgemm_batch {
  int64_t batch; /* problems, 0 to 2^30 */
  int64_t stride_a;
  int64_t stride_b;
  int64_t stride_d;
  int64_t stride_c;
  int64_t stride_scales_a;
  int64_t stride_scales_b;
} rawgemm_batch;

/* fp16 or bf16 to FP8, in blocks with a scale each: q * scale is close to x. Q is K-major, and so a transpose where X
 * is MN-major. rows = 0 or k = 0: nothing is done. */
typedef struct rawgemm_quantize_arguments {
  rawgemm_type type_x; /* RAWGEMM_BF16 or RAWGEMM_FP16 */
  rawgemm_type type_q; /* RAWGEMM_E4M3 or RAWGEMM_E5M2 */
  rawgemm_block block; /* which elements share a scale */
  rawgemm_major major_x;
  int64_t rows, k;
  const void* x; /* [rows, k]; MN-major: [k, rows] */
  int64_t ldx;   /* at least k; MN-major: rows */
  void* q;       /* [rows, k]; x, q and scales may not overlap each other */
  int64_t ldq;   /* at least k */
  /* Laid out as block_scales_a, with ld_scales at least rows, or, of 128 x 128, as block_scales_b, with ld_scales at
   * least ceil(k / 128). At a multiple of 4 bytes. */
  float* scales;
  int64_t ld_scales;
  int programmatic; /* as of a GEMM: waits for the end of the kernel before, then reads X */
} rawgemm_quantize_arguments;

/* Scales of each row and 128 of K, transposed: from [rows, k_blocks], as DeepGEMM's callers have them, to what
 * block_scales_a takes. rows = 0 or k_blocks = 0: nothing is done. */
typedef struct rawgemm_transpose_arguments {
  int64_t rows, k_blocks;
  const float* s;   /* [rows, k_blocks], at a multiple of 4 bytes */
  int64_t lds;      /* floats from one row to the next, at least k_blocks */
  float* d;         /* [k_blocks, rows], likewise; may not overlap s */
  int64_t ldd;      /* at least rows */
  int programmatic; /* as of a GEMM: waits for the end of the kernel before, then reads s */
  /* Where rows are those of groups, group_rows each (RAWGEMM_GROUP_MASKED): how many of each count, on the device, at a
   * multiple of 4 bytes; the others may be written or not. Null: all rows count. */
  const int32_t* counts;
  int64_t group_rows; /* divides rows */
} rawgemm_transpose_arguments;

/* RAWGEMM_VERSION of the library. */
RAWGEMM_API int rawgemm_version(void);

/* What the library runs on, "sm_90a" or "model" (on the CPU, for tests: docs/model.md), and the element types of A, D
 * and B that it has: "sm_90a: bf16,bf16,bf16 bf16,fp32,bf16 e4m3,bf16,e4m3". */
RAWGEMM_API const char* rawgemm_build(void);

/* Why the last call of this thread that returns a status was refused, as `<kernel>: <argument> = <value>, must <rule>
 * (<reason>)`; "" where it was not, or there was none. Good until this thread's next such call. */
RAWGEMM_API const char* rawgemm_last_error(void);

/* alpha = 1, and all else 0. */
RAWGEMM_API rawgemm_gemm_arguments rawgemm_gemm_defaults(void);

/* fp16 or bf16: A and B of one type, D of the same or fp32. Scales must be null. The kernel is chosen for the majors,
 * m, n, k, max_sms, add_to_d and whether a D of 16 bits has a C alone. Returns any status but
 * RAWGEMM_UNSUPPORTED_SIZE. */
RAWGEMM_API rawgemm_status rawgemm_gemm(const rawgemm_gemm_arguments* x, rawgemm_stream stream);

/* FP8: A and B each e4m3 or e5m2, D bf16, fp16, fp32 or FP8 (which saturates), a scale for each operand or each of its
 * rows. Block scales must be null. Returns any status but RAWGEMM_UNSUPPORTED_SIZE. */
RAWGEMM_API rawgemm_status rawgemm_gemm_fp8(const rawgemm_gemm_arguments* x, rawgemm_accumulation accumulation,
                                            rawgemm_stream stream);

/* FP8 with block scales, promoted. block_b: which elements of B share one; of A always 1 x 128. scale_a and scale_b
 * must be null. Returns any status but RAWGEMM_UNSUPPORTED_SIZE. */
RAWGEMM_API rawgemm_status rawgemm_gemm_fp8_scaled(const rawgemm_gemm_arguments* x, rawgemm_block block_b,
                                                   rawgemm_stream stream);

/* Whether it should get k_major_block_scales_a, with RAWGEMM_BLOCK_128X128, for m, n, k, max_sms and add_to_d of x: 1
 * for few rows, where that saves a kernel; else 0, as it may refuse them, or rawgemm_transpose_scales and columns are
 * faster. With groups the same of rawgemm_grouped_gemm_fp8_scaled, else null. */
RAWGEMM_API int rawgemm_takes_k_major_block_scales_a(const rawgemm_gemm_arguments* x, const rawgemm_groups* groups);

/* Rows in groups, each with weights of its own: D[i] = alpha * A[i] * B_g^T + beta * C[i] for the rows i of each group
 * g, in one launch. A [m, k], C and D [m, n] have the rows of all groups, B [groups * n, k] n rows for each group, from
 * row g * n on, or, MN-major, [groups * k, n] k rows for each, from row g * k on. Types as of rawgemm_gemm. A must be
 * K-major, add_to_d 0; weights_ready has no effect. The kernel is chosen for groups, m, n, k, layout, max_sms and
 * expected_rows alone; with the same one, a row has the same bits wherever its group lies. groups = 0: nothing is done.
 * k = 0: rows of groups become beta * C. Returns any status, RAWGEMM_UNSUPPORTED_SIZE where layout is
 * RAWGEMM_GROUP_MASKED and m is no multiple of groups. */
RAWGEMM_API rawgemm_status rawgemm_grouped_gemm(const rawgemm_gemm_arguments* x, const rawgemm_groups* groups,
                                                rawgemm_stream stream);

/* The same of FP8 with block scales, promoted. Those of A as of rawgemm_gemm_fp8_scaled, for all m rows. Of B with
 * RAWGEMM_BLOCK_1X128 as of groups * n rows; with RAWGEMM_BLOCK_128X128, blocks of a group begin with its first row of
 * B, so that group g, rows 128 j to 128 j + 127 of it and k block l have the scale
 * block_scales_b[(g * ceil(n / 128) + j) * ld_block_scales_b + l]. Returns any status, as rawgemm_grouped_gemm. */
RAWGEMM_API rawgemm_status rawgemm_grouped_gemm_fp8_scaled(const rawgemm_gemm_arguments* x, rawgemm_block block_b,
                                                           const rawgemm_groups* groups, rawgemm_stream stream);

/* K in groups, as the gradients of all groups' weights have it: D_g[m, n] = alpha * A * B^T + beta * C_g over the
 * elements of K of group g, in one launch. k is that of all groups, C and D [groups * m, n] have m rows for each group,
 * from row g * m on. Types as of rawgemm_gemm; add_to_d, where D is fp32. A and B must be MN-major: [k, m] and [k, n].
 * layout must be RAWGEMM_GROUP_OFFSETS; expected_rows has no effect, nor has weights_ready. A group without elements
 * has the sum 0, and so D_g = beta * C_g, or NaN where alpha is not finite and k is not 0. The kernel is chosen for
 * groups, m, n, k, max_sms and add_to_d alone. Returns any status but RAWGEMM_UNSUPPORTED_SIZE. */
RAWGEMM_API rawgemm_status rawgemm_k_grouped_gemm(const rawgemm_gemm_arguments* x, const rawgemm_groups* groups,
                                                  rawgemm_stream stream);

/* The same of FP8 with block scales, 1 x 128 of A and of B, promoted. A and B must be K-major; k is a multiple of 16, and offsets count as the next lower one. A group's first
 * block of 128 begins with its first element of K, its last one may have fewer, and its blocks follow those of the
 * group before: that of row i of A and block l of group g has the scale block_scales_a[(first + l) *
 * ld_block_scales_a + i], first being the sum of ceil(elements / 128) over the groups before; B alike. In memory
 * both have k / 128 (rounded down) + groups rows of scales. Returns any status, RAWGEMM_UNSUPPORTED_SIZE where k is no
 * multiple of 16. */
RAWGEMM_API rawgemm_status rawgemm_k_grouped_gemm_fp8_scaled(const rawgemm_gemm_arguments* x,
                                                             const rawgemm_groups* groups, rawgemm_stream stream);

/* The same of DeepGEMM's flat form: a group's A [m, K] and B [n, K], K-major, lie by themselves, with rows K apart, and
 * the groups' A one after the other, as their B do: group g's A begins with element offsets[g] * m, its B with
 * offsets[g] * n. lda and ldb have no effect. k is a multiple of 128, and offsets count as the next lower one. In
 * memory both have k / 128 rows of scales. workspace: on the device, at a multiple of 128 bytes, of as many bytes as
 * the function below says; nothing need be in it, and calls that may run at the same time have one each. Returns any
 * status, RAWGEMM_UNSUPPORTED_SIZE where k is no multiple of 128. */
RAWGEMM_API rawgemm_status rawgemm_k_grouped_gemm_fp8_scaled_flat(const rawgemm_gemm_arguments* x,
                                                                  const rawgemm_groups* groups, void* workspace,
                                                                  rawgemm_stream stream);

/* Bytes of the workspace for so many groups, whatever their sizes. */
RAWGEMM_API int64_t rawgemm_k_grouped_gemm_fp8_scaled_flat_workspace_bytes(int64_t groups);

/* A batch of problems of one size: D_i[m, n] = alpha * A_i * B_i^T + beta * C_i for each i below `batch`, in one
 * launch. x has problem 0, the other ones lie strides further on. Types and majors as of rawgemm_gemm; add_to_d must be
 * 0. The kernel is chosen for batch, m, n, k and max_sms alone. batch = 0: nothing is done. Returns any status but
 * RAWGEMM_UNSUPPORTED_SIZE. */
RAWGEMM_API rawgemm_status rawgemm_batched_gemm(const rawgemm_gemm_arguments* x, const rawgemm_batch* batch,
                                                rawgemm_stream stream);

/* The same of FP8 with block scales, promoted. Those of problem 0 as of rawgemm_gemm_fp8_scaled. A and B must be
 * K-major. Returns any status but RAWGEMM_UNSUPPORTED_SIZE. */
RAWGEMM_API rawgemm_status rawgemm_batched_gemm_fp8_scaled(const rawgemm_gemm_arguments* x, rawgemm_block block_b,
                                                           const rawgemm_batch* batch, rawgemm_stream stream);

/* For debugging: whether the numbers of rows in groups keep the rules, m as of the call that takes them. The first one
 * that does not is RAWGEMM_UNSUPPORTED_VALUE, and rawgemm_last_error() names its place and its value:
 * "check_offsets: offsets[2] = 49, must be at least 50 (where the group before ends)". Unlike all others it copies from
 * the device, after what is on the stream, and synchronises the stream, which must not be captured. Besides, it returns
 * RAWGEMM_NULL_POINTER, _MISALIGNED_POINTER, _NEGATIVE_SIZE, _SIZE_TOO_LARGE, _UNSUPPORTED_SIZE (as
 * rawgemm_grouped_gemm) and _CUDA_ERROR. */
RAWGEMM_API rawgemm_status rawgemm_check_offsets(const rawgemm_groups* groups, int64_t m, rawgemm_stream stream);

/* The same of K in groups, k as of the call. step: what offsets must be multiples of, 1 of rawgemm_k_grouped_gemm, 16
 * of rawgemm_k_grouped_gemm_fp8_scaled, 128 of its flat form. Returns the same but RAWGEMM_UNSUPPORTED_SIZE. */
RAWGEMM_API rawgemm_status rawgemm_check_k_offsets(const rawgemm_groups* groups, int64_t k, int64_t step,
                                                   rawgemm_stream stream);

/* *device: the GPU whose memory the address is in, or -1 where every GPU reaches it (pinned, managed) or the driver
 * does not know it; on the model always -1. *current: the calling thread's current one. Returns RAWGEMM_NULL_POINTER,
 * where one of the two is null, and RAWGEMM_CUDA_ERROR. */
RAWGEMM_API rawgemm_status rawgemm_device_of(const void* address, int* device, int* current);

/* Writes Q and the scales. Every library has it, for all of its types. Returns any status but RAWGEMM_NOT_IN_LIBRARY,
 * RAWGEMM_UNSUPPORTED_SIZE and RAWGEMM_INTERNAL_ERROR. */
RAWGEMM_API rawgemm_status rawgemm_quantize_blocks(const rawgemm_quantize_arguments* x, rawgemm_stream stream);

/* Writes d. Every library has it. Returns any status but RAWGEMM_NOT_IN_LIBRARY, RAWGEMM_LEADING_DIMENSION_MISALIGNED
 * and RAWGEMM_INTERNAL_ERROR; RAWGEMM_UNSUPPORTED_SIZE where there are counts and group_rows does not divide rows. */
RAWGEMM_API rawgemm_status rawgemm_transpose_scales(const rawgemm_transpose_arguments* x, rawgemm_stream stream);

#ifdef __cplusplus
}
#endif

#endif
