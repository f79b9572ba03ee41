"""Mutants: what becomes of a source when one rule is applied at one place.

A rule changes a literal by one, an operator into another one, leaves out a part of an expression, or deletes or moves a
statement. Comments, directives, static_assert and the heads of templates stay as they are. Which of the mutants compile
is not known here.
"""

import dataclasses
import difflib
import functools
import hashlib
import re

from source import TYPES, Code, Source

COMPARISONS = ("<", "<=", ">", ">=", "==", "!=")
OTHERS = {"+": "-", "-": "+", "+=": "-=", "-=": "+=", "&&": "||", "||": "&&", "true": "false", "false": "true"}
DROPPED = ("%", "^", "&")  # with what stands behind it
LITERAL = re.compile(r"(?P<digits>0[xX][0-9a-fA-F]+|\d+)(?P<rest>\.?[uUlLfF]*)")
CONTROL = ("if", "for", "while", "do", "switch")
DECLARATION = re.compile(
    r"(using|typename|template|static|constexpr|const|auto|struct|return|continue|break)\b"
    r"|[\w:]+(<.*?>)?[ *&]+(const )?\w+( =|[;,({\[])"  # Type<...> name = ...; Type* name(...);
)
WORTH_MOVING = re.compile(r"ptx::|\b(release|wait_\w+|fence_\w+|load_\w+|multiply\w*|store\w*|advance|skip|push)\b")


@dataclasses.dataclass(frozen=True)
class Key:
    """What names a mutant: the statement alone counts, as tokens, wherever it stands in its function."""

    file: str
    function: str
    code: str  # of the statement; ... for the statements in it
    rule: str
    nth: int = 1  # of those of which all else is the same

    def tokens(self):
        return self.file, self.function, tuple(Code(self.code).tokens), self.rule, self.nth


@dataclasses.dataclass(frozen=True)
class Mutant:
    key: Key
    line: int
    body: tuple  # where that of its function begins and ends; none where some of it counts when it is compiled
    text: str  # of the whole file
    original: str

    def place(self):
        return f"{self.key.file}:{self.line}"

    @functools.cached_property
    def digest(self):
        """Comments do not count."""
        return hashlib.sha256(repr((self.key.file, Code(self.text).with_directives())).encode()).hexdigest()

    def text_of_body(self):
        begin, end = self.body
        return self.text[begin : end + len(self.text) - len(self.original)]

    def diff(self):
        lines = difflib.unified_diff(self.original.splitlines(), self.text.splitlines(), n=0, lineterm="")
        return "\n".join(line for line in list(lines)[2:] if not line.startswith("@@"))

    def change(self):
        """As one line: what stands there, and what instead."""
        old, new = ([line[1:].strip() for line in self.diff().splitlines() if line.startswith(sign)] for sign in "-+")
        return f"{' '.join(old)} -> {' '.join(new)}"


class Mutator(Source):
    """Makes the mutants of a file."""

    def __init__(self, path, text):
        super().__init__(path, text)
        self.opening = {close: open for open, close in self.closing.items()}
        self.skipped = self._skipped()
        self.statements = [(x, function) for function in self.functions for x in function.statements]
        self.found = []

    def mutants(self):
        for i, token in enumerate(self.tokens):
            if not self.skipped[i]:
                self._token(i, token)
        for function in self.functions:
            # Members of a struct have no order.
            if function.statements and not self._is_type(function):
                self._statements_of(function)
        return self._unique()

    def _unique(self):
        """No two of the same code, and none of the code that there is."""
        seen = {tuple(self.with_directives())}
        count = {}
        mutants = []
        for function, code, rule, first, text in self.found:
            key = Key(self.path, function, code, rule)
            count[key.tokens()] = nth = count.get(key.tokens(), 0) + 1
            tokens = tuple(Code(text).with_directives())
            if tokens in seen:
                continue
            seen.add(tokens)
            body = self._body_of(first)
            mutants.append(Mutant(dataclasses.replace(key, nth=nth), self.line(first), body, text, self.text))
        return mutants

    # ------------------------------------------------------------------------------------------------ where they are

    def _skipped(self):
        """What says something to the compiler alone: heads of templates, static_assert, launch bounds, operators'
        names."""
        skipped = [False] * len(self.tokens)
        for i, token in enumerate(self.tokens):
            behind = i
            if token == "template" and self.tokens[i + 1] == "<":
                behind = self._behind_angles(i + 1)
            elif token in ("static_assert", "__launch_bounds__"):
                behind = self.closing[i + 1] + 1
            elif token == "operator":
                behind = i + 2
            for j in range(i, behind):
                skipped[j] = True
        return skipped

    def _body_of(self, token):
        """Of the function that it is in, unless that may run when the kernel is compiled, or deduces what it returns,
        or the token is not in its body."""
        function = self._function_of(token)
        if function is None or function.open < 0 or token < function.open or self._is_type(function):
            return ()
        head = self.tokens[function.first : function.open]
        if "constexpr" in head or "auto" in head:
            return ()
        return self.begin[function.open], self.end[function.last]

    def _function_of(self, token):
        return min((x for x in self.functions if x.first <= token <= x.last), key=lambda x: x.last - x.first,
                   default=None)

    def _is_type(self, function):
        first = function.first
        while self.tokens[first] == "template":
            first = self._behind_angles(first + 1)
        return self.tokens[first] in TYPES

    def _statement_of(self, token):
        """The name of the innermost function, and the first and last token of the innermost statement in it."""
        function = self._function_of(token)
        if function is None:
            return None
        inside = [x for x in function.statements if x.first <= token <= x.last]
        x = min(inside, key=lambda x: x.last - x.first, default=function)
        return function.name, x.first, x.last

    def _code(self, first, last):
        """Of a statement, with ... for those in it."""
        inner = [(x.first, x.last) for x, _ in self.statements if first <= x.first and x.last <= last
                 and (x.first, x.last) != (first, last)]
        inner += [(x.first, x.last) for x in self.functions if first <= x.first and x.last <= last
                  and (x.first, x.last) != (first, last)]
        parts, i = [], first
        while i <= last:
            behind = max((end + 1 for begin, end in inner if begin == i), default=None)
            if behind is None:
                parts.append((self.tokens[i], self.begin[i], self.end[i]))
                i += 1
            else:
                if not parts or parts[-1][0] != "...":
                    parts.append(("...", self.begin[i], self.end[behind - 1]))
                i = behind
        text = parts[0][0]
        for (_, _, end), (token, begin, _) in zip(parts, parts[1:]):
            text += (" " if begin > end else "") + token
        return text

    # --------------------------------------------------------------------------------------------------- expressions

    def _add(self, rule, i, begin, end, new):
        """The text from `begin` to `end` becomes `new`; the change is at token i."""
        place = self._statement_of(i)
        if place is None:
            return
        function, first, last = place
        self.found.append((function, self._code(first, last), rule, i, self.text[:begin] + new + self.text[end:]))

    def _replace(self, rule, i, new):
        self._add(rule, i, self.begin[i], self.end[i], new)

    def _is_binary(self, i):
        """As clang-format writes them: with a blank on both sides."""
        return (0 < i < len(self.tokens) - 1 and self.end[i - 1] < self.begin[i] and self.end[i] < self.begin[i + 1]
                and self.tokens[i - 1] not in ("return", "=", "(", ","))

    def _token(self, i, token):
        if literal := LITERAL.fullmatch(token):
            self._literal(i, literal)
        elif token in COMPARISONS and self._is_binary(i):
            for other in COMPARISONS:
                if other != token and not (other == "!=" and self._counts(i)):
                    self._replace(f"{token} to {other}", i, other)
        elif token in ("true", "false") or token in OTHERS and self._is_binary(i):
            self._replace(f"{token} to {OTHERS[token]}", i, OTHERS[token])
        elif token == "-" or token == "!":
            self._replace(f"{token} dropped", i, "")
        if token in DROPPED and self._is_binary(i):
            self._add(f"{token} dropped", i, self.end[i - 1], self.end[self._behind_operand(i + 1) - 1], "")

    def _counts(self, i):
        """Whether `!=` makes the same of it: the `<` of for (... < ...; ++i), or that of unsigned numbers > 0."""
        if self.tokens[i : i + 2] == [">", "0"]:
            return True
        end = i
        while self.tokens[end] not in ";{}":
            end += 1
        return self.tokens[i] == "<" and self.tokens[end : end + 2] == [";", "++"]

    def _literal(self, i, literal):
        digits = literal["digits"]
        if len(digits) > 1 and digits[0] == "0" and digits[1] not in "xX":
            return
        value = int(digits, 0)
        write = hex if digits[:2] in ("0x", "0X") else str
        self._replace("literal + 1", i, write(value + 1) + literal["rest"])
        if value > 0:
            self._replace("literal - 1", i, write(value - 1) + literal["rest"])
        elif self.tokens[i - 1] not in ("-", "+"):
            self._replace("0 to -1", i, "-1" + literal["rest"])

    def _behind_operand(self, i):
        """The token behind a name, a number or (...), and what is called or indexed of it."""
        while self.tokens[i] in ("-", "!", "~"):
            i += 1
        i = self.closing.get(i, i) + 1
        while True:
            token = self.tokens[i]
            if token in ("::", ".", "->"):
                i += 2
            elif token in ("(", "["):
                i = self.closing[i] + 1
            elif token == "{" and self.end[i - 1] == self.begin[i]:
                i = self.closing[i] + 1
            elif token == "<" and self.end[i - 1] == self.begin[i]:
                i = self._behind_angles(i)
            else:
                return i

    # ---------------------------------------------------------------------------------------------------- statements

    def _text_of(self, statement):
        begin, end = self.extent(statement.first, statement.last)
        return self.text[begin:end]

    def _is_block(self, statement):
        return self.tokens[statement.first] == "{"

    def _is_declaration(self, statement):
        """Or a jump: neither can be left out."""
        if self._is_block(statement) or self.tokens[statement.first] in CONTROL:
            return False
        return bool(DECLARATION.match(self._text_of(statement)))

    def _matters(self, statement):
        """Whether there is a call of PTX in it, or a wait, a load, a release."""
        return bool(WORTH_MOVING.search(self._text_of(statement)))

    def _statements_of(self, function):
        blocks = {}
        for x in function.statements:
            blocks.setdefault(id(x.parent) if x.parent else None, []).append(x)
        for parent, statements in blocks.items():
            # Of several lambdas in a statement, or of if and else, each has its own.
            for k, x in enumerate(statements):
                if self._is_block(x) or self.tokens[x.first] in ("case", "default"):
                    continue
                if not self._is_declaration(x):
                    self._delete(function, x)
                follows = k + 1 < len(statements) and statements[k + 1].first == x.last + 1 and not x.is_body
                if follows:
                    self._swap(function, x, statements[k + 1])
                    self._into(function, x, statements[k + 1])
                if self._matters(x) and not self._is_declaration(x) and not x.is_body:
                    self._out(function, x)

    def _new(self, function, rule, statement, text):
        self.found.append(
            (function.name, self._code(statement.first, statement.last), rule, statement.first, text))

    def _delete(self, function, x):
        is_control = self.tokens[x.first] in CONTROL
        if is_control and not self._matters(x):
            return
        begin, end = self.extent(x.first, x.last)
        empty = ";" if x.is_body else ""
        lines = "\n" * self.text.count("\n", begin, end)  # so that the lines of what follows stay
        kind = "block" if is_control else "call of ptx" if "ptx::" in self._text_of(x) else "statement"
        self._new(function, f"{kind} deleted", x, self.text[:begin] + empty + lines + self.text[end:])

    def _swap(self, function, x, y):
        if self._is_block(y) or not (self._matters(x) or self._matters(y)):
            return
        if self._is_declaration(x) and self._uses(x, y):
            return
        begin, end = self.extent(x.first, x.last)
        begin_y, end_y = self.extent(y.first, y.last)
        text = (self.text[:begin] + self.text[begin_y:end_y] + self.text[end:begin_y] + self.text[begin:end] +
                self.text[end_y:])
        self._new(function, "swapped with the next", x, text)

    def _uses(self, x, y):
        """Whether y uses what x declares."""
        code = [self.tokens[i] for i in range(x.first, x.last + 1)]
        stop = next((i for i, token in enumerate(code) if token in ("=", "(", "{", "[", ";")), len(code))
        return code[stop - 1] in self.tokens[y.first : y.last + 1]

    def _braces(self, statement):
        """The block that a loop or an if has, or None: (first token in it, its closing brace)."""
        if self.tokens[statement.first] not in ("if", "for", "while"):
            return None
        i = statement.first
        while self.tokens[i] != "(":
            i += 1
        i = self.closing[i] + 1
        return (i + 1, self.closing[i]) if self.tokens[i] == "{" and self.closing[i] > i + 1 else None

    def _into(self, function, x, y):
        """A statement becomes the first one of the block that follows it."""
        block = self._braces(y)
        if block is None or not self._matters(x) or self._is_declaration(x):
            return
        begin, end = self.extent(x.first, x.last)
        place = self.end[block[0] - 1]
        text = self.text[:begin] + self.text[end:place] + " " + self.text[begin:end] + self.text[place:]
        self._new(function, "moved into the next block", x, text)

    def _out(self, function, x):
        """The first statement of a loop's or an if's block goes before it, the last one behind it."""
        block = x.parent
        if block is None or not self._is_block(block) or block.parent is None:
            return
        outer = block.parent
        if self._braces(outer) != (block.first + 1, block.last) or outer.is_body:
            return
        begin, end = self.extent(x.first, x.last)
        outer_begin, outer_end = self.extent(outer.first, outer.last)
        if x.first == block.first + 1:
            text = (self.text[:outer_begin] + self.text[begin:end] + "\n" + self.text[outer_begin:begin] +
                    self.text[end:])
            self._new(function, "moved before its block", x, text)
        if x.last == block.last - 1:
            text = self.text[:begin] + self.text[end:outer_end] + "\n" + self.text[begin:end] + self.text[outer_end:]
            self._new(function, "moved behind its block", x, text)


def mutants_of(path, text):
    return Mutator(path, text).mutants()


def rank(key, seed):
    """A number that looks random, and stays as it is when other mutants come and go."""
    return hashlib.sha256(repr((seed, key.tokens())).encode()).hexdigest()


def balanced(mutants, seed, count):
    """At most `count`, fewest of the frequent rules: none has more than a tenth of them. At most a twentieth need
    programs of their own."""
    ranked = sorted(mutants, key=lambda x: rank(x.key, seed))
    alone = {x.key for x in [x for x in ranked if not x.body][: count // 20]}
    by_rule = {}
    for mutant in ranked:
        if mutant.body or mutant.key in alone:
            by_rule.setdefault(mutant.key.rule, []).append(mutant)
    most = max(map(len, by_rule.values()), default=0)
    while (total := sum(min(most, len(x)) for x in by_rule.values())) > count or most * 10 > total:
        most -= 1
    chosen = {x.key for of_rule in by_rule.values() for x in of_rule[:most]}
    return [x for x in mutants if x.key in chosen]
