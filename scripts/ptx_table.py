#!/usr/bin/env python3
"""Writes docs/ptx.md: which function of ptx/ is which instruction, from the headers themselves.

usage: scripts/ptx_table.py           rewrites the file
       scripts/ptx_table.py --check   exits 1 when the file is not what this script writes
"""

import pathlib
import re
import sys

sys.dont_write_bytecode = True
import usage  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
FILE = ROOT / "docs" / "ptx.md"
HEAD = """\
# The PTX layer

Written by scripts/ptx_table.py from the headers in ptx/; do not edit.

One function per instruction, named after it. The exact PTX line, its operands, what it orders and the ISA version that
it needs stand above each function; on the model the same functions do what the chip does. A C++ name is the opcode's
path with dots and colons as underscores, less the suffixes that never vary here. Scopes, orders, types and immediates
are template arguments. Copies from and to global memory are overloads: a pointer or a tensor map is in global memory, a
`SharedAddress` in shared memory. Arrivals at an mbarrier that return its state end in `_state`; `noComplete` is
`no_complete`. Of a packed pair whose type is a template argument, `x2` stays in the name. A special register's name is
its own, without `mov`. Two functions are not named after an instruction: `dynamic_smem` and `matrix_descriptor`.
"""
# A comment, and the function below it.
BLOCK = re.compile(
    r"((?:^ *///[^\n]*\n)+)(?:^(?! *///)[^\n]+\n)*?^[^\n]*?__device__[^\n(]*?(\w+)(?:<[^\n(]*>)?\(", re.MULTILINE
)
# An instruction, and the special register that it reads.
INSTRUCTION = re.compile(
    r"^ */// +((?:[a-z]\w*(?:\.(?:[\w:]|\{[^}]*\})+)+|trap)(?:  \w+, (%\w+(?:\.\w)?))?)", re.MULTILINE
)
GENERATED = "// Written by"
SPACES = ("global", "shared::cta", "shared::cluster")  # of one bulk copy two, of which it is made


def about(text):
    """The header's opening comment up to its first full stop or colon."""
    lines = []
    for line in text.split("\n"):
        if not line.startswith("//"):
            break
        if not line.startswith((GENERATED, "// Source:")):
            lines.append(line.removeprefix("//").strip())
    sentence = re.match(r".*?(?:[.](?= |$)|$)", " ".join(lines))[0]
    return sentence


def rows(text):
    """(function, its instructions) in the header's order; overloads and specialisations share a row."""
    found = {}
    for comment, name in BLOCK.findall(text):
        for instruction, register in INSTRUCTION.findall(comment):
            instructions = found.setdefault(name, [])
            short = f"mov {register}" if register else instruction.split("  ")[0]
            if short not in instructions:
                instructions.append(short)
    return found


def merged(instructions):
    """One line for all that are alike: what differs stands in braces."""
    alike = {}
    for instruction in instructions:
        parts = re.split(r"\.(?![^{]*\})", instruction)
        options = tuple(option in parts for option in ("L2::cache_hint", "noftz"))
        from_and_to = tuple(part for part in parts if part in SPACES) if "bulk" in parts else ()
        alike.setdefault((len(parts), options, from_and_to), []).append(parts)
    lines = []
    for group in alike.values():
        places = [list(dict.fromkeys(place)) for place in zip(*group)]
        lines.append(".".join(p[0] if len(p) == 1 else "{" + ", ".join(p) + "}" for p in places))
    return lines


def table():
    text = HEAD
    for path in sorted((ROOT / "ptx").glob("*.cuh")):
        source = path.read_text()
        functions = rows(source)
        # What is in wgmma_mma_async_*.cuh is called through wgmma.cuh.
        if not functions or path.name.startswith("wgmma_mma_async"):
            continue
        text += f"\n## ptx/{path.name}\n\n{about(source)}\n\n| function | instruction |\n|---|---|\n"
        for name, instructions in functions.items():
            text += f"| `{name}` | {'<br>'.join(f'`{i}`' for i in merged(instructions))} |\n"
    return text


def main():
    usage.answer(__doc__)
    text = table()
    if sys.argv[1:] == ["--check"]:
        if not FILE.exists() or FILE.read_text() != text:
            sys.exit(f"{FILE.relative_to(ROOT)} is not current: run scripts/ptx_table.py")
    elif sys.argv[1:]:
        sys.exit(__doc__)
    else:
        FILE.write_text(text)


if __name__ == "__main__":
    main()
