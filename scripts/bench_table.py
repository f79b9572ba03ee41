#!/usr/bin/env python3
"""Rewrites a page's tables of the benchmark.

usage: scripts/bench_table.py [--summary | --contenders] [--page PAGE] TABLE...

TABLE: what scripts/bench_csv.py wrote, or `rawgemm bench --json FILE`; each becomes a table with a row per problem,
between the marks bench:begin and bench:end of PAGE (docs/performance.md).
--summary: each becomes a row of one table, between the marks summary:begin and summary:end of PAGE (README.md).
--contenders: NAME.csv becomes a table with a row per problem and contender, between the marks NAME:begin and NAME:end of
PAGE (docs/performance.md); of launches of several products, of ours the fastest alone.
"""

import argparse
import os
import pathlib
import re
import statistics
import sys

sys.dont_write_bytecode = True
from bench_results import between_marks, geometric_mean, origin, problems_of, taken_on  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODES = ("rr", "burst", "sustained")
COLUMNS = ["m x n x k", "types", "our best", "cuBLASLt, us", "us", "rr", "95 %", "burst", "95 %", "sustained",
           "programmatic: rr", "burst", "SM MHz", "pJ/FLOP", "cuBLASLt's", "% of floor"]
PEER_COLUMNS = ["best peer", "its rr", "its burst"]
SUMMARY_COLUMNS = ["problems", "types", *(f"{mode}: mean (least)" for mode in MODES), "programmatic: rr, burst", "commit"]


def shown(shape):
    return re.sub(r"(?<=\d)x(?=\d)", " x ", shape)


def number(value, digits=3):
    return "-" if value is None else f"{value:.{digits}f}"


def of(figures, name):
    return figures.get(name) if figures else None


def interval(figures):
    return " - ".join(number(x) for x in figures["ratio_interval_95"]) if figures else "-"


def row(problem):
    mode = next(mode for mode in MODES if problem.cublaslt(mode))
    cublaslt, ours = problem.cublaslt(mode), problem.ours(mode, False) or problem.ours(mode, True)
    rr, burst, sustained = (problem.ours(mode, False) for mode in MODES)
    return [shown(problem.shape),
            problem.types,
            problem.best,
            number(cublaslt["median_us"], 1),
            number(ours["median_us"], 1),
            number(of(rr, "ratio_to_cublaslt")), interval(rr),
            number(of(burst, "ratio_to_cublaslt")), interval(burst),
            number(of(sustained, "ratio_to_cublaslt")),
            *(number(problem.ratio(mode, True)) for mode in ("rr", "burst")),
            number(ours["sm_clock_mhz"], 0),
            number(of(sustained, "picojoules_per_flop")),
            number(of(problem.cublaslt("sustained"), "picojoules_per_flop")),
            number(100 * ours["floor_fraction"], 0)]


def peer_cells(problem):
    return [problem.best_peer or "-", *(number(of(problem.figures(mode, "peer", problem.best_peer), "ratio_to_cublaslt"))
                                        for mode in ("rr", "burst"))]


def mean(problems, mode, programmatic):
    values = [x for x in (problem.ratio(mode, programmatic) for problem in problems) if x is not None]
    return number(geometric_mean(values)) if values else "-"


def least(problems, mode):
    """Of plain launches: the ratio and its problem, or None."""
    timed = [problem for problem in problems if problem.ratio(mode, False) is not None]
    worst = min(timed, key=lambda problem: problem.ratio(mode, False), default=None)
    return worst and (number(worst.ratio(mode, False)), worst)


def half_width(figures):
    low, high = figures["ratio_interval_95"]
    return 100 * (high - low) / 2 / figures["ratio_to_cublaslt"]


def noise(problems, mode):
    """Half of the 95 % interval of a plain launch's ratio, in percent of it: the median over the problems, or None."""
    timed = [figures for figures in (problem.ours(mode, False) for problem in problems)
             if figures and figures.get("ratio_interval_95")]
    return statistics.median(map(half_width, timed)) if timed else None


def section(path):
    problems = problems_of(path)
    means = ["geometric mean", "", "", "", "", mean(problems, "rr", False), "", mean(problems, "burst", False), "",
             mean(problems, "sustained", False), mean(problems, "rr", True), mean(problems, "burst", True), "", "", "", ""]
    rows = [COLUMNS, ["---"] * len(COLUMNS), *map(row, problems), means]
    if any(problem.best_peer for problem in problems):
        peers = [PEER_COLUMNS, ["---"] * len(PEER_COLUMNS), *map(peer_cells, problems), [""] * len(PEER_COLUMNS)]
        rows = [cells + more for cells, more in zip(rows, peers)]
    worst = [(mode, least(problems, mode)) for mode in MODES]
    reach = [(mode, noise(problems, mode)) for mode in MODES]
    return "\n".join([
        origin(problems[0].run), "",
        *(f"| {' | '.join(cells)} |" for cells in rows), "",
        "Least, launched plainly: " + ", ".join(
            f"{mode} {x[0]} ({x[1].shape}, {x[1].types})" for mode, x in worst if x)
        + ". Noise, the median half of a ratio's 95 % interval: "
        + ", ".join(f"{mode} {x:.1f} %" for mode, x in reach if x is not None) + "."])


def contender_row(modes, problem, x):
    cells = [shown(problem.shape), x["name"] + (", programmatic" if x["programmatic"] else "")]
    for mode in modes:
        figures = x["modes"][mode]
        if "form" in problem.problem:
            cells += [number(figures["tflops"], 0), number(problem.problem["bytes_of_b"] / figures["median_us"] * 1e-3, 0)]
        cells += [number(figures["median_us"], 1), number(figures["ratio_to_cublaslt"]), interval(figures),
                  number(figures["sm_clock_mhz"], 0)]
        if mode == "sustained":
            cells.append(number(figures.get("picojoules_per_flop")))
    return cells


def worth_a_row(problem):
    """Of launches of several products, of ours the fastest: no rule chooses among these yet."""
    ours = [x for x in problem.timed if x["kind"] == "ours"]
    if "form" not in problem.problem or not ours:
        return problem.timed
    mode = next(iter(ours[0]["modes"]))
    fastest = min(ours, key=lambda x: x["modes"][mode]["median_us"])
    return [x for x in problem.timed if x["kind"] != "ours" or x is fastest]


def contenders(path):
    problems = problems_of(path)
    modes = problems[0].run["modes"]
    columns = ["m x n x k", "contender"]
    for mode in modes:
        if "form" in problems[0].problem:
            columns += [f"{mode}: TFLOP/s", "GB/s of B"]
        columns += [f"{mode}: us", "ratio", "95 %", "SM MHz", *(["pJ/FLOP"] if mode == "sustained" else [])]
    rows = [columns, ["---"] * len(columns),
            *(contender_row(modes, problem, x) for problem in problems for x in worth_a_row(problem))]
    return "\n".join([origin(problems[0].run), "", *(f"| {' | '.join(cells)} |" for cells in rows)])


def summary_row(path, problems, page):
    def cell(mode):
        worst = least(problems, mode)
        return f"{mean(problems, mode, False)} ({worst[0]})" if worst else "-"

    return [f"[{len(problems)}]({os.path.relpath(path, page.parent)})",
            ", ".join(sorted({problem.types for problem in problems})),
            *map(cell, MODES),
            ", ".join(mean(problems, mode, True) for mode in ("rr", "burst")),
            problems[0].run["commit"]]


def summary(paths, page):
    files = {path: problems_of(path) for path in paths}
    machines = sorted({taken_on(problems[0].run) for problems in files.values()})
    rows = [SUMMARY_COLUMNS, ["---"] * len(SUMMARY_COLUMNS), *(summary_row(*x, page) for x in files.items())]
    if len(machines) > 1:
        cards = [problems[0].run["device"]["name"] for problems in files.values()]
        rows = [[*row, more] for row, more in zip(rows, ["card", "---", *cards])]
    reach = {mode: [x for problems in files.values() if (x := noise(problems, mode)) is not None] for mode in MODES}
    return "\n".join([*(f"| {' | '.join(cells)} |" for cells in rows), "",
                      f"{'; '.join(machines)}. Noise, the median half of a ratio's 95 % interval: "
                      + ", ".join(f"{mode} {min(x):.1f} to {max(x):.1f} %" for mode, x in reach.items() if x)
                      + ". Each file has its command, and the interval of each ratio."])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--summary", action="store_true", help="one row for each file")
    form.add_argument("--contenders", action="store_true", help="one row for each contender")
    parser.add_argument("--page", type=pathlib.Path)
    parser.add_argument("tables", nargs="+", help="what scripts/bench_csv.py wrote, or `rawgemm bench --json FILE`")
    arguments = parser.parse_args()
    if arguments.summary:
        page = arguments.page or ROOT / "README.md"
        page.write_text(between_marks(page, {"summary": summary(arguments.tables, page)}))
        return
    page = arguments.page or ROOT / "docs" / "performance.md"
    if arguments.contenders:
        page.write_text(between_marks(page, {pathlib.Path(path).stem: contenders(path) for path in arguments.tables}))
    else:
        page.write_text(between_marks(page, {"bench": "\n\n".join(map(section, arguments.tables))}))


if __name__ == "__main__":
    main()
