// Times contenders in turn, each as a CUDA graph of about 5 ms of its calls.
#pragma once
#include <cuda_runtime.h>

#include <cstdint>
#include <functional>
#include <vector>

#include <bench/nvml.hpp>

namespace rawgemm::bench {

/// Enqueues one call on the buffers of a set.
using Contender = std::function<void(int set, cudaStream_t stream)>;

/// Calls rotate over `sets` sets of buffers. The order of contenders is drawn anew in each round, since whoever follows
/// a hot contender finds a slower clock. Returns microseconds per call, [contender][round]. sampler may be null.
std::vector<std::vector<double>> round_robin(const std::vector<Contender>& contenders, int sets, int rounds,
                                             std::uint64_t seed, Sampler* sampler);

}  // namespace rawgemm::bench
