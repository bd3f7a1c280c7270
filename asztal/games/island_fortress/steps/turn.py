"""A turn: a role card, one of its actions, perhaps a buyback and a second action (IF7, IF8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.step import Step, in_order
from asztal.games.island_fortress.data import (
    BUILD_WALL,
    BUY_BLOCKS,
    BUYBACK_CHIPS,
    BUYBACK_JADE,
    COLLECT_CONVICTS,
    COLLECT_FROM_JAIL,
    COLLECT_JADE_ACTION,
    COLLECT_TREASURE,
    DRAW_FAVORS,
    LABORERS_FOR_CONVICTS,
    MOVE_TASKMASTER,
    PLAY_FAVOR,
    RECRUIT_LABORERS,
    REMOVE_REINFORCEMENT,
    REPEAT_COST,
    REPEAT_ROLE,
    REPLACE_BLOCK,
    ROLE_OF,
    SENDS_CONVICT,
    TASKMASTER,
    TURNS,
)
from asztal.games.island_fortress.events import (
    BOUGHT_BACK_WITH_CHIP,
    BOUGHT_BACK_WITH_JADE,
    ROLE_PLAYED,
    ROLE_REPEATED,
    TASKMASTER_MOVED,
)
from asztal.games.island_fortress.state import Fortress
from asztal.games.island_fortress.steps import building, favors, planning, workers
from asztal.games.island_fortress.steps.active import AskActive
from asztal.games.island_fortress.steps.building import PLACE_GOVERNOR, may_place_governor
from asztal.games.island_fortress.steps.closing import end_match
from asztal.games.island_fortress.steps.kinds import (
    ACTION,
    AFTER,
    BUY_BACK_WITH_CHIP,
    BUY_BACK_WITH_JADE,
    END_TURN,
    GOVERNOR_AFTER,
    MOVE,
    REPEAT,
)
from asztal.games.island_fortress.steps.kinds import PLACE_GOVERNOR as GOVERNOR_FIRST
from asztal.games.island_fortress.steps.treasury import begin_collecting_treasure, can_collect_treasure, collect_jade


class Turns(Step[Fortress]):
    """The holder of the marker, then clockwise, three times around (IF6.3.2)."""

    def run(self, state: Fortress) -> None:
        if state.turns == TURNS * state.seats:
            return
        state.active = (state.holder + state.turns) % state.seats
        state.turns += 1
        state.actions = 0
        state.follow(_TURN)


def is_legal(state: Fortress, seat: i64, action: i64) -> bool:
    """Whether the preconditions of an action are met (IF14)."""
    if action == RECRUIT_LABORERS:
        return state.free_laborers > 0
    if action == COLLECT_CONVICTS:
        return state.laborers[seat] >= LABORERS_FOR_CONVICTS and state.free_convicts > 0
    if action == BUY_BLOCKS:
        return state.unbought[seat] > 0
    if action == DRAW_FAVORS:
        return len(state.deck) > 0
    if action == REMOVE_REINFORCEMENT:
        return len(planning.reinforced_cells(state, seat)) > 0
    if action == BUILD_WALL:
        return building.can_build(state, seat)
    if action == PLAY_FAVOR:
        return favors.has_complete_favor(state, seat)
    if action == REPLACE_BLOCK:
        return building.can_replace(state, seat)
    if action == COLLECT_TREASURE:
        return can_collect_treasure(state, seat)
    if action == REPEAT_ROLE:
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
    while action < MOVE_TASKMASTER:
        role: i64 = ROLE_OF[action]
        if table >> role & 1 and REPEAT_COST[role] <= state.jade[seat] and is_legal(state, seat, action):
            menu.append(action)
        action += 1
    return menu


def perform(state: Fortress, action: i64) -> None:
    """Carries out an action, or puts its decisions on the agenda (IF8)."""
    if SENDS_CONVICT[action] and action != BUILD_WALL:
        workers.send_convict(state)
    if action == RECRUIT_LABORERS:
        state.then(workers.RECRUIT)
    elif action == COLLECT_CONVICTS:
        workers.collect_convicts(state)
    elif action == COLLECT_FROM_JAIL:
        workers.empty_jail(state)
    elif action == BUY_BLOCKS:
        state.then(planning.BUY_BLOCKS)
    elif action == DRAW_FAVORS:
        state.then(planning.DRAW_FAVORS)
    elif action == REMOVE_REINFORCEMENT:
        state.then(planning.UNREINFORCE)
    elif action == BUILD_WALL:
        building.begin_building(state)
    elif action == PLAY_FAVOR:
        state.then(favors.PLAY_FAVOR)
    elif action == REPLACE_BLOCK:
        state.then(building.REPLACE_BLOCK)
    elif action == COLLECT_JADE_ACTION:
        collect_jade(state)
    elif action == COLLECT_TREASURE:
        begin_collecting_treasure(state)
    elif action == MOVE_TASKMASTER:
        state.then(_MOVE)
    else:
        state.then(_REPEAT)


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
        while action <= REPEAT_ROLE:
            if table >> ROLE_OF[action] & 1 == 0 and is_legal(state, seat, action):
                menu.append(action)
            action += 1
        if may_place_governor(state):
            menu.append(GOVERNOR_FIRST)
        return menu

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        if choice == GOVERNOR_FIRST:
            state.then(self)
            state.then(PLACE_GOVERNOR)
            return
        state.role = ROLE_OF[choice]
        state.table[seat] |= 1 << state.role
        state.actions += 1
        if choice != REPEAT_ROLE:
            state.tell(ROLE_PLAYED, seat, state.role, choice)
        perform(state, choice)


class MoveTaskmaster(AskActive):
    """D17: the camp of any other region (IF8.M1, R33)."""

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        return [region for region in range(state.regions) if region != state.camp[seat]]

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        state.tell(TASKMASTER_MOVED, seat, state.camp[seat], choice)
        state.camp[seat] = choice


class RepeatRole(AskActive):
    """D18: a role card from an earlier turn, paid for and performed in full; it stays on the table (IF8.M2, R34)."""

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        return repeatable(state, seat)

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        role: i64 = ROLE_OF[choice]
        state.jade[seat] -= REPEAT_COST[role]
        state.tell(ROLE_REPEATED, seat, role, choice, REPEAT_COST[role])
        perform(state, choice)


class AfterAction(AskUnlessComplete):
    """D19: the governor block, a buyback after the first action, or the end of the turn (IF7.3 to IF7.6)."""

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        menu = [END_TURN]
        if state.actions == 1:
            if state.role == TASKMASTER and state.jade[seat] >= BUYBACK_JADE:
                menu.append(BUY_BACK_WITH_JADE)
            if state.chips[seat] >= BUYBACK_CHIPS:
                menu.append(BUY_BACK_WITH_CHIP)
        if may_place_governor(state):
            menu.append(GOVERNOR_AFTER)
        return menu

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        if choice == END_TURN:
            return
        if choice == GOVERNOR_AFTER:
            state.then(self)
            state.then(PLACE_GOVERNOR)
            return
        if choice == BUY_BACK_WITH_JADE:
            state.jade[seat] -= BUYBACK_JADE
            state.tell(BOUGHT_BACK_WITH_JADE, seat, state.role, BUYBACK_JADE)
        else:
            state.chips[seat] -= BUYBACK_CHIPS
            state.free_chips += BUYBACK_CHIPS
            state.tell(BOUGHT_BACK_WITH_CHIP, seat, state.role)
        state.table[seat] &= ~(1 << state.role)
        state.follow(_ANOTHER_ACTION)


TURNS_OF_ROUND: Final = Turns()
_MOVE: Final = MoveTaskmaster(MOVE)
_REPEAT: Final = RepeatRole(REPEAT)
_ANOTHER_ACTION: Final = in_order(PlayRole(ACTION), AfterAction(AFTER))
_TURN: Final = in_order(PlayRole(ACTION), AfterAction(AFTER), TURNS_OF_ROUND)
