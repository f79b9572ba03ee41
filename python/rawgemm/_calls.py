"""The calls: what arrays say, as the C library's arguments."""

import functools
import sys
from typing import Any, Callable, NamedTuple, NoReturn, Optional, Tuple

from . import _library as c_library
from ._arrays import CPU, NAMES, TORCH, Array, Layout, check_place, make, padded, place, read, stream_handle, type_of
from ._library import (BLOCK_1X128, BLOCK_128X128, GEMM_ARGUMENTS, MAJOR_K, MAJOR_MN, QUANTIZE_ARGUMENTS, Type,
                       error_of)

BLOCK = 128
NO_SCALES = (0, 0, 0, 0, 0, 0, 0, 0, 0)


def _refuse_shape(name: str, shape: Tuple[int, ...], rule: str) -> NoReturn:
    raise ValueError(f"{name}: shape = {tuple(shape)}, must be {rule}")


def _operand(name: str, layout: Layout) -> Tuple[int, int]:
    """Major and leading dimension. Where both could be meant, as rows or columns are one, the one that is aligned."""
    if len(layout.shape) != 2:
        _refuse_shape(name, layout.shape, "of two extents")
    rows, columns = layout.shape
    row_stride, column_stride = layout.strides
    if column_stride == 1 and columns > 1:
        return MAJOR_K, row_stride if rows > 1 else padded(columns, layout.type)
    if row_stride == 1 and rows > 1:
        return MAJOR_MN, column_stride if columns > 1 else padded(rows, layout.type)
    if rows > 1 and columns > 1:
        raise ValueError(f"{name}: strides = {tuple(layout.strides)}, one must be 1")
    # One element, none, or a row or column with gaps, whose elements are rows of one element each.
    if rows > 1:
        return MAJOR_K, row_stride
    return (MAJOR_MN, column_stride) if columns > 1 else (MAJOR_K, padded(1, layout.type))


def _row_major(name: str, layout: Layout) -> int:
    """The leading dimension of D or C."""
    rows, columns = layout.shape
    row_stride, column_stride = layout.strides
    if column_stride != 1 and columns > 1:
        raise ValueError(f"{name}: strides = {tuple(layout.strides)}, the second must be 1 (it is row-major)")
    return row_stride if rows > 1 else padded(columns, layout.type)


def _same_device(name: str, layout: Layout, device: int) -> None:
    if layout.device != device:
        raise ValueError(f"{name} is on {place(layout.device)}, must be on {place(device)}, where a is")


def _check_matrix(name: str, layout: Layout, shape: Tuple[int, int], device: int) -> None:
    if tuple(layout.shape) != shape:
        _refuse_shape(name, layout.shape, f"[{shape[0]}, {shape[1]}]")
    _same_device(name, layout, device)


class _Inputs(NamedTuple):
    """Of A and B, as the C library has it."""

    m: int
    n: int
    k: int
    major_a: int
    lda: int
    major_b: int
    ldb: int


# Layouts are checked once for each that there is: most calls are like one before.
@functools.lru_cache(4096)
def _plan_inputs(a: Tuple[Any, ...], b: Tuple[Any, ...]) -> _Inputs:
    of_a, of_b = Layout(*a), Layout(*b)
    major_a, lda = _operand("a", of_a)
    major_b, ldb = _operand("b", of_b)
    (m, k), (n, k_b) = of_a.shape, of_b.shape
    check_place("a", of_a.device)
    _same_device("b", of_b, of_a.device)
    if k_b != k:
        _refuse_shape("b", of_b.shape, f"[n, {k}], as a is [{m}, {k}]")
    return _Inputs(m, n, k, major_a, lda, major_b, ldb)


@functools.lru_cache(4096)
def _plan_output(name: str, d: Tuple[Any, ...], m: int, n: int, device: int) -> int:
    """The leading dimension."""
    layout = Layout(*d)
    _check_matrix(name, layout, (m, n), device)
    return _row_major(name, layout)


def _check_writable(name: str, out: Any, library: Optional[str], read_only: bool) -> None:
    if read_only:
        raise ValueError(f"{name} is read-only")
    if library == TORCH and out.requires_grad and sys.modules[TORCH].is_grad_enabled():
        raise ValueError(f"{name} requires grad, and is written to: call within torch.no_grad()")


def launch(library: Optional[str], device: int, stream: Any, call: Callable[..., int], *arguments: Any) -> None:
    """Calls on the stream, by default torch's current one or the default one; torch's device is current meanwhile."""
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
    address_a, layout_a, library_a, _ = of_a
    address_b, layout_b, _, _ = of_b
    m, n, k, major_a, lda, major_b, ldb = _plan_inputs(layout_a, layout_b)
    device = layout_a[3]
    if out is None:
        if add_to_out:
            raise ValueError("out = None, must be given (add_to_out)")
        out = make(a, library_a, m, n, made_type)
    address_d, layout_d, library_d, read_only = read("out", out, stream)
    ldd = _plan_output("out", layout_d, m, n, device)
    _check_writable("out", out, library_d, read_only)
    address_c, ldc = 0, 0
    if add_to_out:
        if c is not None or beta != 0:
            raise ValueError("add_to_out: c and beta must not be given, they are out and 1")
        beta, address_c, ldc = 1, address_d, ldd
    elif c is not None:
        address_c, layout_c, _, _ = read("c", c, stream)
        ldc = _plan_output("c", layout_c, m, n, device)
        if layout_c[0] != layout_d[0]:
            raise TypeError(f"c: dtype = {NAMES[layout_c[0]]}, must be out's, {NAMES[layout_d[0]]}")
    packed = GEMM_ARGUMENTS.pack(
        layout_a[0], layout_b[0], layout_d[0], major_a, major_b, m, n, k, address_a, lda, address_b, ldb,
        address_d, ldd, address_c, ldc, alpha, beta, add_to_out, *scales, programmatic, weights_ready)
    launch(library_a, device, stream, call, packed, *mode)
    return out


def _read_fp32(name: str, scales: Any, device: int, stream: Any) -> Tuple[int, Layout]:
    address, of_scales, _, _ = read(name, scales, stream)
    layout = Layout(*of_scales)
    if layout.type != Type.fp32:
        raise TypeError(f"{name}: dtype = {NAMES[layout.type]}, must be float32")
    _same_device(name, layout, device)
    return address, layout


def _operand_scales(name: str, scales: Any, rows: int, device: int, stream: Any) -> Tuple[int, bool]:
    """Address, and whether each row has one."""
    if scales is None:
        return 0, False
    address, layout = _read_fp32(name, scales, device, stream)
    elements = [(extent, stride) for extent, stride in zip(layout.shape, layout.strides) if extent != 1]
    if not elements:
        return address, False
    if elements != [(rows, 1)]:
        _refuse_shape(name, layout.shape, f"of one element, or of {rows}, contiguous: one for each row")
    return address, True


def _block_scales(name: str, scales: Any, rows: int, k: int, device: int, stream: Any,
                  of_blocks: bool) -> Tuple[int, int, int]:
    """Which elements share one, address and leading dimension: [rows, k blocks], of which columns are contiguous, or,
    where of_blocks, [row blocks, k blocks], of which rows are."""
    address, layout = _read_fp32(name, scales, device, stream)
    by_rows, by_blocks = (rows, -(-k // BLOCK)), (-(-rows // BLOCK), -(-k // BLOCK))
    shape = tuple(layout.shape)
    if of_blocks and shape == by_blocks and (shape != by_rows or layout.strides[1] == 1):
        return BLOCK_128X128, address, _row_major(name, layout)
    if shape != by_rows:
        _refuse_shape(name, shape, f"{list(by_rows)} or {list(by_blocks)}" if of_blocks else f"{list(by_rows)}")
    if layout.strides[0] != 1 and rows > 1:
        raise ValueError(f"{name}: strides = {tuple(layout.strides)}, the first must be 1 (scales of a column are "
                         "contiguous)")
    return BLOCK_1X128, address, _row_major(name, layout.transposed())


def gemm(a: Any, b: Any, out: Any, c: Any, alpha: float, beta: float, out_dtype: Any, add_to_out: bool,
         programmatic: bool, weights_ready: bool, stream: Any) -> Any:
    of_a = read("a", a, stream)
    of_b = read("b", b, stream)
    if out is None and of_a[2] == TORCH and (a.requires_grad or b.requires_grad):
        if sys.modules[TORCH].is_grad_enabled():
            raise ValueError("operands require grad, of which out would know nothing: call rawgemm.torch.gemm, or "
                             "within torch.no_grad()")
    made_type = of_a[1][0] if out_dtype is None else type_of[out_dtype]
    return product(c_library.gemm, (), a, of_a, of_b, out, c, alpha, beta, made_type, NO_SCALES, add_to_out,
                   programmatic, weights_ready, stream)


def gemm_fp8(a: Any, b: Any, out: Any, c: Any, alpha: float, beta: float, scale_a: Any, scale_b: Any, scale_out: Any,
             accumulation: str, out_dtype: Any, add_to_out: bool, programmatic: bool, weights_ready: bool,
             stream: Any) -> Any:
    modes = {"fast": c_library.FAST, "promoted": c_library.PROMOTED}
    if accumulation not in modes:
        raise ValueError(f"accumulation = {accumulation!r}, must be 'fast' or 'promoted'")
    of_a = read("a", a, stream)
    of_b = read("b", b, stream)
    inputs = _plan_inputs(of_a[1], of_b[1])
    device = Layout(*of_a[1]).device
    address_a, each_a = _operand_scales("scale_a", scale_a, inputs.m, device, stream)
    address_b, each_b = _operand_scales("scale_b", scale_b, inputs.n, device, stream)
    address_d, _ = _operand_scales("scale_out", scale_out, 1, device, stream)
    scales = (address_a, address_b, address_d, each_a, each_b, 0, 0, 0, 0)
    made_type = Type.bf16 if out_dtype is None else type_of[out_dtype]
    return product(c_library.gemm_fp8, (modes[accumulation],), a, of_a, of_b, out, c, alpha, beta, made_type, scales,
                   add_to_out, programmatic, weights_ready, stream)


def gemm_fp8_scaled(a: Any, b: Any, scales_a: Any, scales_b: Any, out: Any, c: Any, alpha: float, beta: float,
                    out_dtype: Any, add_to_out: bool, programmatic: bool, weights_ready: bool, stream: Any) -> Any:
    of_a = read("a", a, stream)
    of_b = read("b", b, stream)
    inputs = _plan_inputs(of_a[1], of_b[1])
    device = Layout(*of_a[1]).device
    _, address_a, ld_a = _block_scales("scales_a", scales_a, inputs.m, inputs.k, device, stream, of_blocks=False)
    block_b, address_b, ld_b = _block_scales("scales_b", scales_b, inputs.n, inputs.k, device, stream, of_blocks=True)
    scales = (0, 0, 0, 0, 0, address_a, ld_a, address_b, ld_b)
    made_type = Type.bf16 if out_dtype is None else type_of[out_dtype]
    return product(c_library.gemm_fp8_scaled, (block_b,), a, of_a, of_b, out, c, alpha, beta, made_type, scales,
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
    address_x, layout, library_x, _ = read("x", x, stream)
    of_x = Layout(*layout)
    major, ldx = _operand("x", of_x)
    device = of_x.device
    check_place("x", device)
    rows, k = of_x.shape
    scales_shape = _scales_shape(rows, k, block)
    if out is None or scales is None:
        made = make_quantized(x, library_x, rows, k, block, Type.e4m3 if dtype is None else type_of[dtype])
        out, scales = (new if given is None else given for given, new in zip((out, scales), made))
    address_q, layout_q, library_q, read_only = read("out", out, stream)
    ldq = _plan_output("out", layout_q, rows, k, device)
    _check_writable("out", out, library_q, read_only)
    address_scales, of_scales = _read_fp32("scales", scales, device, stream)
    _check_matrix("scales", of_scales, scales_shape, device)
    _check_writable("scales", scales, *read("scales", scales, stream)[2:])
    ld_scales = _row_major("scales", of_scales.transposed() if block == (1, BLOCK) else of_scales)
    packed = QUANTIZE_ARGUMENTS.pack(
        of_x.type, layout_q[0], BLOCKS[block], major, rows, k, address_x, ldx, address_q, ldq,
        address_scales, ld_scales, programmatic)
    launch(library_x, device, stream, c_library.quantize_blocks, packed)
    return out, scales
