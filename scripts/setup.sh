# shellcheck shell=bash disable=SC2034
# Sourced by the scripts that build: finds what is missing on this machine, installs it, and builds.
#
#   need PACKAGE COMMAND...     PACKAGE is missing unless COMMAND succeeds
#   install_missing             installs what need found missing
#   choose_preset               sets preset: gpu where there is a CUDA toolkit that is new enough, model otherwise
#   choose_preset_to_run        the same, but model where there is no GPU
#   with_clock COMMAND...       runs the command; a terminal shows the seconds meanwhile
#   build PRESET [TARGET...]    configures build/PRESET and builds all of it or these targets
#   build_to_run ARGUMENT...    builds what `rawgemm run ARGUMENT...` takes, and sets program
#
# With --help among its arguments a script prints the comment that it opens with, and does nothing else.
# Nothing here uses the network unless something is missing, nor sudo unless it installs.
set -euo pipefail

for argument in "$@"; do
  if [[ $argument == --help || $argument == -h ]]; then
    sed -n '2,/^[^#]/{/^# shellcheck/d;/^[^#]/d;s/^# \{0,1\}//p}' "$0"
    exit 0
  fi
done

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cores=$(nproc)
missing=()
sample=OFF   # ON: of what takes minutes to compile, a sample

say() { printf '== %s\n' "$*"; }

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

with_clock() {
  if [[ ! -t 2 ]]; then
    "$@"
    return
  fi
  local begin=$SECONDS job
  "$@" &
  job=$!
  while kill -0 "$job" 2>/dev/null; do
    printf '\r%d s ' $((SECONDS - begin)) >&2
    sleep 0.2
  done
  printf '\r\033[K' >&2
  wait "$job"
}

need() {
  local package=$1
  shift
  "$@" >/dev/null 2>&1 || missing+=("$package")
}

has_header() { printf '#include <%s>\n' "$1" | g++ -std=c++20 -E -x c++ -; }

need_to_build() {
  need g++ command -v g++
  need cmake command -v cmake
  need ninja-build command -v ninja
  need python3 command -v python3
  need libcli11-dev has_header CLI/CLI.hpp
  need nlohmann-json3-dev has_header nlohmann/json.hpp
  # CMake reads the tests too.
  need catch2 has_catch2
}

has_catch2() { has_header catch2/catch_all.hpp || has_header catch2/catch.hpp; }

# The Python that has matplotlib, and so numpy: Debian's packages are of Debian's Python, whatever python3 is.
python_of_packages() { if python3 -c 'import matplotlib' 2>/dev/null; then echo python3; else echo /usr/bin/python3; fi; }
has_matplotlib() { "$(python_of_packages)" -c 'import matplotlib'; }
has_pip() { "$(python_of_packages)" -m pip --version; }

install_missing() {
  if ((${#missing[@]} == 0)); then
    say "set-up: nothing is missing"
    return
  fi
  local install="apt-get update && apt-get install --yes --no-install-recommends ${missing[*]}"
  command -v apt-get >/dev/null ||
    fail "missing (names of Debian's packages): ${missing[*]}" \
      "There is no apt-get here: install them with this system's package manager, then run this again."
  local shell=(sh -c)
  if ((EUID != 0)); then
    command -v sudo >/dev/null ||
      fail "missing: ${missing[*]}" "There is no sudo here. Type as root, then run this again:" "  $install"
    shell=(sudo sh -c)
  fi
  say "set-up: ${shell[*]} '$install'"
  DEBIAN_FRONTEND=noninteractive with_clock "${shell[@]}" "$install" >/dev/null ||
    fail "could not install: ${missing[*]}" "The lines above say why. Type, then run this again:" \
      "  ${shell[*]} '$install'"
}

require_cmake() {
  local version
  version=$(cmake --version | sed -n 's/^cmake version \([0-9.]*\).*/\1/p')
  version_at_least "$version" 3.22 ||
    fail "cmake is $version, must be 3.22 or newer. 'pip install cmake' gives one that is."
}

version_at_least() { [[ $(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1) == "$2" ]]; }

gpu_tests=OFF  # without a GPU their kernels would be compiled for nothing
choose_preset() {
  local nvcc version
  preset=model
  nvcc=$(command -v nvcc || true)
  if [[ -z $nvcc && -x /usr/local/cuda/bin/nvcc ]]; then nvcc=/usr/local/cuda/bin/nvcc; fi
  if [[ -z $nvcc ]]; then
    say "CUDA toolkit: none (no nvcc on PATH or in /usr/local/cuda/bin); the kernels run on the model"
    return
  fi
  version=$("$nvcc" --version | sed -n 's/.*release \([0-9.]*\),.*/\1/p')
  if ! version_at_least "$version" 12.3; then
    say "CUDA toolkit: $nvcc is $version, must be 12.3 or newer; the kernels run on the model"
    return
  fi
  say "CUDA toolkit: $nvcc, $version; the kernels are compiled for sm_90a too"
  export CUDACXX=$nvcc
  preset=gpu
  if has_gpu; then gpu_tests=ON; fi
}

has_gpu() { nvidia-smi -L >/dev/null 2>&1 || [[ -e /dev/nvidiactl ]]; }

choose_preset_to_run() {
  preset=model
  if has_gpu; then
    choose_preset
  else
    say "GPU: none (no nvidia-smi that lists one, no /dev/nvidiactl); the kernels run on the model"
  fi
}

build() {
  local preset=$1
  shift
  (($# > 0)) || set -- all
  say "build: build/$preset: $*"
  (cd "$root" && with_clock cmake --preset "$preset" -Wno-dev -DRAWGEMM_GPU_TESTS="$gpu_tests" -DRAWGEMM_SAMPLE="$sample" >/dev/null)
  cmake --build "$root/build/$preset" --target "$@" --parallel "$cores"
}

build_to_run() {
  program=$root/build/$preset/bin/rawgemm
  build "$preset" rawgemm_program
  local listed targets
  listed=$("$program" run "$@" --targets "$preset")
  mapfile -t targets <<<"$listed"
  if [[ -n $listed ]]; then build "$preset" "${targets[@]}"; fi
}
