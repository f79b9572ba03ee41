#!/usr/bin/env python3
"""Rewrites the table of kernels in docs/performance.md, between its marks kernels:begin and kernels:end.

usage: scripts/kernel_table.py TABLE...

TABLE: what scripts/bench_csv.py made of a `rawgemm run KERNEL --json FILE` on a GPU. One row per file: the fastest of its
configurations.
"""

import pathlib
import re
import sys

sys.dont_write_bytecode = True
from bench_results import between_marks, problems_of, taken_on  # noqa: E402
import usage  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "performance.md"
COLUMNS = ["kernel", "computes", "shape (m x n x k)", "types", "tile, cluster", "us (quartiles)", "TFLOP/s",
           "of cuBLASLt", "commit"]


def row(path):
    problem, = problems_of(path)
    run, best = problem.run, max(problem.names("ours"), key=lambda name: tflops(problem, name))
    kernel, tile, cluster = re.fullmatch(r"(\w+) (\w+), cluster (\w+)", best).groups()
    figures = problem.figures("rr", "ours", best)
    return [f"[{kernel}](../kernels/{kernel}.cuh)",
            f"`{run['computes']}`",
            f"[{problem.shape.replace('x', ' x ')}](../bench/results/h200/{pathlib.Path(path).name})",
            problem.types,
            f"{tile}, {cluster}",
            f"{figures['median_us']:.1f} ({figures['quartile_1_us']:.1f} - {figures['quartile_3_us']:.1f})",
            f"{figures['tflops']:.0f}",
            f"{figures['ratio_to_cublaslt']:.3f}",
            run["commit"]]


def tflops(problem, name):
    return problem.figures("rr", "ours", name)["tflops"]


def main():
    usage.answer(__doc__)
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    rows = [COLUMNS, ["---"] * len(COLUMNS), *(row(path) for path in sys.argv[1:])]
    table = "\n".join(f"| {' | '.join(cells)} |" for cells in rows)
    machines = sorted({taken_on(problems_of(path)[0].run) for path in sys.argv[1:]})
    table += f"\n\n{'; '.join(machines)}. Each shape's file has its command, the other tiles and the clocks."
    PAGE.write_text(between_marks(PAGE, {"kernels": table}))


if __name__ == "__main__":
    main()
