#include <bench/launch.hpp>
#include <bench/model/model_backend.hpp>

namespace rawgemm::bench {

Status ModelBackend::run(const Problem& problem, const Configuration& configuration, const Operand& a, const Operand& b,
                         Matrix& d) {
  model::Settings& settings = model::settings();
  settings.policy = schedule_.policy;
  settings.schedule_seed = schedule_.seed;
  i64 total = 0;
  visit_config(problem, configuration, [&](auto kernel, auto config) {
    settings.shared_objects.clear();
    for (const SharedPart& x : kernel.template shared_parts<decltype(config)>())
      settings.shared_objects.push_back({x.name, x.offset, x.bytes, x.count});
    total = kernel.template wgmmas<decltype(config)>(problem.m, problem.n, problem.k);
  });
  settings.progress = {};
  if (progress_)
    settings.progress = [&](const model::Report& report) {
      progress_(static_cast<double>(report.wgmmas) / static_cast<double>(total));
    };
  const Addresses addresses{.a = a.elements.row<char>(0),
                            .b = b.elements.row<char>(0),
                            .d = d.row<char>(0),
                            .scales_a = a.scales.row<char>(0),
                            .scales_b = b.scales.row<char>(0),
                            .scale_d = &problem.scale_d};
  const Status status = launch(problem, configuration, arguments_of(problem, addresses), Stream{});
  settings.progress = {};
  return model::report().finding.empty() ? status : Status{};
}

Status check(const Problem& x, const Configuration& configuration) {
  alignas(16) static char anywhere[16];
  const GemmArguments arguments = arguments_of(x, {anywhere, anywhere, anywhere, anywhere, anywhere, anywhere});
  Status status;
  visit_config(x, configuration,
               [&](auto kernel, auto config) { status = kernel.template check<decltype(config)>(arguments); });
  return status;
}

}  // namespace rawgemm::bench
