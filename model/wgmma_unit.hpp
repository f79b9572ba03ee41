// The wgmma operations of one warpgroup, from the first lane that issues one to the last that has waited for it.
#pragma once
#include <array>
#include <deque>
#include <memory>
#include <vector>

#include <instructions.hpp>
#include <machine.hpp>
#include <multiplier.hpp>

namespace rawgemm::model {

class WgmmaUnit {
 public:
  static constexpr u32 lanes = 128;
  static constexpr u32 m = wgmma_m;
  static constexpr u32 a_registers = 4;

  WgmmaUnit(Cta& cta, u32 first_warp);
  WgmmaUnit(const WgmmaUnit&) = delete;
  ~WgmmaUnit();

  /// A lane issues its next wgmma; the last of the 128 makes it happen. d, a: its registers; a: nullptr where A is in
  /// shared memory.
  void issue(Thread& thread, const Wgmma& instruction, u32* d, const u32* a, const Site& site);
  /// Blocks until the first `count` wgmmas are complete, and gives the thread the accumulators that no later one uses.
  void wait(Thread& thread, u32 count, const Site& site);

 private:
  /// D of one or more wgmmas in flight. While it is here, the lanes' registers hold poison.
  struct Accumulators {
    u32 n = 0;
    u32 k = 0;
    bool is_f16 = false;
    std::array<u32*, lanes> registers{};  // null: not taken from this lane, or given back
    std::array<u32, lanes> users{};       // wgmmas that this lane has issued up to the last one on them
    u32 taken = 0;
    std::vector<float> value;  // [m][n]
    u32 multiplication = 0;    // the last task of the multiplier that adds to it

    u32 count() const { return n / (is_f16 ? 4 : 2); }  // registers of a lane
  };
  struct Operation {
    Wgmma instruction;
    Site site;
    u32 issued_by = 0;  // lanes so far
    Accumulators* accumulators = nullptr;
    std::vector<std::array<u32, a_registers>> a;  // of each lane, where A is in registers
  };
  /// What A's registers of a lane held when a wgmma took them: they must still hold it when it is done.
  struct FragmentOfA {
    const u32* registers;
    std::array<u32, a_registers> value;
    u32 number;      // of the last wgmma that read them, and 1
    u32 fences;      // that the lane had executed then
    bool in_flight;  // the lane has not waited for it
    Site site;
  };

  Accumulators* find_accumulators(u32 lane, const u32* d, const Wgmma& instruction, const Site& site);
  void take(Thread& thread, u32 lane, u32* d, Accumulators& accumulators, const Site& site);
  void give_back(Thread& thread, u32 lane, Accumulators& accumulators);
  void take_a(Thread& thread, u32 lane, const u32* a, u32 number, Operation& operation, const Site& site);
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
  std::array<std::vector<FragmentOfA>, lanes> fragments_of_a_;
  std::vector<Thread*> waiting_;
};

}  // namespace rawgemm::model
