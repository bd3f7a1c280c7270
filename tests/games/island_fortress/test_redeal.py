"""The tables that a seat may imagine (IF4): what it knows stays, and everything else is dealt anew."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from asztal.engine.bits import bits
from asztal.engine.game import View, view_of
from asztal.engine.play import play_on
from asztal.engine.rng import Rng, seeded
from asztal.games.island_fortress.data import FAVOR_COUNT
from asztal.games.island_fortress.game import GAME
from asztal.games.island_fortress.state import NO_BID, Fortress
from tests.games.island_fortress.invariants import check
from tests.games.island_fortress.position import QUICK, Scene, new_match
from tests.games.island_fortress.watching import Watcher, positions, watched
from tests.snapshots import snapshot

SEATS = [2, 3, 4]


def redealt(state: Fortress, seat: int, *seeds: int | str) -> Fortress:
    """The table as the seat may imagine it."""
    other = state.redeal(seat, seeded(*seeds))
    assert isinstance(other, Fortress)
    return other


def plain(view: View) -> str:
    return json.dumps(view, sort_keys=True)


def deals(seats: int, each: int = 2) -> Iterator[tuple[Watcher, int, Fortress]]:
    """The moments, for each seat with some tables that it may imagine."""
    for at, moment in enumerate(watched(seats)):
        for seat in range(seats):
            for count in range(each):
                yield moment, seat, redealt(moment.state, seat, at, count)


def hidden_cards(deal: Fortress, seat: int) -> list[int]:
    """The favors in places that the seat can't see, in an order of these places."""
    others = [other for other in range(deal.seats) if other != seat]
    return [card for other in others for card in bits(deal.hand[other]) + bits(deal.looking[other])] + deal.deck


def test_the_watched_matches_are_worth_watching() -> None:
    """IF8.P2: somewhere a batch is complete, somewhere drawn in part, and somebody draws right now."""
    sizes: Counter[bool] = Counter()
    for moment in watched(3):
        for seat in range(3):
            for batch, places in moment.own_places(seat).items():
                sizes[len(places) == len(moment.batches[batch][1])] += 1
    assert min(sizes[True], sizes[False]) > 5
    assert any(any(state.looking) for state in positions(3))
    assert any(state.round == 0 for state in positions(3))
    assert any(state.is_bidding() and state.bids.count(NO_BID) < 3 for state in positions(3))


@pytest.mark.parametrize("seats", SEATS)
def test_a_redeal_is_sound(seats: int) -> None:
    """IF15, IF4: nothing is created or lost."""
    for _, _, deal in deals(seats):
        check(deal)
        assert GAME.rules.invariants(deal) == []


@pytest.mark.parametrize("seats", SEATS)
def test_a_redeal_keeps_the_own_cards(seats: int) -> None:
    """IF4.2: hand, cards looked at, favors returned, the bid."""
    for moment, seat, deal in deals(seats):
        state = moment.state
        for mine, imagined in zip(
            (state.hand, state.looking, state.bids), (deal.hand, deal.looking, deal.bids), strict=True
        ):
            assert mine[seat] == imagined[seat]
        if state.round == 0:
            assert deal.given_back[seat] == state.given_back[seat]


@pytest.mark.parametrize("seats", SEATS)
def test_a_redeal_keeps_what_lies_open(seats: int) -> None:
    """IF4.1: played favors, the number of all others, the size of the deck."""
    for moment, _, deal in deals(seats):
        state = moment.state
        assert (deal.played, len(deal.deck)) == (state.played, len(state.deck))
        assert [cards.bit_count() for cards in deal.looking] == [cards.bit_count() for cards in state.looking]
        if state.round > 0:
            assert [cards.bit_count() for cards in deal.hand] == [cards.bit_count() for cards in state.hand]


@pytest.mark.parametrize("seats", SEATS)
def test_a_redeal_looks_the_same_to_its_seat(seats: int) -> None:
    """IF4: the whole view and the decision."""
    for moment, seat, deal in deals(seats, 1):
        assert plain(view_of(GAME, deal, seat)) == plain(view_of(GAME, moment.state, seat))


@pytest.mark.parametrize("seats", SEATS)
def test_a_redeal_changes_nothing_in_the_truth(seats: int) -> None:
    """IF4: it is a copy."""
    for at, state in enumerate(positions(seats)):
        before = snapshot(state)
        redealt(state, at % seats, at)
        assert snapshot(state) == before


@pytest.mark.parametrize("seats", SEATS)
def test_a_redeal_depends_on_knowledge_alone(seats: int) -> None:
    """IF4: of a table already redealt the same seat imagines the same."""
    for at, state in enumerate(positions(seats)):
        for seat in range(seats):
            other = redealt(state, seat, "other", at)
            assert snapshot(redealt(state, seat, at)) == snapshot(redealt(other, seat, at))


def test_a_redeal_does_not_feel_swapped_cards() -> None:
    """IF4.2, IF4.3: another hand, another deck, the same imagination."""
    scene = Scene(3).give("A", hand="F01 F02").give("B", hand="F03 F04").give("C", hand="F05").turn("A")
    other = scene.give("B", hand="F05 F30").give("C", hand="F03").turn("A")
    other.state.deck.reverse()
    assert snapshot(redealt(scene.state, 0, 7)) | {"events": 0} == snapshot(redealt(other.state, 0, 7)) | {"events": 0}


@pytest.mark.parametrize("seats", SEATS)
def test_complete_batches_stay_where_they_are(seats: int) -> None:
    """IF4.2, R18: what the seat put under the deck lies there still, though in any order."""
    for moment, seat, deal in deals(seats):
        places = moment.own_places(seat)
        if any(len(at) < len(moment.batches[batch][1]) for batch, at in places.items()):
            continue
        for batch, at in places.items():
            assert {deal.deck[place] for place in at} == moment.batches[batch][1]


@pytest.mark.parametrize("seats", SEATS)
def test_own_places_hold_own_cards(seats: int) -> None:
    """IF4.2: nothing else ever lies where the seat put cards."""
    for moment, seat, deal in deals(seats):
        own = moment.gave_away(seat)
        for at in moment.own_places(seat).values():
            assert {deal.deck[place] for place in at} <= own


def test_the_order_within_a_batch_is_unknown() -> None:
    """IF4.3, R18: over many redeals every card of it lies in every place."""
    scene = Scene(2).deck(20, top="F01 F02 F03 F04 F05").turn("A").choose("draw_favors", 5, "F01")
    seen = [{redealt(scene.state, 0, seed).deck[place] for seed in range(60)} for place in range(4)]
    assert seen == [{1, 2, 3, 4}] * 4


def test_two_batches_do_not_mix() -> None:
    """IF4.2, R18: the second lies under the first, and nothing changes that."""
    scene = Scene(2).deck(20, top="F01 F02 F03 F04 F05 F06 F07 F08 F09 F10").give("A", chips=1).turn("A")
    scene = scene.choose("draw_favors", 5, "F01", "chip", "draw_favors", 5, "F06")
    for seed in range(30):
        deal = redealt(scene.state, 0, seed)
        assert (set(deal.deck[:4]), set(deal.deck[4:8])) == ({6, 7, 8, 9}, {1, 2, 3, 4})


def test_others_do_not_know_the_batch() -> None:
    """IF4.2: for B the cards that A put under the deck may be any, and A's new favor too."""
    scene = Scene(2).deck(20, top="F01 F02 F03 F04 F05").give("B", hand="F30").turn("A").choose("draw_favors", 5, "F01")
    under, kept = set(), set()
    for seed in range(200):
        deal = redealt(scene.state, 1, seed)
        under |= set(deal.deck[:4])
        kept |= set(bits(deal.hand[0]))
    unknown = set(range(FAVOR_COUNT)) - set(bits(scene.state.hand[1]))
    assert under == kept == unknown


@pytest.mark.parametrize("seats", SEATS)
def test_returned_favors_are_in_no_hand_that_never_drew(seats: int) -> None:
    """IF5.4, IF4.2: they went into the deck."""
    for moment, seat, deal in deals(seats):
        if moment.state.round == 0:
            continue
        for other in range(seats):
            if other != seat and moment.state.hand[other].bit_count() + moment.state.played[other].bit_count() == 3:
                assert moment.gave_away(seat).isdisjoint(bits(deal.hand[other]))


@pytest.mark.parametrize("seats", SEATS)
def test_no_more_given_away_favors_than_a_player_kept(seats: int) -> None:
    """IF5.4, IF8.P2: three of his favors never were in the deck."""
    for moment, seat, deal in deals(seats):
        if moment.state.round == 0:
            continue
        for other in range(seats):
            if other != seat:
                held = bits(deal.hand[other]) + bits(deal.played[other])
                assert len(moment.gave_away(seat).intersection(held)) <= len(held) - 3


def test_no_card_is_stuck() -> None:
    """IF4.2, IF4.3: every unknown favor is imagined in every hidden place."""
    scene = Scene(3).give("A", hand="F01 F02 F03").give("B", hand="F04 F05").give("C", hand="F06").turn("A")
    places: list[set[int]] = [set() for _ in hidden_cards(scene.state, 0)]
    hands: dict[int, set[int]] = {1: set(), 2: set()}
    for seed in range(500):
        deal = redealt(scene.state, 0, seed)
        for other, cards in hands.items():
            cards.update(bits(deal.hand[other]))
        for place, card in enumerate(deal.deck):
            places[place].add(card)
    unknown = set(range(FAVOR_COUNT)) - {0, 1, 2}
    assert all(cards == unknown for cards in hands.values())
    assert all(cards == unknown for cards in places[: len(scene.state.deck)])


def test_given_away_favors_come_everywhere_they_can() -> None:
    """IF4.2, IF5.4: into the deck, and into the hand of whoever drew and kept since, but of nobody else."""
    match = Watcher(3, seed=1)
    while match.state.round == 0:
        match.state.choose(match.state.menu[0])
    mine = set(bits(match.state.given_back[0]))
    # B draws and keeps two, C does not.
    state = match.state
    state.kept[1] = 2
    state.hand[1] |= 1 << state.deck.pop() | 1 << state.deck.pop()
    state.laid_by = state.laid_by[:-2]
    found: Counter[tuple[str, int]] = Counter()
    for seed in range(300):
        deal = redealt(state, 0, seed)
        for card in mine:
            place = (
                "deck" if card in deal.deck else next(name for name in "BC" if deal.hand["ABC".index(name)] >> card & 1)
            )
            found[place, card] += 1
    assert set(found) == {(place, card) for place in ("deck", "B") for card in mine}


# -- secret choices ---------------------------------------------------------------------------------------------------


def test_others_bids_are_guessed_within_their_jade() -> None:
    """IF4.2, IF6.2.1: the own bid stays, what is not bid yet stays open."""
    scene = Scene(3).give("A", jade=9).give("B", jade=2).give("C", jade=4).petition("A").choose_for(A=9, B=1)
    guesses = set()
    for seed in range(60):
        deal = redealt(scene.state, 0, seed)
        assert (deal.bids[0], deal.bids[2]) == (9, NO_BID)
        guesses.add(deal.bids[1])
    assert guesses == {0, 1, 2}


def test_a_guess_does_not_feel_the_bid() -> None:
    """IF4.2: whatever B has bid, C imagines the same."""
    scene = Scene(3).give("A B C", jade=9).petition("A")
    imagined = [redealt(scene.choose_for(B=bid).state, 2, 5).bids for bid in (0, 9)]
    assert imagined[0] == imagined[1]


def test_revealed_bids_are_known() -> None:
    """IF4.4: for the rest of the round."""
    scene = Scene(2).give("A B", jade=9).petition("A").choose_for(A=3, B=7)
    assert all(redealt(scene.state, 0, seed).bids == [3, 7] for seed in range(10))


def test_who_has_begun_to_return_is_imagined_at_the_beginning() -> None:
    """IF4.2, IF5.4: with five favors; whoever is done has three and has returned two."""
    scene = new_match(3, seed=3)
    scene = scene.choose_for(A=sorted(scene.menu("A"))[0])
    for _ in range(2):
        scene = scene.choose_for(B=sorted(scene.menu("B"))[0])
    deal = redealt(scene.state, 2, 1)
    assert [cards.bit_count() for cards in deal.hand] == [5, 3, 5]
    assert [cards.bit_count() for cards in deal.given_back] == [0, 2, 0]
    check(deal)


def test_the_menu_of_another_seat_is_imagined_too() -> None:
    """IF4.2: while A returns favors or keeps one, B must not see which A really has."""
    scene = Scene(2).deck(20, top="F01 F02 F03").turn("A").choose("draw_favors", 3)
    menus = {tuple(redealt(scene.state, 1, seed).menu) for seed in range(10)}
    assert len(menus) > 5
    dealt = new_match(2, seed=3)
    assert redealt(dealt.state, 1, 1).menu == bits(redealt(dealt.state, 1, 1).hand[0])


def test_cards_looked_at_are_imagined_for_others() -> None:
    """IF4.2: any unknown favor may be among them."""
    scene = Scene(2).deck(20, top="F01 F02 F03").give("B", hand="F30").turn("A").choose("draw_favors", 3)
    seen = {card for seed in range(100) for card in bits(redealt(scene.state, 1, seed).looking[0])}
    assert seen == set(range(FAVOR_COUNT)) - set(bits(scene.state.hand[1]))


def play_on_from(deal: Fortress, rng: Rng) -> None:
    play_on(deal, rng, 60)
    check(deal)


@pytest.mark.parametrize("seats", SEATS)
def test_an_imagined_match_can_be_played_on(seats: int) -> None:
    """IF15: soundly, from any moment."""
    for at, state in enumerate(positions(seats)):
        seat = int(state.seat)
        play_on_from(redealt(state, seat, at), seeded("on", at))


# -- a table like any other -------------------------------------------------------------------------------------------


def test_two_batches_do_not_mix_when_one_is_drawn_from() -> None:
    """IF4.2, R18: B drew two cards of A's first batch; the others lie where they lay, and so does the second."""
    scene = Scene(2).deck(8, top="F01 F02 F03 F04 F05 F06 F07 F08").give("A", chips=1).turn("A", holder="A")
    scene = scene.choose("draw_favors", 5, "F01", "chip", "draw_favors", 5)
    # Three of the first deck and the two uppermost of the first batch were drawn.
    kept = next(word for word in sorted(scene.menu()) if word not in ("F02", "F03", "F04", "F05"))
    scene = scene.choose(kept)
    state = scene.state
    assert len(state.deck) == 6
    first = set(state.deck[4:])
    assert first < {1, 2, 3, 4}
    scene = scene.choose("draw_favors", 3)
    assert len(scene.state.deck) == 3
    second = set(state.deck[:4])
    for seed in range(60):
        deal = redealt(scene.state, 0, seed)
        assert set(deal.deck) <= second


@pytest.mark.parametrize("seats", SEATS)
def test_batches_do_not_mix(seats: int) -> None:
    """IF4.2, R18: in a place of a batch lies a card of that batch."""
    for moment, seat, deal in deals(seats):
        for batch, at in moment.own_places(seat).items():
            assert {deal.deck[place] for place in at} <= moment.batches[batch][1]


@pytest.mark.parametrize("seats", SEATS)
def test_another_seat_can_redeal_what_was_redealt(seats: int) -> None:
    """IF4: an imagined table is a table like any other."""
    for moment, seat, deal in deals(seats, 1):
        again = redealt(deal, (seat + 1) % seats, "again")
        check(again)
        assert [cards.bit_count() for cards in again.looking] == [cards.bit_count() for cards in moment.state.looking]


def test_whoever_is_asked_which_favor_to_play_has_two() -> None:
    """IF4.2, IF8.B2.e: so the others imagine."""
    scene = Scene(3).wall(A="1.1.1 1.2.1 1.3.1").give("A", hand="F01 F05 F30").give("B", hand="F31 F32").turn("A")
    scene = scene.choose("play_favor")
    for seed in range(40):
        deal = redealt(scene.state, 1, seed)
        assert len(deal.menu) >= 2
        assert set(deal.menu) <= set(bits(deal.hand[0]))
        assert plain(view_of(GAME, deal, 1)) == plain(view_of(GAME, scene.state, 1))


def test_a_redeal_in_the_trade() -> None:
    """IF13.5, IF15: favors discarded come back to nobody."""
    scene = Scene(2, favor_trade="yes").give("A", hand="F01 F02 F03").give("B", hand="F04 F05").end().choose("jade")
    for seat in range(2):
        for seed in range(10):
            deal = redealt(scene.state, seat, seed)
            check(deal)
            assert plain(view_of(GAME, deal, seat)) == plain(view_of(GAME, scene.state, seat))


@pytest.mark.parametrize("seats", SEATS)
def test_redeals_with_all_options(seats: int) -> None:
    """IF13, IF15: sound, the same to their seat, and of knowledge alone, to the last trade."""
    options = {"favor_trade": "yes", "treasure_convicts": "supply", "pattern_exact": "yes", **QUICK}
    for seed in range(3):
        match = Watcher(seats, seed, **options)
        while match.state.menu:
            match.play()
            if match.rng.below(12) == 0 or match.state.traded:
                for seat in range(seats):
                    deal = redealt(match.state, seat, 3)
                    check(deal)
                    assert plain(view_of(GAME, deal, seat)) == plain(view_of(GAME, match.state, seat))
                    assert snapshot(redealt(redealt(match.state, seat, 4), seat, 3)) == snapshot(deal)
