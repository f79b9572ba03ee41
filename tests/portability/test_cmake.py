#!/usr/bin/env python3
"""tests/packaging/test_packaging.py with the oldest and with a new CMake.

usage: tests/portability/test_cmake.py CACHE_FOLDER BUILD_FOLDER

CACHE_FOLDER: CMake comes there from PyPI; without network and cache the test is skipped. BUILD_FOLDER: one in which
rawgemm_model is built.
"""

import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
import wheels  # noqa: E402

VERSIONS = "3.22.6", "4.4.5"  # 3.22: cmake_minimum_required of CMakeLists.txt


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    cache, build = sys.argv[1:]
    for version in VERSIONS:
        folder = wheels.unpacked(cache, "cmake", version)
        if folder is None:
            wheels.skip(f"CMake {version}")
        programs = folder / "cmake" / "data" / "bin"
        for program in programs.iterdir():
            program.chmod(0o755)  # which unpacking forgets
        test = HERE.parent / "packaging" / "test_packaging.py"
        tested = subprocess.run([sys.executable, test, programs / "cmake", build])
        if tested.returncode != 0:
            sys.exit(f"CMake {version}: see above")
        print(f"CMake {version}: projects of others find rawgemm")


if __name__ == "__main__":
    main()
