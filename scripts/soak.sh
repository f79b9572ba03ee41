#!/usr/bin/env bash
# What takes too long for every change: 500 random shapes and 1,000 runs over schedules of each 16-bit kernel, on the
# model.
#
# usage: scripts/soak.sh
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

need_to_build
install_missing
require_cmake
build model test_gemm_long
say "soak: half an hour on two cores"
RAWGEMM_SOAK=1 "$root/build/model/bin/test_gemm_long" --durations yes
