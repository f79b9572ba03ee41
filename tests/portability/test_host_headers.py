#!/usr/bin/env python3
"""host/ passes a plain C++ compiler against the headers of the oldest and the newest CUDA 12, and of the toolkit here;
a folder host/ of the user's is not in its way.

usage: tests/portability/test_host_headers.py CXX CACHE_FOLDER [TOOLKIT_INCLUDE_FOLDER]
"""

import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.append(str(ROOT / "scripts"))
sys.dont_write_bytecode = True
import generate_kernels  # noqa: E402
import wheels  # noqa: E402

PACKAGE = "nvidia-cuda-runtime-cu12"
VERSIONS = ["12.3.101", "12.9.79"]

# What nvcc does by itself: include the runtime and math.h, know the built-in variables, __launch_bounds__ and #pragma unroll.
LIKE_NVCC = [
    *["-include", "cuda_runtime.h", "-include", "device_launch_parameters.h", "-include", "math.h"],
    *["-D__launch_bounds__(...)=", "-Wno-unknown-pragmas"],
]


def calls():
    """C++ that instantiates each launcher."""
    names = {kernel["name"]: "GemmArguments" for kernel in generate_kernels.kernels()}
    names["quantize_blocks"] = "QuantizeArguments"
    return "".join(f"rawgemm::Status call_{name}(const rawgemm::{arguments}& x) {{ return rawgemm::{name}(x, nullptr); }}\n"
                   for name, arguments in names.items())


def check(compiler, name, include_folder):
    headers = "".join(f"#include <{path.relative_to(ROOT)}>\n" for path in sorted((ROOT / "host").glob("*.hpp")))
    options = ["-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-isystem", str(include_folder)]
    with tempfile.TemporaryDirectory() as folder:
        # Behind ours on the include path, and beside the file that includes it by quotes.
        (pathlib.Path(folder) / "host").mkdir()
        (pathlib.Path(folder) / "host" / "status.hpp").write_text("struct Status {};\n")
        (pathlib.Path(folder) / "user.cpp").write_text(f'#include "host/status.hpp"\n{headers}{calls()}Status of_the_users;\n')
        command = [compiler, *options, *LIKE_NVCC, "-I", str(ROOT), "-I", folder, f"{folder}/user.cpp"]
        run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"headers of {name}:\n{run.stderr}")
    print(f"headers of {name}: no error, no warning")


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    compiler, cache = sys.argv[1:3]
    for toolkit in sys.argv[3:]:
        check(compiler, "the toolkit here", toolkit)
    for version in VERSIONS:
        folder = wheels.unpacked(cache, PACKAGE, version)
        if folder is None:
            wheels.skip(f"{PACKAGE} {version}")
        check(compiler, f"CUDA {version}", next(folder.rglob("cuda_runtime.h")).parent)


if __name__ == "__main__":
    main()
