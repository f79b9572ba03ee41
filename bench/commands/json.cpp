#include <bench/commands/common_json.hpp>
#include <bench/commands/record.hpp>
#include <bench/commit.hpp>
#include <bench/kernels.hpp>
#include <bench/measure/statistics.hpp>

namespace rawgemm::bench {

namespace {

Json check_json(const Problem& problem, const Check& check) {
  Json json{{"right", check.right()},
            {"elements", check.all.elements},
            {"wrong", check.all.wrong},
            {"error_over_bound", check.all.worst},
            {"fp64_elements", check.sample.elements},
            {"fp64_wrong", check.sample.wrong},
            {"fp64_error_over_bound", check.sample.worst},
            {"bytes_changed_around_d", check.all.damaged_bytes}};
  if (problem.types.scales != ScaleMode::none) json["fp64_relative_frobenius_error"] = check.sample.relative_error();
  return json;
}

Json timing_json(const RunRecord& record, const Timing& timing) {
  const double us = median(timing.us);
  Json json{{"rounds", timing.us.size()},
            {"median_us", us},
            {"quartile_1_us", quantile(timing.us, 0.25)},
            {"quartile_3_us", quantile(timing.us, 0.75)},
            {"min_us", quantile(timing.us, 0)},
            {"max_us", quantile(timing.us, 1)},
            {"tflops", tflops(record.problem, us)}};
  if (record.timed->has_cublaslt()) json["ratio_to_cublaslt"] = median_ratio(record.timed->cublaslt.us, timing.us);
  if (timing.telemetry.samples > 0) {
    json["sm_clock_mhz"] = timing.telemetry.sm_clock_mhz;
    json["power_w"] = timing.telemetry.power_w;
    json["temperature_c"] = timing.telemetry.temperature_c;
  }
  return json;
}

Json report_json(const ConfigurationRecord& record) {
  const model::Report& x = record.report;
  return {{"runs", record.runs},        {"seconds", record.seconds},
          {"finding", x.finding},       {"ctas", x.ctas},
          {"tma_loads", x.tma_loads},   {"tma_load_bytes", x.tma_load_bytes},
          {"tma_stores", x.tma_stores}, {"tma_store_bytes", x.tma_store_bytes},
          {"wgmmas", x.wgmmas},         {"mbarrier_phases", x.mbarrier_phases},
          {"barriers", x.barriers},     {"granules_checked", x.accesses_checked}};
}

}  // namespace

std::string to_json(const RunRecord& record) {
  const Problem& x = record.problem;
  std::string computes;
  visit_kernel(x.kernel, [&](auto kernel) { computes = bench::computes<decltype(kernel)>(); });
  Json json{{"format", json_format},
            {"right", record.right()},
            {"command", record.options.command_line},
            {"commit", commit},
            {"called", record.options.kernel},
            {"kernel", x.kernel},
            {"computes", computes},
            {"on", record.on_gpu ? "gpu" : "model"},
            {"headline", record.headline}};
  if (!record.choice.empty()) json["choice"] = record.choice;
  if (record.on_gpu)
    json["device"] = device_json(record.device);
  else
    json["schedule"] = {{"policy", name_of(record.options.model.policy)},
                        {"seed", record.options.model.schedule_seed},
                        {"runs", record.options.model.runs}};
  json["problem"] = {{"input", name_of(x.types.input)},
                     {"output", name_of(x.types.output)},
                     {"major_a", major_name(x.majors.a)},
                     {"major_b", major_name(x.majors.b)},
                     {"accumulate", adds(x)},
                     {"m", x.m},
                     {"n", x.n},
                     {"k", x.k},
                     {"lda", x.lda},
                     {"ldb", x.ldb},
                     {"ldd", x.ldd},
                     {"max_sms", x.max_sms},
                     {"inputs", record.options.inputs == Inputs::normal ? "normal" : "integers"},
                     {"seed", record.options.seed}};
  if (x.types.scales != ScaleMode::none) {
    json["problem"]["input_b"] = name_of(x.types.input_b);
    json["problem"]["scales"] = name_of(x.types.scales);
    json["problem"]["scale_d"] = x.scale_d;
  }
  if (x.parts.form != Form::dense) json["problem"].update(products_json(x));
  if (x.parts.expected_rows != 0) json["problem"]["expected_rows"] = x.parts.expected_rows;
  json["reference"] = record.reference;
  json["bound"] = record.bound;
  json["contenders"] = Json::array();
  for (std::size_t i = 0; i < record.configurations.size(); ++i) {
    const ConfigurationRecord& configuration = record.configurations[i];
    Json contender{{"name", name_of(configuration.configuration) + name_of(x.addition)},
                   {"tile", tile_name(configuration.configuration)},
                   {"cluster", cluster_name(configuration.configuration)},
                   {"right", configuration.right()},
                   {"failure", configuration.failure},
                   {"check", check_json(x, configuration.check)}};
    if (record.on_gpu)
      contender["launches"] = configuration.runs;
    else
      contender["model"] = report_json(configuration);
    if (record.timed) contender["timing"] = timing_json(record, record.timed->kernels[i]);
    json["contenders"].push_back(contender);
  }
  if (record.timed) {
    json["buffer_sets"] = record.timed->buffer_sets;
    if (!record.timed->has_cublaslt())
      json["without_cublaslt"] = record.timed->without_cublaslt;
    else
      json["cublaslt"] = {{"algorithms_offered", record.timed->algorithms_offered},
                          {"algorithms_timed", record.timed->algorithms_timed},
                          {"check", check_json(x, *record.cublaslt_check)},
                          {"timing", timing_json(record, record.timed->cublaslt)}};
    if (is_fast_baseline(x) && record.timed->has_cublaslt()) json["cublaslt"]["fast_accumulation"] = true;
  }
  return json.dump(2);
}

}  // namespace rawgemm::bench
