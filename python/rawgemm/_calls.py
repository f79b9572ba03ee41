"""The calls: what arrays say, as the C library's arguments."""

import sys
from typing import Any, Callable, NoReturn, Optional, Tuple

from . import _library as library
from ._arrays import CPU, TORCH, Array, check_place, make, padded, place, read, type_of
from ._library import (BLOCK_1X128, BLOCK_128X128, GEMM_ARGUMENTS, MAJOR_K, MAJOR_MN, QUANTIZE_ARGUMENTS, Type,
                       error_of)

BLOCK = 128
NO_SCALES = (0, 0, 0, 0, 0, 0, 0, 0, 0)


def _refuse_shape(name: str, x: Array, rule: str) -> NoReturn:
    raise ValueError(f"{name}: shape = {tuple(x.shape)}, must be {rule}")


def operand(name: str, x: Array) -> Tuple[int, int]:
    """Major and leading dimension. Where both could be meant, as rows or columns are one, the one that is aligned."""
    shape = x.shape
    if len(shape) != 2:
        _refuse_shape(name, x, "of two extents")
    rows, columns = shape
    row_stride, column_stride = x.strides
    if column_stride == 1 and columns > 1:
        return MAJOR_K, row_stride if rows > 1 else padded(columns, x.type)
    if row_stride == 1 and rows > 1:
        return MAJOR_MN, column_stride if columns > 1 else padded(rows, x.type)
    if rows > 1 and columns > 1:
        raise ValueError(f"{name}: strides = {tuple(x.strides)}, one must be 1")
    # One element, none, or a row or column with gaps, whose elements are rows of one element each.
    if rows > 1:
        return MAJOR_K, row_stride
    return (MAJOR_MN, column_stride) if columns > 1 else (MAJOR_K, padded(1, x.type))


def row_major(name: str, x: Array) -> int:
    """The leading dimension of D or C."""
    rows, columns = x.shape
    row_stride, column_stride = x.strides
    if column_stride != 1 and columns > 1:
        raise ValueError(f"{name}: strides = {tuple(x.strides)}, the second must be 1 (D and C are row-major)")
    return row_stride if rows > 1 else padded(columns, x.type)


def _check_writable(name: str, out: Any, x: Array) -> None:
    if x.read_only:
        raise ValueError(f"{name} is read-only")
    if x.library == TORCH and out.requires_grad and sys.modules[TORCH].is_grad_enabled():
        raise ValueError(f"{name} requires grad, and is written to: call within torch.no_grad()")


def _same_device(name: str, x: Array, device: int) -> None:
    if x.device != device:
        raise ValueError(f"{name} is on {place(x.device)}, must be on {place(device)}, where a is")


def stream_handle(stream: Any, device: Optional[int] = None) -> Optional[int]:
    """Of torch's streams, cupy's, what has __cuda_stream__, and of a cudaStream_t as a number."""
    if stream is None or isinstance(stream, int):
        return stream
    index = getattr(getattr(stream, "device", None), "index", None)
    if None not in (index, device) and index != device:
        raise ValueError(f"stream is of {place(index)}, must be of {place(device)}, where a is")
    for name in ("cuda_stream", "ptr"):
        if hasattr(stream, name):
            return getattr(stream, name)
    if hasattr(stream, "__cuda_stream__"):
        return stream.__cuda_stream__()[1]
    raise TypeError(f"stream: {type(stream).__qualname__}, must be a stream, the number of one, or None")


def launch(library: Optional[str], device: int, stream: Any, call: Callable[..., int], *arguments: Any) -> None:
    """Calls on the stream, by default torch's current one or the default one. torch's device becomes the current one."""
    if device == CPU:
        status = call(*arguments, None)
    elif library != TORCH:
        status = call(*arguments, stream_handle(stream, device))
    else:
        torch = sys.modules[TORCH]
        # torch.cuda.current_stream(device).cuda_stream and torch.cuda.current_device(), in a tenth of the time.
        handle = torch._C._cuda_getCurrentRawStream(device) if stream is None else stream_handle(stream, device)
        if torch._C._cuda_getDevice() == device:
            status = call(*arguments, handle)
        else:
            with torch.cuda.device(device):
                status = call(*arguments, handle)
    if status != 0:
        raise error_of(status)


def product(
    call: Callable[..., int],
    mode: Tuple[int, ...],
    a: Any,
    of_a: Array,
    of_b: Array,
    out: Any,
    c: Any,
    alpha: float,
    beta: float,
    made_type: int,
    scales: Tuple[int, ...],
    add_to_out: bool,
    programmatic: bool,
    weights_ready: bool,
    stream: Any,
) -> Any:
    """out, after a GEMM. mode: the enumerator that the C function takes besides.  made_type: of an out that is made."""
    major_a, lda = operand("a", of_a)
    major_b, ldb = operand("b", of_b)
    (m, k), (n, k_b) = of_a.shape, of_b.shape
    device = of_a.device
    check_place("a", device)
    _same_device("b", of_b, device)
    if k_b != k:
        _refuse_shape("b", of_b, f"[n, {k}], as a is [{m}, {k}]")
    if out is None:
        if add_to_out:
            raise ValueError("out = None, must be given (add_to_out)")
        out = make(a, of_a.library, m, n, made_type)
    of_d = read("out", out, stream_handle(stream))
    _check_matrix("out", of_d, m, n, device)
    _check_writable("out", out, of_d)
    ldd = row_major("out", of_d)
    c_address, ldc = 0, 0
    if add_to_out:
        if c is not None or beta != 0:
            raise ValueError("add_to_out: c and beta must not be given, they are out and 1")
        beta, c_address, ldc = 1, of_d.address, ldd
    elif c is not None:
        of_c = read("c", c, stream_handle(stream))
        _check_matrix("c", of_c, m, n, device)
        if of_c.type != of_d.type:
            raise TypeError(f"c: dtype = {Type(of_c.type).name}, must be out's, {Type(of_d.type).name}")
        c_address, ldc = of_c.address, row_major("c", of_c)
    # fmt: off
    packed = GEMM_ARGUMENTS.pack(
        of_a.type, of_b.type, of_d.type, major_a, major_b, m, n, k, of_a.address, lda, of_b.address, ldb,
        of_d.address, ldd, c_address, ldc, alpha, beta, add_to_out, *scales, programmatic, weights_ready)
    # fmt: on
    launch(of_a.library, device, stream, call, packed, *mode)
    return out


def _check_matrix(name: str, x: Array, m: int, n: int, device: int) -> None:
    if x.shape != (m, n):
        _refuse_shape(name, x, f"[{m}, {n}]")
    _same_device(name, x, device)


def _read_fp32(name: str, scales: Any, device: int, stream: Any) -> Array:
    x = read(name, scales, stream_handle(stream))
    if x.type != Type.fp32:
        raise TypeError(f"{name}: dtype = {Type(x.type).name}, must be fp32")
    _same_device(name, x, device)
    return x


def operand_scales(name: str, scales: Any, rows: int, device: int, stream: Any) -> Tuple[int, bool]:
    """Address, and whether each row has one."""
    if scales is None:
        return 0, False
    x = _read_fp32(name, scales, device, stream)
    elements = [(extent, stride) for extent, stride in zip(x.shape, x.strides) if extent != 1]
    if not elements:
        return x.address, False
    if elements != [(rows, 1)]:
        _refuse_shape(name, x, f"of one element, or of {rows}, contiguous: one for each row")
    return x.address, True


def block_scales(name: str, scales: Any, rows: int, k: int, device: int, stream: Any) -> Tuple[int, int, int]:
    """Which elements share one, address and leading dimension: [rows, k_blocks], of which columns are contiguous, or
    [row_blocks, k_blocks], of which rows are."""
    x = _read_fp32(name, scales, device, stream)
    k_blocks, row_blocks = -(-k // BLOCK), -(-rows // BLOCK)
    shape = x.shape
    if shape == (rows, k_blocks) and not (name == "scales_b" and rows == 1 and x.strides[1] == 1):
        if x.strides[0] != 1 and rows > 1:
            raise ValueError(f"{name}: strides = {tuple(x.strides)}, the first must be 1 (a column of scales is "
                             "contiguous, and begins at a multiple of 16 bytes)")
        return BLOCK_1X128, x.address, x.strides[1] if k_blocks > 1 else padded(rows, x.type)
    if name == "scales_b" and shape == (row_blocks, k_blocks):
        if x.strides[1] != 1 and k_blocks > 1:
            raise ValueError(f"{name}: strides = {tuple(x.strides)}, the second must be 1")
        return BLOCK_128X128, x.address, x.strides[0] if row_blocks > 1 else k_blocks
    rule = f"[{rows}, {k_blocks}]" + (f" or [{row_blocks}, {k_blocks}]" if name == "scales_b" else "")
    _refuse_shape(name, x, rule)


def gemm(a: Any, b: Any, out: Any, c: Any, alpha: float, beta: float, out_dtype: Any, add_to_out: bool,
         programmatic: bool, weights_ready: bool, stream: Any) -> Any:
    handle = stream_handle(stream)
    of_a = read("a", a, handle)
    of_b = read("b", b, handle)
    made_type = of_a.type if out_dtype is None else type_of[out_dtype]
    return product(library.gemm, (), a, of_a, of_b, out, c, alpha, beta, made_type, NO_SCALES, add_to_out, programmatic,
                   weights_ready, stream)


def gemm_fp8(a: Any, b: Any, out: Any, c: Any, alpha: float, beta: float, scale_a: Any, scale_b: Any, scale_out: Any,
             accumulation: str, out_dtype: Any, add_to_out: bool, programmatic: bool, weights_ready: bool,
             stream: Any) -> Any:
    modes = {"fast": library.FAST, "promoted": library.PROMOTED}
    if accumulation not in modes:
        raise ValueError(f"accumulation = {accumulation!r}, must be 'fast' or 'promoted'")
    handle = stream_handle(stream)
    of_a = read("a", a, handle)
    of_b = read("b", b, handle)
    operand("a", of_a), operand("b", of_b)  # two extents each
    address_a, each_a = operand_scales("scale_a", scale_a, of_a.shape[0], of_a.device, stream)
    address_b, each_b = operand_scales("scale_b", scale_b, of_b.shape[0], of_a.device, stream)
    address_d, _ = operand_scales("scale_out", scale_out, 1, of_a.device, stream)
    scales = (address_a, address_b, address_d, each_a, each_b, 0, 0, 0, 0)
    made_type = Type.bf16 if out_dtype is None else type_of[out_dtype]
    return product(library.gemm_fp8, (modes[accumulation],), a, of_a, of_b, out, c, alpha, beta, made_type, scales,
                   add_to_out, programmatic, weights_ready, stream)


def gemm_fp8_scaled(a: Any, b: Any, scales_a: Any, scales_b: Any, out: Any, c: Any, alpha: float, beta: float,
                    out_dtype: Any, add_to_out: bool, programmatic: bool, weights_ready: bool, stream: Any) -> Any:
    handle = stream_handle(stream)
    of_a = read("a", a, handle)
    of_b = read("b", b, handle)
    operand("a", of_a), operand("b", of_b)  # two extents each
    (m, k), device = of_a.shape, of_a.device
    _, address_a, ld_a = block_scales("scales_a", scales_a, m, k, device, stream)
    block_b, address_b, ld_b = block_scales("scales_b", scales_b, of_b.shape[0], k, device, stream)
    scales = (0, 0, 0, 0, 0, address_a, ld_a, address_b, ld_b)
    made_type = Type.bf16 if out_dtype is None else type_of[out_dtype]
    return product(library.gemm_fp8_scaled, (block_b,), a, of_a, of_b, out, c, alpha, beta, made_type, scales,
                   add_to_out, programmatic, weights_ready, stream)


BLOCKS = {(1, BLOCK): BLOCK_1X128, (BLOCK, BLOCK): BLOCK_128X128}


def _scales_shape(rows: int, k: int, block: Tuple[int, int]) -> Tuple[int, int]:
    if block not in BLOCKS:
        raise ValueError(f"block = {block}, must be (1, 128) or (128, 128)")
    return -(-rows // block[0]), -(-k // BLOCK)


def make_quantized(like: Any, library: Optional[str], rows: int, k: int, block: Tuple[int, int],
                   type: int) -> Tuple[Any, Any]:
    """What quantize_blocks writes: Q, and scales, which lie as a transpose where each row has its own."""
    scales_rows, k_blocks = _scales_shape(rows, k, block)
    if block == (1, BLOCK):
        scales = make(like, library, k_blocks, scales_rows, Type.fp32).T
    else:
        scales = make(like, library, scales_rows, k_blocks, Type.fp32)
    return make(like, library, rows, k, type), scales


def quantize_blocks(x: Any, block: Tuple[int, int], dtype: Any, out: Any, scales: Any, programmatic: bool,
                    stream: Any) -> Tuple[Any, Any]:
    handle = stream_handle(stream)
    of_x = read("x", x, handle)
    major, ldx = operand("x", of_x)
    check_place("x", of_x.device)
    rows, k = of_x.shape
    scales_shape = _scales_shape(rows, k, block)
    if out is None or scales is None:
        made = make_quantized(x, of_x.library, rows, k, block, Type.e4m3 if dtype is None else type_of[dtype])
        out, scales = (given if given is not None else new for given, new in zip((out, scales), made))
    of_q = read("out", out, handle)
    _check_matrix("out", of_q, rows, k, of_x.device)
    of_scales = _read_fp32("scales", scales, of_x.device, stream)
    _check_matrix("scales", of_scales, *scales_shape, of_x.device)
    for name, array, of in (("out", out, of_q), ("scales", scales, of_scales)):
        _check_writable(name, array, of)
    if block == (1, BLOCK):  # laid out as the transpose of a row-major [k blocks, rows]
        of_scales = of_scales._replace(shape=scales_shape[::-1], strides=of_scales.strides[::-1])
    # fmt: off
    packed = QUANTIZE_ARGUMENTS.pack(
        of_x.type, of_q.type, BLOCKS[block], major, rows, k, of_x.address, ldx, of_q.address, row_major("out", of_q),
        of_scales.address, row_major("scales", of_scales), programmatic)
    # fmt: on
    launch(of_x.library, of_x.device, stream, library.quantize_blocks, packed)
    return out, scales
