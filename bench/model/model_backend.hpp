// Runs the kernels on the executable model.
#pragma once
#include <functional>

#include <bench/backend.hpp>
#include <model.hpp>

namespace rawgemm::bench {

class ModelBackend : public Backend {
 public:
  struct Schedule {
    model::Policy policy = model::Policy::random;
    std::uint64_t seed = 1;
  };

  void set_schedule(const Schedule& schedule) { schedule_ = schedule; }
  /// Told the part of the launch's wgmmas that have run, 0 to 1.
  void set_progress(std::function<void(double)> progress) { progress_ = std::move(progress); }

  Status check(const Problem& problem, const Configuration& configuration) override;

  /// model::report() then holds this run's counts; a finding is there and not in the status.
  Status run(const Problem& problem, const Configuration& configuration, const Operand& a, const Operand& b,
             Matrix& d) override;

 private:
  Schedule schedule_;
  std::function<void(double)> progress_;
};

}  // namespace rawgemm::bench
