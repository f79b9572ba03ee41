"""What must not compile, and why: (what, statements, what the compiler must say)."""

HEADERS = [
    "host/add_to_d.hpp",
    "host/grouped.hpp",
    "kernels/gemm_cooperative.cuh",
    "kernels/gemm_fp8_block.cuh",
    "kernels/gemm_fp8_block_splitk.cuh",
    "kernels/gemm_slicedk.cuh",
    "kernels/gemm_splitk.cuh",
    "kernels/gemm_swapped.cuh",
    "kernels/grouped.cuh",
    "ptx/atomic.cuh",
    "ptx/control.cuh",
    "ptx/cp_reduce_async_bulk.cuh",
    "ptx/tensormap.cuh",
    "ptx/wgmma.cuh",
]

N = "wgmma_mma_async: n is a multiple of 8 from 8 to 256"
TYPES = "wgmma_mma_async: A and B are both bf16, both f16, or each e4m3 or e5m2"
D = "wgmma_mma_async: D is float, or u32 (two f16 each) where A and B are f16"
COUNT = "wgmma_mma_async: d has n / 2 floats, or n / 4 u32"
SCALES = "wgmma_mma_async: scale_a and scale_b are 1 or -1"
FP8_MAJOR = "wgmma_mma_async: FP8 operands are K-major; only 16-bit ones can be transposed"
A_MAJOR = "wgmma_mma_async: A in registers is not transposed: major_a is Major::k"
REGISTERS = "setmaxnreg: a multiple of 8 from 24 to 256"
RED = "red: relaxed or release"
REDUCE = "cp.reduce.async.bulk: add takes"
REDUCE_CLUSTER = "cp.reduce.async.bulk to shared::cluster: add takes"


FP8_STAGE = "major_a, major_b: Major::k of FP8, all that wgmma has (transpose when quantising)"
FP8_SLICED = "major_a, major_b: Major::k of FP8 (transpose when quantising)"
SWAPPED_ROWS = "block_m: the N of a math warpgroup's wgmmas"
SPLITK_TILES = "cluster: of several tiles where K is split"
SPLITK_CTAS = "cluster, splits: 8 CTAs at most, and each of those with a tile owns a block of 8 columns"


def smem(kernel, types, configuration):
    """What every kernel asks of its Config: shared memory."""
    config = f"{kernel}::Config<Types<{types}>, Configuration{{Kernel::gemm_{kernel}, {configuration}}}>"
    return f"u32 bytes = sizeof({kernel}::Smem<{config}>); (void)bytes;"


def wgmma(arguments, d="float d[4]"):
    return f"{d}; ptx::wgmma_mma_async<{arguments}>(d, u64{{}}, u64{{}}, 1);"


def wgmma_rs(arguments, d="float d[4]"):
    return f"{d}; u32 a[4] = {{}}; ptx::wgmma_mma_async<{arguments}>(d, a, u64{{}}, 1);"


REFUSED = [
    ("n is no multiple of 8", wgmma("12, bf16", "float d[6]"), N),
    ("n is too large", wgmma("264, f16", "float d[132]"), N),
    ("n is no multiple of 8, A in registers", wgmma_rs("20, e4m3", "float d[10]"), N),
    ("16-bit types mixed", wgmma("8, bf16, f16"), TYPES),
    ("FP8 and a 16-bit type", wgmma("8, e4m3, f16"), TYPES),
    ("FP8 and a 16-bit type, A in registers", wgmma_rs("8, bf16, e5m2"), TYPES),
    ("operands in fp32", wgmma("8, float"), TYPES),
    ("bf16 and D in f16", wgmma("8, bf16", "u32 d[2]"), D),
    ("FP8 and D in f16", wgmma("8, e4m3", "u32 d[2]"), D),
    ("D in fp64", wgmma("8, f16", "double d[2]"), D),
    ("too few registers of D", wgmma("16, bf16", "float d[4]"), COUNT),
    ("D in f16 with a register for each element", wgmma("8, f16", "u32 d[4]"), COUNT),
    ("scale_a = 0", wgmma("8, bf16, bf16, 0"), SCALES),
    ("scale_b = 2", wgmma("8, e5m2, e4m3, 1, 2"), SCALES),
    ("scale_a = -2, A in registers", wgmma_rs("8, f16, f16, -2"), SCALES),
    ("FP8 and A M-major", wgmma("8, e4m3, e4m3, 1, 1, Major::mn"), FP8_MAJOR),
    ("FP8 and B N-major", wgmma("8, e4m3, e5m2, 1, 1, Major::k, Major::mn"), FP8_MAJOR),
    ("A in registers and M-major", wgmma_rs("8, bf16, bf16, 1, 1, Major::mn"), A_MAJOR),
    ("FP8 kernel with A M-major", smem("cooperative", "e4m3, bf16", "{128, 256}, {}, 1, Major::mn"), FP8_STAGE),
    ("FP8 kernel with B N-major", smem("cooperative", "e5m2, bf16", "{128, 256}, {}, 1, Major::k, Major::mn"), FP8_STAGE),
    ("promoting FP8 kernel with B N-major", smem("fp8_block", "e4m3, bf16", "{128, 160}, {}, 1, Major::k, Major::mn"),
     FP8_STAGE),
    ("FP8 without TMA and A M-major", smem("slicedk", "e4m3, bf16", "{16, 32}, {}, 1, Major::mn"), FP8_SLICED),
    ("FP8 without TMA and B N-major", smem("slicedk", "e4m3, bf16", "{16, 32}, {}, 1, Major::k, Major::mn"),
     FP8_SLICED),
    ("FP8 and the type that it becomes", smem("slicedk", "e4m3, bf16, f16", "{16, 32}"),
     "Input, InputB: the same, or both FP8"),
    ("block scales without sums for each block", smem("slicedk", "e4m3, bf16, e4m3, BlockScales::b_1x128", "{16, 32}"),
     "Types: block scales want sums for each k block"),
    ("D^T and more rows than a wgmma has columns", smem("swapped", "bf16", "{264, 64}"), SWAPPED_ROWS),
    (
        "rows in groups and K split",
        "using Config = fp8_block_splitk::Config<Types<e4m3, bf16>, Configuration{.kernel = Kernel::gemm_fp8_block_splitk, "
        ".tile = {16, 128}, .splits = 2}, LinearCombination<Types<e4m3, bf16>>, GroupedTiles>; "
        "Walk<Config> walk(GroupedTiles::Params{});",
        "splits: 1, as a CTA takes all of K",
    ),
    ("one stage, which is read and filled in turn", smem("splitk", "bf16", "{8, 256}"), "block_m, block_n: two stages"),
    ("one stage of large boxes", smem("cooperative", "bf16, float", "{1024, 32}, {1, 4}"), "block_m, block_n: two stages, boxes"),
    (
        "an MN-major operand that three CTAs share",
        "StageAddresses<int> none{}; OperandStage<bf16, 64, Major::mn>::load<SharedBy<3>>(TensorMap{}, 0, 0, none.base, none.base);",
        "cluster: 1, 2, 4 or 8 CTAs share an MN-major operand",
    ),
    (
        "rows in groups and D that is loaded",
        "using Sums = Types<bf16, float>; GroupedConfigOf<Sums, Configuration{Kernel::gemm_pingpong, {128, 128}}, "
        "AddToD<Sums, AddBy::load>> config;",
        "Epilogue: AddToD of rows in groups by reduction",
    ),
    ("clusters of several tiles and K not split", smem("splitk", "bf16", "{64, 64}, {2, 1}"), SPLITK_TILES),
    ("clusters of several tiles and K not split, FP8", smem("fp8_block_splitk", "e4m3, bf16", "{64, 64}, {1, 2}"),
     SPLITK_TILES),
    ("K split, and clusters of more than 8 CTAs", smem("splitk", "bf16", "{64, 64}, {2, 2}, 4"), SPLITK_CTAS),
    ("K split over more CTAs than there are blocks of columns", smem("splitk", "bf16", "{16, 64}, {}, 4"), SPLITK_CTAS),
    ("setmaxnreg of no multiple of 8", "ptx::setmaxnreg_inc<100>();", REGISTERS),
    ("setmaxnreg of too few", "ptx::setmaxnreg_dec<16>();", REGISTERS),
    ("red that acquires", "u32 x; ptx::red_global_add_u32<Order::acquire, Scope::gpu>(&x, 1);", RED),
    ("red that acquires, fp32", "float x; ptx::red_global_add_f32<Order::acq_rel, Scope::cta>(&x, 1);", RED),
    ("bulk minimum of fp32", "ptx::cp_reduce_async_bulk<Reduction::min, float>(nullptr, 0, 16);", REDUCE),
    (
        "bulk minimum of 64 bits in shared memory",
        "ptx::cp_reduce_async_bulk<Reduction::min, u64>(SharedAddress{}, SharedAddress{}, 16, SharedAddress{});",
        REDUCE_CLUSTER,
    ),
] + [
    (
        f"{field} of dimension {most + 1}, {space}",
        f"ptx::tensormap_replace_{field}<{most + 1}>({map_}, 1);",
        f"tensormap.replace.{field}: dimension 0 to {most}",
    )
    for field, most in [("box_dim", 4), ("global_dim", 4), ("global_stride", 3), ("element_stride", 4)]
    for space, map_ in [("global", "static_cast<TensorMap*>(nullptr)"), ("shared", "SharedAddress{}")]
]
