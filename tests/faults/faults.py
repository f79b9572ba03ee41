"""What faults are, and how lists of them become what is planted.

A fault is a list of edits (source.py), and what the model must say of a kernel that has them. Each file of kernels/
holds a kernel: its usual problems by name, and the faults that are its own. Each file of shared/ holds faults of code
that kernels share, each with where it is planted: `On("cluster")` says in every kernel that has a problem "cluster" and
the part that the file is named after, `On("plain", "gemm_pingpong")` in that kernel alone. A kernel is added by one
file in kernels/; both folders are found by looking into them.
"""

import dataclasses
import importlib.util
import pathlib

from source import Edit

HERE = pathlib.Path(__file__).resolve().parent

# Where code is. In names of files and functions, and in messages, {kernel} is the kernel's name; other names in braces
# are those of PLACES, which a kernel's file may say otherwise.
KERNEL = "kernels/{kernel}.cuh"
HOST = "host/{kernel}.hpp"
TILES = "kernels/tiles.cuh"  # which tile comes next
MAKE_DIVISOR = "host/divisor.hpp"
STAGES = "kernels/stages.cuh"  # the ring of stages: waits, loads, products, releases
LOOP = "{loop_file}"  # the loop of k blocks, in {loop}
MULTIPLY_TILE = "kernels/multiply_tile.cuh"  # that of gemm_pingpong and gemm_swapped
PASS_TILE = "kernels/pass_tile.cuh"  # stages that a warpgroup does not read
OPERANDS = "{operands}"  # shared memory, how a CTA begins, loads of A and B
STORES = "kernels/store.cuh"
STORES_TRANSPOSED = "kernels/store_transposed.cuh"
EPILOGUE = "kernels/epilogue.cuh"
ADD_TO_D = "kernels/add_to_d.cuh"
LOAD_D = "kernels/load_d.cuh"  # boxes of D that are loaded, added to and stored
SPLITK = "kernels/splitk.cuh"
CLUSTER_SUM = "kernels/cluster_sum.cuh"  # sums of CTAs that share a tile
MN_MAJOR = "kernels/mn_major.cuh"  # stages of MN-major operands, and their loads
PROMOTE = "kernels/promote.cuh"  # block scales: their loads, their fence, promotion
GROUPED = "kernels/grouped.cuh"  # rows in groups
GROUPED_COMBINATION = "kernels/grouped_combination.cuh"  # their epilogue
GROUP_LAYOUT = "kernels/group_layout.cuh"  # arrays that say where groups are
PAIRED_TILES = "kernels/paired_tiles.cuh"  # B of CTAs whose groups differ
FOUND_TILES = "kernels/found_tiles.cuh"  # that a warp finds for the others
K_GROUPED = "kernels/k_grouped.cuh"  # K in groups
K_GROUPED_FLAT = "kernels/k_grouped_flat.cuh"
EDGES = "kernels/tiles.cuh"  # rows of A and B outside, which are not loaded
BATCHED = "kernels/batched.cuh"  # many problems of one size
BATCHED_SLICEDK = "kernels/batched_slicedk.cuh"
MATRIX_OF_MAP = "kernels/matrix_of_map.cuh"  # tensor maps of several matrices
BATCHED_OUTPUT = "kernels/batched_output.cuh"  # D of several problems
EMPTY = "kernels/empty_product.cuh"  # K = 0
LAUNCH = "host/launch.hpp"
GROUPED_LAUNCH = "host/grouped.hpp"
K_GROUPED_LAUNCH = "host/k_grouped.hpp"
BATCHED_LAUNCH = "host/batched.hpp"
ENCODE = "host/operands.hpp"  # tensor maps, and what else a kernel gets of operands

PLACES = {
    "operands": "kernels/operands.cuh",
    "begin": "begin",  # the function that makes the barriers
    "wait": "wait_for_barriers",  # the function that waits for them
    "math": "math",  # the function that multiplies
    "loop_file": KERNEL,
    "loop": "math",  # the function that has the loop of k blocks
    "b_of_tile": "load_b_of_tile",  # the function that loads a stage of B
    "store": "math",  # the function that gives a warpgroup its boxes
}

HELD_UP = "if (lane == 31) for (u32 i = 0; i < 20000; ++i) ptx::griddepcontrol_wait();"  # code: a lane is late

# Schedules that a fault must be found in.
ALL = "all"
SHARING = "SharedA<Config>::mask() | SharedB<Config>::mask()"  # in tells_releases: those that fill a part of a stage
SOME = "some"  # it shows only where threads meet in a certain order

# Where faults come from; reports of users as REPOSITORY#NUMBER, whose owners stand in OWNERS.
OWNERS = {"FlashKDA": "MoonshotAI", "DeepGEMM": "deepseek-ai", "tilelang": "tile-ai", "Fuser": "NVIDIA", "cutlass": "NVIDIA",
          "triton": "triton-lang", "TIRx-kernels": "mlc-ai"}
TRIAL = "first trial of the model"
BY_HAND = "first trial of the model, by hand"
S3 = "kernel of a CuTe guide"
S4 = "kernel of a wgmma tutorial"
LAST_TILE = "the last tile, stored through stages"
TURNS = "the two math warpgroups"
TURNS_OF_BOXES = "staging in turns"
LAST_K_BLOCK = "wgmmas for what K has alone"
AHEAD = "the next stage, ahead of its products"
PARTIAL = "partial sums of a cluster"
OF_TILES = "K split in clusters of several tiles"
FEW_ROWS = "few rows"
EDGE = "rows outside, which are not loaded"
PART = "boxes of 56 rows"
TRANSPOSED = "D^T"
OF_THREE = "three math warpgroups"
WHICH = "which scale"
THIRD = "the third load warp"
FENCED = "H200: TMA overtakes generic reads without a proxy fence"


def file_of(path):
    """As messages name it."""
    return pathlib.PurePath(path).name


def isa(section):
    return f"PTX ISA, {section}"


@dataclasses.dataclass(frozen=True)
class Problem:
    """What runs. The default has ragged M, N and K, three tiles per CTA and more k blocks than stages, and its third
    row of tiles is a ragged last group (of 2 rows of tiles, where a kernel's file takes low groups)."""

    kernel: str = ""  # filled in from the name of the file
    tile: tuple = (128, 256)
    cluster: tuple = (1, 1)
    splits: int = 1
    major_a: str = "k"
    major_b: str = "k"
    input: str = "bf16"
    input_b: str = ""  # the type of B, where it is not that of A
    output: str = "bf16"
    scales: str = "none"  # a BlockScales
    m: int = 296
    n: int = 307
    k: int = 429
    options: tuple = ()  # of driver.cpp: alpha and beta, the kernel before
    change: str = ""  # of instance.hpp, where it is not the kernel's

    @property
    def types(self):
        return f"Types<{self.input}, {self.output}, {self.input_b or self.input}, BlockScales::{self.scales}>"

    @property
    def configuration(self):
        """As C++."""
        tile, cluster = ("{" + ", ".join(map(str, pair)) + "}" for pair in (self.tile, self.cluster))
        return (f"Configuration{{.kernel = Kernel::{self.kernel}, .tile = {tile}, .cluster = {cluster}, "
                f".splits = {self.splits}, .major_a = Major::{self.major_a}, .major_b = Major::{self.major_b}}}")

    def __str__(self):
        tile, cluster = (f"{pair[0]}x{pair[1]}" for pair in (self.tile, self.cluster))
        inputs = self.input + (f" and {self.input_b}" if self.input_b else "")
        types = f"{inputs} to {self.output}" + (f", scales {self.scales}" if self.scales != "none" else "")
        change = [self.change] if self.change else []
        return ", ".join((self.kernel, types, *change, f"tile {tile}, cluster {cluster}, splits {self.splits}",
                          f"A {self.major_a}-major, B {self.major_b}-major, m = {self.m}, n = {self.n}, k = {self.k}",
                          *self.options))


# Problems of two rows of tiles of a cluster: groups that have an odd number of them, an odd number of columns of tiles;
# runs of labels that differ from one row of tiles to the other.
PROBLEMS_OF_PAIRS = {
    "grouped pairs": Problem(tile=(128, 128), cluster=(2, 1), m=420, n=300, k=200, options=("groups=3,3,4,150,150,410",),
                             change="Grouped"),
    "label pairs": Problem(tile=(128, 128), cluster=(2, 1), m=420, n=203, k=200,
                           options=("indices=20x2,1x0,16x-1,1x2,150x1,60x-7,1x5,131x2,40x0",), change="Grouped"),
    "zero label pairs": Problem(tile=(128, 128), cluster=(2, 1), m=420, n=203, k=200,
                                options=("zeroes", "indices=128x1,20x-1,108x2,30x0,10x-1,60x1,64x-1"), change="Grouped"),
}
# The same where B lies MN-major, a matrix of each group behind the other.
PROBLEMS_OF_PAIRS |= {f"{name} mn": dataclasses.replace(PROBLEMS_OF_PAIRS[name], major_b="mn")
                      for name in ("grouped pairs", "label pairs")}


@dataclasses.dataclass(frozen=True)
class Fault:
    """In a kernel's file. A harmless edit has no message."""

    name: str
    source: str  # where it comes from
    edits: list
    message: str = ""  # regular expression that the finding of each schedule must contain
    problem: str = "plain"  # of the kernel's problems
    found_in: str = ALL


class On:
    """Where a shared fault is planted: in these kernels, or without any in every one that has the file's part and the
    problem. What is said here holds there, instead of what the fault says."""

    def __init__(self, problem, *kernels, message=None, found_in=None):
        self.problem = problem
        self.kernels = kernels
        self.message = message
        self.found_in = found_in


class Shared:
    def __init__(self, name, source, edits, message, *places, found_in=ALL):
        self.name = name
        self.source = source
        self.edits = edits
        self.message = message
        self.places = places
        self.found_in = found_in


@dataclasses.dataclass(frozen=True)
class Planted:
    """A fault in a kernel."""

    name: str
    source: str
    edits: tuple
    message: str
    problem: Problem
    found_in: str


class WrongList(Exception):
    """A list of faults that is not as it must be."""


class Kernel:
    """A file of kernels/: PROBLEMS, PARTS (the files of shared/ whose faults it can have), FAULTS, HARMLESS
    and UNSEEN where it has any; CHANGE, of instance.hpp, where its Config is changed, and perhaps PLACES."""

    def __init__(self, module):
        self.name = module.__name__
        self.parts = module.PARTS
        self.problems = {
            name: dataclasses.replace(problem, kernel=self.name) for name, problem in module.PROBLEMS.items()
        }
        self.change = getattr(module, "CHANGE", "AsItIs")
        self.faults = module.FAULTS
        self.harmless = getattr(module, "HARMLESS", [])
        self.unseen = getattr(module, "UNSEEN", [])
        own = getattr(module, "PLACES", {})
        self.places = {name: self._filled(place) for name, place in (PLACES | own).items()} | {"kernel": self.name}

    def instance(self, problem):
        """What instance.hpp's macro takes."""
        return f"{problem.types}, {problem.configuration}, {problem.change or self.change}"

    def _filled(self, text):
        return text.replace("{kernel}", self.name)

    def plant(self, fault, problem, suffix="", message=None, found_in=None):
        if problem not in self.problems:
            raise WrongList(f"{self.name} has no problem {problem}, which the fault '{fault.name}' is planted with")
        return Planted(
            fault.name + suffix,
            fault.source,
            tuple(
                Edit(edit.file.format(**self.places), edit.function.format(**self.places), edit.operation)
                for edit in fault.edits
            ),
            self._filled(fault.message if message is None else message),
            self.problems[problem],
            found_in or fault.found_in,
        )


def plant_shared(fault, part, kernels):
    """Of a kernel that is named in one place and meant in another, the named one counts."""
    named = {(kernel, place.problem) for place in fault.places for kernel in place.kernels}
    known = {kernel.name for kernel in kernels}
    for kernel, _ in named:
        if kernel not in known:
            raise WrongList(f"the fault '{fault.name}' is planted in {kernel}, which is no kernel")
    planted = []
    for kernel in kernels:
        places = [
            place
            for place in fault.places
            if kernel.name in place.kernels
            or not place.kernels
            and part in kernel.parts
            and place.problem in kernel.problems
            and (kernel.name, place.problem) not in named
        ]
        for place in places:
            suffix = f", {place.problem}" if len(places) > 1 and place is not places[0] else ""
            planted.append(kernel.plant(fault, place.problem, suffix, place.message, place.found_in))
    if not planted:
        raise WrongList(f"the fault '{fault.name}' is planted nowhere")
    return planted


def modules_of(folder):
    for path in sorted((HERE / folder).glob("*.py")):
        spec = importlib.util.spec_from_file_location(path.stem, path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        yield module


@dataclasses.dataclass
class Lists:
    kernels: dict  # by name
    faults: list  # Planted, kernel by kernel
    harmless: list  # edits after which a kernel is still right
    unseen: list  # faults that the model does not see; a change that makes it see one moves that one to the faults


def load():
    kernels = [Kernel(module) for module in modules_of("kernels")]
    shared = list(modules_of("shared"))
    parts = {module.__name__ for module in shared}
    for kernel in kernels:
        if unknown := set(kernel.parts) - parts:
            raise WrongList(f"{kernel.name} has the part {min(unknown)}, which shared/ has not")

    def all_of(shared_list, own_list):
        planted = [
            x for module in shared for fault in getattr(module, shared_list, [])
            for x in plant_shared(fault, module.__name__, kernels)
        ]
        result = []
        for kernel in kernels:
            result += [x for x in planted if x.problem.kernel == kernel.name]
            result += [kernel.plant(fault, fault.problem) for fault in getattr(kernel, own_list)]
        return result

    return Lists(
        {kernel.name: kernel for kernel in kernels},
        all_of("FAULTS", "faults"),
        all_of("HARMLESS", "harmless"),
        all_of("UNSEEN", "unseen"),
    )
