#!/usr/bin/env python3
"""What rawgemm answers: exit code, one clear line on standard error, table, JSON.

usage: test_command_line.py PROGRAM CXX

The kernels' modules for the model are beside the program.
"""

import contextlib
import fcntl
import json
import os
import pathlib
import pty
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import termios
import unittest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "scripts"))
sys.dont_write_bytecode = True
import generate_kernels  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = CXX = None
KERNELS = generate_kernels.kernels()
WITH_FAST_FP8 = [kernel["name"] for kernel in KERNELS if "e4m3" in kernel["inputs"] and not kernel["promotes"]]
WITHOUT_FP8 = [kernel["name"] for kernel in KERNELS if "e4m3" not in kernel["inputs"]]


def shape(m, n, k):
    return ["--on", "model", "--m", str(m), "--n", str(n), "--k", str(k)]


SMALL = shape(64, 72, 80)


def rawgemm(*arguments):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True)


def run(*arguments):
    return rawgemm("run", "gemm_cooperative", *arguments)


PROGRESS = re.compile(r"[\w ,]+: (\d+ %, )?\d+ s(, about \d+ s left)?\n")


def without_progress(text):
    """What else is on standard error: where the machine is slow, there are lines of progress."""
    return "".join(line for line in text.splitlines(keepends=True) if not PROGRESS.fullmatch(line))


def lines_of_errors(*arguments):
    """Lines of standard error as they come; the program ends when nobody wants more."""
    with subprocess.Popen([PROGRAM, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield from process.stderr
        finally:
            process.kill()


class Refusals(unittest.TestCase):
    def refused(self, result, *words):
        self.assertEqual(result.returncode, 2, result.stderr)
        self.assertEqual(result.stderr.count("\n"), 1, result.stderr)
        for word in words:
            self.assertIn(word, result.stderr)

    def test_command(self):
        self.refused(rawgemm(), "no subcommand, must be list or run or bench")
        self.refused(rawgemm("--bogus"), "subcommand = --bogus, must be list or run or bench")
        self.refused(rawgemm("no_such_command"), "subcommand = no_such_command, must be list or run or bench")
        self.refused(rawgemm("run"), "kernel is required, must be gemm or ", "wgmma_tile")
        self.refused(rawgemm("run", "no_such_kernel"), "no_such_kernel", "gemm_cooperative")
        self.refused(rawgemm("run", "no_such_kernel"), "gemm_multistage", "wgmma_tile")
        self.refused(rawgemm("list", "more"), "kernel = more, must be gemm or ", "wgmma_tile")
        self.refused(rawgemm("list", "gemm", "more"), "more is no argument of `rawgemm list`, which takes --help, kernel")

    def test_flags(self):
        self.refused(run("--bogus"), "--bogus is no argument of `rawgemm run`, which takes ", " kernel, --m, ", ", --runs\n")
        self.refused(run("--m", "12x"), "--m = 12x, must be a whole number")
        self.refused(run("--type", "fp32"), "--type = fp32, must be bf16 or fp16 or e4m3 or e5m2")
        self.refused(run("--type", "bf16", "--out", "fp16"), "--out = fp16, must be bf16 or fp32")
        self.refused(run("--tile", "64x64"), "--tile", "64x64")
        self.refused(run("--tile", "128x256,64x64"), "--tile", "64x64")
        self.refused(run("--cluster", "2x2"), "--cluster", "2x2")
        for option in ("--seed", "--schedule-seed"):
            for seed in ("-1", "x", "1.5", "", str(2**64)):
                self.refused(run(option, seed), f"{option} = {seed}, must be a whole number from 0 to 2^64 - 1")
        self.refused(rawgemm("run", "gemm_multistage", "--cluster", "2x1"),
                     "--cluster = 2x1, must be 1x1 (the configurations of gemm_multistage)")
        self.refused(run("--major-a", "n"), "--major-a = n, must be k or mn")
        self.refused(rawgemm("run", "wgmma_tile", "--major-a", "mn"), "--major-a = mn, must be k (the operands of wgmma_tile)")
        self.refused(rawgemm("list", "wgmma_tile", "--major-a", "mn"), "--major-a = mn, must be k (the operands of wgmma_tile)")
        for option, value in (("--tile", "128x256"), ("--cluster", "1x1")):
            self.refused(rawgemm("run", "gemm", option, value),
                         f"{option} = {value}, must not be given (gemm chooses the tile and the cluster)")
        self.refused(rawgemm("run", "gemm_pingpong", "--tile", "16x128", "--cluster", "1x1"),
                     "--cluster = 1x1, must be 1x4 (what gemm_pingpong has with tile 16x128)")
        self.refused(rawgemm("run", "wgmma_tile", "--out", "bf16"), "--out = bf16, must be fp32")
        self.refused(run("--accumulate", "--out", "bf16"),
                     "--out = bf16, must be fp32 (the configurations of gemm_cooperative that accumulate)")
        self.refused(rawgemm("run", "wgmma_tile", "--accumulate"), "--accumulate: kernel = wgmma_tile, must be one for any size")
        self.refused(run("--policy", "lazy"), "--policy = lazy, must be eager or late or random")
        self.refused(run("--runs", "0"), "--runs = 0, must be a whole number from 1 to 1000000")
        self.refused(run("--launches", "0"), "--launches = 0, must be a whole number from 1 to 1000000")
        self.refused(run("--on", "model", "--launches", "2"), "--launches is for the GPU")
        self.refused(run(*SMALL, "--max-sms", "-1"), "max_sms = -1, must be at least 0")
        self.refused(rawgemm("run", "gemm_multistage", *shape(300, 72, 80), "--max-sms", "2"), "max_sms = 2, must be 0 or at least 3")
        self.refused(run("--m", "8", "--m", "16"), "--m")
        self.refused(run("--module", "/no/such/file"), "--module = /no/such/file, must be a file")

    def test_fp8(self):
        block = ("run", "gemm_fp8_block")
        self.refused(rawgemm(*block, "--type", "bf16"),
                     "--type = bf16, must be e4m3 or e5m2 (the configurations of gemm_fp8_block)")
        for kernel in ("gemm", *WITHOUT_FP8):
            self.refused(rawgemm("run", kernel, "--type", "e4m3"), "--type = e4m3, must be bf16 or fp16")
        self.refused(run("--type", "bf16", "--type-b", "fp16"), "--type-b = fp16, must be bf16")
        self.refused(run("--type", "e4m3", "--type-b", "bf16"), "--type-b = bf16, must be e4m3 or e5m2")
        self.refused(run("--type-b", "e4m3"), "--type-b = e4m3, must be bf16")
        self.refused(run("--type", "e5m2", "--out", "e5m2"), "--out", "e5m2")
        self.refused(run("--out", "e4m3"), "--out = e4m3, must be bf16 or fp32")
        self.refused(rawgemm(*block, "--out", "fp16"), "--out = fp16, must be bf16 or fp32")
        self.refused(rawgemm(*block, "--accumulate", "--type", "e5m2"),
                     "--type = e5m2, must be e4m3 (the configurations of gemm_fp8_block that accumulate)")
        self.refused(rawgemm(*block, "--type-b", "e5m2", "--out", "fp32"), "--out = fp32, must be bf16")
        self.refused(run("--scales", "tensor"), "--scales = tensor, must not be given (bf16 has no scales)")
        self.refused(run("--type", "e4m3", "--scales", "channels"), "--scales", "channels")
        for scales in ("blocks", "blocks-1x128"):
            for kernel in WITH_FAST_FP8:
                self.refused(rawgemm("run", kernel, "--type", "e4m3", "--scales", scales),
                             f"--scales = {scales}, must be tensor or rows (the configurations of {kernel})")
        self.refused(rawgemm(*block, "--type-b", "e5m2", "--scales", "rows"), "--scales = rows, must be blocks")
        self.refused(run("--type", "e4m3", "--tile", "128x64"), "--tile = 128x64, must be 128x256 or 256x128")
        self.refused(run("--type", "e5m2", "--tile", "256x128"),
                     "--tile = 256x128, must be 128x256 (the configurations of gemm_cooperative)")
        self.refused(rawgemm("run", "gemm_fp8", "--type", "bf16"), "--type = bf16, must be e4m3")
        self.refused(rawgemm("run", "gemm_fp8", "--scales", "blocks"), "--scales = blocks, must be tensor or rows")
        self.refused(rawgemm("run", "gemm_fp8", "--tile", "128x128"), "gemm_fp8 chooses the tile and the cluster")
        k_major = "= mn, must be k (the tensor cores take FP8 K-major alone; quantize_blocks transposes)"
        self.refused(rawgemm(*block, "--major-b", "mn"), f"--major-b {k_major}")
        self.refused(run("--type", "e4m3", "--major-a", "mn"), f"--major-a {k_major}")
        self.refused(rawgemm("run", "gemm_fp8", "--major-b", "mn"), f"--major-b {k_major}")
        self.refused(rawgemm("run", "gemm_pingpong", "--tile", "128x64", "--type", "e5m2", "--major-a", "mn", "--source"),
                     f"--major-a {k_major}")
        self.refused(run("--type", "e4m3", "--k", "72"), "lda = 72, must be a multiple of 16", "packed")
        self.refused(run("--type", "e4m3", "--k", "80", "--lda", "88"), "lda = 88, must be a multiple of 16")
        self.refused(run("--type", "e4m3", "--out", "e4m3", "--n", "72"), "ldd = 72, must be a multiple of 16")
        self.refused(run("--type", "e4m3", "--integers", "--k", "16400"), "k = 16400, must be at most 16384")
        self.refused(rawgemm(*block, "--integers", "--k", "262160"), "k = 262160, must be at most 262144")

    def test_shapes(self):
        self.refused(run("--m", "-5"), "m = -5, must be at least 0")
        self.refused(run("--m", str(2**30 + 1)), "m = 1073741825, must be at most 2^30")
        self.refused(run("--k", "100"), "lda = 100, must be a multiple of 8", "packed")
        self.refused(run("--k", "100", "--lda", "104"), "ldb = 100, must be a multiple of 8")
        self.refused(run("--n", "100"), "ldd = 100, must be a multiple of 8")
        self.refused(run("--n", "102", "--out", "fp32"), "ldd = 102, must be a multiple of 4")
        self.refused(run("--k", "64", "--lda", "56"), "lda = 56, must be at least k = 64")
        of_n = ("run", "gemm_splitk", "--on", "model", "--major-b", "mn", "--m", "64", "--k", "100", "--lda", "104")
        self.refused(rawgemm(*of_n, "--n", "72", "--ldb", "64"), "ldb = 64, must be at least n = 72")
        self.refused(rawgemm(*of_n, "--n", "100", "--ldd", "104"), "ldb = 100, must be a multiple of 8")
        tile = ("run", "wgmma_tile", "--tile", "64x16")
        self.refused(rawgemm(*tile, "--m", "128"), "wgmma_tile: m = 128, must be 64")
        self.refused(rawgemm(*tile, "--n", "24"), "wgmma_tile: n = 24, must be 16")
        self.refused(rawgemm(*tile, "--k", "24"), "wgmma_tile: k = 24, must be a multiple of 16")
        self.refused(run("--integers", "--k", "262152"), "k = 262152, must be at most 262144")
        self.refused(run("--m", str(2**30), "--n", str(2**30)), "GiB")


    def test_bench(self):
        def bench(*arguments):
            return rawgemm("bench", *arguments)

        self.refused(bench("--types", "bf16,fp32"), "--types", "fp32")
        self.refused(bench("--types", "bf16,fp16", "--out", "bf16"), "--out = bf16, must be fp16 or fp32")
        self.refused(bench("--types", "bf16,e4m3"), "--types = e4m3, must be bf16 or fp16 (the configurations of gemm)")
        self.refused(bench("--types", "e4m3", "--kernels", "gemm_pingpong,gemm_fp8_block", "--scales", "blocks"),
                     "--scales = blocks, must be tensor or rows (the configurations of gemm_pingpong)")
        self.refused(bench("--types", "e4m3", "--kernels", "gemm_fp8_block,gemm_pingpong"),
                     "--scales = blocks, must be tensor or rows (the configurations of gemm_pingpong)")
        self.refused(bench("--types", "e4m3", "--type-b", "bf16", "--kernels", "gemm_splitk"), "--type-b = bf16")
        self.refused(bench("--types", "e5m2", "--kernels", "gemm_pingpong:128x192"),
                     "--kernels = 128x192, must be 128x128 (the tiles of gemm_pingpong)")
        self.refused(bench("--scales", "tensor"), "--scales = tensor, must not be given (bf16 has no scales)")
        self.refused(bench("--kernels", "wgmma_tile"), "--kernels = wgmma_tile, must be gemm or gemm_fp8 or gemm_fp8_scaled or")
        self.refused(bench("--kernels", "gemm_multistage:64x64"),
                     "--kernels = 64x64, must be 128x128 or 128x256 or 256x128 (the tiles of gemm_multistage)")
        self.refused(bench("--kernels", "gemm_cooperative:128x256:2x2"), "--kernels = 2x2, must be 1x1 or 2x1 or 1x2")
        self.refused(bench("--kernels", "gemm_cooperative:128x256:1x1:1"), "must be NAME, NAME:TILE or NAME:TILE:CLUSTER")
        self.refused(bench("--kernels", "gemm:128x256"), "--kernels = gemm:128x256, must be gemm (it chooses the tile)")
        self.refused(bench("--modes", "rr,idle"), "--modes = idle, must be burst or rr or sustained")
        self.refused(bench("--programmatic", "maybe"), "--programmatic = maybe, must be off or on")
        self.refused(bench("--rounds", "0"), "--rounds = 0, must be a whole number from 1 to ")
        self.refused(bench("--seconds", "-1"), "--seconds = -1, must be a number from 0 to 3600")
        self.refused(bench("--seed", "x"), "--seed = x, must be a whole number from 0 to 2^64 - 1")
        self.refused(bench("--major-b", "n"), "--major-b = n, must be k or mn")
        self.refused(bench("--types", "bf16,e4m3", "--kernels", "gemm_pingpong", "--major-b", "mn"),
                     "--major-b = mn, must be k (the tensor cores take FP8 K-major alone; quantize_blocks transposes)")
        self.refused(bench("--major-a", "mn", "--peers", PROGRAM),
                     f"--peers = {PROGRAM}, must not be given where A or B is MN-major (a peer's operands are K-major)")
        self.refused(bench("--accumulate", "--types", "bf16,fp16", "--out", "bf16"),
                     "--out = bf16, must be fp32 (the configurations of gemm that accumulate)")
        self.refused(bench("--accumulate", "--peers", PROGRAM),
                     f"--peers = {PROGRAM}, must not be given with --accumulate (a peer stores A * B^T)")
        self.refused(bench("--peers", "/no/such/peer.so"), "--peers = /no/such/peer.so, must be a file")
        self.refused(bench("--shapes", "/no/such/file"), "--shapes = /no/such/file")
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "shapes"
            file.write_text("256 256 256\n256 0 256\n")
            self.refused(bench("--shapes", str(file)), f"{file}:2: n = 0, must be a number from 1 to")
            self.refused(bench("--form", "batched", "--shapes", str(file)), f"{file}:1: 3 words, must be batch m n k")
            file.write_text("even 4 0 64 64\n")
            self.refused(bench("--form", "grouped", "--shapes", str(file)), f"{file}:1: rows = 0, must be a number from 1 to")
            file.write_text("odd 4 8 64 64\n")
            self.refused(bench("--form", "grouped", "--shapes", str(file)), f"{file}:1: sizes = odd, must be even or random or")
            file.write_text(f"{file} 1 8 64 64\n")
            self.refused(bench("--form", "grouped", "--shapes", str(file)), f"{file}:1: {file}: size = {file}, must be a number from 0 to")
            file.write_text("even 4 8 64 64\n")
            self.refused(bench("--form", "grouped", "--shapes", str(file), "--expected-rows", "8"), "--expected-rows, must not be given")
            file.write_text("4 8 128 128\n")
            self.refused(bench("--form", "batched", "--shapes", str(file), "--types", "e4m3", "--kernels", "gemm_fp8_scaled", "--peers",
                               PROGRAM), f"--peers = {PROGRAM}, must not be given with batches of FP8")
        self.refused(bench("--form", "grouped"), "--shapes: must be given with --form (lines `sizes groups rows n k`)")
        self.refused(bench("--form", "batched", "--accumulate"), "--shapes: must be given")
        self.refused(bench("--form", "batched", "--major-a", "mn", "--shapes", "none", "--peers", PROGRAM), "--peers = ",
                     "(a peer's operands are K-major)")
        self.refused(bench("--max-sms", "-1"), "--max-sms = -1, must be a whole number from 0 to 2^30")
        self.refused(bench("--max-sms", "64", "--peers", PROGRAM), f"--peers = {PROGRAM}, must not be given with --max-sms")
        self.refused(bench("--layout", "masked"), "--layout = masked, must not be given but with --form grouped")
        self.refused(bench("--dense", "gemm"), "--dense = gemm, must not be given but with groups")

    def test_several_products(self):
        self.refused(rawgemm("run", "gemm", "--form", "k-grouped"),
                     "--form = k-grouped, must be batched or dense or grouped (what gemm launches)")
        self.refused(rawgemm("run", "gemm_splitk", "--form", "grouped"), "--form = grouped, must be batched or dense")
        self.refused(rawgemm("run", "gemm_pingpong", "--form", "k-grouped"), "--major-a = k, must be mn")
        self.refused(rawgemm("run", "gemm_pingpong", "--form", "grouped", "--major-a", "mn"), "--major-a = mn, must be k")
        self.refused(rawgemm("run", "gemm_pingpong", "--form", "grouped", "--type", "e4m3"), "--type = e4m3, must be bf16 or fp16")
        self.refused(rawgemm("run", "gemm_pingpong", "--form", "batched", "--tile", "8x128"), "--tile = 8x128, must be 128x128 or")
        self.refused(rawgemm("run", "gemm_pingpong", "--form", "batched", "--accumulate"), "--accumulate: form = batched, must be dense or k-grouped")
        self.refused(rawgemm("run", "gemm_pingpong", "--form", "batched", "--layout", "psum"), "--layout = psum, must not be given")
        self.refused(rawgemm("run", "gemm_pingpong", "--form", "grouped", "--products", "0"), "--products = 0, must be at least 1")
        self.refused(rawgemm("run", "gemm_pingpong", "--form", "grouped", "--m", "-5"), "--m = -5, must be 0 to 2^30")
        self.refused(rawgemm("run", "gemm_pingpong", "--form", "grouped", "--sizes", "odd"), "sizes = odd, must be even or random")
        self.refused(rawgemm("run", "gemm_fp8_block", "--form", "grouped", "--n", "72"), "n = 72, must be a multiple of 128")
        for scales, m, n, rule in (("blocks", "40", "72", "n = 72, must be a multiple of 128"),
                                   ("blocks-1x128", "42", "72", "m = 42, must be a multiple of 4"),
                                   ("blocks-1x128", "40", "70", "n = 70, must be a multiple of 4")):
            self.refused(rawgemm("run", "gemm_fp8_scaled", "--form", "batched", "--scales", scales, "--m", m, "--n", n), rule)
        self.refused(rawgemm("run", "gemm_fp8", "--form", "batched"), "--form = batched, must be dense")
        for arguments in (("gemm", "--form", "batched"), ("gemm_pingpong", "--form", "grouped")):
            self.refused(rawgemm("run", *arguments, "--expected-rows", "8"), "--expected-rows, must not be given but with --form "
                         "grouped and a kernel that chooses (gemm)")
        self.refused(rawgemm("run", "gemm", "--form", "grouped", "--expected-rows", "0"),
                     "--expected-rows = 0, must be a whole number from 1 to 2^30")

    def test_bench_needs_a_gpu(self):
        models = pathlib.Path(__file__).resolve().parents[2] / "bench" / "shapes" / "models.txt"
        self.assertEqual(len([line for line in models.read_text().split("\n") if line and line[0] != "#"]), 60)
        if not any(pathlib.Path("/dev").glob("nvidia[0-9]*")):
            self.refused(rawgemm("bench"), "rawgemm: bench: ", "it measures, which the model cannot")
            self.refused(rawgemm("bench", "--shapes", str(models)), "it measures, which the model cannot")


class Model(unittest.TestCase):
    def right(self, result):
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(without_progress(result.stderr), "")
        self.assertTrue(result.stdout.endswith("right\n"), result.stdout)
        return result.stdout

    def test_says_first_that_it_is_the_model(self):
        self.assertIn("running on the model of an H200", self.right(run(*SMALL)).split("\n")[0])

    def test_every_type_and_configuration(self):
        for type_ in ("bf16", "fp16"):
            for out in (type_, "fp32"):
                for inputs in ([], ["--integers"]):
                    self.right(run(*SMALL, "--type", type_, "--out", out, *inputs, "--tile", "128x256,256x128",
                                   "--cluster", "1x1,2x1,1x2"))

    def test_the_other_kernels(self):
        for tile in ("128x128", "128x256", "256x128"):
            output = self.right(rawgemm("run", "gemm_multistage", *shape(200, 264, 200), "--tile", tile, "--integers"))
            self.assertIn("gemm_multistage: D[200, 264] = A[200, 200] * B[264, 200]^T", output)
        self.right(rawgemm("run", "gemm_swapped", *shape(200, 264, 200), "--tile", "40x64,56x64", "--integers"))
        for major in ("k", "mn"):
            for type_ in ("bf16", "fp16"):
                for tile in ("64x8", "64x16", "64x64", "64x128", "64x256"):
                    self.right(rawgemm("run", "wgmma_tile", "--on", "model", "--tile", tile, "--type", type_,
                                       "--major-b", major))
        output = self.right(rawgemm("run", "gemm_splitk", *shape(33, 136, 72), "--major-b", "mn", "--ldb", "144",
                                    "--tile", "64x64,32x64", "--cluster", "1x2,1x4", "--integers"))
        self.assertIn("gemm_splitk: D[33, 136] = A[33, 72] * B[72, 136] (rows 144 apart), bf16 -> bf16", output)
        output = self.right(rawgemm("run", "wgmma_tile", "--on", "model", "--major-b", "mn", "--ldb", "16"))
        self.assertIn("D[64, 8] = A[64, 64] * B[64, 8] (rows 16 apart), bf16 -> fp32", output)

    def test_a_batch(self):
        output = self.right(rawgemm("run", "gemm_pingpong", *shape(40, 72, 80), "--form", "batched", "--products", "3",
                                    "--integers"))
        self.assertIn("D[120, 72] = A[120, 80] * B[216, 80]^T, 3 products, batched, bf16 -> bf16", output)
        output = self.right(rawgemm("run", "gemm_slicedk", *shape(40, 72, 80), "--form", "batched", "--products", "3",
                                    "--major-a", "mn", "--major-b", "mn", "--ldb", "80"))
        self.assertIn("D[120, 72] = A[240, 40]^T * B[240, 72] (rows 80 apart), 3 products, batched, bf16 -> bf16", output)

    def test_a_batch_of_fp8(self):
        for inputs in ([], ["--integers"]):
            output = self.right(rawgemm("run", "gemm_fp8_block", *shape(44, 76, 208), "--ldd", "80", "--form", "batched",
                                        "--products", "3", "--scales", "blocks-1x128", *inputs))
        self.assertIn("= A[132, 208] * B[228, 208]^T, 3 products, batched, e4m3 -> bf16, blocks-1x128 scales", output)
        output = self.right(rawgemm("run", "gemm_fp8_scaled", *shape(44, 128, 208), "--form", "batched"))
        self.assertRegex(output, r"\ngemm_fp8_scaled: gemm_fp8_block \S+, cluster 1x1 \(from \d+ configurations for batches\)\n")
        self.right(rawgemm("run", "gemm_fp8_block", *shape(44, 128, 208), "--form", "batched", "--products", "0"))

    def test_what_is_chosen_for_groups_of_rows(self):
        arguments = ("run", "gemm_fp8_scaled", *shape(160, 128, 208), "--form", "grouped", "--sizes", "even",
                     "--expected-rows", "1000")
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "run.json"
            output = self.right(rawgemm(*arguments, "--json", str(file)))
            written = json.loads(file.read_text())
        self.assertRegex(output, r"\ngemm_fp8_scaled: gemm_fp8_block 128x64, cluster 1x1 \(from \d+ configurations for groups of "
                         r"about 1000 rows\)\n")
        self.assertEqual((written["called"], written["kernel"], written["problem"]["expected_rows"]),
                         ("gemm_fp8_scaled", "gemm_fp8_block", 1000))
        self.assertIn("groups of about 1000 rows", written["choice"])

        def target(*more):
            return rawgemm("run", *more, "--on", "model", "--n", "1024", "--targets", "model").stdout
        few = ("gemm", "--form", "grouped", "--m", "160")
        self.assertEqual(target(*few), "gemm_swapped_grouped_model\n")
        self.assertEqual(target(*few, "--expected-rows", "1000"), "gemm_pingpong_grouped_model\n")
        self.assertEqual(target(*few, "--major-b", "mn"), "gemm_swapped_k_mn_grouped_model\n")
        self.assertRegex(target("gemm", "--form", "batched", "--major-a", "mn", "--major-b", "mn"), r"^gemm_\w+_mn_mn_batched_model\n$")

    def test_groups_of_rows(self):
        for layout in ("offsets", "psum", "masked", "indices"):
            for sizes in ("even", "random", "zipf", "one", "single", "empty"):
                inputs = [] if sizes == "random" else ["--integers"]
                self.right(rawgemm("run", "gemm_fp8_block", *shape(100, 128, 256), "--form", "grouped", "--products", "5",
                                   "--sizes", sizes, "--layout", layout, "--tile", "128x128", *inputs))
        output = self.right(rawgemm("run", "gemm_fp8_block", *shape(100, 128, 256), "--form", "grouped", "--scales",
                                    "blocks-1x128", "--sizes", "zipf", "--layout", "masked"))
        self.assertIn("D[512, 128] = A[512, 256] * B[512, 256]^T, 4 products, grouped: zipf 4, e4m3 -> bf16", output)
        output = self.right(rawgemm("run", "gemm_swapped", *shape(100, 72, 80), "--form", "grouped", "--major-b", "mn",
                                    "--sizes", "empty"))
        self.assertIn("D[100, 72] = A[100, 80] * B[320, 72], 4 products, grouped: empty 4, bf16 -> bf16", output)

    def test_groups_of_k(self):
        for inputs in ([], ["--integers"]):
            output = self.right(rawgemm("run", "gemm_fp8_block", *shape(40, 72, 500), "--form", "k-grouped", "--sizes",
                                        "empty", *inputs))
        self.assertIn("D[160, 72] = A[40, 512] * B[72, 512]^T, 4 products, k-grouped: empty 4, e4m3 -> fp32", output)
        output = self.right(rawgemm("run", "gemm_fp8_block", *shape(40, 72, 500), "--form", "k-grouped", "--accumulate"))
        self.assertIn("D[160, 72] += A[40, 768] * B[72, 768]^T, 4 products, k-grouped: random 4, e4m3 -> fp32", output)

    def test_adds_to_d(self):
        for type_ in ("bf16", "fp16"):
            for inputs in ([], ["--integers"]):
                output = self.right(rawgemm("run", "gemm_multistage", *shape(200, 264, 200), "--ldd", "268", "--accumulate",
                                            "--tile", "128x128,128x256,256x128", "--type", type_, *inputs, "--runs", "2"))
                self.assertIn(f"D[200, 264] (rows 268 apart) += A[200, 200] * B[264, 200]^T, {type_} -> fp32, ", output)
        self.assertIn("bound: d == ref", output)
        for sizes in ((0, 72, 80), (64, 0, 80), (64, 72, 0)):
            self.right(rawgemm("run", "gemm_multistage", *shape(*sizes), "--accumulate"))

    def test_fp8_types_and_scales(self):
        sizes = shape(72, 80, 272)
        for kernel in WITH_FAST_FP8:
            for a in ("e4m3", "e5m2"):
                for b in ("e4m3", "e5m2"):
                    for out, scales, *inputs in (("bf16", "tensor"), ("fp32", "rows", "--integers"), ("fp16", "rows"),
                                                 ("e4m3", "tensor", "--integers")):
                        self.right(rawgemm("run", kernel, *sizes, "--type", a, "--type-b", b, "--out", out,
                                           "--scales", scales, *inputs))

    def test_fp8_is_scaled_per_tensor_unless_told_otherwise(self):
        output = self.right(rawgemm("run", "gemm_splitk", *shape(72, 80, 272), "--type", "e4m3", "--type-b", "e5m2"))
        self.assertIn("B[80, 272]^T, e4m3 x e5m2 -> bf16, tensor scales, normal inputs", output)
        self.assertIn("relative Frobenius error there", output)
        self.assertIn("fast accumulation", output)
        output = self.right(run(*SMALL))
        self.assertNotIn("Frobenius", output)

    def test_fp8_with_scales_of_blocks(self):
        output = self.right(rawgemm("run", "gemm_fp8_block", "--on", "model"))
        self.assertIn("A[512, 512] * B[512, 512]^T, e4m3 -> bf16, blocks scales", output)
        self.assertIn("promoted each 128 of k", output)
        for scales in ("blocks", "blocks-1x128", "tensor", "rows"):
            for out in ("bf16", "fp32"):
                for inputs in ([], ["--integers"]):
                    self.right(rawgemm("run", "gemm_fp8_block", *shape(40, 136, 400), "--scales", scales, "--out", out,
                                       *inputs, "--tile", "256x128,192x128,128x128", "--cluster", "1x1,1x2"))
        for scales in ("blocks", "blocks-1x128", "tensor", "rows"):
            for inputs in ([], ["--integers"]):
                self.right(rawgemm("run", "gemm_fp8_block_splitk", *shape(40, 136, 400), "--scales", scales, *inputs,
                                   "--tile", "64x64,16x64,128x64,128x72,128x128", "--cluster", "1x1,1x2,1x4"))
        # rows apart, and fewer of K and of A than a block, at no multiple of 4
        self.right(rawgemm("run", "gemm_fp8_block", *shape(3, 129, 100), "--lda", "112", "--ldb", "128", "--ldd", "136"))
        for sizes in ((0, 72, 80), (64, 0, 80), (64, 72, 0)):
            self.right(rawgemm("run", "gemm_fp8_block", *shape(*sizes)))

    def test_gemm_says_what_it_chose_and_why(self):
        for sizes in ((64, 72, 80), (1, 264, 1032), (300, 128, 64), (2, 288, 7288)):  # the last one gets clusters of 8
            for types in ([], ["--out", "fp32"]):
                line = self.right(rawgemm("run", "gemm", *shape(*sizes), *types, "--integers")).split("\n")[1]
                self.assertRegex(line, r"^gemm: gemm_\w+ \d+x\d+, cluster \dx\d(x\d)? \((nearest |)[a-z ]+: .*[0-9a-z]\)$")
        line = self.right(rawgemm("run", "gemm", *shape(1, 264, 1032), "--major-b", "mn", "--integers")).split("\n")[1]
        self.assertRegex(line, r"^gemm: gemm_splitk \d+x\d+, cluster \dx\d(x\d)?, B MN-major \((nearest |)[a-z ]+: .*\)$")
        self.assertIn("(any: nothing is multiplied)", self.right(rawgemm("run", "gemm", *shape(0, 72, 80))))
        self.assertRegex(words_of(rawgemm("list").stdout), r"chooses from \d+ configurations of the kernels below, by \d+ problems measured")

    def test_fp8_is_chosen_for(self):
        for sizes in ((64, 72, 80), (1, 264, 1040), (0, 72, 80)):
            line = self.right(rawgemm("run", "gemm_fp8", *shape(*sizes), "--integers")).split("\n")[1]
            self.assertRegex(line, rf"^gemm_fp8: ({'|'.join(WITH_FAST_FP8)}) .* \(with half of k: ")
            for scales in ("blocks", "tensor"):
                line = self.right(rawgemm("run", "gemm_fp8_scaled", *shape(*sizes), "--scales", scales)).split("\n")[1]
                self.assertRegex(line, r"^gemm_fp8_scaled: gemm_fp8_block\w* .* \(((nearest |)measured|smallest estimate|any): .*\)$")

    def test_gemm_tells_json_what_it_chose(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "run.json"
            output = self.right(rawgemm("run", "gemm", *SMALL, "--json", str(file)))
            record = json.loads(file.read_text())
            contender = record["contenders"][0]
            self.assertEqual(record["called"], "gemm")
            self.assertTrue(contender["name"].startswith(record["kernel"] + " "))
            self.assertIn(f"gemm: {contender['name']} ({record['choice']})", output)

    def test_rows_apart(self):
        output = self.right(run(*shape(64, 72, 81), "--lda", "88", "--ldb", "96", "--ldd", "104"))
        self.assertIn("A[64, 81] (rows 88 apart) * B[72, 81] (rows 96 apart)", output)

    def test_max_sms(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "x.json"
            for max_sms, ctas in ((0, 4), (3, 2), (1, 1)):
                self.right(run(*shape(512, 256, 80), "--tile", "128x256", "--max-sms", str(max_sms), "--json", str(file)))
                result = json.loads(file.read_text())
                self.assertEqual(result["problem"]["max_sms"], max_sms)
                self.assertEqual(result["contenders"][0]["model"]["ctas"], ctas)

    def test_empty(self):
        for sizes in ((0, 72, 80), (64, 0, 80), (64, 72, 0), (0, 0, 0)):
            self.right(run(*shape(*sizes)))

    def test_schedules(self):
        for policy in ("eager", "late", "random"):
            self.right(run(*SMALL, "--policy", policy, "--schedule-seed", "5", "--runs", "3"))

    def test_json(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "x.json"
            self.right(run(*SMALL, "--tile", "256x128", "--json", str(file)))
            result = json.loads(file.read_text())
        self.assertEqual([result[name] for name in ("on", "format", "right", "called")],
                         ["model", 1, True, "gemm_cooperative"])
        self.assertEqual(result["schedule"], {"policy": "random", "seed": 1, "runs": 1})
        self.assertEqual([result["problem"][name] for name in (*"mnk", "major_a", "major_b")], [64, 72, 80, "k", "k"])
        contender, = result["contenders"]
        self.assertEqual(contender["tile"], "256x128")
        self.assertTrue(contender["check"]["right"])
        self.assertEqual(contender["check"]["elements"], 64 * 72)
        # One tile, two k blocks of 64, four rows of wgmmas in each of its four steps.
        self.assertEqual(contender["model"]["wgmmas"], 2 * 4 * 4)
        self.assertEqual(contender["model"]["tma_loads"], 4)

        self.assertNotIn("scales", result["problem"])
        self.assertNotIn("fp64_relative_frobenius_error", contender["check"])

    def test_json_of_fp8(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "x.json"
            self.right(rawgemm("run", "gemm_fp8_block", *shape(64, 128, 1024), "--out", "fp32", "--json", str(file)))
            result = json.loads(file.read_text())
        self.assertEqual([result["problem"][name] for name in ("input", "input_b", "output", "scales")],
                         ["e4m3", "e4m3", "fp32", "blocks"])
        error = result["contenders"][0]["check"]["fp64_relative_frobenius_error"]
        self.assertTrue(1.0e-4 < error < 1.6e-4, error)
        # One tile, eight k blocks of 128, four rows of wgmmas in each of its four steps; scales of A by TMA, too.
        self.assertEqual(result["contenders"][0]["model"]["wgmmas"], 8 * 4 * 4)
        self.assertEqual(result["contenders"][0]["model"]["tma_loads"], 8 * 3)

    def test_json_says_how_to_repeat_a_run(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "x.json"
            self.right(run(*SMALL, "--policy", "late", "--schedule-seed", str(2**64 - 1), "--runs", "2", "--seed", "007",
                           "--json", str(file)))
            result = json.loads(file.read_text())
        self.assertEqual(result["schedule"], {"policy": "late", "seed": 2**64 - 1, "runs": 2})
        self.assertEqual(result["problem"]["seed"], 7)

    def test_the_same_seed_gives_the_same(self):
        counts = [self.right(run(*SMALL, "--schedule-seed", "7")).split("time")[0] for _ in range(2)]
        self.assertEqual(counts[0], counts[1])


class Output(unittest.TestCase):
    """A result is written whole or not at all, and what cannot be written is no success."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def refused_before_it_runs(self, file):
        result = run(*SMALL, "--json", str(file))
        self.assertEqual((result.returncode, result.stdout), (2, ""))
        self.assertTrue(result.stderr.startswith(f"rawgemm: --json = {file}, must be a file that can be written ("))
        self.assertEqual(result.stderr.count("\n"), 1)

    def test_what_cannot_be_written_is_refused_first(self):
        self.refused_before_it_runs("/no/such/folder/x.json")
        self.refused_before_it_runs(self.folder)
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_a_full_device_is_no_success(self):
        result = run(*SMALL, "--json", "/dev/full")
        self.assertEqual(result.returncode, 2)
        self.assertIn("rawgemm: --json = /dev/full, must be a file that can be written (No space left", result.stderr)
        self.assertNotIn("right\n", result.stdout)
        for arguments in (("list",), ("--version",), ("run", "gemm_cooperative", *SMALL)):
            with open("/dev/full", "w") as full:
                result = subprocess.run([PROGRAM, *arguments], stdout=full, stderr=subprocess.PIPE, text=True)
            self.assertEqual((result.returncode, result.stderr), (2, "rawgemm: standard output cannot be written\n"))

    def test_the_old_results_stay_until_there_are_new_ones(self):
        file = self.folder / "x.json"
        file.write_text("old")
        errors = lines_of_errors("run", "gemm_cooperative", *shape(4096, 4096, 4096), "--json", str(file))
        self.assertIn("estimate", next(errors))
        errors.close()
        self.assertEqual(file.read_text(), "old")
        link = self.folder / "link.json"
        link.symlink_to(file)
        self.assertEqual(run(*SMALL, "--json", str(link)).returncode, 0)
        self.assertTrue(link.is_symlink())
        self.assertTrue(json.loads(file.read_text())["right"])
        self.assertEqual(sorted(self.folder.iterdir()), [link, file])


class Progress(unittest.TestCase):
    def test_a_long_run_on_the_model_begins_with_an_estimate(self):
        line = next(lines_of_errors("run", "gemm_cooperative", *shape(4096, 4096, 4096)))
        self.assertRegex(line, r"^estimate: \d+ (seconds|minutes) on the model, more or less; ")

    def test_is_told_now_and_then_off_a_terminal(self):
        lines = lines_of_errors("run", "gemm_cooperative", *SMALL, "--runs", "1000000")
        told = [next(line for line in lines if not line.startswith("estimate")) for _ in range(2)]
        self.assertRegex(told[0], r"^model 128x256, cluster 1x1: \d+ %, [23] s(, about \d+ s left)?\n$")
        self.assertRegex(told[1], r"^model 128x256, cluster 1x1: \d+ %, [4-7] s(, about \d+ s left)?\n$")


class Modules(unittest.TestCase):
    """A kernel is a file beside the program, or one that was named."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def targets(self, *arguments):
        result = rawgemm("run", *arguments)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        return result.stdout.split()

    def test_a_kernel_that_is_not_built_is_told_with_what_builds_it(self):
        program = self.folder / "build" / "bin" / "rawgemm"
        program.parent.mkdir(parents=True)
        shutil.copy(PROGRAM, program)
        for kernel in ("gemm_pingpong", "wgmma_tile"):
            result = subprocess.run([program, "run", kernel, "--on", "model"], capture_output=True, text=True)
            self.assertEqual((result.returncode, result.stdout), (2, ""))
            build = os.path.realpath(self.folder / "build")
            self.assertEqual(result.stderr, f"rawgemm: {kernel}: not built for the model; `scripts/run.sh {kernel} ...` builds "
                             f"what it runs, `cmake --build {build} --target {kernel}_model` this\n")

    def test_every_kernel_names_its_targets(self):
        for kernel in KERNELS:
            name = kernel["name"]
            self.assertEqual(self.targets(name, "--targets", "model"), [f"{name}_model"])
            self.assertEqual(self.targets(name, "--targets", "gpu"), ["rawgemm_gpu", f"{name}_gpu"])
            self.assertEqual(self.targets(name, "--targets", "gpu", "--on", "model"), [f"{name}_model"])
            self.assertEqual(self.targets(name, "--targets", "model", "--on", "gpu"), [])

    def test_majors_have_modules_of_their_own(self):
        for a, b in (("k", "mn"), ("mn", "k"), ("mn", "mn")):
            majors = ("--major-a", a, "--major-b", b)
            self.assertEqual(self.targets("gemm_swapped", *majors, "--targets", "model"), [f"gemm_swapped_{a}_{b}_model"])
            target = self.targets("gemm", *majors, "--targets", "gpu")[1]
            self.assertRegex(target, rf"^gemm_\w+_{a}_{b}_gpu$")
        result = rawgemm("run", "gemm_multistage", "--on", "model", "--major-a", "mn")
        self.assertEqual((result.returncode, result.stdout), (2, ""))
        self.assertIn("gemm_multistage, A MN-major: not built for the model; `scripts/run.sh gemm_multistage --major-a mn ...` builds ",
                      result.stderr)

    def test_sums_in_place_have_modules_of_their_own(self):
        self.assertEqual(self.targets("gemm_swapped", "--accumulate", "--targets", "model"), ["gemm_swapped_add_to_d_model"])
        self.assertEqual(self.targets("gemm_swapped", "--accumulate", "--major-b", "mn", "--targets", "gpu"),
                         ["rawgemm_gpu", "gemm_swapped_k_mn_add_to_d_gpu"])
        self.assertRegex(self.targets("gemm_fp8_scaled", "--accumulate", "--targets", "gpu")[1], r"^gemm_fp8_block\w*_add_to_d_gpu$")
        self.assertEqual(self.targets("gemm_pingpong", "--accumulate=load", "--major-a", "mn", "--targets", "model"),
                         ["gemm_pingpong_mn_k_add_by_load_model"])
        result = rawgemm("run", "gemm_pingpong", "--accumulate=store")
        self.assertEqual((result.returncode, result.stderr), (2, "rawgemm: --accumulate = store, must be load or reduce\n"))
        result = rawgemm("run", "gemm_multistage", "--on", "model", "--major-a", "mn", "--accumulate")
        self.assertEqual((result.returncode, result.stdout), (2, ""))
        self.assertIn("gemm_multistage, A MN-major, AddToD: not built for the model; `scripts/run.sh gemm_multistage --major-a mn "
                      "--accumulate ...` builds ", result.stderr)

    def test_what_chooses_needs_the_chosen_kernel_alone(self):
        for name in ("gemm", "gemm_fp8", "gemm_fp8_scaled"):
            for sizes in ((), shape(64, 72, 80), shape(1, 264, 1040)):
                target, = self.targets(name, *sizes, "--targets", "model")
                line = rawgemm("run", name, *(sizes or ["--on", "model"])).stdout.split("\n")[1]
                self.assertTrue(line.startswith(f"{name}: {target.removesuffix('_model')} "), line)

    def compiled(self, *arguments):
        source, module = self.folder / "module.cpp", self.folder / "module.so"
        source.write_text(rawgemm("run", *arguments, "--source").stdout)
        subprocess.run([CXX, "-std=c++20", "-O0", "-w", "-Wno-psabi", "-fPIC", "-shared", f"-I{ROOT / 'model'}", f"-I{ROOT}", source,
                        "-o", module], check=True)
        return rawgemm("run", *arguments, "--integers", "--module", str(module))

    def test_a_configuration_that_is_not_offered_runs_from_a_module_of_its_own(self):
        for arguments in (("gemm_pingpong", "--tile", "128x24", "--out", "fp32"),
                          ("gemm_pingpong", "--tile", "128x48", "--major-a", "mn", "--major-b", "mn"),
                          ("gemm_splitk", "--tile", "64x40", "--cluster", "1x2", "--type", "e5m2", "--type-b", "e4m3"),
                          ("gemm_splitk", "--tile", "64x40", "--cluster", "2x1x2", "--type", "fp16"),
                          ("gemm_pingpong", "--tile", "128x40", "--type", "fp16", "--accumulate")):
            self.assertEqual(rawgemm("run", *arguments, *SMALL).returncode, 2)
            result = self.compiled(*arguments, *SMALL)
            self.assertEqual(result.returncode, 0, result.stderr)
            self.assertRegex(result.stdout, rf"tile, cluster +{arguments[2]}, {arguments[4] if 'x' in arguments[4] else '1x1'}\n")

    def test_a_module_of_its_own_has_one_configuration(self):
        for arguments in (("gemm", "--tile", "128x64"), ("gemm_pingpong",), ("gemm_pingpong", "--tile", "128x64,128x128")):
            result = rawgemm("run", *arguments, "--source")
            self.assertEqual((result.returncode, result.stdout), (2, ""))
            self.assertIn("--tile: must be one", result.stderr)
        self.assertIn("--tile = 128, must be two numbers", rawgemm("run", "gemm_pingpong", "--tile", "128", "--source").stderr)
        for kernel, cluster, needs in (("gemm_swapped", "2x1x4", "two numbers such as 2x1\n"), ("gemm_swapped", "2", "two numbers such as 2x1\n"),
                                       ("gemm_splitk", "2x1x4x1", "two numbers such as 2x1, or three such as 2x1x4\n")):
            result = rawgemm("run", kernel, "--tile", "64x64", "--cluster", cluster, "--source")
            self.assertEqual((result.returncode, result.stdout), (2, ""))
            self.assertIn(f"--cluster = {cluster}, must be {needs}", result.stderr)


def words_of(text):
    """On one line."""
    return " ".join(text.split())


class List(unittest.TestCase):
    def test_names_the_kernels_and_their_configurations(self):
        result = rawgemm("list")
        self.assertEqual(result.returncode, 0)
        for word in (*(kernel["name"] for kernel in KERNELS), "64x8", "128x128", "--major-b mn", "bf16", "fp16", "fp32",
                     "128x256", "256x128", "1x1", "2x1", "1x2", "e4m3 x e5m2 -> bf16 or fp32 or fp16 or e4m3",
                     "blocks, blocks-1x128, tensor, rows", "accumulates D += A * B^T in fp32, by AddToD (--accumulate, --accumulate=load)"):
            self.assertIn(word, words_of(result.stdout))
        self.assertIn("operands A [m, k] or [k, m] (--major-a mn), B [n, k] or [k, n] (--major-b mn); of FP8 A [m, k], B [n, k] limits",
                      words_of(result.stdout))

    def test_one_kernel_with_each_of_its_configurations(self):
        result = rawgemm("list", "gemm_cooperative")
        self.assertEqual(result.returncode, 0)
        self.assertEqual(re.findall(r"^kernel +(.*)", result.stdout, re.M), ["gemm_cooperative"])
        self.assertIn("\n128x256  1x1      16 bits; FP8\n", result.stdout)
        self.assertIn("\n256x128  1x1      16 bits; e4m3 x e4m3 -> bf16 or fp32\n", result.stdout)
        self.assertIn("\n128x256  1x1      16 bits\n", rawgemm("list", "gemm_multistage").stdout)
        one_tile = rawgemm("list", "wgmma_tile", "--major-b", "mn").stdout
        self.assertRegex(one_tile, r"\n64x256 +1x1 +16 bits\n")
        self.assertNotIn("accumulates", one_tile)

    def test_kernels_for_operands_that_lie_like_this(self):
        result = rawgemm("list", "--major-a", "mn")
        kernels = re.findall(r"^kernel +(.*)", result.stdout, re.M)
        self.assertEqual(kernels, ["gemm", *(x["name"] for x in KERNELS if "bf16" in x["inputs"] and not x["is_one_tile"])])
        self.assertNotIn("FP8 types", result.stdout)
        self.assertIn("\n256x128  1x1      16 bits\n", rawgemm("list", "gemm_cooperative", "--major-b", "mn").stdout)

    def test_what_adds_to_d(self):
        result = rawgemm("list", "--accumulate")
        kernels = re.findall(r"^kernel +(.*)", result.stdout, re.M)
        self.assertEqual(kernels, ["gemm", "gemm_fp8", "gemm_fp8_scaled", *(x["name"] for x in KERNELS if not x["is_one_tile"])])
        self.assertNotIn("bf16 -> bf16", result.stdout)
        self.assertIn("by AddToD (--accumulate, --accumulate=load), where k is short by load, with gemm_pingpong 128x192",
                      words_of(rawgemm("list", "gemm", "--accumulate").stdout))
        self.assertIn("types bf16 -> fp32, fp16 -> fp32 (A and B -> D) tiles",
                      words_of(rawgemm("list", "gemm_multistage", "--accumulate").stdout))
        self.assertIn("; also of k-grouped products forms", words_of(rawgemm("list", "gemm_cooperative").stdout))
        self.assertEqual(rawgemm("list", "wgmma_tile", "--accumulate").returncode, 2)

    def test_kernels_that_launch_several_products(self):
        result = rawgemm("list", "--form", "k-grouped")
        self.assertEqual(re.findall(r"^kernel +(.*)", result.stdout, re.M), ["gemm_fp8_block"])
        result = rawgemm("list", "gemm_pingpong", "--form", "k-grouped", "--major-a", "mn", "--major-b", "mn")
        self.assertIn("operands A [k, m], B [k, n] (--major-a mn --major-b mn) limits", words_of(result.stdout))
        self.assertIn("\n128x192  1x1      16 bits\n", result.stdout)
        self.assertIn("operands A [m, k], B [n, k] or [k, n] (--major-b mn) limits",
                      words_of(rawgemm("list", "gemm_swapped", "--form", "grouped").stdout))
        self.assertIn("\n192x128  1x2      FP8\n", rawgemm("list", "gemm_fp8_block", "--form", "batched").stdout)
        result = rawgemm("list", "--form", "batched", "--accumulate")
        self.assertEqual(result.returncode, 2)
        self.assertIn("--accumulate: form = batched, must be dense or k-grouped", result.stderr)

    def test_what_a_kernel_chooses_from(self):
        for arguments in (("gemm",), ("gemm_fp8",), ("gemm_fp8_scaled",), *((name, "--form", form) for form in ("batched", "grouped")
                          for name in ("gemm", "gemm_fp8_scaled"))):
            output = rawgemm("list", *arguments).stdout
            count = int(re.search(r"from (\d+) configurations", words_of(output))[1])
            self.assertEqual(len(re.findall(r"^gemm_\w+ +\d+x\d+ +\dx\d(?:x\d)?$", output, re.M)), count)

    def test_lines_fit(self):
        for arguments in ((), *((kernel["name"],) for kernel in KERNELS)):
            self.assertLessEqual(max(map(len, rawgemm("list", *arguments).stdout.split("\n"))), 80)

    def test_lines_are_as_wide_as_the_terminal(self):
        for columns in (60, 100):
            terminal, end = pty.openpty()
            fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
            self.assertEqual(subprocess.run([PROGRAM, "list", "wgmma_tile"], stdout=end).returncode, 0)
            os.close(end)
            text = b""
            with contextlib.suppress(OSError):  # Linux's end of a terminal that nobody holds any more
                while part := os.read(terminal, 65536):
                    text += part
            os.close(terminal)
            longest = max(map(len, text.decode().splitlines()))
            self.assertTrue(columns - 20 <= longest <= columns, longest)


class Version(unittest.TestCase):
    def test_names_the_commit_and_the_toolkit(self):
        result = rawgemm("--version")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertRegex(result.stdout, r"^rawgemm \d+\.\d+\.\d+, commit ([0-9a-f]{12}(-dirty)?|unknown), "
                         r"built (without CUDA|with CUDA \d+\.\d+(\.\d+)?)\n$")


if __name__ == "__main__":
    PROGRAM, CXX = sys.argv.pop(1), sys.argv.pop(1)
    unittest.main()
