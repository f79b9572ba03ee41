// K-grouped operands in the flat form, made of those with one pitch for all groups.
#pragma once
#include <cstring>
#include <new>
#include <vector>

#include <host/k_grouped.hpp>
#include <tests/grouping.hpp>

namespace rawgemm::test {

/// Memory at a multiple of 128 bytes, and `guard` bytes behind it; all of it 0xff: NaN in FP8.
class AlignedBytes {
 public:
  explicit AlignedBytes(i64 bytes)
      : bytes_(static_cast<std::size_t>(bytes)), data_(static_cast<unsigned char*>(operator new(bytes_ + guard, at))) {
    std::memset(data_, filling, bytes_ + guard);
  }
  AlignedBytes(const AlignedBytes&) = delete;
  AlignedBytes& operator=(const AlignedBytes&) = delete;
  ~AlignedBytes() { operator delete(data_, at); }

  unsigned char* data() const { return data_; }
  bool is_overrun() const {
    return std::any_of(data_ + bytes_, data_ + bytes_ + guard, [](unsigned char x) { return x != filling; });
  }

 private:
  static constexpr std::size_t guard = 256;
  static constexpr unsigned char filling = 0xff;
  static constexpr std::align_val_t at{128};
  std::size_t bytes_;
  unsigned char* data_;
};

/// A and B of a call in the flat form. What belongs to no group is NaN.
struct FlatOperands {
  explicit FlatOperands(const KGroupedGemmArguments& x)
      : a(x.gemm.m * x.gemm.k), b(x.gemm.n * x.gemm.k), workspace(flat_workspace_bytes(x.groups)) {
    KGrouping problem{.m = x.gemm.m, .n = x.gemm.n, .k = x.gemm.k, .offsets = {}, .step = scaled_k};
    for (i64 i = 0; i <= x.groups; ++i)
      problem.offsets.push_back(x.offsets.bytes == 4 ? static_cast<const i32*>(x.offsets.address)[i]
                                                     : static_cast<const i64*>(x.offsets.address)[i]);
    for (const KGrouping::Range& range : problem.ranges()) {
      copy(a, x.gemm.a, x.gemm.lda, x.gemm.m, range);
      copy(b, x.gemm.b, x.gemm.ldb, x.gemm.n, range);
    }
  }

  AlignedBytes a;
  AlignedBytes b;
  AlignedBytes workspace;

 private:
  static void copy(const AlignedBytes& to, const void* from, i64 ld, i64 rows, const KGrouping::Range& range) {
    for (i64 row = 0; row < rows && range.size() != 0; ++row)
      std::memcpy(to.data() + range.begin * rows + row * range.size(),
                  static_cast<const unsigned char*>(from) + row * ld + range.begin,
                  static_cast<std::size_t>(range.size()));
  }
};

/// What launch(arguments) returns for these operands in the flat form, if the kernel keeps to the workspace.
template <class Launch>
Status launch_flat(KGroupedGemmArguments x, const Launch& launch) {
  if (x.gemm.m <= 0 || x.gemm.n <= 0 || x.gemm.k <= 0 || x.groups <= 0) return launch(x);
  const FlatOperands operands(x);
  x.gemm.a = operands.a.data();
  x.gemm.b = operands.b.data();
  x.workspace = operands.workspace.data();
  Status status = launch(x);
  if (status.ok() && operands.workspace.is_overrun()) status.text = "the workspace is overrun";
  return status;
}

}  // namespace rawgemm::test
