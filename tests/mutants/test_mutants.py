#!/usr/bin/env python3
"""Makes mutants of the kernels by rule (mutate.py), runs each on the model, and says which survive.

A mutant runs the problems that reach its file (problems.py), until one kills it: by a finding, wrong values, a deadlock
or a crash, or since it does not end. One that does not compile does not count, nor does one whose object files, as they
are or optimised, are those of the kernels. Of those that survive, harmless.py says why they do no harm; any other is a hole in the
tests, or in the model, and fails. A reason for a mutant that is not there any more, or is killed, is wrong, too.

In a build folder, ctest -L faults -V gives the compiler and the libraries.
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import hashlib
import json
import os
import pathlib
import re
import shutil
import sys
import tempfile
import threading
import time

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "faults"))
import mutate  # noqa: E402
import problems  # noqa: E402
from harmless import HARMLESS  # noqa: E402
from programs import ROOT, Builder, DoesNotCompile, Findings, Wrong, add_arguments, findings_in, run  # noqa: E402
from source import Code  # noqa: E402

SECONDS_OF_CPU = 20  # that a program may take; those of the kernels as they are take one or two
SECONDS = 300
MEGABYTES = 8 << 10
LONGEST_FINDING = 150
MOST_GROUPS = 24  # that a mutant runs with: several of each kernel; a survivor runs with all of them
NOT_COMPILED = "does not compile"
SAME = "is the same object file"
SURVIVED = "survived"
KILLED = {  # how, by what a finding begins with
    "deadlock: ": "deadlock",
    "wrong values: ": "wrong values",
    "canary: ": "wrong values",
    "work: ": "wrong values",
}
FINDING = "finding"
CRASH = "crash"
ENDLESS = "does not end"
WAYS = (FINDING, "wrong values", "deadlock", CRASH, ENDLESS)


@dataclasses.dataclass
class Outcome:
    """Of a mutant and a group of problems, or of all of them."""

    how: str  # one of WAYS, NOT_COMPILED, SAME or SURVIVED
    where: str = ""  # the problem
    finding: str = ""

    @property
    def is_killed(self):
        return self.how in WAYS


def digest_of(*values):
    return hashlib.sha256(repr(values).encode()).hexdigest()


class Once:
    """What a function says of a group, asked once, though several threads want to know."""

    def __init__(self, function):
        self.function = function
        self.lock = threading.Lock()
        self.results = {}  # by group: a lock, and the result or nothing yet

    def __call__(self, group):
        with self.lock:
            lock, result = self.results.setdefault(id(group), (threading.Lock(), []))
        with lock:
            if not result:
                result.append(self.function(group))
            return result[0]


class Runner(Builder):
    """Compiles and runs a group's problems with what a mutant has made of its file."""

    def __init__(self, options, folder):
        super().__init__(options, folder)
        self.seeds = options.seeds
        self.memory = [] if any("sanitize" in flag for flag in options.flag) else [f"ulimit -v {MEGABYTES << 10}"]
        self.names = sorted(f"kernels/{path.name}" for path in (ROOT / "kernels").glob("*.cuh"))
        self.of_libraries = [hashlib.sha256(pathlib.Path(x).read_bytes()).hexdigest() for x in self.libraries]

    def copy(self, mutant):
        """A folder of the kernels, in which one may be changed: object files then have the same names in them."""
        folder = pathlib.Path(tempfile.mkdtemp(dir=self.folder))
        (folder / "kernels").mkdir()
        for name in self.names:
            if mutant is not None and name == mutant.key.file:
                (folder / name).write_text(mutant.text)
            else:
                (folder / name).symlink_to(ROOT / name)
        return folder

    def arguments(self, group, folder):
        (folder / "instance.cpp").write_text(group.text)
        return ["-I.", f"-I{ROOT}", "instance.cpp"]

    def object_of(self, group, folder):
        """Its digest."""
        self.compile(["-include", str(self.prefix), *self.arguments(group, folder), "-c", "-o", "instance.o"], folder)
        return hashlib.sha256((folder / "instance.o").read_bytes()).hexdigest()

    def optimised(self, group, mutant=None):
        """The digest of the object file that an optimising compiler makes."""
        folder = self.copy(mutant)
        try:
            self.compile([*self.arguments(group, folder), "-O2", "-c", "-o", "instance.o"], folder)
            return hashlib.sha256((folder / "instance.o").read_bytes()).hexdigest()
        finally:
            shutil.rmtree(folder)

    def digest(self, group):
        """Of all that an outcome depends on besides the mutant. Comments do not count."""
        folder = self.copy(None)
        source = run([*self.command, *self.include, *self.arguments(group, folder), "-E", "-P"], folder=folder)
        shutil.rmtree(folder)
        return digest_of(self.command, self.of_libraries, self.seeds, group.runs, source.stdout)

    def clean(self, group):
        """The digest of the object file of the kernels as they are, in which nothing may be found, and of which lines
        of them there is code: {file: lines}."""
        folder = self.copy(None)
        try:
            digest = self.object_of(group, folder)
            outcome = self.run_all(group, folder)
            self.compile([*self.arguments(group, folder), "-g1", "-c", "-o", "lines.o"], folder)
            decoded = run(["objdump", "-W", "--dwarf=decodedline", "lines.o"], folder=folder).stdout
        finally:
            shutil.rmtree(folder)
        if outcome.is_killed:
            raise Wrong(f"{outcome.where}: found in the kernel as it is: {outcome.how}: {outcome.finding}")
        lines = collections.defaultdict(set)
        for name, line in re.findall(r"^(\w+\.cuh) +(\d+) +0x", decoded, re.MULTILINE):
            lines[f"kernels/{name}"].add(int(line))
        if not lines:
            raise Wrong(f"objdump says of no line of the kernels where its code is:\n{decoded[:1000]}")
        return digest, lines

    def try_mutant(self, group, mutant, clean):
        digest, lines = clean
        # A function without code is not a part of this group.
        if mutant.lines and not any(mutant.lines[0] <= x <= mutant.lines[1] for x in lines[mutant.key.file]):
            return Outcome(SAME)
        folder = self.copy(mutant)
        try:
            if self.object_of(group, folder) == digest:
                return Outcome(SAME)
            return self.run_all(group, folder)
        except DoesNotCompile:
            return Outcome(NOT_COMPILED)
        finally:
            shutil.rmtree(folder)

    def run_all(self, group, folder):
        self.compile(["instance.o", *self.libraries, "-o", "program"], folder)
        for name, arguments in group.runs:
            outcome = self.run_one(name, arguments, folder)
            if outcome.is_killed:
                return outcome
        return Outcome(SURVIVED)

    def run_one(self, name, arguments, folder):
        limits = "; ".join([f"ulimit -c 0; ulimit -t {SECONDS_OF_CPU}", *self.memory])
        words = [*arguments[:3], str(self.seeds), *arguments[4:], "until_found"]
        try:
            result = run(["sh", "-c", f'{limits}; exec "$@"', "sh", str(folder / "program"), *words], SECONDS)
        except Wrong:
            return Outcome(ENDLESS, name, f"within {SECONDS} s")
        found = [finding for finding in findings_in(result.stdout).values() if finding]
        if found:
            how = next((how for begin, how in KILLED.items() if found[0].startswith(begin)), FINDING)
            return Outcome(how, name, found[0])
        if result.returncode in (-9, -24):  # SIGKILL, SIGXCPU
            return Outcome(ENDLESS, name, f"within {SECONDS_OF_CPU} s of a processor")
        if result.returncode != 0:
            last = (result.stdout.strip().splitlines() or [""])[-1]
            return Outcome(CRASH, name, f"ends with {result.returncode}: {last}")
        return Outcome(SURVIVED)


class Judge:
    """Finds the group that kills a mutant."""

    def __init__(self, runner, groups, findings, known):
        self.runner = runner
        self.clean = Once(runner.clean)
        self.optimised = Once(runner.optimised)
        self.digest = Once(runner.digest)
        self.groups = groups
        self.findings = findings
        self.known = known  # reasons, by key
        self.lock = threading.Lock()
        self.kills = collections.Counter()  # by file, function and group

    def groups_of(self, mutant):
        """Those that have killed others of its function come first. A mutant that there is a reason for has one of
        each kernel: another kills it hardly ever."""
        place = mutant.key.file, mutant.key.function
        groups = [group for group in self.groups if mutant.key.file in group.files]
        if mutant.key.tokens() in self.known:
            groups = list({group.kernel: group for group in reversed(groups)}.values())[::-1]
        groups = groups[:MOST_GROUPS]
        with self.lock:
            return sorted(groups, key=lambda group: -self.kills[(*place, id(group))])

    def outcome(self, mutant, of_mutant, group):
        digest = f"{self.digest(group)} {of_mutant}"
        known = self.findings.known.get(digest)
        if known is not None:
            return Outcome(**known)
        outcome = self.runner.try_mutant(group, mutant, self.clean(group))
        with self.lock:
            self.findings.add(digest, dataclasses.asdict(outcome))
        return outcome

    def judge(self, mutant):
        survived = []
        of_mutant = digest_of(mutant.key.file, Code(mutant.text).with_directives())
        for group in self.groups_of(mutant):
            outcome = self.outcome(mutant, of_mutant, group)
            if outcome.is_killed:
                with self.lock:
                    self.kills[(mutant.key.file, mutant.key.function, id(group))] += 1
            if outcome.is_killed or outcome.how == NOT_COMPILED:
                return outcome
            if outcome.how == SURVIVED:
                survived.append(group)
        return Outcome(SAME if self.is_same_optimised(mutant, of_mutant, survived) else SURVIVED)

    def is_same_optimised(self, mutant, of_mutant, groups):
        """In the first of these groups of each kernel; where there is none, too."""
        for group in {group.kernel: group for group in reversed(groups)}.values():
            digest = f"optimised {self.digest(group)} {of_mutant}"
            known = self.findings.known.get(digest)
            if known is None:
                known = self.optimised(group) == self.runner.optimised(group, mutant)
                with self.lock:
                    self.findings.add(digest, known)
            if not known:
                return False
        return True


def reasons():
    """By key, as tokens: (key, reason)."""
    return {key.tokens(): (key, reason) for reason, keys in HARMLESS for key in keys}


def json_line(mutant):
    return json.dumps({"key": dataclasses.asdict(mutant.key), "place": mutant.place(), "rule": mutant.key.rule,
                       "diff": mutant.diff()})


def table(judged, known):
    """Of all mutants that count, in Markdown."""
    escape = lambda text: text.replace("|", "\\|")  # noqa: E731
    ways = collections.Counter(outcome.how for _, outcome in judged)
    lines = [
        "# Mutants",
        "",
        "Written by `tests/mutants/test_mutants.py --table`; do not edit. Each mutant is a kernel, or a header that",
        "kernels share, with one change that a rule makes, run on the model with the problems that reach it. Those that",
        "do not compile do not count, nor do those that are the same code.",
        "",
        f"{len(judged)} mutants, {len(judged) - ways[SURVIVED]} killed: " +
        ", ".join(f"{ways[way]} by {way}" if way != ENDLESS else f"{ways[way]} do not end" for way in WAYS) + ". " +
        summary(judged, known),
        "",
        "| rule | mutants | killed | harmless | other survivors |",
        "|---|---|---|---|---|",
    ]
    for rule in sorted({mutant.key.rule for mutant, _ in judged}):
        of_rule = [(mutant, outcome) for mutant, outcome in judged if mutant.key.rule == rule]
        alive = [mutant for mutant, outcome in of_rule if not outcome.is_killed]
        harmless = sum(mutant.key.tokens() in known for mutant in alive)
        lines.append(f"| {escape(rule)} | {len(of_rule)} | {len(of_rule) - len(alive)} | {harmless} "
                     f"| {len(alive) - harmless} |")
    lines += ["", "## Survivors", ""]
    survivors = [mutant for mutant, outcome in judged if not outcome.is_killed]
    for file in sorted({mutant.key.file for mutant in survivors}):
        lines += [f"### {file}", "", "| function | rule | change | why it is harmless |", "|---|---|---|---|"]
        for mutant in survivors:
            if mutant.key.file == file:
                _, reason = known.get(mutant.key.tokens(), (None, "**no reason**"))
                lines.append(f"| `{mutant.key.function}` | {escape(mutant.key.rule)} | `{escape(mutant.change())}` "
                             f"| {escape(reason)} |")
        lines.append("")
    return "\n".join(lines).rstrip("\n") + "\n"


def score(judged, known):
    killed = sum(outcome.is_killed for _, outcome in judged)
    unexplained = sum(not outcome.is_killed and mutant.key.tokens() not in known for mutant, outcome in judged)
    return killed, unexplained


def summary(judged, known):
    killed, unexplained = score(judged, known)
    harmless = len(judged) - killed - unexplained
    percent = 100 * killed / max(killed + unexplained, 1)
    return f"Survivors: {harmless} harmless, {unexplained} without a reason. Score: {percent:.1f} %."


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_arguments(parser)
    parser.add_argument("--seeds", type=int, default=3, help="schedules drawn at random, besides eager and late")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="mutants at the same time")
    parser.add_argument("--seed", type=int, default=1, help="which mutants are taken of rules that have many")
    parser.add_argument("--mutants", type=int, default=1600, help="at most so many are tried")
    parser.add_argument("--sample", type=int, help="only so many, of those that harmless.py gives no reason for")
    parser.add_argument("--findings", type=pathlib.Path,
                        help="findings are kept there, and what has not changed since is not run again")
    parser.add_argument("--table", type=pathlib.Path, help="also write the results as a table in Markdown")
    parser.add_argument("--survivors", type=pathlib.Path,
                        help="also write survivors without a reason, as lines of JSON: key, place, rule, diff")
    parser.add_argument("--list", action="store_true", help="list the mutants, and run none")
    parser.add_argument("names", nargs="*", help="only those of files that contain one of these")
    return parser.parse_args()


def main():
    options = parse()
    begin = time.monotonic()
    everything = [
        mutant for path in sorted((ROOT / "kernels").glob("*.cuh"))
        for mutant in mutate.mutants_of(f"kernels/{path.name}", path.read_text())
    ]
    known = reasons()
    keys = {mutant.key.tokens() for mutant in everything}
    wrong = 0
    for tokens, (key, _) in known.items():
        if tokens not in keys:
            wrong += 1
            print(f"WRONG  harmless.py has a reason for a mutant that is not there: {key}")
    mutants = mutate.balanced(everything, options.seed, options.mutants)
    if options.names:
        mutants = [x for x in mutants if any(name in x.key.file for name in options.names)]
    if options.sample is not None:
        mutants = [x for x in mutants if x.key.tokens() not in known]
        mutants = sorted(mutants, key=lambda x: mutate.rank(x.key, "sample"))[: options.sample]
    if options.list:
        for mutant in mutants:
            print(f"{mutant.place()}: {mutant.key.function}: {mutant.key.rule}: {mutant.change()}")
        return

    temporary = tempfile.TemporaryDirectory()
    folder = (options.folder or pathlib.Path(temporary.name)).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    runner = Runner(options, folder)
    judge = Judge(runner, problems.groups(), Findings(options.findings), known)
    # Those first that may take longest.
    mutants.sort(key=lambda x: -len(judge.groups_of(x)))
    judged, rejected = [], collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        tests = {pool.submit(judge.judge, mutant): mutant for mutant in mutants}
        for test in concurrent.futures.as_completed(tests):
            mutant = tests[test]
            try:
                outcome = test.result()
            except Wrong as problem:
                for other in tests:
                    other.cancel()
                print(f"WRONG  {problem}")
                sys.exit(1)
            where = f"{mutant.place()}: {mutant.key.rule}: {mutant.change()}"
            if outcome.how in (NOT_COMPILED, SAME):
                rejected[outcome.how] += 1
                continue
            judged.append((mutant, outcome))
            _, reason = known.get(mutant.key.tokens(), (None, None))
            if outcome.is_killed:
                finding = outcome.finding[:LONGEST_FINDING]
                print(f"killed  {where}\n        {outcome.how}, {outcome.where}: {finding}", flush=True)
                if reason is not None:
                    wrong += 1
                    print(f"WRONG   harmless.py has a reason for it: {mutant.key}", flush=True)
            else:
                print(f"ALIVE   {where}" if reason is None else f"alive   {where}\n        {reason}", flush=True)
    judged.sort(key=lambda x: (x[0].key.file, x[0].line, x[0].key.rule, x[0].text))
    unexplained = [mutant for mutant, outcome in judged if not outcome.is_killed and mutant.key.tokens() not in known]
    if options.survivors:
        options.survivors.write_text("".join(json_line(mutant) + "\n" for mutant in unexplained))
    if options.table:
        options.table.write_text(table(judged, known))
    ways = collections.Counter(outcome.how for _, outcome in judged)
    rejected_too = f"{rejected[NOT_COMPILED]} do not compile, {rejected[SAME]} are the same code"
    print(f"{len(judged)} mutants (of {len(mutants)}; {rejected_too}): " +
          ", ".join(f"{ways[way]} {way}" for way in WAYS) +
          f". {summary(judged, known)} {time.monotonic() - begin:.0f} s")
    sys.exit(1 if wrong or unexplained else 0)


if __name__ == "__main__":
    main()
