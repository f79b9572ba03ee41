#!/usr/bin/env python3
"""Writes scripts/kernels.json: what scripts and CMake files must know of the kernels, as host/kernels.hpp and
bench/configurations.hpp have it.

usage: scripts/generate_kernels.py           rewrites the file
       scripts/generate_kernels.py --check   exits 1 when the file is not what this script writes
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import generated  # noqa: E402
import usage  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
FILE = "scripts/kernels.json"


def kernels():
    """[{name, inputs, splits_k, promotes, is_one_tile, chosen_by}], in the order of host/kernels.hpp."""
    return json.loads((ROOT / FILE).read_text())["kernels"]


def written():
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "list_kernels"
        subprocess.run([os.environ.get("CXX", "g++"), "-std=c++20", "-w", "-I", ROOT / "model", "-I", ROOT,
                        ROOT / "scripts" / "list_kernels.cpp", "-o", program], check=True)
        return subprocess.run([program], capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    usage.answer(__doc__)  # before it compiles
    generated.write(__doc__, {FILE: written()})
