"""Faults of gemm_splitk, in the form of faults.py. Ring and roles are as in gemm_pingpong, whose list has more of their
faults."""

from faults import (BEFORE_ITS_END, BY_HAND, DEADLOCK, EPILOGUE, LOAD_A_BEGIN, NEXT_LOAD, SOME, STAGE_NOT_READY,
                    TOO_FEW_BYTES, TOO_MANY, TRIAL, TRY_EMPTY, WAIT_ALL, WAIT_FULL, WAIT_PREVIOUS_A, WAIT_PREVIOUS_B,
                    WRONG_VALUES, Fault, Problem, isa)
from pingpong_faults import RELEASE_LAST

KERNEL = "kernels/gemm_splitk.cuh"
SHARED = "kernels/splitk.cuh"
HOST = "host/gemm_splitk.hpp"
PARTIAL = "partial sums of a cluster"
FEW_ROWS = "few rows"

PLAIN = Problem(kernel="gemm_splitk", block_m=64, block_n=64, cluster_n=2, m=150, n=150)
FOUR = Problem(kernel="gemm_splitk", output="float", block_m=128, block_n=72, cluster_n=4, m=150, n=151)
ONE = Problem(kernel="gemm_splitk", block_m=64, block_n=64, m=150, n=150)  # 3 tiles: 1.5 times round the ring
FEW = Problem(kernel="gemm_splitk", block_m=16, block_n=64, cluster_n=2, m=5, n=150)  # rows that TMA leaves out
FEW_LONG = Problem(kernel="gemm_splitk", block_m=16, block_n=64, m=5, n=350, k=1000)  # more steps than stages
SCALED = Problem(kernel="gemm_splitk", block_m=64, block_n=64, cluster_n=2, m=151, n=150, options=("scaled",))
# Programmatic launches: the kernel before writes A, B and C; or A and C, and B is promised to be ready.
AFTER = Problem(kernel="gemm_splitk", block_m=64, block_n=64, cluster_n=2, m=70, n=70, k=200,
                options=("scaled", "after_abc"))
WEIGHTS_READY = Problem(kernel="gemm_splitk", block_m=64, block_n=64, cluster_n=2, m=70, n=70, k=200,
                        options=("scaled", "after_ac"))

# Parts of the kernel that several faults change.
WAIT_PUSHED = (
    "      while (!ptx::mbarrier_try_wait_parity<Scope::cluster>(smem.pushed(), 0)) {\n"
    "      }\n"
)
OWNED_BLOCKS = "(first_block<Config>(rank + 1) - first_block<Config>(rank)) * (Config::splits - 1);"
EXPECT_PUSHED = (
    "      if (threadIdx.x == 0) ptx::mbarrier_arrive_expect_tx(smem.pushed(), pushed_blocks * Config::block_bytes);\n"
)
CLUSTER_ARRIVE = "  if constexpr (Config::splits > 1) ptx::barrier_cluster_arrive();\n"
CLUSTER_WAIT = "      ptx::barrier_cluster_wait();  // the other CTAs run, and their barriers are there\n"
INIT = "  if (threadIdx.x == 0) {\n    ptx::prefetch_tensormap(&params.a);\n"
SYNC_INIT = "  ptx::bar_sync(0, Config::threads);  // ... and to the CTA's own threads\n"
FENCE_INIT = "ptx::fence_mbarrier_init();"
SLOT = "rank - (rank > to ? 1 : 0);"
PUSH_TO = "ptx::mapa(smem.partial(slot, block - first_block<Config>(to)), to)"
PUSHED_OF = "ptx::mapa(smem.pushed(), to);"
PUSHES = "        if (to != rank) push(smem, rank, to, d);\n"
OWNER = "if (owner != rank) return finish"
SLOTS = "slot = 1; slot < Config::splits;"
FIRST_BLOCK = "(rank * Config::blocks + Config::splits - 1) / Config::splits"
COUNT_PUSHED = "ptx::mbarrier_init(smem.pushed(), 1);"
COUNT_EMPTY = "ptx::mbarrier_init(smem.empty(stage), Config::math_warps);"
COUNT_FULL = "ptx::mbarrier_init(smem.full(stage), load_threads);"
LAST_LOADED = "last = first_step<Config>(params, ptx::cluster_ctarank() + 1) - 1;"
LAST_STEP = "end = first_step<Config>(params, rank + 1);"
LOAD_STAGE = "load_stage(origin, step * Config::stage_blocks, ring.stage);"
EXPECT_A = "load_stage<Config>(params.a, params.a_rows,"  # whose rows are what expect_tx counts
SECOND_BLOCK = "static_cast<i32>((k_block + i) * stage_k"  # of A, and of B
REPLACE = "step > first || i > 0"
WAIT_STEP = "        ptx::wgmma_wait_group<Config::stage_blocks>();"
ZERO = "  if (params.a_rows < Config::block_m) zero_rest_of_a(params, smem);\n"
ZEROED_BLOCKS = "i < Config::stages * Config::stage_blocks; ++i)"
FIRST_ZERO = "byte = params.a_rows * stage_row_bytes + threadIdx.x * 8;"
FENCE_ZERO = "  ptx::fence_proxy_async_shared_cta();     // what this thread wrote becomes visible to wgmma ...\n"
SYNC_ZERO = "  ptx::bar_sync(1, Config::math_threads);  // ... and so does what the others wrote\n"
MATH_ROLE = "  if (warp < Config::math_warps) math(params, smem);\n"
MATH_BEGIN = "  const u32 rank = ptx::cluster_ctarank();\n  const u32 first = first_step"
LAUNCH_NEXT = "      if (launches_next && step == launch) ptx::griddepcontrol_launch_dependents();\n"
STEPS = "std::max<i64>(ceil_div(x.k, stage_k<Input> * Config::stage_blocks), Config::splits)"
A_BOX = "encode_inputs<Input, typename Config::InputB>(name, x, params->a_rows,"

PARTIAL_TOUCHED = r"^(st.async|ld.shared)\S* at splitk.cuh:\d+ touches partial\S*( of CTA \d+)?: "
PARTIAL_NOT_READY = PARTIAL_TOUCHED + r"(still being written|never written)"
PARTIAL_STILL_READ = PARTIAL_TOUCHED + r"still being (read|written)"
TOO_EARLY = r"^CTA \d+ exits while the asynchronous write at splitk.cuh:\d+ still writes"
ANY_PARTIAL = rf"{PARTIAL_STILL_READ}|{PARTIAL_NOT_READY}|{DEADLOCK}|pushed.*(phase|too few bytes)|{WRONG_VALUES}"
IN_FLIGHT = r"^(st.async|st.global|cvt)\S* at .* reads accumulators of a wgmma"
EARLY_RELEASE = rf"{NEXT_LOAD}still being (read|written)|{STAGE_NOT_READY}|empty\[\d+\]{TOO_MANY}|{DEADLOCK}"
UNFENCED = r"^wgmma \(B\) at .* touches a\[\d+\]\S*: written through the generic proxy by .* without fence"
UNORDERED = rf"{UNFENCED}|{STAGE_NOT_READY}|^wgmma \(B\) at schedule.cuh:\d+ touches a\[\d+\]\S*: still being written"


def fault(name, source, edits, message, problem=PLAIN, **more):
    return Fault(name, source, edits, message, problem, **more)


FAULTS = [
    # ---------------------------------------------------------------------------------------------- partial sums
    fault("no wait for what the others push", PARTIAL, [(SHARED, WAIT_PUSHED, "")], PARTIAL_NOT_READY),
    fault("no wait for what the others push, of four", PARTIAL, [(SHARED, WAIT_PUSHED, "")], PARTIAL_NOT_READY, FOUR),
    fault("the wait for what the others push has the wrong parity", PARTIAL,
          [(SHARED, WAIT_PUSHED, WAIT_PUSHED.replace(", 0)", ", 1)"))], PARTIAL_NOT_READY),
    fault("one lane of each warp waits for what the others push", BY_HAND,
          [(SHARED, WAIT_PUSHED, WAIT_PUSHED.replace("while (!", "while (threadIdx.x % 32 == 0 && !"))],
          PARTIAL_NOT_READY),
    fault("expect_tx of what one CTA pushes, of three", PARTIAL,
          [(SHARED, OWNED_BLOCKS, OWNED_BLOCKS.replace(" * (Config::splits - 1)", ""))],
          rf"{ANY_PARTIAL}|{TOO_EARLY}", FOUR),
    fault("expect_tx of the blocks that most CTAs own", PARTIAL,
          [(SHARED, OWNED_BLOCKS, "Config::most_owned_blocks * (Config::splits - 1);")],
          DEADLOCK + r".*pushed parity 0 \(phase 0: 0 of 1 arrivals and \d+ bytes pending\)", FOUR),
    fault("expect_tx without the last 16 bytes", PARTIAL,
          [(SHARED, EXPECT_PUSHED, EXPECT_PUSHED.replace("block_bytes)", "block_bytes - 16)"))],
          rf"{ANY_PARTIAL}|{TOO_EARLY}"),
    fault("every math thread expects", PARTIAL,
          [(SHARED, EXPECT_PUSHED, EXPECT_PUSHED.replace("if (threadIdx.x == 0) ", ""))],
          rf"pushed{TOO_MANY}|{ANY_PARTIAL}"),
    fault("nobody expects", PARTIAL, [(SHARED, EXPECT_PUSHED, "")], DEADLOCK + r".*pushed parity 0"),
    fault("pushed waits for an arrival of each CTA", PARTIAL,
          [(SHARED, COUNT_PUSHED, COUNT_PUSHED.replace("1)", "Config::splits)"))],
          DEADLOCK + r".*pushed parity 0 \(phase 0: 1 of 2 arrivals"),
    fault("a cluster takes several tiles", "launcher",
          [(HOST, "Config::splits > 1 ? tiles : even_clusters(tiles, clusters)", "even_clusters(tiles, clusters)")],
          r"^barrier.cluster.wait at .*: the thread has not arrived|" + ANY_PARTIAL),
    fault("two CTAs push to the same slot", PARTIAL, [(SHARED, SLOT, "rank / 2;")], ANY_PARTIAL, FOUR),
    fault("the slot is the rank", PARTIAL, [(SHARED, SLOT, "rank;")],
          rf"lies outside|an mbarrier, which only|{ANY_PARTIAL}", FOUR),
    fault("partial sums pushed to the own CTA", isa("mapa; st.async"),
          [(SHARED, PUSH_TO, PUSH_TO.replace(", to)", ", rank)"))], rf"^st.async at .*|{ANY_PARTIAL}"),
    fault("partial sums at the place of the block's number in the tile", PARTIAL,
          [(SHARED, PUSH_TO, PUSH_TO.replace(" - first_block<Config>(to)", ""))],
          rf"lies outside|an mbarrier, which only|{ANY_PARTIAL}", FOUR),
    fault("bytes complete on the own CTA's barrier", isa("st.async: mbarrier of the same CTA"),
          [(SHARED, PUSHED_OF, "ptx::mapa(smem.pushed(), rank);")], rf"^st.async at .*|{ANY_PARTIAL}"),
    fault("the address of the own CTA's barrier, not mapped", isa("st.async: shared::cluster"),
          [(SHARED, PUSHED_OF, "smem.pushed();")], rf"^st.async at .*|{ANY_PARTIAL}"),
    fault("the first push before the other CTAs have begun", isa("barrier.cluster"), [(SHARED, CLUSTER_WAIT, "")],
          r"is no initialised mbarrier|is not ordered before it|may not have (started|begun)|barrier.cluster|exit"),
    fault("the cluster's barrier is arrived at before the CTA's are initialised", isa("barrier.cluster"),
          [(SHARED, CLUSTER_ARRIVE, ""), (SHARED, INIT, CLUSTER_ARRIVE + INIT)],
          r"is no initialised mbarrier|mbarrier.init of pushed.* is not (ordered before it|made visible)"),
    fault("no arrival at the cluster's barrier", isa("barrier.cluster"), [(SHARED, CLUSTER_ARRIVE, "")],
          r"^barrier.cluster.wait at .*: the thread has not arrived"),
    fault("a partial sum is not added", PARTIAL, [(SHARED, SLOTS, SLOTS.replace("slot < ", "slot + 1 < "))],
          WRONG_VALUES, FOUR),
    fault("no wgmma.wait_group before the partial sums are pushed", BY_HAND, [(KERNEL, WAIT_ALL, "")],
          rf"{IN_FLIGHT}|{NEXT_LOAD}|wrote accumulator"),

    # --------------------------------------------------------------------------------------------- the barriers
    fault("the barriers are made without a fence", isa("fence.mbarrier_init"), [(SHARED, FENCE_INIT, "")],
          r"^TMA load at .*: mbarrier.init of full\[0\] at splitk.cuh:\d+ is not made visible by fence.mbarrier_init"),
    fault("nobody waits for the barriers", isa("bar.sync"), [(SHARED, SYNC_INIT, "")],
          r"is no initialised mbarrier|mbarrier.init of (full|empty)\[\d+\] at splitk.cuh:\d+ is not ordered before it"),

    # ------------------------------------------------------------------------------------------- who has what
    fault("every CTA stores every column", PARTIAL, [(SHARED, OWNER, OWNER.replace("return ", ""))],
          WRONG_VALUES + r"|touches (global memory|partial)"),
    fault("the columns that are left over belong to nobody", PARTIAL,
          [(SHARED, FIRST_BLOCK, "rank * (Config::blocks / Config::splits)")], WRONG_VALUES, FOUR),
    fault("a CTA leaves out its last step", PARTIAL,
          [(SHARED, LAST_LOADED, LAST_LOADED.replace("- 1;", "- 2;")),
           (KERNEL, LAST_STEP, LAST_STEP.replace("rank + 1)", "rank + 1) - 1"))], WRONG_VALUES),
    fault("the steps of two CTAs overlap", PARTIAL,
          [(SHARED, LAST_LOADED, LAST_LOADED.replace(" - 1;", ";")),
           (KERNEL, LAST_STEP, LAST_STEP.replace("rank + 1)", "rank + 1) + 1"))], WRONG_VALUES, FOUR),
    fault("load takes a step more than math", isa("cp.async.bulk: completion before the CTA exits"),
          [(SHARED, LAST_LOADED, LAST_LOADED.replace(" - 1;", ";"))],
          r"^CTA \d+ exits (while|without having waited for) the asynchronous write"),
    fault("all CTAs take all steps", PARTIAL,
          [(SHARED, "return params.k_steps * rank / Config::splits;", "return 0;"),
           (SHARED, LAST_LOADED, "last = params.k_steps - 1;"), (KERNEL, LAST_STEP, "end = params.k_steps;")],
          rf"{DEADLOCK}|{WRONG_VALUES}|^work: "),
    fault("fewer steps than CTAs", "launcher", [(HOST, STEPS, STEPS.replace("Config::splits)", "1)"))],
          rf"{DEADLOCK}|{NEXT_LOAD}|{WRONG_VALUES}|{TOO_MANY}|{STAGE_NOT_READY}|^work: ",
          Problem(kernel="gemm_splitk", output="float", block_m=128, block_n=72, cluster_n=4, m=150, n=150, k=100)),
    fault("row ends one element too long", isa("st"), [(EPILOGUE, "8 * j + 1 < left ? 2 : 1", "2")],
          r"^canary: |^st.global at .* touches global memory at 0x\w+: still being written", FOUR),
    fault("swapped: one row too many", isa("st"),
          [(EPILOGUE, "if (8 * j + 1 < left) function", "if (8 * j < left) function")],
          r"^canary: |outside", SCALED),
    fault("swapped: D stored as if it were not", PARTIAL,
          [(SHARED, "store_from_registers<typename Config::Output, Config::is_swapped>",
            "store_from_registers<typename Config::Output, false>")], WRONG_VALUES + "|touches global memory"),
    fault("swapped: C read as if it were not", "alpha and beta",
          [(SHARED, "scale_d<Config, Config::is_swapped>", "scale_d<Config, false>")],
          WRONG_VALUES, SCALED),

    # ------------------------------------------------------------------------ few rows, steps of several k blocks
    fault("the rest of A's stages not zeroed", FEW_ROWS, [(KERNEL, ZERO, "")],
          r"^wgmma \(B\) at schedule.cuh:\d+ touches a\[\d+\]\S*: never written", FEW),
    fault("the rest of A's stages zeroed without a fence", isa("fence.proxy.async"), [(SHARED, FENCE_ZERO, "")],
          UNFENCED, FEW),
    fault("the rest of A's stages zeroed without a bar.sync", isa("bar.sync"), [(SHARED, SYNC_ZERO, "")],
          UNORDERED, FEW),
    fault("the rest zeroed of one k block for each stage", FEW_ROWS,
          [(SHARED, ZEROED_BLOCKS, "i < Config::stages; ++i)")],
          r"^wgmma \(B\) at schedule.cuh:\d+ touches a\[\d+\]\S*: never written", FEW_LONG),
    fault("a row of A zeroed, too", FEW_ROWS,
          [(SHARED, FIRST_ZERO, FIRST_ZERO.replace("params.a_rows", "(params.a_rows - 1)"))],
          rf"{NEXT_LOAD}still being written|^st.shared\S* at .* touches a\[\d+\]|{WRONG_VALUES}", FEW),
    fault("A's box is as high as the tile", "launcher",
          [(HOST, A_BOX, A_BOX.replace("params->a_rows", "Config::block_m"))],
          rf"{TOO_FEW_BYTES}|{NEXT_LOAD}|{DEADLOCK}|^st.shared\S* at .* touches a\[\d+\]", FEW),
    fault("expect_tx of a box as high as the tile", FEW_ROWS,
          [(KERNEL, EXPECT_A, EXPECT_A.replace("params.a_rows", "Config::block_m"))],
          DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 0 of 2 arrivals and \d+ bytes pending\)", FEW),
    fault("all k blocks of a step from the first one's columns of A", FEW_ROWS,
          [(SHARED, SECOND_BLOCK, SECOND_BLOCK.replace("+ i", "+ (rows == Config::block_n ? i : 0)"))],
          WRONG_VALUES, FEW),
    fault("a step is taken for a k block", FEW_ROWS,
          [(SHARED, LOAD_STAGE, LOAD_STAGE.replace(" * Config::stage_blocks", ""))], WRONG_VALUES, FEW),
    fault("each k block of the first step begins at zero", isa("wgmma.mma_async: scale-d"),
          [(KERNEL, REPLACE, "step > first")], WRONG_VALUES, FEW),
    fault("wgmma.wait_group lets the step before pass, too", isa("wgmma.wait_group"),
          [(KERNEL, WAIT_STEP, WAIT_STEP.replace("stage_blocks", "stage_blocks + 1"))], EARLY_RELEASE, FEW_LONG,
          found_in=SOME),

    # ------------------------------------------------------------------------------------------------ the ring
    fault("no wait for full", TRIAL, [(KERNEL, WAIT_FULL, "")], STAGE_NOT_READY),
    fault("load does not wait for empty", TRIAL, [(SHARED, TRY_EMPTY, "")],
          rf"full\[\d+\]{TOO_MANY}|{NEXT_LOAD}", ONE),
    fault("full complete with one of its two arrivals", isa("mbarrier.init"),
          [(SHARED, COUNT_FULL, COUNT_FULL.replace("threads", "threads - 1"))],
          rf"{STAGE_NOT_READY}|full\[\d+\]{TOO_MANY}|{TOO_FEW_BYTES}|{NEXT_LOAD}|{DEADLOCK}"),
    fault("count of empty one too large", TRIAL,
          [(SHARED, COUNT_EMPTY, COUNT_EMPTY.replace("math_warps)", "math_warps + 1)"))],
          DEADLOCK + r".*empty\[\d+\] parity 0 \(phase 0: 1 of 5 arrivals", ONE),
    fault("count of empty one too small", TRIAL,
          [(SHARED, COUNT_EMPTY, COUNT_EMPTY.replace("math_warps)", "math_warps - 1)"))],
          EARLY_RELEASE, ONE),
    fault("the last stage of a tile never released", isa("mbarrier: Phase of the mbarrier object"),
          [(KERNEL, RELEASE_LAST, "\n")], DEADLOCK + r".*empty\[\d+\] parity \d \(phase \d+: \d of 4 arrivals", ONE),

    # ----------------------------------------------------------------------------------- programmatic launches
    fault("A is loaded before the kernel before has ended", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_A, LOAD_A_BEGIN)], BEFORE_ITS_END, AFTER),
    fault("B is loaded early, and nobody has promised that it is ready", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_B, "")], BEFORE_ITS_END, AFTER),
    fault("B waits where it is promised to be ready, and only there", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_B, WAIT_PREVIOUS_B.replace("!", ""))], BEFORE_ITS_END, AFTER),
    fault("weights ready: A is loaded early", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_A, LOAD_A_BEGIN)], BEFORE_ITS_END, WEIGHTS_READY),
    fault("weights ready: C is read before the kernel before has ended", isa("griddepcontrol.wait; Causality order"),
          [(KERNEL, MATH_ROLE, "  (void)ptx::ld_global_b32(params.d.c);\n" + MATH_ROLE)], BEFORE_ITS_END,
          WEIGHTS_READY),
]

HARMLESS = [
    fault("gemm_splitk: every CTA waits for the others before its tile", isa("barrier.cluster"),
          [(SHARED, CLUSTER_WAIT, ""),
           (KERNEL, MATH_BEGIN, "  if (Config::splits > 1) ptx::barrier_cluster_wait();\n" + MATH_BEGIN)], ""),
    fault("gemm_splitk: expect_tx after the pushes", isa("mbarrier: Phase completion"),
          [(SHARED, EXPECT_PUSHED, ""), (SHARED, PUSHES, PUSHES + EXPECT_PUSHED)], "", FOUR),
    fault("gemm_splitk: the rest of A's stages zeroed where there is none", FEW_ROWS,
          [(KERNEL, ZERO, "  zero_rest_of_a(params, smem);\n")], ""),
    fault("gemm_splitk: the columns that are left over belong to the last CTAs", PARTIAL,
          [(SHARED, FIRST_BLOCK, "rank * Config::blocks / Config::splits")], "", FOUR),
    fault("gemm_splitk: launch_dependents first", isa("griddepcontrol.launch_dependents: no memory ordering"),
          [(SHARED, LAUNCH_NEXT, ""), (KERNEL, MATH_ROLE, "  ptx::griddepcontrol_launch_dependents();\n" + MATH_ROLE)],
          "", AFTER),
]
