#!/usr/bin/env python3
"""Checks rules that no compiler knows.

usage: scripts/check_source.py CHECK...

format      every file obeys .clang-format, in the judgement of clang-format 14 (exit code 77 where there is none)
generated   generated files are what their scripts write
reach       from a kernel one reaches at most 20 files and 2,500 lines, generated ones aside; a kernel has at most 300
parameters  a kernel's parameters are `const __grid_constant__`: without it TMA gets the address of a local copy of its
            tensor maps, which the model cannot see
asm         kernels/, host/ and bench/ hold no inline assembly, a function of ptx/ at most one statement
"""

import pathlib
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
import definitions  # noqa: E402
import usage  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ["ptx", "kernels", "host", "model", "library", "python", "bench", "docs", "tests"]
WRITTEN_BY = re.compile(r"// Written by (scripts/\w+\.py)")  # the first line of a generated file
CLANG_FORMAT = "14"
MAX_FILES, MAX_LINES, MAX_KERNEL_LINES = 20, 2500, 300
SKIPPED = 77


def generator_of(path):
    """The script that writes the file, or None."""
    with open(ROOT / path) as file:
        match = WRITTEN_BY.match(file.readline())
    return match and match[1]


def files():
    suffixes = {".cuh", ".hpp", ".cpp", ".cu"}
    found = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in suffixes)
    return sorted(str(path.relative_to(ROOT)) for path in found)


def sources():
    return [path for path in files() if not generator_of(path)]


def lines_of(path):
    return (ROOT / path).read_text().count("\n")


def format_():
    for name in (f"clang-format-{CLANG_FORMAT}", "clang-format"):
        if not shutil.which(name):
            continue
        version = subprocess.run([name, "--version"], capture_output=True, text=True).stdout
        if f"version {CLANG_FORMAT}." in version:
            run = subprocess.run([name, "--dry-run", "-Werror", *sources()], cwd=ROOT, capture_output=True, text=True)
            wrong = sorted({line.split(":")[0] for line in run.stderr.splitlines() if ": error: " in line})
            return [f"{path}: must obey .clang-format ({name} -i {path})" for path in wrong]
    print(f"skipped: no clang-format {CLANG_FORMAT} here, and other versions judge differently")
    sys.exit(SKIPPED)


def generated():
    scripts = sorted({generator_of(path) for path in files()} - {None})
    commands = [[sys.executable, str(ROOT / script), "--check"] for script in scripts]
    runs = [subprocess.run(command, stderr=subprocess.PIPE, text=True) for command in commands]
    return [run.stderr.strip() for run in runs if run.returncode != 0]


def reach():
    wrong = []
    for path in sorted((ROOT / "kernels").glob("*.cuh")):
        kernel = str(path.relative_to(ROOT))
        files = [f for f in definitions.reached_from(kernel) if not generator_of(f)]
        counts = [
            (f"{kernel} reaches", len(files), "files", MAX_FILES),
            (f"{kernel} reaches", sum(map(lines_of, files)), "lines", MAX_LINES),
            (f"{kernel} has", lines_of(kernel), "lines", MAX_KERNEL_LINES),
        ]
        wrong += [f"{what} {n} {unit}, must be at most {most}" for what, n, unit, most in counts if n > most]
        if "__global__" in path.read_text():
            print(f"{kernel}: {counts[2][1]} lines; with all it reaches {counts[0][1]} files and {counts[1][1]} lines")
    return wrong


def asm():
    statement = re.compile(r"\b(?:__)?asm(?:__)?\b")
    wrong = []
    for path in sources():
        code = re.sub(r"//[^\n]*", "", (ROOT / path).read_text())
        if path.startswith(("kernels/", "host/", "bench/")) and statement.search(code):
            wrong.append(f"{path}: asm, must stand in ptx/")
        if path.startswith("ptx/"):
            functions = [text for text in code.split("\n\n") if len(statement.findall(text)) > 1]
            wrong += [f"{path}: {len(statement.findall(text))} asm statements in one function" for text in functions]
    return wrong


def parameters():
    kernel = re.compile(r"__global__\b([^{;]*)[{;]")
    heads = [(path.relative_to(ROOT), " ".join(head.split())) for path in sorted((ROOT / "kernels").glob("*.cuh"))
             for head in kernel.findall(re.sub(r"//[^\n]*", "", path.read_text()))]
    right = re.compile(r".*\b\w+\(const __grid_constant__ [^,()]+\)")
    return [f"{path}: {head}: must have one parameter, const __grid_constant__" for path, head in heads
            if not right.fullmatch(head)]


CHECKS = {"format": format_, "generated": generated, "reach": reach, "parameters": parameters, "asm": asm}


def run(checks, text):
    """Runs those that the command line names, prints what is wrong, and exits. text: the script's own."""
    usage.answer(text)
    if len(sys.argv) < 2 or not set(sys.argv[1:]) <= checks.keys():
        sys.exit(text)
    wrong = [line for name in sys.argv[1:] for line in checks[name]()]
    for line in wrong:
        print(line)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    run(CHECKS, __doc__)
