"""What a call is given is refused here, under its name, where it is nothing that the call takes: before it is
transposed, unpacked or computed with, of which an error would name nothing."""

import operator
from typing import Any, NoReturn, Optional, Tuple

import torch

INT_MAX = 2**31 - 1


def refuse(name: str, x: Any, rule: str) -> NoReturn:
    is_short = x is None or isinstance(x, (bool, int, float, str))
    raise TypeError(f"{name} = {x!r}, must be {rule}" if is_short else
                    f"{name}: {type(x).__qualname__}, must be {rule}")


def check_int(name: str, x: Any, least: int, most: int) -> int:
    try:
        number = operator.index(x)
    except TypeError:
        refuse(name, x, "an int")
    if not least <= number <= most:
        raise ValueError(f"{name} = {number}, must be {least} to {most}")
    return number


def check_tensor(name: str, x: Any) -> None:
    if not isinstance(x, torch.Tensor):
        refuse(name, x, "a tensor")
