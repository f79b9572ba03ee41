#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <iomanip>
#include <iostream>
#include <limits>

#include <bench/choice.hpp>
#include <bench/cli/table.hpp>
#include <bench/commands/output_file.hpp>
#include <bench/commands/progress_bar.hpp>
#include <bench/commands/record.hpp>
#include <bench/commands/run.hpp>
#include <bench/gpu/gpu_loader.hpp>
#include <bench/model/model_backend.hpp>
#include <bench/modules.hpp>

namespace rawgemm::bench {

namespace {

constexpr i64 default_size_on_gpu = 4096;
constexpr i64 default_size_on_model = 512;
constexpr i64 default_k_of_one_tile = 64;
constexpr i64 rows_in_fp64 = 16;
constexpr int timing_rounds = 41;

/// The products of a launch, whose m, n and k were asked for; of groups those that all have together, about.
Extents extents_of(const RunOptions& options, i64 m, i64 n, i64 k) {
  const Form form = options.form;
  if (form == Form::dense) return {m, n, k};
  if (form == Form::batched) return {m, n, k, {.form = form, .count = options.products}};
  const i64 sum = form == Form::grouped ? m : k;
  if (options.products < 1 || options.products > max_extent)
    throw Refusal("rawgemm: --products = " + std::to_string(options.products) +
                  (options.products < 1 ? ", must be at least 1 (groups)" : ", must be at most 2^30 (groups)"));
  if (sum < 0 || sum > max_extent)
    throw Refusal(std::string("rawgemm: ") + (form == Form::grouped ? "--m" : "--k") + " = " + std::to_string(sum) +
                  ", must be 0 to 2^30 (of all groups)");
  const i64 mean = sum / options.products;
  const bool is_named = std::find(size_names.begin(), size_names.end(), options.sizes) != size_names.end();
  const std::vector<i64> sizes = is_named ? group_sizes(options.sizes, options.products, mean)
                                          : group_sizes_of_file(options.sizes, options.products, "rawgemm: --sizes");
  return grouped_extents(form, m, n, k, sizes, options.sizes + " " + std::to_string(options.products));
}

Problem problem_of(const RunOptions& options, bool on_gpu) {
  const i64 size = on_gpu ? default_size_on_gpu : default_size_on_model;
  const bool one_tile = is_one_tile(options.kernel);
  const Tile tile = one_tile ? options.configurations.front().tile : Tile{};
  const Extents extents =
      extents_of(options, options.m.value_or(one_tile ? tile.m : size), options.n.value_or(one_tile ? tile.n : size),
                 options.k.value_or(one_tile ? default_k_of_one_tile : size));
  Problem x{.kernel = options.kernel,
            .types = options.types,
            .majors = options.majors,
            .addition = options.addition,
            .m = extents.m,
            .n = extents.n,
            .k = extents.k,
            .lda = 0,
            .ldb = 0,
            .ldd = 0,
            .max_sms = options.max_sms,
            .parts = extents.parts};
  x.parts.expected_rows = options.expected_rows;
  place_groups(x, options.layout);
  require_whole_blocks(x);
  x.lda = options.lda.value_or(stored_a(x).columns);
  x.ldb = options.ldb.value_or(stored_b(x).columns);
  x.ldd = options.ldd.value_or(x.n);
  if (is_8_bit(x.types.output)) x.scale_d = scale_for_fp8(x.k, options.inputs);
  return x;
}

/// Where the kernel's configuration is chosen by the problem, sets both, and says why.
void choose(RunRecord& record) {
  Problem& x = record.problem;
  if (!chooses(x.kernel)) return;
  const Choice choice = choice_of(x.kernel, x);
  x.kernel = name_of(choice.configuration.kernel);
  x.addition = choice.addition;
  record.options.configurations = {choice.configuration};
  record.choice = choice.reason;
}

bool is_empty(const Problem& x) { return x.m == 0 || x.n == 0; }

/// Says on standard error how long the model will take, where that is long: within a factor of two or so.
void print_estimate(const RunRecord& record) {
  constexpr double seconds_per_product = 0.5e-9;  // on one core of a server of 2023
  constexpr double seconds_per_wgmma = 40e-6;
  constexpr double told_from_seconds = 10;
  const Problem& x = record.problem;
  double seconds = 0;
  for (const Configuration& configuration : record.options.configurations) {
    Status status;
    const KernelFunctions* const functions = functions_of(x, configuration, &status);
    if (functions == nullptr) return;
    seconds += flops(x) / 2 * seconds_per_product +
               static_cast<double>(functions->wgmmas(x, configuration)) * seconds_per_wgmma;
  }
  seconds *= record.options.model.runs;
  if (seconds < told_from_seconds) return;
  const bool in_minutes = seconds >= 120;
  std::cerr << "estimate: " << fixed(in_minutes ? seconds / 60 : seconds, 0) << (in_minutes ? " minutes" : " seconds")
            << " on the model, more or less; less with smaller --m, --n, --k or fewer --runs\n";
}

/// Throws Refusal where the problem cannot be run at all; after it the operands may be made.
void require_possible(Backend& backend, const RunOptions& options, const Problem& x) {
  for (const Configuration& configuration : options.configurations) {
    const Status status = backend.check(x, configuration);
    if (status.ok()) continue;
    const bool packed = !options.lda || !options.ldb || !options.ldd;
    const bool hint = packed && status.code == StatusCode::leading_dimension_misaligned;
    throw Refusal(status.text + (hint ? "; rows are packed unless --lda, --ldb, --ldd say otherwise" : ""));
  }
  if (const i64 most = exact_k(accumulation_of(x)); options.inputs == Inputs::integers && x.k > most)
    throw Refusal("rawgemm: --integers: k = " + std::to_string(x.k) + ", must be at most " + std::to_string(most) +
                  " (longer sums may be inexact)");
  if (is_empty(x)) return;
  const auto bytes = [](i64 rows, i64 ld, ElementType type) {
    return static_cast<double>(rows) * static_cast<double>(ld) * static_cast<double>(bytes_of(type));
  };
  double needed = bytes(all_stored_a(x).rows, x.lda, x.types.input) +
                  bytes(all_stored_b(x).rows, x.ldb, x.types.input_b) + 2 * bytes(rows_d(x), x.ldd, x.types.output) +
                  bytes(rows_d(x), x.n, ElementType::fp32) + bytes(x.n, x.k, ElementType::fp32);
  if (x.types.scales != ScaleMode::none) needed += bytes(rows_a(x) + rows_b(x), x.k, ElementType::fp32);  // dequantised
  const double present = static_cast<double>(sysconf(_SC_PHYS_PAGES)) * static_cast<double>(sysconf(_SC_PAGESIZE));
  if (needed > present)
    throw Refusal("rawgemm: operands and reference take " + fixed(needed * 0x1p-30, 1) +
                  " GiB of memory, must be at most " + fixed(present * 0x1p-30, 1) + " GiB (this machine's)");
}

/// The inputs and what D must be.
class Task {
 public:
  Task(const RunOptions& options, const Problem& x)
      : a(x.types.input, rows_a(x), x.k, x.majors.a == Major::k ? x.lda : x.k, scale_layout_a(x)),
        b(x.types.input_b, rows_b(x), x.k, x.majors.b == Major::k ? x.ldb : x.k, scale_layout_b(x)),
        d(x.types.output, rows_d(x), x.n, x.ldd),
        first_d_(d),
        products_(products_of(x)) {
    const ProgressBar bar("inputs");
    fill(a, options.inputs, options.seed, 0);
    fill(b, options.inputs, options.seed, 1);
    if (x.types.scales != ScaleMode::none) {
      dequantised_a_.emplace(dequantised(a, x.scale_d));
      dequantised_b_.emplace(dequantised(b, 1));
    }
    if (x.parts.form == Form::dense)
      bound = bound_for(numbers_a(), numbers_b(), options.inputs, accumulation_of(x), adds(x));
    else
      bound_products(options, x);
    for (const i64 row : sampled_rows(d.rows(), rows_in_fp64)) {
      const i64 product = bound.product_of_row(row);
      if (product < 0) continue;
      sample_.push_back(row);
      visit_product(products_[static_cast<std::size_t>(product)],
                    [&](const Matrix& its_a, const Matrix& its_b, i64 first) {
                      sample_want_.push_back(reference_row_fp64(its_a, its_b, row - first));
                    });
    }
    if (adds(x)) {
      fill(first_d_, options.inputs, options.seed, operand_of_d, deviation_of_d(x.k));
      for (std::size_t i = 0; i < sample_.size(); ++i) add_first_d(sample_[i], sample_want_[i].data());
    }
    const auto transpose = [](const Operand& from, i64 matrices, i64 ld, std::optional<Operand>& to) {
      to.emplace(from);
      to->elements = transposed(from.elements, ld, matrices);
    };
    if (x.majors.a == Major::mn) transpose(a, matrices_a(x), x.lda, stored_a_);
    if (x.majors.b == Major::mn) transpose(b, matrices_b(x), x.ldb, stored_b_);
  }

  /// As the kernel wants them.
  const Operand& stored_a() const { return stored_a_ ? *stored_a_ : a; }
  const Operand& stored_b() const { return stored_b_ ? *stored_b_ : b; }

  /// What D is the product of; the scale of D counts as one of A's.
  const Matrix& numbers_a() const { return dequantised_a_ ? *dequantised_a_ : a.elements; }
  const Matrix& numbers_b() const { return dequantised_b_ ? *dequantised_b_ : b.elements; }

  /// D becomes what it is before a call: the canary, so that an element that nobody writes is found, or the numbers
  /// that are added to.
  void reset_d() { d = first_d_; }

  /// sums: A * B^T in fp32.
  void want_sums(std::vector<float> sums) {
    want_ = std::move(sums);
    if (bound.is_added_to)
      for (i64 i = 0; i < d.rows(); ++i) add_first_d(i, want_.data() + i * d.columns());
  }

  /// A * B^T in fp32.
  std::vector<float> sums(const Progress& progress) const {
    if (bound.products_of_rows.empty()) return reference_fp32(numbers_a(), numbers_b(), progress);
    std::vector<float> all(static_cast<std::size_t>(d.rows() * d.columns()));
    for (const Product& product : products_)
      visit_product(product, [&](const Matrix& its_a, const Matrix& its_b, i64 first) {
        const std::vector<float> its = reference_fp32(its_a, its_b);
        std::copy(its.begin(), its.end(), all.begin() + first * d.columns());
        if (progress) progress(static_cast<double>(first) / static_cast<double>(d.rows()));
      });
    return all;
  }

  /// Compares d.
  Check checked() const {
    return {compare(d, want_, bound), compare_sample(d, sample_, sample_want_, from_fp64(bound))};
  }

  Operand a;  // [m, k]
  Operand b;  // [n, k]
  Matrix d;
  Bound bound;

 private:
  /// Calls function with a product's A and B, as numbers, and the row of D that it begins with.
  template <class Function>
  void visit_product(const Product& x, const Function& function) const {
    if (bound.products_of_rows.empty()) return function(numbers_a(), numbers_b(), 0);
    function(part(numbers_a(), x.row_a, x.m, x.first_k, x.k), part(numbers_b(), x.row_b, x.n, x.first_k, x.k), x.row_d);
  }

  void bound_products(const RunOptions& options, const Problem& x) {
    bound = {options.inputs == Inputs::integers, 0, {}, {}, accumulation_of(x), adds(x), products_of_rows(x)};
    bound.a_norms4.resize(static_cast<std::size_t>(d.rows()));
    for (const Product& product : products_)
      visit_product(product, [&](const Matrix& its_a, const Matrix& its_b, i64 first) {
        const Bound its = bound_for(its_a, its_b, options.inputs, bound.accumulation);
        bound.sum = std::max(bound.sum, its.sum);
        std::copy(its.a_norms4.begin(), its.a_norms4.end(), bound.a_norms4.begin() + first);
        bound.b_norms4.insert(bound.b_norms4.end(), its.b_norms4.begin(), its.b_norms4.end());
      });
  }

  template <class Number>
  void add_first_d(i64 row, Number* sums) const {
    for (i64 j = 0; j < d.columns(); ++j) sums[j] += first_d_.row<float>(row)[j];
  }

  Matrix first_d_;
  std::vector<Product> products_;
  std::vector<float> want_;  // all elements, summed in fp32
  std::optional<Operand> stored_a_;
  std::optional<Operand> stored_b_;
  std::optional<Matrix> dequantised_a_;
  std::optional<Matrix> dequantised_b_;
  std::vector<i64> sample_;
  std::vector<std::vector<double>> sample_want_;
};

/// Throws Refusal for what was refused; returns what failed underway, or nothing.
std::string failure_of(const Status& status) {
  if (status.ok()) return "";
  if (status.code != StatusCode::cuda_error) throw Refusal(status.text);
  return status.text;
}

/// All schedules, until one goes wrong.
ConfigurationRecord run_on_model(ModelBackend& backend, const RunOptions& options, const Problem& problem,
                                 const Configuration& configuration, Task& task) {
  ConfigurationRecord record{.configuration = configuration};
  ProgressBar bar("model " + tile_name(configuration) + ", cluster " + cluster_name(configuration));
  backend.set_progress([&](double runs) { bar(runs / options.model.runs); });
  model::reset_report();
  while (record.runs < options.model.runs && record.right()) {
    backend.set_schedule({options.model.policy, options.model.schedule_seed + static_cast<std::uint64_t>(record.runs)});
    task.reset_d();
    const auto begin = std::chrono::steady_clock::now();
    record.failure = failure_of(backend.run(problem, configuration, task.stored_a(), task.stored_b(), task.d));
    record.seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    record.report = model::report();
    record.check = task.checked();
    bar(static_cast<double>(++record.runs) / options.model.runs);
  }
  return record;
}

/// The last of so many launches is checked.
ConfigurationRecord run_on_gpu(Gpu& gpu, const Problem& problem, const Configuration& configuration, int launches,
                               Task& task) {
  ConfigurationRecord record{.configuration = configuration};
  const ProgressBar bar(name_of(configuration));
  for (; record.runs < launches && record.failure.empty(); ++record.runs) {
    task.reset_d();
    record.failure = failure_of(gpu.run(problem, configuration, task.stored_a(), task.stored_b(), task.d));
  }
  record.check = task.checked();
  return record;
}

/// Only what has been found right is timed.
void time_on_gpu(Gpu& gpu, RunRecord& record, Task& task) {
  std::vector<Configuration> configurations;
  for (const ConfigurationRecord& configuration : record.configurations)
    configurations.push_back(configuration.configuration);
  task.reset_d();
  TimedRun timed;
  const ProgressBar bar("timing");
  const std::string failure = failure_of(gpu.time(record.problem, configurations, task.stored_a(), task.stored_b(),
                                                  timing_rounds, record.options.seed, task.d, timed));
  if (!failure.empty()) {
    record.configurations.front().failure = "while timing: " + failure;
    return;
  }
  record.timed = timed;
  if (timed.has_cublaslt()) record.cublaslt_check = task.checked();
}

/// Says on standard error what went wrong.
void complain(const RunRecord& record) {
  std::cerr << std::setprecision(std::numeric_limits<float>::max_digits10);
  const Problem& x = record.problem;
  const std::string what =
      std::to_string(x.m) + "x" + std::to_string(x.n) + "x" + std::to_string(x.k) + " " + name_of(x.types) + ", ";
  const auto complain_of_one = [&](const std::string& who, const Comparison& found, const char* reference) {
    if (found.wrong > 0)
      std::cerr << "wrong: " << what << who << ": " << found.wrong << " of " << found.elements << " elements, against "
                << reference << "; the first at row " << found.first_row << ", column " << found.first_column
                << ": got " << found.first_got << ", want " << found.first_want << ", bound " << found.first_bound
                << "\n";
    if (found.damaged_bytes > 0)
      std::cerr << "wrong: " << what << who << ": " << found.damaged_bytes << " bytes around D were overwritten\n";
  };
  const auto complain_of = [&](const std::string& who, const Check& check) {
    complain_of_one(who, check.all, record.reference.c_str());
    complain_of_one(who, check.sample, "fp64 loop");
  };
  for (const ConfigurationRecord& configuration : record.configurations) {
    std::string who = name_of(configuration.configuration) + name_of(x.addition);
    if (!record.on_gpu)
      who += ", schedule seed " +
             std::to_string(record.options.model.schedule_seed + static_cast<std::uint64_t>(configuration.runs) - 1);
    if (!configuration.report.finding.empty())
      std::cerr << "finding: " << configuration.report.finding << "\n  in " << what << who << "\n";
    else if (!configuration.failure.empty())
      std::cerr << "failed: " << what << who << ": " << configuration.failure << "\n";
    else
      complain_of(who, configuration.check);
  }
  if (record.cublaslt_check) complain_of(cublaslt_name(is_fast_baseline(x)), *record.cublaslt_check);
}

/// Of what must be built for the run, a line each; none where it cannot run there.
void print_targets(const RunRecord& record, Where machine) {
  // The others are in the same module.
  const Instance x = instance_of(record.problem, record.options.configurations.front());
  if (record.on_gpu && machine == Where::gpu) std::cout << "rawgemm_gpu\n" << module_target(x, "gpu") << "\n";
  if (!record.on_gpu) std::cout << module_target(x, "model") << "\n";
}

/// Of a module that has the configuration alone.
void print_source(const RunOptions& options) {
  const OperandTypes& types = options.types;
  const Configuration& x = options.configurations.front();
  const auto name = [](Major major) { return major == Major::k ? "k" : "mn"; };
  std::cout << "#include <bench/launch_instance.hpp>\nusing namespace rawgemm;\nRAWGEMM_ONE("
            << cpp_name_of(types.input) << ", Configuration{Kernel::" << name_of(x.kernel) << ", {" << x.tile.m << ", "
            << x.tile.n << "}, {" << x.cluster.m << ", " << x.cluster.n << "}, " << x.splits
            << ", Major::" << name(x.major_a) << ", Major::" << name(x.major_b) << "}, Types<"
            << cpp_name_of(types.input) << ", " << cpp_name_of(types.output) << ", " << cpp_name_of(types.input_b)
            << ", static_cast<BlockScales>(" << static_cast<int>(block_scales_of(types.scales)) << ")>, "
            << "static_cast<bench::Addition>(" << static_cast<int>(options.addition) << "), static_cast<bench::Form>("
            << static_cast<int>(options.form) << "));\n";
}

}  // namespace

int run(const RunOptions& options) {
  if (options.prints_source) {
    print_source(options);
    return 0;
  }
  RunRecord record;
  record.options = options;
  if (options.targets_on) {
    const Where where = options.where == Where::anywhere ? *options.targets_on : options.where;
    record.on_gpu = where == Where::gpu;
    record.problem = problem_of(options, record.on_gpu);
    choose(record);
    print_targets(record, *options.targets_on);
    return 0;
  }
  if (!options.module.empty()) {
    if (options.where == Where::gpu) throw Refusal("rawgemm: --module is for the model, must not be given on the GPU");
    use_module(options.kernel, options.module);
  }
  std::string why_not;
  const bool wants_model = options.where == Where::model || !options.module.empty();
  Gpu* const gpu = wants_model ? nullptr : open_gpu(&why_not);
  if (gpu == nullptr && options.where == Where::gpu) throw Refusal("rawgemm: --on gpu: " + why_not);
  if (gpu != nullptr && !options.model.given.empty())
    throw Refusal("rawgemm: " + options.model.given +
                  " is for the model, must not be given on the GPU (add --on model)");
  if (gpu == nullptr && options.launches)
    throw Refusal("rawgemm: --launches is for the GPU, must not be given on the model");

  record.on_gpu = gpu != nullptr;
  record.problem = problem_of(options, record.on_gpu);
  choose(record);
  const Problem& problem = record.problem;
  ModelBackend model;
  require_possible(gpu != nullptr ? static_cast<Backend&>(*gpu) : model, record.options, problem);
  const OutputFile json("--json", options.json);
  if (gpu != nullptr) {
    record.device = gpu->facts();
    record.headline = headline_of(record.device);
  } else {
    record.headline = (why_not.empty() ? "" : why_not + ": ") + "running on the model of an H200 (" +
                      std::to_string(model::settings().multiprocessors) + " of its SMs)";
  }
  print_headline(record);

  if (gpu == nullptr) print_estimate(record);
  Task task(options, problem);
  record.bound = formula(task.bound, problem.types.output);
  if (gpu != nullptr) {
    record.reference = reference_name(problem);
    const ProgressBar bar("reference");
    std::vector<float> sums;
    if (const std::string failure = failure_of(gpu->reference(problem, task.stored_a(), task.stored_b(), sums));
        !failure.empty()) {
      std::cerr << "failed: reference: " << failure << "\n";
      return 1;
    }
    task.want_sums(std::move(sums));
  } else {
    record.reference = "fp32 loop";
    ProgressBar bar("reference");
    task.want_sums(task.sums([&](double done) { bar(done); }));
  }
  bool right = true;
  for (const Configuration& configuration : record.options.configurations) {
    record.configurations.push_back(gpu != nullptr
                                        ? run_on_gpu(*gpu, problem, configuration, options.launches.value_or(1), task)
                                        : run_on_model(model, options, problem, configuration, task));
    right = right && record.configurations.back().right();
  }
  // Groups are timed by `rawgemm bench`: cuBLASLt has none.
  const bool is_timed = problem.parts.form == Form::dense || problem.parts.form == Form::batched;
  if (gpu != nullptr && right && is_timed && !options.launches && !is_empty(problem) && problem.k > 0)
    time_on_gpu(*gpu, record, task);

  print_results(record);
  complain(record);
  json.write(to_json(record) + "\n");
  if (record.right()) std::cout << "right\n";
  return record.right() ? 0 : 1;
}

}  // namespace rawgemm::bench
