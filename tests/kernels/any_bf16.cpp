#include <tests/kernels/any.hpp>

template rawgemm::Status rawgemm::gemm<rawgemm::bf16, rawgemm::bf16>(const GemmArguments&, Stream);
template rawgemm::test::Launchers<rawgemm::Major::k> rawgemm::test::shipped_launchers<rawgemm::bf16, rawgemm::bf16>();
