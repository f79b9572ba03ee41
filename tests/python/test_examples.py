"""The programs of examples/ run, and find their own results right."""

import pathlib
import subprocess
import sys
import unittest

try:
    import torch  # noqa: F401
except ImportError as error:
    raise unittest.SkipTest(str(error)) from error

import rawgemm

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples"


@unittest.skipUnless("bf16,bf16,bf16" in rawgemm.build, "the library has no bf16,bf16")
class Examples(unittest.TestCase):
    def check(self, name):
        run = subprocess.run([sys.executable, EXAMPLES / name], capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stderr)
        ways = 2 if rawgemm.on_model else 3
        self.assertEqual(run.stdout.count("relative error"), 5 * ways)

    def test_llama_mlp(self):
        self.check("llama_mlp.py")

    def test_mixture_of_experts(self):
        self.check("mixture_of_experts.py")


if __name__ == "__main__":
    unittest.main()
