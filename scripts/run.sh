#!/usr/bin/env bash
# Installs what is missing, builds, and runs gemm_cooperative: on the GPU where there is one, on the model elsewhere.
#
# usage: scripts/run.sh [ARGUMENT...]    arguments of `rawgemm run gemm_cooperative`; --help lists them
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

need_to_build
install_missing
require_cmake
choose_preset
build "$preset" rawgemm_program

say "run: rawgemm run gemm_cooperative $*"
exec "$root/build/$preset/bin/rawgemm" run gemm_cooperative "$@"
