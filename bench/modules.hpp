// The kernels' modules (kernel_module.hpp), opened as they are needed: those for the model in the program itself, those
// for the GPU in its GPU half, since the same templates are compiled for both and must not meet in one binary.
#pragma once
#include <string>
#include <vector>

#include <bench/kernel_module.hpp>

namespace rawgemm::bench {

/// The CMake target of the module that has an instance, which also is the file's name without its suffix:
/// "gemm_pingpong_gpu"; where A or B is not K-major, "gemm_pingpong_k_mn_gpu"; with AddToD
/// "gemm_pingpong_add_to_d_gpu" or "gemm_pingpong_add_by_load_gpu"; of several products "gemm_pingpong_batched_gpu".
std::string module_target(const Instance& instance, const char* side);

/// In place of a kernel's module this file, which may hold configurations that the program does not offer.
void use_module(const std::string& kernel, const std::string& file);

/// Ok where the modules of all of these are there; otherwise it says what builds those that are missing.
Status require_modules(const std::vector<Instance>& instances);

/// What the module of a configuration has for the problem. Null where it cannot be opened; status then says why.
const KernelFunctions* functions_of(const Problem& problem, const Configuration& configuration, Status* status);

/// What the launcher would refuse before it asks the device, for operands that need not exist yet.
Status check(const Problem& problem, const Configuration& configuration);

/// As the kernel's launcher.
Status launch(const Problem& problem, const Configuration& configuration, const Arguments& arguments, Stream stream);

Arguments arguments_of(const Problem& problem, const Addresses& at);

}  // namespace rawgemm::bench
