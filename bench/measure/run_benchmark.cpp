#include <bench/measure/run_benchmark.hpp>

#include <memory>
#include <optional>

#include <bench/device/sums.hpp>
#include <bench/kernels.hpp>
#include <bench/measure/baseline.hpp>
#include <bench/measure/operands.hpp>
#include <bench/measure/turns.hpp>
#include <bench/modules.hpp>
#include <bench/peers/peers.hpp>

namespace rawgemm::bench {

namespace {

/// Fewer have no 95 % confidence interval (median_interval).
constexpr int least_rounds = 6;

/// A problem in memory, and what its D must be.
class Subject {
 public:
  Subject(const Problem& problem, std::uint64_t seed, cudaStream_t stream)
      : problem_(problem),
        stream_(stream),
        operands_(problem, seed, stream),
        expected_sums_(static_cast<std::size_t>(rows_d(problem) * problem.n) * sizeof(float)),
        a_norms4_(static_cast<std::size_t>(rows_d(problem)) * sizeof(double)),
        b_norms4_(products_of(problem).size() * static_cast<std::size_t>(problem.n) * sizeof(double)),
        products_of_rows_(bench::products_of_rows(problem)) {
    compute_norms4(problem, operands_.addresses(0), norms(a_norms4_), norms(b_norms4_), stream);
    compute_sums(problem, operands_.addresses(0), expected_sums(), stream);
    if (adds(problem)) add_to_sums(operands_.d(0), expected_sums(), stream);
    for (const Product& product : products_of(problem)) most_k_ = std::max(most_k_, product.k);
  }

  const Problem& problem() const { return problem_; }
  const Operands& operands() const { return operands_; }

  /// Calls twice in a row on different buffers, as when timed, so that a call that begins under another one is tested,
  /// too; the second one's D must be right. What is timed afterwards adds to D call by call, too few times for fp32
  /// to overflow.
  Comparison checked(const Contender& enqueue, Accumulation accumulation, bool keeps_rest) const {
    for (const int set : {1, 0}) operands_.reset_d(set, stream_);
    for (const int set : {1, 0}) enqueue(set, stream_);
    require(cudaStreamSynchronize(stream_), "the kernel");
    const Expected expected{.sums = expected_sums(),
                            .sum_bound = sum_bound(most_k_, accumulation),
                            .a_norms4 = norms(a_norms4_),
                            .b_norms4 = norms(b_norms4_),
                            .is_added_to = adds(problem_),
                            .products_of_rows = products_of_rows_.get(),
                            .keeps_rest = keeps_rest};
    return compare(operands_.d(0), Operands::guard_bytes, expected, stream_);
  }

 private:
  static double* norms(const DeviceBuffer& buffer) { return reinterpret_cast<double*>(buffer.get()); }
  float* expected_sums() const { return reinterpret_cast<float*>(expected_sums_.get()); }

  Problem problem_;
  cudaStream_t stream_;
  Operands operands_;
  DeviceBuffer expected_sums_;  // packed [rows of D, n]
  DeviceBuffer a_norms4_;
  DeviceBuffer b_norms4_;
  DeviceArray<i32> products_of_rows_;
  i64 most_k_ = 0;
};

struct Entry {
  ContenderResult result;
  Contender enqueue;
  Accumulation accumulation;
  const Subject* subject;
};

rawgemm_peer_type peer_type(ElementType type) {
  switch (type) {
    case ElementType::fp16:
      return RAWGEMM_PEER_FP16;
    case ElementType::bf16:
      return RAWGEMM_PEER_BF16;
    case ElementType::fp32:
      return RAWGEMM_PEER_FP32;
    case ElementType::e4m3:
      return RAWGEMM_PEER_E4M3;
    case ElementType::e5m2:
      return RAWGEMM_PEER_E5M2;
  }
  return RAWGEMM_PEER_FP32;
}

rawgemm_peer_scales peer_scales(ScaleMode mode) {
  switch (mode) {
    case ScaleMode::none:
      return RAWGEMM_PEER_SCALES_NONE;
    case ScaleMode::tensor:
      return RAWGEMM_PEER_SCALES_TENSOR;
    case ScaleMode::rows:
      return RAWGEMM_PEER_SCALES_ROWS;
    case ScaleMode::blocks:
      return RAWGEMM_PEER_SCALES_BLOCKS;
    case ScaleMode::blocks_1x128:
      return RAWGEMM_PEER_SCALES_BLOCKS_1X128;
  }
  return RAWGEMM_PEER_SCALES_NONE;
}

rawgemm_peer_form peer_form(const Parts& x) {
  if (x.form == Form::batched) return RAWGEMM_PEER_BATCHED;
  if (x.form == Form::k_grouped) return RAWGEMM_PEER_K_GROUPED;
  return x.layout == GroupLayout::masked ? RAWGEMM_PEER_MASKED : RAWGEMM_PEER_GROUPED;
}

bool has_groups(const Problem& x) { return x.parts.form == Form::grouped || x.parts.form == Form::k_grouped; }

class Benchmark {
 public:
  explicit Benchmark(const BenchmarkRequest& request)
      : request_(request), peers_(request.peers.begin(), request.peers.end()) {
    if (has_groups(request.problem)) dense_.emplace(dense_bound(request.problem), request.seed, stream_.get());
    // Peers' groups of rows begin where DeepGEMM's do.
    if (!peers_.empty() && request.problem.parts.form == Form::grouped &&
        request.problem.parts.layout != GroupLayout::masked)
      padded_.emplace(in_layout(request.problem, GroupLayout::indices), request.seed, stream_.get());
    cublaslt_.emplace(baseline_subject().problem(), is_fast_baseline(request.problem),
                      baseline_subject().operands().addresses(0));
  }

  BenchmarkResult run(const std::string& pci_bus_id, const Progress& progress) {
    BenchmarkResult result;
    result.buffer_sets = subject_.operands().sets();
    std::vector<Entry> entries;
    const bool is_fast = is_fast_baseline(request_.problem);
    const std::optional<Baseline> baseline = add_cublaslt(*cublaslt_, is_fast, entries);
    if (baseline) {
      result.cublaslt = CublasLt::config_of(baseline->best);
      result.algorithms_offered = baseline->offered;
      result.algorithms_timed = baseline->timed;
      result.best_algorithm_us = baseline->best_us;
      result.first_algorithm_us = baseline->first_us;
    }
    for (const OurContender& x : request_.ours) {
      const bool is_bound = x.form != request_.problem.parts.form;
      const Subject& subject = is_bound ? baseline_subject() : subject_;
      Problem problem = subject.problem();
      problem.kernel = x.kernel;
      problem.addition = x.addition;
      entries.push_back({{.kind = is_bound ? Kind::dense : Kind::ours, .name = x.name, .programmatic = x.programmatic},
                         with_ours(subject, problem, x),
                         accumulation_of(problem),
                         &subject});
    }
    if (is_fast) {
      cublaslt_promoted_.emplace(baseline_subject().problem(), false, baseline_subject().operands().addresses(0));
      add_cublaslt(*cublaslt_promoted_, false, entries);
    }
    for (const Peer& peer : peers_) {
      const Subject& subject = padded_ ? *padded_ : subject_;
      entries.push_back(
          {{.kind = Kind::peer, .name = peer.name()}, with_peer(subject, peer), loosest_accumulation(), &subject});
    }
    time(entries, pci_bus_id, progress);
    for (Entry& entry : entries) result.contenders.push_back(std::move(entry.result));
    return result;
  }

 private:
  /// What cuBLASLt computes: it has no groups.
  const Subject& baseline_subject() const { return dense_ ? *dense_ : subject_; }

  /// What others than ours are held to, of whom it is not known how they sum.
  Accumulation loosest_accumulation() const {
    if (request_.problem.types.scales == ScaleMode::none) return Accumulation::fp32;
    return is_fast_baseline(request_.problem) ? Accumulation::fast : Accumulation::promoted;
  }

  /// Its fastest algorithm, or why there is none.
  std::optional<Baseline> add_cublaslt(const CublasLt& cublaslt, bool is_fast, std::vector<Entry>& entries) {
    const Operands& operands = baseline_subject().operands();
    const auto with = [this, &cublaslt, &operands](const CublasLt::Algorithm& algorithm) -> Contender {
      return [this, &cublaslt, &operands, algorithm](int set, cudaStream_t stream) {
        if (!cublaslt.run(algorithm, operands.addresses(set), workspace_.get(), stream))
          throw Failure{{StatusCode::cuda_error, "cublasLtMatmul failed"}};
      };
    };
    const auto is_right = [this](const Contender& enqueue) {
      return baseline_subject().checked(enqueue, loosest_accumulation(), true).right();
    };
    const std::optional<Baseline> found =
        find_baseline(cublaslt, with, is_right, operands.sets(), request_.seed, stream_.get());
    const std::string what = dense_ ? ", dense" : "";
    Entry entry{{.kind = Kind::cublaslt, .name = cublaslt_name(is_fast) + what},
                {},
                loosest_accumulation(),
                &baseline_subject()};
    if (found)
      entry.enqueue = with(found->best);
    else
      entry.enqueue = [&cublaslt](int, cudaStream_t) {
        throw Failure{{StatusCode::unsupported_value, cublaslt.refusal()}};
      };
    entries.push_back(std::move(entry));
    return found;
  }

  Contender with_ours(const Subject& subject, const Problem& problem, const OurContender& x) {
    return [&subject, problem, x](int set, cudaStream_t stream) {
      Arguments arguments = arguments_of(problem, subject.operands().addresses(set));
      arguments.programmatic = x.programmatic;
      arguments.weights_ready = x.programmatic;  // each set has a B of its own, which nothing writes
      require(launch(problem, x.configuration, arguments, stream));
    };
  }

  Contender with_peer(const Subject& subject, const Peer& peer) {
    const Parts& its = subject.problem().parts;
    const std::vector<i64> its_begins = begins_of(its);
    const std::vector<std::int64_t> sizes(its.sizes.begin(), its.sizes.end());
    const std::vector<std::int64_t> begins(its_begins.begin(), its_begins.end());
    return [this, &subject, &peer, sizes, begins](int set, cudaStream_t stream) {
      const Problem& x = subject.problem();
      const Addresses at = subject.operands().addresses(set);
      const rawgemm_peer_problem problem{.input = peer_type(x.types.input),
                                         .output = peer_type(x.types.output),
                                         .m = x.m,
                                         .n = x.n,
                                         .k = x.k,
                                         .a = at.a,
                                         .lda = x.lda,
                                         .b = at.b,
                                         .ldb = x.ldb,
                                         .d = at.d,
                                         .ldd = x.ldd,
                                         .workspace = workspace_.get(),
                                         .workspace_bytes = CublasLt::workspace_bytes,
                                         .input_b = peer_type(x.types.input_b),
                                         .scales = peer_scales(x.types.scales),
                                         .scale_a = static_cast<const float*>(at.scales_a),
                                         .ld_scale_a = scale_layout_a(x).ld,
                                         .scale_b = static_cast<const float*>(at.scales_b),
                                         .ld_scale_b = scale_layout_b(x).ld,
                                         .scale_d = static_cast<const float*>(at.scale_d)};
      if (x.parts.form == Form::dense) return peer.enqueue(problem, stream);
      peer.enqueue(problem,
                   {.form = peer_form(x.parts),
                    .count = x.parts.count,
                    .stride_a = x.m * x.lda,
                    .stride_b = x.n * x.ldb,
                    .stride_d = x.m * x.ldd,
                    .groups = at.groups,
                    .sizes = sizes.data(),
                    .begins = begins.data()},
                   stream);
    };
  }

  /// Checks and captures; false where there is nothing to time.
  bool prepare(Entry& entry, std::vector<Graph>& graphs) const {
    ContenderResult& result = entry.result;
    try {
      if (result.kind == Kind::peer && entry.subject->problem().parts.form != Form::dense)
        for (int set = 0; set < entry.subject->operands().sets(); ++set) entry.enqueue(set, stream_.get());
      // Where groups have gaps, peers may write into them.
      result.check = entry.subject->checked(entry.enqueue, entry.accumulation, result.kind != Kind::peer);
      if (result.check.right())
        graphs.push_back(captured(entry.enqueue, entry.subject->operands().sets(), stream_.get()));
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
    // Ratios are to cuBLASLt, where it takes the problem.
    if (!entries.front().result.right() || graphs.empty()) return;

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
  Subject subject_{request_.problem, request_.seed, stream_.get()};
  std::optional<Subject> dense_;   // what bounds groups
  std::optional<Subject> padded_;  // groups of rows as peers have them
  DeviceBuffer workspace_{CublasLt::workspace_bytes};
  std::optional<CublasLt> cublaslt_;
  std::optional<CublasLt> cublaslt_promoted_;  // without fast accumulation, where cublaslt_ has it
};

}  // namespace

BenchmarkResult run_benchmark(const BenchmarkRequest& request, const std::string& pci_bus_id,
                              const Progress& progress) {
  return Benchmark(request).run(pci_bus_id, progress);
}

}  // namespace rawgemm::bench
