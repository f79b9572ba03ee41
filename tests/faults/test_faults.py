#!/usr/bin/env python3
"""Plants each fault of a kernel's list into a copy of it and runs it on the model: it must be found, with the
expected message, and the kernel itself and its harmless variants must not be accused. That the faults which the model
is known not to see are still not found is tested too, so that their list stays true.

usage: tests/faults/test_faults.py --compiler CXX --library DRIVER --library MODEL [OPTION...] [PART_OF_A_NAME...]
In a build folder, ctest -L faults -V gives the first three.

--compiler CXX     g++ or clang++
--library FILE     static libraries that every program is linked with, in this order
--flag FLAG        an argument of the compiler (--flag=-fsanitize=address)
--folder FOLDER    where copies and programs go (default: a temporary one)
--seeds N          schedules drawn at random, besides eager and late (default 4), half as many for a fault that all show
--jobs N           faults at the same time (default: processors)
--table FILE       also write the results as a table in Markdown
--every N          each N-th fault alone, and each N-th variant that is none; the kernels as they are, on the problems of
                   these (default 1). Which ones goes by what kernels and launchers hold: a change tests others
--places           one fault of each function that is changed and each way to change it
--findings FILE    findings are kept there, and what has not changed since is not run again
PART_OF_A_NAME     only the faults whose names, or whose kernels' names, contain one of these
"""

import argparse
import concurrent.futures
import hashlib
import os
import pathlib
import re
import shutil
import sys
import tempfile
import time

sys.dont_write_bytecode = True
import faults  # noqa: E402
from programs import (ROOT, Builder, Findings, Wrong, add_arguments, arguments_of, findings_in,  # noqa: E402
                      instance_text, run)
from source import SourceError, edited  # noqa: E402

SECONDS_PER_PROGRAM = 120
LONGEST_MESSAGE = 150


class FaultBuilder(Builder):
    def __init__(self, options, folder, kernels):
        super().__init__(options, folder)
        self.kernels = kernels

    def plant(self, number, fault):
        """The folder with the copy of what the fault changes."""
        folder = self.folder / f"{number:03}"
        shutil.rmtree(folder, ignore_errors=True)
        for path, text in edited_files(fault).items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text)
        folder.mkdir(exist_ok=True)
        (folder / "instance.cpp").write_text(instance_text(self.kernels, fault.problem))
        return folder

    def digest(self, folder, problem, seeds):
        """Of all that the findings depend on."""
        source = self.preprocessed([f"-I{folder}", f"-I{ROOT}", str(folder / "instance.cpp")])
        text = source.replace(f"{folder}/", "").replace(f"{ROOT}/", "")
        digest = hashlib.sha256(repr([self.command, str(problem), seeds, text]).encode())
        for library in self.libraries:
            digest.update(pathlib.Path(library).read_bytes())
        return digest.hexdigest()

    def build(self, folder):
        program = folder / "program"
        self.compile([f"-I{folder}", f"-I{ROOT}", "-include", str(self.prefix), str(folder / "instance.cpp"),
                      *self.libraries, "-o", str(program)])
        return program


def edited_files(fault):
    try:
        return edited(fault.edits, lambda path: (ROOT / path).read_text())
    except SourceError as problem:
        raise Wrong(str(problem)) from None


def findings_of(program, problem, seeds):
    """{schedule: finding}, empty where all was right."""
    result = run([str(program), *arguments_of(problem, seeds)], SECONDS_PER_PROGRAM)
    if result.returncode != 0:
        raise Wrong(f"the program ends with {result.returncode}:\n{result.stdout}")
    return findings_in(result.stdout)


def judge_fault(fault, findings):
    for schedule, finding in findings.items():
        if finding and not re.search(fault.message, finding):
            raise Wrong(f"found, with another message than expected, under {schedule}:\n{finding}")
    missed = [schedule for schedule, finding in findings.items() if not finding]
    if len(missed) == len(findings) or (missed and fault.found_in == faults.ALL):
        raise Wrong(f"not found under {', '.join(missed)}")


def gist(fault, finding):
    """The part of a finding that the fault is known by: of a deadlock, one of those who wait."""
    prefix = "deadlock: "
    if finding.startswith(prefix):
        for wait in finding[len(prefix) :].split("; "):
            if re.search(fault.message, prefix + wait):
                finding = prefix + wait
                break
    finding = re.sub(r"0x[0-9a-f]{7,}", "0x...", finding)  # an address in global memory, which varies
    return finding if len(finding) <= LONGEST_MESSAGE else finding[: LONGEST_MESSAGE - 4] + " ..."


def judge_harmless(findings):
    for schedule, finding in findings.items():
        if finding:
            raise Wrong(f"must not be found, and is, under {schedule}:\n{finding}")


def clean_kernels(kernels):
    return [
        faults.Planted(f"the kernel as it is: {problem}", "", (), "", problem, faults.ALL)
        for kernel in kernels
        for problem in kernel.problems.values()
    ]


def place_of(fault):
    """What is changed, and how."""
    return [(edit.file, edit.function, type(edit.operation)) for edit in fault.edits]


def linked(source):
    """With the reports of issues as links."""
    def link(x):
        owner = faults.OWNERS.get(x[1])
        return f"[{x[0]}](https://github.com/{owner}/{x[1]}/issues/{x[2]})" if owner else x[0]

    return re.sub(r"([\w-]+)#(\d+)", link, source)


def table(rows, unseen):
    escape = lambda text: text.replace("|", "\\|")  # noqa: E731
    lines = [
        "# Planted faults",
        "",
        "Written by `tests/faults/test_faults.py --table`; do not edit. Each fault of the lists in `tests/faults` was",
        "planted into a copy of its kernel, which then ran on the model under the policies eager and late and under",
        "seeds of the policy random. Found: in how many of these schedules. From: sections of the PTX ISA; reports of",
        "users of Hopper GEMMs; kernels in guides and tutorials, which had the fault; what this model found when it was",
        "first tried; otherwise the part of the kernel that it is about.",
    ]
    for kernel in dict.fromkeys(fault.problem.kernel for fault, _ in rows):
        lines += ["", f"## {kernel}", "", "| fault | from | found | first message |", "|---|---|---|---|"]
        for fault, findings in rows:
            if fault.problem.kernel != kernel:
                continue
            found = [finding for finding in findings.values() if finding]
            lines.append(f"| {escape(fault.name)} | {escape(linked(fault.source))} | {len(found)} of {len(findings)} "
                         f"| `{escape(gist(fault, found[0]))}` |")
    lines += ["", "## Not seen by the model", ""]
    lines += [f"- {fault.name} ({fault.source})" for fault in unseen]
    return "\n".join(lines) + "\n"


def parse():
    parser = argparse.ArgumentParser(usage=__doc__)
    add_arguments(parser)
    parser.add_argument("--seeds", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--table", type=pathlib.Path)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--places", action="store_true")
    parser.add_argument("--findings", type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    return parser.parse_args()


def first_of(every):
    """The place of the first of each so many faults that are planted: as good as drawn anew by each change of what they are
    planted into, and the same on each machine."""
    sources = (path.read_bytes() for folder in ("kernels", "host", "ptx") for path in sorted((ROOT / folder).iterdir()))
    return int.from_bytes(hashlib.sha256(b"".join(sources)).digest(), "big") % every


def main():
    options = parse()
    begin = time.monotonic()
    temporary = tempfile.TemporaryDirectory()
    folder = (options.folder or pathlib.Path(temporary.name)).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    lists = faults.load()
    builder = FaultBuilder(options, folder, lists.kernels)
    kept = Findings(options.findings)

    def wanted(x):
        return not options.names or any(name in x.name or name in x.problem.kernel for name in options.names)

    first = first_of(options.every)
    if options.every > 1:
        print(f"one of each {options.every} faults, from number {first} on", flush=True)

    def some_of(list_of_faults):
        return [x for x in list_of_faults if wanted(x)][first :: options.every]

    planted = some_of(lists.faults)
    harmless = some_of(lists.harmless) + some_of(lists.unseen)
    problems = {str(x.problem) for x in planted + harmless}
    clean = [x for x in clean_kernels(lists.kernels.values()) if wanted(x)]
    harmless = [x for x in clean if options.every == 1 or str(x.problem) in problems] + harmless
    if options.places:
        planted = list({repr(place_of(x)): x for x in reversed(planted)}.values())[::-1]

    def test(number, fault):
        is_harmless = number < len(harmless)
        seeds = options.seeds // (1 if is_harmless or fault.found_in == faults.SOME else 2)
        copy = builder.plant(number, fault)
        digest = builder.digest(copy, fault.problem, seeds) if options.findings else None
        findings = kept.known.get(digest)
        if findings is None:
            findings = findings_of(builder.build(copy), fault.problem, seeds)
            kept.add(digest, findings)
        if is_harmless:
            judge_harmless(findings)
        else:
            judge_fault(fault, findings)
        return findings

    rows, wrong = [], 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        tests = [(x, pool.submit(test, number, x)) for number, x in enumerate(harmless + planted)]
        for number, (fault, result) in enumerate(tests):
            try:
                findings = result.result()
            except Wrong as problem:
                wrong += 1
                print(f"WRONG  {fault.name} ({fault.source or 'control'}): {problem}", flush=True)
                continue
            found = [finding for finding in findings.values() if finding]
            if number < len(harmless):
                word = "unseen" if fault in lists.unseen else "clean "
                print(f"{word} {fault.name}: nothing found in {len(findings)} schedules", flush=True)
            else:
                rows.append((fault, findings))
                print(f"found  {fault.name}: {len(found)} of {len(findings)}: {gist(fault, found[0])}", flush=True)
    print(f"{len(planted)} faults planted, {len(rows)} found; {len(harmless)} others, in which nothing may be found; "
          f"{wrong} wrong; {time.monotonic() - begin:.0f} s")
    if options.table and not wrong:
        options.table.write_text(table(rows, lists.unseen))
    sys.exit(1 if wrong or not planted else 0)


if __name__ == "__main__":
    main()
