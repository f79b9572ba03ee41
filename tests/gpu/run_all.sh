#!/usr/bin/env bash
# Runs the tests that need a Hopper GPU, and compute-sanitizer's tools on small shapes, all or the named steps, and keeps
# the log and the result of each in a folder; then writes a report from the folder. What times something has the GPU to
# itself, the rest runs side by side, most tests with one kind of operands after the other. Each step has a time limit.
# Exits 1 when a step failed, and from the report also when one was not run.
#
# usage: run_all.sh BUILD_FOLDER RESULTS [STEP...]
#        run_all.sh --report RESULTS REPORT.md      REPORT_logs.md beside it has the logs
#   BUILD_FOLDER  of cmake with -DRAWGEMM_GPU=ON
#   RESULTS       a folder; what it holds of other steps, of the same commit, remains
#   STEP          such as exactness.fp8-rows or 'graphs.*'; --report lists them all
#   COMMIT        in the environment: what was built, where the sources are no git repository
set -u
usage() { sed -n '2,13s/^# \{0,1\}//p' "$0"; }
if [ "${1-}" = --help ]; then usage; exit; fi
[ $# -ge 2 ] || { usage >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
root=${here%/tests/gpu}
kinds=(16-bit fp8-tensor fp8-rows fp8-blocks fp8-blocks-1x128) # of operands
failures=0

if [ "$1" = --report ]; then
  [ $# -eq 3 ] || { usage >&2; exit 2; }
  bin=  # nothing is run
  results=$2
  report=$3
else
  bin=$1/bin
  results=$2
  report=
  shift 2
  chosen=("$@")
  commit=${COMMIT:-$(git -C "$here" describe --always --dirty --abbrev=12 2>/dev/null || echo unknown)}
  mkdir -p "$results" || exit 1
  [ -f "$results/commit" ] || echo "$commit" >"$results/commit"
  if [ "$(<"$results/commit")" != "$commit" ]; then
    echo "$results holds results of commit $(<"$results/commit"), not of $commit" >&2
    exit 2
  fi
fi
nvcc=$(command -v nvcc || echo /usr/local/cuda/bin/nvcc)
sanitizer=$(command -v compute-sanitizer || ls /usr/local/cuda/bin/compute-sanitizer 2>/dev/null || echo compute-sanitizer)

# step TEST OPERANDS SECONDS COMMAND...: runs it where it is chosen; in the report, its row and its log.
step() {
  local test=$1 operands=$2 limit=$3
  local file=$results/$test.$operands
  shift 3
  if [ -n "$report" ]; then
    report_step
    return
  fi
  is_chosen "$test.$operands" || return 0
  rm -f "$file".*
  local begin status result
  begin=$(date +%s.%N)
  timeout --kill-after=10 "$limit" "$@" >"$file.log" 2>&1
  status=$?
  case $status in
    0) result=passed ;;
    77) result=skipped ;;
    124 | 137) result="FAILED: longer than $limit s" ;;
    *) result="FAILED: exit code $status" ;;
  esac
  echo "$result | $(echo "$begin $(date +%s.%N)" | awk '{printf "%.1f", $2 - $1}')" >"$file.result"
  echo "== $test.$operands: $result"
  tail -n 5 "$file.log"
  case $result in FAILED*) touch "$results/.failed" ;; esac
}

is_chosen() {
  [ ${#chosen[@]} -gt 0 ] || return 0
  local pattern
  for pattern in "${chosen[@]}"; do
    # shellcheck disable=SC2053  # it is a pattern
    [[ $1 == $pattern ]] && return 0
  done
  return 1
}

# The row goes to the report, the log to the page of logs.
report_step() {
  local result='not run | ' said=
  [ ! -f "$file.result" ] || result=$(<"$file.result")
  if [[ $result == passed* || $result == skipped* ]]; then
    said=$(grep -h ': passed\|: skipped' "$file.log" | tail -n 1 | sed 's/^[^:]*: [a-z]*,* *//')
  else
    failures=$((failures + 1))
  fi
  echo "| $test | $operands | $result | ${said//|/} |" >>"$report"
  [ -f "$file.log" ] || return 0
  {
    printf '\n## %s.%s\n\n```\n' "$test" "$operands"
    # The beginning explains the first error, the end sums up.
    if [ "$(wc -l <"$file.log")" -gt 60 ]; then
      head -n 40 "$file.log"
      echo ...
      tail -n 15 "$file.log"
    else
      cat "$file.log"
    fi | sed "s#$root/##g"
    echo '```'
  } >>"$logs"
}

# Side by side with what follows, up to the next `wait`.
beside() {
  if [ -n "$report" ]; then "$@"; else "$@" & fi
}

# each_kind TEST SECONDS COMMAND...: with each kind of operands, which is the command's last argument.
each_kind() {
  local test=$1 limit=$2 kind
  shift 2
  for kind in "${kinds[@]}"; do step "$test" "$kind" "$limit" "$@" "$kind"; done
}

sanitize() {
  local tool=$1
  shift
  local of_products=("$@")
  if [ "$tool" = racecheck ]; then of_products+=(--no-block-scales); fi
  each_kind "$tool" 200 "$sanitizer" --tool "$tool" --error-exitcode 99 "$bin/exactness" --small "$@"
  step "$tool" quantize_blocks 200 "$sanitizer" --tool "$tool" --error-exitcode 99 "$bin/quantize_blocks" --small
  [ "$tool" = racecheck ] ||
    step "$tool" grouped 200 "$sanitizer" --tool "$tool" --error-exitcode 99 "$bin/grouped" --small "${of_products[@]}"
  step "$tool" batched 200 "$sanitizer" --tool "$tool" --error-exitcode 99 "$bin/batched" --small "${of_products[@]}"
  step "$tool" k_grouped 200 "$sanitizer" --tool "$tool" --error-exitcode 99 "$bin/k_grouped" --small "$@"
}

all_steps() {
  local kind
  step launch_cost 16-bit 60 "$bin/launch_cost"
  step benchmark all 120 "$here/benchmark.sh" "$bin/rawgemm" "$bin/example_peer.so" "$bin/wrong_peer.so"
  each_kind programmatic 60 "$bin/programmatic"  # of two kernels, one runs under the other
  beside each_kind exactness 200 "$bin/exactness"
  beside each_kind graphs 200 "$bin/graphs"
  beside each_kind streams 100 "$bin/streams"
  beside each_kind bad_input 100 "$bin/bad_input"
  beside each_kind second_device 100 "$bin/second_device"
  for kind in "${kinds[@]}" quantize_blocks; do # the model takes the CPU's time
    beside step chip_equals_model "$kind" 240 \
      "$here/compare_results.sh" "$bin/dump_results_model" "$bin/dump_results_gpu" "$kind"
  done
  beside step quantize_blocks all 200 "$bin/quantize_blocks"
  beside step grouped all 300 "$bin/grouped"
  beside step batched all 300 "$bin/batched"
  beside step k_grouped all 300 "$bin/k_grouped"
  beside step wgmma_tile 16-bit 60 "$bin/wgmma_tile"
  beside step tensor_map_driver all 200 "$bin/tensor_map_driver"
  beside step chip_gives_what_it_gave all 200 "$bin/chip_gpu" check "$here/../chip/h200"
  beside step export_same_bits all 200 "$bin/compare_on_gpu"
  beside step export_examples all 200 python3 "$here/../export/test_export.py" --nvcc "$nvcc"
  beside step on_device all 200 "$bin/on_device"
  wait
  beside sanitize memcheck
  beside sanitize initcheck
  # These two have broken on cluster launches, and racecheck does not see what TMA reads and writes.
  beside sanitize racecheck --no-clusters
  beside sanitize synccheck --no-clusters
  beside step racecheck warp_sync 60 "$here/racecheck_warp_sync.sh" "$sanitizer" "$bin/racecheck_warp_sync"
  beside step memcheck wgmma_tile 200 "$sanitizer" --tool memcheck --error-exitcode 99 "$bin/wgmma_tile" --small
  beside step memcheck probes 300 "$sanitizer" --tool memcheck --error-exitcode 99 "$bin/chip_gpu" hash all 0 1
  wait
}

if [ -z "$report" ]; then
  rm -f "$results/.failed"
  {
    echo "- device and driver: $(nvidia-smi --query-gpu=name,driver_version --format=csv,noheader 2>/dev/null | head -n 1)"
    echo "- compute-sanitizer: $("$sanitizer" --version 2>/dev/null | grep -i version | head -n 1)"
  } >"$results/device"
  all_steps
  [ ! -f "$results/.failed" ]
  exit
fi

logs=${report%.md}_logs.md
{
  echo "# Tests on the GPU"
  echo
  echo "- commit: $(<"$results/commit")"
  echo "- date: $(date -u -r "$results/device" '+%Y-%m-%d %H:%M UTC')"
  cat "$results/device"
  grep -h 'built with' "$results"/exactness.*.log | head -n 1 | sed 's/^exactness: /- /'
  cat <<END
- logs: [$(basename "$logs")]($(basename "$logs"))

\`tests/gpu/run_all.sh\` wrote this page. FP8 operands have a scale for the tensor, for each row, for 1 x 128 of A and
128 x 128 of B (fp8-blocks) or for 1 x 128 of both.

| test | operands | result | seconds | what it says |
|---|---|---|---|---|
END
} >"$report"
echo '# Logs of the tests on the GPU' >"$logs"
all_steps
cat >>"$report" <<'END'

What compute-sanitizer's tools can tell here:

- memcheck and initcheck see every access of threads to memory, none of TMA's. That TMA writes nothing outside D is what
  the canaries of `exactness` show.
- racecheck knows mbarriers, but not which bytes of shared memory TMA and wgmma touch, and synccheck knows nothing of
  mbarrier phases. Zero hazards from them say little; both have also broken on cluster launches, and racecheck called it a
  race that a stage's scales are written anew behind arrivals of the cluster's other CTA. So they run on the
  configurations without clusters alone. For races, the model answers: `docs/faults.md`.
- racecheck takes no notice of bar.warp.sync. Where all lanes read, meet, and one of them arrives at an mbarrier, it calls
  the next write a race; where each lane arrives, it is silent (racecheck.warp_sync, a program of nothing else). By the
  PTX ISA ("Causality order") both order the reads before the write. Kernels with scales of 128 x 128 blocks release stages
  so: where their ring comes round in few tiles, as in batches, racecheck runs without them. The warp that finds the
  tiles of groups learns so that others have read one: racecheck runs without groups.
END
echo "report: $report; failed or not run: $failures"
[ "$failures" -eq 0 ]
