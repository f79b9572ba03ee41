#include <tests/kernels/any.hpp>

template rawgemm::Status rawgemm::gemm<rawgemm::f16, float>(const GemmArguments&, Stream);
template std::array<rawgemm::test::Launcher, std::size(rawgemm::shipped_gemms)>
rawgemm::test::shipped_launchers<rawgemm::f16, float>();
