#!/usr/bin/env python3
"""gemm_fp8_block adds sums of a k block to a tile's from another register bank: even and odd registers are two, and an
addition whose operands share one takes longer, 3 % of the kernel (docs/fp8.md). What ptxas does depends on all of the
epilogue. Asked of the release with which it was measured; the others are told, not judged.

usage: tests/gate/test_register_banks.py NVCC CACHE_FOLDER
"""

import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.append(str(ROOT / "tests" / "portability"))
sys.dont_write_bytecode = True
import wheels  # noqa: E402

RELEASE = "release 13.0"
PACKAGE, VERSION = "nvidia-cuda-nvdisasm", "13.2.51"
SOURCE = pathlib.Path(__file__).with_name("register_banks.cu")
FLAGS = ["-std=c++20", "-O3", "-gencode", "arch=compute_90a,code=sm_90a", "-cubin", f"-I{ROOT}"]
ADDITION = re.compile(r"FFMA R(\d+), R(\d+)(?:\.reuse)?, R\d+(?:\.reuse)?, R(\d+)")


def additions(sass):
    """[(a kernel's, of which one bank has the sum and what is added to it)]"""
    for kernel in sass.split(".section\t.text.")[1:]:
        operands = [(int(t), int(d)) for result, t, d in ADDITION.findall(kernel) if result == d]
        yield len(operands), sum((t - d) % 2 == 0 for t, d in operands)


def counted(nvcc, nvdisasm, output):
    with tempfile.TemporaryDirectory() as folder:
        cubin = pathlib.Path(folder) / "register_banks.cubin"
        subprocess.run([nvcc, *FLAGS, f"-DOUTPUT={output}", "-o", cubin, SOURCE], check=True)
        sass = subprocess.run([nvdisasm, "-c", cubin], check=True, capture_output=True, text=True).stdout
    found = list(additions(sass))
    print(f"D in {output}: " + ", ".join(f"{shared} of {count}" for count, shared in found))
    if len(found) != 3 or not all(count >= 64 for count, _ in found):
        sys.exit("must be three kernels, with 64 additions at least")
    return sum(shared for _, shared in found)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    nvcc, cache = sys.argv[1:]
    unpacked = wheels.unpacked(cache, PACKAGE, VERSION)
    if unpacked is None:
        wheels.skip(PACKAGE)
    nvdisasm = next(unpacked.rglob("nvdisasm"))
    nvdisasm.chmod(0o755)
    if not counted(nvcc, nvdisasm, "float"):
        sys.exit("none: floats are stored in pairs, which puts them into the banks of what was added")
    shared = counted(nvcc, nvdisasm, "rawgemm::bf16")
    release = subprocess.run([nvcc, "--version"], check=True, capture_output=True, text=True).stdout
    if shared and RELEASE in release:
        sys.exit("must be none")


if __name__ == "__main__":
    main()
