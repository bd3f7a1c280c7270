"""Things put into a room stay inside, keep apart, and are drawn smaller only where they must be."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import hypot

import pytest

from asztal.board.room import Below, Circle, Polygon, Rectangle, Room, Size, Spot, pack

ROOMS: dict[str, Room] = {
    "rectangle": Rectangle(10, 20, 92, 64),
    "circle": Circle(50, 40, 36),
    "triangle": Polygon(((0, 0), (110, 0), (55, 90))),
    "corner": Polygon(((0, 0), (90, 0), (90, 30), (30, 30), (30, 90), (0, 90))),
    "below": Below(Rectangle(0, 0, 80, 60), 18),
}
MIXED: list[Size] = [(24, 24), (16, 20), (40, 14), (24, 24), (16, 20), (24, 10)]
each_room = pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)


def _box(spot: Spot, size: Size) -> tuple[float, float, float, float]:
    wide, high = size[0] * spot.scale / 2, size[1] * spot.scale / 2
    return spot.x - wide, spot.y - high, spot.x + wide, spot.y + high


def _is_inside(room: Room, x: float, y: float) -> bool:
    if isinstance(room, Below):
        return y >= room.y - 0.01 and _is_inside(room.room, x, y)
    if isinstance(room, Circle):
        return hypot(x - room.x, y - room.y) <= room.radius + 0.01
    if isinstance(room, Polygon):
        # On the border counts as inside: look a little towards the middle of the thing instead.
        return _winds_around(room, x, y)
    left, top, right, bottom = room.box
    return left - 0.01 <= x <= right + 0.01 and top - 0.01 <= y <= bottom + 0.01


def _winds_around(room: Polygon, x: float, y: float) -> bool:
    inside = False
    for (ax, ay), (bx, by) in pairwise((*room.corners, room.corners[0])):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


@each_room
@pytest.mark.parametrize("count", [1, 2, 3, 5, 6, 12, 30])
def test_things_stay_in_their_room_and_never_overlap(room: Room, count: int) -> None:
    sizes = [MIXED[at % len(MIXED)] for at in range(count)]
    spots = pack(room, sizes)
    boxes = [_box(spot, size) for spot, size in zip(spots, sizes, strict=True)]
    for left, top, right, bottom in boxes:
        hair = (right - left) / 500
        for part in (0.0, 0.25, 0.5, 0.75, 1.0):
            x = left + hair + (right - left - 2 * hair) * part
            y = top + hair + (bottom - top - 2 * hair) * part
            for corner in ((x, top + hair), (x, bottom - hair), (left + hair, y), (right - hair, y)):
                assert _is_inside(room, *corner)
    for one, other in combinations(boxes, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart


@each_room
def test_things_that_fit_are_drawn_in_full_size_in_the_middle(room: Room) -> None:
    (spot,) = pack(room, [(20, 20)])
    assert spot.scale == 1
    span = room.span(spot.y - 10, spot.y + 10)
    assert span is not None
    assert spot.x == pytest.approx(sum(span) / 2)


def test_rows_are_even() -> None:
    spots = pack(Rectangle(0, 0, 120, 60), [(24, 24)] * 6)
    rows = [spot.y for spot in spots]
    assert [rows.count(y) for y in sorted(set(rows))] == [3, 3]
    assert [spot.scale for spot in spots] == [1] * 6


def test_a_wide_room_has_one_row() -> None:
    assert len({spot.y for spot in pack(Rectangle(0, 0, 200, 60), [(24, 24)] * 6)}) == 1


def test_more_things_are_drawn_smaller_and_all_alike() -> None:
    room = Rectangle(0, 0, 60, 30)
    scales = [pack(room, [(24, 24)] * count)[0].scale for count in (2, 4, 8, 16)]
    assert scales == sorted(scales, reverse=True)
    assert scales[0] == 1 > scales[1]
    assert len({spot.scale for spot in pack(room, [(24, 24)] * 8)}) == 1


def test_nothing_takes_no_place() -> None:
    assert pack(Rectangle(0, 0, 10, 10), []) == []
