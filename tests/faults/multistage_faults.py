"""Faults of gemm_multistage, in the form of faults.py. What happens in the epilogue is in that list."""

from faults import (A_DESC, BEFORE_ITS_END, BY_HAND, B_DESC, COMMIT, C_OVERWRITTEN, DEADLOCK, FENCE_MMA, INIT_UNORDERED,
                    INIT_UNPUBLISHED, IN_FLIGHT, LAUNCHER, MAP_A, MAP_B, NEXT_LOAD, SCALE, SCALE_PART, SCHEDULE, SOME,
                    STAGE_NOT_READY, STILL_READ, STORED_TWICE, STORES, STORE_OVER_READ, TOO_FEW_BYTES, TOO_MANY, TRIAL,
                    WRONG_VALUES, Fault, Problem, isa)

KERNEL = "kernels/gemm_multistage.cuh"
HOST = "host/gemm_multistage.hpp"
SCALE_C = "kernels/scale.cuh"
SEED = "seed documents S3"

PLAIN = Problem(kernel="gemm_multistage", block_n=128)  # one warpgroup, 3 stages, 7 k blocks
WIDE = Problem(kernel="gemm_multistage")  # two warpgroups, 4 stages
SHORT = Problem(kernel="gemm_multistage", block_n=128, k=40)  # one k block
FLOATS = Problem(kernel="gemm_multistage", output="float", block_n=128)
IN_PLACE = Problem(kernel="gemm_multistage", output="float", block_n=128, options=("scaled", "in_place"))
# Programmatic launches: the kernel before writes A, B and C; or A and C, and B is promised to be ready.
AFTER = Problem(kernel="gemm_multistage", block_n=128, m=150, n=160, k=200, options=("scaled", "after_abc"))
WEIGHTS_READY = Problem(kernel="gemm_multistage", block_n=128, m=150, n=160, k=200, options=("scaled", "after_ac"))
NO_K = Problem(kernel="gemm_multistage", block_n=128, m=150, n=160, k=0, options=("scaled", "after_abc"))

# Parts of the kernel that several faults change.
INIT = "ptx::mbarrier_init(smem.full(stage), 1);"
FENCE_INIT = "    ptx::fence_mbarrier_init();  // the barriers become visible to TMA ...\n"
FIRST_STAGES = "params.k_blocks < Config::stages ? params.k_blocks : Config::stages;"
WAIT_PREVIOUS = "  if (!params.weights_ready) ptx::griddepcontrol_wait();\n"
WAIT_READY = "  if (params.weights_ready) ptx::griddepcontrol_wait();\n"
FIRST_A = "  for (u32 stage = 0; stage < stages; ++stage) load_a(params, smem, origin, stage, stage);\n"
SYNC_INIT = "  ptx::bar_sync(0, Config::threads);  // ... and to the CTA's threads\n"
EXPECT = "  ptx::mbarrier_arrive_expect_tx(smem.full(stage), Smem<Config>::stage_bytes);  // of both\n"
OF_K = "static_cast<i32>(k_block * stage_k<typename Config::Input>)"
LOAD_A = "&params.a, " + OF_K + ",\n static_cast<i32>(origin.m), smem.full(stage));"
LOAD_B = "&params.b, " + OF_K + ",\n static_cast<i32>(origin.n), smem.full(stage));"
WAIT_FULL = "    while (!ptx::mbarrier_try_wait_parity(smem.full(ring.stage), ring.parity)) {\n    }\n"
FIRST_ROW_OF_A = "smem.a(0) + warpgroup_index() * tiles_m * wgmma_m * stage_row_bytes;"
MULTIPLY = (
    "    multiply_stage<typename Config::Input, typename Config::Input>(rows + ring.stage * sizeof(Smem<Config>::a[0]),\n"
    "                                                                   smem.b(ring.stage), d, k_block > 0);\n"
)
WAIT_ONE = (
    "    ptx::wgmma_wait_group<1>();  // the group of the k block before is done, and its stage is read: by this warp ...\n"
)
REFILL_NUMBER = "k_block + Config::stages - 1;"
REFILL_IF = "k_block > 0 && refill < params.k_blocks"
SYNC_REFILL = "      ptx::bar_sync(0, Config::threads);  // ... and by every warp\n"
REFILL = (
    "      if (threadIdx.x == 0) {\n"
    "        load_b(params, smem, origin, refill, previous_stage);\n"
    "        load_a(params, smem, origin, refill, previous_stage);\n"
    "      }\n"
)
TOP_REFILL = (
    "    if (const u32 early = k_block + Config::stages - 1; k_block > 0 && early < params.k_blocks) {\n"
    "      ptx::bar_sync(0, Config::threads);\n" + REFILL.replace("refill", "early") + "    }\n"
)
PREVIOUS = "    previous_stage = ring.stage;\n"
LAUNCH_NEXT = (
    "  ptx::griddepcontrol_launch_dependents();  // all loads are under way: the next kernel may take free SMs\n"
)
WAIT_ALL = "  ptx::wgmma_wait_group<0>();               // d may be read\n"
STORE_CALL = "smem.d(warpgroup),\n 1 + warpgroup, 0);"
FIRST_ROW = "origin.m + (warpgroup * tiles_m + i) * wgmma_m"
WAIT_AT_EXIT = "  if (threadIdx.x % warpgroup_threads == 0) ptx::cp_async_bulk_wait_group_read<0>();\n"

WAIT_SCALE = "  ptx::griddepcontrol_wait();  // the kernel before may have written C, or read D\n"

LOAD_AT_EXIT = r"^CTA \d+ exits without having waited for the asynchronous write at gemm_multistage.cuh:\d+"


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
          [(KERNEL, REFILL, REFILL.replace("if (threadIdx.x == 0) {", "{"))], rf"full\[\d\]{TOO_MANY}|{NEXT_LOAD}"),
    fault("a k block is left out", BY_HAND, [(KERNEL, REFILL_NUMBER, "k_block + Config::stages;")],
          rf"{DEADLOCK}.*full\[\d\] parity \d \(phase \d+: 1 of 1 arrivals and 0 bytes pending\)|{WRONG_VALUES}"),
    fault("the first round leaves a stage empty", BY_HAND,
          [(KERNEL, FIRST_STAGES, FIRST_STAGES.replace("Config::stages", "(Config::stages - 1)"))],
          DEADLOCK + r".*full\[2\] parity 0 \(phase 0: 1 of 1 arrivals and 0 bytes pending\)"),
    fault("refills beyond K", isa("cp.async.bulk: completion before the CTA exits"),
          [(KERNEL, REFILL_IF, "k_block > 0")], LOAD_AT_EXIT),
    fault("the first round goes beyond K", isa("cp.async.bulk: completion before the CTA exits"),
          [(KERNEL, FIRST_STAGES, "Config::stages;")], LOAD_AT_EXIT, SHORT),
    fault("no refill in the second step", BY_HAND, [(KERNEL, REFILL_IF, REFILL_IF.replace("> 0", "> 1"))],
          rf"{DEADLOCK}.*full\[0\] parity 1|{WRONG_VALUES}"),

    # ------------------------------------------------------------------------------------------- full[stage]
    fault("no wait for full", TRIAL, [(KERNEL, WAIT_FULL, "")], STAGE_NOT_READY),
    fault("the first parity is wrong", TRIAL,
          [(KERNEL, WAIT_FULL, WAIT_FULL.replace("ring.parity", "ring.parity ^ 1"))],
          rf"{STAGE_NOT_READY}|{DEADLOCK}.*full\[\d\] parity \d"),
    fault("parity does not flip", TRIAL, [(SCHEDULE, "      parity ^= 1;\n", "")],
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
    fault("no wgmma.fence", TRIAL, [(SCHEDULE, FENCE_MMA, "")],
          r"^wgmma at .*: no wgmma.fence since its accumulators were last open to the thread"),
    fault("no wgmma.commit_group", TRIAL, [(SCHEDULE, COMMIT, "")], rf"{STILL_READ}|{IN_FLIGHT}"),
    fault("an accumulator changed in flight", BY_HAND, [(SCHEDULE, COMMIT, COMMIT + "  d[0][3] += 1;\n")],
          r"^CTA \d+ warp \d+ lane \d+ wrote accumulator 3 of a wgmma in flight"),
    fault("every k block begins at zero", isa("wgmma.mma_async: scale-d"), [(SCHEDULE, SCALE, "k > 0")], WRONG_VALUES),
    fault("stride byte offset 2048 in A's descriptor", TRIAL,
          [(SCHEDULE, A_DESC, A_DESC + " ^ u64{0x40 ^ 0x80} << 32")], STAGE_NOT_READY + "|" + WRONG_VALUES),
    fault("stride byte offset 512 in B's descriptor", TRIAL,
          [(SCHEDULE, B_DESC, B_DESC + " ^ u64{0x40 ^ 0x20} << 32")], WRONG_VALUES),
    fault("step along K of 16 bytes", TRIAL, [(SCHEDULE, ", b_desc + k * step_k", ", b_desc + k")], WRONG_VALUES),
    fault("both blocks of 64 rows read the same rows of A", isa("wgmma: Matrix descriptor"),
          [(SCHEDULE, " + i * step_m", "")], WRONG_VALUES),
    fault("both warpgroups read the same rows of A", isa("wgmma: Matrix descriptor"),
          [(KERNEL, FIRST_ROW_OF_A, "smem.a(0);")], WRONG_VALUES, WIDE),
    fault("lanes give different descriptors", BY_HAND, [(SCHEDULE, B_DESC, B_DESC + " + threadIdx.x % 2 * 2")],
          r"^wgmma at .*: the lanes of the warpgroup give different descriptors"),

    # ---------------------------------------------------------------------------------- loads, stores, launch
    fault("coordinates of the load of A swapped", SEED,
          [(KERNEL, LOAD_A, f"&params.a, static_cast<i32>(origin.m), {OF_K}, smem.full(stage));")],
          WRONG_VALUES),
    fault("rows of B for A", SEED, [(KERNEL, LOAD_A, LOAD_A.replace("origin.m", "origin.n"))], WRONG_VALUES),
    fault("both operands from the map of A", BY_HAND, [(KERNEL, LOAD_B, LOAD_B.replace("params.b", "params.a"))],
          WRONG_VALUES),
    fault("destination of a TMA load not 128-byte aligned", BY_HAND, [(KERNEL, "smem.b(stage), &params.b",
          "smem.b(stage) + 64, &params.b")], r"^TMA load at .*: b\[0\]\+0x40 is not 128-byte aligned"),
    fault("both warpgroups store the same rows", "tile order", [(KERNEL, FIRST_ROW, "origin.m + i * wgmma_m")],
          WRONG_VALUES + "|" + STORED_TWICE, WIDE),
    fault("both warpgroups on one named barrier", TRIAL,
          [(KERNEL, STORE_CALL, STORE_CALL.replace("1 + warpgroup", "1"))],
          r"touches d\[\d\]|^deadlock: .*bar.sync 1", WIDE, found_in=SOME),
    fault("both warpgroups on one staging", isa("Causality order"),
          [(KERNEL, STORE_CALL, STORE_CALL.replace("smem.d(warpgroup)", "smem.d(0)"))],
          r"^(stmatrix|TMA store) at store.cuh:\d+ touches d\[[01]\]\S*: still being", WIDE),
    fault("no wait for the stores at exit", TRIAL, [(KERNEL, WAIT_AT_EXIT, "")],
          r"^CTA \d+ warp \d+ lane 0 exits while its bulk store group \d+ at store.cuh:\d+ may still read"),
    fault("too few k blocks", "launcher", [(HOST, "ceil_div(x.k, stage_k<Input>)", "x.k / stage_k<Input>")],
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
          [(HOST, ".shared_memory = sizeof(Smem),", ".shared_memory = sizeof(Smem) - 16,")],
          r"^mbarrier.init at .*: address \d+ lies outside the \d+ bytes of shared memory"),
    fault("box of B too low", isa("Tensors: Bounding box"),
          [(LAUNCHER, MAP_B, MAP_B.replace("b_box_rows", "b_box_rows / 2"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 1 arrivals and 8192 bytes pending\)"),
    fault("maps of A and B without swizzle", SEED,
          [(LAUNCHER, MAP_A, MAP_A.replace("bytes_128", "none")),
           (LAUNCHER, MAP_B, MAP_B.replace("bytes_128", "none"))],
          WRONG_VALUES),
    fault("shared memory begins inside a swizzle period, which the kernel checks", isa("Tensors: Swizzling modes"),
          [(KERNEL, "smem{ptx::dynamic_smem()}", "smem{ptx::dynamic_smem() + 512}")],
          r"^trap at gemm_multistage.cuh:\d+"),

    # --------------------------------------------------------------------------- C, and programmatic launches
    fault("with every part, C is added to all of the row: where C is D, parts are stored already",
          isa("Causality order"), [(STORES, SCALE_PART, "    scale_d<Config>(matrix, x, y, n, d);\n")],
          C_OVERWRITTEN + "|" + STORE_OVER_READ, IN_PLACE),
    fault("the first loads do not wait for the kernel before", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS, "")], BEFORE_ITS_END, AFTER),
    fault("the wait for the kernel before comes after the first loads of A", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS, ""), (KERNEL, FIRST_A, FIRST_A + WAIT_PREVIOUS)], BEFORE_ITS_END, AFTER),
    fault("weights ready: A does not wait, either", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_READY, "")], BEFORE_ITS_END, WEIGHTS_READY),
    fault("weights ready: the wait comes after the first loads of A", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_READY, ""), (KERNEL, FIRST_A, FIRST_A + WAIT_READY)], BEFORE_ITS_END, WEIGHTS_READY),
    fault("C is read before the bar.sync behind the wait", isa("griddepcontrol.wait; bar.sync"),
          [(KERNEL, SYNC_INIT, "  (void)ptx::ld_global_b32(params.d.c);\n" + SYNC_INIT)], BEFORE_ITS_END, AFTER),
    fault("K = 0: no wait for the kernel before", isa("griddepcontrol.wait"), [(SCALE_C, WAIT_SCALE, "")],
          BEFORE_ITS_END, NO_K),
    fault("K = 0: one thread waits for the kernel before", isa("griddepcontrol.wait: the executing thread"),
          [(SCALE_C, WAIT_SCALE, "  if (threadIdx.x == 0) " + WAIT_SCALE)], BEFORE_ITS_END, NO_K),
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
          [(SCHEDULE, SCALE, "true")], ""),
    fault("gemm_multistage: launch_dependents first", isa("griddepcontrol.launch_dependents: no memory ordering"),
          [(KERNEL, LAUNCH_NEXT, ""), (KERNEL, SYNC_INIT, "  ptx::griddepcontrol_launch_dependents();\n" + SYNC_INIT)],
          "", AFTER),
    fault("gemm_multistage: every thread waits for the kernel before", isa("griddepcontrol.wait"),
          [(KERNEL, SYNC_INIT, "  ptx::griddepcontrol_wait();\n" + SYNC_INIT)], "", AFTER),
]
