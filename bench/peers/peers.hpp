// Kernels of others, from shared libraries (peer.h).
#pragma once
#include <cuda_runtime.h>

#include <string>

#include <bench/peers/peer.h>
#include <bench/problem.hpp>

namespace rawgemm::bench {

class Peer {
 public:
  /// The library stays open as long as the program runs. Throws Failure where it cannot be opened or is no peer.
  explicit Peer(const std::string& file);

  /// The file's.
  const std::string& name() const { return name_; }

  /// Throws Failure, of a code other than cuda_error, where the peer does not take the problem.
  void enqueue(const rawgemm_peer_problem& problem, cudaStream_t stream) const;
  void enqueue(const rawgemm_peer_problem& problem, const rawgemm_peer_parts& parts, cudaStream_t stream) const;

 private:
  std::string name_;
  // Null where the library has no such function, one of them at most.
  decltype(&rawgemm_peer) function_;
  decltype(&rawgemm_peer_of_parts) function_of_parts_;
};

}  // namespace rawgemm::bench
