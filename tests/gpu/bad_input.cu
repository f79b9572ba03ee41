// Arguments that the GEMM kernels refuse, on a GPU: nothing is launched, nothing written, no CUDA error left behind.
//
// bad_input [KIND...]    kinds of operands as exactness has them
#include <algorithm>

#include <tests/gpu/integer_problem.cuh>
#include <tests/kernels/refused_cases.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

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

  const std::vector<RefusedGemm> cases = refused_cases(variant);
  for (const RefusedGemm& x : cases) {
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
    const std::vector<Variant> refusing = variants_that_refuse(kind);
    for (const Variant& x : refusing) refuses_all(x);
    std::printf("bad_input: passed, %s, refused calls of %zu configurations launched and wrote nothing\n",
                name_of(kind), refusing.size());
    std::fflush(stdout);
  }
}
