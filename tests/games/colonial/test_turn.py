"""The six phases of a turn (C4), home revolution, and who knows what (C29)."""

from __future__ import annotations

import pytest

from asztal.games.colonial import data
from asztal.games.colonial.game import GAME
from asztal.match import Match
from tests.games.colonial.position import SEAT_NAMES, Scene, card_of


def on_card(character: str) -> set[str]:
    """The two characters of a card."""
    return {data.CHARACTERS[other] for other in data.ON_CARD[card_of(character)]}


def rebellious(**options: str) -> Scene:
    """Red has had four unrest markers at the start of a turn."""
    return Scene(3, continent="africa", **options).give("red", unrest=4, treasury=6, fleets=2).next_turn()


# -- C4 the turn ------------------------------------------------------------------------------------------------------


def test_a_turn_has_six_phases() -> None:
    """C4, C2.6: endeavour with its rounds, merchant fleets, start player, naval forces, piracy, interest."""
    scene = Scene().give("blue red green yellow", treasury=2, loans=[5], unrest=1).put(levant="blue")
    story = [name for name in scene.next_turn().story if name.endswith(("-begins", "-begin")) or "start-" in name]
    rounds = ["round-begins"] * 4
    phases = ["fleets-begin", "start-player-taken", "naval-begins", "piracy-begins"]
    assert story == [*rounds, "last-chance-begins", *phases, "turn-begins"]
    assert scene.next_turn().told("turn-begins") == [[2]]
    assert scene.next_turn()["blue"].loans == [6]


def test_what_the_phases_are_called() -> None:
    """C4: as everybody sees them."""
    scene = Scene().put(siberia="blue").give("blue", treasury=2, loans=[5])
    phases = []
    while scene.state.turn == 1:
        phases.append(scene.view()["phase"])
        scene = scene.choose({"play": "pass", "piracy": "none", "repay": "none"}.get(scene.kind, min(scene.menu())))
    assert list(dict.fromkeys(phases)) == ["program", "rounds", "last-chance", "fleets", "naval", "piracy", "interest"]


# -- C4.1.2 programming -----------------------------------------------------------------------------------------------


def test_four_of_six_cards_are_programmed() -> None:
    """C4.1.2, C28.2: slot by slot, then confirmed."""
    scene = Scene(4)
    for left in (6, 5, 4, 3):
        offered = scene.asks("program", "green")
        assert len(offered) == left
        scene = scene.answer("green", min(offered))
    assert scene.asks("program", "green") == {"confirm"}
    assert "green" not in scene.answer("green", "confirm").asked


def test_a_programme_is_secret_until_its_round() -> None:
    """C4.1.2, C29: neither the cards nor their order are shown to others, nor what was set aside."""
    scene = Scene(4).program(green="sovereign merchant viceroy trader")
    assert [card["cards"] for card in scene.view("blue")["players"]][2] == [card_of("sovereign"), None, None, None]
    assert scene.view("green")["programme"] == [
        card_of(name) for name in ("sovereign", "merchant", "viceroy", "trader")
    ]
    assert scene.view("green")["aside"] == [card_of("explorer"), card_of("scientist")]
    assert "programmes" not in scene.view("blue")
    assert scene.view("blue")["players"][2]["aside"] is None


def test_set_aside_cards_are_known_after_round_four() -> None:
    """C29: by then everybody can tell."""
    scene = Scene(4).program(green="sovereign merchant viceroy trader").until("play", "blue")
    while scene.state.round < data.LAST_CHANCE:
        scene = scene.choose("pass")
    assert scene.view("blue")["players"][2]["aside"] == [card_of("explorer"), card_of("scientist")]


def test_picks_can_be_taken_back_until_all_have_confirmed() -> None:
    """C28.2: also the confirmation."""
    match = Match(GAME, 2, {"continent": "africa"}, 1)
    for choice in (0, 1, 2, 3, 6):
        match.choose(0, choice)
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.step is not None
    assert match.state.owing() & 1


# -- C4.1.3 rounds ----------------------------------------------------------------------------------------------------


def test_cards_are_turned_over_together() -> None:
    """C4.1.3, C4.1.4: the first player already sees everybody's card of the round, and no later one."""
    scene = Scene(4).program(red="rebel merchant sovereign trader").until("play", "blue")
    assert [player["cards"][0] for player in scene.view("blue")["players"]] == [0, card_of("rebel"), 0, 0]
    assert [player["cards"][1] for player in scene.view("blue")["players"]] == [None] * 4


def test_dice_are_gone_when_a_round_begins() -> None:
    """C4.1.3, C28.3: what lies on the table belongs to the present round."""
    scene = Scene(4).dice("5").play("yellow", "explorer", "sahara")
    assert scene.asks("play", "blue")
    assert scene.view()["throws"] == []


def test_one_of_two_characters_or_none() -> None:
    """C4.1.3, C4.1.5: a card has two characters, of which one is used; one may pass."""
    scene = Scene(4).explore("maghreb").give("blue", treasury=3, fleets=1)
    scene = scene.program(blue="viceroy explorer trader scientist")
    assert scene.asks("play", "blue") - {"offer"} == {"viceroy", "rebel", "pass"}
    assert scene.choose("pass").asked == "red"
    after = scene.choose("viceroy", "levant")
    assert after.asked == "red"
    assert after.until("play", "blue").state.round == 2


def test_a_character_that_can_do_nothing_is_not_offered() -> None:
    """C15.1, C18.1, C22.1, C25.1, C28.1: without treasure, goods or colonies little is left; a lone pass is asked."""
    scene = Scene(4, offers="off")
    for character in ("conqueror", "governor", "scientist", "viceroy", "trader"):
        assert not scene.can_play("blue", character)
    assert scene.can_play("blue", "financier")
    broke = scene.explore_all().having(circumnavigation=0).give("blue red green yellow", diplomacy=7)
    assert broke.at_play("blue", "explorer").menu() == {"pass"}


def test_s20_last_chance() -> None:
    """S-20, C4.1.6, R-09: one of the four characters on the two cards that were set aside, or nothing."""
    scene = (
        Scene(4, offers="off").put(levant="blue").mark("levant").give("blue", treasury=2, fleets=1, goods=1, economy=4)
    )
    scene = scene.put(canada="blue").mark("canada", colony="blue")
    scene = scene.program(blue="explorer scientist viceroy sovereign")
    while scene.state.round < data.LAST_CHANCE:
        scene = scene.choose("pass")
    assert scene.asks("play", "blue") == {"trader", "financier", "merchant", "governor", "pass"}
    after = scene.choose("financier")
    assert after["blue"].treasury == 12
    assert after.asked == "red"


def test_the_last_chance_is_taken_in_turn_order() -> None:
    """C4.1.6, R-09: after each other, and nobody has to."""
    scene = Scene(4).having(start=3).until("play")
    while scene.state.round < data.LAST_CHANCE:
        scene = scene.choose("pass")
    order = []
    while scene.kind == "play":
        order.append(scene.asked)
        scene = scene.choose("pass")
    assert order == ["yellow", "blue", "red", "green"]


def test_at_most_five_actions_a_turn() -> None:
    """C4.1.7: four rounds and the last chance; in the next turn all six cards are there again."""
    scene = Scene(4).until("play", "blue")
    played = 0
    while scene.kind == "play":
        played += scene.asked == "blue"
        scene = scene.choose("pass")
    assert played == 5
    assert len(scene.next_turn().asks("program", "blue")) == 6


# -- C4.1.1 home revolution -------------------------------------------------------------------------------------------


def test_s18_home_revolution() -> None:
    """S-18, C4.1.1, C4.1.6, C9.5, R-08: treasury lost, four cards without effect, one of the two others at the end."""
    scene = rebellious()
    assert (scene["red"].treasury, scene["red"].unrest, scene["red"].fleets) == (0, 4, 2)
    assert "red" in scene.asked
    scene = scene.program(red="explorer viceroy scientist merchant")
    asked = []
    while scene.state.round < data.LAST_CHANCE:
        asked.append(scene.asked)
        scene = scene.choose("pass")
    assert "red" not in asked
    scene = scene.until("play", "red")
    assert scene.menu() <= on_card("trader") | on_card("sovereign") | {"pass", "offer"}
    assert scene.choose("financier")["red"].treasury == 10


def test_s18_home_revolution_with_all_six_cards() -> None:
    """S-18, C26.5 home_revolution_cards, R-08: who does not program chooses among all of them."""
    scene = rebellious(home_revolution_cards="all_six")
    assert "red" not in scene.asked.split()
    scene = scene.program()
    while scene.state.round < data.LAST_CHANCE:
        assert scene.asked != "red"
        scene = scene.choose("pass")
    assert {"financier", "explorer", "rebel", "sovereign"} <= scene.until("play", "red").menu()


def test_s18_a_fourth_marker_in_mid_turn() -> None:
    """S-18, C9.5: it has no effect before the next turn."""
    scene = Scene(4).put(levant="red").give("red", unrest=3, treasury=5)
    after = scene.play("blue", "rebel")
    assert (after["red"].unrest, after["red"].treasury) == (4, 5)
    assert after.asks("play", "red")
    assert after.next_turn()["red"].treasury == 0


def test_more_than_four_markers() -> None:
    """C9.5: there is no upper limit; the Sovereign is the way back (C23.1)."""
    scene = Scene(4).give("red", unrest=6, treasury=1).next_turn()
    scene = scene.program(red="explorer viceroy scientist merchant")
    while not (scene.state.round == data.LAST_CHANCE and scene.asked == "red"):
        scene = scene.choose("pass")
    assert scene.choose("sovereign", "none")["red"].unrest == 5


def test_everybody_can_be_under_home_revolution() -> None:
    """C4.1.1: four rounds pass by themselves."""
    scene = Scene(4).give("blue red green yellow", unrest=4).next_turn().program()
    assert scene.state.round == data.LAST_CHANCE
    assert scene.asks("play", scene.start)


# -- C4.2 merchant fleets ---------------------------------------------------------------------------------------------


def test_e01_monopolies() -> None:
    """E-01, C4.2, C5.4: red, blue and brown; silk of China belongs to nobody."""
    scene = Scene(4).put(east_indies="blue", india_1="blue", indochina="blue", siberia="blue").explore("china")
    scene = scene.give("blue", treasury=5).until("fleets")
    assert scene["blue"].monopolies == 3
    assert scene.asks("fleets", "blue") - {"offer"} == {"0", "1", "2", "3"}
    after = scene.choose(3)
    assert (after["blue"].treasury, after["blue"].fleets) == (2, 3)


def test_fleets_cost_treasure() -> None:
    """C4.2: no more than the treasury holds."""
    scene = Scene(4).put(east_indies="blue", india_1="blue", siberia="blue").give("blue", treasury=1)
    assert scene.until("fleets").asks("fleets") - {"offer"} == {"0", "1"}


def test_no_monopoly_no_fleet() -> None:
    """C4.2, C28.1: there is nothing to ask, whatever can be offered."""
    scene = Scene(4).put(levant="blue", egypt="red").give("blue red", treasury=5)
    assert scene.until("naval").each("fleets") == [0, 0, 0, 0]


# -- C4.3 start player ------------------------------------------------------------------------------------------------


def test_s19_most_monopolies() -> None:
    """S-19, C4.3: 2, 1, 1, 0; whoever alone leads takes the marker."""
    scene = Scene(4).put(east_indies="green", japan="green", siberia="red", indochina="blue").having(start=3)
    assert scene.each("monopolies") == [1, 1, 2, 0]
    assert scene.next_turn().start == "green"


@pytest.mark.parametrize("start", range(4))
def test_s19_tied_for_most_monopolies(start: int) -> None:
    """S-19, C4.3, R-10: 1, 1, 0, 0; the marker goes to the left, whoever sits there."""
    scene = Scene(4).put(east_indies="blue", siberia="red").having(start=start)
    assert scene.next_turn().start == SEAT_NAMES[(start + 1) % 4]


def test_without_monopolies_the_marker_goes_on() -> None:
    """C4.3, R-10: also at 0."""
    assert Scene(4).having(start=2).next_turn().start == "yellow"


def test_the_start_player_can_keep_the_marker() -> None:
    """C4.3: by having most monopolies."""
    assert Scene(4).put(siberia="blue").next_turn().start == "blue"


# -- C4.4, C4.5 naval forces and piracy -------------------------------------------------------------------------------


def test_naval_forces() -> None:
    """C4.4: up to the Navy value, in the new turn order."""
    scene = Scene(4).put(siberia="green").give("blue green", treasury=5, navy=3).until("naval")
    assert scene.asks("naval", "green") - {"offer"} == {"0", "1", "2", "3"}
    after = scene.choose(2)
    assert (after["green"].treasury, after["green"].squadrons) == (3, 2)
    assert after.asked == "blue"


def test_naval_forces_cost_treasure() -> None:
    """C4.4: no more than there is."""
    scene = Scene(4).give("blue", treasury=1, navy=4).until("naval")
    assert scene.asks("naval") - {"offer"} == {"0", "1"}


def test_s43_one_pirate_a_turn() -> None:
    """S-43, C4.5, R-52: exactly one treasure, onto anybody else's board, also where there are no fleets."""
    scene = Scene(4).give("blue", treasury=5).until("piracy")
    assert scene.asks("piracy", "blue") - {"offer"} == {"red", "green", "yellow", "none"}
    after = scene.choose("green")
    assert (after["blue"].treasury, after["green"].pirates) == (4, {"blue": 1})
    assert after.kind == "program"


def test_pirates_stay() -> None:
    """C4.5: turn after turn, and more can join them."""
    scene = Scene(4).pirates("blue", on="green").give("blue", treasury=1).until("piracy").choose("green")
    assert scene.next_turn()["green"].pirates == {"blue": 2}


def test_a_pirate_costs_a_treasure() -> None:
    """C4.5: who has none is not asked."""
    scene = Scene(4).give("red", treasury=1)
    assert scene.until("piracy").asked == "red"


# -- C4.6 interest ----------------------------------------------------------------------------------------------------


def test_e10_interest() -> None:
    """E-10, C4.6, C9.4, R-06: each of two loans grows by the two unrest markers."""
    scene = Scene(4).give("blue", loans=[10, 4], unrest=2).give("red", loans=[10]).give("green", unrest=3)
    after = scene.next_turn()
    assert after.each("loans") == [[12, 6], [10], [], []]
    assert after.told("interest-due") == [[0, 2, 2, 4]]
