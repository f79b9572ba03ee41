"""What DeepGEMM has and this package has not even as a name: an AttributeError or an ImportError says so."""

from typing import Callable, NoReturn

# By a part of the name, the first that fits.
_KINDS = (
    ("testing", "DeepGEMM's tools to time and compare kernels are"),
    ("legacy", "DeepGEMM's Triton kernels for the A100 are"),
    ("dist", "DeepGEMM's set-up of torch.distributed is"),
    ("gather", "DeepGEMM's set-up of torch.distributed is"),
    ("mega", "DeepGEMM's mega-MoE is"),
    ("moe", "DeepGEMM's mega-MoE is"),
    ("Symm", "DeepGEMM's mega-MoE is"),
    ("mqa", "DeepGEMM's attention is"),
    ("attention", "DeepGEMM's attention is"),
    ("einsum", "DeepGEMM's einsum is"),
    ("hc", "DeepGEMM's hyper-connection is"),
    ("fp4", "FP4, which Hopper's tensor cores do not have, is"),
    ("", "this is"),
)


def _absence(name: str) -> str:
    what = next(what for part, what in _KINDS if part in name)
    return f"{what} not here, where DeepGEMM's GEMMs for Hopper and the helpers around their operands are"


def refuse_import(module: str) -> NoReturn:
    """Of a module that is there only to say so: `import` does not ask its package's __getattr__, and `from` hides what
    that says. As no ModuleNotFoundError, which `from` would hide as well."""
    raise ImportError(f"no module {module!r}: {_absence(module.rpartition('.')[2])}", name=module)


def getattr_of(module: str) -> Callable[[str], NoReturn]:
    """The __getattr__ of a module."""

    def __getattr__(name: str) -> NoReturn:
        text = f"module {module!r} has no attribute {name!r}"
        if not name.startswith("__"):  # Python's own questions
            text += f": {_absence(name)}"
        raise AttributeError(text)

    return __getattr__
