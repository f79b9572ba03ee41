// How far FP8 sums of K products are from exact ones, for each way to add them up: the arithmetic of the tensor core is
// the model's, which is the chip's bit for bit (docs/accumulation.md). docs/fp8.md shows what this prints.
//
// usage: fp8_accuracy
//
// Prints a line for each kind of data, way of adding up, and K: their names, K, and the error of D in fp32 and of D
// rounded to bf16, |D - exact| / |exact| in the Frobenius norm, over 64 x 64 elements.
#include <array>
#include <bit>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <multiply.hpp>
#include <numbers.hpp>
#include <tests/numbers.hpp>

using namespace rawgemm;

namespace {

constexpr u32 rows = 64;
constexpr u32 columns = 64;
constexpr u32 elements = rows * columns;
constexpr u32 step = model::max_wgmma_k;
constexpr u32 longest_k = 65536;
constexpr model::Arithmetic e4m3_products{model::NumberType::e4m3, model::NumberType::e4m3, false};

/// Factors of one wgmma: a [64][32], b [32][256], of whose columns 64 are used.
struct Step {
  std::array<float, rows * step> a;
  std::array<float, step * model::max_wgmma_n> b;
};

using Matrix = std::array<float, elements>;

/// A way to add up, fed with one step after the other.
class Sum {
 public:
  explicit Sum(std::string name_) : name(std::move(name_)) {}
  virtual ~Sum() = default;
  virtual void add(const Step& x, u32 number) = 0;

  std::string name;
  Matrix value{};
};

/// By the tensor core from the first product to the last, or `interval` of K each, and these sums in fp32.
class ByTensorCore : public Sum {
 public:
  ByTensorCore(const std::string& name_, u32 interval) : Sum(name_), interval_(interval) {}

  void add(const Step& x, u32 number) override {
    model::multiply(e4m3_products, part_.data(), x.a.data(), x.b.data(), model::wgmma_m, columns, step);
    for (u32 i = 0; i < elements; ++i) value[i] = whole_[i] + part_[i];
    if ((number + 1) * step % interval_ != 0) return;
    whole_ = value;
    part_ = {};
  }

 private:
  u32 interval_;
  Matrix part_{};   // of the interval
  Matrix whole_{};  // of those that are done
};

class InFp32 : public Sum {
 public:
  InFp32() : Sum("fp32") {}

  void add(const Step& x, u32) override {
    for (u32 i = 0; i < elements; ++i)
      for (u32 l = 0; l < step; ++l)
        value[i] = std::fma(x.a[i / columns * step + l], x.b[l * model::max_wgmma_n + i % columns], value[i]);
  }
};

/// Numbers before they become e4m3, at most 448 but for a few of a million: of operand 0 or 1, at place l of K.
struct Data {
  const char* name;
  float (*number)(test::Random& random, u32 operand, u32 l);
};

constexpr float deviation = 448 / 5.0f;

constexpr Data all_data[] = {
    {"normal", [](test::Random& random, u32, u32) { return static_cast<float>(random.normal()) * deviation; }},
    {"one sign",
     [](test::Random& random, u32, u32) { return static_cast<float>(std::fabs(random.normal())) * deviation; }},
    // The first 64 products are as large as all that follow could make up for.
    {"large first",
     [](test::Random& random, u32 operand, u32 l) {
       const float size = operand == 0 && l >= 64 ? deviation / 64 : deviation;
       return static_cast<float>(random.normal()) * size;
     }},
};

float bf16_of(float x) { return model::bf16_value(model::round_to_bf16(x)); }

void print(const char* data, const Sum& sum, u32 k, const std::vector<double>& exact) {
  const Matrix& value = sum.value;
  double norm = 0;
  double of_fp32 = 0;
  double of_bf16 = 0;
  for (u32 i = 0; i < elements; ++i) {
    norm += exact[i] * exact[i];
    of_fp32 += (value[i] - exact[i]) * (value[i] - exact[i]);
    of_bf16 += (bf16_of(value[i]) - exact[i]) * (bf16_of(value[i]) - exact[i]);
  }
  std::printf("%s, %s, %u, %.3e, %.3e\n", data, sum.name.c_str(), k, std::sqrt(of_fp32 / norm),
              std::sqrt(of_bf16 / norm));
}

}  // namespace

int main() {
  for (const Data& data : all_data) {
    test::Random random(1);
    std::vector<std::unique_ptr<Sum>> sums;
    sums.push_back(std::make_unique<ByTensorCore>("fast", 2 * longest_k));
    for (const u32 interval : {512, 256, 128})
      sums.push_back(std::make_unique<ByTensorCore>("promoted each " + std::to_string(interval), interval));
    sums.push_back(std::make_unique<InFp32>());
    std::vector<double> exact(elements);
    for (u32 number = 0; number < longest_k / step; ++number) {
      Step x;
      for (u32 i = 0; i < rows; ++i)
        for (u32 l = 0; l < step; ++l)
          x.a[i * step + l] = model::e4m3_value(model::round_to_e4m3(data.number(random, 0, number * step + l)));
      for (u32 l = 0; l < step; ++l)
        for (u32 j = 0; j < columns; ++j)
          x.b[l * model::max_wgmma_n + j] =
              model::e4m3_value(model::round_to_e4m3(data.number(random, 1, number * step + l)));
      for (u32 i = 0; i < elements; ++i)
        for (u32 l = 0; l < step; ++l)
          exact[i] += static_cast<double>(x.a[i / columns * step + l]) * x.b[l * model::max_wgmma_n + i % columns];
      for (const auto& sum : sums) sum->add(x, number);
      const u32 k = (number + 1) * step;
      if (k < 128 || !std::has_single_bit(k)) continue;
      for (const auto& sum : sums) print(data.name, *sum, k, exact);
    }
  }
}
