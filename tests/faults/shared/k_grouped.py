"""K in groups whose offsets the device alone knows."""

from faults import GROUP_LAYOUT, K_GROUPED, K_GROUPED_FLAT, K_GROUPED_LAUNCH, On, Shared, isa
from messages import BEFORE_ITS_END, DEADLOCK, EARLY_RELEASE, NEVER_ENCODED, STORED_TWICE, TOO_MANY, WRONG_VALUES
from source import Delete, Edit, Replace

WALK = "the walk over groups along K"
LAST_STEP = "the last step of a group"
OWN_MAPS = "tensor maps that the kernel makes"
FIRST_STAGE = "H200: illegal address of a box outside of its map"
UNMAPPED = r"^TMA load at \S+ .*: the box lies outside of the tensor altogether, .*: nothing is mapped there$"
STORED_BY_TWO = (
    STORED_TWICE + r"|^(TMA store|st.global) at .* touches global memory at 0x\w+: (still being )?written (by|through)"
)
ANY = WRONG_VALUES + "|" + STORED_BY_TWO + "|^work: |^canary: "
OFF_16_BYTES = r"^TMA load at \w+.cuh:\d+ .*: x = \d+, must be a multiple of [48] elements \(16 bytes\)"
MAP_IN_USE = r": the tensor map may still be read by \w+.cuh:\d+ \(async\): no wait orders the two$"
MAP_UNRELEASED = r": the tensor map was changed at \w+.cuh:\d+ without fence.proxy.tensormap::generic.release"
MAP_UNACQUIRED = r": the tensor map was changed at \w+.cuh:\d+, and since then no fence.proxy.tensormap::generic.acquire"
MAP_SHARED = rf"{MAP_IN_USE}|{MAP_UNACQUIRED}|^(st.global|tensormap.replace) at .* touches global memory at "
MN, K_MAJOR, SCALED = "gemm_cooperative", "gemm_pingpong", "gemm_fp8_block"
EACH = (MN, K_MAJOR, SCALED)


def walk(function, operation):
    return [Edit(K_GROUPED, f"KGroupedTiles::Walk::{function}", operation)]


def load(operation):
    return [Edit(K_GROUPED, "load_operand", operation)]


def at(operation):
    return [Edit(K_GROUPED, "KGroupedMatrix::at", operation)]


def flat(function, operation):
    return [Edit(K_GROUPED_FLAT, function, operation)]


def launcher(function, operation):
    return [Edit(K_GROUPED_LAUNCH, function, operation)]


FAULTS = [
    # --------------------------------------------------------------------------------------------------- the last step
    Shared("k groups: a group's last step is a whole one, which the next group's elements fill", LAST_STEP,
           walk("k", Replace("{begin + count, stage - count, ...}", "{begin + stage, 0, ...}")), WRONG_VALUES,
           On("k groups", *EACH)),
    Shared("k groups: the last step of every group has the wgmmas of all groups' last one", LAST_STEP,
           walk("last_k_steps", Replace("end_ - begin_", "params_.k")), ANY, On("k groups", "gemm_pingpong")),
    Shared("k groups: a group's last step is left out", LAST_STEP,
           walk("own_k_blocks", Replace("end_ - begin_ + stage - 1", "end_ - begin_")), ANY, On("k groups", *EACH)),
    Shared("k groups: an empty group takes the elements behind it", LAST_STEP,
           walk("k", Replace("begin < end_ ? end_ - begin : 0", "begin < end_ ? end_ - begin : stage")), WRONG_VALUES,
           On("k groups", *EACH)),
    Shared("k groups: an empty group takes no step, and keeps the sums of the tile before", LAST_STEP,
           walk("k_blocks", Replace("own < Config::least_k_blocks ? Config::least_k_blocks : own", "own")),
           f"{WRONG_VALUES}|{DEADLOCK}|{EARLY_RELEASE}|{TOO_MANY}", On("k groups", *EACH)),
    Shared("k groups: an empty group has the scales of the row behind its own", LAST_STEP,
           walk("k", Replace("count == 0 ? params_.scale_blocks : scale_block_ + k_block",
                             "scale_block_ + k_block")), WRONG_VALUES,
           On("k groups", SCALED)),
    Shared("k groups: the zeros come first", LAST_STEP,
           walk("k", Replace("{begin + count, stage - count, ...}", "{begin + count, count - stage, ...}")),
           f"{WRONG_VALUES}|{UNMAPPED}", On("k groups", K_MAJOR, SCALED)),
    Shared("k groups: coordinates of the end in elements", isa("cp.async.bulk.tensor: tensorCoords"),
           load(Replace("k.end / step", "k.end")), WRONG_VALUES, On("k groups", K_MAJOR, SCALED)),
    Shared("k groups: the second tensor map begins with the operand", "launcher",
           launcher("encode_k_grouped_operand", Replace("static_cast<u64>(stage_bytes<Stage>(ld))", "0")), WRONG_VALUES,
           On("k groups", *EACH)),
    Shared("k groups: the tensor map ends before the end of K", "launcher",
           launcher("encode_k_grouped_operand", Replace("std::max<i64>(k - stage, 0) / step + 1",
                                                        "std::max<i64>(k - stage, 1) / step")), WRONG_VALUES,
           On("k groups", *EACH)),
    Shared("k groups: one map for all steps, which begins a stage before the operand", FIRST_STAGE,
           [*at(Replace("end >= stage || is_outside", "false")),
            *launcher("encode_k_grouped_operand", Replace("stage / step", "k / step + 1"))], UNMAPPED,
           On("k groups", *EACH)),
    Shared("k groups: an empty group's step goes by the map that begins before the operand", FIRST_STAGE,
           at(Replace("x >= of.columns || y >= of.rows", "y >= of.rows")), UNMAPPED, On("k groups", K_MAJOR, SCALED)),
    Shared("k groups: an empty group's step goes by the map that begins before the operand, MN-major", FIRST_STAGE,
           at(Replace("x >= of.columns || y >= of.rows", "x >= of.columns")), UNMAPPED, On("k groups", MN)),
    Shared("k groups: the first stage's steps have no map of their own", FIRST_STAGE,
           at(Replace("end >= stage || is_outside", "true")), WRONG_VALUES, On("k groups", *EACH)),

    # ------------------------------------------------------------------------------------------------ tiles and groups
    Shared("k groups, cluster: a cluster takes tiles of two groups", "DeepGEMM PR#415, PR#429",
           [Edit(K_GROUPED, "KGroupedTiles::Walk",
                 Replace("index_ = blockIdx.x / Config::cluster_size",
                         "index_ = blockIdx.x / Config::cluster_size + ptx::cluster_ctarank()"))],
           f"{DEADLOCK}|{EARLY_RELEASE}|{ANY}|exits|^complete_tx", On("k groups cluster", *EACH)),
    Shared("k groups: rows of tiles for columns of tiles", "DeepGEMM#237, #405",
           launcher("k_grouped_gemm", Replace(".cluster_tiles_n = static_cast<u32>(of_group.n)",
                                              ".cluster_tiles_n = static_cast<u32>(of_group.m)")), ANY,
           On("k groups 768", MN)),
    Shared("k groups: a group ends a step late", WALK,
           walk("begin_group", Replace("offset(group_ + 1)", "offset(group_ + 1) + step")), WRONG_VALUES,
           On("k groups", *EACH)),
    Shared("k groups: the first group begins with the first element", WALK,
           [Edit(K_GROUPED, "KGroupedTiles::Walk", Replace("end_ = offset(0);", "end_ = 0;"))], WRONG_VALUES,
           On("k groups", *EACH)),
    Shared("k groups: two groups have the same D", WALK,
           walk("tile", Replace("params_.columns, group_", "params_.columns, group_ / 2")), ANY, On("k groups", *EACH)),
    Shared("k groups: a tile stores the next group's rows", WALK,
           walk("tile", Replace("(tile, params_.rows, ...)", "(tile, params_.rows + 1, ...)")), ANY,
           On("k groups", K_MAJOR, SCALED), On("k groups cluster", MN)),
    Shared("k groups: the map of D ends with the first group", "launcher",
           launcher("k_grouped_gemm", Replace("{x.groups, x.gemm.m * x.gemm.ldd}", "{1, x.gemm.m * x.gemm.ldd}")),
           WRONG_VALUES, On("k groups", MN)),
    Shared("k groups: each group's D begins a row early", "launcher",
           launcher("k_grouped_gemm", Replace("{x.groups, x.gemm.m * x.gemm.ldd}",
                                              "{x.groups, (x.gemm.m - 1) * x.gemm.ldd}")), ANY, On("k groups", *EACH)),
    Shared("k groups: the last columns of every group in the first one's D", "launcher",
           launcher("k_grouped_gemm", Replace("x.gemm.m * params.d.pitch", "0")), ANY, On("k groups", *EACH)),
    Shared("k groups: boxes of every group in the first one's D", "launcher",
           launcher("k_grouped_gemm", Replace("params.d.map.step = 1", "params.d.map.step = 0")), ANY,
           On("k groups", *EACH)),
    Shared("k groups: the first group's C for all", "launcher",
           launcher("k_grouped_gemm", Replace("x.gemm.beta == 0 ? 0 : x.gemm.m * x.gemm.ldc", "0")), WRONG_VALUES,
           On("k groups scale", MN)),
    Shared("k groups: the last group has no tiles", WALK,
           walk("is_done", Replace("group_ == params_.groups", "group_ + 1 >= params_.groups")), ANY,
           On("k groups", *EACH)),
    Shared("k groups: the tiles of groups before count twice", WALK, walk("find_group", Delete("index_ -= tiles;")), ANY,
           On("k groups", *EACH)),

    # ---------------------------------------------------------------------------------------------------------- scales
    Shared("k groups: block scales counted from the first element of K", WALK,
           walk("k", Replace("scale_block_ + k_block", "begin / stage")), WRONG_VALUES, On("k groups", SCALED)),
    Shared("k groups: the block scales of the first group for all", WALK,
           walk("find_group", Delete("scale_block_ += own_k_blocks();")), WRONG_VALUES, On("k groups", SCALED)),
    Shared("k groups: the block scales' map ends where K without groups has its last block", "launcher",
           launcher("k_grouped_gemm", Delete("scaled.k = most_k_blocks<Config>(x) * scaled_k;")), WRONG_VALUES,
           On("k groups", SCALED)),
    Shared("k groups: A's factor of the first group for all", WALK,
           launcher("k_grouped_gemm", Replace("x.gemm.scale_a.each_row ? x.gemm.m : 1", "0")), WRONG_VALUES,
           On("k groups scale", MN)),
    Shared("k groups: B's factor of the first group for all", WALK,
           launcher("k_grouped_gemm", Replace("x.gemm.scale_b.each_row ? x.gemm.n : 1", "0")), WRONG_VALUES,
           On("k groups scale", MN)),

    # --------------------------------------------------------------------------------------------- the flat form's maps
    Shared("k groups, flat: a tensor map is changed while a load may still read it", "DeepGEMM#343, #430, #431",
           flat("FlatKGroupedTiles::Walk::k", Replace("first_map_ + this->group()", "first_map_")), MAP_IN_USE,
           On("k groups flat", SCALED)),
    Shared("k groups, flat: a tensor map is made again for each tile", "DeepGEMM#343",
           flat("FlatKGroupedTiles::Walk::k", Replace("k_block == 0 && this->group() != group_before_", "k_block == 0")), MAP_IN_USE,
           On("k groups flat", SCALED)),
    Shared("k groups, flat: a changed map is not released", isa("fence.proxy.tensormap::generic.release"),
           flat("make_map", Delete("ptx::fence_proxy_tensormap_release<Scope::cta>();")), MAP_UNRELEASED,
           On("k groups flat", SCALED)),
    Shared("k groups, flat: a changed map is not acquired", isa("fence.proxy.tensormap::generic.acquire"),
           flat("make_map", Delete("ptx::fence_proxy_tensormap_acquire<Scope::cta>(map);")), MAP_UNACQUIRED,
           On("k groups flat", SCALED)),
    Shared("k groups, flat: all CTAs make the same map", OWN_MAPS,
           flat("FlatKGroupedTiles::Walk", Replace("blockIdx.x * params.groups", "0")), MAP_SHARED,
           On("k groups flat", SCALED)),
    Shared("k groups, flat: CTAs have their maps a map apart", OWN_MAPS,
           flat("FlatKGroupedTiles::Walk", Replace("blockIdx.x * params.groups", "blockIdx.x")), MAP_SHARED,
           On("k groups flat", SCALED)),
    Shared("k groups, flat: A and B have the same map", "launcher",
           launcher("k_grouped_gemm", Replace("most_flat_ctas * x.groups", "0")), MAP_SHARED,
           On("k groups flat", SCALED)),
    Shared("k groups, flat: a map for the first group alone", OWN_MAPS,
           flat("FlatKGroupedTiles::Walk::k", Replace("this->group() != group_before_", "group_before_ == ~0u")),
           f"{WRONG_VALUES}|{NEVER_ENCODED}", On("k groups flat", SCALED)),
    Shared("k groups, flat: the first group's elements for all", OWN_MAPS,
           flat("make_map", Replace("of.address + i64{k.begin} * of.rows", "of.address")), WRONG_VALUES,
           On("k groups flat", SCALED)),
    Shared("k groups, flat: rows farther apart than they are", OWN_MAPS,  # but the last group's, which would leave A and B
           flat("make_map", Replace("ptx::tensormap_replace_global_stride<0>(map, k.size);",
                                    "ptx::tensormap_replace_global_stride<0>(map, k.begin < 768 ? k.size + 128 : k.size);")),
           WRONG_VALUES, On("k groups flat", SCALED)),
    Shared("k groups, flat: an empty group takes the elements of another", OWN_MAPS,
           flat("FlatKGroupedTiles::Walk::k", Replace("size == 0 ? past_k : k_block * stage_k<e4m3>",
                                                      "k_block * stage_k<e4m3>")), WRONG_VALUES,
           On("k groups flat", SCALED)),
    Shared("k groups, flat: a group's second k block is its first one", OWN_MAPS,
           flat("FlatKGroupedTiles::Walk::k", Replace("k_block * stage_k<e4m3>", "0")), WRONG_VALUES,
           On("k groups flat", SCALED)),

    # --------------------------------------------------------------------------------------------------- wrong offsets
    Shared("k groups: offsets that decrease: elements of two groups", WALK,
           walk("begin_group", Replace("begin_ = end_;", "begin_ = offset(group_);")), ANY,
           On("wrong k offsets", MN, K_MAJOR)),
    Shared("k groups: an end before the begin", WALK,
           walk("begin_group", Replace("end > begin_ ? end : begin_", "end")),
           ANY, On("wrong k offsets", MN)),
    Shared("k groups: offsets not rounded down", isa("cp.async.bulk.tensor: 16 bytes"),
           walk("offset", Replace("params_.offsets.number(i, params_.k) / step * step",
                                  "params_.offsets.number(i, params_.k)")), OFF_16_BYTES,
           On("wrong k offsets", K_MAJOR)),
    Shared("k groups: a negative offset", WALK,
           [Edit(GROUP_LAYOUT, "OffsetArray::number", Delete("if (high >> 31 != 0) return 0;"))], ANY,
           On("wrong k offsets", MN, K_MAJOR)),
    Shared("k groups: an offset beyond the last element", WALK,
           [Edit(GROUP_LAYOUT, "OffsetArray::number", Replace("low < most ? low : most", "true ? low : most"))], ANY,
           On("wrong k offsets", MN, K_MAJOR)),

    # -------------------------------------------------------------------------------------------- programmatic launches
    Shared("k groups: offsets are read before the kernel before has ended", isa("griddepcontrol.wait"),
           [Edit(K_GROUPED, "KGroupedTiles::Walk", Replace("ptx::griddepcontrol_wait(); ...;", "...;"))],
           BEFORE_ITS_END, On("k groups after", MN, K_MAJOR)),
]

HARMLESS = [
    Shared("k groups: each group by columns", WALK,
           launcher("k_grouped_gemm", Replace("rows_together<Config>(mean, of_group, launch.at_once)", "1000")), "",
           On("k groups", MN)),
    Shared("k groups: as many clusters as one group has tiles", "launcher",
           launcher("k_grouped_gemm", Delete("launch.tiles.m *= x.groups;")), "", On("k groups", K_MAJOR)),
]
