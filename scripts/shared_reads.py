#!/usr/bin/env python3
"""Counts with Nsight Compute what L2 is asked for when SMs read the same lines, on a GPU.

usage: scripts/shared_reads.py PROGRAM TABLE.csv
       scripts/shared_reads.py --page PAGE TABLE.csv     writes the table between PAGE's marks shared_reads:begin and :end

PROGRAM: build/gpu/bin/shared_reads; COMMIT, in the environment: what it was built from, where the sources are no git
repository. Each SM reads 2 MB that lie in L2, 8 copies of 8 KB in flight. First one SM and each
other one, then one that shares reads with it, which begins later, then several of these.
"""

import csv
import os
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
from bench_results import between_marks  # noqa: E402
from profile_kernel import Failure, find_ncu, ncu_options, number, require_gpu, run_ncu  # noqa: E402
import usage  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[1]
FIRST = 0  # the SM that all others are beside
DELAYS = range(0, 801, 100)  # cycles
FROM_L2, TO_SMS = "lrc__lrc2xbar_sectors_op_read.sum", "lrc__xbar2gpc_sectors_op_read.sum"
COLUMNS = "sms", "cycles_late", "sectors_from_l2", "sectors_to_sms"
SHARES = 1.5  # sectors that SMs get for each that L2 is asked for, of two SMs that share reads


def counted(ncu, program, launches):
    """The device, and [(sectors from L2, sectors to SMs)] of launches [(SMs, cycles that the second one is late)]."""
    arguments = [f"{','.join(map(str, sms))}:{late}" for sms, late in launches]
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder) / "log"
        command = [ncu, *ncu_options(str(log)), "--cache-control", "none", "--metrics", f"{FROM_L2},{TO_SMS}", program]
        printed, rows = run_ncu([*command, *arguments], log, len(launches))
    return printed.splitlines()[0], [(int(number(row[FROM_L2])), int(number(row[TO_SMS]))) for row in rows]


def sms_of(device):
    """The last word but one of what the program calls the device."""
    return int(device.split()[-2])


def measure(program, table):
    ncu = find_ncu()
    require_gpu()
    device, _ = counted(ncu, program, [((FIRST,), 0)])
    launches = [((FIRST, sm), 0) for sm in range(sms_of(device)) if sm != FIRST]
    _, sectors = counted(ncu, program, launches)
    beside = [sms[1] for (sms, _), (from_l2, to_sms) in zip(launches, sectors) if to_sms > SHARES * from_l2]
    if not beside:
        raise Failure(f"SM {FIRST} shares reads with none: there is nothing to count")
    more = [((FIRST, beside[0]), late) for late in DELAYS]
    more += [((FIRST, *beside[: count - 1]), 0) for count in range(2, len(beside) + 2)]
    _, of_more = counted(ncu, program, more)
    describe = ["git", "-C", str(ROOT), "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
    commit = os.environ.get("COMMIT") or subprocess.run(describe, capture_output=True, text=True, check=True).stdout.strip()
    with open(table, "w", newline="") as file:
        print(f"# command: scripts/shared_reads.py build/gpu/bin/shared_reads {table}", file=file)
        print(f"# commit: {commit}\n# device: {device}", file=file)
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        for (sms, late), figures in zip(launches + more, sectors + of_more):
            writer.writerow([" ".join(map(str, sms)), late, *figures])


def page_table(table):
    lines = pathlib.Path(table).read_text().splitlines()
    heads = dict(line[2:].split(": ", 1) for line in lines if line.startswith("# "))
    rows = [
        ([int(sm) for sm in row["sms"].split()], int(row["cycles_late"]),
         int(row["sectors_to_sms"]) / int(row["sectors_from_l2"]))
        for row in csv.DictReader(line for line in lines if not line.startswith("#"))
    ]  # fmt: skip
    others = sms_of(heads["device"]) - 1
    pairs, more = rows[:others], rows[others:]
    beside = [sms[1] for sms, _, ratio in pairs if ratio > SHARES]
    delayed, several = more[: len(DELAYS)], more[len(DELAYS) :]

    def of(title, heads, rows):
        ratios = [f"{ratio:.2f}" for *_, ratio in rows]
        return "\n".join([
            f"| {title} | " + " | ".join(map(str, heads)) + " |",
            "| --- |" + " --- |" * len(heads),
            "| sectors to SMs for each from L2 | " + " | ".join(ratios) + " |",
        ])  # fmt: skip

    return "\n\n".join([
        f"{heads['device']}, commit {heads['commit']}: `{heads['command']}`. SM {FIRST} shares reads with"
        f" {len(beside)} of {others} others, {', '.join(map(str, beside))}.",
        of(f"cycles that SM {beside[0]} begins after SM {FIRST}", [late for _, late, _ in delayed], delayed),
        of("SMs that begin at once", [len(sms) for sms, *_ in several], several),
    ])  # fmt: skip


def main():
    usage.answer(__doc__)
    arguments = sys.argv[1:]
    try:
        if len(arguments) == 3 and arguments[0] == "--page":
            page = pathlib.Path(arguments[1])
            page.write_text(between_marks(page, {"shared_reads": page_table(arguments[2])}))
        elif len(arguments) == 2 and not arguments[0].startswith("-"):
            measure(*arguments)
        else:
            sys.exit(__doc__)
    except Failure as failure:
        sys.exit(f"shared_reads: {failure}")


if __name__ == "__main__":
    main()
