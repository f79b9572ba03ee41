# Writes source files that hold `each` of Instances (instances.hpp) at a time, with the given extension, and lists them in
# `result`: few files take less time in all, many are compiled at the same time.
set(instances_list ${CMAKE_CURRENT_LIST_DIR}/instances.hpp)
function(write_instances extension each result)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${instances_list})
  file(STRINGS ${instances_list} lines REGEX "^  Instance<")
  list(LENGTH lines count)
  math(EXPR last "${count} - 1")
  foreach(first RANGE 0 ${last} ${each})
    math(EXPR last_of_file "${first} + ${each} - 1")
    if(last_of_file GREATER last)
      set(last_of_file ${last})
    endif()
    set(instances "")
    foreach(entry RANGE ${first} ${last_of_file})
      string(APPEND instances "template Status launch_instance<${entry}>(const GemmArguments&, Stream);\n")
    endforeach()
    list(GET lines ${first} line)
    string(REGEX MATCH "gemm_[a-z0-9_]+" kernel "${line}")
    set(file ${CMAKE_CURRENT_BINARY_DIR}/instances/${first}_${kernel}.${extension})
    file(CONFIGURE OUTPUT ${file} CONTENT "#include <tests/kernels/instance.hpp>
namespace rawgemm::test {
static_assert(size_of(Instances{}) == ${count}, \"instances.hpp: one line for each\");
${instances}}
")
    list(APPEND files ${file})
  endforeach()
  set(${result} ${files} PARENT_SCOPE)
endfunction()
