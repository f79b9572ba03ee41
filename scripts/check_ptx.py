#!/usr/bin/env python3
"""Checks that ptx/ says what it does, and that something shows that it does it.

usage: scripts/check_ptx.py CHECK...

documented  above each instruction's function stands the instruction, with the ISA version and target that it needs,
            and each header names the section of the PTX ISA that it follows, by its title and with one link
tested      a test or a probe calls each function
"""

import pathlib
import re
import sys

sys.dont_write_bytecode = True
import check_mirror  # noqa: E402
import check_source  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
ASM = re.compile(r"\basm(?: volatile)?\(\s*((?:\"(?:[^\"\\]|\\.)*\"\s*)+)")
LITERAL = re.compile(r"\"((?:[^\"\\]|\\.)*)\"")
# What surrounds an instruction to move a predicate between a register of C++ and one of PTX.
AROUND = re.compile(r"^(?:[{}]|\.reg\b.*|setp\.ne\.b32 .*|selp\.b32 .*)?$")
DOCUMENTED = re.compile(r"^\s*/// +(?P<mnemonic>[a-z][\w.:]*)", re.MULTILINE)
LINK = re.compile(r"^// https://docs\.nvidia\.com/cuda/parallel-thread-execution/#[a-z0-9-]+$", re.MULTILINE)
NEEDS = re.compile(r"PTX ISA \d\.\d, sm_\d+a?")


def headers():
    return sorted((ROOT / "ptx").glob("*.cuh"))


def mnemonics(text):
    """Of the instructions in a header's asm statements; one each, or a list of what else stands there."""
    for match in ASM.finditer(text):
        code = "".join(LITERAL.findall(match[1])).replace("\\n", "\n").replace(";", "\n")
        statements = [s.strip() for s in code.split("\n")]
        # Braces that surround a whole statement are those of PTX; those of operands follow its mnemonic.
        statements = [s.removeprefix("@p ") for s in statements]
        yield [s.split()[0] for s in statements if not AROUND.match(s) and re.match(r"[a-z]", s)]


def documented():
    wrong = []
    for path in headers():
        text = path.read_text()
        name = path.relative_to(ROOT)
        lines = text.split("\n")
        said = {m["mnemonic"] for m in DOCUMENTED.finditer(text)}
        opening = "\n".join(lines[: lines.index("#pragma once")])
        if "asm" in text and not re.search(r'^// Source: PTX ISA, "', opening, re.MULTILINE):
            wrong.append(f'{name}: must begin with `Source: PTX ISA, "<section>"`')
        if "asm" in text and len(LINK.findall(opening)) != 1:
            wrong.append(f"{name}: must link one section of the PTX ISA, {LINK.pattern}")
        for found in mnemonics(text):
            if len(found) != 1:
                wrong.append(f"{name}: {found}: must be one instruction in an asm statement")
            wrong += [f"{name}: no `/// {m} ...`" for m in found if m not in said]
        # A block of /// that gives an instruction gives what it needs, too.
        for block in re.findall(r"(?:^[ ]*///[^\n]*\n)+", text, re.MULTILINE):
            first = DOCUMENTED.match(block)
            if first and "." in first["mnemonic"] and ASM.search(text) and not NEEDS.search(block):
                wrong.append(f"{name}: `{first['mnemonic']}`: no `PTX ISA <version>, sm_<target>`")
    return sorted(set(wrong))


def tested():
    suffixes = {".cpp", ".cu", ".cuh", ".hpp"}
    tests = "".join(path.read_text() for path in (ROOT / "tests").rglob("*") if path.suffix in suffixes)
    called = set(re.findall(r"\bptx::(\w+)", tests))
    return [
        f"{path.relative_to(ROOT)}: {name}: no test calls it"
        for path in headers()
        for name in check_mirror.functions(path)
        if name not in called
    ]


CHECKS = {"documented": documented, "tested": tested}


if __name__ == "__main__":
    check_source.run(CHECKS, __doc__)
