#!/usr/bin/env bash
# Compiles a kernel for the model, as it stands, with one tile, and runs it on integers, whose product must be exact.
# For the time between two edits: nothing else is compiled once the program is there, and the tile need not be one that
# the program offers.
#
# usage: scripts/try.sh KERNEL --tile MxN [--cluster AxB] [--types A[,D[,B]]] [--problem MxNxK] [ARGUMENT...]
#
# --cluster   CTAs along m x n (1x1); of a kernel that splits K, those that share a tile: 1x2, or, of several tiles,
#             2x1 with 4 CTAs for each: 2x1x4
# --types     of A, of D and of B: bf16, fp16, e4m3, e5m2, and fp32 for D
# --problem   m x n x k (512x512x512)
# ARGUMENT    as for `rawgemm run`: --scales blocks, --major-b mn, --policy late, --runs 10
#
#   scripts/try.sh gemm_pingpong --tile 128x64 --types bf16,fp32 --problem 300x264x1000 --runs 20
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

arguments=()
while (($# > 0)); do
  case $1 in
    --types)
      IFS=, read -r a d b <<<"${2-}"
      arguments+=(--type "$a" ${d:+--out "$d"} ${b:+--type-b "$b"})
      shift
      ;;
    --problem)
      [[ ${2-} =~ ^([0-9]+)x([0-9]+)x([0-9]+)$ ]] || fail "try.sh: --problem = ${2-}, must be MxNxK"
      arguments+=(--m "${BASH_REMATCH[1]}" --n "${BASH_REMATCH[2]}" --k "${BASH_REMATCH[3]}")
      shift
      ;;
    *) arguments+=("$1") ;;
  esac
  shift
done

need_to_build
install_missing
require_cmake
build model rawgemm_program

folder=$root/build/model
module=$folder/try/module.so
mkdir -p "$folder/try"
"$folder/bin/rawgemm" run "${arguments[@]}" --source >"$folder/try/module.cpp"
say "compile: ${arguments[*]}"
rm -f "$module"
compile() {
  g++ -std=c++20 -O1 -fPIC -shared -Wall -Wextra -Wno-psabi -Wno-unknown-pragmas -I"$root/model" -I"$root" \
    "$folder/try/module.cpp" -o "$module" 2>"$folder/try/log"
}
with_clock compile ||
  fail "$(grep -F 'error:' "$folder/try/log")" "try.sh: does not compile; where from: ${folder#"$PWD/"}/try/log"
say "run"
exec "$folder/bin/rawgemm" run "${arguments[@]}" --integers --module "$module"
