// gemm() and what it chooses from, for bf16, for fp16 to fp32 and for MN-major bf16: compiled once each (any_bf16.cpp,
// any_f16.cpp, any_mn.cpp).
#pragma once
#include <array>
#include <utility>

#include <host/gemm.hpp>

namespace rawgemm::test {

using Launcher = Status (*)(const GemmArguments&, Stream);

/// Of each configuration that gemm() may choose, in their order. major: of A and of B.
template <Major major>
using Launchers = std::array<Launcher, shipped_for<major, major>.size()>;
template <class Input, class Output, Major major = Major::k>
Launchers<major> shipped_launchers() {
  return []<std::size_t... i>(std::index_sequence<i...>) {
    return Launchers<major>{[](const GemmArguments& x, Stream stream) {
      return launch<Types<Input, Output>, Shipped<i, major, major>::configuration>(x, stream);
    }...};
  }
  (std::make_index_sequence<shipped_for<major, major>.size()>{});
}

extern template Launchers<Major::k> shipped_launchers<bf16, bf16>();
extern template Launchers<Major::k> shipped_launchers<f16, float>();
extern template Launchers<Major::mn> shipped_launchers<bf16, bf16, Major::mn>();

}  // namespace rawgemm::test

extern template rawgemm::Status rawgemm::gemm<rawgemm::bf16, rawgemm::bf16>(const GemmArguments&, Stream);
extern template rawgemm::Status rawgemm::gemm<rawgemm::f16, float>(const GemmArguments&, Stream);
extern template rawgemm::Status rawgemm::gemm<rawgemm::bf16, rawgemm::bf16, rawgemm::Major::mn, rawgemm::Major::mn>(
    const GemmArguments&, Stream);
