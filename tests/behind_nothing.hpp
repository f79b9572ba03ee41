// Memory in front of which nothing may be touched.
#pragma once
#include <sys/mman.h>

#include <cstddef>
#include <new>

namespace rawgemm::test {

/// An allocator whose memory begins behind some that nobody may read or write.
template <class T>
struct BehindNothing {
  using value_type = T;
  static constexpr std::size_t nothing = 1 << 20;  // bytes, whole pages

  T* allocate(std::size_t count) {
    void* const memory =
        mmap(nullptr, nothing + count * sizeof(T), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED || mprotect(memory, nothing, PROT_NONE) != 0) throw std::bad_alloc();
    return reinterpret_cast<T*>(static_cast<std::byte*>(memory) + nothing);
  }
  void deallocate(T* address, std::size_t count) {
    munmap(reinterpret_cast<std::byte*>(address) - nothing, nothing + count * sizeof(T));
  }
  bool operator==(const BehindNothing&) const = default;
};

}  // namespace rawgemm::test
