#!/usr/bin/env python3
"""Rewrites README.md's table of kernels, between its marks kernels:begin and kernels:end.

usage: scripts/kernel_table.py JSON...

JSON: what `rawgemm run KERNEL --json FILE` wrote on a GPU. One row per file: the fastest of its configurations.
"""

import json
import pathlib
import sys

sys.dont_write_bytecode = True
from bench_results import between_marks, refuse  # noqa: E402
import usage  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
COLUMNS = ["kernel", "computes", "shape (m x n x k)", "types", "tile, cluster", "TFLOP/s", "of cuBLASLt",
           "device", "CUDA", "commit"]


def row(path):
    try:
        run = json.loads(pathlib.Path(path).read_text())
    except (OSError, ValueError) as error:
        refuse(f"{path}: {error}")
    contenders = run.get("contenders", [])
    if not contenders or any("timing" not in contender for contender in contenders):
        refuse(f"{path}: must hold timings (rawgemm run ... --json on a GPU)")
    if not all(contender["check"]["right"] for contender in [*contenders, run["cublaslt"]]):
        refuse(f"{path}: must hold right results only")
    best = max(contenders, key=lambda contender: contender["timing"]["tflops"])
    problem, timing = run["problem"], best["timing"]
    file = f"kernels/{run['kernel']}.cuh"
    return [f"[{run['kernel']}]({file})",
            f"`{run['computes']}`",
            f"{problem['m']} x {problem['n']} x {problem['k']}",
            f"{problem['input']} -> {problem['output']}",
            f"{best['tile']}, {best['cluster']}",
            f"{timing['tflops']:.0f}",
            f"{timing['ratio_to_cublaslt']:.3f}",
            run["device"]["name"],
            run["device"]["toolkit"],
            run["commit"]]


def main():
    usage.answer(__doc__)
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    rows = [COLUMNS, ["---"] * len(COLUMNS), *(row(path) for path in sys.argv[1:])]
    table = "\n".join(f"| {' | '.join(cells)} |" for cells in rows)
    table += "\n\nNo clock is set; commands, quartiles and clocks stand in the files of bench/results/h200."
    README.write_text(between_marks(README, {"kernels": table}))


if __name__ == "__main__":
    main()
