// Clock, power and temperature of the device while something runs on it. NVML comes with the driver and is opened at
// run time; where it is missing, nothing is sampled.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include <bench/backend.hpp>

namespace rawgemm::bench {

/// Of the driver, empty where NVML does not say.
std::string driver_version();

/// Samples in a thread of its own, from construction to destruction.
class Sampler {
 public:
  /// pci_bus_id: as cudaDeviceGetPCIBusId gives it.  count_energy: the counter moves about every 100 ms and takes
  /// milliseconds to read, which is worth it for long turns alone.
  Sampler(const std::string& pci_bus_id, int contenders, bool count_energy = false);
  ~Sampler();

  static constexpr int nobody = -1;
  /// Samples count for this contender from now on.
  void attribute_to(int contender);

  Telemetry of(int contender) const;

  /// Of the device, now; 0 where NVML does not say.
  double power_w() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace rawgemm::bench
