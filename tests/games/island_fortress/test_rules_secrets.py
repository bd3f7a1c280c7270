"""Who knows what (IF4): views and events."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from asztal.engine.events import EVERYONE, Event
from asztal.engine.game import EVERYTHING, SPECTATOR, view_of
from asztal.games.island_fortress.game import GAME
from tests.games.island_fortress.position import Scene, new_match
from tests.games.island_fortress.watching import Watcher, positions

PRIVATE = {"hand", "looking", "returned", "bid", "fits"}
SEATS = [2, 3, 4]


def plain(view: Mapping[str, Any]) -> str:
    return json.dumps(view, sort_keys=True)


def public(view: Mapping[str, Any]) -> Mapping[str, Any]:
    return {key: value for key, value in view.items() if key not in PRIVATE}


# -- IF4.1 public -----------------------------------------------------------------------------------------------------


def test_what_lies_open() -> None:
    """IF4.1, R19: wall, jails, pawns, supplies and everybody's goods, for a spectator too."""
    scene = Scene(2).wall(A="1.1.1", governor="2.1.1").reinforce("1.1.1").jailed(2, 3, 4).deck(20)
    scene = scene.give("B", region=2, jade=5, laborers=2, convicts=3, stock=4, chips=1, treasures=2, points=7)
    seen = scene.give("B", hand="F01 F02", played="F07 F11").turn("B", 2, B="builder", governor=True).view()
    assert (seen["round"], seen["holder"], seen["governor_in_hand"], seen["active"]) == (5, 1, True, 1)
    assert seen["wall"] == {0: {"owner": 0, "reinforced": True}, 5: {"owner": 4, "reinforced": False}}
    assert seen["regions"] == [{"jade": 0, "convicts": 0}, {"jade": 3, "convicts": 4}]
    assert seen["supply"]["laborers"] == 45 - 2
    assert seen["supply"]["convicts"] == 75 - 3 - 4
    board = {
        "jade": 5,
        "laborers": 2,
        "convicts": 3,
        "stock": 4,
        "unbought": 14,
        "chips": 1,
        "treasures": 2,
        "points": 7,
    }
    cards = {"region": 1, "roles": [2], "played": [6, 10], "favors": 2, "income": 1, "petition": 2}
    assert {**board, **cards}.items() <= seen["players"][1].items()


@pytest.mark.parametrize("seats", SEATS)
def test_all_see_the_same_table(seats: int) -> None:
    """IF4.1: apart from his own secrets everybody sees what a spectator sees."""
    for state in positions(seats):
        table = GAME.rules.view(state, SPECTATOR)
        assert [public(GAME.rules.view(state, seat)) for seat in range(seats)] == [table] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_a_spectator_has_no_secrets(seats: int) -> None:
    """IF4.1, IF4.2: neither a hand nor cards looked at nor a bid, nor where a favor would fit."""
    for state in positions(seats):
        assert PRIVATE.isdisjoint(GAME.rules.view(state, SPECTATOR))


def test_all_cards_are_open_after_the_match() -> None:
    """IF4.2: only whoever looks back sees all hands."""
    scene = Scene(2).give("A", hand="F01").give("B", hand="F02 F03").turn("A")
    assert GAME.rules.view(scene.state, EVERYTHING)["hands"] == [[0], [1, 2]]


# -- IF4.2 private ----------------------------------------------------------------------------------------------------


def test_the_hand_is_ones_own() -> None:
    """IF4.2: with the places where each favor would fit."""
    scene = Scene(2).wall(A="1.1.1 1.2.1").give("A", hand="F01 F02").give("B", hand="F03").turn("A")
    assert (scene.view("A")["hand"], scene.view("B")["hand"]) == ([0, 1], [2])
    assert scene.view("A")["fits"][0] == {"complete": True, "have": [0, 1], "lack": []}
    assert set(scene.view("B")["fits"]) == {2}


def test_the_cards_dealt_are_private() -> None:
    """IF4.2, IF5.4: five in one's own view, and those already returned."""
    scene = new_match(2, seed=3)
    first = sorted(scene.menu("A"))[0]
    scene = scene.choose_for(A=first)
    view = scene.view("A")
    assert (len(view["hand"]), len(view["returned"])) == (4, 1)
    assert [f"F{card + 1:02}" for card in view["returned"]] == [first]
    assert scene.view("B")["returned"] == []


def test_progress_with_the_returns_is_hidden() -> None:
    """IF4.2, IF5.4: nobody sees that another has returned one of two."""
    before = new_match(3, seed=3)
    after = before.choose_for(A=sorted(before.menu("A"))[0])
    for seat in (1, 2, SPECTATOR):
        assert plain(view_of(GAME, before.state, seat)) == plain(view_of(GAME, after.state, seat))


def test_which_favors_were_returned_is_hidden() -> None:
    """IF4.2: whatever A returns, the others see the same."""
    scene = new_match(3, seed=3)
    cards = sorted(scene.menu("A"))
    tables = [scene.choose_for(A=first).choose_for(A=second) for first, second in (cards[:2], cards[3:])]
    for seat in (1, 2, SPECTATOR):
        assert len({plain(view_of(GAME, table.state, seat)) for table in tables}) == 1


def test_favors_looked_at_are_private() -> None:
    """IF4.2, IF4.4: the others see how many."""
    scene = Scene(2).deck(20, top="F01 F02 F03").turn("A").choose("draw_favors", 3)
    assert scene.view("A")["looking"] == [0, 1, 2]
    assert (scene.view("B")["looking"], scene.view("B")["players"][0]["looking"]) == ([], 3)


def test_a_bid_is_hidden_until_all_are_in() -> None:
    """IF4.2, IF6.2.1: whatever A bids, the others see the same; A sees it."""
    scene = Scene(3).give("A B C", jade=9).petition("A")
    tables = [scene.choose_for(A=bid) for bid in (0, 9)]
    for seat in (1, 2, SPECTATOR):
        assert len({plain(view_of(GAME, table.state, seat)) for table in tables}) == 1
    assert [table.view("A")["bid"] for table in tables] == [0, 9]


def test_bids_are_open_after_the_reveal() -> None:
    """IF4.4: the losing ones too."""
    scene = Scene(3).give("A B C", jade=9).petition("A").choose_for(A=3, B=4)
    assert [player["bid"] for player in scene.view()["players"]] == [None] * 3
    scene = scene.choose_for(C=0)
    assert [player["bid"] for player in scene.view()["players"]] == [3, 4, 0]
    assert scene.told("bid-revealed") == [[0, 3, 0, 3], [1, 4, 0, 4], [2, 0, 0, 0]]


# -- IF4.3 hidden from all --------------------------------------------------------------------------------------------


def test_nobody_knows_the_deck() -> None:
    """IF4.3: in another order it looks the same to all."""
    scene = Scene(2).give("A", hand="F01").turn("A")
    other = scene.copy()
    other.state.deck.reverse()
    for seat in (0, 1, SPECTATOR, EVERYTHING):
        assert plain(view_of(GAME, scene.state, seat)) == plain(view_of(GAME, other.state, seat))


# -- events -----------------------------------------------------------------------------------------------------------


@cache
def told(seats: int) -> list[Event]:
    """What happened in a match in which favors are played."""
    match = Watcher(seats, seed=2)
    while match.state.menu:
        match.play()
    return match.state.events or []


@pytest.mark.parametrize("kind", ["favor-returned", "bid-made", "favor-kept"])
def test_secret_choices_are_whispered(kind: str) -> None:
    """IF4.2: to whoever made them."""
    whispers = [event for event in told(3) if event.kind.name == kind]
    assert whispers
    assert all(event.audience == 1 << event.values[0] for event in whispers)


def test_only_played_favors_are_told_to_everyone() -> None:
    """IF4.2: no other event names a favor."""
    naming = {event.kind.name for event in told(3) if event.audience == EVERYONE and "favor" in event.kind.fields}
    assert naming == {"favor-played"}


def test_bids_are_told_to_everyone_after_the_last() -> None:
    """IF4.2, IF4.4: before the reveal an event of a bid is for its seat alone."""
    scene = Scene(3).give("A B C", jade=9).petition("A").choose_for(A=3, B=4)
    assert [event for event in scene.events if event.seen_by(2)] == []
    after = scene.choose_for(C=0)
    assert len([event for event in after.events if event.seen_by(2) and event.kind.name == "bid-revealed"]) == 3


def test_the_announcement_is_told() -> None:
    """IF4.4: whether three or five cards were drawn, and how many are kept."""
    scene = Scene(2).deck(20).turn("A").choose("draw_favors", 5)
    assert scene.told("favors-drawn") == [[0, 5, 1]]
    assert scene.events[-1].audience == EVERYONE
