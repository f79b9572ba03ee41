#!/usr/bin/env python3
"""Writes the tables by which gemm() and gemm_fp8_scaled() choose, out of measurements, and says what choices lose.

usage: scripts/tune.py [--check] [--folder FOLDER] [--page PAGE] [TABLE...]

FOLDER: of gemm_table.hpp (16 bits), of those for other majors such as gemm_table_k_mn.hpp, of gemm_fast_table.hpp (FP8 that is
not promoted), and of gemm_fp8_table.hpp (FP8 that is), host/ unless given. TABLE: what
scripts/bench_csv.py made of a `rawgemm bench --json FILE` (bench/results/*/tune_*.csv); several files may measure different
configurations of the same problems; what was added to D takes no part, nor what the program does not offer
(scripts/explore.py times that, too). PAGE: its table between the marks tune:begin and tune:end is rewritten.
--check: exits 1 unless all files are what would be written.

What is best for a problem is decided by the ratios to cuBLASLt: the geometric mean of all, those below 1 taken as 1, in
round-robin and burst, times the least that is below, launched plainly, in both types of a table; an H200 counts three times.
For what lies between, host/gemm_choice.hpp has the estimate; here it is fitted, and applied to a tenth of the measured
problems at a time as if these had not been measured.
"""

import argparse
import collections
import enum
import functools
import math
import pathlib
import re
import sys
import typing

import numpy as np

sys.dont_write_bytecode = True
import generate_kernels  # noqa: E402
import random_shapes  # noqa: E402
from bench_results import Problem, between_marks, geometric_mean, refuse, right_run  # noqa: E402
from sample_tables import CONFIG, config_of  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
CONTENDER = re.compile(r"(\w+) (\d+)x(\d+), cluster (\d+)x(\d+)(?:x(\d+))?(?:, [AB] MN-major)*$")
KERNELS = {kernel["name"]: kernel for kernel in generate_kernels.kernels()}
KERNEL_NAMES = list(KERNELS)
AT_RANDOM = "scripts/explore.py ", "scripts/remeasure.py --estimated "  # the commands that measure random problems
MODES = ["rr", "burst"]
CLUSTERS_AT_ONCE = {1: 132, 2: 66, 3: 39, 4: 30, 5: 22, 6: 17, 7: 15, 8: 15}  # clusters_at_once() of host/gemm_work.hpp
OF_16_BITS, OF_FP8 = {"bf16", "fp16"}, {"e4m3", "e5m2"}
INPUT_NAMES = {"f16": "fp16"}  # of kernels.json, where the program has another one
ELEMENT_BYTES = {"bf16": 2, "fp16": 2, "e4m3": 1, "e5m2": 1}


class Family:
    """Kernels of which one is chosen for a problem, and the table for them.

    promotes: whether the kernels do.
    types: of A in the problems, all of which the kernels take.
    majors: of A and of B, "k" or "mn".
    element_bytes: of A and B in the table. What was measured with smaller elements is there with as many bytes: fast FP8
    with half of K, whose products take as long as 16 bits'.
    tolerance: a configuration is not shipped for the sake of less, since each one takes time to compile;
    random_tolerance: on one random problem; expected_gain: in the mean of random problems, by the estimate.
    names: of the header's arrays.
    """

    def __init__(self, title, file, promotes, types, element_bytes, tolerance, names, majors=("k", "k"),
                 random_tolerance=1.03, expected_gain=1e-4):
        self.title, self.file, self.tolerance, self.element_bytes = title, file, tolerance, element_bytes
        self.promotes, self.types, self.is_fp8 = promotes, types, types == OF_FP8
        self.random_tolerance, self.expected_gain = random_tolerance, expected_gain
        self.majors, self.is_k_major = majors, majors == ("k", "k")
        self.kernels = [name for name, kernel in KERNELS.items()
                        if kernel["promotes"] == promotes and types <= {INPUT_NAMES.get(x, x) for x in kernel["inputs"]}]
        self.arrays = dict(zip(("shipped", "costs", "shared", "measured"), names))

    def contenders(self, problem):
        """[(Config, contender)] of these kernels."""
        if problem.problem.get("accumulate") or problem.problem["input"] not in self.types:
            return []
        if (problem.problem.get("major_a", "k"), problem.problem.get("major_b", "k")) != self.majors:
            return []
        names = [(CONTENDER.match(x["name"]), x) for x in problem.timed if not x["programmatic"]]
        named = [(Config.named(*name.groups()), contender) for name, contender in names if name and name[1] in self.kernels]
        own = offered(without=self.not_offered())
        return [(config, contender) for config, contender in named if config in own]

    def not_offered(self):
        """What of the configurations these operands do not have, as of offered()."""
        return ("only_16" if self.is_fp8 else "only_fp8", *(() if self.is_k_major else ("k_major",)))

    def of(self, files):
        """Problems that these kernels were timed with, {path: problems} of {path: problems}; of files that have any."""
        own = {path: [x for x in problems if self.contenders(x)] for path, problems in files.items()}
        return {path: problems for path, problems in own.items() if problems}

    def key_of(self, m, n, k, input):
        """(m, n, k) of the table, for A and B of that type."""
        return m, n, -(-k * ELEMENT_BYTES[input] // self.element_bytes)

    def key(self, problem):
        return self.key_of(*(problem.problem[name] for name in ("m", "n", "k", "input")))

    def initialiser(self, config):
        """Of the configuration, in C++."""
        members = [f"Kernel::{config.kernel}", f"{{{config.block_m}, {config.block_n}}}",
                   f"{{{config.cluster_m}, {config.cluster_n}}}"]
        if KERNELS[config.kernel]["splits_k"] or not self.is_k_major:
            members.append(str(config.splits))
        if not self.is_k_major:
            members += [f"Major::{major}" for major in self.majors]
        return f"{{{', '.join(members)}}}"


def names_of_arrays(suffix):
    return f"shipped_gemms{suffix}", f"gemm_costs{suffix}", f"shared_costs{suffix}", f"measured_gemms{suffix}"


def of_majors(major_a, major_b):
    """16 bits where A or B is MN-major: three tables, which a library compiles all."""
    suffix = f"_{major_a}_{major_b}"
    title = "16 bits" + "".join(f", {name} MN-major" for name, major in (("A", major_a), ("B", major_b)) if major == "mn")
    return Family(title, f"gemm_table{suffix}.hpp", False, OF_16_BITS, 2, 1.002,
                  names_of_arrays(suffix), (major_a, major_b), random_tolerance=1.04, expected_gain=2e-4)


FAMILIES = [
    Family("16 bits", "gemm_table.hpp", False, OF_16_BITS, 2, 1.005, names_of_arrays(""), random_tolerance=1.02,
           expected_gain=6e-5),
    of_majors("k", "mn"),
    of_majors("mn", "k"),
    of_majors("mn", "mn"),
    Family("FP8, fast", "gemm_fast_table.hpp", False, OF_FP8, 2, 1.005,
           ("fast_gemms", "fast_costs", "shared_fast", "measured_fast"), random_tolerance=1.02, expected_gain=6e-5),
    Family("FP8, promoted", "gemm_fp8_table.hpp", True, OF_FP8, 1, 1.02,
           ("promoted_gemms", "promoted_costs", "shared_promoted", "measured_promoted")),
]

HEAD = """\
// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
{sources}
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {{

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm {names[shipped]}[] = {{
{shipped}
}};

/// Of each kernel: products, step, tile, area, first, launch, several; most_k.
inline constexpr GemmCost {names[costs]}[] = {{
{costs}
}};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost {names[shared]}{{{shared}}};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: over_modes() of {means}
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
    @functools.cache
    def named(cls, kernel, *numbers):
        """Of the parts of its name; the CTAs that share a tile are a cluster, too: 1x4, or 2x1x4 of several tiles."""
        block_m, block_n, cluster_m, cluster_n, splits = (int(x or 1) for x in numbers)
        if KERNELS[kernel]["splits_k"] and cluster_m == splits == 1:
            return cls(kernel, block_m, block_n, 1, 1, cluster_n)
        return cls(kernel, block_m, block_n, cluster_m, cluster_n, splits)

    @property
    def element_bytes(self):
        """Of A and B; a k block has 128 bytes of them."""
        return 1 if KERNELS[self.kernel]["promotes"] else 2

    @property
    def cluster_size(self):
        return self.cluster_m * self.cluster_n * self.splits

    @property
    def cluster(self):
        tiles = f"{self.cluster_m}x{self.cluster_n}"
        return tiles if self.splits == 1 else f"1x{self.splits}" if tiles == "1x1" else f"{tiles}x{self.splits}"

    def cluster_tiles(self, m, n):
        """Rows and columns of tiles, each for a cluster."""
        return -(-m // (self.block_m * self.cluster_m)), -(-n // (self.block_n * self.cluster_n))

    def __str__(self):
        return f"{self.kernel} {self.block_m}x{self.block_n}, cluster {self.cluster}"


@functools.cache
def offered(name="offered_configurations", without=()):
    """The configurations of this array of bench/configurations.hpp. without: such as only_16, those that only 16 bits have."""
    text = (ROOT / "bench" / "configurations.hpp").read_text()
    array = re.search(rf" {name}\[\] = \{{.*?\n\}};", text, re.DOTALL)[0]
    array = "".join(x for x in array.splitlines() if not any(f"OfferedFor::{operands}" in x for operands in without))
    return {Config(*config_of(x)) for x in CONFIG.finditer(array)}


class Rows(enum.IntEnum):
    """Of host/gemm_work.hpp: of several problems."""

    same = 0
    about = 1
    in_grid = 2


def mean_parts(low, high, of):
    def integral(x):
        whole = x // of
        return of * whole * (whole + 1) / 2 + (x - of * whole) * (whole + 1)
    return (integral(high) - integral(low)) / (high - low)


def mean_tiles(rows, of_problem, of):
    begins = [np.where(rows == Rows.in_grid, i * 128 % of, 0) for i in range(3)]
    return sum(mean_parts(begin + 0.7 * of_problem, begin + 1.3 * of_problem, of) for begin in begins) / len(begins)


OF_KERNEL = {"products": 0.3, "step": 0.03, "tile": 0.3, "area": 0.5, "first": 0.02, "launch": 2.0,
             "several": 2.0}  # GemmCost, before anything is known
SHARED = {"l2": 0.25, "at_64": 0.15, "at_32": 0.15, "at_16": 0.3, "memory": 0.2, "stored": 0.9, "cluster": 0.05, "again": 1.0}
LATE = ("at_64", "at_32", "at_16")  # numbers of SHARED
PARTS = ("launch", "own", "l2", "late", "memory")  # of a time: Slowness of host/gemm_work.hpp
PART_OF = {**dict.fromkeys(OF_KERNEL, "own"), "launch": "launch", "several": "launch", "l2": "l2", **dict.fromkeys(LATE, "late"),
           "memory": "memory", "cluster": "launch", "again": "launch"}  # "stored" is part of "memory"
AS_KERNEL = (1.0,) * len(PARTS)


class Pairs:
    """Configurations, each with a problem, as arrays with an element for each pair: what estimated_us() of
    host/gemm_choice.hpp computes with. A problem: m, n and k, and of several that are computed at once, how many and their
    Rows."""

    def __init__(self, pairs, majors=("k", "k")):
        self.configs, problems = zip(*pairs)
        self.each_config = list(dict.fromkeys(self.configs))
        places = {config: place for place, config in enumerate(self.each_config)}
        self.place = np.array([places[config] for config in self.configs])  # in each_config
        of_each = np.array([(KERNEL_NAMES.index(x.kernel), x.element_bytes, *x[1:]) for x in self.each_config])
        self.kernels, element_bytes, block_m, block_n, cluster_m, cluster_n, splits = of_each[self.place].T
        m, n, k, count, rows = np.array([(*problem, 1, Rows.same)[:5] for problem in problems]).T
        cluster_size = cluster_m * cluster_n * splits
        at_once = np.array([CLUSTERS_AT_ONCE[x] for x in cluster_size])
        # work_of() of host/gemm_work.hpp
        tiles_m = count * -(-m // (block_m * cluster_m))
        if (rows != Rows.same).any():
            of_several = np.maximum(np.floor(count * mean_tiles(rows, m, block_m) / cluster_m + 0.5), 1)
            tiles_m = np.where(rows == Rows.same, tiles_m, of_several)
        tiles_n = -(-n // (block_n * cluster_n))
        self.tiles = tiles_m * tiles_n
        self.waves = -(-self.tiles // at_once)
        self.steps = -(-k // (128 // element_bytes) // splits)
        self.area = block_m * block_n / 128**2
        self.full_waves = self.tiles // at_once
        self.rest = self.tiles % at_once / at_once  # of one more wave, the clusters that run of all that can
        # Rows of A and B of a tile that lie inside, in the mean, by the CTAs that share them.
        self.inside = count * m / (tiles_m * cluster_m) / cluster_n + n / (tiles_n * cluster_n) / cluster_m
        self.late = np.zeros((len(LATE), len(self.configs)))  # of each of LATE, rows of a whole tile, likewise
        for tile_rows, pitch in ((np.minimum(block_m, m) / cluster_n, k if majors[0] == "k" else m),
                                 (np.minimum(block_n, n) / cluster_m, k if majors[1] == "k" else n)):
            begin = np.maximum(np.gcd(pitch * element_bytes, 128), 16)
            for of_begin, bytes in zip(self.late, (64, 32, 16)):
                of_begin += np.where(begin == bytes, tile_rows, 0)
        # 10^6 bytes, for all clusters that can run
        self.read = element_bytes * count * (m * k + n * k) * 1e-6 * at_once / self.tiles
        self.stored = 2e-6 * count * m * n * at_once / self.tiles
        self.log2_cluster = np.ceil(np.log2(cluster_size))
        self.again = np.where(splits > 1, self.waves - 1, 0)  # waves behind the first one, where each begins anew


class Costs:
    """Numbers by which times are estimated. of_kernel: {kernel: those of GemmCost}; shared: those of SharedCost; slowness:
    {configuration: how much longer each of PARTS takes}. Those not given are as before anything is known."""

    def __init__(self, majors=("k", "k"), of_kernel={}, shared={}, slowness={}):
        self.majors = majors
        self.of_kernel = {kernel: {**OF_KERNEL, **of_kernel.get(kernel, {})} for kernel in KERNELS}
        self.shared = {**SHARED, **shared}
        self.slowness = dict(slowness)

    def us(self, config, problem):
        """estimated_us() of host/gemm_choice.hpp."""
        return self.us_of_each([config], problem)[config]

    def us_of_each(self, configs, problem):
        """{configuration: us}"""
        pairs = Pairs([(config, problem) for config in configs], self.majors)
        return dict(zip(configs, self.us_and_slopes(pairs)[0].tolist()))

    def us_and_slopes(self, pairs):
        """Of each pair the us, and how much they grow with the logarithm of each number of the kernel and each shared one."""
        of_kernels = np.array([list(self.of_kernel[kernel].values()) for kernel in KERNEL_NAMES]).T
        products, step, tile, area, first, launch, several = of_kernels[:, pairs.kernels]
        x = self.shared
        slowness = np.array([self.slowness.get(config, AS_KERNEL) for config in pairs.each_config])[pairs.place].T
        launch_slow, own_slow, l2_slow, late_slow, memory_slow = slowness
        products, step = own_slow * products * pairs.steps * pairs.area, own_slow * step * pairs.steps
        tile, area, first_us = own_slow * tile, own_slow * area * pairs.area, own_slow * first * pairs.steps
        own_us = products + step + tile + area
        l2_us = l2_slow * pairs.steps / 256 * x["l2"] * pairs.inside
        late_us = late_slow * pairs.steps / 256 * np.array([[x[name]] for name in LATE]) * pairs.late
        stored_us = memory_slow * x["memory"] * x["stored"] * pairs.stored
        memory_us = memory_slow * x["memory"] * pairs.read + stored_us
        launch_us = launch_slow * np.where(pairs.waves > 1, 0, launch)
        several_us = launch_slow * np.where(pairs.waves > 1, several, 0)
        cluster_us, again_us = launch_slow * x["cluster"] * pairs.log2_cluster, launch_slow * x["again"] * pairs.again
        us, of_own, of_late, of_l2, of_memory = launch_us + several_us + cluster_us + again_us + first_us, 0.0, 0.0, 0.0, 0.0
        for count, busy in (pairs.full_waves, 1.0), (pairs.rest > 0, pairs.rest):
            rows_us = late_us.sum(axis=0) + l2_us * busy
            wave_us = np.sqrt(own_us**2 + rows_us**2 + (memory_us * busy)**2)
            us = us + count * wave_us
            of_own = of_own + count * own_us / wave_us
            of_late = of_late + count * rows_us / wave_us
            of_l2 = of_l2 + count * rows_us * busy / wave_us
            of_memory = of_memory + count * memory_us * busy**2 / wave_us
        return us, np.array([products * of_own, step * of_own, tile * of_own, area * of_own, first_us, launch_us, several_us,
                             l2_us * of_l2, *(late_us * of_late), memory_us * of_memory, stored_us * of_memory,
                             cluster_us, again_us])


def slopes_of_parts(slopes):
    """With the logarithm of each of PARTS, out of those with the logarithm of each number."""
    numbers = [*OF_KERNEL, *SHARED]
    return np.array([sum(slopes[numbers.index(name)] for name, part_of in PART_OF.items() if part_of == part)
                     for part in PARTS])


def rounded(x):
    """As the table has it."""
    return float(f"{x:.4g}")


NEAR = 10  # a time of r times the problem's shortest weighs r^-NEAR: what will not be chosen must only not look fast
LEAST_WEIGHT = 1e-3
WEIGHT = 50  # of a problem
OF_PROBLEM = 1  # as much weight as of times says that a problem is as slow as estimated, in each configuration
OF_SLOWNESS = 0.5  # that a configuration is as slow as before
OF_PART = 0.02  # that each of its parts is
OF_PRIOR = 0.04  # that a number is what it was before
CHANGE = 1.0  # of a number's logarithm, in one iteration
PART_ITERATIONS = 4


def added_up(index, values, count):
    """sums[i] = sum of values[j] where index[j] == i"""
    columns = values[0].size
    places = index[:, None] * columns + np.arange(columns)
    return np.bincount(places.ravel(), values.ravel(), count * columns).reshape(count, *values.shape[1:])


class Samples:
    """Measured times beside what costs estimate, one element for each configuration of each problem; configurations and
    problems have their places in `configs` and `problems`. times: {problem: {config: us}}"""

    def __init__(self, times, majors):
        self.problems = list(times)
        self.configs = sorted({config for configs in times.values() for config in configs})
        self.pairs = Pairs([(config, problem) for problem in times for config in times[problem]], majors)
        places = {config: i for i, config in enumerate(self.configs)}
        self.of_config = np.array([places[config] for config in self.pairs.configs])
        counts = np.array([len(configs) for configs in times.values()])
        self.of_problem = np.repeat(np.arange(len(counts)), counts)
        self.us = np.array([us for configs in times.values() for us in configs.values()])
        self.least = np.array([min(configs.values()) for configs in times.values()])[self.of_problem]
        self.counts = counts[self.of_problem]

    def compare(self, costs, offsets, near=NEAR):
        """Of each, the weight, and logarithms: of the time by the estimate, and slopes of the estimate. What looks fast must
        be so: the weight is that of a configuration's time or, where that is less, of what it is believed to be. offsets:
        how slow each problem is in each configuration, a logarithm."""
        estimate, slopes = costs.us_and_slopes(self.pairs)
        believed = np.minimum(self.us, estimate * np.exp(offsets[self.of_problem]))
        weights = WEIGHT / self.counts * np.clip((self.least / believed)**near, LEAST_WEIGHT, 1.0)
        return weights, np.log(self.us / estimate), slopes / estimate

    def offsets(self, weights, errors):
        """How slow each problem is in each configuration, by these."""
        of_problem, count = self.of_problem, len(self.problems)
        return added_up(of_problem, weights * errors, count) / (OF_PROBLEM + added_up(of_problem, weights, count))


def with_slowness(costs, configs, added):
    """added: of each configuration, what each of PARTS is slower by, a logarithm"""
    before = np.array([costs.slowness.get(config, AS_KERNEL) for config in configs])
    now = dict(zip(configs, map(tuple, (before * np.exp(added)).tolist())))
    return Costs(costs.majors, costs.of_kernel, costs.shared, {**costs.slowness, **now})


def fitted(times, prior, start=None, iterations=25):
    """Costs with the least squares of the logarithm of estimate by time. times: {problem: {config: us}}

    What all configurations of a problem have in common does not decide which one is chosen. So each problem has a slowness
    of its own, which the fit finds and drops. First come the numbers that configurations share, with one slowness for all
    parts of each configuration, then each part's. prior: Costs from which numbers move away as far as times say so. start:
    where the fit begins, the prior unless given."""
    samples = Samples(times, prior.majors)
    kernels = np.unique(samples.pairs.kernels)

    def numbers_of(costs):
        of_kernels = [costs.of_kernel[KERNEL_NAMES[kernel]][x] for kernel in kernels for x in OF_KERNEL]
        return np.log(of_kernels + [costs.shared[x] for x in SHARED])

    def costs_of(numbers, slowness):
        values = iter(np.exp(numbers).tolist())
        of_kernels = {KERNEL_NAMES[kernel]: {x: next(values) for x in OF_KERNEL} for kernel in kernels}
        costs = Costs(prior.majors, of_kernels, {x: next(values) for x in SHARED}, prior.slowness)
        return with_slowness(costs, samples.configs, slowness[:, None])

    at, numbers = numbers_of(prior), numbers_of(start or prior)
    of_kernel, first_shared = len(OF_KERNEL), len(OF_KERNEL) * len(kernels)
    places = [[*range(of_kernel * i, of_kernel * (i + 1)), *range(first_shared, len(at))] for i in range(len(kernels))]
    slowness, offsets = np.zeros(len(samples.configs)), np.zeros(len(samples.problems))
    for _ in range(iterations):
        weights, errors, slopes = samples.compare(costs_of(numbers, slowness), offsets)
        in_all = added_up(samples.of_config, weights, len(slowness))
        more = np.zeros(len(slowness))  # slowness beside that before
        for _ in range(3):
            offsets = samples.offsets(weights, errors - more[samples.of_config])
            of_config = added_up(samples.of_config, weights * (errors - offsets[samples.of_problem]), len(slowness))
            more = (of_config - OF_SLOWNESS * slowness) / (in_all + OF_SLOWNESS)
        slowness = slowness + more
        left = errors - more[samples.of_config] - offsets[samples.of_problem]
        matrix, right = OF_PRIOR * np.eye(len(at)), OF_PRIOR * (at - numbers)
        of_problems = np.zeros((len(at), len(samples.problems)))
        for kernel, numbers_of_kernel in zip(kernels, places):
            own = samples.pairs.kernels == kernel
            weighted = slopes[:, own] * weights[own]
            matrix[np.ix_(numbers_of_kernel, numbers_of_kernel)] += weighted @ slopes[:, own].T
            right[numbers_of_kernel] += weighted @ left[own]
            of_problems[numbers_of_kernel] += added_up(samples.of_problem[own], weighted.T, len(samples.problems)).T
        in_problems = OF_PROBLEM + added_up(samples.of_problem, weights, len(samples.problems))
        matrix -= of_problems / in_problems @ of_problems.T
        steps = np.linalg.solve(matrix, right)
        numbers = numbers + np.clip(steps, -CHANGE, CHANGE)
        if np.abs(steps).max() < 1e-3:
            break
    return with_parts(samples, costs_of(numbers, slowness), offsets)


def with_parts(samples, costs, offsets, near=NEAR):
    """Costs whose configurations have a slowness for each of PARTS, where costs has one for all. offsets: of each problem,
    how slow it is in each configuration, a logarithm."""
    # Of each configuration: logarithms of what each part is slower by, and, the last one, all of them.
    found = np.zeros((len(samples.configs), len(PARTS) + 1))
    keep = np.array([OF_PART] * len(PARTS) + [OF_SLOWNESS])

    def costs_found():
        return with_slowness(costs, samples.configs, found[:, :-1] + found[:, -1:])

    for _ in range(PART_ITERATIONS):
        weights, errors, slopes = samples.compare(costs_found(), offsets, near)
        offsets = samples.offsets(weights, errors)
        columns = np.vstack([slopes_of_parts(slopes), np.ones(len(errors))]).T
        weighted = columns * weights[:, None]
        matrices = added_up(samples.of_config, weighted[:, :, None] * columns[:, None, :], len(found)) + np.diag(keep)
        right = added_up(samples.of_config, weighted * (errors - offsets[samples.of_problem])[:, None], len(found))
        steps = np.linalg.solve(matrices, (right - keep * found)[:, :, None])[:, :, 0]
        found = found + np.clip(steps, -CHANGE, CHANGE)
    return costs_found()


def as_written(costs):
    """As the header has them."""
    of_kernel = {kernel: {name: rounded(x) for name, x in values.items()} for kernel, values in costs.of_kernel.items()}
    return Costs(costs.majors, of_kernel, {name: rounded(x) for name, x in costs.shared.items()},
                 {config: tuple(map(rounded, of_parts)) for config, of_parts in costs.slowness.items()})


def problems_of_each(times):
    """{config: problems on which it was measured}"""
    result = collections.defaultdict(list)
    for problem, configs in times.items():
        for config in configs:
            result[config].append(problem)
    return result


def most_tiles(config, measured, most_rows):
    """ShippedGemm::most_tiles of host/gemm_work.hpp. measured: of problems_of_each(); most_rows: of all problems."""
    if any(m == most_rows for m, _, _ in measured):
        return 0
    return int(max(Pairs([(config, problem) for problem in measured]).tiles)) if measured else 1


def most_k(kernel, times):
    """GemmCost::most_k of host/gemm_work.hpp."""
    longest = max((k for (_, _, k), configs in times.items() if any(x.kernel == kernel for x in configs)), default=0)
    return 0 if 2 * longest >= max((k for _, _, k in times), default=0) else 1 << (longest - 1).bit_length()


class Table:
    """What the header holds. times: {problem: {config: us}}, of all that was measured; costs: fitted to them."""

    def __init__(self, times, shipped, costs):
        self.costs = as_written(costs)
        self.shipped = shipped
        self.most_k = {kernel: most_k(kernel, times) for kernel in {config.kernel for config in shipped}}
        measured, most_rows = problems_of_each(times), max((m for m, _, _ in times), default=0)
        self.most_tiles = {config: most_tiles(config, measured.get(config, ()), most_rows) for config in shipped}
        self.best = {problem: min(allowed, key=configs.get) for problem, configs in times.items()
                     if (allowed := [x for x in configs if x in self.shipped])}

    def us(self, problem, among):
        """Of each configuration, infinite where it is not known: is_known() of choose() of host/gemm_choice.hpp."""
        pairs = Pairs([(config, problem) for config in among], self.costs.majors)
        longest = np.array([self.most_k[config.kernel] for config in among])
        most = np.array([self.most_tiles[config] for config in among])
        is_known = ((longest == 0) | (problem[2] <= longest)) & ((most == 0) | (pairs.tiles <= most))
        return np.where(is_known | ~is_known.any(), self.costs.us_and_slopes(pairs)[0], math.inf)

    def estimate(self, problem, among):
        return among[self.us(problem, among).argmin()]

    def nearest(self, problem, among):
        """What is fastest at the nearest problem that was measured, in octaves."""
        near = [x for x, config in self.best.items() if config in among]
        nearest = min(near, key=lambda x: sum(abs(math.log2(y / z)) for y, z in zip(x, problem)), default=None)
        return self.best[nearest] if near else self.estimate(problem, among)

    def choose(self, problem, among):
        """choose_gemm() of host/gemm_choice.hpp."""
        return self.best.get(problem) or self.estimate(problem, among)


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


# Problems on which a configuration was timed that is shipped for the sake of random ones. What was timed on fewer, where it
# seemed fast, took 2 % longer than estimated in the mean of those that were timed next.
LEAST_TIMED = 8
SEED, RANDOM_PROBLEMS = 77, 1000  # of problems that no file has


def well_timed(times):
    """{configuration}"""
    timed = collections.Counter(config for configs in times.values() for config in configs)
    return {config for config, count in timed.items() if count >= LEAST_TIMED}


def expected_to_gain(shipped, us, least_gain):
    """What else is worth shipping. us: {config: its times, an array, by the estimate}, those of the shipped ones among them, on
    random problems of which nothing was measured; least_gain: in their mean, of each that is added."""
    least = np.min([us[config] for config in shipped], axis=0)
    left = {config: x for config, x in sorted(us.items()) if config not in shipped}
    added = []
    while left:
        gains = {config: np.log(np.maximum(1, least / of_config)).mean() for config, of_config in left.items()}
        best = max(gains, key=gains.get)
        if gains[best] < least_gain:
            break
        added.append(best)
        least = np.minimum(least, left.pop(best))
    return added


def us_of_all(us, among, problems):
    """{config: its times of these problems, an array}. us: us(problem, configs), their times in turn."""
    return dict(zip(among, np.array([us(problem, among) for problem in problems]).T))


def with_baseline(run, problem):
    """Where cuBLASLt does not take the problem, as of block scales, the fastest contender in each mode has its place."""
    timed = [x for x in problem["contenders"] if "modes" in x]
    if any(x["kind"] == "cublaslt" for x in timed):
        return Problem(run, problem)
    fastest = {mode: min(x["modes"][mode]["median_us"] for x in timed if mode in x["modes"]) for mode in run["modes"]}
    for contender in timed:
        for mode, figures in contender["modes"].items():
            figures["ratio_to_cublaslt"] = fastest[mode] / figures["median_us"]
    baseline = {"kind": "cublaslt", "name": "the fastest", "programmatic": False,
                "modes": {mode: {"median_us": us, "ratio_to_cublaslt": 1} for mode, us in fastest.items()}}
    return Problem(run, {**problem, "contenders": [*problem["contenders"], baseline]})


# Rows of tiles of D^T that left by boxes of 8 rows, each of which waited for one before, until several went at once, and
# the commits that they were measured at.
ONCE_BY_SMALL_BOXES = 88, 104, 136, 152, 232, 248
BY_SMALL_BOXES = {"a30557b04555", "2abc08c7509d", "d10d94cdaedf", "cf3da93ee4d6", "c29722bc1dc5", "d9066aab42ac", "922bed26bc9d",
                  "dd351dcc38e9", "2994c50d1a70", "284c6c06d7bb", "d9bcc48af099", "eab2c99052cc"}


# gemm_swapped once took tiles along rows of tiles, also where L2 does not hold A and B, so that B was read again for each
# row: the commits of the tables that were measured so (host/launch.hpp, rows_together).
L2_BYTES = 48 << 20
ALONG_ROWS = {"284c6c06d7bb", "2994c50d1a70", "2abc08c7509d", "36025b899c6d", "3ed9e369f9a3", "5c236f822635", "66396edaa375",
              "6e3e91d8008d", "82f32b820854", "87a9cba65de1", "922bed26bc9d", "a00966ecf460", "a30557b04555", "a4d9c1958e93",
              "c29722bc1dc5", "c79b588d1ac0", "cf3da93ee4d6", "d10d94cdaedf", "d9066aab42ac", "d9bcc48af099", "dd351dcc38e9",
              "df8647048785", "e0dde9e17751", "e15f4e996827", "e5b5ffe59d86", "eab2c99052cc"}


def was_along_rows(config, problem):
    """Whether such a table has the time of another order. problem: as tables have it."""
    m, n, k = (problem[x] for x in "mnk")
    rows, columns = config.cluster_tiles(m, n)
    bytes_of_both = (m + n) * k * ELEMENT_BYTES[problem["input"]]
    return ("form" not in problem and config.kernel == "gemm_swapped" and bytes_of_both > L2_BYTES and rows > 1
            and rows * columns > CLUSTERS_AT_ONCE[config.cluster_size])


def is_as_now(contender, run, problem):
    """Whether what a table has of a contender was measured with the kernel as it is."""
    name = CONTENDER.match(contender["name"])
    if not name or name[1] not in KERNELS:
        return True
    config = Config.named(*name.groups())
    was_by_small_boxes = config.kernel in ("gemm_swapped", "gemm_pingpong") and config.block_m in ONCE_BY_SMALL_BOXES
    return not (run["commit"] in BY_SMALL_BOXES and was_by_small_boxes
                or run["commit"] in ALONG_ROWS and was_along_rows(config, problem))


def table_of(path):
    """What scripts/bench_csv.py wrote, without what was measured with kernels that are others now."""
    run = right_run(path)
    problems = [{**x, "contenders": [y for y in x["contenders"] if is_as_now(y, run, x)]} for x in run["problems"]]
    return {**run, "problems": problems}


def read(paths):
    files = {}
    for path in paths:
        run = table_of(path)
        files[path] = [with_baseline(run, x) for x in run["problems"] if any("modes" in y for y in x["contenders"])]
        if not files[path]:
            refuse(f"{path}: must hold at least one problem that a kernel of ours was timed on")
    return files


def tables():
    """What is chosen by, unless other tables are given."""
    return sorted((ROOT / "bench" / "results").glob("*/tune_*.csv"))


OF_RUN = 0.1  # how much against what is measured counts that a run is like others


def over_runs(of_configs):
    """{configuration: ratio} of {configuration: [(run, ratio)]}. cuBLASLt, by which all is divided, is faster in some runs than
    in others: log(ratio) is a configuration's number plus a run's, by least squares. Where runs share no configuration, they
    are taken to be alike."""
    logs = [(config, run, math.log(ratio)) for config, ratios in of_configs.items() for run, ratio in ratios]
    of_runs, found = None, {run: 0.0 for _, run, _ in logs}
    while not of_runs or any(abs(of_run - of_runs[run]) > 1e-3 for run, of_run in found.items()):
        of_runs = found
        means = mean_of((config, log - of_runs[run]) for config, run, log in logs)
        found = mean_of(((run, log - means[config]) for config, run, log in logs), OF_RUN)
    return {config: math.exp(mean) for config, mean in means.items()}


def mean_of(pairs, zeros=0):
    """{key: mean of its numbers and so many zeros}"""
    sums, counts = collections.defaultdict(float), collections.Counter()
    for key, number in pairs:
        sums[key] += number
        counts[key] += 1
    return {key: x / (counts[key] + zeros) for key, x in sums.items()}


def over_modes(of_configs):
    """{configuration: ratio} of {configuration: {mode: [(run, ratio)]}}: the geometric mean over modes of what is above 1, the
    rest taken as 1, times the least where that is below 1: what is lost in one mode another does not make up for. What was
    not timed in each mode is taken to gain there what those did that were."""
    means = {config: {} for config in of_configs}
    for mode in sorted(set().union(*of_configs.values())):
        of_mode = {config: of_modes[mode] for config, of_modes in of_configs.items() if mode in of_modes}
        for config, ratio in over_runs(of_mode).items():
            means[config][mode] = ratio
    all_modes = set().union(*means.values())
    whole = [of_modes for of_modes in means.values() if set(of_modes) == all_modes]
    ratios = {}
    for config, of_modes in means.items():
        of_all = list(of_modes.values())
        for mode in sorted(all_modes - set(of_modes)) if whole else []:
            gain = geometric_mean([x[mode] / geometric_mean([x[timed] for timed in of_modes]) for x in whole])
            of_all.append(geometric_mean(of_modes.values()) * gain)
        ratios[config] = geometric_mean([max(1, x) for x in of_all]) * min(1, *of_all)
    return ratios


# The commits of tables that an H200 made when clusters began by a release (docs/performance.md), and by how much they begin
# faster now. What was timed in a later table, too, counts as it was there.
BEGAN_SLOWLY = {"0a2979f428e7", "df8647048785", "66396edaa375", "c79b588d1ac0", "a294bb41f9a4", "3ed9e369f9a3", "e5b5ffe59d86",
                "e0dde9e17751", "a4d9c1958e93", "a30557b04555", "2abc08c7509d", "d10d94cdaedf", "36025b899c6d", "cf3da93ee4d6",
                "468a2fd2cbf8"}
SAVED_US = 0.44

# The commits of tables that were made when tiles of one wave went together as of several (before rows_together_at_once of
# host/launch.hpp). What was timed in a later table, too, counts as it was there. Later ones are of 7ad821d, which ordered three
# rows of tiles and more, by another rule than c39e418 does.
IN_OTHER_ROWS = {"01c6737214be", "0a2979f428e7", "1f6327cf6cf1", "284c6c06d7bb", "2994c50d1a70", "2abc08c7509d", "36025b899c6d",
                 "38f63333ee8a", "39d26e8574b9", "3ed9e369f9a3", "468a2fd2cbf8", "5bccaf3af978", "5c236f822635", "5e5f7492a58f",
                 "5f3137040e9c", "66396edaa375", "69080d67c049", "6e3e91d8008d", "82f32b820854", "83e2e8f3834e", "85c6886a865b",
                 "87a9cba65de1", "87c922416e32", "922bed26bc9d", "97c604c8e645", "a00966ecf460", "a294bb41f9a4", "a30557b04555",
                 "a4d9c1958e93", "a67d5bbe4a98", "a771a13853d4", "b4d4bb551375", "c29722bc1dc5", "c79b588d1ac0", "cde0446a9399",
                 "cf3da93ee4d6", "d10d94cdaedf", "d9066aab42ac", "d9bcc48af099", "dd351dcc38e9", "deba00a085dc", "def26edbf832",
                 "df8647048785", "e0dde9e17751", "e15f4e996827", "e5b5ffe59d86", "e7b1bd248d56", "eab2c99052cc", "ed27533ad8c6",
                 "fc6941080cf3"}


def had_other_rows(config, problem):
    """Whether such a table may have the time of another order. problem: m, n, ..."""
    rows, columns = config.cluster_tiles(*problem[:2])
    return (config.kernel in ("gemm_cooperative", "gemm_pingpong", "gemm_swapped") and config.cluster_size <= 2
            and rows > 2 and rows * columns <= CLUSTERS_AT_ONCE[config.cluster_size])


@functools.cache
def saved_us(config, problem):
    """What clusters begin faster by than in such a table; where K is split, each wave of them begins anew."""
    if config.cluster_size == 1:
        return 0.0
    return SAVED_US * (int(Pairs([(config, problem)]).waves[0]) if KERNELS[config.kernel]["splits_k"] else 1)


UNSURE = 1.03  # times the estimate: of what a card did not time
NEARLY = 1.15  # of the fastest's time: those beside which it is estimated


# Times that a card counts: figures are published of one, the other keeps the choice from being wrong elsewhere.
COUNTS = collections.defaultdict(lambda: 1, {"NVIDIA H200": 3})


def over_cards(of_cards, us_of_each):
    """{configuration: ratio}, the geometric mean over cards, of {card: {configuration: ratio}}. What a card did not time is
    taken to stand to its fast ones as us_of_each[card](configurations) says, or somewhat worse, but never above the
    fastest: of many that were not timed, the one that seems fastest is mostly one that the estimate flatters."""
    if len(of_cards) == 1:
        return next(iter(of_cards.values()))
    ratios = {}
    configs = sorted(set().union(*of_cards.values()))
    for card, timed in of_cards.items():
        us = us_of_each[card](configs)
        level = geometric_mean([ratio * us[config] for config, ratio in timed.items() if NEARLY * ratio >= max(timed.values())])
        for config in configs:
            ratio = timed[config] if config in timed else min(level / (UNSURE * us[config]), max(timed.values()))
            ratios.setdefault(config, []).extend([ratio] * COUNTS[card])
    return {config: geometric_mean(x) for config, x in ratios.items()}


def measured_ratios(family, files):
    """{card: {problem: {config: ratio to cuBLASLt}}}, {card: {problem: us of cuBLASLt}}, and the modes and types that were
    measured."""
    cublaslt, ratios, modes, types, timed_anew, timed_later = {}, {}, set(), set(), set(), set()
    all_problems = [problem for problems in family.of(files).values() for problem in problems]

    def age(problem):
        return problem.run["commit"] in IN_OTHER_ROWS, problem.run["commit"] in BEGAN_SLOWLY

    for run, problem in enumerate(sorted(all_problems, key=age)):
        key, card, (in_other_rows, began_slowly) = family.key(problem), problem.run["device"]["name"], age(problem)
        counted = [mode for mode in MODES if mode in problem.run["modes"]] or problem.run["modes"]
        modes.update(counted)
        types.add(problem.problem["input"])
        cublaslt.setdefault(card, {}).setdefault(key, []).extend(problem.cublaslt(mode)["median_us"] for mode in counted)
        of_problem = ratios.setdefault(card, {}).setdefault(key, {})
        for config, contender in family.contenders(problem):
            timed = (card, key, config)
            if not in_other_rows:
                timed_anew.add(timed)
            elif timed in timed_anew and had_other_rows(config, key):
                continue
            saved = saved_us(config, key) if began_slowly else 0.0
            for mode in counted:
                if not began_slowly:
                    timed_later.add((*timed, mode))
                elif (*timed, mode) in timed_later:
                    continue
                figures = contender["modes"][mode]
                ratio = figures["ratio_to_cublaslt"] * (figures["median_us"] / (figures["median_us"] - saved))
                of_problem.setdefault(config, {}).setdefault(mode, []).append((run, ratio))
    means = {card: {key: over_modes(of_card[key]) for key in sorted(of_card)} for card, of_card in ratios.items()}
    cublaslt_us = {card: {key: geometric_mean(x) for key, x in of_card.items()} for card, of_card in cublaslt.items()}
    return means, cublaslt_us, f"{' and '.join(sorted(modes, reverse=True))}, {' and '.join(sorted(types))}"


def measured_times(family, files):
    """{problem: {config: us}}, {problem: {config: ratio to cuBLASLt}}, and the modes and types that were measured. us is
    cuBLASLt's over all files, divided by the ratio: only ratios of one run compare. Cards count as COUNTS says."""
    ratios, cublaslt, described = measured_ratios(family, files)
    estimates, prior = {}, Costs(family.majors)
    for card in sorted(ratios, key=lambda x: len(ratios[x]), reverse=True) if len(ratios) > 1 else []:
        times = {key: {config: cublaslt[card][key] / x for config, x in configs.items()} for key, configs in ratios[card].items()}
        prior = fitted(times, prior)  # what most was timed on says most
        estimates[card] = prior.us_of_each
    means, times = {}, {}
    for key in sorted(set().union(*ratios.values())):
        of_cards = {card: ratios[card][key] for card in ratios if key in ratios[card]}
        means[key] = over_cards(of_cards, {card: functools.partial(x, problem=key) for card, x in estimates.items()})
        us = geometric_mean([cublaslt[card][key] for card in of_cards])
        times[key] = {config: us / x for config, x in means[key].items()}
    return times, means, described


def fitted_to_tables(family):
    """{problem: {config: us}} of all tables, and Costs fitted to them."""
    times, _, _ = measured_times(family, read(tables()))
    return times, fitted(times, Costs(family.majors))


def shipped_line(family, config, costs, most_tiles):
    """Of an array of ShippedGemm."""
    slowness = ", ".join(map(str, costs.slowness.get(config, AS_KERNEL)))
    return f"    {{{family.initialiser(config)}, {{{slowness}}}, {most_tiles}}},"


def cost_line(kernel, costs, most_k):
    """Of an array of GemmCost."""
    return f"    {{Kernel::{kernel}, {', '.join(map(str, costs.of_kernel[kernel].values()))}, {most_k}}},"


def header(family, files, table, ratios, means):
    runs = {path: problems[0].run for path, problems in family.of(files).items()}
    sources = [f"//   {pathlib.Path(path).name}: {run['device']['name']}, cuBLASLt {run['device']['cublaslt']}, commit"
               f" {run['commit']}" for path, run in runs.items()]
    shipped = [shipped_line(family, config, table.costs, table.most_tiles[config]) for config in table.shipped]
    costs = [cost_line(kernel, table.costs, table.most_k[kernel]) for kernel in family.kernels if kernel in table.most_k]
    shared = ", ".join(map(str, table.costs.shared.values()))
    measured = [f"    {{{', '.join(map(str, problem))}, {family.initialiser(config)}}},  // {ratios[problem][config]:.3f}"
                for problem, config in table.best.items()]
    return HEAD.format(names=family.arrays, sources="\n".join(sources), shipped="\n".join(shipped), costs="\n".join(costs),
                       shared=shared, measured="\n".join(measured), means=means)


FOLDS = 10


def losses(times, shipped, prior, costs):
    """{rule: {problem: (loss, chosen, best)}}: what the nearest problem and the estimate choose without a tenth of the
    problems, for these."""
    found = {"the nearest measured problem": {}, "the smallest estimate (the rule)": {}}
    for fold in range(FOLDS):
        left_out = sorted(times)[fold::FOLDS]
        rest = {problem: configs for problem, configs in times.items() if problem not in left_out}
        if not rest:
            continue
        table = Table(rest, shipped, fitted(rest, prior, costs, iterations=5))
        for problem in left_out:
            configs = times[problem]
            among = [config for config in shipped if config in configs]
            if not among:
                continue
            for name, choose in zip(found, (table.nearest, table.estimate)):
                chosen = choose(problem, among)
                found[name][problem] = configs[chosen] / min(configs.values()), chosen, min(configs, key=configs.get)
    return found


def row(name, found):
    """Of a Markdown table; found: {problem: (loss, chosen, best)}"""
    losses = sorted(x[0] for x in found.values())
    problem = max(found, key=found.get)
    loss, chosen, best = found[problem]
    tenth = losses[math.ceil(0.9 * len(losses)) - 1]
    return (f"| {name} | {len(found)} | {100 * (geometric_mean(losses) - 1):.1f} % | {100 * (tenth - 1):.1f} % |"
            f" {100 * (loss - 1):.1f} % | {' x '.join(map(str, problem))}: {chosen} instead of {best} |")


def on_each_card(family, files, table):
    """{rule: {problem: (loss, chosen, best)}}: what the table's choices lose on each card that timed them, where there are
    several."""
    ratios, _, _ = measured_ratios(family, files)
    return {f"what was measured (the rule), on an {card}": {
                problem: (max(configs.values()) / configs[table.best[problem]], table.best[problem], max(configs, key=configs.get))
                for problem, configs in ratios[card].items() if table.best[problem] in configs}
            for card in sorted(ratios) if len(ratios) > 1}


def validation(family, lost, at_random, on_cards):
    """A Markdown table: what the rule loses, and what the nearest measured problem would."""
    lines = [f"| what decides, {family.title} | problems | mean loss | nine tenths below | worst |"
             " where: chosen instead of best |", "| --- | --- | --- | --- | --- | --- |"]
    for name, found in lost.items():
        if found:
            lines.append(row(name, found))
    at_random = {problem: x for problem, x in found.items() if problem in at_random}
    if at_random:
        lines.append(row(f"{name}, random problems", at_random))
    lines += [row(name, found) for name, found in on_cards.items()]
    return "\n".join(lines)


def write(texts, script, is_check):
    """Writes {path: text}, what `script` makes. is_check: writes nothing, but exits with 1 unless all of it stands there."""
    if is_check:
        stale = [str(path) for path, text in texts.items() if not path.exists() or path.read_text() != text]
        if stale:
            sys.exit(f"{', '.join(stale)}: must be what {script} writes")
        return
    for path, text in texts.items():
        path.write_text(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="exit 1 unless all files are what would be written")
    parser.add_argument("--folder", type=pathlib.Path, default=ROOT / "host")
    parser.add_argument("--page", type=pathlib.Path, default=ROOT / "docs" / "performance.md")
    parser.add_argument("tables", nargs="*", help="what scripts/bench_csv.py wrote")
    arguments = parser.parse_args()
    paths = arguments.tables or tables()
    if not paths:
        refuse("no tables, must be given, or be bench/results/*/tune_*.csv")

    files = read(paths)
    written, lost, counts, first, known_first = {}, [], [], None, set()
    for family in FAMILIES:
        times, ratios, means = measured_times(family, files)
        if not times:
            continue
        at_random = {family.key(x) for problems in family.of(files).values() for x in problems
                     if x.run.get("command", "").startswith(AT_RANDOM)}
        times_at_random = {x: times[x] for x in at_random & set(times)}
        known_at_random = well_timed(times_at_random)
        # Others that do not promote have been measured less, and cost about as much: what was not measured is taken from the
        # first ones, and what is known there needs to be timed but once.
        prior = Costs(family.majors)
        if not family.promotes and first is not None:
            prior = Costs(family.majors, first.of_kernel, first.shared, first.slowness)
            known_at_random |= known_first & set().union(*times_at_random.values())
        costs = fitted(times, prior)
        if family is FAMILIES[0]:
            first, known_first = costs, known_at_random
        known = well_timed(times) | known_at_random
        worth = {x: {config: us for config, us in configs.items() if config in known} if x in at_random else configs
                 for x, configs in times.items()}
        shipped = shipped_of({x: configs for x, configs in worth.items() if configs},
                             {x: family.random_tolerance if x in at_random else family.tolerance for x in times})
        if at_random:
            among = sorted({*shipped, *known_at_random})
            random_us = us_of_all(Table(times, among, costs).us, among, random_shapes.drawn(SEED, RANDOM_PROBLEMS, step=8))
            shipped = sorted([*shipped, *expected_to_gain(shipped, random_us, family.expected_gain)])
        table = Table(times, shipped, costs)
        written[arguments.folder / family.file] = header(family, files, table, ratios, means)
        lost.append(validation(family, losses(times, shipped, prior, costs), at_random,
                               on_each_card(family, files, table)))
        counts.append(f"{family.title}: {len(table.best)} problems, {len(table.shipped)} configurations")
    if not written:
        refuse("no kernel that is chosen from was measured")
    written[arguments.page] = between_marks(arguments.page, {"tune": "\n\n".join(lost)})
    write(written, "scripts/tune.py", arguments.check)
    if not arguments.check:
        print("\n".join(counts))


if __name__ == "__main__":
    main()
