#!/usr/bin/env python3
"""Writes ptx/cp_async_bulk.cuh, ptx/cp_async_bulk_tensor.cuh with its model, and ptx/cp_reduce_async_bulk.cuh.

usage: scripts/generate_tma.py           rewrites the files
       scripts/generate_tma.py --check   exits 1 when a file is not what this script writes
"""

import re
import sys

sys.dont_write_bytecode = True
import generated  # noqa: E402

COORDINATES = ["x", "y", "z", "u", "v"]
REDUCTIONS = ["add", "min", "max"]
# Of cp.reduce.async.bulk, by destination: what each operation takes. C++ type: PTX type.
GLOBAL_TYPES = {
    "add": {"u32": "u32", "i32": "s32", "u64": "u64", "float": "f32", "double": "f64", "f16": "f16", "bf16": "bf16"},
    "min": {"u32": "u32", "i32": "s32", "u64": "u64", "i64": "s64", "f16": "f16", "bf16": "bf16"},
    "max": {"u32": "u32", "i32": "s32", "u64": "u64", "i64": "s64", "f16": "f16", "bf16": "bf16"},
}
CLUSTER_TYPES = {
    "add": {"u32": "u32", "i32": "s32", "u64": "u64"},
    "min": {"u32": "u32", "i32": "s32"},
    "max": {"u32": "u32", "i32": "s32"},
}
ASM_LETTER = {
    "SharedAddress": "r",
    "const TensorMap*": "l",
    "const void*": "l",
    "void*": "l",
    "i32": "r",
    "u32": "r",
    "u64": "l",
    "u16": "h",
}

BULK_HEAD = """\
// Written by scripts/generate_tma.py; do not edit.
// Bulk copies of contiguous bytes by the async proxy, and the groups in which bulk operations are waited for. Copies of
// tensor boxes: cp_async_bulk_tensor.cuh; reductions: cp_reduce_async_bulk.cuh.
// Source: PTX ISA, "Data Movement and Conversion Instructions: cp.async.bulk, cp.async.bulk.prefetch,
// cp.async.bulk.commit_group, cp.async.bulk.wait_group",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#data-movement-and-conversion-instructions-bulk-copy
//
// dst, src: 16-byte aligned, in global memory (pointers) or in shared memory.  bytes: a multiple of 16. Copies into
// shared memory count their bytes down from bar's tx-count as they become visible; copies into global memory belong to
// the thread's next bulk group. What the generic proxy wrote to a source in shared memory needs
// fence_proxy_async_shared_cta first. cache_policy: of the global memory's lines in L2, as createpolicy_fractional
// gives it.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {
"""
OWN_CTA = "/// dst, bar: of the executing CTA.\n"
MULTICAST = """\
/// Writes to the same CTA-relative dst of every CTA whose rank is set in cta_mask, and counts the bytes down from the
/// barrier at the same CTA-relative bar there.
"""
OTHER_CTA = """\
/// dst, bar: of another CTA of the cluster, the same for both, as mapa gives them.  src: of the executing CTA, which
/// must neither write there nor exit before it learns that bar's phase is complete.
"""
PREFETCH = "/// Asks for the bytes to be brought into L2; orders nothing.\n"

BULK_GROUPS = """
/// cp.async.bulk.commit_group;                                                                    PTX ISA 8.0, sm_90
/// Closes this thread's current bulk group.
__device__ inline void cp_async_bulk_commit_group() { asm volatile("cp.async.bulk.commit_group;" ::: "memory"); }

/// cp.async.bulk.wait_group  pending;                                                             PTX ISA 8.0, sm_90
/// Waits until at most `pending` of this thread's latest bulk groups are incomplete: what the older ones wrote to
/// global memory is visible to this thread, and their source may be written again.
template <u32 pending>
__device__ inline void cp_async_bulk_wait_group() {
  asm volatile("cp.async.bulk.wait_group %0;" ::"n"(pending) : "memory");
}

/// cp.async.bulk.wait_group.read  pending;                                                        PTX ISA 8.0, sm_90
/// Waits until at most `pending` of this thread's latest bulk groups still read their source: the shared memory of
/// the older ones may be written again. Their writes to global memory may not be visible yet.
template <u32 pending>
__device__ inline void cp_async_bulk_wait_group_read() {
  asm volatile("cp.async.bulk.wait_group.read %0;" ::"n"(pending) : "memory");
}
"""

TENSOR_HEAD = """\
// Written by scripts/generate_tma.py; do not edit.
// TMA: bulk copies and reductions of tensor boxes between global and shared memory, executed by the async proxy. Tile
// mode. Groups of them: cp_async_bulk.cuh.
// Source: PTX ISA, "Data Movement and Conversion Instructions: Tensor copy: cp.async.bulk.tensor,
// cp.reduce.async.bulk.tensor, cp.async.bulk.prefetch.tensor",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#data-movement-and-conversion-instructions-tensor-copy
//
// map: a __grid_constant__ parameter of the kernel, or in global memory behind fence_proxy_tensormap_acquire
// (fence.cuh); it has as many dimensions as the instruction's name says.
// x, y, z, u, v: where the box begins, in elements, innermost dimension first; it may reach outside the tensor: loads
// fill with what the map says, stores and reductions leave out. x times the element's size is a multiple of 16 bytes,
// or an H200 raises an illegal instruction: the PTX ISA does not say so. For stores and reductions none is negative
// (CUDA C++ Programming Guide, "Negative indices and out of bounds").
// dst, src: the box in shared memory, 128-byte aligned. Its rows lie side by side; with a swizzle they begin 32, 64 or
// 128 bytes apart, the swizzle's width, also where they are narrower: the rest of such a row belongs to the box's
// place but is not touched. The swizzle permutes 16-byte chunks by the bits of their addresses, with a period of 256,
// 512 or 1024 bytes.
// cache_policy: of the box's lines in L2, as createpolicy gives it.
// Each is executed by one thread.
//
// To shared memory: the box's bytes, those filled in included but not what lies between narrow rows, are counted down
// from bar's tx-count as they become visible.
// _multicast writes it to the same CTA-relative dst of every CTA whose rank is set in cta_mask, and counts its bytes
// down from the barrier at the same CTA-relative bar there.
//
// To global memory, copies and reductions: belongs to the thread's next bulk group (cp_async_bulk_commit_group). What
// the generic proxy wrote to src needs fence_proxy_async_shared_cta first. Where the tensor's rows end inside a 16-byte
// chunk, an H200 writes the whole chunk, past the end of the row: the PTX ISA does not say so.
//
// Prefetch: asks for the part of the box that is inside the tensor to be brought into L2.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

// A reduction combines each element with the one in global memory, by the map's type: add of u32, i32, u64, f16, bf16,
// f32 and f64, min and max of the integers of 4 and 8 bytes, f16 and bf16 (add of i64 is an illegal instruction on an
// H200). The specialisations follow below.
"""

MODEL_HEAD = """\
// Written by scripts/generate_tma.py; do not edit.
// The model of ptx/cp_async_bulk_tensor.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;
"""

REDUCE_HEAD = """\
// Written by scripts/generate_tma.py; do not edit.
// Reductions of an array in shared memory into one in global memory or in the shared memory of another CTA. Those of
// tensor boxes: cp_async_bulk_tensor.cuh; groups of them: cp_async_bulk.cuh.
// Source: PTX ISA, "Data Movement and Conversion Instructions: cp.reduce.async.bulk",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#data-movement-and-conversion-instructions-cp-reduce-async-bulk
//
// dst[i] = op(dst[i], src[i]) for bytes / sizeof(Type) elements; each element is one relaxed operation at scope gpu, in
// no order. dst, src: 16-byte aligned.  bytes: a multiple of 16. Additions round to nearest even; on an H200 that of
// float keeps subnormal numbers, which red.add.f32 does not. What the generic proxy wrote to src needs
// fence_proxy_async_shared_cta first.
// Left out: inc, dec, and, or, xor.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// To global memory, in the thread's next bulk group.  cache_policy: of dst in L2, as createpolicy gives it.
template <Reduction op, class Type>
__device__ inline void cp_reduce_async_bulk(void* dst, SharedAddress src, u32 bytes) {
  static_assert(sizeof(Type) == 0, "cp.reduce.async.bulk: add takes u32, i32, u64, float, double, f16, bf16; "
                                   "min and max take u32, i32, u64, i64, f16, bf16");
}
template <Reduction op, class Type>
__device__ inline void cp_reduce_async_bulk(void* dst, SharedAddress src, u32 bytes, u64 cache_policy) {
  static_assert(sizeof(Type) == 0, "cp.reduce.async.bulk: add takes u32, i32, u64, float, double, f16, bf16; "
                                   "min and max take u32, i32, u64, i64, f16, bf16");
}
/// To another CTA of the cluster: dst and bar are addresses that mapa gave, both of that CTA. The bytes are counted
/// down from bar's tx-count.
template <Reduction op, class Type>
__device__ inline void cp_reduce_async_bulk(SharedAddress dst, SharedAddress src, u32 bytes, SharedAddress bar) {
  static_assert(sizeof(Type) == 0, "cp.reduce.async.bulk to shared::cluster: add takes u32, i32, u64; "
                                   "min and max take u32, i32");
}
"""


def function(name, mnemonic, operands, parameters, template="", says=""):
    """operands: with %name for each register. parameters: [(type, name)] in the order in which C++ has them.
    says: what the comment says below the instruction."""
    words = sorted(parameters, key=lambda p: re.search(rf"%{p[1]}\b", operands).start())
    inputs = [f'"{ASM_LETTER[type_]}"({parameter})' for type_, parameter in words]
    numbers = {parameter: i for i, (_, parameter) in enumerate(words)}
    numbered = re.sub(r"%(\w+)", lambda match: f"%{numbers[match[1]]}", operands)
    readable = operands.replace("%", "")
    opening = f"__device__ inline void {name}("
    signature = generated.wrapped(opening + ", ".join(f"{t} {p}" for t, p in parameters) + ") {", len(opening))
    fits = len(f"/// {mnemonic}  {readable};") < generated.NEEDS_COLUMN
    first, last = ("", f"/// {mnemonic}  {readable};") if fits else (f"/// {mnemonic}\n", f"///     {readable};")
    line = first + last.ljust(generated.NEEDS_COLUMN) + "PTX ISA 8.0, sm_90"
    return (
        f"\n{line}\n{says}{template}{signature}\n"
        f'  asm volatile(\n      "{mnemonic} "\n      "{numbered};"\n'
        f'      ::{", ".join(inputs)}\n      : "memory");\n}}\n'
    )


def with_hint(mnemonic, operands, parameters):
    """An instruction, and the same with a cache hint."""
    yield mnemonic, operands, parameters
    yield mnemonic + ".L2::cache_hint", operands + ", %cache_policy", [*parameters, ("u64", "cache_policy")]


def bulk():
    load = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
    loads = [("SharedAddress", "dst"), ("const void*", "src"), ("u32", "bytes"), ("SharedAddress", "bar")]
    copy = "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes"
    copies = [("SharedAddress", "dst"), ("SharedAddress", "src"), ("u32", "bytes"), ("SharedAddress", "bar")]
    stores = [("void*", "dst"), ("SharedAddress", "src"), ("u32", "bytes")]
    prefetches = [("const void*", "src"), ("u32", "bytes")]
    name = "cp_async_bulk"
    text = BULK_HEAD
    for instruction in with_hint(load, "[%dst], [%src], %bytes, [%bar]", loads):
        text += function(name, *instruction, says=OWN_CTA)
    for instruction in with_hint(
        f"{load}.multicast::cluster", "[%dst], [%src], %bytes, [%bar], %cta_mask", [*loads, ("u16", "cta_mask")]
    ):
        text += function(f"{name}_multicast", *instruction, says=MULTICAST)
    text += function(name, copy, "[%dst], [%src], %bytes, [%bar]", copies, says=OTHER_CTA)
    for instruction in with_hint("cp.async.bulk.global.shared::cta.bulk_group", "[%dst], [%src], %bytes", stores):
        text += function(name, *instruction)
    for instruction in with_hint("cp.async.bulk.prefetch.L2.global", "[%src], %bytes", prefetches):
        text += function(f"{name}_prefetch", *instruction, says=PREFETCH)
    return text + BULK_GROUPS + generated.TAIL


def tensor_functions(dimensions):
    """(name, op or None, mnemonic, operands, parameters) of all functions of that many dimensions."""
    names = COORDINATES[:dimensions]
    box = "[%map, {" + ", ".join(f"%{n}" for n in names) + "}]"
    map_and_place = [("const TensorMap*", "map"), *(("i32", n) for n in names)]
    d = f"{dimensions}d"
    load = f"cp.async.bulk.tensor.{d}.shared::cluster.global.mbarrier::complete_tx::bytes"
    loads = [("SharedAddress", "dst"), *map_and_place, ("SharedAddress", "bar")]
    name = f"cp_async_bulk_tensor_{d}"
    for instruction in with_hint(load, f"[%dst], {box}, [%bar]", loads):
        yield name, None, *instruction
    for instruction in with_hint(
        f"{load}.multicast::cluster", f"[%dst], {box}, [%bar], %cta_mask", [*loads, ("u16", "cta_mask")]
    ):
        yield f"{name}_multicast", None, *instruction
    stores = [*map_and_place, ("SharedAddress", "src")]
    for instruction in with_hint(f"cp.async.bulk.tensor.{d}.global.shared::cta.bulk_group", f"{box}, [%src]", stores):
        yield name, None, *instruction
    for op in REDUCTIONS:
        for instruction in with_hint(
            f"cp.reduce.async.bulk.tensor.{d}.global.shared::cta.{op}.bulk_group", f"{box}, [%src]", stores
        ):
            yield f"cp_reduce_async_bulk_tensor_{d}", op, *instruction
    for instruction in with_hint(f"cp.async.bulk.prefetch.tensor.{d}.L2.global", box, map_and_place):
        yield f"cp_async_bulk_prefetch_tensor_{d}", None, *instruction


def tensor():
    functions = [f for dimensions in range(1, 6) for f in tensor_functions(dimensions)]
    text = TENSOR_HEAD
    declared = []
    for name, op, _, _, parameters in functions:
        types = [t for t, _ in parameters]
        if op and (name, types) not in declared:
            declared.append((name, types))
            opening = f"__device__ void {name}("
            signature = opening + ", ".join(f"{t} {p}" for t, p in parameters) + ");"
            text += "template <Reduction op>\n" + generated.wrapped(signature, len(opening)) + "\n"
    for name, op, mnemonic, operands, parameters in functions:
        template = "template <>\n" if op else ""
        full_name = f"{name}<Reduction::{op}>" if op else name
        text += function(full_name, mnemonic, operands, parameters, template)
    return text + generated.TAIL


def tensor_model():
    text = MODEL_HEAD
    seen = []
    for dimensions in range(1, 6):
        coordinates = "{" + ", ".join(COORDINATES[:dimensions]) + "}"
        for name, op, _, _, parameters in tensor_functions(dimensions):
            if (name, parameters) in seen:
                continue
            seen.append((name, parameters))
            kind = name.replace(f"_{dimensions}d", "")
            if kind == "cp_async_bulk_tensor":
                kind += "_load" if parameters[0][1] == "dst" else "_store"
            arguments = {
                "cp_async_bulk_tensor_load": f"dst, map, {coordinates}, bar, {{}}",
                "cp_async_bulk_tensor_multicast": f"dst, map, {coordinates}, bar, cta_mask",
                "cp_async_bulk_tensor_store": f"map, {coordinates}, src",
                "cp_reduce_async_bulk_tensor": f"op, map, {coordinates}, src",
                "cp_async_bulk_prefetch_tensor": f"map, {coordinates}",
            }[kind]
            kind = kind.replace("_multicast", "_load")
            arguments += ", cache_policy" if parameters[-1][1] == "cache_policy" else ", {}"
            opening = f"inline void {name}("
            declared = ", ".join(f"{t} {p}" for t, p in [*parameters, ("Site", "site = Site::here()")])
            template = "template <Reduction op>\n" if op else ""
            call = f"  model::{kind}("
            text += f"\n{template}{generated.wrapped(opening + declared + ') {', len(opening))}\n"
            text += generated.wrapped(f"{call}{arguments}, site);", len(call)) + "\n}\n"
    return text + generated.TAIL


def reduce():
    text = REDUCE_HEAD
    to_global = [("void*", "dst"), ("SharedAddress", "src"), ("u32", "bytes")]
    for op, types in GLOBAL_TYPES.items():
        for type_, ptx_type in types.items():
            ftz = ".noftz" if op == "add" and ptx_type in ("f16", "bf16") else ""
            path = "cp.reduce.async.bulk.global.shared::cta.bulk_group"
            suffix = f".{op}{ftz}.{ptx_type}"
            template = "template <>\n"
            name = f"cp_reduce_async_bulk<Reduction::{op}, {type_}>"
            text += function(name, path + suffix, "[%dst], [%src], %bytes", to_global, template)
            text += function(
                name,
                path + ".L2::cache_hint" + suffix,
                "[%dst], [%src], %bytes, %cache_policy",
                [*to_global, ("u64", "cache_policy")],
                template,
            )
    to_cluster = [("SharedAddress", "dst"), ("SharedAddress", "src"), ("u32", "bytes"), ("SharedAddress", "bar")]
    for op, types in CLUSTER_TYPES.items():
        for type_, ptx_type in types.items():
            text += function(
                f"cp_reduce_async_bulk<Reduction::{op}, {type_}>",
                f"cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.{op}.{ptx_type}",
                "[%dst], [%src], %bytes, [%bar]",
                to_cluster,
                "template <>\n",
            )
    return text + generated.TAIL


FILES = {
    "ptx/cp_async_bulk.cuh": bulk,
    "ptx/cp_async_bulk_tensor.cuh": tensor,
    "model/ptx/cp_async_bulk_tensor.cuh": tensor_model,
    "ptx/cp_reduce_async_bulk.cuh": reduce,
}


if __name__ == "__main__":
    generated.write(__doc__, {name: text() for name, text in FILES.items()})
