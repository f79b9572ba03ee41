#!/usr/bin/env python3
"""Projects of others find rawgemm installed, fetch it, or add its folder, and get its headers and its model and nothing
else: docs/packaging.md.

usage: tests/packaging/test_packaging.py CMAKE BUILD_FOLDER

BUILD_FOLDER: one in which rawgemm_model is built; its compiler and generator are used.
"""

import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PROGRAM_NEEDS = ("Python3_EXECUTABLE", "_Python3_EXECUTABLE", "CLI11_DIR", "nlohmann_json_DIR", "Catch2_DIR")


def run(*command):
    """What it prints; it must succeed."""
    environment = {name: value for name, value in os.environ.items() if name != "CXXFLAGS"}
    result = subprocess.run([str(word) for word in command], env=environment, text=True, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT)
    assert result.returncode == 0, f"{command}:\n{result.stdout}"
    return result.stdout


def cache_of(build):
    lines = re.findall(r"^([\w.-]+):\w+=(.*)$", (build / "CMakeCache.txt").read_text(), re.MULTILINE)
    return dict(lines)


def configure(source, build, **cache):
    ours = cache_of(BUILD)
    like_ours = {"CMAKE_CXX_COMPILER": ours["CMAKE_CXX_COMPILER"], "CMAKE_EXPORT_COMPILE_COMMANDS": "ON"}
    options = [f"-D{name}={value}" for name, value in (like_ours | cache).items()]
    return run(CMAKE, "-G", ours["CMAKE_GENERATOR"], "-S", source, "-B", build, *options)


def compile_command(build, source):
    """The words with which the file is compiled, without the compiler's own name."""
    commands = json.loads((build / "compile_commands.json").read_text())
    command, = (entry["command"] for entry in commands if pathlib.Path(entry["file"]).name == source)
    return shlex.split(command)[1:]


class Packaging(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.build = self.folder / "build"

    def check_nothing_leaks(self, *targets):
        """The consumer has no more of rawgemm's than these targets; what does not use it is compiled without it."""
        self.assertEqual({*(self.build / "targets").read_text().split(";")} - {""}, {*targets})
        cached = [name for name in (self.build / "cached").read_text().split(";") if name]
        expected = r"(?i:rawgemm|FETCHCONTENT)_\w+|CMAKE_HAVE_\w+|FIND_PACKAGE_MESSAGE_DETAILS_(Threads|rawgemm)"
        self.assertEqual([name for name in cached if not re.fullmatch(expected, name)], [])
        self.assertEqual([name for name in cached if name in PROGRAM_NEEDS], [])
        variables = (self.build / "variables").read_text().split(";")
        self.assertEqual([name for name in variables if re.fullmatch(r"CMAKE_(?!\w*THREAD)\w+|BUILD_\w+", name)], [])
        words = compile_command(self.build, "bystander.cpp")
        self.assertEqual([word for word in words if word.startswith("-")], ["-o", "-c"])
        self.assertIn("Total Tests: 0", run(pathlib.Path(CMAKE).parent / "ctest", "--test-dir", self.build, "-N"))

    def check_headers(self):
        run(CMAKE, "--build", self.build)
        self.assertEqual(run(self.build / "headers"), "right\n")

    def test_find_package(self):
        prefix = self.folder / "prefix"
        run(CMAKE, "--install", BUILD, "--prefix", prefix)
        own_kernel = self.folder / "own_kernel"
        configure(ROOT / "docs" / "own_kernel", own_kernel, CMAKE_PREFIX_PATH=prefix)
        run(CMAKE, "--build", own_kernel)
        self.assertEqual(run(own_kernel / "twice"), "right, and nothing found\n")
        configure(HERE / "consumer", self.build, WAY="find_package", CMAKE_PREFIX_PATH=prefix)
        self.check_nothing_leaks()
        self.check_headers()
        self.assertEqual(run(self.build / "product"), "right\n")
        for source in ("headers.cpp", "product.cpp"):
            self.assertNotIn(str(ROOT / "host"), " ".join(compile_command(self.build, source)))
        for path in prefix.rglob("*.cmake"):
            self.assertNotIn(str(ROOT), path.read_text(), path)

    def check_added(self, way, **cache):
        configure(HERE / "consumer", self.build, WAY=way, **cache)
        self.check_nothing_leaks("rawgemm", "rawgemm_model", "rawgemm_model_headers")
        self.check_headers()
        self.assertEqual([*self.build.rglob("*rawgemm_model.a")], [])  # for whoever links it
        words = compile_command(self.build, "product.cpp")
        folders = [word for word in words if word.startswith("-I")]
        self.assertEqual(folders, [f"-I{ROOT}/model", f"-I{ROOT}"])

    def test_fetch_content(self):
        self.check_added("FetchContent", FETCHCONTENT_SOURCE_DIR_RAWGEMM=ROOT)

    def test_add_subdirectory(self):
        self.check_added("add_subdirectory", RAWGEMM=ROOT)

    def test_to_install_it_nothing_else_is_needed(self):
        configure(ROOT, self.build, RAWGEMM_PROGRAM="OFF")
        cached = cache_of(self.build)
        self.assertEqual([name for name in PROGRAM_NEEDS if name in cached], [])


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    CMAKE, BUILD = sys.argv[1], pathlib.Path(sys.argv[2])
    unittest.main(argv=sys.argv[:1])
