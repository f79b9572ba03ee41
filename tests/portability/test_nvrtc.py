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

# One instantiation of each kind of input, output, tile and cluster.
INSTANCES = """
#include <kernels/gemm_cooperative.cuh>
namespace rawgemm {
using cooperative::Config;
using cooperative::Params;
template __global__ void gemm_cooperative<Config<bf16, bf16, 128, 256, 1, 1>>(const __grid_constant__ Params);
template __global__ void gemm_cooperative<Config<f16, float, 256, 128, 1, 1>>(const __grid_constant__ Params);
template __global__ void gemm_cooperative<Config<bf16, float, 128, 256, 2, 1>>(const __grid_constant__ Params);
template __global__ void gemm_cooperative<Config<f16, f16, 256, 128, 1, 2>>(const __grid_constant__ Params);
}  // namespace rawgemm
"""


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    headers = "".join(f"#include <{path.relative_to(ROOT)}>\n" for path in sorted((ROOT / "ptx").glob("*.cuh")))
    for version in VERSIONS:
        folder = wheels.unpacked(sys.argv[1], PACKAGE, version)
        if folder is None:
            wheels.skip(f"{PACKAGE} {version}")
        library = next(folder.rglob("libnvrtc.so.12"))
        cubin, log = nvrtc.compile_cubin(library, headers + INSTANCES, "instances.cu", OPTIONS)
        if not cubin or log:  # an empty log: no warning, and no note of ptxas on serialised wgmma
            sys.exit(f"NVRTC {version}:\n{log}")
        print(f"NVRTC {version}: {len(cubin)} bytes of cubin, no warning, no note")


if __name__ == "__main__":
    main()
