# use_sampled_tables(<target>): its gemm() and the like choose from a sixth of what is shipped, which compiles in a fifth of
# the time. Headers that it has precompiled must be its own, as they include no other table.
include_guard(GLOBAL)
find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(sampled_tables ${PROJECT_BINARY_DIR}/sampled_tables)
file(GLOB headers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/host/*.hpp)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/scripts/sample_tables.py ${headers})
execute_process(
  COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/scripts/sample_tables.py ${sampled_tables}
  COMMAND_ERROR_IS_FATAL ANY)
function(use_sampled_tables target)
  target_include_directories(${target} BEFORE PRIVATE ${PROJECT_BINARY_DIR}/sampled_tables)
endfunction()
