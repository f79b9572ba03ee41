// What TMA does where a row ends inside a 16-byte chunk: the same as on the model, tests/ptx/tma_edges.cpp.
#include <tests/ptx/tma_edges.cuh>

#include <tests/gpu/device.cuh>

using namespace rawgemm;
using namespace rawgemm::test;

int main() {
  start("tma_edges");
  const tma_edges::Memory from = tma_edges::filled(true);
  tma_edges::Memory to = tma_edges::filled(false);
  DeviceBuffer from_on_device(sizeof(from));
  DeviceBuffer to_on_device(sizeof(to));
  require(cudaMemcpy(from_on_device.data(), from.data(), sizeof(from), cudaMemcpyHostToDevice));
  require(cudaMemcpy(to_on_device.data(), to.data(), sizeof(to), cudaMemcpyHostToDevice));
  require(tma_edges::run(from_on_device.data(), to_on_device.data(), nullptr));
  require(cudaMemcpy(to.data(), to_on_device.data(), sizeof(to), cudaMemcpyDeviceToHost));
  const tma_edges::Memory expected = tma_edges::expected();
  for (size_t i = 0; i < to.size(); ++i)
    require(to[i] == expected[i], "row " + std::to_string(i / tma_edges::pitch) + ", element " +
                                      std::to_string(i % tma_edges::pitch) + " is " + std::to_string(to[i]) +
                                      ", the model says " + std::to_string(expected[i]));
  std::printf("tma_edges: passed\n");
}
