"""gemm_fp8_block_splitk: its problems, and faults of its steps of several k blocks and their scales, and of groups."""

from faults import (BY_HAND, ENCODE, FENCED, FEW_ROWS, HELD_UP, KERNEL, OF_TILES, PROMOTE, SOME, SPLITK, STAGES, THIRD,
                    WHICH, Fault, Problem, isa)
from messages import (BEFORE_ITS_END, BETWEEN_ROWS, DEADLOCK, EARLY_RELEASE_FP8_SPLITK, IN_FLIGHT_SPLITK, NEXT_LOAD,
                      NOT_A_NUMBER, SCALES_NOT_READY, SCALES_OVERLAP, SCALES_STILL_READ, STAGE_NOT_READY, STILL_READ,
                      TOO_FEW_BYTES, TOO_MANY, UNFENCED_SCALES, WRONG_VALUES)
from source import Delete, Edit, Insert, Move, Replace

PROMOTION = "promotion"
GROUPS = "block scales of groups"

FENCE = "ptx::fence_proxy_async_shared_cta();"
ARRIVES = "ptx::mbarrier_arrive(smem.full(ring.stage));"
COUNTS = "if (copies_a) ptx::mbarrier_complete_tx(smem.full(ring.stage), row_scale_bytes_a<Config>);"
RELEASE = "release<Config>(smem.empty(ring.stage));"

# What load_scales does to A's scales and to those of B's blocks alike.
NEXT_K_BLOCK = Edit(KERNEL, "load_scales", Replace("first_k_block(walk.k(first)) + lane_block",
                                                   "first_k_block(walk.k(first)) + lane_block + 1"))
FIRST_STAGES = Edit(KERNEL, "load_scales", Replace("walk.k(first)", "walk.k(0)"))
AT_ONE_PLACE = Edit(KERNEL, "load_scales", Replace("ring.stage * blocks + lane_block % blocks", "ring.stage * blocks"))
LATE_LANE = Edit(KERNEL, "load_scales", Replace("ptx::bar_warp_sync();", HELD_UP))

PARTS = ["ring", "loads", "barriers", "programmatic", "splitk", "scales", "grouped", "add_to_d", "edges"]
PLACES = {"operands": "kernels/splitk.cuh", "wait": "begin", "b_of_tile": "load_b"}
CHANGE = "ShortRing<2>"


def problem(tile=(64, 64), splits=2, m=70, n=150, k=1400, scales="b_128x128", **more):
    """2 stages, and 3 steps along K for each CTA. D^T is computed of tiles of less than 64 rows, or of 64 columns."""
    return Problem(input="e4m3", scales=scales, tile=tile, splits=splits, m=m, n=n, k=k, **more)


PROBLEMS = {
    # All of A is an edge; steps of four k blocks, of which the last one has one; 192 rows of B lie in two of its
    # blocks.
    "few": problem(tile=(16, 192), m=8, n=400, k=1650),
    "plain": problem(),
    "one": problem(splits=1, k=300),  # 3 tiles for each CTA
    "not swapped": problem(tile=(128, 72), output="float", m=150, k=700),
    "rows": problem(tile=(32, 128), scales="b_1x128"),
    "long": problem(m=20, n=40, k=8400),  # 33 steps of 2 k blocks: those of the second CTA have their scales in two parts
    "few long": problem(tile=(16, 64), m=8, k=3000),
    # Rows in groups, whose scales begin at any row. B has 128 x 128 blocks for each, and a tile has columns of two.
    "grouped": problem(tile=(16, 192), splits=1, m=296, n=230, k=200, options=("groups=3,3,4,150,150,281",),
                       change="Grouped"),
    "grouped rows": problem(tile=(32, 64), splits=1, m=200, n=71, k=200, scales="b_1x128",
                            options=("groups=3,3,4,150,190",), change="Grouped"),
    "grouped after": problem(tile=(16, 128), splits=1, m=150, n=100, k=80, options=("after_abc", "groups=3,20,140"),
                             change="Grouped"),
    "wrong offsets": problem(tile=(64, 128), splits=1, m=296, n=120, k=200, options=("groups=-7,200,100,250,297",),
                             change="Grouped"),
    # Clusters of several tiles, each CTA with the scales of its own.
    "several tiles": problem(cluster=(2, 1), n=70, m=150),
    "several tiles, rows": problem(tile=(32, 128), cluster=(1, 2), scales="b_1x128", n=300),
    "added": problem(output="float", scales="b_1x128", options=("added",), change="Added"),
    # Programmatic launches: the kernel before writes A, B, their scales and C; or A and its scales and C, and B is
    # promised to be ready.
    "after": problem(n=70, k=300, options=("scaled", "after_abc")),
    "rows after": problem(scales="b_1x128", n=70, k=300, options=("scaled", "after_abc")),
    "weights ready": problem(n=70, k=300, options=("scaled", "after_ac")),
    # Scales of A lie K-major, and a warp copies those of eight stages at a time: twice, of one, two and four k blocks.
    "k-major": problem(k=3900, options=("k_major_scales",)),
    "k-major few": problem(tile=(16, 192), splits=1, m=8, n=200, k=4700, options=("k_major_scales",)),
    "k-major grouped": problem(tile=(16, 192), splits=1, m=296, n=230, k=1200,
                               options=("groups=3,3,4,150,150,281", "k_major_scales"), change="Grouped"),
    "k-major ready": problem(n=70, k=300, options=("scaled", "after_ac", "k_major_scales")),
}


FAULTS = [
    # -------------------------------------------------------------------------------------------------------- promotion
    Fault("half of a stage's k blocks multiplied and promoted", PROMOTION,
          [Edit(KERNEL, "math", Replace("++i", "i += 2"))], WRONG_VALUES + "|^work: ", "few"),
    Fault("of a stage, only the first k block promoted", PROMOTION,
          [Edit(KERNEL, "multiply_and_promote", Replace("promote(...);", "if (block % Config::stage_blocks == 0) promote(...);"))], WRONG_VALUES, "few"),
    Fault("the tensor cores add a stage's k blocks up, too", PROMOTION,
          [Edit(KERNEL, "multiply_and_promote", Replace("first_row, t, false)",
                                                        "first_row, t, block % Config::stage_blocks > 0)"))],
          WRONG_VALUES, "few"),
    Fault("sums pushed before the last promotion", PROMOTION,
          [Edit(KERNEL, "math", Delete("splitk::sum_and_store<Config>(params, smem, tile, first_row, d);")),
           Edit(KERNEL, "math", Insert("if (step + 1 == walk.k_blocks()) splitk::sum_and_store<Config>(params, smem, "
                                       "tile, first_row, d);",
                                       before="for (u32 i = 0; i < Config::stage_blocks; ++i) "
                                              "multiply_and_promote<Config>(...);"))], WRONG_VALUES),
    Fault("sums not zeroed for the next tile", PROMOTION,
          [Edit(KERNEL, "math", Move("float d[Config::wgmma_columns / 2] = {};",
                                     before="for (Walk<Config> walk(params.tiles); ...; ...) {...}"))],
          WRONG_VALUES, "one"),
    Fault("swapped: t read before wgmma.wait_group", isa("wgmma.wait_group"),
          [Edit(KERNEL, "multiply_and_promote",
                Move("ptx::wgmma_wait_group<0>();", behind="promote(...);"))], NOT_A_NUMBER),
    Fault("t read before wgmma.wait_group", isa("wgmma.wait_group"),
          [Edit(KERNEL, "multiply_and_promote", Move("ptx::wgmma_wait_group<0>();", behind="promote(...);"))],
          NOT_A_NUMBER, "not swapped"),
    Fault("no wgmma.wait_group", isa("wgmma.wait_group"),
          [Edit(KERNEL, "multiply_and_promote", Delete("ptx::wgmma_wait_group<0>();"))],
          IN_FLIGHT_SPLITK + "|" + STILL_READ + "|" + EARLY_RELEASE_FP8_SPLITK),

    # ------------------------------------------------------------------------------------------------ which scale it is
    Fault("swapped: the first block's scale for every 64 rows of B", WHICH,
          [Edit(KERNEL, "row_factors", Replace("(tile.column % scale_block + first_row) / scale_block", "0"))], WRONG_VALUES,
          "few"),
    Fault("swapped: a tile's 64 rows counted as if it began with a block", WHICH,
          [Edit(KERNEL, "row_factors", Replace("(tile.column % scale_block + first_row)", "first_row"))], WRONG_VALUES,
          "few"),
    Fault("swapped: the first warpgroup's block for all", WHICH,
          [Edit(KERNEL, "row_factors", Replace("tile.column % scale_block + first_row", "tile.column % scale_block"))],
          WRONG_VALUES, "few"),
    Fault("swapped: the block's number in B, not in the tile", WHICH,
          [Edit(KERNEL, "row_factors", Replace("tile.column % scale_block", "tile.column"))],
          WRONG_VALUES + "|" + SCALES_NOT_READY, "few"),
    Fault("swapped: rows of B have the scales of A's", WHICH,
          [Edit(KERNEL, "row_factors", Replace("(smem.scale_b(block), Config::", "(smem.scale_a(block), Config::"))],
          WRONG_VALUES + "|" + SCALES_NOT_READY, "rows"),
    Fault("swapped: the first warpgroup's scales of B's rows for all", WHICH,
          [Edit(KERNEL, "row_factors", Replace("OfB::first(tile.b_row) + first_row", "OfB::first(tile.b_row)"))],
          WRONG_VALUES, "rows"),
    Fault("not swapped: the second 64 rows have the first ones' scales", WHICH,
          [Edit(KERNEL, "row_factors", Replace("(smem.scale_a(block), first_row)", "(smem.scale_a(block), 0)"))],
          WRONG_VALUES, "not swapped"),
    Fault("not swapped: every tile is taken to begin with a block of B", WHICH,
          [Edit(KERNEL, "column_factors", Replace("(smem.scale_b(block), tile.b_row)", "(smem.scale_b(block), 0)"))],
          WRONG_VALUES, "not swapped"),

    # --------------------------------------------------------------------------------- when scales are read and written
    Fault("scales of A read after their stage is released", isa("mbarrier: Phase of the mbarrier object"),
          [Edit(KERNEL, "math", Delete("ptx::bar_warp_sync(); " + RELEASE)),
           Edit(KERNEL, "multiply_and_promote", Insert("if (block % Config::stage_blocks == Config::stage_blocks - "
                                                       "1) { ptx::bar_warp_sync(); "
                                                       "release<Config>(smem.empty(block / "
                                                       "Config::stage_blocks)); }",
                                                       behind="ptx::wgmma_wait_group<0>();"))],
          SCALES_STILL_READ),
    Fault("several tiles: stages released to the own CTA only", OF_TILES,
          [Edit(KERNEL, "math", Replace(RELEASE, "if (threadIdx.x % warp_threads == 0) "
                                               "ptx::mbarrier_arrive(smem.empty(ring.stage));"))],
          DEADLOCK + r".*empty\[\d\] parity 0 \(phase 0: 4 of 8 arrivals", "several tiles"),
    Fault("released when the first k block of four is promoted", PROMOTION,
          [Edit(KERNEL, "math", Delete("ptx::bar_warp_sync(); " + RELEASE)),
           Edit(KERNEL, "math", Replace("multiply_and_promote<Config>(smem, ..., d);",
                                        "multiply_and_promote<Config>(smem, ..., d), i == 0 ? "
                                        "(ptx::bar_warp_sync(), "
                                        "release<Config>(smem.empty(ring.stage))) : void();"))],
          EARLY_RELEASE_FP8_SPLITK, "few long"),
    Fault("swapped: math fences scales before the promotion, which reads more of them", FENCED,
          [Edit(PROMOTE, "load_row_scales", Delete(FENCE)),
           Edit(KERNEL, "multiply_and_promote", Insert(FENCE, behind="ptx::wgmma_wait_group<0>();"))], UNFENCED_SCALES),
    Fault("not swapped: math fences scales before it reads them", FENCED,
          [Edit(PROMOTE, "load_row_scales", Delete(FENCE)),
           Edit(KERNEL, "multiply_and_promote", Insert(FENCE, before="const auto rows = row_factors<Config>(...);"))],
          UNFENCED_SCALES, "not swapped"),
    Fault("swapped: math fences scales behind the release", FENCED,
          [Edit(PROMOTE, "load_row_scales", Delete(FENCE)), Edit(KERNEL, "math", Insert(FENCE, behind=RELEASE))],
          UNFENCED_SCALES),
    Fault("scales have places for one k block of each stage", FEW_ROWS,
          [Edit(KERNEL, "Smem", Replace("Config::stages * Config::stage_blocks", "Config::stages"))],
          r"lies outside the \d+ bytes of shared memory|" + SCALES_OVERLAP, "few"),

    # --------------------------------------------------------------------------------------------- K-major scales of A
    Fault("K-major: scales of the next k block", WHICH,
          [NEXT_K_BLOCK],
          WRONG_VALUES, "k-major"),
    Fault("K-major: the first stage's scales for all eight", WHICH,
          [Edit(KERNEL, "load_scales", Replace("copies_a && is_mine", "copies_a && lane_block / blocks == 0"))],
          SCALES_OVERLAP + "|" + SCALES_NOT_READY + "|" + WRONG_VALUES, "k-major"),
    Fault("K-major: each eight stages have those of the first eight", WHICH,
          [FIRST_STAGES], WRONG_VALUES, "k-major few"),
    Fault("K-major: the k blocks of a stage at the same place", FEW_ROWS,
          [AT_ONE_PLACE],
          SCALES_OVERLAP + "|" + SCALES_NOT_READY, "k-major few"),
    Fault("K-major: a row's scales for the one behind it", WHICH,
          [Edit(KERNEL, "load_scales", Replace("OfA::first(tile.a_row) + lane_row",
                                               "OfA::first(tile.a_row) + lane_row + 1"))], WRONG_VALUES,
          "k-major"),
    Fault("K-major: rows of scales side by side", "launcher",
          [Edit(ENCODE, "encode_block_scales", Replace("of.lda * i64{sizeof(float)}", "k_blocks * i64{sizeof(float)}"))],
          WRONG_VALUES + "|" + BETWEEN_ROWS, "k-major"),
    Fault("K-major: scales behind the last row are read", "launcher",
          [Edit(KERNEL, "load_scales", Replace("first_row + i < of_a.rows && k_block", "k_block"))], BETWEEN_ROWS, "k-major few"),
    Fault("K-major: scales of k blocks past K are read", "launcher",
          [Edit(KERNEL, "load_scales", Replace("first_row + i < of_a.rows && k_block < params.scales.k_blocks",
                                               "first_row + i < of_a.rows"))], WRONG_VALUES + "|" + BETWEEN_ROWS, "k-major few"),
    Fault("K-major, weights ready: scales of A read before the kernel before has ended", isa("griddepcontrol.wait"),
          [Edit(KERNEL, "load_scales", Replace("copies_a || !params.weights_ready", "!params.weights_ready"))],
          BEFORE_ITS_END, "k-major ready"),
    Fault("K-major: the lane arrives before all have written", isa("bar.warp.sync"),
          [Edit(KERNEL, "load_scales", Delete(ARRIVES)),
           Edit(KERNEL, "load_scales", Insert("if (lane == 0) " + ARRIVES, before="const u32 block = ...;"))],
          SCALES_NOT_READY + "|" + SCALES_STILL_READ + "|" + STAGE_NOT_READY + "|" + TOO_FEW_BYTES, "k-major"),
    Fault("K-major: the bytes that load_a expects are not counted", BY_HAND,
          [Edit(KERNEL, "load_scales", Delete(COUNTS))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 3 arrivals and 512 bytes pending\)", "k-major"),
    Fault("K-major: each lane counts them", BY_HAND,
          [Edit(KERNEL, "load_scales", Move(COUNTS, before="if (lane != 0) continue;"))],
          rf"{TOO_FEW_BYTES}|{STAGE_NOT_READY}|{SCALES_NOT_READY}|{DEADLOCK}", "k-major"),
    Fault("MN-major: bytes of A's scales are counted that TMA brings", BY_HAND,
          [Edit(KERNEL, "load_scales", Replace("if (copies_a) ptx::mbarrier_complete_tx",
                                               "ptx::mbarrier_complete_tx"))],
          rf"{TOO_FEW_BYTES}|{STAGE_NOT_READY}|{SCALES_NOT_READY}|{DEADLOCK}"),
    Fault("K-major: a lane is held up for two phases, and the lanes do not meet", THIRD,
          [LATE_LANE],
          DEADLOCK + "|" + SCALES_NOT_READY, "k-major", found_in=SOME),
    Fault("K-major: groups: scales as if tiles began at multiples of 4 rows", GROUPS,
          [Edit(KERNEL, "load_scales", Replace("tile.a_row - OfA::first(tile.a_row)", "tile.a_row"))],
          WRONG_VALUES, "k-major grouped"),
    Fault("K-major: groups: lanes have too few rows for those that come along in front", GROUPS,
          [Edit(KERNEL, "load_scales", Replace("warp_threads + 3", "warp_threads"))], SCALES_NOT_READY,
          "k-major grouped"),

    # ---------------------------------------------------------------------------------------------- scales of B's blocks
    Fault("the next k block's scales of 128 x 128 blocks", WHICH,
          [NEXT_K_BLOCK], WRONG_VALUES),
    Fault("the first eight stages' blocks of B for all", WHICH,
          [FIRST_STAGES], WRONG_VALUES, "long"),
    Fault("the first stage's blocks of B for all eight", WHICH,
          [Edit(KERNEL, "load_scales", Replace("is_mine && lane_row == 0", "lane_block / blocks == 0 && lane_row == 0"))], WRONG_VALUES),
    Fault("the k blocks of a stage have their blocks of B at the same place", FEW_ROWS,
          [AT_ONE_PLACE],
          SCALES_OVERLAP + "|" + SCALES_NOT_READY, "few"),
    Fault("every row's lane stores blocks of B", THIRD,
          [Edit(KERNEL, "load_scales", Replace("is_mine && lane_row == 0", "is_mine"))], SCALES_OVERLAP),
    Fault("the third load warp does not arrive", THIRD, [Edit(KERNEL, "load_scales", Delete(ARRIVES))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 3 arrivals and 0 bytes pending\)"),
    Fault("every lane of the third load warp arrives", isa("mbarrier.arrive: pending count"),
          [Edit(KERNEL, "load_scales", Delete("if (lane != 0) continue;"))],
          rf"full\[\d\]{TOO_MANY}|{SCALES_NOT_READY}|{STAGE_NOT_READY}|{TOO_FEW_BYTES}"),
    Fault("the third load warp arrives at another stage's barrier", THIRD,
          [Edit(KERNEL, "load_scales", Replace(ARRIVES, "ptx::mbarrier_arrive(smem.full((ring.stage + 1) % "
                                                        "Config::stages));"))],
          rf"{SCALES_NOT_READY}|{SCALES_STILL_READ}|full\[\d\]{TOO_MANY}|{DEADLOCK}.*full\[\d\]", "long"),
    Fault("a lane of the third load warp is held up for two phases, and the lanes do not meet", THIRD,
          [LATE_LANE],
          DEADLOCK + "|" + SCALES_NOT_READY, found_in=SOME),
    Fault("block scales of B are read early, and nobody has promised that they are ready", isa("griddepcontrol.wait"),
          [Edit(KERNEL, "load_scales", Replace("copies_a || !params.weights_ready", "copies_a"))], BEFORE_ITS_END,
          "after"),

    # --------------------------------------------------------------------------------------------------- rows in groups
    Fault("groups: scales of A that came along in front are taken for the first", GROUPS,
          [Edit(KERNEL, "column_factors", Replace("Config::StageScales::OfA::first(tile.a_row)", "0"))], WRONG_VALUES,
          "grouped"),
    Fault("groups: scales of B that came along in front are taken for the first", GROUPS,
          [Edit(KERNEL, "row_factors", Replace("Config::StageScales::OfB::first(tile.b_row) + first_row", "first_row"))],
          WRONG_VALUES, "grouped rows"),
    Fault("groups: a tile's place in the blocks of all groups", GROUPS,
          [Edit(KERNEL, "row_factors", Replace("tile.column", "tile.b_row"))], WRONG_VALUES, "grouped"),
    Fault("groups: no room for scales that come along in front", GROUPS,
          [Edit(KERNEL, "Config", Replace("using StageScales = rawgemm::StageScales<Types_::block_scales, "
                                          "configuration_.tile.m, configuration_.tile.n, begins_anywhere<Scheduler_>>",
                                          "using StageScales = rawgemm::StageScales<Types_::block_scales, "
                                          "configuration_.tile.m, configuration_.tile.n>"))],
          r"^TMA load at stages.cuh:\d+ .*: x = [1-9]\d*, must be a multiple of 4 elements \(16 bytes\)", "grouped"),
    Fault("groups: the walk counts k blocks, and stages have several", GROUPS,
          [Edit(SPLITK, "BasicConfig", Replace("begins_anywhere<Scheduler_> ? 1 : block_m <= 16", "block_m <= 16"))],
          WRONG_VALUES + "|^work: ", "grouped"),
    Fault("groups: tiles of 64 rows are not swapped", GROUPS,
          [Edit(SPLITK, "BasicConfig", Replace("|| begins_anywhere<Scheduler_>", ""))], WRONG_VALUES, "wrong offsets"),
    Fault("groups: half of a tile's rows are expected", GROUPS,
          [Edit(STAGES, "OperandStage::loaded_bytes", Replace("loaded_rows(of, row, rows)",
                                                              "loaded_rows(of, row, rows) / 2"))],
          rf"{TOO_FEW_BYTES}|{NEXT_LOAD}|{STAGE_NOT_READY}|{DEADLOCK}", "grouped"),
]

HARMLESS = [
    Fault("math fences scales after each k block", FENCED,
          [Edit(PROMOTE, "load_row_scales", Delete(FENCE)),
           Edit(KERNEL, "multiply_and_promote", Insert(FENCE, behind="promote(...);"))], problem="few"),
    Fault("the lane that releases fences scales for its warp", FENCED,
          [Edit(PROMOTE, "load_row_scales", Delete(FENCE)),
           Edit(KERNEL, "math", Insert("if (threadIdx.x % 32 == 0) " + FENCE, behind="ptx::bar_warp_sync();"))]),
    Fault("released when scales and products are in registers", PROMOTION,
          [Edit(KERNEL, "math", Delete("ptx::bar_warp_sync(); " + RELEASE)),
           Edit(KERNEL, "multiply_and_promote", Insert("ptx::bar_warp_sync(); release<Config>("
                                                       "smem.empty(block));", behind="ptx::wgmma_wait_group<0>();"))],
          problem="not swapped"),
    Fault("a bar.warp.sync after each k block", isa("bar.warp.sync"),
          [Edit(KERNEL, "multiply_and_promote", Insert("ptx::bar_warp_sync();", behind="promote(...);"))],
          problem="few"),
    Fault("64 rows lie in the block in which their last one does", WHICH,
          [Edit(KERNEL, "row_factors", Replace("tile.column % scale_block + first_row",
                                               "tile.column % scale_block + first_row + 63"))], problem="few"),
]
