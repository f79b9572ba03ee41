#!/usr/bin/env python3
"""The table and the pictures that scripts make of a benchmark, from numbers that are made up."""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SCRIPTS = ROOT / "scripts"
RESULTS = ROOT / "bench" / "results" / "h200"
MADE_UP = HERE / "made_up_benchmark.json"
sys.path.append(str(SCRIPTS))
sys.dont_write_bytecode = True
import bench_csv  # noqa: E402
import bench_results  # noqa: E402

PAGE = "before\n<!-- bench:begin -->\nold\n<!-- bench:end -->\nafter\n"


def python_with_matplotlib():
    """Debian's Python has its matplotlib, whatever Python runs this."""
    for python in (sys.executable, "/usr/bin/python3"):
        if subprocess.run([python, "-c", "import matplotlib"], capture_output=True).returncode == 0:
            return python
    return None


def only_rr_and_plain(run):
    """Leaves out the other modes, and programmatic launches."""
    run["modes"] = ["rr"]
    for problem in run["problems"]:
        problem["contenders"] = [x for x in problem["contenders"] if not x["programmatic"]]
        for contender in problem["contenders"]:
            contender["modes"] = {"rr": contender["modes"]["rr"]}


class Scripts(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.page = self.folder / "page.md"
        self.page.write_text(PAGE)

    def run_script(self, name, *arguments, python=sys.executable):
        return subprocess.run([python, SCRIPTS / name, *map(str, arguments)], capture_output=True, text=True)

    def changed(self, change):
        """The made-up file with a change."""
        run = json.loads(MADE_UP.read_text())
        change(run)
        file = self.folder / "changed.json"
        file.write_text(json.dumps(run))
        return file

    def table(self, file):
        result = self.run_script("bench_table.py", "--page", self.page, file)
        self.assertEqual(result.returncode, 0, result.stderr)
        return self.page.read_text()

    def refused(self, result, *words):
        self.assertEqual(result.returncode, 2, result.stderr)
        self.assertEqual(result.stderr.count("\n"), 1, result.stderr)
        for word in words:
            self.assertIn(word, result.stderr)


class Table(Scripts):
    def test_stands_between_the_marks(self):
        text = self.table(MADE_UP)
        self.assertTrue(text.startswith("before\n<!-- bench:begin -->\nmade-up device"))
        self.assertTrue(text.endswith("<!-- bench:end -->\nafter\n"))
        self.assertNotIn("old", text)

    def test_shows_one_kernel_of_ours_with_its_own_figures(self):
        text = self.table(MADE_UP)
        self.assertIn("| 4096 x 4096 x 4096 | bf16 -> bf16 | kernel_a 128x256, cluster 1x1 | 200.0 | 204.1 "
                      "| 0.980 | 0.978 - 0.982 | 1.000 | 0.998 - 1.002 | 0.990 | 0.990 | 1.010 | 1500 |", text)
        self.assertIn("| kernel_b 128x128, cluster 1x1 | 62.0 | 60.8 | 1.020 | 1.018 - 1.022 | 1.000 | 0.998 - 1.002 "
                      "| 1.000 | 1.100 | 1.050 |", text)

    def test_means_are_geometric(self):
        text = self.table(MADE_UP)
        # sqrt(0.98 * 1.02), 1, sqrt(0.99), then launched programmatically sqrt(0.99 * 1.1), sqrt(1.01 * 1.05)
        self.assertIn("| geometric mean |  |  |  |  | 1.000 |  | 1.000 |  | 0.995 | 1.044 | 1.030 |", text)
        self.assertIn("Least, launched plainly: rr 0.980 (4096x4096x4096, bf16 -> bf16), burst 1.000", text)

    def test_shows_the_best_peer_where_there_is_one(self):
        def without_peers(run):
            for problem in run["problems"]:
                problem["contenders"] = [x for x in problem["contenders"] if x["kind"] != "peer"]

        text = self.table(MADE_UP)
        self.assertIn("| best peer | its rr | its burst |\n", text)
        self.assertIn("| peer.so | 1.500 | 1.500 |\n", text)
        self.assertIn("| - | - | - |\n", text)
        self.assertNotIn("peer", self.table(self.changed(without_peers)))

    def test_leaves_out_what_was_not_timed(self):
        self.assertIn("| 0.980 | 0.978 - 0.982 | - | - | - | - | - | 1500 | - |",
                      self.table(self.changed(only_rr_and_plain)))

    def test_refuses_wrong_results(self):
        def wrong(run):
            run["problems"][0]["contenders"][1]["check"]["right"] = False

        self.refused(self.run_script("bench_table.py", "--page", self.page, self.changed(wrong)), "right results")
        self.assertEqual(self.page.read_text(), PAGE)

    def test_refuses_other_files(self):
        self.refused(self.run_script("bench_table.py", "--page", self.page, self.page), str(self.page))
        self.refused(self.run_script("bench_table.py", "--page", self.page, self.folder / "none.json"), "none.json")
        self.page.write_text("no marks\n")
        self.refused(self.run_script("bench_table.py", "--page", self.page, MADE_UP), "bench:begin")


class Summary(Scripts):
    def summary(self, *files):
        self.page.write_text(PAGE.replace("bench:", "summary:"))
        result = self.run_script("bench_table.py", "--summary", "--page", self.page, *files)
        self.assertEqual(result.returncode, 0, result.stderr)
        return self.page.read_text()

    def test_has_a_row_for_each_file(self):
        text = self.summary(MADE_UP, self.changed(only_rr_and_plain))
        self.assertTrue(text.startswith("before\n<!-- summary:begin -->\n| problems | types |"))
        self.assertTrue(text.endswith("<!-- summary:end -->\nafter\n"))
        for file in ("changed.json", os.path.relpath(MADE_UP, self.folder)):
            self.assertEqual(text.count(f"| [2]({file}) | bf16 -> bf16, fp16 -> fp16 |"), 1)

    def test_means_are_geometric(self):
        # As in the table of problems; in brackets the least of each mode.
        self.assertIn("| 1.000 (0.980) | 1.000 (1.000) | 0.995 (0.990) | 1.044, 1.030 | made-up |\n",
                      self.summary(MADE_UP))

    def test_names_the_cards_where_there_are_several(self):
        def other_card(run):
            run["device"]["name"] = "another card"

        self.assertNotIn(" card |", self.summary(MADE_UP))
        text = self.summary(MADE_UP, self.changed(other_card))
        self.assertIn("| commit | card |\n", text)
        self.assertEqual(text.count("| made-up | another card |\n"), 1)

    def test_refuses_a_page_without_its_marks(self):
        self.refused(self.run_script("bench_table.py", "--summary", "--page", self.page, MADE_UP), "summary:begin")


class Contenders(Scripts):
    def table_of(self, file):
        self.page.write_text(PAGE.replace("bench:", f"{file.stem}:"))
        result = self.run_script("bench_table.py", "--contenders", "--page", self.page, file)
        self.assertEqual(result.returncode, 0, result.stderr)
        return self.page.read_text()

    def test_has_a_row_for_each_problem_and_contender(self):
        text = self.table_of(MADE_UP)
        run = json.loads(MADE_UP.read_text())
        rows = [line for line in text.split("\n") if line.startswith("| ")]
        self.assertEqual(len(rows), 2 + sum("modes" in x for problem in run["problems"] for x in problem["contenders"]))
        self.assertIn("| 4096 x 4096 x 4096 | kernel_a 128x256, cluster 1x1 | 204.1 | 0.980 | 0.978 - 0.982 | 1500 |", text)
        self.assertIn("| kernel_a 128x256, cluster 1x1, programmatic |", text)

    def test_names_machine_commit_and_command(self):
        def noted(run):
            run["note"] = "how that is known"

        text = self.table_of(self.changed(noted))
        self.assertIn("\nmade-up device, driver 0, CUDA 0, cuBLASLt 0, no clock set, commit made-up (how that is known): "
                      "`rawgemm bench: ", text)


class Compared(Scripts):
    def rows(self, before, behind, *options):
        result = self.run_script("compare_tables.py", *options, before, behind)
        self.assertEqual(result.returncode, 0, result.stderr)
        cells = [[x.strip() for x in line.split("|")[1:-1]] for line in result.stdout.splitlines() if line.startswith("| ")]
        return {(kernel, ctas): values for kernel, ctas, *values in cells[2:]}

    def test_says_what_each_kernel_saved(self):
        def faster(run):
            for problem in run["problems"]:
                for contender in problem["contenders"]:
                    if contender["name"].startswith("kernel_a "):
                        for figures in contender["modes"].values():
                            figures["median_us"] -= 0.5

        rows = self.rows(MADE_UP, self.changed(faster))
        self.assertEqual({kernel: median for (kernel, _), (_, median, _) in rows.items()},
                         {"kernel_a": "0.50", "kernel_b": "0.00", "cuBLASLt": "0.00"})
        self.assertEqual({ctas for _, ctas in rows}, {"1", ""})

    def test_leaves_out_what_took_longer(self):
        self.assertEqual(self.rows(MADE_UP, MADE_UP, "--below", "0.001"), {})

    def test_refuses_another_card(self):
        def other_card(run):
            run["device"]["name"] = "another"

        other = self.changed(other_card)
        self.refused(self.run_script("compare_tables.py", MADE_UP, other), str(other), "must be taken on")


class Pictures(Scripts):
    def test_refuses_a_picture_that_it_does_not_draw(self):
        self.refused(self.run_script("bench_pictures.py", "--pictures", "ratio,other", MADE_UP), "other", "roofline")

    def test_draws_the_same_each_time(self):
        python = python_with_matplotlib()
        if python is None:
            self.skipTest("no matplotlib here")
        drawn = []
        for _ in range(2):
            result = self.run_script("bench_pictures.py", "--folder", self.folder, MADE_UP, python=python)
            self.assertEqual(result.returncode, 0, result.stderr)
            drawn.append({name: (self.folder / f"{name}.svg").read_text() for name in ("ratio", "roofline", "size")})
        self.assertEqual(drawn[0], drawn[1])
        self.assertIn("128x7168x16384 fp16", drawn[0]["ratio"])
        for name in ("roofline", "size"):
            for word in ("ours, bf16", "cuBLASLt, fp16", "TFLOP/s"):
                self.assertIn(word, drawn[0][name])


class Csv(Scripts):
    """The table that stands in place of the JSON."""

    def setUp(self):
        super().setUp()
        self.made = self.folder / "made.csv"

    def convert(self, file):
        return self.run_script("bench_csv.py", file, self.made)

    def test_shows_what_the_json_shows(self):
        self.assertEqual(self.convert(MADE_UP).returncode, 0)
        command = "`rawgemm bench: nothing was run, all numbers are made up`"
        self.assertIn(command, of_json := self.table(MADE_UP))
        self.page.write_text(PAGE)
        self.assertEqual(self.table(self.made), of_json)

    def test_says_what_was_added_to_d(self):
        def added(run):
            run["problems"][0]["accumulate"] = True
            run["problems"][1]["accumulate"] = False

        self.assertEqual(self.convert(self.changed(added)).returncode, 0)
        self.assertEqual([x.get("accumulate") for x in bench_results.read(self.made)["problems"]], ["yes", None])
        text = self.table(self.made)
        self.assertIn("| 4096 x 4096 x 4096 | bf16 -> bf16, added to D | ", text)
        self.assertEqual(text.count(", added to D | "), 1)

    def test_has_a_row_for_each_problem_contender_and_mode(self):
        def refuses(run):
            del run["problems"][0]["contenders"][1]["modes"]
            run["problems"][0]["contenders"][1]["refused"] = "it would not, it said"

        run = json.loads(MADE_UP.read_text())
        count = sum(len(x["modes"]) for problem in run["problems"] for x in problem["contenders"])
        self.convert(MADE_UP)
        self.assertEqual(len(bench_results.read(self.made)["problems"]), 2)
        rows = [line for line in self.made.read_text().split("\n") if line and line[0] != "#"]
        self.assertEqual(len(rows), 1 + count)
        self.assertEqual(self.convert(self.changed(refuses)).returncode, 0)
        contender = bench_results.read(self.made)["problems"][0]["contenders"][1]
        self.assertEqual((contender["refused"], "modes" in contender), ("it would not, it said", False))

    def test_takes_a_run_of_one_kernel(self):
        check = {"right": True, "error_over_bound": 0.5}
        timing = {"rounds": 9, "median_us": 200.0, "quartile_1_us": 198.5, "quartile_3_us": 202.25, "tflops": 687.195,
                  "ratio_to_cublaslt": 0.98}
        run = {"right": True, "command": "rawgemm run kernel_a --json x.json", "commit": "0123456789ab", "computes": "D = A * B",
               "device": {"name": "made-up device", "multiprocessors": 1, "driver": "0", "toolkit": "0", "cublaslt": "0"},
               "problem": {"m": 4096, "n": 4096, "k": 4096, "input": "bf16", "output": "bf16", "seed": 1},
               "cublaslt": {"check": check, "timing": {**timing, "median_us": 196.0, "ratio_to_cublaslt": 1.0}},
               "contenders": [{"name": "kernel_a 128x256, cluster 1x1", "failure": "", "check": check, "timing": timing}]}
        file = self.folder / "run.json"
        file.write_text(json.dumps(run))
        self.assertEqual(self.convert(file).returncode, 0)
        problem, = bench_results.problems_of(self.made)
        self.assertEqual(problem.best, "kernel_a 128x256, cluster 1x1")
        self.assertEqual(problem.run["computes"], "D = A * B")
        self.assertEqual(problem.cublaslt("rr")["median_us"], 196)
        self.assertAlmostEqual(problem.ours("rr", False)["tflops"], 687.195, 3)
        file.write_text(json.dumps({**run, "right": False}))
        self.refused(self.convert(file), "must hold right results only")
        del run["contenders"][0]["timing"]
        file.write_text(json.dumps(run))
        self.refused(self.convert(file), "timed on a GPU")

    def test_command_is_told_without_the_file_that_it_wrote(self):
        def commanded(run):
            run["command"] = "rawgemm bench --json build/x.json --modes rr"

        self.convert(self.changed(commanded))
        self.assertIn("\n# command: rawgemm bench --modes rr\n", self.made.read_text())

    def test_refuses_wrong_results_and_those_of_changed_files(self):
        def wrong(run):
            run["problems"][0]["contenders"][1]["check"]["right"] = False

        def dirty(run):
            run["commit"] = "0123456789ab-dirty"

        self.refused(self.convert(self.changed(wrong)), "right results")
        self.refused(self.convert(self.changed(dirty)), "0123456789ab-dirty", "must be a commit without changed files")
        self.refused(self.convert(self.page), str(self.page))
        self.assertFalse(self.made.exists())


def line_of(problem):
    """Its words in a file of shapes."""
    m, n, k = (str(problem[name]) for name in "mnk")
    if "form" not in problem:
        return m, n, k
    if problem["form"] == "batched":
        return str(problem["products"]), m, n, k
    return (*problem["groups"].split(), *((n, k) if problem["form"] == "grouped" else (m, n)))


STOPPED = {"choose_many_wider_bf16.csv"}  # runs that met their time limit: they have the first problems of their list


class Tree(unittest.TestCase):
    """bench/results, and what pages say of it."""

    def test_results_are_of_commits(self):
        commits = {path.stem: bench_results.read(path)["commit"] for path in sorted(RESULTS.glob("*.csv"))}
        self.assertGreater(len(commits), 20)
        for name, commit in commits.items():
            self.assertRegex(commit, "^[0-9a-f]{12}$", name)

    def test_commands_and_links_name_files_that_are_there(self):
        pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), *sorted(RESULTS.glob("*.csv"))]
        for page in pages:
            text = page.read_text()
            for file in re.findall(r"--shapes ([\w./-]+)", text):
                self.assertTrue((ROOT / file).is_file(), f"{page}: {file}")
            for file in re.findall(r"\]\(([\w./-]*bench/[\w./-]+)", text):
                self.assertTrue((page.parent / file).exists(), f"{page}: {file}")

    def test_shapes_are_those_that_were_measured(self):
        for path in sorted(RESULTS.glob("*.csv")):
            run = bench_results.read(path)
            if match := re.search(r"--shapes (\S+)", run["command"]):
                lines = [line.split("#")[0].split() for line in (ROOT / match[1]).read_text().split("\n")]
                wanted = {tuple(line) for line in lines if line}
                measured = {line_of(problem) for problem in run["problems"]}
                if path.name in STOPPED:
                    self.assertLess(measured, wanted, path)
                else:
                    self.assertEqual(wanted, measured, path)


class Page(unittest.TestCase):
    """docs/results.md explains every field of the JSON that the program writes, and no others."""

    def test_explains_every_field(self):
        sources = "".join(path.read_text() for path in (ROOT / "bench" / "commands").glob("*json*"))
        fields = set(re.findall(r'\{"(\w+)",|\["(\w+)"\]', sources))
        fields = {name for pair in fields for name in pair if name}
        rows = [line for line in (ROOT / "docs" / "results.md").read_text().split("\n") if line.startswith("| `")]
        explained = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
        self.assertGreater(len(fields), 80)
        self.assertEqual(fields - explained, set())
        first_column = {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}
        self.assertEqual(first_column - fields, set())

    def test_explains_every_column(self):
        rows = [line.split("|")[1] for line in (ROOT / "docs" / "results.md").read_text().split("\n") if line.startswith("| ")]
        columns = [name for row in rows if "`" not in row for name in row.strip().split(", ")]
        self.assertEqual([x for x in columns if x not in ("field", "column")], bench_csv.COLUMNS)


if __name__ == "__main__":
    unittest.main()
