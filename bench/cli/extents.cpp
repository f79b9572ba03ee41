#include <bench/cli/extents.hpp>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <numeric>
#include <sstream>

#include <bench/cli/refusal.hpp>
#include <bench/cli/table.hpp>
#include <bench/matrices/inputs.hpp>
#include <host/checks.hpp>

namespace rawgemm::bench {

namespace {

i64 number_of(const std::string& word, i64 least, const char* name, const std::string& where) {
  i64 value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size() || value < least || value > max_extent)
    throw Refusal(where + ": " + name + " = " + word + ", must be a number from " + std::to_string(least) + " to " +
                  std::to_string(max_extent));
  return value;
}

}  // namespace

std::vector<Extents> default_extents() {
  return {{2048, 2048, 2048}, {4096, 4096, 1024},  {4096, 4096, 4096},  {8192, 8192, 8192},
          {8448, 9216, 2048}, {4096, 7168, 16384}, {4096, 24576, 1536}, {128, 7168, 16384},
          {128, 2112, 7168},  {64, 8192, 8192},    {1000, 4104, 1032}};
}

std::vector<i64> group_sizes(const std::string& name, i64 groups, i64 mean) {
  std::vector<i64> sizes(static_cast<std::size_t>(groups), name == "single" ? 1 : mean);
  const i64 total = groups * mean;
  if (name == "one") {
    std::fill(sizes.begin(), sizes.end(), 0);
    sizes[sizes.size() / 2] = total;
  }
  if (name == "empty")
    for (std::size_t i = 0; i < sizes.size(); ++i) sizes[i] = i % 2 == 0 ? 2 * mean : 0;
  if (name == "random")
    for (std::size_t i = 0; i < sizes.size(); ++i)
      sizes[i] = static_cast<i64>(static_cast<double>(mean) * (0.7 + 0.6 * polar(random_bits(1, i)).turn));
  if (name == "zipf") {
    double weights = 0;
    for (i64 i = 1; i <= groups; ++i) weights += 1 / static_cast<double>(i);
    i64 rest = total;
    for (std::size_t i = sizes.size() - 1; i > 0; --i)
      rest -= sizes[i] = static_cast<i64>(static_cast<double>(total) / weights / static_cast<double>(i + 1));
    sizes[0] = rest;
  }
  return sizes;
}

std::vector<i64> group_sizes_of_file(const std::string& file, i64 groups, const std::string& where) {
  std::ifstream in(file);
  if (!in)
    throw Refusal(where + ": sizes = " + file + ", must be " + joined(size_names, " or ") + " or a file of numbers");
  std::vector<i64> sizes;
  for (std::string word; in >> word;) sizes.push_back(number_of(word, 0, "size", where + ": " + file));
  if (static_cast<i64>(sizes.size()) != groups)
    throw Refusal(where + ": groups = " + std::to_string(groups) + ", must be " + std::to_string(sizes.size()) +
                  " (the numbers of " + file + ")");
  return sizes;
}

Extents grouped_extents(Form form, i64 m, i64 n, i64 k, const std::vector<i64>& sizes, const std::string& name) {
  const i64 sum = std::accumulate(sizes.begin(), sizes.end(), i64{0});
  const Parts parts{.form = form, .count = static_cast<i64>(sizes.size()), .sizes = sizes, .name = name};
  return form == Form::grouped ? Extents{sum, n, k, parts} : Extents{m, n, sum, parts};
}

const char* line_of(Form form) {
  switch (form) {
    case Form::dense:
      return "m n k";
    case Form::batched:
      return "batch m n k";
    case Form::grouped:
      return "sizes groups rows n k";
    case Form::k_grouped:
      return "sizes groups k m n";
  }
  return "";
}

std::vector<Extents> extents_of_file(const std::string& file, Form form) {
  std::ifstream in(file);
  if (!in) throw Refusal("rawgemm: --shapes = " + file + ", must be a file that can be read");
  std::vector<std::string> names;
  std::istringstream of_line(line_of(form));
  for (std::string name; of_line >> name;) names.push_back(name);
  std::vector<Extents> result;
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    const std::string where = "rawgemm: " + file + ":" + std::to_string(number);
    std::istringstream text(line.substr(0, line.find('#')));
    std::vector<std::string> words;
    for (std::string word; text >> word;) words.push_back(word);
    if (words.empty()) continue;
    if (words.size() != names.size())
      throw Refusal(where + ": " + std::to_string(words.size()) + " words, must be " +
                    (form == Form::dense ? "three numbers: " : "") + line_of(form));
    std::vector<i64> numbers;
    const bool has_sizes = form == Form::grouped || form == Form::k_grouped;
    for (std::size_t i = has_sizes ? 1 : 0; i < words.size(); ++i)
      numbers.push_back(number_of(words[i], 1, names[i].c_str(), where));
    if (form == Form::dense) result.push_back({numbers[0], numbers[1], numbers[2]});
    if (form == Form::batched)
      result.push_back({numbers[1], numbers[2], numbers[3], {.form = form, .count = numbers[0]}});
    if (!has_sizes) continue;
    const bool is_named = std::find(size_names.begin(), size_names.end(), words[0]) != size_names.end();
    const std::vector<i64> sizes =
        is_named ? group_sizes(words[0], numbers[0], numbers[1]) : group_sizes_of_file(words[0], numbers[0], where);
    result.push_back(grouped_extents(form, numbers[2], form == Form::grouped ? numbers[2] : numbers[3], numbers[3],
                                     sizes, words[0] + " " + words[1] + " " + words[2]));
  }
  if (result.empty())
    throw Refusal("rawgemm: " + file + ": 0 shapes, must be at least 1 (lines `" + line_of(form) + "`)");
  return result;
}

}  // namespace rawgemm::bench
