"""What makes each reason in Island Fortress untrue."""

from __future__ import annotations

from asztal.games.island_fortress import data
from asztal.games.island_fortress.state import Fortress
from asztal.games.island_fortress.steps.favors import Reinforce
from asztal.games.island_fortress.steps.treasury import ServeJail


def _empty(state: Fortress, cell: int) -> None:
    level, column = divmod(cell, data.WIDTH)
    for owner in range(data.GOVERNOR + 1):
        state.blocks[owner * data.LEVELS + level] &= ~(1 << column)
    state.filled[level] &= ~(1 << column)
    state.reinforced[level] &= ~(1 << column)


def _lay(state: Fortress, owner: int, cell: int) -> None:
    _empty(state, cell)
    level, column = divmod(cell, data.WIDTH)
    state.blocks[owner * data.LEVELS + level] |= 1 << column
    state.filled[level] |= 1 << column


def _other(state: Fortress, seat: int) -> int:
    return (seat + 1) % int(state.seats)


def _first_cell(state: Fortress, seat: int) -> int:
    """The lower left cell of the own region."""
    return state.camp[seat] * data.COLUMNS


def _goods(state: Fortress, seat: int, kind: str, choice: int) -> None:
    """Plenty of everything."""
    state.jade[seat] = 20
    state.laborers[seat] = 20
    state.convicts[seat] = 20
    state.stock[seat] = 3
    state.unbought[seat] = 3
    state.free_laborers = 5
    state.free_convicts = 5


def _stock(state: Fortress, seat: int, kind: str, choice: int) -> None:
    state.stock[seat] = 3


def _workers(state: Fortress, seat: int, kind: str, choice: int) -> None:
    state.laborers[seat] = 30


def _convicts(state: Fortress, seat: int, kind: str, choice: int) -> None:
    state.convicts[seat] = 5


def _jade(state: Fortress, seat: int, kind: str, choice: int) -> None:
    state.jade[seat] = 20


def _supply(state: Fortress, seat: int, kind: str, choice: int) -> None:
    state.free_laborers = 5
    state.free_convicts = 5
    state.unbought[seat] = 3
    state.deck, state.laid_by = [0], [0]


def _role_in_hand(state: Fortress, seat: int, kind: str, action: int) -> None:
    state.table[seat] &= ~(1 << data.ROLE_OF[action])


def _role_on_table(state: Fortress, seat: int, kind: str, action: int) -> None:
    state.table[seat] |= 1 << data.ROLE_OF[action]


def _treasurer_on_table(state: Fortress, seat: int, kind: str, action: int) -> None:
    """A role whose first action is always possible."""
    _jade(state, seat, kind, action)
    state.table[seat] |= 1 << data.ROLE_OF[data.REPEAT_ROLE - 2]


def _taken_back(state: Fortress, seat: int, kind: str, favor: int) -> None:
    state.given_back[seat] &= ~(1 << favor)
    state.hand[seat] |= 1 << favor


def _drawn(state: Fortress, seat: int, kind: str, favor: int) -> None:
    state.hand[seat] &= ~(1 << favor)
    state.looking[seat] |= 1 << favor


def _build_pattern(state: Fortress, seat: int, favor: int, level: int, column: int) -> None:
    for up, right in data.FAVORS[favor].cells:
        _lay(state, seat, (level + up) * data.WIDTH + column + right)
    for up, right in data.FAVORS[favor].gaps if state.exact_patterns else []:
        _empty(state, (level + up) * data.WIDTH + column + right)


def _complete(state: Fortress, seat: int, kind: str, favor: int) -> None:
    state.stock[seat] = state.unbought[seat] = 0
    _build_pattern(state, seat, favor, 0, 0)


def _complete_one(state: Fortress, seat: int, kind: str, action: int) -> None:
    state.hand[seat] |= 1
    _complete(state, seat, kind, 0)


def _band_in_region(state: Fortress, seat: int, kind: str, action: int) -> None:
    _band(state, seat, kind, _first_cell(state, seat))


def _band(state: Fortress, seat: int, kind: str, cell: int) -> None:
    _lay(state, seat, cell)
    state.reinforced[cell // data.WIDTH] |= 1 << cell % data.WIDTH


def _room_in_region(state: Fortress, seat: int, kind: str, action: int) -> None:
    for level in range(data.LEVELS):
        _empty(state, level * data.WIDTH + _first_cell(state, seat))


def _to_replace(state: Fortress, seat: int, kind: str, action: int) -> None:
    _lay(state, _other(state, seat), _first_cell(state, seat))


def _enemy_here(state: Fortress, seat: int, kind: str, cell: int) -> None:
    _lay(state, _other(state, seat), cell)


def _warlike(state: Fortress, seat: int, kind: str, action: int) -> None:
    state.no_replacing = False


def _be_there(state: Fortress, seat: int, kind: str, cell: int) -> None:
    state.camp[seat] = cell % data.WIDTH // data.COLUMNS


def _be_elsewhere(state: Fortress, seat: int, kind: str, region: int) -> None:
    state.camp[seat] = (region + 1) % int(state.regions)


def _vacate(state: Fortress, seat: int, kind: str, cell: int) -> None:
    _empty(state, cell)


def _support(state: Fortress, seat: int, kind: str, cell: int) -> None:
    for below in range(cell % data.WIDTH, cell, data.WIDTH):
        _lay(state, seat, below)


def _in_pattern(state: Fortress, seat: int, kind: str, cell: int) -> None:
    """Some favor's pattern is built so that the cell belongs to it, and this is the one that was played."""
    level, column = divmod(cell, data.WIDTH)
    for favor in range(data.FAVOR_COUNT):
        for up, right in data.FAVORS[favor].cells:
            base, left = level - up, column - right
            cells = [(base + high, left + far) for high, far in data.FAVORS[favor].cells]
            if all(0 <= at < data.LEVELS and 0 <= far < state.width and data.WALL[at] >> far & 1 for at, far in cells):
                _build_pattern(state, seat, favor, base, left)
                state.step = Reinforce(favor)
                return


def _unserved(state: Fortress, seat: int, kind: str, region: int) -> None:
    state.step = ServeJail(0)


def _something_to_do(state: Fortress, seat: int, kind: str, action: int) -> None:
    _goods(state, seat, kind, action)
    _treasurer_on_table(state, seat, kind, action)


MENDS = {
    "why-favor-returned": _taken_back,
    "why-favor-held": _drawn,
    "why-favor-lacks": _complete,
    "why-favor-hopeless": _complete,
    "why-role-laid": _role_in_hand,
    "why-no-laborers": _supply,
    "why-laborers": _workers,
    "why-no-convicts": _supply,
    "why-no-blocks": _supply,
    "why-no-favors": _supply,
    "why-no-bands": _band_in_region,
    "why-stock": _stock,
    "why-region-full": _room_in_region,
    "why-workers": _workers,
    "why-replace-workers": _workers,
    "why-no-complete-favor": _complete_one,
    "why-peaceful": _warlike,
    "why-nothing-to-replace": _to_replace,
    "why-convicts": _convicts,
    "why-repeat-nothing": _treasurer_on_table,
    "why-repeat-poor": _jade,
    "why-repeat-idle": _something_to_do,
    "why-repeat-hand": _role_on_table,
    "why-repeat-jade": _jade,
    "why-elsewhere": _be_there,
    "why-cell-taken": _vacate,
    "why-cell-high": _support,
    "why-cell-workers": _workers,
    "why-second-jade": _jade,
    "why-no-band": _band,
    "why-not-in-pattern": _in_pattern,
    "why-replace-empty": _enemy_here,
    "why-replace-own": _enemy_here,
    "why-replace-governor": _enemy_here,
    "why-replace-band": _enemy_here,
    "why-jail-served": _unserved,
    "why-here": _be_elsewhere,
}

ALWAYS = {"why-repeat-taskmaster": lambda seat, action: data.ROLE_OF[action] == data.TASKMASTER}
"""The reasons that no change can mend."""
