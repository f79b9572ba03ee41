#!/usr/bin/env python3
"""Writes ptx/ld_st_global.cuh, ptx/ld_st_shared.cuh and ptx/ld_st_shared_cluster.cuh: weak loads and stores.

usage: scripts/generate_ld_st.py           rewrites the files
       scripts/generate_ld_st.py --check   exits 1 when a file is not what this script writes
"""

import pathlib
import re
import sys

sys.dont_write_bytecode = True
import usage  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
WIDTH = 120
NEEDS_COLUMN = 99  # where a comment says which ISA an instruction needs
# PTX type: C++ type, and the letter of its register in an asm statement; a byte is in one of 16 bits.
TYPES = {"b8": ("u8", "h"), "b16": ("u16", "h"), "b32": ("u32", "r"), "b64": ("u64", "l"), "f32": ("float", "f")}
COMPONENTS = ["x", "y", "z", "w"]

GLOBAL_HEAD = """\
// Written by scripts/generate_ld_st.py; do not edit.
// Weak loads and stores of global memory through the generic proxy, by single threads: ld.global, ld.global.nc,
// st.global. Those with an order and a scope stand in atomic.cuh.
// Source: PTX ISA, "Data Movement and Conversion Instructions: ld, ld.global.nc, st",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#data-movement-and-conversion-instructions-ld
//
// address: a multiple of the bytes that the instruction moves, 1 to 16.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {
"""

SHARED_HEAD = """\
// Written by scripts/generate_ld_st.py; do not edit.
// Loads and stores of the executing CTA's shared memory through the generic proxy, by single threads: ld.shared::cta,
// st.shared::cta.
// Source: PTX ISA, "Data Movement and Conversion Instructions: ld, st",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#data-movement-and-conversion-instructions-ld
//
// address: a multiple of the bytes that the instruction moves, 1 to 16.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {
"""

CLUSTER_HEAD = """\
// Written by scripts/generate_ld_st.py; do not edit.
// Loads and stores of the shared memory of any CTA of the cluster ("distributed shared memory"): ld.shared::cluster,
// st.shared::cluster. Those that count on an mbarrier there: st_async.cuh; with an order, and atomics: atomic.cuh.
// Source: PTX ISA, "Data Movement and Conversion Instructions: ld, st", "State Spaces: Shared State Space",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#data-movement-and-conversion-instructions-st
//
// address: what mapa gave, or one of the executing CTA, aligned to the size of the access. The CTA that it belongs to
// must have started, and may not exit before the access is over: barrier.cluster at the beginning and at the end.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {
"""

TAIL = """
}  // namespace rawgemm::ptx
"""

GLOBAL = "PTX ISA 1.0, sm_10"
GLOBAL_NC = "PTX ISA 2.0, sm_32"
SHARED = "PTX ISA 7.8, sm_30"
CLUSTER = "PTX ISA 7.8, sm_90"
SAYS = {
    "ld.global.nc": "Of memory that nobody writes while the kernel runs: it may come from a cache that sees no writes."
}


def statement(code, operands):
    """An asm statement; on several lines where it is too long for one."""
    parts = [f'"{code}"', *operands, ': "memory"']
    line = f"  asm volatile({' '.join(parts)});"
    return line if len(line) <= WIDTH else f"  asm volatile({(chr(10) + ' ' * 15).join(parts)});"


def function(opcode, kind, needs):
    """opcode: ld or st and where. kind: a type, before it .v2 or .v4 of a vector."""
    vector, _, type_ = kind.rpartition(".")
    count = int(vector[1:]) if vector else 1
    cpp_type, letter = TYPES[type_]
    is_load = opcode.startswith("ld.")
    is_array = opcode == "ld.shared::cluster"  # whose vectors are returned in one
    if count == 1:
        values = ["value"]
    else:
        values = [f"d[{i}]" for i in range(count)] if is_array else COMPONENTS[:count]

    def joined(words):
        return words[0] if count == 1 else "{" + ", ".join(words) + "}"

    def written(value, address):
        return f"{joined(value)}, [{address}]" if is_load else f"[{address}], {joined(value)}"

    first = 0 if is_load else 1  # the number of the first register of the value
    places = [f"%{first + i}" for i in range(count)]
    code = f"{opcode}.{kind} {written(places, f'%{count if is_load else 0}')};"
    cpp_address = "SharedAddress address" if "shared" in opcode else "void* address"
    address = f'"{"r" if "shared" in opcode else "l"}"(address)'
    if is_load:
        cpp_address = cpp_address.replace("void", "const void")
        results = ", ".join(f'"={letter}"({value})' for value in values)
        asm = statement(code, [f": {results}", f": {address}"])
    else:
        inputs = [f"static_cast<u16>({value})" if type_ == "b8" else value for value in values]
        asm = statement(code, ["::" + ", ".join([address, *(f'"{letter}"({x})' for x in inputs)])])

    name = re.sub(r"[.:]+", "_", f"{opcode}.{kind}".replace("::cta", ""))
    lines = ["", f"/// {opcode}.{kind}  {written(values, 'address')};".ljust(NEEDS_COLUMN) + needs]
    if opcode in SAYS:
        lines.append(f"/// {SAYS[opcode]}")
    if not is_load:
        parameters = ", ".join([cpp_address, *(f"{cpp_type} {value}" for value in values)])
        lines += [f"__device__ inline void {name}({parameters}) {{", asm, "}"]
    elif count > 1:
        results = [f"{cpp_type} (&d)[{count}]"] if is_array else [f"{cpp_type}& {value}" for value in values]
        lines += [f"__device__ inline void {name}({', '.join([*results, cpp_address])}) {{", asm, "}"]
    else:
        register, result = ("u16", "static_cast<u8>(value)") if type_ == "b8" else (cpp_type, "value")
        lines += [f"[[nodiscard]] __device__ inline {cpp_type} {name}({cpp_address}) {{", f"  {register} value;"]
        lines += [asm, f"  return {result};", "}"]
    return "\n".join(lines) + "\n"


# File: its head, and [(opcode, kinds, what they need)].
FILES = {
    "ptx/ld_st_global.cuh": (
        GLOBAL_HEAD,
        [
            ("ld.global", ["b8", "b16", "b32", "v2.b32", "v4.b32", "f32", "v2.f32", "v4.f32"], GLOBAL),
            ("ld.global.nc", ["b32", "v4.b32", "f32", "v4.f32"], GLOBAL_NC),
            ("st.global", ["b8", "b16", "b32", "v2.b32", "v4.b32", "f32", "v2.f32", "v4.f32"], GLOBAL),
        ],
    ),
    "ptx/ld_st_shared.cuh": (
        SHARED_HEAD,
        [
            (opcode, ["b8", "b16", "b32", "b64", "v4.b32", "f32", "v2.f32", "v4.f32"], SHARED)
            for opcode in ("ld.shared::cta", "st.shared::cta")
        ],
    ),
    "ptx/ld_st_shared_cluster.cuh": (
        CLUSTER_HEAD,
        [
            (opcode, ["b32", "b64", "v4.b32", "f32"], CLUSTER)
            for opcode in ("ld.shared::cluster", "st.shared::cluster")
        ],
    ),
}


def text(name):
    head, instructions = FILES[name]
    functions = [function(opcode, kind, needs) for opcode, kinds, needs in instructions for kind in kinds]
    return head + "".join(functions) + TAIL


def main():
    usage.answer(__doc__)
    if sys.argv[1:] == ["--check"]:
        wrong = [name for name in FILES if (ROOT / name).read_text() != text(name)]
        if wrong:
            sys.exit(f"{', '.join(wrong)} not current: run scripts/generate_ld_st.py")
    elif sys.argv[1:]:
        sys.exit(__doc__)
    else:
        for name in FILES:
            (ROOT / name).write_text(text(name))


if __name__ == "__main__":
    main()
