#!/usr/bin/env python3
"""Plants what ptxas_gate must refuse into copies of gemm_cooperative and builds them with this build's own rules.

usage: tests/gate/test_gate.py CMAKE BUILD_FOLDER PLANT_FOLDER
"""

import pathlib
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
KERNEL = "kernels/gemm_cooperative.cuh"
MAX_SECONDS = 15  # for one instantiation

# name: ([(text, what stands there instead)], [what the build must say])
PLANTS = {
    "clean": ([], []),
    # Too few registers for 128 accumulators and the tile before, rounded.
    "spill": (
        [("math_registers = 232;", "math_registers = 152;")],
        [
            "ptxas_gate: void rawgemm::gemm_cooperative<",
            "bytes spill stores",
            "(C7507)",  # setmaxnreg is ignored
        ],
    ),
    # An accumulator that is touched while its wgmma is in flight.
    "serialised": (
        [("d, !first);\n", "d, !first);\n      d[0][0] += 1;\n")],
        ["ptxas_gate: void rawgemm::gemm_cooperative<", "(C7517) warpgroup.wait is injected"],
    ),
}


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    cmake, build, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    for name, (edits, expected) in PLANTS.items():
        text = (ROOT / KERNEL).read_text()
        for old, new in edits:
            if text.count(old) != 1:
                sys.exit(f"{name}: {KERNEL} has {text.count(old)} times, must have once: {old!r}")
            text = text.replace(old, new)
        copy = folder / name / KERNEL
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text)

        begin = time.monotonic()
        command = [cmake, "--build", build, "--target", f"gate_{name}"]
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        seconds = time.monotonic() - begin
        print(f"{name}: exit code {run.returncode} after {seconds:.1f} s")
        if (run.returncode != 0) != bool(expected):
            sys.exit(f"{run.stdout}\n{name}: the build must {'stop' if expected else 'pass'}")
        if absent := [text for text in expected if text not in run.stdout]:
            sys.exit(f"{run.stdout}\n{name}: the build does not say {absent}")
        if not expected and seconds > MAX_SECONDS:
            sys.exit(f"{name}: compiled in {seconds:.1f} s, must be at most {MAX_SECONDS} s")


if __name__ == "__main__":
    main()
