#include <bench/nvml.hpp>

#include <dlfcn.h>

#include <chrono>
#include <mutex>
#include <thread>

namespace rawgemm::bench {

namespace {

/// The few functions used here, as nvml.h declares them.
struct Nvml {
  using Device = void*;
  static constexpr int success = 0;
  static constexpr int clock_sm = 1;         // NVML_CLOCK_SM
  static constexpr int temperature_gpu = 0;  // NVML_TEMPERATURE_GPU

  int (*init)() = nullptr;
  int (*driver_version)(char*, unsigned) = nullptr;
  int (*handle_by_pci_bus_id)(const char*, Device*) = nullptr;
  int (*clock_info)(Device, int, unsigned*) = nullptr;
  int (*power_usage)(Device, unsigned*) = nullptr;
  int (*temperature)(Device, int, unsigned*) = nullptr;
};

/// Null where there is no NVML. It stays open as long as the program runs.
const Nvml* nvml() {
  static const Nvml* const opened = []() -> const Nvml* {
    static Nvml nvml;
    void* const library = dlopen("libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) return nullptr;
    const auto find = [&](auto& function, const char* name) {
      function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(library, name));
      return function != nullptr;
    };
    const bool complete = find(nvml.init, "nvmlInit_v2") && find(nvml.driver_version, "nvmlSystemGetDriverVersion") &&
                          find(nvml.handle_by_pci_bus_id, "nvmlDeviceGetHandleByPciBusId_v2") &&
                          find(nvml.clock_info, "nvmlDeviceGetClockInfo") &&
                          find(nvml.power_usage, "nvmlDeviceGetPowerUsage") &&
                          find(nvml.temperature, "nvmlDeviceGetTemperature");
    return complete && nvml.init() == Nvml::success ? &nvml : nullptr;
  }();
  return opened;
}

}  // namespace

std::string driver_version() {
  char version[96] = {};
  if (nvml() == nullptr || nvml()->driver_version(version, sizeof(version)) != Nvml::success) return "";
  return version;
}

struct Sampler::State {
  mutable std::mutex mutex;  // guards all but `thread`
  int contender = nobody;
  bool over = false;
  std::vector<Telemetry> sums;
  std::thread thread;

  void sample(Nvml::Device device) {
    for (;;) {
      int before;
      {
        const std::lock_guard lock(mutex);
        if (over) return;
        before = contender;
      }
      unsigned mhz = 0;
      unsigned milliwatts = 0;
      unsigned celsius = 0;
      const bool known = before != nobody && nvml()->clock_info(device, Nvml::clock_sm, &mhz) == Nvml::success &&
                         nvml()->power_usage(device, &milliwatts) == Nvml::success &&
                         nvml()->temperature(device, Nvml::temperature_gpu, &celsius) == Nvml::success;
      if (known) {
        const std::lock_guard lock(mutex);
        Telemetry& sum = sums[static_cast<std::size_t>(before)];
        ++sum.samples;
        sum.sm_clock_mhz += mhz;
        sum.power_w += milliwatts / 1e3;
        sum.temperature_c += celsius;
      }
      std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
  }
};

Sampler::Sampler(const std::string& pci_bus_id, int contenders) : state_(std::make_unique<State>()) {
  state_->sums.resize(static_cast<std::size_t>(contenders));
  Nvml::Device device = nullptr;
  if (nvml() == nullptr || nvml()->handle_by_pci_bus_id(pci_bus_id.c_str(), &device) != Nvml::success) return;
  state_->thread = std::thread([state = state_.get(), device] { state->sample(device); });
}

Sampler::~Sampler() {
  {
    const std::lock_guard lock(state_->mutex);
    state_->over = true;
  }
  if (state_->thread.joinable()) state_->thread.join();
}

void Sampler::attribute_to(int contender) {
  const std::lock_guard lock(state_->mutex);
  state_->contender = contender;
}

Telemetry Sampler::of(int contender) const {
  const std::lock_guard lock(state_->mutex);
  Telemetry mean = state_->sums[static_cast<std::size_t>(contender)];
  if (mean.samples == 0) return mean;
  mean.sm_clock_mhz /= mean.samples;
  mean.power_w /= mean.samples;
  mean.temperature_c /= mean.samples;
  return mean;
}

}  // namespace rawgemm::bench
