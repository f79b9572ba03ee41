// The functions of rawgemm.h: checks what only C can get wrong, finds the launcher for the element types, and keeps the
// text of its status.
#include <string>
#include <type_traits>
#include <utility>

#include <library/rawgemm.h>
#include <host/check_offsets.hpp>
#include <host/quantize_blocks.hpp>
#include <host/transpose_scales.hpp>
#include <library/calls.hpp>
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
    case StatusCode::unsupported_size:
      return RAWGEMM_UNSUPPORTED_SIZE;
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

/// A text of C++, with rawgemm.h's names of what has others there.
std::string with_names_of_c(std::string text) {
  constexpr std::pair<const char*, const char*> names[] = {
      {"block_scales.lda", "ld_block_scales_a"},
      {"block_scales.ldb", "ld_block_scales_b"},
      {"block_scales.major_a = k, must be mn", "k_major_block_scales_a = 1, must be 0"},
      {"block_scales.a", "block_scales_a"},
      {"block_scales.b", "block_scales_b"}};
  for (const auto& [name, of_c] : names)
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at))
      text.replace(at, std::string(name).size(), of_c);
  return text;
}
rawgemm_status answer(Status status) { return answer(code_of(status.code), with_names_of_c(std::move(status.text))); }

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

rawgemm_status refuse_null(const char* function, const char* argument = "x") {
  return answer(refuse(StatusCode::null_pointer, function, argument, 0, "not be null (the arguments)"));
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
          .max_sms = x.max_sms,
          .scale_a = {.address = x.scale_a, .each_row = x.scale_a_each_row != 0},
          .scale_b = {.address = x.scale_b, .each_row = x.scale_b_each_row != 0},
          .scale_d = x.scale_d,
          .block_scales = {.a = x.block_scales_a,
                           .lda = x.ld_block_scales_a,
                           .b = x.block_scales_b,
                           .ldb = x.ld_block_scales_b,
                           .major_a = x.k_major_block_scales_a != 0 ? Major::k : Major::mn}};
}

/// Calls launch(types, arguments) with those of `built` that x names and these block scales, or, where it adds to D,
/// launch(types, arguments, epilogue), if there is such a call: of a D of floats or, where adds_to_any_d, any D.
template <BlockScales scales = BlockScales::none, bool adds_to_any_d = false, class Built, class Launch>
rawgemm_status launch_built(const char* function, Built built, const rawgemm_gemm_arguments& x, const Launch& launch) {
  bool is_built = false;
  Status status;
  for_each(built, [&](auto of_entry) {
    using Entry = decltype(of_entry);
    using T = Types<typename Entry::Input, typename Entry::Output, typename Entry::InputB, scales>;
    if (x.type_a != type_of<typename T::Input> || x.type_d != type_of<typename T::Output> ||
        x.type_b != type_of<typename T::InputB>)
      return;
    is_built = true;
    if (x.add_to_d == 0)
      status = launch(T{}, arguments_of(x));
    else if constexpr (!adds_to_any_d && !is_same<typename T::Output, float>)
      status = refuse(StatusCode::unsupported_value, function, "add_to_d", x.add_to_d, "be 0 (D is not fp32)");
    else if constexpr (std::is_invocable_v<Launch, T, GemmArguments, AddToD<T>>)
      status = launch(T{}, arguments_of(x), AddToD<T>{});
    else
      status = refuse(StatusCode::unsupported_value, function, "add_to_d", x.add_to_d, "be 0 (this call has none)");
  });
  if (is_built) return answer(std::move(status));
  return answer(RAWGEMM_NOT_IN_LIBRARY,
                std::string(function) + ": types of A, D and B = " + types_name(x.type_a, x.type_d, x.type_b) +
                    ", must be among those that this library was built for:" + types_names(built));
}

bool is_block(int block) { return block == RAWGEMM_BLOCK_1X128 || block == RAWGEMM_BLOCK_128X128; }
constexpr const char* block_rule = "be RAWGEMM_BLOCK_1X128 or RAWGEMM_BLOCK_128X128";

/// launch_built of FP8 with block scales. block_b: is_block, which elements of B have one.
template <class Launch>
rawgemm_status launch_scaled(const char* function, rawgemm_block block_b, const rawgemm_gemm_arguments& x,
                             const Launch& launch) {
  return block_b == RAWGEMM_BLOCK_1X128 ? launch_built<BlockScales::b_1x128>(function, BuiltFp8{}, x, launch)
                                        : launch_built<BlockScales::b_128x128>(function, BuiltFp8{}, x, launch);
}

bool is_major(int major) { return major == RAWGEMM_MAJOR_K || major == RAWGEMM_MAJOR_MN; }
constexpr const char* major_rule = "be RAWGEMM_MAJOR_K or RAWGEMM_MAJOR_MN";

/// Of A and B both.
Status check_majors(const char* function, const rawgemm_gemm_arguments& x, rawgemm_major major, const char* rule) {
  if (x.major_a != major) return refuse(StatusCode::unsupported_value, function, "major_a", x.major_a, rule);
  if (x.major_b != major) return refuse(StatusCode::unsupported_value, function, "major_b", x.major_b, rule);
  return {};
}
/// FP8 has one major.
Status check_k_major(const char* function, const rawgemm_gemm_arguments& x) {
  return check_majors(function, x, RAWGEMM_MAJOR_K, "be RAWGEMM_MAJOR_K (FP8; quantize_blocks transposes)");
}

/// launch<major of A, major of B>().
template <class Launch>
rawgemm_status launch_majors(const char* function, const rawgemm_gemm_arguments& x, const Launch& launch) {
  if (!is_major(x.major_a)) return refuse_enumerator(function, "major_a", x.major_a, major_rule);
  if (!is_major(x.major_b)) return refuse_enumerator(function, "major_b", x.major_b, major_rule);
  if (x.major_a == RAWGEMM_MAJOR_K)
    return x.major_b == RAWGEMM_MAJOR_K ? launch.template operator()<Major::k, Major::k>()
                                        : launch.template operator()<Major::k, Major::mn>();
  return x.major_b == RAWGEMM_MAJOR_K ? launch.template operator()<Major::mn, Major::k>()
                                      : launch.template operator()<Major::mn, Major::mn>();
}

BatchedGemmArguments batched_arguments_of(const GemmArguments& arguments, const rawgemm_batch& batch) {
  return {.gemm = arguments,
          .batch = batch.batch,
          .stride_a = batch.stride_a,
          .stride_b = batch.stride_b,
          .stride_d = batch.stride_d,
          .stride_c = batch.stride_c,
          .stride_scales_a = batch.stride_scales_a,
          .stride_scales_b = batch.stride_scales_b};
}

/// What only C can get wrong of groups.
Status check_groups(const char* function, const rawgemm_groups& x) {
  if (x.groups != 0 && x.offset_bytes != sizeof(i32) && x.offset_bytes != sizeof(i64))
    return refuse(StatusCode::unsupported_value, function, "offset_bytes", x.offset_bytes, "be 4 or 8");
  if (x.layout < RAWGEMM_GROUP_OFFSETS || x.layout > RAWGEMM_GROUP_INDICES)
    return refuse(StatusCode::unsupported_value, function, "layout", x.layout,
                  "be RAWGEMM_GROUP_OFFSETS, _PSUM, _MASKED or _INDICES");
  if (x.expected_rows < 0)
    return refuse(StatusCode::negative_size, function, "expected_rows", x.expected_rows, "be at least 0");
  return {};
}
GroupOffsets offsets_of(const rawgemm_groups& x) {
  if (x.offset_bytes == sizeof(i32)) return static_cast<const i32*>(x.offsets);
  return static_cast<const i64*>(x.offsets);
}
GroupedGemmArguments grouped_arguments_of(const GemmArguments& gemm, const rawgemm_groups& x) {
  static_assert(static_cast<int>(GroupLayout::psum) == RAWGEMM_GROUP_PSUM &&
                static_cast<int>(GroupLayout::masked) == RAWGEMM_GROUP_MASKED &&
                static_cast<int>(GroupLayout::indices) == RAWGEMM_GROUP_INDICES);
  return {.gemm = gemm,
          .groups = x.groups,
          .offsets = offsets_of(x),
          .layout = static_cast<GroupLayout>(x.layout),
          .zeroes_rest = x.zeroes_rest != 0,
          .expected_rows = x.expected_rows};
}
KGroupedGemmArguments k_grouped_arguments_of(const GemmArguments& gemm, const rawgemm_groups& x) {
  return {.gemm = gemm, .groups = x.groups, .offsets = offsets_of(x)};
}
/// Elements of K: where they begin, and nothing else.
Status check_k_groups(const char* function, const rawgemm_groups& x) {
  if (Status s = check_groups(function, x); !s.ok()) return s;
  if (x.layout != RAWGEMM_GROUP_OFFSETS)
    return refuse(StatusCode::unsupported_value, function, "layout", x.layout,
                  "be RAWGEMM_GROUP_OFFSETS (K is in groups)");
  if (x.zeroes_rest != 0)
    return refuse(StatusCode::unsupported_value, function, "zeroes_rest", x.zeroes_rest, "be 0 (K is in groups)");
  return {};
}

/// Of a D with one column, as far as offsets are concerned.
GemmArguments rows_and_k(i64 m, i64 k) {
  return {.m = m, .n = 1, .k = k, .a = nullptr, .lda = 0, .b = nullptr, .ldb = 0, .d = nullptr, .ldd = 0};
}

/// Calls launch(Config) with the Config of quantize_blocks for the types, the block and the major of X.
template <class Input, class Output, class Launch>
rawgemm_status launch_quantize(const rawgemm_quantize_arguments& x, const Launch& launch) {
  const auto launch_block = [&]<u32 block_rows>() {
    return x.major_x == RAWGEMM_MAJOR_K ? launch(quantize::Config<Input, Output, block_rows, Major::k>{})
                                        : launch(quantize::Config<Input, Output, block_rows, Major::mn>{});
  };
  return answer(x.block == RAWGEMM_BLOCK_1X128 ? launch_block.template operator()<1>()
                                               : launch_block.template operator()<128>());
}

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
  constexpr const char* name = "gemm";
  if (x == nullptr) return refuse_null(name);
  return launch_majors(name, *x, [&]<Major major_a, Major major_b>() {
    return launch_built<BlockScales::none, true>(
        name, Built16Bits{}, *x, [&]<class T>(T, const GemmArguments& arguments, const auto&... adding) {
          using Output = typename T::Output;
          if constexpr (sizeof...(adding) > 0)
            return gemm_add_to_d<typename T::Input, Output, major_a, major_b>(arguments, stream);
          else
            return gemm<typename T::Input, Output, major_a, major_b>(arguments, stream);
        });
  });
}

rawgemm_status rawgemm_gemm_fp8(const rawgemm_gemm_arguments* x, rawgemm_accumulation accumulation,
                                rawgemm_stream stream) {
  constexpr const char* name = "gemm_fp8";
  if (x == nullptr) return refuse_null(name);
  if (accumulation != RAWGEMM_FAST && accumulation != RAWGEMM_PROMOTED)
    return refuse_enumerator(name, "accumulation", accumulation, "be RAWGEMM_FAST or RAWGEMM_PROMOTED");
  if (Status s = check_k_major(name, *x); !s.ok()) return answer(std::move(s));
  return launch_built(name, BuiltFp8{}, *x, [&]<class T>(T, const GemmArguments& arguments, const auto&... adding) {
    return gemm_fp8<typename T::Input, typename T::Output, typename T::InputB>(
        arguments, accumulation == RAWGEMM_FAST ? Accumulation::fast : Accumulation::promoted, stream, adding...);
  });
}

rawgemm_status rawgemm_gemm_fp8_scaled(const rawgemm_gemm_arguments* x, rawgemm_block block_b, rawgemm_stream stream) {
  constexpr const char* name = "gemm_fp8_scaled";
  if (x == nullptr) return refuse_null(name);
  if (!is_block(block_b)) return refuse_enumerator(name, "block_b", block_b, block_rule);
  if (Status s = check_k_major(name, *x); !s.ok()) return answer(std::move(s));
  return launch_scaled(name, block_b, *x, [&]<class T>(T, const GemmArguments& arguments, const auto&... adding) {
    if constexpr (sizeof...(adding) > 0)
      return gemm_fp8_scaled_add_to_d<T::block_scales, typename T::Input, typename T::InputB>(arguments, stream);
    else
      return gemm_fp8_scaled<T::block_scales, typename T::Input, typename T::Output, typename T::InputB>(arguments,
                                                                                                         stream);
  });
}

int rawgemm_takes_k_major_block_scales_a(const rawgemm_gemm_arguments* x, const rawgemm_groups* groups) {
  if (x == nullptr) return 0;
  if (groups != nullptr) return takes_k_major_scales(grouped_arguments_of(arguments_of(*x), *groups));
  return x->add_to_d == 0 && takes_k_major_scales(x->m, x->n, x->k, x->max_sms);
}

rawgemm_status rawgemm_grouped_gemm(const rawgemm_gemm_arguments* x, const rawgemm_groups* groups,
                                    rawgemm_stream stream) {
  constexpr const char* name = "grouped_gemm";
  if (x == nullptr) return refuse_null(name);
  if (groups == nullptr) return refuse_null(name, "groups");
  if (x->major_a != RAWGEMM_MAJOR_K)
    return refuse_enumerator(name, "major_a", x->major_a, "be RAWGEMM_MAJOR_K (rows are in groups)");
  if (Status s = check_groups(name, *groups); !s.ok()) return answer(std::move(s));
  return launch_majors(name, *x, [&]<Major, Major major_b>() {
    return launch_built(name, Built16Bits{}, *x, [&]<class T>(T, const GemmArguments& arguments) {
      return rawgemm::grouped_gemm<typename T::Input, typename T::Output, typename T::Input, major_b>(
          grouped_arguments_of(arguments, *groups), stream);
    });
  });
}

rawgemm_status rawgemm_grouped_gemm_fp8_scaled(const rawgemm_gemm_arguments* x, rawgemm_block block_b,
                                               const rawgemm_groups* groups, rawgemm_stream stream) {
  constexpr const char* name = "grouped_gemm_fp8_scaled";
  if (x == nullptr) return refuse_null(name);
  if (groups == nullptr) return refuse_null(name, "groups");
  if (!is_block(block_b)) return refuse_enumerator(name, "block_b", block_b, block_rule);
  if (Status s = check_k_major(name, *x); !s.ok()) return answer(std::move(s));
  if (Status s = check_groups(name, *groups); !s.ok()) return answer(std::move(s));
  return launch_scaled(name, block_b, *x, [&]<class T>(T, const GemmArguments& arguments) {
    return rawgemm::grouped_gemm_fp8_scaled<T::block_scales, typename T::Input, typename T::Output, typename T::InputB>(
        grouped_arguments_of(arguments, *groups), stream);
  });
}

rawgemm_status rawgemm_k_grouped_gemm(const rawgemm_gemm_arguments* x, const rawgemm_groups* groups,
                                      rawgemm_stream stream) {
  constexpr const char* name = "k_grouped_gemm";
  if (x == nullptr) return refuse_null(name);
  if (groups == nullptr) return refuse_null(name, "groups");
  if (Status s = check_majors(name, *x, RAWGEMM_MAJOR_MN, "be RAWGEMM_MAJOR_MN (16 bits, K is in groups)"); !s.ok())
    return answer(std::move(s));
  if (Status s = check_k_groups(name, *groups); !s.ok()) return answer(std::move(s));
  return launch_built(name, Built16Bits{}, *x, [&]<class T>(T, const GemmArguments& arguments, const auto&... adding) {
    const KGroupedGemmArguments of_groups = k_grouped_arguments_of(arguments, *groups);
    if constexpr (sizeof...(adding) > 0)
      return k_grouped_gemm_add_to_d<typename T::Input>(of_groups, stream);
    else
      return rawgemm::k_grouped_gemm<typename T::Input, typename T::Output>(of_groups, stream);
  });
}

rawgemm_status rawgemm_k_grouped_gemm_fp8_scaled(const rawgemm_gemm_arguments* x, const rawgemm_groups* groups,
                                                 rawgemm_stream stream) {
  constexpr const char* name = "k_grouped_gemm_fp8_scaled";
  if (x == nullptr) return refuse_null(name);
  if (groups == nullptr) return refuse_null(name, "groups");
  if (Status s = check_k_major(name, *x); !s.ok()) return answer(std::move(s));
  if (Status s = check_k_groups(name, *groups); !s.ok()) return answer(std::move(s));
  return launch_built<BlockScales::b_1x128>(
      name, BuiltFp8{}, *x, [&]<class T>(T, const GemmArguments& arguments, const auto&... adding) {
        const KGroupedGemmArguments of_groups = k_grouped_arguments_of(arguments, *groups);
        if constexpr (sizeof...(adding) > 0)
          return k_grouped_gemm_fp8_scaled_add_to_d<typename T::Input, typename T::InputB>(of_groups, stream);
        else
          return rawgemm::k_grouped_gemm_fp8_scaled<typename T::Input, typename T::Output, typename T::InputB>(
              of_groups, stream);
      });
}

rawgemm_status rawgemm_batched_gemm_fp8_scaled(const rawgemm_gemm_arguments* x, rawgemm_block block_b,
                                               const rawgemm_batch* batch, rawgemm_stream stream) {
  constexpr const char* name = "batched_gemm_fp8_scaled";
  if (x == nullptr) return refuse_null(name);
  if (batch == nullptr) return refuse_null(name, "batch");
  if (!is_block(block_b)) return refuse_enumerator(name, "block_b", block_b, block_rule);
  if (Status s = check_k_major(name, *x); !s.ok()) return answer(std::move(s));
  return launch_scaled(name, block_b, *x, [&]<class T>(T, const GemmArguments& arguments) {
    return rawgemm::batched_gemm_fp8_scaled<T::block_scales, typename T::Input, typename T::Output, typename T::InputB>(
        batched_arguments_of(arguments, *batch), stream);
  });
}

int64_t rawgemm_k_grouped_gemm_fp8_scaled_flat_workspace_bytes(int64_t groups) {
  return groups > 0 ? flat_workspace_bytes(groups) : 0;
}

rawgemm_status rawgemm_k_grouped_gemm_fp8_scaled_flat(const rawgemm_gemm_arguments* x, const rawgemm_groups* groups,
                                                      void* workspace, rawgemm_stream stream) {
  constexpr const char* name = "k_grouped_gemm_fp8_scaled_flat";
  if (x == nullptr) return refuse_null(name);
  if (groups == nullptr) return refuse_null(name, "groups");
  if (Status s = check_k_major(name, *x); !s.ok()) return answer(std::move(s));
  if (Status s = check_k_groups(name, *groups); !s.ok()) return answer(std::move(s));
  return launch_built<BlockScales::b_1x128>(
      name, BuiltFp8{}, *x, [&]<class T>(T, const GemmArguments& arguments, const auto&... adding) {
        KGroupedGemmArguments of_groups = k_grouped_arguments_of(arguments, *groups);
        of_groups.workspace = workspace;
        if constexpr (sizeof...(adding) > 0)
          return k_grouped_gemm_fp8_scaled_flat_add_to_d<typename T::Input, typename T::InputB>(of_groups, stream);
        else
          return rawgemm::k_grouped_gemm_fp8_scaled_flat<typename T::Input, typename T::Output, typename T::InputB>(
              of_groups, stream);
      });
}

rawgemm_status rawgemm_batched_gemm(const rawgemm_gemm_arguments* x, const rawgemm_batch* batch,
                                    rawgemm_stream stream) {
  constexpr const char* name = "batched_gemm";
  if (x == nullptr) return refuse_null(name);
  if (batch == nullptr) return refuse_null(name, "batch");
  return launch_majors(name, *x, [&]<Major major_a, Major major_b>() {
    return launch_built(name, Built16Bits{}, *x, [&]<class T>(T, const GemmArguments& arguments) {
      return batched_gemm<typename T::Input, typename T::Output, major_a, major_b>(
          batched_arguments_of(arguments, *batch), stream);
    });
  });
}

rawgemm_status rawgemm_check_offsets(const rawgemm_groups* groups, int64_t m, rawgemm_stream stream) {
  constexpr const char* name = "check_offsets";
  if (groups == nullptr) return refuse_null(name, "groups");
  if (Status s = check_groups(name, *groups); !s.ok()) return answer(std::move(s));
  return answer(check_offsets(grouped_arguments_of(rows_and_k(m, 0), *groups), stream));
}

rawgemm_status rawgemm_check_k_offsets(const rawgemm_groups* groups, int64_t k, int64_t step, rawgemm_stream stream) {
  constexpr const char* name = "check_k_offsets";
  if (groups == nullptr) return refuse_null(name, "groups");
  if (Status s = check_k_groups(name, *groups); !s.ok()) return answer(std::move(s));
  return answer(check_offsets(k_grouped_arguments_of(rows_and_k(1, k), *groups), step, stream));
}

rawgemm_status rawgemm_device_of(const void* address, int* device, int* current) {
  constexpr const char* name = "device_of";
  if (device == nullptr) return refuse_null(name, "device");
  if (current == nullptr) return refuse_null(name, "current");
  if (Status s = device::current(name, current); !s.ok()) return answer(std::move(s));
  *device = -1;
  return answer(address == nullptr ? Status{} : device::of_address(name, address, device));
}

rawgemm_status rawgemm_quantize_blocks(const rawgemm_quantize_arguments* x, rawgemm_stream stream) {
  constexpr const char* name = "quantize_blocks";
  if (x == nullptr) return refuse_null(name);
  if (!is_block(x->block)) return refuse_enumerator(name, "block", x->block, block_rule);
  if (x->type_x != RAWGEMM_BF16 && x->type_x != RAWGEMM_FP16)
    return refuse_enumerator(name, "type_x", x->type_x, "be RAWGEMM_BF16 or RAWGEMM_FP16");
  if (x->type_q != RAWGEMM_E4M3 && x->type_q != RAWGEMM_E5M2)
    return refuse_enumerator(name, "type_q", x->type_q, "be RAWGEMM_E4M3 or RAWGEMM_E5M2");
  if (!is_major(x->major_x)) return refuse_enumerator(name, "major_x", x->major_x, major_rule);
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
    return x->type_q == RAWGEMM_E4M3 ? launch_quantize<bf16, e4m3>(*x, launch)
                                     : launch_quantize<bf16, e5m2>(*x, launch);
  return x->type_q == RAWGEMM_E4M3 ? launch_quantize<f16, e4m3>(*x, launch) : launch_quantize<f16, e5m2>(*x, launch);
}

rawgemm_status rawgemm_transpose_scales(const rawgemm_transpose_arguments* x, rawgemm_stream stream) {
  if (x == nullptr) return refuse_null("transpose_scales");
  return answer(transpose_scales({.rows = x->rows,
                                  .k_blocks = x->k_blocks,
                                  .s = x->s,
                                  .lds = x->lds,
                                  .d = x->d,
                                  .ldd = x->ldd,
                                  .counts = x->counts,
                                  .group_rows = x->group_rows,
                                  .programmatic = x->programmatic != 0},
                                 stream));
}
