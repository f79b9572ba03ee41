// Whose headers the tests share: CMakeLists.txt.
