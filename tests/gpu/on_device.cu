// What the benchmark makes on the device is what the host makes: inputs, norms, of FP8 what D must be, and the
// judgement of a result.
#include <cstring>

#include <bench/device/on_device.hpp>
#include <bench/operand.hpp>
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

  void upload(cudaStream_t stream) const {
    require(cudaMemsetAsync(device.get(), Matrix::canary, host.size() + gap(), stream));
    require(cudaMemcpyAsync(device.get(), host.bytes(), host.size(), cudaMemcpyHostToDevice, stream));
  }
  void download() { require(cudaMemcpy(host.bytes(), device.get(), host.size(), cudaMemcpyDeviceToHost)); }

  Matrix host;
  bench::DeviceBuffer device;
};

template <class Number>
std::size_t memory_of(const std::vector<Number>& numbers) {
  return numbers.size() * sizeof(Number);
}

template <class Type>
void check_inputs(cudaStream_t stream) {
  Pair x(element_type<Type>);
  x.upload(stream);
  fill_normal(x.view(), 7, 1, stream);
  require(cudaStreamSynchronize(stream));
  x.download();
  Matrix want(element_type<Type>, rows, columns, ld);
  fill(want, Inputs::normal, 7, 1);
  int different = 0;
  for (i64 i = 0; i < rows; ++i)
    for (i64 j = 0; j < columns; ++j) different += x.host.row<Type>(i)[j].bits != want.row<Type>(i)[j].bits;
  std::printf("inputs, %s: %d of %lld differ from the host's\n", name_of(element_type<Type>), different,
              rows * columns);
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

/// MN-major matrices below each other, which have the numbers that the host's have.
void check_matrices(cudaStream_t stream) {
  constexpr i64 matrices = 3, rows_of_each = rows / matrices, ld_of_each = 104;
  Matrix numbers(ElementType::bf16, rows, columns, columns);
  fill(numbers, Inputs::normal, 7, 1);
  const Matrix want = transposed(numbers, ld_of_each, matrices);
  Matrix got(ElementType::bf16, want.rows(), want.columns(), ld_of_each);
  const bench::DeviceBuffer memory(got.size());
  require(cudaMemcpyAsync(memory.get(), got.bytes(), got.size(), cudaMemcpyHostToDevice, stream));
  const DeviceView view{ElementType::bf16, rows,    columns, ld_of_each, memory.get() + Matrix::guard_bytes,
                        Major::mn,         matrices};
  fill_normal(view, 7, 1, stream);
  const bench::DeviceBuffer norms(rows * sizeof(double));
  auto* const device_norms = reinterpret_cast<double*>(norms.get());
  for (i64 i = 0; i < matrices; ++i)
    row_norms4(view.part(i * rows_of_each, rows_of_each, 0, columns), device_norms + i * rows_of_each, stream);
  require(cudaStreamSynchronize(stream));
  require(cudaMemcpy(got.bytes(), memory.get(), got.size(), cudaMemcpyDeviceToHost));
  require(std::memcmp(got.bytes(), want.bytes(), got.size()) == 0, "matrices differ from the host's");
  std::vector<double> got_norms(rows);
  require(cudaMemcpy(got_norms.data(), device_norms, memory_of(got_norms), cudaMemcpyDeviceToHost));
  for (i64 i = 0; i < rows; ++i) {
    double sum = 0;
    for (i64 j = 0; j < columns; ++j) sum += std::pow(double{to_float(numbers.row<bf16>(i)[j])}, 4);
    const double norm = got_norms[static_cast<std::size_t>(i)];
    require(std::abs(norm / std::pow(sum, 0.25) - 1) < 1e-12, "norm of row " + std::to_string(i));
  }
}

/// Quantised inputs, the numbers that they are, and their products.
template <class Type>
void check_quantised(ScaleMode mode, bool of_b, cudaStream_t stream) {
  const ScaleLayout layout = scale_layout(mode, of_b, rows, columns);
  Operand want(element_type<Type>, rows, columns, ld, layout);
  fill(want, Inputs::normal, 7, of_b ? 1 : 0);
  Pair x(element_type<Type>);
  x.upload(stream);
  const bench::DeviceBuffer memory(want.scales.size());
  require(cudaMemsetAsync(memory.get(), Matrix::canary, want.scales.size(), stream));
  auto* const scales = reinterpret_cast<float*>(memory.get() + Matrix::guard_bytes);
  fill_quantised(x.view(), layout, scales, 7, of_b ? 1 : 0, stream);
  require(cudaStreamSynchronize(stream));
  x.download();
  Operand got(element_type<Type>, rows, columns, ld, layout);
  require(cudaMemcpy(got.scales.bytes(), memory.get(), got.scales.size(), cudaMemcpyDeviceToHost));
  int different = 0;
  for (i64 i = 0; i < rows; ++i)
    for (i64 j = 0; j < columns; ++j) {
      different += x.host.row<Type>(i)[j].bits != want.elements.row<Type>(i)[j].bits;
      different += got.scale_of(i, j) != want.scale_of(i, j);
    }
  std::printf("inputs, %s, %s scales: %d differ from the host's\n", name_of(element_type<Type>), name_of(mode),
              different);
  require(different == 0, "quantised inputs differ");
  require(x.host.damaged_bytes() == 0, "bytes outside of the elements were overwritten");
  require(got.scales.damaged_bytes() == 0, "bytes outside of the scales were overwritten");

  constexpr float factor = 0.25f;
  const Matrix numbers = dequantised(want, factor);
  const bench::DeviceBuffer device_numbers(rows * columns * sizeof(float));
  const DeviceView view{ElementType::fp32, rows, columns, columns, device_numbers.get()};
  dequantise(x.view(), layout, scales, factor, view, stream);
  const bench::DeviceBuffer device_sums(rows * rows * sizeof(float));
  multiply_in_fp64(view, view, reinterpret_cast<float*>(device_sums.get()), stream);
  require(cudaStreamSynchronize(stream));
  std::vector<float> values(rows * columns);
  std::vector<float> sums(rows * rows);
  require(cudaMemcpy(values.data(), device_numbers.get(), values.size() * sizeof(float), cudaMemcpyDeviceToHost));
  require(cudaMemcpy(sums.data(), device_sums.get(), sums.size() * sizeof(float), cudaMemcpyDeviceToHost));
  for (i64 i = 0; i < rows; ++i)
    for (i64 j = 0; j < columns; ++j)
      require(values[static_cast<std::size_t>(i * columns + j)] == numbers.row<float>(i)[j], "a number differs");
  for (const i64 i : {i64{0}, i64{63}, i64{64}, rows - 1}) {
    for (i64 j = 0; j < rows; ++j) {
      double sum = 0;
      for (i64 l = 0; l < columns; ++l) sum += double{numbers.row<float>(i)[l]} * numbers.row<float>(j)[l];
      require(std::abs(sums[static_cast<std::size_t>(i * rows + j)] - sum) <= 1e-7 * std::abs(sum) + 1e-9,
              "the sum of row " + std::to_string(i) + ", column " + std::to_string(j));
    }
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
  require(cudaMemcpyAsync(device_sums.get(), sums.data(), sums.size() * sizeof(float), cudaMemcpyHostToDevice, stream));
  require(cudaMemcpyAsync(norms.get(), ones.data(), ones.size() * sizeof(double), cudaMemcpyHostToDevice, stream));
  const auto* const one = reinterpret_cast<const double*>(norms.get());
  const Expected expected{reinterpret_cast<const float*>(device_sums.get()), bound, one, one};
  const auto compared = [&] {
    d.upload(stream);
    return compare(d.view(), Matrix::guard_bytes, expected, stream);
  };

  const Comparison right = compared();
  require(right.right() && right.elements == rows * columns, "right elements are wrong");
  require(right.worst > 0 && right.worst < 1, "the largest error is " + std::to_string(right.worst));
  // bf16 rounds to 8 bits: by 2^-9 to 2^-8 at most, sqrt(1/3) of it in the mean.
  require(right.relative_error() > 1e-3 && right.relative_error() < 2e-3,
          "the error of D as a whole is " + std::to_string(right.relative_error()));

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

/// Sums that D is added to, and how they are compared.
void check_addition(cudaStream_t stream) {
  constexpr float large = 0x1p24f;
  Pair d(ElementType::fp32);
  for (i64 i = 0; i < rows; ++i)
    for (i64 j = 0; j < columns; ++j) d.host.row<float>(i)[j] = static_cast<float>(i * columns + j);
  d.upload(stream);
  std::vector<float> sums(rows * columns, large);
  const bench::DeviceBuffer memory(sums.size() * sizeof(float));
  auto* const device_sums = reinterpret_cast<float*>(memory.get());
  require(cudaMemcpyAsync(device_sums, sums.data(), memory_of(sums), cudaMemcpyHostToDevice, stream));
  add_to_sums(d.view(), device_sums, stream);
  require(cudaStreamSynchronize(stream));
  require(cudaMemcpy(sums.data(), device_sums, memory_of(sums), cudaMemcpyDeviceToHost));
  for (i64 i = 0; i < rows * columns; ++i)
    require(sums[static_cast<std::size_t>(i)] == large + static_cast<float>(i), "a sum with D's number");

  // D one unit in the last place away from its sums, which is more than their bound.
  for (i64 i = 0; i < rows; ++i)
    for (i64 j = 0; j < columns; ++j)
      d.host.row<float>(i)[j] = std::nextafter(sums[static_cast<std::size_t>(i * columns + j)], 0.0f);
  const std::vector<double> ones(columns, 1);
  const bench::DeviceBuffer norms(memory_of(ones));
  require(cudaMemcpyAsync(norms.get(), ones.data(), memory_of(ones), cudaMemcpyHostToDevice, stream));
  const auto* const one = reinterpret_cast<const double*>(norms.get());
  d.upload(stream);
  for (const bool is_added_to : {false, true}) {
    const Comparison found = compare(d.view(), Matrix::guard_bytes, {device_sums, 1e-3, one, one, is_added_to}, stream);
    require(found.right() == is_added_to, "rounded sums, and what is allowed");
  }
}

}  // namespace

int main() {
  test::start("on_device");
  const StreamHandle stream = make_stream();
  check_inputs<bf16>(stream.get());
  check_inputs<f16>(stream.get());
  check_matrices(stream.get());
  for (const bool of_b : {false, true})
    for (const ScaleMode mode : {ScaleMode::tensor, ScaleMode::rows, ScaleMode::blocks, ScaleMode::blocks_1x128}) {
      check_quantised<e4m3>(mode, of_b, stream.get());
      check_quantised<e5m2>(mode, of_b, stream.get());
    }
  check_comparison(stream.get());
  check_addition(stream.get());
  std::printf("on_device: passed\n");
}
