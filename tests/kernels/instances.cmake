# Writes a source file for each of Instances (instances.hpp), with the given extension, and lists them in `result`.
set(instances_list ${CMAKE_CURRENT_LIST_DIR}/instances.hpp)
function(write_instances extension result)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${instances_list})
  file(STRINGS ${instances_list} lines REGEX "^  Instance<")
  list(LENGTH lines count)
  math(EXPR last "${count} - 1")
  foreach(entry RANGE ${last})
    list(GET lines ${entry} line)
    string(REGEX MATCH "gemm_[a-z0-9_]+" kernel "${line}")
    set(file ${CMAKE_CURRENT_BINARY_DIR}/instances/${entry}_${kernel}.${extension})
    file(CONFIGURE OUTPUT ${file} CONTENT "#include <tests/kernels/instance.hpp>
namespace rawgemm::test {
static_assert(size_of(Instances{}) == ${count}, \"instances.hpp: one line for each\");
template Status launch_instance<${entry}>(const GemmArguments&, Stream);
}
")
    list(APPEND files ${file})
  endforeach()
  set(${result} ${files} PARENT_SCOPE)
endfunction()
