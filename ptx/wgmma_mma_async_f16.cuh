// Written by scripts/generate_wgmma.py; do not edit.
// wgmma.mma_async, A and B in f16, D in fp32 or f16; ptx/wgmma.cuh has the functions to call.
// Source: PTX ISA, "Asynchronous Warpgroup Level Matrix Instructions: wgmma.mma_async",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#asynchronous-warpgroup-level-matrix-operation-wgmma-mma-async
#pragma once
#include <ptx/types.cuh>

// clang-format off
namespace rawgemm::ptx {

template <class Register, class A, class B, u32 n>
struct WgmmaMmaAsync;

template <>
struct WgmmaMmaAsync<float, f16, f16, 8> {
  /// wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16
  ///     {d0..d3}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[4], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %6, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {"
        "%0, %1, %2, %3"
        "}, %4, %5, p, %7, %8, %9, %10; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16
  ///     {d0..d3}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[4], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %9, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {"
        "%0, %1, %2, %3"
        "}, {%4, %5, %6, %7}, %8, p, %10, %11, %12; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 16> {
  /// wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16
  ///     {d0..d7}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[8], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %10, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7"
        "}, %8, %9, p, %11, %12, %13, %14; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16
  ///     {d0..d7}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[8], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %13, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7"
        "}, {%8, %9, %10, %11}, %12, p, %14, %15, %16; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 24> {
  /// wgmma.mma_async.sync.aligned.m64n24k16.f32.f16.f16
  ///     {d0..d11}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[12], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %14, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n24k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11"
        "}, %12, %13, p, %15, %16, %17, %18; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n24k16.f32.f16.f16
  ///     {d0..d11}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[12], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %17, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n24k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11"
        "}, {%12, %13, %14, %15}, %16, p, %18, %19, %20; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 32> {
  /// wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16
  ///     {d0..d15}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[16], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %18, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15"
        "}, %16, %17, p, %19, %20, %21, %22; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16
  ///     {d0..d15}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[16], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %21, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15"
        "}, {%16, %17, %18, %19}, %20, p, %22, %23, %24; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 40> {
  /// wgmma.mma_async.sync.aligned.m64n40k16.f32.f16.f16
  ///     {d0..d19}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[20], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %22, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n40k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19"
        "}, %20, %21, p, %23, %24, %25, %26; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n40k16.f32.f16.f16
  ///     {d0..d19}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[20], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %25, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n40k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19"
        "}, {%20, %21, %22, %23}, %24, p, %26, %27, %28; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 48> {
  /// wgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16
  ///     {d0..d23}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[24], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %26, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23"
        "}, %24, %25, p, %27, %28, %29, %30; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16
  ///     {d0..d23}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[24], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %29, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23"
        "}, {%24, %25, %26, %27}, %28, p, %30, %31, %32; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 56> {
  /// wgmma.mma_async.sync.aligned.m64n56k16.f32.f16.f16
  ///     {d0..d27}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[28], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %30, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n56k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27"
        "}, %28, %29, p, %31, %32, %33, %34; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n56k16.f32.f16.f16
  ///     {d0..d27}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[28], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %33, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n56k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27"
        "}, {%28, %29, %30, %31}, %32, p, %34, %35, %36; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 64> {
  /// wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16
  ///     {d0..d31}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[32], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %34, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31"
        "}, %32, %33, p, %35, %36, %37, %38; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16
  ///     {d0..d31}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[32], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %37, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31"
        "}, {%32, %33, %34, %35}, %36, p, %38, %39, %40; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 72> {
  /// wgmma.mma_async.sync.aligned.m64n72k16.f32.f16.f16
  ///     {d0..d35}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[36], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %38, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n72k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35"
        "}, %36, %37, p, %39, %40, %41, %42; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n72k16.f32.f16.f16
  ///     {d0..d35}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[36], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %41, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n72k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35"
        "}, {%36, %37, %38, %39}, %40, p, %42, %43, %44; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 80> {
  /// wgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16
  ///     {d0..d39}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[40], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %42, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39"
        "}, %40, %41, p, %43, %44, %45, %46; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16
  ///     {d0..d39}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[40], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %45, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39"
        "}, {%40, %41, %42, %43}, %44, p, %46, %47, %48; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 88> {
  /// wgmma.mma_async.sync.aligned.m64n88k16.f32.f16.f16
  ///     {d0..d43}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[44], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %46, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n88k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43"
        "}, %44, %45, p, %47, %48, %49, %50; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n88k16.f32.f16.f16
  ///     {d0..d43}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[44], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %49, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n88k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43"
        "}, {%44, %45, %46, %47}, %48, p, %50, %51, %52; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 96> {
  /// wgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16
  ///     {d0..d47}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[48], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %50, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47"
        "}, %48, %49, p, %51, %52, %53, %54; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16
  ///     {d0..d47}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[48], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %53, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47"
        "}, {%48, %49, %50, %51}, %52, p, %54, %55, %56; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 104> {
  /// wgmma.mma_async.sync.aligned.m64n104k16.f32.f16.f16
  ///     {d0..d51}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[52], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %54, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n104k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51"
        "}, %52, %53, p, %55, %56, %57, %58; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n104k16.f32.f16.f16
  ///     {d0..d51}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[52], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %57, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n104k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51"
        "}, {%52, %53, %54, %55}, %56, p, %58, %59, %60; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 112> {
  /// wgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16
  ///     {d0..d55}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[56], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %58, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55"
        "}, %56, %57, p, %59, %60, %61, %62; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16
  ///     {d0..d55}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[56], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %61, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55"
        "}, {%56, %57, %58, %59}, %60, p, %62, %63, %64; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 120> {
  /// wgmma.mma_async.sync.aligned.m64n120k16.f32.f16.f16
  ///     {d0..d59}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[60], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %62, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n120k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59"
        "}, %60, %61, p, %63, %64, %65, %66; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n120k16.f32.f16.f16
  ///     {d0..d59}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[60], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %65, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n120k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59"
        "}, {%60, %61, %62, %63}, %64, p, %66, %67, %68; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 128> {
  /// wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16
  ///     {d0..d63}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[64], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %66, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63"
        "}, %64, %65, p, %67, %68, %69, %70; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16
  ///     {d0..d63}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[64], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %69, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63"
        "}, {%64, %65, %66, %67}, %68, p, %70, %71, %72; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 136> {
  /// wgmma.mma_async.sync.aligned.m64n136k16.f32.f16.f16
  ///     {d0..d67}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[68], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %70, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n136k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67"
        "}, %68, %69, p, %71, %72, %73, %74; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n136k16.f32.f16.f16
  ///     {d0..d67}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[68], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %73, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n136k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67"
        "}, {%68, %69, %70, %71}, %72, p, %74, %75, %76; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 144> {
  /// wgmma.mma_async.sync.aligned.m64n144k16.f32.f16.f16
  ///     {d0..d71}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[72], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %74, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n144k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71"
        "}, %72, %73, p, %75, %76, %77, %78; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n144k16.f32.f16.f16
  ///     {d0..d71}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[72], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %77, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n144k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71"
        "}, {%72, %73, %74, %75}, %76, p, %78, %79, %80; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 152> {
  /// wgmma.mma_async.sync.aligned.m64n152k16.f32.f16.f16
  ///     {d0..d75}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[76], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %78, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n152k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75"
        "}, %76, %77, p, %79, %80, %81, %82; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n152k16.f32.f16.f16
  ///     {d0..d75}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[76], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %81, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n152k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75"
        "}, {%76, %77, %78, %79}, %80, p, %82, %83, %84; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 160> {
  /// wgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16
  ///     {d0..d79}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[80], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %82, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79"
        "}, %80, %81, p, %83, %84, %85, %86; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16
  ///     {d0..d79}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[80], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %85, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79"
        "}, {%80, %81, %82, %83}, %84, p, %86, %87, %88; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 168> {
  /// wgmma.mma_async.sync.aligned.m64n168k16.f32.f16.f16
  ///     {d0..d83}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[84], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %86, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n168k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83"
        "}, %84, %85, p, %87, %88, %89, %90; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n168k16.f32.f16.f16
  ///     {d0..d83}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[84], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %89, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n168k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83"
        "}, {%84, %85, %86, %87}, %88, p, %90, %91, %92; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 176> {
  /// wgmma.mma_async.sync.aligned.m64n176k16.f32.f16.f16
  ///     {d0..d87}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[88], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %90, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n176k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87"
        "}, %88, %89, p, %91, %92, %93, %94; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n176k16.f32.f16.f16
  ///     {d0..d87}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[88], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %93, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n176k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87"
        "}, {%88, %89, %90, %91}, %92, p, %94, %95, %96; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 184> {
  /// wgmma.mma_async.sync.aligned.m64n184k16.f32.f16.f16
  ///     {d0..d91}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[92], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %94, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n184k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91"
        "}, %92, %93, p, %95, %96, %97, %98; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n184k16.f32.f16.f16
  ///     {d0..d91}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[92], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %97, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n184k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91"
        "}, {%92, %93, %94, %95}, %96, p, %98, %99, %100; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 192> {
  /// wgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16
  ///     {d0..d95}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[96], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %98, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95"
        "}, %96, %97, p, %99, %100, %101, %102; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16
  ///     {d0..d95}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[96], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %101, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95"
        "}, {%96, %97, %98, %99}, %100, p, %102, %103, %104; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 200> {
  /// wgmma.mma_async.sync.aligned.m64n200k16.f32.f16.f16
  ///     {d0..d99}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[100], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %102, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n200k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95,"
        "%96, %97, %98, %99"
        "}, %100, %101, p, %103, %104, %105, %106; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95]),
          "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n200k16.f32.f16.f16
  ///     {d0..d99}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[100], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %105, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n200k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95,"
        "%96, %97, %98, %99"
        "}, {%100, %101, %102, %103}, %104, p, %106, %107, %108; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95]),
          "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 208> {
  /// wgmma.mma_async.sync.aligned.m64n208k16.f32.f16.f16
  ///     {d0..d103}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[104], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %106, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n208k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95,"
        "%96, %97, %98, %99, %100, %101, %102, %103"
        "}, %104, %105, p, %107, %108, %109, %110; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95]),
          "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99]), "+f"(d[100]), "+f"(d[101]), "+f"(d[102]), "+f"(d[103])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n208k16.f32.f16.f16
  ///     {d0..d103}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[104], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %109, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n208k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95,"
        "%96, %97, %98, %99, %100, %101, %102, %103"
        "}, {%104, %105, %106, %107}, %108, p, %110, %111, %112; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95]),
          "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99]), "+f"(d[100]), "+f"(d[101]), "+f"(d[102]), "+f"(d[103])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 216> {
  /// wgmma.mma_async.sync.aligned.m64n216k16.f32.f16.f16
  ///     {d0..d107}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[108], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %110, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n216k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95,"
        "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107"
        "}, %108, %109, p, %111, %112, %113, %114; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95]),
          "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99]), "+f"(d[100]), "+f"(d[101]), "+f"(d[102]), "+f"(d[103]),
          "+f"(d[104]), "+f"(d[105]), "+f"(d[106]), "+f"(d[107])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n216k16.f32.f16.f16
  ///     {d0..d107}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[108], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %113, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n216k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95,"
        "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107"
        "}, {%108, %109, %110, %111}, %112, p, %114, %115, %116; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95]),
          "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99]), "+f"(d[100]), "+f"(d[101]), "+f"(d[102]), "+f"(d[103]),
          "+f"(d[104]), "+f"(d[105]), "+f"(d[106]), "+f"(d[107])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 224> {
  /// wgmma.mma_async.sync.aligned.m64n224k16.f32.f16.f16
  ///     {d0..d111}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[112], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %114, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n224k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95,"
        "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111"
        "}, %112, %113, p, %115, %116, %117, %118; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95]),
          "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99]), "+f"(d[100]), "+f"(d[101]), "+f"(d[102]), "+f"(d[103]),
          "+f"(d[104]), "+f"(d[105]), "+f"(d[106]), "+f"(d[107]), "+f"(d[108]), "+f"(d[109]), "+f"(d[110]), "+f"(d[111])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n224k16.f32.f16.f16
  ///     {d0..d111}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[112], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %117, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n224k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95,"
        "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111"
        "}, {%112, %113, %114, %115}, %116, p, %118, %119, %120; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95]),
          "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99]), "+f"(d[100]), "+f"(d[101]), "+f"(d[102]), "+f"(d[103]),
          "+f"(d[104]), "+f"(d[105]), "+f"(d[106]), "+f"(d[107]), "+f"(d[108]), "+f"(d[109]), "+f"(d[110]), "+f"(d[111])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 232> {
  /// wgmma.mma_async.sync.aligned.m64n232k16.f32.f16.f16
  ///     {d0..d115}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[116], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %118, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n232k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95,"
        "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111,"
        "%112, %113, %114, %115"
        "}, %116, %117, p, %119, %120, %121, %122; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95]),
          "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99]), "+f"(d[100]), "+f"(d[101]), "+f"(d[102]), "+f"(d[103]),
          "+f"(d[104]), "+f"(d[105]), "+f"(d[106]), "+f"(d[107]), "+f"(d[108]), "+f"(d[109]), "+f"(d[110]), "+f"(d[111]),
          "+f"(d[112]), "+f"(d[113]), "+f"(d[114]), "+f"(d[115])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n232k16.f32.f16.f16
  ///     {d0..d115}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[116], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %121, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n232k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95,"
        "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111,"
        "%112, %113, %114, %115"
        "}, {%116, %117, %118, %119}, %120, p, %122, %123, %124; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95]),
          "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99]), "+f"(d[100]), "+f"(d[101]), "+f"(d[102]), "+f"(d[103]),
          "+f"(d[104]), "+f"(d[105]), "+f"(d[106]), "+f"(d[107]), "+f"(d[108]), "+f"(d[109]), "+f"(d[110]), "+f"(d[111]),
          "+f"(d[112]), "+f"(d[113]), "+f"(d[114]), "+f"(d[115])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 240> {
  /// wgmma.mma_async.sync.aligned.m64n240k16.f32.f16.f16
  ///     {d0..d119}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[120], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %122, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n240k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95,"
        "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111,"
        "%112, %113, %114, %115, %116, %117, %118, %119"
        "}, %120, %121, p, %123, %124, %125, %126; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95]),
          "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99]), "+f"(d[100]), "+f"(d[101]), "+f"(d[102]), "+f"(d[103]),
          "+f"(d[104]), "+f"(d[105]), "+f"(d[106]), "+f"(d[107]), "+f"(d[108]), "+f"(d[109]), "+f"(d[110]), "+f"(d[111]),
          "+f"(d[112]), "+f"(d[113]), "+f"(d[114]), "+f"(d[115]), "+f"(d[116]), "+f"(d[117]), "+f"(d[118]), "+f"(d[119])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n240k16.f32.f16.f16
  ///     {d0..d119}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[120], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %125, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n240k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95,"
        "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111,"
        "%112, %113, %114, %115, %116, %117, %118, %119"
        "}, {%120, %121, %122, %123}, %124, p, %126, %127, %128; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95]),
          "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99]), "+f"(d[100]), "+f"(d[101]), "+f"(d[102]), "+f"(d[103]),
          "+f"(d[104]), "+f"(d[105]), "+f"(d[106]), "+f"(d[107]), "+f"(d[108]), "+f"(d[109]), "+f"(d[110]), "+f"(d[111]),
          "+f"(d[112]), "+f"(d[113]), "+f"(d[114]), "+f"(d[115]), "+f"(d[116]), "+f"(d[117]), "+f"(d[118]), "+f"(d[119])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 248> {
  /// wgmma.mma_async.sync.aligned.m64n248k16.f32.f16.f16
  ///     {d0..d123}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[124], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %126, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n248k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95,"
        "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111,"
        "%112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123"
        "}, %124, %125, p, %127, %128, %129, %130; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95]),
          "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99]), "+f"(d[100]), "+f"(d[101]), "+f"(d[102]), "+f"(d[103]),
          "+f"(d[104]), "+f"(d[105]), "+f"(d[106]), "+f"(d[107]), "+f"(d[108]), "+f"(d[109]), "+f"(d[110]), "+f"(d[111]),
          "+f"(d[112]), "+f"(d[113]), "+f"(d[114]), "+f"(d[115]), "+f"(d[116]), "+f"(d[117]), "+f"(d[118]), "+f"(d[119]),
          "+f"(d[120]), "+f"(d[121]), "+f"(d[122]), "+f"(d[123])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n248k16.f32.f16.f16
  ///     {d0..d123}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[124], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %129, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n248k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95,"
        "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111,"
        "%112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123"
        "}, {%124, %125, %126, %127}, %128, p, %130, %131, %132; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95]),
          "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99]), "+f"(d[100]), "+f"(d[101]), "+f"(d[102]), "+f"(d[103]),
          "+f"(d[104]), "+f"(d[105]), "+f"(d[106]), "+f"(d[107]), "+f"(d[108]), "+f"(d[109]), "+f"(d[110]), "+f"(d[111]),
          "+f"(d[112]), "+f"(d[113]), "+f"(d[114]), "+f"(d[115]), "+f"(d[116]), "+f"(d[117]), "+f"(d[118]), "+f"(d[119]),
          "+f"(d[120]), "+f"(d[121]), "+f"(d[122]), "+f"(d[123])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<float, f16, f16, 256> {
  /// wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16
  ///     {d0..d127}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(float (&d)[128], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %130, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95,"
        "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111,"
        "%112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127"
        "}, %128, %129, p, %131, %132, %133, %134; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95]),
          "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99]), "+f"(d[100]), "+f"(d[101]), "+f"(d[102]), "+f"(d[103]),
          "+f"(d[104]), "+f"(d[105]), "+f"(d[106]), "+f"(d[107]), "+f"(d[108]), "+f"(d[109]), "+f"(d[110]), "+f"(d[111]),
          "+f"(d[112]), "+f"(d[113]), "+f"(d[114]), "+f"(d[115]), "+f"(d[116]), "+f"(d[117]), "+f"(d[118]), "+f"(d[119]),
          "+f"(d[120]), "+f"(d[121]), "+f"(d[122]), "+f"(d[123]), "+f"(d[124]), "+f"(d[125]), "+f"(d[126]), "+f"(d[127])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16
  ///     {d0..d127}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(float (&d)[128], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %133, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63,"
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79,"
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95,"
        "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111,"
        "%112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127"
        "}, {%128, %129, %130, %131}, %132, p, %134, %135, %136; }"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
          "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]),
          "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]),
          "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]),
          "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]),
          "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]),
          "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]),
          "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]),
          "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]),
          "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]),
          "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]),
          "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95]),
          "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99]), "+f"(d[100]), "+f"(d[101]), "+f"(d[102]), "+f"(d[103]),
          "+f"(d[104]), "+f"(d[105]), "+f"(d[106]), "+f"(d[107]), "+f"(d[108]), "+f"(d[109]), "+f"(d[110]), "+f"(d[111]),
          "+f"(d[112]), "+f"(d[113]), "+f"(d[114]), "+f"(d[115]), "+f"(d[116]), "+f"(d[117]), "+f"(d[118]), "+f"(d[119]),
          "+f"(d[120]), "+f"(d[121]), "+f"(d[122]), "+f"(d[123]), "+f"(d[124]), "+f"(d[125]), "+f"(d[126]), "+f"(d[127])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 8> {
  /// wgmma.mma_async.sync.aligned.m64n8k16.f16.f16.f16
  ///     {d0..d1}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[2], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %4, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n8k16.f16.f16.f16 {"
        "%0, %1"
        "}, %2, %3, p, %5, %6, %7, %8; }"
        : "+r"(d[0]), "+r"(d[1])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n8k16.f16.f16.f16
  ///     {d0..d1}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[2], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %7, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n8k16.f16.f16.f16 {"
        "%0, %1"
        "}, {%2, %3, %4, %5}, %6, p, %8, %9, %10; }"
        : "+r"(d[0]), "+r"(d[1])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 16> {
  /// wgmma.mma_async.sync.aligned.m64n16k16.f16.f16.f16
  ///     {d0..d3}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[4], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %6, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n16k16.f16.f16.f16 {"
        "%0, %1, %2, %3"
        "}, %4, %5, p, %7, %8, %9, %10; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n16k16.f16.f16.f16
  ///     {d0..d3}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[4], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %9, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n16k16.f16.f16.f16 {"
        "%0, %1, %2, %3"
        "}, {%4, %5, %6, %7}, %8, p, %10, %11, %12; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 24> {
  /// wgmma.mma_async.sync.aligned.m64n24k16.f16.f16.f16
  ///     {d0..d5}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[6], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %8, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n24k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5"
        "}, %6, %7, p, %9, %10, %11, %12; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n24k16.f16.f16.f16
  ///     {d0..d5}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[6], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %11, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n24k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5"
        "}, {%6, %7, %8, %9}, %10, p, %12, %13, %14; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 32> {
  /// wgmma.mma_async.sync.aligned.m64n32k16.f16.f16.f16
  ///     {d0..d7}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[8], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %10, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n32k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7"
        "}, %8, %9, p, %11, %12, %13, %14; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n32k16.f16.f16.f16
  ///     {d0..d7}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[8], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %13, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n32k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7"
        "}, {%8, %9, %10, %11}, %12, p, %14, %15, %16; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 40> {
  /// wgmma.mma_async.sync.aligned.m64n40k16.f16.f16.f16
  ///     {d0..d9}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[10], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %12, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n40k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9"
        "}, %10, %11, p, %13, %14, %15, %16; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n40k16.f16.f16.f16
  ///     {d0..d9}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[10], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %15, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n40k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9"
        "}, {%10, %11, %12, %13}, %14, p, %16, %17, %18; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 48> {
  /// wgmma.mma_async.sync.aligned.m64n48k16.f16.f16.f16
  ///     {d0..d11}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[12], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %14, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n48k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11"
        "}, %12, %13, p, %15, %16, %17, %18; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n48k16.f16.f16.f16
  ///     {d0..d11}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[12], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %17, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n48k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11"
        "}, {%12, %13, %14, %15}, %16, p, %18, %19, %20; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 56> {
  /// wgmma.mma_async.sync.aligned.m64n56k16.f16.f16.f16
  ///     {d0..d13}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[14], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %16, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n56k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13"
        "}, %14, %15, p, %17, %18, %19, %20; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n56k16.f16.f16.f16
  ///     {d0..d13}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[14], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %19, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n56k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13"
        "}, {%14, %15, %16, %17}, %18, p, %20, %21, %22; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 64> {
  /// wgmma.mma_async.sync.aligned.m64n64k16.f16.f16.f16
  ///     {d0..d15}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[16], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %18, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n64k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15"
        "}, %16, %17, p, %19, %20, %21, %22; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n64k16.f16.f16.f16
  ///     {d0..d15}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[16], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %21, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n64k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15"
        "}, {%16, %17, %18, %19}, %20, p, %22, %23, %24; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 72> {
  /// wgmma.mma_async.sync.aligned.m64n72k16.f16.f16.f16
  ///     {d0..d17}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[18], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %20, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n72k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17"
        "}, %18, %19, p, %21, %22, %23, %24; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n72k16.f16.f16.f16
  ///     {d0..d17}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[18], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %23, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n72k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17"
        "}, {%18, %19, %20, %21}, %22, p, %24, %25, %26; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 80> {
  /// wgmma.mma_async.sync.aligned.m64n80k16.f16.f16.f16
  ///     {d0..d19}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[20], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %22, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n80k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19"
        "}, %20, %21, p, %23, %24, %25, %26; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n80k16.f16.f16.f16
  ///     {d0..d19}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[20], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %25, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n80k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19"
        "}, {%20, %21, %22, %23}, %24, p, %26, %27, %28; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 88> {
  /// wgmma.mma_async.sync.aligned.m64n88k16.f16.f16.f16
  ///     {d0..d21}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[22], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %24, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n88k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21"
        "}, %22, %23, p, %25, %26, %27, %28; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n88k16.f16.f16.f16
  ///     {d0..d21}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[22], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %27, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n88k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21"
        "}, {%22, %23, %24, %25}, %26, p, %28, %29, %30; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 96> {
  /// wgmma.mma_async.sync.aligned.m64n96k16.f16.f16.f16
  ///     {d0..d23}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[24], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %26, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n96k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23"
        "}, %24, %25, p, %27, %28, %29, %30; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n96k16.f16.f16.f16
  ///     {d0..d23}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[24], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %29, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n96k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23"
        "}, {%24, %25, %26, %27}, %28, p, %30, %31, %32; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 104> {
  /// wgmma.mma_async.sync.aligned.m64n104k16.f16.f16.f16
  ///     {d0..d25}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[26], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %28, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n104k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25"
        "}, %26, %27, p, %29, %30, %31, %32; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n104k16.f16.f16.f16
  ///     {d0..d25}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[26], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %31, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n104k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25"
        "}, {%26, %27, %28, %29}, %30, p, %32, %33, %34; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 112> {
  /// wgmma.mma_async.sync.aligned.m64n112k16.f16.f16.f16
  ///     {d0..d27}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[28], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %30, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n112k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27"
        "}, %28, %29, p, %31, %32, %33, %34; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n112k16.f16.f16.f16
  ///     {d0..d27}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[28], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %33, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n112k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27"
        "}, {%28, %29, %30, %31}, %32, p, %34, %35, %36; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 120> {
  /// wgmma.mma_async.sync.aligned.m64n120k16.f16.f16.f16
  ///     {d0..d29}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[30], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %32, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n120k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29"
        "}, %30, %31, p, %33, %34, %35, %36; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n120k16.f16.f16.f16
  ///     {d0..d29}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[30], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %35, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n120k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29"
        "}, {%30, %31, %32, %33}, %34, p, %36, %37, %38; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 128> {
  /// wgmma.mma_async.sync.aligned.m64n128k16.f16.f16.f16
  ///     {d0..d31}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[32], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %34, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n128k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31"
        "}, %32, %33, p, %35, %36, %37, %38; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n128k16.f16.f16.f16
  ///     {d0..d31}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[32], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %37, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n128k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31"
        "}, {%32, %33, %34, %35}, %36, p, %38, %39, %40; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 136> {
  /// wgmma.mma_async.sync.aligned.m64n136k16.f16.f16.f16
  ///     {d0..d33}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[34], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %36, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n136k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33"
        "}, %34, %35, p, %37, %38, %39, %40; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n136k16.f16.f16.f16
  ///     {d0..d33}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[34], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %39, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n136k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33"
        "}, {%34, %35, %36, %37}, %38, p, %40, %41, %42; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 144> {
  /// wgmma.mma_async.sync.aligned.m64n144k16.f16.f16.f16
  ///     {d0..d35}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[36], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %38, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n144k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35"
        "}, %36, %37, p, %39, %40, %41, %42; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n144k16.f16.f16.f16
  ///     {d0..d35}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[36], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %41, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n144k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35"
        "}, {%36, %37, %38, %39}, %40, p, %42, %43, %44; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 152> {
  /// wgmma.mma_async.sync.aligned.m64n152k16.f16.f16.f16
  ///     {d0..d37}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[38], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %40, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n152k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37"
        "}, %38, %39, p, %41, %42, %43, %44; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n152k16.f16.f16.f16
  ///     {d0..d37}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[38], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %43, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n152k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37"
        "}, {%38, %39, %40, %41}, %42, p, %44, %45, %46; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 160> {
  /// wgmma.mma_async.sync.aligned.m64n160k16.f16.f16.f16
  ///     {d0..d39}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[40], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %42, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n160k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39"
        "}, %40, %41, p, %43, %44, %45, %46; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n160k16.f16.f16.f16
  ///     {d0..d39}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[40], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %45, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n160k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39"
        "}, {%40, %41, %42, %43}, %44, p, %46, %47, %48; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 168> {
  /// wgmma.mma_async.sync.aligned.m64n168k16.f16.f16.f16
  ///     {d0..d41}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[42], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %44, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n168k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41"
        "}, %42, %43, p, %45, %46, %47, %48; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n168k16.f16.f16.f16
  ///     {d0..d41}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[42], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %47, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n168k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41"
        "}, {%42, %43, %44, %45}, %46, p, %48, %49, %50; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 176> {
  /// wgmma.mma_async.sync.aligned.m64n176k16.f16.f16.f16
  ///     {d0..d43}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[44], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %46, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n176k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43"
        "}, %44, %45, p, %47, %48, %49, %50; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n176k16.f16.f16.f16
  ///     {d0..d43}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[44], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %49, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n176k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43"
        "}, {%44, %45, %46, %47}, %48, p, %50, %51, %52; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 184> {
  /// wgmma.mma_async.sync.aligned.m64n184k16.f16.f16.f16
  ///     {d0..d45}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[46], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %48, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n184k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45"
        "}, %46, %47, p, %49, %50, %51, %52; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n184k16.f16.f16.f16
  ///     {d0..d45}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[46], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %51, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n184k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45"
        "}, {%46, %47, %48, %49}, %50, p, %52, %53, %54; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 192> {
  /// wgmma.mma_async.sync.aligned.m64n192k16.f16.f16.f16
  ///     {d0..d47}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[48], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %50, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n192k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47"
        "}, %48, %49, p, %51, %52, %53, %54; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n192k16.f16.f16.f16
  ///     {d0..d47}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[48], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %53, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n192k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47"
        "}, {%48, %49, %50, %51}, %52, p, %54, %55, %56; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 200> {
  /// wgmma.mma_async.sync.aligned.m64n200k16.f16.f16.f16
  ///     {d0..d49}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[50], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %52, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n200k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49"
        "}, %50, %51, p, %53, %54, %55, %56; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]),
          "+r"(d[48]), "+r"(d[49])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n200k16.f16.f16.f16
  ///     {d0..d49}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[50], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %55, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n200k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49"
        "}, {%50, %51, %52, %53}, %54, p, %56, %57, %58; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]),
          "+r"(d[48]), "+r"(d[49])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 208> {
  /// wgmma.mma_async.sync.aligned.m64n208k16.f16.f16.f16
  ///     {d0..d51}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[52], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %54, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n208k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51"
        "}, %52, %53, p, %55, %56, %57, %58; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]),
          "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n208k16.f16.f16.f16
  ///     {d0..d51}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[52], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %57, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n208k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51"
        "}, {%52, %53, %54, %55}, %56, p, %58, %59, %60; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]),
          "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 216> {
  /// wgmma.mma_async.sync.aligned.m64n216k16.f16.f16.f16
  ///     {d0..d53}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[54], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %56, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n216k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53"
        "}, %54, %55, p, %57, %58, %59, %60; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]),
          "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n216k16.f16.f16.f16
  ///     {d0..d53}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[54], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %59, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n216k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53"
        "}, {%54, %55, %56, %57}, %58, p, %60, %61, %62; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]),
          "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 224> {
  /// wgmma.mma_async.sync.aligned.m64n224k16.f16.f16.f16
  ///     {d0..d55}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[56], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %58, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n224k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55"
        "}, %56, %57, p, %59, %60, %61, %62; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]),
          "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n224k16.f16.f16.f16
  ///     {d0..d55}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[56], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %61, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n224k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55"
        "}, {%56, %57, %58, %59}, %60, p, %62, %63, %64; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]),
          "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 232> {
  /// wgmma.mma_async.sync.aligned.m64n232k16.f16.f16.f16
  ///     {d0..d57}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[58], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %60, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n232k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57"
        "}, %58, %59, p, %61, %62, %63, %64; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]),
          "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]),
          "+r"(d[56]), "+r"(d[57])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n232k16.f16.f16.f16
  ///     {d0..d57}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[58], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %63, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n232k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57"
        "}, {%58, %59, %60, %61}, %62, p, %64, %65, %66; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]),
          "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]),
          "+r"(d[56]), "+r"(d[57])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 240> {
  /// wgmma.mma_async.sync.aligned.m64n240k16.f16.f16.f16
  ///     {d0..d59}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[60], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %62, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n240k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59"
        "}, %60, %61, p, %63, %64, %65, %66; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]),
          "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]),
          "+r"(d[56]), "+r"(d[57]), "+r"(d[58]), "+r"(d[59])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n240k16.f16.f16.f16
  ///     {d0..d59}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[60], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %65, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n240k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59"
        "}, {%60, %61, %62, %63}, %64, p, %66, %67, %68; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]),
          "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]),
          "+r"(d[56]), "+r"(d[57]), "+r"(d[58]), "+r"(d[59])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 248> {
  /// wgmma.mma_async.sync.aligned.m64n248k16.f16.f16.f16
  ///     {d0..d61}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[62], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %64, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n248k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61"
        "}, %62, %63, p, %65, %66, %67, %68; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]),
          "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]),
          "+r"(d[56]), "+r"(d[57]), "+r"(d[58]), "+r"(d[59]), "+r"(d[60]), "+r"(d[61])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n248k16.f16.f16.f16
  ///     {d0..d61}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[62], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %67, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n248k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61"
        "}, {%62, %63, %64, %65}, %66, p, %68, %69, %70; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]),
          "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]),
          "+r"(d[56]), "+r"(d[57]), "+r"(d[58]), "+r"(d[59]), "+r"(d[60]), "+r"(d[61])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

template <>
struct WgmmaMmaAsync<u32, f16, f16, 256> {
  /// wgmma.mma_async.sync.aligned.m64n256k16.f16.f16.f16
  ///     {d0..d63}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_a, Major major_b>
  __device__ static void ss(u32 (&d)[64], u64 a_desc, u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %66, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n256k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63"
        "}, %64, %65, p, %67, %68, %69, %70; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]),
          "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]),
          "+r"(d[56]), "+r"(d[57]), "+r"(d[58]), "+r"(d[59]), "+r"(d[60]), "+r"(d[61]), "+r"(d[62]), "+r"(d[63])
        : "l"(a_desc), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_a)), "n"(static_cast<i32>(major_b))
        : "memory");
  }

  /// wgmma.mma_async.sync.aligned.m64n256k16.f16.f16.f16
  ///     {d0..d63}, {a0..a3}, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_b;
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <i32 scale_a, i32 scale_b, Major major_b>
  __device__ static void rs(u32 (&d)[64], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
    asm volatile(
        "{ .reg .pred p;\n"
        "setp.ne.b32 p, %69, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n256k16.f16.f16.f16 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,"
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31,"
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47,"
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63"
        "}, {%64, %65, %66, %67}, %68, p, %70, %71, %72; }"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]),
          "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]),
          "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]),
          "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]),
          "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]),
          "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]),
          "+r"(d[56]), "+r"(d[57]), "+r"(d[58]), "+r"(d[59]), "+r"(d[60]), "+r"(d[61]), "+r"(d[62]), "+r"(d[63])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(scale_d), "n"(scale_a), "n"(scale_b), "n"(static_cast<i32>(major_b))
        : "memory");
  }
};

}  // namespace rawgemm::ptx
// clang-format on
