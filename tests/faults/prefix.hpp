// What no fault changes, compiled once for all copies of the kernel.
#pragma once
#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <bench/backend.hpp>
#include <host/device.hpp>
#include <host/status.hpp>
#include <host/tensor_map.hpp>
#include <model.hpp>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>
#include <ptx/fence.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/memory.cuh>
#include <ptx/move.cuh>
#include <ptx/shared.cuh>
#include <ptx/st_async.cuh>
#include <ptx/wgmma.cuh>
