#include <bench/measure/baseline.hpp>

#include <algorithm>

#include <bench/measure/statistics.hpp>

namespace rawgemm::bench {

std::optional<Baseline> find_baseline(const CublasLt& cublaslt,
                                      const std::function<Contender(const CublasLt::Algorithm&)>& with, int sets,
                                      std::uint64_t seed, cudaStream_t stream) {
  constexpr int rounds = 3;
  std::vector<CublasLt::Algorithm> algorithms;
  std::vector<Contender> contenders;
  for (const CublasLt::Algorithm& algorithm : cublaslt.algorithms()) {
    const Contender contender = with(algorithm);
    try {
      contender(0, stream);
    } catch (const Failure&) {
      continue;
    }
    algorithms.push_back(algorithm);
    contenders.push_back(contender);
  }
  require(cudaStreamSynchronize(stream), "cublasLtMatmul");
  if (algorithms.empty()) return std::nullopt;

  const auto us = take_turns(captured(contenders, sets, stream), Mode::rr, exactly(rounds), seed, nullptr, {}, stream);
  const auto faster = [&](const auto& x, const auto& y) { return median(x) < median(y); };
  const auto best = std::min_element(us.begin(), us.end(), faster);
  return Baseline{.best = algorithms[static_cast<std::size_t>(best - us.begin())],
                  .offered = static_cast<int>(cublaslt.algorithms().size()),
                  .timed = static_cast<int>(algorithms.size()),
                  .best_us = median(*best),
                  .first_us = median(us.front())};
}

}  // namespace rawgemm::bench
