#include <bench/commands/benchmark_record.hpp>
#include <bench/commands/common_json.hpp>
#include <bench/commit.hpp>
#include <bench/measure/statistics.hpp>

namespace rawgemm::bench {

namespace {

const char* kind_name(Kind kind) {
  switch (kind) {
    case Kind::ours:
      return "ours";
    case Kind::cublaslt:
      return "cublaslt";
    case Kind::peer:
      return "peer";
    case Kind::dense:
      return "dense";
  }
  return "";
}

Json interval_json(const std::vector<double>& x) {
  const std::optional<Interval> interval = median_interval(x);
  return interval ? Json{interval->low, interval->high} : Json(nullptr);
}

/// cublaslt: null where it does not take the problem.
Json timing_json(const Problem& problem, Mode mode, const Timing& timing, const Timing* cublaslt) {
  const double us = median(timing.us);
  Json json{{"rounds", timing.us.size()},
            {"median_us", us},
            {"quartile_1_us", quantile(timing.us, 0.25)},
            {"quartile_3_us", quantile(timing.us, 0.75)},
            {"min_us", quantile(timing.us, 0)},
            {"max_us", quantile(timing.us, 1)},
            {"tflops", tflops(problem, us)},
            {"floor_fraction", floor_us(problem) / us}};
  if (cublaslt != nullptr) {
    json["ratio_to_cublaslt"] = median_ratio(cublaslt->us, timing.us);
    json["ratio_interval_95"] = interval_json(ratios(cublaslt->us, timing.us));
  }
  const Telemetry& sampled = timing.telemetry;
  if (sampled.samples == 0) return json;
  json["samples"] = sampled.samples;
  json["sm_clock_mhz"] = sampled.sm_clock_mhz;
  json["power_w"] = sampled.power_w;
  json["temperature_c"] = sampled.temperature_c;
  if (mode != Mode::sustained) return json;
  json["energy_counter_w"] = sampled.counted_power_w;
  json["energy_counter_seconds"] = sampled.counted_seconds;
  json["picojoules_per_flop"] = picojoules_per_flop(problem, sampled, us);
  return json;
}

Json contender_json(const BenchmarkRecord& record, const ProblemRecord& problem, const ContenderResult& x) {
  Json json{{"name", x.name},
            {"kind", kind_name(x.kind)},
            {"programmatic", x.programmatic},
            {"right", x.right()},
            {"refused", x.refused},
            {"failure", x.failure},
            {"check",
             {{"right", x.check.right()},
              {"elements", x.check.elements},
              {"wrong", x.check.wrong},
              {"error_over_bound", x.check.worst},
              {"bytes_changed_around_d", x.check.damaged_bytes}}}};
  if (problem.problem.types.scales != ScaleMode::none)
    json["check"]["relative_frobenius_error"] = x.check.relative_error();
  if (!x.timed()) return json;
  for (std::size_t i = 0; i < record.options.modes.size(); ++i) {
    const Mode mode = record.options.modes[i];
    json["modes"][name_of(mode)] = timing_json(problem.problem, mode, x.timings[i], problem.result.baseline(i));
  }
  return json;
}

Json problem_json(const BenchmarkRecord& record, const ProblemRecord& problem) {
  const Problem& x = problem.problem;
  const BenchmarkResult& result = problem.result;
  Json json{{"m", x.m},
            {"n", x.n},
            {"k", x.k},
            {"lda", x.lda},
            {"ldb", x.ldb},
            {"ldd", x.ldd},
            {"input", name_of(x.types.input)},
            {"output", name_of(x.types.output)},
            {"major_a", major_name(x.majors.a)},
            {"major_b", major_name(x.majors.b)},
            {"accumulate", adds(x)},
            {"max_sms", x.max_sms},
            {"flops", flops(x)},
            {"least_bytes", least_bytes(x)},
            {"floor_us", floor_us(x)},
            {"failure", problem.failure},
            {"buffer_sets", result.buffer_sets},
            {"cublaslt",
             {{"algorithms_offered", result.algorithms_offered},
              {"algorithms_timed", result.algorithms_timed},
              {"best_algorithm_us", result.best_algorithm_us},
              {"first_algorithm_us", result.first_algorithm_us},
              {"config",
               {{"id", result.cublaslt.algorithm},
                {"tile_id", result.cublaslt.tile},
                {"stages_id", result.cublaslt.stages},
                {"split_k", result.cublaslt.split_k},
                {"cluster_shape_id", result.cublaslt.cluster}}}}}};
  if (x.types.scales != ScaleMode::none) {
    json["input_b"] = name_of(x.types.input_b);
    json["scales"] = name_of(x.types.scales);
    json["scale_d"] = x.scale_d;
    json["peak_tflops"] = peak_of(x);
  }
  if (x.parts.form != Form::dense) json.update(products_json(x));
  json["contenders"] = Json::array();
  for (const ContenderResult& contender : result.contenders)
    json["contenders"].push_back(contender_json(record, problem, contender));
  return json;
}

}  // namespace

std::string to_json(const BenchmarkRecord& record) {
  bool right = true;
  for (const ProblemRecord& problem : record.problems) right = right && problem.right();
  Json json{{"format", json_format},
            {"right", right},
            {"command", record.options.command_line},
            {"commit", commit},
            {"device", device_json(record.device)},
            {"peak_tflops", peak_tflops},
            {"memory_bytes_per_us", memory_bytes_per_us},
            {"inputs", "normal"},
            {"seed", record.options.seed},
            {"most_rounds", record.options.rounds},
            {"most_seconds", record.options.seconds}};
  for (const Mode mode : record.options.modes) json["modes"].push_back(name_of(mode));
  json["problems"] = Json::array();
  for (const ProblemRecord& problem : record.problems) json["problems"].push_back(problem_json(record, problem));
  return json.dump(2);
}

}  // namespace rawgemm::bench
