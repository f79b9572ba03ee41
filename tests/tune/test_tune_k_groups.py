#!/usr/bin/env python3
"""That C++ chooses by what scripts/tune_k_groups.py wrote as it does, and what the script fits.

usage: test_tune_k_groups.py C++_COMPILER
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
import tune_k_groups  # noqa: E402
from tune_k_groups import Groups  # noqa: E402

COMPILER = None
SMALL, LARGE = (tune.Config("gemm_pingpong", block_m, 128, 1, 1, 1) for block_m in (64, 128))
LINE = re.compile(r"\{Kernel::(\w+), \{(\d+), (\d+)\}, \{(\d+), (\d+)\}.*?\}, ([\d., e+-]+)\},")


class Fit(unittest.TestCase):
    def test_parts_are_steps_of_waves_waves_and_a_launch(self):
        config = tune.Config("gemm_pingpong", 128, 128, 2, 1, 1)
        self.assertEqual(tune_k_groups.parts(config, Groups(256, 128, 640, 66)), (10, 1, 1))  # a cluster has both rows
        self.assertEqual(tune_k_groups.parts(config, Groups(257, 128, 640, 66)), (20, 2, 1))

    def test_what_times_are_made_of_is_found_again(self):
        costs = {SMALL: [0.25, 2.0, 5.0], LARGE: [0.5, 1.0, 4.0]}
        problems = [Groups(m, 1024, k, groups) for m in (64, 640, 4096) for k in (64, 1024, 8192) for groups in (1, 30)]
        times = {problem: {x: tune_k_groups.us(costs, x, problem) for x in costs} for problem in problems}
        found = tune_k_groups.fitted(times)
        for config, parts in costs.items():
            for x, y in zip(found[config], parts):
                self.assertAlmostEqual(x, y, 3)

    def test_no_part_is_negative(self):
        times = {Groups(64, 64, k, 1): {SMALL: us} for k, us in ((64, 10.0), (128, 8.0), (8192, 100.0))}
        self.assertTrue(all(x >= 0 for x in tune_k_groups.fitted(times)[SMALL]))

    def test_copies_of_a_problem_are_lost_once(self):
        problem = Groups(64, 64, 64, 1)
        times = {problem._replace(copy=i): {SMALL: 1.0, LARGE: 2.0} for i in range(3)}
        self.assertEqual(len(tune_k_groups.losses(times, tune_k_groups.fitted(times), [SMALL, LARGE])), 1)


class Choice(unittest.TestCase):
    def test_cxx_chooses_as_the_script_does(self):
        problems = random_shapes.drawn_k_groups(7, 200, 8)
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder) / "choose"
            subprocess.run([COMPILER, "-std=c++20", "-w", "-I", ROOT / "model", "-I", ROOT, "-o", program,
                            ROOT / "tests" / "tune" / "choose_k_groups.cpp"], check=True)
            lines = "\n".join(" ".join(map(str, x)) for x in problems)
            chosen = subprocess.run([program], input=lines, capture_output=True, text=True, check=True).stdout.splitlines()
        tables = []
        for array in tune_k_groups.HEADER.read_text().split("inline constexpr")[1:]:
            found = [(tune.Config(kernel, *map(int, sizes), 1), list(map(float, costs.split(", "))))
                     for kernel, *sizes, costs in LINE.findall(array)]
            tables.append(dict(found))
        self.assertEqual(len(tables), 2)
        wanted = []
        for groups, k, m, n in problems:
            for costs in tables:
                config = min(costs, key=lambda x: tune_k_groups.us(costs, x, Groups(m, n, k, groups)))
                majors = ", A MN-major, B MN-major" if costs is tables[0] else ""
                wanted.append(f"{config}{majors}")
        self.assertEqual(chosen, wanted)
        self.assertGreater(len(set(chosen)), 6)


if __name__ == "__main__":
    COMPILER = sys.argv.pop()
    unittest.main()
