#!/usr/bin/env python3
"""Writes ptx/mbarrier.cuh: arrivals at mbarriers and waits for their phases, at each scope.

usage: scripts/generate_mbarrier.py           rewrites the file
       scripts/generate_mbarrier.py --check   exits 1 when the file is not what this script writes
"""

import re
import sys
import textwrap

sys.dont_write_bytecode = True
import generated  # noqa: E402

SCOPES = ["cta", "cluster"]
# Of each operand: C++ type, and the letter of its register in an asm statement.
TYPES = dict.fromkeys(["count", "bytes", "parity", "nanoseconds"], ("u32", "r"))
TYPES |= {"bar": ("SharedAddress", "r"), "state": ("u64", "l")}
RETURNS = {"": "void", "state": "u64", "done": "bool"}

HEAD = """\
// Written by scripts/generate_mbarrier.py; do not edit.
// mbarrier: 64-bit objects in shared memory that count arrivals and transferred bytes, phase by phase.
// Source: PTX ISA, "Parallel Synchronization and Communication Instructions: mbarrier",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#parallel-synchronization-and-communication-instructions-mbarrier
//
// A phase completes when its pending arrivals and its tx-count (bytes) are both zero; the next phase then begins
// with the count that mbarrier.init gave. Phases are told apart by their parity: the first has parity 0. Before an
// arrival in the next phase somebody must have seen this one complete, by a wait.
// What an arrival releases reaches the threads that its scope names, and only where the scope of their wait names the
// arriving thread: where that is of another CTA, both must say Scope::cluster.
// A state is what an arrival found: opaque, and of use only to wait for the phase in which it was made, as long as that
// phase is the current one or the one before, and, from mbarrier_arrive_no_complete, to mbarrier_pending_count.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {
"""

# A predicate leaves an asm statement as 0 or 1.
WAIT = """\
  u32 done;
  asm volatile(
      "{{ .reg .pred p;\\n"
      "{code}\\n"
      "selp.b32 %0, 1, 0, p; }}"
      : "=r"(done)
      : {inputs}
      : "memory");
  return done != 0;
"""

# Touches no memory.
PENDING_COUNT = """
/// mbarrier.pending_count.b64  count, state;                                                      PTX ISA 7.0, sm_80
/// The arrivals that the phase lacked in that state, which mbarrier_arrive_no_complete returned.
[[nodiscard]] __device__ inline u32 mbarrier_pending_count(u64 state) {
  u32 count;
  asm("mbarrier.pending_count.b64 %0, %1;" : "=r"(count) : "l"(state));
  return count;
}
"""


def name(mnemonic, result):
    """The opcode's path, less what never varies or is a template argument."""
    path = re.sub(r"\.(?:relaxed|acquire|release)\.[^.]+|\.shared::cta|\.b64", "", mnemonic)
    # An arrival that may complete the phase has a form without a result, too.
    path += ".state" if result == "state" and "noComplete" not in path else ""
    return re.sub(r"[.:]+", "_", path.replace("noComplete", "no_complete"))


class Function:
    """instruction: as its comment has it; one with {scope} is a template. says: what else the comment says, in
    paragraphs. default: of the template's parameter."""

    def __init__(self, instruction, *says, needs="PTX ISA 8.0, sm_90", default=" = Scope::cta"):
        self.mnemonic, self.operands = instruction.split("  ")
        self.says, self.needs, self.default = says, needs, default
        self.registers = re.findall("[a-z]+", self.operands)
        self.result = "" if self.registers[0] == "bar" else self.registers[0]
        self.inputs = self.registers[1:] if self.result else self.registers
        self.name = name(self.mnemonic, self.result)

    def signature(self, specifiers, arguments, end):
        nodiscard = "[[nodiscard]] " if self.result else ""
        opening = f"{nodiscard}{specifiers} {RETURNS[self.result]} {self.name}{arguments}("
        parameters = ", ".join(f"{TYPES[x][0]} {x}" for x in self.inputs)
        return generated.wrapped(f"{opening}{parameters}){end}", len(opening)) + "\n"

    def body(self, mnemonic):
        code = re.sub("[a-z]+", lambda match: f"%{self.registers.index(match[0])}", f"{self.operands};")
        inputs = ", ".join(f'"{TYPES[x][1]}"({x})' for x in self.inputs)
        if self.result == "done":
            return WAIT.format(code=f"{mnemonic} {code.replace('%0', 'p')}", inputs=inputs)
        if self.result == "state":
            asm = generated.statement(f"{mnemonic} {code}", [': "=l"(state)', f": {inputs}"])
            return f"  u64 state;\n{asm}\n  return state;\n"
        return generated.statement(f"{mnemonic} {code}", [f"::{inputs}"]) + "\n"

    def text(self):
        scopes = SCOPES if "{scope}" in self.mnemonic else [""]
        mnemonics = [self.mnemonic.format(scope=scope) for scope in scopes]
        text = "\n"
        for mnemonic in mnemonics:
            line = f"/// {mnemonic.ljust(len(mnemonics[-1]))}  {self.operands};"
            text += line.ljust(generated.NEEDS_COLUMN) + self.needs + "\n"
        for paragraph in self.says:
            lines = textwrap.wrap(paragraph, generated.WIDTH - len("/// "), break_on_hyphens=False)
            text += "".join(f"/// {line}\n" for line in lines)
        if scopes == SCOPES:
            text += f"template <Scope scope{self.default}>\n" + self.signature("__device__", "", ";")
        for scope, mnemonic in zip(scopes, mnemonics):
            text += "\ntemplate <>\n" if scope else ""
            text += self.signature("__device__ inline", f"<Scope::{scope}>" if scope else "", " {")
            text += self.body(mnemonic) + "}\n"
        return text


V78 = "PTX ISA 7.8, sm_80"
FUNCTIONS = [
    Function("mbarrier.init.shared::cta.b64  [bar], count",
             "bar: 8 bytes, 8-byte aligned.  count: arrivals that complete a phase, 1 to 2^20 - 1.",
             "Other threads and the async proxy may see the object only after fence_mbarrier_init (or "
             "fence_proxy_async_shared_cta) and a barrier.", needs=V78),
    Function("mbarrier.inval.shared::cta.b64  [bar]",
             "Ends the life of the object, which nobody may be using any more. Only then may its memory hold "
             "something else, or another barrier; what it holds now is not specified.", needs=V78),
    Function("mbarrier.arrive.shared::cta.b64  _, [bar]",
             "Arrives once at a barrier of the executing CTA, with .release.cta semantics (the default). A wider "
             "scope is of no use here: only threads of that CTA can wait for it.", needs=V78),
    Function("mbarrier.arrive.shared::cta.b64  _, [bar], count",
             "Arrives `count` times: from 1 to what the phase still lacks.", needs="PTX ISA 7.8, sm_90"),
    Function("mbarrier.arrive.shared::cluster.b64  _, [bar]",
             "bar: an address that mapa gave. Arrives once at a barrier of any CTA of the cluster.",
             "The semantics are the default .release.cta: enough to hand back a buffer that only wgmma has read, not "
             "to hand over data. A .cluster scope compiles to a GPU-wide memory barrier before every arrival."),
    Function("mbarrier.arrive.release.{scope}.shared::cluster.b64  _, [bar], count",
             "Arrives `count` times. With Scope::cluster, what this thread wrote before, to the shared memory of any "
             "CTA, is visible to whoever observes the phase complete by a wait of that scope.", default=""),
    Function("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64  _, [bar], bytes",
             "Adds bytes to the tx-count of the current phase, then arrives once; what this thread wrote before is "
             "visible to whoever observes the phase complete."),
    Function("mbarrier.arrive.expect_tx.release.{scope}.shared::cluster.b64  _, [bar], bytes",
             "mbarrier_arrive_expect_tx at a barrier of any CTA of the cluster: bar is an address that mapa gave."),
    Function("mbarrier.expect_tx.relaxed.cta.shared::cta.b64  [bar], bytes",
             "Adds bytes to the tx-count of the current phase. No arrival; orders nothing."),
    Function("mbarrier.expect_tx.relaxed.cluster.shared::cluster.b64  [bar], bytes",
             "The same at a barrier of any CTA of the cluster: bar is an address that mapa gave."),
    Function("mbarrier.complete_tx.relaxed.cta.shared::cta.b64  [bar], bytes",
             "Takes bytes from the tx-count of the current phase, as a bulk copy does, without any copy."),
    Function("mbarrier.complete_tx.relaxed.cluster.shared::cluster.b64  [bar], bytes",
             "The same at a barrier of any CTA of the cluster: bar is an address that mapa gave."),
    Function("mbarrier.try_wait.parity.acquire.{scope}.shared::cta.b64  done, [bar], parity",
             "parity: 0 or 1, the phase waited for. A barrier fresh from mbarrier.init counts as having completed "
             "parity 1. Returns true once that phase is complete, and then what its arrivals released and its bulk "
             "copies wrote is visible to this thread; false: the time limit of the hardware ran out, call again."),
    Function("mbarrier.try_wait.parity.acquire.{scope}.shared::cta.b64  done, [bar], parity, nanoseconds",
             "The same with a time limit of one's own."),
    Function("mbarrier.test_wait.parity.acquire.{scope}.shared::cta.b64  done, [bar], parity",
             "mbarrier_try_wait_parity without waiting: false where the phase is not complete."),
    Function("mbarrier.arrive.release.cta.shared::cta.b64  state, [bar], count",
             "Arrives `count` times, with .release.cta semantics. Returns the state before."),
    Function("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64  state, [bar], bytes",
             "Adds bytes to the tx-count of the current phase, then arrives once. Returns the state before."),
    Function("mbarrier.arrive.noComplete.release.cta.shared::cta.b64  state, [bar], count",
             "Arrives `count` times, fewer than complete the phase. Returns the state before."),
    PENDING_COUNT,
    Function("mbarrier.test_wait.acquire.{scope}.shared::cta.b64  done, [bar], state",
             "True where the phase that state was made in is complete: what its arrivals released and its bulk copies "
             "wrote is then visible to this thread. Does not wait."),
    Function("mbarrier.try_wait.acquire.{scope}.shared::cta.b64  done, [bar], state",
             "The same, and may wait until the phase is complete or a time limit of the hardware runs out."),
    Function("mbarrier.try_wait.acquire.{scope}.shared::cta.b64  done, [bar], state, nanoseconds",
             "The same with a time limit of one's own."),
]  # fmt: skip


def text():
    return HEAD + "".join(x if x is PENDING_COUNT else x.text() for x in FUNCTIONS) + generated.TAIL


if __name__ == "__main__":
    generated.write(__doc__, {"ptx/mbarrier.cuh": text()})
