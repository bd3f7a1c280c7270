"""Empires: The Age of Discovery with the Builder Expansion: the card on the shelf."""

from __future__ import annotations

from asztal.engine.events import EventKind
from asztal.engine.game import Game, Lesson, Options, Rules, Thinking, Wording
from asztal.engine.thinking import Approach, Sight
from asztal.games.empires import data, events
from asztal.games.empires.board import BOARD
from asztal.games.empires.features import aspects, evaluate, evaluate_for_a_lesson, scale
from asztal.games.empires.measures import measures
from asztal.games.empires.observation import observe
from asztal.games.empires.state import Empires
from asztal.games.empires.steps.kinds import KINDS
from asztal.games.empires.steps.setup import Setup
from asztal.games.empires.terminal import draw
from asztal.games.empires.view import breakdown, invariants, standing, view
from asztal.games.empires.why import why_not


def start(seats: int, options: Options) -> tuple[Empires, Setup]:
    """An empty table with its options: the parts of the expansion, and variants."""
    state = Empires()
    state.with_builders = options["builders"] == "on"
    state.with_nations = options["nation_advantages"] == "on"
    state.vp_for_sale = options["vp_purchase"] == "on"
    state.with_purple = options["sixth_colour"] == "on"
    state.portugal_explores = options["portugal_free_discovery"] == "on"
    state.explorer_only = options["failed_counter"] == "explorer_only"
    state.by_bid = options["start_order"] == "bid"
    state.late_money = int(options["late_seat_money"])
    state.wide_tie = int(options["three_way_tie"])
    state.dock_spaces = int(options["dock_six"]) if seats == data.SEATS else data.DOCK_SPACES[seats]
    state.tiles = data.tiles_in_play(options["new_buildings"] == "on", state.with_builders)
    return state, Setup()


def colours(state: Empires) -> tuple[str, ...]:
    """Each nation has its colour; who has none yet takes one of those that are left (E2.1)."""
    nations = [nation for nation in state.nation if nation != data.NO_NATION]
    left = iter([nation for nation in range(len(data.NATIONS)) if nation not in nations])
    return tuple(data.COLOURS[next(left) if nation == data.NO_NATION else nation] for nation in state.nation)


def lesson_over(state: Empires) -> bool:
    """With the first scoring a beginner has seen what everything else is for."""
    return bool(state.turn > data.LAST_TURN[0])


COSTLY = frozenset({"choice-war-kind-war", "choice-dock-region-pass", "choice-figure-swap-no"})
"""Each figure that is placed hands the turn on, so nearly every choice is final; these cost money or a figure."""

GAME = Game(
    name="empires",
    seats=(2, 3, 4, 5, 6),
    colours=tuple(data.COLOURS),
    rules=Rules(
        start,
        KINDS,
        [kind for kind in vars(events).values() if isinstance(kind, EventKind)],
        view,
        invariants,
        options=data.OPTIONS,
        option_seats={("sixth_colour", "off"): (2, 3, 4, 5), ("dock_six", "12"): (6,)},
        why_not=why_not,
        standing=standing,
        breakdown=breakdown,
        # Nobody knows what others don't, unless the table wants failed expeditions to keep what they saw (E1).
        secrets=False,
    ),
    thinking=Thinking(
        evaluate,
        observe,
        aspects,
        measures,
        scale,
        # What a figure was placed for shows only after many others; and of many equal plans the first will do.
        approach=Approach(horizon=16, caution=1.0),
        sight=Sight(beginner=0.1, amateur=0.066),
    ),
    wording=Wording(draw=draw),
    board=BOARD,
    confirms=COSTLY,
    lesson=Lesson(seed=40, over=lesson_over, evaluate=evaluate_for_a_lesson),
    colours_chosen=colours,
)
