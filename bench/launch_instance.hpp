// What a source file for one kernel and one type of A and B is made of; bench/CMakeLists.txt writes these files.
// Without launch.hpp, whose launch() would instantiate every kernel in each of them.
#pragma once
#include <bench/kernels.hpp>

namespace rawgemm::bench {

template <Kernel kernel, class Input>
Status launch_kernel(const Problem& problem, const Configuration& configuration, const GemmArguments& arguments,
                     Stream stream) {
  Status status;
  visit_config_of<Configured<DescriptionOf<kernel>>, Input>(problem, configuration, [&](auto description, auto config) {
    status = description.template launch<decltype(config)>(arguments, stream);
  });
  return status;
}

}  // namespace rawgemm::bench
