// What tests leave out that scripts/soak.sh has whole.
#pragma once
#include <cstdlib>

#include <ptx/types.cuh>

namespace rawgemm::test {

/// scripts/soak.sh sets it: the long tests do all that takes too long for every change.
inline bool soaks() { return std::getenv("RAWGEMM_SOAK") != nullptr; }

/// A test takes one of so many cases: of `slow` under AddressSanitizer, else each. For scripts/soak.sh each one there,
/// too.
inline u64 one_of([[maybe_unused]] u64 slow) {
#ifdef RAWGEMM_SANITIZE
  if (!soaks()) return slow;
#endif
  return 1;
}

}  // namespace rawgemm::test
