// The GEMM kernels on the GPU: exact on integers, for random shapes over all configurations, a third of them with
// alpha, beta and C, in FP8 with scales that are powers of two, and nothing written beside D; some with AddToD, too.
// Among them is every configuration that grouped.cu, k_grouped.cu and batched.cu compare with.
//
// exactness [KIND...] [--cases 2000] [--size 5000] [--seed 1] [--small] [--no-clusters]
//   KIND           16-bit, fp8-tensor, fp8-rows, fp8-blocks or fp8-blocks-1x128; all of them unless some are given
//   --cases        of each kind
//   --small        one case of up to 300 of each configuration, for compute-sanitizer
//   --no-clusters  only configurations whose clusters are one CTA
#include <chrono>
#include <functional>

#include <host/add_to_d.hpp>
#include <tests/gpu/integer_problem.cuh>
#include <tests/kernels/batched_selection.hpp>
#include <tests/kernels/grouped_selection.hpp>
#include <tests/kernels/k_grouped_selection.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

struct Options {
  std::vector<OperandKind> kinds;
  i64 cases = 2000;
  i64 size = 5000;
  u64 seed = 1;
  bool small = false;
  bool clusters = true;
};

Options parse(int count, char** arguments) {
  Options options;
  for (int i = 1; i < count; ++i) {
    const std::string name = arguments[i];
    if (const auto kind = operand_kind(name)) {
      options.kinds.push_back(*kind);
    } else if (name == "--small") {
      options.small = true;
    } else if (name == "--no-clusters") {
      options.clusters = false;
    } else if ((name == "--cases" || name == "--size" || name == "--seed") && i + 1 < count) {
      const i64 value = std::atoll(arguments[++i]);
      if (name == "--cases") options.cases = value;
      if (name == "--size") options.size = value;
      if (name == "--seed") options.seed = static_cast<u64>(value);
    } else {
      std::fprintf(stderr, "unknown argument %s; see the head of tests/gpu/exactness.cu\n", name.c_str());
      std::exit(2);
    }
  }
  if (options.kinds.empty()) options.kinds.assign(std::begin(operand_kinds), std::end(operand_kinds));
  return options;
}

template <class Types, Configuration configuration, AddBy by = AddBy::reduction>
Variant adding(OperandKind kind) {
  const auto launch_adding = [](const GemmArguments& x, Stream stream) {
    return launch<Types, configuration>(x, stream, AddToD<Types, by>{});
  };
  return {configuration,
          kind,
          number_of<typename Types::Input>,
          number_of<typename Types::InputB>,
          number_of<typename Types::Output>,
          launch_adding,
          true};
}

/// With AddToD, boxes and elements of each kernel. They are compiled here.
std::vector<Variant> adding_variants(OperandKind kind) {
  using Bf16 = Types<bf16, float>;
  using Fast = Types<e4m3, float>;
  using Blocks = Types<e4m3, float, e5m2, BlockScales::b_128x128>;
  using Rows = Types<e4m3, float, e4m3, BlockScales::b_1x128>;
  switch (kind) {
    case OperandKind::bits_16:
      return {adding<Bf16, Configuration{Kernel::gemm_cooperative, {128, 256}, {2, 1}}>(kind),
              adding<Bf16, Configuration{Kernel::gemm_cooperative, {128, 80}, {}, 1, Major::mn, Major::mn}>(kind),
              adding<Bf16, Configuration{Kernel::gemm_cooperative, {128, 256}}, AddBy::load>(kind),
              adding<Types<f16, float>, Configuration{Kernel::gemm_pingpong, {128, 176}}>(kind),
              adding<Types<f16, float>, Configuration{Kernel::gemm_pingpong, {128, 176}}, AddBy::load>(kind),
              adding<Bf16, Configuration{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, AddBy::load>(kind),
              adding<Types<bf16>, Configuration{Kernel::gemm_cooperative, {128, 256}, {2, 1}}>(kind),
              adding<Types<f16>, Configuration{Kernel::gemm_pingpong, {128, 176}, {2, 1}}>(kind),
              adding<Types<bf16>, Configuration{Kernel::gemm_swapped, {64, 128}, {2, 1}}>(kind),
              adding<Bf16, Configuration{Kernel::gemm_splitk, {128, 72}, {}, 4}>(kind),
              adding<Bf16, Configuration{Kernel::gemm_splitk, {16, 64}, {}, 2}>(kind),
              adding<Bf16, Configuration{Kernel::gemm_swapped, {168, 192}, {2, 1}}>(kind),
              adding<Bf16, Configuration{Kernel::gemm_multistage, {128, 128}}>(kind),
              adding<Bf16, Configuration{Kernel::gemm_slicedk, {16, 32}}>(kind)};
    case OperandKind::fp8_tensor:
    case OperandKind::fp8_rows:
      return {adding<Fast, Configuration{Kernel::gemm_pingpong, {128, 128}}>(kind),
              adding<Fast, Configuration{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}>(kind)};
    case OperandKind::fp8_blocks:
      return {adding<Blocks, Configuration{Kernel::gemm_fp8_block, {192, 128}, {2, 1}}>(kind)};
    case OperandKind::fp8_blocks_1x128:
      return {adding<Rows, Configuration{Kernel::gemm_fp8_block, {256, 128}}>(kind),
              adding<Rows, Configuration{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, AddBy::load>(kind),
              adding<Rows, Configuration{Kernel::gemm_fp8_block_splitk, {64, 64}, {}, 2}>(kind)};
  }
  return {};
}

/// What grouped.cu, k_grouped.cu and batched.cu compare with, and `known` does not have.
std::vector<Variant> references(OperandKind kind, std::vector<Variant> known) {
  const auto first = static_cast<std::ptrdiff_t>(known.size());
  const auto add = [&](const auto& x, BlockScales scales) {
    const auto is_same = [&](const Variant& y) {
      return static_cast<const Configuration&>(x) == y && x.a == y.a && x.b == y.b && x.d == y.d;
    };
    if (has_kind(kind, x.a, scales) && std::none_of(known.begin(), known.end(), is_same))
      known.push_back({x, kind, x.a, x.b, x.d, x.launch_dense});
  };
  for (const auto& x : every_grouped_selection()) add(x, x.scales);
  for (const auto& x : every_k_grouped_selection())
    add(x, x.has_block_scales ? BlockScales::b_1x128 : BlockScales::none);
  for (const auto& x : every_batched_selection()) add(x, x.scales);
  return {known.begin() + first, known.end()};
}

void run(IntegerProblem& problem, const Variant& variant, const Shape& shape, u64 seed, const Scaling& scaling,
         const ScaleChoice& scales) {
  problem.prepare(variant, shape, seed, nullptr, scaling, scales);
  if (const Status status = problem.run(); !status.ok())
    stop(describe(variant) + "; " + describe(shape) + ": " + status.text);
  if (const std::string wrong = problem.judge(); !wrong.empty()) stop(wrong);
}

void run_random(IntegerProblem& problem, const Variant& variant, i64 size, Random random) {
  const i64 padding = random.between(0, 3) == 0 ? random.between(1, 5) : 0;
  const i64 m = random.between(1, size);
  const i64 n = random.between(1, size);
  const i64 k = random.between(1, size);
  const Shape shape = shape_of(variant, m, n, k, padding);
  const Scaling scaling = random_scaling(variant.adds_to_d, random);
  const u64 seed = random.next();
  run(problem, variant, shape, seed, scaling, random_scales(variant, random));
}

/// Shapes in which something is long: 32-bit arithmetic on bytes or elements would fail.
void run_long(IntegerProblem& problem, const std::vector<Variant>& variants) {
  constexpr i64 tall = 300000;
  constexpr i64 deep = 100000;
  const auto run_shape = [&](const Variant& x, i64 m, i64 n, i64 k, u64 seed, const Scaling& scaling = {}) {
    run(problem, x, shape_of(x, m, n, k), seed, scaling, all_scales(x));
  };
  for (const Variant& x : variants) {
    run_shape(x, tall, 9, 17, 1);
    run_shape(x, 9, tall, 17, 2);
    run_shape(x, 100, 100, deep, 3);
    run_shape(x, tall, 9, 0, 5, {.alpha = 2, .beta = 3});
    run_shape(x, 9, tall, 0, 6, {.beta = 3, .in_place = true});
  }
  const Variant& x = variants.front();
  const auto far_apart = [](TensorType type) { return (i64{1} << 32) / bytes_of(type) + 16; };
  const Shape shape{
      .m = 2, .n = 2, .k = 200, .lda = far_apart(x.input()), .ldb = far_apart(x.input()), .ldd = far_apart(x.output())};
  run(problem, x, shape, 4, {}, all_scales(x));
}

/// That D is found wrong where another call than the right one has written it.
void find_wrong_calls(IntegerProblem& problem, const Variant& variant) {
  struct Wrong {
    const char* name;
    std::function<void(GemmArguments&)> change;
  };
  std::vector<Wrong> wrong = {
      {"K is one shorter", [](GemmArguments& x) { --x.k; }},
      {"alpha has another sign", [](GemmArguments& x) { x.alpha = -x.alpha; }},
      {"beta is larger by 1", [](GemmArguments& x) { x.beta += 1; }},
      {"D is 16 bytes from its place", [](GemmArguments& x) { x.d = static_cast<char*>(x.d) + 16; }}};
  if (variant.operands == OperandKind::fp8_tensor || variant.operands == OperandKind::fp8_rows) {
    wrong.push_back({"scales of A are those beside", [](GemmArguments& x) { x.scale_a.address += 1; }});
    wrong.push_back({"scales of B are those beside", [](GemmArguments& x) { x.scale_b.address += 1; }});
  }
  if (variant.has_block_scales()) {
    wrong.push_back({"scales of A are those of other rows", [](GemmArguments& x) { x.block_scales.a += 4; }});
    wrong.push_back({"scales of B are those of other blocks", [](GemmArguments& x) { x.block_scales.b += 4; }});
  }
  if (is_fp8_number(variant.d)) wrong.push_back({"the scale of D is NaN", [](GemmArguments& x) { x.scale_d += 1; }});
  const Shape shape = shape_of(variant, 300, 290, 700);
  for (const Wrong& x : wrong) {
    problem.prepare(variant, shape, 1, nullptr, {.beta = 1});
    GemmArguments arguments = problem.arguments();
    x.change(arguments);
    require(variant.launch(arguments, nullptr));
    require(!problem.judge().empty(), describe(variant) + ": not found to be wrong: " + x.name);
  }
}

void run_kind(OperandKind kind, const Options& options) {
  const auto chosen = [&](std::vector<Variant> all) {
    std::erase_if(all, [&](const Variant& x) { return !options.clusters && x.cluster_size() != 1; });
    return all;
  };
  const std::vector<Variant> selected = chosen(variants(kind));
  std::vector<Variant> all = selected;
  for (const auto& others : {references(kind, variants(kind)), adding_variants(kind)})
    for (const Variant& x : chosen(others)) all.push_back(x);
  const i64 cases = options.small ? static_cast<i64>(all.size()) : options.cases;
  const i64 size = options.small ? 300 : options.size;

  IntegerProblem problem;
  if (!options.small) {
    for (const Variant& x : selected) find_wrong_calls(problem, x);
    std::printf("%s: wrong calls of each configuration are found\n", name_of(kind));
  }
  const auto begin = std::chrono::steady_clock::now();
  for (i64 i = 0; i < cases; ++i) {
    run_random(problem, all[static_cast<size_t>(i) % all.size()], size,
               Random(options.seed * 1000003 + static_cast<u64>(i)));
    if ((i + 1) % 500 == 0 || i + 1 == cases) {
      const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
      std::printf("%s: %lld of %lld shapes exact, %.1f s\n", name_of(kind), i + 1, cases, seconds.count());
      std::fflush(stdout);
    }
  }
  if (!options.small) {
    run_long(problem, selected);
    std::printf("%s: long shapes, K = 0 and rows 4 GiB apart exact\n", name_of(kind));
  }
  std::printf("exactness: passed, %s, %lld random shapes up to %lld, %zu configurations\n", name_of(kind), cases, size,
              all.size());
}

}  // namespace

int main(int count, char** arguments) {
  const Options options = parse(count, arguments);
  start("exactness");
  for (const OperandKind kind : options.kinds) run_kind(kind, options);
}
