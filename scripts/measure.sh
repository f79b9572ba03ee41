#!/usr/bin/env bash
# Takes the published figures anew on an H200: what README and docs/performance.md show. Half an hour; the clocks are the
# GPU's own. Writes the tables of bench/results/h200, then those of the pages, and the pictures.
#
# usage: scripts/measure.sh [NAME...]    only these, such as targets_bf16; all unless told
#        scripts/measure.sh --tables     measures nothing: the pages' tables, of the results that are there
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

results=$root/bench/results/h200
bench_files=()
kernel_files=()
wanted=("$@")
tables_alone=false
if [[ ${1-} == --tables ]]; then tables_alone=true; fi

is_wanted() {
  ((${#wanted[@]} == 0)) && return
  local name
  for name in "${wanted[@]}"; do [[ $name == "$1" ]] && return; done
  false
}

# NAME COMMAND ARGUMENT...: what this finds, as bench/results/h200/NAME.csv.
measure() {
  is_wanted "$1" || return 0
  say "measure: $1"
  (cd "$root" && "$program" "${@:2}" --json "build/measured/$1.json")
  python3 "$root/scripts/bench_csv.py" "$root/build/measured/$1.json" "$results/$1.csv"
}

# NAME ARGUMENT...: a benchmark, and a table of docs/performance.md.
bench() {
  bench_files+=("$results/$1.csv")
  measure "$1" bench "${@:2}"
}

# NAME KERNEL ARGUMENT...: a row of the table of kernels.
run() {
  kernel_files+=("$results/$1.csv")
  measure "$1" run "${@:2}"
}

if ! $tables_alone; then
  [[ -z $(git -C "$root" status --porcelain --untracked-files=no) ]] || fail "measure.sh: files are changed, must be a commit"
  need_to_build
  install_missing
  require_cmake
  build gpu
  program=$root/build/gpu/bin/rawgemm
  mkdir -p "$root/build/measured"
fi

modes=rr,burst,sustained
bench targets_bf16 --types bf16 --modes $modes --seconds 0.12
bench targets_fp16 --types fp16 --modes $modes --seconds 0.1
bench models --shapes bench/shapes/models.txt --modes rr,burst --seconds 0.05
bench fp8_tensor --shapes bench/shapes/fp8_tensor.txt --types e4m3 --scales tensor --kernels gemm_fp8 --modes $modes --seconds 0.12
bench fp8_blocks --shapes bench/shapes/fp8_blocks.txt --types e4m3 --scales blocks --kernels gemm_fp8_scaled --modes $modes --seconds 0.15
bench fp8_models_tensor --shapes bench/shapes/models.txt --types e4m3 --scales tensor --kernels gemm_fp8 --modes rr,burst --seconds 0.05
bench fp8_models_blocks --shapes bench/shapes/models.txt --types e4m3 --scales blocks --kernels gemm_fp8_scaled --modes rr,burst --seconds 0.05
summary_files=("${bench_files[@]}")
# With peers, which are built elsewhere: their tables stay as they are.
bench_files+=("$results/peers.csv" "$results/fp8_peers.csv")
for size in 4096,4096,4096 4096,7168,16384 8192,8192,8192; do
  IFS=, read -r m n k <<<"$size"
  run "bf16_${m}x${n}x$k" gemm_cooperative --m "$m" --n "$n" --k "$k" --tile 128x256,256x128 --cluster 1x1,2x1,1x2
  run "multistage_bf16_${m}x${n}x$k" gemm_multistage --m "$m" --n "$n" --k "$k" --tile 128x128,128x256,256x128
done

say "measure: tables"
python3 "$root/scripts/bench_table.py" "${bench_files[@]}"
python3 "$root/scripts/bench_table.py" --summary "${summary_files[@]}"
python3 "$root/scripts/kernel_table.py" "${kernel_files[@]}"
if $tables_alone; then exit; fi
say "measure: pictures"
# Debian's Python has Debian's matplotlib, whatever python3 is.
python=python3
python3 -c 'import matplotlib' 2>/dev/null || python=/usr/bin/python3
"$python" "$root/scripts/bench_pictures.py" "$results/targets_bf16.csv"
"$python" "$root/scripts/bench_pictures.py" --folder "$root/bench/results/models" "$results/models.csv"
"$python" "$root/scripts/bench_pictures.py" --folder "$root/bench/results/fp8" "$results/fp8_tensor.csv" "$results/fp8_blocks.csv"
