// Arguments that the GEMM kernels refuse, on a GPU: nothing is launched, nothing written, no CUDA error left behind.
//
// bad_input [KIND...]    kinds of operands as exactness has them
#include <algorithm>
#include <functional>

#include <tests/gpu/integer_problem.cuh>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

struct Case {
  const char* name;
  StatusCode code;
  std::function<void(GemmArguments&)> change;
};

const char* past(const void* pointer, int bytes) { return static_cast<const char*>(pointer) + bytes; }

std::vector<Case> cases_of_matrices() {
  using enum StatusCode;
  std::vector<Case> cases = {
      {"a is null", null_pointer, [](GemmArguments& x) { x.a = nullptr; }},
      {"b is null", null_pointer, [](GemmArguments& x) { x.b = nullptr; }},
      {"d is null", null_pointer, [](GemmArguments& x) { x.d = nullptr; }},
      {"d is null, k = 0", null_pointer, [](GemmArguments& x) { x.k = 0, x.d = nullptr; }},
      {"m is negative", negative_size, [](GemmArguments& x) { x.m = -1; }},
      {"n is negative", negative_size, [](GemmArguments& x) { x.n = -1; }},
      {"k is negative", negative_size, [](GemmArguments& x) { x.k = -1; }},
      {"m is too large", size_too_large, [](GemmArguments& x) { x.m = i64{1} << 31; }},
      {"n is too large", size_too_large, [](GemmArguments& x) { x.n = i64{1} << 31; }},
      {"k is too large", size_too_large, [](GemmArguments& x) { x.k = i64{1} << 31; }},
      {"too many tiles", size_too_large,
       [](GemmArguments& x) {
         x.m = x.n = x.lda = x.ldb = x.ldd = x.block_scales.lda = x.block_scales.ldb = i64{1} << 30;
         x.k = 16;
       }},
      {"lda is shorter than a row", leading_dimension_too_small, [](GemmArguments& x) { x.lda = 8; }},
      {"ldb is shorter than a row", leading_dimension_too_small, [](GemmArguments& x) { x.ldb = 8; }},
      {"ldd is shorter than a row", leading_dimension_too_small, [](GemmArguments& x) { x.ldd = 8; }},
      {"lda does not keep 16 bytes", leading_dimension_misaligned, [](GemmArguments& x) { ++x.lda; }},
      {"ldb does not keep 16 bytes", leading_dimension_misaligned, [](GemmArguments& x) { ++x.ldb; }},
      {"ldd does not keep 16 bytes", leading_dimension_misaligned, [](GemmArguments& x) { ++x.ldd; }},
      {"lda is too large", leading_dimension_too_large, [](GemmArguments& x) { x.lda = i64{1} << 40; }},
      {"ldb is too large", leading_dimension_too_large, [](GemmArguments& x) { x.ldb = i64{1} << 40; }},
      {"ldd is too large", leading_dimension_too_large, [](GemmArguments& x) { x.ldd = i64{1} << 40; }},
  };
  // C is judged where beta is not 0.
  const auto add_c = [&](const char* name, StatusCode code, const std::function<void(GemmArguments&)>& change) {
    cases.push_back({name, code, [=](GemmArguments& x) { x.beta = 1, change(x); }});
  };
  add_c("c is null", null_pointer, [](GemmArguments& x) { x.c = nullptr; });
  add_c("c is null, k = 0", null_pointer, [](GemmArguments& x) { x.k = 0, x.c = nullptr; });
  add_c("ldc is shorter than a row", leading_dimension_too_small, [](GemmArguments& x) { x.ldc = 8; });
  add_c("ldc does not keep 16 bytes", leading_dimension_misaligned, [](GemmArguments& x) { ++x.ldc; });
  add_c("ldc is too large", leading_dimension_too_large, [](GemmArguments& x) { x.ldc = i64{1} << 40; });
  for (int bytes = 1; bytes < 16; ++bytes) {
    add_c("c is misaligned", misaligned_pointer, [=](GemmArguments& x) { x.c = past(x.c, bytes); });
    cases.push_back({"a is misaligned", misaligned_pointer, [=](GemmArguments& x) { x.a = past(x.a, bytes); }});
    cases.push_back({"b is misaligned", misaligned_pointer, [=](GemmArguments& x) { x.b = past(x.b, bytes); }});
    cases.push_back(
        {"d is misaligned", misaligned_pointer, [=](GemmArguments& x) { x.d = const_cast<char*>(past(x.d, bytes)); }});
  }
  return cases;
}

const float* past(const float* factors, int bytes) {
  return reinterpret_cast<const float*>(past(static_cast<const void*>(factors), bytes));
}

/// Of scales, by what a variant takes.
std::vector<Case> cases_of_scales(const Variant& variant) {
  using enum StatusCode;
  static const float one = 1;  // of the host: whoever launched would fault
  std::vector<Case> cases = {{"scale_a is null, and each row's", null_pointer,
                              [](GemmArguments& x) {
                                x.scale_a = {nullptr, true};
                              }},
                             {"scale_b is null, and each row's", null_pointer,
                              [](GemmArguments& x) {
                                x.scale_b = {nullptr, true};
                              }},
                             {"scale_a is null, and each row's, k = 0", null_pointer, [](GemmArguments& x) {
                                x.k = 0, x.scale_a = {nullptr, true};
                              }}};
  for (int bytes = 1; bytes < 4; ++bytes) {
    cases.push_back({"scale_a is misaligned", misaligned_pointer,
                     [=](GemmArguments& x) { x.scale_a.address = past(&one, bytes); }});
    cases.push_back({"scale_b is misaligned", misaligned_pointer,
                     [=](GemmArguments& x) { x.scale_b.address = past(&one, bytes); }});
    if (is_fp8_number(variant.d))
      cases.push_back(
          {"scale_d is misaligned", misaligned_pointer, [=](GemmArguments& x) { x.scale_d = past(&one, bytes); }});
  }
  if (!is_fp8_number(variant.d))
    cases.push_back({"D is not FP8, and has a scale", unsupported_value, [](GemmArguments& x) { x.scale_d = &one; }});
  if (!variant.has_block_scales()) {
    cases.push_back({"block scales of A", unsupported_value, [](GemmArguments& x) { x.block_scales.a = &one; }});
    cases.push_back({"block scales of B", unsupported_value, [](GemmArguments& x) { x.block_scales.b = &one; }});
    return cases;
  }
  const auto add = [&](const char* name, StatusCode code, const std::function<void(BlockScaleArguments&)>& change) {
    cases.push_back({name, code, [=](GemmArguments& x) { change(x.block_scales); }});
  };
  for (const bool each_row : {false, true}) {
    cases.push_back({"scale_a beside block scales", unsupported_value, [=](GemmArguments& x) {
                       x.scale_a = {&one, each_row};
                     }});
    cases.push_back({"scale_b beside block scales", unsupported_value, [=](GemmArguments& x) {
                       x.scale_b = {&one, each_row};
                     }});
  }
  const bool b_by_tma = variant.operands == OperandKind::fp8_blocks_1x128;
  add("block scales of A are null", null_pointer, [](BlockScaleArguments& x) { x.a = nullptr; });
  add("block scales of B are null", null_pointer, [](BlockScaleArguments& x) { x.b = nullptr; });
  for (int bytes = 1; bytes < 16; ++bytes) {
    add("block scales of A are misaligned", misaligned_pointer,
        [=](BlockScaleArguments& x) { x.a = past(x.a, bytes); });
    if (b_by_tma || bytes % 4 != 0)
      add("block scales of B are misaligned", misaligned_pointer,
          [=](BlockScaleArguments& x) { x.b = past(x.b, bytes); });
  }
  for (const i64 ld : {i64{0}, i64{-8}, i64{INT64_MIN}}) {
    add("lda of block scales is shorter than a row", leading_dimension_too_small,
        [=](BlockScaleArguments& x) { x.lda = ld; });
    add("ldb of block scales is shorter than a row", leading_dimension_too_small,
        [=](BlockScaleArguments& x) { x.ldb = ld; });
  }
  for (int columns = 1; columns < 4; ++columns) {
    add("lda of block scales does not keep 16 bytes", leading_dimension_misaligned,
        [=](BlockScaleArguments& x) { x.lda += columns; });
    if (b_by_tma)
      add("ldb of block scales does not keep 16 bytes", leading_dimension_misaligned,
          [=](BlockScaleArguments& x) { x.ldb += columns; });
  }
  for (const i64 ld : {i64{1} << 38, i64{INT64_MAX}}) {
    add("lda of block scales is too large", leading_dimension_too_large, [=](BlockScaleArguments& x) { x.lda = ld; });
    add("ldb of block scales is too large", leading_dimension_too_large, [=](BlockScaleArguments& x) { x.ldb = ld; });
  }
  return cases;
}

/// Of 16-bit operands, that they have no scales.
std::vector<Case> cases_without_scales() {
  using enum StatusCode;
  static const float one = 1;
  return {
      {"scale_a, of operands that are not FP8", unsupported_value, [](GemmArguments& x) { x.scale_a.address = &one; }},
      {"scale_b, of operands that are not FP8", unsupported_value, [](GemmArguments& x) { x.scale_b.address = &one; }},
      {"each row of A has a scale, of operands that are not FP8", unsupported_value,
       [](GemmArguments& x) { x.scale_a.each_row = true; }},
      {"each row of B has a scale, of operands that are not FP8", unsupported_value,
       [](GemmArguments& x) { x.scale_b.each_row = true; }},
      {"scale_d, of a D that is not FP8", unsupported_value, [](GemmArguments& x) { x.scale_d = &one; }},
      {"block scales of A, of operands that are not FP8", unsupported_value,
       [](GemmArguments& x) { x.block_scales.a = &one; }},
      {"block scales of B, of operands that are not FP8", unsupported_value,
       [](GemmArguments& x) { x.block_scales.b = &one; }}};
}

std::vector<Case> refused_cases(const Variant& variant) {
  std::vector<Case> cases = cases_of_matrices();
  const std::vector<Case> of_scales =
      variant.operands == OperandKind::bits_16 ? cases_without_scales() : cases_of_scales(variant);
  cases.insert(cases.end(), of_scales.begin(), of_scales.end());
  return cases;
}

/// Every byte of D, guards included, is still a canary.
bool is_untouched(const GuardedMatrix& d) {
  const std::vector<unsigned char> memory = fetch(d.all());
  return std::all_of(memory.begin(), memory.end(), [](unsigned char x) { return x == canary; });
}

void refuses_all(const Variant& variant) {
  const Shape shape = shape_of(variant, 150, 300, 80, 1);
  cudaStream_t stream;
  require(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  IntegerProblem problem;
  problem.prepare(variant, shape, 1, stream);
  const GemmArguments good = problem.arguments();
  Status status;

  const std::vector<Case> cases = refused_cases(variant);
  for (const Case& x : cases) {
    GemmArguments bad = good;
    x.change(bad);
    const size_t nodes = captured_nodes(
        stream, [&] { return variant.launch(bad, stream); }, &status);
    require(status.code == x.code, std::string(x.name) + ": wrong code; text: " + status.text);
    require(nodes == 0, std::string(x.name) + ": launched all the same");
    status = variant.launch(bad, stream);
    require(status.code == x.code, std::string(x.name) + ": wrong code; text: " + status.text);
    require(cudaStreamSynchronize(stream));
    require(cudaGetLastError());
  }
  require(is_untouched(problem.d()), "a refused call wrote");

  // Empty is no error.
  const std::function<void(GemmArguments&)> empty_cases[] = {
      [](GemmArguments& x) { x.m = 0; }, [](GemmArguments& x) { x.n = 0; }, [](GemmArguments& x) { x = {}; }};
  for (const auto& change : empty_cases) {
    GemmArguments empty = good;
    change(empty);
    require(captured_nodes(
                stream, [&] { return variant.launch(empty, stream); }, &status) == 0,
            "an empty D was launched");
    require(status);
    require(variant.launch(empty, stream));
  }
  require(cudaStreamSynchronize(stream));
  require(is_untouched(problem.d()), "a call with an empty D wrote");

  // k = 0: zeros, and nothing beside D; rows may be more than 2^31 bytes apart.
  GemmArguments zeros = good;
  zeros.k = 0;
  zeros.a = zeros.b = nullptr;
  zeros.scale_d = nullptr;  // 0 times a negative one would be -0
  require(captured_nodes(
              stream, [&] { return variant.launch(zeros, stream); }, &status) == 1,
          "k = 0 must be one node");
  require(status);
  require(variant.launch(zeros, stream));
  require(cudaStreamSynchronize(stream));
  const size_t pitch = static_cast<size_t>(shape.ldd * bytes_of(variant.output()));
  const size_t row_bytes = static_cast<size_t>(shape.n * bytes_of(variant.output()));
  const std::vector<unsigned char> memory = fetch(problem.d().all());
  for (size_t i = 0; i < memory.size(); ++i) {
    const bool inside = i >= guard_bytes && i < memory.size() - guard_bytes && (i - guard_bytes) % pitch < row_bytes;
    require(memory[i] == (inside ? 0 : canary), "k = 0: byte " + std::to_string(i) + " is wrong");
  }
  constexpr i64 far_apart = i64{1} << 31;
  const size_t far_pitch = static_cast<size_t>(far_apart * bytes_of(variant.output()));
  constexpr i64 far_columns = 8;
  const size_t far_row_bytes = static_cast<size_t>(far_columns * bytes_of(variant.output()));
  DeviceBuffer far_memory(far_pitch + 2 * far_row_bytes);
  require(cudaMemsetAsync(far_memory.data(), canary, far_pitch + 2 * far_row_bytes, stream));
  require(variant.launch({.m = 2,
                          .n = far_columns,
                          .k = 0,
                          .a = nullptr,
                          .lda = 0,
                          .b = nullptr,
                          .ldb = 0,
                          .d = far_memory.data(),
                          .ldd = far_apart},
                         stream));
  require(cudaStreamSynchronize(stream));
  for (const size_t row : {size_t{0}, far_pitch}) {
    std::vector<unsigned char> far_row(2 * far_row_bytes);
    require(cudaMemcpy(far_row.data(), far_memory.data() + row, far_row.size(), cudaMemcpyDeviceToHost));
    for (size_t i = 0; i < far_row.size(); ++i)
      require(far_row[i] == (i < far_row_bytes ? 0 : canary),
              "k = 0, rows " + std::to_string(far_pitch >> 30) + " GiB apart: byte " + std::to_string(i) + " is wrong");
  }

  // After all of this the right call is right.
  problem.reset_d();
  require(problem.run());
  if (const std::string wrong = problem.judge(); !wrong.empty()) stop(wrong);
  require(cudaGetLastError());
  require(cudaStreamDestroy(stream));
  std::printf("%s: %zu refused calls launched and wrote nothing\n", describe(variant).c_str(), cases.size());
}

}  // namespace

int main(int count, char** arguments) {
  const std::vector<OperandKind> kinds = kinds_of(count, arguments);
  start("bad_input");
  for (const OperandKind kind : kinds) {
    // The first one of each kernel with a D in FP8, and with another one.
    std::vector<std::pair<Kernel, bool>> done;
    for (const Variant& x : variants(kind)) {
      const std::pair of(x.kernel, is_fp8_number(x.d));
      if (std::find(done.begin(), done.end(), of) != done.end()) continue;
      done.push_back(of);
      refuses_all(x);
    }
    std::printf("bad_input: passed, %s, refused calls of %zu configurations launched and wrote nothing\n",
                name_of(kind), done.size());
    std::fflush(stdout);
  }
}
