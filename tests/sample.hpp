// What slow tests leave out under sanitizers.
#pragma once
#include <cstdlib>

#include <ptx/types.cuh>

namespace rawgemm::test {

/// A test takes one of so many cases: of `slow` under AddressSanitizer, else each. For scripts/soak.sh each one there,
/// too.
inline u64 one_of([[maybe_unused]] u64 slow) {
#ifdef RAWGEMM_SANITIZE
  if (std::getenv("RAWGEMM_SOAK") == nullptr) return slow;
#endif
  return 1;
}

}  // namespace rawgemm::test
