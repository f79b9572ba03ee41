// What the JSON of `run` and of `bench` have in common; docs/results.md explains every field.
#pragma once
#include <nlohmann/json.hpp>

#include <bench/backend.hpp>
#include <bench/measure/floor.hpp>

namespace rawgemm::bench {

using Json = nlohmann::ordered_json;

/// Of the fields; another one where some are gone or mean something else.
inline constexpr int json_format = 1;

inline const char* major_name(Major major) { return major == Major::k ? "k" : "mn"; }

/// Of several products.
inline Json products_json(const Problem& x) {
  const Parts& parts = x.parts;
  Json json{
      {"form", name_of(parts.form)}, {"products", parts.count}, {"flops", flops(x)}, {"bytes_of_b", bytes_of_b(x)}};
  if (parts.sizes.empty()) return json;
  json["groups"] = parts.name;
  json["sizes"] = parts.sizes;
  return json;
}

inline Json device_json(const DeviceFacts& x) {
  return {{"name", x.name},
          {"multiprocessors", x.multiprocessors},
          {"driver", x.driver},
          {"toolkit", x.toolkit},
          {"cublaslt", x.cublaslt}};
}

}  // namespace rawgemm::bench
