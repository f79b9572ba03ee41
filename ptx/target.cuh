// What compiles the kernels, and for what: refused here, in one sentence, where it cannot be.
#pragma once

#if defined(__CUDA__) && defined(__clang__) && !defined(__NVCC__)
// Fatal, or clang would go on and find hundreds of errors.
#pragma clang diagnostic fatal "-W#warnings"
#warning "rawgemm: clang is not supported as the CUDA compiler, compile with nvcc or NVRTC (CUDA 12.3 or newer)"
#elif __cplusplus <= 201703L
#error "rawgemm: needs C++20, compile with -std=c++20"
#elif defined(__CUDA_ARCH__) && __CUDA_ARCH__ == 900 && !defined(__CUDA_ARCH_FEAT_SM90_ALL)
#error "rawgemm: sm_90 has no wgmma, compile for sm_90a: -gencode arch=compute_90a,code=sm_90a in place of -arch"
#elif defined(__CUDACC_RDC__) && defined(__CUDA_ARCH_FEAT_SM90_ALL)
#warning "rawgemm: with -rdc=true ptxas ignores setmaxnreg, and kernels with math warpgroups spill: compile without it"
#endif

namespace rawgemm {

/// False while a file that is compiled for several architectures is compiled for another one than sm_90a: kernels are
/// empty there, and launchers refuse a device that would run them so.
#if defined(__CUDA_ARCH__) && !defined(__CUDA_ARCH_FEAT_SM90_ALL)
inline constexpr bool is_sm_90a = false;
#else
inline constexpr bool is_sm_90a = true;
#endif

/// In how many bytes tensormap.replace counts a stride: ptxas before CUDA 12.5 takes it divided by 16.
#if defined(__CUDACC_VER_MAJOR__) && __CUDACC_VER_MAJOR__ == 12 && __CUDACC_VER_MINOR__ < 5
inline constexpr unsigned tensormap_stride_unit = 16;
#else
inline constexpr unsigned tensormap_stride_unit = 1;
#endif

}  // namespace rawgemm
