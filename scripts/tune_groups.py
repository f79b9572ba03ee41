#!/usr/bin/env python3
"""Writes what grouped_gemm(), grouped_gemm_fp8_scaled() and batched_gemm() choose among, out of measurements, and says what
choices lose.

usage: scripts/tune_groups.py [--check]

It reads what `rawgemm bench --form grouped` found for random groups and for those of DeepGEMM's tests, and `--form batched`
for random batches (bench/results/h200/choose_*.csv). The estimate of groups is that of the tables that scripts/tune.py wrote;
here each configuration gets a slowness of its own for groups. Batches have an estimate of their own, fitted as scripts/tune.py
does. What is shipped is what the choice would miss. host/grouped_table.hpp and host/batched_table.hpp are written, and
docs/grouped.md and docs/batched.md between their marks choice:begin and choice:end. --check: exits 1 unless all of it is what
would be written.
"""

import argparse
import functools
import itertools
import math
import re
import sys

import numpy as np

sys.dont_write_bytecode = True
import random_shapes  # noqa: E402
import tune  # noqa: E402
from bench_results import between_marks, geometric_mean  # noqa: E402

RESULTS = tune.ROOT / "bench" / "results" / "h200"
HEADER, PAGE = tune.ROOT / "host" / "grouped_table.hpp", tune.ROOT / "docs" / "grouped.md"
BATCHED_HEADER, BATCHED_PAGE = tune.ROOT / "host" / "batched_table.hpp", tune.ROOT / "docs" / "batched.md"
MOST_LOST = 2e-4  # in the mean, where a configuration is left out
MOST_LOST_BATCH, EXPECTED_GAIN_BATCH = 6e-4, 4e-4  # likewise, and by the estimate; each is compiled for four pairs of majors
NAMED = RESULTS / "choose_batches_named.csv"  # batches that more depends on than on a random one
LOST_BY_NAMED = 1.005  # of its fastest's time, beyond which that is shipped for it alone
LOST_BY_NAMED_GROUP = 1.02  # likewise, of groups of few rows in DeepGEMM's tests
FOLDS = 6
FEW = "gemm_swapped", "gemm_fp8_block_splitk"  # kernels that were timed with few rows alone
MOST_ROWS_OF_FEW_TILES = 64  # of their tiles; higher ones were not timed where the others were
SETS = "few", "between", "many", "models_few", "models_many", "labels"
WIDER = tuple(f"{x}_wider" for x in ("between", "many", "models_many", "labels"))  # the same groups, tiles offered later
COUNTS = {"rr": 1, "burst": 2}
# In DeepGEMM's timing large tiles of 16 bits gain more than in bursts, and lose in round-robin: 3 % decide for them wherever the
# estimates are near each other, and for others where tiles do not fit (docs/grouped.md).
MANY_ROWS, OF_ESTIMATE = 3072, 0.97
FAVOURED = {tune.Rows.about: tune.Config("gemm_pingpong", 192, 128, 1, 2, 1),
            tune.Rows.in_grid: tune.Config("gemm_cooperative", 128, 256, 2, 1, 1)}
# Of each: the name of its arrays, its title, whose estimate it is fitted to, the type and the sets that were timed, and how
# much more what is fast counts (NEAR of tune.py); and whether one counts as faster with many rows.
FAMILIES = (
    ("of_16_bits", "16 bits", tune.FAMILIES[0], "bf16", SETS + WIDER, 10, True),
    ("promoted", "FP8, promoted", tune.FAMILIES[-1], "e4m3", SETS, 10, False),
)
HEAD = """\
// Written by scripts/tune_groups.py: what grouped calls choose among, and what estimates their times. From:
{sources}
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {{

/// What grouped_gemm() may choose: kernel, tile, cluster; launch, own, l2, late, memory; any number of tiles. All of them add
/// up a row's products in the same order: its bits do not depend on the choice.
inline constexpr ShippedGemm shipped_groups[] = {{
{of_16_bits}
}};
/// From which entry on they are for groups of few rows, at most so many, and from how many rows on the others are, as both
/// were measured.
inline constexpr FewRows few_rows_of_groups{{{few_of_16_bits}}};
inline constexpr ManyRows many_rows_of_groups{{{many_rows}}};
/// Rows of a group, n, k; the fastest configuration; groups. Of few rows alone, so that all sizes around them have as many
/// tiles; where an estimate has another one.
inline constexpr MeasuredGemm measured_groups[] = {{
{measured_of_16_bits}
}};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {{
{promoted}
}};
inline constexpr FewRows few_rows_of_promoted{{{few_promoted}}};
inline constexpr MeasuredGemm measured_promoted_groups[] = {{
{measured_promoted}
}};

}}  // namespace rawgemm
// clang-format on
"""

BATCHED_HEAD = """\
// Written by scripts/tune_groups.py: what batched_gemm() chooses among, and what estimates its times. From:
{sources}
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {{

/// What it may choose, whatever the operands' majors: kernel, tile, cluster, splits; launch, own, l2, late, memory; any number
/// of tiles.
inline constexpr ShippedGemm shipped_batches[] = {{
{shipped}
}};

/// Of each kernel: products, step, tile, area, first, launch, several; for any K.
inline constexpr GemmCost batched_costs[] = {{
{costs}
}};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_batched{{{shared}}};

/// m, n, k; the fastest configuration; batch.
inline constexpr MeasuredGemm measured_batches[] = {{
{measured}
}};

}}  // namespace rawgemm
// clang-format on
"""


PARTS_OF_SHIPPED = re.compile(r"\}, \{([\d., ]+)\}, \d+\},$")


def slowness_in(lines):
    """{configuration: slowness} of an array's lines, in their order."""
    return {tune.Config(*tune.config_of(tune.CONFIG.search(line))): tuple(map(float, of_parts[1].split(", ")))
            for line in lines.splitlines() if (of_parts := PARTS_OF_SHIPPED.search(line))}


def costs_in(text, shared):
    """What a header has for all configurations of a kernel, for all of them in the array `shared`, and for those it ships."""
    of_kernel = {kernel: dict(zip(tune.OF_KERNEL, map(float, numbers.split(", "))))
                 for kernel, numbers in re.findall(r"\{Kernel::(\w+), ([\d., ]+)\}", text)}
    numbers = re.search(rf" {shared}\{{(.*)\}};", text)[1]
    return tune.Costs(of_kernel=of_kernel, shared=dict(zip(tune.SHARED, map(float, numbers.split(", ")))),
                      slowness=slowness_in(text))


def costs_of(family):
    return costs_in((tune.ROOT / "host" / family.file).read_text(), family.arrays["shared"])


def groups_of(problem, run):
    """(m, n, k, count, Rows) for tune's estimate: m is the mean of groups' rows."""
    _, count, rows = problem["groups"].split()
    where = tune.Rows.in_grid if "--layout indices" in run["command"] else tune.Rows.about
    return int(rows), problem["n"], problem["k"], int(count), where


def batch_of(problem, _):
    """Likewise of a batch."""
    return problem["m"], problem["n"], problem["k"], problem["products"], tune.Rows.same


def is_counted(config):
    """Large FP8 tiles of CTAs alone lose up to 13 % beside those of a cluster of 2 in DeepGEMM's timing, near bursts, but not in
    round-robin, which is all that some groups were timed in."""
    if config.kernel in FEW:
        return config.block_m <= MOST_ROWS_OF_FEW_TILES
    return config.kernel != "gemm_fp8_block" or config.block_m <= 128 or config.cluster_size > 1


def mean_us(modes):
    return geometric_mean([x["median_us"] for mode, x in modes.items() for _ in range(COUNTS[mode])])


def is_offered(config):
    return config in tune.offered("batched_configurations")


def times_of(files, problem_of=groups_of, is_counted=is_counted):
    """{problem: {config: us}}, the mean of both modes where both were timed: bursts count twice, as DeepGEMM's timing, beside
    which groups are judged, is near them. Only ratios of one run compare: where several tables have a problem, what the last
    one timed counts, as if cuBLASLt had taken as long as in the first one."""
    times, first_us = {}, {}
    for problems in files.values():
        for problem in problems:
            key = problem_of(problem.problem, problem.run)
            cublaslt_us = mean_us({mode: problem.cublaslt(mode) for mode in problem.run["modes"]})
            scale = first_us.setdefault(key, cublaslt_us) / cublaslt_us
            for contender in problem.timed:
                name = tune.CONTENDER.match(contender["name"])
                config = tune.Config.named(*name.groups()) if name else None
                if config and is_counted(config):
                    times.setdefault(key, {})[config] = scale * mean_us(contender["modes"])
    return times


def times_of_batches(files):
    return times_of(files, batch_of, is_offered)


def fitted(times, prior, near):
    return tune.as_written(tune.with_parts(tune.Samples(times, prior.majors), prior, np.zeros(len(times)), near))


def estimated(times, costs):
    """{problem: {config: us}} of those that were timed, by the estimate."""
    return {problem: costs.us_of_each([*configs], problem) for problem, configs in times.items()}


def with_favours(estimates):
    """{problem: {config: us}}, where groups have many rows with one configuration that counts as faster."""
    return {(*sizes, rows): {config: OF_ESTIMATE * x if sizes[0] >= MANY_ROWS and config == FAVOURED.get(rows) else x
                             for config, x in us.items()} for (*sizes, rows), us in estimates.items()}


def losses(times, estimates, among, measured=None):
    """[(loss, problem, chosen, best)]; only what was timed can be chosen. measured: {problem: what it has, whatever the estimate}"""
    result = []
    for problem, configs in times.items():
        if timed := [config for config in among if config in configs]:
            choice = (measured or {}).get(problem) or min(timed, key=estimates[problem].get)
            best = min(configs, key=configs.get)
            result.append((configs[choice] / configs[best], problem, choice, best))
    return result


def mean_loss(lost):
    return math.log(geometric_mean([x[0] for x in lost]))


def shipped_of(times, estimates, most_lost=MOST_LOST):
    """Leaves out one configuration after the other, as long as the choice loses next to nothing by it."""
    among = sorted({config for configs in times.values() for config in configs})
    by_estimate = {problem: sorted(sorted(configs), key=estimates[problem].get) for problem, configs in times.items()}
    while True:
        lost = dict.fromkeys(among, 0.0)  # by all problems without it, a logarithm
        for problem, configs in times.items():
            choice, *next_one = [config for config in by_estimate[problem] if config in lost][:2]
            lost[choice] += math.log(configs[next_one[0]] / configs[choice]) if next_one else math.inf
        least = min(lost, key=lost.get)
        if lost[least] > most_lost * len(times):
            return among
        among.remove(least)


def fastest_of(among, times):
    """Of these configurations, by {configuration: us} of a problem."""
    return min((x for x in among if x in times), key=times.get)


def with_named(among, named, most_lost):
    """These, and the fastest of each named problem that would lose more with them. named: {configuration: us} of each."""
    among = list(among)
    for times in named:
        if times[fastest_of(among, times)] > most_lost * min(times.values()):
            among.append(min(times, key=times.get))
    return among


def exchanged(times, estimates, among):
    """Adds and leaves out up to three configurations for many rows at a time, as long as that is worth more than MOST_LOST for
    each: a choice by an estimate can gain by what it may not choose, so that the way down from all of them ends too early."""
    def cost(configs):
        return mean_loss(losses(times, estimates, configs)) + MOST_LOST * len(configs)

    known = sorted({config for configs in times.values() for config in configs if config.kernel not in FEW})
    changes = [set(x) for x in itertools.combinations_with_replacement(known, 3)]
    while True:
        nearest = min((sorted({*among} ^ change) for change in changes), key=cost)
        if not cost(nearest) < cost(among):
            return among
        among = nearest


def validated(times, fit, among, counted):
    """What the choice loses where a part of the problems at a time takes no part in the fit. fit: Costs of times; counted: what
    the choice takes for estimates."""
    lost = []
    for fold in range(FOLDS):
        left_out = sorted(times, key=str)[fold::FOLDS]
        costs = fit({problem: x for problem, x in times.items() if problem not in left_out})
        of_left_out = {problem: times[problem] for problem in left_out}
        lost += losses(of_left_out, counted(estimated(of_left_out, costs)), among)
    return lost


def row(title, lost):
    loss, (m, n, k, count, where), choice, best = max(lost, key=lambda x: x[0])
    about = "" if where == tune.Rows.same else "~"
    tenth = sorted(x[0] for x in lost)[math.ceil(0.9 * len(lost)) - 1]
    return (f"| {title} | {len(lost)} | {100 * math.expm1(mean_loss(lost)):.1f} % | {100 * (tenth - 1):.1f} % |"
            f" {100 * (loss - 1):.1f} % | {count} x {about}{m} x {n} x {k}: {choice} instead of {best} |")


def rows(title, times, estimates, fit, among, measured=None, counted=dict):
    return [row(f"{title}: by all that was measured", losses(times, counted(estimates), among, measured)),
            row(f"{title}: by five sixths of it, for the others", validated(times, fit, among, counted))]


def of_groups():
    """What is written for groups: the header, and lines of the page."""
    arrays, sources, lines = {}, [], []
    for name, title, family, input, sets, near, favours in FAMILIES:
        files = tune.read([RESULTS / f"choose_{problems}_{input}.csv" for problems in sets])
        sources += sources_of(files)
        times = times_of(files)
        of_one = costs_of(family)  # product; what is slow for one need not be for groups
        fit = functools.partial(fitted, prior=tune.Costs(of_kernel=of_one.of_kernel, shared=of_one.shared), near=near)
        costs = fit(times)
        estimates = estimated(times, costs)
        among = exchanged(times, estimates, shipped_of(times, estimates))
        named = sorted(times_of({path: x for path, x in files.items() if "models_few" in path.name}))
        among = sorted(with_named(among, map(times.get, named), LOST_BY_NAMED_GROUP))
        many = [x for x in among if x.kernel not in FEW]
        among = many + [x for x in among if x.kernel in FEW]
        few_rows = max(m for (m, *_), configs in times.items() if any(x.kernel in FEW for x in configs))
        many_rows = max(min(m for (m, *_), configs in times.items() if x in configs) for x in many)
        arrays[f"few_{name}"] = f"{len(many)}, {few_rows}, {many_rows}"
        arrays[name] = shipped_lines(family, among, costs)
        measured = {}
        for problem in named:
            best = fastest_of(among, times[problem])
            if best != fastest_of(among, estimates[problem]):
                measured[problem] = best
        arrays[f"measured_{name}"] = measured_lines(family, measured)
        lines += rows(title, times, estimates, fit, among, measured, with_favours if favours else dict)
    family = FAMILIES[0][2]
    favoured = [family.initialiser(FAVOURED[x]) for x in (tune.Rows.about, tune.Rows.in_grid)]
    many_rows = ", ".join([str(MANY_ROWS), str(OF_ESTIMATE), *favoured])
    return HEAD.format(sources="\n".join(sources), many_rows=many_rows, **arrays), lines


def fitted_batches():
    """The tables of batches, {problem: {config: us}} of them, and what fits Costs to such times."""
    files = tune.read(sorted(RESULTS.glob("choose_batches*.csv")))
    prior = costs_of(tune.FAMILIES[0])
    return files, times_of_batches(files), lambda times: tune.fitted(times, prior)


def of_random_batches(costs, configs):
    """{config: its times, by the estimate, of random batches}"""
    batches = random_shapes.drawn_batches(tune.SEED, tune.RANDOM_PROBLEMS)
    return tune.us_of_all(lambda problem, among: [*costs.us_of_each(among, problem).values()], sorted(configs),
                          [(*sizes, batch, tune.Rows.same) for batch, *sizes in batches])


def of_batches():
    """What is written for batches: the header, and lines of the page."""
    files, times, fit = fitted_batches()
    costs = tune.as_written(fit(times))
    estimates = estimated(times, costs)
    known = tune.well_timed(times)  # the estimate flatters others
    worth = {problem: {x: us for x, us in configs.items() if x in known} for problem, configs in times.items()}
    among = shipped_of({problem: x for problem, x in worth.items() if x}, estimates, MOST_LOST_BATCH)
    among += tune.expected_to_gain(among, of_random_batches(costs, known), EXPECTED_GAIN_BATCH)
    among = with_named(among, times_of_batches({NAMED: files[NAMED]}).values(), LOST_BY_NAMED)
    among.sort(key=lambda x: (x.kernel == "gemm_slicedk", x))  # last, as FP8 has none
    family = tune.FAMILIES[0]
    best = {problem: fastest_of(among, times[problem]) for problem in sorted(times)}
    of_kernel = [tune.cost_line(kernel, costs, 0) for kernel in tune.KERNELS if any(x.kernel == kernel for x in among)]
    text = BATCHED_HEAD.format(sources="\n".join(sources_of(files)), shipped=shipped_lines(family, among, costs),
                               costs="\n".join(of_kernel), shared=", ".join(map(str, costs.shared.values())),
                               measured=measured_lines(family, best))
    return text, rows("16 bits", times, estimates, fit, among)


def sources_of(files):
    return [f"//   {path.name}: {x[0].run['device']['name']}, commit {x[0].run['commit']}" for path, x in files.items()]


def measured_lines(family, best):
    return "\n".join(f"    {{{m}, {n}, {k}, {family.initialiser(config)}, {batch}}}," for (m, n, k, batch, _), config in best.items())


def shipped_lines(family, among, costs):
    return "\n".join(tune.shipped_line(family, x, costs, 0) for x in among)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="exit 1 unless all files are what would be written")
    arguments = parser.parse_args()

    heading = ["| choice | problems | mean loss | nine tenths below | worst | where: chosen instead of best |",
               "| --- | --- | --- | --- | --- | --- |"]
    written = {}
    for header, page, (text, lines) in (HEADER, PAGE, of_groups()), (BATCHED_HEADER, BATCHED_PAGE, of_batches()):
        written |= {header: text, page: between_marks(page, {"choice": "\n".join(heading + lines)})}
        if not arguments.check:
            print("\n".join(heading + lines))
    tune.write(written, "scripts/tune_groups.py", arguments.check)


if __name__ == "__main__":
    main()
