#include <bench/device/cublaslt.hpp>

namespace rawgemm::bench {

namespace {

cudaDataType_t data_type(ElementType type) {
  switch (type) {
    case ElementType::fp16:
      return CUDA_R_16F;
    case ElementType::bf16:
      return CUDA_R_16BF;
    case ElementType::fp32:
      return CUDA_R_32F;
    case ElementType::e4m3:
      return CUDA_R_8F_E4M3;
    case ElementType::e5m2:
      return CUDA_R_8F_E5M2;
  }
  return CUDA_R_32F;
}

// By their numbers, since CUDA before 12.9 has no names for them; cuBLASLt before refuses them.
constexpr auto scale_mode_of_a = static_cast<cublasLtMatmulDescAttributes_t>(31);
constexpr auto scale_mode_of_b = static_cast<cublasLtMatmulDescAttributes_t>(32);
constexpr std::int32_t outer_vec_32f = 3;
constexpr std::int32_t vec128_32f = 4;
constexpr std::int32_t blk128x128_32f = 5;

/// cuBLASLt's word for the scales of our A, or of our B.
std::int32_t scale_mode(ScaleMode mode, bool of_b) {
  if (mode == ScaleMode::rows) return outer_vec_32f;
  return mode == ScaleMode::blocks && of_b ? blk128x128_32f : vec128_32f;
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
CublasLt::Layout CublasLt::layout(const Problem& problem, ElementType type, const Stored& x, i64 ld) {
  cublasLtMatrixLayout_t layout = nullptr;
  require(cublasLtMatrixLayoutCreate(&layout, data_type(type), static_cast<std::uint64_t>(x.columns),
                                     static_cast<std::uint64_t>(x.rows), ld),
          "cublasLtMatrixLayoutCreate");
  Layout result(layout);
  if (problem.parts.form != Form::batched) return result;
  const auto batch = static_cast<std::int32_t>(problem.parts.count);
  const std::int64_t stride = x.rows * ld;
  require(cublasLtMatrixLayoutSetAttribute(layout, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, &batch, sizeof(batch)),
          "cublasLtMatrixLayoutSetAttribute");
  require(
      cublasLtMatrixLayoutSetAttribute(layout, CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, &stride, sizeof(stride)),
      "cublasLtMatrixLayoutSetAttribute");
  return result;
}

// D^T[n, m] = op(B) * op(A): its A is our B, its B our A. A row-major matrix of ours is the transposed one to it: of a
// K-major B, [n, k], it sees [k, n], which op transposes, of an MN-major one the [n, k] that it wants; of a K-major A
// the [k, m] that it wants, of an MN-major one [m, k], which op transposes. Where D is FP8, C has 16 bits.
CublasLt::CublasLt(const Problem& x, bool is_fast, const Addresses& addresses)
    : a_(layout(x, x.types.input, stored_a(x), x.lda)),
      b_(layout(x, x.types.input_b, stored_b(x), x.ldb)),
      c_(layout(x, is_8_bit(x.types.output) ? ElementType::bf16 : x.types.output, {x.m, x.n}, x.ldd)),
      d_(layout(x, x.types.output, {x.m, x.n}, x.ldd)),
      types_(x.types),
      beta_(adds(x) ? 1 : 0) {
  cublasLtHandle_t handle = nullptr;
  require(cublasLtCreate(&handle), "cublasLtCreate");
  handle_.reset(handle);

  cublasLtMatmulDesc_t matmul = nullptr;
  require(cublasLtMatmulDescCreate(&matmul, CUBLAS_COMPUTE_32F, CUDA_R_32F), "cublasLtMatmulDescCreate");
  matmul_.reset(matmul);
  const cublasOperation_t op_b = x.majors.b == Major::k ? CUBLAS_OP_T : CUBLAS_OP_N;
  const cublasOperation_t op_a = x.majors.a == Major::k ? CUBLAS_OP_N : CUBLAS_OP_T;
  require(cublasLtMatmulDescSetAttribute(matmul, CUBLASLT_MATMUL_DESC_TRANSA, &op_b, sizeof(op_b)),
          "cublasLtMatmulDescSetAttribute");
  require(cublasLtMatmulDescSetAttribute(matmul, CUBLASLT_MATMUL_DESC_TRANSB, &op_a, sizeof(op_a)),
          "cublasLtMatmulDescSetAttribute");
  if (x.max_sms > 0) {
    const auto sms = static_cast<std::int32_t>(std::min<i64>(x.max_sms, max_extent));
    require(cublasLtMatmulDescSetAttribute(matmul, CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET, &sms, sizeof(sms)),
            "cublasLtMatmulDescSetAttribute");
  }
  if (types_.scales != ScaleMode::none) {
    const std::int8_t fast = is_fast;
    require(cublasLtMatmulDescSetAttribute(matmul, CUBLASLT_MATMUL_DESC_FAST_ACCUM, &fast, sizeof(fast)),
            "cublasLtMatmulDescSetAttribute");
    if (!set_scale_modes(x) || !set_scales(addresses)) {
      refusal_ = std::string("cuBLASLt has no ") + name_of(types_.scales) + " scales for this";
      return;
    }
  }

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
  const cublasStatus_t status = cublasLtMatmulAlgoGetHeuristic(handle, matmul, b_.get(), a_.get(), c_.get(), d_.get(),
                                                               preference, algorithms_asked_for, offers, &offered);
  if (types_.scales == ScaleMode::none) require(status, "cublasLtMatmulAlgoGetHeuristic");
  for (int i = 0; i < offered; ++i)
    if (offers[i].state == CUBLAS_STATUS_SUCCESS) algorithms_.push_back({offers[i].algo});
  if (algorithms_.empty())
    refusal_ =
        "cuBLASLt has no algorithm for " + name_of(types_) + " of this shape (" + cublasLtGetStatusString(status) + ")";
}

// It takes factors of 1 x 128 packed, of 128 x 128 in rows that are multiples of 4: scale_layout. Those of a batch
// would lie one problem's behind the other's.
bool CublasLt::set_scale_modes(const Problem& x) const {
  if (types_.scales == ScaleMode::tensor) return true;
  const auto is_packed = [](const ScaleLayout& layout) { return !layout.is_transposed || layout.ld == layout.columns; };
  const std::int32_t of_a = scale_mode(types_.scales, true);
  const std::int32_t of_b = scale_mode(types_.scales, false);
  return x.parts.form != Form::batched && is_packed(scale_layout_a(x)) && is_packed(scale_layout_b(x)) &&
         cublasLtMatmulDescSetAttribute(matmul_.get(), scale_mode_of_a, &of_a, sizeof(of_a)) == CUBLAS_STATUS_SUCCESS &&
         cublasLtMatmulDescSetAttribute(matmul_.get(), scale_mode_of_b, &of_b, sizeof(of_b)) == CUBLAS_STATUS_SUCCESS;
}

bool CublasLt::set_scales(const Addresses& x) const {
  const auto set = [&](cublasLtMatmulDescAttributes_t attribute, const void* pointer) {
    return cublasLtMatmulDescSetAttribute(matmul_.get(), attribute, &pointer, sizeof(pointer)) == CUBLAS_STATUS_SUCCESS;
  };
  return types_.scales == ScaleMode::none ||
         (set(CUBLASLT_MATMUL_DESC_A_SCALE_POINTER, x.scales_b) &&
          set(CUBLASLT_MATMUL_DESC_B_SCALE_POINTER, x.scales_a) &&
          (!is_8_bit(types_.output) || set(CUBLASLT_MATMUL_DESC_D_SCALE_POINTER, x.scale_d)));
}

bool CublasLt::run(const Algorithm& algorithm, const Addresses& x, void* workspace, cudaStream_t stream) const {
  const float alpha = 1;
  return set_scales(x) &&
         cublasLtMatmul(handle_.get(), matmul_.get(), &alpha, x.b, b_.get(), x.a, a_.get(), &beta_, x.d, c_.get(), x.d,
                        d_.get(), &algorithm.value, workspace, workspace_bytes, stream) == CUBLAS_STATUS_SUCCESS;
}

CublasLtConfig CublasLt::config_of(const Algorithm& x) {
  return {.algorithm = attribute_of<std::int32_t>(x.value, CUBLASLT_ALGO_CONFIG_ID),
          .tile = attribute_of<std::uint32_t>(x.value, CUBLASLT_ALGO_CONFIG_TILE_ID),
          .stages = attribute_of<std::uint32_t>(x.value, CUBLASLT_ALGO_CONFIG_STAGES_ID),
          .split_k = attribute_of<std::int32_t>(x.value, CUBLASLT_ALGO_CONFIG_SPLITK_NUM),
          .cluster = attribute_of<std::uint16_t>(x.value, CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID)};
}

}  // namespace rawgemm::bench
