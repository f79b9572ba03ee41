#!/usr/bin/env python3
"""Draws the benchmark: ratio to cuBLASLt per problem, a roofline, TFLOP/s against size. Needs matplotlib.

usage: scripts/bench_pictures.py [--folder FOLDER] [--pictures NAME,...] TABLE...

TABLE: what scripts/bench_csv.py wrote, or `rawgemm bench --json FILE`. Writes ratio.svg, roofline.svg and size.svg, or
those of NAME, into FOLDER (bench/results/targets); all files go into the same pictures.
"""

import argparse
import pathlib
import sys

sys.dont_write_bytecode = True
from bench_results import problems_of, refuse  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODES = {"rr": "tab:blue", "burst": "tab:orange", "sustained": "tab:red"}
MARKERS = {"bf16": "o", "fp16": "s", "e4m3": "^"}


def label(problem):
    x = problem.problem
    return f"{problem.shape} {x['input']}" + (f", {x['scales']} scales" if "scales" in x else "")


def ratios(pyplot, problems):
    """Bars from 1, one per mode, launched plainly where that was timed; lines: confidence intervals."""
    figure, axes = pyplot.subplots(figsize=(8, 1 + 0.3 * len(problems)), layout="constrained")
    modes = [mode for mode in MODES if any(problem.cublaslt(mode) for problem in problems)]
    height = 0.8 / len(modes)
    for i, mode in enumerate(modes):
        bars = []
        for place, problem in enumerate(problems):
            figures = problem.ours(mode, False) or problem.ours(mode, True)
            if figures:
                bars.append((place + (i - (len(modes) - 1) / 2) * height, figures))
        ahead = [figures["ratio_to_cublaslt"] - 1 for _, figures in bars]
        axes.barh([place for place, _ in bars], ahead, height, left=1, color=MODES[mode], label=mode)
        for place, figures in bars:
            if figures["ratio_interval_95"]:
                axes.plot(figures["ratio_interval_95"], [place, place], color="black", linewidth=1)
    axes.axvline(1, color="black", linewidth=1)
    axes.set_yticks(range(len(problems)), map(label, problems), fontsize="small")
    axes.set_ylim(len(problems) - 0.5, -0.5)
    axes.set_xlabel("cuBLASLt's time / ours")
    axes.legend(ncol=3, fontsize="small", loc="lower center", bbox_to_anchor=(0.5, 1.0), frameon=False)
    return figure


def scatter(axes, problems, x_of):
    """Our best kernel filled, cuBLASLt hollow; each at its fastest."""
    for kind, colour in (("ours", "tab:blue"), ("cublaslt", "none")):
        for input_type, marker in MARKERS.items():
            chosen = [problem for problem in problems if problem.problem["input"] == input_type]
            if not chosen:
                continue
            axes.scatter([x_of(problem) for problem in chosen],
                         [problem.fastest(kind)["tflops"] for problem in chosen],
                         s=25, marker=marker, facecolors=colour, edgecolors="tab:blue" if kind == "ours" else "black",
                         label=f"{'ours' if kind == 'ours' else 'cuBLASLt'}, {input_type}")
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_ylabel("TFLOP/s")
    axes.grid(True, which="major", alpha=0.3)
    axes.legend(fontsize="small", loc="lower right", frameon=False)


def intensity(problem):
    return problem.problem["flops"] / problem.problem["least_bytes"]


def roofline(pyplot, problems):
    figure, axes = pyplot.subplots(figsize=(7, 4.5), layout="constrained")
    run = problems[0].run
    # FP8 has its own; in a table each problem has one.
    peak = max(problem.problem.get("peak_tflops", run.get("peak_tflops")) for problem in problems)
    slope = run["memory_bytes_per_us"] * 1e-6
    ends = [0.8 * min(map(intensity, problems)), 1.25 * max(max(map(intensity, problems)), peak / slope)]
    axes.plot([ends[0], peak / slope, ends[1]], [ends[0] * slope, peak, peak], color="gray", label="floor")
    scatter(axes, problems, intensity)
    axes.set_xlabel("FLOP per byte of A, B and D")
    return figure


def size(pyplot, problems):
    figure, axes = pyplot.subplots(figsize=(7, 4.5), layout="constrained")
    scatter(axes, problems, lambda problem: problem.problem["flops"] * 1e-9)
    axes.set_xlabel("size: GFLOP (2 m n k)")
    return figure


PICTURES = {"ratio": ratios, "roofline": roofline, "size": size}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--folder", type=pathlib.Path, default=ROOT / "bench" / "results" / "targets",
                        help="for the pictures")
    parser.add_argument("--pictures", default=",".join(PICTURES), help="ratio, roofline or size; all unless given")
    parser.add_argument("tables", nargs="+", help="what scripts/bench_csv.py wrote, or `rawgemm bench --json FILE`")
    arguments = parser.parse_args()
    names = arguments.pictures.split(",")
    if unknown := set(names) - set(PICTURES):
        refuse(f"--pictures {arguments.pictures}: {', '.join(sorted(unknown))}, must be of {', '.join(PICTURES)}")
    problems = [problem for path in arguments.tables for problem in problems_of(path)]

    try:
        import matplotlib
    except ImportError:
        refuse("needs matplotlib (Debian's package: python3-matplotlib)")
    matplotlib.use("svg")
    matplotlib.rcParams |= {"svg.hashsalt": "bench", "svg.fonttype": "none"}  # the same small file each time
    import matplotlib.pyplot as pyplot

    for name in names:
        PICTURES[name](pyplot, problems).savefig(arguments.folder / f"{name}.svg", metadata={"Date": None})


if __name__ == "__main__":
    main()
