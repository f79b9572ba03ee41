#!/usr/bin/env python3
"""Prints a kernel with all it needs as one header that depends on the CUDA toolkit alone.

usage: scripts/export.py KERNEL [--types TYPES] [--output TYPES] [--tile MxN]... [--cluster MxN]... [--major-a mn]
                         [--major-b mn] > KERNEL.cuh

KERNEL is a kernel, gemm, gemm_fp8, gemm_fp8_scaled (which choose among kernels) or quantize_blocks.

--types    of A and B, separated by commas: bf16, fp16, e4m3, e5m2; or A and B apart, e4m3xe5m2
--output   of D, separated by commas: fp32, or one of these
--tile     rows x columns of D per CTA, once or more; --cluster: CTAs per cluster along m x n, once or more
--major-a  of 16 bits: k, or mn for A as [k, m]; --major-b: k, or mn for B as [k, n]. A kernel then needs a --tile
Without them: the types, the tile and the cluster that KERNEL has by default. Tiles of gemm and its companions are
those of their tables.

The header is for all combinations of these. It has each definition as it stands here, and leaves out what the C++
compiler $CXX (c++ if that is not set), compiling for the model, makes nothing of: functions, branches of `if constexpr`,
other shapes of wgmma. Comments in kernels/ are whole; of an instruction's the PTX is left, of a function's in host/ the
first sentence, and what opens a file becomes a line, but not in a kernel's. Its opening comment says how to compile and call it, its last lines
are a program that does so. Two such headers may meet in one file: definitions that they share stand between guards,
whose names do not depend on the options.
"""

import argparse
import functools
import os
import pathlib
import re
import shlex
import shutil
import sys
import textwrap
import zlib

sys.dont_write_bytecode = True
import compiled  # noqa: E402
import definitions  # noqa: E402
import export_example  # noqa: E402
import generate_kernels  # noqa: E402
from definitions import ROOT, reached_from  # noqa: E402,F401

ANY_INCLUDE = re.compile(r"#include .*\n")
KERNELS = {kernel["name"]: kernel for kernel in generate_kernels.kernels()}
# What chooses among kernels, by the header that has it.
CHOOSERS = {"gemm": "host/gemm.hpp", "gemm_fp8": "host/gemm_fp8.hpp", "gemm_fp8_scaled": "host/gemm_fp8.hpp"}
TYPES = {"bf16": "bf16", "fp16": "f16", "e4m3": "e4m3", "e5m2": "e5m2"}  # by the program's names
OUTPUTS = {**TYPES, "fp32": "float"}
FP8 = ("e4m3", "e5m2")

# What every header has, so that several in one file have the same types of arguments.
SHARED = ("ptx/target.cuh", "ptx/types.cuh", "kernels/configuration.cuh", "host/status.hpp", "host/arguments.hpp")

# wgmma.mma_async of D, A, B and n. No kernel has A in registers: what is only for that is left out.
WGMMA = re.compile(r"(template <>\nstruct WgmmaMmaAsync<(\w+), (\w+), (\w+), (\d+)> \{\n.*?\n  \}\n)(.*?)(\};\n)", re.DOTALL)
A_IN_REGISTERS = "const u32 (&a)[4]"
# As nm shows what has been compiled.
COMPILED_WGMMA = re.compile(
    r"void rawgemm::ptx::wgmma_mma_async<(\d+)u, rawgemm::(\w+), rawgemm::(\w+), .*, (float|unsigned int), \d+u>\((.*)\)")

OF_PTX = "// One function for each instruction, below the PTX that it stands for."
WGMMA_FORMS = """\
/// wgmma.mma_async, in the shapes that are used; wgmma_mma_async below is the function to call.
template <class Register, class A, class B, u32 n>
struct WgmmaMmaAsync;
{forms}"""

# Of an instruction's comment, up to the last line with the ISA's version.
PTX_LINES = re.compile(r"(?:///.*\n)*///.* PTX ISA \d+\.\d+, sm_\w+\n")

# What is included for these alone.
NAMED_BY = {f"#include <{name}>\n": names for name, names in {
    "algorithm": "std::(min|max)", "array": "std::array", "cstddef": "std::size_t", "cstdio": "std::snprintf",
    "tuple": "std::tuple", "utility": "std::pair", "vector": "std::vector"}.items()}

# Stages of MN-major operands. What they need, K-major ones need too.
MN_MAJOR = "kernels/mn_major.cuh"

# What g++ and clang say of a static_assert.
BROKEN_RULE = re.compile(r"static[_ ]assert(?:ion)? failed(?: due to requirement '.*')?:? \"?(.*?)\"?$", re.MULTILINE)

OPENING = """\
// {name}: {what} for NVIDIA Hopper (sm_90a), in one header, written by rawgemm's
// scripts/export.py. It needs the CUDA toolkit (12.3 or newer), C++20 and nothing else.
// Compile what includes it with nvcc -std=c++20 -O3 -gencode arch=compute_90a,code=sm_90a, and call it:
{call}
// Try the program at its end:
//   nvcc -std=c++20 -O3 -gencode arch=compute_90a,code=sm_90a -DRAWGEMM_EXAMPLE -x cu {name}.cuh -o example && ./example
// NVRTC compiles the kernel alone, with --std=c++20 --gpu-architecture=sm_90a; a plain C++ compiler the whole header for
// rawgemm's model, with -I rawgemm/model -I rawgemm.
{notes}
{licence}
"""
IN_CUDA = "defined(__CUDACC__) || defined(__CUDA__)"
VERSIONS = """\
#elif RAWGEMM_EXPORT != {version}
#error "headers that different versions of rawgemm's scripts/export.py wrote may not meet: write them with the same one"
#endif
"""
TWO_OF_ONE = """\
#elif {macro} != {options}
#error "headers of {name} with different options may not meet: write one, with the --types and the --tile of both"
#endif
"""
SHAPES = """It is for the types, tiles and clusters that it was written for: its wgmmas are {shapes}. For others export it
with its options: their Config does not compile here. """
NOTES = """Headers of other kernels, of the same version, may be included beside it: they share the types of
arguments, and have namespaces of their own. Code and comments are rawgemm's, by the names of its files;
what begins a file, and comments of instructions, are shortened."""


def kernel_names():
    return [*KERNELS, "quantize_blocks"]


def names():
    return [*kernel_names(), *CHOOSERS]


class Refused(Exception):
    """What the command line asks for and may not have; the text is the message."""


def header_of(name):
    return CHOOSERS.get(name, f"host/{name}.hpp")


@functools.cache
def files_of(name):
    """Each after those that it needs."""
    return tuple(path for path in reached_from(header_of(name)) if "wgmma_mma_async" not in path)


@functools.cache
def all_files():
    found = []
    for name in names():
        found += [path for path in files_of(name) if path not in found]
    return found


def given_by_the_model():
    """The files of which the model has its own, and those that these need."""
    own = [str(path.relative_to(ROOT / "model")) for path in (ROOT / "model" / "host").glob("*.hpp")]
    return [file for path in own for file in reached_from(path) if file.startswith("host/")]


@functools.cache
def shared():
    """The definitions that every header has: those in the files of SHARED that some name leads to."""
    return {definition for name in names() for definition in needed_by(name) if definition.path in SHARED}


def needed_by(name, view=definitions.ALL):
    """The definitions that a name leads to."""
    files = files_of(name)
    roots = set(definitions.named(files, view)[name])
    # What stands in no namespace refuses compilers.
    roots |= {definition for path in files for definition in definitions.definitions_of(path, view)
              if not definition.namespaces}
    needed = definitions.needed_by(roots, files, view)
    return {definition for definition in needed
            if definition.path != "ptx/wgmma.cuh" or A_IN_REGISTERS not in definition.text}


def own(asked):
    """The definitions that the header has for itself, in the order in which they need each other. Those of MN-major
    operands alone where these are asked for."""
    view = asked.view()
    needed = needed_by(asked.name, view)
    left_out = SHARED if "mn" in asked.majors else (*SHARED, MN_MAJOR)
    return [definition for path in files_of(asked.name) if path not in left_out
            for definition in definitions.definitions_of(path, view) if definition in needed or path == MN_MAJOR]


def inside(namespace, text):
    """A definition where `namespace` stands for ours, which it names where a member has the same name."""
    return re.sub(r"\brawgemm::(?=\w+[<(])", f"{namespace}::", text)


def is_instruction(definition):
    return definition.path.startswith("ptx/") and definition.path not in SHARED


def kernel_file(name):
    return f"kernels/{name}.cuh"


def own_files(name):
    """Those whose comments are kept as they are."""
    return kernel_file(name), header_of(name)


def first_sentence(comment):
    text = " ".join(line.removeprefix("///").strip() for line in comment.splitlines())
    return "".join(f"/// {line}\n" for line in textwrap.wrap(re.match(r".*?(\.(?=\s)|$)", text)[0], 116))


def head(section):
    """The file's name and what it says of itself: of a kernel's file all, else as much as fits in a line."""
    title = f"// {'-' * 8} {section}"
    comment = OF_PTX if section == "ptx/" else definitions.opening_comment(section)
    if section in [f"kernels/{name}.cuh" for name in kernel_names()]:
        return f"{title + ' ':-<120}\n{comment}\n"
    text = " ".join(line.removeprefix("//").strip() for line in comment.splitlines())
    room = 114 - len(title)
    kept = re.match(rf".{{1,{room}}}(?=[.:;](?:\s|$))", text) or re.match(rf".{{1,{room}}}(?=,\s| \()", text)
    return f"{title}: {kept[0]} ".ljust(120, "-") + "\n"


def shown(definition, name):
    """With of an instruction's comment its PTX alone, where it has any; of a comment in host/ the first sentence, but
    in what is called and what that is called with."""
    comment = definition.comment
    if is_instruction(definition):
        instruction = PTX_LINES.match(comment)
        comment = instruction[0] if instruction else comment.split("///\n")[0]
    elif definition.path.startswith("host/") and definition.path not in (*SHARED, *own_files(name)):
        comment = first_sentence(comment)
    return comment + definition.body


class Writer:
    """Opens and closes namespaces as definitions need them. Of blank lines, those of the kernel's own file are kept."""

    def __init__(self, namespace="rawgemm", name=None):
        self.namespace = namespace
        self.name = name
        self.text = ""
        self.open = []
        self.section = None

    def blank(self):
        if not self.text.endswith("\n\n"):
            self.text += "\n"

    def enter(self, namespaces):
        while self.open != list(namespaces[: len(self.open)]):
            self.text += f"}}  // {self.open.pop().rstrip(' {' + chr(10))}\n"
        for line in namespaces[len(self.open) :]:
            self.text += line
            self.open.append(line)

    def add(self, definition):
        section = "ptx/" if is_instruction(definition) else definition.path
        begins = section != self.section
        if begins:
            self.section = section
            if section == kernel_file(self.name):
                self.blank()
            self.text += head(section)
        self.enter([re.sub(r"\brawgemm\b", self.namespace, line) for line in definition.namespaces])
        is_own = section == kernel_file(self.name)
        if not begins and definition.follows_blank and is_own:
            self.blank()
        text = inside(self.namespace, shown(definition, self.name))
        self.text += text if is_own else text.replace("\n\n", "\n")


def written(found, namespace="rawgemm", name=None):
    """The definitions, in a namespace that stands for ours."""
    writer = Writer(namespace, name)
    for definition in found:
        writer.add(definition)
    writer.enter([])
    return writer.text.strip("\n") + "\n"


def wgmma(shapes):
    """The forms of wgmma.mma_async that have the shapes (D, A, B, n)."""
    if not shapes:
        return ""
    forms = [""]
    for path in sorted((ROOT / "ptx").glob("wgmma_mma_async_*.cuh")):
        for match in WGMMA.finditer(path.read_text()):
            of_a_in_memory, d, a, b, n, of_a_in_registers, end = match.groups()
            assert A_IN_REGISTERS in of_a_in_registers
            if (d, a, b, int(n)) in shapes:
                forms.append(of_a_in_memory + end)
    return WGMMA_FORMS.format(forms="".join(forms))


class Asked:
    """What the header is for: a name, and the configurations of which wgmma's shapes are wanted."""

    def __init__(self, name, types=(), tiles=(), clusters=(), majors=("k", "k"), outputs=()):
        if name not in names():
            raise Refused(f"kernel = {name}, must be one of: {', '.join(names())}")
        if name == "quantize_blocks" and (types or tiles or clusters or outputs or "mn" in majors):
            raise Refused("quantize_blocks: must have no options (it has all types, and no tiles)")
        if name in CHOOSERS and (tiles or clusters):
            raise Refused(f"{name}: must have no --tile and no --cluster (its tiles are those of its table)")
        if clusters and not tiles:
            raise Refused(f"--cluster = {clusters[0]}, must stand beside --tile")
        self.name = name
        for output in outputs:
            if output not in OUTPUTS or (name in KERNELS and KERNELS[name]["is_one_tile"]):
                raise Refused(f"--output = {output}, must be of: {', '.join(OUTPUTS)} (of a wgmma_tile nothing, it is fp32)")
        self.options = tuple(map(tuple, (types, tiles, clusters, majors, outputs)))
        self.types = [self.types_of(text) for text in types]
        self.tiles = [self.pair("--tile", text) for text in tiles]
        self.clusters = [self.pair("--cluster", text) for text in clusters] or [(1, 1)]
        self.majors = majors
        self.outputs = [OUTPUTS[output] for output in outputs]
        self.check_majors()

    def check_majors(self):
        for option, major in zip(("--major-a", "--major-b"), self.majors):
            if major not in ("k", "mn"):
                raise Refused(f"{option} = {major}, must be k or mn")
            if major == "mn" and (not set(self.inputs()) - set(FP8) or {*FP8} & {x for pair in self.types for x in pair}):
                raise Refused(f"{option} = mn, must be k (the tensor cores take FP8 K-major alone; quantize_blocks transposes)")
            if major == "mn" and self.name not in CHOOSERS and not self.tiles:
                raise Refused(f"{option} = mn, must stand beside --tile")
        if self.majors[0] == "mn" and self.name in KERNELS and KERNELS[self.name]["is_one_tile"]:
            raise Refused(f"--major-a = mn, must be k (the operands of {self.name})")

    def without(self):
        """The C++ names of the types that the header is not for. FP8 operands make 16-bit results of either type."""
        if self.name == "quantize_blocks" or self.inputs() == list(FP8) or any(a in FP8 for a, _ in self.types):
            return frozenset()
        return frozenset(TYPES.values()) - {a for a, _ in self.types or [("bf16", "bf16")]}

    @functools.cache
    def compiled(self):
        return compiled_for(self.name, *self.options)

    @functools.cache
    def view(self):
        """What the header has of our files."""
        whole = {*SHARED, *given_by_the_model()}
        files = [path for path in files_of(self.name) if path not in whole and not path.startswith("ptx/")]
        return compiled.View(self.without(), self.compiled(), files)

    def promotes(self):
        return self.name == "gemm_fp8_scaled" or (self.name in KERNELS and KERNELS[self.name]["promotes"])

    def inputs(self):
        """The C++ names of the types that A may have."""
        if self.name in KERNELS:
            return KERNELS[self.name]["inputs"]
        return ["bf16", "f16"] if self.name == "gemm" else list(FP8)

    def types_of(self, text):
        """(A, B), by their C++ names."""
        operands = [TYPES.get(name) for name in text.split("x")]
        known = [name for name, type_ in TYPES.items() if type_ in self.inputs()]
        if len(operands) > 2 or not set(operands) <= set(self.inputs()):
            raise Refused(f"--types = {text}, must be of: {', '.join(known)}")
        if len(set(operands)) == 2 and not set(operands) <= set(FP8):
            raise Refused(f"--types = {text}, must be one type for A and B (only those of FP8 may differ)")
        return operands[0], operands[-1]

    @staticmethod
    def pair(option, text):
        match = re.fullmatch(r"(\d+)x(\d+)", text)
        if not match:
            raise Refused(f"{option} = {text}, must be two numbers: MxN")
        return int(match[1]), int(match[2])

    def configurations(self):
        """[((A, B, D), the Config or "", the function to call)], the first is that of the example."""
        default = "e4m3" if "bf16" not in self.inputs() else "bf16"
        scales = ["b_128x128", "b_1x128"] if self.promotes() else [None]
        return [((*types, output), *self.function(types, output, tile, cluster, of_b)) for types in self.types or [(default, default)]
                for output in self.outputs or [self.output(types[0])] for tile in self.tiles or [None]
                for cluster in self.clusters for of_b in scales]

    def output(self, input_):
        if self.name in KERNELS and KERNELS[self.name]["is_one_tile"]:
            return "float"
        return "bf16" if input_ in FP8 else input_

    def function(self, types, d, tile, cluster, scales):
        """The Config, and the function to call."""
        if not self.types and not self.outputs and not tile and "mn" not in self.majors and scales != "b_1x128":
            return "", f"rawgemm::{self.name}"
        a, b = types
        # Each defaults to A's type, or to no scales.
        arguments = [f"rawgemm::{a}", d if d == "float" else f"rawgemm::{d}", f"rawgemm::{b}"]
        if scales:
            arguments.append(f"rawgemm::BlockScales::{scales}")
        else:
            arguments = arguments[: 3 if b != a else 2 if d != a else 1]
        if self.name == "gemm_fp8_scaled":
            arguments = [arguments[3], *arguments[:3]]
        majors = ", ".join(f"rawgemm::Major::{major}" for major in self.majors) if "mn" in self.majors else ""
        if self.name in CHOOSERS:
            if majors:
                arguments = [f"rawgemm::{a}", d if d == "float" else f"rawgemm::{d}", majors]
            return "", f"rawgemm::{self.name}<{', '.join(arguments)}>"
        config = f"rawgemm::Types<{', '.join(arguments)}>"
        if tile:
            m, n = cluster
            cluster = f"{{{m}, 1}}, {n}" if KERNELS[self.name]["splits_k"] else f"{{{m}, {n}}}"
            if majors:
                cluster += f"{'' if KERNELS[self.name]['splits_k'] else ', 1'}, {majors}"
            config += (", rawgemm::Configuration"
                       f"{{rawgemm::Kernel::{self.name}, {{{tile[0]}, {tile[1]}}}, {cluster}}}")
        return f"rawgemm::{namespace_of(self.name)}::Config<\n    {config}>", f"rawgemm::{self.name}<Config>"

    def accumulation(self):
        return "rawgemm::Accumulation::promoted, " if self.name == "gemm_fp8" else ""

    def example(self):
        types, config, function = self.configurations()[0]
        is_one_tile = self.name in KERNELS and KERNELS[self.name]["is_one_tile"]
        scales = "blocks" if self.promotes() else "operands" if types[0] in FP8 else ""
        if self.name == "quantize_blocks":
            types, scales = ("bf16", "bf16", "e4m3"), ""
        return export_example.program(self.name, config, function, types, (self.tiles or [(64, 8)])[0] if is_one_tile else None,
                                      scales, self.accumulation(), self.majors)


def defined(config):
    return f"using Config = {config};\n" if config else ""


def namespace_of_header(name):
    return f"rawgemm::{name}_header"


def namespace_of(kernel):
    text = definitions.text_of(f"kernels/{kernel}.cuh")
    return re.search(r"^namespace rawgemm \{\nnamespace (\w+) \{", text, re.MULTILINE)[1]


@functools.cache
def compiled_for(name, *options):
    """What the model's compiler makes of what is asked for."""
    asked = Asked(name, *options)
    arguments = "rawgemm::QuantizeArguments" if name == "quantize_blocks" else "rawgemm::GemmArguments"
    calls = "".join(f"{{ {defined(config)}s = {function}(x, {asked.accumulation()}nullptr); }}\n"
                    for _, config, function in asked.configurations())
    source = f"#include <{header_of(name)}>\nvoid f(const {arguments}& x) {{\n  rawgemm::Status s;\n{calls}}}\n"
    compiler = os.environ.get("CXX", "c++")
    for program in (shlex.split(compiler)[0], "nm"):
        if not shutil.which(program):
            raise Refused(f"{program}: must be there (a C++20 compiler, $CXX, and nm say what of our files is used)")
    try:
        return compiled.compiled(compiler, source)
    except compiled.Refused as refused:
        rule = BROKEN_RULE.search(str(refused))
        raise Refused(f"{name}: {rule[1]}" if rule else str(refused)) from None


def shapes_of(symbols):
    """{(D, A, B, n)} of the wgmmas that have been compiled."""
    found = set()
    for n, a, b, d, parameters in COMPILED_WGMMA.findall(symbols):
        assert "const (&)" not in parameters, "a kernel has A in registers"
        found.add(("float" if d == "float" else "u32", a, b, int(n)))
    return found


def version():
    """The same for all headers that may meet."""
    scripts = [*sorted((ROOT / "scripts").glob("export*.py")), *(pathlib.Path(module.__file__) for module in (compiled, definitions))]
    texts = [definitions.text_of(path) for path in all_files()] + [path.read_text() for path in scripts]
    return f"{zlib.crc32(''.join(texts).encode()):#010x}"


def licence():
    """In the width of our lines."""
    return "\n".join(map(wrapped, (ROOT / "LICENSE").read_text().strip().split("\n\n")))


def commented(text):
    return "\n".join(f"// {line}".rstrip() for line in text.strip().splitlines())


def wrapped(text, width=117):
    return "\n".join(textwrap.wrap(" ".join(text.split()), width))


def shapes_in_words(shapes):
    by_types = {}
    for _, a, b, n in shapes:
        by_types.setdefault((a, b), []).append(str(n))
    listed = "; ".join(f"{a} x {b}, n = {', '.join(sizes)}" for (a, b), sizes in by_types.items())
    return SHAPES.format(shapes=listed) if listed else ""


def opening(asked, shapes):
    kernel = "a kernel and its launcher" if asked.name in kernel_names() else "kernels and the choice among them"
    arguments = "{.rows = rows, ...}" if asked.name == "quantize_blocks" else "{.m = m, .n = n, .k = k, ...}"
    _, config, function = asked.configurations()[0]
    call = f"rawgemm::Status status = {function}({arguments}, {asked.accumulation()}stream);"
    if len(call) > 110:
        call = call.replace(" = ", " =\n    ", 1)
    return OPENING.format(
        name=asked.name, what=kernel, call=commented(defined(config) + call).replace("// ", "//   "),
        notes=commented(wrapped(shapes_in_words(shapes) + NOTES.format(name=asked.name))), licence=commented(licence()))


def exported(name, *options):
    """The header's text; Refused where it cannot be."""
    asked = Asked(name, *options)
    shapes = sorted(shapes_of(asked.compiled().symbols))
    found = own(asked)
    instructions = [definition for definition in found if definition.path.startswith("ptx/")]
    device = [definition for definition in found if definition.path.startswith("kernels/")]
    given = [definition for definition in found if definition.path in given_by_the_model()]
    host = [definition for definition in found if definition.path.startswith("host/") and definition not in given]
    namespace = namespace_of_header(name)
    in_ptx = f"namespace {namespace}::ptx {{\n"
    macro = f"RAWGEMM_{name.upper()}"
    options = f"{zlib.crc32(repr((name, asked.options)).encode()):#010x}"
    # What chooses has kernels of which other headers may have their own: it gives its call alone, and enums for it, by
    # a using-directive, which calls in other headers do not look behind for the sake of their arguments.
    visible, called = f"namespace rawgemm {{\nusing namespace {name}_header;\n}}\n", ""
    if name in CHOOSERS:
        own_text = "\n".join(definition.text for definition in host if definition.path == header_of(name))
        given_names = [*re.findall(r"^enum class (\w+)", own_text, re.MULTILINE), name]
        visible, called = "", "".join([
            f"\nnamespace {namespace}::call {{\n", *(f"using {namespace}::{given};\n" for given in given_names),
            f"}}\nnamespace rawgemm {{\nusing namespace {name}_header::call;\n}}\n\n"])
    return "".join([
        opening(asked, shapes), shared_part(),
        f"#ifndef {macro}\n#define {macro} {options}\n",
        f"namespace {namespace} {{}}\n", visible,
        f"#if {IN_CUDA}\n", written(instructions, namespace, name).replace(in_ptx, in_ptx + wgmma(shapes), 1),
        "#else\n#include <ptx.hpp>  // the model's\n#endif\n",
        written(device, namespace, name),
        "#ifndef __CUDACC_RTC__\n", *system_includes(found),
        "#ifdef __CUDACC__\n#include <cuda.h>\n#include <cuda_runtime.h>\n", written(given, namespace, name), "#endif\n",
        written(host, namespace, name), called,
        "#endif  // __CUDACC_RTC__\n", TWO_OF_ONE.format(macro=macro, name=name, options=options),
        asked.example(),
    ])


@functools.cache
def shared_part():
    """What every header begins with; the first one counts."""
    of_ptx, device, status, host = (
        written([definition for path in SHARED for definition in definitions.definitions_of(path)
                 if definition in shared() and path.startswith(part)])
        for part in ("ptx/", "kernels/", "host/status", "host/arguments"))
    return "".join([
        f"#ifndef RAWGEMM_EXPORT\n#define RAWGEMM_EXPORT {version()}\n#if {IN_CUDA}\n", of_ptx,
        "#else  // rawgemm's model\n#include <ptx/types.cuh>\n#endif\n", device,
        "#ifndef __CUDACC_RTC__\n", *system_includes(shared()),
        "#ifdef __CUDACC__\n", status, "#else\n#include <host/device.hpp>\n#endif\n", host,
        "#endif  // __CUDACC_RTC__\n", VERSIONS.format(version=version())])


def system_includes(found):
    """What host files of these definitions include, but CUDA."""
    lines = {line for definition in found if definition.path.startswith("host/")
             for line in ANY_INCLUDE.findall(definitions.text_of(definition.path))}
    code = "".join(definition.code for definition in found)
    return sorted(line for line in lines if not definitions.OUR_INCLUDE.match(line) and not line.startswith("#include <cuda")
                  and re.search(NAMED_BY.get(line, ""), code))


def listed(text):
    return [x for x in text.split(",") if x]


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1])
    parser.add_argument("kernel")
    parser.add_argument("--types", default="")
    parser.add_argument("--output", default="")
    parser.add_argument("--tile", action="append", default=[])
    parser.add_argument("--cluster", action="append", default=[])
    parser.add_argument("--major-a", default="k")
    parser.add_argument("--major-b", default="k")
    asked = parser.parse_args()
    try:
        text = exported(asked.kernel, listed(asked.types), asked.tile, asked.cluster, (asked.major_a, asked.major_b),
                        listed(asked.output))
    except Refused as refused:
        print(f"export.py: {refused}", file=sys.stderr)
        sys.exit(2)
    sys.stdout.write(text)


if __name__ == "__main__":
    main()
