"""gemm_swapped: its problems, and faults of D^T, its parts and its boxes in turns."""

from faults import KERNEL, MULTIPLY_TILE, OPERANDS, PART, STAGES, STORES, TRANSPOSED, TRIAL, TURNS_OF_BOXES, Fault, Problem, isa
from messages import (BEFORE_ITS_END, BOX_TOUCHED, DEADLOCK, NEXT_LOAD, STAGE_NOT_READY, STORED_TWICE, TOO_FEW_BYTES,
                      TRANSPOSED_BOX_STILL_READ, WRONG_VALUES)
from source import Delete, Edit, Insert, Replace

IN_TURNS = "loads of shared rows in turns"
ROLES = "if (warp < math_warps) {...} else {...}"

PARTS = ["ring", "loads", "release", "products", "stores", "stores_transposed", "epilogue", "launcher", "barriers",
         "programmatic", "majors", "grouped", "batched", "add_to_d", "edges"]
PLACES = {"loop_file": MULTIPLY_TILE, "loop": "multiply_tile"}


def problem(tile=(168, 128), **more):
    """Ragged M, N and K; 5 stages, 7 k blocks, 3 tiles for each CTA, of 3 parts each: an odd number of boxes."""
    return Problem(tile=tile, **more)


PROBLEMS = {
    "plain": problem(),
    "tall": problem(tile=(256, 128)),  # 4 parts of 64 rows
    "three": problem(tile=(168, 192)),  # three math warpgroups
    "wide tiles": problem(n=370),
    "one warpgroup": problem(tile=(128, 64)),
    "turns": problem(tile=(136, 64), cluster=(1, 2)),  # no half of A's rows ends where the swizzle does
    "mn": problem(major_a="mn", major_b="mn"),
    "floats": problem(output="float"),
    "cluster": problem(cluster=(2, 1), n=500),  # B is shared
    "wide cluster": problem(tile=(112, 64), cluster=(1, 2)),  # A is shared
    "square cluster": problem(tile=(128, 128), cluster=(2, 2), n=500),
    "scaled": problem(options=("scaled",)),
    "scaled, odd": problem(m=295, options=("scaled",)),
    "in place": problem(options=("scaled", "in_place")),
    "few floats": problem(output="float", m=295, n=70),
    "added": problem(output="float", options=("added",), change="Added"),
    "added, 16 bits": problem(k=4, options=("added",), change="Added"),  # terms are exact
    # Programmatic launches: the kernel before writes A, B and C; or A and C, and B is promised to be ready.
    "after": problem(m=190, n=150, k=200, options=("scaled", "after_abc")),
    "weights ready": problem(m=190, n=150, k=200, options=("scaled", "after_ac")),
    # Rows in groups: some before the first and behind the last, empty groups, of one row, of several tiles.
    "grouped": problem(tile=(64, 128), m=296, n=203, k=200, options=("groups=3,3,4,150,150,280",), change="Grouped"),
    "wrong offsets": problem(tile=(64, 128), m=296, n=120, k=200, options=("groups=-7,200,100,250,297",), change="Grouped"),
    "labels": problem(tile=(64, 128), m=298, n=203, k=200,
                      options=("indices=20x2,1x0,16x-1,1x2,150x1,60x-7,1x5,40x2",), change="Grouped"),
    # Tiles without a row of the group: behind one with a few, and where a tile would begin with the next.
    "zero ends": problem(tile=(64, 128), m=298, n=203, k=200, options=("scaled", "zeroes", "psum=20,192,298"), change="Grouped"),
    "grouped after": problem(tile=(64, 128), m=150, n=100, k=80, options=("after_abc", "groups=3,20,140"), change="Grouped"),
    # Three problems, of which each has ragged tiles.
    "few": problem(m=100),  # all of A is an edge
    "batched": problem(tile=(64, 128), m=300, n=203, k=200, options=("batch=3",), change="Batched"),
}


FAULTS = [
    # ------------------------------------------------------------------------------- the boxes of the math warpgroups
    Fault("boxes in turns: each tile begins with the first box", TURNS_OF_BOXES,
          [Edit(KERNEL, "math", Insert("buffer = 0;", before="store_transposed(...);"))], TRANSPOSED_BOX_STILL_READ),
    Fault("boxes in turns: turns that the first warpgroup alone takes", TURNS_OF_BOXES,
          [Edit(KERNEL, "math", Insert("if (math_warpgroup != 0) buffer = 0;", behind="store_transposed(...);"))],
          TRANSPOSED_BOX_STILL_READ),
    Fault("both math warpgroups on one box", TRANSPOSED,
          [Edit(KERNEL, "math", Replace("smem.d(math_warpgroup)", "smem.d(0)"))], BOX_TOUCHED),
    Fault("the third math warpgroup on the box of the second one", TRANSPOSED,
          [Edit(KERNEL, "math", Replace("smem.d(math_warpgroup)", "smem.d((math_warpgroup + 1) / 2)"))], BOX_TOUCHED,
          "three"),

    # -------------------------------------------------------------------------------------------- products of B and A^T
    Fault("every warpgroup multiplies the first 64 rows of B", TRANSPOSED,
          [Edit(KERNEL, "math", Replace("smem.b(stage) + first_column * stage_row_bytes", "smem.b(stage)"))],
          WRONG_VALUES),
    Fault("a warpgroup's rows of B begin 32 rows early", TRANSPOSED,
          [Edit(KERNEL, "math", Replace("first_column * stage_row_bytes", "first_column / 2 * stage_row_bytes"))],
          WRONG_VALUES),
    Fault("every warpgroup stores the first 64 columns", TRANSPOSED,
          [Edit(KERNEL, "math", Replace("(tile, 0, first_column)", "(tile, first_column, 0)"))],
          STORED_TWICE + "|" + WRONG_VALUES),
    Fault("math warpgroups swap their columns of D", TRANSPOSED,
          [Edit(KERNEL, "math",
                Replace("(tile, 0, first_column)", "(tile, 0, wgmma_m - first_column)"))],
          WRONG_VALUES),
    Fault("A's rows times B's, not the other way", TRANSPOSED,
          [Edit(KERNEL, "math", Replace("(smem.b(stage) + first_column * stage_row_bytes, smem.a(stage))",
                                        "(smem.a(stage), smem.b(stage) + first_column * stage_row_bytes)"))],
          WRONG_VALUES + "|" + STAGE_NOT_READY),
    # ------------------------------------------------------------------------------- rows of A that are loaded in turns
    Fault("both CTAs load A in each turn", IN_TURNS,
          [Edit(STAGES, "OperandStage::load_box_shared", Replace("in_turns && k", "false && k"))],
          rf"{TOO_FEW_BYTES}|{NEXT_LOAD}|{STAGE_NOT_READY}", "turns"),
    Fault("a CTA has no turn", IN_TURNS,
          [Edit(STAGES, "OperandStage::load_box_shared", Replace("Shared::index()) return;", "0) return;"))],
          rf"{DEADLOCK}|{TOO_FEW_BYTES}|{NEXT_LOAD}|{STAGE_NOT_READY}", "turns"),
    Fault("half of A's rows in each turn", IN_TURNS,
          [Edit(STAGES, "OperandStage::load_box_shared", Replace("in_turns ? 0 : Shared::index()", "Shared::index()"))],
          rf"{NEXT_LOAD}|{STAGE_NOT_READY}|{WRONG_VALUES}", "turns"),

    # ------------------------------------------------------------------------------------------------------ full[stage]
    Fault("expect_tx of A as large as of B", TRIAL,
          [Edit(OPERANDS, "load_a", Replace("SharedA<Config>, more_bytes",
                                            "SharedA<Config>, (Config::block_n - Config::block_m) * "
                                            "stage_row_bytes"))],
          rf"{TOO_FEW_BYTES}|{DEADLOCK}.*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and -5120 bytes pending\)"),
    Fault("A into B's stage", isa("Causality order"),
          [Edit(OPERANDS, "load_a", Replace("smem.a(stage)", "smem.b(stage)"))],
          rf"{NEXT_LOAD}still being written|{STAGE_NOT_READY}"),

    # ----------------------------------------------------------------------------------------------------- empty[stage]

    # ------------------------------------------------------------------------------------------- which tile, whose work
    Fault("one warp of each warpgroup does not multiply", isa("wgmma: .sync.aligned"),
          [Edit(KERNEL, "{kernel}", Replace("warp < math_warps",
                                            "warp % 4 < 3 && warp < math_warps"))],
          DEADLOCK + r"|^cvt .* reads accumulators|^wgmma .* different descriptors"),

    # --------------------------------------------------------------------------------------------------------- clusters
    Fault("cluster: A is shared by CTAs that share B", "launcher",
          [Edit(OPERANDS, "load_a", Replace("SharedA<Config>", "SharedB<Config>"))],
          rf"{TOO_FEW_BYTES}|{NEXT_LOAD}|{STAGE_NOT_READY}|{DEADLOCK}|{WRONG_VALUES}", "cluster"),

    # -------------------------------------------------------------------------------------------- programmatic launches
    Fault("the wait for the kernel before, by threads that load nothing", isa("griddepcontrol.wait"),
          [Edit(OPERANDS, "load_a", Delete("ptx::griddepcontrol_wait();")),
           Edit(KERNEL, "{kernel}", Insert("ptx::griddepcontrol_wait();", behind=ROLES))], BEFORE_ITS_END, "after"),
    Fault("C is read before the kernel before has ended", isa("griddepcontrol.wait; Causality order"),
          [Edit(KERNEL, "{kernel}", Insert("(void)ptx::ld_global_b32(params.epilogue.c);", before=ROLES))],
          BEFORE_ITS_END, "after"),
    Fault("launch_dependents first", isa("griddepcontrol.launch_dependents"),
          [Edit(OPERANDS, "load_a", Delete("ptx::griddepcontrol_launch_dependents();")),
           Edit(KERNEL, "{kernel}", Insert("ptx::griddepcontrol_launch_dependents();", before=ROLES))],
          BEFORE_ITS_END, problem="after"),
]

HARMLESS = [
    Fault("cluster: all meet at the end, instead of the wait for the last releases", isa("barrier.cluster"),
          [Edit(OPERANDS, "load_b", Delete("wait_for_last_releases(smem, ring);")),
           Edit(KERNEL, "{kernel}",
                Insert("ptx::barrier_cluster_arrive(); ptx::barrier_cluster_wait();", behind=ROLES))],
          problem="cluster"),
    Fault("the first warpgroup stores on the barrier on which the CTA has met", isa("bar.sync"),
          [Edit(STORES, "store_barrier", Replace("1 + math_warpgroup", "math_warpgroup"))]),
    Fault("two stages", isa("mbarrier"),
          [Edit(KERNEL, "Config", Replace("(max_shared_memory - sizeof(Staging))",
                                          "2, fit = (max_shared_memory - sizeof(Staging))"))]),
]
