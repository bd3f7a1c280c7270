"""Specialists: figures for the next turn (E5.45 to E5.48)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.phrase import Phrase
from asztal.engine.step import Step
from asztal.games.empires import data, events
from asztal.games.empires.state import Empires
from asztal.games.empires.steps import kinds
from asztal.games.empires.steps.asking import TYPES_OR_NONE, AskOnSpace, Resolve
from asztal.games.empires.steps.scoring import score_building
from asztal.games.empires.steps.supply import gain_figure

_END: Final[int] = data.FIRST[data.SPECIALISTS] + len(data.TRAINED) + 1


class Train(AskOnSpace):
    """Four spaces give their specialist; on the fifth the owner chooses (E5.45, E5.46)."""

    def run(self, state: Empires) -> None:
        at = state.space - data.FIRST[data.SPECIALISTS]
        if at < len(data.TRAINED):
            gain_figure(state, state.seat_on(state.space), data.TRAINED[at])
        else:
            super().run(state)

    def choices(self, state: Empires, seat: i64) -> list[int]:
        pays = 2 if state.money[seat] >= data.TRAINING_COST else 0
        return _MENUS[pays + (1 if state.with_builders else 0)]

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"money:number": state.money[seat], "builders:number": 1 if state.with_builders else 0}

    def words(self, state: Empires, seat: i64, choice: i64) -> Phrase:
        if choice == kinds.NO_FIGURE:
            return super().words(state, seat, choice)
        price: i64 = 0 if choice == data.BUILDER else data.TRAINING_COST
        return Phrase("choice-training-pick", {"figure": choice, "price:number": price})

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        if choice == kinds.NO_FIGURE:
            return
        if choice != data.BUILDER:
            state.money[seat] -= data.TRAINING_COST
            state.tell(events.TRAINING_PAID, seat, data.TRAINING_COST)
        gain_figure(state, seat, choice)


class Enlightenment(Step[Empires]):
    """In the last turn each figure here is worth points to the owner of this building (E5.48, E10.17, R16)."""

    def run(self, state: Empires) -> None:
        owner = state.owner_of(data.ENLIGHTENMENT)
        if state.turn < data.TURNS or owner == data.NOBODY:
            return
        points: i64 = 0
        for space in range(data.FIRST[data.SPECIALISTS], _END):
            if state.spaces[space] != data.NOBODY and state.seat_on(space) == owner:
                points += data.ENLIGHTENMENT_VP
        if points:
            for effect in data.effects("game_end", "vp_per_specialist_box_figure"):
                score_building(state, owner, effect.building, points)


def _types(*figures: int) -> list[int]:
    return TYPES_OR_NONE[sum([bit(figure) for figure in figures])]


_PAID: Final = [data.CAPTAIN, data.MERCHANT, data.MISSIONARY, data.SOLDIER]
_MENUS: Final[list[list[int]]] = [_types(), _types(data.BUILDER), _types(*_PAID), _types(*_PAID, data.BUILDER)]
"""For those who can't pay and those who can, without and with builders: these cost nothing (E5.46)."""
ENLIGHTENMENT: Final = Enlightenment()
SPECIALISTS: Final = Resolve(data.SPECIALISTS, _END, Train(kinds.TRAINING_PICK))
