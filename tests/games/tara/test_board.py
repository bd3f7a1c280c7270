"""Tara's board as a picture: what may be chosen is on it once, and nothing on it is out of order."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from asztal.board import Drawing, Scene, symbols
from asztal.engine.game import SPECTATOR, view_of
from asztal.games import find
from asztal.games.tara.board import BOARD
from asztal.games.tara.data import CARDS, POSITIONS
from asztal.games.tara.steps import kinds
from asztal.games.tara.view import TableView
from asztal.match import Match
from asztal.words import LANGUAGES, Words
from tests.games.tara.position import Scene as Position
from tests.random_play import choices_made
from tests.snapshots import snapshot

TARA = find("tara")
NAMES = ["Réka <b>", 'Niamh & "Co"', "O'Brien", "Cormac"]
ON_THE_BOARD = {
    kinds.LEAVE_OUT,
    kinds.CHOOSE_HAND,
    kinds.CARD,
    kinds.PROVINCE,
    kinds.POSITION,
    kinds.PROMOTE,
    kinds.SWAP_FIRST,
    kinds.SWAP_SECOND,
    kinds.KEEP_FORT,
    kinds.TRAITOR_POSITION,
    kinds.GARRISON,
}
each_table = pytest.mark.parametrize("seats", [2, 3, 4])


def positions(seats: int, seeds: range = range(3), count: int = 700) -> Iterator[Match]:
    """Matches played at random, before each choice."""
    for seed in seeds:
        options = {**TARA.thinking.simulation, "provinces": "host" if seed % 2 else "default"}
        match = Match(TARA, seats, options, seed)
        yield match
        for _ in choices_made(match, count, seed):
            yield match


def look(match: Match, seat: int, language: str = "en") -> tuple[Scene[TableView], Drawing]:
    """What a seat sees."""
    count = len(match.seats)
    words = Words(language, TARA, NAMES[:count])
    scene = Scene(match.view(seat), words, TARA.colours[:count])
    return scene, BOARD.draw(scene)


def pieces(drawing: Drawing) -> list[str]:
    """Every piece of HTML that goes to the page."""
    return [*drawing.parts.values(), *drawing.panels, *([drawing.hand] if drawing.hand else [])]


def ids(text: str) -> list[str]:
    return re.findall(r' id="([^"]*)"', text)


@each_table
def test_what_could_be_on_the_board_is_offered_there_and_only_once(seats: int) -> None:
    met = set()
    for match in positions(seats):
        for seat in match.owing():
            decision = match.decision(seat)
            assert decision is not None
            scene, drawing = look(match, seat)
            on_board = set(decision.choices) - set(decision.kind.names) if decision.kind in ON_THE_BOARD else set()
            offered = re.findall(r' data-choice="(\d+)"', "".join(pieces(drawing)))
            assert sorted(map(int, offered)) == sorted(on_board)
            assert set(scene.left()) == set(decision.choices) - on_board
            met.add(decision.kind.name)
    # With four seats no province is left out; with two there is no garrison.
    assert {kind.name for kind in ON_THE_BOARD} - met <= {"leave-out", "keep-fort", "garrison"}


def test_a_garrison_is_on_the_board_too() -> None:
    """Four random players get to it in long matches."""
    met = set()
    for match in positions(4, range(4, 12), 2000):
        for seat in match.owing():
            decision = match.decision(seat)
            if decision is not None and decision.kind is kinds.GARRISON:
                scene, _ = look(match, seat)
                assert set(scene.left()) <= set(decision.kind.names)
                met.add(decision.kind.name)
    assert met == {"garrison"}


def test_each_of_two_forts_is_offered() -> None:
    """After a swap the owner of two forts chooses one of them (D9)."""
    board = "F1: red[white 1], F3: white[red 1], H1: red*, H2: white*"
    position = Position(board, order="blue white red").swap("blue", "F1", "F3")
    assert position.asks("keep-fort") == {"F1", "H2"}
    seat = position.seat("white")
    scene = Scene(view_of(TARA, position.state, seat), Words("en", TARA), ["blue", "white", "red"])
    drawing = BOARD.draw(scene)
    assert re.findall(r'<g id="p0-(\d+)"[^>]* data-choice="(\d+)"', drawing.parts["p0"]) == [("0", "0"), ("6", "6")]
    assert scene.left() == []


@each_table
def test_a_part_says_that_something_may_be_done_there(seats: int) -> None:
    for match in positions(seats, range(2), 300):
        seat = match.owing()[0] if match.owing() else 0
        _, drawing = look(match, seat)
        for key, part in drawing.parts.items():
            if key.startswith("p"):
                assert ("data-choice" in part) == (' data-may=""' in part)
                assert (f'<a href="#{key}" data-may=""' in drawing.parts["regions"]) == ("data-choice" in part)


@each_table
def test_every_piece_is_well_formed_and_has_no_style_of_its_own(seats: int) -> None:
    for match in positions(seats, range(2), 300):
        for seat in (*range(seats), SPECTATOR):
            for piece in pieces(look(match, seat)[1]):
                ElementTree.fromstring(piece)
                assert " style=" not in piece
                assert "<style" not in piece
                assert "<script" not in piece


@each_table
def test_names_are_escaped(seats: int) -> None:
    for match in positions(seats, range(2), 300):
        text = "".join(pieces(look(match, 0)[1]))
        assert "Réka <" not in text
        assert "Niamh & " not in text
        assert 'Niamh &amp; "' not in text


@each_table
def test_ids_are_unique_and_what_is_referred_to_is_there(seats: int) -> None:
    marks = ids(symbols())
    for match in positions(seats, range(2), 300):
        text = "".join(pieces(look(match, 0)[1]))
        found = ids(text)
        assert len(found) == len(set(found))
        referred = set(re.findall(r'href="#([^"]*)"', text))
        referred |= {at for lights in re.findall(r'data-lights="([^"]*)"', text) for at in lights.split()}
        assert referred <= {*found, *marks}


@each_table
def test_counts_have_names_of_their_own(seats: int) -> None:
    for match in positions(seats, range(1), 300):
        counts = re.findall(r'data-count="([^"]*)"', "".join(pieces(look(match, 0)[1])))
        assert len(counts) == len(set(counts))


@each_table
def test_the_parts_are_the_same_through_a_match(seats: int) -> None:
    """Only a province that the two-player game opens joins them."""
    for seed in range(2):
        match = Match(TARA, seats, TARA.thinking.simulation, seed)
        before: list[str] = []
        for _ in choices_made(match, 500, seed):
            parts = look(match, 0)[1].parts
            for key, part in parts.items():
                assert ElementTree.fromstring(part).get("id") == key
            assert set(before) <= set(parts)
            before = list(parts)
        assert {"art", "regions", "centre"} < set(before)


@each_table
def test_a_spectator_sees_no_hand(seats: int) -> None:
    for match in positions(seats, range(2), 100):
        _, drawing = look(match, SPECTATOR)
        assert drawing.hand == ""
        assert "data-choice" not in "".join(pieces(drawing))


@each_table
def test_a_hand_shows_the_own_cards_and_no_others(seats: int) -> None:
    for match in positions(seats, range(2), 200):
        for seat in range(seats):
            table = match.view(seat)["table"]
            shown = re.findall(r'id="card-(\d+)"', look(match, seat)[1].hand)
            assert sorted(map(int, shown)) == sorted(table["hand"] + table["aside"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_explains_itself_has_a_text(language: str) -> None:
    words = Words(language, TARA)
    things = set()
    for match in positions(4, range(2), 400):
        things |= set(re.findall(r'data-about="([^"]*)"', "".join(pieces(look(match, 0, language)[1]))))
    assert len(things) > 20
    assert {thing for thing in things if not words.has(f"about-{thing}")} == set()


def test_a_headline_says_where_the_match_stands() -> None:
    match = Match(TARA, 4, TARA.thinking.simulation, 1)
    assert look(match, 0)[1].headline == "Round 1 · choosing cards"
    for _ in choices_made(match, 12, 1):
        pass
    assert look(match, 0)[1].headline == "Round 1 · turn 1 of 3"


@each_table
def test_what_an_event_is_about_is_on_the_page(seats: int) -> None:
    for seed in range(2):
        match = Match(TARA, seats, TARA.thinking.simulation, seed)
        for _ in choices_made(match, 600, seed):
            pass
        shown = {*ids("".join(pieces(look(match, 0)[1]))), *(f"panel-{seat}" for seat in range(seats))}
        moving = 0
        for event in match.log(SPECTATOR):
            if event.kind.name == "left-out":
                continue
            assert set(BOARD.spots(event)) <= shown
            moving += len(BOARD.motion(event))
            assert {at for pair in BOARD.motion(event) for at in pair} <= shown
        assert moving > 20


@each_table
def test_the_reach_of_a_card_is_where_it_can_be_used_first(seats: int) -> None:
    """The reach is what the questions say when the card is really played."""
    tried = 0
    for match in positions(seats, range(2), 250):
        state = match.state
        if state.step is None or state.step.kind is not kinds.CARD:
            continue
        seat = int(state.seat)
        before = snapshot(state)
        reach = match.view(seat)["table"]["reach"]
        assert snapshot(state) == before
        for card in state.hand_of(seat):  # type: ignore[attr-defined]
            if CARDS[card - 1].is_stone:
                assert card not in reach
                continue
            played = _played(match, seat, card)
            assert set(reach[card]) == set(played)
            # A single position is taken without asking (T20.1).
            assert all(played[at] == found or len(found) == 1 for at, found in reach[card].items())
            tried += 1
    assert tried > 20


def _played(match: Match, seat: int, card: int) -> dict[int, list[int]]:
    """Plays the card in a copy and looks where its discs may go first."""
    found = {}
    for province in range(4):
        state = match.state.copy()
        state.turn_to(seat)
        state.choose(card)
        if state.step is None or state.step.kind is not kinds.USE or kinds.PLACE not in state.menu:
            return {}
        state.choose(kinds.PLACE)
        if state.step.kind is kinds.PROVINCE:
            if province not in state.menu:
                continue
            state.choose(province)
        elif state.province != province:  # type: ignore[attr-defined]
            continue
        asked = state.step is not None and state.step.kind is kinds.POSITION
        found[province] = [at for at in state.menu if at < POSITIONS] if asked else []
    return found


def test_others_do_not_see_a_reach() -> None:
    for match in positions(3, range(1), 50):
        assert "reach" not in match.view(SPECTATOR)["table"]


def test_a_full_table_travels_light() -> None:
    """The whole picture of four seats, at most 40 KB and 8 KB compressed."""
    for at, match in enumerate(positions(4, range(3), 1500)):
        if at % 20 == 0:
            raw = "".join(pieces(look(match, 0)[1])).encode()
            assert len(raw) <= 40_000
            if at % 200 == 0:
                assert len(gzip.compress(raw)) <= 8_000
