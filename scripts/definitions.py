"""The definitions of our own headers, and which of them a name leads to.

A header is cut at the definitions of its namespaces, each with the comment above it: clang-format has them begin in
the first column, and end there, too. A definition needs those whose names it mentions; a name that several have leads
to all of them.
"""

import functools
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUR_INCLUDE = re.compile(r"#include <((?:ptx|kernels|host)/[^>]+)>\n")
NOT_CODE = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)\'|//[^\n]*')
DIRECTIVE = re.compile(r"^#.*\n", re.MULTILINE)
IDENTIFIER = re.compile(r"[A-Za-z_]\w*")
MENTION = re.compile(r"([A-Za-z_]\w*)((?:<[^<>;(){}]*>)?\()?")
# Before a function's name these brackets may stand.
BRACKETS_BEFORE = re.compile(r"\[\[\w+\]\]|(?:__launch_bounds__|__align__|alignas|decltype)\((?:[^()]|\([^()]*\))*\)")
REQUIRES = re.compile(r"requires .*\n")
TYPE = re.compile(r"(?:struct|class|union|enum class|enum|using) (\w+)")
NAME = re.compile(r"(\w+)(?:::\w+)?\s*(?:<[^()]*>)?\s*(?:\[[^]]*\])*\s*$")
FP8 = "e4m3"  # stands for both types
# Conditions of `if constexpr` that hold for FP8 alone.
IF_FP8 = re.compile(r"( *)(\} else |else )?if constexpr \((?:is_fp8<[\w: ]+>|Config::has_block_scales)(?: && [^()]+)?\)(.*)\n")

# What descriptions have for the program and the tests alone (host/kernels.hpp), and rules for an instruction's shape,
# which those shapes keep that have been compiled.
NOT_FOR_LAUNCHING = re.compile(
    r"  \[\[maybe_unused\]\] constexpr \w+Rules<.*>\s+rules;\n|"
    r"(?:  ///.*\n)*  template <.*>\n  static .*\b(?:wgmmas|shared_parts)\((?:.*\n)*?  \}\n"
    r"|(?:  ///.*\n)*  template <.*>\n  static constexpr i64 wgmma_rows = .*\n"
    r"|(?:  static constexpr bool (?:takes_16_bits|takes_fp8|promotes|is_one_tile) = .*\n)+\n?")


class Definition:
    def __init__(self, path, namespaces, follows_blank, comment, lines):
        self.path = path
        self.namespaces = namespaces  # the lines that open them
        self.follows_blank = follows_blank  # the line above it
        lines = NOT_FOR_LAUNCHING.sub("", "".join(lines))
        self.comment = "".join(comment)
        self.body = lines
        self.text = self.comment + lines
        self.lines = self.text.count("\n")
        self.code = code = without_text(DIRECTIVE.sub("", lines))
        self.names = names_of(code)
        self.mentions = mentions_of(code)
        is_told_by_arity = path.startswith(("ptx/", "host/")) and is_function(code)
        self.parameters = parameters_of(code) if is_told_by_arity else None
        self.arities = arities_of(self.parameters)

    def is_meant(self, mention):
        """Whether one of the mentions of another definition may be of this one."""
        name, arity = mention
        return name in self.names and (arity is None or self.arities is None or arity in self.arities)


    def is_for(self, types):
        """Whether this is a specialisation for one of the types."""
        head = re.split(r"[{=;]", self.code, maxsplit=1)[0]
        if FP8 in types and "requires" in head and "is_fp8" in head:
            return True
        arguments = re.match(r"template <>[^(]*<([^(]*)>", head)
        return arguments is not None and not types.isdisjoint(IDENTIFIER.findall(arguments[1]))


    def enumerators(self):
        """Those that this is a specialisation for."""
        head = without_template(self.code)
        arguments = re.match(r"struct \w+<(.*)> \{", head) or re.match(r"template <>[^(]*<(\w+::\w+)>", self.code)
        return set(re.findall(r"\w+::\w+", arguments[1])) if arguments else set()


def without_fp8(text):
    """Without the branches of `if constexpr` that are for FP8, but those that `else` follows."""
    lines, kept, begin = text.splitlines(keepends=True), [], 0
    while begin < len(lines):
        match, end = IF_FP8.fullmatch(lines[begin]), begin + 1
        if match:
            indent, after, statement = match.groups()
            while not statement.endswith(";") and lines[end].startswith((indent + " ", "#")):
                end += 1
            end += statement == " {" and after is None and lines[end] == indent + "}\n"
        if not match or (after is None and re.match(r" *(\} )?else", lines[end])):
            kept += lines[begin:end]
        begin = end
    return "".join(kept)


def arguments_at(code, begin):
    """The texts between the commas after the bracket that opens at `begin`."""
    depth, arguments, position = 0, [""], begin
    while True:
        character = code[position]
        depth += {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}.get(character, 0)
        if depth == 0:
            return [text for text in arguments if text.strip()]
        if character == "," and depth == 1:
            arguments.append("")
        elif position > begin:
            arguments[-1] += character
        position += 1


def is_part(argument):
    """Of one that has a comma between < and >, which is not told from those between arguments."""
    text = re.sub("<<|>>|->|[<>]=", "", argument)
    return text.count("<") != text.count(">")


def mentions_of(code):
    """{(name, how many arguments it is called with)}; None: any, since this is no plain call."""
    found = set()
    for match in MENTION.finditer(code):
        arguments = arguments_at(code, match.end() - 1) if match[2] else []
        is_plain = match[2] and not any("..." in text or is_part(text) for text in arguments)
        found.add((match[1], len(arguments) if is_plain else None))
        if match[2] is None:
            continue
        found.update((name, None) for name in IDENTIFIER.findall(match[2]))
    return found


def head_of(statement):
    """Without what may stand before it."""
    return REQUIRES.sub("", BRACKETS_BEFORE.sub("", without_template(statement)).lstrip())


def is_function(code):
    head = without_template(BRACKETS_BEFORE.sub("", code).lstrip())
    return not TYPE.match(head) and "(" in re.split(r"[={;]", head, maxsplit=1)[0]


def parameters_of(code):
    """Of a function; None: they are not told apart."""
    code = without_template(BRACKETS_BEFORE.sub("", code).lstrip())
    match = re.search(r"\w+(?:<[^()]*>)?\(", code)
    parameters = arguments_at(code, match.end() - 1) if match else [">"]
    return None if any(map(is_part, parameters)) else parameters


def arities_of(parameters):
    """With how many arguments a function may be called; None: any."""
    return None if parameters is None else range(sum("=" not in text for text in parameters), len(parameters) + 1)


def without_text(code):
    """Without comments; strings are empty."""
    return NOT_CODE.sub(lambda match: "" if match[0].startswith("//") else '""', code)


def names_of(code):
    """What the code defines: one name, or, between #if and #endif, any number."""
    names = set()
    for statement in split(code):
        head = head_of(statement)
        if head.startswith("static_assert"):
            continue
        name = TYPE.match(head) or NAME.search(re.split(r"[(={;]", head, maxsplit=1)[0])
        if not name:
            raise ValueError(f"what does this define?\n{statement}")
        names.add(name[1])
    return names


def split(code):
    """The statements of a namespace."""
    statement, depth = "", 0
    for line in code.splitlines(keepends=True):
        statement += line
        depth += balance(line)
        if is_complete(line, depth):
            yield statement.lstrip()
            statement = ""


def balance(line):
    return sum(map(line.count, "({[")) - sum(map(line.count, ")}]"))


def is_complete(line, depth):
    return depth == 0 and line.rstrip().endswith((";", "}"))


def without_template(statement):
    while statement.startswith("template"):
        begin = position = statement.index("<")
        depth = 0
        while True:
            depth += {"<": 1, ">": -1}.get(statement[position], 0)
            position += 1
            if depth == 0:
                break
        assert begin < position
        statement = statement[position:].lstrip()
    return statement


@functools.cache
def text_of(path):
    return (ROOT / path).read_text()


@functools.cache
def reached_from(path):
    """The files of ours that path includes, each after those that it needs itself, then path."""
    found = []
    for included in OUR_INCLUDE.findall(text_of(path)):
        found += [file for file in reached_from(included) if file not in found]
    return (*found, path)


@functools.cache
def opening_comment(path):
    """Without the line that names the script that wrote the file."""
    lines = text_of(path).split("#pragma once\n")[0].splitlines(keepends=True)
    return "".join(line for line in lines if not line.endswith("do not edit.\n"))


class View:
    """What is looked at of our files: all but what is for some types alone."""

    def __init__(self, without=frozenset()):
        self.without = without

    def text_of(self, path):
        return self.without_types(text_of(path))

    def without_types(self, text):
        return without_fp8(text) if FP8 in self.without else text

    def has(self, definition):
        return not definition.is_for(self.without)


ALL = View()


def definitions_of(path, view=ALL):
    """In the file's order."""
    return cut(path, view)


@functools.cache
def cut(path, view):
    found = []
    namespaces, comment, lines = [], [], []
    depth = conditions = 0
    follows_blank = False
    for line in view.text_of(path).split("#pragma once\n")[1].splitlines(keepends=True):
        directive = line.startswith("#")
        conditions += (directive and line.startswith("#if")) - (directive and line.startswith("#endif"))
        if not lines and not conditions and not (directive and line.startswith("#endif")):
            if line.startswith("namespace "):
                namespaces.append(line)
                comment = []
                continue
            if line.startswith("}"):
                namespaces.pop()
                continue
            if line == "\n":
                follows_blank = True
                continue
            if line.startswith(("#include", "// clang-format")):
                continue
            if line.startswith("//"):
                comment.append(line)
                continue
        lines.append(line)
        if not directive:
            depth += balance(without_text(line))
        if not conditions and (line.startswith("#endif") or is_complete(without_text(line), depth)):
            found.append(Definition(path, tuple(namespaces), follows_blank, comment, lines))
            comment, lines, follows_blank = [], [], False
    assert not lines and not namespaces, path
    return [definition for definition in found if view.has(definition)]


@functools.cache
def needs(definition, paths, view=ALL):
    """The definitions in the files that one mentions."""
    by_name = named(paths, view)
    return {other for mention in definition.mentions for other in by_name.get(mention[0], []) if other.is_meant(mention)}


@functools.cache
def named(paths, view=ALL):
    """{name: the definitions in the files that have it}"""
    found = {}
    for path in paths:
        for definition in definitions_of(path, view):
            for name in definition.names:
                found.setdefault(name, []).append(definition)
    return found


def needed_by(first, paths, view=ALL):
    """The definitions in the files that those of `first` lead to, and these themselves; of specialisations for an
    enumerator those that another one names."""
    found, open_ = set(first), list(first)
    while open_:
        new = needs(open_.pop(), paths, view) - found
        found |= new
        open_ += new
    named_in = "".join(d.code for d in found if not d.enumerators())
    return {d for d in found if all(re.search(rf"\b{name}\b", named_in) for name in d.enumerators())}
