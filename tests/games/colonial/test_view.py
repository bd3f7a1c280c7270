"""What a seat sees of a table (C29), what must always hold, and what a result is made of (C27.4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from asztal.engine.game import EVERYTHING, SPECTATOR
from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.games.colonial import data
from asztal.games.colonial.game import GAME
from asztal.games.colonial.state import ENDEAVOUR, Colonial
from asztal.games.colonial.view import breakdown, invariants, view
from tests.games.colonial.tables import new_table, played_on, program, settle, territory

CARDS = [[0, 1, 2, 3], [5, 4, 3, 2], [1, 0, 3, 5]]

# -- C29 --------------------------------------------------------------------------------------------------------------


def test_a_programme_is_known_to_its_owner_alone_until_it_is_turned_over() -> None:
    state = new_table(3)
    for card in CARDS[0][:2]:
        state.turn_to(0)
        state.choose(card)
    assert view(state, 0)["programme"] == [0, 1]
    assert view(state, 0)["aside"] == [2, 3, 4, 5]
    for seat in (1, SPECTATOR):
        assert view(state, seat)["players"][0]["cards"] == [None] * data.SLOTS
    assert "programme" not in view(state, SPECTATOR)
    assert view(state, EVERYTHING)["programmes"] == [[0, 1], [], []]


def test_a_card_lies_open_from_its_round_on() -> None:
    state = new_table(3)
    program(state, *CARDS)
    assert state.round == 1
    shown = [player["cards"] for player in view(state, SPECTATOR)["players"]]
    assert shown == [[cards[0], None, None, None] for cards in CARDS]
    assert view(state, SPECTATOR)["players"][0]["aside"] is None


def test_what_was_set_aside_is_known_after_the_fourth_card() -> None:
    state = new_table(3)
    program(state, *CARDS)
    rng = seeded("aside")
    while state.round < data.SLOTS:
        play_on(state, rng, 1)
    assert [player["aside"] for player in view(state, SPECTATOR)["players"]] == [[4, 5], [0, 1], [2, 4]]


def test_what_was_turned_over_stays_known_after_the_rounds() -> None:
    """C29: in views, and in what others may imagine."""
    state = new_table(3)
    program(state, *CARDS)
    rng = seeded("afterwards")
    while state.phase == ENDEAVOUR:
        play_on(state, rng, 1)
    assert state.turn == 1
    assert [player["cards"] for player in view(state, SPECTATOR)["players"]] == CARDS
    assert state.redeal(0, seeded("deal")).programme == state.programme


def test_a_box_shows_its_stack_from_the_bottom_up_and_who_controls_it() -> None:
    """C5.1, C5.3: who has most takes control, and his counters go to the bottom."""
    state = new_table()
    box = settle(state, "brazil", 2, 1)
    settle(state, "brazil", 1, 1)
    settle(state, "brazil", 3, 2)
    assert view(state, 0)["boxes"][box] == {"stack": [[3, 2], [2, 1], [1, 1]], "controller": 3}


def test_tea_without_economy_is_controlled_by_nobody() -> None:
    """C6.4."""
    state = new_table()
    box = settle(state, "china", 1, 2, number=1)
    assert data.GOODS[data.GOOD_OF[box]] == "tea"
    assert view(state, 0)["boxes"][box] == {"stack": [[1, 2]], "controller": None}


def test_a_monopoly_is_shown_by_colour() -> None:
    """C5.4, C5.5: gold has none."""
    state = new_table()
    furs = data.COLOUR_OF[settle(state, "canada", 1, 1)]
    settle(state, "california", 1, 1)
    assert view(state, 0)["monopolies"] == [1 if colour == furs else None for colour in range(len(data.COLOURS))]
    assert view(state, 0)["players"][1]["monopolies"] == 2
    settle(state, "siberia", 2, 1)
    assert view(state, 0)["monopolies"] == [None] * len(data.COLOURS)


def test_what_a_seat_must_throw_to_explore() -> None:
    """C16.2: difficulty less Seafaring, less 1 for a counter next door; C12.1: 2 more in America."""
    state = new_table()
    peru, guyana, congo = territory("peru"), territory("guyana"), territory("congo")
    needs = view(state, 0)["needs"]
    assert (needs[peru], needs[congo], needs[-1]) == (7, 4, 6)
    settle(state, "brazil", 0, 1)
    state.tracks[data.SEAFARING * data.SEATS] = 2
    needs = view(state, 0)["needs"]
    assert (needs[peru], needs[guyana], needs[congo], needs[-1]) == (2, 1, 2, 4)
    assert needs[territory("brazil")] is None
    assert "needs" not in view(state, SPECTATOR)


# -- C27.4 ------------------------------------------------------------------------------------------------------------


def test_a_result_is_made_of_what_places_are_decided_by() -> None:
    state = new_table(3)
    settle(state, "brazil", 0, 2)
    settle(state, "california", 0, 1)
    state.colonies[0] = 1 << territory("brazil")
    state.prestige = [7, 3, 0]
    state.treasury = [2, 0, 5]
    state.loans, state.lenders, state.debt = [10, 1], [1, 1], [0, 11, 0]
    assert breakdown(state) == [
        ("net-prestige", [7, 1, 0]),
        ("prestige", [7, 3, 0]),
        ("debt", [0, 11, 0]),
        ("treasure", [2, 0, 5]),
        ("boxes", [2, 0, 0]),
        ("monopolies", [2, 0, 0]),
        ("colonies", [1, 0, 0]),
    ]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_scores_of_a_match_are_the_first_row(seats: int) -> None:
    state = played_on(seats, seats, 10_000, turn_limit="10")
    assert state.result is not None
    assert breakdown(state)[0] == ("net-prestige", state.result.scores)


# -- what must always hold --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("other", [False, True])
def test_the_invariants_hold_by_any_options(seats: int, other: bool) -> None:
    """With the defaults and with what differs from them, after every choice."""
    options = {name: values[1] if other else values[0] for name, values in GAME.rules.options.items()}
    for option, value in list(options.items()):
        if seats not in GAME.rules.option_seats.get((option, value), GAME.seats):
            del options[option]
    state = new_table(seats, 5, **{**options, "turn_limit": "10"})
    rng = seeded("invariants", seats)
    while state.menu:
        assert invariants(state) == []
        play_on(state, rng, 1)
    assert invariants(state) == []


def sound() -> Colonial:
    """A table with something of everything, between two turns."""
    state = new_table(3, turn_limit="20", nations="on", continent="asia_oceania")
    while state.phase == 0:
        state.choose(state.menu[0])
    settle(state, "brazil", 0, 2)
    settle(state, "brazil", 1, 1)
    settle(state, "congo", 1, 1)
    state.colonies[0] = 1 << territory("brazil")
    state.independent = 1 << territory("congo")
    state.city, state.city_value = territory("brazil"), 3
    state.unrest[territory("congo")] = 3
    state.missions[territory("brazil")] = 1
    state.loans, state.lenders, state.debt = [10, 4], [2, 0], [4, 0, 10]
    state.pirates[1] = 1
    return state


BRAZIL, CONGO, CHINA = territory("brazil"), territory("congo"), territory("china")
BOX = data.BOXES_IN[BRAZIL][0]


def lose_counter(state: Colonial) -> None:
    state.counters[BOX * data.SEATS + 1] = 0


def owe_counter(state: Colonial) -> None:
    state.counters[BOX * data.SEATS + 1] = -1


def forget_counters(state: Colonial) -> None:
    state.present[0] = 0


def settle_the_unknown(state: Colonial) -> None:
    state.unexplored |= 1 << CONGO


def control_twice(state: Colonial) -> None:
    state.controls[1] |= 1 << BOX


def control_from_afar(state: Colonial) -> None:
    state.controls[0] &= ~(1 << BOX)
    state.controls[2] |= 1 << BOX


def control_nothing(state: Colonial) -> None:
    state.controls[0] &= ~(1 << BOX)


def control_from_above(state: Colonial) -> None:
    state.owners[BOX] = 2 | 1 << 3


def control_with_less(state: Colonial) -> None:
    state.counters[BOX * data.SEATS + 1] = 3


def control_tea(state: Colonial) -> None:
    state.in_play |= 1 << CHINA
    box = settle(state, "china", 0, 1, number=1)
    state.controls[0] |= 1 << box


def share_colony(state: Colonial) -> None:
    state.colonies[1] |= 1 << BRAZIL


def keep_colony_without_counters(state: Colonial) -> None:
    state.colonies[0] |= 1 << CONGO
    state.independent = 0


def found_colony_in_the_unknown(state: Colonial) -> None:
    state.colonies[0] |= 1 << territory("angola")


def free_colony(state: Colonial) -> None:
    state.independent |= 1 << BRAZIL


def free_the_unknown(state: Colonial) -> None:
    state.independent |= 1 << territory("angola")


def play_elsewhere(state: Colonial) -> None:
    state.unexplored |= 1 << CHINA


def miss_revolution(state: Colonial) -> None:
    state.unrest[CONGO] = 4


def stir_up_the_unknown(state: Colonial) -> None:
    state.unrest[territory("angola")] = 1


def value_nothing(state: Colonial) -> None:
    state.city = data.NOWHERE


def lose_value(state: Colonial) -> None:
    state.city_value = 0


def move_city(state: Colonial) -> None:
    state.city = territory("egypt")


def unexplore_levant(state: Colonial) -> None:
    state.in_play |= 1 << territory("levant")
    state.unexplored |= 1 << territory("levant")


def halve_circumnavigation(state: Colonial) -> None:
    state.circumnavigation = 1


def double_america(state: Colonial) -> None:
    state.america = 2


def discover_america_again(state: Colonial) -> None:
    state.america = data.AMERICA_PRESTIGE


def owe_treasure(state: Colonial) -> None:
    state.treasury[1] = -1


def betray_oneself(state: Colonial) -> None:
    state.pirates[0] = 1


def forget_debt(state: Colonial) -> None:
    state.debt[0] = 0


def keep_empty_loan(state: Colonial) -> None:
    state.loans.append(0)
    state.lenders.append(0)


def lend_to_nobody(state: Colonial) -> None:
    state.loans.append(1)
    state.lenders.append(3)


def miss_victory(state: Colonial) -> None:
    state.prestige[1] = data.PRESTIGE_TO_WIN


def share_nation(state: Colonial) -> None:
    state.nation[1] = state.nation[0]


def stay_young(state: Colonial) -> None:
    seat = state.nation.index(data.NATIONS.index("portugal"))
    state.prestige[seat] = 6


def leave_track(state: Colonial) -> None:
    state.tracks[data.NAVY * data.SEATS] = data.SPACES


def leave_diplomacy(state: Colonial) -> None:
    state.diplomacy[2] = 0


def program_twice(state: Colonial) -> None:
    state.programme[0] = 1 | 1 << 3


def use_another_card(state: Colonial) -> None:
    state.programme[0] = 1 | 2 << 3
    state.used[0] = 1 + data.ON_CARD[1][0]


def use_programmed_card_at_last(state: Colonial) -> None:
    state.programme[0] = 1 | 2 << 3 | 3 << 6 | 4 << 9
    state.used[0] = (1 + data.ON_CARD[1][0]) << 4 * data.SLOTS


@pytest.mark.parametrize(
    ("rule", "spoil"),
    [
        ("C5.1", lose_counter),
        ("C5.1", owe_counter),
        ("C2.1", forget_counters),
        ("C16.3", settle_the_unknown),
        ("C5.2", control_twice),
        ("C5.2", control_from_afar),
        ("C5.2", control_from_above),
        ("C5.3", control_with_less),
        ("C5.10", control_nothing),
        ("C6.4", control_tea),
        ("C8.1", share_colony),
        ("C8.4", keep_colony_without_counters),
        ("C15.1", found_colony_in_the_unknown),
        ("C8.6", free_colony),
        ("C26.2", free_the_unknown),
        ("C26.2", play_elsewhere),
        ("C9.3", miss_revolution),
        ("C9.1", stir_up_the_unknown),
        ("C18.3", value_nothing),
        ("C18.5", lose_value),
        ("C18.5", move_city),
        ("C2.3", unexplore_levant),
        ("C11", halve_circumnavigation),
        ("C12.2", double_america),
        ("C12.2", discover_america_again),
        ("C2.2", owe_treasure),
        ("C4.5", betray_oneself),
        ("C17.1", forget_debt),
        ("C17.2", keep_empty_loan),
        ("C17.1", lend_to_nobody),
        ("C27.1", miss_victory),
        ("C26.1", share_nation),
        ("C26.1", stay_young),
        ("C6.2", leave_track),
        ("C10.1", leave_diplomacy),
        ("C4.1.2", program_twice),
        ("C4.1.3", use_another_card),
        ("C4.1.3", use_programmed_card_at_last),
    ],
)
def test_invariants_can_fail(rule: str, spoil: Callable[[Colonial], None]) -> None:
    state = sound()
    assert invariants(state) == []
    spoil(state)
    assert [complaint for complaint in invariants(state) if complaint.startswith(f"{rule}:")], invariants(state)
