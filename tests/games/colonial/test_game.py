"""The card on the shelf: who can play, and what the options of a table change (C26)."""

from __future__ import annotations

import pytest

from asztal.engine.errors import OptionNeedsSeats
from asztal.games.colonial import data
from asztal.games.colonial.game import GAME
from tests.games.colonial.tables import new_table

SWITCHES = {
    "nations": ("on", "with_nations"),
    "advanced_colonies": ("on", "advanced"),
    "offers": ("off", "no_offers"),
    "home_revolution_cards": ("all_six", "all_six"),
    "city_minimum": ("equal", "equal_city"),
    "takeover_penalty": ("any_majority", "any_majority"),
    "company_last_counter": ("forbidden", "keep_last_counter"),
    "pirate_governors_scope": ("round", "governors_of_round"),
    "left_end": ("lenient", "lenient"),
    "war_casualties": ("owner", "owner_chooses"),
    "war_exhaustion": ("territory", "territory_exhausts"),
    "pirate_dice": ("per_pirate", "dice_per_pirate"),
    "pirate_counter": ("always", "always_counter"),
    "viceroy_spread": ("one_territory", "spread"),
    "spain_missions": ("any", "any_mission"),
}


@pytest.mark.parametrize("option", SWITCHES)
def test_an_option_turns_its_own_switch_alone(option: str) -> None:
    value, switch = SWITCHES[option]
    usual, other = new_table(), new_table(4, 1, **{option: value})
    switches = [field for _, field in SWITCHES.values()]
    assert [field for field in switches if getattr(usual, field)] == []
    assert [field for field in switches if getattr(other, field)] == [switch]


def test_every_option_is_a_switch_a_limit_or_a_continent() -> None:
    assert set(GAME.rules.options) == {*SWITCHES, "turn_limit", "continent"}


@pytest.mark.parametrize(("limit", "turns"), [("30", 30), ("12", 12), ("0", 0)])
def test_the_turn_limit(limit: str, turns: int) -> None:
    """C27.4."""
    assert new_table(turn_limit=limit).turn_limit == turns


def test_nations_are_five() -> None:
    """C26.1."""
    for seats in data.NATION_SEATS:
        assert new_table(seats, nations="on").with_nations
    with pytest.raises(OptionNeedsSeats):
        new_table(6, nations="on")


@pytest.mark.parametrize("continent", range(len(data.CONTINENTS)))
def test_two_play_on_the_chosen_continent_and_three_without_it(continent: int) -> None:
    """C26.2, C26.3."""
    chosen = data.CONTINENTS[continent]
    assert new_table(2, continent=chosen).in_play == data.ON_CONTINENT[continent]
    assert new_table(3, continent=chosen).in_play == data.ALL_TERRITORIES & ~data.ON_CONTINENT[continent]
    with pytest.raises(OptionNeedsSeats):
        new_table(4, continent=chosen)


def test_a_continent_that_nobody_has_chosen_is_rolled_for() -> None:
    """C26.2."""
    assert {int(new_table(2, seed).in_play) for seed in range(20)} == set(data.ON_CONTINENT)
    assert new_table(4).in_play == data.ALL_TERRITORIES
