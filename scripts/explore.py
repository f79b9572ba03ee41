#!/usr/bin/env python3
"""Times configurations on random problems, on a GPU: also such as the program does not offer, to see what it lacks.

usage: scripts/explore.py [--types TYPE] [--minutes N] [--beside TABLE] CONFIGURATIONS SHAPES TABLE
       scripts/explore.py --like HEADER [--types TYPE] [--minutes N] SHAPES TABLE
       scripts/explore.py --page PAGE NAME TABLE...
                                    writes what came out of all tables between PAGE's marks NAME:begin and NAME:end

CONFIGURATIONS: a file of lines `kernel block_m block_n cluster_m cluster_n splits` (bench/explored.txt), each of
which becomes a peer by itself (bench/peers/variant_peer.sh). SHAPES: a file of lines `m n k`. TABLE: CSV as
scripts/bench_csv.py writes it. Of each problem those configurations take part that an estimate finds fastest which
is fitted to bench/results/*/tune_*.csv as scripts/tune.py does, 24 of them, K-major, launched plainly, in round-robin.

--types: bf16, unless given, e4m3 with tensor scales, which is estimated as bf16 with half of K, or e4m3-blocks, with
scales of 1 x 128 and 128 x 128, of which all configurations take part in each problem. D is in bf16.

--beside: of the problems that this table has, or, with `all`, any that is chosen by, those configurations that it has not,
and that the estimate finds nearly as fast as the fastest. Fitted to the table, offered or not, it is so found out where it
overrates them.

--like: in place of CONFIGURATIONS, cublasLt.h, which says what tiles have which number. Of each problem those take part
that have the tile and the cluster of the algorithm of cuBLASLt's which other tables have found its fastest, of each
kernel that takes them, and the best of ours in these tables.

--minutes: begins no problem after so many. What was built and timed stays in build/explored, for the same commit and
type, and the next run goes on from there; TABLE has the problems that were timed.

Needs build/gpu with rawgemm and, since the program wants one kernel of ours, a module that is compiled fast:
gemm_multistage, gemm_cooperative for e4m3, or gemm_fp8_block for e4m3-blocks.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import time

sys.dont_write_bytecode = True
import tune  # noqa: E402
from bench_results import between_marks, geometric_mean, problems_of, refuse  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
CONTENDERS = 24
OF_TYPES = {  # what the program is told
    "bf16": ["--types", "bf16", "--kernels", "gemm_multistage:128x128"],
    "e4m3": ["--types", "e4m3", "--scales", "tensor", "--kernels", "gemm_cooperative:128x256:1x1"],
    "e4m3-blocks": ["--types", "e4m3", "--scales", "blocks", "--kernels", "gemm_fp8_block:128x128"],
}
SLOWER = 1.3  # than the fastest, by the estimate: such a configuration takes no part
NEARLY = 1.08  # likewise, beside what has been timed


class Everything:
    """What all configurations are in."""

    def __contains__(self, config):
        return True


def numbers(path):
    return [line.split() for line in path.read_text().splitlines() if line.strip() and not line.startswith("#")]


def problems_in(path):
    """[(m, n, k)]"""
    return [tuple(map(int, x)) for x in numbers(pathlib.Path(path))]


def configurations(path):
    return [tune.Config(kernel, *map(int, rest)) for kernel, *rest in numbers(path)]


def built(config, folder, types):
    """The peer, None where the kernel refuses the configuration or ptxas does."""
    peer = folder / ("_".join(map(str, config)) + ".so")
    if peer.exists():
        return peer
    initialiser = f"{{{config.block_m}, {config.block_n}}}, {{{config.cluster_m}, {config.cluster_n}}}, {config.splits}"
    part = peer.with_suffix(".part")
    command = [ROOT / "bench/peers/variant_peer.sh", part, config.kernel, initialiser, "kernels/tiles.cuh", "", types]
    return part.rename(peer) if subprocess.run(command, capture_output=True).returncode == 0 else None


def taking_part(peers, problem, costs, known=()):
    """The configurations to time, at most 60 % of them of one kernel. known: configurations that have been timed."""
    estimates = costs.us_of_each(sorted({*peers, *known}), problem)
    slowest = (NEARLY if known else SLOWER) * min(estimates.values())
    chosen = []
    for config in sorted(set(peers).difference(known), key=estimates.get):
        of_kernel = sum(x.kernel == config.kernel for x in chosen)
        if estimates[config] <= slowest and of_kernel < 0.6 * CONTENDERS:
            chosen.append(config)
    return chosen[:CONTENDERS]


TILE = re.compile(r"CUBLASLT_MATMUL_TILE_(\d+)x(\d+) += (\d+)")
CLUSTERS = {2: (1, 1), 3: (2, 1), 4: (4, 1), 5: (1, 2), 6: (2, 2), 7: (4, 2), 8: (1, 4), 9: (2, 4)}  # by cublasLt.h


def like(tiles, algorithm):
    """Configurations of ours. tiles: {number: (its rows, its columns)}, of D^T, as cuBLASLt takes D's columns for rows.
    algorithm: as tables have it, numbers of which are: the tile, parts of K, the cluster."""
    _, tile, _, splits, cluster, *_ = map(int, algorithm.split(":"))
    if tile not in tiles or cluster not in CLUSTERS:
        return []
    (block_n, block_m), (cluster_n, cluster_m) = tiles[tile], CLUSTERS[cluster]
    if splits > 1:
        return [tune.Config("gemm_splitk", block_m, block_n, 1, 1, min(splits, 8)),
                tune.Config("gemm_splitk", block_m, block_n, cluster_m, cluster_n, max(8 // (cluster_m * cluster_n), 2))]
    area = block_m * block_n
    kernels = {"gemm_pingpong": area <= 192 * 128, "gemm_swapped": block_n % 64 == 0 and area <= 256 * 192,
               "gemm_cooperative": block_m % 128 == 0 and 192 * 128 < area <= 256 * 128}
    return [tune.Config(kernel, block_m, block_n, cluster_m, cluster_n, 1) for kernel, takes in kernels.items() if takes]


def are_of(problem, types):
    """Whether a problem of a table has A and B of these types, K-major."""
    majors = problem.get("major_a", "k"), problem.get("major_b", "k")
    return (*majors, problem["input"], problem.get("scales")) == ("k", "k", types, "tensor" if types == "e4m3" else None)


def timed_configs(problem):
    """[(configuration, contender)] of those that were timed in round-robin."""
    names = [(tune.CONTENDER.match(x["name"]), x) for x in problem["contenders"] if "rr" in x.get("modes", {})]
    return [(tune.Config.named(*name.groups()), x) for name, x in names if name]


def found_before(header, types):
    """{problem: configurations}: those like cuBLASLt's fastest, and the fastest of ours that is shipped."""
    tiles = {int(number): (int(rows), int(columns)) for rows, columns, number in TILE.findall(header.read_text())}
    found = {}
    for path in tune.tables():
        for problem in tune.table_of(path)["problems"]:
            if not are_of(problem, types):
                continue
            of_problem = found.setdefault(tuple(problem[name] for name in "mnk"), {})
            for x in problem["contenders"]:
                if algorithm := x.get("modes", {}).get("rr", {}).get("algorithm"):
                    of_problem.update(dict.fromkeys(like(tiles, algorithm), 0.0))
            for config, x in timed_configs(problem):
                if config in tune.offered():
                    of_problem[config] = max(of_problem.get(config, 0.0), x["modes"]["rr"]["ratio_to_cublaslt"])
    best = {key: max(configs, key=configs.get) for key, configs in found.items() if configs}
    return {key: [best[key], *(x for x, ratio in configs.items() if ratio == 0.0)] for key, configs in found.items() if configs}


def timed_peers(problem):
    """[(configuration, contender)] of those that main() timed."""
    return [(tune.Config.named(*name.groups()), x) for x in problem.timed
            if x["kind"] == "peer" and (name := tune.CONTENDER.match(x["name"]))]


def timed(problem, options, results, modes="rr"):
    """What the program writes of one problem, into `results`. options: of the program, what to time."""
    shape, part = results.with_suffix(".txt"), results.with_suffix(".part")
    shape.write_text(" ".join(map(str, problem)) + "\n")
    command = [ROOT / "build/gpu/bin/rawgemm", "bench", "--shapes", shape, *options, "--modes", modes,
               "--programmatic", "off", "--seconds", "0.02", "--rounds", "5", "--json", part]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    part.rename(results)


def folder_for(kind, name):
    """Where results stay for this commit."""
    commit = subprocess.run(["git", "rev-parse", "--short=12", "HEAD"], cwd=ROOT, check=True, capture_output=True, text=True)
    folder = ROOT / "build" / kind / commit.stdout.strip() / name
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def time_each(problems, chosen, options, end, folder, prefix="", modes="rr"):
    """What the program writes of each problem that there was time for until `end`, or whose results are in the folder.

    chosen(problem): configurations to time; none: the problem is left out. options(those): what the program is told.
    prefix: of the results' names."""
    done = []
    for i, problem in enumerate(problems):
        name = "x".join(map(str, problem))
        results = folder / f"{prefix}{name}.json"
        if not results.exists():
            if time.monotonic() > end:
                continue
            configs = chosen(problem)
            if not configs:
                continue
            timed(problem, options(configs), results, modes)
            print(f"{i + 1} of {len(problems)}: {name}, {len(configs)} configurations", flush=True)
        done.append(json.loads(results.read_text()))
    if not done:
        refuse(f"none of {len(problems)} problems was timed: --minutes must leave time behind what is built, and some problem one"
               " of the configurations that the estimate finds fast")
    print(f"{len(done)} of {len(problems)} problems are timed")
    return done


def write_table(runs, folder, table, names={}):
    """As joined, by the command that was given."""
    path = folder / "joined.json"
    path.write_text(json.dumps(joined(runs, names, " ".join([f"scripts/{pathlib.Path(sys.argv[0]).name}", *sys.argv[1:]]))))
    subprocess.run([ROOT / "scripts/bench_csv.py", path, table], check=True)


def joined(runs, names, command):
    """One run of all problems, in which a peer has its configuration's name; names: {a peer's: a configuration's}."""
    problems = [problem for run in runs for problem in run["problems"]]
    for problem in problems:
        for contender in problem["contenders"]:
            contender["name"] = names.get(contender["name"], contender["name"])
    return {**runs[0], "command": command, "problems": problems}


def summary(name, ratios):
    return (f"| {name} | {geometric_mean(ratios):.3f} | {min(ratios):.3f} |"
            f" {100 * sum(x >= 0.95 for x in ratios) / len(ratios):.0f} % |")


def page(tables):
    """Markdown: cuBLASLt's time over ours, and a line for each configuration that is offered or somewhere the fastest.
    Tables may time different configurations on the same problems; what more than one of them has counts as the first one
    says."""
    of_problems = {}
    for problem in (problem for table in tables for problem in problems_of(table)):
        ratios = of_problems.setdefault(problem.shape, {})
        for config, x in timed_peers(problem):
            ratios.setdefault(config, x["modes"]["rr"]["ratio_to_cublaslt"])
    ratios = list(of_problems.values())
    offered = tune.offered()
    lines = [f"| of {len(ratios)} problems, cuBLASLt's time over that of | mean | least | 0.95 or more |", "| --- | --- | --- | --- |",
             summary("the best of all", [max(x.values()) for x in ratios]),
             summary("the best that the program offers", [max(x[config] for config in x if config in offered) for x in ratios]),
             "", "| configuration | offered | timed on | fastest on | its time over the fastest, mean | least |",
             "| --- | --- | --- | --- | --- | --- |"]
    nowhere_fastest = 0
    for config in sorted({config for x in ratios for config in x}):
        slower = [max(x.values()) / x[config] for x in ratios if config in x]
        if config not in offered and slower.count(1) == 0:
            nowhere_fastest += 1
            continue
        lines.append(f"| {config} | {'yes' if config in offered else ''} | {len(slower)} | {slower.count(1)} |"
                     f" {geometric_mean(slower):.3f} | {min(slower):.3f} |")
    if nowhere_fastest:
        lines += ["", f"{nowhere_fastest} others, which are not offered, were nowhere the fastest."]
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--types", choices=OF_TYPES, default="bf16")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--beside", metavar="TABLE")
    parser.add_argument("--like", metavar="HEADER", type=pathlib.Path)
    parser.add_argument("--page", nargs=2, metavar=("PAGE", "NAME"))
    parser.add_argument("paths", nargs="+", metavar="PATH")
    asked = parser.parse_args()
    if asked.page:
        path = pathlib.Path(asked.page[0])
        path.write_text(between_marks(path, {asked.page[1]: page(asked.paths)}))
        return
    if len(asked.paths) != (2 if asked.like else 3):
        parser.error("must be given CONFIGURATIONS, SHAPES and TABLE, or with --like the last two")
    types, end = asked.types, time.monotonic() + 60 * asked.minutes
    beside = None
    if asked.beside:
        beside = {}
        for path in tune.tables() if asked.beside == "all" else [asked.beside]:
            for x in tune.table_of(path)["problems"]:
                if are_of(x, types):
                    beside.setdefault(tuple(x[name] for name in "mnk"), set()).update(config for config, _ in timed_configs(x))
    *wanted, shapes, table = map(pathlib.Path, asked.paths)
    problems = problems_in(shapes)
    alike = found_before(asked.like, types) if asked.like else {}
    folder = folder_for("explored", types)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        configs = sorted({x for problem in problems for x in alike[problem]}) if alike else configurations(wanted[0])
        peers = {config: peer for config, peer in zip(configs, pool.map(lambda x: built(x, folder, types), configs)) if peer}
    print(f"{len(peers)} of {len(configs)} configurations can be compiled", flush=True)
    takes_all = types == "e4m3-blocks"
    if beside is not None:
        tune.offered = lambda: Everything()
    family = next((x for x in tune.FAMILIES if x.is_k_major and types in x.types), None)  # of block scales all take part
    costs = None if takes_all or alike else tune.fitted_to_tables(family)[1]
    if beside is not None:
        problems = [x for x in problems if x in beside]

    def chosen(problem):
        if alike:
            return [x for x in alike[problem] if x in peers]
        return [*peers] if takes_all else taking_part(
            peers, family.key_of(*problem, types), costs, beside[problem] if beside else ())

    def told(configs):
        return [*OF_TYPES[types], "--peers", ",".join(str(peers[config]) for config in configs)]

    done = time_each(problems, chosen, told, end, folder, prefix=f"{wanted[0].stem if wanted else 'like'}_")
    write_table(done, folder, table, {peer.name: str(config) for config, peer in peers.items()})


if __name__ == "__main__":
    main()
