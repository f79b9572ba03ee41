"""gemm_cooperative: its problems, and faults of its roles, its registers, and the last tile, stored through stages."""

from faults import BY_HAND, HOST, KERNEL, LAST_TILE, LAUNCH, OPERANDS, SOME, STAGES, TILES, TRIAL, Fault, Problem, isa
from messages import (BEFORE_ITS_END, BOX_STILL_READ, DEADLOCK, EARLY_RELEASE, INIT_UNORDERED, INIT_UNPUBLISHED,
                      IN_FLIGHT, IN_STAGES, NEXT_LOAD, STAGE_IN_USE, STILL_READ, TOO_MANY, WRONG_VALUES)
from source import Delete, Edit, Insert, Replace

PARTS = ["ring", "loads", "release", "products", "stores", "epilogue", "launcher", "barriers", "programmatic"]
CHANGE = "LowGroups"

PROBLEMS = {
    "plain": Problem(),
    "cluster": Problem(cluster=(2, 1)),  # B is shared
    "wide cluster": Problem(cluster=(1, 2)),  # A is shared
    "tall": Problem(tile=(256, 128)),
    "floats": Problem(output="float"),
    "short": Problem(k=40),
    "scaled": Problem(options=("scaled",)),  # alpha and beta
    "in place": Problem(options=("scaled", "in_place")),  # C is D
    # Programmatic launches: the kernel before writes A, B and C; or A and C, and B is promised to be ready.
    "after": Problem(m=150, n=260, k=200, options=("scaled", "after_abc")),
    "weights ready": Problem(m=150, n=260, k=200, options=("scaled", "after_ac")),
}


FAULTS = [
    # ------------------------------------------------------------------------------------------- the table of the trial
    Fault("both math warpgroups on one named barrier", TRIAL,
          [Edit(KERNEL, "store_part", Replace("1 + math_warpgroup", "1"))], r"touches d\[\d\]|^deadlock: .*bar.sync 1",
          found_in=SOME),
    Fault("setmaxnreg asks for more registers than there are", TRIAL,
          [Edit(KERNEL, "Config", Replace("static constexpr u32 math_registers = 232;",
                                          "static constexpr u32 math_registers = 248;")),
           Edit(KERNEL, "Smem",
                Replace("Config::load_registers + math_warpgroups * Config::math_registers <= 3 * 168",
                        "Config::load_registers + math_warpgroups * Config::math_registers <= 65536"))],
          DEADLOCK + r".*setmaxnreg.inc 248 \(\d+ registers free\)"),
    Fault("cluster: bar.sync instead of the cluster's barrier after init", TRIAL,
          [Edit(KERNEL, "{kernel}", Delete("ptx::barrier_cluster_arrive();")),
           Edit(KERNEL, "{kernel}", Replace("ptx::barrier_cluster_wait();", "ptx::bar_sync(0, threads);"))],
          r"is no initialised mbarrier|" + INIT_UNORDERED, "cluster"),

    # --------------------------------------------------------------------------------- the trial's further ones by hand
    Fault("a tile is skipped", BY_HAND,
          [Edit(STAGES, "load", Replace("gridDim.x / cluster_size", "gridDim.x / cluster_size + 1")),
           Edit(KERNEL, "math", Replace("gridDim.x / Config::cluster_size", "gridDim.x / Config::cluster_size + 1"))],
          WRONG_VALUES),
    Fault("elect.sync by one lane", BY_HAND,
          [Edit(KERNEL, "{kernel}",
                Replace("warp == 0 && ptx::elect_sync()", "threadIdx.x == 0 && ptx::elect_sync()"))],
          DEADLOCK + r".*CTA \d warp 0 \(1 lane, 0\) waits for the other lanes of its warp in elect.sync"),

    # ----------------------------------------------------------- faults that users of Hopper GEMMs met (features study)
    Fault("cluster: a CTA leaves out a tile outside D", "DeepGEMM PR#415, PR#429",
          [Edit(TILES, "TileGrid", Insert("u32 rows;", behind="u32 k_blocks;")),
           Edit(LAUNCH, "launch_tiles", Insert("params.grid.rows = static_cast<u32>(x.m);",
                                               behind="params.grid.k_blocks = std::max(grid.k_blocks, "
                                                      "least_k_blocks);")),
           Edit(STAGES, "load", Insert("if (origin.m >= grid.rows) continue;",
                                       behind="const TileIndex origin = tile_origin<Config>(grid, index);")),
           Edit(KERNEL, "math",
                Insert("if (tile_origin<Config>(params.grid, index).m >= params.grid.rows) continue;",
                       before="u32 previous_stage = 0;"))], DEADLOCK + r"|exits|^complete_tx|" + NEXT_LOAD, "cluster"),
    Fault("fence after mbarrier.init by another thread", "triton#11498, TIRx-kernels#9",
          [Edit(KERNEL, "{kernel}", Delete("ptx::fence_mbarrier_init();")),
           Edit(KERNEL, "{kernel}", Insert("if (threadIdx.x == 32) { ptx::fence_mbarrier_init(); }",
                                           behind="if (threadIdx.x == 0) {...}"))], INIT_UNPUBLISHED),
    Fault("staging begins inside a swizzle period", "tilelang#2379",
          [Edit(KERNEL, "Smem", Insert("unsigned char gap[512];",
                                       before="unsigned char "
                                              "d[math_warpgroups][Config::store_boxes][Config::StoreBox::bytes];"))],
          WRONG_VALUES),
    Fault("shared memory begins inside a swizzle period", "tilelang#2379",
          [Edit(KERNEL, "{kernel}", Replace("ptx::dynamic_smem()", "ptx::dynamic_smem() + 512")),
           Edit(KERNEL, "{kernel}", Replace("swizzle_period", "128")),
           Edit(LAUNCH, "launch_tiles", Replace("sizeof(Smem)", "sizeof(Smem) + 512"))], WRONG_VALUES),
    Fault("stage released while the newest wgmma still reads it", "facebookexperimental/triton#1278",
          [Edit(KERNEL, "math", Delete("release...(smem.empty(previous_stage));", nth=1)),
           Edit(KERNEL, "math", Insert("release<Config::cluster_size>(smem.empty(ring.stage));",
                                       before="previous_stage = ring.stage;")),
           Edit(KERNEL, "math", Delete("release...(smem.empty(previous_stage));"))],
          rf"empty\[\d\]{TOO_MANY}|{EARLY_RELEASE}"),

    # --------------------------------------------------------------------------------------- from the PTX ISA: mbarrier
    Fault("mbarrier.init with count 0", isa("mbarrier.init"),
          [Edit(KERNEL, "{kernel}", Replace("ptx::mbarrier_init(smem.full(stage), 2)",
                                            "ptx::mbarrier_init(smem.full(stage), 0)"))],
          r"^mbarrier.init at .*: count = 0, must be 1 to 2\^20 - 1"),
    Fault("mbarrier.init of an mbarrier", isa("mbarrier.init"),
          [Edit(KERNEL, "{kernel}", Insert("ptx::mbarrier_init(smem.full(stage), 2);",
                                           behind="ptx::mbarrier_init(smem.full(stage), 2);"))],
          r"^mbarrier.init at .*: full\[0\] is an mbarrier already"),
    Fault("an mbarrier initialised after the threads met", isa("mbarrier.init; Causality order"),
          [Edit(KERNEL, "{kernel}", Replace("ptx::mbarrier_init(smem.full(stage), 2);",
                                            "ptx::mbarrier_init(smem.full(stage), 2); if (stage > 0)")),
           Edit(KERNEL, "{kernel}", Insert("if (threadIdx.x == 0) ptx::mbarrier_init(smem.empty(0), math_warpgroups "
                                           "* 4 * Config::cluster_size);", behind="ptx::bar_sync(0, threads);"))],
          r"is no initialised mbarrier|" + INIT_UNORDERED),
    Fault("fence after mbarrier.init comes after the threads met", isa("fence.mbarrier_init; Causality order"),
          [Edit(KERNEL, "{kernel}", Delete("ptx::fence_mbarrier_init();")),
           Edit(KERNEL, "{kernel}", Insert("if (threadIdx.x == 0) ptx::fence_mbarrier_init();",
                                           behind="ptx::bar_sync(0, threads);"))], INIT_UNPUBLISHED),
    Fault("parity that is neither 0 nor 1", isa("mbarrier.try_wait"),
          [Edit(KERNEL, "math", Replace("ring.parity", "ring.parity * 2"))],
          r"^mbarrier.try_wait at .*: parity = 2, must be 0 or 1"),
    Fault("another stage released", isa("mbarrier: Phase of the mbarrier object"),
          [Edit(KERNEL, "math", Replace("release...(smem.empty(previous_stage));",
                                        "release...(smem.empty((previous_stage + 2) % Config::stages));", nth=1))],
          rf"empty\[\d\]{TOO_MANY}|{EARLY_RELEASE}"),

    # ---------------------------------------------------------------------- from the PTX ISA: clusters, mapa, multicast
    Fault("cluster: wait on the other CTA's mbarrier", isa("mbarrier.try_wait: shared::cta"),
          [Edit(KERNEL, "math", Replace("smem.full(ring.stage)",
                                        "ptx::mapa(smem.full(ring.stage), ptx::cluster_ctarank() ^ 1)"))],
          r"^mbarrier.try_wait at .*: full\[\d\] of CTA \d was given as an address of the cluster", "cluster"),
    Fault("cluster: barrier.cluster.wait without arrive", isa("barrier.cluster"),
          [Edit(KERNEL, "{kernel}", Delete("ptx::barrier_cluster_arrive();"))],
          r"^barrier.cluster.wait at .*: the thread has not arrived", "cluster"),

    # ------------------------------------------------------------------------- from the PTX ISA: copies and tensor maps
    Fault("a tensor map in local memory", isa("cp.async.bulk.tensor: tensorMap in .param, .const or .global"),
          [Edit(OPERANDS, "load_a", Insert("const TensorMap map = params.a;", behind="ptx::griddepcontrol_wait();")),
           Edit(OPERANDS, "load_a", Replace("(params.a, k, origin.m, smem.a(stage), smem.full(stage))",
                                            "(map, k, origin.m, smem.a(stage), smem.full(stage))"))],
          rf"^TMA load at {IN_STAGES} by .*: the tensor map lies in local memory"),
    Fault("both math warpgroups on one staging", isa("Causality order"),
          [Edit(KERNEL, "store_part", Replace("smem.d(math_warpgroup)", "smem.d(0)"))],
          r"^(stmatrix|TMA store) at store.cuh:\d+ touches d\[[01]\]\S*: still being"),
    Fault("staging not 128-byte aligned", isa("cp.async.bulk.tensor: alignment in shared memory"),
          [Edit(KERNEL, "Smem", Insert("u64 gap;",
                                       before="unsigned char "
                                              "d[math_warpgroups][Config::store_boxes][Config::StoreBox::bytes];"))],
          r"^TMA store at .*: d\[\d\] is not 128-byte aligned|^stmatrix at .* is not 16-byte aligned"),

    # ------------------------------------------------------------------------------------------ from the PTX ISA: wgmma
    Fault("wait_group before commit_group", isa("wgmma.wait_group"),
          [Edit(STAGES, "multiply_stage", Delete("ptx::wgmma_commit_group();")),
           Edit(KERNEL, "math", Insert("ptx::wgmma_commit_group();", before="previous_stage = ring.stage;"))],
          EARLY_RELEASE),
    Fault("wgmma.fence only before the first wgmma", isa("wgmma.fence"),
          [Edit(STAGES, "multiply_stage", Delete("ptx::wgmma_fence();")),
           Edit(KERNEL, "math", Insert("ptx::wgmma_fence();", before="Ring<Config::stages> ring;"))],
          r"^wgmma at .*: no wgmma.fence since its accumulators were last open to the thread"),
    Fault("the last group of a tile not committed", isa("wgmma.commit_group"),
          [Edit(STAGES, "multiply_stage", Delete("ptx::wgmma_commit_group();")),
           Edit(KERNEL, "math", Insert("u32 blocks = 0;", behind="u32 previous_stage = 0;")),
           Edit(KERNEL, "math",
                Insert("if (++blocks < params.grid.k_blocks) ptx::wgmma_commit_group();",
                       behind="multiply_stage<typename Config::Input, typename Config::InputB>(...);"))],
          IN_FLIGHT + "|" + STILL_READ),

    # ------------------------------------------------------ from the PTX ISA: registers, warps, bar.sync, data movement
    Fault("setmaxnreg by one warp of the warpgroup", isa("setmaxnreg"),
          [Edit(KERNEL, "{kernel}", Replace("ptx::setmaxnreg_dec<Config::load_registers>();",
                                            "if (threadIdx.x < 32) ptx::setmaxnreg_dec<Config::load_registers>();")),
           Edit(KERNEL, "Config", Replace("static constexpr u32 math_registers = 232;",
                                          "static constexpr u32 math_registers = 176;"))],
          r"^CTA \d: warp 1 executed 0 setmaxnreg and warp 0 of the same warpgroup 1|" + DEADLOCK
          + r".*setmaxnreg.inc 176"),
    Fault("setmaxnreg.inc below what the warp has", isa("setmaxnreg"),
          [Edit(KERNEL, "Config", Replace("static constexpr u32 math_registers = 232;",
                                          "static constexpr u32 math_registers = 160;"))],
          r"^setmaxnreg.inc at .*: count = 160, and the warp has 168 registers per thread"),
    Fault("setmaxnreg.dec above what the warp has", isa("setmaxnreg"),
          [Edit(KERNEL, "{kernel}", Replace("Config::load_registers", "176"))],
          r"^setmaxnreg.dec at .*: count = 176, and the warp has 168 registers per thread"),
    Fault("setmaxnreg twice without meeting in between", isa("setmaxnreg"),
          [Edit(KERNEL, "{kernel}", Insert("ptx::setmaxnreg_inc<176>();",
                                           before="ptx::setmaxnreg_inc<Config::math_registers>();"))],
          r"^setmaxnreg.inc at .* by CTA \d warp \d+ lane \d+: warp \d+ may still be in the setmaxnreg before"),
    Fault("setmaxnreg by some lanes", isa("setmaxnreg: .sync.aligned"),
          [Edit(KERNEL, "{kernel}",
                Replace("ptx::setmaxnreg_dec<Config::load_registers>();",
                        "if (threadIdx.x % 2 == 0) ptx::setmaxnreg_dec<Config::load_registers>();"))],
          r"of the warp came to (setmaxnreg.dec|elect.sync) at .* instead|" + DEADLOCK + r".*setmaxnreg.dec"),
    Fault("bar.sync 16", isa("bar.sync"),
          [Edit(KERNEL, "store_part", Replace("1 + math_warpgroup", "16 + math_warpgroup"))],
          r"^bar.sync at .*: id = 1[67], threads = 128, must be 0 to 15"),

    # ------------------------------------------------------------------------------------------- which tile, whose work
    Fault("math warpgroups swap their rows of D", "tile order",
          [Edit(KERNEL, "store_part", Replace("math_warpgroup * tiles_m", "(1 - math_warpgroup) * tiles_m"))],
          WRONG_VALUES),
    Fault("cluster: ranks swap their tiles when they store", "tile order",
          [Edit(KERNEL, "math", Insert("rounded_tile.m ^= Config::block_m;", behind="rounded_tile = origin;"))],
          WRONG_VALUES, "cluster"),
    Fault("a tile of one k block", "launcher",
          [Edit(HOST, "{kernel}", Replace("(name, ..., cooperative::Params{}, 2)",
                                          "(name, ..., cooperative::Params{})"))],
          rf"{DEADLOCK}.*full\[\d\] parity 0 \(phase 0: 2 of 2 arrivals|{TOO_MANY}|{EARLY_RELEASE}", "short"),
    Fault("the last tile is not stored", "tile order",
          [Edit(KERNEL, "math", Delete("store_rounded(0); if constexpr (is_rounded) if (has_rounded) "
                                       "store_part<Config, true>(...);"))], WRONG_VALUES),
    Fault("one math warpgroup launched", "launcher",
          [Edit(HOST, "{kernel}", Replace("cooperative::threads", "cooperative::threads - 128"))],
          DEADLOCK + r".*bar.sync 0 \(256 of 384 threads\)|^bar.sync at .*: id = 0, threads = 384"),

    # ---------------------------------------------------------- the second half of the last tile, stored through stages
    Fault("the second half of the last tile is not stored", LAST_TILE,
          [Edit(KERNEL, "math", Replace("if (has_rounded) store_part<Config, true>(params, smem, math_warpgroup, "
                                        "rounded_tile, rounded, 1);", ";"))], WRONG_VALUES),
    Fault("the second half of each tile goes through stages, which are in use", LAST_TILE,
          [Edit(KERNEL, "math",
                Replace("store_rounded(1);",
                        "if constexpr (is_rounded) if (has_rounded) store_part<Config, true>(params, smem, "
                        "math_warpgroup, rounded_tile, rounded, 1);"))], STAGE_IN_USE),
    Fault("the last tile goes through rows of A that the other warpgroup may still multiply", LAST_TILE,
          [Edit(KERNEL, "store_part", Replace("math_warpgroup * rows_bytes", "(1 - math_warpgroup) * rows_bytes"))],
          STAGE_IN_USE),
    Fault("the last tile goes through B, which the other warpgroup may still multiply", LAST_TILE,
          [Edit(KERNEL, "store_part", Replace("smem.a(0)", "smem.b(0)"))], STAGE_IN_USE),
    Fault("both warpgroups store the last tile through the same rows of A", LAST_TILE,
          [Edit(KERNEL, "store_part", Replace("smem.a(0) + math_warpgroup * rows_bytes", "smem.a(0)"))], STAGE_IN_USE),
    Fault("all boxes of the last tile in one stage", LAST_TILE,
          [Edit(KERNEL, "store_part", Replace("in_stages ? sizeof(Smem<Config>::a[0]) : Box::bytes", "Box::bytes"))],
          STAGE_IN_USE),
    Fault("the second half of the last tile through the boxes of the first half, which TMA may still read", LAST_TILE,
          [Edit(KERNEL, "store_part", Replace("smem.a(0) + math_warpgroup * rows_bytes", "smem.d(math_warpgroup)")),
           Edit(KERNEL, "store_part", Replace("in_stages ? sizeof(Smem<Config>::a[0]) : Box::bytes", "Box::bytes"))],
          BOX_STILL_READ),

    # ------------------------------------------------------------------------------------------------ alpha, beta and C
    Fault("C at the rows of the other math warpgroup", "tile order",
          [Edit(KERNEL, "math",
                Replace("scale_d<Config>(params.d, ..., origin.m + (math_warpgroup * tiles_m + i) * wgmma_m, ...);",
                        "scale_d<Config>(params.d, ..., origin.m + ((1 - math_warpgroup) * tiles_m + i) * wgmma_m, "
                        "...);"))], WRONG_VALUES, "scaled"),

    # -------------------------------------------------------------------------------------------- programmatic launches
    Fault("the wait for the kernel before, by a thread that loads nothing", isa("griddepcontrol.wait"),
          [Edit(OPERANDS, "load_a", Delete("ptx::griddepcontrol_wait();")),
           Edit(KERNEL, "{kernel}", Insert("if (warp == 2) ptx::griddepcontrol_wait();",
                                           behind="if (warp == 1 && ptx::elect_sync()) load_b(params, smem);"))],
          BEFORE_ITS_END, "after"),
]

HARMLESS = [
    Fault("lane 0 loads", isa("elect.sync"),
          [Edit(KERNEL, "{kernel}", Replace("warp == 0 && ptx::elect_sync()", "threadIdx.x == 0")),
           Edit(KERNEL, "{kernel}", Replace("warp == 1 && ptx::elect_sync()", "threadIdx.x == 32"))]),
    Fault("wgmma.fence before the wait for full", isa("wgmma.fence"),
          [Edit(STAGES, "multiply_stage", Delete("ptx::wgmma_fence();")),
           Edit(KERNEL, "math",
                Insert("ptx::wgmma_fence();", before="while (!ptx::mbarrier_try_wait_parity(...)) {}"))]),
    Fault("fence.proxy.async instead of fence.mbarrier_init", isa("fence.proxy.async"),
          [Edit(KERNEL, "{kernel}", Replace("ptx::fence_mbarrier_init", "ptx::fence_proxy_async_shared_cta"))]),
    Fault("no prefetch of the tensor maps", isa("prefetch"),
          [Edit(KERNEL, "{kernel}", Delete("ptx::prefetch_tensormap(&params.a); ptx::prefetch_tensormap(&params.b); "
                                           "ptx::prefetch_tensormap(...);"))]),
    Fault("the whole last tile through the same boxes", LAST_TILE,
          [Edit(KERNEL, "math", Replace("store_part<Config, true>(...);", "store_part(...);"))]),
    Fault("cluster: all meet at the end, instead of the wait for the last releases", isa("barrier.cluster"),
          [Edit(OPERANDS, "load_b", Replace("load<Config, true>(...)", "load<Config>(...)")),
           Edit(KERNEL, "{kernel}", Insert("ptx::barrier_cluster_arrive(); ptx::barrier_cluster_wait();",
                                           behind="if (threadIdx.x < warpgroup_threads) {...} else {...}"))],
          problem="cluster"),
    Fault("two stages", isa("mbarrier"),
          [Edit(KERNEL, "Config", Replace("(max_shared_memory - math_warpgroups * store_boxes * StoreBox::bytes)",
                                          "2, fit = (max_shared_memory - math_warpgroups * store_boxes * "
                                          "StoreBox::bytes)"))]),
]
