// A problem of the 16-bit GEMM kernels, computed with each of their configurations.
#pragma once
#include <functional>

#include <tests/kernels/on_model.hpp>

namespace rawgemm::test {

/// m, n and k of a problem that shows something with the tile of a configuration.
struct Size {
  i64 m;
  i64 n;
  i64 k;
};

#ifdef RAWGEMM_SANITIZE
inline constexpr i64 paddings[] = {0};
#else
inline constexpr i64 paddings[] = {0, 3};
#endif

/// Exact on random integers with every configuration of the kernel, rows packed and padded. Packed alone under
/// AddressSanitizer, which is slow: what lies between rows is the canaries' business.
template <Kernel kernel>
void exact_with_every_configuration(const std::function<Size(const Selection&)>& size, int multiprocessors = 4,
                                    int line = __builtin_LINE()) {
  Random random(1);
  for (const Selection& selection : all_selections(kernel, line))
    for (const i64 padding : paddings) {
      const Size x = size(selection);
      const Shape shape = shape_of(selection, x.m, x.n, x.k, padding);
      const Schedule schedule{.seed = random.next(), .multiprocessors = multiprocessors};
      CHECK(run_exact(selection, shape, schedule, random) == "");
    }
}

}  // namespace rawgemm::test
