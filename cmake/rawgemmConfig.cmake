# find_package(rawgemm): rawgemm::rawgemm, the headers; rawgemm::model, the kernels' execution without a GPU.
include(CMakeFindDependencyMacro)
find_dependency(Threads)
include(${CMAKE_CURRENT_LIST_DIR}/rawgemmTargets.cmake)
