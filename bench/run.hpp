// The commands of the program. Both return its exit code.
#pragma once
#include <bench/cli.hpp>

namespace rawgemm::bench {

int list();

/// 0: right.  1: a wrong result, a finding of the model, or a failure underway.  Throws Refusal.
int run(const RunOptions& options);

}  // namespace rawgemm::bench
