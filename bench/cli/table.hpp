// Tables and numbers as text.
#pragma once
#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

namespace rawgemm::bench {

/// Rows of cells; the first column is aligned to the left, the others as asked.
class Table {
 public:
  enum class Align { left, right };
  explicit Table(Align align) : align_(align) {}

  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
  void print(std::ostream& out) const;

 private:
  Align align_;
  std::vector<std::vector<std::string>> rows_;
};

std::string fixed(double x, int digits);

/// 1.26e-04
std::string scientific(double x);

/// Thousands apart: 16,777,216.
std::string grouped(std::uint64_t x);

std::string joined(const std::vector<std::string>& parts, const char* separator);

}  // namespace rawgemm::bench
