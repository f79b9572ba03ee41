// What the benchmark makes on the device is what the host makes: inputs, norms, and the judgement of a result.
#include <bench/inputs.hpp>
#include <bench/on_device.hpp>
#include <tests/gpu/device.cuh>

using namespace rawgemm;
using namespace rawgemm::bench;
using test::require;

namespace {

constexpr i64 rows = 300;
constexpr i64 columns = 1000;
constexpr i64 ld = 1008;

/// A matrix of the host and room for it on the device, guards included.
struct Pair {
  explicit Pair(ElementType type) : host(type, rows, columns, ld), device(host.size() + gap()) {}

  /// The host's last row ends with its last element, the device's with its leading dimension.
  std::size_t gap() const { return static_cast<std::size_t>((ld - columns) * bytes_of(host.type())); }

  DeviceView view() const { return {host.type(), rows, columns, ld, device.get() + Matrix::guard_bytes}; }

  void upload() const {
    require(cudaMemset(device.get(), Matrix::canary, host.size() + gap()));
    require(cudaMemcpy(device.get(), host.bytes(), host.size(), cudaMemcpyHostToDevice));
  }
  void download() { require(cudaMemcpy(host.bytes(), device.get(), host.size(), cudaMemcpyDeviceToHost)); }

  Matrix host;
  bench::DeviceBuffer device;
};

template <class Type>
void check_inputs(cudaStream_t stream) {
  Pair x(element_type<Type>);
  x.upload();
  fill_normal(x.view(), 7, 1, stream);
  require(cudaStreamSynchronize(stream));
  x.download();
  Matrix want(element_type<Type>, rows, columns, ld);
  fill(want, Inputs::normal, 7, 1);
  int different = 0;
  for (i64 i = 0; i < rows; ++i)
    for (i64 j = 0; j < columns; ++j) different += x.host.row<Type>(i)[j].bits != want.row<Type>(i)[j].bits;
  std::printf("inputs, %s: %d of %lld differ from the host's\n", name_of(element_type<Type>), different, rows * columns);
  // Logarithm and cosine may end in other bits, which changes about one rounded number in 10^12.
  require(different == 0, "inputs differ");
  require(x.host.damaged_bytes() == 0, "bytes outside of the elements were overwritten");

  const bench::DeviceBuffer norms(rows * sizeof(double));
  auto* const device_norms = reinterpret_cast<double*>(norms.get());
  row_norms4(x.view(), device_norms, stream);
  require(cudaStreamSynchronize(stream));
  for (const i64 i : {i64{0}, i64{17}, rows - 1}) {
    double sum = 0;
    for (i64 j = 0; j < columns; ++j) sum += std::pow(double{to_float(x.host.row<Type>(i)[j])}, 4);
    double got = 0;
    require(cudaMemcpy(&got, device_norms + i, sizeof(got), cudaMemcpyDeviceToHost));
    require(std::abs(got / std::pow(sum, 0.25) - 1) < 1e-12, "norm of row " + std::to_string(i));
  }
}

/// D as it should be, then with faults.
void check_comparison(cudaStream_t stream) {
  constexpr double bound = 0.01;
  Pair d(ElementType::bf16);
  std::vector<float> sums(rows * columns);
  for (i64 i = 0; i < rows; ++i)
    for (i64 j = 0; j < columns; ++j) {
      const float sum = 1 + static_cast<float>(i * columns + j) / (rows * columns);
      sums[static_cast<std::size_t>(i * columns + j)] = sum;
      d.host.row<bf16>(i)[j] = rounded<bf16>(sum);
    }
  const std::vector<double> ones(columns, 1);  // norms of more rows than needed
  const bench::DeviceBuffer device_sums(sums.size() * sizeof(float));
  const bench::DeviceBuffer norms(ones.size() * sizeof(double));
  require(cudaMemcpy(device_sums.get(), sums.data(), sums.size() * sizeof(float), cudaMemcpyHostToDevice));
  require(cudaMemcpy(norms.get(), ones.data(), ones.size() * sizeof(double), cudaMemcpyHostToDevice));
  const auto* const one = reinterpret_cast<const double*>(norms.get());
  const Expected expected{reinterpret_cast<const float*>(device_sums.get()), bound, one, one};
  const auto compared = [&] {
    d.upload();
    return compare(d.view(), Matrix::guard_bytes, expected, stream);
  };

  const Comparison right = compared();
  require(right.right() && right.elements == rows * columns, "right elements are wrong");
  require(right.worst > 0 && right.worst < 1, "the largest error is " + std::to_string(right.worst));

  d.host.row<bf16>(7)[11] = rounded<bf16>(3.0f);
  d.host.row<bf16>(7)[12] = {Matrix::canary << 8 | Matrix::canary};  // not written
  d.host.row<bf16>(rows - 1)[columns - 1] = rounded<bf16>(-2.0f);
  d.host.row<unsigned char>(0)[-1] = 0;
  d.host.row<bf16>(3)[columns] = {0};
  d.host.bytes()[d.host.size() - Matrix::guard_bytes + d.gap()] = 0;
  const Comparison wrong = compared();
  require(wrong.wrong == 3, std::to_string(wrong.wrong) + " elements are wrong, must be 3");
  require(wrong.damaged_bytes == 4, std::to_string(wrong.damaged_bytes) + " bytes were overwritten, must be 4");
  require(wrong.first_row == 7 && wrong.first_column == 11 && wrong.first_got == 3, "another element is the first");
  require(wrong.first_want == sums[7 * columns + 11], "another sum was wanted");
  require(wrong.first_bound > bound && wrong.first_bound < 2 * bound, "the bound is another");
}

}  // namespace

int main() {
  test::start("on_device");
  const StreamHandle stream = make_stream();
  check_inputs<bf16>(stream.get());
  check_inputs<f16>(stream.get());
  check_comparison(stream.get());
  std::printf("on_device: passed\n");
}
