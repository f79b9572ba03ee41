// The GEMM kernels on two streams at once, from one thread and from two, and every second launch programmatic: each
// result exact. And from a thread whose first use of CUDA is that launch.
//
// streams [KIND...]    kinds of operands as exactness has them
#include <thread>

#include <tests/gpu/integer_problem.cuh>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr int launches = 20;  // of each problem, queued behind each other
constexpr Scaling scaling{.alpha = 2, .beta = 3};

cudaStream_t new_stream() {
  cudaStream_t stream;
  require(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  return stream;
}

/// Two problems of fewer tiles than the device has multiprocessors, so that both streams run at the same time.
Shape shape_for(const Variant& x, int stream) { return shape_of(x, 700 + 100 * stream, 1300, 3000 - 700 * stream); }

void judge(IntegerProblem& problem) {
  if (const std::string wrong = problem.judge(); !wrong.empty()) stop(wrong);
}

void from_two_threads(const std::vector<Variant>& all) {
  const auto work = [&](int number) {
    const cudaStream_t stream = new_stream();
    IntegerProblem problem;
    // Both threads begin with the same configuration, which neither has used.
    for (const Variant& x : all) {
      problem.prepare(x, shape_for(x, number), static_cast<u64>(number), stream, scaling);
      for (int i = 0; i < launches; ++i) require(problem.run(i % 2 == 1));
      judge(problem);
    }
    require(cudaStreamDestroy(stream));
  };
  std::thread other(work, 1);
  work(0);
  other.join();
}

void from_one_thread(const std::vector<Variant>& all) {
  const cudaStream_t streams[] = {new_stream(), new_stream()};
  IntegerProblem problems[2];
  for (size_t i = 0; i < all.size(); ++i) {
    for (int s = 0; s < 2; ++s) {
      const Variant& x = all[(i + static_cast<size_t>(s)) % all.size()];
      problems[s].prepare(x, shape_for(x, s), i, streams[s], scaling);
    }
    for (int k = 0; k < launches; ++k)
      for (const IntegerProblem& problem : problems) require(problem.run(k % 2 == 1));
    for (IntegerProblem& problem : problems) judge(problem);
  }
  for (const cudaStream_t stream : streams) require(cudaStreamDestroy(stream));
}

/// Each has been launched by this thread, so that nothing of it is new but the other thread.
void from_a_new_thread(const std::vector<Variant>& all) {
  const cudaStream_t stream = new_stream();
  IntegerProblem problem;
  for (const Variant& x : all) {
    problem.prepare(x, shape_for(x, 0), 0, stream, scaling);
    require(problem.run(false));
    judge(problem);
    problem.prepare(x, shape_for(x, 0), 1, stream, scaling);
    Status status;
    std::thread([&] { status = problem.run(false); }).join();
    require(status);
    judge(problem);
  }
  require(cudaStreamDestroy(stream));
}

}  // namespace

int main(int count, char** arguments) {
  const std::vector<OperandKind> kinds = kinds_of(count, arguments);
  start("streams");
  for (const OperandKind kind : kinds) {
    const std::vector<Variant> all = variants(kind);
    from_two_threads(all);
    from_one_thread(all);
    from_a_new_thread(all);
    std::printf("streams: passed, %s, two streams from two threads and from one, %zu configurations\n", name_of(kind),
                all.size());
  }
}
