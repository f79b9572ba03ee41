#!/usr/bin/env python3
"""Compiles CUDA and refuses kernels that ptxas had to make slow.

usage: scripts/ptxas_gate.py NVCC ARGUMENT...

Runs the command with ptxas's report switched on. The compile fails, and leaves no object, when ptxas spills registers,
uses a stack frame (local memory) or notes a performance loss (C75xx: serialised wgmma). CMake calls it as
CMAKE_CUDA_COMPILER_LAUNCHER.
"""

import pathlib
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
import usage  # noqa: E402

FUNCTION = re.compile(r"(?:Compiling entry function|Function properties for) '?([^\s']+)")
FRAME = re.compile(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads")
NOTE = re.compile(r"\((C75\d\d)\) (.*)")
NOTE_FUNCTION = re.compile(r" in (?:the )?function '([^']+)'")


def findings(report):
    """[(function, what is wrong)] in ptxas's words."""
    found = []
    nameless = []  # notes that name no function stand before the function that they are about
    function = "unknown function"
    for line in report.splitlines():
        if match := FUNCTION.search(line):
            function = match[1]
            found += [(function, note) for note in nameless]
            nameless = []
        elif match := NOTE.search(line):
            note = f"({match[1]}) {NOTE_FUNCTION.sub('', match[2])}"
            if named := NOTE_FUNCTION.search(match[2]):
                found.append((named[1], note))
            else:
                nameless.append(note)
        elif (match := FRAME.search(line)) and any(int(count) for count in match.groups()):
            found.append((function, match[0]))
    return found + [(function, note) for note in nameless]


def demangled(name):
    if not shutil.which("c++filt"):
        return name
    return subprocess.run(["c++filt", name], capture_output=True, text=True).stdout.strip() or name


def main():
    usage.answer(__doc__)
    command = sys.argv[1:]
    if not command:
        sys.exit(__doc__)
    compiles = (any(pathlib.Path(word).suffix in (".cu", ".cuh", ".cpp") for word in command)
                and not {"-E", "--preprocess", "-M", "-MM", "-ptx", "--ptx"} & set(command))
    run = subprocess.run(command + ["-Xptxas", "-v"] * compiles, stderr=subprocess.PIPE, text=True)
    found = findings(run.stderr)
    # ptxas's report is for this script; everything else is for whoever compiles.
    others = [x for x in run.stderr.splitlines(True) if not x.startswith("ptxas info") and not FRAME.search(x)]
    sys.stderr.write("".join(others))
    if run.returncode != 0 or not found:
        sys.exit(run.returncode)
    for function, problem in found:
        print(f"ptxas_gate: {demangled(function)}: {problem} [refused]", file=sys.stderr)
    for option in {"-o", "--output-file"} & set(command[:-1]):
        pathlib.Path(command[command.index(option) + 1]).unlink(missing_ok=True)
    sys.exit(1)


if __name__ == "__main__":
    main()
