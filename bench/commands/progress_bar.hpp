// A bar on standard error, where that is a terminal.
#pragma once
#include <unistd.h>

#include <cstdio>
#include <string>

namespace rawgemm::bench {

/// Shows how much of something is done, and vanishes when it goes out of scope.
class ProgressBar {
 public:
  explicit ProgressBar(std::string what) : what_(std::move(what)) {}
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar() {
    if (shown_ >= 0) std::fprintf(stderr, "\r\033[K");
  }

  /// done: 0 to 1.
  void operator()(double done) {
    constexpr int width = 40;
    const int percent = done < 0 ? 0 : done > 1 ? 100 : static_cast<int>(done * 100);
    if (!terminal_ || percent == shown_) return;
    shown_ = percent;
    const std::string bar(static_cast<std::size_t>(percent * width / 100), '#');
    std::fprintf(stderr, "\r\033[K%s [%-*s] %3d %%", what_.c_str(), width, bar.c_str(), percent);
    std::fflush(stderr);
  }

 private:
  std::string what_;
  bool terminal_ = isatty(STDERR_FILENO) != 0;
  int shown_ = -1;
};

}  // namespace rawgemm::bench
