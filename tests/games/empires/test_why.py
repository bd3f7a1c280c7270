"""Why not? Each reason in Empires, in a position where it holds; mending it makes the choice possible."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from asztal.engine.why import Reason, why_not
from asztal.games.empires import data
from asztal.games.empires.game import GAME
from asztal.words import LANGUAGES, Words
from tests.games.empires.mends import ALWAYS, MENDS
from tests.games.empires.position import TARGET_NAMES, Scene, building_of, region_of, seat_of

_VALUES: dict[str, Callable[[str], int]] = {
    "region": region_of,
    "building": building_of,
    "seat": seat_of,
    "box": TARGET_NAMES.index,
    "good": data.GOODS.index,
    "figure": data.FIGURES.index,
    "nation": data.NATIONS.index,
}


def reason_for(scene: Scene, noun: str, name: str) -> Reason:
    reason = why_not(GAME, scene.state, int(scene.state.seat), noun, _VALUES[noun](name))
    assert reason is not None, f"'{name}' can be chosen for '{scene.asked}'"
    return reason


def said(reason: Reason, language: str = "en") -> str:
    return f"{Words(language, GAME, ['Réka', 'Niamh', 'Ada', 'Bo']).phrase(reason.phrase)} ({reason.rule})"


def battle(**more: str) -> Scene:
    """Red attacks Blue in Peru, and names whom its one soldier hits."""
    scene = Scene().region("peru", red="soldier colonist", blue="colonist*2 captain", **more).box("warfare", "red")
    return scene.resolve("warfare").choose("battle")


def capital(name: str, scene: Scene) -> Scene:
    scene = scene.having(turn=8).row(name).give("red", money=99).box("capital", "red").resolve("capital")
    return scene.choose(name)


CASES: list[tuple[Scene, str, str, str]] = [
    (
        Scene().give("red", hand="colonist soldier").place(),
        "figure",
        "captain",
        "You have no captain in hand. (E4.1)",
    ),
    (
        Scene().give("red", hand="colonist").box("initiative", "red").place(),
        "box",
        "initiative",
        "You have a figure in Initiative already; nobody may have two there. (E4.2)",
    ),
    (
        Scene().give("red blue", hand="colonist").place("blue").choose("captain"),
        "box",
        "captain",
        "Specialists: captain: every space is taken (1 of 1). (E4.2)",
    ),
    (
        Scene().give("red", hand="colonist").place(),
        "box",
        "X",
        "This space is only for whoever owns the Wharf. (E4.2)",
    ),
    (
        Scene().give("red", hand="colonist", buildings="mayflower", ships=1).box("mayflower", "red").place(),
        "box",
        "mayflower",
        "Each figure here takes one of your ships: you have 1, and 1 is in use. (E10.16)",
    ),
    (
        Scene().box("dock", "red").resolve("dock"),
        "region",
        "peru",
        "Peru is not discovered yet. (E5.5)",
    ),
    (
        Scene().give("red", discovery="captain").resolve("discovery").choose("captain"),
        "region",
        "caribbean",
        "Caribbean is discovered already; an expedition goes to an undiscovered region. (E5.21)",
    ),
    (
        Scene().give("red", discovery="captain colonist").resolve("discovery").choose("captain"),
        "figure",
        "captain",
        "All captains you have in Discovery are sent already. (E5.21)",
    ),
    (
        Scene().give("red", discovery="captain colonist").resolve("discovery"),
        "figure",
        "soldier",
        "You have no soldier in Discovery. (E5.21)",
    ),
    (
        Scene().market("fish rice").box("trade_goods", "red").resolve("trade_goods"),
        "good",
        "gold",
        "There is no gold among the open trade goods. (E5.10)",
    ),
    (
        Scene().row("bank spoils_ship").give("red", money=9).box("capital", "red").resolve("capital"),
        "building",
        "bank",
        "It costs $14, and you have $9. (E5.15)",
    ),
    (
        Scene().row("bank").give("red", money=14).box("capital", "red").resolve("capital"),
        "building",
        "wharf",
        "Wharf is not among the open buildings. (E5.15)",
    ),
    (
        Scene().give("red", money=4).box("training", "red").resolve("specialists"),
        "figure",
        "captain",
        "It costs $5, and you have $4. (E5.46)",
    ),
    (
        Scene().give("red", money=5).box("training", "red").resolve("specialists"),
        "figure",
        "colonist",
        "A colonist is no specialist; choose one of the others. (E5.46)",
    ),
    (
        Scene(builders="off").give("red", money=5).box("training", "red").resolve("specialists"),
        "figure",
        "builder",
        "This table plays without builders. (E2.13)",
    ),
    (battle(), "figure", "soldier", "Niamh has no soldier in Peru. (E5.53)"),
    (
        Scene()
        .region("peru", red="soldier*2 colonist", blue="colonist captain merchant")
        .box("warfare", "red")
        .resolve("warfare")
        .choose("battle", "colonist"),
        "figure",
        "colonist",
        "All colonists of Niamh there are hit already. (E5.53)",
    ),
    (
        Scene()
        .region("peru", red="soldier", blue="colonist")
        .region("brazil", red="colonist", blue="colonist")
        .region("mexico", red="colonist", blue="soldier")
        .box("warfare", "red")
        .resolve("warfare")
        .choose("battle"),
        "region",
        "brazil",
        "There is no soldier in Brazil; a battle needs one, yours or the enemy's. (E5.51)",
    ),
    (
        Scene()
        .region("peru", red="soldier", blue="colonist")
        .region("mexico", red="colonist", blue="soldier")
        .region("brazil", red="soldier")
        .box("warfare", "red")
        .resolve("warfare")
        .choose("battle"),
        "region",
        "brazil",
        "Nobody else has a figure in Brazil. (E5.51)",
    ),
    (
        Scene()
        .region("peru", red="soldier", blue="colonist", green="colonist")
        .box("warfare", "red")
        .resolve("warfare")
        .choose("battle"),
        "seat",
        "orange",
        "Bo has no figure in Peru. (E5.51)",
    ),
    (
        Scene()
        .region("peru", red="colonist", blue="soldier", green="soldier", orange="colonist")
        .box("warfare", "red")
        .resolve("warfare")
        .choose("battle"),
        "seat",
        "orange",
        "Neither you nor Bo has a soldier in Peru. (E5.51)",
    ),
    (
        Scene()
        .region("peru", red="soldier", blue="colonist", green="colonist")
        .give("red", money=10)
        .box("warfare", "red")
        .resolve("warfare")
        .choose("war"),
        "seat",
        "orange",
        "You and Bo have figures and a soldier together in no region. (E5.52)",
    ),
    (
        Scene()
        .give("red", buildings="fortifications")
        .region("peru", red="colonist*2 captain", blue="soldier*2")
        .box("warfare", "red")
        .resolve("warfare")
        .choose("battle", "colonist", "colonist"),
        "figure",
        "captain",
        "None of your captains in Peru is hit, so there is none to save. (E13)",
    ),
    (
        Scene()
        .nation("red", "spain")
        .region("mexico", red="soldier*6")
        .region("peru", red="soldier*4")
        .region("brazil", red="colonist")
        .resolve("benefits"),
        "region",
        "brazil",
        "You have no soldier in Brazil. (E1.5)",
    ),
    (
        Scene()
        .give("red", buildings="colonial_roads")
        .region("peru", red="missionary merchant")
        .region("brazil", red="colonist*2")
        .resolve("benefits"),
        "region",
        "mexico",
        "You have no figure in Mexico. (E13)",
    ),
    (
        Scene()
        .give("red", buildings="colonial_roads")
        .region("peru", red="missionary merchant")
        .region("brazil", red="colonist*2")
        .resolve("benefits")
        .choose("peru"),
        "figure",
        "captain",
        "You have no captain in Peru. (E13)",
    ),
    (
        Scene()
        .give("red", buildings="colonial_roads")
        .region("peru", red="missionary merchant")
        .region("brazil", red="colonist*2")
        .resolve("benefits")
        .choose("peru", "merchant"),
        "region",
        "peru",
        "The figure is in Peru already; choose another region. (E13)",
    ),
    (
        Scene().give("red", goods="fish", buildings="smuggler").give("blue", goods="gold").resolve("benefits"),
        "seat",
        "green",
        "Ada has no trade good to swap. (E10.8)",
    ),
    (
        Scene()
        .give("red", goods="fish rice", buildings="smuggler")
        .give("blue", goods="gold silver")
        .resolve("benefits")
        .choose("blue"),
        "good",
        "gold",
        "You have no gold. (E10.8)",
    ),
    (
        Scene()
        .give("red", goods="fish rice", buildings="smuggler")
        .give("blue", goods="gold silver")
        .resolve("benefits")
        .choose("blue", "fish"),
        "good",
        "fish",
        "Niamh has no fish. (E10.8)",
    ),
    (
        capital("papal_decree", Scene().region("peru", red="colonist", blue="colonist")),
        "seat",
        "red",
        "Choose another player, not yourself. (E10.12)",
    ),
    (
        capital("papal_decree", Scene().region("peru", red="colonist", blue="colonist")).choose("blue"),
        "seat",
        "green",
        "The decree is for you and the player you have named; Ada gets no colonists. (E10.12)",
    ),
    (
        capital("rewritten_history", Scene().give("blue green", finds=[3]).give("green", finds=[4])).choose("blue"),
        "seat",
        "blue",
        "You have just taken a counter from Niamh; nobody loses two. (E10.18)",
    ),
    (
        capital("rewritten_history", Scene().give("blue", finds=[3])),
        "seat",
        "green",
        "Ada has no discovery counter. (E10.18)",
    ),
]


@pytest.mark.parametrize(("scene", "noun", "name", "text"), CASES, ids=[text for _, _, _, text in CASES])
def test_what_is_missing_is_said(scene: Scene, noun: str, name: str, text: str) -> None:
    reason = reason_for(scene, noun, name)
    assert said(reason) == text
    for language in LANGUAGES:
        assert said(reason, language)


@pytest.mark.parametrize(("scene", "noun", "name", "text"), CASES, ids=[text for _, _, _, text in CASES])
def test_what_was_missing_makes_it_possible(scene: Scene, noun: str, name: str, text: str) -> None:
    reason = reason_for(scene, noun, name)
    seat, choice = int(scene.state.seat), _VALUES[noun](name)
    if reason.key in ALWAYS:
        assert ALWAYS[reason.key](seat, choice)
        return
    state = scene.copy().state
    MENDS[reason.key](state, seat, scene.kind, choice)
    assert state.step is not None
    other = GAME.rules.why_not(state, seat, scene.kind, choice)
    assert choice in state.step.choices(state, seat) or (other is not None and other.key != reason.key)
