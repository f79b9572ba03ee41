// Arguments that every GEMM kernel refuses, as changes of good ones: for the model and for a GPU.
#pragma once
#include <algorithm>
#include <vector>

#include <tests/kernels/variants.hpp>
#include <tests/refused_case.hpp>

namespace rawgemm::test {

using RefusedGemm = RefusedCase<GemmArguments>;

inline const char* past(const void* pointer, int bytes) { return static_cast<const char*>(pointer) + bytes; }

inline std::vector<RefusedGemm> cases_of_matrices() {
  using enum StatusCode;
  std::vector<RefusedGemm> cases = {
      {"a is null", null_pointer, [](GemmArguments& x) { x.a = nullptr; }},
      {"b is null", null_pointer, [](GemmArguments& x) { x.b = nullptr; }},
      {"d is null", null_pointer, [](GemmArguments& x) { x.d = nullptr; }},
      {"d is null, k = 0", null_pointer, [](GemmArguments& x) { x.k = 0, x.d = nullptr; }},
      {"m is negative", negative_size, [](GemmArguments& x) { x.m = -1; }},
      {"n is negative", negative_size, [](GemmArguments& x) { x.n = -1; }},
      {"k is negative", negative_size, [](GemmArguments& x) { x.k = -1; }},
      {"m is too large", size_too_large, [](GemmArguments& x) { x.m = i64{1} << 31; }},
      {"n is too large", size_too_large, [](GemmArguments& x) { x.n = i64{1} << 31; }},
      {"k is too large", size_too_large, [](GemmArguments& x) { x.k = i64{1} << 31; }},
      {"too many tiles", size_too_large,
       [](GemmArguments& x) {
         x.m = x.n = x.lda = x.ldb = x.ldd = x.block_scales.lda = x.block_scales.ldb = i64{1} << 26;
         x.k = 16;
         x.d = reinterpret_cast<void*>(i64{1} << 60);  // behind all of A and B
       }},
      {"lda is shorter than a row", leading_dimension_too_small, [](GemmArguments& x) { x.lda = 8; }},
      {"ldb is shorter than a row", leading_dimension_too_small, [](GemmArguments& x) { x.ldb = 8; }},
      {"ldd is shorter than a row", leading_dimension_too_small, [](GemmArguments& x) { x.ldd = 8; }},
      {"lda does not keep 16 bytes", leading_dimension_misaligned, [](GemmArguments& x) { ++x.lda; }},
      {"ldb does not keep 16 bytes", leading_dimension_misaligned, [](GemmArguments& x) { ++x.ldb; }},
      {"ldd does not keep 16 bytes", leading_dimension_misaligned, [](GemmArguments& x) { ++x.ldd; }},
      {"lda is too large", leading_dimension_too_large, [](GemmArguments& x) { x.lda = i64{1} << 40; }},
      {"ldb is too large", leading_dimension_too_large, [](GemmArguments& x) { x.ldb = i64{1} << 40; }},
      {"ldd is too large", leading_dimension_too_large, [](GemmArguments& x) { x.ldd = i64{1} << 40; }},
  };
  // C is judged where beta is not 0.
  const auto add_c = [&](const char* name, StatusCode code, const std::function<void(GemmArguments&)>& change) {
    cases.push_back({name, code, [=](GemmArguments& x) { x.beta = 1, change(x); }});
  };
  add_c("c is null", null_pointer, [](GemmArguments& x) { x.c = nullptr; });
  add_c("c is null, k = 0", null_pointer, [](GemmArguments& x) { x.k = 0, x.c = nullptr; });
  add_c("ldc is shorter than a row", leading_dimension_too_small, [](GemmArguments& x) { x.ldc = 8; });
  add_c("ldc does not keep 16 bytes", leading_dimension_misaligned, [](GemmArguments& x) { ++x.ldc; });
  add_c("ldc is too large", leading_dimension_too_large, [](GemmArguments& x) { x.ldc = i64{1} << 40; });
  for (int bytes = 1; bytes < 16; ++bytes) {
    add_c("c is misaligned", misaligned_pointer, [=](GemmArguments& x) { x.c = past(x.c, bytes); });
    cases.push_back({"a is misaligned", misaligned_pointer, [=](GemmArguments& x) { x.a = past(x.a, bytes); }});
    cases.push_back({"b is misaligned", misaligned_pointer, [=](GemmArguments& x) { x.b = past(x.b, bytes); }});
    cases.push_back(
        {"d is misaligned", misaligned_pointer, [=](GemmArguments& x) { x.d = const_cast<char*>(past(x.d, bytes)); }});
  }
  return cases;
}

inline const float* past(const float* factors, int bytes) {
  return reinterpret_cast<const float*>(past(static_cast<const void*>(factors), bytes));
}

/// Of scales, by what a variant takes.
inline std::vector<RefusedGemm> cases_of_scales(const Variant& variant) {
  using enum StatusCode;
  static const float one = 1;  // of the host: whoever launched would fault
  std::vector<RefusedGemm> cases = {{"scale_a is null, and each row's", null_pointer,
                                     [](GemmArguments& x) {
                                       x.scale_a = {nullptr, true};
                                     }},
                                    {"scale_b is null, and each row's", null_pointer,
                                     [](GemmArguments& x) {
                                       x.scale_b = {nullptr, true};
                                     }},
                                    {"scale_a is null, and each row's, k = 0", null_pointer, [](GemmArguments& x) {
                                       x.k = 0, x.scale_a = {nullptr, true};
                                     }}};
  for (int bytes = 1; bytes < 4; ++bytes) {
    cases.push_back({"scale_a is misaligned", misaligned_pointer,
                     [=](GemmArguments& x) { x.scale_a.address = past(&one, bytes); }});
    cases.push_back({"scale_b is misaligned", misaligned_pointer,
                     [=](GemmArguments& x) { x.scale_b.address = past(&one, bytes); }});
    if (is_fp8_number(variant.d))
      cases.push_back(
          {"scale_d is misaligned", misaligned_pointer, [=](GemmArguments& x) { x.scale_d = past(&one, bytes); }});
  }
  if (!is_fp8_number(variant.d))
    cases.push_back({"D is not FP8, and has a scale", unsupported_value, [](GemmArguments& x) { x.scale_d = &one; }});
  if (!variant.has_block_scales()) {
    cases.push_back({"scale_a within D", unsupported_value,
                     [](GemmArguments& x) { x.scale_a.address = static_cast<const float*>(x.d); }});
    cases.push_back({"scale_b within D", unsupported_value,
                     [](GemmArguments& x) { x.scale_b.address = static_cast<const float*>(x.d); }});
    if (is_fp8_number(variant.d))
      cases.push_back({"scale_d within D", unsupported_value,
                       [](GemmArguments& x) { x.scale_d = static_cast<const float*>(x.d); }});
    cases.push_back({"block scales of A", unsupported_value, [](GemmArguments& x) { x.block_scales.a = &one; }});
    cases.push_back({"block scales of B", unsupported_value, [](GemmArguments& x) { x.block_scales.b = &one; }});
    return cases;
  }
  const auto add = [&](const char* name, StatusCode code, const std::function<void(BlockScaleArguments&)>& change) {
    cases.push_back({name, code, [=](GemmArguments& x) { change(x.block_scales); }});
  };
  for (const bool each_row : {false, true}) {
    cases.push_back({"scale_a beside block scales", unsupported_value, [=](GemmArguments& x) {
                       x.scale_a = {&one, each_row};
                     }});
    cases.push_back({"scale_b beside block scales", unsupported_value, [=](GemmArguments& x) {
                       x.scale_b = {&one, each_row};
                     }});
  }
  const bool b_by_tma = variant.operands == OperandKind::fp8_blocks_1x128;
  cases.push_back({"block scales of A within D", unsupported_value,
                   [](GemmArguments& x) { x.block_scales.a = static_cast<const float*>(x.d); }});
  cases.push_back({"block scales of B within D", unsupported_value,
                   [](GemmArguments& x) { x.block_scales.b = static_cast<const float*>(x.d); }});
  add("block scales of A are null", null_pointer, [](BlockScaleArguments& x) { x.a = nullptr; });
  add("block scales of B are null", null_pointer, [](BlockScaleArguments& x) { x.b = nullptr; });
  for (int bytes = 1; bytes < 16; ++bytes) {
    add("block scales of A are misaligned", misaligned_pointer,
        [=](BlockScaleArguments& x) { x.a = past(x.a, bytes); });
    if (b_by_tma || bytes % 4 != 0)
      add("block scales of B are misaligned", misaligned_pointer,
          [=](BlockScaleArguments& x) { x.b = past(x.b, bytes); });
  }
  for (const i64 ld : {i64{0}, i64{-8}, i64{INT64_MIN}}) {
    add("lda of block scales is shorter than a row", leading_dimension_too_small,
        [=](BlockScaleArguments& x) { x.lda = ld; });
    add("ldb of block scales is shorter than a row", leading_dimension_too_small,
        [=](BlockScaleArguments& x) { x.ldb = ld; });
  }
  for (int columns = 1; columns < 4; ++columns) {
    add("lda of block scales does not keep 16 bytes", leading_dimension_misaligned,
        [=](BlockScaleArguments& x) { x.lda += columns; });
    if (b_by_tma)
      add("ldb of block scales does not keep 16 bytes", leading_dimension_misaligned,
          [=](BlockScaleArguments& x) { x.ldb += columns; });
  }
  const auto add_k_major = [&](const char* name, StatusCode code,
                               const std::function<void(BlockScaleArguments&)>& change) {
    add(name, code, [=](BlockScaleArguments& x) {
      x.major_a = Major::k;
      change(x);
    });
  };
  if (!variant.takes_k_major_scales()) {
    add_k_major("block scales of A are K-major", unsupported_value, [](BlockScaleArguments&) {});
  } else {
    for (int bytes = 1; bytes < 4; ++bytes)
      add_k_major("K-major block scales of A are misaligned", misaligned_pointer,
                  [=](BlockScaleArguments& x) { x.a = past(x.a, bytes); });
    for (const i64 ld : {i64{0}, i64{-8}, i64{INT64_MIN}})
      add_k_major("lda of K-major block scales is shorter than a row", leading_dimension_too_small,
                  [=](BlockScaleArguments& x) { x.lda = ld; });
    for (const i64 ld : {i64{1} << 38, i64{INT64_MAX}})
      add_k_major("lda of K-major block scales is too large", leading_dimension_too_large,
                  [=](BlockScaleArguments& x) { x.lda = ld; });
    cases.push_back({"K-major block scales of A within D", unsupported_value, [](GemmArguments& x) {
                       x.block_scales.major_a = Major::k;
                       x.block_scales.a = static_cast<const float*>(x.d);
                     }});
  }
  for (const i64 ld : {i64{1} << 38, i64{INT64_MAX}}) {
    add("lda of block scales is too large", leading_dimension_too_large, [=](BlockScaleArguments& x) { x.lda = ld; });
    add("ldb of block scales is too large", leading_dimension_too_large, [=](BlockScaleArguments& x) { x.ldb = ld; });
  }
  return cases;
}

/// Of 16-bit operands, that they have no scales.
inline std::vector<RefusedGemm> cases_without_scales() {
  using enum StatusCode;
  static const float one = 1;
  return {
      {"scale_a, of operands that are not FP8", unsupported_value, [](GemmArguments& x) { x.scale_a.address = &one; }},
      {"scale_b, of operands that are not FP8", unsupported_value, [](GemmArguments& x) { x.scale_b.address = &one; }},
      {"each row of A has a scale, of operands that are not FP8", unsupported_value,
       [](GemmArguments& x) { x.scale_a.each_row = true; }},
      {"each row of B has a scale, of operands that are not FP8", unsupported_value,
       [](GemmArguments& x) { x.scale_b.each_row = true; }},
      {"scale_d, of a D that is not FP8", unsupported_value, [](GemmArguments& x) { x.scale_d = &one; }},
      {"block scales of A, of operands that are not FP8", unsupported_value,
       [](GemmArguments& x) { x.block_scales.a = &one; }},
      {"block scales of B, of operands that are not FP8", unsupported_value,
       [](GemmArguments& x) { x.block_scales.b = &one; }}};
}

/// Those of matrices, and of the scales that the variant has or has not.
inline std::vector<RefusedGemm> refused_cases(const Variant& variant) {
  std::vector<RefusedGemm> cases = cases_of_matrices();
  const std::vector<RefusedGemm> of_scales =
      variant.operands == OperandKind::bits_16 ? cases_without_scales() : cases_of_scales(variant);
  cases.insert(cases.end(), of_scales.begin(), of_scales.end());
  return cases;
}

/// Of a kind, the first of each kernel with a D in FP8, and with another one.
inline std::vector<Variant> variants_that_refuse(OperandKind kind) {
  std::vector<Variant> result;
  for (const Variant& x : variants(kind)) {
    const auto is_alike = [&](const Variant& y) {
      return y.kernel == x.kernel && is_fp8_number(y.d) == is_fp8_number(x.d);
    };
    if (std::none_of(result.begin(), result.end(), is_alike)) result.push_back(x);
  }
  return result;
}

}  // namespace rawgemm::test
