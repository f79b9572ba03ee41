#!/usr/bin/env python3
"""Puts real output into README.md or a page of docs/, between <!-- NAME:begin --> and <!-- NAME:end -->.

usage: scripts/readme_output.py NAME FILE [COMMAND]

FILE: what the command printed, or - for standard input. COMMAND: the line that printed it, shown above the output.
A Markdown table (FILE begins with |) is put in as it is, anything else as a code block.
"""

import pathlib
import re
import sys

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
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    name, file, command = (*sys.argv[1:], None)[:3]
    begin, end = f"<!-- {name}:begin -->", f"<!-- {name}:end -->"
    marked = [page for page in PAGES if begin in page.read_text()]
    text = marked[0].read_text() if len(marked) == 1 else ""
    if text.count(begin) != 1 or text.count(end) != 1:
        print(f"readme_output.py: name = {name}, must be one that one page marks with {begin}", file=sys.stderr)
        sys.exit(2)
    output = sys.stdin.read() if file == "-" else pathlib.Path(file).read_text()
    before, after = text.split(begin)[0], text.split(end)[1]
    marked[0].write_text(f"{before}{begin}\n{shown(output, command)}\n{end}{after}")


if __name__ == "__main__":
    main()
