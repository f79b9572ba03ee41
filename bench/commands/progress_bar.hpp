// Shows on standard error what the program is doing, and how much of it is done.
#pragma once
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <string>
#include <thread>

namespace rawgemm::bench {

/// On a terminal: a bar that vanishes when this goes out of scope. Elsewhere: a line after 2 seconds, then after 4, 8
/// and so on, at least one each minute; "reference: 35 %, 4 s, about 8 s left".
class ProgressBar {
 public:
  explicit ProgressBar(std::string what) : what_(std::move(what)), teller_([this] { tell(); }) {}
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar() {
    {
      const std::lock_guard lock(mutex_);
      over_ = true;
    }
    ends_.notify_one();
    teller_.join();
    if (drawn_) std::fprintf(stderr, "\r\033[K");
  }

  /// done: 0 to 1. Never told, only the time is shown.
  void operator()(double done) { done_ = done < 0 ? 0 : done > 1 ? 1 : done; }

 private:
  using Clock = std::chrono::steady_clock;
  using Seconds = std::chrono::duration<double>;
  static constexpr double unknown = -1;

  /// What the thread does.
  void tell() {
    constexpr double between_bars = 0.2;
    constexpr double first_line = 2;
    constexpr double most_between_lines = 60;
    const bool terminal = isatty(STDERR_FILENO) != 0;
    std::unique_lock lock(mutex_);
    double next = terminal ? between_bars : first_line;
    while (!ends_.wait_until(lock, begin_ + std::chrono::duration_cast<Clock::duration>(Seconds(next)),
                             [&] { return over_; })) {
      if (terminal)
        draw();
      else
        say();
      next += terminal ? between_bars : next < most_between_lines ? next : most_between_lines;
    }
  }

  void draw() {
    constexpr int width = 40;
    drawn_ = true;
    const double done = done_;
    const int percent = static_cast<int>(done * 100);
    if (done == unknown)
      std::fprintf(stderr, "\r\033[K%s %.0f s", what_.c_str(), seconds());
    else
      std::fprintf(stderr, "\r\033[K%s [%-*s] %3d %%", what_.c_str(), width,
                   std::string(static_cast<std::size_t>(percent * width / 100), '#').c_str(), percent);
    std::fflush(stderr);
  }

  void say() const {
    constexpr double least_to_guess_by = 0.01;
    const double done = done_;
    std::string line = what_ + ": ";
    if (done != unknown) line += std::to_string(static_cast<int>(done * 100)) + " %, ";
    line += std::to_string(static_cast<long>(seconds())) + " s";
    if (done >= least_to_guess_by)
      line += ", about " + std::to_string(static_cast<long>(seconds() / done * (1 - done)) + 1) + " s left";
    std::fprintf(stderr, "%s\n", line.c_str());
  }

  double seconds() const { return Seconds(Clock::now() - begin_).count(); }

  std::string what_;
  Clock::time_point begin_ = Clock::now();
  std::atomic<double> done_ = unknown;
  std::mutex mutex_;
  std::condition_variable ends_;
  bool over_ = false;
  bool drawn_ = false;
  std::thread teller_;  // the last: it uses all others
};

}  // namespace rawgemm::bench
