#include <bench/device/nvml.hpp>

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
  static constexpr int clock_sm = 1;          // NVML_CLOCK_SM
  static constexpr int temperature_gpu = 0;   // NVML_TEMPERATURE_GPU
  static constexpr unsigned power_now = 186;  // NVML_FI_DEV_POWER_INSTANT

  struct FieldValue {  // nvmlFieldValue_t
    unsigned field;
    unsigned scope;
    long long timestamp;
    long long latency;
    int type;
    int status;
    union {
      unsigned as_unsigned;
      unsigned long long any;
    } value;
  };

  int (*init)() = nullptr;
  int (*driver_version)(char*, unsigned) = nullptr;
  int (*handle_by_pci_bus_id)(const char*, Device*) = nullptr;
  int (*clock_info)(Device, int, unsigned*) = nullptr;
  int (*power_usage)(Device, unsigned*) = nullptr;
  int (*temperature)(Device, int, unsigned*) = nullptr;
  int (*field_values)(Device, int, FieldValue*) = nullptr;
  int (*energy)(Device, unsigned long long*) = nullptr;
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
    const bool complete =
        find(nvml.init, "nvmlInit_v2") && find(nvml.driver_version, "nvmlSystemGetDriverVersion") &&
        find(nvml.handle_by_pci_bus_id, "nvmlDeviceGetHandleByPciBusId_v2") &&
        find(nvml.clock_info, "nvmlDeviceGetClockInfo") && find(nvml.power_usage, "nvmlDeviceGetPowerUsage") &&
        find(nvml.temperature, "nvmlDeviceGetTemperature") && find(nvml.field_values, "nvmlDeviceGetFieldValues") &&
        find(nvml.energy, "nvmlDeviceGetTotalEnergyConsumption");
    return complete && nvml.init() == Nvml::success ? &nvml : nullptr;
  }();
  return opened;
}

/// Of the moment; where the driver knows only the mean of the last second, that. Returns false where it knows neither.
bool read_power(Nvml::Device device, double* watts) {
  Nvml::FieldValue now{};
  now.field = Nvml::power_now;
  unsigned milliwatts = 0;
  if (nvml()->field_values(device, 1, &now) == Nvml::success && now.status == Nvml::success)
    milliwatts = now.value.as_unsigned;
  else if (nvml()->power_usage(device, &milliwatts) != Nvml::success)
    return false;
  *watts = milliwatts / 1e3;
  return true;
}

}  // namespace

std::string driver_version() {
  char version[96] = {};
  if (nvml() == nullptr || nvml()->driver_version(version, sizeof(version)) != Nvml::success) return "";
  return version;
}

struct Sampler::State {
  mutable std::mutex mutex;  // guards what follows, up to `sums`
  int contender = nobody;
  int turn = 0;  // its number: steps of the energy counter are told apart by it
  bool over = false;
  std::vector<Telemetry> sums;
  Nvml::Device device = nullptr;
  bool count_energy = false;
  std::thread thread;

  /// A reading of the energy counter that differed from the one before, and when that was.
  struct Step {
    unsigned long long millijoules;
    std::chrono::steady_clock::time_point time;
  };

  void sample() {
    int turn_before = 0;
    unsigned long long millijoules_before = 0;
    Step step{};
    bool stepped = false;  // in this turn
    for (;;) {
      int running;
      int turn_now;
      {
        const std::lock_guard lock(mutex);
        if (over) return;
        running = contender;
        turn_now = turn;
      }
      if (running != nobody) {
        sample_once(running);
        unsigned long long millijoules = 0;
        if (count_energy && nvml()->energy(device, &millijoules) == Nvml::success) {
          if (turn_now != turn_before) {
            stepped = false;
          } else if (millijoules != millijoules_before) {
            const Step now{millijoules, std::chrono::steady_clock::now()};
            if (stepped) count(running, turn_now, step, now);
            step = now;
            stepped = true;
          }
          turn_before = turn_now;
          millijoules_before = millijoules;
        }
      }
      std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
  }

  void sample_once(int running) {
    unsigned mhz = 0;
    double watts = 0;
    unsigned celsius = 0;
    if (nvml()->clock_info(device, Nvml::clock_sm, &mhz) != Nvml::success || !read_power(device, &watts) ||
        nvml()->temperature(device, Nvml::temperature_gpu, &celsius) != Nvml::success)
      return;
    const std::lock_guard lock(mutex);
    Telemetry& sum = sums[static_cast<std::size_t>(running)];
    ++sum.samples;
    sum.sm_clock_mhz += mhz;
    sum.power_w += watts;
    sum.temperature_c += celsius;
  }

  /// What the device took between two steps of the counter within one turn.
  void count(int running, int turn_now, const Step& from, const Step& to) {
    const std::lock_guard lock(mutex);
    if (turn != turn_now) return;
    Telemetry& sum = sums[static_cast<std::size_t>(running)];
    sum.counted_power_w += static_cast<double>(to.millijoules - from.millijoules) / 1e3;  // joules, until divided
    sum.counted_seconds += std::chrono::duration<double>(to.time - from.time).count();
  }
};

Sampler::Sampler(const std::string& pci_bus_id, int contenders, bool count_energy) : state_(std::make_unique<State>()) {
  state_->sums.resize(static_cast<std::size_t>(contenders));
  state_->count_energy = count_energy;
  if (nvml() == nullptr || nvml()->handle_by_pci_bus_id(pci_bus_id.c_str(), &state_->device) != Nvml::success) return;
  state_->thread = std::thread([state = state_.get()] { state->sample(); });
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
  ++state_->turn;
}

Telemetry Sampler::of(int contender) const {
  const std::lock_guard lock(state_->mutex);
  Telemetry mean = state_->sums[static_cast<std::size_t>(contender)];
  if (mean.counted_seconds > 0) mean.counted_power_w /= mean.counted_seconds;
  if (mean.samples == 0) return mean;
  mean.sm_clock_mhz /= mean.samples;
  mean.power_w /= mean.samples;
  mean.temperature_c /= mean.samples;
  return mean;
}

double Sampler::power_w() const {
  double watts = 0;
  return state_->thread.joinable() && read_power(state_->device, &watts) ? watts : 0;
}

}  // namespace rawgemm::bench
