"""GEMMs for NVIDIA Hopper, or, where it was installed without a CUDA toolkit, on the model of one, on the CPU and for
small sizes: `rawgemm.on_model` says which.

Arrays are torch tensors, numpy arrays (on the model), or have `__dlpack__` or `__cuda_array_interface__`. A product is
D[m, n] = alpha * A[m, k] * B[n, k]^T + beta * C[m, n]. `b` has n rows, as weights do; for a plain A * B pass its
transpose, `gemm(a, b.T)`, which copies nothing: strides say how a matrix lies, and of 16-bit A and B either extent may
be the contiguous one. Addresses and rows begin at multiples of 16 bytes.

A call launches on `stream`: by default torch's current one of the tensors' device, otherwise the default stream. It
neither synchronises, but for check_offsets, nor allocates, but for what it returns and for a workspace that is not
given, and may be captured into a CUDA graph. The same call gives the same bits. Arrays but torch's have to be on the
current device.

What cannot be is refused before anything is written: a TypeError or a ValueError, by the C library an `ArgumentError`,
which is a ValueError, or a `DeviceError`, which is a RuntimeError.
"""

from typing import Any, Optional, Tuple

from . import _calls
from ._library import flat_workspace_bytes
from ._library import ArgumentError, DeviceError, Error, Status, build, on_model

__version__ = "0.1.0"
__all__ = [
    "ArgumentError",
    "DeviceError",
    "Error",
    "Status",
    "batched_gemm",
    "batched_gemm_fp8_scaled",
    "build",
    "check_k_offsets",
    "check_offsets",
    "flat_workspace_bytes",
    "gemm",
    "gemm_fp8",
    "gemm_fp8_scaled",
    "grouped_gemm",
    "grouped_gemm_fp8_scaled",
    "k_grouped_gemm",
    "k_grouped_gemm_fp8_scaled",
    "k_grouped_gemm_fp8_scaled_flat",
    "on_model",
    "quantize_blocks",
]


def gemm(
    a: Any,
    b: Any,
    out: Optional[Any] = None,
    c: Optional[Any] = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    *,
    out_dtype: Optional[Any] = None,
    add_to_out: bool = False,
    programmatic: bool = False,
    weights_ready: bool = False,
    max_sms: int = 0,
    stream: Optional[Any] = None,
) -> Any:
    """out = alpha * a * b^T + beta * c, in bf16 or fp16, summed in fp32.

    a: [m, k].  b: [n, k]; of either, one stride is 1.
    out: [m, n], row-major, of a's dtype or fp32. Where it is None, it is made, of out_dtype (a's unless given), and
        its rows begin at multiples of 16 bytes: where n is not a multiple of 16 bytes it is not contiguous. A given one
        gets no gradient, whatever a and b require; rawgemm.torch has calls with gradients.
    c: [m, n], row-major, of out's dtype; may be out itself. Not read where beta is 0.
    add_to_out: out is added to in place, as gradients are; without c and beta. Of 16 bits, a product may be rounded to
        out's dtype before it is added.
    programmatic, weights_ready: programmatic dependent launch; the second promises that the kernel before in the stream
        does not write b.
    max_sms: at most so many SMs are used, the others left to others; 0: all. Fewer may mean another kernel, and other
        bits.
    """
    return _calls.gemm(a, b, out, c, alpha, beta, out_dtype, add_to_out, programmatic, weights_ready, max_sms, stream)


def gemm_fp8(
    a: Any,
    b: Any,
    out: Optional[Any] = None,
    c: Optional[Any] = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    *,
    scale_a: Optional[Any] = None,
    scale_b: Optional[Any] = None,
    scale_out: Optional[Any] = None,
    accumulation: str = "promoted",
    out_dtype: Optional[Any] = None,
    add_to_out: bool = False,
    programmatic: bool = False,
    weights_ready: bool = False,
    max_sms: int = 0,
    stream: Optional[Any] = None,
) -> Any:
    """out = scale_out * (alpha * scale_a * scale_b * a * b^T + beta * c), of FP8 operands, e4m3 or e5m2.

    a: [m, k].  b: [n, k]; both K-major: the second stride is 1.
    scale_a, scale_b: fp32 on the device, one element, or m of a, n of b: one for each row. None: 1.
    scale_out: one fp32 on the device, where out is FP8.
    accumulation: "promoted", sums in fp32 each 128 of k; "fast", by the tensor cores alone, whose error grows with k.
    out: bf16 where it is made and out_dtype does not say otherwise; for it and the rest see gemm.
    """
    return _calls.gemm_fp8(a, b, out, c, alpha, beta, scale_a, scale_b, scale_out, accumulation, out_dtype, add_to_out,
                           programmatic, weights_ready, max_sms, stream)


def gemm_fp8_scaled(
    a: Any,
    b: Any,
    scales_a: Any,
    scales_b: Any,
    out: Optional[Any] = None,
    c: Optional[Any] = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    *,
    out_dtype: Optional[Any] = None,
    add_to_out: bool = False,
    programmatic: bool = False,
    weights_ready: bool = False,
    max_sms: int = 0,
    stream: Optional[Any] = None,
) -> Any:
    """out = alpha * a * b^T + beta * c, of FP8 operands with a scale for each block of 128 of k, summed in fp32.

    a: [m, k].  b: [n, k]; both K-major: the second stride is 1.
    scales_a: fp32 [m, ceil(k / 128)], strides (1, at least m and a multiple of 4); of few rows, where scales_b are for
        128 rows and nothing is added to out, the second stride may be 1.
    scales_b: so with n rows, or one for 128 rows, too: [ceil(n / 128), ceil(k / 128)], the second stride 1.
        quantize_blocks makes all of these.
    out: bf16 where it is made and out_dtype does not say otherwise; for it and the rest see gemm.
    """
    return _calls.gemm_fp8_scaled(a, b, scales_a, scales_b, out, c, alpha, beta, out_dtype, add_to_out, programmatic,
                                  weights_ready, max_sms, stream)


def grouped_gemm(
    a: Any,
    b: Any,
    offsets: Any,
    out: Optional[Any] = None,
    c: Optional[Any] = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    *,
    layout: str = "offsets",
    zeroes_rest: bool = False,
    expected_rows: int = 0,
    out_dtype: Optional[Any] = None,
    programmatic: bool = False,
    max_sms: int = 0,
    stream: Optional[Any] = None,
) -> Any:
    """out = alpha * a * b[g]^T + beta * c for the rows of each group g, in one launch, in bf16 or fp16.

    a: [m, k], the rows of all groups; "masked": [groups, rows, k]; K-major: the last stride is 1.  b: [groups, n, k],
        the second or the last stride 1. Groups of b, and of a masked a, follow each other at once.
    offsets: int32 or int64, on the device, read by the kernel alone. What it says is the layout:
        "offsets"  [groups + 1]: group g has rows offsets[g] to offsets[g + 1] - 1, which may be any or none
        "psum"     [groups]: g ends before offsets[g], and begins with offsets[g - 1] rounded up to a multiple of 128
        "masked"   [groups]: the first offsets[g] rows of a[g]
        "indices"  int32 [m]: row i belongs to group offsets[i], to none if that is -1
    out: [m, n], masked: [groups, rows, n], row-major, of a's dtype or fp32. Rows of no group are not written: in an out
        that is made they are whatever was in memory.
    zeroes_rest: rows of no group become zero; "psum": those between a group's end and the next multiple of 128 (these
        two layouts alone have it; where there are no groups at all, nothing is written).
    expected_rows: of a group, to choose the kernel by; out is right whatever groups have. 0: as if all had as many.
    For the rest see gemm.
    """
    return _calls.grouped_gemm(a, b, offsets, out, c, alpha, beta, layout, zeroes_rest, expected_rows, out_dtype,
                               programmatic, max_sms, stream)


def grouped_gemm_fp8_scaled(
    a: Any,
    b: Any,
    scales_a: Any,
    scales_b: Any,
    offsets: Any,
    out: Optional[Any] = None,
    c: Optional[Any] = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    *,
    layout: str = "offsets",
    zeroes_rest: bool = False,
    expected_rows: int = 0,
    out_dtype: Optional[Any] = None,
    programmatic: bool = False,
    max_sms: int = 0,
    stream: Optional[Any] = None,
) -> Any:
    """grouped_gemm of FP8 operands with a scale for each block of 128 of k, summed in fp32.

    scales_a: fp32 [m, ceil(k / 128)], masked: [groups, rows, ceil(k / 128)], of which all rows of a column are
        contiguous: strides (1, ld), masked (rows, 1, ld), ld a multiple of 4; of few expected rows, where scales_b are
        for 128 rows, rows may be contiguous instead.
    scales_b: so with [groups, n, ceil(k / 128)], strides (n, 1, ld), or one for 128 rows, too:
        [groups, ceil(n / 128), ceil(k / 128)], row-major.
    out: bf16 where it is made and out_dtype does not say otherwise; for it and the rest see grouped_gemm.
    """
    return _calls.grouped_gemm_fp8_scaled(a, b, scales_a, scales_b, offsets, out, c, alpha, beta, layout, zeroes_rest,
                                          expected_rows, out_dtype, programmatic, max_sms, stream)


def k_grouped_gemm(
    a: Any,
    b: Any,
    offsets: Any,
    out: Optional[Any] = None,
    c: Optional[Any] = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    *,
    out_dtype: Optional[Any] = None,
    add_to_out: bool = False,
    programmatic: bool = False,
    max_sms: int = 0,
    stream: Optional[Any] = None,
) -> Any:
    """out[g] = alpha * a * b^T + beta * c[g] over the elements of k of each group g, in one launch, in bf16 or fp16.

    The gradients of all groups' weights are k_grouped_gemm(gradient_of_y.T, x.T, offsets).

    a: [m, k].  b: [n, k]. Both MN-major: the first stride is 1, as of transposes.
    offsets: int32 or int64 [groups + 1], on the device, read by the kernel alone: group g has elements offsets[g] to
        offsets[g + 1] - 1 of k, which may be any or none.
    out: [groups, m, n], row-major, groups following each other at once, of a's dtype or fp32. Of a group without
        elements: beta * c[g].  c: so.
    For the rest see gemm.
    """
    return _calls.k_grouped_gemm(a, b, offsets, out, c, alpha, beta, out_dtype, add_to_out, programmatic, max_sms,
                                 stream)


def k_grouped_gemm_fp8_scaled(
    a: Any,
    b: Any,
    scales_a: Any,
    scales_b: Any,
    offsets: Any,
    out: Optional[Any] = None,
    c: Optional[Any] = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    *,
    out_dtype: Optional[Any] = None,
    add_to_out: bool = False,
    programmatic: bool = False,
    max_sms: int = 0,
    stream: Optional[Any] = None,
) -> Any:
    """k_grouped_gemm of FP8 operands with a scale for each row and 128 elements of a group, summed in fp32.

    a: [m, k].  b: [n, k]; both K-major, k a multiple of 16; offsets count as the next lower multiple of 16.
    scales_a: fp32 [m, k // 128 + groups], strides (1, at least m and a multiple of 4). A group's blocks begin with its
        first element, the last one may have fewer than 128, and follow those of the group before.  scales_b: so.
    out: bf16 where it is made and out_dtype does not say otherwise; for it and the rest see k_grouped_gemm.
    """
    return _calls.k_grouped_gemm_fp8_scaled(a, b, scales_a, scales_b, offsets, out, c, alpha, beta, out_dtype,
                                            add_to_out, programmatic, max_sms, stream)


def k_grouped_gemm_fp8_scaled_flat(
    a: Any,
    b: Any,
    scales_a: Any,
    scales_b: Any,
    offsets: Any,
    out: Optional[Any] = None,
    c: Optional[Any] = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    *,
    out_dtype: Optional[Any] = None,
    add_to_out: bool = False,
    programmatic: bool = False,
    max_sms: int = 0,
    stream: Optional[Any] = None,
    workspace: Optional[Any] = None,
) -> Any:
    """k_grouped_gemm_fp8_scaled of DeepGEMM's flat form, in which each group's operands lie by themselves.

    a: [m * k], contiguous: group g's [m, elements of g] from element m * offsets[g] on.  b: [n * k], so.
    scales_a: fp32 [m, k // 128], strides (1, at least m and a multiple of 4).  scales_b: [n, k // 128], so. m, n and k
        are taken from them; k is a multiple of 128, and offsets count as the next lower one.
    workspace: uint8 on the device, at a multiple of 128 bytes, of `flat_workspace_bytes(groups)`; nothing need be in
        it. Made where it is None; must be given where stream is, or the operands are neither torch's nor numpy's.
    For the rest see k_grouped_gemm_fp8_scaled.
    """
    return _calls.k_grouped_gemm_fp8_scaled_flat(a, b, scales_a, scales_b, offsets, out, c, alpha, beta, out_dtype,
                                                 add_to_out, programmatic, max_sms, stream, workspace)


def batched_gemm(
    a: Any,
    b: Any,
    out: Optional[Any] = None,
    c: Optional[Any] = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    *,
    out_dtype: Optional[Any] = None,
    programmatic: bool = False,
    weights_ready: bool = False,
    max_sms: int = 0,
    stream: Optional[Any] = None,
) -> Any:
    """out[i] = alpha * a[i] * b[i]^T + beta * c[i], in one launch, in bf16 or fp16.

    a: [batch, m, k].  b: [batch, n, k]. Of each, one of the last two strides is 1, the first may be any multiple of 16
        bytes; one of the two may be a matrix, the same for all problems, and so may c.
    out: [batch, m, n], the last stride 1; problems lie one after the other, or their rows take turns, as in
        y.view(rows, heads, n).transpose(0, 1).
    For the rest see gemm.
    """
    return _calls.batched_gemm(a, b, out, c, alpha, beta, out_dtype, programmatic, weights_ready, max_sms, stream)


def batched_gemm_fp8_scaled(
    a: Any,
    b: Any,
    scales_a: Any,
    scales_b: Any,
    out: Optional[Any] = None,
    c: Optional[Any] = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    *,
    out_dtype: Optional[Any] = None,
    programmatic: bool = False,
    weights_ready: bool = False,
    max_sms: int = 0,
    stream: Optional[Any] = None,
) -> Any:
    """batched_gemm of FP8 operands, K-major, with a scale for each block of 128 of k, summed in fp32.

    scales_a: fp32 [batch, m, ceil(k / 128)] as gemm_fp8_scaled has them, or a matrix, the same for all problems.
    scales_b: fp32 [batch, n, ceil(k / 128)] or [batch, ceil(n / 128), ceil(k / 128)], likewise.
    out: bf16 where it is made and out_dtype does not say otherwise; for it and the rest see batched_gemm.
    """
    return _calls.batched_gemm_fp8_scaled(a, b, scales_a, scales_b, out, c, alpha, beta, out_dtype, programmatic,
                                          weights_ready, max_sms, stream)


def check_offsets(
    offsets: Any,
    rows: int,
    groups: Optional[int] = None,
    *,
    layout: str = "offsets",
    stream: Optional[Any] = None,
) -> None:
    """For debugging: raises an ArgumentError that names the first of the offsets that breaks a rule, and its place.

    grouped_gemm cannot, as the host does not read them there; it takes such a number for another one.
    offsets, layout: as of grouped_gemm.
    rows: of a, "masked": of all groups.
    groups: as many as the array says; "indices" must have it.

    Unlike all others it copies from the device and waits for the stream, which must not be captured.
    """
    _calls.check_offsets(offsets, rows, groups, layout, stream)


def check_k_offsets(offsets: Any, k: int, step: int, *, stream: Optional[Any] = None) -> None:
    """check_offsets of K in groups.

    k: as of the call.
    step: what offsets must be multiples of: 1 of k_grouped_gemm, 16 of k_grouped_gemm_fp8_scaled, 128 of its flat form.
    """
    _calls.check_k_offsets(offsets, k, step, stream)


def quantize_blocks(
    x: Any,
    block: Tuple[int, int] = (1, 128),
    dtype: Optional[Any] = None,
    out: Optional[Any] = None,
    scales: Optional[Any] = None,
    *,
    programmatic: bool = False,
    stream: Optional[Any] = None,
) -> Tuple[Any, Any]:
    """(out, scales), so that out times the scale of its block is close to x.

    x: [rows, k], bf16 or fp16, one stride 1; a transpose is transposed on the way: quantize_blocks(x.T).
    block: which elements share a scale, (1, 128), those of a row, or (128, 128).
    dtype: of an out that is made: e4m3 unless given, or e5m2.
    out: [rows, k], K-major.  scales: fp32 [rows, ceil(k / 128)], the first stride 1, or of (128, 128)
        [ceil(rows / 128), ceil(k / 128)], the second stride 1. Made where None.
    """
    return _calls.quantize_blocks(x, block, dtype, out, scales, programmatic, stream)
