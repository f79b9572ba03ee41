#include <bench/operands.hpp>

#include <algorithm>

#include <bench/matrix.hpp>
#include <bench/turns.hpp>

namespace rawgemm::bench {

namespace {

/// A matrix takes its bytes, rounded up so that the next one begins as aligned as guard_bytes, and a guard.
std::size_t space_of(const DeviceView& x) {
  constexpr std::size_t unit = Operands::guard_bytes;
  return (x.bytes() + unit - 1) / unit * unit + unit;
}

}  // namespace

Operands::Operands(const Problem& x, std::uint64_t seed, cudaStream_t stream)
    : a_{x.input, x.m, x.k, x.lda, nullptr},
      b_{x.input, x.n, x.k, x.ldb, nullptr},
      d_{x.output, x.m, x.n, x.ldd, nullptr},
      set_bytes_(space_of(a_) + space_of(b_) + space_of(d_)),
      sets_(std::min(sets_past_l2(set_bytes_), most_calls_of_graph)),
      memory_(guard_bytes + static_cast<std::size_t>(sets_) * set_bytes_) {
  a_.data = memory_.get() + guard_bytes;
  b_.data = static_cast<unsigned char*>(a_.data) + space_of(a_);
  d_.data = static_cast<unsigned char*>(b_.data) + space_of(b_);
  const std::size_t bytes = guard_bytes + static_cast<std::size_t>(sets_) * set_bytes_;
  require(cudaMemsetAsync(memory_.get(), Matrix::canary, bytes, stream), "cudaMemsetAsync");
  fill_normal(a_, seed, 0, stream);
  fill_normal(b_, seed, 1, stream);
  for (int set = 1; set < sets_; ++set)
    require(cudaMemcpyAsync(a(set).data, a_.data, set_bytes_ - guard_bytes, cudaMemcpyDeviceToDevice, stream),
            "cudaMemcpyAsync");
}

void Operands::poison_d(int set, cudaStream_t stream) const {
  const DeviceView x = d(set);
  require(cudaMemsetAsync(static_cast<unsigned char*>(x.data) - guard_bytes, Matrix::canary,
                          x.bytes() + 2 * guard_bytes, stream),
          "cudaMemsetAsync");
}

}  // namespace rawgemm::bench
