"""Barriers, and how they are made."""

from faults import OPERANDS, STAGES, TRIAL, On, Shared, isa
from messages import (DEADLOCK, INIT_UNORDERED, INIT_UNPUBLISHED, NEXT_LOAD, SCALES_NOT_READY, STAGE_NOT_READY,
                      TOO_FEW_BYTES, TOO_MANY)
from source import Delete, Edit, Insert, Replace

FAULTS = [
    Shared("no bar.sync after the barriers are initialised", TRIAL,
           [Edit(OPERANDS, "{begin}", Delete("ptx::bar_sync(0, ...);", nth=1))],
           r"is no initialised mbarrier|" + INIT_UNORDERED, On("plain")),
    Shared("no fence after mbarrier.init", "FlashKDA#24, FlashKDA#25, tilelang#2634",
           [Edit(OPERANDS, "{begin}", Delete("ptx::fence_mbarrier_init();"))], INIT_UNPUBLISHED, On("plain"),
           On("cluster")),
    Shared("cluster: no wait after barrier.cluster.arrive", isa("barrier.cluster"),
           [Edit(OPERANDS, "begin", Delete("ptx::barrier_cluster_wait();"))],
           rf"{INIT_UNORDERED}|is no initialised mbarrier", On("cluster"),
           On("cluster", "gemm_cooperative",
              message=rf"{INIT_UNORDERED}|is no initialised mbarrier|"
                      r"^barrier.cluster.arrive at .* has arrived already and not waited")),
    Shared("full complete with one arrival too few", isa("mbarrier.init"),
           [Edit(STAGES, "make_stage_barriers", Replace("(smem.full(stage), full_arrivals)",
                                                        "(smem.full(stage), full_arrivals - 1)"))],
           rf"{STAGE_NOT_READY}|full\[\d+\]{TOO_MANY}|{TOO_FEW_BYTES}|{NEXT_LOAD}|{DEADLOCK}",
           On("plain", "gemm_cooperative", "gemm_pingpong", "gemm_swapped", "gemm_splitk"),
           On("plain", "gemm_fp8_block", "gemm_fp8_block_splitk",
              message=rf"{SCALES_NOT_READY}|{STAGE_NOT_READY}|full\[\d\]{TOO_MANY}|{TOO_FEW_BYTES}")),
    Shared("full waits for one arrival too many", isa("mbarrier.init"),
           [Edit(STAGES, "make_stage_barriers", Replace("(smem.full(stage), full_arrivals)",
                                                        "(smem.full(stage), full_arrivals + 1)"))],
           DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 3 arrivals and 0 bytes pending\)",
           On("plain", "gemm_cooperative", "gemm_pingpong", "gemm_swapped", "gemm_splitk"),
           On("rows", "gemm_fp8_block", "gemm_fp8_block_splitk"),
           On("plain", "gemm_fp8_block", "gemm_fp8_block_splitk",
              message=DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 4 arrivals and 0 bytes pending\)")),
    Shared("mbarrier.init with count 0", isa("mbarrier.init"),
           [Edit(STAGES, "make_stage_barriers", Replace("(smem.full(stage), full_arrivals)",
                                                        "(smem.full(stage), 0)"))],
           r"^mbarrier.init at .*: count = 0, must be 1 to 2\^20 - 1", On("plain", "gemm_cooperative")),
    Shared("mbarrier.init of an mbarrier", isa("mbarrier.init"),
           [Edit(STAGES, "make_stage_barriers", Insert("ptx::mbarrier_init(smem.full(stage), full_arrivals);",
                                                       behind="ptx::mbarrier_init(smem.full(stage), full_arrivals);"))],
           r"^mbarrier.init at .*: full\[0\] is an mbarrier already", On("plain", "gemm_cooperative")),
    Shared("an mbarrier initialised after the threads met", isa("mbarrier.init; Causality order"),
           [Edit(STAGES, "make_stage_barriers", Replace("ptx::mbarrier_init(smem.empty(stage), releases);",
                                                        "if (stage > 0) ptx::mbarrier_init(smem.empty(stage), "
                                                        "releases);")),
            Edit(OPERANDS, "begin", Insert("if (threadIdx.x == 0) ptx::mbarrier_init(smem.empty(0), math_warps * "
                                           "Config::cluster_size);", behind="ptx::bar_sync(0, Config::threads);"))],
           r"is no initialised mbarrier|" + INIT_UNORDERED, On("plain", "gemm_cooperative")),
    Shared("fence after mbarrier.init by another thread", "triton#11498, TIRx-kernels#9",
           [Edit(OPERANDS, "begin", Delete("ptx::fence_mbarrier_init();")),
            Edit(OPERANDS, "begin", Insert("if (threadIdx.x == 32) { ptx::fence_mbarrier_init(); }",
                                           behind="if (threadIdx.x == 0) {...}"))], INIT_UNPUBLISHED,
           On("plain", "gemm_cooperative")),
    Shared("fence after mbarrier.init comes after the threads met", isa("fence.mbarrier_init; Causality order"),
           [Edit(OPERANDS, "begin", Delete("ptx::fence_mbarrier_init();")),
            Edit(OPERANDS, "begin", Insert("if (threadIdx.x == 0) ptx::fence_mbarrier_init();",
                                           behind="ptx::bar_sync(0, Config::threads);"))], INIT_UNPUBLISHED,
           On("plain", "gemm_cooperative")),
    Shared("cluster: bar.sync instead of the cluster's barrier after init", TRIAL,
           [Edit(OPERANDS, "begin", Delete("ptx::barrier_cluster_arrive();", nth=1)),
            Edit(OPERANDS, "begin", Replace("ptx::barrier_cluster_wait();", "ptx::bar_sync(0, Config::threads);"))],
           r"is no initialised mbarrier|" + INIT_UNORDERED, On("cluster")),
    Shared("cluster: barrier.cluster.wait without arrive", isa("barrier.cluster"),
           [Edit(OPERANDS, "begin", Delete("ptx::barrier_cluster_arrive();", nth=1))],
           r"^barrier.cluster.wait at .*: the thread has not arrived",
           On("cluster", "gemm_cooperative", "gemm_splitk")),
]

HARMLESS = [
    Shared("fence.proxy.async instead of fence.mbarrier_init", isa("fence.proxy.async"),
           [Edit(OPERANDS, "begin", Replace("ptx::fence_mbarrier_init", "ptx::fence_proxy_async_shared_cta"))], "",
           On("plain", "gemm_cooperative")),
    Shared("no prefetch of the tensor maps", isa("prefetch"),
           [Edit(OPERANDS, "begin", Delete("prefetch_maps<typename Config::StageA>(params.a); "
                                           "prefetch_maps<typename Config::StageB>(params.b); "
                                           "ptx::prefetch_tensormap(...);"))], "", On("plain", "gemm_cooperative")),
]
