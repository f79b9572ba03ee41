#include <bench/cublaslt.hpp>

namespace rawgemm::bench {

namespace {

cudaDataType_t data_type(TensorType type) {
  switch (type) {
    case TensorType::f16:
      return CUDA_R_16F;
    case TensorType::bf16:
      return CUDA_R_16BF;
    default:  // f32: the command line knows no other
      return CUDA_R_32F;
  }
  return CUDA_R_32F;
}

/// 0 where this version of cuBLASLt does not say.
template <class Number>
int attribute_of(const cublasLtMatmulAlgo_t& algorithm, cublasLtMatmulAlgoConfigAttributes_t attribute) {
  Number value = 0;
  const cublasStatus_t status =
      cublasLtMatmulAlgoConfigGetAttribute(&algorithm, attribute, &value, sizeof(value), nullptr);
  return status == CUBLAS_STATUS_SUCCESS ? static_cast<int>(value) : 0;
}

}  // namespace

// A row-major matrix is the transposed one to cuBLASLt, which knows columns only: rows and columns change places.
CublasLt::Layout CublasLt::layout(TensorType type, i64 rows, i64 columns, i64 ld) {
  cublasLtMatrixLayout_t layout = nullptr;
  require(cublasLtMatrixLayoutCreate(&layout, data_type(type), static_cast<std::uint64_t>(columns),
                                     static_cast<std::uint64_t>(rows), ld),
          "cublasLtMatrixLayoutCreate");
  return Layout(layout);
}

// D^T[n, m] = op(B) * A^T, where op transposes the [k, n] that cuBLASLt sees in an [n, k] of ours, and leaves the [n,
// k] that it sees in a [k, n].
CublasLt::CublasLt(const Problem& x)
    : a_(layout(x.input, x.m, x.k, x.lda)),
      b_(x.major_b == Major::k ? layout(x.input, x.n, x.k, x.ldb) : layout(x.input, x.k, x.n, x.ldb)),
      d_(layout(x.output, x.m, x.n, x.ldd)) {
  cublasLtHandle_t handle = nullptr;
  require(cublasLtCreate(&handle), "cublasLtCreate");
  handle_.reset(handle);

  cublasLtMatmulDesc_t matmul = nullptr;
  require(cublasLtMatmulDescCreate(&matmul, CUBLAS_COMPUTE_32F, CUDA_R_32F), "cublasLtMatmulDescCreate");
  matmul_.reset(matmul);
  const cublasOperation_t transpose = x.major_b == Major::k ? CUBLAS_OP_T : CUBLAS_OP_N;
  require(cublasLtMatmulDescSetAttribute(matmul, CUBLASLT_MATMUL_DESC_TRANSA, &transpose, sizeof(transpose)),
          "cublasLtMatmulDescSetAttribute");

  cublasLtMatmulPreference_t preference = nullptr;
  require(cublasLtMatmulPreferenceCreate(&preference), "cublasLtMatmulPreferenceCreate");
  const std::unique_ptr<cublasLtMatmulPreference_t,
                        Destroy<cublasLtMatmulPreference_t, cublasLtMatmulPreferenceDestroy>>
      owner(preference);
  require(cublasLtMatmulPreferenceSetAttribute(preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &workspace_bytes,
                                               sizeof(workspace_bytes)),
          "cublasLtMatmulPreferenceSetAttribute");
  cublasLtMatmulHeuristicResult_t offers[algorithms_asked_for];
  int offered = 0;
  require(cublasLtMatmulAlgoGetHeuristic(handle, matmul, b_.get(), a_.get(), d_.get(), d_.get(), preference,
                                         algorithms_asked_for, offers, &offered),
          "cublasLtMatmulAlgoGetHeuristic");
  for (int i = 0; i < offered; ++i)
    if (offers[i].state == CUBLAS_STATUS_SUCCESS) algorithms_.push_back({offers[i].algo});
}

bool CublasLt::run(const Algorithm& algorithm, const void* a, const void* b, void* d, void* workspace,
                   cudaStream_t stream) const {
  const float alpha = 1;
  const float beta = 0;
  return cublasLtMatmul(handle_.get(), matmul_.get(), &alpha, b, b_.get(), a, a_.get(), &beta, d, d_.get(), d, d_.get(),
                        &algorithm.value, workspace, workspace_bytes, stream) == CUBLAS_STATUS_SUCCESS;
}

CublasLtConfig CublasLt::config_of(const Algorithm& x) {
  return {.algorithm = attribute_of<std::int32_t>(x.value, CUBLASLT_ALGO_CONFIG_ID),
          .tile = attribute_of<std::uint32_t>(x.value, CUBLASLT_ALGO_CONFIG_TILE_ID),
          .stages = attribute_of<std::uint32_t>(x.value, CUBLASLT_ALGO_CONFIG_STAGES_ID),
          .split_k = attribute_of<std::int32_t>(x.value, CUBLASLT_ALGO_CONFIG_SPLITK_NUM),
          .cluster = attribute_of<std::uint16_t>(x.value, CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID)};
}

}  // namespace rawgemm::bench
