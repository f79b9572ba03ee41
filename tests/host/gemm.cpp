// What the launchers of the GEMM kernels refuse, in which words, and that they then touch nothing.
#include <functional>

#include <model.hpp>
#include <tests/catch.hpp>
#include <tests/kernels/launch.hpp>
#include <tests/problem.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// The instance of gemm_cooperative, bf16 to bf16, with two tiles below each other.
const Selection cluster_of_2 = [] {
  std::vector<Selection> selections = all_selections();
  std::erase_if(selections, [](const Selection& x) {
    return x.kernel != Kernel::gemm_cooperative || x.cluster != Cluster{2, 1} || x.input != TensorType::bf16 ||
           x.output != TensorType::bf16;
  });
  return selections.at(0);
}();

/// Of each kernel that takes 16 bits, the first one for a D of bf16 and for one of fp32; and cluster_of_2.
const std::vector<Selection> all = [] {
  std::vector<Selection> selections{cluster_of_2};
  for_each(Kernels{}, [&](auto description) {
    if (description.takes_16_bits && !description.is_one_tile)
      for (const TensorType output : {TensorType::bf16, TensorType::f32})
        selections.push_back(selection_of(description.kernel, output));
  });
  return selections;
}();

/// 5 x 20 x 40 in matrices with canaries.
struct Problem {
  explicit Problem(const Selection& selection_)
      : selection(selection_), d(selection.output, shape.m, shape.n, shape.ldd) {
    model::settings() = {};
    model::settings().multiprocessors = 4;  // room for each kernel's cluster
    model::reset_report();
  }

  Selection selection;
  Shape shape{.m = 5,
              .n = 20,
              .k = 40,
              .lda = 48,
              .ldb = 56,
              .ldd = 32,
              .major_a = selection.major_a,
              .major_b = selection.major_b};
  Matrix a{TensorType::bf16, shape.m, shape.k, shape.lda, shape.major_a};
  Matrix b{TensorType::bf16, shape.n, shape.k, shape.ldb, shape.major_b};
  Matrix c{selection.output, shape.m, shape.n, shape.ldd + 32};
  Matrix d;
  GemmArguments arguments = arguments_of(shape, a.data(), b.data(), d.data());

  /// beta is not 0, and C is right.
  void add_c() {
    arguments.beta = 1;
    arguments.c = c.data();
    arguments.ldc = shape.ldd + 32;
  }

  bool d_is_untouched() const {
    for (i64 row = 0; row < shape.m; ++row)
      for (i64 column = 0; column < shape.n; ++column)
        if (d.bits(row, column) != (selection.output == TensorType::f32 ? 0xffffffff : 0xffff)) return false;
    return d.damage().empty();
  }
};

/// The launcher answers with this code and text, launches nothing and writes nothing.
void refuses(const Problem& problem, StatusCode code, const std::string& text) {
  const Status status = launch(problem.selection, problem.arguments);
  CHECK(status.code == code);
  CHECK(status.text == name_of(problem.selection.kernel) + ": " + text);
  CHECK(model::report().launches == 0);
  CHECK(problem.d_is_untouched());
}

void refuses(const Selection& selection, const std::function<void(GemmArguments&)>& change, StatusCode code,
             const std::string& text) {
  Problem problem(selection);
  change(problem.arguments);
  refuses(problem, code, text);
}

/// Every kernel does, with D of this type.
void refuses(const std::function<void(GemmArguments&)>& change, StatusCode code, const std::string& text,
             TensorType output = TensorType::bf16) {
  for (const Selection& selection : all)
    if (selection.output == output) refuses(selection, change, code, text);
}

/// Every kernel succeeds without a launch and without a written byte.
void does_nothing(const std::function<void(GemmArguments&)>& change) {
  for (const Selection& selection : all) {
    Problem problem(selection);
    change(problem.arguments);
    const Status status = launch(problem.selection, problem.arguments);
    CHECK(status.ok());
    CHECK(status.text == "");
    CHECK(model::report().launches == 0);
    CHECK(problem.d_is_untouched());
  }
}

/// As the launcher asks for it: a launcher remembers each device, so every unusual one has its own number.
void use_device(int ordinal) { model::settings().ordinal = ordinal; }

}  // namespace

TEST_CASE("launcher: the problem that the other tests spoil is right") {
  for (const Selection& selection : all) {
    Problem problem(selection);
    const Status status = launch(selection, problem.arguments);
    CHECK(status.text == "");
    CHECK(status.ok());
    CHECK(model::report().launches == 1);
  }
}

TEST_CASE("launcher: null although the operand is not empty") {
  const std::string rule = " = 0, must not be null (the operand is not empty)";
  refuses([](GemmArguments& x) { x.a = nullptr; }, StatusCode::null_pointer, "a" + rule);
  refuses([](GemmArguments& x) { x.b = nullptr; }, StatusCode::null_pointer, "b" + rule);
  refuses([](GemmArguments& x) { x.d = nullptr; }, StatusCode::null_pointer, "d" + rule);
  refuses([](GemmArguments& x) { x.k = 0, x.d = nullptr; }, StatusCode::null_pointer, "d" + rule);
}

TEST_CASE("launcher: a, b and d at each distance from 16 bytes") {
  for (int bytes = 1; bytes < 16; ++bytes)
    for (const std::string operand : {"a", "b", "d"})
      for (const Selection& selection : all) {
        Problem problem(selection);
        GemmArguments& x = problem.arguments;
        if (operand == "a") x.a = static_cast<const char*>(x.a) + bytes;
        if (operand == "b") x.b = static_cast<const char*>(x.b) + bytes;
        if (operand == "d") x.d = static_cast<char*>(x.d) + bytes;
        const void* pointer = operand == "a" ? x.a : operand == "b" ? x.b : x.d;
        refuses(problem, StatusCode::misaligned_pointer,
                operand + " = " + std::to_string(reinterpret_cast<std::uintptr_t>(pointer)) +
                    ", must be a multiple of 16 bytes (TMA); it is " + std::to_string(bytes) + " bytes past one");
      }
}

TEST_CASE("launcher: the rows of an MN-major operand are its k, as long as M or N") {
  for (const Selection& selection : all_selections()) {
    const auto refuses_rows = [&](i64 GemmArguments::*ld, const std::string& name, const std::string& columns) {
      for (const i64 value : {0, 4})
        refuses(
            selection, [=](GemmArguments& x) { x.*ld = value; }, StatusCode::leading_dimension_too_small,
            name + " = " + std::to_string(value) + ", must be at least " + columns + " (rows may not overlap)");
      refuses(
          selection, [=](GemmArguments& x) { x.*ld = 28; }, StatusCode::leading_dimension_misaligned,
          name + " = 28, must be a multiple of 8 elements (TMA: rows begin at 16 bytes)");
      Problem problem(selection);
      problem.arguments.*ld = 24;  // less than K
      CHECK(launch(selection, problem.arguments).text == "");
    };
    if (selection.major_a == Major::mn) refuses_rows(&GemmArguments::lda, "lda", "m = 5");
    if (selection.major_b == Major::mn) refuses_rows(&GemmArguments::ldb, "ldb", "n = 20");
  }
}

TEST_CASE("launcher: C is judged as D is, where beta is not 0") {
  const auto refuses_c = [](const std::function<void(GemmArguments&)>& change, StatusCode code,
                            const std::string& text) {
    for (const Selection& selection : all) {
      if (selection.output == TensorType::f32) continue;  // of which a multiple of 16 bytes has fewer elements
      Problem problem(selection);
      problem.add_c();
      change(problem.arguments);
      refuses(problem, code, text);
    }
  };
  const auto null_c = [](GemmArguments& x) { x.c = nullptr; };
  const std::string null = "c = 0, must not be null (the operand is not empty)";
  refuses_c(null_c, StatusCode::null_pointer, null);
  refuses_c([=](GemmArguments& x) { x.k = 0, null_c(x); }, StatusCode::null_pointer, null);
  const std::string apart = " elements (TMA: rows begin at 16 bytes)";
  for (const i64 ld : {i64{0}, i64{-8}, i64{19}})
    refuses_c([=](GemmArguments& x) { x.ldc = ld; }, StatusCode::leading_dimension_too_small,
              "ldc = " + std::to_string(ld) + ", must be at least n = 20 (rows may not overlap)");
  refuses_c([](GemmArguments& x) { ++x.ldc; }, StatusCode::leading_dimension_misaligned,
            "ldc = 65, must be a multiple of 8" + apart);
  refuses_c([](GemmArguments& x) { x.ldc = i64{1} << 39; }, StatusCode::leading_dimension_too_large,
            "ldc = 549755813888, must be less than 2^40 bytes, and with all rows less than 2^63 bytes (TMA)");
  for (const Selection& selection : all)
    for (int bytes = 1; bytes < 16; ++bytes) {
      Problem problem(selection);
      problem.add_c();
      problem.arguments.c = static_cast<const char*>(problem.arguments.c) + bytes;
      refuses(problem, StatusCode::misaligned_pointer,
              "c = " + std::to_string(reinterpret_cast<std::uintptr_t>(problem.arguments.c)) +
                  ", must be a multiple of 16 bytes (TMA); it is " + std::to_string(bytes) + " bytes past one");
    }
}

TEST_CASE("launcher: where beta = 0 or D is empty, C is not looked at") {
  const std::function<void(GemmArguments&)> spoil[] = {
      [](GemmArguments& x) { x.c = nullptr; },
      [](GemmArguments& x) { x.c = reinterpret_cast<const void*>(std::uintptr_t{1}); },
      [](GemmArguments& x) { x.ldc = -3; },
      [](GemmArguments& x) { x.ldc = INT64_MAX; },
  };
  for (const auto& change : spoil) {
    for (const Selection& selection : all)
      for (const i64 k : {i64{0}, i64{40}}) {
        Problem problem(selection);
        problem.add_c();
        problem.arguments.k = k;
        problem.arguments.beta = 0;
        change(problem.arguments);
        CHECK(launch(selection, problem.arguments).text == "");
        CHECK(model::report().launches == 1);
      }
    does_nothing([&](GemmArguments& x) { x.m = 0, x.beta = 1, change(x); });
    does_nothing([&](GemmArguments& x) { x.n = 0, x.beta = 1, change(x); });
  }
}

TEST_CASE("launcher: C may be D, with D's leading dimension") {
  for (const Selection& selection : all) {
    Problem problem(selection);
    problem.arguments.beta = 1;
    problem.arguments.c = problem.arguments.d;
    problem.arguments.ldc = problem.arguments.ldd;
    CHECK(launch(selection, problem.arguments).text == "");
  }
}

TEST_CASE("launcher: negative sizes") {
  for (const i64 size : {i64{-1}, i64{INT64_MIN}}) {
    const std::string text = " = " + std::to_string(size) + ", must be at least 0";
    refuses([=](GemmArguments& x) { x.m = size; }, StatusCode::negative_size, "m" + text);
    refuses([=](GemmArguments& x) { x.n = size; }, StatusCode::negative_size, "n" + text);
    refuses([=](GemmArguments& x) { x.k = size; }, StatusCode::negative_size, "k" + text);
    // Also beside an empty operand, which makes everything else right.
    refuses([=](GemmArguments& x) { x.m = 0, x.k = size; }, StatusCode::negative_size, "k" + text);
  }
}

TEST_CASE("launcher: sizes that are too large") {
  for (const i64 size : {(i64{1} << 30) + 1, i64{1} << 31, i64{1} << 32, i64{INT64_MAX}}) {
    const std::string text =
        " = " + std::to_string(size) + ", must be at most 2^30 (tiles overhang, and TMA's coordinates have 32 bits)";
    refuses([=](GemmArguments& x) { x.m = size; }, StatusCode::size_too_large, "m" + text);
    refuses([=](GemmArguments& x) { x.n = size; }, StatusCode::size_too_large, "n" + text);
    refuses([=](GemmArguments& x) { x.k = size; }, StatusCode::size_too_large, "k" + text);
  }
}

TEST_CASE("launcher: more tiles than are counted") {
  const auto largest = [](GemmArguments& x) {
    x.m = x.n = x.ldd = i64{1} << 30;
    x.k = x.lda = x.ldb = 8;
    x.d = reinterpret_cast<void*>(i64{1} << 60);  // not in so large an A or B
  };
  for (const Selection& x : all) {
    const i64 cluster_size = x.cluster_size();
    const i64 tiles = ceil_div(i64{1} << 30, x.tile.m * x.cluster.m) * ceil_div(i64{1} << 30, x.tile.n * x.cluster.n);
    refuses(x, largest, StatusCode::size_too_large,
            "tiles of D = " + std::to_string(tiles) + ", must be at most " + std::to_string(INT32_MAX / cluster_size) +
                " (they are counted in 32 bits)");
  }
}

TEST_CASE("launcher: leading dimensions shorter than the row") {
  for (const i64 ld : {i64{0}, i64{-8}, i64{16}, i64{INT64_MIN}}) {
    const std::string value = " = " + std::to_string(ld);
    const std::string reason = " (rows may not overlap)";
    refuses([=](GemmArguments& x) { x.lda = ld; }, StatusCode::leading_dimension_too_small,
            "lda" + value + ", must be at least k = 40" + reason);
    refuses([=](GemmArguments& x) { x.ldb = ld; }, StatusCode::leading_dimension_too_small,
            "ldb" + value + ", must be at least k = 40" + reason);
    refuses([=](GemmArguments& x) { x.ldd = ld; }, StatusCode::leading_dimension_too_small,
            "ldd" + value + ", must be at least n = 20" + reason);
  }
}

TEST_CASE("launcher: leading dimensions that do not keep rows at 16 bytes") {
  const std::string reason = " elements (TMA: rows begin at 16 bytes)";
  for (i64 past = 1; past < 8; ++past) {
    const std::string text = " = " + std::to_string(48 + past) + ", must be a multiple of 8" + reason;
    refuses([=](GemmArguments& x) { x.lda = 48 + past; }, StatusCode::leading_dimension_misaligned, "lda" + text);
    refuses([=](GemmArguments& x) { x.ldb = 48 + past; }, StatusCode::leading_dimension_misaligned, "ldb" + text);
    refuses([=](GemmArguments& x) { x.ldd = 48 + past; }, StatusCode::leading_dimension_misaligned, "ldd" + text);
    // Packed rows, as a caller writes them who forgets the rule.
    refuses([=](GemmArguments& x) { x.k = x.lda = x.ldb = 8 + past; }, StatusCode::leading_dimension_misaligned,
            "lda = " + std::to_string(8 + past) + ", must be a multiple of 8" + reason);
  }
  for (i64 past = 1; past < 4; ++past)
    refuses([=](GemmArguments& x) { x.ldd = 48 + past; }, StatusCode::leading_dimension_misaligned,
            "ldd = " + std::to_string(48 + past) + ", must be a multiple of 4" + reason, TensorType::f32);
}

TEST_CASE("launcher: leading dimensions that are too large") {
  const std::string rule = ", must be less than 2^40 bytes, and with all rows less than 2^63 bytes (TMA)";
  const i64 tma = i64{1} << 39;  // elements of 2 bytes
  for (const i64 ld : {tma, i64{1} << 62, i64{INT64_MAX}}) {
    const std::string text = " = " + std::to_string(ld) + rule;
    refuses([=](GemmArguments& x) { x.lda = ld; }, StatusCode::leading_dimension_too_large, "lda" + text);
    refuses([=](GemmArguments& x) { x.ldb = ld; }, StatusCode::leading_dimension_too_large, "ldb" + text);
    refuses([=](GemmArguments& x) { x.ldd = ld; }, StatusCode::leading_dimension_too_large, "ldd" + text);
  }
  // Short enough for TMA, but 2^30 rows of them are more than 2^63 bytes.
  refuses([=](GemmArguments& x) { x.m = i64{1} << 30, x.lda = tma - 8; }, StatusCode::leading_dimension_too_large,
          "lda = 549755813880" + rule);
}

TEST_CASE("launcher: a device that is not Hopper") {
  const std::string rule = ", must be 90 (sm_90a: wgmma and TMA of Hopper)";
  for (const Selection& selection : all) {
    int ordinal = 20;
    for (const auto& [major, minor] : {std::pair{8, 0}, {8, 6}, {8, 9}, {9, 1}, {10, 0}, {12, 0}}) {
      Problem problem(selection);
      use_device(ordinal++);
      model::settings().compute_major = major;
      model::settings().compute_minor = minor;
      const std::string text = "compute capability = " + std::to_string(major * 10 + minor) + rule;
      refuses(problem, StatusCode::unsupported_device, text);
      refuses(problem, StatusCode::unsupported_device, text);  // it is not remembered as a good one
    }
  }
}

TEST_CASE("launcher: too little shared memory") {
  const auto needs = [](const Selection& selection, int bytes) {
    Problem problem(selection);
    use_device(30);
    for (const int there : {101376, bytes - 1}) {
      model::settings().shared_memory = there;
      refuses(problem, StatusCode::too_little_shared_memory,
              "shared memory per CTA = " + std::to_string(there) + ", must be at least " + std::to_string(bytes) +
                  " bytes (stages and staging of this Config)");
    }
    model::settings().shared_memory = bytes;
    CHECK(launch(problem.selection, problem.arguments).ok());
  };
  // Stages of (m + n) x 64 x 2 bytes, boxes of 8192 bytes or of 64 x 88 x 2 or 56 x 64 x 2 bytes, barriers.
  needs(selection_of(Kernel::gemm_cooperative, TensorType::bf16), 4 * 49152 + 4 * 8192 + 8 * 8);
  needs(selection_of(Kernel::gemm_pingpong, TensorType::bf16), 5 * 38912 + 2 * 11264 + 10 * 8);
  needs(selection_of(Kernel::gemm_swapped, TensorType::bf16), 4 * 46080 + 6 * 7168 + 8 * 8);
  needs(selection_of(Kernel::gemm_multistage, TensorType::bf16), 4 * 49152 + 4 * 8192 + 4 * 8);
  for (const Selection& x : all_selections(Kernel::gemm_multistage))
    if (x.tile == Tile{128, 128}) needs(x, 3 * 32768 + 2 * 8192 + 3 * 8);
}

TEST_CASE("launcher: a device that cannot hold a cluster") {
  Problem problem(cluster_of_2);
  use_device(31);
  model::settings().multiprocessors = 0;
  refuses(problem, StatusCode::unsupported_device,
          "active clusters = 0, must be at least 1 (the device has no room for one cluster)");
}

TEST_CASE("launcher: a device number beyond those that it remembers") {
  for (const Selection& selection : all) {
    for (const int ordinal : {64, 1000}) {
      Problem problem(selection);
      use_device(ordinal);
      refuses(problem, StatusCode::unsupported_device,
              "device = " + std::to_string(ordinal) + ", must be less than 64");
    }
    Problem problem(selection);
    use_device(63);
    CHECK(launch(problem.selection, problem.arguments).ok());
  }
}

TEST_CASE("launcher: each device of a process is asked for itself") {
  for (const Selection& selection : all) {
    Problem problem(selection);
    use_device(32);
    CHECK(launch(problem.selection, problem.arguments).ok());
    Problem next(selection);
    use_device(33);
    model::settings().compute_major = 8;
    refuses(next, StatusCode::unsupported_device,
            "compute capability = 80, must be 90 (sm_90a: wgmma and TMA of Hopper)");
  }
}

TEST_CASE("launcher: arguments are judged before the device is asked") {
  for (const Selection& selection : all) {
    Problem problem(selection);
    use_device(1000);
    problem.arguments.m = -1;
    refuses(problem, StatusCode::negative_size, "m = -1, must be at least 0");
  }
}

TEST_CASE("launcher: M = 0 or N = 0 does nothing and succeeds") {
  does_nothing([](GemmArguments& x) { x.m = 0; });
  does_nothing([](GemmArguments& x) { x.n = 0; });
  does_nothing([](GemmArguments& x) { x.m = x.n = x.k = 0; });
  does_nothing([](GemmArguments& x) { x.m = 0, x.a = x.b = x.d = nullptr; });
  does_nothing([](GemmArguments& x) { x.n = 0, x.a = x.b = x.d = nullptr; });
  does_nothing([](GemmArguments& x) { x.m = 0, x.lda = x.ldb = x.ldd = -3; });
  does_nothing([](GemmArguments& x) { x = {}; });
}

TEST_CASE("launcher: K = 0 is judged and launched as every other K") {
  for (const Selection& selection : all) {
    Problem problem(selection);
    problem.arguments.k = 0;
    use_device(34);
    model::settings().compute_major = 8;
    refuses(problem, StatusCode::unsupported_device,
            "compute capability = 80, must be 90 (sm_90a: wgmma and TMA of Hopper)");
  }
}

TEST_CASE("launcher: K = 0 writes zeros to D and to nothing beside it, and looks at neither A nor B") {
  for (const Selection& selection : all) {
    Problem problem(selection);
    problem.arguments.k = 0;
    problem.arguments.a = problem.arguments.b = nullptr;
    problem.arguments.lda = problem.arguments.ldb = -1;
    CHECK(launch(selection, problem.arguments).text == "");
    CHECK(problem.d.damage() == "");
    for (i64 row = 0; row < problem.shape.m; ++row)
      for (i64 column = 0; column < problem.shape.n; ++column) REQUIRE(problem.d.bits(row, column) == 0);
  }
}
