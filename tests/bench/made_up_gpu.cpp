// In place of the program's GPU half: answers `rawgemm bench` with numbers that are made up, so that what the program
// makes of them is tested without a GPU. k = 8: cuBLASLt's rival is wrong.  k = 16: the device fails.  k = 32, FP8:
// cuBLASLt does not take it.
#include <bench/backend.hpp>

namespace rawgemm::bench {

namespace {

/// Round i takes `us` and a little, the same little for all contenders.
Timing timing(double us) {
  Timing result;
  for (int round = 0; round < 9; ++round) result.us.push_back(us * (1 + 0.001 * round));
  result.telemetry = {.samples = 10,
                      .sm_clock_mhz = 1500,
                      .power_w = 600,
                      .temperature_c = 50,
                      .counted_power_w = 650,
                      .counted_seconds = 0.5};
  return result;
}

class MadeUpGpu : public Gpu {
 public:
  MadeUpGpu() {
    facts_.name = "made-up device";
    facts_.multiprocessors = 1;
  }

  const DeviceFacts& facts() const override { return facts_; }

  Status require_built(const std::vector<Instance>&) override { return {}; }
  Status check(const Problem&, const Configuration&) override { return unknown(); }
  Status run(const Problem&, const Configuration&, const Operand&, const Operand&, Matrix&) override {
    return unknown();
  }
  Status reference(const Problem&, const Operand&, const Operand&, std::vector<float>&) override { return unknown(); }
  Status time(const Problem&, const std::vector<Configuration>&, const Operand&, const Operand&, int, std::uint64_t,
              Matrix&, TimedRun&) override {
    return unknown();
  }

  Status benchmark(const BenchmarkRequest& request, const Progress& progress, BenchmarkResult& result) override {
    if (request.problem.k == 16) return {StatusCode::cuda_error, "made-up failure"};
    result.algorithms_offered = 8;
    result.algorithms_timed = 7;
    result.best_algorithm_us = 10;
    result.first_algorithm_us = 12;
    result.buffer_sets = 2;
    const auto add = [&](Kind kind, const std::string& name, bool programmatic, double us) -> ContenderResult& {
      result.contenders.push_back({.kind = kind, .name = name, .programmatic = programmatic});
      result.contenders.back().timings.assign(request.modes.size(), timing(us));
      return result.contenders.back();
    };
    const bool is_fp8 = request.problem.types.scales != ScaleMode::none;
    ContenderResult& cublaslt = add(Kind::cublaslt, is_fp8 ? "cuBLASLt, fast accumulation" : "cuBLASLt", false, 10);
    cublaslt.check = {.elements = 4, .error_squares = 1e-8, .want_squares = 1};
    if (is_fp8 && request.problem.k == 32) {
      result.algorithms_timed = 0;
      cublaslt.timings.clear();
      cublaslt.refused = "cuBLASLt has made up its mind";
    }
    for (const OurContender& x : request.ours)
      add(x.form == request.problem.parts.form ? Kind::ours : Kind::dense, x.name, x.programmatic,
          x.programmatic ? 8 : 10);
    for (const std::string& file : request.peers) {
      ContenderResult& peer = add(Kind::peer, file, false, 5);
      peer.timings.clear();
      peer.refused = "made-up refusal";
    }
    if (request.problem.k == 8) {
      ContenderResult& wrong = result.contenders.back();
      wrong.timings.clear();
      wrong.check = {.elements = 4, .wrong = 3, .first_row = 1, .first_got = 2, .first_want = 5, .first_bound = 1};
    }
    progress(1);
    return {};
  }

 private:
  static Status unknown() { return {StatusCode::cuda_error, "made-up GPUs know `rawgemm bench` alone"}; }

  DeviceFacts facts_;
};

}  // namespace

}  // namespace rawgemm::bench

extern "C" rawgemm::bench::Gpu* rawgemm_open_gpu(std::string*) {
  static rawgemm::bench::MadeUpGpu gpu;
  return &gpu;
}
