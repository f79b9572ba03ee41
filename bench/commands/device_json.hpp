// Facts of the device as JSON.
#pragma once
#include <nlohmann/json.hpp>

#include <bench/backend.hpp>

namespace rawgemm::bench {

using Json = nlohmann::ordered_json;

inline Json device_json(const DeviceFacts& x) {
  return {{"name", x.name},
          {"multiprocessors", x.multiprocessors},
          {"driver", x.driver},
          {"toolkit", x.toolkit},
          {"cublaslt", x.cublaslt}};
}

}  // namespace rawgemm::bench
