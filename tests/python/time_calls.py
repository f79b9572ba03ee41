#!/usr/bin/env python3
"""Host time of calls on a GPU: from torch, over an empty operator of torch's, and into the C library, over the C++
launcher behind it, whose part is mostly that of CUDA's launch alone.

usage: cmake -S python -B build/python -G Ninja -DCMAKE_BUILD_TYPE=Release -DRAWGEMM_LIBRARY_TYPES='bf16,fp32;e4m3,bf16'
       ninja -C build/python rawgemm_python
       export RAWGEMM_LIBRARY=build/python/rawgemm/library/librawgemm.so PYTHONPATH=python
       tests/python/time_calls.py [--python]

Needs torch, an sm_90a library with bf16,fp32 and e4m3,bf16, the extension beside it, and nvcc, which compiles
tests/library/time_calls.cu (half a minute) unless --python is given. Without a GPU it says so: --stub then times what
Python and the extension do, with nothing behind them. Each time is the median of rounds of calls on problems so small
that the GPU keeps up.
"""

import argparse
import ctypes
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

CALLS = 200  # fewer than a stream takes without waiting
ROUNDS = 101
ROOT = pathlib.Path(__file__).resolve().parents[2]
MOST_OVER_EMPTY, MOST_OVER_LAUNCHER = 6.0, 1.0  # us


def microseconds(call, synchronize):
    clock = time.perf_counter if synchronize else time.thread_time
    times = []
    for _ in range(ROUNDS):
        if synchronize:
            synchronize()
        begin = clock()
        for _ in range(CALLS):
            call()
        times.append((clock() - begin) / CALLS)
    return statistics.median(times) * 1e6


def time_python(torch, device, synchronize):
    import rawgemm
    import rawgemm.deep_gemm as deep_gemm
    import rawgemm.torch

    library = torch.library.Library("rawgemm_time_calls", "DEF")
    library.define("empty(Tensor a, Tensor b) -> ()")
    library.impl("empty", lambda a, b: None, "CUDA" if device == "cuda" else "CPU")
    empty = torch.ops.rawgemm_time_calls.empty.default
    a, b = torch.zeros(2, 128, 128, device=device, dtype=torch.bfloat16)
    out = torch.empty(128, 128, device=device)
    weight = b.clone().requires_grad_()
    qa = a.to(torch.float8_e4m3fn), torch.ones(1, 128, device=device).t()
    qb = b.to(torch.float8_e4m3fn), torch.ones(1, 1, device=device)
    d = torch.empty(128, 128, device=device, dtype=torch.bfloat16)
    fp32 = torch.float32
    of_empty = microseconds(lambda: empty(a, b), synchronize)
    print(f"{'an empty operator':52} {of_empty:6.2f} us")
    slowest = 0.0
    for name, is_held_to_it, call in (
        ("rawgemm.gemm, out given", True, lambda: rawgemm.gemm(a, b, out)),
        ("rawgemm.gemm", True, lambda: rawgemm.gemm(a, b, out_dtype=fp32)),
        ("rawgemm.torch.gemm", True, lambda: rawgemm.torch.gemm(a, b, out_dtype=fp32)),
        ("rawgemm.torch.add_product", True, lambda: rawgemm.torch.add_product(out, a, b)),
        ("deep_gemm.bf16_gemm_nt", True, lambda: deep_gemm.bf16_gemm_nt(a, b, out)),
        ("deep_gemm.fp8_gemm_nt", False, lambda: deep_gemm.fp8_gemm_nt(qa, qb, d)),
        ("torch.ops.rawgemm.gemm", False, lambda: torch.ops.rawgemm.gemm.default(a, b, out_dtype=fp32)),
        ("rawgemm.torch.gemm of what requires a gradient", False,
         lambda: rawgemm.torch.gemm(a, weight, out_dtype=fp32)),
        ("torch.mm(a, b, out=d)", False, lambda: torch.mm(a, b, out=d)),
    ):
        over = microseconds(call, synchronize) - of_empty
        slowest = max(slowest, over if is_held_to_it else 0.0)
        print(f"{name:52} {over:6.2f} us over it")
    return slowest


def time_c(library):
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "time_calls"
        subprocess.run(["nvcc", "-std=c++20", "-O3", "-gencode", "arch=compute_90a,code=sm_90a", "-I", ROOT,
                        ROOT / "tests/library/time_calls.cu", library, "-o", program], check=True)
        output = subprocess.run([program], check=True, stdout=subprocess.PIPE, text=True,
                                env={**os.environ, "LD_LIBRARY_PATH": str(library.parent)}).stdout
    print(output, end="")
    words = output.split()
    return float(words[10]) - float(words[6])


def load_stub():
    """Puts functions that do nothing in the place of the C library's."""
    from rawgemm import _calls, _library

    names = "gemm", "gemm_fp8_scaled"
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "stub.so"
        source = "".join(f"int {name}(void) {{ return 0; }}\n" for name in names)
        subprocess.run(["cc", "-x", "c", "-shared", "-fPIC", "-o", path, "-"], input=source, text=True, check=True)
        stub = ctypes.CDLL(str(path))
    for name in names:
        getattr(stub, name).argtypes = getattr(_library, name).argtypes
        setattr(_library, name, getattr(stub, name))
        setattr(_calls, name.upper(), _library.address_of(getattr(stub, name)))


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--python", action="store_true")
    parser.add_argument("--stub", action="store_true")
    options = parser.parse_args()
    import torch

    if options.stub:
        load_stub()
        time_python(torch, "cpu", None)
        return
    if not torch.cuda.is_available():
        print("time_calls.py: no GPU here: nothing is timed")
        return
    found = []
    over_empty = time_python(torch, "cuda", torch.cuda.synchronize)
    if over_empty > MOST_OVER_EMPTY:
        found.append(f"{over_empty:.2f} us over an empty operator, must be at most {MOST_OVER_EMPTY}")
    if not options.python:
        over_launcher = time_c(pathlib.Path(os.environ["RAWGEMM_LIBRARY"]).absolute())
        if over_launcher > MOST_OVER_LAUNCHER:
            found.append(f"{over_launcher:.2f} us over the C++ launcher, must be at most {MOST_OVER_LAUNCHER}")
    if found:
        sys.exit("time_calls.py: " + "; ".join(found))


main()
