"""librawgemm by ctypes: its functions, its structures as bytes, its statuses as exceptions. rawgemm.h says what each
argument is."""

import ctypes
import enum
import functools
import importlib.machinery
import importlib.util
import os
import pathlib
import struct
from typing import Any, Callable, Optional, Tuple

VERSION = 100  # RAWGEMM_VERSION of the rawgemm.h that the structures below are those of
DEFAULT_PATH = pathlib.Path(__file__).with_name("librawgemm.so")


class Type(enum.IntEnum):
    """rawgemm_type: of the elements of a matrix."""

    bf16 = 1
    fp16 = 2
    fp32 = 3
    e4m3 = 4
    e5m2 = 5


# No rawgemm_type: of arrays that say which rows are a group's, and of a workspace.
INT32, INT64, UINT8 = 6, 7, 8
BYTES = (0, 2, 2, 4, 1, 1, 4, 8, 1)  # of an element of each
MAJOR_K, MAJOR_MN = 0, 1
FAST, PROMOTED = 0, 1
BLOCK_1X128, BLOCK_128X128 = 1, 2
GROUP_LAYOUTS = {"offsets": 0, "psum": 1, "masked": 2, "indices": 3}

# rawgemm_gemm_arguments, aligned as a C compiler does: types of A, B, D, majors of A, B; m, n, k; a, lda; b, ldb;
# d, ldd; c, ldc; alpha, beta; add_to_d; scale_a, scale_b, scale_d; scale_a_each_row, scale_b_each_row;
# block_scales_a, its ld; block_scales_b, its ld; k_major_block_scales_a; programmatic, weights_ready; max_sms.
GEMM_ARGUMENTS = struct.Struct("@5i 3q Pq Pq Pq Pq 2f i 3P 2i Pq Pq 3i q")
# rawgemm_groups: groups; offsets, bytes of each; layout; zeroes_rest; expected_rows.
GROUPS = struct.Struct("@q P i i i q")
# rawgemm_batch: batch; strides of A, B, D, C and of scales of A, B.
BATCH = struct.Struct("@7q")
# rawgemm_quantize_arguments: types of X, Q; block; major of X; rows, k; x, ldx; q, ldq; scales, ld; programmatic.
QUANTIZE_ARGUMENTS = struct.Struct("@4i 2q Pq Pq Pq i")
# rawgemm_transpose_arguments: rows, k blocks; s, lds; d, ldd; programmatic; counts, rows of a group.
TRANSPOSE_ARGUMENTS = struct.Struct("@2q Pq Pq i P q")


class Status(enum.IntEnum):
    """rawgemm_status: which rule a call broke."""

    ok = 0
    not_in_library = 1
    null_pointer = 2
    misaligned_pointer = 3
    negative_size = 4
    size_too_large = 5
    unsupported_value = 6
    leading_dimension_too_small = 7
    leading_dimension_misaligned = 8
    leading_dimension_too_large = 9
    unsupported_device = 10
    too_little_shared_memory = 11
    cuda_error = 12
    internal_error = 13
    unsupported_size = 14


class Error(Exception):
    """A call that the library refused: nothing was launched and nothing written, but by what the model finds wrong in a
    kernel that runs (DeviceError). The text is the library's own."""

    status: Status


class ArgumentError(Error, ValueError):
    """An argument breaks a rule."""


class DeviceError(Error, RuntimeError):
    """The device cannot do it, or the driver refused; on the model, what it found."""


_DEVICE = {Status.unsupported_device, Status.too_little_shared_memory, Status.cuda_error, Status.internal_error}


# RAWGEMM_LIBRARY: a library built elsewhere, scripts/library.sh's for example.
_PATH = os.environ.get("RAWGEMM_LIBRARY") or str(DEFAULT_PATH)


def _check_version(path: str, version: int) -> None:
    if version // 100 != VERSION // 100:
        raise ImportError(f"rawgemm: {path} is version {version}, must be {VERSION} or another patch of it")


def _load() -> ctypes.CDLL:
    try:
        library = ctypes.CDLL(_PATH)
    except OSError as error:
        raise ImportError(f"rawgemm: {error}; `pip install .` builds it, or RAWGEMM_LIBRARY names one") from error
    _check_version(_PATH, library.rawgemm_version())
    return library


def _load_repeats() -> Any:
    """The extension of python/repeats, in this folder or beside the library; None: calls like one before take the way
    of all others."""
    for folder in (DEFAULT_PATH.parent, pathlib.Path(_PATH).parent):
        path = folder / ("_repeats" + importlib.machinery.EXTENSION_SUFFIXES[0])
        if path.exists():
            spec = importlib.util.spec_from_file_location(f"{__package__}._repeats", path)
            assert spec is not None and spec.loader is not None
            module: Any = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            _check_version(str(path), module.version)
            return module
    return None


_library = _load()
repeats = _load_repeats()
_library.rawgemm_build.restype = ctypes.c_char_p
_library.rawgemm_last_error.restype = ctypes.c_char_p

build: str = _library.rawgemm_build().decode()
on_model: bool = build.startswith("model")


def _function(name: str, *types: Any) -> Callable[..., int]:
    function = getattr(_library, name)
    function.argtypes = types
    function.restype = ctypes.c_int
    return function


def address_of(function: Any) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0


def error_of(status: int) -> Error:
    """For a status of this thread's last call."""
    kind = DeviceError if status in _DEVICE else ArgumentError
    error = kind(_library.rawgemm_last_error().decode())
    error.status = Status(status)
    return error


_device_of = _function("rawgemm_device_of", ctypes.c_void_p, ctypes.POINTER(ctypes.c_int), ctypes.POINTER(ctypes.c_int))


def device_of(address: int) -> Tuple[int, int]:
    """The GPU whose memory an address is in, -1 where all reach it or the driver does not know it, and the current
    one."""
    device, current = ctypes.c_int(), ctypes.c_int()
    status = _device_of(address, device, current)
    if status != 0:
        raise error_of(status)
    return device.value, current.value


# Each returns a status. Of packed arguments, an enumerator where the C function has one, packed groups or a packed
# batch, a workspace, the stream.
_PACKED, _ENUMERATOR, _STREAM = ctypes.c_char_p, ctypes.c_int, ctypes.c_void_p
gemm = _function("rawgemm_gemm", _PACKED, _STREAM)
gemm_fp8 = _function("rawgemm_gemm_fp8", _PACKED, _ENUMERATOR, _STREAM)
gemm_fp8_scaled = _function("rawgemm_gemm_fp8_scaled", _PACKED, _ENUMERATOR, _STREAM)
grouped_gemm = _function("rawgemm_grouped_gemm", _PACKED, _PACKED, _STREAM)
grouped_gemm_fp8_scaled = _function("rawgemm_grouped_gemm_fp8_scaled", _PACKED, _ENUMERATOR, _PACKED, _STREAM)
k_grouped_gemm = _function("rawgemm_k_grouped_gemm", _PACKED, _PACKED, _STREAM)
k_grouped_gemm_fp8_scaled = _function("rawgemm_k_grouped_gemm_fp8_scaled", _PACKED, _PACKED, _STREAM)
k_grouped_gemm_fp8_scaled_flat = _function("rawgemm_k_grouped_gemm_fp8_scaled_flat", _PACKED, _PACKED, ctypes.c_void_p,
                                           _STREAM)
batched_gemm = _function("rawgemm_batched_gemm", _PACKED, _PACKED, _STREAM)
batched_gemm_fp8_scaled = _function("rawgemm_batched_gemm_fp8_scaled", _PACKED, _ENUMERATOR, _PACKED, _STREAM)
check_offsets = _function("rawgemm_check_offsets", _PACKED, ctypes.c_int64, _STREAM)
check_k_offsets = _function("rawgemm_check_k_offsets", _PACKED, ctypes.c_int64, ctypes.c_int64, _STREAM)
quantize_blocks = _function("rawgemm_quantize_blocks", _PACKED, _STREAM)
transpose_scales = _function("rawgemm_transpose_scales", _PACKED, _STREAM)
_flat_workspace_bytes = _library.rawgemm_k_grouped_gemm_fp8_scaled_flat_workspace_bytes
_flat_workspace_bytes.argtypes = [ctypes.c_int64]
_flat_workspace_bytes.restype = ctypes.c_int64


_takes_k_major_scales = _library.rawgemm_takes_k_major_block_scales_a
_takes_k_major_scales.argtypes = [_PACKED, _PACKED]
_takes_k_major_scales.restype = ctypes.c_int


@functools.lru_cache(4096)
def takes_k_major_scales(m: int, n: int, k: int, max_sms: int, add_to_d: bool = False,
                         groups: Optional[Tuple[int, str, int]] = None) -> bool:
    """Whether gemm_fp8_scaled takes scales of A of which rows are contiguous; with groups, layout and expected rows
    grouped_gemm_fp8_scaled."""
    try:
        packed = GEMM_ARGUMENTS.pack(*[0] * 5, m, n, k, *[0] * 8, 0.0, 0.0, add_to_d, *[0] * 12, max_sms)
        of_groups = None
        if groups is not None:
            count, layout, expected_rows = groups
            of_groups = GROUPS.pack(count, 0, 0, GROUP_LAYOUTS[layout], False, expected_rows)
    except struct.error:
        return True  # which the call refuses, and says why
    return bool(_takes_k_major_scales(packed, of_groups))


def flat_workspace_bytes(groups: int) -> int:
    """Bytes of the workspace that k_grouped_gemm_fp8_scaled_flat needs for so many groups, whatever their sizes."""
    return int(_flat_workspace_bytes(groups))
