"""The builder's work on the wall: Build, the governor block, Replace (IF8.B1, IF8.B3, IF9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.phrase import Phrase
from asztal.games.island_fortress import data
from asztal.games.island_fortress.events import REPLACED
from asztal.games.island_fortress.state import Fortress, add_cells
from asztal.games.island_fortress.steps import kinds
from asztal.games.island_fortress.steps.active import AskActive, mentions
from asztal.games.island_fortress.steps.scoring import lay_block
from asztal.games.island_fortress.steps.workers import Split


def buildable_cells(state: Fortress, seat: i64, workers: i64) -> list[int]:
    """The open cells of the own region that so many workers can build on (IF8.B1.a, b)."""
    cells: list[int] = []
    columns: i64 = data.REGION[state.camp[seat]]
    for level in range(data.LEVELS):
        if data.BUILD_WORKERS[level] <= workers:
            add_cells(cells, level, state.open_columns(level) & columns)
    return cells


def can_build(state: Fortress, seat: i64) -> bool:
    """A block in stock, and workers for some open cell of the own region (IF8.B1.c)."""
    if state.stock[seat] == 0:
        return False
    columns: i64 = data.REGION[state.camp[seat]]
    workers = state.workers(seat)
    for level in range(data.LEVELS):
        if data.BUILD_WORKERS[level] <= workers and state.open_columns(level) & columns:
            return True
    return False


def build(state: Fortress, seat: i64, cell: i64) -> None:
    """A block from the own stock goes into the wall; its workers are committed at the end of the action."""
    state.stock[seat] -= 1
    lay_block(state, seat, cell)


class AskBuilding(AskActive):
    """A step that asks for a cell to build on."""

    def words(self, state: Fortress, seat: i64, choice: i64) -> Phrase:
        if choice in self.kind.names:
            return super().words(state, seat, choice)
        workers = data.BUILD_WORKERS[choice // data.WIDTH]
        return Phrase(f"choice-{self.kind.name}", {"cell": choice, "workers:number": workers})


class BuildFirst(AskBuilding):
    """D9: where the first block goes; then perhaps a second one, and the workers for both together (IF8.B1, R06)."""

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        return buildable_cells(state, seat, state.workers(seat))

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        state.do_next(BuildSecond(data.BUILD_WORKERS[choice // data.WIDTH]))
        build(state, seat, choice)


class BuildSecond(AskBuilding):
    """D10: a second block for a jade, the governor block in between, or done (IF8.B1.d, e)."""

    def __init__(self, effort: i64) -> None:
        super().__init__(kinds.SECOND)
        self.effort: i64 = effort
        """Workers that the first block needs."""

    def mentions(self, state: Fortress, seat: i64) -> dict[str, int]:
        return {**mentions(state, seat), "workers:number": self.effort}

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        menu: list[int] = []
        if state.stock[seat] > 0 and state.jade[seat] >= data.SECOND_BLOCK_JADE:
            menu = buildable_cells(state, seat, state.workers(seat) - self.effort)
        menu.append(kinds.DONE)
        if may_place_governor(state):
            menu.append(kinds.GOVERNOR_BETWEEN)
        return menu

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        if choice == kinds.GOVERNOR_BETWEEN:
            state.do_next(self)
            state.do_next(PLACE_GOVERNOR)
        elif choice == kinds.DONE:
            state.do_next(Split(self.effort))
        else:
            state.jade[seat] -= data.SECOND_BLOCK_JADE
            state.do_next(Split(self.effort + data.BUILD_WORKERS[choice // data.WIDTH]))
            build(state, seat, choice)


def may_place_governor(state: Fortress) -> bool:
    """The holder of the marker, in a turn of his own, while the wall has room (IF9.1)."""
    return state.governor_in_hand and state.active == state.holder and state.missing > 0


class PlaceGovernor(AskActive):
    """D13: any open cell of the wall; no action, no cost (IF9.1, IF9.2)."""

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        cells: list[int] = []
        for level in range(data.LEVELS):
            add_cells(cells, level, state.open_columns(level))
        return cells

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        state.governor_in_hand = False
        lay_block(state, data.GOVERNOR, choice)


def replaceable_columns(state: Fortress, seat: i64, level: i64) -> i64:
    """Blocks of other players without reinforcement in the own region (IF8.B3)."""
    own: i64 = state.blocks[seat * data.LEVELS + level] | state.blocks[data.GOVERNOR * data.LEVELS + level]
    filled: i64 = state.filled[level] & ~state.reinforced[level]
    return filled & ~own & data.REGION[state.camp[seat]]


def can_replace(state: Fortress, seat: i64) -> bool:
    """A block in stock, and twice the workers for some block of another player (IF8.B3.b); not in a peaceful game."""
    if state.no_replacing or state.stock[seat] == 0:
        return False
    workers = state.workers(seat)
    for level in range(data.LEVELS):
        if data.REPLACE_WORKERS[level] <= workers and replaceable_columns(state, seat, level):
            return True
    return False


class Replace(AskActive):
    """D15: another player's block makes way for an own one; nothing is scored (IF8.B3.a)."""

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        cells: list[int] = []
        workers = state.workers(seat)
        for level in range(data.LEVELS):
            if data.REPLACE_WORKERS[level] <= workers:
                add_cells(cells, level, replaceable_columns(state, seat, level))
        return cells

    def words(self, state: Fortress, seat: i64, choice: i64) -> Phrase:
        workers = data.REPLACE_WORKERS[choice // data.WIDTH]
        return Phrase("choice-replace", {"cell": choice, "victim:seat": state.owner(choice), "workers:number": workers})

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        level: i64 = choice // data.WIDTH
        column: i64 = choice % data.WIDTH
        victim = state.owner(choice)
        state.blocks[victim * data.LEVELS + level] &= ~bit(column)
        state.blocks[seat * data.LEVELS + level] |= bit(column)
        # It need not be bought again (R30).
        state.stock[victim] += 1
        state.stock[seat] -= 1
        state.tell(REPLACED, seat, choice, victim)
        state.do_next(Split(data.REPLACE_WORKERS[level]))


PLACE_GOVERNOR: Final = PlaceGovernor(kinds.GOVERNOR_CELL)
