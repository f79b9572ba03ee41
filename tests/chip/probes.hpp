// All probes, by family.
#pragma once
#include <tests/chip/case.hpp>

namespace rawgemm::test::chip {

struct Family {
  const char* name;
  Probes (*probes)();
};

Probes control_probes();

inline constexpr Family families[] = {
    {"control", &control_probes},
};

}  // namespace rawgemm::test::chip
