// Arguments that the GEMM kernels refuse, on a GPU: nothing is launched, nothing written, no CUDA error left behind.
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

std::vector<Case> refused_cases() {
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
         x.m = x.n = x.ldd = i64{1} << 30;
         x.k = x.lda = x.ldb = 8;
       }},
      {"lda is shorter than a row", leading_dimension_too_small, [](GemmArguments& x) { x.lda = 8; }},
      {"ldb is shorter than a row", leading_dimension_too_small, [](GemmArguments& x) { x.ldb = 8; }},
      {"ldd is shorter than a row", leading_dimension_too_small, [](GemmArguments& x) { x.ldd = 8; }},
      {"lda does not keep 16 bytes", leading_dimension_misaligned, [](GemmArguments& x) { ++x.lda; }},
      {"ldb does not keep 16 bytes", leading_dimension_misaligned, [](GemmArguments& x) { ++x.ldb; }},
      {"ldd does not keep 16 bytes", leading_dimension_misaligned, [](GemmArguments& x) { ++x.ldd; }},
      {"lda is too large", leading_dimension_too_large, [](GemmArguments& x) { x.lda = i64{1} << 39; }},
      {"ldb is too large", leading_dimension_too_large, [](GemmArguments& x) { x.ldb = i64{1} << 39; }},
      {"ldd is too large", leading_dimension_too_large, [](GemmArguments& x) { x.ldd = i64{1} << 39; }},
  };
  // C is judged where beta is not 0.
  const auto add_c = [&](const char* name, StatusCode code, const std::function<void(GemmArguments&)>& change) {
    cases.push_back({name, code, [=](GemmArguments& x) { x.beta = 1, change(x); }});
  };
  add_c("c is null", null_pointer, [](GemmArguments& x) { x.c = nullptr; });
  add_c("c is null, k = 0", null_pointer, [](GemmArguments& x) { x.k = 0, x.c = nullptr; });
  add_c("ldc is shorter than a row", leading_dimension_too_small, [](GemmArguments& x) { x.ldc = 8; });
  add_c("ldc does not keep 16 bytes", leading_dimension_misaligned, [](GemmArguments& x) { ++x.ldc; });
  add_c("ldc is too large", leading_dimension_too_large, [](GemmArguments& x) { x.ldc = i64{1} << 39; });
  for (int bytes = 1; bytes < 16; ++bytes) {
    add_c("c is misaligned", misaligned_pointer, [=](GemmArguments& x) { x.c = past(x.c, bytes); });
    cases.push_back({"a is misaligned", misaligned_pointer, [=](GemmArguments& x) { x.a = past(x.a, bytes); }});
    cases.push_back({"b is misaligned", misaligned_pointer, [=](GemmArguments& x) { x.b = past(x.b, bytes); }});
    cases.push_back(
        {"d is misaligned", misaligned_pointer, [=](GemmArguments& x) { x.d = const_cast<char*>(past(x.d, bytes)); }});
  }
  return cases;
}

/// How many nodes the call adds to a graph: 0 where it launches nothing.
size_t captured_nodes(const Selection& selection, const GemmArguments& arguments, cudaStream_t stream, Status* status) {
  cudaGraph_t graph;
  require(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  *status = launch(selection, arguments, stream);
  require(cudaStreamEndCapture(stream, &graph));
  size_t nodes = 0;
  require(cudaGraphGetNodes(graph, nullptr, &nodes));
  require(cudaGraphDestroy(graph));
  return nodes;
}

/// Every byte of D, guards included, is still a canary.
bool is_untouched(const GemmArguments& d, TensorType type) {
  const size_t bytes = static_cast<size_t>(guard_bytes + d.m * d.ldd * bytes_of(type) + guard_bytes);
  std::vector<unsigned char> memory(bytes);
  require(cudaMemcpy(memory.data(), static_cast<unsigned char*>(d.d) - guard_bytes, bytes, cudaMemcpyDeviceToHost));
  return std::all_of(memory.begin(), memory.end(), [](unsigned char x) { return x == canary; });
}

void refuses_all(const Selection& selection) {
  const Shape shape = shape_of(150, 300, 80, selection.input, selection.output, 1);
  cudaStream_t stream;
  require(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  IntegerProblem problem;
  problem.prepare(selection, shape, 1, stream);
  const GemmArguments good = problem.arguments();
  Status status;

  const std::vector<Case> cases = refused_cases();
  for (const Case& x : cases) {
    GemmArguments bad = good;
    x.change(bad);
    const size_t nodes = captured_nodes(selection, bad, stream, &status);
    require(status.code == x.code, std::string(x.name) + ": wrong code; text: " + status.text);
    require(nodes == 0, std::string(x.name) + ": launched all the same");
    status = launch(selection, bad, stream);
    require(status.code == x.code, std::string(x.name) + ": wrong code; text: " + status.text);
    require(cudaStreamSynchronize(stream));
    require(cudaGetLastError());
  }
  require(is_untouched(good, selection.output), "a refused call wrote");

  // Empty is no error.
  const std::function<void(GemmArguments&)> empty_cases[] = {
      [](GemmArguments& x) { x.m = 0; }, [](GemmArguments& x) { x.n = 0; }, [](GemmArguments& x) { x = {}; }};
  for (const auto& change : empty_cases) {
    GemmArguments empty = good;
    change(empty);
    require(captured_nodes(selection, empty, stream, &status) == 0, "an empty D was launched");
    require(status);
    require(launch(selection, empty, stream));
  }
  require(cudaStreamSynchronize(stream));
  require(is_untouched(good, selection.output), "a call with an empty D wrote");

  // k = 0: zeros, and nothing beside D; rows may be more than 2^31 bytes apart.
  GemmArguments zeros = good;
  zeros.k = 0;
  zeros.a = zeros.b = nullptr;
  require(captured_nodes(selection, zeros, stream, &status) == 1, "k = 0 must be one node");
  require(status);
  require(launch(selection, zeros, stream));
  require(cudaStreamSynchronize(stream));
  const size_t pitch = static_cast<size_t>(shape.ldd * bytes_of(selection.output));
  const size_t row_bytes = static_cast<size_t>(shape.n * bytes_of(selection.output));
  std::vector<unsigned char> memory(2 * guard_bytes + static_cast<size_t>(shape.m) * pitch);
  require(cudaMemcpy(memory.data(), static_cast<unsigned char*>(good.d) - guard_bytes, memory.size(),
                     cudaMemcpyDeviceToHost));
  for (size_t i = 0; i < memory.size(); ++i) {
    const bool inside = i >= guard_bytes && i < memory.size() - guard_bytes && (i - guard_bytes) % pitch < row_bytes;
    require(memory[i] == (inside ? 0 : canary), "k = 0: byte " + std::to_string(i) + " is wrong");
  }
  constexpr i64 far_apart = i64{1} << 31;
  const size_t far_pitch = static_cast<size_t>(far_apart * bytes_of(selection.output));
  constexpr i64 far_columns = 8;
  const size_t far_row_bytes = static_cast<size_t>(far_columns * bytes_of(selection.output));
  DeviceBuffer far_memory(far_pitch + 2 * far_row_bytes);
  require(cudaMemsetAsync(far_memory.data(), canary, far_pitch + 2 * far_row_bytes, stream));
  require(launch(selection,
                 {.m = 2,
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
  std::printf("%s: %zu refused calls launched and wrote nothing\n", name_of(selection.kernel).c_str(), cases.size());
}

}  // namespace

int main() {
  start("bad_input");
  for_each(Kernels{}, [](auto description) {
    if (description.takes_16_bits && !description.is_one_tile) refuses_all(all_selections(description.kernel).front());
  });
  std::printf("bad_input: passed\n");
}
