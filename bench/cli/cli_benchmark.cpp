#include <bench/cli/cli_benchmark.hpp>

#include <bench/cli/validators.hpp>
#include <bench/kernels.hpp>
#include <bench/measure/statistics.hpp>

namespace rawgemm::bench {

namespace {

const std::map<std::string, Mode> all_modes{
    {name_of(Mode::rr), Mode::rr}, {name_of(Mode::burst), Mode::burst}, {name_of(Mode::sustained), Mode::sustained}};

/// The kernels that take any size.
std::vector<std::string> gemm_names() {
  std::vector<std::string> names;
  for (const std::string& name : kernel_names())
    if (!is_one_tile(name)) names.push_back(name);
  return names;
}

/// NAME, NAME:TILE or NAME:TILE:CLUSTER
std::vector<std::string> parts_of(const std::string& spec) { return CLI::detail::split(spec, ':'); }

/// The configurations for these types and majors that NAME, NAME:TILE or NAME:TILE:CLUSTER means.
std::vector<OurContender> contenders_of(const std::string& spec, const OperandTypes& types, const Majors& majors) {
  const std::vector<std::string> parts = parts_of(spec);
  const auto known = [&](const std::string& part, const std::vector<std::string>& names, const std::string& what) {
    require_known("--kernels", part, names, what);
  };
  const std::vector<Configuration> configurations = configurations_of(parts[0], types, majors);
  if (chooses(parts[0])) {
    if (parts.size() > 1)
      throw Refusal("rawgemm: --kernels = " + spec + ", must be " + parts[0] + " (it chooses the tile)");
    return {{parts[0], parts[0], {}, false}};
  }
  if (parts.size() > 1) known(parts[1], names_of(configurations, tile_name), "the tiles of " + parts[0]);
  if (parts.size() > 2) known(parts[2], names_of(configurations, cluster_name), "the clusters of " + parts[0]);
  std::vector<OurContender> result;
  for (const Configuration& configuration : configurations)
    if ((parts.size() < 2 || parts[1] == tile_name(configuration)) &&
        (parts.size() < 3 || parts[2] == cluster_name(configuration)))
      result.push_back({name_of(configuration), parts[0], configuration, false});
  if (result.empty())
    throw Refusal("rawgemm: --kernels = " + spec + ", must be a configuration that `rawgemm list` shows");
  return result;
}

}  // namespace

BenchmarkCommand::BenchmarkCommand(CLI::App& app)
    : command_(
          app.add_subcommand("bench", "Time kernels against cuBLASLt and others, on a GPU (docs/performance.md)")) {
  const auto list = [&](const char* name, std::vector<std::string>& values, const char* help) {
    return command_->add_option(name, values, help)->delimiter(',')->allow_extra_args(false)->capture_default_str();
  };
  command_->add_option("--shapes", shapes_, "File of lines `m n k`, # begins a comment (11 shapes of all kinds)");
  list("--types", types_, "Types of A and B")->check(one_of(input_types));
  command_->add_option("--type-b", asked_.input_b, "Type of B, in FP8 (that of A)")->check(one_of(input_types));
  command_
      ->add_option("--out", asked_.output,
                   "Type of D: that of A and B, which is the default, or fp32; of FP8 any (bf16)")
      ->check(one_of(output_types));
  command_->add_option("--scales", asked_.scales, "FP8: what has a scale of its own, as of `rawgemm run`")
      ->check(one_of(scale_modes));
  add_majors(*command_, majors_);
  add_accumulate(*command_, asked_);
  list("--kernels", kernels_,
       "NAME, NAME:TILE or NAME:TILE:CLUSTER as `rawgemm list` shows them; all configurations that match are timed "
       "(gemm)");
  list("--peers", options_.peers, "Shared libraries with a kernel of yours (bench/peers/peer.h)")
      ->check(existing_file());
  list("--modes", modes_, "rr: graphs of 5 ms in turns; burst: each after a pause; sustained: turns at the power limit")
      ->check(one_of(names(all_modes)));
  list("--programmatic", programmatic_, "Our launches: without programmatic dependent launch, with it")
      ->check(one_of({"off", "on"}));
  command_->add_option("--rounds", options_.rounds, "Most rounds per shape and mode; fewer once ratios are certain")
      ->check(count_up_to(most_rounds))
      ->capture_default_str();
  command_->add_option("--seconds", options_.seconds, "No round begins after so many per shape, mode and contender")
      ->check(number_from(0.0, 3600.0, "a number from 0 to 3600"))
      ->capture_default_str();
  command_->add_option("--seed", options_.seed, "Seed of inputs and orders")->check(seed())->capture_default_str();
  command_->add_option("--json", options_.json, "Also write the results to this file");
}

BenchmarkOptions BenchmarkCommand::options() const {
  BenchmarkOptions result = options_;
  result.majors = majors_.majors();
  if (!options_.peers.empty() && result.majors != Majors{})
    throw Refusal("rawgemm: --peers = " + options_.peers.front() +
                  ", must not be given where A or B is MN-major (a peer's operands are K-major)");
  result.accumulates = !asked_.accumulate.empty();
  if (!options_.peers.empty() && result.accumulates)
    throw Refusal("rawgemm: --peers = " + options_.peers.front() +
                  ", must not be given with --accumulate (a peer stores A * B^T)");
  std::vector<Addition> ways{Addition::none};
  if (result.accumulates) ways = {Addition::by_add_to_d, Addition::by_beta};
  if (asked_.accumulate == "load") ways.insert(ways.begin(), Addition::by_load);
  result.extents = shapes_.empty() ? default_extents() : extents_of_file(shapes_);
  for (const std::string& spec : kernels_) {
    const std::vector<std::string> parts = parts_of(spec);
    if (parts.empty() || parts.size() > 3)
      throw Refusal("rawgemm: --kernels = " + spec + ", must be NAME, NAME:TILE or NAME:TILE:CLUSTER");
    require_known("--kernels", parts[0], gemm_names(), "kernels for any size");
  }
  for (const std::string& type : types_) {
    AskedTypes asked = asked_;
    asked.input = type;
    BenchmarkTypes types{.operands = chosen_types(parts_of(kernels_.front())[0], "--types", asked), .ours = {}};
    // What the first kernel has for want of another wish is asked of the others, which must have it.
    asked.output = name_of(types.operands.output);
    if (types.operands.scales != ScaleMode::none) asked.scales = name_of(types.operands.scales);
    for (const std::string& spec : kernels_) {
      (void)chosen_types(parts_of(spec)[0], "--types", asked);
      require_majors(parts_of(spec)[0], types.operands, majors_);
      for (OurContender contender : contenders_of(spec, types.operands, result.majors))
        for (const Addition addition : ways)
          for (const std::string& launch : programmatic_) {
            contender.addition = addition;
            contender.programmatic = launch == "on";
            types.ours.push_back(contender);
          }
    }
    result.types.push_back(types);
  }
  for (const std::string& mode : modes_) result.modes.push_back(all_modes.at(mode));
  return result;
}

}  // namespace rawgemm::bench
