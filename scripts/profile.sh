#!/usr/bin/env bash
# Installs what is missing, builds, and profiles one launch of a kernel with Nsight Compute: docs/profiling.md says how
# to read what it prints.
#
# usage: scripts/profile.sh [KERNEL [ARGUMENT...]]    as for `rawgemm run`; KERNEL is gemm_cooperative unless given
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

(($# > 0)) || set -- gemm_cooperative

need_to_build
install_missing
python3 "$root/scripts/profile_kernel.py" --check
require_cmake
choose_preset
[[ $preset == gpu ]] || fail "The GPU half of the program takes the CUDA toolkit, 12.3 or newer."
build_to_run "$@" --on gpu

say "profile: rawgemm run $*"
exec python3 "$root/scripts/profile_kernel.py" "$program" "$@"
