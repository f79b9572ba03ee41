// What the C library calls: the launchers of host/ that choose a Config, and, for K in groups, which has none, rules of
// thumb that nothing was measured for.
#pragma once
#include <cstddef>
#include <iterator>

#include <host/add_to_d.hpp>
#include <host/batched_choice.hpp>
#include <host/gemm_fp8.hpp>
#include <host/grouped_choice.hpp>
#include <host/k_grouped.hpp>

namespace rawgemm::library {

/// K in groups, FP8 with block scales.
inline constexpr Configuration shipped_scaled_k_groups[] = {
    {Kernel::gemm_fp8_block, {128, 128}},
    {Kernel::gemm_fp8_block, {256, 128}},
};
/// The same of 16 bits, both operands MN-major.
inline constexpr Configuration shipped_k_groups[] = {
    in_majors({Kernel::gemm_pingpong, {128, 128}}, {Major::mn, Major::mn}),
    in_majors({Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {Major::mn, Major::mn}),
};

/// epilogue: none, or AddToD.
template <class Types, class... Epilogue>
Status launch_k_grouped(const KGroupedGemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  return launch_entry<std::size(shipped_k_groups)>(x.gemm.m > 128 && x.gemm.n > 128 ? 1 : 0, [&]<std::size_t i>() {
    return rawgemm::k_grouped_gemm<Types, shipped_k_groups[i]>(x, stream, epilogue...);
  });
}
template <class Types, class... Epilogue>
Status launch_k_grouped_scaled(const KGroupedGemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  return launch_entry<std::size(shipped_scaled_k_groups)>(x.gemm.m > 128 ? 1 : 0, [&]<std::size_t i>() {
    return rawgemm::k_grouped_gemm<Types, shipped_scaled_k_groups[i]>(x, stream, epilogue...);
  });
}
/// The same of A and B in the flat form.
template <class Types, class... Epilogue>
Status launch_k_grouped_flat(const KGroupedGemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  return launch_entry<std::size(shipped_scaled_k_groups)>(x.gemm.m > 128 ? 1 : 0, [&]<std::size_t i>() {
    return rawgemm::k_grouped_gemm_flat<Types, shipped_scaled_k_groups[i]>(x, stream, epilogue...);
  });
}

}  // namespace rawgemm::library
