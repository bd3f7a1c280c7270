"""What a board is drawn from: boxes, regions, offers, players, and what is going on."""

from __future__ import annotations

import json

import pytest

from asztal.engine.game import SPECTATOR, view_of
from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.games.empires import data
from asztal.games.empires.game import GAME
from asztal.games.empires.state import Empires
from asztal.games.empires.view import Player, breakdown, view
from asztal.words import LANGUAGES, Words
from tests.games.empires.position import Scene, building_of, region_of


def test_a_view_is_plain_data() -> None:
    state = GAME.new(6, 3)
    rng = seeded("plain")
    while state.menu:
        json.dumps(view_of(GAME, state, 0))
        play_on(state, rng, 9)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_has_its_words(language: str) -> None:
    words = Words(language, GAME)
    seen = set()
    for seed in range(12):
        state = GAME.new(2 + seed % 5, seed, {"start_order": "bid", "portugal_free_discovery": "on"})
        assert isinstance(state, Empires)
        rng = seeded("phases", seed)
        while state.menu:
            seen.add(view(state, SPECTATOR)["phase"])
            play_on(state, rng, 1)
        seen.add(view(state, SPECTATOR)["phase"])
    assert all(words.has(f"phase-{phase}") for phase in seen)
    assert {"nations", "bidding", "placement", "dock", "capital_buildings", "discovery", "purchase", "over"} <= seen


def test_boxes_show_who_stands_on_which_space() -> None:
    """E4.2."""
    scene = Scene().give("blue", buildings="wharf mayflower", ships=2, hand="colonist captain").place("blue")
    seen = scene.choose("captain", "X").view()
    targets = seen["targets"]
    assert targets[data.DOCK_X]["spaces"] == [{"seat": 1, "figure": data.CAPTAIN}]
    assert targets[data.DOCK_X]["owner"] == targets[data.MAYFLOWER_SHIPS]["owner"] == 1
    assert targets[data.DOCK_Y]["owner"] is None
    assert len(targets[data.DOCK]["spaces"]) == seen["dock_spaces"] == 7
    assert targets[data.SHIPPING]["spaces"] == []
    assert len(targets) == data.TARGETS


def test_the_space_that_is_resolved_is_told() -> None:
    """E5.0."""
    scene = Scene().box("dock", "red blue").resolve("dock")
    assert scene.view()["targets"][data.DOCK]["resolving"] == 0
    next_one = scene.choose("pass").view()
    assert next_one["targets"][data.DOCK]["resolving"] == 1
    assert next_one["targets"][data.DOCK]["spaces"][0] is None
    assert next_one["box"] == data.DOCK
    assert next_one["phase"] == "dock"


def test_no_space_is_resolved_while_expeditions_are_sent() -> None:
    """E5.20: Capital Buildings, where the last space was resolved, is over, and Specialists is not there yet."""
    scene = Scene().box("capital", "red").box("captain", "red").give("red", discovery="captain soldier")
    scene = scene.resolve("capital", "discovery", "specialists").choose("pass")
    assert scene.asked == "red discovery-send"
    assert {target["resolving"] for target in scene.view()["targets"]} == {None}


def test_a_region_shows_what_its_places_are_worth() -> None:
    """E8.2, E9.2: also while nobody is second, or has three figures."""
    regions = Scene().region("peru", red="colonist builder").view()["regions"]
    peru = regions[region_of("peru")]
    assert (peru["first"], peru["second"], peru["scores"]) == (10, 4, False)
    assert peru["points"] == [0, 0, 0, 0]
    assert peru["figures"][0] == [1, 0, 0, 0, 0, 1]
    tied = Scene().region("peru", red="colonist*3", blue="colonist*3").view()["regions"][region_of("peru")]
    assert (tied["first"], tied["second"]) == (2, 0)


def test_income_is_shown_before_it_is_paid() -> None:
    """E6.1, E6.4, E6.5."""
    scene = Scene().nation("red", "italy").give("red", goods="sugar*3 gold", ships=1, buildings="rum_factory bank")
    income = scene.view()["players"][0]["income"]
    assert income["sets"] == [{"goods": [data.GOODS.index("sugar")] * 3, "ship": True, "pays": 6}]
    assert income["loose"] == [data.GOODS.index("gold")]
    pays = [
        {"building": building_of("rum_factory"), "amount": 9},
        {"building": building_of("bank"), "amount": 10},
        {"building": None, "amount": 2},
    ]
    assert income["pays"] == pays
    assert income["total"] == 6 + 9 + 10 + 2
    assert scene.resolve("income", "benefits").money("red") == income["total"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_income_shows_is_what_is_paid(seats: int) -> None:
    """E6.1: in whole matches."""
    state = GAME.new(seats, seats, {"nation_advantages": "off"})
    assert isinstance(state, Empires)
    state.events = []
    rng = seeded("income", seats)
    while state.menu:
        promised = [player["income"]["sets_pay"] for player in view(state, 0)["players"]]
        state.events = []
        before = (list(state.goods), list(state.ships))
        play_on(state, rng, 1)
        paid = {event.values[0]: event.values[1] for event in state.events or [] if event.kind.name == "income-paid"}
        if paid and before == (state.goods, state.ships):
            assert [paid.get(seat, 0) for seat in range(seats)] == promised


def test_what_a_seat_would_have_besides_if_the_match_ended_now() -> None:
    """E8.7, E8.8."""
    player = Scene().give("red", finds=[0, 16], buildings="navy royal_palace", ships=2).view()["players"][0]
    assert player["promised"] == data.FIND_VP[0] + data.FIND_VP[16] + 6 + 7
    assert [building["points"] for building in player["buildings"]] == [6, 7]
    assert [find["find"] for find in player["finds"]] == [0, 16]


def test_a_building_that_has_scored_shows_its_points() -> None:
    """E5.48, E12.2: figures are gone and money is spent, what they have brought stays."""
    scene = Scene(2, 1).give("red", buildings="enlightenment wealth navy", money=24, ships=1).having(turn=8)
    scene = scene.box("captain", "red").box("soldier", "red").resolve("specialists", "scoring")
    assert scene.asked == "red vp-buy"
    player = scene.view()["players"][0]
    assert _worth(player) == {"navy": 3, "wealth": 4, "enlightenment": 8}
    assert (player["points"], player["promised"]) == (12, 3)
    after = scene.choose(2).view()["players"][0]
    assert _worth(after) == {"navy": 3, "wealth": 4, "enlightenment": 8}
    assert (after["points"], after["promised"]) == (12 + 3 + 2, 0)


def _worth(player: Player) -> dict[str, int | None]:
    return {data.BUILDING_NAMES[each["building"]]: each["points"] for each in player["buildings"]}


def test_an_expedition_is_shown_while_it_is_put_together() -> None:
    """E5.21."""
    scene = Scene().give("red", discovery="captain colonist*2").resolve("discovery")
    assert scene.view()["expedition"] is None
    expedition = scene.choose("captain", "colonist").view()["expedition"]
    assert expedition == {"seat": 0, "sent": [1, 1, 0, 0, 0, 0], "strength": 3}


def test_a_battle_is_shown_while_victims_are_named() -> None:
    """E5.53."""
    scene = Scene().region("mexico", red="soldier*2 colonist", blue="soldier colonist captain*2").box("warfare", "red")
    battle = scene.resolve("warfare").choose("battle", "captain").view()["battle"]
    assert battle is not None
    assert (battle["attacker"], battle["defender"], battle["region"]) == (0, 1, region_of("mexico"))
    assert (battle["hits_attacker"], battle["hits_defender"]) == (2, 1)
    assert battle["named_defender"] == [0, 1, 0, 0, 0, 0]
    after = scene.resolve("warfare").choose("pass").view()
    assert after["battle"] is None


def test_the_next_turn_order_is_shown_as_the_row_stands() -> None:
    """E7.5."""
    seen = Scene().box("initiative", "green").view()
    assert seen["next_order"] == [2, 0, 1, 3]
    assert seen["order"] == [0, 1, 2, 3]


def test_the_bag_can_be_counted() -> None:
    """E1.6."""
    seen = Scene().market("gold*2").view()
    assert seen["bag"][data.GOODS.index("gold")] == 5 - 1 - 2
    assert sum(seen["bag"]) + 2 + 9 == 46


def test_limited_figures_left() -> None:
    """E1.4: wherever they stand."""
    scene = Scene().region("peru", red="soldier*2 builder").box("warfare", "red:soldier").give("red", hand="soldier")
    player = scene.view()["players"][0]
    assert (player["soldiers_left"], player["builders_left"]) == (6, 9)


def test_the_breakdown_adds_up() -> None:
    """E8.7."""
    state = GAME.new(3, 1)
    assert isinstance(state, Empires)
    play_on(state, seeded("breakdown"), 10_000)
    assert state.result is not None
    parts = breakdown(state)
    assert parts[0] == ("total", state.result.scores)
    sources = [counts for name, counts in parts if name not in ("total", "money", "goods")]
    assert [sum(counts) for counts in zip(*sources, strict=True)] == state.result.scores
    words = Words("en", GAME)
    assert all(words.has(f"score-{name}") for name, _ in parts)
