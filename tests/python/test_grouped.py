"""Rows in groups, K in groups and batches, on arrays that know nothing but DLPack: exact results, and what is refused.
Needs the model's library with bf16,fp32 and e4m3,fp32."""

import unittest

import rawgemm
from arrays import CUDA, Array

M, N, K, GROUPS = 9, 20, 136, 3
OFFSETS = [1, 4, 4, 8]  # group 1 is empty, rows 0 and 8 belong to none
GROUP_OF = [None, 0, 0, 0, 2, 2, 2, 2, None]
UNTOUCHED = 7


def a_at(i, l):
    return (i + 3 * l) % 5 - 2


def b_at(g, j, l):
    return (2 * j + l + g) % 3 - 1


def operands(dtype="bfloat16"):
    return Array(dtype, (M, K), a_at), Array(dtype, (GROUPS, N, K), b_at)


def output(*shape, **options):
    return Array("float32", shape or (M, N), lambda *_: UNTOUCHED, **options)


def integers(numbers, dtype="int32"):
    return Array(dtype, (len(numbers),), lambda i: numbers[i])


def dot(i, g, j, elements=range(K)):
    return sum(a_at(i, l) * b_at(g, j, l) for l in elements)


def products(group_of=GROUP_OF, rest=UNTOUCHED, of=dot):
    return [[rest if g is None else of(i, g, j) for j in range(N)] for i, g in enumerate(group_of)]


class RowsInGroups(unittest.TestCase):
    def test_offsets_of_32_and_64_bits(self):
        for dtype in ("int32", "int64"):
            d = output()
            self.assertIs(rawgemm.grouped_gemm(*operands(), integers(OFFSETS, dtype), d), d)
            self.assertEqual(d.rows(), products(), dtype)

    def test_whatever_is_expected_of_a_group(self):
        for expected_rows in (1, 20, 1000):
            d = output()
            rawgemm.grouped_gemm(*operands(), integers(OFFSETS), d, expected_rows=expected_rows, max_sms=1)
            self.assertEqual(d.rows(), products())

    def test_weights_that_lie_transposed(self):
        a = operands()[0]
        b = Array("bfloat16", (GROUPS, N, K), b_at, transposed=True)
        for expected_rows in (1, 20, 100, 1000):
            d = output()
            rawgemm.grouped_gemm(a, b, integers(OFFSETS), d, expected_rows=expected_rows)
            self.assertEqual(d.rows(), products())
        labels = integers([2, 2, -1, 0, -1, 1, 1, 1, 2])
        rawgemm.grouped_gemm(a, b, labels, d, layout="indices", zeroes_rest=True)
        self.assertEqual(d.rows(), products([2, 2, None, 0, None, 1, 1, 1, 2], 0))

    def test_one_of_k_and_one_of_n(self):
        # A column of weights is a row of them transposed, of which rows begin at 16 bytes.
        for k, n, strides in ((1, 64, (64, 1, 64)), (1, 24, (24, 1, 1)), (K, 1, (K, K, 1))):
            a = Array("bfloat16", (M, k), a_at)
            b = Array("bfloat16", (GROUPS, n, k), b_at, strides=strides)
            d = output(M, n)
            rawgemm.grouped_gemm(a, b, integers(OFFSETS), d)
            self.assertEqual(d.rows(), [[UNTOUCHED if g is None else dot(i, g, j, range(k)) for j in range(n)]
                                        for i, g in enumerate(GROUP_OF)])
        with self.assertRaisesRegex(rawgemm.ArgumentError, ": lda = 1, must be a multiple of 8 elements"):
            rawgemm.grouped_gemm(Array("bfloat16", (M, 1), a_at, strides=(1, 1)),
                                 Array("bfloat16", (GROUPS, 24, 1), b_at), integers(OFFSETS), output(M, 24))

    def test_alpha_beta_and_c(self):
        d = output()
        c = Array("float32", (M, N), lambda i, j: i - j)
        rawgemm.grouped_gemm(*operands(), integers(OFFSETS), d, c, 3.0, -2.0)
        self.assertEqual(d.rows(), products(of=lambda i, g, j: 3 * dot(i, g, j) - 2 * (i - j)))

    def test_psum(self):
        d = output()
        rawgemm.grouped_gemm(*operands(), integers([5, 5, 5]), d, layout="psum")
        self.assertEqual(d.rows(), products([0] * 5 + [None] * 4))

    def test_indices_and_zeros_in_the_rest(self):
        group_of = [2, 2, None, 0, None, 1, 1, 1, 2]
        labels = integers([-1 if g is None else g for g in group_of])
        for zeroes_rest, rest in ((False, UNTOUCHED), (True, 0)):
            d = output()
            rawgemm.grouped_gemm(*operands(), labels, d, layout="indices", zeroes_rest=zeroes_rest)
            self.assertEqual(d.rows(), products(group_of, rest))

    def test_masked(self):
        a = Array("bfloat16", (GROUPS, 3, K), lambda g, i, l: a_at(3 * g + i, l))
        d = output(GROUPS, 3, N)
        rawgemm.grouped_gemm(a, operands()[1], integers([1, 0, 3]), d, layout="masked")
        expected = products([0, None, None, None, None, None, 2, 2, 2])
        self.assertEqual(d.rows(), [expected[3 * g : 3 * g + 3] for g in range(GROUPS)])

    def test_no_groups_and_no_rows(self):
        d = output()
        rawgemm.grouped_gemm(operands()[0], Array("bfloat16", (0, N, K)), integers([0]), d)
        self.assertEqual(d.rows(), products([None] * M))
        rawgemm.grouped_gemm(Array("bfloat16", (0, K)), operands()[1], integers([0] * 4), output(0, N))

    def test_fp8_with_scales_of_blocks(self):
        def scale_a(i, l):
            return 2 ** (i % 3) + l

        def expected(scale_b):
            blocks = (range(128), range(128, K))
            return products(of=lambda i, g, j: sum(scale_a(i, l) * scale_b(g, j, l) * dot(i, g, j, block)
                                                   for l, block in enumerate(blocks)))

        a, b = operands("float8_e4m3fn")
        scales_a = Array("float32", (M, 2), scale_a, transposed=True)
        by_rows = (N, 1, GROUPS * N)
        for at, shape, strides in ((lambda g, j, l: g + 3 - l, (GROUPS, 1, 2), (2, 2, 1)),
                                   (lambda g, j, l: g + j + l, (GROUPS, N, 2), by_rows)):
            d = output()
            scales_b = Array("float32", shape, at, strides=strides)
            rawgemm.grouped_gemm_fp8_scaled(a, b, scales_a, scales_b, integers(OFFSETS), d)
            self.assertEqual(d.rows(), expected(at), shape)
        d = output()
        scales_b = Array("float32", (GROUPS, 1, 2), lambda g, j, l: g + 3 - l, strides=(2, 2, 1))
        rawgemm.grouped_gemm_fp8_scaled(a, b, Array("float32", (M, 2), scale_a), scales_b, integers(OFFSETS), d)
        self.assertEqual(d.rows(), expected(lambda g, j, l: g + 3 - l), "rows of scales_a are contiguous")

    def test_masked_fp8(self):
        a = Array("float8_e4m3fn", (GROUPS, 4, K), lambda g, i, l: a_at(3 * g + i, l))
        scales_b = Array("float32", (GROUPS, 1, 2), lambda g, j, l: 1, strides=(2, 2, 1))
        blocks = (range(128), range(128, K))
        for strides in ((4, 1, 12), (12, 3, 1)):
            scales_a = Array("float32", (GROUPS, 4, 2), lambda g, i, l: 2**g + i + l, strides=strides)
            d = output(GROUPS, 4, N)
            rawgemm.grouped_gemm_fp8_scaled(a, operands("float8_e4m3fn")[1], scales_a, scales_b, integers([4, 4, 0]), d,
                                            layout="masked")
            self.assertEqual(d.rows(), [[[sum((2**g + i + l) * dot(3 * g + i, g, j, block)
                                              for l, block in enumerate(blocks)) if g < 2 else UNTOUCHED
                                          for j in range(N)] for i in range(4)] for g in range(GROUPS)])


class KInGroups(unittest.TestCase):
    OFFSETS = [3, 40, 40, 130]

    def operands(self, dtype="bfloat16", transposed=True):
        b = Array(dtype, (N, K), lambda j, l: b_at(0, j, l), transposed=transposed)
        return Array(dtype, (M, K), a_at, transposed=transposed), b

    def products(self, offsets):
        return [[[dot(i, 0, j, range(begin, end)) for j in range(N)] for i in range(M)]
                for begin, end in zip(offsets, offsets[1:])]

    def test_results(self):
        d = output(GROUPS, M, N)
        self.assertIs(rawgemm.k_grouped_gemm(*self.operands(), integers(self.OFFSETS, "int64"), d), d)
        self.assertEqual(d.rows(), self.products(self.OFFSETS))

    def test_one_element_or_none(self):
        for k in (0, 1):
            a, b = (Array("bfloat16", (1, k), lambda i, l: 3, strides=(1, 8)) for _ in range(2))
            d = output(2, 1, 1)
            rawgemm.k_grouped_gemm(a, b, integers([0, k, k]), d)
            self.assertEqual(d.rows(), [[[9 * k]], [[0]]])

    def test_no_rows(self):
        none, some = Array("bfloat16", (0, K), strides=(1, 1)), Array("bfloat16", (N, K), lambda i, l: i, transposed=True)
        d = output(2, 0, N)
        self.assertIs(rawgemm.k_grouped_gemm(none, some, integers([0, 1, 2]), d), d)

    def test_no_elements_at_all_in_fp8(self):
        a, b = (Array("float8_e4m3fn", (rows, 0), strides=(1, 1)) for rows in (M, N))
        scales = (Array("float32", (rows, GROUPS), transposed=True) for rows in (M, N))
        c, d = Array("float32", (GROUPS, M, N), lambda g, i, j: g + i - j), output(GROUPS, M, N)
        rawgemm.k_grouped_gemm_fp8_scaled(a, b, *scales, integers([0] * (GROUPS + 1)), d, c, beta=2.0)
        self.assertEqual(d.rows(), [[[2 * (g + i - j) for j in range(N)] for i in range(M)] for g in range(GROUPS)])

    def test_sums_with_c_and_in_place(self):
        c = Array("float32", (GROUPS, M, N), lambda g, i, j: g + i - j)
        d = output(GROUPS, M, N)
        rawgemm.k_grouped_gemm(*self.operands(), integers(self.OFFSETS), d, c, 2.0, 3.0)
        product = self.products(self.OFFSETS)
        self.assertEqual(d.rows(), [[[2 * product[g][i][j] + 3 * (g + i - j) for j in range(N)] for i in range(M)]
                                    for g in range(GROUPS)])
        rawgemm.k_grouped_gemm(*self.operands(), integers(self.OFFSETS), c, alpha=2.0, add_to_out=True)
        self.assertEqual(c.rows(), [[[2 * product[g][i][j] + g + i - j for j in range(N)] for i in range(M)]
                                    for g in range(GROUPS)])

    def test_fp8_with_scales_of_blocks(self):
        # Group 0 has elements 0 to 31, a block; group 2 those from 32 on, another one.
        a, b = self.operands("float8_e4m3fn", transposed=False)
        scales_a = Array("float32", (M, 4), lambda i, l: 2 ** (i % 3) + l, transposed=True)
        scales_b = Array("float32", (N, 4), lambda j, l: j + 1 + l, transposed=True)
        a.shape, b.shape = (M, 128), (N, 128)
        d = output(GROUPS, M, N)
        rawgemm.k_grouped_gemm_fp8_scaled(a, b, scales_a, scales_b, integers([0, 32, 32, 128]), d)
        expected = self.products([0, 32, 32, 128])
        for g, block in ((0, 0), (2, 1)):
            for i in range(M):
                for j in range(N):
                    expected[g][i][j] *= (2 ** (i % 3) + block) * (j + 1 + block)
        self.assertEqual(d.rows(), expected)


class FlatKInGroups(unittest.TestCase):
    """Each group's operands by themselves."""

    OFFSETS = [0, 128, 128, 384]

    def operands(self):
        def flat(rows, at):
            groups = zip(self.OFFSETS, self.OFFSETS[1:])
            numbers = [at(i, l) for begin, end in groups for i in range(rows) for l in range(begin, end)]
            return Array("float8_e4m3fn", (len(numbers),), lambda place: numbers[place])

        return (flat(M, a_at), flat(N, lambda j, l: b_at(0, j, l)),
                Array("float32", (M, 3), lambda i, l: 2 ** (i % 3) + l, transposed=True),
                Array("float32", (N, 3), lambda j, l: j + 1 + l, transposed=True), integers(self.OFFSETS))

    def workspace(self, **options):
        return Array("uint8", (rawgemm.flat_workspace_bytes(GROUPS),), alignment=128, **options)

    def products(self):
        return [[[sum((2 ** (i % 3) + block) * (j + 1 + block) * dot(i, 0, j, range(128 * block, 128 * (block + 1)))
                      for block in blocks) for j in range(N)] for i in range(M)] for blocks in ([0], [], [1, 2])]

    def test_results_and_sums_in_place(self):
        d = output(GROUPS, M, N)
        out = rawgemm.k_grouped_gemm_fp8_scaled_flat(*self.operands(), d, workspace=self.workspace())
        self.assertIs(out, d)
        expected = self.products()
        self.assertEqual(d.rows(), expected)
        rawgemm.k_grouped_gemm_fp8_scaled_flat(*self.operands(), d, alpha=2.0, add_to_out=True, max_sms=1,
                                               workspace=self.workspace())
        self.assertEqual(d.rows(), [[[3 * x for x in row] for row in group] for group in expected])

    def test_what_it_refuses(self):
        a, b, scales_a, scales_b, offsets = self.operands()
        small = Array("uint8", (rawgemm.flat_workspace_bytes(GROUPS) - 1,), alignment=128)
        d = output(GROUPS, M, N)
        for error, text, arguments, workspace in (
            (ValueError, r"^workspace = None, must be given where stream is, or the operands are neither", {}, None),
            (ValueError, r"^workspace: shape = \(\d+,\), must be \[\d+\] or more", {}, small),
            (ValueError, r"^workspace is read-only", {}, self.workspace(read_only=True)),
            (TypeError, r"^workspace: DLPack type code, bits, lanes = 2, 32, 1, must be one of uint8", {}, scales_a),
            (rawgemm.ArgumentError, r": workspace = \d+, must be a multiple of 128", {}, self.workspace(shift=64)),
            (ValueError, r"^a: shape = \(7680,\), must be \[3456\] \(scales_a are of 9 rows", {"a": b}, None),
            (ValueError, r"^b: strides = \(2,\), must be 1",
             {"b": Array("float8_e4m3fn", (N * 384,), strides=(2,))}, None),
            (ValueError, r"^scales_a: shape = \(27,\), must be \[m, k / 128\]",
             {"scales_a": Array("float32", (27,))}, None),
            (ValueError, r"^scales_b: shape = \(20, 2\), must be \[20, 3\]",
             {"scales_b": Array("float32", (N, 2), transposed=True)}, self.workspace()),
            (ValueError, r"^offsets: shape = \(0,\), must be \[groups \+ 1\]", {"offsets": integers([])}, None),
        ):
            right = {"a": a, "b": b, "scales_a": scales_a, "scales_b": scales_b, "offsets": offsets}
            with self.assertRaisesRegex(error, text):
                rawgemm.k_grouped_gemm_fp8_scaled_flat(**{**right, **arguments}, out=d, workspace=workspace)
        self.assertEqual(d.rows(), output(GROUPS, M, N).rows())


class Batches(unittest.TestCase):
    def products(self, of_a=lambda p, i, l: a_at(i + p, l), of_b=b_at):
        return [[[sum(of_a(p, i, l) * of_b(p, j, l) for l in range(K)) for j in range(N)] for i in range(M)]
                for p in range(GROUPS)]

    def test_both_majors_of_a_and_b(self):
        for of_a in (False, True):
            for of_b in (False, True):
                a = Array("bfloat16", (GROUPS, M, K), lambda p, i, l: a_at(i + p, l), transposed=of_a)
                b = Array("bfloat16", (GROUPS, N, K), b_at, transposed=of_b)
                d = output(GROUPS, M, N)
                self.assertIs(rawgemm.batched_gemm(a, b, d), d)
                self.assertEqual(d.rows(), self.products(), (of_a, of_b))

    def test_the_same_a_b_and_c_for_all_and_rows_that_take_turns(self):
        a, b = Array("bfloat16", (M, K), a_at), Array("bfloat16", (GROUPS, N, K), b_at)
        c = Array("float32", (M, N), lambda i, j: i - j)
        d = output(GROUPS, M, N, strides=(N, GROUPS * N, 1))
        rawgemm.batched_gemm(a, b, d, c, beta=2.0)
        expected = self.products(lambda p, i, l: a_at(i, l))
        self.assertEqual(d.rows(), [[[expected[p][i][j] + 2 * (i - j) for j in range(N)] for i in range(M)]
                                    for p in range(GROUPS)])
        b = Array("bfloat16", (GROUPS, N, K), lambda p, j, l: b_at(0, j, l), strides=(0, K, 1))
        rawgemm.batched_gemm(Array("bfloat16", (GROUPS, M, K), lambda p, i, l: a_at(i + p, l)), b, d)
        self.assertEqual(d.rows(), self.products(of_b=lambda p, j, l: b_at(0, j, l)))


    def test_block_scales_of_each_problem_and_of_all(self):
        a = Array("float8_e4m3fn", (GROUPS, M, K), lambda p, i, l: a_at(i + p, l))
        b = Array("float8_e4m3fn", (GROUPS, N, K), b_at)
        blocks = (range(128), range(128, K))
        of_a = Array("float32", (GROUPS, M, 2), lambda p, i, l: 2**p + i + l, strides=(2 * 12, 1, 12))
        for shape, strides, at in (((GROUPS, 1, 2), (3, 2, 1), lambda p, j, l: p + l + 1),
                                   ((1, 2), None, lambda p, j, l: l + 1),
                                   ((GROUPS, N, 2), (2 * 24, 1, 24), lambda p, j, l: p + j + l)):
            of_b = Array("float32", shape, (lambda j, l: at(0, j, l)) if len(shape) == 2 else at, strides=strides)
            d = output(GROUPS, M, N)
            self.assertIs(rawgemm.batched_gemm_fp8_scaled(a, b, of_a, of_b, d), d)
            self.assertEqual(d.rows(), [[[sum((2**p + i + l) * at(p, 0 if shape[-2] == 1 else j, l) *
                                              sum(a_at(i + p, x) * b_at(p, j, x) for x in block)
                                              for l, block in enumerate(blocks))
                                          for j in range(N)] for i in range(M)] for p in range(GROUPS)], shape)


class Offsets(unittest.TestCase):
    """check_offsets and check_k_offsets name the first number that breaks a rule."""

    def wrong(self, text, call, *arguments, **options):
        with self.assertRaisesRegex(rawgemm.ArgumentError, text) as caught:
            call(*arguments, **options)
        self.assertEqual(caught.exception.status, rawgemm.Status.unsupported_value)

    def test_of_rows_in_each_layout(self):
        for dtype in ("int32", "int64"):
            self.assertIsNone(rawgemm.check_offsets(integers(OFFSETS, dtype), M))
            self.assertIsNone(rawgemm.check_offsets(integers(OFFSETS, dtype), M, GROUPS))
            self.wrong(r"^check_offsets: offsets\[2\] = 3, must be at least 4 \(where the group before ends\)",
                       rawgemm.check_offsets, integers([1, 4, 3, 8], dtype), M)
            self.wrong(r"^check_offsets: offsets\[0\] = -1, must be 0 to 9 \(rows of D\)", rawgemm.check_offsets,
                       integers([-1, 4, 3, 8], dtype), M)
            self.assertIsNone(rawgemm.check_offsets(integers([5, 5, 200], dtype), 200, layout="psum"))
            self.wrong(r"^check_offsets: offsets\[1\] = 6, must be at least 128", rawgemm.check_offsets,
                       integers([5, 6, 200], dtype), 200, layout="psum")
            self.wrong(r"^check_offsets: offsets\[2\] = 4, must be 0 to 3 \(rows of a group\)", rawgemm.check_offsets,
                       integers([1, 0, 4], dtype), M, layout="masked")
        self.assertIsNone(rawgemm.check_offsets(integers([2, -1, 0]), 3, 3, layout="indices"))
        self.wrong(r"^check_offsets: offsets\[1\] = 3, must be -1 to 2 \(a group, or -1 for none\)",
                   rawgemm.check_offsets, integers([2, 3, 0]), 3, 3, layout="indices")
        rawgemm.check_offsets(integers([0]), M)  # of no group

    def test_of_k(self):
        for dtype in ("int32", "int64"):
            self.assertIsNone(rawgemm.check_k_offsets(integers([3, 40, 40, 130], dtype), K, 1))
            self.assertIsNone(rawgemm.check_k_offsets(integers([0, 32, 32, 128], dtype), K, 16))
            for step, numbers, text in ((1, [3, 40, 39], r"2\] = 39, must be at least 40"),
                                        (1, [3, 137], r"1\] = 137, must be 0 to 136 \(elements of K\)"),
                                        (1, [-3, 136], r"0\] = -3, must be 0 to 136 \(elements of K\)"),
                                        (16, [0, 16, 40], r"2\] = 40, must be a multiple of 16"),
                                        (128, [0, 128, 128, 136], r"3\] = 136, must be a multiple of 128")):
                self.wrong(r"^check_offsets: offsets\[" + text, rawgemm.check_k_offsets, integers(numbers, dtype), K,
                           step)

    def test_what_it_refuses(self):
        for error, text, call in (
            (ValueError, r"^groups = None, must be given where layout = 'indices'",
             lambda: rawgemm.check_offsets(integers([0]), 1, layout="indices")),
            (ValueError, r"^layout = 'rows', must be one of",
             lambda: rawgemm.check_offsets(integers([0]), 1, layout="rows")),
            (ValueError, r"^offsets: shape = \(4,\), must be \[3\] \('offsets' of 2 groups\)",
             lambda: rawgemm.check_offsets(integers(OFFSETS), M, 2)),
            (ValueError, r"^offsets: shape = \(0,\), must be \[groups \+ 1\]",
             lambda: rawgemm.check_offsets(integers([]), M)),
            (ValueError, r"^offsets: shape = \(1, 1\), must be \[groups\]",
             lambda: rawgemm.check_offsets(Array("int32", (1, 1)), M, layout="psum")),
            (ValueError, r"^offsets: shape = \(4, 1\), must be \[groups \+ 1\]",
             lambda: rawgemm.check_k_offsets(Array("int32", (4, 1)), K, 1)),
            (ValueError, r"^offsets: strides = \(2,\), must be 1",
             lambda: rawgemm.check_k_offsets(Array("int32", (4,), strides=(2,)), K, 1)),
            (ValueError, r"^offsets is on GPU 0, must be on the CPU: this rawgemm was installed without a CUDA toolkit",
             lambda: rawgemm.check_offsets(Array("int32", (4,), device=CUDA), M)),
            (TypeError, r"^offsets: DLPack type code, bits, lanes = 2, 32, 1, must be one of int32, int64",
             lambda: rawgemm.check_offsets(Array("float32", (4,)), M)),
            (TypeError, r"^rows = 2.5, must be an int", lambda: rawgemm.check_offsets(integers(OFFSETS), 2.5)),
            (TypeError, r"^k = 18446744073709551616, must be an int",
             lambda: rawgemm.check_k_offsets(integers(OFFSETS), 1 << 64, 1)),
            (TypeError, r"^groups = '3', must be an int", lambda: rawgemm.check_offsets(integers(OFFSETS), M, "3")),
            (rawgemm.ArgumentError, r"^check_offsets: step = 0, must be at least 1",
             lambda: rawgemm.check_k_offsets(integers(OFFSETS), K, 0)),
            (rawgemm.ArgumentError, r"^check_offsets: m = -1, must be at least 0",
             lambda: rawgemm.check_offsets(integers(OFFSETS), -1)),
        ):
            with self.assertRaisesRegex(error, text):
                call()


class Refusals(unittest.TestCase):
    def check(self, error, text, call, *arguments, out=None, **options):
        """The call is refused in these words, and nothing is written to out."""
        out = output() if out is None else out
        before = bytes(out.memory)
        with self.assertRaisesRegex(error, text):
            call(*arguments, out=out, **options)
        self.assertEqual(bytes(out.memory), before)

    def test_wrong_dtypes(self):
        a, b = operands()
        self.check(TypeError, r"^offsets: DLPack type code, bits, lanes = 2, 32, 1, must be one of int32, int64",
                   rawgemm.grouped_gemm, a, b, Array("float32", (4,)))
        self.check(rawgemm.ArgumentError, r": bytes of offsets = 8, must be 4 \(the layout of indices has i32\)",
                   rawgemm.grouped_gemm, a, b, integers([0] * M, "int64"), layout="indices")
        self.check(rawgemm.ArgumentError, r"^grouped_gemm: types of A, D and B = e4m3,fp32,e4m3, must be among",
                   rawgemm.grouped_gemm, *operands("float8_e4m3fn"), integers(OFFSETS))
        self.check(rawgemm.ArgumentError, r"^batched_gemm: types of A, D and B = e4m3,fp32,e4m3, must be among",
                   rawgemm.batched_gemm, *operands("float8_e4m3fn"), out=output(GROUPS, M, N))

    def test_wrong_devices(self):
        a, b = operands()
        self.check(ValueError, r"^offsets is on GPU 0, must be on the CPU, where a is", rawgemm.grouped_gemm, a, b,
                   Array("int32", (4,), device=CUDA))
        self.check(ValueError, r"^a is on GPU 0, must be on the CPU", rawgemm.grouped_gemm,
                   Array("bfloat16", (M, K), device=CUDA), b, integers(OFFSETS))
        self.check(ValueError, r"^b is on GPU 0, must be on the CPU", rawgemm.batched_gemm, a,
                   Array("bfloat16", (GROUPS, N, K), device=CUDA), out=output(GROUPS, M, N))

    def test_wrong_strides(self):
        a, b = operands()
        offsets = integers(OFFSETS)
        self.check(ValueError, r"^b: strides = \(3288, 24, 1\), the first must be 136 times the second",
                   rawgemm.grouped_gemm, a, Array("bfloat16", (GROUPS, N, K), strides=(137 * 24, 1, 24)), offsets)
        self.check(ValueError, r"^b: strides = \(5440, 272, 2\), one of the last two must be 1",
                   rawgemm.grouped_gemm, a, Array("bfloat16", (GROUPS, N, K), strides=(20 * 272, 272, 2)), offsets)
        self.check(rawgemm.ArgumentError, r"^grouped_gemm_fp8_scaled: major_b = 1, must be RAWGEMM_MAJOR_K",
                   rawgemm.grouped_gemm_fp8_scaled, operands("float8_e4m3fn")[0],
                   Array("float8_e4m3fn", (GROUPS, N, K), transposed=True), Array("float32", (M, 2), transposed=True),
                   Array("float32", (GROUPS, 1, 2), strides=(2, 2, 1)), offsets)
        self.check(ValueError, r"^a: strides = \(1, 16\), the last must be 1 \(K-major: rows are in groups\)",
                   rawgemm.grouped_gemm, Array("bfloat16", (M, K), transposed=True), b, offsets)
        self.check(ValueError, r"^b: strides = \(2856, 136, 1\), the first must be 20 times the second",
                   rawgemm.grouped_gemm, a, Array("bfloat16", (GROUPS, N, K), strides=(21 * K, K, 1)), offsets)
        self.check(ValueError, r"^offsets: strides = \(2,\), must be 1",
                   rawgemm.grouped_gemm, a, b, Array("int32", (4,), strides=(2,)))
        self.check(rawgemm.ArgumentError, r": offsets = \d+, must be a multiple of 4 bytes",
                   rawgemm.grouped_gemm, a, b, Array("int32", (4,), shift=2))
        self.check(rawgemm.ArgumentError, r"^k_grouped_gemm: major_a = 0, must be RAWGEMM_MAJOR_MN",
                   rawgemm.k_grouped_gemm, a, a, offsets, out=output(GROUPS, M, M))
        self.check(ValueError, r"^out: strides = \(190, 20, 1\), the first must be 9 times the second",
                   rawgemm.k_grouped_gemm, *KInGroups().operands(), offsets,
                   out=output(GROUPS, M, N, strides=(190, 20, 1)))
        self.check(rawgemm.ArgumentError, r": stride_b = 20, must be a multiple of 8 elements",
                   rawgemm.batched_gemm, a, Array("bfloat16", (GROUPS, N, K), strides=(20, K, 1)),
                   out=output(GROUPS, M, N))
        self.check(rawgemm.ArgumentError, r": stride_d = 16, must be at least 180, or at least n = 20",
                   rawgemm.batched_gemm, a, b, out=output(GROUPS, M, N, strides=(16, 20, 1)))
        fp8 = operands("float8_e4m3fn")
        self.check(ValueError, r"^scales_b: strides = \(40, 2, 1\), the second must be 1",
                   rawgemm.grouped_gemm_fp8_scaled, *fp8, Array("float32", (M, 2), transposed=True),
                   Array("float32", (GROUPS, N, 2), strides=(40, 2, 1)), offsets)

    def test_wrong_shapes(self):
        a, b = operands()
        offsets = integers(OFFSETS)
        self.check(ValueError, r"^offsets: shape = \(3,\), must be \[4\] \('offsets' of 3 groups\)",
                   rawgemm.grouped_gemm, a, b, integers([0, 1, 2]))
        self.check(ValueError, r"^offsets: shape = \(4,\), must be \[9\] \('indices' of 3 groups\)",
                   rawgemm.grouped_gemm, a, b, offsets, layout="indices")
        self.check(ValueError, r"^a: shape = \(9, 136\), must be \[groups, rows, k\] \(masked\)",
                   rawgemm.grouped_gemm, a, b, integers([0, 0, 0]), layout="masked")
        self.check(ValueError, r"^b: shape = \(9, 136\), must be \[groups, n, 136\]",
                   rawgemm.grouped_gemm, a, a, offsets)
        self.check(ValueError, r"^b: shape = \(3, 20, 128\), must be \[groups, n, 136\], as a is \[9, 136\]",
                   rawgemm.grouped_gemm, a, Array("bfloat16", (GROUPS, N, 128)), offsets)
        self.check(ValueError, r"^out: shape = \(9, 24\), must be \[9, 20\]",
                   rawgemm.grouped_gemm, a, b, offsets, out=output(M, 24))
        self.check(ValueError, r"^offsets: shape = \(0,\), must be \[groups \+ 1\]",
                   rawgemm.k_grouped_gemm, *KInGroups().operands(), integers([]))
        self.check(ValueError, r"^a, b: shapes = \(9, 136\), \(9, 136\), must be \[batch, m, k\] and",
                   rawgemm.batched_gemm, a, a)
        self.check(ValueError, r"^b: shape = \(2, 20, 136\), must be \[3, n, 136\], as a is \[3, 9, 136\]",
                   rawgemm.batched_gemm, Array("bfloat16", (GROUPS, M, K)), Array("bfloat16", (2, N, K)))
        fp8 = operands("float8_e4m3fn")
        self.check(ValueError, r"^scales_b: shape = \(1, 2\), must be \[3, 20, 2\] or \[3, 1, 2\]",
                   rawgemm.grouped_gemm_fp8_scaled, *fp8, Array("float32", (M, 2), transposed=True),
                   Array("float32", (1, 2)), offsets)
        of_k = Array("float32", (M, 3), transposed=True)
        self.check(ValueError, r"^scales_a: shape = \(9, 3\), must be \[9, 4\]", rawgemm.k_grouped_gemm_fp8_scaled,
                   fp8[0], fp8[0], of_k, of_k, offsets, out=output(GROUPS, M, M))

    def test_read_only_outputs(self):
        offsets = integers(OFFSETS)
        self.check(ValueError, "^out is read-only", rawgemm.grouped_gemm, *operands(), offsets,
                   out=output(read_only=True))
        self.check(ValueError, "^out is read-only", rawgemm.k_grouped_gemm, *KInGroups().operands(), offsets,
                   out=output(GROUPS, M, N, read_only=True))
        self.check(ValueError, "^out is read-only", rawgemm.batched_gemm, *operands(),
                   out=output(GROUPS, M, N, read_only=True))

    def test_contradictions(self):
        a, b = operands()
        self.check(ValueError, r"^layout = 'rows', must be one of 'offsets', 'psum', 'masked', 'indices'",
                   rawgemm.grouped_gemm, a, b, integers(OFFSETS), layout="rows")
        self.check(rawgemm.ArgumentError, r": zeroes_rest = 1, must be 0 \(the layouts of indices and psum alone have it\)",
                   rawgemm.grouped_gemm, a, b, integers(OFFSETS), zeroes_rest=True)
        self.check(TypeError, r"^zeroes_rest, expected_rows = False, 2.5, must be a bool and an int",
                   rawgemm.grouped_gemm, a, b, integers(OFFSETS), expected_rows=2.5)
        self.check(rawgemm.ArgumentError, r"^grouped_gemm: expected_rows = -1, must be at least 0",
                   rawgemm.grouped_gemm, a, b, integers(OFFSETS), expected_rows=-1)
        self.check(rawgemm.ArgumentError, r": max_sms = -1, must be at least 0", rawgemm.grouped_gemm, a, b,
                   integers(OFFSETS), max_sms=-1)


if __name__ == "__main__":
    unittest.main()
