"""gemm_splitk: its problems, and faults of its steps along K."""

from faults import CLUSTER_SUM, FEW_ROWS, KERNEL, OPERANDS, SOME, SPLITK, Fault, Problem, isa
from messages import DEADLOCK, EARLY_RELEASE_SPLITK, RING_STILL_USED, WRONG_VALUES
from source import Delete, Edit, Insert, Replace

PARTS = ["ring", "loads", "products", "epilogue", "barriers", "programmatic", "splitk", "majors", "batched",
         "add_to_d", "edges"]
PLACES = {"operands": "kernels/splitk.cuh"}

PROBLEMS = {
    "plain": Problem(tile=(64, 64), splits=2, m=150, n=150),
    "four": Problem(tile=(128, 72), splits=4, output="float", m=150, n=151),
    "short": Problem(tile=(128, 72), splits=4, output="float", m=150, n=150, k=100),
    "scaled": Problem(tile=(64, 64), splits=2, m=151, n=150, options=("scaled",)),
    "wide": Problem(tile=(128, 128), splits=4, m=150, n=150),  # what is pushed lies where the ring was
    "few": Problem(tile=(16, 64), splits=2, m=5, n=150),  # all of A is an edge
    "few long": Problem(tile=(16, 64), m=5, n=350, k=1000),  # more steps than stages
    "mn": Problem(tile=(64, 64), splits=2, m=150, n=150, major_a="mn", major_b="mn"),
    "one": Problem(tile=(64, 64), m=150, n=150),  # 3 tiles: 1.5 times round the ring
    "added": Problem(tile=(128, 72), splits=4, output="float", m=150, n=151, options=("added",), change="Added"),
    # Three problems, of which each has ragged tiles.
    "batched": Problem(tile=(64, 64), splits=2, m=300, n=150, k=200, options=("batch=3",), change="Batched"),
    "batched, one": Problem(tile=(32, 64), m=300, n=203, k=200, options=("batch=3", "one_b", "scaled"), change="Batched"),
    "batched, no k": Problem(tile=(64, 64), splits=2, m=300, n=150, k=0, options=("batch=3", "scaled"), change="Batched"),
    # Programmatic launches: the kernel before writes A, B and C; or A and C, and B is promised to be ready.
    "after": Problem(tile=(64, 64), splits=2, m=70, n=70, k=200, options=("scaled", "after_abc")),
    "weights ready": Problem(tile=(64, 64), splits=2, m=70, n=70, k=200, options=("scaled", "after_ac")),
}


FAULTS = [

    # ------------------------------------------------------------------------------ few rows, steps of several k blocks
    Fault("each k block of the first step begins at zero", isa("wgmma.mma_async: scale-d"),
          [Edit(KERNEL, "math", Replace("step > 0 || i > 0", "step > 0"))], WRONG_VALUES, "few"),
    Fault("wgmma.wait_group lets the step before pass, too", isa("wgmma.wait_group"),
          [Edit(KERNEL, "math", Replace("ptx::wgmma_wait_group<Config::stage_blocks>()",
                                        "ptx::wgmma_wait_group<Config::stage_blocks + 1>()"))], EARLY_RELEASE_SPLITK,
          "few long", found_in=SOME),

    # ------------------------------------------------------------------------------- wide tiles: sums where the ring was
    Fault("sums pushed into the ring before all have multiplied", isa("barrier.cluster"),
          [Edit(SPLITK, "begin", Replace("Config::splits > 1 && !Config::reuses_ring", "Config::splits > 1")),
           Edit(CLUSTER_SUM, "sum_and_store", Delete("if constexpr (Config::reuses_ring) ptx::barrier_cluster_arrive();"))],
          RING_STILL_USED, "wide"),
    Fault("no arrival behind the products", isa("barrier.cluster"),
          [Edit(CLUSTER_SUM, "sum_and_store", Delete("if constexpr (Config::reuses_ring) ptx::barrier_cluster_arrive();"))],
          r"^barrier.cluster.wait at .*: the thread has not arrived", "wide"),

    # --------------------------------------------------------------------------------------------------------- the ring
    Fault("the last stage of a tile never released", isa("mbarrier: Phase of the mbarrier object"),
          [Edit(KERNEL, "math", Delete("release(smem.empty(previous_stage));", nth=2))],
          DEADLOCK + r".*empty\[\d+\] parity \d \(phase \d+: \d of 4 arrivals", "one"),
]

HARMLESS = [
    Fault("every CTA waits for the others before its tile", isa("barrier.cluster"),
          [Edit(CLUSTER_SUM, "sum_and_store", Delete("ptx::barrier_cluster_wait();")),
           Edit(KERNEL, "math", Insert("if constexpr (Config::splits > 1) ptx::barrier_cluster_wait();",
                                       before="u32 previous_stage = 0;"))]),
    Fault("launch_dependents first", isa("griddepcontrol.launch_dependents: no memory ordering"),
          [Edit(OPERANDS, "load_a", Delete("if (k == launch) ptx::griddepcontrol_launch_dependents();")),
           Edit(KERNEL, "{kernel}", Insert("ptx::griddepcontrol_launch_dependents();",
                                           before="if (warp < Config::math_warps) math(params, smem);"))],
          problem="after"),
]
