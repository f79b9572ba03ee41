#!/usr/bin/env python3
"""Makes mutants of the kernels by rule (mutate.py), runs each on the model, and says which survive.

A group of problems (problems.py) is compiled once with the mutants that it reaches and that are still alive
(schemata.py), except those of code that runs when the kernel is compiled, which are compiled alone. A mutant runs with
one group after the other until one kills it: by a finding, wrong values, a deadlock or a crash, or since it does not
end. Mutants of different functions that have survived a problem run at the same time, until something is found.
One that does not compile does not count, nor does one whose optimised object files are those of the kernels. Of those
that survive, harmless.py says why they do no harm; any other is a hole in the tests, or in the model, and fails. A
reason for a mutant that is not there any more, or is killed, is wrong, too: by one of the first dozen groups that reach
it, no more are asked.

In a build folder, ctest -L faults -V gives the compiler and the libraries.
"""

import argparse
import collections
import concurrent.futures
import contextlib
import dataclasses
import functools
import hashlib
import json
import os
import pathlib
import re
import sys
import tempfile
import threading
import time

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "faults"))
import mutate  # noqa: E402
import problems  # noqa: E402
import schemata  # noqa: E402
from harmless import HARMLESS  # noqa: E402
from programs import ROOT, Builder, DoesNotCompile, Findings, Wrong, add_arguments, findings_in, run  # noqa: E402

SECONDS_OF_CPU = 10  # that a program may take; those of the kernels as they are take less than two
SECONDS = 300
MEGABYTES = 8 << 10
LONGEST_FINDING = 150
SOURCE = ["-I.", f"-I{ROOT}", "instance.cpp"]
# What C++ leaves undefined, and a processor may do right and a GPU wrong, ends the program. To g++ a reference to what
# follows an array is no access: the stack's guard finds what is written by it.
UNDEFINED = ["-fsanitize=bounds,shift", "-fsanitize-undefined-trap-on-error", "-fstack-protector-strong"]
NOT_COMPILED = "does not compile"
SAME = "is the same object file"
NOT_REACHED = "is not reached"
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

    how: str  # one of WAYS, NOT_COMPILED, NOT_REACHED, SAME or SURVIVED
    where: str = ""  # the problem
    finding: str = ""

    @property
    def is_killed(self):
        return self.how in WAYS


def digest_of(*values):
    return hashlib.sha256(repr(values).encode()).hexdigest()


class Runner(Builder):
    """Compiles and runs a group's problems with mutants."""

    def __init__(self, options, folder):
        options.flag = [*UNDEFINED, *options.flag]
        super().__init__(options, folder)
        self.seeds = options.seeds
        self.memory = [] if any("address" in flag for flag in options.flag) else [f"ulimit -v {MEGABYTES << 10}"]
        self.of_libraries = [hashlib.sha256(pathlib.Path(x).read_bytes()).hexdigest() for x in self.libraries]
        self.clean = functools.cache(self.clean)
        self.digest = functools.cache(self.digest)
        self.optimised = functools.cache(self.optimised)

    @contextlib.contextmanager
    def copy(self, group, texts):
        """A folder of the kernels, with other texts of some: their names are in object files."""
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            folder = pathlib.Path(folder)
            (folder / "kernels").mkdir()
            for path in (ROOT / "kernels").glob("*.cuh"):
                name = f"kernels/{path.name}"
                if name in texts:
                    (folder / name).write_text(texts[name])
                else:
                    (folder / name).symlink_to(path)
            (folder / "instance.cpp").write_text(group.text)
            yield folder

    def object_of(self, folder, *arguments):
        """Its digest."""
        self.compile([*arguments, *SOURCE, "-c", "-o", "instance.o"], folder)
        return hashlib.sha256((folder / "instance.o").read_bytes()).hexdigest()

    def optimised(self, group, mutant=None):
        """The digest of the object file that an optimising compiler makes."""
        with self.copy(group, {mutant.key.file: mutant.text} if mutant else {}) as folder:
            return self.object_of(folder, "-O2")

    def digest(self, group):
        """Of all that an outcome depends on besides the mutant. Comments do not count."""
        with self.copy(group, {}) as folder:
            source = run([*self.command, *self.include, *SOURCE, "-E", "-P"], folder=folder)
        return digest_of(self.command, self.of_libraries, self.seeds, group.runs, source.stdout)

    def clean(self, group):
        """The digest of the object file of the kernels as they are."""
        with self.copy(group, {}) as folder:
            return self.object_of(folder, "-include", str(self.prefix))

    def outcomes(self, group, mutants, tough):
        """(mutant, Outcome) of each; several are of functions that run when the kernel runs alone. tough: those that
        have survived another group."""
        if len(mutants) == 1:
            yield mutants[0], self.outcome_of_one(group, mutants[0])
            return
        numbered = dict(enumerate(mutants, 1))
        suspects = {}
        with self.copy(group, schemata.texts_of(numbered)) as folder:
            try:
                self.compile(["-include", str(self.prefix), "-include", str(HERE / "mutant.hpp"), *SOURCE,
                              *self.libraries, "-o", "program"], folder)
            except DoesNotCompile as problem:
                named = schemata.named_in(str(problem))
                suspects = {number: mutant for number, mutant in numbered.items() if number in named}
                if not suspects:
                    raise
            else:
                yield from self.run_each(group, numbered, tough, folder)
        # One that a compiler complains of may be called by another one that is wrong.
        for mutant in suspects.values():
            yield mutant, self.outcome_of_one(group, mutant)
        rest = [mutant for number, mutant in numbered.items() if number not in suspects]
        if suspects and rest:
            yield from self.outcomes(group, rest, tough)

    def run_each(self, group, numbered, tough, folder):
        reached = {}  # by name of the run
        for name, words in group.runs:
            outcome, output = self.start(name, words, folder)
            if outcome.is_killed:
                raise Wrong(f"{name}: found in the kernel as it is: {outcome.how}: {outcome.finding}")
            reached[name] = {int(x) for x in re.search("^reached(.*)", output, re.MULTILINE)[1].split()}
        first = schemata.first_of_functions(numbered)
        parties, of_function = collections.defaultdict(list), collections.Counter()
        for number, mutant in numbered.items():
            runs = [x for x in group.runs if first[number] in reached[x[0]]]
            if mutant not in tough:
                outcome = self.run_all(runs[:1], folder, f"{first[number]}:{number},")
                if outcome.is_killed:
                    yield mutant, outcome
                    continue
            if runs:
                parties[of_function[first[number]]].append(number)
                of_function[first[number]] += 1
            else:
                yield mutant, Outcome(NOT_REACHED)
        for party in parties.values():
            for number, outcome in self.run_party(group.runs, party, first, folder):
                yield numbered[number], outcome

    def run_party(self, runs, party, first, folder):
        """(number, Outcome) of mutants of different functions, all at the same time; where something is found, each
        half of them goes on from there."""
        mutants = "".join(f"{first[number]}:{number}," for number in party)
        for i, (name, words) in enumerate(runs):
            outcome, _ = self.start(name, words, folder, mutants)
            if outcome.is_killed and len(party) > 1:
                half = len(party) // 2
                yield from self.run_party(runs[i:], party[:half], first, folder)
                yield from self.run_party(runs[i:], party[half:], first, folder)
                return
            if outcome.is_killed:
                yield party[0], outcome
                return
        yield from ((number, Outcome(SURVIVED)) for number in party)

    def outcome_of_one(self, group, mutant):
        """Without schemata."""
        with self.copy(group, {mutant.key.file: mutant.text}) as folder:
            try:
                digest = self.object_of(folder, "-include", str(self.prefix))
            except DoesNotCompile:
                return Outcome(NOT_COMPILED)
            if digest == self.clean(group):
                return Outcome(NOT_REACHED)
            self.compile(["instance.o", *self.libraries, "-o", "program"], folder)
            return self.run_all(group.runs, folder)

    def run_all(self, runs, folder, mutants=""):
        outcomes = (self.start(name, words, folder, mutants)[0] for name, words in runs)
        return next((outcome for outcome in outcomes if outcome.is_killed), Outcome(SURVIVED))

    def start(self, name, words, folder, mutants=""):
        """The outcome, and what was printed."""
        words = [*words[:3], str(self.seeds), *words[4:], "until_found"]
        limits = "; ".join([f"ulimit -c 0; ulimit -t {SECONDS_OF_CPU}", *self.memory])
        try:
            result = run(["sh", "-c", f'{limits}; RAWGEMM_MUTANTS={mutants} exec "$@"', "sh", str(folder / "program"),
                          *words], SECONDS)
        except Wrong:
            return Outcome(ENDLESS, name, f"within {SECONDS} s"), ""
        found = [finding for finding in findings_in(result.stdout).values() if finding]
        if found:
            how = next((how for begin, how in KILLED.items() if found[0].startswith(begin)), FINDING)
            return Outcome(how, name, found[0]), result.stdout
        if result.returncode in (-9, -24):  # SIGKILL, SIGXCPU
            return Outcome(ENDLESS, name, f"within {SECONDS_OF_CPU} s of a processor"), result.stdout
        if result.returncode != 0:
            last = (result.stdout.strip().splitlines() or [""])[-1]
            return Outcome(CRASH, name, f"ends with {result.returncode}: {last}"), result.stdout
        return Outcome(SURVIVED), result.stdout


# A group has work for so many processes, mostly; more groups run side by side.
JOBS_OF_GROUP = 4
# A mutant that there is a reason for has survived them all once: that it still does is asked of so many groups.
GROUPS_OF_REASONED = 12


class Judge:
    """Finds the group that kills each mutant: one group after the other, or a few, with those that none before has
    killed."""

    def __init__(self, runner, findings, jobs):
        self.runner = runner
        self.findings = findings
        self.jobs = jobs
        self.lock = threading.Lock()
        self.decided = {}  # by mutant: killed, or not compiled
        self.survived = collections.defaultdict(list)  # by mutant: groups

    def judge(self, mutants, groups, known):
        """{mutant: Outcome}; known: reasons, with one of which a survivor need not be told from the same code."""
        is_reasoned = {x: x.key.tokens() in known for x in mutants}

        def wants(mutant, group):
            enough = is_reasoned[mutant] and len(self.survived[mutant]) >= GROUPS_OF_REASONED
            return mutant not in self.decided and mutant.key.file in group.files and not enough

        at_once = max(1, self.jobs // JOBS_OF_GROUP)
        with (concurrent.futures.ThreadPoolExecutor(self.jobs) as self.pool,
              concurrent.futures.ThreadPoolExecutor(at_once) as pool_of_groups):
            for first in range(0, len(groups), at_once):
                some = [(group, [x for x in mutants if wants(x, group)]) for group in groups[first:first + at_once]]
                # Counted in the order of the groups, so that the first that kills a mutant is the same each time.
                for (group, _), outcomes in zip(some, list(pool_of_groups.map(lambda x: self.outcomes_of(*x), some))):
                    for mutant, outcome in outcomes:
                        self.count(group, mutant, outcome)
            alive = [x for x in mutants if x not in self.decided]
            same = self.pool.map(lambda x: not is_reasoned[x] and self.is_same_optimised(x), alive)
        return self.decided | {x: Outcome(SAME if is_same else SURVIVED) for x, is_same in zip(alive, same)}

    def key(self, group, mutant, *kind):
        return " ".join((*kind, self.runner.digest(group), mutant.digest))

    def outcomes_of(self, group, mutants):
        """[(mutant, Outcome)]"""
        outcomes, new = [], []
        for mutant in mutants:
            found = self.findings.known.get(self.key(group, mutant))
            if found is None:
                new.append(mutant)
            else:
                outcomes.append((mutant, Outcome(**found)))
        together = [x for x in new if x.body]
        parts = min(self.jobs, len(together) // 30 + 1)
        tasks = [together[i::parts] for i in range(parts) if together] + [[x] for x in new if not x.body]
        for some in self.pool.map(lambda part: self.try_part(group, part), tasks):
            outcomes += some
        if new:
            print(f"group   {group}: {len(new)} mutants, of all {len(self.decided)} were decided before", flush=True)
        return outcomes

    def try_part(self, group, mutants):
        outcomes = list(self.runner.outcomes(group, mutants, self.survived.keys()))
        with self.lock:
            for mutant, outcome in outcomes:
                self.findings.add(self.key(group, mutant), dataclasses.asdict(outcome))
        return outcomes

    def count(self, group, mutant, outcome):
        if mutant in self.decided:
            return
        if outcome.is_killed or outcome.how == NOT_COMPILED:
            self.decided[mutant] = outcome
        elif outcome.how == SURVIVED:
            self.survived[mutant].append(group)

    def is_same_optimised(self, mutant):
        """In the first of each kernel's groups that it survived."""
        groups = self.survived[mutant]
        for group in {group.kernel: group for group in reversed(groups)}.values():
            key = self.key(group, mutant, "optimised")
            is_same = self.findings.known.get(key)
            if is_same is None:
                is_same = self.runner.optimised(group) == self.runner.optimised(group, mutant)
                with self.lock:
                    self.findings.add(key, is_same)
            if not is_same:
                return False
        return bool(groups)


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
        "kernels share, with one change that a rule makes, run on the model with the problems that reach it. They are",
        "a sample, of which no rule has more than a tenth. Those that do not compile do not count, nor do those that",
        "are the same code.",
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
    parser.add_argument("--seeds", type=int, default=1, help="schedules drawn at random, besides eager and late")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="mutants at the same time")
    parser.add_argument("--seed", type=int, default=1, help="which mutants are taken of rules that have many")
    parser.add_argument("--mutants", type=int, default=1330, help="at most so many are tried")
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
    judge = Judge(Runner(options, folder), Findings(options.findings), options.jobs)
    try:
        outcomes = judge.judge(mutants, problems.groups(), known)
    except Wrong as problem:
        sys.exit(f"WRONG  {problem}")
    judged, rejected = [], collections.Counter()
    for mutant, outcome in outcomes.items():
        where = f"{mutant.place()}: {mutant.key.rule}: {mutant.change()}"
        if outcome.how in (NOT_COMPILED, SAME):
            rejected[outcome.how] += 1
            continue
        judged.append((mutant, outcome))
        _, reason = known.get(mutant.key.tokens(), (None, None))
        if outcome.is_killed:
            print(f"killed  {where}\n        {outcome.how}, {outcome.where}: {outcome.finding[:LONGEST_FINDING]}")
            if reason is not None:
                wrong += 1
                print(f"WRONG   harmless.py has a reason for it: {mutant.key}")
        else:
            print(f"ALIVE   {where}" if reason is None else f"alive   {where}\n        {reason}")
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
    sys.exit(1 if wrong or unexplained or not judged else 0)


if __name__ == "__main__":
    main()
