#include <bench/device/sums.hpp>

#include <bench/device/cublaslt.hpp>
#include <bench/device/on_device.hpp>

namespace rawgemm::bench {

namespace {

/// A or B of FP8 as numbers in fp32.
class Numbers {
 public:
  Numbers(ElementType type, i64 rows, i64 columns, i64 ld, const void* elements, const ScaleLayout& layout,
          const void* scales, float factor, cudaStream_t stream)
      : memory_(static_cast<std::size_t>(rows * columns) * sizeof(float)),
        view_{ElementType::fp32, rows, columns, columns, memory_.get()} {
    dequantise({type, rows, columns, ld, const_cast<void*>(elements)}, layout, static_cast<const float*>(scales),
               factor, view_, stream);
  }

  const DeviceView& view() const { return view_; }

 private:
  DeviceBuffer memory_;
  DeviceView view_;
};

Numbers numbers_of_a(const Problem& x, const Addresses& at, cudaStream_t stream) {
  return {x.types.input, x.m, x.k, x.lda, at.a, scale_layout_a(x), at.scales_a, x.scale_d, stream};
}
Numbers numbers_of_b(const Problem& x, const Addresses& at, cudaStream_t stream) {
  return {x.types.input_b, x.n, x.k, x.ldb, at.b, scale_layout_b(x), at.scales_b, 1, stream};
}

/// By the first algorithm of cuBLASLt that runs.
void compute_by_cublaslt(const Problem& x, const Addresses& at, float* sums, cudaStream_t stream) {
  Problem in_fp32 = x;
  in_fp32.types.output = ElementType::fp32;
  in_fp32.ldd = x.n;
  in_fp32.addition = Addition::none;
  Addresses addresses = at;
  addresses.d = sums;
  const DeviceBuffer workspace(CublasLt::workspace_bytes);
  const CublasLt cublaslt(in_fp32, false, addresses);
  for (const CublasLt::Algorithm& algorithm : cublaslt.algorithms())
    if (cublaslt.run(algorithm, addresses, workspace.get(), stream)) {
      require(cudaStreamSynchronize(stream), "cublasLtMatmul");
      return;
    }
  throw Failure{{StatusCode::cuda_error, cublaslt.refusal()}};
}

}  // namespace

void compute_sums(const Problem& x, const Addresses& at, float* sums, cudaStream_t stream) {
  if (x.types.scales == ScaleMode::none) return compute_by_cublaslt(x, at, sums, stream);
  const Numbers a = numbers_of_a(x, at, stream);
  const Numbers b = numbers_of_b(x, at, stream);
  multiply_in_fp64(a.view(), b.view(), sums, stream);
  require(cudaStreamSynchronize(stream), "multiply_in_fp64_kernel");
}

void compute_norms4(const Problem& x, const Addresses& at, double* of_a, double* of_b, cudaStream_t stream) {
  if (x.types.scales == ScaleMode::none) {
    row_norms4({x.types.input, x.m, x.k, x.lda, const_cast<void*>(at.a), x.majors.a}, of_a, stream);
    row_norms4({x.types.input_b, x.n, x.k, x.ldb, const_cast<void*>(at.b), x.majors.b}, of_b, stream);
    return;
  }
  const Numbers a = numbers_of_a(x, at, stream);
  const Numbers b = numbers_of_b(x, at, stream);
  row_norms4(a.view(), of_a, stream);
  row_norms4(b.view(), of_b, stream);
  require(cudaStreamSynchronize(stream), "row_norms4_kernel");
}

}  // namespace rawgemm::bench
