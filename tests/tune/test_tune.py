#!/usr/bin/env python3
"""What scripts/tune.py makes of measurements that are made up: the table, the losses, and that C++ chooses like it.

usage: test_tune.py C++_COMPILER
"""

import json
import math
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest
import unittest.mock

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
sys.dont_write_bytecode = True
import tune  # noqa: E402

COMPILER = None
PAGE = "before\n<!-- tune:begin -->\nold\n<!-- tune:end -->\nafter\n"
CONFIGS = [tune.Config(*x) for x in (
    ("gemm_cooperative", 128, 256, 1, 1, 1), ("gemm_cooperative", 256, 128, 1, 2, 1), ("gemm_pingpong", 128, 128, 1, 1, 1),
    ("gemm_pingpong", 128, 192, 1, 1, 1), ("gemm_splitk", 16, 64, 1, 1, 1), ("gemm_splitk", 64, 72, 1, 1, 4),
    ("gemm_splitk", 128, 112, 1, 1, 2), ("gemm_swapped", 168, 192, 2, 1, 1))]
PROBLEMS = [(m, n, k) for m in (1, 64, 512, 4096) for n, k in ((2112, 7200), (7168, 2064), (8192, 8200), (32768, 512))]
FAMILY = tune.FAMILIES[0]
COSTS = tune.Costs(of_kernel={
    kernel: dict(zip(tune.OF_KERNEL, numbers)) for kernel, numbers in {
        "gemm_cooperative": (0.36, 0.01, 0.9, 0.4, 0.01, 1.5, 1.2), "gemm_pingpong": (0.3, 0.03, 0.5, 0.3, 0.02, 2.5, 2.0),
        "gemm_splitk": (0.15, 0.1, 0.7, 2, 0.01, 1.4, 1.6), "gemm_swapped": (0.33, 0.02, 0.6, 0.9, 0.005, 1.5, 1.7),
        "gemm_slicedk": (1.7, 0.1, 0.2, 0.01, 0.05, 0.5, 0.4)}.items()},
    shared={"l2": 0.3, "at_64": 0.2, "at_32": 0.4, "memory": 0.24, "cluster": 0.5})


def made_up_us(config, problem):
    return COSTS.us(config, problem)


def contender(name, kind, us, cublaslt_us, programmatic=False):
    return {"name": name, "kind": kind, "programmatic": programmatic, "refused": "", "failure": "",
            "check": {"right": True},
            "modes": {mode: {"median_us": us, "ratio_to_cublaslt": cublaslt_us / us} for mode in ("rr", "burst")}}


def run_of(problems, us=made_up_us, configs=CONFIGS):
    """What `rawgemm bench --json` would write."""
    def one(problem):
        m, n, k = problem
        cublaslt_us = 1.1 * min(us(config, problem) for config in configs)
        ours = [contender(str(config), "ours", us(config, problem), cublaslt_us, programmatic)
                for config in configs for programmatic in (False, True)]
        others = [contender("gemm_swapped 232x128, cluster 4x1", "ours", 0.1, cublaslt_us),  # not offered
                  contender("gemm: gemm_pingpong 128x64, cluster 1x1", "ours", 0.1, cublaslt_us)]
        return {"m": m, "n": n, "k": k, "input": "bf16", "output": "bf16", "failure": "",
                "contenders": [contender("cuBLASLt", "cublaslt", cublaslt_us, cublaslt_us), *ours, *others]}

    return {"commit": "0123456789ab", "device": {"name": "made-up device", "cublaslt": "1.2.3"},
            "modes": ["rr", "burst"], "problems": [one(problem) for problem in problems]}


def mn_major(run):
    """The same with A and B MN-major."""
    def with_majors(contender):
        return {**contender, "name": contender["name"] + ", A MN-major, B MN-major"} if contender["kind"] == "ours" else contender

    problems = [{**x, "major_a": "mn", "major_b": "mn", "contenders": [with_majors(y) for y in x["contenders"]]}
                for x in run["problems"]]
    return {**run, "problems": problems}


class Tune(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "host").mkdir()
        self.table = self.folder / "host" / "gemm_table.hpp"
        self.page = self.folder / "page.md"
        self.page.write_text(PAGE)

    def file(self, run, name="tune_made_up.json"):
        path = self.folder / name
        path.write_text(json.dumps(run))
        return path

    def tune(self, *arguments):
        command = [sys.executable, ROOT / "scripts" / "tune.py", "--folder", self.table.parent, "--page", self.page, *arguments]
        return subprocess.run(list(map(str, command)), capture_output=True, text=True)

    def written(self, *files):
        result = self.tune(*files)
        self.assertEqual(result.returncode, 0, result.stderr)
        return self.table.read_text()

    def chosen_by_cpp(self, problems):
        program = self.folder / "choose"
        subprocess.run([COMPILER, "-std=c++20", "-w", "-I", self.folder, "-I", ROOT / "model", "-I", ROOT,
                        ROOT / "tests" / "tune" / "choose.cpp", "-o", program], check=True)
        lines = "".join(f"{m} {n} {k}\n" for m, n, k in problems)
        return subprocess.run([program], input=lines, capture_output=True, text=True, check=True).stdout.splitlines()


class Table(Tune):
    def test_says_who_wrote_it_and_from_what(self):
        lines = self.written(self.file(run_of(PROBLEMS))).split("\n")
        self.assertTrue(lines[0].startswith("// Written by scripts/tune.py"))
        self.assertIn("//   tune_made_up.json: made-up device, cuBLASLt 1.2.3, commit 0123456789ab", lines)

    def test_has_the_best_of_each_problem(self):
        text = self.written(self.file(run_of(PROBLEMS)))
        for m, n, k in PROBLEMS:
            best = min(CONFIGS, key=lambda config: made_up_us(config, (m, n, k)))
            splits = f", {best.splits}" if best.kernel == "gemm_splitk" else ""
            row = (f"{{{m}, {n}, {k}, {{Kernel::{best.kernel}, {{{best.block_m}, {best.block_n}}},"
                   f" {{{best.cluster_m}, {best.cluster_n}}}{splits}}}}},  // 1.1")
            self.assertIn(row, text)

    def test_decides_on_both_modes_of_plain_launches(self):
        for plain, programmatic in (((4.0, 0.5), (0.5, 0.5)), ((0.5, 0.5), (4.0, 4.0))):
            run = run_of([(64, 2112, 7168)])
            for x in run["problems"][0]["contenders"]:
                if x["name"] == str(CONFIGS[4]):
                    for mode, ratio in zip(("rr", "burst"), programmatic if x["programmatic"] else plain):
                        x["modes"][mode]["ratio_to_cublaslt"] = ratio
            self.assertNotIn(FAMILY.initialiser(CONFIGS[4]), self.written(self.file(run)).split("measured_gemms")[1])

    def test_files_may_share_the_configurations(self):
        whole = self.written(self.file(run_of(PROBLEMS)))
        best = min(CONFIGS, key=lambda config: made_up_us(config, PROBLEMS[0]))
        # cuBLASLt is 1.1 of the best of each file: rows as before, if ratios are to the same cuBLASLt.
        halves = run_of(PROBLEMS), run_of(PROBLEMS)
        for half, is_in in zip(halves, (lambda i: i < 3, lambda i: i >= 3)):
            names = {str(config) for i, config in enumerate(CONFIGS) if is_in(i)}
            for problem in half["problems"]:
                problem["contenders"] = [x for x in problem["contenders"]
                                         if x["kind"] == "cublaslt" or x["name"] in names]
        text = self.written(self.file(halves[0], "a.json"), self.file(halves[1], "b.json"))
        self.assertIn(FAMILY.initialiser(best), text)
        self.assertEqual(text.split("#pragma once")[1], whole.split("#pragma once")[1])

    def test_each_card_counts_alike(self):
        problem, configs = (4096, 7168, 2064), CONFIGS[:3]

        def on(name, us, configs=configs):
            return {**run_of([problem], lambda config, _: us[config], configs), "device": {"name": name, "cublaslt": "1.2.3"}}

        level, alone, slow = configs
        first = self.file(on("first card", {level: 100.0, alone: 99.0, slow: 130.0}), "a.json")
        second = self.file(on("second card", {level: 50.0, alone: 60.0}, configs[:2]), "b.json")

        def best(*files):
            return self.written(*files).split("measured_gemms")[1]

        self.assertIn(FAMILY.initialiser(alone), best(first))
        self.assertIn(FAMILY.initialiser(level), best(first, second))
        self.assertIn(FAMILY.initialiser(level), best(first, first, second))  # however much a card timed
        us = tune.measured_times(FAMILY, tune.read([first, second]))[0][problem]
        self.assertAlmostEqual(us[level] / us[alone], math.sqrt(100 / 99 * 50 / 60))

    def test_what_is_timed_since_clusters_begin_faster_stands_in_for_what_the_card_had(self):
        problem, (a, b, c) = (4096, 7168, 2064), [x for x in CONFIGS if x.cluster_size == 1][:3]

        def on(name, us, **others):
            return {**run_of([problem], lambda config, _: us[config], list(us)), "device": {"name": name, "cublaslt": "1"}, **others}

        before = self.file(on("a card", {a: 100.0, b: 101.0, c: 90.0}, commit=min(tune.BEGAN_SLOWLY)), "a.json")
        anew = self.file(on("a card", {a: 100.0, b: 95.0}, modes=["rr"]), "b.json")
        ratios = tune.measured_ratios(FAMILY, tune.read([before, anew]))[0]["a card"][problem]
        # cuBLASLt takes 1.1 of a run's fastest: 99 us before, 104.5 anew, where there was no burst.
        self.assertAlmostEqual(ratios[a], math.sqrt(104.5 / 100) * 99 / 100)
        self.assertAlmostEqual(ratios[b], math.sqrt(104.5 / 95) * 99 / 101)
        self.assertAlmostEqual(ratios[c], 99 / 90)

    def test_what_is_timed_since_tiles_of_one_wave_lie_in_another_order_stands_in_for_what_the_card_had(self):
        problem, several_waves = (1024, 1536, 4096), (8192, 8192, 4096)
        a, b = tune.Config("gemm_pingpong", 128, 128, 1, 1, 1), tune.Config("gemm_splitk", 128, 64, 1, 1, 2)

        def on(us, **others):
            return {**run_of([problem, several_waves], lambda config, _: us[config], [a, b]),
                    "device": {"name": "a card", "cublaslt": "1"}, **others}

        before = self.file(on({a: 110.0, b: 100.0}, commit=min(tune.IN_OTHER_ROWS - tune.BEGAN_SLOWLY)), "a.json")
        anew = self.file(on({a: 90.0, b: 100.0}), "b.json")
        of_card = tune.measured_ratios(FAMILY, tune.read([before, anew]))[0]["a card"]
        self.assertAlmostEqual(of_card[problem][a] / of_card[problem][b], 100 / 90, delta=0.01)
        self.assertTrue(tune.had_other_rows(a, problem) and not tune.had_other_rows(a, several_waves))
        self.assertLess(of_card[several_waves][a] / of_card[several_waves][b], 1.05)  # of both

    def test_what_was_not_timed_in_each_mode_gains_there_as_others_did(self):
        a, b, c = CONFIGS[:3]
        ratios = tune.over_modes({a: {"rr": [(1, 1.0), (1, 0.81)], "burst": [(1, 1.2)]}, b: {"rr": [(1, 0.9)], "burst": [(1, 1.0)]},
                                  c: {"rr": [(1, 1.0)]}})
        self.assertAlmostEqual(ratios[a], math.sqrt(1.2) * 0.9)
        self.assertAlmostEqual(ratios[b], 0.9)
        self.assertAlmostEqual(ratios[c], math.sqrt(math.sqrt(1.2 / 0.9 * 1.0 / 0.9)))

    def test_what_one_mode_loses_another_does_not_make_up_for(self):
        a, b, c, d = CONFIGS[:4]
        ratios = tune.over_modes({config: {"rr": [(1, rr)], "burst": [(1, burst)]} for config, rr, burst in
                                  ((a, 1.04, 0.96), (b, 0.99, 0.985), (c, 1.04, 1.0), (d, 1.02, 1.02))})
        self.assertEqual(sorted(ratios, key=ratios.get), [a, b, c, d])
        self.assertAlmostEqual(ratios[c], math.sqrt(1.04))

    def test_what_a_run_with_a_slow_cublaslt_timed_is_no_faster_for_that(self):
        a, b, c, d = CONFIGS[:4]
        ratios = tune.over_runs({a: [(1, 1.0), (2, 1.0), (3, 1.1)], b: [(1, 0.98), (2, 0.98), (3, 0.98 * 1.1)], c: [(3, 1.09)],
                                 d: [(4, 1.05)]})
        self.assertAlmostEqual(ratios[b] / ratios[a], 0.98)
        self.assertAlmostEqual(ratios[c] / ratios[a], 1.09 / 1.1, delta=0.005)
        self.assertAlmostEqual(ratios[d], 1.05)  # nothing else was timed in its run

    def test_what_a_card_did_not_time_is_as_its_estimate_says_or_worse(self):
        a, b, c = CONFIGS[:3]
        first, second = {a: 7.0, b: 7.0, c: 7.0}, {a: 10.0, b: 20.0, c: 40.0}
        ratios = tune.over_cards({"first": {a: 0.9, b: 1.0, c: 0.5}, "second": {a: 1.2}},
                                 {"first": lambda _: first, "second": lambda _: second})
        self.assertAlmostEqual(ratios[a], math.sqrt(0.9 * 1.2))
        self.assertAlmostEqual(ratios[b], math.sqrt(1.0 * 1.2 * 10 / (20 * tune.UNSURE)))
        self.assertAlmostEqual(ratios[c], math.sqrt(0.5 * 1.2 * 10 / (40 * tune.UNSURE)))

    def test_fast_fp8_has_a_table_of_its_own_with_half_of_k(self):
        run = run_of([(64, 2112, 7168)])
        run["problems"][0].update(k=2 * 7168 - 1, input="e4m3")
        of_16_bits = self.file(run_of(PROBLEMS), "tune_16.json")
        alone = self.written(of_16_bits)
        self.assertEqual(self.written(of_16_bits, self.file(run)), alone)
        text = (self.table.parent / "gemm_fast_table.hpp").read_text()
        self.assertIn("    {64, 2112, 7168, ", text)
        self.assertNotIn("tune_16.json", text)

    def test_operands_in_other_majors_have_a_table_of_their_own(self):
        run = mn_major(run_of(PROBLEMS, lambda config, problem: 1 / made_up_us(config, problem)))
        k_major = self.file(run_of(PROBLEMS), "tune_k.json")
        self.assertEqual(self.written(k_major, self.file(run, "tune_mn.json")), self.written(k_major))
        text = (self.table.parent / "gemm_table_mn_mn.hpp").read_text()
        m, n, k = PROBLEMS[0]
        best = max(CONFIGS, key=lambda config: made_up_us(config, PROBLEMS[0]))
        family = tune.of_majors("mn", "mn")
        self.assertIn(f"measured_gemms_mn_mn[] = {{\n    {{{m}, {n}, {k}, {family.initialiser(best)}}},", text)
        self.assertTrue(family.initialiser(best).endswith(", Major::mn, Major::mn}"))
        self.assertFalse((self.table.parent / "gemm_table_k_mn.hpp").exists())

    def test_what_was_timed_often_k_major_is_shipped_in_other_majors(self):
        seldom = tune.Config("gemm_pingpong", 128, 176, 1, 1, 1)

        def us(config, problem):  # the one that few problems timed seems fast
            return made_up_us(config, problem) if config in CONFIGS else 0.5 * min(made_up_us(x, problem) for x in CONFIGS)

        at_random = {"command": "scripts/explore.py made up"}
        k_major = self.file({**run_of(PROBLEMS), **at_random}, "tune_k.json")
        self.written(k_major, self.file({**mn_major(run_of(PROBLEMS[:2], us, [*CONFIGS, seldom])), **at_random}, "tune_mn.json"))
        text = (self.table.parent / "gemm_table_mn_mn.hpp").read_text()
        family = tune.of_majors("mn", "mn")
        best = min(CONFIGS, key=lambda config: made_up_us(config, PROBLEMS[0]))
        self.assertIn(family.initialiser(best), text)
        self.assertNotIn(family.initialiser(seldom), text)

    def test_leaves_out_what_was_added_to_d(self):
        run = run_of(PROBLEMS, lambda config, problem: 1 / made_up_us(config, problem))
        for problem in run["problems"]:
            problem["accumulate"] = True
            for contender in problem["contenders"]:
                contender["name"] += ", AddToD" if contender["kind"] == "ours" else ""
        stored = self.file(run_of(PROBLEMS), "tune_stored.json")
        self.assertEqual(self.written(stored, self.file(run, "tune_added.json")), self.written(stored))

    def test_ships_no_configuration_that_gains_next_to_nothing(self):
        nearly = tune.Config("gemm_pingpong", 128, 176, 1, 1, 1)
        best = min(CONFIGS, key=lambda config: made_up_us(config, PROBLEMS[0]))

        def us(config, problem):
            return 0.999 * made_up_us(best, problem) if config == nearly else made_up_us(config, problem)

        text = self.written(self.file(run_of(PROBLEMS, us, [*CONFIGS, nearly])))
        self.assertNotEqual(FAMILY.initialiser(nearly) in text, FAMILY.initialiser(best) in text)

    def test_ships_what_is_expected_to_gain_beside_what_is_shipped_before_it(self):
        shipped, broad, like_it, narrow, never = CONFIGS[:5]
        us = {shipped: [4, 4, 4, 4], broad: [2, 2, 4, 4], like_it: [2, 2.1, 4, 4], narrow: [4, 4, 4, 3.9], never: [5, 5, 5, 5]}
        us = {config: tune.np.array(x, float) for config, x in us.items()}
        self.assertEqual(tune.expected_to_gain([shipped], us, 1e-3), [broad, narrow])
        self.assertEqual(tune.expected_to_gain([shipped], us, 0.01), [broad])
        self.assertEqual(tune.expected_to_gain([shipped, broad, narrow], us, 1e-3), [])

    def test_is_refused_without_measurements(self):
        for run, words in ((run_of([]), "at least one problem"), ({"kernel": "x"}, "rawgemm bench --json")):
            result = self.tune(self.file(run))
            self.assertEqual(result.returncode, 2)
            self.assertIn(words, result.stderr)
        self.page.write_text("no marks\n")
        self.assertIn("tune:begin", self.tune(self.file(run_of(PROBLEMS))).stderr)

    def test_check(self):
        file = self.file(run_of(PROBLEMS))
        self.assertEqual(self.tune("--check", file).returncode, 1)
        self.written(file)
        self.assertEqual(self.tune("--check", file).returncode, 0)
        self.page.write_text(self.page.read_text().replace("| 16 |", "| 17 |", 1))
        self.assertEqual(self.tune("--check", file).returncode, 1)


class Rule(Tune):
    def test_finds_the_costs_that_made_the_times_up(self):
        times, _, _ = tune.measured_times(FAMILY, tune.read([self.file(run_of(PROBLEMS))]))
        costs = tune.fitted(times, tune.Costs())
        for problem in ((100, 5000, 5000), (3000, 300, 9000), (20000, 20000, 20000)):
            # What they have in common decides nothing, nor how slow the slow ones are.
            fast = [config for config in CONFIGS if made_up_us(config, problem) < 1.3 * min(made_up_us(x, problem) for x in CONFIGS)]
            ratios = [costs.us(config, problem) / made_up_us(config, problem) for config in fast]
            self.assertLess(max(ratios) / min(ratios), 1.1, problem)

    def test_slopes_are_those_of_the_estimate(self):
        for config in CONFIGS:
            for problem in ((3, 15392, 1232), (131, 17488, 1248), (1000, 4104, 1032), (8192, 8192, 8192)):
                for majors in (("k", "k"), ("mn", "k"), ("k", "mn")):
                    def us(name, factor):
                        own, shared = dict(COSTS.of_kernel[config.kernel]), dict(COSTS.shared)
                        (own if name in own else shared)[name] *= factor
                        return tune.Costs(majors, {config.kernel: own}, shared).us(config, problem)

                    def us_of_parts(parts):
                        return tune.Costs(majors, COSTS.of_kernel, COSTS.shared, {config: parts}).us(config, problem)

                    costs = tune.Costs(majors, COSTS.of_kernel, COSTS.shared)
                    slopes = costs.us_and_slopes(tune.Pairs([(config, problem)], majors))[1][:, 0]
                    for name, slope in zip([*tune.OF_KERNEL, *tune.SHARED], slopes):
                        found = (us(name, math.exp(1e-4)) - us(name, math.exp(-1e-4))) / 2e-4
                        self.assertAlmostEqual(found, slope, delta=1e-5 * us(name, 1), msg=(config, problem, name))
                    for i, slope in enumerate(tune.slopes_of_parts(slopes)):
                        up, down = ([math.exp(x * (i == j)) for j in range(len(tune.PARTS))] for x in (1e-4, -1e-4))
                        found = (us_of_parts(up) - us_of_parts(down)) / 2e-4
                        self.assertAlmostEqual(found, slope, delta=1e-5 * us_of_parts(up), msg=(config, problem, tune.PARTS[i]))

    def test_finds_what_parts_of_a_configuration_are_slower(self):
        slow = CONFIGS[2]
        truth = tune.Costs(COSTS.majors, COSTS.of_kernel, COSTS.shared, {slow: (1.0, 1.0, 2.0, 1.0, 1.0)})
        problems = [(m, n, k) for m in (128, 700, 2000, 4096) for n in (256, 1024, 6000) for k in (256, 1024, 4096)]
        times = {x: {config: truth.us(config, x) for config in CONFIGS[:4]} for x in problems}
        others = [(m, n, k) for m in (300, 3000) for n in (512, 3000) for k in (512, 2048)]

        def worst_error():
            costs, worst = tune.fitted(times, COSTS), 0.0
            for problem in others:
                errors = [math.log(costs.us(config, problem) / truth.us(config, problem)) for config in CONFIGS[:4]]
                worst = max(worst, max(errors) - min(errors))
            return worst

        of_parts = worst_error()
        with unittest.mock.patch.object(tune, "PART_ITERATIONS", 0):
            self.assertLess(2 * of_parts, worst_error())

    def test_loses_little_where_times_are_as_estimated(self):
        self.written(self.file(run_of(PROBLEMS)))
        rows = [line.split("|") for line in self.page.read_text().split("\n") if line.startswith("| the ")]
        self.assertEqual(len(rows), 2)
        for row in rows:
            self.assertEqual(row[2].strip(), str(len(PROBLEMS)))
        self.assertLess(float(rows[1][3].split()[0]), 2)
        self.assertTrue(self.page.read_text().startswith("before\n<!-- tune:begin -->\n| what decides"))
        self.assertTrue(self.page.read_text().endswith("<!-- tune:end -->\nafter\n"))

    def test_random_problems_are_those_that_explore_measured(self):
        run = run_of(PROBLEMS[:4])
        run["command"] = "scripts/explore.py CONFIGURATIONS SHAPES TABLE"
        self.written(self.file(run_of(PROBLEMS[4:]), "tune_others.json"), self.file(run))
        rows = [line.split("|") for line in self.page.read_text().split("\n") if "random problems" in line]
        self.assertEqual([row[2].strip() for row in rows], ["4"])

    def test_cpp_chooses_alike(self):
        tiny = [(m, n, k) for m in (1, 16, 64) for n in (64, 512) for k in (64, 512)]
        run = run_of(PROBLEMS + tiny, configs=[*CONFIGS, tune.Config("gemm_slicedk", 16, 16, 1, 1, 1)])
        for problem in run["problems"]:  # as if it had been timed on short products alone
            problem["contenders"] = [x for x in problem["contenders"]
                                     if problem["k"] <= 512 or not x["name"].startswith("gemm_slicedk")]
        times, _, _ = tune.measured_times(FAMILY, tune.read([file := self.file(run)]))
        self.written(file)
        table = tune.Table(times, tune.shipped_of(times, dict.fromkeys(times, FAMILY.tolerance)),
                           tune.fitted(times, tune.Costs()))
        numbers = random.Random(1)
        problems = [*PROBLEMS, (1, 1, 1), (2**30, 2**30, 2**30), (2**30, 1, 1), (1, 2**30, 8), (1, 8, 2**30)]
        problems += [tuple(numbers.randint(1, 2**numbers.randint(0, 17)) for _ in range(3)) for _ in range(2000)]
        problems += [tuple(max(1, round(x * 2**numbers.uniform(-1, 1))) for x in problem) for problem in PROBLEMS * 20]
        chosen = [str(table.choose(problem, table.shipped)) for problem in problems]
        self.assertEqual(self.chosen_by_cpp(problems), chosen)
        self.assertGreater(len(set(chosen)), 3)
        longest = max(k for (_, _, k), config in zip(problems, chosen) if config.startswith("gemm_slicedk"))
        self.assertTrue(256 < longest <= 512, longest)


if __name__ == "__main__":
    COMPILER = sys.argv.pop(1)
    unittest.main()
