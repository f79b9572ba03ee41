// What `rawgemm bench` asks of the GPU half for one problem, and what that answers. Plain data only.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include <bench/matrices/bound.hpp>
#include <bench/problem.hpp>

namespace rawgemm::bench {

/// How a contender is given its turns. They rank kernels differently: docs/performance.md.
enum class Mode {
  rr,         // one graph after the other, round by round: the card is hot, fewer cycles win
  burst,      // each graph after a pause: the clock is high
  sustained,  // turns long enough for the card to be at its power limit: fewer joules win
};

inline const char* name_of(Mode mode) {
  switch (mode) {
    case Mode::rr:
      return "rr";
    case Mode::burst:
      return "burst";
    case Mode::sustained:
      return "sustained";
  }
  return "";
}

/// When enough rounds were taken: once the 95 % confidence interval of each contender's ratio to the first one is
/// within 0.3 % of the ratio, after `most` rounds, or after so many seconds; but not before `least`.
struct Rounds {
  int least;
  int most;
  double seconds;
};

/// One way of ours to compute a problem.
struct OurContender {
  std::string name;
  std::string kernel;
  Configuration configuration;
  bool programmatic;  // launched programmatically, with the promise that nothing before it writes the weights
  Addition addition = Addition::none;
  Form form = Form::dense;  // other than the problem's: it computes dense_bound(problem)
  i64 expected_rows = 0;    // what chooses for groups of rows is told
};

/// problem.kernel has no meaning here; problem.addition is that of cuBLASLt.  peers: files, see peer.h.
struct BenchmarkRequest {
  Problem problem;
  std::vector<OurContender> ours;
  std::vector<std::string> peers;
  std::vector<Mode> modes;
  int rounds;
  double seconds_per_contender;  // of each mode
  std::uint64_t seed;
};

/// dense: ours, of what bounds groups.
enum class Kind { ours, cublaslt, peer, dense };

/// A contender was timed unless it refused the problem, failed, or was wrong. FP8: cuBLASLt is there twice, the first
/// one, with fast accumulation where it can be, is the baseline.
struct ContenderResult {
  Kind kind;
  std::string name;
  bool programmatic = false;
  std::string refused{};  // in its words
  std::string failure{};  // what CUDA said
  Comparison check{};
  std::vector<Timing> timings{};  // one per mode of the request

  bool right() const { return failure.empty() && check.right(); }
  bool timed() const { return !timings.empty(); }
};

/// The numbers by which cublasLt.h names an algorithm.
struct CublasLtConfig {
  int algorithm = 0;
  int tile = 0;
  int stages = 0;
  int split_k = 0;
  int cluster = 0;
};

struct BenchmarkResult {
  std::vector<ContenderResult> contenders;  // cuBLASLt, then those of the request in its order, peers last
  CublasLtConfig cublaslt;                  // its fastest algorithm
  int algorithms_offered = 0;
  int algorithms_timed = 0;       // the others refused to run
  double best_algorithm_us = 0;   // when they were timed against each other
  double first_algorithm_us = 0;  // then, of the one that cuBLASLt ranks first
  int buffer_sets = 0;

  /// cuBLASLt's timing in the i-th mode; null where it was not timed.
  const Timing* baseline(std::size_t i) const {
    return contenders.front().timed() ? &contenders.front().timings[i] : nullptr;
  }
};

}  // namespace rawgemm::bench
