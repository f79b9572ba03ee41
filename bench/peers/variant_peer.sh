#!/usr/bin/env bash
# Builds a peer of `rawgemm bench` from one kernel in which a line is edited: what a choice in the code is worth is the
# ratio of such peers to each other. scripts/measure.sh has examples.
#
# usage: bench/peers/variant_peer.sh OUT.so KERNEL CONFIGURATION FILE EDIT [INPUT]
#   KERNEL         gemm_pingpong or another one that takes INPUT
#   CONFIGURATION  its tile, and cluster and splits where they are not 1: '{128, 192}', '{128, 64}, {2, 1}'
#   FILE           that is edited, such as kernels/gemm_pingpong.cuh
#   EDIT           a command of sed, such as 's/accumulators > 144/accumulators > 160/'; '' for the kernel as it is
#   INPUT          of A and B: bf16, unless given, e4m3 with tensor scales, or e4m3-blocks with scales of 1 x 128 and
#                  128 x 128; D is in bf16
set -euo pipefail
if [ "${1-}" = --help ]; then sed -n '2,11s/^# \{0,1\}//p' "$0"; exit; fi
(($# == 5 || $# == 6)) || { sed -n '2,11s/^# \{0,1\}//p' "$0" >&2; exit 2; }
out=$1 kernel=$2 configuration=$3 file=$4 edit=$5 input=${6-bf16}
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
edited=$(mktemp -d)
trap 'rm -rf "$edited"' EXIT
mkdir -p "$edited/$(dirname "$file")"
sed "$edit" "$root/$file" >"$edited/$file"
if [[ -n $edit ]] && cmp -s "$root/$file" "$edited/$file"; then
  echo "variant_peer.sh: EDIT = $edit, must change $file" >&2
  exit 2
fi
case $input in
  bf16) types="bf16, bf16" ;;
  e4m3) types="e4m3, bf16" ;;
  e4m3-blocks) types="e4m3, bf16, e4m3, BlockScales::b_128x128" ;;
  *) echo "variant_peer.sh: INPUT = $input, must be bf16, e4m3 or e4m3-blocks" >&2; exit 2 ;;
esac
cat >"$edited/variant.hpp" <<END
#include <host/kernels.hpp>
using namespace rawgemm;
using Variant = Types<$types>;
inline Status variant(const GemmArguments& x, Stream stream) {
  return launch<Variant, Configuration{Kernel::$kernel, $configuration}>(x, stream);
}
END
"$root/scripts/ptxas_gate.py" "${NVCC:-nvcc}" -std=c++20 -O3 -gencode arch=compute_90a,code=sm_90a -shared -cudart static \
  -Xcompiler -fPIC,-fvisibility=hidden -I "$edited" -I "$root" "$root/bench/peers/variant_peer.cu" -o "$out"
