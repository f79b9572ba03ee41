"""rawgemm.deep_gemm, on the CPU: the model."""

import sys
import unittest
from unittest import mock

try:
    import torch
except ImportError as error:
    raise unittest.SkipTest(str(error)) from error

import rawgemm.deep_gemm as deep_gemm
from rawgemm._library import GEMM_ARGUMENTS, ArgumentError

M, N, K = 36, 136, 272


def numbers(rows, columns, dtype=torch.bfloat16):
    generator = torch.Generator().manual_seed(rows)
    return torch.randint(-3, 4, (rows, columns), generator=generator).to(dtype)


def difference(x, y):
    """As DeepGEMM's tests have it: 1 less the cosine of the two, nearly."""
    x, y = x.double(), y.double()
    return float(1 - 2 * (x * y).sum() / (x * x + y * y).sum())


class Products(unittest.TestCase):
    def setUp(self):
        self.a, self.b = numbers(M, K), numbers(N, K)
        self.product = self.a.float() @ self.b.float().t()
        self.d = torch.empty(M, N)

    def test_bf16_in_every_layout(self):
        a_t = torch.empty(K, 40, dtype=torch.bfloat16)[:, :M].copy_(self.a.t())
        b_t = self.b.t().contiguous()
        for call, a, b in ((deep_gemm.bf16_gemm_nt, self.a, self.b), (deep_gemm.bf16_gemm_nn, self.a, b_t),
                           (deep_gemm.bf16_gemm_tn, a_t, b_t), (deep_gemm.bf16_gemm_tt, a_t, self.b)):
            call(a, b, self.d.fill_(0))
            self.assertTrue(torch.equal(self.d, self.product), call)
            call(a, b, self.d, c=self.d)
            self.assertTrue(torch.equal(self.d, 2 * self.product), call)
            call(a, b, self.d, c=torch.ones(M, N))
            self.assertTrue(torch.equal(self.d, self.product + 1), call)
            with self.assertRaisesRegex(ValueError, "^c: shape = "):
                call(a, b, self.d, c=self.d[:1])

    def test_fp8_with_either_recipe_and_in_every_layout(self):
        a, blocks = deep_gemm.per_token_cast_to_fp8(self.a, False), deep_gemm.per_block_cast_to_fp8(self.b, False)
        rows = deep_gemm.per_token_cast_to_fp8(self.b, True)

        def transposed(x):
            return x[0].t(), x[1].t()

        for call, of_a, of_b in ((deep_gemm.fp8_gemm_nt, a, blocks), (deep_gemm.fp8_gemm_nn, a, transposed(blocks)),
                                 (deep_gemm.fp8_gemm_tn, transposed(a), transposed(blocks)),
                                 (deep_gemm.fp8_fp4_gemm_tt, transposed(a), blocks)):
            call(of_a, of_b, self.d.fill_(0))
            self.assertLess(difference(self.d, self.product), 1e-3)
        for options in ({"recipe": (1, 1, 128)}, {"recipe_a": (1, 128), "recipe_b": (1, 128)}):
            deep_gemm.fp8_gemm_nt(a, rows, self.d.fill_(1), c=self.d, **options)
            self.assertLess(difference(self.d, self.product + 1), 1e-3)

    def test_scales_of_another_shape_or_dtype_are_refused(self):
        a, b = deep_gemm.per_token_cast_to_fp8(self.a, False), deep_gemm.per_block_cast_to_fp8(self.b, False)
        self.assertEqual((a[1].shape, b[1].shape), ((M, 3), (2, 3)))
        for wrong_a, wrong_b in (((a[0], a[1][:, :2]), b), (a, (b[0], b[1][:1])), ((a[0], a[1].int()), b)):
            with self.assertRaisesRegex((ValueError, TypeError), r"^[ab]\[1\]: "):
                deep_gemm.fp8_gemm_nt(wrong_a, wrong_b, self.d)
        with self.assertRaisesRegex(ValueError, "^recipe, recipe_a, recipe_b = "):
            deep_gemm.fp8_gemm_nt(a, b, self.d, recipe_a=(1, 128))

    def test_cublaslt_is_torchs(self):
        deep_gemm.cublaslt_gemm_nt(self.a, self.b, self.d)
        self.assertTrue(torch.equal(self.d, self.product))
        deep_gemm.cublaslt_gemm_nn(self.a, self.b.t(), self.d, c=self.d)
        self.assertTrue(torch.equal(self.d, 2 * self.product))

    def test_cublaslt_writes_nothing_of_another_shape(self):
        rows = torch.full((M, N), 7.0)
        for a, d, c in ((self.a, rows[:4], None), (self.a[:1], rows, None), (self.a, rows, rows[:1]),
                        (self.a, rows, rows.double()), (self.a[:, :8], rows, None)):
            with self.assertRaisesRegex(ValueError, "^(a, b|c|d): shape"):
                deep_gemm.cublaslt_gemm_nt(a, self.b, d, c)
        self.assertTrue((rows == 7).all())
        deep_gemm.cublaslt_gemm_nt(self.a.clone().requires_grad_(), self.b, self.d)
        self.assertTrue(torch.equal(self.d, self.product))

    def test_cublaslt_takes_bf16_or_e4m3_for_bf16_or_fp32(self):
        a8, b8 = (x.to(torch.float8_e4m3fn) for x in (self.a, self.b))
        operands = [(self.a, self.b), (a8, b8)]
        try:
            torch._scaled_mm(a8, b8.t(), torch.ones(()), torch.ones(()), out_dtype=torch.float32)
        except NotImplementedError:  # a torch that has it on GPUs alone
            operands.pop()
        for d in self.d, self.d.bfloat16():
            for a, b in operands:
                deep_gemm.cublaslt_gemm_nt(a, b, d.fill_(7))
                self.assertTrue(torch.equal(d, self.product.to(d.dtype)))
        self.d.fill_(7)
        for a, b, d in ((self.a.int(), self.b.int(), self.d.int()), (self.a.float(), self.b.float(), self.d),
                        (self.a, b8, self.d), (self.a, self.b.float(), self.d), (a8, self.b, self.d)):
            with self.assertRaisesRegex(TypeError, "^a, b: dtypes = .*, must be torch.bfloat16 or torch.float8_e4m3fn"):
                deep_gemm.cublaslt_gemm_nt(a, b, d)
        for d in self.d.double(), self.d.half():
            with self.assertRaisesRegex(TypeError, "^d: dtype = .*, must be torch.bfloat16 or torch.float32$"):
                deep_gemm.cublaslt_gemm_nt(self.a, self.b, d)
        with self.assertRaisesRegex(ValueError, "^d is on meta, must be on cpu, where a is$"):
            deep_gemm.cublaslt_gemm_nt(self.a, self.b, self.d.to("meta"))
        self.assertTrue((self.d == 7).all())

    def test_cublaslt_refuses_a_d_within_operands(self):
        def refused(name, a, b, d, c=None):
            before = [x.clone() for x in (a, b, d)]
            with self.assertRaisesRegex(ValueError, f"^d: addresses = 0x.* to 0x.*, must not overlap {name}, 0x"):
                deep_gemm.cublaslt_gemm_nt(a, b, d, c)
            self.assertTrue(all(map(torch.equal, before, (a, b, d))))

        square = numbers(64, 64)
        refused("a", square, numbers(64, 64), square)
        refused("b", numbers(64, 64), square, square.t())
        refused("a", square[:, :16], numbers(8, 16), square[:, 15:23])
        refused("b", self.a, self.b, self.b.view(-1)[-M * N:].view(M, N))
        rows = torch.zeros(M + 1, N)
        refused("c", self.a, self.b, rows[1:], rows[:-1])
        # Columns of one buffer share a range, but no byte.
        buffer = torch.full((M, K + N + 1), 7.0).bfloat16()
        buffer[:, :K] = self.a
        deep_gemm.cublaslt_gemm_nt(buffer[:, :K], self.b, buffer[:, K:-1])
        self.assertTrue(torch.equal(buffer[:, K:-1], self.product.bfloat16()))
        self.assertTrue((buffer[:, -1] == 7).all() and torch.equal(buffer[:, :K], self.a))

    def test_programmatic_launches(self):
        deep_gemm.set_pdl(True)
        self.addCleanup(deep_gemm.set_pdl, False)
        self.assertTrue(deep_gemm.get_pdl())
        deep_gemm.bf16_gemm_nt(self.a, self.b, self.d)
        self.assertTrue(torch.equal(self.d, self.product))


class Groups(unittest.TestCase):
    """Rows of a, weights of each group, and D, which is 7 where nothing is written."""

    def setUp(self):
        self.a, self.b = numbers(256, K), numbers(3 * N, K).view(3, N, K)
        self.d = torch.full((256, N), 7.0)

    def products(self, groups, rest):
        """Of rows, each of which has a group or None."""
        rows = [torch.full((N,), rest) if g is None else self.a[i].float() @ self.b[g].float().t()
                for i, g in enumerate(groups)]
        return torch.stack(rows)

    def test_labels_of_rows(self):
        groups = [2] * 70 + [None] * 58 + [0] * 100 + [None] * 28
        labels = torch.tensor([-1 if g is None else g for g in groups], dtype=torch.int32)
        transposed = self.b.transpose(1, 2)
        for call, b in ((deep_gemm.m_grouped_bf16_gemm_nt_contiguous, self.b),
                        (deep_gemm.m_grouped_bf16_gemm_nn_contiguous, transposed),
                        (deep_gemm.m_grouped_bf16_gemm_nn_contiguous, transposed.contiguous())):
            call(self.a, b, self.d.fill_(7), labels)
            self.assertTrue(torch.equal(self.d, self.products(groups, 0.0)))

    def test_labels_may_begin_anywhere(self):
        groups = [1] * 254
        labels = torch.tensor([-1, -1] + groups, dtype=torch.int32)[2:]
        self.assertNotEqual(labels.data_ptr() % 16, 0)
        deep_gemm.m_grouped_bf16_gemm_nt_contiguous(self.a[:254], self.b, self.d[:254], labels)
        self.assertTrue(torch.equal(self.d[:254], self.products(groups, 0.0)))

    def test_ends_of_groups(self):
        groups = [0] * 70 + [None] * 58 + [1] * 100 + [None] * 28
        ends = torch.tensor([70, 228, 228], dtype=torch.int32)
        for call, b in ((deep_gemm.m_grouped_bf16_gemm_nt_contiguous, self.b),
                        (deep_gemm.m_grouped_bf16_gemm_nn_contiguous, self.b.transpose(1, 2))):
            call(self.a, b, self.d.fill_(7), ends, use_psum_layout=True, ensure_zero_padding=True)
            self.assertTrue(torch.equal(self.d, self.products(groups, 0.0)))
            for left_alone in {}, {"ensure_zero_padding": False}:
                call(self.a, b, self.d.fill_(7), ends, use_psum_layout=True, **left_alone)
                self.assertTrue(torch.equal(self.d, self.products(groups, 7.0)))
        deep_gemm.m_grouped_bf16_gemm_nt_contiguous(self.a, self.b, self.d, ends, use_psum_layout=True,
                                                    ensure_zero_padding=False, expected_m_for_psum_layout=90)
        self.assertTrue(torch.equal(self.d, self.products(groups, 7.0)))
        self.addCleanup(deep_gemm.set_mk_alignment_for_contiguous_layout, 128)
        deep_gemm.set_mk_alignment_for_contiguous_layout(64)
        with self.assertRaisesRegex(ValueError, r"^set_mk_alignment_for_contiguous_layout\(64\): must be 128"):
            deep_gemm.m_grouped_bf16_gemm_nt_contiguous(self.a, self.b, self.d, ends, use_psum_layout=True)

    def test_masked(self):
        counts = torch.tensor([5, 0, 64], dtype=torch.int32)
        groups = [0] * 5 + [None] * 123 + [2] * 64
        a, d = self.a[:192].view(3, 64, K), self.d[:192].view(3, 64, N)
        deep_gemm.bf16_m_grouped_gemm_nt_masked(a, self.b, d, counts, 30)
        self.assertTrue(torch.equal(self.d[:192], self.products(groups, 7.0)))

    def test_fp8(self):
        a = deep_gemm.per_token_cast_to_fp8(self.a, False)
        blocks, rows = ([torch.stack(parts) for parts in zip(*(cast(weights, False) for weights in self.b))]
                        for cast in (deep_gemm.per_block_cast_to_fp8, deep_gemm.per_token_cast_to_fp8))
        groups = [1] * 128 + [2] * 128
        labels = torch.tensor(groups, dtype=torch.int32)
        expected = self.products(groups, 0.0)
        for call, b, options in (
            (deep_gemm.m_grouped_fp8_gemm_nt_contiguous, blocks, {}),
            (deep_gemm.m_grouped_fp8_fp4_gemm_nn_contiguous, [x.transpose(1, 2) for x in blocks], {}),
            (deep_gemm.m_grouped_fp8_fp4_gemm_nt_contiguous, rows, {"recipe": (1, 1, 128)}),
        ):
            call(a, b, self.d.fill_(0), labels, **options)
            self.assertLess(difference(self.d, expected), 1e-3)
        masked = a[0].view(2, 128, K), a[1].view(2, 128, 3)
        counts = torch.full((2,), 128, dtype=torch.int32)
        deep_gemm.m_grouped_fp8_gemm_nt_masked(masked, [x[1:] for x in blocks], self.d.fill_(0).view(2, 128, N), counts,
                                               128)
        self.assertLess(difference(self.d, expected), 1e-3)
        with self.assertRaisesRegex(ValueError, r"^b\[1\]: shape = \(3, 2, 3\), must be \(3, 136, 3\)"):
            deep_gemm.m_grouped_fp8_gemm_nt_contiguous(a, blocks, self.d, labels, recipe=(1, 1, 128))

    def test_expected_m_is_the_mean_rows_of_bf16_and_more_of_fp8(self):
        counts = torch.full((2,), 100, dtype=torch.int32)
        a, b, d = self.a.view(2, 128, K), self.b[:2], self.d.view(2, 128, N)
        with mock.patch.object(deep_gemm._calls, "grouped_gemm") as call:
            deep_gemm.m_grouped_bf16_gemm_nt_masked(a, b, d, counts, 100)
        self.assertEqual(call.call_args.args[9], 100)
        a = [x.view(2, 128, -1) for x in deep_gemm.per_token_cast_to_fp8(self.a, False)]
        b = [torch.stack(parts) for parts in zip(*(deep_gemm.per_block_cast_to_fp8(x, False) for x in b))]
        with mock.patch.object(deep_gemm._calls, "grouped_gemm_fp8_scaled") as call:
            deep_gemm.m_grouped_fp8_gemm_nt_masked(a, b, d, counts, 120)
        self.assertEqual(call.call_args.args[11], 100)

    def test_scales_as_written_where_the_gemm_takes_them(self):
        a, b = numbers(5, 1152), numbers(136, 1152)
        (x, sf), w = deep_gemm.per_token_cast_to_fp8(a, False), deep_gemm.per_block_cast_to_fp8(b, False)
        d = torch.zeros(5, 136)
        for takes, strides in ((True, (9, 1)), (False, (1, 8))):
            with mock.patch.object(deep_gemm, "takes_k_major_scales", return_value=takes):
                with mock.patch.object(deep_gemm._calls, "gemm_fp8_scaled") as call:
                    deep_gemm.fp8_gemm_nt((x, sf), w, d)
                self.assertEqual(call.call_args.args[2].stride(), strides)
                with mock.patch.object(deep_gemm._calls, "grouped_gemm_fp8_scaled") as call:
                    deep_gemm.m_grouped_fp8_gemm_nt_masked((x[None], sf[None]), tuple(y[None] for y in w), d[None],
                                                           torch.full((1,), 5, dtype=torch.int32), 5)
                self.assertEqual(call.call_args.args[2].stride()[1:], strides)
        with mock.patch.object(deep_gemm._calls, "transpose_scales") as transpose:
            deep_gemm.fp8_gemm_nt((x, sf), w, d)
            self.assertFalse(transpose.called)
        self.assertLess(difference(d, a.float() @ b.float().t()), 1e-3)

    def test_scales_behind_the_last_group_are_not_copied(self):
        (x, sf), w = deep_gemm.per_token_cast_to_fp8(self.a, False), deep_gemm.per_block_cast_to_fp8(self.b[0], False)
        ends = torch.tensor([70], dtype=torch.int32)
        with mock.patch.object(deep_gemm, "takes_k_major_scales", return_value=False):
            with mock.patch.object(deep_gemm.utils.layout, "_with_strides") as copied:
                with mock.patch.object(deep_gemm._calls, "grouped_gemm_fp8_scaled"):
                    deep_gemm.m_grouped_fp8_gemm_nt_contiguous((x, sf), tuple(y[None] for y in w), self.d, ends,
                                                               use_psum_layout=True)
            self.assertEqual(copied.call_args_list[0].args[2].tolist(), [70])
            deep_gemm.m_grouped_fp8_gemm_nt_contiguous((x, sf), tuple(y[None] for y in w), self.d, ends,
                                                       use_psum_layout=True)
        self.assertLess(difference(self.d[:70], self.a[:70].float() @ self.b[0].float().t()), 1e-3)

    def test_k_in_groups(self):
        ks = [128, 0, 100]
        a, b = numbers(sum(ks), 40), numbers(sum(ks), 24)
        ends = [128, 128, 228]
        products = torch.stack([a[end - k : end].float().t() @ b[end - k : end].float() for k, end in zip(ks, ends)])
        of_ks = torch.tensor(ks, dtype=torch.int32)
        d = torch.ones(3, 40, 24)
        deep_gemm.k_grouped_bf16_gemm_tn_contiguous(a, b, d, ks, of_ks, d)
        self.assertTrue(torch.equal(d, products + 1))
        deep_gemm.k_grouped_bf16_gemm_tn_contiguous(a, b, d, ks, of_ks, torch.full_like(d, 2.0))
        self.assertTrue(torch.equal(d, products + 2))
        with self.assertRaisesRegex(ValueError, "^ks_cpu: sum = 229, must be a's 228 rows"):
            deep_gemm.k_grouped_bf16_gemm_tn_contiguous(a, b, d, [128, 1, 100], of_ks, d)
        with self.assertRaisesRegex(NotImplementedError, "only Blackwell's"):
            deep_gemm.k_grouped_bf16_gemm_tn_contiguous(a, b, d, None, of_ks, d, use_psum_layout=True)


    def test_fp8_k_in_groups(self):
        # DeepGEMM's flat form: a group's a [m, k] and b [n, k] lie by themselves. Scales are powers of two: exact.
        m, n, ks = 40, 24, [128, 0, 256]
        values = {rows: [numbers(rows, k) for k in ks] for rows in (m, n)}
        scales = {rows: (torch.arange(rows * 3).view(rows, 3) % 3 + 1).float() for rows in (m, n)}

        def flat(rows):
            return torch.cat([x.flatten() for x in values[rows]]).to(torch.float8_e4m3fn), scales[rows]

        def product(g):
            first = sum(ks[:g]) // 128
            a, b = (values[rows][g].float() * scales[rows][:, first : first + ks[g] // 128].repeat_interleave(128, 1)
                    for rows in (m, n))
            return a @ b.t()

        products = torch.stack([product(g) for g in range(3)])
        of_ks = torch.tensor(ks, dtype=torch.int32)
        d = torch.ones(3, m, n)
        deep_gemm.k_grouped_fp8_gemm_nt_contiguous(flat(m), flat(n), d, ks, of_ks, d)
        self.assertTrue(torch.equal(d, products + 1))
        deep_gemm.k_grouped_fp8_gemm_nt_contiguous(flat(m), flat(n), d, ks, of_ks, torch.full_like(d, 2.0))
        self.assertTrue(torch.equal(d, products + 2))
        deep_gemm.k_grouped_fp8_gemm_nt_contiguous(flat(m), flat(n), d, ks, of_ks)
        self.assertTrue(torch.equal(d, products))
        every_other = torch.stack([flat(n)[0]] * 2, 1)[:, 0], scales[n]
        for text, a, b, options in (
            (r"^recipe = \(1, 128, 128\), must be", flat(m), flat(n), {"recipe": (1, 128, 128)}),
            (r"^ks_cpu = \[128, 64, 192\], must be multiples of 128", flat(m), flat(n), {"ks_cpu": [128, 64, 192]}),
            (r"^a: shape, strides = \(9216,\), \(1,\), must be 40 \* 384", flat(n), flat(n), {}),
            (r"^b: shape, strides = \(9216,\), \(2,\)", flat(m), every_other, {}),
            (r"^b\[1\]: shape = \(24, 2\), must be \(24, 3\)", flat(m), (flat(n)[0], scales[n][:, :2]), {}),
            (r"^d: shape = \(120, 24\), must be \[groups, m, n\]", flat(m), flat(n), {"d": d.view(-1, n)}),
        ):
            with self.assertRaisesRegex(ValueError, text):
                deep_gemm.k_grouped_fp8_gemm_nt_contiguous(
                    a, b, **{"d": d, "ks_cpu": ks, "grouped_layout": of_ks, **options})
        with self.assertRaisesRegex(NotImplementedError, "only Blackwell's"):
            deep_gemm.k_grouped_fp8_gemm_nt_contiguous(flat(m), flat(n), d, None, of_ks, d)
        self.assertTrue(torch.equal(d, products))


class Mistakes(unittest.TestCase):
    """Each is refused under the name that the caller knows, and writes nothing."""

    def setUp(self):
        self.a, self.b, self.d = numbers(M, K), numbers(N, K), torch.full((M, N), 7.0)
        self.a8, self.b8 = (deep_gemm.per_token_cast_to_fp8(self.a, False),
                            deep_gemm.per_block_cast_to_fp8(self.b, False))
        self.labels = torch.zeros(M, dtype=torch.int32)

    def refused(self, text, call, *arguments, kind=(TypeError, ValueError), **options):
        with self.subTest(call=call.__name__, text=text), self.assertRaisesRegex(kind, text):
            call(*arguments, **options)
        self.assertTrue((self.d == 7).all())

    def groups(self, x):
        """Of one group, a tensor or a pair."""
        return x[None] if isinstance(x, torch.Tensor) else tuple(part[None] for part in x)

    def calls(self):
        """Each call, and its arguments by name."""
        bf16, fp8 = {"a": self.a, "b": self.b}, {"a": self.a8, "b": self.b8}
        for layout in "nt", "nn", "tn", "tt":
            for types, operands in (("bf16", bf16), ("fp8", fp8), ("cublaslt", bf16)):
                is_transposed = {"a": layout[0] == "t", "b": layout[1] == "n"}
                yield getattr(deep_gemm, f"{types}_gemm_{layout}"), {
                    **{name: self.transposed(x) if is_transposed[name] else x for name, x in operands.items()},
                    "d": self.d, "c": None}
        for types, operands in (("bf16", bf16), ("fp8", fp8)):
            a, b = operands["a"], self.groups(operands["b"])
            for layout, b_of_layout in (("nt", b), ("nn", self.transposed(b))):
                yield getattr(deep_gemm, f"m_grouped_{types}_gemm_{layout}_contiguous"), {
                    "a": a, "b": b_of_layout, "d": self.d, "grouped_layout": self.labels}
            yield getattr(deep_gemm, f"m_grouped_{types}_gemm_nt_masked"), {
                "a": self.groups(a), "b": b, "d": self.d[None], "masked_m": self.labels[:1], "expected_m": M}
        k_groups = {"d": torch.empty(1, M, N), "ks_cpu": [128], "grouped_layout": torch.full((1,), 128).int()}
        yield deep_gemm.k_grouped_bf16_gemm_tn_contiguous, {
            "a": numbers(128, M), "b": numbers(128, N), **k_groups, "c": None}
        yield deep_gemm.k_grouped_fp8_gemm_nt_contiguous, {
            "a": deep_gemm.per_token_cast_to_fp8(numbers(M, 128), False),
            "b": deep_gemm.per_token_cast_to_fp8(numbers(N, 128), False), **k_groups, "c": None}

    def transposed(self, x):
        return x.mT if isinstance(x, torch.Tensor) else tuple(part.mT for part in x)

    def test_what_is_no_tensor_or_no_pair_of_them_is_named(self):
        for call, right in self.calls():
            for name, x in right.items():
                if name == "ks_cpu" or x is None:
                    wrong, rule = 3, "ints" if name == "ks_cpu" else "a tensor"
                    self.refused(f"^{name} = 3, must be .*{rule}$", call, **{**right, name: wrong}, kind=TypeError)
                elif name == "expected_m":
                    self.refused("^expected_m = None, must be an int$", call, **{**right, name: None}, kind=TypeError)
                    self.refused("^expected_m = -1, must be 0 to ", call, **{**right, name: -1}, kind=ValueError)
                elif isinstance(x, tuple):
                    for wrong in None, x[0], (*x, None):
                        self.refused(f"^{name}( = |: ).*, must be a pair of tensors", call, **{**right, name: wrong},
                                     kind=TypeError)
                    self.refused(rf"^{name}\[0\] = None, must be a tensor$", call, **{**right, name: (None, x[1])})
                    self.refused(rf"^{name}\[1\] = None, must be a tensor$", call, **{**right, name: (x[0], None)})
                else:
                    self.refused(f"^{name} = None, must be a tensor$", call, **{**right, name: None}, kind=TypeError)
                    self.refused(f"^{name}: list, must be a tensor$", call, **{**right, name: [x]}, kind=TypeError)

    def test_shapes_are_those_that_were_given(self):
        bf16, grouped = deep_gemm.bf16_gemm_nn, deep_gemm.m_grouped_bf16_gemm_nn_contiguous
        self.refused(r"^a, b: shapes = \(36, 272\), \(1, 136, 272\), must be \[m, k\], \[k, n\]$",
                     bf16, self.a, self.b[None], self.d)
        self.refused(r"^a, b: shapes = \(36, 272\), \(136, 272\), must be \[m, k\], \[k, n\]$",
                     bf16, self.a, self.b, self.d)
        self.refused(r"^a, b: shapes = \(36, 272\), \(136, 272\), must be \[k, m\], \[n, k\]$",
                     deep_gemm.fp8_gemm_tt, self.a8, self.b8, self.d)
        self.refused(r"^a, b: shapes = \(36, 272\), \(136, 272\), must be \[m, k\], \[groups, k, n\]$",
                     grouped, self.a, self.b, self.d, self.labels)
        self.refused(r"^b\[1\]: shape = \(6,\), must be of 2 extents$", deep_gemm.fp8_gemm_nn, self.a8,
                     (self.b8[0].t(), self.b8[1].flatten()), self.d)
        self.refused(r"^b\[1\].mT: shape = \(3, 2\), must be \(2, 3\)$", deep_gemm.fp8_gemm_nn, self.a8,
                     (self.b8[0].t(), self.b8[1]), self.d)

    def test_recipes_are_ints(self):
        for options, rule in (({"recipe": 128}, r"128, must be ints, \[m, n, k\]"),
                              ({"recipe": (1, 128)}, r"\(1, 128\), must be ints, \[m, n, k\]"),
                              ({"recipe_a": (1, 128, 1), "recipe_b": (1, 128)}, r"\(1, 128, 1\), must be ints, "),
                              ({"recipe_a": (1, 128), "recipe_b": "nk"}, r"'nk', must be ints, \[n, k\]")):
            self.refused(rf"^recipe(_a|_b)? = {rule}", deep_gemm.fp8_gemm_nt, self.a8, self.b8, self.d, **options)
        self.refused("^recipe = 128, must be a list of ints$", deep_gemm.transform_sf_into_required_layout,
                     self.a8[1], M, K, 128)

    def test_names_are_those_of_the_call(self):
        masked = self.groups(self.a), self.groups(self.b), self.d[None]
        labels, d = self.labels, self.d
        self.refused(r"^d: shape = \(35, 136\), must be \[36, 136\]$", deep_gemm.bf16_gemm_nt, self.a, self.b, d[1:])
        self.refused(r"^d: strides = ", deep_gemm.fp8_gemm_nt, self.a8, self.b8, torch.empty(N, M).t())
        self.refused("^c: dtype = bfloat16, must be d's, float32$", deep_gemm.bf16_gemm_nt, self.a, self.b, d,
                     d.bfloat16())
        self.refused(r"^grouped_layout: shape = \(35,\), must be \[36\] ", deep_gemm.m_grouped_bf16_gemm_nt_contiguous,
                     self.a, self.b[None], d, labels[1:].clone())
        self.refused(r"^masked_m: shape = \(2,\), must be \[1\] ", deep_gemm.m_grouped_bf16_gemm_nt_masked, *masked,
                     labels[:2], M)
        self.refused("^masked_m: dtype = torch.float32", deep_gemm.m_grouped_bf16_gemm_nt_masked, *masked,
                     labels[:1].float(), M)
        self.refused("^expected_m_for_psum_layout = 1.5, must be an int", deep_gemm.m_grouped_bf16_gemm_nt_contiguous,
                     self.a, self.b[None], d, labels[:1], use_psum_layout=True, expected_m_for_psum_layout=1.5)
        with self.assertRaisesRegex(ArgumentError, ": d = ") as refused:  # the library's own
            deep_gemm.bf16_gemm_nt(self.a, self.b, torch.empty(M * N + 1)[1:].view(M, N))
        self.assertEqual(refused.exception.status.name, "misaligned_pointer")

    def test_helpers_name_what_is_no_tensor(self):
        for call in (deep_gemm.per_token_cast_to_fp8, deep_gemm.per_block_cast_to_fp8,
                     deep_gemm.per_channel_cast_to_fp8):
            self.refused("^x: list, must be a tensor$", call, [self.a], False)
        self.refused("^sf = None, must be a tensor$", deep_gemm.get_mn_major_tma_aligned_tensor, None)
        self.refused("^sf = None, must be a tensor$", deep_gemm.transform_sf_into_required_layout, None, M, K, (1, 128))


class Casts(unittest.TestCase):
    def test_scales_give_back_what_was_cast(self):
        x = numbers(M, 256, torch.float32)
        for use_ue8m0 in (False, True):
            for cast, spread in (
                (deep_gemm.per_token_cast_to_fp8, lambda s: s.repeat_interleave(128, 1)),
                (deep_gemm.per_block_cast_to_fp8, lambda s: s.repeat_interleave(128, 0)[:M].repeat_interleave(128, 1)),
            ):
                values, scales = cast(x, use_ue8m0)
                self.assertEqual(values.dtype, torch.float8_e4m3fn)
                torch.testing.assert_close(values.float() * spread(scales), x, rtol=1 / 16, atol=0)
            values, scales = deep_gemm.per_channel_cast_to_fp8(x.t().contiguous(), use_ue8m0)
            torch.testing.assert_close(values.float() * scales.repeat_interleave(128, 0), x.t(), rtol=1 / 16, atol=0)

    def test_no_rows(self):
        values, scales = deep_gemm.per_token_cast_to_fp8(torch.empty(0, 300), False)
        self.assertEqual((values.shape, scales.shape), ((0, 300), (0, 3)))

    def test_helpers_are_where_deep_gemm_has_them(self):
        from rawgemm.deep_gemm.utils.layout import get_mn_major_tma_aligned_tensor
        from rawgemm.deep_gemm.utils.math import align, ceil_div
        self.assertEqual((align(5, 4), ceil_div(5, 4)), (8, 2))
        for place in (deep_gemm, deep_gemm.utils):
            self.assertIs(place.get_mn_major_tma_aligned_tensor, get_mn_major_tma_aligned_tensor)
            self.assertIs(place.align, align)

    def test_ue8m0_is_the_next_power_of_two(self):
        x = torch.tensor([1.0, 1.1, 2.0, 0.75, 3e-5, 448.0])
        expected = torch.tensor([1.0, 2.0, 2.0, 1.0, 2.0**-15, 512.0])
        self.assertTrue(torch.equal(deep_gemm.ceil_to_ue8m0(x), expected))

    def test_ue8m0_of_every_fp32_is_a_normal_number(self):
        # And so 0 and subnormal numbers have the least one, and infinity and NaN the largest.
        least, largest = 2.0**-126, 2.0**127
        x = torch.tensor([0.0, -0.0, 2.0**-149, least / 2, least, 1.5 * least, 1.0, -1.5, largest, 3.4e38, float("inf"),
                          -float("inf"), float("nan"), -float("nan")])
        expected = torch.tensor([least] * 5 + [2 * least, 1.0, 2.0] + [largest] * 6)
        self.assertTrue(torch.equal(deep_gemm.ceil_to_ue8m0(x), expected))
        self.assertEqual(deep_gemm.ceil_to_ue8m0(x[:0]).shape, (0,))

    def test_packed_ue8m0_is_four_exponents_from_the_lowest_byte_on(self):
        x = torch.tensor([[1.0, 2.0, 4.0, 8.0, 0.5]] * 5)
        self.assertEqual(deep_gemm.pack_ue8m0_to_int(x[:, :4]).tolist(), [[0x8281807F - 2**32]] * 5)
        packed = deep_gemm.get_mn_major_tma_aligned_packed_ue8m0_tensor(x)
        self.assertEqual((packed.tolist(), packed.stride()), ([[0x8281807F - 2**32, 0x7E]] * 5, (1, 8)))
        self.assertTrue(torch.equal(deep_gemm.unpack_ue8m0_from_int(packed)[:, :5], x))
        with self.assertRaisesRegex(ValueError, "powers of two"):
            deep_gemm.pack_ue8m0_to_int(x[:, :4] * 3)

    def test_packed_ue8m0_of_groups_along_k(self):
        sf = torch.tensor([[1.0] * 4, [2.0] * 4, [4.0] * 4])
        layout = torch.tensor([128, 256], dtype=torch.int32)
        packed = deep_gemm.get_k_grouped_mn_major_tma_aligned_packed_ue8m0_tensor(sf, layout, [128, 256], 128, 128)
        self.assertEqual(packed.tolist(), [[0x7F] * 4, [0x8180] * 4])

    def test_tma_aligned_scales_are_copied_once(self):
        sf = torch.rand(2, 5, 3)
        aligned = deep_gemm.get_mn_major_tma_aligned_tensor(sf)
        self.assertTrue(torch.equal(aligned, sf))
        self.assertEqual(aligned.stride(), (24, 1, 8))
        self.assertEqual(deep_gemm.get_mn_major_tma_aligned_tensor(aligned).data_ptr(), aligned.data_ptr())

    def test_scales_of_groups_with_one_block_along_k_have_a_column_a_group(self):
        sf = torch.rand(4, 8, 2)[..., :1]  # of rows that are neighbours in no memory
        aligned = deep_gemm.get_mn_major_tma_aligned_tensor(sf)
        self.assertTrue(torch.equal(aligned, sf))
        self.assertEqual(aligned.stride(), (8, 1, 8))


class TheRest(unittest.TestCase):
    def test_num_sms_reach_the_library(self):
        self.addCleanup(deep_gemm.set_num_sms, 0)
        every = deep_gemm.get_num_sms()
        deep_gemm.set_num_sms(every - 2)
        self.assertEqual(deep_gemm.get_num_sms(), every - 2)
        a, labels = numbers(M, K), torch.zeros(M, dtype=torch.int32)
        with mock.patch.object(deep_gemm._calls, "launch") as launch:
            deep_gemm.bf16_gemm_nt(a, a, torch.empty(M, M))
            deep_gemm.m_grouped_bf16_gemm_nt_contiguous(a, a[None], torch.empty(M, M), labels)
        self.assertEqual(len(launch.call_args_list), 2)
        for call in launch.call_args_list:
            self.assertEqual(GEMM_ARGUMENTS.unpack(call.args[4])[-1], every - 2)
        with self.assertRaisesRegex(ValueError, "must be 0 to"):
            deep_gemm.set_num_sms(every + 1)
        self.assertEqual(deep_gemm.get_num_sms(), every - 2)

    def test_settings_are_ints_in_their_range(self):
        # A wrong one would be refused no sooner than by a later call, which was not given it.
        for name, wrong in (("num_sms", (8.5, "8", None, -1)), ("tc_util", (50.5, None, -1, 101)),
                            ("mk_alignment_for_contiguous_layout", ("x", 64.0, None, 0, -128))):
            get, set_to = (getattr(deep_gemm, f"{verb}_{name}") for verb in ("get", "set"))
            before = get()
            for value in wrong:
                kind, rule = (ValueError, r"\d+ to \d+$") if isinstance(value, int) else (TypeError, "an int$")
                with self.assertRaisesRegex(kind, rf"^new_\w+ = {value!r}, must be {rule}"):
                    set_to(value)
            self.assertEqual(get(), before)

    def test_what_is_not_there_says_so(self):
        for name in ("k_grouped_fp8_gemm_tn_contiguous", "einsum", "fp8_mqa_logits", "tf32_hc_prenorm_gemm",
                     "fp8_fp4_mega_moe", "per_token_cast_to_fp4"):
            with self.assertRaisesRegex(NotImplementedError, r"^(\w+): \w.* "):
                getattr(deep_gemm, name)()

    def test_what_has_no_name_here_says_so_too(self):
        for module, name, what in ((deep_gemm, "testing", "DeepGEMM's tools to time and compare kernels are"),
                                   (deep_gemm, "legacy", "DeepGEMM's Triton kernels for the A100 are"),
                                   (deep_gemm, "bf16_mega_gate", "DeepGEMM's mega-MoE is"),
                                   (deep_gemm, "get_mqa_logits_metadata", "DeepGEMM's attention is"),
                                   (deep_gemm, "fp4_gemm_nt", "FP4, which Hopper's tensor cores do not have, is"),
                                   (deep_gemm, "batched_syrk", "this is"),
                                   (deep_gemm.utils, "init_dist", "DeepGEMM's set-up of torch.distributed is")):
            self.assertFalse(hasattr(module, name))
            with self.assertRaisesRegex(AttributeError, f"^module '{module.__name__}' has no attribute '{name}': {what} "
                                                        "not here, where DeepGEMM's GEMMs for Hopper "):
                getattr(module, name)
        with self.assertRaisesRegex(AttributeError, "^module 'rawgemm.deep_gemm' has no attribute '__path_of__'$"):
            deep_gemm.__path_of__

    def test_modules_that_are_not_there_say_so_however_they_are_imported(self):
        for module, what in (("testing", "DeepGEMM's tools to time and compare kernels are"),
                             ("legacy", "DeepGEMM's Triton kernels for the A100 are"),
                             ("mega", "DeepGEMM's mega-MoE is"),
                             ("utils.dist", "DeepGEMM's set-up of torch.distributed is")):
            package, _, name = f"rawgemm.deep_gemm.{module}".rpartition(".")
            for statement in (f"import {package}.{name}", f"import {package}.{name}.bench",
                              f"from {package} import {name}", f"from {package}.{name} import calc_diff"):
                with self.subTest(statement), self.assertRaisesRegex(
                        ImportError, f"^no module '{package}.{name}': {what} not here, where DeepGEMM's GEMMs "):
                    exec(statement, {})
            self.assertFalse(hasattr(sys.modules[package], name))


if __name__ == "__main__":
    unittest.main()
