"""The edges of A and B: of the last tile only the rows inside are loaded."""

from faults import BATCHED_LAUNCH, EDGE, EDGES, ENCODE, MN_MAJOR, OPERANDS, STAGES, On, Shared, isa
from messages import DEADLOCK, NEVER_ENCODED, NEXT_LOAD, NOT_A_NUMBER, STAGE_NOT_READY, TOO_FEW_BYTES, TOO_MANY, WRONG_VALUES
from source import Delete, Edit, Replace

MISSING = DEADLOCK + r".*full\[\d\] parity \d \(phase \d+: \d of \d arrivals and \d+ bytes pending\)"
MORE_THAN_EXPECTED = rf"{TOO_FEW_BYTES}|{NEXT_LOAD}|{STAGE_NOT_READY}|{DEADLOCK}.*full\[\d\] .* and -\d+ bytes pending"
AHEAD = rf"^mbarrier.arrive at .*empty\[\d\] of CTA \d{TOO_MANY}"
OTHER_BYTES = rf"{MORE_THAN_EXPECTED}|{MISSING}"
ANY = rf"{OTHER_BYTES}|{DEADLOCK}|full\[\d\]{TOO_MANY}|{WRONG_VALUES}"

ALONE = (On("plain", "gemm_cooperative", "gemm_pingpong", "gemm_swapped", "gemm_splitk", "gemm_fp8_block"),
         On("few", "gemm_splitk", "gemm_fp8_block_splitk"))
IN_CLUSTERS = (On("cluster", "gemm_cooperative", "gemm_pingpong", "gemm_fp8_block"),
               On("wide cluster", "gemm_cooperative", "gemm_swapped"), On("turns", "gemm_swapped"))
OF_CHUNKS = (On("mn", "gemm_cooperative", "gemm_swapped"), On("mn cluster", "gemm_cooperative"))


def load(operation):
    return [Edit(STAGES, "OperandStage::load", operation)]


def has_shares(condition):
    """In the place of both."""
    return [Edit(STAGES, "OperandStage::has_shares",
                 Replace("rows_of_box(ctas) < rows && loaded_rows(of, row, rows) == rows", condition))]


FAULTS = [
    # ---------------------------------------------------------------------------------------------------------- K-major
    Shared("edge: loaded by the map of whole boxes", isa("Tensors: Bounding box"),
           load(Replace("of.edge, k", "of.whole, k")), MORE_THAN_EXPECTED, *ALONE),
    Shared("edge: the bytes of whole boxes expected", isa("mbarrier.expect_tx"),
           [Edit(STAGES, "OperandStage::loaded_bytes", Replace("loaded_rows(of, row, rows)", "rows"))], MISSING, *ALONE,
           *IN_CLUSTERS),
    Shared("edge: whole tiles loaded by its map", isa("Tensors: Bounding box"),
           load(Replace("of.whole, k", "of.edge, k")), OTHER_BYTES + r"|^TMA load at .* no tensor map",
           On("plain", "gemm_cooperative", "gemm_splitk"), On("cluster", "gemm_cooperative")),
    Shared("edge: not loaded", EDGE, load(Replace("inside > 0", "false")), MISSING, *ALONE,
           On("cluster", "gemm_cooperative")),
    Shared("edge: one row is taken for none", EDGE, load(Replace("inside > 0", "inside > 1")), MISSING,
           On("one row", "gemm_cooperative")),
    Shared("edge: one row is neither loaded nor expected", EDGE,
           [Edit(EDGES, "loaded_rows", Replace("row < of.rows ?", "row + 1 < of.rows ?"))], WRONG_VALUES,
           On("one row", "gemm_cooperative")),
    Shared("edge: a row too few is loaded", EDGE,
           [Edit(EDGES, "loaded_rows", Replace("of.rows - row", "of.rows - row - 1"))], OTHER_BYTES,
           On("plain", "gemm_cooperative", "gemm_swapped"), On("few", "gemm_splitk"), On("cluster", "gemm_pingpong")),
    Shared("edge: a tile is loaded as the next one", EDGE,
           [Edit(EDGES, "loaded_rows", Replace("of.rows - row", "of.rows - row - count"))], ANY,
           On("plain", "gemm_cooperative", "gemm_swapped", "gemm_splitk"), On("cluster", "gemm_cooperative"),
           On("mn", "gemm_cooperative")),
    Shared("edge: the next tile's rows are looked at", EDGE, load(Replace("loaded_rows(of, row, rows)",
                                                                         "loaded_rows(of, row + rows, rows)")), ANY,
           On("plain", "gemm_cooperative", "gemm_pingpong"), On("cluster", "gemm_cooperative")),
    Shared("edge: the next tile's rows are expected", EDGE,
           [Edit(STAGES, "OperandStage::loaded_bytes", Replace("loaded_rows(of, row, rows)",
                                                              "loaded_rows(of, row + rows, rows)"))],
           ANY, On("plain", "gemm_cooperative", "gemm_splitk")),
    Shared("edge: all rows that are left are one tile's", EDGE,
           [Edit(EDGES, "loaded_rows", Replace("left < count ? left : count", "left"))],
           rf"{OTHER_BYTES}|the tx-count of|^TMA load", On("plain", "gemm_cooperative", "gemm_splitk")),
    Shared("edge: that of the other operand", EDGE,
           [Edit(OPERANDS, "load_a", Replace("matrix_of(params.a, tile.group)",
                                            "EdgedMatrix<const TensorMap&>{params.a, params.b.edge, params.a.rows}"))],
           OTHER_BYTES, On("plain", "gemm_cooperative", "gemm_swapped"), On("few", "gemm_splitk"),
           On("cluster", "gemm_cooperative")),
    Shared("edge: gemm_multistage loads it, and expects whole boxes", EDGE,
           [Edit(OPERANDS, "start_load_a", Replace("params.a, k", "matrix_of(params.a, 0), k"))],
           DEADLOCK + r".*full\[\d\] parity \d .* and \d+ bytes pending", On("plain", "gemm_multistage")),

    # ------------------------------------------------------------------------------------------------------ in clusters
    Shared("edge: each CTA loads it for all", isa("cp.async.bulk.tensor: ctaMask"),
           [Edit(STAGES, "OperandStage::load_box_shared", Replace("in_turns && k", "false && k"))], MORE_THAN_EXPECTED,
           *IN_CLUSTERS),
    Shared("edge: nobody has a turn", EDGE,
           [Edit(STAGES, "OperandStage::load_box_shared", Replace("!= Shared::index()", "!= Shared::ctas"))], MISSING,
           *IN_CLUSTERS),
    Shared("edge: all turns are the first CTA's", EDGE,
           [Edit(STAGES, "OperandStage::load_box_shared", Replace("Shared::index()) return;", "0) return;"))], ANY,
           On("cluster", "gemm_cooperative", "gemm_pingpong"), On("wide cluster", "gemm_cooperative")),
    Shared("edge: turns counted by the rank in the cluster", EDGE,
           [Edit(STAGES, "OperandStage::load_box_shared", Replace("Shared::index()) return;",
                                                                 "ptx::cluster_ctarank()) return;"))], ANY,
           On("square cluster", "gemm_cooperative", "gemm_pingpong")),
    Shared("edge: a share for each CTA, though the swizzle begins anywhere", EDGE,
           load(Replace("load_box_shared<Shared, true>(...)", "load_box_shared<Shared, false>(...)")), ANY,
           *IN_CLUSTERS),
    Shared("edge: loaded by each CTA for itself and expected of all", EDGE,
           [Edit(STAGES, "load_operand", Replace("Stage::loaded_bytes(of, row)",
                                                "Stage::loaded_bytes(of, row) * Shared::ctas"))], MISSING,
           On("cluster", "gemm_cooperative"), On("wide cluster", "gemm_swapped")),
    Shared("edge: a CTA that loads nothing tells nobody that it has seen the stage free", isa("mbarrier: Phase"),
           has_shares("true"), AHEAD, *IN_CLUSTERS, On("square cluster", "gemm_cooperative", "gemm_pingpong")),
    Shared("edge: only a CTA without a row tells all", isa("mbarrier: Phase"), has_shares("loaded_rows(of, row, 1) > 0"),
           AHEAD, *IN_CLUSTERS),
    Shared("edge: only a CTA that has turns tells all", isa("mbarrier: Phase"), has_shares("loaded_rows(of, row, 1) == 0"),
           AHEAD, On("square cluster", "gemm_cooperative", "gemm_pingpong")),
    Shared("edge: all are told, and expect nothing", "mbarrier counts",
           [Edit(STAGES, "load_operand", Delete("bytes += Shared::ctas;"))], MORE_THAN_EXPECTED, *IN_CLUSTERS),
    Shared("edge: each CTA is told by the others, and does not expect itself", "mbarrier counts",
           [Edit(STAGES, "load_operand", Replace("bytes += Shared::ctas;", "bytes += Shared::ctas - 1;"))],
           MORE_THAN_EXPECTED, *IN_CLUSTERS),
    Shared("edge: nobody tells what is expected", "mbarrier counts",
           [Edit(STAGES, "load_operand", Replace("i < Shared::ctas", "i < 0"))], MISSING, *IN_CLUSTERS),
    Shared("edge: each CTA tells itself alone", "mbarrier counts",
           [Edit(STAGES, "load_operand", Replace("Shared::first_rank() + i * Shared::stride", "ptx::cluster_ctarank()"))], AHEAD,
           *IN_CLUSTERS),
    Shared("edge: each CTA tells those from its own rank on", "mapa",
           [Edit(STAGES, "load_operand", Replace("Shared::first_rank()", "ptx::cluster_ctarank()"))],
           r"^mapa at .*: rank = \d, must be less than the cluster's", *IN_CLUSTERS),
    Shared("edge: CTAs next to each other are told", "mbarrier counts",
           [Edit(STAGES, "load_operand", Replace("i * Shared::stride", "i"))], rf"{OTHER_BYTES}|{AHEAD}|^mapa at",
           On("square cluster", "gemm_cooperative", "gemm_pingpong")),

    # --------------------------------------------------------------------------------------------------------- MN-major
    Shared("edge, MN-major: a last chunk that lies inside in part is left out", EDGE,
           [Edit(MN_MAJOR, "OperandStage::loaded_chunks", Replace("+ chunk_columns - 1", ""))], WRONG_VALUES,
           On("mn", "gemm_splitk"), *OF_CHUNKS),
    Shared("edge, MN-major: the bytes of all chunks expected", isa("mbarrier.expect_tx"),
           [Edit(MN_MAJOR, "OperandStage::loaded_bytes", Replace("loaded_chunks(of, row)", "boxes"))], MISSING,
           *OF_CHUNKS),
    Shared("edge, MN-major: all chunks loaded, and those inside expected", isa("mbarrier.expect_tx"),
           [Edit(MN_MAJOR, "OperandStage::load", Replace("loaded_chunks(of, row), k", "boxes, k"))], MORE_THAN_EXPECTED,
           *OF_CHUNKS),
    Shared("edge, MN-major: a chunk too many is loaded", EDGE,
           [Edit(MN_MAJOR, "OperandStage::load_chunks", Replace("chunk == chunks", "chunk > chunks"))],
           MORE_THAN_EXPECTED, *OF_CHUNKS),
    Shared("edge, MN-major: a CTA without a chunk tells nobody", isa("mbarrier: Phase"),
           [Edit(MN_MAJOR, "OperandStage::has_shares", Replace("loaded_chunks(of, row) > 0", "true"))], AHEAD,
           On("mn square", "gemm_cooperative")),
    Shared("edge, MN-major: the first chunk is left out", EDGE,
           [Edit(MN_MAJOR, "OperandStage::load_chunks", Replace("chunk = 0", "chunk = chunks < boxes"))], MISSING,
           *OF_CHUNKS),

    # --------------------------------------------------------------------------------------------------------- launcher
    Shared("edge: its boxes are a row too high", "launcher",
           [Edit(ENCODE, "encode_operand", Replace("encode(rows_of_edge, ...)", "encode(rows_of_edge + 1, ...)"))],
           MORE_THAN_EXPECTED, *ALONE, On("cluster", "gemm_cooperative")),
    Shared("edge: its boxes are a row too low", "launcher",
           [Edit(ENCODE, "encode_operand", Replace("encode(rows_of_edge, ...)", "encode(rows_of_edge - 1, ...)"))],
           MISSING, *ALONE, On("cluster", "gemm_cooperative")),
    Shared("edge: no map for that of the first tile", "launcher",
           [Edit(ENCODE, "encode_operand", Replace("rows_of_edge != 0", "edged->rows > rows_of_edge && rows_of_edge != 0"))],
           NEVER_ENCODED, On("few", "gemm_splitk", "gemm_swapped", "gemm_fp8_block_splitk")),
    Shared("edge: A has as many rows as B", "launcher",
           [Edit(ENCODE, "encode_inputs", Replace("return encode_operand<B>(...);",
                                                 "params->a.rows = static_cast<u32>(x.n); return encode_operand<B>(...);"))],
           ANY, On("plain", "gemm_cooperative", "gemm_swapped")),
    Shared("edge: B has as many rows as A", "launcher",
           [Edit(ENCODE, "encode_inputs",
                 Replace("return encode_operand<B>(...);", "const Status of_b = encode_operand<B>(...); "
                                                           "params->b.rows = static_cast<u32>(x.m); return of_b;"))],
           ANY, On("plain", "gemm_cooperative", "gemm_swapped"), On("few", "gemm_splitk"), On("mn low", "gemm_cooperative")),
    Shared("edge: boxes of more rows than TMA takes", "launcher",
           [Edit(ENCODE, "encode_operand", Replace("rows_of_edge > max_box_extent", "false"))],
           r"tensor map of a: box\[1\] = 296, must be 1 to 256", On("high cluster", "gemm_pingpong")),
    Shared("edge: no boxes of so many rows, and rows inside alone", "launcher",
           [Edit(ENCODE, "encode_operand", Delete("edged->rows += Stage::rows - rows_of_edge;"))],
           NEVER_ENCODED, On("high cluster", "gemm_pingpong")),

    # ---------------------------------------------------------------------------------------------------------- batches
    Shared("edge, batch: that of the first problem's A", "launcher",
           [Edit(BATCHED_LAUNCH, "BatchedKernel::set_params", Replace("params->a.step = params->a.edge.step = ...",
                                                                     "params->a.edge.step = 0, params->a.step = ..."))],
           WRONG_VALUES, On("batched", "gemm_cooperative", "gemm_pingpong", "gemm_swapped", "gemm_splitk")),
    Shared("edge, batch: that of the next problem's B", "launcher",
           [Edit(BATCHED_LAUNCH, "BatchedKernel::set_params", Replace("params->b.step = params->b.edge.step = ...",
                                                                     "params->b.edge.step = 2, params->b.step = ..."))],
           WRONG_VALUES, On("batched", "gemm_cooperative", "gemm_splitk")),
    Shared("edge, batch: K = 0, and the row inside alone is zero", "launcher",
           [Edit(BATCHED_LAUNCH, "BatchedKernel::set_params", Delete("params->a.rows = ~0u / A::rows * A::rows;"))],
           NOT_A_NUMBER, On("batched, no k")),
    Shared("edge, batch: K = 0, and nothing is loaded", "launcher",
           [Edit(BATCHED_LAUNCH, "BatchedKernel::set_params", Replace("~0u / A::rows * A::rows", "0"))], NOT_A_NUMBER,
           On("batched, no k")),
]

HARMLESS = [
    Shared("edge: TMA fills whole boxes, with zeros", EDGE,
           [Edit(EDGES, "loaded_rows", Replace("left < count ? left : count", "count"))], "",
           On("plain", "gemm_cooperative", "gemm_pingpong", "gemm_swapped", "gemm_splitk", "gemm_fp8_block"),
           On("cluster", "gemm_cooperative", "gemm_pingpong"), On("mn", "gemm_cooperative", "gemm_splitk"),
           On("few", "gemm_splitk")),
    Shared("edge: a CTA whose tile lies outside has TMA fill it", EDGE,
           [Edit(EDGES, "loaded_rows", Replace("row < of.rows ? of.rows - row : 0", "of.rows - row"))], "",
           On("cluster", "gemm_cooperative", "gemm_pingpong", "gemm_swapped")),
    Shared("edge: each CTA loads it for itself", EDGE, load(Replace("load_box_shared<Shared, true>(...)",
                                                                   "load_box_shared<SharedBy<>, true>(...)")), "",
           On("cluster", "gemm_cooperative", "gemm_pingpong"), On("wide cluster", "gemm_cooperative"),
           On("turns", "gemm_swapped")),
    Shared("edge: one CTA's turn for all of a tile", EDGE,
           [Edit(STAGES, "OperandStage::load_box_shared", Replace("k / stage_k<Element> % Shared::ctas",
                                                                 "row / rows % Shared::ctas"))], "",
           On("cluster", "gemm_cooperative"), On("square cluster", "gemm_cooperative")),
    Shared("edge: always the first CTA's turn", EDGE,
           [Edit(STAGES, "OperandStage::load_box_shared", Replace("k / stage_k<Element>", "k"))], "",
           On("cluster", "gemm_cooperative"), On("wide cluster", "gemm_swapped")),
    Shared("edge: turns the other way round", EDGE,
           [Edit(STAGES, "OperandStage::load_box_shared", Replace("k / stage_k<Element> % Shared::ctas",
                                                                 "(k / stage_k<Element> + 1) % Shared::ctas"))], "",
           On("cluster", "gemm_cooperative")),
]
