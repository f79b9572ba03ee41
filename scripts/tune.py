#!/usr/bin/env python3
"""Writes the tables by which gemm() and gemm_fp8_scaled() choose, out of measurements, and says what choices lose.

usage: scripts/tune.py [--check] [--folder FOLDER] [--page PAGE] [TABLE...]

FOLDER: of gemm_table.hpp (16 bits, and FP8 that is not promoted), of those for other majors such as
gemm_table_k_mn.hpp, and of gemm_fp8_table.hpp (FP8 that is promoted), host/ unless given. TABLE: what
scripts/bench_csv.py made of a `rawgemm bench --json FILE` on an H200 (bench/results/h200/tune_*.csv); several files may
measure different configurations of the same problems; what was added to D takes no part, nor what the program does not
offer (scripts/explore.py times that, too). PAGE: its table between the
marks tune:begin and tune:end is rewritten.
--check: exits 1 unless all files are what would be written.

What is best for a problem is decided by the mean of the logarithms of all ratios to cuBLASLt, in round-robin and burst,
launched programmatically and not, in every type. For what lies between, host/gemm_choice.hpp has the rule; here it is
applied to each measured problem as if that one had not been measured.
"""

import argparse
import functools
import math
import pathlib
import re
import sys
import typing

sys.dont_write_bytecode = True
import generate_kernels  # noqa: E402
from bench_results import between_marks, geometric_mean, problems_of, refuse  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
CONTENDER = re.compile(r"(\w+) (\d+)x(\d+), cluster (\d+)x(\d+)(?:, [AB] MN-major)*$")
KERNELS = {kernel["name"]: kernel for kernel in generate_kernels.kernels()}
OFFERED = re.compile(r"\{\{Kernel::(\w+), \{(\d+), (\d+)\}(?:, \{(?:(\d+), (\d+))?\})?(?:, (\d+))?\}")
RANDOM = {"tune_random.csv", "tune_clusters.csv", "tune_tiny.csv"}
RANDOM_TOLERANCE = 1.03  # no configuration is shipped for less on one random problem
MODES = ["rr", "burst"]
ELEMENT_BYTES = {"bf16": 2, "fp16": 2, "e4m3": 1, "e5m2": 1}


class Family:
    """Kernels of which one is chosen for a problem, and the table for them.

    promotes, inputs: of the kernels, which take all of the inputs.
    majors: of A and of B, "k" or "mn".
    element_bytes: of A and B in the table. What was measured with smaller elements is there with as many bytes: fast FP8
    as 16 bits with half of K. From what FP8 chooses, host/gemm_fp8_choice.hpp leaves out kernels that do not take it.
    tolerance: a configuration is not shipped for the sake of less, since each one takes time to compile.
    """

    def __init__(self, title, file, promotes, inputs, element_bytes, tolerance, shipped, costs, measured,
                 majors=("k", "k")):
        self.title, self.file, self.tolerance, self.element_bytes = title, file, tolerance, element_bytes
        self.majors = majors
        self.kernels = [name for name, kernel in KERNELS.items()
                        if kernel["promotes"] == promotes and inputs <= set(kernel["inputs"])]
        self.arrays = {"shipped": shipped, "costs": costs, "measured": measured}

    def contenders(self, problem):
        """[(Config, contender)] of these kernels."""
        if problem.problem.get("accumulate"):
            return []
        if (problem.problem.get("major_a", "k"), problem.problem.get("major_b", "k")) != self.majors:
            return []
        names = [(CONTENDER.match(contender["name"]), contender) for contender in problem.timed]
        named = [(Config.named(*name.groups()), contender) for name, contender in names if name and name[1] in self.kernels]
        return [(config, contender) for config, contender in named if config in offered()]

    def of(self, files):
        """Problems that these kernels were timed with, {path: problems} of {path: problems}; of files that have any."""
        own = {path: [x for x in problems if self.contenders(x)] for path, problems in files.items()}
        return {path: problems for path, problems in own.items() if problems}

    def key(self, problem):
        """(m, n, k) of the table."""
        m, n, k = (problem.problem[name] for name in "mnk")
        return m, n, -(-k * ELEMENT_BYTES[problem.problem["input"]] // self.element_bytes)

    def initialiser(self, config):
        """Of the configuration, in C++."""
        members = [f"Kernel::{config.kernel}", f"{{{config.block_m}, {config.block_n}}}",
                   f"{{{config.cluster_m}, {config.cluster_n}}}"]
        is_k_major = self.majors == ("k", "k")
        if KERNELS[config.kernel]["splits_k"] or not is_k_major:
            members.append(str(config.splits))
        if not is_k_major:
            members += [f"Major::{major}" for major in self.majors]
        return f"{{{', '.join(members)}}}"


def of_majors(major_a, major_b):
    """16 bits where A or B is MN-major."""
    suffix = f"_{major_a}_{major_b}"
    title = "16 bits" + "".join(f", {name} MN-major" for name, major in (("A", major_a), ("B", major_b)) if major == "mn")
    return Family(title, f"gemm_table{suffix}.hpp", False, {"bf16", "f16"}, 2, 1.005, f"shipped_gemms{suffix}",
                  f"gemm_costs{suffix}", f"measured_gemms{suffix}", (major_a, major_b))


FAMILIES = [
    Family("16 bits", "gemm_table.hpp", False, {"bf16", "f16"}, 2, 1.005,
           "shipped_gemms", "gemm_costs", "measured_gemms"),
    of_majors("k", "mn"),
    of_majors("mn", "k"),
    of_majors("mn", "mn"),
    Family("FP8, promoted", "gemm_fp8_table.hpp", True, {"e4m3", "e5m2"}, 1, 1.02,
           "promoted_gemms", "promoted_costs", "measured_promoted"),
]

HEAD = """\
// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
{sources}
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {{

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; slowness, most_tiles.
inline constexpr ShippedGemm {names[shipped]}[] = {{
{shipped}
}};

/// Of each kernel: products, rows, tile, area, launch; most_k.
inline constexpr GemmCost {names[costs]}[] = {{
{costs}
}};

/// m, n, k; its configuration.  // its ratio to cuBLASLt: the geometric mean over {means}
inline constexpr MeasuredGemm {names[measured]}[] = {{
{measured}
}};

}}  // namespace rawgemm
// clang-format on
"""


class Config(typing.NamedTuple):
    """Configuration of kernels/configuration.cuh."""

    kernel: str
    block_m: int
    block_n: int
    cluster_m: int
    cluster_n: int
    splits: int

    @classmethod
    def named(cls, kernel, *numbers):
        """Of the parts of its name, in which the CTAs that share a tile are a cluster, too."""
        block_m, block_n, cluster_m, cluster_n = map(int, numbers)
        if KERNELS[kernel]["splits_k"]:
            return cls(kernel, block_m, block_n, cluster_m, 1, cluster_n)
        return cls(kernel, block_m, block_n, cluster_m, cluster_n, 1)

    @property
    def element_bytes(self):
        """Of A and B; a k block has 128 bytes of them."""
        return 1 if KERNELS[self.kernel]["promotes"] else 2

    def __str__(self):
        return f"{self.kernel} {self.block_m}x{self.block_n}, cluster {self.cluster_m}x{self.cluster_n * self.splits}"


@functools.cache
def offered():
    """The configurations of bench/configurations.hpp."""
    found = OFFERED.findall((ROOT / "bench" / "configurations.hpp").read_text())
    return {Config(kernel, *(int(x or 1) for x in numbers)) for kernel, *numbers in found}


@functools.cache
def work_of(config, problem):
    """tiles_m, tiles_n, waves, steps: work_of() of host/gemm_work.hpp."""
    m, n, k = problem
    tiles_m, tiles_n = -(-m // (config.block_m * config.cluster_m)), -(-n // (config.block_n * config.cluster_n))
    size = config.cluster_m * config.cluster_n * config.splits
    at_once = 132 // size if size <= 2 else 120 // size
    return tiles_m, tiles_n, -(-tiles_m * tiles_n // at_once), -(-(-(-k // (128 // config.element_bytes))) // config.splits)


@functools.cache
def causes(config, problem):
    """What each member of GemmCost is multiplied by."""
    _, _, waves, steps = work_of(config, problem)
    area = config.block_m * config.block_n / 128**2
    return (waves * steps * area, waves * steps * (config.block_m + config.block_n) / 256, waves, waves * area, 1)


@functools.cache
def memory_us(config, problem):
    m, n, k = problem
    return (config.element_bytes * (m * k + n * k) + 2 * m * n) / 4.8e6


def estimated_us(costs, slowness, config, problem):
    """estimated_us() of host/gemm_choice.hpp."""
    work_us = sum(x * y for x, y in zip(costs[config.kernel], causes(config, problem)))
    return slowness.get(config, 1.0) * math.sqrt(math.sqrt(work_us**4 + memory_us(config, problem)**4))


def solve(matrix, right):
    """matrix x = right, symmetric and positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right)]
    for i, pivot in enumerate(rows):
        for row in rows[i + 1:]:
            factor = row[i] / pivot[i]
            row[i:] = [x - factor * y for x, y in zip(row[i:], pivot[i:])]
    for i in reversed(range(len(rows))):
        known = sum(rows[i][j] * rows[j][-1] for j in range(i + 1, len(rows)))
        rows[i][-1] = (rows[i][-1] - known) / rows[i][i]
    return [row[-1] for row in rows]


def fitted_cost(samples):
    """The cost that is nowhere negative with the least squares of relative errors; samples: (config, problem, us)."""
    rows, weights = [], []
    for config, problem, us in samples:
        # What the memory's time leaves for the work, and how much of the estimate it decides.
        work_us = max(us**4 - memory_us(config, problem)**4, (us / 4)**4)**(1 / 4)
        weights.append((work_us / us)**4)
        rows.append([weights[-1] * x / work_us for x in causes(config, problem)])
    names = range(len(rows[0]))
    used = list(names)
    while True:
        matrix = [[sum(row[i] * row[j] for row in rows) for j in used] for i in used]
        for i in range(len(used)):
            matrix[i][i] *= 1 + 1e-9  # too few samples tell nothing of some
        values = solve(matrix, [sum(row[i] * weight for row, weight in zip(rows, weights)) for i in used])
        if min(values) >= 0:
            return [values[used.index(i)] if i in used else 0.0 for i in names]
        del used[values.index(min(values))]


def rounded(x):
    """As the table has it."""
    return float(f"{x:.4g}")


def fitted(times):
    """The costs of each kernel, and the slowness of each configuration. times: {problem: {config: us}}"""
    samples = [(config, problem, us) for problem, configs in times.items() for config, us in configs.items()]
    costs = {kernel: [rounded(x) for x in fitted_cost([x for x in samples if x[0].kernel == kernel])]
             for kernel in {config.kernel for config, _, _ in samples}}
    errors = {}
    for config, problem, us in samples:
        estimate = estimated_us(costs, {config: 1}, config, problem)
        errors.setdefault(config, []).append(math.log(us / estimate))
    # One more sample without an error: of a configuration that was measured once little is known.
    return costs, {config: rounded(math.exp(sum(x) / (len(x) + 1))) for config, x in errors.items()}


@functools.cache
def distance(measured, problem):
    """distance() of host/gemm_choice.hpp."""
    return sum(weight * abs(math.log2(x / y)) for weight, x, y in zip((2, 2, 1), measured, problem))


def is_alike(config, measured, problem):
    """is_alike() of host/gemm_choice.hpp."""
    return work_of(config, measured)[:2] == work_of(config, problem)[:2] and distance(measured, problem) <= 1


def tiles(config, problem):
    tiles_m, tiles_n, _, _ = work_of(config, problem)
    return tiles_m * tiles_n


def most_tiles(config, times):
    """ShippedGemm::most_tiles of host/gemm_work.hpp."""
    measured = [problem for problem, configs in times.items() if config in configs]
    most_rows = max((m for m, _, _ in times), default=0)
    if any(m == most_rows for m, _, _ in measured):
        return 0
    return max((tiles(config, problem) for problem in measured), default=1)


def most_k(kernel, times):
    """GemmCost::most_k of host/gemm_work.hpp."""
    longest = max((k for (_, _, k), configs in times.items() if any(x.kernel == kernel for x in configs)), default=0)
    return 0 if 2 * longest >= max((k for _, _, k in times), default=0) else 1 << (longest - 1).bit_length()


class Table:
    """What the header holds. times: {problem: {config: us}}, of all that was measured."""

    def __init__(self, times, shipped):
        self.costs, self.slowness = fitted(times)
        self.shipped = shipped
        self.most_k = {kernel: most_k(kernel, times) for kernel in {config.kernel for config in shipped}}
        self.most_tiles = {config: most_tiles(config, times) for config in shipped}
        self.best = {problem: min(allowed, key=configs.get) for problem, configs in times.items()
                     if (allowed := [x for x in configs if x in self.shipped])}

    def is_known(self, config, problem):
        """is_known() of choose() of host/gemm_choice.hpp."""
        longest, most = self.most_k[config.kernel], self.most_tiles[config]
        return (longest == 0 or problem[2] <= longest) and (most == 0 or tiles(config, problem) <= most)

    def estimate(self, problem, among):
        known = [config for config in among if self.is_known(config, problem)]
        return min(known or among, key=lambda config: estimated_us(self.costs, self.slowness, config, problem))

    def nearest(self, problem, among, alike):
        """The configuration of the nearest measured problem, None where there is none."""
        near = [x for x, config in self.best.items()
                if config in among and (not alike or is_alike(config, x, problem))]
        return self.best[min(near, key=lambda x: distance(x, problem))] if near else None

    def choose(self, problem, among):
        """choose_gemm() of host/gemm_choice.hpp."""
        return self.nearest(problem, among, True) or self.estimate(problem, among)


def shipped_of(times, tolerances):
    """Few configurations of which each problem has one within its tolerance of its best; in the order of their names."""
    open_problems = dict(times)
    shipped = []
    while open_problems:
        good = {}
        for problem, configs in open_problems.items():
            least = min(configs.values())
            for config, us in configs.items():
                if us <= tolerances[problem] * least:
                    good.setdefault(config, []).append(problem)
        shipped.append(max(sorted(good), key=lambda config: len(good[config])))
        for problem in good[shipped[-1]]:
            del open_problems[problem]
    return sorted(shipped)


def read(paths):
    return {path: problems_of(path) for path in paths}


def measured_times(family, files):
    """{problem: {config: us}}, {problem: {config: ratio to cuBLASLt}}, and the modes and types that were measured. us is
    cuBLASLt's over all files, divided by the ratio: only ratios of one run compare."""
    cublaslt, ratios, modes, types = {}, {}, set(), set()
    for problems in family.of(files).values():
        for problem in problems:
            key = family.key(problem)
            counted = [mode for mode in MODES if mode in problem.run["modes"]] or problem.run["modes"]
            modes.update(counted)
            types.add(problem.problem["input"])
            cublaslt.setdefault(key, []).extend(problem.cublaslt(mode)["median_us"] for mode in counted)
            for config, contender in family.contenders(problem):
                ratios.setdefault(key, {}).setdefault(config, []).extend(
                    contender["modes"][mode]["ratio_to_cublaslt"] for mode in counted)
    means = {key: {config: geometric_mean(x) for config, x in ratios[key].items()} for key in sorted(ratios)}
    times = {key: {config: geometric_mean(cublaslt[key]) / x for config, x in configs.items()}
             for key, configs in means.items()}
    return times, means, f"{' and '.join(sorted(modes, reverse=True))}, {' and '.join(sorted(types))}"


def header(family, files, table, ratios, means):
    runs = {path: problems[0].run for path, problems in family.of(files).items()}
    sources = [f"//   {pathlib.Path(path).name}: {run['device']['name']}, cuBLASLt {run['device']['cublaslt']}, commit"
               f" {run['commit']}" for path, run in runs.items()]
    shipped = [f"    {{{family.initialiser(config)}, {table.slowness[config]}, {table.most_tiles[config]}}}," for config in table.shipped]
    costs = [f"    {{Kernel::{kernel}, {', '.join(map(str, table.costs[kernel]))}, {table.most_k[kernel]}}},"
             for kernel in family.kernels if kernel in table.most_k]
    measured = [f"    {{{', '.join(map(str, problem))}, {family.initialiser(config)}}},  // {ratios[problem][config]:.3f}"
                for problem, config in table.best.items()]
    return HEAD.format(names=family.arrays, sources="\n".join(sources), shipped="\n".join(shipped), costs="\n".join(costs),
                       measured="\n".join(measured), means=means)


RULES = {
    "the nearest measured problem": lambda table, *x: table.nearest(*x, False) or table.estimate(*x),
    "the smallest estimate": lambda table, *x: table.estimate(*x),
    "the nearest one that is alike, else the smallest estimate (the rule)": lambda table, *x: table.choose(*x),
}


def losses(times, shipped):
    """{rule: [(loss, problem, chosen, best)]}, the largest loss first: what each rule chooses without the problem."""
    found = {name: [] for name in RULES}
    for problem, configs in times.items():
        table = Table({other: x for other, x in times.items() if other != problem}, shipped)
        among = [config for config in shipped if config in configs and config.kernel in table.costs]
        if not among:
            continue
        for name, choose in RULES.items():
            chosen = choose(table, problem, among)
            found[name].append((configs[chosen] / min(configs.values()), problem, chosen, min(configs, key=configs.get)))
    return {name: sorted(x, reverse=True) for name, x in found.items() if x}


def validation(family, times, shipped):
    """A Markdown table: what the rule loses, and what its halves would."""
    lines = [f"| what decides, {family.title} | problems | mean loss | worst loss | where: chosen instead of best |",
             "| --- | --- | --- | --- | --- |"]
    for name, found in losses(times, shipped).items():
        loss, problem, chosen, best = found[0]
        mean = geometric_mean([x[0] for x in found])
        lines.append(f"| {name} | {len(found)} | {100 * (mean - 1):.1f} % | {100 * (loss - 1):.1f} % |"
                     f" {' x '.join(map(str, problem))}: {chosen} instead of {best} |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="exit 1 unless all files are what would be written")
    parser.add_argument("--folder", type=pathlib.Path, default=ROOT / "host")
    parser.add_argument("--page", type=pathlib.Path, default=ROOT / "docs" / "performance.md")
    parser.add_argument("tables", nargs="*", help="what scripts/bench_csv.py wrote")
    arguments = parser.parse_args()
    paths = arguments.tables or sorted((ROOT / "bench" / "results" / "h200").glob("tune_*.csv"))
    if not paths:
        refuse("no tables, must be given, or be bench/results/h200/tune_*.csv")

    files = read(paths)
    written, lost, counts = {}, [], []
    for family in FAMILIES:
        times, ratios, means = measured_times(family, files)
        if not times:
            continue
        at_random = {family.key(x) for path, problems in family.of(files).items() if pathlib.Path(path).name in RANDOM
                     for x in problems}
        table = Table(times, shipped_of(times, {x: RANDOM_TOLERANCE if x in at_random else family.tolerance for x in times}))
        written[arguments.folder / family.file] = header(family, files, table, ratios, means)
        lost.append(validation(family, times, table.shipped))
        counts.append(f"{family.title}: {len(table.best)} problems, {len(table.shipped)} configurations")
    if not written:
        refuse("no kernel that is chosen from was measured")
    written[arguments.page] = between_marks(arguments.page, {"tune": "\n\n".join(lost)})
    if arguments.check:
        stale = [str(path) for path, text in written.items() if not path.exists() or path.read_text() != text]
        if stale:
            print(f"{', '.join(stale)}: must be what scripts/tune.py writes", file=sys.stderr)
            sys.exit(1)
        return
    for path, text in written.items():
        path.write_text(text)
    print("\n".join(counts))


if __name__ == "__main__":
    main()
