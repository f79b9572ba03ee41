#!/usr/bin/env bash
# Puts the compiler of CUDA 12.4 into a folder, beside whatever toolkit is installed: nvcc and its tools from
# Debian 13's package, headers and libcudart from NVIDIA's packages on PyPI. 110 MB to download, 180 MB in the folder.
#
# usage: scripts/cuda124.sh FOLDER
#
#   FOLDER/bin/nvcc -std=c++20 -gencode arch=compute_90a,code=sm_90a -I. -c FILE.cu
#
# Programs link with -cudart shared: libcudart.so.12 is in FOLDER/lib, the static one is not. The host's compiler is
# g++, at most version 13 (-ccbin g++-12 names another). Needs Debian 12 or newer, and the network unless FOLDER is
# complete; root only where g++ or pip is missing. apt's own sources and lists stay as they are.
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

release=12.4
debian=trixie
wheels=(nvidia-cuda-nvcc-cu12==12.4.131 nvidia-cuda-runtime-cu12==12.4.127)
keys=/usr/share/keyrings/debian-archive-keyring.gpg

say_ready() { say "CUDA $release: $folder/bin/nvcc"; }

# The archive that this machine gets its own packages from.
debian_archive() {
  local codename
  codename=$(. /etc/os-release && printf '%s' "${VERSION_CODENAME-}")
  # shellcheck disable=SC2016  # apt's own variables
  apt-get indextargets --format '$(REPO_URI) $(RELEASE)' 'Created-By: Packages' |
    awk -v release="$codename" '$2 == release { print $1; exit }'
}

unpack_debian_package() {
  local archive lists=$work/apt
  archive=$(debian_archive)
  [[ -n $archive && -r $keys ]] ||
    fail "no archive of Debian among apt's sources, or no $keys: this needs Debian 12 or newer"
  mkdir -p "$lists/lists/partial" "$lists/cache/archives/partial"
  printf 'deb [signed-by=%s] %s %s non-free\n' "$keys" "$archive" "$debian" >"$lists/sources.list"
  local apt=(apt-get --quiet -o Dir::Etc::SourceList="$lists/sources.list" -o Dir::Etc::SourceParts=/dev/null
    -o Dir::State::Lists="$lists/lists" -o Dir::Cache="$lists/cache" -o APT::Sandbox::User=root
    -o APT::Update::Error-Mode=any -o Acquire::Retries=2)
  "${apt[@]}" update >"$work/log" 2>&1 ||
    fail "$(cat "$work/log")" "no network, or $archive has no $debian: CUDA $release is not installed"
  (cd "$work" && "${apt[@]}" download "nvidia-cuda-toolkit=$release.*" >"$work/log" 2>&1) ||
    fail "$(cat "$work/log")" "could not download nvidia-cuda-toolkit $release of $debian (no network?)"
  dpkg-deb --extract "$work"/nvidia-cuda-toolkit_*.deb "$work/debian"
}

unpack_wheels() {
  python3 -m pip download --quiet --no-deps --only-binary=:all: --retries=2 --dest "$work" "${wheels[@]}" \
    >"$work/log" 2>&1 ||
    fail "$(cat "$work/log")" "could not download ${wheels[*]} (no network?): CUDA $release is not installed"
  local wheel
  for wheel in "$work"/*.whl; do python3 -m zipfile -e "$wheel" "$work/wheels"; done
}

# The folders of NVIDIA's own toolkit, so that nvcc's usual profile fits wherever the folder is.
lay_out() {
  local from=$work/debian/usr tools=$work/debian/usr/lib/nvidia-cuda-toolkit
  mkdir -p "$folder"/{bin,include,lib,nvvm/bin,nvvm/libdevice}
  cp "$from"/bin/{bin2c,cu++filt,cudafe++,cuobjdump,fatbinary,nvdisasm,nvlink,ptxas} "$folder/bin"
  cp -r "$tools/bin/crt" "$folder/bin"
  cp "$tools/bin/cicc" "$folder/nvvm/bin"
  cp "$tools/libdevice/libdevice.10.bc" "$folder/nvvm/libdevice"
  cp -r "$work"/wheels/nvidia/cuda_{nvcc,runtime}/include/. "$folder/include"
  cp "$work/wheels/nvidia/cuda_runtime/lib/libcudart.so.12" "$folder/lib"
  ln -sf libcudart.so.12 "$folder/lib/libcudart.so"
  cat >"$folder/bin/nvcc.profile" <<'PROFILE'
TOP                = $(_HERE_)/..
NVVMIR_LIBRARY_DIR = $(TOP)/nvvm/libdevice
PATH              += $(TOP)/nvvm/bin:$(_HERE_):
INCLUDES          += "-I$(TOP)/include" $(_SPACE_)
LIBRARIES         =+ $(_SPACE_) "-L$(TOP)/lib"
CUDAFE_FLAGS      +=
PTXAS_FLAGS       +=
PROFILE
  cp "$tools/bin/nvcc" "$folder/bin"  # the last: where it is, all is
}

[[ $# -eq 1 ]] || fail "usage: scripts/cuda124.sh FOLDER"
mkdir -p "$1"
folder=$(cd "$1" && pwd)
if [[ -x $folder/bin/nvcc ]]; then
  say_ready
  exit
fi
need g++ command -v g++
need python3-pip python3 -m pip --version
install_missing
work=$(mktemp -d "$folder/download.XXXXXX")
trap 'rm -rf "$work"' EXIT
unpack_debian_package
unpack_wheels
lay_out
"$folder/bin/nvcc" --version | grep -q "release $release" || fail "$folder/bin/nvcc is not CUDA $release"
say_ready
