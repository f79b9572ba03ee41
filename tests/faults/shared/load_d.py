"""AddToD by load: boxes of D, when they are loaded, added to and stored."""

from faults import LOAD_D, On, Shared, isa
from messages import BEFORE_ITS_END, DEADLOCK, NOT_LOADED, NOT_WRITTEN, OTHER_BOX, TOO_MANY, WRONG_VALUES
from source import Delete, Edit, Replace

REFILLED = r"^TMA load at stages.cuh:\d+ touches d\[\d+\]\S*: still being read by store.cuh:\d+ \(async\)"
UNFENCED = NOT_WRITTEN + r"written through the generic proxy by .* without fence"

WAIT_LOADED = "while (!ptx::mbarrier_try_wait_parity(boxes.loaded(ring.stage), ring.parity)) {}"
WAIT_WRITTEN = "while (!ptx::mbarrier_try_wait_parity(ring.written(stores.slot()), stores.parity())) {}"

FAULTS = [
    # -------------------------------------------------------------------------------------------------- loaded[slot]
    Shared("AddToD: nobody waits for D", isa("mbarrier.try_wait"),
           [Edit(LOAD_D, "LoadedRows::add", Delete(WAIT_LOADED))], NOT_LOADED, On("loaded")),
    Shared("AddToD: D is waited for with the other parity", isa("mbarrier.try_wait: phaseParity"),
           [Edit(LOAD_D, "LoadedRows::add",
                 Replace("boxes.loaded(ring.stage), ring.parity", "boxes.loaded(ring.stage), ring.parity ^ 1"))],
           rf"{NOT_LOADED}|{DEADLOCK}", On("loaded")),
    Shared("AddToD: half of a box's bytes expected", isa("mbarrier.expect_tx"),
           [Edit(LOAD_D, "load_and_store_d", Replace("ptx::mbarrier_arrive_expect_tx(loaded, Box::bytes)",
                                                     "ptx::mbarrier_arrive_expect_tx(loaded, Box::bytes / 2)"))],
           DEADLOCK + r".*loaded\[\d+\]|^complete_tx of the TMA load .* reaches loaded\[\d+\]" + f"|{NOT_LOADED}",
           On("loaded", "gemm_pingpong")),
    Shared("AddToD: no arrival for a box that goes by hand", "the last columns of D",
           [Edit(LOAD_D, "load_and_store_d", Delete("ptx::mbarrier_arrive(loaded);"))],
           DEADLOCK + r".*loaded\[\d+\]", On("loaded", "gemm_pingpong", "gemm_cooperative")),
    Shared("AddToD: D is read before the kernel before has ended", isa("griddepcontrol.wait"),
           [Edit(LOAD_D, "load_and_store_d", Delete("ptx::griddepcontrol_wait();"))], BEFORE_ITS_END, On("loaded after")),

    # ------------------------------------------------------------------------------------------------- written[slot]
    Shared("AddToD: a box is stored before it is written", isa("mbarrier.try_wait"),
           [Edit(LOAD_D, "load_and_store_d", Delete(WAIT_WRITTEN))], OTHER_BOX, On("loaded")),
    Shared("AddToD: writes are waited for with the other parity", isa("mbarrier.try_wait: phaseParity"),
           [Edit(LOAD_D, "load_and_store_d", Replace("stores.parity()", "(stores.parity() ^ 1)"))],
           rf"{NOT_WRITTEN}|{DEADLOCK}", On("loaded", "gemm_cooperative")),
    Shared("AddToD: a box is stored when one warp has written", "mbarrier counts",
           [Edit(LOAD_D, "make_box_barriers", Replace("warpgroup_warps", "1"))],
           rf"{NOT_WRITTEN}|written\[\d+\]{TOO_MANY}", On("loaded", "gemm_pingpong", "gemm_fp8_block")),
    Shared("AddToD: a lane arrives for others that still write", isa("bar.warp.sync"),
           [Edit(LOAD_D, "LoadedRows::add", Delete("ptx::bar_warp_sync();"))], NOT_WRITTEN, On("loaded", "gemm_cooperative")),
    Shared("AddToD: no fence.proxy.async between the sums and their store", isa("fence.proxy.async"),
           [Edit(LOAD_D, "LoadedRows::add", Delete("ptx::fence_proxy_async_shared_cta();"))], UNFENCED, On("loaded")),
    Shared("AddToD: only the lane that arrives fences", isa("Proxy-preserved base causality order"),
           [Edit(LOAD_D, "LoadedRows::add",
                 Replace("ptx::fence_proxy_async_shared_cta();",
                         "if (threadIdx.x % warp_threads == 0) ptx::fence_proxy_async_shared_cta();"))],
           UNFENCED, On("loaded", "gemm_pingpong")),

    # ------------------------------------------------------------------------------------------------------ the ring
    Shared("AddToD: a slot is refilled while its box is stored", isa("cp.async.bulk.wait_group"),
           [Edit(LOAD_D, "load_and_store_d", Delete("ptx::cp_async_bulk_wait_group_read<1>();"))], REFILLED, On("loaded")),
    Shared("AddToD: a store too many may be under way", isa("cp.async.bulk.wait_group"),
           [Edit(LOAD_D, "load_and_store_d", Replace("ptx::cp_async_bulk_wait_group_read<1>();",
                                                     "ptx::cp_async_bulk_wait_group_read<2>();"))],
           REFILLED, On("loaded", "gemm_pingpong")),
    Shared("AddToD: a load too many is under way", "the ring of boxes",
           [Edit(LOAD_D, "load_and_store_d", Replace("i + 1 < Boxes::slots", "i < Boxes::slots"))], REFILLED,
           On("loaded", "gemm_fp8_block")),
    Shared("AddToD: no wait for the stores at exit", isa("cp.async.bulk.wait_group"),
           [Edit(LOAD_D, "load_and_store_d", Delete("ptx::cp_async_bulk_wait_group_read<0>();"))],
           r"^CTA \d+ warp 3 lane \d+ exits while its bulk store group \d+ at store.cuh:\d+ may still read",
           On("loaded", "gemm_cooperative")),
    Shared("AddToD: warpgroups take each other's boxes", "the ring of boxes",
           [Edit(LOAD_D, "TileBoxes::place", Replace("box % warpgroups_m * rows",
                                                     "(warpgroups_m - 1 - box % warpgroups_m) * rows"))],
           WRONG_VALUES, On("loaded", "gemm_cooperative"), On("loaded rows", "gemm_fp8_block")),
    Shared("AddToD: warpgroups that share columns take each other's boxes", "the ring of boxes",
           [Edit(LOAD_D, "TileBoxes::place", Replace("box % warpgroups_n * columns",
                                                     "(warpgroups_n - 1 - box % warpgroups_n) * columns"))],
           WRONG_VALUES + r"|^ld.shared at load_d.cuh:\d+ touches d\[\d+\]\S*: never written",
           On("loaded", "gemm_fp8_block")),
    Shared("AddToD: boxes of warpgroups that share columns lie as if they shared rows", "the ring of boxes",
           [Edit(LOAD_D, "TileBoxes", Replace("shares_columns<Config> ? warpgroups : 1", "1"))],
           WRONG_VALUES + "|" + OTHER_BOX, On("loaded", "gemm_fp8_block")),
    Shared("AddToD: every warpgroup begins with the first box", "the ring of boxes",
           [Edit(LOAD_D, "LoadedRows::LoadedRows", Delete("skip(ring, math_warpgroup / Tile::warpgroups * Tile::count + ...);"))],
           OTHER_BOX + r"|^ld.shared at load_d.cuh:\d+ touches d\[\d+\]\S*: still being written by load_d.cuh",
           On("loaded", "gemm_pingpong", "gemm_cooperative")),
    Shared("AddToD: a box is stored where the next one is loaded from", isa("cp.async.bulk.tensor: tensorCoords"),
           [Edit(LOAD_D, "load_and_store_d", Replace("stores.place()", "loads.place()"))],
           r"^TMA load at stages.cuh:\d+ .* touches global memory at 0x\w+: still being written by store.cuh",
           On("loaded", "gemm_pingpong")),

    # --------------------------------------------------------------------------------------------------------- sums
    Shared("AddToD: rows of odd numbers add columns of others", "swizzled boxes",
           [Edit(LOAD_D, "add_to_box", Replace("is_odd ? block ^ blocks / 2 : block", "block"))], WRONG_VALUES,
           On("loaded", "gemm_pingpong")),
    Shared("AddToD: D is overwritten, not added to", "the sum",
           [Edit(LOAD_D, "add_to_box", Replace("of_d[j][0] + d[4 * j + 2 * h]", "d[4 * j + 2 * h]"))], WRONG_VALUES,
           On("loaded", "gemm_cooperative")),
    Shared("AddToD: columns before the last few go with the box and by hand", isa("red"),
           [Edit(LOAD_D, "LoadedRows::add", Replace("column >= by_hand", "column + 4 >= by_hand"))],
           r"^red.add at add_to_d.cuh:\d+ .* touches global memory at 0x\w+: still being read by stages.cuh",
           On("loaded", "gemm_cooperative")),
    Shared("AddToD: the last few columns go nowhere", isa("red"),
           [Edit(LOAD_D, "LoadedRows::add", Replace("column >= by_hand", "column > by_hand + 2"))], WRONG_VALUES,
           On("loaded", "gemm_pingpong")),
]
