#include <bench/round_robin.hpp>

#include <algorithm>
#include <numeric>

#include <bench/cuda.hpp>
#include <bench/inputs.hpp>

namespace rawgemm::bench {

namespace {

constexpr double graph_ms = 5;
constexpr int most_calls = 2000;
constexpr int warm_up_calls = 3;

class Timer {
 public:
  explicit Timer(cudaStream_t stream) : stream_(stream) {}

  template <class Work>
  double ms(const Work& work) const {
    require(cudaEventRecord(begin_.get(), stream_), "cudaEventRecord");
    work();
    require(cudaEventRecord(end_.get(), stream_), "cudaEventRecord");
    require(cudaEventSynchronize(end_.get()), "cudaEventSynchronize");
    float ms = 0;
    require(cudaEventElapsedTime(&ms, begin_.get(), end_.get()), "cudaEventElapsedTime");
    return ms;
  }

 private:
  cudaStream_t stream_;
  EventHandle begin_ = make_event();
  EventHandle end_ = make_event();
};

struct Graph {
  GraphExecHandle exec;
  int calls;
};

Graph capture(const Contender& contender, int sets, int calls, cudaStream_t stream) {
  require(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal), "cudaStreamBeginCapture");
  for (int call = 0; call < calls; ++call) contender(call % sets, stream);
  cudaGraph_t graph = nullptr;
  require(cudaStreamEndCapture(stream, &graph), "cudaStreamEndCapture");
  const GraphHandle owner(graph);
  cudaGraphExec_t exec = nullptr;
  require(cudaGraphInstantiate(&exec, graph, 0), "cudaGraphInstantiate");
  return {GraphExecHandle(exec), calls};
}

}  // namespace

std::vector<std::vector<double>> round_robin(const std::vector<Contender>& contenders, int sets, int rounds,
                                             std::uint64_t seed, Sampler* sampler) {
  const StreamHandle stream = make_stream();
  const Timer timer(stream.get());
  std::vector<Graph> graphs;
  for (const Contender& contender : contenders) {
    const auto warm_up = [&] {
      for (int call = 0; call < warm_up_calls; ++call) contender(call % sets, stream.get());
    };
    warm_up();
    const double call_ms = timer.ms(warm_up) / warm_up_calls;
    const int calls = static_cast<int>(std::clamp(graph_ms / call_ms, 1.0, double{most_calls}));
    graphs.push_back(capture(contender, sets, calls, stream.get()));
    require(cudaGraphLaunch(graphs.back().exec.get(), stream.get()), "cudaGraphLaunch");
  }
  require(cudaStreamSynchronize(stream.get()), "cudaStreamSynchronize");

  std::vector<std::vector<double>> us(contenders.size());
  std::vector<int> order(contenders.size());
  std::iota(order.begin(), order.end(), 0);
  std::uint64_t drawn = 0;
  for (int round = 0; round < rounds; ++round) {
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random_bits(seed, drawn++) % i]);
    for (const int i : order) {
      const Graph& graph = graphs[static_cast<std::size_t>(i)];
      if (sampler != nullptr) sampler->attribute_to(i);
      const double ms = timer.ms([&] { require(cudaGraphLaunch(graph.exec.get(), stream.get()), "cudaGraphLaunch"); });
      if (sampler != nullptr) sampler->attribute_to(Sampler::nobody);
      us[static_cast<std::size_t>(i)].push_back(ms * 1e3 / graph.calls);
    }
  }
  return us;
}

}  // namespace rawgemm::bench
