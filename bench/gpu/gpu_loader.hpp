// Opens the GPU half of the program.
#pragma once
#include <string>

#include <bench/backend.hpp>

namespace rawgemm::bench {

/// Null where there is no GPU for the kernels, or no GPU half; why_not then says so.
Gpu* open_gpu(std::string* why_not);

}  // namespace rawgemm::bench
