// Our rules of cuTensorMapEncodeTiled against the driver's: whatever check() accepts, the driver must take. Where only
// check() refuses, it is stricter than this driver; that is counted and printed.
#include <iterator>
#include <map>
#include <sstream>
#include <string>

#include <host/device.hpp>
#include <tests/gpu/device.cuh>
#include <tests/numbers.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr int requests = 300000;

i64 one_of(Random& random, std::initializer_list<i64> values) {
  return values.begin()[random.between(0, static_cast<i64>(values.size()) - 1)];
}

/// A request at or beside the edges of the rules; most are refused for one reason or several.
TensorMapRequest random_request(Random& random, const unsigned char* memory) {
  TensorMapRequest map{};
  constexpr TensorType types[] = {TensorType::u8,  TensorType::u16, TensorType::u32, TensorType::i32, TensorType::u64,
                                  TensorType::i64, TensorType::f16, TensorType::f32, TensorType::f64, TensorType::bf16};
  map.type = types[random.between(0, std::size(types) - 1)];
  map.fill = random.between(0, 3) == 0 ? Fill::nan : Fill::zero;
  map.rank = static_cast<int>(random.between(1, 5));
  map.address = memory + one_of(random, {0, 0, 0, 0, 16, 32, 8});
  map.swizzle = static_cast<Swizzle>(random.between(0, 3));
  i64 below = bytes_of(map.type);
  for (int i = 0; i < map.rank; ++i) {
    map.extent[i] = one_of(random, {1, 2, 7, 64, 1000, 65537, i64{1} << 32, random.between(-1, 0), (i64{1} << 32) + 1});
    map.box[i] = one_of(random, {1, 8, 16, 32, 64, 128, 256, random.between(0, 257)});
    map.element_stride[i] = one_of(random, {1, 1, 1, 1, 2, 8, random.between(0, 9)});
    if (i + 1 == map.rank) break;
    const i64 least =
        below > 0 && map.extent[i] > 0 && below < (i64{1} << 41) / map.extent[i] ? below * map.extent[i] : 16;
    map.stride[i] =
        (least + 15) / 16 * 16 + one_of(random, {0, 0, 0, 16, 48, 8, -16, i64{1} << 40, (i64{1} << 40) - 16});
    below = map.stride[i];
  }
  return map;
}

std::string describe(const TensorMapRequest& map) {
  std::ostringstream text;
  text << "type " << static_cast<int>(map.type) << ", swizzle " << static_cast<int>(map.swizzle) << ", fill "
       << static_cast<int>(map.fill);
  for (int i = 0; i < map.rank; ++i) {
    text << "; extent " << map.extent[i] << ", box " << map.box[i] << ", element stride " << map.element_stride[i];
    if (i + 1 < map.rank) text << ", stride " << map.stride[i];
  }
  return text.str();
}

}  // namespace

int main() {
  start("tensor_map_driver");
  DeviceBuffer memory(64);
  Random random(1);
  int both_accept = 0;
  int both_refuse = 0;
  std::map<StatusCode, int> stricter;
  std::map<StatusCode, std::string> example;
  for (int i = 0; i < requests; ++i) {
    const TensorMapRequest request = random_request(random, memory.data());
    const Status ours = check(request, "map");
    TensorMap map;
    const Status drivers = device::encode_tensor_map(request, "map", &map);
    if (ours.ok() && !drivers.ok()) stop("the driver refuses what check() accepts: " + describe(request));
    if (!ours.ok() && drivers.ok()) {
      ++stricter[ours.code];
      example.emplace(ours.code, ours.text + " (" + describe(request) + ")");
    }
    both_accept += ours.ok() ? 1 : 0;
    both_refuse += !ours.ok() && !drivers.ok() ? 1 : 0;
  }
  std::printf("of %d requests %d accepted by both, %d refused by both\n", requests, both_accept, both_refuse);
  for (const auto& [code, count] : stricter)
    std::printf("%d refused by check() alone, such as: %s\n", count, example[code].c_str());
  require(both_accept > 1000 && both_refuse > 1000, "the requests must lie on both sides of the rules");
  std::printf("tensor_map_driver: passed\n");
}
