#!/usr/bin/env python3
"""A kernel that calls every function of ptx/cp_async_bulk.cuh, cp_async_bulk_tensor.cuh, cp_reduce_async_bulk.cuh and
tensormap.cuh, createpolicy and the fences of tensor maps, with every template argument: it shall compile, not run.

usage: tests/ptx/bulk_calls.py > FILE.cu
"""

import itertools
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent.parent / "scripts"))
sys.dont_write_bytecode = True
import generate_tma  # noqa: E402

HEADERS = ["cache", "cp_async_bulk", "cp_async_bulk_tensor", "cp_reduce_async_bulk", "fence", "tensormap"]
KERNEL = """\
{includes}
using namespace rawgemm;
using ptx::EvictionPriority;

__global__ void bulk_calls(const __grid_constant__ TensorMap parameter, TensorMap* global, SharedAddress shared,
                           void* memory, u64 policy) {{
{calls}
}}
"""
ARGUMENTS = {"map": "&parameter", "cta_mask": "1", "cache_policy": "policy"}
ARGUMENTS.update(dict.fromkeys(["dst", "src", "bar"], "shared"))
ARGUMENTS.update(dict.fromkeys(generate_tma.COORDINATES, "1"))
DIMENSIONS = {"box_dim": 5, "global_dim": 5, "global_stride": 4, "element_stride": 5}
ENUMS = {
    "elemtype": [f"TensorType::{t}" for t in ("u8", "u16", "u32", "i32", "u64", "i64", "f16", "f32", "f64", "bf16")],
    "swizzle_mode": ["Swizzle::none", "Swizzle::bytes_32", "Swizzle::bytes_64", "Swizzle::bytes_128"],
    "fill_mode": ["Fill::zero", "Fill::nan"],
}
SCOPES = ["cta", "cluster", "gpu", "sys"]
WITH_HINT = [  # and once more with a cache policy
    "cp_async_bulk(shared, memory, 16, shared",
    "cp_async_bulk_multicast(shared, memory, 16, shared, 1",
    "cp_async_bulk(memory, shared, 16",
    "cp_async_bulk_prefetch(memory, 16",
]
OTHERS = [
    "cp_async_bulk(shared, shared, 16, shared)",
    "cp_async_bulk_commit_group()",
    "cp_async_bulk_wait_group<7>()",
    "cp_async_bulk_wait_group_read<7>()",
    "prefetch_tensormap(&parameter)",
]


def calls():
    for dimensions in range(1, 6):
        for name, op, _, _, parameters in generate_tma.tensor_functions(dimensions):
            template = f"<Reduction::{op}>" if op else ""
            yield f"{name}{template}({', '.join(ARGUMENTS[p] for _, p in parameters)})"
    for op, types in generate_tma.GLOBAL_TYPES.items():
        for type_, hint in itertools.product(types, ("", ", policy")):
            yield f"cp_reduce_async_bulk<Reduction::{op}, {type_}>(memory, shared, 16{hint})"
    for op, types in generate_tma.CLUSTER_TYPES.items():
        for type_ in types:
            yield f"cp_reduce_async_bulk<Reduction::{op}, {type_}>(shared, shared, 16, shared)"
    for call, hint in itertools.product(WITH_HINT, ("", ", policy")):
        yield f"{call}{hint})"
    yield from OTHERS
    for where in ("global", "shared"):
        yield f"tensormap_replace_global_address({where}, memory)"
        yield f"tensormap_replace_rank({where}, 1)"
        for field, count in DIMENSIONS.items():
            for i in range(count):
                yield f"tensormap_replace_{field}<{i}>({where}, 16)"
        for field, values in ENUMS.items():
            for value in values:
                yield f"tensormap_replace_{field}<{value}>({where})"
    for scope in SCOPES:
        yield f"fence_proxy_tensormap_release<Scope::{scope}>()"
        yield f"fence_proxy_tensormap_acquire<Scope::{scope}>(global)"
        yield f"tensormap_cp_fenceproxy<Scope::{scope}>(global, shared)"


def source():
    text = [f"  ptx::{call};" for call in calls()]
    text += [
        f"  policy += ptx::createpolicy_fractional<EvictionPriority::evict_{x}>(0.5f);" for x in ("first", "last", "normal")
    ]
    text.append("  ptx::cp_async_bulk_prefetch(memory, 16, policy);")
    includes = "\n".join(f"#include <ptx/{header}.cuh>" for header in HEADERS)
    return KERNEL.format(includes=includes, calls="\n".join(text))


if __name__ == "__main__":
    if len(sys.argv) != 1:
        sys.exit(__doc__)
    print(source(), end="")
