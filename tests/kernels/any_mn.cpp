#include <tests/kernels/any.hpp>

template rawgemm::Status rawgemm::gemm<rawgemm::bf16, rawgemm::bf16, rawgemm::Major::mn, rawgemm::Major::mn>(
    const GemmArguments&, Stream);
template std::array<rawgemm::test::Launcher, std::size(rawgemm::shipped_gemms)>
rawgemm::test::shipped_launchers<rawgemm::bf16, rawgemm::bf16, rawgemm::Major::mn>();
