"""rawgemm.deep_gemm, on the CPU: the model."""

import unittest
import warnings

try:
    import torch
except ImportError as error:
    raise unittest.SkipTest(str(error)) from error

import rawgemm.deep_gemm as deep_gemm

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
            with self.assertRaisesRegex((ValueError, TypeError), "^sf: "):
                deep_gemm.fp8_gemm_nt(wrong_a, wrong_b, self.d)
        with self.assertRaisesRegex(ValueError, "^recipe, recipe_a, recipe_b = "):
            deep_gemm.fp8_gemm_nt(a, b, self.d, recipe_a=(1, 128))

    def test_cublaslt_is_torchs(self):
        deep_gemm.cublaslt_gemm_nt(self.a, self.b, self.d)
        self.assertTrue(torch.equal(self.d, self.product))
        deep_gemm.cublaslt_gemm_nn(self.a, self.b.t(), self.d, c=self.d)
        self.assertTrue(torch.equal(self.d, 2 * self.product))

    def test_programmatic_launches(self):
        deep_gemm.set_pdl(True)
        self.addCleanup(deep_gemm.set_pdl, False)
        self.assertTrue(deep_gemm.get_pdl())
        deep_gemm.bf16_gemm_nt(self.a, self.b, self.d)
        self.assertTrue(torch.equal(self.d, self.product))


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

    def test_ue8m0_is_the_next_power_of_two(self):
        x = torch.tensor([1.0, 1.1, 2.0, 0.75, 3e-5, 448.0])
        expected = torch.tensor([1.0, 2.0, 2.0, 1.0, 2.0**-15, 512.0])
        self.assertTrue(torch.equal(deep_gemm.ceil_to_ue8m0(x), expected))

    def test_packed_ue8m0_is_four_exponents_from_the_lowest_byte_on(self):
        x = torch.tensor([[1.0, 2.0, 4.0, 8.0, 0.5]] * 5)
        self.assertEqual(deep_gemm.pack_ue8m0_to_int(x[:, :4]).tolist(), [[0x8281807F - 2**32]] * 5)
        packed = deep_gemm.get_mn_major_tma_aligned_packed_ue8m0_tensor(x)
        self.assertEqual((packed.tolist(), packed.stride()), ([[0x8281807F - 2**32, 0x7E]] * 5, (1, 8)))
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


class TheRest(unittest.TestCase):
    def test_num_sms_are_kept_and_said_not_to_be_honoured(self):
        self.addCleanup(deep_gemm.set_num_sms, 0)
        every = deep_gemm.get_num_sms()
        with self.assertWarnsRegex(UserWarning, "still use every SM"):
            deep_gemm.set_num_sms(every - 2)
        self.assertEqual(deep_gemm.get_num_sms(), every - 2)
        with self.assertRaisesRegex(ValueError, "must be 0 to"):
            deep_gemm.set_num_sms(every + 1)
        self.assertEqual(deep_gemm.get_num_sms(), every - 2)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            deep_gemm.set_num_sms(every)

    def test_what_is_not_there_says_so(self):
        for name in ("m_grouped_fp8_gemm_nt_contiguous", "k_grouped_bf16_gemm_tn_contiguous", "einsum",
                     "fp8_mqa_logits", "tf32_hc_prenorm_gemm", "fp8_fp4_mega_moe", "per_token_cast_to_fp4"):
            with self.assertRaisesRegex(NotImplementedError, r"^(\w+): \w.* "):
                getattr(deep_gemm, name)()


if __name__ == "__main__":
    unittest.main()
