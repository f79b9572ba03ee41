// Whose headers the kernels' modules for the model share: CMakeLists.txt.
