// Copies and reductions of tensor boxes, and what is wrong with them.
#include <algorithm>
#include <array>
#include <cstring>
#include <utility>
#include <vector>

#include <host/device.hpp>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/cp_async_bulk.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>
#include <ptx/fence.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/special_registers.cuh>
#include <tests/behind_nothing.hpp>
#include <tests/ptx/by_rank.cuh>
#include <tests/ptx/schedules.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr u32 box_offset = 1024;  // behind barriers; the swizzles' period
constexpr u32 shared_memory = 64 * 1024;
constexpr i64 outside = -1;
constexpr u8 untouched = 0xa5;

/// A tensor of numbers 1, 2, 3 ... in the order of its elements, with pads of 0xff between rows and planes.
class Tensor {
 public:
  Tensor(TensorType type, std::vector<i64> extents, std::vector<i64> box, Swizzle swizzle = Swizzle::none) {
    request.type = type;
    request.rank = static_cast<int>(extents.size());
    request.swizzle = swizzle;
    i64 below = bytes_of(type);
    for (std::size_t i = 0; i < extents.size(); ++i) {
      request.extent[i] = extents[i];
      request.box[i] = box[i];
      below *= extents[i];
      if (i + 1 == extents.size()) break;
      request.stride[i] = below = (below + 15) / 16 * 16 + 16;
    }
    bytes.resize(static_cast<std::size_t>(below) + 2 * pad, 0xff);
    for_each_element([&](i64 number, u8* at) { std::memcpy(at, &number, element_bytes()); });
  }

  TensorMap map() {
    request.address = origin();
    const Status status = check(request, "tensor");
    INFO(status.text);
    REQUIRE(status.ok());
    return model::encode(request);
  }
  std::size_t element_bytes() const { return static_cast<std::size_t>(bytes_of(request.type)); }
  u8* origin() {
    const std::size_t begin = reinterpret_cast<std::uintptr_t>(bytes.data()) % 16;
    return bytes.data() + pad - begin;
  }
  u32 places(int i) const {
    return static_cast<u32>(i == 0 ? request.box[0]
                                   : (request.box[i] + request.element_stride[i] - 1) / request.element_stride[i]);
  }
  u32 row_bytes() const { return places(0) * static_cast<u32>(element_bytes()); }
  u32 row_pitch() const { return std::max(row_bytes(), static_cast<u32>(width_of(request.swizzle))); }
  u32 rows() const {
    u32 total = 1;
    for (int i = 1; i < request.rank; ++i) total *= places(i);
    return total;
  }
  u32 box_bytes() const { return rows() * row_bytes(); }
  u32 box_span() const { return rows() * row_pitch(); }

  /// Where in shared memory a byte of a box lies: chunks of a row change places with each other, in ever other ways.
  u32 in_shared(u32 offset) const {
    constexpr u32 rows_per_line[] = {1, 4, 2, 1};  // rows of 32, 64 or 128 bytes in 128 bytes
    constexpr u32 chunks[] = {1, 2, 4, 8};
    const int i = static_cast<int>(request.swizzle);
    const u32 row = offset / row_bytes();
    const u32 column = offset % row_bytes();
    if (request.swizzle == Swizzle::none) return offset;
    return row * row_pitch() + (column / 16 ^ row / rows_per_line[i] % chunks[i]) * 16 + column % 16;
  }

  /// visit(number from 1, address)
  template <class Visit>
  void for_each_element(Visit visit) {
    std::array<i64, 5> at{};
    i64 number = 0;
    do {
      i64 distance = at[0] * bytes_of(request.type);
      for (int i = 1; i < request.rank; ++i) distance += at[i] * request.stride[i - 1];
      visit(++number, origin() + distance);
    } while (next(at, request.extent));
  }
  /// visit(offset of an element in a box without swizzle, its number in the tensor or `outside`)
  template <class Visit>
  void for_each_in_box(const std::array<i32, 5>& first, Visit visit) const {
    i64 ends[5];
    for (int i = 0; i < request.rank; ++i) ends[i] = places(i);
    std::array<i64, 5> at{};
    u32 offset = 0;
    do {
      i64 number = 0;
      bool inside = true;
      for (int i = request.rank; i-- > 0;) {
        const i64 coordinate = first[i] + at[i] * (i == 0 ? 1 : request.element_stride[i]);
        inside &= coordinate >= 0 && coordinate < request.extent[i];
        number = number * request.extent[i] + coordinate;
      }
      visit(offset, inside ? number + 1 : outside);
      offset += static_cast<u32>(element_bytes());
    } while (next(at, ends));
  }

  TensorMapRequest request{};
  std::vector<u8> bytes;

 private:
  static constexpr std::size_t pad = 64;

  bool next(std::array<i64, 5>& at, const i64* ends) const {
    for (int i = 0; i < request.rank; ++i) {
      if (++at[i] < ends[i]) return true;
      at[i] = 0;
    }
    return false;
  }
};

void launch(const std::function<void()>& kernel, u32 cluster = 1) {
  model::run({.grid = cluster, .block = 32, .cluster = cluster, .shared_memory = shared_memory}, kernel);
}

void wait_for(SharedAddress bar, u32 parity = 0) {
  while (!ptx::mbarrier_try_wait_parity(bar, parity)) {
  }
}

SharedAddress initialised_barrier(u32 bytes) {
  const SharedAddress bar = ptx::dynamic_smem();
  ptx::mbarrier_init(bar, 1);
  ptx::fence_mbarrier_init();
  ptx::mbarrier_arrive_expect_tx(bar, bytes);
  return bar;
}

/// What one thread finds in the box's shared memory after a load of the box at `first`.
std::vector<u8> loaded(const TensorMap& encoded, const std::array<i32, 5>& first, const Tensor& tensor) {
  std::vector<u8> result(tensor.box_span());
  check_clean([&] {
    launch([&] {
      if (threadIdx.x != 0) return;
      const TensorMap map = encoded;  // as if it were a parameter
      const SharedAddress bar = initialised_barrier(tensor.box_bytes());
      const SharedAddress box = bar + box_offset;
      for (u32 i = 0; i < result.size(); i += 4) ptx::st_shared_b32(box + i, untouched * 0x01010101u);
      ptx::fence_proxy_async_shared_cta();
      load(&map, static_cast<u32>(tensor.request.rank), first.data(), box, bar, {.prefetch = true, .cache = true});
      wait_for(bar);
      for (u32 i = 0; i < result.size(); i += 2) {
        const u16 two = ptx::ld_shared_b16(box + i);
        std::memcpy(&result[i], &two, sizeof(two));
      }
    });
  });
  return result;
}

void check_load(Tensor& tensor, const std::array<i32, 5>& first) {
  std::vector<u8> want(tensor.box_span(), untouched);
  tensor.for_each_in_box(first, [&](u32 offset, i64 number) {
    const i64 value = number == outside ? 0 : number;
    std::memcpy(&want[tensor.in_shared(offset)], &value, tensor.element_bytes());
  });
  const bool as_wanted = loaded(tensor.map(), first, tensor) == want;
  CHECK(as_wanted);
}

/// What the tensor's memory holds after a box of numbers 1000, 1001 ... has been stored, or reduced into it, at
/// `first`.
std::vector<u8> stored(Tensor& tensor, const std::array<i32, 5>& first,
                       const std::function<void(const TensorMap*, SharedAddress)>& store) {
  const std::vector<u8> before = tensor.bytes;
  std::vector<u8> after;
  const TensorMap encoded = tensor.map();
  check_clean([&] {
    tensor.bytes = before;
    launch([&] {
      if (threadIdx.x != 0) return;
      const TensorMap map = encoded;
      const SharedAddress box = ptx::dynamic_smem() + box_offset;
      tensor.for_each_in_box(first, [&](u32 offset, i64) {
        const u32 value = 1000 + offset / static_cast<u32>(tensor.element_bytes());
        ptx::st_shared_b32(box + tensor.in_shared(offset), value);
      });
      ptx::fence_proxy_async_shared_cta();
      store(&map, box);
      ptx::cp_async_bulk_commit_group();
      ptx::cp_async_bulk_wait_group<0>();
    });
    if (!after.empty()) CHECK(after == tensor.bytes);
    after = tensor.bytes;
  });
  tensor.bytes = before;
  return after;
}

}  // namespace

TEST_CASE("TMA load: boxes of 1 to 5 dimensions, inside, and across each edge") {
  std::vector<i64> extents;
  std::vector<i64> box;
  for (int rank = 1; rank <= 5; ++rank) {
    extents.push_back(rank == 1 ? 11 : 6 - rank);
    box.push_back(rank == 1 ? 8 : 3);
    Tensor tensor(TensorType::u16, extents, box);
    check_load(tensor, {});
    for (int i = 0; i < rank; ++i) {
      const i32 extent = static_cast<i32>(extents[i]);
      const i32 step = i == 0 ? 8 : 1;
      for (const i32 at : {-step, (extent - 1) / step * step, (extent + step - 1) / step * step, -300 * step}) {
        std::array<i32, 5> first{};
        first[i] = at;
        check_load(tensor, first);
      }
    }
  }
}

TEST_CASE("TMA load: elements of each size") {
  for (const TensorType type : {TensorType::u8, TensorType::u16, TensorType::u32, TensorType::i32, TensorType::u64,
                                TensorType::i64, TensorType::f16, TensorType::bf16, TensorType::f32, TensorType::f64}) {
    Tensor tensor(type, {21, 5}, {16, 4});
    const i32 step = 16 / static_cast<i32>(bytes_of(type));
    check_load(tensor, {-step, 2});
    check_load(tensor, {step, -1});
  }
}

TEST_CASE("TMA load: each swizzle permutes the chunks of its rows") {
  for (const Swizzle swizzle : {Swizzle::bytes_32, Swizzle::bytes_64, Swizzle::bytes_128}) {
    const i64 columns = 8 << static_cast<int>(swizzle);
    Tensor tensor(TensorType::u16, {100, 40}, {columns, 32}, swizzle);
    check_load(tensor, {0, 0});
    check_load(tensor, {88, 20});
  }
}

TEST_CASE("TMA load: rows narrower than the swizzle lie at its width, and what is between them stays") {
  for (const Swizzle swizzle : {Swizzle::bytes_32, Swizzle::bytes_64, Swizzle::bytes_128})
    for (i64 columns = 8; columns < 8 << static_cast<int>(swizzle); columns += 8) {
      Tensor tensor(TensorType::u16, {100, 5, 6}, {columns, 4, 5}, swizzle);
      check_load(tensor, {0, 0, 0});
      check_load(tensor, {88, 3, -2});
    }
}

TEST_CASE("TMA load: element strides leave out elements of every dimension but the first") {
  Tensor tensor(TensorType::u32, {9, 10, 7}, {4, 6, 5});
  tensor.request.element_stride[0] = 2;
  tensor.request.element_stride[1] = 3;
  tensor.request.element_stride[2] = 2;
  CHECK(tensor.box_bytes() == 4 * 4 * 2 * 3);
  check_load(tensor, {4, 2, 1});
  check_load(tensor, {-4, -1, 4});
}

TEST_CASE("TMA load: what is outside may be filled with NaN") {
  constexpr u64 bits = 0x7ff77ff77ff77ff7;
  for (const TensorType type : {TensorType::f16, TensorType::bf16, TensorType::f32, TensorType::f64}) {
    Tensor tensor(type, {3}, {8});
    tensor.request.fill = Fill::nan;
    const std::vector<u8> box = loaded(tensor.map(), {}, tensor);
    for (std::size_t i = 3; i < 8; ++i)
      CHECK(std::memcmp(&box[i * tensor.element_bytes()], &bits, tensor.element_bytes()) == 0);
  }
}

TEST_CASE("TMA load: multicast to the CTAs that the mask names, in clusters of up to 16") {
  Tensor tensor(TensorType::u16, {64, 16}, {64, 1});
  const TensorMap encoded = tensor.map();
  for (const u32 cluster : {2u, 4u, 8u, 16u}) {
    check_clean([&] {
      launch(
          [&] {
            const TensorMap map = encoded;
            const SharedAddress bar = ptx::dynamic_smem();
            const SharedAddress boxes = bar + box_offset;
            const u32 rank = ptx::cluster_ctarank();
            // Each CTA loads a row for itself and the next one.
            if (threadIdx.x == 0) {
              ptx::mbarrier_init(bar, 1);
              ptx::fence_mbarrier_init();
              ptx::mbarrier_arrive_expect_tx(bar, 2 * 128);
            }
            ptx::barrier_cluster_arrive();
            ptx::barrier_cluster_wait();
            if (threadIdx.x == 0) {
              const u16 mask = static_cast<u16>(1u << rank | 1u << (rank + 1) % cluster);
              const i32 at[] = {0, static_cast<i32>(rank)};
              load_multicast(&map, 2, at, boxes + rank * 128, bar, mask, true);
              wait_for(bar);
              for (const u32 from : {rank, (rank + cluster - 1) % cluster})
                CHECK(ptx::ld_shared_b16(boxes + from * 128 + 2) == from * 64 + 2);
            }
            ptx::barrier_cluster_arrive();
            ptx::barrier_cluster_wait();
          },
          cluster);
    });
  }
}

TEST_CASE("TMA store: writes what is inside the tensor, in 1 to 5 dimensions") {
  std::vector<i64> extents;
  std::vector<i64> box;
  for (u32 rank = 1; rank <= 5; ++rank) {
    extents.push_back(rank == 1 ? 8 : 3);
    box.push_back(rank == 1 ? 8 : 2);
    Tensor tensor(TensorType::u32, extents, box);
    for (const i32 x : {0, 4, 8}) {
      std::array<i32, 5> first{x};
      if (rank > 1) first[rank - 1] = 2;
      std::vector<u8> want = tensor.bytes;
      tensor.for_each_in_box(first, [&](u32 offset, i64 number) {
        const u32 value = 1000 + offset / 4;
        tensor.for_each_element([&](i64 element, u8* at) {
          if (element == number) std::memcpy(&want[static_cast<std::size_t>(at - tensor.bytes.data())], &value, 4);
        });
      });
      CHECK(stored(tensor, first, [&](const TensorMap* map, SharedAddress src) {
              store(map, rank, first.data(), src, x == 0);
            }) == want);
    }
  }
}

TEST_CASE("TMA store: rows narrower than the swizzle lie at its width, and what is between them is not read") {
  for (const Swizzle swizzle : {Swizzle::bytes_32, Swizzle::bytes_64, Swizzle::bytes_128}) {
    Tensor tensor(TensorType::u32, {4, 16}, {4, 16}, swizzle);
    const i32 at[] = {0, 0};
    const std::vector<u8> got =
        stored(tensor, {}, [&](const TensorMap* map, SharedAddress src) { store(map, 2, at, src, false); });
    const std::size_t origin = static_cast<std::size_t>(tensor.origin() - tensor.bytes.data());
    for (u32 row = 0; row < 16; ++row)
      for (u32 column = 0; column < 4; ++column) {
        u32 value;
        std::memcpy(&value, &got[origin + row * 32 + column * 4], sizeof(value));
        CHECK(value == 1000 + row * 4 + column);
      }
  }
}

TEST_CASE("TMA store: a row that ends inside a 16-byte chunk is written to the chunk's end") {
  Tensor tensor(TensorType::u32, {5, 2}, {8, 2});
  const i32 at[] = {0, 0};
  const std::vector<u8> got =
      stored(tensor, {}, [&](const TensorMap* map, SharedAddress src) { store(map, 2, at, src, false); });
  const std::size_t origin = static_cast<std::size_t>(tensor.origin() - tensor.bytes.data());
  for (u32 row = 0; row < 2; ++row)
    for (u32 column = 0; column < 8; ++column) {
      u32 value;
      std::memcpy(&value, &got[origin + row * 48 + column * 4], sizeof(value));
      CHECK(value == 1000 + row * 8 + column);
    }
}

TEST_CASE("TMA store: element strides") {
  Tensor tensor(TensorType::u32, {4, 6}, {4, 6});
  tensor.request.element_stride[1] = 2;
  const i32 at[] = {0, 1};
  const std::vector<u8> got =
      stored(tensor, {0, 1}, [&](const TensorMap* map, SharedAddress src) { store(map, 2, at, src, false); });
  u32 value;
  const std::size_t origin = static_cast<std::size_t>(tensor.origin() - tensor.bytes.data());
  for (u32 row = 0; row < 6; ++row) {
    std::memcpy(&value, &got[origin + row * 32], sizeof(value));
    CHECK(value == (row % 2 == 1 ? 1000 + row / 2 * 4 : row * 4 + 1));
  }
}

TEST_CASE("TMA reduction: add, min and max of boxes") {
  for (const auto& [op, want] : {std::pair{Reduction::add, 1000u + 1}, {Reduction::min, 1u}, {Reduction::max, 1000u}})
    for (u32 rank = 1; rank <= 5; ++rank) {
      Tensor tensor(TensorType::u32, std::vector<i64>(rank, 4), std::vector<i64>(rank, 4));
      const i32 at[5] = {};
      const std::vector<u8> got = stored(tensor, {}, [&, op = op](const TensorMap* map, SharedAddress src) {
        if (op == Reduction::add) reduce<Reduction::add>(map, rank, at, src, true);
        if (op == Reduction::min) reduce<Reduction::min>(map, rank, at, src, false);
        if (op == Reduction::max) reduce<Reduction::max>(map, rank, at, src, false);
      });
      u32 value;
      std::memcpy(&value, &got[static_cast<std::size_t>(tensor.origin() - tensor.bytes.data())], sizeof(value));
      CHECK(value == want);
    }
}

// ------------------------------------------------------------------------------------------------------------ misuse

namespace {

/// One thread loads a box of 16 x 4 elements of 2 bytes in a wrong way.
void check_load_found(const std::string& text,
                      const std::function<void(const TensorMap* map, SharedAddress box, SharedAddress bar)>& wrong,
                      u32 expected_bytes = 128) {
  Tensor tensor(TensorType::u16, {64, 8}, {16, 4});
  const TensorMap encoded = tensor.map();
  check_found(
      [&] {
        launch([&] {
          if (threadIdx.x != 0) return;
          const TensorMap map = encoded;
          const SharedAddress bar = initialised_barrier(expected_bytes);
          wrong(&map, bar + box_offset, bar);
          wait_for(bar);
        });
      },
      {text});
}

}  // namespace

TEST_CASE("TMA load: misuse is found") {
  using Address = SharedAddress;
  check_load_found("is not 128-byte aligned", [](const TensorMap* map, Address box, Address bar) {
    ptx::cp_async_bulk_tensor_2d(box + 64, map, 0, 0, bar);
  });
  check_load_found("lies outside the", [](const TensorMap* map, Address box, Address bar) {
    ptx::cp_async_bulk_tensor_2d(box + shared_memory, map, 0, 0, bar);
  });
  check_load_found("the tensor map has 2 dimensions, not 3", [](const TensorMap* map, Address box, Address bar) {
    ptx::cp_async_bulk_tensor_3d(box, map, 0, 0, 0, bar);
  });
  check_load_found("cta_mask = 2 names CTAs that the cluster of 1 does not have",
                   [](const TensorMap* map, Address box, Address bar) {
                     ptx::cp_async_bulk_tensor_2d_multicast(box, map, 0, 0, bar, 2);
                   });
  check_load_found("cta_mask = 0 names no CTA", [](const TensorMap* map, Address box, Address bar) {
    ptx::cp_async_bulk_tensor_2d_multicast(box, map, 0, 0, bar, 0);
  });
  check_load_found("cache_policy = 7, must come from createpolicy", [](const TensorMap* map, Address box, Address bar) {
    ptx::cp_async_bulk_tensor_2d(box, map, 0, 0, bar, 7);
  });
  check_load_found("is no initialised mbarrier", [](const TensorMap* map, Address box, Address bar) {
    ptx::cp_async_bulk_tensor_2d(box, map, 0, 0, bar + 8);
  });
  check_load_found("the tensor map was never encoded", [](const TensorMap*, Address box, Address bar) {
    const TensorMap empty{};
    ptx::cp_async_bulk_tensor_2d(box, &empty, 0, 0, bar);
  });
  check_load_found(
      "an mbarrier, which only mbarrier instructions may touch",
      [](const TensorMap* map, Address, Address bar) { ptx::cp_async_bulk_tensor_2d(bar, map, 0, 0, bar); });
}

TEST_CASE("TMA: coordinates that an H200 refuses are found") {
  using Address = SharedAddress;
  const std::string unaligned = "x = 4, must be a multiple of 8 elements (16 bytes)";
  check_load_found(unaligned, [](const TensorMap* map, Address box, Address bar) {
    ptx::cp_async_bulk_tensor_2d(box, map, 4, 0, bar);
  });
  check_load_found(unaligned, [](const TensorMap* map, Address box, Address bar) {
    ptx::cp_async_bulk_tensor_2d_multicast(box, map, 4, 0, bar, 1);
  });
  check_load_found(unaligned,
                   [](const TensorMap* map, Address, Address) { ptx::cp_async_bulk_prefetch_tensor_2d(map, 4, 0); });
  check_load_found(unaligned,
                   [](const TensorMap* map, Address box, Address) { ptx::cp_async_bulk_tensor_2d(map, 4, 0, box); });
  check_load_found(unaligned, [](const TensorMap* map, Address box, Address) {
    ptx::cp_reduce_async_bulk_tensor_2d<Reduction::add>(map, 4, 0, box);
  });
  check_load_found("x = -8, must not be negative",
                   [](const TensorMap* map, Address box, Address) { ptx::cp_async_bulk_tensor_2d(map, -8, 0, box); });
  check_load_found("y = -1, must not be negative", [](const TensorMap* map, Address box, Address) {
    ptx::cp_reduce_async_bulk_tensor_2d<Reduction::min>(map, 0, -1, box);
  });
}

TEST_CASE("TMA load: something is mapped at the map's address where a box lies outside altogether") {
  constexpr i64 pitch = 128, rows = 64;
  std::vector<u8, BehindNothing<u8>> second_half(pitch * rows / 2);
  const TensorMapRequest request{.type = TensorType::u16,
                                 .rank = 2,
                                 .address = second_half.data() - pitch * rows / 2,
                                 .extent = {64, rows},
                                 .stride = {pitch},
                                 .box = {16, 4},
                                 .swizzle = Swizzle::none};
  const TensorMap encoded = model::encode(request);
  const auto load = [&](i32 x, i32 y) {
    launch([&] {
      if (threadIdx.x != 0) return;
      const TensorMap map = encoded;
      const SharedAddress bar = initialised_barrier(128);
      ptx::cp_async_bulk_tensor_2d(bar + box_offset, &map, x, y, bar);
      wait_for(bar);
    });
  };
  load(56, 61);
  for (const std::pair<i32, i32>& at : {std::pair{0, 64}, {64, 40}, {0, -4}})
    check_found([&] { load(at.first, at.second); },
                {"the box lies outside of the tensor altogether", "nothing is mapped there"});
}

TEST_CASE("TMA load: narrow rows of a swizzle need shared memory for whole ones") {
  Tensor tensor(TensorType::u16, {64, 8}, {16, 4}, Swizzle::bytes_128);
  const TensorMap encoded = tensor.map();
  check_found(
      [&] {
        launch([&] {
          if (threadIdx.x != 0) return;
          const TensorMap map = encoded;
          const SharedAddress bar = initialised_barrier(tensor.box_bytes());
          ptx::cp_async_bulk_tensor_2d(bar + shared_memory - 384, &map, 0, 0, bar);
        });
      },
      {"lies outside the"});
}

TEST_CASE("TMA load: more or fewer bytes than expected are found") {
  const auto load_box = [](const TensorMap* map, SharedAddress box, SharedAddress bar) {
    ptx::cp_async_bulk_tensor_2d(box, map, 0, 0, bar);
  };
  check_load_found("0 of 1 arrivals and 16 bytes pending", load_box, 144);
  check_load_found("0 of 1 arrivals and -16 bytes pending", load_box, 112);
}

TEST_CASE("TMA store: no fence.proxy.async, source overwritten too early, no wait at the end") {
  Tensor tensor(TensorType::u16, {64, 8}, {16, 1});
  const TensorMap encoded = tensor.map();
  const auto kernel = [&](bool fence, bool overwrite, bool wait) {
    return [=, &encoded] {
      launch([=, &encoded] {
        if (threadIdx.x != 0) return;
        const TensorMap map = encoded;
        const SharedAddress box = ptx::dynamic_smem() + box_offset;
        for (u32 i = 0; i < 32; i += 4) ptx::st_shared_b32(box + i, i);
        if (fence) ptx::fence_proxy_async_shared_cta();
        ptx::cp_async_bulk_tensor_2d(&map, 0, 0, box);
        ptx::cp_async_bulk_commit_group();
        if (overwrite) ptx::st_shared_b32(box, 1);
        if (wait) ptx::cp_async_bulk_wait_group_read<0>();
      });
    };
  };
  check_clean(kernel(true, false, true));
  check_found(kernel(false, false, true), {"written through the generic proxy by"});
  check_found(kernel(true, true, true), {"still being read by"});
  check_found(kernel(true, false, false), {"exits while its bulk store group 0"});
}

TEST_CASE("TMA reduction: types that it does not take are found") {
  for (const auto& [type, op] : {std::pair{TensorType::u8, Reduction::add},
                                 {TensorType::u16, Reduction::max},
                                 {TensorType::f32, Reduction::min},
                                 {TensorType::f64, Reduction::max}}) {
    Tensor tensor(type, {64}, {16});
    const TensorMap encoded = tensor.map();
    check_found(
        [&, op = op] {
          launch([&, op] {
            if (threadIdx.x != 0) return;
            const TensorMap map = encoded;
            const SharedAddress box = ptx::dynamic_smem() + box_offset;
            if (op == Reduction::add) ptx::cp_reduce_async_bulk_tensor_1d<Reduction::add>(&map, 0, box);
            if (op == Reduction::min) ptx::cp_reduce_async_bulk_tensor_1d<Reduction::min>(&map, 0, box);
            if (op == Reduction::max) ptx::cp_reduce_async_bulk_tensor_1d<Reduction::max>(&map, 0, box);
          });
        },
        {"add takes u32, i32, u64, f16, bf16, f32 and f64; min and max take u32, i32, u64, i64, f16 and bf16"});
  }
}

namespace {

struct LocalParams {
  TensorMap map;
  u32 bytes;
};

void load_from_copy(LocalParams params) {
  if (threadIdx.x != 0) return;
  const TensorMap copy = params.map;
  const SharedAddress bar = initialised_barrier(params.bytes);
  ptx::cp_async_bulk_tensor_1d(bar + box_offset, &copy, 0, bar);
}

}  // namespace

TEST_CASE("TMA load: a tensor map in local memory is found") {
  Tensor tensor(TensorType::f32, {64}, {16});
  const LocalParams params{tensor.map(), tensor.box_bytes()};
  check_found(
      [&] {
        (void)device::launch("local", &load_from_copy, 1, {.block = 32, .cluster = 1, .shared_memory = shared_memory},
                             nullptr, params);
      },
      {"the tensor map lies in local memory, where TMA cannot read it"});
}
