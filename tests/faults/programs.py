"""Programs of changed kernels: how they are compiled and run, and where what was found in them is kept."""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HERE = "tests/faults"
STANDARD = ["-std=c++20", "-O0", "-w", "-Wno-psabi"]


class Wrong(Exception):
    """What is not as it must be, for one program."""


class DoesNotCompile(Wrong):
    pass


def run(command, seconds=None, folder=None):
    try:
        return subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", timeout=seconds,
            cwd=folder,
        )
    except subprocess.TimeoutExpired:
        raise Wrong(f"does not end within {seconds} s") from None


def add_arguments(parser):
    """Those of a Builder."""
    parser.add_argument("--compiler", required=True, help="g++ or clang++")
    parser.add_argument("--library", action="append", default=[], type=pathlib.Path,
                        help="a static library that every program is linked with, in this order")
    parser.add_argument("--flag", action="append", default=[],
                        help="an argument of the compiler (--flag=-fsanitize=address)")
    parser.add_argument("--folder", type=pathlib.Path, help="where copies and programs go (default: a temporary one)")


class Builder:
    """Compiles, with the prefix that no change of a kernel touches compiled once."""

    def __init__(self, options, folder):
        self.folder = folder
        self.libraries = [str(library.resolve()) for library in options.library]
        self.command = [options.compiler, *STANDARD, *options.flag]
        self.include = [f"-I{ROOT / 'model'}"]
        # The prefix is found in this folder, its compiled form next to it: .gch for g++, .pch for clang.
        self.prefix = folder / "prefix.hpp"
        self.prefix.write_text((ROOT / HERE / "prefix.hpp").read_text())
        of_kernels = re.findall(r"kernels/\S+", run([*self.command, *self.include, f"-I{ROOT}", "-M",
                                                     str(self.prefix)]).stdout)
        if of_kernels:
            sys.exit(f"{HERE}/prefix.hpp reaches {', '.join(of_kernels)}: a fault there would be a second definition")
        is_clang = "clang" in run([options.compiler, "--version"]).stdout
        compiled = folder / ("prefix.hpp.pch" if is_clang else "prefix.hpp.gch")
        self.compile([f"-I{ROOT}", "-x", "c++-header", str(self.prefix), "-o", str(compiled)])

    def compile(self, arguments, folder=None):
        result = run([*self.command, *self.include, *arguments], folder=folder)
        if result.returncode != 0:
            raise DoesNotCompile(f"does not compile:\n{result.stdout}")

    def preprocessed(self, arguments):
        return run([*self.command, *self.include, *arguments, "-E"]).stdout


class Findings:
    """Those of programs that have been run, by digests, in a file where there is one."""

    def __init__(self, path):
        self.path = path
        if path:
            path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_text().splitlines() if path and path.exists() else []
        self.known = {digest: findings for digest, findings in map(json.loads, lines)}

    def add(self, digest, findings):
        if self.path:
            with open(self.path, "a", encoding="utf-8") as file:
                file.write(json.dumps([digest, findings]) + "\n")


def instance_text(kernels, problem):
    """What fills in instance.hpp's macro."""
    return f"#include <tests/faults/instance.hpp>\nRAWGEMM_FAULTY({kernels[problem.kernel].instance(problem)})\n"


def arguments_of(problem, seeds):
    """Of driver.cpp."""
    return [*map(str, (problem.m, problem.n, problem.k, seeds)), *problem.options]


def findings_in(output):
    """{schedule: finding} of what driver.cpp has written, empty where all was right."""
    return dict(line.split("\t", 1) for line in output.splitlines() if "\t" in line)
