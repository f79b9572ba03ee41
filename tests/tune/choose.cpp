// Reads lines `m n k`, and writes for each the name of the configuration that choose_gemm chooses.
#include <host/gemm_choice.hpp>
#include <host/kernels.hpp>

#include <iostream>

int main() {
  rawgemm::i64 m, n, k;
  while (std::cin >> m >> n >> k) std::cout << rawgemm::name_of(rawgemm::choose_gemm(m, n, k).config()) << "\n";
}
