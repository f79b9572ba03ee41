"""Arguments of a wrong kind are refused here, by name, before a call transposes, unpacks or computes with them: errors
of these would not say which argument is meant."""

import operator
import re
from typing import Any, Callable, Dict, NamedTuple, Tuple

from torch import Tensor

INT_MAX = 2**31 - 1


def wrong_type(name: str, x: Any, rule: str) -> TypeError:
    is_short = x is None or isinstance(x, (int, float, str))
    return TypeError(f"{name} = {x!r}, must be {rule}" if is_short else
                     f"{name}: {type(x).__qualname__}, must be {rule}")


def check_int(name: str, x: Any, least: int, most: int) -> int:
    try:
        number = operator.index(x)
    except TypeError:
        raise wrong_type(name, x, "an int") from None
    if not least <= number <= most:
        raise ValueError(f"{name} = {number}, must be {least} to {most}")
    return number


def check_tensor(name: str, x: Any) -> None:
    if not isinstance(x, Tensor):
        raise wrong_type(name, x, "a tensor")


def check_tensors(a: Any, b: Any, d: Any, c: Any = None) -> None:
    if not (isinstance(a, Tensor) and isinstance(b, Tensor) and isinstance(d, Tensor)):
        for name, x in (("a", a), ("b", b), ("d", d)):
            check_tensor(name, x)
    if c is not None:
        check_tensor("c", c)


def check_scaled(name: str, x: Any) -> Tuple[Tensor, Tensor]:
    """An FP8 operand: its elements and scales."""
    if not isinstance(x, (tuple, list)) or len(x) != 2:
        raise wrong_type(name, x, "a pair of tensors: e4m3, and fp32 scales")
    values, scales = x
    if not (isinstance(values, Tensor) and isinstance(scales, Tensor)):
        for i in (0, 1):
            check_tensor(f"{name}[{i}]", x[i])
    return values, scales


def _extents(of: str) -> str:
    return f"[{', '.join(of).replace('g', 'groups')}]"


def check_shapes(a: Tensor, b: Tensor, of_a: str, of_b: str) -> None:
    """of_a, of_b: a letter for each extent, as the caller has them, of which they have k in common."""
    shape_a, shape_b = a.shape, b.shape
    if (len(shape_a) != len(of_a) or len(shape_b) != len(of_b) or
            shape_a[of_a.index("k")] != shape_b[of_b.index("k")]):
        raise ValueError(f"a, b: shapes = {tuple(shape_a)}, {tuple(shape_b)}, must be {_extents(of_a)}, "
                         f"{_extents(of_b)}")


def check_extents(name: str, x: Tensor, extents: int) -> None:
    if x.dim() != extents:
        raise ValueError(f"{name}: shape = {tuple(x.shape)}, must be of {extents} extents")


class _Lines(NamedTuple):
    """Where a matrix lies, in bytes: its rows, or its columns where these are contiguous."""

    begin: int
    end: int
    line: int
    pitch: int


def _lines(x: Tensor) -> _Lines:
    (inner, length), (pitch, lines) = sorted(zip(x.stride(), x.shape))
    line = (length - 1) * inner + 1
    begin, size = x.data_ptr(), x.element_size()
    return _Lines(begin, begin + ((lines - 1) * pitch + line) * size, line * size, pitch * size)


def _overlap(x: _Lines, y: _Lines) -> bool:
    """Of matrices with elements. Those of one pitch may lie beside each other; of others, ranges are compared."""
    if x.end <= y.begin or y.end <= x.begin:
        return False
    if x.pitch != y.pitch or x.pitch == 0:
        return True
    offset = (y.begin - x.begin) % x.pitch
    return offset < x.line or offset + y.line > x.pitch


def check_apart(d: Tensor, name: str, x: Tensor) -> None:
    """Of matrices on one device."""
    if d.numel() > 0 and x.numel() > 0:
        of_d, of_x = _lines(d), _lines(x)
        if _overlap(of_d, of_x):
            raise ValueError(f"d: addresses = {of_d.begin:#x} to {of_d.end:#x}, must not overlap {name}, "
                             f"{of_x.begin:#x} to {of_x.end:#x} (d is written while {name} is read)")


def check_ints(name: str, x: Any, of: str = "") -> Tuple[int, ...]:
    """of: a letter for each of them, what it is of; none: as many as there are."""
    rule = f"ints, {_extents(of)}" if of else "a list of ints"
    try:
        numbers = tuple(map(operator.index, x))
    except TypeError:
        raise wrong_type(name, x, rule) from None
    if of and len(numbers) != len(of):
        raise ValueError(f"{name} = {x!r}, must be {rule}")
    return numbers


_WORD = re.compile(r"\w+")


def call_under(names: Dict[str, str], function: Callable[..., Any], *arguments: Any) -> Any:
    """Calls it. names: what an error has in the place of names of the function's own parameters."""
    try:
        return function(*arguments)
    except (TypeError, ValueError) as error:
        error.args = (_WORD.sub(lambda word: names.get(word[0], word[0]), str(error)),)
        raise
