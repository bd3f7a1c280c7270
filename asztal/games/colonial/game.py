"""Colonial: the card on the shelf."""

from __future__ import annotations

from asztal.engine.events import EventKind
from asztal.engine.game import Game, Lesson, Options, Rules, Thinking, Wording
from asztal.engine.thinking import Approach, Sight
from asztal.games.colonial import events
from asztal.games.colonial.board import BOARD
from asztal.games.colonial.data import CONTINENT_SEATS, CONTINENTS, NATION_SEATS, OPTIONS
from asztal.games.colonial.features import aspects, evaluate, evaluate_for_a_lesson, expect, prospects, scale
from asztal.games.colonial.measures import measures
from asztal.games.colonial.observation import observe
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps.kinds import KINDS
from asztal.games.colonial.steps.setup import RANDOM, Setup
from asztal.games.colonial.terminal import draw
from asztal.games.colonial.view import breakdown, invariants, standing, view
from asztal.games.colonial.why import means, why_not
from asztal.games.colonial.wording import noun


def start(seats: int, options: Options) -> tuple[Colonial, Setup]:
    """An empty table with its options (C26.4, C26.5)."""
    state = Colonial()
    state.with_nations = options["nations"] == "on"
    state.advanced = options["advanced_colonies"] == "on"
    state.turn_limit = int(options["turn_limit"])
    state.no_offers = options["offers"] == "off"
    state.all_six = options["home_revolution_cards"] == "all_six"
    state.equal_city = options["city_minimum"] == "equal"
    state.any_majority = options["takeover_penalty"] == "any_majority"
    state.keep_last_counter = options["company_last_counter"] == "forbidden"
    state.governors_of_round = options["pirate_governors_scope"] == "round"
    state.lenient = options["left_end"] == "lenient"
    state.owner_chooses = options["war_casualties"] == "owner"
    state.territory_exhausts = options["war_exhaustion"] == "territory"
    state.dice_per_pirate = options["pirate_dice"] == "per_pirate"
    state.always_counter = options["pirate_counter"] == "always"
    state.spread = options["viceroy_spread"] == "one_territory"
    state.any_mission = options["spain_missions"] == "any"
    continent = options["continent"]
    return state, Setup(CONTINENTS.index(continent) if continent in CONTINENTS else RANDOM)


def lesson_over(state: Colonial) -> bool:
    """With a first colony a beginner has seen what everything else is for; who has none by then knows how to go on."""
    return state.colonies[0] != 0 or bool(state.turn > 4)


COSTLY = frozenset(
    {
        "choice-war",
        "choice-surrender-surrender",
        "choice-repay-to-win-no",
        "choice-explore-never",
        "choice-company-last",
        "choice-looting-revolution",
    }
)
"""Nearly every choice ends somebody's turn or is followed by dice; only these can cost more than one expects."""

GAME = Game(
    name="colonial",
    seats=(2, 3, 4, 5, 6),
    colours=("blue", "yellow", "red", "white", "green", "orange"),
    rules=Rules(
        start,
        KINDS,
        [kind for kind in vars(events).values() if isinstance(kind, EventKind)],
        view,
        invariants,
        options=OPTIONS,
        option_seats={
            ("nations", "on"): NATION_SEATS,
            **{("continent", continent): CONTINENT_SEATS for continent in CONTINENTS},
        },
        why_not=why_not,
        means=means,
        standing=standing,
        breakdown=breakdown,
    ),
    thinking=Thinking(
        evaluate,
        observe,
        aspects,
        measures,
        scale,
        expect,
        prospects,
        # The die decides what an exploration brings, and whether a war is won.
        approach=Approach(
            plans=10,
            plans_together=10,
            width=12,
            moments=1,
            throws=8,
            throws_ahead=1,
            margin=0.8,
            caution=1.0,
            follows_together=True,
        ),
        sight=Sight(ends=300, beginner=0.4, amateur=0.12),
    ),
    wording=Wording(noun, draw),
    board=BOARD,
    lesson=Lesson(seed=447, over=lesson_over, evaluate=evaluate_for_a_lesson),
    confirms=COSTLY,
)
