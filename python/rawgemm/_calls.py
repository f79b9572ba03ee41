"""The calls: what arrays say, as the C library's arguments."""

import functools
import math
import numbers
import operator
import struct
import sys
from typing import Any, Callable, Dict, NamedTuple, NoReturn, Optional, Tuple

from . import _library as c_library
from ._arrays import (CPU, NAMES, TORCH, Array, Layout, byte_of, check_current, check_place, integer_of, is_torch, make,
                      padded, place, read, stream_handle, type_named)
from ._library import (BATCH, BLOCK_1X128, BLOCK_128X128, BYTES, GEMM_ARGUMENTS, GROUP_LAYOUTS, GROUPS, MAJOR_K,
                       MAJOR_MN, QUANTIZE_ARGUMENTS, TRANSPOSE_ARGUMENTS, UINT8, Type, error_of, flat_workspace_bytes,
                       on_model, takes_k_major_scales)

BLOCK = 128
_FP32_MAX = (2 - 2**-23) * 2.0**127
WORKSPACE_ALIGNMENT = 128  # bytes
NO_SCALES = (0, 0, 0, 0, 0, 0, 0, 0, 0, False)


def _refuse_shape(name: str, shape: Tuple[int, ...], rule: str) -> NoReturn:
    raise ValueError(f"{name}: shape = {tuple(shape)}, must be {rule}")


def _operand(name: str, layout: Layout) -> Tuple[int, int]:
    """Major and leading dimension. Where both could be meant, as rows or columns are one, the one that is aligned."""
    if len(layout.shape) != 2:
        _refuse_shape(name, layout.shape, "of two extents")
    rows, columns = layout.shape
    row_stride, column_stride = layout.strides
    if columns == 0 and BYTES[layout.type] == 1:  # FP8 has no other
        return MAJOR_K, padded(1, layout.type)
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
    """The leading dimension of D, C, or rows in groups."""
    rows, columns = layout.shape
    row_stride, column_stride = layout.strides
    if column_stride != 1 and columns > 1:
        raise ValueError(f"{name}: strides = {tuple(layout.strides)}, the second must be 1 (it is row-major)")
    return row_stride if rows > 1 else padded(columns, layout.type)


def _same_device(name: str, layout: Layout, device: int, of: str = "a") -> None:
    if layout.device != device:
        raise ValueError(f"{name} is on {place(layout.device)}, must be on {place(device)}, where {of} is")


def _check_matrix(name: str, layout: Layout, shape: Tuple[int, ...], device: int, of: str = "a") -> None:
    if tuple(layout.shape) != shape:
        _refuse_shape(name, layout.shape, str(list(shape)))
    _same_device(name, layout, device, of)


def _stacked(name: str, layout: Layout) -> Layout:
    """[groups, rows, columns] as [groups * rows, columns], which it must be in memory."""
    (groups, rows, columns), (group_stride, row_stride, column_stride) = layout.shape, layout.strides
    if groups > 1 and rows > 1 and group_stride != rows * row_stride:
        raise ValueError(f"{name}: strides = {tuple(layout.strides)}, the first must be {rows} times the second (rows "
                         "of a group follow those of the one before)")
    stride = row_stride if rows > 1 else group_stride
    return layout._replace(shape=(groups * rows, columns), strides=(stride, column_stride))


class _Inputs(NamedTuple):
    """Of A and B, as the C library has it."""

    m: int
    n: int
    k: int
    major_a: int
    lda: int
    major_b: int
    ldb: int
    d_shape: Tuple[int, ...]
    groups: int = 0  # or problems of a batch
    stride_a: int = 0
    stride_b: int = 0
    stride_scales_a: int = 0
    stride_scales_b: int = 0


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
    return _Inputs(m, n, k, major_a, lda, major_b, ldb, (m, n))


def _plan_mn_major(a: Tuple[Any, ...], b: Tuple[Any, ...]) -> _Inputs:
    """The same, with a row of one element or none, which lies either way, as MN-major."""
    inputs = _plan_inputs(a, b)
    if inputs.m == 0 or inputs.k <= 1 and inputs.m == 1:
        inputs = inputs._replace(major_a=MAJOR_MN)
    if inputs.n == 0 or inputs.k <= 1 and inputs.n == 1:
        inputs = inputs._replace(major_b=MAJOR_MN)
    return inputs


@functools.lru_cache(4096)
def _plan_grouped(a: Tuple[Any, ...], b: Tuple[Any, ...], masked: bool) -> _Inputs:
    """Rows in groups, which are stacked, and where they are masked have an extent of their own."""
    of_a, of_b = Layout(*a), Layout(*b)
    if len(of_a.shape) != (3 if masked else 2):
        _refuse_shape("a", of_a.shape, "[groups, rows, k] (masked)" if masked else "[m, k]")
    *rows, k = of_a.shape
    if len(of_b.shape) != 3:
        _refuse_shape("b", of_b.shape, f"[groups, n, {k}]")
    groups, n, k_b = of_b.shape
    check_place("a", of_a.device)
    _same_device("b", of_b, of_a.device)
    if k_b != k or (masked and rows[0] != groups):
        _refuse_shape("b", of_b.shape, f"[{rows[0] if masked else 'groups'}, n, {k}], as a is {list(of_a.shape)}")
    if of_a.strides[-1] != 1 and k > 1:
        raise ValueError(f"a: strides = {tuple(of_a.strides)}, the last must be 1 (K-major: rows are in groups)")
    stacked = _stacked("a", of_a) if masked else of_a
    lda = _row_major("a", stacked)
    # A column of one element each, [n, 1], has rows that are too near to each other: as a row of n it is right.
    is_mn = of_b.strides[1] == 1 and (of_b.strides[2] != 1 and k > 1 or k == 1 and n > 1)
    major_b = MAJOR_MN if is_mn else MAJOR_K
    if not is_mn and of_b.strides[2] != 1 and k > 1:
        raise ValueError(f"b: strides = {tuple(of_b.strides)}, one of the last two must be 1")
    if is_mn:
        of_b = of_b._replace(shape=(groups, k, n), strides=(of_b.strides[0], of_b.strides[2], of_b.strides[1]))
    ldb = _row_major("b", _stacked("b", of_b))
    return _Inputs(stacked.shape[0], n, k, MAJOR_K, lda, major_b, ldb, (*rows, n), groups)


def _problems(name: str, layout: Layout) -> Tuple[Layout, int]:
    """A problem's matrix, and the stride from one to the next."""
    if len(layout.shape) != 3:
        return layout, 0
    problem = layout._replace(shape=layout.shape[1:], strides=layout.strides[1:])
    return problem, layout.strides[0] if layout.shape[0] > 1 else 0


@functools.lru_cache(4096)
def _plan_batch(a: Tuple[Any, ...], b: Tuple[Any, ...]) -> _Inputs:
    of_a, of_b = Layout(*a), Layout(*b)
    extents = len(of_a.shape), len(of_b.shape)
    if extents not in ((3, 3), (2, 3), (3, 2)):
        raise ValueError(f"a, b: shapes = {tuple(of_a.shape)}, {tuple(of_b.shape)}, must be [batch, m, k] and "
                         "[batch, n, k], one of them without batch where all problems have the same")
    batch = of_a.shape[0] if extents[0] == 3 else of_b.shape[0]
    (problem_a, stride_a), (problem_b, stride_b) = _problems("a", of_a), _problems("b", of_b)
    inputs = _plan_inputs(problem_a, problem_b)
    if extents == (3, 3) and of_b.shape[0] != batch:
        _refuse_shape("b", of_b.shape, f"[{batch}, n, {inputs.k}], as a is {list(of_a.shape)}")
    return inputs._replace(d_shape=(batch, *inputs.d_shape), groups=batch, stride_a=stride_a, stride_b=stride_b)


@functools.lru_cache(4096)
def _plan_output(name: str, d: Tuple[Any, ...], shape: Tuple[int, ...], device: int, batched: bool,
                 of: str = "a") -> Tuple[int, int]:
    """The leading dimension, and the stride from one problem to the next. of: the argument whose device counts."""
    layout = Layout(*d)
    if batched and len(layout.shape) == 2 and name == "c":
        shape = shape[1:]
    _check_matrix(name, layout, shape, device, of)
    if batched:
        problem, stride = _problems(name, layout)
        return _row_major(name, problem), stride
    return _row_major(name, _stacked(name, layout) if len(shape) == 3 else layout), 0


def check_writable(name: str, out: Any, library: Optional[str], read_only: bool) -> None:
    if read_only:
        raise ValueError(f"{name} is read-only")
    if library == TORCH and out.requires_grad and sys.modules[TORCH].is_grad_enabled():
        raise ValueError(f"{name} requires grad, and is written to: call within torch.no_grad()")


def launch(library: Optional[str], device: int, stream: Any, call: Callable[..., int], *arguments: Any) -> None:
    """Calls on the stream, by default torch's current one or the default one; torch's device is current meanwhile."""
    if device == CPU:
        stream_handle(stream, CPU)  # what is no stream is refused on the model, too
        status = call(*arguments, None)
    elif library != TORCH:
        check_current(device)
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


def mark_written(given: Any) -> None:
    """Tells torch that what the caller has given was written: backward refuses what it saved of it before."""
    torch = sys.modules.get(TORCH)
    if given is not None and torch is not None and isinstance(given, torch.Tensor):
        increment_versions((given,))


def product(call: Callable[..., int], mode: Tuple[Any, ...], a: Any, of_a: Array, *rest: Any) -> Any:
    """out, after a GEMM. mode: what the C function takes besides; a batch's strides are added here.  rest: as of
    _prepare, whose last one is the stream."""
    out, packed, more = _prepare(call, mode, a, of_a, *rest)
    launch(of_a[2], of_a[1][3], rest[-1], call, packed, *more)
    mark_written(rest[2])
    return out


def _prepare(
    call: Callable[..., int],
    mode: Tuple[Any, ...],
    a: Any,
    of_a: Array,
    of_b: Array,
    inputs: _Inputs,
    out: Any,
    c: Any,
    alpha: float,
    beta: float,
    out_dtype: Any,
    scales: Tuple[int, ...],
    add_to_out: bool,
    programmatic: bool,
    weights_ready: bool,
    max_sms: int,
    stream: Any,
) -> Tuple[Any, bytes, Tuple[Any, ...]]:
    """out, the packed arguments, and mode with a batch's strides."""
    address_a, layout_a, library_a, _ = of_a
    address_b, layout_b, _, _ = of_b
    m, n, k, major_a, lda, major_b, ldb, d_shape, groups, stride_a, stride_b, *scale_strides = inputs
    batched = call in (c_library.batched_gemm, c_library.batched_gemm_fp8_scaled)
    device = layout_a[3]
    if out is None:
        if add_to_out:
            raise ValueError("out = None, must be given (add_to_out)")
        out, out_dtype = make(a, library_a, d_shape, _made_type(layout_a[0], out_dtype), stream), None
    address_d, layout_d, library_d, read_only = read("out", out, stream)
    ldd, stride_d = _plan_output("out", layout_d, d_shape, device, batched)
    _check_dtype("out_dtype", out_dtype, layout_d[0])
    check_writable("out", out, library_d, read_only)
    address_c, ldc, stride_c = 0, 0, 0
    if add_to_out:
        if c is not None or beta != 0:
            raise ValueError("add_to_out: c and beta must not be given, they are out and 1")
        beta, address_c, ldc = 1, address_d, ldd
    elif c is not None:
        address_c, layout_c, _, _ = read("c", c, stream)
        ldc, stride_c = _plan_output("c", layout_c, d_shape, device, batched)
        if layout_c[0] != layout_d[0]:
            raise TypeError(f"c: dtype = {NAMES[layout_c[0]]}, must be out's, {NAMES[layout_d[0]]}")
    for name, factor in (("alpha", alpha), ("beta", beta)):
        if not isinstance(factor, numbers.Real):
            raise TypeError(f"{name} = {factor!r}, must be a number (an array's element might have to be waited for)")
        if _FP32_MAX < abs(factor) < math.inf:
            raise ValueError(f"{name} = {factor!r}, must be finite in fp32, or infinite")
    if batched:
        mode = (*mode, BATCH.pack(groups, stride_a, stride_b, stride_d, stride_c, *scale_strides))
    try:
        packed = GEMM_ARGUMENTS.pack(
            layout_a[0], layout_b[0], layout_d[0], major_a, major_b, m, n, k, address_a, lda, address_b, ldb,
            address_d, ldd, address_c, ldc, alpha, beta, add_to_out, *scales, programmatic, weights_ready, max_sms)
    except struct.error:
        raise TypeError(f"alpha, beta, add_to_out, programmatic, weights_ready, max_sms = {alpha!r}, {beta!r}, "
                        f"{add_to_out!r}, {programmatic!r}, {weights_ready!r}, {max_sms!r}, must be two numbers, three "
                        "bools and an int") from None
    return out, packed, mode


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


class _Scales(NamedTuple):
    """How block scales lie. is_k_major: of single rows, that those of a row are contiguous, not those of a column."""

    block: int
    ld: int
    is_k_major: bool


def _plan_scales(name: str, layout: Layout, rows: int, k_blocks: int, of_blocks: bool = False,
                 groups: Optional[int] = None) -> _Scales:
    """Of [rows, k blocks] or, where of_blocks, of 128 rows each, whose rows are contiguous. With groups: [groups, ...],
    stacked."""
    leading = () if groups is None else (groups,)
    by_rows, by_blocks = (*leading, rows, k_blocks), (*leading, -(-rows // BLOCK), k_blocks)
    shape = tuple(layout.shape)
    is_by_blocks = of_blocks and shape == by_blocks and (shape != by_rows or layout.strides[-1] == 1)
    if not is_by_blocks and shape != by_rows:
        _refuse_shape(name, shape, f"{list(by_rows)} or {list(by_blocks)}" if of_blocks else f"{list(by_rows)}")
    matrix = layout if groups is None else _stacked(name, layout)
    if is_by_blocks:
        return _Scales(BLOCK_128X128, _row_major(name, matrix), False)
    has_column = matrix.shape[0] <= 1 or matrix.strides[0] == 1
    has_row = k_blocks <= 1 or matrix.strides[1] == 1
    is_k_major = has_row and (not has_column or matrix.shape[0] <= 1 < k_blocks)
    if not has_column and not has_row:
        _refuse_rows(name, layout)
    return _Scales(BLOCK_1X128, _row_major(name, matrix if is_k_major else matrix.transposed()), is_k_major)


def _refuse_rows(name: str, layout: Layout) -> NoReturn:
    which = "first" if len(layout.shape) == 2 else "second"
    raise ValueError(f"{name}: strides = {tuple(layout.strides)}, the {which} must be 1 (scales of a column are "
                     "contiguous)")


def _of_blocks(address_a: int, ld_a: int, address_b: int, ld_b: int, is_k_major_a: bool = False) -> Tuple[Any, ...]:
    """What rawgemm_gemm_arguments says of scales, where blocks have them."""
    return 0, 0, 0, 0, 0, address_a, ld_a, address_b, ld_b, is_k_major_a


def _scales_of_columns(scales_a: Any, scales_b: Any, m: int, n: int, k_blocks: int, device: int,
                       stream: Any) -> Tuple[Any, ...]:
    """The same of [m, k blocks] and [n, k blocks], of which columns are contiguous."""
    def place_of(name: str, scales: Any, rows: int) -> Tuple[int, int]:
        address, layout = _read_fp32(name, scales, device, stream)
        lie = _plan_scales(name, layout, rows, k_blocks)
        if lie.is_k_major:
            _refuse_rows(name, layout)
        return address, lie.ld

    return _of_blocks(*place_of("scales_a", scales_a, m), *place_of("scales_b", scales_b, n))


def _scales_of_both(scales_a: Any, scales_b: Any, rows_a: int, rows_b: int, k_blocks: int, device: int, stream: Any,
                    takes_k_major: Callable[[], bool], groups_of_a: Optional[int] = None,
                    groups: Optional[int] = None) -> Tuple[int, Tuple[Any, ...]]:
    """Which elements of B share one, and what rawgemm_gemm_arguments says of all. takes_k_major: whether the call should
    get contiguous rows of A's, where those of B are for 128 rows. groups: of B, each with rows_b rows; groups_of_a: of
    A."""
    address_a, layout_a = _read_fp32("scales_a", scales_a, device, stream)
    address_b, layout_b = _read_fp32("scales_b", scales_b, device, stream)
    a = _plan_scales("scales_a", layout_a, rows_a, k_blocks, groups=groups_of_a)
    b = _plan_scales("scales_b", layout_b, rows_b, k_blocks, of_blocks=True, groups=groups)
    if b.is_k_major:
        _refuse_rows("scales_b", layout_b)
    if a.is_k_major and (b.block == BLOCK_1X128 or not takes_k_major()):
        _refuse_rows("scales_a", layout_a)
    return b.block, _of_blocks(address_a, a.ld, address_b, b.ld, a.is_k_major)


def _batch_scales(name: str, scales: Any, batch: int, rows: int, k_blocks: int, device: int, stream: Any,
                  of_blocks: bool = False) -> Tuple[int, int, int, int]:
    """Which elements share one, address, leading dimension, and the stride from one problem to the next."""
    address, layout = _read_fp32(name, scales, device, stream)
    if len(layout.shape) == 3 and layout.shape[0] != batch:
        _refuse_shape(name, layout.shape, f"[{batch}, rows, {k_blocks}]")
    problem, stride = _problems(name, layout)
    lie = _plan_scales(name, problem, rows, k_blocks, of_blocks)
    if lie.is_k_major:
        _refuse_rows(name, layout)
    return lie.block, address, lie.ld, stride


def _read_offsets(offsets: Any, stream: Any) -> Tuple[int, Layout]:
    address, layout, _, _ = read("offsets", offsets, stream, integer_of)
    return address, Layout(*layout)


def _pack_groups(offsets: Tuple[int, Layout], layout: str, groups: int, rows: int, zeroes_rest: bool,
                 expected_rows: int, device: int) -> bytes:
    """rawgemm_groups. offsets: as _read_offsets has them.  rows: of all groups."""
    address, array = offsets
    _same_device("offsets", array, device)
    count = {"offsets": groups + 1, "indices": rows}.get(layout, groups)
    if tuple(array.shape) != (count,):
        _refuse_shape("offsets", array.shape, f"[{count}] ({layout!r} of {groups} groups)")
    if array.strides[0] != 1 and count > 1:
        raise ValueError(f"offsets: strides = {tuple(array.strides)}, must be 1")
    try:
        return GROUPS.pack(groups, address, BYTES[array.type], GROUP_LAYOUTS[layout], zeroes_rest, expected_rows)
    except struct.error:
        raise TypeError(f"zeroes_rest, expected_rows = {zeroes_rest!r}, {expected_rows!r}, must be a bool and an int"
                        ) from None


def check_layout(layout: str) -> None:
    if not isinstance(layout, str) or layout not in GROUP_LAYOUTS:
        raise ValueError(f"layout = {layout!r}, must be one of {', '.join(map(repr, GROUP_LAYOUTS))}")


def _read_groups(offsets: Any, layout: str, groups: int, rows: int, zeroes_rest: bool, expected_rows: int, device: int,
                 stream: Any) -> bytes:
    """rawgemm_groups, packed, of rows in as many groups as the operands have."""
    return _pack_groups(_read_offsets(offsets, stream), layout, groups, rows, zeroes_rest, expected_rows, device)


def _made_type(type_of_a: int, out_dtype: Any) -> int:
    """Of an out that is made: bf16 of FP8 operands, unless out_dtype says otherwise."""
    if out_dtype is not None:
        return type_named("out_dtype", out_dtype)
    return type_of_a if BYTES[type_of_a] == 2 else Type.bf16


def _check_dtype(name: str, dtype: Any, type: int) -> None:
    """dtype, argument `name`: that which an out would be made of, where out is given and is of `type`."""
    if dtype is not None and type_named(name, dtype) != type:
        raise TypeError(f"{name} = {dtype}, must be out's, {NAMES[type]}, or None")


def check_gradients(instead: Optional[str], *operands: Any) -> None:
    """Of an out that is made. instead: a call that has gradients."""
    if any(getattr(x, "requires_grad", False) for x in operands) and sys.modules[TORCH].is_grad_enabled():
        advice = "" if instead is None else f"rawgemm.torch.{instead}, or "
        raise ValueError(f"operands require grad, of which out would know nothing: call {advice}within "
                         "torch.no_grad()")


def _check_arrays(instead: Optional[str], device: int, stream: Any, out: Any, *others: Any) -> None:
    """out, others: all arrays of a call, None where one is not given.  instead: a call that has gradients."""
    if out is None:
        check_gradients(instead, *others)
    if stream is None and device != CPU and len({is_torch(x) for x in (out, *others) if x is not None}) > 1:
        raise ValueError("stream = None, must be given where some arrays are torch's and some another library's (which "
                         "have current streams of their own)")


def gemm(a: Any, b: Any, out: Any, c: Any, alpha: float, beta: float, out_dtype: Any, add_to_out: bool,
         programmatic: bool, weights_ready: bool, max_sms: int, stream: Any) -> Any:
    if stream is None:
        result = call_again(GEMM, a, b, out, c, None, None, alpha, beta, out_dtype, add_to_out, programmatic,
                            weights_ready, max_sms)
        if result is not None:
            if out is not None:
                increment_versions((out,))
            return result
    of_a = read("a", a, stream)
    of_b = read("b", b, stream)
    _check_arrays("gemm", of_a[1][3], stream, out, a, b, c)
    inputs = _plan_inputs(of_a[1], of_b[1])
    result, packed, _ = _prepare(c_library.gemm, (), a, of_a, of_b, inputs, out, c, alpha, beta, out_dtype, NO_SCALES,
                                 add_to_out, programmatic, weights_ready, max_sms, stream)
    launch(of_a[2], of_a[1][3], stream, c_library.gemm, packed)
    mark_written(out)
    if stream is None:
        call = GEMM, a, b, out, c, None, None, alpha, beta, out_dtype, add_to_out, programmatic, weights_ready, max_sms
        _remember(of_a, call, packed, NO_MODE, result)
    return result


# Calls of torch's tensors that are like one before go through the extension: to check and pack all of it again takes
# longer than the rest. What the C library refused is not among them.
GEMM, GEMM_FP8_SCALED = map(c_library.address_of, (c_library.gemm, c_library.gemm_fp8_scaled))
NO_MODE = -1


def _call_never_again(*_: Any) -> None:
    pass


# out, after the call, or None: it is none like one before. C function's address, a, b, out, c, scales_a, scales_b,
# alpha, beta, out_dtype, add_to_out, programmatic, weights_ready, max_sms.
call_again: Callable[..., Any] = _call_never_again if c_library.repeats is None else c_library.repeats.call_again


def increment_versions(tensors: Tuple[Any, ...]) -> None:
    """mark_written, of what is known to be torch's tensors."""
    sys.modules[TORCH]._C._increment_version(tensors)


@functools.lru_cache(None)
def _is_connected() -> bool:
    """Whether the extension has all that it needs of torch: from 2.10 on."""
    torch = sys.modules[TORCH]
    exchange = getattr(torch.Tensor, "__dlpack_c_exchange_api__", None)
    if c_library.repeats is None or exchange is None:
        return False
    return c_library.repeats.connect(
        exchange, torch.Tensor, torch.nn.Parameter, torch.dtype, torch._C._len_torch_dispatch_stack,
        torch._C._functorch.peek_interpreter_stack, torch.is_grad_enabled, getattr(torch._C, "_cuda_getDevice", None),
        error_of)


def _remember(of_a: Array, call: Tuple[Any, ...], packed: bytes, mode: int, result: Any) -> None:
    """call: what call_again takes."""
    if of_a[2] != TORCH or not _is_connected():
        return
    out = call[3]
    if out is not None:
        c_library.repeats.remember(*call, packed, mode, None, None)
        return
    # torch.empty_strided, in a third of its time: what torch.compile's code calls.
    name = "_empty_strided_cpu" if of_a[1][3] == CPU else "_empty_strided_cuda"
    make = getattr(sys.modules[TORCH]._C._dynamo.guards, name, None)
    if make is not None:
        c_library.repeats.remember(*call, packed, mode, make, (tuple(result.shape), result.stride(), result.dtype))


def gemm_fp8(a: Any, b: Any, out: Any, c: Any, alpha: float, beta: float, scale_a: Any, scale_b: Any, scale_out: Any,
             accumulation: str, out_dtype: Any, add_to_out: bool, programmatic: bool, weights_ready: bool,
             max_sms: int, stream: Any) -> Any:
    modes = {"fast": c_library.FAST, "promoted": c_library.PROMOTED}
    if not isinstance(accumulation, str) or accumulation not in modes:
        raise ValueError(f"accumulation = {accumulation!r}, must be 'fast' or 'promoted'")
    of_a = read("a", a, stream)
    of_b = read("b", b, stream)
    _check_arrays(None, of_a[1][3], stream, out, a, b, c, scale_a, scale_b, scale_out)
    inputs = _plan_inputs(of_a[1], of_b[1])
    device = Layout(*of_a[1]).device
    address_a, each_a = _operand_scales("scale_a", scale_a, inputs.m, device, stream)
    address_b, each_b = _operand_scales("scale_b", scale_b, inputs.n, device, stream)
    address_d, _ = _operand_scales("scale_out", scale_out, 1, device, stream)
    scales = (address_a, address_b, address_d, each_a, each_b, 0, 0, 0, 0, False)
    return product(c_library.gemm_fp8, (modes[accumulation],), a, of_a, of_b, inputs, out, c, alpha, beta, out_dtype,
                   scales, add_to_out, programmatic, weights_ready, max_sms, stream)


def gemm_fp8_scaled(a: Any, b: Any, scales_a: Any, scales_b: Any, out: Any, c: Any, alpha: float, beta: float,
                    out_dtype: Any, add_to_out: bool, programmatic: bool, weights_ready: bool, max_sms: int,
                    stream: Any) -> Any:
    if stream is None:
        result = call_again(GEMM_FP8_SCALED, a, b, out, c, scales_a, scales_b, alpha, beta, out_dtype, add_to_out,
                            programmatic, weights_ready, max_sms)
        if result is not None:
            if out is not None:
                increment_versions((out,))
            return result
    of_a = read("a", a, stream)
    of_b = read("b", b, stream)
    _check_arrays(None, of_a[1][3], stream, out, a, b, c, scales_a, scales_b)
    inputs = _plan_inputs(of_a[1], of_b[1])
    device = Layout(*of_a[1]).device
    k_blocks = -(-inputs.k // BLOCK)
    block_b, scales = _scales_of_both(
        scales_a, scales_b, inputs.m, inputs.n, k_blocks, device, stream,
        lambda: takes_k_major_scales(inputs.m, inputs.n, inputs.k, max_sms, add_to_out))
    result, packed, _ = _prepare(c_library.gemm_fp8_scaled, (block_b,), a, of_a, of_b, inputs, out, c, alpha, beta,
                                 out_dtype, scales, add_to_out, programmatic, weights_ready, max_sms, stream)
    launch(of_a[2], device, stream, c_library.gemm_fp8_scaled, packed, block_b)
    mark_written(out)
    if stream is None:
        call = (GEMM_FP8_SCALED, a, b, out, c, scales_a, scales_b, alpha, beta, out_dtype, add_to_out, programmatic,
                weights_ready, max_sms)
        _remember(of_a, call, packed, block_b, result)
    return result


def grouped_gemm(a: Any, b: Any, offsets: Any, out: Any, c: Any, alpha: float, beta: float, layout: str,
                 zeroes_rest: bool, expected_rows: int, out_dtype: Any, programmatic: bool, max_sms: int,
                 stream: Any) -> Any:
    of_a = read("a", a, stream)
    of_b = read("b", b, stream)
    _check_arrays("grouped_gemm", of_a[1][3], stream, out, a, b, c, offsets)
    check_layout(layout)
    inputs = _plan_grouped(of_a[1], of_b[1], layout == "masked")
    groups = _read_groups(offsets, layout, inputs.groups, inputs.m, zeroes_rest, expected_rows, of_a[1][3], stream)
    return product(c_library.grouped_gemm, (groups,), a, of_a, of_b, inputs, out, c, alpha, beta, out_dtype, NO_SCALES,
                   False, programmatic, False, max_sms, stream)


def grouped_gemm_fp8_scaled(a: Any, b: Any, scales_a: Any, scales_b: Any, offsets: Any, out: Any, c: Any, alpha: float,
                            beta: float, layout: str, zeroes_rest: bool, expected_rows: int, out_dtype: Any,
                            programmatic: bool, max_sms: int, stream: Any) -> Any:
    of_a = read("a", a, stream)
    of_b = read("b", b, stream)
    _check_arrays(None, of_a[1][3], stream, out, a, b, c, scales_a, scales_b, offsets)
    check_layout(layout)
    masked = layout == "masked"
    inputs = _plan_grouped(of_a[1], of_b[1], masked)
    device = of_a[1][3]
    groups = _read_groups(offsets, layout, inputs.groups, inputs.m, zeroes_rest, expected_rows, device, stream)
    k_blocks = -(-inputs.k // BLOCK)
    block_b, scales = _scales_of_both(
        scales_a, scales_b, of_a[1][1][-2], inputs.n, k_blocks, device, stream,
        lambda: takes_k_major_scales(inputs.m, inputs.n, inputs.k, max_sms,
                                     groups=(inputs.groups, layout, expected_rows)),
        inputs.groups if masked else None, inputs.groups)
    return product(c_library.grouped_gemm_fp8_scaled, (block_b, groups), a, of_a, of_b, inputs, out, c, alpha, beta,
                   out_dtype, scales, False, programmatic, False, max_sms, stream)


def _plan_k_groups(inputs: _Inputs, device: int, offsets: Any, stream: Any) -> Tuple[_Inputs, bytes]:
    """Elements of K in groups, and rawgemm_groups, packed."""
    of_offsets = _read_offsets(offsets, stream)
    shape = of_offsets[1].shape
    if len(shape) != 1 or shape[0] == 0:
        _refuse_shape("offsets", shape, "[groups + 1]")
    groups = shape[0] - 1
    packed = _pack_groups(of_offsets, "offsets", groups, inputs.k, False, 0, device)
    return inputs._replace(d_shape=(groups, *inputs.d_shape), groups=groups), packed


def k_grouped_gemm(a: Any, b: Any, offsets: Any, out: Any, c: Any, alpha: float, beta: float, out_dtype: Any,
                   add_to_out: bool, programmatic: bool, max_sms: int, stream: Any) -> Any:
    of_a = read("a", a, stream)
    of_b = read("b", b, stream)
    _check_arrays("k_grouped_gemm", of_a[1][3], stream, out, a, b, c, offsets)
    inputs, groups = _plan_k_groups(_plan_mn_major(of_a[1], of_b[1]), of_a[1][3], offsets, stream)
    return product(c_library.k_grouped_gemm, (groups,), a, of_a, of_b, inputs, out, c, alpha, beta, out_dtype,
                   NO_SCALES, add_to_out, programmatic, False, max_sms, stream)


def k_grouped_gemm_fp8_scaled(a: Any, b: Any, scales_a: Any, scales_b: Any, offsets: Any, out: Any, c: Any,
                              alpha: float, beta: float, out_dtype: Any, add_to_out: bool, programmatic: bool,
                              max_sms: int, stream: Any) -> Any:
    of_a = read("a", a, stream)
    of_b = read("b", b, stream)
    _check_arrays(None, of_a[1][3], stream, out, a, b, c, scales_a, scales_b, offsets)
    device = of_a[1][3]
    inputs, groups = _plan_k_groups(_plan_inputs(of_a[1], of_b[1]), device, offsets, stream)
    k_blocks = inputs.k // BLOCK + inputs.groups
    scales = _scales_of_columns(scales_a, scales_b, inputs.m, inputs.n, k_blocks, device, stream)
    return product(c_library.k_grouped_gemm_fp8_scaled, (groups,), a, of_a, of_b, inputs, out, c, alpha, beta,
                   out_dtype, scales, add_to_out, programmatic, False, max_sms, stream)


@functools.lru_cache(4096)
def _plan_flat(a: Tuple[Any, ...], b: Tuple[Any, ...], m: int, n: int, k: int) -> _Inputs:
    of_a, of_b = Layout(*a), Layout(*b)
    check_place("a", of_a.device)
    _same_device("b", of_b, of_a.device)
    for name, layout, rows in (("a", of_a, m), ("b", of_b, n)):
        if tuple(layout.shape) != (rows * k,):
            _refuse_shape(name, layout.shape, f"[{rows * k}] (scales_{name} are of {rows} rows, k = {k})")
        if layout.strides[0] != 1 and rows * k > 1:
            raise ValueError(f"{name}: strides = {tuple(layout.strides)}, must be 1")
    return _Inputs(m, n, k, MAJOR_K, k, MAJOR_K, k, (m, n))


def _flat_workspace(workspace: Any, groups: int, of_a: Array, a: Any, stream: Any) -> Tuple[int, Any]:
    """The address, and what must not be freed before the launch: torch gives freed memory to what comes later on its
    current stream."""
    needed = flat_workspace_bytes(groups)
    if workspace is None:
        if stream is not None or of_a[2] is None:
            raise ValueError("workspace = None, must be given where stream is, or the operands are neither torch's nor "
                             "numpy's")
        workspace = make(a, of_a[2], (needed + WORKSPACE_ALIGNMENT,), UINT8)
        address = read("workspace", workspace, stream, byte_of)[0]
        return address + -address % WORKSPACE_ALIGNMENT, workspace
    address, of_workspace, library, read_only = read("workspace", workspace, stream, byte_of)
    layout = Layout(*of_workspace)
    _same_device("workspace", layout, of_a[1][3])
    if len(layout.shape) != 1 or layout.shape[0] < needed or layout.strides[0] != 1:
        _refuse_shape("workspace", layout.shape, f"[{needed}] or more, contiguous")
    check_writable("workspace", workspace, library, read_only)
    return address, workspace


def k_grouped_gemm_fp8_scaled_flat(a: Any, b: Any, scales_a: Any, scales_b: Any, offsets: Any, out: Any, c: Any,
                                   alpha: float, beta: float, out_dtype: Any, add_to_out: bool, programmatic: bool,
                                   max_sms: int, stream: Any, workspace: Any) -> Any:
    of_a = read("a", a, stream)
    of_b = read("b", b, stream)
    _check_arrays(None, of_a[1][3], stream, out, a, b, c, scales_a, scales_b, offsets, workspace)
    device = of_a[1][3]
    shape_a, shape_b = (_read_fp32(f"scales_{name}", scales, device, stream)[1].shape
                        for name, scales in (("a", scales_a), ("b", scales_b)))
    if len(shape_a) != 2:
        _refuse_shape("scales_a", shape_a, "[m, k / 128]")
    m, k_blocks = shape_a
    n = shape_b[0] if shape_b else 0
    inputs, groups = _plan_k_groups(_plan_flat(of_a[1], of_b[1], m, n, k_blocks * BLOCK), device, offsets, stream)
    scales = _scales_of_columns(scales_a, scales_b, m, n, k_blocks, device, stream)
    address, workspace = _flat_workspace(workspace, inputs.groups, of_a, a, stream)
    return product(c_library.k_grouped_gemm_fp8_scaled_flat, (groups, address), a, of_a, of_b, inputs, out, c, alpha,
                   beta, out_dtype, scales, add_to_out, programmatic, False, max_sms, stream)


def batched_gemm(a: Any, b: Any, out: Any, c: Any, alpha: float, beta: float, out_dtype: Any, programmatic: bool,
                 weights_ready: bool, max_sms: int, stream: Any) -> Any:
    of_a = read("a", a, stream)
    of_b = read("b", b, stream)
    _check_arrays("batched_gemm", of_a[1][3], stream, out, a, b, c)
    inputs = _plan_batch(of_a[1], of_b[1])
    return product(c_library.batched_gemm, (), a, of_a, of_b, inputs, out, c, alpha, beta, out_dtype, NO_SCALES, False,
                   programmatic, weights_ready, max_sms, stream)


def batched_gemm_fp8_scaled(a: Any, b: Any, scales_a: Any, scales_b: Any, out: Any, c: Any, alpha: float, beta: float,
                            out_dtype: Any, programmatic: bool, weights_ready: bool, max_sms: int, stream: Any) -> Any:
    of_a = read("a", a, stream)
    of_b = read("b", b, stream)
    _check_arrays(None, of_a[1][3], stream, out, a, b, c, scales_a, scales_b)
    inputs = _plan_batch(of_a[1], of_b[1])
    device = of_a[1][3]
    k_blocks = -(-inputs.k // BLOCK)
    _, address_a, ld_a, stride_a = _batch_scales("scales_a", scales_a, inputs.groups, inputs.m, k_blocks, device,
                                                 stream)
    block_b, address_b, ld_b, stride_b = _batch_scales("scales_b", scales_b, inputs.groups, inputs.n, k_blocks, device,
                                                       stream, of_blocks=True)
    inputs = inputs._replace(stride_scales_a=stride_a, stride_scales_b=stride_b)
    scales = _of_blocks(address_a, ld_a, address_b, ld_b)
    return product(c_library.batched_gemm_fp8_scaled, (block_b,), a, of_a, of_b, inputs, out, c, alpha, beta, out_dtype,
                   scales, False, programmatic, weights_ready, max_sms, stream)


def _integer(name: str, number: Any) -> int:
    try:
        struct.pack("q", number)
    except struct.error:
        raise TypeError(f"{name} = {number!r}, must be an int") from None
    return operator.index(number)


def _check_numbers(offsets: Any, layout: str, groups: Any, rows: int, stream: Any, call: Callable[..., int],
                   *sizes: int) -> None:
    """Calls a C function that takes rawgemm_groups and these numbers. groups: None, as many as the array says."""
    address, of_offsets, library, _ = read("offsets", offsets, stream, integer_of)
    array = Layout(*of_offsets)
    check_place("offsets", array.device)
    if groups is None:
        with_end = layout == "offsets"
        if len(array.shape) != 1 or array.shape[0] < with_end:
            _refuse_shape("offsets", array.shape, "[groups + 1]" if with_end else "[groups]")
        groups = array.shape[0] - with_end
    packed = _pack_groups((address, array), layout, _integer("groups", groups), rows, False, 0, array.device)
    launch(library, array.device, stream, call, packed, *sizes)


def check_offsets(offsets: Any, rows: int, groups: Optional[int], layout: str, stream: Any) -> None:
    check_layout(layout)
    if layout == "indices" and groups is None:
        raise ValueError("groups = None, must be given where layout = 'indices'")
    rows = _integer("rows", rows)
    _check_numbers(offsets, layout, groups, rows, stream, c_library.check_offsets, rows)


def check_k_offsets(offsets: Any, k: int, step: int, stream: Any) -> None:
    k, step = _integer("k", k), _integer("step", step)
    _check_numbers(offsets, "offsets", None, k, stream, c_library.check_k_offsets, k, step)


BLOCKS = {(1, BLOCK): BLOCK_1X128, (BLOCK, BLOCK): BLOCK_128X128}


def checked_block(block: Any) -> Tuple[int, int]:
    """block, which may be any sequence, as BLOCKS has it."""
    try:
        return next(known for known in BLOCKS if known == tuple(block))
    except (TypeError, StopIteration):
        raise ValueError(f"block = {block!r}, must be (1, 128) or (128, 128)") from None


def _scales_shape(rows: int, k: int, block: Tuple[int, int]) -> Tuple[int, int]:
    return -(-rows // block[0]), -(-k // BLOCK)


def make_quantized(like: Any, library: Optional[str], rows: int, k: int, block: Tuple[int, int], type: int,
                   stream: Any = None) -> Tuple[Any, Any]:
    """What quantize_blocks writes: Q, and scales, which lie as a transpose where each row has its own. block: one of
    BLOCKS."""
    scales_rows, k_blocks = _scales_shape(rows, k, block)
    if block == (1, BLOCK):
        scales = make(like, library, (k_blocks, scales_rows), Type.fp32, stream).T
    else:
        scales = make(like, library, (scales_rows, k_blocks), Type.fp32, stream)
    return make(like, library, (rows, k), type, stream), scales


def transposes(device: int) -> bool:
    """Whether transpose_scales takes tensors on the device."""
    return (device == CPU) == on_model


def transpose_scales(s: Any, lds: int, d: Any, ldd: int, rows: int, k_blocks: int, device: int, counts: Any) -> None:
    """d [k_blocks, rows] = s [rows, k_blocks]^T, tensors of torch that hold so many floats from their address on.
    counts: int32, rows of each group that count, of groups with as many rows each; None: all do."""
    group_rows = 0 if counts is None else rows // counts.numel()
    packed = TRANSPOSE_ARGUMENTS.pack(rows, k_blocks, s.data_ptr(), lds, d.data_ptr(), ldd, False,
                                      0 if counts is None else counts.data_ptr(), group_rows)
    launch(TORCH, device, None, c_library.transpose_scales, packed)


def quantize_blocks(x: Any, block: Tuple[int, int], dtype: Any, out: Any, scales: Any, programmatic: bool,
                    stream: Any) -> Tuple[Any, Any]:
    address_x, layout, library_x, _ = read("x", x, stream)
    _check_arrays(None, layout[3], stream, out, x, scales)
    given_out, given_scales = out, scales
    of_x = Layout(*layout)
    major, ldx = _operand("x", of_x)
    device = of_x.device
    check_place("x", device)
    rows, k = of_x.shape
    block = checked_block(block)
    scales_shape = _scales_shape(rows, k, block)
    if out is None or scales is None:
        if library_x is None:
            raise TypeError("out, scales: must be given where x is neither torch's nor numpy's")
        made_type = Type.e4m3 if dtype is None else type_named("dtype", dtype)
        made = make_quantized(x, library_x, rows, k, block, made_type, stream)
        out, scales = (new if given is None else given for given, new in zip((out, scales), made))
    address_q, layout_q, library_q, read_only = read("out", out, stream)
    ldq, _ = _plan_output("out", layout_q, (rows, k), device, False, "x")
    _check_dtype("dtype", None if given_out is None else dtype, layout_q[0])
    check_writable("out", out, library_q, read_only)
    address_scales, of_scales = _read_fp32("scales", scales, device, stream)
    _check_matrix("scales", of_scales, scales_shape, device, "x")
    check_writable("scales", scales, *read("scales", scales, stream)[2:])
    ld_scales = _row_major("scales", of_scales.transposed() if block == (1, BLOCK) else of_scales)
    try:
        packed = QUANTIZE_ARGUMENTS.pack(
            of_x.type, layout_q[0], BLOCKS[block], major, rows, k, address_x, ldx, address_q, ldq,
            address_scales, ld_scales, programmatic)
    except struct.error:
        raise TypeError(f"programmatic = {programmatic!r}, must be a bool") from None
    launch(library_x, device, stream, c_library.quantize_blocks, packed)
    for given in (given_out, given_scales):
        mark_written(given)
    return out, scales
