"""What events are about, and what travels because of them."""

from __future__ import annotations

import pytest

from asztal.board import Move, motion, spots
from asztal.engine.events import EVERYONE, Event, EventKind

BUILT = EventKind("built", "seat", "cell")
TAKEN = EventKind("taken", "seat", "victim:seat", "jade:number")
MOVED = EventKind("moved", "seat", "origin:region", "region")
ROUND = EventKind("round-begins", "round:number")


def event(kind: EventKind, *values: int) -> Event:
    return Event(kind, EVERYONE, list(values))


def test_an_event_is_about_the_first_place_whose_fields_it_has() -> None:
    about = spots("c{cell}", "r{region}-{level}", "r{region}")
    assert about(event(BUILT, 1, 12)) == ["c12"]
    assert about(event(MOVED, 1, 0, 2)) == ["r2"]


def test_else_it_is_about_its_players() -> None:
    about = spots("c{cell}")
    assert about(event(TAKEN, 2, 0, 5)) == ["panel-2", "panel-0"]
    assert about(event(ROUND, 3)) == []


def test_a_kind_of_event_can_have_places_of_its_own() -> None:
    about = spots("r{region}", special={MOVED: ["r{origin}", "pawn-{seat}"]})
    assert about(event(MOVED, 1, 0, 2)) == ["r0", "pawn-1"]


def test_pieces_travel_between_places() -> None:
    travel = motion({MOVED: [Move("r{origin}", "r{region}"), Move("bank", "panel-{seat}")]})
    assert travel(event(MOVED, 1, 0, 2)) == [("r0", "r2"), ("bank", "panel-1")]
    assert travel(event(BUILT, 1, 12)) == []


def test_a_misspelt_field_is_found_at_once() -> None:
    with pytest.raises(TypeError, match="'built' has no field 'sell'"):
        motion({BUILT: [Move("panel-{seat}", "c{sell}")]})
    with pytest.raises(TypeError, match="'moved' has no field 'cell'"):
        spots(special={MOVED: ["c{cell}"]})
