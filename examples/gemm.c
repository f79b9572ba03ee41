/* D = A * B^T through the C library, in bf16 and in FP8 with block scales, each checked: docs/library.md says how to
 * build it. It runs on the model, where memory of the device is the program's own. For a GPU, put cudaMalloc and
 * cudaMemcpy in the place of malloc and of what reads D, and a cudaStream_t in that of NULL.
 */
#include <rawgemm.h>
#include <stdio.h>
#include <stdlib.h>

enum { m = 40, n = 136, k = 272, blocks = (k + 127) / 128 };

/* bf16 is the upper half of fp32. */
static uint16_t bf16(float x) {
  union {
    float number;
    uint32_t bits;
  } word = {x};
  return (uint16_t)(word.bits >> 16);
}

/* malloc aligns to 16 bytes where pointers have 8. */
static void* make(size_t bytes) {
  void* memory = malloc(bytes);
  if (memory == NULL) exit(2);
  return memory;
}

/* Small integers, of which every sum of products is exact. */
static int a_at(int i, int l) { return (i + 3 * l) % 5 - 2; }
static int b_at(int j, int l) { return (2 * j + l) % 3 - 1; }

static uint16_t* filled(int rows, int (*at)(int, int)) {
  uint16_t* x = make((size_t)rows * k * sizeof(uint16_t));
  for (int i = 0; i < rows; ++i)
    for (int l = 0; l < k; ++l) x[i * k + l] = bf16((float)at(i, l));
  return x;
}

static void succeed(rawgemm_status status) {
  if (status == RAWGEMM_OK) return;
  fprintf(stderr, "%s\n", rawgemm_last_error());
  exit(1);
}

/* tolerance: scales are no powers of 2, and D may differ by their rounding. */
static void check(const char* name, const float* d, float tolerance) {
  for (int i = 0; i < m; ++i)
    for (int j = 0; j < n; ++j) {
      int sum = 0;
      for (int l = 0; l < k; ++l) sum += a_at(i, l) * b_at(j, l);
      const float difference = d[i * n + j] - (float)sum;
      if (!(difference <= tolerance && -difference <= tolerance)) {
        printf("%s: d[%d, %d] = %g, must be %d\n", name, i, j, d[i * n + j], sum);
        exit(1);
      }
    }
  printf("%s: right\n", name);
}

static void quantize(rawgemm_block block, int rows, const uint16_t* x, void* q, float* scales, int64_t ld_scales) {
  rawgemm_quantize_arguments y = {.type_x = RAWGEMM_BF16, .type_q = RAWGEMM_E4M3, .block = block, .rows = rows, .k = k};
  y.x = x;
  y.ldx = k;
  y.q = q;
  y.ldq = k;
  y.scales = scales;
  y.ld_scales = ld_scales;
  succeed(rawgemm_quantize_blocks(&y, NULL));
}

int main(void) {
  uint16_t* a = filled(m, a_at);
  uint16_t* b = filled(n, b_at);
  float* d = make(m * n * sizeof(float));
  printf("rawgemm %d for %s\n", rawgemm_version(), rawgemm_build());

  rawgemm_gemm_arguments x = rawgemm_gemm_defaults();
  x.type_a = x.type_b = RAWGEMM_BF16;
  x.type_d = RAWGEMM_FP32;
  x.m = m;
  x.n = n;
  x.k = k;
  x.a = a;
  x.lda = k;
  x.b = b;
  x.ldb = k;
  x.d = d;
  x.ldd = n;
  succeed(rawgemm_gemm(&x, NULL));
  check("bf16", d, 0);

  float* scales_a = make(blocks * m * sizeof(float));
  float* scales_b = make((n + 127) / 128 * blocks * sizeof(float));
  void* a8 = make(m * k);
  void* b8 = make(n * k);
  quantize(RAWGEMM_BLOCK_1X128, m, a, a8, scales_a, m);
  quantize(RAWGEMM_BLOCK_128X128, n, b, b8, scales_b, blocks);
  x.type_a = x.type_b = RAWGEMM_E4M3;
  x.a = a8;
  x.b = b8;
  x.block_scales_a = scales_a;
  x.ld_block_scales_a = m;
  x.block_scales_b = scales_b;
  x.ld_block_scales_b = blocks;
  succeed(rawgemm_gemm_fp8_scaled(&x, RAWGEMM_BLOCK_128X128, NULL));
  check("e4m3 with block scales", d, 0.01f);

  free(a);
  free(b);
  free(d);
  free(scales_a);
  free(scales_b);
  free(a8);
  free(b8);
  return 0;
}
