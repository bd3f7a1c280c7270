"""Parts of a board lie within others: a page gets them in one piece, an open one only what changed."""

from __future__ import annotations

from asztal.board import Drawing, slot
from asztal.board.parts import changes, filled, outermost

NEST = {
    "sea": f'<svg id="sea">{slot("isle")}{slot("reef")}</svg>',
    "isle": f'<g id="isle">{slot("tower")}</g>',
    "tower": '<g id="tower"/>',
    "reef": '<g id="reef"/>',
    "note": '<p id="note"></p>',
}


def test_a_board_in_one_piece_has_every_part_in_its_place() -> None:
    whole = '<svg id="sea"><g id="isle"><g id="tower"/></g><g id="reef"/></svg><p id="note"></p>'
    assert Drawing("", NEST, []).whole() == whole


def test_what_lies_within_no_other_part_is_outermost() -> None:
    assert outermost(NEST) == ["sea", "note"]


def test_a_page_that_has_nothing_gets_the_outermost_parts_with_all_that_is_in_them() -> None:
    assert changes({}, NEST) == {"sea": filled(NEST, "sea"), "note": NEST["note"]}


def test_nothing_travels_when_nothing_has_changed() -> None:
    assert changes(NEST, dict(NEST)) == {}


def test_an_inner_part_travels_without_those_around_it() -> None:
    higher = '<g id="tower" class="high"/>'
    assert changes(NEST, {**NEST, "tower": higher}) == {"tower": higher}


def test_what_lies_in_a_part_that_travels_stays_where_it_is() -> None:
    now = {**NEST, "sea": NEST["sea"].replace("<svg", '<svg class="calm"')}
    kept = '<g id="isle" data-same=""></g><g id="reef" data-same=""></g>'
    assert changes(NEST, now) == {"sea": f'<svg id="sea">{kept}</svg>'.replace("<svg", '<svg class="calm"')}


def test_an_outer_part_travels_before_what_changed_in_it() -> None:
    now = {**NEST, "isle": f'<g id="isle" class="lit">{slot("tower")}</g>', "tower": '<g id="tower" class="high"/>'}
    lit = '<g id="isle" class="lit"><g id="tower" data-same=""></g></g>'
    assert list(changes(NEST, now).items()) == [("isle", lit), ("tower", now["tower"])]


def test_a_part_that_comes_travels_in_the_one_it_lies_in() -> None:
    now = {**NEST, "isle": f'<g id="isle">{slot("tower")}{slot("fire")}</g>', "fire": '<g id="fire"/>'}
    assert changes(NEST, now) == {"isle": '<g id="isle"><g id="tower" data-same=""></g><g id="fire"/></g>'}


def test_a_part_that_goes_changes_the_one_it_lay_in() -> None:
    now = {**NEST, "isle": '<g id="isle"></g>'}
    del now["tower"]
    assert changes(NEST, now) == {"isle": '<g id="isle"></g>'}


def test_a_part_that_moves_into_another_travels_in_full() -> None:
    now = {**NEST, "isle": '<g id="isle"></g>', "reef": f'<g id="reef">{slot("tower")}</g>'}
    assert changes(NEST, now) == {"isle": '<g id="isle"></g>', "reef": '<g id="reef"><g id="tower"/></g>'}
