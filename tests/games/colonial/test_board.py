"""Colonial's board as a picture: what may be chosen is on it once, what lies on the table is seen, little travels."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from asztal.board import Drawing, Scene, symbols
from asztal.board.parts import changes, filled
from asztal.engine.events import Event
from asztal.engine.game import EVERYTHING, SPECTATOR, view_of
from asztal.engine.step import Kind
from asztal.engine.view import PhraseView
from asztal.games import find
from asztal.games.colonial import data
from asztal.games.colonial import state as table
from asztal.games.colonial.board import BOARD
from asztal.games.colonial.board.chart import ATLAS, draw_map
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.view import TableView
from asztal.match import Match
from asztal.words import LANGUAGES, Words
from tests.random_play import choices_made

COLONIAL = find("colonial")
NAMES = ["Réka <b>", 'Niamh & "Co"', "O'Brien", "Cormac", "Zsófia", "Aoife"]
ON_THE_MAP = {"territory", "box", "counter", "track"}
"""What choices on the board stand for; those with names of their own are buttons, but for the circumnavigation."""
BLUE, YELLOW, RED, WHITE = range(4)
each_table = pytest.mark.parametrize("seats", COLONIAL.seats)


def land(name: str) -> int:
    return data.TERRITORY_NAMES.index(name)


def box(name: str, which: int = 0) -> int:
    return data.BOXES_IN[land(name)][which]


def positions(seats: int, seeds: range = range(1), count: int = 600, every: int = 7) -> Iterator[Match]:
    """Matches played at random, before one choice in so many."""
    for seed in seeds:
        match = Match(COLONIAL, seats, {}, seed)
        yield match
        for made, _ in enumerate(choices_made(match, count, seed)):
            if made % every == 0:
                yield match


def look(match: Match, seat: int, language: str = "en") -> tuple[Scene[TableView], Drawing]:
    """What a seat sees."""
    count = len(match.seats)
    scene = Scene(match.view(seat), words(language, count), COLONIAL.colours[:count])
    return scene, BOARD.draw(scene)


@cache
def words(language: str, seats: int) -> Words:
    return Words(language, COLONIAL, NAMES[:seats])


def begun(seats: int = 4) -> Colonial:
    """A table in the second round of a turn, at which nobody is asked anything."""
    state = COLONIAL.new(seats, 1, {"continent": "america"} if seats == 2 else {})
    assert isinstance(state, Colonial)
    state.phase, state.round, state.step = table.ENDEAVOUR, 2, None
    return state


def lay(state: Colonial, place: int, *counters: tuple[int, int]) -> None:
    """Counters on a box, from the bottom up; the first seat controls it, if it may."""
    for at, (seat, number) in enumerate(counters):
        state.counters[place * data.SEATS + seat] = number
        state.owners[place] |= seat + 1 << 3 * at
        state.present[seat] |= 1 << data.TERRITORY_OF[place]
    first = counters[0][0]
    if not data.TEA_AND_OPIUM >> place & 1 or state.value(data.ECONOMY, first) >= data.TEA_ECONOMY:
        state.controls[first] |= 1 << place
    state.unexplored &= ~(1 << data.TERRITORY_OF[place])


def seen(state: Colonial, seat: int = BLUE, language: str = "en") -> Drawing:
    """What a seat sees of a position made by hand."""
    seats = int(state.seats)
    return BOARD.draw(Scene(view_of(COLONIAL, state, seat), words(language, seats), COLONIAL.colours[:seats]))


def pieces(drawing: Drawing) -> list[str]:
    """Every piece of HTML that goes to the page."""
    return [*drawing.parts.values(), *drawing.panels, *([drawing.hand] if drawing.hand else [])]


def ids(text: str) -> list[str]:
    return re.findall(r' id="([^"]*)"', text)


def offered(text: str) -> list[int]:
    return sorted(map(int, re.findall(r' data-choice="(\d+)"', text)))


def tree(html: str) -> ElementTree.Element:
    """A piece without its slots."""
    plain = re.sub("<!--.*?-->", "", html).replace("hx-morph-skip-children", 'hx-morph-skip-children=""')
    return ElementTree.fromstring(plain)


def element(drawing: Drawing, key: str) -> ElementTree.Element:
    """The element that has this id."""
    return next(found for piece in pieces(drawing) for found in tree(piece).iter() if found.get("id") == key)


def words_in(drawing: Drawing, key: str) -> str:
    """All text that is seen in an element."""
    return " ".join(text.strip() for text in element(drawing, key).itertext() if text.strip())


def labels(drawing: Drawing, key: str) -> list[str]:
    """What is said in an element to those who don't see it."""
    return [found.get("aria-label", "") for found in element(drawing, key).iter() if found.get("role") == "img"]


# -- choices ----------------------------------------------------------------------------------------------------------


@each_table
def test_what_is_on_the_board_is_offered_there_and_only_once(seats: int) -> None:
    met = set()
    for match in positions(seats, range(2), 700, 1):
        for seat in match.owing():
            decision = match.decision(seat)
            assert decision is not None
            if decision.kind.noun not in ON_THE_MAP and decision.kind in met:
                continue
            met.add(decision.kind)
            scene, drawing = look(match, seat)
            here = set(decision.choices) - set(decision.kind.names) if decision.kind.noun in ON_THE_MAP else set()
            if decision.kind is kinds.EXPLORE:
                here |= {kinds.CIRCUMNAVIGATE} & set(decision.choices)
            assert offered("".join(drawing.parts.values())) == sorted(here)
            if decision.kind.noun in ON_THE_MAP:
                assert set(scene.left()) == set(decision.choices) - here
    assert {kinds.EXPLORE, kinds.MISSION, kinds.VICEROY, kinds.STIR_UP} <= met


def asked(state: Colonial, kind: Kind, *choices: int) -> Drawing:
    """What seat 0 sees when it is asked something."""
    view = view_of(COLONIAL, state, BLUE)
    phrase: PhraseView = {"key": "inset-dice", "arguments": {}}
    view["decision"] = {
        "kind": kind.name,
        "noun": kind.noun,
        "question": phrase,
        "choices": [{"value": choice, "phrase": phrase} for choice in choices],
    }
    seats = int(state.seats)
    return BOARD.draw(Scene(view, words("en", seats), COLONIAL.colours[:seats]))


@pytest.mark.parametrize("kind", [kinds.EXPLORE_BOX, kinds.VICEROY_BOX, kinds.COMPANY, kinds.WAR_COUNTER])
def test_boxes_are_chosen_by_their_seals(kind: Kind) -> None:
    chosen = box("new_spain", 1)
    drawing = asked(_full_table(), kind, chosen, data.BOXES)
    assert element(drawing, f"box-{chosen}").get("data-choice") == str(chosen)
    assert offered("".join(drawing.parts.values())) == [chosen]


@pytest.mark.parametrize("kind", [kinds.AMBASSADOR_TERRITORY, kinds.COLONY, kinds.CITY, kinds.MISSION, kinds.REBELLION])
def test_territories_are_chosen_by_their_land(kind: Kind) -> None:
    chosen = land("new_spain")
    drawing = asked(_full_table(), kind, chosen, data.TERRITORIES)
    assert element(drawing, "map-new_spain-pick").get("data-choice") == str(chosen)
    assert offered("".join(drawing.parts.values())) == [chosen]


def test_the_next_space_of_a_track_is_chosen_and_shows_its_price() -> None:
    state = begun()
    state.tracks[data.ECONOMY * data.SEATS + BLUE] = 1
    drawing = asked(state, kinds.TRACK, data.NAVY, data.ECONOMY)
    chosen = {it.get("data-choice"): it for it in element(drawing, "progress").iter() if it.get("data-choice")}
    assert {choice: "".join(space.itertext()) for choice, space in chosen.items()} == {
        str(data.NAVY): "2",
        str(data.ECONOMY): "6",
    }


def test_a_diplomacy_marker_stands_for_its_players_button() -> None:
    """It is too small for a finger."""
    drawing = asked(begun(), kinds.AMBASSADOR_SEAT, BLUE, RED, kinds.NO_SEAT)
    assert re.findall(r'id="diplomacy-(\d)" data-for="(\d)"', drawing.parts["diplomacy"]) == [("0", "0"), ("2", "2")]
    assert "data-for" not in asked(begun(), kinds.WAR, RED).parts["diplomacy"]


def test_the_voyage_around_the_world_is_chosen_at_its_inset() -> None:
    drawing = asked(begun(), kinds.EXPLORE, land("peru"), kinds.CIRCUMNAVIGATE, kinds.STOP_EXPLORING)
    assert element(drawing, "circumnavigation").get("data-choice") == str(kinds.CIRCUMNAVIGATE)
    # Elsewhere the same number is no voyage.
    drawing = asked(begun(), kinds.AMBASSADOR_TERRITORY, kinds.NO_TERRITORY)
    assert element(drawing, "circumnavigation").get("data-choice") is None


def test_counters_to_choose_from_are_choices_of_their_own() -> None:
    """A successful rebellion: a counter is box and owner (C21.2)."""
    place = box("new_spain")
    victim = place * data.SEATS + RED
    drawing = asked(_full_table(), kinds.VICTIM, victim)
    assert element(drawing, f"c{place}-{RED}").get("data-choice") == str(victim)
    assert element(drawing, f"c{place}-{BLUE}").get("data-choice") is None
    assert element(drawing, f"box-{place}").get("role") == "group"


def test_tabs_count_the_choices_of_their_continents_and_those_beside_the_map() -> None:
    def numbers(kind: Kind, *choices: int) -> list[int]:
        tabs = asked(_full_table(), kind, *choices).parts["continents"]
        return [int(found or 0) for found in re.findall(r"</span>(?:<b[^>]*>(\d+)</b>)?</(?:button|a)>", tabs)]

    assert numbers(kinds.EXPLORE, land("peru"), land("brazil"), land("china"), kinds.CIRCUMNAVIGATE) == [2, 0, 1, 1]
    assert numbers(kinds.VICEROY_BOX, box("west_africa"), box("west_africa", 1), kinds.STOP_PLACING) == [0, 2, 0, 0]
    assert numbers(kinds.VICTIM, box("new_spain") * data.SEATS + RED) == [1, 0, 0, 0]
    assert numbers(kinds.TRACK, 0, 2) == [0, 0, 0, 2]
    assert numbers(kinds.WAR, RED) == [0, 0, 0, 0]


# -- soundness --------------------------------------------------------------------------------------------------------


@each_table
def test_every_piece_is_well_formed_and_has_no_style_of_its_own(seats: int) -> None:
    for match in positions(seats, range(1), 400, 40):
        for seat in (*range(seats), SPECTATOR, EVERYTHING):
            for piece in pieces(look(match, seat)[1]):
                tree(piece)
                assert " style=" not in piece
                assert "<style" not in piece
                assert "<script" not in piece


@each_table
def test_names_are_escaped(seats: int) -> None:
    for match in positions(seats, range(1), 400, 20):
        text = "".join(pieces(look(match, 0)[1]))
        assert "Réka <" not in text
        assert "Niamh & " not in text
        assert 'Niamh &amp; "' not in text


@each_table
def test_ids_are_unique_and_what_is_referred_to_is_there(seats: int) -> None:
    marks = ids(symbols())
    for match in positions(seats, range(1), 400, 20):
        for seat in (0, EVERYTHING):
            text = "".join(pieces(look(match, seat)[1]))
            found = ids(text)
            assert len(found) == len(set(found))
            referred = set(re.findall(r'href="#([^"]*)"', text)) | set(re.findall(r"url\(#([^)]*)\)", text))
            assert referred <= {*found, *marks}


def test_every_part_is_the_element_it_is_called_after() -> None:
    for match in positions(4, range(1), 600, 20):
        for key, part in look(match, 0)[1].parts.items():
            assert tree(part).get("id") == key


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_explains_itself_has_a_text(language: str) -> None:
    state = _full_table()
    text = "".join(pieces(seen(state, BLUE, language)))
    two = "".join(pieces(seen(begun(2), BLUE, language)))
    things = set(re.findall(r'data-about="([^"]*)"', text + two))
    assert {"gold-box", "tea-box", "natives", "city", "unrest", "mission", "colony", "independent", "odds"} < things
    assert {"territory", "bare-land", "market", "loans", "diplomacy", "america", "monopoly", "economy"} < things
    assert {thing for thing in things if not words(language, 4).has(f"about-{thing}")} == set()


def _full_table() -> Colonial:
    """Something of everything that can lie on the map."""
    state = begun()
    lay(state, box("new_spain"), (BLUE, 3), (RED, 1))
    lay(state, box("india", 1), (RED, 2))
    lay(state, box("egypt"), (WHITE, 2))
    spain = land("new_spain")
    state.colonies[BLUE] |= 1 << spain
    state.unrest[spain], state.missions[spain] = 2, 1
    state.city, state.city_value = spain, 3
    state.independent |= 1 << land("egypt")
    return state


# -- the map ----------------------------------------------------------------------------------------------------------


def test_land_looks_like_what_it_is() -> None:
    drawing = seen(_full_table())
    assert "hatched-blue" in drawing.parts["map-new_spain-land"]
    assert 'class="land explored"' in drawing.parts["map-egypt-land"]
    assert 'class="land unknown"' in drawing.parts["map-peru-land"]
    assert "ribbon seat-blue" in drawing.parts["map-new_spain"]
    assert "ribbon state" in drawing.parts["map-egypt"]
    assert 'class="icon doubled"' in drawing.parts["map-egypt"]


def test_what_lies_on_a_territory_is_told() -> None:
    told = labels(seen(_full_table()), "map-new_spain")
    assert f"Colony of {NAMES[BLUE]}" in told
    assert any(NAMES[BLUE] in label and "3" in label and NAMES[RED] in label for label in told)
    assert {"Native strength 4", "Booming city of value 3", "Unrest: 2", "Missions: 1"} <= {
        label.rstrip(".") for label in told
    }


def test_the_controller_stands_first_and_idle_counters_are_pale() -> None:
    """Tea and opium are controlled by nobody whose Economy is below 6 (C6.4)."""
    state = begun()
    lay(state, box("levant"), (YELLOW, 1), (RED, 3))
    state.controls[YELLOW], state.controls[RED] = 0, 1 << box("levant")
    lay(state, box("india", 1), (RED, 2))
    drawing = seen(state)
    counters = re.findall(r'class="(counter [^"]*)"', drawing.parts["map-levant"])
    assert counters == ["counter seat-red first", "counter seat-yellow"]
    assert 'class="counter seat-red idle"' in drawing.parts["map-india"]
    state.tracks[data.ECONOMY * data.SEATS + RED] = 2
    assert "idle" not in seen(state).parts["map-india"]


def test_six_owners_fit_on_a_box() -> None:
    state = begun(6)
    lay(state, box("levant"), *((seat, seat + 1) for seat in range(6)))
    assert seen(state).parts["map-levant"].count('class="counter ') == 6


def test_a_throw_is_shown_as_it_is_for_the_viewer() -> None:
    """Difficulty less Seafaring, less 1 for a neighbour, 2 more in America before its discovery (C12.1, C16.2)."""
    state = begun()
    india = land("india")
    assert words_in(seen(state), "map-india").endswith("4+ 50%")
    lay(state, box("persia"), (BLUE, 1))
    state.tracks[data.SEAFARING * data.SEATS + BLUE] = 1
    drawing = seen(state)
    assert words_in(drawing, "map-india").endswith("2+ 83%")
    (label,) = [label for label in labels(drawing, "map-india") if "2 or more" in label]
    assert all(term in label for term in ("difficulty 4", "Seafaring", "Persia"))
    assert data.DIFFICULTY[india] == 4
    assert words_in(seen(state, YELLOW), "map-india").endswith("4+ 50%")
    (label,) = [label for label in labels(drawing, "map-west_indies") if "4 or more" in label]
    assert "+2" in label
    # A spectator sees the difficulty.
    assert words_in(seen(state, SPECTATOR), "map-india").endswith("1 4")


def test_one_or_less_is_certain_and_seven_or_more_is_never() -> None:
    state = begun()
    state.tracks[data.SEAFARING * data.SEATS + BLUE] = 3
    lay(state, box("persia"), (BLUE, 1))
    drawing = seen(state)
    assert words_in(drawing, "map-india").endswith("certain")
    assert words_in(seen(state, YELLOW), "map-california").endswith("never")
    assert any("never" in label for label in labels(seen(state, YELLOW), "map-california"))


def test_territories_that_are_not_in_play_are_bare_land() -> None:
    drawing = seen(begun(2))
    bare = [name for name in data.TERRITORY_NAMES if 'class="land bare"' in drawing.parts[f"map-{name}-land"]]
    assert [data.CONTINENT[land(name)] == data.AMERICA for name in data.TERRITORY_NAMES] == [
        name not in bare for name in data.TERRITORY_NAMES
    ]
    assert "<text" not in drawing.parts["map-china"]
    assert len(re.findall('class="link"', drawing.parts["map"])) == 3
    assert drawing.parts["continents"].count("<button") == 1


def test_a_counter_changes_its_territory_alone() -> None:
    state = begun()
    lay(state, box("levant"), (YELLOW, 1))
    before = seen(state).parts
    state.counters[box("levant") * data.SEATS + YELLOW] = 2
    assert set(changes(before, seen(state).parts)) == {"map-levant"}


def test_things_lie_below_the_name_and_within_the_room_of_their_territory() -> None:
    """Whatever is in a territory, it is no higher and no wider than its room."""
    state = _full_table()
    for place in range(data.BOXES):
        if not state.owners[place]:
            lay(state, place, *((seat, 11) for seat in range(4)))
    for at in range(data.TERRITORIES):
        state.unrest[at], state.missions[at] = 3, 2
    scene = Scene(view_of(COLONIAL, state, BLUE), words("en", 4), COLONIAL.colours[:4])
    drawn = draw_map(scene)
    for name, found in ATLAS.places.items():
        part = drawn[f"map-{name}"]
        left, _, right, bottom = found.room.box
        frame = re.search(
            r'<g transform="translate\(([\d.]+) ([\d.]+)\)(?: scale\(([\d.]+)\))?"><g transform="tr', part
        )
        assert frame is not None
        middle, top, scale = float(frame[1]), float(frame[2]), float(frame[3] or 1)
        inner = part[frame.end() - len('<g transform="tr') :]
        rows = [
            tuple(map(float, spot))
            for spot in re.findall(r'<g transform="translate\((-?[\d.]+) ([\d.]+)\)"><g (?:id|class)', inner)
        ]
        assert top > found.label[1]
        for x, y in rows:
            assert left - 1 <= middle + x * scale <= right + 1
            assert top <= top + y * scale <= bottom + 1


# -- insets -----------------------------------------------------------------------------------------------------------


def test_market_and_loans_show_everybodys_counters() -> None:
    state = begun()
    state.goods[YELLOW] = 4
    state.loans, state.lenders = [10, 7], [RED, RED]
    drawing = seen(state)
    assert words_in(drawing, "market") == "Market 4"
    assert 'id="goods-of-1"' in drawing.parts["market"]
    assert words_in(drawing, "loans") == "Loans 10 7"
    state.loans, state.lenders = [10] * 12, [RED] * 12
    assert words_in(seen(state), "loans") == "Loans 120"


def test_tracks_and_diplomacy_show_where_everybody_stands() -> None:
    state = begun()
    state.tracks[data.NAVY * data.SEATS + RED] = 2
    state.diplomacy[RED] = 7
    drawing = seen(state)
    spaces = [found for found in element(drawing, "progress").iter() if found.get("class") == "space"]
    here = [
        at for at, space in enumerate(spaces) if any(it.get("id") == f"track-{data.NAVY}-{RED}" for it in space.iter())
    ]
    assert here == [data.NAVY * data.SPACES + 2]
    spaces = [found for found in element(drawing, "diplomacy").iter() if found.get("class") == "space"]
    here = [at for at, space in enumerate(spaces) if any(it.get("id") == f"diplomacy-{RED}" for it in space.iter())]
    assert here == [6]


def test_monopolies_show_their_holders_and_each_gold_box_counts() -> None:
    state = begun()
    lay(state, box("new_spain"), (BLUE, 1))
    lay(state, box("east_indies"), (RED, 1))
    assert data.GOLD >> box("new_spain") & 1
    told = labels(seen(state), "monopolies")
    assert len(told) == len(data.COLOURS)
    assert NAMES[BLUE] in told[data.GOLD_COLOUR]
    assert NAMES[RED] in told[data.COLOURS.index("red")]
    assert not any(name in told[data.COLOURS.index("blue")] for name in NAMES[:4])


def test_america_waits_until_it_is_discovered() -> None:
    """Not with two players (C12.3)."""
    state = begun()
    assert words_in(seen(state), "america").endswith("1")
    state.america, state.discoverer = 0, YELLOW
    assert words_in(seen(state), "america").endswith(NAMES[YELLOW])
    assert "america" not in seen(begun(2)).parts


def test_the_bonus_for_discovering_america_is_in_the_prize() -> None:
    """C12.2: on every territory there, until somebody has it."""
    state = begun()
    prizes = [words_in(seen(state), f"t{land(name)}").split()[2] for name in ("peru", "egypt")]
    assert prizes == ["2", "1"]
    state.america, state.discoverer = 0, YELLOW
    assert words_in(seen(state), f"t{land('peru')}").split()[2] == "1"


def test_who_has_sailed_around_the_world_is_named() -> None:
    state = begun()
    assert NAMES[RED] not in words_in(seen(state), "circumnavigation")
    state.circumnavigation, state.circumnavigator = 0, RED
    drawing = seen(state, SPECTATOR)
    assert words_in(drawing, "circumnavigation").endswith(NAMES[RED])
    assert labels(drawing, "circumnavigation") == [f"{NAMES[RED]} has sailed around the world."]


def test_few_monopolies_take_little_room() -> None:
    """With one continent half of the colors are not in play."""
    boxes = [element(seen(begun(seats)), "monopolies").get("viewBox", "").split()[-1] for seats in (2, 4)]
    assert int(boxes[0]) < int(boxes[1])


def test_targets_of_the_own_nation_are_marked_on_the_map() -> None:
    """C26.1.2: a colony elsewhere brings no prestige."""
    state = begun()
    assert not any("#flag-" in part for part in seen(state).parts.values() if 'id="map-' in part)
    state.nation[BLUE] = data.NATIONS.index("france")
    marked = [at for at in range(data.TERRITORIES) if "#flag-france" in seen(state).parts.get(map_key(at), "")]
    assert marked == [at for at in range(data.TERRITORIES) if data.TARGETS[2] >> at & 1]
    assert not any("#flag-" in seen(state, YELLOW).parts.get(map_key(at), "") for at in marked)


def map_key(at: int) -> str:
    return f"map-{data.TERRITORY_NAMES[at]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rebellion_shows_its_dice_and_odds_where_it_is_chosen(language: str) -> None:
    """C21.2: before anything is rolled."""
    state = begun()
    at = land("persia")
    lay(state, box("persia"), (YELLOW, 2))
    view = view_of(COLONIAL, state, BLUE)
    arguments: dict[str, list[Any]] = {"territory": ["territory", at], "dice": ["number", 2], "percent": ["number", 56]}
    view["decision"] = {
        "kind": kinds.REBELLION.name,
        "noun": kinds.REBELLION.noun,
        "question": {"key": "inset-dice", "arguments": {}},
        "choices": [{"value": at, "phrase": {"key": "choice-rebellion", "arguments": arguments}}],
    }
    drawing = BOARD.draw(Scene(view, words(language, 4), COLONIAL.colours[:4]))
    assert re.search(r"\b2 56\s?%$", words_in(drawing, f"t{at}"))
    assert "56" not in words_in(seen(state, BLUE, language), f"t{at}")


def offering(state: Colonial, kind: Kind, value: int, **numbers: int) -> Drawing:
    """The board while one thing can be chosen, whose words mention these numbers."""
    view = view_of(COLONIAL, state, BLUE)
    arguments: dict[str, list[Any]] = {name: ["number", number] for name, number in numbers.items()}
    view["decision"] = {
        "kind": kind.name,
        "noun": kind.noun,
        "question": {"key": "inset-dice", "arguments": {}},
        "choices": [{"value": value, "phrase": {"key": "chart-europe", "arguments": arguments}}],
    }
    return BOARD.draw(Scene(view, words("en", 4), COLONIAL.colours[:4]))


def test_what_a_choice_brings_stands_on_the_territory() -> None:
    state, at = begun(), land("persia")
    lay(state, box("persia"), (BLUE, 1))
    assert words_in(offering(state, kinds.COLONY, at, gain=1, trades=2), f"t{at}").endswith("+1 +2")
    assert words_in(offering(state, kinds.CITY, at, goods=1), f"t{at}").endswith("+1")
    assert "1/2" in words_in(offering(state, kinds.VICEROY, at, counters=1, need=2), f"t{at}")
    assert "1/" not in words_in(offering(state, kinds.VICEROY, at, counters=3, need=0), f"t{at}")


def test_a_box_shows_how_many_counters_give_control_and_whether_that_costs_a_step() -> None:
    state, at = begun(), land("persia")
    drawing = offering(state, kinds.VICEROY_BOX, box("persia"), need=2, step=1)
    assert 'class="bid back"' in drawing.parts["map-persia"]
    assert "2" in words_in(drawing, f"t{at}").split()
    assert 'class="bid"' in offering(state, kinds.VICEROY_BOX, box("persia"), need=2, step=0).parts["map-persia"]
    assert "bid" not in offering(state, kinds.VICEROY_BOX, box("persia")).parts["map-persia"]


# -- dice -------------------------------------------------------------------------------------------------------------


def test_the_dice_of_an_action_lie_open() -> None:
    state = begun()
    assert not {"dice", "war"} & set(seen(state).parts)
    state.throws = [table.EXPLORATION, YELLOW, land("china"), 1, 5]
    drawing = seen(state, SPECTATOR)
    assert "#i-die-5" in drawing.parts["dice"]
    (label,) = labels(drawing, "dice")
    assert all(word in label for word in (NAMES[YELLOW], "5", "China"))
    state.throws = [table.PIRATE_ATTACK, RED, data.NOWHERE, 1, 0, table.COUNTER_ATTACK, YELLOW, data.NOWHERE, 3, 2]
    dice = seen(state).parts["dice"]
    assert (dice.count("#i-success"), dice.count("#i-blank")) == (2, 2)
    state.throws = [table.REBELLION, RED, land("india"), 15, 4]
    assert "4 / 15" in words_in(seen(state), "dice")


def test_a_war_shows_both_sides_of_each_front() -> None:
    state = begun()
    state.attacker, state.defender, state.year = RED, BLUE, 2
    state.throws = [table.LAND, RED, land("brazil"), 5, 2, table.LAND, BLUE, land("brazil"), 1, 0]
    state.throws += [table.SEA, BLUE, data.NOWHERE, 3, 1]
    drawing = seen(state, SPECTATOR)
    war = drawing.parts["war"]
    assert (war.count("#i-success"), war.count("#i-blank")) == (3, 6)
    brazil, sea = labels(drawing, "war")
    assert "Brazil" in brazil
    assert brazil.index(NAMES[RED]) < brazil.index(NAMES[BLUE])
    assert "3" in sea
    assert "2" in words_in(drawing, "war").partition(NAMES[RED])[0]
    state.attacker = state.defender = data.NOBODY
    assert "war" in seen(state).parts


def at_war(*losses: int) -> Drawing:
    """Red against blue, in the fifth year."""
    state = begun()
    state.attacker, state.defender, state.year = RED, BLUE, 5
    state.throws = [table.SEA, RED, data.NOWHERE, 1, 0, table.SEA, BLUE, data.NOWHERE, 3, 1]
    state.losses = list(losses)
    return seen(state, SPECTATOR)


def test_a_war_shows_what_was_lost_in_each_year() -> None:
    losses = [1, BLUE, table.LOST_GOODS, 2, 1, RED, table.LOST_COUNTERS, 1, 2, BLUE, table.LOST_FLEETS, 1]
    _, first, second = labels(at_war(*losses), "war")
    assert first == f"Year 1: {NAMES[RED]} lost 1 counter; {NAMES[BLUE]} lost 2 goods"
    assert second == f"Year 2: {NAMES[RED]} lost nothing; {NAMES[BLUE]} lost 1 merchant fleet"
    assert len(labels(at_war(), "war")) == 1


def test_the_losses_of_long_ago_are_summed_up() -> None:
    losses = [number for year in range(1, 6) for number in (year, BLUE, table.LOST_TREASURE, year)]
    told = labels(at_war(*losses), "war")[1:]
    assert [label.split(":")[0] for label in told] == ["Years 1–2", "Year 3", "Year 4", "Year 5"]
    assert told[0].endswith("lost 3 treasure")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_loss_has_words_and_a_picture(language: str) -> None:
    state = begun()
    state.attacker, state.defender, state.year = RED, BLUE, 1
    state.throws = [table.SEA, RED, data.NOWHERE, 1, 0]
    plain = seen(state, SPECTATOR, language).parts["war"]
    for what in range(table.LOST_PIRATES + 1):
        state.losses = [1, RED, what, 3]
        war = seen(state, SPECTATOR, language)
        assert war.parts["war"].count("<use") > plain.count("<use")
        assert "3" in labels(war, "war")[-1]


# -- the log ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_an_event_is_about_is_on_the_page(seats: int) -> None:
    moving = 0
    for seed in range(2):
        match = Match(COLONIAL, seats, {}, seed)
        told = 0
        for _ in choices_made(match, 500, seed):
            news = match.log(SPECTATOR)[told:]
            told += len(news)
            pairs = [pair for event in news for pair in BOARD.motion(event)]
            if not pairs and told % 3:
                continue
            shown = {*ids("".join(pieces(look(match, 0)[1]))), *(f"panel-{seat}" for seat in range(seats))}
            assert {spot for event in news for spot in BOARD.spots(event)} <= shown | _gone(news)
            assert {at for pair in pairs for at in pair} <= shown | _gone(news)
            moving += len(pairs)
    assert moving > 10


def _gone(news: list[Event]) -> set[str]:
    """What was not there after all (no goods were shipped), or what a later event took away again."""
    taken = {"shipped", "sold", "selling-granted", "pirate-sunk", "counter-lost", "goods-lost", "company-formed"}
    if not any(event.kind.name in taken for event in news):
        return set()
    return {at for event in news for pair in BOARD.motion(event) for at in pair}


# -- size -------------------------------------------------------------------------------------------------------------


def test_a_table_travels_light() -> None:
    """A page has the whole map; a choice sends at most 8 KB compressed."""
    match = Match(COLONIAL, 4, {}, 3)
    before = look(match, BLUE)[1]
    assert len(gzip.compress("".join(pieces(before)).encode())) <= 45_000
    for _ in choices_made(match, 500, 3):
        now = look(match, BLUE)[1]
        sent = "".join(changes(before.parts, now.parts).values())
        sent += "".join(new for old, new in zip(before.panels, now.panels, strict=True) if old != new)
        sent += now.hand if now.hand != before.hand else ""
        assert len(gzip.compress(sent.encode())) <= 8_000
        before = now


def test_the_whole_is_made_of_all_parts() -> None:
    drawing = seen(begun())
    whole = drawing.whole()
    assert "<!--part" not in whole
    assert filled(drawing.parts, "map").count('class="place"') == data.TERRITORIES
    for key in drawing.parts:
        assert whole.count(f' id="{key}"') == 1
