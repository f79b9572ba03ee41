"""Faults of gemm_fp8_block_splitk, in the form of faults.py. How K is split is in the list of gemm_splitk, how scales
are read and promoted in that of gemm_fp8_block."""

from faults import (BEFORE_ITS_END, BY_HAND, DEADLOCK, NEXT_LOAD, STAGE_NOT_READY, STILL_READ, TOO_FEW_BYTES, TOO_MANY,
                    TRIAL, WAIT_FULL, WRONG_VALUES, Fault, Problem, isa)
from fp8_block_faults import (ARRIVE_BLOCKS, BETWEEN_ROWS, BLOCKS_BEGIN, COLUMNS_BOUND, FETCH, FETCHED, FETCHED_AHEAD,
                              PROMOTE, PROMOTION, ROWS_BOUND, SCALES_NOT_READY, SCALES_OVERLAP, SCALES_STILL_READ,
                              SYNC_LANES, THIRD, TWO_BLOCKS, UNLESS_READY, WHICH)
from splitk_faults import (COUNT_EMPTY, FEW_ROWS, IN_FLIGHT, MATH_ROLE, PARTIAL, PARTIAL_NOT_READY, SHARED, WAIT_PUSHED)

KERNEL = "kernels/gemm_fp8_block_splitk.cuh"
HOST = "host/gemm_fp8_block_splitk.hpp"


def problem(block_m=64, block_n=64, cluster_n=2, m=70, n=150, k=1400, scales="b_128x128", **more):
    """2 stages, and 3 steps along K for each CTA. D^T is computed where block_m is less than 64, or block_n is 64."""
    return Problem(kernel="gemm_fp8_block_splitk", input="e4m3", scales=scales, block_m=block_m, block_n=block_n,
                   cluster_n=cluster_n, m=m, n=n, k=k, **more)


PLAIN = problem()
ROWS = problem(block_m=32, block_n=128, scales="b_1x128")
NOT_SWAPPED = problem(block_m=128, block_n=72, output="float", m=150, k=500)
ONE = problem(cluster_n=1, k=300)  # 3 tiles for each CTA
# Rows that TMA leaves out; steps of four k blocks, of which the last one has one; 192 rows of B lie in two of its
# blocks.
FEW = problem(block_m=16, block_n=192, m=8, n=400, k=1650)
LONG = problem(m=20, n=40, k=4400)  # 35 k blocks: those of the second CTA have their scales in two parts
# Programmatic launches: the kernel before writes A, B, their scales and C; or A and its scales and C, and B is promised
# to be ready.
AFTER = problem(n=70, k=300, options=("scaled", "after_abc"))
WEIGHTS_READY = problem(n=70, k=300, options=("scaled", "after_ac"))
ROWS_AFTER = problem(scales="b_1x128", n=70, k=300, options=("scaled", "after_abc"))

# Parts of the kernel that several faults change.
BYTES_A = "Config::stage_blocks * Config::block_m * sizeof(float) : 0;"
BYTES_B = "Config::stage_blocks * Config::block_n * sizeof(float) : 0;"
LOAD_A_STEPS = "  splitk::load<Config, true>(params"
LOAD_B_STEPS = (
    "  splitk::load<Config, false>(params, smem, [&](TileIndex origin, u32 k_block, u32 stage) {\n"
    "    const u32 block"
)
LOAD_A = "splitk::load_stage<Config, scale_bytes>(params.a,"
SCALE_A = "smem.scale_a(block + i), &params.scales.a, static_cast<i32>(origin.m),\n static_cast<i32>(k_block + i),"
BLOCKS_LOOP = "    for (u32 i = 0; i < Config::stage_blocks; ++i)\n      copy_block_scales<Config::block_n>("
COPY_BLOCKS = (
    "params.scales, origin.n, k_block + i, k_block + i == first, of_lane,\n"
    "                                         smem.scale_b(stage * Config::stage_blocks + i));\n"
)
SYNC_BLOCKS = (
    "    ptx::bar_warp_sync();  // all lanes have written theirs, one may say so: they become visible to math\n"
)
FIRST_BLOCK = "splitk::first_step<Config>(params, ptx::cluster_ctarank()) * Config::stage_blocks;"
LOAD_WARPS = "load_warps = scales == BlockScales::b_128x128 ? 3 : 2;"
WAIT = "    ptx::wgmma_wait_group<0>();  // t may be read\n"
WAIT_SWAPPED = WAIT + "    constexpr BlockScales of_columns ="
PROMOTE_PLAIN = "    promote(t[0], rows.factors[0], columns, false, d);\n"
PROMOTE_SWAPPED = (
    "promote(t[0], rows.factors[0], columns_of_b<of_columns, Config::block_m>(smem.scale_a(block), 0), false, d);"
)
MULTIPLY_SWAPPED = "smem.a(block), t, false);"
OF_ROWS_SWAPPED = "row_vector<of_rows, 1>(smem.scale_b(block), first_row);"
BLOCK_OF_ROWS = "(origin.n % 128 + first_row) / 128"
ZERO = "  if (params.a_rows < Config::block_m) splitk::zero_rest_of_a<Config>(params, smem);\n"
TILES = "  for (u32 tile = blockIdx.x / Config::splits; tile < params.tiles; tile += gridDim.x / Config::splits) {\n"
DECLARE_D = "    float d[Config::wgmma_columns / 2] = {};  // of the CTA's part of K, in fp32\n"
PROMOTE_STAGE = (
    "      for (u32 i = 0; i < Config::stage_blocks; ++i)\n"
    "        multiply_and_promote(smem, ring.stage * Config::stage_blocks + i, origin, first_row, t, d);\n"
)
RELEASE = "      release(smem.empty(ring.stage));\n"
SUM = "    splitk::sum_and_store<Config>(params, smem, tile, first_row, d);\n"

EARLY_RELEASE = (
    rf"{NEXT_LOAD}still being (read|written)|{STAGE_NOT_READY}|{SCALES_STILL_READ}|{SCALES_OVERLAP}"
    rf"|(full|empty)\[\d\]{TOO_MANY}|{DEADLOCK}"
)
NOT_A_NUMBER = r"^wrong values: .* = -?nan, must be"  # what the model puts into accumulators in flight


def fault(name, source, edits, message, problem=PLAIN, **more):
    return Fault(name, source, edits, message, problem, **more)


FAULTS = [
    # --------------------------------------------------------------------------------------------------- promotion
    fault("half of a stage's k blocks multiplied and promoted", PROMOTION,
          [(KERNEL, PROMOTE_STAGE, PROMOTE_STAGE.replace("stage_blocks; ++i", "stage_blocks; i += 2"))],
          WRONG_VALUES + "|^work: ", FEW),
    fault("of a stage, only the first k block promoted", PROMOTION,
          [(KERNEL, PROMOTE_SWAPPED, "if (block % Config::stage_blocks == 0) " + PROMOTE_SWAPPED)], WRONG_VALUES, FEW),
    fault("the tensor cores add a stage's k blocks up, too", PROMOTION,
          [(KERNEL, MULTIPLY_SWAPPED, MULTIPLY_SWAPPED.replace("false", "block % Config::stage_blocks > 0"))],
          WRONG_VALUES, FEW),
    fault("sums pushed before the last promotion", PROMOTION,
          [(KERNEL, SUM, ""), (KERNEL, PROMOTE_STAGE, "      if (step + 1 == splitk::first_step<Config>(params, rank"
            " + 1))\n  " + SUM + PROMOTE_STAGE)], WRONG_VALUES),
    fault("sums not zeroed for the next tile", PROMOTION,
          [(KERNEL, DECLARE_D, ""), (KERNEL, TILES, DECLARE_D + TILES)], WRONG_VALUES, ONE),
    fault("swapped: t read before wgmma.wait_group", isa("wgmma.wait_group"),
          [(KERNEL, WAIT_SWAPPED, WAIT_SWAPPED.replace(WAIT, "")),
           (KERNEL, PROMOTE_SWAPPED, PROMOTE_SWAPPED + "\n" + WAIT)],
          NOT_A_NUMBER),
    fault("t read before wgmma.wait_group", isa("wgmma.wait_group"),
          [(KERNEL, WAIT + PROMOTE_PLAIN, PROMOTE_PLAIN + WAIT)], NOT_A_NUMBER, NOT_SWAPPED),
    fault("no wgmma.wait_group", isa("wgmma.wait_group"), [(KERNEL, WAIT_SWAPPED, WAIT_SWAPPED.replace(WAIT, ""))],
          IN_FLIGHT + "|" + STILL_READ + "|" + EARLY_RELEASE),

    # -------------------------------------------------------------------------------------------- which scale it is
    fault("swapped: the first block's scale for every 64 rows of B", WHICH,
          [(KERNEL, BLOCK_OF_ROWS, "0")], WRONG_VALUES, FEW),
    fault("swapped: a tile's 64 rows counted as if it began with a block", WHICH,
          [(KERNEL, BLOCK_OF_ROWS, "first_row / 128")], WRONG_VALUES, FEW),
    fault("swapped: the first warpgroup's block for all", WHICH,
          [(KERNEL, BLOCK_OF_ROWS, BLOCK_OF_ROWS.replace(" + first_row", ""))], WRONG_VALUES, FEW),
    fault("swapped: the block's number in B, not in the tile", WHICH,
          [(KERNEL, BLOCK_OF_ROWS, BLOCK_OF_ROWS.replace(" % 128", ""))], WRONG_VALUES + "|" + SCALES_NOT_READY, FEW),
    fault("swapped: the two blocks of a tile have each other's scales", WHICH,
          [(PROMOTE, TWO_BLOCKS, TWO_BLOCKS.replace("+ i", "+ 1 - i"))], WRONG_VALUES, FEW),
    fault("swapped: rows of B have the scales of A's", WHICH,
          [(KERNEL, OF_ROWS_SWAPPED, OF_ROWS_SWAPPED.replace("scale_b", "scale_a"))],
          WRONG_VALUES + "|" + SCALES_NOT_READY, ROWS),
    fault("swapped: the first warpgroup's scales of B's rows for all", WHICH,
          [(KERNEL, OF_ROWS_SWAPPED, OF_ROWS_SWAPPED.replace("first_row", "0"))], WRONG_VALUES, ROWS),
    fault("the first k block's scales of A for all of a stage", WHICH,
          [(KERNEL, SCALE_A, SCALE_A.replace("k_block + i", "k_block"))], WRONG_VALUES, FEW),
    fault("the first k block's blocks of B for all of a stage", WHICH,
          [(KERNEL, COPY_BLOCKS, COPY_BLOCKS.replace("k_block + i, k", "k_block, k"))], WRONG_VALUES, FEW),
    fault("a step is taken for a k block", WHICH,
          [(KERNEL, SCALE_A, SCALE_A.replace("k_block + i", "k_block / Config::stage_blocks"))], WRONG_VALUES, FEW),
    fault("not swapped: the second 64 rows have the first ones' scales", WHICH,
          [(KERNEL, "row_vector<scales, 1>(smem.scale_a(block), first_row)",
            "row_vector<scales, 1>(smem.scale_a(block), 0)")], WRONG_VALUES, NOT_SWAPPED),
    fault("not swapped: every tile is taken to begin with a block of B", WHICH,
          [(KERNEL, "(smem.scale_b(block), origin.n);", "(smem.scale_b(block), 0);")], WRONG_VALUES, NOT_SWAPPED),

    # ------------------------------------------------------------------- the scales of 32 k blocks, each by a lane
    fault("scales fetched at multiples of 32 k blocks alone", FETCHED_AHEAD,
          [(PROMOTE, FETCH, FETCH.replace("is_first || ", ""))], WRONG_VALUES),
    fault("scales fetched once for each CTA's part of K", FETCHED_AHEAD, [(PROMOTE, FETCH, "if (is_first)")],
          WRONG_VALUES, LONG),
    fault("scales of the 32 k blocks from a CTA's first one on", FETCHED_AHEAD,
          [(PROMOTE, FETCHED, "k_block + lane;")], WRONG_VALUES),
    fault("the first 32 k blocks' scales for all", FETCHED_AHEAD,
          [(PROMOTE, FETCHED, "lane;")], WRONG_VALUES, LONG),
    fault("the first CTA's first k block taken for every one's", FETCHED_AHEAD,
          [(KERNEL, FIRST_BLOCK, FIRST_BLOCK.replace("ptx::cluster_ctarank()", "0"))], WRONG_VALUES),

    # --------------------------------------------------------------------------- when scales are read and written
    fault("scales of A read after their stage is released", isa("mbarrier: Phase of the mbarrier object"),
          [(KERNEL, SYNC_LANES + RELEASE, ""),
           (KERNEL, WAIT_SWAPPED, WAIT_SWAPPED.replace(
               WAIT, WAIT + "    if (block % Config::stage_blocks == Config::stage_blocks - 1) {\n      ptx::bar_warp_sync();\n"
               "      release(smem.empty(block / Config::stage_blocks));\n    }\n"))], SCALES_STILL_READ),
    fault("released when the first k block of four is promoted", PROMOTION,
          [(KERNEL, SYNC_LANES + RELEASE, ""),
           (KERNEL, PROMOTE_STAGE, PROMOTE_STAGE.replace(
               "t, d);\n", "t, d), i == 0 ? (ptx::bar_warp_sync(), release(smem.empty(ring.stage))) : void();\n"))],
          EARLY_RELEASE, problem(block_m=16, m=8, k=3000)),
    fault("no bar.warp.sync before the release", isa("bar.warp.sync"), [(KERNEL, SYNC_LANES, "")], SCALES_STILL_READ),
    fault("the scales of all k blocks of a stage at the same place", FEW_ROWS,
          [(KERNEL, SCALE_A, SCALE_A.replace("scale_a(block + i)", "scale_a(block)"))],
          SCALES_OVERLAP + "|" + SCALES_NOT_READY, FEW),
    fault("blocks of B at the place of the stage's number", FEW_ROWS,
          [(KERNEL, COPY_BLOCKS, COPY_BLOCKS.replace("stage * Config::stage_blocks + i", "stage + i"))],
          SCALES_OVERLAP + "|" + SCALES_NOT_READY, FEW),
    fault("the scales of one k block of a stage copied", FEW_ROWS,
          [(KERNEL, BLOCKS_LOOP, BLOCKS_LOOP.replace("stage_blocks; ++i", "stage_blocks; i += 2"))], SCALES_NOT_READY,
          FEW),
    fault("scales have places for one k block of each stage", FEW_ROWS,
          [(KERNEL, "scales[Config::stages * Config::stage_blocks];", "scales[Config::stages];")],
          r"lies outside the \d+ bytes of shared memory|" + SCALES_OVERLAP, FEW),
    fault("the box of A's scales is as wide as A's is high", FEW_ROWS,
          [(HOST, "x, Config::block_m, Config::block_n,", "x, params.a_rows, Config::block_n,"),
           (KERNEL, BYTES_A, BYTES_A.replace("Config::block_m", "8"))], SCALES_NOT_READY, FEW),
    fault("expect_tx of A's scales as if their box were as wide as A's is high", FEW_ROWS,
          [(KERNEL, BYTES_A, BYTES_A.replace("Config::block_m", "8"))],
          rf"{TOO_FEW_BYTES}|{SCALES_NOT_READY}|{STAGE_NOT_READY}|{DEADLOCK}.*full\[0\] .*: 0 of 3 .* -128 bytes", FEW),
    fault("the rest of A's stages not zeroed", FEW_ROWS, [(KERNEL, ZERO, "")],
          r"^wgmma \(B\) at schedule.cuh:\d+ touches a\[\d+\]\S*: never written", FEW),
    fault("expect_tx of the scales of one k block for each stage", FEW_ROWS,
          [(KERNEL, BYTES_A, BYTES_A.replace("Config::stage_blocks * ", ""))],
          rf"{TOO_FEW_BYTES}|{SCALES_NOT_READY}|{STAGE_NOT_READY}|{DEADLOCK}.*full\[0\] .*: 0 of 3 .* -192 bytes", FEW),
    fault("expect_tx without the bytes of A's scales", BY_HAND,
          [(KERNEL, LOAD_A, LOAD_A.replace(", scale_bytes", ""))],
          rf"{TOO_FEW_BYTES}|{SCALES_NOT_READY}|{STAGE_NOT_READY}|{DEADLOCK}.*full\[0\] .*: 0 of 3 .* -512 bytes"),
    fault("expect_tx with the bytes of B's scales twice", BY_HAND,
          [(KERNEL, BYTES_B, BYTES_B.replace("Config::stage", "2 * Config::stage"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and 1024 bytes pending\)", ROWS),

    # --------------------------------------------------------------------------------------------- roles, the ring
    fault("the third load warp does not arrive", THIRD, [(KERNEL, ARRIVE_BLOCKS, "")],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 3 arrivals and 0 bytes pending\)"),
    fault("the third load warp arrives before it writes", THIRD,
          [(KERNEL, ARRIVE_BLOCKS, ""), (KERNEL, BLOCKS_LOOP, ARRIVE_BLOCKS + BLOCKS_LOOP)],
          rf"{SCALES_NOT_READY}|{SCALES_STILL_READ}"),
    fault("the third load warp arrives for each k block of a stage", THIRD,
          [(KERNEL, SYNC_BLOCKS + ARRIVE_BLOCKS, ""), (KERNEL, BLOCKS_LOOP, BLOCKS_LOOP.replace("++i)", "++i) {")),
           (KERNEL, COPY_BLOCKS, COPY_BLOCKS + SYNC_BLOCKS + ARRIVE_BLOCKS + "    }\n")],
          rf"full\[\d\]{TOO_MANY}|{STAGE_NOT_READY}|{TOO_FEW_BYTES}|{SCALES_NOT_READY}", FEW),
    fault("every lane of the third load warp arrives", isa("mbarrier.arrive: pending count"),
          [(KERNEL, ARRIVE_BLOCKS, ARRIVE_BLOCKS.replace("if (threadIdx.x % 32 == 0) ", ""))],
          rf"full\[\d\]{TOO_MANY}|{SCALES_NOT_READY}|{STAGE_NOT_READY}|{TOO_FEW_BYTES}"),
    fault("no bar.warp.sync between the lane that writes scales and the one that arrives", isa("bar.warp.sync"),
          [(KERNEL, SYNC_BLOCKS, "")], rf"{SCALES_NOT_READY}|{SCALES_STILL_READ}"),
    fault("no third load warp", THIRD, [(KERNEL, LOAD_WARPS, "load_warps = 2;")], SCALES_NOT_READY),
    fault("no wait for full", TRIAL, [(KERNEL, WAIT_FULL, "")], f"{STAGE_NOT_READY}|{SCALES_NOT_READY}"),
    fault("count of empty one too small", TRIAL,
          [(SHARED, COUNT_EMPTY, COUNT_EMPTY.replace("math_warps)", "math_warps - 1)"))], EARLY_RELEASE),
    fault("no wait for what the others push", PARTIAL, [(SHARED, WAIT_PUSHED, "")], PARTIAL_NOT_READY),

    # ------------------------------------------------------------------------ tensor maps, programmatic launches
    fault("scales of k blocks past K are read", "launcher", [(PROMOTE, COLUMNS_BOUND, "")],
          f"{WRONG_VALUES}|{BETWEEN_ROWS}", FEW),
    fault("the scale of a block past B is read", "launcher", [(PROMOTE, ROWS_BOUND, "")], BETWEEN_ROWS, FEW),
    fault("A and its scales are loaded before the kernel before has ended", isa("griddepcontrol.wait"),
          [(KERNEL, "  ptx::griddepcontrol_wait();\n" + LOAD_A_STEPS, LOAD_A_STEPS)], BEFORE_ITS_END, AFTER),
    fault("block scales of B are read early, and nobody has promised that they are ready", isa("griddepcontrol.wait"),
          [(KERNEL, BLOCKS_BEGIN + UNLESS_READY, BLOCKS_BEGIN)], BEFORE_ITS_END, AFTER),
    fault("block scales of B waited for where they are promised to be ready, and only there",
          isa("griddepcontrol.wait"),
          [(KERNEL, BLOCKS_BEGIN + UNLESS_READY, BLOCKS_BEGIN + UNLESS_READY.replace("!", ""))], BEFORE_ITS_END, AFTER),
    fault("B and its rows' scales are loaded early, and nobody has promised that they are ready",
          isa("griddepcontrol.wait"),
          [(KERNEL, UNLESS_READY + LOAD_B_STEPS, LOAD_B_STEPS)], BEFORE_ITS_END, ROWS_AFTER),
    fault("weights ready: C is read before the kernel before has ended", isa("griddepcontrol.wait; Causality order"),
          [(KERNEL, MATH_ROLE, "  (void)ptx::ld_global_b32(params.d.c);\n" + MATH_ROLE)], BEFORE_ITS_END,
          WEIGHTS_READY),
]

HARMLESS = [
    fault("gemm_fp8_block_splitk: released when scales and products are in registers", PROMOTION,
          [(KERNEL, SYNC_LANES + RELEASE, ""),
           (KERNEL, WAIT + PROMOTE_PLAIN, WAIT + "    ptx::bar_warp_sync();\n    release(smem.empty(block));\n"
            + PROMOTE_PLAIN)], "", NOT_SWAPPED),
    fault("gemm_fp8_block_splitk: a bar.warp.sync after each k block", isa("bar.warp.sync"),
          [(KERNEL, PROMOTE_SWAPPED, PROMOTE_SWAPPED + "\n    ptx::bar_warp_sync();")], "", FEW),
    fault("gemm_fp8_block_splitk: 64 rows lie in the block in which their last one does", WHICH,
          [(KERNEL, BLOCK_OF_ROWS, BLOCK_OF_ROWS.replace("first_row", "first_row + 63"))], "", FEW),
    fault("gemm_fp8_block_splitk: the third load warp always waits for the kernel before",
          isa("griddepcontrol.wait"),
          [(KERNEL, BLOCKS_BEGIN + UNLESS_READY, BLOCKS_BEGIN + "  ptx::griddepcontrol_wait();\n")], "", WEIGHTS_READY),
]
