#include <bench/model/model_backend.hpp>

#include <bench/modules.hpp>

namespace rawgemm::bench {

Status ModelBackend::check(const Problem& problem, const Configuration& configuration) {
  return bench::check(problem, configuration);
}

Status ModelBackend::run(const Problem& problem, const Configuration& configuration, const Operand& a, const Operand& b,
                         Matrix& d) {
  model::Settings& settings = model::settings();
  settings.policy = schedule_.policy;
  settings.schedule_seed = schedule_.seed;
  Status status;
  const KernelFunctions* const functions = functions_of(problem, configuration, &status);
  if (functions == nullptr) return status;
  settings.shared_objects.clear();
  for (const SharedPart& x : functions->shared_parts(problem, configuration))
    settings.shared_objects.push_back({x.name, x.offset, x.bytes, x.count});
  const i64 total = functions->wgmmas(problem, configuration);
  settings.progress = {};
  if (progress_ && total > 0)
    settings.progress = [&](const model::Report& report) {
      progress_(static_cast<double>(report.wgmmas) / static_cast<double>(total));
    };
  const std::vector<i32> groups = group_array(problem);
  const Addresses addresses{.a = a.elements.row<char>(0),
                            .b = b.elements.row<char>(0),
                            .d = d.row<char>(0),
                            .scales_a = a.scales.row<char>(0),
                            .scales_b = b.scales.row<char>(0),
                            .scale_d = &problem.scale_d,
                            .groups = groups.data()};
  status = launch(problem, configuration, arguments_of(problem, addresses), Stream{});
  settings.progress = {};
  return model::report().finding.empty() ? status : Status{};
}

}  // namespace rawgemm::bench
