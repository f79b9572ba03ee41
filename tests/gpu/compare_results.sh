#!/bin/sh
# The chip agrees with the model: both programs must print the same hashes.
# usage: compare_results.sh dump_results_model dump_results_gpu [KIND...]    kinds as dump_results has them
set -u
if [ "${1-}" = --help ]; then sed -n '2,3s/^# //p' "$0"; exit; fi
[ $# -ge 2 ] || { echo "usage: $0 dump_results_model dump_results_gpu [KIND...]" >&2; exit 2; }
model=$1
gpu=$2
shift 2
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT

"$gpu" "$@" >"$folder/gpu.all"
status=$?
grep '^dump_results:' "$folder/gpu.all"
[ $status -eq 0 ] || exit $status
"$model" "$@" >"$folder/model" || exit 1
grep -v '^dump_results:' "$folder/gpu.all" >"$folder/gpu"
if [ ! -s "$folder/model" ]; then
  echo "FAILED: no results of $*"
  exit 1
fi
if diff "$folder/model" "$folder/gpu"; then
  echo "compare_results: passed, $(wc -l <"$folder/model") results of the GPU equal the model's, bit for bit"
else
  echo "FAILED: lines with < are the model's, with > the GPU's"
  exit 1
fi
