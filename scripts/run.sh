#!/usr/bin/env bash
# Installs what is missing, builds what the run takes and no more, and runs a kernel: on the GPU where there is one, on
# the model elsewhere. The program is build/gpu/bin/rawgemm on a machine with a GPU and the CUDA toolkit,
# build/model/bin/rawgemm on others; the kernels are modules beside it.
#
# usage: scripts/run.sh [KERNEL] [ARGUMENT...]    as for `rawgemm run`; KERNEL is gemm_cooperative unless given
#
#   scripts/run.sh gemm_pingpong --m 300 --n 264 --k 1000
#   build/model/bin/rawgemm run --help              all arguments
#   build/model/bin/rawgemm list                    all kernels
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

if (($# == 0)) || [[ $1 == -* ]]; then set -- gemm_cooperative "$@"; fi

need_to_build
install_missing
require_cmake
choose_preset_to_run
build_to_run "$@"

say "run: ${program#"$PWD/"} run $*"
exec "$program" run "$@"
