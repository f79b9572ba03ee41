// One instantiation of the kernel, compiled from a copy into which test_gate.py plants what the gate must refuse.
#include <kernels/gemm_cooperative.cuh>

using Config = rawgemm::cooperative::Config<>;
template __global__ void rawgemm::gemm_cooperative<Config>(const __grid_constant__ rawgemm::GemmParams<Config>);
