"""The extension alone, with functions in torch's and the C library's places: what a GPU's tensors would ask of it."""

import ctypes
import unittest
from types import SimpleNamespace

from rawgemm import _calls, _library
from rawgemm._arrays import _DLTensor
from rawgemm._library import GEMM_ARGUMENTS

CPU, CUDA = 1, 2

_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
_new_capsule.restype = ctypes.py_object


class Tensor:
    def __init__(self, data, device=(CUDA, 0), shape=(8, 16), strides=(16, 1), code=4, requires_grad=False,
                 is_neg=False):
        self.data, self.device, self.code, self.requires_grad = data, device, code, requires_grad
        self.shape, self.strides = ((ctypes.c_int64 * len(x))(*x) for x in (shape, strides))
        self.is_negated = is_neg

    def is_neg(self):
        return self.is_negated


class Parameter(Tensor):
    pass


class Other(Tensor):
    pass


class ExchangeApi(ctypes.Structure):
    _fields_ = [("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("previous", ctypes.c_void_p),
                ("managed", ctypes.c_void_p * 3),
                ("to_tensor", ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(_DLTensor))),
                ("current_stream",
                 ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_int32, ctypes.c_int32, ctypes.POINTER(ctypes.c_void_p)))]

    def __init__(self, major=1, previous=None):
        super().__init__(major=major, previous=previous)
        types = dict(self._fields_)
        self.to_tensor = types["to_tensor"](self._to_tensor)
        self.current_stream = types["current_stream"](self._current_stream)

    def _to_tensor(self, x, tensor):
        if x.data is None:
            return -1
        view = tensor.contents
        view.data, view.byte_offset, view.ndim = x.data, 256, len(x.shape)
        view.device_type, view.device_id = x.device
        view.code, view.bits, view.lanes = x.code, 16, 1
        view.shape, view.strides = (ctypes.cast(y, ctypes.POINTER(ctypes.c_int64)) for y in (x.shape, x.strides))
        return 0

    def _current_stream(self, device_type, device, stream):
        stream[0] = 7000 + device
        return self.status_of_stream

    status_of_stream = 0

    def capsule(self, name=b"dlpack_exchange_api"):
        return _new_capsule(ctypes.addressof(self), name, None)


kept = []  # for good: the extension knows their addresses


@unittest.skipUnless(_library.repeats, "no extension")
class Extension(unittest.TestCase):
    def setUp(self):
        self.repeats, self.api = _library.repeats, ExchangeApi()
        self.addCleanup(_calls._is_connected.cache_clear)
        self.torch = SimpleNamespace(modes=0, transform=None, gradients=True, device=0)
        self.assertTrue(self.connect(self.api.capsule()))
        self.calls, self.status = [], 0
        self.function = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(self.launch)
        self.with_mode = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)(
            lambda arguments, mode, stream: self.launch(arguments, stream, mode))
        kept.extend((self.api, self.function, self.with_mode))

    def connect(self, capsule):
        of = self.torch
        return self.repeats.connect(capsule, Tensor, Parameter, type(None), lambda: of.modes, lambda: of.transform,
                                    lambda: of.gradients, lambda: of.device, lambda status: KeyError(status))

    def launch(self, arguments, stream, mode=None):
        self.calls.append((*GEMM_ARGUMENTS.unpack(ctypes.string_at(arguments, GEMM_ARGUMENTS.size)), stream, mode))
        return self.status

    def arguments(self, a=None, b=None, out=None, c=None, scales_a=None, scales_b=None, function=None, alpha=1.0):
        return (_library.address_of(function or self.function), a or Tensor(0x1000), b or Tensor(0x2000), out, c,
                scales_a, scales_b, alpha, 0.0, None, False, False, False, 0)

    def remember(self, arguments, mode=-1, make=None, made=None, add_to_d=0):
        packed = GEMM_ARGUMENTS.pack(1, 1, 3, 0, 0, 8, 8, 16, 1, 16, 2, 16, 3, 8, 4, 8, 1.0, 0.0, add_to_d,
                                     *_calls._of_blocks(5, 12, 6, 20), 0, 0, 0)
        self.repeats.remember(*arguments, packed, mode, make, made)

    def again(self, **other):
        return self.repeats.call_again(*self.arguments(**other))

    def test_addresses_and_the_current_stream(self):
        out = Tensor(0x3000)
        self.assertIsNone(self.again(out=out))
        self.remember(self.arguments(out=out))
        other = Tensor(0x6000)
        self.assertIs(self.again(a=Tensor(0x4000), b=Parameter(0x5000), out=other), other)
        call, = self.calls
        self.assertEqual(call[8:16], (0x4100, 16, 0x5100, 16, 0x6100, 8, 0, 8))
        self.assertEqual((call[24], call[26], call[-2:]), (0, 0, (7000, None)))

    def test_c_scales_and_mode(self):
        x = {"out": Tensor(0x3000), "c": Tensor(0x4000), "scales_a": Tensor(0x5000), "scales_b": Tensor(0x6000),
             "function": self.with_mode}
        self.remember(self.arguments(**x), mode=2)
        self.again(**x)
        call, = self.calls
        self.assertEqual(call[14:16] + call[24:28] + call[-1:], (0x4100, 8, 0x5100, 12, 0x6100, 20, 2))

    def test_adding_to_out(self):
        self.remember(self.arguments(out=Tensor(0x3000)), add_to_d=1)
        self.again(out=Tensor(0x4000))
        self.assertEqual(self.calls[0][12:16], (0x4100, 8, 0x4100, 8))

    def test_an_output_that_is_made(self):
        self.remember(self.arguments(), make=lambda *shape: Tensor(0x9000, shape=shape), made=(8, 8))
        out = self.again()
        self.assertEqual((list(out.shape), self.calls[0][12]), ([8, 8], 0x9100))
        self.remember(self.arguments(), make=lambda: 1 // 0, made=())
        with self.assertRaises(ZeroDivisionError):
            self.again()

    def test_the_current_device(self):
        on_1 = {name: Tensor(0x1000, (CUDA, 1)) for name in ("a", "b", "out")}
        self.remember(self.arguments(**on_1))
        self.assertIsNone(self.again(**on_1))
        self.torch.device = 1
        self.assertIsNotNone(self.again(**on_1))
        self.assertEqual(self.calls[-1][-2], 7001)
        self.api.status_of_stream = -1
        self.assertIsNone(self.again(**on_1))
        on_cpu = {name: Tensor(0x1000, (CPU, 0)) for name in ("a", "b", "out")}
        self.remember(self.arguments(**on_cpu))
        self.assertIsNotNone(self.again(**on_cpu))
        self.assertIsNone(self.calls[-1][-2])
        elsewhere = {name: Tensor(0x1000, (14, 0)) for name in ("a", "b", "out")}
        self.remember(self.arguments(**elsewhere))
        self.assertIsNone(self.again(**elsewhere))

    def test_what_is_not_made_again(self):
        out = Tensor(0x3000)
        self.remember(self.arguments(out=out))
        for other in ({"a": Tensor(None)}, {"a": Other(0x1000)}, {"b": Tensor(1, shape=(9, 16))},
                      {"b": Tensor(1, strides=(24, 1))}, {"b": Tensor(1, code=2)}, {"b": Tensor(1, (CUDA, 1))},
                      {"c": out}, {"scales_a": out}, {"scales_b": out}, {"alpha": -1.0}, {"function": self.with_mode},
                      {"out": Tensor(1, requires_grad=True)}):
            self.assertIsNone(self.again(**{"out": out, **other}), other)
        of_4_extents = {"a": Tensor(1, shape=(1, 1, 8, 16), strides=(1, 1, 16, 1)), "out": out}
        self.remember(self.arguments(**of_4_extents))
        self.assertIsNone(self.again(**of_4_extents))
        for name, value in (("modes", 1), ("transform", object()), ("device", 1)):
            before = getattr(self.torch, name)
            setattr(self.torch, name, value)
            self.assertIsNone(self.again(out=out))
            setattr(self.torch, name, before)
        self.assertEqual(self.calls, [])
        self.assertIsNotNone(self.again(out=out))

    def test_what_torch_negates_is_not_read(self):
        for shape, strides in (((1, 1), (2, 2)), ((1, 16), (1, 4)), ((8, 16), (16, 2))):
            of_scales = {"shape": shape, "strides": strides}
            x = {"out": Tensor(0x3000), "scales_a": Tensor(0x5000, **of_scales)}
            self.remember(self.arguments(**x))
            self.assertIsNotNone(self.again(**x))
            x["scales_a"] = Tensor(0x5000, **of_scales, is_neg=True)
            self.assertIsNone(self.again(**x), shape)

    def test_an_error_has_the_exception_of_its_status(self):
        out = Tensor(0x3000)
        self.remember(self.arguments(out=out))
        self.status = 3
        with self.assertRaisesRegex(KeyError, "^3$"):
            self.again(out=out)

    def test_exchange_apis_of_other_versions(self):
        old = ExchangeApi()
        kept.append(old)
        self.assertTrue(self.connect(ExchangeApi(2, ctypes.addressof(old)).capsule()))
        self.assertFalse(self.connect(ExchangeApi(2).capsule()))
        self.assertFalse(self.connect(self.api.capsule(b"other")))
        self.assertFalse(self.connect(None))
