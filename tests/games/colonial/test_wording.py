"""Words that are put together of others."""

from __future__ import annotations

import pytest

from asztal.games.colonial import data
from asztal.games.colonial.game import GAME
from asztal.words import LANGUAGES, Words
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
