// Sets of A, B and D of one problem in device memory, all with the same inputs.
#pragma once
#include <vector>

#include <bench/device/on_device.hpp>
#include <bench/problem.hpp>

namespace rawgemm::bench {

/// Each matrix has guard_bytes of the canary before it and after it.
class Operands {
 public:
  static constexpr std::size_t guard_bytes = 4096;

  /// As many sets as go past L2, or as a graph has calls. Throws Failure where they do not fit.
  Operands(const Problem& problem, std::uint64_t seed, cudaStream_t stream);

  int sets() const { return sets_; }
  DeviceView a(int set) const { return view(a_, set); }
  DeviceView b(int set) const { return view(b_, set); }
  DeviceView d(int set) const { return view(d_, set); }
  Addresses addresses(int set) const;

  /// D and its guards become the canary again, which is a NaN; a D that is added to gets its first numbers back.
  void reset_d(int set, cudaStream_t stream) const;

 private:
  DeviceView view(DeviceView x, int set) const {
    x.data = static_cast<unsigned char*>(x.data) + static_cast<std::size_t>(set) * set_bytes_;
    return x;
  }

  DeviceView a_;  // of set 0, as are the others
  DeviceView b_;
  DeviceView d_;
  DeviceView scales_a_;
  DeviceView scales_b_;
  DeviceView scale_d_;  // one float
  std::uint64_t seed_;
  double deviation_of_d_;  // 0: it is not added to
  std::size_t set_bytes_;
  int sets_;
  DeviceBuffer memory_;
  DeviceArray<i32> groups_;  // one for all sets
};

}  // namespace rawgemm::bench
