// The sizes of products that the benchmark times: its own list, or that of a file; and those of groups, by name.
#pragma once
#include <string>
#include <vector>

#include <bench/problem.hpp>

namespace rawgemm::bench {

/// As of Problem.
struct Extents {
  i64 m;
  i64 n;
  i64 k;
  Parts parts{};
};

/// "4096x4096x1024", "128 of 2048x2048x128", "zipf 64 1024: 65536x4096x4096"
inline std::string name_of(const Extents& x) {
  const std::string size = std::to_string(x.m) + "x" + std::to_string(x.n) + "x" + std::to_string(x.k);
  if (x.parts.form == Form::dense) return size;
  return x.parts.form == Form::batched ? std::to_string(x.parts.count) + " of " + size : x.parts.name + ": " + size;
}

/// The names of group_sizes.
inline const std::vector<std::string> size_names{"even", "random", "zipf", "one", "single", "empty"};

/// Sizes of so many groups, `mean` each on average but for `single`: all the same; 0.7 to 1.3 times the mean, at
/// random; as 1, 1/2, 1/3 and so on; one group has all; 1 each; every second one has none.
std::vector<i64> group_sizes(const std::string& name, i64 groups, i64 mean);
/// A file of numbers, as many as there are groups. Throws Refusal, which begins with `where`.
std::vector<i64> group_sizes_of_file(const std::string& file, i64 groups, const std::string& where);

/// m, n and k of groups of rows, or of K; that extent is then the sum of the sizes.
Extents grouped_extents(Form form, i64 m, i64 n, i64 k, const std::vector<i64>& sizes, const std::string& name);

/// What is timed where no file is given: squares, deep and shallow K, few rows, and one that no tile divides.
std::vector<Extents> default_extents();

/// What a line of a file of such products has: "m n k", or "batch m n k", "sizes groups rows n k" where sizes is one of
/// size_names or a file and rows are a group's on average, or "sizes groups k m n".
const char* line_of(Form form);

/// A file of such lines; what follows # is a comment. Throws Refusal, which names file, line, value and rule.
std::vector<Extents> extents_of_file(const std::string& file, Form form = Form::dense);

}  // namespace rawgemm::bench
