#!/usr/bin/env python3
"""What each rule of mutate.py makes of made-up code, how mutants share a program, and that the reasons are for mutants
that there are. Nothing is compiled.

usage: tests/mutants/test_mutate.py
"""

import pathlib
import sys
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "faults"))
import mutate  # noqa: E402
import problems  # noqa: E402
import schemata  # noqa: E402
from harmless import HARMLESS  # noqa: E402
from source import Code  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FUNCTION = "__device__ void f(u32 x, bool b) {{\n  {}\n}}\n"


def mutants_of(body):
    return mutate.mutants_of("x.cuh", FUNCTION.format(body))


def made(body, rule):
    """What the function's body becomes by a rule, each mutant as one line."""
    bodies = []
    for mutant in mutants_of(body):
        if mutant.key.rule == rule:
            begin, end = mutant.text.index("{") + 1, mutant.text.rindex("}")
            bodies.append(" ".join(mutant.text[begin:end].split()))
    return bodies


class RulesTest(unittest.TestCase):
    def assert_made(self, body, rule, *expected):
        self.assertEqual(made(body, rule), list(expected))

    def test_literals(self):
        self.assert_made("x = 4;", "literal + 1", "x = 5;")
        self.assert_made("x = 4;", "literal - 1", "x = 3;")
        self.assert_made("x = 0x1f;", "literal + 1", "x = 0x20;")
        self.assert_made("x = 0;", "literal - 1")
        self.assert_made("x = 0;", "0 to -1", "x = -1;")
        self.assert_made("x = v4[2];", "literal + 1", "x = v4[3];")

    def test_comparisons(self):
        for other in ("<=", ">", ">=", "==", "!="):
            self.assert_made("b = x < y;", f"< to {other}", f"b = x {other} y;")
        self.assert_made("b = x != y;", "!= to ==", "b = x == y;")
        self.assert_made("g<u32>(x);", "< to <=")
        self.assert_made("Ring<n> ring;", "> to <")

    def test_signs(self):
        self.assert_made("x = y + z;", "+ to -", "x = y - z;")
        self.assert_made("x = y - z;", "- to +", "x = y + z;")
        self.assert_made("x += y;", "+= to -=", "x -= y;")
        self.assert_made("x = y & -z;", "- dropped", "x = y & z;")
        self.assert_made("++x;", "+ to -")

    def test_booleans(self):
        self.assert_made("b = true;", "true to false", "b = false;")
        self.assert_made("b = b && c;", "&& to ||", "b = b || c;")
        self.assert_made("b = b || c;", "|| to &&", "b = b && c;")
        self.assert_made("b = !c;", "! dropped", "b = c;")

    def test_operands_dropped(self):
        self.assert_made("x = y % 32;", "% dropped", "x = y;")
        self.assert_made("x = y % Config::size<A>(2).z[1] + 3;", "% dropped", "x = y + 3;")
        self.assert_made("x = y ^ 1;", "^ dropped", "x = y;")
        self.assert_made("x = y & (z + 1);", "& dropped", "x = y;")

    def test_deleted(self):
        self.assert_made("ptx::fence(); x = y;", "call of ptx deleted", "x = y;")
        self.assert_made("ptx::fence(); x = y;", "statement deleted", "ptx::fence();")
        self.assert_made("while (!ptx::try_wait(x)) { } x = y;", "block deleted", "x = y;")
        self.assert_made("if (b) release(x);", "block deleted", "")
        self.assert_made("if (b) release(x);", "statement deleted", "if (b) ;")
        self.assert_made("const u32 y = g(x);", "statement deleted")

    def test_swapped(self):
        self.assert_made("ptx::fence(); x = y; z = y;", "swapped with the next", "x = y; ptx::fence(); z = y;")
        self.assert_made("x = y; z = y;", "swapped with the next")
        self.assert_made("const u32 y = load_it(x); release(y);", "swapped with the next")

    def test_moved(self):
        self.assert_made("for (;;) { wait_until(x); x = y; }", "moved before its block",
                         "wait_until(x); for (;;) { x = y; }")
        self.assert_made("if (b) { x = y; release(x); }", "moved behind its block", "if (b) { x = y; } release(x);")
        self.assert_made("release(x); for (;;) { x = y; }", "moved into the next block",
                         "for (;;) { release(x); x = y; }")

    def test_what_stays_as_it_is(self):
        for text in ("#include <x3.h>\n", "// 1 + 2\n", 'static_assert(n == 2, "3 < 4");\n',
                     "template <class Type, u32 n = 4, bool b = true>\nstruct Box;\n"):
            self.assertEqual(mutate.mutants_of("x.cuh", text), [], text)

    def test_loops_that_count_the_same(self):
        self.assert_made("for (u32 i = 0; i < n; ++i) g(i);", "< to !=")
        self.assert_made("for (u32 i = 0; i < n; i += 2) g(i);", "< to !=", "for (u32 i = 0; i != n; i += 2) g(i);")
        self.assert_made("b = x > 0;", "> to !=")


class SchemataTest(unittest.TestCase):
    def numbered(self, text):
        return dict(enumerate((x for x in mutate.mutants_of("x.cuh", text) if x.body), 1))

    def test_a_function_begins_with_a_switch(self):
        numbered = self.numbered("// Of two.\nvoid f() {\n  x = 7; }\nvoid g() {}\n")
        rules = [mutant.key.rule for mutant in numbered.values()]
        self.assertEqual(rules, ["literal + 1", "literal - 1", "statement deleted"])
        self.assertEqual(schemata.texts_of(numbered)["x.cuh"],
                         "// Of two.\nvoid f() { switch (::rawgemm::test::chosen_mutant(1)) { "
                         'case 1:\n#line 1 "mutant_1"\n{\n  x = 8; } break; '
                         'case 2:\n#line 1 "mutant_2"\n{\n  x = 6; } break; '
                         'case 3:\n#line 1 "mutant_3"\n{\n   } break; '
                         'default:\n#line 2 "x.cuh"\n{\n  x = 7; } } }\nvoid g() {}\n')
        self.assertEqual(schemata.first_of_functions(numbered), {1: 1, 2: 1, 3: 1})

    def test_what_counts_when_it_is_compiled_has_none(self):
        for text in ("struct Config {\n  u32 n = 4;\n};\n", "constexpr u32 f(u32 x) { return x % 2; }\n",
                     "auto f(u32 x) { return x % 2; }\n", "S::S(u32 x) : y(x + 1) {}\n"):
            self.assertTrue(mutate.mutants_of("x.cuh", text), text)
            self.assertEqual(self.numbered(text), {}, text)

    def test_errors_name_mutants(self):
        self.assertEqual(schemata.named_in("mutant_3:1:5: error: x\nmutant_4:7:9:   required from here\n"), {3})
        self.assertEqual(schemata.named_in("mutant_4:7:9:   required from here\nx.cuh:1:1: error: y\n"), {4})


class KeysTest(unittest.TestCase):
    def test_function_and_statement(self):
        mutant = next(x for x in mutants_of("if (x > 2) {\n    release(x);\n  }") if x.key.rule == "> to >=")
        self.assertEqual(mutant.key, mutate.Key("x.cuh", "f", "if (x > 2) ...", "> to >="))
        self.assertEqual(mutant.place(), "x.cuh:2")
        self.assertEqual(mutant.change(), "if (x > 2) { -> if (x >= 2) {")

    def test_white_space_and_other_statements_do_not_matter(self):
        def keys(body):
            return {x.key.tokens() for x in mutants_of(body) if x.key.rule == "literal + 1"}

        self.assertEqual(keys("g(x,  // that\n    3);"), keys("release(); g(x, 3); y = z;"))

    def test_the_same_statement_again(self):
        keys = [x.key for x in mutants_of("x = 7; x = 7;") if x.key.rule == "literal + 1"]
        self.assertEqual([key.nth for key in keys], [1, 2])

    def test_no_two_mutants_of_the_same_code(self):
        texts = [tuple(Code(x.text).with_directives()) for x in mutants_of("release(x); release(y); release(z);")]
        self.assertEqual(len(texts), len(set(texts)))


class BalancedTest(unittest.TestCase):
    def test_no_rule_has_more_than_a_tenth(self):
        text = "".join(FUNCTION.format("".join(f"x = {a + b}; b = y < z && !c; y = x + z % 2;" for b in range(6)))
                       .replace(" f(", f" f{a}(") for a in range(4))
        mutants = mutate.balanced(mutate.mutants_of("x.cuh", text), 1, 60)
        self.assertLessEqual(len(mutants), 60)
        rules = [x.key.rule for x in mutants]
        self.assertLessEqual(max(rules.count(rule) for rule in rules) * 10, len(mutants))

    def test_those_chosen_stay_when_others_come(self):
        few = mutate.mutants_of("x.cuh", FUNCTION.format("x = 3; y = 4;"))
        many = mutate.mutants_of("x.cuh", FUNCTION.format("z = 5; x = 3; y = 4;"))
        order = [x.key for x in sorted(many, key=lambda x: mutate.rank(x.key, 1)) if "z" not in x.key.code]
        self.assertEqual([x.key for x in sorted(few, key=lambda x: mutate.rank(x.key, 1))], order)


class KernelsTest(unittest.TestCase):
    """Of the repository."""

    def test_each_file_has_problems_that_run_its_mutants(self):
        run = set().union(*(group.files for group in problems.groups()))
        for path in sorted((ROOT / "kernels").glob("*.cuh")):
            if list(mutate.mutants_of(f"kernels/{path.name}", path.read_text())):
                self.assertIn(f"kernels/{path.name}", run)

    def test_reasons_are_for_mutants_that_there_are(self):
        keys = {
            mutant.key.tokens() for path in (ROOT / "kernels").glob("*.cuh")
            for mutant in mutate.mutants_of(f"kernels/{path.name}", path.read_text())
        }
        for reason, of_reason in HARMLESS:
            for key in of_reason:
                with self.subTest(reason=reason, key=key):
                    self.assertTrue(key.tokens() in keys, key)


if __name__ == "__main__":
    unittest.main()
