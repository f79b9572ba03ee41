// The instances with each way to scale their operands, as values: what the tests on the GPU run.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include <tests/fp8.hpp>
#include <tests/kernels/fp8_launch.hpp>

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

  TensorType input() const { return tensor_type_of(a); }
  TensorType output() const { return tensor_type_of(d); }
  bool has_block_scales() const {
    return operands == OperandKind::fp8_blocks || operands == OperandKind::fp8_blocks_1x128;
  }
};

/// All of a kind.
inline std::vector<Variant> variants(OperandKind kind) {
  std::vector<Variant> result;
  const auto instances = of_each_instance([]<class Instance>(Instance, auto launch) {
    using Types = typename Instance::Types;
    return std::pair{Types::block_scales,
                     Variant{Instance::configuration, OperandKind::bits_16, number_of<typename Types::Input>,
                             number_of<typename Types::InputB>, number_of<typename Types::Output>, launch}};
  });
  const auto is_of_kind = [&](BlockScales scales, const Variant& x) {
    if (!is_fp8_number(x.a)) return kind == OperandKind::bits_16;
    if (scales == BlockScales::b_128x128) return kind == OperandKind::fp8_blocks;
    if (scales == BlockScales::b_1x128) return kind == OperandKind::fp8_blocks_1x128;
    return kind == OperandKind::fp8_tensor || kind == OperandKind::fp8_rows;
  };
  for (const auto& [scales, variant] : instances)
    if (is_of_kind(scales, variant)) {
      result.push_back(variant);
      result.back().operands = kind;
    }
  return result;
}

/// Such as "gemm_fp8_block, fp8-blocks, e4m3 * e5m2 to f32, tile 128x192, cluster 2x1".
inline std::string describe(const Variant& x) {
  return name_of(x.kernel) + ", " + name_of(x.operands) + ", " + name_of(x.a) + " * " + name_of(x.b) + " to " +
         name_of(x.d) + ", tile " + tile_name(x) + ", cluster " + cluster_name(x);
}

}  // namespace rawgemm::test
