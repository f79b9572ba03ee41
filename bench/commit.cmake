# Writes commit.cpp, in OUTPUT_FOLDER: the commit that SOURCE_FOLDER is at now. Run at every build.
cmake_minimum_required(VERSION 3.22)
execute_process(
  COMMAND git describe --always --dirty --abbrev=12 --exclude=*
  WORKING_DIRECTORY ${SOURCE_FOLDER} OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET
  RESULT_VARIABLE failed)
if(failed)
  set(commit unknown)
endif()
file(CONFIGURE OUTPUT ${OUTPUT_FOLDER}/commit.cpp @ONLY CONTENT
"#include <bench/commit.hpp>

const char* const rawgemm::bench::commit = \"@commit@\";
")
