#!/usr/bin/env bash
# Takes the published figures anew on an H200, with the clocks that the GPU itself chooses. Writes the tables of
# bench/results/h200, then those of the pages, the pictures, the profile, and the tables by which gemm() chooses.
#
# usage: scripts/measure.sh [NAME...]    only these, such as targets_bf16, or profile; all unless told
#        scripts/measure.sh --tables     measures nothing: the pages' tables, of the results that are there
#
# Three things are taken elsewhere. DeepGEMM's and CUTLASS's kernels are built by their own projects: where their
# libraries lie in build/measured, they are measured, too. The comparison with another commit is
# bench/peers/revision_peer.sh. What README shows without a GPU is put there on such a machine:
#   build/model/bin/rawgemm run gemm_cooperative | scripts/readme_output.py model-run - 'rawgemm run gemm_cooperative'
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

results=$root/bench/results/h200
measured=$root/build/measured
python=$(python_of_packages)
bench_files=()
kernel_files=()
wanted=("$@")
known=(--tables)
tables_alone=false
if [[ ${1-} == --tables ]]; then tables_alone=true; fi

is_wanted() {
  known+=("$1")
  ((${#wanted[@]} == 0)) && return
  local name
  for name in "${wanted[@]}"; do [[ $name == "$1" ]] && return; done
  false
}

# NAME COMMAND ARGUMENT...: what this finds, as bench/results/h200/NAME.csv.
measure() {
  is_wanted "$1" || return 0
  say "measure: $1"
  (cd "$root" && "$program" "${@:2}" --json "$measured/$1.json")
  python3 "$root/scripts/bench_csv.py" "$measured/$1.json" "$results/$1.csv"
}

# NAME ARGUMENT...: a benchmark, and a table of docs/performance.md.
bench() {
  bench_files+=("$results/$1.csv")
  measure "$1" bench "${@:2}"
}

# NAME KERNEL ARGUMENT...: a row of the table of kernels.
run() {
  kernel_files+=("$results/$1.csv")
  measure "$1" run "${@:2}"
}

# NAME KERNEL CONFIGURATION FILE EDIT: an edited kernel, as build/measured/NAME.so.
variant() { "$root/bench/peers/variant_peer.sh" "$measured/$1.so" "${@:2}"; }

# TABLE EDITED AS_IT_IS FILE EDIT KERNEL:TILE:CLUSTER...: where TABLE is wanted, each kernel edited and as it is, as
# build/measured/EDITED_TILE.so and AS_IT_IS_TILE.so. pairs: all of these, for --peers.
variant_pairs() {
  local table=$1 edited=$2 as_it_is=$3 file=$4 edit=$5 tile of_tile kernel configuration block_m block_n cluster_m cluster_n
  shift 5
  pairs=
  for tile; do
    IFS=x: read -r kernel block_m block_n cluster_m cluster_n <<<"$tile"
    of_tile=${block_m}x$block_n configuration="{$block_m, $block_n}, {$cluster_m, $cluster_n}"
    pairs+=${pairs:+,}build/measured/${edited}_$of_tile.so,build/measured/${as_it_is}_$of_tile.so
    is_wanted "$table" || continue
    variant "${edited}_$of_tile" "$kernel" "$configuration" "$file" "$edit"
    variant "${as_it_is}_$of_tile" "$kernel" "$configuration" "$file" ''
  done
}

# NAME LIBRARY,... ARGUMENT...: a benchmark with peers that are built elsewhere; without them its table stays as it is.
bench_beside() {
  local library
  for library in ${2//,/ }; do
    if [[ ! -f $root/$library ]]; then
      bench_files+=("$results/$1.csv")
      return
    fi
  done
  bench "$1" "${@:3}" --peers "$2"
}

if ! $tables_alone; then
  [[ -z $(git -C "$root" status --porcelain --untracked-files=no) ]] || fail "measure.sh: files are changed, must be a commit"
  need_to_build
  install_missing
  require_cmake
  build gpu all batched_gpu grouped_gpu k_grouped_gpu rawgemm_cublas_peer
  program=$root/build/gpu/bin/rawgemm
  mkdir -p "$measured"
fi

modes=rr,burst,sustained
bench targets_bf16 --types bf16 --modes $modes --seconds 0.08
bench targets_fp16 --types fp16 --modes $modes --seconds 0.1
bench models --shapes bench/shapes/models.txt --modes rr,burst --seconds 0.05
bench fp8_tensor --shapes bench/shapes/fp8_tensor.txt --types e4m3 --scales tensor --kernels gemm_fp8 --modes $modes --seconds 0.08
bench fp8_blocks --shapes bench/shapes/fp8_blocks.txt --types e4m3 --scales blocks --kernels gemm_fp8_scaled --modes $modes --seconds 0.08
bench fp8_models_tensor --shapes bench/shapes/models.txt --types e4m3 --scales tensor --kernels gemm_fp8 --modes rr,burst --seconds 0.05
bench fp8_models_blocks --shapes bench/shapes/models.txt --types e4m3 --scales blocks --kernels gemm_fp8_scaled --modes rr,burst --seconds 0.05
summary_files=("${bench_files[@]}")
measure targets_plain bench --types bf16 --modes rr,burst --programmatic off --seconds 0.05
# Problems that no choice was made for. random_16 is those of random_fp8 in bf16, at 5d90a61, and
# random_fp8_before these in FP8. random_183 and random_fp8_183 are both at 2854113, with 183 configurations.
measure random bench --shapes bench/shapes/random.txt --types bf16 --kernels gemm --programmatic off --modes rr --seconds 0.02
measure random_fp8 bench --shapes bench/shapes/random_fp8.txt --types e4m3 --scales tensor --kernels gemm_fp8 --programmatic off --modes rr --seconds 0.02
measure random_blocks bench --shapes bench/shapes/random_fp8.txt --types e4m3 --scales blocks --kernels gemm_fp8_scaled --programmatic off --modes rr --seconds 0.02
measure random_programmatic bench --shapes bench/shapes/random.txt --types bf16 --kernels gemm --modes rr --seconds 0.01
measure random_tall bench --shapes bench/shapes/random_tall.txt --types bf16 --kernels gemm --programmatic off --modes rr,burst --seconds 0.02
measure tall bench --shapes bench/shapes/tall.txt --types bf16 --kernels gemm,gemm_pingpong:160x128,gemm_pingpong:168x128,gemm_pingpong:176x128,gemm_pingpong:192x128,gemm_pingpong:192x112,gemm_pingpong:112x192:2x1,gemm_pingpong:128x160,gemm_pingpong:128x176:2x1,gemm_pingpong:128x192:2x1,gemm_pingpong:128x128,gemm_pingpong:128x96,gemm_cooperative:128x256,gemm_cooperative:128x224:2x1,gemm_cooperative:256x128:1x2,gemm_swapped:128x128,gemm_swapped:160x192 --programmatic off --modes rr,burst --seconds 0.02
measure floats bench --shapes bench/shapes/floats.txt --types bf16 --out fp32 --kernels gemm --programmatic off --modes rr,burst --seconds 0.01
# What rows cost that lie outside, and that do not begin at multiples of 128 bytes. edges_zeroed is edges at 6e7e4bc, where
# TMA filled rows outside with zeros.
measure edges bench --shapes bench/shapes/edges.txt --types bf16 --kernels gemm_pingpong:128x128 --programmatic off --modes rr --seconds 0.05
measure row_begins bench --shapes bench/shapes/row_begins.txt --types bf16 --kernels gemm_pingpong:128x128,gemm_pingpong:128x192 --programmatic off --modes rr --seconds 0.05
measure tiny bench --shapes bench/shapes/tiny.txt --types bf16 --kernels gemm --programmatic off --modes rr --seconds 0.05
bench_beside peers build/measured/peer_deepgemm.so,build/measured/peer_cutlass_pingpong.so --modes rr,burst --seconds 0.12
bench_beside fp8_peers build/measured/peer_deepgemm_fp8.so --shapes bench/shapes/fp8_blocks.txt --types e4m3 --scales blocks --kernels gemm_fp8_scaled --modes $modes --seconds 0.15
for size in 4096,4096,4096 4096,7168,16384 8192,8192,8192; do
  IFS=, read -r m n k <<<"$size"
  run "bf16_${m}x${n}x$k" gemm_cooperative --m "$m" --n "$n" --k "$k" --tile 128x256,256x128 --cluster 1x1,2x1,1x2
  run "multistage_bf16_${m}x${n}x$k" gemm_multistage --m "$m" --n "$n" --k "$k" --tile 128x128,128x256,256x128
done

# docs/power.md, and what single choices are worth in docs/performance.md.
measure power bench --shapes bench/shapes/power.txt --kernels gemm_cooperative:128x256,gemm_cooperative:256x128:1x1,gemm_pingpong:128x128,gemm_pingpong:128x192 --programmatic off --modes rr,sustained --seconds 0.4
if is_wanted variants; then
  variant as_it_is gemm_pingpong '{128, 192}' kernels/gemm_pingpong.cuh ''
  for rows in 4 8 32; do
    variant group_m_$rows gemm_pingpong '{128, 192}' host/launch.hpp "s/return ceil_div(tiles.m, read.*/return $rows;/"
  done
  variant test_wait gemm_pingpong '{128, 192}' ptx/mbarrier.cuh 's/try_wait.parity.acquire.cta/test_wait.parity.acquire.cta/'
  variant hint_20us gemm_pingpong '{128, 192}' ptx/mbarrier.cuh 's/cta.b64 p, \[%1\], %2;/cta.b64 p, [%1], %2, 20000;/'
fi
measure variants bench --shapes bench/shapes/variants.txt --kernels gemm_pingpong:128x192 --programmatic off --modes rr,sustained --seconds 0.4 --peers build/measured/as_it_is.so,build/measured/group_m_4.so,build/measured/group_m_8.so,build/measured/group_m_32.so,build/measured/test_wait.so,build/measured/hint_20us.so
if is_wanted tiles; then
  variant group_m_8 gemm_swapped '{128, 64}, {2, 1}' kernels/gemm_swapped.cuh 's/group_m = 1;/group_m = 8;/'
  variant one_buffer gemm_pingpong '{128, 112}' kernels/gemm_pingpong.cuh 's/store_buffers == 1 && sizeof/false \&\& sizeof/'
fi
measure tiles bench --shapes bench/shapes/one.txt --kernels gemm_swapped:168x192,gemm_swapped:128x64,gemm_swapped:64x128,gemm_cooperative:256x128:2x1,gemm_pingpong:128x64,gemm_pingpong:128x112 --programmatic off,on --modes rr,burst --seconds 0.25 --peers build/measured/group_m_8.so,build/measured/one_buffer.so
variant_pairs rows_together along together host/launch.hpp 's/return ceil_div(tiles.m, read.*/return Config::group_m;/' gemm_swapped:{64x128:2x1,112x128:1x2,144x128:2x1,96x192:2x1,104x256:1x2}
measure rows_together bench --shapes bench/shapes/rows_together.txt --types bf16 --kernels gemm_pingpong:128x128:2x1 --programmatic off --modes rr --seconds 0.02 --peers "$pairs"
variant_pairs rows_of_d parts_of_d rows_of_d host/launch.hpp 's/if (x.n <= at_once .*//' gemm_pingpong:{128x160:2x1,192x128:1x2} gemm_cooperative:128x256:2x1
measure rows_of_d bench --shapes bench/shapes/rows_of_d.txt --types bf16 --kernels gemm_pingpong:128x128:1x1 --programmatic off --modes rr,burst --seconds 0.02 --peers "$pairs"
order_peers=()
for tile in gemm_pingpong:128x128:1x1 gemm_pingpong:128x96:2x1 gemm_swapped:112x128:1x2; do
  IFS=x: read -r kernel block_m block_n cluster_m cluster_n <<<"$tile"
  for rows in 1 2 4 8 16; do
    name=rows_${rows}_${block_m}x${block_n}
    order_peers+=("build/measured/$name.so")
    if is_wanted tile_order; then
      variant "$name" "$kernel" "{$block_m, $block_n}, {$cluster_m, $cluster_n}" host/launch.hpp "s/return rows_together_at_once<Config>(tiles);/return $rows;/"
    fi
  done
done
measure tile_order bench --shapes bench/shapes/tile_order.txt --types bf16 --kernels gemm_pingpong:128x128:1x1 --programmatic off --modes rr,burst --seconds 0.02 --peers "$(IFS=, && echo "${order_peers[*]}")"
sector_peers=()
for columns in 96 112 144 160; do
  for boxes in odd_blocks sectors; do
    name=${boxes}_$columns
    sector_peers+=("build/measured/$name.so")
    edit=
    if [[ $boxes == odd_blocks ]]; then edit='s/StoreBox<Output, box_columns</StoreBox<Output, store_box_columns</'; fi
    if is_wanted sectors; then variant "$name" gemm_pingpong "{128, $columns}, {2, 1}" kernels/gemm_pingpong.cuh "$edit"; fi
  done
done
measure sectors bench --shapes bench/shapes/sectors.txt --types bf16 --kernels gemm_pingpong:128x128:2x1 --programmatic off --modes rr --seconds 0.02 --peers "$(IFS=, && echo "${sector_peers[*]}")"
between_peers=()
for kernel in 'gemm_pingpong:{64, 72}, {4, 2}' 'gemm_swapped:{16, 128}, {1, 4}'; do
  name=${kernel%%:*}
  for found in ahead targets_late fullness_late; do
    between_peers+=("build/measured/${name}_$found.so")
    edit=
    if [[ $found == targets_late ]]; then edit='s/previous_stage), tells)/previous_stage))/'; fi
    if [[ $found == fullness_late ]]; then edit='s/next_is_full = ptx.*/next_is_full = false;/'; fi
    if is_wanted between; then variant "${name}_$found" "$name" "${kernel#*:}" kernels/multiply_tile.cuh "$edit"; fi
  done
done
measure between bench --shapes bench/shapes/between.txt --types bf16 --kernels gemm_pingpong:128x128:2x1 --programmatic off --modes rr --seconds 0.1 --peers "$(IFS=, && echo "${between_peers[*]}")"
# A wide tile as it is and with whole last k blocks; a narrow one as it is and with the choice of how many wgmmas it needs.
if is_wanted last_k_block; then
  whole='s/k_block + 1 < k_blocks ? stage_k_steps : last_k_steps/stage_k_steps/'
  variant wide gemm_pingpong '{128, 144}, {2, 1}' kernels/multiply_tile.cuh ''
  variant wide_whole gemm_pingpong '{128, 144}, {2, 1}' kernels/multiply_tile.cuh "$whole"
  variant narrow gemm_pingpong '{64, 72}, {4, 2}' kernels/multiply_tile.cuh ''
  variant narrow_chosen gemm_pingpong '{64, 72}, {4, 2}' kernels/multiply_tile.cuh 's/narrow_accumulators = 80/narrow_accumulators = 0/'
fi
measure last_k_block bench --shapes bench/shapes/last_k_block.txt --types bf16 --kernels gemm_pingpong:128x128:2x1 --programmatic off --modes rr --seconds 0.1 --peers build/measured/wide.so,build/measured/wide_whole.so,build/measured/narrow.so,build/measured/narrow_chosen.so
smaller='s/block_m <= 16 ? 4 : block_m <= 64 ? 2 : 1;/block_m <= 16 ? 2 : 1;/'
for rows in 64 16; do
  if is_wanted few_$rows; then variant small_stages_$rows gemm_splitk "{$rows, 64}" kernels/splitk.cuh "$smaller"; fi
  measure few_$rows bench --shapes bench/shapes/few_$rows.txt --kernels gemm_splitk:${rows}x64:1x1 --modes rr,burst --seconds 0.25 --peers build/measured/small_stages_$rows.so
done
# NAME SHAPES MAJORS ARGUMENT...: 16 bits with A and B in these majors, such as mn_k, launched plainly in both modes.
measure_majors() { measure "$1" bench --shapes "bench/shapes/$2.txt" --types bf16 --major-a "${3%_*}" --major-b "${3#*_}" --programmatic off --modes rr,burst "${@:4}"; }
majors_files=()
for majors in k_k k_mn mn_k mn_mn; do
  majors_files+=("$results/majors_$majors.csv")
  measure_majors majors_$majors majors $majors --seconds 0.05
done
# Problems that no choice was made for.
random_majors_files=()
for majors in k_mn mn_k mn_mn; do
  random_majors_files+=("$results/random_$majors.csv")
  measure random_$majors bench --shapes bench/shapes/random_majors.txt --types bf16 --major-a "${majors%_*}" --major-b "${majors#*_}" --kernels gemm --programmatic off --modes rr --seconds 0.02
done
measure accumulate bench --shapes bench/shapes/accumulate.txt --types bf16 --accumulate=load --major-a mn --major-b mn --programmatic off --modes rr,burst --seconds 0.05 --kernels gemm,gemm_pingpong:128x192,gemm_pingpong:128x128,gemm_cooperative:128x256
measure accumulate_gemm bench --shapes bench/shapes/accumulate.txt --types bf16 --accumulate=reduce --major-a mn --major-b mn --programmatic off --modes rr,burst --seconds 0.05 --kernels gemm
measure accumulate_fp8 bench --shapes bench/shapes/accumulate_fp8.txt --types e4m3 --scales blocks-1x128 --accumulate=load --programmatic off --modes rr,burst --seconds 0.05 --kernels gemm_fp8_block
measure known bench --shapes bench/shapes/known.txt --kernels gemm_pingpong:128x176,gemm_pingpong:128x192 --programmatic off --modes rr,burst --seconds 0.2 --peers build/gpu/bin/known_extents_peer.so
measure fp8_accuracy bench --shapes bench/shapes/fp8_accuracy.txt --types e4m3 --scales tensor --out fp32 --kernels gemm_fp8,gemm_fp8_scaled --modes rr --programmatic off --seconds 0.02

# Launches of several products, in the tables of docs/batched.md and docs/grouped.md.
product_files=()
# NAME FORM SHAPES ARGUMENT...
measure_products() {
  product_files+=("$results/$1.csv")
  measure "$1" bench --form "$2" --shapes "bench/shapes/$3.txt" --modes rr,burst --seconds 0.05 "${@:4}"
}
measure_products batched batched batched
batched_file=${product_files[0]}
measure random_batches bench --form batched --shapes bench/shapes/random_batches.txt --types bf16 --programmatic off --modes rr --seconds 0.02
product_files=()
beside_groups=(--peers build/gpu/bin/cublas_peer.so)
if [[ -f $measured/peer_deepgemm_groups.so ]]; then beside_groups[1]+=,build/measured/peer_deepgemm_groups.so; fi
for input in bf16 e4m3; do
  of_rows=(--types "$input" --dense gemm "${beside_groups[@]}")
  if [[ $input == e4m3 ]]; then of_rows=(--types "$input" --dense gemm_fp8_scaled "${beside_groups[@]}"); fi
  measure_products "grouped_$input" grouped grouped "${of_rows[@]}"
  measure_products "grouped_masked_$input" grouped grouped_masked --layout masked "${of_rows[@]}"
  measure_products "grouped_few_$input" grouped grouped_few "${of_rows[@]}"
  measure_products "grouped_uneven_$input" grouped grouped_uneven "${of_rows[@]}"
done
measure_products k_grouped_bf16 k-grouped k_grouped --major-a mn --major-b mn "${beside_groups[@]}"
measure_products k_grouped_e4m3 k-grouped k_grouped --types e4m3 "${beside_groups[@]}"

# What gemm() and its companions choose by, among configurations that the program offers. scripts/tune.py writes the choice
# into host/ at the end; what it is worth is measured from the next commit on.
few=gemm_splitk:16x64,gemm_splitk:64x64,gemm_splitk:64x72,gemm_splitk:64x56,gemm_splitk:64x80
mid=gemm_splitk:128x64,gemm_splitk:128x72,gemm_splitk:128x112,gemm_pingpong:128x64,gemm_pingpong:128x128,gemm_cooperative:128x224,gemm_cooperative:128x80,gemm_swapped:64x128
swapped=gemm_swapped:168x192,gemm_swapped:256x128,gemm_swapped:128x64,gemm_swapped:64x128,gemm_swapped:64x256
big=gemm_pingpong,gemm_cooperative:128x256:1x1,gemm_cooperative:128x224,$swapped
for fast in '' fast_; do
  types=(--types bf16)
  if [[ -n $fast ]]; then types=(--types e4m3 --scales tensor); fi
  measure tune_${fast}few bench --shapes bench/shapes/tune_few.txt "${types[@]}" --programmatic off,on --seconds 0.05 --kernels $few --modes rr
  measure tune_${fast}64 bench --shapes bench/shapes/tune_64.txt "${types[@]}" --programmatic off,on --seconds 0.05 --kernels gemm_pingpong:128x64,gemm_pingpong:128x128,gemm_swapped:64x256 --modes rr,burst
  measure tune_${fast}mid bench --shapes bench/shapes/tune_mid.txt "${types[@]}" --programmatic off,on --seconds 0.05 --kernels $mid --modes rr,burst
  measure tune_${fast}big bench --shapes "bench/shapes/tune_${fast}big.txt" "${types[@]}" --programmatic on --seconds 0.07 --kernels $big --modes rr,burst
  measure tune_${fast}clusters bench --shapes bench/shapes/tune_clusters.txt "${types[@]}" --programmatic off --seconds 0.05 --kernels gemm_cooperative:128x256,gemm_pingpong:128x160,gemm_pingpong:128x176,gemm_pingpong:128x192,gemm_swapped:256x128 --modes rr,burst
  measure tune_${fast}swapped bench --shapes bench/shapes/tune_swapped.txt "${types[@]}" --programmatic on --seconds 0.1 --kernels gemm_swapped:168x192,gemm_swapped:128x64 --modes rr,burst
done
# SCRIPT NAME ARGUMENT...: what the script times, as bench/results/h200/NAME.csv.
tune_by() {
  is_wanted "$2" || return 0
  (cd "$root" && "$python" "scripts/$1.py" "${@:3}" "bench/results/h200/$2.csv")
}
cublaslt_header=$(dirname "$(command -v nvcc || echo /usr/local/cuda/bin/nvcc)")/../include/cublasLt.h
# NAME ARGUMENT...: bench/explored*.txt on random problems.
explore() { tune_by explore "tune_$1" "${@:2}"; }
explore random bench/explored.txt bench/shapes/tune_random.txt
explore random_more --beside bench/results/h200/tune_random.csv bench/explored.txt bench/shapes/tune_random.txt
for list in clusters rows; do
  explore random_$list --beside bench/results/h200/tune_random.csv bench/explored_$list.txt bench/shapes/tune_random.txt
done
explore wide bench/explored_wide.txt bench/shapes/tune_wide.txt
explore wider --beside bench/results/h200/tune_wide.csv bench/explored_wider.txt bench/shapes/tune_wide.txt
explore fits bench/explored_fits.txt bench/shapes/tune_fits.txt
explore like --like "$cublaslt_header" bench/shapes/tune_like.txt
explore like_fp8 --like "$cublaslt_header" --types e4m3 bench/shapes/tune_like_fp8.txt
explore newer --beside all bench/explored_newer.txt bench/shapes/tune_newer.txt
explore newer_fp8 --beside all --types e4m3 bench/explored_newer.txt bench/shapes/tune_newer_fp8.txt
explore boxes --beside all bench/explored_boxes.txt bench/shapes/tune_boxes.txt
explore boxes_fp8 --beside all --types e4m3 bench/explored_boxes.txt bench/shapes/tune_boxes_fp8.txt
explore four --beside all bench/explored_four.txt bench/shapes/tune_four.txt
explore splits --beside all bench/explored_splits.txt bench/shapes/tune_splits.txt
explore few_wide --types bf16 --beside all bench/explored_few_wide.txt bench/shapes/tune_few_wide.txt
explore few_wide_fp8 --types e4m3 --beside all bench/explored_few_wide.txt bench/shapes/tune_few_wide_fp8.txt
explore random_fp8 --types e4m3 bench/explored_fp8.txt bench/shapes/tune_random_fp8.txt
explore random_blocks --types e4m3-blocks bench/explored_blocks.txt bench/shapes/tune_random_blocks.txt
# What cuBLASLt's fastest has and the program had not, where that was most ahead; and on other problems.
for types in bf16 e4m3; do
  [[ $types == bf16 ]] && fp8= || fp8=_fp8
  explore gaps$fp8 --types $types bench/explored_gaps.txt bench/shapes/tune_gaps$fp8.txt
  explore gaps_beside$fp8 --types $types --beside all bench/explored_beside.txt bench/shapes/tune_gaps_beside$fp8.txt
done
explore tiny bench/explored_tiny.txt bench/shapes/tune_tiny.txt
explore tiny_fp8 --types e4m3 bench/explored_tiny.txt bench/shapes/tune_tiny_fp8.txt

# The same for each pair of majors, and what training multiplies.
fit=gemm_swapped:128x128,gemm_swapped:144x128,gemm_swapped:176x128,gemm_swapped:192x128
training=gemm_pingpong,gemm_cooperative:128x256,gemm_cooperative:128x224,gemm_swapped:64x128,$fit,gemm_swapped:168x192,gemm_swapped:256x128
for majors in k_k k_mn mn_k mn_mn; do
  types=(--types bf16 --major-a "${majors%_*}" --major-b "${majors#*_}" --programmatic off --seconds 0.03)
  if [[ $majors != k_k ]]; then
    measure tune_${majors}_few bench --shapes bench/shapes/tune_few.txt "${types[@]}" --kernels $few --modes rr
    measure tune_${majors}_64 bench --shapes bench/shapes/tune_64.txt "${types[@]}" --kernels gemm_pingpong:128x64,gemm_pingpong:128x128,gemm_swapped:64x256 --modes rr,burst
    measure tune_${majors}_mid bench --shapes bench/shapes/tune_mid.txt "${types[@]}" --kernels $mid --modes rr,burst
    measure tune_${majors}_big bench --shapes bench/shapes/tune_big.txt "${types[@]}" --kernels gemm_pingpong,gemm_cooperative:128x256,gemm_cooperative:128x224,$swapped --modes rr,burst
    measure tune_${majors}_fit bench --shapes bench/shapes/tune_big.txt "${types[@]}" --kernels $fit --modes rr,burst
  fi
  measure tune_${majors}_training bench --shapes bench/shapes/tune_training.txt "${types[@]}" --kernels $training --modes rr,burst
  measure tune_${majors}_more bench --shapes bench/shapes/tune_more.txt "${types[@]}" --kernels $training --modes rr,burst
done
types=(--types e4m3 --scales tensor --programmatic on --seconds 0.03)
measure tune_fast_training bench --shapes bench/shapes/tune_fast_training.txt "${types[@]}" --kernels $training --modes rr,burst
fp8=(--types e4m3 --scales blocks --programmatic "off,on" --modes rr)
measure tune_fp8_few bench --shapes bench/shapes/tune_fp8_few.txt "${fp8[@]}" --seconds 0.05 --kernels "${few//gemm_splitk/gemm_fp8_block_splitk}"
measure tune_fp8_mid bench --shapes bench/shapes/tune_fp8_mid.txt "${fp8[@]}" --seconds 0.05 --kernels gemm_fp8_block_splitk,gemm_fp8_block:128x128
measure tune_fp8_512 bench --shapes bench/shapes/tune_fp8_512.txt "${fp8[@]}" --seconds 0.06 --kernels gemm_fp8_block,gemm_fp8_block_splitk:128x72,gemm_fp8_block_splitk:128x128
measure tune_fp8_big bench --shapes bench/shapes/tune_fp8_big.txt "${fp8[@]}" --seconds 0.08 --kernels gemm_fp8_block
# What DeepGEMM's tests multiply beside these. bench/results/h100 has it of an H100, and what scripts/remeasure.py timed there.
models=(--programmatic off --seconds 0.03)
models_few=gemm_splitk:8x64,gemm_splitk:16x64,gemm_splitk:32x64,gemm_splitk:64x64,gemm_splitk:64x56,gemm_splitk:64x72,gemm_splitk:64x80,gemm_splitk:128x64,gemm_splitk:128x72,gemm_splitk:128x112,gemm_swapped:64x128,gemm_swapped:64x256,gemm_swapped:128x64,gemm_pingpong:128x64,gemm_pingpong:128x128
measure tune_fp8_models bench --shapes bench/shapes/tune_fp8_models.txt "${models[@]}" --types e4m3 --scales blocks --modes rr,burst --kernels gemm_fp8_block
measure tune_fp8_models_few bench --shapes bench/shapes/tune_fp8_models_few.txt "${models[@]}" --types e4m3 --scales blocks --modes rr --kernels gemm_fp8_block_splitk
measure tune_models_few bench --shapes bench/shapes/tune_models_few.txt "${models[@]}" --types bf16 --modes rr --kernels $models_few
measure tune_models bench --shapes bench/shapes/tune_models.txt "${models[@]}" --types bf16 --modes rr,burst --kernels gemm_pingpong,gemm_cooperative,gemm_swapped:64x128,gemm_swapped:128x64,gemm_swapped:128x128,gemm_swapped:144x128,gemm_swapped:192x128,gemm_splitk:128x64,gemm_splitk:128x112

# Few rows and a short K, in tiles of 64 and of 128 columns.
short=(--programmatic off --seconds 0.01)
measure tune_short bench --shapes bench/shapes/tune_short.txt --types bf16 "${short[@]}" --modes rr,burst --kernels gemm_splitk:16x64:1x1,gemm_splitk:16x128
measure tune_short_fp8 bench --shapes bench/shapes/tune_short_fp8.txt --types e4m3 --scales blocks "${short[@]}" --modes rr,burst --kernels gemm_fp8_block_splitk:16x64:1x1,gemm_fp8_block_splitk:16x128
# Promoted FP8 in tiles of 128 and more columns, which several warpgroups promote.
splitk=gemm_fp8_block_splitk
measure tune_wide_fp8_16 bench --shapes bench/shapes/tune_wide_fp8_16.txt --types e4m3 --scales blocks "${short[@]}" --modes rr --kernels $splitk:16x64,$splitk:16x128,$splitk:16x192,$splitk:16x256
measure tune_wide_fp8_64 bench --shapes bench/shapes/tune_wide_fp8_64.txt --types e4m3 --scales blocks "${short[@]}" --modes rr --kernels $splitk:32x128,$splitk:64x64,$splitk:64x128
# What fills one wave and has a long K: the fastest of all for 1024x1024x8192, and the smallest estimates of others.
long_k=gemm_pingpong:128x112:1x2,gemm_pingpong:128x112:2x1,gemm_pingpong:128x128:1x1,gemm_pingpong:128x128:1x2,gemm_pingpong:128x128:2x1,gemm_pingpong:128x144:2x1,gemm_pingpong:128x80:1x4,gemm_pingpong:128x88:2x4,gemm_pingpong:128x96:2x1,gemm_pingpong:144x128:1x2,gemm_pingpong:64x128:2x1,gemm_pingpong:64x168:4x1,gemm_pingpong:64x96:4x1,gemm_splitk:128x160:1x2,gemm_splitk:144x128:1x2,gemm_splitk:160x128:1x4x2,gemm_splitk:160x64:1x4x2,gemm_splitk:176x128:1x2x4,gemm_splitk:192x64:1x4x2,gemm_splitk:96x128:4x1x2,gemm_swapped:112x128:1x2,gemm_swapped:112x128:2x1,gemm_swapped:128x64:2x1,gemm_swapped:144x128:2x1,gemm_swapped:160x64:1x4,gemm_swapped:168x64:1x4,gemm_swapped:64x128:2x1,gemm_swapped:80x128:1x1,gemm_swapped:80x128:1x4,gemm_swapped:80x128:2x1,gemm_swapped:96x128:1x1,gemm_swapped:96x128:1x2,gemm_swapped:96x64:1x4
measure tune_long bench --shapes bench/shapes/tune_long.txt --types bf16 --programmatic off --seconds 0.01 --kernels $long_k --modes rr,burst

# NAME ARGUMENT...: what the tables have found fast, anew; and random problems of one more seed.
remeasure() { tune_by remeasure "tune_$1" "${@:2}"; }
for family in gemm_table gemm_table_{k_mn,mn_k,mn_mn} gemm_fp8_table; do
  [[ $family == gemm_table_mn_k ]] || remeasure "$family" "$family.hpp"
  remeasure "${family}_large" --large "$family.hpp"
done
remeasure gemm_table_burst --burst bench/shapes/tune_burst.txt gemm_table.hpp
for seed in 5 7318; do remeasure seed_$seed --estimated bench/shapes/tune_seed_$seed.txt gemm_table.hpp; done
# tune_seed_fp8_left has those for which tune_seed_fp8_third had no time.
for seed in fp8 fp8_more fp8_third fp8_left; do
  remeasure seed_$seed --estimated bench/shapes/tune_seed_$seed.txt gemm_fast_table.hpp
done
for majors in k_mn mn_k mn_mn; do
  for shapes in majors majors_more seed_majors seed_majors_more; do
    remeasure ${shapes}_$majors --estimated "bench/shapes/tune_$shapes.txt" "gemm_table_$majors.hpp"
  done
done
remeasure together --estimated bench/shapes/tune_together.txt gemm_table.hpp
remeasure sectors --estimated bench/shapes/tune_sectors.txt gemm_table.hpp
remeasure columns --estimated bench/shapes/tune_columns.txt gemm_table.hpp
# tune_fits_offered_more is of the last problems, which were timed by themselves.
remeasure fits_offered --estimated bench/shapes/tune_fits.txt gemm_table.hpp
# Random problems of which most were slower than cuBLASLt's, with K-major operands, in FP8, and in other majors.
remeasure seed_41 --estimated bench/shapes/tune_seed_41.txt gemm_table.hpp
for seed in 81 91; do remeasure seed_$seed --estimated bench/shapes/tune_seed_$seed.txt gemm_table.hpp; done
for seed in 42 82 92 95; do remeasure seed_fp8_$seed --estimated bench/shapes/tune_seed_fp8_$seed.txt gemm_fast_table.hpp; done
for majors in k_mn mn_k mn_mn; do
  remeasure seed_majors_41_$majors --estimated bench/shapes/tune_seed_majors_41.txt gemm_table_$majors.hpp
  for seed in 83 93; do
    remeasure seed_${seed}_$majors --estimated bench/shapes/tune_seed_${seed}_$majors.txt gemm_table_$majors.hpp
  done
done
# Random problems whose fastest was timed when gemm_swapped took its tiles in another order.
remeasure layers --published bench/shapes/tune_layers.txt gemm_table.hpp
remeasure layers_fp8 --estimated bench/shapes/tune_layers_fp8.txt gemm_fast_table.hpp
remeasure order --estimated bench/shapes/tune_order.txt gemm_table.hpp
# Problems of one wave whose tiles lay in another order on the GPCs.
remeasure one_wave --one-wave bench/shapes/tune_one_wave.txt gemm_table.hpp
remeasure one_wave_published --published bench/shapes/tune_one_wave_published.txt gemm_table.hpp
for majors in k_mn mn_k mn_mn; do
  remeasure one_wave_$majors --one-wave bench/shapes/tune_one_wave_$majors.txt gemm_table_$majors.hpp
  remeasure one_wave_published_$majors --published bench/shapes/tune_one_wave_published.txt gemm_table_$majors.hpp
done
# Published problems in both modes: all of models.txt in FP8; those near to cuBLASLt; those of such another order.
remeasure models_fp8 --published bench/shapes/models.txt gemm_fast_table.hpp
remeasure published --published bench/shapes/tune_published.txt gemm_table.hpp
for majors in k_mn mn_k mn_mn; do
  remeasure published_$majors --published bench/shapes/tune_published_majors.txt gemm_table_$majors.hpp
done
# Published problems that were nearest to their peers: what may be chosen there, in both modes.
measure tune_close_fp8 bench --shapes bench/shapes/fp8_close.txt --types e4m3 --scales blocks --programmatic off --modes rr,burst --seconds 0.02 --kernels gemm_fp8_block,gemm_fp8_block_splitk
large=gemm_pingpong:128x128,gemm_pingpong:128x160,gemm_pingpong:128x176,gemm_pingpong:128x192,gemm_pingpong:192x128,gemm_cooperative:128x256,gemm_cooperative:256x128,gemm_swapped:128x128
small=gemm_pingpong:128x128,gemm_pingpong:128x144,gemm_pingpong:128x160,gemm_pingpong:192x96,gemm_pingpong:192x128,gemm_swapped:128x128,gemm_swapped:144x128,gemm_swapped:160x128,gemm_swapped:168x192,gemm_swapped:176x192,gemm_swapped:256x128
measure_majors tune_close_mn_k majors_close_all mn_k --seconds 0.015 --kernels gemm_pingpong,gemm_cooperative,gemm_swapped,gemm_splitk
for majors in k_mn mn_mn; do measure_majors tune_close_$majors majors_close $majors --seconds 0.02 --kernels $small; done
measure_majors tune_close_tall_mn_k majors_close_all mn_k --seconds 0.02 --kernels $small
for majors in k_k k_mn mn_k mn_mn; do measure_majors tune_close_large_$majors majors_close_large $majors --seconds 0.02 --kernels $large; done
tall=gemm_pingpong:160x128,gemm_pingpong:168x128,gemm_pingpong:112x192:2x1,gemm_pingpong:192x112,gemm_pingpong:128x168,gemm_pingpong:128x128:2x1,gemm_pingpong:128x160,gemm_pingpong:128x176:2x1,gemm_pingpong:128x192:2x1,gemm_pingpong:192x128,gemm_cooperative:128x224:2x1,gemm_cooperative:256x120,gemm_cooperative:128x256,gemm_cooperative:256x128:1x2
for majors in mn_k mn_mn k_mn k_k; do measure_majors tune_tall_$majors majors_tall $majors --seconds 0.02 --kernels $tall; done
measure_majors tune_close_bursts close_bursts k_k --seconds 0.05 --kernels $large,gemm_pingpong:128x144,gemm_pingpong:168x128,gemm_pingpong:160x128
measure_majors tune_near_mn_mn majors_close_large mn_mn --seconds 0.02 --kernels gemm_pingpong:128x128:2x1,gemm_pingpong:128x128:4x2,gemm_pingpong:128x128:2x4,gemm_pingpong:128x176:2x1,gemm_pingpong:128x160:2x1,gemm_cooperative:256x128:2x1,gemm_cooperative:256x128:1x2,gemm_cooperative:256x128:1x1,gemm_cooperative:128x256:2x1,gemm_cooperative:128x256:1x2

# What groups of rows are chosen for by (scripts/tune_groups.py). NAME SHAPES TYPE KERNELS ARGUMENT...
choose() {
  measure "choose_$1_$3" bench --form grouped --shapes "bench/shapes/choose_$2.txt" --types "$3" --kernels "$4" "${@:5}" --modes rr,burst --seconds 0.01
}
for types in bf16 e4m3; do
  few=gemm_swapped many=gemm_pingpong,gemm_cooperative between=gemm_swapped:64x128,gemm_swapped:64x192,gemm_swapped:64x256,gemm_pingpong
  random_few=few random_many=many random_labels=labels more=()
  if [[ $types == e4m3 ]]; then
    few=gemm_fp8_block_splitk many=gemm_fp8_block between=$few:64x128,$few:64x192,$few:64x256,$many
    random_few=few_fp8 random_many=many_fp8 random_labels=labels_fp8 more=(--scales blocks)
  fi
  choose few $random_few $types $few "${more[@]}"
  choose between between $types $between "${more[@]}"
  choose many $random_many $types $many "${more[@]}"
  choose models_few models_few $types $few "${more[@]}"
  choose models_many models_many $types $many "${more[@]}"
  choose labels $random_labels $types $many "${more[@]}" --layout indices
done
# Tiles that groups were offered later, and one that had been timed.
wider=gemm_pingpong:128x160,gemm_pingpong:128x176,gemm_pingpong:128x192:2x1,gemm_pingpong:160x128,gemm_pingpong:192x128,gemm_cooperative:128x256:2x1
for problems in many between models_many; do choose "${problems}_wider" $problems bf16 $wider; done
choose labels_wider labels bf16 $wider --layout indices

# What K in groups is chosen for by (scripts/tune_k_groups.py), with k_grouped_bf16 and k_grouped_e4m3.
measure choose_k_groups_bf16 bench --form k-grouped --major-a mn --major-b mn --shapes bench/shapes/choose_k_groups.txt --types bf16 --modes rr,burst --seconds 0.015
measure choose_k_groups_e4m3 bench --form k-grouped --shapes bench/shapes/choose_k_groups.txt --types e4m3 --modes rr,burst --seconds 0.015

# What batches are chosen for by, likewise: first all that was offered at 6728a71, then what the estimate found fastest.
# choose_batches_more was timed in round-robin alone, with 20 problems more; choose_batches_b to _g have those for which there
# was time.
measure choose_batches bench --form batched --shapes bench/shapes/choose_batches.txt --types bf16 --programmatic off --modes rr --seconds 0.01 --kernels gemm_cooperative,gemm_pingpong,gemm_swapped,gemm_splitk,gemm_slicedk
for name in batches_more:choose_batches batches_named:batched batches_b:choose_batches_b batches_c:choose_batches_c \
  batches_d:choose_batches_d batches_e:choose_batches_e batches_f:choose_batches_f batches_g:choose_batches_g \
  batches_layers:choose_batches_layers batches_attention:choose_batches_attention; do
  tune_by remeasure "choose_${name%:*}" --estimated "bench/shapes/${name#*:}.txt" batched_table.hpp
done

if is_wanted profile; then
  say "measure: profile"
  python3 "$root/scripts/profile_kernel.py" "$program" gemm_cooperative --m 8192 --n 8192 --k 8192 >"$measured/profile"
  python3 "$root/scripts/readme_output.py" profile "$measured/profile" 'scripts/profile.sh gemm_cooperative --m 8192 --n 8192 --k 8192'
fi

if is_wanted shared_reads; then
  say "measure: shared_reads"
  (cd "$root" && python3 scripts/shared_reads.py build/gpu/bin/shared_reads bench/results/shared_reads/h200.csv)
fi

if is_wanted sm_clock; then
  say "measure: sm_clock"
  COMMIT=$(git -C "$root" rev-parse --short=12 HEAD) "$root/build/gpu/bin/sm_clock" >"$measured/sm_clock"
  python3 "$root/scripts/readme_output.py" sm_clock "$measured/sm_clock" build/gpu/bin/sm_clock
fi

for name in "${wanted[@]}"; do
  [[ " ${known[*]} " == *" $name "* ]] || fail "measure.sh: $name, must be a name that this script has"
done
say "measure: tables"
python3 "$root/scripts/bench_table.py" "${bench_files[@]}"
python3 "$root/scripts/bench_table.py" --summary "${summary_files[@]}"
python3 "$root/scripts/kernel_table.py" "${kernel_files[@]}"
python3 "$root/scripts/bench_table.py" --contenders "$results"/{tiles,rows_together,rows_of_d,tile_order,sectors,between,last_k_block,few_64,few_16,known,targets_plain}.csv "$root/bench/results/h100/targets_h100.csv"
python3 "$root/scripts/shared_reads.py" --page "$root/docs/performance.md" "$root/bench/results/shared_reads/h200.csv"
python3 "$root/scripts/bench_table.py" --page "$root/docs/majors.md" "${majors_files[@]}"
python3 "$root/scripts/bench_table.py" --summary --page "$root/docs/majors.md" "${majors_files[@]}" "${random_majors_files[@]}"
python3 "$root/scripts/bench_table.py" --contenders --page "$root/docs/epilogues.md" "$results"/{accumulate,accumulate_fp8}.csv
python3 "$root/scripts/bench_table.py" --contenders --page "$root/docs/power.md" "$results"/{power,variants}.csv
python3 "$root/scripts/bench_table.py" --summary --page "$root/docs/shapes.md" "$results"/{random,random_programmatic,random_fp8,random_blocks,tiny}.csv "$root"/bench/results/h100/{random_before,random}.csv
python3 "$root/scripts/bench_table.py" --contenders --page "$root/docs/shapes.md" "$results"/{edges_zeroed,edges,row_begins}.csv
"$python" "$root/scripts/explore.py" --page "$root/docs/shapes.md" explored "$results"/tune_random{,_more,_clusters,_rows}.csv
"$python" "$root/scripts/explore.py" --page "$root/docs/shapes.md" explored_wide "$root"/bench/results/h100/tune_wide{,r}.csv
"$python" "$root/scripts/explore.py" --page "$root/docs/shapes.md" explored_tiny "$results/tune_tiny.csv"
"$python" "$root/scripts/compare_tables.py" --below 15 --page "$root/docs/performance.md" begin "$root"/bench/results/h100/{released_begin,tune_gemm_table}.csv
python3 "$root/scripts/bench_table.py" --summary --page "$root/docs/batched.md" "$results/random_batches.csv"
# Those that were taken.
for file in "$batched_file" "${product_files[@]}"; do
  page=$root/docs/grouped.md
  if [[ $file == "$batched_file" ]]; then page=$root/docs/batched.md; fi
  if [[ -f $file ]]; then python3 "$root/scripts/bench_table.py" --contenders --page "$page" "$file"; fi
done
if $tables_alone; then exit; fi
python3 "$root/scripts/fp8_accuracy.py" "$root/build/gpu/bin/fp8_accuracy"
"$python" "$root/scripts/tune.py"
"$python" "$root/scripts/tune_groups.py"
"$python" "$root/scripts/tune_k_groups.py"
say "measure: pictures"
"$python" "$root/scripts/bench_pictures.py" --pictures ratio "$results/targets_bf16.csv"
"$python" "$root/scripts/bench_pictures.py" --folder "$root/bench/results/models" "$results/models.csv"
"$python" "$root/scripts/bench_pictures.py" --pictures ratio --folder "$root/bench/results/fp8" "$results/fp8_tensor.csv" "$results/fp8_blocks.csv"
