#!/usr/bin/env python3
"""What source.py finds and changes, and that the lists of faults still name what there is. Nothing is compiled.

usage: tests/faults/test_source.py
"""

import pathlib
import sys
import unittest

sys.dont_write_bytecode = True
import faults  # noqa: E402
from source import Code, Delete, Edit, Insert, Move, Replace, Source, SourceError, edited  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

TEXT = r"""
// A function f() { g(); } that is a comment.
#pragma once
namespace n {
inline constexpr u32 columns = 64 % 8 == 0 ? 128 : 64;  // of a box
constexpr const char* quoted = "}{ \" // no comment";

template <class Config, u32 boxes = (2 > 1)>
struct Ring : Base<Config> {
  u32 stage = 0;
  u32 parity = 0;
  float operator[](u32 i) const { return data[i]; }
  Ring(u32 n) : stage(n % 2), data{load(0), load(1)} { check(n); }
  void advance() {
    if (++stage == boxes) {
      stage = 0;
      parity ^= 1;
    }
  }
};

struct Other {
  void write(u32* box) { store(box); }
  void write(float* box) { store(box, 1); }
};

template <class Config>
__global__ void __launch_bounds__(Config::threads, 1) kernel(const __grid_constant__ Params params) {
  const auto work = [&](u32 i) -> Status {
    wait(i);  // until it is full
    if (i > 0) release<Config::size>(i - 1);
    return {};
  };
  load(params, [&] { fetch(params.a); });
  /* twice */ sync(0, 128);
#pragma unroll
  for (u32 i = 0; i < 4; ++i)
    multiply(a + i * step, b,
             accumulate || i > 0);
  if constexpr (Config::size == 1) {
    arrive();
  } else {
    arrive_cluster();
  }
  sync(0, 128);
  while (!try_wait(full(stage), parity)) {
  }
  if (leader) commit();
  values{1, 2};
}
}  // namespace n
"""


def changed(*operations, function="kernel", text=TEXT):
    result = edited([Edit("x.cuh", function, operation) for operation in operations], lambda path: text)["x.cuh"]
    Source("x.cuh", result)  # brackets match
    return result


class FindsTest(unittest.TestCase):
    def assert_changed(self, old, new, *operations, function="kernel"):
        """That the operations do what putting one text, which is there once, in the place of another does."""
        self.assertEqual(TEXT.count(old), 1, old)
        self.assertEqual(
            Code(changed(*operations, function=function)).with_directives(),
            Code(TEXT.replace(old, new)).with_directives(),
        )

    def assert_wrong(self, message, operation, function="kernel"):
        with self.assertRaisesRegex(SourceError, message):
            changed(operation, function=function)

    def test_functions_structs_and_variables_by_name(self):
        names = {x.name for x in Source("x.cuh", TEXT).functions}
        self.assertEqual(names, {"columns", "quoted", "Ring", "Ring::operator[]", "Ring::Ring", "Ring::advance",
                                 "Other", "Other::write", "kernel"})

    def test_comments_and_white_space_do_not_matter(self):
        for text in ("sync( 0,\n128 );", "sync(0 /* x */, 128);  // y"):
            self.assertEqual(changed(Delete(text, nth=1)), changed(Delete("sync(0, 128);", nth=1)))
        reworded = TEXT.replace("// until it is full", "// said otherwise").replace("  wait", "\n\n      wait")
        deleted = Delete("wait(i);")
        self.assertEqual(Code(changed(deleted, text=reworded)).tokens, Code(changed(deleted)).tokens)

    def test_strings_and_comments_hide_brackets(self):
        self.assertEqual(len(Source("x.cuh", TEXT).find_functions("kernel")), 1)

    def test_delete_statement(self):
        self.assert_changed("parity ^= 1;", "", Delete("parity ^= 1;"), function="Ring::advance")

    def test_member_function_by_its_name_alone(self):
        self.assert_changed("parity ^= 1;", "", Delete("parity ^= 1;"), function="advance")

    def test_body_of_a_constructor(self):
        self.assert_changed("check(n);", "", Delete("check(n);"), function="Ring::Ring")

    def test_delete_member(self):
        self.assert_changed("u32 parity = 0;", "", Delete("u32 parity = 0;"), function="Ring")

    def test_delete_in_a_lambda(self):
        self.assert_changed("wait(i);", "", Delete("wait(i);"))
        self.assert_changed("fetch(params.a);", "", Delete("fetch(params.a);"))

    def test_delete_takes_the_directive_along(self):
        result = changed(Delete("for (...) multiply(...);"))
        self.assertNotIn("multiply", result)
        self.assertNotIn("unroll", result)

    def test_delete_body_of_an_if(self):
        self.assert_changed("if (leader) commit();", "if (leader) ;", Delete("commit();"))

    def test_delete_statements_that_follow_each_other(self):
        self.assert_changed("stage = 0;\n      parity ^= 1;", "", Delete("stage = 0; parity ^= 1;"), function="advance")

    def test_delete_part_of_a_statement_is_wrong(self):
        self.assert_wrong("is not there", Delete("wait(i)"))

    def test_replace_expression(self):
        self.assert_changed("accumulate || i > 0", "true", Replace("accumulate || i > 0", "true"))

    def test_replace_in_a_variable(self):
        self.assert_changed("64 % 8 == 0", "64 % 16 == 0", Replace("64 % 8 == 0", "64 % 16 == 0"), function="columns")

    def test_replace_overload_that_has_it(self):
        self.assert_changed("store(box, 1)", "store(2)", Replace("store(box, 1)", "store(2)"), function="write")

    def test_wildcard_stands_for_tokens_whose_brackets_match(self):
        self.assert_changed("!try_wait(full(stage), parity)", "first && !try_wait(full(stage), parity)",
                            Replace("while (!try_wait(...)) {}", "while (first && !try_wait(...)) {}"))
        self.assert_changed("release<Config::size>(i - 1);", "release<Config::size>(i);",
                            Replace("release...(i - 1);", "release...(i);"))
        self.assert_changed("a + i * step, b", "a + 2 * (i * step), b",
                            Replace("multiply(a + ..., b, ...)", "multiply(a + 2 * (...), b, ...)"))

    def test_wildcard_does_not_leave_a_statement(self):
        self.assert_wrong("is not there", Replace("wait(i) ... release", "x"))

    def test_too_many_wildcards(self):
        self.assert_wrong("has more ... than", Replace("wait(...)", "wait(..., ...)"))

    def test_insert(self):
        self.assert_changed("wait(i);", "early(); wait(i);", Insert("early();", before="wait(i);"))
        self.assert_changed("wait(i);", "wait(i); late();", Insert("late();", behind="wait(i);"))
        self.assert_changed("u32 stage = 0;", "u32 stage = 0; u32 more;", Insert("u32 more;", behind="u32 stage = 0;"),
                            function="Ring")

    def test_insert_before_a_directive(self):
        result = changed(Insert("early();", before="for (...) multiply(...);"))
        self.assertRegex(result, r"early\(\);\s*\n#pragma unroll\n")

    def test_insert_at_the_body_of_an_if(self):
        self.assert_changed("if (leader) commit();", "if (leader) { commit(); late(); }",
                            Insert("late();", behind="commit();"))

    def test_move(self):
        self.assert_changed("if (leader) commit();\n  values{1, 2};", "values{1, 2}; if (leader) commit();",
                            Move("if (leader) commit();", behind="values{1, 2};"))
        self.assert_changed("stage = 0;\n      parity ^= 1;", "parity ^= 1; stage = 0;",
                            Move("parity ^= 1;", before="stage = 0;"), function="advance")

    def test_nth_and_within(self):
        first = changed(Delete("sync(0, 128);", nth=1))
        last = changed(Delete("sync(0, 128);", nth=-1))
        self.assertNotEqual(first, last)
        self.assertEqual(last, changed(Delete("sync(0, 128);", nth=2)))
        self.assert_changed("i - 1", "i - 2", Replace("i - 1", "i - 2", within="if (i > 0) ...;"))
        self.assert_changed("accumulate || i > 0", "accumulate || i > 1",
                            Replace("i > 0", "i > 1", within="for (...) ...;"))

    def test_several_need_nth(self):
        self.assert_wrong(r"x.cuh, kernel: sync\(0, 128\); is there 2 times \(lines 35, 45\): say which",
                          Delete("sync(0, 128);"))
        self.assert_wrong("is there 2 times, nth = 3", Delete("sync(0, 128);", nth=3))

    def test_missing_function_names_the_nearest(self):
        self.assert_wrong("x.cuh has no function Ring::advanced; the nearest is Ring::advance",
                          Delete("parity ^= 1;"), function="Ring::advanced")

    def test_missing_statement_names_the_nearest(self):
        self.assert_wrong(
            r"x.cuh, kernel: multiply\(a \+ i, b\); is not there; the nearest is, in line 38: multiply\(a \+ i \* step",
            Delete("multiply(a + i, b);"))

    def test_operations_see_what_the_ones_before_have_left(self):
        self.assert_changed("wait(i);", "early(i); wait(j);", Insert("early(i);", before="wait(i);"),
                            Replace("wait(i)", "wait(j)"))

    def test_brackets_that_do_not_match(self):
        for text in ("f( }", "{ f();", "f());"):
            with self.assertRaisesRegex(SourceError, "x.cuh:1: "):
                Source("x.cuh", text)


class ListsTest(unittest.TestCase):
    """Of the repository's faults."""

    @classmethod
    def setUpClass(cls):
        cls.lists = faults.load()

    def test_all_can_be_planted(self):
        for fault in [*self.lists.faults, *self.lists.harmless, *self.lists.unseen]:
            with self.subTest(kernel=fault.problem.kernel, fault=fault.name):
                edited(fault.edits, lambda path: (ROOT / path).read_text())

    def test_names_are_unique_in_each_kernel(self):
        names = [(fault.problem.kernel, fault.name) for fault in self.lists.faults]
        self.assertEqual(len(names), len(set(names)))

    def test_every_fault_changes_its_kernel(self):
        for fault in [*self.lists.faults, *self.lists.unseen]:
            for path, text in edited(fault.edits, lambda path: (ROOT / path).read_text()).items():
                with self.subTest(kernel=fault.problem.kernel, fault=fault.name):
                    self.assertNotEqual(Code(text).tokens, Code((ROOT / path).read_text()).tokens)


if __name__ == "__main__":
    unittest.main()
