"""Packages on PyPI, unpacked below the build folder: such as CUDA in other versions than the one that is installed."""

import pathlib
import subprocess
import sys
import zipfile

SKIPPED = 77


def unpacked(cache, package, version):
    """The folder of the package's contents; downloads it when the cache does not have it. None: it cannot be had."""
    folder = pathlib.Path(cache) / f"{package}-{version}"
    complete = folder / "complete"
    if not complete.exists():
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", "--retries=2"]
        run = subprocess.run([*pip, "--dest", str(folder), f"{package}=={version}"], capture_output=True, text=True)
        if run.returncode != 0:
            print(f"{package} {version}: {run.stderr.strip().splitlines()[-1] if run.stderr.strip() else 'pip failed'}")
            return None
        for wheel in folder.glob("*.whl"):
            zipfile.ZipFile(wheel).extractall(folder)
            wheel.unlink()
        complete.touch()
    return folder


def skip(missing):
    print(f"skipped: no {missing} in the cache, and PyPI does not give it")
    sys.exit(SKIPPED)
