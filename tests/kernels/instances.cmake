# Writes a source file for each type and tile of gemm_cooperative, with the given extension, and lists them in `result`.
function(write_instances extension result)
  foreach(types "bf16, bf16" "bf16, float" "f16, f16" "f16, float")
    foreach(tile "128, 256" "256, 128")
      string(REGEX REPLACE "[, ]+" "_" name "${types}_${tile}")
      set(file ${CMAKE_CURRENT_BINARY_DIR}/instances/${name}.${extension})
      file(CONFIGURE OUTPUT ${file} CONTENT "#include <tests/kernels/instance.hpp>
namespace rawgemm::test {
template struct Instance<${types}, ${tile}>;
}
")
      list(APPEND files ${file})
    endforeach()
  endforeach()
  set(${result} ${files} PARENT_SCOPE)
endfunction()
