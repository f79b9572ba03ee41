#!/usr/bin/env python3
"""Writes what k_grouped_gemm() and k_grouped_gemm_fp8_scaled() choose among, out of measurements, and says what choices lose.

usage: scripts/tune_k_groups.py [--check]

It reads what `rawgemm bench --form k-grouped` found for random groups and for those of DeepGEMM's tests
(bench/results/h200/choose_k_groups_*.csv and k_grouped_*.csv). Waves of tiles take their steps along K, and something for
each tile: what a configuration takes for both, and for a launch, is fitted to its own times. What is shipped is what the
choice would miss. A problem of DeepGEMM's tests counts as COPIES random ones.
host/k_grouped_table.hpp is written, and docs/grouped.md between its marks k_choice:begin and k_choice:end. --check: exits 1
unless all of it is what would be written.
"""

import argparse
import math
import sys
import typing

import numpy as np

sys.dont_write_bytecode = True
import tune  # noqa: E402
import tune_groups  # noqa: E402
from bench_results import between_marks  # noqa: E402

HEADER, PAGE = tune.ROOT / "host" / "k_grouped_table.hpp", tune.ROOT / "docs" / "grouped.md"
MOST_LOST = 5e-4  # in the mean, where a configuration is left out; each is compiled up to six times
COPIES = 16
FAMILIES = ("bf16", "16 bits"), ("e4m3", "FP8, promoted")
HEAD = """\
// Written by scripts/tune_k_groups.py: what calls with K in groups choose among, and what estimates their times. From:
{sources}
#pragma once
#include <kernels/configuration.cuh>

// clang-format off
namespace rawgemm {{

/// A Configuration, and what takes how many us: a step along K of a wave of tiles, the rest of such a wave, a launch.
struct ShippedKGroups {{
  Configuration config;
  double step, wave, launch;
}};

/// What k_grouped_gemm() may choose.
inline constexpr ShippedKGroups shipped_k_groups[] = {{
{bf16}
}};

/// What k_grouped_gemm_fp8_scaled() may choose, and its flat form.
inline constexpr ShippedKGroups promoted_k_groups[] = {{
{e4m3}
}};

}}  // namespace rawgemm
// clang-format on
"""


class Groups(typing.NamedTuple):
    """Of mean size k along K."""

    m: int
    n: int
    k: int
    groups: int
    copy: int = 0


def groups_of(problem, _):
    _, groups, k = problem["groups"].split()
    return Groups(problem["m"], problem["n"], int(k), int(groups))


def parts(config, problem):
    """How many steps, waves and launches it takes."""
    rows, columns = config.cluster_tiles(problem.m, problem.n)
    waves = -(-problem.groups * rows * columns // tune.CLUSTERS_AT_ONCE[config.cluster_size])
    steps = problem.k * config.element_bytes / 128
    return waves * steps, waves, 1


def fitted(times):
    """{config: what its parts take}, of {problem: {config: us}}, by least squares of ratios; none is negative."""
    costs = {}
    for config in sorted({x for configs in times.values() for x in configs}):
        ratios = np.array([np.array(parts(config, problem)) / configs[config]
                           for problem, configs in times.items() if config in configs])
        used = list(range(ratios.shape[1]))
        while True:
            found = np.linalg.lstsq(ratios[:, used], np.ones(len(ratios)), rcond=None)[0]
            if (found >= 0).all():
                break
            used = [i for i, x in zip(used, found) if x >= 0]
        costs[config] = [0.0] * ratios.shape[1]
        for i, x in zip(used, found):
            costs[config][i] = float(f"{x:.4g}")
    return costs


def us(costs, config, problem):
    return sum(of_one * count for of_one, count in zip(costs[config], parts(config, problem)))


def estimated(times, costs):
    return {problem: {x: us(costs, x, problem) for x in configs} for problem, configs in times.items()}


def losses(times, costs, among):
    """Of each problem once."""
    once = {problem: x for problem, x in times.items() if problem.copy == 0}
    return tune_groups.losses(once, estimated(once, costs), among)


def validated(times, among):
    """What the choice loses where a part of the problems at a time takes no part in the fit."""
    lost = []
    problems = sorted({problem._replace(copy=0) for problem in times})
    for fold in range(tune_groups.FOLDS):
        left_out = problems[fold::tune_groups.FOLDS]
        is_left_out = {problem: problem._replace(copy=0) in left_out for problem in times}
        costs = fitted({problem: x for problem, x in times.items() if not is_left_out[problem]})
        lost += losses({problem: x for problem, x in times.items() if is_left_out[problem]}, costs, among)
    return lost


def row(title, lost):
    loss, problem, choice, best = max(lost)
    return (f"| {title} | {len(lost)} | {100 * math.expm1(tune_groups.mean_loss(lost)):.1f} % | {100 * (loss - 1):.1f} % |"
            f" {problem.groups} x {problem.m} x {problem.n} x ~{problem.k}: {choice} instead of {best} |")


def line(config, costs, is_mn_major):
    text = f"{{Kernel::{config.kernel}, {{{config.block_m}, {config.block_n}}}, {{{config.cluster_m}, {config.cluster_n}}}"
    text += ", 1, Major::mn, Major::mn}" if is_mn_major else "}"
    return f"    {{{text}, {', '.join(f'{x:.4g}' for x in costs)}}},"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="exit 1 unless both files are what would be written")
    arguments = parser.parse_args()

    arrays, sources = {}, []
    lines = ["| choice | problems | mean loss | worst | where: chosen instead of best |", "| --- | --- | --- | --- | --- |"]
    for input, title in FAMILIES:
        files = tune.read([tune_groups.RESULTS / f"{problems}_{input}.csv" for problems in ("choose_k_groups", "k_grouped")])
        sources += tune_groups.sources_of(files)
        random, models = (tune_groups.times_of({path: x}, groups_of, lambda _: True) for path, x in files.items())
        times = random | {problem._replace(copy=i): x for problem, x in models.items() for i in range(COPIES)}
        costs = fitted(times)
        among = tune_groups.shipped_of(times, estimated(times, costs), MOST_LOST)
        arrays[input] = "\n".join(line(x, costs[x], input == "bf16") for x in among)
        lines += [row(f"{title}: by all that was measured", losses(times, costs, among)),
                  row(f"{title}: by five sixths of it, for the others", validated(times, among))]
    if not arguments.check:
        print("\n".join(lines))
    tune.write({HEADER: HEAD.format(sources="\n".join(sources), **arrays), PAGE: between_marks(PAGE, {"k_choice": "\n".join(lines)})},
               "scripts/tune_k_groups.py", arguments.check)


if __name__ == "__main__":
    main()
