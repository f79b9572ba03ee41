// A configuration as a template argument, in each form in which it may reach a kernel. kernel_names.py compiles and
// runs it. Each kernel is launched with as many threads as its __launch_bounds__ say, a number that tells its Config
// from the others': so a kernel under another's name is noticed. The types have no part in rawgemm: the forms that a
// compiler gets wrong are tried here, whatever kernels/configuration.cuh has become.
#include <cuda_runtime.h>

#include <cstddef>
#include <cstdio>
#include <iterator>
#include <utility>

namespace names {

using u32 = unsigned;
struct bf16 {};

enum class Kernel { a, b };
enum class Major { k, mn };
struct Tile {
  u32 m;
  u32 n;
  constexpr bool operator==(const Tile&) const = default;
};
struct Cluster {
  u32 m = 1;
  u32 n = 1;
  constexpr bool operator==(const Cluster&) const = default;
};
struct Configuration {
  Kernel kernel;
  Tile tile;
  Cluster cluster = {};
  u32 splits = 1;
  Major major_a = Major::k;
  Major major_b = Major::k;
  constexpr bool operator==(const Configuration&) const = default;
};
// nvcc with clang as the host's compiler makes 0 of what a designated initialiser leaves out before what it has.
static_assert(Configuration{.kernel = Kernel::a, .tile = {1, 1}, .major_b = Major::mn}.cluster == Cluster{1, 1});

/// 1 to 1024.
template <class Output>
constexpr u32 threads_of(const Configuration& x) {
  u32 bits = sizeof(Output) == sizeof(float);
  for (const bool bit : {x.kernel == Kernel::b, x.tile.m == 128, x.tile.n == 128, x.cluster.m == 2, x.cluster.n == 2,
                         x.splits == 2, x.major_a == Major::mn, x.major_b == Major::mn})
    bits = 2 * bits + bit;
  return 1 + bits;
}

template <class Input_ = bf16, class Output_ = Input_>
struct Types {
  using Input = Input_;
  using Output = Output_;
};

template <Configuration configuration_, class Types_ = Types<>>
struct Config {
  static constexpr Configuration configuration = configuration_;
  static constexpr u32 threads = threads_of<typename Types_::Output>(configuration);
};

template <class Config>
struct Params {
  u32* out;
};

template <class Config>
__global__ void __launch_bounds__(Config::threads) kernel_a(const __grid_constant__ Params<Config> params) {
  *params.out = Config::configuration.tile.m;
}

template <class Config>
__global__ void __launch_bounds__(Config::threads) kernel_b(const __grid_constant__ Params<Config> params) {
  *params.out = Config::configuration.tile.n;
}

template <class Params>
void launch_with(void (*kernel)(Params), u32 threads) {
  cudaLaunchConfig_t config{};
  config.gridDim = {1, 1, 1};
  config.blockDim = {threads, 1, 1};
  Params params{};
  void* arguments[] = {&params};
  if (cudaLaunchKernelExC(&config, reinterpret_cast<const void*>(kernel), arguments) != cudaSuccess)
    std::puts("a launch failed");
}

template <class Config>
void launch() {
  if constexpr (Config::configuration.kernel == Kernel::a)
    launch_with(&kernel_a<Config>, Config::threads);
  else
    launch_with(&kernel_b<Config>, Config::threads);
}

// From a table, through a function template and two lambdas: as host/gemm.hpp does.
struct Shipped {
  Configuration configuration;
  double slowness;
};
inline constexpr Shipped shipped[] = {
    {{Kernel::a, {64, 64}}, 1},
    {{Kernel::b, {64, 64}}, 1},
    {{Kernel::a, {128, 64}}, 1},
    {{Kernel::a, {64, 128}}, 1},
    {{Kernel::a, {64, 64}, {2, 1}}, 1},
    {{Kernel::a, {64, 64}, {1, 2}}, 1},
    {{Kernel::a, {64, 64}, {}, 2}, 1},
    {{Kernel::a, {64, 64}, {}, 1, Major::mn}, 1},
    {{Kernel::a, {64, 64}, {}, 1, Major::k, Major::mn}, 1},
    {{.kernel = Kernel::b, .tile = {128, 128}, .cluster = {.n = 2}}, 1},
};

template <Configuration configuration, class Types>
void launch_configuration() {
  launch<Config<configuration, Types>>();
}

template <std::size_t count, class Launch>
void launch_entry(std::size_t entry, const Launch& launch) {
  const auto launch_one = [&]<std::size_t... i>(std::index_sequence<i...>) {
    ((i == entry ? launch.template operator()<i>() : void()), ...);
  };
  launch_one(std::make_index_sequence<count>{});
}

template <class Input, class Output>
void launch_shipped(std::size_t entry) {
  launch_entry<std::size(shipped)>(
      entry, [&]<std::size_t i>() { launch_configuration<shipped[i].configuration, Types<Input, Output>>(); });
}

// An entry of the table with another major.
constexpr Configuration in_major(Configuration configuration, Major major) {
  configuration.major_b = major;
  return configuration;
}
template <std::size_t entry, Major major>
struct InMajor {
  static constexpr Configuration configuration = in_major(shipped[entry].configuration, major);
};
template <Major major>
void launch_in_major(std::size_t entry) {
  launch_entry<std::size(shipped)>(
      entry, [&]<std::size_t i>() { launch_configuration<InMajor<i, major>::configuration, Types<bf16, float>>(); });
}

// Made of another one.
constexpr Configuration with_splits(Configuration configuration) {
  configuration.splits = 2;
  return configuration;
}

template <class Other>
void launch_made_of() {
  launch<Config<with_splits(Other::configuration), Types<bf16, float>>>();
  launch<Config<Configuration{Kernel::b, {Other::configuration.tile.n, 128}, {}, 2}, Types<bf16, float>>>();
}

/// The same value as an entry of the table: the same kernel.
using Again = Config<Configuration{.kernel = Kernel::a, .tile = {.m = 64, .n = 64}}>;

}  // namespace names

namespace user {

using names::Configuration, names::Kernel, names::Major;

// A file's own.
namespace {
constexpr Configuration mine{Kernel::b, {128, 128}, {2, 2}};
struct Mine : names::Config<mine> {};
template <Configuration configuration>
struct MyTemplate : names::Config<configuration> {};

template <class Config>
__global__ void __launch_bounds__(Config::threads) my_kernel(const __grid_constant__ names::Params<Config> params) {
  *params.out = Config::configuration.splits;
}
}  // namespace

struct Named : names::Config<Configuration{Kernel::b, {128, 64}, {}, 2, Major::mn}> {};

void launch_all() {
  names::launch<Mine>();
  names::launch<Named>();
  names::launch<MyTemplate<Configuration{Kernel::b, {128, 64}, {2, 1}}>>();
  names::launch_with(&my_kernel<names::Config<mine>>, names::Config<mine>::threads);
}

}  // namespace user

#ifdef RAWGEMM_PLANT
// Two faults. The device's compiler does not see the first launch.
void launch_planted() {
#ifndef __CUDA_ARCH__
  names::launch<names::Config<names::Configuration{names::Kernel::b, {128, 128}, {2, 2}, 2}>>();
#endif
  names::launch_with(&names::kernel_a<names::Again>, names::Again::threads + 1);
}
#else
void launch_planted() {}
#endif

int main() {
  for (std::size_t entry = 0; entry < std::size(names::shipped); ++entry) {
    names::launch_shipped<names::bf16, names::bf16>(entry);
    names::launch_shipped<names::bf16, float>(entry);
    names::launch_in_major<names::Major::k>(entry);
    names::launch_in_major<names::Major::mn>(entry);
  }
  names::launch_made_of<names::Again>();
  names::launch<names::Again>();
  user::launch_all();
  launch_planted();
}
