#!/usr/bin/env python3
"""Profiles one launch of a kernel with Nsight Compute and prints the figures that docs/profiling.md explains.

usage: scripts/profile_kernel.py PROGRAM KERNEL [ARGUMENT...]
       scripts/profile_kernel.py --check

PROGRAM: build/gpu/bin/rawgemm. KERNEL and ARGUMENT: those of `rawgemm run`, with one tile and one cluster at most.
--check: profiles nothing; exit code 1 and a line on what to do where ncu or the GPU is missing.
"""

import csv
import ctypes
import glob
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import generate_kernels  # noqa: E402
import usage  # noqa: E402

NCU_PLACES = ["/usr/local/cuda/bin/ncu", "/opt/nvidia/nsight-compute/*/ncu"]
# Not cuBLASLt's, which compute the reference.
OUR_KERNELS = f"regex:^({'|'.join(kernel['name'] for kernel in generate_kernels.kernels())})"
WARM_UPS = 2
TENSOR_FLOPS_PER_CYCLE = 4096  # of an SM of sm_90, 16-bit inputs
WARPS_PER_SM = 64
SECTOR_BYTES = 32
STALLS_SHOWN = 6
BYTES = {"bf16": 2, "fp16": 2, "fp32": 4}

METRICS = {
    "nanoseconds": "gpu__time_duration.sum",
    "cycles": "sm__cycles_elapsed.max",
    "busy cycles": "sm__cycles_active.avg",
    "tensor pipe": "sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_elapsed",
    "HBM read": "dram__bytes_read.sum",
    "HBM written": "dram__bytes_write.sum",
    "L2 reads": "lts__t_sectors_srcunit_tex_op_read.sum",
    "L2 hits": "lts__t_sectors_srcunit_tex_op_read_lookup_hit.sum",
    "to GPCs": "lrc__lrc2xbar_sectors_op_read.sum",
    "into SMs": "l1tex__m_xbar2l1tex_read_bytes.sum",
    "wavefronts": "memory_l1_wavefronts_shared",
    "ideal wavefronts": "memory_l1_wavefronts_shared_ideal",
    "load conflicts": "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum",
    "store conflicts": "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum",
    "registers": "launch__registers_per_thread",
    "warps": "sm__warps_active.avg.per_cycle_active",
    "instructions": "smsp__inst_issued.sum",
}
STALLS = "group:smsp__pcsamp_warp_stall_reasons"
STALL_PREFIX = "smsp__pcsamp_warps_issue_stalled_"

NO_NCU = """no ncu (Nsight Compute) on PATH or at {places}
It is part of the CUDA toolkit. By itself, from NVIDIA's packages: apt-get install cuda-nsight-compute-13-0"""
NO_GPU = "no GPU here (no NVIDIA driver)"
NO_PERMISSION = """ncu may not read the GPU's counters (ERR_NVGPUCTRPERM)
Run this as root; or let every user read them: write `options nvidia NVreg_RestrictProfilingToAdminUsers=0` to
/etc/modprobe.d/nvidia-profiling.conf and reboot. A container needs --cap-add=SYS_ADMIN as well.
https://developer.nvidia.com/ERR_NVGPUCTRPERM"""


class Failure(Exception):
    pass


def find_ncu(places=NCU_PLACES):
    found = shutil.which("ncu")
    if found:
        return found
    for place in places:
        if matches := sorted(glob.glob(place)):
            return matches[-1]  # the newest
    raise Failure(NO_NCU.format(places=" or ".join(places)))


def require_gpu():
    try:
        ctypes.CDLL("libcuda.so.1")
    except OSError:
        raise Failure(NO_GPU) from None


def ncu_options(log):
    """A table of each launch in `log`, at the clocks that the GPU chooses."""
    return ["--csv", "--page", "raw", "--log-file", log, "--clock-control", "none"]


def command(ncu, program, arguments, log, record):
    which = ["--kernel-name", OUR_KERNELS, "--launch-skip", str(WARM_UPS), "--launch-count", "1"]
    metrics = ["--metrics", ",".join([*METRICS.values(), STALLS])]
    run = [program, "run", *arguments, "--on", "gpu", "--launches", str(WARM_UPS + 1), "--json", record]
    return [ncu, *ncu_options(log), *which, *metrics, *run]


def launches_of(log):
    """[{column: text}] of the launches that ncu's log holds. Its own messages stand before the table, units below the
    heads."""
    lines = log.splitlines()
    start = next((i for i, line in enumerate(lines) if line.startswith('"ID"')), len(lines))
    return list(csv.DictReader(lines[start:]))[1:]


def number(text):
    """NaN where ncu has no value: a metric that its version or the chip does not know."""
    try:
        return float(text.replace(",", ""))
    except ValueError:
        return float("nan")


def run_ncu(command, log, count):
    """Runs ncu, which writes `log`: what its program printed, and launches_of(log), which must be so many."""
    run = subprocess.run(command, capture_output=True, text=True)
    text = log.read_text() if log.exists() else ""
    if "ERR_NVGPUCTRPERM" in text + run.stdout + run.stderr:
        raise Failure(NO_PERMISSION)
    launches = launches_of(text)
    if run.returncode != 0 or len(launches) != count:
        messages = [line for line in text.splitlines() if "==ERROR==" in line or "==WARNING==" in line]
        if run.returncode == 0:
            messages.append(f"{len(launches)} launches were counted, must be {count}")
        raise Failure("\n".join(["no profile:", *(run.stderr or run.stdout).splitlines(), *messages]))
    return run.stdout, launches


def profile(ncu, program, arguments):
    """What ncu measured, and what the program wrote about its run."""
    with tempfile.TemporaryDirectory() as folder:
        log, record = pathlib.Path(folder) / "ncu.csv", pathlib.Path(folder) / "run.json"
        _, (measured,) = run_ncu(command(ncu, program, arguments, str(log), str(record)), log, 1)
        return measured, json.loads(record.read_text())


def scaled(value, unit):
    for factor, prefix in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if value >= factor:
            return f"{value / factor:,.2f} {prefix}{unit}".rstrip()
    return f"{value:,.0f} {unit}".rstrip()


def stalls(measured):
    """[(reason, share of all samples)], the largest first."""
    samples = {
        name[len(STALL_PREFIX) :]: number(text)
        for name, text in measured.items()
        if name.startswith(STALL_PREFIX) and not name.endswith("_not_issued")
    }
    total = sum(samples.values())
    shares = [(name, count / total) for name, count in samples.items() if total > 0]
    return sorted(shares, key=lambda share: -share[1])


def figures(measured, record):
    """[(name, value, what to compare it with)]"""
    x = {name: number(measured.get(metric, "")) for name, metric in METRICS.items()}
    problem, contender = record["problem"], record["contenders"][0]
    m, n, k = (problem[name] for name in "mnk")
    block_m, block_n = map(int, contender["tile"].split("x"))
    sms = record["device"]["multiprocessors"]
    flops = 2 * m * n * k
    bytes_in, bytes_out = BYTES[problem["input"]], BYTES[problem["output"]]
    least_read, least_written = (m + n) * k * bytes_in, m * n * bytes_out
    tiles_read = (m * -(-n // block_n) + n * -(-m // block_m)) * k * bytes_in
    conflicts = x["wavefronts"] - x["ideal wavefronts"]
    pipe = 100 * flops / (TENSOR_FLOPS_PER_CYCLE * sms * x["cycles"])
    return [
        ("duration", f"{x['nanoseconds'] / 1e3:,.1f} us", f"{flops / x['nanoseconds'] / 1e3:,.0f} TFLOP/s"),
        ("SM cycles", f"{x['cycles']:,.0f}", f"{x['cycles'] / x['nanoseconds'] * 1e3:,.0f} MHz"),
        ("cycles with a CTA", f"{100 * x['busy cycles'] / x['cycles']:.1f} %", "mean over the SMs"),
        ("tensor pipe busy", f"{x['tensor pipe']:.1f} %", f"{pipe:.1f} % is what 2 m n k takes"),
        ("HBM bytes read", scaled(x["HBM read"], "B"), f"{x['HBM read'] / least_read:.2f} of A + B"),
        ("HBM bytes written", scaled(x["HBM written"], "B"), f"{x['HBM written'] / least_written:.2f} of D"),
        ("L2 hits of SM reads", f"{100 * x['L2 hits'] / x['L2 reads']:.1f} %",
         f"of {scaled(x['L2 reads'] * SECTOR_BYTES, 'B')}"),
        ("L2 -> GPC bytes", scaled(x["to GPCs"] * SECTOR_BYTES, "B"),
         f"each to {x['into SMs'] / (x['to GPCs'] * SECTOR_BYTES):.2f} SMs"),
        ("L2 -> SM bytes", scaled(x["into SMs"], "B"), f"{x['into SMs'] / tiles_read:.2f} of A and B of every tile"),
        ("bank conflicts", f"{conflicts:,.0f}", "by the addresses of shared loads and stores"),
        ("  counted, loads", f"{x['load conflicts']:,.0f}", "with turns lost to TMA and wgmma"),
        ("  counted, stores", f"{x['store conflicts']:,.0f}", "likewise"),
        ("registers per thread", f"{x['registers']:.0f}", "at launch, before setmaxnreg"),
        ("warps per SM", f"{x['warps']:.1f}", f"of {WARPS_PER_SM}"),
        ("instructions issued", scaled(x["instructions"], ""),
         f"{x['instructions'] / x['cycles'] / sms:.2f} per SM and cycle"),
        *[(f"stalled: {name}", f"{100 * share:.1f} %", "of the samples of all warps")
          for name, share in stalls(measured)[:STALLS_SHOWN]],
    ]  # fmt: skip


def report(measured, record):
    problem, contenders = record["problem"], record["contenders"]
    if len(contenders) != 1:
        raise Failure(f"{len(contenders)} configurations, must be one: a profile is of one launch")
    if not contenders[0]["check"]["right"]:
        raise Failure("the result is wrong: `rawgemm run` says where")
    size = f"{problem['m']} x {problem['n']} x {problem['k']}, {problem['input']} -> {problem['output']}"
    rows = [tuple(text.replace("nan", "n/a") for text in row) for row in figures(measured, record)]
    widths = [max(len(row[i]) for row in rows) for i in range(2)]
    lines = [f"{name:<{widths[0]}}  {value:>{widths[1]}}  {remark}" for name, value, remark in rows]
    return "\n".join([record["headline"], f"{contenders[0]['name']}: {size}", "", *lines])


def main():
    usage.answer(__doc__)
    arguments = sys.argv[1:]
    if arguments != ["--check"] and (len(arguments) < 2 or arguments[0].startswith("-")):
        sys.exit(__doc__)
    try:
        ncu = find_ncu()
        require_gpu()
        if arguments != ["--check"]:
            print(report(*profile(ncu, arguments[0], arguments[1:])))
    except Failure as failure:
        sys.exit(f"profile: {failure}")


if __name__ == "__main__":
    main()
