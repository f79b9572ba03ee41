#!/usr/bin/env python3
"""Renews the tables of docs/accumulation.md from the probes (tests/chip/accumulation.cpp), and the picture.

usage: scripts/accumulation.py PROGRAM [--check | --picture]

PROGRAM: build/.../bin/chip_model, or chip_gpu; their results for these cases are the same, since a test compares the
model with what an H200 gave. --check: writes nothing, exit code 1 where a table is not current. --picture: also writes
docs/accumulation.svg (needs matplotlib).
"""

import math
import pathlib
import struct
import subprocess
import sys

sys.dont_write_bytecode = True
from bench_results import between_marks  # noqa: E402
import usage  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "accumulation.md"
PICTURE = ROOT / "docs" / "accumulation.svg"
TYPES = ["bf16", "f16", "f16, D in f16", "e4m3, e4m3", "e4m3, e5m2", "e5m2, e4m3", "e5m2, e5m2"]
D_IN_F16 = 2
ROWS, COLUMNS = 64, 8
TOP = 6  # exponent of the large terms


class Probes:
    def __init__(self, program):
        self.program = program

    def dump(self, probe, first, count):
        command = [self.program, "dump", probe, str(first), str(count)]
        lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
        return [bytes.fromhex(line.split()[1]) for line in lines]

    def matrices(self, probe, first=0, count=len(TYPES)):
        """D[64][8] of each case, as numbers."""
        cases = self.dump(probe, first, count)
        kinds = ["e" if (first + i) % len(TYPES) == D_IN_F16 else "f" for i in range(count)]
        values = [struct.unpack(f"<{ROWS * COLUMNS}{kind}", case) for kind, case in zip(kinds, cases)]
        return [[d[i * COLUMNS : (i + 1) * COLUMNS] for i in range(ROWS)] for d in values]


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|---" + "|---:" * (len(head) - 1) + "|"]
    return "\n".join(lines + ["| " + " | ".join(str(x) for x in row) + " |" for row in rows])


def power(exponent):
    return f"2<sup>{exponent}</sup>".replace("-", "−")


def depths(probes):
    """The smallest 2^-x of the largest term that is left of a small one."""
    found = []
    for kind in range(3):
        for d in probes.matrices("sum_of_depths", kind * len(TYPES)):
            values = {(i + j, d[i][j]) for i in range(ROWS) for j in range(COLUMNS)}
            kept = max(depth for depth, x in values if x != 0)
            assert all(x in (0, 2.0 ** (TOP - depth)) for depth, x in values)
            assert all((depth, 2.0 ** (TOP - depth)) in values for depth in range(kept + 1))
            found.append(power(-kept))
    count = len(TYPES)
    return table(
        ["A, B", "products 1 and −1", "products 2.25 and −2.25", "accumulator −2.25, product 2.25"],
        [[name, found[i], found[count + i], found[2 * count + i]] for i, name in enumerate(TYPES)],
    )


def fractions(probes):
    """What is left of a third term of so many units."""
    shown = [-1.75, -1.5, -1, -0.75, -0.25, 0.25, 0.75, 1, 1.5, 1.75]
    rows = []
    for name, d in zip(TYPES, probes.matrices("sum_of_fractions")):
        bits = 13 if name.startswith("e") else 25
        left = {}
        for i in range(ROWS):
            for j in range(COLUMNS):
                units = (i % 15 - 7) * 2.0 ** (j - 5)
                left[units] = d[i][j] * 2.0 ** (bits - TOP)
        assert all(x == math.trunc(units) for units, x in left.items())
        rows.append([name] + [f"{left[x]:.0f}".replace("-0", "0").replace("-", "−") for x in shown])
    return table(["A, B"] + [f"{x:g}".replace("-", "−") for x in shown], rows)


def orders(probes):
    rows = []
    for name, d in zip(TYPES, probes.matrices("sum_in_any_order")):
        rows.append([name, ROWS, max(len({row[j] for row in d}) for j in range(COLUMNS))])
    return table(["A, B", "orders", "different sums"], rows)


def equals(probes):
    """Where an accumulator no longer grows when k products of 1 are added."""
    rows = []
    for i, (name, d) in enumerate(zip(TYPES, probes.matrices("sum_of_equals"))):
        k = 32 if name.startswith("e") else 16
        exponents = range(-20, 16 if i == D_IN_F16 else ROWS - 20)
        row = {e: d[e + 20][0] for e in exponents}
        complete = max(e for e in exponents if row[e] == 2.0**e + k)
        nothing = min(e for e in exponents if row[e] == 2.0**e)
        rows.append([name, k, power(complete), power(nothing)])
    return table(["A, B", "k", "all of them added up to", "nothing added from"], rows)


def long_sums(probes):
    """{type: [(K, error of the tensor core's sum, error with promotion)]}, relative to the root mean square of D."""
    sums = {}
    for name, case in zip(["bf16", "f16", "e4m3"], probes.dump("long_sum", 0, 3)):
        k = 32 if name == "e4m3" else 16
        size = ROWS * COLUMNS
        lengths = len(case) // (size * 16)
        numbers = struct.unpack(f"<{lengths * 2 * size}f", case[: lengths * 8 * size])
        exact = struct.unpack(f"<{lengths * size}d", case[lengths * 8 * size :])
        sums[name] = []
        for length in range(lengths):
            want = exact[length * size : (length + 1) * size]
            norm = math.sqrt(sum(x * x for x in want))
            error = []
            for kind in range(2):
                got = numbers[(2 * length + kind) * size : (2 * length + kind + 1) * size]
                error.append(math.sqrt(sum((x - y) ** 2 for x, y in zip(got, want))) / norm)
            sums[name].append((8 * k << length, *error))
    return sums


def long_table(probes):
    sums = {name: {k: errors for k, *errors in points} for name, points in long_sums(probes).items()}
    lengths = sorted(set.intersection(*(set(points) for points in sums.values())))
    head = ["K"] + [f"{name}{how}" for name in sums for how in ("", ", promoted")]
    return table(head, [[k] + [f"{x:.1e}" for points in sums.values() for x in points[k]] for k in lengths])


def draw(probes):
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams |= {"svg.hashsalt": "accumulation", "svg.fonttype": "none"}  # the same small file each time
    import matplotlib.pyplot as pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    for (name, points), colour in zip(long_sums(probes).items(), ["tab:blue", "tab:green", "tab:red"]):
        lengths = [k for k, _, _ in points]
        axes.plot(lengths, [error for _, error, _ in points], "o-", color=colour, label=name)
        axes.plot(lengths, [error for _, _, error in points], "s--", color=colour, label=f"{name}, promoted")
    axes.set_xscale("log", base=2)
    axes.set_yscale("log")
    axes.set_xlabel("K")
    axes.set_ylabel("error / root mean square of D")
    axes.grid(True, which="major", alpha=0.3)
    axes.legend(ncol=3, fontsize="small", loc="lower center", bbox_to_anchor=(0.5, 1.0), frameon=False)
    figure.savefig(PICTURE, metadata={"Date": None})


TABLES = {"depths": depths, "fractions": fractions, "orders": orders, "equals": equals, "long": long_table}


def main():
    usage.answer(__doc__)
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--check"], ["--picture"]):
        sys.exit(__doc__)
    probes = Probes(sys.argv[1])
    page = between_marks(PAGE, {name: make(probes) for name, make in TABLES.items()})
    if sys.argv[2:] == ["--check"]:
        if page != PAGE.read_text():
            sys.exit(f"{PAGE.name} does not show what the probes give: run scripts/accumulation.py")
        return
    PAGE.write_text(page)
    if sys.argv[2:] == ["--picture"]:
        draw(probes)


if __name__ == "__main__":
    main()
