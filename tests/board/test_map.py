"""A map as a board draws it: what each place is made of, and what a choice and a counter change."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from asztal.board import Below, Map, Scene, Thing, put, read_atlas
from asztal.board.room import Circle, Polygon, Rectangle
from asztal.engine.errors import BadData
from asztal.words import Words

ATLAS: dict[str, Any] = {
    "viewbox": [0, 0, 300, 100],
    "lands": {
        "plain": {"path": "M0 0h100v100h-100Z", "label": [50, 20], "room": [10, 10, 80, 80]},
        "ring": {"path": "M100 0h100v100h-100Z", "label": [150, 20], "room": [150, 60, 30], "good": [110, 10]},
        "cays": {
            "path": "M250 40h10v10h-10Z",
            "label": [250, 20],
            "room": [[210, 30], [290, 30], [250, 90]],
            "zone": "M200 0h100v100h-100Z",
        },
    },
    "rest": ["M0 90h10v10Z"],
    "lines": [["ring", "cays", "M200 50Q225 40 250 45"]],
    "views": {"east": [200, 0, 100, 100]},
}
NAMES = ["plain", "ring", "cays"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "shapes.json"
    path.write_text(json.dumps(ATLAS), encoding="utf-8")
    return path


def _scene(choices: list[int]) -> Scene[Any]:
    """A scene in which these places can be chosen."""
    phrase = {"key": "map-label", "arguments": {}}
    offered = [{"value": value, "phrase": phrase} for value in choices]
    decision = {"kind": "land", "noun": "land", "choices": offered} if choices else None
    words = Words("en")
    words.noun = lambda noun, value: f"{NAMES[value].title()} & Co"  # type: ignore[method-assign]
    view: Any = {"seat": 0, "table": {}, "decision": decision}
    return Scene(view, words, ["blue"])


def _parts(file: Path, choices: list[int], counters: int = 0, **more: str) -> dict[str, str]:
    atlas = read_atlas(file, "lands")
    chart = Map(_scene(choices), atlas, "land", NAMES, views={"east": "East"})
    for value, name in enumerate(NAMES):
        things = [Thing('<circle r="5"/>', 10, 10)] * (counters if value == 1 else 0)
        chart.place(value, put(Below(atlas.places[name].room, 24), things), explains="land")
    return chart.parts(**more)


def test_an_atlas_says_where_everything_is(file: Path) -> None:
    atlas = read_atlas(file, "lands")
    assert list(atlas.box) == [0, 0, 300, 100]
    assert [place.room for place in atlas.places.values()] == [
        Rectangle(10, 10, 80, 80),
        Circle(150, 60, 30),
        Polygon(((210, 30), (290, 30), (250, 90))),
    ]
    assert atlas.places["ring"].more == {"good": [110, 10]}
    assert atlas.places["cays"].zone == ATLAS["lands"]["cays"]["zone"]
    assert atlas.lines == (("ring", "cays", "M200 50Q225 40 250 45"),)


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        ("{", "not an atlas"),
        ("{}", "'viewbox' is missing"),
        ('{"viewbox": [1, 2], "lands": {}}', "not an atlas"),
        ('{"viewbox": [0, 0, 1, 1], "lands": {"a": {"path": "M0 0", "label": [0, 0]}}}', "'room' is missing"),
    ],
)
def test_a_wrong_atlas_is_refused_with_a_reason(tmp_path: Path, content: str, wrong: str) -> None:
    path = tmp_path / "shapes.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadData, match=f"shapes.json.*{wrong}"):
        read_atlas(path, "lands")


def test_a_missing_atlas_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"shapes\.json can't be read"):
        read_atlas(tmp_path / "shapes.json")


def test_every_part_has_its_id_and_no_id_stands_twice(file: Path) -> None:
    parts = _parts(file, [0, 1, 2], 3)
    for part, html in parts.items():
        assert re.match(rf'<(div|g) id="{part}"', html)
    ids = re.findall(r' id="([^"]+)"', "".join(parts.values()))
    assert len(set(ids)) == len(ids)
    assert set(re.findall(r'href="#([^"]+)"', "".join(parts.values()))) <= set(ids)


def test_places_that_can_be_chosen_are_buttons_on_top_of_the_land(file: Path) -> None:
    parts = _parts(file, [0, 2])
    picks = re.findall(
        r'<g id="map-(\w+)-pick" class="pick"[^>]* data-choice="(\d)" role="button"', parts["map--picks"]
    )
    assert picks == [("plain", "0"), ("cays", "2")]
    whole = parts["map"]
    assert whole.index("map-cays-land") < whole.index("map--picks") < whole.index("part map-plain-->")


def test_places_can_be_asked_about_at_all_times(file: Path) -> None:
    parts = _parts(file, [0])
    for part in ("map-cays", "map-cays-land"):
        assert ' data-thing="land-2"' in parts[part].partition(">")[0]


def test_another_menu_changes_no_place(file: Path) -> None:
    before, now = _parts(file, []), _parts(file, [0, 1, 2])
    assert {part for part in now if now[part] != before[part]} == {"map--picks"}


def test_a_counter_changes_its_own_place_alone(file: Path) -> None:
    before, now = _parts(file, [0, 1]), _parts(file, [0, 1], 1)
    assert {part for part in now if now[part] != before[part]} == {"map-ring"}
    assert '<g transform="translate(' in now["map-ring"]


def test_places_are_named_and_explain_themselves(file: Path) -> None:
    parts = _parts(file, [])
    assert (
        'role="group" aria-label="Plain &amp; Co"><text class="name" x="50" y="20">Plain &amp; Co<'
        in parts["map-plain"]
    )
    assert 'data-about="land"' in parts["map-plain-land"]


def test_a_zone_belongs_to_what_is_pressed(file: Path) -> None:
    area = re.search(r'<g id="map-cays-area">(.*?)</g>', _parts(file, [])["map"])
    assert area is not None
    assert 'href="#map-cays-zone"' in area[1]
    assert "<polygon" in area[1]


def test_links_views_and_what_is_given_are_drawn(file: Path) -> None:
    whole = _parts(file, [], under="<rect/>", over="<path/>")["map"]
    assert 'class="link" d="M200 50Q225 40 250 45"' in whole
    assert 'data-view="200 0 100 100">East<' in whole
    assert whole.index("<rect/>") < whole.index('class="lands"') < whole.index("<path/></svg>")
