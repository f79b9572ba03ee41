// How the program says no.
#pragma once
#include <stdexcept>

namespace rawgemm::bench {

/// Why the program cannot do what it was asked for, in one line. It then ends with refused_exit_code.
struct Refusal : std::runtime_error {
  using std::runtime_error::runtime_error;
};

inline constexpr int refused_exit_code = 2;

}  // namespace rawgemm::bench
