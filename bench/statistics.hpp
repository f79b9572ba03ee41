// What is told of repeated measurements.
#pragma once
#include <algorithm>
#include <cmath>
#include <vector>

namespace rawgemm::bench {

/// The p-quantile of numbers that are not empty, 0 <= p <= 1, between neighbours in proportion.
inline double quantile(std::vector<double> x, double p) {
  std::sort(x.begin(), x.end());
  const double place = p * static_cast<double>(x.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, x.size() - 1);
  return x[below] + (place - static_cast<double>(below)) * (x[above] - x[below]);
}

inline double median(const std::vector<double>& x) { return quantile(x, 0.5); }

/// The median over all rounds of baseline / x in the same round: the clock, which moves from round to round, is the
/// same for both.
inline double median_ratio(const std::vector<double>& baseline, const std::vector<double>& x) {
  std::vector<double> ratios(x.size());
  for (std::size_t round = 0; round < x.size(); ++round) ratios[round] = baseline[round] / x[round];
  return median(ratios);
}

}  // namespace rawgemm::bench
