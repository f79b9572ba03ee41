"""Kernels as explicit instantiations, which compile without host code."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LISTED = re.compile(r"  Instance<(Configuration\{Kernel::(\w+),.*\}), (Types<.*>)>,?")
NAMESPACE = re.compile(r"^namespace rawgemm \{\nnamespace (\w+) \{", re.MULTILINE)


def instantiation(kernel, arguments=""):
    """C++ that needs kernels/KERNEL.cuh. arguments: those of the kernel's Config; none: its defaults."""
    text = (ROOT / "kernels" / f"{kernel}.cuh").read_text()
    config = f"{NAMESPACE.search(text)[1]}::Config<{arguments}>"
    parameter = re.search(rf"\b{kernel}\(const __grid_constant__ (.+) params\)", text)[1].replace("<Config>", f"<{config}>")
    return f"namespace rawgemm {{ template __global__ void {kernel}<{config}>(const __grid_constant__ {parameter}); }}\n"


def listed():
    """[(kernel, arguments of its Config)] of tests/kernels/instances.hpp."""
    lines = (ROOT / "tests" / "kernels" / "instances.hpp").read_text().splitlines()
    entries = [LISTED.fullmatch(line) for line in lines if line.startswith("  Instance<")]
    return [(entry[2], f"{entry[3]}, {entry[1]}") for entry in entries]
