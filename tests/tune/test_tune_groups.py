#!/usr/bin/env python3
"""What scripts/tune_groups.py ships, and that C++ chooses by its table as it does.

usage: test_tune_groups.py C++_COMPILER
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
sys.dont_write_bytecode = True
import random_shapes  # noqa: E402
import tune  # noqa: E402
import tune_groups  # noqa: E402

COMPILER = None
A, B, C = (tune.Config("gemm_pingpong", 128, 128, 1, cluster_n, 1) for cluster_n in (1, 2, 4))
PROBLEMS = [(64 * i, 4096, 1024, 8, tune.Rows.about) for i in range(1, 9)]


class Shipped(unittest.TestCase):
    def test_one_that_is_always_fastest_is_shipped_alone(self):
        times = {problem: {A: 2.0, B: 1.0, C: 3.0} for problem in PROBLEMS}
        estimates = tune_groups.estimated(times, tune_groups.fitted(times, tune.Costs(), 10))
        self.assertEqual(tune_groups.shipped_of(times, estimates), [B])

    def test_two_are_shipped_that_are_fast_for_some_each(self):
        times = {problem: {A: 1.0 + (i < 4), B: 1.0 + (i >= 4), C: 3.0} for i, problem in enumerate(PROBLEMS)}
        self.assertEqual(tune_groups.shipped_of(times, times), [A, B])

    def test_a_problem_keeps_what_alone_was_timed_on_it(self):
        times = {problem: {A: 1.0, B: 1.1} for problem in PROBLEMS[1:]} | {PROBLEMS[0]: {B: 1.0}}
        estimates = tune_groups.estimated(times, tune_groups.fitted(times, tune.Costs(), 10))
        self.assertIn(B, tune_groups.shipped_of(times, estimates))

    def test_losses_are_of_what_was_timed(self):
        times = {PROBLEMS[0]: {A: 1.0, B: 1.5}}
        estimates = {PROBLEMS[0]: {A: 3.0, B: 2.0, C: 1.0}}
        self.assertEqual(tune_groups.losses(times, estimates, [A, B, C]), [(1.5, PROBLEMS[0], B, A)])


class Choice(unittest.TestCase):
    def table(self, name, family):
        """{configuration: slowness} in the header's order, from which one on they are for at most so many rows, and from how many
        rows on the others are."""
        text = (ROOT / "host" / "grouped_table.hpp").read_text()
        body = text.split(f" {name}[] = {{")[1]
        rows, rest = body.split("};", 1)
        slowness = tune_groups.slowness_in(rows)
        costs = tune_groups.costs_of(family)
        few = map(int, re.search(r"FewRows \w+\{(\d+), (\d+), (\d+)\}", rest).groups())
        return tune.Costs(of_kernel=costs.of_kernel, shared=costs.shared, slowness=slowness), list(slowness), *few

    def batched_table(self):
        """Likewise of batches, whose costs are their own: Costs, and the configurations."""
        costs = tune_groups.costs_in(tune_groups.BATCHED_HEADER.read_text(), "shared_batched")
        return costs, list(costs.slowness)

    def test_cxx_chooses_as_the_script_does(self):
        problems = random_shapes.drawn_groups(7, 150, 1, 8192, 8)
        batches = random_shapes.drawn_batches(7, 150)
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder) / "choose"
            subprocess.run([COMPILER, "-std=c++20", "-w", "-I", ROOT / "model", "-I", ROOT, "-o", program,
                            ROOT / "tests" / "tune" / "choose_groups.cpp"], check=True)
            lines = "\n".join(" ".join(map(str, x)) for x in [*problems, ("batches",), *batches])
            chosen = subprocess.run([program], input=lines, capture_output=True, text=True, check=True).stdout.splitlines()
        wanted = []
        tables = (
            (tune_groups.with_favours, *self.table("shipped_groups", tune.FAMILIES[0])),
            (dict, *self.table("promoted_groups", tune.FAMILIES[-1])),
        )
        for groups, m, n, k in problems:
            for rows in (tune.Rows.about, tune.Rows.in_grid):
                for counted, costs, configs, first, most, least_of_others in tables:
                    among = configs[first:] if m < least_of_others else configs if m <= most else configs[:first]
                    problem = m, n, k, groups, rows
                    us = counted({problem: costs.us_of_each(among, problem)})[problem]
                    wanted.append(str(min(among, key=us.get)))
        costs, configs = self.batched_table()
        for batch, m, n, k in batches:
            us = costs.us_of_each(configs, (m, n, k, batch, tune.Rows.same))
            wanted.append(str(min(configs, key=us.get)))
        self.assertEqual(chosen, wanted)
        self.assertGreater(len(set(chosen)), 12)


if __name__ == "__main__":
    COMPILER = sys.argv.pop()
    unittest.main()
