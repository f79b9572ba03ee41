# Writes a source file for each type and tile of each kernel, with the given extension, and lists them in `result`.
function(write_instances extension result)
  set(instances "gemm_pingpong, bf16, bf16, 128, 128" "gemm_pingpong, bf16, bf16, 128, 176"
                "gemm_pingpong, f16, float, 128, 128" "gemm_pingpong, bf16, float, 128, 176"
                "gemm_splitk, bf16, bf16, 64, 64" "gemm_splitk, bf16, float, 128, 72" "gemm_splitk, f16, f16, 64, 56"
                "gemm_splitk, f16, float, 16, 64" "gemm_swapped, bf16, bf16, 168, 192"
                "gemm_swapped, bf16, float, 128, 64" "gemm_swapped, f16, f16, 256, 128"
                "gemm_swapped, bf16, bf16, 64, 128" "gemm_swapped, f16, f16, 64, 256"
                "gemm_cooperative, bf16, float, 128, 80")
  foreach(types "bf16, bf16" "bf16, float" "f16, f16" "f16, float")
    foreach(tile "128, 256" "256, 128")
      list(APPEND instances "gemm_cooperative, ${types}, ${tile}" "gemm_multistage, ${types}, ${tile}")
    endforeach()
    list(APPEND instances "gemm_multistage, ${types}, 128, 128")
  endforeach()
  foreach(instance ${instances})
    string(REPLACE ", " "_" name "${instance}")
    set(file ${CMAKE_CURRENT_BINARY_DIR}/instances/${name}.${extension})
    file(CONFIGURE OUTPUT ${file} CONTENT "#include <tests/kernels/instance.hpp>
namespace rawgemm::test {
template struct Instance<Kernel::${instance}>;
}
")
    list(APPEND files ${file})
  endforeach()
  set(${result} ${files} PARENT_SCOPE)
endfunction()

# The same for the FP8 kernels, by the names that fp8_configs.hpp gives them.
function(write_fp8_instances extension result)
  foreach(instance CooperativeToF32 CooperativeToBf16 CooperativeToFp8 PingpongToF16 PingpongToFp8 SplitkToF32
                   SplitkToFp8 SwappedToBf16 SwappedToFp8 Promoted BlocksToBf16 BlocksToF32 BlocksToF16 RowsToFp8
                   FewRowsBlocks FewRowsWide FewRowsRows FewRowsPromoted)
    set(file ${CMAKE_CURRENT_BINARY_DIR}/instances/fp8_${instance}.${extension})
    file(CONFIGURE OUTPUT ${file} CONTENT "#include <tests/kernels/fp8_instance.hpp>
namespace rawgemm::test {
template Status launch_fp8<${instance}>(const GemmArguments&, Stream);
}
")
    list(APPEND files ${file})
  endforeach()
  set(${result} ${files} PARENT_SCOPE)
endfunction()
