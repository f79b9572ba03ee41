#!/usr/bin/env python3
"""--help of every script prints its usage and succeeds, and nothing is built, installed or written before.

usage: tests/scripts/test_help.py
"""

import os
import pathlib
import stat
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# What installs or builds; in their place stands a program that tells on who calls it.
FORBIDDEN = ["apt-get", "sudo", "pip", "pip3", "cmake", "ninja", "g++", "c++", "clang++", "nvcc", "ncu", "git"]


def scripts():
    """Whatever is executable of scripts/ (the others are parts of them), and what one calls besides; the programs in
    Python of tests/ are called by CMake and ctest."""
    shell = [*ROOT.glob("bench/**/*.sh"), *ROOT.glob("tests/**/*.sh")]
    for path in sorted([*(ROOT / "scripts").iterdir(), *shell]):
        if path.is_file() and path.read_text().startswith("#!"):
            yield [sys.executable, str(path)] if path.suffix == ".py" else [str(path)]


def main():
    with tempfile.TemporaryDirectory() as name, tempfile.TemporaryDirectory() as empty:
        folder = pathlib.Path(name)
        called = folder / "called"
        for tool in FORBIDDEN:
            (folder / tool).write_text(f'#!/bin/sh\necho "$0 $*" >> {called}\nexit 1\n')
            (folder / tool).chmod(stat.S_IRWXU)
        environment = os.environ | {"PATH": f"{folder}:{os.environ['PATH']}", "CXX": "c++"}
        wrong, count = [], 0
        for command in scripts():
            count += 1
            run = subprocess.run([*command, "--help"], cwd=empty, env=environment, stdin=subprocess.DEVNULL,
                                 stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60)
            if "usage:" not in run.stdout or "Traceback" in run.stdout:
                wrong.append(f"{command[-1]} --help prints no usage:\n{run.stdout}")
            if run.returncode != 0:
                wrong.append(f"{command[-1]} --help: exit code {run.returncode}")
            if os.listdir(empty):
                wrong.append(f"{command[-1]} --help writes {os.listdir(empty)}")
            if called.exists():
                wrong.append(f"{command[-1]} --help calls {called.read_text()}")
                called.unlink()
        if wrong or count == 0:
            sys.exit("\n".join(wrong))
        print(f"{count} scripts print their usage")


if __name__ == "__main__":
    main()
