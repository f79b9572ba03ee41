"""Faults of gemm_fp8_block, in the form of faults.py: block scales, their promotion, and stores under the next tile's
products. Ring, roles and stores are as in gemm_cooperative, whose list has more of their faults."""

from faults import (ARRIVE_AT_HOME, ARRIVE_CLUSTER, BEFORE_ITS_END, BOX_STILL_READ, BY_HAND, CLAMPED_ROWS, COMMIT,
                    C_OVERWRITTEN, DEADLOCK, EXIT_BEFORE_ARRIVAL, EXPECT, FENCE_BOX, FENCE_INIT, FENCE_MMA,
                    INIT_UNORDERED, INIT_UNPUBLISHED, IN_FLIGHT, LAUNCHER, LAUNCH_NEXT, LOAD_A_BEGIN, LOAD_B_OUTLASTS,
                    LOAD_K_LOOP, LOAD_ONE, LOAD_ORIGIN, MASK, MATH_ROLE, NEXT_LOAD, RANK_GUARD, SCHEDULE,
                    SHARED_MEMORY, SOME, STAGE_NOT_READY, STILL_READ, STORED_TWICE, STORES, STORE_OVER_READ,
                    TOO_FEW_BYTES, TOO_MANY, TRIAL, UNFENCED, WAIT_AT_EXIT, WAIT_BOX, WAIT_EMPTY, WAIT_FULL,
                    WAIT_PREVIOUS_A, WRONG_VALUES, Fault, Problem, isa)

KERNEL = "kernels/gemm_fp8_block.cuh"
PROMOTE = "kernels/promote.cuh"
HOST = "host/gemm_fp8_block.hpp"
SCALES = "host/block_scales.hpp"
WHICH = "which scale"
PROMOTION = "promotion"
THIRD = "the third load warp"
FETCHED_AHEAD = "scales fetched ahead"
NEXT_STAGE = "the wait for the next stage"
OF_THREE = "three math warpgroups"
UNDER_PRODUCTS = "stores under the next tile's products"


def problem(block_m=128, block_n=64, m=200, n=150, k=500, scales="b_128x128", **more):
    """3 stages, 4 k blocks, and 2 or 3 tiles for each CTA."""
    return Problem(kernel="gemm_fp8_block", input="e4m3", scales=scales, block_m=block_m, block_n=block_n, m=m, n=n,
                   k=k, **more)


PLAIN = problem()
TALL = problem(block_m=256, m=300)  # 128 rows of each warpgroup, half of them at a time
WIDE = problem(block_n=96, n=230)  # the second tile lies in two blocks of B, and the third in one and beyond N
ROWS = problem(scales="b_1x128")
FLOATS = problem(output="float")
THREE = problem(block_m=192, m=300)  # three math warpgroups
LONG = problem(m=20, n=40, k=4300)  # 34 k blocks: their scales are fetched in two parts
EIGHT = problem(n=70)  # k blocks for each CTA, which are no whole trips round the ring
CLUSTER = problem(cluster_m=2)  # B is shared
WIDE_CLUSTER = problem(cluster_n=2)  # A is shared
IN_PLACE = problem(m=150, options=("scaled", "in_place"))
# Programmatic launches: the kernel before writes A, B, their scales and C; or A and its scales and C, and B is promised
# to be ready.
AFTER = problem(m=130, n=70, k=300, options=("scaled", "after_abc"))
WEIGHTS_READY = problem(m=130, n=70, k=300, options=("scaled", "after_ac"))
ROWS_AFTER = problem(scales="b_1x128", m=130, n=70, k=300, options=("scaled", "after_abc"))
ROWS_READY = problem(scales="b_1x128", m=130, n=70, k=300, options=("scaled", "after_ac"))

# Parts of the kernel that several faults change.
OF_ROWS = "      const auto rows = row_vector<Config::scales, tiles_m>(smem.scale_a(stage), first_row);\n"
OF_COLUMNS = (
    "      const auto columns = columns_of_b<Config::scales, Config::block_n>(smem.scale_b(stage), origin.n);\n"
)
MULTIPLY = (
    "        multiply_stage<typename Config::Input, typename Config::InputB>(\n"
    "            smem.a(stage) + (first_row + i * wgmma_m) * stage_row_bytes, smem.b(stage), t, false);\n"
)
STORE_PREVIOUS = "        if (is_first && has_previous) store(i);\n"
WAIT = "        ptx::wgmma_wait_group<0>();  // t may be read\n"
PROMOTE_T = "        promote(t[0], rows.factors[i], columns, is_first, d[i]);\n"
SYNC_LANES = "    ptx::bar_warp_sync();  // all lanes have read their scales, one may say so\n"
RELEASE = "    release<Config::cluster_size>(smem.empty(stage));\n"
WHEN_MULTIPLIED = "        if (i + 1 == tiles_m && !promotes_from_stage) release_stage(stage);\n"
WHEN_PROMOTED = "      if (promotes_from_stage) release_stage(stage);\n"
FROM_STAGE = "promotes_from_stage = Config::scales == BlockScales::b_1x128;"
AWAIT = "      wait_for_stage();\n"
AWAIT_FIRST = "\n    wait_for_stage();\n"  # alone in its line
AWAIT_NEXT = "          if (!is_last) wait_for_stage();\n"
ADVANCE = "          ring.advance();\n"
LAST_ROWS = "        if (i + 1 == tiles_m) {\n"
ORIGIN = "    const TileIndex origin = tile_origin<Config>(params.grid, index);\n"
PREVIOUS = "    previous = origin;\n"
HAS_PREVIOUS = "    has_previous = true;\n"
STORE_LAST = "  if (has_previous)\n#pragma unroll\n    for (u32 i = 0; i < tiles_m; ++i) store(i);\n"
STORE_AT = "previous.n, previous.m + first_row + i * wgmma_m, d[i], smem.d(math_warpgroup),\n 1 + math_warpgroup, 0);"
MATH_RING = "  Ring<Config::stages> ring;\n"
DECLARE_D = "float d[tiles_m][Config::block_n / 2];"

LOAD_A = "load_operand<Config::block_m, Config::cluster_n, scale_bytes>(params.a,"
LOAD_B = "load_operand<Config::block_n, Config::cluster_m, scale_bytes>(params.b,"
K_BLOCK = "k / i32{stage_k<e4m3>}"
SCALE_A = "&params.scales.a, static_cast<i32>(origin.m),\n" + K_BLOCK + ", smem.full(stage));\n"
SCALE_B = "&params.scales.b, static_cast<i32>(origin.n),\n" + K_BLOCK + ", smem.full(stage));\n"
LOAD_B_BEGIN = "inline void load_b(const Params& params, Addresses<Config> smem) {\n"
BLOCKS_BEGIN = "inline void load_block_scales(const Params& params, Addresses<Config> smem) {\n"
UNLESS_READY = "  if (!params.weights_ready) ptx::griddepcontrol_wait();\n"
OF_LANE = "  float of_lane[2] = {};\n"
COPY_BLOCKS = (
    "    copy_block_scales<Config::block_n>(params.scales, origin.n, static_cast<u32>(k) / stage_k<e4m3>, k == 0,"
    " of_lane,\n                                       smem.scale_b(stage));\n"
)
SYNC_BLOCKS = "    ptx::bar_warp_sync();  // a lane has written them, another may say so: they become visible to math\n"
ARRIVE_BLOCKS = "    if (threadIdx.x % 32 == 0) ptx::mbarrier_arrive(smem.full(stage));\n"
THIRD_ROLE = "    if (warp == 2 && Config::load_warps == 3) load_block_scales(params, smem);\n"
COUNT_FULL = "ptx::mbarrier_init(smem.full(stage), Config::load_warps);"
COUNT_EMPTY = "Config::math_warpgroups * 4 * Config::cluster_size"
STAGE_SCALES = "this->base + offset_of(&Smem<Config>::scales) + stage * sizeof(StageScales)"
SYNC_INIT = "    ptx::bar_sync(0, Config::threads);  // ... and to the CTA's own threads\n"

FETCH = "if (is_first || k_block % 32 == 0)"
FETCHED = "k_block / 32 * 32 + lane;"
TWO_BLOCKS = "const u32 row = n / 128 + i;"
ROWS_BOUND = "row < scales.b_blocks_rows && "
COLUMNS_BOUND = " && column < scales.b_blocks_columns"
OUTSIDE_B = "ptx::ld_global_b32(scale)) : 0;"
STORING_LANE = "if (k_block % 32 == lane) ptx::st_shared"
WHOSE_BLOCK = "blocks_of_tile<block_n> == 1 || group < columns_of_first ? factors[0] : factors[1]"
OF_FIRST = "columns_of_first(128 - n % 128)"
STEP = "block_n % 128 == 0 ? 128 : block_n & -block_n;"
ROW = "first + i / 2 * 64 + FragmentPlace{}.row(i % 2)"
FACTOR = "rows[i / 2] * (i % 2 == 0 ? factors.first : factors.second);"

ENCODE_A = "of.a, x.m, of.lda, block_m, &matrices->a)"
ENCODE_B = "of.b, x.n, of.ldb, block_n, &matrices->b)"
ENCODE = "address, k_blocks, rows, ld, 1, box, Swizzle::none, map"
PITCH = "of.ldb * i64{sizeof(float)}"

SCALES_NOT_READY = r"^ld.shared\S* at promote.cuh:\d+ touches scales\[\d\]\S*: (still being written|never written)"
SCALES_STILL_READ = (
    r"^(TMA load|st.shared\S*) at (gemm_\w+|promote).cuh:\d+ touches scales\[\d\]\S*: still being read by promote"
)
SCALES_OVERLAP = r"^(TMA load|[ls][dt].shared\S*) at \S+ touches scales\[\d\]\S*: still being (read|written)"
# A stage given back too early, or a phase missed.
EARLY_RELEASE = (
    rf"{NEXT_LOAD}still being (read|written)|{STAGE_NOT_READY}|{SCALES_STILL_READ}|(full|empty)\[\d\]{TOO_MANY}"
    rf"|{DEADLOCK}"
)
BETWEEN_ROWS = r"^st.global at driver.cpp:\d+ .* touches global memory at 0x\w+: read by"
IN_USE = r"^wgmma at schedule.cuh:\d+ .* takes accumulators that another wgmma in flight has not given back"
OUTSIDE_FENCE = r"^wgmma at .*: no wgmma.fence since its accumulators were last open to the thread"


def fault(name, source, edits, message, problem=PLAIN, **more):
    return Fault(name, source, edits, message, problem, **more)


FAULTS = [
    # ---------------------------------------------------------------------------- when scales are read and written
    fault("scales read before their stage is full", BY_HAND,
          [(KERNEL, AWAIT_FIRST, "\n"), (KERNEL, AWAIT_NEXT, ""), (KERNEL, OF_COLUMNS, OF_COLUMNS + AWAIT)],
          SCALES_NOT_READY),
    fault("scales of B's rows read before their stage is full", BY_HAND,
          [(KERNEL, AWAIT_FIRST, "\n"), (KERNEL, AWAIT_NEXT, ""),
           (KERNEL, OF_ROWS + OF_COLUMNS, OF_COLUMNS + "      (void)columns(0);\n" + AWAIT + OF_ROWS)],
          SCALES_NOT_READY, ROWS),
    fault("scales of B's rows read after their stage is released", isa("mbarrier: Phase of the mbarrier object"),
          [(KERNEL, FROM_STAGE, "promotes_from_stage = false;")], SCALES_STILL_READ, ROWS),
    fault("released before the second 64 rows", PROMOTION,
          [(KERNEL, WHEN_MULTIPLIED, WHEN_MULTIPLIED.replace("i + 1 == tiles_m", "i == 0"))], EARLY_RELEASE, TALL),
    fault("no bar.warp.sync before the release", isa("bar.warp.sync"), [(KERNEL, SYNC_LANES, "")],
          SCALES_STILL_READ, ROWS),
    fault("no bar.warp.sync before the release, 128 x 128", isa("bar.warp.sync"), [(KERNEL, SYNC_LANES, "")],
          SCALES_STILL_READ),
    fault("bar.warp.sync after the release", isa("bar.warp.sync"),
          [(KERNEL, SYNC_LANES + RELEASE, RELEASE + SYNC_LANES)], SCALES_STILL_READ, ROWS),
    fault("the ring of scales is one stage shorter", BY_HAND,
          [(KERNEL, STAGE_SCALES, STAGE_SCALES.replace("stage *", "stage % (Config::stages - 1) *"))],
          SCALES_OVERLAP),
    fault("scales of two stages overlap", BY_HAND,
          [(KERNEL, STAGE_SCALES, STAGE_SCALES.replace("sizeof(StageScales)", "(sizeof(StageScales) - 128)"))],
          SCALES_OVERLAP + "|" + SCALES_NOT_READY),
    fault("scales of B at the place of A's", BY_HAND,
          [(KERNEL, "offset_of(&StageScales::b)", "offset_of(&StageScales::a)")],
          SCALES_OVERLAP + "|" + SCALES_NOT_READY),
    fault("scales not 128-byte aligned", isa("cp.async.bulk.tensor: alignment in shared memory"),
          [(PROMOTE, "  alignas(128) float a[scales == BlockScales::none", "  float a[scales == BlockScales::none"),
           (PROMOTE, "  alignas(128) float b[scales", "  float b[scales")],
          r"^TMA load at gemm_fp8_block.cuh:\d+ .*: scales\[1\] is not 128-byte aligned"),

    # ------------------------------------------------------------------------------------------- which scale it is
    fault("A's scales of the next k block", WHICH, [(KERNEL, SCALE_A, SCALE_A.replace(K_BLOCK, K_BLOCK + " + 1"))],
          WRONG_VALUES),
    fault("B's scales of the next k block", WHICH, [(KERNEL, SCALE_B, SCALE_B.replace(K_BLOCK, K_BLOCK + " + 1"))],
          WRONG_VALUES, ROWS),
    fault("the next k block's scales of 128 x 128 blocks", WHICH,
          [(KERNEL, COPY_BLOCKS, COPY_BLOCKS.replace("stage_k<e4m3>", "stage_k<e4m3> + 1"))], WRONG_VALUES),
    fault("coordinates of A's scales swapped", WHICH,
          [(KERNEL, SCALE_A, "&params.scales.a, " + K_BLOCK + ",\n static_cast<i32>(origin.m), smem.full(stage));\n")],
          r"^TMA load at gemm_fp8_block.cuh:\d+ .*: x = 1, must be a multiple of 4 elements \(16 bytes\)"),
    fault("B's scales at A's rows", WHICH, [(KERNEL, SCALE_B, SCALE_B.replace("origin.n", "origin.m"))], WRONG_VALUES,
          ROWS),
    fault("A's scales of the other warpgroup's rows", WHICH,
          [(KERNEL, OF_ROWS, OF_ROWS.replace("first_row", "tiles_m * wgmma_m - first_row"))], WRONG_VALUES),
    fault("the first 64 rows' scales for the second, too", WHICH,
          [(KERNEL, PROMOTE_T, PROMOTE_T.replace("factors[i]", "factors[0]"))], WRONG_VALUES, TALL),
    fault("the two rows of a thread have each other's scales", WHICH,
          [(PROMOTE, ROW, ROW.replace("i % 2", "1 - i % 2"))], WRONG_VALUES),
    fault("the second column of a pair has the first one's scale", WHICH,
          [(PROMOTE, "load_scale(scales, column + 1)", "load_scale(scales, column)")], WRONG_VALUES, ROWS),
    fault("A's scales left out", WHICH, [(PROMOTE, FACTOR, FACTOR.replace("rows[i / 2] * ", ""))], WRONG_VALUES),
    fault("B's scales left out", WHICH, [(PROMOTE, FACTOR, "rows[i / 2];")], WRONG_VALUES),
    fault("the second 128 x 128 block's scale for the first", WHICH,
          [(PROMOTE, TWO_BLOCKS, TWO_BLOCKS.replace("+ i", "+ 1"))], WRONG_VALUES, WIDE),
    fault("the first 128 x 128 block's scale for the second", WHICH,
          [(PROMOTE, TWO_BLOCKS, TWO_BLOCKS.replace(" + i", ""))], WRONG_VALUES, WIDE),
    fault("the second block begins as many columns into the tile as the tile into the first", WHICH,
          [(PROMOTE, OF_FIRST, "columns_of_first(n % 128)")], WRONG_VALUES, WIDE),
    fault("the second block begins one group of columns late", WHICH,
          [(PROMOTE, WHOSE_BLOCK, WHOSE_BLOCK.replace("group <", "group <="))], WRONG_VALUES, WIDE),
    fault("groups of columns so wide that one lies in two blocks", WHICH,
          [(PROMOTE, STEP, STEP.replace("block_n & -block_n", "64"))], WRONG_VALUES, WIDE),
    fault("B's blocks counted in tiles", WHICH,
          [(KERNEL, COPY_BLOCKS, COPY_BLOCKS.replace("origin.n", "origin.n / Config::block_n * 128"))], WRONG_VALUES),
    fault("the tile before's place in B's blocks", WHICH,
          [(KERNEL, OF_COLUMNS, OF_COLUMNS.replace("origin.n", "previous.n"))], WRONG_VALUES, WIDE),

    # -------------------------------------------------------------------------------------------------- promotion
    fault("the last k block of a tile not promoted", PROMOTION,
          [(KERNEL, PROMOTE_T, "        if (!is_last)\n  " + PROMOTE_T)], WRONG_VALUES),
    fault("a k block promoted twice", PROMOTION,
          [(KERNEL, PROMOTE_T, PROMOTE_T + "        if (is_first)\n  " + PROMOTE_T.replace("is_first", "false"))],
          WRONG_VALUES),
    fault("the first k block added to the tile before's sums", PROMOTION,
          [(KERNEL, DECLARE_D, DECLARE_D.replace(";", " = {};")),
           (KERNEL, PROMOTE_T, PROMOTE_T.replace("is_first", "false"))], WRONG_VALUES),
    fault("every k block replaces the sums", PROMOTION, [(KERNEL, PROMOTE_T, PROMOTE_T.replace("is_first", "true"))],
          WRONG_VALUES),
    fault("the tensor cores add k blocks up, too", PROMOTION,
          [(KERNEL, MULTIPLY, MULTIPLY.replace("t, false)", "t, !is_first)"))], WRONG_VALUES),
    fault("t read before wgmma.wait_group", isa("wgmma.wait_group"),
          [(KERNEL, WAIT + WHEN_MULTIPLIED + PROMOTE_T, PROMOTE_T + WAIT + WHEN_MULTIPLIED)], IN_FLIGHT),
    fault("no wgmma.wait_group", isa("wgmma.wait_group"), [(KERNEL, WAIT, "")], IN_FLIGHT + "|" + STILL_READ),
    fault("wgmma.wait_group lets one group pass", isa("wgmma.wait_group"),
          [(KERNEL, WAIT, WAIT.replace("<0>", "<1>"))], IN_FLIGHT + "|" + STILL_READ),
    fault("wgmma.wait_group by one warp", isa("wgmma.wait_group: the executing threads"),
          [(KERNEL, WAIT, "        if (threadIdx.x % warpgroup_threads < 32) ptx::wgmma_wait_group<0>();\n")],
          f"{IN_FLIGHT}|{STILL_READ}|{IN_USE}"),
    fault("no wgmma.commit_group", TRIAL, [(SCHEDULE, COMMIT, "")], IN_FLIGHT + "|" + STILL_READ),
    fault("no wgmma.fence", isa("wgmma.fence"), [(SCHEDULE, FENCE_MMA, "")], OUTSIDE_FENCE),
    fault("the second 64 rows multiplied into t before the first are promoted", PROMOTION,
          [(KERNEL, WAIT + WHEN_MULTIPLIED + PROMOTE_T + "      }\n", "        if (i > 0) "
            + PROMOTE_T.strip().replace("[i]", "[i - 1]") + "\n" + WAIT + WHEN_MULTIPLIED + "      }\n      "
            + PROMOTE_T.strip().replace("[i]", "[tiles_m - 1]") + "\n")], IN_FLIGHT, TALL),
    fault("the next k block multiplied into t before it is promoted", PROMOTION,
          [(KERNEL, DECLARE_D, DECLARE_D + "\n  RowFactors<tiles_m> rows_before{};"),
           (KERNEL, PROMOTE_T, "        rows_before = rows;\n"),
           (KERNEL, STORE_PREVIOUS, "        if (!is_first) " + PROMOTE_T.strip().replace("rows", "rows_before") + "\n"
            + STORE_PREVIOUS)], IN_FLIGHT),

    # ------------------------------------------------------------------------------- stores of the tile before
    fault("the tile before stored after its sums are overwritten", UNDER_PRODUCTS,
          [(KERNEL, STORE_PREVIOUS, ""), (KERNEL, PROMOTE_T, PROMOTE_T + STORE_PREVIOUS)], WRONG_VALUES),
    fault("the tile before stored where the next one belongs", UNDER_PRODUCTS,
          [(KERNEL, ORIGIN, ORIGIN + PREVIOUS)], WRONG_VALUES + "|" + STORED_TWICE),
    fault("tiles stored where the one before belongs", UNDER_PRODUCTS,
          [(KERNEL, PREVIOUS, "    previous = index < gridDim.x ? TileIndex{} : previous;\n")],
          WRONG_VALUES + "|" + STORED_TWICE),
    fault("the last tile not stored", UNDER_PRODUCTS, [(KERNEL, STORE_LAST, "")], WRONG_VALUES),
    fault("the last tile alone is stored", UNDER_PRODUCTS, [(KERNEL, STORE_PREVIOUS, "")], WRONG_VALUES),
    fault("a tile stored before there is one", UNDER_PRODUCTS,
          [(KERNEL, STORE_PREVIOUS, STORE_PREVIOUS.replace(" && has_previous", ""))],
          STORED_TWICE + "|" + WRONG_VALUES),
    fault("the tile before stored with each k block", UNDER_PRODUCTS,
          [(KERNEL, STORE_PREVIOUS, STORE_PREVIOUS.replace("is_first && ", ""))], STORED_TWICE + "|" + WRONG_VALUES),
    fault("the second 64 rows of a tile stored at the end alone", UNDER_PRODUCTS,
          [(KERNEL, STORE_PREVIOUS, STORE_PREVIOUS.replace("is_first &&", "is_first && i == 0 &&"))], WRONG_VALUES,
          TALL),
    fault("the first 64 rows stored twice", UNDER_PRODUCTS,
          [(KERNEL, STORE_PREVIOUS, STORE_PREVIOUS.replace("store(i)", "store(0)"))], WRONG_VALUES + "|" + STORED_TWICE,
          TALL),
    fault("math warpgroups swap their rows of D", "tile order",
          [(KERNEL, STORE_AT, STORE_AT.replace("first_row", "tiles_m * wgmma_m - first_row"))], WRONG_VALUES),
    fault("both math warpgroups on one staging", isa("Causality order"),
          [(KERNEL, STORE_AT, STORE_AT.replace("smem.d(math_warpgroup)", "smem.d(0)"))],
          r"^(stmatrix|TMA store) at store.cuh:\d+ touches d\[[01]\]\S*: still being"),
    fault("both math warpgroups on one named barrier", TRIAL,
          [(KERNEL, STORE_AT, STORE_AT.replace("1 + math_warpgroup", "1"))],
          r"touches d\[\d\]|^deadlock: .*bar.sync 1", found_in=SOME),
    fault("no wait before a box is reused", TRIAL, [(STORES, WAIT_BOX, "")], BOX_STILL_READ),
    fault("floats: no fence.proxy.async before the TMA store", isa("fence.proxy.async"), [(STORES, FENCE_BOX, "")],
          UNFENCED, FLOATS),
    fault("no wait for the stores at exit", TRIAL, [(KERNEL, WAIT_AT_EXIT, "")],
          r"^CTA \d warp \d+ lane 0 exits while its bulk store group \d+ at store.cuh:\d+ may still read"),
    fault("rows past D read the last row of C, which is D", isa("Causality order"), CLAMPED_ROWS,
          C_OVERWRITTEN + "|" + STORE_OVER_READ, IN_PLACE),

    # ------------------------------------------------------------------------------------------------ full[stage]
    fault("expect_tx without the bytes of A's scales", BY_HAND, [(KERNEL, LOAD_A, LOAD_A.replace(", scale_bytes", ""))],
          rf"{TOO_FEW_BYTES}|{SCALES_NOT_READY}|{STAGE_NOT_READY}|{DEADLOCK}.*full\[0\] .*: 0 of 3 .* -512 bytes"),
    fault("expect_tx with the bytes of A's scales twice", BY_HAND,
          [(KERNEL, LOAD_A, LOAD_A.replace("scale_bytes", "2 * scale_bytes"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 3 arrivals and 512 bytes pending\)"),
    fault("expect_tx without the bytes of B's scales", BY_HAND, [(KERNEL, LOAD_B, LOAD_B.replace(", scale_bytes", ""))],
          rf"{TOO_FEW_BYTES}|{SCALES_NOT_READY}|{STAGE_NOT_READY}|{DEADLOCK}.*full\[0\] .*: 0 of 2 .* -256 bytes",
          ROWS),
    fault("expect_tx of B's scales where a warp copies them", BY_HAND,
          [(KERNEL, LOAD_B, LOAD_B.replace("scale_bytes", "8"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 3 arrivals and 8 bytes pending\)"),
    fault("cluster: expect_tx of A's scales as if half came from the other CTA", BY_HAND,
          [(KERNEL, LOAD_A, LOAD_A.replace("scale_bytes", "scale_bytes / Config::cluster_n"))],
          rf"{TOO_FEW_BYTES}|{SCALES_NOT_READY}|{STAGE_NOT_READY}|{DEADLOCK}.*full\[0\] .*: 0 of 3 .* -256 bytes",
          WIDE_CLUSTER),
    fault("A's scales complete on another stage's barrier", isa("cp.async.bulk.tensor: mbarrier completion"),
          [(KERNEL, SCALE_A, SCALE_A.replace("full(stage)", "full((stage + 1) % Config::stages)"))],
          rf"{TOO_FEW_BYTES}|{SCALES_NOT_READY}|{DEADLOCK}.*full\[\d\]|{TOO_MANY}"),
    fault("full complete without the third load warp", THIRD,
          [(KERNEL, COUNT_FULL, COUNT_FULL.replace("Config::load_warps", "2"))],
          rf"{SCALES_NOT_READY}|{STAGE_NOT_READY}|full\[\d\]{TOO_MANY}|{TOO_FEW_BYTES}"),
    fault("full waits for a fourth arrival", THIRD,
          [(KERNEL, COUNT_FULL, COUNT_FULL.replace("Config::load_warps", "4"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 4 arrivals and 0 bytes pending\)"),
    fault("full waits for a third load warp where there is none", THIRD,
          [(KERNEL, COUNT_FULL, COUNT_FULL.replace("Config::load_warps", "3"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 3 arrivals and 0 bytes pending\)", ROWS),
    fault("the third load warp does not arrive", THIRD, [(KERNEL, ARRIVE_BLOCKS, "")],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 3 arrivals and 0 bytes pending\)"),
    fault("the third load warp arrives before it writes", THIRD,
          [(KERNEL, COPY_BLOCKS + SYNC_BLOCKS + ARRIVE_BLOCKS, ARRIVE_BLOCKS + COPY_BLOCKS + SYNC_BLOCKS)],
          rf"{SCALES_NOT_READY}|{SCALES_STILL_READ}"),
    fault("no bar.warp.sync between the lane that writes scales and the one that arrives", isa("bar.warp.sync"),
          [(KERNEL, SYNC_BLOCKS, "")], rf"{SCALES_NOT_READY}|{SCALES_STILL_READ}"),
    fault("bar.warp.sync after the arrival that says that scales are written", isa("bar.warp.sync"),
          [(KERNEL, SYNC_BLOCKS + ARRIVE_BLOCKS, ARRIVE_BLOCKS + SYNC_BLOCKS)],
          rf"{SCALES_NOT_READY}|{SCALES_STILL_READ}"),
    fault("the third load warp arrives at another stage's barrier", THIRD,
          [(KERNEL, ARRIVE_BLOCKS, ARRIVE_BLOCKS.replace("full(stage)", "full((stage + 1) % Config::stages)"))],
          rf"{SCALES_NOT_READY}|{SCALES_STILL_READ}|full\[\d\]{TOO_MANY}|{DEADLOCK}.*full\[\d\]", EIGHT),
    fault("the third load warp does not wait for empty", THIRD,
          [(SCHEDULE, WAIT_EMPTY, WAIT_EMPTY.replace("while (!", "while (threadIdx.x < 64 && !"))],
          rf"full\[\d\]{TOO_MANY}|{SCALES_STILL_READ}|{SCALES_OVERLAP}"),
    fault("the third load warp ends a tile one k block early", THIRD,
          [(SCHEDULE, LOAD_K_LOOP, LOAD_K_LOOP.replace("k_block <", "k_block + threadIdx.x / 64 <"))],
          DEADLOCK + r".*full\[\d\] parity \d \(phase \d+: 1 of 3 arrivals|" + WRONG_VALUES),
    fault("one lane of the third load warp waits for empty", THIRD,
          [(SCHEDULE, WAIT_EMPTY, WAIT_EMPTY.replace("while (!", "while (threadIdx.x <= 64 && !"))],
          f"{SCALES_STILL_READ}|{SCALES_NOT_READY}"),
    fault("every lane of the third load warp arrives", isa("mbarrier.arrive: pending count"),
          [(KERNEL, ARRIVE_BLOCKS, ARRIVE_BLOCKS.replace("if (threadIdx.x % 32 == 0) ", ""))],
          rf"full\[\d\]{TOO_MANY}|{SCALES_NOT_READY}|{STAGE_NOT_READY}|{TOO_FEW_BYTES}"),
    fault("every lane of the third load warp stores", THIRD,
          [(PROMOTE, STORING_LANE, STORING_LANE.replace("if (k_block % 32 == lane) ", ""))], SCALES_OVERLAP),
    fault("one lane of the third load warp copies", THIRD,
          [(KERNEL, THIRD_ROLE, THIRD_ROLE.replace("== 3)", "== 3 && ptx::elect_sync())"))],
          DEADLOCK + r".*warp 2 \(1 lane, \d+\) waits for the other lanes of its warp in bar.warp.sync"),
    fault("the third load warp in the second one's warp", isa("mbarrier.try_wait"),
          [(KERNEL, THIRD_ROLE, THIRD_ROLE.replace("warp == 2", "warp == 1"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 3 arrivals and 0 bytes pending\)"),
    fault("the next stage not awaited", NEXT_STAGE, [(KERNEL, AWAIT_NEXT, "")],
          f"{SCALES_NOT_READY}|{STAGE_NOT_READY}"),
    fault("the next stage not awaited under a tile's first products", NEXT_STAGE,
          [(KERNEL, AWAIT_NEXT, AWAIT_NEXT.replace("!is_last", "!is_first && !is_last"))],
          f"{SCALES_NOT_READY}|{STAGE_NOT_READY}"),
    fault("the next stage awaited with the parity of the trip before", NEXT_STAGE,
          [(KERNEL, AWAIT_NEXT, "          if (!is_last)\n" + WAIT_FULL.replace("parity)) {", "parity ^ 1)) {"))],
          rf"{SCALES_NOT_READY}|{STAGE_NOT_READY}|{DEADLOCK}.*full\[\d\] parity 1 \(phase 1: 3 of 3 arrivals"),
    fault("the stage in use awaited again, and not the next one", NEXT_STAGE,
          [(KERNEL, ADVANCE + AWAIT_NEXT, AWAIT_NEXT + ADVANCE)], f"{SCALES_NOT_READY}|{STAGE_NOT_READY}"),
    fault("the stage after the next one awaited", NEXT_STAGE,
          [(KERNEL, AWAIT_NEXT, "          if (!is_last)\n" + WAIT_FULL.replace(
              "full(ring.stage)", "full((ring.stage + 1) % Config::stages)"))],
          f"{SCALES_NOT_READY}|{STAGE_NOT_READY}|{DEADLOCK}"),
    fault("one warpgroup awaits the next stage for both", NEXT_STAGE,
          [(KERNEL, AWAIT_NEXT, AWAIT_NEXT.replace("!is_last", "!is_last && math_warpgroup == 0"))],
          f"{SCALES_NOT_READY}|{STAGE_NOT_READY}"),
    fault("a tile's first stage not awaited", NEXT_STAGE, [(KERNEL, AWAIT_FIRST, "\n")],
          f"{SCALES_NOT_READY}|{STAGE_NOT_READY}"),
    fault("a stage awaited after the last k block of all", NEXT_STAGE,
          [(KERNEL, AWAIT_NEXT, AWAIT_NEXT.replace("if (!is_last) ", ""))],
          DEADLOCK + r".*full\[\d\] parity \d \(phase \d+: 3 of 3 arrivals and 0 bytes pending\)"),
    fault("the ring does not advance with a tile's last k block", NEXT_STAGE,
          [(KERNEL, ADVANCE, ADVANCE.replace("ring", "if (!is_last) ring"))],
          f"{EARLY_RELEASE}|{SCALES_NOT_READY}|{WRONG_VALUES}"),
    fault("the ring advances with each 64 rows", NEXT_STAGE,
          [(KERNEL, LAST_ROWS, "        {\n")], f"{EARLY_RELEASE}|{SCALES_NOT_READY}|{WRONG_VALUES}", TALL),
    fault("one lane of each warp waits for full", BY_HAND,
          [(KERNEL, WAIT_FULL, WAIT_FULL.replace("while (!", "while (threadIdx.x % 32 == 0 && !"))],
          f"{SCALES_NOT_READY}|{STAGE_NOT_READY}"),
    fault("parity does not flip", TRIAL, [(SCHEDULE, "      parity ^= 1;\n", "")],
          rf"full\[\d\]{TOO_MANY}|{STAGE_NOT_READY}|{SCALES_NOT_READY}|{NEXT_LOAD}|{SCALES_OVERLAP}"),
    fault("math's ring has one stage less", BY_HAND, [(KERNEL, MATH_RING, MATH_RING.replace("stages", "stages - 1"))],
          rf"{DEADLOCK}|{STAGE_NOT_READY}|{SCALES_NOT_READY}|{NEXT_LOAD}|{TOO_MANY}"),
    fault("no fence after mbarrier.init", "FlashKDA#24, tilelang#2634", [(KERNEL, FENCE_INIT, "")], INIT_UNPUBLISHED),
    fault("no bar.sync after the barriers are initialised", TRIAL, [(KERNEL, SYNC_INIT, "")],
          r"is no initialised mbarrier|" + INIT_UNORDERED),

    # ----------------------------------------------------------------------------------------------- empty[stage]
    fault("load does not wait for empty", TRIAL, [(SCHEDULE, WAIT_EMPTY, "")],
          rf"full\[\d\]{TOO_MANY}|{NEXT_LOAD}|{SCALES_OVERLAP}"),
    fault("math releases nothing", TRIAL, [(KERNEL, RELEASE, "")],
          DEADLOCK + r".*empty\[0\] parity 0 \(phase 0: 8 of 8 arrivals"),
    fault("stage released before its wgmma is done", TRIAL,
          [(KERNEL, WAIT + WHEN_MULTIPLIED, WHEN_MULTIPLIED + WAIT)], EARLY_RELEASE),
    fault("a stage released once for each 64 rows", isa("mbarrier.arrive: pending count"),
          [(KERNEL, WHEN_MULTIPLIED, WHEN_MULTIPLIED.replace("i + 1 == tiles_m && ", ""))], EARLY_RELEASE, TALL),
    fault("a stage released under the products, and again when it is promoted", isa("mbarrier.arrive: pending count"),
          [(KERNEL, WHEN_PROMOTED, WHEN_PROMOTED.replace("if (promotes_from_stage) ", ""))], EARLY_RELEASE),
    # Math then waits for the next stage, which is to be loaded, before it releases what load waits for.
    fault("the stage after the one that was read is released", NEXT_STAGE,
          [(KERNEL, WHEN_MULTIPLIED, WHEN_MULTIPLIED.replace("(stage)", "(ring.stage)"))],
          DEADLOCK + r".*empty\[0\] parity 0 \(phase 0: 8 of 8 arrivals"),
    fault("count of empty one too large", TRIAL, [(KERNEL, COUNT_EMPTY, COUNT_EMPTY + " + 1")],
          DEADLOCK + r".*empty\[0\] parity 0 \(phase 0: 1 of 9 arrivals"),
    fault("one warp releases for its warpgroup", isa("wgmma.wait_group: the executing threads' groups"),
          [(SCHEDULE, RANK_GUARD, "  if (threadIdx.x % warpgroup_threads != 0) return;\n"),
           (KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace(" * 4", ""))], EARLY_RELEASE),

    # ------------------------------------------------------------------- the scales of 32 k blocks, each by a lane
    fault("scales fetched once for each tile", FETCHED_AHEAD, [(PROMOTE, FETCH, "if (is_first)")], WRONG_VALUES, LONG),
    fault("the first 32 k blocks' scales for all", FETCHED_AHEAD, [(PROMOTE, FETCHED, "lane;")], WRONG_VALUES, LONG),
    fault("the next 32 k blocks' scales", FETCHED_AHEAD,
          [(PROMOTE, FETCHED, FETCHED.replace("* 32", "* 32 + 32"))], WRONG_VALUES, LONG),
    fault("scales stored by the lane of the k block before", FETCHED_AHEAD,
          [(PROMOTE, STORING_LANE, STORING_LANE.replace("k_block %", "(k_block + 31) %"))], WRONG_VALUES),
    fault("scales stored by the first lane", FETCHED_AHEAD,
          [(PROMOTE, STORING_LANE, STORING_LANE.replace("k_block % 32", "0"))], WRONG_VALUES),
    fault("scales stored by the lane of the k block's number, though there are 32", FETCHED_AHEAD,
          [(PROMOTE, STORING_LANE, STORING_LANE.replace("k_block % 32", "k_block"))], WRONG_VALUES, LONG),
    fault("fetched scales not kept for the k blocks that follow", FETCHED_AHEAD,
          [(KERNEL, OF_LANE, ""), (KERNEL, COPY_BLOCKS, "  " + OF_LANE + COPY_BLOCKS)], WRONG_VALUES),
    fault("scales of k blocks past K are read", "launcher", [(PROMOTE, COLUMNS_BOUND, "")], BETWEEN_ROWS),

    # --------------------------------------------------------------------------------------- three math warpgroups
    fault("the third warpgroup multiplies the second one's rows", OF_THREE,
          [(KERNEL, MULTIPLY, MULTIPLY.replace("(first_row", "(first_row % 128 + first_row / 128 * 64"))], WRONG_VALUES,
          THREE),
    fault("the third warpgroup has the second one's rows' scales", OF_THREE,
          [(KERNEL, OF_ROWS, OF_ROWS.replace("first_row)", "first_row % 128 + first_row / 128 * 64)"))], WRONG_VALUES,
          THREE),
    fault("empty complete with two warpgroups' warps of three", OF_THREE,
          [(KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace("Config::math_warpgroups", "2"))], EARLY_RELEASE, THREE),
    fault("empty waits for a fourth warpgroup's warps", OF_THREE,
          [(KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace("Config::math_warpgroups", "4"))],
          DEADLOCK + r".*empty\[0\] parity 0 \(phase 0: 4 of 16 arrivals", THREE),
    fault("the third warpgroup on the second one's staging", OF_THREE,
          [(KERNEL, STORE_AT, STORE_AT.replace("smem.d(math_warpgroup)", "smem.d((math_warpgroup + 1) / 2)"))],
          r"^(stmatrix|TMA store) at store.cuh:\d+ touches d\[1\]\S*: still being", THREE),
    fault("two math warpgroups of three launched", OF_THREE,
          [(HOST, "Config::threads,", "Config::threads - 128,")],
          DEADLOCK + r".*bar.sync 0 \(384 of 512 threads\)|^bar.sync at .*: id = 0, threads = 512", THREE),

    # -------------------------------------------------------------------------------------------------- clusters
    fault("cluster: stages released to the own CTA only", TRIAL, [(SCHEDULE, ARRIVE_CLUSTER, ARRIVE_AT_HOME)],
          DEADLOCK + r".*empty\[0\] parity 0 \(phase 0: 8 of 16 arrivals", CLUSTER),
    fault("cluster: mask misses the other CTA", TRIAL,
          [(SCHEDULE, "(1 << shared_by) - 1)", "1 << ptx::cluster_ctarank())")],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 3 arrivals and \d+ bytes pending", WIDE_CLUSTER),
    fault("cluster: scales of the other CTA's rows", WHICH,
          [(KERNEL, SCALE_A, SCALE_A.replace("origin.m", "origin.m ^ Config::block_m"))], WRONG_VALUES, CLUSTER),
    fault("cluster: the first CTA's blocks of B for both", WHICH,
          [(KERNEL, COPY_BLOCKS, COPY_BLOCKS.replace("origin.n", "origin.n / 128 * 128 % 128"))], WRONG_VALUES,
          WIDE_CLUSTER),
    fault("cluster: nobody waits for the last releases", TRIAL,
          [(KERNEL, LOAD_B_OUTLASTS, LOAD_B_OUTLASTS.replace(", true", ""))], EXIT_BEFORE_ARRIVAL, CLUSTER),
    fault("cluster: nobody waits for the last releases, A is shared", TRIAL,
          [(KERNEL, LOAD_B_OUTLASTS, LOAD_B_OUTLASTS.replace(", true", ""))], EXIT_BEFORE_ARRIVAL, WIDE_CLUSTER),

    # ------------------------------------------------------------------------------------ tensor maps and launch
    fault("the map of A's scales reaches past M", isa("Tensors: Out of boundary access"),
          [(SCALES, ENCODE_A, ENCODE_A.replace("x.m", "of.lda"))], BETWEEN_ROWS),
    fault("the map of B's scales reaches past N", isa("Tensors: Out of boundary access"),
          [(SCALES, ENCODE_B, ENCODE_B.replace("x.n", "of.ldb"))], BETWEEN_ROWS, ROWS),
    fault("the map of A's scales ends at a whole tile", isa("Tensors: Out of boundary access"),
          [(SCALES, ENCODE_A, ENCODE_A.replace("x.m", "x.m / block_m * block_m"))], WRONG_VALUES),
    fault("the maps of scales leave out the last k block", isa("Tensors: Out of boundary access"),
          [(SCALES, ENCODE, ENCODE.replace("k_blocks", "x.k / stage_k<e4m3>"))], WRONG_VALUES),
    fault("rows of A's scales side by side", "launcher", [(SCALES, ENCODE_A, ENCODE_A.replace("of.lda", "x.m"))],
          WRONG_VALUES),
    fault("cluster: box of A's scales halved as A's is", isa("Tensors: Bounding box"),
          [(HOST, "x, Config::block_m, Config::block_n, &params.scales", "x, Config::block_m / Config::cluster_n,"
            " Config::block_n, &params.scales")],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 3 arrivals and 256 bytes pending\)", WIDE_CLUSTER),
    fault("maps of scales with a swizzle", isa("Tensors: Swizzling modes"),
          [(SCALES, ENCODE, ENCODE.replace("none", "bytes_128"))],
          r"^gemm_fp8_block: tensor map of block_scales.a: box\[0\] in bytes = 512, must be at most 128"),
    fault("rows of B's blocks side by side", "launcher",
          [(SCALES, PITCH, "k_blocks * i64{sizeof(float)}")], WRONG_VALUES),
    fault("B's blocks without the last rows", "launcher", [(SCALES, "ceil_div(x.n, 128)", "x.n / 128")], WRONG_VALUES),
    fault("B's blocks without the last k block", "launcher",
          [(SCALES, "static_cast<u32>(k_blocks);", "static_cast<u32>(x.k / stage_k<e4m3>);")], WRONG_VALUES),
    fault("the scale of a block past B is read", "launcher", [(PROMOTE, ROWS_BOUND, "")], BETWEEN_ROWS, WIDE),
    fault("shared memory without the scales", "launcher",
          [(LAUNCHER, SHARED_MEMORY, SHARED_MEMORY + " - Config::stages * sizeof(typename Config::StageScales)")],
          r"lies outside the \d+ bytes of shared memory"),
    fault("the third load warp walks the tiles in another order", THIRD,
          [(SCHEDULE, LOAD_ORIGIN,
            LOAD_ORIGIN.replace("index)", "index ^ (threadIdx.x >= 64 && index % 4 < 2 ? 4 : 0))"))],
          WRONG_VALUES),

    # ----------------------------------------------------------------------------------- programmatic launches
    fault("A and its scales are loaded before the kernel before has ended", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_A, LOAD_A_BEGIN)], BEFORE_ITS_END, AFTER),
    fault("weights ready: B's thread loads A's scales", isa("griddepcontrol.wait"),
          [(KERNEL, "smem.scale_a(stage), &params.scales.a, static_cast<i32>(origin.m)",
            "smem.scale_b(stage), &params.scales.b, i32(origin.n)"),
           (KERNEL, "smem.scale_b(stage), &params.scales.b, static_cast<i32>(origin.n)",
            "smem.scale_a(stage), &params.scales.a, i32(origin.m)"),
           (KERNEL, LOAD_A, LOAD_A.replace("scale_bytes", "Config::block_n * sizeof(float)")),
           (KERNEL, LOAD_B, LOAD_B.replace("scale_bytes", "Config::block_m * sizeof(float)"))],
          BEFORE_ITS_END, ROWS_READY),
    fault("B and its rows' scales are loaded early, and nobody has promised that they are ready",
          isa("griddepcontrol.wait"), [(KERNEL, LOAD_B_BEGIN + UNLESS_READY, LOAD_B_BEGIN)], BEFORE_ITS_END,
          ROWS_AFTER),
    fault("block scales of B are read early, and nobody has promised that they are ready", isa("griddepcontrol.wait"),
          [(KERNEL, BLOCKS_BEGIN + UNLESS_READY, BLOCKS_BEGIN)], BEFORE_ITS_END, AFTER),
    fault("one lane of the third load warp waits for the kernel before", isa("griddepcontrol.wait"),
          [(KERNEL, BLOCKS_BEGIN + UNLESS_READY,
            BLOCKS_BEGIN + UNLESS_READY.replace("!params.weights_ready", "threadIdx.x % 32 == 0"))], BEFORE_ITS_END,
          AFTER),
    fault("block scales of B waited for where they are promised to be ready, and only there",
          isa("griddepcontrol.wait"),
          [(KERNEL, BLOCKS_BEGIN + UNLESS_READY, BLOCKS_BEGIN + UNLESS_READY.replace("!", ""))], BEFORE_ITS_END, AFTER),
    fault("C is read before the kernel before has ended", isa("griddepcontrol.wait; Causality order"),
          [(KERNEL, MATH_ROLE, "    (void)ptx::ld_global_b32(params.d.c);\n" + MATH_ROLE)], BEFORE_ITS_END, AFTER),
]

HARMLESS = [
    fault("gemm_fp8_block: released after the promotion, which reads registers alone", PROMOTION,
          [(KERNEL, FROM_STAGE, "promotes_from_stage = true;")], "", TALL),
    fault("gemm_fp8_block: the next stage awaited when the products are done", NEXT_STAGE,
          [(KERNEL, AWAIT_NEXT, ""), (KERNEL, WAIT + WHEN_MULTIPLIED, WAIT + WHEN_MULTIPLIED
            + AWAIT_NEXT.replace("!is_last", "i + 1 == tiles_m && !is_last"))], "", TALL),
    fault("gemm_fp8_block: the next stage awaited under the products of the first 64 rows", NEXT_STAGE,
          [(KERNEL, LAST_ROWS, LAST_ROWS.replace("i + 1 == tiles_m", "i == 0"))], "", TALL),
    fault("gemm_fp8_block: the lane that has written the scales arrives", isa("mbarrier.arrive: release"),
          [(KERNEL, SYNC_BLOCKS, ""), (KERNEL, ARRIVE_BLOCKS, ARRIVE_BLOCKS.replace("== 0", "== k / 128 % 32"))], ""),
    fault("gemm_fp8_block: scales fetched at multiples of 32 k blocks alone, with which every tile begins",
          FETCHED_AHEAD, [(PROMOTE, FETCH, FETCH.replace("is_first || ", ""))], "", LONG),
    fault("gemm_fp8_block: scales read after the products", PROMOTION,
          [(KERNEL, OF_ROWS + OF_COLUMNS, ""), (KERNEL, WAIT, WAIT + OF_ROWS + OF_COLUMNS)], ""),
    fault("gemm_fp8_block: every lane releases", isa("mbarrier.arrive"),
          [(SCHEDULE, RANK_GUARD, ""), (KERNEL, SYNC_LANES, ""),
           (KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace("4", "128"))], "", ROWS),
    fault("gemm_fp8_block: the tile before stored before the first products", UNDER_PRODUCTS,
          [(KERNEL, STORE_PREVIOUS, ""), (KERNEL, MULTIPLY, STORE_PREVIOUS + MULTIPLY)], "", TALL),
    fault("gemm_fp8_block: each tile stored when it is done", UNDER_PRODUCTS,
          [(KERNEL, STORE_PREVIOUS, ""), (KERNEL, STORE_LAST, ""),
           (KERNEL, PREVIOUS + HAS_PREVIOUS, PREVIOUS + HAS_PREVIOUS + STORE_LAST)], "", TALL),
    fault("gemm_fp8_block: expect_tx after the copies", isa("mbarrier: Phase completion"),
          [(SCHEDULE, EXPECT, ""), (SCHEDULE, MASK, MASK + EXPECT), (SCHEDULE, LOAD_ONE, LOAD_ONE + EXPECT)], "",
          CLUSTER),
    fault("gemm_fp8_block: the scale of a block past B may be anything", "launcher",
          [(PROMOTE, OUTSIDE_B, OUTSIDE_B.replace("0;", "7;"))], "", WIDE),
    fault("gemm_fp8_block: t is not zero at first", "wgmma.mma_async: scale-d",
          [(KERNEL, "float t[1][Config::block_n / 2] = {};", "float t[1][Config::block_n / 2];")], ""),
    fault("gemm_fp8_block: the third load warp always waits for the kernel before", isa("griddepcontrol.wait"),
          [(KERNEL, BLOCKS_BEGIN + UNLESS_READY, BLOCKS_BEGIN + "  ptx::griddepcontrol_wait();\n")], "", WEIGHTS_READY),
    fault("gemm_fp8_block: launch_dependents first", isa("griddepcontrol.launch_dependents: no memory ordering"),
          [(KERNEL, LAUNCH_NEXT, ""),
           (KERNEL, MATH_ROLE, "    ptx::griddepcontrol_launch_dependents();\n" + MATH_ROLE)],
          "", AFTER),
]
