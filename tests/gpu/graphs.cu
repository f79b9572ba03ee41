// The GEMM kernels in CUDA graphs: the first call of the process inside a capture, and 1,000 replays of each
// configuration that give the same bits: of one call, and of a chain of programmatic launches, in which each call adds
// to what the one before it wrote.
//
// graphs [KIND...]    kinds of operands as exactness has them
#include <tests/gpu/operands.cuh>
#include <tests/gpu/replay.cuh>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// Infinities and NaN, as what was not written is.
__global__ void count_not_finite(DeviceMatrix d, u32 largest_exponent, unsigned long long* count) {
  const i64 stride = static_cast<i64>(gridDim.x) * blockDim.x;
  for (i64 i = static_cast<i64>(blockIdx.x) * blockDim.x + threadIdx.x; i < d.rows * d.columns; i += stride)
    if ((load_bits(d, i / d.columns, i % d.columns) & largest_exponent) == largest_exponent) atomicAdd(count, 1);
}

/// The bits that a number of this type has all where it is not finite, and only there.
constexpr u32 largest_exponent(Number type) {
  switch (type) {
    case Number::f32:
      return 0x7f800000;
    case Number::bf16:
      return 0x7f80;
    case Number::f16:
      return 0x7c00;
    case Number::e5m2:
      return 0x7c;
    case Number::e4m3:
      return 0x7f;
  }
  return 0;
}

/// Random normal numbers; canaries between rows. Copies, launches nothing.
void fill_normal(const DeviceMatrix& matrix, u64 seed) {
  if (matrix.bytes() == 0) return;
  Random random(seed);
  std::vector<unsigned char> memory(static_cast<size_t>(matrix.bytes()), canary);
  for (i64 row = 0; row < matrix.rows; ++row)
    for (i64 column = 0; column < matrix.columns; ++column) {
      const u32 bits = encode(matrix.type, static_cast<float>(random.normal()));
      std::memcpy(memory.data() + (matrix.element(row, column) - matrix.data), &bits,
                  static_cast<size_t>(matrix.width));
    }
  require(cudaMemcpy(matrix.data, memory.data(), memory.size(), cudaMemcpyHostToDevice));
}

enum class Calls { one, chain };

/// What is captured: D = A * B^T, and in a chain D = A * B^T + D / 2 twice behind it.
std::vector<GemmArguments> calls_of(Calls calls, const GemmArguments& first) {
  if (calls == Calls::one) return {first};
  GemmArguments next = first;
  next.beta = 0.5f;
  next.c = first.d;
  next.ldc = first.ldd;
  next.programmatic = next.weights_ready = true;
  return {first, next, next};
}

void replay(const Variant& variant, Calls calls, cudaStream_t stream) {
  const Shape shape = shape_of(variant, 2000, 3080, 520);
  DeviceOperands operands;
  operands.prepare(variant, shape, stream, {}, all_scales(variant));
  require(cudaStreamSynchronize(stream));  // what is copied to the operands does not wait for it
  u64 seed = 0;
  for (const GuardedMatrix* x :
       {&operands.a(), &operands.b(), &operands.scale_a(), &operands.scale_b(), &operands.scale_d()})
    fill_normal(x->matrix(), ++seed);
  require(cudaStreamSynchronize(nullptr));  // or the stream might be faster than the last copy
  std::vector<GemmArguments> all = calls_of(calls, operands.arguments());
  const auto launch_all = [&](bool programmatic) {
    Status status;
    for (GemmArguments x : all) {
      x.programmatic = x.programmatic && programmatic;
      if (status.ok()) status = variant.launch(x, stream);
    }
    return status;
  };
  // The first time, no kernel of this configuration has run yet, and of the first configuration none at all: its code
  // is loaded while the stream is captured. The plain calls begin after the end of the one before.
  check_replays({describe(variant),
                 [&] { return launch_all(true); },
                 all.size(),
                 [&] { return launch_all(false); },
                 {operands.d().all()}},
                stream);

  const DeviceMatrix& d = operands.d().matrix();
  DeviceBuffer count(sizeof(unsigned long long));
  auto* const not_finite = reinterpret_cast<unsigned long long*>(count.data());
  require(cudaMemsetAsync(not_finite, 0, sizeof(unsigned long long), stream));
  count_not_finite<<<256, 256, 0, stream>>>(d, largest_exponent(d.type), not_finite);
  require(cudaGetLastError());
  unsigned long long found = 0;
  require(cudaMemcpyAsync(&found, not_finite, sizeof(found), cudaMemcpyDeviceToHost, stream));
  require(cudaStreamSynchronize(stream));
  require(found == 0, describe(variant) + ": " + std::to_string(found) + " elements are no numbers: not written");
}

}  // namespace

int main(int count, char** arguments) {
  const std::vector<OperandKind> kinds = kinds_of(count, arguments);
  start("graphs");
  cudaStream_t stream;
  require(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  for (const OperandKind kind : kinds) {
    const std::vector<Variant> all = variants(kind);
    for (const Calls calls : {Calls::one, Calls::chain})
      for (const Variant& variant : all) replay(variant, calls, stream);
    std::printf(
        "graphs: passed, %s, first call inside a capture and %d replays, bitwise equal, of one call and of a "
        "programmatic chain, of each of %zu configurations\n",
        name_of(kind), replays, all.size());
    std::fflush(stdout);
  }
  require(cudaStreamDestroy(stream));
}
