// What a source file for one kernel and one type of A and B is made of; bench/CMakeLists.txt writes these files.
// Without launch.hpp, whose launch() would instantiate every kernel in each of them.
#pragma once
#include <bench/kernels.hpp>

namespace rawgemm::bench {

template <class Kernel, class Input>
Status launch_kernel(const Problem& problem, const Shape& shape, const GemmArguments& arguments, Stream stream) {
  Status status;
  visit_config_of<Kernel, Input>(problem, shape, [&](auto kernel, auto config) {
    status = kernel.template launch<decltype(config)>(arguments, stream);
  });
  return status;
}

}  // namespace rawgemm::bench
