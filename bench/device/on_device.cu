#include <bench/device/on_device.hpp>

#include <algorithm>

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>

#include <bench/matrices/inputs.hpp>

namespace rawgemm::bench {

namespace {

constexpr int threads = 256;
constexpr int warp_size = 32;
constexpr int blocks = 2048;  // loops stride over the grid

__device__ double as_double(bf16 x) { return __bfloat162float(__ushort_as_bfloat16(x.bits)); }
__device__ double as_double(f16 x) { return __half2float(__ushort_as_half(x.bits)); }
__device__ double as_double(float x) { return x; }
__device__ double as_double(e4m3 x) { return __half2float(__half(__nv_cvt_fp8_to_halfraw(x.bits, __NV_E4M3))); }
__device__ double as_double(e5m2 x) { return __half2float(__half(__nv_cvt_fp8_to_halfraw(x.bits, __NV_E5M2))); }

__device__ void store(bf16* x, float value) { x->bits = __bfloat16_as_ushort(__float2bfloat16_rn(value)); }
__device__ void store(f16* x, float value) { x->bits = __half_as_ushort(__float2half_rn(value)); }
__device__ void store(float* x, float value) { *x = value; }
__device__ void store(e4m3* x, float value) { x->bits = __nv_cvt_float_to_fp8(value, __NV_SATFINITE, __NV_E4M3); }
__device__ void store(e5m2* x, float value) { x->bits = __nv_cvt_float_to_fp8(value, __NV_SATFINITE, __NV_E5M2); }

__device__ i64 first_index() { return i64{blockIdx.x} * blockDim.x + threadIdx.x; }
__device__ i64 index_stride() { return i64{gridDim.x} * blockDim.x; }

template <class Type>
__global__ void fill_normal_kernel(Type* data, i64 rows, i64 columns, i64 row_stride, i64 column_stride,
                                   i64 rows_of_matrix, i64 matrix_stride, std::uint64_t stream, double deviation) {
  for (i64 i = first_index(); i < rows * columns; i += index_stride()) {
    const Polar x = polar(random_bits(stream, static_cast<std::uint64_t>(i)));
    const double value = deviation * (sqrt(-2 * log(x.radius)) * cospi(2 * x.turn));
    const i64 row = i / columns;
    Type* const matrix = data + row / rows_of_matrix * matrix_stride;
    store(matrix + row % rows_of_matrix * row_stride + i % columns * column_stride, static_cast<float>(value));
  }
}

/// The largest |x| of what shares a factor, where that factor will be; these were 0. Floats that are not negative are
/// ordered as their bits are.
__global__ void find_largest_kernel(const bf16* data, i64 rows, i64 columns, ScaleLayout layout, float* scales) {
  auto* const bits = reinterpret_cast<int*>(scales);
  for (i64 i = first_index(); i < rows * columns; i += index_stride()) {
    const int magnitude = (data[i].bits & 0x7fff) << 16;
    int* const largest = bits + layout.at(i / columns, i % columns);
    if (magnitude > *static_cast<volatile int*>(largest)) atomicMax(largest, magnitude);
  }
}

__global__ void make_scales_kernel(ScaleLayout layout, float largest_element, float* scales) {
  for (i64 i = first_index(); i < layout.rows * layout.columns; i += index_stride()) {
    float& scale = scales[i / layout.columns * layout.ld + i % layout.columns];
    scale = scale == 0 ? 1 : scale / largest_element;
  }
}

template <class Type>
__global__ void quantise_kernel(const bf16* from, i64 rows, i64 columns, i64 ld, ScaleLayout layout,
                                const float* scales, Type* to) {
  for (i64 i = first_index(); i < rows * columns; i += index_stride()) {
    const float scale = scales[layout.at(i / columns, i % columns)];
    store(to + i / columns * ld + i % columns, static_cast<float>(as_double(from[i])) / scale);
  }
}

template <class Type>
__global__ void dequantise_kernel(const Type* from, i64 rows, i64 columns, i64 ld, ScaleLayout layout,
                                  const float* scales, float factor, float* to, i64 to_ld) {
  for (i64 i = first_index(); i < rows * columns; i += index_stride()) {
    const i64 row = i / columns;
    const i64 column = i % columns;
    const auto element = static_cast<float>(as_double(from[row * ld + column]));
    to[row * to_ld + column] = element * scales[layout.at(row, column)] * factor;
  }
}

__global__ void add_to_sums_kernel(const float* d, i64 rows, i64 columns, i64 ld, float* sums) {
  for (i64 i = first_index(); i < rows * columns; i += index_stride()) sums[i] += d[i / columns * ld + i % columns];
}

// Of a CTA that multiplies: 16 x 16 threads, each 4 x 4 sums that lie 16 apart.
constexpr int edge = 16;
constexpr int sums_per_edge = 4;
constexpr int tile = edge * sums_per_edge;

__global__ void multiply_in_fp64_kernel(const float* a, i64 lda, const float* b, i64 ldb, i64 m, i64 n, i64 k,
                                        float* sums) {
  __shared__ double tile_a[edge][tile + 1];
  __shared__ double tile_b[edge][tile + 1];
  const int x = threadIdx.x;
  const int y = threadIdx.y;
  for (i64 first_row = blockIdx.y * i64{tile}; first_row < m; first_row += gridDim.y * i64{tile})
    for (i64 first_column = blockIdx.x * i64{tile}; first_column < n; first_column += gridDim.x * i64{tile}) {
      double sum[sums_per_edge][sums_per_edge] = {};
      for (i64 first_k = 0; first_k < k; first_k += edge) {
        for (int i = y; i < tile; i += edge) {
          const bool inside = first_k + x < k;
          tile_a[x][i] = inside && first_row + i < m ? a[(first_row + i) * lda + first_k + x] : 0;
          tile_b[x][i] = inside && first_column + i < n ? b[(first_column + i) * ldb + first_k + x] : 0;
        }
        __syncthreads();
        for (int l = 0; l < edge; ++l)
          for (int i = 0; i < sums_per_edge; ++i)
            for (int j = 0; j < sums_per_edge; ++j) sum[i][j] += tile_a[l][y + i * edge] * tile_b[l][x + j * edge];
        __syncthreads();
      }
      for (int i = 0; i < sums_per_edge; ++i)
        for (int j = 0; j < sums_per_edge; ++j) {
          const i64 row = first_row + y + i * edge;
          const i64 column = first_column + x + j * edge;
          if (row < m && column < n) sums[row * n + column] = static_cast<float>(sum[i][j]);
        }
    }
}

/// One warp per row.
template <class Type>
__global__ void row_norms4_kernel(const Type* data, i64 rows, i64 columns, i64 row_stride, i64 column_stride,
                                  double* norms) {
  const int lane = threadIdx.x % warp_size;
  for (i64 i = first_index() / warp_size; i < rows; i += index_stride() / warp_size) {
    double sum = 0;
    for (i64 j = lane; j < columns; j += warp_size) {
      const double x = as_double(data[i * row_stride + j * column_stride]);
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
  double error_squares;
  double want_squares;
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
  double error_squares = 0;
  double want_squares = 0;
  for (i64 i = first_index(); i < rows * columns; i += index_stride()) {
    const i64 row = i / columns;
    const i64 column = i % columns;
    const i64 product = expected.products_of_rows == nullptr ? 0 : expected.products_of_rows[row];
    if (product < 0) {
      const auto* const bytes = reinterpret_cast<const unsigned char*>(d + row * ld + column);
      for (u32 byte = 0; expected.keeps_rest && byte < sizeof(Type); ++byte)
        if (bytes[byte] != Matrix::canary) atomicAdd(&findings->damaged_bytes, 1);
      continue;
    }
    const double got = as_double(d[row * ld + column]);
    const double want = fmin(fmax(double{expected.sums[i]}, -rounding.largest), rounding.largest);
    error_squares += (got - want) * (got - want);
    want_squares += want * want;
    if (got == want) continue;
    const double error = fabs(got - want);
    const double allowed = allowed_of(expected.sum_bound, expected.a_norms4[row],
                                      expected.b_norms4[product * columns + column], want, rounding);
    if (error <= allowed) {
      const auto bits = static_cast<unsigned long long>(__double_as_longlong(error / allowed));
      if (bits > findings->worst) atomicMax(&findings->worst, bits);
    } else {  // NaN comes here too
      atomicAdd(&findings->wrong, 1);
      atomicMin(&findings->first, static_cast<unsigned long long>(i));
    }
  }
  atomicAdd(&findings->error_squares, error_squares);
  atomicAdd(&findings->want_squares, want_squares);
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

void fill_normal(const DeviceView& x, std::uint64_t seed, std::uint64_t operand, cudaStream_t stream,
                 double deviation) {
  visit_type(x.type, [&](auto type) {
    fill_normal_kernel<<<blocks, threads, 0, stream>>>(static_cast<decltype(type)*>(x.data), x.rows, x.columns,
                                                       x.row_stride(), x.column_stride(), x.rows_of_matrix(),
                                                       x.matrix_stride(), random_bits(seed, operand), deviation);
  });
  require(cudaGetLastError(), "fill_normal_kernel");
}

void fill_quantised(const DeviceView& x, const ScaleLayout& layout, float* scales, std::uint64_t seed,
                    std::uint64_t operand, cudaStream_t stream) {
  const DeviceBuffer memory(static_cast<std::size_t>(x.rows * x.columns) * sizeof(bf16));
  auto* const numbers = reinterpret_cast<bf16*>(memory.get());
  fill_normal({ElementType::bf16, x.rows, x.columns, x.columns, numbers}, seed, operand, stream);
  require(cudaMemset2DAsync(scales, layout.ld * sizeof(float), 0, layout.columns * sizeof(float), layout.rows, stream),
          "cudaMemset2DAsync");
  find_largest_kernel<<<blocks, threads, 0, stream>>>(numbers, x.rows, x.columns, layout, scales);
  const auto largest_element = static_cast<float>(rounding_of(x.type).largest);
  make_scales_kernel<<<blocks, threads, 0, stream>>>(layout, largest_element, scales);
  visit_type(x.type, [&](auto type) {
    quantise_kernel<<<blocks, threads, 0, stream>>>(numbers, x.rows, x.columns, x.ld, layout, scales,
                                                    static_cast<decltype(type)*>(x.data));
  });
  require(cudaGetLastError(), "quantise_kernel");
  require(cudaStreamSynchronize(stream), "quantise_kernel");  // the memory is given back
}

void dequantise(const DeviceView& x, const ScaleLayout& layout, const float* scales, float factor,
                const DeviceView& numbers, cudaStream_t stream) {
  visit_type(x.type, [&](auto type) {
    dequantise_kernel<<<blocks, threads, 0, stream>>>(static_cast<const decltype(type)*>(x.data), x.rows, x.columns,
                                                      x.ld, layout, scales, factor, static_cast<float*>(numbers.data),
                                                      numbers.ld);
  });
  require(cudaGetLastError(), "dequantise_kernel");
}

void multiply_in_fp64(const DeviceView& a, const DeviceView& b, float* sums, cudaStream_t stream) {
  constexpr i64 most_blocks_y = 65535;
  const dim3 grid(static_cast<unsigned>(ceil_div(b.rows, tile)),
                  static_cast<unsigned>(std::min(ceil_div(a.rows, tile), most_blocks_y)));
  multiply_in_fp64_kernel<<<grid, dim3(edge, edge), 0, stream>>>(static_cast<const float*>(a.data), a.ld,
                                                                 static_cast<const float*>(b.data), b.ld, a.rows,
                                                                 b.rows, a.columns, sums);
  require(cudaGetLastError(), "multiply_in_fp64_kernel");
}

void add_to_sums(const DeviceView& d, float* sums, cudaStream_t stream) {
  add_to_sums_kernel<<<blocks, threads, 0, stream>>>(static_cast<const float*>(d.data), d.rows, d.columns, d.ld, sums);
  require(cudaGetLastError(), "add_to_sums_kernel");
}

void row_norms4(const DeviceView& x, double* norms, cudaStream_t stream) {
  visit_type(x.type, [&](auto type) {
    row_norms4_kernel<<<blocks, threads, 0, stream>>>(static_cast<const decltype(type)*>(x.data), x.rows, x.columns,
                                                      x.row_stride(), x.column_stride(), norms);
  });
  require(cudaGetLastError(), "row_norms4_kernel");
}

Comparison compare(const DeviceView& d, std::size_t guard_bytes, const Expected& expected, cudaStream_t stream) {
  const DeviceBuffer memory(sizeof(Findings));
  auto* const on_device = reinterpret_cast<Findings*>(memory.get());
  const Findings start{
      .wrong = 0, .damaged_bytes = 0, .first = none, .worst = 0, .error_squares = 0, .want_squares = 0};
  require(cudaMemcpyAsync(on_device, &start, sizeof(start), cudaMemcpyHostToDevice, stream), "cudaMemcpyAsync");

  const Rounding rounding = rounding_of(d.type, expected.is_added_to);
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
  result.error_squares = found.error_squares;
  result.want_squares = found.want_squares;
  if (found.wrong == 0) return result;
  const auto first = static_cast<i64>(found.first);
  result.first_row = first / d.columns;
  result.first_column = first % d.columns;
  visit_type(d.type, [&](auto type) {
    const auto* const elements = static_cast<const decltype(type)*>(d.data);
    result.first_got = to_float(fetched(elements + result.first_row * d.ld + result.first_column));
  });
  result.first_want = std::clamp(double{fetched(expected.sums + first)}, -rounding.largest, rounding.largest);
  const i64 product = expected.products_of_rows == nullptr ? 0 : fetched(expected.products_of_rows + result.first_row);
  result.first_bound =
      allowed_of(expected.sum_bound, fetched(expected.a_norms4 + result.first_row),
                 fetched(expected.b_norms4 + product * d.columns + result.first_column), result.first_want, rounding);
  return result;
}

}  // namespace rawgemm::bench
