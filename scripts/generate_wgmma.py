#!/usr/bin/env python3
"""Writes ptx/wgmma_mma_async.cuh: wgmma.mma_async with its operand lists of up to 128 registers.

usage: scripts/generate_wgmma.py           rewrites the file
       scripts/generate_wgmma.py --check   exits 1 when the file is not what this script writes
"""

import pathlib
import sys

FILE = pathlib.Path(__file__).resolve().parent.parent / "ptx" / "wgmma_mma_async.cuh"
TYPES = ["bf16", "f16"]
SHAPES_N = [128, 256]

HEAD = """\
// Written by scripts/generate_wgmma.py; do not edit.
// wgmma.mma_async, A and B in shared memory, both K-major, accumulators in FP32.
// Source: PTX ISA, "Asynchronous Warpgroup Level Matrix Instructions: wgmma.mma_async".
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// D[64,n] = A[64,16] * B[n,16]^T + (scale_d ? D : 0) for the warpgroup, asynchronously.
/// Type: bf16 or f16, of A and B.  n: columns of D.  d: the lane's share of D, n / 2 floats: d[4 j + 2 h + i] is row
/// 16 * (warp % 4) + 8 * h + lane / 4, column 8 * j + 2 * (lane % 4) + i.
/// a_desc, b_desc: matrix descriptors.  scale_d: 0 ignores what D holds.
/// Neither d nor what the descriptors name may be touched before wgmma_wait_group says that it is done.
template <class Type, u32 n>
__device__ void wgmma_mma_async(float (&d)[n / 2], u64 a_desc, u64 b_desc, u32 scale_d);
"""

FUNCTION = """\

/// {mnemonic}
///     {{d0..d{last}}}, a_desc, b_desc, scale_d, imm_scale_a, imm_scale_b, imm_trans_a, imm_trans_b;
///                                                                                                PTX ISA 8.0, sm_90a
template <>
__device__ inline void wgmma_mma_async<{type}, {n}>(float (&d)[{count}], u64 a_desc, u64 b_desc, u32 scale_d) {{
  // clang-format off
  asm volatile(
      "{{\\n"
      ".reg .pred p;\\n"
      "setp.ne.b32 p, %{scale}, 0;\\n"
      "{mnemonic}\\n"
      "{{"
{registers}
      "}}, %{a}, %{b}, p, 1, 1, 0, 0;\\n"
      "}}"
      : {outputs}
      : "l"(a_desc), "l"(b_desc), "r"(scale_d)
      : "memory");
  // clang-format on
}}
"""

TAIL = """
}  // namespace rawgemm::ptx
"""


def rows(items, per_row):
    return [items[i : i + per_row] for i in range(0, len(items), per_row)]


def function(type_, n):
    count = n // 2
    registers = rows([f"%{i}" for i in range(count)], 16)
    lines = [", ".join(row) for row in registers]
    quoted = [f'      "{line}{"," if i + 1 < len(lines) else ""}"' for i, line in enumerate(lines)]
    outputs = rows([f'"+f"(d[{i}])' for i in range(count)], 8)
    return FUNCTION.format(
        mnemonic=f"wgmma.mma_async.sync.aligned.m64n{n}k16.f32.{type_}.{type_}",
        type=type_,
        n=n,
        count=count,
        last=count - 1,
        registers="\n".join(quoted),
        outputs=",\n        ".join(", ".join(row) for row in outputs),
        a=count,
        b=count + 1,
        scale=count + 2,
    )


def main():
    text = HEAD + "".join(function(t, n) for n in SHAPES_N for t in TYPES) + TAIL
    if sys.argv[1:] == ["--check"]:
        if FILE.read_text() != text:
            sys.exit(f"{FILE.name} is not current: run scripts/generate_wgmma.py")
    elif sys.argv[1:]:
        sys.exit(__doc__)
    else:
        FILE.write_text(text)


if __name__ == "__main__":
    main()
