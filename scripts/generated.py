"""What scripts have in common that write files of this tree."""

import pathlib
import sys

import usage

ROOT = pathlib.Path(__file__).resolve().parent.parent
WIDTH = 120
NEEDS_COLUMN = 99  # where a comment says which ISA an instruction needs
TAIL = """
}  // namespace rawgemm::ptx
"""


def wrapped(line, indent):
    """Breaks a parameter list that is too long after a comma."""
    if len(line) <= WIDTH:
        return line
    cut = line.rfind(", ", 0, WIDTH) + 1
    return line[:cut] + "\n" + wrapped(" " * indent + line[cut + 1 :], indent)


def statement(code, operands):
    """An asm statement; on several lines where it is too long for one."""
    parts = [f'"{code}"', *operands, ': "memory"']
    line = f"  asm volatile({' '.join(parts)});"
    return line if len(line) <= WIDTH else f"  asm volatile({(chr(10) + ' ' * 15).join(parts)});"


def write(description, texts):
    """{path in the tree: what it holds}: writes the files, or, with --check, ends the program where one is another."""
    usage.answer(description)
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(description)
    for name, text in texts.items():
        path = ROOT / name
        if not sys.argv[1:]:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            sys.exit(f"{name} is not current: run scripts/{pathlib.Path(sys.argv[0]).name}")
