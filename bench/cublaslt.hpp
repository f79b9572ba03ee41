// The baseline: cuBLASLt computing the same row-major D = A * B^T, products summed in fp32.
#pragma once
#include <cublasLt.h>
#include <cuda_runtime.h>

#include <memory>
#include <vector>

#include <bench/backend.hpp>
#include <bench/cuda.hpp>

namespace rawgemm::bench {

class CublasLt {
 public:
  /// One of cuBLASLt's algorithms. With a name, since nvcc 13 breaks off at a std::vector of the unnamed struct within.
  struct Algorithm {
    cublasLtMatmulAlgo_t value;
  };

  static constexpr std::size_t workspace_bytes = std::size_t{64} << 20;
  static constexpr int algorithms_asked_for = 64;

  /// The problem must not be empty.
  explicit CublasLt(const Problem& problem);

  /// What cuBLASLt's heuristic offers, most promising first.
  const std::vector<Algorithm>& algorithms() const { return algorithms_; }

  /// False where the algorithm refuses the problem after all. workspace: workspace_bytes on the device.
  bool run(const Algorithm& algorithm, const void* a, const void* b, void* d, void* workspace,
           cudaStream_t stream) const;

  static CublasLtConfig config_of(const Algorithm& algorithm);

 private:
  template <class Handle, cublasStatus_t (*destroy)(Handle)>
  struct Destroy {
    using pointer = Handle;
    void operator()(Handle handle) const { destroy(handle); }
  };
  using Layout = std::unique_ptr<cublasLtMatrixLayout_t, Destroy<cublasLtMatrixLayout_t, cublasLtMatrixLayoutDestroy>>;

  static Layout layout(TensorType type, i64 rows, i64 columns, i64 ld);

  std::unique_ptr<cublasLtHandle_t, Destroy<cublasLtHandle_t, cublasLtDestroy>> handle_;
  std::unique_ptr<cublasLtMatmulDesc_t, Destroy<cublasLtMatmulDesc_t, cublasLtMatmulDescDestroy>> matmul_;
  Layout a_;
  Layout b_;
  Layout d_;
  std::vector<Algorithm> algorithms_;
};

}  // namespace rawgemm::bench
