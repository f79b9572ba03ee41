"""The examples of docs/python.md run, one after the other."""

import contextlib
import io
import pathlib
import re
import unittest

try:
    import torch  # noqa: F401
except ImportError as error:
    raise unittest.SkipTest(str(error)) from error

import rawgemm

PAGE = pathlib.Path(__file__).resolve().parents[2] / "docs" / "python.md"


@unittest.skipUnless("bf16,bf16,bf16" in rawgemm.build and "e4m3,bf16,e4m3" in rawgemm.build,
                     "the library has no bf16,bf16 or e4m3,bf16")
class Examples(unittest.TestCase):
    def test_run_and_print_what_their_comments_say(self):
        examples = "\n".join(re.findall(r"^```python\n(.*?)^```", PAGE.read_text(), re.DOTALL | re.MULTILINE))
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(examples, PAGE, "exec"), {})
        said = [re.escape(text).replace(r"\.\.\.", r"\w+") for text in re.findall(r"print\(.*\)  # (.*)", examples)]
        self.assertEqual(len(said), 3)
        self.assertRegex(printed.getvalue(), "^" + "\n".join(said) + "\n$")


if __name__ == "__main__":
    unittest.main()
