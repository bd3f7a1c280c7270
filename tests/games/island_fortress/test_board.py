"""Island Fortress's board as a picture: what may be chosen is on it once, and nothing on it is out of order."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from asztal.board import Drawing, Scene, symbols
from asztal.engine.game import EVERYTHING, SPECTATOR, view_of
from asztal.engine.step import Kind
from asztal.games import find
from asztal.games.island_fortress.board import BOARD
from asztal.games.island_fortress.data import ACTION_NAMES, COLUMNS, GOVERNOR, WIDTH
from asztal.games.island_fortress.steps import kinds
from asztal.games.island_fortress.view import TableView
from asztal.match import Match
from asztal.words import LANGUAGES, Words
from tests.games.island_fortress.position import QUICK
from tests.games.island_fortress.position import Scene as Position
from tests.random_play import choices_made

FORTRESS = find("island_fortress")
NAMES = ["Réka <b>", 'Niamh & "Co"', "O'Brien", "Cormac"]
CELLS = {kinds.BUILD, kinds.SECOND, kinds.GOVERNOR_CELL, kinds.REPLACE, kinds.REINFORCE, kinds.UNREINFORCE}
FAVORS = {kinds.RETURN_FAVOR, kinds.KEEP_FAVOR, kinds.PLAY_FAVOR}
ROLES = {kinds.ACTION, kinds.REPEAT}
AMOUNTS = {kinds.RECRUIT, kinds.BUY_BLOCKS, kinds.SPLIT}
ON_THE_BOARD = {kinds.BID, kinds.JAIL, kinds.MOVE} | AMOUNTS | CELLS | FAVORS | ROLES
NEVER_THERE = {kinds.DONE, kinds.GOVERNOR_BETWEEN}
each_table = pytest.mark.parametrize("seats", [2, 3, 4])


def positions(seats: int, seeds: range = range(2), count: int = 400, every: int = 4) -> Iterator[Match]:
    """Matches played at random, before one choice in so many."""
    for seed in seeds:
        match = Match(FORTRESS, seats, options(seats, seed), seed)
        yield match
        for made, _ in enumerate(choices_made(match, count, seed)):
            if made % every == 0:
                yield match


def options(seats: int, seed: int) -> dict[str, str]:
    """Everybody has something to build with; every other table has one region more, where it can."""
    extra = "yes" if seats > 2 and seed % 2 else "no"
    return {**FORTRESS.thinking.simulation, **QUICK, "favor_trade": "yes", "extra_region": extra}


def look(match: Match, seat: int, language: str = "en") -> tuple[Scene[TableView], Drawing]:
    """What a seat sees."""
    count = len(match.seats)
    words = Words(language, FORTRESS, NAMES[:count])
    scene = Scene(match.view(seat), words, FORTRESS.colours[:count])
    return scene, BOARD.draw(scene)


def pieces(drawing: Drawing) -> list[str]:
    """Every piece of HTML that goes to the page."""
    return [*drawing.parts.values(), *drawing.panels, *([drawing.hand] if drawing.hand else [])]


def ids(text: str) -> list[str]:
    return re.findall(r' id="([^"]*)"', text)


def offered(text: str) -> list[int]:
    return sorted(map(int, re.findall(r' data-choice="(\d+)"', text)))


def element(drawing: Drawing, key: str) -> ElementTree.Element:
    """The element that has this id."""
    for piece in pieces(drawing):
        for found in ElementTree.fromstring(piece).iter():
            if found.get("id") == key:
                return found
    raise LookupError(key)


# -- choices ----------------------------------------------------------------------------------------------------------


@each_table
def test_what_could_be_on_the_board_is_offered_there_and_only_once(seats: int) -> None:
    met = set()
    for match in positions(seats, range(3), 700, 1):
        for seat in match.owing():
            decision = match.decision(seat)
            assert decision is not None
            scene, drawing = look(match, seat)
            on_board = set(decision.choices) if decision.kind in ON_THE_BOARD else set()
            if decision.kind is kinds.SECOND:
                on_board -= NEVER_THERE
            elif decision.kind is kinds.ACTION:
                on_board -= {kinds.PLACE_GOVERNOR}
            assert offered("".join(pieces(drawing))) == sorted(on_board)
            assert set(scene.left()) == set(decision.choices) - on_board
            met.add(decision.kind)
    # With two regions there is nothing to choose between jails, nor where to move; a second iron band is rare.
    assert ON_THE_BOARD - met <= {kinds.JAIL, kinds.MOVE, kinds.UNREINFORCE}
    assert seats == 2 or {kinds.JAIL, kinds.MOVE} <= met


def test_each_of_two_reinforcements_is_offered() -> None:
    position = (
        Position(2).wall(A="1.1.1", B="1.2.1").reinforce("1.1.1 1.2.1").turn("A", 1).choose("remove_reinforcement")
    )
    assert position.asks("unreinforce") == {"1.1.1", "1.2.1"}
    scene = Scene(view_of(FORTRESS, position.state, 0), Words("en", FORTRESS), FORTRESS.colours[:2])
    drawing = BOARD.draw(scene)
    assert re.findall(r'<div id="c(\d+)"[^>]* data-choice="(\d+)"', drawing.parts["r0"]) == [("0", "0"), ("1", "1")]
    assert scene.left() == []


@pytest.mark.parametrize(
    ("kinds_asked", "key"),
    [
        (CELLS, "c{}"),
        (FAVORS, "favor-{}"),
        (ROLES, "act-{}"),
        ({kinds.BID}, "bid-{}"),
        ({kinds.JAIL}, "jail-{}"),
        ({kinds.MOVE}, "camp-{}"),
    ],
)
def test_a_choice_lies_on_what_it_is_about(kinds_asked: set[Kind], key: str) -> None:
    tried = 0
    for match in positions(4, range(2), 500, 1):
        for seat in match.owing():
            decision = match.decision(seat)
            if decision is None or decision.kind not in kinds_asked or tried > 60:
                continue
            scene, drawing = look(match, seat)
            for choice in sorted(set(decision.choices) - set(scene.left())):
                assert element(drawing, key.format(choice)).get("data-choice") == str(choice)
                tried += 1
    assert tried > 5


@each_table
def test_a_part_says_that_something_may_be_done_there(seats: int) -> None:
    for match in positions(seats, range(2), 300):
        seat = match.owing()[0] if match.owing() else 0
        _, drawing = look(match, seat)
        for region in range(len(match.view(seat)["table"]["regions"])):
            wall, foot = drawing.parts[f"r{region}"], drawing.parts[f"f{region}"]
            for part in (wall, foot):
                assert ("data-choice" in part) == (' data-may=""' in part)
            tab = f'<a href="#r{region}" data-may=""' in drawing.parts["regions"]
            assert tab == ("data-choice" in wall + foot)


@each_table
def test_an_action_that_is_not_legal_is_seen_but_no_choice(seats: int) -> None:
    for match in positions(seats, range(1), 300):
        for seat in match.owing():
            decision = match.decision(seat)
            if decision is not None and decision.kind is kinds.ACTION:
                hand = look(match, seat)[1].hand
                assert hand.count(' class="act"') == len(ACTION_NAMES)
                assert offered(hand) == sorted(set(decision.choices) - {kinds.PLACE_GOVERNOR})


# -- soundness --------------------------------------------------------------------------------------------------------


@each_table
def test_every_piece_is_well_formed_and_has_no_style_of_its_own(seats: int) -> None:
    for match in positions(seats, range(2), 400, 20):
        for seat in (*range(seats), SPECTATOR, EVERYTHING):
            for piece in pieces(look(match, seat)[1]):
                ElementTree.fromstring(piece)
                assert " style=" not in piece
                assert "<style" not in piece
                assert "<script" not in piece


@each_table
def test_names_are_escaped(seats: int) -> None:
    for match in positions(seats, range(2), 300):
        text = "".join(pieces(look(match, 0)[1]))
        assert "Réka <" not in text
        assert "Niamh & " not in text
        assert 'Niamh &amp; "' not in text


@each_table
def test_ids_are_unique_and_what_is_referred_to_is_there(seats: int) -> None:
    marks = ids(symbols())
    for match in positions(seats, range(2), 300):
        for seat in (0, EVERYTHING):
            text = "".join(pieces(look(match, seat)[1]))
            found = ids(text)
            assert len(found) == len(set(found))
            referred = set(re.findall(r'href="#([^"]*)"', text)) | set(re.findall(r"url\(#([^)]*)\)", text))
            lights = re.findall(r'data-(?:lights|lacks)="([^"]*)"', text)
            referred |= {at for cells in lights for at in cells.split()}
            assert referred <= {*found, *marks}


@each_table
def test_counts_have_names_of_their_own(seats: int) -> None:
    for match in positions(seats, range(1), 300):
        counts = re.findall(r'data-count="([^"]*)"', "".join(pieces(look(match, 0)[1])))
        assert len(counts) == len(set(counts))


@each_table
def test_the_parts_are_the_same_through_a_match(seats: int) -> None:
    for seed in range(2):
        match = Match(FORTRESS, seats, options(seats, seed), seed)
        before: set[str] = set()
        for _ in choices_made(match, 500, seed):
            parts = look(match, 0)[1].parts
            for key, part in parts.items():
                assert ElementTree.fromstring(part).get("id") == key
            assert not before or before == set(parts)
            before = set(parts)
        assert {"art", "regions", "supply", "sea", "r0", "f1"} < before


def test_a_block_changes_the_part_of_its_region_alone() -> None:
    """Whatever is built in one region, the walls of the others stay as they were."""
    built = 0
    for seed in range(2):
        match = Match(FORTRESS, 4, options(4, seed), seed)
        before = look(match, SPECTATOR)[1].parts
        walls = dict(match.view(SPECTATOR)["table"]["wall"])
        for _ in choices_made(match, 500, seed):
            parts, table = look(match, SPECTATOR)[1].parts, match.view(SPECTATOR)["table"]
            changed = {cell for cell in table["wall"] if table["wall"][cell] != walls.get(cell)}
            regions = {cell % WIDTH // COLUMNS for cell in changed}
            for region in range(len(table["regions"])):
                assert (parts[f"r{region}"] != before[f"r{region}"]) == (region in regions) or not changed
            built += len(changed)
            before, walls = parts, dict(table["wall"])
    assert built > 30


# -- what is seen -----------------------------------------------------------------------------------------------------


@each_table
def test_every_block_shows_whose_it_is(seats: int) -> None:
    for match in positions(seats, range(1), 400):
        _, drawing = look(match, 0)
        wall = match.view(0)["table"]["wall"]
        built: dict[str, str] = {}
        for key, part in drawing.parts.items():
            if re.fullmatch(r"r\d", key):
                built.update(re.findall(r'<div id="c(\d+)" class="cell built seat-(\w+)"', part))
        colours = [*FORTRESS.colours[:4], "governor"]
        assert built == {str(cell): colours[block["owner"]] for cell, block in wall.items()}
        assert colours[GOVERNOR] == "governor"
        irons = {cell for cell, block in wall.items() if block["reinforced"]}
        assert {int(at) for at in re.findall(r'id="iron-(\d+)"', "".join(drawing.parts.values()))} == irons


@each_table
def test_a_complete_row_has_the_pennants_of_its_leaders(seats: int) -> None:
    complete = 0
    for match in positions(seats, range(2), 900, 10):
        drawing, table = look(match, 0)[1], match.view(0)["table"]
        for region in range(len(table["regions"])):
            for level in range(3):
                first = level * WIDTH + region * COLUMNS
                cells = [table["wall"].get(cell) for cell in range(first, first + COLUMNS)]
                row = drawing.parts[f"r{region}"].partition(f'id="r{region}-{level}"')[2].partition(' id="r')[0]
                assert ("done" in row.partition(">")[0]) == all(cells)
                if not all(cells):
                    continue
                owners = [block["owner"] for block in cells if block and block["owner"] != GOVERNOR]
                most = max(map(owners.count, owners), default=0)
                leaders = {FORTRESS.colours[seat] for seat in owners if owners.count(seat) == most}
                assert set(re.findall(r'class="pennant seat-(\w+)"', row)) == leaders
                complete += 1
    assert complete > 5


@each_table
def test_taskmasters_stand_in_the_camp_of_their_region(seats: int) -> None:
    for match in positions(seats, range(1), 300):
        drawing = look(match, 0)[1]
        for seat, player in enumerate(match.view(0)["table"]["players"]):
            assert f'id="pawn-{seat}"' in drawing.parts[f"f{player['region']}"]


@each_table
def test_the_seal_stands_at_its_holder(seats: int) -> None:
    for match in positions(seats, range(1), 200):
        holder = match.view(0)["table"]["holder"]
        panels = look(match, 0)[1].panels
        assert [seat for seat, panel in enumerate(panels) if ' id="seal"' in panel] == (
            [] if holder is None else [holder]
        )


@each_table
def test_bids_are_closed_fists_that_open_together(seats: int) -> None:
    met = set()
    for match in positions(seats, range(2), 400):
        view = match.view(SPECTATOR)
        for seat, panel in enumerate(look(match, SPECTATOR)[1].panels):
            closed, opened = "bid-closed" in panel, "bid-open" in panel
            petition = view["table"]["phase"] == "petition"
            assert closed == (petition and seat not in view["owing"])
            assert not (petition and opened)
            met.add((closed, opened))
    assert met == {(True, False), (False, True), (False, False)}


@each_table
def test_a_spectator_sees_no_hand(seats: int) -> None:
    for match in positions(seats, range(2), 100):
        _, drawing = look(match, SPECTATOR)
        assert drawing.hand == ""
        assert "data-choice" not in "".join(pieces(drawing))


@each_table
def test_a_hand_shows_the_own_favors_and_no_others(seats: int) -> None:
    for match in positions(seats, range(2), 300):
        for seat in range(seats):
            table = match.view(seat)["table"]
            shown = re.findall(r'id="favor-(\d+)"', look(match, seat)[1].hand)
            assert sorted(map(int, shown)) == sorted(table["hand"] + table["looking"] + table["returned"])


@each_table
def test_a_favor_points_at_what_it_has_and_what_it_lacks(seats: int) -> None:
    complete = 0
    for match in positions(seats, range(2), 400):
        hand, table = look(match, 0)[1].hand, match.view(0)["table"]
        for favor, fits in table["fits"].items():
            card = hand.partition(f'id="favor-{favor}"')[2].partition(">")[0]
            for name, cells in (("lights", fits["have"]), ("lacks", fits["lack"])):
                spots = re.findall(f'data-{name}="([^"]*)"', card)
                assert spots == ([" ".join(f"c{cell}" for cell in cells)] if cells else [])
            assert ("complete" in card.partition('"')[2].partition('"')[0]) == fits["complete"]
            complete += fits["complete"]
    assert complete > 5


def test_everybodys_favors_are_seen_with_all_open() -> None:
    for match in positions(3, range(1), 100):
        hand = look(match, EVERYTHING)[1].hand
        held = [favor for favors in match.view(EVERYTHING)["table"]["hands"] for favor in favors]
        assert sorted(map(int, re.findall(r'id="favor-(\d+)"', hand))) == sorted(held)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_explains_itself_has_a_text(language: str) -> None:
    words = Words(language, FORTRESS)
    things = set()
    for match in positions(4, range(2), 500):
        things |= set(re.findall(r'data-about="([^"]*)"', "".join(pieces(look(match, 0, language)[1]))))
    assert len(things) > 40
    assert {thing for thing in things if not words.has(f"about-{thing}")} == set()


def test_every_text_of_the_board_is_used() -> None:
    """Nothing explains what is never on the board. Random players hardly ever play a favor."""
    position = Position(2).give("A", played="F03 F07").turn("A")
    scene = Scene(view_of(FORTRESS, position.state, 0), Words("en", FORTRESS), FORTRESS.colours[:2])
    things = set(re.findall(r'data-about="([^"]*)"', BOARD.draw(scene).panels[0]))
    for seats in (2, 4):
        for match in positions(seats, range(4), 700, 10):
            for seat in match.owing()[:1]:
                things |= set(re.findall(r'data-about="([^"]*)"', "".join(pieces(look(match, seat)[1]))))
    messages = Words("en", FORTRESS).bundle._messages
    assert {key.removeprefix("about-") for key in messages if key.startswith("about-")} == things


def test_a_headline_says_where_the_match_stands() -> None:
    match = Match(FORTRESS, 2, FORTRESS.thinking.simulation, 1)
    assert look(match, 0)[1].headline == "Choosing favor cards"
    seen = []
    for made, _ in enumerate(choices_made(match, 3000, 1)):
        if made > 60 and not match.over:
            continue
        headline = look(match, 0)[1].headline
        if headline not in seen:
            seen.append(headline)
    assert seen[1:4] == ["Round 1 of 12 · petition", "Round 1 of 12 · turn 1 of 3", "Round 1 of 12 · turn 2 of 3"]
    assert seen[-1] == f"Game over after round {match.view(0)['table']['round']}"


# -- the log ----------------------------------------------------------------------------------------------------------


@each_table
def test_what_an_event_is_about_is_on_the_page(seats: int) -> None:
    """Iron bands can be taken off again; all else stays where it came to."""
    for seed in range(2):
        match = Match(FORTRESS, seats, options(seats, seed), seed)
        for _ in choices_made(match, 900, seed):
            pass
        shown = {*ids("".join(pieces(look(match, 0)[1]))), *(f"panel-{seat}" for seat in range(seats))}
        moving = 0
        for event in match.log(SPECTATOR):
            assert set(BOARD.spots(event)) <= shown
            pairs = BOARD.motion(event)
            moving += len(pairs)
            assert {at for pair in pairs for at in pair if not at.startswith("iron-")} <= shown
        assert moving > 20


def test_a_built_block_comes_from_its_owner() -> None:
    match = Match(FORTRESS, 2, options(2, 1), 1)
    for _ in choices_made(match, 400, 1):
        pass
    ways = {event.kind.name: BOARD.motion(event) for event in match.log(SPECTATOR)}
    assert re.fullmatch(r"panel-\d c\d+", " ".join(ways["built"][0]))
    assert re.fullmatch(r"seal c\d+", " ".join(ways["governor-placed"][0]))
    assert re.fullmatch(r"supply jail-\d", " ".join(ways["convict-jailed"][0]))


# -- size -------------------------------------------------------------------------------------------------------------


def test_a_full_table_travels_light() -> None:
    """The whole picture of four seats and four regions, at most 66 KB and 12 KB compressed."""
    for at, match in enumerate(positions(4, range(1, 4), 1500, 20)):
        raw = "".join(pieces(look(match, 0)[1])).encode()
        assert len(raw) <= 66_000
        if at % 10 == 0:
            assert len(gzip.compress(raw)) <= 12_000
