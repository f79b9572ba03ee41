// wgmma_tile on the GPU: exact on integers with every configuration, nothing written beside D, refused calls.
#include <cstring>

#include <tests/gpu/device.cuh>
#include <tests/kernels/wgmma_tile.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr size_t guard = 4096;

/// The rows of a matrix on the device, canaries before and after them.
class OnDevice {
 public:
  explicit OnDevice(Matrix& matrix) : matrix_(matrix), memory_(static_cast<size_t>(matrix.bytes()) + 2 * guard) {
    require(cudaMemset(memory_.data(), 0xff, bytes() + 2 * guard));
    require(cudaMemcpy(data(), matrix.data(), bytes(), cudaMemcpyHostToDevice));
  }
  void* data() const { return memory_.data() + guard; }
  void fetch() {
    std::vector<unsigned char> all(bytes() + 2 * guard);
    require(cudaMemcpy(all.data(), memory_.data(), all.size(), cudaMemcpyDeviceToHost));
    for (size_t i = 0; i < guard; ++i)
      require(all[i] == 0xff && all[guard + bytes() + i] == 0xff, "wgmma_tile wrote before or after D");
    std::memcpy(matrix_.data(), all.data() + guard, bytes());
  }

 private:
  size_t bytes() const { return static_cast<size_t>(matrix_.bytes()); }

  Matrix& matrix_;
  DeviceBuffer memory_;
};

void run(const TileSelection& selection, i64 k, i64 padding, Random& random) {
  TileProblem problem(selection, k, padding, random);
  const OnDevice a(problem.a);
  const OnDevice b(problem.b);
  OnDevice d(problem.d);
  require(launch(selection, problem.arguments(a.data(), b.data(), d.data())));
  require(cudaDeviceSynchronize());
  d.fetch();
  if (const std::string wrong = problem.judge(); !wrong.empty())
    stop(describe(selection) + "; " + describe(problem.shape) + ": " + wrong);
}

void refuse(const TileSelection& selection, Random& random) {
  TileProblem problem(selection, 32, 0, random);
  const GemmArguments good = problem.arguments();  // of the host: whoever launched would fault
  const auto refused = [&](StatusCode code, GemmArguments x) {
    const Status status = launch(selection, x);
    require(status.code == code, describe(selection) + ": wrong code; text: " + status.text);
    require(cudaGetLastError());
  };
  GemmArguments bad = good;
  bad.m = 128;
  refused(StatusCode::unsupported_size, bad);
  bad = good;
  bad.k = 24;
  refused(StatusCode::unsupported_size, bad);
  bad = good;
  bad.a = nullptr;
  refused(StatusCode::null_pointer, bad);
  bad = good;
  ++bad.ldb;
  refused(StatusCode::leading_dimension_misaligned, bad);
}

}  // namespace

int main(int count, char** arguments) {
  const bool small = count == 2 && std::string(arguments[1]) == "--small";
  start("wgmma_tile");
  Random random(1);
  const i64 largest = small ? 2 : 40;
  const std::vector<TileSelection> selections = all_tile_selections();
  for (const TileSelection& selection : selections) {
    refuse(selection, random);
    for (i64 slices = 0; slices <= largest; ++slices) run(selection, 16 * slices, slices % 3, random);
  }
  std::printf("wgmma_tile: passed, K of 0 to %lld, %zu configurations\n", 16 * largest, selections.size());
}
