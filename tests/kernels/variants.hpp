// The instances with each way to scale their operands, as values: what the tests on the GPU run.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include <tests/fp8.hpp>
#include <tests/kernels/fp8_launch.hpp>
#include <tests/problem.hpp>

namespace rawgemm::test {

/// 16-bit operands, or FP8 ones and what of them has a scale of its own: all of A and of B; each row; each 1 x 128 of A
/// and, of B, each 128 x 128 or each 1 x 128.
enum class OperandKind { bits_16, fp8_tensor, fp8_rows, fp8_blocks, fp8_blocks_1x128 };

inline constexpr OperandKind operand_kinds[] = {OperandKind::bits_16, OperandKind::fp8_tensor, OperandKind::fp8_rows,
                                                OperandKind::fp8_blocks, OperandKind::fp8_blocks_1x128};

constexpr const char* name_of(OperandKind kind) {
  constexpr const char* names[] = {"16-bit", "fp8-tensor", "fp8-rows", "fp8-blocks", "fp8-blocks-1x128"};
  return names[static_cast<int>(kind)];
}

/// The kind of this name, if there is one.
inline std::optional<OperandKind> operand_kind(const std::string& name) {
  for (const OperandKind kind : operand_kinds)
    if (name == name_of(kind)) return kind;
  return {};
}

/// An instance with one kind of operands.
struct Variant : Configuration {
  OperandKind operands;
  Number a;
  Number b;
  Number d;
  Status (*launch)(const GemmArguments&, Stream);
  bool adds_to_d = false;  // has the epilogue AddToD

  TensorType input() const { return tensor_type_of(a); }
  TensorType output() const { return tensor_type_of(d); }
  bool has_block_scales() const {
    return operands == OperandKind::fp8_blocks || operands == OperandKind::fp8_blocks_1x128;
  }
  bool takes_k_major_scales() const {
    return operands == OperandKind::fp8_blocks && test::takes_k_major_scales(kernel, BlockScales::b_128x128);
  }
};

/// Whether a kernel with these types of A and of scales takes this kind.
inline bool has_kind(OperandKind kind, Number a, BlockScales scales) {
  if (!is_fp8_number(a)) return kind == OperandKind::bits_16;
  if (scales == BlockScales::b_128x128) return kind == OperandKind::fp8_blocks;
  if (scales == BlockScales::b_1x128) return kind == OperandKind::fp8_blocks_1x128;
  return kind == OperandKind::fp8_tensor || kind == OperandKind::fp8_rows;
}

/// All of a kind.
inline std::vector<Variant> variants(OperandKind kind) {
  std::vector<Variant> result;
  const auto instances = of_each_instance([]<class Instance>(Instance, auto launch) {
    using Types = typename Instance::Types;
    return std::pair{Types::block_scales,
                     Variant{Instance::configuration, OperandKind::bits_16, number_of<typename Types::Input>,
                             number_of<typename Types::InputB>, number_of<typename Types::Output>, launch}};
  });
  for (const auto& [scales, variant] : instances)
    if (has_kind(kind, variant.a, scales)) {
      result.push_back(variant);
      result.back().operands = kind;
    }
  return result;
}

/// As shape_of has it, operands in the variant's majors.
inline Shape shape_of(const Variant& x, i64 m, i64 n, i64 k, i64 padding = 0) {
  return shape_of(m, n, k, x.input(), x.output(), padding, x.major_a, x.major_b);
}

/// Such as "gemm_fp8_block, fp8-blocks, e4m3 * e5m2 to f32, tile 128x192, cluster 2x1".
inline std::string describe(const Variant& x) {
  return name_of(x.kernel) + ", " + name_of(x.operands) + ", " + name_of(x.a) + " * " + name_of(x.b) + " to " +
         name_of(x.d) + ", tile " + name_in_kernel(x) + (x.adds_to_d ? ", AddToD" : "");
}

/// Which elements of an operand share a scale.
enum class Sharing { no_scale, all, row, row_128, row_128_k_major, block_128x128 };

/// Which scales a call has. padding: of the leading dimensions of block scales, as shape_of has it.
struct ScaleChoice {
  Sharing a = Sharing::no_scale;
  Sharing b = Sharing::no_scale;
  bool of_d = false;
  i64 padding = 0;
};

/// As many as there may be.
inline ScaleChoice all_scales(const Variant& x) {
  constexpr Sharing of_a[] = {Sharing::no_scale, Sharing::all, Sharing::row, Sharing::row_128, Sharing::row_128};
  constexpr Sharing of_b[] = {Sharing::no_scale, Sharing::all, Sharing::row, Sharing::block_128x128, Sharing::row_128};
  const int kind = static_cast<int>(x.operands);
  return {.a = of_a[kind], .b = of_b[kind], .of_d = is_fp8_number(x.d)};
}

/// Those of the rows of at least one operand, where it is rows that have them, and some or all of the others.
inline ScaleChoice random_scales(const Variant& x, Random& random) {
  ScaleChoice choice = all_scales(x);
  choice.padding = random.between(0, 2);
  if (x.takes_k_major_scales() && random.between(0, 1) == 0) choice.a = Sharing::row_128_k_major;
  if (choice.of_d) choice.of_d = random.between(0, 3) != 0;
  Sharing& one = random.between(0, 1) == 0 ? choice.a : choice.b;
  constexpr Sharing fewer[] = {Sharing::no_scale, Sharing::all};
  if (!x.has_block_scales() && x.operands != OperandKind::bits_16 && random.between(0, 1) == 0)
    one = fewer[random.between(0, 1)];
  return choice;
}

/// Scales in memory: [rows, columns].
struct ScaleLayout {
  i64 rows;
  i64 columns;
  i64 ld;
  bool is_read_by_tma;  // begins at a multiple of 16 bytes; otherwise of 4
};

/// Of an operand [rows, k].
inline ScaleLayout scale_layout(Sharing sharing, i64 rows, i64 k, i64 padding) {
  const i64 k_blocks = ceil_div(k, scaled_k);
  switch (sharing) {
    case Sharing::no_scale:
      return {0, 0, 0, false};
    case Sharing::all:
      return {1, 1, 1, false};
    case Sharing::row:
      return {1, rows, rows, false};
    case Sharing::row_128:
      return {k_blocks, rows, 4 * (ceil_div(rows, 4) + padding), true};
    case Sharing::row_128_k_major:
      return {rows, k_blocks, k_blocks + padding, false};
    case Sharing::block_128x128:
      return {ceil_div(rows, scaled_k), k_blocks, k_blocks + padding, false};
  }
  return {};
}

/// Where a call's scales lie, those that it has.
struct ScaleAddresses {
  const float* a;
  const float* b;
  const float* d;
};

/// Makes them the scales of a call.
inline void set_scales(const Variant& variant, const ScaleChoice& choice, const ScaleAddresses& scales,
                       GemmArguments* x) {
  const auto of_operand = [](Sharing sharing, const float* address) -> OperandScales {
    if (sharing == Sharing::no_scale) return {};
    return {address, sharing == Sharing::row};
  };
  if (variant.has_block_scales()) {
    x->block_scales = {scales.a, scale_layout(choice.a, x->m, x->k, choice.padding).ld, scales.b,
                       scale_layout(choice.b, x->n, x->k, choice.padding).ld,
                       choice.a == Sharing::row_128_k_major ? Major::k : Major::mn};
  } else {
    x->scale_a = of_operand(choice.a, scales.a);
    x->scale_b = of_operand(choice.b, scales.b);
  }
  if (choice.of_d) x->scale_d = scales.d;
}

}  // namespace rawgemm::test
