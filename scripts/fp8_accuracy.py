#!/usr/bin/env python3
"""Renews the tables of docs/fp8.md and its picture from tests/accuracy/fp8_accuracy.cpp, and from the chip's errors.

usage: scripts/fp8_accuracy.py PROGRAM [--check | --picture]

PROGRAM: build/.../bin/fp8_accuracy. --check: writes nothing, exit code 1 where a table is not current or the page's
promises do not hold. --picture: also writes docs/fp8.svg (needs matplotlib).
The chip's: bench/results/h200/fp8_accuracy.csv, which says itself what wrote it.
"""

import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True
from bench_results import between_marks, origin, right_run  # noqa: E402
import usage  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "fp8.md"
PICTURE = ROOT / "docs" / "fp8.svg"
CHIP = ROOT / "bench" / "results" / "h200" / "fp8_accuracy.csv"
ON_CHIP = {"gemm_fp8: ": "gemm_fp8, fast", "gemm_fp8_scaled: ": "gemm_fp8, promoted",
           "cuBLASLt, fast accumulation": "cuBLASLt, fast accumulation", "cuBLASLt": "cuBLASLt without"}  # fmt: skip
SHOWN = [128, 1024, 4096, 16384, 65536]
COLOURS = {"fast": "tab:red", "promoted each 512": "tab:orange", "promoted each 256": "tab:olive",
           "promoted each 128": "tab:green", "fp32": "tab:blue"}  # fmt: skip


def measure(program):
    """{data: {way of adding up: {K: (error in fp32, error in bf16)}}}"""
    errors = {}
    for line in subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines():
        data, way, k, *pair = line.split(", ")
        errors.setdefault(data, {}).setdefault(way, {})[int(k)] = tuple(float(x) for x in pair)
    return errors


def measured_on_chip():
    """{contender: {K: (error in fp32,)}}"""
    errors = {}
    for problem in right_run(CHIP)["problems"]:
        for x in problem["contenders"]:
            way = next(name for start, name in ON_CHIP.items() if x["name"].startswith(start))
            errors.setdefault(way, {})[problem["k"]] = (x["check"]["relative_frobenius_error"],)
    return {way: errors[way] for way in ON_CHIP.values()}


def table(ways, column):
    head = ["K"] + list(ways)
    rows = [[str(k)] + [f"{points[k][column]:.1e}".replace("-", "−") for points in ways.values()] for k in SHOWN]
    lines = ["| " + " | ".join(head) + " |", "|---:" * len(head) + "|"]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def tables(errors, on_chip):
    return {
        "chip": f"{table(on_chip, 0)}\n\n{origin(right_run(CHIP))}.",
        "normal": table(errors["normal"], 0),
        "one sign": table(errors["one sign"], 0),
        "large first": table(errors["large first"], 0),
        "bf16": table(errors["normal"], 1),
    }


def broken_promises(errors, on_chip):
    """What the page says, and is not so."""
    normal = errors["normal"]
    promoted = {k: error for k, (error, _) in normal["promoted each 128"].items()}
    promises = {
        "on the chip, promoted: at most 1.6e-4": max(on_chip["gemm_fp8, promoted"].values())[0] <= 1.6e-4,
        "promoted each 128: at most 1.6e-4": max(promoted.values()) <= 1.6e-4,
        "promoted each 128: the same from K = 1024 to 65536": max(promoted[k] for k in SHOWN[1:])
        <= 1.05 * min(promoted[k] for k in SHOWN[1:]),
        "fast: past 1e-3 at K = 4096": normal["fast"][4096][0] > 1e-3,
        "fp32: under 1e-7 up to K = 4096": normal["fp32"][4096][0] < 1e-7,
        "a D in bf16: promoted within 1.02 of fp32": all(
            normal["promoted each 128"][k][1] <= 1.02 * normal["fp32"][k][1] for k in SHOWN
        ),
    }
    return [promise for promise, holds in promises.items() if not holds]


def draw(errors):
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams |= {"svg.hashsalt": "fp8", "svg.fonttype": "none"}  # the same small file each time
    import matplotlib.pyplot as pyplot

    figure, axes = pyplot.subplots(1, len(errors), figsize=(11, 4), sharey=True)
    figure.subplots_adjust(left=0.07, right=0.99, bottom=0.13, top=0.84, wspace=0.06)
    for panel, (data, ways) in zip(axes, errors.items()):
        for way, points in ways.items():
            panel.plot(list(points), [error for error, _ in points.values()], "o-", markersize=3, color=COLOURS[way],
                       label=way)  # fmt: skip
        panel.axhline(2.0**-9, color="grey", linestyle=":", label="half a unit of bf16")
        panel.set_xscale("log", base=2)
        panel.set_xticks(SHOWN, [str(k) for k in SHOWN])
        panel.set_yscale("log")
        panel.set_xlabel("K")
        panel.set_title(data)
        panel.grid(True, which="major", alpha=0.3)
    axes[0].set_ylabel("|D − exact| / |exact|, D in fp32")
    figure.legend(*axes[0].get_legend_handles_labels(), ncol=6, fontsize="small", loc="upper center", frameon=False)
    figure.savefig(PICTURE, metadata={"Date": None})


def main():
    usage.answer(__doc__)
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--check"], ["--picture"]):
        sys.exit(__doc__)
    errors = measure(sys.argv[1])
    on_chip = measured_on_chip()
    if broken := broken_promises(errors, on_chip):
        sys.exit("docs/fp8.md promises what is not so: " + "; ".join(broken))
    page = between_marks(PAGE, tables(errors, on_chip))
    if sys.argv[2:] == ["--check"]:
        if page != PAGE.read_text():
            sys.exit(f"{PAGE.name} does not show what the program gives: run scripts/fp8_accuracy.py")
        return
    PAGE.write_text(page)
    if sys.argv[2:] == ["--picture"]:
        draw(errors)


if __name__ == "__main__":
    main()
