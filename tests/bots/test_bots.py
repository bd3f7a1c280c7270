"""Bots: what they are called, what they see, and that they are no fools."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

import asztal.bots.seated
from asztal.bots import NAMES, Bot, consult, make
from asztal.bots.bot import DEFAULT_SECONDS, ENDLESS, THINKING, parse_budget
from asztal.bots.budget import Budget
from asztal.bots.chain import Plans, Playout
from asztal.bots.greedy import GreedyBot
from asztal.bots.search_bot import SearchBot, TournamentBot, TreeBot
from asztal.bots.seated import SeatedBots
from asztal.bots.tournament import Entrant, Tournament
from asztal.engine.errors import BadBot
from asztal.engine.play import play_on
from asztal.engine.rng import Rng, seeded
from asztal.engine.state import State
from asztal.games import find
from asztal.games.colonial.state import Colonial
from asztal.games.island_fortress.state import NO_BID, Fortress
from asztal.games.tara.state import Tara
from asztal.match import Match, Seat
from asztal.match.record import BOT
from tests.snapshots import snapshot

FOUR = find("connect_four")
TARA = find("tara")
COLONIAL = find("colonial")


def four(*columns: int) -> State:
    """Connect Four with stones in these columns."""
    state = FOUR.new(2, 1)
    for column in columns:
        state.choose(column)
    return state


def chosen(bot: str, state: State, seed: int = 0) -> int:
    return consult(make(bot, FOUR), state, int(state.seat), seeded("test", seed))


# -- Names and budgets ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "budget"),
    [("500", (500, 0.0)), ("1", (1, 0.0)), ("0.2s", (ENDLESS, 0.2)), ("3s", (ENDLESS, 3.0))],
)
def test_a_budget_is_iterations_or_seconds(text: str, budget: tuple[int, float]) -> None:
    assert parse_budget(text) == budget


@pytest.mark.parametrize(
    "text", ["", "0", "0s", "0.0s", "1.5", "-5", "+5", "5m", "s", "1e3", "five", " 5", "5 ", "nan", "infs"]
)
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(BadBot, match=r"500 for iterations or 0\.2s for seconds"):
        parse_budget(text)


@pytest.mark.parametrize(
    "text",
    [str(2**63), "9" * 400, "9" * 5000, "9" * 5000 + "s"],
    ids=["2**63", "400 digits", "5000 digits", "5000 digits of seconds"],
)
def test_a_budget_beyond_all_numbers_is_refused(text: str) -> None:
    with pytest.raises(BadBot):
        parse_budget(text)


def test_search_has_its_budget() -> None:
    bot = make("search:77", FOUR)
    assert isinstance(bot, SearchBot)
    assert (bot.budget.iterations, bot.budget.seconds) == (77, 0.0)


def test_search_without_budget_has_a_moment() -> None:
    bot = make("search", FOUR)
    assert isinstance(bot, SearchBot)
    assert (bot.budget.iterations, bot.budget.seconds) == (ENDLESS, DEFAULT_SECONDS)


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_makes_legal_choices(name: str) -> None:
    spec = f"{name}:20" if name in THINKING else name
    for game, seats in ((FOUR, 2), (TARA, 2), (TARA, 4)):
        state = game.new(seats, 3)
        for turn in range(12):
            if not state.menu:
                break
            choice = consult(make(spec, game), state, int(state.seat), seeded(turn))
            assert choice in state.menu
            state.choose(choice)


@pytest.mark.parametrize("name", ["", "deepblue", "Greedy", "you", "search 500"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(BadBot, match="there are random, beginner, amateur, greedy, coach, search"):
        make(name, FOUR)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_only_search_takes_a_budget(name: str) -> None:
    with pytest.raises(BadBot, match="only search"):
        make(f"{name}:5", FOUR)


# -- Choosing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["random", "greedy", "search:60"])
def test_the_same_seed_gives_the_same_choice(bot: str) -> None:
    state = TARA.new(3, 2)
    choices = {consult(make(bot, TARA), state, 0, seeded("same")) for _ in range(3)}
    assert len(choices) == 1


def test_random_makes_every_choice_sometimes() -> None:
    assert {chosen("random", four(), seed) for seed in range(100)} == set(range(7))


def looking_at_the_clock() -> Callable[[], float]:
    """A clock that goes on a second at each look."""
    looks = itertools.count()
    return lambda: float(next(looks))


def test_a_tree_by_seconds_ends_when_the_time_is_up() -> None:
    search = TreeBot(FOUR, Budget(ENDLESS, 5.0, looking_at_the_clock())).new_tree()
    search.patient = True
    choice = search.run(four(), seeded("clock")).choice
    assert search.budget.clock() == 6.0
    assert 0 < int(search.budget.done) < 1000
    assert choice in range(7)


def test_a_tree_by_iterations_makes_no_more_of_them() -> None:
    search = TreeBot(FOUR, Budget(50)).new_tree()
    search.patient = True
    search.run(four(), seeded("fifty"))
    assert int(search.budget.done) == 50


def test_a_tournament_by_seconds_ends_when_the_time_is_up() -> None:
    state, _ = own_turn(3)
    bot = TournamentBot(TARA, Budget(ENDLESS, 8.0, looking_at_the_clock()))
    assert bot.think(state, seeded("clock")).choices[0] in state.menu
    # A look at the beginning and one after each round, of which each of the four stages has at least one.
    assert 8.0 <= bot.budget.clock() <= 8.0 + 4


def test_a_tournament_by_iterations_ends_with_the_stage_that_uses_them_up() -> None:
    state, _ = own_turn(3)
    bot = TournamentBot(TARA, Budget(400))
    bot.think(state, seeded("four hundred"))
    assert 400 <= int(bot.budget.done) < 400 + 16


WINS = {
    "upwards": ((3, 0, 3, 0, 3, 1), 3),
    "sideways": ((0, 0, 1, 1, 2, 2), 3),
    "a diagonal": ((0, 1, 1, 2, 2, 3, 2, 3, 3, 6), 3),
    "for the second seat": ((0, 6, 1, 6, 0, 6, 1), 6),
}
each_win = pytest.mark.parametrize(("columns", "win"), WINS.values(), ids=WINS)


@each_win
@pytest.mark.parametrize("bot", ["greedy", "search:300"])
def test_a_win_at_hand_is_taken(bot: str, columns: tuple[int, ...], win: int) -> None:
    assert {chosen(bot, four(*columns), seed) for seed in range(3)} == {win}


@pytest.mark.parametrize(("columns", "block"), [((3, 0, 3, 0, 3), 3), ((1, 1, 2, 2, 3, 0), 4), ((5, 6, 0, 6, 0, 6), 6)])
def test_search_blocks_a_loss_at_hand(columns: tuple[int, ...], block: int) -> None:
    assert {chosen("search:500", four(*columns), seed) for seed in range(3)} == {block}


def test_consulting_a_bot_changes_nothing() -> None:
    state = TARA.new(2, 5)
    before = snapshot(state)
    for bot in ("random", "greedy", "search:30"):
        consult(make(bot, TARA), state, 1, seeded(bot))
        assert snapshot(state) == before


# -- What bots see ----------------------------------------------------------------------------------------------------


class Spy(Bot):
    """Remembers the states it was shown."""

    def __init__(self) -> None:
        super().__init__(TARA)
        self.seen: list[State] = []

    def choose(self, state: State, rng: Rng) -> int:
        self.seen.append(state)
        return state.menu[0]


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    """Sits on every bot's seat."""
    bot = Spy()
    monkeypatch.setattr(asztal.bots.seated, "make", lambda spec, game: bot)
    return bot


def test_a_bot_at_the_table_never_sees_the_matchs_own_state(spy: Spy) -> None:
    """It sees a redealt copy: with luck of its own, and without what happened."""
    match = Match("tara", [Seat(BOT, bot="spy")] * 2, seed=3)
    bots = SeatedBots(match)
    for _ in range(10):
        luck = match.state.rng.copy().word()
        bots.choose(match.owing()[0])
        assert spy.seen[-1].rng.copy().word() != luck
        assert spy.seen[-1].events is None


def test_a_bot_is_asked_for_its_own_seat(spy: Spy) -> None:
    match = Match("tara", [Seat(BOT, bot="spy")] * 3, seed=3)
    bots = SeatedBots(match)
    for seat in (2, 0, 1):
        bots.choose(seat)
        assert spy.seen[-1].seat == seat


def test_a_bot_sees_its_own_hand_and_imagines_the_others() -> None:
    state = TARA.new(3, 8)
    for _ in range(9):
        state.choose(state.menu[0])
    assert isinstance(state, Tara)
    bot = Spy()
    for at in range(8):
        consult(bot, state, int(state.seat), seeded("imagine", at))
    own, other = int(state.seat), (int(state.seat) + 1) % 3
    seen = [view for view in bot.seen if isinstance(view, Tara)]
    assert [view.hand_of(own) for view in seen] == [state.hand_of(own)] * 8
    assert len({tuple(view.hand_of(other)) for view in seen}) > 4


def test_a_bot_cannot_foresee_chance() -> None:
    """The generator of a redealt copy is not the match's."""
    state = TARA.new(2, 8)
    bot = Spy()
    for at in range(2):
        consult(bot, state, 0, seeded("foresee", at))
    words = {shown.rng.copy().word() for shown in (state, *bot.seen)}
    assert len(words) == 3


def test_search_sees_redealt_copies_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy and search get their state from ``consult`` alone, so it must be the redealt one."""
    shown: list[State] = []

    def look(self: GreedyBot, state: State, rng: Rng) -> int:
        shown.append(state)
        return state.menu[0]

    monkeypatch.setattr(GreedyBot, "choose", look)
    monkeypatch.setattr(SearchBot, "choose", look)
    state = TARA.new(2, 8)
    for bot in ("greedy", "search:10"):
        consult(make(bot, TARA), state, 0, seeded(bot))
    assert len(shown) == 2
    assert all(seen.rng.copy().word() != state.rng.copy().word() for seen in shown)


# -- What belongs together within a turn ------------------------------------------------------------------------------


def own_turn(seed: int) -> tuple[State, int]:
    """A match of Tara at the first card of a turn."""
    state = TARA.new(2, seed)
    while state.step is None or state.step.kind.name != "card":
        state.choose(state.menu[0])
    return state, int(state.seat)


def test_a_tournament_follows_its_plan_to_the_end_of_the_turn() -> None:
    state, seat = own_turn(3)
    bot = TournamentBot(TARA, Budget(60))
    plan = bot.think(state.redeal(seat, seeded("plan")), seeded("turn")).choices
    assert len(plan) > 1
    bot = TournamentBot(TARA, Budget(60))
    made = [bot.choose(state.redeal(seat, seeded("plan")), seeded("turn"))]
    state.choose(made[0])
    thought_about = int(bot.budget.done)
    while len(made) < len(plan):
        made.append(consult(bot, state, seat, seeded("later")))
        state.choose(made[-1])
    assert made == plan
    assert int(bot.budget.done) == thought_about


def test_a_tree_is_kept_for_the_next_decision_of_the_turn() -> None:
    state, seat = own_turn(3)
    bot = TreeBot(TARA, Budget(200))
    state.choose(consult(bot, state, seat, seeded("first")))
    assert state.seat == seat
    kept = bot._tree
    assert kept.root.visits > 50
    consult(bot, state, seat, seeded("second"))
    assert bot._tree is kept


def test_a_tree_is_forgotten_when_somebody_else_has_chosen() -> None:
    state, seat = own_turn(3)
    bot = TreeBot(TARA, Budget(60))
    consult(bot, state, seat, seeded("first"))
    kept = bot._tree
    while state.seat == seat:
        state.choose(state.menu[-1])
    state.choose(state.menu[0])
    while state.seat != seat:
        state.choose(state.menu[-1])
    assert consult(bot, state, seat, seeded("second")) in state.menu
    assert bot._tree is not kept


@pytest.mark.parametrize("seat", [0, 1])
def test_a_hand_is_the_same_whoever_else_is_choosing(seat: int) -> None:
    """Each seat picks three cards, all at the same time; what the other does in between changes nothing."""
    alone, among = TARA.new(2, 3), TARA.new(2, 3)
    hands = []
    for state, others in ((alone, 0), (among, 1)):
        bot = TournamentBot(TARA, Budget(60))
        hand = []
        for pick in range(3):
            hand.append(consult(bot, state, seat, seeded("hand", pick)))
            state.turn_to(seat)
            state.choose(hand[-1])
            if pick < 2 and others:
                state.turn_to(1 - seat)
                state.choose(state.menu[0])
        hands.append(hand)
    assert hands[0] == hands[1]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_last_seat_plans_its_hand_as_the_first_does(seats: int) -> None:
    """Chains go on until a seat owes nothing, also where others are asked first."""
    state = TARA.new(seats, 3)
    for seat in (0, seats - 1):
        known = state.redeal(seat, seeded(1))
        known.turn_to(seat)
        plans = Plans(TARA.thinking.evaluate, seeded(1), 20)
        plans.find(known, 600)
        assert [len(path) for path in plans.paths] == [3] * 20


def test_a_plan_is_dropped_when_another_choice_was_made() -> None:
    """Whoever was only asked has not chosen: what the seat sees then is not what it expected."""
    state, seat = own_turn(3)
    bot = TournamentBot(TARA, Budget(60))
    asked = consult(bot, state, seat, seeded("asked"))
    state.choose(next(choice for choice in state.menu if choice != asked))
    assert state.seat == seat
    bot.budget.done = 0
    consult(bot, state, seat, seeded("again"))
    assert bot.budget.done >= 60


def test_in_a_round_of_a_tournament_all_plans_have_the_same_luck() -> None:
    """Plans that are the same come to the same, whatever is drawn on the way."""
    state, _ = own_turn(3)
    tournament = Tournament(Playout(TARA.thinking.evaluate, 6, 24), 4, 60, Budget(1))
    twins = [Entrant([state.menu[0]], 0.5), Entrant([state.menu[0]], 0.5)]
    outcomes = set()
    for at in range(6):
        tournament.play_round(state, twins, twins[0], seeded("luck", at))
        assert twins[0].total == twins[1].total
        outcomes.add(twins[0].total)
    assert len(outcomes) == 6


def test_a_lead_that_may_be_luck_does_not_beat_the_favourite() -> None:
    entrant = Entrant([0], 0.5)
    for value in (0.9, 0.1, 0.8, 0.3, 0.6):
        entrant.play(value, 0.5)
    assert entrant.lead_with(0.0) > 0.0 > entrant.lead_with(-1.0)
    for _ in range(20):
        entrant.play(0.6, 0.5)
    assert entrant.lead_with(-1.0) > 0.0


def test_where_one_plan_is_far_better_nothing_is_played_out() -> None:
    state, _ = own_turn(3)
    budget = Budget(60)
    tournament = Tournament(Playout(TARA.thinking.evaluate, 6, 24), 4, 60, budget)
    tournament.margin = 1e-6
    assert tournament.run(state, seeded("clear")).path
    assert budget.done == 0


def test_a_playout_by_moments_ends_where_nobody_has_begun_the_next_turn() -> None:
    """All plans are judged at the same point: whoever chose last in a turn has not planned the next one already."""
    playout = TournamentBot(COLONIAL, Budget(1)).playout()
    judged: list[State] = []

    def look(seen: State) -> list[float]:
        judged.append(seen)
        return COLONIAL.thinking.evaluate(seen)

    playout.prospects = look
    state = COLONIAL.new(4, 11)
    play_on(state, seeded("opening"), 60)
    assert isinstance(state, Colonial)
    for at in range(10):
        playout.judge(state.copy(), 0, seeded("to the end", at), state.moment())
        last = judged[-1]
        assert isinstance(last, Colonial)
        assert (last.turn, any(last.programme)) == (state.turn + 1, False)


def test_on_the_way_of_a_playout_nobody_knows_the_dice() -> None:
    """Who chooses knowing what will be thrown explores only where it succeeds."""
    state = COLONIAL.new(4, 12)
    rng = seeded("to explore")
    while state.step is None or state.step.kind.name != "explore":
        play_on(state, rng, 1)
    assert isinstance(state, Colonial)
    playout = TournamentBot(COLONIAL, Budget(1)).playout()

    def explored(throws_ahead: int) -> int:
        playout.throws_ahead = throws_ahead
        found = 0
        for at in range(60):
            start = state.copy()
            start.rng = seeded("dice", at)
            after = playout.play_chain(start, seeded("thinking", at))
            assert isinstance(after, Colonial)
            found += after.unexplored != state.unexplored or after.circumnavigation != state.circumnavigation
        return found

    assert explored(1) < explored(0)


def test_a_playout_ends_with_the_prospects_where_a_game_has_them() -> None:
    state = TARA.new(2, 5)
    playout = Playout(TARA.thinking.evaluate, 2, 4)
    playout.prospects = lambda there: [0.25, 0.75]
    assert playout.judge(state, 0, seeded("prospects")) == [0.25, 0.75]
    colonial = find("colonial")
    bot = make("search:4", colonial)
    assert isinstance(bot, SearchBot)
    assert bot.playout().prospects == colonial.thinking.prospects


def test_in_a_tournament_the_others_choose_before_the_plan_can_be_known() -> None:
    fortress = find("island_fortress")
    state = fortress.new(2, 5, fortress.thinking.simulation)
    while state.step is None or state.step.kind.name != "bid":
        state.choose(state.menu[0])
    bids_seen = set()

    def look(seen: State) -> list[float]:
        assert isinstance(seen, Fortress)
        bids_seen.add(tuple(bid != NO_BID for bid in seen.bids))
        return fortress.thinking.evaluate(seen)

    Tournament(Playout(look, 2, 24), 4, 60, Budget(1)).let_others_choose(state, 0, seeded("bids"))
    assert bids_seen == {(False, True)}
    assert state.seat == 0
    assert state.owing() == 0b01


def test_hands_that_evaluate_cant_tell_apart_are_all_thought_about() -> None:
    """Three of six cards make twenty hands, and each is worth the same until it is played (T5.2)."""
    state = TARA.new(2, 5)
    plans = Plans(TARA.thinking.evaluate, seeded("hands"), 20)
    plans.find(state, 600)
    assert len({tuple(sorted(path)) for path in plans.paths}) == 20


def test_what_is_hidden_is_imagined_unless_a_measurement_wants_it_seen() -> None:
    state, _ = own_turn(3)
    tournament = Tournament(Playout(TARA.thinking.evaluate, 1, 4), 4, 20, Budget(10))

    def hands() -> set[tuple[int, ...]]:
        imagined = [tournament.imagine(state, seeded(at)) for at in range(8)]
        return {tuple(deal.hand) for deal in imagined if isinstance(deal, Tara)}

    assert len(hands()) > 1
    expected: list[int] = []
    tournament.expect = lambda deal, seat, rng: expected.append(seat)
    assert len(hands()) > 1
    assert expected == [int(state.seat)] * 8
    tournament.sees_all = True
    assert isinstance(state, Tara)
    assert hands() == {tuple(state.hand)}
