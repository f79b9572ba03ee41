"""--help, for scripts that read their arguments themselves."""

import sys


def answer(text):
    """Where help was asked for, prints the text, a script's own, and ends the program."""
    if sys.argv[1:2] in (["--help"], ["-h"]):
        print(text.strip())
        sys.exit(0)
