"""Faults of gemm_splitk, in the form of faults.py. Ring and roles are as in gemm_pingpong, whose list has more of their
faults."""

from faults import (BEFORE_ITS_END, BY_HAND, DEADLOCK, EPILOGUE, IN_FLIGHT, LOAD_A_BEGIN, NEXT_LOAD, RELEASE_LAST,
                    STAGE_NOT_READY, TOO_FEW_BYTES, TOO_MANY, TRIAL, WAIT_ALL, WAIT_EMPTY, WAIT_FULL, WAIT_PREVIOUS_A,
                    WAIT_PREVIOUS_B, WRONG_VALUES, Fault, Problem, isa)

KERNEL = "kernels/gemm_splitk.cuh"
HOST = "host/gemm_splitk.hpp"
PARTIAL = "partial sums of a cluster"

PLAIN = Problem(kernel="gemm_splitk", block_m=64, block_n=64, cluster_n=2, m=150, n=150)  # 5 tiles for one cluster
FOUR = Problem(kernel="gemm_splitk", output="float", block_m=128, block_n=72, cluster_n=4, m=150, n=150)
# Programmatic launches: the kernel before writes A, B and C; or A and C, and B is promised to be ready.
AFTER = Problem(kernel="gemm_splitk", block_m=64, block_n=64, cluster_n=2, m=70, n=70, k=200,
                options=("scaled", "after_abc"))
WEIGHTS_READY = Problem(kernel="gemm_splitk", block_m=64, block_n=64, cluster_n=2, m=70, n=70, k=200,
                        options=("scaled", "after_ac"))

# Parts of the kernel that several faults change.
LAST_K_BLOCK = "last_k_block(k_blocks * (rank + 1) / splits)"
WAIT_TAKEN = (
    "      while (!ptx::mbarrier_try_wait_parity<Scope::cluster>(smem.taken(), parity ^ 1)) {\n"
    "      }\n"
)
WAIT_PUSHED = (
    "      while (!ptx::mbarrier_try_wait_parity<Scope::cluster>(smem.pushed(), parity)) {\n"
    "      }\n"
)
EXPECT_PUSHED = "(Config::splits - 1) * blocks_of<Config>(share.rank) * block_bytes);"
ONE_EXPECTS = "      if (threadIdx.x == 0)\n        ptx::mbarrier_arrive_expect_tx(smem.pushed(),"
FIRST_PUSH = "      if (is_first) ptx::barrier_cluster_wait();  // the other CTAs run, and their barriers are there\n"
SLOT = "rank < to ? rank : rank - 1;"
PUSH_TO = "ptx::mapa(smem.partial(slot, block), to)"
PUSHED_OF = "ptx::mapa(smem.pushed(), to);"
PUSH = "      push(smem, share.rank, d[0]);\n"
OWNER = "      if (rank != share.rank) return;\n"
SYNC_TAKEN = "      ptx::bar_sync(1, Config::math_threads);  // all that the others pushed is read ...\n"
ARRIVE_TAKEN = "ptx::mbarrier_arrive_cluster<Scope::cluster>(ptx::mapa(smem.taken(), threadIdx.x), 1);"
IS_LAST = "    const bool is_last = tile + gridDim.x / Config::splits >= tiles;\n"
COUNT_PUSHED = "ptx::mbarrier_init(smem.pushed(), 1);"
COUNT_TAKEN = "ptx::mbarrier_init(smem.taken(), Config::splits - 1);"
COUNT_EMPTY = "ptx::mbarrier_init(smem.empty(stage), math_warps);"
COUNT_FULL = "ptx::mbarrier_init(smem.full(stage), 2);"

PARTIAL_TOUCHED = r"^(st.async|ld.shared)\S* at gemm_splitk.cuh:\d+ touches partial\S*( of CTA \d+)?: "
PARTIAL_NOT_READY = PARTIAL_TOUCHED + r"(still being written|never written)"
PARTIAL_STILL_READ = PARTIAL_TOUCHED + r"still being (read|written)"
TAKEN = r"taken( of CTA \d)?"
ANY_PARTIAL = rf"{PARTIAL_STILL_READ}|{PARTIAL_NOT_READY}|{DEADLOCK}|pushed.*(phase|too few bytes)|{WRONG_VALUES}"


def fault(name, source, edits, message, problem=PLAIN, **more):
    return Fault(name, source, edits, message, problem, **more)


FAULTS = [
    # -------------------------------------------------------------------------------------- partial sums: pushed
    fault("no wait for what the others push", PARTIAL, [(KERNEL, WAIT_PUSHED, "")], PARTIAL_NOT_READY),
    fault("no wait for what the others push, of four", PARTIAL, [(KERNEL, WAIT_PUSHED, "")], PARTIAL_NOT_READY, FOUR),
    fault("expect_tx of what one CTA pushes, of three", PARTIAL,
          [(KERNEL, EXPECT_PUSHED, "blocks_of<Config>(share.rank) * block_bytes);")], ANY_PARTIAL, FOUR),
    fault("expect_tx of the blocks that most CTAs own", PARTIAL,
          [(KERNEL, EXPECT_PUSHED, EXPECT_PUSHED.replace("blocks_of<Config>(share.rank)", "Config::owned_blocks"))],
          DEADLOCK + r".*pushed parity 0 \(phase 0: 0 of 1 arrivals and \d+ bytes pending\)", FOUR),
    fault("every math thread expects", PARTIAL,
          [(KERNEL, ONE_EXPECTS, ONE_EXPECTS.replace("if (threadIdx.x == 0)", ""))],
          rf"pushed{TOO_MANY}|{ANY_PARTIAL}"),
    fault("pushed waits for an arrival of each CTA", PARTIAL,
          [(KERNEL, COUNT_PUSHED, COUNT_PUSHED.replace("1)", "Config::splits)"))],
          DEADLOCK + r".*pushed parity 0 \(phase 0: 1 of 2 arrivals"),
    fault("the parity of pushed and taken does not flip", PARTIAL, [(KERNEL, "      parity ^= 1;\n    }\n", "    }\n")],
          ANY_PARTIAL),
    fault("two CTAs push to the same slot", PARTIAL, [(KERNEL, SLOT, "rank / 2;")], ANY_PARTIAL, FOUR),
    fault("the slot is the rank", PARTIAL, [(KERNEL, SLOT, "rank;")],
          rf"lies outside|an mbarrier, which only|{ANY_PARTIAL}", FOUR),
    fault("partial sums pushed to the own CTA", isa("mapa; st.async"),
          [(KERNEL, PUSH_TO, "ptx::mapa(smem.partial(slot, block), rank)")],
          rf"^st.async at .*|{ANY_PARTIAL}"),
    fault("bytes complete on the own CTA's barrier", isa("st.async: mbarrier of the same CTA"),
          [(KERNEL, PUSHED_OF, "ptx::mapa(smem.pushed(), rank);")], rf"^st.async at .*|{ANY_PARTIAL}"),
    fault("the first push before the other CTAs have begun", isa("barrier.cluster"), [(KERNEL, FIRST_PUSH, "")],
          r"is no initialised mbarrier|is not ordered before it|may not have (started|begun)|barrier.cluster|exit"),

    # --------------------------------------------------------------------------------------- partial sums: taken
    fault("no wait before the next push", PARTIAL, [(KERNEL, WAIT_TAKEN, "")],
          rf"{PARTIAL_STILL_READ}|{TAKEN}{TOO_MANY}|pushed{TOO_MANY}|{ANY_PARTIAL}"),
    fault("the first wait for taken has the wrong parity", PARTIAL,
          [(KERNEL, WAIT_TAKEN, WAIT_TAKEN.replace("parity ^ 1", "parity"))], DEADLOCK + r".*taken parity 0"),
    fault("no bar.sync before a CTA says that it has taken", isa("bar.sync"), [(KERNEL, SYNC_TAKEN, "")],
          PARTIAL_STILL_READ),
    fault("a CTA says that it has taken to itself, too", PARTIAL,
          [(KERNEL, "threadIdx.x < Config::splits && threadIdx.x != share.rank", "threadIdx.x < Config::splits")],
          rf"{TAKEN}{TOO_MANY}|{ANY_PARTIAL}"),
    fault("a CTA says that it has taken to itself alone", PARTIAL,
          [(KERNEL, ARRIVE_TAKEN, ARRIVE_TAKEN.replace("threadIdx.x), 1", "share.rank), 1"))],
          rf"{PARTIAL_STILL_READ}|{ANY_PARTIAL}"),
    fault("taken waits for an arrival of every CTA", PARTIAL,
          [(KERNEL, COUNT_TAKEN, COUNT_TAKEN.replace("Config::splits - 1", "Config::splits"))],
          DEADLOCK + r".*taken parity 0 \(phase 0: 1 of 2 arrivals"),
    fault("taken complete with one of three arrivals", PARTIAL,
          [(KERNEL, COUNT_TAKEN, COUNT_TAKEN.replace("Config::splits - 1", "1"))],
          rf"{TAKEN}{TOO_MANY}|{PARTIAL_STILL_READ}|{ANY_PARTIAL}", FOUR),
    fault("the last tile's sums are said to be taken, when the other CTA may have ended",
          isa("mbarrier.arrive: a CTA of the cluster that runs"),
          [(KERNEL, IS_LAST, IS_LAST.replace("tile + gridDim.x / Config::splits >= tiles", "false"))],
          r"exit|belongs to a CTA that has exited"),

    # ------------------------------------------------------------------------------------------- who has what
    fault("every CTA stores every column", PARTIAL, [(KERNEL, OWNER, "")],
          WRONG_VALUES + r"|touches (global memory|partial)"),
    fault("a CTA leaves out the last k block of its range", PARTIAL,
          [(KERNEL, LAST_K_BLOCK, LAST_K_BLOCK.replace("splits)", "splits - 1)"))],
          WRONG_VALUES),
    fault("ranges overlap by a k block", PARTIAL,
          [(KERNEL, LAST_K_BLOCK, LAST_K_BLOCK.replace("k_blocks * (rank + 1)", "(k_blocks * (rank + 1) + 1)"))],
          WRONG_VALUES, FOUR),
    fault("fewer k blocks than CTAs", "launcher",
          [(HOST, "std::max<i64>(ceil_div(x.k, stage_k), Config::splits)", "ceil_div(x.k, stage_k)")],
          rf"{DEADLOCK}|{NEXT_LOAD}|{WRONG_VALUES}|{TOO_MANY}|{STAGE_NOT_READY}",
          Problem(kernel="gemm_splitk", output="float", block_m=128, block_n=72, cluster_n=4, m=150, n=150, k=100)),
    fault("row ends one element too long", isa("st"),
          [(EPILOGUE, "if (8 * j < left) store_element<Output>(address, pair[0]);",
            "if (8 * j < left + 1) store_element<Output>(address, pair[0]);")],
          r"^canary: |^st.global at .* touches global memory at 0x\w+: still being written", FOUR),

    # ------------------------------------------------------------------------------------------------ the ring
    fault("no wait for full", TRIAL, [(KERNEL, WAIT_FULL, "")], STAGE_NOT_READY),
    fault("load does not wait for empty", TRIAL, [(KERNEL, WAIT_EMPTY, "")], rf"full\[\d+\]{TOO_MANY}|{NEXT_LOAD}",
          Problem(kernel="gemm_splitk", block_m=64, block_n=64, cluster_n=2, m=150, n=150, k=1200)),
    fault("full complete with one of its two arrivals", isa("mbarrier.init"),
          [(KERNEL, COUNT_FULL, COUNT_FULL.replace("2)", "1)"))],
          rf"{STAGE_NOT_READY}|full\[\d+\]{TOO_MANY}|{TOO_FEW_BYTES}|{NEXT_LOAD}|{DEADLOCK}"),
    fault("count of empty one too large", TRIAL,
          [(KERNEL, COUNT_EMPTY, COUNT_EMPTY.replace("math_warps)", "math_warps + 1)"))],
          DEADLOCK + r".*empty\[\d+\] parity 0 \(phase 0: 1 of 5 arrivals"),
    fault("the last stage of a tile never released", isa("mbarrier: Phase of the mbarrier object"),
          [(KERNEL, RELEASE_LAST, "\n")], DEADLOCK + r".*empty\[\d+\] parity \d \(phase \d+: \d of 4 arrivals"),
    fault("no wgmma.wait_group before the partial sums are pushed", BY_HAND, [(KERNEL, WAIT_ALL, "")],
          rf"^(st.async|ld.shared|cvt|st.global)\S* at .* reads accumulators of a wgmma|{IN_FLIGHT}|{NEXT_LOAD}"
          r"|wrote accumulator"),

    # ----------------------------------------------------------------------------------- programmatic launches
    fault("A is loaded before the kernel before has ended", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_A, LOAD_A_BEGIN)], BEFORE_ITS_END, AFTER),
    fault("B is loaded early, and nobody has promised that it is ready", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_B, "")], BEFORE_ITS_END, AFTER),
    fault("weights ready: A is loaded early", isa("griddepcontrol.wait"),
          [(KERNEL, WAIT_PREVIOUS_A, LOAD_A_BEGIN)], BEFORE_ITS_END, WEIGHTS_READY),
]

HARMLESS = [
    fault("gemm_splitk: every CTA waits for the others before its first tile", isa("barrier.cluster"),
          [(KERNEL, FIRST_PUSH, ""),
           (KERNEL, "    u32 previous_stage = 0;\n",
            "    if (Config::splits > 1 && tile == blockIdx.x / Config::splits) ptx::barrier_cluster_wait();\n"
            "    u32 previous_stage = 0;\n")], ""),
    fault("gemm_splitk: the wait for taken at the tile's end", PARTIAL,
          [(KERNEL, WAIT_TAKEN, ""), (KERNEL, PUSH, WAIT_TAKEN + PUSH)], "", FOUR),
]
