// Which commit the program was built from; bench/commit.cmake writes the source file, at every build.
#pragma once

namespace rawgemm::bench {

extern const char* const commit;

}  // namespace rawgemm::bench
