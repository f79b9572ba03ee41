"""Casts to FP8 with scales, and scales that are powers of two, in torch.

A scale factor ("sf") is of 1 x 128 or 128 x 128 elements; gran_k is another number than 128. UE8M0 is a scale that is a
power of two, kept as its eight exponent bits; packed, four of them along k are one int32.
"""

from typing import Any, NoReturn, Tuple

import torch

from .._checks import check_tensor

__all__ = [
    "align",
    "cast_back_from_fp4",
    "ceil_div",
    "ceil_to_ue8m0",
    "pack_ue8m0_to_int",
    "per_block_cast_to_fp8",
    "per_channel_cast_to_fp8",
    "per_custom_dims_cast_to_fp8",
    "per_token_cast_to_fp4",
    "per_token_cast_to_fp8",
    "transpose_packed_fp4",
    "unpack_ue8m0_from_int",
]

LARGEST_E4M3 = 448.0
SMALLEST_MAXIMUM = 1e-4  # of a block, so that its scale is not 0
UE8M0_IN_INT = 4


def ceil_div(x: int, y: int) -> int:
    return -(-x // y)


def align(x: int, y: int) -> int:
    """The least multiple of y that is not less than x."""
    return ceil_div(x, y) * y


def ceil_to_ue8m0(x: torch.Tensor) -> torch.Tensor:
    """The least powers of two that are not less than |x|, fp32, within normal numbers: 0 and what is subnormal become
    2^-126, and what is above 2^127, infinite or NaN becomes 2^127."""
    magnitudes = x.abs().float()
    is_between_powers = magnitudes.view(torch.int32) & ((1 << 23) - 1) != 0
    exponents = exponents_of(magnitudes) + is_between_powers.int()
    return (exponents.clamp(1, 254) << 23).view(torch.float32)  # 0 and 255 are of no normal number


def pack_ue8m0_to_int(x: torch.Tensor) -> torch.Tensor:
    """[..., k], fp32 powers of two, k a multiple of 4, to [..., k / 4], int32; the first is the lowest byte."""
    bits = x.view(torch.int32)
    if x.shape[-1] % UE8M0_IN_INT != 0:
        raise ValueError(f"x: shape = {tuple(x.shape)}, the last extent must be a multiple of 4")
    if bool(((bits & ~(0xFF << 23)) != 0).any()):
        raise ValueError("x: must be positive powers of two")
    return pack(bits >> 23)


def unpack_ue8m0_from_int(packed_sf: torch.Tensor) -> torch.Tensor:
    """[..., k], int32, to the [..., 4 k] fp32 powers of two that it has."""
    return (packed_sf.contiguous().view(torch.uint8).int() << 23).view(torch.float32)


def exponents_of(x: torch.Tensor) -> torch.Tensor:
    """As fp32 has them, 0 to 255."""
    return x.view(torch.int32) >> 23 & 0xFF


def pack(exponents: torch.Tensor) -> torch.Tensor:
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
    check_tensor("x", x)
    if x.dim() != 2:
        raise ValueError(f"x: shape = {tuple(x.shape)}, must be of two extents")


def per_token_cast_to_fp8(x: torch.Tensor, use_ue8m0: bool, gran_k: int = 128,
                          use_packed_ue8m0: bool = False) -> Tuple[torch.Tensor, torch.Tensor]:
    """x [m, k] in e4m3, and the scales of its 1 x gran_k blocks, [m, ceil(k / gran_k)]."""
    _check_matrix(x)
    m, k = x.shape
    padded = _padded(x, 1, gran_k)
    cast, scale = _cast(padded.view(m, padded.shape[1] // gran_k, gran_k), (2,), use_ue8m0)
    scale = scale.squeeze(2)
    return cast.view(padded.shape)[:, :k].contiguous(), pack_ue8m0_to_int(scale) if use_packed_ue8m0 else scale


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
    check_tensor("x", x)
    cast, scale = _cast(x, tuple(dim for dim in range(x.dim()) if dim not in dims), use_ue8m0)
    return cast, scale.squeeze()


def _no_fp4(*_: Any, **__: Any) -> NoReturn:
    raise NotImplementedError("FP4: Hopper's tensor cores do not have it")


per_token_cast_to_fp4 = transpose_packed_fp4 = cast_back_from_fp4 = _no_fp4
