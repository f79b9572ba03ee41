#!/usr/bin/env bash
# Builds librawgemm, the C library, in build/library: for sm_90a where there is a CUDA toolkit, for the model elsewhere,
# so that a C program runs on a laptop. Prints its size, and installs it into PREFIX where that is given.
#
# usage: scripts/library.sh [--types A,D[,B]...] [--on model] [PREFIX]
#
# --types  of A, of D and, where it is another one than A's, of B, in place of
#          bf16,bf16 bf16,fp32 e4m3,bf16 e4m3,fp32: docs/library.md has those that there are
# --on     model: although there is a toolkit
#
#   scripts/library.sh --types bf16,fp32 e5m2,bf16,e4m3 /usr/local
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

options=()
prefix=
on=
while (($# > 0)); do
  case $1 in
    --types)
      types=
      while [[ ${2-} == *,* ]]; do
        types+="${types:+;}$2"
        shift
      done
      [[ -n $types ]] || fail "library.sh: --types = ${2-}, must be such as bf16,fp32"
      options+=("-DRAWGEMM_LIBRARY_TYPES=$types")
      ;;
    --on)
      [[ ${2-} == model ]] || fail "library.sh: --on = ${2-}, must be model"
      on=model
      shift
      ;;
    -*) fail "library.sh: there is no option $1" ;;
    *)
      [[ -z $prefix ]] || fail "library.sh: PREFIX = $prefix and $1, must be one folder"
      prefix=$1
      ;;
  esac
  shift
done

need g++ command -v g++
need cmake command -v cmake
need ninja-build command -v ninja
need python3 command -v python3
install_missing
require_cmake
preset=model
if [[ -z $on ]]; then choose_preset; fi
gpu=OFF
if [[ $preset == gpu ]]; then gpu=ON; fi

folder=$root/build/library
begin=$SECONDS
cmake -S "$root" -B "$folder" -G Ninja -URAWGEMM_LIBRARY_TYPES -DCMAKE_BUILD_TYPE=Release -DRAWGEMM_PROGRAM=OFF \
  -DRAWGEMM_LIBRARY=ON -DRAWGEMM_GPU=$gpu -DCMAKE_INSTALL_LIBDIR=lib "${options[@]}" >/dev/null
cmake --build "$folder" --parallel "$cores"
for file in "$folder"/library/librawgemm.{so,a}; do
  say "library: ${file#"$PWD/"}: $(stat --dereference --format=%s "$file") bytes"
done
say "library: built in $((SECONDS - begin)) s"
if [[ -n $prefix ]]; then
  cmake --install "$folder" --prefix "$prefix" >/dev/null
  say "library: installed in $prefix"
fi
