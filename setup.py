"""Compiles the rules with mypyc where there is a C compiler; without one the same sources run as they are."""

from __future__ import annotations

import json
import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

sys.path.insert(0, str(Path(__file__).resolve().parent))
# Importing the package here must not load what is about to be compiled anew.
os.environ["ASZTAL_UNCOMPILED"] = "1"

from asztal._compiled import BUILD_RECORD, PACKAGE, compiled_sources, source_digest
from asztal.engine.fields import expand

EXPANDED = PACKAGE.parent / "build" / "expanded"


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
    """The sources as the compiler gets them: states with the methods that follow from their fields."""
    paths = []
    for name, path in compiled_sources().items():
        source = path.read_text(encoding="utf-8")
        expanded = expand(source)
        if expanded != source:
            path = EXPANDED / PACKAGE.name / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(expanded, encoding="utf-8")
            for folder in path.relative_to(EXPANDED).parents[:-1]:
                (EXPANDED / folder / "__init__.py").touch()
        paths.append(str(path.relative_to(PACKAGE.parent)))
    return paths


def extensions() -> list[Extension]:
    """The compiled modules, or none; the build record says which sources they were made of."""
    BUILD_RECORD.unlink(missing_ok=True)
    if os.environ.get("ASZTAL_NO_COMPILE") or not has_compiler():
        print("asztal: no C compiler, so the rules run uncompiled: all the same, but slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    sources = compiled_sources()
    print(f"asztal: compiling {len(sources)} modules of the rules", file=sys.stderr)
    modules = mypycify(sources_to_compile(), opt_level="3", debug_level="0", group_name="asztal")
    record = {name: source_digest(path) for name, path in sources.items()}
    BUILD_RECORD.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    return list(modules)


# A source distribution is made of sources; everything else is built.
setup(ext_modules=[] if "sdist" in sys.argv else extensions())
