"""AddToD: what is added to D, once and in order."""

from faults import ADD_TO_D, STORES, On, Shared, isa
from messages import WRONG_VALUES
from source import Delete, Edit, Replace

BOX_STILL_READ = r"^st.shared at store.cuh:\d+ touches d\[\d\]\S*: still being read by add_to_d.cuh:\d+ \(async\)"
UNFENCED = r"^TMA reduction at add_to_d.cuh:\d+ touches d\[\d\]\S*: written through the generic proxy by .* without fence"

FAULTS = [
    Shared("AddToD: boxes are stored, not added", isa("cp.reduce.async.bulk.tensor"),
           [Edit(ADD_TO_D, "BoxesToD::store", Replace("add_box(of, ...)", "store_box(of, ...)"))], WRONG_VALUES,
           On("added", "gemm_cooperative", "gemm_pingpong", "gemm_multistage", "gemm_fp8_block")),
    Shared("AddToD: elements are stored, not added", isa("red"),
           [Edit(ADD_TO_D, "ElementsToD::store",
                 Replace("ptx::red_global_add_f32<Order::relaxed, Scope::gpu>(d, first);", "ptx::st_global_f32(d, first);"))],
           WRONG_VALUES, On("added", "gemm_cooperative", "gemm_splitk", "gemm_swapped", "gemm_fp8_block_splitk")),
    Shared("AddToD: the last columns of 16 bits are stored, not added", "the sum",
           [Edit(ADD_TO_D, "ElementsToD::store", Replace("of_d[0] + first", "first"))], WRONG_VALUES,
           On("added, 16 bits", "gemm_swapped")),
    Shared("AddToD: of a box's last columns of 16 bits, a term is a neighbour's", "the sum",
           [Edit(ADD_TO_D, "BoxesToD::store_unit", Replace("ptx::ld_shared_b16(from)", "ptx::ld_shared_b16(from - 2)"))],
           WRONG_VALUES, On("added, 16 bits", "gemm_swapped")),
    Shared("AddToD: boxes of 16 bits are stored, not added", isa("cp.reduce.async.bulk.tensor"),
           [Edit(ADD_TO_D, "BoxesToD::store", Replace("add_box(of, ...)", "store_box(of, ...)"))], WRONG_VALUES,
           On("added, 16 bits", "gemm_swapped")),
    Shared("AddToD: the second one of a pair is left out", isa("red"),
           [Edit(ADD_TO_D, "ElementsToD::store", Delete("if (count == 2) ptx::red_global_add_f32<...>(d + 1, second);"))],
           WRONG_VALUES, On("added", "gemm_splitk")),
    Shared("AddToD: the last columns of a row go with the box and by hand", isa("cp.reduce.async.bulk.tensor"),
           [Edit(STORES, "store_d", Replace("store_columns<Output, Box, BoxesToD>(matrix, mapped, at, box, thread)",
                                            "store_columns<Output, Box, BoxesToD>(matrix, mapped - 4, at, box, thread)"))],
           WRONG_VALUES, On("added", "gemm_cooperative", "gemm_pingpong")),
    Shared("AddToD: the two threads of a row both add all of its last columns", isa("red"),
           [Edit(STORES, "store_columns", Replace("+ thread / wgmma_m * unit", "")),
            Edit(STORES, "store_columns", Replace("byte += 2 * unit", "byte += unit"))], WRONG_VALUES,
           On("added", "gemm_cooperative")),
    Shared("AddToD: a box is added where its neighbour's rows are", isa("cp.async.bulk.tensor: tensorCoords"),
           [Edit(STORES, "store_d", Replace("at.column, at.row, box", "at.column, at.row / 2, box"))], WRONG_VALUES,
           On("added", "gemm_multistage")),
    Shared("AddToD: two threads add a box", isa("cp.reduce.async.bulk.tensor"),
           [Edit(STORES, "store_d", Replace("if (leader && !overhangs<Config>(at) && at.column < mapped)",
                                            "if (thread % 64 == 0 && !overhangs<Config>(at) && at.column < mapped)"))],
           WRONG_VALUES + "|" + BOX_STILL_READ, On("added", "gemm_pingpong")),
    Shared("AddToD: no wait before a box is reused", isa("cp.async.bulk.wait_group"),
           [Edit(STORES, "store_d", Delete("if constexpr (buffers > 0) if (leader) "
                                           "ptx::cp_async_bulk_wait_group_read<buffers - 1>();"))], BOX_STILL_READ,
           On("added", "gemm_cooperative", "gemm_pingpong", "gemm_fp8_block")),
    Shared("AddToD: no fence.proxy.async before the reduction", isa("fence.proxy.async"),
           [Edit(STORES, "store_d", Delete("ptx::fence_proxy_async_shared_cta();"))], UNFENCED,
           On("added", "gemm_cooperative", "gemm_fp8_block")),
    Shared("AddToD: no wait for the reductions at exit", isa("cp.async.bulk.wait_group"),
           [Edit(STORES, "wait_for_stores", Delete("if (threadIdx.x % warpgroup_threads == 0) "
                                                   "ptx::cp_async_bulk_wait_group_read<0>();"))],
           r"^CTA \d+ warp \d+ lane 0 exits while its bulk store group \d+ at add_to_d.cuh:\d+ may still read",
           On("added", "gemm_cooperative", "gemm_multistage")),
    Shared("AddToD: alpha left out", "alpha and beta",
           [Edit(ADD_TO_D, "AddToD::operator()", Delete("if (alpha != 1) multiply_by(alpha, n, d);"))], WRONG_VALUES,
           On("added")),
    Shared("AddToD: scales of operands left out", "alpha and beta",
           [Edit(ADD_TO_D, "AddToD::operator()", Delete("if constexpr (...) this->multiply_by_operand_scales(...);"))],
           WRONG_VALUES, On("added, scaled", "gemm_pingpong")),
]
