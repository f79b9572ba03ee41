// The CUDA runtime for the GPU half of the program: errors as exceptions that stay inside it, memory, stream, graph.
#pragma once
#include <cublasLt.h>
#include <cuda_runtime.h>

#include <memory>
#include <string>
#include <vector>

#include <host/status.hpp>

namespace rawgemm::bench {

/// Thrown by what follows, caught where the shared object begins.
struct Failure {
  Status status;
};

inline void require(const Status& status) {
  if (!status.ok()) throw Failure{status};
}

inline void require(cudaError_t error, const char* call) {
  if (error == cudaSuccess) return;
  throw Failure{{StatusCode::cuda_error, std::string(call) + " failed: " + cudaGetErrorString(error)}};
}

inline void require(cublasStatus_t status, const char* call) {
  if (status == CUBLAS_STATUS_SUCCESS) return;
  throw Failure{{StatusCode::cuda_error, std::string(call) + " failed: " + cublasLtGetStatusString(status)}};
}

/// Memory of the current device.
class DeviceBuffer {
 public:
  explicit DeviceBuffer(std::size_t bytes) {
    void* pointer = nullptr;
    const cudaError_t error = cudaMalloc(&pointer, bytes == 0 ? 1 : bytes);
    if (error == cudaErrorMemoryAllocation) {
      (void)cudaGetLastError();  // this one is answered here
      throw Failure{{StatusCode::size_too_large,
                     "device memory: operands of " + std::to_string(bytes >> 20) + " MiB, must fit beside the others"}};
    }
    require(error, "cudaMalloc");
    pointer_.reset(static_cast<unsigned char*>(pointer));
  }

  unsigned char* get() const { return pointer_.get(); }

 private:
  struct Free {
    void operator()(unsigned char* pointer) const { cudaFree(pointer); }
  };
  std::unique_ptr<unsigned char, Free> pointer_;
};

/// A copy on the device.
template <class Number>
class DeviceArray {
 public:
  explicit DeviceArray(const std::vector<Number>& numbers) : buffer_(numbers.size() * sizeof(Number)) {
    require(cudaMemcpy(buffer_.get(), numbers.data(), numbers.size() * sizeof(Number), cudaMemcpyHostToDevice),
            "cudaMemcpy");
    require(cudaStreamSynchronize(nullptr), "cudaMemcpy");  // it may return before the last bytes are there
  }

  const Number* get() const { return reinterpret_cast<const Number*>(buffer_.get()); }

 private:
  DeviceBuffer buffer_;
};

template <class Handle, cudaError_t (*destroy)(Handle)>
struct Destroy {
  using pointer = Handle;
  void operator()(Handle handle) const { destroy(handle); }
};
using StreamHandle = std::unique_ptr<cudaStream_t, Destroy<cudaStream_t, cudaStreamDestroy>>;
using EventHandle = std::unique_ptr<cudaEvent_t, Destroy<cudaEvent_t, cudaEventDestroy>>;
using GraphHandle = std::unique_ptr<cudaGraph_t, Destroy<cudaGraph_t, cudaGraphDestroy>>;
using GraphExecHandle = std::unique_ptr<cudaGraphExec_t, Destroy<cudaGraphExec_t, cudaGraphExecDestroy>>;

inline StreamHandle make_stream() {
  cudaStream_t stream = nullptr;
  require(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking), "cudaStreamCreate");
  return StreamHandle(stream);
}

inline EventHandle make_event() {
  cudaEvent_t event = nullptr;
  require(cudaEventCreate(&event), "cudaEventCreate");
  return EventHandle(event);
}

}  // namespace rawgemm::bench
