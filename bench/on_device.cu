#include <bench/on_device.hpp>

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <bench/inputs.hpp>

namespace rawgemm::bench {

namespace {

constexpr int threads = 256;
constexpr int warp_size = 32;
constexpr int blocks = 2048;  // loops stride over the grid

__device__ double as_double(bf16 x) { return __bfloat162float(__ushort_as_bfloat16(x.bits)); }
__device__ double as_double(f16 x) { return __half2float(__ushort_as_half(x.bits)); }
__device__ double as_double(float x) { return x; }

__device__ void store(bf16* x, float value) { x->bits = __bfloat16_as_ushort(__float2bfloat16_rn(value)); }
__device__ void store(f16* x, float value) { x->bits = __half_as_ushort(__float2half_rn(value)); }
__device__ void store(float* x, float value) { *x = value; }

__device__ i64 first_index() { return i64{blockIdx.x} * blockDim.x + threadIdx.x; }
__device__ i64 index_stride() { return i64{gridDim.x} * blockDim.x; }

template <class Type>
__global__ void fill_normal_kernel(Type* data, i64 rows, i64 columns, i64 ld, std::uint64_t stream) {
  for (i64 i = first_index(); i < rows * columns; i += index_stride()) {
    const Polar x = polar(random_bits(stream, static_cast<std::uint64_t>(i)));
    const double value = sqrt(-2 * log(x.radius)) * cospi(2 * x.turn);
    store(data + i / columns * ld + i % columns, static_cast<float>(value));
  }
}

/// One warp per row.
template <class Type>
__global__ void row_norms4_kernel(const Type* data, i64 rows, i64 columns, i64 ld, double* norms) {
  const int lane = threadIdx.x % warp_size;
  for (i64 i = first_index() / warp_size; i < rows; i += index_stride() / warp_size) {
    double sum = 0;
    for (i64 j = lane; j < columns; j += warp_size) {
      const double x = as_double(data[i * ld + j]);
      sum += x * x * (x * x);
    }
    for (int distance = warp_size / 2; distance > 0; distance /= 2) sum += __shfl_xor_sync(~0u, sum, distance);
    if (lane == 0) norms[i] = sqrt(sqrt(sum));
  }
}

struct Findings {
  unsigned long long wrong;
  unsigned long long damaged_bytes;
  unsigned long long first;  // index in [rows, columns] of the first wrong element
  unsigned long long worst;  // bits of a double that is not negative: they are ordered as the numbers are
};

constexpr unsigned long long none = ~0ull;

/// How far an element of D may lie from its sum.
__host__ __device__ double allowed_of(double sum_bound, double a_norm4, double b_norm4, double want,
                                      const Rounding& rounding) {
  return allowed_error(sum_bound * a_norm4 * b_norm4, want, rounding);
}

template <class Type>
__global__ void compare_kernel(const Type* d, i64 rows, i64 columns, i64 ld, Expected expected, Rounding rounding,
                               Findings* findings) {
  for (i64 i = first_index(); i < rows * columns; i += index_stride()) {
    const i64 row = i / columns;
    const i64 column = i % columns;
    const double got = as_double(d[row * ld + column]);
    const double want = expected.sums[i];
    if (got == want) continue;
    const double error = fabs(got - want);
    const double allowed =
        allowed_of(expected.sum_bound, expected.a_norms4[row], expected.b_norms4[column], want, rounding);
    if (error <= allowed) {
      const auto bits = static_cast<unsigned long long>(__double_as_longlong(error / allowed));
      if (bits > findings->worst) atomicMax(&findings->worst, bits);
    } else {  // NaN comes here too
      atomicAdd(&findings->wrong, 1);
      atomicMin(&findings->first, static_cast<unsigned long long>(i));
    }
  }
}

/// Counts the bytes of `rows` stretches, `pitch` apart, that differ from the canary.
__global__ void count_damage_kernel(const unsigned char* begin, i64 rows, i64 bytes, i64 pitch, Findings* findings) {
  for (i64 i = first_index(); i < rows * bytes; i += index_stride())
    if (begin[i / bytes * pitch + i % bytes] != Matrix::canary) atomicAdd(&findings->damaged_bytes, 1);
}

template <class Value>
Value fetched(const Value* device) {
  Value value;
  require(cudaMemcpy(&value, device, sizeof(value), cudaMemcpyDeviceToHost), "cudaMemcpy");
  return value;
}

}  // namespace

void fill_normal(const DeviceView& x, std::uint64_t seed, std::uint64_t operand, cudaStream_t stream) {
  visit_type(x.type, [&](auto type) {
    fill_normal_kernel<<<blocks, threads, 0, stream>>>(static_cast<decltype(type)*>(x.data), x.rows, x.columns, x.ld,
                                                       random_bits(seed, operand));
  });
  require(cudaGetLastError(), "fill_normal_kernel");
}

void row_norms4(const DeviceView& x, double* norms, cudaStream_t stream) {
  visit_type(x.type, [&](auto type) {
    row_norms4_kernel<<<blocks, threads, 0, stream>>>(static_cast<const decltype(type)*>(x.data), x.rows, x.columns,
                                                      x.ld, norms);
  });
  require(cudaGetLastError(), "row_norms4_kernel");
}

Comparison compare(const DeviceView& d, std::size_t guard_bytes, const Expected& expected, cudaStream_t stream) {
  const DeviceBuffer memory(sizeof(Findings));
  auto* const on_device = reinterpret_cast<Findings*>(memory.get());
  const Findings start{.wrong = 0, .damaged_bytes = 0, .first = none, .worst = 0};
  require(cudaMemcpyAsync(on_device, &start, sizeof(start), cudaMemcpyHostToDevice, stream), "cudaMemcpyAsync");

  const Rounding rounding = rounding_of(d.type);
  visit_type(d.type, [&](auto type) {
    compare_kernel<<<blocks, threads, 0, stream>>>(static_cast<const decltype(type)*>(d.data), d.rows, d.columns, d.ld,
                                                   expected, rounding, on_device);
  });
  const auto* const bytes = static_cast<const unsigned char*>(d.data);
  const i64 row = d.columns * bytes_of(d.type);
  const i64 pitch = d.ld * bytes_of(d.type);
  const auto guard = static_cast<i64>(guard_bytes);
  count_damage_kernel<<<blocks, threads, 0, stream>>>(bytes - guard, 1, guard, guard, on_device);
  count_damage_kernel<<<blocks, threads, 0, stream>>>(bytes + d.bytes(), 1, guard, guard, on_device);
  if (pitch > row)
    count_damage_kernel<<<blocks, threads, 0, stream>>>(bytes + row, d.rows, pitch - row, pitch, on_device);
  require(cudaGetLastError(), "compare_kernel");
  require(cudaStreamSynchronize(stream), "compare_kernel");

  const Findings found = fetched(on_device);
  Comparison result;
  result.elements = d.rows * d.columns;
  result.wrong = static_cast<i64>(found.wrong);
  result.damaged_bytes = static_cast<i64>(found.damaged_bytes);
  result.worst = std::bit_cast<double>(found.worst);
  if (found.wrong == 0) return result;
  const auto first = static_cast<i64>(found.first);
  result.first_row = first / d.columns;
  result.first_column = first % d.columns;
  visit_type(d.type, [&](auto type) {
    const auto* const elements = static_cast<const decltype(type)*>(d.data);
    result.first_got = to_float(fetched(elements + result.first_row * d.ld + result.first_column));
  });
  result.first_want = fetched(expected.sums + first);
  result.first_bound = allowed_of(expected.sum_bound, fetched(expected.a_norms4 + result.first_row),
                                  fetched(expected.b_norms4 + result.first_column), result.first_want, rounding);
  return result;
}

}  // namespace rawgemm::bench
