#!/usr/bin/env bash
# What takes too long for every change, on the model: 500 random shapes and 1,000 runs over schedules of each 16-bit
# kernel, and every planted fault.
#
# usage: scripts/soak.sh
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

need_to_build
install_missing
require_cmake
build model
say "soak: 500 random shapes and 1,000 runs of each kernel, half an hour on two cores"
RAWGEMM_SOAK=1 "$root/build/model/bin/test_gemm_long" --durations yes
say "soak: every planted fault, ten minutes"
python3 "$root/tests/faults/test_faults.py" --compiler c++ --library "$root/build/model/tests/faults/librawgemm_fault_driver.a" \
  --library "$root/build/model/librawgemm_model.a" --table "$root/docs/faults.md"
