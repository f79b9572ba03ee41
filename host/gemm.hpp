// One call for any problem: the kernel and Config that host/gemm_table.hpp has for it.
#pragma once
#include <cstddef>
#include <span>
#include <utility>

#include <host/configurations.hpp>
#include <host/gemm_choice.hpp>
#include <host/kernels.hpp>

namespace rawgemm {

template <class Launch, std::size_t i>
Status launch_one(const Launch& launch) {
  return launch.template operator()<i>();
}
/// What launch<i>() returns, for an i below `count` that is known when the program runs.
template <std::size_t count, class Launch>
Status launch_entry(std::size_t entry, const Launch& launch) {
  const auto launch_this = [&]<std::size_t... i>(std::index_sequence<i...>) {
    constexpr Status (*entries[])(const Launch&) = {&launch_one<Launch, i>...};
    return entries[entry](launch);
  };
  return launch_this(std::make_index_sequence<count>{});
}

/// What gemm() may choose for operands in these majors.
template <Major major_a, Major major_b>
inline constexpr std::span<const ShippedGemm> shipped_for = gemm_table_for({major_a, major_b}).shipped;
template <std::size_t entry, Major major_a, Major major_b>
struct Shipped {
  static constexpr Configuration configuration = shipped_for<major_a, major_b>[entry].config;
};

/// The launcher of one of them.
template <class Types, Major major_a = Major::k, Major major_b = Major::k, class... Epilogue>
Status launch_shipped(std::size_t entry, const GemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  return launch_entry<shipped_for<major_a, major_b>.size()>(entry, [&]<std::size_t i>() {
    return launch<Types, Shipped<i, major_a, major_b>::configuration>(x, stream, epilogue...);
  });
}

/// D = alpha * A * B^T + beta * C on `stream` of the current device, by the kernel that choose_gemm names: the fastest
/// one of those that were measured on an H200 and an H100. See GemmArguments for shapes and strides.
/// Input: bf16 or f16, the type of A and B.  Output: that of D, the same or float.
/// major_a, major_b: Major::mn where A lies as [k, m], where B lies as [k, n]. Each pair that a program names has a
/// table of its own, and is compiled for it.
/// epilogue: none, or one of the caller's own (kernels/epilogue.cuh), and D is what it makes of A * B^T.
/// The choice rests on m, n, k, max_sms, on whether D is of floats, and on whether a C of 16 bits is added, which a
/// kernel should read under other products: the same problem always gives the same bits.
/// For the rest as gemm_cooperative; errors are those of the chosen kernel, and begin with its name.
template <class Input = bf16, class Output = Input, Major major_a = Major::k, Major major_b = Major::k,
          class... Epilogue>
[[nodiscard]] Status gemm(const GemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  const SumsAre sums = sums_in(sizeof(Output), sizeof...(Epilogue) == 0 && x.beta != 0);
  const std::size_t entry = choose_gemm(x.m, x.n, x.k, {major_a, major_b}, x.max_sms, sums).entry;
  return launch_shipped<Types<Input, Output>, major_a, major_b>(entry, x, stream, epilogue...);
}

}  // namespace rawgemm
