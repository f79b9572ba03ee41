#!/usr/bin/env python3
"""Makes a table, as CSV, of what `rawgemm bench --json FILE` wrote, or `rawgemm run KERNEL --json FILE` on a GPU: what
bench/results holds and the other scripts read. docs/results.md explains the columns.

usage: scripts/bench_csv.py JSON TABLE

The results must be right, and of a commit: none with files that were changed.
"""

import csv
import io
import pathlib
import re
import sys

sys.dont_write_bytecode = True
from bench_results import HEAD, OF_CONTENDER, OF_PROBLEM, OF_PRODUCTS, read, refuse, right_run  # noqa: E402
import usage  # noqa: E402

# Significant digits: so many that tables and choices come out as from the JSON, and those of the rest.
EXACT = {"median_us", "ratio_to_cublaslt", "ratio_95_low", "ratio_95_high", "floor_us", "sm_clock_mhz", "picojoules_per_flop"}
EXACT_DIGITS, DIGITS = 10, 5
FIGURES = ["ratio_to_cublaslt", "ratio_95_low", "ratio_95_high", "median_us", "quartile_1_us", "quartile_3_us", "rounds",
           "sm_clock_mhz", "power_w", "temperature_c", "energy_counter_w", "picojoules_per_flop"]
CHECKED = ["error_over_bound", "relative_frobenius_error"]
COLUMNS = [*OF_PROBLEM, *OF_CONTENDER, "mode", *FIGURES, *CHECKED, "algorithm", *OF_PRODUCTS]


def of_run(run):
    """What `rawgemm run` wrote, as `rawgemm bench` would have."""
    figures = ["rounds", "median_us", "quartile_1_us", "quartile_3_us", "ratio_to_cublaslt", "sm_clock_mhz", "power_w",
               "temperature_c"]

    def contender(kind, name, x):
        return {"kind": kind, "name": name, "programmatic": False, "refused": "", "failure": x.get("failure", ""),
                "check": x["check"], "modes": {"rr": {name: x["timing"][name] for name in figures if name in x["timing"]}}}

    cublaslt = [contender("cublaslt", "cuBLASLt", run["cublaslt"])] if "cublaslt" in run else []
    ours = [contender("ours", x["name"], x) for x in run["contenders"] if "timing" in x]
    return {**run, "modes": ["rr"], "problems": [{**run["problem"], "failure": "", "contenders": [*cublaslt, *ours]}]}


def cell(name, value):
    if isinstance(value, bool):
        return "yes" if value else ""
    if isinstance(value, float) and not value.is_integer():
        return f"{value:.{EXACT_DIGITS if name in EXACT else DIGITS}g}"
    return str(int(value)) if isinstance(value, float) else str(value)


def columns_of(run):
    """Where each launch has one product, without what only others have."""
    has_products = any("form" in problem for problem in run["problems"])
    return COLUMNS if has_products else [name for name in COLUMNS if name not in OF_PRODUCTS]


def rows_of(run):
    for problem in run["problems"]:
        config = problem.get("cublaslt", {}).get("config", {})
        algorithm = ":".join(map(str, config.values()))
        for i, contender in enumerate(problem["contenders"]):
            row = {"peak_tflops": run.get("peak_tflops", ""), **problem, **contender, **contender["check"]}
            row["algorithm"] = algorithm if i == 0 and "modes" in contender else ""
            for mode, figures in contender.get("modes", {None: {}}).items():
                low, high = figures.get("ratio_interval_95") or ("", "")
                filled = {**row, "mode": mode or "", **figures, "ratio_95_low": low, "ratio_95_high": high}
                yield [cell(name, filled.get(name, "")) for name in columns_of(run)]


def command_of(run):
    """What was written is now in the table."""
    return re.sub(r" --json \S+", "", run["command"])


def table(run):
    device = {"device" if name == "name" else name: x for name, x in run["device"].items()}
    facts = {"command": command_of(run), "commit": run["commit"], "computes": run.get("computes"), **device,
             "memory_bytes_per_us": run.get("memory_bytes_per_us"), "seed": run.get("seed", run["problems"][0].get("seed")),
             "modes": ",".join(run["modes"])}
    text = io.StringIO()
    text.write(f"{HEAD}a row for each problem, contender and mode; docs/results.md explains the columns\n")
    for name, value in facts.items():
        if value is not None:
            text.write(f"# {name}: {value}\n")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns_of(run))
    writer.writerows(rows_of(run))
    return text.getvalue()


def main():
    usage.answer(__doc__)
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    source, place = sys.argv[1:]
    run = read(source)
    if isinstance(run, dict) and "contenders" in run:
        if not (run["right"] and all("timing" in x for x in run["contenders"])):
            refuse(f"{source}: must hold right results only, timed on a GPU")
        run = of_run(run)
    else:
        run = right_run(source)
    if run["commit"].endswith("-dirty"):
        refuse(f"{source}: commit {run['commit']}, must be a commit without changed files")
    pathlib.Path(place).write_text(table(run))


if __name__ == "__main__":
    main()
