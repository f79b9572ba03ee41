"""Matrices of this process's memory that know nothing but DLPack: what the tests multiply where neither numpy nor torch
is installed."""

import ctypes
import itertools
import struct

from rawgemm._arrays import _DLManagedTensorVersioned

CODES = {"bfloat16": (4, 16), "float32": (2, 32), "float8_e4m3fn": (10, 8), "int32": (0, 32),
         "int64": (0, 64), "uint8": (1, 8)}
CPU, CUDA = (1, 0), (2, 0)
UNTOUCHED = 0x5A

_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
_new_capsule.restype = ctypes.py_object


def encode(dtype, number):
    """The bytes of a number that dtype has exactly."""
    if dtype.startswith("int"):
        return number.to_bytes(CODES[dtype][1] // 8, "little", signed=True)
    bits, = struct.unpack("<I", struct.pack("<f", number))
    if dtype == "float32":
        return bits.to_bytes(4, "little")
    if dtype == "bfloat16":
        return (bits >> 16).to_bytes(2, "little")
    exponent, fraction = (bits >> 23 & 0xFF) - 127 + 7, bits >> 20 & 7
    return bytes([bits >> 31 << 7 | (exponent << 3 | fraction if number else 0)])


def decode(dtype, data):
    if dtype == "float32":
        return struct.unpack("<f", data)[0]
    if dtype == "bfloat16":
        return struct.unpack("<f", b"\0\0" + data)[0]
    exponent, fraction = data[0] >> 3 & 15, data[0] & 7
    magnitude = 2.0 ** (exponent - 7) * (1 + fraction / 8) if exponent else fraction / 512
    return -magnitude if data[0] >> 7 else magnitude


class Array:
    """shape, whose elements are at(i, j), with as many numbers as there are extents, or untouched bytes.  strides: in
    elements; where there are none, rows begin at multiples of 16 bytes, and matrices follow each other.  transposed:
    columns do, in the place of rows.  shift: bytes past such a multiple, or one of alignment."""

    def __init__(self, dtype, shape, at=None, *, strides=None, transposed=False, read_only=False, device=CPU, shift=0,
                 alignment=16):
        self.dtype, self.shape, self.read_only, self.device = dtype, shape, read_only, device
        self.size = CODES[dtype][1] // 8
        if strides is None:
            chunk = 16 // self.size
            rows, columns = shape[-2:] if len(shape) > 1 else (1, *shape)
            contiguous = -(-(rows if transposed else columns) // chunk) * chunk
            matrix = contiguous * (columns if transposed else rows)
            strides = (matrix, 1, contiguous) if transposed else (matrix, contiguous, 1)
            strides = strides[-len(shape) :]
        self.strides = strides
        extent = 1 + sum(max(n - 1, 0) * s for n, s in zip(shape, strides))
        size = extent * self.size + alignment + 64
        self.memory = (ctypes.c_ubyte * size)(*[UNTOUCHED] * size)
        self.offset = -ctypes.addressof(self.memory) % alignment + shift
        if at is not None:
            for place in itertools.product(*map(range, shape)):
                begin = self._begin(place)
                self.memory[begin : begin + self.size] = encode(dtype, at(*place))

    def _begin(self, place):
        return self.offset + sum(i * stride for i, stride in zip(place, self.strides)) * self.size

    def rows(self, *place):
        """Lists of lists of numbers, of those whose first places are given."""
        if len(place) < len(self.shape):
            return [self.rows(*place, i) for i in range(self.shape[len(place)])]
        begin = self._begin(place)
        return decode(self.dtype, bytes(self.memory[begin : begin + self.size]))

    def bytes_written(self):
        """How many are no longer as they were made, at least."""
        return sum(byte != UNTOUCHED for byte in self.memory)

    def __dlpack_device__(self):
        return self.device

    def __dlpack__(self, *, max_version, copy, stream=None):
        self._shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        self._strides = (ctypes.c_int64 * len(self.shape))(*self.strides)
        self._managed = _DLManagedTensorVersioned(major=1, minor=0, flags=int(self.read_only))
        tensor = self._managed.tensor
        tensor.data, tensor.byte_offset = ctypes.addressof(self.memory), self.offset
        tensor.device_type, tensor.device_id = self.device
        tensor.code, tensor.bits = CODES[self.dtype]
        tensor.lanes, tensor.ndim = 1, len(self.shape)
        tensor.shape, tensor.strides = self._shape, self._strides
        return _new_capsule(ctypes.addressof(self._managed), b"dltensor_versioned", None)

    def old_capsule(self):
        """As before DLPack 1.0, where the tensor came first, after __dlpack__."""
        return _new_capsule(ctypes.addressof(self._managed.tensor), b"dltensor", None)
