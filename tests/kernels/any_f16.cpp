#include <tests/kernels/any.hpp>

template rawgemm::Status rawgemm::gemm<rawgemm::f16, float>(const GemmArguments&, Stream);
template rawgemm::test::Launchers<rawgemm::Major::k> rawgemm::test::shipped_launchers<rawgemm::f16, float>();
