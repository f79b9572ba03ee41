// Prints what scripts and CMake files must know of the kernels, as JSON; scripts/generate_kernels.py compiles and runs
// it.
#include <algorithm>
#include <cstdio>
#include <iterator>
#include <string>

#include <bench/offered.hpp>
#include <host/gemm_choice.hpp>
#include <host/gemm_fp8_choice.hpp>
#include <host/kernels.hpp>

using namespace rawgemm;
using namespace rawgemm::bench;

namespace {

const char* text(bool value) { return value ? "true" : "false"; }

/// The C++ names of the types of A.
template <class Kernel>
std::string inputs() {
  std::string result;
  const auto add = [&](const char* name, bool has) {
    if (has) result += std::string(result.empty() ? "" : ", ") + "\"" + name + "\"";
  };
  add("bf16", takes<Kernel, bf16>);
  add("f16", takes<Kernel, f16>);
  add("e4m3", takes<Kernel, e4m3>);
  add("e5m2", takes<Kernel, e5m2>);
  return result;
}

bool splits_k(Kernel kernel) {
  for (const Configuration& x : configurations_8)
    if (x.kernel == kernel && x.splits > 1) return true;
  return false;
}

/// The calls that may choose one of the kernel's configurations.
std::string chosen_by(Kernel kernel) {
  const auto has = [&](const auto& shipped) {
    return std::any_of(std::begin(shipped), std::end(shipped),
                       [&](const ShippedGemm& x) { return x.config.kernel == kernel; });
  };
  std::string calls;
  const auto add = [&](const char* name, bool may_choose) {
    if (may_choose) calls += std::string(calls.empty() ? "" : ", ") + "\"" + name + "\"";
  };
  add("gemm", has(shipped_gemms) || has(shipped_gemms_k_mn) || has(shipped_gemms_mn_k) || has(shipped_gemms_mn_mn));
  add("gemm_fp8", has(fast_gemms));
  add("gemm_fp8_scaled", has(promoted_gemms));
  return calls;
}

}  // namespace

int main() {
  std::printf("{\n  \"kernels\": [\n");
  const char* between = "";
  for_each(Kernels{}, [&]<class Description>(Description) {
    std::printf(
        "%s    {\"name\": \"%s\", \"inputs\": [%s], \"splits_k\": %s, \"promotes\": %s, \"is_one_tile\": %s, "
        "\"chosen_by\": [%s]}",
        between, Description::name, inputs<Configured<Description>>().c_str(), text(splits_k(Description::kernel)),
        text(Description::promotes), text(Description::is_one_tile), chosen_by(Description::kernel).c_str());
    between = ",\n";
  });
  std::printf("\n  ]\n}\n");
}
