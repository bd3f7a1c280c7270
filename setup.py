"""Compiles the rules with mypyc where there is a C compiler; without one the same sources run as they are.

``python setup.py build_ext --inplace`` compiles a checkout if that has to be done; wheels are compiled in any case.
"""

from __future__ import annotations

import gc
import json
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).resolve().parent))
# Importing the package here must not load what is about to be compiled anew.
os.environ["ASZTAL_UNCOMPILED"] = "1"

from asztal._compiled import BUILD_RECORD, COMPILED, KNOWN, PACKAGE, build_record, is_current, sources
from asztal.engine.fields import expand
from asztal.machine import cores

ROOT = PACKAGE.parent
EXPANDED = ROOT / "build" / "expanded"
# Before anything is read for compiling: an edit made meanwhile counts as one made afterwards.
RECORD = build_record()
# The commands that need the extension modules; to ask for metadata or to pack the sources, nothing is compiled.
BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}
# Compiled modules know each other and the few sources listed beside them. Whatever else is imported is not looked into:
# so it makes no difference which packages are installed, and types are checked in seconds.
MYPY = ["--config-file=", "--follow-imports=skip", "--ignore-missing-imports"]


def has_compiler() -> bool:
    """Whether a C program with Python's headers can be compiled here."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import CompileError, DistutilsPlatformError
    from setuptools._distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        try:
            include = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
            compiler.compile([str(source)], output_dir=folder, include_dirs=include)
        except (CompileError, DistutilsPlatformError, OSError):
            return False
    return True


def sources_to_compile() -> list[str]:
    """The sources as the compiler gets them, as paths from here: states get what follows from their fields."""
    return [_expanded(name, path) for name, path in sources(COMPILED).items()]


def _expanded(name: str, path: Path) -> str:
    source = path.read_text(encoding="utf-8")
    expanded = expand(source)
    if expanded != source:
        path = EXPANDED / PACKAGE.name / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(expanded, encoding="utf-8")
        for folder in path.relative_to(EXPANDED).parents[:-1]:
            (EXPANDED / folder / "__init__.py").touch()
    return str(path.relative_to(ROOT))


def _from_here(patterns: list[str]) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in sources(patterns).values()]


def extensions() -> list[Extension]:
    """The modules to compile, if any."""
    if not {"--inplace", "editable_wheel"}.isdisjoint(sys.argv) and "--force" not in sys.argv and is_current():
        return []
    if os.environ.get("ASZTAL_NO_COMPILE"):
        return []
    if not has_compiler():
        print("asztal: no C compiler here", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    paths = sources_to_compile()
    print(f"asztal: compiling {len(paths)} modules of the rules", file=sys.stderr)
    # Level 1 makes them as fast as level 3 does, in two thirds of the time; one C file for each keeps all cores busy.
    modules = mypycify(
        [*MYPY, *paths, *_from_here(KNOWN)],
        only_compile_paths=paths,
        opt_level="1",
        debug_level="0",
        multi_file=True,
        group_name=f"{PACKAGE.name}.rules",
    )
    for module in modules:
        # The library they share lies in the package, and so does its header.
        module.include_dirs.append(f"build/{PACKAGE.name}")
        # Calls from one C file to another go straight, not by way of a table. All modules share one list of flags.
        if os.name == "posix" and "-fvisibility=hidden" not in module.extra_compile_args:
            module.extra_compile_args.append("-fvisibility=hidden")
    # The type checker's memory need not be tidied up when this process ends, which would take ten seconds.
    gc.freeze()
    return list(modules)


class BuildRules(build_ext):
    """Compiles on all cores. The build record comes last, so that what is not complete is not used."""

    def run(self) -> None:
        if self.extensions:
            super().run()
            folder = PACKAGE if self.inplace else Path(self.build_lib) / PACKAGE.name
            (folder / BUILD_RECORD.name).write_text(json.dumps(RECORD, indent=1) + "\n", encoding="utf-8")

    def build_extensions(self) -> None:
        # A library whose making was cut short looks as new as a good one.
        self.force = True
        self.parallel = cores()
        with ThreadPoolExecutor(cores()) as pool:
            self.compiler.compile = _spread(self.compiler.compile, pool)
            super().build_extensions()

    def copy_extensions_to_source(self) -> None:
        BUILD_RECORD.unlink(missing_ok=True)
        super().copy_extensions_to_source()

    def copy_file(self, infile: Any, outfile: Any, *args: Any, **options: Any) -> Any:
        """Replaces the file as a whole: whoever has loaded the one before keeps it."""
        new = Path(f"{outfile}.new")
        shutil.copyfile(infile, new)
        new.replace(outfile)
        return outfile, True


def _spread(compile_files: Callable[..., list[str]], pool: ThreadPoolExecutor) -> Callable[..., list[str]]:
    """Compiles each file of a module by itself, as soon as a core is free."""

    def compile_all(files: list[str], **options: Any) -> list[str]:
        return [name for names in pool.map(lambda file: compile_files([file], **options), files) for name in names]

    return compile_all


def keep_others_out() -> None:
    """Waits until no other process builds here, and holds them up until this one ends: two would mix their files."""
    if os.name == "posix":
        import fcntl

        (ROOT / "build").mkdir(exist_ok=True)
        fcntl.flock(os.open(ROOT / "build" / "lock", os.O_CREAT | os.O_WRONLY), fcntl.LOCK_EX)


if __name__ == "__main__":
    building = not BUILDING.isdisjoint(sys.argv)
    if building:
        keep_others_out()
    setup(ext_modules=extensions() if building else [], cmdclass={"build_ext": BuildRules})
