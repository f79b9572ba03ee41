#!/usr/bin/env python3
"""The tests of the Python package, with ml_dtypes from PyPI where this Python has numpy alone.

usage: tests/python/run_tests.py CACHE    RAWGEMM_LIBRARY and PYTHONPATH say what is tested
"""

import importlib.util
import pathlib
import sys
import unittest

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "portability"))
import wheels  # noqa: E402

if importlib.util.find_spec("numpy") and not importlib.util.find_spec("ml_dtypes"):
    if folder := wheels.unpacked(sys.argv[1], "ml_dtypes", "0.5.3"):
        sys.path.append(str(folder))
unittest.main(module=None, argv=["run_tests.py", "discover", "--verbose", "-s", str(HERE)])
