"""From accumulators to D: alpha, beta and C, and the short way."""

from faults import EPILOGUE, On, Shared, isa
from messages import C_OVERWRITTEN, STORE_OVER_READ, WRONG_VALUES
from source import Delete, Edit, Replace

FAULTS = [
    Shared("alpha left out", "alpha and beta",
           [Edit(EPILOGUE, "scale_d", Replace("d[i] *= matrix.alpha;", "(void)d[i];"))], WRONG_VALUES,
           On("scaled", "gemm_cooperative")),
    Shared("alpha scales C, too", "alpha and beta",
           [Edit(EPILOGUE, "scale_d", Replace("fmaf(matrix.beta, load_element<Output>(matrix.c + offset), d[i])",
                                              "fmaf(matrix.alpha * matrix.beta, load_element<Output>(matrix.c + "
                                              "offset), d[i])"))], WRONG_VALUES, On("scaled", "gemm_cooperative")),
    Shared("the columns of a pair of C swapped", "alpha and beta",
           [Edit(EPILOGUE, "scale_d", Replace("(matrix.c + offset)",
                                              "(matrix.c + offset + (count - 1) * sizeof(Output))")),
            Edit(EPILOGUE, "scale_d", Replace("offset + sizeof(Output)", "offset"))], WRONG_VALUES,
           On("scaled", "gemm_cooperative")),
    Shared("rows past D read the last row of C, which is D", isa("Causality order"),
           [Edit(EPILOGUE, "for_each_element", Delete("if (place.row(h) >= long_side) continue;")),
            Edit(EPILOGUE, "for_each_element", Replace("(is_transposed ? place.column(0) : place.row(h))",
                                                       "place.row(h) < matrix.rows ? y + place.row(h) : matrix.rows "
                                                       "- 1"))], C_OVERWRITTEN + "|" + STORE_OVER_READ,
           On("in place", "gemm_cooperative", "gemm_pingpong", "gemm_fp8_block")),
    Shared("row ends one element too long", isa("st"),
           [Edit(EPILOGUE, "for_each_element", Replace("8 * j + 1 < left ? 2 : 1", "2"))],
           r"^canary: |^st.global at .* touches global memory at 0x\w+: still being written", On("four")),
    Shared("transposed: one row too many", isa("st"),
           [Edit(EPILOGUE, "for_each_element", Replace("if (8 * j + 1 < left) function(i + 1, first + (8 * j + 1) * "
                                                       "pitch, 1);",
                                                       "if (8 * j < left) function(i + 1, first + (8 * j + 1) * "
                                                       "pitch, 1);"))], r"^canary: |outside", On("few floats"),
           On("scaled", "gemm_splitk")),
    Shared("columns past D read the last column of C, which is D", isa("Causality order"),
           [Edit(EPILOGUE, "for_each_element", Delete("if (place.row(h) >= long_side) continue;")),
            Edit(EPILOGUE, "for_each_element", Replace("(is_transposed ? place.row(h) : place.column(0))",
                                                       "place.row(h) < matrix.columns ? x + place.row(h) : "
                                                       "matrix.columns - 1"))], C_OVERWRITTEN + "|" + STORE_OVER_READ,
           On("in place", "gemm_swapped")),
]
