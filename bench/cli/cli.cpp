#include <bench/cli/cli.hpp>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <map>
#include <tuple>
#include <utility>

#include <bench/cli/cli_benchmark.hpp>
#include <bench/cli/cli_values.hpp>
#include <bench/cli/table.hpp>
#include <bench/cli/validators.hpp>
#include <bench/commit.hpp>
#include <bench/kernels.hpp>
#include <bench/matrices/numbers.hpp>

namespace rawgemm::bench {

namespace {

constexpr const char* for_scripts = "For scripts";

const std::map<std::string, Where> places{{"model", Where::model}, {"gpu", Where::gpu}};
const std::map<std::string, model::Policy> policies{
    {"eager", model::Policy::eager}, {"late", model::Policy::late}, {"random", model::Policy::random}};

/// Throws Refusal unless each of the values that the option was given is one that the kernel has.
void require_all_known(const std::string& kernel, const char* option, const std::vector<std::string>& values,
                       const std::vector<std::string>& known) {
  for (const std::string& value : values) require_known(option, value, known, "the configurations of " + kernel);
}

/// Every combination of the tiles and clusters asked for that the kernel has, which must be one at least. Where no tile
/// was given, its first; where no cluster was, its first, or that of a tile that does not have this. None for a kernel
/// that chooses by the problem.
std::vector<Configuration> chosen_configurations(const std::string& kernel, const OperandTypes& types,
                                                 const Majors& majors, Form form, std::vector<std::string> tiles,
                                                 std::vector<std::string> clusters) {
  const std::vector<Configuration> configurations = configurations_of(kernel, types, majors, form);
  if (chooses(kernel)) {
    const auto refuse = [&](const char* option, const std::vector<std::string>& given) {
      if (!given.empty())
        throw Refusal(std::string("rawgemm: ") + option + " = " + given.front() + ", must not be given (" + kernel +
                      " chooses the tile and the cluster)");
    };
    refuse("--tile", tiles);
    refuse("--cluster", clusters);
    return {};
  }
  if (tiles.empty()) tiles = {tile_name(configurations.front())};
  require_all_known(kernel, "--tile", tiles, names_of(configurations, tile_name));
  require_all_known(kernel, "--cluster", clusters, names_of(configurations, cluster_name));
  std::vector<Configuration> result;
  for (const std::string& tile : tiles) {
    std::vector<Configuration> with_tile = configurations;
    std::erase_if(with_tile, [&](const Configuration& x) { return tile_name(x) != tile; });
    const std::vector<std::string> known = names_of(with_tile, cluster_name);
    const std::string first = cluster_name(configurations.front());
    const bool has_first = std::find(known.begin(), known.end(), first) != known.end();
    for (const std::string& cluster : clusters.empty() ? std::vector{has_first ? first : known.front()} : clusters)
      for (const Configuration& configuration : with_tile)
        if (cluster_name(configuration) == cluster) result.push_back(configuration);
    if (result.empty() && tile == tiles.back())
      require_known("--cluster", clusters.front(), known, "what " + kernel + " has with tile " + tile);
  }
  return result;
}

/// "128x64"
std::pair<u32, u32> pair_of(const char* option, const std::string& text) {
  std::pair<u32, u32> result;
  char end = 0;
  if (std::sscanf(text.c_str(), "%ux%u%c", &result.first, &result.second, &end) != 2)
    throw Refusal(std::string("rawgemm: ") + option + " = " + text + ", must be two numbers such as 128x64");
  return result;
}

/// Reads what cluster_name() writes.
void read_cluster(const std::string& text, const std::string& kernel, Configuration* x) {
  char end = 0;
  const int numbers = std::sscanf(text.c_str(), "%ux%ux%u%c", &x->cluster.m, &x->cluster.n, &x->splits, &end);
  if (numbers == 2 && splits_k(kernel))
    x->splits = std::exchange(x->cluster.n, 1);
  else if (numbers != 2 && (numbers != 3 || !splits_k(kernel)))
    throw Refusal("rawgemm: --cluster = " + text + ", must be two numbers such as 2x1" +
                  (splits_k(kernel) ? ", or three such as 2x1x4" : ""));
}

/// One that the kernel need not offer.
Configuration any_configuration(const std::string& kernel, const Majors& majors, const std::vector<std::string>& tiles,
                                const std::vector<std::string>& clusters) {
  if (chooses(kernel) || tiles.size() != 1 || clusters.size() > 1)
    throw Refusal("rawgemm: --tile: must be one, with at most one --cluster, of a kernel that does not choose (" +
                  kernel + " alone is compiled, for this tile)");
  Configuration x{.kernel = kernel_of(kernel), .tile = {}, .major_a = majors.a, .major_b = majors.b};
  std::tie(x.tile.m, x.tile.n) = pair_of("--tile", tiles.front());
  if (clusters.empty()) return x;
  read_cluster(clusters.front(), kernel, &x);
  return x;
}

/// CLI11 explains some errors in several lines.
std::string one_line(std::string text) {
  while (!text.empty() && text.back() == '\n') text.pop_back();
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

/// What one may write after a command; `group`: of options that are not told of.
std::vector<std::string> argument_names(const CLI::App& command, const char* group) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options())
    if (option->get_group() != group) names.push_back(option->get_name());
  return names;
}

std::vector<std::string> command_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
  return names;
}

/// What is wrong with the command line, with what would be right.
std::string text_of(const CLI::App& app, const CLI::ParseError& error) {
  const std::vector<std::string> unknown = app.remaining(true);
  if (app.get_subcommands().empty()) {
    const std::string rule = "must be " + joined(command_names(app), " or ");
    return unknown.empty() ? "no subcommand, " + rule : "subcommand = " + unknown.front() + ", " + rule;
  }
  const CLI::App& command = *app.get_subcommands().front();
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr && !unknown.empty())
    return unknown.front() + " is no argument of `rawgemm " + command.get_name() + "`, which takes " +
           joined(argument_names(command, for_scripts), ", ");
  if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
    return one_line(error.what()) + ", must be " + joined(kernel_names(), " or ");
  std::string text = one_line(error.what());
  if (dynamic_cast<const CLI::ValidationError*>(&error) != nullptr)  // "--type: fp32, must be bf16 or fp16"
    text.replace(text.find(": "), 2, " = ");
  return text;
}

std::string version() {
  const std::string toolkit = RAWGEMM_TOOLKIT;
  return std::string("rawgemm " RAWGEMM_VERSION ", commit ") + commit +
         (toolkit.empty() ? ", built without CUDA" : ", built with CUDA " + toolkit);
}

}  // namespace

CommandLine parse(int argc, const char* const* argv) {
  CLI::App app("GEMM kernels for NVIDIA Hopper in CUDA C++ and inline PTX, on the GPU or on a model of it");
  app.name("rawgemm");
  app.require_subcommand(1);
  app.set_version_flag("--version", version(), "Print the commit and the CUDA toolkit of this build, and exit");
  std::string listed;
  AskedMajors listed_majors;
  AskedTypes listed_types;
  CLI::App* const list =
      app.add_subcommand("list", "Show the kernels: what each computes, its types, tiles, clusters and limits");
  list->add_option("kernel", listed, "This one alone, and each of its configurations")->check(one_of(kernel_names()));
  add_majors(*list, listed_majors);
  add_accumulate(*list, listed_types);
  add_form(*list, listed_types.form);
  CLI::App* const run = app.add_subcommand("run", "Run a kernel, check its result, and time it where there is a GPU");

  RunOptions options;
  AskedTypes types;
  AskedMajors asked_majors;
  std::string layout = "offsets";
  std::string on;
  std::string policy = "random";
  bool integers = false;
  std::vector<std::string> tiles;
  std::vector<std::string> clusters;
  run->add_option("kernel", options.kernel, "Name of the kernel")->required()->check(one_of(kernel_names()));
  run->add_option("--m", options.m, "Rows of A and D (4096 on the GPU, 512 on the model; of a kernel of one tile: its)")
      ->check(whole_number());
  run->add_option("--n", options.n, "Rows of B, columns of D (likewise)")->check(whole_number());
  run->add_option("--k", options.k, "Columns of A and B (likewise)")->check(whole_number());
  run->add_option("--type", types.input, "Type of A and B (bf16; of kernels for FP8 alone: e4m3)")
      ->check(one_of(input_types));
  run->add_option("--type-b", types.input_b, "Type of B, in FP8 (that of A)")->check(one_of(input_types));
  run->add_option("--out", types.output,
                  "Type of D: that of A and B, which is the default where the kernel has it, or fp32; of FP8 bf16, "
                  "fp16, fp32 or e4m3 (bf16)")
      ->check(one_of(output_types));
  run->add_option("--scales", types.scales,
                  "FP8: one for A and one for B (tensor); for each row of both (rows); for each 1x128 of A and 128x128 "
                  "of B (blocks); for each 1x128 of both (blocks-1x128). The first that `rawgemm list` shows is "
                  "the default")
      ->check(one_of(scale_modes));
  add_majors(*run, asked_majors);
  add_accumulate(*run, types);
  add_form(*run, types.form);
  add_layout(*run, layout);
  const CLI::Option* const products =
      run->add_option("--products", options.products,
                      "Of a batch, each with m, n and k; groups, which have m or k together")
          ->check(whole_number())
          ->capture_default_str();
  const CLI::Option* const sizes =
      run->add_option("--sizes", options.sizes, "Of groups: " + joined(size_names, ", ") + ", or a file of numbers")
          ->capture_default_str();
  const CLI::Option* const rows =
      run->add_option("--expected-rows", options.expected_rows,
                      "What gemm chooses groups' configuration by: rows of each (all rows over the groups)")
          ->check(expected_rows());
  run->add_option("--lda", options.lda, "Elements from one row of A to the next (k; m if A is [k, m])")
      ->check(whole_number());
  run->add_option("--ldb", options.ldb, "Elements from one row of B to the next (k; n if B is [k, n])")
      ->check(whole_number());
  run->add_option("--ldd", options.ldd, "Elements from one row of D to the next (n)")->check(whole_number());
  run->add_option("--max-sms", options.max_sms,
                  "At most so many CTAs, which leave the other SMs to others (0: all SMs)")
      ->check(whole_number());
  run->add_option("--tile", tiles, "Rows x columns of D per CTA; several: each one is run (`rawgemm list` shows them)")
      ->delimiter(',')
      ->allow_extra_args(false);
  run->add_option("--cluster", clusters, "CTAs per cluster along m x n (likewise)")
      ->delimiter(',')
      ->allow_extra_args(false);
  run->add_option("--seed", options.seed, "Seed of the inputs")->check(seed())->capture_default_str();
  run->add_flag("--integers", integers, "Integers from -4 to 4 as inputs: the result must be exact");
  run->add_option("--json", options.json, "Also write the results to this file");
  run->add_option("--on", on, "Run there and nowhere else")->check(one_of(names(places)));
  run->add_option("--launches", options.launches, "GPU: so many launches, the last one checked, none timed: to profile")
      ->check(count_up_to(1000000));
  const std::vector<CLI::Option*> model_only{
      run->add_option("--policy", policy, "Model: when asynchronous operations complete and who runs next")
          ->check(one_of(names(policies)))
          ->capture_default_str(),
      run->add_option("--schedule-seed", options.model.schedule_seed, "Model: seed of the schedule")
          ->check(seed())
          ->capture_default_str(),
      run->add_option("--runs", options.model.runs, "Model: so many schedules, with seeds that follow each other")
          ->check(count_up_to(1000000))
          ->capture_default_str()};

  std::string targets_on;
  run->add_option("--targets", targets_on,
                  "Print the CMake targets that this run takes on a machine with a GPU, or "
                  "without, and run nothing")
      ->check(one_of(names(places)))
      ->group(for_scripts);
  run->add_option("--module", options.module, "Model: the kernel from this file, in any tile and cluster that it has")
      ->check(existing_file())
      ->group(for_scripts);
  run->add_flag("--source", options.prints_source, "Print the source of a module with this tile and cluster alone")
      ->group(for_scripts);

  const BenchmarkCommand bench(app);

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {
      app.exit(error);
      return {};
    }
    throw Refusal("rawgemm: " + text_of(app, error));
  }
  std::vector<std::string> words(argv, argv + argc);
  words[0] = "rawgemm";
  if (bench.parsed()) {
    BenchmarkOptions chosen = bench.options();
    chosen.command_line = joined(words, " ");
    return {.run = {}, .bench = chosen, .list = {}};
  }
  if (list->parsed()) {
    const Form form = forms.at(listed_types.form);
    if (listed.empty())
      require_form_that_accumulates(listed_types);
    else
      require_majors(listed, chosen_types(listed, "--type", listed_types), listed_majors, form);
    return {.run = {},
            .bench = {},
            .list = ListOptions{listed, listed_majors.majors(), form, !listed_types.accumulate.empty()}};
  }

  options.types = chosen_types(options.kernel, "--type", types);
  options.form = forms.at(types.form);
  options.layout = layouts.at(layout);
  if (options.form != Form::grouped && options.layout != GroupLayout::offsets)
    throw Refusal("rawgemm: --layout = " + layout + ", must not be given but with --form grouped");
  if (options.form == Form::dense && products->count() > 0)
    throw Refusal("rawgemm: --products, must not be given but with --form");
  if (options.form != Form::grouped && options.form != Form::k_grouped && sizes->count() > 0)
    throw Refusal("rawgemm: --sizes, must not be given but with --form grouped or k-grouped");
  if (rows->count() > 0) require_choice_by_rows(options.form, {options.kernel});
  require_majors(options.kernel, options.types, asked_majors, options.form);
  options.majors = asked_majors.majors();
  if (!types.accumulate.empty()) options.addition = additions.at(types.accumulate);
  if (options.prints_source || !options.module.empty())
    options.configurations = {any_configuration(options.kernel, options.majors, tiles, clusters)};
  else
    options.configurations =
        chosen_configurations(options.kernel, options.types, options.majors, options.form, tiles, clusters);
  if (!targets_on.empty()) options.targets_on = places.at(targets_on);
  if (integers) options.inputs = Inputs::integers;
  if (!on.empty()) options.where = places.at(on);
  options.model.policy = policies.at(policy);
  for (const CLI::Option* option : model_only)
    if (option->count() > 0 && options.model.given.empty()) options.model.given = option->get_name();
  options.command_line = joined(words, " ");
  return {.run = options, .bench = {}, .list = {}};
}

}  // namespace rawgemm::bench
