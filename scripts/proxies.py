#!/usr/bin/env python3
"""Renews the two tables of docs/model.md about proxies: what an H200 did, and what the kernels do under the setting
strict_proxy_fences.

The chip's is of tests/chip/h200/proxies.txt: outputs of tests/chip/proxies.cu on an H200, one after the other. Runs of one
variant add up; of what kind a variant is, the last output says.
"""

import argparse
import itertools
import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True
from bench_results import between_marks  # noqa: E402

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
        variant_of = found.setdefault(probe, {}).setdefault(variant, {"runs": 0, "wrong": 0})
        variant_of["kind"] = kind
        variant_of["runs"] += int(runs)
        variant_of["wrong"] += int(wrong)
    rows = []
    for probe, kind in itertools.product(found, KINDS):
        variants = {name: (x["runs"], x["wrong"]) for name, x in found[probe].items() if x["kind"] == kind}
        if not variants:
            continue
        wrong = [f"{name}: {bad} of {runs:.1e}" for name, (runs, bad) in variants.items() if bad != 0]
        runs = sum(runs for runs, _ in variants.values())
        rows.append([f"`{probe}`", kind, len(variants), f"{runs:.2e}", "; ".join(wrong) or "none"])
    return "\n\n".join(["; ".join(devices), table(["probe", "kind", "variants", "runs", "wrong"], rows)])


def strict(program, every):
    """A row for each finding: without line numbers, which move, and in words that another kernel with the same finding
    leaves as they are."""
    lines = [line.split("\t") for line in subprocess.run([program, str(every)], check=True, capture_output=True,
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


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="build/.../bin/strict_fences")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="of each N configurations run one")
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 where a table is not current")
    arguments = parser.parse_args()
    page = between_marks(PAGE, {"proxies": chip(), "strict_fences": strict(arguments.program, arguments.every)})
    if page == PAGE.read_text():
        return
    if arguments.check:
        sys.exit(f"{PAGE}: not current, scripts/proxies.py {arguments.program} renews it")
    PAGE.write_text(page)


main()
