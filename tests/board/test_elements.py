"""Small elements that boards share."""

from __future__ import annotations

from asztal.board import about, count, counted, fact, hand, icon, lights, may, open_hands, tab, tabs
from tests.board.scenes import scene


def test_a_fact_has_words_an_explanation_and_a_number_that_is_watched() -> None:
    drawn = counted(scene("tara"), "cumals", icon("coin"), 9, seat=1)
    assert drawn.startswith('<span class="fact" role="img" aria-label="')
    assert about("cumals") in drawn
    assert drawn.endswith('<b data-count="cumals-1">9</b></span>')


def test_what_belongs_to_all_is_counted_under_its_own_name() -> None:
    drawn = counted(scene("island_fortress"), "supply-chips", icon("chip"), 4)
    assert count("supply-chips", 4) in drawn


def test_a_fact_can_have_a_look_and_an_id() -> None:
    assert fact("bid", "3 jade", "…", "bid-open").startswith('<span class="fact bid-open"')
    assert fact("bid", "3 jade", "…", key="bid-0").startswith('<span id="bid-0" class="fact"')


def test_a_part_is_marked_where_something_may_be_chosen() -> None:
    assert may('<g data-choice="3"/>') == ' data-may=""'
    assert may("<g/>") == ""


def test_pointing_at_something_lights_up_what_it_names() -> None:
    assert lights(["c1", "c2"], ["c3"]) == ' data-lights="c1 c2" data-lacks="c3"'
    assert lights([], ["c3"]) == ' data-lacks="c3"'
    assert lights([]) == ""


def test_a_tab_is_marked_as_its_parts_are() -> None:
    quiet, lively = '<div id="r0"><b data-may=""/></div>', '<div id="f0" data-may=""></div>'
    assert tab("r0", "North", "0 0 9 9", "", quiet).startswith('<a href="#r0"><svg')
    assert tab("r0", "North", "0 0 9 9", "", quiet, lively).startswith('<a href="#r0" data-may=""><svg')
    assert tab("r0", "North", "0 0 9 9", "", '<div data-here="">').startswith('<a href="#r0" data-here=""><svg')


def test_tabs_say_how_many_they_are() -> None:
    assert tabs("Regions", ["<a/>", "<a/>"]) == '<nav id="regions" class="of-2" aria-label="Regions"><a/><a/></nav>'


def test_open_hands_stand_under_their_names() -> None:
    seen = scene("tara")
    drawn = open_hands(seen, ["<i/>", "<u/>"])
    assert drawn.startswith('<div class="tara open-hands">')
    assert '<div class="tara open-hand seat-blue"><p>Réka &lt;b&gt;</p><i/></div>' in drawn
    assert hand(seen, 1, "<p>Niamh &amp; &quot;Co&quot;</p><u/>", "open-hand") in drawn
