#!/usr/bin/env python3
"""Writes ptx/atomic.cuh: atom and red on global memory, for each order and scope.

usage: scripts/generate_atomics.py [--check]    --check: exits 1 unless the file is what would be written
"""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "ptx" / "atomic.cuh"
SCOPES = ["cta", "cluster", "gpu", "sys"]
ATOM_ORDERS = ["relaxed", "acquire", "release", "acq_rel"]
RED_ORDERS = ["relaxed", "release"]
COLUMN_OF_VERSION = 99

HEADER = """\
// Written by scripts/generate_atomics.py; do not edit.
// Atomic operations of single threads on global memory: atom returns what was there before, red returns nothing.
// Source: PTX ISA, "Parallel Synchronization and Communication Instructions: atom, red", "Memory Consistency Model".
//
// address: a multiple of the operand's bytes; of a vector or a packed pair each element is added for itself.
// scope: two such operations are atomic towards each other if each one's scope includes the other's thread.
// order: acquire: what follows sees what the thread whose release gave the value did before. release: who acquires
// the value sees what this thread did before. A counter of arrivals takes both, atom acq_rel: the last to arrive sees
// what all others did. Adding floats in the order of arrival gives different roundings from run to run.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {
"""


class Instruction:
    """opcode.order.scope.global.operation  [result,] [address], operands;"""

    def __init__(self, opcode, operation, name, operands, says, version, operand="u32", letter="r"):
        self.opcode, self.operation, self.name, self.operands = opcode, operation, name, operands
        self.says, self.version, self.operand, self.letter = says, version, operand, letter

    @property
    def orders(self):
        return ATOM_ORDERS if self.opcode == "atom" else RED_ORDERS

    def primary(self):
        """Declared for all, defined only to say which orders there are."""
        returns = self.opcode == "atom"
        parameters = ", ".join([f"{self.operand}* address"] + [f"{self.operand} {x}" for x in self.operands])
        lines = [f"/// {line}" for line in self.says]
        lines.append("template <Order order, Scope scope>")
        if returns:
            return lines + [f"[[nodiscard]] __device__ {self.operand} {self.name}({parameters});", ""]
        orders = " || ".join(f"order == Order::{x}" for x in self.orders)
        return lines + [
            f"__device__ inline void {self.name}({parameters}) {{",
            f'  static_assert({orders}, "red: relaxed or release");',
            "}",
            "",
        ]

    def specialisation(self, order, scope):
        returns = self.opcode == "atom"
        mnemonic = f"{self.opcode}.{order}.{scope}.global.{self.operation}"
        operands = ", ".join(self.operands)
        is_vector = ".v" in self.operation
        written = f"{{{operands}}}" if is_vector else operands
        said = f"/// {mnemonic}  {'old, ' if returns else ''}[address], {written};"
        version = self.version if scope != "cluster" else max(self.version, "PTX ISA 7.8, sm_90")
        parameters = ", ".join([f"{self.operand}* address"] + [f"{self.operand} {x}" for x in self.operands])
        first = 1 if returns else 0
        places = [f"%{first + 1 + i}" for i in range(len(self.operands))]
        operands = f"{{{', '.join(places)}}}" if is_vector else ", ".join(places)
        inputs = ", ".join(['"l"(address)'] + [f'"{self.letter}"({x})' for x in self.operands])
        lines = [said.ljust(COLUMN_OF_VERSION) + version, "template <>"]
        if returns:
            return lines + [
                f"[[nodiscard]] __device__ inline {self.operand} {self.name}<Order::{order}, Scope::{scope}>({parameters}) {{",
                f"  {self.operand} old;",
                f'  asm volatile("{mnemonic} %0, [%1], {operands};" : "=r"(old) : {inputs} : "memory");',
                "  return old;",
                "}",
                "",
            ]
        return lines + [
            f"__device__ inline void {self.name}<Order::{order}, Scope::{scope}>({parameters}) {{",
            f'  asm volatile("{mnemonic} [%{first}], {operands};" ::{inputs} : "memory");',
            "}",
            "",
        ]


V6 = "PTX ISA 6.0, sm_70"
INSTRUCTIONS = [
    Instruction("atom", "add.u32", "atom_global_add_u32", ["value"], ["Adds value."], V6),
    Instruction("atom", "inc.u32", "atom_global_inc_u32", ["last"],
                ["Adds one, and begins anew at zero after last: a counter that resets itself."], V6),
    Instruction("atom", "exch.b32", "atom_global_exch_b32", ["value"], ["Puts value in its place."], V6),
    Instruction("atom", "cas.b32", "atom_global_cas_b32", ["expected", "value"],
                ["Puts value in its place if it is what was expected."], V6),
    Instruction("red", "add.u32", "red_global_add_u32", ["value"], ["Adds value."], V6),
    Instruction("red", "add.f32", "red_global_add_f32", ["value"], ["Adds value, rounded to nearest even."], V6,
                "float", "f"),
    Instruction("red", "add.v2.f32", "red_global_add_v2_f32", ["x", "y"], ["Adds two floats to neighbours."],
                "PTX ISA 8.1, sm_90", "float", "f"),
    Instruction("red", "add.v4.f32", "red_global_add_v4_f32", ["x", "y", "z", "w"], ["Adds four floats to neighbours."],
                "PTX ISA 8.1, sm_90", "float", "f"),
    Instruction("red", "add.noftz.bf16x2", "red_global_add_bf16x2", ["pair"],
                ["Adds a pair of bf16, each sum rounded to nearest even; subnormal numbers are kept."],
                "PTX ISA 7.8, sm_90"),
    Instruction("red", "add.noftz.f16x2", "red_global_add_f16x2", ["pair"],
                ["Adds a pair of f16, each sum rounded to nearest even; subnormal numbers are kept."],
                "PTX ISA 6.2, sm_70"),
]  # fmt: skip


def text():
    lines = [HEADER]
    for instruction in INSTRUCTIONS:
        lines += instruction.primary()
        for order in instruction.orders:
            for scope in SCOPES:
                lines += instruction.specialisation(order, scope)
    return "\n".join(lines) + "}  // namespace rawgemm::ptx\n"


def main():
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    if not sys.argv[1:]:
        OUTPUT.write_text(text())
    elif not OUTPUT.exists() or OUTPUT.read_text() != text():
        sys.exit(f"{OUTPUT.relative_to(ROOT)} is not what scripts/generate_atomics.py writes: run it")


if __name__ == "__main__":
    main()
