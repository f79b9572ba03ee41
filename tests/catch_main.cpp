// The main program of the tests where Catch2 brings none.
#define CATCH_CONFIG_MAIN
#include <tests/catch.hpp>
