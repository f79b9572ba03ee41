"""gemm_pingpong: its problems, and faults of the turns that its math warpgroups take."""

from faults import (BY_HAND, HOST, KERNEL, LAST_TILE, OPERANDS, SOME, STAGES, TRIAL, TURNS, TURNS_OF_BOXES, Fault,
                    Problem, isa)
from messages import (BOX_STILL_READ, DEADLOCK, EARLY_RELEASE_IN_TURNS, EXITS, OTHER_TRIP, STAGE_IN_USE, STORED_TWICE,
                      TOO_FEW_BYTES, WRONG_VALUES)
from source import Delete, Edit, Insert, Move, Replace

PARTS = ["ring", "loads", "release", "products", "stores", "epilogue", "launcher", "barriers", "programmatic"]

PROBLEMS = {
    "plain": Problem(tile=(128, 128)),  # 6 stages, 7 k blocks, 5 tiles for one CTA and 4 for the other
    "long": Problem(tile=(128, 128), k=800),  # 13 k blocks: more than twice round the ring
    "many tiles": Problem(tile=(128, 128), m=1000, n=400, k=40),
    "floats": Problem(tile=(128, 128), output="float"),
    "odd": Problem(tile=(128, 176)),  # boxes of 88 columns, without a swizzle; 5 stages
    "short": Problem(tile=(128, 176), k=40),  # 1 k block
    "in place": Problem(tile=(128, 128), options=("scaled", "in_place")),
    "scaled": Problem(tile=(128, 128), options=("scaled",)),
    # Programmatic launches: the kernel before writes A, B and C; or A and C, and B is promised to be ready.
    "after": Problem(tile=(128, 128), m=150, n=260, k=200, options=("scaled", "after_abc")),
    "weights ready": Problem(tile=(128, 128), m=150, n=260, k=200, options=("scaled", "after_ac")),
}


FAULTS = [
    # ------------------------------------------------------------------------------------------------------------ turns
    Fault("no turns: a warpgroup waits for a phase one trip ahead, and the parity lets it pass", TURNS,
          [Edit(KERNEL, "math", Delete("if (index != blockIdx.x) ptx::bar_sync(turn(math_warpgroup), 2 * "
                                       "warpgroup_threads);")),
           Edit(KERNEL, "math", Delete("if (!is_last) ptx::bar_arrive(turn(math_warpgroup ^ 1), 2 * "
                                       "warpgroup_threads);"))], OTHER_TRIP),
    Fault("nobody waits for the turn", TURNS,
          [Edit(KERNEL, "math", Replace("ptx::bar_sync(turn(math_warpgroup), 2 * warpgroup_threads);",
                                        "ptx::bar_arrive(turn(math_warpgroup), 2 * warpgroup_threads);"))],
          OTHER_TRIP + "|^bar", "long"),
    Fault("the turn is given before the tile", TURNS,
          [Edit(KERNEL, "math", Delete("if (!is_last) ptx::bar_arrive(turn(math_warpgroup ^ 1), 2 * "
                                       "warpgroup_threads);")),
           Edit(KERNEL, "math", Delete("const bool is_last = index + gridDim.x >= grid.tiles();")),
           Edit(KERNEL, "math", Insert("const bool is_last = index + gridDim.x >= grid.tiles(); if (!is_last) "
                                       "ptx::bar_arrive(turn(math_warpgroup ^ 1), 2 * warpgroup_threads);",
                                       behind="u32 previous_stage = 0;"))], OTHER_TRIP, found_in=SOME),
    Fault("the turn is never given", TURNS,
          [Edit(KERNEL, "math", Delete("if (!is_last) ptx::bar_arrive(turn(math_warpgroup ^ 1), 2 * "
                                       "warpgroup_threads);"))], DEADLOCK + r".*bar.sync 4 \(128 of 256 threads\)"),
    Fault("the CTA's first tile waits for a turn", TURNS,
          [Edit(KERNEL, "math", Replace("if (index != blockIdx.x) ptx::bar_sync(...);", "ptx::bar_sync(...);"))],
          DEADLOCK + r".*bar.sync 3 \(128 of 256 threads\)"),
    Fault("the tile before the last one is taken for the last one", TURNS,
          [Edit(KERNEL, "math", Replace("index + gridDim.x", "index + 2 * gridDim.x"))],
          DEADLOCK + r".*bar.sync [34] \(128 of 256 threads\)"),
    Fault("a warpgroup gives the turn to itself", TURNS,
          [Edit(KERNEL, "math", Replace("math_warpgroup ^ 1", "math_warpgroup"))],
          r"^bar.sync at .*: the warp has arrived at barrier 3 already|" + DEADLOCK + r".*bar.sync 4"),
    Fault("one warp gives the turn", isa("bar.arrive"),
          [Edit(KERNEL, "math", Replace("!is_last", "!is_last && threadIdx.x % warpgroup_threads < 32"))],
          DEADLOCK + r".*bar.sync 4 \(160 of 256 threads\)"),
    Fault("the turn waits for its own warpgroup alone", isa("bar.sync"),
          [Edit(KERNEL, "math", Replace("ptx::bar_sync(turn(math_warpgroup), 2 * warpgroup_threads);",
                                        "ptx::bar_sync(turn(math_warpgroup), warpgroup_threads);"))],
          r"^bar\.\w+ at .*: barrier \d is waited for with \d+ threads here and \d+ elsewhere|" + OTHER_TRIP),
    Fault("one barrier for both turns", isa("bar.sync: named barriers"),
          [Edit(KERNEL, "turn", Replace("3 + math_warpgroup", "3 + math_warpgroup / 2"))],
          r"^bar.sync at .*: the warp has arrived at barrier 3 already|" + OTHER_TRIP, "many tiles", found_in=SOME),
    Fault("the turns on the barriers of the stores", isa("bar.sync: named barriers"),
          [Edit(KERNEL, "turn", Replace("3 + math_warpgroup", "1 + math_warpgroup"))],
          r"^bar\.\w+ at .*: barrier \d is waited for with \d+ threads here and \d+ elsewhere", found_in=SOME),

    # ------------------------------------------------------------------------------------ the ring, which both go round
    Fault("the second warpgroup begins at the first tile's stages", TURNS,
          [Edit(KERNEL, "math", Delete("skip(ring, math_warpgroup * grid.k_blocks);"))], OTHER_TRIP),
    Fault("the second warpgroup begins one stage late", TURNS,
          [Edit(KERNEL, "math", Replace("math_warpgroup * grid.k_blocks", "math_warpgroup * (grid.k_blocks + 1)"))],
          OTHER_TRIP),
    Fault("the other warpgroup's tile is not skipped", TURNS,
          [Edit(KERNEL, "math", Delete("skip(ring, grid.k_blocks);"))], OTHER_TRIP),
    Fault("one k block too few is skipped", TURNS,
          [Edit(KERNEL, "math", Replace("skip(ring, grid.k_blocks)", "skip(ring, grid.k_blocks - 1)"))], OTHER_TRIP),
    Fault("a tile is skipped before the warpgroup's own", TURNS,
          [Edit(KERNEL, "math", Move("skip(ring, grid.k_blocks);",
                                     behind="if (index != blockIdx.x) ptx::bar_sync(turn(math_warpgroup), 2 * "
                                            "warpgroup_threads);"))], OTHER_TRIP),
    Fault("skip does not turn the parity", TURNS,
          [Edit(KERNEL, "skip", Delete("ring.parity ^= ring.stage / stages & 1;"))], OTHER_TRIP),
    Fault("skip turns the parity once for two trips", TURNS,
          [Edit(KERNEL, "skip", Replace("ring.parity ^= ring.stage / stages & 1",
                                        "ring.parity ^= ring.stage >= stages"))], OTHER_TRIP, "long"),
    Fault("skip ends beyond the ring", TURNS, [Edit(KERNEL, "skip", Delete("ring.stage %= stages;"))],
          OTHER_TRIP + r"|is no initialised mbarrier|lies outside"),

    # ------------------------------------------------------------------------------------------------------ full[stage]
    Fault("expect_tx of A too small", TRIAL,
          [Edit(OPERANDS, "load_a", Replace("load_operand<Config::block_m, 1>(...)",
                                            "load_operand<Config::block_m, 1, -4096u>(...)"))],
          rf"{TOO_FEW_BYTES}|{DEADLOCK}.*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and -4096 bytes pending\)"),
    Fault("expect_tx of A too large", TRIAL,
          [Edit(OPERANDS, "load_a", Replace("load_operand<Config::block_m, 1>(...)",
                                            "load_operand<Config::block_m, 1, 4096>(...)"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and 4096 bytes pending\)"),
    Fault("A's thread expects the bytes of B, too", BY_HAND,
          [Edit(OPERANDS, "load_a", Replace("load_operand<Config::block_m, 1>(...)",
                                            "load_operand<Config::block_m, 1, sizeof(Smem<Config>::b[0])>(...)"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and 16384 bytes pending\)"),

    # ----------------------------------------------------------------------------------------------------- empty[stage]
    Fault("empty waits for the warps of both warpgroups", TURNS,
          [Edit(KERNEL, "{kernel}", Replace("ptx::mbarrier_init(smem.empty(stage), 4)",
                                            "ptx::mbarrier_init(smem.empty(stage), 8)"))],
          DEADLOCK + r".*empty\[0\] parity 0 \(phase 0: 4 of 8 arrivals"),
    Fault("count of empty one too small", TRIAL,
          [Edit(KERNEL, "{kernel}", Replace("ptx::mbarrier_init(smem.empty(stage), 4)",
                                            "ptx::mbarrier_init(smem.empty(stage), 3)"))], EARLY_RELEASE_IN_TURNS),
    Fault("one warp releases for its warpgroup", isa("wgmma.wait_group: the executing threads' groups"),
          [Edit(STAGES, "release", Replace("rank >= cluster_size", "threadIdx.x % 128 != 0")),
           Edit(KERNEL, "{kernel}", Replace("ptx::mbarrier_init(smem.empty(stage), 4)",
                                            "ptx::mbarrier_init(smem.empty(stage), 1)"))], EARLY_RELEASE_IN_TURNS),
    Fault("one warpgroup's warps release, the other one's do not", TURNS,
          [Edit(STAGES, "release", Replace("rank >= cluster_size", "rank >= cluster_size || threadIdx.x >= 256"))],
          DEADLOCK + r".*empty\[\d\] parity \d \(phase \d+: 4 of 4 arrivals"),
    Fault("stage released before its wgmma is done", TRIAL,
          [Edit(KERNEL, "math", Insert("release(smem.empty(ring.stage));", behind="multiply_stage<...>(...);")),
           Edit(KERNEL, "math", Delete("release...(smem.empty(previous_stage));", nth=1)),
           Edit(KERNEL, "math", Delete("release...(smem.empty(previous_stage));"))], EARLY_RELEASE_IN_TURNS),
    Fault("a stage released twice", isa("mbarrier.arrive: pending count"),
          [Edit(KERNEL, "math", Insert("release(smem.empty(previous_stage));",
                                       behind="release...(smem.empty(previous_stage));", nth=2))],
          EARLY_RELEASE_IN_TURNS),
    Fault("the last stage released after the skip, where the ring stands then", TURNS,
          [Edit(KERNEL, "math", Delete("release(smem.empty(previous_stage));", nth=2)),
           Edit(KERNEL, "math", Insert("release(smem.empty(ring.stage));", behind="skip(ring, grid.k_blocks);"))],
          OTHER_TRIP),

    # ------------------------------------------------------------------------------------------- which tile, whose work
    Fault("both warpgroups take the same tiles", TURNS,
          [Edit(KERNEL, "math", Replace("blockIdx.x + math_warpgroup * gridDim.x", "blockIdx.x"))],
          rf"{STORED_TWICE}|{OTHER_TRIP}|" + r"^work: "),
    Fault("a warpgroup takes every tile from its first one on", TURNS,
          [Edit(KERNEL, "math", Replace("2 * gridDim.x", "gridDim.x"))], rf"{STORED_TWICE}|{OTHER_TRIP}"),
    Fault("load takes every second tile", TURNS, [Edit(STAGES, "load", Replace("gridDim.x", "2 * gridDim.x"))],
          DEADLOCK + r".*full\[\d\] parity \d \(phase \d+: 2 of 2 arrivals and 0 bytes pending\)|" + WRONG_VALUES),
    Fault("one math warpgroup launched", "launcher",
          [Edit(HOST, "{kernel}", Replace("pingpong::threads", "pingpong::threads - 128"))],
          DEADLOCK + r".*bar.sync 0 \(256 of 384 threads\)|^bar.sync at .*: id = 0, threads = 384"),

    # ----------------------------------------------------------------------------------------------------------- stores
    Fault("both warpgroups on one named barrier", TRIAL,
          [Edit(KERNEL, "store_barrier", Replace("1 + math_warpgroup", "1 + math_warpgroup / 2"))],
          r"touches d\[\d\]|^deadlock: .*bar.sync 1", found_in=SOME),
    Fault("both blocks of 64 rows stored at the same place", "tile order",
          [Edit(KERNEL, "math", Replace("origin.m + i * wgmma_m", "origin.m"))], WRONG_VALUES + "|" + STORED_TWICE),
    Fault("the first math warpgroup alone waits for its stores at exit", TURNS,
          [Edit(KERNEL, "math", Replace("threadIdx.x % warpgroup_threads == 0", "threadIdx.x == warpgroup_threads"))],
          EXITS),
    Fault("boxes in turns: the second 64 rows begin with the box that was stored last", TURNS_OF_BOXES,
          [Edit(KERNEL, "math", Replace("(params.d, origin.n, row, d[i], smem.d(...), barrier, i * Config::stores)",
                                        "(params.d, origin.n, row, d[i], smem.d(...), barrier, i)"))], BOX_STILL_READ),

    # ------------------------------------------------------------------------------------ the last tile, through stages
    Fault("every tile stored through stages", LAST_TILE,
          [Edit(KERNEL, "math", Replace("is_last && grid.k_blocks >= Config::stages",
                                        "grid.k_blocks >= Config::stages"))], STAGE_IN_USE, "odd"),
    Fault("the last tile through stages that the other warpgroup read", LAST_TILE,
          [Edit(KERNEL, "math", Replace("is_last && grid.k_blocks >= Config::stages", "is_last"))], STAGE_IN_USE,
          "short"),
]

HARMLESS = [
    Fault("the turn is given when the tile's products are done", TURNS,
          [Edit(KERNEL, "math",
                Move("if (!is_last) ptx::bar_arrive(turn(math_warpgroup ^ 1), 2 * warpgroup_threads);",
                     before="skip(ring, grid.k_blocks);"))]),
    Fault("the turn is given when the tile is stored", TURNS,
          [Edit(KERNEL, "math",
                Move("if (!is_last) ptx::bar_arrive(turn(math_warpgroup ^ 1), 2 * warpgroup_threads);",
                     behind="for (u32 i = 0; i < tiles_m; ++i) {...}"))]),
    Fault("every lane releases", isa("mbarrier.arrive"),
          [Edit(STAGES, "release", Delete("if (rank >= cluster_size) return;")),
           Edit(KERNEL, "{kernel}", Replace("ptx::mbarrier_init(smem.empty(stage), 4);",
                                            "ptx::mbarrier_init(smem.empty(stage), 128);"))]),
]
