"""DeepGEMM 2.6's GEMMs for Hopper under their names, so that code written for it runs on rawgemm:

    import rawgemm.deep_gemm as deep_gemm

What a function is given and computes is DeepGEMM's; what it refuses, it refuses in rawgemm's words. D is always given.
In a name, the first letter is of A, the second of B: `nt` takes A [m, k] and B [n, k], `nn` B [k, n], `tn` A [k, m] and
B [k, n], `tt` A [k, m] and B [n, k]. An FP8 operand is a pair, e4m3 and fp32 scales, and must lie K-major.

Grouped GEMMs, attention, einsum, mega-MoE and hyper-connection are not here: a call raises NotImplementedError.
"""

import warnings
from typing import Any, Callable, NoReturn, Optional, Tuple, Union

import torch

from .. import _calls
from . import utils
from .utils import *  # DeepGEMM has them in both places
from .utils import transform_sf_into_required_layout

__version__ = "2.6.1"  # of the DeepGEMM whose names these are

Scaled = Tuple[torch.Tensor, torch.Tensor]

_num_sms = 0  # all
_pdl = False
_tc_util = 100


def set_num_sms(new_num_sms: int) -> None:
    """Kept, and returned by get_num_sms, but not honoured yet: kernels use every SM. Warns where that is not what was
    asked for."""
    global _num_sms
    if not 0 <= new_num_sms <= _all_sms():
        raise ValueError(f"new_num_sms = {new_num_sms}, must be 0 to {_all_sms()}")
    _num_sms = new_num_sms
    if 0 < new_num_sms < _all_sms():
        warnings.warn(f"set_num_sms({new_num_sms}): rawgemm's kernels still use every SM", stacklevel=2)


def get_num_sms() -> int:
    """What was set, or all there are."""
    return _num_sms or _all_sms()


def _all_sms() -> int:
    if not torch.cuda.is_available():
        return 132  # of an H200, which the model is one of
    return torch.cuda.get_device_properties(torch.cuda.current_device()).multi_processor_count


def set_pdl(new_enable_pdl: bool) -> None:
    """Programmatic dependent launch: kernels begin while the one before still runs, and wait for its end."""
    global _pdl
    _pdl = bool(new_enable_pdl)


def get_pdl() -> bool:
    return _pdl


def set_tc_util(new_tc_util: int) -> None:
    """Kept, without effect: nothing here throttles the tensor cores."""
    global _tc_util
    if not 0 <= new_tc_util <= 100:
        raise ValueError(f"new_tc_util = {new_tc_util}, must be 0 to 100")
    _tc_util = new_tc_util or 100


def get_tc_util() -> int:
    return _tc_util


def set_ignore_compile_dims(new_value: bool) -> None:
    """Without effect: nothing is compiled at run time."""


def set_block_size_multiple_of(new_value: Union[int, Tuple[int, int]]) -> None:
    """Without effect: tiles are those of the library."""


def _add_to(d: torch.Tensor, c: Optional[torch.Tensor]) -> Tuple[Optional[torch.Tensor], float, bool]:
    """c, beta and add_to_out of D = A B^T + c."""
    if c is None:
        return None, 0.0, False
    in_place = c.data_ptr() == d.data_ptr() and c.stride() == d.stride() and d.dtype == torch.float32
    return (None, 0.0, True) if in_place else (c, 1.0, False)


def bf16_gemm_nt(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor] = None,
                 compiled_dims: str = "nk") -> None:
    """d [m, n] = a [m, k] * b [n, k]^T + c; a, b: bf16, either stride 1; d: bf16 or fp32; c: as d, or d itself.
    compiled_dims: without effect."""
    if a.dtype != torch.bfloat16:
        raise TypeError(f"a: dtype = {a.dtype}, must be torch.bfloat16")
    c, beta, add_to_out = _add_to(d, c)
    _calls.gemm(a, b, d, c, 1.0, beta, None, add_to_out, _pdl, False, None)


def bf16_gemm_nn(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor] = None,
                 compiled_dims: str = "nk") -> None:
    """bf16_gemm_nt with b [k, n]."""
    bf16_gemm_nt(a, b.t(), d, c)


def bf16_gemm_tn(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor] = None,
                 compiled_dims: str = "mn") -> None:
    """bf16_gemm_nt with a [k, m] and b [k, n]."""
    bf16_gemm_nt(a.t(), b.t(), d, c)


def bf16_gemm_tt(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor] = None,
                 compiled_dims: str = "mn") -> None:
    """bf16_gemm_nt with a [k, m]."""
    bf16_gemm_nt(a.t(), b, d, c)


def fp8_gemm_nt(a: Scaled, b: Scaled, d: torch.Tensor, c: Optional[torch.Tensor] = None,
                recipe: Optional[Tuple[int, int, int]] = None, recipe_a: Optional[Tuple[int, int]] = None,
                recipe_b: Optional[Tuple[int, int]] = None, compiled_dims: str = "nk",
                disable_ue8m0_cast: bool = False) -> None:
    """d [m, n] = a [m, k] * b [n, k]^T + c; a, b: (e4m3, fp32 scales); d: bf16 or fp32; c: as d, or d itself.

    Scales of a: [m, ceil(k / 128)], of b: [ceil(n / 128), ceil(k / 128)], or, where recipe is (1, 1, 128) or recipe_b
    (1, 128), [n, ceil(k / 128)]. Those of single rows are copied where they do not lie as
    get_mn_major_tma_aligned_tensor has them. compiled_dims, disable_ue8m0_cast: without effect.
    """
    (values_a, sfa), (values_b, sfb) = a, b
    if values_a.dim() != 2 or values_b.dim() != 2:
        raise ValueError(f"a, b: shapes = {tuple(values_a.shape)}, {tuple(values_b.shape)}, must be [m, k], [n, k]")
    if (recipe_a is None) != (recipe_b is None) or (recipe is not None and recipe_a is not None):
        raise ValueError(f"recipe, recipe_a, recipe_b = {recipe}, {recipe_a}, {recipe_b}, must be the first alone, the "
                         "other two, or none")
    (m, k), n = values_a.shape, values_b.shape[0]
    gran_m, gran_n, gran_k = recipe or (1, 128, 128)
    sfa = transform_sf_into_required_layout(sfa, m, k, recipe_a or (gran_m, gran_k))
    if sfa.shape[0] != m:
        raise ValueError(f"recipe, recipe_a = {recipe}, {recipe_a}, must have a scale for each row of a")
    gran_n, gran_k = recipe_b or (gran_n, gran_k)
    sfb = transform_sf_into_required_layout(sfb, n, k, (gran_n, gran_k))
    if gran_n != 1:
        sfb = sfb.contiguous()
    c, beta, add_to_out = _add_to(d, c)
    _calls.gemm_fp8_scaled(values_a, values_b, sfa, sfb, d, c, 1.0, beta, None, add_to_out, _pdl, False, None)


def _transposed(x: Scaled) -> Scaled:
    return x[0].t(), x[1].t()


def fp8_gemm_nn(a: Scaled, b: Scaled, d: torch.Tensor, c: Optional[torch.Tensor] = None,
                recipe: Optional[Tuple[int, int, int]] = None, recipe_a: Optional[Tuple[int, int]] = None,
                recipe_b: Optional[Tuple[int, int]] = None, compiled_dims: str = "nk",
                disable_ue8m0_cast: bool = False) -> None:
    """fp8_gemm_nt with b [k, n], which must be the transpose of a K-major matrix, and its scales transposed."""
    fp8_gemm_nt(a, _transposed(b), d, c, recipe, recipe_a, recipe_b)


def fp8_gemm_tn(a: Scaled, b: Scaled, d: torch.Tensor, c: Optional[torch.Tensor] = None,
                recipe: Optional[Tuple[int, int, int]] = None, recipe_a: Optional[Tuple[int, int]] = None,
                recipe_b: Optional[Tuple[int, int]] = None, compiled_dims: str = "mn",
                disable_ue8m0_cast: bool = False) -> None:
    """fp8_gemm_nt with a [k, m] and b [k, n], transposes of K-major matrices, and their scales transposed."""
    fp8_gemm_nt(_transposed(a), _transposed(b), d, c, recipe, recipe_a, recipe_b)


def fp8_gemm_tt(a: Scaled, b: Scaled, d: torch.Tensor, c: Optional[torch.Tensor] = None,
                recipe: Optional[Tuple[int, int, int]] = None, recipe_a: Optional[Tuple[int, int]] = None,
                recipe_b: Optional[Tuple[int, int]] = None, compiled_dims: str = "mn",
                disable_ue8m0_cast: bool = False) -> None:
    """fp8_gemm_nt with a [k, m], the transpose of a K-major matrix, and its scales transposed."""
    fp8_gemm_nt(_transposed(a), b, d, c, recipe, recipe_a, recipe_b)


fp8_fp4_gemm_nt, fp8_fp4_gemm_nn, fp8_fp4_gemm_tn, fp8_fp4_gemm_tt = fp8_gemm_nt, fp8_gemm_nn, fp8_gemm_tn, fp8_gemm_tt


def cublaslt_gemm_nt(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor] = None) -> None:
    """d = a * b^T + c by torch, which calls cuBLASLt; FP8 without scales."""
    if a.dtype == torch.float8_e4m3fn:
        one = torch.ones((), device=a.device)
        product = torch._scaled_mm(a, b.t(), one, one, out_dtype=d.dtype)
    elif a.dtype != d.dtype:
        product = torch.mm(a, b.t(), out_dtype=d.dtype) if a.is_cuda else a.to(d.dtype) @ b.t().to(d.dtype)
    elif c is None:
        torch.mm(a, b.t(), out=d)
        return
    else:
        torch.addmm(c, a, b.t(), out=d)
        return
    d.copy_(product if c is None else product + c)


def cublaslt_gemm_nn(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor] = None) -> None:
    """cublaslt_gemm_nt with b [k, n]."""
    cublaslt_gemm_nt(a, b.t(), d, c)


def cublaslt_gemm_tn(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor] = None) -> None:
    """cublaslt_gemm_nt with a [k, m] and b [k, n]."""
    cublaslt_gemm_nt(a.t(), b.t(), d, c)


def cublaslt_gemm_tt(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor] = None) -> None:
    """cublaslt_gemm_nt with a [k, m]."""
    cublaslt_gemm_nt(a.t(), b, d, c)


def _absent(name: str, why: str) -> Callable[..., NoReturn]:
    def function(*_: Any, **__: Any) -> NoReturn:
        raise NotImplementedError(f"{name}: {why}")

    function.__name__ = name
    function.__doc__ = f"Raises NotImplementedError: {why}."
    return function


_GROUPED = "rawgemm's grouped GEMMs are not in its C library yet; docs/grouped.md has them for C++"
_OTHER = "is no GEMM of rawgemm's: it is DeepGEMM's alone"
for _why, _names in (
    (_GROUPED, [f"m_grouped_{types}_gemm_{layout}" for types in ("fp8", "fp8_fp4", "bf16")
                for layout in ("nt_contiguous", "nn_contiguous", "nt_masked")]),
    (_GROUPED, ["k_grouped_fp8_gemm_nt_contiguous", "k_grouped_fp8_gemm_tn_contiguous",
                "k_grouped_bf16_gemm_tn_contiguous", "fp8_m_grouped_gemm_nt_masked", "bf16_m_grouped_gemm_nt_masked"]),
    (_OTHER, ["fp8_gemm_nt_skip_head_mid", "einsum", "fp8_einsum", "fp8_fp4_mqa_logits",
              "get_paged_mqa_logits_metadata", "fp8_fp4_paged_mqa_logits", "fp8_mqa_logits", "fp8_paged_mqa_logits",
              "tf32_hc_prenorm_gemm", "get_symm_buffer_for_mega_moe", "transform_weights_for_mega_moe",
              "fp8_fp4_mega_moe", "bf16_mega_moe", "SymmBuffer"]),
):
    for _name in _names:
        globals()[_name] = _absent(_name, _why)
