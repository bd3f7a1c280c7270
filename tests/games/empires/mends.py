"""What makes each reason in Empires untrue: whatever was missing is there."""

from __future__ import annotations

from collections.abc import Callable

from asztal.games.empires import data
from asztal.games.empires.state import Empires
from asztal.games.empires.steps import kinds

Mend = Callable[[Empires, int, str, int], None]
_RICH = 99
_OPENS = {data.DOCK_X: data.WHARF, data.DOCK_Y: data.DOCKS, data.MAYFLOWER_SHIPS: data.MAYFLOWER}


def _put(state: Empires, place: int, seat: int, figure: int = data.COLONIST) -> None:
    state.figures[place * data.SEATS + seat] += data.ONE[figure]


def _hand(state: Empires, seat: int, kind: str, choice: int) -> None:
    _put(state, data.HAND, seat, choice)


def _make_room(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.open |= 1 << choice
    state.filled &= ~(15 << 4 * choice)


def _leave_initiative(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.initiators &= ~(1 << seat)
    _make_room(state, seat, kind, choice)


def _own(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.buildings = [owned & ~_OPENS[choice] for owned in state.buildings]
    state.buildings[seat] |= _OPENS[choice]


def _ships(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.ships[seat] = data.MAYFLOWER_SPACES


def _discover(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.discovered |= 1 << choice


def _hide(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.discovered &= ~(1 << choice)


def _be_there(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.discovered |= 1 << choice
    _put(state, choice, seat)


def _such_figure(state: Empires, seat: int, kind: str, choice: int) -> None:
    if kind == kinds.ROADS_FIGURE.name:
        _put(state, state.region, seat, choice)
        return
    assert state.step is not None
    _put(state, choice, seat, state.step.mentions(state, seat)["figure"])


def _open_good(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.market = [*state.market, choice]


def _good(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.goods[seat] += data.GOOD[choice]


def _good_of_other(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.goods[state.other] += data.GOOD[choice]


def _goods(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.goods[choice] += data.GOOD[0]


def _open_building(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.row[0] = choice


def _money(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.money[seat] = _RICH


def _builders(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.with_builders = True


def _explorer(state: Empires, seat: int, kind: str, choice: int) -> None:
    _put(state, data.DISCOVERY_AREA, seat, choice)


def _leave_region(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.region = next(region for region in range(data.REGIONS) if region != choice)


def _named_in_decree(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.other = choice
    _put(state, 0, choice)


def _anywhere(state: Empires, seat: int, kind: str, choice: int) -> None:
    _put(state, 0, choice)


def _another_was_robbed(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.other = data.NOBODY


def _counter(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.finds[choice] |= 1


def _enemy(state: Empires, seat: int, kind: str, choice: int) -> None:
    _put(state, choice, (seat + 1) % int(state.seats))


def _soldier(state: Empires, seat: int, kind: str, choice: int) -> None:
    _put(state, choice, seat, data.SOLDIER)


def _front_with(state: Empires, seat: int, kind: str, choice: int) -> None:
    region = next(region for region in range(data.REGIONS) if state.battles >> region & 1)
    _put(state, region, seat, data.SOLDIER)
    _put(state, region, choice)


def _not_hit(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.hit_attacker = state.hit_defender = 0


def _enemy_figure(state: Empires, seat: int, kind: str, choice: int) -> None:
    enemy = state.defender if seat == state.attacker else state.attacker
    _put(state, state.region, enemy, choice)


def _hit(state: Empires, seat: int, kind: str, choice: int) -> None:
    if seat == state.attacker:
        state.hit_attacker += data.ONE[choice]
    else:
        state.hit_defender += data.ONE[choice]


def _nation(state: Empires, seat: int, kind: str, choice: int) -> None:
    state.nation = [data.NO_NATION if nation == choice else nation for nation in state.nation]


MENDS: dict[str, Mend] = {
    "why-not-in-hand": _hand,
    "why-initiative-once": _leave_initiative,
    "why-box-full": _make_room,
    "why-space-of-building": _own,
    "why-ships-used": _ships,
    "why-undiscovered": _discover,
    "why-discovered": _hide,
    "why-no-figure-there": _be_there,
    "why-nowhere-to-go": lambda state, seat, kind, choice: _discover(state, seat, kind, (choice + 1) % data.REGIONS),
    "why-there-already": _leave_region,
    "why-no-such-figure": _such_figure,
    "why-good-not-open": _open_good,
    "why-no-good": _good,
    "why-other-has-no-good": _good_of_other,
    "why-building-not-open": _open_building,
    "why-too-dear": _money,
    "why-without-builders": _builders,
    "why-all-sent": _explorer,
    "why-not-in-discovery": _explorer,
    "why-decree-not-theirs": _named_in_decree,
    "why-no-figure-anywhere": _anywhere,
    "why-taken-from-already": _another_was_robbed,
    "why-no-counters": _counter,
    "why-no-goods": _goods,
    "why-no-enemy-there": _enemy,
    "why-no-soldier-there": _soldier,
    "why-no-front-with": _front_with,
    "why-enemy-not-there": _front_with,
    "why-no-soldier-between": _front_with,
    "why-all-hit": _not_hit,
    "why-enemy-has-none": _enemy_figure,
    "why-not-hit": _hit,
    "why-nation-taken": _nation,
}

ALWAYS: dict[str, Callable[[int, int], bool]] = {
    "why-yourself": lambda seat, choice: seat == choice,
    "why-no-specialist": lambda seat, choice: choice == data.COLONIST,
}
