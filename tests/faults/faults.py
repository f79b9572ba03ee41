"""Faults of gemm_cooperative: edits of its sources, and what the model must say of each; and edits that are no faults.

test_faults.py plants them into copies. An edit is (file, text, what stands there instead); the text must be there
exactly once.
"""

import dataclasses

KERNEL = "kernels/gemm_cooperative.cuh"
SCHEDULE = "kernels/schedule.cuh"
EPILOGUE = "kernels/epilogue.cuh"
STORES = "kernels/store.cuh"
HOST = "host/gemm_cooperative.hpp"
LAUNCHER = "host/launcher.hpp"

# Schedules that a fault must be found in.
ALL = "all"
SOME = "some"  # it shows only where threads meet in a certain order


@dataclasses.dataclass(frozen=True)
class Problem:
    """What runs. The default has ragged M, N and K, three tiles per CTA and more k blocks than stages, and its third
    row of tiles is a ragged last group (of 2 rows of tiles: see instance_text in test_faults.py)."""

    kernel: str = "gemm_cooperative"
    input: str = "bf16"
    scales: str = ""  # a BlockScales
    output: str = "bf16"
    block_m: int = 128
    block_n: int = 256
    cluster_m: int = 1
    cluster_n: int = 1
    major_b: str = "k"
    m: int = 296
    n: int = 307
    k: int = 429
    options: tuple = ()  # of driver.cpp: alpha and beta, the kernel before

    def __str__(self):
        tile = f"tile {self.block_m}x{self.block_n}, cluster {self.cluster_m}x{self.cluster_n}"
        size = f"m = {self.m}, n = {self.n}, k = {self.k}"
        types = f"{self.input} to {self.output}" + (f", scales {self.scales}" if self.scales else "")
        return ", ".join((self.kernel, types, tile, f"B {self.major_b}-major", size, *self.options))


PLAIN = Problem()
FLOATS = Problem(output="float")
TALL = Problem(block_m=256, block_n=128)
CLUSTER = Problem(cluster_m=2)  # B is shared
WIDE_CLUSTER = Problem(cluster_n=2)  # A is shared
SCALED = Problem(options=("scaled",))  # alpha and beta
IN_PLACE = Problem(options=("scaled", "in_place"))  # C is D
# Programmatic launches: the kernel before writes A, B and C; or A and C, and B is promised to be ready.
AFTER = Problem(m=150, n=260, k=200, options=("scaled", "after_abc"))
WEIGHTS_READY = Problem(m=150, n=260, k=200, options=("scaled", "after_ac"))


@dataclasses.dataclass(frozen=True)
class Fault:
    name: str
    source: str  # where it comes from
    edits: list
    message: str  # regular expression that the finding of each schedule must contain
    problem: Problem = PLAIN
    found_in: str = ALL


# Parts of the sources that several faults change.
TRY_EMPTY = "      while (!ptx::mbarrier_try_wait_parity(smem.empty(ring.stage), ring.parity ^ 1)) {\n      }\n"
WAIT_EMPTY = (
    "      // phase as ours, so that our multicast counts in the right one even when its own expect_tx comes later.\n"
    + TRY_EMPTY
)
WAIT_LAST_EMPTY = "    for (u32 i = 0; i < Config::stages; ++i, ring.advance())\n" + TRY_EMPTY
WAIT_FULL = "  while (!ptx::mbarrier_try_wait_parity(smem.full(ring.stage), ring.parity)) {\n  }\n"
EXPECT = "  ptx::mbarrier_arrive_expect_tx(full, rows * stage_row_bytes + more_bytes);\n"  # of A, and of B
LOAD_A = "load_operand<Config::block_m, Config::cluster_n>(params.a, k, origin.m, smem.a(stage), smem.full(stage));\n"
LOAD_ONE = "    ptx::cp_async_bulk_tensor_2d(dst, &map, k, static_cast<i32>(row), full);\n"
MASK = "(1 << shared_by) - 1);\n"
LOAD_A_BEGIN = "inline void load_a(const Params& params, Addresses<Config> smem) {\n"
WAIT_PREVIOUS_A = LOAD_A_BEGIN + "  ptx::griddepcontrol_wait();\n"
WAIT_PREVIOUS_B = "  if (!params.weights_ready) ptx::griddepcontrol_wait();\n"
LAUNCH_NEXT = (
    "  ptx::griddepcontrol_launch_dependents();  // the next kernel may take the place of what is left of this one\n"
)
RELEASE = "    release<Config::cluster_size>(smem.empty(previous_stage));\n"
RELEASE_PREVIOUS = RELEASE + "      }\n"
RELEASE_LAST = "// d may be read\n" + RELEASE
NO_RELEASE_LAST = "\n"
RANK_GUARD = "  if (rank >= cluster_size) return;\n"
ARRIVE = "    ptx::mbarrier_arrive(empty);\n"
ARRIVE_CLUSTER = "    ptx::mbarrier_arrive_shared_cluster(ptx::mapa(empty, rank));\n"
ARRIVE_AT_HOME = "    if (rank == 0) ptx::mbarrier_arrive(empty);\n"
COUNT_EMPTY = "ptx::mbarrier_init(smem.empty(stage), math_warpgroups * 4 * Config::cluster_size);"
COUNT_FULL = "ptx::mbarrier_init(smem.full(stage), 2);"
FENCE_INIT = "    ptx::fence_mbarrier_init();  // the barriers become visible to TMA and to the other CTA ...\n"
SYNC_INIT = "    ptx::bar_sync(0, threads);  // ... and to the CTA's own threads\n"
SYNC_INIT_CLUSTER = SYNC_INIT + "  } else {\n    ptx::barrier_cluster_arrive();\n    ptx::barrier_cluster_wait();\n"
LOAD_B_OUTLASTS = "load<Config, true>(params.grid,"
SYNC_EXIT = "  ptx::barrier_cluster_arrive();\n  ptx::barrier_cluster_wait();\n"
LOAD_ROLE = (
    "    if (warp == 0 && ptx::elect_sync()) load_a(params, smem);\n"
    "    if (warp == 1 && ptx::elect_sync()) load_b(params, smem);\n"
)
MATH_ROLE = "    math(params, smem);\n"
DECREASE = (
    "    ptx::setmaxnreg_dec<Config::load_registers>();  // by the whole warpgroup, though two threads do the work\n"
)
INCREASE = "    ptx::setmaxnreg_inc<Config::math_registers>();\n"
A_DESC = "ptx::matrix_descriptor(a, Swizzle::bytes_128, 0, swizzle_period)"
B_DESC = "ptx::matrix_descriptor(b, Swizzle::bytes_128, 0, swizzle_period)"
FENCE_MMA = "  ptx::wgmma_fence();  // d was zeroed, read, or is in flight: its registers are in order before the wgmmas\n"
MMA = "      ptx::wgmma_mma_async<2 * registers, A, B>("
SCALE = "accumulate || k > 0"
COMMIT = "  ptx::wgmma_commit_group();\n"
MULTIPLY = (
    "      multiply_stage<typename Config::Input, typename Config::InputB>(rows, smem.b(ring.stage), d, !first);\n"
)
WAIT_ONE = "        ptx::wgmma_wait_group<1>();  // the group of the k block before is done, and its stage is read\n"
PREVIOUS = "      previous_stage = ring.stage;\n"
WAIT_ALL = "    ptx::wgmma_wait_group<0>();  // d may be read\n"
MATH_K_LOOP = "    for (u32 k_block = 2; k_block < params.grid.k_blocks; ++k_block) next_k_block(false);\n"
LOAD_STEP = "index += gridDim.x / cluster_size"
LOAD_ORIGIN = "    const TileIndex origin = tile_origin<Config>(grid, index);\n"
LOAD_K_LOOP = "    for (u32 k_block = 0; k_block < grid.k_blocks; ++k_block) {\n"
MATH_STEP = "index += gridDim.x / Config::cluster_size"
MATH_TILES = (
    "  Ring<Config::stages> ring;\n"
    "  for (u32 index = blockIdx.x / Config::cluster_size; index < params.grid.tiles();\n"
    "       index += gridDim.x / Config::cluster_size) {\n"
    "    u32 previous_stage = 0;\n"
)
K_BLOCKS = "  u32 k_blocks;         // ceil(k / stage_k)\n"
AT_LEAST_TWO = "  params.grid.k_blocks = std::max(grid.k_blocks, least_k_blocks);\n"
SHARED_MEMORY = ".shared_memory = sizeof(Smem)"
BOX_OF_A = "Config::block_m / Config::cluster_n,"
BOX_OF_B = "Config::block_n / Config::cluster_m,"
CEIL_OF_K = "ceil_div(x.k, stage_k<typename Config::Input>)"
STORE_CALL = "smem.d(math_warpgroup), 1 + math_warpgroup,\n"
IN_STAGES = "smem.a(0) + math_warpgroup * rows_bytes"
IN_STAGES_STRIDE = "in_stages ? sizeof(Smem<Config>::a[0]) : Box::bytes"
STORE_IN_STAGES = (
    "    if (has_rounded) store_part<Config, true>(params, smem, math_warpgroup, rounded_tile, rounded, 1);\n"
)
STORE_LAST = "  store_rounded(0);\n  if constexpr (is_rounded)\n" + STORE_IN_STAGES
MAP_A = "x.a, x.m, x.k, x.lda, a_box_rows, stage_k<A>,\n Swizzle::bytes_128,"
MAP_B = "x.b, x.n, x.k, x.ldb, b_box_rows, stage_k<B>, Swizzle::bytes_128,"
WAIT_AT_EXIT = "  if (threadIdx.x % warpgroup_threads == 0) ptx::cp_async_bulk_wait_group_read<0>();\n"

WAIT_BOX = (
    "  if constexpr (buffers > 0)\n"
    "    if (leader) ptx::cp_async_bulk_wait_group_read<buffers - 1>();\n"
)
SYNC_BOX = "  ptx::bar_sync(barrier, 128);  // the leader's wait holds for all: staging is free\n"
WRITE_BOX = "  for (u32 i = 0; i < boxes; ++i) Box::write(staging + i"
FENCE_BOX = "  ptx::fence_proxy_async_shared_cta();  // what this thread wrote becomes visible to TMA ...\n"
SYNC_STORE = "  ptx::bar_sync(barrier, 128);          // ... and so does what the others wrote\n"
STORE = "      ptx::cp_async_bulk_tensor_2d(&matrix.map, static_cast<i32>(box_x), static_cast<i32>(y), box);\n"
COMMIT_STORE = "  if (leader) ptx::cp_async_bulk_commit_group();\n"
BOX = (
    "    const u32 box_x = x + i * Box::columns;\n"
    "    const SharedAddress box = staging + i * Box::bytes;\n"
)
C_OF_EVEN = "d[i] = fmaf(matrix.beta, load_element<Output>(matrix.c + offset), d[i]);"
C_OF_ODD = "load_element<Output>(matrix.c + offset + sizeof(Output))"
# Rows past D read D's last row of C.
CLAMPED_ROWS = [
    (EPILOGUE, "    if (place.row(h) >= long_side) continue;\n", ""),
    (EPILOGUE, "const u32 row = y + (is_transposed ? place.column(0) : place.row(h));",
     "const u32 row = y + place.row(h) < matrix.rows ? y + place.row(h) : matrix.rows - 1;"),
]
ROW_ENDS = (
    "    if (box_x <= mapped && mapped < box_x + Box::columns && mapped < matrix.columns)\n"
    "      store_row_ends<Output, Box>(matrix, mapped, box_x, y, box, thread);\n"
)
SCALE_PART = "    scale_d<Config>(matrix, part_x, y, part, d + first);\n"
LEADER = "  const bool leader = thread == 0;"

# Messages that several faults lead to.
WRONG_VALUES = r"^wrong values: "
DEADLOCK = r"^deadlock: "
LOADS = r"(gemm_\w+|schedule|splitk).cuh"  # where kernels have them
NEXT_LOAD = rf"^TMA load at {LOADS}:\d+ touches [ab]\[\d+\]\S*( of CTA \d+)?: "
STILL_READ = NEXT_LOAD + r"still being read by schedule.cuh:\d+ \(async\)"
STAGE_NOT_READY = (
    r"^wgmma \([AB]\) at schedule.cuh:\d+ touches [ab]\[\d+\]\S*: "
    rf"(still being written by {LOADS}:\d+ \(async\)|never written)"
)
TOO_MANY = (
    r"( has more arrivals in this phase than its count \d+$"
    r"| is in phase \d+, and no wait has seen the phase before complete)"
)
# A stage given back too early: it is overwritten while it is read, or before, or twice, so that math misses a phase.
EARLY_RELEASE = (
    rf"{NEXT_LOAD}still being (read|written) by \w+.cuh:\d+ \(async\)|{STAGE_NOT_READY}"
    rf"|{DEADLOCK}.*full\[\d\] parity \d \(phase \d+: 2 of 2 arrivals and 0 bytes pending\)|empty\[\d\]{TOO_MANY}"
)
IN_FLIGHT = r"^(cvt|st.shared) at store.cuh:\d+ by .* reads accumulators of a wgmma that wgmma.wait_group has not"
# Staging where TMA, wgmma or the other warpgroup may still be at work.
STAGE_IN_USE = (
    r"^stmatrix at store.cuh:\d+ touches [ab]\[\d\]\S*: still being (read|written)"
    r"|^(TMA load|TMA store|wgmma \([AB]\)) at \w+.cuh:\d+ touches [ab]\[\d\]"
)
BOX_STILL_READ = r"^stmatrix at store.cuh:\d+ touches d\[\d\]\S*: still being read by store.cuh:\d+ \(async\)"
UNFENCED = r"^TMA store at store.cuh:\d+ touches d\[\d\]\S*: written through the generic proxy by .* without fence"
STORE_OVER_READ = r"^(TMA store|st.global) at .* touches global memory at 0x\w+: still being read by epilogue.cuh:\d+"
EXIT_BEFORE_ARRIVAL = (
    r"^CTA \d may exit before the arrival from another CTA of its cluster at|belongs to a CTA that has exited"
)
STORED_TWICE = r"^TMA store at .* touches global memory at 0x\w+: still being written by"
TOO_FEW_BYTES = r"^complete_tx of the TMA load .* reaches full\[\d+\] .*the phase expected too few bytes$"
INIT_UNORDERED = r"mbarrier.init of (full|empty)\[\d\]( of CTA \d)? at .* is not ordered before it"
INIT_UNPUBLISHED = r"mbarrier.init of (full|empty)\[\d\].* is not made visible by fence.mbarrier_init"

BEFORE_ITS_END = r"of the launch before, which may still run: no griddepcontrol.wait lies between"
C_OVERWRITTEN = r"^ld.global at .* touches global memory at 0x\w+: still being written by store.cuh:\d+"

TRIAL = "model trial, table"
BY_HAND = "model trial, by hand"
LAST_TILE = "the last tile, stored through stages"


def isa(section):
    return f"PTX ISA, {section}"


FAULTS = [
    # ------------------------------------------------------------------------------------- the table of the trial
    Fault("load does not wait for empty", TRIAL, [(SCHEDULE, WAIT_EMPTY, "")],
          rf"full\[\d\]{TOO_MANY}|{NEXT_LOAD}"),
    Fault("load's first parity is wrong", TRIAL,
          [(SCHEDULE, WAIT_EMPTY, WAIT_EMPTY.replace("ring.parity ^ 1", "ring.parity"))],
          DEADLOCK + r"CTA \d warps 0 to 1 \(2 lanes\) wait for empty\[0\] parity 0"),
    Fault("math's first parity is wrong", TRIAL,
          [(KERNEL, WAIT_FULL, WAIT_FULL.replace("ring.parity", "ring.parity ^ 1"))],
          rf"{STAGE_NOT_READY}|{DEADLOCK}.*full\[0\] parity 1 \(phase 1"),
    Fault("expect_tx too small", TRIAL,
          [(SCHEDULE, EXPECT, EXPECT.replace("rows * stage_row_bytes", "rows * stage_row_bytes - 4096"))],
          rf"{TOO_FEW_BYTES}|{DEADLOCK}.*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and -8192 bytes pending\)"),
    Fault("expect_tx too large", TRIAL,
          [(SCHEDULE, EXPECT, EXPECT.replace("rows * stage_row_bytes", "rows * stage_row_bytes + 4096"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and 8192 bytes pending\)"),
    Fault("no wgmma.wait_group before the epilogue", TRIAL, [(KERNEL, WAIT_ALL, "")], rf"{IN_FLIGHT}|{EARLY_RELEASE}"),
    Fault("no fence.proxy.async before the TMA store", TRIAL, [(STORES, FENCE_BOX, "")], UNFENCED),
    Fault("stage released before its wgmma is done", TRIAL,
          [(KERNEL, MULTIPLY, MULTIPLY + RELEASE.replace("previous_", "ring.")),
           (KERNEL, RELEASE_PREVIOUS, "      }\n"), (KERNEL, RELEASE_LAST, NO_RELEASE_LAST)],
          EARLY_RELEASE),
    Fault("stride byte offset 2048 in A's descriptor", TRIAL,
          [(SCHEDULE, A_DESC, A_DESC.replace("swizzle_period", "2 * swizzle_period"))],
          STAGE_NOT_READY + "|" + WRONG_VALUES),
    Fault("stride byte offset 512 in B's descriptor", TRIAL,
          [(SCHEDULE, B_DESC, B_DESC.replace("swizzle_period", "swizzle_period / 2"))],
          WRONG_VALUES),
    Fault("step along K of 16 bytes", TRIAL, [(SCHEDULE, ", b_desc + k * step_k", ", b_desc + k")], WRONG_VALUES),
    Fault("staging written without the swizzle", TRIAL,
          [(STORES, "(is_swizzled ? chunk ^ row % 8 : chunk) * 16", "chunk * 16")], WRONG_VALUES),
    Fault("accumulators not zeroed for the next tile", TRIAL, [(SCHEDULE, SCALE, "true")], WRONG_VALUES),
    Fault("no bar.sync after the wait for the box", TRIAL, [(STORES, SYNC_BOX, "")],
          BOX_STILL_READ + r"|^TMA store at store.cuh:\d+ touches d\[\d\]\S*: still being written by store.cuh:\d+"),
    Fault("no wait before a box is reused", TRIAL, [(STORES, WAIT_BOX, "")], BOX_STILL_READ),
    Fault("no bar.sync before the TMA store", TRIAL, [(STORES, SYNC_STORE, "")],
          r"^TMA store at store.cuh:\d+ touches d\[\d\]\S*: (never written|still being written by store.cuh:\d+)"
          r"|^stmatrix at store.cuh:\d+ touches d\[\d\]\S*: still being read"),
    Fault("both math warpgroups on one named barrier", TRIAL,
          [(KERNEL, STORE_CALL, STORE_CALL.replace("1 + math_warpgroup", "1"))],
          r"touches d\[\d\]|^deadlock: .*bar.sync 1", found_in=SOME),
    Fault("no wait for the stores at exit", TRIAL, [(KERNEL, WAIT_AT_EXIT, "")],
          r"^CTA \d warp \d+ lane 0 exits while its bulk store group \d+ at store.cuh:\d+ may still read"),
    Fault("no wgmma.fence", TRIAL, [(SCHEDULE, FENCE_MMA, "")],
          r"^wgmma at .*: no wgmma.fence since its accumulators were last open to the thread"),
    Fault("no wgmma.commit_group", TRIAL, [(SCHEDULE, COMMIT, "")], rf"{IN_FLIGHT}|{EARLY_RELEASE}"),
    Fault("setmaxnreg asks for more registers than there are", TRIAL,
          [(KERNEL, "math_registers = 232;", "math_registers = 248;"),
           (KERNEL, "<= 3 * 168,", "<= 65536,")],
          DEADLOCK + r".*setmaxnreg.inc 248 \(\d+ registers free\)"),
    Fault("count of empty one too small", TRIAL,
          [(KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace("cluster_size", "cluster_size - 1"))],
          rf"empty\[\d\]{TOO_MANY}|{STILL_READ}"),
    Fault("count of empty one too large", TRIAL,
          [(KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace("cluster_size", "cluster_size + 1"))],
          DEADLOCK + r".*empty\[0\] parity 0 \(phase 0: 1 of 9 arrivals"),
    Fault("math releases nothing", TRIAL, [(SCHEDULE, ARRIVE, "    (void)0;\n")],
          DEADLOCK + r".*empty\[0\] parity 0 \(phase 0: 8 of 8 arrivals"),
    Fault("parity does not flip", TRIAL, [(SCHEDULE, "      parity ^= 1;\n", "")],
          rf"full\[\d\]{TOO_MANY}|{STAGE_NOT_READY}|{NEXT_LOAD}"),
    Fault("no bar.sync after the barriers are initialised", TRIAL, [(KERNEL, SYNC_INIT, "")],
          r"is no initialised mbarrier|" + INIT_UNORDERED),
    Fault("cluster: stages released to the own CTA only", TRIAL,
          [(SCHEDULE, ARRIVE_CLUSTER, ARRIVE_AT_HOME)],
          DEADLOCK + r".*empty\[0\] parity 0 \(phase 0: 8 of 16 arrivals", CLUSTER),
    Fault("cluster: bar.sync instead of the cluster's barrier after init", TRIAL,
          [(KERNEL, SYNC_INIT_CLUSTER, SYNC_INIT + "  } else {\n    ptx::bar_sync(0, threads);\n")],
          r"is no initialised mbarrier|" + INIT_UNORDERED, CLUSTER),
    Fault("cluster: both CTAs load the same half", TRIAL,
          [(SCHEDULE, "static_cast<i32>(row + first)", "static_cast<i32>(row)")], WRONG_VALUES, CLUSTER),
    Fault("cluster: mask misses the other CTA", TRIAL,
          [(SCHEDULE, "(1 << shared_by) - 1)", "1 << ptx::cluster_ctarank())")],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and \d+ bytes pending", CLUSTER),

    # ---------------------------------------------------------------------------- the trial's further ones by hand
    Fault("one lane of each warp waits for full", BY_HAND,
          [(KERNEL, WAIT_FULL, WAIT_FULL.replace("while (!", "while (threadIdx.x % 32 == 0 && !"))],
          STAGE_NOT_READY),
    Fault("wgmma by three of the four warps", BY_HAND,
          [(SCHEDULE, MMA, "      if (threadIdx.x % 128 >= 32)\n  " + MMA)],
          DEADLOCK + r".*wgmma.wait_group \(wgmma 0 issued by 96 of 128 threads\)"
          r"|^cvt .* reads accumulators|^wgmma .* different descriptors"),
    Fault("lanes give different descriptors", BY_HAND,
          [(SCHEDULE, B_DESC, B_DESC + " + threadIdx.x % 2 * 2")],
          r"^wgmma at .*: the lanes of the warpgroup give different descriptors"),
    Fault("wgmma.wait_group lets one group too many pass", BY_HAND,
          [(KERNEL, WAIT_ONE, WAIT_ONE.replace("<1>", "<2>"))], EARLY_RELEASE),
    Fault("math's ring has one stage less", BY_HAND,
          [(KERNEL, MATH_TILES, MATH_TILES.replace("Config::stages", "Config::stages - 1"))],
          rf"{DEADLOCK}|{STAGE_NOT_READY}|{NEXT_LOAD}|{TOO_MANY}"),
    Fault("a tile is skipped", BY_HAND,
          [(SCHEDULE, LOAD_STEP, LOAD_STEP + " + 1"), (KERNEL, MATH_STEP, MATH_STEP + " + 1")],
          WRONG_VALUES),
    Fault("elect.sync by one lane", BY_HAND,
          [(KERNEL, LOAD_ROLE, LOAD_ROLE.replace("warp == 0", "threadIdx.x == 0"))],
          DEADLOCK + r".*CTA \d warp 0 \(1 lane, 0\) waits for the other lanes of its warp in elect.sync"),
    Fault("coordinates of the TMA store swapped", BY_HAND,
          [(STORES, "static_cast<i32>(box_x), static_cast<i32>(y)", "static_cast<i32>(y), static_cast<i32>(box_x)")],
          WRONG_VALUES),
    Fault("destination of a TMA load not 128-byte aligned", BY_HAND,
          [(KERNEL, LOAD_A, LOAD_A.replace("smem.a(stage)", "smem.a(stage) + 64"))],
          r"^TMA load at schedule.cuh:\d+ .*: a\[0\]\+0x40 is not 128-byte aligned"),
    Fault("fence.proxy.async after the TMA store", BY_HAND,
          [(STORES, FENCE_BOX, ""), (STORES, COMMIT_STORE, COMMIT_STORE + "    ptx::fence_proxy_async_shared_cta();\n")],
           UNFENCED),
    Fault("accumulators converted in flight", BY_HAND,
          [(SCHEDULE, COMMIT, COMMIT + "      (void)ptx::cvt_rn_x2_f32<bf16>(d[0][1], d[0][0]);\n")],
          r"^cvt at schedule.cuh:\d+ by .* reads accumulators of a wgmma"),
    Fault("an accumulator changed in flight", BY_HAND, [(SCHEDULE, COMMIT, COMMIT + "      d[0][3] += 1;\n")],
          r"^CTA \d warp \d+ lane \d+ wrote accumulator 3 of a wgmma in flight"),

    # ----------------------------------------------------- faults that users of Hopper GEMMs met (features study)
    Fault("cluster: a CTA leaves out a tile outside D", "DeepGEMM PR#415, PR#429",
          [(SCHEDULE, K_BLOCKS, K_BLOCKS + "  u32 rows;\n"),
           (LAUNCHER, AT_LEAST_TWO, AT_LEAST_TWO + "  params.grid.rows = static_cast<u32>(x.m);\n"),
           (SCHEDULE, LOAD_ORIGIN, LOAD_ORIGIN + "    if (origin.m >= grid.rows) continue;\n"),
           (KERNEL, MATH_TILES, MATH_TILES.replace(
               "    u32 previous",
               "    if (tile_origin<Config>(params.grid, index).m >= params.grid.rows) continue;\n    u32 previous"))],
          DEADLOCK + r"|exits|^complete_tx|" + NEXT_LOAD, CLUSTER),
    Fault("cluster: load waits for the own CTA's math only", "humming PR#53, PR#54",
          [(SCHEDULE, ARRIVE_CLUSTER, ARRIVE_AT_HOME),
           (KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace(" * Config::cluster_size", ""))],
          rf"{STILL_READ}|{NEXT_LOAD}still being written|{TOO_FEW_BYTES}", CLUSTER),
    Fault("cluster: only one CTA expects the bytes", "seed documents S3",
          [(SCHEDULE, EXPECT, "  if (ptx::cluster_ctarank() == 0)\n  " + EXPECT)],
          DEADLOCK + r".*full\[\d\] parity \d|" + NEXT_LOAD, CLUSTER),
    Fault("cluster: a CTA expects only the half that it loads", "cutlass#851",
          [(SCHEDULE, EXPECT, EXPECT.replace("rows *", "rows / shared_by *"))],
          rf"{TOO_FEW_BYTES}|{STAGE_NOT_READY}", CLUSTER),
    Fault("no fence after mbarrier.init", "FlashKDA#24, tilelang#2634", [(KERNEL, FENCE_INIT, "")], INIT_UNPUBLISHED),
    Fault("cluster: no fence after mbarrier.init", "FlashKDA#25", [(KERNEL, FENCE_INIT, "")], INIT_UNPUBLISHED,
          CLUSTER),
    Fault("fence after mbarrier.init by another thread", "triton#11498, TIRx-kernels#9",
          [(KERNEL, FENCE_INIT, "  }\n  if (threadIdx.x == 32) {\n" + FENCE_INIT)], INIT_UNPUBLISHED),
    Fault("staging begins inside a swizzle period", "tilelang#2379",
          [(KERNEL, "  unsigned char d[math", "  unsigned char gap[512];\n  unsigned char d[math")], WRONG_VALUES),
    Fault("shared memory begins inside a swizzle period", "tilelang#2379",
          [(KERNEL, "smem{ptx::dynamic_smem()}", "smem{ptx::dynamic_smem() + 512}"),
           (KERNEL, "smem.base % swizzle_period != 0", "smem.base % 128 != 0"),
           (LAUNCHER, SHARED_MEMORY, SHARED_MEMORY + " + 512")], WRONG_VALUES),
    Fault("bulk stores never committed", "Fuser#3561", [(STORES, COMMIT_STORE, "")],
          BOX_STILL_READ + r"|exits while its bulk store group"),
    Fault("stage released while the newest wgmma still reads it", "facebookexperimental/triton#1278",
          [(KERNEL, RELEASE_PREVIOUS, "      }\n" + RELEASE.replace("previous_", "ring.")),
           (KERNEL, RELEASE_LAST, NO_RELEASE_LAST)],
          rf"empty\[\d\]{TOO_MANY}|{EARLY_RELEASE}"),
    Fault("no expect_tx", "seed documents S3", [(SCHEDULE, EXPECT, "  ptx::mbarrier_arrive(full);\n")],
          rf"{TOO_FEW_BYTES}|{STAGE_NOT_READY}|{DEADLOCK}.*full\[0\] .*\(phase 0: 0 of 2 arrivals and -49152 bytes"),
    Fault("group of tiles begins at the shrunk size", "seed documents S1",
          [(SCHEDULE, "return {group * group_m +", "return {group * rows +")],
          WRONG_VALUES + "|" + STORED_TWICE),
    Fault("shared memory smaller than Smem", "seed documents S3",
          [(LAUNCHER, SHARED_MEMORY, SHARED_MEMORY + " - 32")],
          r"^mbarrier.init at .*: address \d+ lies outside the \d+ bytes of shared memory"),
    Fault("coordinates of a TMA load swapped", "seed documents S3",
          [(SCHEDULE, "dst, &map, k, static_cast<i32>(row), full", "dst, &map, static_cast<i32>(row), k, full")],
          WRONG_VALUES),
    Fault("maps of A and B without swizzle", "seed documents S3",
          [(LAUNCHER, MAP_A, MAP_A.replace("bytes_128", "none")),
           (LAUNCHER, MAP_B, MAP_B.replace("bytes_128", "none"))],
          WRONG_VALUES),

    # --------------------------------------------------------------------------------- from the PTX ISA: mbarrier
    Fault("mbarrier.init with count 0", isa("mbarrier.init"),
          [(KERNEL, COUNT_FULL, COUNT_FULL.replace("2)", "0)"))],
          r"^mbarrier.init at .*: count = 0, must be 1 to 2\^20 - 1"),
    Fault("mbarrier.init of an mbarrier", isa("mbarrier.init"), [(KERNEL, COUNT_FULL,
          COUNT_FULL + "\n" + COUNT_FULL)],
          r"^mbarrier.init at .*: full\[0\] is an mbarrier already"),
    Fault("mbarriers 4 bytes apart", isa("mbarrier: Size and alignment of mbarrier object"),
          [(SCHEDULE, "offset_of(&Smem::full) + stage * 8", "offset_of(&Smem::full) + stage * 4")],
          r"^mbarrier.init at .*: full\[0\]\+0x4 is not 8-byte aligned"),
    Fault("an mbarrier initialised after the threads met", isa("mbarrier.init; Causality order"),
          [(KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace("ptx::", "if (stage > 0) ptx::")),
           (KERNEL, SYNC_INIT, SYNC_INIT + "    if (threadIdx.x == 0) "
            + COUNT_EMPTY.replace("(stage)", "(0)") + "\n")],
          r"is no initialised mbarrier|" + INIT_UNORDERED),
    Fault("fence after mbarrier.init comes after the threads met", isa("fence.mbarrier_init; Causality order"),
          [(KERNEL, FENCE_INIT, ""), (KERNEL, SYNC_INIT, SYNC_INIT + "    if (threadIdx.x == 0) "
           + FENCE_INIT.strip() + "\n")],
          INIT_UNPUBLISHED),
    Fault("try_wait called once", isa("mbarrier.try_wait"),
          [(KERNEL, WAIT_FULL, WAIT_FULL.replace("while (!", "if (!"))], STAGE_NOT_READY, found_in=SOME),
    Fault("parity that is neither 0 nor 1", isa("mbarrier.try_wait"),
          [(KERNEL, WAIT_FULL, WAIT_FULL.replace("ring.parity", "ring.parity * 2"))],
          r"^mbarrier.try_wait at .*: parity = 2, must be 0 or 1"),
    Fault("tx-count out of range", isa("mbarrier: Tracking asynchronous operations"),
          [(SCHEDULE, EXPECT, EXPECT.replace("rows * stage_row_bytes", "rows * stage_row_bytes + (1 << 20)"))],
          r"^mbarrier.arrive.expect_tx at .*: the tx-count of full\[0\] would be \d+, outside"),
    Fault("bytes expected at another stage's barrier", isa("mbarrier.expect_tx"),
          [(SCHEDULE, EXPECT, EXPECT.replace("(full,", "(full ^ sizeof(u64),"))],
          rf"{TOO_FEW_BYTES}|{DEADLOCK}|{NEXT_LOAD}|{STAGE_NOT_READY}|{TOO_MANY}"),
    Fault("A and B complete on different barriers", isa("cp.async.bulk.tensor: mbarrier completion"),
          [(SCHEDULE, LOAD_ONE, LOAD_ONE.replace(" full)", " rows == 256 ? full ^ sizeof(u64) : full)"))],
          rf"{TOO_FEW_BYTES}|{DEADLOCK}.*full\[\d\]|{STAGE_NOT_READY}|{TOO_MANY}"),
    Fault("every lane of the load warp loads", isa("mbarrier.arrive: pending count"),
          [(KERNEL, LOAD_ROLE, LOAD_ROLE.replace(" && ptx::elect_sync()", ""))],
          rf"full\[\d\]{TOO_MANY}|{NEXT_LOAD}still being written"),
    Fault("a stage released twice", isa("mbarrier.arrive: pending count"),
          [(KERNEL, RELEASE_LAST, RELEASE_LAST + RELEASE)],
          rf"empty\[\d\]{TOO_MANY}|{EARLY_RELEASE}"),
    Fault("the last stage of a tile never released", isa("mbarrier: Phase of the mbarrier object"),
          [(KERNEL, RELEASE_LAST, NO_RELEASE_LAST)],
          DEADLOCK + r".*empty\[\d\] parity \d \(phase \d+: 8 of 8 arrivals"),
    Fault("another stage released", isa("mbarrier: Phase of the mbarrier object"),
          [(KERNEL, RELEASE_PREVIOUS, RELEASE_PREVIOUS.replace("previous_stage",
           "(previous_stage + 2) % Config::stages"))],
          rf"empty\[\d\]{TOO_MANY}|{EARLY_RELEASE}"),
    Fault("one warp releases for its warpgroup", isa("wgmma.wait_group: the executing threads' groups"),
          [(SCHEDULE, RANK_GUARD, "  if (threadIdx.x % warpgroup_threads != 0) return;\n"),
           (KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace(" * 4", ""))],
          EARLY_RELEASE),
    Fault("load ends a tile one k block early", isa("mbarrier.try_wait"),
          [(SCHEDULE, LOAD_K_LOOP, LOAD_K_LOOP.replace("k_block <", "k_block + 1 <"))],
          DEADLOCK + r".*full\[\d\] parity \d \(phase \d+: 2 of 2 arrivals|" + WRONG_VALUES),
    Fault("math ends a tile one k block early", isa("cp.async.bulk: completion before the CTA exits"),
          [(KERNEL, MATH_K_LOOP, MATH_K_LOOP.replace("k_block <", "k_block + 1 <"))],
          r"^CTA \d exits (while|without having waited for) the asynchronous write|"
          rf"{DEADLOCK}.*empty\[\d\]|{STAGE_IN_USE}"),
    Fault("empty at the address of full", isa("mbarrier.init"),
          [(SCHEDULE, "offset_of(&Smem::empty)", "offset_of(&Smem::full)")],
          r"^mbarrier.init at .*: full\[0\] is an mbarrier already"),

    # ------------------------------------------------------------------ from the PTX ISA: clusters, mapa, multicast
    Fault("cluster: local address for an arrival at the other CTA", isa("mapa; State Space shared::cluster"),
          [(SCHEDULE, ARRIVE_CLUSTER, ARRIVE_CLUSTER.replace("ptx::mapa(empty, rank)", "empty"))],
          rf"{STILL_READ}|{NEXT_LOAD}still being written|{TOO_FEW_BYTES}|empty\[\d\]{TOO_MANY}", CLUSTER),
    Fault("cluster: mapa of a rank that there is not", isa("mapa"),
          [(SCHEDULE, ARRIVE_CLUSTER, ARRIVE_CLUSTER.replace("rank)", "rank + 1)"))],
          r"^mapa at .*: rank = 2, must be less than the cluster's 2 CTAs", CLUSTER),
    Fault("cluster: mapped address for an arrival in shared::cta", isa("mbarrier.arrive: shared::cta"),
          [(SCHEDULE, ARRIVE_CLUSTER, ARRIVE_CLUSTER.replace("mbarrier_arrive_shared_cluster", "mbarrier_arrive"))],
          r"^mbarrier.arrive at .*: empty\[\d\].* was given as an address of the cluster", CLUSTER),
    Fault("cluster: wait on the other CTA's mbarrier", isa("mbarrier.try_wait: shared::cta"),
          [(KERNEL, WAIT_FULL, WAIT_FULL.replace(
              "smem.full(ring.stage)", "ptx::mapa(smem.full(ring.stage), ptx::cluster_ctarank() ^ 1)"))],
          r"^mbarrier.try_wait at .*: full\[\d\] of CTA \d was given as an address of the cluster", CLUSTER),
    Fault("cluster: mask names a CTA that there is not", isa("cp.async.bulk.tensor: ctaMask"),
          [(SCHEDULE, "(1 << shared_by) - 1)", "(1 << 2 * shared_by) - 1)")],
          r"^TMA load at .*: cta_mask = 15 names CTAs that the cluster of 2 does not have", CLUSTER),
    Fault("cluster: both halves at the same place", isa("cp.async.bulk.tensor: destination at the same CTA offset"),
          [(SCHEDULE, "multicast(dst + first * stage_row_bytes", "multicast(dst")],
          rf"{NEXT_LOAD}still being written|{STAGE_NOT_READY}", WIDE_CLUSTER),
    Fault("cluster: no wait after barrier.cluster.arrive", isa("barrier.cluster"),
          [(KERNEL, SYNC_INIT_CLUSTER, SYNC_INIT_CLUSTER.replace("    ptx::barrier_cluster_wait();\n", ""))],
          rf"{INIT_UNORDERED}|is no initialised mbarrier|"
          r"^barrier.cluster.arrive at .* has arrived already and not waited",
          CLUSTER),
    Fault("cluster: barrier.cluster.wait without arrive", isa("barrier.cluster"),
          [(KERNEL, SYNC_INIT_CLUSTER, SYNC_INIT_CLUSTER.replace("    ptx::barrier_cluster_arrive();\n", ""))],
          r"^barrier.cluster.wait at .*: the thread has not arrived", CLUSTER),
    Fault("cluster kernel launched without a cluster", isa("%cluster_nctarank"),
          [(LAUNCHER, ".cluster = cluster_size,", ".cluster = 1,")],
          r"^(TMA load|mapa) at .*(cluster of 1|cluster's 1 CTAs)", CLUSTER),

    # ----------------------------------------------------------------- from the PTX ISA: copies and tensor maps
    Fault("leader changes between stores", isa("cp.async.bulk.commit_group: groups are per thread"),
          [(STORES, LEADER, "  const bool leader = thread == x / (boxes * Box::columns) % 2 * 32;")],
          rf"{BOX_STILL_READ}|exits while its bulk store group"),
    Fault("another thread waits at exit", isa("cp.async.bulk.wait_group: the executing thread's groups"),
          [(KERNEL, WAIT_AT_EXIT, WAIT_AT_EXIT.replace("== 0", "== 32"))],
          r"^CTA \d warp \d+ lane 0 exits while its bulk store group \d+"),
    Fault("wait_group.read lets one group too many pass", isa("cp.async.bulk.wait_group"),
          [(STORES, WAIT_BOX, WAIT_BOX.replace("buffers - 1", "buffers"))], BOX_STILL_READ),
    Fault("the wait for the box comes after the bar.sync", isa("cp.async.bulk.wait_group; bar.sync"),
          [(STORES, WAIT_BOX, ""), (STORES, SYNC_BOX, SYNC_BOX + WAIT_BOX)], BOX_STILL_READ),
    Fault("every thread stores the box", isa("cp.async.bulk.commit_group"),
          [(STORES, LEADER, "  const bool leader = thread < 128;")],
          r"exits while its bulk store group|" + STORED_TWICE),
    Fault("only the leader fences, before the bar.sync", isa("Proxy-preserved base causality order"),
          [(STORES, FENCE_BOX, "    if (leader) ptx::fence_proxy_async_shared_cta();\n")], UNFENCED),
    Fault("the fence comes before the writes", isa("fence.proxy.async"),
          [(STORES, FENCE_BOX, ""), (STORES, SYNC_BOX, SYNC_BOX + FENCE_BOX)], UNFENCED),
    Fault("row ends read before the bar.sync", isa("bar.sync: memory ordering"),
          [(STORES, ROW_ENDS, ""),
           (STORES, SYNC_STORE,
             "  for (u32 i = 0; i < boxes; ++i) {\n" + BOX + ROW_ENDS + "    }\n" + SYNC_STORE)],
          r"^ld.shared at store.cuh:\d+ touches d\[\d\]\S*: (still being written|never written)"),
    Fault("three warps write their rows of the box", isa("cp.async.bulk.tensor: source"),
          [(STORES, WRITE_BOX, WRITE_BOX.replace("Box::write", "if (thread < 96) Box::write"))],
          r"^TMA store at store.cuh:\d+ touches d\[\d\]\S*: never written"),
    Fault("a tensor map in local memory", isa("cp.async.bulk.tensor: tensorMap in .param, .const or .global"),
          [(KERNEL, WAIT_PREVIOUS_A, WAIT_PREVIOUS_A + "  const TensorMap map = params.a;\n"),
           (KERNEL, LOAD_A, LOAD_A.replace("params.a", "map"))],
          r"^TMA load at schedule.cuh:\d+ by .*: the tensor map lies in local memory"),
    Fault("mapped address as the source of a store", isa("cp.async.bulk.tensor: source in shared::cta"),
          [(STORES, STORE, STORE.replace(", box);", ", ptx::mapa(box, 0));"))],
          r"^TMA store at .*: d\[\d\] was given as an address of the cluster"),
    Fault("staging at the ring's first stages", isa("Causality order"),
          [(SCHEDULE, "base + offset_of(&Smem::d) +", "base + offset_of(&Smem::a) +")],
          r"^stmatrix at .* touches a\[\d\]\S*: still being (read|written)|^TMA (load|store) at .* touches a\[\d\]"),
    Fault("both math warpgroups on one staging", isa("Causality order"),
          [(KERNEL, STORE_CALL, STORE_CALL.replace("smem.d(math_warpgroup)", "smem.d(0)"))],
          r"^(stmatrix|TMA store) at store.cuh:\d+ touches d\[[01]\]\S*: still being"),
    Fault("staging not 128-byte aligned", isa("cp.async.bulk.tensor: alignment in shared memory"),
          [(KERNEL, "  unsigned char d[math", "  u64 gap;\n  unsigned char d[math")],
          r"^TMA store at .*: d\[\d\] is not 128-byte aligned|^stmatrix at .* is not 16-byte aligned"),
    Fault("box of A too narrow", isa("Tensors: Bounding box"),
          [(LAUNCHER, MAP_A, MAP_A.replace("stage_k<A>", "stage_k<A> / 2"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and 8192 bytes pending\)"),
    Fault("cluster: box of B not halved", isa("Tensors: Bounding box"),
          [(LAUNCHER, BOX_OF_B, "Config::block_n,")],
          rf"{TOO_FEW_BYTES}|{NEXT_LOAD}still being written|{STAGE_NOT_READY}", CLUSTER),
    Fault("swizzle narrower than the box", isa("Tensors: Swizzling modes"),
          [(LAUNCHER, MAP_A, MAP_A.replace("bytes_128", "bytes_64"))],
          r"^gemm_cooperative: tensor map of a: box\[0\] in bytes = 128, must be at most 64"),
    Fault("map of A reaches past K", isa("Tensors: Out of boundary access"),
          [(LAUNCHER, MAP_A, MAP_A.replace("x.k, x.lda", "x.lda, x.lda"))], WRONG_VALUES),
    Fault("map of D reaches past N", "H200: a TMA store writes whole 16-byte chunks",
          [(LAUNCHER, "std::max<i64>(x.n / chunk_columns, 1)", "ceil_div(x.n, chunk_columns)")],
          r"^canary: |^st.global at store.cuh:\d+ .*: still being written by store.cuh:\d+ \(async\)|" + STORED_TWICE),
    Fault("row ends one element too long", isa("st"),
          [(STORES, "(d.columns - mapped) * sizeof(Output)", "(d.columns - mapped + 1) * sizeof(Output)")],
          r"^canary: "),

    # -------------------------------------------------------------------------------- from the PTX ISA: wgmma
    Fault("wait_group before commit_group", isa("wgmma.wait_group"),
          [(SCHEDULE, COMMIT, ""), (KERNEL, PREVIOUS, COMMIT + PREVIOUS)], EARLY_RELEASE),
    Fault("wgmma.fence only before the first wgmma", isa("wgmma.fence"),
          [(SCHEDULE, FENCE_MMA, ""), (KERNEL, MATH_TILES, FENCE_MMA + MATH_TILES)],
          r"^wgmma at .*: no wgmma.fence since its accumulators were last open to the thread"),
    Fault("wgmma.fence by one lane of each warp", isa("wgmma.fence: .sync.aligned"),
          [(SCHEDULE, FENCE_MMA, "  if (threadIdx.x % 32 == 0) ptx::wgmma_fence();\n")],
          r"^wgmma at .*: no wgmma.fence since its accumulators were last open to the thread"),
    Fault("the last group of a tile not committed", isa("wgmma.commit_group"),
          [(SCHEDULE, COMMIT, ""), (KERNEL, "    u32 previous_stage = 0;\n",
           "    u32 previous_stage = 0;\n    u32 blocks = 0;\n"),
           (KERNEL, MULTIPLY, MULTIPLY + "      if (++blocks < params.grid.k_blocks) ptx::wgmma_commit_group();\n")],
          IN_FLIGHT + "|" + STILL_READ),
    Fault("commit_group by one warp", isa("wgmma.commit_group: per warp"),
          [(SCHEDULE, COMMIT, "      if (threadIdx.x % warpgroup_threads < 32) ptx::wgmma_commit_group();\n")],
          IN_FLIGHT + "|" + STILL_READ),
    Fault("wait_group by one warp", isa("wgmma.wait_group: the executing threads"),
          [(KERNEL, WAIT_ALL, "    if (threadIdx.x % warpgroup_threads < 32) ptx::wgmma_wait_group<0>();\n")],
          IN_FLIGHT + "|" + STILL_READ),
    Fault("descriptor of A begins one row late", isa("wgmma: Matrix descriptor"),
          [(SCHEDULE, A_DESC, A_DESC.replace("(a,", "(a + stage_row_bytes,"))],
          WRONG_VALUES + "|" + STAGE_NOT_READY),
    Fault("both blocks of a warpgroup read the same rows of A", isa("wgmma: Matrix descriptor"),
          [(SCHEDULE, " + i * step_m", "")],
          WRONG_VALUES, TALL),
    Fault("another swizzle mode in the descriptor", isa("wgmma: Matrix descriptor"),
          [(SCHEDULE, B_DESC, B_DESC.replace("bytes_128", "bytes_64"))], WRONG_VALUES),
    Fault("base offset where the pattern begins at a multiple of 1024 bytes", isa("wgmma: Matrix descriptor"),
          [(SCHEDULE, A_DESC, A_DESC.replace("swizzle_period", "swizzle_period, 1"))], WRONG_VALUES),
    Fault("descriptor's address in units of 16 bytes", isa("wgmma: Matrix descriptor"),
          [(SCHEDULE, A_DESC, A_DESC.replace("(a,", "(a + 8,"))],
          r"^matrix_descriptor at .*: address = \d+, must be a multiple of 16"),
    Fault("B said to be N-major", isa("wgmma.mma_async: imm-trans-b"),
          [(SCHEDULE, MMA, MMA.replace("B>", "B, 1, 1, Major::k, Major::mn>"))],
          WRONG_VALUES + "|" + STAGE_NOT_READY),
    Fault("scale-d differs between lanes", isa("wgmma.mma_async: .sync.aligned"),
          [(SCHEDULE, SCALE, SCALE + " || threadIdx.x % 2 > 0")],
          r"^wgmma at .*: the lanes of the warpgroup give different descriptors, shapes, types or scales"),
    Fault("every k block begins at zero", isa("wgmma.mma_async: scale-d"),
          [(SCHEDULE, SCALE, "k > 0")], WRONG_VALUES),

    # ----------------------------------------------- from the PTX ISA: registers, warps, bar.sync, data movement
    Fault("setmaxnreg by one warp of the warpgroup", isa("setmaxnreg"),
          [(KERNEL, DECREASE, "    if (threadIdx.x < 32) ptx::setmaxnreg_dec<Config::load_registers>();\n"),
           (KERNEL, "math_registers = 232;", "math_registers = 176;")],
          r"^CTA \d: warp 1 executed 0 setmaxnreg and warp 0 of the same warpgroup 1|"
          + DEADLOCK + r".*setmaxnreg.inc 176"),
    Fault("setmaxnreg.inc below what the warp has", isa("setmaxnreg"),
          [(KERNEL, "math_registers = 232;", "math_registers = 160;")],
          r"^setmaxnreg.inc at .*: count = 160, and the warp has 168 registers per thread"),
    Fault("setmaxnreg.dec above what the warp has", isa("setmaxnreg"),
          [(KERNEL, DECREASE, DECREASE.replace("Config::load_registers", "176"))],
          r"^setmaxnreg.dec at .*: count = 176, and the warp has 168 registers per thread"),
    Fault("setmaxnreg twice without meeting in between", isa("setmaxnreg"),
          [(KERNEL, INCREASE, INCREASE.replace("Config::math_registers", "176") + INCREASE)],
          r"^setmaxnreg.inc at .* by CTA \d warp \d+ lane \d+: warp \d+ may still be in the setmaxnreg before"),
    Fault("setmaxnreg by some lanes", isa("setmaxnreg: .sync.aligned"),
          [(KERNEL, DECREASE, "    if (threadIdx.x % 2 == 0) ptx::setmaxnreg_dec<Config::load_registers>();\n")],
          r"of the warp came to (setmaxnreg.dec|elect.sync) at .* instead|" + DEADLOCK + r".*setmaxnreg.dec"),
    Fault("stmatrix row not 16-byte aligned", isa("stmatrix"),
          [(STORES, "chunk(box, row, j + place.lane / 16), block",
           "chunk(box, row, j + place.lane / 16) + 8, block")],
          r"^stmatrix at .*: d\[\d\]\S* is not 16-byte aligned"),
    Fault("lanes address the same rows of stmatrix", isa("stmatrix: row addresses"),
          [(STORES, "16 * place.warp + place.lane % 16;", "16 * place.warp + place.lane % 8;")],
          r"^stmatrix at store.cuh:\d+ touches d\[\d\]\S*: still being written|: never written$|" + WRONG_VALUES),
    Fault("halves of a pair swapped", isa("cvt: two inputs"),
          [(STORES, "<Output>(d[2 * i + 1], d[2 * i])", "<Output>(d[2 * i], d[2 * i + 1])")],
          WRONG_VALUES),
    Fault("vector store not aligned to its size", isa("st: alignment of vectors"),
          [(STORES, "pair / 2) + pair % 2 * 8", "pair / 2) + pair % 2 * 4")],
          r"^st.shared at .*: d\[\d\]\S* is not 8-byte aligned", FLOATS),
    Fault("floats: no fence.proxy.async before the TMA store", isa("fence.proxy.async"),
          [(STORES, FENCE_BOX, "")], UNFENCED, FLOATS),
    Fault("bar.sync for threads that are no whole warps", isa("bar.sync"),
          [(STORES, SYNC_BOX, SYNC_BOX.replace("128", "120"))],
          r"^bar.sync at .*: id = \d, threads = 120, must be 0 to 15 and a multiple of 32"),
    Fault("bar.sync 16", isa("bar.sync"),
          [(KERNEL, STORE_CALL, STORE_CALL.replace("1 + math_warpgroup", "16 + math_warpgroup"))],
          r"^bar.sync at .*: id = 1[67], threads = 128, must be 0 to 15"),
    Fault("bar.sync waits for more threads than come", isa("bar.sync"),
          [(STORES, SYNC_BOX, SYNC_BOX.replace("128", "160"))],
          DEADLOCK + r".*bar.sync \d \(128 of 160 threads\)"),
    Fault("bar.sync with different numbers of threads", isa("bar.sync"),
          [(STORES, SYNC_BOX, SYNC_BOX.replace("128", "thread < 32 ? 96 : 128"))],
          r"^bar.sync at .*: barrier \d is waited for with \d+ threads here and \d+ elsewhere"),
    Fault("the halves of each warp in bar.sync at different places", isa("bar.sync: .aligned"),
          [(STORES, SYNC_STORE, "  if (thread % 32 < 16)\n    ptx::bar_sync(barrier, 128);\n"
            "  else\n    ptx::bar_sync(barrier, 128);\n")],
          r"of the warp came to bar.sync at .* instead, and all lanes of a warp must execute"),
    Fault("bar.sync by one lane of each warp", isa("bar.sync: .aligned"),
          [(STORES, SYNC_STORE, "    if (thread % 32 == 0) ptx::bar_sync(barrier, 128);\n")],
          DEADLOCK + r".*bar.sync \d \(\d+ of 128 threads\)|touches d\[\d\]|of the warp came to .* instead"),
    Fault("shared memory begins inside a swizzle period, which the kernel checks", isa("Tensors: Swizzling modes"),
          [(KERNEL, "smem{ptx::dynamic_smem()}", "smem{ptx::dynamic_smem() + 512}")],
          r"^trap at gemm_cooperative.cuh:\d+"),

    # ------------------------------------------------------------------------- which tile, whose work
    Fault("load and math walk the tiles in different order", isa("Causality order"),
          [(SCHEDULE, LOAD_ORIGIN, LOAD_ORIGIN.replace("index)", "index ^ (index < 2 ? 1 : 0))"))],
          WRONG_VALUES),
    Fault("tiles computed twice", "tile order",
          [(SCHEDULE, LOAD_STEP, "++index"), (KERNEL, MATH_STEP, "++index")],
          r"^work: \d+ wgmmas, must be \d+|" + STORED_TWICE),
    Fault("math warpgroups swap their rows of D", "tile order",
          [(KERNEL, "row = (math_warpgroup * tiles_m", "row = ((1 - math_warpgroup) * tiles_m")],
          WRONG_VALUES),
    Fault("cluster: ranks swap their tiles when they store", "tile order",
          [(KERNEL, "rounded_tile = origin;\n", "rounded_tile = origin;\n      rounded_tile.m ^= Config::block_m;\n")],
          WRONG_VALUES, CLUSTER),
    Fault("too few k blocks", "launcher",
          [(LAUNCHER, CEIL_OF_K, "x.k / stage_k<typename Config::Input>")], WRONG_VALUES),
    Fault("a tile of one k block", "launcher",
          [(HOST, "cooperative::Params{}, 2)", "cooperative::Params{})")],
          rf"{DEADLOCK}.*full\[\d\] parity 0 \(phase 0: 2 of 2 arrivals|{TOO_MANY}|{EARLY_RELEASE}", Problem(k=40)),
    Fault("the last tile is not stored", "tile order",
          [(KERNEL, STORE_LAST, "")], WRONG_VALUES),
    Fault("one math warpgroup launched", "launcher",
          [(HOST, "cooperative::threads,", "cooperative::threads - 128,")],
          DEADLOCK + r".*bar.sync 0 \(256 of 384 threads\)|^bar.sync at .*: id = 0, threads = 384"),

    # --------------------------------------------------------------- two load threads: A and B arrive one by one
    Fault("full complete with one of its two arrivals", isa("mbarrier.init"),
          [(KERNEL, COUNT_FULL, COUNT_FULL.replace("2)", "1)"))],
          rf"{STAGE_NOT_READY}|full\[\d\]{TOO_MANY}|{TOO_FEW_BYTES}|{NEXT_LOAD}|{DEADLOCK}"),
    Fault("full waits for a third arrival", isa("mbarrier.init"),
          [(KERNEL, COUNT_FULL, COUNT_FULL.replace("2)", "3)"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 3 arrivals"),
    Fault("the load of B does not wait for empty", BY_HAND,
          [(SCHEDULE, WAIT_EMPTY, WAIT_EMPTY.replace("while (!", "while (threadIdx.x < 32 && !"))],
          rf"full\[\d\]{TOO_MANY}|{NEXT_LOAD}|{TOO_FEW_BYTES}|{STAGE_NOT_READY}|{DEADLOCK}"),
    Fault("B is loaded by nobody", BY_HAND, [(KERNEL, LOAD_ROLE, LOAD_ROLE.split("\n")[0] + "\n")],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 2 arrivals"),
    Fault("both load threads in one warp, one after the other", isa("mbarrier.try_wait"),
          [(KERNEL, LOAD_ROLE, LOAD_ROLE.replace("warp == 1", "warp == 0"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 2 arrivals"),

    # ---------------------------------------------------------- the end of a cluster, which the load of B waits for
    Fault("cluster: nobody waits for the last releases", TRIAL,
          [(KERNEL, LOAD_B_OUTLASTS, LOAD_B_OUTLASTS.replace(", true", ""))], EXIT_BEFORE_ARRIVAL, CLUSTER),
    Fault("cluster: nobody waits for the last releases, A is shared", TRIAL,
          [(KERNEL, LOAD_B_OUTLASTS, LOAD_B_OUTLASTS.replace(", true", ""))], EXIT_BEFORE_ARRIVAL, WIDE_CLUSTER),
    Fault("cluster: one of the last releases is not waited for", BY_HAND,
          [(SCHEDULE, WAIT_LAST_EMPTY, WAIT_LAST_EMPTY.replace("i = 0", "i = 1"))], EXIT_BEFORE_ARRIVAL, CLUSTER),
    Fault("cluster: the first of the last releases is waited for several times", BY_HAND,
          [(SCHEDULE, WAIT_LAST_EMPTY, WAIT_LAST_EMPTY.replace(", ring.advance()", ""))], EXIT_BEFORE_ARRIVAL, CLUSTER),
    Fault("cluster: the last releases are waited for a phase too late", isa("mbarrier.try_wait"),
          [(SCHEDULE, WAIT_LAST_EMPTY, WAIT_LAST_EMPTY.replace("ring.parity ^ 1", "ring.parity"))],
          rf"{DEADLOCK}.*empty\[\d\] parity \d \(phase \d+: 16 of 16 arrivals|{EXIT_BEFORE_ARRIVAL}", CLUSTER),
    Fault("cluster: one CTA alone waits for the last releases", BY_HAND,
          [(SCHEDULE, WAIT_LAST_EMPTY, "    if (ptx::cluster_ctarank() == 0)\n" + WAIT_LAST_EMPTY)],
          EXIT_BEFORE_ARRIVAL, CLUSTER),

    # ----------------------------------------------------- the second half of the last tile, stored through stages
    Fault("the second half of the last tile is not stored", LAST_TILE, [(KERNEL, STORE_IN_STAGES, "      ;\n")],
          WRONG_VALUES),
    Fault("the second half of each tile goes through stages, which are in use", LAST_TILE,
          [(KERNEL, "    store_rounded(1);\n",
            "    if constexpr (is_rounded)\n  " + STORE_IN_STAGES)], STAGE_IN_USE),
    Fault("the last tile goes through rows of A that the other warpgroup may still multiply", LAST_TILE,
          [(KERNEL, IN_STAGES, IN_STAGES.replace("math_warpgroup", "(1 - math_warpgroup)"))], STAGE_IN_USE),
    Fault("the last tile goes through B, which the other warpgroup may still multiply", LAST_TILE,
          [(KERNEL, IN_STAGES, IN_STAGES.replace("smem.a", "smem.b"))], STAGE_IN_USE),
    Fault("both warpgroups store the last tile through the same rows of A", LAST_TILE,
          [(KERNEL, IN_STAGES, "smem.a(0)")], STAGE_IN_USE),
    Fault("all boxes of the last tile in one stage", LAST_TILE,
          [(KERNEL, IN_STAGES_STRIDE, "Box::bytes")], STAGE_IN_USE),
    Fault("the second half of the last tile through the boxes of the first half, which TMA may still read", LAST_TILE,
          [(KERNEL, IN_STAGES, STORE_CALL.split(",")[0]), (KERNEL, IN_STAGES_STRIDE, "Box::bytes")], BOX_STILL_READ),
    Fault("one store of the last tile is not waited for at exit", isa("cp.async.bulk.wait_group"),
          [(KERNEL, WAIT_AT_EXIT, WAIT_AT_EXIT.replace("<0>", "<1>"))],
          r"^CTA \d warp \d+ lane 0 exits while its bulk store group \d+ at store.cuh:\d+ may still read"),

    # ------------------------------------------------------------------------------------------- alpha, beta and C
    Fault("alpha left out", "alpha and beta", [(EPILOGUE, "d[i] *= matrix.alpha;", "(void)d[i];")], WRONG_VALUES,
          SCALED),
    Fault("alpha scales C, too", "alpha and beta",
          [(EPILOGUE, C_OF_EVEN, C_OF_EVEN.replace("(matrix.beta", "(matrix.alpha * matrix.beta"))], WRONG_VALUES,
          SCALED),
    Fault("C with D's leading dimension", "launcher",
          [(LAUNCHER, "x.beta == 0 ? 0 : x.ldc", "x.beta == 0 ? 0 : x.ldd")], WRONG_VALUES, SCALED),
    Fault("the columns of a pair of C swapped", "alpha and beta",
          [(EPILOGUE, C_OF_EVEN, C_OF_EVEN.replace("offset)", "offset + (count - 1) * sizeof(Output))")),
           (EPILOGUE, C_OF_ODD, C_OF_ODD.replace(" + sizeof(Output)", ""))], WRONG_VALUES, SCALED),
    Fault("C at the rows of the other math warpgroup", "tile order",
          [(KERNEL, "scale_d<Config>(params.d, origin.n, origin.m + (math_warpgroup * tiles_m + i)",
            "scale_d<Config>(params.d, origin.n, origin.m + ((1 - math_warpgroup) * tiles_m + i)")],
          WRONG_VALUES, SCALED),
    Fault("rows past D read the last row of C, which is D", isa("Causality order"),
          CLAMPED_ROWS, C_OVERWRITTEN + "|" + STORE_OVER_READ, IN_PLACE),

    # ----------------------------------------------------------------------------------- programmatic launches
    Fault("A is loaded before the kernel before has ended", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_A, LOAD_A_BEGIN)], BEFORE_ITS_END, AFTER),
    Fault("the wait for the kernel before, by a thread that loads nothing", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_A, LOAD_A_BEGIN),
           (KERNEL, LOAD_ROLE, LOAD_ROLE + "    if (warp == 2) ptx::griddepcontrol_wait();\n")], BEFORE_ITS_END, AFTER),
    Fault("B is loaded early, and nobody has promised that it is ready", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_B, "")], BEFORE_ITS_END, AFTER),
    Fault("B waits where it is promised to be ready, and only there", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_B, WAIT_PREVIOUS_B.replace("!", ""))], BEFORE_ITS_END, AFTER),
    Fault("weights ready: A is loaded early", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_A, LOAD_A_BEGIN)], BEFORE_ITS_END, WEIGHTS_READY),
    Fault("C is read before the kernel before has ended", isa("griddepcontrol.wait; Causality order"),
          [(KERNEL, MATH_ROLE, "    (void)ptx::ld_global_b32(params.d.c);\n" + MATH_ROLE)], BEFORE_ITS_END, AFTER),
    Fault("weights ready: C is read before the kernel before has ended", isa("griddepcontrol.wait; Causality order"),
          [(KERNEL, MATH_ROLE, "    (void)ptx::ld_global_b32(params.d.c);\n" + MATH_ROLE)], BEFORE_ITS_END,
          WEIGHTS_READY),
]

# Edits after which the kernel is still right, by the ISA: the model must find nothing.
HARMLESS = [
    Fault("expect_tx after the copies: the phase waits for the arrival", isa("mbarrier: Phase completion"),
          [(SCHEDULE, EXPECT, ""), (SCHEDULE, LOAD_ONE, LOAD_ONE + EXPECT)], ""),
    Fault("cluster: expect_tx after the copies", isa("mbarrier: Phase completion"),
          [(SCHEDULE, EXPECT, ""), (SCHEDULE, MASK, MASK + EXPECT), (SCHEDULE, LOAD_ONE, LOAD_ONE + EXPECT)], "",
          CLUSTER),
    Fault("the leader fences for all, behind the bar.sync", isa("Proxy-preserved base causality order"),
          [(STORES, FENCE_BOX, ""), (STORES, SYNC_STORE,
           SYNC_STORE + "    if (leader) ptx::fence_proxy_async_shared_cta();\n")],
          ""),
    Fault("each wgmma is waited for", isa("wgmma.wait_group"), [(KERNEL, WAIT_ONE, WAIT_ONE.replace("<1>", "<0>"))],
          ""),
    Fault("each box is a bulk group of its own", isa("cp.async.bulk.commit_group"),
          [(STORES, COMMIT_STORE, ""), (STORES, ROW_ENDS, COMMIT_STORE + ROW_ENDS)], ""),
    Fault("lane 0 loads", isa("elect.sync"), [(KERNEL, LOAD_ROLE,
           "    if (threadIdx.x == 0) load_a(params, smem);\n    if (threadIdx.x == 32) load_b(params, smem);\n")],
          ""),
    Fault("wgmma.fence once per tile", isa("wgmma.fence: accumulators of the same shape"),
          [(SCHEDULE, FENCE_MMA, "  if (!accumulate) ptx::wgmma_fence();\n")], ""),
    Fault("wgmma.fence before the wait for full", isa("wgmma.fence"),
          [(SCHEDULE, FENCE_MMA, ""), (KERNEL, WAIT_FULL, FENCE_MMA + WAIT_FULL)], ""),
    Fault("every lane releases", isa("mbarrier.arrive"),
          [(SCHEDULE, RANK_GUARD, ""),
           (KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace("math_warpgroups * 4", "math_warpgroups * 128"))], ""),
    Fault("fence.proxy.async instead of fence.mbarrier_init", isa("fence.proxy.async"),
          [(KERNEL, FENCE_INIT, "    ptx::fence_proxy_async_shared_cta();\n")], ""),
    Fault("no prefetch of the tensor maps", isa("prefetch"),
          [(KERNEL, "    ptx::prefetch_tensormap(&params.a);\n    ptx::prefetch_tensormap(&params.b);\n"
            "    ptx::prefetch_tensormap(&params.d.map);\n", "")], ""),
    Fault("the whole last tile through the same boxes", LAST_TILE,
          [(KERNEL, STORE_IN_STAGES, STORE_IN_STAGES.replace("<Config, true>", ""))], ""),
    Fault("cluster: all meet at the end, instead of the wait for the last releases", isa("barrier.cluster"),
          [(KERNEL, LOAD_B_OUTLASTS, LOAD_B_OUTLASTS.replace(", true", "")),
           (KERNEL, MATH_ROLE + "  }\n", MATH_ROLE + "  }\n" + SYNC_EXIT)], "", CLUSTER),
    Fault("two stages", isa("mbarrier"), [(KERNEL, "stages = (max_shared", "stages = 2, fit = (max_shared")],
          ""),
    Fault("one more bar.sync before the row ends", isa("bar.sync"),
          [(STORES, ROW_ENDS, "      ptx::bar_sync(barrier, 128);\n" + ROW_ENDS)], ""),
    Fault("launch_dependents first", isa("griddepcontrol.launch_dependents: no memory ordering"),
          [(KERNEL, LAUNCH_NEXT, ""),
           (KERNEL, MATH_ROLE, "    ptx::griddepcontrol_launch_dependents();\n" + MATH_ROLE)],
          "", AFTER),
    Fault("every thread waits for the kernel before", isa("griddepcontrol.wait"),
          [(KERNEL, SYNC_INIT, "    ptx::griddepcontrol_wait();\n" + SYNC_INIT)], "", AFTER),
]

# Faults that the model does not see. A change that makes it see one moves that one to FAULTS.
UNSEEN = []
