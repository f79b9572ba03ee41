#!/usr/bin/env python3
"""Prints a kernel with all it needs as one header that depends on the CUDA toolkit alone.

usage: scripts/export.py KERNEL > KERNEL.cuh

The text of every file stays as it is, without its #include lines; ptx functions that nothing calls are left out, and
so is wgmma of types that the kernel does not take. The launcher's half stands inside #ifndef __CUDACC_RTC__, so that
NVRTC compiles the header too.
"""

import pathlib
import re
import sys

sys.dont_write_bytecode = True
import generate_kernels  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUR_INCLUDE = re.compile(r"#include <((?:ptx|kernels|host)/[^>]+)>\n")
ANY_INCLUDE = re.compile(r"#include .*\n")
DEVICE_FUNCTION = re.compile(r"^(?:\[\[nodiscard\]\] )?__device__ .*?(\w+)(?:<[^()]*>)?\(", re.MULTILINE)
# wgmma.mma_async of A and B in these types.
WGMMA = re.compile(r"template <>\nstruct WgmmaMmaAsync<\w+, (\w+), (\w+), \d+> \{\n.*?\n\};\n\n?", re.DOTALL)
HOLDS_CODE = re.compile(r"^(?!//|namespace |\}|$)", re.MULTILINE)

OPENING = """\
// {name}: a kernel for NVIDIA Hopper (sm_90a) and its launcher, in one header, written by rawgemm's
// scripts/export.py. It needs the CUDA toolkit (12.3 or newer), C++20 and nothing else.
//
// Compile what includes it:  nvcc -std=c++20 -O3 -gencode arch=compute_90a,code=sm_90a example.cu -o example
// Call it (example.cu):
//
{example}
//
// NVRTC compiles the kernel alone:  --std=c++20 --gpu-architecture=sm_90a
//
{licence}
#pragma once
"""

EXAMPLE = """\
#include <cstdio>

#include "{name}.cuh"

void* allocate(size_t bytes) {{
  void* memory = nullptr;
  cudaMalloc(&memory, bytes);
  cudaMemset(memory, 0, bytes);
  return memory;
}}

int main() {{
{body}
  const rawgemm::Status status = rawgemm::{name}(arguments, cudaStreamPerThread);
  if (!status.ok()) std::printf("%s\\n", status.text.c_str());
  return status.ok() && cudaDeviceSynchronize() == cudaSuccess ? 0 : 1;
}}
"""
GEMM = """\
  const long long m = {m}, n = {n}, k = {k};
  void* a = allocate(m * k * {input_bytes});  // [m, k] in {input}, row-major
  void* b = allocate(n * k * {input_bytes});  // [n, k]
  void* d = allocate(m * n * {output_bytes});  // [m, n] in {output}
  rawgemm::GemmArguments arguments{{
      .m = m, .n = n, .k = k, .a = a, .lda = k, .b = b, .ldb = k, .d = d, .ldd = n}};"""
BLOCK_SCALES = """
  arguments.block_scales = {{.a = static_cast<float*>(allocate(k / 128 * m * 4)),  // [k / 128, m]
                            .lda = m,
                            .b = static_cast<float*>(allocate(n / 128 * k / 128 * 4)),  // [n / 128, k / 128]
                            .ldb = k / 128}};"""
QUANTIZE = """\
  const long long rows = 256, k = 512;
  void* x = allocate(rows * k * 2);  // [rows, k] in bf16, row-major
  void* q = allocate(rows * k);      // [rows, k] in e4m3
  float* scales = static_cast<float*>(allocate(k / 128 * rows * 4));  // [k / 128, rows]
  const rawgemm::QuantizeArguments arguments{{
      .rows = rows, .k = k, .x = x, .ldx = k, .q = q, .ldq = k, .scales = scales, .ld_scales = rows}};"""

# What the example calls a kernel with.
USUAL = {"m": 256, "n": 512, "k": 128, "input": "bf16", "input_bytes": 2, "output": "bf16", "output_bytes": 2}
ONE_TILE = {"m": 64, "n": 8, "k": 128, "output": "fp32", "output_bytes": 4}
FP8 = {"input": "e4m3", "input_bytes": 1}


KERNELS = {kernel["name"]: kernel for kernel in generate_kernels.kernels()}


def kernel_names():
    return [*KERNELS, "quantize_blocks"]


def example_of(name):
    if name not in KERNELS:
        body = QUANTIZE.format()
    elif KERNELS[name]["promotes"]:
        body = (GEMM + BLOCK_SCALES).format(**USUAL | FP8)
    else:
        body = GEMM.format(**USUAL | (ONE_TILE if KERNELS[name]["is_one_tile"] else {}))
    return EXAMPLE.format(name=name, body=body)


def reached_from(path, found):
    """The files that path includes, each after those that it needs itself, then path."""
    for included in OUR_INCLUDE.findall((ROOT / path).read_text()):
        if included not in found:
            reached_from(included, found)
    if path not in found:
        found.append(path)
    return found


def without_includes(text):
    return re.sub(r"\n{3,}", "\n\n", ANY_INCLUDE.sub("", text.replace("#pragma once\n", "")))


def called_only(text, callers, inputs=()):
    """text, a ptx header, without the functions whose names do not occur in callers, and without wgmma of other types
    than inputs; "" when nothing is left."""
    text = WGMMA.sub(lambda match: match[0] if set(match.groups()) <= set(inputs) else "", text)
    kept = []
    for block in text.split("\n\n"):
        function = DEVICE_FUNCTION.search(block)
        if not function or re.search(rf"\b{function[1]}\b", callers):
            kept.append(block)
    text = "\n\n".join(kept)
    return text if HOLDS_CODE.search(text) else ""


def section(path, text):
    return f"\n// {'-' * 8} {path} {'-' * (108 - len(path))}\n{text}"


def commented(text):
    return "\n".join(f"// {line}".rstrip() for line in text.strip().splitlines())


def exported(name):
    reached = reached_from(f"host/{name}.hpp", reached_from(f"kernels/{name}.cuh", []))
    device = [path for path in reached if not path.startswith("host/")]
    host = [path for path in reached if path.startswith("host/")]
    texts = {path: (ROOT / path).read_text() for path in device + host}
    system = sorted({line for path in host for line in ANY_INCLUDE.findall(texts[path]) if not OUR_INCLUDE.match(line)})
    callers = "".join(texts[path] for path in device if path.startswith("kernels/"))

    inputs = KERNELS[name]["inputs"] if name in KERNELS else []

    licence = (ROOT / "LICENSE").read_text()
    parts = [OPENING.format(name=name, example=commented(example_of(name)), licence=commented(licence))]
    for path in device:
        text = without_includes(texts[path])
        if path.startswith("ptx/"):
            text = called_only(text, callers, inputs)
        if text:
            parts.append(section(path, text))
    parts.append("\n#ifndef __CUDACC_RTC__\n" + "".join(system))
    parts += [section(path, without_includes(texts[path])) for path in host]
    parts.append("#endif  // __CUDACC_RTC__\n")
    return "".join(parts)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if sys.argv[1] not in kernel_names():
        print(f"export.py: kernel = {sys.argv[1]}, must be one of: {', '.join(kernel_names())}", file=sys.stderr)
        sys.exit(2)
    sys.stdout.write(exported(sys.argv[1]))


if __name__ == "__main__":
    main()
