"""From accumulators to D: alpha, beta and C, and the short way."""

from faults import EPILOGUE, On, Shared, isa
from messages import BETWEEN_ROWS, C_OVERWRITTEN, STORED_TWICE, STORE_OVER_READ, WRONG_VALUES
from source import Delete, Edit, Replace

COMBINATION = "LinearCombination::operator()"
EACH = "Fragment::for_each_address"
OF_C = "Fragment::for_each_element"

FAULTS = [
    Shared("alpha left out", "alpha and beta", [Edit(EPILOGUE, COMBINATION, Delete("if (... || alpha != 1) multiply_by(alpha, n, d);"))],
           WRONG_VALUES, On("scaled", "gemm_cooperative")),
    Shared("alpha scales C, too", "alpha and beta",
           [Edit(EPILOGUE, COMBINATION, Replace("fmaf(beta, ...)", "fmaf(alpha * beta, ...)"))], WRONG_VALUES,
           On("scaled", "gemm_cooperative")),
    Shared("the first of a pair of C for both columns", "alpha and beta",
           [Edit(EPILOGUE, OF_C, Replace("x[neighbours - 1]", "x[0]"))], WRONG_VALUES,
           On("scaled", "gemm_cooperative")),
    Shared("a pair of C where the row has one element left", isa("ld"),
           [Edit(EPILOGUE, OF_C, Replace("8 * j + 7 + neighbours < left", "8 * j + 8 < left"))],
           BETWEEN_ROWS, On("scaled", "gemm_cooperative")),
    Shared("C read as if all of the tile's columns were D's", isa("ld"),
           [Edit(EPILOGUE, OF_C, Replace("8 * j + 7 + neighbours < left", "true"))],
           BETWEEN_ROWS, On("scaled", "gemm_cooperative")),
    Shared("the last element of an odd row is that of the pair before", "alpha and beta",
           [Edit(EPILOGUE, OF_C, Replace("left == 8 * j + 1", "false"))], WRONG_VALUES, On("scaled", "gemm_cooperative")),
    Shared("the last element of an odd row from one further on", isa("ld"),
           [Edit(EPILOGUE, OF_C, Replace("address + (left - 1) * size", "address + left * size"))],
           BETWEEN_ROWS + "|" + WRONG_VALUES, On("scaled", "gemm_cooperative")),
    Shared("transposed: a row of C behind the last one", isa("ld"),
           [Edit(EPILOGUE, OF_C, Replace("8 * j + 1 < left ? pitch : 0", "pitch"))],
           BETWEEN_ROWS + "|outside", On("scaled, odd", "gemm_swapped")),
    Shared("beta times what is in D's place, where C is elsewhere", "alpha and beta",
           [Edit(EPILOGUE, COMBINATION, Replace("(..., c, c_pitch, add)", "(..., c, c_pitch - 32, add)"))], WRONG_VALUES,
           On("scaled", "gemm_cooperative")),
    Shared("rows past D read the last row of C, which is D", isa("Causality order"),
           [Edit(EPILOGUE, OF_C, Replace("row + (is_transposed ? place.column(0) : place.row(h))",
                                         "row + place.row(h) < row_end ? row + place.row(h) : row_end - 1"))],
           C_OVERWRITTEN + "|" + STORE_OVER_READ,
           On("in place", "gemm_cooperative", "gemm_pingpong", "gemm_fp8_block")),
    Shared("row ends one element too long", isa("st"),
           [Edit(EPILOGUE, EACH, Replace("8 * j + 1 < left ? 2 : 1", "2"))],
           r"^canary: |^st.global at .* touches global memory at 0x\w+: still being written", On("four")),
    Shared("transposed: one row too many", isa("st"),
           [Edit(EPILOGUE, EACH, Replace("if (8 * j + 1 < left) ...", "if (8 * j < left) ..."))],
           r"^canary: |outside", On("few floats"), On("scaled", "gemm_splitk")),
    Shared("columns past D read the last column of C, which is D", isa("Causality order"),
           [Edit(EPILOGUE, OF_C, Replace("column + (is_transposed ? place.row(h) : place.column(0))",
                                         "column + place.row(h) < column_end ? column + place.row(h) : column_end - "
                                         "1"))], C_OVERWRITTEN + "|" + STORE_OVER_READ, On("in place", "gemm_swapped")),
    Shared("parts of a row half as far from its beginning as they belong", "the place of accumulators",
           [Edit(EPILOGUE, "Fragment::from", Replace("x = is_transposed ? 0 : 2 * first",
                                                     "x = is_transposed ? 0 : first"))],
           f"{WRONG_VALUES}|{STORED_TWICE}", On("plain", "gemm_pingpong"), On("floats", "gemm_multistage")),
    Shared("parts of D^T below each other in D, too", "the place of accumulators",
           [Edit(EPILOGUE, "Fragment::from", Replace("is_transposed ? 0 : 2 * first", "2 * first"))],
           WRONG_VALUES + "|" + STORED_TWICE + r"|^canary: ", On("plain", "gemm_swapped")),
    Shared("the rows of a tile's place where its columns belong", "the place of accumulators",
           [Edit(EPILOGUE, "Fragment::Fragment", Replace("(tile.row + y, tile.column + x, ...)",
                                                         "(tile.column + y, tile.row + x, ...)"))],
           WRONG_VALUES + "|" + STORED_TWICE, On("plain", "gemm_cooperative", "gemm_splitk")),
]
