// Reads lines `groups k m n`, and writes for each what calls with K in groups choose: of 16 bits, and of FP8.
#include <iostream>

#include <host/k_grouped_choice.hpp>

int main() {
  using namespace rawgemm;
  i64 groups, k, m, n;
  while (std::cin >> groups >> k >> m >> n) {
    const KGroupedGemmArguments x{
        .gemm = {.m = m, .n = n, .k = groups * k, .a = 0, .lda = 0, .b = 0, .ldb = 0, .d = 0, .ldd = 0},
        .groups = groups,
        .offsets = static_cast<const i32*>(nullptr)};
    std::cout << name_of(shipped_k_groups[choose_k_group<bf16>(shipped_k_groups, x)].config) << "\n"
              << name_of(promoted_k_groups[choose_k_group<e4m3>(promoted_k_groups, x)].config) << "\n";
  }
}
