#include <bench/commands/output_file.hpp>

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>

#include <bench/cli/refusal.hpp>

namespace rawgemm::bench {

OutputFile::OutputFile(std::string option, const std::string& path) : option_(std::move(option)), path_(path) {
  if (path_.empty()) return;
  std::error_code error;
  place_ = std::filesystem::weakly_canonical(path_, error);
  if (error) refuse(error.value());
  const bool exists = std::filesystem::exists(place_);
  if (std::filesystem::is_directory(place_)) refuse(EISDIR);
  if (exists && access(place_.c_str(), W_OK) != 0) refuse(errno);
  if (exists && !std::filesystem::is_regular_file(place_)) {
    beside_ = place_;
    return;
  }
  beside_ = place_.string() + "." + std::to_string(getpid());
  write_beside("");
  std::filesystem::remove(beside_, error);
}

void OutputFile::write(const std::string& text) const {
  if (path_.empty()) return;
  write_beside(text);
  if (beside_ == place_) return;
  std::error_code error;
  std::filesystem::rename(beside_, place_, error);
  if (error) refuse(error.value());
}

void OutputFile::write_beside(const std::string& text) const {
  errno = 0;
  std::ofstream file(beside_);
  file << text;
  file.close();
  if (file) return;
  const int why = errno;
  std::error_code error;
  if (beside_ != place_) std::filesystem::remove(beside_, error);
  refuse(why);
}

void OutputFile::refuse(int error) const {
  throw Refusal("rawgemm: " + option_ + " = " + path_ + ", must be a file that can be written (" +
                std::strerror(error) + ")");
}

}  // namespace rawgemm::bench
