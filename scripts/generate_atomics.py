#!/usr/bin/env python3
"""Writes ptx/atomic.cuh: ld, st, atom and red with an order and a scope, for each of both.

usage: scripts/generate_atomics.py [--check]    --check: exits 1 unless the file is what would be written
"""

import sys

sys.dont_write_bytecode = True
import generated  # noqa: E402

OUTPUT = "ptx/atomic.cuh"
SCOPES = ["cta", "cluster", "gpu", "sys"]
ATOM_ORDERS = ["relaxed", "acquire", "release", "acq_rel"]
RED_ORDERS = ["relaxed", "release"]

HEADER = """\
// Written by scripts/generate_atomics.py; do not edit.
// Accesses with an order and a scope, by single threads, with which threads hand data to each other: ld and st, atom,
// which returns what was there before, and red, which returns nothing.
// Source: PTX ISA, "Parallel Synchronization and Communication Instructions: atom, red", "Data Movement and Conversion
// Instructions: ld, st", "Memory Consistency Model",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#parallel-synchronization-and-communication-instructions-atom
//
// address: a multiple of the operand's bytes; of a vector or a packed pair each element is added for itself. Of
// .shared::cluster: what mapa gave, or one of the executing CTA; see ld_st_shared_cluster.cuh.
// scope: two such operations are atomic towards each other if each one's scope includes the other's thread.
// order: relaxed: nothing by itself. acquire: what follows sees what the thread whose release gave the value did before.
// release: who acquires the value sees what this thread did before, and what it had acquired itself. A counter of
// arrivals takes both, atom acq_rel: the last to arrive sees what all others did. Adding floats in the order of arrival
// gives different roundings from run to run.
//
// Data is handed over by a flag or a counter. The writer: its stores; a barrier among the threads that wrote; then one
// of them releases (st.release, red.release, or fence.acq_rel before a relaxed one). The reader: one thread acquires
// until it finds the value (ld.acquire, atom.acq_rel, or fence.acq_rel after a relaxed one); a barrier; then their
// loads. A TMA store takes cp.async.bulk.wait_group, without .read, before the release; a TMA load of what st.global
// wrote takes fence.proxy.async.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {
"""


class Instruction:
    """opcode.order.scope.space.operation  [result,] [address] [, operands];

    More than one order or scope: template parameters of the function."""

    def __init__(self, opcode, operation, name, operands, says, version, operand="u32", letter="r", *, orders=None,
                 space="global"):  # fmt: skip
        self.opcode, self.operation, self.name, self.operands = opcode, operation, name, operands
        self.says, self.version, self.operand, self.letter = says, version, operand, letter
        self.space = space
        self.orders = orders or (ATOM_ORDERS if opcode == "atom" else RED_ORDERS)
        self.scopes = SCOPES if space == "global" else ["cluster"]
        self.returns = opcode in ("atom", "ld")

    @property
    def is_template(self):
        return len(self.orders) * len(self.scopes) > 1

    def declaration(self, arguments="", inline=True):
        const = "const " if self.opcode == "ld" else ""
        address = f"{const}{self.operand}* address" if self.space == "global" else "SharedAddress address"
        parameters = ", ".join([address] + [f"{self.operand} {x}" for x in self.operands])
        result = self.operand if self.returns else "void"
        nodiscard = "[[nodiscard]] " if self.returns else ""
        return f"{nodiscard}__device__ {'inline ' if inline else ''}{result} {self.name}{arguments}({parameters})"

    def primary(self):
        """Declared for all, defined only to say which orders there are."""
        lines = [f"/// {line}" for line in self.says]
        if len(self.orders) == 1:
            return lines + ["template <Scope scope>", self.declaration(inline=False) + ";", ""]
        lines.append("template <Order order, Scope scope>")
        if self.returns:
            return lines + [self.declaration(inline=False) + ";", ""]
        orders = " || ".join(f"order == Order::{x}" for x in self.orders)
        return lines + [
            self.declaration() + " {",
            f'  static_assert({orders}, "red: relaxed or release");',
            "}",
            "",
        ]

    def function(self, order, scope):
        mnemonic = f"{self.opcode}.{order}.{scope}.{self.space}.{self.operation}"
        is_vector = ".v" in self.operation
        result = {"atom": "old", "ld": "value"}.get(self.opcode)

        def listed(address, operands, first):
            listed_ = ", ".join(operands)
            if is_vector:
                listed_ = f"{{{listed_}}}"
            return ", ".join(([first] if result else []) + [address] + ([listed_] if operands else []))

        said = f"/// {mnemonic}  {listed('[address]', self.operands, result)};"
        version = self.version if scope != "cluster" else max(self.version, "PTX ISA 7.8, sm_90")
        place = 1 if result else 0
        places = [f"%{place + 1 + i}" for i in range(len(self.operands))]
        code = f"{mnemonic} {listed(f'[%{place}]', places, '%0')};"
        address_letter = "l" if self.space == "global" else "r"
        inputs = ", ".join([f'"{address_letter}"(address)'] + [f'"{self.letter}"({x})' for x in self.operands])
        if len(said) < generated.NEEDS_COLUMN:
            lines = [said.ljust(generated.NEEDS_COLUMN) + version]
        else:
            lines = [said, "///".ljust(generated.NEEDS_COLUMN) + version]
        arguments = ""
        if self.is_template:
            lines.append("template <>")
            order_ = f"Order::{order}, " if len(self.orders) > 1 else ""
            arguments = f"<{order_}Scope::{scope}>"
        else:
            lines += [f"/// {line}" for line in self.says]
        lines.append(self.declaration(arguments) + " {")
        if result:
            return lines + [
                f"  {self.operand} {result};",
                f'  asm volatile("{code}" : "=r"({result}) : {inputs} : "memory");',
                f"  return {result};",
                "}",
                "",
            ]
        return lines + [f'  asm volatile("{code}" ::{inputs} : "memory");', "}", ""]


V6 = "PTX ISA 6.0, sm_70"
V78 = "PTX ISA 7.8, sm_90"
INSTRUCTIONS = [
    Instruction("ld", "u32", "ld_relaxed_global_u32", [],
                ["Orders nothing by itself, and is no race with other strong accesses within scope."], V6,
                orders=["relaxed"]),
    Instruction("ld", "u32", "ld_acquire_global_u32", [],
                ["What the thread does after it sees what the thread whose release gave this value did before that."],
                V6, orders=["acquire"]),
    Instruction("st", "u32", "st_relaxed_global_u32", ["value"],
                ["As ld.relaxed; behind a fence.acq_rel it releases what precedes the fence."], V6,
                orders=["relaxed"]),
    Instruction("st", "u32", "st_release_global_u32", ["value"],
                ["Who acquires this value sees what this thread did before, and what it had acquired itself."], V6,
                orders=["release"]),
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
                V78),
    Instruction("red", "add.noftz.f16x2", "red_global_add_f16x2", ["pair"],
                ["Adds a pair of f16, each sum rounded to nearest even; subnormal numbers are kept."],
                "PTX ISA 6.2, sm_70"),
    Instruction("ld", "b32", "ld_acquire_shared_cluster_b32", [],
                ["What was written before the value was, by st_release_shared_cluster_b32, is visible afterwards."],
                V78, orders=["acquire"], space="shared::cluster"),
    Instruction("st", "b32", "st_release_shared_cluster_b32", ["value"],
                ["What this thread wrote before is visible to whoever sees the value with",
                 "ld_acquire_shared_cluster_b32."],
                V78, orders=["release"], space="shared::cluster"),
    Instruction("atom", "add.u32", "atom_shared_cluster_add_u32", ["value"],
                ["Adds value. Orders nothing; between fences it hands over data: fence_acq_rel."],
                V78, orders=["relaxed"], space="shared::cluster"),
    Instruction("atom", "exch.b32", "atom_shared_cluster_exch_b32", ["value"], ["Puts value in its place."],
                V78, orders=["relaxed"], space="shared::cluster"),
    Instruction("atom", "cas.b32", "atom_shared_cluster_cas_b32", ["expected", "value"],
                ["Puts value in its place if it is what was expected."],
                V78, orders=["relaxed"], space="shared::cluster"),
    Instruction("red", "add.u32", "red_shared_cluster_add_u32", ["value"],
                ["Adds value; of many threads that do so at the same time, none is lost. Orders nothing."],
                V78, orders=["relaxed"], space="shared::cluster"),
    Instruction("red", "add.f32", "red_shared_cluster_add_f32", ["value"],
                ["The same in fp32, rounded to nearest even. In which order is not defined, nor then are the last bits",
                 "of a sum."],
                V78, "float", "f", orders=["relaxed"], space="shared::cluster"),
]  # fmt: skip


def text():
    lines = [HEADER]
    for instruction in INSTRUCTIONS:
        if instruction.is_template:
            lines += instruction.primary()
        for order in instruction.orders:
            for scope in instruction.scopes:
                lines += instruction.function(order, scope)
    return "\n".join(lines) + generated.TAIL


if __name__ == "__main__":
    generated.write(__doc__, {OUTPUT: text()})
