"""Island Fortress: the card on the shelf."""

from __future__ import annotations

from asztal.engine.errors import BadOption
from asztal.engine.events import EventKind
from asztal.engine.game import Game, Lesson, Options, Rules, Thinking, Wording
from asztal.engine.thinking import Approach, Sight
from asztal.games.island_fortress import events
from asztal.games.island_fortress.board import BOARD
from asztal.games.island_fortress.data import EXTRA_REGION_SEATS, EXTRAS, OPTIONS, QUICK_STARTS, REGIONS_FOR
from asztal.games.island_fortress.features import aspects, evaluate, evaluate_for_a_lesson, scale
from asztal.games.island_fortress.measures import measures
from asztal.games.island_fortress.observation import observe
from asztal.games.island_fortress.state import Fortress
from asztal.games.island_fortress.steps.kinds import KINDS
from asztal.games.island_fortress.steps.rounds import Setup
from asztal.games.island_fortress.terminal import draw
from asztal.games.island_fortress.view import breakdown, invariants, running_score, view
from asztal.games.island_fortress.why import means, why_not
from asztal.games.island_fortress.wording import noun


def start(seats: int, options: Options) -> tuple[Fortress, Setup]:
    """An empty table with its options (IF13)."""
    state = Fortress()
    state.no_replacing = options["replacing"] == "no"
    state.prize = OPTIONS["first_round_prize"].index(options["first_round_prize"])
    state.favor_trade = options["favor_trade"] == "yes"
    state.free_treasures = options["treasure_convicts"] == "supply"
    state.no_tower_patterns = options["pattern_towers"] == "no"
    state.exact_patterns = options["pattern_exact"] == "yes"
    state.unlimited_convicts = options["convicts"] == "unlimited"
    regions = REGIONS_FOR[seats] + (1 if options["extra_region"] == "yes" else 0)
    return state, Setup(regions, [int(options[f"extra_{name}"]) for name in EXTRAS])


def lesson_over(state: Fortress) -> bool:
    """Each round gathers blocks and workers and builds with them, and by the third a favor is complete."""
    return bool(state.round > 3)


def _before_own_numbers(options: Options) -> Options:
    """The quicker game had two sets of numbers (R42), and convicts were always limited."""
    options = dict(options)
    preset = options.pop("quick_start", "")
    if preset not in QUICK_STARTS:
        raise BadOption(f"The option 'quick_start' was one of {', '.join(QUICK_STARTS)}, not '{preset}'.")
    extras = {f"extra_{name}": str(number) for name, number in zip(EXTRAS, QUICK_STARTS[preset], strict=True)}
    return {**options, **extras, "convicts": "limited"}


GAME = Game(
    name="island_fortress",
    seats=(2, 3, 4),
    colours=("blue", "yellow", "white", "red"),
    rules=Rules(
        start,
        KINDS,
        [kind for kind in vars(events).values() if isinstance(kind, EventKind)],
        view,
        invariants,
        older={"1-bc3a1dc5": _before_own_numbers},
        options=OPTIONS,
        option_seats={("extra_region", "yes"): tuple(EXTRA_REGION_SEATS)},
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
        scale,
        # A turn has hundreds of ends, and what it is good for shows in the next one.
        # A bid alone tells nothing of what the others will bid, so it is judged by ``evaluate`` and not played out.
        approach=Approach(horizon=6, plans_together=1),
        sight=Sight(beginner=0.12, amateur=0.04),
    ),
    wording=Wording(noun, draw),
    board=BOARD,
    lesson=Lesson(seed=343, over=lesson_over, evaluate=evaluate_for_a_lesson),
)
