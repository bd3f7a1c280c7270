"""Overview, components, the wall and the setup (IF1, IF2, IF3, IF5), beyond the acceptance cases."""

from __future__ import annotations

import pytest

from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.engine.tables import read
from asztal.games.island_fortress.data import FAVORS, REGIONS_FOR, ROUNDS_FOR
from asztal.games.island_fortress.game import GAME
from asztal.games.island_fortress.view import breakdown, open_cells
from tests.games.island_fortress.position import Scene, cell, cell_name, new_match


def played(seats: int, seed: int, **options: str) -> Scene:
    """A match played at random to its end."""
    scene = new_match(seats, seed, **options)
    play_on(scene.state, seeded(seed, "played"), 100_000)
    assert scene.is_over
    return scene


def open_in(scene: Scene) -> set[str]:
    return {cell_name(number) for number in open_cells(scene.state)}


# -- IF1 overview -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_points_have_a_source(seats: int) -> None:
    """IF1.1: rows and levels, towers, favors, treasures and the final count make up every score."""
    for seed in range(4):
        scene = played(seats, seed)
        rows = dict(breakdown(scene.state))
        assert rows.pop("total") == scene.scores
        parts = [counts for name, counts in rows.items() if name != "blocks-in-wall"]
        assert [sum(column) for column in zip(*parts, strict=True)] == scene.scores


def test_a_round_has_three_phases() -> None:
    """IF1.2: income, then the petition, then the actions."""
    story = played(3, 2).story
    begins = [at for at, name in enumerate(story) if name == "round-begins"]
    for first, after in zip(begins, [*begins[1:], len(story)], strict=True):
        phases = [name for name in story[first:after] if name in ("income", "petition-won", "role-played")]
        assert phases[:4] == ["income"] * 3 + ["petition-won"]
        assert set(phases[4:]) == {"role-played"}


@pytest.mark.parametrize(("seats", "rounds"), [(2, 12), (3, 12), (4, 11)])
def test_most_rounds(seats: int, rounds: int) -> None:
    """IF1.2, IF1.3: random players hardly ever complete the wall, so the last round is played."""
    scene = played(seats, 1)
    assert scene.state.result is not None
    assert (scene.state.round, scene.state.result.reason) == (rounds, "rounds")


def test_a_complete_wall_ends_the_match_at_once() -> None:
    """IF1.3: in the middle of a round."""
    scene = Scene(2).complete_but("2.3.3", by="AB").give("A", region=2, laborers=6, stock=1).turn("A")
    after = scene.choose("build_wall")
    assert after.is_over
    assert after.state.result is not None
    assert after.state.result.reason == "wall"


# -- IF2 components ---------------------------------------------------------------------------------------------------


def test_components() -> None:
    """IF2.1: what lies in the box (R01: 18 treasures worth 3)."""
    table = read("island_fortress", "components")
    counts = {entry.text("id"): entry.number("count", 1, 100) for entry in table.tables("component")}
    values = {entry.text("id"): entry.entries.get("value") for entry in table.tables("component")}
    assert counts == {
        "region_board": 4,
        "scoring_tower": 2,
        "player_wall_block": 4 * 18,
        "governor_wall_block": 12,
        "role_card": 4 * 5,
        "taskmaster_pawn": 4,
        "governor_marker": 1,
        "favor_card": 36,
        "reinforcement_token": 18,
        "treasure_token_1": 48,
        "treasure_token_3": 18,
        "buyback_chip": 18,
        "score_track": 1,
        "score_marker": 4,
        "jade_cube_small": 40,
        "jade_cube_large": 20,
        "laborer": 45,
        "convict": 75,
        "player_board": 4,
    }
    assert (values["jade_cube_small"], values["jade_cube_large"]) == (1, 3)


def test_thirty_six_different_favors() -> None:
    """IF2.1, R40: no pattern comes twice, and each fits into a square of three."""
    patterns = {tuple(favor.cells) for favor in FAVORS}
    assert len(patterns) == len(FAVORS) == 36
    assert all(favor.width <= 3 and favor.height <= 3 for favor in FAVORS)
    assert sorted(len(favor.cells) for favor in FAVORS) == [2] * 6 + [3] * 12 + [4] * 12 + [5] * 6


def test_every_lopsided_favor_has_its_mirror_image() -> None:
    """R40: what can't be turned over is there the other way round too."""
    patterns = {tuple(sorted(favor.cells)) for favor in FAVORS}
    for favor in FAVORS:
        mirrored = sorted((level, favor.width - 1 - column) for level, column in favor.cells)
        assert tuple(mirrored) in patterns


def test_jade_is_counted_by_value() -> None:
    """IF2.2: any whole number can be bid, and any left over is kept."""
    scene = Scene(2).give("A", jade=7).petition("B")
    assert scene.asks("bid", "A") == {str(bid) for bid in range(8)}
    assert scene.choose_for(A=5, B=0)["A"].jade == 2


def test_what_is_limited() -> None:
    """IF2.3, R20: everything but money and what only keeps score."""
    table = read("island_fortress", "components")
    unlimited = {entry.text("id") for entry in table.tables("component") if not entry.flag("limited")}
    assert unlimited == {"jade_cube_small", "jade_cube_large", "treasure_token_1", "treasure_token_3"}


# -- IF3 the wall -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "regions", "cells"), [(2, 2, 34), (3, 2, 34), (4, 3, 51)])
def test_size_of_the_wall(seats: int, regions: int, cells: int) -> None:
    """IF3.1, IF3.2: 17 cells in each region."""
    state = new_match(seats).state
    assert (state.regions, state.width, state.missing) == (regions, 5 * regions, cells)


def test_columns_of_a_region() -> None:
    """IF3.2: three cells in every column, a fourth in columns 1 and 5."""
    heights = {}
    for column in range(1, 6):
        scene = Scene(2).wall("governor", governor=f"1.{column}.3")
        heights[column] = 4 if f"1.{column}.4" in open_in(scene) else 3
    assert heights == {1: 4, 2: 3, 3: 3, 4: 3, 5: 4}


def test_names_of_cells() -> None:
    """IF3.3: region, column, level; the columns are counted through all regions."""
    assert cell_name(cell("2.1.4")) == "2.1.4"
    assert [cell(f"2.{column}.1") for column in range(1, 6)] == [5, 6, 7, 8, 9]


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_regions_touch(level: int) -> None:
    """IF3.3: column 5 of a region and column 1 of the next are neighbours, on level 4 too."""
    scene = Scene(2).wall("governor", A=f"1.5.{level} 2.1.{level}").give("A", hand="F01").turn("A")
    assert "play_favor" in scene.asks("action")


def test_the_wall_does_not_wrap_around() -> None:
    """IF3.3: its two ends are no neighbours."""
    scene = Scene(4).wall(A="1.1.1 3.5.1").give("A", hand="F01").turn("A")
    assert "play_favor" not in scene.asks("action")


def test_open_cells() -> None:
    """IF3.4: empty and on the ground or on any block; the row below need not be complete."""
    assert open_in(Scene(2)) == {f"{region}.{column}.1" for region in (1, 2) for column in range(1, 6)}
    scene = Scene(2).wall(A="1.1.1 1.2.1", B="1.2.2", governor="2.5.1")
    ground = {f"{region}.{column}.1" for region in (1, 2) for column in range(1, 6)}
    assert open_in(scene) == ground - {"1.1.1", "1.2.1", "2.5.1"} | {"1.1.2", "1.2.3", "2.5.2"}


def test_one_open_cell_in_a_column_at_most() -> None:
    """IF3.4: so there are never more than 5 in a region."""
    scene = new_match(4, seed=3)
    rng = seeded("open cells")
    while scene.state.menu:
        columns = [number % 20 for number in open_cells(scene.state)]
        assert len(set(columns)) == len(columns) <= 15
        play_on(scene.state, rng, 20)


def test_a_row_is_five_cells_of_a_region() -> None:
    """IF3.5: a complete row of one region is scored, though the level goes on in the other."""
    scene = Scene(2).wall(A="1.1.1 1.2.1 1.3.1 1.4.1", B="2.1.1").give("A", laborers=2, stock=1).turn("A")
    after = scene.choose("build_wall")
    assert (after.told("row-scored"), after.told("level-scored")) == ([[0, 0, 0, 3]], [])


def test_level_4_is_no_row() -> None:
    """IF3.5: both towers of a region bring neither chip nor majority; both of all regions no treasure."""
    scene = Scene(2).complete_but("2.3.3 2.5.4", by="AB").give("A", region=2, laborers=8, stock=1).turn("A")
    after = scene.choose("build_wall", "2.5.4")
    assert "tower-built" in after.story
    assert {"chip-gained", "row-scored", "level-scored"}.isdisjoint(after.story)


def test_a_camp_holds_any_number_of_pawns() -> None:
    """IF3.6, R33: all start in one, and all can move to another."""
    scene = Scene(3).turn("A")
    for _ in range(3):
        scene = scene.choose("move_taskmaster")
    assert [scene[name].region for name in "ABC"] == [2, 2, 2]


def test_jails_hold_jade_and_convicts() -> None:
    """IF3.6: each region has one of its own."""
    scene = Scene(3).give("B", region=2).petition("A").choose_for(A=0, B=0, C=0)
    assert (scene.jail(1), scene.jail(2)) == ((0, 0), (1, 1))


def test_one_reinforcement_on_a_block() -> None:
    """IF3.7: a reinforced block is in no match, so it can't get a second one."""
    scene = Scene(2).wall(A="1.1.1 1.2.1 1.3.1").reinforce("1.1.1").give("A", hand="F01").turn("A")
    assert scene.choose("play_favor").asks("reinforce") == {"1.2.1", "1.3.1"}


def test_no_reinforcement_on_a_governor_block() -> None:
    """IF3.7: it is in no match either."""
    scene = Scene(2).wall(A="1.1.1 1.2.1", governor="1.3.1").give("A", hand="F01").turn("A")
    assert scene.choose("play_favor").asks("reinforce") == {"1.1.1", "1.2.1"}


# -- IF5 setup --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "regions", "rounds"), [(2, 2, 12), (3, 2, 12), (4, 3, 11)])
def test_setup_for_each_number_of_players(seats: int, regions: int, rounds: int) -> None:
    """IF5.1, R02: regions, governor blocks, 12 jade each, five favors."""
    state = new_match(seats).state
    assert (REGIONS_FOR[seats], ROUNDS_FOR[seats]) == (regions, rounds)
    assert (state.regions, state.governor_blocks) == (regions, rounds)
    assert state.jade == [12] * seats
    assert [hand.bit_count() for hand in state.hand] == [5] * seats


def test_what_a_player_starts_with() -> None:
    """IF5.2: his blocks are in the supply, his taskmaster is in region 1, all else is nought."""
    state = new_match(3).state
    assert (state.unbought, state.stock, state.camp) == ([18] * 3, [0] * 3, [0] * 3)
    for goods in (state.points, state.laborers, state.convicts, state.chips, state.treasures, state.table):
        assert goods == [0] * 3


def test_the_table_at_the_start() -> None:
    """IF5.3: empty jails, a marker that is nobody's, full supplies."""
    scene = new_match(4)
    state = scene.state
    assert (state.jail_jade, state.jail_convicts, scene.holder) == ([0] * 3, [0] * 3, "")
    assert (state.free_laborers, state.free_convicts, state.free_chips, state.free_reinforcements) == (45, 75, 18, 18)
    assert not state.governor_in_hand


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_of_five_favors_are_returned(seats: int) -> None:
    """IF5.4: three stay in each hand, 36 - 3n in the deck."""
    scene = new_match(seats)
    while scene.kind == "return-favor":
        scene = scene.choose(sorted(scene.menu())[0])
    assert [hand.bit_count() for hand in scene.state.hand] == [3] * seats
    assert len(scene.state.deck) == 36 - 3 * seats
    assert (scene.kind, scene.state.round) == ("bid", 1)


def test_favors_are_returned_together() -> None:
    """IF5.4: everybody owes two choices, in any order, and the order leaves no trace."""
    scene = new_match(3, seed=5)
    assert scene.asked == "ABC"
    first = {name: sorted(scene.menu(name)) for name in "ABC"}
    ends = []
    for order in ("ABCABC", "CCBAAB"):
        after = scene
        left = {name: list(cards) for name, cards in first.items()}
        for name in order:
            after = after.choose_for(**{name: left[name].pop()})
        ends.append((after.state.hand, after.state.deck))
    assert ends[0] == ends[1]


def test_the_deck_is_shuffled_after_the_returns() -> None:
    """IF5.4: the favors returned do not lie together in it."""
    together = 0
    for seed in range(10):
        scene = new_match(2, seed)
        while scene.kind == "return-favor":
            scene = scene.choose(sorted(scene.menu())[0])
        back = set(scene.state.deck) & {
            card for mask in scene.state.given_back for card in range(36) if mask >> card & 1
        }
        places = sorted(scene.state.deck.index(card) for card in back)
        assert len(places) == 4
        together += places[-1] - places[0] == 3
    assert together < 3


def test_seeds_deal_differently() -> None:
    """IF5.4: chance shuffles, by the seed."""
    hands = [tuple(new_match(2, seed).state.hand) for seed in (1, 1, 2)]
    assert hands[0] == hands[1] != hands[2]


def test_colours_are_as_many_as_seats() -> None:
    """IF5.2, R41: each player has a colour of his own."""
    assert len(set(GAME.colours)) == max(GAME.seats)
