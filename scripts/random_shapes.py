#!/usr/bin/env python3
"""Writes random problems as a file of `rawgemm bench --shapes`: what no table was made for.

usage: scripts/random_shapes.py [--tiny | --tall | --batches | --small-batches | --groups LOW HIGH | --k-groups] [--step STEP] [--step-m STEP]
                               SEED COUNT

m, n and k are log-uniform in 1 to 8192, 256 to 23000 and 256 to 16384: m any integer, n and k multiples of STEP, 16 unless
given, so that packed rows of each type begin where TMA takes them; of 16 bits 8 will do.
--step-m: m is a multiple of that, such as 8, without which cuBLASLt takes an MN-major A two to three times as slowly.
--tiny: in 1 to 256, 16 to 1024 and 16 to 512; n and k are multiples of 8.
--tall: m in 8192 to 131072; at most 2^31 numbers of A, B and D and 2^42 products.
--batches: of `--form batched`, 2 to 512 problems with m, n and k in 1 to 4096, 32 to 4096 and 32 to 8192, n and k multiples of
8; all together at most 2^30 numbers of A, B and D and 2^39 products.
--small-batches: of these, such as have at most 2^23 numbers and 2^32 products: up to about 8 us.
--groups: of `--form grouped`, with LOW to HIGH rows a group, give or take 30 %, 2 to 256 groups, n and k in 512 to 16384 and
512 to 8192; all together at most 65536 rows, 2^32 numbers of B and 2^42 products.
--k-groups: of `--form k-grouped`, 64 to 8192 of K a group, give or take 30 %, 2 to 128 groups, m and n in 256 to 8192; all
together at most 65536 of K, 2^29 numbers of D and 2^42 products.
"""

import argparse
import math
import random
import sys


def log_uniform(source, low, high):
    return math.exp(source.uniform(math.log(low), math.log(high)))


def drawn(seed, count, tiny=False, step=None, step_m=1):
    """[(m, n, k)]"""
    source = random.Random(seed)
    most_m, least, most_n, most_k, usual_step = (256, 16, 1024, 512, 8) if tiny else (8192, 256, 23000, 16384, 16)
    step = step or usual_step
    shapes = []
    for _ in range(count):
        m = step_m * max(1, round(log_uniform(source, 1, most_m) / step_m))
        n, k = (step * max(1, round(log_uniform(source, least, most) / step)) for most in (most_n, most_k))
        shapes.append((m, n, k))
    return shapes


def drawn_tall(seed, count, step=None):
    """[(m, n, k)]"""
    source = random.Random(seed)
    step = step or 16
    shapes = []
    while len(shapes) < count:
        m = round(log_uniform(source, 8192, 131072))
        n, k = (step * max(1, round(log_uniform(source, 256, most) / step)) for most in (23000, 16384))
        if m * n * k <= 1 << 42 and m * k + n * k + m * n <= 1 << 31:
            shapes.append((m, n, k))
    return shapes


BATCHES, SMALL_BATCHES = (1 << 30, 1 << 39), (1 << 23, 1 << 32)  # numbers and products of all together


def drawn_batches(seed, count, step=None, most=BATCHES):
    """[(batch, m, n, k)]"""
    source = random.Random(seed)
    step = step or 8
    shapes = []
    while len(shapes) < count:
        batch, m = round(log_uniform(source, 2, 512)), round(log_uniform(source, 1, 4096))
        n, k = (step * max(1, round(log_uniform(source, 32, most) / step)) for most in (4096, 8192))
        if batch * (m * k + n * k + m * n) <= most[0] and batch * m * n * k <= most[1]:
            shapes.append((batch, m, n, k))
    return shapes


def drawn_groups(seed, count, low, high, step=None):
    """[(groups, rows, n, k)]"""
    source = random.Random(seed)
    step = step or 16
    shapes = []
    while len(shapes) < count:
        groups, rows = round(log_uniform(source, 2, 256)), round(log_uniform(source, low, high))
        n, k = (step * round(log_uniform(source, 512, most) / step) for most in (16384, 8192))
        if groups * rows <= 65536 and groups * n * k <= 1 << 32 and groups * rows * n * k <= 1 << 42:
            shapes.append((groups, rows, n, k))
    return shapes


def drawn_k_groups(seed, count, step=None):
    """[(groups, k, m, n)]"""
    source = random.Random(seed)
    step = step or 16
    shapes = []
    while len(shapes) < count:
        groups, k = round(log_uniform(source, 2, 128)), round(log_uniform(source, 64, 8192))
        m, n = (step * round(log_uniform(source, 256, 8192) / step) for _ in range(2))
        if groups * k <= 65536 and groups * m * n <= 1 << 29 and groups * k * m * n <= 1 << 42:
            shapes.append((groups, k, m, n))
    return shapes


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--tiny", action="store_true", help="products of a few us")
    kind.add_argument("--tall", action="store_true", help="many rows")
    kind.add_argument("--batches", action="store_true", help="problems of one size, several at once")
    kind.add_argument("--small-batches", action="store_true", help="of these, those of little work")
    kind.add_argument("--groups", type=int, nargs=2, metavar=("LOW", "HIGH"), help="of rows, so many in each")
    kind.add_argument("--k-groups", action="store_true", help="of K")
    parser.add_argument("--step", type=int, help="of n and k")
    parser.add_argument("--step-m", type=int, default=1)
    parser.add_argument("seed", type=int)
    parser.add_argument("count", type=int)
    arguments = parser.parse_args()
    is_of_batches = arguments.batches or arguments.small_batches
    columns = ("sizes groups rows n k" if arguments.groups else "sizes groups k m n" if arguments.k_groups else
               "batch m n k" if is_of_batches else "m n k")
    print(f"# `{' '.join(['scripts/random_shapes.py', *sys.argv[1:]])}`: {columns}")
    if arguments.groups:
        groups = drawn_groups(arguments.seed, arguments.count, *arguments.groups, arguments.step)
        shapes = [("random", *shape) for shape in groups]
    elif arguments.k_groups:
        shapes = [("random", *shape) for shape in drawn_k_groups(arguments.seed, arguments.count, arguments.step)]
    elif arguments.tall:
        shapes = drawn_tall(arguments.seed, arguments.count, arguments.step)
    elif is_of_batches:
        most = SMALL_BATCHES if arguments.small_batches else BATCHES
        shapes = drawn_batches(arguments.seed, arguments.count, arguments.step, most)
    else:
        shapes = drawn(arguments.seed, arguments.count, arguments.tiny, arguments.step, arguments.step_m)
    for shape in shapes:
        print(*shape)


if __name__ == "__main__":
    main()
