"""The layouts of scales that the GEMMs read, in torch."""

import functools
from typing import List, Optional, Tuple, Union

import torch

from ... import _calls
from .._checks import INT_MAX, check_int, check_ints, check_tensor
from .math import UE8M0_IN_INT, align, ceil_div, exponents_of, pack

__all__ = [
    "get_k_alignment_for_contiguous_layout",
    "get_k_grouped_mn_major_tma_aligned_packed_ue8m0_tensor",
    "get_m_alignment_for_contiguous_layout",
    "get_mk_alignment_for_contiguous_layout",
    "get_mn_major_tma_aligned_packed_ue8m0_tensor",
    "get_mn_major_tma_aligned_tensor",
    "get_theoretical_mk_alignment_for_contiguous_layout",
    "get_tma_aligned_size",
    "set_mk_alignment_for_contiguous_layout",
    "transform_sf_into_required_layout",
]

TMA_BYTES = 16


def get_tma_aligned_size(x: int, element_size: int) -> int:
    """Elements, x or more, that are a multiple of 16 bytes."""
    return align(x, TMA_BYTES // element_size)


def _mn_major_strides(shape: Tuple[int, ...]) -> Tuple[int, ...]:
    """Of [..., mn, k], 4 bytes each, in columns that begin at multiples of 16 bytes."""
    *batches, mn, k = shape
    column = get_tma_aligned_size(mn, 4)
    return (*[column * k] * len(batches), 1, column)


def _with_strides(sf: torch.Tensor, strides: Tuple[int, ...], counts: Optional[torch.Tensor] = None) -> torch.Tensor:
    """Itself where it lies so, or a copy; counts: of each group's rows, those whose copies matter."""
    if sf.stride() == strides:
        return sf
    made = torch.empty_strided(sf.shape, strides, dtype=sf.dtype, device=sf.device)
    device = sf.get_device()
    if sf.numel() == 0:
        return made
    if not (is_k_major(sf) and _has_columns_of_one(sf.shape, strides) and sf.dtype == torch.float32 and
            _calls.transposes(device)):
        return made.copy_(sf)
    rows, k_blocks = sf[..., 0].numel(), sf.shape[-1]
    _calls.transpose_scales(sf, sf.stride(-2), made, strides[-1], rows, k_blocks, device, counts)
    return made


@functools.lru_cache(4096)
def _has_rows_of_one(shape: Tuple[int, ...], strides: Tuple[int, ...]) -> bool:
    """Whether all groups' rows of [mn, k blocks] or [groups, mn, k blocks] are those of one row-major matrix."""
    groups = shape[0] if len(shape) == 3 else 1
    return strides[-1] == 1 and strides[-2] >= shape[-1] and (groups == 1 or strides[0] == shape[1] * strides[1])


@functools.lru_cache(4096)
def _has_columns_of_one(shape: Tuple[int, ...], strides: Tuple[int, ...]) -> bool:
    """Whether they are those of one column-major matrix."""
    groups = shape[0] if len(shape) == 3 else 1
    return strides[-2] == 1 and strides[-1] >= groups * shape[-2] and (groups == 1 or strides[0] == shape[1])


def is_k_major(sf: torch.Tensor) -> bool:
    """Whether all groups' rows of scales are those of one row-major matrix."""
    return _has_rows_of_one(sf.shape, sf.stride())


def _mn_major(sf: torch.Tensor) -> torch.Tensor:
    return _with_strides(sf, _mn_major_strides(sf.shape))


def _check_sf(sf: torch.Tensor) -> None:
    check_tensor("sf", sf)
    if sf.dim() not in (2, 3) or sf.dtype != torch.float32:
        raise ValueError(f"sf: shape, dtype = {tuple(sf.shape)}, {sf.dtype}, must be two or three extents of float32")


def get_mn_major_tma_aligned_tensor(sf: torch.Tensor) -> torch.Tensor:
    """The scales of 1 x 128 blocks, fp32 [mn, k blocks] or [groups, mn, k blocks], as the GEMMs read them."""
    _check_sf(sf)
    return _mn_major(sf)


def get_mn_major_tma_aligned_packed_ue8m0_tensor(sf: torch.Tensor,
                                                 psum_layout: Optional[torch.Tensor] = None) -> torch.Tensor:
    """So, packed, int32: [mn, ceil(k blocks / 4)]. No GEMM on Hopper reads it."""
    _check_sf(sf)
    if psum_layout is not None:
        raise NotImplementedError("psum_layout: only scales of Blackwell's GEMMs are packed by groups of rows")
    return _mn_major(pack(exponents_of(sf)))


def get_k_grouped_mn_major_tma_aligned_packed_ue8m0_tensor(sf: torch.Tensor, grouped_layout: torch.Tensor,
                                                           ks_cpu: Optional[List[int]], gran_k: int, k_alignment: int,
                                                           use_psum_layout: bool = False) -> torch.Tensor:
    """Scales [k blocks of all groups, mn] of groups along k, packed group by group: int32
    [sum of ceil(k blocks / 4), mn]. No GEMM on Hopper reads it."""
    _check_sf(sf)
    if use_psum_layout or not ks_cpu:
        raise NotImplementedError("groups whose sizes the host does not know: only Blackwell's GEMMs take them")
    places: List[int] = []  # of each row of sf among the bytes
    groups_end = 0
    for k in ks_cpu:
        blocks = ceil_div(k, gran_k)
        places += range(groups_end, groups_end + blocks)
        groups_end += align(blocks, UE8M0_IN_INT)
    packed = torch.zeros(groups_end, sf.shape[1], dtype=torch.uint8, device=sf.device)
    packed[torch.tensor(places, dtype=torch.int64, device=sf.device)] = exponents_of(sf).to(torch.uint8)
    return packed.view(-1, UE8M0_IN_INT, sf.shape[1]).transpose(1, 2).contiguous().view(torch.int32).squeeze(2)


Recipe = Union[Tuple[int, int, int], Tuple[int, int]]


def check_sf(name: str, sf: torch.Tensor, mn: int, k: int, recipe: Tuple[int, ...],
             num_groups: Optional[int] = None) -> None:
    """That they are the scales of [mn, k] or [num_groups, mn, k], in fp32, and of a recipe that Hopper's GEMMs have.
    name: theirs in an error."""
    _required_strides(name, sf.shape, sf.dtype, mn, k, recipe, num_groups)


@functools.lru_cache(4096)  # scales are checked for each call: once for each layout that there is
def _required_strides(name: str, of_sf: Tuple[int, ...], dtype: torch.dtype, mn: int, k: int,
                      recipe: Tuple[int, ...], num_groups: Optional[int]) -> Optional[Tuple[int, ...]]:
    """Those that scales of single rows have for GEMMs; None of others."""
    gran_mn, gran_k = recipe
    if gran_mn not in (1, 128) or gran_k != 128:
        raise ValueError(f"recipe = {recipe}, must have a scale for each 1 or 128 rows and 128 of k (Hopper)")
    if dtype != torch.float32:
        raise TypeError(f"{name}: dtype = {dtype}, must be torch.float32 (Hopper; packed UE8M0 is Blackwell's)")
    groups = () if num_groups is None else (num_groups,)
    shape = (*groups, ceil_div(mn, gran_mn), ceil_div(k, gran_k))
    if tuple(of_sf) != shape:
        raise ValueError(f"{name}: shape = {tuple(of_sf)}, must be {shape}")
    return _mn_major_strides(shape) if gran_mn == 1 else None


def transform_sf_into_required_layout(sf: torch.Tensor, mn: int, k: int, recipe: Recipe,
                                      num_groups: Optional[int] = None, is_sfa: Optional[bool] = None,
                                      disable_ue8m0_cast: bool = False,
                                      psum_layout: Optional[torch.Tensor] = None) -> torch.Tensor:
    """The scales of [mn, k] as Hopper's GEMMs read them. recipe: how many elements along mn and k have one in common,
    (mn, k), or (mn of a, mn of b, k) together with is_sfa; 1 or 128, and 128. disable_ue8m0_cast, psum_layout: of
    Blackwell, without effect."""
    check_tensor("sf", sf)
    block = check_ints("recipe", recipe)
    if len(block) == 3:
        if is_sfa is None:
            raise ValueError("is_sfa = None, must be True or False (the recipe has three numbers)")
        block = block[0 if is_sfa else 1], block[2]
    if len(block) != 2:
        raise ValueError(f"recipe = {recipe}, must be two or three ints")
    return required_sf("sf", sf, mn, k, block, num_groups)


def required_sf(name: str, sf: torch.Tensor, mn: int, k: int, recipe: Tuple[int, ...],
                num_groups: Optional[int] = None) -> torch.Tensor:
    """The same of what is known to be a tensor and two ints. name: the tensor's in an error."""
    strides = _required_strides(name, sf.shape, sf.dtype, mn, k, recipe, num_groups)
    return sf if strides is None else _with_strides(sf, strides)


def stacked_sf(sf: torch.Tensor, counts: Optional[torch.Tensor] = None) -> torch.Tensor:
    """[mn, k blocks] or [groups, mn, k blocks] as our GEMMs read them: all groups' rows are one matrix, whose columns
    begin at multiples of 16 bytes. Itself where it lies so, or a copy. counts: the first rows of each group, or of all,
    that are read."""
    *batches, mn, _ = sf.shape
    groups = batches[0] if batches else 1
    if counts is not None and not (counts.dtype == torch.int32 and counts.shape == (groups,) and
                                   counts.device == sf.device and counts.is_contiguous()):
        counts = None  # the GEMM refuses it, or takes another type
    strides = 1, get_tma_aligned_size(groups * mn, sf.element_size())
    return _with_strides(sf, (mn, *strides) if batches else strides, counts)


_alignment = 128


def set_mk_alignment_for_contiguous_layout(new_value: int) -> None:
    """What groups of rows, and of k, are padded to. Ours need none; what is set is what the get function returns."""
    global _alignment
    _alignment = check_int("new_value", new_value, 1, INT_MAX)


def get_mk_alignment_for_contiguous_layout() -> int:
    return _alignment


def get_theoretical_mk_alignment_for_contiguous_layout(expected_m: Optional[int] = None) -> int:
    return 128


get_m_alignment_for_contiguous_layout = get_k_alignment_for_contiguous_layout = get_mk_alignment_for_contiguous_layout
