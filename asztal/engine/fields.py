"""Fields: what a state's class declares is all there is to write; copying it and sending it elsewhere follow from it.

Uncompiled, the copying is made of the class's annotations when it is first needed. Compiled classes have none, so the
build adds the same lines to the source before it is compiled (``expand``).
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, get_args

T = TypeVar("T")

# Where events are told belongs to whoever looks on, not to the table.
_LEFT_ALONE = frozenset({"events"})
_KINDS = ("i64", "int", "bool", "float", "str")
_FIELD = re.compile(rf"(?:{'|'.join(_KINDS)})|list\[(?:{'|'.join(_KINDS)})\]|Shared")
_MADE = "\n    # Made of the fields above when the rules are compiled.\n"


def _copied(name: str, annotation: str) -> str:
    """The line that copies one field: lists that change are copied, and so is the generator; all else is shared."""
    value = f"self.{name}"
    if annotation.startswith("list["):
        value += "[:]"
    elif annotation == "Rng":
        value += ".copy()"
    return f"        other.{name} = {value}\n"


def _check(cls: str, fields: dict[str, str]) -> None:
    """A game's state is made of numbers, texts and flat lists of them: whatever else it had, copies would share."""
    for name, annotation in fields.items():
        if not _FIELD.fullmatch(annotation):
            kinds = ", ".join(_KINDS)
            raise TypeError(f"{cls}.{name} is a {annotation}; a field is {kinds}, a list of such, or Shared.")


def _lines(fields: dict[str, str]) -> str:
    return "".join(_copied(name, annotation) for name, annotation in fields.items() if name not in _LEFT_ALONE)


def _declared(cls: type) -> dict[str, str]:
    """The fields that an uncompiled class declares itself: name -> annotation, as it is written."""
    annotations = vars(cls).get("__annotations__", {})
    return {
        name: it.__name__ if isinstance(it, type) and not get_args(it) else str(it) for name, it in annotations.items()
    }


# -- uncompiled -------------------------------------------------------------------------------------------------------


def copied(state: T, base: type) -> T:
    """A copy of a state of an uncompiled class."""
    cls: Any = type(state)
    _refuse_undeclared(state)
    copy: T = _copier(cls, base)(state)
    return copy


def _refuse_undeclared(state: object) -> None:
    cls: Any = type(state)
    undeclared = getattr(state, "__dict__", {}).keys() - _all_declared(cls)
    if undeclared:
        raise TypeError(f"{cls.__name__} has fields that it does not declare: {', '.join(sorted(undeclared))}")


@cache
def _all_declared(cls: type) -> frozenset[str]:
    return frozenset(name for each in cls.__mro__ for name in _declared(each))


@cache
def _copier(cls: type, base: type) -> Callable[[Any], Any]:
    """The function that copies states of a class."""
    classes = [each for each in reversed(cls.__mro__) if issubclass(each, base)]
    for each in classes[1:]:
        _check(each.__name__, _declared(each))
    lines = "".join(
        "        copy_base(self, other)\n" if is_compiled(each) else _lines(_declared(each)) for each in classes
    )
    made: dict[str, Any] = {"cls": cls, "copy_base": getattr(base, "copy_to", None)}
    exec(f"def copy(self):\n        other = cls()\n{lines}        return other\n", made)
    function: Callable[[Any], Any] = made["copy"]
    return function


def is_compiled(cls: type) -> bool:
    return "__mypyc_attrs__" in vars(cls)


# -- compiled ---------------------------------------------------------------------------------------------------------


def expand(source: str) -> str:
    """A module's source with the methods that follow from the fields of its states; other modules stay as they are."""
    lines = source.splitlines(keepends=True)
    for cls in reversed(ast.parse(source).body):
        if isinstance(cls, ast.ClassDef) and _is_state(cls):
            lines.insert(cls.end_lineno or 0, _methods(cls))
    return "".join(lines)


def _is_state(cls: ast.ClassDef) -> bool:
    return cls.name == "State" or any(isinstance(base, ast.Name) and base.id == "State" for base in cls.bases)


def _methods(cls: ast.ClassDef) -> str:
    fields = {
        line.target.id: ast.unparse(line.annotation)
        for line in cls.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }
    undeclared = sorted({*_assigned(cls)} - fields.keys() - _base_fields())
    if undeclared:
        raise TypeError(f"{cls.name} has fields that it does not declare: {', '.join(undeclared)}")
    if cls.name == "State":
        return f"{_MADE}    def copy_to(self, other: State) -> None:\n{_lines(fields)}"
    _check(cls.name, fields)
    head = f"    def copy(self) -> {cls.name}:\n        other = {cls.name}()\n        self.copy_to(other)\n"
    return f"{_MADE}{head}{_lines(fields)}        return other\n"


def _assigned(cls: ast.ClassDef) -> list[str]:
    """The fields of an object that the methods of its class assign."""
    return [
        line.attr
        for line in ast.walk(cls)
        if isinstance(line, ast.Attribute)
        and isinstance(line.ctx, ast.Store)
        and isinstance(line.value, ast.Name)
        and line.value.id == "self"
    ]


@cache
def _base_fields() -> frozenset[str]:
    source = Path(__file__).with_name("state.py").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^    (\w+): ", source, re.MULTILINE))


# -- elsewhere --------------------------------------------------------------------------------------------------------


@cache
def names(cls: type) -> list[str]:
    """All fields of a class and its bases, compiled or not."""
    found: dict[str, None] = {}
    for each in cls.__mro__:
        found |= dict.fromkeys(vars(each).get("__mypyc_attrs__", ()) or _declared(each))
    return sorted(name for name in found if name not in _LEFT_ALONE and not name.startswith("__"))


def values(it: object) -> dict[str, Any]:
    """All fields with their values."""
    _refuse_undeclared(it)
    cls: Any = type(it)
    return {name: getattr(it, name) for name in names(cls)}


def rebuilt(cls: type, fields: dict[str, Any]) -> object:
    """The object that has these fields."""
    it = cls()
    for name, value in fields.items():
        setattr(it, name, value)
    return it


def arguments(it: object) -> tuple[Any, ...]:
    """What an object was made of: whatever its constructor takes it keeps under the same name."""
    cls: Any = type(it)
    return tuple(getattr(it, name) for name in _parameters(cls))


@cache
def _parameters(cls: type) -> list[str]:
    return list(inspect.signature(cls).parameters)


def kind_called(game: str, name: str) -> Any:
    """A kind of decision by its game and its name."""
    from asztal.games import find

    return next(kind for kind in find(game).rules.kinds if kind.name == name)
