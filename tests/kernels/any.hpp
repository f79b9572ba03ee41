// gemm() and what it chooses from, for bf16, for fp16 to fp32 and for MN-major bf16: compiled once each (any_bf16.cpp,
// any_f16.cpp, any_mn.cpp).
#pragma once
#include <array>
#include <utility>

#include <host/gemm.hpp>

namespace rawgemm::test {

using Launcher = Status (*)(const GemmArguments&, Stream);

/// The launcher of each configuration that gemm() may choose, in their order. major: of A and of B.
template <class Input, class Output, Major major = Major::k>
std::array<Launcher, std::size(shipped_gemms)> shipped_launchers() {
  return []<std::size_t... i>(std::index_sequence<i...>) {
    return std::array<Launcher, sizeof...(i)>{[](const GemmArguments& x, Stream stream) {
      return launch<Types<Input, Output>, Shipped<i, major, major>::configuration>(x, stream);
    }...};
  }
  (std::make_index_sequence<std::size(shipped_gemms)>{});
}

extern template std::array<Launcher, std::size(shipped_gemms)> shipped_launchers<bf16, bf16>();
extern template std::array<Launcher, std::size(shipped_gemms)> shipped_launchers<f16, float>();
extern template std::array<Launcher, std::size(shipped_gemms)> shipped_launchers<bf16, bf16, Major::mn>();

}  // namespace rawgemm::test

extern template rawgemm::Status rawgemm::gemm<rawgemm::bf16, rawgemm::bf16>(const GemmArguments&, Stream);
extern template rawgemm::Status rawgemm::gemm<rawgemm::f16, float>(const GemmArguments&, Stream);
extern template rawgemm::Status rawgemm::gemm<rawgemm::bf16, rawgemm::bf16, rawgemm::Major::mn, rawgemm::Major::mn>(
    const GemmArguments&, Stream);
