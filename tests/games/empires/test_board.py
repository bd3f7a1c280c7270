"""Empires' board as a picture: what may be chosen is on it once, what will happen is told, little travels."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from functools import cache
from time import process_time
from xml.etree import ElementTree

import pytest

from asztal.board import Drawing, Voice, symbols
from asztal.board import Scene as Drawn
from asztal.board.parts import changes, filled
from asztal.engine.game import EVERYTHING, SPECTATOR, view_of
from asztal.games import find
from asztal.games.empires import data
from asztal.games.empires.board import BOARD
from asztal.games.empires.board.plates import drawing, sign, title
from asztal.games.empires.board.world import ATLAS
from asztal.games.empires.steps import kinds
from asztal.games.empires.view import TableView
from asztal.match import Match
from asztal.words import LANGUAGES, Words
from tests.games.empires.position import Scene, building_of, region_of, seat_of
from tests.random_play import choices_made

EMPIRES = find("empires")
NAMES = ["Réka <b>", 'Niamh & "Co"', "O'Brien", "Cormac", "Zsófia", "Aoife"]
RED, BLUE, GREEN = range(3)
ON_THE_BOARD = {"box", "region", "building"}
"""What choices on the board stand for; those with names of their own are buttons."""
IN_HAND = {kinds.NATION, kinds.PLACE_FIGURE, kinds.SMUGGLER_GIVE, kinds.TRADEHOUSE_SELL}
ELSEWHERE = {kinds.GOODS_PICK, kinds.DISCOVERY_SEND, kinds.WAR_VICTIM, kinds.FORT_CANCEL, kinds.ROADS_FIGURE}
"""Kinds of goods and figures that are chosen where they lie and stand."""
each_table = pytest.mark.parametrize("seats", EMPIRES.seats)


def positions(seats: int, seeds: range = range(1), count: int = 900, every: int = 9) -> Iterator[Match]:
    """Matches played at random, before one choice in so many."""
    for seed in seeds:
        match = Match(EMPIRES, seats, {}, seed)
        yield match
        for made, _ in enumerate(choices_made(match, count, seed)):
            if made % every == 0:
                yield match


@cache
def words(language: str, seats: int) -> Words:
    return Words(language, EMPIRES, NAMES[:seats])


def look(match: Match, seat: int, language: str = "en") -> tuple[Drawn[TableView], Drawing]:
    """What a seat sees of a match."""
    count = len(match.seats)
    scene = Drawn(match.view(seat), words(language, count), EMPIRES.colours_in(match.state))
    return scene, BOARD.draw(scene)


def seen(scene: Scene, seat: str | int = "red", language: str = "en") -> Drawing:
    """What a seat sees of a position made by hand."""
    state, at = scene.state, seat_of(seat) if isinstance(seat, str) else seat
    colours = EMPIRES.colours_in(state)
    return BOARD.draw(Drawn(view_of(EMPIRES, state, at), words(language, int(state.seats)), colours))


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


def happens(drawing: Drawing, box: int) -> str:
    """What the head of a box says."""
    return labels(drawing, f"box-{box}")[0]


# -- choices ----------------------------------------------------------------------------------------------------------


@each_table
def test_what_is_on_the_table_is_offered_there_and_only_once(seats: int) -> None:
    met = set()
    for match in positions(seats, range(2), 1500, 1):
        for seat in match.owing():
            decision = match.decision(seat)
            assert decision is not None
            kind = decision.kind
            if kind in met and kind.noun not in ON_THE_BOARD:
                continue
            met.add(kind)
            scene, drawing = look(match, seat)
            things = set(decision.choices) - set(kind.names)
            board, hand = offered("".join(drawing.parts.values())), offered(drawing.hand)
            on_board = kind.noun in ON_THE_BOARD or kind in ELSEWHERE
            assert board == (sorted(things) if on_board else [])
            assert hand == (sorted(things) if kind in IN_HAND else [])
            shown = things if on_board or kind in IN_HAND else set()
            assert set(scene.left()) == set(decision.choices) - shown
    assert {kinds.PLACE_BOX, kinds.DOCK_REGION, kinds.BUILDING_BUY, kinds.GOODS_PICK, kinds.DISCOVERY_SEND} <= met


def test_every_box_is_chosen_at_its_next_free_space() -> None:
    scene = Scene(4).give("red", hand="colonist*2 captain", buildings="wharf", ships=1)
    scene = scene.box("dock", "blue green").place().choose("captain")
    drawing = seen(scene)
    chosen = {
        found.get("data-choice"): found.get("id")
        for part in drawing.parts.values()
        for found in tree(part).iter()
        if found.get("data-choice")
    }
    assert chosen["0"] == "space-0-0"
    assert chosen["1"] == "space-1-2"
    assert chosen["3"] == "area-3"
    assert chosen["5"] == "area-5"
    assert chosen["10"] == "space-10-0"
    assert chosen["12"] == "space-12-0"
    assert "13" not in chosen


def test_the_figure_that_is_placed_is_lifted_and_can_be_put_back() -> None:
    scene = Scene(4).give("red", hand="colonist*2 captain").place()
    assert element(seen(scene), "hand-1").get("data-choice") == "1"
    lifted = element(seen(scene.choose("captain")), "hand-1")
    assert lifted.get("class") == "holds lifted"
    assert lifted.get("data-undo") == "1"
    # Where there was no choice, an earlier one would be taken back.
    alone = element(seen(Scene(4).give("red", hand="captain").place()), "hand-1")
    assert alone.get("class") == "holds lifted"
    assert alone.get("data-undo") is None


def test_a_second_tile_of_a_kind_stands_for_the_first() -> None:
    drawing = seen(Scene(4).market("gold*2 fish").box("trade_goods", "red").resolve("trade_goods"))
    first, second, fish = (element(drawing, f"market-{at}") for at in range(3))
    gold = str(data.GOODS.index("gold"))
    assert (first.get("data-choice"), second.get("data-for"), second.get("data-choice")) == (gold, gold, None)
    assert fish.get("data-choice") == str(data.GOODS.index("fish"))


def test_victims_are_chosen_among_the_figures_of_the_enemy() -> None:
    """First the attacker names, then the defender; what is named is struck out (E5.53)."""
    scene = Scene(4).region("virginia", red="soldier colonist", blue="soldier builder").box("warfare", "red")
    scene = scene.resolve("warfare").choose("battle")
    assert scene.asked == "red war-victim"
    drawing = seen(scene)
    assert offered(drawing.parts["muster"]) == [data.SOLDIER, data.BUILDER]
    assert "muster" not in seen(scene.having(attacker=data.NOBODY), "green").parts
    scene = scene.choose("builder")
    assert scene.asked == "blue war-victim"
    drawing = seen(scene, "blue")
    assert offered(drawing.parts["muster"]) == [data.COLONIST, data.SOLDIER]
    assert drawing.parts["muster"].count('class="fallen"') == 1
    assert any("hit: 1" in label for label in labels(drawing, "muster"))


def test_a_panel_stands_for_its_player_where_one_is_asked_for() -> None:
    scene = Scene(4).region("virginia", red="soldier", blue="colonist", green="colonist").box("warfare", "red")
    scene = scene.resolve("warfare").choose("battle")
    assert scene.kind == "war-opponent"
    stands = [re.findall(r'data-for="(\d)"', panel) for panel in seen(scene).panels]
    assert stands == [[], ["1"], ["2"], []]


def test_goods_to_be_sold_are_chosen_before_their_owner() -> None:
    scene = Scene(4).give("red", goods="gold*2 fish", buildings="trading_house").resolve("benefits")
    assert scene.kind == "tradehouse-sell"
    hand = seen(scene).hand
    assert offered(hand) == [data.GOODS.index("gold"), data.GOODS.index("fish")]
    assert hand.count(f'data-for="{data.GOODS.index("gold")}"') == 1


def test_leaves_say_where_something_may_be_done() -> None:
    """On a phone the page goes to the part that is marked."""
    scene = Scene(4).give("red", hand="colonist*2 captain").place()
    drawing = seen(scene)
    assert 'data-here=""' in drawing.parts["europe"]
    assert "data-may" not in drawing.parts["regions"]
    drawing = seen(scene.choose("colonist"))
    assert 'data-may=""' in drawing.parts["europe"]
    assert "data-may" not in drawing.parts["world"]
    assert re.search(r'href="#europe" data-may="">.*?<small>12 places glow', drawing.parts["regions"])
    drawing = seen(Scene(4).discover("peru").box("dock", "red").resolve("dock"))
    assert 'data-may=""' in drawing.parts["world"]
    assert re.search(r'href="#world" data-may="">.*?<small>2 places glow', drawing.parts["regions"])
    # Others don't lead anybody about.
    assert "data-may" not in "".join(seen(scene, "blue").parts.values())


# -- soundness --------------------------------------------------------------------------------------------------------


@each_table
def test_every_piece_is_well_formed_and_has_no_style_of_its_own(seats: int) -> None:
    for match in positions(seats, range(1), 900, 90):
        for seat in (*range(seats), SPECTATOR, EVERYTHING):
            for piece in pieces(look(match, seat)[1]):
                tree(piece)
                assert " style=" not in piece
                assert "<style" not in piece
                assert "<script" not in piece


@each_table
def test_names_are_escaped(seats: int) -> None:
    for match in positions(seats, range(1), 900, 60):
        text = "".join(pieces(look(match, 0)[1]))
        assert "Réka <" not in text
        assert "Niamh & " not in text
        assert 'Niamh &amp; "' not in text


@each_table
def test_ids_are_unique_and_what_is_referred_to_is_there(seats: int) -> None:
    marks = ids(symbols())
    for match in positions(seats, range(1), 900, 45):
        for seat in (0, SPECTATOR):
            text = "".join(pieces(look(match, seat)[1]))
            found = ids(text)
            assert len(found) == len(set(found))
            referred = set(re.findall(r'href="#([^"]*)"', text)) | set(re.findall(r"url\(#([^)]*)\)", text))
            assert referred <= {*found, *marks}


def test_every_part_is_the_element_it_is_called_after() -> None:
    for match in positions(4, range(1), 600, 30):
        for key, part in look(match, 0)[1].parts.items():
            assert tree(part).get("id") == key


def test_the_whole_is_made_of_all_parts() -> None:
    drawing = seen(Scene(4))
    whole = drawing.whole()
    assert "<!--part" not in whole
    assert filled(drawing.parts, "map").count('class="place"') == data.REGIONS
    for key in drawing.parts:
        assert whole.count(f' id="{key}"') == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_explains_itself_has_a_text(language: str) -> None:
    for base in ("on", "off"):
        scene = Scene(4, builders=base)
        for building in range(0, data.BUILDINGS, 5):
            names = " ".join(data.BUILDING_NAMES[building : building + 5])
            scene = scene.row(names)
            text = "".join(pieces(seen(scene, "red", language)))
            things = set(re.findall(r'data-about="([^"]*)"', text))
            assert {thing for thing in things if not words(language, 4).has(f"about-{thing}")} == set()
    full = _full_table().nation("red", "portugal")
    things = set(re.findall(r'data-about="([^"]*)"', "".join(pieces(seen(full, "red", language)))))
    assert {"region", "counter", "counter-seen", "good-in-region", "set", "ship", "income", "discoveries"} <= things
    assert {"space-y", "space-mayflower", "space-training", "figure-captain", "nation-portugal"} <= things
    assert {thing for thing in things if not words(language, 4).has(f"about-{thing}")} == set()


def _full_table() -> Scene:
    """Something of everything that can lie on the table."""
    scene = Scene(4).region("virginia", red="colonist*2 soldier", blue="missionary*2", green="captain")
    scene = scene.region("peru", red="colonist", blue="builder").counter("canada", natives=4)
    scene = scene.give("red", goods="gold*3 fish", ships=2, buildings="wharf mayflower navy", finds=[3, 20], money=7)
    scene = scene.box("dock", "red:captain blue:soldier").box("X", "red").give("red blue", discovery="captain soldier")
    return scene.give("blue", shipping="merchant").box("initiative", "blue red")


@pytest.mark.parametrize("building", range(data.BUILDINGS))
def test_every_building_is_drawn(building: int) -> None:
    tree(f"<p>{drawing(building)}{sign(building)}</p>")
    assert drawing(building).count('class="does"') == sum(effect.building == building for effect in data.EFFECTS)


# -- the map ----------------------------------------------------------------------------------------------------------


def test_land_that_is_not_discovered_has_its_counter_face_down() -> None:
    drawing = seen(Scene(4).discover("peru").counter("canada", natives=4))
    assert 'class="land known"' in drawing.parts["map-peru-land"]
    assert 'class="land unknown"' in drawing.parts["map-canada-land"]
    assert "#counter" in drawing.parts["map-mexico"]
    assert words_in(drawing, "map-mexico").endswith("unknown")
    assert "#counter" not in drawing.parts["map-peru"]
    # An expedition has failed there.
    assert "seen 4" in words_in(drawing, "map-canada")


def test_what_was_seen_in_secret_is_shown_to_its_explorer_alone() -> None:
    """Everybody knows that there are more natives than the expedition was strong (option failed_counter)."""
    scene = Scene(4, failed_counter="explorer_only").give("red", discovery="colonist*2").box("discovery", "")
    scene = scene.resolve("discovery").choose("all", "peru")
    if not scene.told("expedition-failed"):
        scene = Scene(4, 3, failed_counter="explorer_only").give("red", discovery="colonist").resolve("discovery")
        scene = scene.choose("all", "peru")
    assert scene.told("expedition-failed")
    assert "#i-eye" in seen(scene, "red").parts["map-peru"]
    for seat in ("blue", SPECTATOR):
        assert "#i-eye" not in seen(scene, seat).parts["map-peru"]
        assert ">" in words_in(seen(scene, seat), "map-peru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_words_of_names_may_be_broken_on_a_plate(language: str) -> None:
    """On a phone nine letters have room; no browser needs to know how."""
    voice = Voice(language, (), (), words(language, 2))
    titles = [title(voice, building) for building in range(data.BUILDINGS)]
    assert max(len(part) for name in titles for part in re.split("[ \u00ad-]", name)) <= 9
    whole = [words(language, 2).noun("building", building).split(" (")[0] for building in range(data.BUILDINGS)]
    assert [name.replace("\u00ad", "") for name in titles] == whole


def test_a_region_shows_who_has_most_and_what_the_places_are_worth() -> None:
    """With a builder, 10 and 4 (E8.2, E9.2)."""
    scene = Scene(4).region("virginia", red="colonist", blue="colonist*2 builder", green="soldier")
    drawing = seen(scene)
    rows = [found for found in element(drawing, "room-2").iter() if (found.get("id") or "").startswith("row-2-")]
    assert [row.get("id") for row in rows] == [f"row-2-{BLUE}", f"row-2-{RED}", f"row-2-{GREEN}"]
    looks = re.findall(r'class="medal (\w+)"', drawing.parts["map-virginia"])
    assert looks == ["first", "second", "second"]
    (told,) = [label for label in labels(drawing, "map-virginia") if "Virginia" in label]
    assert f"{NAMES[BLUE]}: 2 colonists, 1 builder; 10 VP" in told
    assert f"{NAMES[RED]}: 1 colonist; 2 VP" in told
    assert "+4 for first place" in told


def test_a_region_without_three_figures_of_anybody_scores_nothing() -> None:
    drawing = seen(Scene(4).region("virginia", red="colonist*2"))
    assert 'class="medal none"' in drawing.parts["map-virginia"]
    assert any("nobody would score" in label for label in labels(drawing, "map-virginia"))


def test_six_seats_with_many_kinds_stay_within_the_room_of_their_region() -> None:
    everybody = dict.fromkeys(
        ("red", "blue", "green", "orange", "yellow", "purple"), "colonist*4 soldier*2 builder captain"
    )
    scene = Scene(6)
    for name in data.REGION_NAMES:
        scene = scene.region(name, **everybody)
    drawing = seen(scene)
    for name in data.REGION_NAMES:
        left, top, right, bottom = ATLAS.places[name].room.box
        spots = re.findall(
            r'transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)"><g class="ring', drawing.parts[f"map-{name}"]
        )
        assert len(spots) == 6
        assert all(left <= float(x) <= right and top <= float(y) <= bottom for x, y, _ in spots)
        assert all(float(scale) >= 0.94 for _, _, scale in spots)


def test_a_trade_good_lies_in_its_region_until_it_is_taken() -> None:
    scene = Scene(4).discover("virginia")
    assert "#i-g-tobacco" in seen(scene).parts["map-virginia"]
    taken = seen(scene.having(tiles_there=0))
    assert "#i-g-tobacco" not in taken.parts["map-virginia"]
    assert "tobacco is taken" in labels(taken, "map-virginia")


def test_a_figure_that_lands_changes_its_region_alone_on_the_map() -> None:
    scene = Scene(4).region("virginia", red="colonist")
    more = scene.region("virginia", red="colonist*2")
    assert set(changes(seen(scene, "blue").parts, seen(more, "blue").parts)) == {"map-virginia"}


def test_before_the_first_turn_the_board_shows_what_will_lie_there() -> None:
    match = Match(EMPIRES, 4, {}, 1)
    drawing = look(match, match.owing()[0])[1]
    assert "#i-g-silver" in drawing.parts["map-peru"]
    assert 'class="land known"' in drawing.parts["map-caribbean-land"]
    assert "sold" not in words_in(drawing, "box-4")
    assert offered(drawing.hand) == list(range(len(data.NATIONS)))
    assert "natives count 1 less" in words_in(drawing, f"nation-{data.NATIONS.index('portugal')}")


# -- the boxes --------------------------------------------------------------------------------------------------------


def test_boxes_say_what_will_happen_in_order_and_to_whom() -> None:
    drawing = seen(_full_table())
    assert happens(drawing, data.DOCK) == (
        f"2. Colonist Dock: They land in this order: 1. {NAMES[RED]} (captain), 2. {NAMES[BLUE]} (soldier), "
        f"3. {NAMES[RED]} (colonist)."
    )
    assert f"1. {NAMES[BLUE]} (colonist) $1, 2. {NAMES[RED]} (colonist) $2" in happens(drawing, data.INITIATIVE)
    order = words("en", 4).joined([NAMES[seat] for seat in (BLUE, RED, 2, 3)])
    assert f"Next turn order: {order}." in happens(drawing, data.INITIATIVE)
    assert f"{NAMES[BLUE]} would take the ship. The sums: {NAMES[BLUE]} 2." in happens(drawing, data.SHIPPING)
    assert f"1. {NAMES[RED]} (strength 3), 2. {NAMES[BLUE]} (strength 3)" in happens(drawing, data.DISCOVERY)
    assert "nobody is there" in happens(drawing, data.WARFARE)


def test_the_dock_has_its_spaces_for_the_table_and_those_of_owners() -> None:
    for seats, spaces in enumerate(data.DOCK_SPACES[2:], 2):
        drawing = seen(Scene(seats))
        keys = [key for key in ids(drawing.parts["box-1"]) if key.startswith("space-1-")]
        assert len(keys) == spaces
        assert drawing.parts["box-1"].count("space closed") == 2
    drawing = seen(Scene(4).give("red", buildings="wharf mayflower", ships=2))
    assert drawing.parts["box-1"].count("space closed") == 1
    assert drawing.parts["box-1"].count("space-14-") == 2
    assert drawing.parts["box-1"].count(f'class="owned seat-{EMPIRES.colours[0]}"') == 3


def test_the_space_that_is_resolved_and_its_box_stand_out() -> None:
    scene = Scene(4).discover("peru").box("dock", "red blue").resolve("dock")
    assert element(seen(scene), "space-1-0").get("class") == "space taken now"
    assert element(seen(scene), "box-1").get("class") == "event dock now"
    scene = scene.choose("peru")
    assert element(seen(scene), "space-1-1").get("class") == "space taken now"
    assert [
        key for key, part in seen(scene).parts.items() if re.match(r'<section id="box-\d+" class="[^"]* now"', part)
    ] == ["box-1"]


def test_an_expedition_is_counted_up() -> None:
    scene = Scene(4).give("red", discovery="captain colonist*3").resolve("discovery").choose("captain", "colonist")
    drawing = seen(scene)
    assert offered(drawing.parts["box-5"]) == [data.COLONIST]
    (voyage,) = [found for found in element(drawing, "box-5").iter() if found.get("class") == "voyage"]
    assert voyage.get("aria-label") == "Expedition: 1 colonist, 1 captain, strength 3"
    assert element(drawing, "area-5-0-1").get("class") == "troop away"


def test_a_plate_has_name_drawing_time_and_words_where_a_drawing_does_not_do() -> None:
    drawing = seen(Scene(4).row("bank jesuits spoils_ship fortifications"))
    assert words_in(drawing, "plate-0") == "Bank +10 each turn"
    assert "Spoils of War" in words_in(drawing, "plate-2")
    assert words_in(drawing, "plate-2").endswith("free")
    assert "save 2 figures per battle" in words_in(drawing, "plate-3")
    assert words_in(drawing, "plate-4") == "sold"
    assert element(drawing, "plate-1").get("aria-label", "").startswith("Jesuits: a missionary brings 2 colonists")


def test_only_what_can_be_paid_is_offered() -> None:
    scene = Scene(4).row("ship_yards spoils_ship").give("red", money=3).box("capital", "red").resolve("capital")
    drawing = seen(scene)
    assert element(drawing, "plate-0").get("data-choice") is None
    assert element(drawing, "plate-1").get("data-choice") == str(building_of("spoils_ship"))


# -- what people have -------------------------------------------------------------------------------------------------


def test_goods_lie_in_their_best_sets_and_the_income_is_told_before_it_is_paid() -> None:
    scene = Scene(4).give("red", goods="gold*3 fish", ships=1, buildings="bank")
    hand = seen(scene).hand
    (label,) = re.findall(r'aria-label="(Income[^"]*)"', hand)
    assert label == "Income at the end of this turn: $16 (sets $6, Bank $10)"
    assert "four of a kind" in hand
    assert "2 more:" in hand
    paid = scene.resolve("income", "benefits")
    assert paid.money("red") == 16


def test_ships_of_the_mayflower_are_not_in_the_sets() -> None:
    scene = Scene(4).give("red", goods="gold*3", ships=1, buildings="mayflower").box("mayflower", "red")
    hand = seen(scene).hand
    assert "on the dock" in hand
    assert "three of a kind" in hand


def test_a_panel_shows_what_its_player_has() -> None:
    drawing = seen(_full_table())
    panel = drawing.panels[RED]
    assert re.findall(r'data-count="(\w+)-0">(\d+)<', panel) == [
        ("points", "0"), ("money", "7"), ("good", "4"), ("ship", "2"), ("discoveries", "2"),
    ]  # fmt: skip
    assert panel.count('class="mini"') == 3
    assert "gold, gold, gold, fish" in panel


def test_a_spectator_has_no_hand() -> None:
    assert seen(_full_table(), SPECTATOR).hand == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nations_are_on_their_owners_plates(language: str) -> None:
    for nation in data.NATIONS:
        hand = seen(Scene(4, nation_advantages="on").nation("red", nation), "red", language).hand
        assert words(language, 4).noun("nation", data.NATIONS.index(nation)) in hand


# -- the log ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_an_event_is_about_is_on_the_page(seats: int) -> None:
    moving = 0
    match = Match(EMPIRES, seats, {}, seats)
    told = 0
    for _ in choices_made(match, 900, seats):
        news = match.log(SPECTATOR)[told:]
        told += len(news)
        pairs = [pair for event in news for pair in BOARD.motion(event)]
        if not pairs and told % 3:
            continue
        shown = {*ids("".join(pieces(look(match, 0)[1]))), *(f"panel-{seat}" for seat in range(seats))}
        assert {spot for event in news for spot in BOARD.spots(event)} <= shown
        moving += sum(at in shown for _, at in pairs)
        # What was placed last may have gone on its way at once, and what landed may have fallen.
        assert {at for pair in pairs for at in pair if not at.startswith(("area-", "row-"))} <= shown
    assert moving > 50


def test_a_figure_travels_to_the_space_where_it_stands() -> None:
    scene = Scene(4).give("red", hand="captain colonist").box("dock", "blue").place().choose("colonist", "dock")
    (event,) = [event for event in scene.events if event.kind.name == "placed"]
    ((start, end),) = BOARD.motion(event)
    assert (start, end) == ("panel-0", "spaces-1")
    travels = [
        found.get("id")
        for found in element(seen(scene), "spaces-1").iter()
        if any("piece" in (inner.get("class") or "").split() for inner in found) and found.get("id")
    ]
    assert travels == ["space-1-1"]


# -- size and time ----------------------------------------------------------------------------------------------------


def test_a_table_travels_light() -> None:
    """A page has the whole board; a choice sends at most 8 KB compressed."""
    match = Match(EMPIRES, 5, {}, 3)
    before = look(match, RED)[1]
    assert len(gzip.compress("".join(pieces(before)).encode())) <= 30_000
    for _ in choices_made(match, 900, 3):
        now = look(match, RED)[1]
        sent = "".join(changes(before.parts, now.parts).values())
        sent += "".join(new for old, new in zip(before.panels, now.panels, strict=True) if old != new)
        sent += now.hand if now.hand != before.hand else ""
        assert len(gzip.compress(sent.encode())) <= 8_000
        before = now


def test_a_table_of_five_is_drawn_in_two_milliseconds() -> None:
    match = Match(EMPIRES, 5, {}, 3)
    views = [match.view(RED) for _ in choices_made(match, 600, 3)]
    scenes = [Drawn(view, words("en", 5), EMPIRES.colours[:5]) for view in views]
    for scene in scenes[:20]:
        BOARD.draw(scene)
    begun = process_time()
    for scene in scenes:
        BOARD.draw(scene)
    assert (process_time() - begun) / len(scenes) < 0.002


def test_regions_of_the_map_are_those_of_the_rules() -> None:
    assert [region_of(name) for name in ATLAS.places] == list(range(data.REGIONS))
