#!/usr/bin/env python3
"""The calls that README.md and docs/ show compile; kernels that docs/packaging.md has compiled once are so.

usage: tests/portability/test_snippets.py CXX [FOLDER]

FOLDER: has headers that stand in for the project's, such as smaller tables (scripts/sample_tables.py).
"""

import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SNIPPET = re.compile(r"^```cpp\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INCLUDE = re.compile(r"^#include .*\n", re.MULTILINE)

# With the names that the pages use; a snippet may rest on the includes of those before it.
FUNCTION = """
void snippet_{number}(long long m, long long n, long long k, const void* a, const void* b, void* d, const float* scale_a,
                      const float* scale_b, const float* bias, long long tokens, long long out, const void* dy, const void* activations, const void* gradients,
                      void* q, float* scales, void* workspace, long long groups, const int* offsets, long long batch,
                      const rawgemm::GemmArguments& arguments, rawgemm::Stream stream) {{
{code}}}
"""


def snippets(page):
    """Those that call; a whole kernel is compiled where it stands (tests/wrong), an explicit instantiation below."""
    return [code for code in SNIPPET.findall(page.read_text()) if not re.search(r"__global__|^(extern )?template ", code, re.M)]


def source(page):
    parts = ["#include <cstdio>\nusing std::puts;\n#include <host/arguments.hpp>\n#include <host/device.hpp>\n"]
    for number, code in enumerate(snippets(page)):
        parts += [*INCLUDE.findall(code), FUNCTION.format(number=number, code=INCLUDE.sub("", code))]
    return "".join(parts)


def test_kernels_are_compiled_once(compiler, includes, folder):
    blocks = [code for code in SNIPPET.findall((ROOT / "docs" / "packaging.md").read_text()) if "template rawgemm" in code]
    (folder / "my_gemm.hpp").write_text(blocks[0])
    (folder / "kernels.cpp").write_text(blocks[1])
    (folder / "call.cpp").write_text('#include "my_gemm.hpp"\nrawgemm::Status call(const rawgemm::GemmArguments& x) {\n'
                                     "  return rawgemm::gemm<rawgemm::bf16>(x, nullptr);\n}\n")
    symbols = {}
    for name in ("kernels", "call"):
        command = [compiler, "-std=c++20", "-w", "-Wno-psabi", *includes, "-c", f"{name}.cpp", "-o", f"{name}.o"]
        subprocess.run(command, cwd=folder, check=True)
        symbols[name] = subprocess.run(["nm", "-C", f"{name}.o"], cwd=folder, capture_output=True, text=True, check=True).stdout
    kernel = "void rawgemm::gemm_cooperative<"
    assert kernel in symbols["kernels"] and kernel not in symbols["call"], "not the one file alone has the kernels"
    missing, = re.findall(r" U (rawgemm::Status rawgemm::gemm<.*)", symbols["call"])
    assert f" W {missing}\n" in symbols["kernels"], f"nobody has {missing}"
    print("docs/packaging.md: one file has the kernels")


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    includes = [f"-I{folder}" for folder in (*sys.argv[2:], ROOT / "model", ROOT)]
    pages = [page for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))) if snippets(page)]
    for page in pages:
        command = [sys.argv[1], "-std=c++20", "-fsyntax-only", "-w", *includes, "-x", "c++", "-"]
        run = subprocess.run(command, input=source(page), capture_output=True, text=True)
        if run.returncode != 0:
            sys.exit(f"{page.relative_to(ROOT)}:\n{run.stderr}")
        print(f"{page.relative_to(ROOT)}: {len(snippets(page))} calls compile")
    with tempfile.TemporaryDirectory() as folder:
        test_kernels_are_compiled_once(sys.argv[1], includes, pathlib.Path(folder))


if __name__ == "__main__":
    main()
