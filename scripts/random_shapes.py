#!/usr/bin/env python3
"""Writes random problems as a file of `rawgemm bench --shapes`: what no table was made for.

usage: scripts/random_shapes.py SEED COUNT

m, n and k are log-uniform in 1 to 8192, 256 to 23000 and 256 to 16384: m any integer, n and k multiples of 16, so that
packed rows of each type begin where TMA takes them.
"""

import argparse
import math
import random


def log_uniform(source, low, high):
    return math.exp(source.uniform(math.log(low), math.log(high)))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("seed", type=int)
    parser.add_argument("count", type=int)
    arguments = parser.parse_args()
    source = random.Random(arguments.seed)
    print(f"# `scripts/random_shapes.py {arguments.seed} {arguments.count}`: m n k")
    for _ in range(arguments.count):
        m = round(log_uniform(source, 1, 8192))
        n, k = (16 * max(1, round(log_uniform(source, 256, high) / 16)) for high in (23000, 16384))
        print(m, n, k)


if __name__ == "__main__":
    main()
