// All probes, by family.
#pragma once
#include <tests/chip/case.hpp>

namespace rawgemm::test::chip {

struct Family {
  const char* name;
  Probes (*probes)();
};

Probes accumulation_probes();
Probes bulk_probes();
Probes cluster_probes();
Probes control_probes();
Probes convert_probes();
Probes mbarrier_probes();
Probes memory_probes();
Probes move_probes();
Probes tma_probes();
Probes wgmma_probes();

inline constexpr Family families[] = {
    {"accumulation", &accumulation_probes},
    {"bulk", &bulk_probes},
    {"cluster", &cluster_probes},
    {"control", &control_probes},
    {"convert", &convert_probes},
    {"mbarrier", &mbarrier_probes},
    {"memory", &memory_probes},
    {"move", &move_probes},
    {"tma", &tma_probes},
    {"wgmma", &wgmma_probes},
};

}  // namespace rawgemm::test::chip
