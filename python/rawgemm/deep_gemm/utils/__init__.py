"""DeepGEMM's helpers around FP8 operands: casts (math) and the layouts of their scales (layout)."""

from .._missing import getattr_of
from . import layout, math
from .layout import *
from .math import *

__getattr__ = getattr_of(__name__)
__all__ = [*layout.__all__, *math.__all__]
