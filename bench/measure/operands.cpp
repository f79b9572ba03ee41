#include <bench/measure/operands.hpp>

#include <algorithm>

#include <bench/matrices/inputs.hpp>
#include <bench/matrices/matrix.hpp>
#include <bench/measure/turns.hpp>

namespace rawgemm::bench {

namespace {

/// A matrix takes its bytes, rounded up so that the next one begins as aligned as guard_bytes, and a guard; one that is
/// not there takes nothing.
std::size_t space_of(const DeviceView& x) {
  constexpr std::size_t unit = Operands::guard_bytes;
  if (x.rows == 0) return 0;
  return (x.bytes() + unit - 1) / unit * unit + unit;
}

DeviceView view_of(const ScaleLayout& x) { return {ElementType::fp32, x.rows, x.columns, x.ld, nullptr}; }

}  // namespace

Operands::Operands(const Problem& x, std::uint64_t seed, cudaStream_t stream)
    : a_{x.types.input, rows_a(x), x.k, x.lda, nullptr, x.majors.a, matrices_a(x)},
      b_{x.types.input_b, rows_b(x), x.k, x.ldb, nullptr, x.majors.b, matrices_b(x)},
      d_{x.types.output, rows_d(x), x.n, x.ldd, nullptr},
      scales_a_(view_of(scale_layout_a(x))),
      scales_b_(view_of(scale_layout_b(x))),
      scale_d_{ElementType::fp32, is_8_bit(x.types.output) ? 1 : 0, 1, 1, nullptr},
      seed_(seed),
      deviation_of_d_(adds(x) ? deviation_of_d(x.k) : 0),
      set_bytes_(space_of(a_) + space_of(b_) + space_of(d_) + space_of(scales_a_) + space_of(scales_b_) +
                 space_of(scale_d_)),
      sets_(std::min(sets_past_l2(set_bytes_), most_calls_of_graph)),
      memory_(guard_bytes + static_cast<std::size_t>(sets_) * set_bytes_),
      groups_(group_array(x)) {
  unsigned char* place = memory_.get() + guard_bytes;
  for (DeviceView* const view : {&a_, &b_, &d_, &scales_a_, &scales_b_, &scale_d_}) {
    view->data = place;
    place += space_of(*view);
  }
  const std::size_t bytes = guard_bytes + static_cast<std::size_t>(sets_) * set_bytes_;
  require(cudaMemsetAsync(memory_.get(), Matrix::canary, bytes, stream), "cudaMemsetAsync");
  if (x.types.scales == ScaleMode::none) {
    fill_normal(a_, seed, 0, stream);
    fill_normal(b_, seed, 1, stream);
  } else {
    fill_quantised(a_, scale_layout_a(x), static_cast<float*>(scales_a_.data), seed, 0, stream);
    fill_quantised(b_, scale_layout_b(x), static_cast<float*>(scales_b_.data), seed, 1, stream);
  }
  reset_d(0, stream);
  if (scale_d_.rows > 0)
    require(cudaMemcpyAsync(scale_d_.data, &x.scale_d, sizeof(float), cudaMemcpyHostToDevice, stream),
            "cudaMemcpyAsync");
  for (int set = 1; set < sets_; ++set)
    require(cudaMemcpyAsync(a(set).data, a_.data, set_bytes_ - guard_bytes, cudaMemcpyDeviceToDevice, stream),
            "cudaMemcpyAsync");
}

Addresses Operands::addresses(int set) const {
  const auto if_there = [&](const DeviceView& x) { return x.rows == 0 ? nullptr : view(x, set).data; };
  return {.a = a(set).data,
          .b = b(set).data,
          .d = d(set).data,
          .scales_a = if_there(scales_a_),
          .scales_b = if_there(scales_b_),
          .scale_d = if_there(scale_d_),
          .groups = groups_.get()};
}

void Operands::reset_d(int set, cudaStream_t stream) const {
  const DeviceView x = d(set);
  require(cudaMemsetAsync(static_cast<unsigned char*>(x.data) - guard_bytes, Matrix::canary,
                          x.bytes() + 2 * guard_bytes, stream),
          "cudaMemsetAsync");
  if (deviation_of_d_ != 0) fill_normal(x, seed_, operand_of_d, stream, deviation_of_d_);
}

}  // namespace rawgemm::bench
