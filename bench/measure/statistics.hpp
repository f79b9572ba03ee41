// What is told of repeated measurements.
#pragma once
#include <algorithm>
#include <cmath>
#include <optional>
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

/// baseline / x of each round: the clock, which moves from round to round, is the same for both.
inline std::vector<double> ratios(const std::vector<double>& baseline, const std::vector<double>& x) {
  std::vector<double> result(x.size());
  for (std::size_t round = 0; round < x.size(); ++round) result[round] = baseline[round] / x[round];
  return result;
}

/// The median over all rounds of baseline / x in the same round.
inline double median_ratio(const std::vector<double>& baseline, const std::vector<double>& x) {
  return median(ratios(baseline, x));
}

struct Interval {
  double low;
  double high;
};

/// Beyond it a binomial probability of one value is no normal double any more.
inline constexpr int most_rounds = 1000;

/// The 95 % confidence interval of the median that x was drawn around, whatever the distribution: each of n numbers is
/// below that median with probability 1/2, so the r-th smallest is above it with P(binomial(n, 1/2) < r). The largest r
/// for which this is at most 2.5 % gives the interval, from the r-th smallest to the r-th largest. Below 6 numbers
/// there is none. Of at most most_rounds numbers.
inline std::optional<Interval> median_interval(std::vector<double> x) {
  const auto n = static_cast<int>(x.size());
  double probability = std::ldexp(1, -n);  // that exactly r are below
  double tail = probability;               // that at most r are below
  int r = 0;
  while (tail <= 0.025) {
    probability *= static_cast<double>(n - r) / (r + 1);
    tail += probability;
    ++r;
  }
  if (r == 0) return std::nullopt;
  std::sort(x.begin(), x.end());
  return Interval{x[static_cast<std::size_t>(r - 1)], x[static_cast<std::size_t>(n - r)]};
}

/// Of positive numbers, not empty.
inline double geometric_mean(const std::vector<double>& x) {
  double sum = 0;
  for (const double value : x) sum += std::log(value);
  return std::exp(sum / static_cast<double>(x.size()));
}

}  // namespace rawgemm::bench
