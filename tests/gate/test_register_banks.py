#!/usr/bin/env python3
"""gemm_fp8_block adds sums of a k block to a tile's from another register bank: even and odd registers are two, and an
addition whose operands share one takes longer, up to 3 % of the kernel (docs/fp8.md). What ptxas does depends on all of the
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
    """Of each kernel: how many additions it has, and in how many of them sum and product share a bank."""
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
    if len(found) != 3 or not all(count > 0 for count, _ in found):
        sys.exit("must be three kernels, with additions")
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
    of_floats, shared = (counted(nvcc, nvdisasm, output) for output in ("float", "rawgemm::bf16"))
    if RELEASE not in subprocess.run([nvcc, "--version"], check=True, capture_output=True, text=True).stdout:
        return
    if of_floats == 0:
        sys.exit("D in float: none, must be some: floats are stored in pairs, in the banks of what was added")
    if shared > 0:
        sys.exit(f"D in bf16: {shared}, must be 0")


if __name__ == "__main__":
    main()
