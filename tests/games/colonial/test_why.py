"""Why something can't be chosen: the typical reasons, in words."""

from __future__ import annotations

from asztal.engine.why import why_not
from asztal.games.colonial import data
from asztal.games.colonial.game import GAME
from asztal.words import Words
from tests.games.colonial.position import SEAT_NAMES, Scene, seat_of, territory

WORDS = Words("en", GAME, [name.capitalize() for name in SEAT_NAMES])


def told(scene: Scene, noun: str, value: int, name: str = "blue") -> tuple[str, str]:
    """The sentence and the rule that a seat is answered."""
    reason = why_not(GAME, scene.state, seat_of(name), noun, value)
    assert reason is not None
    return WORDS.phrase(reason.phrase), reason.rule


def test_a_character_lies_elsewhere_in_the_programme() -> None:
    scene = Scene().program(blue="explorer trader scientist viceroy").until("play", "blue")
    assert told(scene, "character", data.VICEROY) == (
        "You can't use the Viceroy yet: that card comes in round 4.",
        "C4.1.3",
    )
    assert told(scene, "character", data.MERCHANT) == (
        "You can't use the Merchant now: that card is set aside, for the last chance.",
        "C4.1.6",
    )


def test_the_viceroy_needs_treasure() -> None:
    scene = Scene().program(blue="viceroy trader scientist explorer").until("play", "blue")
    assert told(scene, "character", data.VICEROY) == ("Each counter costs 1 treasure, and you have none.", "C25.1")


def test_the_conqueror_tells_what_the_nearest_colony_lacks() -> None:
    table = Scene().put(brazil="blue")
    scene = table.program(blue="conqueror trader scientist explorer").until("play", "blue")
    text, rule = told(scene, "character", data.CONQUEROR)
    assert text == (
        "You can't found a colony yet. You are nearest to one in Brazil: "
        "you have 1 of the 2 counters you need and control 1 of 1 resource."
    )
    assert rule == "C15.1"


def test_a_colony_needs_counters_and_a_territory_of_its_own() -> None:
    table = Scene().put(brazil="blue*2", angola="blue*4", egypt="blue", congo="red").mark("congo", colony="red")
    scene = table.play("blue", "conqueror")
    assert scene.kind == "colony"
    assert told(scene, "territory", territory("egypt")) == (
        "A colony in Egypt needs 3 counters; you have 1.",
        "C15.1",
    )
    assert told(scene, "territory", territory("congo")) == ("Red already has a colony in the Congo.", "C8.1")
    assert told(scene, "territory", territory("canada")) == ("Nobody has explored Canada yet.", "C15.1")


def test_counters_are_not_placed_in_anothers_colony() -> None:
    table = Scene().put(brazil="red").mark("brazil", colony="red").give("blue", treasury=3).explore("canada")
    scene = table.play("blue", "viceroy")
    assert told(scene, "territory", territory("brazil")) == (
        "There is a colony in Brazil, and only its owner, Red, may place counters there.",
        "C8.2",
    )


def test_war_is_declared_only_to_the_left() -> None:
    scene = Scene().give("red", diplomacy=6).play("blue", "sovereign")
    assert told(scene, "seat", seat_of("red")) == (
        "Red is on space 6 of the diplomacy track, to the right of you: you are on space 4.",
        "C10.3",
    )
    assert told(scene, "seat", seat_of("blue")) == ("You can't declare war on yourself.", "C23.2")


def test_a_step_of_progress_has_its_price() -> None:
    scene = Scene().give("blue", treasury=2).play("blue", "scientist")
    assert told(scene, "track", data.ECONOMY) == ("The next step in Economy costs 4 treasure; you have 2.", "C22.1")


def test_the_world_is_sailed_around_once() -> None:
    scene = Scene().having(circumnavigation=0, circumnavigator=seat_of("blue")).play("blue", "explorer")
    assert told(scene, "voyage", 0) == ("You have already sailed around the world.", "C11")
    assert told(scene, "territory", territory("levant")) == ("There is nothing left to explore in the Levant.", "C16.1")


def test_the_treaty_of_tordesillas_closes_a_part_of_the_world() -> None:
    scene = Scene(4, 1, nations="on").give("blue", nation="portugal", prestige=2).play("blue", "explorer")
    assert told(scene, "territory", territory("peru")) == (
        "The Treaty of Tordesillas closes Peru to you until you first have 6 prestige. You have 2.",
        "C26.1.5",
    )


def test_a_rebellion_is_prevented_by_a_mission() -> None:
    table = Scene().mark("peru", unrest=1, missions=1).mark("brazil", unrest=1).mark("angola", unrest=1)
    scene = table.play("blue", "rebel", "rebellion")
    assert told(scene, "territory", territory("peru")) == ("A mission in Peru prevents a rebellion.", "C9.2")
    assert told(scene, "territory", territory("levant")) == ("There is no unrest in the Levant.", "C21.2")
