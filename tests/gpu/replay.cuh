// Calls in a CUDA graph: captured, replayed, and the same bits each time.
#pragma once
#include <functional>

#include <tests/gpu/device.cuh>

namespace rawgemm::test {

inline constexpr int replays = 1000;

struct Replayed {
  std::string name;
  std::function<Status()> captured;  // the calls, as the graph has them
  size_t nodes;                      // that they must make of it
  std::function<Status()> plain;     // calls with the same result
  std::vector<DeviceBytes> outputs;
};

__global__ static void count_differences(const u32* x, const u32* y, i64 words, unsigned long long* differences) {
  const i64 stride = static_cast<i64>(gridDim.x) * blockDim.x;
  for (i64 i = static_cast<i64>(blockIdx.x) * blockDim.x + threadIdx.x; i < words; i += stride)
    if (x[i] != y[i]) atomicAdd(differences, 1);
}

/// Captures the calls, in the mode that forbids the most, replays them, each time on canaries, and compares.
inline void check_replays(const Replayed& x, cudaStream_t stream) {
  cudaGraph_t graph;
  require(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  const Status status = x.captured();
  require(cudaStreamEndCapture(stream, &graph));
  require(status);
  size_t nodes = 0;
  require(cudaGraphGetNodes(graph, nullptr, &nodes));
  require(nodes == x.nodes, "a call must be one node of a graph; " + std::to_string(nodes) + " nodes for " +
                                std::to_string(x.nodes) + " calls");
  cudaGraphExec_t executable;
  require(cudaGraphInstantiate(&executable, graph, 0));

  DeviceBuffer counter(sizeof(unsigned long long));
  auto* const differences = reinterpret_cast<unsigned long long*>(counter.data());
  require(cudaMemsetAsync(differences, 0, sizeof(unsigned long long), stream));
  std::vector<DeviceBuffer> first(x.outputs.size());
  const auto spoil = [&] {
    for (const DeviceBytes& output : x.outputs) output.clear(stream);
  };
  const auto compare = [&] {
    for (size_t i = 0; i < first.size(); ++i)
      count_differences<<<256, 256, 0, stream>>>(reinterpret_cast<const u32*>(x.outputs[i].data),
                                                 reinterpret_cast<const u32*>(first[i].data()),
                                                 x.outputs[i].bytes / i64{sizeof(u32)}, differences);
    require(cudaGetLastError());
  };
  spoil();
  require(cudaGraphLaunch(executable, stream));
  for (size_t i = 0; i < first.size(); ++i) {
    const size_t bytes = static_cast<size_t>(x.outputs[i].bytes);
    first[i].reserve(bytes);
    require(cudaMemcpyAsync(first[i].data(), x.outputs[i].data, bytes, cudaMemcpyDeviceToDevice, stream));
  }
  for (int i = 0; i < replays; ++i) {
    spoil();
    require(cudaGraphLaunch(executable, stream));
    compare();
  }
  spoil();
  require(x.plain());
  compare();
  unsigned long long different = 0;
  require(cudaMemcpyAsync(&different, differences, sizeof(different), cudaMemcpyDeviceToHost, stream));
  require(cudaStreamSynchronize(stream));
  require(different == 0, x.name + ": " + std::to_string(different) + " words differ between replays");
  require(cudaGraphExecDestroy(executable));
  require(cudaGraphDestroy(graph));
}

/// Captures a call, and calls each(i, replay) for every one of `replays` replays; each() has it replayed by replay().
template <class Call, class Each>
void replay_each(const Call& call, const Each& each, cudaStream_t stream) {
  cudaGraph_t graph;
  require(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  const Status status = call();
  require(cudaStreamEndCapture(stream, &graph));
  require(status);
  cudaGraphExec_t executable;
  require(cudaGraphInstantiate(&executable, graph, 0));
  for (int i = 0; i < replays; ++i) each(i, [&] { require(cudaGraphLaunch(executable, stream)); });
  require(cudaGraphExecDestroy(executable));
  require(cudaGraphDestroy(graph));
}

}  // namespace rawgemm::test
