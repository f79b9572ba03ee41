#include <iostream>

#include <bench/cli/table.hpp>
#include <bench/commands/record.hpp>
#include <bench/kernels.hpp>
#include <bench/measure/statistics.hpp>

namespace rawgemm::bench {

namespace {

/// Of several: "4 products, grouped: random 4, "
std::string products_name(const Parts& x) {
  if (x.form == Form::dense) return "";
  return std::to_string(x.count) + " products, " + name_of(x.form) + (x.name.empty() ? "" : ": " + x.name) + ", ";
}

std::string bytes_text(std::uint64_t bytes) { return fixed(static_cast<double>(bytes) * 0x1p-20, 1) + " MiB"; }

std::string wrong_text(const Comparison& found) {
  return grouped(static_cast<std::uint64_t>(found.wrong)) + " of " +
         grouped(static_cast<std::uint64_t>(found.elements));
}

/// One column per configuration: what was executed, what was checked.
void print_model_results(const RunRecord& record) {
  Table table(Table::Align::right);
  const auto add = [&](const std::string& name, const auto& value) {
    std::vector<std::string> row{name};
    for (const ConfigurationRecord& configuration : record.configurations) row.push_back(value(configuration));
    table.add(row);
  };
  const auto add_count = [&](const std::string& name, std::uint64_t model::Report::*count) {
    add(name, [&](const ConfigurationRecord& x) { return grouped(x.report.*count); });
  };
  add("tile, cluster",
      [](const ConfigurationRecord& x) { return tile_name(x.configuration) + ", " + cluster_name(x.configuration); });
  add("wrong elements", [](const ConfigurationRecord& x) { return wrong_text(x.check.all); });
  add("largest error / bound", [](const ConfigurationRecord& x) { return fixed(x.check.all.worst, 3); });
  add("wrong, rows in fp64", [](const ConfigurationRecord& x) { return wrong_text(x.check.sample); });
  add("largest error / bound there", [](const ConfigurationRecord& x) { return fixed(x.check.sample.worst, 3); });
  if (record.problem.types.scales != ScaleMode::none)
    add("relative Frobenius error there",
        [](const ConfigurationRecord& x) { return scientific(x.check.sample.relative_error()); });
  add("bytes changed around D", [](const ConfigurationRecord& x) { return std::to_string(x.check.all.damaged_bytes); });
  add("findings of the model", [](const ConfigurationRecord& x) { return x.report.finding.empty() ? "0" : "1"; });
  add("schedules", [](const ConfigurationRecord& x) { return std::to_string(x.runs); });
  add_count("CTAs", &model::Report::ctas);
  add_count("TMA loads", &model::Report::tma_loads);
  add("TMA loads, bytes", [](const ConfigurationRecord& x) { return bytes_text(x.report.tma_load_bytes); });
  add_count("TMA stores", &model::Report::tma_stores);
  add("TMA stores, bytes", [](const ConfigurationRecord& x) { return bytes_text(x.report.tma_store_bytes); });
  add_count("wgmmas", &model::Report::wgmmas);
  add_count("mbarrier phases", &model::Report::mbarrier_phases);
  add_count("barriers", &model::Report::barriers);
  add_count("granules checked for races", &model::Report::accesses_checked);
  add("time", [](const ConfigurationRecord& x) { return fixed(x.seconds, 2) + " s"; });
  table.print(std::cout);
}

std::vector<std::string> timing_cells(const RunRecord& record, const Timing& timing) {
  const double us = median(timing.us);
  const Telemetry& sampled = timing.telemetry;
  const auto measured = [&](double value) { return sampled.samples == 0 ? std::string("-") : fixed(value, 0); };
  return {fixed(us, 1),
          fixed(quantile(timing.us, 0.25), 1) + " - " + fixed(quantile(timing.us, 0.75), 1),
          fixed(tflops(record.problem, us), 0),
          record.timed->has_cublaslt() ? fixed(median_ratio(record.timed->cublaslt.us, timing.us), 3) : "-",
          measured(sampled.sm_clock_mhz),
          measured(sampled.power_w),
          measured(sampled.temperature_c)};
}

/// One row per contender.
void print_gpu_results(const RunRecord& record) {
  Table table(Table::Align::right);
  const bool is_fp8 = record.problem.types.scales != ScaleMode::none;
  std::vector<std::string> header{"contender", "wrong elements", "error / bound", "in fp64"};
  if (is_fp8) header.push_back("Frobenius");
  if (record.timed)
    for (const char* name : {"us", "quartiles", "TFLOP/s", "of cuBLASLt", "SM MHz", "W", "C"}) header.push_back(name);
  table.add(header);
  const auto add = [&](const std::string& name, const Check& check, const Timing* timing) {
    std::vector<std::string> row{name, wrong_text(check.all), fixed(check.all.worst, 3), fixed(check.sample.worst, 3)};
    if (is_fp8) row.push_back(scientific(check.all.relative_error()));
    if (timing != nullptr)
      for (const std::string& cell : timing_cells(record, *timing)) row.push_back(cell);
    table.add(row);
  };
  for (std::size_t i = 0; i < record.configurations.size(); ++i)
    add(name_of(record.configurations[i].configuration) + name_of(record.problem.addition),
        record.configurations[i].check, record.timed ? &record.timed->kernels[i] : nullptr);
  if (record.timed && record.timed->has_cublaslt())
    add(cublaslt_name(is_fast_baseline(record.problem)) + ", best of " + std::to_string(record.timed->algorithms_timed),
        *record.cublaslt_check, &record.timed->cublaslt);
  table.print(std::cout);
  if (record.timed && !record.timed->has_cublaslt())
    std::cout << "no baseline: " << record.timed->without_cublaslt << "\n";
  if (record.timed)
    std::cout << "timing: medians of " << record.timed->kernels.front().us.size()
              << " rounds, ratios within a round, contenders in turn, CUDA graphs, " << record.timed->buffer_sets
              << " sets of buffers past L2\n";
}

}  // namespace

const char* name_of(model::Policy policy) {
  switch (policy) {
    case model::Policy::eager:
      return "eager";
    case model::Policy::late:
      return "late";
    case model::Policy::random:
      return "random";
  }
  return "";
}

void print_headline(const RunRecord& record) {
  const Problem& x = record.problem;
  const auto size = [](i64 rows, i64 columns, i64 ld) {
    return "[" + std::to_string(rows) + ", " + std::to_string(columns) + "]" +
           (ld == columns ? "" : " (rows " + std::to_string(ld) + " apart)");
  };
  std::cout << record.headline << "\n";
  if (!record.choice.empty())
    std::cout << record.options.kernel << ": " << name_of(record.options.configurations.front()) << " ("
              << record.choice << ")\n";
  const bool a_is_k_major = x.majors.a == Major::k;
  const bool b_is_k_major = x.majors.b == Major::k;
  const Stored a = all_stored_a(x);
  const Stored b = all_stored_b(x);
  std::cout << x.kernel << ": D" << size(rows_d(x), x.n, x.ldd) << (adds(x) ? " += A" : " = A")
            << size(a.rows, a.columns, x.lda) << (a_is_k_major ? "" : "^T") << " * B" << size(b.rows, b.columns, x.ldb)
            << (b_is_k_major ? "^T" : "") << ", " << products_name(x.parts) << name_of(x.types) << ", "
            << (record.options.inputs == Inputs::normal ? "normal" : "integer") << " inputs, seed "
            << record.options.seed;
  if (!record.on_gpu)
    std::cout << "; " << name_of(record.options.model.policy) << " schedule, seed "
              << record.options.model.schedule_seed;
  std::cout << "\n" << std::endl;
}

void print_results(const RunRecord& record) {
  if (record.on_gpu)
    print_gpu_results(record);
  else
    print_model_results(record);
  std::cout << "\nreference: all elements: " << record.reference << "; sampled rows: fp64 loop\n"
            << "bound: " << record.bound << std::endl;
}

}  // namespace rawgemm::bench
