// The operands of a GEMM in the memory of the GPU, with their scales: matrices between canaries, and the call that
// takes them.
#pragma once
#include <host/grouped.hpp>
#include <tests/gpu/device.cuh>
#include <tests/kernels/variants.hpp>
#include <tests/problem.hpp>

namespace rawgemm::test {

/// The kinds that a program's arguments name; all where there are none.
inline std::vector<OperandKind> kinds_of(int count, char** arguments) {
  std::vector<OperandKind> kinds;
  for (int i = 1; i < count; ++i) {
    const auto kind = operand_kind(arguments[i]);
    require(kind.has_value(), std::string("unknown kind of operands: ") + arguments[i]);
    kinds.push_back(*kind);
  }
  if (kinds.empty()) kinds.assign(std::begin(operand_kinds), std::end(operand_kinds));
  return kinds;
}

inline constexpr i64 guard_bytes = 1024 + 16;  // before and after a matrix, which thus begins at no multiple of 32

/// A row-major matrix on the device, as kernels take it. An MN-major operand lies there transposed.
struct DeviceMatrix {
  Number type;
  i64 width;  // bytes of an element
  i64 rows;
  i64 columns;
  i64 ld;
  Major major;
  unsigned char* data;

  __host__ __device__ i64 pitch() const { return ld * width; }
  /// From the first row on, and what lies between rows.
  __host__ __device__ i64 bytes() const { return (major == Major::k ? rows : columns) * pitch(); }
  __host__ __device__ unsigned char* element(i64 row, i64 column) const {
    return data + (major == Major::k ? row * pitch() + column * width : column * pitch() + row * width);
  }
};

__device__ inline u32 load_bits(const DeviceMatrix& x, i64 row, i64 column) {
  const unsigned char* const element = x.element(row, column);
  if (x.width == 4) return *reinterpret_cast<const u32*>(element);
  return x.width == 2 ? *reinterpret_cast<const u16*>(element) : *element;
}

/// The memory of one matrix after another: guard_bytes, rows, guard_bytes.
class GuardedMatrix {
 public:
  /// All of it becomes canaries. shift: bytes that its first row begins past a multiple of 16.
  void prepare(Number type, i64 rows, i64 columns, i64 ld, cudaStream_t stream, i64 shift = 0, Major major = Major::k) {
    matrix_ = {type, bytes_of(tensor_type_of(type)), rows, columns, ld, major, nullptr};
    first_ = guard_bytes + shift;
    memory_.reserve(static_cast<size_t>(all().bytes));
    matrix_.data = memory_.data() + first_;
    clear(stream);
  }
  void clear(cudaStream_t stream) const { all().clear(stream); }

  const DeviceMatrix& matrix() const { return matrix_; }
  unsigned char* data() const { return matrix_.data; }
  const float* floats() const { return reinterpret_cast<const float*>(matrix_.data); }
  /// With what lies before and after the matrix.
  DeviceBytes all() const { return {memory_.data(), first_ + matrix_.bytes() + guard_bytes}; }

 private:
  DeviceMatrix matrix_{};
  i64 first_ = guard_bytes;
  DeviceBuffer memory_;
};

/// Offsets of groups, or labels of rows, as i32 or i64.
class DeviceOffsets {
 public:
  /// Waits.
  void set(const std::vector<i64>& offsets, bool are_narrow, cudaStream_t stream) {
    const std::vector<i32> narrow(offsets.begin(), offsets.end());
    const void* const from = are_narrow ? static_cast<const void*>(narrow.data()) : offsets.data();
    are_narrow_ = are_narrow;
    bytes_ = offsets.size() * (are_narrow ? sizeof(i32) : sizeof(i64));
    memory_.reserve(bytes_);
    require(cudaMemcpyAsync(memory_.data(), from, bytes_, cudaMemcpyHostToDevice, stream));
    require(cudaStreamSynchronize(stream));
  }
  GroupOffsets get() const {
    if (are_narrow_) return reinterpret_cast<const i32*>(memory_.data());
    return reinterpret_cast<const i64*>(memory_.data());
  }
  DeviceBytes all() const { return {memory_.data(), static_cast<i64>(bytes_)}; }

 private:
  DeviceBuffer memory_;
  size_t bytes_ = 0;
  bool are_narrow_ = false;
};

/// Empty, or which byte of D's memory is not as in `want`, of the same shape.
inline std::string difference(const GuardedMatrix& d, const GuardedMatrix& want) {
  const std::vector<unsigned char> x = fetch(d.all());
  const std::vector<unsigned char> y = fetch(want.all());
  const auto [at, other] = std::mismatch(x.begin(), x.end(), y.begin());
  if (at == x.end()) return "";
  const i64 from_first = at - x.begin() - guard_bytes;
  return "byte " + std::to_string(from_first) + " of D, in row " + std::to_string(from_first / d.matrix().pitch()) +
         ", is not what the dense kernel gives its group";
}

/// Empty, or which byte of D's memory, that is none of an element, was written.
inline std::string damage(const GuardedMatrix& d) {
  const std::vector<unsigned char> bytes = fetch(d.all());
  const DeviceMatrix& x = d.matrix();
  for (i64 i = 0; i < static_cast<i64>(bytes.size()); ++i) {
    const i64 from_first = i - guard_bytes;
    const bool is_element = from_first >= 0 && from_first < x.bytes() && from_first % x.pitch() < x.columns * x.width;
    if (!is_element && bytes[static_cast<size_t>(i)] != canary)
      return "byte " + std::to_string(from_first) + " of D, which is no element, was written";
  }
  return "";
}

/// The operands of one call after another, on one stream. C has rows farther apart than D.
class DeviceOperands {
 public:
  /// Everything becomes canaries; launches nothing.
  void prepare(const Variant& variant, const Shape& shape, cudaStream_t stream, const Scaling& scaling,
               const ScaleChoice& choice) {
    variant_ = variant;
    shape_ = shape;
    stream_ = stream;
    scaling_ = scaling;
    choice_ = choice;
    a_.prepare(variant.a, shape.m, shape.k, shape.lda, stream, 0, shape.major_a);
    b_.prepare(variant.b, shape.n, shape.k, shape.ldb, stream, 0, shape.major_b);
    c_.prepare(variant.d, shape.m, shape.n, shape.ldd + 16, stream);
    d_.prepare(variant.d, shape.m, shape.n, shape.ldd, stream);
    prepare_scales(choice.a, shape.m, &scale_a_);
    prepare_scales(choice.b, shape.n, &scale_b_);
    scale_d_.prepare(Number::f32, 1, choice.of_d ? 1 : 0, 1, stream, sizeof(float));
  }

  GemmArguments arguments() const {
    GemmArguments x = arguments_of(shape_, a_.data(), b_.data(), d_.data());
    x.alpha = scaling_.alpha;
    x.beta = scaling_.beta;
    x.c = c().data();
    x.ldc = c().matrix().ld;
    set_scales(variant_, choice_, {scale_a_.floats(), scale_b_.floats(), scale_d_.floats()}, &x);
    return x;
  }

  const Variant& variant() const { return variant_; }
  const Shape& shape() const { return shape_; }
  const GuardedMatrix& a() const { return a_; }
  const GuardedMatrix& b() const { return b_; }
  const GuardedMatrix& c() const { return scaling_.in_place ? d_ : c_; }
  const GuardedMatrix& d() const { return d_; }
  const GuardedMatrix& scale_a() const { return scale_a_; }
  const GuardedMatrix& scale_b() const { return scale_b_; }
  const GuardedMatrix& scale_d() const { return scale_d_; }

  [[nodiscard]] Status run(bool programmatic = false) const {
    GemmArguments x = arguments();
    x.programmatic = programmatic;
    return variant_.launch(x, stream_);
  }

 protected:
  Variant variant_{};
  Shape shape_{};
  Scaling scaling_{};
  ScaleChoice choice_{};
  cudaStream_t stream_ = nullptr;
  GuardedMatrix a_, b_, c_, d_;
  GuardedMatrix scale_a_, scale_b_, scale_d_;

 private:
  /// rows: of the operand.
  void prepare_scales(Sharing sharing, i64 rows, GuardedMatrix* scales) const {
    const ScaleLayout x = scale_layout(sharing, rows, shape_.k, choice_.padding);
    scales->prepare(Number::f32, x.rows, x.columns, x.ld, stream_, x.is_read_by_tma ? 0 : sizeof(float));
  }
};

}  // namespace rawgemm::test
