// What a source file of Instances is made of (instances.cmake).
#pragma once
#include <tests/kernels/instances.hpp>

namespace rawgemm::test {

template <std::size_t entry>
Status launch_instance(const GemmArguments& x, Stream stream) {
  return InstanceAt<entry>::Description::template launch<typename InstanceAt<entry>::Config>(x, stream);
}

}  // namespace rawgemm::test
