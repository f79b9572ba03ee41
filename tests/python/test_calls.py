"""The calls, on arrays that know nothing but DLPack: exact results, and what is refused. Needs the model's library with
bf16,fp32 and e4m3,fp32."""

import concurrent.futures
import contextlib
import os
import re
import signal
import unittest
import unittest.mock
from types import SimpleNamespace

import rawgemm
from arrays import CUDA, Array
from rawgemm import _arrays, _calls
from rawgemm._arrays import CPU, read, stream_handle
from rawgemm._library import Type

M, N, K = 5, 20, 136  # two blocks of k; no extent but k is a multiple of 8


def a_at(i, l):
    return (i + 3 * l) % 5 - 2


def b_at(j, l):
    return (2 * j + l) % 3 - 1


def products(m=M, n=N, k=K):
    return [[sum(a_at(i, l) * b_at(j, l) for l in range(k)) for j in range(n)] for i in range(m)]


def operands(dtype="bfloat16", m=M, n=N, k=K, transposed=(False, False)):
    return (Array(dtype, (m, k), a_at, transposed=transposed[0]), Array(dtype, (n, k), b_at, transposed=transposed[1]))


def output(m=M, n=N, **options):
    return Array("float32", (m, n), **options)


def column(numbers):
    return Array("float32", (len(numbers), 1), lambda i, _: numbers[i], strides=(1, 1))


class Results(unittest.TestCase):
    def test_both_majors_of_a_and_b(self):
        for transposed in ((False, False), (False, True), (True, False), (True, True)):
            d = output()
            self.assertIs(rawgemm.gemm(*operands(transposed=transposed), d), d)
            self.assertEqual(d.rows(), products(), transposed)

    def test_what_lies_between_rows_is_not_written(self):
        d = output(strides=(28, 1))
        rawgemm.gemm(*operands(), d)
        self.assertEqual(d.rows(), products())
        self.assertLessEqual(d.bytes_written(), M * N * 4)

    def test_alpha_beta_and_c(self):
        c = output(at=lambda i, j: i - j)
        d = output()
        rawgemm.gemm(*operands(), d, c, 3.0, -2.0)
        expected = [[3 * x - 2 * (i - j) for j, x in enumerate(row)] for i, row in enumerate(products())]
        self.assertEqual(d.rows(), expected)
        rawgemm.gemm(*operands(), c, c, beta=1.0)
        self.assertEqual(c.rows(), [[x + i - j for j, x in enumerate(row)] for i, row in enumerate(products())])

    def test_add_to_out(self):
        for transposed in ((False, False), (True, True)):
            d = output(at=lambda i, j: i - j)
            rawgemm.gemm(*operands(transposed=transposed), d, alpha=2.0, add_to_out=True)
            expected = [[2 * x + i - j for j, x in enumerate(row)] for i, row in enumerate(products())]
            self.assertEqual(d.rows(), expected, transposed)

    def test_producers_older_than_dlpack_1(self):
        class Old(Array):
            def __dlpack__(self, stream=None):
                super().__dlpack__(max_version=(1, 0), copy=False)
                return self.old_capsule()

        d = Old("float32", (M, N))
        rawgemm.gemm(Old("bfloat16", (M, K), a_at), Old("bfloat16", (N, K), b_at, transposed=True), d)
        self.assertEqual(d.rows(), products())

    def test_one_row_one_column_and_one_of_k(self):
        for m, n, k in ((1, N, K), (M, 1, K), (M, N, 1), (1, 1, 1)):
            a = Array("bfloat16", (m, k), a_at, strides=(k, 1))  # contiguous, whatever that means to 16 bytes
            b = Array("bfloat16", (n, k), b_at, strides=(k, 1))
            d = output(m, n)
            rawgemm.gemm(a, b, d)
            self.assertEqual(d.rows(), products(m, n, k), (m, n, k))

    def test_empty_operands(self):
        d = output()
        rawgemm.gemm(*operands(k=0), d)
        self.assertEqual(d.rows(), [[0] * N] * M)
        d = output(0)
        rawgemm.gemm(*operands(m=0), d)
        self.assertEqual(d.bytes_written(), 0)

    def test_fp8_with_scales_of_operands_and_of_rows(self):
        for accumulation in ("fast", "promoted"):
            d = output()
            rawgemm.gemm_fp8(*operands("float8_e4m3fn"), d, scale_a=column([1, 2, 4, 8, 16]), scale_b=column([3]),
                             accumulation=accumulation)
            self.assertEqual(d.rows(), [[3 * 2**i * x for x in row] for i, row in enumerate(products())])

    def test_fp8_with_scales_of_blocks(self):
        a, b = operands("float8_e4m3fn")
        scales_a = Array("float32", (M, 2), lambda i, l: 2**i + l, transposed=True)

        def expected(scale_b):
            blocks = (range(128), range(128, K))
            return [[sum((2**i + l) * scale_b(j, l) * sum(a_at(i, x) * b_at(j, x) for x in block)
                         for l, block in enumerate(blocks)) for j in range(N)] for i in range(M)]

        for scale_b, shape, transposed in ((lambda j, l: 3 - l, (1, 2), False), (lambda j, l: j + l, (N, 2), True)):
            d = output()
            rawgemm.gemm_fp8_scaled(a, b, scales_a, Array("float32", shape, scale_b, transposed=transposed), d)
            self.assertEqual(d.rows(), expected(scale_b), shape)
            rawgemm.gemm_fp8_scaled(a, b, scales_a, Array("float32", shape, scale_b, transposed=transposed), d,
                                    add_to_out=True)
            self.assertEqual(d.rows(), [[2 * x for x in row] for row in expected(scale_b)], shape)

    def test_fp8_with_contiguous_rows_of_scales_of_a(self):
        k, blocks = 1152, 9  # so many that few rows get a kernel that takes them
        d = output()
        rawgemm.gemm_fp8_scaled(*operands("float8_e4m3fn", k=k), Array("float32", (M, blocks), lambda i, l: 2**i + l),
                                Array("float32", (1, blocks), lambda j, l: 3 - l), d)
        self.assertEqual(d.rows(), [[sum((2**i + x // 128) * (3 - x // 128) * a_at(i, x) * b_at(j, x) for x in range(k))
                                     for j in range(N)] for i in range(M)])

    def test_quantize_blocks(self):
        def x_at(i, l):  # each block's largest is 448, whose scale is 1
            return 448 if l % 128 == 1 else (i + l) % 9 - 4

        for block, scales_shape in (((1, 128), (M, 2)), ((128, 128), (1, 2))):
            for transposed in (False, True):
                x = Array("bfloat16", (M, K), x_at, transposed=transposed)
                q = Array("float8_e4m3fn", (M, K))
                scales = Array("float32", scales_shape, transposed=block == (1, 128))
                self.assertEqual(rawgemm.quantize_blocks(x, block, out=q, scales=scales), (q, scales))
                self.assertEqual(q.rows(), [[x_at(i, l) for l in range(K)] for i in range(M)], (block, transposed))
                self.assertEqual(scales.rows(), [[1] * 2] * scales_shape[0])


class Processes(unittest.TestCase):
    def test_threads_may_call_at_the_same_time(self):
        def product(_):
            d = output()
            rawgemm.gemm(*operands(), d)
            return d.rows()

        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            self.assertEqual(list(pool.map(product, range(8))), [products()] * 8)

    def test_a_child_of_fork_computes_what_its_parent_has(self):
        rawgemm.gemm(*operands(), output())
        child = os.fork()
        if child == 0:
            signal.alarm(60)  # ends it, should it wait for a thread that only its parent has
            d = output()
            rawgemm.gemm(*operands(), d)
            os._exit(0 if d.rows() == products() else 1)
        self.assertEqual(os.waitpid(child, 0)[1], 0)


class CudaArrays(unittest.TestCase):
    """What knows nothing but __cuda_array_interface__."""

    def test_strides_in_bytes_are_those_of_whole_elements(self):
        interface = {"typestr": "<f2", "shape": (4, 8), "strides": (48, 2), "data": (4096, False)}
        array = SimpleNamespace(__cuda_array_interface__=interface)
        self.assertEqual(read("a", array, None)[:2], (4096, (Type.fp16, (4, 8), (24, 1), 0)))
        interface["strides"] = (49, 2)
        with self.assertRaisesRegex(ValueError, r"^a: strides = \(49, 2\) bytes, must be multiples of an element's 2"):
            read("a", array, None)
        interface.update(strides=None, mask=array)
        with self.assertRaisesRegex(ValueError, "^a: __cuda_array_interface__ has a mask, must have none"):
            read("a", array, None)

    def test_what_another_stream_writes_is_not_read(self):
        interface = {"typestr": "<f2", "shape": (4, 8), "data": (4096, False)}
        array = SimpleNamespace(__cuda_array_interface__=interface)
        for written_on, stream in ((None, None), (None, 7), (1, None), (1, 0), (7, 7)):
            interface["stream"] = written_on
            self.assertEqual(read("a", array, stream)[0], 4096)
        for written_on, stream in ((7, None), (1, 7), (8, 7)):
            interface["stream"] = written_on
            with self.assertRaisesRegex(ValueError, f"^a: __cuda_array_interface__ has stream = {written_on}, must be the"):
                read("a", array, stream)

    def of_gpu(self, address, shape, **attributes):
        """An array of fp32. To on_gpus, an address from GPU * 4096 on is that GPU's, one from 1 << 20 on everybody's."""
        interface = {"typestr": "<f4", "shape": shape, "data": (address, False)}
        return SimpleNamespace(__cuda_array_interface__=interface, **attributes)

    def on_gpus(self, current):
        """In place of a library for GPUs: notes the calls that would launch."""
        def device_of(address):
            return (address >> 12 if 0 < address < 1 << 20 else -1), current

        launched = []
        stack = contextlib.ExitStack()
        stack.enter_context(unittest.mock.patch.object(_arrays, "on_model", False))
        stack.enter_context(unittest.mock.patch.object(_arrays, "device_of", device_of))
        stack.enter_context(unittest.mock.patch.object(_calls.c_library, "gemm", lambda *x: launched.append(x) or 0))
        return stack, launched

    def test_the_driver_says_whose_memory_it_is(self):
        of_all = 1 << 20
        stack, _ = self.on_gpus(current=2)
        with stack:
            for address, attributes, device in ((3 << 12, {}, 3),
                                                (3 << 12, {"device": SimpleNamespace(id=1)}, 3),
                                                (of_all, {"device": SimpleNamespace(id=1)}, 1),
                                                (of_all, {"device": "cuda"}, 2), (of_all, {}, 2), (None, {}, 2)):
                self.assertEqual(read("a", self.of_gpu(address, (4, 8), **attributes), None)[1][3], device)
            for device, read_as in (((2, 3), 3), ((13, 0), 2)):  # the test's memory is no GPU's; 13: managed
                self.assertEqual(read("a", Array("bfloat16", (M, K), device=device), None)[1][3], read_as)

    def test_arrays_of_a_device_that_is_not_the_current_one(self):
        for current in (0, 1):
            stack, launched = self.on_gpus(current)
            with stack:
                one = [self.of_gpu(1 << 12, (8, 8)) for _ in range(3)]
                dlpack = [Array(dtype, (8, 8), device=(2, 1)) for dtype in ("bfloat16", "bfloat16", "float32")]
                for arrays in (one, dlpack):
                    if current == 1:
                        rawgemm.gemm(*arrays)
                        continue
                    with self.assertRaisesRegex(ValueError, "^arrays are on GPU 1, must be on GPU 0, the current"):
                        rawgemm.gemm(*arrays)
                    with self.assertRaisesRegex(ValueError, "^arrays are on GPU 1, must be on GPU 0, the current"):
                        rawgemm.check_offsets(Array("int32", (4,), device=(2, 1)), 9)
                two = self.of_gpu(2 << 12, (8, 8))
                with self.assertRaisesRegex(ValueError, "^b is on GPU 2, must be on GPU 1, where a is"):
                    rawgemm.gemm(one[0], two, one[2])
                with self.assertRaisesRegex(ValueError, "^out is on GPU 2, must be on GPU 1, where a is"):
                    rawgemm.gemm(one[0], one[1], two)
                with self.assertRaisesRegex(ValueError, "^a: stream is of GPU 0, must be of GPU 1, where the arrays"):
                    rawgemm.gemm(*dlpack, stream=SimpleNamespace(device_id=0, ptr=7))
            self.assertEqual(len(launched), 2 * current)

    def test_torchs_arrays_beside_anothers_need_a_stream(self):
        arrays = SimpleNamespace(), SimpleNamespace()
        with unittest.mock.patch.object(_calls, "is_torch", lambda x: x is arrays[0]):
            for torchs, others in (arrays, arrays[::-1]):
                with self.assertRaisesRegex(ValueError, "^stream = None, must be given where some arrays are torch's"):
                    _calls._check_arrays(None, 0, None, torchs, torchs, None, others)
                _calls._check_arrays(None, 0, 7, torchs, torchs, None, others)
                _calls._check_arrays(None, 0, None, torchs, torchs, None)
                _calls._check_arrays(None, CPU, None, torchs, others)


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
        self.check(TypeError, r"^a: DLPack type code, bits, lanes = 0, 32, 1, must be one of bfloat16",
                   rawgemm.gemm, Array("int32", (M, K)), b)
        self.check(rawgemm.ArgumentError, r"^gemm: types of A, D and B = bf16,fp32,e4m3, must be among",
                   rawgemm.gemm, a, operands("float8_e4m3fn")[1])
        self.check(TypeError, r"^c: dtype = bfloat16, must be out's, float32", rawgemm.gemm, a, b,
                   c=Array("bfloat16", (M, N), a_at), beta=1.0)
        self.check(TypeError, r"^scale_a: dtype = bfloat16, must be float32", rawgemm.gemm_fp8,
                   *operands("float8_e4m3fn"), scale_a=Array("bfloat16", (1, 1)))
        self.check(TypeError, r"^a: builtins.list, must be a torch tensor, a numpy array, or have __dlpack__",
                   rawgemm.gemm, [[1.0]], b)

    def test_wrong_devices(self):
        a, b = operands()
        interface = {"data": (1 << 20, False), "typestr": "<f2", "shape": (M, K), "strides": (300, 2), "version": 3}
        of_gpu = SimpleNamespace(__cuda_array_interface__=interface)
        self.assertEqual(read("a", of_gpu, None), (1 << 20, (Type.fp16, (M, K), (150, 1), 0), None, False))
        self.check(ValueError, r"^a is on GPU 0, must be on the CPU", rawgemm.gemm, of_gpu, b)
        self.check(ValueError, r"^a is on GPU 0, must be on the CPU: this rawgemm was installed without a CUDA toolkit",
                   rawgemm.gemm, Array("bfloat16", (M, K), device=CUDA), b)
        self.check(ValueError, r"^b is on GPU 0, must be on the CPU, where a is",
                   rawgemm.gemm, a, Array("bfloat16", (N, K), device=CUDA))
        self.check(ValueError, r"^out is on GPU 0, must be on the CPU, where a is",
                   rawgemm.gemm, a, b, out=output(device=CUDA))
        self.check(TypeError, r"^a: DLPack device type = 10, must be that of the CPU or of CUDA",
                   rawgemm.gemm, Array("bfloat16", (M, K), device=(10, 0)), b)

    def test_wrong_strides(self):
        a, b = operands()
        self.check(ValueError, r"^a: strides = \(272, 2\), one must be 1",
                   rawgemm.gemm, Array("bfloat16", (M, K), strides=(2 * K, 2)), b)
        self.check(ValueError, r"^out: strides = \(1, 8\), the second must be 1",
                   rawgemm.gemm, a, b, out=output(transposed=True))
        self.check(rawgemm.ArgumentError, r": lda = 137, must be a multiple of 8 elements",
                   rawgemm.gemm, Array("bfloat16", (M, K), strides=(K + 1, 1)), b)
        self.check(rawgemm.ArgumentError, r": ldb = 0, must be at least k = 136",
                   rawgemm.gemm, a, Array("bfloat16", (N, K), strides=(0, 1)))
        self.check(rawgemm.ArgumentError, r": d = \d+, must be a multiple of 16 bytes \(TMA\); it is 4 bytes past one",
                   rawgemm.gemm, a, b, out=output(shift=4))
        self.check(rawgemm.ArgumentError, r"^gemm_fp8: major_b = 1, must be RAWGEMM_MAJOR_K",
                   rawgemm.gemm_fp8, *operands("float8_e4m3fn", transposed=(False, True)))
        rows, fp8 = Array("float32", (M, 2)), operands("float8_e4m3fn")
        for of_a, of_b, text in (
            (rows, Array("float32", (N, 2), transposed=True), r"scales_a: strides = \(4, 1\)"),
            (Array("float32", (M, 2), transposed=True), Array("float32", (N, 2)), r"scales_b: strides = \(4, 1\)"),
            (Array("float32", (M, 2), strides=(4, 2)), Array("float32", (1, 2)), r"scales_a: strides = \(4, 2\)"),
        ):
            self.check(ValueError, rf"^{text}, the first must be 1", rawgemm.gemm_fp8_scaled, *fp8, of_a, of_b)
        with unittest.mock.patch.object(rawgemm._calls, "takes_k_major_scales", return_value=False):  # as of many rows
            self.check(ValueError, r"^scales_a: strides = \(4, 1\), the first must be 1", rawgemm.gemm_fp8_scaled,
                       *fp8, rows, Array("float32", (1, 2)))

    def test_contiguous_rows_of_scales_are_for_few_rows_of_a(self):
        takes = rawgemm._library.takes_k_major_scales
        self.assertTrue(takes(1, 4096, 7168, 0))
        self.assertFalse(takes(4096, 4096, 7168, 0))
        self.assertFalse(takes(1, 4096, 7168, 0, True))
        for rows, few in ((20, True), (2000, False)):
            self.assertEqual(takes(4096, 4096, 7168, 0, groups=(8, "offsets", rows)), few)
        self.assertTrue(takes(1, 4096, 7168, "all"))  # the call refuses it

    def test_wrong_shapes(self):
        a, b = operands()
        self.check(ValueError, r"^a: shape = \(1, 5, 136\), must be of two extents",
                   rawgemm.gemm, Array("bfloat16", (1, M, K)), b)
        self.check(ValueError, r"^b: shape = \(20, 128\), must be \[n, 136\], as a is \[5, 136\]",
                   rawgemm.gemm, a, Array("bfloat16", (N, 128)))
        self.check(ValueError, r"^out: shape = \(5, 24\), must be \[5, 20\]", rawgemm.gemm, a, b, out=output(n=24))
        self.check(ValueError, r"^c: shape = \(4, 20\), must be \[5, 20\]",
                   rawgemm.gemm, a, b, c=output(4), beta=1.0)
        self.check(ValueError, r"^scale_b: shape = \(5, 1\), must be of one element, or of 20",
                   rawgemm.gemm_fp8, *operands("float8_e4m3fn"), scale_b=column([1] * M))
        self.check(ValueError, r"^scales_b: shape = \(2, 2\), must be \[20, 2\] or \[1, 2\]", rawgemm.gemm_fp8_scaled,
                   *operands("float8_e4m3fn"), Array("float32", (M, 2), transposed=True), Array("float32", (2, 2)))

    def test_read_only_outputs(self):
        self.check(ValueError, "^out is read-only", rawgemm.gemm, *operands(), out=output(read_only=True))
        self.check(ValueError, "^scales is read-only", rawgemm.quantize_blocks, operands()[0],
                   out=Array("float8_e4m3fn", (M, K)),
                   scales=Array("float32", (M, 2), transposed=True, read_only=True))

    def test_outputs_that_overlap_what_is_read(self):
        a, b = operands()
        for name, operand in (("a", a), ("b", b)):
            out = output()
            out.memory, out.offset = operand.memory, operand.offset + 32
            self.check(rawgemm.ArgumentError, rf": d = \d+, must not overlap {name} \(tiles are stored while others",
                       rawgemm.gemm, a, b, out=out)
        out, c = output(), output()
        c.memory, c.offset = out.memory, out.offset + 4 * N + 16  # a row and four elements further on
        self.check(rawgemm.ArgumentError, r": c = \d+, must not overlap d, or be d with ldc = ldd = 20", rawgemm.gemm, a,
                   b, out=out, c=c, beta=1.0)

    def test_contradictions(self):
        a, b = operands()
        self.check(ValueError, r"^add_to_out: c and beta must not be given", rawgemm.gemm, a, b, beta=1.0,
                   add_to_out=True)
        self.check(ValueError, r"^accumulation = 'slow', must be 'fast' or 'promoted'", rawgemm.gemm_fp8,
                   *operands("float8_e4m3fn"), accumulation="slow")
        self.check(ValueError, r"^accumulation = \['fast'\], must be 'fast' or 'promoted'", rawgemm.gemm_fp8,
                   *operands("float8_e4m3fn"), accumulation=["fast"])
        for block in ((64, 64), 128, None, "1x128", ([1], 128), [1, 128, 1]):
            self.check(ValueError, rf"^block = {re.escape(repr(block))}, must be \(1, 128\) or \(128, 128\)",
                       rawgemm.quantize_blocks, a, block)
        with self.assertRaisesRegex(TypeError, "^programmatic = None, must be a bool"):
            rawgemm.quantize_blocks(a, out=Array("float8_e4m3fn", (M, K)), scales=Array("float32", (M, 2), transposed=True),
                                    programmatic=None)
        self.check(TypeError, r"^alpha, beta, .*, max_sms = 1.0, 0.0, False, False, False, 1.5, must be", rawgemm.gemm, a,
                   b, max_sms=1.5)
        self.check(ValueError, r"^alpha = 1e\+39, must be finite in fp32, or infinite", rawgemm.gemm, a, b, alpha=1e39)
        self.check(ValueError, r"^beta = -1e\+39, must be", rawgemm.gemm, a, b, c=output(M, N), beta=-1e39)
        self.check(TypeError, r"^alpha = None, must be a number", rawgemm.gemm, a, b, alpha=None)
        with self.assertRaisesRegex(TypeError, "^out: must be given where the operands are neither torch's nor"):
            rawgemm.gemm(a, b)
        with self.assertRaisesRegex(ValueError, r"^out = None, must be given \(add_to_out\)"):
            rawgemm.gemm(a, b, add_to_out=True)

    def test_a_layout_that_there_is_not(self):
        a, b = Array("bfloat16", (2, M, K)), Array("bfloat16", (2, N, K))
        ends = Array("int32", (2,))
        for layout in ("Masked", None, ["masked"]):
            text = rf"^layout = {re.escape(repr(layout))}, must be one of 'offsets', 'psum', 'masked', 'indices'"
            self.check(ValueError, text, rawgemm.grouped_gemm, a, b, ends, layout=layout)
            self.check(ValueError, text, rawgemm.grouped_gemm_fp8_scaled, a, b, ends, ends, ends, layout=layout)
            with self.assertRaisesRegex(ValueError, text):
                rawgemm.check_offsets(ends, 2 * M, layout=layout)

    def test_a_dtype_that_there_is_not_or_that_out_has_not(self):
        a, b = operands()
        for dtype in ("half", ["float32"], "int8"):
            self.check(TypeError, rf"^out_dtype = {re.escape(str(dtype))}, must be one of bfloat16, float16, float32",
                       rawgemm.gemm, a, b, out_dtype=dtype)
            self.check(TypeError, rf"^dtype = {re.escape(str(dtype))}, must be one of bfloat16, float16, float32",
                       rawgemm.quantize_blocks, a, dtype=dtype, out=Array("float8_e4m3fn", (M, K)),
                       scales=Array("float32", (M, 2), transposed=True))
        a8, b8 = operands("float8_e4m3fn")
        for call, a, b in ((rawgemm.gemm, a, b), (rawgemm.gemm_fp8, a8, b8)):
            self.check(TypeError, "^out_dtype = bfloat16, must be out's, float32, or None", call, a, b,
                       out_dtype="bfloat16")
            d = output()
            call(a, b, d, out_dtype="float32")
            self.assertEqual(d.rows(), products())
        self.check(TypeError, "^dtype = float8_e5m2, must be out's, float8_e4m3fn, or None", rawgemm.quantize_blocks,
                   operands()[0], dtype="float8_e5m2", out=Array("float8_e4m3fn", (M, K)),
                   scales=Array("float32", (M, 2), transposed=True))

    def test_the_librarys_errors_have_its_status_and_its_text(self):
        with self.assertRaises(rawgemm.Error) as caught:
            rawgemm.gemm(*operands(), output(), beta=1.0)
        self.assertEqual(caught.exception.status, rawgemm.Status.null_pointer)
        self.assertRegex(str(caught.exception), r": c = 0, must not be null \(the operand is not empty\)$")

    def test_a_stream_of_another_device(self):
        for stream in (SimpleNamespace(device=SimpleNamespace(index=1), cuda_stream=7),  # torch's
                       SimpleNamespace(device_id=1, ptr=7),  # cupy's
                       SimpleNamespace(device=SimpleNamespace(device_id=1), __cuda_stream__=lambda: (0, 7))):
            self.assertEqual(stream_handle(stream, 1), 7)
            self.assertEqual(stream_handle(stream, CPU), 7)
            with self.assertRaisesRegex(ValueError, "^stream is of GPU 1, must be of GPU 0, where the arrays are"):
                stream_handle(stream, 0)
        for stream in (SimpleNamespace(device_id=-1, ptr=7), SimpleNamespace(__cuda_stream__=lambda: (0, 7)), 7):
            self.assertEqual(stream_handle(stream, 0), 7)  # which does not say

    def test_what_is_no_stream(self):
        for stream in ("stream", 1.5, True, object()):
            text = f"^stream: {type(stream).__name__}, must be a stream, the number of one, or None"
            for device in (0, CPU):
                with self.assertRaisesRegex(TypeError, text):
                    stream_handle(stream, device)
            self.check(TypeError, text, rawgemm.gemm, *operands(), stream=stream)
        for stream in (-1, 1 << 64):
            for device in (0, CPU):
                with self.assertRaisesRegex(ValueError, f"^stream = {stream}, must be the number of a stream, 0 to"):
                    stream_handle(stream, device)
        d = output()
        rawgemm.gemm(*operands(), d, stream=SimpleNamespace(ptr=7))
        self.assertEqual(d.rows(), products())


if __name__ == "__main__":
    unittest.main()
