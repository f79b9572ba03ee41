// The operands of a GEMM in the memory of the GPU, with their scales: matrices between canaries, and the call that
// takes them.
#pragma once
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

inline constexpr unsigned char canary = 0xff;  // a NaN in every type
inline constexpr i64 guard_bytes = 1024 + 16;  // before and after a matrix, which thus begins at no multiple of 32

/// A row-major matrix on the device, as kernels take it.
struct DeviceMatrix {
  Number type;
  i64 width;  // bytes of an element
  i64 rows;
  i64 columns;
  i64 ld;
  unsigned char* data;

  __host__ __device__ i64 pitch() const { return ld * width; }
  /// From the first row on, and what lies between rows.
  __host__ __device__ i64 bytes() const { return rows * pitch(); }
};

__device__ inline u32 load_bits(const DeviceMatrix& x, i64 row, i64 column) {
  const unsigned char* const element = x.data + row * x.pitch() + column * x.width;
  if (x.width == 4) return *reinterpret_cast<const u32*>(element);
  return x.width == 2 ? *reinterpret_cast<const u16*>(element) : *element;
}

/// The memory of one matrix after another: guard_bytes, rows, guard_bytes.
class GuardedMatrix {
 public:
  /// All of it becomes canaries. shift: bytes that its first row begins past a multiple of 16.
  void prepare(Number type, i64 rows, i64 columns, i64 ld, cudaStream_t stream, i64 shift = 0) {
    matrix_ = {type, bytes_of(tensor_type_of(type)), rows, columns, ld, nullptr};
    first_ = guard_bytes + shift;
    memory_.reserve(static_cast<size_t>(bytes()));
    matrix_.data = memory_.data() + first_;
    clear(stream);
  }
  void clear(cudaStream_t stream) const {
    require(cudaMemsetAsync(memory_.data(), canary, static_cast<size_t>(bytes()), stream));
  }

  const DeviceMatrix& matrix() const { return matrix_; }
  unsigned char* data() const { return matrix_.data; }
  const float* floats() const { return reinterpret_cast<const float*>(matrix_.data); }
  /// With what lies before and after the matrix.
  const unsigned char* memory() const { return memory_.data(); }
  i64 bytes() const { return first_ + matrix_.bytes() + guard_bytes; }

 private:
  DeviceMatrix matrix_{};
  i64 first_ = guard_bytes;
  DeviceBuffer memory_;
};

/// Which elements of an operand share a scale.
enum class Sharing { no_scale, all, row, row_128, block_128x128 };

/// Which scales a call has. padding: of the leading dimensions of block scales, as shape_of has it.
struct ScaleChoice {
  Sharing a = Sharing::no_scale;
  Sharing b = Sharing::no_scale;
  bool of_d = false;
  i64 padding = 0;
};

/// As many as there may be.
inline ScaleChoice all_scales(const Variant& x) {
  constexpr Sharing of_a[] = {Sharing::no_scale, Sharing::all, Sharing::row, Sharing::row_128, Sharing::row_128};
  constexpr Sharing of_b[] = {Sharing::no_scale, Sharing::all, Sharing::row, Sharing::block_128x128, Sharing::row_128};
  const int kind = static_cast<int>(x.operands);
  return {.a = of_a[kind], .b = of_b[kind], .of_d = is_fp8_number(x.d)};
}

/// Those of the rows of at least one operand, where it is rows that have them, and some or all of the others.
inline ScaleChoice random_scales(const Variant& x, Random& random) {
  ScaleChoice choice = all_scales(x);
  choice.padding = random.between(0, 2);
  if (choice.of_d) choice.of_d = random.between(0, 3) != 0;
  Sharing& one = random.between(0, 1) == 0 ? choice.a : choice.b;
  constexpr Sharing fewer[] = {Sharing::no_scale, Sharing::all};
  if (!x.has_block_scales() && x.operands != OperandKind::bits_16 && random.between(0, 1) == 0)
    one = fewer[random.between(0, 1)];
  return choice;
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
    a_.prepare(variant.a, shape.m, shape.k, shape.lda, stream);
    b_.prepare(variant.b, shape.n, shape.k, shape.ldb, stream);
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
    const auto operand_scales = [](Sharing sharing, const GuardedMatrix& scales) -> OperandScales {
      if (sharing == Sharing::no_scale) return {};
      return {scales.floats(), sharing == Sharing::row};
    };
    if (variant_.has_block_scales()) {
      x.block_scales = {scale_a_.floats(), scale_a_.matrix().ld, scale_b_.floats(), scale_b_.matrix().ld};
    } else {
      x.scale_a = operand_scales(choice_.a, scale_a_);
      x.scale_b = operand_scales(choice_.b, scale_b_);
    }
    if (choice_.of_d) x.scale_d = scale_d_.floats();
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
    const i64 k_blocks = ceil_div(shape_.k, scaled_k);
    switch (sharing) {
      case Sharing::no_scale:
        return scales->prepare(Number::f32, 0, 0, 0, stream_);
      case Sharing::all:
        return scales->prepare(Number::f32, 1, 1, 1, stream_, sizeof(float));
      case Sharing::row:
        return scales->prepare(Number::f32, 1, rows, rows, stream_, sizeof(float));
      case Sharing::row_128:
        return scales->prepare(Number::f32, k_blocks, rows, 4 * (ceil_div(rows, 4) + choice_.padding), stream_);
      case Sharing::block_128x128:
        return scales->prepare(Number::f32, ceil_div(rows, scaled_k), k_blocks, k_blocks + choice_.padding, stream_,
                               sizeof(float));
    }
  }
};

}  // namespace rawgemm::test
