#!/usr/bin/env python3
"""Puts real output into README.md or a page of docs/, between <!-- NAME:begin --> and <!-- NAME:end -->.

usage: scripts/readme_output.py NAME FILE [COMMAND]

FILE: what the command printed, or - for standard input. COMMAND: the line that printed it, shown above the output.
A Markdown table (FILE begins with |) is put in as it is, anything else as a code block.
"""

import pathlib
import re
import sys

sys.dont_write_bytecode = True
from bench_results import between_marks, refuse  # noqa: E402
import usage  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
TERMINAL_CODES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


def shown(output, command):
    # Of a line that was written over again and again, such as a progress bar, the last state stays.
    lines = [TERMINAL_CODES.sub("", line).rstrip("\r").split("\r")[-1].rstrip() for line in output.split("\n")]
    text = "\n".join(lines).strip("\n")
    if text.startswith("|"):
        return text
    return f"```console\n$ {command}\n{text}\n```" if command else f"```\n{text}\n```"


def main():
    usage.answer(__doc__)
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    name, file, command = (*sys.argv[1:], None)[:3]
    begin = f"<!-- {name}:begin -->"
    marked = [page for page in PAGES if begin in page.read_text()]
    if len(marked) != 1:
        refuse(f"name = {name}, must be one that one page marks with {begin}")
    output = sys.stdin.read() if file == "-" else pathlib.Path(file).read_text()
    marked[0].write_text(between_marks(marked[0], {name: shown(output, command)}))


if __name__ == "__main__":
    main()
