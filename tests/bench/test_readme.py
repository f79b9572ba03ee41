#!/usr/bin/env python3
"""README and docs/performance.md show what the program prints and what the results hold.

usage: test_readme.py PROGRAM

PROGRAM: rawgemm, with gemm_cooperative's module for the model beside it.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = ["README.md", "docs/performance.md", "docs/majors.md", "docs/epilogues.md", "docs/shapes.md"]
HAS_DRIVER = pathlib.Path("/dev/nvidiactl").exists()
PROGRAM = None


def without_time(text):
    """A run's own seconds differ."""
    return re.sub(r"(?m)^time +[\d.]+ s$", "time", text)


class Pages(unittest.TestCase):
    maxDiff = None

    @unittest.skipIf(HAS_DRIVER, "the output is that of a machine without a GPU")
    def test_the_output_without_a_gpu_is_the_programs(self):
        shown = re.search(r"<!-- model-run:begin -->\n```console\n\$ (.*)\n([\s\S]*?)```\n<!-- model-run:end -->",
                          (ROOT / "README.md").read_text())
        command = shown[1].split()
        self.assertEqual(command[0], "rawgemm")
        printed = subprocess.run([PROGRAM, *command[1:]], capture_output=True, text=True, check=True).stdout
        self.assertEqual(without_time(shown[2].strip()), without_time(printed.strip()))

    def test_the_tables_are_those_of_the_results(self):
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder) / "rawgemm"
            for part in ("scripts", "docs", "bench/results"):
                shutil.copytree(ROOT / part, copy / part)
            for file in ("README.md", "bench/configurations.hpp"):
                shutil.copy(ROOT / file, copy / file)
            subprocess.run([copy / "scripts" / "measure.sh", "--tables"], capture_output=True, check=True)
            for page in PAGES:
                self.assertEqual((ROOT / page).read_text(), (copy / page).read_text(), page)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
