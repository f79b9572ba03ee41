"""Faults of wgmma_tile, in the form of faults.py."""

from faults import BY_HAND, DEADLOCK, TRIAL, WRONG_VALUES, Fault, Problem, isa

KERNEL = "kernels/wgmma_tile.cuh"
HOST = "host/wgmma_tile.hpp"
SEED = "seed documents S4"

PLAIN = Problem(kernel="wgmma_tile", output="float", block_m=64, block_n=64, m=64, n=64, k=80)
TRANSPOSED = Problem(kernel="wgmma_tile", output="float", block_m=64, block_n=64, major_b="mn", m=64, n=64, k=80)

# Parts of the kernel that several faults change.
FENCE = "    ptx::fence_proxy_async_shared_cta();  // what this thread wrote becomes visible to wgmma ...\n"
SYNC = "    ptx::bar_sync(0, threads);            // ... and so does what the others wrote\n"
FENCE_MMA = "    ptx::wgmma_fence();                   // d was zeroed, or read by the wgmma before: its registers are in order\n"
COMMIT = "    ptx::wgmma_commit_group();\n"
WAIT = "    ptx::wgmma_wait_group<0>();  // d may be read, and this warp no longer reads a and b ...\n"
SYNC_END = "    ptx::bar_sync(0, threads);   // ... nor does another one: they may be overwritten\n"
MMA = "    ptx::wgmma_mma_async<n,"
K_MAJOR = "ptx::matrix_descriptor(address, Swizzle::none, next_8_k, next_8_rows)"
MN_MAJOR = "ptx::matrix_descriptor(address, Swizzle::none, next_8_k, next_8_n)"
SCALE = "d, a_desc, b_desc, 1);"

UNORDERED = (
    r"^wgmma \([AB]\) at wgmma_tile.cuh:\d+ touches [ab]\S*: "
    r"(still being written by wgmma_tile.cuh:\d+|never written|written through the generic proxy by wgmma_tile.cuh:\d+)"
)
UNFENCED = r"^wgmma \([AB]\) at wgmma_tile.cuh:\d+ touches [ab]\S*: written through the generic proxy by .* without"
STILL_READ = r"^st.shared\S* at wgmma_tile.cuh:\d+ touches [ab]\S*: still being read by wgmma_tile.cuh:\d+ \(async\)"
IN_FLIGHT = r"^st.global\S* at wgmma_tile.cuh:\d+ by .* reads accumulators of a wgmma that wgmma.wait_group has not"
OUTSIDE = r"reads shared memory at offset|never written"


def fault(name, source, edits, message, problem=PLAIN, **more):
    return Fault(name, source, edits, message, problem, **more)


FAULTS = [
    # ------------------------------------------------------------------------------------------- synchronisation
    fault("no fence.proxy.async", SEED, [(KERNEL, FENCE, "")], UNFENCED),
    fault("fence.proxy.async by one thread, before the bar.sync", isa("Proxy-preserved base causality order"),
          [(KERNEL, FENCE, "    if (threadIdx.x == 0) ptx::fence_proxy_async_shared_cta();\n")], UNFENCED),
    fault("no bar.sync before wgmma", isa("bar.sync"), [(KERNEL, SYNC, "")], UNORDERED),
    fault("no bar.sync before the next slice", isa("wgmma.wait_group: the executing threads"),
          [(KERNEL, SYNC_END, "")], STILL_READ),
    fault("no wgmma.wait_group", isa("wgmma.wait_group"), [(KERNEL, WAIT, "")], rf"{STILL_READ}|{IN_FLIGHT}"),
    fault("wait_group lets one group pass", isa("wgmma.wait_group"), [(KERNEL, WAIT, WAIT.replace("<0>", "<1>"))],
          rf"{STILL_READ}|{IN_FLIGHT}"),
    fault("no wgmma.commit_group", isa("wgmma.commit_group"), [(KERNEL, COMMIT, "")], rf"{STILL_READ}|{IN_FLIGHT}"),
    fault("no wgmma.fence", SEED, [(KERNEL, FENCE_MMA, "")],
          r"^wgmma at .*: no wgmma.fence since its accumulators were last open to the thread"),
    fault("an accumulator changed in flight", BY_HAND, [(KERNEL, COMMIT, COMMIT + "    d[3] += 1;\n")],
          r"^CTA 0 warp \d lane \d+ wrote accumulator 3 of a wgmma in flight"),
    fault("wgmma by three of the four warps", BY_HAND, [(KERNEL, MMA, "    if (threadIdx.x >= 32)\n  " + MMA)],
          DEADLOCK + r".*issued by 96 of 128 threads|reads accumulators|different descriptors|bar.sync 0"),
    fault("lanes give different descriptors", BY_HAND,
          [(KERNEL, SCALE, SCALE.replace("b_desc", "b_desc + threadIdx.x % 2"))],
          r"^wgmma at .*: the lanes of the warpgroup give different descriptors"),

    # -------------------------------------------------------------------------------------- where wgmma looks
    fault("K-major: the two strides swapped", SEED,
          [(KERNEL, K_MAJOR, K_MAJOR.replace("next_8_k, next_8_rows", "next_8_rows, next_8_k"))],
          rf"{WRONG_VALUES}|{UNORDERED}|{OUTSIDE}"),
    fault("K-major: stride byte offset twice as large", isa("wgmma: Strides"),
          [(KERNEL, K_MAJOR, K_MAJOR.replace("next_8_rows", "2 * next_8_rows"))], rf"{WRONG_VALUES}|{UNORDERED}|{OUTSIDE}"),
    fault("K-major: leading byte offset 16", isa("wgmma: Strides"),
          [(KERNEL, K_MAJOR, K_MAJOR.replace("next_8_k", "16"))], WRONG_VALUES),
    fault("K-major: strides in elements", SEED,
          [(KERNEL, K_MAJOR, K_MAJOR.replace("next_8_k, next_8_rows", "next_8_k / 2, next_8_rows / 2"))], WRONG_VALUES),
    fault("MN-major: the two strides swapped", SEED,
          [(KERNEL, MN_MAJOR, MN_MAJOR.replace("next_8_k, next_8_n", "next_8_n, next_8_k"))], WRONG_VALUES, TRANSPOSED),
    fault("MN-major: leading byte offset twice as large", isa("wgmma: Strides"),
          [(KERNEL, MN_MAJOR, MN_MAJOR.replace("next_8_k", "2 * next_8_k"))],
          rf"{WRONG_VALUES}|{UNORDERED}|{OUTSIDE}", TRANSPOSED),
    fault("MN-major B, not transposed by the instruction", SEED,
          [(KERNEL, "Major::k, Config::major_b>(", "Major::k, Major::k>(")], WRONG_VALUES, TRANSPOSED),
    fault("K-major B, transposed by the instruction", SEED,
          [(KERNEL, "Major::k, Config::major_b>(", "Major::k, Major::mn>(")], rf"{WRONG_VALUES}|{UNORDERED}|{OUTSIDE}"),
    fault("MN-major B with a K-major operand's strides", SEED, [(KERNEL, ": mn_major(b);", ": k_major<n>(b);")],
          rf"{WRONG_VALUES}|{UNORDERED}|{OUTSIDE}", TRANSPOSED),
    fault("descriptor with a swizzle", isa("wgmma: Matrix descriptor"),
          [(KERNEL, K_MAJOR, K_MAJOR.replace("none", "bytes_32"))], rf"{WRONG_VALUES}|{UNORDERED}|{OUTSIDE}"),
    fault("descriptor of B begins one row late", isa("wgmma: Matrix descriptor"),
          [(KERNEL, SCALE, SCALE.replace("b_desc", "b_desc + 1"))], rf"{WRONG_VALUES}|{UNORDERED}|{OUTSIDE}"),
    fault("B's descriptor names A", BY_HAND, [(KERNEL, "const SharedAddress b = a + sizeof(Smem<Config>::a);",
          "const SharedAddress b = a;")], rf"{WRONG_VALUES}|touches a"),

    # ----------------------------------------------------------------------------- copies, accumulators, launch
    fault("chunks row by row", SEED,
          [(KERNEL, "const u32 row = chunk % rows;", "const u32 row = chunk / (columns / chunk_elements);"),
           (KERNEL, "const u32 column = chunk / rows;", "const u32 column = chunk % (columns / chunk_elements);")],
          WRONG_VALUES),
    fault("only one chunk per thread", BY_HAND, [(KERNEL, "chunk < rows * columns / chunk_elements; chunk += threads",
          "chunk < threads; chunk += threads")], rf"{WRONG_VALUES}|{UNORDERED}|outside", Problem(
              kernel="wgmma_tile", output="float", block_m=64, block_n=128, m=64, n=128, k=80)),
    fault("a chunk is left out", BY_HAND, [(KERNEL, "chunk < rows * columns / chunk_elements;",
          "chunk < rows * columns / chunk_elements - 1;")], r"touches [ab]\S*: never written"),
    fault("chunks not 16-byte aligned", isa("st: alignment of vectors"),
          [(KERNEL, "to + chunk * chunk_bytes,", "to + chunk * chunk_bytes + 8,")], r"is not 16-byte aligned|outside"),
    fault("global chunks not 16-byte aligned", isa("ld: alignment of vectors"),
          [(KERNEL, "+ column * chunk_bytes);", "+ column * chunk_bytes + 2);")], r"^ld.global\S* at .*16"),
    fault("A's columns advance by elements, not bytes", BY_HAND,
          [(KERNEL, "(a, params.a + k * sizeof(Input),", "(a, params.a + k,")], WRONG_VALUES),
    fault("MN-major: B's rows do not advance", BY_HAND,
          [(KERNEL, "(b, params.b + k * params.b_pitch,", "(b, params.b,")], WRONG_VALUES, TRANSPOSED),
    fault("every slice begins at zero", isa("wgmma.mma_async: scale-d"), [(KERNEL, SCALE, SCALE.replace("1)", "0)"))],
          WRONG_VALUES),
    fault("halves of the fragment swapped", isa("Register Fragments for wgmma.mma_async"),
          [(KERNEL, "d[4 * j + 2 * h], d[4 * j + 2 * h + 1]", "d[4 * j + 2 - 2 * h], d[4 * j + 3 - 2 * h]")], WRONG_VALUES),
    fault("neighbouring columns swapped", isa("Register Fragments for wgmma.mma_async"),
          [(KERNEL, "d[4 * j + 2 * h], d[4 * j + 2 * h + 1]", "d[4 * j + 2 * h + 1], d[4 * j + 2 * h]")], WRONG_VALUES),
    fault("lanes count columns", isa("Register Fragments for wgmma.mma_async"),
          [(KERNEL, "8 * h + lane / 4;", "8 * h + lane % 8;"), (KERNEL, "2 * (lane % 4);", "2 * (lane / 8);")],
          WRONG_VALUES),
    fault("a warp's rows begin at 8 warp", isa("Register Fragments for wgmma.mma_async"),
          [(KERNEL, "16 * warp + 8 * h", "8 * warp + 8 * h")], WRONG_VALUES + r"|race|global"),
    fault("half a warpgroup launched", "launcher", [(HOST, ".block = tile::threads,", ".block = 64,")],
          DEADLOCK + r".*bar.sync 0 \(64 of 128 threads\)|^bar.sync at .*: id = 0, threads = 128"),
    fault("shared memory smaller than Smem", TRIAL,
          [(HOST, ".shared_memory = sizeof(tile::Smem<Config>),", ".shared_memory = sizeof(tile::Smem<Config>) - 16,")],
          r"^st.shared\S* at .*: address \d+ lies outside the \d+ bytes of shared memory"),
]

HARMLESS = [
    fault("wgmma_tile: every thread fences behind the bar.sync", isa("Proxy-preserved base causality order"),
          [(KERNEL, FENCE, ""), (KERNEL, SYNC, SYNC + FENCE)], ""),
    fault("wgmma_tile: the first wgmma ignores d", isa("wgmma.mma_async: scale-d"),
          [(KERNEL, SCALE, SCALE.replace("1)", "k > 0)"))], ""),
    fault("wgmma_tile: MN-major, as it is", "", [], "", TRANSPOSED),
]
