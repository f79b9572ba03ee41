#!/usr/bin/env python3
"""Times rawgemm.deep_gemm beside DeepGEMM on what DeepGEMM's own tests multiply, on a GPU.

usage: tests/python/time_deep_gemm.py FOLDER TABLE.csv
       tests/python/time_deep_gemm.py --page PAGE TABLE.csv
                                      writes a summary of the table between PAGE's marks deep_gemm:begin and :end

FOLDER: a checkout of DeepGEMM 2.6.1 with its extension built in it, whose tests/generators.py says what there is to
multiply and makes operands. rawgemm is found as usual (PYTHONPATH, RAWGEMM_LIBRARY). DeepGEMM compiles a kernel for each
new size: a first run that warms its cache takes some minutes.

Both get the same operands, one after the other: each call behind 8 GB of zeros, which flush L2 and let the card cool, as
in DeepGEMM's bench_kineto; a call's time is that of all kernels that it starts, the mean of 8. Their results must agree.
"""

import argparse
import collections
import csv
import pathlib
import random
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
sys.dont_write_bytecode = True
from bench_results import between_marks, geometric_mean  # noqa: E402

CALLS = 8
FLUSHED = 8 * 10**9  # bytes
MOST_DIFFERENCE = 1e-3  # of DeepGEMM's calc_diff
COLUMNS = "kind", "types", "problem", "deep_gemm_us", "rawgemm_us"


class Lines:
    """What DeepGEMM's tests time: (kind, types, problem, make), where make() gives call(library) and the output."""

    def __init__(self, torch, libraries):
        import generators  # DeepGEMM's
        self.torch, self.libraries, self.generators = torch, libraries, generators

    def __iter__(self):
        for dtype in (self.torch.float8_e4m3fn, self.torch.bfloat16):
            yield from self.contiguous(dtype)
            yield from self.masked(dtype)
            yield from self.k_grouped(dtype)
            yield from self.dense(dtype)

    def is_fp8(self, dtype):
        return dtype == self.torch.float8_e4m3fn

    def kind_of_operands(self, dtype, config):
        return {"quant_config": config} if self.is_fp8(dtype) else {"use_bf16": True}

    def set_alignment(self, alignment):
        for library in self.libraries:
            library.set_mk_alignment_for_contiguous_layout(alignment)

    def best_alignment(self, *expected):
        self.set_alignment(self.libraries[0].get_theoretical_mk_alignment_for_contiguous_layout(*expected))

    def contiguous(self, dtype):
        name = "m_grouped_fp8_fp4_gemm_nt_contiguous" if self.is_fp8(dtype) else "m_grouped_bf16_gemm_nt_contiguous"
        for _, config, groups, rows, n, k, a, b, psum, _ in self.generators.enumerate_m_grouped_contiguous(dtype):

            def make(config=config, groups=groups, rows=rows, n=n, k=k, a=a, b=b, psum=psum):
                self.best_alignment()
                _, of_a, of_b, layout, d, _ = self.generators.generate_m_grouped_contiguous(
                    groups, rows, n, k, a, b, use_psum_layout=psum, **self.kind_of_operands(dtype, config))
                more = {"disable_ue8m0_cast": True} if self.is_fp8(dtype) else {}
                return lambda library: getattr(library, name)(of_a, of_b, d, layout, use_psum_layout=psum, **more), d

            layout = "psum" if psum else "indices"
            yield f"contiguous, {layout}", dtype, f"{groups} x ~{rows} x {n} x {k}{', B MN-major' * b.is_mn_major()}", make

    def masked(self, dtype):
        fp8 = self.is_fp8(dtype)
        masked = "m_grouped_fp8_fp4_gemm_nt_masked" if fp8 else "m_grouped_bf16_gemm_nt_masked"
        contiguous = "m_grouped_fp8_fp4_gemm_nt_contiguous" if fp8 else "m_grouped_bf16_gemm_nt_contiguous"
        for _, config, groups, room, rows, n, k, psum in self.generators.enumerate_m_grouped_masked(dtype):

            def make(config=config, groups=groups, room=room, rows=rows, n=n, k=k, psum=psum):
                expected = int(1.2 * rows)
                self.best_alignment(expected)
                a, b, sizes, ends, d, _ = self.generators.generate_m_grouped_masked(
                    groups, room, rows, n, k, use_psum_layout=psum, **self.kind_of_operands(dtype, config))
                if not fp8:
                    expected = rows
                more = {"disable_ue8m0_cast": True} if fp8 else {}
                if not psum:
                    return lambda library: getattr(library, masked)(a, b, d, sizes, expected, **more), d
                together = self.generators.layout_masked_to_psum
                a = tuple(together(x, ends) for x in a) if fp8 else together(a, ends)
                d = together(d, ends)
                more.update(use_psum_layout=True, expected_m_for_psum_layout=expected)
                return lambda library: getattr(library, contiguous)(a, b, d, ends, **more), d

            yield f"few rows, {'psum' if psum else 'masked'}", dtype, f"{groups} x ~{rows} x {n} x {k}", make

    def k_grouped(self, dtype):
        fp8 = self.is_fp8(dtype)
        random.seed(0)
        for groups, m, n, a, b, _, sizes, _, depth, alignment, _ in list(
                self.generators.enumerate_k_grouped_contiguous(dtype)):

            def make(groups=groups, m=m, n=n, a=a, b=b, sizes=sizes, depth=depth, alignment=alignment):
                self.set_alignment(alignment)
                _, of_a, of_b, c, d, _, layout, _ = self.generators.generate_k_grouped_contiguous(
                    groups, m, n, a, b, sizes, **({"gran_k": depth} if fp8 else {"use_bf16": True}))
                if fp8:
                    return lambda library: library.k_grouped_fp8_gemm_nt_contiguous(
                        of_a, of_b, d, sizes, layout, c, recipe=(1, 1, depth), use_psum_layout=False), d
                return lambda library: library.k_grouped_bf16_gemm_tn_contiguous(
                    of_a, of_b, d, sizes, layout, c, use_psum_layout=False), d

            yield "groups along K, added to fp32", dtype, f"{groups} x {m} x {n} x ~{sum(sizes) // groups}", make

    def dense(self, dtype):
        fp8 = self.is_fp8(dtype)
        for kernel, config, m, n, k, a, b, adds, output in self.generators.enumerate_normal(dtype):

            def make(kernel=kernel, config=config, m=m, n=n, k=k, a=a, b=b, adds=adds, output=output):
                of_a, of_b, c, d, _ = self.generators.generate_normal(m, n, k, a, b, adds, output, kernel,
                                                                     **self.kind_of_operands(dtype, config))
                if not fp8:
                    return lambda library: library.bf16_gemm_nt(of_a, of_b, d, c=c), d
                recipe, recipe_a, recipe_b = config.get_recipes(is_wgrad=kernel.is_1d1d() and adds)
                return lambda library: library.fp8_fp4_gemm_nt(of_a, of_b, d, c=c, disable_ue8m0_cast=True, recipe=recipe,
                                                               recipe_a=recipe_a, recipe_b=recipe_b), d

            majors = "".join(f", {name} MN-major" for name, major in (("A", a), ("B", b)) if major.is_mn_major())
            of_d = "fp32" if output == self.torch.float else "bf16"
            yield f"dense, {'added to' if adds else 'D in'} {of_d}", dtype, f"{m} x {n} x {k}{majors}", make


def microseconds(torch, call, flush):
    """Of all kernels that a call starts."""
    call()
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA], acc_events=True) as profiler:
        for _ in range(CALLS):
            flush.zero_()
            call()
        torch.cuda.synchronize()
    # What fills memory is the flush. Events of the host's CUDA calls have no time on the device.
    kernels = [x for x in profiler.key_averages() if not any(fill in x.key for fill in ("FillFunctor", "Memset"))]
    return sum(x.self_device_time_total for x in kernels) / CALLS


def difference_of(call, libraries, d, calc_diff):
    """Between what the same call on both makes of the same D, where ours writes: rows of no group are left alone."""
    d.nan_to_num_(0.0).clamp_(-100, 100)  # it may never have been written
    before, results = d.clone(), []
    for library in libraries:
        d.copy_(before)
        call(library)
        results.append(d.clone())
    is_written = results[1] != before
    return float(calc_diff(*(x[is_written] for x in results)))


def time_all(folder, table):
    sys.path[:0] = [str(folder), str(folder / "tests")]
    import deep_gemm
    import torch
    from deep_gemm.testing import calc_diff

    import rawgemm.deep_gemm as ours

    commit = subprocess.run(["git", "rev-parse", "--short=12", "HEAD"], cwd=ROOT, check=True, capture_output=True, text=True)
    driver = subprocess.run(["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader", "-i", "0"], check=True,
                            capture_output=True, text=True)
    libraries = deep_gemm, ours
    flush = torch.empty(FLUSHED // 4, dtype=torch.int, device="cuda")
    with open(table, "w", newline="") as file:
        file.write(f"# device: {torch.cuda.get_device_name()}, driver {driver.stdout.strip()}, CUDA {torch.version.cuda},"
                   f" torch {torch.__version__}; commit {commit.stdout.strip()}; DeepGEMM {deep_gemm.__version__}\n")
        rows = csv.writer(file)
        rows.writerow(COLUMNS)
        for kind, dtype, problem, make in Lines(torch, libraries):
            random.seed(1)
            torch.manual_seed(1)
            call, d = make()
            difference = difference_of(call, libraries, d, calc_diff)
            if not difference < MOST_DIFFERENCE:
                sys.exit(f"time_deep_gemm.py: {kind}, {problem}: results differ by {difference}, at most {MOST_DIFFERENCE}")
            times = [microseconds(torch, lambda: call(library), flush) for library in libraries]
            types = str(dtype).removeprefix("torch.")
            rows.writerow((kind, types, problem, *(f"{x:.2f}" for x in times)))
            file.flush()
            print(f"{kind}, {types}: {problem}: {times[0] / times[1]:.3f}", flush=True)
            torch.cuda.empty_cache()


def summary(table):
    """Markdown: DeepGEMM's time over ours."""
    head, *lines = pathlib.Path(table).read_text().splitlines()
    ratios = collections.defaultdict(list)
    for row in csv.DictReader(lines):
        ratio = float(row["deep_gemm_us"]) / float(row["rawgemm_us"])
        ratios[row["types"], row["kind"]].append((ratio, row["problem"]))
        ratios[row["types"], "**all**"].append((ratio, f"{row['problem']} ({row['kind']})"))
    result = [f"{head.removeprefix('# device: ')}; [all lines](../{pathlib.Path(table).resolve().relative_to(ROOT)})", "",
              "| | lines | mean | least | below 0.97 |", "| --- | --- | --- | --- | --- |"]
    for (types, kind), of_problems in sorted(ratios.items()):
        least, problem = min(of_problems)
        result.append(f"| {types}: {kind} | {len(of_problems)} | {geometric_mean([x for x, _ in of_problems]):.3f} |"
                      f" {least:.3f}: {problem} | {sum(x < 0.97 for x, _ in of_problems)} |")
    return "\n".join(result)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--page", type=pathlib.Path)
    parser.add_argument("paths", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    if options.page is not None and len(options.paths) == 1:
        options.page.write_text(between_marks(options.page, {"deep_gemm": summary(options.paths[0])}))
    elif options.page is None and len(options.paths) == 2:
        time_all(*options.paths)
    else:
        parser.error("FOLDER and TABLE must be given, or --page PAGE and TABLE")


main()
