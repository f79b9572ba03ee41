// The GEMM kernels in programmatic launches on the GPU: behind a kernel that lets them begin at once, and writes their
// operands and scales, and reads D, only long after that.
//
// programmatic [KIND...]    kinds of operands as exactness has them
#include <tests/gpu/integer_problem.cuh>
#include <tests/gpu/late_writer.cuh>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

void run(const Variant& variant, bool weights_ready, cudaStream_t stream) {
  const Shape shape = shape_of(variant, 300, 520, 700);
  IntegerProblem problem;
  problem.prepare(variant, shape, 1, stream, {.alpha = 2, .beta = 3});
  GemmArguments arguments = problem.arguments();
  arguments.programmatic = true;
  arguments.weights_ready = weights_ready;
  std::vector<DeviceBytes> written = {problem.a().all(), problem.c().all(), problem.scale_a().all(),
                                      problem.scale_d().all()};
  if (!weights_ready) written.push_back(problem.b().all());
  if (!weights_ready || !variant.has_block_scales()) written.push_back(problem.scale_b().all());
  const LateWriter writer(written, problem.d().all(), stream);
  run_behind(writer, problem, [&] { return variant.launch(arguments, stream); });
}

}  // namespace

int main(int count, char** arguments) {
  const std::vector<OperandKind> kinds = kinds_of(count, arguments);
  start("programmatic");
  cudaStream_t stream;
  require(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  for (const OperandKind kind : kinds) {
    const std::vector<Variant> all = variants(kind);
    for (const Variant& variant : all)
      for (const bool weights_ready : {false, true}) run(variant, weights_ready, stream);
    std::printf(
        "programmatic: passed, %s, %d launches behind a kernel that writes late, with and without B, of each of %zu "
        "configurations\n",
        name_of(kind), late_repetitions, all.size());
  }
  require(cudaStreamDestroy(stream));
}
