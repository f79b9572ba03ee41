// A file of results: there are those of before or all new ones in it, whenever the program ends.
#pragma once
#include <filesystem>
#include <string>

namespace rawgemm::bench {

class OutputFile {
 public:
  /// path: what the option was given; where it is empty, nothing is ever written. Throws Refusal unless the file can be
  /// written, and leaves it as it is.
  OutputFile(std::string option, const std::string& path);

  /// Writes the text beside the file and puts it in its place; a device or a pipe is written as it is. Throws Refusal.
  void write(const std::string& text) const;

 private:
  void write_beside(const std::string& text) const;
  [[noreturn]] void refuse(int error) const;

  std::string option_;
  std::string path_;
  std::filesystem::path place_;   // with no link in it
  std::filesystem::path beside_;  // where the text is written first
};

}  // namespace rawgemm::bench
