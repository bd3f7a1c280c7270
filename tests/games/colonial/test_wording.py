"""Words that are put together of others."""

from __future__ import annotations

import pytest

from asztal.engine.step import Ask
from asztal.games.colonial import data
from asztal.games.colonial.game import COSTLY, GAME
from asztal.words import LANGUAGES, Words
from tests.games.colonial.position import Scene
from tests.games.colonial.tables import territory

NEW_SPAIN = data.BOXES_IN[territory("new_spain")][0]


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "gold in new spain"), ("de", "gold in neuspanien"), ("hu", "arany új-spanyolországban")],
)
def test_a_box_is_called_by_its_good_and_territory(language: str, name: str) -> None:
    assert Words(language, GAME).noun("box", NEW_SPAIN).lower() == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_boxes_have_the_same_name(language: str) -> None:
    words = Words(language, GAME)
    assert len({words.noun("box", box) for box in range(data.BOXES)}) == data.BOXES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_payment_says_who_pays_how_much(language: str) -> None:
    """C20.6: the asker pays, or gets if it is less than nothing."""
    noun = GAME.wording.noun
    nothing, pays, gets = noun("payment", 0, language), noun("payment", 3, language), noun("payment", -3, language)
    assert nothing is not None
    assert pays is not None
    assert gets is not None
    assert len({nothing[""], pays[""], gets[""]}) == 3
    assert nothing["clause"] == ""
    assert pays["clause"] != gets["clause"]
    for forms in (pays, gets):
        assert "3" in forms[""]
        assert "3" in forms["clause"]


# -- what a choice costs and brings -----------------------------------------------------------------------------------


def labels(scene: Scene) -> list[str]:
    """What can be chosen, in English."""
    state = scene.state
    step, seat = state.step, int(state.seat)
    assert isinstance(step, Ask)
    return [Words("en", GAME).phrase(step.words(state, seat, choice)) for choice in state.menu]


def test_a_box_says_how_many_counters_give_control_and_what_that_costs() -> None:
    """C5.3, C5.6: another's box, a broken monopoly, and one that nobody minds."""
    table = Scene(4).put(new_spain_1="red").give("blue", treasury=3, logistics=3)
    scene = table.play("blue", "viceroy", "new_spain")
    assert labels(scene) == [
        "gold in New Spain (2 counters: control, 1 step back)",
        "precious metals in New Spain (control)",
    ]
    assert labels(scene.choose("new_spain_1")) == [
        "1 counter for 1 treasure",
        "2 counters for 2 treasure (control, 1 step back)",
        "3 counters for 3 treasure (control, 1 step back)",
    ]
    leftmost = table.give("blue", diplomacy=1).play("blue", "viceroy", "new_spain")
    assert labels(leftmost)[0] == "gold in New Spain (2 counters: control)"


def test_a_box_whose_monopoly_is_broken_costs_a_step() -> None:
    table = Scene(4).put(brazil="red").explore("angola").give("blue", treasury=1)
    same = [
        at for at in range(data.BOXES) if data.COLOUR_OF[at] == data.COLOUR_OF[data.BOXES_IN[territory("brazil")][0]]
    ]
    other = next(data.TERRITORY_OF[at] for at in same if len(data.BOXES_IN[data.TERRITORY_OF[at]]) > 1)
    scene = table.explore(data.TERRITORY_NAMES[other]).play("blue", "viceroy", data.TERRITORY_NAMES[other])
    assert any("(control, 1 step back)" in label for label in labels(scene))


def test_a_colony_says_what_it_brings() -> None:
    scene = Scene(4).put(brazil="red*2", angola="red*2").play("red", "conqueror")
    assert labels(scene)[0] == "Brazil (1 prestige, your Trader sells 2 more)"


# -- what costs more than one expects ---------------------------------------------------------------------------------


def keys(scene: Scene) -> dict[int, str]:
    """The text keys of what can be chosen."""
    state = scene.state
    step, seat = state.step, int(state.seat)
    assert isinstance(step, Ask)
    return {choice: step.words(state, seat, choice).key for choice in state.menu}


def test_what_can_not_be_explored_yet_says_so() -> None:
    """C16.2: with a target of 7 the action would be wasted."""
    told = keys(Scene(4).play("blue", "explorer"))
    assert told[territory("australia")] == "choice-explore-never"
    assert told[territory("egypt")] == "choice-explore"


def test_a_company_that_costs_the_colony_says_so() -> None:
    """C15.3, R-29: the last counter leaves."""
    lands = Scene(4, advanced_colonies="on").put(california="red")
    assert "choice-company-last" in keys(lands.play("red", "conqueror")).values()
    assert "choice-company-last" not in keys(lands.put(california="red*2").play("red", "conqueror")).values()


@pytest.mark.parametrize(("unrest", "key"), [(2, "choice-looting-yes"), (3, "choice-looting-revolution")])
def test_looting_that_costs_the_colony_says_so(unrest: int, key: str) -> None:
    """C15.4, C9.3."""
    scene = Scene(4, advanced_colonies="on").put(brazil="red*2").mark("brazil", unrest=unrest)
    assert key in keys(scene.play("red", "conqueror", "neither", "no")).values()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_about_again_has_words(language: str) -> None:
    assert all(Words(language, GAME).has(key) for key in COSTLY)
