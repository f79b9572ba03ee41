// What an H200 does where data go from one proxy to the other, or from one CTA to another: how often a value comes that
// is old or torn. docs/model.md names the rule that each probe asks about.
//
// usage: proxies [--repetitions N] [--seconds S] [--list] [NAME | NAME:TEXT]...
//   N     repetitions of each variant, 1000000000 unless told
//   S     the most that a variant may take, 4 unless told; a control takes a quarter
//   NAME  probes to run, all unless told; with TEXT, of the variants of one probe those that contain it
// Prints a line for each variant: probe, variant, kind, repetitions, how many of them went wrong, seconds. Every second
// launch, of a quarter of a second, has warps beside the probe that load the memory system.
// Kinds: `ordered` must never be wrong by every reading of the PTX ISA, `open` is what is asked, and `control` lacks
// something on purpose: where one is wrong now and then, the probe is able to find what it looks for.
// Returns 1 if one that is ordered was wrong, 77 where there is no Hopper.
#include <chrono>
#include <cstring>

#include <host/device.hpp>
#include <tests/chip/proxies.cuh>
#include <tests/gpu/device.cuh>

namespace rawgemm::test::proxies {
namespace {

struct Limits {
  u64 repetitions = 1'000'000'000;
  double seconds = 4;
};

/// Returns how often it was wrong.
u64 run(const Variant& variant, const Limits& limits) {
  static const size_t memory_bytes = 64 << 20;
  static const DeviceBuffer memory(memory_bytes);
  static const DeviceBuffer noise(all_noise_bytes);
  static const DeviceBuffer wrong(sizeof(u32));
  const device::CtaShape shape{variant.threads, variant.cluster, shared_memory};
  int clusters = 0;
  require(device::make_ready(variant.probe.c_str(), reinterpret_cast<const void*>(variant.kernel), shape, &clusters));
  u32 ctas = static_cast<u32>(clusters) * variant.cluster;
  if (variant.pairs) ctas = ctas / 2 * 2;
  require(ctas >= 2 && u64{ctas} * channel_warps * channel_bytes <= memory_bytes, "too few or too many SMs");

  require(cudaMemset(memory.data(), 0, memory_bytes));
  Params params{.first = 0,
                .rounds = 0,
                .noise = false,
                .warm = true,
                .delay = variant.delay,
                .memory = memory.data(),
                .noise_memory = noise.data(),
                .wrong = reinterpret_cast<u32*>(wrong.data()),
                .map = {}};
  const std::vector<u32> words = contents(variant);
  if (!words.empty()) require(cudaMemcpy(memory.data(), words.data(), words.size() * 4, cudaMemcpyHostToDevice));
  if (variant.has_map) {
    const TensorMapRequest request = tensor_at(memory.data());
    require(check(request, "map"));
    require(device::encode_tensor_map(request, "map", &params.map));
    for (u32 i = 0; i < ctas * map_warps; ++i) require(cudaMemset(memory.data() + map_ack_offset(i), 1, 1));
  }
  u32 first = first_round(variant);

  const u64 at_once = u64{variant.pairs ? ctas / 2 : ctas} * variant.warps_of_cta;
  u64 done = 0;
  u64 bad = 0;
  u32 rounds = 1000;
  double used = 0;
  const double most_seconds = variant.kind == Kind::control ? limits.seconds / 4 : limits.seconds;
  for (u32 launch = 0; done < limits.repetitions && used < most_seconds; ++launch) {
    const u64 left = (limits.repetitions - done + at_once - 1) / at_once;
    params.first = first;
    params.rounds = static_cast<u32>(left < rounds ? left : rounds) + 1 & ~1u;
    params.noise = launch % 2 == 1;
    require(cudaMemset(wrong.data(), 0, sizeof(u32)));
    const auto begin = std::chrono::steady_clock::now();
    require(device::launch(variant.probe.c_str(), variant.kernel, ctas, shape, nullptr, params));
    require(cudaDeviceSynchronize());
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    u32 found = 0;
    require(cudaMemcpy(&found, wrong.data(), sizeof(u32), cudaMemcpyDeviceToHost));
    bad += found;
    done += at_once * params.rounds;
    first += params.rounds;
    used += seconds;
    // About a quarter of a second each.
    const double wanted = rounds * 0.25 / (seconds > 1e-4 ? seconds : 1e-4);
    rounds = static_cast<u32>(wanted < 100 ? 100 : wanted > 2e6 ? 2e6 : wanted);
  }
  std::printf("%-24s %-60s %-8s %12llu %12llu %8.2f\n", variant.probe.c_str(), variant.text.c_str(),
              text_of(variant.kind), done, bad, used);
  std::fflush(stdout);
  return bad;
}

}  // namespace
}  // namespace rawgemm::test::proxies

int main(int count, char** arguments) {
  using namespace rawgemm::test;
  using namespace rawgemm::test::proxies;
  using rawgemm::u32;
  Limits limits;
  bool list = false;
  std::vector<std::string> names;
  for (int i = 1; i < count; ++i) {
    const std::string argument = arguments[i];
    if (argument == "--list")
      list = true;
    else if (argument == "--repetitions" && i + 1 < count)
      limits.repetitions = std::stoull(arguments[++i]);
    else if (argument == "--seconds" && i + 1 < count)
      limits.seconds = std::stod(arguments[++i]);
    else if (argument.starts_with("--"))
      stop("usage: proxies [--repetitions N] [--seconds S] [--list] [NAME | NAME:TEXT]...");
    else
      names.push_back(argument);
  }
  const auto chosen = [&](const Variant& variant) {
    if (names.empty()) return true;
    for (const std::string& name : names) {
      const size_t colon = name.find(':');
      if (variant.probe != name.substr(0, colon)) continue;
      if (colon == std::string::npos || variant.text.find(name.substr(colon + 1)) != std::string::npos) return true;
    }
    return false;
  };
  if (!list) std::printf("# %s\n", device_or_skip("proxies").c_str());
  bool broken = false;
  u32 runs = 0;
  for (const Variant& variant : all_variants()) {
    if (!chosen(variant)) continue;
    ++runs;
    if (list)
      std::printf("%-24s %-60s %s\n", variant.probe.c_str(), variant.text.c_str(), text_of(variant.kind));
    else if (run(variant, limits) != 0 && variant.kind == Kind::ordered)
      broken = true;
  }
  require(runs != 0, "no such probe: --list names them");
  return broken ? 1 : 0;
}
