#!/usr/bin/env bash
# In empty roots of Debian releases, types what docs/packaging.md, docs/library.md and docs/python.md tell a newcomer to
# type, line by line: installs, links projects in each of the three ways, compiles the C example, installs the Python
# package and runs its tests on the model. Says how long each took. As root; takes a quarter of an hour on two cores.
#
# usage: tests/packaging/debian_roots.sh [--folder FOLDER] [SUITE...]
#
# --folder  for the roots, one for each SUITE, which remain; what is there already is a root. Else a new one, removed
# SUITE     of Debian; bookworm and trixie where none is given. Needs debootstrap and Debian's and Python's packages
# shellcheck source-path=SCRIPTDIR source=../../scripts/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/../../scripts/setup.sh"

folder=
if [[ ${1-} == --folder ]]; then
  folder=${2-}
  [[ -n $folder ]] || fail "debian_roots.sh: --folder = , must be a folder"
  shift 2
fi
suites=("$@")
((${#suites[@]} > 0)) || suites=(bookworm trixie)
[[ $EUID == 0 ]] || fail "debian_roots.sh: must be run as root (debootstrap and chroot)"
need debootstrap command -v debootstrap
install_missing
made=
if [[ -z $folder ]]; then
  folder=$(mktemp -d)
  made=$folder
fi
base=  # the root in hand
clean_up() {
  if [[ -n $base ]] && mountpoint -q "$base/proc"; then umount "$base/proc"; fi
  if [[ -n $made ]]; then rm -rf "$made"; fi
}
trap clean_up EXIT

# block PAGE LANGUAGE N: a page's N-th block of code in that language.
block() {
  awk -v begin="^\`\`\`$2\$" -v n="$3" '/^```/ {inside = 0} inside && i == n {print} $0 ~ begin {++i; inside = 1}' \
    "$root/docs/$1"
}
# console PAGE: the commands of its first console block, what stands behind "$ ".
console() { block "$1" console 1 | sed -n 's/^\$ //p'; }

# project NAME BLOCK: a project in /root/NAME with a block of docs/packaging.md, whose programs use the headers and the
# model.
project() {
  local at=$base/root/$1
  mkdir -p "$at"
  cp "$root"/tests/packaging/consumer/{headers,product}.cpp "$at"
  {
    printf 'cmake_minimum_required(VERSION 3.22)\nproject(mine LANGUAGES CXX)\nadd_executable(mine headers.cpp)\n'
    block packaging.md cmake "$2"
    printf 'target_link_libraries(mine PRIVATE rawgemm::rawgemm)\nadd_executable(product product.cpp)\n'
    printf 'target_link_libraries(product PRIVATE rawgemm::model)\n'
  } >"$at/CMakeLists.txt"
}

# try WHAT COMMAND...: in the root, in the project's folder; its log is shown where it fails.
try() {
  local what=$1 begin=$SECONDS log=$folder/$suite.log
  shift
  if ! printf '%s\n' "set -e" "cd /root/rawgemm" "$@" | chroot "$base" /usr/bin/env -i HOME=/root LANG=C.UTF-8 \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive \
    "${passed_on[@]}" bash >"$log" 2>&1; then
    tail -n 30 "$log" >&2
    fail "$suite: $what: failed"
  fi
  say "$suite: $what: $((SECONDS - begin)) s"
}

# The certificates by which this machine reaches packages, for Python in the roots.
certificates=${PIP_CERT-${SSL_CERT_FILE-/etc/ssl/certs/ca-certificates.crt}}
passed_on=(PIP_CERT=/certificates SSL_CERT_FILE=/certificates)

for suite in "${suites[@]}"; do
  base=$folder/$suite
  if [[ ! -e $base/bin/sh ]]; then
    with_clock debootstrap --variant=minbase "$suite" "$base" >"$folder/$suite.log" 2>&1 || fail "$(tail "$folder/$suite.log")"
  fi
  rm -rf "$base/root" "$base/where"
  mkdir -p "$base"/root/{rawgemm,added} "$base"/where
  git -C "$root" archive HEAD | tar x -C "$base/root/rawgemm"
  tar cz -C "$base/root" rawgemm >"$base/where/rawgemm.tar.gz"
  cp -r "$base/root/rawgemm" "$base/root/added"
  cp /etc/resolv.conf "$base/etc"
  cp -L "$certificates" "$base/certificates"
  [[ ! -e /etc/pip.conf ]] || cp /etc/pip.conf "$base/etc"
  mountpoint -q "$base/proc" || mount -t proc proc "$base/proc"

  try "compilers" "apt-get update" "apt-get install -y --no-install-recommends g++ cmake make ninja-build"
  mapfile -t lines < <(console packaging.md)
  try "docs/packaging.md, installed" "${lines[@]}"
  project installed 1
  project fetched 2
  project added 3
  for way in installed fetched added; do
    try "a project that has rawgemm $way" "cd /root/$way" \
      "cmake -S . -B build -DCMAKE_BUILD_TYPE=Release -DCMAKE_PREFIX_PATH=\$HOME/rawgemm" \
      "cmake --build build --parallel" "[ \"\$(build/mine)\" = right ]" "[ \"\$(build/product)\" = right ]"
  done
  mapfile -t lines < <(console library.md)
  try "docs/library.md, the C example" "${lines[@]}"
  try "Python" "apt-get install -y --no-install-recommends python3-dev python3-venv" "python3 -m venv /root/python"
  mapfile -t lines < <(console python.md)
  try "docs/python.md, pip install" ". /root/python/bin/activate" "${lines[@]}"
  try "the package's tests, without torch" ". /root/python/bin/activate" "pip install numpy" \
    "python3 -m unittest discover -s tests/python"
  tail -n 3 "$folder/$suite.log"
  umount "$base/proc"
done
