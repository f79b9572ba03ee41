"""DeepGEMM 2.6's GEMMs for Hopper under their names, so that code written for it runs on rawgemm:

    import rawgemm.deep_gemm as deep_gemm

What a function is given and computes is DeepGEMM's; what it refuses, it refuses in rawgemm's words. D is always given.
In a name, the first letter is of A, the second of B: `nt` takes A [m, k] and B [n, k], `nn` B [k, n], `tn` A [k, m] and
B [k, n], `tt` A [k, m] and B [n, k]. An FP8 operand is a pair, e4m3 and fp32 scales, and must lie K-major.

Attention, einsum, mega-MoE and hyper-connection are not here: a call raises NotImplementedError. What has no name here,
such as DeepGEMM's `testing`, is an AttributeError that says what it would be.
"""

from typing import Any, Callable, List, NoReturn, Optional, Tuple, Union

import torch

from .. import _calls
from . import utils
from ._checks import check_int
from ._missing import getattr_of
from .utils import *  # DeepGEMM has them in both places
from .utils.layout import check_sf, stacked_sf, transform_sf_into_required_layout

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
    is_d = c.data_ptr() == d.data_ptr() and (c.shape, c.stride(), c.dtype) == (d.shape, d.stride(), d.dtype)
    in_place = is_d and d.dtype in dtypes
    return (None, 0.0, True) if in_place else (c, 1.0, False)


def bf16_gemm_nt(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor] = None,
                 compiled_dims: str = "nk") -> None:
    """d [m, n] = a [m, k] * b [n, k]^T + c; a, b: bf16, either stride 1; d: bf16 or fp32; c: as d, or d itself.
    compiled_dims: without effect."""
    if a.dtype != torch.bfloat16:
        raise TypeError(f"a: dtype = {a.dtype}, must be torch.bfloat16")
    c, beta, add_to_out = _add_to(d, c, (torch.float32, torch.bfloat16))
    _calls.gemm(a, b, d, c, 1.0, beta, None, add_to_out, _pdl, False, _num_sms, None)


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


def _recipes(recipe: Optional[Tuple[int, int, int]], recipe_a: Optional[Tuple[int, int]],
             recipe_b: Optional[Tuple[int, int]]) -> Tuple[Tuple[int, int], Tuple[int, int]]:
    """Of a, whose rows each have scales, and of b: how many elements along m or n and along k have one in common."""
    if (recipe_a is None) != (recipe_b is None) or (recipe is not None and recipe_a is not None):
        raise ValueError(f"recipe, recipe_a, recipe_b = {recipe}, {recipe_a}, {recipe_b}, must be the first alone, the "
                         "other two, or none")
    gran_m, gran_n, gran_k = recipe or (1, 128, 128)
    of_a = recipe_a or (gran_m, gran_k)
    if of_a[0] != 1:
        raise ValueError(f"recipe, recipe_a = {recipe}, {recipe_a}, must have a scale for each row of a")
    return of_a, recipe_b or (gran_n, gran_k)


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
    of_a, of_b = _recipes(recipe, recipe_a, recipe_b)
    (m, k), n = values_a.shape, values_b.shape[0]
    sfa = transform_sf_into_required_layout(sfa, m, k, of_a)
    sfb = transform_sf_into_required_layout(sfb, n, k, of_b)
    if of_b[0] != 1:
        sfb = sfb.contiguous()
    c, beta, add_to_out = _add_to(d, c)
    _calls.gemm_fp8_scaled(values_a, values_b, sfa, sfb, d, c, 1.0, beta, None, add_to_out, _pdl, False, _num_sms, None)


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


_LABEL_BYTES = 16  # at a multiple of which labels of rows begin


def _contiguous_layout(grouped_layout: torch.Tensor, use_psum_layout: bool, zeroes_padding: bool,
                       expected_m: Optional[int]) -> Any:
    """offsets, layout, zeroes_rest and expected_rows of rows in groups."""
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
    return grouped_layout, "psum", bool(zeroes_padding), expected_m or 0


def m_grouped_bf16_gemm_nt_contiguous(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, grouped_layout: torch.Tensor,
                                      compiled_dims: str = "nk", use_psum_layout: bool = False,
                                      ensure_zero_padding: bool = True,
                                      expected_m_for_psum_layout: Optional[int] = None) -> None:
    """Rows of d [m, n] = rows of a [m, k] * b[g]^T, b [groups, n, k], where they are group g's; a, b: bf16, a K-major,
    b either way; d: bf16 or fp32.

    grouped_layout: int32 [m], each row's g, or -1, where d becomes zero; any row may have any. With use_psum_layout
    int32 [groups], where groups end; they begin at the next multiple of 128, and d becomes zero in between, or, where
    ensure_zero_padding = False, is not written there. expected_m_for_psum_layout: rows of a group, a hint.
    compiled_dims: without effect.
    """
    groups = _contiguous_layout(grouped_layout, use_psum_layout, ensure_zero_padding, expected_m_for_psum_layout)
    _grouped_bf16(a, b, d, *groups)


def _grouped_bf16(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, offsets: torch.Tensor, layout: str,
                  zeroes_rest: bool, expected_rows: int) -> None:
    if a.dtype != torch.bfloat16:
        raise TypeError(f"a: dtype = {a.dtype}, must be torch.bfloat16")
    _calls.grouped_gemm(a, b, offsets, d, None, 1.0, 0.0, layout, zeroes_rest, expected_rows, None, _pdl, _num_sms,
                        None)
    _zero_where_no_groups(b, d, zeroes_rest)


def _zero_where_no_groups(b: torch.Tensor, d: torch.Tensor, zeroes_rest: bool) -> None:
    """Such a call launches nothing, and all rows of d are of no group."""
    if zeroes_rest and b.shape[0] == 0:
        d.zero_()


def m_grouped_bf16_gemm_nn_contiguous(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, grouped_layout: torch.Tensor,
                                      compiled_dims: str = "nk", use_psum_layout: bool = False,
                                      ensure_zero_padding: bool = True) -> None:
    """m_grouped_bf16_gemm_nt_contiguous with b [groups, k, n]."""
    m_grouped_bf16_gemm_nt_contiguous(a, b.transpose(1, 2), d, grouped_layout, compiled_dims, use_psum_layout,
                                      ensure_zero_padding)


def m_grouped_bf16_gemm_nt_masked(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, masked_m: torch.Tensor,
                                  expected_m: int, compiled_dims: str = "nk") -> None:
    """The first masked_m[g] rows of d[g] [rows, n] = those of a[g] [rows, k] * b[g]^T, b [groups, n, k]; masked_m:
    int32 [groups] on the device; the other rows of d are not written. expected_m: rows of a group, a hint.
    compiled_dims: without effect."""
    _grouped_bf16(a, b, d, masked_m, "masked", False, expected_m)


def m_grouped_fp8_gemm_nt_contiguous(a: Scaled, b: Scaled, d: torch.Tensor, grouped_layout: torch.Tensor,
                                     recipe: Optional[Tuple[int, int, int]] = None,
                                     recipe_a: Optional[Tuple[int, int]] = None,
                                     recipe_b: Optional[Tuple[int, int]] = None, compiled_dims: str = "nk",
                                     disable_ue8m0_cast: bool = False, use_psum_layout: bool = False,
                                     ensure_zero_padding: bool = True,
                                     expected_m_for_psum_layout: Optional[int] = None) -> None:
    """m_grouped_bf16_gemm_nt_contiguous of (e4m3, fp32 scales): of a [m, ceil(k / 128)], of b [groups, ceil(n / 128),
    ceil(k / 128)], or, where recipe is (1, 1, 128) or recipe_b (1, 128), [groups, n, ceil(k / 128)].
    expected_m_for_psum_layout: 1.2 times the mean rows of a group. disable_ue8m0_cast: without effect."""
    groups = _contiguous_layout(grouped_layout, use_psum_layout, ensure_zero_padding, expected_m_for_psum_layout)
    _grouped_fp8(a, b, d, *groups, recipe, recipe_a, recipe_b)


# What DeepGEMM's tests give as expected_m, of the rows that groups have in the mean: its FP8 calls, not those of bf16.
_EXPECTED_OF_MEAN = 1.2


def _grouped_fp8(a: Scaled, b: Scaled, d: torch.Tensor, offsets: torch.Tensor, layout: str, zeroes_rest: bool,
                 expected_m: int, recipe: Optional[Tuple[int, int, int]], recipe_a: Optional[Tuple[int, int]],
                 recipe_b: Optional[Tuple[int, int]]) -> None:
    (values_a, sfa), (values_b, sfb) = a, b
    extents = 3 if layout == "masked" else 2
    if values_a.dim() != extents or values_b.dim() != 3:
        raise ValueError(f"a, b: shapes = {tuple(values_a.shape)}, {tuple(values_b.shape)}, must be "
                         f"{'[groups, m, k]' if extents == 3 else '[m, k]'}, [groups, n, k]")
    of_a, of_b = _recipes(recipe, recipe_a, recipe_b)
    (*groups_of_a, m, k), (groups, n, _) = values_a.shape, values_b.shape
    check_sf(sfa, m, k, of_a, *groups_of_a)
    check_sf(sfb, n, k, of_b, groups)
    sfa = stacked_sf(sfa, offsets if layout == "masked" else None)
    sfb = stacked_sf(sfb) if of_b[0] == 1 else sfb.contiguous()
    _calls.grouped_gemm_fp8_scaled(values_a, values_b, sfa, sfb, offsets, d, None, 1.0, 0.0, layout, zeroes_rest,
                                   round(expected_m / _EXPECTED_OF_MEAN), None, _pdl, _num_sms, None)
    _zero_where_no_groups(values_b, d, zeroes_rest)


def m_grouped_fp8_gemm_nn_contiguous(a: Scaled, b: Scaled, d: torch.Tensor, grouped_layout: torch.Tensor,
                                     recipe: Optional[Tuple[int, int, int]] = None,
                                     recipe_a: Optional[Tuple[int, int]] = None,
                                     recipe_b: Optional[Tuple[int, int]] = None, compiled_dims: str = "nk",
                                     disable_ue8m0_cast: bool = False, use_psum_layout: bool = False,
                                     ensure_zero_padding: bool = True) -> None:
    """m_grouped_fp8_gemm_nt_contiguous with b [groups, k, n], of which each must be the transpose of a K-major matrix,
    and its scales transposed."""
    b = b[0].transpose(1, 2), b[1].transpose(1, 2)
    m_grouped_fp8_gemm_nt_contiguous(a, b, d, grouped_layout, recipe, recipe_a, recipe_b,
                                     use_psum_layout=use_psum_layout, ensure_zero_padding=ensure_zero_padding)


def m_grouped_fp8_gemm_nt_masked(a: Scaled, b: Scaled, d: torch.Tensor, masked_m: torch.Tensor, expected_m: int,
                                 recipe: Optional[Tuple[int, int, int]] = None,
                                 recipe_a: Optional[Tuple[int, int]] = None,
                                 recipe_b: Optional[Tuple[int, int]] = None, compiled_dims: str = "nk",
                                 disable_ue8m0_cast: bool = False) -> None:
    """m_grouped_bf16_gemm_nt_masked of (e4m3, fp32 scales): of a [groups, rows, ceil(k / 128)], of b as in
    m_grouped_fp8_gemm_nt_contiguous, and so expected_m. Scales of a are copied where they do not lie as one matrix of all
    groups' rows, [k blocks, groups * rows]."""
    _grouped_fp8(a, b, d, masked_m, "masked", False, expected_m, recipe, recipe_a, recipe_b)


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
    offsets = _k_offsets(d, ks_cpu, grouped_layout, use_psum_layout)
    if a.dtype != torch.bfloat16:
        raise TypeError(f"a: dtype = {a.dtype}, must be torch.bfloat16")
    if sum(ks_cpu) != a.shape[0]:
        raise ValueError(f"ks_cpu: sum = {sum(ks_cpu)}, must be a's {a.shape[0]} rows")
    c, beta, add_to_out = _add_to(d, c)
    _calls.k_grouped_gemm(a.t(), b.t(), offsets, d, c, 1.0, beta, None, add_to_out, _pdl, _num_sms, None)


def _k_offsets(d: torch.Tensor, ks_cpu: Optional[List[int]], grouped_layout: torch.Tensor,
               use_psum_layout: bool) -> torch.Tensor:
    """Where groups along k begin, on the device."""
    if use_psum_layout or not ks_cpu:
        raise NotImplementedError("use_psum_layout, ks_cpu = None: only Blackwell's GEMMs take them")
    if d.dim() != 3:
        raise ValueError(f"d: shape = {tuple(d.shape)}, must be [groups, m, n]")
    groups = d.shape[0]
    if grouped_layout.dtype != torch.int32 or tuple(grouped_layout.shape) != (groups,) or len(ks_cpu) != groups:
        raise ValueError(f"grouped_layout: dtype, shape = {grouped_layout.dtype}, {tuple(grouped_layout.shape)}, "
                         f"ks_cpu: length = {len(ks_cpu)}, must be torch.int32, of d's {groups} groups")
    offsets = grouped_layout.new_zeros(groups + 1)
    torch.cumsum(grouped_layout, 0, dtype=torch.int32, out=offsets[1:])
    return offsets


def k_grouped_fp8_gemm_nt_contiguous(a: Scaled, b: Scaled, d: torch.Tensor, ks_cpu: Optional[List[int]],
                                     grouped_layout: torch.Tensor, c: Optional[torch.Tensor] = None,
                                     recipe: Tuple[int, int, int] = (1, 1, 128), compiled_dims: str = "mn",
                                     use_psum_layout: bool = False) -> None:
    """d[g] [m, n] = a_g * b_g^T + c[g] over the k_g = grouped_layout[g] elements of k that are group g's, multiples of
    128. a, b: (e4m3, fp32 scales); a has each group's [m, k_g], b its [n, k_g], contiguous and one after the other;
    scales of a: [m, sum of ks / 128], of b: [n, sum of ks / 128]. d: [groups, m, n], fp32 or bf16; c: as d, or d
    itself.

    grouped_layout, ks_cpu, compiled_dims: as of k_grouped_bf16_gemm_tn_contiguous. Scales are copied where they do not
    lie as get_mn_major_tma_aligned_tensor has them. The workspace of 36 KB is torch's to allocate.
    """
    if tuple(recipe) != (1, 1, 128):
        raise ValueError(f"recipe = {recipe}, must be (1, 1, 128)")
    offsets = _k_offsets(d, ks_cpu, grouped_layout, use_psum_layout)
    if any(k % 128 != 0 for k in ks_cpu):
        raise ValueError(f"ks_cpu = {ks_cpu}, must be multiples of 128")
    (values_a, sfa), (values_b, sfb) = a, b
    (_, m, n), k = d.shape, sum(ks_cpu)
    for name, values, rows in (("a", values_a, m), ("b", values_b, n)):
        if not values.is_contiguous() or values.numel() != rows * k:
            raise ValueError(f"{name}: shape, strides = {tuple(values.shape)}, {values.stride()}, must be {rows} * {k} "
                             "elements (d's rows or columns, and the sum of ks_cpu), contiguous")
    sfa = transform_sf_into_required_layout(sfa, m, k, (1, 128))
    sfb = transform_sf_into_required_layout(sfb, n, k, (1, 128))
    c, beta, add_to_out = _add_to(d, c)
    _calls.k_grouped_gemm_fp8_scaled_flat(values_a.view(-1), values_b.view(-1), sfa, sfb, offsets, d, c, 1.0, beta,
                                          None, add_to_out, _pdl, _num_sms, None, None)


def cublaslt_gemm_nt(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor] = None) -> None:
    """d [m, n] = a [m, k] * b [n, k]^T + c by torch, which calls cuBLASLt; FP8 without scales; c: as d, or d itself.
    Parts of a sum are added up in fp32. set_num_sms has no effect here."""
    shapes = [tuple(x.shape) for x in (a, b, d)]
    if [len(x) for x in shapes] != [2, 2, 2] or shapes[0][1] != shapes[1][1] or shapes[2] != (shapes[0][0], shapes[1][0]):
        raise ValueError(f"a, b, d: shapes = {shapes[0]}, {shapes[1]}, {shapes[2]}, must be [m, k], [n, k], [m, n]")
    if c is not None and (c.shape, c.dtype) != (d.shape, d.dtype):
        raise ValueError(f"c: shape, dtype = {tuple(c.shape)}, {c.dtype}, must be d's: {shapes[2]}, {d.dtype}")
    settings = torch.backends.cuda.matmul
    name = "allow_bf16_reduced_precision_reduction"
    of_split_k = name + "_split_k"  # newer torch has a second setting, which the first one's assignment changes
    before = getattr(settings, name), getattr(settings, of_split_k, True)
    setattr(settings, name, False)
    try:
        with torch.no_grad():
            _cublaslt_gemm_nt(a, b, d, c)
    finally:
        setattr(settings, name, before if hasattr(settings, of_split_k) else before[0])


def _cublaslt_gemm_nt(a: torch.Tensor, b: torch.Tensor, d: torch.Tensor, c: Optional[torch.Tensor]) -> None:
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
