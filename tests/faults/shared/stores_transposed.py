"""The way of D^T to D by TMA: boxes of a few rows, 64 columns of each warpgroup."""

from faults import PART, STORES, STORES_TRANSPOSED, TRANSPOSED, TURNS_OF_BOXES, On, Shared, isa
from messages import BOX_TOUCHED, STORED_TWICE, TRANSPOSED_BOX_STILL_READ, WRONG_VALUES
from source import Delete, Edit, Replace

TAKES_THEM_ALONG = "params.epilogue(place, count, part)"
FLOATS = "store_from_registers<Output, typename Config::Epilogue>(params.d, place, count, part)"
EACH = On("plain", "gemm_swapped"), On("transposed", "gemm_pingpong")
FIRST_PART = "Fragment<true>(place.row / Config::block_m * Config::block_m, place.column, place.row_end, place.column_end)"
SCALED = On("scaled", "gemm_swapped"), On("transposed, scaled", "gemm_pingpong")
OF_FLOATS = On("floats", "gemm_swapped"), On("transposed floats", "gemm_pingpong")
OF_SMALL_BOXES = On("turns", "gemm_swapped"), On("transposed, odd", "gemm_pingpong")


def in_box(*operations):
    return [Edit(STORES_TRANSPOSED, "TransposedBox::write", x) for x in operations]


def in_store(*operations):
    return [Edit(STORES_TRANSPOSED, "store_transposed", x) for x in operations]


def in_part(*operations):
    return [Edit(STORES_TRANSPOSED, "store_boxes_transposed", x) for x in operations]


FAULTS = [
    # ------------------------------------------------------------------------------------------------- D^T into the box
    Shared("the box written as if D were not transposed", isa("stmatrix: .trans"),
           in_box(Replace("ptx::stmatrix_x4_trans(...);", "ptx::stmatrix_x4(...);")), WRONG_VALUES, *EACH),
    Shared("the last 8 rows of the box written as if D were not transposed", isa("stmatrix: .trans"),
           in_box(Replace("ptx::stmatrix_x2_trans(...);", "ptx::stmatrix_x2(...);")), WRONG_VALUES, *EACH),
    Shared("two matrices of stmatrix in each other's place", isa("stmatrix: row addresses"),
           in_box(Replace("place.lane / 16", "place.lane / 8 % 2"),
                  Replace("2 * place.warp + place.lane / 8 % 2", "2 * place.warp + place.lane / 16")),
           WRONG_VALUES + "|" + BOX_TOUCHED, *EACH),
    Shared("lanes address the same rows of stmatrix", isa("stmatrix: row addresses"),
           in_box(Replace("place.lane / 16 * 8 + place.lane % 8", "place.lane % 8")), WRONG_VALUES + "|" + BOX_TOUCHED, *EACH),
    Shared("lanes address the same chunk of stmatrix", isa("stmatrix: row addresses"),
           in_box(Replace("2 * place.warp + place.lane / 8 % 2", "2 * place.warp")), WRONG_VALUES + "|" + BOX_TOUCHED, *EACH),
    Shared("all warps write the columns of the first one", TRANSPOSED,
           in_box(Replace("2 * place.warp + place.lane / 8 % 2", "place.lane / 8 % 2")), BOX_TOUCHED, *EACH),
    Shared("each block of 8 rows one row late", TRANSPOSED,
           in_box(Replace("8 * j + row", "8 * j + row + 1")), WRONG_VALUES + "|" + BOX_TOUCHED, *EACH),
    Shared("the same registers for two blocks of rows", TRANSPOSED,
           in_box(Replace("ptx::stmatrix_x4_trans(Base::chunk(box, 8 * j + row, chunk), ..., rounded[2 * j + 2], "
                          "rounded[2 * j + 3]);",
                          "ptx::stmatrix_x4_trans(Base::chunk(box, 8 * j + row, chunk), ..., rounded[2 * j], "
                          "rounded[2 * j + 1]);")), WRONG_VALUES, *EACH),

    # ------------------------------------------------------------------------------------------------- parts of 56 rows
    Shared("the last 8 rows of a box not written", PART, in_box(Replace("blocks % 2 == 1", "blocks % 2 == 2")),
           r"^TMA store at store.cuh:\d+ touches d\[\d\]\S*: never written", *EACH),
    Shared("the last 8 rows of a box written over those before", PART, in_box(Replace("rows_ - 8", "rows_ - 16")),
           BOX_TOUCHED, *EACH),
    Shared("all parts stored at the place of the first one", PART,
           in_store(Replace("fragment.from(first)", "fragment", nth=1)), STORED_TWICE + "|" + WRONG_VALUES, *EACH),
    Shared("parts of 64 rows apart", PART,
           in_store(Replace("fragment.from(first)", "fragment.from(first / at_once * 32)", nth=1)),
           STORED_TWICE + "|" + WRONG_VALUES, *EACH),
    Shared("the first part's sums in every part", PART, in_store(Replace("d + first", "d", nth=1)), WRONG_VALUES, *EACH),
    Shared("the last part is not stored", PART, in_store(Replace("first + at_once <= n", "first + at_once < n")), WRONG_VALUES,
           *EACH, On("tall", "gemm_swapped")),

    # -------------------------------------------------------------------- 17 boxes of 8 rows: twice 6 of them, then the rest
    Shared("the rest of the boxes is not stored", PART, in_store(Replace("Boxes::rest > 0", "Boxes::rest > 5")), WRONG_VALUES,
           *OF_SMALL_BOXES),
    Shared("the rest of the boxes stored at the place of the first ones", PART,
           in_store(Replace("fragment.from(first)", "fragment", nth=2)), STORED_TWICE + "|" + WRONG_VALUES, *OF_SMALL_BOXES),
    Shared("the first sums in the rest of the boxes", PART, in_store(Replace("d + first", "d", nth=2)), WRONG_VALUES,
           *OF_SMALL_BOXES),
    Shared("the rest of the boxes in the place of those before", TURNS_OF_BOXES,
           in_store(Replace("staging + buffer * Boxes::buffer_bytes", "staging + (buffer ^ 1) * Boxes::buffer_bytes", nth=2)),
           TRANSPOSED_BOX_STILL_READ, *OF_SMALL_BOXES),
    Shared("all boxes of a part stored at the place of the first one", PART,
           [Edit(STORES, "store_d", Replace("fragment.from(i * Box::accumulators)", "fragment"))],
           STORED_TWICE + "|" + WRONG_VALUES, *OF_SMALL_BOXES),
    Shared("one box of the rest left out", PART, in_store(Replace("<Config, Boxes::rest>", "<Config, Boxes::rest - 1>")), WRONG_VALUES,
           *OF_SMALL_BOXES),

    # ----------------------------------------------------------------------------------------------- two boxes in turns
    Shared("boxes of D^T in turns: always the same box", TURNS_OF_BOXES,
           in_store(Replace("first += at_once, buffer ^= 1", "first += at_once")), TRANSPOSED_BOX_STILL_READ, *EACH),
    Shared("boxes of D^T in turns: both at the same place", TURNS_OF_BOXES,
           in_store(Replace("staging + buffer * Boxes::buffer_bytes", "staging", nth=1)), TRANSPOSED_BOX_STILL_READ, *EACH),
    Shared("boxes of D^T in turns: each half as large as it is", TURNS_OF_BOXES,
           [Edit(STORES_TRANSPOSED, "TransposedBoxes", Replace("at_once * Box::bytes", "at_once * Box::bytes / 2"))],
           TRANSPOSED_BOX_STILL_READ, *EACH),

    # ------------------------------------------------------------------------------------------------ alpha, beta and C
    Shared("C read as if D were not transposed", "alpha and beta",
           in_part(Replace(TAKES_THEM_ALONG, "params.epilogue(Fragment<>(place.row, place.column, place.row_end, "
                                              "place.column_end), count, part)")), WRONG_VALUES, *SCALED),
    Shared("C at the rows of the first part", "tile order",
           in_part(Replace(TAKES_THEM_ALONG, f"params.epilogue({FIRST_PART}, count, part)")), WRONG_VALUES, *SCALED),
    Shared("C at the first 64 columns of the tile", "tile order",
           in_part(Replace(TAKES_THEM_ALONG, "params.epilogue(Fragment<true>(place.row, place.column / Config::block_n * "
                                              "Config::block_n, place.row_end, place.column_end), count, part)")),
           WRONG_VALUES, *SCALED),
    Shared("alpha and beta for the first part alone", "alpha and beta",
           in_part(Replace(f"{TAKES_THEM_ALONG};", f"if (place.row % Config::block_m == 0) {TAKES_THEM_ALONG};")), WRONG_VALUES, *SCALED),
    Shared("alpha and beta left out", "alpha and beta", in_part(Delete(f"{TAKES_THEM_ALONG};")), WRONG_VALUES, *SCALED),

    # ----------------------------------------------------------------------------------------------------------- floats
    Shared("floats stored as if D were not transposed", TRANSPOSED,
           in_part(Replace(FLOATS, FLOATS.replace("place", "Fragment<>(place.row, place.column, place.row_end, "
                                                            "place.column_end)"))),
           WRONG_VALUES + r"|touches global memory|^canary", *OF_FLOATS),
    Shared("floats: all parts stored at the place of the first one", PART,
           in_part(Replace(FLOATS, FLOATS.replace("place", FIRST_PART))), WRONG_VALUES, *OF_FLOATS),
]

HARMLESS = [
    Shared("one box, and each store waits for the one before", isa("cp.async.bulk.wait_group"),
           [Edit(STORES_TRANSPOSED, "TransposedBoxes", Replace("static constexpr u32 buffers = 2;",
                                                               "static constexpr u32 buffers = 1;")),
            *in_store(Replace("first += at_once, buffer ^= 1", "first += at_once"))], "", *EACH),
]
