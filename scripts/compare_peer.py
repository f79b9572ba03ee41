#!/usr/bin/env python3
"""Prints how ours stands beside a peer, both launched plainly: for each mode the geometric mean over all problems and
the least, and every problem's ratio (the peer's time over ours).

usage: scripts/compare_peer.py RESULTS PEER [LEAST [MEAN]]

RESULTS: what `rawgemm bench --json FILE` wrote, or scripts/bench_csv.py.  PEER: the end of its name there, such as bf16.so.
LEAST, MEAN: exits 1 where a ratio is less than LEAST, or a mean less than MEAN.
"""

import sys

sys.dont_write_bytecode = True
from bench_results import geometric_mean, problems_of, refuse  # noqa: E402
import usage  # noqa: E402


def ratios(problem, peer):
    """{mode: the peer's time over that of our fastest kernel}"""
    found = {}
    plain = [x for x in problem.timed if not x["programmatic"]]
    for mode in problem.run["modes"]:
        ours = [x["modes"][mode]["median_us"] for x in plain if x["kind"] == "ours"]
        peers = [x["modes"][mode]["median_us"] for x in plain if x["kind"] == "peer" and x["name"].endswith(peer)]
        if ours and peers:
            found[mode] = peers[0] / min(ours)
    return found


def main():
    usage.answer(__doc__)
    if len(sys.argv) not in (3, 4, 5):
        sys.exit(__doc__)
    path, peer = sys.argv[1:3]
    least_allowed, mean_allowed = [float(x) for x in (sys.argv[3:] + ["0", "0"])[:2]]
    problems = problems_of(path)
    of_problem = {f"{x.shape}, {x.types}": ratios(x, peer) for x in problems}
    for name, x in of_problem.items():
        print(f"{name}: " + ", ".join(f"{mode} {ratio:.4f}" for mode, ratio in x.items()))
    failed = False
    for mode in problems[0].run["modes"]:
        values = {name: x[mode] for name, x in of_problem.items() if mode in x}
        if not values:
            refuse(f"{path}: must hold a peer {peer}, timed in {mode}")
        least, mean = min(values, key=values.get), geometric_mean(list(values.values()))
        print(f"{mode}: {len(values)} problems, geometric mean {mean:.4f}, least {values[least]:.4f} ({least})")
        failed |= values[least] < least_allowed or mean < mean_allowed
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
