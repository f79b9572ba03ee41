// The GEMM kernels in CUDA graphs: the first call of the process inside a capture, and 1,000 replays of each
// configuration that give the same bits: of one call, and of a chain of programmatic launches, in which each call adds
// to what the one before it wrote.
#include <cstring>

#include <tests/gpu/device.cuh>
#include <tests/kernels/launch.hpp>
#include <tests/problem.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr int replays = 1000;

__global__ void count_differences(const u32* x, const u32* y, i64 words, unsigned long long* differences) {
  const i64 stride = static_cast<i64>(gridDim.x) * blockDim.x;
  for (i64 i = static_cast<i64>(blockIdx.x) * blockDim.x + threadIdx.x; i < words; i += stride)
    if (x[i] != y[i]) atomicAdd(differences, 1);
}

/// Random normal numbers on the device; rows packed. Copies, launches nothing.
void fill_normal(const DeviceBuffer& memory, TensorType type, i64 elements, u64 seed) {
  Random random(seed);
  std::vector<u16> values(static_cast<size_t>(elements));
  for (u16& value : values) value = static_cast<u16>(encode(type, static_cast<float>(random.normal())));
  require(cudaMemcpy(memory.data(), values.data(), values.size() * sizeof(u16), cudaMemcpyHostToDevice));
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

void replay(const Selection& selection, Calls calls, cudaStream_t stream) {
  const Shape shape = shape_of(2000, 3080, 520, selection.input, selection.output);
  const size_t d_bytes = static_cast<size_t>(shape.m * shape.ldd * bytes_of(selection.output));
  DeviceBuffer a(static_cast<size_t>(shape.m * shape.lda * 2));
  DeviceBuffer b(static_cast<size_t>(shape.n * shape.ldb * 2));
  DeviceBuffer d(d_bytes);
  DeviceBuffer first(d_bytes);
  DeviceBuffer differences(sizeof(unsigned long long));
  fill_normal(a, selection.input, shape.m * shape.lda, 1);
  fill_normal(b, selection.input, shape.n * shape.ldb, 2);
  std::vector<GemmArguments> all = calls_of(calls, arguments_of(shape, a.data(), b.data(), d.data()));

  // No kernel of this configuration has run yet, and of the first configuration none at all: its code is loaded here,
  // in the mode that forbids the most.
  cudaGraph_t graph;
  require(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  Status status;
  for (const GemmArguments& x : all)
    if (status.ok()) status = launch(selection, x, stream);
  require(cudaStreamEndCapture(stream, &graph));
  require(status);
  size_t nodes = 0;
  require(cudaGraphGetNodes(graph, nullptr, &nodes));
  require(nodes == all.size(), "a call must be one node of a graph; " + std::to_string(nodes) + " nodes for " +
                                   std::to_string(all.size()) + " calls");
  cudaGraphExec_t executable;
  require(cudaGraphInstantiate(&executable, graph, 0));

  const auto spoil = [&] { require(cudaMemsetAsync(d.data(), 0xff, d_bytes, stream)); };
  const auto compare = [&] {
    count_differences<<<256, 256, 0, stream>>>(
        reinterpret_cast<const u32*>(d.data()), reinterpret_cast<const u32*>(first.data()),
        static_cast<i64>(d_bytes / sizeof(u32)), reinterpret_cast<unsigned long long*>(differences.data()));
    require(cudaGetLastError());
  };
  require(cudaMemsetAsync(differences.data(), 0, sizeof(unsigned long long), stream));
  spoil();
  require(cudaGraphLaunch(executable, stream));
  require(cudaMemcpyAsync(first.data(), d.data(), d_bytes, cudaMemcpyDeviceToDevice, stream));
  for (int i = 0; i < replays; ++i) {
    spoil();
    require(cudaGraphLaunch(executable, stream));
    compare();
  }
  spoil();
  for (GemmArguments& x : all) {  // the same bits without a graph, each call after the end of the one before
    x.programmatic = false;
    require(launch(selection, x, stream));
  }
  compare();
  unsigned long long different = 0;
  require(cudaMemcpyAsync(&different, differences.data(), sizeof(different), cudaMemcpyDeviceToHost, stream));
  require(cudaStreamSynchronize(stream));
  require(different == 0, describe(selection) + ": " + std::to_string(different) + " words differ between replays");

  // And they are numbers: the canary is a NaN.
  std::vector<unsigned char> result(d_bytes);
  require(cudaMemcpy(result.data(), first.data(), d_bytes, cudaMemcpyDeviceToHost));
  const i64 width = bytes_of(selection.output);
  for (i64 i = 0; i < static_cast<i64>(d_bytes); i += width) {
    u32 bits = 0;
    std::memcpy(&bits, result.data() + i, static_cast<size_t>(width));
    require(std::isfinite(decode(selection.output, bits)), describe(selection) + ": an element was not written");
  }
  require(cudaGraphExecDestroy(executable));
  require(cudaGraphDestroy(graph));
}

}  // namespace

int main() {
  start("graphs");
  cudaStream_t stream;
  require(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  const std::vector<Selection> selections = all_selections();
  for (const Calls calls : {Calls::one, Calls::chain})
    for (const Selection& selection : selections) replay(selection, calls, stream);
  require(cudaStreamDestroy(stream));
  std::printf(
      "graphs: passed, first call inside a capture and %d replays, bitwise equal, of one call and of a programmatic "
      "chain, "
      "of each of %zu configurations\n",
      replays, selections.size());
}
