// The least that a peer of the benchmark can be (peer.h): one thread per element of D. To copy from, not to win.
//
//   rawgemm bench --peers build/gpu/bin/example_peer.so
#include <bench/peers/peer.h>
#include <cuda_bf16.h>
#include <cuda_runtime.h>

#include <cstdint>

namespace {

__global__ void multiply(rawgemm_peer_problem x) {
  const std::int64_t row = std::int64_t{blockIdx.y} * blockDim.y + threadIdx.y;
  const std::int64_t column = std::int64_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (row >= x.m || column >= x.n) return;
  const auto* const a = static_cast<const __nv_bfloat16*>(x.a) + row * x.lda;
  const auto* const b = static_cast<const __nv_bfloat16*>(x.b) + column * x.ldb;
  float sum = 0;
  for (std::int64_t l = 0; l < x.k; ++l) sum += __bfloat162float(a[l]) * __bfloat162float(b[l]);
  static_cast<__nv_bfloat16*>(x.d)[row * x.ldd + column] = __float2bfloat16_rn(sum);
}

}  // namespace

extern "C" int rawgemm_peer(const rawgemm_peer_problem* x, cudaStream_t stream) {
  constexpr unsigned edge = 16;
  const std::int64_t blocks_m = (x->m + edge - 1) / edge;
  const std::int64_t blocks_n = (x->n + edge - 1) / edge;
  constexpr std::int64_t most_blocks_y = 65535;
  if (x->input != RAWGEMM_PEER_BF16 || x->output != RAWGEMM_PEER_BF16 || blocks_m > most_blocks_y) return 1;
  const dim3 grid(static_cast<unsigned>(blocks_n), static_cast<unsigned>(blocks_m));
  multiply<<<grid, dim3(edge, edge), 0, stream>>>(*x);
  return cudaGetLastError() == cudaSuccess ? 0 : 2;
}
