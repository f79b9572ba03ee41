"""gemm_fp8_block: its problems, and faults of scales, their promotion, and stores under the next tile's products."""

from faults import PROMOTE as SCALES
from faults import (BY_HAND, FENCED, KERNEL, LAUNCH, OF_THREE, OPERANDS, STAGES, THIRD, TILES, TRIAL, WHICH, Fault,
                    Problem, isa)
from messages import (DEADLOCK, EARLY_RELEASE_FP8, FLOAT_BOX_STILL_READ, IN_FLIGHT, SCALES_NOT_READY, SCALES_OVERLAP,
                      SCALES_STILL_READ, STAGE_NOT_READY, STORED_TWICE, TOO_MANY, UNFENCED_SCALES, WRONG_VALUES)
from source import Delete, Edit, Insert, Move, Replace

SHARED_COLUMNS = "math warpgroups that share columns"
NEXT_STAGE = "the wait for the next stage"
PROMOTION = "promotion"
UNDER_PRODUCTS = "stores under the next tile's products"

FENCE = "ptx::fence_proxy_async_shared_cta();"
PROMOTE = "promote(t[i % Config::sums_at_once][0], rows.factors[i], columns, is_first, d[i])"
LATE_COLUMNS = ("columns_of_b<Config::block_scales, Config::warpgroup_n>(smem.scale_b(stage) + "
                "first_column * u32{sizeof(float)}, tile.column)")
AWAIT = "if (!is_last) wait_until_full(smem, ring);"

PARTS = ["ring", "loads", "release", "products", "stores", "epilogue", "barriers", "programmatic", "scales", "grouped",
         "k_grouped", "batched", "add_to_d", "load_d", "edges"]
CHANGE = "ShortRing<3>"


def problem(tile=(128, 64), m=200, n=150, k=500, scales="b_128x128", **more):
    """3 stages, 4 k blocks, and 2 or 3 tiles for each CTA."""
    return Problem(tile=tile, input="e4m3", scales=scales, m=m, n=n, k=k, **more)


PROBLEMS = {
    "plain": problem(),
    "rows": problem(scales="b_1x128"),
    "rows tall": problem(tile=(192, 64), m=300, scales="b_1x128"),  # an odd number of 64 rows, by turns in two sums
    "tall": problem(tile=(256, 64), m=300),  # 128 rows of each warpgroup, half of them at a time
    # The second tile lies in two blocks of B, and the third in one and beyond N.
    "wide": problem(tile=(128, 96), n=230),
    "floats": problem(output="float"),
    "wide rows": problem(tile=(192, 128), m=300, output="float", scales="b_1x128"),  # three buffers of boxes
    "in place": problem(m=150, options=("scaled", "in_place")),
    "wide cluster": problem(cluster=(1, 2)),  # A is shared
    "eight": problem(n=70),  # k blocks for each CTA, which are no whole trips round the ring
    "long": problem(m=20, n=40, k=4300),  # 34 k blocks: their scales are fetched in two parts
    "three": problem(tile=(192, 64), m=300),  # three math warpgroups
    "cluster": problem(cluster=(2, 1)),  # B is shared
    "added": problem(output="float", scales="b_1x128", options=("added",), change="Added"),
    # Rows in groups, whose scales begin at any row. B has 128 x 128 blocks for each, and a tile has columns of two.
    # Scales of 256 rows come in two boxes.
    "grouped": problem(tile=(128, 96), m=296, k=200, options=("groups=3,3,4,150,150,281",), change="Grouped"),
    "grouped many": problem(tile=(128, 96), m=700, n=200, k=200, options=("groups=3,100,230,380,500,690",),
                            change="Grouped"),
    "labels": problem(tile=(128, 96), m=298, n=203, k=200,
                      options=("indices=20x2,1x0,16x-1,1x2,150x1,60x-7,1x5,40x2",), change="Grouped"),
    "zero labels": problem(tile=(128, 96), m=298, n=203, k=200,
                           options=("scaled", "zeroes", "indices=7x-1,20x2,1x0,16x-1,1x2,143x1,60x-7,1x5,40x2"),
                           change="Grouped"),
    "grouped rows": problem(m=200, n=71, k=200, scales="b_1x128", options=("groups=3,3,4,150,190",), change="Grouped"),
    "grouped tall": problem(tile=(256, 64), m=296, n=70, k=200, options=("groups=3,290",), change="Grouped"),
    "grouped after": problem(m=150, n=100, k=80, options=("after_abc", "groups=3,20,140"), change="Grouped"),
    "wrong offsets": problem(m=296, n=120, k=200, options=("groups=-7,200,100,250,297",), change="Grouped"),
    # Three problems, of which each has ragged tiles.
    "batched": problem(m=300, n=200, k=200, options=("batch=3",), change="Batched"),
    "batched rows": problem(m=300, n=200, k=200, scales="b_1x128", options=("batch=3", "scaled"), change="Batched"),
    "loaded": problem(output="float", scales="b_1x128", options=("added",), change="Loaded"),
    "loaded rows": problem(output="float", options=("added",), change="Loaded"),  # warpgroups share rows
    "loaded after": problem(output="float", scales="b_1x128", m=130, n=70, k=300, options=("added", "after_abc"), change="Loaded"),
    # Programmatic launches: the kernel before writes A, B, their scales and C; or A and its scales and C, and B is
    # promised to be ready.
    "after": problem(m=130, n=70, k=300, options=("scaled", "after_abc")),
    "rows ready": problem(scales="b_1x128", m=130, n=70, k=300, options=("scaled", "after_ac")),
    "rows after": problem(scales="b_1x128", m=130, n=70, k=300, options=("scaled", "after_abc")),
    "weights ready": problem(m=130, n=70, k=300, options=("scaled", "after_ac")),
    # K in groups: elements before the first, empty groups, the last one too, of less than a k block, of several.
    "k groups": problem(scales="b_1x128", m=150, n=70, k=496, options=("k_groups=16,16,64,320,320,496,496",),
                        change="KGrouped"),
    "k groups cluster": problem(scales="b_1x128", cluster=(2, 1), m=150, n=70, k=496,
                                options=("k_groups=16,16,64,320,320,496,496",), change="KGrouped"),
    # In the flat form: short groups one after the other, whose maps are made while loads of others run.
    "k groups flat": problem(scales="b_1x128", cluster=(2, 1), m=300, n=70, k=1152,
                             options=("k_groups=128,128,256,384,640,640,768,1024",), change="FlatKGrouped"),
}


FAULTS = [
    # --------------------------------------------------------------------------------- when scales are read and written
    Fault("scales read before their stage is full", BY_HAND,
          [Edit(KERNEL, "math", Move("wait_until_full(smem, ring);",
                                     behind="const auto columns = columns_of_b<...>(...);", nth=2)),
           Edit(KERNEL, "math", Delete(AWAIT))], SCALES_NOT_READY),
    Fault("scales of B's rows read before their stage is full", BY_HAND,
          [Edit(KERNEL, "math", Move("wait_until_full(smem, ring);",
                                     behind="const auto columns = columns_of_b<...>(...);", nth=2)),
           Edit(KERNEL, "math", Delete(AWAIT))], SCALES_NOT_READY, "rows"),
    Fault("scales of B's rows read after their stage is released", isa("mbarrier: Phase of the mbarrier object"),
          [Edit(KERNEL, "math", Replace(PROMOTE, PROMOTE.replace("columns", LATE_COLUMNS)))], SCALES_STILL_READ, "rows"),
    Fault("released before the second 64 rows", PROMOTION,
          [Edit(KERNEL, "math", Replace("if (i + 1 < tiles_m) return;", "if (i > 0) return;", nth=2))],
          EARLY_RELEASE_FP8, "tall"),
    Fault("math fences scales before it reads them", FENCED,
          [Edit(SCALES, "load_row_scales", Delete(FENCE)),
           Edit(KERNEL, "math", Insert(FENCE, before="const auto rows = row_vector<...>(...);"))], UNFENCED_SCALES),
    Fault("math fences scales of B's rows before it reads them", FENCED,
          [Edit(SCALES, "load_row_scales", Delete(FENCE)),
           Edit(KERNEL, "math", Insert(FENCE, before="const auto columns = columns_of_b<...>(...);"))],
          UNFENCED_SCALES, "rows"),
    Fault("math fences scales behind the release", FENCED,
          [Edit(SCALES, "load_row_scales", Delete(FENCE)),
           Edit(KERNEL, "math", Insert(FENCE, behind="release<Config>(smem.empty(stage));"))], UNFENCED_SCALES),
    Fault("bar.warp.sync after the release", isa("bar.warp.sync"),
          [Edit(KERNEL, "math", Move("release<Config>(smem.empty(stage));",
                                     before="ptx::bar_warp_sync();"))], SCALES_STILL_READ, "rows"),

    # ------------------------------------------------------------------------------------------------ which scale it is
    Fault("A's scales of the other warpgroup's rows", WHICH,
          [Edit(KERNEL, "math", Replace("OfA::first(tile.a_row) + first_row",
                                        "OfA::first(tile.a_row) + tiles_m * wgmma_m - first_row"))], WRONG_VALUES),
    Fault("the first 64 rows' scales for the second, too", WHICH,
          [Edit(KERNEL, "math", Replace("rows.factors[i]", "rows.factors[0]"))], WRONG_VALUES, "tall"),
    Fault("the tile before's place in B's blocks", WHICH,
          [Edit(KERNEL, "math", Replace("tile.column", "previous.column"))], WRONG_VALUES, "wide"),

    # -------------------------------------------------------------------------------------------------------- promotion
    Fault("the last k block of a tile not promoted", PROMOTION,
          [Edit(KERNEL, "math", Replace(PROMOTE + ";",
                                        f"if (!is_last) {PROMOTE};"))],
          WRONG_VALUES),
    Fault("a k block promoted twice", PROMOTION,
          [Edit(KERNEL, "math", Insert(f"if (is_first) {PROMOTE.replace('is_first', 'false')};",
                                       behind=PROMOTE + ";"))],
          WRONG_VALUES),
    Fault("the first k block added to the tile before's sums", PROMOTION,
          [Edit(KERNEL, "math", Replace("float d[tiles_m][accumulators]",
                                        "float d[tiles_m][accumulators] = {}")),
           Edit(KERNEL, "math", Replace(PROMOTE,
                                        PROMOTE.replace("is_first", "false")))], WRONG_VALUES),
    Fault("every k block replaces the sums", PROMOTION,
          [Edit(KERNEL, "math", Replace(PROMOTE,
                                        PROMOTE.replace("is_first", "true")))], WRONG_VALUES),
    Fault("the tensor cores add k blocks up, too", PROMOTION,
          [Edit(KERNEL, "math", Replace("multiply_stage(operands, ..., false)", "multiply_stage(operands, ..., !is_first)"))],
          WRONG_VALUES),
    Fault("t read before wgmma.wait_group", isa("wgmma.wait_group"),
          [Edit(KERNEL, "math", Move(PROMOTE + ";",
                                     before="ptx::wgmma_wait_group<0>();"))], IN_FLIGHT),
    Fault("the second 64 rows multiplied into t before the first are promoted", PROMOTION,
          [Edit(KERNEL, "math", Delete(PROMOTE + ";")),
           Edit(KERNEL, "math", Insert("if (i > 0) promote(t[0][0], rows.factors[i - 1], columns, is_first, d[i - 1]);",
                                       before="ptx::wgmma_wait_group<0>();")),
           Edit(KERNEL, "math",
                Insert("promote(t[0][0], rows.factors[tiles_m - 1], columns, is_first, d[tiles_m - 1]);",
                       behind="for (u32 i = 0; i < tiles_m; ++i) {...}"))], IN_FLIGHT, "tall"),
    Fault("the next k block multiplied into t before it is promoted", PROMOTION,
          [Edit(KERNEL, "math", Insert("RowFactors<tiles_m> rows_before{};",
                                       behind="float d[tiles_m][accumulators];")),
           Edit(KERNEL, "math", Replace(PROMOTE,
                                        "rows_before = rows")),
           Edit(KERNEL, "math", Insert("if (!is_first) promote(t[0][0], rows_before.factors[i], columns, is_first, "
                                       "d[i]);", before="if (is_first && has_previous) store(i);"))], IN_FLIGHT),

    # ---------------------------------------------------------------------------------------- stores of the tile before
    Fault("the tile before stored after its sums are overwritten", UNDER_PRODUCTS,
          [Edit(KERNEL, "math", Move("if (is_first && has_previous) store(i);",
                                     behind=PROMOTE + ";"))],
          WRONG_VALUES),
    Fault("the tile before stored where the next one belongs", UNDER_PRODUCTS,
          [Edit(KERNEL, "math", Insert("previous = tile;", behind="const WorkTile tile = walk.tile();"))],
          WRONG_VALUES + "|" + STORED_TWICE),
    Fault("all tiles stored where the first one belongs", UNDER_PRODUCTS,
          [Edit(KERNEL, "math", Delete("previous = tile;"))], WRONG_VALUES + "|" + STORED_TWICE),
    Fault("the last tile not stored", UNDER_PRODUCTS,
          [Edit(KERNEL, "math", Delete("if (has_previous) for (u32 i = 0; i < tiles_m; ++i) store(i);"))],
          WRONG_VALUES),
    Fault("the last tile alone is stored", UNDER_PRODUCTS,
          [Edit(KERNEL, "math", Delete("if (is_first && has_previous) store(i);"))], WRONG_VALUES),
    Fault("a tile stored before there is one", UNDER_PRODUCTS,
          [Edit(KERNEL, "math", Replace("is_first && has_previous", "is_first"))], STORED_TWICE + "|" + WRONG_VALUES),
    Fault("the tile before stored with each k block", UNDER_PRODUCTS,
          [Edit(KERNEL, "math", Replace("is_first && has_previous", "has_previous"))],
          STORED_TWICE + "|" + WRONG_VALUES),
    Fault("the second 64 rows of a tile stored at the end alone", UNDER_PRODUCTS,
          [Edit(KERNEL, "math", Replace("is_first && has_previous", "is_first && i == 0 && has_previous"))],
          WRONG_VALUES, "tall"),
    Fault("the first 64 rows stored twice", UNDER_PRODUCTS,
          [Edit(KERNEL, "math", Replace("if (is_first && has_previous) store(i);",
                                        "if (is_first && has_previous) store(0);"))], WRONG_VALUES + "|" + STORED_TWICE,
          "tall"),
    Fault("math warpgroups swap their rows of D", "tile order",
          [Edit(KERNEL, "math", Replace("fragment(previous, first_row + ..., first_column)",
                                        "fragment(previous, tiles_m * wgmma_m - first_row + ..., first_column)"))],
          WRONG_VALUES),

    # ------------------------------------------------------------------------------------------------------ full[stage]
    Fault("the third load warp does not wait for empty", THIRD,
          [Edit(STAGES, "wait_until_empty",
                Replace("while (!ptx::mbarrier_try_wait_parity(...)) {}",
                        "while (threadIdx.x < 64 && !ptx::mbarrier_try_wait_parity(...)) {}"))],
          rf"full\[\d\]{TOO_MANY}|{SCALES_STILL_READ}|{SCALES_OVERLAP}"),
    Fault("the third load warp ends a tile one k block early", THIRD,
          [Edit(STAGES, "load_tiles",
                Replace("k_block < walk.k_blocks()", "k_block + threadIdx.x / 64 < walk.k_blocks()"))],
          DEADLOCK + r".*full\[\d\] parity \d \(phase \d+: 1 of 3 arrivals|" + WRONG_VALUES),
    Fault("one lane of the third load warp copies", THIRD,
          [Edit(KERNEL, "{kernel}", Replace("if (warp == operand_load_warps)", "if (warp == 2 && ptx::elect_sync())"))],
          DEADLOCK + r".*full\[\d\] parity 0 \(phase 0: 1 of 3 arrivals and 0 bytes pending\)"),
    Fault("the third load warp in the second one's warp", isa("mbarrier.try_wait"),
          [Edit(KERNEL, "{kernel}", Replace("if (warp == operand_load_warps)", "if (warp == 1)"))],
          DEADLOCK + r".*(full\[0\] parity 0 \(phase 0: 1 of 3|empty\[0\] parity 0 \(phase \d: 8 of 8) arrivals and 0 bytes pending\)"),
    Fault("the next stage not awaited", NEXT_STAGE,
          [Edit(KERNEL, "math", Delete(AWAIT))],
          f"{SCALES_NOT_READY}|{STAGE_NOT_READY}"),
    Fault("the next stage not awaited under a tile's first products", NEXT_STAGE,
          [Edit(KERNEL, "math", Replace("!is_last", "!is_first && !is_last"))],
          f"{SCALES_NOT_READY}|{STAGE_NOT_READY}"),
    Fault("the next stage awaited with the parity of the trip before", NEXT_STAGE,
          [Edit(KERNEL, "math", Replace(AWAIT,
                                        "if (!is_last) while (!ptx::mbarrier_try_wait_parity(smem.full(ring.stage), "
                                        "ring.parity ^ 1)) {}"))],
          rf"{SCALES_NOT_READY}|{STAGE_NOT_READY}|{DEADLOCK}.*full\[\d\] parity 1 \(phase 1: 3 of 3 arrivals"),
    Fault("the stage in use awaited again, and not the next one", NEXT_STAGE,
          [Edit(KERNEL, "math", Move(AWAIT, before="ring.advance();"))],
          f"{SCALES_NOT_READY}|{STAGE_NOT_READY}"),
    Fault("the stage after the next one awaited", NEXT_STAGE,
          [Edit(KERNEL, "math",
                Replace(AWAIT,
                        "if (!is_last) while (!ptx::mbarrier_try_wait_parity(smem.full((ring.stage + 1) % "
                        "Config::stages), ring.parity)) {}"))], f"{SCALES_NOT_READY}|{STAGE_NOT_READY}|{DEADLOCK}"),
    Fault("one warpgroup awaits the next stage for both", NEXT_STAGE,
          [Edit(KERNEL, "math", Replace("!is_last", "!is_last && math_warpgroup == 0"))],
          f"{SCALES_NOT_READY}|{STAGE_NOT_READY}"),
    Fault("a tile's first stage not awaited", NEXT_STAGE,
          [Edit(KERNEL, "math", Delete("wait_until_full(smem, ring);", nth=2))],
          f"{SCALES_NOT_READY}|{STAGE_NOT_READY}"),
    Fault("a stage awaited after the last k block of all", NEXT_STAGE,
          [Edit(KERNEL, "math", Replace(AWAIT, "wait_until_full(smem, ring);"))],
          DEADLOCK + r".*full\[\d\] parity \d \(phase \d+: 3 of 3 arrivals and 0 bytes pending\)"),
    Fault("the ring does not advance with a tile's last k block", NEXT_STAGE,
          [Edit(KERNEL, "math", Replace("ring.advance();", "if (!is_last) ring.advance();"))],
          f"{EARLY_RELEASE_FP8}|{SCALES_NOT_READY}|{WRONG_VALUES}"),
    Fault("the ring advances with each 64 rows", NEXT_STAGE,
          [Edit(KERNEL, "math", Delete("if (i + 1 < tiles_m) return;", nth=1))],
          f"{EARLY_RELEASE_FP8}|{SCALES_NOT_READY}|{WRONG_VALUES}", "tall"),

    # ----------------------------------------------------------------------------------------------------- empty[stage]
    Fault("stage released before its wgmma is done", TRIAL,
          [Edit(KERNEL, "math", Move("release_last();", before="ptx::wgmma_wait_group<0>();", nth=2))],
          EARLY_RELEASE_FP8),
    Fault("a stage released once for each 64 rows", isa("mbarrier.arrive: pending count"),
          [Edit(KERNEL, "math", Delete("if (i + 1 < tiles_m) return;", nth=2))],
          EARLY_RELEASE_FP8, "tall"),
    Fault("a stage released under the products, and again when they are promoted", isa("mbarrier.arrive: pending count"),
          [Edit(KERNEL, "math", Insert("release_last();", behind=PROMOTE + ";"))], EARLY_RELEASE_FP8),
    Fault("the stage after the one that was read is released", NEXT_STAGE,
          [Edit(KERNEL, "math", Replace("smem.empty(stage)", "smem.empty(ring.stage)"))],
          DEADLOCK + r".*empty\[0\] parity 0 \(phase 0: 8 of 8 arrivals"),

    # ------------------------------------------------------------------ math warpgroups that share columns, and run ahead
    Fault("both warpgroups multiply the first one's columns", SHARED_COLUMNS,
          [Edit(KERNEL, "math", Replace("smem.b(stage) + first_column * stage_row_bytes", "smem.b(stage)"))], WRONG_VALUES, "rows"),
    Fault("both warpgroups have the first one's columns' scales", SHARED_COLUMNS,
          [Edit(KERNEL, "math", Replace("smem.scale_b(stage) + first_column * u32{sizeof(float)}",
                                        "smem.scale_b(stage)"))], WRONG_VALUES, "rows"),
    Fault("a warpgroup's columns counted in bytes of scales", SHARED_COLUMNS,
          [Edit(KERNEL, "math", Replace("first_column * u32{sizeof(float)}", "first_column"))],
          WRONG_VALUES, "rows"),
    Fault("both warpgroups store the first one's columns", SHARED_COLUMNS,
          [Edit(KERNEL, "math", Replace("first_row + i * wgmma_m, first_column)", "first_row + i * wgmma_m, 0)"))],
          WRONG_VALUES + "|" + STORED_TWICE, "rows"),
    Fault("all rows of a tile stored through its first boxes", SHARED_COLUMNS,
          [Edit(KERNEL, "math", Replace("i * Config::stores", "0"))],
          FLOAT_BOX_STILL_READ, "wide rows"),
    Fault("each warpgroup has half of the rows of its half of the columns", SHARED_COLUMNS,
          [Edit(KERNEL, "Config", Replace("warpgroup_m = shares_columns ? block_m", "warpgroup_m = shares_columns ? block_m / 2"))],
          WRONG_VALUES, "rows"),
    Fault("sums of 64 rows read while the next ones are all that is waited for", isa("wgmma.wait_group"),
          [Edit(KERNEL, "math", Replace("ptx::wgmma_wait_group<1>()", "ptx::wgmma_wait_group<2>()"))], IN_FLIGHT, "rows"),
    Fault("the last sums of a k block not waited for", isa("wgmma.wait_group"),
          [Edit(KERNEL, "math", Replace("ptx::wgmma_wait_group<0>()", "ptx::wgmma_wait_group<1>()"))],
          IN_FLIGHT + "|" + EARLY_RELEASE_FP8, "rows"),
    Fault("the next sums in the registers of those that are promoted", isa("wgmma.mma_async: accumulators"),
          [Edit(KERNEL, "Config", Replace("sums_at_once = shares_columns ? 2 : 1", "sums_at_once = 2")),
           Edit(KERNEL, "math", Replace("t[i % Config::sums_at_once], false", "t[0], false")),
           Edit(KERNEL, "math", Replace(PROMOTE, PROMOTE.replace("i % Config::sums_at_once", "0")))],
          IN_FLIGHT + "|" + WRONG_VALUES, "rows tall"),
    Fault("sums promoted as those of the 64 rows before", PROMOTION,
          [Edit(KERNEL, "math", Replace(PROMOTE, PROMOTE.replace("t[i %", "t[(i + 1) %")))],
          IN_FLIGHT + "|" + WRONG_VALUES, "rows tall"),

    # -------------------------------------------------------------------------------------------- three math warpgroups
    Fault("the third warpgroup multiplies the second one's rows", OF_THREE,
          [Edit(KERNEL, "math", Replace("(first_row + i * wgmma_m)",
                                        "(first_row % 128 + first_row / 128 * 64 + i * wgmma_m)"))], WRONG_VALUES,
          "three"),
    Fault("the third warpgroup has the second one's rows' scales", OF_THREE,
          [Edit(KERNEL, "math", Replace("OfA::first(tile.a_row) + first_row",
                                        "OfA::first(tile.a_row) + first_row % 128 + first_row / 128 * 64"))],
          WRONG_VALUES, "three"),
    Fault("the third warpgroup on the second one's staging", OF_THREE,
          [Edit(KERNEL, "math", Replace("smem.d(math_warpgroup)", "smem.d((math_warpgroup + 1) / 2)"))],
          r"^(stmatrix|TMA store) at store.cuh:\d+ touches d\[1\]\S*: still being", "three"),

    # ------------------------------------------------------------------------------------------- tensor maps and launch
    Fault("shared memory without the scales", "launcher",
          [Edit(LAUNCH, "cta_shape",
                Replace("sizeof(Smem)", "sizeof(Smem) - Config::stages * sizeof(typename Config::StageScales)"))],
          r"lies outside the \d+ bytes of shared memory"),
    Fault("the third load warp walks the tiles in another order", THIRD,
          [Edit(TILES, "PersistentTiles::Walk::tile",
                Replace("(index_, ...)", "(index_ ^ (threadIdx.x / 32 == 2 && index_ % 4 < 2 ? 4 : 0), ...)"))],
          WRONG_VALUES),

]

HARMLESS = [
    Fault("one lane of the third load warp waits for empty, and the others then meet it", THIRD,
          [Edit(STAGES, "wait_until_empty",
                Replace("while (!ptx::mbarrier_try_wait_parity(...)) {}",
                        "while (threadIdx.x <= 64 && !ptx::mbarrier_try_wait_parity(...)) {}"))]),
    Fault("math fences scales as soon as it has read them", FENCED,
          [Edit(SCALES, "load_row_scales", Delete(FENCE)),
           Edit(KERNEL, "math", Insert(FENCE, behind="const auto rows = row_vector<...>(...);"))], problem="tall"),
    Fault("the lane that releases fences scales for its warp", FENCED,
          [Edit(SCALES, "load_row_scales", Delete(FENCE)),
           Edit(KERNEL, "math", Insert("if (threadIdx.x % 32 == 0) " + FENCE, behind="ptx::bar_warp_sync();"))]),
    Fault("released after the promotion, which reads registers alone", PROMOTION,
          [Edit(KERNEL, "math", Move("release_last();", behind=PROMOTE + ";", nth=2))], problem="tall"),
    Fault("all sums of a k block waited for before any is promoted", PROMOTION,
          [Edit(KERNEL, "math", Replace("ptx::wgmma_wait_group<1>()", "ptx::wgmma_wait_group<0>()"))], problem="rows"),
    Fault("the next stage awaited when the products are done", NEXT_STAGE,
          [Edit(KERNEL, "math", Delete(AWAIT)),
           Edit(KERNEL, "math", Insert("if (i + 1 == tiles_m && !is_last) wait_until_full(smem, ring);",
                                       before=PROMOTE + ";"))],
          problem="tall"),
    Fault("the next stage awaited under the products of the first 64 rows", NEXT_STAGE,
          [Edit(KERNEL, "math", Replace("if (i + 1 < tiles_m) return;", "if (i > 0) return;", nth=1))], problem="tall"),
    Fault("scales read after the products", PROMOTION,
          [Edit(KERNEL, "math", Delete("const auto columns = columns_of_b<...>(...);")),
           Edit(KERNEL, "math", Delete("const auto rows = row_vector<...>(...);")),
           Edit(KERNEL, "math",
                Insert("const auto columns = columns_of_b<Config::block_scales, Config::warpgroup_n>("
                       "smem.scale_b(stage), tile.column); const auto rows = row_vector<Config::block_scales, tiles_m>("
                       "smem.scale_a(stage), first_row);", before="release_last();", nth=2))]),
    Fault("every lane releases", isa("mbarrier.arrive"),
          [Edit(STAGES, "release", Replace("if (lane == 0) ptx::mbarrier_arrive(empty);", "ptx::mbarrier_arrive(empty);")),
           Edit(KERNEL, "math", Delete("ptx::bar_warp_sync();")),
           Edit(OPERANDS, "begin",
                Replace("math_warps * Config::loading_ctas", "math_warps * 32 * Config::cluster_size"))],
          problem="rows"),
    Fault("the tile before stored before the first products", UNDER_PRODUCTS,
          [Edit(KERNEL, "math", Delete("if (is_first && has_previous) store(i);")),
           Edit(KERNEL, "math", Insert("if (is_first && has_previous) for (u32 i = 0; i < tiles_m; ++i) store(i);",
                                       before="if (tiles_m == 1 && !is_out(0)) multiply(0);"))], problem="tall"),
    Fault("each tile stored when it is done", UNDER_PRODUCTS,
          [Edit(KERNEL, "math", Delete("if (is_first && has_previous) store(i);")),
           Edit(KERNEL, "math", Move("if (has_previous) for (u32 i = 0; i < tiles_m; ++i) store(i);",
                                     behind="has_previous = true;"))], problem="tall"),
    Fault("t is not zero at first", "wgmma.mma_async: scale-d",
          [Edit(KERNEL, "math", Replace("[accumulators] = {}", "[accumulators]"))]),
]
