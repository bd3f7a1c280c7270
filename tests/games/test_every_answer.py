"""What every game answers: why something can't be chosen, why a choice is good, what it is about, how it stands."""

from __future__ import annotations

import importlib
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from math import log
from pathlib import Path
from typing import Any

import pytest

from asztal import games
from asztal.board import Scene
from asztal.bots import consult, make
from asztal.bots.merits import (
    AHEAD,
    AIMS,
    CONFIRMS,
    DENIES,
    EVEN,
    FURTHEST,
    GAINS,
    HITS,
    HOPES,
    KEEPS,
    LATER,
    LUCK,
    WINS,
    Inquiry,
    Merit,
    World,
    deals_of,
    merit_of,
)
from asztal.engine.game import SPECTATOR, Decision, Game, decision_of, view_of
from asztal.engine.rng import seeded
from asztal.engine.state import State
from asztal.engine.step import Kind
from asztal.engine.why import NOT_ASKED, NOT_NOW, NOT_YOUR_TURN, Reason, choice_meant, why_not
from asztal.words import LANGUAGES, Words
from tests.games.test_every_game import TABLES, each_game, each_size, each_table, positions

POSITIONS = 200
_MOST = 120
"""Choices of a kind that are asked about."""
_TAG = re.compile(r"<[a-z]+ [^>]*>")
_THING = re.compile(r' data-thing="([a-z_]+)-(\d+)"')
_DOCS = Path(__file__).parents[2] / "docs"

Mend = Callable[[Any, int, str, int], None]
Measure = Callable[[Any, int], int]
Fact = Callable[[int, int], bool]
"""(seat, choice) -> whether it is so."""


def sample(name: str) -> Iterator[tuple[Game, State, int]]:
    """So many positions of a game, over all numbers of seats, each with somebody who is asked something."""
    tables = [seats for game, seats in TABLES if game == name]
    wanted = -(-POSITIONS // len(tables))
    for seats in tables:
        found = 0
        for game, state in positions(name, seats, range(60), 5):
            if found == wanted:
                break
            owing = [seat for seat in range(seats) if state.owing() >> seat & 1]
            if owing:
                found += 1
                seat = owing[found % len(owing)]
                known = state.redeal(seat, seeded(found, "answers"))
                known.turn_to(seat)
                yield game, known, seat


def asked(state: State, seat: int) -> Decision:
    decision = decision_of(state, seat)
    assert decision is not None
    return decision


def drawn(game: Game, state: State, seat: int) -> str:
    """The board, the hand and the panels as a seat sees them."""
    assert game.board is not None
    words = Words("en", game, [f"Seat {at}" for at in range(state.seats)])
    drawing = game.board.draw(Scene(view_of(game, state, seat), words, game.colours_in(state)))
    return "".join([*drawing.parts.values(), drawing.hand, *drawing.panels])


def things(html: str) -> list[tuple[str, int]]:
    """What can't be chosen, and may be asked about."""
    tags = (tag for tag in _TAG.findall(html) if "data-choice" not in tag and "data-for" not in tag)
    return sorted({(found[1], int(found[2])) for tag in tags if (found := _THING.search(tag))})


def refusals(name: str) -> Iterator[tuple[Game, State, int, int, Reason]]:
    """What the game itself gives a reason for: (game, state, seat, choice, reason)."""
    for game, state, seat in sample(name):
        for noun, value in things(drawn(game, state, seat)):
            # None where something else on the page stands for the same thing, and can be chosen.
            reason = why_not(game, state, seat, noun, value)
            if reason is not None and reason.key not in (NOT_ASKED, NOT_YOUR_TURN):
                assert reason.key != NOT_NOW, f"{asked(state, seat).kind.name}: {noun} {value}"
                choice = choice_meant(game, state, seat, noun, value)
                assert choice is not None
                yield game, state, seat, choice, reason


# -- why not? ---------------------------------------------------------------------------------------------------------


@each_table
def test_whatever_can_be_chosen_on_a_board_says_what_it_stands_for(name: str, seats: int) -> None:
    for game, state in positions(name, seats, range(2), 7):
        for tag in _TAG.findall(drawn(game, state, int(state.seat))):
            if "data-choice=" in tag or "data-for=" in tag:
                assert _THING.search(tag), tag


@each_game
def test_what_can_be_chosen_at_one_time_can_be_asked_about_at_any_time(name: str) -> None:
    """Where something is told of an element, and not only an empty place left."""
    telling, silent = set(), set()
    for game, state, seat in sample(name):
        for tag in _TAG.findall(drawn(game, state, seat)):
            found = re.search(r' id="([^"]+)"', tag)
            if found and "data-thing" in tag:
                telling.add(found[1])
            elif found and ("aria-label" in tag or "data-about" in tag):
                silent.add(found[1])
    assert sorted(telling & silent) == []


@each_game
def test_whatever_cannot_be_chosen_says_why(name: str) -> None:
    reasons = 0
    for game, _, _, _, reason in refusals(name):
        reasons += 1
        for language in LANGUAGES:
            assert Words(language, game).phrase(reason.phrase)
    assert reasons


@cache
def mends(name: str) -> Mapping[str, Mend]:
    """For each reason what makes it untrue: (state, seat, kind, choice) -> None."""
    found: Mapping[str, Mend] = importlib.import_module(f"tests.games.{name}.mends").MENDS
    return found


@cache
def constants(name: str) -> Mapping[str, Fact]:
    """The reasons that no change can mend, such as "not yourself": (seat, choice) -> whether it is such a case."""
    found: Mapping[str, Fact] = getattr(importlib.import_module(f"tests.games.{name}.mends"), "ALWAYS", {})
    return found


@each_game
def test_what_is_never_possible_is_never_offered(name: str) -> None:
    never = {(asked(state, seat).kind.name, reason.key) for _, state, seat, _, reason in refusals(name)}
    for _, state, seat in sample(name):
        decision = asked(state, seat)
        for kind, key in never:
            if kind == decision.kind.name and key in constants(name):
                assert not any(constants(name)[key](seat, choice) for choice in decision.choices), (kind, key)


@each_game
def test_the_reason_why_not_is_true(name: str) -> None:
    """Whoever mends what was named can choose it, or hears of something else that is in the way."""
    met = set()
    for game, state, seat, choice, reason in refusals(name):
        kind = asked(state, seat).kind.name
        after = state.copy()
        if reason.key in constants(name):
            assert constants(name)[reason.key](seat, choice)
            continue
        assert reason.key in mends(name), reason.key
        mends(name)[reason.key](after, seat, kind, choice)
        met.add(reason.key)
        assert after.step is not None
        if choice not in after.step.choices(after, seat):
            other = game.rules.why_not(after, seat, kind, choice)
            assert other is not None, (kind, choice, reason.key)
            assert other.key != reason.key, (kind, choice, reason.key)
    assert met


@each_game
def test_reasons_cite_rules_that_exist(name: str) -> None:
    rules = _DOCS / name / "rules.md"
    if not rules.exists():
        return
    known = rules.read_text(encoding="utf-8")
    for _, _, _, _, reason in refusals(name):
        assert reason.rule, reason.key
        assert re.search(rf"\b{re.escape(reason.rule)}\b", known), (reason.key, reason.rule)


@each_game
def test_a_reason_does_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    for game, state, seat, choice, reason in refusals(name):
        noun = asked(state, seat).kind.noun
        for again in range(2):
            other = why_not(game, state.redeal(seat, seeded(again, "elsewhere")), seat, noun, choice)
            assert other is not None
            assert (other.key, other.phrase.arguments) == (reason.key, reason.phrase.arguments)


@each_game
def test_whatever_is_asked_about_has_words(name: str) -> None:
    """Also what no board shows, such as to pass: whoever asks about it gets a sentence."""
    for game, state, seat in sample(name):
        decision = asked(state, seat)
        for choice in filter(lambda at: has_name(game, decision.kind, at), range(min(decision.kind.size, _MOST))):
            # What has no name, nobody can have seen: the page says that there is no such thing.
            with suppress(LookupError):
                reason = why_not(game, state, seat, decision.kind.noun, choice)
                assert reason is None or all(Words(language, game).phrase(reason.phrase) for language in LANGUAGES)


def has_name(game: Game, kind: Kind, choice: int) -> bool:
    try:
        return choice in kind.names or all(Words(language, game).noun(kind.noun, choice) for language in LANGUAGES)
    except LookupError:
        return False


# -- hints ------------------------------------------------------------------------------------------------------------


def parts_of(game: Game, state: State) -> dict[str, list[float]]:
    assert game.thinking.aspects is not None
    return game.thinking.aspects(state)


@each_size
def test_the_aspects_are_what_evaluate_is_made_of(name: str, seats: int) -> None:
    """In log odds: where one seat's sum is greater by one, its chance is e times as great."""
    for game, state in positions(name, seats, range(4), 9):
        parts = parts_of(game, state)
        chances = game.thinking.evaluate(state)
        sums = [sum(worth[seat] for worth in parts.values()) for seat in range(seats)]
        for seat in range(1, seats):
            if min(chances[0], chances[seat]) > 1e-9:
                assert sums[seat] - sums[0] == pytest.approx(log(chances[seat] / chances[0]), abs=1e-6)


@each_game
def test_aspects_have_the_same_names_in_every_position_and_words_for_them(name: str) -> None:
    names = {tuple(parts_of(game, state)) for game, state, _ in sample(name)}
    assert len(names) == 1
    counted = {tuple(game.thinking.measures(state)) for game, state, _ in sample(name)}
    assert len(counted) == 1
    assert set(next(iter(counted))) <= set(next(iter(names)))
    for language in LANGUAGES:
        words = Words(language, games.find(name))
        for aspect in next(iter(names)):
            if aspect not in next(iter(counted)):
                assert words.say(f"hope-{aspect}")
            elif aspect in measured(name):
                assert all(words.say(f"aspect-{aspect}", count=count) for count in (0, 1, 2, 5))


@cache
def measured(name: str) -> Mapping[str, Measure]:
    """What is counted on the table as everybody sees it, aspect by aspect: (the table in a view, seat) -> how many."""
    found: Mapping[str, Measure] = importlib.import_module(f"tests.games.{name}.counting").COUNTS
    return found


@each_game
def test_every_hint_has_a_reason(name: str) -> None:
    """Mostly one that the evaluation has found; some choices are truly alike, as in an offer that can be withdrawn."""
    kinds: Counter[str] = Counter()
    unnamed = 0
    for game, state, _, merit, _ in hints(name):
        kinds[merit.kind] += 1
        if merit.kind == FURTHEST and not merit.aspect:
            # What the bot has seen ahead, or the prospects of a rival.
            unnamed += 1
        else:
            assert merit.kind in (EVEN, CONFIRMS, WINS) or merit.aspect in parts_of(game, state), merit
    assert unnamed <= kinds.total() // 50
    assert kinds[EVEN] <= kinds.total() // 3
    assert kinds[FURTHEST] <= kinds.total() // 5


def hints(name: str) -> Iterator[tuple[Game, State, int, Merit, list[World]]]:
    """So many positions, what a bot advises there and why, and what comes of it: (game, state, seat, merit, worlds)."""
    for number, (game, state, seat) in enumerate(sample(name)):
        rng = seeded(number, "hint")
        choice = consult(make("greedy", game), state, seat, rng)
        deals = deals_of(state, seat, rng)
        worlds = Inquiry(game, game.thinking.evaluate, rng.copy()).worlds(deals, [choice])
        merit = merit_of(game, deals, [choice], rng)
        assert merit is not None
        yield game, state, seat, merit, worlds


@each_game
def test_the_reason_of_a_hint_is_true(name: str) -> None:
    """Whoever follows the advice to the end of their turn and counts what lies on the table finds what was told."""
    told: Counter[str] = Counter()
    for game, _, seat, merit, worlds in hints(name):
        if merit.kind in (HOPES, AIMS, EVEN, FURTHEST, CONFIRMS, LATER):
            assert merit.kind not in (HOPES, AIMS) or merit.aspect not in game.thinking.measures(worlds[0].before)
            continue
        if merit.kind == WINS:
            assert all(world.end.result is not None for world in worlds)
            continue
        told[merit.kind] += 1
        whose = seat if merit.seat < 0 else merit.seat
        changes = [_change(name, merit.aspect, world.before, world.end, whose) for world in worlds]
        others = [
            _change(name, merit.aspect, world.before, end, whose)
            for world in worlds
            for end in world.others
            if end.result is None and merit.kind in (KEEPS, DENIES)
        ]
        assert _is_true(merit.kind, changes, others), (merit, changes, others)
        if merit.kind in (AHEAD, HITS) and merit.count:
            assert {abs(change) for change in changes} == {merit.count}
        if merit.kind == GAINS and merit.count:
            gained = [_change(name, merit.aspect, world.before, world.at_once, seat) for world in worlds]
            assert set(gained) == {merit.count}
        if merit.cost:
            assert all(_change(name, merit.cost, world.before, world.end, seat) < 0 for world in worlds), merit
    assert told


def _change(name: str, aspect: str, before: State, after: State, seat: int) -> int:
    """What anybody who looks on can count."""
    count = measured(name)[aspect]
    was, now = (view_of(games.find(name), state, SPECTATOR)["table"] for state in (before, after))
    return count(now, seat) - count(was, seat)


def _is_true(kind: str, changes: list[int], others: list[int]) -> bool:
    """Whether a kind of reason fits what has changed by the advice, and by the other choices."""
    if kind in (GAINS, AHEAD):
        return min(changes) > 0
    if kind == LUCK:
        return min(changes) >= 0 and max(changes) > 0
    if kind == KEEPS:
        return min(changes) >= 0 and max(others) < 0
    if kind == HITS:
        return max(changes) < 0
    return kind == DENIES and max(changes) <= 0 and min(others) > 0


# -- what it is about, and how it stands ------------------------------------------------------------------------------


@each_game
def test_every_kind_of_decision_says_what_it_is_about(name: str) -> None:
    game = games.find(name)
    for language in LANGUAGES:
        words = Words(language, game)
        assert [kind.name for kind in game.rules.kinds if not words.has(f"lesson-{kind.name}")] == []


@each_game
def test_the_running_score_has_a_total_and_parts_with_words(name: str) -> None:
    game = games.find(name)
    if game.rules.standing is None:
        assert game.rules.breakdown is None, "a game that counts at the end counts on the way"
        return
    for _, state, seat in sample(name):
        rows = game.rules.standing(view_of(game, state, seat)["table"])
        assert all(len(counts) == state.seats for _, counts in rows)
        for language in LANGUAGES:
            assert all(Words(language, game).say(f"score-{part}") for part, _ in rows)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_aspect_of_a_reason_has_words(name: str, language: str) -> None:
    game = games.find(name)
    words = Words(language, game)
    state = game.new(min(game.seats), 1, game.thinking.simulation)
    for aspect in parts_of(game, state):
        assert words.has(f"aspect-{aspect}") or words.has(f"hope-{aspect}"), aspect
