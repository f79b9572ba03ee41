// What the values of options must be. CLI11 writes the option's name before the text of an error, which begins with the
// value: "fp32, must be bf16 or fp16".
#pragma once
#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

#include <bench/cli/cli_values.hpp>
#include <bench/cli/table.hpp>

namespace rawgemm::bench {

/// A number from least to most; rule: how the text of an error says that. A whole number is read as decimal, whatever
/// CLI11 makes of zeros before it.
template <class Number>
CLI::Validator number_from(Number least, Number most, const std::string& rule) {
  const auto check = [=](std::string& value) {
    Number number{};
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    const bool is_number = error == std::errc() && end == value.data() + value.size();
    if (!is_number || !(number >= least && number <= most)) return value + ", must be " + rule;
    if constexpr (std::is_integral_v<Number>) value = std::to_string(number);
    return std::string();
  };
  return {check, ""};
}

inline CLI::Validator whole_number() {
  using Limits = std::numeric_limits<std::int64_t>;
  return number_from(Limits::min(), Limits::max(), "a whole number");
}

inline CLI::Validator count_up_to(int most) {
  return number_from(1, most, "a whole number from 1 to " + std::to_string(most));
}

inline CLI::Validator seed() {
  return number_from<std::uint64_t>(0, std::numeric_limits<std::uint64_t>::max(), "a whole number from 0 to 2^64 - 1");
}

inline CLI::Validator expected_rows() { return number_from<i64>(1, max_extent, "a whole number from 1 to 2^30"); }

inline CLI::Validator one_of(const std::vector<std::string>& known) {
  const auto check = [=](const std::string& value) {
    const bool is_known = std::find(known.begin(), known.end(), value) != known.end();
    return is_known ? "" : value + ", must be " + joined(known, " or ");
  };
  return {check, "{" + joined(known, ",") + "}"};
}

/// How operands of 16 bits lie in memory.
inline void add_majors(CLI::App& command, AskedMajors& asked) {
  const auto add = [&](const char* name, std::string& value, const char* help) {
    command.add_option(name, value, help)->check(one_of(names(majors)))->capture_default_str();
  };
  add("--major-a", asked.a, "A in memory: neighbours along k, A is [m, k], or along mn, A is [k, m]");
  add("--major-b", asked.b, "B in memory: neighbours along k, B is [n, k], or along mn, B is [k, n]");
}

/// What one launch computes.
inline void add_form(CLI::App& command, std::string& form) {
  command
      .add_option(
          "--form", form,
          "What one launch computes: one product (dense); many of one size (batched); groups of rows, each with "
          "a B of its own (grouped); groups of K, each with a D of its own (k-grouped)")
      ->check(one_of(names(forms)))
      ->capture_default_str();
}
inline void add_layout(CLI::App& command, std::string& layout) {
  command.add_option("--layout", layout, "Of groups of rows: what says which rows are whose (docs/grouped.md)")
      ->check(one_of(names(layouts)))
      ->capture_default_str();
}

inline void add_accumulate(CLI::App& command, AskedTypes& asked) {
  command
      .add_flag(
          "--accumulate{reduce}", asked.accumulate,
          "D += A * B^T: adds to the numbers that D holds, in fp32, by reductions in L2 or, --accumulate=load, by "
          "loading D ahead (docs/epilogues.md)")
      ->check(one_of(names(additions)));
}

inline CLI::Validator existing_file() {
  const auto check = [](const std::string& value) {
    std::error_code error;  // such as of a name that is too long
    return std::filesystem::is_regular_file(value, error) ? "" : value + ", must be a file";
  };
  return {check, "FILE"};
}

}  // namespace rawgemm::bench
