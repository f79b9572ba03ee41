"""DeepGEMM's helpers around FP8 operands, in torch: casts, and the layouts of their scales.

A scale factor ("sf") is of 1 x 128 or 128 x 128 elements; gran_k is another number than 128. UE8M0 is a scale that is a
power of two, kept as its eight exponent bits; packed, four of them along k are one int32.
"""

import functools
from typing import Any, List, NoReturn, Optional, Tuple, Union

import torch

from .. import _calls

__all__ = [
    "align",
    "cast_back_from_fp4",
    "ceil_div",
    "ceil_to_ue8m0",
    "get_k_alignment_for_contiguous_layout",
    "get_k_grouped_mn_major_tma_aligned_packed_ue8m0_tensor",
    "get_m_alignment_for_contiguous_layout",
    "get_mk_alignment_for_contiguous_layout",
    "get_mn_major_tma_aligned_packed_ue8m0_tensor",
    "get_mn_major_tma_aligned_tensor",
    "get_theoretical_mk_alignment_for_contiguous_layout",
    "get_tma_aligned_size",
    "pack_ue8m0_to_int",
    "per_block_cast_to_fp8",
    "per_channel_cast_to_fp8",
    "per_custom_dims_cast_to_fp8",
    "per_token_cast_to_fp4",
    "per_token_cast_to_fp8",
    "set_mk_alignment_for_contiguous_layout",
    "transform_sf_into_required_layout",
    "transpose_packed_fp4",
    "unpack_ue8m0_from_int",
]

LARGEST_E4M3 = 448.0
SMALLEST_MAXIMUM = 1e-4  # of a block, so that its scale is not 0
TMA_BYTES = 16
UE8M0_IN_INT = 4


def ceil_div(x: int, y: int) -> int:
    return -(-x // y)


def align(x: int, y: int) -> int:
    """The least multiple of y that is not less than x."""
    return ceil_div(x, y) * y


def ceil_to_ue8m0(x: torch.Tensor) -> torch.Tensor:
    """The least powers of two that are not less than |x|, fp32; x: normal numbers."""
    fraction, exponent = torch.frexp(x.abs().float())  # |x| = fraction * 2^exponent, fraction from 1/2 to below 1
    biased = exponent - (fraction == 0.5).int() + 127
    return (biased.clamp(1, 254) << 23).view(torch.float32)


def pack_ue8m0_to_int(x: torch.Tensor) -> torch.Tensor:
    """[..., k], fp32 powers of two, k a multiple of 4, to [..., k / 4], int32; the first is the lowest byte."""
    bits = x.view(torch.int32)
    if x.shape[-1] % UE8M0_IN_INT != 0:
        raise ValueError(f"x: shape = {tuple(x.shape)}, the last extent must be a multiple of 4")
    if bool(((bits & ~(0xFF << 23)) != 0).any()):
        raise ValueError("x: must be positive powers of two")
    return _pack(bits >> 23)


def unpack_ue8m0_from_int(packed_sf: torch.Tensor) -> torch.Tensor:
    """[..., k], int32, to the [..., 4 k] fp32 powers of two that it has."""
    return (packed_sf.contiguous().view(torch.uint8).int() << 23).view(torch.float32)


def _exponents(x: torch.Tensor) -> torch.Tensor:
    """As fp32 has them, 0 to 255."""
    return x.view(torch.int32) >> 23 & 0xFF


def _pack(exponents: torch.Tensor) -> torch.Tensor:
    """[..., k], 0 to 255, to [..., ceil(k / 4)], int32."""
    filled = torch.nn.functional.pad(exponents, (0, -exponents.shape[-1] % UE8M0_IN_INT))
    return filled.to(torch.uint8).contiguous().view(torch.int32)


def _cast(blocks: torch.Tensor, dims: Tuple[int, ...], use_ue8m0: bool) -> Tuple[torch.Tensor, torch.Tensor]:
    """To e4m3, and the scales, of which one is for all elements along dims."""
    scale = blocks.abs().float().amax(dim=dims, keepdim=True).clamp(min=SMALLEST_MAXIMUM) / LARGEST_E4M3
    if use_ue8m0:
        scale = ceil_to_ue8m0(scale)
    return (blocks * (1.0 / scale)).to(torch.float8_e4m3fn), scale


def _padded(x: torch.Tensor, rows: int, columns: int) -> torch.Tensor:
    """With zeros, to multiples of these."""
    return torch.nn.functional.pad(x, (0, -x.shape[1] % columns, 0, -x.shape[0] % rows))


def _check_matrix(x: torch.Tensor) -> None:
    if x.dim() != 2:
        raise ValueError(f"x: shape = {tuple(x.shape)}, must be of two extents")


def per_token_cast_to_fp8(x: torch.Tensor, use_ue8m0: bool, gran_k: int = 128,
                          use_packed_ue8m0: bool = False) -> Tuple[torch.Tensor, torch.Tensor]:
    """x [m, k] in e4m3, and the scales of its 1 x gran_k blocks, [m, ceil(k / gran_k)]."""
    _check_matrix(x)
    m, k = x.shape
    padded = _padded(x, 1, gran_k)
    cast, scale = _cast(padded.view(m, -1, gran_k), (2,), use_ue8m0)
    scale = scale.squeeze(2)
    return cast.view(m, -1)[:, :k].contiguous(), pack_ue8m0_to_int(scale) if use_packed_ue8m0 else scale


def per_channel_cast_to_fp8(x: torch.Tensor, use_ue8m0: bool,
                            gran_k: int = 128) -> Tuple[torch.Tensor, torch.Tensor]:
    """x [k, n] in e4m3, and the scales of its gran_k x 1 blocks, [k / gran_k, n]."""
    _check_matrix(x)
    k, n = x.shape
    if k % gran_k != 0:
        raise ValueError(f"x: shape = {tuple(x.shape)}, the first extent must be a multiple of gran_k = {gran_k}")
    cast, scale = _cast(x.view(-1, gran_k, n), (1,), use_ue8m0)
    return cast.view(k, n), scale.squeeze(1)


def per_block_cast_to_fp8(x: torch.Tensor, use_ue8m0: bool, gran_k: int = 128) -> Tuple[torch.Tensor, torch.Tensor]:
    """x [n, k] in e4m3, and the scales of its gran_k x gran_k blocks."""
    _check_matrix(x)
    n, k = x.shape
    padded = _padded(x, gran_k, gran_k)
    cast, scale = _cast(padded.view(-1, gran_k, padded.shape[1] // gran_k, gran_k), (1, 3), use_ue8m0)
    return cast.view_as(padded)[:n, :k].contiguous(), scale.view(scale.shape[0], scale.shape[2])


def per_custom_dims_cast_to_fp8(x: torch.Tensor, dims: Tuple[int, ...],
                                use_ue8m0: bool) -> Tuple[torch.Tensor, torch.Tensor]:
    """x in e4m3, and a scale for each index of dims."""
    cast, scale = _cast(x, tuple(dim for dim in range(x.dim()) if dim not in dims), use_ue8m0)
    return cast, scale.squeeze()


def _no_fp4(*_: Any, **__: Any) -> NoReturn:
    raise NotImplementedError("FP4: Hopper's tensor cores do not have it")


per_token_cast_to_fp4 = transpose_packed_fp4 = cast_back_from_fp4 = _no_fp4


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
    if not _is_one_matrix(sf.shape, sf.stride(), strides) or sf.dtype != torch.float32 or not _calls.transposes(device):
        return made.copy_(sf)
    rows, k_blocks = sf[..., 0].numel(), sf.shape[-1]
    _calls.transpose_scales(sf, sf.stride(-2), made, strides[-1], rows, k_blocks, device, counts)
    return made


@functools.lru_cache(4096)
def _is_one_matrix(shape: Tuple[int, ...], sf: Tuple[int, ...], made: Tuple[int, ...]) -> bool:
    """Whether all groups' rows are those of one matrix, row-major in `sf`, column-major in `made`: their strides."""
    groups = shape[0] if len(shape) == 3 else 1
    return (sf[-1] == 1 and sf[-2] >= shape[-1] and made[-2] == 1 and
            (groups == 1 or (sf[0] == shape[1] * sf[1] and made[0] == shape[1])) and made[-1] >= groups * shape[-2])


def _mn_major(sf: torch.Tensor) -> torch.Tensor:
    return _with_strides(sf, _mn_major_strides(sf.shape))


def _check_sf(sf: torch.Tensor) -> None:
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
    return _mn_major(_pack(_exponents(sf)))


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
    packed[torch.tensor(places, dtype=torch.int64, device=sf.device)] = _exponents(sf).to(torch.uint8)
    return packed.view(-1, UE8M0_IN_INT, sf.shape[1]).transpose(1, 2).contiguous().view(torch.int32).squeeze(2)


Recipe = Union[Tuple[int, int, int], Tuple[int, int]]


def check_sf(sf: torch.Tensor, mn: int, k: int, recipe: Tuple[int, int], num_groups: Optional[int] = None) -> None:
    """That they are the scales of [mn, k] or [num_groups, mn, k], in fp32, and of a recipe that Hopper's GEMMs have."""
    _required_strides(sf.shape, sf.dtype, mn, k, tuple(recipe), num_groups)


@functools.lru_cache(4096)  # scales are checked for each call: once for each layout that there is
def _required_strides(of_sf: Tuple[int, ...], dtype: torch.dtype, mn: int, k: int, recipe: Tuple[int, int],
                      num_groups: Optional[int]) -> Optional[Tuple[int, ...]]:
    """Those that scales of single rows have for GEMMs; None of others."""
    gran_mn, gran_k = recipe
    if gran_mn not in (1, 128) or gran_k != 128:
        raise ValueError(f"recipe = {recipe}, must have a scale for each 1 or 128 rows and 128 of k (Hopper)")
    if dtype != torch.float32:
        raise TypeError(f"sf: dtype = {dtype}, must be torch.float32 (Hopper; packed UE8M0 is Blackwell's)")
    groups = () if num_groups is None else (num_groups,)
    shape = (*groups, ceil_div(mn, gran_mn), ceil_div(k, gran_k))
    if tuple(of_sf) != shape:
        raise ValueError(f"sf: shape = {tuple(of_sf)}, must be {shape}")
    return _mn_major_strides(shape) if gran_mn == 1 else None


def transform_sf_into_required_layout(sf: torch.Tensor, mn: int, k: int, recipe: Recipe,
                                      num_groups: Optional[int] = None, is_sfa: Optional[bool] = None,
                                      disable_ue8m0_cast: bool = False,
                                      psum_layout: Optional[torch.Tensor] = None) -> torch.Tensor:
    """The scales of [mn, k] as Hopper's GEMMs read them. recipe: how many elements along mn and k have one in common,
    (mn, k), or (mn of a, mn of b, k) together with is_sfa; 1 or 128, and 128. disable_ue8m0_cast, psum_layout: of
    Blackwell, without effect."""
    if len(recipe) == 3:
        if is_sfa is None:
            raise ValueError("is_sfa = None, must be True or False (the recipe has three numbers)")
        recipe = recipe[0 if is_sfa else 1], recipe[2]
    strides = _required_strides(sf.shape, sf.dtype, mn, k, tuple(recipe), num_groups)
    return sf if strides is None else _with_strides(sf, strides)


def stacked_sf(sf: torch.Tensor, masked_m: Optional[torch.Tensor] = None) -> torch.Tensor:
    """[mn, k blocks] or [groups, mn, k blocks] as our GEMMs read them: all groups' rows are one matrix, whose columns
    begin at multiples of 16 bytes. Itself where it lies so, or a copy. masked_m: rows of each group that are read."""
    if sf.dim() == 2:
        return _mn_major(sf)
    groups, mn, k = sf.shape
    if masked_m is not None and not (masked_m.dtype == torch.int32 and masked_m.shape == (groups,) and
                                     masked_m.device == sf.device and masked_m.is_contiguous()):
        masked_m = None  # the GEMM refuses it, or takes another type
    return _with_strides(sf, (mn, 1, get_tma_aligned_size(groups * mn, sf.element_size())), masked_m)


_alignment = 128


def set_mk_alignment_for_contiguous_layout(new_value: int) -> None:
    """What groups of rows, and of k, are padded to. Ours need none; what is set is what the get function returns."""
    global _alignment
    _alignment = new_value


def get_mk_alignment_for_contiguous_layout() -> int:
    return _alignment


def get_theoretical_mk_alignment_for_contiguous_layout(expected_m: Optional[int] = None) -> int:
    return 128


get_m_alignment_for_contiguous_layout = get_k_alignment_for_contiguous_layout = get_mk_alignment_for_contiguous_layout
