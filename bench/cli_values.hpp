// The words that the command line has for types.
#pragma once
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <bench/refusal.hpp>
#include <bench/table.hpp>
#include <host/tensor_map.hpp>

namespace rawgemm::bench {

inline const std::map<std::string, TensorType> input_types{{"bf16", TensorType::bf16}, {"fp16", TensorType::f16}};
inline const std::map<std::string, TensorType> output_types{
    {"bf16", TensorType::bf16}, {"fp16", TensorType::f16}, {"fp32", TensorType::f32}};

template <class Value>
std::vector<std::string> names(const std::map<std::string, Value>& map) {
  std::vector<std::string> result;
  for (const auto& [name, value] : map) result.push_back(name);
  return result;
}

/// Throws Refusal unless the option's value is one of those that `what` has.
inline void require_known(const char* option, const std::string& value, const std::vector<std::string>& known,
                          const std::string& what) {
  if (std::find(known.begin(), known.end(), value) == known.end())
    throw Refusal(std::string("rawgemm: ") + option + " = " + value + ", must be " + joined(known, " or ") + " (" +
                  what + ")");
}

}  // namespace rawgemm::bench
