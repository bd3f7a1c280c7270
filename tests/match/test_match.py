"""Matches: who may choose what and when, what can be taken back, and what is kept."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asztal import games
from asztal.bots.seated import SeatedBots
from asztal.engine.errors import AsztalError, BadOption, BadRecord, BadSeats, CannotUndo, IllegalChoice, UnknownGame
from asztal.engine.game import SPECTATOR
from asztal.engine.rng import seeded
from asztal.games.tara.state import Tara
from asztal.games.tara.steps.kinds import PASS, PAY
from asztal.match import Match, Record, Seat
from asztal.match.match import STRIDE
from asztal.match.record import BOT, HUMAN, OPEN
from tests.random_play import choices_made
from tests.snapshots import snapshot

TARA_OPTIONS = games.find("tara").thinking.simulation


def tara(seats: int = 3, seed: int = 1) -> Match:
    """A match of Tara, at the choice of hands."""
    return Match("tara", seats, TARA_OPTIONS, seed)


def four(*columns: int) -> Match:
    """A match of Connect Four with stones in these columns."""
    match = Match("connect_four", 2, seed=1)
    for at, column in enumerate(columns):
        match.choose(at % 2, column)
    return match


def menu(match: Match, seat: int) -> tuple[int, ...]:
    decision = match.decision(seat)
    assert decision is not None
    return decision.choices


def pick(match: Match, seat: int, at: int = 0) -> int:
    """The seat makes one of its choices."""
    choice = menu(match, seat)[at]
    match.choose(seat, choice)
    return choice


def hands_chosen(seats: int = 2, seed: int = 1) -> Match:
    """A match of Tara in which everyone has just picked a hand."""
    match = tara(seats, seed)
    for seat in range(seats):
        for _ in range(3):
            pick(match, seat)
    return match


def everything(match: Match) -> tuple[Any, ...]:
    """All of a match that a refused choice must not change."""
    events = [(event.kind.name, event.audience, event.values) for event in match.events]
    return snapshot(match.state), match.record(), events, match.owing()


# -- Seats ------------------------------------------------------------------------------------------------------------


def test_a_number_of_seats_means_open_seats() -> None:
    assert [seat.who for seat in Match("tara", 4).seats] == [OPEN] * 4


def test_humans_bots_and_open_seats_sit_together() -> None:
    seats = [Seat(HUMAN, "Réka"), Seat(BOT, bot="greedy"), Seat()]
    match = Match("tara", seats)
    assert match.seats == seats
    assert match.record().seats == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match="2, 3 or 4 seats"):
        Match("tara", seats)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="did you mean tara"):
        Match("tarra", 2)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption, match="round_limit"):
        Match("tara", 2, {"colour": "red"})


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(AsztalError, match="from 0 to 9223372036854775807"):
        Match("tara", 2, seed=seed)


def test_without_a_seed_matches_differ() -> None:
    assert Match("tara", 2).seed != Match("tara", 2).seed


def test_a_seat_in_a_record_is_not_the_matchs_own() -> None:
    match = four()
    match.record().seats[0].name = "somebody"
    assert match.seats[0].name == ""


# -- Choosing at the same time ----------------------------------------------------------------------------------------


def test_all_owe_a_choice_at_the_same_time() -> None:
    assert tara(4).owing() == [0, 1, 2, 3]


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_simultaneous_choices_come_in_any_order(order: list[int]) -> None:
    match, usual = tara(), tara()
    for seat in order * 3:
        pick(match, seat)
    for seat in (0, 0, 0, 1, 1, 1, 2, 2, 2):
        pick(usual, seat)
    assert snapshot(match.state) == snapshot(usual.state)


def test_who_is_done_owes_no_more() -> None:
    match = tara()
    for _ in range(3):
        pick(match, 1)
    assert match.owing() == [0, 2]
    assert match.decision(1) is None


def test_a_number_stays_valid_while_others_choose() -> None:
    match = tara()
    number = match.number(0)
    pick(match, 2)
    pick(match, 1)
    assert match.number(0) == number
    match.choose(0, menu(match, 0)[0], number)
    assert match.number(0) != number


def test_a_stale_number_is_refused() -> None:
    match = tara()
    number = match.number(0)
    pick(match, 0)
    with pytest.raises(IllegalChoice, match="look again"):
        match.choose(0, menu(match, 0)[0], number)


def test_a_number_from_the_future_is_refused() -> None:
    match = four()
    with pytest.raises(IllegalChoice, match="decision 1, but the seat is asked decision 0"):
        match.choose(0, 0, 1)


def test_numbers_never_come_twice_for_a_seat() -> None:
    match = tara(2)
    asked: dict[int, set[int]] = {0: set(), 1: set()}
    rng = seeded("numbers")
    for _ in range(120):
        seat = match.owing()[-1]
        assert match.number(seat) not in asked[seat]
        asked[seat].add(match.number(seat))
        pick(match, seat, rng.below(len(menu(match, seat))))


# -- Refused choices --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [1, 2, -1, SPECTATOR, 99, 10**30])
def test_a_seat_that_is_not_asked_cannot_choose(seat: int) -> None:
    with pytest.raises(IllegalChoice, match="it is for seat 1 to choose"):
        four().choose(seat, 0)


@pytest.mark.parametrize("choice", [7, -1, True, False, "3", 3.0, None, 10**30, [3]])
def test_a_choice_that_is_not_on_the_menu_is_refused(choice: Any) -> None:
    with pytest.raises(IllegalChoice, match="it can be 0, 1, 2, 3, 4, 5, 6"):
        four().choose(0, choice)


def test_a_full_column_is_refused() -> None:
    with pytest.raises(IllegalChoice):
        four(3, 3, 3, 3, 3, 3).choose(0, 3)


def test_after_the_end_nothing_can_be_chosen() -> None:
    match = four(0, 1, 0, 1, 0, 1, 0)
    assert match.over
    assert match.owing() == []
    for seat in (0, 1):
        assert match.decision(seat) is None
        with pytest.raises(IllegalChoice, match="over"):
            match.choose(seat, 2)


def test_refused_choices_change_nothing() -> None:
    match = tara()
    pick(match, 1)
    before = everything(match)
    theirs = menu(match, 2)[0]
    refused: list[tuple[Any, ...]] = [(0, -1), (0, True), (0, "1"), (0, theirs), (7, 1), (0, menu(match, 0)[0], 77)]
    for arguments in refused:
        with pytest.raises(IllegalChoice):
            match.choose(*arguments)
        assert everything(match) == before


def test_a_match_goes_on_as_if_nothing_was_refused() -> None:
    match, usual = four(3), four(3)
    with pytest.raises(IllegalChoice):
        match.choose(0, 3)
    match.choose(1, 3)
    usual.choose(1, 3)
    assert everything(match) == everything(usual)


# -- Taking back ------------------------------------------------------------------------------------------------------


def test_the_own_last_choice_can_be_taken_back() -> None:
    match = four(3, 2)
    match.undo(1)
    assert everything(match) == everything(four(3))


def test_before_any_choice_there_is_nothing_to_take_back() -> None:
    match = four(3)
    assert not match.can_undo(1)
    with pytest.raises(CannotUndo, match="nothing to take back"):
        match.undo(1)


def test_no_choice_is_taken_back_past_another_seats() -> None:
    match = four(3, 2)
    before = everything(match)
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo, match="another player has chosen since"):
        match.undo(0)
    assert everything(match) == before


def test_one_after_another_choices_are_taken_back_to_the_beginning() -> None:
    match = four(3, 2, 1)
    for seat in (0, 1, 0):
        match.undo(seat)
    assert everything(match) == everything(four())


def test_the_choice_that_ended_a_match_can_be_taken_back() -> None:
    """Nothing hidden was shown by it."""
    match = four(0, 1, 0, 1, 0, 1, 0)
    match.undo(0)
    assert everything(match) == everything(four(0, 1, 0, 1, 0, 1))


def test_hands_cannot_be_taken_back_once_all_have_chosen() -> None:
    match = hands_chosen()
    for seat in (0, 1):
        assert not match.can_undo(seat)
        with pytest.raises(CannotUndo, match="something hidden has been shown, or chance drawn"):
            match.undo(seat)


def test_a_secret_pick_is_taken_back_although_others_have_picked_since() -> None:
    match = tara()
    before = menu(match, 0)
    pick(match, 0)
    theirs = [pick(match, 1), pick(match, 2), pick(match, 1, 2)]
    match.undo(0)
    assert menu(match, 0) == before
    assert match.choices == [(1, theirs[0]), (2, theirs[1]), (1, theirs[2])]
    state = match.state
    assert isinstance(state, Tara)
    assert [state.hand_of(seat) for seat in range(3)] == [[], [theirs[0], theirs[2]], [theirs[1]]]


def test_taking_a_secret_pick_back_leaves_no_trace_in_the_log() -> None:
    match = tara()
    told = len(match.log(0))
    pick(match, 0)
    pick(match, 1)
    match.undo(0)
    assert len(match.log(0)) == told
    assert len(match.log(1)) == told + 1


def test_all_own_secret_picks_can_be_taken_back() -> None:
    match = tara()
    pick(match, 1)
    for _ in range(3):
        pick(match, 0)
        pick(match, 2)
    for _ in range(3):
        match.undo(0)
    assert not match.can_undo(0)
    assert match.owing() == [0, 1]
    assert [seat for seat, _ in match.choices] == [1, 2, 2, 2]


def test_a_number_is_asked_again_after_taking_back() -> None:
    match = tara()
    number = match.number(0)
    pick(match, 0)
    pick(match, 1)
    match.undo(0)
    assert match.number(0) == number


def traitor_asked() -> tuple[Match, int]:
    """A match of Tara in which a seat is asked to pay for a traitor."""
    for seed in range(20):
        match = tara(3, seed)
        for _ in choices_made(match, 300, seed):
            for seat in match.owing():
                decision = match.decision(seat)
                if decision is not None and decision.kind.name == "traitor":
                    return match, seat
    pytest.fail("no traitor in twenty matches")


def test_a_card_turned_up_for_a_traitor_is_a_point_of_no_return() -> None:
    match, seat = traitor_asked()
    match.choose(seat, PAY)
    with pytest.raises(CannotUndo, match="something hidden has been shown"):
        match.undo(seat)


def test_passing_a_traitor_is_no_point_of_no_return() -> None:
    match, seat = traitor_asked()
    finality = match.state.finality
    match.choose(seat, PASS)
    assert match.can_undo(seat) == (match.state.finality == finality)


def test_the_small_decisions_of_a_turn_are_taken_back_one_by_one() -> None:
    match = hands_chosen()
    (seat,) = match.owing()
    finality = match.state.finality
    stages = [everything(match)]
    while match.owing() == [seat] and match.state.finality == finality:
        pick(match, seat)
        stages.append(everything(match))
    assert match.state.finality == finality
    assert len(stages) > 3
    while len(stages) > 1:
        assert everything(match) == stages.pop()
        match.undo(seat)
    assert everything(match) == stages[0]


@given(st.integers(0, 10**6))
@settings(max_examples=40, deadline=None, derandomize=True)
def test_whatever_is_chosen_and_taken_back_the_record_tells_the_state(seed: int) -> None:
    rng = seeded(seed)
    match = tara(2 + rng.below(3), seed)
    for _ in range(60):
        if match.over:
            break
        seat = rng.below(len(match.seats))
        if rng.below(3) == 0 and match.can_undo(seat):
            match.undo(seat)
        elif seat in match.owing():
            pick(match, seat, rng.below(len(menu(match, seat))))
    assert everything(match) == everything(Match.replay(match.record()))


# -- Keeping ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_replay_comes_to_every_state_there_was(seats: int) -> None:
    match = tara(seats, 6)
    stages = [everything(match)]
    stages += [everything(match) for _ in choices_made(match, 60)]
    for count, stage in enumerate(stages):
        assert everything(Match.replay(match.record(), count)) == stage
        assert everything(match.at(count)) == stage
        assert snapshot(match.state_at(count)) == stage[0]


@pytest.mark.parametrize("name", ["tara", "island_fortress"])
def test_a_position_of_the_past_is_a_match_like_a_replay(name: str) -> None:
    """Also far from the beginning, where states on the way are kept; and it leaves the match alone."""
    match = Match(name, 3, seed=8)
    for _ in choices_made(match, 4 * STRIDE + 5):
        pass
    before = everything(match)
    for count in range(0, len(match.choices) + 1, 7):
        past, replayed = match.at(count), Match.replay(match.record(), count)
        assert everything(past) == everything(replayed)
        assert past.points() == replayed.points()
        assert [past.can_undo(seat) for seat in range(3)] == [replayed.can_undo(seat) for seat in range(3)]
        for _ in choices_made(past, 5):
            pass
    assert everything(match) == before
    assert everything(match.at(len(match.choices))) == before


@pytest.mark.parametrize("count", [-1, 3])
def test_there_is_no_position_where_no_choice_is(count: int) -> None:
    with pytest.raises(BadRecord, match="2 choices"):
        four(3, 2).at(count)


@given(st.integers(0, 10**6))
@settings(max_examples=15, deadline=None, derandomize=True)
def test_what_is_taken_back_is_taken_out_of_the_positions_on_the_way(seed: int) -> None:
    """Choices are taken back around the places where states are kept, also beyond a point of no return."""
    rng = seeded(seed)
    match = tara(2 + rng.below(3), seed)
    for _ in choices_made(match, STRIDE - 3):
        pass
    for _ in range(40):
        seat = rng.below(len(match.seats))
        if match.over:
            break
        if rng.below(3) == 0 and match.can_undo(seat):
            match.undo(seat)
        elif seat in match.owing():
            pick(match, seat, rng.below(len(menu(match, seat))))
    for count in range(STRIDE - 5, len(match.choices) + 1):
        assert everything(match.at(count)) == everything(Match.replay(match.record(), count))


@pytest.mark.parametrize("to", [-1, 3])
def test_replay_to_where_no_choice_is_raises(to: int) -> None:
    with pytest.raises(BadRecord, match="2 choices"):
        Match.replay(four(3, 2).record(), to)


def test_replaying_leaves_the_record_alone() -> None:
    match = four(3, 2)
    record = match.record()
    Match.replay(record).choose(0, 1)
    assert record == match.record()


def test_a_match_comes_back_from_its_file(tmp_path: Path) -> None:
    seats = [Seat(HUMAN, "Réka ❤ „“"), Seat(BOT, "x\ny", "search:30"), Seat(OPEN)]
    match = Match("tara", seats, {"provinces": "random"}, 2**63 - 1)
    for _ in choices_made(match, 40):
        pass
    match.save(tmp_path / "new" / "folder" / "match.json")
    assert everything(Match.load(tmp_path / "new" / "folder" / "match.json")) == everything(match)


def test_a_loaded_match_can_be_taken_back_like_the_one_saved(tmp_path: Path) -> None:
    match = hands_chosen()
    (seat,) = match.owing()
    pick(match, seat)
    match.save(tmp_path / "match.json")
    loaded = Match.load(tmp_path / "match.json")
    loaded.undo(seat)
    match.undo(seat)
    assert everything(loaded) == everything(match)


def test_an_interrupted_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.json"
    four(3).save(file)
    before = file.read_bytes()

    def break_down(handle: int) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "fsync", break_down)
    with pytest.raises(OSError, match="the disk is full"):
        four(3, 2).save(file)
    assert file.read_bytes() == before
    assert os.listdir(tmp_path) == ["match.json"]


def test_a_save_stopped_by_the_player_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.json"
    four(3).save(file)
    before = file.read_bytes()

    def stop(self: Path, target: Path) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", stop)
    with pytest.raises(KeyboardInterrupt):
        four(3, 2).save(file)
    assert file.read_bytes() == before
    assert os.listdir(tmp_path) == ["match.json"]


def test_saving_leaves_no_drafts(tmp_path: Path) -> None:
    for columns in ((), (3,), (3, 2)):
        four(*columns).save(tmp_path / "match.json")
    assert os.listdir(tmp_path) == ["match.json"]
    assert Record.load(tmp_path / "match.json") == four(3, 2).record()


# -- Bots at the table ------------------------------------------------------------------------------------------------


def with_bots(game: str, seed: int) -> Match:
    return Match(
        game, [Seat(BOT, bot="search:30"), Seat(BOT, bot="greedy")], games.find(game).thinking.simulation, seed
    )


def let_bots_choose(match: Match, choices: int) -> None:
    bots = SeatedBots(match)
    for _ in range(choices):
        seat = bots.next()
        if seat is None:
            return
        bots.choose(seat)


@pytest.mark.parametrize("game", ["connect_four", "tara"])
def test_bots_make_the_same_match_twice(game: str) -> None:
    first, second = with_bots(game, 4), with_bots(game, 4)
    let_bots_choose(first, 40)
    let_bots_choose(second, 40)
    assert len(first.choices) >= 7
    assert first.choices == second.choices


@pytest.mark.parametrize("game", ["connect_four", "tara"])
@pytest.mark.parametrize("half", [2, 7, 19])
def test_bots_go_on_the_same_after_loading(tmp_path: Path, game: str, half: int) -> None:
    whole, first = with_bots(game, 4), with_bots(game, 4)
    let_bots_choose(whole, 30)
    let_bots_choose(first, half)
    first.save(tmp_path / "match.json")
    second = Match.load(tmp_path / "match.json")
    let_bots_choose(second, 30 - half)
    assert second.choices == whole.choices


def test_bots_choose_for_no_one_else() -> None:
    match = Match("connect_four", [Seat(HUMAN), Seat(BOT, bot="random")])
    assert SeatedBots(match).next() is None
    pick(match, 0)
    assert SeatedBots(match).next() == 1


def test_an_unknown_bot_at_the_table_is_named() -> None:
    match = Match("connect_four", [Seat(BOT, bot="deepblue"), Seat()])
    with pytest.raises(AsztalError, match="'deepblue'"):
        SeatedBots(match).choose(0)
