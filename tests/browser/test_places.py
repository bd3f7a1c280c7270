"""Places: what is on the page stays where it is from click to click, and grows with the screen."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page

from tests.browser.people import People
from tests.browser.playing import choose, until_my_turn, various

_GAMES = {"tara": 4, "island_fortress": 4, "colonial": 4, "empires": 6, "connect_four": 2}
"""The games, and the number of seats that leaves the least room."""
_PLACES = """() => Object.fromEntries([...document.querySelectorAll("#stage, #hand, #question, .tools, .panel, .talk")]
  .map((it) => [it.id || it.className, it.getBoundingClientRect()])
  .map(([name, box]) => [name, [box.x, box.y, box.width, box.height]]))"""


def _places(page: Page) -> dict[str, list[float]]:
    places: dict[str, list[float]] = page.evaluate(_PLACES)
    return places


@pytest.mark.parametrize("game", _GAMES)
@pytest.mark.parametrize("few", [True, False])
def test_question_people_log_and_board_keep_their_places(hurried_people: People, game: str, few: bool) -> None:
    seats = 2 if few else _GAMES[game]
    page, pick = hurried_people.sit_down(*["bot-easy"] * (seats - 1), game=game), various()
    seen = []
    for _ in range(40):
        if not until_my_turn(page):
            break
        seen.append(_places(page))
        choose(page, pick)
    assert len(seen) > 2
    moved = [
        (click, part, before[part], place)
        for click, (before, after) in enumerate(pairwise(seen))
        for part, place in after.items()
        if any(abs(now - then) >= 0.5 for now, then in zip(place, before[part], strict=True))
    ]
    assert not moved
