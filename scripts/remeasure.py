#!/usr/bin/env python3
"""Times anew, on another card or with kernels that have changed, what scripts/tune.py has found fast: what is level on one
card may not be on another, and the choice is to serve both.

usage: scripts/remeasure.py [--large | --burst SHAPES | --estimated SHAPES | --published SHAPES | --one-wave SHAPES]
                            [--minutes N] FAMILY TABLE

FAMILY: a header that scripts/tune.py writes, gemm_table.hpp or another. TABLE: CSV as scripts/bench_csv.py writes it, such
as bench/results/h100/tune_gemm_table.csv. Of each problem that was measured in the family's own type, bf16 or e4m3, those
configurations take part that bench/results/*/tune_*.csv have within 15 % of the fastest, all cards taken together, launched
plainly, in round-robin: of problems of less than 15 GFLOP.

--large: the others; those within 8 % of the fastest take part, and clusters that the estimate finds so fast, measured or not.
--burst: the problems of that file, lines `m n k`, in burst; those within 4 % of the fastest by all cards' tables take part.

--estimated: the problems of that file, measured or not, in round-robin; of what the program offers those take part that the
estimate finds fastest, as in scripts/explore.py. FAMILY may be batched_table.hpp, too, which scripts/tune_groups.py writes, of
problems `batch m n k`, in bursts as well.
--published: the same of problems that many compute, not of random ones, in bursts as well (scripts/tune.py ships more for them).

--one-wave: the problems of that file, in round-robin; those take part of which tables may have the time of another order of
tiles (tune.had_other_rows), and that were or are estimated within 20 % of the fastest, and the two fastest others.

--minutes: begins no problem after so many. Problems of the most work come first. What was timed stays in build/remeasured,
for the same commit and TABLE's name, and the next run goes on from there; TABLE has the problems that were timed.

Needs build/gpu with rawgemm and the kernels of gemm_gpu, of gemm_k_mn_gpu and so on, of gemm_fp8_scaled_gpu or of batched_gpu.
"""

import argparse
import functools
import pathlib
import sys
import time

sys.dont_write_bytecode = True
import explore  # noqa: E402
import tune  # noqa: E402
import tune_groups  # noqa: E402

NEARLY, NEARLY_LARGE, NEARLY_BURST, NEARLY_IN_ONE_WAVE = 1.15, 1.08, 1.04, 1.2  # of the fastest's time
MOST_IN_ONE_WAVE = 8
LARGE = 15e9  # floating point operations
FAMILIES = {family.file: family for family in tune.FAMILIES}
BATCHED = tune_groups.BATCHED_HEADER.name


def own_input(family):
    return "e4m3" if family.is_fp8 else "bf16"


def nearly(us, most):
    return {config for config, x in us.items() if x <= most * min(us.values())}


def fast_in_all(family, shapes):
    """{problem: its fast configurations} of the problems in the file."""
    times, _, _ = tune.measured_times(family, tune.read(tune.tables()))
    return {x: sorted(nearly(times[x], NEARLY_BURST)) for x in explore.problems_in(shapes)}


def fast_ones(family, large):
    """{problem: its fast configurations}, the most work first."""
    files = tune.read(tune.tables())
    own = {path: [x for x in problems if x.problem["input"] == own_input(family)] for path, problems in files.items()}
    times, _, _ = tune.measured_times(family, own)
    costs = tune.fitted(times, tune.Costs(family.majors))
    clusters = [x for x in costs.slowness if x.cluster_m * x.cluster_n > 1 and x.splits == 1]

    def fast(problem):
        if not large:
            return nearly(times[problem], NEARLY)
        estimates = costs.us_of_each(sorted({*times[problem], *clusters}), problem)
        return nearly(times[problem], NEARLY_LARGE) | nearly(estimates, NEARLY_LARGE) & set(clusters)

    def flops(problem):
        return 2.0 * problem[0] * problem[1] * problem[2]

    return {x: sorted(fast(x)) for x in sorted(times, key=flops, reverse=True) if (flops(x) >= LARGE) == large}


def offered_to(family, kernels):
    """What the program offers of these kernels, for the family's operands."""
    return [x for x in tune.offered(without=family.not_offered()) if x.kernel in kernels]


def fast_by_estimate(family, shapes):
    """{problem: those of what is offered that the estimate finds fast} of the problems in the file."""
    times, costs = tune.fitted_to_tables(family)
    kernels = {min(of_problem, key=of_problem.get).kernel for of_problem in times.values()}
    own = offered_to(family, kernels)
    return {x: sorted(explore.taking_part(own, family.key_of(*x, own_input(family)), costs))
            for x in explore.problems_in(shapes)}


def fast_in_one_wave(family, shapes):
    """{problem: what to time} of the problems in the file."""
    times, costs = tune.fitted_to_tables(family)
    kernels = {config.kernel for of_problem in times.values() for config in of_problem}
    own = offered_to(family, kernels)

    def fast(problem):
        us = {**costs.us_of_each(own, problem), **times.get(problem, {})}
        by_us = sorted(us, key=us.get)
        in_one = [x for x in by_us if tune.had_other_rows(x, problem) and us[x] <= NEARLY_IN_ONE_WAVE * us[by_us[0]]]
        return in_one[:MOST_IN_ONE_WAVE] + [x for x in by_us if x not in in_one][:2]

    return {x: sorted(fast(x)) for x in explore.problems_in(shapes)}


def fast_batches(shapes):
    """Likewise of batches."""
    _, times, fit = tune_groups.fitted_batches()
    costs = fit(times)
    offered = [x for x in tune.offered("batched_configurations") if not x.kernel.startswith("gemm_fp8")]
    return {(count, *sizes): sorted(explore.taking_part(offered, (*sizes, count, tune.Rows.same), costs))
            for count, *sizes in explore.problems_in(shapes)}


def named(configs):
    return ",".join(f"{x.kernel}:{x.block_m}x{x.block_n}:{x.cluster}" for x in configs)


def options_of_batches(configs):
    """What the program is told."""
    return ["--form", "batched", "--types", "bf16", "--kernels", named(configs)]


def options(family, configs):
    """Likewise, of one product."""
    scales = ["--scales", "blocks" if family.promotes else "tensor"] if family.is_fp8 else []
    return ["--types", own_input(family), *scales, "--major-a", family.majors[0], "--major-b", family.majors[1],
            "--kernels", named(configs)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--large", action="store_true")
    which.add_argument("--burst", metavar="SHAPES")
    which.add_argument("--estimated", metavar="SHAPES")
    which.add_argument("--published", metavar="SHAPES")
    which.add_argument("--one-wave", metavar="SHAPES")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("family", metavar="FAMILY", choices=[*FAMILIES, BATCHED])
    parser.add_argument("table", metavar="TABLE", type=pathlib.Path)
    asked = parser.parse_args()
    end = time.monotonic() + 60 * asked.minutes
    family = FAMILIES.get(asked.family)
    by_estimate = asked.estimated or asked.published
    if asked.one_wave and (not family or family.is_fp8):
        parser.error(f"--one-wave: of what 16 bits choose from, not {asked.family}")
    if family is None:
        if not asked.estimated:
            parser.error(f"{BATCHED}: needs --estimated SHAPES")
        fast = fast_batches(asked.estimated)
    elif asked.burst:
        fast = fast_in_all(family, asked.burst)
    elif asked.one_wave:
        fast = fast_in_one_wave(family, asked.one_wave)
    elif by_estimate:
        fast = fast_by_estimate(family, by_estimate)
    else:
        fast = fast_ones(family, asked.large)
    folder = explore.folder_for("remeasured", asked.table.stem)
    told = functools.partial(options, family) if family else options_of_batches
    modes = "burst" if asked.burst else "rr,burst" if asked.published or not family else "rr"
    done = explore.time_each(fast, fast.get, told, end, folder, modes=modes)
    explore.write_table(done, folder, asked.table)


if __name__ == "__main__":
    main()
