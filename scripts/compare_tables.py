#!/usr/bin/env python3
"""Says what a change of the kernels gained: two tables of the same problems and configurations, before it and behind.

usage: scripts/compare_tables.py [--below US] [--page PAGE NAME] BEFORE BEHIND

BEFORE, BEHIND: CSV as scripts/bench_csv.py writes it, taken by the same command on cards of one name. What both have timed
of a problem in the same mode is compared, of those that took less than US before; of each kernel by the CTAs of its
clusters, and of cuBLASLt, which says how much of a difference the cards make. Written between PAGE's marks NAME:begin and
NAME:end, or printed.
"""

import argparse
import math
import pathlib
import statistics
import sys

sys.dont_write_bytecode = True
import tune  # noqa: E402
from bench_results import between_marks, origin, problems_of, refuse  # noqa: E402


def timings(problems, below):
    """{(problem, kernel, CTAs of a cluster, contender, how it is launched, mode): us}"""
    found = {}
    for x in problems:
        key = tuple(x.problem[name] for name in ("m", "n", "k", "input"))
        for contender in x.timed:
            name = tune.CONTENDER.match(contender["name"])
            kind = (name[1], math.prod(int(size or 1) for size in name.groups()[3:])) if name else ("cuBLASLt", "")
            if name or contender["kind"] == "cublaslt":
                found |= {(key, *kind, contender["name"], contender["programmatic"], mode): figures["median_us"]
                          for mode, figures in contender["modes"].items() if figures["median_us"] < below}
    return found


def table(before, behind, below):
    first, second = timings(before, below), timings(behind, math.inf)
    saved = {}
    for key in first.keys() & second.keys():
        saved.setdefault(key[1:3], []).append(first[key] - second[key])
    rows = [f"{origin(before[0].run)}, and behind it {origin(behind[0].run)}", "",
            "| kernel | CTAs of a cluster | timings | us saved, median | quartiles |", "| --- | --- | --- | --- | --- |"]
    for (kernel, ctas), values in sorted(saved.items(), key=str):
        if len(values) > 1:
            low, median, high = statistics.quantiles(values, n=4)
            rows.append(f"| {kernel} | {ctas} | {len(values)} | {median:.2f} | {low:.2f} to {high:.2f} |")
    return "\n".join(rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--below", type=float, default=math.inf, metavar="US", help="only what took less before")
    parser.add_argument("--page", nargs=2, metavar=("PAGE", "NAME"), help="where the table goes")
    parser.add_argument("before", metavar="BEFORE")
    parser.add_argument("behind", metavar="BEHIND")
    options = parser.parse_args()
    before, behind = problems_of(options.before), problems_of(options.behind)
    if before[0].run["device"]["name"] != behind[0].run["device"]["name"]:
        refuse(f"{options.behind}: must be taken on an {before[0].run['device']['name']}, as {options.before} was")
    text = table(before, behind, options.below)
    if options.page:
        page = pathlib.Path(options.page[0])
        page.write_text(between_marks(page, {options.page[1]: text}))
    else:
        print(text)


if __name__ == "__main__":
    main()
