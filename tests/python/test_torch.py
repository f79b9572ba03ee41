"""torch's tensors, its operators, their gradients and torch.compile, on the CPU: the model."""

import unittest
import unittest.mock

try:
    import torch
except ImportError as error:
    raise unittest.SkipTest(str(error)) from error

import rawgemm
import rawgemm.torch
from rawgemm import _calls, _library

HAS_BF16_OUT = "bf16,bf16,bf16" in rawgemm.build


def integers(*shape, dtype=torch.bfloat16):
    return (torch.arange(torch.Size(shape).numel()).view(shape) * 7 % 5 - 2).to(dtype)


class Tensors(unittest.TestCase):
    def test_results_are_exact_in_both_majors(self):
        a, b = integers(40, 72), integers(24, 72)
        for lie_a in (a, a.t().contiguous().t()):
            for lie_b in (b, b.t().contiguous().t()):
                d = rawgemm.gemm(lie_a, lie_b, out_dtype=torch.float32)
                self.assertTrue(torch.equal(d, a.float() @ b.float().t()))

    def test_refusals(self):
        a, out = integers(8, 64), torch.full((8, 8), 7.0)
        with self.assertRaisesRegex(TypeError, "^a: dtype = torch.int64, must be one of"):
            rawgemm.gemm(integers(8, 64, dtype=torch.int64), a, out)
        with self.assertRaisesRegex(ValueError, r"^b: strides = \(128, 2\), one must be 1"):
            rawgemm.gemm(a, integers(8, 128)[:, ::2], out)
        with self.assertRaisesRegex(ValueError, "^out requires grad, and is written to"):
            rawgemm.gemm(a, a, out.clone().requires_grad_())
        with self.assertRaisesRegex(ValueError, "^operands require grad, of which out would know nothing"):
            rawgemm.gemm(a.clone().requires_grad_(), a, out_dtype=torch.float32)
        with self.assertRaisesRegex(ValueError, "^operands require grad, .*: call rawgemm.torch.gemm, or within"):
            rawgemm.gemm(a, a, c=out.clone().requires_grad_(), beta=1.0, out_dtype=torch.float32)
        fp8 = a.float().requires_grad_().to(torch.float8_e4m3fn)
        with self.assertRaisesRegex(ValueError, r"^operands require grad, .*: call within torch.no_grad\(\)"):
            rawgemm.gemm_fp8(fp8, fp8, out_dtype=torch.float32)
        with self.assertRaisesRegex(ValueError, "^operands require grad"):
            rawgemm.quantize_blocks(a.clone().requires_grad_())
        with torch.no_grad():
            rawgemm.gemm(a.clone().requires_grad_(), a, out_dtype=torch.float32)
        self.assertTrue((out == 7).all())

    def test_tensors_whose_numbers_are_not_those_in_memory(self):
        a, out = integers(8, 64), torch.full((8, 8), 7.0)
        half, single = (torch.zeros(8, 64, dtype=dtype).conj().imag for dtype in (torch.complex32, torch.complex64))
        negated = r"is_neg\(\) = True, must be False, as that of resolve_neg\(\)"
        for call in (rawgemm.gemm, rawgemm.torch.gemm):
            with self.assertRaisesRegex(ValueError, f"^a: {negated}"):
                call(half, a, out_dtype=torch.float32)
            with self.assertRaisesRegex(ValueError, f"^b: {negated}"):
                call(a, half, out_dtype=torch.float32)
        with self.assertRaisesRegex(ValueError, f"^c: {negated}"):
            rawgemm.gemm(a, a, out, single[:, :8], beta=1.0)
        with self.assertRaisesRegex(ValueError, f"^out: {negated}"):
            rawgemm.gemm(a, a, single[:, :8])
        with self.assertRaisesRegex(TypeError, "^b: layout = torch.sparse_coo, must be torch.strided"):
            rawgemm.gemm(a, a.to_sparse(), out)
        with self.assertRaisesRegex(TypeError, "^a: dtype = torch.complex64, must be one of bfloat16"):
            rawgemm.gemm(torch.zeros(8, 64, dtype=torch.complex64).conj(), a, out)
        self.assertTrue((out == 7).all())

    @unittest.skipUnless("e4m3,fp32,e4m3" in rawgemm.build, "not in this library")
    def test_scales_that_are_negated(self):
        a, scales = rawgemm.quantize_blocks(integers(8, 64))
        number = torch.tensor([[1 + 2j]])
        plain, negated = number.imag, number.conj().imag
        self.assertEqual((plain.stride(), plain.data_ptr()), (negated.stride(), negated.data_ptr()))
        text, fp32 = r"is_neg\(\) = True, must be False", {"out_dtype": torch.float32}
        with self.assertRaisesRegex(ValueError, f"^scale_a: {text}"):
            rawgemm.gemm_fp8(a, a, scale_a=negated, **fp32)
        expected = rawgemm.gemm_fp8_scaled(a, a, scales, torch.full((1, 1), 2.0), **fp32)
        for _ in range(2):  # the second time like one before
            self.assertTrue(torch.equal(rawgemm.gemm_fp8_scaled(a, a, scales, plain, **fp32), expected))
            with self.assertRaisesRegex(ValueError, f"^scales_b: {text}"):
                rawgemm.gemm_fp8_scaled(a, a, scales, negated, **fp32)
        resolved = rawgemm.gemm_fp8_scaled(a, a, scales, negated.resolve_neg(), **fp32)
        self.assertTrue(torch.equal(resolved, -expected))

    def test_dtypes_are_named(self):
        a, offsets = integers(8, 64), torch.tensor([0, 8])
        for call in (lambda **x: rawgemm.gemm(a, a, **x), lambda **x: rawgemm.torch.gemm(a, a, **x),
                     lambda **x: rawgemm.torch.grouped_gemm(a, a[None], offsets, **x)):
            with self.assertRaisesRegex(TypeError, "^out_dtype = torch.int8, must be one of bfloat16"):
                call(out_dtype=torch.int8)
        with self.assertRaisesRegex(TypeError, "^out_dtype = torch.bfloat16, must be out's, float32, or None"):
            rawgemm.gemm(a, a, torch.zeros(8, 8), out_dtype=torch.bfloat16)
        with self.assertRaisesRegex(TypeError, "^dtype = torch.int8, must be one of"):
            rawgemm.torch.quantize_blocks(a, dtype=torch.int8)
        with self.assertRaisesRegex(ValueError, "^layout = 'Masked', must be one of 'offsets'"):
            rawgemm.torch.grouped_gemm(a[None], a[None], offsets, layout="Masked")
        with self.assertRaisesRegex(RuntimeError, "'block'"):
            rawgemm.torch.quantize_blocks(a, 128)

    def test_forward_mode_gradients_are_refused(self):
        a, b = integers(8, 64), integers(8, 64)
        offsets = torch.tensor([0, 8])
        calls = ((lambda x: rawgemm.torch.gemm(x, b, out_dtype=torch.float32)),
                 (lambda x: torch.ops.rawgemm.gemm(x, b, out_dtype=torch.float32)),
                 (lambda x: rawgemm.torch.grouped_gemm(x, b[None], offsets, out_dtype=torch.float32)),
                 (lambda x: rawgemm.torch.batched_gemm(x[None], b[None], out_dtype=torch.float32)))
        for call in calls:
            expected = call(a)
            with torch.autograd.forward_ad.dual_level():
                self.assertTrue(torch.equal(call(a), expected))
                with self.assertRaisesRegex(RuntimeError, "has no forward-mode gradients"):
                    call(torch.autograd.forward_ad.make_dual(a, a))
            with self.assertRaisesRegex(RuntimeError, "has no forward-mode gradients"):
                torch.func.jvp(call, (a,), (a,))

    def test_results_with_padded_rows_may_be_written_in_place(self):
        a, b = integers(8, 64), integers(21, 64).requires_grad_()
        for _ in range(3):
            d = rawgemm.torch.gemm(a, b, out_dtype=torch.float32)
            self.assertEqual(d.stride(), (24, 1))
            d.add_(1)
            self.assertTrue(torch.equal(d, a.float() @ b.detach().float().t() + 1))

    def test_offsets_that_break_a_rule_are_named(self):
        offsets = torch.tensor([0, 30, 29, 56])
        with self.assertRaisesRegex(rawgemm.ArgumentError, r"^check_offsets: offsets\[2\] = 29, must be at least 30 "):
            rawgemm.check_offsets(offsets, 56)
        rawgemm.check_offsets(offsets[:2].int(), 56)
        rawgemm.check_k_offsets(offsets[::3].contiguous(), 56, 8)
        with self.assertRaisesRegex(TypeError, "^offsets: dtype = torch.float32, must be one of int32, int64"):
            rawgemm.check_offsets(offsets.float(), 56)

    def test_backward_refuses_what_was_written_over(self):
        a, b = integers(8, 64), integers(8, 64)
        calls = (lambda out: rawgemm.gemm(a, b, out)), (lambda out: rawgemm.torch.add_product(out, a, b))
        for call in 3 * calls:  # from the second one on they are like one before
            out = torch.zeros(8, 8, requires_grad=True).clone()
            square = out.square()
            with torch.no_grad():
                call(out)
            with self.assertRaisesRegex(RuntimeError, "modified by an inplace operation"):
                square.sum().backward()
        with torch.inference_mode():
            rawgemm.gemm(a, b, torch.zeros(8, 8))


class CallsMadeAgain(unittest.TestCase):
    """What was checked once for a layout is not checked again, and all else is."""

    def test_with_other_numbers_and_options(self):
        for first in (0, 1, 2):
            a, b, c = integers(40, 72) + first, integers(21, 72) - first, integers(40, 24, dtype=torch.float32)[:, :21]
            product = a.float() @ b.float().t()
            d = rawgemm.gemm(a, b, out_dtype=torch.float32)
            self.assertEqual(d.stride(), (24, 1))
            self.assertTrue(torch.equal(d, product))
            rawgemm.gemm(a, b, d, c, 2.0, 3.0)
            self.assertTrue(torch.equal(d, 2 * product + 3 * c))
            rawgemm.gemm(a, b, d, d, 1.0, 1.0)
            self.assertTrue(torch.equal(d, 3 * product + 3 * c))
            rawgemm.torch.add_product(d, a, b, 4.0)
            self.assertTrue(torch.equal(d, 7 * product + 3 * c))
            transposed = a.t().contiguous().t() if first else a
            self.assertTrue(torch.equal(rawgemm.torch.gemm(transposed, b, out_dtype=torch.float32), product))

    def test_without_the_extension(self):
        with unittest.mock.patch.object(_calls, "call_again", _calls._call_never_again):
            self.test_with_other_numbers_and_options()
            self.test_what_is_no_layout_is_still_refused()

    def test_what_is_no_layout_is_still_refused(self):
        a, out = integers(8, 64), torch.full((8, 8), 7.0)
        rawgemm.gemm(a, a, out)
        before = out.clone()
        with self.assertRaisesRegex(ValueError, "^out requires grad, and is written to"):
            rawgemm.gemm(a, a, out.clone().requires_grad_())
        shifted = torch.empty(8 * 64 + 8, dtype=torch.bfloat16)[1:][: 8 * 64].view(8, 64)
        with self.assertRaisesRegex(rawgemm.ArgumentError, "must be a multiple of 16 bytes"):
            rawgemm.gemm(shifted, a, out)
        rawgemm.gemm(a, a, out_dtype=torch.float32)
        with self.assertRaisesRegex(ValueError, "^operands require grad"):
            rawgemm.gemm(a, a.clone().requires_grad_(), out_dtype=torch.float32)
        self.assertTrue(torch.equal(out, before))

    def test_modes_and_subclasses_see_the_operator(self):
        from torch._subclasses.fake_tensor import FakeTensorMode
        from torch.fx.experimental.proxy_tensor import make_fx

        a = integers(40, 72)
        rawgemm.torch.gemm(a, a, out_dtype=torch.float32)
        graph = make_fx(lambda a: rawgemm.torch.gemm(a, a, out_dtype=torch.float32))(a)
        self.assertIn(torch.ops.rawgemm.gemm.default, [node.target for node in graph.graph.nodes])
        with FakeTensorMode() as mode:
            fake = mode.from_tensor(a)
            self.assertEqual(rawgemm.torch.gemm(fake, fake, out_dtype=torch.float32).shape, (40, 40))



class Checked(Exception):
    pass


@unittest.skipUnless(_library.repeats and hasattr(torch.Tensor, "__dlpack_c_exchange_api__"),
                     "no extension, or a torch older than 2.10")
class CallsOfTheExtension(unittest.TestCase):
    """Which calls are made without reading them in Python."""

    def setUp(self):
        self.a, self.b, self.out = integers(8, 64), integers(16, 64), torch.zeros(8, 16)

    def again(self, call):
        with unittest.mock.patch.object(_calls, "read", side_effect=Checked):
            return call()

    def assert_checked(self, call):
        with self.assertRaises(Checked):
            self.again(call)

    def test_one_like_one_before(self):
        a, b, out = self.a, self.b, self.out
        for call in (lambda a, b, out: rawgemm.gemm(a, b, out),
                     lambda a, b, out: rawgemm.gemm(a, b, out, out, 0.5, 2),
                     lambda a, b, out: rawgemm.gemm(a, b, out, add_to_out=True),
                     lambda a, b, out: rawgemm.gemm(a, b, out_dtype=torch.float32),
                     lambda a, b, out: rawgemm.torch.gemm(a, b, out, 2.0, 1.0, out_dtype=torch.float32),
                     lambda a, b, out: rawgemm.torch.add_product(out, a, b)):
            expected, given = out.clone(), out.clone()
            made = call(a, b, expected)
            again = self.again(lambda: call(a.clone(), b.clone(), given))
            self.assertTrue(torch.equal(given, expected))
            if made is not None:
                self.assertTrue(torch.equal(again, made))
                self.assertEqual((again.stride(), again.dtype), (made.stride(), made.dtype))

    def test_of_fp8_with_scales_of_blocks(self):
        if "e4m3,fp32,e4m3" not in rawgemm.build:
            self.skipTest("not in this library")
        (a, scales_a), (b, scales_b) = rawgemm.quantize_blocks(self.a), rawgemm.quantize_blocks(self.b, (128, 128))
        rawgemm.gemm_fp8_scaled(a, b, scales_a, scales_b, self.out)
        again = self.again(lambda: rawgemm.gemm_fp8_scaled(a, b, scales_a * 2, scales_b, torch.zeros(8, 16)))
        self.assertTrue(torch.equal(again, self.out * 2))

    def test_any_difference_is_checked(self):
        a, b, out = self.a, self.b, self.out
        wide = torch.zeros(8, 24)[:, :16]

        def call(a=a, b=b, out=out, **options):
            return lambda: rawgemm.gemm(a, b, out, **options)

        rawgemm.gemm(a, b, out)
        self.again(call())
        self.again(call(alpha=1, beta=0))
        for other in (call(a=integers(8, 72)[:, :64]), call(a=integers(64, 8).t()), call(a=a.half(), b=b.half()),
                      call(a=a[:4]), call(out=wide), call(out=out.bfloat16()), call(out=None), call(c=out),
                      call(alpha=2.0), call(alpha=-1.0), call(beta=-0.0), call(beta=1.0), call(add_to_out=True),
                      call(programmatic=True), call(weights_ready=True), call(max_sms=1), call(max_sms=2**70),
                      call(out_dtype=torch.float32), call(out_dtype="float32"), call(alpha=torch.tensor(1.0)),
                      call(alpha=10**400), call(programmatic=0), call(stream=0), call(a=[a])):
            self.assert_checked(other)

    def test_what_torch_must_know_of_is_checked(self):
        weight = self.b.clone().requires_grad_()

        def made(a=self.a, b=weight):
            return lambda: rawgemm.gemm(a, b, out_dtype=torch.float32)

        def given(out):
            return lambda: rawgemm.gemm(self.a, weight, out)

        made(b=self.b)()
        given(self.out)()
        self.assert_checked(made())
        self.assert_checked(made(b=torch.nn.Parameter(self.b)))
        self.again(given(self.out))
        self.assert_checked(given(self.out.clone().requires_grad_()))
        with torch.no_grad():
            self.again(made())
            self.again(made(b=torch.nn.Parameter(self.b)))
            self.again(given(self.out.clone().requires_grad_()))
        with torch.inference_mode():
            self.assertTrue(self.again(made()).is_inference())

        class Subclass(torch.Tensor):
            pass

        class Mode(torch.utils._python_dispatch.TorchDispatchMode):
            def __torch_dispatch__(self, function, types, arguments=(), options=None):
                return function(*arguments, **(options or {}))

        self.assert_checked(made(a=self.a.as_subclass(Subclass)))
        self.assert_checked(made(a=self.a.to("meta"), b=self.b))
        with Mode():
            self.assert_checked(made(b=self.b))
        torch.func.vmap(lambda x: self.assert_checked(made(b=self.b)) or x)(torch.zeros(2))

    def test_more_calls_than_are_kept(self):
        a, out = integers(8, 64)[:, :0], self.out[:, :8]
        for i in range(5000):
            rawgemm.gemm(a, a, out, alpha=float(i))
        self.again(lambda: rawgemm.gemm(a, a, out, alpha=4999.0))
        self.assert_checked(lambda: rawgemm.gemm(a, a, out, alpha=0.0))


class Operators(unittest.TestCase):
    def test_schema_fake_kernels_and_registration(self):
        a, b = integers(40, 72), integers(21, 72)
        operators = torch.ops.rawgemm
        torch.library.opcheck(operators.gemm, (a, b), {"out_dtype": torch.float32, "max_sms": 2})
        torch.library.opcheck(operators.add_product, (torch.ones(40, 24), a, integers(24, 72), 2.0), {"max_sms": 2})
        for block in ([1, 128], [128, 128]):
            torch.library.opcheck(operators.quantize_blocks, (a, block))
        tokens, experts = integers(40, 72), integers(3, 24, 72)
        offsets = torch.tensor([0, 10, 10, 33])
        torch.library.opcheck(operators.grouped_gemm, (tokens, experts, offsets), {"out_dtype": torch.float32})
        torch.library.opcheck(operators.k_grouped_gemm, (tokens.t(), tokens.t(), offsets), {"out_dtype": torch.float32})
        labels = torch.tensor([0, 2, -1, 1] * 10, dtype=torch.int32)
        for zeroes_rest in (False, True):
            options = {"layout": "indices", "zeroes_rest": zeroes_rest, "max_sms": 2, "out_dtype": torch.float32}
            torch.library.opcheck(operators.grouped_gemm, (tokens, experts, labels, 2.0), options)
        torch.library.opcheck(operators.grouped_gemm, (integers(3, 8, 72), experts, torch.tensor([8, 0, 3])),
                              {"layout": "masked", "expected_rows": 8, "out_dtype": torch.float32})
        torch.library.opcheck(operators.batched_gemm, (integers(3, 8, 72), experts, torch.ones(3, 8, 24), 2.0, 3.0),
                              {"max_sms": 2, "out_dtype": torch.float32})
        # torch has no kernels to look for changes in FP8 arguments.
        only_fake = {"test_utils": "test_faketensor"}
        qa, scales_a = rawgemm.torch.quantize_blocks(a)
        qb, scales_b = rawgemm.torch.quantize_blocks(b, (128, 128))
        fp32 = {"out_dtype": torch.float32}
        torch.library.opcheck(operators.gemm_fp8, (qa, qb), fp32, **only_fake)
        torch.library.opcheck(operators.gemm_fp8_scaled, (qa, qb, scales_a, scales_b), fp32, **only_fake)
        qa, scales_a = rawgemm.torch.quantize_blocks(integers(40, 144))
        qb, scales_b = (torch.stack([x] * 3) for x in rawgemm.torch.quantize_blocks(integers(21, 144), (128, 128)))
        torch.library.opcheck(operators.grouped_gemm_fp8_scaled, (qa, qb, scales_a, scales_b, offsets),
                              {"expected_rows": 11, "max_sms": 2, **fp32}, **only_fake)
        torch.library.opcheck(operators.batched_gemm_fp8_scaled, (qa, qb, scales_a, scales_b), fp32, **only_fake)
        qk, scales_k = rawgemm.torch.quantize_blocks(integers(24, 256))
        of_k = torch.tensor([0, 128, 128, 256])
        flat = torch.cat([qk[:, :128].flatten(), qk[:, 128:].flatten()])
        torch.library.opcheck(operators.k_grouped_gemm_fp8_scaled_flat, (flat, flat, scales_k, scales_k, of_k), fp32,
                              **only_fake)
        scales_k = torch.ones(5, 24).t()
        torch.library.opcheck(operators.k_grouped_gemm_fp8_scaled, (qk, qk, scales_k, scales_k, of_k), fp32,
                              **only_fake)

    def test_shapes_on_the_meta_device(self):
        a, b = torch.empty(40, 72, dtype=torch.bfloat16, device="meta"), integers(21, 72).to("meta")
        d = rawgemm.torch.gemm(a, b)
        self.assertEqual((d.shape, d.stride(), d.dtype), ((40, 21), (24, 1), torch.bfloat16))
        with self.assertRaisesRegex(RuntimeError, "must be"):
            rawgemm.torch.gemm(a, integers(21, 64).to("meta"))
        offsets = torch.empty(4, dtype=torch.int32, device="meta")
        d = rawgemm.torch.grouped_gemm(a, integers(3, 21, 72).to("meta"), offsets)
        self.assertEqual((d.shape, d.stride(), d.dtype), ((40, 21), (24, 1), torch.bfloat16))
        d = rawgemm.torch.k_grouped_gemm(a, a, offsets, out_dtype=torch.float32)
        self.assertEqual((d.shape, d.dtype), ((3, 40, 40), torch.float32))
        experts = integers(3, 21, 72).to("meta")
        d = rawgemm.torch.grouped_gemm(experts, experts, offsets, layout="masked")
        self.assertEqual((d.shape, d.stride(), d.dtype), ((3, 21, 21), (504, 24, 1), torch.bfloat16))
        d = rawgemm.torch.batched_gemm(a, experts)
        self.assertEqual((d.shape, d.stride(), d.dtype), ((3, 40, 21), (960, 24, 1), torch.bfloat16))
        for wrong in (lambda: rawgemm.torch.batched_gemm(a, a),
                      lambda: rawgemm.torch.batched_gemm(experts, experts[:2]),
                      lambda: rawgemm.torch.grouped_gemm(a, experts, offsets, layout="masked"),
                      lambda: rawgemm.torch.grouped_gemm(experts[:2], experts, offsets, layout="masked")):
            with self.assertRaisesRegex(RuntimeError, "must be"):
                wrong()


class WithoutGradients(unittest.TestCase):
    """What has no gradients is refused where some are wanted: by torch.compile, which asks fake tensors, and by
    torch.func, too."""

    def check(self, call, *tensors, text="operands require grad, of which out would know nothing"):
        def total(*x):
            return sum(result.float().sum() for result in torch.utils._pytree.tree_leaves(call(*x)))

        torch._dynamo.reset()  # which compiles one function for so many calls alone
        transformed = tuple(i for i, x in enumerate(tensors) if x.requires_grad)
        for backend in (None, "eager", "aot_eager"):
            function = call if backend is None else torch.compile(call, backend=backend, fullgraph=True)
            with self.assertRaisesRegex((ValueError, RuntimeError), text):
                function(*tensors)
        with self.assertRaisesRegex(ValueError, text):
            torch.func.grad(total, argnums=transformed)(*(x.detach() for x in tensors))
        with torch.no_grad():
            compiled = torch.compile(total, backend="aot_eager", fullgraph=True)
            self.assertTrue(torch.equal(compiled(*tensors), total(*tensors)))

    def test_quantize_blocks(self):
        x = integers(8, 128).requires_grad_()
        self.check(rawgemm.torch.quantize_blocks, x)
        self.check(torch.ops.rawgemm.quantize_blocks, x)
        self.check(lambda x: rawgemm.torch.quantize_blocks(x * 2), x)

    def test_gemm_fp8(self):
        if "e4m3,fp32,e4m3" not in rawgemm.build:
            self.skipTest("not in this library")
        fp32 = {"out_dtype": torch.float32}
        a, scales = rawgemm.quantize_blocks(integers(24, 256))
        b, blocks = rawgemm.quantize_blocks(integers(24, 256), (128, 128))
        scale = torch.ones(1).requires_grad_()
        self.check(lambda a, scale: rawgemm.torch.gemm_fp8(a, a, scale, **fp32), a, scale)
        scales, offsets = scales.requires_grad_(), torch.tensor([0, 10, 24])
        self.check(lambda *x: rawgemm.torch.gemm_fp8_scaled(*x, **fp32), a, b, scales, blocks)
        experts, of_experts = torch.stack([b, b]), torch.stack([blocks, blocks])
        self.check(lambda *x: rawgemm.torch.grouped_gemm_fp8_scaled(*x, **fp32), a, experts, scales, of_experts,
                   offsets)
        self.check(lambda *x: rawgemm.torch.batched_gemm_fp8_scaled(*x, **fp32), a, experts, scales, of_experts)

    def test_k_grouped_gemm_fp8(self):
        if "e4m3,fp32,e4m3" not in rawgemm.build:
            self.skipTest("not in this library")
        fp32 = {"out_dtype": torch.float32}
        a, scales = rawgemm.quantize_blocks(integers(24, 256))
        offsets = torch.tensor([0, 128, 256])
        flat = torch.cat([a[:, :128].flatten(), a[:, 128:].flatten()])
        with_room = torch.ones(4, 24).t().requires_grad_()
        scales = scales.requires_grad_()
        self.check(lambda *x: rawgemm.torch.k_grouped_gemm_fp8_scaled(*x, **fp32), a, a, with_room, with_room, offsets)
        self.check(lambda *x: rawgemm.torch.k_grouped_gemm_fp8_scaled_flat(*x, **fp32), flat, flat, scales, scales,
                   offsets)

    def test_add_product(self):
        a = integers(8, 64)

        def call(out):
            out = out * 1
            rawgemm.torch.add_product(out, a, a)
            return out

        self.check(call, torch.ones(8, 8).requires_grad_(), text="out requires grad, and is written to")


class MaxSms(unittest.TestCase):
    """Of all calls, and of those that make their gradients."""

    def sms_of(self, name, call):
        """What the call `name` is told, which is all that is seen of it on the model."""
        with unittest.mock.patch.object(_calls, name, side_effect=getattr(_calls, name)) as seen, \
             unittest.mock.patch.object(_calls, "call_again", _calls._call_never_again):
            call()
        self.assertGreater(seen.call_count, 0)
        return [arguments.args[-2] for arguments in seen.call_args_list]

    def test_of_calls(self):
        a, out, fp32 = integers(8, 128), torch.zeros(8, 8), {"out_dtype": torch.float32}
        torchs, operators = rawgemm.torch, torch.ops.rawgemm
        for module in (torchs, operators):
            self.assertEqual(self.sms_of("gemm", lambda: module.gemm(a, a, max_sms=3, **fp32)), [3])
            self.assertEqual(self.sms_of("gemm", lambda: module.add_product(out, a, a, max_sms=3)), [3])
        self.assertTrue(torch.equal(out, 2 * a.float() @ a.float().t()))
        with self.assertRaisesRegex(rawgemm.ArgumentError, "max_sms = -1, must"):
            torchs.gemm(a, a, max_sms=-1, **fp32)
        if "e4m3,fp32,e4m3" not in rawgemm.build:
            return
        q, scales = rawgemm.quantize_blocks(a)
        for module in (torchs, operators):
            self.assertEqual(self.sms_of("gemm_fp8", lambda: module.gemm_fp8(q, q, max_sms=3, **fp32)), [3])
            self.assertEqual(self.sms_of("gemm_fp8_scaled", lambda: module.gemm_fp8_scaled(q, q, scales, scales,
                                                                                           max_sms=3, **fp32)), [3])

    @unittest.skipUnless(HAS_BF16_OUT, "the library has no bf16,bf16")
    def test_of_gradients(self):
        def call():
            a, b = integers(8, 64).requires_grad_(), integers(8, 64).requires_grad_()
            rawgemm.torch.gemm(a, b, max_sms=3).sum().backward()

        self.assertEqual(self.sms_of("gemm", call), [3, 3, 3])


@unittest.skipUnless(HAS_BF16_OUT, "the library has no bf16,bf16")
class Transforms(unittest.TestCase):
    """torch.func's gradients, and gradients of gradients, are torch's own in fp32."""

    OFFSETS = torch.tensor([0, 5, 8])

    def calls(self):
        """With the same in plain torch, and the operands."""
        a, b, experts = integers(8, 16), integers(24, 16), integers(2, 24, 16)

        def grouped(a, b):
            return torch.cat([a[:5] @ b[0].t(), a[5:] @ b[1].t()])

        def k_grouped(a, b):
            return torch.stack([a[:, :5] @ b[:, :5].t(), a[:, 5:] @ b[:, 5:].t()])

        of_torch = rawgemm.torch
        yield of_torch.gemm, lambda a, b: a @ b.t(), (a, b)
        yield (lambda a, b: of_torch.grouped_gemm(a, b, self.OFFSETS)), grouped, (a, experts)
        yield (lambda a, b: of_torch.k_grouped_gemm(a, b, self.OFFSETS)), k_grouped, (a.t(), integers(8, 24).t())
        yield of_torch.batched_gemm, (lambda a, b: a @ b.transpose(-2, -1)), (integers(2, 8, 16), experts)
        yield torch.ops.rawgemm.gemm, lambda a, b: a @ b.t(), (a, b)

    def assert_same(self, ours, expected):
        for x, y in zip(ours, expected):
            self.assertTrue(torch.equal(x.float(), y))

    def test_gradients(self):
        for ours, plain, x in self.calls():
            weight = integers(*plain(*(y.float() for y in x)).shape)
            gradients = [torch.func.grad(lambda a, b: (call(a, b) * weight).float().sum(), argnums=(0, 1))(*operands)
                         for call, operands in ((ours, x), (plain, [y.float() for y in x]))]
            self.assert_same(*gradients)

    def test_gradients_of_gradients(self):
        """Of a's by b, which are not zero although D's gradient is constant."""
        for ours, plain, x in self.calls():
            def of_gradient(call):
                return lambda a, b: torch.func.grad(lambda a: call(a, b).float().sum())(a).float().sum()

            gradients = [torch.func.grad(of_gradient(call), argnums=1)(*operands)
                         for call, operands in ((ours, x), (plain, [y.float() for y in x]))]
            self.assert_same(gradients[:1], gradients[1:])
            self.assertTrue(gradients[1].any())
            a, b = (y.clone().requires_grad_() for y in x)
            of_a, = torch.autograd.grad(ours(a, b).float().sum(), a, create_graph=True)
            self.assert_same(torch.autograd.grad(of_a.float().sum(), b), gradients[1:])

    def test_batches_of_gradients(self):
        for ours, plain, (a, b) in self.calls():
            several = torch.stack([a, a * 2])
            if not a.is_contiguous():
                several = several.transpose(1, 2).contiguous().transpose(1, 2)
            of_ours, of_plain = ([torch.vmap(torch.func.grad(lambda a, b: call(a, b).float().sum(), argnums=1),
                                             in_dims=(0, None))(x, y)]
                                 for call, x, y in ((ours, several, b), (plain, several.float(), b.float())))
            self.assert_same(of_ours, of_plain)


class Groups(unittest.TestCase):
    OFFSETS = (2, 10, 10, 33)  # of 40 rows

    def expected(self, a, b):
        """In fp32, by torch alone; rows of no group are zero."""
        parts = [a[begin:end] @ b[g].t() for g, (begin, end) in enumerate(zip(self.OFFSETS, self.OFFSETS[1:]))]
        rows = torch.zeros(2, b.shape[1]), *parts, torch.zeros(7, b.shape[1])
        return torch.cat(rows)

    def test_rows_of_no_group_are_zero(self):
        a, b = integers(40, 72), integers(3, 21, 72)
        d = rawgemm.torch.grouped_gemm(a, b, torch.tensor(self.OFFSETS), out_dtype=torch.float32)
        self.assertTrue(torch.equal(d, self.expected(a.float(), b.float())))

    def test_other_layouts_are_zero_there_too(self):
        b, fp32 = integers(3, 21, 72), {"out_dtype": torch.float32}
        a = integers(200, 72)
        of_group = torch.full((200,), -1, dtype=torch.int32)
        of_group[:5], of_group[128:190] = 0, 2  # psum's begin at multiples of 128
        expected = torch.stack([a[i].float() @ b[g].float().t() if g >= 0 else torch.zeros(21)
                                for i, g in enumerate(of_group.tolist())])
        ends = torch.tensor([5, 5, 190])
        for zeroes_rest in (False, True):
            d = rawgemm.torch.grouped_gemm(a, b, of_group, layout="indices", zeroes_rest=zeroes_rest, **fp32)
            self.assertTrue(torch.equal(d, expected))
            d = rawgemm.torch.grouped_gemm(a, b, ends, layout="psum", zeroes_rest=zeroes_rest, max_sms=1, **fp32)
            self.assertTrue(torch.equal(d, expected))
            none = rawgemm.torch.grouped_gemm(a, b[:0], of_group, layout="indices", zeroes_rest=zeroes_rest, **fp32)
            self.assertTrue(torch.equal(none, torch.zeros(200, 21)))
        masked = a[:120].view(3, 40, 72)
        d = rawgemm.torch.grouped_gemm(masked, b, torch.tensor([40, 0, 7]), layout="masked", **fp32)
        expected = masked.float() @ b.float().transpose(1, 2)
        expected[1] = expected[2, 7:] = 0
        self.assertTrue(torch.equal(d, expected))
        with self.assertRaisesRegex(ValueError, "^layout = 'psum', must be 'offsets' where b requires grad"):
            rawgemm.torch.grouped_gemm(a, b.clone().requires_grad_(), ends, layout="psum", **fp32)

    def test_fp8_with_scales_of_blocks(self):
        x, w, fp32 = integers(40, 144), integers(3, 24, 144), {"out_dtype": torch.float32}
        offsets = torch.tensor(self.OFFSETS)
        a, scales_a = rawgemm.quantize_blocks(x)
        parts = [rawgemm.quantize_blocks(part, (128, 128)) for part in w]
        b, scales_b = (torch.stack(tensors) for tensors in zip(*parts))

        def call(a, b, scales_a, scales_b, offsets):
            return rawgemm.torch.grouped_gemm_fp8_scaled(a, b, scales_a, scales_b, offsets, **fp32)

        expected = torch.zeros(40, 24)
        rawgemm.grouped_gemm_fp8_scaled(a, b, scales_a, scales_b, offsets, expected)
        for function in (call, torch.compile(call, backend="aot_eager", fullgraph=True)):
            self.assertTrue(torch.equal(function(a, b, scales_a, scales_b, offsets), expected))
        with self.assertRaisesRegex(ValueError, r"^operands require grad, .*: call within torch.no_grad\(\)"):
            call(a, b, scales_a.clone().requires_grad_(), scales_b, offsets)

        batch = rawgemm.torch.batched_gemm_fp8_scaled(a, b, scales_a, scales_b, **fp32)
        self.assertTrue(torch.equal(batch, rawgemm.batched_gemm_fp8_scaled(a, b, scales_a, scales_b, **fp32)))
        with self.assertRaisesRegex(ValueError, "^operands require grad"):
            rawgemm.torch.batched_gemm_fp8_scaled(a, b, scales_a.clone().requires_grad_(), scales_b, **fp32)

    def test_k_of_fp8(self):
        x, fp32 = integers(24, 384), {"out_dtype": torch.float32}
        offsets = torch.tensor([0, 128, 128, 384])
        a, scales = rawgemm.quantize_blocks(x)
        flat = torch.cat([a[:, :128].flatten(), a[:, 128:].flatten()])
        with_room = torch.ones(6, 24)
        with_room[:3] = scales.t()
        for call, operand, of_operand in ((rawgemm.torch.k_grouped_gemm_fp8_scaled, a, with_room.t()),
                                          (rawgemm.torch.k_grouped_gemm_fp8_scaled_flat, flat, scales)):
            d = call(operand, operand, of_operand, of_operand, offsets, **fp32)
            of_x = a.float() * scales.repeat_interleave(128, 1)
            expected = [of_x[:, begin:end] @ of_x[:, begin:end].t() for begin, end in ((0, 128), (0, 0), (128, 384))]
            torch.testing.assert_close(d, torch.stack(expected), rtol=1e-4, atol=1e-3)
            with self.assertRaisesRegex(ValueError, "^operands require grad"):
                call(operand, operand, of_operand.clone().requires_grad_(), of_operand, offsets, **fp32)

    @unittest.skipUnless(HAS_BF16_OUT, "the library has no bf16,bf16")
    def test_gradients_of_rows_in_other_layouts(self):
        b, of_d = integers(3, 24, 16), integers(40, 24)
        of_group = (torch.arange(40, dtype=torch.int32) * 7 % 4) - 1
        expected = torch.stack([of_d[i].float() @ b[g].float() if g >= 0 else torch.zeros(16)
                                for i, g in enumerate(of_group.tolist())])
        for zeroes_rest in (False, True):
            a = integers(40, 16).requires_grad_()
            d = rawgemm.torch.grouped_gemm(a, b, of_group, layout="indices", zeroes_rest=zeroes_rest, max_sms=1)
            (d * of_d).sum().backward()
            self.assertTrue(torch.equal(a.grad.float(), expected))
            a = integers(40, 16).requires_grad_()
            ends = torch.tensor([5, 5, 5])
            d = rawgemm.torch.grouped_gemm(a, b, ends, layout="psum", zeroes_rest=zeroes_rest)
            (d[:5] * of_d[:5]).sum().backward()
            self.assertTrue(torch.equal(a.grad[:5].float(), of_d[:5].float() @ b[0].float()))
            self.assertTrue((a.grad[5:] == 0).all())
        a, of_d = integers(3, 8, 16).requires_grad_(), integers(3, 8, 24)
        (rawgemm.torch.grouped_gemm(a, b, torch.tensor([8, 0, 3]), layout="masked") * of_d).sum().backward()
        expected = of_d.float() @ b.float()
        expected[1] = expected[2, 3:] = 0
        self.assertTrue(torch.equal(a.grad.float(), expected))

    @unittest.skipUnless(HAS_BF16_OUT, "the library has no bf16,bf16")
    def test_gradients(self):
        a, b, of_d = integers(40, 16), integers(3, 24, 16), integers(40, 24)
        of_torch = a.float().requires_grad_(), b.float().requires_grad_()
        (self.expected(*of_torch) * of_d).sum().backward()
        for compiled in (False, True):
            ours = a.clone().requires_grad_(), b.clone().requires_grad_()

            def loss(a, b, offsets):
                return (rawgemm.torch.grouped_gemm(a, b, offsets) * of_d).sum()

            if compiled:
                loss = torch.compile(loss, backend="aot_eager", fullgraph=True)
            loss(*ours, torch.tensor(self.OFFSETS, dtype=torch.int32)).backward()
            for x, expected in zip(ours, of_torch):
                self.assertTrue(torch.equal(x.grad.float(), expected.grad), compiled)


class Batches(unittest.TestCase):
    def test_results(self):
        a, b, c = integers(3, 40, 72), integers(3, 21, 72), integers(3, 40, 24, dtype=torch.float32)[..., :21]
        product = a.float() @ b.float().transpose(1, 2)
        fp32 = {"out_dtype": torch.float32}
        self.assertTrue(torch.equal(rawgemm.torch.batched_gemm(a, b, **fp32), product))
        self.assertTrue(torch.equal(rawgemm.torch.batched_gemm(a, b, c, 2.0, 3.0, **fp32), 2 * product + 3 * c))
        one = rawgemm.torch.batched_gemm(a[0], b, c[0], beta=1.0, max_sms=1, **fp32)
        self.assertTrue(torch.equal(one, a[0].float() @ b.float().transpose(1, 2) + c[0]))

    @unittest.skipUnless(HAS_BF16_OUT, "the library has no bf16,bf16")
    def test_gradients(self):
        """Are torch's own in fp32, of operands that are batches and of those that are matrices."""
        shapes = (2, 40, 16), (2, 24, 16), (2, 40, 24)
        of_d = integers(2, 40, 24)

        def loss(a, b, c):
            return (rawgemm.torch.batched_gemm(a, b, c, 2.0, 4.0) * of_d).sum()

        def without_strides(a, b, c):
            return rawgemm.torch.batched_gemm(a, b, c, 2.0, 4.0).sum()

        for one in (None, 0, 1, 2):
            tensors = [integers(*(shape[1:] if i == one else shape)) for i, shape in enumerate(shapes)]
            compiled = torch.compile(loss, backend="aot_eager", fullgraph=True)
            for call, factor in ((loss, of_d), (compiled, of_d), (without_strides, 1)):
                ours = [x.clone().requires_grad_() for x in tensors]
                call(*ours).backward()
                of_torch = [x.float().requires_grad_() for x in tensors]
                a, b, c = of_torch
                ((2 * a @ b.transpose(-2, -1) + 4 * c) * factor).sum().backward()
                for x, expected in zip(ours, of_torch):
                    self.assertTrue(torch.equal(x.grad.float(), expected.grad), one)


@unittest.skipUnless(HAS_BF16_OUT, "the library has no bf16,bf16")
class Gradients(unittest.TestCase):
    def check(self, call, **shapes):
        """Gradients of call(gemm, a, b, c) are torch's own in fp32: the numbers are integers, small enough for bf16."""
        tensors = [integers(*shape) for shape in ((40, 16), (24, 16), (40, 24))]
        of_ours = [x.clone().requires_grad_() for x in tensors]
        of_torch = [x.float().requires_grad_() for x in tensors]
        call(rawgemm.torch.gemm, *of_ours).backward()

        def plain(a, b, c=None, alpha=1.0, beta=0.0, **_):
            return alpha * a @ b.t() + (0 if c is None else beta * c)

        call(plain, *of_torch).backward()
        for ours, expected in zip(of_ours, of_torch):
            if expected.grad is None:
                self.assertIsNone(ours.grad)
            else:
                self.assertTrue(torch.equal(ours.grad.float(), expected.grad))

    def test_of_a_and_b(self):
        self.check(lambda gemm, a, b, c: (gemm(a, b) * c.detach()).sum())

    def test_of_a_sum_whose_gradient_has_no_strides(self):
        self.check(lambda gemm, a, b, c: gemm(a, b).sum())

    def test_of_a_transpose(self):
        self.check(lambda gemm, a, b, c: (gemm(b, a).t() * c.detach()).sum())

    def test_of_c_with_alpha_and_beta(self):
        self.check(lambda gemm, a, b, c: gemm(a, b, c, 2.0, 4.0).sum())

    def test_of_fp32_out(self):
        self.check(lambda gemm, a, b, c: gemm(a, b, out_dtype=torch.float32).sum())

    def test_add_product(self):
        a, b, d = integers(40, 16), integers(24, 16), torch.ones(24, 16)
        of_d = integers(40, 24)
        rawgemm.torch.add_product(d, of_d.t(), a.t())
        self.assertTrue(torch.equal(d, 1 + of_d.float().t() @ a.float()))

    def test_torch_compile_has_no_graph_break(self):
        def loss(a, b):
            return torch.relu(rawgemm.torch.gemm(torch.relu(a), b)).sum()

        compiled = torch.compile(loss, backend="aot_eager", fullgraph=True)
        for rows in (40, 48):  # the second time with a symbol for rows
            gradients = []
            for function in (loss, compiled):
                a, b = integers(rows, 16).requires_grad_(), integers(24, 16).requires_grad_()
                function(a, b).backward()
                gradients.append((a.grad, b.grad))
            for eager, graph in zip(*gradients):
                self.assertTrue(torch.equal(eager, graph))


if __name__ == "__main__":
    unittest.main()
