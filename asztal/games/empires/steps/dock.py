"""The Colonist Dock: figures land in the New World, and what landing brings (E5.5, E5.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.games.empires import data, events
from asztal.games.empires.state import Empires
from asztal.games.empires.steps import kinds
from asztal.games.empires.steps.asking import REGIONS_OR_NONE, AskOnSpace, Resolve
from asztal.games.empires.steps.supply import settle


class Land(AskOnSpace):
    """The owner picks a discovered region, where the figure stands for good (E5.5, E5.8)."""

    def choices(self, state: Empires, seat: i64) -> list[int]:
        return REGIONS_OR_NONE[state.discovered]

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        figure = state.figure_on(state.space)
        state.spaces[state.space] = data.NOBODY
        if choice == kinds.NO_REGION:
            state.tell(events.STAYED, seat, figure)
            return
        state.tell(events.LANDED, seat, figure, choice)
        settle(state, seat, figure, choice)
        if figure == data.MERCHANT:
            state.money[seat] += data.MERCHANT_LANDING
            state.tell(events.MERCHANT_PAID, seat, data.MERCHANT_LANDING)
        elif figure == data.MISSIONARY:
            bring_colonists(state, seat, choice)


def bring_colonists(state: Empires, seat: i64, region: i64) -> None:
    """A missionary brings a colonist, with the Jesuits two (E5.6, E13); the Reformation may see to it that not."""
    if reformed(state, seat, region):
        return
    count: i64 = data.JESUIT_COLONISTS if state.owns(seat, data.JESUITS) else data.LANDING_COLONISTS
    for _ in range(count):
        settle(state, seat, data.COLONIST, region)
    state.tell(events.COLONISTS_CAME, seat, count, region)


def reformed(state: Empires, seat: i64, region: i64) -> bool:
    """Reformation: nothing comes with a missionary where another has one and this building (E10.15)."""
    if not state.tiles & data.REFORMATION:
        return False
    owner = state.owner_of(data.REFORMATION)
    if owner == data.NOBODY or owner == seat or not state.count_of(region, owner, data.MISSIONARY):
        return False
    state.tell(events.MISSION_BLOCKED, seat, owner, region)
    return True


DOCK: Final = Resolve(data.DOCK, data.DOCK_END, Land(kinds.DOCK_REGION))
"""The numbered spaces, then X, Y and the ships of the Mayflower (E5.5)."""
