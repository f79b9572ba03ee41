#!/usr/bin/env python3
"""Every kernel with its launcher compiles with nvcc 12.4: one Config of each, without a spill or a serialised wgmma.

usage: tests/portability/test_cuda12.py CACHE_FOLDER [--all]

CACHE_FOLDER: scripts/cuda124.sh puts the compiler below it; without network and cache the test is skipped.
--all: every Config that ships, too, registered under the name by which it is launched (kernel_names.py).
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.append(str(ROOT / "scripts"))
sys.dont_write_bytecode = True
import generate_kernels  # noqa: E402
import instances  # noqa: E402
import wheels  # noqa: E402

HOST_COMPILER = shutil.which("g++-12") or "g++"  # 13 is the newest that nvcc 12.4 takes
OPTIONS = ["-std=c++20", "-gencode", "arch=compute_90a,code=sm_90a", f"-I{ROOT}", "-ccbin", HOST_COMPILER]
# Those that tests/kernels/instances.hpp does not list.
OTHERS = {
    "wgmma_tile": "template Status wgmma_tile<tile::Config<>>(const GemmArguments&, Stream);",
    "quantize_blocks": "template Status quantize_blocks<quantize::Config<>>(const QuantizeArguments&, Stream);",
}


def source():
    """C++ with the first Config of each kernel, and the kernels' names."""
    first = {}
    for entry, (kernel, _) in enumerate(instances.listed()):
        first.setdefault(kernel, f"template Status test::launch_instance<{entry}>(const GemmArguments&, Stream);")
    first |= OTHERS
    if missing := {kernel["name"] for kernel in generate_kernels.kernels()} - set(first):
        sys.exit(f"no Config of {', '.join(sorted(missing))}, must be in tests/kernels/instances.hpp or here")
    lines = ["#include <host/quantize_blocks.hpp>", "#include <tests/kernels/instance.hpp>", "namespace rawgemm {"]
    return "\n".join([*lines, *first.values(), "}"]) + "\n", list(first)


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--all"]):
        sys.exit(__doc__)
    toolkit = pathlib.Path(sys.argv[1]).resolve() / "cuda-12.4"
    got = subprocess.run([ROOT / "scripts" / "cuda124.sh", toolkit], capture_output=True, text=True)
    if got.returncode != 0:
        print(got.stderr)
        wheels.skip("CUDA 12.4")
    nvcc = toolkit / "bin" / "nvcc"
    text, kernels = source()
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "kernels.cu").write_text(text)
        compiled = subprocess.run([sys.executable, ROOT / "scripts" / "ptxas_gate.py", nvcc, *OPTIONS,
                                   "-c", "kernels.cu", "-o", "kernels.o"], cwd=folder)
    if compiled.returncode == 0:
        print(f"{nvcc} compiles {', '.join(kernels)}")
    if compiled.returncode == 0 and sys.argv[2:]:
        compiled = subprocess.run([sys.executable, HERE / "kernel_names.py", nvcc, HERE / "launchers.cu"])
    sys.exit(compiled.returncode)


if __name__ == "__main__":
    main()
