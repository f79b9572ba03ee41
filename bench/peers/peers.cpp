#include <bench/peers/peers.hpp>

#include <dlfcn.h>

#include <filesystem>
#include <type_traits>

#include <bench/device/cuda.hpp>

namespace rawgemm::bench {

Peer::Peer(const std::string& file) : name_(std::filesystem::path(file).filename().string()) {
  // With a slash in the name the file is meant, not one of that name on the library path.
  void* const library = dlopen(std::filesystem::absolute(file).c_str(), RTLD_NOW | RTLD_LOCAL);
  const auto find = [&](auto& function, const char* name) {
    function = library == nullptr ? nullptr : reinterpret_cast<std::decay_t<decltype(function)>>(dlsym(library, name));
  };
  find(function_of_parts_, "rawgemm_peer_of_parts");
  find(function_, "rawgemm_peer");
  if (function_ == nullptr && function_of_parts_ == nullptr)
    throw Failure{{StatusCode::null_pointer,
                   "rawgemm: --peers = " + file + ", must be a shared library with rawgemm_peer (" + dlerror() + ")"}};
}

namespace {

/// function: its name, and what it returned, which is called for a function that is there.
template <class Call>
void require_taken(const char* function, bool is_there, const Call& call) {
  if (!is_there) throw Failure{{StatusCode::unsupported_value, std::string("it has no ") + function}};
  const int answer = call();
  if (answer != 0)
    throw Failure{{StatusCode::unsupported_size, std::string(function) + " returned " + std::to_string(answer)}};
}

}  // namespace

void Peer::enqueue(const rawgemm_peer_problem& problem, cudaStream_t stream) const {
  require_taken("rawgemm_peer", function_ != nullptr, [&] { return function_(&problem, stream); });
}

void Peer::enqueue(const rawgemm_peer_problem& problem, const rawgemm_peer_parts& parts, cudaStream_t stream) const {
  require_taken("rawgemm_peer_of_parts", function_of_parts_ != nullptr,
                [&] { return function_of_parts_(&problem, &parts, stream); });
}

}  // namespace rawgemm::bench
