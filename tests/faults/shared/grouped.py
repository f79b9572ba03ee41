"""Rows in groups whose offsets the device alone knows."""

from faults import GROUPED, GROUPED_LAUNCH, STAGES, On, Shared, isa
from messages import BEFORE_ITS_END, DEADLOCK, STORED_TWICE, WRONG_VALUES
from source import Delete, Edit, Replace

WALK = "the walk over groups"
STORED_BY_TWO = (
    STORED_TWICE + r"|^(TMA store|st.global) at .* touches global memory at 0x\w+: (still being )?written (by|through)"
)
ANY = WRONG_VALUES + "|" + STORED_BY_TWO + "|^work: |^canary: "
EACH = ("gemm_cooperative", "gemm_pingpong", "gemm_swapped")


def walk(function, operation):
    return [Edit(GROUPED, f"GroupedTiles::Walk::{function}", operation)]


FAULTS = [
    Shared("groups: a group ends one row late", WALK,
           walk("begin_group", Replace("offset(group_ + 1)", "offset(group_ + 1) + 1")), ANY,
           On("grouped", *EACH)),
    Shared("groups: the first group begins with the first row", WALK,
           [Edit(GROUPED, "GroupedTiles::Walk", Replace("offset(0) : 0", "0u : 0u"))], ANY,
           On("grouped", *EACH)),
    Shared("groups: a group ends at its own offset", WALK,
           walk("begin_group", Replace("offset(group_ + 1)", "offset(group_)")), ANY,
           On("grouped", "gemm_pingpong")),
    Shared("groups: a tile stores its neighbour's rows", WALK, walk("tile", Replace("row_end_,", "params_.rows,")), ANY,
           On("grouped", *EACH)),
    Shared("groups: a tile's last box is stored whole", WALK,
           [Edit(GROUPED, "GroupedTiles", Replace("ends_at_map = false", "ends_at_map = true"))], ANY,
           On("grouped", *EACH)),
    Shared("groups: B of the next group", WALK,
           walk("tile", Replace("group_ * params_.columns", "(group_ + 1) * params_.columns")), WRONG_VALUES,
           On("grouped", *EACH)),
    Shared("groups: B of the first group", WALK, walk("tile", Replace("group_ * params_.columns + column", "column")),
           WRONG_VALUES, On("grouped", "gemm_pingpong")),
    Shared("groups: B in groups of whole tiles", WALK,
           walk("tile", Replace("group_ * params_.columns",
                                "group_ * params_.cluster_tiles_n * Config::cluster_n * Config::block_n")),
           WRONG_VALUES, On("grouped", *EACH)),
    Shared("groups: A from the group's first row on", WALK,
           walk("tile", Replace("{group_, row,", "{group_, row_,")), WRONG_VALUES, On("grouped", *EACH)),
    Shared("groups: a group's rows begin at a multiple of 8", WALK,
           walk("tile", Replace("u32 row = row_ +", "u32 row = row_ / 8 * 8 +")), ANY,
           On("grouped", *EACH)),
    Shared("groups: empty groups have a tile", WALK,
           walk("cluster_tiles_m", Replace("(row_end_ - row_ + rows - 1) / rows",
                                           "(row_end_ - row_ + rows - 1) / rows + (row_ == row_end_)")),
           r"^work: ", On("grouped", "gemm_cooperative", "gemm_pingpong")),
    Shared("groups: a group's last rows have no tile", WALK,
           walk("cluster_tiles_m", Replace("row_end_ - row_ + rows - 1", "row_end_ - row_")), ANY,
           On("grouped", *EACH)),
    Shared("groups: the last group has no tiles", WALK,
           walk("is_done", Replace("group_ == params_.groups", "group_ + 1 >= params_.groups")), ANY,
           On("grouped", *EACH)),
    Shared("groups: the tiles of groups before count twice", WALK, walk("find_group", Delete("index_ -= tiles;")), ANY,
           On("grouped", *EACH)),
    Shared("groups: every role but math begins with the second tile", WALK,
           [Edit(STAGES, "load_tiles", Replace("for (; !walk.is_done(); walk.advance())",
                                               "if (!walk.is_done()) walk.advance(); "
                                               "for (; !walk.is_done(); walk.advance())"))],
           DEADLOCK + "|" + WRONG_VALUES, On("grouped", *EACH)),
    Shared("groups: the map of B ends with the first group", "launcher",
           [Edit(GROUPED_LAUNCH, "grouped_gemm", Delete("maps.n *= x.groups;"))], WRONG_VALUES,
           On("grouped", "gemm_pingpong")),
    Shared("groups: offsets that decrease: rows of two groups", WALK,
           walk("begin_group", Replace("row_ = row_end_;", "row_ = offset(group_);")), ANY,
           On("wrong offsets", *EACH)),
    Shared("groups: an offset beyond the last row", WALK,
           walk("offset", Replace("low < params_.rows ? low : params_.rows", "true ? low : params_.rows")), ANY,
           On("wrong offsets", *EACH)),
    Shared("groups: a negative offset", WALK, walk("offset", Delete("if (high >> 31 != 0) return 0;")), ANY,
           On("wrong offsets", *EACH)),
    Shared("groups: offsets are read before the kernel before has ended", isa("griddepcontrol.wait"),
           [Edit(GROUPED, "GroupedTiles::Walk", Replace("ptx::griddepcontrol_wait(); ...;", "...;"))], BEFORE_ITS_END,
           On("grouped after", *EACH)),
    Shared("groups: one thread waits for the kernel before", isa("griddepcontrol.wait: the executing thread"),
           [Edit(GROUPED, "GroupedTiles::Walk", Replace("ptx::griddepcontrol_wait();",
                                                        "if (threadIdx.x % warpgroup_threads == 0) "
                                                        "ptx::griddepcontrol_wait();"))], BEFORE_ITS_END,
           On("grouped after", *EACH)),
]

HARMLESS = [
    Shared("groups: each group by columns", WALK,
           walk("tile", Replace("grouped_tile(..., Config::group_m)", "grouped_tile(..., 1000u)")), "",
           On("grouped", "gemm_pingpong")),
]
