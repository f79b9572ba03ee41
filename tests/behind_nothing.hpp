// Memory in front of which nothing may be touched, and memory behind which nothing may be.
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

/// One whose memory ends in front of some that nobody may read or write.
template <class T>
struct AheadOfNothing {
  using value_type = T;
  static constexpr std::size_t nothing = 1 << 20;  // bytes, whole pages

  T* allocate(std::size_t count) {
    void* const memory =
        mmap(nullptr, pages(count) + nothing, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    std::byte* const end = static_cast<std::byte*>(memory) + pages(count);
    if (memory == MAP_FAILED || mprotect(end, nothing, PROT_NONE) != 0) throw std::bad_alloc();
    return reinterpret_cast<T*>(end - count * sizeof(T));
  }
  void deallocate(T* address, std::size_t count) {
    munmap(reinterpret_cast<std::byte*>(address + count) - pages(count), pages(count) + nothing);
  }
  bool operator==(const AheadOfNothing&) const = default;

 private:
  static std::size_t pages(std::size_t count) { return (count * sizeof(T) + nothing - 1) / nothing * nothing; }
};

}  // namespace rawgemm::test
