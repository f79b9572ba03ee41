// What the C library calls: the launchers of host/ that choose a Config.
#pragma once
#include <host/batched_choice.hpp>
#include <host/gemm_add_to_d.hpp>
#include <host/gemm_fp8.hpp>
#include <host/grouped_choice.hpp>
#include <host/k_grouped_add_to_d.hpp>
