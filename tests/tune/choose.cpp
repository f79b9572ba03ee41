// Reads lines `m n k`, and writes for each what choose_gemm chooses: kernel, tile, cluster.
#include <host/gemm_choice.hpp>

#include <iostream>

int main() {
  rawgemm::i64 m, n, k;
  while (std::cin >> m >> n >> k) {
    const rawgemm::GemmConfig x = rawgemm::choose_gemm(m, n, k).config();
    std::cout << rawgemm::name_of(x.kernel) << " " << x.block_m << "x" << x.block_n << ", cluster " << x.cluster_m
              << "x" << x.cluster_n << "\n";
  }
}
