"""Choices that are not on the board: few are a button each, many numbers have a stepper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from asztal import games
from asztal.board import Scene
from asztal.engine.game import View, view_of
from asztal.engine.step import Kind
from asztal.web.menu import MANY, menu
from asztal.words import Words
from tests.games_for_tests import FOLDER
from tests.web.tools import Element, elements

LEAST, ZERO, MOST = 35, 40, 47


@pytest.fixture(autouse=True)
def _bargain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASZTAL_GAMES", str(FOLDER))


def drawn(view: View, kind: Kind, final: Sequence[int] = ()) -> list[Element]:
    game = games.find("bargain")
    return elements(menu(Scene(view, Words("en", game), game.colours, frozenset(final)), kind))


def offer(final: Sequence[int] = (), **names: int) -> list[Element]:
    """The menu of a payment from -5 to 7, of which some may have names of their own."""
    game = games.find("bargain")
    kind = Kind("offer", MOST + 1, "number", {value: name for name, value in names.items()})
    return drawn(view_of(game, game.new(2, 1), 0), kind, final)


def called(texts: list[str], noun: str) -> list[Element]:
    """The menu of choices that are called by these texts."""
    choices: list[Any] = [
        {"value": at, "phrase": {"key": "choice-answer-accept", "arguments": {}}} for at in range(len(texts))
    ]
    game = games.find("bargain")
    view = view_of(game, game.new(2, 1), 0)
    assert view["decision"] is not None
    view["decision"] |= {"choices": choices, "noun": noun}
    scene = Scene(view, Words("en", game), game.colours)
    scene.plain_label = lambda value: texts[value]  # type: ignore[method-assign]
    return elements(menu(scene, Kind("any", len(texts), noun)))


def buttons(found: list[Element]) -> dict[int, Element]:
    return {int(it.attributes["data-choice"]): it for it in found if "data-choice" in it.attributes}


def has_stepper(found: list[Element]) -> bool:
    return any(it.attributes.get("class") == "stepper" for it in found)


def test_every_number_of_a_stepper_is_a_button_and_one_is_shown() -> None:
    found = offer()
    assert has_stepper(found)
    assert list(buttons(found)) == list(range(LEAST, MOST + 1))
    assert [value for value, it in buttons(found).items() if it.attributes.get("class") == "shown"] == [ZERO]
    assert buttons(found)[ZERO + 7].text == "Pay 7 (leaves 13)"


def test_a_number_is_typed_as_it_is_called() -> None:
    assert [it.attributes["data-typed"] for it in buttons(offer()).values()] == [str(at) for at in range(-5, 8)]


def test_a_slider_says_what_is_asked_and_what_is_chosen() -> None:
    slider = next(it for it in offer() if it.tag == "input").attributes
    assert (slider["type"], slider["max"], slider["value"]) == ("range", "12", "5")
    assert (slider["aria-label"], slider["aria-valuetext"]) == ("What do you pay?", "pay 0 (leaves 20)")


def test_what_cannot_be_taken_back_is_marked_in_a_stepper_too() -> None:
    assert [value for value, it in buttons(offer([36, 47])).items() if "data-final" in it.attributes] == [36, 47]


def test_a_choice_with_a_name_of_its_own_stays_a_button_beside_the_stepper() -> None:
    found = offer(stop=47)
    assert has_stepper(found)
    assert "data-typed" not in buttons(found)[47].attributes
    assert len(buttons(found)) == 13


def test_few_numbers_are_a_button_each() -> None:
    found = offer(a=35, b=36, c=37)
    assert not has_stepper(found)
    assert len(buttons(found)) == 13


@pytest.mark.parametrize("count", [MANY, MANY + 1])
def test_more_than_ten_numbers_of_any_noun_have_a_stepper(count: int) -> None:
    found = called(["nothing", *(f"{'+' if at % 2 else '−'}{at} coins" for at in range(1, count))], "payment")
    assert has_stepper(found) == (count > MANY)
    if count > MANY:
        assert [it.attributes["data-typed"] for it in buttons(found).values()][:4] == ["", "1", "-2", "3"]


def test_many_things_that_are_no_numbers_are_a_button_each() -> None:
    assert not has_stepper(called([f"place {chr(65 + at)}" for at in range(15)], "place"))


def test_without_a_suggestion_the_first_number_is_shown() -> None:
    game = games.find("bargain")
    view = view_of(game, game.new(2, 1), 0)
    assert view["decision"] is not None
    assert view["decision"].pop("suggested") == ZERO
    found = drawn(view, Kind("offer", MOST + 1, "number"))
    assert [value for value, it in buttons(found).items() if it.attributes.get("class") == "shown"] == [LEAST]
