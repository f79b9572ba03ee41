// A loop over rows on all cores.
#pragma once
#include <algorithm>
#include <atomic>
#include <functional>
#include <thread>
#include <vector>

#include <ptx/types.cuh>

namespace rawgemm::bench {

/// Told the part of the work that is done, 0 to 1; always by the thread that asked for the work.
using Progress = std::function<void(double)>;

/// Calls body(first, last) for blocks of at most block_rows rows that together are [0, rows).
template <class Body>
void parallel_rows(i64 rows, i64 block_rows, Body&& body, const Progress& progress = {}) {
  std::atomic<i64> next{0};
  const auto work = [&](bool tell) {
    for (i64 first = next.fetch_add(block_rows); first < rows; first = next.fetch_add(block_rows)) {
      const i64 last = std::min(rows, first + block_rows);
      body(first, last);
      if (tell && progress) progress(static_cast<double>(last) / static_cast<double>(rows));
    }
  };
  const i64 blocks = (rows + block_rows - 1) / block_rows;
  const i64 threads = std::min<i64>(blocks, std::thread::hardware_concurrency());
  std::vector<std::thread> others;
  for (i64 i = 1; i < threads; ++i) others.emplace_back(work, false);
  work(true);
  for (std::thread& thread : others) thread.join();
}

}  // namespace rawgemm::bench
