"""The table as text for the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from asztal.engine.game import SPECTATOR, view_of
from asztal.games.colonial import data
from asztal.games.colonial.game import GAME
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.terminal import draw
from asztal.words import LANGUAGES, Words
from tests.games.colonial.tables import new_table, played_on, program, settle, territory


def drawn(state: Colonial, seat: int, language: str = "en") -> list[str]:
    """The lines as they stand in a terminal of 80 columns."""
    console = Console(width=80, file=StringIO(), force_terminal=False)
    console.print(draw(view_of(GAME, state, seat), Words(language, GAME)), highlight=False)
    assert isinstance(console.file, StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def line_of(state: Colonial, start: str, seat: int = SPECTATOR) -> str:
    (line,) = [line for line in drawn(state, seat) if line.startswith(start)]
    return line


def test_a_territory_shows_what_lies_there_and_who_controls_its_boxes() -> None:
    state = new_table()
    settle(state, "new_spain", 0, 2, number=0)
    settle(state, "new_spain", 1, 1, number=0)
    settle(state, "new_spain", 2, 1, number=1)
    at = territory("new_spain")
    state.unrest[at], state.missions[at] = 2, 1
    state.city, state.city_value = at, 5
    state.colonies[0] = 1 << at
    assert line_of(state, "New Spain").split(maxsplit=2)[2] == (
        "♟4 !2 ✝1 ♔5 ⌂●     gold [●2] ▲1 · precious metals [■1]"
    )


def test_who_sailed_around_the_world_and_discovered_america_is_named() -> None:
    state = new_table()
    assert not [line for line in drawn(state, 0) if "has discovered" in line]
    state.circumnavigation, state.circumnavigator, state.america, state.discoverer = 0, 1, 0, 2
    assert line_of(state, "Yellow has") == "Yellow has sailed around the world."
    assert line_of(state, "Red has") == "Red has discovered America."


def test_an_independent_state_has_a_flag_and_twice_the_natives() -> None:
    """C8.5."""
    state = new_table()
    settle(state, "congo", 0, 1)
    state.independent = 1 << territory("congo")
    assert line_of(state, "Congo").split() == ["Congo", "♟4", "⚑", "slaves", "[●1]"]


def test_tea_without_economy_is_in_nobodys_brackets() -> None:
    """C6.4."""
    state = new_table()
    settle(state, "china", 0, 1, number=1)
    assert line_of(state, "China").endswith("silk · tea ●1 · porcelain")


def test_an_unexplored_territory_shows_the_odds_of_whoever_looks_on() -> None:
    """C16.2."""
    state = new_table()
    settle(state, "brazil", 1, 1)
    assert "★1 ◇5  " in line_of(state, "Peru")
    assert "★1 ◇5 ⚄5+ 33%" in line_of(state, "Peru", 0)
    assert "★1 ◇5 ⚄4+ 50%" in line_of(state, "Peru", 1)
    assert "★2 ◇7 ⚄7+ 0%" in line_of(state, "Australia", 1)
    state.tracks[data.SEAFARING * data.SEATS + 1] = 3
    assert "★1 ◇3 ⚄1+ 100%" in line_of(state, "West Indies", 1)


def test_what_is_not_in_play_is_not_shown() -> None:
    """C26.2."""
    text = "\n".join(drawn(new_table(2, continent="africa"), 0))
    assert "Congo" in text
    assert "Brazil" not in text
    assert "Asia" not in text


def test_a_player_shows_loans_unrest_and_pirates_where_there_are_any() -> None:
    state = new_table()
    usual = "\n".join(drawn(state, 0))
    for word in ("loans", "pirates", "home revolution"):
        assert word not in usual.partition("● ")[2]
    state.loans, state.lenders, state.debt = [10, 7], [0, 0], [17, 0, 0, 0]
    state.home_unrest[0] = 2
    state.pirates[1], state.pirates[3] = 1, 2
    told = "\n".join(drawn(state, 0)).partition("● ")[2].partition("▲ Y")[0]
    for part in ("loans 10, 7", "unrest 2", "pirates ▲1 ◆2"):
        assert part in told


def test_own_cards_are_shown_to_their_owner_alone() -> None:
    state = new_table(2)
    program(state, [0, 1, 2, 3], [5, 4, 3, 2])
    words = Words("en", GAME)
    own = "\n".join(drawn(state, 0))
    assert words.say("table-aside", list=f"{words.noun('card', 4)}, {words.noun('card', 5)}") in own
    fourth = words.noun("card", 3)
    assert fourth in own.replace("\n", " ")
    assert fourth not in "\n".join(drawn(state, SPECTATOR)).replace("\n", " ")


def test_a_war_is_shown() -> None:
    """C23.4."""
    state = new_table()
    state.attacker, state.defender, state.year = 1, 2, 3
    assert Words("en", GAME).say("table-war", attacker="Yellow", defender="Red", year=3) in drawn(state, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_territory_has_a_line_of_its_own_in_every_language(language: str) -> None:
    words = Words(language, GAME)
    for seed in range(3):
        state = played_on(6, seed, 900, turn_limit="15")
        lines = drawn(state, 2, language)
        for at in range(data.TERRITORIES):
            (line,) = [line for line in lines if line.startswith(words.noun("territory", at) + " ")]
            assert all(words.noun("good", data.GOOD_OF[box]) in line for box in data.BOXES_IN[at])
