#!/usr/bin/env python3
"""Each kernel's exported header compiles alone, with nvcc and NVRTC, and holds the repository's kernel line for line.

usage: tests/export/test_export.py NVCC LIBNVRTC
"""

import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "scripts"), str(ROOT / "tests" / "portability")]
sys.dont_write_bytecode = True
import export  # noqa: E402
import instances  # noqa: E402
import nvrtc  # noqa: E402

NVCC_OPTIONS = ["-std=c++20", "-O3", "-gencode", "arch=compute_90a,code=sm_90a", "-Werror=all-warnings"]

def run_export(*arguments):
    command = [sys.executable, str(ROOT / "scripts" / "export.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True)


def test_kernel_text_is_the_repositorys(kernel, header):
    for path in export.reached_from(f"kernels/{kernel}.cuh", []):
        if path.startswith("kernels/"):
            lines = (ROOT / path).read_text().splitlines()
            kept = "\n".join(x for x in lines if not x.startswith(("#include", "#pragma once")))
            for part in kept.split("\n\n\n"):
                assert part.strip("\n") in header, f"{path} is not in the exported header line for line"


def test_only_one_conditional_and_no_include_of_ours(header):
    lines = header.splitlines()
    conditionals = [line for line in lines if line.startswith(("#if", "#el"))]
    assert conditionals == ["#ifndef __CUDACC_RTC__"], conditionals
    includes = [line for line in lines if line.startswith("#include")]
    assert len(includes) == len(set(includes)) and not any("/" in line for line in includes), includes


def test_uncalled_functions_are_left_out():
    called, other = "__device__ inline void called() {}", "__device__ u32 other() {}"
    text = "\n\n".join(["// head", "namespace rawgemm {", called, other, "}  // end"])
    assert export.called_only(text, "called();") == text.replace(other + "\n\n", "")
    assert export.called_only(text, "neither();") == ""


def test_wgmma_of_types_that_the_kernel_does_not_take_is_left_out():
    forms = {types: f"template <>\nstruct WgmmaMmaAsync<float, {types}, 8> {{\n  // of {types}\n}};\n\n"
             for types in ("bf16, bf16", "e4m3, e4m3", "e4m3, e5m2")}
    assert export.called_only("".join(forms.values()), "", ["bf16", "e4m3"]) == forms["bf16, bf16"] + forms["e4m3, e4m3"]


def test_unknown_kernel_is_one_line_and_exit_code_2():
    run = run_export("no_such_kernel")
    assert run.returncode == 2 and run.stdout == "", run
    known = ", ".join(export.kernel_names())
    assert run.stderr == f"export.py: kernel = no_such_kernel, must be one of: {known}\n", run


def test_example_of_the_opening_comment_compiles_alone(header, folder, nvcc):
    comment = header[: header.index("#pragma once")].splitlines()
    example = [line.removeprefix("//").removeprefix(" ") for line in comment]
    example = example[example.index("#include <cstdio>") : len(example) - example[::-1].index("}")]
    (folder / "example.cu").write_text("\n".join(example) + "\n")
    command = [nvcc, *NVCC_OPTIONS, "example.cu", "-o", "example"]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def arguments_of_configs(kernel):
    """One for each type of A that the tests cover; the defaults where they cover none."""
    first = {}
    for name, arguments in instances.listed():
        if name == kernel:
            first.setdefault(re.match(r"Types<(\w+)", arguments)[1], arguments)
    return list(first.values()) or [""]


def test_kernel_compiles_with_nvrtc_for_each_type_of_a(kernel, folder, libnvrtc):
    options = ["--gpu-architecture=sm_90a", "--std=c++20", f"--include-path={folder}"]
    own = [instances.instantiation(kernel, arguments) for arguments in arguments_of_configs(kernel)]
    cubin, log = nvrtc.compile_cubin(libnvrtc, f'#include "{kernel}.cuh"\n{"".join(own)}', "instances.cu", options)
    assert cubin and not log, log


def test_kernel(kernel, nvcc, libnvrtc):
    header = run_export(kernel).stdout
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / f"{kernel}.cuh").write_text(header)
        test_kernel_text_is_the_repositorys(kernel, header)
        test_only_one_conditional_and_no_include_of_ours(header)
        test_example_of_the_opening_comment_compiles_alone(header, folder, nvcc)
        test_kernel_compiles_with_nvrtc_for_each_type_of_a(kernel, folder, libnvrtc)
    print(f"{kernel}: the exported header, {header.count(chr(10))} lines, compiles alone with nvcc and NVRTC")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    test_uncalled_functions_are_left_out()
    test_wgmma_of_types_that_the_kernel_does_not_take_is_left_out()
    test_unknown_kernel_is_one_line_and_exit_code_2()
    for kernel in export.kernel_names():
        test_kernel(kernel, *sys.argv[1:])


if __name__ == "__main__":
    main()
