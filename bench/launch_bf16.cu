// The kernels for bf16 inputs, on the GPU.
#include <bench/launch.hpp>

template rawgemm::Status rawgemm::bench::launch<rawgemm::bf16>(const Problem&, const Shape&, const GemmArguments&,
                                                               Stream);
