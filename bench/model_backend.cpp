#include <bench/launch.hpp>
#include <bench/model_backend.hpp>
#include <bench/shared_objects.hpp>
#include <host/gemm_cooperative.hpp>

namespace rawgemm::bench {

namespace {

/// wgmmas that a launch executes; tiles that overhang count as whole ones.
template <class Config>
i64 total_wgmmas(const Problem& x) {
  const i64 tiles = ceil_div(x.m, Config::block_m * Config::cluster_m) * Config::cluster_m *
                    ceil_div(x.n, Config::block_n * Config::cluster_n) * Config::cluster_n;
  return tiles * k_blocks<Config>(x.k) * (Config::block_k / cooperative::wgmma_k) *
         (Config::block_m / cooperative::wgmma_m);
}

}  // namespace

Status ModelBackend::run(const Problem& problem, const Shape& shape, const Matrix& a, const Matrix& b, Matrix& d) {
  model::Settings& settings = model::settings();
  settings.policy = schedule_.policy;
  settings.schedule_seed = schedule_.seed;
  i64 total = 0;
  visit_config(problem.input, problem.output, shape, [&](auto config) {
    settings.shared_objects = shared_objects<decltype(config)>();
    total = total_wgmmas<decltype(config)>(problem);
  });
  settings.progress = {};
  if (progress_)
    settings.progress = [&](const model::Report& report) {
      progress_(static_cast<double>(report.wgmmas) / static_cast<double>(total));
    };
  const Status status = launch(problem, shape, a.row<char>(0), b.row<char>(0), d.row<char>(0), Stream{});
  settings.progress = {};
  return model::report().finding.empty() ? status : Status{};
}

Status check(const Problem& x) {
  alignas(16) static char anywhere[16];
  return check("gemm_cooperative",
               GemmArguments{.m = x.m,
                             .n = x.n,
                             .k = x.k,
                             .a = anywhere,
                             .lda = x.lda,
                             .b = anywhere,
                             .ldb = x.ldb,
                             .d = anywhere,
                             .ldd = x.ldd},
               bytes_of(x.input), bytes_of(x.output));
}

}  // namespace rawgemm::bench
