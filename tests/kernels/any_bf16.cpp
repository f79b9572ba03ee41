#include <tests/kernels/any.hpp>

template rawgemm::Status rawgemm::gemm<rawgemm::bf16, rawgemm::bf16>(const GemmArguments&, Stream);
template std::array<rawgemm::test::Launcher, std::size(rawgemm::shipped_gemms)>
rawgemm::test::shipped_launchers<rawgemm::bf16, rawgemm::bf16>();
