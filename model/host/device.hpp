// All of CUDA that the launchers use, as the model does it: same names and parameters as host/device.hpp.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstring>
#include <mutex>
#include <string>

#include <global_memory.hpp>
#include <host/status.hpp>
#include <host/tensor_map.hpp>
#include <machine.hpp>
#include <model.hpp>

namespace rawgemm {

/// The model has one order of execution: a launch is over when it returns.
using Stream = void*;

namespace device {

struct Properties {
  int compute_major;
  int compute_minor;
  int shared_memory;
};

struct CtaShape {
  u32 block;
  u32 cluster;
  u32 shared_memory;
  bool programmatic = false;
};

inline Status current(const char*, int* ordinal) {
  *ordinal = model::settings().ordinal;
  return {};
}

inline Status of_address(const char*, const void* /* address */, int* ordinal) {
  *ordinal = -1;
  return {};
}

inline Status properties(const char*, int /* ordinal */, Properties* properties) {
  const model::Settings& set = model::settings();
  *properties = {set.compute_major, set.compute_minor, set.shared_memory};
  return {};
}

inline Status make_ready(const char*, const void* /* kernel */, const CtaShape& shape, int* clusters) {
  const int sms = model::settings().multiprocessors;
  *clusters = sms == 0 ? 0 : std::max(1, sms / static_cast<int>(shape.cluster));  // a cluster runs whole on fewer, too
  return {};
}

/// Notes where a call puts its copy of the parameters: a call of the kernel from the same place puts it there, too.
template <class Params>
[[gnu::noinline]] void note_parameters(Params params) {
  model::note_parameters(&params, sizeof(params));
}

/// The model runs one kernel at a time, whichever threads launch them.
inline std::mutex one_launch;

template <class Params>
Status launch(const char* name, void (*kernel)(Params), u32 grid, const CtaShape& shape, Stream, const Params& params) {
  const std::lock_guard lock(one_launch);
  model::run({.grid = grid,
              .block = shape.block,
              .cluster = shape.cluster,
              .shared_memory = shape.shared_memory,
              .programmatic = shape.programmatic},
             [&] {
               note_parameters(params);
               kernel(params);
             });
  if (model::report().finding.empty()) return {};
  return {StatusCode::cuda_error, std::string(name) + ": " + model::report().finding};
}

inline Status copy_to_host(const char*, void* to, const void* from, i64 bytes, Stream) {
  std::memcpy(to, from, static_cast<std::size_t>(bytes));
  return {};
}

/// Refuses what the driver would, and says which rule is broken.
inline Status encode_tensor_map(const TensorMapRequest& request, const std::string& name, TensorMap* map) {
  if (Status s = check(request, name); !s.ok()) return s;
  *map = model::encode(request);
  return {};
}

}  // namespace device
}  // namespace rawgemm
