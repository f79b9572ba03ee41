#!/usr/bin/env python3
"""Writes ld_st_global.cuh, ld_st_shared.cuh and ld_st_shared_cluster.cuh of ptx/ and of model/ptx/: weak loads and stores.

usage: scripts/generate_ld_st.py           rewrites the files
       scripts/generate_ld_st.py --check   exits 1 when a file is not what this script writes
"""

import re
import sys

sys.dont_write_bytecode = True
import generated  # noqa: E402

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

MODEL_HEAD = """\
// Written by scripts/generate_ld_st.py; do not edit. The model of {}.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {{

using model::Site;
"""

GLOBAL = "PTX ISA 1.0, sm_10"
GLOBAL_NC = "PTX ISA 2.0, sm_32"
SHARED = "PTX ISA 7.8, sm_30"
CLUSTER = "PTX ISA 7.8, sm_90"
SAYS = {
    "ld.global.nc": "Of memory that nobody writes while the kernel runs: it may come from a cache that sees no writes."
}


class Function:
    """opcode: ld or st and where. kind: a type, before it .v2 or .v4 of a vector."""

    def __init__(self, opcode, kind):
        self.opcode, self.kind = opcode, kind
        vector, _, self.type = kind.rpartition(".")
        self.count = int(vector[1:]) if vector else 1
        self.cpp_type, self.letter = TYPES[self.type]
        self.is_load = opcode.startswith("ld.")
        self.is_array = opcode == "ld.shared::cluster"  # whose vectors are returned in one
        if self.count == 1:
            self.values = ["value"]
        else:
            self.values = [f"d[{i}]" for i in range(self.count)] if self.is_array else COMPONENTS[: self.count]

    def signature(self, prefix, more=()):
        address = "SharedAddress address" if "shared" in self.opcode else "void* address"
        inputs, results = [], []
        if self.is_load:
            address = address.replace("void", "const void")
            if self.count > 1:
                results = [f"{self.cpp_type} (&d)[{self.count}]"] if self.is_array else []
                results = results or [f"{self.cpp_type}& {value}" for value in self.values]
        else:
            inputs = [f"{self.cpp_type} {value}" for value in self.values]
        returns = f"[[nodiscard]] {prefix}{self.cpp_type}" if self.is_load and self.count == 1 else f"{prefix}void"
        name = re.sub(r"[.:]+", "_", f"{self.opcode}.{self.kind}".replace("::cta", ""))
        return f"{returns} {name}({', '.join([*results, address, *inputs, *more])}) {{"

    def ptx(self, needs):
        def written(value, address):
            value = value[0] if self.count == 1 else "{" + ", ".join(value) + "}"
            return f"{value}, [{address}]" if self.is_load else f"[{address}], {value}"

        first = 0 if self.is_load else 1  # the number of the first register of the value
        places = [f"%{first + i}" for i in range(self.count)]
        code = f"{self.opcode}.{self.kind} {written(places, f'%{self.count if self.is_load else 0}')};"
        address = f'"{"r" if "shared" in self.opcode else "l"}"(address)'
        if self.is_load:
            results = ", ".join(f'"={self.letter}"({value})' for value in self.values)
            asm = generated.statement(code, [f": {results}", f": {address}"])
        else:
            inputs = [f"static_cast<u16>({value})" if self.type == "b8" else value for value in self.values]
            asm = generated.statement(code, ["::" + ", ".join([address, *(f'"{self.letter}"({x})' for x in inputs)])])

        instruction = f"/// {self.opcode}.{self.kind}  {written(self.values, 'address')};"
        comment = instruction.ljust(generated.NEEDS_COLUMN) + needs
        lines = ["", comment] + ([f"/// {SAYS[self.opcode]}"] if self.opcode in SAYS else [])
        lines.append(self.signature("__device__ inline "))
        if self.is_load and self.count == 1:
            register, result = ("u16", "static_cast<u8>(value)") if self.type == "b8" else (self.cpp_type, "value")
            return [*lines, f"  {register} value;", asm, f"  return {result};", "}"]
        return [*lines, asm, "}"]

    def model(self, _):
        values = "value" if self.count == 1 else "d" if self.is_array else "values"
        place = values if self.count > 1 else f"&{values}"
        cache = ", " + str(self.opcode == "ld.global.nc").lower() if self.opcode.startswith("ld.global") else ""
        name = self.opcode.replace("::cta", "").replace(".nc", "").replace("::", "_").replace(".", "_")
        order = f"{place}, sizeof({values}), address" if name in ("ld_global", "ld_shared") else \
            f"address, {place}, sizeof({values})"
        lines = ["", self.signature("inline ", ["Site site = Site::here()"])]
        if self.count > 1 and not self.is_load:
            lines.append(f"  const {self.cpp_type} values[] = {{{', '.join(self.values)}}};")
        elif self.is_load and values != "d":
            lines.append(f"  {self.cpp_type} {values}{'' if self.count == 1 else f'[{self.count}]'};")
        lines.append(f"  model::{name}({order}{cache}, site);")
        if self.is_load and self.count == 1:
            lines.append("  return value;")
        elif self.is_load and values != "d":
            lines += [f"  {value} = values[{i}];" for i, value in enumerate(self.values)]
        return [*lines, "}"]


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


NAMES = [*FILES, *(f"model/{name}" for name in FILES)]


def text(name):
    head, instructions = FILES[name.removeprefix("model/")]
    writer = Function.model if name.startswith("model/") else Function.ptx
    functions = [writer(Function(opcode, kind), needs) for opcode, kinds, needs in instructions for kind in kinds]
    head = MODEL_HEAD.format(name.removeprefix("model/")) if name.startswith("model/") else head
    return head + "".join("\n".join(lines) + "\n" for lines in functions) + generated.TAIL


if __name__ == "__main__":
    generated.write(__doc__, {name: text(name) for name in NAMES})
