#include <bench/measure/turns.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>
#include <thread>

#include <bench/matrices/inputs.hpp>
#include <bench/measure/statistics.hpp>

namespace rawgemm::bench {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr double graph_ms = 5;
constexpr int warm_up_calls = 3;
constexpr milliseconds pause_before_burst{30};
constexpr double sustained_ms = 150;
constexpr double precision = 0.003;

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

__global__ void wait_cycles(long long cycles) {
  const long long begin = clock64();
  while (clock64() - begin < cycles) {
  }
}

class Timer {
 public:
  explicit Timer(cudaStream_t stream) : stream_(stream) {}

  /// Of what `work` enqueues. The device is held up until that is there: what the CPU takes to enqueue a long graph
  /// would count otherwise.
  template <class Work>
  double ms(const Work& work) const {
    constexpr long long cycles_to_enqueue = 200'000;  // about 0.1 ms
    wait_cycles<<<1, 1, 0, stream_>>>(cycles_to_enqueue);
    require(cudaGetLastError(), "wait_cycles");
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

void launch(const Graph& graph, int times, cudaStream_t stream) {
  for (int i = 0; i < times; ++i) require(cudaGraphLaunch(graph.exec.get(), stream), "cudaGraphLaunch");
}

int launches_for(double ms, const Graph& graph) { return static_cast<int>(std::ceil(ms / graph.ms)); }

/// Until the power rises no more: the card is then at its limit, or as close as this contender takes it.
void heat(const Graph& graph, const Sampler* sampler, cudaStream_t stream) {
  constexpr double step_ms = 100;
  constexpr int most_steps = 20;
  constexpr double rise = 1.01;
  double power = 0;
  for (int step = 0; step < most_steps; ++step) {
    launch(graph, launches_for(step_ms, graph), stream);
    std::this_thread::sleep_for(milliseconds(static_cast<int>(0.8 * step_ms)));
    const double now = sampler == nullptr ? 0 : sampler->power_w();
    require(cudaStreamSynchronize(stream), "cudaStreamSynchronize");
    // The first reading may be from before.
    if (step > 0 && now > 0 && now < rise * power) return;
    power = now;
  }
}

/// Whether the ratio of each contender to the first one is known well enough.
bool settled(const std::vector<std::vector<double>>& us) {
  for (std::size_t i = 1; i < us.size(); ++i) {
    const std::vector<double> x = ratios(us[0], us[i]);
    const std::optional<Interval> interval = median_interval(x);
    const double middle = median(x);
    if (!interval || interval->low < middle * (1 - precision) || interval->high > middle * (1 + precision))
      return false;
  }
  return true;
}

}  // namespace

Graph captured(const Contender& contender, int sets, cudaStream_t stream) {
  const auto call = [&](int calls) {
    for (int i = 0; i < calls; ++i) contender(i % sets, stream);
  };
  call(warm_up_calls);
  const double call_ms = Timer(stream).ms([&] { call(warm_up_calls); }) / warm_up_calls;
  const int calls = static_cast<int>(std::clamp(graph_ms / call_ms, 1.0, double{most_calls_of_graph}));

  cudaGraph_t graph = nullptr;
  require(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal), "cudaStreamBeginCapture");
  try {
    call(calls);
  } catch (const Failure&) {
    cudaStreamEndCapture(stream, &graph);
    const GraphHandle unfinished(graph);
    throw;
  }
  require(cudaStreamEndCapture(stream, &graph), "cudaStreamEndCapture");
  const GraphHandle owner(graph);
  cudaGraphExec_t exec = nullptr;
  require(cudaGraphInstantiate(&exec, graph, 0), "cudaGraphInstantiate");
  Graph result{GraphExecHandle(exec), calls, 0};
  result.ms = Timer(stream).ms([&] { launch(result, 1, stream); });
  return result;
}

std::vector<Graph> captured(const std::vector<Contender>& contenders, int sets, cudaStream_t stream) {
  std::vector<Graph> graphs;
  for (const Contender& contender : contenders) graphs.push_back(captured(contender, sets, stream));
  return graphs;
}

std::vector<std::vector<double>> take_turns(const std::vector<Graph>& graphs, Mode mode, const Rounds& rounds,
                                            std::uint64_t seed, Sampler* sampler, const Progress& progress,
                                            cudaStream_t stream) {
  const Timer timer(stream);
  const auto turn = [&](int contender) {
    const Graph& graph = graphs[static_cast<std::size_t>(contender)];
    const int launches = mode == Mode::sustained ? launches_for(sustained_ms, graph) : 1;
    if (mode == Mode::burst) std::this_thread::sleep_for(pause_before_burst);
    if (sampler != nullptr) sampler->attribute_to(contender);
    const double ms = timer.ms([&] { launch(graph, launches, stream); });
    if (sampler != nullptr) sampler->attribute_to(Sampler::nobody);
    return ms * 1e3 / launches / graph.calls;
  };
  if (mode == Mode::sustained) heat(graphs.front(), sampler, stream);

  std::vector<std::vector<double>> us(graphs.size());
  std::vector<int> order(graphs.size());
  std::iota(order.begin(), order.end(), 0);
  std::uint64_t drawn = 0;
  const Clock::time_point begin = Clock::now();
  const auto enough = [&](int round) {
    return round >= rounds.least && (round >= rounds.most || seconds_since(begin) > rounds.seconds || settled(us));
  };
  for (int round = 0; !enough(round); ++round) {
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random_bits(seed, drawn++) % i]);
    for (const int i : order) us[static_cast<std::size_t>(i)].push_back(turn(i));
    if (progress) progress(std::max((round + 1.0) / rounds.most, seconds_since(begin) / rounds.seconds));
  }
  return us;
}

}  // namespace rawgemm::bench
