#!/usr/bin/env python3
"""Rewrites a page's tables of the benchmark.

usage: scripts/bench_table.py [--summary] [--page PAGE] JSON...

JSON: what `rawgemm bench --json FILE` wrote; each becomes a table with a row per problem, between the marks bench:begin
and bench:end of PAGE (docs/performance.md).
--summary: each becomes a row of one table, between the marks summary:begin and summary:end of PAGE (README.md).
"""

import argparse
import os
import pathlib
import sys

sys.dont_write_bytecode = True
from bench_results import between_marks, geometric_mean, problems_of  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
COLUMNS = ["m x n x k", "types", "cuBLASLt, us", "our best", "us", "rr", "rr, plain", "burst", "burst, plain",
           "sustained", "pJ/FLOP", "cuBLASLt's", "% of floor"]
PEER_COLUMNS = ["best peer", "its rr", "its burst"]
SUMMARY_COLUMNS = ["problems", "types", "geometric mean", "least", "where", "launched plainly"]


def number(value, digits=3):
    return "-" if value is None else f"{value:.{digits}f}"


def of(figures, name):
    return figures.get(name) if figures else None


def sustained(problem):
    return problem.ours("sustained", True) or problem.ours("sustained", False)


def row(problem):
    cublaslt, ours = problem.fastest("cublaslt"), problem.fastest("ours")
    return [problem.shape.replace("x", " x "),
            problem.types,
            number(cublaslt["median_us"], 1),
            problem.best,
            number(ours["median_us"], 1),
            *(number(problem.ratio(mode, programmatic))
              for mode in ("rr", "burst") for programmatic in (True, False)),
            number(of(sustained(problem), "ratio_to_cublaslt")),
            number(of(sustained(problem), "picojoules_per_flop")),
            number(of(problem.cublaslt("sustained"), "picojoules_per_flop")),
            number(100 * ours["floor_fraction"], 0)]


def peer_cells(problem):
    return [problem.best_peer or "-", *(number(of(problem.figures(mode, "peer", problem.best_peer), "ratio_to_cublaslt"))
                                        for mode in ("rr", "burst"))]


def mean_row(problems):
    def mean(values):
        values = [x for x in values if x is not None]
        return number(geometric_mean(values)) if values else "-"

    ratios = [mean([problem.ratio(mode, programmatic) for problem in problems])
              for mode in ("rr", "burst") for programmatic in (True, False)]
    return ["geometric mean", "", "", "", "", *ratios,
            mean([of(sustained(problem), "ratio_to_cublaslt") for problem in problems]), "", "", ""]


def section(path):
    problems = problems_of(path)
    run = problems[0].run
    device = run["device"]
    counted = [problem.counted() for problem in problems]
    worst = min(problems, key=lambda problem: problem.counted())
    rows = [COLUMNS, ["---"] * len(COLUMNS), *map(row, problems), mean_row(problems)]
    if any(problem.best_peer for problem in problems):
        peers = [PEER_COLUMNS, ["---"] * len(PEER_COLUMNS), *map(peer_cells, problems), [""] * len(PEER_COLUMNS)]
        rows = [cells + more for cells, more in zip(rows, peers)]
    return "\n".join([
        f"{device['name']}, driver {device['driver']}, CUDA {device['toolkit']}, cuBLASLt {device['cublaslt']}, commit"
        f" {run['commit']}: `{run['command']}`", "",
        *(f"| {' | '.join(cells)} |" for cells in rows), "",
        f"The better of rr and burst: geometric mean {geometric_mean(counted):.3f}, least {min(counted):.3f}"
        f" ({worst.shape}, {worst.types})."])


def plain(problem):
    """The better one of round-robin and burst without programmatic launch, None where neither was timed."""
    return max(filter(None, (problem.ratio(mode, False) for mode in ("rr", "burst"))), default=None)


def summary_row(path, page):
    problems = problems_of(path)
    worst = min(problems, key=lambda problem: problem.counted())
    launched_plainly = [x for x in map(plain, problems) if x is not None]
    return [f"[{len(problems)}]({os.path.relpath(path, page.parent)})",
            ", ".join(sorted({problem.types for problem in problems})),
            number(geometric_mean([problem.counted() for problem in problems])),
            number(worst.counted()),
            worst.shape.replace("x", " x "),
            number(geometric_mean(launched_plainly) if launched_plainly else None)]


def summary(paths, page):
    rows = [SUMMARY_COLUMNS, ["---"] * len(SUMMARY_COLUMNS), *(summary_row(path, page) for path in paths)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--summary", action="store_true", help="one row for each file")
    parser.add_argument("--page", type=pathlib.Path)
    parser.add_argument("json", nargs="+", help="what `rawgemm bench --json FILE` wrote")
    arguments = parser.parse_args()
    if arguments.summary:
        page = arguments.page or ROOT / "README.md"
        page.write_text(between_marks(page, {"summary": summary(arguments.json, page)}))
    else:
        page = arguments.page or ROOT / "docs" / "performance.md"
        page.write_text(between_marks(page, {"bench": "\n\n".join(map(section, arguments.json))}))


if __name__ == "__main__":
    main()
