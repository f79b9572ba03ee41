// cuBLAS's grouped call as a peer of the benchmark (peer.h): groups of rows, of 16 bits, whose sizes the host knows.
//
//   rawgemm bench --form grouped --shapes bench/shapes/grouped.txt --peers build/gpu/bin/cublas_peer.so
#include <bench/peers/peer.h>
#include <cublas_v2.h>

#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

namespace {

/// What one call takes: a group of each of cuBLAS's for each group of ours that has rows.
struct Call {
  std::vector<cublasOperation_t> transposed;
  std::vector<cublasOperation_t> as_they_are;
  std::vector<int> rows;
  std::vector<int> columns;
  std::vector<int> depths;
  std::vector<int> lda;
  std::vector<int> ldb;
  std::vector<int> ldd;
  std::vector<int> sizes;
  std::vector<float> ones;
  std::vector<float> zeros;
  void** pointers;  // on the device: all of B, then of A, then of D
};

/// The pointers' memory stays: a graph may have it.
const Call* make_call(const rawgemm_peer_problem& x, const rawgemm_peer_parts& parts) {
  auto* const call = new Call;
  std::vector<void*> of_b;
  std::vector<void*> of_a;
  std::vector<void*> of_d;
  constexpr std::int64_t bytes = 2;
  for (std::int64_t i = 0; i < parts.count; ++i) {
    if (parts.sizes[i] == 0) continue;
    const auto at = [&](const void* base, std::int64_t row, std::int64_t ld) {
      return const_cast<char*>(static_cast<const char*>(base)) + row * ld * bytes;
    };
    of_b.push_back(at(x.b, i * x.n, x.ldb));
    of_a.push_back(at(x.a, parts.begins[i], x.lda));
    of_d.push_back(at(x.d, parts.begins[i], x.ldd));
    call->rows.push_back(static_cast<int>(parts.sizes[i]));
  }
  const std::size_t count = of_a.size();
  call->transposed.assign(count, CUBLAS_OP_T);
  call->as_they_are.assign(count, CUBLAS_OP_N);
  call->columns.assign(count, static_cast<int>(x.n));
  call->depths.assign(count, static_cast<int>(x.k));
  call->lda.assign(count, static_cast<int>(x.lda));
  call->ldb.assign(count, static_cast<int>(x.ldb));
  call->ldd.assign(count, static_cast<int>(x.ldd));
  call->sizes.assign(count, 1);
  call->ones.assign(count, 1);
  call->zeros.assign(count, 0);
  of_b.insert(of_b.end(), of_a.begin(), of_a.end());
  of_b.insert(of_b.end(), of_d.begin(), of_d.end());
  void* memory = nullptr;
  cudaMalloc(&memory, of_b.size() * sizeof(void*));
  cudaMemcpy(memory, of_b.data(), of_b.size() * sizeof(void*), cudaMemcpyHostToDevice);
  cudaStreamSynchronize(nullptr);
  call->pointers = static_cast<void**>(memory);
  return call;
}

}  // namespace

extern "C" int rawgemm_peer_of_parts(const rawgemm_peer_problem* x, const rawgemm_peer_parts* parts,
                                     CUstream_st* stream) {
  if (parts->form != RAWGEMM_PEER_GROUPED && parts->form != RAWGEMM_PEER_MASKED) return 1;
  if ((x->input != RAWGEMM_PEER_BF16 && x->input != RAWGEMM_PEER_FP16) || x->output != x->input) return 1;
  static cublasHandle_t handle = [] {
    cublasHandle_t created = nullptr;
    cublasCreate(&created);
    return created;
  }();
  // A call that is captured has been made before.
  using Key = std::tuple<const void*, const void*, const void*, std::int64_t, std::int64_t, std::vector<std::int64_t>>;
  static std::map<Key, const Call*> calls;
  const std::vector<std::int64_t> sizes(parts->sizes, parts->sizes + parts->count);
  const Call*& call = calls[Key{x->a, x->b, x->d, x->n, x->k, sizes}];
  if (call == nullptr) call = make_call(*x, *parts);
  cublasSetStream(handle, stream);
  cublasSetWorkspace(handle, x->workspace, static_cast<std::size_t>(x->workspace_bytes));
  const auto count = static_cast<int>(call->rows.size());
  const cudaDataType_t type = x->input == RAWGEMM_PEER_BF16 ? CUDA_R_16BF : CUDA_R_16F;
  // A row-major matrix is the transposed one to cuBLAS: D^T = B A^T.
  const cublasStatus_t status = cublasGemmGroupedBatchedEx(
      handle, call->transposed.data(), call->as_they_are.data(), call->columns.data(), call->rows.data(),
      call->depths.data(), call->ones.data(), call->pointers, type, call->ldb.data(), call->pointers + count, type,
      call->lda.data(), call->zeros.data(), call->pointers + 2 * count, type, call->ldd.data(), count,
      call->sizes.data(), CUBLAS_COMPUTE_32F);
  return status == CUBLAS_STATUS_SUCCESS ? 0 : 2;
}
