#!/usr/bin/env python3
"""Every kernel that a program launches is registered, under the name that the device code has; no GPU is needed.

nvcc compiles a kernel's host side and its device side apart. A template argument that the two read differently makes
two types of one: then the host launches a kernel that nobody registered, which a GPU answers with "invalid device
function". A made-up CUDA runtime says here what a program registers and launches.

usage: tests/portability/kernel_names.py NVCC [SOURCE]

SOURCE: a program that launches each of its kernels; kernel_names.cu if none is given. Exit code 1: names differ.
"""

import collections
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PROBE = HERE / "kernel_names.cu"
OPTIONS = ["-std=c++20", "-cudart", "none", f"-I{ROOT}"]
# The device side ends with PTX, whose names are those of the machine code.
DEVICE = ["-gencode", "arch=compute_90a,code=compute_90a", "--keep"]
PLANTED = [
    "launched and not registered: void names::kernel_b<",
    "launched with 2 threads, under the name of a kernel of 1: ",
]


def run(*command, cwd):
    result = subprocess.run([str(x) for x in command], cwd=cwd, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{command[0]}: exit code {result.returncode}\n{result.stdout}{result.stderr}")
    return result.stdout


def entries(ptx):
    """{name: most threads that it takes, or None}"""
    found = {}
    for name, directives in re.findall(r"\.entry (\w+)\([^)]*\)([^{]*)\{", ptx):
        most = re.search(r"\.maxntid (\d+)", directives)
        found[name] = int(most[1]) if most else None
    return found


def build_and_run(nvcc, source, options, folder):
    """The PTX, what the program says, and {address: name} of its functions."""
    run(nvcc, *OPTIONS, *DEVICE, *options, "-c", source, "-o", "device.o", cwd=folder)
    run(nvcc, *OPTIONS, "-x", "c++", "-c", HERE / "made_up_runtime.cpp", "-o", "runtime.o", cwd=folder)
    run("g++", "-no-pie", "device.o", "runtime.o", "-o", "program", cwd=folder)
    symbols = (line.split(maxsplit=2) for line in run("nm", "-C", "--defined-only", "program", cwd=folder).splitlines())
    symbols = {int(address, 16): name for address, _, name in symbols}
    return next(folder.glob("*.ptx")).read_text(), run("./program", cwd=folder), symbols


def problems_of(nvcc, source, options=()):
    """What is wrong, a line each; and how many kernels there are."""
    with tempfile.TemporaryDirectory() as name:
        ptx, said, symbols = build_and_run(nvcc, source, options, pathlib.Path(name))
    threads = entries(ptx)
    registered, launched, problems = {}, set(), []
    for line in said.splitlines():
        word, *rest = line.split()
        if word == "registered":
            address, kernel = rest
            if address in registered:
                problems.append(f"registered twice: {registered[address]}, {kernel}")
            registered[address] = kernel
        elif word == "launched":
            address, block = rest[0], int(rest[1])
            launched.add(address)
            kernel = registered.get(address)
            if kernel is None:
                problems.append(f"launched and not registered: {symbols.get(int(address, 16), address)}")
            elif threads.get(kernel) not in (None, block):
                own = threads[kernel]
                problems.append(f"launched with {block} threads, under the name of a kernel of {own}: {kernel}")
        else:
            problems.append(line)
    names = collections.Counter(registered.values())
    problems += [f"registered for {count} functions: {kernel}" for kernel, count in names.items() if count > 1]
    problems += [f"registered, not in the device code: {kernel}" for kernel in sorted(names.keys() - threads.keys())]
    problems += [f"in the device code, not registered: {kernel}" for kernel in sorted(threads.keys() - names.keys())]
    problems += [f"never launched: {registered[address]}" for address in sorted(registered.keys() - launched)]
    return problems, len(threads)


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    nvcc, source = sys.argv[1], pathlib.Path(sys.argv[2] if len(sys.argv) == 3 else PROBE).resolve()
    problems, count = problems_of(nvcc, source)
    if problems or count == 0:
        sys.exit("\n".join([f"{source.name}: {count} kernels", *problems]))
    print(f"{source.name}: {count} kernels, each launched and registered under its own name")
    if source == PROBE:
        problems, _ = problems_of(nvcc, source, ["-DRAWGEMM_PLANT"])
        if len(problems) != len(PLANTED) or not all(map(str.startswith, problems, PLANTED)):
            sys.exit("\n".join(["two faults are planted, found:", *problems]))
        print("planted faults: both found")


if __name__ == "__main__":
    main()
