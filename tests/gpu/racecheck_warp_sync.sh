#!/usr/bin/env bash
# Exits 0 if racecheck sees no race where each lane arrives for itself, and one where one lane does so for all, behind
# bar.warp.sync: then it takes no notice of that.
#
# usage: racecheck_warp_sync.sh COMPUTE_SANITIZER PROGRAM
set -u
usage() { sed -n '2,5s/^# \{0,1\}//p' "$0"; }
if [ "${1-}" = --help ]; then usage; exit; fi
[ $# -eq 2 ] || { usage >&2; exit 2; }
"$1" --tool racecheck --error-exitcode 99 "$2" EACH_LANE || exit 1
"$1" --tool racecheck --error-exitcode 99 "$2" ONE_LANE
status=$?
if [ "$status" -ne 99 ]; then
  echo "racecheck has nothing to say of bar.warp.sync any more: status $status" >&2
  exit 1
fi
echo "racecheck_warp_sync: passed, racecheck reports one lane's arrival for all, and not each lane's own"
