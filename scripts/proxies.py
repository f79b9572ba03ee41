#!/usr/bin/env python3
"""Renews the two tables of docs/model.md about proxies: what an H200 did, and what the kernels do under the setting
strict_proxy_fences.

usage: scripts/proxies.py PROGRAM [--check]

PROGRAM: build/.../bin/strict_fences. --check: writes nothing, exit code 1 where a table is not current.
The chip's: tests/chip/h200/proxies.txt, the output of tests/chip/proxies.cu on an H200.
"""

import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True
from bench_results import between_marks  # noqa: E402
import usage  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "model.md"
RESULTS = ROOT / "tests" / "chip" / "h200" / "proxies.txt"
KINDS = ["ordered", "open", "control"]


def chip():
    """A row for each probe and kind: how often it ran, and which variants were wrong."""
    if not RESULTS.exists():
        return "Not run yet: tests/chip/h200/proxies.txt is missing."
    lines = RESULTS.read_text().splitlines()
    devices = sorted({line[2:] for line in lines if line.startswith("#")})
    found = {}
    for line in lines:
        if not line.strip() or line.startswith("#"):
            continue
        text, kind, runs, wrong, _ = line.rsplit(None, 4)
        probe, variant = text.split(None, 1)
        found.setdefault((probe, KINDS.index(kind)), {})[variant] = (int(runs), int(wrong))
    probes = list(dict.fromkeys(probe for probe, _ in found))
    rows = []
    for probe, kind in sorted(found, key=lambda x: (probes.index(x[0]), x[1])):
        variants = found[probe, kind]
        wrong = [f"{name}: {bad} of {runs:.1e}" for name, (runs, bad) in variants.items() if bad != 0]
        runs = sum(runs for runs, _ in variants.values())
        rows.append([f"`{probe}`", KINDS[kind], len(variants), f"{runs:.2e}", "; ".join(wrong) or "none"])
    return "\n\n".join(["; ".join(devices), table(["probe", "kind", "variants", "runs", "wrong"], rows)])


def strict(program):
    """A row for each finding: without line numbers, which move, and in words that another kernel with the same finding
    leaves as they are."""
    lines = [line.split("\t") for line in subprocess.run([program], check=True, capture_output=True,
                                                         text=True).stdout.splitlines()]
    kernels = list(dict.fromkeys(kernel for kernel, _, _ in lines))
    found = {}
    for kernel, name, finding in lines:
        finding = re.sub(r"^\w+: (.*?) at (\S+?):\d+(?: by .*?)? touches .*?: (.*)", r"\1 (\2): \3", finding)
        finding = re.sub(r"(\.cuh):\d+", r"\1", finding)
        if finding != "clean":
            launch = re.search(r", (with C.*)$", name)
            found.setdefault((finding, launch[1] if launch else "without C"), set()).add(kernel)
    return table(["finding", "launched", "kernels"],
                 [[*of, those(kernels, found[of])] for of in sorted(found)]) if found else "None has any."


def those(names, some):
    """Some of the names in words: these, or the others where they are fewer."""
    others = [f"`{name}`" for name in names if name not in some]
    if len(others) < len(some):
        return f"all but {', '.join(others)}" if others else "all"
    return ", ".join(f"`{name}`" for name in names if name in some)


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    return "\n".join(lines + ["| " + " | ".join(str(x) for x in row) + " |" for row in rows])


def main(arguments):
    usage.answer(__doc__)
    check = "--check" in arguments
    programs = [x for x in arguments if x != "--check"]
    if len(programs) != 1:
        sys.exit(__doc__.split("\n\n")[1])
    page = between_marks(PAGE, {"proxies": chip(), "strict_fences": strict(programs[0])})
    if page == PAGE.read_text():
        return
    if check:
        sys.exit(f"{PAGE}: not current, scripts/proxies.py {programs[0]} renews it")
    PAGE.write_text(page)


main(sys.argv[1:])
