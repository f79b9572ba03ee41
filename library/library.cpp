// The functions of rawgemm.h: checks what only C can get wrong, finds the launcher for the element types, and keeps the
// text of its status.
#include <string>
#include <utility>

#include <library/rawgemm.h>
#include <host/quantize_blocks.hpp>
#include <rawgemm_built.hpp>  // what CMakeLists.txt writes: Built16Bits, BuiltFp8

namespace rawgemm::library {
namespace {

static_assert(RAWGEMM_VERSION == RAWGEMM_PROJECT_VERSION, "rawgemm.h and CMakeLists.txt have the same version");

thread_local std::string last_error;

rawgemm_status code_of(StatusCode code) {
  switch (code) {
    case StatusCode::ok:
      return RAWGEMM_OK;
    case StatusCode::null_pointer:
      return RAWGEMM_NULL_POINTER;
    case StatusCode::misaligned_pointer:
      return RAWGEMM_MISALIGNED_POINTER;
    case StatusCode::negative_size:
      return RAWGEMM_NEGATIVE_SIZE;
    case StatusCode::size_too_large:
      return RAWGEMM_SIZE_TOO_LARGE;
    case StatusCode::unsupported_value:
      return RAWGEMM_UNSUPPORTED_VALUE;
    case StatusCode::leading_dimension_too_small:
      return RAWGEMM_LEADING_DIMENSION_TOO_SMALL;
    case StatusCode::leading_dimension_misaligned:
      return RAWGEMM_LEADING_DIMENSION_MISALIGNED;
    case StatusCode::leading_dimension_too_large:
      return RAWGEMM_LEADING_DIMENSION_TOO_LARGE;
    case StatusCode::unsupported_device:
      return RAWGEMM_UNSUPPORTED_DEVICE;
    case StatusCode::too_little_shared_memory:
      return RAWGEMM_TOO_LITTLE_SHARED_MEMORY;
    case StatusCode::cuda_error:
      return RAWGEMM_CUDA_ERROR;
    default:
      return RAWGEMM_INTERNAL_ERROR;  // those of wgmma_tile and of tensor maps
  }
}

rawgemm_status answer(rawgemm_status code, std::string text) {
  last_error = std::move(text);
  return code;
}
rawgemm_status answer(Status status) { return answer(code_of(status.code), std::move(status.text)); }

template <class Type>
constexpr rawgemm_type type_of = is_same<Type, bf16>    ? RAWGEMM_BF16
                                 : is_same<Type, f16>   ? RAWGEMM_FP16
                                 : is_same<Type, float> ? RAWGEMM_FP32
                                 : is_same<Type, e4m3>  ? RAWGEMM_E4M3
                                                        : RAWGEMM_E5M2;

std::string name_of(int type) {
  constexpr const char* names[] = {"none", "bf16", "fp16", "fp32", "e4m3", "e5m2"};
  return type >= 0 && type <= RAWGEMM_E5M2 ? names[type] : std::to_string(type);
}

/// "bf16,fp32,bf16": of A, D and B.
std::string types_name(rawgemm_type a, rawgemm_type d, rawgemm_type b) {
  return name_of(a) + "," + name_of(d) + "," + name_of(b);
}

template <class... Entries>
std::string types_names(List<Entries...>) {
  return (std::string() + ... +
          (" " + types_name(type_of<typename Entries::Input>, type_of<typename Entries::Output>,
                            type_of<typename Entries::InputB>)));
}

rawgemm_status refuse_null(const char* function) {
  return answer(refuse(StatusCode::null_pointer, function, "x", 0, "not be null (the arguments)"));
}
rawgemm_status refuse_enumerator(const char* function, const char* argument, int value, const char* rule) {
  return answer(refuse(StatusCode::unsupported_value, function, argument, value, rule));
}

GemmArguments arguments_of(const rawgemm_gemm_arguments& x) {
  return {.m = x.m,
          .n = x.n,
          .k = x.k,
          .a = x.a,
          .lda = x.lda,
          .b = x.b,
          .ldb = x.ldb,
          .d = x.d,
          .ldd = x.ldd,
          .alpha = x.alpha,
          .beta = x.beta,
          .c = x.c,
          .ldc = x.ldc,
          .programmatic = x.programmatic != 0,
          .weights_ready = x.weights_ready != 0,
          .scale_a = {.address = x.scale_a, .each_row = x.scale_a_each_row != 0},
          .scale_b = {.address = x.scale_b, .each_row = x.scale_b_each_row != 0},
          .scale_d = x.scale_d,
          .block_scales = {
              .a = x.block_scales_a, .lda = x.ld_block_scales_a, .b = x.block_scales_b, .ldb = x.ld_block_scales_b}};
}

/// Calls launch(types, arguments) with those of `built` that x names.
template <class Built, class Launch>
rawgemm_status launch_built(const char* function, Built built, const rawgemm_gemm_arguments& x, const Launch& launch) {
  bool is_built = false;
  Status status;
  for_each(built, [&](auto types) {
    using Types = decltype(types);
    if (x.type_a != type_of<typename Types::Input> || x.type_d != type_of<typename Types::Output> ||
        x.type_b != type_of<typename Types::InputB>)
      return;
    is_built = true;
    status = launch(types, arguments_of(x));
  });
  if (is_built) return answer(std::move(status));
  return answer(RAWGEMM_NOT_IN_LIBRARY,
                std::string(function) + ": types of A, D and B = " + types_name(x.type_a, x.type_d, x.type_b) +
                    ", must be among those that this library was built for:" + types_names(built));
}

/// Calls launch(Config) with the Config of quantize_blocks for the types and the block.
template <class Input, class Output, class Launch>
rawgemm_status launch_quantize(rawgemm_block block, const Launch& launch) {
  return answer(block == RAWGEMM_BLOCK_1X128 ? launch(quantize::Config<Input, Output, 1>{})
                                             : launch(quantize::Config<Input, Output, 128>{}));
}

bool is_block(int block) { return block == RAWGEMM_BLOCK_1X128 || block == RAWGEMM_BLOCK_128X128; }
constexpr const char* block_rule = "be RAWGEMM_BLOCK_1X128 or RAWGEMM_BLOCK_128X128";

}  // namespace
}  // namespace rawgemm::library

using namespace rawgemm;
using namespace rawgemm::library;

int rawgemm_version(void) { return RAWGEMM_VERSION; }

const char* rawgemm_build(void) {
  static const std::string text = RAWGEMM_SIDE ":" + types_names(Built16Bits{}) + types_names(BuiltFp8{});
  return text.c_str();
}

const char* rawgemm_last_error(void) { return last_error.c_str(); }

rawgemm_gemm_arguments rawgemm_gemm_defaults(void) {
  rawgemm_gemm_arguments x{};
  x.alpha = 1;
  return x;
}

rawgemm_status rawgemm_gemm(const rawgemm_gemm_arguments* x, rawgemm_stream stream) {
  if (x == nullptr) return refuse_null("gemm");
  return launch_built("gemm", Built16Bits{}, *x, [&]<class T>(T, const GemmArguments& arguments) {
    return gemm<typename T::Input, typename T::Output>(arguments, stream);
  });
}

rawgemm_status rawgemm_gemm_fp8(const rawgemm_gemm_arguments* x, rawgemm_accumulation accumulation,
                                rawgemm_stream stream) {
  if (x == nullptr) return refuse_null("gemm_fp8");
  if (accumulation != RAWGEMM_FAST && accumulation != RAWGEMM_PROMOTED)
    return refuse_enumerator("gemm_fp8", "accumulation", accumulation, "be RAWGEMM_FAST or RAWGEMM_PROMOTED");
  return launch_built("gemm_fp8", BuiltFp8{}, *x, [&]<class T>(T, const GemmArguments& arguments) {
    return gemm_fp8<typename T::Input, typename T::Output, typename T::InputB>(
        arguments, accumulation == RAWGEMM_FAST ? Accumulation::fast : Accumulation::promoted, stream);
  });
}

rawgemm_status rawgemm_gemm_fp8_scaled(const rawgemm_gemm_arguments* x, rawgemm_block block_b, rawgemm_stream stream) {
  if (x == nullptr) return refuse_null("gemm_fp8_scaled");
  if (!is_block(block_b)) return refuse_enumerator("gemm_fp8_scaled", "block_b", block_b, block_rule);
  return launch_built("gemm_fp8_scaled", BuiltFp8{}, *x, [&]<class T>(T, const GemmArguments& arguments) {
    const auto launch = [&]<BlockScales scales>() {
      return gemm_fp8_scaled<scales, typename T::Input, typename T::Output, typename T::InputB>(arguments, stream);
    };
    return block_b == RAWGEMM_BLOCK_1X128 ? launch.template operator()<BlockScales::b_1x128>()
                                          : launch.template operator()<BlockScales::b_128x128>();
  });
}

rawgemm_status rawgemm_quantize_blocks(const rawgemm_quantize_arguments* x, rawgemm_stream stream) {
  constexpr const char* name = "quantize_blocks";
  if (x == nullptr) return refuse_null(name);
  if (!is_block(x->block)) return refuse_enumerator(name, "block", x->block, block_rule);
  if (x->type_x != RAWGEMM_BF16 && x->type_x != RAWGEMM_FP16)
    return refuse_enumerator(name, "type_x", x->type_x, "be RAWGEMM_BF16 or RAWGEMM_FP16");
  if (x->type_q != RAWGEMM_E4M3 && x->type_q != RAWGEMM_E5M2)
    return refuse_enumerator(name, "type_q", x->type_q, "be RAWGEMM_E4M3 or RAWGEMM_E5M2");
  const QuantizeArguments arguments{.rows = x->rows,
                                    .k = x->k,
                                    .x = x->x,
                                    .ldx = x->ldx,
                                    .q = x->q,
                                    .ldq = x->ldq,
                                    .scales = x->scales,
                                    .ld_scales = x->ld_scales,
                                    .programmatic = x->programmatic != 0};
  const auto launch = [&]<class Config>(Config) { return quantize_blocks<Config>(arguments, stream); };
  if (x->type_x == RAWGEMM_BF16)
    return x->type_q == RAWGEMM_E4M3 ? launch_quantize<bf16, e4m3>(x->block, launch)
                                     : launch_quantize<bf16, e5m2>(x->block, launch);
  return x->type_q == RAWGEMM_E4M3 ? launch_quantize<f16, e4m3>(x->block, launch)
                                   : launch_quantize<f16, e5m2>(x->block, launch);
}
