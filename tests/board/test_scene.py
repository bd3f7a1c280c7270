"""Scene: what may be chosen, and what is said of it."""

from __future__ import annotations

from asztal.engine.game import SPECTATOR
from tests.board.scenes import scene


def test_only_what_is_asked_for_is_offered() -> None:
    seen = scene("connect_four")
    assert ' data-choice="3"' in seen.offer("column", 3)
    assert seen.offer("cell", 3) == ""
    assert seen.offer("column", 7) == ""


def test_nothing_is_offered_to_a_spectator() -> None:
    assert scene("connect_four", SPECTATOR).offer("column", 3) == ""


def test_what_cannot_be_taken_back_says_so() -> None:
    seen = scene("connect_four", final=frozenset({3}))
    assert ["data-final" in seen.offer("column", column) for column in (2, 3)] == [False, True]


def test_what_was_not_offered_is_left_for_buttons() -> None:
    seen = scene("connect_four")
    for column in (0, 2, 4):
        seen.offer("column", column)
    assert seen.left() == [1, 3, 5, 6]


def test_what_stands_for_a_choice_leaves_it_its_button() -> None:
    seen = scene("connect_four")
    assert seen.stands_for("column", 3) == ' data-for="3"'
    assert seen.stands_for("cell", 3) == seen.stands_for("column", 7) == ""
    assert seen.left() == list(range(7))


def test_a_question_mentions_things_by_name() -> None:
    seen = scene("tara")
    assert seen.mentioned("left") == 3
    assert seen.mentioned("position") is None
    assert scene("tara", SPECTATOR).mentioned("left") is None


def test_names_and_texts_are_escaped() -> None:
    seen = scene("tara")
    assert seen.name(1) == "Niamh &amp; &quot;Co&quot;"
    assert "Réka &lt;b&gt;" in seen.say("board-king", owner=seen.words.names[0])
