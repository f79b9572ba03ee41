// mma.sync: which register holds which element, what is added up, and who must take part.
#include <array>

#include <ptx/mma.cuh>
#include <ptx/special_registers.cuh>
#include <sum.hpp>
#include <tests/numbers.hpp>
#include <tests/ptx/schedules.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr u32 m = 16;
constexpr u32 n = 8;
constexpr u32 k = 16;

void launch(const std::function<void()>& kernel, u32 threads = 32) {
  model::run({.grid = 1, .block = threads, .cluster = 1, .shared_memory = 0}, kernel);
}

template <class Type>
u32 bits_of(float x) {
  if constexpr (__is_same(Type, bf16))
    return model::round_to_bf16(x);
  else
    return model::round_to_f16(x);
}
template <class Type>
u32 pair(float low, float high) {
  return bits_of<Type>(low) | bits_of<Type>(high) << 16;
}

struct Fragments {
  std::array<std::array<float, k>, m> a;
  std::array<std::array<float, n>, k> b;
  std::array<std::array<float, n>, m> c;
};

/// This lane's part of c + a * b; `apart`: in other registers than c.
template <class Type>
std::array<float, 4> product(const Fragments& x, bool apart) {
  const u32 g = ptx::laneid() / 4;
  const u32 t = ptx::laneid() % 4 * 2;
  const u32 a[] = {pair<Type>(x.a[g][t], x.a[g][t + 1]), pair<Type>(x.a[g + 8][t], x.a[g + 8][t + 1]),
                   pair<Type>(x.a[g][t + 8], x.a[g][t + 9]), pair<Type>(x.a[g + 8][t + 8], x.a[g + 8][t + 9])};
  const u32 b[] = {pair<Type>(x.b[t][g], x.b[t + 1][g]), pair<Type>(x.b[t + 8][g], x.b[t + 9][g])};
  float c[] = {x.c[g][t], x.c[g][t + 1], x.c[g + 8][t], x.c[g + 8][t + 1]};
  float d[4];
  ptx::mma_m16n8k16<Type>(apart ? d : c, a, b, c);
  const float* const result = apart ? d : c;
  return {result[0], result[1], result[2], result[3]};
}

/// What the model's rules make of each element.
template <class Type>
void check_product(const Fragments& x) {
  const model::Rules rules =
      model::rules_of({model::number_type<Type>(), model::number_type<Type>(), /*f16_accumulators=*/false});
  for (const bool apart : {false, true})
    check_clean([&] {
      launch([&] {
        const std::array<float, 4> d = product<Type>(x, apart);
        for (u32 i = 0; i < 4; ++i) {
          const u32 row = ptx::laneid() / 4 + i / 2 * 8;
          const u32 column = ptx::laneid() % 4 * 2 + i % 2;
          CHECK(d[i] == model::sum_of_terms(rules, x.c[row][column], x.a[row].data(), &x.b[0][column], n, k));
        }
      });
      CHECK(model::report().mmas == 1);
    });
}

template <class Type>
Fragments random_matrices(u64 seed, bool integers) {
  Random random(seed);
  const auto number = [&] {
    const float x = integers ? static_cast<float>(random.between(-8, 8)) : static_cast<float>(random.normal());
    return __is_same(Type, bf16) ? model::bf16_value(static_cast<u16>(bits_of<bf16>(x)))
                                 : model::f16_value(static_cast<u16>(bits_of<f16>(x)));
  };
  Fragments x;
  for (auto& row : x.a)
    for (float& value : row) value = number();
  for (auto& row : x.b)
    for (float& value : row) value = number();
  for (auto& row : x.c)
    for (float& value : row) value = number();
  return x;
}

}  // namespace

TEST_CASE("mma.sync: D = A * B + C, exact on integers, each element in its place") {
  const Fragments x = random_matrices<bf16>(1, true);
  check_clean([&] {
    launch([&] {
      const std::array<float, 4> d = product<bf16>(x, true);
      for (u32 i = 0; i < 4; ++i) {
        const u32 row = ptx::laneid() / 4 + i / 2 * 8;
        const u32 column = ptx::laneid() % 4 * 2 + i % 2;
        float sum = x.c[row][column];
        for (u32 l = 0; l < k; ++l) sum += x.a[row][l] * x.b[l][column];
        CHECK(d[i] == sum);
      }
    });
  });
}

TEST_CASE("mma.sync: bf16 and f16, sums as those of wgmma") {
  for (const bool integers : {false, true}) {
    check_product<bf16>(random_matrices<bf16>(2, integers));
    check_product<f16>(random_matrices<f16>(3, integers));
  }
}

TEST_CASE("mma.sync: lanes that do not take part are found") {
  const u32 a[4] = {};
  const u32 b[2] = {};
  check_found(
      [&] {
        launch([&] {
          float d[4] = {};
          if (ptx::laneid() != 3) ptx::mma_m16n8k16<f16>(d, a, b, d);
        });
      },
      {"the other lanes of its warp in mma.sync"});
  check_found(
      [&] {
        launch(
            [&] {
              float d[4] = {};
              ptx::mma_m16n8k16<f16>(d, a, b, d);
            },
            16);
      },
      {"mma.sync at mma.cpp:", "fewer than 32 lanes"});
}
