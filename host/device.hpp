// All of CUDA that the launchers use. A program without CUDA finds the model's header of the same name instead.
#pragma once
#include <cuda.h>
#include <cuda_runtime.h>

#include <cstddef>
#include <string>

#include <host/status.hpp>
#include <host/tensor_map.hpp>

namespace rawgemm {

using Stream = cudaStream_t;

namespace device {

/// Of the current device of the calling thread.
struct Properties {
  int compute_major;
  int compute_minor;
  int shared_memory;  // bytes that one CTA can have
};

/// CTAs of `block` threads and `shared_memory` bytes each, in clusters of `cluster` along x.
/// programmatic: the kernel may begin before the one before it in the stream has ended (programmatic dependent launch),
/// and executes griddepcontrol_wait before it touches what that one touches.
struct CtaShape {
  u32 block;
  u32 cluster;
  u32 shared_memory;
  bool programmatic = false;
};

inline Status status_of(cudaError_t error, const char* name, const char* call) {
  if (error == cudaSuccess) return {};
  return {StatusCode::cuda_error, std::string(name) + ": " + call + " failed: " + cudaGetErrorString(error)};
}

inline Status current(const char* name, int* ordinal) {
  return status_of(cudaGetDevice(ordinal), name, "cudaGetDevice");
}

/// Of the memory that an address is in; -1: every device reaches it (pinned, managed), or the driver does not know it.
inline Status of_address(const char* name, const void* address, int* ordinal) {
  cudaPointerAttributes attributes{};
  if (Status s = status_of(cudaPointerGetAttributes(&attributes, address), name, "cudaPointerGetAttributes"); !s.ok())
    return s;
  *ordinal = attributes.type == cudaMemoryTypeDevice ? attributes.device : -1;
  return {};
}

inline Status properties(const char* name, int ordinal, Properties* properties) {
  const auto query = [&](int* value, cudaDeviceAttr attribute) {
    return status_of(cudaDeviceGetAttribute(value, attribute, ordinal), name, "cudaDeviceGetAttribute");
  };
  if (Status s = query(&properties->compute_major, cudaDevAttrComputeCapabilityMajor); !s.ok()) return s;
  if (Status s = query(&properties->compute_minor, cudaDevAttrComputeCapabilityMinor); !s.ok()) return s;
  return query(&properties->shared_memory, cudaDevAttrMaxSharedMemoryPerBlockOptin);
}

inline cudaLaunchConfig_t launch_config(u32 grid, const CtaShape& shape, Stream stream,
                                        cudaLaunchAttribute (&attributes)[2]) {
  attributes[0].id = cudaLaunchAttributeClusterDimension;
  attributes[0].val.clusterDim = {shape.cluster, 1, 1};
  attributes[1].id = cudaLaunchAttributeProgrammaticStreamSerialization;
  attributes[1].val.programmaticStreamSerializationAllowed = 1;
  cudaLaunchConfig_t config{};
  config.gridDim = {grid, 1, 1};
  config.blockDim = {shape.block, 1, 1};
  config.dynamicSmemBytes = shape.shared_memory;
  config.stream = stream;
  config.attrs = attributes;
  config.numAttrs = shape.programmatic ? 2 : 1;
  return config;
}

/// CTAs of a cluster that every device takes; a Hopper takes 16 where a kernel asks for it.
inline constexpr u32 portable_cluster = 8;

/// Gives the kernel, a function of any parameters, its shared memory on the current device, and says how many clusters
/// run there at the same time.
inline Status make_ready(const char* name, const void* kernel, const CtaShape& shape, int* clusters) {
  // The first use of a kernel loads its code, which the default capture mode forbids while a stream is captured.
  cudaStreamCaptureMode mode = cudaStreamCaptureModeRelaxed;
  if (Status s = status_of(cudaThreadExchangeStreamCaptureMode(&mode), name, "cudaThreadExchangeStreamCaptureMode");
      !s.ok())
    return s;
  cudaLaunchAttribute attributes[2];
  const cudaLaunchConfig_t config = launch_config(shape.cluster, shape, nullptr, attributes);
  const auto set = [&](cudaFuncAttribute attribute, u32 value) {
    return status_of(cudaFuncSetAttribute(kernel, attribute, static_cast<int>(value)), name, "cudaFuncSetAttribute");
  };
  Status s = set(cudaFuncAttributeMaxDynamicSharedMemorySize, shape.shared_memory);
  if (s.ok() && shape.cluster > portable_cluster) s = set(cudaFuncAttributeNonPortableClusterSizeAllowed, 1);
  cudaFuncAttributes of_kernel{};
  if (s.ok()) s = status_of(cudaFuncGetAttributes(&of_kernel, kernel), name, "cudaFuncGetAttributes");
  if (s.ok() && of_kernel.ptxVersion != 90)
    s = {StatusCode::unsupported_device,
         std::string(name) + ": architecture that its code was compiled for = " + std::to_string(of_kernel.ptxVersion) +
             ", must be 90 (sm_90a: for others it is empty)"};
  if (s.ok())
    s = status_of(cudaOccupancyMaxActiveClusters(clusters, kernel, &config), name, "cudaOccupancyMaxActiveClusters");
  const Status restored =
      status_of(cudaThreadExchangeStreamCaptureMode(&mode), name, "cudaThreadExchangeStreamCaptureMode");
  return s.ok() ? restored : s;
}

template <class Params>
Status launch(const char* name, void (*kernel)(Params), u32 grid, const CtaShape& shape, Stream stream,
              const Params& params) {
  cudaLaunchAttribute attributes[2];
  const cudaLaunchConfig_t config = launch_config(grid, shape, stream, attributes);
  void* arguments[] = {const_cast<Params*>(&params)};
  return status_of(cudaLaunchKernelExC(&config, reinterpret_cast<const void*>(kernel), arguments), name,
                   "cudaLaunchKernelExC");
}

/// Copies from the device's memory, after what is on the stream, and waits for it.
inline Status copy_to_host(const char* name, void* to, const void* from, i64 bytes, Stream stream) {
  if (Status s = status_of(cudaMemcpyAsync(to, from, static_cast<std::size_t>(bytes), cudaMemcpyDeviceToHost, stream),
                           name, "cudaMemcpyAsync");
      !s.ok())
    return s;
  return status_of(cudaStreamSynchronize(stream), name, "cudaStreamSynchronize");
}

/// cuTensorMapEncodeTiled, found at run time so that nothing links libcuda; null where the driver has none.
/// Result is a parameter because names in calls that depend on one are looked up late: CUDA 12.3 lacks the first
/// function, CUDA 13 the second.
template <class Result = cudaDriverEntryPointQueryResult>
decltype(&cuTensorMapEncodeTiled) find_encode_tiled() {
  constexpr const char* name = "cuTensorMapEncodeTiled";
  constexpr unsigned version = 12000;
  void* function = nullptr;
  Result result = cudaDriverEntryPointSymbolNotFound;
  if constexpr (requires { cudaGetDriverEntryPointByVersion(name, &function, version, cudaEnableDefault, &result); })
    cudaGetDriverEntryPointByVersion(name, &function, version, cudaEnableDefault, &result);
  else
    cudaGetDriverEntryPoint(name, &function, cudaEnableDefault, &result);
  return result == cudaDriverEntryPointSuccess ? reinterpret_cast<decltype(&cuTensorMapEncodeTiled)>(function)
                                               : nullptr;
}

/// Lets the driver encode a map, or refuse it; `name` is what messages call the map.
inline Status encode_tensor_map(const TensorMapRequest& request, const std::string& name, TensorMap* map) {
  static_assert(sizeof(TensorMap) == sizeof(CUtensorMap) && alignof(TensorMap) >= alignof(CUtensorMap),
                "TensorMap: the driver's size and alignment");
  static const auto encode_tiled = find_encode_tiled<>();
  if (encode_tiled == nullptr)
    return {StatusCode::cuda_error, name + ": the driver has no cuTensorMapEncodeTiled (CUDA 12 or later is needed)"};
  // By the numbers of TensorType, which are not the driver's.
  constexpr CUtensorMapDataType types[] = {
      CU_TENSOR_MAP_DATA_TYPE_UINT8,   CU_TENSOR_MAP_DATA_TYPE_UINT16,  CU_TENSOR_MAP_DATA_TYPE_UINT32,
      CU_TENSOR_MAP_DATA_TYPE_INT32,   CU_TENSOR_MAP_DATA_TYPE_UINT64,  CU_TENSOR_MAP_DATA_TYPE_INT64,
      CU_TENSOR_MAP_DATA_TYPE_FLOAT16, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ,
      CU_TENSOR_MAP_DATA_TYPE_FLOAT64, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16};
  // Swizzle and Fill have the driver's numbers.
  static_assert(static_cast<int>(Swizzle::bytes_128) == CU_TENSOR_MAP_SWIZZLE_128B);
  static_assert(static_cast<int>(Fill::nan) == CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA);
  cuuint64_t extent[TensorMapRequest::max_rank] = {};
  cuuint64_t stride[TensorMapRequest::max_rank] = {};
  cuuint32_t box[TensorMapRequest::max_rank] = {};
  cuuint32_t element_stride[TensorMapRequest::max_rank] = {};
  for (int i = 0; i < request.rank; ++i) {
    extent[i] = static_cast<cuuint64_t>(request.extent[i]);
    if (i + 1 < request.rank) stride[i] = static_cast<cuuint64_t>(request.stride[i]);
    box[i] = static_cast<cuuint32_t>(request.box[i]);
    element_stride[i] = static_cast<cuuint32_t>(request.element_stride[i]);
  }
  const CUresult result =
      encode_tiled(reinterpret_cast<CUtensorMap*>(map), types[static_cast<int>(request.type)],
                   static_cast<cuuint32_t>(request.rank), const_cast<void*>(request.address), extent, stride, box,
                   element_stride, CU_TENSOR_MAP_INTERLEAVE_NONE, static_cast<CUtensorMapSwizzle>(request.swizzle),
                   CU_TENSOR_MAP_L2_PROMOTION_L2_128B, static_cast<CUtensorMapFloatOOBfill>(request.fill));
  if (result == CUDA_SUCCESS) return {};
  return {StatusCode::cuda_error,
          name + ": cuTensorMapEncodeTiled failed: CUresult " + std::to_string(static_cast<int>(result))};
}

}  // namespace device
}  // namespace rawgemm
