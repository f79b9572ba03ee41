#include <bench/cli/extents.hpp>

#include <charconv>
#include <fstream>
#include <sstream>

#include <bench/cli/refusal.hpp>
#include <host/checks.hpp>

namespace rawgemm::bench {

namespace {

i64 extent_of(const std::string& word, const char* name, const std::string& where) {
  i64 value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size() || value < 1 || value > max_extent)
    throw Refusal(where + ": " + name + " = " + word + ", must be a number from 1 to " + std::to_string(max_extent));
  return value;
}

}  // namespace

std::vector<Extents> default_extents() {
  return {{2048, 2048, 2048}, {4096, 4096, 1024},  {4096, 4096, 4096},  {8192, 8192, 8192},
          {8448, 9216, 2048}, {4096, 7168, 16384}, {4096, 24576, 1536}, {128, 7168, 16384},
          {128, 2112, 7168},  {64, 8192, 8192},    {1000, 4104, 1032}};
}

std::vector<Extents> extents_of_file(const std::string& file) {
  std::ifstream in(file);
  if (!in) throw Refusal("rawgemm: --shapes = " + file + ", must be a file that can be read");
  std::vector<Extents> result;
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    const std::string where = "rawgemm: " + file + ":" + std::to_string(number);
    std::istringstream text(line.substr(0, line.find('#')));
    std::vector<std::string> words;
    for (std::string word; text >> word;) words.push_back(word);
    if (words.empty()) continue;
    if (words.size() != 3)
      throw Refusal(where + ": " + std::to_string(words.size()) + " words, must be three numbers: m n k");
    result.push_back(
        {extent_of(words[0], "m", where), extent_of(words[1], "n", where), extent_of(words[2], "k", where)});
  }
  if (result.empty()) throw Refusal("rawgemm: " + file + ": 0 shapes, must be at least 1 (lines `m n k`)");
  return result;
}

}  // namespace rawgemm::bench
