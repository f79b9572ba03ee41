"""What mutants run: the problems of the fault harness, and more where those are too narrow for a change anywhere. Each
group has one program, since its problems have one Config."""

import dataclasses
import re

import faults
from programs import ROOT, arguments_of, instance_text

UNTIL_FOUND = ("until_found",)  # of driver.cpp
SCALED = ("scaled",)
EACH_ROW = ("scaled", "scale_rows")
MANY = 1 << 32
# Rows, and which are a group's in each layout, by right numbers and wrong ones; low halves of the last look right.
GROUPS = [
    (450, ("psum=1,128,300,385",)),
    (300, ("psum=-3,200,100,140,290,999",)),
    (600, ("masked=1,0,150,149",)),
    (90, ("masked=-3,31,30,999,0,-1", "wide")),
    (298, ("indices=20x2,1x0,16x-1,1x2,150x1,59x-7,1x3,1x5,40x2",)),
    (450, ("scaled", "zeroes", "psum=1,128,300,385")),
    (298, ("scaled", "zeroes", "indices=20x2,1x0,16x-1,1x2,150x1,59x-7,1x3,1x5,40x2")),
    (130, (f"groups=0,{MANY + 7},{MANY},{7 - MANY},{-MANY}", "wide")),
]

CHANGES = "#include <tests/mutants/changes.hpp>\n"
IN_CHANGES = ("SplitRows", "SplitRowsAdded", "ThereAndBack", "Added")
# Of fewer steps first, where a mutant of a shared header runs with all of them.
KERNELS = ["gemm_slicedk", "gemm_splitk", "gemm_multistage", "gemm_cooperative", "gemm_swapped", "gemm_pingpong",
           "gemm_fp8_block_splitk", "gemm_fp8_block", "quantize_blocks", "transpose_scales",
           "wgmma_tile"]


def more_problems(kernels):
    """By kernel: those that the lists of faults have no need of."""

    def of(kernel, problem="plain", **changes):
        return dataclasses.replace(kernels[kernel].problems[problem], **changes)

    def of_every_size(kernel, **changes):
        """One element, a few rows, what the tiles divide, and no K."""
        plain = of(kernel, **changes)
        m, n = plain.tile
        return [
            dataclasses.replace(plain, m=1, n=1, k=1, options=SCALED),
            dataclasses.replace(plain, m=2 * m * plain.cluster[0], n=2 * n * plain.cluster[1], k=256, options=SCALED),
            dataclasses.replace(plain, m=150, n=161, k=0, options=SCALED),
        ]

    cooperative, pingpong, swapped = "gemm_cooperative", "gemm_pingpong", "gemm_swapped"
    splitk, slicedk, multistage, fp8 = "gemm_splitk", "gemm_slicedk", "gemm_multistage", "gemm_fp8_block"
    fp8_splitk = "gemm_fp8_block_splitk"
    return {
        cooperative: [
            *of_every_size(cooperative),
            of(cooperative, "scaled", input="f16", output="f16"),
            of(cooperative, tile=(256, 128), cluster=(2, 1), output="float", options=SCALED),
            of(cooperative, tile=(128, 80), cluster=(1, 2), output="float"),
            of(cooperative, change="KnownExtents<307, 429>"),
            of(cooperative, change="KnownExtents<307, 40>", k=40),
            of(cooperative, input="e5m2", input_b="e4m3", output="float", options=EACH_ROW),
            of(cooperative, input="e4m3", input_b="e5m2", cluster=(1, 2), options=("scale",)),
            of(cooperative, tile=(256, 128), input="e4m3", output="e4m3", options=(*EACH_ROW, "scale_d")),
            of(cooperative, tile=(256, 128), input="e4m3", output="e4m3", k=0, options=("scaled", "scale_d")),
            of(cooperative, tile=(128, 160), input="e4m3", output="f16", options=("scaled_up", "scale_rows_a")),
            of(cooperative, change="ThereAndBack"),
            of(cooperative, change="SplitRows", m=340, options=("scaled", "in_place")),
            of(cooperative, output="float", change="SplitRowsAdded", m=340, options=("added",)),
            of(cooperative, tile=(128, 64), output="float", options=("doubled",)),  # of whose boxes a quarter is none
            of(cooperative, "grouped", cluster=(1, 2)),
            of(cooperative, "batched", cluster=(1, 2)),
            of(cooperative, "batched", cluster=(2, 1)),
            of(cooperative, change="ThereAndBack", k=0),
            # Groups begin where the K-major one of both operands can: either of the two.
            of(cooperative, "k groups", major_a="mn", major_b="k", k=304,
               options=("k_groups=8,8,48,176,176,304",)),
            of(cooperative, "k groups", major_a="k", major_b="mn", k=304,
               options=("k_groups=8,8,48,176,176,304",)),
            # Two problems without products, of several tiles each.
            of(cooperative, "k groups", k=0, options=("k_groups=0,0,0", "scaled")),
        ],
        pingpong: [
            *of_every_size(pingpong),
            of(pingpong, tile=(128, 192), input="e5m2", output="f16", options=EACH_ROW),
            of(pingpong, tile=(128, 176), input="e4m3", input_b="e5m2", output="e4m3", options=("scale", "scale_d")),
            of(pingpong, tile=(128, 64), change="KnownExtents<307, 429>"),
            of(pingpong, tile=(128, 192), options=SCALED),
            of(pingpong, "floats", input="f16", options=SCALED),
            *(of(pingpong, "grouped", m=m, n=72, k=40, options=words) for m, words in GROUPS),
            of(pingpong, "grouped", input="e4m3"),
            of(pingpong, "grouped", input="e4m3", options=("groups=3,3,4,150,150,280", "scale")),
            of(pingpong, "grouped", input="e4m3", options=("groups=3,3,4,150,150,280", "scale_rows")),
            of(pingpong, "floats", change="Added", options=("added",)),
            of(pingpong, tile=(128, 72)),  # one box of an odd number of 8 columns
            of(pingpong, tile=(128, 64), change="KnownExtents<128, 64>", m=150, n=128, k=64),  # which the tiles divide
        ],
        splitk: [
            *of_every_size(splitk),
            of(splitk, tile=(64, 56), splits=1, input="f16", output="f16", options=SCALED),
            of(splitk, tile=(16, 64), input="e4m3", input_b="e5m2", output="float", m=5, options=EACH_ROW),
            of(splitk, tile=(128, 72), input="e5m2", input_b="e4m3", output="e4m3",
               options=("scaled", "scale", "scale_d")),
            of(splitk, tile=(128, 72), splits=8, output="float", options=SCALED),
            # More accumulators than are added up at a time; tiles side by side are those of different CTAs.
            of(splitk, tile=(128, 72), splits=1, m=100),
            of(splitk, tile=(128, 72), output="float", change="Added", options=("added",)),
            of(splitk, tile=(128, 72), output="float", change="Added", options=("scaled", "added")),
        ],
        swapped: [
            *of_every_size(swapped),
            of(swapped, tile=(256, 128), input="f16", output="f16", options=SCALED),
            of(swapped, tile=(64, 256)),
            of(swapped, tile=(168, 192), cluster=(2, 1), input="e4m3", input_b="e5m2", options=EACH_ROW),
            of(swapped, tile=(128, 64), input="e5m2", input_b="e4m3", output="e4m3",
               options=("scaled", "scale", "scale_d")),
            of(swapped, change="KnownExtents<307, 429>"),
            of(swapped, tile=(192, 128), input="e4m3", output="f16", options=("scaled_up", "scale_rows_a")),
            of(swapped, change="ThereAndBack"),
            of(swapped, input="e4m3", output="float", change="Added", options=("scale", "added")),
            # A run goes on for 2 rows behind a tile of 168: its labels end within those that are loaded at once.
            of(swapped, change="Grouped", n=70, k=72, options=("scaled", "in_place", "indices=100x0,70x1,120x2")),
            # A run that ends behind the labels that are loaded at once.
            of(swapped, change="Grouped", n=70, k=72, options=("indices=140x0,110x1,40x2",)),
        ],
        multistage: [
            *of_every_size(multistage),
            of(multistage, tile=(256, 128), input="f16", output="f16", options=SCALED),
            of(multistage, tile=(128, 256), output="float"),
            of(multistage, change="KnownExtents<307, 429>"),
            of(multistage, change="KnownExtents<512, 448>", m=100, n=512, k=448),
            # An element more than a tile of store_empty_product, behind the kernel that writes C.
            of(multistage, tile=(256, 128), output="float", m=129, n=65, k=0, options=("scaled", "after_abc")),
        ],
        slicedk: [
            *of_every_size(slicedk),
            of(slicedk, tile=(32, 32), input="f16", output="f16", options=SCALED),
            of(slicedk, tile=(16, 64), major_a="mn", output="float"),
            of(slicedk, tile=(16, 16), major_b="mn", k=1100),
            of(slicedk, tile=(32, 32), input="e4m3", input_b="e5m2", output="float", k=1101, options=EACH_ROW),
            of(slicedk, tile=(16, 8), input="e5m2", input_b="e4m3", output="e4m3", options=("scaled", "scale", "scale_d")),
        ],
        fp8: [
            *of_every_size(fp8),
            of(fp8, tile=(128, 128), cluster=(1, 2), scales="none", input="e5m2", output="float", options=EACH_ROW),
            of(fp8, tile=(192, 128), cluster=(2, 1), input_b="e5m2", output="float", m=400),
            of(fp8, tile=(128, 160), cluster=(1, 2), input="e5m2", output="f16", n=400),
            of(fp8, tile=(256, 128), cluster=(2, 1), scales="b_1x128", input="e5m2", input_b="e4m3", output="e4m3",
               m=300, options=("scaled", "scale_d")),
            of(fp8, tile=(128, 128), n=300, options=SCALED),
            of(fp8, tile=(128, 64), change="KnownExtents<150, 500>"),
            # The second CTA's columns begin more than a block behind the last.
            of(fp8, tile=(128, 160), cluster=(1, 2), input="e5m2", output="f16", n=100),
            # A CTA's first tile is of group 0, which has elements, and its next one, too.
            of(fp8, "k groups flat", k=384, options=("k_groups=0,256,384",)),
        ],
        fp8_splitk: [
            *of_every_size(fp8_splitk),
            of(fp8_splitk, tile=(64, 56), splits=1, scales="none", output="e4m3", k=700,
               options=("scale_rows", "scale_d")),
            of(fp8_splitk, tile=(128, 112), input_b="e5m2", output="f16", m=150, n=400, k=700),
            of(fp8_splitk, tile=(16, 192), scales="b_1x128", input="e5m2", input_b="e4m3", output="float", m=5, n=400,
               k=1650, options=SCALED),
            of(fp8_splitk, tile=(64, 64), splits=4, k=2600),
            of(fp8_splitk, tile=(32, 64), scales="none", m=70),
            of(fp8_splitk, tile=(32, 256), m=70, n=300, k=1400),  # two whole blocks of B
            of(fp8_splitk, "grouped", m=298, options=("indices=20x2,1x0,16x-1,1x2,150x1,59x-7,1x3,1x5,40x2",)),
        ],
        "wgmma_tile": [
            of("wgmma_tile", tile=(64, 8), n=8, input="f16"),
            of("wgmma_tile", tile=(64, 24), n=24, major_b="mn"),
            of("wgmma_tile", tile=(64, 16), n=16, options=("after_abc",)),
        ],
    }


@dataclasses.dataclass(eq=False)
class Group:
    kernel: str
    text: str  # of the file that is compiled
    files: frozenset  # of kernels/ that it has a part in
    runs: list = dataclasses.field(default_factory=list)  # (what it is, arguments without the number of seeds)

    def __str__(self):
        return self.runs[0][0]


def files_reached(path, found):
    """The files of kernels/ that one includes."""
    if path not in found:
        found.add(path)
        for name in re.findall(r"^#include <(kernels/\S+)>", (ROOT / path).read_text(), re.MULTILINE):
            files_reached(name, found)
    return found


# What a Config has besides the kernel's own files.
ADDED = {"kernels/add_to_d.cuh"}
FOUND_TILES = {"kernels/found_tiles.cuh"}
FILES_OF_CHANGES = {"Grouped": files_reached("kernels/grouped.cuh", set()) | FOUND_TILES,
                    "KGrouped": files_reached("kernels/k_grouped.cuh", set()) | FOUND_TILES,
                    "FlatKGrouped": files_reached("kernels/k_grouped_flat.cuh", set()) | FOUND_TILES,
                    "Batched": {"kernels/batched.cuh", "kernels/batched_output.cuh", "kernels/batched_slicedk.cuh",
                                "kernels/matrix_of_map.cuh"},
                    "Added": ADDED,
                    "SplitRowsAdded": ADDED,
                    "Loaded": ADDED | {"kernels/load_d.cuh"}}


def quantize_groups():
    files = frozenset(files_reached("kernels/quantize_blocks.cuh", set()))
    for config in ("bf16, e4m3, 1", "bf16, e4m3, 128", "f16, e5m2, 1", "f16, e5m2, 128", "bf16, e4m3, 1, Major::mn",
                   "f16, e5m2, 128, Major::mn"):
        text = ("#include <tests/mutants/quantize.hpp>\n"
                "using namespace rawgemm;\n"
                "int main(int count, char** arguments) {\n"
                f"  return test::run_quantize<quantize::Config<{config}>>(count, arguments);\n"
                "}\n")
        runs = [(f"quantize_blocks, {config}, {rows} x {k}", [str(rows), str(k), str(padding), "0"])
                for rows, k, padding in ((131, 130, 3), (128, 128, 0), (5, 300, 3), (1, 1, 0), (260, 71, 0),
                                            (300, 256, 0))]
        yield Group("quantize_blocks", text, files, runs)


def transpose_groups():
    text = ("#include <tests/mutants/transpose.hpp>\n"
            "int main(int count, char** arguments) { return rawgemm::test::run_transpose(count, arguments); }\n")
    runs = [(f"transpose_scales, {rows} x {k_blocks}" + (f", groups of {group_rows}" if group_rows else ""),
             [str(rows), str(k_blocks), str(padding), "0", str(group_rows)])
            for rows, k_blocks, padding, group_rows in ((70, 37, 3, 0), (32, 64, 0, 0), (1, 1, 0, 0), (384, 35, 1, 96),
                                                        (250, 3, 0, 50), (128, 3, 0, 32))]
    yield Group("transpose_scales", text, frozenset(files_reached("kernels/transpose_scales.cuh", set())), runs)


def groups():
    """In the order in which a mutant of a file that all include runs with them: of each kernel the first, then of each
    the second."""
    kernels = faults.load().kernels
    more = more_problems(kernels)
    by_kernel = {name: [] for name in KERNELS}
    for name, kernel in kernels.items():
        by_text = {}
        files = files_reached(f"kernels/{name}.cuh", set())
        for problem in [*kernel.problems.values(), *more.get(name, [])]:
            text = CHANGES * (problem.change in IN_CHANGES) + instance_text(kernels, problem)
            group = by_text.setdefault(text, Group(name, text, files | FILES_OF_CHANGES.get(problem.change, set())))
            if problem.k == 0:
                group.files = group.files | {"kernels/empty_product.cuh"}
            group.runs.append((str(problem), arguments_of(problem, 0)))
        for group in by_text.values():
            group.files = frozenset(group.files)
        by_kernel[name] = list(by_text.values())
    by_kernel["quantize_blocks"] = list(quantize_groups())
    by_kernel["transpose_scales"] = list(transpose_groups())
    most = max(map(len, by_kernel.values()))
    return [of_kernel[i] for i in range(most) for of_kernel in by_kernel.values() if i < len(of_kernel)]
