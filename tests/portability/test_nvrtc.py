#!/usr/bin/env python3
"""ptx/ and kernels/ compile with NVRTC of the oldest and the newest CUDA 12, with no include path but the repository.

usage: tests/portability/test_nvrtc.py CACHE_FOLDER
"""

import pathlib
import sys

sys.dont_write_bytecode = True
import nvrtc  # noqa: E402
import wheels  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PACKAGE = "nvidia-cuda-nvrtc-cu12"
VERSIONS = ["12.3.107", "12.9.86"]
OPTIONS = ["--gpu-architecture=sm_90a", "--std=c++20", f"--include-path={ROOT}"]

# One instantiation of each kind of input, output, tile and cluster: (kernel, namespace, arguments of Config).
CONFIGS = [
    ("gemm_cooperative", "cooperative", "bf16, bf16, 128, 256, 1, 1"),
    ("gemm_cooperative", "cooperative", "f16, float, 256, 128, 1, 1"),
    ("gemm_cooperative", "cooperative", "bf16, float, 128, 256, 2, 1"),
    ("gemm_cooperative", "cooperative", "f16, f16, 256, 128, 1, 2"),
    ("gemm_multistage", "multistage", "bf16, bf16, 128, 128"),
    ("gemm_multistage", "multistage", "f16, float, 128, 256"),
    ("gemm_multistage", "multistage", "bf16, float, 256, 128"),
]


def instances():
    includes = {f"#include <kernels/{kernel}.cuh>\n" for kernel, _, _ in CONFIGS}
    templates = [
        f"template __global__ void rawgemm::{kernel}<rawgemm::{space}::Config<{config}>>("
        f"const __grid_constant__ rawgemm::{space}::Params);\n"
        for kernel, space, config in CONFIGS
    ]
    return "".join([*sorted(includes), "using namespace rawgemm;\n", *templates])


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    headers = "".join(f"#include <{path.relative_to(ROOT)}>\n" for path in sorted((ROOT / "ptx").glob("*.cuh")))
    for version in VERSIONS:
        folder = wheels.unpacked(sys.argv[1], PACKAGE, version)
        if folder is None:
            wheels.skip(f"{PACKAGE} {version}")
        library = next(folder.rglob("libnvrtc.so.12"))
        cubin, log = nvrtc.compile_cubin(library, headers + instances(), "instances.cu", OPTIONS)
        if not cubin or log:  # an empty log: no warning, and no note of ptxas on serialised wgmma
            sys.exit(f"NVRTC {version}:\n{log}")
        print(f"NVRTC {version}: {len(cubin)} bytes of cubin, no warning, no note")


if __name__ == "__main__":
    main()
