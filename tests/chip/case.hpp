// A probe asks what an instruction does, in numbered cases. It is compiled twice, for the model and for the GPU: the
// same case draws the same random numbers on both, and its result, the bytes of its outputs, must be the same.
#pragma once
#include <string>
#include <vector>

#include <device_memory.hpp>
#include <host/status.hpp>
#include <tests/numbers.hpp>

namespace rawgemm::test::chip {

class Case {
 public:
  Case(const std::string& probe, u64 number) : number_(number), random_(hash(probe.data(), probe.size()) + number) {
    DeviceMemory::release_all();
  }
  Case(const Case&) = delete;
  Case& operator=(const Case&) = delete;

  u64 number() const { return number_; }
  Random& random() { return random_; }

  /// Device memory with these values, aligned to 256 bytes.
  template <class T>
  T* input(const std::vector<T>& values) {
    void* const memory = DeviceMemory::allocate(values.size() * sizeof(T));
    DeviceMemory::write(memory, values.data(), values.size() * sizeof(T));
    return static_cast<T*>(memory);
  }
  /// The same, and what it holds at the end belongs to the result.
  template <class T>
  T* output(const std::vector<T>& values) {
    T* const memory = input(values);
    outputs_.push_back({memory, values.size() * sizeof(T)});
    return memory;
  }
  /// Likewise, filled with a pattern that shows what is left alone.
  template <class T>
  T* output(size_t count) {
    return reinterpret_cast<T*>(output(std::vector<u8>(count * sizeof(T), 0xa5)));
  }

  /// After the launches: the outputs, one after the other.
  std::vector<u8> result() const {
    std::vector<u8> bytes;
    for (const Output& output : outputs_) {
      bytes.resize(bytes.size() + output.bytes);
      DeviceMemory::read(bytes.data() + bytes.size() - output.bytes, output.memory, output.bytes);
    }
    return bytes;
  }

  /// FNV-1a, 64 bits.
  static u64 hash(const void* data, size_t bytes) {
    u64 result = 0xcbf29ce484222325;
    for (size_t i = 0; i < bytes; ++i) result = (result ^ static_cast<const u8*>(data)[i]) * 0x100000001b3;
    return result;
  }

 private:
  struct Output {
    const void* memory;
    size_t bytes;
  };
  u64 number_;
  Random random_;
  std::vector<Output> outputs_;
};

struct Probe {
  const char* name;
  Status (*run)(Case&);
  /// Cases 0 to dumped - 1 are recorded on a chip and committed; those and any others can be compared on a machine
  /// that has one.
  u64 dumped;
};
using Probes = std::vector<Probe>;

}  // namespace rawgemm::test::chip
