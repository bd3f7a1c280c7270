"""Goods that change hands: everything limited comes from the supply and gives what is left (IF11)."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.games.island_fortress import data
from asztal.games.island_fortress.events import CONVICT_JAILED
from asztal.games.island_fortress.state import Fortress


def least(one: i64, other: i64) -> i64:
    """The smaller of two numbers."""
    return one if one < other else other


def gain_laborers(state: Fortress, seat: i64, count: i64) -> i64:
    """Takes laborers from the supply; says how many there were (IF11.2)."""
    count = least(count, state.free_laborers)
    state.free_laborers -= count
    state.laborers[seat] += count
    return count


def gain_convicts(state: Fortress, seat: i64, count: i64) -> i64:
    """Takes convicts from the supply; says how many there were (IF11.2)."""
    count = take_convicts(state, count)
    state.convicts[seat] += count
    return count


def take_convicts(state: Fortress, count: i64) -> i64:
    """So many convicts leave the supply, or as many as there are (R21)."""
    if not state.unlimited_convicts:
        count = least(count, state.free_convicts)
        state.free_convicts -= count
    return count


def give_back_convicts(state: Fortress, count: i64) -> None:
    if not state.unlimited_convicts:
        state.free_convicts += count


def gain_blocks(state: Fortress, seat: i64, count: i64) -> None:
    """Own blocks come from the supply to the own stock (IF11.2)."""
    count = least(count, state.unbought[seat])
    state.unbought[seat] -= count
    state.stock[seat] += count


def gain_chips(state: Fortress, seat: i64, count: i64) -> i64:
    """Takes buyback chips from the supply; says how many there were (IF11.2, R22)."""
    count = least(count, state.free_chips)
    state.free_chips -= count
    state.chips[seat] += count
    return count


def gain_treasures(state: Fortress, seat: i64, count: i64) -> None:
    """Every treasure is worth a victory point at once; they never run out (IF10.5, IF11.1)."""
    state.treasures[seat] += count
    state.points[seat] += count * data.TREASURE_POINTS


def jail_convict(state: Fortress, region: i64) -> bool:
    """A convict from the supply goes to a jail, if there is one (IF11.2)."""
    if take_convicts(state, 1) == 0:
        return False
    state.jail_convicts[region] += 1
    state.tell(CONVICT_JAILED, region)
    return True


def gain_rewards(state: Fortress, seat: i64, favor: i64) -> None:
    """The one-time rewards of a favor, at once (IF8.B2.c)."""
    card = data.FAVORS[favor]
    state.jade[seat] += card.jade
    state.points[seat] += card.points
    gain_treasures(state, seat, card.treasures)
    gain_chips(state, seat, card.chips)
    gain_convicts(state, seat, card.convicts)
    gain_laborers(state, seat, card.laborers)
    gain_blocks(state, seat, card.blocks)


def income_bonus(state: Fortress, seat: i64) -> i64:
    """What the favors played add to the income (IF6.1.1)."""
    return _sum_over(state.played[seat], data.FAVOR_INCOME)


def petition_bonus(state: Fortress, seat: i64) -> i64:
    """What the favors played add to a bid (IF6.2.2)."""
    return _sum_over(state.played[seat], data.FAVOR_PETITION)


def _sum_over(favors: i64, numbers: list[int]) -> i64:
    total: i64 = 0
    at: i64 = 0
    while favors:
        if favors & 1:
            total += numbers[at]
        favors >>= 1
        at += 1
    return total
