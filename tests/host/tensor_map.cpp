// Every rule of cuTensorMapEncodeTiled, as check() has it: the code, and the text with argument, value and rule.
#include <host/tensor_map.hpp>
#include <tests/catch.hpp>

using namespace rawgemm;

namespace {

alignas(128) unsigned char memory[256];

/// A map of 100 x 200 bf16 that breaks no rule: rows of 400 bytes, 416 apart.
TensorMapRequest good() {
  return {
      .type = TensorType::bf16, .rank = 2, .address = memory, .extent = {200, 100}, .stride = {416}, .box = {64, 128}};
}

/// The same in five dimensions.
TensorMapRequest good_5d() {
  return {.type = TensorType::f32,
          .rank = 5,
          .address = memory,
          .extent = {8, 3, 5, 7, 2},
          .stride = {32, 96, 480, 3360},
          .box = {8, 1, 1, 1, 2}};
}

void accepts(const TensorMapRequest& map) {
  const Status status = check(map, "map");
  CHECK(status.ok());
  CHECK(status.text == "");
}

void refuses(const TensorMapRequest& map, StatusCode code, const std::string& text) {
  const Status status = check(map, "gemm: map of a");
  CHECK(status.code == code);
  CHECK(status.text == "gemm: map of a: " + text);
}

constexpr i64 two_to_32 = i64{1} << 32;
constexpr i64 two_to_40 = i64{1} << 40;

}  // namespace

TEST_CASE("tensor map: what breaks no rule is accepted") {
  accepts(good());
  accepts(good_5d());
}

TEST_CASE("tensor map: rank") {
  for (const int rank : {-1, 0, 6}) {
    TensorMapRequest map = good_5d();
    map.rank = rank;
    refuses(map, StatusCode::tensor_map_rank,
            "rank = " + std::to_string(rank) + ", must be 1 to 5 (dimensions of a tensor map)");
  }
  for (int rank = 1; rank <= 5; ++rank) {
    TensorMapRequest map = good_5d();
    map.rank = rank;
    accepts(map);
  }
}

TEST_CASE("tensor map: null address") {
  TensorMapRequest map = good();
  map.address = nullptr;
  refuses(map, StatusCode::null_pointer, "address = 0, must not be null (TMA reads or writes there)");
}

TEST_CASE("tensor map: address at each distance from 16 bytes") {
  for (int bytes = 1; bytes < 16; ++bytes) {
    TensorMapRequest map = good();
    map.address = memory + bytes;
    refuses(map, StatusCode::misaligned_pointer,
            "address = " + std::to_string(reinterpret_cast<std::uintptr_t>(map.address)) +
                ", must be a multiple of 16 bytes (TMA)");
  }
  TensorMapRequest map = good();
  map.address = memory + 16;
  accepts(map);
}

TEST_CASE("tensor map: extents") {
  for (const int dimension : {0, 1})
    for (const i64 extent : {i64{0}, i64{-1}, two_to_32 + 1, i64{INT64_MIN}, i64{INT64_MAX}}) {
      TensorMapRequest map = good();
      map.extent[dimension] = extent;
      refuses(
          map, StatusCode::tensor_map_extent,
          "extent[" + std::to_string(dimension) + "] = " + std::to_string(extent) + ", must be 1 to 2^32 (tensor map)");
    }
  TensorMapRequest map = good();
  map.extent[0] = map.extent[1] = 1;
  accepts(map);
  map.extent[0] = map.extent[1] = two_to_32;
  map.stride[0] = two_to_32 * 2;
  accepts(map);
}

TEST_CASE("tensor map: extents of dimensions beyond the rank are not looked at") {
  TensorMapRequest map = good();
  map.extent[2] = -1;
  map.stride[1] = -1;
  map.box[2] = 1000;
  map.element_stride[2] = 0;
  accepts(map);
}

TEST_CASE("tensor map: strides that are no multiple of 16 bytes") {
  for (int bytes = 1; bytes < 16; ++bytes)
    for (const i64 stride : {i64{416}, i64{-416}}) {
      TensorMapRequest map = good();
      map.stride[0] = stride + bytes;
      refuses(map, StatusCode::tensor_map_stride,
              "stride[0] = " + std::to_string(stride + bytes) + ", must be a multiple of 16 bytes (TMA)");
    }
}

TEST_CASE("tensor map: strides that are negative or too large") {
  for (const i64 stride : {i64{-16}, i64{-416}, two_to_40, 2 * two_to_40}) {
    TensorMapRequest map = good();
    map.stride[0] = stride;
    refuses(map, StatusCode::tensor_map_stride,
            "stride[0] = " + std::to_string(stride) + ", must be at least 0 and less than 2^40 bytes (tensor map)");
  }
  TensorMapRequest map = good();
  map.stride[0] = two_to_40 - 16;
  accepts(map);
}

TEST_CASE("tensor map: strides shorter than what lies below") {
  for (const i64 stride : {i64{0}, i64{384}}) {
    TensorMapRequest map = good();
    map.stride[0] = stride;
    refuses(
        map, StatusCode::tensor_map_stride,
        "stride[0] = " + std::to_string(stride) + ", must be at least 400 bytes (the extent of the dimension below)");
  }
  TensorMapRequest map = good();
  map.stride[0] = 400;
  accepts(map);

  map = good_5d();
  map.stride[3] = 3344;
  refuses(map, StatusCode::tensor_map_stride,
          "stride[3] = 3344, must be at least 3360 bytes (the extent of the dimension below)");
}

TEST_CASE("tensor map: matrices that may overlap have any stride, their rows and columns the same rules") {
  TensorMapRequest map = good_5d();
  map.overlaps_from = 1;
  for (const int dimension : {1, 2, 3})
    for (const i64 stride : {0, 16, 64}) {
      TensorMapRequest overlapping = map;
      overlapping.stride[dimension] = stride;
      accepts(overlapping);
    }
  map.stride[0] = 16;
  refuses(map, StatusCode::tensor_map_stride,
          "stride[0] = 16, must be at least 32 bytes (the extent of the dimension below)");
  map.stride[0] = 32;
  map.stride[2] = 24;
  refuses(map, StatusCode::tensor_map_stride, "stride[2] = 24, must be a multiple of 16 bytes (TMA)");
  map.stride[2] = -16;
  refuses(map, StatusCode::tensor_map_stride,
          "stride[2] = -16, must be at least 0 and less than 2^40 bytes (tensor map)");
}

TEST_CASE("tensor map: rows that may overlap have any stride") {
  TensorMapRequest map = good();
  map.overlaps_from = 0;
  for (const i64 stride : {0, 16, 384}) {
    map.stride[0] = stride;
    accepts(map);
  }
  map.stride[0] = 24;
  refuses(map, StatusCode::tensor_map_stride, "stride[0] = 24, must be a multiple of 16 bytes (TMA)");
}

TEST_CASE("tensor map: strides so large that their product overflows 64 bits leave no room for a next dimension") {
  TensorMapRequest map = good_5d();
  map.rank = 3;
  map.extent[1] = two_to_32;
  map.stride[0] = two_to_40 - 16;
  map.stride[1] = two_to_40 - 16;
  refuses(map, StatusCode::tensor_map_stride,
          "stride[1] = 1099511627760, must be at least 4611686018427387904 bytes (the extent of the dimension below)");
}

TEST_CASE("tensor map: box of no elements, or of too many") {
  for (const int dimension : {0, 1})
    for (const i64 box : {i64{0}, i64{-8}, i64{257}}) {
      TensorMapRequest map = good();
      map.box[dimension] = box;
      refuses(map, StatusCode::tensor_map_box,
              "box[" + std::to_string(dimension) + "] = " + std::to_string(box) + ", must be 1 to 256 (tensor map)");
    }
  TensorMapRequest map = good();
  map.box[0] = map.box[1] = 256;
  map.swizzle = Swizzle::none;
  accepts(map);
  map.box[0] = 8;
  map.box[1] = 1;
  accepts(map);
}

TEST_CASE("tensor map: box rows that are no multiple of 16 bytes") {
  for (i64 box = 1; box <= 64; ++box) {
    TensorMapRequest map = good();
    map.box[0] = box;
    if (box % 8 == 0)
      accepts(map);
    else
      refuses(map, StatusCode::tensor_map_box,
              "box[0] in bytes = " + std::to_string(2 * box) + ", must be a multiple of 16 (TMA)");
  }
  TensorMapRequest map = good();
  map.type = TensorType::f32;
  map.stride[0] = 800;
  map.box[0] = 4;
  accepts(map);
}

TEST_CASE("tensor map: box rows wider than the swizzle") {
  for (const auto& [swizzle, bytes] :
       {std::pair{Swizzle::bytes_32, i64{32}}, {Swizzle::bytes_64, i64{64}}, {Swizzle::bytes_128, i64{128}}}) {
    TensorMapRequest map = good();
    map.swizzle = swizzle;
    map.box[0] = bytes / 2;
    accepts(map);
    map.box[0] = bytes / 2 + 8;
    refuses(map, StatusCode::tensor_map_swizzle,
            "box[0] in bytes = " + std::to_string(bytes + 16) + ", must be at most " + std::to_string(bytes) +
                " (the swizzle's width)");
  }
  TensorMapRequest map = good();
  map.swizzle = Swizzle::none;
  map.box[0] = 256;
  accepts(map);
}

TEST_CASE("tensor map: box larger than shared memory") {
  TensorMapRequest map = good_5d();  // boxes of 32 bytes along dimensions 0
  map.box[1] = map.box[4] = 1;
  map.box[2] = 64;
  map.box[3] = 114;
  accepts(map);
  map.box[3] = 115;
  refuses(map, StatusCode::tensor_map_box, "box in bytes = 235520, must be at most 228 KiB (shared memory)");
}

TEST_CASE("tensor map: element strides") {
  for (const int dimension : {0, 1})
    for (const i64 stride : {0, -1, 9}) {
      TensorMapRequest map = good();
      map.element_stride[dimension] = stride;
      refuses(map, StatusCode::tensor_map_element_stride,
              "element_stride[" + std::to_string(dimension) + "] = " + std::to_string(stride) +
                  ", must be 1 to 8 (tensor map)");
    }
  TensorMapRequest map = good();
  map.element_stride[1] = 8;
  accepts(map);
}

TEST_CASE("tensor map: elements of each type count by their size") {
  for (const auto& [type, bytes] : {std::pair{TensorType::u8, i64{1}},
                                    {TensorType::u16, i64{2}},
                                    {TensorType::u32, i64{4}},
                                    {TensorType::i32, i64{4}},
                                    {TensorType::u64, i64{8}},
                                    {TensorType::i64, i64{8}},
                                    {TensorType::f16, i64{2}},
                                    {TensorType::bf16, i64{2}},
                                    {TensorType::f32, i64{4}},
                                    {TensorType::f64, i64{8}}}) {
    TensorMapRequest map = good();
    map.type = type;
    map.extent[0] = 20;
    map.stride[0] = 160;
    map.box[0] = 128 / bytes;
    accepts(map);
    map.stride[0] = 16;
    refuses(map, StatusCode::tensor_map_stride,
            "stride[0] = 16, must be at least " + std::to_string(20 * bytes) +
                " bytes (the extent of the dimension below)");
    map.stride[0] = 160;
    map.box[0] = 144 / bytes;
    refuses(map, StatusCode::tensor_map_swizzle, "box[0] in bytes = 144, must be at most 128 (the swizzle's width)");
  }
}

TEST_CASE("tensor map: fill with NaN is for floating-point types") {
  for (const TensorType type : {TensorType::f16, TensorType::bf16, TensorType::f32, TensorType::f64}) {
    TensorMapRequest map = good_5d();
    map.type = type;
    map.extent[0] = map.box[0] = 4 * (8 / bytes_of(type));
    map.fill = Fill::nan;
    accepts(map);
  }
  for (const TensorType type :
       {TensorType::u8, TensorType::u16, TensorType::u32, TensorType::i32, TensorType::u64, TensorType::i64}) {
    TensorMapRequest map = good_5d();
    map.type = type;
    map.extent[0] = map.box[0] = 4 * (8 / bytes_of(type));
    accepts(map);
    map.fill = Fill::nan;
    refuses(map, StatusCode::tensor_map_fill, "fill = 1, must be 0 (integers have no NaN to be filled with)");
  }
}
