// Runs probes. Compiled for the model (chip_model) and for the GPU (chip_gpu).
//
// usage: chip_... list                      families, probes, and how many cases of each are committed
//        chip_... hash NAME FIRST COUNT     `probe case hash`; NAME: a probe, a family (its probes in turn), or all
//        chip_... dump PROBE FIRST COUNT    `case result`, the result in hexadecimal
//        chip_... record FOLDER             writes the committed cases: FOLDER/<probe>.txt
//        chip_... check FOLDER              compares with what was recorded; exit code 1 where a result differs
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>

#include <tests/chip/probes.hpp>
#include <tests/sample.hpp>

using namespace rawgemm;
using namespace rawgemm::test;
using namespace rawgemm::test::chip;

namespace {

std::string hexadecimal(const std::vector<u8>& bytes) {
  constexpr char digits[] = "0123456789abcdef";
  std::string text;
  for (const u8 byte : bytes) text += {digits[byte >> 4], digits[byte & 15]};
  return text;
}

std::string hexadecimal(u64 value) {
  char text[17];
  std::snprintf(text, sizeof(text), "%016llx", value);
  return text;
}

/// The bytes of the case's outputs. What a launch refuses or the model finds ends the program.
std::vector<u8> run(const Probe& probe, u64 number) {
  Case c(probe.name, number);
  if (const Status status = probe.run(c); !status.ok()) {
    std::fflush(stdout);
    std::cerr << "FAILED: " << probe.name << " case " << number << ": " << status.text << '\n';
    std::exit(1);
  }
  return c.result();
}

/// What stands in a file for a case: the bytes themselves where a reader can make use of them.
std::string recorded(const std::vector<u8>& result) {
  constexpr size_t most = 256;
  if (result.size() <= most) return hexadecimal(result);
  return "hash " + hexadecimal(Case::hash(result.data(), result.size())) + " of " + std::to_string(result.size()) +
         " bytes";
}

Probes all_probes() {
  Probes all;
  for (const Family& family : families)
    for (const Probe& probe : family.probes()) all.push_back(probe);
  return all;
}

Probes named(const std::string& name) {
  if (name == "all") return all_probes();
  for (const Family& family : families)
    if (name == family.name) return family.probes();
  for (const Probe& probe : all_probes())
    if (name == probe.name) return {probe};
  std::cerr << "no probe or family is called " << name << ": see `list`\n";
  std::exit(2);
}

int list() {
  for (const Family& family : families)
    for (const Probe& probe : family.probes())
      std::cout << family.name << ' ' << probe.name << ' ' << probe.dumped << '\n';
  return 0;
}

int hash(const std::string& name, u64 first, u64 count) {
  const Probes probes = named(name);
  for (u64 number = first; number < first + count; ++number)
    for (const Probe& probe : probes) {
      const std::vector<u8> result = run(probe, number);
      std::cout << probe.name << ' ' << number << ' ' << hexadecimal(Case::hash(result.data(), result.size())) << '\n';
    }
  return 0;
}

int dump(const std::string& name, u64 first, u64 count) {
  for (const Probe& probe : named(name))
    for (u64 number = first; number < first + count; ++number)
      std::cout << number << ' ' << hexadecimal(run(probe, number)) << '\n';
  return 0;
}

int record(const std::string& folder, const std::string& device) {
  for (const Probe& probe : all_probes()) {
    std::ofstream file(folder + "/" + probe.name + ".txt");
    file << "# " << probe.name << " on " << device << ", written by `chip_gpu record`: case, bytes of its outputs\n";
    for (u64 number = 0; number < probe.dumped; ++number) file << number << ' ' << recorded(run(probe, number)) << '\n';
    if (!file.flush()) {
      std::cerr << "cannot write to " << folder << '\n';
      return 1;
    }
  }
  return 0;
}

int check(const std::string& folder, const std::string& device) {
  u64 cases = 0;
  u64 different = 0;
  for (const Probe& probe : all_probes()) {
    std::ifstream file(folder + "/" + probe.name + ".txt");
    std::string line;
    std::getline(file, line);
    std::set<u64> seen;
    while (std::getline(file, line)) {
      std::istringstream words(line);
      u64 number = 0;
      words >> number >> std::ws;
      std::string wanted;
      std::getline(words, wanted);
      seen.insert(number);
      if (number % one_of(4) != 0) continue;
      const std::string got = recorded(run(probe, number));
      if (got == wanted) continue;
      ++different;
      std::cout << "FAILED: " << probe.name << " case " << number << "\n  recorded  " << wanted << "\n  " << device
                << "  " << got << '\n';
    }
    if (seen.size() != probe.dumped) {
      ++different;
      std::cout << "FAILED: " << folder << "/" << probe.name << ".txt has " << seen.size() << " cases, must have "
                << probe.dumped << '\n';
    }
    cases += seen.size();
  }
  std::cout << cases << " recorded cases, " << different << " differ\n";
  return different == 0 && cases > 0 ? 0 : 1;
}

}  // namespace

int main(int count, char** arguments) {
  const std::vector<std::string> words(arguments + 1, arguments + count);
  const auto is = [&](const char* command, size_t length) { return words.size() == length && words[0] == command; };
  if (is("list", 1)) return list();
  const bool with_cases = is("hash", 4) || is("dump", 4);
  if (!with_cases && !is("record", 2) && !is("check", 2)) {
    std::cerr << "usage: list | hash NAME FIRST COUNT | dump PROBE FIRST COUNT | record FOLDER | check FOLDER\n";
    return 2;
  }
  const std::string device = DeviceMemory::start();
  std::ios::sync_with_stdio(false);
  if (words[0] == "record") return record(words[1], device);
  if (words[0] == "check") return check(words[1], device);
  const u64 first = std::stoull(words[2]);
  const u64 cases = std::stoull(words[3]);
  return words[0] == "hash" ? hash(words[1], first, cases) : dump(words[1], first, cases);
}
