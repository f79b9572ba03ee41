// The wgmma operations of one warpgroup, from the first lane that issues one to the last that has waited for it.
#pragma once
#include <array>
#include <deque>
#include <memory>
#include <vector>

#include <machine.hpp>

namespace rawgemm::model {

class WgmmaUnit {
 public:
  static constexpr u32 lanes = 128;
  static constexpr u32 m = 64;
  static constexpr u32 k = 16;
  static constexpr u32 max_n = 256;

  WgmmaUnit(Cta& cta, u32 first_warp);

  /// What the lanes of a warpgroup must agree on.
  struct Instruction {
    bool is_bf16;
    u32 n;
    u64 a_desc;
    u64 b_desc;
    bool scale_d;

    bool operator==(const Instruction&) const = default;
  };

  /// A lane issues its next wgmma; the last of the 128 makes it happen.
  void issue(Thread& thread, const Instruction& instruction, float* d, const Site& site);
  /// Blocks until the first `count` wgmmas are complete, and gives the thread the accumulators that no later one uses.
  void wait(Thread& thread, u32 count, const Site& site);

 private:
  /// D of one or more wgmmas in flight. While it is here, the lanes' registers hold poison.
  struct Accumulators {
    std::array<float*, lanes> registers{};  // null: not taken from this lane, or given back
    std::array<u32, lanes> users{};         // wgmmas that this lane has issued up to the last one on them
    u32 n = 0;
    u32 taken = 0;
    std::vector<float> value;  // [m][n]
  };
  struct Operation {
    Instruction instruction;
    Site site;
    u32 issued_by = 0;  // lanes so far
    Accumulators* accumulators = nullptr;
  };

  Accumulators* find_accumulators(u32 lane, const float* d, u32 n, const Site& site);
  void take(Thread& thread, u32 lane, float* d, Accumulators& accumulators, const Site& site);
  void give_back(Thread& thread, u32 lane, Accumulators& accumulators);
  void check_operands(const Operation& operation, u32 number);
  void complete_next();
  static std::string describe_wait(const Thread& thread);

  Cta& cta_;
  u32 first_warp_;
  u16 component_;  // of clocks; one per warp, four in a row
  std::deque<Operation> operations_;
  u32 first_ = 0;  // number of the operation at the front
  u32 done_ = 0;   // complete operations
  std::vector<std::unique_ptr<Accumulators>> accumulators_;
  std::vector<Thread*> waiting_;
};

}  // namespace rawgemm::model
