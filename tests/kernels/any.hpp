// gemm() and what it chooses from, for bf16 and for fp16 to fp32: compiled once each (any_bf16.cpp, any_f16.cpp).
#pragma once
#include <array>
#include <utility>

#include <host/gemm.hpp>

namespace rawgemm::test {

using Launcher = Status (*)(const GemmArguments&, Stream);

/// The launcher of each configuration that gemm() may choose, in their order.
template <class Input, class Output>
std::array<Launcher, std::size(shipped_gemms)> shipped_launchers() {
  return []<std::size_t... i>(std::index_sequence<i...>) {
    return std::array<Launcher, sizeof...(i)>{[](const GemmArguments& x, Stream stream) {
      return launch<Types<Input, Output>, shipped_gemms[i].config>(x, stream);
    }...};
  }
  (std::make_index_sequence<std::size(shipped_gemms)>{});
}

extern template std::array<Launcher, std::size(shipped_gemms)> shipped_launchers<bf16, bf16>();
extern template std::array<Launcher, std::size(shipped_gemms)> shipped_launchers<f16, float>();

}  // namespace rawgemm::test

extern template rawgemm::Status rawgemm::gemm<rawgemm::bf16, rawgemm::bf16>(const GemmArguments&, Stream);
extern template rawgemm::Status rawgemm::gemm<rawgemm::f16, float>(const GemmArguments&, Stream);
