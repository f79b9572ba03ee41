#!/usr/bin/env python3
"""Puts real output into README.md, between <!-- NAME:begin --> and <!-- NAME:end -->.

usage: scripts/readme_output.py NAME FILE [COMMAND]

FILE: what the command printed, or - for standard input. COMMAND: the line that printed it, shown above the output.
A Markdown table (FILE begins with |) is put in as it is, anything else as a code block.
"""

import pathlib
import re
import sys

README = pathlib.Path(__file__).resolve().parent.parent / "README.md"
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
    readme = README.read_text()
    if readme.count(begin) != 1 or readme.count(end) != 1:
        print(f"readme_output.py: name = {name}, must be one that README.md marks with {begin}", file=sys.stderr)
        sys.exit(2)
    output = sys.stdin.read() if file == "-" else pathlib.Path(file).read_text()
    before, after = readme.split(begin)[0], readme.split(end)[1]
    README.write_text(f"{before}{begin}\n{shown(output, command)}\n{end}{after}")


if __name__ == "__main__":
    main()
