"""Edits of C++ sources that name a function and a statement in it, by their code alone: comments, white space and the
place in the file do not matter.

    Edit("kernels/store.cuh", "store_d", Delete("ptx::fence_proxy_async();"))

The function is a function, a member function (`Ring::advance`), a struct with its members, or a variable of a
namespace. Code is matched token by token; in it, `...` stands for any tokens whose brackets match, and in what is put
there instead, for what it stood for:

    Replace("ptx::mbarrier_init(smem.empty(stage), ...)", "ptx::mbarrier_init(smem.empty(stage), ... + 1)")

Code that occurs several times is chosen by `nth` (1 is the first, -1 the last) or by the statement that it lies in
(`within`). What is not found, or found more than once, is an error that says where, and what comes nearest.

The parser knows what clang-format leaves of this repository's C++: no macros that look like nothing else, no
templates with unmatched brackets.
"""

import bisect
import dataclasses
import difflib
import functools
import re

ANY = "..."
TOKEN = re.compile(
    r"""(?P<skip>\s+|//[^\n]*|/\*.*?\*/)
      |(?P<directive>\#(?:[^\n\\]|\\.)*)
      |(?P<token>R"\((?:.*?)\)"|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'
        |[A-Za-z_]\w*|\.?\d(?:[\w.]|'\d)*
        |\.\.\.|->|::|<<=|<=>|\+\+|--|&&|\|\||[-+*/%&|^=!<>]=|<<|\S)""",
    re.VERBOSE | re.DOTALL,
)
CLOSING = {"(": ")", "[": "]", "{": "}"}
WITH_BODY = ("for", "while", "switch")
TYPES = ("struct", "class", "union", "enum")
LONGEST = 100  # characters of a statement that a message shows


class SourceError(Exception):
    """A source or an edit that is not as it must be."""


class Code:
    """The tokens of a text; directives, such as #pragma unroll, are not among them."""

    def __init__(self, text):
        self.text = text
        self.tokens = []
        self.begin = []
        self.end = []
        self.directives = []  # where each begins
        place = 0
        while place < len(text):
            match = TOKEN.match(text, place)
            if match.lastgroup == "token":
                self.tokens.append(match.group())
                self.begin.append(match.start())
                self.end.append(match.end())
            elif match.lastgroup == "directive":
                self.directives.append(match.start())
            place = match.end()

    def with_directives(self):
        """What two texts have in common that differ in comments and white space alone."""
        lines = [(place, " ".join(self.text[place:].split("\n", 1)[0].split())) for place in self.directives]
        return [token for _, token in sorted([*zip(self.begin, self.tokens), *lines])]


@functools.lru_cache(maxsize=None)
def pattern_of(code):
    return tuple(Code(code).tokens)


@dataclasses.dataclass
class Statement:
    first: int  # tokens
    last: int
    parent: object = None  # the statement that it is a part of
    is_body: bool = False  # of an if or a loop, without braces


@dataclasses.dataclass
class Function:
    """Or a struct, or a variable."""

    name: str  # with the structs that it is a member of
    first: int
    last: int
    open: int = -1  # the braces of its body
    statements: list = dataclasses.field(default_factory=list)  # in the order of their first tokens


class Source(Code):
    def __init__(self, path, text):
        super().__init__(text)
        self.path = path
        self.closing = self._match_brackets()
        self.functions = []
        self._scope(0, len(self.tokens), (), None)

    def line(self, token):
        return self.text.count("\n", 0, self.begin[token]) + 1

    def code(self, first, last):
        """As one line."""
        text = " ".join(self.text[self.begin[first] : self.end[last]].split())
        return text if len(text) <= LONGEST else text[: LONGEST - 4] + " ..."

    # ------------------------------------------------------------------------------------------------- the parser

    def _match_brackets(self):
        closing, opened = {}, []
        for i, token in enumerate(self.tokens):
            if token in CLOSING:
                opened.append(i)
            elif token in CLOSING.values():
                if not opened or CLOSING[self.tokens[opened[-1]]] != token:
                    raise SourceError(f"{self.path}:{self.line(i)}: {token} closes nothing")
                closing[opened.pop()] = i
        if opened:
            raise SourceError(f"{self.path}:{self.line(opened[-1])}: {self.tokens[opened[-1]]} is not closed")
        return closing

    def _behind_angles(self, i):
        """The token behind <...>, which begins at token i."""
        depth = 0
        while True:
            token = self.tokens[i]
            depth += {"<": 1, ">": -1}.get(token, 0)
            i = self.closing.get(i, i) + 1
            if depth == 0:
                return i

    def _scope(self, i, end, structs, owner):
        """Declarations of a namespace, or of the struct `owner`."""
        while i < end:
            i = self._declaration(i, structs, owner)

    def _declaration(self, first, structs, owner):
        i = first
        tokens = self.tokens
        while tokens[i] == "template":
            i = self._behind_angles(i + 1)
        if tokens[i] == ";":
            return i + 1
        if tokens[i] in ("public", "private", "protected") and tokens[i + 1] == ":":
            return i + 2
        if tokens[i] == "namespace":
            while tokens[i] != "{":
                i += 1
            self._scope(i + 1, self.closing[i], structs, None)
            return self.closing[i] + 1
        behind = i
        while tokens[i] == "requires" and tokens[behind] not in (*TYPES, ";", "{"):
            behind = self.closing.get(behind, behind) + 1
        if tokens[behind] in TYPES:
            return self._type(first, behind, structs, owner)
        return self._function_or_variable(first, i, structs, owner)

    def _type(self, first, i, structs, owner):
        i += 1
        if self.tokens[i] == "class":
            i += 1
        name = (*structs, self.tokens[i])
        while self.tokens[i] not in "{;":
            i += 1
        if self.tokens[i] == ";":
            return i + 1
        close = self.closing[i]
        this = Function("::".join(name), first, close, i)
        self.functions.append(this)
        if "enum" not in self.tokens[first:i]:
            self._scope(i + 1, close, name, this)
        last = close + 1
        while self.tokens[last] != ";":
            last += 1
        self._member(first, last, owner)
        return last + 1

    def _function_or_variable(self, first, i, structs, owner):
        parameters = None  # the last parenthesis before a body
        initialised = None  # the token behind the name of a variable
        while self.tokens[i] != ";":
            token = self.tokens[i]
            if token == "=" and initialised is None:
                initialised = i
            elif token == "(":
                parameters = i
            elif token == ":" and parameters is not None and initialised is None:
                i = self._behind_initialisers(i)
                return self._function(first, parameters, i, structs, owner)
            elif token == "{" and initialised is None and parameters is not None and self.tokens[i - 1] != "requires":
                return self._function(first, parameters, i, structs, owner)
            i = self.closing.get(i, i) + 1
        name = i if initialised is None else initialised
        while self.tokens[name - 1] in (")", "]", "}"):  # of an array, of a declared function
            name = next(open for open, close in self.closing.items() if close == name - 1)
        if owner is None and re.match(r"\w", self.tokens[name - 1]):
            self.functions.append(Function("::".join((*structs, self.tokens[name - 1])), first, i))
        self._member(first, i, owner)
        return i + 1

    def _behind_initialisers(self, i):
        """From the colon of a constructor to the brace of its body."""
        while self.tokens[i] != "{" or self.tokens[i - 1] not in (")", "}"):
            i = self.closing.get(i, i) + 1
        return i

    def _function(self, first, parameters, open, structs, owner):
        name = self.tokens[parameters - 1]
        if "operator" in self.tokens[parameters - 3 : parameters]:
            begin = parameters - 1 - self.tokens[parameters - 3 : parameters][::-1].index("operator")
            name = "".join(self.tokens[begin:parameters])
        close = self.closing[open]
        this = Function("::".join((*structs, name)), first, close, open)
        self.functions.append(this)
        self._statements(open + 1, close, this, None)
        self._member(first, close, owner)
        return close + 1

    def _member(self, first, last, owner):
        if owner is not None:
            owner.statements.append(Statement(first, last))

    def _statements(self, i, end, function, parent):
        while i < end:
            i = self._statement(i, end, function, parent)

    def _statement(self, i, end, function, parent, is_body=False):
        """Adds the statement from token i on, and those in it; returns the token behind it."""
        this = Statement(i, i, parent, is_body and self.tokens[i] != "{")
        function.statements.append(this)
        token = self.tokens[i]
        if token == "{":
            this.last = self.closing[i]
            self._statements(i + 1, this.last, function, this)
        elif token == "if":
            i = self._condition(i)
            i = self._statement(i, end, function, this, True)
            if i < end and self.tokens[i] == "else":
                i = self._statement(i + 1, end, function, this, True)
            this.last = i - 1
        elif token in WITH_BODY:
            this.last = self._statement(self._condition(i), end, function, this, True) - 1
        elif token == "do":
            this.last = self._condition(self._statement(i + 1, end, function, this, True))
        elif token in ("case", "default"):
            while self.tokens[i] != ":":
                i += 1
            this.last = i
        else:
            while i < end and self.tokens[i] != ";":
                i = self._expression(i, function, this)
            this.last = min(i, end - 1)
        return this.last + 1

    def _condition(self, i):
        """The token behind (...)."""
        while self.tokens[i] != "(":
            i += 1
        return self.closing[i] + 1

    def _expression(self, i, function, parent):
        """The token behind token i and what it opens, in which lambdas are looked for."""
        if i not in self.closing:
            return i + 1
        if self.tokens[i] == "{" and self._is_lambda(i):
            self._statements(i + 1, self.closing[i], function, parent)
        else:
            inner = i + 1
            while inner < self.closing[i]:
                inner = self._expression(inner, function, parent)
        return self.closing[i] + 1

    def _is_lambda(self, brace):
        """Whether a brace follows [...] or [...](...), and perhaps -> Type."""
        head = brace - 1
        if "->" in self.tokens[max(0, brace - 8) : brace]:
            while self.tokens[head] != "->":
                head -= 1
            head -= 1
        if self.tokens[head] == ")":
            head = next(open for open, close in self.closing.items() if close == head) - 1
        return self.tokens[head] == "]"

    # -------------------------------------------------------------------------------------------- looking for code

    def find_functions(self, name):
        """All of that name: overloads, and members of several structs."""
        found = [x for x in self.functions if x.name == name]
        found = found or [x for x in self.functions if x.name.endswith("::" + name)]
        if not found:
            near = difflib.get_close_matches(name, [x.name for x in self.functions], 1, 0)
            raise SourceError(f"{self.path} has no function {name}" + (f"; the nearest is {near[0]}" if near else ""))
        return found

    def matches(self, pattern, first, last):
        """All (first, last, wildcards), last being that of the shortest match; wildcards: (first, behind) of each."""
        for i in range(first, last + 1):
            for end, wildcards in self._match(pattern, 0, i, last + 1, 0):
                yield i, end - 1, wildcards
                break

    def _match(self, pattern, p, i, end, depth):
        """Each way to match pattern[p:] from token i on: the token behind it, and the wildcards."""
        while p < len(pattern) and pattern[p] != ANY:
            if i >= end or self.tokens[i] != pattern[p]:
                return
            depth += (pattern[p] in CLOSING) - (pattern[p] in CLOSING.values())
            p, i = p + 1, i + 1
        if p == len(pattern):
            yield i, ()
            return
        behind = i
        while True:
            for last, wildcards in self._match(pattern, p + 1, behind, end, depth):
                yield last, ((i, behind), *wildcards)
            if behind >= end or self.tokens[behind] in CLOSING.values():
                return
            if depth == 0 and self.tokens[behind] == ";":
                return
            behind = self.closing.get(behind, behind) + 1

    def find(self, function, place):
        """(function, first, last, wildcards) of the one match of a Place."""
        pattern = pattern_of(place.code)
        found = []
        for x in self.find_functions(function):
            first, last = x.first, x.last
            if place.within:
                if not any(self.matches(pattern_of(place.within), first, last)):
                    continue
                first, last = self._statement_at(x, Place(place.within), x.first, x.last)
            for match in self.matches(pattern, first, last):
                found.append((x, *match))
        return self._one(function, place, found)

    def find_statement(self, function, place):
        """The same of a statement, or of several that follow each other, from the first token to the last one."""
        pattern = pattern_of(place.code)
        found = []
        for x in self.find_functions(function):
            first, last = x.first, x.last
            if place.within:
                if not any(self.matches(pattern_of(place.within), first, last)):
                    continue
                first, last = self._statement_at(x, Place(place.within), x.first, x.last)
            found += [(x, *run) for run in self._runs(x, pattern, first, last)]
        return self._one(function, place, found)

    def _runs(self, function, pattern, first, last):
        """Matches that begin and end as statements of the same block do."""
        starts = {}
        for x in function.statements:
            starts.setdefault(x.first, []).append(x)
        ends = {(x.last, id(x.parent)) for x in function.statements}
        for begin in sorted(starts):
            if not first <= begin <= last:
                continue
            for behind, wildcards in self._match(pattern, 0, begin, last + 1, 0):
                if any((behind - 1, id(x.parent)) in ends for x in starts[begin]):
                    yield begin, behind - 1, wildcards
                    break

    def _statement_at(self, function, place, first, last):
        runs = [(function, *run) for run in self._runs(function, pattern_of(place.code), first, last)]
        return self._one(function.name, place, runs)[1:3]

    def _one(self, function, place, found):
        if place.nth is not None:
            index = place.nth - 1 if place.nth > 0 else place.nth
            if place.nth != 0 and -len(found) <= index < len(found):
                return found[index]
            raise SourceError(f"{self._where(function, place)} is there {len(found)} times, nth = {place.nth}")
        if len(found) == 1:
            return found[0]
        if found:
            lines = ", ".join(str(self.line(first)) for _, first, _, _ in found)
            raise SourceError(
                f"{self._where(function, place)} is there {len(found)} times (lines {lines}): say which, "
                "by nth or within"
            )
        raise SourceError(f"{self._where(function, place)} is not there{self._nearest(function, place)}")

    def _where(self, function, place):
        within = f" within {place.within}" if place.within else ""
        return f"{self.path}, {function}: {place.code}{within}"

    def _nearest(self, function, place):
        best = 0, ""
        pattern = list(pattern_of(place.code))
        for x in self.find_functions(function):
            for statement in [*x.statements, x]:
                # As much of it as the pattern is long: of a loop its head.
                last = min(statement.last, statement.first + max(len(pattern), 20))
                ratio = difflib.SequenceMatcher(None, self.tokens[statement.first : last + 1], pattern).ratio()
                if ratio > best[0]:
                    best = ratio, f"; the nearest is, in line {self.line(statement.first)}: " + self.code(
                        statement.first, statement.last
                    )
        return best[1]

    # ------------------------------------------------------------------------------------------------------- edits

    def begin_of(self, token):
        """Where the statement begins whose first token that is: at the directive before it, where there is one."""
        before = self.end[token - 1] if token > 0 else 0
        directive = bisect.bisect_left(self.directives, before)
        if directive < len(self.directives) and self.directives[directive] < self.begin[token]:
            return self.directives[directive]
        return self.begin[token]

    def extent(self, first, last):
        return self.begin_of(first), self.end[last]

    def is_body(self, function, first):
        """Whether a statement that begins there is all that an if or a loop does."""
        return any(x.first == first and x.is_body for x in function.statements)


@dataclasses.dataclass(frozen=True)
class Place:
    code: str
    nth: int = None
    within: str = None


def spliced(text, begin, end, new):
    return text[:begin] + new + text[end:]


@dataclasses.dataclass(frozen=True)
class Delete:
    """Deletes a statement, or several that follow each other."""

    statement: str
    nth: int = None
    within: str = None

    def apply(self, source, function):
        where, first, last, _ = source.find_statement(function, Place(self.statement, self.nth, self.within))
        begin, end = source.extent(first, last)
        return spliced(source.text, begin, end, ";" if source.is_body(where, first) else "")


@dataclasses.dataclass(frozen=True)
class Replace:
    """Puts code in the place of other code."""

    old: str
    new: str
    nth: int = None
    within: str = None

    def apply(self, source, function):
        _, first, last, wildcards = source.find(function, Place(self.old, self.nth, self.within))
        kept = [source.text[source.begin[i] : source.end[behind - 1]] if i < behind else "" for i, behind in wildcards]
        parts = self.new.split(ANY)
        if len(parts) - 1 > len(kept):
            raise SourceError(f"{source.path}, {function}: {self.new} has more {ANY} than {self.old}")
        new = parts[0] + "".join(text + part for text, part in zip(kept, parts[1:]))
        return spliced(source.text, source.begin[first], source.end[last], new)


@dataclasses.dataclass(frozen=True)
class Insert:
    """Puts code before or behind a statement; behind the body of an if without braces it is part of that body."""

    new: str
    before: str = None
    behind: str = None
    nth: int = None
    within: str = None

    def apply(self, source, function):
        place = Place(self.before or self.behind, self.nth, self.within)
        where, first, last, _ = source.find_statement(function, place)
        begin, end = source.extent(first, last)
        old = source.text[begin:end]
        new = f"\n{self.new}\n{old}" if self.before else f"{old}\n{self.new}\n"
        return spliced(source.text, begin, end, "{" + new + "}" if source.is_body(where, first) else new)


@dataclasses.dataclass(frozen=True)
class Move:
    """Moves a statement, or several that follow each other, before or behind another one of the same function."""

    statement: str
    before: str = None
    behind: str = None
    nth: int = None  # of the statement that is moved
    within: str = None  # both

    def apply(self, source, function):
        place = Place(self.statement, self.nth, self.within)
        _, first, last, _ = source.find_statement(function, place)
        begin, end = source.extent(first, last)
        without = Source(source.path, Delete(self.statement, self.nth, self.within).apply(source, function))
        return Insert(source.text[begin:end], self.before, self.behind, within=self.within).apply(without, function)


@dataclasses.dataclass(frozen=True)
class Edit:
    file: str
    function: str
    operation: object


@functools.lru_cache(maxsize=64)
def parsed(path, text):
    return Source(path, text)


def edited(edits, read):
    """{file: text} of the files that edits change, each on what the ones before it have left. read(file): its text."""
    texts = {}
    for edit in edits:
        text = texts[edit.file] if edit.file in texts else read(edit.file)
        texts[edit.file] = edit.operation.apply(parsed(edit.file, text), edit.function)
    return texts
