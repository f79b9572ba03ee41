"""What arrays of other libraries say of themselves: torch's and numpy's at first hand, others' through DLPack or
__cuda_array_interface__."""

import contextlib
import ctypes
import math
import numbers
import sys
from typing import Any, Callable, Dict, NamedTuple, Optional, Sequence, Tuple

from ._library import BYTES, INT32, INT64, UINT8, Type, device_of, on_model

CPU = -1  # as torch's Tensor.get_device()
TORCH, NUMPY = "torch", "numpy"


class Layout(NamedTuple):
    """strides: in elements.  device: its index, or CPU."""

    type: int
    shape: Tuple[int, ...]
    strides: Tuple[int, ...]
    device: int

    def transposed(self) -> "Layout":
        return self._replace(shape=self.shape[::-1], strides=self.strides[::-1])


# What `read` returns, in plain tuples, as each is made for each call:
#   address     of the first element
#   layout      the fields of a Layout
#   library     TORCH, NUMPY or None
#   read_only
Array = Tuple[int, Tuple[int, Tuple[int, ...], Tuple[int, ...], int], Optional[str], bool]


class Types(dict):
    """By dtype, torch's or numpy's with those of ml_dtypes. names, dl_types: those that there are, DLPack's by code and
    bits."""

    def __init__(self, names: Dict[str, int], dl_types: Dict[Tuple[int, int], int]) -> None:
        self.names, self.dl_types = names, dl_types

    def __missing__(self, dtype: Any) -> int:
        name = str(dtype).rpartition(".")[2]
        if name not in self.names and isinstance(dtype, type):  # numpy.float32 in the place of its dtype
            name = dtype.__name__
        if name not in self.names:
            raise TypeError(f"dtype = {dtype}, must be one of {', '.join(self.names)}")
        self[dtype] = int(self.names[name])
        return self[dtype]


type_of = Types(
    {
        "bfloat16": Type.bf16,
        "float16": Type.fp16,
        "float32": Type.fp32,
        "float8_e4m3fn": Type.e4m3,
        "float8_e5m2": Type.e5m2,
    },
    {(4, 16): Type.bf16, (2, 16): Type.fp16, (2, 32): Type.fp32, (10, 8): Type.e4m3, (12, 8): Type.e5m2})
integer_of = Types({"int32": INT32, "int64": INT64}, {(0, 32): INT32, (0, 64): INT64})
byte_of = Types({"uint8": UINT8}, {(1, 8): UINT8})
NAMES = {int(type): name for types in (type_of, integer_of, byte_of) for name, type in types.names.items()}


def type_named(name: str, dtype: Any, types: Types = type_of) -> int:
    """Of argument `name`, which is a dtype."""
    try:
        return types[dtype]
    except TypeError:  # none of them, or what has no hash
        raise TypeError(f"{name} = {dtype}, must be one of {', '.join(types.names)}") from None


def _read_torch(x: Any, stream: Any, types: Types) -> Array:
    type = types[x.dtype]
    if x.layout is not sys.modules[TORCH].strided:
        raise TypeError(f"layout = {x.layout}, must be torch.strided, as that of to_dense()")
    if x.is_neg():  # what is in memory has the other sign. Complex numbers, of which some are conjugates, are no type
        raise ValueError("is_neg() = True, must be False, as that of resolve_neg()")
    return x.data_ptr(), (type, x.shape, x.stride(), x.get_device()), TORCH, False


def _in_elements(strides: Tuple[int, ...], type: int) -> Tuple[int, ...]:
    if any(stride % BYTES[type] for stride in strides):
        raise ValueError(f"strides = {strides} bytes, must be multiples of an element's {BYTES[type]}")
    return tuple(stride // BYTES[type] for stride in strides)


def _read_numpy(x: Any, stream: Any, types: Types) -> Array:
    type = types[x.dtype]
    strides = _in_elements(x.strides, type)
    address = x.__array_interface__["data"][0]
    return address, (type, x.shape, strides, CPU), NUMPY, not x.flags.writeable


class _DLTensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class _DLManagedTensorVersioned(ctypes.Structure):
    _fields_ = [
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("manager", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", _DLTensor),
    ]


_DL_READ_ONLY = 1
_DL_CPU, _DL_CUDA, _DL_CUDA_HOST, _DL_CUDA_MANAGED = 1, 2, 3, 13
_is_capsule = ctypes.pythonapi.PyCapsule_IsValid
_is_capsule.argtypes = [ctypes.py_object, ctypes.c_char_p]
_pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
_pointer_of.argtypes = [ctypes.py_object, ctypes.c_char_p]
_pointer_of.restype = ctypes.c_void_p


def _read_dlpack(x: Any, stream: Any, types: Types) -> Array:
    device_type, device = x.__dlpack_device__()
    on_cpu = device_type in (_DL_CPU, _DL_CUDA_HOST)
    if not on_cpu and device_type not in (_DL_CUDA, _DL_CUDA_MANAGED):
        raise TypeError(f"DLPack device type = {int(device_type)}, must be that of the CPU or of CUDA")
    # The producer makes this stream wait for what it has enqueued; to DLPack the default stream is 1.
    of_stream = {} if on_cpu else {"stream": stream_handle(stream, device) or 1}
    try:
        capsule = x.__dlpack__(max_version=(1, 0), copy=False, **of_stream)
    except TypeError:  # a producer older than DLPack 1.0
        capsule = x.__dlpack__(**of_stream)
    read_only = False
    if _is_capsule(capsule, b"dltensor_versioned"):
        versioned = _DLManagedTensorVersioned.from_address(_pointer_of(capsule, b"dltensor_versioned"))
        read_only = bool(versioned.flags & _DL_READ_ONLY)
        tensor = versioned.tensor
    else:
        tensor = _DLTensor.from_address(_pointer_of(capsule, b"dltensor"))
    type = types.dl_types.get((tensor.code, tensor.bits))
    if type is None or tensor.lanes != 1:
        raise TypeError(f"DLPack type code, bits, lanes = {tensor.code}, {tensor.bits}, {tensor.lanes}, must be one of "
                        f"{', '.join(types.names)}")
    shape = tuple(tensor.shape[: tensor.ndim])
    strides = tuple(tensor.strides[: tensor.ndim]) if tensor.strides else contiguous(shape)
    address = (tensor.data or 0) + tensor.byte_offset
    if not on_cpu:
        device = _device_at(address, None if device_type == _DL_CUDA_MANAGED else device)
    return address, (int(type), shape, strides, CPU if on_cpu else device), None, read_only


def _device_at(address: int, named: Optional[int]) -> int:
    """Whose memory it is. named: by the array, which counts where the driver names none; None: by nobody, and then it
    is the current one."""
    if on_model:
        return named or 0
    found, current = device_of(address)
    if found >= 0:
        return found
    return current if named is None else named


def check_current(device: int) -> None:
    """Of arrays but torch's, whose device no call makes the current one."""
    current = device_of(0)[1]
    if device != current:
        raise ValueError(f"arrays are on {place(device)}, must be on {place(current)}, the current device (a call "
                         "changes it for torch's alone)")


def _device_of_stream(stream: Any) -> Optional[int]:
    """As torch, cuda.core and cupy have it; None: it does not say."""
    device = getattr(stream, "device", None)
    for owner, name in ((device, "index"), (device, "device_id"), (stream, "device_id")):
        index = getattr(owner, name, None)
        if index is not None and index >= 0:  # cupy's -1: of any
            return index
    return None


def stream_handle(stream: Any, device: int) -> Optional[int]:
    """Of torch's streams, cupy's, what has __cuda_stream__, and of a cudaStream_t as a number. On the CPU a stream may
    be of any device."""
    if stream is None:
        return None
    if isinstance(stream, numbers.Integral) and not isinstance(stream, bool):  # numpy's are numbers, too
        if not 0 <= stream < 1 << 64:
            raise ValueError(f"stream = {stream}, must be the number of a stream, 0 to 2^64 - 1")
        return int(stream)
    index = _device_of_stream(stream)
    if device != CPU and index not in (None, device):
        raise ValueError(f"stream is of {place(index)}, must be of {place(device)}, where the arrays are")
    for name in ("cuda_stream", "ptr"):
        if hasattr(stream, name):
            return getattr(stream, name)
    if hasattr(stream, "__cuda_stream__"):
        return stream.__cuda_stream__()[1]
    raise TypeError(f"stream: {type(stream).__qualname__}, must be a stream, the number of one, or None")


_CUDA_TYPES = {"<f2": "float16", "<f4": "float32", "<i4": "int32", "<i8": "int64", "|u1": "uint8"}


def _read_cuda_array_interface(x: Any, stream: Any, types: Types) -> Array:
    # Its typestr knows neither bf16 nor FP8: the dtype, where there is one, does.
    interface = x.__cuda_array_interface__
    type = types[getattr(x, "dtype", _CUDA_TYPES.get(interface["typestr"]))]
    shape = tuple(interface["shape"])
    strides = interface.get("strides")
    strides = contiguous(shape) if strides is None else _in_elements(tuple(strides), type)
    if interface.get("mask") is not None:
        raise ValueError("__cuda_array_interface__ has a mask, must have none")
    address, read_only = interface["data"]
    device = _device_at(address or 0, getattr(getattr(x, "device", None), "id", None))
    # What must be waited for before it is read; to the interface the default stream is 1.
    written_on = interface.get("stream")
    if written_on not in (None, stream_handle(stream, device) or 1):
        raise ValueError(f"__cuda_array_interface__ has stream = {written_on}, must be the call's stream")
    return address or 0, (type, shape, strides, device), None, read_only


def contiguous(shape: Sequence[int]) -> Tuple[int, ...]:
    """The strides of a row-major array; an extent of 0 counts as 1, as torch and numpy have it."""
    strides = [1] * len(shape)
    for i in range(len(shape) - 1, 0, -1):
        strides[i - 1] = strides[i] * max(shape[i], 1)
    return tuple(strides)


Reader = Callable[[Any, Any, Types], Array]
_readers: Dict[type, Reader] = {}  # of classes that were seen


def _is_of(module: str, class_name: str, x: Any) -> bool:
    """Without importing what nobody has imported."""
    return module in sys.modules and isinstance(x, getattr(sys.modules[module], class_name))


def is_torch(x: Any) -> bool:
    return _is_of(TORCH, "Tensor", x)


def _find_reader(x: Any) -> Reader:
    if is_torch(x):
        return _read_torch
    if _is_of("numpy.ma", "MaskedArray", x):
        raise TypeError(f"{type(x).__module__}.{type(x).__qualname__}, must be an array without a mask, as filled() is")
    if _is_of(NUMPY, "ndarray", x):
        return _read_numpy
    if hasattr(x, "__dlpack__") and hasattr(x, "__dlpack_device__"):
        return _read_dlpack
    if hasattr(x, "__cuda_array_interface__"):
        return _read_cuda_array_interface
    raise TypeError(f"{type(x).__module__}.{type(x).__qualname__}, must be a torch tensor, a numpy array, or have "
                    "__dlpack__ or __cuda_array_interface__")


def read(name: str, x: Any, stream: Any, types: Types = type_of) -> Array:
    """What argument `name`, whose dtype must be among `types`, says of itself."""
    try:
        reader = _readers.get(type(x))
        if reader is None:
            reader = _readers[type(x)] = _find_reader(x)
        return reader(x, stream, types)
    except (TypeError, ValueError) as error:
        raise type(error)(f"{name}: {error}") from None


def place(device: int) -> str:
    return "the CPU" if device == CPU else f"GPU {device}"


def check_place(name: str, device: int) -> None:
    """The library runs where it was built for."""
    if on_model and device != CPU:
        raise ValueError(f"{name} is on {place(device)}, must be on the CPU: this rawgemm was installed without a CUDA "
                         "toolkit, and runs on the model")
    if not on_model and device == CPU:
        raise ValueError(f"{name} is on the CPU, must be on a GPU: this rawgemm is for sm_90a")


def padded(columns: int, type: int) -> int:
    """Elements of a row that ends where the next may begin: a multiple of 16 bytes."""
    chunk = 16 // BYTES[type]
    return -(-columns // chunk) * chunk


def make(like: Any, library: Optional[str], shape: Tuple[int, ...], type: int, stream: Any = None) -> Any:
    """An array of this library, on the device of `like`, whose rows begin at multiples of 16 bytes. stream: that which
    will write it, None: the current one; torch's memory is the stream's."""
    stored = (*shape[:-1], padded(shape[-1], type))
    if library == TORCH:
        torch = sys.modules[TORCH]
        with contextlib.nullcontext() if stream is None or like.get_device() == CPU else _as_current(stream, like):
            # No view: autograd's functions return none that may be written in place.
            return like.new_empty_strided(tuple(shape), contiguous(stored), dtype=getattr(torch, NAMES[type]))
    if library != NUMPY:
        raise TypeError("out: must be given where the operands are neither torch's nor numpy's")
    made = _make_numpy(stored, NAMES[type])
    return made if stored == tuple(shape) else made[..., : shape[-1]]


def _as_current(stream: Any, like: Any) -> Any:
    """A context in which it is torch's current stream."""
    cuda = sys.modules[TORCH].cuda
    if not isinstance(stream, cuda.Stream):
        handle = stream_handle(stream, like.get_device())
        stream = cuda.ExternalStream(handle, like.device) if handle else cuda.default_stream(like.device)
    return cuda.stream(stream)


def _make_numpy(shape: Tuple[int, ...], name: str) -> Any:
    import numpy

    dtype = numpy.dtype(name) if name in ("float16", "float32", "uint8") else None
    if dtype is None:
        import ml_dtypes

        dtype = numpy.dtype(getattr(ml_dtypes, name))
    # numpy promises the alignment of an element alone.
    size = math.prod(shape) * dtype.itemsize
    bytes = numpy.empty(size + 16, numpy.uint8)
    begin = -bytes.__array_interface__["data"][0] % 16
    return bytes[begin : begin + size].view(dtype).reshape(shape)
