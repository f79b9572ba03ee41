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
  return {x.types.input, rows_a(x), x.k, x.lda, at.a, scale_layout_a(x), at.scales_a, x.scale_d, stream};
}
Numbers numbers_of_b(const Problem& x, const Addresses& at, cudaStream_t stream) {
  return {x.types.input_b, rows_b(x), x.k, x.ldb, at.b, scale_layout_b(x), at.scales_b, 1, stream};
}

DeviceView elements_of_a(const Problem& x, const Addresses& at) {
  return {x.types.input, rows_a(x), x.k, x.lda, const_cast<void*>(at.a), x.majors.a, matrices_a(x)};
}
DeviceView elements_of_b(const Problem& x, const Addresses& at) {
  return {x.types.input_b, rows_b(x), x.k, x.ldb, const_cast<void*>(at.b), x.majors.b, matrices_b(x)};
}

/// A product's A, and its B, of those of all.
DeviceView part_a(const DeviceView& a, const Product& x) { return a.part(x.row_a, x.m, x.first_k, x.k); }
DeviceView part_b(const DeviceView& b, const Product& x) { return b.part(x.row_b, x.n, x.first_k, x.k); }

void norms4_of_parts(const Problem& x, const DeviceView& a, const DeviceView& b, double* of_a, double* of_b,
                     cudaStream_t stream) {
  for (const Product& product : products_of(x)) {
    row_norms4(part_a(a, product), of_a + product.row_d, stream);
    row_norms4(part_b(b, product), of_b, stream);
    of_b += product.n;
  }
  require(cudaStreamSynchronize(stream), "row_norms4_kernel");
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
  if (x.types.scales == ScaleMode::none && (x.parts.form == Form::dense || x.parts.form == Form::batched))
    return compute_by_cublaslt(x, at, sums, stream);
  require(cudaMemsetAsync(sums, 0, static_cast<std::size_t>(rows_d(x) * x.n) * sizeof(float), stream),
          "cudaMemsetAsync");
  const auto for_each_product = [&](const auto& compute) {
    for (const Product& product : products_of(x))
      if (product.m > 0 && product.k > 0) compute(product, sums + product.row_d * x.n);
  };
  if (x.types.scales == ScaleMode::none) {
    const DeviceView a = elements_of_a(x, at);
    const DeviceView b = elements_of_b(x, at);
    for_each_product([&](const Product& product, float* its_sums) {
      Problem alone = x;
      alone.parts = {};
      alone.m = product.m;
      alone.k = product.k;
      compute_by_cublaslt(alone, {.a = part_a(a, product).data, .b = part_b(b, product).data, .d = nullptr}, its_sums,
                          stream);
    });
    return;
  }
  const Numbers a = numbers_of_a(x, at, stream);
  const Numbers b = numbers_of_b(x, at, stream);
  for_each_product([&](const Product& product, float* its_sums) {
    multiply_in_fp64(part_a(a.view(), product), part_b(b.view(), product), its_sums, stream);
  });
  require(cudaStreamSynchronize(stream), "multiply_in_fp64_kernel");
}

void compute_norms4(const Problem& x, const Addresses& at, double* of_a, double* of_b, cudaStream_t stream) {
  if (x.types.scales == ScaleMode::none)
    return norms4_of_parts(x, elements_of_a(x, at), elements_of_b(x, at), of_a, of_b, stream);
  const Numbers a = numbers_of_a(x, at, stream);
  const Numbers b = numbers_of_b(x, at, stream);
  norms4_of_parts(x, a.view(), b.view(), of_a, of_b, stream);
}

}  // namespace rawgemm::bench
