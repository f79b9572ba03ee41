// The kernels for fp16 inputs, on the GPU.
#include <bench/launch.hpp>

template rawgemm::Status rawgemm::bench::launch<rawgemm::f16>(const Problem&, const Shape&, const GemmArguments&,
                                                              Stream);
