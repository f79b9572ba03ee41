"""Why mutants that survive do no harm."""

from mutate import Key

# (reason, [Key...]): it costs time alone, or cannot be reached, or the rule that makes it right.
HARMLESS: list[tuple[str, list[Key]]] = [
    (
        "It cannot be reached: shared memory begins where ptx::dynamic_smem asks for it.",
        [
            Key("kernels/gemm_multistage.cuh", "gemm_multistage",
                "if (smem.base % swizzle_period != 0) ...", "!= to <"),
            Key("kernels/gemm_multistage.cuh", "gemm_multistage",
                "if (smem.base % swizzle_period != 0) ...", "block deleted"),
            Key("kernels/gemm_multistage.cuh", "gemm_multistage", "ptx::trap();", "call of ptx deleted"),
            Key("kernels/splitk.cuh", "begin", "if (smem.base % swizzle_period != 0) ...", "!= to <"),
            Key("kernels/splitk.cuh", "begin", "if (smem.base % swizzle_period != 0) ...", "block deleted"),
            Key("kernels/splitk.cuh", "begin", "if (smem.base % swizzle_period != 0) ...", "moved into the next block"),
            Key("kernels/splitk.cuh", "begin", "ptx::trap();", "call of ptx deleted"),
            Key("kernels/operands.cuh", "begin", "if (smem.base % swizzle_period != 0) ...", "!= to <"),
            Key("kernels/operands.cuh", "begin",
                "if (smem.base % swizzle_period != 0) ...", "moved into the next block"),
        ],
    ),
    (
        "It costs time alone: griddepcontrol.launch_dependents says when the next kernel may begin, and that one "
        "waits for the end of this one before it reads.",
        [
            Key("kernels/transpose_scales.cuh", "transpose_scales",
                "ptx::griddepcontrol_launch_dependents();", "call of ptx deleted"),
            Key("kernels/splitk.cuh", "load_a",
                "const u32 half = (walk.k_blocks() - 1) / 2 + Config::stages;", "- to +"),
            Key("kernels/splitk.cuh", "load_a",
                "const u32 launch = walk.k(half < walk.k_blocks() - 1 ? half : walk.k_blocks() - 1);", "< to >"),
            Key("kernels/splitk.cuh", "load_a",
                "const u32 launch = walk.k(half < walk.k_blocks() - 1 ? half : walk.k_blocks() - 1);", "< to =="),
            Key("kernels/splitk.cuh", "load_a",
                "const u32 launch = walk.k(half < walk.k_blocks() - 1 ? half : walk.k_blocks() - 1);", "< to !="),
            Key("kernels/splitk.cuh", "load_a",
                "const u32 launch = walk.k(half < walk.k_blocks() - 1 ? half : walk.k_blocks() - 1);", "- to +"),
            Key("kernels/splitk.cuh", "load_a",
                "const u32 launch = walk.k(half < walk.k_blocks() - 1 ? half : walk.k_blocks() - 1);", "- to +", 2),
            Key("kernels/splitk.cuh", "load_a", "if (k == launch) ...", "== to <"),
            Key("kernels/splitk.cuh", "load_a", "if (k == launch) ...", "== to <="),
        ],
    ),
    (
        "It costs time alone: a tile more than there are, beyond D, of which nothing is read or stored.",
        [
            Key("kernels/empty_product.cuh", "store_empty_product",
                "const u32 tiles_m = (params.rows + block - 1) / block;", "- to +"),
            Key("kernels/empty_product.cuh", "store_empty_product",
                "const u32 tiles_m = (params.rows + block - 1) / block;", "literal - 1"),
            Key("kernels/empty_product.cuh", "store_empty_product",
                "const u32 tiles_n = (params.columns + block - 1) / block;", "- to +"),
        ],
    ),
    (
        "It costs time alone: L2 is asked for more or less of C than is read.",
        [
            Key("kernels/cluster_sum.cuh", "prefetch_c", "ptx::prefetch_global_l2(address);", "call of ptx deleted"),
            Key("kernels/cluster_sum.cuh", "prefetch_c",
                "fragment_of<Config>(tile, first_row).template for_each_address<sizeof(typename Config::Output)>("
                "Config::wgmma_columns / 2, epilogue.c, epilogue.c_pitch, [](u32, const char* address, u32) { ... });",
                "call of ptx deleted"),
            Key("kernels/cluster_sum.cuh", "prefetch_c",
                "fragment_of<Config>(tile, first_row).template for_each_address<sizeof(typename Config::Output)>("
                "Config::wgmma_columns / 2, epilogue.c, epilogue.c_pitch, [](u32, const char* address, u32) { ... });",
                "literal + 1"),
            Key("kernels/cluster_sum.cuh", "prefetch_c",
                "fragment_of<Config>(tile, first_row).template for_each_address<sizeof(typename Config::Output)>("
                "Config::wgmma_columns / 2, epilogue.c, epilogue.c_pitch, [](u32, const char* address, u32) { ... });",
                "literal - 1"),
            Key("kernels/cluster_sum.cuh", "prefetch_c", "if (epilogue.beta == 0) ...", "== to <="),
            Key("kernels/cluster_sum.cuh", "prefetch_c", "if (epilogue.beta == 0) ...", "== to >="),
            Key("kernels/cluster_sum.cuh", "prefetch_c",
                "if constexpr (Config::is_swapped && reads_c<typename Config::Epilogue>) ...", "block deleted"),
        ],
    ),
    (
        "It costs time alone: a barrier that the same threads pass more often.",
        [
            Key("kernels/gemm_multistage.cuh", "gemm_multistage",
                "ptx::bar_sync(0, Config::threads);", "moved before its block"),
            Key("kernels/quantize_blocks.cuh", "quantize_blocks",
                "ptx::bar_sync(0, threads);", "moved into the next block"),
            Key("kernels/transpose_scales.cuh", "transpose_scales",
                "ptx::bar_sync(0, threads);", "moved into the next block"),
            Key("kernels/store.cuh", "store_d",
                "ptx::bar_sync(barrier, warpgroup_threads);", "moved into the next block"),
        ],
    ),
    (
        "It costs time alone: a fence more than need be.",
        [
            Key("kernels/operands.cuh", "begin", "ptx::fence_mbarrier_init();", "moved behind its block"),
            Key("kernels/splitk.cuh", "begin", "ptx::fence_mbarrier_init();", "moved behind its block"),
            Key("kernels/stages.cuh", "multiply_stage", "ptx::wgmma_fence();", "moved into the next block"),
        ],
    ),
    (
        "It costs time alone: a wait for more than need be, or for what has come.",
        [
            Key("kernels/splitk.cuh", "load_a",
                "if (!loads && !Config::Scheduler::walks_by_warp(params.tiles)) ...", "swapped with the next"),
            Key("kernels/operands.cuh", "load_b", "if constexpr (Config::cluster_size > 1) ...", "> to >="),
            Key("kernels/operands.cuh", "load_b", "if (loads) ...", "moved before its block"),
            Key("kernels/operands.cuh", "load_b", "if (loads) ...", "moved behind its block"),
            Key("kernels/splitk.cuh", "load_b", "if constexpr (Config::tiles > 1) ...", "> to >="),
            Key("kernels/splitk.cuh", "load_b", "if (loads) ...", "moved before its block"),
            Key("kernels/splitk.cuh", "load_b", "if (loads) ...", "moved behind its block"),
            Key("kernels/multiply_tile.cuh", "multiply_tile", "ptx::wgmma_wait_group<1>();", "literal - 1"),
            Key("kernels/store.cuh", "wait_for_stores", "if (threadIdx.x % warpgroup_threads == 0) ...", "== to >="),
            Key("kernels/store.cuh", "store_d", "if constexpr (buffers > 0) ...", "> to >="),
            Key("kernels/gemm_fp8_block.cuh", "math", "ptx::wgmma_wait_group<1>();", "moved behind its block"),
            Key("kernels/multiply_tile.cuh", "multiply_tile",
                "next_is_full = ptx::mbarrier_test_wait_parity(smem.full(ring.stage), ring.parity);",
                "moved into the next block"),
        ],
    ),
    (
        "It costs time alone: a stage is released, or a tile stored or asked for, later than need be.",
        [
            Key("kernels/gemm_cooperative.cuh", "math", "store.store_half(0);", "swapped with the next"),
            Key("kernels/gemm_cooperative.cuh", "math",
                "release<Config>(smem.empty(previous_stage));", "swapped with the next"),
            Key("kernels/gemm_swapped.cuh", "math", "const WorkTile tile = walk.tile();", "swapped with the next"),
        ],
    ),
    (
        "It costs time alone: elements that TMA could store are stored by hand.",
        [
            Key("kernels/store.cuh", "overhangs",
                "return !Config::Scheduler::ends_at_map && at.row + Config::StoreBox::rows > at.row_end;",
                "> to >="),
            Key("kernels/store.cuh", "overhangs",
                "return !Config::Scheduler::ends_at_map && at.row + Config::StoreBox::rows > at.row_end;",
                "> to !="),
            Key("kernels/tiles.cuh", "PersistentTiles", "static constexpr bool ends_at_map = true;", "true to false"),
        ],
    ),
    (
        "It costs time alone: the general way, which gives the same.",
        [
            Key("kernels/gemm_cooperative.cuh", "TileStore::take",
                "if constexpr (sizeof(typename Config::Output) == 1) ... else ...", "== to >="),
            Key("kernels/quantize_blocks.cuh", "load",
                "if (column + elements_of_lane <= columns) ... else ...", "<= to <"),
            Key("kernels/quantize_blocks.cuh", "load",
                "if (column + elements_of_lane <= columns) ... else ...", "<= to =="),
            Key("kernels/quantize_blocks.cuh", "store", "if (column + count <= k) ... else ...", "<= to <"),
            Key("kernels/quantize_blocks.cuh", "store", "if (column + count <= k) ... else ...", "<= to =="),
            Key("kernels/tiles.cuh", "PersistentTiles::Walk::tiles_n",
                "return known_n == 0 ? params_.cluster_tiles_n : (known_n + columns - 1) / columns;", "== to >="),
            Key("kernels/gemm_slicedk.cuh", "Rows::load_if",
                "if constexpr (major == Major::k) ... else ...", "== to <"),
            Key("kernels/grouped.cuh", "GroupedTiles::Walk::load_labels",
                "if (first + of_load <= params_.rows) ... else ...", "<= to <"),
            Key("kernels/grouped.cuh", "GroupedTiles::Walk::load_labels",
                "if (first + of_load <= params_.rows) ... else ...", "<= to =="),
            Key("kernels/stages.cuh", "release", "if constexpr (ctas == 1) ... else ...", "== to <"),
            Key("kernels/stages.cuh", "release", "if constexpr (ctas == 1) ... else ...", "literal - 1"),
            Key("kernels/stages.cuh", "release", "if (ctas == Config::cluster_size ? lane < ctas : tells) ...", "== to >"),
            Key("kernels/epilogue.cuh", "OperandFactors::multiply_by_operand_scales",
                "if (scale_a.step == 0 && scale_b.step == 0) ...", "0 to -1", 2),
            Key("kernels/stages.cuh", "OperandStage::load_box_shared",
                "if constexpr (Shared::ctas == 1) ... else ...", "== to <"),
        ],
    ),
    (
        "It costs time alone: the way in which a CTA's last tile is stored.",
        [
            Key("kernels/gemm_cooperative.cuh", "TileStore::finish", "store_half<true>(1);", "true to false"),
            Key("kernels/gemm_pingpong.cuh", "max_accumulators",
                "inline constexpr u32 max_accumulators = 192;", "literal + 1"),
            Key("kernels/gemm_pingpong.cuh", "math",
                "const bool in_stages = Config::last_in_stages && is_last && k_blocks >= Config::stages;", ">= to >"),
            Key("kernels/gemm_pingpong.cuh", "math",
                "const bool in_stages = Config::last_in_stages && is_last && k_blocks >= Config::stages;", ">= to =="),
            Key("kernels/gemm_pingpong.cuh", "Config",
                "static constexpr bool last_in_stages = !is_swapped && store_buffers == 1 && sizeof(Output) == 2 && "
                "accumulators < max_accumulators;", "== to >="),
            Key("kernels/gemm_pingpong.cuh", "Config",
                "static constexpr bool last_in_stages = !is_swapped && store_buffers == 1 && sizeof(Output) == "
                "2 && accumulators < max_accumulators;",
                "== to <"),
        ],
    ),
    (
        "It costs time alone: which tiles are computed at the same time, and how many CTAs share an SM.",
        [
            Key("kernels/gemm_multistage.cuh", "Config",
                "static constexpr u32 ctas_per_sm = warpgroups == 1 ? 2 : 1;", "literal - 1"),
            Key("kernels/gemm_multistage.cuh", "Config", "static constexpr u32 group_m = 16;", "literal - 1"),
        ],
    ),
    (
        "It costs shared memory alone.",
        [
            Key("kernels/promote.cuh", "StageScales",
                "alignas(128) float a[scales == BlockScales::none ? 1 : OfA::loaded];", "== to <"),
            Key("kernels/promote.cuh", "StageScales",
                "alignas(128) float b[scales == BlockScales::b_1x128 ? OfB::loaded : 2];", "== to <="),
        ],
    ),
    (
        "It cannot be reached: variables are set before they are read, since every tile has a k block.",
        [
            Key("kernels/gemm_splitk.cuh", "math", "u32 previous_stage = 0;", "literal + 1"),
            Key("kernels/multiply_tile.cuh", "multiply_tile", "u32 previous_stage = 0;", "0 to -1"),
            Key("kernels/grouped.cuh", "GroupedTiles::Walk", "u32 column_ = 0;", "0 to -1"),
        ],
    ),
    (
        "It cannot be reached: no operand of a kernel has less than a k block, as K = 0 is store_empty_product's.",
        [
            Key("kernels/gemm_fp8_block.cuh", "math", "multiply_k_block(true, walk.k_blocks() == 1);", "== to <="),
            Key("kernels/multiply_tile.cuh", "multiply_steps", "if constexpr (most > 1) ...", "> to >="),
        ],
    ),
    (
        "It cannot be reached: no CTA pushes to itself, and finish() goes up from part 0 and ends at its own.",
        [
            Key("kernels/cluster_sum.cuh", "push", "const u32 slot = split - (split > to ? 1 : 0);", "> to >="),
            Key("kernels/cluster_sum.cuh", "finish", "if constexpr (owner + 1 < Config::splits) ...", "< to <="),
            Key("kernels/cluster_sum.cuh", "finish", "if (owner != split) ...", "!= to <"),
        ],
    ),
    (
        "It cannot be reached: the numbers count in steps that end exactly there, or are never larger.",
        [
            Key("kernels/cluster_sum.cuh", "finish", "for (u32 i = 0; i < count; i += 4) ...", "< to !="),
            Key("kernels/store.cuh", "store_rows",
                "for (u32 first = 0; first < n; first += part, ++call) ...", "< to !="),
            Key("kernels/wgmma_tile.cuh", "wgmma_tile", "for (u32 k = 0; k < params.k; k += slice_k) ...", "< to !="),
            Key("kernels/epilogue.cuh", "Fragment::for_each_address",
                "function(i, address, 8 * j + 1 < left ? 2 : 1);", "< to !="),
            Key("kernels/quantize_blocks.cuh", "store",
                "ElementsToD<void>::store<Output>(row + column + i, q[i], q[i + 1], column + i + 1 < k ? 2 : 1);",
                "< to !="),
            Key("kernels/stages.cuh", "Ring::advance", "if (++stage == stages) ...", "== to >="),
            Key("kernels/mn_major.cuh", "OperandStage::load_chunks", "if (chunk == chunks) ...", "== to >="),
            Key("kernels/gemm_fp8_block.cuh", "math",
                "multiply_k_block(false, k_block + 1 == walk.k_blocks());", "== to >="),
            Key("kernels/grouped.cuh", "GroupedTiles::Walk::find_group",
                "if (++own_.group < params_.groups) ...", "< to !="),
            Key("kernels/gemm_fp8_block_splitk.cuh", "gemm_fp8_block_splitk",
                "if (warp == Config::math_warps + operand_load_warps) ...", "== to >="),
            Key("kernels/gemm_fp8_block.cuh", "math", "if (i + 1 < tiles_m) ...", "< to !="),
            Key("kernels/gemm_slicedk.cuh", "multiply",
                "if (end < params.k && threadIdx.x / warp_threads == Config::slices - 1) ...", "< to !="),
            Key("kernels/load_d.cuh", "BoxWalk::advance", "if (++box_ < TileBoxes<Config>::count) ...", "< to !="),
            Key("kernels/epilogue.cuh", "Fragment::for_each_element",
                "if (neighbours == 2 && left % 8 == 1 && left < 2 * n) ...", "< to <="),
            Key("kernels/multiply_tile.cuh", "multiply_tile",
                "multiply_steps(operands, d, k_block > 0, k_block + 1 < k_blocks ? stage_k_steps : "
                "last_k_steps);",
                "< to !="),
        ],
    ),
    (
        "It cannot be reached: a k block does not come before the first of those that were fetched with it.",
        [
            Key("kernels/gemm_fp8_block.cuh", "load_block_scales", "if (k_block == of_first_lane) ...", "== to <="),
        ],
    ),
    (
        "It cannot be reached: what is no group's has k blocks past K alone, whose scales count as 0.",
        [
            Key("kernels/promote.cuh", "scale_of_block",
                "const bool is_inside = tile.group < scales.b_problems && row * scale_block < tile.column_end && "
                "k_block < scales.k_blocks;", "< to !="),
        ],
    ),
    (
        "It cannot be reached: one or two is what is asked for.",
        [
            Key("kernels/epilogue.cuh", "ElementsToD::store", "if (count == 2) ... else ...", "== to >="),
            Key("kernels/epilogue.cuh", "ElementsToD::store", "if (count == 2) ... else ...", "== to >=", 2),
            Key("kernels/epilogue.cuh", "load_elements", "if (count == 2) ... else ...", "== to >="),
            Key("kernels/epilogue.cuh", "load_elements",
                "const u32 pair = ptx::cvt_rn_f16x2_x2<Element>(count == 2 ? ptx::ld_global_b16(address) : "
                "ptx::ld_global_b8(address));", "== to >="),
            Key("kernels/epilogue.cuh", "load_elements",
                "const u32 pair = count == 2 ? ptx::ld_global_b32(address) : ptx::ld_global_b16(address);", "== to >="),
            Key("kernels/add_to_d.cuh", "ElementsToD::store", "if (count == 2) ...", "== to >="),
        ],
    ),
    (
        "The element that it changes is not stored: it has none beside it.",
        [
            Key("kernels/epilogue.cuh", "ElementsToD::store",
                "ptx::st_global_b16(address, static_cast<u16>(ptx::cvt_rn_x2_f32<Output>(0, first)));", "literal + 1"),
            Key("kernels/epilogue.cuh", "store_from_registers",
                "ElementsToD<Epilogue>::template store<Output>(address, d[i], count == 2 ? d[i + 1] : 0, count);",
                "== to <="),
        ],
    ),
    (
        "Where both are equal, either is right.",
        [
            Key("kernels/splitk.cuh", "BasicConfig",
                "static constexpr bool reuses_ring = partial_bytes > max_shared_memory / 5;", "> to >="),
            Key("kernels/gemm_multistage.cuh", "load_first",
                "const u32 stages = walk.k_blocks() < Config::stages ? walk.k_blocks() : Config::stages;", "< to <="),
            Key("kernels/store.cuh", "store_rows", "const u32 count = n - first < 32 ? n - first : 32;", "< to <="),
            Key("kernels/quantize_blocks.cuh", "quantize_blocks",
                "largest = other > largest ? other : largest;", "> to >="),
            Key("kernels/group_layout.cuh", "OffsetArray::number",
                "return high == 0 && low < most ? low : most;", "< to <="),
            Key("kernels/grouped.cuh", "GroupedTiles::Walk::begin_group",
                "own_.zero_row = own_.end = end > own_.row ? end : own_.row;", "> to >="),
            Key("kernels/quantize_blocks.cuh", "larger_bits", "return bits > largest ? bits : largest;", "> to >="),
            Key("kernels/quantize_blocks.cuh", "exchange_largest",
                "largest[i] = bits > largest[i] ? bits : largest[i];", "> to >="),
            Key("kernels/gemm_slicedk.cuh", "multiply",
                "const u32 count = params.k > word_k ? params.k - word_k : 0;", "> to >="),
            Key("kernels/grouped.cuh", "GroupedTiles::Walk::first_where",
                "if (row + i >= begin && row + i < end && end - row - i > rows_left && is_such(labels[i])) ...", "< to <="),
            Key("kernels/grouped.cuh", "GroupedTiles::Walk::first_where",
                "if (row + i >= begin && row + i < end && end - row - i > rows_left && is_such(labels[i])) ...", "> to >="),
            Key("kernels/k_grouped.cuh", "KGroupedTiles::Walk::k",
                "const u32 left = begin < end_ ? end_ - begin : 0;", "< to <="),
            Key("kernels/tiles.cuh", "loaded_rows", "const u32 left = row < of.rows ? of.rows - row : 0;", "< to <="),
        ],
    ),
    (
        "There is nothing to do then: the count is 0; no column is left in the box, or the box lies beyond the map.",
        [
            Key("kernels/store.cuh", "store_rows", "for (u32 first = 0; first < n; first += 32) ...", "< to <="),
            Key("kernels/store.cuh", "store_d",
                "if (at.column <= mapped && mapped < at.column + Box::columns && mapped < at.column_end) ...",
                "< to !="),
            Key("kernels/store.cuh", "store_d", "if (leader && !overhangs<Config>(at) && at.column < mapped) ...", "< to !="),
            Key("kernels/gemm_slicedk.cuh", "multiply",
                "if (end < params.k && threadIdx.x / warp_threads == Config::slices - 1) ...", "< to <="),
            Key("kernels/load_d.cuh", "LoadedRows::add",
                "if (by_hand < at.column + Box::columns && by_hand < at.column_end) ...", "&& to ||"),
            Key("kernels/load_d.cuh", "LoadedRows::add",
                "if (by_hand < at.column + Box::columns && by_hand < at.column_end) ...", "< to !=", 2),
        ],
    ),
    (
        "No older group of wgmmas is pending in the first k block: the wait passes at once.",
        [
            Key("kernels/gemm_splitk.cuh", "math",
                "ptx::wgmma_wait_group<Config::stage_blocks>();", "moved before its block"),
            Key("kernels/gemm_cooperative.cuh", "math", "ptx::wgmma_wait_group<1>();", "moved before its block"),
            Key("kernels/multiply_tile.cuh", "multiply_tile", "ptx::wgmma_wait_group<1>();", "moved before its block"),
        ],
    ),
    (
        "d is zero before a tile's first k block: products may be added to it.",
        [
            Key("kernels/gemm_multistage.cuh", "gemm_multistage", "multiply_stage(operands, d, k_block > 0);", "> to >="),
        ],
    ),
    (
        "Where one CTA has all of K, nothing is pushed, and g++ takes the array of no bytes.",
        [
            Key("kernels/splitk.cuh", "BasicConfig",
                "using Partial = unsigned char[partial_bytes == 0 || reuses_ring ? 16 : partial_bytes];", "0 to -1"),
        ],
    ),
    (
        "Either order is right: neither statement needs the other.",
        [
            Key("kernels/gemm_fp8_block.cuh", "load_block_scales", "ptx::bar_warp_sync();", "swapped with the next"),
            Key("kernels/transpose_scales.cuh", "transpose_scales",
                "ptx::griddepcontrol_launch_dependents();", "swapped with the next"),
            Key("kernels/cluster_sum.cuh", "finish", "for (u32 slot = 1; slot < Config::splits; ++slot) ...",
                "swapped with the next"),
            Key("kernels/splitk.cuh", "load_b",
                "if (!loads && !Config::Scheduler::walks_by_warp(params.tiles)) ...", "swapped with the next"),
            Key("kernels/gemm_fp8_block_splitk.cuh", "gemm_fp8_block_splitk",
                "if (warp == Config::math_warps) ...", "swapped with the next"),
            Key("kernels/quantize_blocks.cuh", "rounded",
                "const u32 low = ptx::cvt_rn_satfinite_x2_f32<Output>(q[1], q[0]);", "swapped with the next"),
            Key("kernels/cluster_sum.cuh", "sum_and_store",
                "if constexpr (Config::splits > 1) ...", "swapped with the next"),
            Key("kernels/store.cuh", "store_d", "if (leader && !overhangs<Config>(at) && at.column < mapped) ...", "swapped with the next"),
            Key("kernels/gemm_fp8_block.cuh", "math",
                "const auto multiply_k_block = [&](bool is_first, bool is_last) { ... };", "swapped with the next"),
            Key("kernels/gemm_pingpong.cuh", "add_tile", "if (!is_last) ...", "swapped with the next"),
            Key("kernels/k_grouped_flat.cuh", "make_map",
                "ptx::tensormap_replace_global_dim<0>(map, k.size);", "swapped with the next"),
            Key("kernels/multiply_tile.cuh", "multiply_tile",
                "operands = operands_of(ring.stage);", "swapped with the next"),
            Key("kernels/splitk.cuh", "begin", "ptx::mbarrier_init(smem.pushed(), 1);", "swapped with the next"),
        ],
    ),
    (
        "Either order is right: a phase does not end before the arrival that expects its bytes, and they may come "
        "before.",
        [
            Key("kernels/gemm_multistage.cuh", "start_load_b",
                "ptx::mbarrier_arrive_expect_tx(smem.full(stage), sizeof(typename Config::StageA) + sizeof(typename "
                "Config::StageB));", "swapped with the next"),
            Key("kernels/operands.cuh", "load_a",
                "load_operand<typename Config::StageA, SharedA<Config>, more_bytes>(a, k, tile.a_row, smem.a(stage), "
                "smem.full(stage));", "swapped with the next"),
            Key("kernels/splitk.cuh", "load_a",
                "load_operand<typename Config::StageA, SharedA<Config>, more_bytes, Config::stage_blocks>(a, k, tile.a_row, "
                "smem.a(stage * Config::stage_blocks), smem.full(stage));",
                "swapped with the next"),
            Key("kernels/splitk.cuh", "load_b",
                "load_operand<typename Config::StageB, SharedB<Config>, more_bytes, Config::stage_blocks>(b, k, tile.b_row, "
                "smem.b(stage * Config::stage_blocks), smem.full(stage), cache_policy);",
                "swapped with the next"),
        ],
    ),
    (
        "Other warps do nothing there.",
        [
            Key("kernels/gemm_cooperative.cuh", "gemm_cooperative",
                "if constexpr (loads_d<typename Config::Epilogue>) ...", "moved behind its block"),
            Key("kernels/gemm_pingpong.cuh", "gemm_pingpong",
                "if constexpr (loads_d<typename Config::Epilogue>) ...", "moved behind its block"),
            Key("kernels/gemm_fp8_block.cuh", "gemm_fp8_block",
                "if constexpr (loads_d<typename Config::Epilogue>) ...", "moved behind its block"),
        ],
    ),
    (
        "It is not used: scales of each row have no columns.",
        [
            Key("kernels/gemm_fp8_block_splitk.cuh", "column_factors",
                "return columns_of_b<of_a, Config::block_m>(smem.scale_a(block), 0, "
                "Config::StageScales::OfA::first(tile.a_row));", "0 to -1"),
        ],
    ),
    (
        "It cannot be reached: all columns of the tile belong to the first block.",
        [
            Key("kernels/promote.cuh", "ColumnBlocks::operator()",
                "const float factor = blocks_of_tile<block_n> == 1 || group < columns_of_first ? factors[0] : "
                "factors[1];", "== to <"),
        ],
    ),
    (
        "It costs time alone: how many boxes are stored at once, and from how many buffers.",
        [
            Key("kernels/gemm_fp8_block.cuh", "Config",
                "static constexpr u32 store_buffers = shares_columns && sizeof(Output) == 4 && block_m == 192 && stores > 1 ? "
                "3 : 1;", "== to >"),
            Key("kernels/gemm_fp8_block.cuh", "Config",
                "static constexpr u32 store_buffers = shares_columns && sizeof(Output) == 4 && block_m == 192 && stores > 1 ? "
                "3 : 1;", "> to >="),
            Key("kernels/gemm_fp8_block.cuh", "Config",
                "static constexpr u32 store_boxes = sizeof(Output) == 2 && warpgroup_n / StoreBox::columns % 2 == 0 ? "
                "2 : 1;", "== to >"),
            Key("kernels/gemm_fp8_block.cuh", "Config",
                "static constexpr u32 store_boxes = sizeof(Output) == 2 && warpgroup_n / StoreBox::columns % 2 == 0 ? "
                "2 : 1;", "== to >="),
            Key("kernels/gemm_fp8_block.cuh", "Config",
                "static constexpr u32 store_boxes = sizeof(Output) == 2 && warpgroup_n / StoreBox::columns % 2 == 0 ? "
                "2 : 1;", "literal + 1"),
            Key("kernels/gemm_fp8_block.cuh", "Config",
                "static constexpr u32 store_boxes = sizeof(Output) == 2 && warpgroup_n / StoreBox::columns % 2 == 0 ? "
                "2 : 1;", "% dropped"),
            Key("kernels/gemm_pingpong.cuh", "Boxes",
                "static constexpr u32 at_once = are_wide ? (is_fp8<Input> && sizeof(Output) == 2 ? in_row : 1) "
                ": Box::is_swizzled || in_row == 1 ? in_row : in_row / 2;", "literal - 1", 4),
            Key("kernels/gemm_pingpong.cuh", "box_columns",
                "template <class Output, u32 block_n> inline constexpr u32 box_columns = sizeof(Output) != 2 || "
                "block_n % 64 == 0 ? store_box_columns<Output, block_n> : block_n % 32 == 0 ? 32 : block_n % 16 == 0 && "
                "block_n <= 144 ? block_n : store_box_columns<Output, block_n>;", "== to <"),
            Key("kernels/gemm_pingpong.cuh", "box_columns",
                "template <class Output, u32 block_n> inline constexpr u32 box_columns = sizeof(Output) != 2 || "
                "block_n % 64 == 0 ? store_box_columns<Output, block_n> : block_n % 32 == 0 ? 32 : block_n % 16 == 0 && "
                "block_n <= 144 ? block_n : store_box_columns<Output, block_n>;", "&& to ||"),
            Key("kernels/store_transposed.cuh", "boxes_at_once",
                "while (boxes < all && (boxes + 1) * rows <= 48 && ((boxes + 1) * rows <= 24 || stages(boxes + 1) == "
                "stages(boxes))) ...", "&& to ||", 2),
            Key("kernels/store_transposed.cuh", "store_transposed", "if constexpr (Boxes::rest > 0) ...", "> to >="),
            Key("kernels/gemm_pingpong.cuh", "Boxes",
                "static constexpr u32 buffers = are_wide && !is_fp8<Input> && (sizeof(Output) == 2 || has_room) ? 2 : 1;",
                "== to !="),
            Key("kernels/gemm_pingpong.cuh", "Boxes",
                "static constexpr u32 buffers = are_wide && !is_fp8<Input> && (sizeof(Output) == 2 || has_room) ? 2 : 1;",
                "== to <="),
            Key("kernels/store_transposed.cuh", "TransposedBoxes",
                "using Box = TransposedBox<Output, rows_of_box(block_m, sizeof(Output) == 2 ? row_bytes : 0, "
                "stage_bytes)>;",
                "0 to -1"),
        ],
    ),
    (
        "It costs time alone: how many registers threads get, and when; ptxas keeps in memory what finds no room.",
        [
            Key("kernels/gemm_cooperative.cuh", "gemm_cooperative",
                "ptx::setmaxnreg_inc<Config::math_registers>();", "call of ptx deleted"),
            Key("kernels/gemm_fp8_block.cuh", "Config",
                "static constexpr u32 load_registers = math_warpgroups < 3 ? 40 : begins_anywhere<Scheduler_> ? 32 : 24;",
                "< to !="),
            Key("kernels/gemm_fp8_block.cuh", "gemm_fp8_block",
                "ptx::setmaxnreg_inc<Config::math_registers>();", "swapped with the next"),
            Key("kernels/gemm_pingpong.cuh", "Config",
                "static constexpr u32 load_registers = accumulators > 144 && is_one_problem && !shares_chunks ? 24 : 40;", "> to <="),
            Key("kernels/gemm_pingpong.cuh", "Config",
                "static constexpr u32 load_registers = accumulators > 144 && is_one_problem && !shares_chunks ? 24 : 40;", "> to >="),
            Key("kernels/gemm_pingpong.cuh", "Config",
                "static constexpr u32 load_registers = accumulators > 144 && is_one_problem && !shares_chunks ? 24 : 40;", "> to <"),
            Key("kernels/gemm_pingpong.cuh", "Config",
                "static constexpr u32 load_registers = accumulators > 144 && is_one_problem && !shares_chunks ? 24 : 40;", "literal - 1"),
            Key("kernels/gemm_fp8_block.cuh", "Config",
                "static constexpr u32 load_registers = math_warpgroups < 3 ? 40 : begins_anywhere<Scheduler_> ? "
                "32 : 24;", "< to =="),
            Key("kernels/gemm_fp8_block.cuh", "Config",
                "static constexpr u32 load_registers = math_warpgroups < 3 ? 40 : begins_anywhere<Scheduler_> ? "
                "32 : 24;", "literal - 1"),
            Key("kernels/gemm_pingpong.cuh", "Config",
                "static constexpr bool shares_chunks = configuration_.major_b == Major::mn && Base::cluster_m > "
                "1 && Base::cluster_n > 1;",
                "== to <="),
            Key("kernels/gemm_pingpong.cuh", "Config",
                "static constexpr bool shares_chunks = configuration_.major_b == Major::mn && Base::cluster_m > "
                "1 && Base::cluster_n > 1;",
                "literal - 1"),
            Key("kernels/gemm_fp8_block.cuh", "ColumnRegisters", "ColumnFactors factors[n / 8];", "literal - 1"),
        ],
    ),
    (
        "It costs time alone: how many k blocks a stage has.",
        [
            Key("kernels/splitk.cuh", "BasicConfig",
                "static constexpr u32 stage_blocks = begins_anywhere<Scheduler_> ? 1 : block_m <= 16 ? 4 : block_m <= 64 ? 2 : 1;",
                "<= to >=", 2),
            Key("kernels/splitk.cuh", "BasicConfig",
                "static constexpr u32 stage_blocks = begins_anywhere<Scheduler_> ? 1 : block_m <= 16 ? 4 : block_m <= 64 ? 2 : 1;",
                "literal - 1", 5),
        ],
    ),
    (
        "It costs time alone: an arrival at the barrier of a cluster of one CTA, for which nobody waits.",
        [
            Key("kernels/splitk.cuh", "begin", "if constexpr (Config::splits > 1) ...", "> to >="),
            Key("kernels/operands.cuh", "begin", "if constexpr (Config::cluster_size > 1) ...", "> to >="),
        ],
    ),
    (
        "It cannot be reached: the layouts end there, and offsets have 4 or 8 bytes.",
        [
            Key("kernels/grouped.cuh", "GroupedTiles::Walk::Walk",
                "own_.end = params_.layout == GroupLayout::offsets ? offset(0) : 0;", "== to <="),
            Key("kernels/group_layout.cuh", "OffsetArray::number",
                "const u32 high = bytes == 4 ? 0 - (low >> 31) : ptx::ld_global_b32(place + 4);", "== to <="),
            Key("kernels/grouped.cuh", "GroupedTiles::Walk::begin_group",
                "if (params_.layout == GroupLayout::masked) ... else ...", "== to >="),
        ],
    ),
    (
        "It cannot be reached: a tile's rows are a multiple of 8, and no number of boxes is below 0.",
        [
            Key("kernels/splitk.cuh", "BasicConfig",
                "static constexpr u32 stage_blocks = begins_anywhere<Scheduler_> ? 1 : block_m <= 16 ? 4 : block_m <= 64 ? 2 : 1;",
                "literal + 1", 2),
            Key("kernels/gemm_cooperative.cuh", "Config",
                "static constexpr u32 store_boxes = whole_boxes == 0 ? 1 : whole_boxes;", "== to <="),
        ],
    ),
    (
        "It cannot be reached: a stage more than there is room for does not compile.",
        [
            Key("kernels/gemm_cooperative.cuh", "Config",
                "static constexpr u32 stage_bytes = sizeof(StageA) + sizeof(StageB) + stage_barrier_bytes;", "+ to -", 2),
        ],
    ),
    (
        "It is not used: psum rounds -1 up to 0, too, and masked groups begin elsewhere.",
        [
            Key("kernels/grouped.cuh", "GroupedTiles::Walk::Walk",
                "own_.end = params_.layout == GroupLayout::offsets ? offset(0) : 0;", "0 to -1", 2),
        ],
    ),
    (
        "Any warp of the CTA may do it: each has what all of them found.",
        [
            Key("kernels/quantize_blocks.cuh", "quantize_blocks",
                "if (warp == 0 && row < params.rows) ...", "literal + 1"),
        ],
    ),
    (
        "It costs time alone: how many warps share a tile's K, and how many steps each loads at once; ptxas keeps in "
        "memory what finds no room.",
        [
            Key("kernels/gemm_slicedk.cuh", "Config",
                "static constexpr u32 slices = block_m * block_n <= 512 ? 8 : 4;", "literal - 1"),
            Key("kernels/gemm_slicedk.cuh", "Config",
                "static constexpr u32 depth = steps_for_1024 * row_blocks <= most_loads ? steps_for_1024 : "
                "most_loads / row_blocks;", "<= to >="),
        ],
    ),
    (
        "It costs time alone: rows from zero_row on become zeros, and none of the tile's lies there.",
        [
            Key("kernels/grouped_combination.cuh", "GroupedCombination::operator()",
                "if (fragment.zero_row < fragment.row_end) ...", "< to !="),
        ],
    ),
    (
        "It costs time alone: zeros, or columns that no wgmma reads, in the place of a narrower box.",
        [
            Key("kernels/mn_major.cuh", "OperandStage::loaded_chunks",
                "if (has_edge_in_each_tile(of.rows) && inside < rows) ...", "&& to ||"),
            Key("kernels/mn_major.cuh", "OperandStage::loaded_chunks",
                "return {(inside + chunk_columns - 1) / chunk_columns, 0};", "- to +"),
        ],
    ),
    (
        "It costs time alone: each CTA tells the others by a byte what its share of the load would have told them.",
        [
            Key("kernels/mn_major.cuh", "OperandStage::has_shares", "return loaded_bytes(of, row) > 0;", "> to <"),
            Key("kernels/stages.cuh", "OperandStage::has_shares",
                "return rows_of_box(ctas) < rows && loaded_rows(of, row, rows) == rows;", "== to >"),
            Key("kernels/stages.cuh", "load_operand",
                "if (!Stage::has_shares(Shared::ctas, of, row)) ...", "moved before its block"),
        ],
    ),
    (
        "It is the same number: where one CTA needs the rows, its index is 0.",
        [
            Key("kernels/mn_major.cuh", "OperandStage::load_chunk",
                "const u32 first = Shared::ctas == 1 ? 0 : Shared::index() * (box_rows / Shared::ctas);", "== to <"),
        ],
    ),
    (
        "It costs time alone: products of zeros, as the warp has loaded nothing there.",
        [
            Key("kernels/gemm_slicedk.cuh", "multiply", "if (warp_k + k + i * next_k < end) ...", "< to !="),
        ],
    ),
    (
        "It costs time alone: whether a loop is unrolled. The statement stands in front of the same loop.",
        [
            Key("kernels/gemm_slicedk.cuh", "multiply",
                "ptx::griddepcontrol_launch_dependents();", "swapped with the next"),
        ],
    ),
    (
        "It costs time alone: which of a row's chunks come first, so that those of a warp lie in different banks. "
        "Accumulators and chunks change places together.",
        [
            Key("kernels/load_d.cuh", "add_to_box",
                "const bool is_odd = Box::is_swizzled && place.row(0) % 2 == 1;", "% dropped"),
            Key("kernels/load_d.cuh", "add_to_box",
                "const bool is_odd = Box::is_swizzled && place.row(0) % 2 == 1;", "== to <="),
            Key("kernels/load_d.cuh", "add_to_box",
                "const bool is_odd = Box::is_swizzled && place.row(0) % 2 == 1;", "== to >"),
            Key("kernels/load_d.cuh", "add_to_box",
                "const bool is_odd = Box::is_swizzled && place.row(0) % 2 == 1;", "literal + 1", 2),
        ],
    ),
    (
        "It cannot be reached: no number is below the first of its enum, and none above b_1x128 or indices.",
        [
            Key("kernels/grouped.cuh", "GroupedTiles::walks_by_warp",
                "return params.layout == GroupLayout::indices;", "== to >="),
            Key("kernels/gemm_slicedk.cuh", "Rows::Rows",
                "__device__ Rows(const Operand& x, u32 first, u32 lane_k) : begin(x.address), k_bytes(major == "
                "Major::k ? element_bytes : x.pitch) { ... }", "== to <="),
            Key("kernels/promote.cuh", "StageScales",
                "alignas(128) float b[scales == BlockScales::b_1x128 ? OfB::loaded : 2];", "== to >="),
        ],
    ),
    (
        "It costs time alone: a tensor map of a group without elements, by which nothing is loaded.",
        [
            Key("kernels/k_grouped_flat.cuh", "load_operand", "if (k.is_first && k.size != 0) ...", "!= to >="),
        ],
    ),
    (
        "It cannot be reached: there are not so many groups.",
        [
            Key("kernels/k_grouped_flat.cuh", "FlatKGroupedTiles::Walk", "u32 group_before_ = ~0u;", "literal + 1"),
        ],
    ),
    (
        "It cannot be reached: less than 16 bytes of D's rows lie behind its map, and boxes end at multiples of 16 bytes: "
        "the one in which the map ends has all of them.",
        [
            Key("kernels/store.cuh", "store_columns",
                "const u32 end = box_end < fragment.column_end ? box_end : fragment.column_end;", "< to =="),
        ],
    ),
    (
        "There is nothing to do then: the row behind a box that reaches past the tile's rows is not the tile's.",
        [
            Key("kernels/store.cuh", "store_own_rows",
                "for (u32 i = thread; i < Box::rows * chunks; i += warpgroup_threads) ...", "< to <="),
        ],
    ),
    (
        "It costs time alone: lanes that walk along without need.",
        [
            *(Key(f"kernels/{file}.cuh", f"{scheduler}::walks_by_warp", "return false;", "false to true")
              for file, scheduler in (("tiles", "PersistentTiles"), ("splitk", "SplitTiles"), ("batched", "BatchedTiles"),
                                      ("batched", "BatchedSplitTiles"), ("k_grouped", "KGroupedTiles"))),
        ],
    ),
    (
        "The warp that finds tiles has waited for the kernel before, whose writes are visible to the grid then (PTX ISA, "
        "griddepcontrol), and each tile comes from it.",
        [
            Key("kernels/found_tiles.cuh", "FoundTiles::Walk::Walk", "ptx::griddepcontrol_wait();", "call of ptx deleted"),
            Key("kernels/found_tiles.cuh", "FoundTiles::Walk::Walk", "ptx::griddepcontrol_wait();", "swapped with the next"),
        ],
    ),
    (
        "It matters where a lane is held up for two phases of a barrier, which none is on the model (docs/model.md).",
        [
            Key("kernels/found_tiles.cuh", "FoundTiles::find", "ptx::bar_warp_sync();", "call of ptx deleted"),
            Key("kernels/found_tiles.cuh", "FoundTiles::find", "ptx::bar_warp_sync();", "swapped with the next"),
            Key("kernels/found_tiles.cuh", "FoundTiles::find",
                "while (!ptx::mbarrier_try_wait_parity(taken_at(tiles, ring.stage), ring.parity ^ 1)) ...",
                "swapped with the next"),
        ],
    ),
    (
        "It costs time alone: numbers that nobody reads.",
        [
            Key("kernels/found_tiles.cuh", "FoundTiles::find", "if (Config::cluster_m > 1) ...", "> to >="),
            Key("kernels/grouped.cuh", "GroupedTiles::Walk::tile", "if constexpr (members > 1) ...", "> to >="),
            Key("kernels/grouped.cuh", "GroupedTiles::Walk::first_where",
                "for (u32 row = first; row < first + Config::block_m; row += of_warp) ...", "< to <="),
        ],
    ),
    (
        "It cannot be reached: the warp that finds tiles is the last one that loads, and no number in the place of a group "
        "is larger than no_tile.",
        [
            Key("kernels/found_tiles.cuh", "FoundTiles::find", "if (load_warp != finder_warp) ...", "!= to <"),
            Key("kernels/found_tiles.cuh", "FoundTiles::Walk::is_done", "return tile_.group == no_tile;", "== to >="),
        ],
    ),
    (
        "It is the same number: a scale for all of an operand, whose step is 0.",
        [
            Key("kernels/epilogue.cuh", "OperandFactors::multiply_by_operand_scales",
                "multiply_by(scale_a[0] * scale_b[0], n, d);", "literal + 1", 2),
        ],
    ),
    (
        "It costs time alone: products of zeros beyond K, or of a tile that becomes zero.",
        [
            Key("kernels/gemm_pingpong.cuh", "Config",
                "static constexpr bool ends_with_k = accumulators > narrow_accumulators;", "> to =="),
            Key("kernels/gemm_swapped.cuh", "Config",
                "static constexpr bool ends_with_k = block_m / 2 > narrow_accumulators;", "literal + 1"),
            Key("kernels/multiply_tile.cuh", "narrow_accumulators",
                "inline constexpr u32 narrow_accumulators = 80;", "literal - 1"),
            Key("kernels/grouped.cuh", "GroupedTiles::Walk::last_k_steps_in",
                "return group == no_group ? 1 : params.last_k_steps;", "== to >"),
        ],
    ),
    (
        "Any number will do that is no group, and not no_tile.",
        [
            Key("kernels/grouped_combination.cuh", "no_group", "inline constexpr u32 no_group = ~0u - 2;", "literal + 1"),
        ],
    ),
    (
        "It cannot be reached: no number in the place of a group is larger than no_group.",
        [
            Key("kernels/grouped.cuh", "GroupedTiles::Walk::join",
                "if (has_zeros && run.group != no_group) ...", "!= to <"),
            Key("kernels/grouped.cuh", "GroupedTiles::Walk::find_next",
                "if (run.group != no_group || params_.zeroes_rest) ...", "!= to <"),
        ],
    ),
    (
        "It costs time alone: a first tile that is found when others have made the barriers, or once more.",
        [
            Key("kernels/operands.cuh", "load_b",
                "const WorkTile first = first_tile<Config>(params.tiles);", "swapped with the next"),
            Key("kernels/stages.cuh", "load_tiles",
                "const WorkTile tile = first.row_end > 0 ? first : walk.tile();", "> to <"),
        ],
    ),
    (
        "A Walk that reads memory waits for the kernel before itself.",
        [
            Key("kernels/operands.cuh", "load_b", "if (!params.weights_ready) ...", "swapped with the next"),
        ],
    ),
]
