"""Faults of gemm_pingpong, in the form of faults.py. What happens in the epilogue of tiles that are a multiple of 64
columns wide is in that list."""

from faults import (BEFORE_ITS_END, BOX_STILL_READ, BY_HAND, CEIL_OF_K, CLAMPED_ROWS, C_OVERWRITTEN, DEADLOCK, EXPECT,
                    FENCE_INIT, INIT_UNORDERED, INIT_UNPUBLISHED, IN_FLIGHT, LAST_TILE, LAUNCHER, LAUNCH_NEXT,
                    LOAD_A_BEGIN, LOAD_K_LOOP, LOAD_ONE, LOAD_ROLE, LOAD_STEP, MATH_ROLE, NEXT_LOAD, RANK_GUARD,
                    SCALE, SCALE_PART, SCHEDULE, SOME, STAGE_IN_USE, STAGE_NOT_READY, STORED_TWICE, STORES,
                    STORE_OVER_READ, TOO_FEW_BYTES, TOO_MANY, TRIAL, WAIT_ALL, WAIT_BOX, WAIT_EMPTY, WAIT_FULL,
                    WAIT_PREVIOUS_A, WAIT_PREVIOUS_B, WRONG_VALUES, Fault, Problem, isa)

KERNEL = "kernels/gemm_pingpong.cuh"
HOST = "host/gemm_pingpong.hpp"
TURNS = "the two math warpgroups"
TURNS_OF_BOXES = "staging in turns"

PLAIN = Problem(kernel="gemm_pingpong", block_n=128)  # 6 stages, 7 k blocks, 5 tiles for one CTA and 4 for the other
LONG = Problem(kernel="gemm_pingpong", block_n=128, k=800)  # 13 k blocks: more than twice round the ring
MANY_TILES = Problem(kernel="gemm_pingpong", block_n=128, m=1000, n=400, k=40)
FLOATS = Problem(kernel="gemm_pingpong", output="float", block_n=128)
ODD = Problem(kernel="gemm_pingpong", block_n=176)  # boxes of 88 columns, without a swizzle; 5 stages
SHORT = Problem(kernel="gemm_pingpong", block_n=176, k=40)  # 1 k block
SCALED = Problem(kernel="gemm_pingpong", block_n=128, options=("scaled",))
IN_PLACE = Problem(kernel="gemm_pingpong", block_n=128, options=("scaled", "in_place"))
# Programmatic launches: the kernel before writes A, B and C; or A and C, and B is promised to be ready.
AFTER = Problem(kernel="gemm_pingpong", block_n=128, m=150, n=260, k=200, options=("scaled", "after_abc"))
WEIGHTS_READY = Problem(kernel="gemm_pingpong", block_n=128, m=150, n=260, k=200, options=("scaled", "after_ac"))

# Parts of the kernel that several faults change.
LOAD_A = "load_operand<Config::block_m, 1>(params.a,"
ONLY_A = "  if (threadIdx.x < 32)\n  "
ONLY_B = "  if (threadIdx.x >= 32)\n  "
COUNT_FULL = "ptx::mbarrier_init(smem.full(stage), 2);"
COUNT_EMPTY = "ptx::mbarrier_init(smem.empty(stage), 4);"
SYNC_INIT = "  ptx::bar_sync(0, threads);  // ... and to the CTA's threads\n"
SKIP_FIRST = "  skip(ring, math_warpgroup * grid.k_blocks);\n"
SKIP = "    skip(ring, grid.k_blocks);\n"
TURN_PARITY = "  ring.parity ^= ring.stage / stages & 1;\n"
MATH_TILES = (
    "  for (u32 index = blockIdx.x + math_warpgroup * gridDim.x; index < grid.tiles(); "
    "index += 2 * gridDim.x) {\n"
)
WAIT_TURN = "    if (index != blockIdx.x) ptx::bar_sync(turn(math_warpgroup), 2 * warpgroup_threads);\n"
PREVIOUS_STAGE = "    u32 previous_stage = 0;\n"
IS_LAST = "    const bool is_last = index + gridDim.x >= grid.tiles();  // of the CTA: nobody waits\n"
GIVE_TURN = "    if (!is_last) ptx::bar_arrive(turn(math_warpgroup ^ 1), 2 * warpgroup_threads);\n"
TURN_IDS = "return 3 + math_warpgroup;"
STORE_IDS = "return 1 + math_warpgroup;"
MULTIPLY = (
    "      multiply_stage<typename Config::Input, typename Config::InputB>(smem.a(ring.stage), smem.b(ring.stage), d,\n"
    "                                                                      k_block > 0);\n"
)
WAIT_ONE = "        ptx::wgmma_wait_group<1>();  // the group of the k block before is done, and its stage is read\n"
RELEASE_PREVIOUS = "        release(smem.empty(previous_stage));\n      }\n"
RELEASE_LAST = "// d may be read\n    release(smem.empty(previous_stage));\n"
STORE_ROWS = (
    "origin.n, row, d[i], smem.d(math_warpgroup), barrier, i * Config::stores);\n"
    "    }\n"
)
BUFFER = "const SharedAddress buffer = staging + call % places * (boxes * Box::bytes);"
ROW = "const u32 row = origin.m + i * wgmma_m;"
IN_STAGES = "Config::last_in_stages && is_last && grid.k_blocks >= Config::stages;"
END_OF_TILE = STORE_ROWS + "  }\n"
WAIT_AT_EXIT = "  if (threadIdx.x % warpgroup_threads == 0) ptx::cp_async_bulk_wait_group_read<0>();\n"

# A warpgroup that is ahead of its turn looks at a phase of another trip round the ring.
OTHER_TRIP = rf"{STAGE_NOT_READY}|{NEXT_LOAD}|{DEADLOCK}|(empty|full)\[\d\]{TOO_MANY}|{WRONG_VALUES}"
# A stage given back too early.
EARLY_RELEASE = (
    rf"{NEXT_LOAD}still being (read|written)|{STAGE_NOT_READY}|empty\[\d\]{TOO_MANY}"
    rf"|{DEADLOCK}.*full\[\d\] parity \d \(phase \d+: 2 of 2 arrivals and 0 bytes pending\)"
)
EXITS = r"^CTA \d warp \d+ lane 0 exits while its bulk store group \d+ at store.cuh:\d+ may still read"


def fault(name, source, edits, message, problem=PLAIN, **more):
    return Fault(name, source, edits, message, problem, **more)


FAULTS = [
    # -------------------------------------------------------------------------------------------------- turns
    fault("no turns: a warpgroup waits for a phase one trip ahead, and the parity lets it pass", TURNS,
          [(KERNEL, WAIT_TURN, ""), (KERNEL, GIVE_TURN, "")], OTHER_TRIP),
    fault("nobody waits for the turn", TURNS,
          [(KERNEL, WAIT_TURN, WAIT_TURN.replace("bar_sync", "bar_arrive"))], OTHER_TRIP + "|^bar", LONG),
    fault("the turn is given before the tile", TURNS,
          [(KERNEL, GIVE_TURN, ""), (KERNEL, IS_LAST, ""),
           (KERNEL, PREVIOUS_STAGE, PREVIOUS_STAGE + IS_LAST + GIVE_TURN)],
          OTHER_TRIP, found_in=SOME),
    fault("the turn is never given", TURNS, [(KERNEL, GIVE_TURN, "")],
          DEADLOCK + r".*bar.sync 4 \(128 of 256 threads\)"),
    fault("the CTA's first tile waits for a turn", TURNS,
          [(KERNEL, WAIT_TURN, WAIT_TURN.replace("if (index != blockIdx.x) ", ""))],
          DEADLOCK + r".*bar.sync 3 \(128 of 256 threads\)"),
    fault("the tile before the last one is taken for the last one", TURNS,
          [(KERNEL, IS_LAST, IS_LAST.replace("index + gridDim.x", "index + 2 * gridDim.x"))],
          DEADLOCK + r".*bar.sync [34] \(128 of 256 threads\)"),
    fault("a warpgroup gives the turn to itself", TURNS,
          [(KERNEL, GIVE_TURN, GIVE_TURN.replace(" ^ 1", ""))],
          r"^bar.sync at .*: the warp has arrived at barrier 3 already|" + DEADLOCK + r".*bar.sync 4"),
    fault("one warp gives the turn", isa("bar.arrive"),
          [(KERNEL, GIVE_TURN, GIVE_TURN.replace("!is_last", "!is_last && threadIdx.x % warpgroup_threads < 32"))],
          DEADLOCK + r".*bar.sync 4 \(160 of 256 threads\)"),
    fault("the turn waits for its own warpgroup alone", isa("bar.sync"),
          [(KERNEL, WAIT_TURN, WAIT_TURN.replace("2 * warpgroup_threads", "warpgroup_threads"))],
          r"^bar\.\w+ at .*: barrier \d is waited for with \d+ threads here and \d+ elsewhere|" + OTHER_TRIP),
    fault("one barrier for both turns", isa("bar.sync: named barriers"),
          [(KERNEL, TURN_IDS, "return 3 + math_warpgroup / 2;")],
          r"^bar.sync at .*: the warp has arrived at barrier 3 already|" + OTHER_TRIP, MANY_TILES, found_in=SOME),
    fault("the turns on the barriers of the stores", isa("bar.sync: named barriers"),
          [(KERNEL, TURN_IDS, TURN_IDS.replace("3 +", "1 +"))],
          r"^bar\.\w+ at .*: barrier \d is waited for with \d+ threads here and \d+ elsewhere", found_in=SOME),

    # ----------------------------------------------------------------------- the ring, which both go round
    fault("the second warpgroup begins at the first tile's stages", TURNS, [(KERNEL, SKIP_FIRST, "")], OTHER_TRIP),
    fault("the second warpgroup begins one stage late", TURNS,
          [(KERNEL, SKIP_FIRST, SKIP_FIRST.replace("grid.k_blocks", "(grid.k_blocks + 1)"))], OTHER_TRIP),
    fault("the other warpgroup's tile is not skipped", TURNS, [(KERNEL, SKIP, "")], OTHER_TRIP),
    fault("one k block too few is skipped", TURNS, [(KERNEL, SKIP, SKIP.replace("k_blocks", "k_blocks - 1"))],
          OTHER_TRIP),
    fault("a tile is skipped before the warpgroup's own", TURNS,
          [(KERNEL, SKIP, ""), (KERNEL, WAIT_TURN, WAIT_TURN + SKIP)], OTHER_TRIP),
    fault("skip does not turn the parity", TURNS, [(KERNEL, TURN_PARITY, "")], OTHER_TRIP),
    fault("skip turns the parity once for two trips", TURNS,
          [(KERNEL, TURN_PARITY, TURN_PARITY.replace("/ stages & 1", ">= stages"))], OTHER_TRIP, LONG),
    fault("skip ends beyond the ring", TURNS, [(KERNEL, "  ring.stage %= stages;\n", "")],
          OTHER_TRIP + r"|is no initialised mbarrier|lies outside"),
    fault("parity does not flip", TRIAL, [(SCHEDULE, "      parity ^= 1;\n", "")], OTHER_TRIP),
    fault("load does not wait for empty", TRIAL, [(SCHEDULE, WAIT_EMPTY, "")], rf"full\[\d\]{TOO_MANY}|{NEXT_LOAD}"),
    fault("the load of B does not wait for empty", BY_HAND,
          [(SCHEDULE, WAIT_EMPTY, WAIT_EMPTY.replace("while (!", "while (threadIdx.x < 32 && !"))], OTHER_TRIP),
    fault("load's first parity is wrong", TRIAL, [(SCHEDULE, WAIT_EMPTY, WAIT_EMPTY.replace("ring.parity ^ 1", "ring.parity"))],
          DEADLOCK + r"CTA \d warps 0 to 1 \(2 lanes\) wait for empty\[0\] parity 0"),
    fault("math's first parity is wrong", TRIAL,
          [(KERNEL, WAIT_FULL, WAIT_FULL.replace("ring.parity", "ring.parity ^ 1"))],
          OTHER_TRIP),
    fault("no wait for full", TRIAL, [(KERNEL, WAIT_FULL, "")], STAGE_NOT_READY),
    fault("one lane of each warp waits for full", BY_HAND,
          [(KERNEL, WAIT_FULL, WAIT_FULL.replace("while (!", "while (threadIdx.x % 32 == 0 && !"))], STAGE_NOT_READY),
    fault("try_wait called once", isa("mbarrier.try_wait"),
          [(KERNEL, WAIT_FULL, WAIT_FULL.replace("while (!", "if (!"))],
          STAGE_NOT_READY, found_in=SOME),

    # ------------------------------------------------------------------------------------------- full[stage]
    fault("full complete with one of its two arrivals", isa("mbarrier.init"),
          [(KERNEL, COUNT_FULL, COUNT_FULL.replace("2)", "1)"))],
          rf"{STAGE_NOT_READY}|full\[\d\]{TOO_MANY}|{TOO_FEW_BYTES}|{NEXT_LOAD}|{DEADLOCK}"),
    fault("full waits for a third arrival", isa("mbarrier.init"),
          [(KERNEL, COUNT_FULL, COUNT_FULL.replace("2)", "3)"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 3 arrivals and 0 bytes pending\)"),
    fault("expect_tx of A too small", TRIAL, [(KERNEL, LOAD_A, LOAD_A.replace("1>", "1, -4096u>"))],
          rf"{TOO_FEW_BYTES}|{DEADLOCK}.*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and -4096 bytes pending\)"),
    fault("expect_tx of A too large", TRIAL, [(KERNEL, LOAD_A, LOAD_A.replace("1>", "1, 4096>"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and 4096 bytes pending\)"),
    fault("A's thread expects the bytes of B, too", BY_HAND,
          [(KERNEL, LOAD_A, LOAD_A.replace("1>", "1, sizeof(Smem<Config>::b[0])>"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and 16384 bytes pending\)"),
    fault("B's thread arrives and expects nothing", BY_HAND,
          [(SCHEDULE, EXPECT, ONLY_A + EXPECT + "  else\n    ptx::mbarrier_arrive(full);\n")],
          rf"{TOO_FEW_BYTES}|{STAGE_NOT_READY}|{DEADLOCK}.*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and -16384"),
    fault("B's thread does not arrive", BY_HAND, [(SCHEDULE, EXPECT, ONLY_A + EXPECT)],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 2 arrivals and -16384 bytes pending\)"),
    fault("B is loaded by nobody", BY_HAND, [(KERNEL, LOAD_ROLE, LOAD_ROLE.split("\n")[0] + "\n")],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 2 arrivals and 0 bytes pending\)"),
    fault("both load threads in one warp, one after the other", isa("mbarrier.try_wait"),
          [(KERNEL, LOAD_ROLE, LOAD_ROLE.replace("warp == 1", "warp == 0"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 2 arrivals and 0 bytes pending\)"),
    fault("every lane of both load warps loads", isa("mbarrier.arrive: pending count"),
          [(KERNEL, LOAD_ROLE, LOAD_ROLE.replace(" && ptx::elect_sync()", ""))],
          rf"full\[\d\]{TOO_MANY}|{NEXT_LOAD}still being written"),
    fault("B completes on another stage's barrier", isa("cp.async.bulk.tensor: mbarrier completion"),
          [(SCHEDULE, LOAD_ONE, LOAD_ONE.replace(" full)", " threadIdx.x < 32 ? full : full ^ sizeof(u64))"))],
          rf"{TOO_FEW_BYTES}|{DEADLOCK}.*full\[\d\]|{STAGE_NOT_READY}|{TOO_MANY}"),
    fault("no fence after mbarrier.init", "FlashKDA#24, tilelang#2634", [(KERNEL, FENCE_INIT.replace(
          " and to the other CTA", ""), "")], INIT_UNPUBLISHED),
    fault("no bar.sync after the barriers are initialised", TRIAL, [(KERNEL, SYNC_INIT, "")],
          r"is no initialised mbarrier|" + INIT_UNORDERED),

    # ----------------------------------------------------------------------------------------- empty[stage]
    fault("empty waits for the warps of both warpgroups", TURNS,
          [(KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace("4)", "8)"))],
          DEADLOCK + r".*empty\[0\] parity 0 \(phase 0: 4 of 8 arrivals"),
    fault("count of empty one too small", TRIAL, [(KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace("4)", "3)"))],
          EARLY_RELEASE),
    fault("one warp releases for its warpgroup", isa("wgmma.wait_group: the executing threads' groups"),
          [(SCHEDULE, RANK_GUARD, "  if (threadIdx.x % 128 != 0) return;\n"),
           (KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace("4)", "1)"))],
          EARLY_RELEASE),
    fault("one warpgroup's warps release, the other one's do not", TURNS,
          [(SCHEDULE, RANK_GUARD, RANK_GUARD.replace("cluster_size", "cluster_size || threadIdx.x >= 256"))],
          DEADLOCK + r".*empty\[\d\] parity \d \(phase \d+: 4 of 4 arrivals"),
    fault("the stage in use is released", "facebookexperimental/triton#1278",
          [(KERNEL, RELEASE_PREVIOUS, RELEASE_PREVIOUS.replace("previous_stage", "ring.stage"))], EARLY_RELEASE),
    fault("stage released before its wgmma is done", TRIAL,
          [(KERNEL, MULTIPLY, MULTIPLY + "      release(smem.empty(ring.stage));\n"),
           (KERNEL, RELEASE_PREVIOUS, "      }\n"), (KERNEL, RELEASE_LAST, "\n")], EARLY_RELEASE),
    fault("wgmma.wait_group lets one group too many pass", BY_HAND,
          [(KERNEL, WAIT_ONE, WAIT_ONE.replace("<1>", "<2>"))], EARLY_RELEASE),
    fault("the last stage of a tile never released", isa("mbarrier: Phase of the mbarrier object"),
          [(KERNEL, RELEASE_LAST, "\n")], DEADLOCK + r".*empty\[\d\] parity \d \(phase \d+: 4 of 4 arrivals"),
    fault("a stage released twice", isa("mbarrier.arrive: pending count"),
          [(KERNEL, RELEASE_LAST, RELEASE_LAST + "    release(smem.empty(previous_stage));\n")], EARLY_RELEASE),
    fault("the last stage released after the skip, where the ring stands then", TURNS,
          [(KERNEL, RELEASE_LAST, "\n"), (KERNEL, SKIP, SKIP + "    release(smem.empty(ring.stage));\n")], OTHER_TRIP),

    # ------------------------------------------------------------------------------------- which tile, whose work
    fault("both warpgroups take the same tiles", TURNS,
          [(KERNEL, MATH_TILES, MATH_TILES.replace("+ math_warpgroup * gridDim.x", ""))],
          rf"{STORED_TWICE}|{OTHER_TRIP}|" + r"^work: "),
    fault("a warpgroup takes every tile from its first one on", TURNS,
          [(KERNEL, MATH_TILES, MATH_TILES.replace("2 * gridDim.x", "gridDim.x"))],
          rf"{STORED_TWICE}|{OTHER_TRIP}"),
    fault("load takes every second tile", TURNS,
          [(SCHEDULE, LOAD_STEP, LOAD_STEP.replace("+= gridDim.x", "+= 2 * gridDim.x"))],
          DEADLOCK + r".*full\[\d\] parity \d \(phase \d+: 2 of 2 arrivals and 0 bytes pending\)|" + WRONG_VALUES),
    fault("load ends a tile one k block early", isa("mbarrier.try_wait"),
          [(SCHEDULE, LOAD_K_LOOP, LOAD_K_LOOP.replace("k_block <", "k_block + 1 <"))],
          DEADLOCK + r".*full\[\d\] parity \d \(phase \d+: 2 of 2 arrivals|" + WRONG_VALUES),
    fault("accumulators not zeroed for the next tile", TRIAL, [(SCHEDULE, SCALE, "true")], WRONG_VALUES),
    fault("no wgmma.wait_group before the epilogue", TRIAL, [(KERNEL, WAIT_ALL, "")], rf"{IN_FLIGHT}|{EARLY_RELEASE}"),
    fault("floats: no wgmma.wait_group before the epilogue", TRIAL, [(KERNEL, WAIT_ALL, "")],
          rf"{IN_FLIGHT}|{EARLY_RELEASE}", FLOATS),
    fault("too few k blocks", "launcher",
          [(LAUNCHER, CEIL_OF_K, "x.k / stage_k<typename Config::Input>")], WRONG_VALUES),
    fault("one math warpgroup launched", "launcher",
          [(HOST, "pingpong::threads,", "pingpong::threads - 128,")],
          DEADLOCK + r".*bar.sync 0 \(256 of 384 threads\)|^bar.sync at .*: id = 0, threads = 384"),

    # -------------------------------------------------------------------------------------------------- stores
    fault("both warpgroups on one staging", TURNS,
          [(KERNEL, STORE_ROWS, STORE_ROWS.replace("smem.d(math_warpgroup)", "smem.d(0)"))],
          r"^(stmatrix|TMA store) at store.cuh:\d+ touches d\[[01]\]\S*: still being"),
    fault("both warpgroups on one named barrier", TRIAL, [(KERNEL, STORE_IDS, "return 1 + math_warpgroup / 2;")],
          r"touches d\[\d\]|^deadlock: .*bar.sync 1", found_in=SOME),
    fault("both blocks of 64 rows stored at the same place", "tile order",
          [(KERNEL, ROW, "const u32 row = origin.m;")],
          WRONG_VALUES + "|" + STORED_TWICE),
    fault("no wait for the stores at exit", TRIAL, [(KERNEL, WAIT_AT_EXIT, "")], EXITS),
    fault("the first math warpgroup alone waits for its stores at exit", TURNS,
          [(KERNEL, WAIT_AT_EXIT, WAIT_AT_EXIT.replace("threadIdx.x % warpgroup_threads == 0",
                                                       "threadIdx.x == warpgroup_threads"))], EXITS),
    fault("no wait before a box is reused", TRIAL,
          [(STORES, WAIT_BOX, "")], BOX_STILL_READ),
    fault("boxes in turns: the wait lets one group too many pass", isa("cp.async.bulk.wait_group"),
          [(STORES, WAIT_BOX, WAIT_BOX.replace("buffers - 1", "buffers"))], BOX_STILL_READ),
    fault("boxes in turns: the same box twice, then the other one twice", TURNS_OF_BOXES,
          [(STORES, BUFFER, BUFFER.replace("call %", "call / places %"))], BOX_STILL_READ),
    fault("boxes in turns: both at the same place", TURNS_OF_BOXES,
          [(STORES, BUFFER, "const SharedAddress buffer = staging;")], BOX_STILL_READ),
    fault("boxes in turns: the second 64 rows begin with the box that was stored last", TURNS_OF_BOXES,
          [(KERNEL, STORE_ROWS, STORE_ROWS.replace("i * Config::stores", "i"))], BOX_STILL_READ),
    fault("boxes in turns: one store is not waited for at exit", isa("cp.async.bulk.wait_group"),
          [(KERNEL, WAIT_AT_EXIT, WAIT_AT_EXIT.replace("<0>", "<1>"))], EXITS),
    fault("boxes in turns: each half as large as it is", TURNS_OF_BOXES,
          [(STORES, BUFFER, BUFFER.replace("Box::bytes", "Box::bytes / 2"))], BOX_STILL_READ),
    fault("odd width: the last 8 columns of a box not written", isa("stmatrix"),
          [(STORES, "if constexpr (chunks % 2 == 1)", "if constexpr (chunks % 2 == 2)")],
          r"^TMA store at store.cuh:\d+ touches d\[\d\]\S*: never written", ODD),
    fault("odd width: boxes written with a swizzle that the map does not have", isa("Tensors: Swizzling modes"),
          [(STORES, "(is_swizzled ? chunk ^ row % 8 : chunk) * 16", "(chunk ^ row % 8) * 16")],
          WRONG_VALUES + r"|touches (d\[\d\]|\w+)\S*: (never written|still being)|lies outside", ODD),
    fault("odd width: a map with a swizzle", isa("Tensors: Swizzling modes"),
          [(LAUNCHER, "is_swizzled ? Swizzle::bytes_128 : Swizzle::none", "Swizzle::bytes_128")],
          r"^gemm_pingpong: tensor map of d: box\[0\] in bytes = 176, must be at most 128", ODD),
    fault("odd width: boxes as wide as those of even tiles", isa("cp.async.bulk.tensor: source"),
          [(STORES, "block_n % 64 == 0 ? 128 / sizeof(Output)", "block_n % 16 == 0 ? 128 / sizeof(Output)")],
          rf"{WRONG_VALUES}|{STORED_TWICE}|{BOX_STILL_READ}|^canary", ODD),

    # ---------------------------------------------------------------------------- the last tile, through stages
    fault("every tile stored through stages", LAST_TILE,
          [(KERNEL, IN_STAGES, IN_STAGES.replace("is_last && ", ""))], STAGE_IN_USE, ODD),
    fault("the last tile through stages that the other warpgroup read", LAST_TILE,
          [(KERNEL, IN_STAGES, IN_STAGES.replace(" && grid.k_blocks >= Config::stages", ""))], STAGE_IN_USE, SHORT),
    fault("the last tile through stages, in turns for one", LAST_TILE,
          [(STORES, "buffers == 0 ? ~0u : buffers", "buffers == 0 ? 1 : buffers")], STAGE_IN_USE,
          ODD),
    fault("the last tile through stages, and one of its stores is not waited for at exit", LAST_TILE,
          [(KERNEL, WAIT_AT_EXIT, WAIT_AT_EXIT.replace("<0>", "<1>"))], EXITS, ODD),

    # --------------------------------------------------------------------------- C, and programmatic launches
    fault("rows past D read the last row of C, which is D", isa("Causality order"),
          CLAMPED_ROWS, C_OVERWRITTEN + "|" + STORE_OVER_READ, IN_PLACE),
    fault("C at the rows of the first block of 64", "tile order",
          [(STORES, SCALE_PART, SCALE_PART.replace("y,", "y / 128 * 128,"))],
          WRONG_VALUES, SCALED),
    fault("A is loaded before the kernel before has ended", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_A, LOAD_A_BEGIN)], BEFORE_ITS_END, AFTER),
    fault("B is loaded early, and nobody has promised that it is ready", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_B, "")], BEFORE_ITS_END, AFTER),
    fault("B waits where it is promised to be ready, and only there", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_B, WAIT_PREVIOUS_B.replace("!", ""))], BEFORE_ITS_END, AFTER),
    fault("weights ready: A is loaded early", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_A, LOAD_A_BEGIN)], BEFORE_ITS_END, WEIGHTS_READY),
    fault("C is read before the kernel before has ended", isa("griddepcontrol.wait; Causality order"),
          [(KERNEL, MATH_ROLE, "    (void)ptx::ld_global_b32(params.d.c);\n" + MATH_ROLE)], BEFORE_ITS_END, AFTER),
]

HARMLESS = [
    fault("gemm_pingpong: the turn is given when the tile's products are done", TURNS,
          [(KERNEL, GIVE_TURN, ""), (KERNEL, SKIP, GIVE_TURN + SKIP)], ""),
    fault("gemm_pingpong: the turn is given when the tile is stored", TURNS,
          [(KERNEL, GIVE_TURN, ""), (KERNEL, END_OF_TILE, STORE_ROWS + GIVE_TURN + "  }\n")], ""),
    fault("gemm_pingpong: each group is waited for", isa("wgmma.wait_group"),
          [(KERNEL, WAIT_ONE, WAIT_ONE.replace("<1>", "<0>"))], ""),
    fault("gemm_pingpong: boxes in turns, and each store waits for the one before", isa("cp.async.bulk.wait_group"),
          [(STORES, WAIT_BOX, WAIT_BOX.replace("buffers - 1", "0"))], ""),
    fault("gemm_pingpong: the last tile through stages, and each store waits for the one before", LAST_TILE,
          [(STORES, WAIT_BOX, "  if (leader) ptx::cp_async_bulk_wait_group_read<0>();\n")], "", ODD),
    fault("gemm_pingpong: expect_tx after the copy", isa("mbarrier: Phase completion"),
          [(SCHEDULE, EXPECT, ONLY_A + EXPECT), (SCHEDULE, LOAD_ONE, LOAD_ONE + ONLY_B + EXPECT)], ""),
    fault("gemm_pingpong: every lane releases", isa("mbarrier.arrive"),
          [(SCHEDULE, RANK_GUARD, ""),
           (KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace("4)", "128)"))], ""),
    fault("gemm_pingpong: launch_dependents first", isa("griddepcontrol.launch_dependents: no memory ordering"),
          [(KERNEL, LAUNCH_NEXT, ""),
           (KERNEL, MATH_ROLE, "    ptx::griddepcontrol_launch_dependents();\n" + MATH_ROLE)],
          "", AFTER),
    fault("gemm_pingpong: every thread waits for the kernel before", isa("griddepcontrol.wait"),
          [(KERNEL, SYNC_INIT, "  ptx::griddepcontrol_wait();\n" + SYNC_INIT)], "", AFTER),
]
