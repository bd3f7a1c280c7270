"""What must hold at any time (IF15), read from the bare state without the help of the rules' own questions."""

from __future__ import annotations

from collections import Counter

from asztal.games.island_fortress.data import COLUMNS, LEVELS, WIDTH
from asztal.games.island_fortress.state import Fortress

LABORERS, CONVICTS, CHIPS, TOKENS, BLOCKS, FAVORS = 45, 75, 18, 18, 18, 36
GOVERNOR = 4


def check(state: Fortress) -> None:
    """Raises AssertionError with the number of the rule that is broken."""
    _check_supplies(state)
    _check_wall(state)
    _check_favors(state)
    _check_roles(state)


def _check_supplies(state: Fortress) -> None:
    goods = [*state.jade, *state.laborers, *state.convicts, *state.chips, *state.treasures, *state.stock]
    supplies = [state.free_laborers, state.free_convicts, state.free_chips, state.free_reinforcements]
    assert min(goods + supplies + state.unbought + state.jail_jade + state.jail_convicts) >= 0, "IF15: a debt"
    assert state.free_laborers + sum(state.laborers) == LABORERS, "IF15: laborers"
    in_play = 0 if state.unlimited_convicts else sum(state.convicts) + sum(state.jail_convicts)
    assert state.free_convicts + in_play == CONVICTS, "IF15: convicts"
    assert state.free_chips + sum(state.chips) == CHIPS, "IF15: chips"
    tokens = sum(mask.bit_count() for mask in state.reinforced)
    assert state.free_reinforcements + tokens == TOKENS, "IF15: reinforcements"


def _check_wall(state: Fortress) -> None:
    """Every cell has one owner at most and ground below; every colour has its 18 blocks."""
    built: Counter[int] = Counter()
    empty = 0
    for column in range(WIDTH):
        height = 4 if column % COLUMNS in (0, COLUMNS - 1) else 3
        held = True
        for level in range(LEVELS):
            owners = [at for at in range(GOVERNOR + 1) if state.blocks[at * LEVELS + level] >> column & 1]
            assert len(owners) <= 1, "IF3.2: two blocks in one cell"
            assert not owners or (level < height and column < state.width), "IF3.2: a block beside the wall"
            assert not owners or held, "IF3.4: a block in the air"
            token = state.reinforced[level] >> column & 1
            assert not token or (owners and owners[0] != GOVERNOR), "IF3.7: a reinforcement on nobody's block"
            held = bool(owners)
            built.update(owners)
            empty += not owners and level < height and column < state.width
    assert empty == state.missing, "IF3.2: empty cells"
    for seat in range(state.seats):
        assert built[seat] + state.stock[seat] + state.unbought[seat] == BLOCKS, "IF11.6"


def _check_favors(state: Fortress) -> None:
    masks = [*state.hand, *state.looking, *state.played, state.traded]
    if state.round == 0:
        masks += state.given_back
    held = Counter(state.deck)
    held.update(at for mask in masks for at in range(FAVORS) if mask >> at & 1)
    assert held == Counter(range(FAVORS)), "IF15: favors"


def _check_roles(state: Fortress) -> None:
    """When a turn begins, everybody has as many role cards on the table as turns taken (IF7.6)."""
    if state.step is not None and state.menu and state.step.kind.name == "action" and state.actions == 0:
        over = int(state.turns) - 1
        for seat in range(state.seats):
            place = (seat - state.holder) % state.seats
            taken = len(range(place, over, int(state.seats)))
            assert state.table[seat].bit_count() == taken, "IF7.6"
