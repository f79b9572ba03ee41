// Which of the mutants runs that a program was compiled with (schemata.py): those of RAWGEMM_MUTANTS, at most one of a
// function, each as the number of the function's first mutant, a colon, its own number, and a comma. The program says
// which functions that have mutants were called.
#pragma once
#include <cstdio>
#include <cstdlib>

namespace rawgemm::test {

struct Mutants {
  static constexpr int most = 10000;
  int chosen[most] = {};  // by the number of a function's first mutant
  bool is_reached[most] = {};

  Mutants() {
    const char* text = std::getenv("RAWGEMM_MUTANTS");
    for (int first, number, end; text != nullptr && std::sscanf(text, "%d:%d,%n", &first, &number, &end) == 2;
         text += end)
      chosen[first] = number;
  }
  ~Mutants() {
    std::printf("reached");
    for (int i = 0; i < most; ++i)
      if (is_reached[i]) std::printf(" %d", i);
    std::printf("\n");
  }
};
inline Mutants mutants;

/// Called where a function begins.
inline int chosen_mutant(int first) {
  mutants.is_reached[first] = true;
  return mutants.chosen[first];
}

}  // namespace rawgemm::test
