// One problem, all its contenders: each is checked, and those that are right are timed.
#pragma once
#include <string>

#include <bench/benchmark.hpp>
#include <bench/matrices/parallel.hpp>

namespace rawgemm::bench {

/// pci_bus_id: of the current device. Throws Failure where no contender can be timed.
BenchmarkResult run_benchmark(const BenchmarkRequest& request, const std::string& pci_bus_id, const Progress& progress);

}  // namespace rawgemm::bench
