// The GEMM kernels in programmatic launches on the GPU: behind a kernel that lets them begin at once, and writes their
// operands, and reads D, only long after that.
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
  Copy copies[3];
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

/// What an operand holds in the end, and what it holds until the kernel before has written it: canaries.
struct Source {
  Source(const void* operand, i64 bytes_, cudaStream_t stream) : bytes(bytes_), memory(static_cast<size_t>(bytes_)) {
    // In the stream: the host does not wait for copies on the device, and the operand is soon overwritten.
    require(cudaMemcpyAsync(memory.data(), operand, static_cast<size_t>(bytes), cudaMemcpyDeviceToDevice, stream));
  }
  i64 bytes;
  DeviceBuffer memory;
};

void run(const Selection& selection, bool weights_ready, cudaStream_t stream) {
  const Shape shape = shape_of(300, 520, 700, selection.input, selection.output);
  IntegerProblem problem;
  problem.prepare(selection, shape, 1, stream, {.alpha = 2, .beta = 3});
  GemmArguments arguments = problem.arguments();
  arguments.programmatic = true;
  arguments.weights_ready = weights_ready;
  const Source a(arguments.a, shape.m * shape.lda * 2, stream);
  const Source b(arguments.b, shape.n * shape.ldb * 2, stream);
  const Source c(arguments.c, shape.m * arguments.ldc * bytes_of(selection.output), stream);
  DeviceBuffer early(sizeof(unsigned long long));
  require(cudaMemsetAsync(early.data(), 0, sizeof(unsigned long long), stream));

  Late late{};
  const auto add = [&](const void* operand, const Source& source) {
    late.copies[late.count++] = {static_cast<unsigned char*>(const_cast<void*>(operand)), source.memory.data(),
                                 source.bytes};
  };
  add(arguments.a, a);
  add(arguments.c, c);
  if (!weights_ready) add(arguments.b, b);
  late.d = static_cast<const unsigned char*>(arguments.d);
  late.d_bytes = shape.m * shape.ldd * bytes_of(selection.output);
  late.early = reinterpret_cast<unsigned long long*>(early.data());
  for (int i = 0; i < repetitions; ++i) {
    for (int copy = 0; copy < late.count; ++copy)
      require(cudaMemsetAsync(late.copies[copy].to, canary, static_cast<size_t>(late.copies[copy].bytes), stream));
    problem.reset_d();
    write_late<<<blocks, threads, 0, stream>>>(late);
    require(cudaGetLastError());
    require(launch(selection, arguments, stream));
    if (const std::string wrong = problem.judge(); !wrong.empty()) stop(wrong);
  }
  unsigned long long found = 0;
  require(cudaMemcpy(&found, early.data(), sizeof(found), cudaMemcpyDeviceToHost));
  require(found == 0, describe(selection) + ": D was written while the kernel before still read it");
}

}  // namespace

int main() {
  start("programmatic");
  cudaStream_t stream;
  require(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  const std::vector<Selection> selections = all_selections();
  for (const Selection& selection : selections)
    for (const bool weights_ready : {false, true}) run(selection, weights_ready, stream);
  require(cudaStreamDestroy(stream));
  std::printf(
      "programmatic: passed, %d launches behind a kernel that writes late, with and without B, of each of %zu "
      "configurations\n",
      repetitions, selections.size());
}
