#!/usr/bin/env python3
"""Each case of refused.py does not compile, and the compiler says why: with the model's headers and with ptx/.

usage: tests/compile/test_refused.py CXX [NVCC]

All cases are compiled at once: each stands in a file of its own name, to which its errors belong.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
from refused import HEADERS, REFUSED  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CASE = re.compile(r"\bcase_(\d+)\b")
ERROR = re.compile(r"\berror\b")


def source():
    cases = [
        f'#line 1 "case_{number}"\n__device__ void case_{number}() {{ {statements} }}\n'
        for number, (_, statements, _) in enumerate(REFUSED)
    ]
    return "".join(f"#include <{x}>\n" for x in HEADERS) + "using namespace rawgemm;\n" + "".join(cases)


def errors(log, context_first):
    """(number of a case, text) for each error in the log. GCC and Clang name the place of an instantiation before the
    error or after it, nvcc after it."""
    number, text = None, ""
    for line in log.splitlines():
        is_error = ERROR.search(line)
        if is_error and not context_first and number is not None:
            yield number, text
            number, text = None, ""
        if is_error:
            text = line
        found = CASE.findall(line)
        if found:
            number = int(found[-1])
        if is_error and context_first and number is not None:
            yield number, text
    if not context_first and number is not None:
        yield number, text


def check(name, command, suffix, context_first):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / f"refused{suffix}"
        path.write_text(source())
        run = subprocess.run([*command, str(path)], capture_output=True, text=True, cwd=folder)
    log = run.stdout + run.stderr
    said = list(errors(log, context_first))
    wrong = [
        f"{what}: {statements}\n  must be refused with: {message}\n  is refused with: "
        + str([text for n, text in said if n == number])
        for number, (what, statements, message) in enumerate(REFUSED)
        if not any(n == number and message in text for n, text in said)
    ]
    for text in wrong:
        print(text)
    if wrong or run.returncode == 0:
        sys.exit(f"{name}: {len(wrong)} of {len(REFUSED)} cases are not refused as they must be")
    print(f"{name}: all {len(REFUSED)} cases are refused, and it says why")


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    cxx = [sys.argv[1], "-std=c++20", "-fsyntax-only", "-fmessage-length=0", f"-I{ROOT / 'model'}", f"-I{ROOT}"]
    is_clang = "clang" in subprocess.run([sys.argv[1], "--version"], capture_output=True, text=True).stdout
    check("the model's headers", [*cxx, *(["-ferror-limit=0"] if is_clang else [])], ".cpp", context_first=not is_clang)
    if len(sys.argv) == 3:
        nvcc = [sys.argv[2], "-std=c++20", "-gencode", "arch=compute_90a,code=sm_90a", "-cubin", f"-I{ROOT}"]
        check("ptx/", nvcc, ".cu", context_first=False)


if __name__ == "__main__":
    main()
