#!/usr/bin/env python3
"""scripts/profile_kernel.py with a program in ncu's place: what it is asked for, the table, and what is said where it
fails. ncu.csv has the form of ncu's output and round numbers that nothing has measured.

usage: tests/profile/test_profile.py
"""

import copy
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

HERE = pathlib.Path(__file__).resolve().parent
SCRIPTS = HERE.parent.parent / "scripts"
SCRIPT = SCRIPTS / "profile_kernel.py"
LOG, RECORD = (HERE / "ncu.csv").read_text(), json.loads((HERE / "run.json").read_text())

sys.path.append(str(SCRIPTS))
sys.dont_write_bytecode = True
import profile_kernel  # noqa: E402

FAKE_NCU = """#!/usr/bin/env python3
import pathlib, sys
def after(option): return pathlib.Path(sys.argv[sys.argv.index(option) + 1])
after("--log-file").write_text({log!r})
if {record!r}: after("--json").write_text({record!r})
print("right")
sys.stderr.write({stderr!r})
sys.exit({code})
"""


class Ncu(unittest.TestCase):
    def profile(self, log=LOG, record=RECORD, stderr="", code=0):
        with tempfile.TemporaryDirectory() as folder:
            ncu = pathlib.Path(folder) / "ncu"
            record = json.dumps(record) if record else ""
            ncu.write_text(FAKE_NCU.format(log=log, record=record, stderr=stderr, code=code))
            ncu.chmod(0o755)
            return profile_kernel.report(*profile_kernel.profile(str(ncu), "rawgemm", ["gemm_cooperative"]))

    def fails(self, *words, **result):
        with self.assertRaises(profile_kernel.Failure) as caught:
            self.profile(**result)
        for word in words:
            self.assertIn(word, str(caught.exception))

    def test_the_table(self):
        lines = self.profile().splitlines()
        self.assertEqual(lines[:2], ["running on NVIDIA H200 (132 SMs)",
                                     "gemm_cooperative 128x256, cluster 1x1: 4096 x 4096 x 4096, bf16 -> bf16"])
        rows = [[cell for cell in line.split("  ") if cell] for line in lines[3:]]
        rows = [[cell.strip() for cell in row] for row in rows]
        self.assertEqual(rows, [
            ["duration", "200.0 us", "687 TFLOP/s"],
            ["SM cycles", "300,000", "1,500 MHz"],
            ["cycles with a CTA", "95.0 %", "mean over the SMs"],
            ["tensor pipe busy", "84.8 %", "84.7 % is what 2 m n k takes"],
            ["HBM bytes read", "201.33 MB", "3.00 of A + B"],
            ["HBM bytes written", "33.55 MB", "1.00 of D"],
            ["L2 hits of SM reads", "80.0 %", "of 1.60 GB"],
            ["L2 -> GPC bytes", "1.28 GB", "each to 1.26 SMs"],
            ["L2 -> SM bytes", "1.61 GB", "1.00 of A and B of every tile"],
            ["bank conflicts", "0", "by the addresses of shared loads and stores"],
            ["counted, loads", "0", "with turns lost to TMA and wgmma"],
            ["counted, stores", "1,234", "likewise"],
            ["registers per thread", "168", "at launch, before setmaxnreg"],
            ["warps per SM", "9.5", "of 64"],
            ["instructions issued", "19.80 M", "0.50 per SM and cycle"],
            ["stalled: long_scoreboard", "50.0 %", "of the samples of all warps"],
            ["stalled: wait", "30.0 %", "of the samples of all warps"],
            ["stalled: selected", "10.0 %", "of the samples of all warps"],
            ["stalled: short_scoreboard", "6.5 %", "of the samples of all warps"],
            ["stalled: math_pipe_throttle", "2.0 %", "of the samples of all warps"],
            ["stalled: barrier", "1.0 %", "of the samples of all warps"],
        ])  # fmt: skip

    def test_ragged_tiles(self):
        record = copy.deepcopy(RECORD)
        record["problem"].update(m=129, n=257, k=64)
        table = self.profile(record=record)
        # 2 x 2 tiles: A's 129 rows and B's 257, each twice.
        taken = (2 * 129 + 2 * 257) * 64 * 2
        self.assertIn(f"{1610612736 / taken:.2f} of A and B of every tile", table)

    def test_a_figure_that_this_ncu_does_not_have(self):
        table = self.profile(log=LOG.replace('"524,288"', '"n/a"', 1))
        self.assertRegex(table, r"bank conflicts +n/a")

    def test_asks_for_one_launch_after_the_warm_ups(self):
        words = profile_kernel.command("ncu", "rawgemm", ["gemm_multistage", "--m", "512"], "log", "record")
        text = " ".join(words)
        self.assertIn("--launch-skip 2 --launch-count 1", text)
        self.assertIn("--clock-control none", text)
        self.assertIn("rawgemm run gemm_multistage --m 512 --on gpu --launches 3", text)
        ours = words[words.index("--kernel-name") + 1].removeprefix("regex:")
        self.assertTrue(re.match(ours, "gemm_multistage") and re.match(ours, "wgmma_tile"))
        self.assertFalse(re.match(ours, "nvjet_hsh_128x256_64x4_1x2_h_bz_coopA_NTN") or re.match(ours, "store_empty_product"))
        metrics = words[words.index("--metrics") + 1].split(",")
        self.assertEqual(len(metrics), len(set(metrics)))

    def test_no_permission(self):
        log = "==ERROR== ERR_NVGPUCTRPERM - The user does not have permission to access NVIDIA GPU Performance Counters\n"
        self.fails("NVreg_RestrictProfilingToAdminUsers=0", "root", log=log, record=None)

    def test_the_program_refuses(self):
        self.fails("lda = 100, must be a multiple of 8", log="==WARNING== No kernels were profiled.\n", record=None,
                   stderr="gemm_cooperative: lda = 100, must be a multiple of 8 elements\n", code=2)  # fmt: skip

    def test_what_ncu_says(self):
        self.fails("Failed to find metric x", log="==ERROR== Failed to find metric x\n", record=None, code=1)

    def test_wrong_results_and_several_configurations(self):
        record = copy.deepcopy(RECORD)
        record["contenders"][0]["check"]["right"] = False
        self.fails("the result is wrong", record=record)
        record["contenders"] *= 2
        self.fails("2 configurations, must be one", record=record)


class WithoutNcu(unittest.TestCase):
    def test_no_ncu(self):
        with mock.patch.dict(os.environ, PATH="/nonexistent"), self.assertRaises(profile_kernel.Failure) as caught:
            profile_kernel.find_ncu(places=["/nonexistent/*/ncu"])
        self.assertIn("no ncu (Nsight Compute) on PATH or at /nonexistent/*/ncu", str(caught.exception))
        self.assertIn("apt-get install", str(caught.exception))

    def test_no_gpu(self):
        with mock.patch("ctypes.CDLL", side_effect=OSError), self.assertRaises(profile_kernel.Failure) as caught:
            profile_kernel.require_gpu()
        self.assertIn("no GPU here", str(caught.exception))

    def test_the_error_is_one_message_without_a_traceback(self):
        run = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True)
        if run.returncode != 0:
            self.assertTrue(run.stderr.startswith("profile: no "), run.stderr)
        run = subprocess.run([sys.executable, SCRIPT, "--bogus"], capture_output=True, text=True)
        self.assertIn("usage:", run.stderr)


if __name__ == "__main__":
    unittest.main()
