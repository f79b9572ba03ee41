// Reads lines `groups rows n k`, and writes for each what grouped calls choose: of 16 bits, these with labels, of FP8
// that is promoted, this with labels; lines `batch m n k` behind a line `batches`, and writes what batched calls
// choose.
#include <iostream>
#include <string>

#include <host/choose_batch.hpp>
#include <host/grouped_choice.hpp>

int main() {
  using namespace rawgemm;
  i64 count, m, n, k;
  while (std::cin >> count >> m >> n >> k)
    for (const auto layout : {GroupLayout::offsets, GroupLayout::indices})
      std::cout << name_of(shipped_groups[choose_group(m, count, n, k, layout)].config) << "\n"
                << name_of(promoted_groups[choose_promoted_group(m, count, n, k, layout)].config) << "\n";
  std::cin.clear();
  std::string line;
  std::getline(std::cin, line);
  while (std::cin >> count >> m >> n >> k)
    std::cout << name_of(shipped_batches[choose_batch(count, m, n, k)].config) << "\n";
}
