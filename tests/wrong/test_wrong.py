#!/usr/bin/env python3
"""Three ways to get wgmma's synchronisation wrong: which of our tools sees each, and in which words. docs/synchronisation.md
shows these words, and this test checks that they are still the tools'.

usage: tests/wrong/test_wrong.py WRONG_ON_MODEL [NVCC]    checks; without NVCC only the model's words
       tests/wrong/test_wrong.py --write WRONG_ON_MODEL NVCC    writes docs/synchronisation.md
"""

import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DOCUMENT = ROOT / "docs" / "synchronisation.md"
NAMES = ["race", "serialised", "undefined"]
NOTHING = "(nothing)"

# What ptxas must note of each, whatever its version says around it.
NOTES = {"race": None, "serialised": r"\(C7514\)", "undefined": r"\(C7517\)"}

OPENING = """\
# Three ways to get wgmma's synchronisation wrong

Written by `tests/wrong/test_wrong.py --write`; do not edit. Each example is `kernels/wgmma_tile.cuh` with one thing wrong;
a test compiles and runs them, and checks the messages below.

| example | the model | ptxas (the build stops: `scripts/ptxas_gate.py`) |
|---|---|---|
"""

CLOSING = """
What is right, and why, is said line by line in `kernels/wgmma_tile.cuh`:

- before wgmma: `fence_proxy_async_shared_cta` by the threads that wrote its operands (TMA needs none), then a barrier, then
  `wgmma_fence`, once the accumulators' registers were touched;
- before its accumulators are touched: `wgmma_commit_group`, then `wgmma_wait_group`, in every warp;
- before its operands are overwritten: that wait, and then a barrier, since a wait speaks for the warp that executes it.
"""


def findings_of(program, name):
    """The model's findings, one per schedule."""
    run = subprocess.run([program, name], capture_output=True, text=True, check=True)
    return [line.split("\t", 1)[1] for line in run.stdout.splitlines()]


def notes_of(nvcc, name):
    """(does the gate let it pass, what ptxas noted)."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / f"{name}.cu"
        source.write_text(f"#include <tests/wrong/{name}.cuh>\n")
        command = [sys.executable, str(ROOT / "scripts" / "ptxas_gate.py"), nvcc, "-std=c++20", "-O3", f"-I{ROOT}",
                   "-gencode", "arch=compute_90a,code=sm_90a", "-c", str(source), "-o", f"{folder}/{name}.o"]
        run = subprocess.run(command, capture_output=True, text=True)
    found = re.findall(r"ptxas_gate: .*?\(.*?\): (\(C75.*) \[refused\]", run.stderr)
    # The line is one of the PTX that nvcc wrote, and says little.
    return run.returncode == 0, [re.sub(r" in around line \d+", "", note) for note in found] or [run.stderr.strip()]


def example(name):
    """The opening comment of an example and its kernel."""
    text = (ROOT / "tests" / "wrong" / f"{name}.cuh").read_text()
    comment = " ".join(line.removeprefix("// ") for line in text.split("#pragma once")[0].strip().splitlines())
    kernel = text[text.index("__global__") : text.index("}  // namespace")].strip()
    return f"\n## {name}\n\n{comment}\n\n```cpp\n{kernel}\n```\n"


def row(name, finding, note):
    return f"| [{name}](../tests/wrong/{name}.cuh) | `{finding}` | {note if note == NOTHING else f'`{note}`'} |\n"


def main():
    arguments = [x for x in sys.argv[1:] if x != "--write"]
    write = len(arguments) < len(sys.argv) - 1
    if not 1 <= len(arguments) <= 2 or (write and len(arguments) < 2):
        sys.exit(__doc__)
    program, nvcc = (*arguments, None)[:2]
    wrong, rows = [], ""
    document = DOCUMENT.read_text() if DOCUMENT.exists() else ""
    for name in NAMES:
        findings = findings_of(program, name)
        if not all(findings):
            wrong.append(f"{name}: the model finds nothing in {findings.count('')} of {len(findings)} schedules")
            continue
        note = NOTHING
        if nvcc:
            passes, notes = notes_of(nvcc, name)
            if passes != (NOTES[name] is None) or (NOTES[name] and not re.match(NOTES[name], notes[0])):
                wrong.append(f"{name}: ptxas must note {NOTES[name]}, and says {notes}")
            note = NOTHING if passes else notes[0]
        rows += row(name, findings[0], note)
        if not write and f"| `{findings[0]}` |" not in document:
            wrong.append(f"{name}: the model's words are not in {DOCUMENT.name}: {findings[0]}")
        if not write and example(name) not in document:
            wrong.append(f"{name}: {DOCUMENT.name} does not show the example as it is")
    for line in wrong:
        print(line)
    if wrong:
        sys.exit("tests/wrong/test_wrong.py --write WRONG_ON_MODEL NVCC renews the document")
    if write:
        DOCUMENT.write_text(OPENING + rows + "".join(map(example, NAMES)) + CLOSING)


if __name__ == "__main__":
    main()
