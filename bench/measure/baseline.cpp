#include <bench/measure/baseline.hpp>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

#include <bench/measure/statistics.hpp>

namespace rawgemm::bench {

std::optional<Baseline> find_baseline(const CublasLt& cublaslt,
                                      const std::function<Contender(const CublasLt::Algorithm&)>& with,
                                      const std::function<bool(const Contender&)>& is_right, int sets,
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

  std::vector<double> us;
  for (const auto& turns :
       take_turns(captured(contenders, sets, stream), Mode::rr, exactly(rounds), seed, nullptr, {}, stream))
    us.push_back(median(turns));
  std::vector<std::size_t> by_time(algorithms.size());
  std::iota(by_time.begin(), by_time.end(), std::size_t{0});
  std::sort(by_time.begin(), by_time.end(), [&](std::size_t i, std::size_t j) { return us[i] < us[j]; });
  const auto right =
      std::find_if(by_time.begin(), by_time.end(), [&](std::size_t i) { return is_right(contenders[i]); });
  const std::size_t best = right == by_time.end() ? by_time.front() : *right;
  return Baseline{.best = algorithms[best],
                  .offered = static_cast<int>(cublaslt.algorithms().size()),
                  .timed = static_cast<int>(algorithms.size()),
                  .best_us = us[best],
                  .first_us = us.front()};
}

}  // namespace rawgemm::bench
