"""Tara, Seat of Kings: the card on the shelf."""

from __future__ import annotations

from asztal.engine.events import EventKind
from asztal.engine.game import Game, Lesson, Options, Rules, Thinking, Wording
from asztal.engine.thinking import Approach
from asztal.games.tara import events
from asztal.games.tara.board import BOARD
from asztal.games.tara.data import BOT_ROUND_LIMIT, OPTIONS
from asztal.games.tara.features import aspects, evaluate
from asztal.games.tara.measures import measures
from asztal.games.tara.observation import observe
from asztal.games.tara.state import Tara
from asztal.games.tara.steps.kinds import KINDS
from asztal.games.tara.steps.rounds import Setup
from asztal.games.tara.terminal import draw
from asztal.games.tara.view import breakdown, invariants, running_score, view
from asztal.games.tara.why import means, why_not
from asztal.games.tara.wording import noun


def start(seats: int, options: Options) -> tuple[Tara, Setup]:
    """An empty table with its options."""
    state = Tara()
    limit = options["round_limit"]
    state.round_limit = 0 if limit == "none" else int(limit)
    state.same_rank = options["single_disc_priority"] == "same_rank"
    state.no_hold_on_fort = options["hold_on_own_fort"] == "no"
    state.storm_without_supply = options["storm_without_supply"] == "yes"
    state.kings_at_once = options["two_player_king"] == "at_once"
    state.traitors_depose = options["traitor_promotion_vs_cylinder"] == "deposes"
    state.garrison_of_two = options["garrison_size"] == "none_or_two"
    return state, Setup(options["provinces"])


def lesson_over(state: Tara) -> bool:
    """One round shows how cards, pairs and the end of a round go; the farewell says what is still to come."""
    return bool(state.round > 1)


GAME = Game(
    name="tara",
    seats=(2, 3, 4),
    colours=("blue", "yellow", "white", "red"),
    rules=Rules(
        start,
        KINDS,
        [kind for kind in vars(events).values() if isinstance(kind, EventKind)],
        view,
        invariants,
        older={"1-06d30f9b": dict},
        options=OPTIONS,
        why_not=why_not,
        means=means,
        standing=running_score,
        breakdown=breakdown,
    ),
    thinking=Thinking(
        evaluate,
        observe,
        aspects,
        measures,
        simulation={"round_limit": str(BOT_ROUND_LIMIT)},
        # Three of six cards: all hands there are, for ``evaluate`` can't tell them apart.
        approach=Approach(plans_together=20),
    ),
    wording=Wording(noun, draw),
    board=BOARD,
    lesson=Lesson(seed=6570, over=lesson_over),
)
