"""Atlas: the shapes of a map, from a data file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from asztal.board.room import Circle, Polygon, Rectangle, Room
from asztal.engine.errors import BadData

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, width, height."""


@dataclass(frozen=True)
class Place:
    """One place of a map."""

    path: str
    """Its shape, as the ``d`` of an SVG path."""
    label: Point
    """Where its name stands."""
    room: Room
    """Where things may be put."""
    zone: str = ""
    """What belongs to it besides (the sea around islands), as a path."""
    more: Mapping[str, Any] = field(default_factory=dict)
    """Whatever else the file says of it."""


@dataclass(frozen=True)
class Atlas:
    """The shapes of a map; names are those of the file."""

    box: Box
    places: Mapping[str, Place]
    rest: tuple[str, ...] = ()
    """What is drawn and belongs to no place, as paths."""
    lines: tuple[tuple[str, str, str], ...] = ()
    """Links between places that don't touch: both names, and a path."""
    insets: Mapping[str, Box] = field(default_factory=dict)
    """Free boxes for what lies beside the places."""
    views: Mapping[str, Box] = field(default_factory=dict)
    """Stretches of the map worth a look of their own."""


def read_atlas(file: Path, places: str = "places", insets: str = "insets") -> Atlas:
    """An atlas from JSON: ``viewbox``, the places under the key given, and, if any, ``rest``, ``lines``, ``views``.

    A place has ``path``, ``label`` [x, y], ``room`` ([x, y, width, height], [x, y, radius] or a list of corners).
    """
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        return Atlas(
            box=_box(data["viewbox"]),
            places={name: _place(entry) for name, entry in data[places].items()},
            rest=tuple(map(str, data.get("rest", []))),
            lines=tuple((str(one), str(other), str(path)) for one, other, path in data.get("lines", [])),
            insets={name: _box(box) for name, box in data.get(insets, {}).items()},
            views={name: _box(box) for name, box in data.get("views", {}).items()},
        )
    except OSError as error:
        raise BadData(f"{file.name} can't be read: {error.strerror}.") from None
    except KeyError as error:
        raise BadData(f"{file.name}: {error} is missing.") from None
    except (ValueError, TypeError, AttributeError) as error:
        raise BadData(f"{file.name} is not an atlas: {error}.") from None


def _place(entry: Mapping[str, Any]) -> Place:
    known = ("path", "label", "room", "zone")
    x, y = map(float, entry["label"])
    more = {key: value for key, value in entry.items() if key not in known}
    return Place(str(entry["path"]), (x, y), room_of(entry["room"]), str(entry.get("zone", "")), more)


def room_of(given: list[Any]) -> Room:
    """A room as a file gives it: a rectangle, a circle or a polygon."""
    if given and isinstance(given[0], list):
        return Polygon(tuple((float(x), float(y)) for x, y in given))
    numbers = [float(number) for number in given]
    if len(numbers) == 3:
        return Circle(*numbers)
    return Rectangle(*_box(numbers))


def _box(given: list[Any]) -> Box:
    x, y, width, height = map(float, given)
    return x, y, width, height
