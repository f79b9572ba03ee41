// quantize_blocks on the GPU, with all types, both shapes of blocks and both majors of X: numbers of every kind,
// infinities and NaN too, exactly as its reference says, nothing written beside; refused calls; graphs; two streams
// from two threads; programmatic launches. transpose_scales besides: random, long, replayed.
//
// quantize_blocks [--cases 2000] [--small]
//   --small  one case of up to 300 of each kind of numbers, types and blocks, and nothing else, for compute-sanitizer
#include <algorithm>
#include <functional>
#include <memory>
#include <thread>

#include <tests/gpu/late_writer.cuh>
#include <tests/gpu/on_gpu/memory.hpp>
#include <tests/gpu/replay.cuh>
#include <tests/kernels/quantized.hpp>
#include <tests/kernels/transposed.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr int launches = 20;  // queued behind each other

/// A problem, on the device too.
template <class Config>
struct Problem {
  Problem(i64 rows, i64 k, i64 padding, Hard hard, u64 seed) : host(filled(rows, k, padding, hard, seed)) {}

  QuantizeArguments arguments() const { return host->arguments(x.data(), q.data(), scales.data()); }
  Status run(cudaStream_t stream, bool programmatic = false) const {
    QuantizeArguments all = arguments();
    all.programmatic = programmatic;
    return quantize_blocks<Config>(all, stream);
  }
  /// After the stream has been waited for. Ends the program where q or scales are wrong, or what lies beside them.
  void judge() {
    q.fetch();
    scales.fetch();
    if (const std::string wrong = host->judge(); !wrong.empty())
      stop(describe_quantize<Config>() + ", " + std::to_string(host->rows) + " x " + std::to_string(host->k) + ": " +
           wrong);
  }

  std::unique_ptr<Quantized<Config>> host;
  OnDevice x{host->x};
  OnDevice q{host->q};
  OnDevice scales{host->scales};

 private:
  static std::unique_ptr<Quantized<Config>> filled(i64 rows, i64 k, i64 padding, Hard hard, u64 seed) {
    Random random(seed);
    auto problem = std::make_unique<Quantized<Config>>(rows, k, padding);
    problem->fill([&] { return number_to_quantize(hard, tensor_type<typename Config::Input>, random); });
    return problem;
  }
};

template <class Config>
void check_random(i64 cases, i64 size) {
  for (i64 i = 0; i < cases; ++i) {
    Random random(static_cast<u64>(i));
    const i64 rows = random.between(1, size);
    const i64 k = random.between(1, size);
    Problem<Config> problem(rows, k, random.between(0, 3), hard_numbers[i % std::size(hard_numbers)], random.next());
    require(problem.run(nullptr));
    require(cudaDeviceSynchronize());
    problem.judge();
  }
}

/// More 128 x 128 blocks than CTAs run at once, and rows 4 GiB apart.
template <class Config>
void check_long() {
  for (const auto& [rows, k] : {std::pair<i64, i64>{30000, 9}, {9, 30000}, {2000, 1500}}) {
    Problem<Config> problem(rows, k, 0, Hard::nothing, 7);
    require(problem.run(nullptr));
    require(cudaDeviceSynchronize());
    problem.judge();
  }
  // Of X two rows of 200 as it lies, and of Q where it has two rows, too.
  constexpr bool is_k_major = Config::major_x == Major::k;
  Problem<Config> problem(is_k_major ? 2 : 200, is_k_major ? 200 : 2, 0, Hard::nothing, 8);
  constexpr i64 far_apart = i64{1} << 32;  // bytes
  const size_t row_bytes = 256;
  DeviceBuffer x(far_apart + 2 * row_bytes);
  DeviceBuffer q(far_apart + row_bytes);
  for (const i64 row : {0, 1})
    require(cudaMemcpy(x.data() + row * far_apart, static_cast<char*>(problem.x.data()) + row * problem.host->ldx * 2,
                       400, cudaMemcpyDeviceToDevice));
  QuantizeArguments arguments = problem.arguments();
  arguments.x = x.data();
  arguments.ldx = far_apart / 2;
  if (is_k_major) {
    arguments.q = q.data();
    arguments.ldq = far_apart;
  }
  require(quantize_blocks<Config>(arguments, nullptr));
  for (const i64 row : {0, 1})
    if (is_k_major)
      require(cudaMemcpy(static_cast<char*>(problem.q.data()) + row * problem.host->ldq, q.data() + row * far_apart,
                         200, cudaMemcpyDeviceToDevice));
  require(cudaDeviceSynchronize());
  problem.judge();
}

bool is_untouched(const OnDevice& matrix) {
  const std::vector<unsigned char> memory = fetch(matrix.all());
  return std::all_of(memory.begin(), memory.end(), [](unsigned char x) { return x == canary; });
}

template <class Config>
void refuse(cudaStream_t stream) {
  Problem<Config> problem(150, 300, 1, Hard::nothing, 1);
  Status status;
  const auto nodes_of = [&](const QuantizeArguments& x) {
    return captured_nodes(
        stream, [&] { return quantize_blocks<Config>(x, stream); }, &status);
  };
  for (const RefusedQuantize& x : refused_quantizes()) {
    QuantizeArguments bad = problem.arguments();
    x.change(bad);
    const size_t nodes = nodes_of(bad);
    require(status.code == x.code, std::string(x.name) + ": wrong code; text: " + status.text);
    require(nodes == 0, std::string(x.name) + ": launched all the same");
    status = quantize_blocks<Config>(bad, stream);
    require(status.code == x.code, std::string(x.name) + ": wrong code; text: " + status.text);
    require(cudaStreamSynchronize(stream));
    require(cudaGetLastError());
  }
  for (const bool no_rows : {true, false}) {
    QuantizeArguments empty = problem.arguments();
    (no_rows ? empty.rows : empty.k) = 0;
    empty.x = empty.q = empty.scales = nullptr;
    require(nodes_of(empty) == 0, "an empty matrix was launched");
    require(status);
  }
  require(is_untouched(problem.q) && is_untouched(problem.scales),
          describe_quantize<Config>() + ": a refused call wrote");
  require(problem.run(stream));
  require(cudaStreamSynchronize(stream));
  problem.judge();
}

template <class Config>
void replay(cudaStream_t stream) {
  Problem<Config> problem(1000, 1300, 0, Hard::nothing, 2);
  // Twice: the second call may begin while the first one runs, and writes the same.
  check_replays({describe_quantize<Config>(),
                 [&] {
                   const Status status = problem.run(stream);
                   return status.ok() ? problem.run(stream, true) : status;
                 },
                 2,
                 [&] { return problem.run(stream); },
                 {problem.q.all(), problem.scales.all()}},
                stream);
  problem.judge();
}

template <class Config>
void run_on(cudaStream_t stream, i64 rows) {
  Problem<Config> problem(rows, 1500, 0, Hard::nothing, static_cast<u64>(rows));
  for (int i = 0; i < launches; ++i) require(problem.run(stream, i % 2 == 1));
  require(cudaStreamSynchronize(stream));
  problem.judge();
}

template <class Config>
void run_late(cudaStream_t stream) {
  Problem<Config> problem(300, 700, 0, Hard::nothing, 3);
  const LateWriter writer({problem.x.all()}, problem.q.all(), stream);
  for (int i = 0; i < launches; ++i) {
    problem.q.all().clear(stream);
    problem.scales.all().clear(stream);
    writer.launch();
    require(problem.run(stream, true));
    require(cudaStreamSynchronize(stream));
    problem.judge();
  }
  require(writer.saw_canaries(), describe_quantize<Config>() + ": q was written while the kernel before still read it");
}

void check_transposed(i64 rows, i64 k_blocks, Random& random) {
  Transposed host(rows, k_blocks, random.between(0, 3), random);
  OnDevice s(host.s);
  OnDevice d(host.d);
  std::vector<i32> counts;  // of two or three groups, or of one for each row
  host.group_rows = rows % 3 == 0 ? rows / 3 : rows % 2 == 0 ? rows / 2 : 1;
  for (i64 row = 0; row < rows; row += host.group_rows)
    counts.push_back(static_cast<i32>(random.between(0, host.group_rows)));
  DeviceBuffer counts_there(counts.size() * sizeof(i32));
  require(cudaMemcpy(counts_there.data(), counts.data(), counts.size() * sizeof(i32), cudaMemcpyHostToDevice));
  const bool has_groups = random.between(0, 1) == 1;
  if (has_groups) host.counts = reinterpret_cast<const i32*>(counts_there.data());
  require(transpose_scales(host.arguments(s.data(), d.data()), nullptr));
  if (has_groups) host.counts = counts.data();
  require(cudaDeviceSynchronize());
  d.fetch();
  if (const std::string wrong = host.judge(); !wrong.empty())
    stop("transpose_scales, " + std::to_string(rows) + " x " + std::to_string(k_blocks) + ": " + wrong);
}

void replay_transposed(cudaStream_t stream) {
  Random random(4);
  Transposed host(1000, 56, 0, random);
  OnDevice s(host.s);
  OnDevice d(host.d);
  TransposeScalesArguments x = host.arguments(s.data(), d.data());
  check_replays({"transpose_scales",
                 [&] {
                   x.programmatic = false;
                   const Status status = transpose_scales(x, stream);
                   x.programmatic = true;
                   return status.ok() ? transpose_scales(x, stream) : status;
                 },
                 2,
                 [&] { return transpose_scales(x, stream); },
                 {d.all()}},
                stream);
  d.fetch();
  require(host.judge().empty(), "transpose_scales: wrong behind replays");
}

cudaStream_t new_stream() {
  cudaStream_t stream;
  require(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  return stream;
}

}  // namespace

int main(int count, char** arguments) {
  i64 cases = 2000;
  bool small = false;
  for (int i = 1; i < count; ++i) {
    const std::string name = arguments[i];
    small = small || name == "--small";
    if (name == "--cases" && i + 1 < count)
      cases = std::atoll(arguments[++i]);
    else
      require(name == "--small", "unknown argument " + name);
  }
  start("quantize_blocks");
  if (small) {
    for_each(QuantizeConfigs{}, []<class Config>(Config) { check_random<Config>(std::size(hard_numbers), 300); });
    Random random(5);
    check_transposed(300, 70, random);
    std::printf("quantize_blocks: passed, a random matrix of each kind of numbers, types and blocks\n");
    return 0;
  }
  const cudaStream_t streams[] = {new_stream(), new_stream()};
  const auto say = [](const char* what) {
    std::printf("%s: right\n", what);
    std::fflush(stdout);
  };
  for_each(QuantizeConfigs{}, [&]<class Config>(Config) { replay<Config>(streams[0]); });
  say("first call inside a capture and 1000 replays, bitwise equal");
  i64 configs = 0;
  for_each(QuantizeConfigs{}, [&](auto) { ++configs; });
  for_each(QuantizeConfigs{}, [&]<class Config>(Config) { check_random<Config>(cases / configs, 400); });
  say("random matrices up to 400 x 400 of every kind of numbers");
  for_each(QuantizeConfigs{}, []<class Config>(Config) { check_long<Config>(); });
  say("long matrices, and rows 4 GiB apart");
  for_each(QuantizeConfigs{}, [&]<class Config>(Config) { refuse<Config>(streams[0]); });
  say("refused calls launched and wrote nothing");
  const auto work = [&](int number) {
    for_each(QuantizeConfigs{}, [&]<class Config>(Config) { run_on<Config>(streams[number], 900 + 100 * number); });
  };
  std::thread other(work, 1);
  work(0);
  other.join();
  say("two streams from two threads");
  for_each(QuantizeConfigs{}, [&]<class Config>(Config) { run_late<Config>(streams[0]); });
  say("launches behind a kernel that writes late");
  Random random(6);
  for (i64 i = 0; i < cases; ++i) check_transposed(random.between(1, 400), random.between(1, 400), random);
  for (const auto& [rows, k_blocks] : {std::pair<i64, i64>{200000, 56}, {3, 30000}})
    check_transposed(rows, k_blocks, random);
  replay_transposed(streams[0]);
  say("transpose_scales: random and long matrices, graphs");
  for (const cudaStream_t stream : streams) require(cudaStreamDestroy(stream));
  std::printf(
      "quantize_blocks: passed, %lld random matrices, long ones, refused calls, graphs, streams and programmatic "
      "launches, with all types, both shapes of blocks and both majors of X; transpose_scales\n",
      cases / configs * configs);
}
