#include <tests/ptx/wgmma_cases.hpp>

namespace rawgemm::test::wgmma {

std::vector<Variant> variants_16_bit() {
#define VARIANT(...) variant<__VA_ARGS__>(),
  return {
#include <wgmma_variants_16_bit.inc>
  };
}

}  // namespace rawgemm::test::wgmma
