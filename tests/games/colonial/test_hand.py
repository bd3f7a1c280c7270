"""Colonial's hand, programme and panels: what they offer, what they tell, and what they keep to themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from asztal.board import Scene
from asztal.engine.game import EVERYTHING, SPECTATOR, view_of
from asztal.games import find
from asztal.games.colonial import data
from asztal.games.colonial import state as phases
from asztal.games.colonial.board.hand import hand
from asztal.games.colonial.board.panels import panel
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.view import TableView
from asztal.match import Match
from asztal.words import LANGUAGES, Words
from tests.random_play import choices_made

COLONIAL = find("colonial")
NAMES = ["Réka <b>", 'Niamh & "Co"', "O'Brien", "Cormac", "Zsófia", "Aoife"]
PROGRAMME = [4, 0, 3, 5]
"""Merchant and Governor, Explorer and Ambassador, Viceroy and Rebel, Sovereign and Conqueror."""


def seen(state: Colonial, seat: int = 0, language: str = "en") -> Scene[TableView]:
    """What a seat sees."""
    words = Words(language, COLONIAL, NAMES[: state.seats])
    return Scene(view_of(COLONIAL, state, seat), words, COLONIAL.colours[: state.seats])


def started(seats: int = 4) -> Colonial:
    """A match in which seat 0 is the start player and all are programming."""
    state = COLONIAL.new(seats, 1)
    assert isinstance(state, Colonial)
    state.start = state.active = 0
    return state


def in_round(number: int, active: int = 0) -> Colonial:
    """A round of a match in which everybody has the same programme; nobody is asked anything."""
    state = started()
    for seat in range(state.seats):
        for card in PROGRAMME:
            state.place_card(seat, card)
    state.confirmed = (1 << state.seats) - 1
    state.phase, state.round, state.active = phases.ENDEAVOUR, number, active
    return state


def use(state: Colonial, seat: int, number: int, character: int) -> None:
    """A seat has used a character in a round."""
    state.used[seat] |= character + 1 << 4 * (number - 1)


def programming(*cards: int) -> Scene[TableView]:
    """Seat 0 while it programs, after it has placed some cards."""
    match = Match(COLONIAL, 4, {}, 1)
    for card in cards:
        match.choose(0, card)
    assert isinstance(match.state, Colonial)
    return seen(match.state)


def tree(html: str) -> ElementTree.Element:
    return ElementTree.fromstring(html)


def part(html: str, key: str) -> ElementTree.Element:
    """The element that has this id."""
    return next(element for element in tree(html).iter() if element.get("id") == key)


def having(html: str, look: str) -> list[ElementTree.Element]:
    """The elements of a class."""
    return [element for element in tree(html).iter() if look in (element.get("class") or "").split()]


def text(element: ElementTree.Element) -> str:
    return " ".join("".join(element.itertext()).split())


def cards(html: str) -> list[tuple[int, str]]:
    """The cards in their order, and how each looks."""
    found = having(html, "card")
    return [
        (int((card.get("id") or "").removeprefix("card-")), (card.get("class") or "").removeprefix("card "))
        for card in found
    ]


def positions(seats: int, count: int = 500, every: int = 7) -> Iterator[Match]:
    """A match played at random, before one choice in so many."""
    nations = {"nations": "on"} if seats in data.NATION_SEATS else {}
    match = Match(COLONIAL, seats, nations, seats)
    for made, _ in enumerate(choices_made(match, count, seats)):
        if made % every == 0:
            yield match


# -- programming (C4.1.2) -------------------------------------------------------------------------------------------


def test_while_programming_each_card_in_hand_can_be_clicked_and_dragged_to_the_slots() -> None:
    scene = programming(4, 0)
    drawn = hand(scene)
    for card in range(data.CARDS):
        element = part(drawn, f"card-{card}")
        free = card not in (4, 0)
        assert element.get("data-choice") == (str(card) if free else None)
        assert element.get("draggable") == ("true" if free else None)
    assert [slots.get("data-drop") for slots in having(drawn, "slots")] == [""]
    assert scene.left() == []


def test_cards_stay_in_their_places_while_they_are_lined_up() -> None:
    for placed in ((), (4,), (4, 0, 3), (4, 0, 3, 5)):
        assert [card for card, _ in cards(hand(programming(*placed)))] == list(range(data.CARDS))


def test_a_placed_card_has_its_number_and_a_click_takes_it_back_with_those_after_it() -> None:
    drawn = hand(programming(4, 0, 3))
    for slot, card in enumerate((4, 0, 3)):
        element = part(drawn, f"card-{card}")
        assert element.get("class") == "card placed"
        assert text(element).startswith(str(slot + 1))
        assert element.get("data-undo") == str(3 - slot)
        filled = part(drawn, f"slot-{slot + 1}")
        assert (filled.get("data-undo"), filled.get("tabindex"), filled.get("role")) == (str(3 - slot), "0", "button")
    assert part(drawn, "slot-4").get("class") == "slot next"


def test_four_cards_are_confirmed_by_a_button_and_two_are_set_aside() -> None:
    scene = programming(*PROGRAMME)
    drawn = hand(scene)
    assert scene.left() == [kinds.CONFIRM]
    assert "data-choice" not in drawn
    assert [card for card, look in cards(drawn) if look == "aside"] == [1, 2]


def test_a_confirmed_programme_lies_face_down_in_its_order() -> None:
    drawn = hand(programming(*PROGRAMME, kinds.CONFIRM))
    assert cards(drawn) == [(4, "secret"), (0, "secret"), (3, "secret"), (5, "secret"), (1, "aside"), (2, "last")]
    assert "data-undo" not in drawn


def test_slots_that_a_home_revolution_will_not_use_say_so() -> None:
    state = started()
    assert not having(hand(seen(state)), "unused")
    state.revolts = 1
    assert having(hand(seen(state)), "unused")


# -- rounds (C4.1.3 to C4.1.6) --------------------------------------------------------------------------------------


def test_cards_tell_what_has_become_of_them() -> None:
    state = in_round(3)
    use(state, 0, 1, data.MERCHANT)
    use(state, 0, 3, data.VICEROY)
    drawn = hand(seen(state))
    assert cards(drawn) == [(4, "done"), (0, "passed"), (3, "now"), (5, "secret"), (1, "aside"), (2, "last")]
    assert part(drawn, f"half-{data.MERCHANT}").get("class") == "half on"
    assert part(drawn, f"half-{data.GOVERNOR}").get("class") == "half off"


@pytest.mark.parametrize(("start", "look"), [(1, "open"), (0, "passed"), (3, "passed")])
def test_a_card_of_this_round_is_open_until_its_turn_has_come(start: int, look: str) -> None:
    """Seat 1 acts; seat 0 comes before it unless seat 1 is the start player (C2.7)."""
    state = in_round(2, active=1)
    state.start = start
    assert cards(hand(seen(state)))[1] == (0, look)


def test_in_a_home_revolution_the_four_cards_are_not_used() -> None:
    state = in_round(2)
    state.revolts = 1
    looks = [look for _, look in cards(hand(seen(state)))]
    assert looks == ["revolt"] * 4 + ["aside", "last"]


def test_after_the_rounds_all_cards_are_done() -> None:
    state = in_round(0)
    state.phase = phases.NAVAL
    for number, character in enumerate((data.GOVERNOR, data.EXPLORER, data.REBEL, data.CONQUEROR, data.TRADER), 1):
        use(state, 0, number, character)
    assert [look for _, look in cards(hand(seen(state)))] == ["done"] * 5 + ["aside"]


@pytest.mark.parametrize("number", [1, 5])
def test_each_character_that_can_be_used_is_offered_on_its_half(number: int) -> None:
    for match in positions(3, 700, 1):
        for seat in match.owing():
            decision = match.decision(seat)
            if decision is None or decision.kind is not kinds.PLAY or match.view(seat)["table"]["round"] != number:
                continue
            assert isinstance(match.state, Colonial)
            scene = seen(match.state, seat)
            drawn = hand(scene)
            usable = [choice for choice in decision.choices if choice < kinds.PASS]
            for character in usable:
                assert part(drawn, f"half-{character}").get("data-choice") == str(character)
            assert scene.left() == [choice for choice in decision.choices if choice >= kinds.PASS]
            shown = [card for card, look in cards(drawn) if look == "now"]
            assert {card for card in shown if number == 5} <= set(match.view(seat)["table"]["aside"])
            if len(usable) > 1:
                return
    raise AssertionError("Nobody had a choice.")


# -- the player's own figures -----------------------------------------------------------------------------------------


def does(state: Colonial, character: int) -> str:
    """What a character's half says that it does."""
    return next(text(span) for span in part(hand(seen(state)), f"half-{character}").iter("span"))


@pytest.mark.parametrize(
    ("character", "track", "space", "figure"),
    [
        (data.EXPLORER, data.SEAFARING, 1, "100%"),
        (data.VICEROY, data.LOGISTICS, 2, "3"),
        (data.TRADER, data.ECONOMY, 2, "6"),
    ],
)
def test_what_a_character_does_follows_the_tracks(character: int, track: int, space: int, figure: str) -> None:
    state = in_round(1)
    state.tracks[track * data.SEATS] = space
    assert figure in does(state, character)


def test_the_explorer_tells_the_best_odds_there_are() -> None:
    """C16.2: before he is chosen."""
    state = in_round(1)
    assert "83%" in does(state, data.EXPLORER)
    state.unexplored, state.circumnavigation = 1 << data.TERRITORY_NAMES.index("china"), 0
    assert f"{17 * (7 - data.DIFFICULTY[data.TERRITORY_NAMES.index('china')])}%" in does(state, data.EXPLORER)
    state.unexplored = 0
    assert "%" not in does(state, data.EXPLORER)


def test_the_merchant_ships_as_much_as_there_are_fleets() -> None:
    state = in_round(1)
    state.fleets[0] = 7
    assert "7" in does(state, data.MERCHANT)


@pytest.mark.parametrize(("value", "figures"), [(0, ["1", "4"]), (2, ["3", "4"]), (3, ["4"]), (4, ["5"])])
def test_the_governor_founds_a_city_above_the_present_one_and_up_to_economy(value: int, figures: list[str]) -> None:
    """Economy 4 (C18.2); where no value is left, what would be needed."""
    state = in_round(1)
    state.tracks[data.ECONOMY * data.SEATS] = 1
    state.city, state.city_value = (0, value) if value else (data.NOWHERE, 0)
    assert re.findall(r"\d+", does(state, data.GOVERNOR)) == figures


# -- panels -----------------------------------------------------------------------------------------------------------


def minis(html: str) -> list[str]:
    """How the cards of the row look."""
    return [(mini.get("class") or "").removeprefix("mini ") for mini in having(html, "mini")]


def pictures(mini: ElementTree.Element) -> list[str]:
    return [(use.get("href") or "").removeprefix("#i-") for use in mini.iter("use")]


def counts(html: str) -> dict[str, str]:
    """The numbers that are watched, by their key."""
    return {key: text(element) for element in tree(html).iter() if (key := element.get("data-count"))}


def test_a_panel_counts_everything_a_player_has() -> None:
    state = started()
    for at, goods in enumerate((state.treasury, state.fleets, state.squadrons, state.goods, state.home_unrest)):
        goods[1] = 20 + at
    state.prestige[1] = 6
    state.loans, state.lenders = [10, 9, 11], [1, 0, 1]
    state.pirates[1 * data.SEATS + 2] = 3
    drawn = panel(seen(state), 1)
    assert counts(drawn) == {
        "treasury-1": "20",
        "fleets-1": "21",
        "squadrons-1": "22",
        "goods-1": "23",
        "home-unrest-1": "24",
        "monopolies-1": "0",
        "prestige-1": "6",
        "loans-1": "10+11",
        "pirates-1-2": "3",
    }
    assert [pip.get("class") for pip in having(drawn, "pips")[0]] == ["on"] * 6 + [None] * 4


def test_many_loans_are_summed_up_and_told_one_by_one() -> None:
    state = started()
    state.loans, state.lenders = [10, 9, 11], [1, 1, 1]
    drawn = panel(seen(state), 1)
    assert counts(drawn)["loans-1"] == "30 (3)"
    assert "10 + 9 + 11" in (part(drawn, "loans-1").get("aria-label") or "")


def test_each_fact_has_words_and_explains_itself() -> None:
    state = started()
    state.nation = [1, 0, 2, 3, -1, -1]
    state.pirates[1] = 1
    words = Words("en", COLONIAL)
    drawn = panel(seen(state), 0)
    facts = [*having(drawn, "fact"), *having(drawn, "row-of-cards")]
    assert len(facts) == 12
    for fact in facts:
        assert fact.get("aria-label")
        assert words.has(f"about-{fact.get('data-about')}")


def test_the_pennant_stands_at_the_start_player_and_flags_at_nations() -> None:
    state = started()
    state.start = 2
    assert ["pennant" in panel(seen(state), seat) for seat in range(4)] == [False, False, True, False]
    assert not having(panel(seen(state), 1), "flag")
    state.nation[1] = data.NATIONS.index("spain")
    assert "#flag-spain" in panel(seen(state), 1)


def test_unrest_that_leads_to_a_revolution_stands_out() -> None:
    state = started()
    state.home_unrest[:2] = [data.HOME_REVOLUTION - 1, data.HOME_REVOLUTION]
    assert [len(having(panel(seen(state), seat), "alarm")) for seat in (0, 1)] == [0, 1]


def test_the_row_of_cards_shows_what_was_turned_over_and_what_was_used() -> None:
    state = in_round(2, active=1)
    use(state, 1, 1, data.GOVERNOR)
    drawn = panel(seen(state), 1)
    assert minis(drawn) == ["over", "now", "back", "back"]
    used, turned_over = having(drawn, "mini")[:2]
    assert pictures(used) == ["merchant", "governor"]
    assert [pictures(faint) for faint in used.findall("i")] == [["merchant"]]
    assert pictures(turned_over) == ["explorer", "ambassador"]
    assert minis(panel(seen(state), 2)) == ["passed", "now", "back", "back"]


def test_the_last_chance_adds_a_card() -> None:
    state = in_round(5)
    use(state, 1, 5, data.TRADER)
    drawn = panel(seen(state), 1)
    assert minis(drawn)[4:] == ["last"]
    assert pictures(having(drawn, "mini")[4]) == ["trader"]


def test_a_home_revolution_strikes_the_row_out() -> None:
    state = in_round(2)
    state.revolts = 2
    assert [len(having(panel(seen(state), seat), "revolt")) for seat in (0, 1)] == [0, 1]


def test_who_has_confirmed_has_cards_on_the_table() -> None:
    match = Match(COLONIAL, 4, {}, 1)
    for card in (*PROGRAMME, kinds.CONFIRM):
        match.choose(1, card)
    match.choose(2, 0)
    assert isinstance(match.state, Colonial)
    rows = [minis(panel(seen(match.state, 3), seat)) for seat in (1, 2)]
    assert rows == [["back"] * 4, ["free"] * 4]


@pytest.mark.parametrize("eyes", [0, SPECTATOR])
def test_what_lies_face_down_shows_nowhere(eyes: int) -> None:
    """Whatever seat 1 has in the slots still to come, its panel and the viewer's hand are the same (C29)."""
    drawn = set()
    for last in ([3, 5], [5, 3], [1, 2]):
        state = in_round(2)
        state.programme[1] = 0
        for card in (4, 0, *last):
            state.place_card(1, card)
        scene = seen(state, eyes)
        drawn.add((panel(scene, 1), hand(scene)))
    assert len(drawn) == 1


def test_whoever_looks_back_with_all_open_sees_every_card() -> None:
    drawn = panel(seen(in_round(1), EVERYTHING), 1)
    assert [pictures(mini)[0] for mini in having(drawn, "mini")] == ["merchant", "explorer", "viceroy", "sovereign"]
    assert minis(drawn) == ["now", "open", "open", "open"]


def test_panels_stand_for_the_seats_that_can_be_chosen() -> None:
    met = set()
    for match in positions(4, 900, 1):
        for seat in match.owing():
            decision = match.decision(seat)
            if decision is None or decision.kind.noun != "seat":
                continue
            assert isinstance(match.state, Colonial)
            scene = seen(match.state, seat)
            standing = [other for other in range(4) if f'data-for="{other}"' in panel(scene, other)]
            own = decision.kind is not kinds.AMBASSADOR_SEAT
            assert standing == sorted(choice for choice in decision.choices if choice < 4 and own)
            assert scene.left() == list(decision.choices)
            met.add(decision.kind)
    assert {kinds.PIRACY, kinds.AMBASSADOR_SEAT} <= met


# -- in every position ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_drawn_in_good_order(seats: int, language: str) -> None:
    for match in positions(seats, 400, 23):
        assert isinstance(match.state, Colonial)
        for eyes in (*match.owing()[:1], SPECTATOR, EVERYTHING):
            scene = seen(match.state, eyes, language)
            pieces = [hand(scene), *(panel(scene, seat) for seat in range(seats))]
            ids = [key for piece in pieces for key in re.findall(r' id="([^"]*)"', piece)]
            assert len(set(ids)) == len(ids)
            for piece in filter(None, pieces):
                tree(piece)


# -- nations ----------------------------------------------------------------------------------------------------------


def drafting(seats: int = 4, **options: str) -> Match:
    """A match with nations, of which the first is taken."""
    match = Match(COLONIAL, seats, {"nations": "on", **options}, 1)
    match.choose(match.owing()[0], data.NATIONS.index("spain"))
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_nation_shows_its_rule_and_its_targets_on_what_is_clicked(language: str) -> None:
    """C26.1."""
    match = drafting()
    assert isinstance(match.state, Colonial)
    scene = seen(match.state, match.owing()[0], language)
    html = hand(scene)
    for at, name in enumerate(data.NATIONS):
        card = part(html, f"nation-card-{at}")
        told = text(card)
        assert (card.get("data-choice") == str(at)) == (name != "spain")
        assert scene.words.noun("nation", at) in told
        assert scene.words.say(f"nation-rule-{name}") in told
        for target in range(data.TERRITORIES):
            named = scene.words.noun("territory", target) in told.split(":", 1)[-1]
            assert named or not data.TARGETS[at] >> target & 1
    assert not scene.left()


def test_a_nation_lights_up_its_targets_on_the_map() -> None:
    match = drafting()
    assert isinstance(match.state, Colonial)
    lit = part(hand(seen(match.state, match.owing()[0])), "nation-card-0").get("data-lights", "")
    assert lit.split() == [f"map-{name}-land" for name in ("brazil", "west_africa", "angola", "east_africa", "india")]


def test_everybody_reads_the_nations_and_sees_who_has_taken_which() -> None:
    match = drafting()
    assert isinstance(match.state, Colonial)
    taken = match.choices[0][0]
    waiting = next(seat for seat in range(4) if seat not in match.owing())
    html = hand(seen(match.state, waiting))
    assert "data-choice" not in html
    assert text(part(html, f"nation-card-{data.NATIONS.index('spain')}")).startswith(f"Spain{NAMES[taken]}")


def test_targets_that_are_not_in_play_are_not_named() -> None:
    """C26.2: with two players only one continent is."""
    match = drafting(2, continent="asia_oceania")
    assert isinstance(match.state, Colonial)
    html = hand(seen(match.state))
    assert "Indochina" in text(part(html, "nation-card-2"))
    assert "Canada" not in text(part(html, "nation-card-2"))


# -- badges -----------------------------------------------------------------------------------------------------------


def test_a_card_in_the_row_says_its_place_in_words_too() -> None:
    html = hand(programming(2, 5))
    placed = part(html, "card-5")
    assert text(placed).count("card 2") == 2
    assert [text(sign) for sign in placed.iter("b")] == ["2"]
    assert text(part(hand(programming(0, 1, 2, 3)), "card-4")).count("set aside") == 2
