#!/usr/bin/env bash
# A short benchmark in all modes: the example peer is right and timed, it is left out where it does not take the types,
# a wrong peer is found, and the scripts can read the results. Exits 77 where there is no GPU.
#
# usage: benchmark.sh RAWGEMM EXAMPLE_PEER WRONG_PEER
set -eu
if [ "${1-}" = --help ]; then sed -n '2,5s/^# \{0,1\}//p' "$0"; exit; fi
[ $# -eq 3 ] || { sed -n '2,5s/^# \{0,1\}//p' "$0" >&2; exit 2; }
rawgemm=$1 example_peer=$2 wrong_peer=$3
scripts=$(cd "$(dirname "$0")/../../scripts" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

kernels=gemm_multistage:128x128
fail() { echo "FAILED: $*"; exit 1; }

# bench EXIT_CODE ARGUMENT...: its output is in $folder/output afterwards.
bench() {
  local want=$1 got=0
  shift
  "$rawgemm" bench --shapes "$folder/shapes" --kernels "$kernels" --rounds 6 "$@" >"$folder/output" 2>&1 || got=$?
  cat "$folder/output"
  if [ "$got" -eq 2 ] && grep -q 'no .*GPU' "$folder/output"; then exit 77; fi
  [ "$got" -eq "$want" ] || fail "exit code $got, must be $want"
}

# must_say TEXT: in the output of the last benchmark.
must_say() { grep -qF "$1" "$folder/output" || fail "no '$1' in the output"; }

echo '256 256 256' >"$folder/shapes"
bench 0 --peers "$example_peer" --types bf16,fp16 --json "$folder/right.json"
must_say 'left out: example_peer.so: rawgemm_peer returned 1'
must_say 'sustained: the best of ours / cuBLASLt on 2 problems'
python3 - "$folder/right.json" <<'END'
import json, sys
bf16, fp16 = json.load(open(sys.argv[1]))["problems"]
peer, = (x for x in bf16["contenders"] if x["kind"] == "peer")
assert peer["check"]["right"] and peer["modes"]["burst"]["median_us"] > 0, peer
ours = [x for x in bf16["contenders"] if x["kind"] == "ours"]
assert [x["programmatic"] for x in ours] == [False, True], ours
assert all(x["modes"]["sustained"]["ratio_interval_95"] for x in ours), ours
END
printf '<!-- bench:begin -->\n<!-- bench:end -->\n' >"$folder/page"
python3 "$scripts/bench_table.py" --page "$folder/page" "$folder/right.json" || fail "bench_table.py"
grep -q '| 256 x 256 x 256 | fp16 -> fp16 |' "$folder/page" || fail "no row of the problem"

bench 1 --peers "$wrong_peer" --modes rr
must_say 'wrong: 256x256x256, bf16 -> bf16, wrong_peer.so: '

echo '1 9 7' >"$folder/shapes"
bench 0 --modes rr

# Sums in place, of cuBLASLt's, too; the second shape has rows that end by hand.
echo '256 256 256
1000 4107 1032' >"$folder/shapes"
bench 0 --accumulate --types bf16,fp16 --modes rr
for how in AddToD 'beta = 1'; do must_say "gemm_multistage 128x128, cluster 1x1, $how, programmatic"; done

# FP8, where cuBLASLt takes it and where it does not.
echo '256 256 256
1000 4104 1032
1 9 7' >"$folder/shapes"
kernels=gemm_fp8_block:128x128
for scales in blocks blocks-1x128 tensor rows; do
  bench 0 --types e4m3 --scales "$scales" --modes rr
  must_say "256x256x256, e4m3 -> bf16, $scales scales"
  must_say 'Frobenius'
done
kernels=gemm_cooperative:128x256:1x1,gemm_pingpong:128x128,gemm_splitk:64x64:1x2,gemm_swapped:168x192
for out in bf16 fp32 fp16 e4m3; do bench 0 --types e4m3,e5m2 --type-b e5m2 --out "$out" --modes rr; done
must_say 'left out: cuBLASLt, fast accumulation: cuBLASLt has no algorithm for e5m2 -> e4m3, tensor scales'

# Several products, as far as the rows of a tile, without and with gaps between them.
echo '3 200 72 80
1 9 7 9' >"$folder/shapes"
kernels=gemm_pingpong:128x128
bench 0 --form batched --modes rr
must_say 'rr: the best of ours / cuBLASLt on 2 problems'
kernels=gemm_slicedk:16x32
bench 0 --form batched --major-a mn --major-b mn --modes rr
must_say '3 of 200x72x80, bf16 -> bf16, A MN-major, B MN-major'
echo 'random 5 100 256 384
empty 4 20 128 128
one 3 200 128 128' >"$folder/shapes"
kernels=gemm_fp8_block:256x128:1x1
for layout in offsets psum masked indices; do
  bench 0 --form grouped --layout "$layout" --types e4m3 --dense gemm_fp8_block:256x128:1x1 --modes rr
  must_say 'gemm_fp8_block 256x128, cluster 1x1, dense'
done
bench 0 --form k-grouped --types e4m3 --modes rr
bench 0 --form grouped --types e4m3 --modes rr --peers "$example_peer"
must_say 'left out: example_peer.so: it has no rawgemm_peer_of_parts'
