#!/usr/bin/env python3
"""Exported headers hold what their kernels need and no more, compile alone, and their examples print the right result.

usage: tests/export/test_export.py [--model CXX LIBRARY] [--nvcc NVCC]... [--nvrtc LIBNVRTC] [--all]

--model    C++ compiler and library of the model: examples run there
--nvcc     compiles examples; several: with each
--nvrtc    compiles kernels
--all      every kernel and type instead of a sample: minutes
"""

import argparse
import functools
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "scripts"), str(ROOT / "tests" / "portability")]
sys.dont_write_bytecode = True
import compiled  # noqa: E402
import definitions  # noqa: E402
import export  # noqa: E402
import instances  # noqa: E402
import nvrtc  # noqa: E402

SM_90A = ["-gencode", "arch=compute_90a,code=sm_90a"]
NVCC_OPTIONS = ["-std=c++20", "-O3", "-Werror=all-warnings", "-Xcompiler=-Wall,-Wextra", "-x", "cu"]
EXAMPLE = "-DRAWGEMM_EXAMPLE"

K_MAJOR = ("k", "k")
# (name, types, tiles, clusters, majors of A and B, outputs): what is exported.
SAMPLE = [("gemm_cooperative", "", [], [], K_MAJOR), ("gemm_pingpong", "e4m3,e5m2xe4m3", ["128x192"], ["1x1"], K_MAJOR, ["e4m3"]),
          ("gemm_pingpong", "bf16", ["128x112"], [], ("mn", "mn")), ("quantize_blocks", "", [], [], K_MAJOR)]
ALL = [
    *((name, "", [], [], K_MAJOR) for name in export.names()),
    ("gemm_cooperative", "fp16", ["256x128", "128x80"], ["1x2"], K_MAJOR),
    ("gemm_pingpong", "e4m3,e5m2xe4m3", ["128x192"], [], K_MAJOR),
    ("gemm_splitk", "e4m3", ["64x72"], ["1x4"], K_MAJOR), ("gemm_splitk", "bf16,e5m2", ["16x64"], ["1x2"], K_MAJOR),
    ("gemm_swapped", "e5m2", ["64x256"], ["1x1"], K_MAJOR), ("gemm_fp8_block", "e4m3xe5m2", ["192x128"], ["1x2"], K_MAJOR),
    ("gemm", "fp16,bf16", [], [], K_MAJOR), ("wgmma_tile", "fp16", ["64x64"], [], K_MAJOR),
    ("gemm_cooperative", "fp16", ["128x80"], ["2x1"], ("mn", "k")), ("gemm_splitk", "", ["64x72"], ["1x4"], ("k", "mn")),
    ("gemm_swapped", "", ["168x192"], ["2x1"], ("mn", "mn")), ("gemm", "", [], [], ("k", "mn")),
    ("gemm_pingpong", "bf16,e4m3", ["168x128"], ["1x2"], K_MAJOR),
    ("wgmma_tile", "bf16", ["64x16"], [], ("k", "mn")),
]
# Lines and KB at most, of the defaults and of a tile in bf16.
MOST = {("gemm_cooperative",): (2320, 133), ("gemm_cooperative", "bf16", ("128x256",)): (2320, 133),
        ("gemm_pingpong",): (2460, 142), ("gemm_pingpong", "bf16", ("128x192",)): (2460, 142),
        ("quantize_blocks",): (980, 50)}


@functools.cache
def header(name, types="", *options):
    return export.exported(name, export.listed(types), *options)


def run(command, folder=None, **options):
    return subprocess.run([str(x) for x in command], cwd=folder, capture_output=True, text=True, **options)


def succeed(command, folder):
    result = run(command, folder)
    assert result.returncode == 0 and not result.stderr, f"{' '.join(map(str, command))}\n{result.stdout}{result.stderr}"
    return result.stdout


def run_export(*arguments):
    return run([sys.executable, ROOT / "scripts" / "export.py", *arguments])


def test_definitions_are_told_apart():
    text = {d.path: set() for path in export.all_files() for d in definitions.definitions_of(path)}
    for path in text:
        joined = "".join(d.text for d in definitions.definitions_of(path))
        for line in definitions.text_of(path).splitlines():
            kept = line.startswith(("#include", "#pragma once", "namespace ", "}", "//", " ")) or not line
            assert kept or line in joined, f"{path}: {line}"
    assert definitions.mentions_of("f(a, g<B>(1)); h<C>{};") >= {("f", 2), ("g", 1), ("B", None), ("h", None), ("C", None)}
    assert definitions.mentions_of("f(x...);") >= {("f", None)}
    assert definitions.arities_of(definitions.parameters_of("template <u32 n> __device__ inline int f<A>(int (&a)[n], int b = g(1, 2)) {}")) == range(1, 3)
    assert definitions.names_of("decltype(&f) find() {}\nstruct alignas(8) S {\n};") == {"find", "S"}


def test_branches_for_fp8_are_cut_out():
    text = "if constexpr (a)\n  b;\nelse if constexpr (is_fp8<C>)\n  d;\nelse\n  e;\n"
    assert definitions.without_fp8(text) == "if constexpr (a)\n  b;\nelse\n  e;\n"
    text = "if constexpr (is_fp8<typename C::D> && !E::f) {\n#pragma unroll\n  g;\n}\nh;\n"
    assert definitions.without_fp8(text) == "h;\n"
    text = "if (a) {\n  b;\n} else if constexpr (is_fp8<C>) {\n  d;\n} else {\n  e;\n}\n"
    assert definitions.without_fp8(text) == "if (a) {\n  b;\n} else {\n  e;\n}\n"
    text = "if constexpr (Config::has_block_scales) return b;\nreturn c;\n"
    assert definitions.without_fp8(text) == "return c;\n"
    text = "if constexpr (is_fp8<C>)\n  d;\nelse\n  e;\n"
    assert definitions.without_fp8(text) == text


def cut(text):
    """What is left of it where the lines that end with * have instructions."""
    with_code = {number for number, line in enumerate(text.splitlines(), 1) if line.endswith("*")}
    return compiled.Cut(text.replace("*\n", "\n"), with_code, lambda condition: condition == "is_said").text


def test_what_is_not_compiled_is_cut_out():
    assert cut("/// F.\nvoid f() {*\n  x;\n}\n\n/// G.\nvoid g() {\n  x;\n}\n") == "/// F.\nvoid f() {\n  x;\n}\n"
    members = "struct S {\n  int x;\n\n  void f() {}*\n\n  /// G.\n  void g() {\n    y;\n  }\n};\n"
    assert cut(members) == "struct S {\n  int x;\n\n  void f() {}\n};\n"
    assert cut("constexpr int f() {\n  return 1;\n}\n") == "constexpr int f() {\n  return 1;\n}\n"  # it leaves a value alone
    operator = "struct S {\n  int operator()(int i) {\n    x;\n  }\n};\n"
    assert cut(operator) == operator  # who calls it does not name it
    namesakes = "struct S {\n  void f() {\n    x;\n  }\n};\nstruct T {\n  int y;\n  void f() {\n    x;\n  }\n};\n"
    wanted = compiled.Cut(namesakes, (), wanted={"S::f"})
    assert wanted.text == "struct S {\n  void f() {\n    x;\n  }\n};\nstruct T {\n  int y;\n};\n", wanted.text
    assert "S::f" in wanted.kept and "T::f" in wanted.left_out
    special = "template <>\nstruct S<1> : B {\n  void f() {\n    x;\n  }\n};\n"
    assert cut(special) == "template <>\nstruct S<1>;  // left out\n"
    for branches, left in [
        ("if constexpr (a) {\n    b;*\n  } else {\n    c;\n  }", "static_assert(a);  // else: left out\n  b;"),
        ("if constexpr (a == 1)\n    b;\n  else\n    c;*", "static_assert(a != 1);  // else: left out\n  c;"),
        ("if constexpr (a) {\n    b;\n  } else if (c) {*\n    d;*\n  } else {\n    e;\n  }",
         "static_assert(!a);  // else: left out\n  if (c) {\n    d;\n  } else {\n    e;\n  }"),
        ("if constexpr (a)\n    b;\n  else if constexpr (c)\n    d;*\n  else\n    e;",
         "static_assert(!a);  // else: left out\n  static_assert(c);  // else: left out\n  d;"),
        ("if constexpr (a) {\n    b;\n  }", "static_assert(!a);  // else: left out"),
        ("if constexpr (is_said)\n    b;\n  else\n    c;*", "c;"),
        ("if constexpr (a)\n    b;*\n  else\n    c;*", "if constexpr (a)\n    b;\n  else\n    c;"),
        ("if constexpr (a)\n    b;*", "if constexpr (a)\n    b;"),
        ("for (;;)*\n    if constexpr (a)\n      b;", "for (;;)\n    if constexpr (a)\n      b;"),
        ("if constexpr (a) return;*", "if constexpr (a) return;"),
        ("if constexpr (a<b>) c(d);", "static_assert(!(a<b>));  // else: left out"),
        ("if constexpr (is_said) return;\n  b;*", "b;"),
        ("if constexpr (!is_sm_90a) return;", "if constexpr (!is_sm_90a) return;"),
    ]:
        assert cut(f"void f() {{*\n  {branches}\n  x;*\n}}\n") == f"void f() {{\n  {left}\n  x;\n}}\n", branches


def test_lines_with_instructions_are_found():
    text = f'\t.file 3 "{ROOT}/kernels/a.cuh"\n\t.file 4 "/usr/include" "b.h"\n\t.loc 3 7 5\n\tret\n\t.loc 4 9 1\n\t.loc 3 9\n'
    assert compiled.lines_of(text) == {"kernels/a.cuh": {7, 9}, "/usr/include/b.h": {9}}


def test_kernel_text_is_the_repositorys(asked, text):
    """But for what has not been compiled, of which a line says so. A branch that is always taken is not indented."""
    path = export.header_of(asked.name) if asked.name in export.CHOOSERS else f"kernels/{asked.name}.cuh"
    whole = {line.strip() for line in definitions.text_of(path).splitlines()}
    code = re.sub(r"^\s*//.*", "", text, flags=re.MULTILINE)
    for definition in definitions.definitions_of(path, asked.view()):
        if not any(re.search(rf"\b{name}\b", code) for name in definition.names):
            continue  # of what is not compiled there is no trace
        wanted = definition.text if definition.names & {asked.name} or path.startswith("kernels/") else ""
        for line in wanted.splitlines():
            line = line.strip().removesuffix("// left out").strip()
            said = [line, f"}} else {line}", f"else {line}", line.removesuffix(";") + " {"]
            assert not whole.isdisjoint(said) or line.startswith("static_assert("), f"{path} has no such line: {line}"
        wanted = export.inside(export.namespace_of_header(asked.name), wanted)
        assert wanted in text, f"{path} is not in the exported header line for line: {definition.names}"


def without_blank_lines(text):
    return text.replace("\n\n", "\n")


def test_every_ptx_function_is_called(asked, text):
    name, written, text = asked.name, export.own(asked), without_blank_lines(text)
    for definition in written:
        shown = export.shown(definition, name)
        assert shown.endswith(definition.body), f"{definition.names}: code is left out"
        assert without_blank_lines(export.inside(export.namespace_of_header(name), shown)) in text, definition.names
        if definition.path.startswith("ptx/") and definition.arities:
            assert any(definition in definitions.needs(d, export.files_of(name), asked.view())
                       for d in written if d is not definition), \
                f"nothing in the header of {name} calls {definition.names}"
    left_out = {"gemm_cooperative": "ldmatrix_x4(", "quantize_blocks": "mbarrier_init"}.get(name, "tensormap_replace_")
    assert left_out not in text
    if "e4m3" in asked.without() and name in export.KERNELS:  # gemm reads a list of all kernels
        assert "e4m3" not in "".join(d.code for d in written if d.path.startswith(("ptx/", "kernels/")))


def test_comments_are_shortened_beside_the_kernel():
    """Of an instruction the PTX is left, in host/ the first sentence."""
    for path, name, comment in [
        ("ptx/fence.cuh", "fence_proxy_async_shared_cta", r"/// fence\.proxy\.async\.shared::cta; +PTX ISA 8\.0, sm_90\n"),
        ("ptx/cvt.cuh", "cvt_rn_x2_f32", r"/// cvt.*bf16.*\n/// cvt.*f16.*\n"),
        ("host/device.hpp", "CtaShape", r"/// CTAs of `block`.* along x\.\n"),
        ("ptx/wgmma.cuh", "matrix_descriptor", r"/// Tells wgmma.*\n.* instead of m\.\n"),
    ]:
        definition = next(d for d in definitions.definitions_of(path) if name in d.names)
        assert re.fullmatch(comment, export.shown(definition, "gemm_pingpong").removesuffix(definition.body)), name
        assert export.shown(definition, "gemm_pingpong") != definition.text
    for path in ("kernels/gemm_pingpong.cuh", "kernels/stages.cuh", "host/gemm_pingpong.hpp", "host/arguments.hpp"):
        for definition in definitions.definitions_of(path):
            assert export.shown(definition, "gemm_pingpong") == definition.text, definition.names
    assert re.fullmatch("// -+ kernels/stages.cuh: The ring of shared-memory stages between TMA and wgmma -+\n",
                        export.head("kernels/stages.cuh"))
    opening = definitions.opening_comment("kernels/gemm_pingpong.cuh")
    assert opening.count("\n") > 20 and opening in header("gemm_pingpong")


def test_the_model_has_one_header_for_all_instructions():
    included = re.findall(r"#include <(.*)>", (ROOT / "model" / "ptx.hpp").read_text())
    assert included == sorted(str(path.relative_to(ROOT / "model")) for path in (ROOT / "model" / "ptx").glob("*.cuh"))


def test_wgmma_has_the_shapes_of_the_configurations_alone(text, expected):
    assert re.findall(r"struct WgmmaMmaAsync<(.*)>", text) == expected


def test_stages_of_mn_major_operands_are_there_where_they_are_asked_for(text, majors, name):
    assert ("MN-major in memory" in text) == ("mn" in majors and name != "wgmma_tile"), f"{name}, {majors}"


def test_device_half_includes_nothing(text, folder):
    (folder / "header.cuh").write_text(text)
    command = ["g++", "-E", "-nostdinc", "-D__CUDACC__", "-D__CUDACC_RTC__", "-std=c++20", "-x", "c++", "header.cuh"]
    succeed(command, folder)


def test_what_cannot_be_exported_is_one_line_and_exit_code_2():
    known = ", ".join(export.names())
    for arguments, message in [
        (["no_such_kernel"], f"kernel = no_such_kernel, must be one of: {known}"),
        (["gemm_multistage", "--types", "e4m3"], "--types = e4m3, must be of: bf16, fp16"),
        (["gemm_pingpong", "--types", "bf16xe4m3"], "--types = bf16xe4m3, must be one type for A and B (only those of FP8 may differ)"),
        (["gemm_pingpong", "--tile", "128"], "--tile = 128, must be two numbers: MxN"),
        (["gemm_pingpong", "--cluster", "1x2"], "--cluster = 1x2, must stand beside --tile"),
        (["gemm_pingpong", "--tile", "128x4096"], "gemm_pingpong: "),
        (["gemm", "--tile", "128x128"], "gemm: must have no --tile and no --cluster (its tiles are those of its table)"),
        (["gemm_pingpong", "--tile", "128x128", "--major-b", "n"], "--major-b = n, must be k or mn"),
        (["gemm_pingpong", "--major-b", "mn"], "--major-b = mn, must stand beside --tile"),
        (["gemm_pingpong", "--tile", "128x128", "--types", "e4m3", "--major-a", "mn"],
         "--major-a = mn, must be k (the tensor cores take FP8 K-major alone; quantize_blocks transposes)"),
        (["gemm_fp8", "--major-b", "mn"], "--major-b = mn, must be k (the tensor cores take FP8"),
        (["wgmma_tile", "--tile", "64x64", "--major-a", "mn"], "--major-a = mn, must be k (the operands of wgmma_tile)"),
        (["gemm_swapped", "--tile", "264x64", "--major-a", "mn"], "gemm_swapped: block_m: the N of a math warpgroup's wgmmas"),
        (["quantize_blocks", "--types", "bf16"], "quantize_blocks: must have no options (it has all types, and no tiles)"),
    ]:
        refused = run_export(*arguments)
        assert refused.returncode == 2 and not refused.stdout, refused
        assert refused.stderr.startswith(f"export.py: {message}") and refused.stderr.count("\n") == 1, refused.stderr


def test_example_on_the_model(text, folder, compiler, library):
    (folder / "header.cuh").write_text(text)
    includes = [f"-I{ROOT / 'model'}", f"-I{ROOT}"]
    files = ["-x", "c++", "header.cuh", "-x", "none", pathlib.Path(library).resolve(), "-o", "example"]
    built = run([*compiler, "-std=c++20", "-w", EXAMPLE, *includes, *files], folder)
    assert built.returncode == 0, built.stderr  # notes of g++ on the ABI are no warnings
    said = succeed(["./example"], folder)
    assert said.endswith(" 0 wrong\nright\n"), said
    return said.splitlines()[0]


def test_example_with_nvcc(text, folder, nvcc, architectures):
    """For several architectures in one file, too. Where there is no GPU, the example says so."""
    (folder / "header.cuh").write_text(text)
    succeed([nvcc, *NVCC_OPTIONS, *architectures, EXAMPLE, "header.cuh", "-o", "example"], folder)
    said = succeed(["./example"], folder)
    assert said.endswith((": no GPU here, nothing was computed\n", "right\n")), said


def test_headers_in_one_file(count, folder, nvcc):
    """In both orders. A host/status.hpp of the user's is none of ours."""
    (folder / "host").mkdir(exist_ok=True)
    (folder / "host" / "status.hpp").write_text("#error of the user's\n")
    for order in (range(count), reversed(range(count))):
        (folder / "both.cu").write_text("".join(f'#include "header_{number}.cuh"\n' for number in order))
        # Nothing is instantiated: what is looked at is that each definition comes once.
        succeed([nvcc, *NVCC_OPTIONS, *SM_90A, f"-I{folder}", "--cuda", "both.cu", "-o", "both.cpp"], folder)


def test_kernels_of_headers_in_one_file_are_called(configurations, folder, compiler):
    """By the names that they have alone, with arguments of one type."""
    (folder / "both.cpp").write_text("".join(
        f'#include "header_{number}.cuh"\n' for number in range(len(configurations))) + "".join(
            f"rawgemm::Status call_{name}(const auto& x) {{ {export.defined(config)} return {function}(x, {sums}nullptr); }}\n"
            for name, config, function, sums in called(configurations)) +
        "rawgemm::Status call(const rawgemm::GemmArguments& x) {\n" + "".join(
            f"  if (rawgemm::Status s = call_{name}(x); !s.ok()) return s;\n" for name, *_ in called(configurations)
            if name != "quantize_blocks") + "  return {};\n}\n")
    includes = [f"-I{ROOT / 'model'}", f"-I{ROOT}"]
    compiled = run([*compiler, "-std=c++20", "-w", "-fsyntax-only", *includes, "both.cpp"], folder)
    assert compiled.returncode == 0, compiled.stderr


def called(configurations):
    """[(name, its first Config or "", the function, how FP8 is summed)]"""
    for name, types, *options in configurations:
        asked = export.Asked(name, export.listed(types), *options)
        yield name, *asked.configurations()[0][1:], asked.accumulation()


def test_headers_of_one_kernel_with_different_options_do_not_meet(folder, nvcc):
    """One and the same may come twice."""
    text = header("quantize_blocks")
    options = re.search(r"#define RAWGEMM_QUANTIZE_BLOCKS (0x\w+)", text)[1]
    (folder / "one.cuh").write_text(text)
    (folder / "same.cuh").write_text(text)
    (folder / "other.cuh").write_text(text.replace(options, "0x00000001"))
    (folder / "both.cu").write_text('#include "one.cuh"\n#include "same.cuh"\n')
    succeed([nvcc, *NVCC_OPTIONS, *SM_90A, "-E", "both.cu", "-o", "both.i"], folder)
    (folder / "both.cu").write_text('#include "one.cuh"\n#include "other.cuh"\n')
    refused = run([nvcc, *NVCC_OPTIONS, *SM_90A, "-E", "both.cu"], folder)
    assert "headers of quantize_blocks with different options may not meet" in refused.stderr, refused.stderr


def test_headers_of_two_versions_do_not_meet(folder, nvcc):
    text = header("quantize_blocks")
    (folder / "old.cuh").write_text(text.replace(export.version(), "0x00000001"))
    (folder / "new.cuh").write_text(text)
    (folder / "both.cu").write_text('#include "old.cuh"\n#include "new.cuh"\n')
    refused = run([nvcc, *NVCC_OPTIONS, *SM_90A, "-E", "both.cu"], folder)
    assert "headers that different versions of rawgemm" in refused.stderr, refused.stderr


def test_kernel_with_nvrtc(asked, text, folder, libnvrtc):
    (folder / "header.cuh").write_text(text)
    options = ["--gpu-architecture=sm_90a", "--std=c++20", f"--include-path={folder}"]
    configs = [re.search(r"::Config<(.*)>$", config, re.DOTALL) for _, config, _ in asked.configurations()]
    own = [instances.instantiation(asked.name, config[1] if config else "").replace(
        "namespace rawgemm {", f"namespace {export.namespace_of_header(asked.name)} {{")
        for config in configs if asked.name not in export.CHOOSERS]
    cubin, log = nvrtc.compile_cubin(libnvrtc, f'#include "header.cuh"\n{"".join(own)}', "instances.cu", options)
    assert cubin and not log, log


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1])
    parser.add_argument("--model", nargs=2)
    parser.add_argument("--nvcc", action="append", default=[])
    parser.add_argument("--nvrtc")
    parser.add_argument("--all", action="store_true")
    asked = parser.parse_args()
    if asked.model:
        os.environ["CXX"] = asked.model[0]
    configurations = [(name, types, *map(tuple, options)) for name, types, *options in (ALL if asked.all else SAMPLE)]

    test_definitions_are_told_apart()
    test_branches_for_fp8_are_cut_out()
    test_what_is_not_compiled_is_cut_out()
    test_lines_with_instructions_are_found()
    test_what_cannot_be_exported_is_one_line_and_exit_code_2()
    test_comments_are_shortened_beside_the_kernel()
    test_the_model_has_one_header_for_all_instructions()
    test_wgmma_has_the_shapes_of_the_configurations_alone(header("gemm_cooperative"), ["float, bf16, bf16, 256"])
    test_wgmma_has_the_shapes_of_the_configurations_alone(
        header("gemm_pingpong", "e4m3,e5m2xe4m3", ("128x192",), ("1x1",), K_MAJOR, ("e4m3",)), ["float, e4m3, e4m3, 192", "float, e5m2, e4m3, 192"])
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for asked_for, (most_lines, most_kb) in MOST.items():
            lines, size = header(*asked_for).count("\n"), len(header(*asked_for)) / 1000
            assert lines <= most_lines and size <= most_kb, f"{asked_for}: {lines} lines, {size} KB, at most {MOST[asked_for]}"
        for name, types, tiles, clusters, majors, *outputs in configurations:
            text = header(name, types, tiles, clusters, majors, *outputs)
            lines, size = text.count("\n"), len(text) // 1000
            asked_for = export.Asked(name, export.listed(types), tiles, clusters, majors, *outputs)
            test_stages_of_mn_major_operands_are_there_where_they_are_asked_for(text, majors, name)
            test_kernel_text_is_the_repositorys(asked_for, text)
            test_every_ptx_function_is_called(asked_for, text)
            test_device_half_includes_nothing(text, folder)
            done = []
            if asked.model:
                done.append("model: " + test_example_on_the_model(text, folder, asked.model[0].split(), asked.model[1]))
            for nvcc in asked.nvcc:
                both = [] if name != "gemm_cooperative" else ["-gencode", "arch=compute_80,code=sm_80"]
                test_example_with_nvcc(text, folder, nvcc, [*SM_90A, *both])
                done.append(nvcc)
            if asked.nvrtc:
                test_kernel_with_nvrtc(asked_for, text, folder, asked.nvrtc)
                done.append("NVRTC")
            print(f"{name} {types} {' '.join(tiles)}{', majors ' + ' '.join(majors) if 'mn' in majors else ''}: {lines} lines, {size} KB; {', '.join(done)}", flush=True)
        together = list({name: (name, *options) for name, *options in reversed(configurations)}.values())
        for number, configuration in enumerate(together):
            (folder / f"header_{number}.cuh").write_text(header(*configuration))
        if asked.model:
            test_kernels_of_headers_in_one_file_are_called(together, folder, asked.model[0].split())
        for nvcc in asked.nvcc:
            test_headers_in_one_file(len(together), folder, nvcc)
            test_headers_of_one_kernel_with_different_options_do_not_meet(folder, nvcc)
            test_headers_of_two_versions_do_not_meet(folder, nvcc)
    compilers = [*(["the model's"] if asked.model else []), *(["nvcc"] * len(asked.nvcc)), *(["NVRTC"] if asked.nvrtc else [])]
    print(f"{len(configurations)} headers exported, each compiled alone ({', '.join(compilers)}), no example wrong")


if __name__ == "__main__":
    main()
