#!/usr/bin/env python3
"""Writes ptx/wgmma_mma_async_*.cuh: wgmma.mma_async for each type and shape, with operand lists of up to 128 registers.

usage: scripts/generate_wgmma.py           rewrites the files
       scripts/generate_wgmma.py --check   exits 1 when one is not what this script writes
"""

import sys

sys.dont_write_bytecode = True
import generated  # noqa: E402

SHAPES_N = range(8, 257, 8)

# file: (what it holds, [(dtype, atype, btype)])
FILES = {
    "bf16": ("A and B in bf16, D in fp32", [("f32", "bf16", "bf16")]),
    "f16": ("A and B in f16, D in fp32 or f16", [("f32", "f16", "f16"), ("f16", "f16", "f16")]),
    "fp8": (
        "A and B in FP8, each e4m3 or e5m2, D in fp32",
        [("f32", a, b) for a in ("e4m3", "e5m2") for b in ("e4m3", "e5m2")],
    ),
}

REGISTERS = {"f32": "float", "f16": "u32"}  # of D; a u32 holds two f16

HEAD = """\
// Written by scripts/generate_wgmma.py; do not edit.
// wgmma.mma_async, {what}; ptx/wgmma.cuh has the functions to call.
// Source: PTX ISA, "Asynchronous Warpgroup Level Matrix Instructions: wgmma.mma_async",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#asynchronous-warpgroup-level-matrix-operation-wgmma-mma-async
#pragma once
#include <ptx/types.cuh>

// clang-format off
namespace rawgemm::ptx {{

template <class Register, class A, class B, u32 n>
struct WgmmaMmaAsync;
"""

STRUCT = """
template <>
struct WgmmaMmaAsync<{register}, {a}, {b}, {n}> {{
{ss}
{rs}}};
"""

FUNCTION = """\
  /// {mnemonic}
  ///     {{d0..d{last}}}, {operands};
  ///                                                                                              PTX ISA 8.0, sm_90a
  template <{template}>
  __device__ static void {name}({register} (&d)[{count}], {parameter}, u64 b_desc, u32 scale_d) {{
    asm volatile(
        "{{ .reg .pred p;\\n"
        "setp.ne.b32 p, %{scale}, 0;\\n"
        "{mnemonic} {{"
{registers}
        "}}, {text}; }}"
        : {outputs}
        : {inputs}
        : "memory");
  }}
"""

TAIL = """
}  // namespace rawgemm::ptx
// clang-format on
"""


def rows(items, per_row):
    return [items[i : i + per_row] for i in range(0, len(items), per_row)]


def function(d, a, b, n, a_in_registers):
    is_16_bit = a in ("bf16", "f16")
    count = n // 2 if d == "f32" else n // 4
    lines = [", ".join(row) for row in rows([f"%{i}" for i in range(count)], 16)]
    outputs = rows([f'"+{"f" if d == "f32" else "r"}"(d[{i}])' for i in range(count)], 8)

    # In the order of the instruction: operand in PTX, its operands of asm, template parameter.
    matrix_a = ("{a0..a3}", [f'"r"(a[{i}])' for i in range(4)]) if a_in_registers else ("a_desc", ['"l"(a_desc)'])
    operands = [matrix_a, ("b_desc", ['"l"(b_desc)']), ("scale_d", ['"r"(scale_d)'])]
    operands += [(f"imm_scale_{x}", [f'"n"(scale_{x})']) for x in "ab"]
    parameters = ["i32 scale_a", "i32 scale_b"]
    transposable = "b" if a_in_registers else "ab"
    if is_16_bit:
        operands += [(f"imm_trans_{x}", [f'"n"(static_cast<i32>(major_{x}))']) for x in transposable]
        parameters += [f"Major major_{x}" for x in transposable]
    else:  # FP8 is K-major
        parameters += ["Major" for _ in transposable]

    text, inputs, at = [], [], count
    for name, values in operands:
        places = ", ".join(f"%{at + i}" for i in range(len(values)))
        if name == "scale_d":
            scale, places = at, "p"
        text.append(f"{{{places}}}" if name.startswith("{") else places)
        inputs += values
        at += len(values)

    return FUNCTION.format(
        mnemonic=f"wgmma.mma_async.sync.aligned.m64n{n}k{16 if is_16_bit else 32}.{d}.{a}.{b}",
        last=count - 1,
        operands=", ".join(name for name, _ in operands),
                template=", ".join(parameters),
        name="rs" if a_in_registers else "ss",
        register=REGISTERS[d],
        count=count,
        parameter="const u32 (&a)[4]" if a_in_registers else "u64 a_desc",
        scale=scale,
        registers="\n".join(f'        "{line}{"," if i + 1 < len(lines) else ""}"' for i, line in enumerate(lines)),
        text=", ".join(text),
        outputs=",\n          ".join(", ".join(row) for row in outputs),
        inputs=", ".join(inputs),
    )


def file(what, types):
    structs = [
        STRUCT.format(
            register=REGISTERS[d],
            a=a,
            b=b,
            n=n,
            ss=function(d, a, b, n, a_in_registers=False),
            rs=function(d, a, b, n, a_in_registers=True),
        )
        for d, a, b in types
        for n in SHAPES_N
    ]
    return HEAD.format(what=what) + "".join(structs) + TAIL


if __name__ == "__main__":
    generated.write(__doc__, {f"ptx/wgmma_mma_async_{name}.cuh": file(*x) for name, x in FILES.items()})
