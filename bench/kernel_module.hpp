// What a kernel's module exports. <kernel>_model.so and <kernel>_gpu.so lie beside the program and hold the kernel's
// configurations for the model and for the GPU, <kernel>_k_mn_gpu.so those with A K-major and B MN-major,
// <kernel>_add_to_d_gpu.so and <kernel>_add_by_load_gpu.so those with the epilogue AddToD; each is built where it is
// asked for, and so are <kernel>_batched_gpu.so and the like, for launches of several products.
#pragma once
#include <host/device.hpp>  // the first: it has CUDA's words for a compiler that is not nvcc

#include <vector>

#include <bench/problem.hpp>
#include <host/arguments.hpp>
#include <host/shared_part.hpp>
#include <host/status.hpp>

namespace rawgemm::bench {

/// What a launcher is called with; groups: as Addresses has them.
struct Arguments : GemmArguments {
  const i32* groups = nullptr;
};

/// For one type of A, and products of one form. All take a configuration that the module may lack: check and launch
/// then refuse it.
struct KernelFunctions {
  /// What the launcher refuses before it asks the device.
  Status (*check)(const Problem&, const Configuration&, const Arguments&);
  /// The launcher.
  Status (*launch)(const Problem&, const Configuration&, const Arguments&, Stream);
  i64 (*wgmmas)(const Problem&, const Configuration&);
  std::vector<SharedPart> (*shared_parts)(const Problem&, const Configuration&);
};

/// Exported as exported_name followed by the C++ name of the type: rawgemm_kernel_bf16.
inline constexpr const char* exported_name = "rawgemm_kernel_";

}  // namespace rawgemm::bench
