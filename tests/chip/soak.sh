#!/usr/bin/env bash
# Compares the model with a GPU: runs the same random cases of every probe on both, and writes a report.
#
# usage: soak.sh BUILD_FOLDER REPORT.md [CASES [COMMIT]]
#   BUILD_FOLDER  of cmake with -DRAWGEMM_GPU=ON
#   CASES         of each family, 100000 unless told
#   COMMIT        what was built, where the sources are no git repository
set -u
if [ "${1-}" = --help ]; then sed -n '2,8s/^# \{0,1\}//p' "$0"; exit; fi
[ $# -ge 2 ] || { sed -n '2,8s/^# \{0,1\}//p' "$0" >&2; exit 2; }
gpu=$1/bin/chip_gpu
model=$1/bin/chip_model
report=$2
cases=${3:-100000}
commit=${4:-$(git -C "$(dirname "$0")" describe --always --dirty --abbrev=12 2>/dev/null || echo unknown)}
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
failures=0

# hash PROGRAM FIRST COUNT FILE: of the family.
hash() { "$1" hash "$family" "$2" "$3" >"$4" 2>"$folder/errors" || { head -n 1 "$folder/errors" >&2; exit 1; }; }
# hash_part FIRST: the model's part of the family's cases from there.
hash_part() { hash "$model" "$1" $((count - $1 < part ? count - $1 : part)) "$folder/$(printf %09d "$1").part"; }
export -f hash hash_part

{
  echo "# The model against the chip"
  echo
  echo "- commit: $commit"
  echo "- date: $(date -u '+%Y-%m-%d %H:%M UTC')"
  echo "- device and driver: $(nvidia-smi --query-gpu=name,driver_version --format=csv,noheader 2>/dev/null | head -n 1)"
  echo "- command: tests/chip/soak.sh BUILD_FOLDER REPORT.md $cases"
  echo
  echo "Each case draws its operands at random and runs on both; the bytes of its outputs must be the same. A probe whose"
  echo "results are all alike would show little: hence the number of different ones."
  echo
  echo "| family | probe | cases | different results | cases in which model and chip differ |"
  echo "|---|---|---:|---:|---:|"
} >"$report"

for family in $("$model" list | cut -d' ' -f1 | uniq); do
  probes=$("$model" list | grep -c "^$family ")
  count=$(((cases + probes - 1) / probes))
  cores=$(nproc)
  part=$(((count + 4 * cores - 1) / (4 * cores)))
  echo "== $family: $count cases of each of $probes probes"
  export model family count part folder
  hash "$gpu" 0 "$count" "$folder/gpu" &
  seq 0 "$part" $((count - 1)) | xargs -P "$cores" -I FIRST bash -c 'hash_part FIRST'
  status=$?
  if ! wait $! || [ $status -ne 0 ]; then
    echo "FAILED: $family did not run to its end"
    failures=$((failures + 1))
  fi
  cat "$folder"/*.part >"$folder/model"
  rm -f "$folder"/*.part
  [ "$(wc -l <"$folder/gpu")" -eq "$((count * probes))" ] || { echo "FAILED: cases are missing"; failures=$((failures + 1)); }
  diff "$folder/gpu" "$folder/model" | sed -n 's/^< //p' >"$folder/different"
  failures=$((failures + $(wc -l <"$folder/different")))
  head -n 3 "$folder/different" | sed 's/^/FAILED: they differ in /'
  for probe in $("$model" list | grep "^$family " | cut -d' ' -f2); do
    distinct=$(grep "^$probe " "$folder/gpu" | cut -d' ' -f3 | sort -u | wc -l)
    echo "| $family | $probe | $(grep -c "^$probe " "$folder/gpu") | $distinct | $(grep -c "^$probe " "$folder/different") |" >>"$report"
  done
done
echo "report: $report; failed: $failures"
[ "$failures" -eq 0 ]
