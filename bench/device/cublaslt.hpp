// The baseline: cuBLASLt computing the same row-major D = A * B^T, products summed in fp32, or as its FP8 has it; one
// product, or a batch.
#pragma once
#include <cublasLt.h>
#include <cuda_runtime.h>

#include <memory>
#include <string>
#include <vector>

#include <bench/backend.hpp>
#include <bench/device/cuda.hpp>

namespace rawgemm::bench {

class CublasLt {
 public:
  /// One of cuBLASLt's algorithms. With a name, since nvcc 13 breaks off at a std::vector of the unnamed struct within.
  struct Algorithm {
    cublasLtMatmulAlgo_t value;
  };

  static constexpr std::size_t workspace_bytes = std::size_t{64} << 20;
  static constexpr int algorithms_asked_for = 64;

  /// The problem must not be empty. is_fast: FP8 with fast accumulation. addresses: of such operands as run is given.
  CublasLt(const Problem& problem, bool is_fast, const Addresses& addresses);

  /// What cuBLASLt's heuristic offers, most promising first.
  const std::vector<Algorithm>& algorithms() const { return algorithms_; }

  /// Why none of them runs, where none does.
  const std::string& refusal() const { return refusal_; }

  /// False where the algorithm refuses the problem after all. workspace: workspace_bytes on the device.
  bool run(const Algorithm& algorithm, const Addresses& addresses, void* workspace, cudaStream_t stream) const;

  static CublasLtConfig config_of(const Algorithm& algorithm);

 private:
  template <class Handle, cublasStatus_t (*destroy)(Handle)>
  struct Destroy {
    using pointer = Handle;
    void operator()(Handle handle) const { destroy(handle); }
  };
  using Layout = std::unique_ptr<cublasLtMatrixLayout_t, Destroy<cublasLtMatrixLayout_t, cublasLtMatrixLayoutDestroy>>;

  static Layout layout(const Problem& problem, ElementType type, const Stored& matrix, i64 ld);
  /// Both: false where cuBLASLt does not have them.
  bool set_scale_modes(const Problem& problem) const;
  bool set_scales(const Addresses& addresses) const;

  std::unique_ptr<cublasLtHandle_t, Destroy<cublasLtHandle_t, cublasLtDestroy>> handle_;
  std::unique_ptr<cublasLtMatmulDesc_t, Destroy<cublasLtMatmulDesc_t, cublasLtMatmulDescDestroy>> matmul_;
  Layout a_;
  Layout b_;
  Layout c_;  // read where beta is 1: it is D then
  Layout d_;
  OperandTypes types_;
  float beta_;
  std::string refusal_ = "cuBLASLt has no algorithm for this shape";
  std::vector<Algorithm> algorithms_;
};

}  // namespace rawgemm::bench
