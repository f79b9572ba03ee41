// A problem of small integers, and of scales that are powers of two, on the device, and whether D is exactly right: one
// thread sums each element, each 128 of K in integers.
#pragma once
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>

#include <sstream>

#include <tests/gpu/operands.cuh>

namespace rawgemm::test {

/// What the check found; first: of the first wrong element, row * ldd + column, or of the first changed canary.
struct Verdict {
  unsigned long long wrong;
  unsigned long long first;
  unsigned long long damaged;
  unsigned long long first_damaged;
};

/// x in the type's bits, as CUDA rounds it; in FP8 it saturates.
__device__ inline u32 bits_of(Number type, float x) {
  switch (type) {
    case Number::f32:
      return __float_as_uint(x);
    case Number::f16:
      return __half_as_ushort(__float2half_rn(x));
    case Number::bf16:
      return __bfloat16_as_ushort(__float2bfloat16_rn(x));
    default:
      return __nv_cvt_float_to_fp8(x, __NV_SATFINITE, type == Number::e4m3 ? __NV_E4M3 : __NV_E5M2);
  }
}

__device__ inline void store_number(const DeviceMatrix& x, i64 row, i64 column, float value) {
  unsigned char* const element = x.element(row, column);
  const u32 bits = bits_of(x.type, value);
  if (x.width == 4)
    *reinterpret_cast<u32*>(element) = bits;
  else if (x.width == 2)
    *reinterpret_cast<u16*>(element) = static_cast<u16>(bits);
  else
    *element = static_cast<unsigned char>(bits);
}

/// 64 bits from a seed and a place.
__host__ __device__ inline u64 mixed(u64 seed, i64 index) {
  u64 x = seed + static_cast<u64>(index + 1) * 0x9e3779b97f4a7c15;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  return (x ^ x >> 27) * 0x94d049bb133111eb;
}

/// Element `index` of an operand: -4 to 4, which every type has. Sums are exact in the tensor cores, whose FP8 sums are
/// so below 2^14: that is 34 standard deviations of a sum of 5,000 products, and 7 of 100,000.
__host__ __device__ inline int integer_at(u64 seed, i64 index) {
  return static_cast<int>((mixed(seed, index) >> 33) % (2 * largest_random_integer + 1)) -
         static_cast<int>(largest_random_integer);
}

/// Scale `index` of an operand or of D: 1/2, 1 or 2, or one of these below zero. What is exact remains exact.
__host__ __device__ inline float scale_at(u64 seed, i64 index) {
  const u64 x = mixed(seed, index) >> 33;
  const float magnitude = 0.5f * static_cast<float>(1 << x % 3);
  return (x >> 16) % 2 == 0 ? magnitude : -magnitude;
}

/// The scales of an operand of so many rows, by rows and k blocks of the operand.
struct IntegerScales {
  Sharing sharing;
  i64 rows;
  i64 k_blocks;
  u64 seed;

  /// What the sum of a k block is multiplied by.
  __host__ __device__ float of_block(i64 row, i64 k_block) const {
    if (sharing == Sharing::row_128) return scale_at(seed, k_block * rows + row);
    if (sharing == Sharing::row_128_k_major) return scale_at(seed, row * k_blocks + k_block);
    if (sharing == Sharing::block_128x128) return scale_at(seed, row / scaled_k * k_blocks + k_block);
    return 1;
  }
  /// What all of the sum is multiplied by.
  __host__ __device__ float of_row(i64 row) const {
    if (sharing == Sharing::row) return scale_at(seed, row);
    return sharing == Sharing::all ? scale_at(seed, 0) : 1;
  }
};

__host__ __device__ inline float rounded_product(float x, float y) {
#ifdef __CUDA_ARCH__
  return __fmul_rn(x, y);  // never part of a fused multiply-add
#else
  return x * y;
#endif
}

/// count: a multiple of 16, as are addresses.
__host__ __device__ inline int integer_product(const signed char* x, const signed char* y, i64 count) {
  int sum = 0;
#ifdef __CUDA_ARCH__
  for (i64 k = 0; k < count; k += 16) {
    const int4 of_x = *reinterpret_cast<const int4*>(x + k);
    const int4 of_y = *reinterpret_cast<const int4*>(y + k);
    sum = __dp4a(of_x.x, of_y.x, sum);
    sum = __dp4a(of_x.y, of_y.y, sum);
    sum = __dp4a(of_x.z, of_y.z, sum);
    sum = __dp4a(of_x.w, of_y.w, sum);
  }
#else
  for (i64 k = 0; k < count; ++k) sum += x[k] * y[k];
#endif
  return sum;
}

/// What D must be, but for the operands.
struct IntegerFormula {
  i64 k;
  i64 columns;  // of D
  Scaling scaling;
  IntegerScales a;
  IntegerScales b;
  bool has_scale_d;
  Number term;  // what a product is rounded to before C is added
  u64 c_seed;
  u64 scale_d_seed;

  __host__ __device__ int c(i64 row, i64 column) const { return integer_at(c_seed, row * columns + column); }

  /// D before it is rounded. x, y: the row of A and of B as int8, 0 from k on up to a multiple of 16.
  __host__ __device__ float value(const signed char* x, const signed char* y, i64 row, i64 column) const {
    float sum = 0;
    for (i64 first = 0; first < k; first += scaled_k) {
      const i64 count = k - first < scaled_k ? (k - first + 15) / 16 * 16 : scaled_k;
      const i64 block = first / scaled_k;
      const float scale = rounded_product(a.of_block(row, block), b.of_block(column, block));
      sum = fmaf(static_cast<float>(integer_product(x + first, y + first, count)), scale, sum);
    }
    float value = 0;  // and not -0, where there are no products
    if (k != 0) {
      value = rounded_product(sum, rounded_product(a.of_row(row), b.of_row(column)));
      value = rounded_product(value, scaling.alpha);
    }
    if (term == Number::bf16) value = __bfloat162float(__float2bfloat16_rn(value));
    if (term == Number::f16) value = __half2float(__float2half_rn(value));
    if (scaling.beta != 0) value = fmaf(scaling.beta, static_cast<float>(c(row, column)), value);
    return has_scale_d ? rounded_product(value, scale_at(scale_d_seed, 0)) : value;
  }
};

/// operand: [rows, columns].  bytes: the same as int8, [rows, pitch], 0 past columns.
__global__ static void fill_operand(DeviceMatrix operand, signed char* bytes, i64 pitch, u64 seed) {
  const i64 stride = static_cast<i64>(gridDim.x) * blockDim.x;
  for (i64 i = static_cast<i64>(blockIdx.x) * blockDim.x + threadIdx.x; i < operand.rows * pitch; i += stride) {
    const i64 row = i / pitch;
    const i64 column = i % pitch;
    const int value = column < operand.columns ? integer_at(seed, i) : 0;
    bytes[i] = static_cast<signed char>(value);
    if (column < operand.columns) store_number(operand, row, column, static_cast<float>(value));
  }
}

/// Integers or scales.
template <bool are_scales>
__global__ static void fill_numbers(DeviceMatrix matrix, u64 seed) {
  const i64 stride = static_cast<i64>(gridDim.x) * blockDim.x;
  for (i64 i = static_cast<i64>(blockIdx.x) * blockDim.x + threadIdx.x; i < matrix.rows * matrix.columns; i += stride)
    store_number(matrix, i / matrix.columns, i % matrix.columns,
                 are_scales ? scale_at(seed, i) : static_cast<float>(integer_at(seed, i)));
}

template <bool are_scales>
void fill(const DeviceMatrix& x, u64 seed, cudaStream_t stream) {
  constexpr i64 threads = 256;
  const i64 blocks = std::clamp<i64>(ceil_div(x.rows * x.columns, threads), 1, 1024);
  fill_numbers<are_scales><<<static_cast<u32>(blocks), threads, 0, stream>>>(x, seed);
  require(cudaGetLastError());
}

/// One third with alpha, beta and C, which may be D; with AddToD, as that has them.
inline Scaling random_scaling(bool adds_to_d, Random& random) {
  if (adds_to_d)
    return {.alpha = random.between(0, 1) == 0 ? 0.7f : static_cast<float>(random.between(-2, 2)),
            .beta = 1,
            .in_place = true};
  switch (random.between(0, 5)) {
    case 0:
      return {.alpha = static_cast<float>(random.between(-2, 2)),
              .beta = static_cast<float>(random.between(1, 3)),
              .in_place = random.between(0, 1) == 0};
    case 1:
      return {.alpha = 0.7f, .beta = -1.3f, .in_place = random.between(0, 1) == 0};
    default:
      return {};
  }
}

/// What shows each of its parts.
inline Scaling some_scaling(bool adds_to_d) { return {2, adds_to_d ? 1.0f : 3.0f, adds_to_d}; }

/// All SMs in half of the cases, in others often so few that CTAs have several tiles.
inline i64 random_max_sms(Random& random) { return random.between(0, 1) == 0 ? 0 : random.between(1, 140); }

/// a: [d.rows, pitch], b: [d.columns, pitch], int8.
__global__ static void check_elements(const signed char* a, const signed char* b, i64 pitch, DeviceMatrix d,
                                      IntegerFormula formula, Verdict* verdict) {
  const i64 column = static_cast<i64>(blockIdx.x) * blockDim.x + threadIdx.x;
  const i64 row = static_cast<i64>(blockIdx.y) * blockDim.y + threadIdx.y;
  if (row >= d.rows || column >= d.columns) return;
  const float value = formula.value(a + row * pitch, b + column * pitch, row, column);
  if (load_bits(d, row, column) == bits_of(d.type, value)) return;
  atomicAdd(&verdict->wrong, 1);
  atomicMin(&verdict->first, static_cast<unsigned long long>(row * d.ld + column));
}

/// memory: guard_bytes, then d, then guard_bytes. All but d's elements must be canaries.
__global__ static void check_canaries(const unsigned char* memory, DeviceMatrix d, Verdict* verdict) {
  const i64 stride = static_cast<i64>(gridDim.x) * blockDim.x;
  const i64 size = guard_bytes + d.bytes() + guard_bytes;
  for (i64 i = static_cast<i64>(blockIdx.x) * blockDim.x + threadIdx.x; i < size; i += stride) {
    const i64 from_first = i - guard_bytes;
    if (from_first >= 0 && from_first < d.bytes() && from_first % d.pitch() < d.columns * d.width) continue;
    if (memory[i] == canary) continue;
    atomicAdd(&verdict->damaged, 1);
    atomicMin(&verdict->first_damaged, static_cast<unsigned long long>(i));
  }
}

/// DeviceOperands of small integers. D begins as canaries throughout, but where C is D; C is canaries throughout where
/// beta = 0.
class IntegerProblem : public DeviceOperands {
 public:
  void prepare(const Variant& variant, const Shape& shape, u64 seed, cudaStream_t stream, const Scaling& scaling = {}) {
    prepare(variant, shape, seed, stream, scaling, all_scales(variant));
  }

  void prepare(const Variant& variant, const Shape& shape, u64 seed, cudaStream_t stream, const Scaling& scaling,
               const ScaleChoice& choice) {
    DeviceOperands::prepare(variant, shape, stream, scaling, choice);
    pitch_ = (shape.k + 15) / 16 * 16;
    const u64 first_seed = 8 * seed;
    const auto scales_of = [&](Sharing sharing, i64 rows, u64 of_operand) {
      return IntegerScales{sharing, rows, ceil_div(shape.k, scaled_k), first_seed + of_operand};
    };
    formula_ = {.k = shape.k,
                .columns = shape.n,
                .scaling = scaling,
                .a = scales_of(choice.a, shape.m, 2),
                .b = scales_of(choice.b, shape.n, 3),
                .has_scale_d = choice.of_d,
                .term = variant.adds_to_d ? variant.d : Number::f32,
                .c_seed = first_seed + 4,
                .scale_d_seed = first_seed + 5};
    fill_operand_of(a_, a_bytes_, first_seed);
    fill_operand_of(b_, b_bytes_, first_seed + 1);
    fill<true>(scale_a_, formula_.a.seed);
    fill<true>(scale_b_, formula_.b.seed);
    fill<true>(scale_d_, formula_.scale_d_seed);
    if (scaling.beta != 0) fill<false>(c(), formula_.c_seed);
  }

  void reset_d() {
    d_.clear(stream_);
    if (scaling_.in_place) fill<false>(d_, formula_.c_seed);
  }

  std::string what() const { return describe(variant_) + "; " + describe(shape_) + "; " + describe(scaling_); }

  /// Waits for the stream. Empty, or what is wrong with D.
  std::string judge() {
    constexpr Verdict right{0, ~0ull, 0, ~0ull};
    verdict_.reserve(sizeof(Verdict));
    auto* const verdict = reinterpret_cast<Verdict*>(verdict_.data());
    require(cudaMemcpyAsync(verdict, &right, sizeof(right), cudaMemcpyHostToDevice, stream_));
    const dim3 block(32, 8);
    const dim3 grid(static_cast<u32>((shape_.n + 31) / 32), static_cast<u32>((shape_.m + 7) / 8));
    check_elements<<<grid, block, 0, stream_>>>(reinterpret_cast<const signed char*>(a_bytes_.data()),
                                                reinterpret_cast<const signed char*>(b_bytes_.data()), pitch_,
                                                d_.matrix(), formula_, verdict);
    require(cudaGetLastError());
    check_canaries<<<blocks, threads, 0, stream_>>>(d_.all().data, d_.matrix(), verdict);
    require(cudaGetLastError());
    Verdict found;
    require(cudaMemcpyAsync(&found, verdict, sizeof(found), cudaMemcpyDeviceToHost, stream_));
    require(cudaStreamSynchronize(stream_));
    if (found.wrong == 0 && found.damaged == 0) return {};

    std::ostringstream text;
    text << what() << ": ";
    if (found.wrong != 0) {
      const i64 index = static_cast<i64>(found.first);
      const i64 row = index / shape_.ldd;
      const i64 column = index % shape_.ldd;
      text << found.wrong << " wrong elements, the first d[" << row << ", " << column << "] = " << got(row, column)
           << ", must be " << want(row, column) << " rounded once; ";
    }
    if (found.damaged != 0)
      text << found.damaged << " bytes outside of D's elements written, the first "
           << static_cast<i64>(found.first_damaged) - guard_bytes << " from D's first";
    return text.str();
  }

 private:
  static constexpr int blocks = 1024;
  static constexpr int threads = 256;

  void fill_operand_of(const GuardedMatrix& operand, DeviceBuffer& bytes, u64 seed) const {
    bytes.reserve(static_cast<size_t>(operand.matrix().rows * pitch_));
    fill_operand<<<blocks, threads, 0, stream_>>>(operand.matrix(), reinterpret_cast<signed char*>(bytes.data()),
                                                  pitch_, seed);
    require(cudaGetLastError());
  }

  template <bool are_scales>
  void fill(const GuardedMatrix& matrix, u64 seed) const {
    test::fill<are_scales>(matrix.matrix(), seed, stream_);
  }

  float got(i64 row, i64 column) const {
    const DeviceMatrix& d = d_.matrix();
    u32 bits = 0;
    require(cudaMemcpy(&bits, d.data + row * d.pitch() + column * d.width, static_cast<size_t>(d.width),
                       cudaMemcpyDeviceToHost));
    return decode(d.type, bits);
  }

  float want(i64 row, i64 column) const {
    std::vector<signed char> x(static_cast<size_t>(pitch_));
    std::vector<signed char> y(x.size());
    require(cudaMemcpy(x.data(), a_bytes_.data() + row * pitch_, x.size(), cudaMemcpyDeviceToHost));
    require(cudaMemcpy(y.data(), b_bytes_.data() + column * pitch_, y.size(), cudaMemcpyDeviceToHost));
    return formula_.value(x.data(), y.data(), row, column);
  }

  IntegerFormula formula_{};
  i64 pitch_ = 0;  // of a_bytes_ and b_bytes_
  DeviceBuffer a_bytes_, b_bytes_;
  DeviceBuffer verdict_;
};

}  // namespace rawgemm::test
