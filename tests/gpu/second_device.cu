// Launchers on two devices of one process: each call runs on the current device of the thread that makes it. Device 1
// is the first to be used; from one thread both in turn; from two threads, each with a device of its own, at the same
// time. Each result exact. Skipped where there is one device only.
#include <memory>
#include <thread>

#include <tests/gpu/integer_problem.cuh>
#include <tests/gpu/on_gpu/memory.hpp>
#include <tests/kernels/quantized.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr int devices = 2;
constexpr Scaling scaling{.alpha = 2, .beta = 3};

/// A stream of a device, and memory there for one problem after another.
class OneDevice {
 public:
  explicit OneDevice(int device) : device_(device) {
    make_current();
    require(cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking));
  }
  ~OneDevice() {
    cudaSetDevice(device_);
    cudaStreamDestroy(stream_);
  }
  OneDevice(const OneDevice&) = delete;
  OneDevice& operator=(const OneDevice&) = delete;

  void launch(const Variant& variant) {
    make_current();
    const Shape shape = shape_of(variant, 500 + 100 * device_, 700, 900);
    problem_.prepare(variant, shape, static_cast<u64>(device_), stream_, scaling);
    require(problem_.run());
  }
  void judge() {
    make_current();
    if (const std::string wrong = problem_.judge(); !wrong.empty())
      stop("device " + std::to_string(device_) + ": " + wrong);
  }
  template <class Config>
  void quantize() {
    make_current();
    Quantized<Config> x(300, 500, 0);
    Random random(static_cast<u64>(device_));
    x.fill([&] { return static_cast<float>(random.normal()); });
    OnDevice of_x(x.x);
    OnDevice q(x.q);
    OnDevice scales(x.scales);
    require(quantize_blocks<Config>(x.arguments(of_x.data(), q.data(), scales.data()), stream_));
    require(cudaStreamSynchronize(stream_));
    q.fetch();
    scales.fetch();
    if (const std::string wrong = x.judge(); !wrong.empty())
      stop("device " + std::to_string(device_) + ", " + describe_quantize<Config>() + ": " + wrong);
  }

 private:
  void make_current() const { require(cudaSetDevice(device_)); }

  int device_;
  cudaStream_t stream_ = nullptr;
  IntegerProblem problem_;
};

/// Ends the program as skipped where there are not two Hoppers.
void two_devices_or_skip() {
  int count = 0;
  require(cudaGetDeviceCount(&count));
  if (count < devices) {
    std::printf("second_device: skipped, there is one CUDA device only\n");
    std::exit(skipped);
  }
  cudaDeviceProp second;
  require(cudaGetDeviceProperties(&second, 1));
  if (second.major != 9 || second.minor != 0) {
    std::printf("second_device: skipped, device 1, %s, has not the compute capability 9.0\n", second.name);
    std::exit(skipped);
  }
}

void from_one_thread(const std::vector<Variant>& all) {
  OneDevice second(1);
  OneDevice first(0);
  for (const Variant& variant : all) {
    second.launch(variant);
    first.launch(variant);
    second.judge();
    first.judge();
  }
}

void from_two_threads(const std::vector<Variant>& all) {
  const auto work = [&](int number) {
    OneDevice device(number);
    for (const Variant& variant : all) {
      device.launch(variant);
      device.judge();
    }
  };
  std::thread other(work, 1);
  work(0);
  other.join();
}

}  // namespace

int main(int count, char** arguments) {
  const std::vector<OperandKind> kinds = kinds_of(count, arguments);
  start("second_device");
  two_devices_or_skip();
  for (const OperandKind kind : kinds) {
    const std::vector<Variant> all = variants(kind);
    from_one_thread(all);
    from_two_threads(all);
    std::printf("second_device: passed, %s, on two devices from one thread and from two, %zu configurations\n",
                name_of(kind), all.size());
    std::fflush(stdout);
  }
  for_each(QuantizeConfigs{}, []<class Config>(Config) {
    for (const int number : {1, 0}) OneDevice(number).template quantize<Config>();
  });
  std::printf("second_device: passed, quantize_blocks\n");
}
