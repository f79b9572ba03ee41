#include <iomanip>
#include <iostream>
#include <limits>

#include <bench/choice.hpp>
#include <bench/commands/benchmark_record.hpp>
#include <bench/commands/output_file.hpp>
#include <bench/commands/progress_bar.hpp>
#include <bench/commands/run.hpp>
#include <bench/gpu/gpu_loader.hpp>

namespace rawgemm::bench {

namespace {

/// Packed, but that rows begin at multiples of 16 bytes.
Problem problem_of(const Extents& x, const OperandTypes& types, const BenchmarkOptions& options) {
  const Majors& majors = options.majors;
  const auto leading = [](i64 columns, ElementType type) {
    const i64 unit = is_8_bit(type) ? 16 : 8;
    return ceil_div(columns, unit) * unit;
  };
  Problem problem{.kernel = "",
                  .types = types,
                  .scale_d = is_8_bit(types.output) ? scale_for_fp8(x.k, Inputs::normal) : 1,
                  .majors = majors,
                  .addition = options.accumulates ? Addition::by_beta : Addition::none,
                  .m = x.m,
                  .n = x.n,
                  .k = x.k,
                  .lda = 0,
                  .ldb = 0,
                  .ldd = leading(x.n, types.output),
                  .max_sms = options.max_sms,
                  .parts = x.parts};
  place_groups(problem, options.layout);
  problem.lda = leading(stored_a(problem).columns, types.input);
  problem.ldb = leading(stored_b(problem).columns, types.input_b);
  return problem;
}

/// What takes part, by its whole name; a kernel that chooses by the problem has chosen.
std::vector<OurContender> contenders_for(const Problem& problem, std::vector<OurContender> ours) {
  for (OurContender& x : ours) {
    const bool is_bound = x.form != problem.parts.form;
    if (chooses(x.kernel)) {
      Problem its = is_bound ? dense_bound(problem) : problem;
      its.addition = x.addition;
      its.parts.expected_rows = x.expected_rows;
      const Choice choice = choice_of(x.kernel, its);
      x.configuration = choice.configuration;
      x.addition = choice.addition;
      x.name += ": " + name_of(choice.configuration);
      x.kernel = name_of(choice.configuration.kernel);
    }
    x.name += std::string(name_of(x.addition)) + (is_bound ? ", dense" : "");
  }
  return ours;
}

/// Throws Refusal unless all that takes part in any problem is possible, and built.
void require_built(Gpu& gpu, const BenchmarkOptions& options) {
  std::vector<Instance> instances;
  for (const BenchmarkTypes& types : options.types)
    for (const Extents& extents : options.extents) {
      const Problem problem = problem_of(extents, types.operands, options);
      require_whole_blocks(problem);
      for (const OurContender& x : contenders_for(problem, types.ours))
        instances.push_back({x.configuration, x.addition, x.form});
    }
  if (const Status status = gpu.require_built(instances); !status.ok()) throw Refusal(status.text);
}

/// Says on standard error what went wrong.
void complain(const ProblemRecord& record) {
  const std::string what = name_of(record.problem) + ", ";
  if (!record.failure.empty()) std::cerr << "failed: " << what << record.failure << "\n";
  std::cerr << std::setprecision(std::numeric_limits<float>::max_digits10);
  for (const ContenderResult& x : record.result.contenders) {
    const Comparison& found = x.check;
    if (!x.failure.empty()) std::cerr << "failed: " << what << shown_name(x) << ": " << x.failure << "\n";
    if (found.wrong > 0)
      std::cerr << "wrong: " << what << shown_name(x) << ": " << found.wrong << " of " << found.elements
                << " elements, against " << reference_name(record.problem) << "; the first at row " << found.first_row
                << ", column " << found.first_column << ": got " << found.first_got << ", want " << found.first_want
                << ", bound " << found.first_bound << "\n";
    if (found.damaged_bytes > 0)
      std::cerr << "wrong: " << what << shown_name(x) << ": " << found.damaged_bytes
                << " bytes around D were overwritten\n";
  }
}

}  // namespace

void require_whole_blocks(const Problem& x) {
  const bool is_batched = x.parts.form == Form::batched;
  if (x.types.scales == ScaleMode::none || (!is_batched && x.parts.form != Form::grouped)) return;
  const auto require = [](const char* name, i64 value, i64 unit, const char* reason) {
    if (value % unit != 0)
      throw Refusal(std::string("rawgemm: ") + name + " = " + std::to_string(value) + ", must be a multiple of " +
                    std::to_string(unit) + " (" + reason + ")");
  };
  if (x.types.scales == ScaleMode::blocks) require("n", x.n, scaled_k, "scales of each product's blocks");
  if (!is_batched) return;
  constexpr i64 floats_of_16_bytes = 4;
  constexpr const char* reason = "scales of each product's rows begin at 16 bytes";
  require("m", x.m, floats_of_16_bytes, reason);
  require("n", x.n, floats_of_16_bytes, reason);
}

int benchmark(const BenchmarkOptions& options) {
  std::string why_not;
  Gpu* const gpu = open_gpu(&why_not);
  if (gpu == nullptr) throw Refusal("rawgemm: bench: " + why_not + "; it measures, which the model cannot");
  require_built(*gpu, options);
  BenchmarkRecord record{options, gpu->facts(), {}};
  const OutputFile json("--json", options.json);
  print_headline(record);

  bool right = true;
  const std::size_t count = options.types.size() * options.extents.size();
  for (const BenchmarkTypes& types : options.types)
    for (const Extents& extents : options.extents) {
      ProblemRecord one{.problem = problem_of(extents, types.operands, options)};
      const std::string place = std::to_string(record.problems.size() + 1) + "/" + std::to_string(count);
      Status status;
      {
        ProgressBar bar(place + " " + name_of(one.problem));
        bar(0);
        status = gpu->benchmark(
            {.problem = one.problem,
             .ours = contenders_for(one.problem, types.ours),
             .peers = options.peers,
             .modes = options.modes,
             .rounds = options.rounds,
             .seconds_per_contender = options.seconds,
             .seed = options.seed},
            [&](double done) { bar(done); }, one.result);
      }
      // What is wrong with the operands' size or with a peer's file is said before anything runs.
      if (!status.ok() && status.code != StatusCode::cuda_error) throw Refusal(status.text);
      one.failure = status.text;
      record.problems.push_back(one);
      print_problem(record, one);
      complain(one);
      // After each problem, so that a run that is cut short leaves what it measured.
      json.write(to_json(record) + "\n");
      right = right && one.right();
      // CUDA may be of no use any more in this process.
      if (!status.ok()) return 1;
    }
  print_summary(record);
  return right ? 0 : 1;
}

}  // namespace rawgemm::bench
