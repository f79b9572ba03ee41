// rawgemm: lists the kernels, runs them on the GPU or on the model, checks and times them.
//
//   rawgemm list
//   rawgemm run gemm_cooperative --m 4096 --n 4096 --k 4096 --type bf16
//   rawgemm bench --shapes bench/shapes/models.txt --json models.json
//
// Exit code: 0 right, 1 wrong, 2 not possible.
#include <iostream>
#include <new>

#include <bench/cli/cli.hpp>
#include <bench/commands/run.hpp>

namespace rawgemm::bench {

namespace {

int run_command(const CommandLine& command) {
  int exit_code = 0;
  if (command.list) list(*command.list);
  if (command.bench) exit_code = benchmark(*command.bench);
  if (command.run) exit_code = run(*command.run);
  if (!std::cout.flush()) throw Refusal("rawgemm: standard output cannot be written");
  return exit_code;
}

}  // namespace

}  // namespace rawgemm::bench

int main(int argc, char** argv) {
  try {
    return rawgemm::bench::run_command(rawgemm::bench::parse(argc, argv));
  } catch (const rawgemm::bench::Refusal& refusal) {
    std::cerr << refusal.what() << "\n";
  } catch (const std::bad_alloc&) {
    std::cerr << "rawgemm: not enough memory for operands of this size\n";
  }
  return rawgemm::bench::refused_exit_code;
}
