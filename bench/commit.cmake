# Writes bench/commit.hpp, in OUTPUT_FOLDER: the commit that SOURCE_FOLDER is at now. Run at every build.
cmake_minimum_required(VERSION 3.22)
execute_process(
  COMMAND git describe --always --dirty --abbrev=12 --exclude=*
  WORKING_DIRECTORY ${SOURCE_FOLDER} OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET
  RESULT_VARIABLE failed)
if(failed)
  set(commit unknown)
endif()
file(CONFIGURE OUTPUT ${OUTPUT_FOLDER}/bench/commit.hpp @ONLY CONTENT
"#pragma once

namespace rawgemm::bench {

inline constexpr const char* commit = \"@commit@\";

}  // namespace rawgemm::bench
")
