#!/usr/bin/env bash
# What takes too long for every change, on the model: 500 random shapes and 1,000 runs over schedules of each 16-bit
# kernel, 500 random problems of each FP8 Config of the tests, every planted fault, mutants by rule. Besides, what
# scripts/test.sh samples, whole: the tests of the kernels with every configuration, the quick ones under g++'s
# AddressSanitizer, too, every exported header, every Config with each NVRTC and with nvcc 12.4, Python's tests with
# torch, and, where there is a CUDA toolkit, all that ships and all that the program offers for sm_90a. Writes
# docs/soak.md and the tables of docs/faults.md and docs/mutants.md. Three hours on two cores.
#
# usage: scripts/soak.sh [--only PART,...] [NVCC...]
#   --only   these parts, by the names in docs/soak.md; of the others the page keeps what was found last, and of which
#            commit. What has passed on this commit does not run again.
#   NVCC     other compilers for the headers, such as that of scripts/cuda124.sh
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

only=
if [[ ${1-} == --only ]]; then
  only=,$2,
  shift 2
fi
nvccs=("$@")
need_to_build
need python3-pip python3 -m pip --version
install_missing
require_cmake
commit=$(git -C "$root" rev-parse --short=12 HEAD)
# What this script writes is no change.
git -C "$root" diff --quiet HEAD -- . ':!docs' || commit+=", changed"
passed=$root/build/soak
mkdir -p "$passed" "$root/build/findings"

# part NAME: runs the function of that name; what it prints is kept in $passed/NAME once it has passed.
part() {
  local name=$1
  if [[ -n $only && $only != *",$name,"* ]]; then return; fi
  if [[ -e $passed/$name && $(head -1 "$passed/$name") == "$name: commit $commit; "* && $commit != *changed ]]; then
    say "soak: $name: passed before"
    return
  fi
  say "soak: $name"
  {
    printf '%s: commit %s; %s, %s cores\n' "$name" "$commit" "$(c++ --version | head -1)" "$cores"
    "$name"
  } | tee "$passed/unfinished.$name"
  if grep -q '^skipped: ' "$passed/unfinished.$name"; then return; fi
  mv "$passed/unfinished.$name" "$passed/$name"
}

kernels() {
  build model
  RAWGEMM_SOAK=1 ctest --test-dir "$root/build/model" --no-tests=error --output-on-failure --timeout 7200 \
    --parallel "$cores" --label-regex '^(quick|long)$'
}

sanitizers() {
  build model-asan quick_tests test_grouped test_k_grouped test_batched
  local tests
  for tests in '--label-regex ^quick$' '--tests-regex ^(grouped|k-grouped|batched)'; do
    # shellcheck disable=SC2086  # an option and its value
    RAWGEMM_SOAK=1 ctest --test-dir "$root/build/model-asan" $tests --no-tests=error --output-on-failure --timeout 7200 \
      --parallel "$cores" | grep 'tests passed'
  done
}

faults() {
  build model rawgemm_fault_driver
  python3 "$root/tests/faults/test_faults.py" --compiler c++ \
    --library "$root/build/model/tests/faults/librawgemm_fault_driver.a" --library "$root/build/model/librawgemm_model.a" \
    --findings "$root/build/findings/faults" --table "$root/docs/faults.md"
}

mutants() {
  build model rawgemm_fault_driver
  python3 "$root/tests/mutants/test_mutants.py" --compiler c++ \
    --library "$root/build/model/tests/faults/librawgemm_fault_driver.a" --library "$root/build/model/librawgemm_model.a" \
    --findings "$root/build/findings/mutants" --table "$root/docs/mutants.md"
}

strict_proxy_fences() {
  build model strict_fences
  python3 "$root/scripts/proxies.py" "$root/build/model/bin/strict_fences" --check
}

# EXIT_CODE of a part. 77: there is no network and nothing in the cache.
skip() { (($1 == 77)) && echo 'skipped: no network'; }
nvrtc() { python3 "$root/tests/portability/test_nvrtc.py" "$root/build/model/wheels" --all || skip $?; }
cuda12() { python3 "$root/tests/portability/test_cuda12.py" "$root/build/model/wheels" --all || skip $?; }

# What the Python package has for torch, which is 5 GB and so no part of scripts/test.sh.
torch() {
  build model library_for_python
  local python packages=$root/build/model/wheels/torch
  python=$(python_of_packages)
  [[ -d $packages/torch ]] || "$python" -m pip install --quiet --target "$packages" torch || {
    echo 'skipped: no network'
    return
  }
  RAWGEMM_LIBRARY=$root/build/model/bin/liblibrary_for_python.so PYTHONPATH=$root/python:$packages \
    "$python" "$root/tests/python/run_tests.py" "$root/build/model/wheels" 2>&1 | tail -n 4
}

exported_headers() {
  build model rawgemm_model
  local compilers=(--model c++ "$root/build/model/librawgemm_model.a")
  if [[ $preset == gpu ]]; then
    compilers+=(--nvcc "$CUDACXX" --nvrtc "$(dirname "$(readlink -f "$CUDACXX")")/../lib64/libnvrtc.so")
  fi
  for nvcc in "${nvccs[@]}"; do compilers+=(--nvcc "$nvcc"); done
  python3 "$root/tests/export/test_export.py" --all "${compilers[@]}"
}

every_configuration_for_sm_90a() {
  build gpu all gemm_{k_mn,mn_k,mn_mn}_gpu gemm{,_k_mn,_mn_k,_mn_mn}_add_to_d_gpu batched{,_k_mn,_mn_k,_mn_mn}_gpu \
    grouped{,_k_mn}_gpu k_grouped{,_add_to_d}_gpu
  python3 "$root/tests/portability/kernel_names.py" "$CUDACXX" "$root/tests/portability/launchers.cu"
}

choose_preset
parts=(kernels sanitizers faults mutants strict_proxy_fences nvrtc cuda12 torch exported_headers)
if [[ $preset == gpu ]]; then parts+=(every_configuration_for_sm_90a); fi
for name in ${only//,/ }; do
  [[ " ${parts[*]} " == *" $name "* ]] || fail "soak.sh: --only $name, must be of: ${parts[*]}"
done
for name in "${parts[@]}"; do part "$name"; done

# NAME: the part's lines on the page as it is; fails where there are none.
on_page() {
  awk -v name="$1:" '$1 == name { own = found = 1; print; next }
                     own && /^  / { print; next }
                     { own = 0 }
                     END { exit !found }' <<<"$page"
}

page=$(<"$root/docs/soak.md")
{
  printf '# Soak\n\n500 random shapes and 1,000 runs over schedules of each 16-bit kernel, 500 random problems of each FP8 '
  printf 'Config of the tests, every planted fault, mutants by rule, every exported header, all that scripts/test.sh '
  printf 'samples: what `scripts/soak.sh` found last. Tests that took 10 s are named.\n\n```\n'
  for name in "${parts[@]}"; do
    if [[ ! -e $passed/$name ]]; then
      on_page "$name" || printf '%s: has not passed yet\n' "$name"
      continue
    fi
    sed -nE -e 1p -e 's/^ *[0-9]+\/[0-9]+ Test +#[0-9]+: (.*[^.]) \.+ +(Passed +[0-9]{2,}\.[0-9]+ sec)$/  \2  \1/p' \
      -e '/tests passed|faults planted|mutants \(of|headers exported|under its own name|^Ran [0-9]+ tests|^OK/s/^/  /p' "$passed/$name"
  done
  printf '```\n'
} >"$root/docs/soak.md"
say "soak: written to docs/soak.md"
