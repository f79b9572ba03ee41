#!/usr/bin/env bash
# What takes too long for every change, on the model: 500 random shapes and 1,000 runs over schedules of each 16-bit
# kernel, 500 random problems of each FP8 Config of the tests, every planted fault, mutants. Besides, what scripts/test.sh samples,
# whole: every exported header, every Config with each NVRTC, and, where there is a CUDA toolkit, all that the program
# offers for sm_90a. Writes docs/soak.md and the tables of docs/faults.md and docs/mutants.md. Two hours on two cores.
#
# usage: scripts/soak.sh [NVCC...]    other compilers for the headers, such as that of scripts/cuda124.sh
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

need_to_build
need python3-pip python3 -m pip --version
install_missing
require_cmake
build model
commit=$(git -C "$root" rev-parse --short=12 HEAD)
git -C "$root" diff --quiet HEAD || commit+=", changed"
log=$(mktemp)
trap 'rm -f "$log"' EXIT

say "soak: random problems and runs over schedules"
RAWGEMM_SOAK=1 ctest --test-dir "$root/build/model" --no-tests=error --output-on-failure --timeout 7200 \
  --parallel "$cores" --tests-regex 'random shapes|runs over policies|the same under every policy|fp8: random problems' | tee -a "$log"
say "soak: under AddressSanitizer and UBSan, with every configuration"
build model-asan quick_tests
RAWGEMM_SOAK=1 ctest --test-dir "$root/build/model-asan" --label-regex '^quick$' --no-tests=error --output-on-failure \
  --timeout 7200 --parallel "$cores" | grep 'tests passed' | tee -a "$log"
say "soak: every configuration under strict_proxy_fences"
python3 "$root/scripts/proxies.py" "$root/build/model/bin/strict_fences" --check
say "soak: every planted fault"
python3 "$root/tests/faults/test_faults.py" --compiler c++ --library "$root/build/model/tests/faults/librawgemm_fault_driver.a" \
  --library "$root/build/model/librawgemm_model.a" --table "$root/docs/faults.md" | tee -a "$log"
say "soak: mutants"
python3 "$root/tests/mutants/test_mutants.py" --compiler c++ --library "$root/build/model/tests/faults/librawgemm_fault_driver.a" \
  --library "$root/build/model/librawgemm_model.a" --table "$root/docs/mutants.md" | tee -a "$log"
say "soak: every Config with each version of NVRTC"
# 77: there is no network and nothing in the cache.
python3 "$root/tests/portability/test_nvrtc.py" "$root/build/model/wheels" --all | tee -a "$log" || (($? == 77))
say "soak: every exported header"
exported=(--model c++ "$root/build/model/librawgemm_model.a")
choose_preset
if [[ $preset == gpu ]]; then
  exported+=(--nvcc "$CUDACXX" --nvrtc "$(dirname "$(readlink -f "$CUDACXX")")/../lib64/libnvrtc.so")
fi
for nvcc in "$@"; do exported+=(--nvcc "$nvcc"); done
python3 "$root/tests/export/test_export.py" --all "${exported[@]}" | tee -a "$log"
if [[ $preset == gpu ]]; then
  say "soak: every configuration of the program, for sm_90a"
  build gpu
fi

{
  printf '# Soak\n\n500 random shapes and 1,000 runs over schedules of each 16-bit kernel, 500 random problems of each FP8 '
  printf 'Config of the tests, every planted fault, mutants, every exported header: what `scripts/soak.sh` found last, on commit %s, built by %s.\n\n```\n' \
    "$commit" "$(c++ --version | head -1)"
  sed -nE 's/^ *[0-9]+\/[0-9]+ Test +#[0-9]+: (.*[^.]) \.+ +(Passed +[0-9.]+ sec)$/\2  \1/p' "$log"
  grep -E 'tests passed|faults planted|^[0-9]+ mutants|headers exported' "$log"
  printf '```\n'
} >"$root/docs/soak.md"
say "soak: written to docs/soak.md"
