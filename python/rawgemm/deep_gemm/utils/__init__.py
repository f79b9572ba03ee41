"""DeepGEMM's helpers around FP8 operands: casts (math) and the layouts of their scales (layout)."""

from . import layout, math
from .layout import *
from .math import *

__all__ = [*layout.__all__, *math.__all__]
