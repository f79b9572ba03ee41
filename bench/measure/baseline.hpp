// cuBLASLt's fastest algorithm whose D is right, found by timing all that it offers.
#pragma once
#include <optional>

#include <bench/device/cublaslt.hpp>
#include <bench/measure/turns.hpp>

namespace rawgemm::bench {

struct Baseline {
  CublasLt::Algorithm best;
  int offered;
  int timed;        // the others refused to run
  double best_us;   // the medians of this search
  double first_us;  // of the one that cuBLASLt ranks first of those that run
};

/// with: the contender that runs an algorithm.  is_right: whether the D of one keeps the bounds, as of those that round
/// parts of K to 16 bits before they add them up some do not; the fastest of all, where none does. Nothing where none
/// runs.
std::optional<Baseline> find_baseline(const CublasLt& cublaslt,
                                      const std::function<Contender(const CublasLt::Algorithm&)>& with,
                                      const std::function<bool(const Contender&)>& is_right, int sets,
                                      std::uint64_t seed, cudaStream_t stream);

}  // namespace rawgemm::bench
