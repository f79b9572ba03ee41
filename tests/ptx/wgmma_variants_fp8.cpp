#include <tests/ptx/wgmma_cases.hpp>

namespace rawgemm::test::wgmma {

std::vector<Variant> variants_fp8() {
#define VARIANT(...) variant<__VA_ARGS__>(),
  return {
#include <wgmma_variants_fp8.inc>
  };
}

}  // namespace rawgemm::test::wgmma
