#!/usr/bin/env bash
# Runs every test that needs a Hopper GPU, and compute-sanitizer's tools on small shapes, and writes a report. What times
# something has the GPU to itself, the rest runs side by side. Each step has a time limit. Exits 1 when a step failed.
#
# usage: run_all.sh BUILD_FOLDER REPORT.md [COMMIT]
#   BUILD_FOLDER  of cmake with -DRAWGEMM_GPU=ON
#   COMMIT        what was built, where the sources are no git repository
set -u
if [ "${1-}" = --help ]; then sed -n '2,7s/^# \{0,1\}//p' "$0"; exit; fi
[ $# -ge 2 ] || { sed -n '2,7s/^# \{0,1\}//p' "$0" >&2; exit 2; }
bin=$1/bin
report=$2
here=$(cd "$(dirname "$0")" && pwd)
commit=${3:-$(git -C "$here" describe --always --dirty --abbrev=12 2>/dev/null || echo unknown)}
logs=$(mktemp -d) || exit 1
trap 'rm -rf "$logs"' EXIT
names=()

# step NAME SECONDS COMMAND...: begins it; its output is in $logs/NAME, its result and duration in $logs/NAME.result.
step() {
  names+=("$1")
  run_step "$@" &
}
run_step() {
  local name=$1 limit=$2 begin result status
  shift 2
  begin=$(date +%s.%N)
  timeout --kill-after=10 "$limit" "$@" >"$logs/$name" 2>&1
  status=$?
  case $status in
    0) result=passed ;;
    77) result=skipped ;;
    124 | 137) result="FAILED: longer than $limit s" ;;
    *) result="FAILED: exit code $status" ;;
  esac
  echo "$result | $(echo "$begin $(date +%s.%N)" | awk '{printf "%.1f", $2 - $1}')" >"$logs/$name.result"
  echo "== $name: $result"
  tail -n 5 "$logs/$name"
}

step launch_cost 60 "$bin/launch_cost"
wait
step benchmark 120 "$here/benchmark.sh" "$bin/rawgemm" "$bin/example_peer.so" "$bin/wrong_peer.so"
wait
step programmatic 60 "$bin/programmatic"  # of two kernels, one runs under the other
wait
step exactness 300 "$bin/exactness"
step wgmma_tile 60 "$bin/wgmma_tile"
step chip_equals_model 240 "$here/compare_results.sh" "$bin/dump_results_model" "$bin/dump_results_gpu"
step graphs 300 "$bin/graphs"
step streams 200 "$bin/streams"
step bad_input 200 "$bin/bad_input"
step tensor_map_driver 200 "$bin/tensor_map_driver"
step chip_gives_what_it_gave 200 "$bin/chip_gpu" check "$here/../chip/h200"
step export_same_bits 200 "$bin/compare_on_gpu"
step on_device 200 "$bin/on_device"

sanitizer=$(command -v compute-sanitizer || ls /usr/local/cuda/bin/compute-sanitizer 2>/dev/null)
if [ -n "$sanitizer" ]; then
  run() { local tool=$1; shift; step "$tool" 200 "$sanitizer" --tool "$tool" --error-exitcode 99 "$bin/exactness" --small "$@"; }
  run memcheck
  run initcheck
  step memcheck_wgmma_tile 200 "$sanitizer" --tool memcheck --error-exitcode 99 "$bin/wgmma_tile" --small
  step memcheck_probes 300 "$sanitizer" --tool memcheck --error-exitcode 99 "$bin/chip_gpu" hash all 0 1
  # These two have broken on cluster launches, and racecheck does not see what TMA reads and writes.
  run racecheck --no-clusters
  run synccheck --no-clusters
else
  names+=(compute-sanitizer)
  echo "FAILED: not found | 0" >"$logs/compute-sanitizer.result"
fi
wait
failures=$(cat "$logs"/*.result | grep -c '^FAILED')

{
  echo "# Tests on the GPU"
  echo
  echo "- commit: $commit"
  echo "- date: $(date -u '+%Y-%m-%d %H:%M UTC')"
  echo "- device and driver: $(nvidia-smi --query-gpu=name,driver_version --format=csv,noheader 2>/dev/null | head -n 1)"
  echo "- $(grep -h '^exactness:.*built with' "$logs/exactness" | head -n 1 | sed 's/^exactness: //')"
  [ -n "$sanitizer" ] && echo "- compute-sanitizer: $("$sanitizer" --version 2>/dev/null | grep -i version | head -n 1)"
  echo
  echo "| test | result | seconds |"
  echo "|---|---|---|"
  for name in "${names[@]}"; do
    echo "| $name | $(<"$logs/$name.result") |"
  done
  cat <<'END'

What compute-sanitizer's tools can tell here:

- memcheck and initcheck see every access of threads to memory, none of TMA's. That TMA writes nothing outside D is what
  the canaries of `exactness` show.
- racecheck knows mbarriers, but not which bytes of shared memory TMA and wgmma touch, and synccheck knows nothing of
  mbarrier phases. Zero hazards from them say little; both have also broken on cluster launches, so that they run on
  the configurations without clusters alone. For races, the model answers: `docs/faults.md`.
END
  for name in "${names[@]}"; do
    [ -f "$logs/$name" ] || continue
    printf '\n## %s\n\n```\n' "$name"
    # The beginning explains the first error, the end sums up.
    if [ "$(wc -l <"$logs/$name")" -gt 60 ]; then
      head -n 40 "$logs/$name"
      echo ...
      tail -n 15 "$logs/$name"
    else
      cat "$logs/$name"
    fi
    echo '```'
  done
} >"$report"
echo "report: $report; failed: $failures"
[ "$failures" -eq 0 ]
