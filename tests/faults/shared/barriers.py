"""Barriers, and how they are made."""

from faults import KERNEL, TRIAL, On, Shared, isa
from messages import DEADLOCK, INIT_UNORDERED, INIT_UNPUBLISHED, NEXT_LOAD, STAGE_NOT_READY, TOO_FEW_BYTES, TOO_MANY
from source import Delete, Edit, Replace

FAULTS = [
    Shared("no bar.sync after the barriers are initialised", TRIAL,
           [Edit(KERNEL, "{kernel}", Delete("ptx::bar_sync(0, ...);"))],
           r"is no initialised mbarrier|" + INIT_UNORDERED,
           On("plain", "gemm_cooperative", "gemm_pingpong", "gemm_swapped", "gemm_fp8_block")),
    Shared("no fence after mbarrier.init", "FlashKDA#24, FlashKDA#25, tilelang#2634",
           [Edit(KERNEL, "{kernel}", Delete("ptx::fence_mbarrier_init();"))], INIT_UNPUBLISHED, On("plain"),
           On("cluster", "gemm_cooperative", "gemm_swapped")),
    Shared("cluster: no wait after barrier.cluster.arrive", isa("barrier.cluster"),
           [Edit(KERNEL, "{kernel}", Delete("ptx::barrier_cluster_wait();"))],
           rf"{INIT_UNORDERED}|is no initialised mbarrier|"
           r"^barrier.cluster.arrive at .* has arrived already and not waited", On("cluster", "gemm_cooperative"),
           On("cluster", "gemm_swapped", message=rf"{INIT_UNORDERED}|is no initialised mbarrier")),
    Shared("full complete with one of its two arrivals", isa("mbarrier.init"),
           [Edit(KERNEL, "{kernel}", Replace("ptx::mbarrier_init(smem.full(stage), 2);",
                                             "ptx::mbarrier_init(smem.full(stage), 1);"))],
           rf"{STAGE_NOT_READY}|full\[\d\]{TOO_MANY}|{TOO_FEW_BYTES}|{NEXT_LOAD}|{DEADLOCK}",
           On("plain", "gemm_cooperative", "gemm_pingpong", "gemm_swapped")),
    Shared("full waits for a third arrival", isa("mbarrier.init"),
           [Edit(KERNEL, "{kernel}", Replace("ptx::mbarrier_init(smem.full(stage), 2);",
                                             "ptx::mbarrier_init(smem.full(stage), 3);"))],
           DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 3 arrivals",
           On("plain", "gemm_cooperative", "gemm_swapped"),
           On("plain", "gemm_pingpong",
              message=DEADLOCK + r".*full\[0\] parity 0 \(phase 0: 1 of 3 arrivals and 0 bytes pending\)")),
]
