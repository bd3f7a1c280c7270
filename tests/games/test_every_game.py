"""What every game folder must keep, whatever the game: DESIGN's six families, for each number of seats."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from asztal import games
from asztal.bots import consult, make
from asztal.engine.events import Event
from asztal.engine.folders import GAMES, folder_of
from asztal.engine.game import SPECTATOR, Game, decision_of, view_of
from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.engine.state import State
from asztal.engine.step import AskTogether
from asztal.engine.view import DecisionView
from asztal.match import Match, Record
from asztal.words import LANGUAGES, Words, texts
from bench.undo_leaks import leaks_of
from tests.random_play import choices_made, play_randomly
from tests.snapshots import snapshot

# Random matches per table; a run on the compiled rules affords more.
MATCHES = 200
CHOICES_CAP = 100_000
LABEL = 52
"""The characters a button has room for."""

TABLES = [(name, seats) for name in games.names() for seats in games.find(name).seats]
each_table = pytest.mark.parametrize(("name", "seats"), TABLES)
SIZES = [table for table in TABLES if table[1] in (min(games.find(table[0]).seats), max(games.find(table[0]).seats))]
each_size = pytest.mark.parametrize(("name", "seats"), SIZES)
"""The fewest and the most seats: for what costs much and differs little between them."""
each_game = pytest.mark.parametrize("name", games.names())


def new(name: str, seats: int, seed: int) -> tuple[Game, State]:
    game = games.find(name)
    return game, game.new(seats, seed, game.thinking.simulation)


@lru_cache(maxsize=12)
def walk(name: str, seats: int, seed: int) -> list[State]:
    """All positions of a random match; many tests look at the same ones."""
    _, state = new(name, seats, seed)
    rng = seeded(seed, "positions")
    found = []
    while state.menu:
        found.append(state.copy())
        play_on(state, rng, 1)
    return found


def positions(name: str, seats: int, seeds: range, every: int) -> Iterator[tuple[Game, State]]:
    """Positions from random matches, one in so many."""
    game = games.find(name)
    for seed in seeds:
        rng = seeded(seed, "picked", every)
        for state in walk(name, seats, seed):
            if rng.below(every) == 0:
                yield game, state.copy()


def played(name: str, seats: int, seed: int, choices: int) -> Match:
    """A match in which so many random choices were made, at most."""
    game = games.find(name)
    return play_randomly(Match(game, seats, game.thinking.simulation, seed), choices, seed)


# -- 1. Every match ends ----------------------------------------------------------------------------------------------


@each_table
def test_random_matches_end_with_a_ranking(name: str, seats: int) -> None:
    for seed in range(MATCHES):
        _, state = new(name, seats, seed)
        play_on(state, seeded(seed), CHOICES_CAP)
        assert state.result is not None
        assert not state.menu
        assert len(state.result.ranks) == seats
        assert min(state.result.ranks) == 1
        assert sum(state.result.payoffs()) == pytest.approx(1.0)


@each_table
def test_every_choice_is_within_its_kind(name: str, seats: int) -> None:
    game = games.find(name)
    actions = set()
    for _, state in positions(name, seats, range(6), 1):
        decision = decision_of(state, int(state.seat))
        assert decision is not None
        assert decision.kind in game.rules.kinds
        assert len(set(decision.choices)) == len(decision.choices)
        assert state.step is not None
        assert len(decision.choices) > 1 or isinstance(state.step, AskTogether) or not state.step.is_forced(state, [0])
        for choice in decision.choices:
            assert 0 <= choice < decision.kind.size
            actions.add(decision.action(choice))
    assert max(actions) < game.action_count


@each_game
def test_flat_action_numbers_do_not_overlap(name: str) -> None:
    game = games.find(name)
    numbers = [kind.offset + choice for kind in game.rules.kinds for choice in range(kind.size)]
    assert numbers == list(range(game.action_count))


# -- 2. Nothing is created or lost ------------------------------------------------------------------------------------


@each_table
def test_invariants_hold_after_every_choice(name: str, seats: int) -> None:
    for game, state in positions(name, seats, range(4), 1):
        assert game.rules.invariants(state) == []


# -- 3. Copies are deep, records replay, compiled and uncompiled agree ------------------------------------------------


@each_size
def test_playing_on_a_copy_changes_nothing(name: str, seats: int) -> None:
    for seed, (_, state) in enumerate(positions(name, seats, range(3), 12)):
        before = snapshot(state)
        copy = state.copy()
        assert snapshot(copy) == before
        play_on(copy, seeded(seed), 60)
        assert snapshot(state) == before


@each_size
def test_a_copy_goes_on_like_its_original(name: str, seats: int) -> None:
    for seed, (_, state) in enumerate(positions(name, seats, range(2), 20)):
        first, second = state.copy(), state.copy()
        play_on(first, seeded(seed), 80)
        play_on(second, seeded(seed), 80)
        assert snapshot(first) == snapshot(second)


@each_table
def test_a_record_replays_to_the_same_state(name: str, seats: int) -> None:
    for seed in range(3):
        match = played(name, seats, seed, 150)
        again = Match.replay(Record.from_json(match.record().to_json()))
        assert snapshot(again.state) == snapshot(match.state)
        assert again.choices == match.choices
        assert {event.kind for event in match.events} <= set(match.game.rules.events)
        assert [told(event) for event in again.events] == [told(event) for event in match.events]


@each_size
def test_a_match_saved_half_way_goes_on_exactly(name: str, seats: int) -> None:
    whole = played(name, seats, 5, 400)
    half = Match.replay(whole.record(), len(whole.choices) // 2)
    loaded = Match.replay(Record.from_json(half.record().to_json()))
    for seat, choice in whole.choices[len(half.choices) :]:
        loaded.choose(seat, choice)
    assert snapshot(loaded.state) == snapshot(whole.state)


_FINGERPRINT = """
import hashlib, sys
from asztal import _compiled, games
from asztal.bots import consult, make
from asztal.engine.rng import seeded
from tests.snapshots import snapshot
from asztal.engine.play import play_on
name, seats = sys.argv[1], int(sys.argv[2])
game = games.find(name)
digest = hashlib.sha256()
for seed in range(3):
    state = game.new(seats, seed, game.thinking.simulation)
    rng = seeded(seed, "fingerprint")
    while state.menu:
        play_on(state, rng, 1)
        digest.update(repr(snapshot(state)).encode())
        digest.update(repr([round(value, 9) for value in game.thinking.evaluate(state)]).encode())
state = game.new(seats, 1, game.thinking.simulation)
for bot in ("greedy", "search:30") * 3:
    if state.menu:
        state.choose(consult(make(bot, game), state, int(state.seat), seeded(bot)))
        digest.update(repr(snapshot(state)).encode())
print(digest.hexdigest())
"""


@each_size
def test_compiled_and_uncompiled_agree_to_the_bit(name: str, seats: int) -> None:
    prints = []
    for uncompiled in ("", "1"):
        environment = {**os.environ, "ASZTAL_UNCOMPILED": uncompiled}
        command = [sys.executable, "-c", _FINGERPRINT, name, str(seats)]
        prints.append(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert prints[0] == prints[1]


# -- 4. Nothing leaks -------------------------------------------------------------------------------------------------


def told(event: Event) -> tuple[str, int, list[int]]:
    return event.kind.name, event.audience, event.values


def plain(view: Mapping[str, Any]) -> str:
    return json.dumps(view, sort_keys=True)


def same_for(game: Game, seat: int, one: State, other: State) -> None:
    """Two states that differ only in what the seat can't know look the same to it."""
    assert plain(view_of(game, one, seat)) == plain(view_of(game, other, seat))
    first, second = decision_of(one, seat), decision_of(other, seat)
    assert first == second


@each_table
def test_a_view_does_not_depend_on_what_the_seat_cannot_know(name: str, seats: int) -> None:
    for at, (game, state) in enumerate(positions(name, seats, range(5), 8)):
        for seat in range(seats):
            same_for(game, seat, state, state.redeal(seat, seeded(at)))


@each_table
def test_a_spectator_sees_no_more_than_every_seat(name: str, seats: int) -> None:
    for at, (game, state) in enumerate(positions(name, seats, range(2), 20)):
        views = {plain(view_of(game, state.redeal(seat, seeded(at)), SPECTATOR)) for seat in range(seats)}
        assert views == {plain(view_of(game, state, SPECTATOR))}


@each_size
def test_a_redeal_depends_on_the_seats_knowledge_alone(name: str, seats: int) -> None:
    """Redealing an already redealt state gives the same as redealing the true one."""
    for at, (_, state) in enumerate(positions(name, seats, range(5), 10)):
        for seat in range(seats):
            from_truth = snapshot(state.redeal(seat, seeded(at)))
            from_other = snapshot(state.redeal(seat, seeded("other", at)).redeal(seat, seeded(at)))
            assert from_truth == from_other


@each_table
def test_how_far_others_have_come_with_a_secret_choice_shows_in_no_redeal(name: str, seats: int) -> None:
    """Truths that a seat can't tell apart, because another has begun to choose in secret, give the same redeal."""
    compared = 0
    for at, (_, state) in enumerate(positions(name, seats, range(3), 1)):
        if not isinstance(state.step, AskTogether) or int(state.owing()).bit_count() < 2:
            continue
        chooser = int(state.seat)
        begun = []
        for choice in (state.menu[0], state.menu[-1]):
            begun.append(state.copy())
            begun[-1].choose(choice)
        if not begun[0].owing() >> chooser & 1:
            # That a seat is done lies open.
            continue
        for seat in set(range(seats)) - {chooser}:
            redeals = [snapshot(truth.redeal(seat, seeded(at))) for truth in (state, *begun)]
            for redeal in redeals:
                # Who is asked first is no more than that.
                assert redeal.pop("seat") in range(seats)
                redeal.pop("menu")
            assert redeals[0] == redeals[1] == redeals[2]
            compared += 1
    assert compared or name not in ("tara", "island_fortress")


@each_table
def test_a_game_without_chance_draws_nothing(name: str, seats: int) -> None:
    game = games.find(name)
    state = game.new(seats, 1, game.thinking.simulation)
    while state.menu:
        state.choose(state.menu[-1])
    assert (state.rng.counter != seeded(0).counter) == game.rules.chance


@each_size
def test_redeals_are_sound_and_differ_where_something_is_hidden(name: str, seats: int) -> None:
    """Redeals of one position are different possibilities; not always: what others have may lie open for a while."""
    differ = 0
    for at, (game, state) in enumerate(positions(name, seats, range(2), 25)):
        seat = int(state.seat)
        deals = [state.redeal(seat, seeded("deal", at, count)) for count in range(5)]
        for deal in deals:
            assert game.rules.invariants(deal) == []
        hidden = {plain(game.rules.view(deal, (seat + 1) % seats)) for deal in deals}
        differ += len(hidden) > 1
    assert (differ > 0) == games.find(name).rules.secrets


@each_size
@pytest.mark.parametrize("bot", ["random", "beginner", "amateur", "greedy", "search:40", "tree:40"])
def test_a_bot_does_not_depend_on_what_its_seat_cannot_know(name: str, seats: int, bot: str) -> None:
    for at, (game, state) in enumerate(positions(name, seats, range(2), 60)):
        seat = int(state.seat)
        other = state.redeal(seat, seeded("other", at))
        other.turn_to(seat)
        choices = {consult(make(bot, game), truth, seat, seeded("bot", at)) for truth in (state, other)}
        assert len(choices) == 1


@each_size
@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_a_bot_chooses_from_its_own_menu(name: str, seats: int, bot: str) -> None:
    """Also where several owe a choice at once, and the menus of the others lie beside its own."""
    for at, (game, state) in enumerate(positions(name, seats, range(2), 3)):
        if at % (4 if isinstance(state.step, AskTogether) else 20):
            continue
        for seat in range(seats):
            decision = decision_of(state, seat)
            if decision is not None and state.owing() >> seat & 1:
                assert consult(make(bot, game), state, seat, seeded(at)) in decision.choices


@each_table
def test_a_secret_choice_shows_in_no_other_seats_view_or_log(name: str, seats: int) -> None:
    """While several owe a choice, whatever one chooses looks the same to all others, and to a spectator."""
    for game, state in positions(name, seats, range(3), 1):
        owing = [seat for seat in range(seats) if state.owing() >> seat & 1]
        if len(owing) < 2:
            continue
        if len(state.menu) < 2:
            continue
        chooser = owing[0]
        tables, logs = [], []
        for choice in state.menu[:2]:
            table = state.copy()
            table.events = []
            table.turn_to(chooser)
            table.choose(choice)
            tables.append(table)
            logs.append(table.events)
        for other in (SPECTATOR, *(seat for seat in range(seats) if seat != chooser)):
            same_for(game, other, *tables)
            seen = [[told(event) for event in log if event.seen_by(other)] for log in logs]
            assert seen[0] == seen[1]
            if tables[0].owing() >> chooser & 1:
                # Not done yet: how far the seat has come is its secret too.
                same_for(game, other, state, tables[0])
                assert seen[0] == []


@each_size
def test_simultaneous_choices_commute(name: str, seats: int) -> None:
    """While several owe a choice, the order in which they choose leaves no trace."""
    for at, (_, state) in enumerate(positions(name, seats, range(3), 1)):
        owing = [seat for seat in range(seats) if state.owing() >> seat & 1]
        if len(owing) < 2:
            continue
        assert isinstance(state.step, AskTogether)
        ends = []
        for order in (owing, owing[::-1]):
            table = state.copy()
            for seat in order:
                table.turn_to(seat)
                table.choose(table.menu[at % len(table.menu)])
            ends.append(snapshot(table))
        assert ends[0] == ends[1]


# -- 5. Undo ----------------------------------------------------------------------------------------------------------


@each_table
def test_undo_restores_exactly_and_never_past_a_point_of_no_return(name: str, seats: int) -> None:
    for seed in range(3):
        game = games.find(name)
        match = Match(game, seats, game.thinking.simulation, seed)
        rng = seeded(seed, "undo")
        for _ in range(150):
            if match.over:
                break
            seat = match.owing()[-1]
            before, events = snapshot(match.state), len(match.events)
            finality, number = match.state.finality, match.number(seat)
            decision = match.decision(seat)
            assert decision is not None
            choice = decision.choices[rng.below(len(decision.choices))]
            match.choose(seat, choice, number)
            assert match.can_undo(seat) == (match.state.finality == finality)
            if match.can_undo(seat):
                match.undo(seat)
                match.state.turn_to(int(before["seat"]))
                assert snapshot(match.state) == before
                assert len(match.events) == events
                assert match.number(seat) == number
                match.choose(seat, choice, number)


# -- 6. Words ---------------------------------------------------------------------------------------------------------


class _Variables(Visitor):
    """Collects the variables of a message, without the forms of nouns: ``$province-in`` counts as ``$province``."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.partition("-")[0])


@cache
def messages(language: str, game: str) -> dict[str, tuple[set[str], set[str]]]:
    """For each text key its variables and its attributes."""
    found = {}
    for path in texts(language, game):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                variables = _Variables()
                variables.visit(entry)
                assert entry.id.name not in found, f"{path.name} has '{entry.id.name}' twice"
                found[entry.id.name] = (variables.names, {attribute.id.name for attribute in entry.attributes})
    return found


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_complete_in_every_language(name: str, language: str) -> None:
    assert messages(language, name) == messages("en", name)


@each_size
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_choice_and_event_can_be_said(name: str, seats: int, language: str) -> None:
    questions, match = asked_and_told(name, seats)
    words = Words(language, match.game, [f"Name {seat}" for seat in range(seats)])
    for decision in questions:
        assert words.plain(decision["question"])
        labels = [words.plain(choice["phrase"]) for choice in decision["choices"]]
        assert len(set(labels)) == len(labels), "two choices with the same words"
        assert max(map(len, labels)) <= LABEL, max(labels, key=len)
    for event in match.events:
        assert words.event(event)
    if match.over:
        assert match.state.result is not None
        assert words.say(f"reason-{match.state.result.reason}")


@cache
def asked_and_told(name: str, seats: int) -> tuple[list[DecisionView], Match]:
    """What is asked now and then in a match, and the match; the same for all languages."""
    game = games.find(name)
    match = Match(game, seats, game.thinking.simulation, 3)
    questions: list[DecisionView] = []
    for made, _ in enumerate(choices_made(match, 400, 3)):
        for seat in match.owing() if made % 7 == 0 else []:
            decision = match.view(seat)["decision"]
            assert decision is not None
            questions.append(decision)
    return questions, match


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_and_event_has_its_words(name: str, language: str) -> None:
    game = games.find(name)
    words = Words(language, game)
    assert words.has("game-title")
    assert words.has("game-sentence")
    for colour in game.colours:
        assert words.has(f"seat-{colour}")
    for kind in game.rules.kinds:
        assert words.has(f"ask-{kind.name}")
        for choice_name in kind.names.values():
            assert words.has(f"choice-{kind.name}-{choice_name}")
    for event in game.rules.events:
        assert words.has(f"event-{event.name}")
        arguments = messages(language, name)[f"event-{event.name}"][0]
        assert arguments <= set(event.fields)


@each_size
def test_the_table_can_be_drawn_as_text(name: str, seats: int) -> None:
    match = played(name, seats, 4, 60)
    words = Words("en", match.game)
    if match.game.wording.draw is not None:
        for seat in (SPECTATOR, *range(seats)):
            assert str(match.game.wording.draw(match.view(seat), words)).strip()


@each_table
def test_nothing_is_taken_back_that_has_shown_something(name: str, seats: int) -> None:
    """Whatever a choice lets its seat see that it could not have known makes it final, however it came about."""
    for seed in range(2):
        assert leaks_of(name, seats, seed) == []


# -- Finished matches -------------------------------------------------------------------------------------------------

RECORDS = sorted(Path(__file__).parent.glob("*/records/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_finished_matches_replay_to_their_end(path: Path) -> None:
    """Kept records, one for each way a game can end; ``ends.toml`` says how each did."""
    ends = tomllib.loads((path.parent / "ends.toml").read_text(encoding="utf-8"))
    match = Match.load(path)
    result = match.state.result
    assert result is not None
    assert {"ranks": result.ranks, "scores": result.scores, "reason": result.reason} == ends[path.stem]


@pytest.mark.parametrize("name", [name for name in games.names() if folder_of(name).parent == GAMES])
def test_every_reason_to_end_has_a_finished_match_and_its_words(name: str) -> None:
    ends = tomllib.loads((Path(__file__).parent / name / "records" / "ends.toml").read_text(encoding="utf-8"))
    reasons = {end["reason"] for end in ends.values()}
    assert reasons == {key.removeprefix("reason-") for key in messages("en", name) if key.startswith("reason-")}
