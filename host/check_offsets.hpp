// A debugging aid for groups: whether the numbers that say which rows, or which elements of K, are a group's keep the
// rules.
#pragma once
#include <algorithm>
#include <string>
#include <vector>

#include <host/checks.hpp>
#include <host/device.hpp>
#include <host/grouped.hpp>
#include <host/k_grouped.hpp>

namespace rawgemm {

/// Copies as many of them to the host, after what is on the stream, and waits for it.
inline Status copy_offsets(const char* name, const GroupOffsets& offsets, i64 count, Stream stream,
                           std::vector<i64>* numbers) {
  std::vector<i32> narrow(static_cast<std::size_t>(offsets.bytes == sizeof(i32) ? count : 0));
  numbers->resize(static_cast<std::size_t>(count));
  void* const to = narrow.empty() ? static_cast<void*>(numbers->data()) : narrow.data();
  if (Status s = device::copy_to_host(name, to, offsets.address, count * offsets.bytes, stream); !s.ok()) return s;
  std::copy(narrow.begin(), narrow.end(), numbers->begin());
  return {};
}

inline Status refuse_offset(const char* name, i64 place, i64 number, const std::string& rule) {
  const std::string argument = "offsets[" + std::to_string(place) + "]";
  return refuse(StatusCode::unsupported_value, name, argument.c_str(), number, rule);
}

inline std::string offset_range(i64 least, i64 most, const char* what) {
  return "be " + std::to_string(least) + " to " + std::to_string(most) + " (" + what + ")";
}

inline std::string not_before(i64 end) {
  return "be at least " + std::to_string(end) + " (where the group before ends)";
}

/// Copies x.offsets to the host, after what is on the stream, and waits for it: not for production, nor while a stream
/// is captured. Names the first number that breaks a rule, with its place; grouped_gemm would take it for another one.
/// Of labels, that is one that is neither a group nor -1, which grouped_gemm takes for none. Of x.gemm it looks at m
/// and n alone.
[[nodiscard]] inline Status check_offsets(const GroupedGemmArguments& x, Stream stream) {
  constexpr const char* name = "check_offsets";
  const i64 m = x.gemm.m;
  if (Status s = check_extent(name, "m", m); !s.ok()) return s;
  if (Status s = check_extent(name, "n", x.gemm.n); !s.ok()) return s;
  if (Status s = check_group_numbers(name, x); !s.ok()) return s;
  if (x.gemm.n == 0 || x.groups == 0 || (m == 0 && x.offsets.address == nullptr)) return {};
  const i64 count = offset_count(x);
  std::vector<i64> numbers;
  if (Status s = copy_offsets(name, x.offsets, count, stream, &numbers); !s.ok()) return s;

  i64 before = 0;  // where the group before ends
  for (i64 i = 0; i < count; ++i) {
    const i64 number = numbers[static_cast<std::size_t>(i)];
    const auto wrong = [&](const std::string& rule) { return refuse_offset(name, i, number, rule); };
    if (x.layout == GroupLayout::indices) {
      if (number < -1 || number >= x.groups) return wrong(offset_range(-1, x.groups - 1, "a group, or -1 for none"));
      continue;
    }
    if (x.layout == GroupLayout::masked) {
      if (number < 0 || number > m / x.groups) return wrong(offset_range(0, m / x.groups, "rows of a group"));
      continue;
    }
    if (number < 0 || number > m) return wrong(offset_range(0, m, "rows of D"));
    if (number < before) return wrong(not_before(before));
    const i64 begin = ceil_div(before, psum_step) * psum_step;
    if (x.layout == GroupLayout::psum && number != before && number < begin)
      return wrong("be at least " + std::to_string(begin) + " (where the group begins), or " + std::to_string(before) +
                   " (it is empty)");
    before = number;
  }
  return {};
}

/// The same of K in groups: of x.gemm it looks at m, n and k alone. step: what offsets must be multiples of, the larger
/// k_group_step of A's and B's, or 128 in the flat form.
[[nodiscard]] inline Status check_offsets(const KGroupedGemmArguments& x, i64 step, Stream stream) {
  constexpr const char* name = "check_offsets";
  const i64 k = x.gemm.k;
  if (Status s = check_extent(name, "m", x.gemm.m); !s.ok()) return s;
  if (Status s = check_extent(name, "n", x.gemm.n); !s.ok()) return s;
  if (Status s = check_extent(name, "k", k); !s.ok()) return s;
  if (step < 1) return refuse(StatusCode::unsupported_value, name, "step", step, "be at least 1");
  if (Status s = check_k_group_numbers(name, x); !s.ok()) return s;
  if (x.gemm.m == 0 || x.gemm.n == 0 || x.groups == 0) return {};
  std::vector<i64> numbers;
  if (Status s = copy_offsets(name, x.offsets, x.groups + 1, stream, &numbers); !s.ok()) return s;

  i64 before = 0;  // where the group before ends
  for (i64 i = 0; i <= x.groups; ++i) {
    const i64 number = numbers[static_cast<std::size_t>(i)];
    const auto wrong = [&](const std::string& rule) { return refuse_offset(name, i, number, rule); };
    if (number < 0 || number > k) return wrong(offset_range(0, k, "elements of K"));
    if (number < before) return wrong(not_before(before));
    if (number % step != 0) return wrong("be a multiple of " + std::to_string(step) + " (groups begin and end there)");
    before = number;
  }
  return {};
}

}  // namespace rawgemm
