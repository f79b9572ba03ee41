// The GEMM kernels on two streams at once, from one thread and from two, and every second launch programmatic: each
// result exact.
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
Shape shape_for(const Selection& x, int stream) {
  return shape_of(700 + 100 * stream, 1300, 3000 - 700 * stream, x.input, x.output);
}

void judge(IntegerProblem& problem) {
  if (const std::string wrong = problem.judge(); !wrong.empty()) stop(wrong);
}

void from_two_threads(const std::vector<Selection>& selections) {
  const auto work = [&](int number) {
    const cudaStream_t stream = new_stream();
    IntegerProblem problem;
    // Both threads begin with the same configuration, which neither has used.
    for (const Selection& selection : selections) {
      problem.prepare(selection, shape_for(selection, number), static_cast<u64>(number), stream, scaling);
      for (int i = 0; i < launches; ++i) require(problem.run(i % 2 == 1));
      judge(problem);
    }
    require(cudaStreamDestroy(stream));
  };
  std::thread other(work, 1);
  work(0);
  other.join();
}

void from_one_thread(const std::vector<Selection>& selections) {
  const cudaStream_t streams[] = {new_stream(), new_stream()};
  IntegerProblem problems[2];
  for (size_t i = 0; i < selections.size(); ++i) {
    for (int s = 0; s < 2; ++s) {
      const Selection& selection = selections[(i + static_cast<size_t>(s)) % selections.size()];
      problems[s].prepare(selection, shape_for(selection, s), i, streams[s], scaling);
    }
    for (int k = 0; k < launches; ++k)
      for (const IntegerProblem& problem : problems) require(problem.run(k % 2 == 1));
    for (IntegerProblem& problem : problems) judge(problem);
  }
  for (const cudaStream_t stream : streams) require(cudaStreamDestroy(stream));
}

}  // namespace

int main() {
  start("streams");
  const std::vector<Selection> selections = all_selections();
  from_two_threads(selections);
  from_one_thread(selections);
  std::printf("streams: passed, two streams from two threads and from one, %zu configurations\n", selections.size());
}
