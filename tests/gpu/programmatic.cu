// The GEMM kernels in programmatic launches on the GPU: behind a kernel that lets them begin at once, and writes their
// operands and scales, and reads D, only long after that.
//
// programmatic [KIND...]    kinds of operands as exactness has them
#include <deque>

#include <ptx/control.cuh>
#include <tests/gpu/integer_problem.cuh>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr int repetitions = 20;
constexpr u32 blocks = 8;  // few: the GEMM must find room beside them
constexpr u32 threads = 256;
constexpr i64 cycles_late = 60000;  // about 30 us

struct Late {
  struct Copy {
    unsigned char* to;
    const unsigned char* from;
    i64 bytes;
  };
  Copy copies[6];
  int count;
  const unsigned char* d;
  i64 d_bytes;
  unsigned long long* early;  // bytes of D that were no canaries when this kernel read them
};

__global__ void write_late(const __grid_constant__ Late x) {
  ptx::griddepcontrol_launch_dependents();
  const i64 begin = clock64();
  while (clock64() - begin < cycles_late) {
  }
  const i64 first = static_cast<i64>(blockIdx.x) * blockDim.x + threadIdx.x;
  constexpr i64 step = blocks * threads;
  for (i64 i = first; i < x.d_bytes; i += step)
    if (*const_cast<const volatile unsigned char*>(x.d + i) != canary) atomicAdd(x.early, 1);
  for (int copy = 0; copy < x.count; ++copy)
    for (i64 i = first; i < x.copies[copy].bytes; i += step) x.copies[copy].to[i] = x.copies[copy].from[i];
}

/// What the kernel before writes: what `matrix` holds now. Until then it holds canaries.
class LateMatrix {
 public:
  LateMatrix(const DeviceMatrix& matrix, cudaStream_t stream)
      : matrix_(matrix), source_(static_cast<size_t>(matrix.bytes())) {
    // In the stream: the host does not wait for copies on the device, and the matrix is soon overwritten.
    require(cudaMemcpyAsync(source_.data(), matrix.data, static_cast<size_t>(matrix.bytes()), cudaMemcpyDeviceToDevice,
                            stream));
  }
  Late::Copy copy() const { return {matrix_.data, source_.data(), matrix_.bytes()}; }

 private:
  DeviceMatrix matrix_;
  DeviceBuffer source_;
};

void run(const Variant& variant, bool weights_ready, cudaStream_t stream) {
  const Shape shape = shape_of(300, 520, 700, variant.input(), variant.output());
  IntegerProblem problem;
  problem.prepare(variant, shape, 1, stream, {.alpha = 2, .beta = 3});
  GemmArguments arguments = problem.arguments();
  arguments.programmatic = true;
  arguments.weights_ready = weights_ready;
  DeviceBuffer early(sizeof(unsigned long long));
  require(cudaMemsetAsync(early.data(), 0, sizeof(unsigned long long), stream));

  std::vector<const GuardedMatrix*> written = {&problem.a(), &problem.c(), &problem.scale_a(), &problem.scale_d()};
  if (!weights_ready) written.push_back(&problem.b());
  if (!weights_ready || !variant.has_block_scales()) written.push_back(&problem.scale_b());
  std::deque<LateMatrix> matrices;
  Late late{};
  for (const GuardedMatrix* matrix : written)
    late.copies[late.count++] = matrices.emplace_back(matrix->matrix(), stream).copy();
  late.d = problem.d().data();
  late.d_bytes = problem.d().matrix().bytes();
  late.early = reinterpret_cast<unsigned long long*>(early.data());
  for (int i = 0; i < repetitions; ++i) {
    for (int copy = 0; copy < late.count; ++copy)
      require(cudaMemsetAsync(late.copies[copy].to, canary, static_cast<size_t>(late.copies[copy].bytes), stream));
    problem.reset_d();
    write_late<<<blocks, threads, 0, stream>>>(late);
    require(cudaGetLastError());
    require(variant.launch(arguments, stream));
    if (const std::string wrong = problem.judge(); !wrong.empty()) stop(wrong);
  }
  unsigned long long found = 0;
  require(cudaMemcpy(&found, early.data(), sizeof(found), cudaMemcpyDeviceToHost));
  require(found == 0, describe(variant) + ": D was written while the kernel before still read it");
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
        name_of(kind), repetitions, all.size());
  }
  require(cudaStreamDestroy(stream));
}
