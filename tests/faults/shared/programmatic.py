"""Programmatic launches."""

from faults import EMPTY, KERNEL, OPERANDS, On, Shared, isa
from messages import BEFORE_ITS_END, WRONG_VALUES
from source import Delete, Edit, Insert, Replace

FAULTS = [
    Shared("A is loaded before the kernel before has ended", isa("griddepcontrol.wait"),
           [Edit(OPERANDS, "load_a", Delete("ptx::griddepcontrol_wait();"))], BEFORE_ITS_END,
           On("after", "gemm_cooperative", "gemm_pingpong", "gemm_swapped", "gemm_fp8_block", "gemm_splitk",
              "gemm_fp8_block_splitk"),
           On("weights ready", "gemm_cooperative", "gemm_pingpong", "gemm_swapped", "gemm_splitk")),
    Shared("B is loaded early, and nobody has promised that it is ready", isa("griddepcontrol.wait"),
           [Edit(OPERANDS, "load_b", Delete("if (!params.weights_ready) ptx::griddepcontrol_wait();"))], BEFORE_ITS_END,
           On("after", "gemm_cooperative", "gemm_pingpong", "gemm_swapped", "gemm_splitk"), On("rows after")),
    Shared("B waits where it is promised to be ready, and only there", isa("griddepcontrol.wait"),
           [Edit(OPERANDS, "load_b", Replace("!params.weights_ready", "params.weights_ready"))], BEFORE_ITS_END,
           On("after", "gemm_cooperative", "gemm_pingpong", "gemm_swapped", "gemm_splitk")),
    Shared("C is read before the kernel before has ended", isa("griddepcontrol.wait; Causality order"),
           [Edit(KERNEL, "{kernel}",
                 Insert("(void)ptx::ld_global_b32(params.epilogue.c);", before="math(params, smem);"))], BEFORE_ITS_END,
           On("after", "gemm_cooperative", "gemm_pingpong", "gemm_fp8_block"), On("weights ready", "gemm_cooperative")),
    Shared("weights ready: C is read before the kernel before has ended", isa("griddepcontrol.wait; Causality order"),
           [Edit(KERNEL, "{kernel}", Insert("(void)ptx::ld_global_b32(params.epilogue.c);",
                                            before="if (warp < Config::math_warps) math(params, smem);"))],
           BEFORE_ITS_END, On("weights ready", "gemm_splitk", "gemm_fp8_block_splitk")),
    Shared("K = 0: no wait for the kernel before", isa("griddepcontrol.wait"),
           [Edit(EMPTY, "store_empty_product", Delete("ptx::griddepcontrol_wait();"))], BEFORE_ITS_END, On("no k")),
    Shared("K = 0: one thread waits for the kernel before", isa("griddepcontrol.wait: the executing thread"),
           [Edit(EMPTY, "store_empty_product", Replace("ptx::griddepcontrol_wait();",
                                             "if (threadIdx.x == 0) ptx::griddepcontrol_wait();"))], BEFORE_ITS_END,
           On("no k")),
    Shared("K = 0: C left out", "alpha and beta",
           [Edit(EMPTY, "store_empty_product", Delete("params.epilogue(fragment, block / 2, d);"))], WRONG_VALUES,
           On("no k")),
    Shared("K = 0: CTAs take tiles that follow each other", "tile order",
           [Edit(EMPTY, "store_empty_product", Replace("index += gridDim.x", "++index"))], r"touches global memory",
           On("no k")),
    Shared("K = 0: the tiles of a row counted as those of a column", "tile order",
           [Edit(EMPTY, "store_empty_product", Replace("index / tiles_n", "index / (tiles_n + 1)"))],
           WRONG_VALUES + "|touches global memory", On("no k")),
    Shared("launch_dependents first", isa("griddepcontrol.launch_dependents"),
           [Edit(OPERANDS, "load_a", Delete("ptx::griddepcontrol_launch_dependents();")),
            Edit(KERNEL, "{kernel}", Insert("ptx::griddepcontrol_launch_dependents();", before="math(params, smem);"))],
           BEFORE_ITS_END, On("after", "gemm_cooperative", "gemm_pingpong", "gemm_fp8_block")),
]

HARMLESS = [
    Shared("every thread waits for the kernel before", isa("griddepcontrol.wait"),
           [Edit(OPERANDS, "{wait}",
                 Insert("ptx::griddepcontrol_wait();", before="if constexpr (Config::cluster_size == 1) ...;"))], "",
           On("after", "gemm_cooperative", "gemm_pingpong", "gemm_swapped")),
]
