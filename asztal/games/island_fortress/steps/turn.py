"""A turn: a role card, one of its actions, perhaps a buyback and a second action (IF7, IF8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.phrase import Phrase
from asztal.engine.step import Step, in_order
from asztal.games.island_fortress import data, events
from asztal.games.island_fortress.state import Fortress
from asztal.games.island_fortress.steps import building, favors, kinds, planning, treasury, workers
from asztal.games.island_fortress.steps.active import AskActive, mentions
from asztal.games.island_fortress.steps.building import PLACE_GOVERNOR, may_place_governor
from asztal.games.island_fortress.steps.closing import end_match


class Turns(Step[Fortress]):
    """The holder of the marker, then clockwise, three times around (IF6.3.2)."""

    def run(self, state: Fortress) -> None:
        state.do_for_each_seat(_TURN_OF, state.holder, data.TURNS)


class Turn(Step[Fortress]):
    """An action of a seat, and what it may do besides."""

    def __init__(self, active: i64) -> None:
        self.active: i64 = active

    def run(self, state: Fortress) -> None:
        state.active = self.active
        state.turns += 1
        state.actions = 0
        state.do_in_order(_ACTION)


def is_legal(state: Fortress, seat: i64, action: i64) -> bool:
    """Whether the preconditions of an action are met (IF14)."""
    if action == data.RECRUIT_LABORERS:
        return state.free_laborers > 0
    if action == data.COLLECT_CONVICTS:
        return state.laborers[seat] >= data.LABORERS_FOR_CONVICTS and state.free_convicts > 0
    if action == data.BUY_BLOCKS:
        return state.unbought[seat] > 0
    if action == data.DRAW_FAVORS:
        return len(state.deck) > 0
    if action == data.REMOVE_REINFORCEMENT:
        return len(planning.reinforced_cells(state, seat)) > 0
    if action == data.BUILD_WALL:
        return building.can_build(state, seat)
    if action == data.PLAY_FAVOR:
        return favors.has_complete_favor(state, seat)
    if action == data.REPLACE_BLOCK:
        return building.can_replace(state, seat)
    if action == data.COLLECT_TREASURE:
        return treasury.can_collect_treasure(state, seat)
    if action == data.REPEAT_ROLE:
        return len(repeatable(state, seat)) > 0
    # From the jail, jade, and moving the taskmaster are always possible (IF7.2).
    return True


def repeatable(state: Fortress, seat: i64) -> list[int]:
    """The actions of own role cards on the table from earlier turns, the repeat cost being affordable (IF8.M2).

    Besides the taskmaster no card on the table is of this turn: one played before it was bought back (R08).
    """
    menu: list[int] = []
    table: i64 = state.table[seat]
    action: i64 = 0
    while action < data.MOVE_TASKMASTER:
        role: i64 = data.ROLE_OF[action]
        if table >> role & 1 and data.REPEAT_COST[role] <= state.jade[seat] and is_legal(state, seat, action):
            menu.append(action)
        action += 1
    return menu


def perform(state: Fortress, action: i64) -> None:
    """Carries out an action (IF8)."""
    if data.SENDS_CONVICT[action]:
        workers.send_convict(state)
    state.do_next(_ACTIONS[action])


class AskUnlessComplete(AskActive):
    """A decision that comes only while the wall has room: once it is complete the match ends (IF12.1)."""

    def run(self, state: Fortress) -> None:
        if state.missing == 0:
            end_match(state)
        else:
            super().run(state)


class PlayRole(AskUnlessComplete):
    """D3 and D4: a role card in hand with one of its actions, or first the governor block (IF7.1, IF7.2, IF9.6)."""

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        menu: list[int] = []
        table: i64 = state.table[seat]
        action: i64 = 0
        while action <= data.REPEAT_ROLE:
            if table >> data.ROLE_OF[action] & 1 == 0 and is_legal(state, seat, action):
                menu.append(action)
            action += 1
        if may_place_governor(state):
            menu.append(kinds.PLACE_GOVERNOR)
        return menu

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        if choice == kinds.PLACE_GOVERNOR:
            state.do_next(self)
            state.do_next(PLACE_GOVERNOR)
            return
        state.role = data.ROLE_OF[choice]
        state.table[seat] |= bit(state.role)
        state.actions += 1
        if choice != data.REPEAT_ROLE:
            state.tell(events.ROLE_PLAYED, seat, state.role, choice)
        perform(state, choice)


class MoveTaskmaster(AskActive):
    """D17: the camp of any other region (IF8.M1, R33)."""

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        return [region for region in range(state.regions) if region != state.camp[seat]]

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        state.tell(events.TASKMASTER_MOVED, seat, state.camp[seat], choice)
        state.camp[seat] = choice


class RepeatRole(AskActive):
    """D18: a role card from an earlier turn, paid for and performed in full; it stays on the table (IF8.M2, R34)."""

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        return repeatable(state, seat)

    def words(self, state: Fortress, seat: i64, choice: i64) -> Phrase:
        role: i64 = data.ROLE_OF[choice]
        return Phrase("choice-repeat", {"action": choice, "role": role, "jade:number": data.REPEAT_COST[role]})

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        role: i64 = data.ROLE_OF[choice]
        state.jade[seat] -= data.REPEAT_COST[role]
        state.tell(events.ROLE_REPEATED, seat, role, choice, data.REPEAT_COST[role])
        perform(state, choice)


class AfterAction(AskUnlessComplete):
    """D19: the governor block, a buyback after the first action, or the end of the turn (IF7.3 to IF7.6)."""

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        menu = [kinds.END_TURN]
        if state.actions == 1:
            if state.role == data.TASKMASTER and state.jade[seat] >= data.BUYBACK_JADE:
                menu.append(kinds.BUY_BACK_WITH_JADE)
            if state.chips[seat] >= data.BUYBACK_CHIPS:
                menu.append(kinds.BUY_BACK_WITH_CHIP)
        if may_place_governor(state):
            menu.append(kinds.GOVERNOR_AFTER)
        return menu

    def mentions(self, state: Fortress, seat: i64) -> dict[str, int]:
        buybacks = {kinds.BUY_BACK_WITH_JADE, kinds.BUY_BACK_WITH_CHIP} & {*self.choices(state, seat)}
        return {**mentions(state, seat), "buybacks:number": len(buybacks)}

    def words(self, state: Fortress, seat: i64, choice: i64) -> Phrase:
        # The last turn in which the governor block can be placed (IF9.5).
        is_last = state.turns > (data.TURNS - 1) * state.seats
        if choice == kinds.END_TURN and is_last and state.governor_in_hand and seat == state.holder:
            return Phrase("choice-after-end-turn-governor")
        return super().words(state, seat, choice)

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        if choice == kinds.END_TURN:
            return
        if choice == kinds.GOVERNOR_AFTER:
            state.do_next(self)
            state.do_next(PLACE_GOVERNOR)
            return
        if choice == kinds.BUY_BACK_WITH_JADE:
            state.jade[seat] -= data.BUYBACK_JADE
            state.tell(events.BOUGHT_BACK_WITH_JADE, seat, state.role, data.BUYBACK_JADE)
        else:
            state.chips[seat] -= data.BUYBACK_CHIPS
            state.free_chips += data.BUYBACK_CHIPS
            state.tell(events.BOUGHT_BACK_WITH_CHIP, seat, state.role)
        state.table[seat] &= ~bit(state.role)
        state.do_in_order(_ACTION)


TURNS_OF_ROUND: Final = Turns()
_ACTIONS: Final[list[Step[Fortress]]] = [
    workers.Recruit(kinds.RECRUIT),
    workers.CollectConvicts(),
    workers.EmptyJail(),
    planning.BuyBlocks(kinds.BUY_BLOCKS),
    planning.DrawFavors(kinds.DRAW_FAVORS),
    planning.Unreinforce(kinds.UNREINFORCE),
    building.BuildFirst(kinds.BUILD),
    favors.PlayFavor(kinds.PLAY_FAVOR),
    building.Replace(kinds.REPLACE),
    treasury.CollectJade(),
    treasury.ServeJail(0),
    MoveTaskmaster(kinds.MOVE),
    RepeatRole(kinds.REPEAT),
]
"""In the order of their numbers (``data.ACTIONS``)."""
_TURN_OF: Final[list[Step[Fortress]]] = [Turn(seat) for seat in range(data.SEATS)]
_ACTION: Final = in_order(PlayRole(kinds.ACTION), AfterAction(kinds.AFTER))
