"""Many problems of one size, each with matrices of its own."""

from faults import (BATCHED, BATCHED_LAUNCH, BATCHED_OUTPUT, BATCHED_SLICEDK, ENCODE, EPILOGUE, MATRIX_OF_MAP, OPERANDS,
                    PROMOTE, SPLITK, STORES, On, Shared)
from messages import DEADLOCK, STORED_TWICE, WRONG_VALUES
from source import Delete, Edit, Insert, Replace

WALK = "the walk over problems"
MAPS = "tensor maps of three dimensions"
STORED_BY_TWO = (
    STORED_TWICE + r"|^(TMA store|st.global) at .* touches global memory at 0x\w+: (still being )?written (by|through)"
)
ANY = WRONG_VALUES + "|" + STORED_BY_TWO + "|^work: |^canary: "
EACH = ("gemm_cooperative", "gemm_pingpong", "gemm_swapped")


SPLIT = "K split, of many problems"
SLICED = "sliced-K, of many problems"
BLOCKS = "block scales of many problems"


def walk(function, operation):
    return [Edit(BATCHED, f"BatchedTiles::Walk::{function}", operation)]


FAULTS = [
    Shared("batch: the first problem alone", WALK,
           walk("is_done", Replace("params_.problems * problem_tiles()", "problem_tiles()")), WRONG_VALUES,
           On("batched", *EACH)),
    Shared("batch: the last tile is left out", WALK, walk("is_done", Replace("index_ >= ...;", "index_ + 1 >= ...;")),
           WRONG_VALUES, On("batched", "gemm_pingpong")),
    Shared("batch: each cluster has every tile", WALK,
           walk("advance", Replace("index_ += gridDim.x / Config::cluster_size", "++index_")), ANY,
           On("batched", "gemm_swapped")),
    Shared("batch: some tiles twice, their neighbours never", WALK,
           walk("tile", Replace("index_ - problem * problem_tiles()", "(index_ - problem * problem_tiles()) / 2")), ANY,
           On("batched", *EACH)),
    Shared("batch: two problems have the same number", WALK,
           walk("tile", Replace("(tile, params_.rows, params_.columns, problem)",
                                "(tile, params_.rows, params_.columns, problem / 2)")), ANY, On("batched", *EACH)),
    Shared("batch: the quotient by a problem's tiles is one by one tile more", "launcher",
           [Edit(BATCHED_LAUNCH, "set_batch_tiles", Replace(".by_problem = make_divisor(static_cast<u32>(tiles.count()))",
                                                            ".by_problem = make_divisor(static_cast<u32>(tiles.count() + 1))"))], ANY,
           On("batched", *EACH)),
    Shared("batch: A of the first problem", MAPS,
           [Edit(OPERANDS, "load_a", Replace("(a, k, tile.a_row, ...)", "(matrix_of(params.a, 0), k, tile.a_row, ...)"))],
           WRONG_VALUES, On("batched", *EACH)),
    Shared("batch: B of the next problem", MAPS,
           [Edit(OPERANDS, "load_b", Replace("(params, b, tile, ...)", "(params, matrix_of(params.b, tile.group + 1), tile, ...)"))],
           WRONG_VALUES, On("batched", *EACH)),
    Shared("batch: B's place in A's map", MAPS,
           [Edit(OPERANDS, "load_b", Replace("(params, b, tile, ...)", "(params, matrix_of(params.a, tile.group), tile, ...)"))],
           WRONG_VALUES, On("batched", "gemm_pingpong")),
    Shared("batch: boxes go to the first problem's D", MAPS,
           [Edit(STORES, "store_d", Replace("matrix_of(matrix.map, at.group)", "matrix_of(matrix.map, 0)"))], ANY,
           On("batched", *EACH)),
    Shared("batch: a box forgets its problem", MAPS,
           [Edit(EPILOGUE, "Fragment::from", Replace("column_end, group, zero_row}", "column_end, 0, zero_row}"))], ANY,
           On("batched", "gemm_cooperative")),
    Shared("batch: the last columns go to the first problem's D", MAPS,
           [Edit(STORES, "store_columns", Replace("d.first(fragment.group)", "d.first(0)"))], ANY, On("batched", *EACH)),
    Shared("batch: a problem's D begins an element late", MAPS,
           [Edit(BATCHED_OUTPUT, "OutputMatrix::first", Replace("address + problem * problem_pitch",
                                                          "address + 2 + problem * problem_pitch"))], ANY,
           On("batched", "gemm_pingpong")),
    Shared("batch: all have the first one's B, and each looks for its own", MAPS,
           [Edit(MATRIX_OF_MAP, "matrix_of", Replace("problem * map.step", "problem"))], WRONG_VALUES,
           On("batched, one B", "gemm_pingpong")),
    Shared("batch: a map that steps though it has one matrix", "launcher",
           [Edit(BATCHED_LAUNCH, "BatchedKernel::set_params", Replace("x.stride_b == 0 ? 0 : 1", "1"))], WRONG_VALUES,
           On("batched, one B", "gemm_pingpong")),
    Shared("batch: all have the first one's A", "launcher",
           [Edit(BATCHED_LAUNCH, "BatchedKernel::set_params", Replace("x.stride_a == 0 ? 0 : 1", "0"))], WRONG_VALUES,
           On("batched", "gemm_cooperative")),
    Shared("batch: the map of D ends with the last problem's rows", "launcher",
           [Edit(BATCHED_LAUNCH, "BatchedKernel::set_params", Insert("x.gemm.m *= x.batch;",
                                                        behind="params->d.problem_pitch = ...;"))], ANY,
           On("batched", *EACH)),
    Shared("batch: matrices as far apart as their elements are many, in bytes", "launcher",
           [Edit(ENCODE, "encode_matrix", Replace("matrices.stride * bytes_of(type)", "matrices.stride"))], ANY,
           On("batched", *EACH)),
    # ----------------------------------------------------------------------------------------------------- K split
    Shared("batch, K split: the first problem's tiles for all", SPLIT,
           [Edit(BATCHED, "BatchedSplitTiles::Walk::tile",
                 Replace("problem * params_.problem_tiles, problem", "problem * params_.problem_tiles, 0 * problem"))], ANY,
           On("batched", "gemm_splitk")),
    Shared("batch, K split: each problem goes on where the one before ended", SPLIT,
           [Edit(BATCHED, "BatchedSplitTiles::Walk::tile",
                 Replace("this->index_ - problem * params_.problem_tiles", "this->index_"))], ANY, On("batched", "gemm_splitk")),
    Shared("batch, K split: A of the first problem", SPLIT,
           [Edit(SPLITK, "load_a", Replace("(a, k, tile.a_row, ...)", "(matrix_of(params.a, 0), k, tile.a_row, ...)"))], WRONG_VALUES,
           On("batched", "gemm_splitk"), On("batched, one", "gemm_splitk")),
    Shared("batch, K split: B of the next problem", SPLIT,
           [Edit(SPLITK, "load_b", Replace("(b, k, tile.b_row, ...)", "(matrix_of(params.b, tile.group + 1), k, tile.b_row, ...)"))],
           WRONG_VALUES, On("batched", "gemm_splitk")),
    Shared("batch, no K, MN-major: the edge is that of what stands in the operand's place", "launcher",
           [Edit(BATCHED_LAUNCH, "BatchedKernel::set_params", Delete("if (Status s = encode_edge<A>(...); !s.ok()) return s;"))],
           DEADLOCK, On("batched, no k, mn", "gemm_splitk")),
    Shared("batch, K split: the quotient by the tiles of a column is one by those of a row", "launcher",
           [Edit(BATCHED_LAUNCH, "set_batch_tiles", Replace("make_divisor(static_cast<u32>(tiles.m))",
                                                            "make_divisor(static_cast<u32>(tiles.n))"))], ANY,
           On("batched", "gemm_splitk")),
    Shared("batch, K split: tiles looked for from the first problem's on", SPLIT,
           [Edit(BATCHED, "BatchedSplitTiles::Walk::tile",
                 Replace("params_.by_problem.divide(this->index_)", "0"))], ANY, On("batched", "gemm_splitk")),
    Shared("batch, K split: the tiles of one problem", "launcher",
           [Edit(BATCHED_LAUNCH, "set_batch_tiles", Replace("x.batch * tiles.count()", "tiles.count()"))],
           WRONG_VALUES, On("batched, one", "gemm_splitk")),

    # ------------------------------------------------------------------------------------------------- block scales
    Shared("batch: the first problem's scales of A for all", BLOCKS,
           [Edit(PROMOTE, "load_scales_a", Replace("matrix_of(scales.a, tile.group)", "matrix_of(scales.a, 0)"))],
           WRONG_VALUES, On("batched", "gemm_fp8_block"), On("batched rows", "gemm_fp8_block")),
    Shared("batch: the next problem's scales of B's rows", BLOCKS,
           [Edit(PROMOTE, "load_scales_b",
                 Replace("matrix_of(scales.b, tile.group)", "matrix_of(scales.b, tile.group + 1)"))], WRONG_VALUES,
           On("batched rows", "gemm_fp8_block")),
    Shared("batch: the first problem's scales of B's blocks for all", BLOCKS,
           [Edit(PROMOTE, "matrix_of", Replace("problem * scales.b_problem_pitch", "0"))], WRONG_VALUES,
           On("batched", "gemm_fp8_block")),
    Shared("batch: scales of B's blocks of one problem", "launcher",
           [Edit(ENCODE, "encode_block_scales", Replace("is_batch ? problems.b.count : problems.groups",
                                                        "problems.groups"))], WRONG_VALUES,
           On("batched", "gemm_fp8_block")),
    Shared("batch: scales of B's blocks as far apart as those of A", "launcher",
           [Edit(ENCODE, "encode_block_scales", Replace("problems.b.stride * i64{sizeof(float)}",
                                                        "problems.a.stride * i64{sizeof(float)}"))], ANY,
           On("batched", "gemm_fp8_block")),
    Shared("batch: all have the first one's scales of A", "launcher",
           [Edit(BATCHED_LAUNCH, "BatchedKernel::set_params", Replace("x.stride_scales_a == 0 ? 0 : 1", "0"))],
           WRONG_VALUES, On("batched", "gemm_fp8_block")),
    Shared("batch: the first problem's C for all, beside block scales", "epilogue",
           [Edit(BATCHED_OUTPUT, "BatchedCombination", Replace("fragment.group * c_problem_pitch", "0 * c_problem_pitch"))],
           WRONG_VALUES, On("batched rows", "gemm_fp8_block")),

    # ---------------------------------------------------------------------------------------------------- sliced-K
    Shared("batch, sliced-K: the first problem alone", SLICED,
           [Edit(BATCHED_SLICEDK, "batched_gemm_slicedk", Replace("params.by_tiles_n.divide(column_of_tiles)", "0u"))],
           ANY, On("batched", "gemm_slicedk")),
    Shared("batch, sliced-K: columns of all problems", SLICED,
           [Edit(BATCHED_SLICEDK, "batched_gemm_slicedk",
                 Replace("column_of_tiles - problem * params.tiles_n", "column_of_tiles"))], ANY,
           On("batched", "gemm_slicedk")),
    Shared("batch, sliced-K: D of the first problem", SLICED,
           [Edit(BATCHED_SLICEDK, "batched_gemm_slicedk",
                 Replace("problem * params.problem_pitch_d", "0 * params.problem_pitch_d"))], ANY,
           On("batched", "gemm_slicedk")),
    Shared("batch, sliced-K: A of another problem", SLICED,
           [Edit(BATCHED_SLICEDK, "batched_gemm_slicedk",
                 Replace("problem * params.problem_pitch_a", "(problem ^ 1) * params.problem_pitch_a"))], WRONG_VALUES,
           On("batched", "gemm_slicedk")),
    Shared("batch, sliced-K: B moves on from problem to problem, though all have the same", SLICED,
           [Edit(BATCHED_SLICEDK, "batched_gemm_slicedk",
                 Replace("problem * params.problem_pitch_b", "problem * 16"))], WRONG_VALUES,
           On("batched, scaled", "gemm_slicedk")),
    Shared("batch, sliced-K: an epilogue that does not know the problem", SLICED,
           [Edit(BATCHED_SLICEDK, "batched_gemm_slicedk",
                 Replace("add_and_store<Config>(of_problem, row, column, d, problem)",
                         "add_and_store<Config>(of_problem, row, column, d)"))], WRONG_VALUES,
           On("batched, scaled", "gemm_slicedk")),

    Shared("batch: the first problem's C for all", "epilogue",
           [Edit(BATCHED_OUTPUT, "BatchedCombination", Replace("fragment.group * c_problem_pitch", "0 * c_problem_pitch"))],
           WRONG_VALUES, On("batched, scaled", "gemm_pingpong")),
    Shared("batch: the first problem's factors for all", "epilogue",
           [Edit(BATCHED_OUTPUT, "BatchedCombination", Replace("fragment.group * i64{of_problem}", "0 * i64{of_problem}"))],
           WRONG_VALUES, On("batched, fp8", "gemm_pingpong")),
]

HARMLESS = [
    Shared("batch: each problem by columns", WALK,
           [Edit(BATCHED_LAUNCH, "set_batch_tiles", Replace("u32{Config::group_m}", "1000u"))], "",
           On("batched", "gemm_pingpong")),
]
