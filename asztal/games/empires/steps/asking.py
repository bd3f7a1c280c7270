"""Who is asked, and menus that are made once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, bits
from asztal.engine.step import Ask, Step
from asztal.games.empires import data, events
from asztal.games.empires.state import Empires
from asztal.games.empires.steps import kinds


class AskActive(Ask[Empires]):
    """Whoever discovers, has bought a building, or has a benefit is asked."""

    def seat(self, state: Empires) -> i64:
        return state.active


class AskOnSpace(Ask[Empires]):
    """The owner of the figure on the space that is being resolved is asked."""

    def seat(self, state: Empires) -> i64:
        return state.seat_on(state.space)

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"figure": state.figure_on(state.space)}


class Resolve(Step[Empires]):
    """A box whose figures act one after the other, in space order (E5.0)."""

    def __init__(self, box: i64, end: i64, act: Step[Empires]) -> None:
        self.box: i64 = box
        self.end: i64 = end
        self.act = act

    def run(self, state: Empires) -> None:
        space: i64 = state.space + 1
        if state.box != self.box:
            begin_box(state, self.box)
            space = data.FIRST[self.box]
        spaces = state.spaces
        while space < self.end and spaces[space] == data.NOBODY:
            space += 1
        state.space = space
        if space < self.end:
            state.do_next(self)
            state.do_next(self.act)
        else:
            clear(state, data.FIRST[self.box], self.end)


def begin_box(state: Empires, box: i64) -> None:
    """The next event box is resolved."""
    state.box = box
    state.tell(events.BOX_RESOLVED, box)


def clear(state: Empires, first: i64, end: i64) -> None:
    """When a box is resolved, its figures go back to the supply (E5.0, R51)."""
    spaces = state.spaces
    while first < end:
        spaces[first] = data.NOBODY
        first += 1


def _menus(size: int, last: int) -> list[list[int]]:
    """A menu for each bit mask, with one more choice at its end."""
    return [[*bits(mask), last] for mask in range(bit(size))]


REGIONS: Final[list[list[int]]] = [bits(mask) for mask in range(bit(data.REGIONS))]
"""For each mask of regions, these."""
REGIONS_OR_NONE: Final[list[list[int]]] = _menus(data.REGIONS, kinds.NO_REGION)
"""The same with a pass."""
TYPES: Final[list[list[int]]] = [bits(mask) for mask in range(bit(data.TYPES))]
"""For each mask of types of figures, these."""
TYPES_OR_NONE: Final[list[list[int]]] = _menus(data.TYPES, kinds.NO_FIGURE)
SPECIALISTS: Final[list[int]] = [data.CAPTAIN, data.MERCHANT, data.MISSIONARY, data.SOLDIER]


def specialists(state: Empires) -> list[int]:
    """The types that a free choice offers: builders only with their module (E2.13, R30)."""
    return _WITH_BUILDER if state.with_builders else SPECIALISTS


_WITH_BUILDER: Final[list[int]] = [*SPECIALISTS, data.BUILDER]
