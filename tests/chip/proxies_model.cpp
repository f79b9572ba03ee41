// The probes of proxies.cu on the model: what they call ordered is clean, what they call a control is found, and what
// they ask is as docs/model.md decides it. Without the old lines in the cache and the noise, which are races on
// purpose.
#include <algorithm>
#include <cstdio>
#include <cstring>

#include <machine.hpp>
#include <model.hpp>
#include <tests/chip/proxies.cuh>

using namespace rawgemm;
using namespace rawgemm::test::proxies;

namespace {

constexpr u32 ctas = 4;
constexpr u32 rounds = 6;

/// The finding, or that a value was wrong.
std::string run(const Variant& variant) {
  struct alignas(256) Line {
    unsigned char bytes[256];
  };
  static std::vector<Line> lines(2 << 20 >> 8);
  static std::vector<unsigned char> noise(all_noise_bytes);
  unsigned char* const memory = lines.front().bytes;
  std::memset(memory, 0, lines.size() * sizeof(Line));
  u32 wrong = 0;
  Params params{.first = first_round(variant),
                .rounds = rounds,
                .noise = false,
                .warm = false,
                .delay = 0,
                .memory = memory,
                .noise_memory = noise.data(),
                .wrong = &wrong,
                .map = {}};
  const std::vector<u32> words = contents(variant);
  std::copy(words.begin(), words.end(), reinterpret_cast<u32*>(memory));
  if (variant.has_map) {
    params.map = model::encode(tensor_at(memory));
    for (u32 i = 0; i < ctas * map_warps; ++i) memory[map_ack_offset(i)] = 1;
  }
  model::settings() = {};
  model::settings().multiprocessors = ctas;
  model::reset_report();
  model::run({.grid = ctas, .block = variant.threads, .cluster = variant.cluster, .shared_memory = shared_memory},
             [&] { variant.kernel(params); });
  if (model::report().finding.empty() && wrong != 0) return std::to_string(wrong) + " repetitions were wrong";
  return model::report().finding;
}

}  // namespace

int main() {
  u32 failures = 0;
  for (const Variant& variant : all_variants()) {
    // On the model such a copy has another CTA as its destination.
    if (variant.text.starts_with("from shared memory")) continue;
    const std::string finding = run(variant);
    if (finding.empty() != (variant.kind == Kind::control)) continue;
    ++failures;
    std::printf("FAILED: %s, %s (%s): %s\n", variant.probe.c_str(), variant.text.c_str(), text_of(variant.kind),
                finding.empty() ? "nothing was found" : finding.c_str());
  }
  return failures == 0 ? 0 : 1;
}
