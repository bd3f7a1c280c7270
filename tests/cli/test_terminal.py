"""The terminal game, by typed lines."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from asztal.games import find
from asztal.match import Match, Record
from asztal.match.record import HUMAN
from asztal.words import Words
from tests.cli.tools import Run, each_language, random_against_greedy, run_apart
from tests.games_for_tests import FOLDER

# -- Connect Four in the terminal -------------------------------------------------------------------------------------


def numbers_typed(match: Match) -> list[str]:
    """What the human of a match must type to play it again."""
    typed = []
    for at, (seat, choice) in enumerate(match.choices):
        if match.seats[seat].who == HUMAN:
            decision = Match.replay(match.record(), at).decision(seat)
            assert decision is not None
            typed.append(str(decision.choices.index(choice) + 1))
    return typed


def lost_match() -> tuple[int, Match]:
    """A match that ends with a stone of the bot."""
    return next((seed, match) for seed in range(50) if (match := random_against_greedy(seed)).choices[-1][0] == 1)


def test_a_whole_match_is_played_by_typed_numbers(run: Run, tmp_path: Path) -> None:
    expected = random_against_greedy(3)
    file = tmp_path / "four.json"
    start = ("play", "connect_four", "--seats", "you,greedy", "--seed", "3", "--file", str(file))
    outcome = run(*start, typed=numbers_typed(expected))
    assert outcome.code == 0
    assert outcome.err == ""
    assert expected.state.result is not None
    words = Words("en", find("connect_four"))
    assert words.say(f"reason-{expected.state.result.reason}") in outcome.out
    assert outcome.out.count("●") > 0


def test_a_match_that_a_bot_ends_is_kept_whole(run: Run, tmp_path: Path) -> None:
    seed, expected = lost_match()
    file = tmp_path / "four.json"
    start = ("play", "connect_four", "--seats", "you,greedy", "--seed", str(seed), "--file", str(file))
    run(*start, typed=numbers_typed(expected))
    assert Record.load(file).choices == expected.choices


def test_after_the_end_the_same_command_starts_a_new_match(run: Run, tmp_path: Path) -> None:
    seed, expected = lost_match()
    file = tmp_path / "four.json"
    start = ("play", "connect_four", "--seats", "you,greedy", "--seed", str(seed), "--file", str(file))
    run(*start, typed=numbers_typed(expected))
    outcome = run(*start, typed=["1", "q"])
    assert outcome.code == 0
    assert len(Record.load(file).choices) == 2
    assert Record.load(tmp_path / "four.previous.json").choices == expected.choices


def test_a_match_in_a_process_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "four.json"
    start = ("play", "connect_four", "--seats", "you,greedy", "--seed", "1", "--file", str(file))
    outcome = run_apart(*start, typed=b"4\n4\nq\n")
    assert outcome.code == 0
    assert outcome.err == ""
    assert [choice for seat, choice in Record.load(file).choices if seat == 0] == [3, 3]


# -- Tara in the terminal ---------------------------------------------------------------------------------------------

START = ("play", "tara", "--seats", "you,greedy", "--seed", "5")


@each_language
def test_tara_takes_every_command_in_every_language(run: Run, tmp_path: Path, language: str) -> None:
    file, copy = tmp_path / "tara.json", tmp_path / "copies" / "copy.json"
    typed = ["rubbish", "", "0", "7", "-1", "1.5", "١", "?", "l", "b", "u", "1", "u", "2", f"s {copy}", "s", "q"]
    outcome = run(*START, "--file", str(file), "--lang", language, typed=typed)
    assert outcome.code == 0
    assert outcome.err == ""
    words = Words(language, find("tara"))
    help_text = " ".join(words.say("terminal-help").split())
    assert " ".join(outcome.out.split()).count(help_text) == 2
    for junk in ("rubbish", "", "0", "7", "-1", "1.5", "١"):
        assert words.say("terminal-not-a-choice", typed=junk, first="1", last="6") in outcome.out
    assert words.say("terminal-nothing-to-undo") in outcome.out
    assert words.say("terminal-undone") in outcome.out
    assert words.say("terminal-saved", file=str(copy)) in outcome.out
    assert words.say("terminal-saved", file=str(file)) in outcome.out
    assert copy.read_bytes() == file.read_bytes()
    assert len([1 for seat, _ in Record.load(file).choices if seat == 0]) == 1


def test_numbers_are_typed_as_they_are(run: Run, tmp_path: Path) -> None:
    """Whoever bids nothing types 0, and whoever bids 4 jade types 4; other choices go by their place in the menu."""
    file = tmp_path / "fortress.json"
    typed = ["1", "1", "16", "4", "q"]
    outcome = run("play", "island_fortress", "--seats", "you,greedy", "--seed", "5", "--file", str(file), typed=typed)
    assert "type a number from 0 to 15" in outcome.out
    assert [choice for seat, choice in Record.load(file).choices if seat == 0][2] == 4


@each_language
def test_a_match_that_was_left_goes_on(run: Run, tmp_path: Path, language: str) -> None:
    file = tmp_path / "tara.json"
    run(*START, "--file", str(file), "--lang", language, typed=["2", "3", "q"])
    before = Record.load(file)
    outcome = run("play", "tara", "--file", str(file), "--lang", language, typed=["1", "q"])
    after = Record.load(file)
    assert outcome.code == 0
    assert Words(language, find("tara")).say("terminal-continue", choices=len(before.choices)) in outcome.out
    assert after.choices[: len(before.choices)] == before.choices
    assert after.choices[len(before.choices)][0] == 0
    assert (after.seed, after.seats) == (before.seed, before.seats)


def test_the_plainest_command_comes_back_to_its_own_file(run: Run, tmp_path: Path) -> None:
    run("play", "tara", typed=["1", "q"])
    (file,) = (tmp_path / "home").rglob("tara.json")
    before = Record.load(file).choices
    outcome = run("play", "tara", typed=["q"])
    assert outcome.code == 0
    assert Record.load(file).choices == before


def test_the_command_told_on_leaving_goes_on_from_there(run: Run, tmp_path: Path) -> None:
    """With a file of one's own, the command must name it."""
    file = tmp_path / "tara.json"
    outcome = run(*START, "--file", str(file), typed=["1", "q"])
    farewell = outcome.out.splitlines()[-1]
    assert "--file" in farewell.partition("asztal play tara")[2]


def test_the_end_of_input_saves_and_leaves(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tara.json"
    outcome = run(*START, "--file", str(file), typed=["1", "1"])
    assert outcome.code == 0
    assert [seat for seat, _ in Record.load(file).choices].count(0) == 2


def test_leaving_before_any_choice_keeps_the_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tara.json"
    run(*START, "--file", str(file), typed=["q"])
    assert Record.load(file).seed == 5


def test_the_language_of_the_environment_is_spoken(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    outcome = run(*START, "--file", str(tmp_path / "tara.json"), typed=["q"])
    assert Words("hu", find("tara")).say("terminal-prompt") in outcome.out


def test_a_new_match_keeps_the_old_one_beside(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tara.json"
    run(*START, "--file", str(file), typed=["1", "q"])
    old = file.read_bytes()
    assert run(*START, "--new", "--file", str(file), typed=["q"]).code == 0
    assert (tmp_path / "tara.previous.json").read_bytes() == old
    assert file.read_bytes() != old


def test_a_file_that_cannot_be_written_is_said_and_not_called_saved(run: Run, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("", encoding="utf-8")
    file = tmp_path / "taken" / "tara.json"
    outcome = run(*START, "--file", str(file), typed=["1", "q"])
    assert outcome.code == 0
    assert f"Can't save to {file}" in outcome.out
    assert f"Saved to {file}" not in outcome.out


TYPED = {
    "a number beyond all numbers": b"1" * 5000,
    "a line without end": b"x" * 5000,
    "a home of nobody": b"s ~nobody-of-this-name/x.json",
    "a file name with a zero byte": b"s a\0b",
    "a folder for a file": b"s /",
    "signs of markup": b"[/b] [red] { $x }",
    "control characters": b"\x1b[2J\x07\x08",
}


@pytest.mark.parametrize("typed", TYPED.values(), ids=TYPED)
def test_nothing_typed_ends_the_match(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: bytes) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "tara.json"
    outcome = run(*START, "--file", str(file), typed=[typed.decode(), "1", "q"])
    assert outcome.code == 0
    assert [seat for seat, _ in Record.load(file).choices].count(0) == 1


def test_bytes_that_are_no_text_do_not_end_the_match(tmp_path: Path) -> None:
    file = tmp_path / "tara.json"
    outcome = run_apart(*START, "--file", str(file), typed=b"\xff\xfe\n1\nq\n", PYTHONIOENCODING="utf-8:strict")
    assert "Traceback" not in outcome.err
    assert outcome.code == 0
    assert [seat for seat, _ in Record.load(file).choices].count(0) == 1


# -- Several people at one screen -------------------------------------------------------------------------------------


@pytest.fixture
def shared_screen(run: Run, tmp_path: Path) -> tuple[list[tuple[int, str]], Match]:
    """What two people at one screen were shown, cut at the curtains, and their match."""
    file = tmp_path / "tara.json"
    # Enter behind the curtain, three cards each, then a turn each with a look at the log.
    typed = ["", "1", "1", "1", "", "1", "1", "1"] + ["l", "1", "l", "1", "", "1", "l", "1"] * 3
    outcome = run("play", "tara", "--seats", "you,you", "--seed", "4", "--file", str(file), typed=typed)
    assert outcome.code == 0
    words = Words("en", find("tara"))
    shown: list[tuple[int, str]] = []
    rest = outcome.out
    while True:
        cuts = [(rest.find(words.say("terminal-curtain", name=words.names[seat])), seat) for seat in (0, 1)]
        ahead = sorted(cut for cut in cuts if cut[0] >= 0)
        if not ahead:
            break
        at, seat = ahead[0]
        if shown:
            shown[-1] = (shown[-1][0], rest[:at])
        rest = rest[at + 1 :]
        shown.append((seat, rest))
    return shown, Match.load(file)


def test_a_curtain_falls_whenever_the_seat_changes(shared_screen: tuple[list[tuple[int, str]], Match]) -> None:
    shown, _ = shared_screen
    seats = [seat for seat, _ in shown]
    assert len(seats) > 2
    assert all(one != other for one, other in itertools.pairwise(seats))


def test_private_events_are_shown_to_their_owner_only(shared_screen: tuple[list[tuple[int, str]], Match]) -> None:
    shown, match = shared_screen
    words = Words("en", match.game)
    for viewer in (0, 1):
        text = "\n".join(part for seat, part in shown if seat == viewer)
        secrets = [
            words.event(event) for event in match.events if event.seen_by(1 - viewer) and not event.seen_by(viewer)
        ]
        own = [words.event(event) for event in match.events if event.seen_by(viewer) and not event.seen_by(1 - viewer)]
        assert len(secrets) >= 3
        assert not [line for line in secrets if line in text]
        assert all(line in text for line in own)


def test_hands_are_shown_to_their_owner_only(shared_screen: tuple[list[tuple[int, str]], Match]) -> None:
    """While hands are chosen, no card of the other stands on the screen."""
    shown, match = shared_screen
    words = Words("en", match.game)
    dealt = Match.replay(match.record(), 0)
    for viewer in (0, 1):
        first = next(part for seat, part in shown if seat == viewer)
        decision = dealt.decision(1 - viewer)
        assert decision is not None
        for card in decision.choices:
            assert f"card {card}:" not in first
            assert words.noun("card", card)


# -- an offer that can be withdrawn -----------------------------------------------------------------------------------


def test_at_one_screen_the_question_is_handed_on_to_whoever_may_choose_too(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blue offers 2, hands over to red, who hands back; blue withdraws and is asked anew. Then red accepts."""
    monkeypatch.setenv("ASZTAL_GAMES", str(FOLDER))
    file = tmp_path / "bargain.json"
    start = ("play", "bargain", "--seats", "you,you", "--seed", "1", "--file", str(file))
    ready = ""
    outcome = run(*start, typed=[ready, "2", ready, "a", ready, "1", "-1", ready, "2", "q"])
    assert Record.load(file).choices == [(0, 42), (0, 0), (0, 39), (1, 1)]
    assert outcome.out.count("Type a to let Blue choose instead.") == 2
    assert outcome.out.count("Type a to let Red choose instead.") == 1


def test_the_question_is_not_handed_on_where_nobody_else_may_choose(run: Run, tmp_path: Path) -> None:
    start = ("play", "connect_four", "--seats", "you,you", "--seed", "1", "--file", str(tmp_path / "four.json"))
    assert "“a” is not one of the choices" in run(*start, typed=["", "a", "q"]).out
