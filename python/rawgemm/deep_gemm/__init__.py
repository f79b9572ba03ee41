"""DeepGEMM 2.6's GEMMs for Hopper under their names, so that code written for it runs on rawgemm:

    import rawgemm.deep_gemm as deep_gemm

What a function is given and computes is DeepGEMM's; what it refuses, it refuses in rawgemm's words. D is always given.
In a name, the first letter is of A, the second of B: `nt` takes A [m, k] and B [n, k], `nn` B [k, n], `tn` A [k, m] and
B [k, n], `tt` A [k, m] and B [n, k]. An FP8 operand is a pair, e4m3 and fp32 scales, and must lie K-major.

Attention, einsum, mega-MoE and hyper-connection are not here: a call raises NotImplementedError. What has no name here,
such as DeepGEMM's `testing`, is an AttributeError, or an ImportError, that says what it would be.
"""

from typing import Any, Callable, Dict, List, NoReturn, Optional, Tuple, Union

import torch

from .. import _calls
from .._library import takes_k_major_scales
from . import utils
from ._checks import (INT_MAX, call_under, check_apart, check_extents, check_int, check_ints, check_scaled,
                      check_shapes, check_tensor, check_tensors)
from ._missing import getattr_of
from .utils import *  # DeepGEMM has them in both places
from .utils.layout import check_sf, is_k_major, required_sf, stacked_sf

__version__ = "2.6.1"  # of the DeepGEMM whose names these are

Scaled = Tuple[torch.Tensor, torch.Tensor]

__getattr__ = getattr_of(__name__)

_num_sms = 0  # all
_pdl = False
_tc_util = 100


def set_num_sms(new_num_sms: int) -> None:
    """Later calls use so many SMs at most, and leave the others to others; 0: all."""
    global _num_sms
    _num_sms = check_int("new_num_sms", new_num_sms, 0, _all_sms())


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
    _tc_util = check_int("new_tc_util", new_tc_util, 0, 100) or 100


def get_tc_util() -> int:
    return _tc_util


def set_ignore_compile_dims(new_value: bool) -> None:
    """Without effect: nothing is compiled at run time."""


def set_block_size_multiple_of(new_value: Union[int, Tuple[int, int]]) -> None:
    """Without effect: tiles are those of the library."""


def _add_to(d: torch.Tensor, c: Optional[torch.Tensor],
            dtypes: Tuple[torch.dtype, ...] = (torch.float32,)) -> Tuple[Optional[torch.Tensor], float, bool]:
    """c, beta and add_to_out of D = A B^T + c. dtypes: of D where the call takes add_to_out."""
    if c is None:
        return None, 0.0, False
    return (None, 0.0, True) if _is(c, d) and d.dtype in dtypes else (c, 1.0, False)


def _is(c: torch.Tensor, d: torch.Tensor) -> bool:
    return c.data_ptr() == d.data_ptr() and (c.shape, c.stride(), c.dtype) == (d.shape, d.stride(), d.dtype)


# Parameters of _calls' functions, as callers know them.
_NAMES = {"out": "d", "scales_a": "a[1]", "scales_b": "b[1]"}
_NAMES_OF_ROWS = {**_NAMES, "offsets": "grouped_layout", "expected_rows": "expected_m_for_psum_layout"}
_NAMES_OF_MASKED = {**_NAMES, "offsets": "masked_m", "expected_rows": "expected_m"}
_NAMES_OF_K = {**_NAMES, "offsets": "grouped_layout"}


def bf16_gemm_nt(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor] = None,
                 compiled_dims: str = "nk") -> None:
    """d [m, n] = a [m, k] * b [n, k]^T + c; a, b: bf16, either stride 1; d: bf16 or fp32; c: as d, or d itself.
    compiled_dims: without effect."""
    _bf16_gemm(a, b, d, c, "mk", "nk")


def _check_bf16(a: torch.Tensor) -> None:
    if a.dtype != torch.bfloat16:
        raise TypeError(f"a: dtype = {a.dtype}, must be torch.bfloat16")


def _bf16_gemm(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor], of_a: str,
               of_b: str) -> None:
    """of_a, of_b: extents, a letter each."""
    check_tensors(a, b, d, c)
    check_shapes(a, b, of_a, of_b)
    _check_bf16(a)
    c, beta, add_to_out = _add_to(d, c, (torch.float32, torch.bfloat16))
    call_under(_NAMES, _calls.gemm, a if of_a == "mk" else a.t(), b if of_b == "nk" else b.t(), d, c, 1.0, beta, None,
               add_to_out, _pdl, False, _num_sms, None)


def bf16_gemm_nn(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor] = None,
                 compiled_dims: str = "nk") -> None:
    """bf16_gemm_nt with b [k, n]."""
    _bf16_gemm(a, b, d, c, "mk", "kn")


def bf16_gemm_tn(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor] = None,
                 compiled_dims: str = "mn") -> None:
    """bf16_gemm_nt with a [k, m] and b [k, n]."""
    _bf16_gemm(a, b, d, c, "km", "kn")


def bf16_gemm_tt(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor] = None,
                 compiled_dims: str = "mn") -> None:
    """bf16_gemm_nt with a [k, m]."""
    _bf16_gemm(a, b, d, c, "km", "nk")


def _recipes(recipe: Optional[Tuple[int, int, int]], recipe_a: Optional[Tuple[int, int]],
             recipe_b: Optional[Tuple[int, int]]) -> Tuple[Tuple[int, ...], Tuple[int, ...]]:
    """Of a, whose rows each have scales, and of b: how many elements along m or n and along k have one in common."""
    if (recipe_a is None) != (recipe_b is None) or (recipe is not None and recipe_a is not None):
        raise ValueError(f"recipe, recipe_a, recipe_b = {recipe}, {recipe_a}, {recipe_b}, must be the first alone, the "
                         "other two, or none")
    gran_m, gran_n, gran_k = (1, 128, 128) if recipe is None else check_ints("recipe", recipe, "mnk")
    of_a = (gran_m, gran_k) if recipe_a is None else check_ints("recipe_a", recipe_a, "mk")
    of_b = (gran_n, gran_k) if recipe_b is None else check_ints("recipe_b", recipe_b, "nk")
    if of_a[0] != 1:
        raise ValueError(f"recipe, recipe_a = {recipe}, {recipe_a}, must have a scale for each row of a")
    return of_a, of_b


def fp8_gemm_nt(a: Scaled, b: Scaled, d: torch.Tensor, c: Optional[torch.Tensor] = None,
                recipe: Optional[Tuple[int, int, int]] = None, recipe_a: Optional[Tuple[int, int]] = None,
                recipe_b: Optional[Tuple[int, int]] = None, compiled_dims: str = "nk",
                disable_ue8m0_cast: bool = False) -> None:
    """d [m, n] = a [m, k] * b [n, k]^T + c; a, b: (e4m3, fp32 scales); d: bf16 or fp32; c: as d, or d itself.

    Scales of a: [m, ceil(k / 128)], of b: [ceil(n / 128), ceil(k / 128)], or, where recipe is (1, 1, 128) or recipe_b
    (1, 128), [n, ceil(k / 128)]. Those of single rows are copied where they do not lie as
    get_mn_major_tma_aligned_tensor has them, but those of few rows of a, contiguous, beside blocks of b. compiled_dims,
    disable_ue8m0_cast: without effect.
    """
    _fp8_gemm(a, b, d, c, recipe, recipe_a, recipe_b, "mk", "nk")


def _fp8_gemm(a: Scaled, b: Scaled, d: torch.Tensor, c: Optional[torch.Tensor],
              recipe: Optional[Tuple[int, int, int]], recipe_a: Optional[Tuple[int, int]],
              recipe_b: Optional[Tuple[int, int]], of_a: str, of_b: str) -> None:
    """of_a, of_b: extents, a letter each."""
    (values_a, sfa), (values_b, sfb) = check_scaled("a", a), check_scaled("b", b)
    check_tensors(values_a, values_b, d, c)
    check_shapes(values_a, values_b, of_a, of_b)
    values_a, sfa, name_a = _k_last("a", values_a, sfa, of_a)
    values_b, sfb, name_b = _k_last("b", values_b, sfb, of_b)
    block_a, block_b = _recipes(recipe, recipe_a, recipe_b)
    (m, k), n = values_a.shape, values_b.shape[0]
    check_sf(name_a, sfa, m, k, block_a)
    sfb = required_sf(name_b, sfb, n, k, block_b)
    if block_b[0] != 1:
        sfb = sfb.contiguous()
    c, beta, add_to_out = _add_to(d, c)
    if not _stays_k_major(sfa, block_b, m, n, k, add_to_out):
        sfa = stacked_sf(sfa)
    call_under(_NAMES, _calls.gemm_fp8_scaled, values_a, values_b, sfa, sfb, d, c, 1.0, beta, None, add_to_out, _pdl,
               False, _num_sms, None)


def _stays_k_major(sfa: torch.Tensor, block_b: Tuple[int, ...], m: int, n: int, k: int, add_to_out: bool = False,
                   groups: Optional[Tuple[int, str, int]] = None) -> bool:
    """Whether the GEMM gets scales of a as they lie, rows contiguous. groups: as takes_k_major_scales has them."""
    return block_b[0] != 1 and is_k_major(sfa) and takes_k_major_scales(m, n, k, _num_sms, add_to_out, groups)


def _k_last(name: str, values: torch.Tensor, sf: torch.Tensor, of: str) -> Tuple[torch.Tensor, torch.Tensor, str]:
    """Elements and scales with k as the last extent, and what such scales are to the caller."""
    if of[-1] == "k":
        return values, sf, f"{name}[1]"
    check_extents(f"{name}[1]", sf, len(of))
    return values.mT, sf.mT, f"{name}[1].mT"


def fp8_gemm_nn(a: Scaled, b: Scaled, d: torch.Tensor, c: Optional[torch.Tensor] = None,
                recipe: Optional[Tuple[int, int, int]] = None, recipe_a: Optional[Tuple[int, int]] = None,
                recipe_b: Optional[Tuple[int, int]] = None, compiled_dims: str = "nk",
                disable_ue8m0_cast: bool = False) -> None:
    """fp8_gemm_nt with b [k, n], which must be the transpose of a K-major matrix, and its scales transposed."""
    _fp8_gemm(a, b, d, c, recipe, recipe_a, recipe_b, "mk", "kn")


def fp8_gemm_tn(a: Scaled, b: Scaled, d: torch.Tensor, c: Optional[torch.Tensor] = None,
                recipe: Optional[Tuple[int, int, int]] = None, recipe_a: Optional[Tuple[int, int]] = None,
                recipe_b: Optional[Tuple[int, int]] = None, compiled_dims: str = "mn",
                disable_ue8m0_cast: bool = False) -> None:
    """fp8_gemm_nt with a [k, m] and b [k, n], transposes of K-major matrices, and their scales transposed."""
    _fp8_gemm(a, b, d, c, recipe, recipe_a, recipe_b, "km", "kn")


def fp8_gemm_tt(a: Scaled, b: Scaled, d: torch.Tensor, c: Optional[torch.Tensor] = None,
                recipe: Optional[Tuple[int, int, int]] = None, recipe_a: Optional[Tuple[int, int]] = None,
                recipe_b: Optional[Tuple[int, int]] = None, compiled_dims: str = "mn",
                disable_ue8m0_cast: bool = False) -> None:
    """fp8_gemm_nt with a [k, m], the transpose of a K-major matrix, and its scales transposed."""
    _fp8_gemm(a, b, d, c, recipe, recipe_a, recipe_b, "km", "nk")


fp8_fp4_gemm_nt, fp8_fp4_gemm_nn, fp8_fp4_gemm_tn, fp8_fp4_gemm_tt = fp8_gemm_nt, fp8_gemm_nn, fp8_gemm_tn, fp8_gemm_tt


_LABEL_BYTES = 16  # at a multiple of which labels of rows begin


def _contiguous_layout(grouped_layout: torch.Tensor, use_psum_layout: bool, zeroes_padding: Optional[bool],
                       expected_m: Optional[int]) -> Any:
    """offsets, layout, zeroes_rest and expected_rows of rows in groups."""
    check_tensor("grouped_layout", grouped_layout)
    if grouped_layout.dtype != torch.int32:
        raise TypeError(f"grouped_layout: dtype = {grouped_layout.dtype}, must be torch.int32")
    if not use_psum_layout:
        if expected_m is not None:
            raise ValueError(f"expected_m_for_psum_layout = {expected_m}, must be None (use_psum_layout = False)")
        is_misplaced = grouped_layout.data_ptr() % _LABEL_BYTES != 0
        return grouped_layout.clone() if is_misplaced else grouped_layout, "indices", True, 0
    if utils.get_mk_alignment_for_contiguous_layout() != 128:
        raise ValueError(f"set_mk_alignment_for_contiguous_layout({utils.get_mk_alignment_for_contiguous_layout()}): "
                         "must be 128 (use_psum_layout: where groups begin)")
    expected_m = 0 if expected_m is None else check_int("expected_m_for_psum_layout", expected_m, 0, INT_MAX)
    return grouped_layout, "psum", bool(zeroes_padding), expected_m


def m_grouped_bf16_gemm_nt_contiguous(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, grouped_layout: torch.Tensor,
                                      compiled_dims: str = "nk", use_psum_layout: bool = False,
                                      ensure_zero_padding: Optional[bool] = None,
                                      expected_m_for_psum_layout: Optional[int] = None) -> None:
    """Rows of d [m, n] = rows of a [m, k] * b[g]^T, b [groups, n, k], where they are group g's; a, b: bf16, a K-major,
    b either way; d: bf16 or fp32.

    grouped_layout: int32 [m], each row's g, or -1, where d becomes zero; any row may have any. With use_psum_layout
    int32 [groups], where groups end; they begin at the next multiple of 128, and d is not written in between (DeepGEMM
    on Hopper leaves there what comes of it), or becomes zero where ensure_zero_padding = True: few rows of a group then
    take up to half as long again. expected_m_for_psum_layout: rows of a group, a hint.
    compiled_dims: without effect.
    """
    groups = _contiguous_layout(grouped_layout, use_psum_layout, ensure_zero_padding, expected_m_for_psum_layout)
    _grouped_bf16(a, b, d, *groups, "gnk")


def _grouped_bf16(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, offsets: torch.Tensor, layout: str,
                  zeroes_rest: bool, expected_rows: int, of_b: str) -> None:
    """of_b: extents, a letter each."""
    check_tensors(a, b, d)
    is_masked = layout == "masked"
    check_shapes(a, b, "gmk" if is_masked else "mk", of_b)
    _check_bf16(a)
    if of_b == "gkn":
        b = b.mT
    call_under(_NAMES_OF_MASKED if is_masked else _NAMES_OF_ROWS, _calls.grouped_gemm, a, b, offsets, d, None, 1.0, 0.0,
               layout, zeroes_rest, expected_rows, None, _pdl, _num_sms, None)
    _zero_where_no_groups(b, d, zeroes_rest)


def _zero_where_no_groups(b: torch.Tensor, d: torch.Tensor, zeroes_rest: bool) -> None:
    """Such a call launches nothing, and all rows of d are of no group."""
    if zeroes_rest and b.shape[0] == 0:
        d.zero_()


def m_grouped_bf16_gemm_nn_contiguous(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, grouped_layout: torch.Tensor,
                                      compiled_dims: str = "nk", use_psum_layout: bool = False,
                                      ensure_zero_padding: Optional[bool] = None) -> None:
    """m_grouped_bf16_gemm_nt_contiguous with b [groups, k, n]."""
    _grouped_bf16(a, b, d, *_contiguous_layout(grouped_layout, use_psum_layout, ensure_zero_padding, None), "gkn")


def m_grouped_bf16_gemm_nt_masked(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, masked_m: torch.Tensor,
                                  expected_m: int, compiled_dims: str = "nk") -> None:
    """The first masked_m[g] rows of d[g] [rows, n] = those of a[g] [rows, k] * b[g]^T, b [groups, n, k]; masked_m:
    int32 [groups] on the device; the other rows of d are not written. expected_m: rows of a group, a hint.
    compiled_dims: without effect."""
    _grouped_bf16(a, b, d, *_masked_layout(masked_m, expected_m), "gnk")


def _masked_layout(masked_m: torch.Tensor, expected_m: int) -> Any:
    """As _contiguous_layout."""
    check_tensor("masked_m", masked_m)
    return masked_m, "masked", False, check_int("expected_m", expected_m, 0, INT_MAX)


def m_grouped_fp8_gemm_nt_contiguous(a: Scaled, b: Scaled, d: torch.Tensor, grouped_layout: torch.Tensor,
                                     recipe: Optional[Tuple[int, int, int]] = None,
                                     recipe_a: Optional[Tuple[int, int]] = None,
                                     recipe_b: Optional[Tuple[int, int]] = None, compiled_dims: str = "nk",
                                     disable_ue8m0_cast: bool = False, use_psum_layout: bool = False,
                                     ensure_zero_padding: Optional[bool] = None,
                                     expected_m_for_psum_layout: Optional[int] = None) -> None:
    """m_grouped_bf16_gemm_nt_contiguous of (e4m3, fp32 scales): of a [m, ceil(k / 128)], of b [groups, ceil(n / 128),
    ceil(k / 128)], or, where recipe is (1, 1, 128) or recipe_b (1, 128), [groups, n, ceil(k / 128)].
    expected_m_for_psum_layout: 1.2 times the mean rows of a group. disable_ue8m0_cast: without effect."""
    groups = _contiguous_layout(grouped_layout, use_psum_layout, ensure_zero_padding, expected_m_for_psum_layout)
    _grouped_fp8(a, b, d, *groups, recipe, recipe_a, recipe_b, "gnk")


# What DeepGEMM's tests give as expected_m, of the rows that groups have in the mean: its FP8 calls, not those of bf16.
_EXPECTED_OF_MEAN = 1.2


def _grouped_fp8(a: Scaled, b: Scaled, d: torch.Tensor, offsets: torch.Tensor, layout: str, zeroes_rest: bool,
                 expected_m: int, recipe: Optional[Tuple[int, int, int]], recipe_a: Optional[Tuple[int, int]],
                 recipe_b: Optional[Tuple[int, int]], of_b: str) -> None:
    """of_b: extents, a letter each."""
    (values_a, sfa), (values_b, sfb) = check_scaled("a", a), check_scaled("b", b)
    check_tensors(values_a, values_b, d)
    is_masked = layout == "masked"
    check_shapes(values_a, values_b, "gmk" if is_masked else "mk", of_b)
    values_b, sfb, name_b = _k_last("b", values_b, sfb, of_b)
    block_a, block_b = _recipes(recipe, recipe_a, recipe_b)
    (*groups_of_a, m, k), (groups, n, _) = values_a.shape, values_b.shape
    check_sf("a[1]", sfa, m, k, block_a, *groups_of_a)
    check_sf(name_b, sfb, n, k, block_b, groups)
    expected_rows = round(expected_m / _EXPECTED_OF_MEAN)
    rows = values_a.shape[:-1].numel()
    if not _stays_k_major(sfa, block_b, rows, n, k, groups=(groups, layout, expected_rows)):
        # Of psum the last group's end: more rows than it has may be there.
        sfa = stacked_sf(sfa, {"masked": offsets, "psum": offsets[-1:]}.get(layout))
    sfb = stacked_sf(sfb) if block_b[0] == 1 else sfb.contiguous()
    call_under(_NAMES_OF_MASKED if is_masked else _NAMES_OF_ROWS, _calls.grouped_gemm_fp8_scaled, values_a, values_b,
               sfa, sfb, offsets, d, None, 1.0, 0.0, layout, zeroes_rest, expected_rows, None,
               _pdl, _num_sms, None)
    _zero_where_no_groups(values_b, d, zeroes_rest)


def m_grouped_fp8_gemm_nn_contiguous(a: Scaled, b: Scaled, d: torch.Tensor, grouped_layout: torch.Tensor,
                                     recipe: Optional[Tuple[int, int, int]] = None,
                                     recipe_a: Optional[Tuple[int, int]] = None,
                                     recipe_b: Optional[Tuple[int, int]] = None, compiled_dims: str = "nk",
                                     disable_ue8m0_cast: bool = False, use_psum_layout: bool = False,
                                     ensure_zero_padding: Optional[bool] = None) -> None:
    """m_grouped_fp8_gemm_nt_contiguous with b [groups, k, n], of which each must be the transpose of a K-major matrix,
    and its scales transposed."""
    groups = _contiguous_layout(grouped_layout, use_psum_layout, ensure_zero_padding, None)
    _grouped_fp8(a, b, d, *groups, recipe, recipe_a, recipe_b, "gkn")


def m_grouped_fp8_gemm_nt_masked(a: Scaled, b: Scaled, d: torch.Tensor, masked_m: torch.Tensor, expected_m: int,
                                 recipe: Optional[Tuple[int, int, int]] = None,
                                 recipe_a: Optional[Tuple[int, int]] = None,
                                 recipe_b: Optional[Tuple[int, int]] = None, compiled_dims: str = "nk",
                                 disable_ue8m0_cast: bool = False) -> None:
    """m_grouped_bf16_gemm_nt_masked of (e4m3, fp32 scales): of a [groups, rows, ceil(k / 128)], of b as in
    m_grouped_fp8_gemm_nt_contiguous, and so expected_m. Scales of a are copied where they do not lie as one matrix of all
    groups' rows, [k blocks, groups * rows] or, for few rows beside blocks of b, [groups * rows, k blocks]."""
    _grouped_fp8(a, b, d, *_masked_layout(masked_m, expected_m), recipe, recipe_a, recipe_b, "gnk")


m_grouped_fp8_fp4_gemm_nt_contiguous = m_grouped_fp8_gemm_nt_contiguous
m_grouped_fp8_fp4_gemm_nn_contiguous = m_grouped_fp8_gemm_nn_contiguous
m_grouped_fp8_fp4_gemm_nt_masked = fp8_m_grouped_gemm_nt_masked = m_grouped_fp8_gemm_nt_masked
bf16_m_grouped_gemm_nt_masked = m_grouped_bf16_gemm_nt_masked


def k_grouped_bf16_gemm_tn_contiguous(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, ks_cpu: Optional[List[int]],
                                      grouped_layout: torch.Tensor, c: Optional[torch.Tensor] = None,
                                      compiled_dims: str = "mn", use_psum_layout: bool = False) -> None:
    """d[g] [m, n] = a^T * b + c[g] over the grouped_layout[g] rows of a [sum of ks, m] and b [sum of ks, n] that are
    group g's; a, b: bf16, contiguous; d: [groups, m, n], fp32 or bf16; c: as d, or d itself.

    grouped_layout: int32 [groups] on the device, the same numbers as ks_cpu, of which any will do. What groups begin
    with is summed up by torch, two small kernels. compiled_dims: without effect.
    """
    check_tensors(a, b, d, c)
    ks, offsets = _k_groups(d, ks_cpu, grouped_layout, use_psum_layout)
    check_shapes(a, b, "km", "kn")
    _check_bf16(a)
    if sum(ks) != a.shape[0]:
        raise ValueError(f"ks_cpu: sum = {sum(ks)}, must be a's {a.shape[0]} rows")
    c, beta, add_to_out = _add_to(d, c)
    call_under(_NAMES_OF_K, _calls.k_grouped_gemm, a.t(), b.t(), offsets, d, c, 1.0, beta, None, add_to_out, _pdl,
               _num_sms, None)


def _k_groups(d: torch.Tensor, ks_cpu: Optional[List[int]], grouped_layout: torch.Tensor,
              use_psum_layout: bool) -> Tuple[Tuple[int, ...], torch.Tensor]:
    """The sizes of groups along k, and where these begin, on the device."""
    ks = () if use_psum_layout or ks_cpu is None else check_ints("ks_cpu", ks_cpu)
    if not ks:
        raise NotImplementedError("use_psum_layout, ks_cpu = None: only Blackwell's GEMMs take them")
    check_tensor("grouped_layout", grouped_layout)
    if d.dim() != 3:
        raise ValueError(f"d: shape = {tuple(d.shape)}, must be [groups, m, n]")
    groups = d.shape[0]
    if grouped_layout.dtype != torch.int32 or tuple(grouped_layout.shape) != (groups,) or len(ks) != groups:
        raise ValueError(f"grouped_layout: dtype, shape = {grouped_layout.dtype}, {tuple(grouped_layout.shape)}, "
                         f"ks_cpu: length = {len(ks)}, must be torch.int32, of d's {groups} groups")
    offsets = grouped_layout.new_zeros(groups + 1)
    torch.cumsum(grouped_layout, 0, dtype=torch.int32, out=offsets[1:])
    return ks, offsets


def k_grouped_fp8_gemm_nt_contiguous(a: Scaled, b: Scaled, d: torch.Tensor, ks_cpu: Optional[List[int]],
                                     grouped_layout: torch.Tensor, c: Optional[torch.Tensor] = None,
                                     recipe: Tuple[int, int, int] = (1, 1, 128), compiled_dims: str = "mn",
                                     use_psum_layout: bool = False) -> None:
    """d[g] [m, n] = a_g * b_g^T + c[g] over the k_g = grouped_layout[g] elements of k that are group g's, multiples of
    128. a, b: (e4m3, fp32 scales); a has each group's [m, k_g], b its [n, k_g], contiguous and one after the other;
    scales of a: [m, sum of ks / 128], of b: [n, sum of ks / 128]. d: [groups, m, n], fp32 or bf16; c: as d, or d
    itself.

    grouped_layout, ks_cpu, compiled_dims: as of k_grouped_bf16_gemm_tn_contiguous. Scales are copied where they do not
    lie as get_mn_major_tma_aligned_tensor has them. The workspace, 36 KB for each group, is torch's
    to allocate.
    """
    if check_ints("recipe", recipe, "mnk") != (1, 1, 128):
        raise ValueError(f"recipe = {recipe}, must be (1, 1, 128)")
    (values_a, sfa), (values_b, sfb) = check_scaled("a", a), check_scaled("b", b)
    check_tensors(values_a, values_b, d, c)
    ks, offsets = _k_groups(d, ks_cpu, grouped_layout, use_psum_layout)
    if any(k % 128 != 0 for k in ks):
        raise ValueError(f"ks_cpu = {ks_cpu}, must be multiples of 128")
    (_, m, n), k = d.shape, sum(ks)
    for name, values, rows in (("a", values_a, m), ("b", values_b, n)):
        if not values.is_contiguous() or values.numel() != rows * k:
            raise ValueError(f"{name}: shape, strides = {tuple(values.shape)}, {values.stride()}, must be {rows} * {k} "
                             "elements (d's rows or columns, and the sum of ks_cpu), contiguous")
    sfa = required_sf("a[1]", sfa, m, k, (1, 128))
    sfb = required_sf("b[1]", sfb, n, k, (1, 128))
    c, beta, add_to_out = _add_to(d, c)
    call_under(_NAMES_OF_K, _calls.k_grouped_gemm_fp8_scaled_flat, values_a.view(-1), values_b.view(-1), sfa, sfb,
               offsets, d, c, 1.0, beta, None, add_to_out, _pdl, _num_sms, None, None)


def cublaslt_gemm_nt(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor] = None) -> None:
    """d [m, n] = a [m, k] * b [n, k]^T + c by torch, which calls cuBLASLt; a, b: both bf16, or e4m3 without scales;
    d: bf16 or fp32, apart from them in memory; c: as d, or d itself. Parts of a sum are added up in fp32. set_num_sms
    has no effect here."""
    _cublaslt_gemm(a, b, d, c, "mk", "nk")


def _cublaslt_gemm(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor], of_a: str,
                   of_b: str) -> None:
    """of_a, of_b: extents, a letter each."""
    check_tensors(a, b, d, c)
    check_shapes(a, b, of_a, of_b)
    a, b = a if of_a == "mk" else a.t(), b if of_b == "nk" else b.t()
    _check_cublaslt(a, b, d, c)
    settings = torch.backends.cuda.matmul
    name = "allow_bf16_reduced_precision_reduction"
    of_split_k = name + "_split_k"  # newer torch has a second setting, which the first one's assignment changes
    before = getattr(settings, name), getattr(settings, of_split_k, True)
    setattr(settings, name, False)
    try:
        with torch.no_grad():
            _multiply_by_torch(a, b, d, c)
    finally:
        setattr(settings, name, before if hasattr(settings, of_split_k) else before[0])


def _check_cublaslt(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor]) -> None:
    """What torch would take, but not cuBLASLt, or would get wrong."""
    if a.dtype not in (torch.bfloat16, torch.float8_e4m3fn) or b.dtype != a.dtype:
        raise TypeError(f"a, b: dtypes = {a.dtype}, {b.dtype}, must be torch.bfloat16 or torch.float8_e4m3fn, of both")
    if d.dtype not in (torch.bfloat16, torch.float32):
        raise TypeError(f"d: dtype = {d.dtype}, must be torch.bfloat16 or torch.float32")
    shape = a.shape[0], b.shape[0]
    if tuple(d.shape) != shape:
        raise ValueError(f"d: shape = {tuple(d.shape)}, must be {list(shape)}")
    if c is not None and (c.shape, c.dtype) != (d.shape, d.dtype):
        raise ValueError(f"c: shape, dtype = {tuple(c.shape)}, {c.dtype}, must be d's: {list(shape)}, {d.dtype}")
    for name, x in (("b", b), ("d", d), ("c", c)):
        if x is not None and x.device != a.device:
            raise ValueError(f"{name} is on {x.device}, must be on {a.device}, where a is")
    check_apart(d, "a", a)
    check_apart(d, "b", b)
    if c is not None and not _is(c, d):
        check_apart(d, "c", c)


def _multiply_by_torch(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor]) -> None:
    """Within torch.no_grad()."""
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
    _cublaslt_gemm(a, b, d, c, "mk", "kn")


def cublaslt_gemm_tn(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor] = None) -> None:
    """cublaslt_gemm_nt with a [k, m] and b [k, n]."""
    _cublaslt_gemm(a, b, d, c, "km", "kn")


def cublaslt_gemm_tt(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor] = None) -> None:
    """cublaslt_gemm_nt with a [k, m]."""
    _cublaslt_gemm(a, b, d, c, "km", "nk")


def _absent(name: str, why: str) -> Callable[..., NoReturn]:
    def function(*_: Any, **__: Any) -> NoReturn:
        raise NotImplementedError(f"{name}: {why}")

    function.__name__ = name
    function.__doc__ = f"Raises NotImplementedError: {why}."
    return function


_OTHER = "is no GEMM of rawgemm's: it is DeepGEMM's alone"
for _why, _names in (
    ("is Blackwell's", ["k_grouped_fp8_gemm_tn_contiguous"]),
    (_OTHER, ["fp8_gemm_nt_skip_head_mid", "einsum", "fp8_einsum", "fp8_fp4_mqa_logits",
              "get_paged_mqa_logits_metadata", "fp8_fp4_paged_mqa_logits", "fp8_mqa_logits", "fp8_paged_mqa_logits",
              "tf32_hc_prenorm_gemm", "get_symm_buffer_for_mega_moe", "transform_weights_for_mega_moe",
              "fp8_fp4_mega_moe", "bf16_mega_moe", "SymmBuffer"]),
):
    for _name in _names:
        globals()[_name] = _absent(_name, _why)
