# Writes a source file for each type and tile of each kernel, with the given extension, and lists them in `result`.
function(write_instances extension result)
  foreach(types "bf16, bf16" "bf16, float" "f16, f16" "f16, float")
    foreach(tile "gemm_cooperative, 128, 256" "gemm_cooperative, 256, 128"
                 "gemm_multistage, 128, 128" "gemm_multistage, 128, 256" "gemm_multistage, 256, 128")
      string(REPLACE ", " ";" parts "${tile}")
      list(GET parts 0 kernel)
      list(GET parts 1 block_m)
      list(GET parts 2 block_n)
      string(REGEX REPLACE "[, ]+" "_" name "${kernel}_${types}_${block_m}_${block_n}")
      set(file ${CMAKE_CURRENT_BINARY_DIR}/instances/${name}.${extension})
      file(CONFIGURE OUTPUT ${file} CONTENT "#include <tests/kernels/instance.hpp>
namespace rawgemm::test {
template struct Instance<Kernel::${kernel}, ${types}, ${block_m}, ${block_n}>;
}
")
      list(APPEND files ${file})
    endforeach()
  endforeach()
  set(${result} ${files} PARENT_SCOPE)
endfunction()
