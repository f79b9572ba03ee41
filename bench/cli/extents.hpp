// The sizes of products that the benchmark times: its own list, or that of a file.
#pragma once
#include <string>
#include <vector>

#include <ptx/types.cuh>

namespace rawgemm::bench {

struct Extents {
  i64 m;
  i64 n;
  i64 k;
};

inline std::string name_of(const Extents& x) {
  return std::to_string(x.m) + "x" + std::to_string(x.n) + "x" + std::to_string(x.k);
}

/// What is timed where no file is given: squares, deep and shallow K, few rows, and one that no tile divides.
std::vector<Extents> default_extents();

/// A file of lines `m n k`; what follows # is a comment. Throws Refusal, which names file, line, value and rule.
std::vector<Extents> extents_of_file(const std::string& file);

}  // namespace rawgemm::bench
