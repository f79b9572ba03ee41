"""gemm_cooperative: its problems, and faults of its roles, its registers, and the last tile, stored through stages."""

from faults import BY_HAND, KERNEL, LAST_TILE, LAUNCH, OPERANDS, PROBLEMS_OF_PAIRS, STAGES, STORES, TRIAL, Fault, Problem, isa
from messages import (BEFORE_ITS_END, BOX_STILL_READ, DEADLOCK, EARLY_RELEASE, IN_FLIGHT, IN_STAGES, NEXT_LOAD,
                      STAGE_IN_USE, STILL_READ, STORED_TWICE, TOO_MANY, WRONG_VALUES)
from source import Delete, Edit, Insert, Replace

PARTS = ["ring", "loads", "release", "products", "stores", "epilogue", "launcher", "barriers",
         "programmatic", "majors", "grouped", "k_grouped", "batched", "add_to_d", "load_d", "edges"]
CHANGE = "LowGroups"

PROBLEMS = {
    "plain": Problem(),
    "cluster": Problem(cluster=(2, 1)),  # B is shared
    "wide cluster": Problem(cluster=(1, 2)),  # A is shared
    "square cluster": Problem(cluster=(2, 2)),
    # Numbers of tiles that are no powers of two: of a group; of the rows in the last one.
    "three columns": Problem(tile=(128, 128), n=330),
    "one group": Problem(tile=(128, 128), n=330, change="AsItIs"),
    "tall": Problem(tile=(256, 128)),
    "floats": Problem(output="float"),
    "mn": Problem(major_a="mn", major_b="mn"),
    "mn odd": Problem(tile=(128, 80), major_b="mn"),  # the last chunk of B is narrower
    "mn odd low": Problem(tile=(128, 80), n=120, major_b="mn"),  # and the last tile has none
    "mn odd cluster": Problem(tile=(128, 80), cluster=(2, 1), major_b="mn"),
    "mn low": Problem(tile=(128, 128), m=150, n=330, major_a="mn", major_b="mn"),  # tiles of B beyond m
    "one row": Problem(tile=(128, 128), m=129, n=129),  # that of the last tiles
    "mn cluster": Problem(cluster=(2, 1), major_b="mn"),
    "mn square": Problem(tile=(128, 128), cluster=(2, 2), major_b="mn"),  # columns of a cluster without a chunk of B
    "short": Problem(k=40),
    "scaled": Problem(options=("scaled",)),  # alpha and beta
    "in place": Problem(options=("scaled", "in_place")),  # C is D
    "added": Problem(output="float", options=("added",), change="Added"),
    "loaded": Problem(output="float", options=("added",), change="Loaded"),
    "loaded after": Problem(output="float", m=150, n=260, k=200, options=("added", "after_abc"), change="Loaded"),
    # Programmatic launches: the kernel before writes A, B and C; or A and C, and B is promised to be ready.
    "after": Problem(m=150, n=260, k=200, options=("scaled", "after_abc")),
    "weights ready": Problem(m=150, n=260, k=200, options=("scaled", "after_ac")),
    # Rows in groups: some before the first and behind the last, empty groups, of one row, of several tiles.
    "grouped": Problem(tile=(128, 128), m=296, n=203, k=200, options=("groups=3,3,4,150,150,280",), change="Grouped"),
    "wrong offsets": Problem(tile=(128, 128), m=296, n=120, k=200, options=("groups=-7,200,100,250,297",), change="Grouped"),
    **PROBLEMS_OF_PAIRS,
    # Passes of one k block: a CTA that another one loads nothing for may be round its ring before that one has begun.
    "label square": Problem(tile=(256, 128), cluster=(2, 2), m=60, n=24, k=40,
                            options=("indices=" + ",".join(f"1x{i % 3}" for i in range(60)),), change="Grouped"),
    "grouped after": Problem(tile=(128, 128), m=150, n=100, k=80, options=("after_abc", "groups=3,20,140"), change="Grouped"),
    # Three problems, of which each has ragged tiles.
    "batched": Problem(tile=(128, 128), m=438, n=203, k=200, options=("batch=3",), change="Batched"),
    "batched, no k": Problem(tile=(128, 128), m=438, n=203, k=0, options=("batch=3", "scaled"), change="Batched"),
    "batched, three rows": Problem(tile=(128, 128), m=592, n=203, k=100, options=("batch=2",), change="Batched"),
    # K in groups: elements before the first, empty groups, of less than a k block, of several.
    "k groups": Problem(tile=(128, 128), major_a="mn", major_b="mn", m=150, n=203, k=301,
                        options=("k_groups=3,3,43,171,171,301",), change="KGrouped"),
    "k groups cluster": Problem(tile=(128, 128), cluster=(2, 1), major_a="mn", major_b="mn", m=150, n=203, k=301,
                                options=("k_groups=3,3,43,171,171,301",), change="KGrouped"),
    "k groups 768": Problem(tile=(128, 256), major_a="mn", major_b="mn", m=100, n=768, k=150,
                            options=("k_groups=0,70,150",), change="KGrouped"),
    "k groups scale": Problem(tile=(128, 128), input="e4m3", m=100, n=100, k=160,
                              options=("k_groups=0,48,48,160", "scale", "scaled"), change="KGrouped"),
    "wrong k offsets": Problem(tile=(128, 128), major_a="mn", major_b="mn", m=100, n=100, k=150,
                               options=("k_groups=-7,90,30,50,1000",), change="KGrouped"),
    "k groups after": Problem(tile=(128, 128), major_a="mn", major_b="mn", m=100, n=100, k=90,
                              options=("after_abc", "k_groups=3,20,90"), change="KGrouped"),
}


FAULTS = [
    # ------------------------------------------------------------------------------------------- the table of the trial
    Fault("setmaxnreg asks for more registers than there are", TRIAL,
          [Edit(KERNEL, "Config", Replace("math_registers = 232;",
                                          "math_registers = 248;")),
           Edit(KERNEL, "Smem",
                Replace("Config::load_registers + math_warpgroups * Config::math_registers <= "
                        "(1 + math_warpgroups) * launch_registers<1 + math_warpgroups>",
                        "Config::load_registers + math_warpgroups * Config::math_registers <= 65536"))],
          DEADLOCK + r".*setmaxnreg.inc 248 \(\d+ registers free\)"),

    # --------------------------------------------------------------------------------- the trial's further ones by hand
    Fault("elect.sync by one lane", BY_HAND,
          [Edit(OPERANDS, "load_operands",
                Replace("load_warp == 0", "threadIdx.x == 0"))],
          DEADLOCK + r".*CTA \d warp 0 \(1 lane, 0\) waits for the other lanes of its warp in elect.sync"),

    # ----------------------------------------------------------- faults that users of Hopper GEMMs met (features study)
    Fault("cluster: a CTA leaves out a tile outside D", "DeepGEMM PR#415, PR#429",
          [Edit(STAGES, "load_tiles", Insert("if (tile.row >= tile.row_end) continue;",
                                             behind="const WorkTile tile = first.row_end > 0 ? first : walk.tile();")),
           Edit(KERNEL, "math", Insert("if (walk.tile().row >= walk.tile().row_end) continue;",
                                       before="u32 previous_stage = 0;"))],
          DEADLOCK + r"|exits|^complete_tx|" + NEXT_LOAD, "cluster"),
    Fault("shared memory begins inside a swizzle period", "tilelang#2379",
          [Edit(KERNEL, "{kernel}", Replace("ptx::dynamic_smem()", "ptx::dynamic_smem() + 512")),
           Edit(OPERANDS, "begin", Replace("swizzle_period", "128")),
           Edit(LAUNCH, "cta_shape", Replace("sizeof(Smem)", "sizeof(Smem) + 512"))], WRONG_VALUES),
    Fault("stage released while the newest wgmma still reads it", "facebookexperimental/triton#1278",
          [Edit(KERNEL, "math", Delete("release...(smem.empty(previous_stage)...);", nth=1)),
           Edit(KERNEL, "math", Insert("release<Config>(smem.empty(ring.stage));",
                                       before="previous_stage = ring.stage;")),
           Edit(KERNEL, "math", Delete("release...(smem.empty(previous_stage)...);"))],
          rf"empty\[\d\]{TOO_MANY}|{EARLY_RELEASE}"),

    # --------------------------------------------------------------------------------------- from the PTX ISA: mbarrier
    Fault("another stage released", isa("mbarrier: Phase of the mbarrier object"),
          [Edit(KERNEL, "math", Replace("release...(smem.empty(previous_stage)...);",
                                        "release...(smem.empty((previous_stage + 2) % Config::stages));", nth=1))],
          rf"empty\[\d\]{TOO_MANY}|{EARLY_RELEASE}"),

    # ---------------------------------------------------------------------- from the PTX ISA: clusters, mapa, multicast

    # ------------------------------------------------------------------------- from the PTX ISA: copies and tensor maps
    Fault("a tensor map in local memory", isa("cp.async.bulk.tensor: tensorMap in .param, .const or .global"),
          [Edit(OPERANDS, "load_a", Insert("const TensorMap map = params.a;", behind="ptx::griddepcontrol_wait();")),
           Edit(OPERANDS, "load_a", Replace("(a, k, tile.a_row, ...)", "(map, k, tile.a_row, ...)"))],
          rf"^TMA load at {IN_STAGES} by .*: the tensor map lies in local memory"),
    Fault("both math warpgroups on one staging", isa("Causality order"),
          [Edit(KERNEL, "store_part", Replace("smem.d(math_warpgroup)", "smem.d(0)"))],
          r"^(stmatrix|TMA store) at store.cuh:\d+ touches d\[[01]\]\S*: still being"),
    Fault("staging not 128-byte aligned", isa("cp.async.bulk.tensor: alignment in shared memory"),
          [Edit(OPERANDS, "GemmSmem", Insert("u64 gap;", before="typename Config::Staging d;"))],
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
                Insert("if (++blocks < walk.k_blocks()) ptx::wgmma_commit_group();",
                       behind="multiply_stage(...);"))],
          IN_FLIGHT + "|" + STILL_READ),

    # ------------------------------------------------------ from the PTX ISA: registers, warps, bar.sync, data movement
    Fault("setmaxnreg by one warp of the warpgroup", isa("setmaxnreg"),
          [Edit(KERNEL, "{kernel}", Replace("ptx::setmaxnreg_dec<Config::load_registers>();",
                                            "if (threadIdx.x < 32) ptx::setmaxnreg_dec<Config::load_registers>();")),
           Edit(KERNEL, "Config", Replace("math_registers = 232;",
                                          "math_registers = 176;"))],
          r"^CTA \d: warp 1 executed 0 setmaxnreg and warp 0 of the same warpgroup 1|" + DEADLOCK
          + r".*setmaxnreg.inc 176"),
    Fault("setmaxnreg.inc below what the warp has", isa("setmaxnreg"),
          [Edit(KERNEL, "Config", Replace("math_registers = 232;",
                                          "math_registers = 160;"))],
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
          [Edit(STORES, "store_barrier", Replace("1 + math_warpgroup", "16 + math_warpgroup"))],
          r"^bar.sync at .*: id = 1[67], threads = 128, must be 0 to 15"),

    # ------------------------------------------------------------------------------------------- which tile, whose work
    Fault("math warpgroups swap their rows of D", "tile order",
          [Edit(KERNEL, "store_part", Replace("math_warpgroup * tiles_m", "(1 - math_warpgroup) * tiles_m"))],
          WRONG_VALUES),
    Fault("cluster: ranks swap their tiles when they store", "tile order",
          [Edit(KERNEL, "TileStore::take", Insert("tile.row ^= Config::block_m;", behind="tile = done;"))],
          WRONG_VALUES, "cluster"),
    Fault("a tile of one k block", "launcher",
          [Edit(KERNEL, "Config", Replace("least_k_blocks = store_halves", "least_k_blocks = 1")),
           Edit(KERNEL, "Smem", Delete("static_assert(Config::least_k_blocks == store_halves, ...);"))],
          rf"{DEADLOCK}.*full\[\d\] parity 0 \(phase 0: 2 of 2 arrivals|{TOO_MANY}|{EARLY_RELEASE}", "short"),
    Fault("the last tile is not stored", "tile order",
          [Edit(KERNEL, "TileStore::finish", Delete("store_half(0); store_half<true>(1);"))], WRONG_VALUES),

    # ---------------------------------------------------------- the second half of the last tile, stored through stages
    Fault("the second half of the last tile is not stored", LAST_TILE,
          [Edit(KERNEL, "TileStore::finish", Delete("store_half<true>(1);"))], WRONG_VALUES),
    Fault("the second half of each tile goes through stages, which are in use", LAST_TILE,
          [Edit(KERNEL, "math", Replace("store.store_half(1);", "store.template store_half<true>(1);"))],
          STAGE_IN_USE),
    Fault("the last tile goes through rows of A that the other warpgroup may still multiply", LAST_TILE,
          [Edit(KERNEL, "store_part", Replace("math_warpgroup * rows_bytes", "(1 - math_warpgroup) * rows_bytes"))],
          STAGE_IN_USE),
    Fault("the last tile goes through B, which the other warpgroup may still multiply", LAST_TILE,
          [Edit(KERNEL, "store_part", Replace("smem.a(0)", "smem.b(0)"))], STAGE_IN_USE),
    Fault("both warpgroups store the last tile through the same rows of A", LAST_TILE,
          [Edit(KERNEL, "store_part", Replace("smem.a(0) + math_warpgroup * rows_bytes", "smem.a(0)"))], STAGE_IN_USE),
    Fault("all boxes of the last tile in one stage", LAST_TILE,
          [Edit(KERNEL, "store_part",
                Replace("in_stages ? sizeof(typename Config::StageA) : Box::bytes", "Box::bytes"))], STAGE_IN_USE),
    Fault("the second half of the last tile through the boxes of the first half, which TMA may still read", LAST_TILE,
          [Edit(KERNEL, "store_part", Replace("smem.a(0) + math_warpgroup * rows_bytes", "smem.d(math_warpgroup)")),
           Edit(KERNEL, "store_part",
                Replace("in_stages ? sizeof(typename Config::StageA) : Box::bytes", "Box::bytes"))], BOX_STILL_READ),

    # ------------------------------------------------------------------------------------------------ alpha, beta and C
    Fault("C at the rows of the other math warpgroup", "tile order",
          [Edit(KERNEL, "math", Replace("params.epilogue(Fragment<>(tile, first_row + ..., 0), ...);",
                                        "params.epilogue(Fragment<>(tile, Config::tiles_m * wgmma_m - first_row + ..., 0), "
                                        "...);"))], WRONG_VALUES, "scaled"),
    Fault("the tile that is stored is the one after", "tile order",
          [Edit(KERNEL, "math", Replace("store.take(tile, d);",
                                        "Walk<Config> next = walk; next.advance(); "
                                        "store.take(next.is_done() ? tile : next.tile(), d);"))],
          WRONG_VALUES + "|" + STORED_TWICE),

    # -------------------------------------------------------------------------------------------- programmatic launches
    Fault("the wait for the kernel before, by a thread that loads nothing", isa("griddepcontrol.wait"),
          [Edit(OPERANDS, "load_a", Delete("ptx::griddepcontrol_wait();")),
           Edit(OPERANDS, "load_operands",
                Insert("if (load_warp == 2) ptx::griddepcontrol_wait();",
                       behind="if (load_warp >= operand_load_warps) wait_for_barriers<Config>();"))],
          BEFORE_ITS_END, "after"),
]

HARMLESS = [
    Fault("wgmma.fence before the wait for full", isa("wgmma.fence"),
          [Edit(STAGES, "multiply_stage", Delete("ptx::wgmma_fence();")),
           Edit(KERNEL, "math",
                Insert("ptx::wgmma_fence();", before="wait_until_full(smem, ring);"))]),
    Fault("the whole last tile through the same boxes", LAST_TILE,
          [Edit(KERNEL, "TileStore::finish", Replace("store_half<true>(1);", "store_half(1);"))]),
    Fault("cluster: all meet at the end, instead of the wait for the last releases", isa("barrier.cluster"),
          [Edit(OPERANDS, "load_b", Delete("wait_for_last_releases(smem, ring);")),
           Edit(KERNEL, "{kernel}", Insert("ptx::barrier_cluster_arrive(); ptx::barrier_cluster_wait();",
                                           behind="if (threadIdx.x < warpgroup_threads) {...} else {...}"))],
          problem="cluster"),
    Fault("two stages", isa("mbarrier"),
          [Edit(KERNEL, "Config", Replace("(max_shared_memory - sizeof(Staging) - sizeof(typename Scheduler_::Shared))",
                                          "2, fit = (max_shared_memory - sizeof(Staging) - sizeof(typename Scheduler_::Shared))"))]),
]
