// grouped_gemm(), grouped_gemm_fp8_scaled(): what they choose, and that no bit of D depends on it.
#include <vector>

#include <host/grouped_choice.hpp>
#include <machine.hpp>
#include <tests/catch.hpp>
#include <tests/kernels/grouped.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// Two groups have rows: less than a tile, several tiles.
Grouping groups_with_rows(i64 k) {
  Grouping problem{.m = 2, .n = 136, .k = k, .offsets = {2}};
  for (i64 group = 0; group < 6; ++group) {
    problem.m += group == 1 ? 17 : group == 4 ? 70 : 0;
    problem.offsets.push_back(problem.m);
  }
  problem.m += 3;
  return problem;
}

/// D of sums that are rounded: the same bits, whichever of `choices` entries is launched by launch<entry>(arguments).
template <std::size_t choices, class Launch>
void check_bits(const GroupedSelection& x, i64 k, const Launch& launch) {
  const Grouping problem = groups_with_rows(k);
  GroupedOperands operands(x, problem);
  Random random(3);
  const auto fill = [&](Matrix& matrix, Number type, i64 rows) {
    for (i64 row = 0; row < rows; ++row)
      for (i64 i = 0; i < k; ++i) matrix.set_bits(row, i, encode(type, static_cast<float>(random.normal())));
  };
  fill(operands.a, x.a, problem.m);
  fill(operands.b, x.b, problem.groups() * problem.n);
  for (BlockScaleValues* const scales : {&operands.block_a, &operands.block_b})
    Fp8Problem::fill(*scales, [&](i64, i64) { return static_cast<float>(random.normal()); });
  std::vector<u32> first;
  for (std::size_t entry = 0; entry < choices; ++entry) {
    Matrix d(tensor_type_of(x.d), problem.m, problem.n, operands.ldd);
    GroupedGemmArguments arguments = operands.arguments(problem);
    arguments.gemm.d = d.data();
    use({.multiprocessors = 8}, 2);
    INFO("entry " << entry);
    const Status status = launch_entry<choices>(entry, [&]<std::size_t i>() { return launch.template operator()<i>(arguments); });
    REQUIRE(status.text == "");
    REQUIRE(model::report().finding == "");
    CHECK(d.damage() == "");
    std::vector<u32> bits;
    for (i64 row = 0; row < problem.m; ++row)
      for (i64 column = 0; column < problem.n; ++column) bits.push_back(d.bits(row, column));
    if (first.empty()) first = bits;
    CHECK(bits == first);
  }
}

}  // namespace

TEST_CASE("grouped_gemm: whatever is chosen, the same bits") {
  GroupedSelection x{};
  x.a = x.b = x.d = Number::bf16;
  check_bits<std::size(shipped_groups)>(x, 512, []<std::size_t i>(const GroupedGemmArguments& arguments) {
    return grouped_gemm<Types<bf16>, shipped_groups[i].config>(arguments, Stream{});
  });
}

TEST_CASE("grouped_gemm_fp8_scaled: whatever is chosen, the same bits") {
  GroupedSelection x{};
  x.a = x.b = Number::e4m3;
  x.d = Number::bf16;
  x.scales = BlockScales::b_128x128;
  check_bits<std::size(promoted_groups)>(x, 144, []<std::size_t i>(const GroupedGemmArguments& arguments) {
    using Scaled = Types<e4m3, bf16, e4m3, BlockScales::b_128x128>;
    return grouped_gemm<Scaled, promoted_groups[i].config>(arguments, Stream{});
  });
}

@@CHOSEN@@
TEST_CASE("grouped_gemm: nothing to compute, and what every kernel refuses") {
  use({});
  GroupedGemmArguments x{
      .gemm = {.m = 0, .n = 8, .k = 8, .a = nullptr, .lda = 8, .b = nullptr, .ldb = 8, .d = nullptr, .ldd = 8},
      .groups = 2,
      .offsets = static_cast<const i32*>(nullptr)};
  CHECK(grouped_gemm<bf16>(x, Stream{}).text == "");
  x.expected_rows = -1;
  CHECK(grouped_gemm<bf16>(x, Stream{}).text == "gemm_swapped: expected_rows = -1, must be at least 0 (0: not known)");
  x.expected_rows = i64{1} << 40;
  CHECK(grouped_gemm<bf16>(x, Stream{}).text == "");
  CHECK(model::report().launches == 0);
}
