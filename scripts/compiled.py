"""What a compiler makes of a program with our headers, and the text of these without what it makes nothing of.

Without optimisation a compiler says of each instruction which line it is for. A function without any belongs to a
template that nothing asks for; a branch of `if constexpr` without any is not taken.
"""

import pathlib
import re
import shlex
import subprocess
import tempfile

import definitions
from definitions import ROOT

FILE = re.compile(r'\s*\.file\s+(\d+)\s+"([^"]*)"(?:\s+"([^"]*)")?')
LINE = re.compile(r"\s*\.loc\s+(\d+)\s+(\d+)")
# As nm shows functions of ptx/. The model's take the caller's line besides.
INSTRUCTION = re.compile(r" [UTtWw] (?:.* )?rawgemm::ptx::(\w+)(?:<.*>)?\((.*)\)$", re.MULTILINE)
SITE = re.compile(r"(?:, )?rawgemm::model::Site$")

IF_CONSTEXPR = re.compile(r"( *)(?:\} )?(?:else )?if constexpr \((.*)\)(?: \{)?(?:  //.*)?\n")
CALLED = re.compile(r"\b((?:\w+::)?(\w+))(?=[<(])")
BETWEEN = re.compile(r"#|namespace |\}| *(?:public|private):\n")  # what no statement begins with
STRUCT = re.compile(r"(?:struct|class) (\w+)(<)?")
IF_CONSTEXPR_LINE = re.compile(r"( *)if constexpr \(((?:[^()]|\([^()]*\))*)\) \S.*;\n")
# What nvcc finds otherwise where it compiles for other GPUs.
OF_THE_TARGET = "is_sm_90a"
LEFT_OUT = "// else: left out"


class Refused(Exception):
    """What the compiler says."""


class Compiled:
    """lines: {file: those that have instructions}.  symbols: what nm says."""

    def __init__(self, lines, symbols):
        self.lines = lines
        self.symbols = symbols
        self.instructions = {}
        for name, parameters in INSTRUCTION.findall(symbols):
            self.instructions.setdefault(name, set()).add(addresses_among(SITE.sub("", parameters).split(",")))

    def calls(self, definition):
        """Whether a function of ptx/ is called: of several of a name, the one with addresses in the same places."""
        name, = definition.names
        return name not in self.instructions or addresses_among(definition.parameters) in self.instructions[name]


def addresses_among(parameters):
    return tuple("*" in text or "&" in text for text in parameters if text.strip())


def compiled(compiler, source):
    """What the C++ compiler makes of the source with the model."""
    with tempfile.TemporaryDirectory() as folder:
        assembly, program = (str(pathlib.Path(folder) / name) for name in ("source.s", "source.o"))
        command = [*shlex.split(compiler), "-std=c++20", "-w", "-O0", "-g1", "-S", f"-I{ROOT / 'model'}", f"-I{ROOT}"]
        run = subprocess.run([*command, "-x", "c++", "-", "-o", assembly], input=source, capture_output=True,
                             encoding="utf-8")
        if run.returncode != 0:
            raise Refused(run.stderr)
        subprocess.run([*shlex.split(compiler), "-c", assembly, "-o", program], capture_output=True, check=True)
        symbols = subprocess.run(["nm", "-C", program], capture_output=True, text=True, check=True).stdout
        return Compiled(lines_of(pathlib.Path(assembly).read_text()), symbols)


def lines_of(assembly):
    paths, found = {}, {}
    for line in assembly.splitlines():
        if match := FILE.match(line):
            path = pathlib.Path(match[2], match[3] or "")
            paths[match[1]] = str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
        elif match := LINE.match(line):
            found.setdefault(paths[match[1]], set()).add(int(match[2]))
    return found


class View(definitions.View):
    """Of the files what has been compiled, and is not for some types. Other files are whole."""

    def __init__(self, without, compiled, files):
        super().__init__(without)
        self.compiled = compiled
        wanted, missing = set(), {""}
        while missing:
            wanted |= missing
            cuts = {path: Cut(definitions.text_of(path), compiled.lines.get(path, ()), self.says_so, wanted)
                    for path in files}
            named = {name for cut in cuts.values() for names in CALLED.findall(definitions.without_text(cut.text))
                     for name in names}
            kept = {name for cut in cuts.values() for name in cut.kept}
            left_out = {name for cut in cuts.values() for name in cut.left_out}
            # A compiler passes over what stands beside `false ?`, and the name must be there nevertheless.
            missing = (left_out & named) - kept
        self.texts = {path: self.without_types(cut.text) for path, cut in cuts.items()}
        self.asked = {name for cut in cuts.values() for _, name in CALLED.findall(definitions.without_text(cut.asked))}

    def text_of(self, path):
        return self.texts.get(path) or super().text_of(path)

    def says_so(self, condition):
        """Whether no instruction is there for the types with which a branch would be taken."""
        return definitions.FP8 in self.without and ("is_fp8" in condition or "has_block_scales" in condition)

    def has(self, definition):
        is_instruction = definition.path.startswith("ptx/") and definition.parameters is not None
        is_called = self.compiled.calls(definition) if is_instruction else True
        return super().has(definition) and (is_called or not self.asked.isdisjoint(definition.names))


class Cut:
    """A file's text without the functions and branches of which no line is among with_code, but those functions that
    are wanted. Where a branch is left out, a static_assert says why, unless says_so(its condition) finds that something
    else does."""

    def __init__(self, text, with_code, says_so=lambda condition: False, wanted=frozenset()):
        self.with_code = with_code
        self.says_so = says_so
        self.wanted = wanted
        self.kept, self.left_out = set(), set()  # functions; of a class also as its members
        self.asked = ""  # of functions that are kept without being compiled
        self.class_name = ""  # that the text is in
        kept = "".join(line for _, line in self.scope(list(enumerate(text.splitlines(keepends=True), 1))))
        self.text = re.sub(r"\n\n( *\};?\n|$)", r"\n\1", re.sub(r"\n\n\n+", "\n\n", kept))

    def is_compiled(self, lines):
        return any(number in self.with_code for number, _ in lines)

    def scope(self, lines):
        """Of a file, or of the members of a class."""
        kept, comment, statement, depth = [], [], [], 0
        for number, line in lines:
            code = definitions.without_text(line)
            if not statement and (not line.strip() or BETWEEN.match(line)):
                kept += [*comment, (number, line)]
                comment = []
            elif not statement and not code.strip():
                comment.append((number, line))
            else:
                statement.append((number, line))
                depth += 0 if line.startswith("#") else definitions.balance(code)
                if definitions.is_complete(code, depth):
                    left = self.statement(statement)
                    kept += [*comment, *left] if left else []
                    comment, statement = [], []
        return kept + comment + statement

    def statement(self, lines):
        code = definitions.without_text("".join(line for _, line in lines if not line.startswith("#")))
        head = definitions.head_of(code)
        if code.rstrip().endswith("}"):
            before, _, _ = head.partition("(")
            name = before.split()[-1]
            is_constexpr = "constexpr" in before  # it may leave nothing but its value
            is_operator = name == "operator"  # who calls it does not name it
            names = {name, f"{self.class_name}::{name}"}
            is_compiled = self.is_compiled(lines)
            is_kept = is_constexpr or is_operator or is_compiled or not names.isdisjoint(self.wanted)
            (self.kept if is_kept else self.left_out).update(names)
            if is_constexpr or not is_kept:
                return lines if is_kept else []
            if not is_compiled:
                self.asked += code
            return self.branches(lines) if is_compiled else lines
        struct = STRUCT.match(head)
        begin = next((i + 1 for i, (_, line) in enumerate(lines) if ends_with(line, "{")), None)
        if not struct or begin is None:
            return lines
        outside, self.class_name = self.class_name, struct[1]
        members = self.scope(lines[begin:-1])
        self.class_name = outside
        if struct[2] and len(members) < len(lines) - begin - 1 and not self.is_compiled(lines):
            number, line = lines[begin - 1]  # of a specialisation whose functions are all left out
            return [*lines[: begin - 1], (number, re.sub(r"(?: : .*)? \{\n", ";  // left out\n", line))]
        return [*lines[:begin], *members, lines[-1]]

    def branches(self, lines):
        kept, begin = [], 0
        while begin < len(lines):
            parts, end = chain_at(lines, begin) if begins_statement(kept) else (None, begin + 1)
            kept += self.chain(parts) if parts else lines[begin:end]
            begin = end
        return kept

    def chain(self, parts):
        """What is left of `if constexpr`; parts: [(the line with `if` or `else`, those below it)]"""
        rules = []
        conditions = [IF_CONSTEXPR.fullmatch(line) or IF_CONSTEXPR_LINE.fullmatch(line) for (_, line), _ in parts]
        for i, ((number, line), body) in enumerate(parts):
            rest = [line for _, below in parts[i + 1 :] for line in below]
            if conditions[i] and not self.is_compiled(body or [(number, line)]):
                rules += self.rule(number, conditions[i], negated(conditions[i][2]))
            elif conditions[i] and rest and not self.is_compiled(rest):
                return rules + self.rule(number, conditions[i], conditions[i][2]) + self.branches(dedented(body))
            elif i > 0 and line.strip() in ("else", "} else {"):
                return rules + self.branches(dedented(body))
            else:
                first = (number, re.sub(r"(?:\} )?else ", "", line, count=1)), body
                return rules + self.rest([first, *parts[i + 1 :]])
        return rules

    def rest(self, parts):
        kept = [line for head, body in parts for line in (head, *self.branches(body))]
        number, last = parts[-1][0]
        return [*kept, (number, indent_of(last) + "}\n")] if ends_with(last, "{") else kept

    def rule(self, number, condition, rule):
        line = f"{condition[1]}static_assert({rule});"
        say = f"  {LEFT_OUT}\n" if len(line) + len(LEFT_OUT) < 119 else "\n"
        return [] if self.says_so(condition[2]) else [(number, line + say)]


def indent_of(line):
    return line[: len(line) - len(line.lstrip())]


def ends_with(line, ends):
    return definitions.without_text(line).rstrip().endswith(ends)


def begins_statement(before):
    """Whether what comes next is none that stands alone below `for`, `if` or `else`."""
    return not before or before[-1][1].startswith("#") or ends_with(before[-1][1] or ";", (";", "{", "}", ":"))


def dedented(lines):
    return [(number, line.removeprefix("  ")) for number, line in lines]


def negated(condition):
    for operator, opposite in ((" == ", " != "), (" > ", " <= ")):
        if re.fullmatch(r"[^&|<>=]*(?:\([^()]*\))?" + operator + r"\w+", condition):
            return condition.replace(operator, opposite)
    return f"!{condition}" if condition.isidentifier() else f"!({condition})"


def chain_at(lines, begin):
    """The parts of the `if constexpr` that begins there, None where there is none; where it ends."""
    alone = IF_CONSTEXPR_LINE.fullmatch(lines[begin][1])
    if alone and OF_THE_TARGET not in alone[2] and not lines[begin + 1][1].startswith(alone[1] + "else"):
        return [(lines[begin], [])], begin + 1
    if not IF_CONSTEXPR.fullmatch(lines[begin][1]):
        return None, begin + 1
    indent, parts, head = indent_of(lines[begin][1]), [], begin
    while True:
        end = head + 1
        while not lines[end][1].strip() or lines[end][1].startswith((indent + " ", "#")):
            end += 1
        parts.append((lines[head], lines[head + 1 : end]))
        has_braces, next_ = ends_with(lines[head][1], "{"), lines[end][1]
        if not next_.startswith(indent + ("} else" if has_braces else "else")):
            return parts, end + has_braces
        head = end
