"""numpy's arrays, with ml_dtypes, on the model."""

import unittest

try:
    import ml_dtypes
    import numpy
except ImportError as error:
    raise unittest.SkipTest(str(error)) from error

import rawgemm
from rawgemm._arrays import stream_handle


def integers(dtype, *shape):
    numbers = numpy.arange(numpy.prod(shape)).reshape(shape)
    return ((7 * numbers + numbers // 5) % 5 - 2).astype(dtype)


class Numpy(unittest.TestCase):
    def test_results_are_exact_and_made_where_no_out_is_given(self):
        a, b = integers(ml_dtypes.bfloat16, 40, 72), integers(ml_dtypes.bfloat16, 21, 72)
        expected = a.astype(numpy.float32) @ b.astype(numpy.float32).T
        d = rawgemm.gemm(a, b, out_dtype=numpy.float32)
        self.assertEqual((d.dtype, d.shape, d.strides), (numpy.float32, (40, 21), (96, 4)))
        numpy.testing.assert_array_equal(d, expected)
        numpy.testing.assert_array_equal(rawgemm.gemm(numpy.asfortranarray(a), b, d), expected)

    def test_fp8(self):
        a, b = integers(ml_dtypes.float8_e4m3fn, 40, 144), integers(ml_dtypes.float8_e4m3fn, 24, 144)
        scale = numpy.array(2, numpy.float32)
        d = rawgemm.gemm_fp8(a, b, scale_b=scale, out_dtype=numpy.float32)
        numpy.testing.assert_array_equal(d, 2 * a.astype(numpy.float32) @ b.astype(numpy.float32).T)

    def test_quantize_blocks_makes_what_gemm_fp8_scaled_takes(self):
        x = integers(ml_dtypes.bfloat16, 40, 144)
        a, scales_a = rawgemm.quantize_blocks(x)
        b, scales_b = rawgemm.quantize_blocks(x, (128, 128), ml_dtypes.float8_e4m3fn)
        self.assertEqual((scales_a.shape, scales_a.strides, scales_b.shape), ((40, 2), (4, 160), (1, 2)))
        d = rawgemm.gemm_fp8_scaled(a, b, scales_a, scales_b, out_dtype=numpy.float32)
        # 1 / 2 becomes 224 / 448 or a neighbour, half of whose step is 1 / 16 of it.
        of_x = x.astype(numpy.float32)
        numpy.testing.assert_allclose(d, of_x @ of_x.T, atol=2 * numpy.abs(of_x).sum(1).max() / 16)

    def test_check_offsets(self):
        for dtype in (numpy.int32, numpy.int64):
            offsets = numpy.array([0, 32, 32, 100], dtype)
            self.assertIsNone(rawgemm.check_offsets(offsets, numpy.int64(100)))
            self.assertIsNone(rawgemm.check_k_offsets(offsets, 100, 1))
            with self.assertRaisesRegex(rawgemm.ArgumentError, r"^check_offsets: offsets\[1\] = 32, must be 0 to 30 "):
                rawgemm.check_offsets(offsets, 30)
            with self.assertRaisesRegex(rawgemm.ArgumentError, r"^check_offsets: offsets\[3\] = 100, must be a mul"):
                rawgemm.check_k_offsets(offsets, 100, 16)
            with self.assertRaisesRegex(ValueError, r"^offsets: strides = \(2,\), must be 1"):
                rawgemm.check_offsets(offsets[::2], 100)

    def test_a_stream_may_be_a_number_of_numpys(self):
        a = integers(ml_dtypes.bfloat16, 8, 64)
        for number in (numpy.int64(7), numpy.uint64(2**64 - 1)):
            handle = stream_handle(number, 0)
            self.assertEqual((type(handle), handle), (int, int(number)))
        d = rawgemm.gemm(a, a, out_dtype=numpy.float32, stream=numpy.int64(0))
        numpy.testing.assert_array_equal(d, a.astype(numpy.float32) @ a.astype(numpy.float32).T)

    def test_refusals(self):
        a = integers(ml_dtypes.bfloat16, 8, 64)
        out = numpy.full((8, 8), 7, numpy.float32)
        out.flags.writeable = False
        with self.assertRaisesRegex(ValueError, "^out is read-only"):
            rawgemm.gemm(a, a, out)
        with self.assertRaisesRegex(TypeError, "^a: dtype = int64, must be one of bfloat16, float16"):
            rawgemm.gemm(integers(numpy.int64, 8, 64), a)
        with self.assertRaisesRegex(ValueError, r"^b: strides = \(128, 2\), one must be 1"):
            rawgemm.gemm(a, integers(ml_dtypes.bfloat16, 8, 128)[:, ::2], out_dtype=numpy.float32)
        with self.assertRaisesRegex(ValueError, "ldb = -64, must be at least k = 64"):
            rawgemm.gemm(a, a[::-1], out_dtype=numpy.float32)
        masked = numpy.ma.masked_array(a, numpy.ones(a.shape, bool))
        for arguments, name in (((masked, a), "a"), ((a, masked), "b"), ((a, a, masked), "out")):
            with self.assertRaisesRegex(TypeError, rf"^{name}: numpy.ma(.core)?.MaskedArray, must be an"):
                rawgemm.gemm(*arguments, out_dtype=None)
        rawgemm.gemm(masked.filled(1), a, out_dtype=numpy.float32)
        with self.assertRaisesRegex(TypeError, "^out_dtype = <class 'numpy.float16'>, must be out's, float32, or None"):
            rawgemm.gemm(a, a, numpy.zeros((8, 8), numpy.float32), out_dtype=numpy.float16)
        self.assertTrue((out == 7).all())


if __name__ == "__main__":
    unittest.main()
