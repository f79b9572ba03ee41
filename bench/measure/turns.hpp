// Times contenders in turns, each as a CUDA graph of about 5 ms of its calls.
#pragma once
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

#include <bench/benchmark.hpp>
#include <bench/device/cuda.hpp>
#include <bench/device/nvml.hpp>
#include <bench/matrices/parallel.hpp>

namespace rawgemm::bench {

/// Enqueues one call on the buffers of a set. Throws Failure.
using Contender = std::function<void(int set, cudaStream_t stream)>;

inline constexpr int most_calls_of_graph = 2000;

struct Graph {
  GraphExecHandle exec;
  int calls;
  double ms;  // about
};

/// Calls that rotate over `sets` sets of buffers. Where the contender cannot be captured, nothing is left behind.
Graph captured(const Contender& contender, int sets, cudaStream_t stream);
std::vector<Graph> captured(const std::vector<Contender>& contenders, int sets, cudaStream_t stream);

/// So many sets that what a call finds in L2 is not its own operands from the last round over the sets.
inline int sets_past_l2(std::size_t set_bytes) {
  constexpr std::size_t l2_bytes = std::size_t{60} << 20;
  return static_cast<int>(std::max<std::size_t>(2, (3 * l2_bytes + set_bytes - 1) / set_bytes));
}

inline Rounds exactly(int rounds) { return {rounds, rounds, std::numeric_limits<double>::infinity()}; }

/// The order of contenders is drawn anew in each round, since whoever follows a hot contender finds a slower clock.
/// Returns microseconds per call, [contender][round]. sampler may be null.
std::vector<std::vector<double>> take_turns(const std::vector<Graph>& graphs, Mode mode, const Rounds& rounds,
                                            std::uint64_t seed, Sampler* sampler, const Progress& progress,
                                            cudaStream_t stream);

}  // namespace rawgemm::bench
