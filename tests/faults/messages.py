"""What the model says of faults: regular expressions of findings that several faults lead to."""

from faults import MN_MAJOR, SPLITK, STAGES, file_of

IN_STAGES = rf"{file_of(STAGES)}:\d+"
WRONG_VALUES = r"^wrong values: "
DEADLOCK = r"^deadlock: "
LOADS = rf"(gemm_\w+.cuh|{file_of(STAGES)}|{file_of(MN_MAJOR)}|{file_of(SPLITK)})"  # where kernels have them
NEXT_LOAD = rf"^TMA load at {LOADS}:\d+ touches [ab]\[\d+\]\S*( of CTA \d+)?: "
STILL_READ = NEXT_LOAD + rf"still being read by {IN_STAGES} \(async\)"
# wgmma may read what nobody has written yet: what is loaded there then is found.
STAGE_NOT_READY = (
    rf"^wgmma \([AB]\) at {IN_STAGES} touches [ab]\[\d+\]\S*: still being written by {LOADS}:\d+ \(async\)|{STILL_READ}"
)
TOO_MANY = (
    r"( has more arrivals in this phase than its count \d+$"
    r"| is in phase \d+, and nothing says that a wait has seen the phase before complete)"
)
# A stage given back too early: it is overwritten while it is read, or before, or twice, so that math misses a phase.
EARLY_RELEASE = (
    rf"{NEXT_LOAD}still being (read|written) by \w+.cuh:\d+ \(async\)|{STAGE_NOT_READY}"
    rf"|{DEADLOCK}.*full\[\d\] parity \d \(phase \d+: 2 of 2 arrivals and 0 bytes pending\)|empty\[\d\]{TOO_MANY}"
)
NEVER_ENCODED = r"^TMA load at .*: the tensor map was never encoded$"
IN_FLIGHT = r"^(cvt|st.shared) at store.cuh:\d+ by .* reads accumulators of a wgmma that wgmma.wait_group has not"
# Staging where TMA, wgmma or the other warpgroup may still be at work.
STAGE_IN_USE = (
    r"^stmatrix at store.cuh:\d+ touches [ab]\[\d\]\S*: still being (read|written)"
    r"|^(TMA load|TMA store|wgmma \([AB]\)) at \w+.cuh:\d+ touches [ab]\[\d\]"
)
BOX_STILL_READ = r"^stmatrix at store.cuh:\d+ touches d\[\d\]\S*: still being read by store.cuh:\d+ \(async\)"
FLOAT_BOX_STILL_READ = BOX_STILL_READ.replace("stmatrix", "st.shared")
UNFENCED = r"^TMA store at store.cuh:\d+ touches d\[\d\]\S*: written through the generic proxy by .* without fence"
STORE_OVER_READ = r"^(TMA store|st.global) at .* touches global memory at 0x\w+: still being read by epilogue.cuh:\d+"
EXIT_BEFORE_ARRIVAL = (
    r"^CTA \d may exit before the arrival from another CTA of its cluster at|belongs to a CTA that has exited"
)
STORED_TWICE = r"^TMA store at .* touches global memory at 0x\w+: still being written by"
TOO_FEW_BYTES = r"^complete_tx of the TMA load .* reaches full\[\d+\] .*the phase expected too few bytes$"
# Loads that bring fewer bytes than expected, and more.
MISSING = DEADLOCK + r".*full\[\d\] parity \d \(phase \d+: \d of \d arrivals and \d+ bytes pending\)"
MORE_THAN_EXPECTED = rf"{TOO_FEW_BYTES}|{NEXT_LOAD}|{STAGE_NOT_READY}|{DEADLOCK}.*full\[\d\] .* and -\d+ bytes pending"
INIT_UNORDERED = r"mbarrier.init of (full|empty)\[\d\]( of CTA \d)? at .* is not ordered before it"
INIT_UNPUBLISHED = r"mbarrier.init of (full|empty)\[\d\].* is not made visible by fence.mbarrier_init"
BEFORE_ITS_END = r"of the launch before, which may still run: no griddepcontrol.wait lies between"
C_OVERWRITTEN = r"^ld.global at .* touches global memory at 0x\w+: still being written by store.cuh:\d+"

# gemm_pingpong
# A warpgroup that is ahead of its turn looks at a phase of another trip round the ring.
OTHER_TRIP = rf"{STAGE_NOT_READY}|{NEXT_LOAD}|{DEADLOCK}|(empty|full)\[\d\]{TOO_MANY}|{WRONG_VALUES}"
# A stage given back too early.
EARLY_RELEASE_IN_TURNS = (
    rf"{NEXT_LOAD}still being (read|written)|{STAGE_NOT_READY}|empty\[\d\]{TOO_MANY}"
    rf"|{DEADLOCK}.*full\[\d\] parity \d \(phase \d+: 2 of 2 arrivals and 0 bytes pending\)"
)
EXITS = r"^CTA \d warp \d+ lane 0 exits while its bulk store group \d+ at store.cuh:\d+ may still read"

# Boxes of D that are loaded
NOT_LOADED = (
    r"^ld.shared at load_d.cuh:\d+ touches d\[\d+\]\S*: (still being written by stages.cuh:\d+ \(async\)|never written)"
)
NOT_WRITTEN = r"^TMA store at store.cuh:\d+ touches d\[\d+\]\S*: "
# A warpgroup, or the thread that stores, looks at a phase of another box.
OTHER_BOX = rf"{NOT_LOADED}|{NOT_WRITTEN}|{DEADLOCK}|(loaded|written)\[\d+\]{TOO_MANY}|{WRONG_VALUES}"

# gemm_splitk
PARTIAL_TOUCHED = r"^(st.async|ld.shared)\S* at cluster_sum.cuh:\d+ touches partial\S*( of CTA \d+)?: "
PARTIAL_NOT_READY = PARTIAL_TOUCHED + r"(still being written|never written)"
PARTIAL_STILL_READ = PARTIAL_TOUCHED + r"still being (read|written)"
EXIT_BEFORE_PUSHED = r"^CTA \d+ exits while the asynchronous write at cluster_sum.cuh:\d+ still writes"
ANY_PARTIAL = rf"{PARTIAL_STILL_READ}|{PARTIAL_NOT_READY}|{DEADLOCK}|pushed.*(phase|too few bytes)|{WRONG_VALUES}"
RING_STILL_USED = r"^(st.async|wgmma \([AB]\)|TMA load)\S* at .* touches [ab]\[\d+\]\S*( of CTA \d+)?: still being (read|written)"
IN_FLIGHT_SPLITK = r"^(st.async|st.global|cvt)\S* at .* reads accumulators of a wgmma"
EARLY_RELEASE_SPLITK = rf"{NEXT_LOAD}still being (read|written)|{STAGE_NOT_READY}|empty\[\d+\]{TOO_MANY}|{DEADLOCK}"

# D^T
TRANSPOSED_BOX_STILL_READ = (
    r"^stmatrix at store_transposed.cuh:\d+ touches d\[\d\]\S*: still being read by store.cuh:\d+ \(async\)"
)
BOX_TOUCHED = r"^(stmatrix|TMA store|ld.shared) at \w+.cuh:\d+ touches d\[\d\]\S*: (still being|never written)"

# gemm_multistage
LOAD_AT_EXIT = r"^CTA \d+ exits without having waited for the asynchronous write at stages.cuh:\d+"

# wgmma_tile
UNORDERED_TILE = (
    r"^wgmma \([AB]\) at wgmma_tile.cuh:\d+ touches [ab]\S*: "
    r"(still being written by wgmma_tile.cuh:\d+|never written|written through the generic proxy by wgmma_tile.cuh:\d+)"
)
UNFENCED_TILE = (
    r"^wgmma \([AB]\) at wgmma_tile.cuh:\d+ touches [ab]\S*: written through the generic proxy by .* without"
)
STILL_READ_TILE = (
    r"^st.shared\S* at wgmma_tile.cuh:\d+ touches [ab]\S*: still being read by wgmma_tile.cuh:\d+ \(async\)"
)
IN_FLIGHT_TILE = (
    r"^st.global\S* at wgmma_tile.cuh:\d+ by .* reads accumulators of a wgmma that wgmma.wait_group has not"
)
OUTSIDE_TILE = r"reads shared memory at offset|never written"

# gemm_fp8_block
SCALES_NOT_READY = r"^ld.shared\S* at promote.cuh:\d+ touches scales\[\d\]\S*: (still being written|never written)"
SCALES_STILL_READ = (
    r"^(TMA load at stages|st.shared\S* at gemm_fp8_block\w*).cuh:\d+ touches scales\[\d\]\S*: still being read by promote"
)
UNFENCED_SCALES = (
    r"^TMA load at stages.cuh:\d+ touches scales\[\d\]\S*: "
    r"read through the generic proxy by promote.cuh:\d+ .*without fence.proxy.async"
)
SCALES_OVERLAP = r"^(TMA load|[ls][dt].shared\S*) at \S+ touches scales\[\d\]\S*: still being (read|written)"
# A stage given back too early, or a phase missed.
EARLY_RELEASE_FP8 = (
    rf"{NEXT_LOAD}still being (read|written)|{STAGE_NOT_READY}|{SCALES_STILL_READ}|(full|empty)\[\d\]{TOO_MANY}"
    rf"|{DEADLOCK}"
)
BETWEEN_ROWS = r"^st.global at driver.cpp:\d+ .* touches global memory at 0x\w+: read by"
ACCUMULATORS_IN_USE = rf"^wgmma at {IN_STAGES} .* takes accumulators that another wgmma in flight has not given back"
OUTSIDE_FENCE = r"^wgmma at .*: no wgmma.fence since its accumulators were last open to the thread"

# gemm_fp8_block_splitk
EARLY_RELEASE_FP8_SPLITK = (
    rf"{NEXT_LOAD}still being (read|written)|{STAGE_NOT_READY}|{SCALES_STILL_READ}|{SCALES_OVERLAP}"
    rf"|(full|empty)\[\d\]{TOO_MANY}|{DEADLOCK}"
)
NOT_A_NUMBER = r"^wrong values: .* = -?nan, must be"
