// What the headers hold for a compiler without CUDA.
#include <cstdio>

#include <host/arguments.hpp>
#include <host/status.hpp>

int main() { std::puts(rawgemm::Status{}.ok() && rawgemm::scaled_k == 128 ? "right" : "wrong"); }
