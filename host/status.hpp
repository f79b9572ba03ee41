// What a launcher answers.
#pragma once
#include <string>

namespace rawgemm {

enum class StatusCode {
  ok,
  null_pointer,
  misaligned_pointer,
  negative_size,
  size_too_large,
  unsupported_size,
  unsupported_value,
  leading_dimension_too_small,
  leading_dimension_misaligned,
  leading_dimension_too_large,
  unsupported_device,
  too_little_shared_memory,
  tensor_map_rank,
  tensor_map_extent,
  tensor_map_stride,
  tensor_map_box,
  tensor_map_element_stride,
  tensor_map_swizzle,
  tensor_map_fill,
  cuda_error,  // the driver or the runtime refused; text has its words or its number
};

/// text is empty for ok, otherwise `<function>: <argument> = <value>, must <rule> (<reason>)`, or, of cuda_error,
/// the words of the driver. Whenever it is not ok, nothing has been launched and nothing written.
struct Status {
  StatusCode code = StatusCode::ok;
  std::string text;

  bool ok() const { return code == StatusCode::ok; }
};

}  // namespace rawgemm
