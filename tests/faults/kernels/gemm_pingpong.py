"""gemm_pingpong: its problems, and faults of the turns that its math warpgroups take."""

from faults import BY_HAND, KERNEL, LAST_TILE, MULTIPLY_TILE, OPERANDS, PROBLEMS_OF_PAIRS, SOME, STAGES, TRANSPOSED, TRIAL, TURNS, TURNS_OF_BOXES, Fault, Problem, isa
from messages import (BOX_STILL_READ, BOX_TOUCHED, DEADLOCK, OTHER_BOX, OTHER_TRIP, STAGE_IN_USE, STAGE_NOT_READY, STORED_TWICE, TOO_FEW_BYTES, TRANSPOSED_BOX_STILL_READ,
                      WRONG_VALUES)
from source import Delete, Edit, Insert, Move, Replace

TURN_AWAITED = "if (!has_turn) ptx::bar_sync(turn(math_warpgroup), 2 * warpgroup_threads);"
TURN_GIVEN = "if (!is_last) ptx::bar_arrive(turn(math_warpgroup ^ 1), 2 * warpgroup_threads);"
FIRST_SKIP = "if (!has_turn && !walk.is_done()) skip_tile();"

PARTS = ["ring", "loads", "release", "products", "stores", "epilogue", "launcher", "barriers",
         "programmatic", "grouped", "k_grouped", "batched", "add_to_d", "load_d", "edges", "stores_transposed"]
PLACES = {"store": "store_tile", "loop_file": MULTIPLY_TILE, "loop": "multiply_tile"}

PROBLEMS = {
    "plain": Problem(tile=(128, 128)),  # 6 stages, 7 k blocks, 5 tiles for one CTA and 4 for the other
    "long": Problem(tile=(128, 128), k=800),  # 13 k blocks: more than twice round the ring
    "many tiles": Problem(tile=(128, 128), m=1000, n=400, k=40),
    "floats": Problem(tile=(128, 128), output="float"),
    "cluster": Problem(tile=(128, 128), cluster=(2, 1)),  # B is shared
    "wide cluster": Problem(tile=(128, 128), cluster=(1, 2)),  # A is shared
    "square cluster": Problem(tile=(128, 128), cluster=(2, 2)),
    "high cluster": Problem(tile=(384, 64), cluster=(1, 2), n=150),  # an edge of more rows than a box may have
    "narrow": Problem(tile=(128, 160)),  # boxes of 32 columns, with the 64-byte swizzle
    "whole rows": Problem(tile=(128, 112)),  # boxes as wide as the tile, without a swizzle
    "odd": Problem(tile=(128, 176)),  # boxes of 88 columns, without a swizzle; 5 stages
    "short": Problem(tile=(128, 176), k=40),  # 1 k block
    "transposed": Problem(tile=(168, 128), n=290),  # 64 does not divide the rows: D^T, in parts of 56 rows
    "transposed, odd": Problem(tile=(136, 64), m=500),  # 17 boxes of 8 rows in 3 parts: a tile ends with either one
    "transposed, scaled": Problem(tile=(168, 128), options=("scaled",)),
    "transposed floats": Problem(tile=(168, 128), output="float"),
    "in place": Problem(tile=(128, 128), options=("scaled", "in_place")),
    "scaled": Problem(tile=(128, 128), options=("scaled",)),
    "added": Problem(tile=(128, 128), output="float", options=("added",), change="Added"),
    "added, scaled": Problem(tile=(128, 128), input="e4m3", output="float", options=("added", "scale_rows"), change="Added"),
    "loaded": Problem(tile=(128, 128), output="float", options=("added",), change="Loaded"),
    "loaded, odd": Problem(tile=(128, 176), output="float", m=600, k=40, options=("added",), change="Loaded"),  # 3 slots for 4 boxes
    "loaded after": Problem(tile=(128, 128), output="float", m=150, n=260, k=200, options=("added", "after_abc"), change="Loaded"),
    # Programmatic launches: the kernel before writes A, B and C; or A and C, and B is promised to be ready.
    "after": Problem(tile=(128, 128), m=150, n=260, k=200, options=("scaled", "after_abc")),
    "weights ready": Problem(tile=(128, 128), m=150, n=260, k=200, options=("scaled", "after_ac")),
    # Rows in groups: some before the first and behind the last, empty groups, of one row, of several tiles.
    "grouped": Problem(tile=(128, 128), m=296, n=203, k=200, options=("groups=3,3,4,150,150,280",), change="Grouped"),
    "wrong offsets": Problem(tile=(128, 128), m=296, n=120, k=200, options=("groups=-7,200,100,250,297",), change="Grouped"),
    # Rows with labels: runs of one row and of several tiles, of none, of what is no group, one that comes back.
    "labels": Problem(tile=(128, 128), m=298, n=203, k=200,
                      options=("indices=20x2,1x0,16x-1,1x2,150x1,60x-7,1x5,40x2",), change="Grouped"),
    # Too many columns to take all at a time.
    "wide labels": Problem(tile=(128, 128), m=298, n=3150, k=8, options=("indices=20x2,200x1,78x0",), change="Grouped"),
    "zero labels": Problem(tile=(128, 128), m=298, n=203, k=200,
                           options=("scaled", "zeroes", "indices=7x-1,20x2,1x0,16x-1,1x2,143x1,60x-7,1x5,40x2"),
                           change="Grouped"),
    "zero ends": Problem(tile=(128, 128), m=298, n=203, k=200, options=("scaled", "zeroes", "psum=70,240,298"), change="Grouped"),
    "labels after": Problem(tile=(128, 128), m=150, n=100, k=80, options=("after_abc", "indices=3x-1,17x0,120x1"),
                            change="Grouped"),
    **PROBLEMS_OF_PAIRS,
    "wide label pairs": Problem(tile=(128, 128), cluster=(2, 1), m=298, n=3150, k=8, options=("indices=20x2,200x1,78x0",),
                                change="Grouped"),
    "grouped after": Problem(tile=(128, 128), m=150, n=100, k=80, options=("after_abc", "groups=3,20,140"), change="Grouped"),
    # Three problems, of which each has ragged tiles.
    "batched": Problem(tile=(128, 128), m=438, n=203, k=200, options=("batch=3",), change="Batched"),
    "batched, scaled": Problem(tile=(128, 128), m=438, n=203, k=200, options=("batch=3", "scaled"), change="Batched"),
    "batched, one B": Problem(tile=(128, 128), m=438, n=203, k=200, options=("batch=3", "one_b"), change="Batched"),
    "batched, fp8": Problem(tile=(128, 128), m=438, n=203, k=200, input="e4m3", options=("batch=3", "scale_rows"), change="Batched"),
    # K in groups: elements before the first, empty groups, of less than a k block, of several.
    "k groups": Problem(tile=(128, 128), output="float", m=150, n=203, k=328,
                        options=("k_groups=8,8,48,176,176,328",), change="KGrouped"),
    "k groups cluster": Problem(tile=(128, 128), cluster=(1, 2), m=150, n=203, k=328,
                                options=("k_groups=8,8,48,176,176,328",), change="KGrouped"),
    "wrong k offsets": Problem(tile=(128, 128), m=100, n=100, k=152, options=("k_groups=-7,94,30,52,1000",),
                               change="KGrouped"),
    "k groups after": Problem(tile=(128, 128), m=100, n=100, k=88, options=("after_abc", "k_groups=8,24,88"),
                              change="KGrouped"),
}


FAULTS = [
    # ------------------------------------------------------------------------------------------------------------ turns
    Fault("no turns: a warpgroup waits for a phase one trip ahead, and the parity lets it pass", TURNS,
          [Edit(KERNEL, "math", Delete(TURN_AWAITED)), Edit(KERNEL, "math", Delete(TURN_GIVEN))], OTHER_TRIP),
    Fault("nobody waits for the turn", TURNS,
          [Edit(KERNEL, "math", Replace("ptx::bar_sync(turn(math_warpgroup), 2 * warpgroup_threads);",
                                        "ptx::bar_arrive(turn(math_warpgroup), 2 * warpgroup_threads);"))],
          OTHER_TRIP + "|^bar", "long"),
    Fault("the turn is given before the tile", TURNS,
          [Edit(KERNEL, "math", Delete(TURN_GIVEN)),
           Edit(KERNEL, "math", Insert("Walk<Config> next = walk; next.advance(); if (!next.is_done()) "
                                       "ptx::bar_arrive(turn(math_warpgroup ^ 1), 2 * warpgroup_threads);",
                                       before="const u32 last_stage = ...;"))], OTHER_TRIP, found_in=SOME),
    Fault("the turn is never given", TURNS, [Edit(KERNEL, "math", Delete(TURN_GIVEN))],
          DEADLOCK + r".*bar.sync 4 \(128 of 256 threads\)"),
    Fault("the CTA's first tile waits for a turn", TURNS,
          [Edit(KERNEL, "math", Replace("if (!has_turn) ptx::bar_sync(...);", "ptx::bar_sync(...);"))],
          DEADLOCK + r".*bar.sync 3 \(128 of 256 threads\)"),
    Fault("the first warpgroup has every turn", TURNS, [Edit(KERNEL, "math", Delete("has_turn = false;"))],
          OTHER_TRIP + r"|^bar|" + DEADLOCK, "long"),
    Fault("both warpgroups have the first turn", TURNS,
          [Edit(KERNEL, "math", Replace("has_turn = math_warpgroup == 0", "has_turn = true"))],
          rf"{OTHER_TRIP}|{STORED_TWICE}|^bar|^work: "),
    Fault("nobody has the first turn", TURNS,
          [Edit(KERNEL, "math", Replace("has_turn = math_warpgroup == 0", "has_turn = false"))],
          DEADLOCK + r".*bar.sync [34] \(128 of 256 threads\)"),
    Fault("the other warpgroup's tile is not skipped, neither by the walk nor by the ring", TURNS,
          [Edit(KERNEL, "math", Delete("if (!is_last) skip_tile();"))],
          rf"{OTHER_TRIP}|{STORED_TWICE}|^bar|^work: "),
    Fault("a warpgroup's own tile is skipped instead of the other one's", TURNS,
          [Edit(KERNEL, "math", Replace("if (!has_turn && !walk.is_done()) skip_tile();",
                                        "if (has_turn && !walk.is_done()) skip_tile();"))],
          rf"{OTHER_TRIP}|{STORED_TWICE}|^bar|^work: "),
    Fault("the tile before the last one is taken for the last one", TURNS,
          [Edit(KERNEL, "math", Replace("const bool is_last = walk.is_done();",
                                        "Walk<Config> next = walk; next.advance(); const bool is_last = "
                                        "next.is_done();"))], DEADLOCK + r".*bar.sync [34] \(128 of 256 threads\)"),
    Fault("a warpgroup gives the turn to itself", TURNS,
          [Edit(KERNEL, "math", Replace("math_warpgroup ^ 1", "math_warpgroup"))],
          r"^bar.sync at .*: the warp has arrived at barrier 3 already|" + DEADLOCK + r".*bar.sync 4"),
    Fault("one warp gives the turn", isa("bar.arrive"),
          [Edit(KERNEL, "math",
                Replace("if (!is_last) ptx::bar_arrive(...);",
                        "if (!is_last && threadIdx.x % warpgroup_threads < 32) ptx::bar_arrive(...);"))],
          DEADLOCK + r".*bar.sync 4 \(160 of 256 threads\)"),
    Fault("the turn waits for its own warpgroup alone", isa("bar.sync"),
          [Edit(KERNEL, "math", Replace("ptx::bar_sync(turn(math_warpgroup), 2 * warpgroup_threads);",
                                        "ptx::bar_sync(turn(math_warpgroup), warpgroup_threads);"))],
          r"^bar\.\w+ at .*: barrier \d is waited for with \d+ threads here and \d+ elsewhere|" + OTHER_TRIP),
    Fault("one barrier for both turns", isa("bar.sync: named barriers"),
          [Edit(KERNEL, "turn", Replace("+ math_warpgroup", "+ math_warpgroup / 2"))],
          r"^bar.sync at .*: the warp has arrived at barrier 3 already|" + OTHER_TRIP, "many tiles", found_in=SOME),
    Fault("the turns on the barriers of the stores", isa("bar.sync: named barriers"),
          [Edit(KERNEL, "turn", Replace("store_barrier(math_warpgroups) + math_warpgroup",
                                        "store_barrier(math_warpgroup)"))],
          r"^bar\.\w+ at .*: barrier \d is waited for with \d+ threads here and \d+ elsewhere", found_in=SOME),

    # ------------------------------------------------------------------------------------ the ring, which both go round
    Fault("the second warpgroup begins at the first tile's stages", TURNS,
          [Edit(KERNEL, "math", Replace(FIRST_SKIP, "if (!has_turn && !walk.is_done()) walk.advance();"))],
          OTHER_TRIP),
    Fault("the second warpgroup begins one stage late", TURNS,
          [Edit(KERNEL, "math", Insert("if (!has_turn) skip(ring, 1);", behind=FIRST_SKIP))], OTHER_TRIP),
    Fault("the other warpgroup's tile is not skipped", TURNS,
          [Edit(KERNEL, "math", Replace("if (!is_last) skip_tile();", "if (!is_last) walk.advance();"))], OTHER_TRIP),
    Fault("one k block too few is skipped", TURNS,
          [Edit(KERNEL, "math", Replace("skip(ring, walk.k_blocks())",
                                        "skip(ring, walk.k_blocks() - 1)"))], OTHER_TRIP),
    Fault("a tile is skipped before the warpgroup's own", TURNS,
          [Edit(KERNEL, "math", Replace("if (!is_last) skip_tile();", "if (!is_last) walk.advance();")),
           Edit(KERNEL, "math", Insert("skip(ring, walk.k_blocks());", behind=TURN_AWAITED))], OTHER_TRIP),
    Fault("skip does not turn the parity", TURNS,
          [Edit(STAGES, "skip", Delete("ring.parity ^= ring.stage / stages & 1;"))], OTHER_TRIP),
    Fault("skip turns the parity once for two trips", TURNS,
          [Edit(STAGES, "skip", Replace("ring.parity ^= ring.stage / stages & 1",
                                        "ring.parity ^= ring.stage >= stages"))],
          OTHER_TRIP, "long"),
    Fault("skip ends beyond the ring", TURNS, [Edit(STAGES, "skip", Delete("ring.stage %= stages;"))],
          OTHER_TRIP + r"|is no initialised mbarrier|lies outside"),

    Fault("AddToD: no turns: a warpgroup waits for a box two trips ahead, and the parity lets it pass", TURNS,
          [Edit(KERNEL, "add_tile", Delete("ptx::bar_sync(turn_to_add(math_warpgroup), 2 * warpgroup_threads);")),
           Edit(KERNEL, "add_tile",
                Delete("if (!is_last) ptx::bar_arrive(turn_to_add(math_warpgroup ^ 1), 2 * warpgroup_threads);")),
           Edit(KERNEL, "math", Replace("if (math_warpgroup == 1) ptx::bar_arrive(...)", ""))], OTHER_BOX,
          "loaded, odd", found_in=SOME),
    Fault("AddToD: nobody gives the first turn", TURNS,
          [Edit(KERNEL, "math", Replace("if (math_warpgroup == 1) ptx::bar_arrive(...)", ""))],
          DEADLOCK + r".*bar.sync 1 \(128 of 256 threads\)", "loaded"),
    Fault("AddToD: the other warpgroup's boxes are not skipped", TURNS,
          [Edit(KERNEL, "add_tile", Delete("rows.skip_tile();"))],
          OTHER_BOX, "loaded, odd"),

    # ------------------------------------------------------------------------------------------------------ full[stage]
    Fault("expect_tx of A too small", TRIAL,
          [Edit(OPERANDS, "load_a", Replace("load_operand<typename Config::StageA, SharedA<Config>, more_bytes>(...)",
                                            "load_operand<typename Config::StageA, SharedA<Config>, -4096u>(...)"))],
          rf"{TOO_FEW_BYTES}|{DEADLOCK}.*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and -4096 bytes pending\)"),
    Fault("expect_tx of A too large", TRIAL,
          [Edit(OPERANDS, "load_a", Replace("load_operand<typename Config::StageA, SharedA<Config>, more_bytes>(...)",
                                            "load_operand<typename Config::StageA, SharedA<Config>, 4096>(...)"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and 4096 bytes pending\)"),
    Fault("A's thread expects the bytes of B, too", BY_HAND,
          [Edit(OPERANDS, "load_a",
                Replace("load_operand<typename Config::StageA, SharedA<Config>, more_bytes>(...)",
                        "load_operand<typename Config::StageA, SharedA<Config>, "
                        "sizeof(typename Config::StageB)>(...)"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and 16384 bytes pending\)"),

    # ----------------------------------------------------------------------------------------------------- empty[stage]
    Fault("the last stage released after the skip, where the ring stands then", TURNS,
          [Edit(KERNEL, "math", Delete("release...(smem.empty(last_stage)...);")),
           Edit(KERNEL, "math", Insert("release<Config>(smem.empty(ring.stage));",
                                       behind="if (!is_last) skip_tile();"))],
          OTHER_TRIP),

    # ------------------------------------------------------------------------------------------- which tile, whose work
    Fault("both warpgroups take the same tiles", TURNS,
          [Edit(KERNEL, "math", Replace(FIRST_SKIP, "if (!has_turn && !walk.is_done()) skip(ring, walk.k_blocks());"))],
          rf"{STORED_TWICE}|{OTHER_TRIP}|" + r"^work: "),
    Fault("a warpgroup takes every tile from its first one on", TURNS,
          [Edit(KERNEL, "math", Replace("if (!is_last) skip_tile();", "if (!is_last) skip(ring, walk.k_blocks());"))],
          rf"{STORED_TWICE}|{OTHER_TRIP}"),
    Fault("load takes every second tile", TURNS,
          [Edit(STAGES, "load_tiles", Replace("walk.advance()", "walk.advance(), walk.advance()"))],
          DEADLOCK + r".*full\[\d\] parity \d \(phase \d+: 2 of 2 arrivals and 0 bytes pending\)|" + WRONG_VALUES),

    # ----------------------------------------------------------------------------------------------------------- stores
    Fault("both blocks of 64 rows stored at the same place", "tile order",
          [Edit(KERNEL, "store_tile", Replace("(tile, i * wgmma_m, 0)", "(tile, 0, 0)"))],
          WRONG_VALUES + "|" + STORED_TWICE),
    Fault("boxes in turns: the second 64 rows begin with the box that was stored last", TURNS_OF_BOXES,
          [Edit(KERNEL, "store_tile", Replace("(..., boxes, barrier, i * Config::stores)",
                                              "(..., boxes, barrier, i)"))], BOX_STILL_READ),

    # -------------------------------------------------------------------------------------------------------------- D^T
    Fault("D^T: A's rows times B's, not the other way", TRANSPOSED,
          [Edit(KERNEL, "operands_of", Replace("(smem.b(stage), smem.a(stage))", "(smem.a(stage), smem.b(stage))"))],
          WRONG_VALUES + "|" + STAGE_NOT_READY, "transposed"),
    Fault("D^T: both blocks of 64 columns stored at the same place", TRANSPOSED,
          [Edit(KERNEL, "store_tile", Replace("(tile, 0, i * wgmma_m)", "(tile, 0, 0)"))],
          WRONG_VALUES + "|" + STORED_TWICE, "transposed"),
    Fault("D^T: 64 columns stored as 64 rows further down", TRANSPOSED,
          [Edit(KERNEL, "store_tile", Replace("(tile, 0, i * wgmma_m)", "(tile, i * wgmma_m, 0)"))],
          WRONG_VALUES + "|" + STORED_TWICE, "transposed"),
    Fault("D^T: each tile begins with the first box", TURNS_OF_BOXES,
          [Edit(KERNEL, "math", Insert("buffer = 0;", before="const bool in_stages = ...;"))],
          TRANSPOSED_BOX_STILL_READ, "transposed, odd"),
    Fault("D^T: both math warpgroups on one box", TRANSPOSED,
          [Edit(KERNEL, "store_tile", Replace("smem.d(math_warpgroup)", "smem.d(0)"))], BOX_TOUCHED + "|" + TRANSPOSED_BOX_STILL_READ,
          "transposed", SOME),

    # ------------------------------------------------------------------------------------ the last tile, through stages
    Fault("every tile stored through stages", LAST_TILE,
          [Edit(KERNEL, "math", Replace("is_last && k_blocks >= Config::stages", "k_blocks >= Config::stages"))], STAGE_IN_USE, "odd"),
    Fault("the last tile through stages that the other warpgroup read", LAST_TILE,
          [Edit(KERNEL, "math", Replace("is_last && k_blocks >= Config::stages", "is_last"))], STAGE_IN_USE, "short"),
]

HARMLESS = [
    Fault("the turn is given when the tile's products are done", TURNS,
          [Edit(KERNEL, "math", Move(TURN_GIVEN, before="if (!is_last) skip_tile();"))]),
    Fault("the turn is given when the tile is stored", TURNS,
          [Edit(KERNEL, "math", Move(TURN_GIVEN, behind="store_tile(...);"))]),
    Fault("the second warpgroup begins", TURNS,
          [Edit(KERNEL, "math", Replace("has_turn = math_warpgroup == 0", "has_turn = math_warpgroup == 1"))]),
    Fault("the first skip where there is no tile", TURNS,
          [Edit(KERNEL, "math", Replace(FIRST_SKIP, "if (!has_turn) skip_tile();"))], problem="short"),
]
