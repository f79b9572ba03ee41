#include <bench/cli/table.hpp>

#include <algorithm>
#include <iomanip>
#include <sstream>

namespace rawgemm::bench {

void Table::print(std::ostream& out) const {
  std::vector<std::size_t> widths;
  for (const auto& row : rows_) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  for (const auto& row : rows_) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string padding(widths[i] - row[i].size(), ' ');
      if (i > 0) line += "  ";
      line += i == 0 || align_ == Align::left ? row[i] + padding : padding + row[i];
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out << line << "\n";
  }
}

std::string fixed(double x, int digits) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(digits) << x;
  return text.str();
}

std::string scientific(double x) {
  std::ostringstream text;
  text << std::scientific << std::setprecision(2) << x;
  return text.str();
}

std::string grouped(std::uint64_t x) {
  std::string text = std::to_string(x);
  for (std::size_t place = text.size(); place > 3; place -= 3) text.insert(place - 3, ",");
  return text;
}

std::string joined(const std::vector<std::string>& parts, const char* separator) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : separator) + part;
  return text;
}

}  // namespace rawgemm::bench
