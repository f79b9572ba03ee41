#!/usr/bin/env python3
"""ptx/ and kernels/ compile with NVRTC of the oldest and the newest CUDA 12, with no include path but the repository:
all headers, the kernels, every form of wgmma.mma_async, and every function for bulk copies and tensor maps.

usage: tests/portability/test_nvrtc.py CACHE_FOLDER [--all]

--all: every Config and every form with each version; without it an eighth of the Configs and forms with the one, another
eighth with the other, and each kernel with both.
"""

import concurrent.futures
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path += [str(ROOT / "scripts"), str(ROOT / "tests" / "ptx")]
sys.dont_write_bytecode = True
import bulk_calls  # noqa: E402
import export  # noqa: E402
import instances  # noqa: E402
import nvrtc  # noqa: E402
import wgmma_variants  # noqa: E402
import wheels  # noqa: E402

PACKAGE = "nvidia-cuda-nvrtc-cu12"
VERSIONS = ["12.3.107", "12.9.86"]
OPTIONS = ["--gpu-architecture=sm_90a", "--std=c++20", f"--include-path={ROOT}"]

# Beside those of tests/kernels/instances.hpp: (kernel, arguments of its Config).
OTHERS = [
    ("gemm_splitk", "Types<bf16, float>, Configuration{Kernel::gemm_splitk, {64, 224}}"),
    ("wgmma_tile", "Types<bf16, float>, Configuration{Kernel::wgmma_tile, {64, 8}}"),
    ("wgmma_tile", "Types<f16, float>, Configuration{.kernel = Kernel::wgmma_tile, .tile = {64, 256}, .major_b = Major::mn}"),
    ("quantize_blocks", "bf16, e4m3, 1"),
    ("quantize_blocks", "f16, e5m2, 128"),
    ("quantize_blocks", "bf16, e4m3, 1, Major::mn"),
]


def of_each_kernel(part, parts):
    """[(kernel, C++ that holds it in a part of its configurations, one at least)]"""
    configs = [*instances.listed(), *OTHERS]
    kernels = export.kernel_names()
    if missing := set(kernels) - {kernel for kernel, _ in configs}:
        sys.exit(f"no configuration of {', '.join(sorted(missing))}, must be in tests/kernels/instances.hpp or here")
    for kernel in kernels:
        own = [instances.instantiation(*config) for config in configs if config[0] == kernel]
        own = own[part::parts] or own
        yield kernel, f"#include <kernels/{kernel}.cuh>\n{''.join(own)}"


WGMMA = """
#include <tests/ptx/wgmma_product.cuh>
#define VARIANT(...) template __global__ void product<__VA_ARGS__>(const __grid_constant__ Params);
namespace rawgemm::test::wgmma {{
{variants}
}}
"""


def sources(part, parts):
    """[(name, C++)] of one of so many parts of the whole."""
    headers = "".join(f"#include <{path.relative_to(ROOT)}>\n" for path in sorted((ROOT / "ptx").glob("*.cuh")))
    yield "headers", headers
    yield from of_each_kernel(part, parts)
    for types in wgmma_variants.TYPES:
        yield f"wgmma, {types}", WGMMA.format(variants="\n".join(list(wgmma_variants.variants(types))[part::parts]))
    yield "bulk copies and tensor maps", bulk_calls.source()


def compile_(library, name, source):
    cubin, log = nvrtc.compile_cubin(library, source, "instances.cu", OPTIONS)
    if not cubin or log:  # an empty log: no warning, and no note of ptxas on serialised wgmma
        return f"{name}:\n{log}", False
    return f"{name}: {len(cubin)} bytes of cubin, no warning, no note", True


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--all"]):
        sys.exit(__doc__)
    parts = 1 if sys.argv[2:] else 8
    folders = {version: wheels.unpacked(sys.argv[1], PACKAGE, version) for version in VERSIONS}
    for version, folder in folders.items():
        if folder is None:
            wheels.skip(f"{PACKAGE} {version}")
    with concurrent.futures.ProcessPoolExecutor() as pool:
        compilations = [
            pool.submit(compile_, next(folder.rglob("libnvrtc.so.12")), f"NVRTC {version}, {name}", source)
            for part, (version, folder) in enumerate(folders.items())
            for name, source in sources(part % parts, parts)
        ]
        results = [compilation.result() for compilation in compilations]
    for text, _ in results:
        print(text)
    sys.exit(0 if all(passed for _, passed in results) else 1)


if __name__ == "__main__":
    main()
