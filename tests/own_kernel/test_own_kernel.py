#!/usr/bin/env python3
"""The commands of docs/own_kernel.md run and say what the page says; so does the kernel without its fence. The CMake
project of docs/own_kernel is tests/packaging's.

usage: tests/own_kernel/test_own_kernel.py CXX LIBRARY

LIBRARY: librawgemm_model.a, in place of the one that the page builds.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "own_kernel.md").read_text()
FENCE = "  ptx::fence_proxy_async_shared_cta();"


def block(name):
    return re.search(rf"<!-- {name}:begin -->\n```\w*\n(.*?)```", PAGE, re.DOTALL)[1]


def run(command, **options):
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    return result.returncode, result.stdout


def compile_line(cxx, library, program):
    """The page's, with what this build has."""
    line, = (line[2:] for line in block("commands").splitlines() if line.startswith("$ g++"))
    words = line.replace("build/model/librawgemm_model.a", library).split()
    return [cxx, *words[1:-1], program]


def test_commands(cxx, library, folder):
    program = str(folder / "twice")
    code, output = run(compile_line(cxx, library, program), cwd=ROOT)
    assert (code, output) == (0, ""), output
    code, output = run([program])
    assert code == 0 and block("commands").endswith(f"$ ./twice\n{output}"), output


def test_finding(cxx, library, folder):
    copy = folder / "docs" / "own_kernel"
    shutil.copytree(ROOT / "docs" / "own_kernel", copy)
    text = (copy / "twice.cuh").read_text()
    assert text.count(FENCE) == 1
    (copy / "twice.cuh").write_text(text.replace(FENCE, "  "))
    line = compile_line(cxx, library, str(folder / "wrong"))
    line = [str(folder / word) if word.startswith("docs/") else word for word in line]
    code, output = run(line, cwd=ROOT)
    assert code == 0, output
    code, output = run([str(folder / "wrong")])
    assert code == 1 and output == block("finding"), output


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    cxx, library = sys.argv[1:]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        test_commands(cxx, library, folder)
        test_finding(cxx, library, folder)


if __name__ == "__main__":
    main()
