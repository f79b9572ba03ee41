"""What scripts have in common that write files of this tree."""

import pathlib
import sys

import usage

ROOT = pathlib.Path(__file__).resolve().parent.parent


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
