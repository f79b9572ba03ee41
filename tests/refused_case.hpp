// A change that makes of good arguments of a call some that it refuses.
#pragma once
#include <functional>

#include <host/status.hpp>

namespace rawgemm::test {

template <class Arguments>
struct RefusedCase {
  const char* name;
  StatusCode code;
  std::function<void(Arguments&)> change;
};

}  // namespace rawgemm::test
