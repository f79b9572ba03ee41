#include <bench/run_benchmark.hpp>

#include <memory>

#include <bench/baseline.hpp>
#include <bench/launch.hpp>
#include <bench/operands.hpp>
#include <bench/peers.hpp>
#include <bench/turns.hpp>

namespace rawgemm::bench {

namespace {

/// Fewer have no 95 % confidence interval (median_interval).
constexpr int least_rounds = 6;

struct Entry {
  ContenderResult result;
  Contender enqueue;
};

rawgemm_peer_type peer_type(TensorType type) {
  switch (type) {
    case TensorType::f16:
      return RAWGEMM_PEER_FP16;
    case TensorType::bf16:
      return RAWGEMM_PEER_BF16;
    default:  // f32: the command line knows no other
      return RAWGEMM_PEER_FP32;
  }
}

class Benchmark {
 public:
  explicit Benchmark(const BenchmarkRequest& request)
      : request_(request),
        peers_(request.peers.begin(), request.peers.end()),
        operands_(request.problem, request.seed, stream_.get()),
        expected_sums_(static_cast<std::size_t>(request.problem.m * request.problem.n) * sizeof(float)),
        a_norms4_(static_cast<std::size_t>(request.problem.m) * sizeof(double)),
        b_norms4_(static_cast<std::size_t>(request.problem.n) * sizeof(double)),
        cublaslt_(request.problem) {
    row_norms4(operands_.a(0), norms(a_norms4_), stream_.get());
    row_norms4(operands_.b(0), norms(b_norms4_), stream_.get());
    compute_expected();
  }

  BenchmarkResult run(const std::string& pci_bus_id, const Progress& progress) {
    BenchmarkResult result;
    result.buffer_sets = operands_.sets();
    const auto with = [this](const CublasLt::Algorithm& algorithm) { return with_cublaslt(algorithm); };
    const Baseline baseline = find_baseline(cublaslt_, with, operands_.sets(), request_.seed, stream_.get());
    result.cublaslt = CublasLt::config_of(baseline.best);
    result.algorithms_offered = baseline.offered;
    result.algorithms_timed = baseline.timed;
    result.best_algorithm_us = baseline.best_us;
    result.first_algorithm_us = baseline.first_us;

    std::vector<Entry> entries;
    entries.push_back({{.kind = Kind::cublaslt, .name = "cuBLASLt"}, with(baseline.best)});
    for (const OurContender& x : request_.ours)
      entries.push_back({{.kind = Kind::ours, .name = x.name, .programmatic = x.programmatic}, with_ours(x)});
    for (const Peer& peer : peers_) entries.push_back({{.kind = Kind::peer, .name = peer.name()}, with_peer(peer)});
    time(entries, pci_bus_id, progress);
    for (Entry& entry : entries) result.contenders.push_back(std::move(entry.result));
    return result;
  }

 private:
  static double* norms(const DeviceBuffer& buffer) { return reinterpret_cast<double*>(buffer.get()); }
  float* expected_sums() const { return reinterpret_cast<float*>(expected_sums_.get()); }

  /// By the first algorithm of cuBLASLt that runs.
  void compute_expected() {
    Problem in_fp32 = request_.problem;
    in_fp32.output = TensorType::f32;
    in_fp32.ldd = in_fp32.n;
    const CublasLt cublaslt(in_fp32);
    for (const CublasLt::Algorithm& algorithm : cublaslt.algorithms())
      if (cublaslt.run(algorithm, operands_.a(0).data, operands_.b(0).data, expected_sums(), workspace_.get(),
                       stream_.get())) {
        require(cudaStreamSynchronize(stream_.get()), "cublasLtMatmul");
        return;
      }
    throw Failure{{StatusCode::cuda_error, "cuBLASLt has no algorithm for this shape"}};
  }

  Contender with_cublaslt(const CublasLt::Algorithm& algorithm) {
    return [this, algorithm](int set, cudaStream_t stream) {
      if (!cublaslt_.run(algorithm, operands_.a(set).data, operands_.b(set).data, operands_.d(set).data,
                         workspace_.get(), stream))
        throw Failure{{StatusCode::cuda_error, "cublasLtMatmul failed"}};
    };
  }

  Contender with_ours(const OurContender& x) {
    Problem problem = request_.problem;
    problem.kernel = x.kernel;
    return [this, problem, x](int set, cudaStream_t stream) {
      GemmArguments arguments =
          arguments_of(problem, operands_.a(set).data, operands_.b(set).data, operands_.d(set).data);
      arguments.programmatic = x.programmatic;
      arguments.weights_ready = x.programmatic;  // each set has a B of its own, which nothing writes
      require(launch(problem, x.shape, arguments, stream));
    };
  }

  Contender with_peer(const Peer& peer) {
    return [this, &peer](int set, cudaStream_t stream) {
      const Problem& x = request_.problem;
      peer.enqueue({.input = peer_type(x.input),
                    .output = peer_type(x.output),
                    .m = x.m,
                    .n = x.n,
                    .k = x.k,
                    .a = operands_.a(set).data,
                    .lda = x.lda,
                    .b = operands_.b(set).data,
                    .ldb = x.ldb,
                    .d = operands_.d(set).data,
                    .ldd = x.ldd,
                    .workspace = workspace_.get(),
                    .workspace_bytes = CublasLt::workspace_bytes},
                   stream);
    };
  }

  /// Calls twice in a row on different buffers, as when timed, so that a call that begins under another one is tested,
  /// too; the second one's D must be right.
  Comparison checked(const Contender& enqueue) const {
    for (const int set : {1, 0}) operands_.poison_d(set, stream_.get());
    for (const int set : {1, 0}) enqueue(set, stream_.get());
    require(cudaStreamSynchronize(stream_.get()), "the kernel");
    const Expected expected{expected_sums(), sum_bound(request_.problem.k), norms(a_norms4_), norms(b_norms4_)};
    return compare(operands_.d(0), Operands::guard_bytes, expected, stream_.get());
  }

  /// Checks and captures; false where there is nothing to time.
  bool prepare(Entry& entry, std::vector<Graph>& graphs) const {
    ContenderResult& result = entry.result;
    try {
      result.check = checked(entry.enqueue);
      if (result.check.right()) graphs.push_back(captured(entry.enqueue, operands_.sets(), stream_.get()));
      return result.check.right();
    } catch (const Failure& failure) {
      const Status& status = failure.status;
      (status.code == StatusCode::cuda_error ? result.failure : result.refused) = status.text;
    }
    // Some errors end every later call, too: then this contender is the one to name.
    (void)cudaGetLastError();
    if (cudaDeviceSynchronize() != cudaSuccess)
      throw Failure{{StatusCode::cuda_error, result.name + ": " + result.failure}};
    return false;
  }

  void time(std::vector<Entry>& entries, const std::string& pci_bus_id, const Progress& progress) const {
    std::vector<Graph> graphs;
    std::vector<Entry*> timed;  // the one of each graph
    for (Entry& entry : entries)
      if (prepare(entry, graphs)) timed.push_back(&entry);
    // Ratios are to cuBLASLt.
    if (!entries.front().result.right()) return;

    const auto count = static_cast<int>(graphs.size());
    const Rounds rounds{.least = std::min(least_rounds, request_.rounds),
                        .most = request_.rounds,
                        .seconds = request_.seconds_per_contender * count};
    for (std::size_t i = 0; i < request_.modes.size(); ++i) {
      const Mode mode = request_.modes[i];
      Sampler sampler(pci_bus_id, count, mode == Mode::sustained);
      const auto part = [&](double done) {
        if (progress) progress((static_cast<double>(i) + done) / static_cast<double>(request_.modes.size()));
      };
      const auto us = take_turns(graphs, mode, rounds, request_.seed, &sampler, part, stream_.get());
      for (std::size_t j = 0; j < us.size(); ++j)
        timed[j]->result.timings.push_back({us[j], sampler.of(static_cast<int>(j))});
    }
  }

  const BenchmarkRequest& request_;
  std::vector<Peer> peers_;
  StreamHandle stream_ = make_stream();
  Operands operands_;
  DeviceBuffer workspace_{CublasLt::workspace_bytes};
  DeviceBuffer expected_sums_;  // packed [m, n]
  DeviceBuffer a_norms4_;
  DeviceBuffer b_norms4_;
  CublasLt cublaslt_;
};

}  // namespace

BenchmarkResult run_benchmark(const BenchmarkRequest& request, const std::string& pci_bus_id,
                              const Progress& progress) {
  return Benchmark(request).run(pci_bus_id, progress);
}

}  // namespace rawgemm::bench
