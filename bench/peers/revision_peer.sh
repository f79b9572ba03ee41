#!/usr/bin/env bash
# Builds peers of `rawgemm bench` from another revision: what a change is worth is their ratio to this revision's gemm(),
# gemm_fp8() and gemm_fp8_scaled(), in one run.
#
# usage: bench/peers/revision_peer.sh FOLDER SOURCE
#   FOLDER  for bf16.so, tensor.so and blocks.so: bf16, and e4m3 with tensor and with block scales, D in bf16
#   SOURCE  a folder with that revision's files: git worktree add SOURCE REVISION
#
#   rawgemm bench --shapes bench/shapes/models.txt --kernels gemm --peers FOLDER/bf16.so --json run.json
#   scripts/compare_peer.py run.json bf16.so
set -euo pipefail
if [ "${1-}" = --help ]; then sed -n '2,11s/^# \{0,1\}//p' "$0"; exit; fi
(($# == 2)) || { sed -n '2,11s/^# \{0,1\}//p' "$0" >&2; exit 2; }
folder=$1 source=$2
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
[[ -f $source/host/gemm_fp8.hpp ]] || { echo "revision_peer.sh: SOURCE = $source, must hold host/gemm_fp8.hpp" >&2; exit 2; }
mkdir -p "$folder"
build() {
  "${NVCC:-nvcc}" -std=c++20 -O3 -gencode arch=compute_90a,code=sm_90a -shared -cudart static -D "RAWGEMM_PEER_OF_$2" \
    -Xcompiler -fPIC,-fvisibility=hidden -I "$source" -I "$root" "$root/bench/peers/revision_peer.cu" -o "$folder/$1.so"
}
build bf16 16_BITS &
build tensor TENSOR_SCALES &
build blocks BLOCK_SCALES &
for job in $(jobs -p); do wait "$job"; done
