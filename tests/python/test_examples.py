"""The programs of examples/ run, and find their own results right."""

import contextlib
import io
import pathlib
import runpy
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
        sys.path.insert(0, str(EXAMPLES))  # as where the program is run by itself
        self.addCleanup(sys.path.remove, str(EXAMPLES))
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            runpy.run_path(str(EXAMPLES / name), run_name="__main__")
        ways = 2 if rawgemm.on_model else 3
        self.assertEqual(printed.getvalue().count("relative error"), 5 * ways)

    def test_llama_mlp(self):
        self.check("llama_mlp.py")

    def test_mixture_of_experts(self):
        self.check("mixture_of_experts.py")


if __name__ == "__main__":
    unittest.main()
