#!/usr/bin/env bash
# Builds exactness, the test of all kernels on the chip, with another nvcc than CMake's: what it makes must not only
# compile (tests/portability), but launch the kernels that it names.
#
# usage: build_with.sh TOOLKIT BUILD_FOLDER OUT
#   TOOLKIT       a folder with bin/nvcc and lib/libcudart.so, such as scripts/cuda124.sh makes
#   BUILD_FOLDER  of cmake with -DRAWGEMM_GPU=ON, for the sources that it generates
#   OUT           folder for the program and the libcudart.so that it needs
#
#   build_with.sh build/cuda124 build/gpu build/with124 && build/with124/exactness
set -euo pipefail
if [ "${1-}" = --help ]; then sed -n '2,11s/^# \{0,1\}//p' "$0"; exit; fi
(($# == 3)) || { sed -n '2,11s/^# \{0,1\}//p' "$0" >&2; exit 2; }
toolkit=$1 sources=$2/tests/gpu/instances out=$3
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
mkdir -p "$out/objects"
compile() { # FILE OBJECT
  "$toolkit/bin/nvcc" ${CCBIN:+-ccbin "$CCBIN"} -std=c++20 -O3 -gencode arch=compute_90a,code=sm_90a -I "$root" -x cu -c "$1" \
    -o "$out/objects/$2.o"
}
export -f compile
export toolkit root out
{
  printf '%s\n' "$root/tests/gpu/exactness.cu" "$root/tests/kernels/wgmma_tile_launch.cpp" "$sources"/*
} | xargs -P "${JOBS:-$(nproc)}" -I{} bash -c 'compile "$1" "$(basename "$1")"' _ {}
"$toolkit/bin/nvcc" ${CCBIN:+-ccbin "$CCBIN"} -cudart shared "$out"/objects/*.o -o "$out/exactness" \
  -Xlinker -rpath -Xlinker '$ORIGIN'
cp "$toolkit/lib/libcudart.so.12" "$out"
