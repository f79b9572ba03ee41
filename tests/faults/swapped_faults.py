"""Faults of gemm_swapped, in the form of faults.py. Ring, roles and clusters are as in gemm_cooperative, whose list has
more of their faults."""

from faults import (ARRIVE_AT_HOME, ARRIVE_CLUSTER, A_DESC, BEFORE_ITS_END, BOX_OF_A, BOX_OF_B, BY_HAND, B_DESC,
                    CEIL_OF_K, COMMIT, COMMIT_STORE, COUNT_FULL, C_OVERWRITTEN, DEADLOCK, EARLY_RELEASE, EPILOGUE,
                    EXIT_BEFORE_ARRIVAL, EXPECT, FENCE_BOX, FENCE_INIT, FENCE_MMA, INIT_UNORDERED, INIT_UNPUBLISHED,
                    IN_FLIGHT, LAUNCHER, LAUNCH_NEXT, LOAD_A, LOAD_A_BEGIN, LOAD_B_OUTLASTS, LOAD_K_LOOP, LOAD_ONE,
                    LOAD_ORIGIN, LOAD_STEP, MASK, MATH_STEP, NEXT_LOAD, RANK_GUARD, RELEASE, RELEASE_LAST,
                    RELEASE_PREVIOUS, SCALE, SCHEDULE, SHARED_MEMORY, SOME, STAGE_NOT_READY, STILL_READ, STORED_TWICE,
                    STORES, STORE_OVER_READ, SYNC_BOX, SYNC_EXIT, SYNC_STORE, TOO_FEW_BYTES, TOO_MANY, TRIAL,
                    UNFENCED, WAIT_AT_EXIT, WAIT_BOX, WAIT_EMPTY, WAIT_FULL, WAIT_LAST_EMPTY, WAIT_ONE,
                    WAIT_PREVIOUS_A, WAIT_PREVIOUS_B, WRONG_VALUES, Fault, Problem, isa)

KERNEL = "kernels/gemm_swapped.cuh"
HOST = "host/gemm_swapped.hpp"
TRANSPOSED = "D^T"
TURNS_OF_BOXES = "staging in turns"
PART = "boxes of 56 rows"


def problem(block_m=168, block_n=128, **more):
    """Ragged M, N and K; 5 stages, 7 k blocks, 3 tiles for each CTA, of 3 parts each: an odd number of boxes."""
    return Problem(kernel="gemm_swapped", block_m=block_m, block_n=block_n, **more)


PLAIN = problem()
TALL = problem(block_m=256)  # 4 parts of 64 rows
THREE = problem(block_n=192)  # three math warpgroups
PAIR = problem(block_m=128, block_n=64)  # two math warpgroups of half of the rows
FLOATS = problem(output="float")
CLUSTER = problem(cluster_m=2, n=500)  # B is shared
WIDE_CLUSTER = problem(block_m=112, block_n=64, cluster_n=2)  # A is shared
SCALED = problem(options=("scaled",))
IN_PLACE = problem(options=("scaled", "in_place"))
# Programmatic launches: the kernel before writes A, B and C; or A and C, and B is promised to be ready.
AFTER = problem(m=190, n=150, k=200, options=("scaled", "after_abc"))
WEIGHTS_READY = problem(m=190, n=150, k=200, options=("scaled", "after_ac"))

# Parts of the kernel that several faults change.
ROW = "const u32 row = place.lane / 16 * 8 + place.lane % 8;"
CHUNK = "const u32 chunk = 2 * place.warp + place.lane / 8 % 2;"
WRITE_FOUR = "ptx::stmatrix_x4_trans(Base::chunk(box, 8 * j + row, chunk), rounded[2 * j], rounded[2 * j + 1],"
WRITE_TWO = "ptx::stmatrix_x2_trans(Base::chunk(box, rows_ - 8 + place.lane % 8, chunk), rounded[2 * blocks - 2],"
LAST_PART = "first < Config::math_m / 2;"
LAST_BLOCK = "if constexpr (blocks % 2 == 1)"
COPY_PART = "part[i] = d[first + i];"
PART_Y = "const u32 part_y = y + first * 2;"
SCALE_PART = "scale_d<Config, true>(params.d, x, part_y, n, part);"
STORE_PART = (
    "store_d<Output, Box, 1, Config::store_buffers>(params.d, x, part_y, rounded,\n"
    "                                                     smem.d(math_warpgroup) + buffer * Box::bytes, "
    "1 + math_warpgroup);\n"
)
NEXT_BUFFER = "      buffer ^= 1;\n"
STORE_FLOATS = "store_from_registers<Output, true>(params.d, x, part_y, n, part);"
COLUMNS = "smem.b(ring.stage) + first_column * stage_row_bytes"
ROWS = "smem.a(ring.stage) + first_row * stage_row_bytes"
MULTIPLY = (
    "      multiply_stage<typename Config::InputB, typename Config::Input>(\n"
    "          smem.b(ring.stage) + first_column * stage_row_bytes, smem.a(ring.stage) + first_row * stage_row_bytes, "
    "d,\n"
    "          k_block > 0);\n"
)
MATH_RING = "  u32 buffer = 0;\n  Ring<Config::stages> ring;\n"
MATH_K_LOOP = "    for (u32 k_block = 0; k_block < params.grid.k_blocks; ++k_block) {\n"
WAIT_ALL = "    ptx::wgmma_wait_group<0>();                                        // d may be read\n"
STORE = "    store(params, smem, math_warpgroup, origin.n + first_column, origin.m + first_row, d[0], buffer);\n"
COUNT_EMPTY = "Config::math_warpgroups * 4 * Config::cluster_size);"
SYNC_INIT = "    ptx::bar_sync(0, Config::threads);  // ... and to the CTA's own threads\n"
SYNC_INIT_CLUSTER = SYNC_INIT + "  } else {\n    ptx::barrier_cluster_arrive();\n    ptx::barrier_cluster_wait();\n"
MATH_ROLE = "  if (warp < Config::math_warpgroups * 4) math(params, smem);\n"
LOAD_A_ROLE = "  if (warp == Config::math_warpgroups * 4 && ptx::elect_sync()) load_a(params, smem);\n"
LOAD_B_ROLE = "  if (warp == Config::math_warpgroups * 4 + 1 && ptx::elect_sync()) load_b(params, smem);\n"
SMEM_D = "  unsigned char d[Config::math_warpgroups]"
ONE_LOADER = "  if (threadIdx.x / 32 % 2 == 0)\n  "  # the first load warp: of 8 math warps the number is even
OTHER_LOADER = "  if (threadIdx.x / 32 % 2 == 1)\n  "

BOX_STILL_READ = r"^stmatrix at gemm_swapped.cuh:\d+ touches d\[\d\]\S*: still being read by store.cuh:\d+ \(async\)"
BOX_TOUCHED = r"^(stmatrix|TMA store|ld.shared) at \w+.cuh:\d+ touches d\[\d\]\S*: (still being|never written)"
EXITS = r"^CTA \d warp \d+ lane 0 exits while its bulk store group \d+ at store.cuh:\d+ may still read"


def fault(name, source, edits, message, problem=PLAIN, **more):
    return Fault(name, source, edits, message, problem, **more)


FAULTS = [
    # ----------------------------------------------------------------------------------------- D^T into the box
    fault("the box written as if D were not transposed", isa("stmatrix: .trans"),
          [(KERNEL, WRITE_FOUR, WRITE_FOUR.replace("_trans", ""))], WRONG_VALUES),
    fault("the last 8 rows of the box written as if D were not transposed", isa("stmatrix: .trans"),
          [(KERNEL, WRITE_TWO, WRITE_TWO.replace("_trans", ""))], WRONG_VALUES),
    fault("two matrices of stmatrix in each other's place", isa("stmatrix: row addresses"),
          [(KERNEL, ROW, ROW.replace("lane / 16", "lane / 8 % 2")),
           (KERNEL, CHUNK, CHUNK.replace("lane / 8 % 2", "lane / 16"))], WRONG_VALUES + "|" + BOX_TOUCHED),
    fault("lanes address the same rows of stmatrix", isa("stmatrix: row addresses"),
          [(KERNEL, ROW, "const u32 row = place.lane % 8;")], WRONG_VALUES + "|" + BOX_TOUCHED),
    fault("lanes address the same chunk of stmatrix", isa("stmatrix: row addresses"),
          [(KERNEL, CHUNK, "const u32 chunk = 2 * place.warp;")], WRONG_VALUES + "|" + BOX_TOUCHED),
    fault("all warps write the columns of the first one", TRANSPOSED,
          [(KERNEL, CHUNK, CHUNK.replace("2 * place.warp + ", ""))], BOX_TOUCHED),
    fault("each block of 8 rows one row late", TRANSPOSED,
          [(KERNEL, WRITE_FOUR, WRITE_FOUR.replace("8 * j + row", "8 * j + row + 1"))],
          WRONG_VALUES + "|" + BOX_TOUCHED),
    fault("the box written without the swizzle", TRIAL,
          [(STORES, "(is_swizzled ? chunk ^ row % 8 : chunk) * 16", "chunk * 16")], WRONG_VALUES),
    fault("the same registers for two blocks of rows", TRANSPOSED,
          [(KERNEL, "rounded[2 * j + 2], rounded[2 * j + 3]", "rounded[2 * j], rounded[2 * j + 1]")], WRONG_VALUES),
    fault("halves of a pair swapped", isa("cvt: two inputs"),
          [(STORES, "<Output>(d[2 * i + 1], d[2 * i])", "<Output>(d[2 * i], d[2 * i + 1])")], WRONG_VALUES),

    # ------------------------------------------------------------------------------------------ parts of 56 rows
    fault("the last 8 rows of a box not written", PART, [(KERNEL, LAST_BLOCK, "if constexpr (blocks % 2 == 2)")],
          r"^TMA store at store.cuh:\d+ touches d\[\d\]\S*: never written"),
    fault("the last 8 rows of a box written over those before", PART,
          [(KERNEL, WRITE_TWO, WRITE_TWO.replace("rows_ - 8", "rows_ - 16"))], BOX_TOUCHED),
    fault("D's box has 64 rows", "launcher",
          [(LAUNCHER, "x.ldd, StoreBox::rows, box_columns", "x.ldd, store_box_rows, box_columns")],
          rf"{BOX_TOUCHED}|{STORED_TWICE}"),
    fault("row ends of 64 rows", PART, [(STORES, "row >= Box::rows || ", "")],
          rf"{BOX_TOUCHED}|^st.global at store.cuh:\d+ touches global memory"),
    fault("all parts stored at the place of the first one", PART,
          [(KERNEL, PART_Y, "const u32 part_y = y;")], STORED_TWICE + "|" + WRONG_VALUES),
    fault("parts of 64 rows apart", PART, [(KERNEL, PART_Y, PART_Y.replace("first * 2", "first / n * 64"))],
          STORED_TWICE + "|" + WRONG_VALUES),
    fault("the first part's sums in every part", PART, [(KERNEL, COPY_PART, COPY_PART.replace("first + ", ""))],
          WRONG_VALUES),
    fault("the last part is not stored", PART,
          [(KERNEL, LAST_PART, LAST_PART.replace("first <", "first + n <"))],
          WRONG_VALUES),
    fault("64 rows: the last part is not stored", PART,
          [(KERNEL, LAST_PART, LAST_PART.replace("first <", "first + n <"))],
          WRONG_VALUES, TALL),

    # ----------------------------------------------------------------------------------- two boxes in turns
    fault("boxes in turns: always the same box", TURNS_OF_BOXES, [(KERNEL, NEXT_BUFFER, "")], BOX_STILL_READ),
    fault("boxes in turns: each tile begins with the first box", TURNS_OF_BOXES,
          [(KERNEL, STORE, "    buffer = 0;\n" + STORE)], BOX_STILL_READ),
    fault("boxes in turns: both at the same place", TURNS_OF_BOXES,
          [(KERNEL, STORE_PART, STORE_PART.replace(" + buffer * Box::bytes", ""))], BOX_STILL_READ),
    fault("boxes in turns: each half as large as it is", TURNS_OF_BOXES,
          [(KERNEL, STORE_PART, STORE_PART.replace("Box::bytes", "Box::bytes / 2"))], BOX_STILL_READ),
    fault("boxes in turns: the second one belongs to the next warpgroup", TURNS_OF_BOXES,
          [(KERNEL, STORE_PART, STORE_PART.replace("math_warpgroup) + buffer * Box::bytes",
                                                   "(math_warpgroup + buffer) % Config::math_warpgroups)"))],
          BOX_TOUCHED),
    fault("boxes in turns: turns that the first warpgroup alone takes", TURNS_OF_BOXES,
          [(KERNEL, NEXT_BUFFER, "      buffer = math_warpgroup == 0 ? buffer ^ 1 : 0;\n")], BOX_STILL_READ),
    fault("boxes in turns: the wait lets one group too many pass", isa("cp.async.bulk.wait_group"),
          [(STORES, WAIT_BOX, WAIT_BOX.replace("buffers - 1", "buffers"))], BOX_STILL_READ),
    fault("no wait before a box is reused", TRIAL, [(STORES, WAIT_BOX, "")], BOX_STILL_READ),
    fault("the wait for the box comes after the bar.sync", isa("cp.async.bulk.wait_group; bar.sync"),
          [(STORES, WAIT_BOX, ""), (STORES, SYNC_BOX, SYNC_BOX + WAIT_BOX)], BOX_STILL_READ),
    fault("no bar.sync after the wait for the box", TRIAL, [(STORES, SYNC_BOX, "")], BOX_TOUCHED),
    fault("no bar.sync before the TMA store", TRIAL, [(STORES, SYNC_STORE, "")], BOX_TOUCHED),
    fault("no fence.proxy.async before the TMA store", TRIAL, [(STORES, FENCE_BOX, "")], UNFENCED),
    fault("bulk stores never committed", "Fuser#3561", [(STORES, COMMIT_STORE, "")], BOX_STILL_READ + "|" + EXITS),
    fault("both math warpgroups on one box", TRANSPOSED,
          [(KERNEL, STORE_PART, STORE_PART.replace("smem.d(math_warpgroup)", "smem.d(0)"))], BOX_TOUCHED),
    fault("both math warpgroups on one named barrier", TRIAL,
          [(KERNEL, STORE_PART, STORE_PART.replace("1 + math_warpgroup", "1"))],
          r"touches d\[\d\]|^deadlock: .*bar.sync 1", found_in=SOME),
    fault("the third math warpgroup on the box of the second one", TRANSPOSED,
          [(KERNEL, STORE_PART, STORE_PART.replace("smem.d(math_warpgroup)", "smem.d((math_warpgroup + 1) / 2)"))],
          BOX_TOUCHED, THREE),
    fault("no wait for the stores at exit", TRIAL, [(KERNEL, WAIT_AT_EXIT, "")], EXITS),
    fault("one store is not waited for at exit", isa("cp.async.bulk.wait_group"),
          [(KERNEL, WAIT_AT_EXIT, WAIT_AT_EXIT.replace("<0>", "<1>"))], EXITS),
    fault("the first math warpgroup alone waits for its stores at exit", TRANSPOSED,
          [(KERNEL, WAIT_AT_EXIT, WAIT_AT_EXIT.replace("threadIdx.x % warpgroup_threads == 0", "threadIdx.x == 0"))],
          EXITS, problem(n=370)),
    fault("another thread waits at exit", isa("cp.async.bulk.wait_group: the executing thread's groups"),
          [(KERNEL, WAIT_AT_EXIT, WAIT_AT_EXIT.replace("== 0", "== 32"))], EXITS),

    # ----------------------------------------------------------------------------------- products of B and A^T
    fault("every warpgroup multiplies the first 64 rows of B", TRANSPOSED,
          [(KERNEL, COLUMNS, "smem.b(ring.stage)")], WRONG_VALUES),
    fault("a warpgroup's rows of B begin 32 rows early", TRANSPOSED,
          [(KERNEL, COLUMNS, COLUMNS.replace("first_column", "first_column / 2"))], WRONG_VALUES),
    fault("every warpgroup stores the first 64 columns", TRANSPOSED,
          [(KERNEL, STORE, STORE.replace(" + first_column", ""))], STORED_TWICE + "|" + WRONG_VALUES),
    fault("math warpgroups swap their columns of D", TRANSPOSED,
          [(KERNEL, STORE, STORE.replace("first_column", "(wgmma_m - first_column)"))], WRONG_VALUES),
    fault("A's rows times B's, not the other way", TRANSPOSED,
          [(KERNEL, MULTIPLY, MULTIPLY.replace(f"{COLUMNS}, {ROWS}", f"{ROWS}, {COLUMNS}"))],
          WRONG_VALUES + "|" + STAGE_NOT_READY),
    fault("two warpgroups share columns: both multiply the first half of A's rows", TRANSPOSED,
          [(KERNEL, ROWS, "smem.a(ring.stage)")], WRONG_VALUES, PAIR),
    fault("two warpgroups share columns: both store the first half of the rows", TRANSPOSED,
          [(KERNEL, STORE, STORE.replace(" + first_row", ""))], STORED_TWICE + "|" + WRONG_VALUES, PAIR),
    fault("two warpgroups share columns: the second one multiplies B's next rows", TRANSPOSED,
          [(KERNEL, "const u32 first_column = math_warpgroup / Config::row_groups * wgmma_m;",
            "const u32 first_column = math_warpgroup * wgmma_m;")], STAGE_NOT_READY + "|" + WRONG_VALUES, PAIR),
    fault("stride byte offset 2048 in the descriptor of B's rows", TRIAL,
          [(SCHEDULE, A_DESC, A_DESC.replace("swizzle_period", "2 * swizzle_period"))],
          STAGE_NOT_READY + "|" + WRONG_VALUES),
    fault("stride byte offset 512 in the descriptor of A's rows", TRIAL,
          [(SCHEDULE, B_DESC, B_DESC.replace("swizzle_period", "swizzle_period / 2"))], WRONG_VALUES),
    fault("no wgmma.fence", TRIAL, [(SCHEDULE, FENCE_MMA, "")],
          r"^wgmma at .*: no wgmma.fence since its accumulators were last open to the thread"),
    fault("no wgmma.commit_group", TRIAL, [(SCHEDULE, COMMIT, "")], rf"{IN_FLIGHT}|{EARLY_RELEASE}"),
    fault("no wgmma.wait_group before the epilogue", TRIAL, [(KERNEL, WAIT_ALL, "")], rf"{IN_FLIGHT}|{EARLY_RELEASE}"),
    fault("floats: no wgmma.wait_group before the epilogue", TRIAL, [(KERNEL, WAIT_ALL, "")],
          rf"^st.global at epilogue.cuh:\d+ by .* reads accumulators of a wgmma|{EARLY_RELEASE}", FLOATS),
    fault("every k block begins at zero", isa("wgmma.mma_async: scale-d"), [(SCHEDULE, SCALE, "k > 0")], WRONG_VALUES),

    # ------------------------------------------------------------------------------------------------ full[stage]
    fault("no wait for full", TRIAL, [(KERNEL, WAIT_FULL, "")], STAGE_NOT_READY),
    fault("math's first parity is wrong", TRIAL,
          [(KERNEL, WAIT_FULL, WAIT_FULL.replace("ring.parity", "ring.parity ^ 1"))],
          rf"{STAGE_NOT_READY}|{DEADLOCK}.*full\[0\] parity 1 \(phase 1"),
    fault("one lane of each warp waits for full", BY_HAND,
          [(KERNEL, WAIT_FULL, WAIT_FULL.replace("while (!", "while (threadIdx.x % 32 == 0 && !"))], STAGE_NOT_READY),
    fault("try_wait called once", isa("mbarrier.try_wait"),
          [(KERNEL, WAIT_FULL, WAIT_FULL.replace("while (!", "if (!"))],
          STAGE_NOT_READY, found_in=SOME),
    fault("full complete with one of its two arrivals", isa("mbarrier.init"),
          [(KERNEL, COUNT_FULL, COUNT_FULL.replace("2)", "1)"))],
          rf"{STAGE_NOT_READY}|full\[\d\]{TOO_MANY}|{TOO_FEW_BYTES}|{NEXT_LOAD}|{DEADLOCK}"),
    fault("full waits for a third arrival", isa("mbarrier.init"),
          [(KERNEL, COUNT_FULL, COUNT_FULL.replace("2)", "3)"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 3 arrivals"),
    fault("expect_tx of A as large as of B", TRIAL,
          [(KERNEL, LOAD_A, LOAD_A.replace(
              "Config::cluster_n>", "Config::cluster_n, (Config::block_n - Config::block_m) * stage_row_bytes>"))],
          rf"{TOO_FEW_BYTES}|{DEADLOCK}.*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and -5120 bytes pending\)"),
    fault("no expect_tx", "seed documents S3", [(SCHEDULE, EXPECT, "  ptx::mbarrier_arrive(full);\n")],
          rf"{TOO_FEW_BYTES}|{STAGE_NOT_READY}|{DEADLOCK}.*full\[0\] .*\(phase 0: 0 of 2 arrivals and -37888 bytes"),
    fault("A is loaded by nobody", BY_HAND, [(KERNEL, LOAD_A_ROLE, "")],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 2 arrivals"),
    fault("B is loaded by nobody", BY_HAND, [(KERNEL, LOAD_B_ROLE, "")],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 2 arrivals"),
    fault("both load threads in one warp, one after the other", isa("mbarrier.try_wait"),
          [(KERNEL, LOAD_B_ROLE, LOAD_B_ROLE.replace("* 4 + 1", "* 4"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 2 arrivals"),
    fault("every lane of the first load warp loads", isa("mbarrier.arrive: pending count"),
          [(KERNEL, LOAD_A_ROLE, LOAD_A_ROLE.replace(" && ptx::elect_sync()", ""))],
          rf"full\[\d\]{TOO_MANY}|{NEXT_LOAD}still being written"),
    fault("A into B's stage", isa("Causality order"),
          [(KERNEL, LOAD_A, LOAD_A.replace("smem.a(stage)", "smem.b(stage)"))],
          rf"{NEXT_LOAD}still being written|{STAGE_NOT_READY}"),
    fault("A's rows at the tile's columns", "tile order", [(KERNEL, LOAD_A, LOAD_A.replace("origin.m", "origin.n"))],
          WRONG_VALUES),
    fault("destination of a TMA load not 128-byte aligned", BY_HAND,
          [(KERNEL, LOAD_A, LOAD_A.replace("smem.a(stage)", "smem.a(stage) + 64"))],
          r"^TMA load at schedule.cuh:\d+ .*: a\[0\]\+0x40 is not 128-byte aligned"),
    fault("no fence after mbarrier.init", "FlashKDA#24, tilelang#2634", [(KERNEL, FENCE_INIT, "")], INIT_UNPUBLISHED),
    fault("no bar.sync after the barriers are initialised", TRIAL, [(KERNEL, SYNC_INIT, "")],
          r"is no initialised mbarrier|" + INIT_UNORDERED),

    # ----------------------------------------------------------------------------------------------- empty[stage]
    fault("load does not wait for empty", TRIAL, [(SCHEDULE, WAIT_EMPTY, "")], rf"full\[\d\]{TOO_MANY}|{NEXT_LOAD}"),
    fault("load's first parity is wrong", TRIAL,
          [(SCHEDULE, WAIT_EMPTY, WAIT_EMPTY.replace("ring.parity ^ 1", "ring.parity"))],
          DEADLOCK + r"CTA \d warps 8 to 9 \(2 lanes\) wait for empty\[0\] parity 0"),
    fault("parity does not flip", TRIAL, [(SCHEDULE, "      parity ^= 1;\n", "")],
          rf"full\[\d\]{TOO_MANY}|{STAGE_NOT_READY}|{NEXT_LOAD}"),
    fault("math's ring has one stage less", BY_HAND,
          [(KERNEL, MATH_RING, MATH_RING.replace("Config::stages", "Config::stages - 1"))],
          rf"{DEADLOCK}|{STAGE_NOT_READY}|{NEXT_LOAD}|{TOO_MANY}"),
    fault("empty waits for one math warpgroup alone", TRANSPOSED,
          [(KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace("Config::math_warpgroups * ", ""))],
          rf"empty\[\d\]{TOO_MANY}|{EARLY_RELEASE}"),
    fault("count of empty one too small", TRIAL,
          [(KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace("cluster_size", "cluster_size - 1"))],
          rf"empty\[\d\]{TOO_MANY}|{EARLY_RELEASE}"),
    fault("count of empty one too large", TRIAL,
          [(KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace("cluster_size", "cluster_size + 1"))],
          DEADLOCK + r".*empty\[0\] parity 0 \(phase 0: 1 of 9 arrivals"),
    fault("three math warpgroups: empty waits for two", TRANSPOSED,
          [(KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace("Config::math_warpgroups", "2"))],
          rf"empty\[\d\]{TOO_MANY}|{EARLY_RELEASE}", THREE),
    fault("one warp releases for its warpgroup", isa("wgmma.wait_group: the executing threads' groups"),
          [(SCHEDULE, RANK_GUARD, "  if (threadIdx.x % warpgroup_threads != 0) return;\n"),
           (KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace(" * 4", ""))], EARLY_RELEASE),
    fault("stage released before its wgmma is done", TRIAL,
          [(KERNEL, MULTIPLY, MULTIPLY + RELEASE.replace("previous_", "ring.")),
           (KERNEL, RELEASE_PREVIOUS, "      }\n"), (KERNEL, RELEASE_LAST, "\n")], EARLY_RELEASE),
    fault("the stage in use is released", "facebookexperimental/triton#1278",
          [(KERNEL, RELEASE_PREVIOUS, RELEASE_PREVIOUS.replace("previous_stage", "ring.stage"))], EARLY_RELEASE),
    fault("wgmma.wait_group lets one group too many pass", BY_HAND,
          [(KERNEL, WAIT_ONE, WAIT_ONE.replace("<1>", "<2>"))], EARLY_RELEASE),
    fault("the last stage of a tile never released", isa("mbarrier: Phase of the mbarrier object"),
          [(KERNEL, RELEASE_LAST, "\n")], DEADLOCK + r".*empty\[\d\] parity \d \(phase \d+: 8 of 8 arrivals"),
    fault("a stage released twice", isa("mbarrier.arrive: pending count"),
          [(KERNEL, RELEASE_LAST, RELEASE_LAST + RELEASE)], rf"empty\[\d\]{TOO_MANY}|{EARLY_RELEASE}"),

    # ------------------------------------------------------------------------------------------ which tile, whose work
    fault("tiles computed twice", "tile order", [(SCHEDULE, LOAD_STEP, "++index"), (KERNEL, MATH_STEP, "++index")],
          r"^work: \d+ wgmmas, must be \d+|" + STORED_TWICE),
    fault("load and math walk the tiles in different order", isa("Causality order"),
          [(SCHEDULE, LOAD_ORIGIN, LOAD_ORIGIN.replace("index)", "index ^ (index < 2 ? 1 : 0))"))], WRONG_VALUES),
    fault("load ends a tile one k block early", isa("mbarrier.try_wait"),
          [(SCHEDULE, LOAD_K_LOOP, LOAD_K_LOOP.replace("k_block <", "k_block + 1 <"))],
          DEADLOCK + r".*full\[\d\] parity \d \(phase \d+: 2 of 2 arrivals|" + WRONG_VALUES),
    fault("math ends a tile one k block early", isa("cp.async.bulk: completion before the CTA exits"),
          [(KERNEL, MATH_K_LOOP, MATH_K_LOOP.replace("k_block <", "k_block + 1 <"))],
          r"^CTA \d exits (while|without having waited for) the asynchronous write|" + DEADLOCK + r".*empty\[\d\]"),
    fault("too few k blocks", "launcher", [(LAUNCHER, CEIL_OF_K, "x.k / stage_k<typename Config::Input>")],
          WRONG_VALUES),
    fault("one load warp launched", "launcher", [(HOST, "Config::threads,", "Config::threads - 32,")],
          DEADLOCK + r".*bar.sync 0 \(288 of 320 threads\)|^bar.sync at .*: id = 0, threads = 320"),
    fault("one warp of each warpgroup does not multiply", isa("wgmma: .sync.aligned"),
          [(KERNEL, MATH_ROLE, MATH_ROLE.replace("if (warp <", "if (warp % 4 < 3 && warp <"))],
          DEADLOCK + r"|^cvt .* reads accumulators|^wgmma .* different descriptors"),
    fault("box of A's map as high as of B's", "launcher",
          [(LAUNCHER, BOX_OF_A, BOX_OF_B)],
          rf"{DEADLOCK}.*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and 5120 bytes pending\)|{STAGE_NOT_READY}"),
    fault("shared memory smaller than Smem", "seed documents S3",
          [(LAUNCHER, SHARED_MEMORY, SHARED_MEMORY + " - 32")],
          r"^mbarrier.init at .*: address \d+ lies outside the \d+ bytes of shared memory"),
    fault("staging begins inside a swizzle period", "tilelang#2379",
          [(KERNEL, SMEM_D, "  unsigned char gap[512];\n" + SMEM_D)], WRONG_VALUES),
    fault("shared memory begins inside a swizzle period, which the kernel checks", isa("Tensors: Swizzling modes"),
          [(KERNEL, "smem{ptx::dynamic_smem()}", "smem{ptx::dynamic_smem() + 512}")],
          r"^trap at gemm_swapped.cuh:\d+"),

    # --------------------------------------------------------------------------------------------------- clusters
    fault("cluster: stages released to the own CTA only", TRIAL, [(SCHEDULE, ARRIVE_CLUSTER, ARRIVE_AT_HOME)],
          DEADLOCK + r".*empty\[0\] parity 0 \(phase 0: 8 of 16 arrivals", CLUSTER),
    fault("cluster: load waits for the own CTA's math only", "humming PR#53, PR#54",
          [(SCHEDULE, ARRIVE_CLUSTER, ARRIVE_AT_HOME),
           (KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace(" * Config::cluster_size", ""))],
          rf"{STILL_READ}|{NEXT_LOAD}still being written|{TOO_FEW_BYTES}", CLUSTER),
    fault("cluster: bar.sync instead of the cluster's barrier after init", TRIAL,
          [(KERNEL, SYNC_INIT_CLUSTER, SYNC_INIT + "  } else {\n    ptx::bar_sync(0, Config::threads);\n")],
          r"is no initialised mbarrier|" + INIT_UNORDERED, CLUSTER),
    fault("cluster: no wait after barrier.cluster.arrive", isa("barrier.cluster"),
          [(KERNEL, SYNC_INIT_CLUSTER, SYNC_INIT_CLUSTER.replace("    ptx::barrier_cluster_wait();\n", ""))],
          rf"{INIT_UNORDERED}|is no initialised mbarrier", CLUSTER),
    fault("cluster: no fence after mbarrier.init", "FlashKDA#25", [(KERNEL, FENCE_INIT, "")], INIT_UNPUBLISHED,
          CLUSTER),
    fault("cluster: both CTAs load the same half of B", TRIAL,
          [(SCHEDULE, "static_cast<i32>(row + first)", "static_cast<i32>(row)")], WRONG_VALUES, CLUSTER),
    fault("cluster: both halves of A at the same place",
          isa("cp.async.bulk.tensor: destination at the same CTA offset"),
          [(SCHEDULE, "multicast(dst + first * stage_row_bytes", "multicast(dst")],
          rf"{NEXT_LOAD}still being written|{STAGE_NOT_READY}", WIDE_CLUSTER),
    fault("cluster: A is shared by CTAs that share B", "launcher",
          [(KERNEL, LOAD_A, LOAD_A.replace("cluster_n", "cluster_m"))],
          rf"{TOO_FEW_BYTES}|{NEXT_LOAD}|{STAGE_NOT_READY}|{DEADLOCK}|{WRONG_VALUES}", CLUSTER),
    fault("cluster: mask misses the other CTA", TRIAL,
          [(SCHEDULE, "(1 << shared_by) - 1)", "1 << ptx::cluster_ctarank())")],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and \d+ bytes pending", WIDE_CLUSTER),
    fault("cluster: a CTA expects only the half that it loads", "cutlass#851",
          [(SCHEDULE, EXPECT, EXPECT.replace("rows *", "rows / shared_by *"))], rf"{TOO_FEW_BYTES}|{STAGE_NOT_READY}",
          CLUSTER),
    fault("cluster: box of B's map not halved", isa("Tensors: Bounding box"),
          [(LAUNCHER, BOX_OF_B, "Config::block_n,")],
          rf"{TOO_FEW_BYTES}|{NEXT_LOAD}still being written|{STAGE_NOT_READY}", CLUSTER),
    fault("cluster: nobody waits for the last releases", TRIAL,
          [(KERNEL, LOAD_B_OUTLASTS, LOAD_B_OUTLASTS.replace(", true", ""))], EXIT_BEFORE_ARRIVAL, CLUSTER),
    fault("cluster: nobody waits for the last releases, A is shared", TRIAL,
          [(KERNEL, LOAD_B_OUTLASTS, LOAD_B_OUTLASTS.replace(", true", ""))], EXIT_BEFORE_ARRIVAL, WIDE_CLUSTER),
    fault("cluster: one of the last releases is not waited for", BY_HAND,
          [(SCHEDULE, WAIT_LAST_EMPTY, WAIT_LAST_EMPTY.replace("i = 0", "i = 1"))], EXIT_BEFORE_ARRIVAL, CLUSTER),

    # ------------------------------------------------------------------------------------------- alpha, beta and C
    fault("C read as if D were not transposed", "alpha and beta",
          [(KERNEL, SCALE_PART, SCALE_PART.replace("true", "false"))], WRONG_VALUES, SCALED),
    fault("C at the rows of the first part", "tile order",
          [(KERNEL, SCALE_PART, SCALE_PART.replace("part_y", "y"))], WRONG_VALUES, SCALED),
    fault("C at the first 64 columns of the tile", "tile order",
          [(KERNEL, SCALE_PART, SCALE_PART.replace("x, part_y", "x - math_warpgroup * wgmma_m, part_y"))], WRONG_VALUES,
          SCALED),
    fault("alpha and beta for the first part alone", "alpha and beta",
          [(KERNEL, SCALE_PART, "if (first == 0) " + SCALE_PART)], WRONG_VALUES, SCALED),
    fault("alpha and beta left out", "alpha and beta", [(KERNEL, SCALE_PART, "")], WRONG_VALUES, SCALED),
    fault("columns past D read the last column of C, which is D", isa("Causality order"),
          [(EPILOGUE, "    if (place.row(h) >= long_side) continue;\n", ""),
           (EPILOGUE, "const u32 column = x + (is_transposed ? place.row(h) : place.column(0));",
            "const u32 column = x + place.row(h) < matrix.columns ? x + place.row(h) : matrix.columns - 1;")],
          C_OVERWRITTEN + "|" + STORE_OVER_READ, IN_PLACE),
    fault("floats stored as if D were not transposed", TRANSPOSED,
          [(KERNEL, STORE_FLOATS, STORE_FLOATS.replace("true", "false"))],
          WRONG_VALUES + r"|touches global memory|^canary", FLOATS),
    fault("floats: all parts stored at the place of the first one", PART,
          [(KERNEL, STORE_FLOATS, STORE_FLOATS.replace("part_y", "y"))], WRONG_VALUES, FLOATS),
    fault("floats: one row too many", isa("st"),
          [(EPILOGUE, "if (8 * j + 1 < left) function", "if (8 * j < left) function")], r"^canary: |outside",
          problem(output="float", m=295, n=70)),

    # ----------------------------------------------------------------------------------- programmatic launches
    fault("A is loaded before the kernel before has ended", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_A, LOAD_A_BEGIN)], BEFORE_ITS_END, AFTER),
    fault("the wait for the kernel before, by threads that load nothing", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_A, LOAD_A_BEGIN),
           (KERNEL, LOAD_B_ROLE, LOAD_B_ROLE + "  ptx::griddepcontrol_wait();\n")], BEFORE_ITS_END, AFTER),
    fault("B is loaded early, and nobody has promised that it is ready", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_B, "")], BEFORE_ITS_END, AFTER),
    fault("B waits where it is promised to be ready, and only there", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_B, WAIT_PREVIOUS_B.replace("!", ""))], BEFORE_ITS_END, AFTER),
    fault("weights ready: A is loaded early", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_A, LOAD_A_BEGIN)], BEFORE_ITS_END, WEIGHTS_READY),
    fault("C is read before the kernel before has ended", isa("griddepcontrol.wait; Causality order"),
          [(KERNEL, MATH_ROLE, "  (void)ptx::ld_global_b32(params.d.c);\n" + MATH_ROLE)], BEFORE_ITS_END, AFTER),
]

HARMLESS = [
    fault("gemm_swapped: the first products are added to accumulators that each tile begins with at zero",
          isa("wgmma.mma_async: scale-d"), [(SCHEDULE, SCALE, "true")], ""),
    fault("gemm_swapped: each group is waited for", isa("wgmma.wait_group"),
          [(KERNEL, WAIT_ONE, WAIT_ONE.replace("<1>", "<0>"))], ""),
    fault("gemm_swapped: boxes in turns, and each store waits for the one before", isa("cp.async.bulk.wait_group"),
          [(STORES, WAIT_BOX, WAIT_BOX.replace("buffers - 1", "0"))], ""),
    fault("gemm_swapped: one box, and each store waits for the one before", isa("cp.async.bulk.wait_group"),
          [(KERNEL, "store_buffers = 2;", "store_buffers = 1;"), (KERNEL, NEXT_BUFFER, "")], ""),
    fault("gemm_swapped: the leader fences for all, behind the bar.sync", isa("Proxy-preserved base causality order"),
          [(STORES, FENCE_BOX, ""), (STORES, SYNC_STORE, SYNC_STORE + "    if (leader) ptx::fence_proxy_async_shared_cta();\n")],
          ""),
    fault("gemm_swapped: expect_tx after the copy", isa("mbarrier: Phase completion"),
          [(SCHEDULE, EXPECT, ONE_LOADER + EXPECT), (SCHEDULE, LOAD_ONE, LOAD_ONE + OTHER_LOADER + EXPECT)], ""),
    fault("gemm_swapped: cluster: expect_tx after the copies", isa("mbarrier: Phase completion"),
          [(SCHEDULE, EXPECT, ""), (SCHEDULE, MASK, MASK + EXPECT), (SCHEDULE, LOAD_ONE, LOAD_ONE + EXPECT)], "",
          CLUSTER),
    fault("gemm_swapped: cluster: all meet at the end, instead of the wait for the last releases",
          isa("barrier.cluster"),
          [(KERNEL, LOAD_B_OUTLASTS, LOAD_B_OUTLASTS.replace(", true", "")),
           (KERNEL, LOAD_B_ROLE, LOAD_B_ROLE + SYNC_EXIT)], "", CLUSTER),
    fault("gemm_swapped: lane 0 loads", isa("elect.sync"),
          [(KERNEL, LOAD_A_ROLE, LOAD_A_ROLE.replace("ptx::elect_sync()", "threadIdx.x % 32 == 0")),
           (KERNEL, LOAD_B_ROLE, LOAD_B_ROLE.replace("ptx::elect_sync()", "threadIdx.x % 32 == 0"))], ""),
    fault("gemm_swapped: every lane releases", isa("mbarrier.arrive"),
          [(SCHEDULE, RANK_GUARD, ""), (KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace("* 4", "* 128"))], ""),
    fault("gemm_swapped: the first warpgroup stores on the barrier on which the CTA has met", isa("bar.sync"),
          [(KERNEL, STORE_PART, STORE_PART.replace("1 + math_warpgroup", "math_warpgroup"))], ""),
    fault("gemm_swapped: two stages", isa("mbarrier"),
          [(KERNEL, "u32 stages =\n      (max_shared", "u32 stages = 2, fit =\n      (max_shared")], ""),
    fault("gemm_swapped: launch_dependents first", isa("griddepcontrol.launch_dependents: no memory ordering"),
          [(KERNEL, LAUNCH_NEXT, ""),
           (KERNEL, MATH_ROLE, "  ptx::griddepcontrol_launch_dependents();\n" + MATH_ROLE)], "", AFTER),
    fault("gemm_swapped: every thread waits for the kernel before", isa("griddepcontrol.wait"),
          [(KERNEL, SYNC_INIT, "    ptx::griddepcontrol_wait();\n" + SYNC_INIT)], "", AFTER),
]
