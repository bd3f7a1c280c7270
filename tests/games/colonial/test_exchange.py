"""Exchange between players (C13): offers, their moments and limits."""

from __future__ import annotations

from tests.games.colonial.position import Scene


def rich(**options: str) -> Scene:
    """Blue has five treasure and Red three."""
    return Scene(4, **options).give("blue", treasury=5).give("red", treasury=3)


def offer(scene: Scene, answer: str = "refuse") -> Scene:
    """Blue offers Red a treasure."""
    return scene.answer("blue", "offer", "give red", 1, "none").answer("red", answer)


# -- C13.1, C13.2 offers ----------------------------------------------------------------------------------------------


def test_treasure_is_given() -> None:
    """C13.1, C13.2, R-56: addressee, amount and message; on acceptance it moves at once."""
    scene = rich().at_play("blue").choose("offer")
    assert scene.asks("offer") == {"give red", "give green", "give yellow", "ask red"}
    scene = scene.choose("give red")
    assert scene.asks("offer-amount") == {"1", "2", "3", "4", "5"}
    scene = scene.choose(2)
    assert scene.asks("offer-message") == {"none", "ship", "peace", "repay", "leader", "thanks"}
    scene = scene.choose("thanks")
    assert {"accept", "refuse"} == scene.asks("offer-answer", "red")
    after = scene.choose("accept")
    assert after.each("treasury") == [3, 5, 0, 0]
    assert after.asks("play", "blue")


def test_treasure_is_asked_for() -> None:
    """C13.2: at most what the other has."""
    scene = rich().at_play("blue").choose("offer", "ask red")
    assert scene.asks("offer-amount") == {"1", "2", "3"}
    after = scene.choose(3, "peace").answer("red", "accept")
    assert after.each("treasury") == [8, 0, 0, 0]


def test_an_offer_can_be_refused() -> None:
    """C13.2: nothing moves."""
    after = offer(rich().at_play("blue"))
    assert after.each("treasury") == [5, 3, 0, 0]
    assert after.asks("play", "blue")


def test_an_offer_can_be_withdrawn() -> None:
    """C13.2: as long as it is not answered."""
    scene = rich().at_play("blue").choose("offer", "give red", 2, "none")
    assert scene.menu("blue") == {"withdraw"}
    after = scene.answer("blue", "withdraw")
    assert after.each("treasury") == [5, 3, 0, 0]
    assert after.asks("play", "blue")


def test_nothing_to_offer() -> None:
    """C13.2: where nobody has any treasure."""
    assert "offer" not in Scene(4).at_play("blue").menu()
    assert "offer" in Scene(4).give("yellow", treasury=1).at_play("blue").menu()


def test_without_offers() -> None:
    """C26.4: offers can be switched off."""
    scene = rich(offers="off").put(siberia="blue")
    for kind in ("play", "fleets", "naval", "piracy"):
        scene = scene.until(kind, "blue")
        assert "offer" not in scene.menu()


# -- C13.3 moments ----------------------------------------------------------------------------------------------------


def test_offers_in_rounds_and_phases() -> None:
    """C13.3: before one's own decision in rounds and in the phases 2, 4 and 5."""
    scene = rich().put(siberia="blue")
    for kind in ("play", "fleets", "naval", "piracy"):
        scene = scene.until(kind, "blue")
        assert "offer" in scene.menu()
        scene = offer(scene, "accept")
        assert scene.asks(kind, "blue")
    assert scene.each("treasury") == [1, 7, 0, 0]


def test_offers_before_a_surrender() -> None:
    """C13.3: the defender, then the attacker, once each and only where there is something to give."""
    scene = rich().give("blue red", squadrons=2, prestige=2).dice("0/5 0/3 0/2 0/2").play("blue", "sovereign", "red")
    assert "none" in scene.asks("offer", "red")
    scene = scene.choose("give blue", 2, "peace").answer("blue", "accept")
    assert scene.each("treasury") == [7, 1, 0, 0]
    assert "none" in scene.asks("offer", "blue")
    scene = scene.choose("none")
    assert scene.asks("surrender", "red")


def test_peace_without_treasure() -> None:
    """C13.3: where neither side has any, nothing is asked."""
    scene = Scene(4).give("blue red", squadrons=2).dice("0/2 0/2").play("blue", "sovereign", "red")
    assert scene.kind == "surrender"


# -- C13.4 limits -----------------------------------------------------------------------------------------------------


def test_two_offers_at_one_moment() -> None:
    """C13.4: whatever came of them."""
    scene = offer(rich().at_play("blue"))
    assert "offer" in scene.menu()
    scene = offer(scene, "accept")
    assert "offer" not in scene.asks("play", "blue")
    assert "offer" in scene.until("play", "red").menu()


def test_six_offers_a_turn() -> None:
    """C13.4: two in each of three rounds, then no more until the next turn."""
    scene = rich()
    for _ in range(3):
        scene = offer(offer(scene.until("play", "blue"))).choose("pass")
    scene = scene.until("play", "blue")
    assert scene.state.round == 4
    assert "offer" not in scene.menu()
    assert "offer" in scene.until("piracy", "red").menu()
    assert "offer" in scene.next_turn().until("play", "blue").menu()


# -- Where rules meet -------------------------------------------------------------------------------------------------


def test_a_gift_can_end_a_debt() -> None:
    """C27.2, C13.2: Red has ten prestige and lacks one treasure; he may repay at once, in Blue's action."""
    scene = rich().give("red", prestige=10, loans=[4])
    scene = offer(scene.at_play("blue"), "accept")
    assert scene.asks("repay-to-win", "red") == {"yes", "no"}
    assert scene.choose("yes").winners == "red"


def test_offers_do_not_make_a_menu() -> None:
    """C28.1: where nothing can be built, nothing is asked, whatever could be offered."""
    asked = []
    scene = rich().until("play", "blue")
    turn = scene.state.turn
    while scene.state.turn == turn:
        asked.append(scene.kind)
        scene = scene.choose({"play": "pass", "piracy": "none"}.get(scene.kind, "0"))
    assert "fleets" not in asked
    assert {"naval", "piracy"} <= set(asked)


def test_no_payments_without_offers() -> None:
    """C26.4, C13.3: payments for requests are exchange, too; then the owner grants for nothing."""
    scene = Scene(4, offers="off").put(levant="red", egypt="red").give("blue red", treasury=3, fleets=2)
    assert scene.play("blue", "merchant", "red", 2).asks("ship-answer", "red") == {"0", "1", "2"}


def test_a_gift_can_exhaust_its_giver() -> None:
    """C13.3, C23.7: who gives all his treasure away before the surrender step has none left to fight with."""
    scene = rich().give("blue red", prestige=2).dice("0/5 0/3").play("blue", "sovereign", "red")
    after = scene.choose("give blue", 3, "peace").answer("blue", "accept").answer("blue", "none")
    assert after.each("prestige") == [3, 1, 0, 0]


def test_a_gift_can_save_from_exhaustion() -> None:
    """C13.3, C23.7: Red has lost his treasure, and is given one before the surrender step."""
    scene = rich().give("blue red", prestige=2).give("red", treasury=1).dice("1/5 0/1").play("blue", "sovereign", "red")
    scene = scene.answer("red", "ask blue", 1, "peace").answer("blue", "accept").answer("blue", "none")
    assert scene.asks("surrender", "red")


def test_a_war_is_another_moment() -> None:
    """C13.4: who has made two offers before the declaration may make one for peace."""
    scene = offer(offer(rich().give("blue red", prestige=2).at_play("blue", "sovereign"))).dice("0/5 0/3")
    scene = scene.choose("sovereign", "red").answer("red", "none")
    assert "give red" in scene.asks("offer", "blue")


def test_the_six_offers_include_those_of_wars() -> None:
    """C13.4: six per player and turn."""
    scene = rich().give("blue red", prestige=2)
    scene = scene.having(offers_made=[6, 0, 0, 0]).dice("0/5 0/3").play("blue", "sovereign", "red")
    assert scene.answer("red", "none").asks("surrender", "red")
