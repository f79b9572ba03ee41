// What the C library calls: the launchers of host/ that choose a Config.
#pragma once
#include <host/batched_choice.hpp>
#include <host/gemm_add_to_d.hpp>
#include <host/gemm_fp8.hpp>
#include <host/grouped_choice.hpp>
#include <host/k_grouped_choice.hpp>

namespace rawgemm::library {

/// How calls add to a D of floats: with block scales to boxes that are loaded ahead, which is as fast where K is long,
/// and faster where it is not; else by reductions, but gemm_add_to_d, which looks at K.
template <class Types>
using AddsToD = AddToD<Types, Types::has_block_scales ? AddBy::load : AddBy::reduction>;

}  // namespace rawgemm::library
