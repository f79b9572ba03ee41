#!/usr/bin/env python3
"""The calls that README.md and docs/ show compile.

usage: tests/portability/test_snippets.py CXX
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SNIPPET = re.compile(r"^```cpp\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INCLUDE = re.compile(r"^#include .*\n", re.MULTILINE)

# With the names that the pages use; a snippet may rest on the includes of those before it.
FUNCTION = """
void snippet_{number}(long long m, long long n, long long k, const void* a, const void* b, void* d, const float* scale_a,
                      const float* scale_b, const float* bias, long long tokens, long long out, const void* dy,
                      void* q, float* scales, long long groups, const int* offsets,
                      const rawgemm::GemmArguments& arguments, rawgemm::Stream stream) {{
{code}}}
"""


def snippets(page):
    """Those that call; a whole kernel is compiled where it stands (tests/wrong)."""
    return [code for code in SNIPPET.findall(page.read_text()) if "__global__" not in code]


def source(page):
    parts = ["#include <cstdio>\nusing std::puts;\n#include <host/arguments.hpp>\n#include <host/device.hpp>\n"]
    for number, code in enumerate(snippets(page)):
        parts += [*INCLUDE.findall(code), FUNCTION.format(number=number, code=INCLUDE.sub("", code))]
    return "".join(parts)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    pages = [page for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))) if snippets(page)]
    for page in pages:
        command = [sys.argv[1], "-std=c++20", "-fsyntax-only", "-w", "-I", ROOT / "model", "-I", ROOT, "-x", "c++", "-"]
        run = subprocess.run(command, input=source(page), capture_output=True, text=True)
        if run.returncode != 0:
            sys.exit(f"{page.relative_to(ROOT)}:\n{run.stderr}")
        print(f"{page.relative_to(ROOT)}: {len(snippets(page))} calls compile")


if __name__ == "__main__":
    main()
