#!/usr/bin/env python3
"""ptx/ and kernels/ compile with NVRTC of the oldest and the newest CUDA 12, with no include path but the repository:
all headers, the kernels, every form of wgmma.mma_async, and every function for bulk copies and tensor maps.

usage: tests/portability/test_nvrtc.py CACHE_FOLDER
"""

import concurrent.futures
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.append(str(ROOT / "tests" / "ptx"))
sys.dont_write_bytecode = True
import bulk_calls  # noqa: E402
import nvrtc  # noqa: E402
import wgmma_variants  # noqa: E402
import wheels  # noqa: E402

PACKAGE = "nvidia-cuda-nvrtc-cu12"
VERSIONS = ["12.3.107", "12.9.86"]
OPTIONS = ["--gpu-architecture=sm_90a", "--std=c++20", f"--include-path={ROOT}"]

# One instantiation of each kind of input, output, tile and cluster: (kernel, namespace, arguments of Config).
CONFIGS = [
    ("gemm_cooperative", "cooperative", "bf16, bf16, 128, 256, 1, 1"),
    ("gemm_cooperative", "cooperative", "f16, float, 256, 128, 1, 1"),
    ("gemm_cooperative", "cooperative", "bf16, float, 128, 256, 2, 1"),
    ("gemm_cooperative", "cooperative", "f16, f16, 256, 128, 1, 2"),
    ("gemm_pingpong", "pingpong", "bf16, bf16, 128, 128"),
    ("gemm_pingpong", "pingpong", "f16, float, 128, 176"),
    ("gemm_splitk", "splitk", "bf16, bf16, 64, 64, 2"),
    ("gemm_splitk", "splitk", "f16, float, 128, 72, 4"),
    ("gemm_splitk", "splitk", "bf16, float, 64, 224, 1"),
    ("gemm_splitk", "splitk", "f16, f16, 16, 64, 2"),
    ("gemm_swapped", "swapped", "bf16, bf16, 168, 192, 2, 1"),
    ("gemm_swapped", "swapped", "bf16, float, 128, 64, 1, 2"),
    ("gemm_swapped", "swapped", "f16, f16, 256, 128, 1, 1"),
    ("gemm_cooperative", "cooperative", "e4m3, bf16, 128, 256, 1, 1, e5m2"),
    ("gemm_pingpong", "pingpong", "e5m2, float, 128, 128, e4m3"),
    ("gemm_splitk", "splitk", "e4m3, f16, 64, 64, 2"),
    ("gemm_swapped", "swapped", "e4m3, bf16, 168, 192, 2, 1, e5m2"),
    ("gemm_fp8_block", "fp8_block", "e4m3, bf16, rawgemm::BlockScales::b_128x128, 256, 128"),
    ("gemm_fp8_block", "fp8_block", "e4m3, float, rawgemm::BlockScales::b_1x128, 128, 128, 2, 1, e5m2"),
    ("gemm_fp8_block", "fp8_block", "e5m2, f16, rawgemm::BlockScales::none, 128, 192, 1, 2"),
    ("gemm_fp8_block_splitk", "fp8_block_splitk", "e4m3, bf16, rawgemm::BlockScales::b_128x128, 64, 64, 2"),
    ("gemm_fp8_block_splitk", "fp8_block_splitk", "e4m3, float, rawgemm::BlockScales::b_1x128, 128, 72, 4"),
    ("quantize_blocks", "quantize", "bf16, e4m3, 1"),
    ("quantize_blocks", "quantize", "f16, e5m2, 128"),
    ("gemm_multistage", "multistage", "bf16, bf16, 128, 128"),
    ("gemm_multistage", "multistage", "f16, float, 128, 256"),
    ("gemm_multistage", "multistage", "bf16, float, 256, 128"),
    ("wgmma_tile", "tile", "bf16, 8, rawgemm::Major::k"),
    ("wgmma_tile", "tile", "f16, 256, rawgemm::Major::mn"),
]


def instances():
    includes = {f"#include <kernels/{kernel}.cuh>\n" for kernel, _, _ in CONFIGS}
    templates = [
        f"template __global__ void rawgemm::{kernel}<rawgemm::{space}::Config<{config}>>("
        f"const __grid_constant__ rawgemm::{space}::Params);\n"
        for kernel, space, config in CONFIGS
    ]
    return "".join([*sorted(includes), "using namespace rawgemm;\n", *templates])


WGMMA = """
#include <tests/ptx/wgmma_product.cuh>
#define VARIANT(...) template __global__ void product<__VA_ARGS__>(const __grid_constant__ Params);
namespace rawgemm::test::wgmma {{
{variants}
}}
"""


def sources():
    headers = "".join(f"#include <{path.relative_to(ROOT)}>\n" for path in sorted((ROOT / "ptx").glob("*.cuh")))
    yield "headers and kernels", headers + instances()
    for types in wgmma_variants.TYPES:
        yield f"wgmma, {types}", WGMMA.format(variants="\n".join(wgmma_variants.variants(types)))
    yield "bulk copies and tensor maps", bulk_calls.source()


def compile_(library, name, source):
    cubin, log = nvrtc.compile_cubin(library, source, "instances.cu", OPTIONS)
    if not cubin or log:  # an empty log: no warning, and no note of ptxas on serialised wgmma
        return f"{name}:\n{log}", False
    return f"{name}: {len(cubin)} bytes of cubin, no warning, no note", True


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folders = {version: wheels.unpacked(sys.argv[1], PACKAGE, version) for version in VERSIONS}
    for version, folder in folders.items():
        if folder is None:
            wheels.skip(f"{PACKAGE} {version}")
    with concurrent.futures.ProcessPoolExecutor() as pool:
        compilations = [
            pool.submit(compile_, next(folder.rglob("libnvrtc.so.12")), f"NVRTC {version}, {name}", source)
            for version, folder in folders.items()
            for name, source in sources()
        ]
        results = [compilation.result() for compilation in compilations]
    for text, _ in results:
        print(text)
    sys.exit(0 if all(passed for _, passed in results) else 1)


if __name__ == "__main__":
    main()
