#!/usr/bin/env python3
"""What `rawgemm bench` makes of what a GPU answers: table, JSON, exit code. The GPU is made up: made_up_gpu.cpp.

usage: test_benchmark.py PROGRAM MADE_UP_GPU
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

PROGRAM = MADE_UP_GPU = None
SCRIPTS = pathlib.Path(__file__).resolve().parents[2] / "scripts"


class Benchmark(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        # The program opens a driver, which may be any library here, and its GPU half beside itself.
        shutil.copy(PROGRAM, self.folder / "rawgemm")
        shutil.copy(MADE_UP_GPU, self.folder / "librawgemm_gpu.so")
        shutil.copy(MADE_UP_GPU, self.folder / "libcuda.so.1")
        self.json = self.folder / "out.json"

    def bench(self, shapes, *arguments):
        file = self.folder / "shapes"
        file.write_text(shapes)
        command = [self.folder / "rawgemm", "bench", "--shapes", file, "--json", self.json, *map(str, arguments)]
        environment = os.environ | {"LD_LIBRARY_PATH": str(self.folder)}
        return subprocess.run(command, capture_output=True, text=True, env=environment)

    def test_shows_every_contender_in_every_mode(self):
        result = self.bench("64 64 64\n", "--kernels", "gemm_multistage:128x128", "--peers", MADE_UP_GPU)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(result.stderr, "")
        rows = [line.split() for line in result.stdout.split("\n")]
        ours = [row for row in rows if row[:1] == ["gemm_multistage"]]
        self.assertEqual(len(ours), 6)
        self.assertEqual(["1.250", "1.250", "-", "1.250"], ours[1][8:12])
        self.assertIn(f"left out: {MADE_UP_GPU}: made-up refusal", result.stdout)
        for mode in ("rr", "burst", "sustained"):
            self.assertIn(f"{mode}: the best of ours / cuBLASLt on 1 problems: geometric mean 1.250, least 1.250",
                          result.stdout)

    def test_times_what_gemm_chooses_unless_told_otherwise(self):
        result = self.bench("64 64 64\n4096 4096 4096\n")
        self.assertEqual(result.returncode, 0, result.stderr)
        for problem in json.loads(self.json.read_text())["problems"]:
            names = {x["name"] for x in problem["contenders"] if x["kind"] == "ours"}
            self.assertEqual(len(names), 1)
            self.assertRegex(names.pop(), r"^gemm: gemm_\w+ \d+x\d+, cluster \dx\d(x\d)?$")

    def test_writes_what_the_scripts_read(self):
        result = self.bench("64 64 64\n65 7 9\n", "--kernels", "gemm_multistage,gemm_cooperative:128x256:1x1")
        self.assertEqual(result.returncode, 0, result.stderr)
        run = json.loads(self.json.read_text())
        self.assertEqual(len(run["problems"]), 2)
        problem = run["problems"][1]
        self.assertEqual([problem[name] for name in ("m", "n", "k", "lda", "ldb", "ldd")], [65, 7, 9, 16, 16, 8])
        self.assertEqual(len(problem["contenders"]), 1 + 2 * 4)
        figures = problem["contenders"][2]["modes"]["sustained"]
        self.assertEqual(figures["ratio_interval_95"], [1.25, 1.25])
        # 650 W by the counter, 8.032 us in the median round
        self.assertAlmostEqual(figures["picojoules_per_flop"], 650 * 8.032e6 / (2 * 65 * 7 * 9))
        page = self.folder / "page.md"
        page.write_text("<!-- bench:begin -->\n<!-- bench:end -->\n")
        subprocess.run([sys.executable, SCRIPTS / "bench_table.py", "--page", page, self.json], check=True)
        self.assertIn("| 65 x 7 x 9 | bf16 -> bf16 | ", page.read_text())

    def test_fp8(self):
        result = self.bench("64 64 64\n64 64 32\n", "--types", "e4m3", "--type-b", "e5m2", "--modes", "rr", "--out", "fp32",
                            "--kernels", "gemm_pingpong,gemm_splitk:64x64:1x2", "--programmatic", "off")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("64x64x64, e4m3 x e5m2 -> fp32, tensor scales, floor ", result.stdout)
        rows = [line.split("  ") for line in result.stdout.split("\n")]
        baseline, = (row for row in rows if row[0] == "cuBLASLt, fast accumulation" and "rr" in " ".join(row))
        self.assertEqual(baseline[-1].strip(), "1.00e-04")
        # Where cuBLASLt does not take the types, ours are timed without it.
        self.assertIn("64x64x32, e4m3 x e5m2 -> fp32, tensor scales, floor 0.00 us; no baseline", result.stdout)
        self.assertIn("left out: cuBLASLt, fast accumulation: cuBLASLt has made up its mind", result.stdout)
        self.assertIn("on 1 problems", result.stdout)
        with_baseline, without = json.loads(self.json.read_text())["problems"]
        self.assertEqual([with_baseline[name] for name in ("input", "input_b", "output", "scales", "peak_tflops")],
                         ["e4m3", "e5m2", "fp32", "tensor", 1979])
        self.assertEqual([with_baseline[name] for name in ("lda", "ldb", "ldd")], [64, 64, 64])
        self.assertEqual(with_baseline["contenders"][0]["check"]["relative_frobenius_error"], 1e-4)
        self.assertEqual([x["name"] for x in without["contenders"]],
                         ["cuBLASLt, fast accumulation", "gemm_pingpong 128x128, cluster 1x1",
                          "gemm_splitk 64x64, cluster 1x2"])
        ours = without["contenders"][1]["modes"]["rr"]
        self.assertNotIn("ratio_to_cublaslt", ours)
        self.assertGreater(ours["median_us"], 0)

    def test_operands_in_other_majors(self):
        result = self.bench("65 7 9\n", "--major-a", "mn", "--major-b", "mn", "--kernels", "gemm,gemm_pingpong:128x64", "--modes", "rr")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("65x7x9, bf16 -> bf16, A MN-major, B MN-major, floor ", result.stdout)
        problem, = json.loads(self.json.read_text())["problems"]
        self.assertEqual([problem[name] for name in ("major_a", "major_b", "lda", "ldb", "ldd")], ["mn", "mn", 72, 8, 8])
        names = {x["name"] for x in problem["contenders"] if x["kind"] == "ours"}
        self.assertIn("gemm_pingpong 128x64, cluster 1x1, A MN-major, B MN-major", names)
        self.assertEqual(len(names), 2)

    def test_sums_in_place(self):
        result = self.bench("65 7 9\n", "--accumulate", "--kernels", "gemm,gemm_pingpong:128x64", "--modes", "rr")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("65x7x9, bf16 -> fp32, added to D, floor ", result.stdout)
        problem, = json.loads(self.json.read_text())["problems"]
        self.assertEqual((problem["output"], problem["accumulate"]), ("fp32", True))
        self.assertEqual(problem["least_bytes"], 2 * (65 * 9 + 7 * 9) + 2 * 4 * 65 * 7)
        names = [(x["name"], x["programmatic"]) for x in problem["contenders"] if x["name"].startswith("gemm_pingpong")]
        self.assertEqual(names, [(f"gemm_pingpong 128x64, cluster 1x1, {how}", programmatic)
                                 for how in ("AddToD", "beta = 1") for programmatic in (False, True)])
        names = {x["name"] for x in problem["contenders"] if x["name"].startswith("gemm:")}
        self.assertEqual({name.split(", ")[-1] for name in names}, {"AddToD", "beta = 1"})
        self.bench("65 7 9\n", "--accumulate=load", "--kernels", "gemm_pingpong:128x64", "--modes", "rr")
        problem, = json.loads(self.json.read_text())["problems"]
        names = {x["name"] for x in problem["contenders"] if x["kind"] == "ours"}
        self.assertEqual({name.split(", ")[-1] for name in names}, {"AddToD by load", "AddToD", "beta = 1"})
        self.bench("65 7 9\n", "--modes", "rr")
        self.assertIs(json.loads(self.json.read_text())["problems"][0]["accumulate"], False)

    def test_fp8_rows_begin_at_16_bytes(self):
        result = self.bench("65 7 9\n", "--types", "bf16,e4m3", "--out", "fp32", "--kernels", "gemm_splitk", "--modes", "rr")
        self.assertEqual(result.returncode, 0, result.stderr)
        bf16, e4m3 = json.loads(self.json.read_text())["problems"]
        self.assertEqual([bf16[name] for name in ("lda", "ldb", "ldd")], [16, 16, 8])
        self.assertEqual([e4m3[name] for name in ("lda", "ldb", "ldd")], [16, 16, 8])
        self.assertNotIn("scales", bf16)
        self.assertNotIn("peak_tflops", bf16)
        self.assertNotIn("relative_frobenius_error", bf16["contenders"][0]["check"])

    def test_batches(self):
        result = self.bench("4 64 72 32\n", "--form", "batched", "--modes", "rr")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("4 of 64x72x32, bf16 -> bf16, floor ", result.stdout)
        problem, = json.loads(self.json.read_text())["problems"]
        self.assertEqual([problem[name] for name in ("form", "products", "m", "n", "k", "lda", "ldb", "ldd")],
                         ["batched", 4, 64, 72, 32, 32, 32, 72])
        self.assertEqual(problem["flops"], 4 * 2 * 64 * 72 * 32)
        self.assertEqual(problem["least_bytes"], 4 * 2 * (64 * 32 + 72 * 32 + 64 * 72))
        self.assertNotIn("groups", problem)
        ours, = [x for x in problem["contenders"] if x["kind"] == "ours"]
        self.assertRegex(ours["name"], r"^gemm: gemm_\w+ \d+x\d+, cluster \S+$")
        self.assertFalse(ours["programmatic"])
        result = self.bench("4 65 7 9\n", "--form", "batched", "--major-a", "mn", "--major-b", "mn", "--modes", "rr")
        self.assertIn("4 of 65x7x9, bf16 -> bf16, A MN-major, B MN-major, floor ", result.stdout)
        problem, = json.loads(self.json.read_text())["problems"]
        self.assertEqual([problem[name] for name in ("lda", "ldb", "ldd")], [72, 8, 8])

    def test_batches_of_fp8(self):
        result = self.bench("4 64 128 32\n", "--form", "batched", "--types", "e4m3", "--kernels", "gemm_fp8_scaled", "--modes", "rr")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("4 of 64x128x32, e4m3 -> bf16, blocks scales, floor 0.02 us; no baseline", result.stdout)
        problem, = json.loads(self.json.read_text())["problems"]
        ours, = [x["name"] for x in problem["contenders"] if x["kind"] == "ours"]
        self.assertRegex(ours, r"^gemm_fp8_scaled: gemm_fp8_block \S+, cluster \S+$")

    def test_some_sms(self):
        result = self.bench("4096 4096 4096\n", "--max-sms", "64", "--modes", "rr")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("4096x4096x4096, bf16 -> bf16, at most 64 SMs, floor ", result.stdout)
        problem, = json.loads(self.json.read_text())["problems"]
        self.assertEqual(problem["max_sms"], 64)

    def test_what_is_chosen_for_groups_of_rows(self):
        result = self.bench("even 32 192 1024 1024\n", "--form", "grouped", "--modes", "rr", "--dense", "gemm", "--kernels",
                            "gemm,gemm_swapped:64x64", "--expected-rows", "8,192")
        self.assertEqual(result.returncode, 0, result.stderr)
        problem, = json.loads(self.json.read_text())["problems"]
        few, right, _ = [x["name"] for x in problem["contenders"] if x["kind"] == "ours"]
        self.assertRegex(few, r"^gemm, 8 rows expected: gemm_swapped \d+x\d+, cluster \S+$")
        self.assertRegex(right, r"^gemm, 192 rows expected: gemm_(pingpong|cooperative) \d+x\d+, cluster \S+$")
        self.bench("even 32 192 1024 1024\n", "--form", "grouped", "--modes", "rr", "--kernels", "gemm")
        problem, = json.loads(self.json.read_text())["problems"]
        ours, = [x["name"] for x in problem["contenders"] if x["kind"] == "ours"]
        self.assertEqual(ours, right.replace(", 192 rows expected", ""))

    def test_groups_of_rows(self):
        result = self.bench("zipf 3 100 64 128\nempty 4 10 64 128\n", "--form", "grouped", "--modes", "rr", "--dense", "gemm",
                            "--kernels", "gemm_pingpong:128x128")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("zipf 3 100: 300x64x128, bf16 -> bf16, floor ", result.stdout)
        zipf, empty = json.loads(self.json.read_text())["problems"]
        self.assertEqual((zipf["groups"], zipf["sizes"]), ("zipf 3 100", [165, 81, 54]))
        self.assertEqual(zipf["flops"], 2 * 300 * 64 * 128)
        self.assertEqual(empty["sizes"], [20, 0, 20, 0])
        self.assertEqual(empty["bytes_of_b"], 2 * 2 * 64 * 128)
        (kind, dense), = [(x["kind"], x["name"]) for x in zipf["contenders"] if x["name"].startswith("gemm:")]
        self.assertEqual(kind, "dense")
        self.assertTrue(dense.endswith(", dense"), dense)
        self.assertIn("rr: the best of ours / cuBLASLt on 2 problems: geometric mean 1.000", result.stdout)

    def test_groups_lie_as_the_layout_has_them(self):
        for layout, m in (("offsets", 250), ("psum", 384), ("indices", 384), ("masked", 512)):
            sizes = self.folder / "sizes"
            sizes.write_text("0 1\n249 0\n")
            result = self.bench(f"{sizes} 4 1 64 128\n", "--form", "grouped", "--modes", "rr", "--layout", layout)
            self.assertEqual(result.returncode, 0, result.stderr)
            problem, = json.loads(self.json.read_text())["problems"]
            self.assertEqual((problem["m"], problem["flops"]), (m if layout != "masked" else 4 * 256, 2 * 250 * 64 * 128))

    def test_groups_of_rows_in_fp8(self):
        result = self.bench("one 4 32 128 256\n", "--form", "grouped", "--modes", "rr", "--types", "e4m3", "--dense",
                            "gemm_fp8_scaled")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("one 4 32: 128x128x256, e4m3 -> bf16, blocks scales", result.stdout)
        problem, = json.loads(self.json.read_text())["problems"]
        self.assertEqual(problem["sizes"], [0, 0, 128, 0])
        names = [x["name"].split()[0] for x in problem["contenders"] if x["kind"] == "ours"]
        self.assertEqual(set(names), {"gemm_fp8_block", "gemm_fp8_block_splitk"})
        result = self.bench("one 4 32 72 256\n", "--form", "grouped", "--types", "e4m3")
        self.assertEqual(result.returncode, 2)
        self.assertIn("n = 72, must be a multiple of 128", result.stderr)

    def test_groups_of_k(self):
        result = self.bench("even 4 50 64 72\n", "--form", "k-grouped", "--major-a", "mn", "--major-b", "mn", "--modes", "rr")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("even 4 50: 64x72x200, bf16 -> fp32, A MN-major, B MN-major, floor ", result.stdout)
        problem, = json.loads(self.json.read_text())["problems"]
        self.assertEqual([problem[name] for name in ("form", "lda", "ldb", "ldd")], ["k-grouped", 64, 72, 72])
        self.assertEqual(problem["least_bytes"], 2 * (64 * 200 + 72 * 200) + 4 * 4 * 64 * 72)
        # Block scales begin with each group.
        self.bench("even 4 50 64 72\n", "--form", "k-grouped", "--types", "e4m3", "--modes", "rr")
        problem, = json.loads(self.json.read_text())["problems"]
        self.assertEqual((problem["k"], problem["sizes"], problem["scales"]), (512, [128] * 4, "blocks-1x128"))
        result = self.bench("even 4 50 64 72\n", "--form", "k-grouped", "--types", "e4m3", "--modes", "rr", "--accumulate",
                            "--kernels", "gemm_fp8_block:128x128:1x1", "--dense", "gemm_fp8_scaled")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("even 4 50: 64x72x512, e4m3 -> fp32, blocks-1x128 scales, added to D, floor ", result.stdout)
        problem, = json.loads(self.json.read_text())["problems"]
        self.assertEqual([x["name"] for x in problem["contenders"] if x["kind"] == "ours"],
                         [f"gemm_fp8_block 128x128, cluster 1x1, {how}" for how in ("AddToD", "beta = 1")])

    def test_a_wrong_contender_is_told(self):
        result = self.bench("64 64 8\n64 64 64\n", "--kernels", "gemm_multistage:128x128", "--programmatic", "off",
                            "--types", "fp16", "--modes", "rr")
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stderr, "wrong: 64x64x8, fp16 -> fp16, gemm_multistage 128x128, cluster 1x1: 3 of 4 "
                         "elements, against cuBLASLt in fp32; the first at row 1, column 0: got 2, want 5, bound 1\n")
        self.assertIn("on 1 problems", result.stdout)
        run = json.loads(self.json.read_text())
        self.assertEqual((run["format"], run["right"]), (1, False))
        self.assertEqual([[x["right"] for x in problem["contenders"]] for problem in run["problems"]],
                         [[True, False], [True, True]])

    def test_json_says_how_to_repeat_a_run(self):
        result = self.bench("64 64 64\n", "--seed", "7", "--rounds", "9", "--seconds", "0.5", "--modes", "burst")
        self.assertEqual(result.returncode, 0, result.stderr)
        run = json.loads(self.json.read_text())
        self.assertEqual([run[name] for name in ("right", "inputs", "seed", "most_rounds", "most_seconds", "modes")],
                         [True, "normal", 7, 9, 0.5, ["burst"]])
        self.assertIn("--seed 7 --rounds 9", run["command"])

    def test_what_was_measured_before_a_failure_is_kept(self):
        result = self.bench("64 64 64\n64 64 16\n64 64 32\n")
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stderr, "failed: 64x64x16, bf16 -> bf16, made-up failure\n")
        run = json.loads(self.json.read_text())
        self.assertEqual([problem["failure"] for problem in run["problems"]], ["", "made-up failure"])

    def test_a_json_that_cannot_be_written_is_refused_first(self):
        self.json = pathlib.Path("/no/such/folder/x.json")
        result = self.bench("64 64 64\n")
        self.assertEqual(result.returncode, 2)
        self.assertEqual(result.stdout, "")
        self.assertIn("--json = /no/such/folder/x.json, must be a file that can be written", result.stderr)

    def test_a_full_device_is_no_success(self):
        self.json = pathlib.Path("/dev/full")
        result = self.bench("64 64 64\n")
        self.assertEqual(result.returncode, 2)
        self.assertIn("--json = /dev/full, must be a file that can be written (No space left", result.stderr)

    def test_a_benchmark_that_is_refused_leaves_the_old_results(self):
        self.json.write_text("old")
        self.assertEqual(self.bench("64 64 64\n", "--rounds", "0").returncode, 2)
        self.assertEqual(self.bench("64 64\n").returncode, 2)
        self.assertEqual(self.json.read_text(), "old")


if __name__ == "__main__":
    PROGRAM, MADE_UP_GPU = sys.argv.pop(1), sys.argv.pop(1)
    unittest.main()
