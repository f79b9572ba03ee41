#!/usr/bin/env python3
"""Writes tables like those by which gemm() and the like choose, with some of their configurations.

usage: scripts/sample_tables.py FOLDER

FOLDER/host gets a copy of each table of configurations in host/ but that of groups of rows, which has of each kernel every sixth
configuration and what other headers name, and of the measured problems those whose choice is one of these. Before the
project's own folder in a target's include directories, these are what it chooses from: compiled for the model in a
fifth of the time.
"""

import argparse
import collections
import pathlib
import re
import sys

HOST = pathlib.Path(__file__).resolve().parent.parent / "host"
EVERY = 6
# A Configuration as tables write it.
CONFIG = re.compile(r"\{Kernel::(\w+), \{(\d+), (\d+)\}(?:, \{(?:(\d+), (\d+))?\})?(?:, (\d+))?(?:, Major::\w+)*\}")


def config_of(match):
    """What CONFIG found, with 1 where it has no number."""
    return match[1], *(int(x or 1) for x in match.groups()[1:])


def named():
    """The configurations that headers take from a table."""
    texts = (path.read_text() for path in HOST.glob("*.hpp"))
    return {config_of(x) for text in texts for call in re.findall(r"as_in\(\w+_table, .*", text) for x in CONFIG.finditer(call)}


def sampled(text, needed):
    """The text of a table, with fewer configurations."""
    of_kernel, kept, lines = collections.Counter(), set(needed), []
    is_shipped = False
    for line in text.splitlines(keepends=True):
        if line.startswith("inline"):
            is_shipped = "Shipped" in line
        config = CONFIG.search(line)
        if config and is_shipped:
            if of_kernel[config[1]] % EVERY == 0:
                kept.add(config_of(config))
            of_kernel[config[1]] += 1
        if not config or config_of(config) in kept:
            lines.append(line)
    return "".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", metavar="FOLDER", type=pathlib.Path)
    folder = parser.parse_args().folder / "host"
    folder.mkdir(parents=True, exist_ok=True)
    needed = named()
    for table in [*sorted(HOST.glob("gemm*_table*.hpp")), HOST / "batched_table.hpp", HOST / "k_grouped_table.hpp"]:
        text = sampled(table.read_text(), needed)
        path = folder / table.name
        if not path.exists() or path.read_text() != text:  # what includes it is compiled again only then
            path.write_text(text)


if __name__ == "__main__":
    sys.exit(main())
