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

int main(int argc, char** argv) {
  try {
    const rawgemm::bench::CommandLine command = rawgemm::bench::parse(argc, argv);
    if (command.list) return rawgemm::bench::list();
    if (command.bench) return rawgemm::bench::benchmark(*command.bench);
    return command.run ? rawgemm::bench::run(*command.run) : 0;
  } catch (const rawgemm::bench::Refusal& refusal) {
    std::cerr << refusal.what() << "\n";
  } catch (const std::bad_alloc&) {
    std::cerr << "rawgemm: not enough memory for operands of this size\n";
  }
  return rawgemm::bench::refused_exit_code;
}
