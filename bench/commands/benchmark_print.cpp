#include <algorithm>
#include <iostream>

#include <bench/cli/table.hpp>
#include <bench/commands/benchmark_record.hpp>
#include <bench/measure/statistics.hpp>

namespace rawgemm::bench {

namespace {

std::string interval_text(const std::vector<double>& x) {
  const std::optional<Interval> interval = median_interval(x);
  return interval ? fixed(interval->low, 3) + " - " + fixed(interval->high, 3) : "-";
}

/// cublaslt: null where it does not take the problem.
std::vector<std::string> cells(const Problem& problem, const ContenderResult& contender, Mode mode,
                               const Timing& timing, const Timing* cublaslt) {
  const double us = median(timing.us);
  const Telemetry& sampled = timing.telemetry;
  const auto measured = [&](double value, int digits) { return sampled.samples == 0 ? "-" : fixed(value, digits); };
  const double picojoules = picojoules_per_flop(problem, sampled, us);
  std::vector<std::string> result{shown_name(contender),
                                  name_of(mode),
                                  fixed(us, 2),
                                  fixed(tflops(problem, us), 0),
                                  cublaslt == nullptr ? "-" : fixed(median_ratio(cublaslt->us, timing.us), 3),
                                  cublaslt == nullptr ? "-" : interval_text(ratios(cublaslt->us, timing.us)),
                                  fixed(100 * floor_us(problem) / us, 1),
                                  measured(sampled.sm_clock_mhz, 0),
                                  measured(sampled.power_w, 0),
                                  measured(sampled.temperature_c, 0),
                                  mode == Mode::sustained ? measured(picojoules, 3) : "-",
                                  std::to_string(timing.us.size())};
  if (is_8_bit(problem.types.input)) result.push_back(scientific(contender.check.relative_error()));
  if (problem.parts.form != Form::dense) result.push_back(fixed(bytes_of_b(problem) / us * 1e-3, 0));
  return result;
}

/// The largest ratio of ours to cuBLASLt in a mode, 0 where none of ours was timed.
double best_ratio(const BenchmarkResult& result, std::size_t mode) {
  double best = 0;
  if (result.baseline(mode) == nullptr) return best;
  for (const ContenderResult& x : result.contenders)
    if (x.kind == Kind::ours && x.timed())
      best = std::max(best, median_ratio(result.baseline(mode)->us, x.timings[mode].us));
  return best;
}

}  // namespace

void print_headline(const BenchmarkRecord& record) {
  std::cout << headline_of(record.device) << "\n"
            << "normal inputs, seed " << record.options.seed
            << "; ratios are cuBLASLt's time over the contender's in the same round: median, 95 % confidence interval\n"
            << std::endl;
}

void print_problem(const BenchmarkRecord& record, const ProblemRecord& problem) {
  const BenchmarkResult& result = problem.result;
  std::cout << name_of(problem.problem) << ", floor " << fixed(floor_us(problem.problem), 2) << " us";
  if (problem.failure.empty() && result.algorithms_timed == 0)
    std::cout << "; no baseline; " << result.buffer_sets << " sets of buffers";
  else if (problem.failure.empty())
    std::cout << "; cuBLASLt: best of " << result.algorithms_timed << ", its first choice takes "
              << fixed(result.first_algorithm_us / result.best_algorithm_us, 3) << " of that time; "
              << result.buffer_sets << " sets of buffers";
  std::cout << "\n";
  Table table(Table::Align::right);
  std::vector<std::string> header{"contender",  "mode",   "us", "TFLOP/s", "of cuBLASLt", "95 %",
                                  "% of floor", "SM MHz", "W",  "C",       "pJ/FLOP",     "rounds"};
  if (is_8_bit(problem.problem.types.input)) header.push_back("Frobenius");
  if (problem.problem.parts.form != Form::dense) header.push_back("GB/s of B");
  table.add(header);
  for (std::size_t mode = 0; mode < record.options.modes.size(); ++mode)
    for (const ContenderResult& x : result.contenders)
      if (x.timed())
        table.add(cells(problem.problem, x, record.options.modes[mode], x.timings[mode], result.baseline(mode)));
  table.print(std::cout);
  for (const ContenderResult& x : result.contenders)
    if (!x.refused.empty()) std::cout << "left out: " << shown_name(x) << ": " << x.refused << "\n";
  std::cout << std::endl;
}

void print_summary(const BenchmarkRecord& record) {
  for (std::size_t mode = 0; mode < record.options.modes.size(); ++mode) {
    std::vector<double> best;
    const ProblemRecord* worst = nullptr;
    for (const ProblemRecord& x : record.problems) {
      const double ratio = best_ratio(x.result, mode);
      if (ratio == 0) continue;
      if (worst == nullptr || ratio < best_ratio(worst->result, mode)) worst = &x;
      best.push_back(ratio);
    }
    if (worst == nullptr) continue;
    std::cout << name_of(record.options.modes[mode]) << ": the best of ours / cuBLASLt on " << best.size()
              << " problems: geometric mean " << fixed(geometric_mean(best), 3) << ", least "
              << fixed(best_ratio(worst->result, mode), 3) << " (" << name_of(worst->problem) << ")\n";
  }
}

}  // namespace rawgemm::bench
