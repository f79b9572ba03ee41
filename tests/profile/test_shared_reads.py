#!/usr/bin/env python3
"""scripts/shared_reads.py with a program in ncu's place, of 6 SMs, where SM 0 shares reads with 2 and 4.

usage: tests/profile/test_shared_reads.py
"""

import os
import pathlib
import sys
import tempfile
import unittest
from unittest import mock

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent.parent / "scripts"))
sys.dont_write_bytecode = True
import shared_reads  # noqa: E402

# SMs with an even number that begin within 100 cycles get each of 10 sectors from L2 once.
FAKE_NCU = f"""#!{sys.executable}
import pathlib, sys
launches = [argument.split(":") for argument in sys.argv if ":" in argument]
lines = ['==PROF== Connected', '"ID","{shared_reads.FROM_L2}","{shared_reads.TO_SMS}"', '"","sector","sector"']
for i, (sms, late) in enumerate(launches):
    sms = [int(sm) for sm in sms.split(",")]
    together = [sm for sm in sms if sm % 2 == 0] if int(late) < 100 else []
    read = 10 * (len(sms) - max(len(together) - 1, 0))
    lines.append(f'"{{i}}","{{read:,}}","{{10 * len(sms):,}}"')
pathlib.Path(sys.argv[sys.argv.index("--log-file") + 1]).write_text("\\n".join(lines[: len(lines) - MISSING]))
print("Some GPU, 6 SMs")
"""


class SharedReads(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def measured(self, missing=0):
        ncu, table = self.folder / "ncu", self.folder / "table.csv"
        ncu.write_text(FAKE_NCU.replace("MISSING", str(missing)))
        ncu.chmod(0o755)
        with mock.patch.object(shared_reads, "find_ncu", return_value=str(ncu)), \
             mock.patch.object(shared_reads, "require_gpu"), mock.patch.dict(os.environ, COMMIT="123456789abc"):
            shared_reads.measure("build/gpu/bin/shared_reads", table)
        return table

    def test_pairs_are_found_and_then_delayed_and_joined(self):
        lines = self.measured().read_text().splitlines()
        self.assertEqual(lines[1:4], ["# commit: 123456789abc", "# device: Some GPU, 6 SMs", ",".join(shared_reads.COLUMNS)])
        rows = [line.split(",") for line in lines[4:]]
        self.assertEqual(rows[:5], [["0 1", "0", "20", "20"], ["0 2", "0", "10", "20"], ["0 3", "0", "20", "20"],
                                    ["0 4", "0", "10", "20"], ["0 5", "0", "20", "20"]])
        self.assertEqual([row[:2] for row in rows[5:]],
                         [["0 2", str(late)] for late in shared_reads.DELAYS] + [["0 2", "0"], ["0 2 4", "0"]])

    def test_the_page_has_what_was_counted(self):
        text = shared_reads.page_table(self.measured())
        self.assertIn("SM 0 shares reads with 2 of 5 others, 2, 4.", text)
        self.assertIn("| cycles that SM 2 begins after SM 0 | 0 | 100 |", text)
        self.assertIn("| sectors to SMs for each from L2 | 2.00 | 1.00 |", text)
        self.assertIn("| SMs that begin at once | 2 | 3 |", text)
        self.assertIn("| sectors to SMs for each from L2 | 2.00 | 3.00 |", text)

    def test_launches_that_were_not_counted_are_an_error(self):
        with self.assertRaises(shared_reads.Failure) as caught:
            self.measured(missing=1)
        self.assertIn("0 launches were counted, must be 1", str(caught.exception))


if __name__ == "__main__":
    unittest.main()
