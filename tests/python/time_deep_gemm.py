#!/usr/bin/env python3
"""Times rawgemm.deep_gemm beside DeepGEMM on what DeepGEMM's own tests multiply, on a GPU.

usage: tests/python/time_deep_gemm.py [--types TYPE,...] [--kinds KIND,...] FOLDER TABLE.csv
       tests/python/time_deep_gemm.py --page PAGE TABLE.csv...
                                      writes a summary of each table between PAGE's marks deep_gemm:begin and :end

FOLDER: a checkout of DeepGEMM 2.6.1 with its extension built in it, whose tests/generators.py says what there is to
multiply and makes operands. rawgemm is found as usual (PYTHONPATH, RAWGEMM_LIBRARY). DeepGEMM compiles a kernel for each
new size: a first run that warms its cache takes some minutes. --types, --kinds: those lines alone, such as --types bfloat16
--kinds contiguous,masked,k_grouped.

Both get the same operands, in turns of 4 calls, DeepGEMM first and last, so that neither has the cooler card: each call
behind 8 GB of zeros, which flush L2, as in DeepGEMM's bench_kineto; a call's time is that of all kernels that it starts, the
mean of 8. Their results must agree.
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

CALLS = 4  # in a turn
TURNS = 0, 1, 1, 0  # DeepGEMM's are 0
FLUSHED = 8 * 10**9  # bytes
MOST_DIFFERENCE = 1e-3  # of DeepGEMM's calc_diff
COLUMNS = "kind", "types", "problem", "deep_gemm_us", "rawgemm_us"
TYPES = "float8_e4m3fn", "bfloat16"
KINDS = "contiguous", "masked", "k_grouped", "dense"


class Lines:
    """What DeepGEMM's tests time: (kind, types, problem, call, output, rows), of which call(library) writes the output;
    rows: those that are compared, where not all. Operands are made for one line at a time, from the same seed."""

    def __init__(self, torch, libraries, types=TYPES, kinds=KINDS):
        import generators  # DeepGEMM's
        self.torch, self.libraries, self.generators, self.types, self.kinds = torch, libraries, generators, types, kinds

    def __iter__(self):
        for types in self.types:
            for kind in self.kinds:
                yield from getattr(self, kind)(getattr(self.torch, types))

    def is_fp8(self, dtype):
        return dtype == self.torch.float8_e4m3fn

    def made(self, generate, *arguments, **options):
        random.seed(1)
        self.torch.manual_seed(1)
        return generate(*arguments, **options)

    def kind_of_operands(self, dtype, config):
        return {"quant_config": config} if self.is_fp8(dtype) else {"use_bf16": True}

    def grouped(self, dtype, layout):
        """call(library, a, b, d, array of groups, ...) for "contiguous" or "masked"."""
        types, options = ("fp8_fp4", {"disable_ue8m0_cast": True}) if self.is_fp8(dtype) else ("bf16", {})
        name = f"m_grouped_{types}_gemm_nt_{layout}"
        return lambda library, *arguments, **more: getattr(library, name)(*arguments, **options, **more)

    def set_alignment(self, alignment):
        for library in self.libraries:
            library.set_mk_alignment_for_contiguous_layout(alignment)

    def best_alignment(self, *expected):
        self.set_alignment(self.libraries[0].get_theoretical_mk_alignment_for_contiguous_layout(*expected))

    def rows_of_groups(self, ends, d):
        """Whether a row of D is a group's: between groups A's are not initialised, and may be NaN."""
        rows, begin = self.torch.zeros(d.shape[0], dtype=self.torch.bool, device=d.device), 0
        step = self.libraries[0].get_mk_alignment_for_contiguous_layout()
        for end in ends.tolist():
            rows[begin:end] = True
            begin = -(-end // step) * step
        return rows

    def contiguous(self, dtype):
        product = self.grouped(dtype, "contiguous")
        for _, config, groups, rows, n, k, major_a, major_b, psum, _ in self.generators.enumerate_m_grouped_contiguous(
                dtype):
            self.best_alignment()
            _, a, b, layout, d, _ = self.made(self.generators.generate_m_grouped_contiguous, groups, rows, n, k, major_a,
                                              major_b, use_psum_layout=psum, **self.kind_of_operands(dtype, config))
            yield (f"contiguous, {'psum' if psum else 'indices'}", dtype,
                   f"{groups} x ~{rows} x {n} x {k}{', B MN-major' * major_b.is_mn_major()}",
                   lambda library: product(library, a, b, d, layout, use_psum_layout=psum), d,
                   self.rows_of_groups(layout, d) if psum else None)

    def masked(self, dtype):
        masked, contiguous = self.grouped(dtype, "masked"), self.grouped(dtype, "contiguous")
        together = self.generators.layout_masked_to_psum
        for _, config, groups, room, rows, n, k, psum in self.generators.enumerate_m_grouped_masked(dtype):
            self.best_alignment(int(1.2 * rows))
            a, b, sizes, ends, d, _ = self.made(self.generators.generate_m_grouped_masked, groups, room, rows, n, k,
                                                use_psum_layout=psum, **self.kind_of_operands(dtype, config))
            expected = int(1.2 * rows) if self.is_fp8(dtype) else rows
            if psum:
                a, d = tuple(together(x, ends) for x in a) if self.is_fp8(dtype) else together(a, ends), together(d, ends)
            yield (f"few rows, {'psum' if psum else 'masked'}", dtype, f"{groups} x ~{rows} x {n} x {k}",
                   (lambda library: contiguous(library, a, b, d, ends, use_psum_layout=True,
                                               expected_m_for_psum_layout=expected)) if psum else
                   (lambda library: masked(library, a, b, d, sizes, expected)), d,
                   self.rows_of_groups(ends, d) if psum else None)

    def k_grouped(self, dtype):
        fp8 = self.is_fp8(dtype)
        random.seed(0)
        for groups, m, n, major_a, major_b, _, sizes, _, depth, alignment, _ in list(
                self.generators.enumerate_k_grouped_contiguous(dtype)):
            self.set_alignment(alignment)
            _, a, b, c, d, _, layout, _ = self.made(self.generators.generate_k_grouped_contiguous, groups, m, n, major_a,
                                                    major_b, sizes, **({"gran_k": depth} if fp8 else {"use_bf16": True}))
            name = "k_grouped_fp8_gemm_nt_contiguous" if fp8 else "k_grouped_bf16_gemm_tn_contiguous"
            options = {"recipe": (1, 1, depth)} if fp8 else {}
            yield ("groups along K, added to fp32", dtype, f"{groups} x {m} x {n} x ~{sum(sizes) // groups}",
                   lambda library: getattr(library, name)(a, b, d, sizes, layout, c, use_psum_layout=False, **options), d,
                   None)

    def dense(self, dtype):
        fp8 = self.is_fp8(dtype)
        for kernel, config, m, n, k, major_a, major_b, adds, output in self.generators.enumerate_normal(dtype):
            a, b, c, d, _ = self.made(self.generators.generate_normal, m, n, k, major_a, major_b, adds, output, kernel,
                                      **self.kind_of_operands(dtype, config))
            name, options = "bf16_gemm_nt", {}
            if fp8:
                recipes = config.get_recipes(is_wgrad=kernel.is_1d1d() and adds)
                name = "fp8_fp4_gemm_nt"
                options = {"disable_ue8m0_cast": True, **dict(zip(("recipe", "recipe_a", "recipe_b"), recipes))}
            majors = "".join(f", {x} MN-major" for x, major in (("A", major_a), ("B", major_b)) if major.is_mn_major())
            of_d = "fp32" if output == self.torch.float else "bf16"
            yield (f"dense, {'added to' if adds else 'D in'} {of_d}", dtype, f"{m} x {n} x {k}{majors}",
                   lambda library: getattr(library, name)(a, b, d, c=c, **options), d, None)


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


def difference_of(call, libraries, d, rows, calc_diff):
    """Between what the same call on both makes of the same D, where ours writes: rows of no group are left alone. rows:
    those that are compared; None: all."""
    d.nan_to_num_(0.0).clamp_(-100, 100)  # it may never have been written
    before, results = d.clone(), []
    for library in libraries:
        d.copy_(before)
        call(library)
        results.append(d.clone())
    is_written = results[1] != before
    if rows is not None:
        is_written &= rows[:, None]
    return float(calc_diff(*(x[is_written] for x in results)))


def time_all(folder, table, types, kinds):
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
        lines = csv.writer(file)
        lines.writerow(COLUMNS)
        for kind, dtype, problem, call, d, rows in Lines(torch, libraries, types, kinds):
            difference = difference_of(call, libraries, d, rows, calc_diff)
            if not difference < MOST_DIFFERENCE:
                sys.exit(f"time_deep_gemm.py: {kind}, {problem}: results differ by {difference}, at most {MOST_DIFFERENCE}")
            times = [0.0, 0.0]
            for i in TURNS:
                times[i] += microseconds(torch, lambda: call(libraries[i]), flush) / TURNS.count(i)
            types = str(dtype).removeprefix("torch.")
            lines.writerow((kind, types, problem, *(f"{x:.2f}" for x in times)))
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


def some_of(known):
    """Reads a list such as contiguous,masked of these."""
    def read(text):
        asked = text.split(",")
        if not set(asked) <= set(known):
            raise argparse.ArgumentTypeError(f"{text}, must be some of {','.join(known)}")
        return asked
    return read


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--page", type=pathlib.Path)
    parser.add_argument("--types", type=some_of(TYPES), default=TYPES)
    parser.add_argument("--kinds", type=some_of(KINDS), default=KINDS)
    parser.add_argument("paths", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    if options.page is not None:
        summaries = "\n\n".join(summary(table) for table in options.paths)
        options.page.write_text(between_marks(options.page, {"deep_gemm": summaries}))
    elif len(options.paths) == 2:
        time_all(*options.paths, options.types, options.kinds)
    else:
        parser.error("FOLDER and TABLE must be given, or --page PAGE and TABLE")


main()
