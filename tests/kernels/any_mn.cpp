#include <tests/kernels/any.hpp>

template rawgemm::Status rawgemm::gemm<rawgemm::bf16, rawgemm::bf16, rawgemm::Major::mn, rawgemm::Major::mn>(
    const GemmArguments&, Stream);
template rawgemm::test::Launchers<rawgemm::Major::mn>
rawgemm::test::shipped_launchers<rawgemm::bf16, rawgemm::bf16, rawgemm::Major::mn>();
