#include <bench/peers/peers.hpp>

#include <dlfcn.h>

#include <filesystem>

#include <bench/device/cuda.hpp>

namespace rawgemm::bench {

Peer::Peer(const std::string& file) : name_(std::filesystem::path(file).filename().string()) {
  // With a slash in the name the file is meant, not one of that name on the library path.
  void* const library = dlopen(std::filesystem::absolute(file).c_str(), RTLD_NOW | RTLD_LOCAL);
  function_ = library == nullptr ? nullptr : reinterpret_cast<decltype(function_)>(dlsym(library, "rawgemm_peer"));
  if (function_ == nullptr)
    throw Failure{{StatusCode::null_pointer,
                   "rawgemm: --peers = " + file + ", must be a shared library with rawgemm_peer (" + dlerror() + ")"}};
}

void Peer::enqueue(const rawgemm_peer_problem& problem, cudaStream_t stream) const {
  const int answer = function_(&problem, stream);
  if (answer != 0) throw Failure{{StatusCode::unsupported_size, "rawgemm_peer returned " + std::to_string(answer)}};
}

}  // namespace rawgemm::bench
