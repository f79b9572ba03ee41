// A problem of small integers on the device, and whether D is exactly right: one thread sums each element, in integers.
#pragma once
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <sstream>

#include <tests/gpu/device.cuh>
#include <tests/kernels/launch.hpp>
#include <tests/problem.hpp>

namespace rawgemm::test {

inline constexpr unsigned char canary = 0xff;  // a NaN in every type
inline constexpr i64 guard_bytes = 1024 + 16;  // before and after a matrix, which thus begins at no multiple of 32

/// What the check found; first: of the first wrong element, row * ldd + column, or of the first changed canary.
struct Verdict {
  unsigned long long wrong;
  unsigned long long first;
  unsigned long long damaged;
  unsigned long long first_damaged;
};

/// x in the type's bits, as CUDA rounds it.
__device__ inline u32 bits_of(TensorType type, float x) {
  if (type == TensorType::f32) return __float_as_uint(x);
  if (type == TensorType::f16) return __half_as_ushort(__float2half_rn(x));
  return __bfloat16_as_ushort(__float2bfloat16_rn(x));
}

/// Element (row, column) of an operand: -4 to 4, from the seed and its place.
__host__ __device__ inline int integer_at(u64 seed, i64 index) {
  u64 x = seed + static_cast<u64>(index + 1) * 0x9e3779b97f4a7c15;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return static_cast<int>((x >> 33) % (2 * largest_random_integer + 1)) - static_cast<int>(largest_random_integer);
}

/// matrix: [rows, columns], 16-bit, rows ld elements apart.  bytes: the same as int8, [rows, pitch], 0 past columns.
__global__ static void fill_operand(TensorType type, u16* matrix, i64 ld, signed char* bytes, i64 pitch, i64 rows,
                                    i64 columns, u64 seed) {
  const i64 stride = static_cast<i64>(gridDim.x) * blockDim.x;
  for (i64 i = static_cast<i64>(blockIdx.x) * blockDim.x + threadIdx.x; i < rows * pitch; i += stride) {
    const i64 row = i / pitch;
    const i64 column = i % pitch;
    const int value = column < columns ? integer_at(seed, i) : 0;
    bytes[i] = static_cast<signed char>(value);
    if (column < columns) matrix[row * ld + column] = static_cast<u16>(bits_of(type, static_cast<float>(value)));
  }
}

/// matrix: [rows, columns], 16-bit or fp32, rows ld elements apart.
__global__ static void fill_c(TensorType type, unsigned char* matrix, i64 ld, i64 rows, i64 columns, u64 seed) {
  const i64 stride = static_cast<i64>(gridDim.x) * blockDim.x;
  for (i64 i = static_cast<i64>(blockIdx.x) * blockDim.x + threadIdx.x; i < rows * columns; i += stride) {
    const i64 index = i / columns * ld + i % columns;
    const u32 bits = bits_of(type, static_cast<float>(integer_at(seed, i)));
    if (type == TensorType::f32)
      reinterpret_cast<u32*>(matrix)[index] = bits;
    else
      reinterpret_cast<u16*>(matrix)[index] = static_cast<u16>(bits);
  }
}

/// D before it is rounded: scale_d's formula, of a sum and an element of C.
__host__ __device__ inline float scaled(const Scaling& scaling, int sum, int c) {
#ifdef __CUDA_ARCH__
  const float product = __fmul_rn(scaling.alpha, static_cast<float>(sum));
#else
  const float product = scaling.alpha * static_cast<float>(sum);
#endif
  return scaling.beta == 0 ? product : fmaf(scaling.beta, static_cast<float>(c), product);
}

/// a: [m, pitch], b: [n, pitch], int8, pitch a multiple of 16.  d: [m, n], rows ldd elements apart.
__global__ static void check_elements(const signed char* a, const signed char* b, i64 pitch, TensorType type,
                                      const unsigned char* d, i64 m, i64 n, i64 ldd, Scaling scaling, u64 c_seed,
                                      Verdict* verdict) {
  const i64 column = static_cast<i64>(blockIdx.x) * blockDim.x + threadIdx.x;
  const i64 row = static_cast<i64>(blockIdx.y) * blockDim.y + threadIdx.y;
  if (row >= m || column >= n) return;
  int sum = 0;
  for (i64 k = 0; k < pitch; k += 16) {
    const int4 x = *reinterpret_cast<const int4*>(a + row * pitch + k);
    const int4 y = *reinterpret_cast<const int4*>(b + column * pitch + k);
    sum = __dp4a(x.x, y.x, sum);
    sum = __dp4a(x.y, y.y, sum);
    sum = __dp4a(x.z, y.z, sum);
    sum = __dp4a(x.w, y.w, sum);
  }
  const i64 index = row * ldd + column;
  const u32 got =
      type == TensorType::f32 ? reinterpret_cast<const u32*>(d)[index] : reinterpret_cast<const u16*>(d)[index];
  if (got == bits_of(type, scaled(scaling, sum, integer_at(c_seed, row * n + column)))) return;
  atomicAdd(&verdict->wrong, 1);
  atomicMin(&verdict->first, static_cast<unsigned long long>(index));
}

/// memory: guard_bytes, then rows of row_bytes, pitch apart, then guard_bytes. All but the rows must be canaries.
__global__ static void check_canaries(const unsigned char* memory, i64 rows, i64 row_bytes, i64 pitch,
                                      Verdict* verdict) {
  const i64 stride = static_cast<i64>(gridDim.x) * blockDim.x;
  const i64 size = guard_bytes + rows * pitch + guard_bytes;
  for (i64 i = static_cast<i64>(blockIdx.x) * blockDim.x + threadIdx.x; i < size; i += stride) {
    const i64 from_first = i - guard_bytes;
    if (from_first >= 0 && from_first < rows * pitch && from_first % pitch < row_bytes) continue;
    if (memory[i] == canary) continue;
    atomicAdd(&verdict->damaged, 1);
    atomicMin(&verdict->first_damaged, static_cast<unsigned long long>(i));
  }
}

/// Memory for one problem after another, on one stream. D begins as canaries throughout, but where C is D; C has rows
/// farther apart, and is canaries throughout where beta = 0.
class IntegerProblem {
 public:
  void prepare(const Selection& selection, const Shape& shape, u64 seed, cudaStream_t stream,
               const Scaling& scaling = {}) {
    selection_ = selection;
    shape_ = shape;
    stream_ = stream;
    scaling_ = scaling;
    pitch_ = (shape.k + 15) / 16 * 16;
    c_seed_ = seed + 12345;
    fill(a_, a_bytes_, shape.m, shape.lda, 2 * seed);
    fill(b_, b_bytes_, shape.n, shape.ldb, 2 * seed + 1);
    reset(c_, ldc());
    if (scaling.beta != 0 && !scaling.in_place) put_c(c_, ldc());
    reset_d();
  }

  void reset_d() {
    reset(d_, shape_.ldd);
    if (scaling_.in_place) put_c(d_, shape_.ldd);
  }

  GemmArguments arguments() const {
    GemmArguments x = arguments_of(shape_, a_.data() + guard_bytes, b_.data() + guard_bytes, d_.data() + guard_bytes);
    x.alpha = scaling_.alpha;
    x.beta = scaling_.beta;
    x.c = (scaling_.in_place ? d_ : c_).data() + guard_bytes;
    x.ldc = scaling_.in_place ? shape_.ldd : ldc();
    return x;
  }

  [[nodiscard]] Status run(bool programmatic = false) const {
    GemmArguments x = arguments();
    x.programmatic = programmatic;
    return launch(selection_, x, stream_);
  }

  /// Waits for the stream. Empty, or what is wrong with D.
  std::string judge() {
    constexpr Verdict right{0, ~0ull, 0, ~0ull};
    verdict_.reserve(sizeof(Verdict));
    auto* const verdict = reinterpret_cast<Verdict*>(verdict_.data());
    require(cudaMemcpyAsync(verdict, &right, sizeof(right), cudaMemcpyHostToDevice, stream_));
    const dim3 block(32, 8);
    const dim3 grid(static_cast<u32>((shape_.n + 31) / 32), static_cast<u32>((shape_.m + 7) / 8));
    check_elements<<<grid, block, 0, stream_>>>(
        reinterpret_cast<const signed char*>(a_bytes_.data()), reinterpret_cast<const signed char*>(b_bytes_.data()),
        pitch_, selection_.output, d_.data() + guard_bytes, shape_.m, shape_.n, shape_.ldd, scaling_, c_seed_, verdict);
    require(cudaGetLastError());
    check_canaries<<<blocks, threads, 0, stream_>>>(d_.data(), shape_.m, shape_.n * bytes_of(selection_.output),
                                                    d_pitch(), verdict);
    require(cudaGetLastError());
    Verdict found;
    require(cudaMemcpyAsync(&found, verdict, sizeof(found), cudaMemcpyDeviceToHost, stream_));
    require(cudaStreamSynchronize(stream_));
    if (found.wrong == 0 && found.damaged == 0) return {};

    std::ostringstream text;
    text << describe(selection_) << "; " << describe(shape_) << "; " << describe(scaling_) << ": ";
    if (found.wrong != 0) {
      const i64 index = static_cast<i64>(found.first);
      text << found.wrong << " wrong elements, the first d[" << index / shape_.ldd << ", " << index % shape_.ldd
           << "] = " << got(index) << ", must be " << want(index / shape_.ldd, index % shape_.ldd) << " rounded once; ";
    }
    if (found.damaged != 0)
      text << found.damaged << " bytes outside of D's elements written, the first "
           << static_cast<i64>(found.first_damaged) - guard_bytes << " from D's first";
    return text.str();
  }

 private:
  static constexpr int blocks = 1024;
  static constexpr int threads = 256;

  i64 ldc() const { return shape_.ldd + 16; }
  i64 d_pitch() const { return shape_.ldd * bytes_of(selection_.output); }

  /// Makes C or D canaries throughout.
  void reset(DeviceBuffer& matrix, i64 ld) {
    const size_t bytes = static_cast<size_t>(guard_bytes + shape_.m * ld * bytes_of(selection_.output) + guard_bytes);
    matrix.reserve(bytes);
    require(cudaMemsetAsync(matrix.data(), canary, bytes, stream_));
  }

  void put_c(const DeviceBuffer& matrix, i64 ld) {
    fill_c<<<blocks, threads, 0, stream_>>>(selection_.output, matrix.data() + guard_bytes, ld, shape_.m, shape_.n,
                                            c_seed_);
    require(cudaGetLastError());
  }

  void fill(DeviceBuffer& matrix, DeviceBuffer& bytes, i64 rows, i64 ld, u64 seed) {
    const size_t matrix_bytes = static_cast<size_t>(guard_bytes + rows * ld * 2 + guard_bytes);
    matrix.reserve(matrix_bytes);
    bytes.reserve(static_cast<size_t>(rows * pitch_));
    require(cudaMemsetAsync(matrix.data(), canary, matrix_bytes, stream_));
    fill_operand<<<blocks, threads, 0, stream_>>>(selection_.input, reinterpret_cast<u16*>(matrix.data() + guard_bytes),
                                                  ld, reinterpret_cast<signed char*>(bytes.data()), pitch_, rows,
                                                  shape_.k, seed);
    require(cudaGetLastError());
  }

  float got(i64 index) const {
    u32 bits = 0;
    const i64 width = bytes_of(selection_.output);
    require(
        cudaMemcpy(&bits, d_.data() + guard_bytes + index * width, static_cast<size_t>(width), cudaMemcpyDeviceToHost));
    return decode(selection_.output, bits);
  }

  float want(i64 row, i64 column) const {
    std::vector<signed char> x(static_cast<size_t>(pitch_));
    std::vector<signed char> y(x.size());
    require(cudaMemcpy(x.data(), a_bytes_.data() + row * pitch_, x.size(), cudaMemcpyDeviceToHost));
    require(cudaMemcpy(y.data(), b_bytes_.data() + column * pitch_, y.size(), cudaMemcpyDeviceToHost));
    int sum = 0;
    for (size_t k = 0; k < x.size(); ++k) sum += x[k] * y[k];
    return scaled(scaling_, sum, integer_at(c_seed_, row * shape_.n + column));
  }

  Selection selection_{};
  Shape shape_{};
  Scaling scaling_{};
  cudaStream_t stream_ = nullptr;
  u64 c_seed_ = 0;
  i64 pitch_ = 0;  // of a_bytes_ and b_bytes_
  DeviceBuffer a_, b_, c_, d_;
  DeviceBuffer a_bytes_, b_bytes_;
  DeviceBuffer verdict_;
};

}  // namespace rawgemm::test
