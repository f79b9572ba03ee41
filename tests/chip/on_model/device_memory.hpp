// Where probes keep their operands: the model reads and writes the memory of the host.
#pragma once
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include <model.hpp>
#include <ptx/types.cuh>

namespace rawgemm::test::chip {

class DeviceMemory {
 public:
  /// What the program runs on.
  static std::string start() { return "the model"; }
  static void* allocate(size_t bytes) {
    blocks().emplace_back(std::aligned_alloc(256, (bytes + 255) / 256 * 256));
    return blocks().back().get();
  }
  static void release_all() {
    blocks().clear();
    ++model::settings().schedule_seed;  // no result may depend on the schedule
  }
  static void write(void* to, const void* from, size_t bytes) { std::memcpy(to, from, bytes); }
  static void read(void* to, const void* from, size_t bytes) { std::memcpy(to, from, bytes); }

 private:
  struct Free {
    void operator()(void* memory) const { std::free(memory); }
  };
  static std::vector<std::unique_ptr<void, Free>>& blocks() {
    static std::vector<std::unique_ptr<void, Free>> blocks;
    return blocks;
  }
};

}  // namespace rawgemm::test::chip
