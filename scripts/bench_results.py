"""What scripts have in common: refusals, text between the marks of a page, and results of measurements: the JSON that
`rawgemm bench --json` wrote, or the table that scripts/bench_csv.py made of it (docs/results.md)."""

import csv
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
        size = "x".join(str(self.problem[name]) for name in "mnk")
        if "form" not in self.problem:
            return size
        return f"{self.problem['groups']}: {size}" if "groups" in self.problem else f"{self.problem['products']} of {size}"

    @property
    def types(self):
        x = self.problem
        of_b = f" x {x['input_b']}" if x.get("input_b", x["input"]) != x["input"] else ""
        majors = "".join(f", {name} MN-major" for name in "AB" if x.get(f"major_{name.lower()}") == "mn")
        added = ", added to D" if x.get("accumulate") else ""
        return f"{x['input']}{of_b} -> {x['output']}" + (f", {x['scales']} scales" if "scales" in x else "") + majors + added

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


HEAD = "# rawgemm results, format 1: "
OF_PROBLEM = ["m", "n", "k", "input", "input_b", "output", "major_a", "major_b", "accumulate", "scales", "peak_tflops",
              "least_bytes", "floor_us"]
# Of launches of several products, and of no others.
OF_PRODUCTS = ["form", "products", "groups", "flops", "bytes_of_b"]
OF_CONTENDER = ["kind", "name", "programmatic", "refused"]
WORDS = {"input", "input_b", "output", "major_a", "major_b", "accumulate", "scales", "mode", "algorithm", "form", "groups",
         *OF_CONTENDER}


def read(path):
    """What `rawgemm bench --json` wrote; of a table, as much as it holds."""
    try:
        text = pathlib.Path(path).read_text()
        return of_table(text) if text.startswith(HEAD) else json.loads(text)
    except (OSError, ValueError) as error:
        refuse(f"{path}: {error}")


def number(text):
    return int(text) if text.isdecimal() else float(text)


def of_table(text):
    """Rows that follow each other with the same problem, and with the same contender, belong together."""
    lines = text.splitlines()
    facts = dict(line[2:].split(": ", 1) for line in lines[1:] if line.startswith("# "))
    device = {"name": facts["device"], **{name: facts[name] for name in ("driver", "toolkit", "cublaslt")}}
    run = {"command": facts["command"], "commit": facts["commit"], "note": facts.get("note"),
           "computes": facts.get("computes"), "device": device,
           "memory_bytes_per_us": float(facts.get("memory_bytes_per_us", 0)), "modes": facts["modes"].split(","),
           "problems": []}
    last_problem = last_contender = None
    for row in csv.DictReader(line for line in lines if not line.startswith("#")):
        row = {name: x if name in WORDS else number(x) for name, x in row.items() if x != ""}
        row["programmatic"] = "programmatic" in row
        problem = {name: row[name] for name in [*OF_PROBLEM, *OF_PRODUCTS] if name in row}
        if problem != last_problem:
            last_problem, last_contender = problem, None
            flops = row.get("flops", 2.0 * row["m"] * row["n"] * row["k"])
            run["problems"].append({**problem, "flops": flops, "failure": "", "contenders": []})
        contender = {name: row.get(name, "") for name in OF_CONTENDER}
        if contender != last_contender:
            last_contender = contender
            check = {"right": True, **{x: row[x] for x in ("error_over_bound", "relative_frobenius_error") if x in row}}
            run["problems"][-1]["contenders"].append({**contender, "failure": "", "check": check})
        if "mode" not in row:
            continue
        figures = {name: x for name, x in row.items() if name not in {*OF_PROBLEM, *OF_PRODUCTS, *OF_CONTENDER, "mode"}}
        figures["tflops"] = flops / row["median_us"] * 1e-6
        if "floor_us" in row:
            figures["floor_fraction"] = row["floor_us"] / row["median_us"]
        if "ratio_to_cublaslt" in row:
            interval = [row.get("ratio_95_low"), row.get("ratio_95_high")]
            figures["ratio_interval_95"] = interval if None not in interval else None
        run["problems"][-1]["contenders"][-1].setdefault("modes", {})[row["mode"]] = figures
    return run


def right_run(path):
    """As read(). Ends the program where a result is wrong."""
    run = read(path)
    if not isinstance(run, dict) or "problems" not in run:
        refuse(f"{path}: must be what `rawgemm bench --json` or scripts/bench_csv.py wrote")
    for problem in run["problems"]:
        if problem["failure"] or not all(x["check"]["right"] and not x["failure"] for x in problem["contenders"]):
            refuse(f"{path}: must hold right results only")
    return run


def problems_of(path):
    """The problems of a file in which one of ours was timed. Ends the program where a result is wrong."""
    run = right_run(path)
    # Of FP8 there may be problems that cuBLASLt does not take: no ratios.
    compared = [x for x in run["problems"]
                if any(y["kind"] == "cublaslt" and "modes" in y for y in x["contenders"])]
    problems = [problem for problem in (Problem(run, x) for x in compared) if problem.best]
    if not problems:
        refuse(f"{path}: must hold at least one problem that a kernel of ours was timed on")
    return problems


def taken_on(run):
    """What a caption says of the machine."""
    x = run["device"]
    return f"{x['name']}, driver {x['driver']}, CUDA {x['toolkit']}, cuBLASLt {x['cublaslt']}, no clock set"


def origin(run):
    """A caption: what took the figures, and where."""
    note = f" ({run['note']})" if run.get("note") else ""
    return f"{taken_on(run)}, commit {run['commit']}{note}: `{run['command']}`"


def geometric_mean(values):
    return math.exp(sum(map(math.log, values)) / len(values))
