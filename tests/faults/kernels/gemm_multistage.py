"""gemm_multistage: its problems, and faults of its refills, its loads and its launch."""

from faults import BY_HAND, KERNEL, LAUNCH, S3, TRIAL, Fault, Problem, isa
from messages import (BEFORE_ITS_END, DEADLOCK, INIT_UNPUBLISHED, LOAD_AT_EXIT, NEXT_LOAD, STAGE_NOT_READY, STILL_READ,
                      STORED_TWICE, TOO_FEW_BYTES, TOO_MANY, WRONG_VALUES)
from source import Delete, Edit, Insert, Move, Replace

PARTS = ["ring", "loads", "products", "stores", "launcher", "barriers", "programmatic", "majors"]

PROBLEMS = {
    "plain": Problem(tile=(128, 128)),  # one warpgroup, 3 stages, 7 k blocks
    "wide": Problem(),  # two warpgroups, 4 stages
    "mn": Problem(tile=(128, 128), major_a="mn", major_b="mn"),
    "short": Problem(tile=(128, 128), k=40),  # one k block
    "floats": Problem(tile=(128, 128), output="float"),
    "in place": Problem(tile=(128, 128), output="float", options=("scaled", "in_place")),
    # Programmatic launches: the kernel before writes A, B and C; or A and C, and B is promised to be ready.
    "after": Problem(tile=(128, 128), m=150, n=160, k=200, options=("scaled", "after_abc")),
    "weights ready": Problem(tile=(128, 128), m=150, n=160, k=200, options=("scaled", "after_ac")),
    "no k": Problem(tile=(128, 128), m=150, n=160, k=0, options=("scaled", "after_abc")),
}
PLACES = {"operands": "kernels/{kernel}.cuh", "begin": "{kernel}", "math": "{kernel}"}


FAULTS = [
    # ------------------------------------------------------------------ the stage that is refilled, and who has read it
    Fault("a stage refilled at the top of the step, while the group before reads it", S3,
          [Edit(KERNEL, "{kernel}",
                Insert("if (const u32 early = k_block + Config::stages - 1; k_block > 0 && early < walk.k_blocks()) { "
                       "ptx::bar_sync(0, Config::threads); if (threadIdx.x == 0) { "
                       "start_load_b<Config>(params, smem, tile.b_row, walk.k(early), previous_stage); "
                       "start_load_a<Config>(params, smem, tile.a_row, walk.k(early), previous_stage); } }",
                       before="multiply_stage<typename Config::StageA, typename Config::StageB>(...);")),
           Edit(KERNEL, "{kernel}", Replace("k_block > 0 && refill < walk.k_blocks()", "false"))], STILL_READ),
    Fault("a stage refilled before the wait for its group", S3,
          [Edit(KERNEL, "{kernel}", Move("ptx::wgmma_wait_group<1>();", before="previous_stage = ring.stage;"))],
          STILL_READ),
    Fault("no wgmma.wait_group before a refill", isa("wgmma.wait_group"),
          [Edit(KERNEL, "{kernel}", Delete("ptx::wgmma_wait_group<1>();"))], STILL_READ),
    Fault("no bar.sync before a refill", isa("wgmma.wait_group: the executing threads"),
          [Edit(KERNEL, "{kernel}", Delete("ptx::bar_sync(0, Config::threads);", nth=2))], STILL_READ),
    Fault("two warpgroups, no bar.sync before a refill", isa("wgmma.wait_group: the executing threads"),
          [Edit(KERNEL, "{kernel}", Delete("ptx::bar_sync(0, Config::threads);", nth=2))], STILL_READ, "wide"),
    Fault("bar.sync of one warpgroup before a refill", isa("bar.sync"),
          [Edit(KERNEL, "{kernel}", Replace("ptx::bar_sync(0, Config::threads);",
                                            "ptx::bar_sync(1 + threadIdx.x / 128, 128);", nth=2))], STILL_READ, "wide"),
    Fault("the bar.sync comes before the wait for the group", isa("bar.sync; wgmma.wait_group"),
          [Edit(KERNEL, "{kernel}", Move("ptx::bar_sync(0, Config::threads);", before="ptx::wgmma_wait_group<1>();",
                                         nth=2))], STILL_READ),
    Fault("the stage in use is refilled", BY_HAND,
          [Edit(KERNEL, "{kernel}", Replace("(params, smem, tile.b_row, walk.k(refill), previous_stage)",
                                            "(params, smem, tile.b_row, walk.k(refill), ring.stage)")),
           Edit(KERNEL, "{kernel}", Replace("(params, smem, tile.a_row, walk.k(refill), previous_stage)",
                                            "(params, smem, tile.a_row, walk.k(refill), ring.stage)"))], STILL_READ),
    Fault("every thread refills", isa("mbarrier.arrive: pending count"),
          [Edit(KERNEL, "{kernel}", Replace("if (threadIdx.x == 0) {...}", "{...}", nth=2))],
          rf"full\[\d\]{TOO_MANY}|{NEXT_LOAD}"),
    Fault("a k block is left out", BY_HAND, [Edit(KERNEL, "{kernel}", Replace("Config::stages - 1", "Config::stages"))],
          rf"{DEADLOCK}.*full\[\d\] parity \d \(phase \d+: 1 of 1 arrivals and 0 bytes pending\)|{WRONG_VALUES}"),
    Fault("the first round leaves a stage empty", BY_HAND,
          [Edit(KERNEL, "load_first", Replace("walk.k_blocks() < Config::stages ? walk.k_blocks() : Config::stages",
                                              "walk.k_blocks() < (Config::stages - 1) ? walk.k_blocks() : "
                                              "(Config::stages - 1)"))],
          DEADLOCK + r".*full\[2\] parity 0 \(phase 0: 1 of 1 arrivals and 0 bytes pending\)"),
    Fault("refills beyond K", isa("cp.async.bulk: completion before the CTA exits"),
          [Edit(KERNEL, "{kernel}", Replace("k_block > 0 && refill < walk.k_blocks()", "k_block > 0"))], LOAD_AT_EXIT),
    Fault("the first round goes beyond K", isa("cp.async.bulk: completion before the CTA exits"),
          [Edit(KERNEL, "load_first", Replace("walk.k_blocks() < Config::stages ? walk.k_blocks() : Config::stages",
                                              "Config::stages"))], LOAD_AT_EXIT, "short"),
    Fault("no refill in the second step", BY_HAND,
          [Edit(KERNEL, "{kernel}", Replace("k_block > 0 && refill < walk.k_blocks()",
                                            "k_block > 1 && refill < walk.k_blocks()"))],
          rf"{DEADLOCK}.*full\[0\] parity 1|{WRONG_VALUES}"),

    # ------------------------------------------------------------------------------------------------------ full[stage]
    Fault("expect_tx too small", TRIAL,
          [Edit(KERNEL, "start_load_b", Replace("sizeof(typename Config::StageA)",
                                            "sizeof(typename Config::StageA) - 4096"))],
          rf"{TOO_FEW_BYTES}|{DEADLOCK}.*full\[0\] parity 0 \(phase 0: 0 of 1 arrivals and -4096 bytes pending\)"),
    Fault("expect_tx too large", TRIAL,
          [Edit(KERNEL, "start_load_b", Replace("sizeof(typename Config::StageA)",
                                            "sizeof(typename Config::StageA) + 4096"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 1 arrivals and 4096 bytes pending\)"),
    Fault("expect_tx of A's bytes alone", S3,
          [Edit(KERNEL, "start_load_b", Replace("+ sizeof(typename Config::StageB)", ""))],
          rf"{TOO_FEW_BYTES}|{STAGE_NOT_READY}|{DEADLOCK}.*full\[\d\]"),
    Fault("no expect_tx", S3,
          [Edit(KERNEL, "start_load_b", Replace("ptx::mbarrier_arrive_expect_tx(smem.full(stage), ...);",
                                            "ptx::mbarrier_arrive(smem.full(stage));"))],
          rf"{TOO_FEW_BYTES}|{STAGE_NOT_READY}"),
    Fault("expect_tx in the first round only", S3,
          [Edit(KERNEL, "start_load_b", Replace("ptx::mbarrier_arrive_expect_tx(...);",
                                            "if (k < Config::stages * stage_k<typename Config::Input>) "
                                            "ptx::mbarrier_arrive_expect_tx(...);"))],
          DEADLOCK + r".*full\[\d\] parity 1 \(phase 1: 1 of 1 arrivals and -32768 bytes pending\)"),
    Fault("B completes on another stage's barrier", isa("cp.async.bulk.tensor: mbarrier completion"),
          [Edit(KERNEL, "start_load_b",
                Replace("Config::StageB::load(..., smem.full(stage))",
                        "Config::StageB::load(..., smem.full((stage + 1) % Config::stages))"))],
          rf"{TOO_FEW_BYTES}|{DEADLOCK}.*full\[\d\]|{STAGE_NOT_READY}|{TOO_MANY}|is no initialised mbarrier"),
    Fault("a count of 2 for full", isa("mbarrier.init"),
          [Edit(KERNEL, "{kernel}", Replace("ptx::mbarrier_init(smem.full(stage), 1);",
                                            "ptx::mbarrier_init(smem.full(stage), 2);"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 2 arrivals"),
    Fault("fence after the first loads", isa("fence.mbarrier_init"),
          [Edit(KERNEL, "{kernel}", Delete("ptx::fence_mbarrier_init();")),
           Edit(KERNEL, "{kernel}", Insert("if (threadIdx.x == 0) ptx::fence_mbarrier_init();",
                                           before="ptx::bar_sync(0, Config::threads);", nth=1))], INIT_UNPUBLISHED),

    # ------------------------------------------------------------------------------------------------------------ wgmma
    Fault("both warpgroups read the same rows of A", isa("wgmma: Matrix descriptor"),
          [Edit(KERNEL, "{kernel}", Replace("smem.a(ring.stage) + first_row * stage_row_bytes", "smem.a(ring.stage)"))],
          WRONG_VALUES, "wide"),

    # -------------------------------------------------------------------------------------------- loads, stores, launch
    Fault("coordinates of the load of A swapped", S3,
          [Edit(KERNEL, "start_load_a", Replace("params.a, k, row", "params.a, row, k"))], WRONG_VALUES),
    Fault("A's rows at the tile's columns", "tile order",
          [Edit(KERNEL, "load_first", Replace("tile.a_row", "tile.b_row"))], WRONG_VALUES),
    Fault("A's rows at the tile's columns, of refills", "tile order",
          [Edit(KERNEL, "{kernel}", Replace("tile.a_row", "tile.b_row"))], WRONG_VALUES),
    Fault("both operands from the map of A", BY_HAND,
          [Edit(KERNEL, "start_load_b", Replace("params.b", "params.a"))], WRONG_VALUES),
    Fault("destination of a TMA load not 128-byte aligned", BY_HAND,
          [Edit(KERNEL, "start_load_b", Replace("smem.b(stage)", "smem.b(stage) + 64"))],
          r"^TMA load at .*: b\[0\]\+0x40 is not 128-byte aligned"),
    Fault("both warpgroups store the same rows", "tile order",
          [Edit(KERNEL, "store", Replace("(warpgroup * tiles_m + i)", "i"))], WRONG_VALUES + "|" + STORED_TWICE,
          "wide"),
    Fault("both warpgroups on one staging", isa("Causality order"),
          [Edit(KERNEL, "store", Replace("smem.d(warpgroup)", "smem.d(0)"))],
          r"^(stmatrix|TMA store) at store.cuh:\d+ touches d\[[01]\]\S*: still being", "wide"),
    Fault("one CTA too few", "launcher",
          [Edit(LAUNCH, "launch_tiles", Replace("a_cta_each ? launch.tiles.count()",
                                                "a_cta_each ? launch.tiles.count() - 1"))],
          WRONG_VALUES),
    Fault("one CTA too many", "launcher",
          [Edit(LAUNCH, "launch_tiles", Replace("a_cta_each ? launch.tiles.count()",
                                                "a_cta_each ? launch.tiles.count() + 1"))],
          r"^work: \d+ wgmmas, must be \d+|division"),
    Fault("as many CTAs as run at the same time, each for one tile", "launcher",
          [Edit(LAUNCH, "launch_tiles", Replace("a_cta_each ? launch.tiles.count() : ...;", "...;"))], WRONG_VALUES),

    # ------------------------------------------------------------------------------------- C, and programmatic launches
    Fault("the first loads do not wait for the kernel before", isa("griddepcontrol.wait"),
          [Edit(KERNEL, "load_first", Delete("if (!params.weights_ready) ptx::griddepcontrol_wait();"))],
          BEFORE_ITS_END, "after"),
    Fault("the wait for the kernel before comes after the first loads of A", isa("griddepcontrol.wait"),
          [Edit(KERNEL, "load_first",
                Move("if (!params.weights_ready) ptx::griddepcontrol_wait();",
                     behind="for (...) start_load_a(...);"))],
          BEFORE_ITS_END, "after"),
    Fault("weights ready: A does not wait, either", isa("griddepcontrol.wait"),
          [Edit(KERNEL, "load_first", Delete("if (params.weights_ready) ptx::griddepcontrol_wait();"))], BEFORE_ITS_END,
          "weights ready"),
    Fault("weights ready: the wait comes after the first loads of A", isa("griddepcontrol.wait"),
          [Edit(KERNEL, "load_first",
                Move("if (params.weights_ready) ptx::griddepcontrol_wait();",
                     behind="for (...) start_load_a(...);"))],
          BEFORE_ITS_END, "weights ready"),
    Fault("C is read before the bar.sync behind the wait", isa("griddepcontrol.wait; bar.sync"),
          [Edit(KERNEL, "{kernel}", Insert("(void)ptx::ld_global_b32(params.epilogue.c);",
                                           before="ptx::bar_sync(0, Config::threads);", nth=1))], BEFORE_ITS_END,
          "after"),
]

HARMLESS = [
    Fault("two stages", isa("mbarrier"),
          [Edit(KERNEL, "Config", Replace("(sm_shared_memory / ...)", "2, fit = (sm_shared_memory / ...)"))]),
    Fault("bar.sync in every step", isa("bar.sync"),
          [Edit(KERNEL, "{kernel}", Move("ptx::bar_sync(0, Config::threads);", behind="ptx::wgmma_wait_group<1>();",
                                         nth=2))]),
    Fault("expect_tx after the copies", isa("mbarrier: Phase completion"),
          [Edit(KERNEL, "start_load_b", Move("ptx::mbarrier_arrive_expect_tx(...);",
                                         behind="Config::StageB::load(...);"))]),
    Fault("launch_dependents first", isa("griddepcontrol.launch_dependents: no memory ordering"),
          [Edit(KERNEL, "{kernel}", Delete("ptx::griddepcontrol_launch_dependents();")),
           Edit(KERNEL, "{kernel}", Insert("ptx::griddepcontrol_launch_dependents();",
                                           before="ptx::bar_sync(0, Config::threads);", nth=1))], problem="after"),
    Fault("every thread waits for the kernel before", isa("griddepcontrol.wait"),
          [Edit(KERNEL, "{kernel}",
                Insert("ptx::griddepcontrol_wait();", before="ptx::bar_sync(0, Config::threads);", nth=1))],
          problem="after"),
]
