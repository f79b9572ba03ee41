"""Many mutants in one program: a function that has some begins with a switch over their numbers, each with the whole
body as that mutant has it, and the one that there is otherwise:

    void f() { switch (::rawgemm::test::chosen_mutant(3)) { case 3:
    #line 1 "mutant_3"
    { x = 5; } break; case 4:
    #line 1 "mutant_4"
    { x = y; } break; default:
    #line 17 "kernels/x.cuh"
    { x = 4; } } }

So a program is compiled once, and mutant.hpp picks when it runs.
"""

import re


def texts_of(numbered):
    """{file: text} of {number: mutant}, each of a function that may run when the kernel runs alone."""
    by_file = {}
    for number, mutant in numbered.items():
        by_file.setdefault(mutant.key.file, {}).setdefault(mutant.body, []).append((number, mutant))
    return {file: _text_of(file, by_body) for file, by_body in by_file.items()}


def _text_of(file, by_body):
    original = next(iter(by_body.values()))[0][1].original
    parts, behind = [], 0
    for (begin, end), mutants in sorted(by_body.items()):
        cases = "".join(f'case {number}:\n#line 1 "mutant_{number}"\n{mutant.text_of_body()} break; '
                        for number, mutant in mutants)
        line = original.count("\n", 0, begin) + 1
        parts += [original[behind:begin], f"{{ switch (::rawgemm::test::chosen_mutant({mutants[0][0]})) {{ {cases}",
                  f'default:\n#line {line} "{file}"\n{original[begin:end]} }} }}']
        behind = end
    return "".join(parts) + original[behind:]


def first_of_functions(numbered):
    """{number: what chosen_mutant is called with in its function}"""
    first = {}
    return {number: first.setdefault((mutant.key.file, mutant.body), number) for number, mutant in numbered.items()}


def named_in(errors):
    """The numbers of mutants that a compiler's errors may be about; some may be innocent."""
    named = re.findall(r"^mutant_(\d+):\d+:\d+: error", errors, re.MULTILINE)
    return {int(number) for number in named or re.findall(r"^mutant_(\d+):", errors, re.MULTILINE)}
