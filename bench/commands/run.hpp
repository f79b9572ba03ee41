// The commands of the program. Those that may go wrong return its exit code.
#pragma once
#include <bench/cli/cli.hpp>

namespace rawgemm::bench {

/// Throws Refusal where the program has no place for the scales of blocks: those of all products are one matrix's.
void require_whole_blocks(const Problem& problem);

void list(const ListOptions& options);

/// 0: right.  1: a wrong result, a finding of the model, or a failure underway.  Throws Refusal.
int run(const RunOptions& options);

/// 0: every contender that took part was right.  1: one was wrong, or failed.  Throws Refusal.
int benchmark(const BenchmarkOptions& options);

}  // namespace rawgemm::bench
