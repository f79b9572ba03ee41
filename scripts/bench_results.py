"""What scripts have in common: refusals, text between the marks of a page, and what `rawgemm bench --json` wrote."""

import json
import math
import pathlib
import sys


def refuse(text):
    print(f"{pathlib.Path(sys.argv[0]).name}: {text}", file=sys.stderr)
    sys.exit(2)


def between_marks(page, texts):
    """What the page becomes with each of {name: text} between its marks NAME:begin and NAME:end."""
    content = page.read_text()
    for name, text in texts.items():
        begin, end = f"<!-- {name}:begin -->", f"<!-- {name}:end -->"
        if content.count(begin) != 1 or content.count(end) != 1:
            refuse(f"{page}: must hold {begin} and {end} once each")
        content = f"{content.split(begin)[0]}{begin}\n{text}\n{end}{content.split(end)[1]}"
    return content


class Problem:
    """One problem and its contenders that were timed.

    best is the name of the kernel of ours to show: the one whose better ratio of round-robin and burst, launched
    either way, is the largest. All figures of ours are this kernel's. best_peer likewise, None where there is none.
    """

    def __init__(self, run, problem):
        self.run = run
        self.problem = problem
        self.timed = [x for x in problem["contenders"] if "modes" in x]
        self.best = max(self.names("ours"), key=self.counted, default=None)
        self.best_peer = max(self.names("peer"), key=lambda name: self.counted(name, "peer"), default=None)

    def names(self, kind):
        return sorted({x["name"] for x in self.timed if x["kind"] == kind})

    @property
    def shape(self):
        return "x".join(str(self.problem[name]) for name in "mnk")

    @property
    def types(self):
        x = self.problem
        of_b = f" x {x['input_b']}" if x.get("input_b", x["input"]) != x["input"] else ""
        return f"{x['input']}{of_b} -> {x['output']}" + (f", {x['scales']} scales" if "scales" in x else "")

    def figures(self, mode, kind, name=None, programmatic=False):
        """The timing of the contender in this mode, or None."""
        for x in self.timed:
            if x["kind"] == kind and x["programmatic"] == programmatic and name in (None, x["name"]):
                return x["modes"].get(mode)
        return None

    def cublaslt(self, mode):
        return self.figures(mode, "cublaslt")

    def ours(self, mode, programmatic):
        return self.figures(mode, "ours", self.best, programmatic)

    def ratio(self, mode, programmatic):
        figures = self.ours(mode, programmatic)
        return figures["ratio_to_cublaslt"] if figures else None

    def counted(self, name=None, kind="ours"):
        """The better one of round-robin and burst, with programmatic launch, as far as these were timed."""
        for modes in (["rr", "burst"], ["sustained"]):
            for programmatic in (True, False):
                figures = [self.figures(mode, kind, name or self.best, programmatic) for mode in modes]
                if any(figures):
                    return max(x["ratio_to_cublaslt"] for x in figures if x)
        return 0

    def fastest(self, kind):
        """The timing of the shortest median among the modes and launches: of our best kernel, or of cuBLASLt."""
        figures = [self.figures(mode, kind, self.best if kind == "ours" else None, programmatic)
                   for mode in self.run["modes"] for programmatic in (True, False)]
        return min((x for x in figures if x), key=lambda x: x["median_us"], default=None)


def problems_of(path):
    """The problems of a file in which one of ours was timed. Ends the program where a result is wrong."""
    try:
        run = json.loads(pathlib.Path(path).read_text())
    except (OSError, ValueError) as error:
        refuse(f"{path}: {error}")
    if not isinstance(run, dict) or "problems" not in run:
        refuse(f"{path}: must be what `rawgemm bench --json` wrote")
    for problem in run["problems"]:
        if problem["failure"] or not all(x["check"]["right"] and not x["failure"] for x in problem["contenders"]):
            refuse(f"{path}: must hold right results only")
    # Of FP8 there may be problems that cuBLASLt does not take: no ratios.
    compared = [x for x in run["problems"]
                if any(y["kind"] == "cublaslt" and "modes" in y for y in x["contenders"])]
    problems = [problem for problem in (Problem(run, x) for x in compared) if problem.best]
    if not problems:
        refuse(f"{path}: must hold at least one problem that a kernel of ours was timed on")
    return problems


def geometric_mean(values):
    return math.exp(sum(map(math.log, values)) / len(values))
