#!/usr/bin/env python3
"""Compilers and options that cannot make the kernels stop with one readable sentence; a file for several architectures
compiles, and where no code for sm_90a is in it, launchers refuse.

usage: tests/portability/test_compilers.py NVCC...
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SM_90A = ["-gencode", "arch=compute_90a,code=sm_90a"]

LAUNCH = """
#include <cstdio>

#include <host/quantize_blocks.hpp>

alignas(16) unsigned char memory[64];  // nothing is read or written: kernels do not run

int main() {
  const rawgemm::Status status = rawgemm::quantize_blocks(
      {.rows = 1, .k = 16, .x = memory, .ldx = 16, .q = memory + 32, .ldq = 16,
       .scales = reinterpret_cast<float*>(memory + 48), .ld_scales = 1}, nullptr);
  std::printf("%d %s\\n", status.code == rawgemm::StatusCode::unsupported_device, status.text.c_str());
}
"""
REFUSED = ("1 quantize_blocks: architecture that its code was compiled for = 80, must be 90 "
           "(sm_90a: for others it is empty)\n")


def run(*command, cwd):
    return subprocess.run([str(x) for x in command], cwd=cwd, capture_output=True, text=True)


def succeed(*command, cwd):
    result = run(*command, cwd=cwd)
    assert result.returncode == 0, f"{' '.join(map(str, command))}\n{result.stdout}{result.stderr}"
    return result


def messages(text):
    return [line for line in text.splitlines() if "error: " in line or "warning: #" in line]


def test_stops_with_one_sentence(sentence, *command, cwd):
    result = run(*command, cwd=cwd)
    found = messages(result.stderr)
    assert result.returncode != 0 and len(found) == 1 and sentence in found[0], result.stderr


def test_nvcc(nvcc, folder):
    header = folder / "header.cu"
    header.write_text("#include <host/gemm_cooperative.hpp>\n")
    command = [nvcc, f"-I{ROOT}", "header.cu", "-c", "-o", "header.o"]
    test_stops_with_one_sentence("sm_90 has no wgmma, compile for sm_90a", *command, "-std=c++20", "-arch=sm_90", cwd=folder)
    test_stops_with_one_sentence("sm_90 has no wgmma, compile for sm_90a", *command, "-std=c++20", "-arch=sm_90a", cwd=folder)
    test_stops_with_one_sentence("needs C++20", *command, "-std=c++17", *SM_90A, cwd=folder)
    for option, count in (("-rdc=true", 1), ("-rdc=false", 0)):
        said = succeed(*command[:-3], "-E", "-std=c++20", *SM_90A, option, cwd=folder)
        assert len(messages(said.stderr)) == count and ("ptxas ignores setmaxnreg" in said.stderr) == count, said.stderr


def other_architectures(nvcc):
    known = run(nvcc, "--list-gpu-arch", cwd=ROOT).stdout.split()
    return [option for name in ("80", "100") if f"compute_{name}" in known
            for option in ("-gencode", f"arch=compute_{name},code=sm_{name}")]


def test_no_code_for_sm_90a(nvcc, folder):
    """In the made-up runtime, which says so of its kernels."""
    (folder / "launch.cu").write_text(LAUNCH)
    options = ["-std=c++20", "-cudart", "none", f"-I{ROOT}", "-Werror=all-warnings"]
    succeed(nvcc, *options, *other_architectures(nvcc), "-c", "launch.cu", cwd=folder)
    succeed(nvcc, *options, "-DMADE_UP_PTX_VERSION=80", "-x", "c++", "-c", HERE / "made_up_runtime.cpp", "-o", "runtime.o",
            cwd=folder)
    succeed("g++", "-no-pie", "launch.o", "runtime.o", "-o", "launch", cwd=folder)
    said = succeed("./launch", cwd=folder).stdout
    assert said.endswith(REFUSED) and "launched" not in said, said


def test_clang(folder):
    """A clang of any version: no header of CUDA's is read before ours."""
    (folder / "header.cu").write_text("#include <ptx/wgmma.cuh>\n")
    command = ["clang++", "-std=c++20", "-x", "cuda", "--cuda-gpu-arch=sm_80", "--cuda-host-only", "-nocudainc", "-nocudalib"]
    test_stops_with_one_sentence("clang is not supported as the CUDA compiler", *command, f"-I{ROOT}", "-fsyntax-only",
                                 "header.cu", cwd=folder)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        for nvcc in sys.argv[1:]:
            test_nvcc(nvcc, pathlib.Path(folder))
            print(f"{nvcc}: sm_90, C++17 and -rdc=true are told apart")
        test_no_code_for_sm_90a(sys.argv[1], pathlib.Path(folder))
        print("no code for sm_90a: refused")
        if shutil.which("clang++"):
            test_clang(pathlib.Path(folder))
            print("clang: refused")


if __name__ == "__main__":
    main()
