"""What a seat may know of Island Fortress (IF4), as numbers."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.engine.bits import count_bits
from asztal.engine.observation import Observation
from asztal.games.island_fortress import data
from asztal.games.island_fortress.state import NO_BID, Fortress
from asztal.games.island_fortress.steps.building import BuildSecond, PlaceGovernor
from asztal.games.island_fortress.steps.kinds import KINDS
from asztal.games.island_fortress.steps.treasury import ServeJail
from asztal.games.island_fortress.steps.workers import Split


def observe(state: Fortress, seat: int) -> bytes:
    """What is asked, the own favors, the round and the turn, supplies and jails, the players, and the wall."""
    seen = Observation(state, seat)
    seen.asked(state, KINDS)
    _put_favors(seen, state)
    _put_round(seen, state)
    _put_turn(seen, state)
    _put_supplies(seen, state)
    for offset in range(state.seats):
        _put_player(seen, state, (seat + offset) % state.seats)
    _put_wall(seen, state)
    return seen.done()


def _put_favors(seen: Observation, state: Fortress) -> None:
    """The favors in hand, drawn, returned in the setup and put under the deck; and those traded in by anybody."""
    seat: i64 = seen.seat
    under: i64 = 0
    for batch in range(len(state.batches)):
        if state.batch_seat[batch] == seat:
            under |= state.batches[batch]
    seen.bits(state.hand[seat], data.FAVOR_COUNT)
    seen.bits(state.looking[seat], data.FAVOR_COUNT)
    seen.bits(state.given_back[seat], data.FAVOR_COUNT)
    seen.bits(under, data.FAVOR_COUNT)
    seen.bits(state.traded, data.FAVOR_COUNT)


def _put_round(seen: Observation, state: Fortress) -> None:
    """How far the match has come, and the governor marker."""
    seen.count(state.round)
    seen.count(state.governor_blocks)
    seen.count(state.turns)
    seen.who(state.holder)
    seen.flag(state.governor_in_hand)
    seen.who(state.finisher)


def _put_turn(seen: Observation, state: Fortress) -> None:
    """Whose turn it is, and what was begun in it."""
    seen.who(state.active)
    seen.count(state.actions)
    seen.one_of(state.role, len(data.ROLES))
    seen.count(_effort(state))
    seen.count(state.to_keep)
    step = state.step if state.menu else None
    seen.bits(step.served if isinstance(step, ServeJail) else 0, data.REGIONS)


def _effort(state: Fortress) -> i64:
    """The workers that what was built in this action needs (IF8.0); the governor block may come in between."""
    step = state.step if state.menu else None
    if isinstance(step, PlaceGovernor) and state.agenda:
        between = state.agenda[-1]
        return between.effort if isinstance(between, BuildSecond) else 0
    if isinstance(step, BuildSecond):
        return step.effort
    return step.effort if isinstance(step, Split) else 0


def _put_supplies(seen: Observation, state: Fortress) -> None:
    """What is left for everybody, and what is in the jails."""
    seen.count(state.free_laborers)
    seen.count(state.free_convicts)
    seen.count(state.free_chips)
    seen.count(state.free_reinforcements)
    seen.count(len(state.deck))
    seen.count(state.missing)
    for region in range(data.REGIONS):
        seen.count(state.jail_jade[region] if region < state.regions else 0)
        seen.count(state.jail_convicts[region] if region < state.regions else 0)


def _put_player(seen: Observation, state: Fortress, seat: i64) -> None:
    """What lies on the board of a player; of secrets no more than everybody knows, and the own bid."""
    seen.count(state.points[seat])
    seen.count(state.jade[seat])
    seen.count(state.laborers[seat])
    seen.count(state.convicts[seat])
    seen.count(state.stock[seat])
    seen.count(state.unbought[seat])
    seen.count(state.chips[seat])
    seen.count(state.treasures[seat])
    seen.one_of(state.camp[seat], data.REGIONS)
    # Those of the last round are of no interest any more.
    seen.bits(0 if state.is_bidding() else state.table[seat], len(data.ROLES))
    seen.bits(state.played[seat], data.FAVOR_COUNT)
    # How far a seat has come with returning favors is its secret (IF5.4).
    seen.count(data.FAVORS_KEPT if state.is_returning() else count_bits(state.hand[seat]))
    seen.count(count_bits(state.looking[seat]))
    seen.count(state.kept[seat])
    _put_bid(seen, state, seat)


def _put_bid(seen: Observation, state: Fortress, seat: i64) -> None:
    """Whether there is a bid to be seen, and how much."""
    hidden = state.bids[seat] == NO_BID or (seat != seen.seat and state.is_bidding())
    seen.flag(not hidden)
    seen.count(0 if hidden else state.bids[seat])


def _put_wall(seen: Observation, state: Fortress) -> None:
    """Everybody's blocks, the governor's, and the reinforcements: a bit for each cell, as they are numbered."""
    for offset in range(state.seats):
        _put_blocks(seen, state, (seen.seat + offset) % state.seats)
    _put_blocks(seen, state, data.GOVERNOR)
    for level in range(data.LEVELS):
        seen.bits(state.reinforced[level], data.WIDTH)


def _put_blocks(seen: Observation, state: Fortress, owner: i64) -> None:
    for level in range(data.LEVELS):
        seen.bits(state.blocks[owner * data.LEVELS + level], data.WIDTH)
