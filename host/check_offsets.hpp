// A debugging aid for grouped GEMMs: whether the numbers that say which rows are a group's keep the rules.
#pragma once
#include <algorithm>
#include <string>
#include <vector>

#include <host/checks.hpp>
#include <host/device.hpp>
#include <host/grouped.hpp>

namespace rawgemm {

/// Copies x.offsets to the host, after what is on the stream, and waits for it: not for production, nor while a stream
/// is captured. Names the first number that breaks a rule, with its place; grouped_gemm would take it for another one.
/// Of x.gemm it looks at m and n alone.
[[nodiscard]] inline Status check_offsets(const GroupedGemmArguments& x, Stream stream) {
  constexpr const char* name = "check_offsets";
  const i64 m = x.gemm.m;
  if (Status s = check_extent(name, "m", m); !s.ok()) return s;
  if (Status s = check_extent(name, "n", x.gemm.n); !s.ok()) return s;
  if (Status s = check_group_numbers(name, x); !s.ok()) return s;
  if (m == 0 || x.gemm.n == 0 || x.groups == 0) return {};
  const i64 count = x.layout == GroupLayout::indices ? m : x.groups + (x.layout == GroupLayout::offsets ? 1 : 0);
  std::vector<i32> narrow(static_cast<std::size_t>(x.offsets.bytes == sizeof(i32) ? count : 0));
  std::vector<i64> numbers(static_cast<std::size_t>(count));
  void* const to = narrow.empty() ? static_cast<void*>(numbers.data()) : narrow.data();
  if (Status s = device::copy_to_host(name, to, x.offsets.address, count * x.offsets.bytes, stream); !s.ok()) return s;
  std::copy(narrow.begin(), narrow.end(), numbers.begin());

  i64 before = 0;  // where the group before ends
  for (i64 i = 0; i < count; ++i) {
    const i64 number = numbers[static_cast<std::size_t>(i)];
    const auto wrong = [&](const std::string& rule) {
      const std::string place = "offsets[" + std::to_string(i) + "]";
      return refuse(StatusCode::unsupported_value, name, place.c_str(), number, rule);
    };
    const auto outside = [&](i64 least, i64 most, const char* what) {
      return wrong("be " + std::to_string(least) + " to " + std::to_string(most) + " (" + what + ")");
    };
    if (x.layout == GroupLayout::indices) {
      if (number < -1 || number >= x.groups) return outside(-1, x.groups - 1, "a group, or -1 for none");
      continue;
    }
    if (x.layout == GroupLayout::masked) {
      if (number < 0 || number > m / x.groups) return outside(0, m / x.groups, "rows of a group");
      continue;
    }
    if (number < 0 || number > m) return outside(0, m, "rows of D");
    if (number < before) return wrong("be at least " + std::to_string(before) + " (where the group before ends)");
    const i64 begin = ceil_div(before, psum_step) * psum_step;
    if (x.layout == GroupLayout::psum && number != before && number < begin)
      return wrong("be at least " + std::to_string(begin) + " (where the group begins), or " + std::to_string(before) +
                   " (it is empty)");
    before = number;
  }
  return {};
}

}  // namespace rawgemm
