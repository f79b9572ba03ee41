#include <bench/cli/cli_benchmark.hpp>

#include <algorithm>

#include <bench/cli/validators.hpp>
#include <bench/kernels.hpp>
#include <bench/measure/statistics.hpp>

namespace rawgemm::bench {

namespace {

const std::map<std::string, Mode> all_modes{
    {name_of(Mode::rr), Mode::rr}, {name_of(Mode::burst), Mode::burst}, {name_of(Mode::sustained), Mode::sustained}};

/// The kernels that take any size.
std::vector<std::string> gemm_names(Form form) {
  std::vector<std::string> names;
  for (const std::string& name : kernel_names())
    if (!is_one_tile(name) && !types_of(name, form).empty()) names.push_back(name);
  return names;
}

/// Those that take A of this type, unless told otherwise: of one product and of batches what chooses, of groups all
/// that do not choose.
std::vector<std::string> default_kernels(Form form, const std::string& input) {
  if (form == Form::dense || form == Form::batched) return {"gemm"};
  std::vector<std::string> names;
  for (const std::string& name : gemm_names(form)) {
    const std::vector<OperandTypes> types = types_of(name, form);
    if (!chooses(name) && std::ranges::any_of(types, [&](const OperandTypes& x) { return name_of(x.input) == input; }))
      names.push_back(name);
  }
  return names;
}

/// NAME, NAME:TILE or NAME:TILE:CLUSTER
std::vector<std::string> parts_of(const std::string& spec) { return CLI::detail::split(spec, ':'); }

/// The configurations for these types and majors that NAME, NAME:TILE or NAME:TILE:CLUSTER means.
std::vector<OurContender> contenders_of(const std::string& spec, const OperandTypes& types, const Majors& majors,
                                        Form form) {
  const std::vector<std::string> parts = parts_of(spec);
  const auto known = [&](const std::string& part, const std::vector<std::string>& names, const std::string& what) {
    require_known("--kernels", part, names, what);
  };
  const std::vector<Configuration> configurations = configurations_of(parts[0], types, majors, form);
  if (chooses(parts[0])) {
    if (parts.size() > 1)
      throw Refusal("rawgemm: --kernels = " + spec + ", must be " + parts[0] + " (it chooses the tile)");
    return {{.name = parts[0], .kernel = parts[0], .configuration = {}, .programmatic = false, .form = form}};
  }
  if (parts.size() > 1) known(parts[1], names_of(configurations, tile_name), "the tiles of " + parts[0]);
  if (parts.size() > 2) known(parts[2], names_of(configurations, cluster_name), "the clusters of " + parts[0]);
  std::vector<OurContender> result;
  for (const Configuration& configuration : configurations)
    if ((parts.size() < 2 || parts[1] == tile_name(configuration)) &&
        (parts.size() < 3 || parts[2] == cluster_name(configuration)))
      result.push_back({.name = name_of(configuration),
                        .kernel = parts[0],
                        .configuration = configuration,
                        .programmatic = false,
                        .form = form});
  if (result.empty())
    throw Refusal("rawgemm: --kernels = " + spec + ", must be a configuration that `rawgemm list` shows");
  return result;
}

/// One that chooses for groups of rows, told nothing or each of these numbers.
std::vector<OurContender> told_rows(const OurContender& x, const std::vector<i64>& numbers) {
  if (numbers.empty()) return {x};
  std::vector<OurContender> result(numbers.size(), x);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    result[i].name += ", " + std::to_string(numbers[i]) + " rows expected";
    result[i].expected_rows = numbers[i];
  }
  return result;
}

}  // namespace

BenchmarkCommand::BenchmarkCommand(CLI::App& app)
    : command_(
          app.add_subcommand("bench", "Time kernels against cuBLASLt and others, on a GPU (docs/performance.md)")) {
  const auto list = [&](const char* name, std::vector<std::string>& values, const char* help) {
    return command_->add_option(name, values, help)->delimiter(',')->allow_extra_args(false)->capture_default_str();
  };
  add_form(*command_, asked_.form);
  add_layout(*command_, layout_);
  command_->add_option("--shapes", shapes_,
                       "File of lines `m n k`, # begins a comment (11 shapes of all kinds); batched: `batch m n k`; "
                       "grouped: `sizes groups rows n k`, k-grouped: `sizes groups k m n`, sizes being " +
                           joined(size_names, ", ") + " or a file, rows and k a group's mean");
  list("--types", types_, "Types of A and B")->check(one_of(input_types));
  command_->add_option("--type-b", asked_.input_b, "Type of B, in FP8 (that of A)")->check(one_of(input_types));
  command_
      ->add_option("--out", asked_.output,
                   "Type of D: that of A and B, which is the default, or fp32; of FP8 bf16, fp16, fp32 or e4m3 (bf16)")
      ->check(one_of(output_types));
  command_->add_option("--scales", asked_.scales, "FP8: what has a scale of its own, as of `rawgemm run`")
      ->check(one_of(scale_modes));
  add_majors(*command_, majors_);
  add_accumulate(*command_, asked_);
  list("--kernels", kernels_,
       "NAME, NAME:TILE or NAME:TILE:CLUSTER as `rawgemm list` shows them; all configurations that match are timed "
       "(gemm; of groups, all)");
  command_
      ->add_option(
          "--expected-rows", expected_rows_,
          "What gemm chooses groups' configuration by: rows of each; several: each one is a contender (all rows "
          "over the groups)")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->check(expected_rows());
  list("--dense", dense_,
       "Of groups: ours beside them, on one product with as many rows or as much of K, each group's rounded up to 64");
  list("--peers", options_.peers, "Shared libraries with a kernel of yours (bench/peers/peer.h)")
      ->check(existing_file());
  command_
      ->add_option("--max-sms", options_.max_sms,
                   "At most so many CTAs of ours, and SMs that cuBLASLt is asked to make do with (0: all SMs)")
      ->check(number_from<i64>(0, max_extent, "a whole number from 0 to 2^30"));
  list("--modes", modes_, "rr: graphs of 5 ms in turns; burst: each after a pause; sustained: turns at the power limit")
      ->check(one_of(names(all_modes)));
  list("--programmatic", programmatic_,
       "Our launches: without programmatic dependent launch, with it (both; of several products: without)")
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
  const Form form = result.form = forms.at(asked_.form);
  result.layout = layouts.at(layout_);
  const bool has_groups = form == Form::grouped || form == Form::k_grouped;
  if (form != Form::grouped && result.layout != GroupLayout::offsets)
    throw Refusal("rawgemm: --layout = " + layout_ + ", must not be given but with --form grouped");
  if (!has_groups && !dense_.empty())
    throw Refusal("rawgemm: --dense = " + dense_.front() + ", must not be given but with groups");
  if (form != Form::dense && shapes_.empty())
    throw Refusal(std::string("rawgemm: --shapes: must be given with --form (lines `") + line_of(form) + "`)");
  const std::vector<std::string> kernels = kernels_.empty() ? default_kernels(form, types_.front()) : kernels_;
  if (kernels.empty())
    throw Refusal("rawgemm: --types = " + types_.front() + ", must be another one (no kernel takes it with --form " +
                  asked_.form + ")");
  std::vector<std::string> programmatic = programmatic_;
  if (programmatic.empty())
    programmatic = form == Form::dense ? std::vector<std::string>{"off", "on"} : std::vector<std::string>{"off"};
  if (!options_.peers.empty() && result.majors != Majors{} && form != Form::k_grouped)
    throw Refusal("rawgemm: --peers = " + options_.peers.front() +
                  ", must not be given where A or B is MN-major (a peer's operands are K-major)");
  result.accumulates = !asked_.accumulate.empty();
  if (!options_.peers.empty() && result.accumulates)
    throw Refusal("rawgemm: --peers = " + options_.peers.front() +
                  ", must not be given with --accumulate (a peer stores A * B^T)");
  if (!options_.peers.empty() && result.max_sms > 0)
    throw Refusal("rawgemm: --peers = " + options_.peers.front() +
                  ", must not be given with --max-sms (a peer is not told of it)");
  std::vector<Addition> ways{Addition::none};
  if (result.accumulates) ways = {Addition::by_add_to_d, Addition::by_beta};
  if (asked_.accumulate == "load") ways.insert(ways.begin(), Addition::by_load);
  result.extents = shapes_.empty() ? default_extents() : extents_of_file(shapes_, form);
  const auto require_kernels = [](const char* option, const std::vector<std::string>& specs, Form its_form) {
    for (const std::string& spec : specs) {
      const std::vector<std::string> parts = parts_of(spec);
      if (parts.empty() || parts.size() > 3)
        throw Refusal(std::string("rawgemm: ") + option + " = " + spec +
                      ", must be NAME, NAME:TILE or NAME:TILE:CLUSTER");
      require_known(option, parts[0], gemm_names(its_form),
                    its_form == Form::dense ? "kernels for any size" : "kernels for such products");
    }
  };
  require_kernels("--kernels", kernels, form);
  if (!expected_rows_.empty()) {
    std::vector<std::string> names;
    for (const std::string& spec : kernels) names.push_back(parts_of(spec)[0]);
    require_choice_by_rows(form, names);
  }
  require_kernels("--dense", dense_, Form::dense);
  for (const std::string& type : types_) {
    AskedTypes asked = asked_;
    asked.input = type;
    BenchmarkTypes types{.operands = chosen_types(parts_of(kernels.front())[0], "--types", asked), .ours = {}};
    if (!options_.peers.empty() && form == Form::batched && types.operands.scales != ScaleMode::none)
      throw Refusal("rawgemm: --peers = " + options_.peers.front() +
                    ", must not be given with batches of FP8 (a peer is not told where each problem's scales begin)");
    // What the first kernel has for want of another wish is asked of the others, which must have it.
    asked.output = name_of(types.operands.output);
    if (types.operands.scales != ScaleMode::none) asked.scales = name_of(types.operands.scales);
    const auto add = [&](const std::vector<std::string>& specs, Form its_form) {
      for (const std::string& spec : specs) {
        AskedTypes its = asked;
        its.form = name_of(its_form);
        (void)chosen_types(parts_of(spec)[0], "--types", its);
        require_majors(parts_of(spec)[0], types.operands, majors_, its_form);
        std::vector<OurContender> contenders = contenders_of(spec, types.operands, result.majors, its_form);
        if (chooses(contenders.front().kernel) && its_form == Form::grouped)
          contenders = told_rows(contenders.front(), expected_rows_);
        for (OurContender contender : contenders)
          for (const Addition addition : ways) {
            if (!chooses(contender.kernel) && !takes_addition(contender.configuration, addition)) continue;
            for (const std::string& launch : programmatic) {
              contender.addition = addition;
              contender.programmatic = launch == "on";
              types.ours.push_back(contender);
            }
          }
      }
    };
    add(dense_, Form::dense);
    add(kernels, form);
    result.types.push_back(types);
  }
  for (const std::string& mode : modes_) result.modes.push_back(all_modes.at(mode));
  return result;
}

}  // namespace rawgemm::bench
