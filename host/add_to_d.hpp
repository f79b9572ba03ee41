// The epilogue AddToD<Types>, D += alpha * A * B^T, for any launcher that takes an epilogue, with a D of floats, or, by
// reductions, of 16 bits. The arguments say the same: beta = 1, c = d, ldc = ldd.
#pragma once
#include <host/checks.hpp>
#include <host/operands.hpp>
#include <kernels/add_to_d.cuh>

namespace rawgemm {

template <class Types, AddBy by>
Status check_epilogue(const char* kernel, const GemmArguments& x, const AddToD<Types, by>*) {
  if (x.beta != 1) return refuse_factor(kernel, "beta", x.beta, 1, "AddToD adds to D");
  if (x.c != x.d) return refuse_pointer(StatusCode::unsupported_value, kernel, "c", x.c, "be d (AddToD adds to D)");
  return {};
}

template <class Types, AddBy by>
void set_arguments(const GemmArguments& x, AddToD<Types, by>* epilogue) {
  set_product_arguments<Types>(x, epilogue);
}

}  // namespace rawgemm
