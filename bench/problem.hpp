// A product to compute, the configurations that compute it, and the time they took.
#pragma once
#include <algorithm>
#include <string>
#include <vector>

#include <bench/matrices/numbers.hpp>
#include <bench/matrices/scales.hpp>
#include <host/configurations.hpp>
#include <kernels/group_layout.cuh>

namespace rawgemm::bench {

/// Of A, B and D, and in FP8 what has scales: a row of the table of a kernel's types.
struct OperandTypes {
  ElementType input;
  ElementType input_b;
  ElementType output;
  ScaleMode scales;

  bool operator==(const OperandTypes&) const = default;
};

/// Whether the product is added to what D holds, in fp32: by the epilogue AddToD, which has two ways, or by the default
/// one with beta = 1 and C = D, which is what cuBLASLt has.
enum class Addition { none, by_add_to_d, by_load, by_beta };

/// Behind the name of what computes it.
inline const char* name_of(Addition addition) {
  switch (addition) {
    case Addition::none:
      return "";
    case Addition::by_add_to_d:
      return ", AddToD";
    case Addition::by_load:
      return ", AddToD by load";
    case Addition::by_beta:
      return ", beta = 1";
  }
  return "";
}

/// The products of one launch: one; several of one size, each with its own A, B and D; several whose rows of A and D
/// lie below each other, each with its own B; several whose elements of K lie beside each other, each with its own D.
enum class Form { dense, batched, grouped, k_grouped };

inline const char* name_of(Form form) {
  switch (form) {
    case Form::dense:
      return "dense";
    case Form::batched:
      return "batched";
    case Form::grouped:
      return "grouped";
    case Form::k_grouped:
      return "k-grouped";
  }
  return "";
}

/// The products of a launch that has several.
struct Parts {
  Form form = Form::dense;
  i64 count = 1;
  std::vector<i64> sizes{};                   // of groups: rows, or elements of K
  GroupLayout layout = GroupLayout::offsets;  // of groups of rows
  std::string name{};                         // as a shape file has them: "zipf 64 1024"
  i64 expected_rows = 0;                      // of groups of rows, as of GroupedGemmArguments
};

/// A configuration with its epilogue, which is the default one where nothing is added, or by beta.
struct Instance {
  Configuration configuration;
  Addition addition;
  Form form = Form::dense;
};

/// D[m, n] = A[m, k] * B[n, k]^T, or D += that, by the kernel of that name. MN-major, A lies in memory as [k, m], B as
/// [k, n]. Where D is FP8, it is multiplied by scale_d, a power of two.
/// Of several products: batched, m, n and k are those of each. Groups of rows: m are those of all groups, with what
/// lies between them. Groups of K: k are the elements of all.
struct Problem {
  std::string kernel;
  OperandTypes types;
  float scale_d = 1;
  Majors majors{};
  Addition addition = Addition::none;
  i64 m;
  i64 n;
  i64 k;
  i64 lda;
  i64 ldb;
  i64 ldd;
  i64 max_sms = 0;  // as of GemmArguments
  Parts parts{};
};

/// Matrices of A and of B, which lie below each other in memory, each by itself where they are MN-major.
inline i64 matrices_a(const Problem& x) { return x.parts.form == Form::batched ? x.parts.count : 1; }
inline i64 matrices_b(const Problem& x) {
  return x.parts.form == Form::batched || x.parts.form == Form::grouped ? x.parts.count : 1;
}

/// Rows of A and B as matrices with k columns, and of D, with all their products'.
inline i64 rows_a(const Problem& x) { return matrices_a(x) * x.m; }
inline i64 rows_b(const Problem& x) { return matrices_b(x) * x.n; }
inline i64 rows_d(const Problem& x) {
  return x.parts.form == Form::batched || x.parts.form == Form::k_grouped ? x.parts.count * x.m : x.m;
}

/// One of a problem's products: its size, and where it begins in A, B and D.
struct Product {
  i64 m;
  i64 n;
  i64 k;
  i64 row_a = 0;
  i64 row_b = 0;
  i64 first_k = 0;
  i64 row_d = 0;
};

/// Where groups begin. In the layout of indices at multiples of psum_step, as those want it who take them beside ours.
inline std::vector<i64> begins_of(const Parts& x) {
  std::vector<i64> begins;
  i64 end = 0;
  const i64 most = x.sizes.empty() ? 0 : *std::max_element(x.sizes.begin(), x.sizes.end());
  const auto rounded = [](i64 rows) { return ceil_div(rows, psum_step) * psum_step; };
  for (const i64 size : x.sizes) {
    begins.push_back(end);
    end += x.layout == GroupLayout::offsets ? size : rounded(x.layout == GroupLayout::masked ? most : size);
  }
  begins.push_back(end);
  return begins;
}

inline std::vector<Product> products_of(const Problem& x) {
  const Parts& parts = x.parts;
  if (parts.form == Form::dense) return {{x.m, x.n, x.k}};
  const std::vector<i64> begins = begins_of(parts);
  std::vector<Product> products;
  for (i64 i = 0; i < parts.count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (parts.form == Form::batched)
      products.push_back({x.m, x.n, x.k, i * x.m, i * x.n, 0, i * x.m});
    else if (parts.form == Form::grouped)
      products.push_back({parts.sizes[at], x.n, x.k, begins[at], i * x.n, 0, begins[at]});
    else
      products.push_back({x.m, x.n, parts.sizes[at], 0, 0, begins[at], i * x.m});
  }
  return products;
}

/// The problem of groups of rows in another layout.
inline Problem in_layout(Problem x, GroupLayout layout) {
  x.parts.layout = layout;
  x.m = begins_of(x.parts).back();
  return x;
}

/// Puts groups into their places: of rows by the layout; of K, where it has block scales, at multiples of their blocks,
/// so that those of all groups are one matrix's.
inline void place_groups(Problem& x, GroupLayout layout) {
  if (x.parts.form == Form::grouped) x = in_layout(x, layout);
  if (x.parts.form != Form::k_grouped || x.types.scales == ScaleMode::none) return;
  x.k = 0;
  for (i64& size : x.parts.sizes) x.k += size = ceil_div(size, scaled_k) * scaled_k;
}

/// One product that does what the groups' do, at least as well: with as many rows, or elements of K, as they have when
/// each is rounded up to a unit of the tensor cores.
inline Problem dense_bound(const Problem& groups) {
  constexpr i64 unit = 64;
  Problem x = groups;
  x.parts = {};
  i64 sum = 0;
  for (const i64 size : groups.parts.sizes) sum += ceil_div(size, unit) * unit;
  (groups.parts.form == Form::grouped ? x.m : x.k) = sum;
  return x;
}

/// What says on the device which rows or which elements of K are a group's, as the layout has it.
inline std::vector<i32> group_array(const Problem& x) {
  const Parts& parts = x.parts;
  const std::vector<i64> begins = begins_of(parts);
  std::vector<i32> array;
  if (parts.layout == GroupLayout::offsets) {
    array.assign(begins.begin(), begins.end());
  } else if (parts.layout == GroupLayout::masked) {
    array.assign(parts.sizes.begin(), parts.sizes.end());
  } else if (parts.layout == GroupLayout::psum) {
    for (std::size_t i = 0; i < parts.sizes.size(); ++i) array.push_back(static_cast<i32>(begins[i] + parts.sizes[i]));
  } else {
    array.assign(static_cast<std::size_t>(begins.back()), -1);
    for (std::size_t i = 0; i < parts.sizes.size(); ++i)
      std::fill_n(array.begin() + begins[i], parts.sizes[i], static_cast<i32>(i));
  }
  return array;
}

/// The product that each row of D is of, or -1.
inline std::vector<i32> products_of_rows(const Problem& x) {
  std::vector<i32> of_rows(static_cast<std::size_t>(rows_d(x)), -1);
  i32 number = 0;
  for (const Product& product : products_of(x)) std::fill_n(of_rows.begin() + product.row_d, product.m, number++);
  return of_rows;
}

/// Rows and columns of an operand [rows, k] as it lies in memory.
struct Stored {
  i64 rows;
  i64 columns;
};
constexpr Stored stored(Major major, i64 rows, i64 k) { return major == Major::k ? Stored{rows, k} : Stored{k, rows}; }
/// Each matrix of A and of B; and all of them.
inline Stored stored_a(const Problem& x) { return stored(x.majors.a, x.m, x.k); }
inline Stored stored_b(const Problem& x) { return stored(x.majors.b, x.n, x.k); }
inline Stored all_stored_a(const Problem& x) { return {matrices_a(x) * stored_a(x).rows, stored_a(x).columns}; }
inline Stored all_stored_b(const Problem& x) { return {matrices_b(x) * stored_b(x).rows, stored_b(x).columns}; }

inline bool adds(const Problem& x) { return x.addition != Addition::none; }
inline Instance instance_of(const Problem& x, const Configuration& configuration) {
  return {configuration, x.addition, x.parts.form};
}

/// "bf16 -> fp32", "e4m3 x e5m2 -> bf16, tensor scales"
inline std::string name_of(const OperandTypes& x) {
  const std::string of_b = x.input_b == x.input ? "" : std::string(" x ") + name_of(x.input_b);
  const std::string scales = x.scales == ScaleMode::none ? "" : std::string(", ") + name_of(x.scales) + " scales";
  return name_of(x.input) + of_b + " -> " + name_of(x.output) + scales;
}

inline ScaleLayout scale_layout_a(const Problem& x) { return scale_layout(x.types.scales, false, rows_a(x), x.k); }
inline ScaleLayout scale_layout_b(const Problem& x) { return scale_layout(x.types.scales, true, rows_b(x), x.k); }

/// Where the operands of a problem lie; scales: where it has any.
struct Addresses {
  const void* a;
  const void* b;
  void* d;
  const void* scales_a = nullptr;
  const void* scales_b = nullptr;
  const void* scale_d = nullptr;
  const i32* groups = nullptr;  // group_array
};

/// Means over the samples taken while a contender ran; samples = 0 where NVML gave none.
struct Telemetry {
  int samples = 0;
  double sm_clock_mhz = 0;
  double power_w = 0;
  double temperature_c = 0;
  // By the energy counter, over so many seconds of the turns; 0 where its steps were too coarse or nobody asked.
  double counted_power_w = 0;
  double counted_seconds = 0;
};

/// us: of one call, one entry per round.
struct Timing {
  std::vector<double> us;
  Telemetry telemetry;
};

}  // namespace rawgemm::bench
