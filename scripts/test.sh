#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test: the quick ones built with clang under AddressSanitizer and
# UBSan, then the others, with a GPU all of them. Each takes some of its kernel's configurations, faults and random
# problems are sampled, and where there is no GPU, so is what takes minutes to compile; scripts/soak.sh has all of it.
# Half an hour on two cores.
#
# usage: scripts/test.sh [ARGUMENT...]    arguments of ctest for the last run, such as -R export
#        scripts/test.sh --quick          the quick tests on the model, by one compiler: three minutes
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

quick_tests() {
  build "$1" quick_tests
  say "test: the quick tests in build/$1"
  ctest --test-dir "$root/build/$1" --label-regex '^quick$' --no-tests=error --output-on-failure --parallel "$cores"
}

need_to_build
if [[ ${1-} == --quick ]]; then
  (($# == 1)) || fail "test.sh: --quick takes no other arguments"
  install_missing
  require_cmake
  quick_tests model
  exit
fi
need clang command -v clang++
need clang-format-14 command -v clang-format-14
need python3-matplotlib has_matplotlib
need python3-pip python3 -m pip --version
need python3-pip has_pip
install_missing
require_cmake
choose_preset
if [[ $gpu_tests == OFF ]]; then sample=ON; fi
build "$preset"

quick_tests model-clang

say "test: all tests in build/$preset"
ctest --test-dir "$root/build/$preset" --no-tests=error --output-on-failure --parallel "$cores" "$@"
