#!/usr/bin/env python3
"""Every function of ptx/ has its model: model/ptx/<same file>, same name, template parameters, parameters and result.

usage: scripts/check_mirror.py    exits 1 and lists what differs

The model's function may have one parameter more, the last: `Site site = Site::here()`, the caller's file and line.
"""

import pathlib
import re
import sys

sys.dont_write_bytecode = True
import usage  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAMESPACE = re.compile(r"namespace rawgemm::ptx \{(.*)\}  // namespace rawgemm::ptx", re.DOTALL)
FUNCTION = re.compile(
    r"(?:template <(?P<template>[^>]*)> )?(?P<result>[\w:][\w: *&]*?) ?\b(?P<name>\w+)\((?P<parameters>.*)\)$"
)
SPECIFIERS = re.compile(r"\[\[nodiscard\]\] |__device__ |inline |constexpr |static ")
NAME_OF_PARAMETER = re.compile(r"\b\w+(?=\)|$)")


def declarations(text):
    """What stands before each top-level body or semicolon of namespace rawgemm::ptx, on one line each."""
    match = NAMESPACE.search(text)
    text = re.sub(r"//[^\n]*|#[^\n]*", "", match[1] if match else "")
    text = re.sub(r'"(?:[^"\\]|\\.)*"', '""', text)
    depth = 0
    current = ""
    for character in text:
        if character in "{;" and depth == 0:
            yield " ".join(current.split())
            current = ""
        elif depth == 0 and character != "}":
            current += character
        depth += {"{": 1, "}": -1}.get(character, 0)


def split(parameters):
    """Splits at the commas that stand in no bracket."""
    parts = re.split(r",(?![^(<\[]*[)>\]])", parameters)
    return [part.strip() for part in parts if part.strip()]


def signature(match):
    """(template parameters, result, parameter types), with names of parameters left out or numbered."""
    template = split(match["template"] or "")
    types = []
    for parameter in split(match["parameters"]):
        parameter = parameter.split(" = ")[0]
        if "(" in parameter:  # a reference to an array
            parameter = re.sub(r"\(([&*])\w+\)", r"(\1)", parameter)
        else:
            parameter = NAME_OF_PARAMETER.sub("", parameter)
        types.append(parameter.strip())
    result = SPECIFIERS.sub("", match["result"] + " ").strip()
    for i, parameter in enumerate(template):
        name = parameter.split()[-1]
        types = [re.sub(rf"\b{name}\b", f"${i}", type_) for type_ in types]
        result = re.sub(rf"\b{name}\b", f"${i}", result)
    return [" ".join(p.replace("typename", "class").split()[:-1]) for p in template], result, types


def functions(path):
    found = {}
    for declaration in declarations(path.read_text()):
        match = FUNCTION.match(SPECIFIERS.sub("", declaration))
        if match and not declaration.startswith("template <>"):
            found.setdefault(match["name"], []).append(signature(match))
    return found


def without_site(signature_):
    template, result, types = signature_
    return template, result, types[:-1] if types[-1:] == ["Site"] else types


def differences():
    for path in sorted((ROOT / "ptx").glob("*.cuh")):
        wanted = functions(path)
        model = ROOT / "model" / "ptx" / path.name
        found = functions(model) if model.exists() else {}
        for name, signatures in wanted.items():
            models = [without_site(s) for s in found.get(name, [])]
            for signature_ in signatures:
                if signature_ not in models:
                    yield f"ptx/{path.name}: {name}: {signature_} here, {models or 'nothing'} in model/ptx/{path.name}"
        for name in found.keys() - wanted.keys():
            yield f"model/ptx/{path.name}: {name}: ptx/{path.name} has no such function"


def main():
    usage.answer(__doc__)
    if len(sys.argv) != 1:
        sys.exit(__doc__)
    found = list(differences())
    for difference in found:
        print(difference)
    count = sum(len(s) for path in (ROOT / "ptx").glob("*.cuh") for s in functions(path).values())
    if found or count == 0:
        sys.exit(f"{len(found)} of {count} functions of ptx/ differ from their model")
    print(f"all {count} functions of ptx/ have their model")


if __name__ == "__main__":
    main()
