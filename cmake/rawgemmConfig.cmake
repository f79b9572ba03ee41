# find_package(rawgemm): rawgemm::rawgemm, the headers; rawgemm::model, the kernels' execution without a GPU; where it
# was built, rawgemm::library, for C, and rawgemm::library_static.
include(CMakeFindDependencyMacro)
find_dependency(Threads)
include(${CMAKE_CURRENT_LIST_DIR}/rawgemmTargets.cmake)
if(TARGET rawgemm::library_static)
  find_package(CUDAToolkit QUIET)  # for whoever links it on a GPU
endif()
