"""Faults of gemm_multistage, in the form of faults.py. What happens in the epilogue is in that list."""

from faults import (BY_HAND, DEADLOCK, INIT_UNORDERED, INIT_UNPUBLISHED, LAUNCHER, RING, SOME, STORED_TWICE,
                    TOO_FEW_BYTES, TOO_MANY, TRIAL, WRONG_VALUES, Fault, Problem, isa)

KERNEL = "kernels/gemm_multistage.cuh"
HOST = "host/gemm_multistage.hpp"
SEED = "seed documents S3"

PLAIN = Problem(kernel="gemm_multistage", block_n=128)  # one warpgroup, 3 stages, 7 k blocks
WIDE = Problem(kernel="gemm_multistage")  # two warpgroups, 4 stages
SHORT = Problem(kernel="gemm_multistage", block_n=128, k=40)  # one k block
FLOATS = Problem(kernel="gemm_multistage", output="float", block_n=128)

# Parts of the kernel that several faults change.
INIT = "ptx::mbarrier_init(smem.full(stage), 1);"
FENCE_INIT = "    ptx::fence_mbarrier_init();  // the barriers become visible to TMA ...\n"
FIRST_STAGES = "stage < Config::stages && stage < params.k_blocks"
SYNC_INIT = "  ptx::bar_sync(0, Config::threads);  // ... and to the CTA's threads\n"
EXPECT = "  ptx::mbarrier_arrive_expect_tx(smem.full(stage), Smem<Config>::stage_bytes);\n"
LOAD_A = "&params.a, k, static_cast<i32>(origin.m), smem.full(stage));"
LOAD_B = "&params.b, k, static_cast<i32>(origin.n), smem.full(stage));"
WAIT_FULL = "    while (!ptx::mbarrier_try_wait_parity(smem.full(ring.stage), ring.parity)) {\n    }\n"
MULTIPLY = "    multiply<Config>(smem, ring.stage, d, k_block > 0);\n"
WAIT_ONE = (
    "    ptx::wgmma_wait_group<1>();  // the group of the k block before is done, and its stage is read: by this warp ...\n"
)
REFILL_NUMBER = "k_block + Config::stages - 1;"
REFILL_IF = "k_block > 0 && refill < params.k_blocks"
SYNC_REFILL = "      ptx::bar_sync(0, Config::threads);  // ... and by every warp\n"
REFILL = "      if (threadIdx.x == 0) load(params, smem, origin, refill, previous_stage);\n"
END_OF_REFILL = REFILL + "    }\n"
TOP_REFILL = (
    "    if (const u32 early = k_block + Config::stages - 1; k_block > 0 && early < params.k_blocks) {\n"
    "      ptx::bar_sync(0, Config::threads);\n"
    "      if (threadIdx.x == 0) load(params, smem, origin, early, previous_stage);\n"
    "    }\n"
)
PREVIOUS = "    previous_stage = ring.stage;\n"
WAIT_ALL = "  ptx::wgmma_wait_group<0>();  // d may be read\n"
FENCE_MMA = "  ptx::wgmma_fence();"
COMMIT = "  ptx::wgmma_commit_group();\n"
A_START = "ptx::matrix_descriptor(rows, Swizzle::bytes_128, 0, swizzle_period)"
B_START = "ptx::matrix_descriptor(smem.b(stage), Swizzle::bytes_128, 0, swizzle_period)"
SCALE = "accumulate || k > 0"
STORE_CALL = "smem.d(warpgroup), 1 + warpgroup);"
FIRST_ROW = "origin.m + threadIdx.x / warpgroup_threads * tiles_m * wgmma_m"
WAIT_AT_EXIT = "  if (threadIdx.x % warpgroup_threads == 0) ptx::cp_async_bulk_wait_group_read<0>();\n"

NEXT_LOAD = r"^TMA load at gemm_multistage.cuh:\d+ touches [ab]\[\d\]\S*: "
STILL_READ = NEXT_LOAD + r"still being read by gemm_multistage.cuh:\d+ \(async\)"
STAGE_NOT_READY = (
    r"^wgmma \([AB]\) at gemm_multistage.cuh:\d+ touches [ab]\[\d\]\S*: "
    r"(still being written by gemm_multistage.cuh:\d+ \(async\)|never written)"
)
IN_FLIGHT = r"^(cvt|st.shared) at epilogue.cuh:\d+ by .* reads accumulators of a wgmma that wgmma.wait_group has not"
LOAD_AT_EXIT = r"^CTA \d+ exits without having waited for the TMA load at gemm_multistage.cuh:\d+"


def fault(name, source, edits, message, problem=PLAIN, **more):
    return Fault(name, source, edits, message, problem, **more)


FAULTS = [
    # --------------------------------------------------------------- the stage that is refilled, and who has read it
    fault("a stage refilled at the top of the step, while the group before reads it", SEED,
          [(KERNEL, MULTIPLY, TOP_REFILL + MULTIPLY), (KERNEL, REFILL_IF, "false")], STILL_READ),
    fault("a stage refilled before the wait for its group", SEED,
          [(KERNEL, WAIT_ONE, ""), (KERNEL, PREVIOUS, WAIT_ONE + PREVIOUS)], STILL_READ),
    fault("wgmma.wait_group lets one group too many pass", BY_HAND,
          [(KERNEL, WAIT_ONE, WAIT_ONE.replace("<1>", "<2>"))], STILL_READ),
    fault("no wgmma.wait_group before a refill", isa("wgmma.wait_group"), [(KERNEL, WAIT_ONE, "")], STILL_READ),
    fault("no bar.sync before a refill", isa("wgmma.wait_group: the executing threads"),
          [(KERNEL, SYNC_REFILL, "")], STILL_READ),
    fault("two warpgroups, no bar.sync before a refill", isa("wgmma.wait_group: the executing threads"),
          [(KERNEL, SYNC_REFILL, "")], STILL_READ, WIDE),
    fault("bar.sync of one warpgroup before a refill", isa("bar.sync"),
          [(KERNEL, SYNC_REFILL, "      ptx::bar_sync(1 + threadIdx.x / 128, 128);\n")], STILL_READ, WIDE),
    fault("the bar.sync comes before the wait for the group", isa("bar.sync; wgmma.wait_group"),
          [(KERNEL, SYNC_REFILL, ""), (KERNEL, WAIT_ONE, "    ptx::bar_sync(0, Config::threads);\n" + WAIT_ONE)],
          STILL_READ),
    fault("the stage in use is refilled", BY_HAND,
          [(KERNEL, REFILL, REFILL.replace("previous_stage", "ring.stage"))], STILL_READ),
    fault("every thread refills", isa("mbarrier.arrive: pending count"),
          [(KERNEL, REFILL, REFILL.replace("if (threadIdx.x == 0) ", ""))], rf"full\[\d\]{TOO_MANY}|{NEXT_LOAD}"),
    fault("a k block is left out", BY_HAND, [(KERNEL, REFILL_NUMBER, "k_block + Config::stages;")],
          rf"{DEADLOCK}.*full\[\d\] parity \d \(phase \d+: 1 of 1 arrivals and 0 bytes pending\)|{WRONG_VALUES}"),
    fault("the first round leaves a stage empty", BY_HAND,
          [(KERNEL, FIRST_STAGES, FIRST_STAGES.replace("Config::stages", "Config::stages - 1"))],
          DEADLOCK + r".*full\[2\] parity 0 \(phase 0: 1 of 1 arrivals and 0 bytes pending\)"),
    fault("refills beyond K", isa("cp.async.bulk: completion before the CTA exits"),
          [(KERNEL, REFILL_IF, "k_block > 0")], LOAD_AT_EXIT),
    fault("the first round goes beyond K", isa("cp.async.bulk: completion before the CTA exits"),
          [(KERNEL, FIRST_STAGES, "stage < Config::stages")], LOAD_AT_EXIT, SHORT),
    fault("no refill in the second step", BY_HAND, [(KERNEL, REFILL_IF, REFILL_IF.replace("> 0", "> 1"))],
          rf"{DEADLOCK}.*full\[0\] parity 1|{WRONG_VALUES}"),

    # ------------------------------------------------------------------------------------------- full[stage]
    fault("no wait for full", TRIAL, [(KERNEL, WAIT_FULL, "")], STAGE_NOT_READY),
    fault("the first parity is wrong", TRIAL,
          [(KERNEL, WAIT_FULL, WAIT_FULL.replace("ring.parity", "ring.parity ^ 1"))],
          rf"{STAGE_NOT_READY}|{DEADLOCK}.*full\[\d\] parity \d"),
    fault("parity does not flip", TRIAL, [(RING, "      parity ^= 1;\n", "")],
          rf"{STAGE_NOT_READY}|{DEADLOCK}.*full\[0\] parity 0 \(phase 2: 1 of 1"),
    fault("one lane of each warp waits for full", BY_HAND,
          [(KERNEL, WAIT_FULL, WAIT_FULL.replace("while (!", "while (threadIdx.x % 32 == 0 && !"))], STAGE_NOT_READY),
    fault("try_wait called once", isa("mbarrier.try_wait"),
          [(KERNEL, WAIT_FULL, WAIT_FULL.replace("while (!", "if (!"))], STAGE_NOT_READY, found_in=SOME),
    fault("expect_tx too small", TRIAL, [(KERNEL, EXPECT, EXPECT.replace("stage_bytes", "stage_bytes - 4096"))],
          rf"{TOO_FEW_BYTES}|{DEADLOCK}.*full\[0\] parity 0 \(phase 0: 0 of 1 arrivals and -4096 bytes pending\)"),
    fault("expect_tx too large", TRIAL, [(KERNEL, EXPECT, EXPECT.replace("stage_bytes", "stage_bytes + 4096"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 1 arrivals and 4096 bytes pending\)"),
    fault("expect_tx of A's bytes alone", SEED, [(KERNEL, EXPECT, EXPECT.replace("Smem<Config>::stage_bytes",
          "sizeof(Smem<Config>::a[0])"))], rf"{TOO_FEW_BYTES}|{STAGE_NOT_READY}|{DEADLOCK}.*full\[\d\]"),
    fault("no expect_tx", SEED, [(KERNEL, EXPECT, "  ptx::mbarrier_arrive(smem.full(stage));\n")],
          rf"{TOO_FEW_BYTES}|{STAGE_NOT_READY}"),
    fault("expect_tx in the first round only", SEED,
          [(KERNEL, EXPECT, "  if (k_block < Config::stages)\n  " + EXPECT)],
          DEADLOCK + r".*full\[\d\] parity 1 \(phase 1: 1 of 1 arrivals and -32768 bytes pending\)"),
    fault("B completes on another stage's barrier", isa("cp.async.bulk.tensor: mbarrier completion"),
          [(KERNEL, LOAD_B, LOAD_B.replace("full(stage)", "full((stage + 1) % Config::stages)"))],
          rf"{TOO_FEW_BYTES}|{DEADLOCK}.*full\[\d\]|{STAGE_NOT_READY}|{TOO_MANY}|is no initialised mbarrier"),
    fault("a count of 2 for full", isa("mbarrier.init"), [(KERNEL, INIT, INIT.replace("1)", "2)"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 2 arrivals"),
    fault("no fence after mbarrier.init", "FlashKDA#24, tilelang#2634", [(KERNEL, FENCE_INIT, "")], INIT_UNPUBLISHED),
    fault("fence after the first loads", isa("fence.mbarrier_init"),
          [(KERNEL, FENCE_INIT, ""), (KERNEL, SYNC_INIT, "  if (threadIdx.x == 0) " + FENCE_INIT.strip() + "\n"
            + SYNC_INIT)], INIT_UNPUBLISHED),
    fault("no bar.sync after the barriers are initialised", TRIAL, [(KERNEL, SYNC_INIT, "")],
          r"is no initialised mbarrier|" + INIT_UNORDERED),

    # ----------------------------------------------------------------------------------------------------- wgmma
    fault("no wgmma.wait_group before the epilogue", TRIAL, [(KERNEL, WAIT_ALL, "")], IN_FLIGHT),
    fault("floats: no wgmma.wait_group before the epilogue", TRIAL, [(KERNEL, WAIT_ALL, "")], IN_FLIGHT, FLOATS),
    fault("wait_group<1> before the epilogue", isa("wgmma.wait_group"),
          [(KERNEL, WAIT_ALL, WAIT_ALL.replace("<0>", "<1>"))], IN_FLIGHT),
    fault("no wgmma.fence", TRIAL, [(KERNEL, FENCE_MMA, "")],
          r"^wgmma at .*: no wgmma.fence since its accumulators were last open to the thread"),
    fault("no wgmma.commit_group", TRIAL, [(KERNEL, COMMIT, "")], rf"{STILL_READ}|{IN_FLIGHT}"),
    fault("an accumulator changed in flight", BY_HAND, [(KERNEL, COMMIT, COMMIT + "  d[0][3] += 1;\n")],
          r"^CTA \d+ warp \d+ lane \d+ wrote accumulator 3 of a wgmma in flight"),
    fault("every k block begins at zero", isa("wgmma.mma_async: scale-d"), [(KERNEL, SCALE, "k > 0")], WRONG_VALUES),
    fault("stride byte offset 2048 in A's descriptor", TRIAL,
          [(KERNEL, A_START, A_START + " ^ u64{0x40 ^ 0x80} << 32")], STAGE_NOT_READY + "|" + WRONG_VALUES),
    fault("stride byte offset 512 in B's descriptor", TRIAL,
          [(KERNEL, B_START, B_START + " ^ u64{0x40 ^ 0x20} << 32")], WRONG_VALUES),
    fault("step along K of 16 bytes", TRIAL, [(KERNEL, ", b + k * step_k", ", b + k")], WRONG_VALUES),
    fault("both blocks of 64 rows read the same rows of A", isa("wgmma: Matrix descriptor"),
          [(KERNEL, " + i * step_m", "")], WRONG_VALUES),
    fault("both warpgroups read the same rows of A", isa("wgmma: Matrix descriptor"),
          [(KERNEL, " + first_row * stage_row_bytes", "")], WRONG_VALUES, WIDE),
    fault("lanes give different descriptors", BY_HAND, [(KERNEL, B_START, B_START + " + threadIdx.x % 2 * 2")],
          r"^wgmma at .*: the lanes of the warpgroup give different descriptors"),

    # ---------------------------------------------------------------------------------- loads, stores, launch
    fault("coordinates of the load of A swapped", SEED,
          [(KERNEL, LOAD_A, "&params.a, static_cast<i32>(origin.m), k, smem.full(stage));")], WRONG_VALUES),
    fault("rows of B for A", SEED, [(KERNEL, LOAD_A, LOAD_A.replace("origin.m", "origin.n"))], WRONG_VALUES),
    fault("both operands from the map of A", BY_HAND, [(KERNEL, LOAD_B, LOAD_B.replace("params.b", "params.a"))],
          WRONG_VALUES),
    fault("destination of a TMA load not 128-byte aligned", BY_HAND, [(KERNEL, "smem.b(stage), &params.b",
          "smem.b(stage) + 64, &params.b")], r"^TMA load at .*: b\[0\]\+0x40 is not 128-byte aligned"),
    fault("both warpgroups store the same rows", "tile order", [(KERNEL, FIRST_ROW, "origin.m")],
          WRONG_VALUES + "|" + STORED_TWICE, WIDE),
    fault("both warpgroups on one named barrier", TRIAL,
          [(KERNEL, STORE_CALL, STORE_CALL.replace("1 + warpgroup", "1"))],
          r"touches d\[\d\]|^deadlock: .*bar.sync 1", WIDE, found_in=SOME),
    fault("both warpgroups on one staging", isa("Causality order"),
          [(KERNEL, STORE_CALL, STORE_CALL.replace("smem.d(warpgroup)", "smem.d(0)"))],
          r"^(stmatrix|TMA store) at epilogue.cuh:\d+ touches d\[[01]\]\S*: still being", WIDE),
    fault("no wait for the stores at exit", TRIAL, [(KERNEL, WAIT_AT_EXIT, "")],
          r"^CTA \d+ warp \d+ lane 0 exits while its bulk store group \d+ at epilogue.cuh:\d+ may still read"),
    fault("too few k blocks", "launcher", [(HOST, "ceil_div(x.k, Config::block_k)", "x.k / Config::block_k")],
          WRONG_VALUES),
    fault("one CTA too few", "launcher",
          [(HOST, "static_cast<u32>(tiles_m * tiles_n), shape", "static_cast<u32>(tiles_m * tiles_n - 1), shape")],
          WRONG_VALUES),
    fault("one CTA too many", "launcher",
          [(HOST, "static_cast<u32>(tiles_m * tiles_n), shape", "static_cast<u32>(tiles_m * tiles_n + 1), shape")],
          r"^work: \d+ wgmmas, must be \d+|division"),
    fault("one warpgroup launched for two", "launcher", [(HOST, ".block = Config::threads,", ".block = 128,")],
          DEADLOCK + r".*bar.sync 0 \(128 of 256 threads\)|^bar.sync at .*: id = 0, threads = 256", WIDE),
    fault("shared memory smaller than Smem", SEED,
          [(HOST, "sizeof(multistage::Smem<Config>)}", "sizeof(multistage::Smem<Config>) - 16}")],
          r"^mbarrier.init at .*: address \d+ lies outside the \d+ bytes of shared memory"),
    fault("box of B too low", isa("Tensors: Bounding box"),
          [(HOST, "x.ldb, Config::block_n, Config::block_k", "x.ldb, Config::block_n / 2, Config::block_k")],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 1 arrivals and 8192 bytes pending\)"),
    fault("maps of A and B without swizzle", SEED,
          [(LAUNCHER, ".box = {box_columns, box_rows}}", ".box = {box_columns, box_rows}, .swizzle = Swizzle::none}")],
          WRONG_VALUES),
    fault("shared memory begins inside a swizzle period, which the kernel checks", isa("Tensors: Swizzling modes"),
          [(KERNEL, "smem{ptx::dynamic_smem()}", "smem{ptx::dynamic_smem() + 512}")],
          r"^trap at gemm_multistage.cuh:\d+"),
]

HARMLESS = [
    fault("gemm_multistage: each group is waited for", isa("wgmma.wait_group"),
          [(KERNEL, WAIT_ONE, WAIT_ONE.replace("<1>", "<0>"))], ""),
    fault("gemm_multistage: two stages", isa("mbarrier"), [(KERNEL, "? 3 : 4", "? 2 : 2")], ""),
    fault("gemm_multistage: bar.sync in every step", isa("bar.sync"),
          [(KERNEL, SYNC_REFILL, ""), (KERNEL, WAIT_ONE, WAIT_ONE + "    ptx::bar_sync(0, Config::threads);\n")], ""),
    fault("gemm_multistage: expect_tx after the copies", isa("mbarrier: Phase completion"),
          [(KERNEL, EXPECT, ""), (KERNEL, LOAD_B, LOAD_B + "\n" + EXPECT)], ""),
    fault("gemm_multistage: the first wgmmas add to d, which is zero", isa("wgmma.mma_async: scale-d"),
          [(KERNEL, SCALE, "true")], ""),
]
