// The GEMM kernels in CUDA graphs: the first call of the process inside a capture, and 1,000 replays of each
// configuration that give the same bits.
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

void replay(const Selection& selection, cudaStream_t stream) {
  const Shape shape = shape_of(2000, 3080, 520, selection.input, selection.output);
  const size_t d_bytes = static_cast<size_t>(shape.m * shape.ldd * bytes_of(selection.output));
  DeviceBuffer a(static_cast<size_t>(shape.m * shape.lda * 2));
  DeviceBuffer b(static_cast<size_t>(shape.n * shape.ldb * 2));
  DeviceBuffer d(d_bytes);
  DeviceBuffer first(d_bytes);
  DeviceBuffer differences(sizeof(unsigned long long));
  fill_normal(a, selection.input, shape.m * shape.lda, 1);
  fill_normal(b, selection.input, shape.n * shape.ldb, 2);
  const GemmArguments arguments = arguments_of(shape, a.data(), b.data(), d.data());

  // No kernel of this configuration has run yet, and of the first configuration none at all: its code is loaded here,
  // in the mode that forbids the most.
  cudaGraph_t graph;
  require(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  const Status status = launch(selection, arguments, stream);
  require(cudaStreamEndCapture(stream, &graph));
  require(status);
  size_t nodes = 0;
  require(cudaGraphGetNodes(graph, nullptr, &nodes));
  require(nodes == 1, "a call must be one node of a graph, not " + std::to_string(nodes));
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
  require(launch(selection, arguments, stream));  // the same bits without a graph
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
  for (const Selection& selection : selections) replay(selection, stream);
  require(cudaStreamDestroy(stream));
  std::printf(
      "graphs: passed, first call inside a capture and %d replays, bitwise equal, of each of %zu configurations\n",
      replays, selections.size());
}
