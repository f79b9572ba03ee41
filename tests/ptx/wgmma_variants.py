#!/usr/bin/env python3
"""The forms of wgmma.mma_async that tests compile and run: `VARIANT(n, A, B, Register, scale_a, scale_b, major_a,
major_b, a_in_registers)`, one to a line.

usage: tests/ptx/wgmma_variants.py FOLDER    writes FOLDER/wgmma_variants_<types>.inc

Every n of every type, A in shared memory and in registers. Transposes and negations with a few n: they are immediates
of the same instructions.
"""

import itertools
import pathlib
import sys

TYPES = {  # (A, B, Register of D)
    "16_bit": [("bf16", "bf16", "float"), ("f16", "f16", "float"), ("f16", "f16", "u32")],
    "fp8": [(a, b, "float") for a in ("e4m3", "e5m2") for b in ("e4m3", "e5m2")],
}
TRANSPOSED_N = [8, 16, 72, 256]
NEGATED_N = [24]
SCALES = [(1, 1), (-1, 1), (1, -1), (-1, -1)]


def variants(types):
    majors = ("k", "mn") if types == "16_bit" else ("k",)
    for (a, b, register), in_registers in itertools.product(TYPES[types], (False, True)):
        for major_a, major_b in itertools.product(("k",) if in_registers else majors, majors):
            plain = major_a == major_b == "k"
            shapes = [(n, (1, 1)) for n in (range(8, 257, 8) if plain else TRANSPOSED_N)]
            shapes += [(n, scales) for n in NEGATED_N for scales in SCALES[1:]]
            for n, (scale_a, scale_b) in shapes:
                yield (
                    f"VARIANT({n}, {a}, {b}, {register}, {scale_a}, {scale_b}, Major::{major_a}, Major::{major_b}, "
                    f"{str(in_registers).lower()})"
                )


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    for types in TYPES:
        text = "".join(f"{line}\n" for line in variants(types))
        path = pathlib.Path(sys.argv[1]) / f"wgmma_variants_{types}.inc"
        if not path.exists() or path.read_text() != text:
            path.write_text(text)


if __name__ == "__main__":
    main()
