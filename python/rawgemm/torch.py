"""The calls as torch's own operators: differentiable, known to torch.compile, on the current stream.

    y = rawgemm.torch.gemm(x, weight)                          # x weight^T, as torch.nn.functional.linear
    y = torch.ops.rawgemm.gemm(x, weight, out_dtype=torch.float32)

Where rawgemm runs on the model, the tensors are the CPU's.
"""

from typing import Any, Callable, Optional, Tuple

import torch
from torch._functorch.utils import enable_single_level_autograd_function
from torch.autograd import forward_ad
from torch.autograd.function import _SingleLevelFunction

from . import _calls
from ._arrays import TORCH, make, padded, type_named, type_of
from ._library import Type

__all__ = [
    "add_product",
    "batched_gemm",
    "batched_gemm_fp8_scaled",
    "gemm",
    "gemm_fp8",
    "gemm_fp8_scaled",
    "grouped_gemm",
    "grouped_gemm_fp8_scaled",
    "k_grouped_gemm",
    "k_grouped_gemm_fp8_scaled",
    "k_grouped_gemm_fp8_scaled_flat",
    "quantize_blocks",
]

_library = torch.library.Library("rawgemm", "DEF")
_of_all = "ScalarType? out_dtype=None, int max_sms=0) -> Tensor"
_library.define("gemm(Tensor a, Tensor b, Tensor? c=None, float alpha=1.0, float beta=0.0, *, "
                f"bool programmatic=False, bool weights_ready=False, {_of_all}")
_library.define("add_product(Tensor(out!) out, Tensor a, Tensor b, float alpha=1.0, *, int max_sms=0) -> ()")
_library.define("gemm_fp8(Tensor a, Tensor b, Tensor? scale_a=None, Tensor? scale_b=None, Tensor? scale_out=None, *, "
                f"str accumulation='promoted', {_of_all}")
_library.define(f"gemm_fp8_scaled(Tensor a, Tensor b, Tensor scales_a, Tensor scales_b, *, {_of_all}")
_of_groups = "str layout='offsets', bool zeroes_rest=False, int expected_rows=0"
_library.define(f"grouped_gemm(Tensor a, Tensor b, Tensor offsets, float alpha=1.0, *, {_of_groups}, {_of_all}")
_library.define("grouped_gemm_fp8_scaled(Tensor a, Tensor b, Tensor scales_a, Tensor scales_b, Tensor offsets, *, "
                f"{_of_groups}, {_of_all}")
_library.define(f"k_grouped_gemm(Tensor a, Tensor b, Tensor offsets, float alpha=1.0, *, {_of_all}")
for _name in ("k_grouped_gemm_fp8_scaled", "k_grouped_gemm_fp8_scaled_flat"):
    _library.define(f"{_name}(Tensor a, Tensor b, Tensor scales_a, Tensor scales_b, Tensor offsets, *, {_of_all}")
_library.define(f"batched_gemm(Tensor a, Tensor b, Tensor? c=None, float alpha=1.0, float beta=0.0, *, {_of_all}")
_library.define(f"batched_gemm_fp8_scaled(Tensor a, Tensor b, Tensor scales_a, Tensor scales_b, *, {_of_all}")
_library.define("quantize_blocks(Tensor x, int[] block=[1, 128], ScalarType? dtype=None) -> (Tensor, Tensor)")


def gemm(
    a: torch.Tensor,
    b: torch.Tensor,
    c: Optional[torch.Tensor] = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    *,
    out_dtype: Optional[torch.dtype] = None,
    programmatic: bool = False,
    weights_ready: bool = False,
    max_sms: int = 0,
) -> torch.Tensor:
    """alpha * a * b^T + beta * c, differentiable in a, b and c.

    a: [m, k].  b: [n, k], bf16 or fp16; of either, one stride is 1, rows begin at multiples of 16 bytes.
    c: [m, n], row-major, of the result's dtype.  Returns [m, n], of out_dtype or a's dtype, whose rows begin at
    multiples of 16 bytes. programmatic, weights_ready, max_sms: as of rawgemm.gemm.

    The gradients are two calls more, of dD * B and dD^T * A, on max_sms, too; nothing is transposed in memory. A dD
    that comes in another dtype than a's, or with rows that do not begin at 16 bytes, is copied first.
    """
    if not torch.compiler.is_compiling():
        _refuse_tangents("gemm", a, b, c)
        out = _calls.call_again(_calls.GEMM, a, b, None, c, None, None, alpha, beta, out_dtype, False, programmatic,
                                weights_ready, max_sms)
        if out is not None:
            return out
        if _is_eager(a, b):
            if not _needs_gradient(a, b, c):
                return _calls.gemm(a, b, None, c, alpha, beta, out_dtype, False, programmatic, weights_ready, max_sms,
                                   None)
            options = {"out_dtype": out_dtype, "programmatic": programmatic, "weights_ready": weights_ready,
                       "max_sms": max_sms}
            return _Differentiable.apply(a, b, c, alpha, beta, options)
    return _operator(a, b, c, alpha, beta, out_dtype=out_dtype, programmatic=programmatic, weights_ready=weights_ready,
                     max_sms=max_sms)


def add_product(
    out: torch.Tensor, a: torch.Tensor, b: torch.Tensor, alpha: float = 1.0, *, max_sms: int = 0
) -> None:
    """out += alpha * a * b^T in place, as gradients of weights add up over micro-batches. Not differentiable.

    out: [m, n], in fp32; or of a's dtype, to whose 16 bits a product may be rounded before it is added. It is what
    rawgemm.gemm does with add_to_out. max_sms: as there.
    """
    if not torch.compiler.is_compiling():
        _refuse_tangents("add_product", out, a, b)
        again = _calls.call_again(_calls.GEMM, a, b, out, None, None, None, alpha, 0.0, None, True, False, False,
                                  max_sms)
        if again is not None:
            _calls.increment_versions((out,))
            return
        if _is_eager(a, b):
            _calls.gemm(a, b, out, None, alpha, 0.0, None, True, False, False, max_sms, None)
            return
    torch.ops.rawgemm.add_product(out, a, b, alpha, max_sms=max_sms)


def gemm_fp8(
    a: torch.Tensor,
    b: torch.Tensor,
    scale_a: Optional[torch.Tensor] = None,
    scale_b: Optional[torch.Tensor] = None,
    scale_out: Optional[torch.Tensor] = None,
    *,
    accumulation: str = "promoted",
    out_dtype: Optional[torch.dtype] = None,
    max_sms: int = 0,
) -> torch.Tensor:
    """rawgemm.gemm_fp8 as an operator. Not differentiable."""
    if not torch.compiler.is_compiling():
        _refuse_tangents("gemm_fp8", scale_a, scale_b, scale_out)
    return torch.ops.rawgemm.gemm_fp8(a, b, scale_a, scale_b, scale_out, accumulation=accumulation, out_dtype=out_dtype,
                                      max_sms=max_sms)


def gemm_fp8_scaled(
    a: torch.Tensor,
    b: torch.Tensor,
    scales_a: torch.Tensor,
    scales_b: torch.Tensor,
    *,
    out_dtype: Optional[torch.dtype] = None,
    max_sms: int = 0,
) -> torch.Tensor:
    """rawgemm.gemm_fp8_scaled as an operator. Not differentiable."""
    if not torch.compiler.is_compiling():
        _refuse_tangents("gemm_fp8_scaled", scales_a, scales_b)
    return torch.ops.rawgemm.gemm_fp8_scaled(a, b, scales_a, scales_b, out_dtype=out_dtype, max_sms=max_sms)


def grouped_gemm(
    a: torch.Tensor,
    b: torch.Tensor,
    offsets: torch.Tensor,
    alpha: float = 1.0,
    *,
    layout: str = "offsets",
    zeroes_rest: bool = False,
    expected_rows: int = 0,
    out_dtype: Optional[torch.dtype] = None,
    max_sms: int = 0,
) -> torch.Tensor:
    """alpha * a * b[g]^T for the rows of each group g, in one launch, differentiable in a and, with offsets, b.

    a: [m, k], "masked": [groups, rows, k]; K-major.  b: [groups, n, k], bf16 or fp16, either one of the last two
    strides 1; of both, rows begin at multiples of 16 bytes.  offsets: int32 or int64 [groups + 1]: group g has rows
    offsets[g] to offsets[g + 1] - 1; the host does not read them. layout: as of rawgemm.grouped_gemm, for other arrays.
    Returns [m, n], "masked": [groups, rows, n], of out_dtype or a's dtype. Rows of no group are zero, and so is a's
    gradient there.
    zeroes_rest: the kernel makes the result's zeros, and nothing else writes them: of "indices" all, of "psum" those
    between a group's end and the next multiple of 128, so that behind these the result is whatever was in memory.
    expected_rows, max_sms: as of rawgemm.grouped_gemm.

    The gradients are two calls more: rows in groups with b transposed, which copies nothing, and k_grouped_gemm, which
    has offsets alone: with another layout, a b that requires a gradient is refused.
    """
    if not torch.compiler.is_compiling():
        _refuse_tangents("grouped_gemm", a, b)
    return torch.ops.rawgemm.grouped_gemm(a, b, offsets, alpha, layout=layout, zeroes_rest=zeroes_rest,
                                          expected_rows=expected_rows, out_dtype=out_dtype, max_sms=max_sms)


def grouped_gemm_fp8_scaled(
    a: torch.Tensor,
    b: torch.Tensor,
    scales_a: torch.Tensor,
    scales_b: torch.Tensor,
    offsets: torch.Tensor,
    *,
    layout: str = "offsets",
    zeroes_rest: bool = False,
    expected_rows: int = 0,
    out_dtype: Optional[torch.dtype] = None,
    max_sms: int = 0,
) -> torch.Tensor:
    """rawgemm.grouped_gemm_fp8_scaled as an operator, in whose result rows of no group are as of grouped_gemm. Not
    differentiable."""
    if not torch.compiler.is_compiling():
        _refuse_tangents("grouped_gemm_fp8_scaled", scales_a, scales_b)
    return torch.ops.rawgemm.grouped_gemm_fp8_scaled(a, b, scales_a, scales_b, offsets, layout=layout,
                                                     zeroes_rest=zeroes_rest, expected_rows=expected_rows,
                                                     out_dtype=out_dtype, max_sms=max_sms)


def k_grouped_gemm(
    a: torch.Tensor,
    b: torch.Tensor,
    offsets: torch.Tensor,
    alpha: float = 1.0,
    *,
    out_dtype: Optional[torch.dtype] = None,
    max_sms: int = 0,
) -> torch.Tensor:
    """rawgemm.k_grouped_gemm as an operator: [groups, m, n] of a [m, k] and b [n, k], transposes. Differentiable in a
    and b, whose gradients are two calls of grouped_gemm."""
    if not torch.compiler.is_compiling():
        _refuse_tangents("k_grouped_gemm", a, b)
    return torch.ops.rawgemm.k_grouped_gemm(a, b, offsets, alpha, out_dtype=out_dtype, max_sms=max_sms)


def k_grouped_gemm_fp8_scaled(
    a: torch.Tensor,
    b: torch.Tensor,
    scales_a: torch.Tensor,
    scales_b: torch.Tensor,
    offsets: torch.Tensor,
    *,
    out_dtype: Optional[torch.dtype] = None,
    max_sms: int = 0,
) -> torch.Tensor:
    """rawgemm.k_grouped_gemm_fp8_scaled as an operator. Not differentiable."""
    if not torch.compiler.is_compiling():
        _refuse_tangents("k_grouped_gemm_fp8_scaled", scales_a, scales_b)
    return torch.ops.rawgemm.k_grouped_gemm_fp8_scaled(a, b, scales_a, scales_b, offsets, out_dtype=out_dtype,
                                                       max_sms=max_sms)


def k_grouped_gemm_fp8_scaled_flat(
    a: torch.Tensor,
    b: torch.Tensor,
    scales_a: torch.Tensor,
    scales_b: torch.Tensor,
    offsets: torch.Tensor,
    *,
    out_dtype: Optional[torch.dtype] = None,
    max_sms: int = 0,
) -> torch.Tensor:
    """rawgemm.k_grouped_gemm_fp8_scaled_flat as an operator, which makes its workspace. Not differentiable."""
    if not torch.compiler.is_compiling():
        _refuse_tangents("k_grouped_gemm_fp8_scaled_flat", scales_a, scales_b)
    return torch.ops.rawgemm.k_grouped_gemm_fp8_scaled_flat(a, b, scales_a, scales_b, offsets, out_dtype=out_dtype,
                                                            max_sms=max_sms)


def batched_gemm(
    a: torch.Tensor,
    b: torch.Tensor,
    c: Optional[torch.Tensor] = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    *,
    out_dtype: Optional[torch.dtype] = None,
    max_sms: int = 0,
) -> torch.Tensor:
    """alpha * a[i] * b[i]^T + beta * c[i], in one launch, differentiable in a, b and c.

    a: [batch, m, k].  b: [batch, n, k]; one of the two may be a matrix, the same for all problems, and so may c: see
    rawgemm.batched_gemm.  Returns [batch, m, n], of out_dtype or a's dtype.

    The gradients are two calls more, in the majors that a and b have. That of a matrix is the sum over the batch of
    what each problem gives it, in a's dtype.
    """
    if not torch.compiler.is_compiling():
        _refuse_tangents("batched_gemm", a, b, c)
    return torch.ops.rawgemm.batched_gemm(a, b, c, alpha, beta, out_dtype=out_dtype, max_sms=max_sms)


def batched_gemm_fp8_scaled(
    a: torch.Tensor,
    b: torch.Tensor,
    scales_a: torch.Tensor,
    scales_b: torch.Tensor,
    *,
    out_dtype: Optional[torch.dtype] = None,
    max_sms: int = 0,
) -> torch.Tensor:
    """rawgemm.batched_gemm_fp8_scaled as an operator. Not differentiable."""
    if not torch.compiler.is_compiling():
        _refuse_tangents("batched_gemm_fp8_scaled", scales_a, scales_b)
    return torch.ops.rawgemm.batched_gemm_fp8_scaled(a, b, scales_a, scales_b, out_dtype=out_dtype, max_sms=max_sms)


def quantize_blocks(
    x: torch.Tensor, block: Tuple[int, int] = (1, 128), dtype: Optional[torch.dtype] = None
) -> Tuple[torch.Tensor, torch.Tensor]:
    """rawgemm.quantize_blocks as an operator. Not differentiable."""
    if not torch.compiler.is_compiling():
        _refuse_tangents("quantize_blocks", x)
    return torch.ops.rawgemm.quantize_blocks(x, block, dtype)


# torch's dispatcher takes longer for an operator in Python than the rest of a call: where nobody but us looks at it, a
# call goes past it.

_PLAIN = (torch.Tensor, torch.nn.Parameter)


def _is_eager(a: torch.Tensor, b: torch.Tensor) -> bool:
    """Whether neither a subclass of tensors, nor a mode (tracing, fake tensors), nor a transform (vmap) is at work."""
    return (type(a) in _PLAIN and type(b) in _PLAIN and torch._C._len_torch_dispatch_stack() == 0 and
            torch._C._functorch.peek_interpreter_stack() is None and not a.is_meta)


def _refuse_tangents(name: str, *tensors: Optional[torch.Tensor]) -> None:
    """Of forward-mode differentiation, which no operator knows: a result without a tangent would count as constant."""
    if forward_ad._current_level < 0:
        return
    if any(x is not None and forward_ad.unpack_dual(x).tangent is not None for x in tensors):
        raise RuntimeError(f"rawgemm.torch.{name} has no forward-mode gradients, must not be called with tangents")


def _needs_gradient(a: torch.Tensor, b: torch.Tensor, c: Optional[torch.Tensor]) -> bool:
    return (a.requires_grad or b.requires_grad or c is not None and c.requires_grad) and torch.is_grad_enabled()


# The operators: on the device, without it (shapes, dtypes and strides), and their gradients.


def _gemm(a: torch.Tensor, b: torch.Tensor, c: Optional[torch.Tensor] = None, alpha: float = 1.0, beta: float = 0.0, *,
          out_dtype: Optional[torch.dtype] = None, programmatic: bool = False, weights_ready: bool = False,
          max_sms: int = 0) -> torch.Tensor:
    return _calls.gemm(a, b, None, c, alpha, beta, out_dtype, False, programmatic, weights_ready, max_sms, None)


def _add_product(out: torch.Tensor, a: torch.Tensor, b: torch.Tensor, alpha: float = 1.0, *, max_sms: int = 0) -> None:
    _calls.gemm(a, b, out, None, alpha, 0.0, None, True, False, False, max_sms, None)


def _gemm_fp8(a: torch.Tensor, b: torch.Tensor, scale_a: Optional[torch.Tensor] = None,
              scale_b: Optional[torch.Tensor] = None, scale_out: Optional[torch.Tensor] = None, *,
              accumulation: str = "promoted", out_dtype: Optional[torch.dtype] = None,
              max_sms: int = 0) -> torch.Tensor:
    return _calls.gemm_fp8(a, b, None, None, 1.0, 0.0, scale_a, scale_b, scale_out, accumulation, out_dtype, False,
                           False, False, max_sms, None)


def _gemm_fp8_scaled(a: torch.Tensor, b: torch.Tensor, scales_a: torch.Tensor, scales_b: torch.Tensor, *,
                     out_dtype: Optional[torch.dtype] = None, max_sms: int = 0) -> torch.Tensor:
    return _calls.gemm_fp8_scaled(a, b, scales_a, scales_b, None, None, 1.0, 0.0, out_dtype, False, False, False,
                                  max_sms, None)


def _zeros_of_groups(a: torch.Tensor, b: torch.Tensor, type: int, layout: str,
                     zeroes_rest: bool) -> Optional[torch.Tensor]:
    """An out of zeros, where the kernel makes none: it does nothing without groups."""
    if zeroes_rest and b.shape[0] > 0:
        return None
    return _fake_groups(a, b, type, layout).zero_()


def _grouped_gemm(a: torch.Tensor, b: torch.Tensor, offsets: torch.Tensor, alpha: float = 1.0, *,
                  layout: str = "offsets", zeroes_rest: bool = False, expected_rows: int = 0,
                  out_dtype: Optional[torch.dtype] = None, max_sms: int = 0) -> torch.Tensor:
    out = _zeros_of_groups(a, b, _type(out_dtype, a.dtype), layout, zeroes_rest)
    return _calls.grouped_gemm(a, b, offsets, out, None, alpha, 0.0, layout, zeroes_rest, expected_rows, out_dtype,
                               False, max_sms, None)


def _grouped_gemm_fp8_scaled(a: torch.Tensor, b: torch.Tensor, scales_a: torch.Tensor, scales_b: torch.Tensor,
                             offsets: torch.Tensor, *, layout: str = "offsets", zeroes_rest: bool = False,
                             expected_rows: int = 0, out_dtype: Optional[torch.dtype] = None,
                             max_sms: int = 0) -> torch.Tensor:
    _calls.check_gradients(None, a, b, scales_a, scales_b)  # the call allows them where out is given
    out = _zeros_of_groups(a, b, _type(out_dtype, torch.bfloat16), layout, zeroes_rest)
    return _calls.grouped_gemm_fp8_scaled(a, b, scales_a, scales_b, offsets, out, None, 1.0, 0.0, layout, zeroes_rest,
                                          expected_rows, out_dtype, False, max_sms, None)


def _k_grouped_gemm(a: torch.Tensor, b: torch.Tensor, offsets: torch.Tensor, alpha: float = 1.0, *,
                    out_dtype: Optional[torch.dtype] = None, max_sms: int = 0) -> torch.Tensor:
    return _calls.k_grouped_gemm(a, b, offsets, None, None, alpha, 0.0, out_dtype, False, False, max_sms, None)


def _k_grouped_gemm_fp8_scaled(a: torch.Tensor, b: torch.Tensor, scales_a: torch.Tensor, scales_b: torch.Tensor,
                               offsets: torch.Tensor, *, out_dtype: Optional[torch.dtype] = None,
                               max_sms: int = 0) -> torch.Tensor:
    return _calls.k_grouped_gemm_fp8_scaled(a, b, scales_a, scales_b, offsets, None, None, 1.0, 0.0, out_dtype, False,
                                            False, max_sms, None)


def _k_grouped_gemm_fp8_scaled_flat(a: torch.Tensor, b: torch.Tensor, scales_a: torch.Tensor, scales_b: torch.Tensor,
                                    offsets: torch.Tensor, *, out_dtype: Optional[torch.dtype] = None,
                                    max_sms: int = 0) -> torch.Tensor:
    return _calls.k_grouped_gemm_fp8_scaled_flat(a, b, scales_a, scales_b, offsets, None, None, 1.0, 0.0, out_dtype,
                                                 False, False, max_sms, None, None)


def _batched_gemm(a: torch.Tensor, b: torch.Tensor, c: Optional[torch.Tensor] = None, alpha: float = 1.0,
                  beta: float = 0.0, *, out_dtype: Optional[torch.dtype] = None, max_sms: int = 0) -> torch.Tensor:
    return _calls.batched_gemm(a, b, None, c, alpha, beta, out_dtype, False, False, max_sms, None)


def _batched_gemm_fp8_scaled(a: torch.Tensor, b: torch.Tensor, scales_a: torch.Tensor, scales_b: torch.Tensor, *,
                             out_dtype: Optional[torch.dtype] = None, max_sms: int = 0) -> torch.Tensor:
    return _calls.batched_gemm_fp8_scaled(a, b, scales_a, scales_b, None, None, 1.0, 0.0, out_dtype, False, False,
                                          max_sms, None)


def _quantize_blocks(x: torch.Tensor, block: Any = (1, 128),
                     dtype: Optional[torch.dtype] = None) -> Tuple[torch.Tensor, torch.Tensor]:
    return _calls.quantize_blocks(x, block, dtype, None, None, False, None)


def _type(out_dtype: Optional[torch.dtype], default: torch.dtype) -> int:
    return type_of[default] if out_dtype is None else type_named("out_dtype", out_dtype)


def _fake_product(a: torch.Tensor, b: torch.Tensor, type: int) -> torch.Tensor:
    torch._check(a.dim() == 2 and b.dim() == 2, lambda: f"a, b: shapes = {a.shape}, {b.shape}, must be [m, k], [n, k]")
    torch._check(a.shape[1] == b.shape[1],
                 lambda: f"b: shape = {b.shape}, must be [n, {a.shape[1]}], as a is {a.shape}")
    return make(a, TORCH, (a.shape[0], b.shape[0]), type)


def _fake_gemm(a: torch.Tensor, b: torch.Tensor, c: Optional[torch.Tensor] = None, alpha: float = 1.0,
               beta: float = 0.0, *, out_dtype: Optional[torch.dtype] = None, programmatic: bool = False,
               weights_ready: bool = False, max_sms: int = 0) -> torch.Tensor:
    return _fake_product(a, b, _type(out_dtype, a.dtype))


def _fake_add_product(out: torch.Tensor, a: torch.Tensor, b: torch.Tensor, alpha: float = 1.0, *,
                      max_sms: int = 0) -> None:
    pass


def _fake_gemm_fp8(a: torch.Tensor, b: torch.Tensor, scale_a: Optional[torch.Tensor] = None,
                   scale_b: Optional[torch.Tensor] = None, scale_out: Optional[torch.Tensor] = None, *,
                   accumulation: str = "promoted", out_dtype: Optional[torch.dtype] = None,
                   max_sms: int = 0) -> torch.Tensor:
    return _fake_product(a, b, _type(out_dtype, torch.bfloat16))


def _fake_gemm_fp8_scaled(a: torch.Tensor, b: torch.Tensor, scales_a: torch.Tensor, scales_b: torch.Tensor, *,
                          out_dtype: Optional[torch.dtype] = None, max_sms: int = 0) -> torch.Tensor:
    return _fake_product(a, b, _type(out_dtype, torch.bfloat16))


def _fake_groups(a: torch.Tensor, b: torch.Tensor, type: int, layout: str) -> torch.Tensor:
    _calls.check_layout(layout)
    masked = layout == "masked"
    torch._check(a.dim() == 2 + masked and b.dim() == 3 and a.shape[-1] == b.shape[2],
                 lambda: f"a, b: shapes = {a.shape}, {b.shape}, must be [{'groups, rows' if masked else 'm'}, k], "
                         "[groups, n, k]")
    if masked:
        torch._check(a.shape[0] == b.shape[0],
                     lambda: f"b: shape = {b.shape}, must be [{a.shape[0]}, n, k], as a is {a.shape}")
    return make(a, TORCH, (*a.shape[:-1], b.shape[1]), type)


def _fake_grouped_gemm(a: torch.Tensor, b: torch.Tensor, offsets: torch.Tensor, alpha: float = 1.0, *,
                       layout: str = "offsets", zeroes_rest: bool = False, expected_rows: int = 0,
                       out_dtype: Optional[torch.dtype] = None, max_sms: int = 0) -> torch.Tensor:
    return _fake_groups(a, b, _type(out_dtype, a.dtype), layout)


def _fake_grouped_gemm_fp8_scaled(a: torch.Tensor, b: torch.Tensor, scales_a: torch.Tensor, scales_b: torch.Tensor,
                                  offsets: torch.Tensor, *, layout: str = "offsets", zeroes_rest: bool = False,
                                  expected_rows: int = 0, out_dtype: Optional[torch.dtype] = None,
                                  max_sms: int = 0) -> torch.Tensor:
    return _fake_groups(a, b, _type(out_dtype, torch.bfloat16), layout)


def _fake_k_groups(a: torch.Tensor, b: torch.Tensor, offsets: torch.Tensor, type: int) -> torch.Tensor:
    torch._check(a.dim() == 2 and b.dim() == 2 and a.shape[1] == b.shape[1],
                 lambda: f"a, b: shapes = {a.shape}, {b.shape}, must be [m, k], [n, k]")
    return make(a, TORCH, (offsets.shape[0] - 1, a.shape[0], b.shape[0]), type)


def _fake_k_grouped_gemm(a: torch.Tensor, b: torch.Tensor, offsets: torch.Tensor, alpha: float = 1.0, *,
                         out_dtype: Optional[torch.dtype] = None, max_sms: int = 0) -> torch.Tensor:
    return _fake_k_groups(a, b, offsets, _type(out_dtype, a.dtype))


def _fake_k_grouped_gemm_fp8_scaled(a: torch.Tensor, b: torch.Tensor, scales_a: torch.Tensor, scales_b: torch.Tensor,
                                    offsets: torch.Tensor, *, out_dtype: Optional[torch.dtype] = None,
                                    max_sms: int = 0) -> torch.Tensor:
    return _fake_k_groups(a, b, offsets, _type(out_dtype, torch.bfloat16))


def _fake_k_grouped_gemm_fp8_scaled_flat(a: torch.Tensor, b: torch.Tensor, scales_a: torch.Tensor,
                                         scales_b: torch.Tensor, offsets: torch.Tensor, *,
                                         out_dtype: Optional[torch.dtype] = None, max_sms: int = 0) -> torch.Tensor:
    # The operands have one extent; scales have the others.
    return _fake_k_groups(scales_a, scales_b, offsets, _type(out_dtype, torch.bfloat16))


def _fake_batch(a: torch.Tensor, b: torch.Tensor, type: int) -> torch.Tensor:
    torch._check((a.dim(), b.dim()) in ((3, 3), (2, 3), (3, 2)) and a.shape[-1] == b.shape[-1],
                 lambda: f"a, b: shapes = {a.shape}, {b.shape}, must be [batch, m, k], [batch, n, k], one of them "
                         "without batch where all problems have the same")
    batch = (a if a.dim() == 3 else b).shape[0]
    if b.dim() == 3:
        torch._check(b.shape[0] == batch, lambda: f"b: shape = {b.shape}, must be [{batch}, n, k], as a is {a.shape}")
    return make(a, TORCH, (batch, a.shape[-2], b.shape[-2]), type)


def _fake_batched_gemm(a: torch.Tensor, b: torch.Tensor, c: Optional[torch.Tensor] = None, alpha: float = 1.0,
                       beta: float = 0.0, *, out_dtype: Optional[torch.dtype] = None, max_sms: int = 0) -> torch.Tensor:
    return _fake_batch(a, b, _type(out_dtype, a.dtype))


def _fake_batched_gemm_fp8_scaled(a: torch.Tensor, b: torch.Tensor, scales_a: torch.Tensor, scales_b: torch.Tensor, *,
                                  out_dtype: Optional[torch.dtype] = None, max_sms: int = 0) -> torch.Tensor:
    return _fake_batch(a, b, _type(out_dtype, torch.bfloat16))


def _fake_quantize_blocks(x: torch.Tensor, block: Any = (1, 128),
                          dtype: Optional[torch.dtype] = None) -> Tuple[torch.Tensor, torch.Tensor]:
    rows, k = x.shape
    type = Type.e4m3 if dtype is None else type_named("dtype", dtype)
    return _calls.make_quantized(x, TORCH, rows, k, _calls.checked_block(block), type)


def _below_autograd(operator: Callable[..., Any], *operands: Any, **options: Any) -> Any:
    """What the operator's kernel for gradients goes on to: the device's, or that which traces."""
    with torch._C._AutoDispatchBelowAutograd():
        return operator(*operands, **options)


def _refusing_gradients(name: str, implementation: Callable[..., Any]) -> Callable[..., Any]:
    """The kernel for gradients of an operator that has none. torch asks it, and none of the others, of a graph that is
    compiled or transformed: without it, gradients that the operator would need count as zeros."""
    operator = getattr(torch.ops.rawgemm, name).default

    def call(*operands: Any, **options: Any) -> Any:
        tensors = [x for x in operands if isinstance(x, torch.Tensor)]
        _refuse_tangents(name, *tensors)
        if name == "add_product":
            _calls.check_writable("out", tensors[0], TORCH, False)
        else:
            _calls.check_gradients(None, *tensors)
        if _is_eager(tensors[0], tensors[-1]) and all(type(x) in _PLAIN for x in tensors):
            return implementation(*operands, **options)
        return _below_autograd(operator, *operands, **options)

    return call


_DIFFERENTIABLE = "gemm", "grouped_gemm", "k_grouped_gemm", "batched_gemm"

for _name, _implementation, _fake in (
    ("gemm", _gemm, _fake_gemm),
    ("add_product", _add_product, _fake_add_product),
    ("gemm_fp8", _gemm_fp8, _fake_gemm_fp8),
    ("gemm_fp8_scaled", _gemm_fp8_scaled, _fake_gemm_fp8_scaled),
    ("grouped_gemm", _grouped_gemm, _fake_grouped_gemm),
    ("grouped_gemm_fp8_scaled", _grouped_gemm_fp8_scaled, _fake_grouped_gemm_fp8_scaled),
    ("k_grouped_gemm", _k_grouped_gemm, _fake_k_grouped_gemm),
    ("k_grouped_gemm_fp8_scaled", _k_grouped_gemm_fp8_scaled, _fake_k_grouped_gemm_fp8_scaled),
    ("k_grouped_gemm_fp8_scaled_flat", _k_grouped_gemm_fp8_scaled_flat, _fake_k_grouped_gemm_fp8_scaled_flat),
    ("batched_gemm", _batched_gemm, _fake_batched_gemm),
    ("batched_gemm_fp8_scaled", _batched_gemm_fp8_scaled, _fake_batched_gemm_fp8_scaled),
    ("quantize_blocks", _quantize_blocks, _fake_quantize_blocks),
):
    for _key in ("CPU", "CUDA"):
        _library.impl(_name, _implementation, _key)
    torch.library.register_fake(f"rawgemm::{_name}", _fake, lib=_library)
    if _name not in _DIFFERENTIABLE:
        _library.impl(_name, _refusing_gradients(_name, _implementation), "Autograd")


def _lies_in_rows(x: torch.Tensor, dtype: torch.dtype) -> bool:
    """Whether a matrix, or each of a batch, is row-major, its rows at multiples of 16 bytes of `dtype`."""
    chunk = padded(1, type_of[dtype])
    *strides, column_stride = x.stride()
    return (x.storage_offset() % chunk == 0 and column_stride == 1 and strides[-1] >= x.shape[-1] and
            all(stride % chunk == 0 for stride in strides))


def _as_operand(x: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """x, or a copy of it that gemm and batched_gemm take: torch hands on gradients in any strides, those of sum() all
    0."""
    x = x.to(dtype)
    if _lies_in_rows(x, dtype) or _lies_in_rows(x.transpose(-2, -1), dtype):
        return x
    return make(x, TORCH, x.shape, type_of[dtype]).copy_(x)


# _SingleLevelFunction is torch.autograd.Function without its care for torch.func's transforms: those call the operator,
# and so its kernel for gradients, for each of their levels.


def _apply(function: Any, *inputs: Any) -> torch.Tensor:
    if torch._C._functorch.peek_interpreter_stack() is None:
        return function.apply(*inputs)
    with enable_single_level_autograd_function():
        return function.apply(*inputs)


def _without_gradients(a: torch.Tensor, b: torch.Tensor, c: Optional[torch.Tensor], alpha: float, beta: float,
                       **options: Any) -> torch.Tensor:
    if _is_eager(a, b):
        return _gemm(a, b, c, alpha, beta, **options)
    return _below_autograd(_operator, a, b, c, alpha, beta, **options)


class _Differentiable(_SingleLevelFunction):
    @staticmethod
    def forward(ctx: Any, a: torch.Tensor, b: torch.Tensor, c: Optional[torch.Tensor], alpha: float, beta: float,
                options: Any) -> torch.Tensor:
        ctx.alpha, ctx.beta, ctx.max_sms = alpha, beta, options.get("max_sms", 0)
        ctx.save_for_backward(a, b)
        return _without_gradients(a, b, c, alpha, beta, **options)

    @staticmethod
    def backward(ctx: Any, *gradients: torch.Tensor) -> Tuple[Optional[torch.Tensor], ...]:
        of_d, = gradients
        a, b = ctx.saved_tensors
        for_a, for_b, for_c = ctx.needs_input_grad[:3]
        d = _as_operand(of_d, a.dtype) if for_a or for_b else of_d
        return (gemm(d, b.t(), alpha=ctx.alpha, max_sms=ctx.max_sms) if for_a else None,
                gemm(d.t(), a.t(), alpha=ctx.alpha, max_sms=ctx.max_sms) if for_b else None,
                ctx.beta * of_d if for_c else None, None, None, None)


def _with_gradients(a: torch.Tensor, b: torch.Tensor, c: Optional[torch.Tensor] = None, alpha: float = 1.0,
                    beta: float = 0.0, **options: Any) -> torch.Tensor:
    """What torch.library.register_autograd would make, in a third of its time."""
    _refuse_tangents("gemm", a, b, c)
    if _needs_gradient(a, b, c):
        return _apply(_Differentiable, a, b, c, alpha, beta, options)
    return _without_gradients(a, b, c, alpha, beta, **options)


_operator = torch.ops.rawgemm.gemm.default
_library.impl("gemm", _with_gradients, "Autograd")


def _as_rows(x: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """x [..., rows, columns], or a copy of it that is row-major, with rows at multiples of 16 bytes."""
    if x.dim() == 2 and x.dtype == dtype and _lies_in_rows(x, dtype):
        return x
    return make(x, TORCH, x.shape, type_of[dtype]).copy_(x)


class _DifferentiableGroups(_SingleLevelFunction):
    @staticmethod
    def forward(ctx: Any, a: torch.Tensor, b: torch.Tensor, offsets: torch.Tensor, alpha: float,
                options: Any) -> torch.Tensor:
        ctx.alpha, ctx.max_sms = alpha, options.get("max_sms", 0)
        # Of psum, zeroes_rest leaves rows as they were in memory: in a gradient they would reach what is before.
        dropped = ("out_dtype", "zeroes_rest") if options.get("layout") == "psum" else ("out_dtype",)
        ctx.options = {name: option for name, option in options.items() if name not in dropped}
        ctx.save_for_backward(a, b, offsets)
        return _below_autograd(_grouped_operator, a, b, offsets, alpha, **options)

    @staticmethod
    def backward(ctx: Any, *gradients: torch.Tensor) -> Tuple[Optional[torch.Tensor], ...]:
        a, b, offsets = ctx.saved_tensors
        for_a, for_b = ctx.needs_input_grad[:2]
        d = _as_rows(gradients[0], a.dtype)
        of_a = of_b = None
        if for_a:
            of_a = grouped_gemm(d, b.transpose(1, 2), offsets, ctx.alpha, **ctx.options)
        if for_b:
            of_b = k_grouped_gemm(d.t(), a.t(), offsets, ctx.alpha, max_sms=ctx.max_sms)
        return of_a, of_b, None, None, None


def _groups_with_gradients(a: torch.Tensor, b: torch.Tensor, offsets: torch.Tensor, alpha: float = 1.0,
                           **options: Any) -> torch.Tensor:
    _refuse_tangents("grouped_gemm", a, b)
    if _needs_gradient(a, b, None):
        layout = options.get("layout", "offsets")
        if b.requires_grad and layout != "offsets":
            raise ValueError(f"layout = {layout!r}, must be 'offsets' where b requires grad (its gradient is "
                             "k_grouped_gemm, which has no other)")
        return _apply(_DifferentiableGroups, a, b, offsets, alpha, options)
    return _below_autograd(_grouped_operator, a, b, offsets, alpha, **options)


_grouped_operator = torch.ops.rawgemm.grouped_gemm.default
_library.impl("grouped_gemm", _groups_with_gradients, "Autograd")


class _DifferentiableKGroups(_SingleLevelFunction):
    @staticmethod
    def forward(ctx: Any, a: torch.Tensor, b: torch.Tensor, offsets: torch.Tensor, alpha: float,
                options: Any) -> torch.Tensor:
        ctx.alpha, ctx.max_sms = alpha, options.get("max_sms", 0)
        ctx.save_for_backward(a, b, offsets)
        return _below_autograd(_k_grouped_operator, a, b, offsets, alpha, **options)

    @staticmethod
    def backward(ctx: Any, *gradients: torch.Tensor) -> Tuple[Optional[torch.Tensor], ...]:
        a, b, offsets = ctx.saved_tensors
        for_a, for_b = ctx.needs_input_grad[:2]
        d = _as_rows(gradients[0], a.dtype)
        of_a = of_b = None
        if for_a:
            of_a = grouped_gemm(b.t(), d, offsets, ctx.alpha, max_sms=ctx.max_sms).t()
        if for_b:
            of_b = grouped_gemm(a.t(), d.transpose(1, 2), offsets, ctx.alpha, max_sms=ctx.max_sms).t()
        return of_a, of_b, None, None, None


def _k_groups_with_gradients(a: torch.Tensor, b: torch.Tensor, offsets: torch.Tensor, alpha: float = 1.0,
                             **options: Any) -> torch.Tensor:
    _refuse_tangents("k_grouped_gemm", a, b)
    if _needs_gradient(a, b, None):
        return _apply(_DifferentiableKGroups, a, b, offsets, alpha, options)
    return _below_autograd(_k_grouped_operator, a, b, offsets, alpha, **options)


_k_grouped_operator = torch.ops.rawgemm.k_grouped_gemm.default
_library.impl("k_grouped_gemm", _k_groups_with_gradients, "Autograd")


class _DifferentiableBatch(_SingleLevelFunction):
    @staticmethod
    def forward(ctx: Any, a: torch.Tensor, b: torch.Tensor, c: Optional[torch.Tensor], alpha: float, beta: float,
                options: Any) -> torch.Tensor:
        ctx.alpha, ctx.beta, ctx.max_sms = alpha, beta, options.get("max_sms", 0)
        ctx.of_c = None if c is None else c.dim()
        ctx.save_for_backward(a, b)
        return _below_autograd(_batched_operator, a, b, c, alpha, beta, **options)

    @staticmethod
    def backward(ctx: Any, *gradients: torch.Tensor) -> Tuple[Optional[torch.Tensor], ...]:
        of_d, = gradients
        a, b = ctx.saved_tensors
        for_a, for_b, for_c = ctx.needs_input_grad[:3]
        d = _as_operand(of_d, a.dtype) if for_a or for_b else of_d
        of_a = of_b = of_c = None
        if for_a:
            of_a = _of_operand(batched_gemm(d, b.transpose(-2, -1), alpha=ctx.alpha, max_sms=ctx.max_sms), a.dim())
        if for_b:
            of_b = _of_operand(batched_gemm(d.transpose(1, 2), a.transpose(-2, -1), alpha=ctx.alpha,
                                            max_sms=ctx.max_sms), b.dim())
        if for_c:
            of_c = _of_operand(ctx.beta * of_d, ctx.of_c)
        return of_a, of_b, of_c, None, None, None


def _of_operand(of_problems: torch.Tensor, extents: int) -> torch.Tensor:
    """The gradient of an operand: where it is a matrix, all problems have the same."""
    return of_problems if extents == 3 else of_problems.sum(0)


def _batch_with_gradients(a: torch.Tensor, b: torch.Tensor, c: Optional[torch.Tensor] = None, alpha: float = 1.0,
                          beta: float = 0.0, **options: Any) -> torch.Tensor:
    _refuse_tangents("batched_gemm", a, b, c)
    if _needs_gradient(a, b, c):
        return _apply(_DifferentiableBatch, a, b, c, alpha, beta, options)
    return _below_autograd(_batched_operator, a, b, c, alpha, beta, **options)


_batched_operator = torch.ops.rawgemm.batched_gemm.default
_library.impl("batched_gemm", _batch_with_gradients, "Autograd")
