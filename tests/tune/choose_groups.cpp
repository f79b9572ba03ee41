// Reads lines `groups rows n k`, and writes for each what grouped calls choose: of 16 bits, these with labels, of FP8
// that is promoted, this with labels.
#include <iostream>

#include <host/grouped_choice.hpp>

int main() {
  using namespace rawgemm;
  i64 groups, rows, n, k;
  while (std::cin >> groups >> rows >> n >> k)
    for (const auto layout : {GroupLayout::offsets, GroupLayout::indices})
      std::cout << name_of(shipped_groups[choose_group(rows, groups, n, k, layout)].config) << "\n"
                << name_of(promoted_groups[choose_promoted_group(rows, groups, n, k, layout)].config) << "\n";
}
