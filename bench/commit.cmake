# Writes bench/commit.hpp, in OUTPUT_FOLDER: the commit that SOURCE_FOLDER is at now. Run at every build.
execute_process(
  COMMAND git describe --always --dirty --abbrev=12 --exclude=*
  WORKING_DIRECTORY ${SOURCE_FOLDER} OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET
  RESULT_VARIABLE failed)
if(failed)
  set(commit unknown)
endif()
set(text "inline constexpr const char* commit = \"${commit}\";")
file(CONFIGURE OUTPUT ${OUTPUT_FOLDER}/bench/commit.hpp
  CONTENT "#pragma once\n\nnamespace rawgemm::bench {\n\n@text@\n\n}  // namespace rawgemm::bench\n" @ONLY)
