"""Records: what is written can be read, and whatever else stands in a file is refused in one sentence."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asztal import games
from asztal.engine.errors import AsztalError, BadRecord
from asztal.match import Match, Record, Seat
from asztal.match.record import BOT, FORMAT, HUMAN, OPEN, _digest
from tests.random_play import play_randomly

quick = settings(max_examples=150, deadline=None, derandomize=True)


@cache
def text_of(game: str, seats: int, seed: int, choices: int) -> str:
    """A record made by random play, as JSON."""
    match = Match(game, seats, games.find(game).thinking.simulation, seed)
    return play_randomly(match, choices, seed).record().to_json()


TABLES = [(name, seats) for name in games.names() for seats in games.find(name).seats]
TEXT = text_of("tara", 3, 7, 12)
texts = st.builds(
    lambda table, seed, choices: text_of(*table, seed, choices),
    st.sampled_from(TABLES),
    st.integers(0, 3),
    st.integers(0, 60),
)
scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
junk = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
)
names = st.text(st.characters(codec="utf-8"), max_size=20)
seats = st.builds(Seat, st.sampled_from([HUMAN, BOT, OPEN]), names, names)


def signed(content: dict[str, Any]) -> str:
    """A record's content with a digest that fits."""
    return json.dumps({**content, "digest": _digest(content)})


def content_of(text: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(text)
    del content["digest"]
    return content


def assert_refused_or_same(text: str, original: str) -> None:
    """Nothing in between: the record of the original, or one sentence."""
    complaint = ""
    try:
        record = Record.from_json(text)
    except BadRecord as error:
        complaint = str(error)
    assert len(complaint.splitlines()) == 1 if complaint else record == Record.from_json(original)


# -- What is written can be read --------------------------------------------------------------------------------------


@given(texts)
@quick
def test_every_record_comes_back_from_json(text: str) -> None:
    record = Record.from_json(text)
    assert record.to_json() == text
    assert Match.replay(record).record() == record


@given(st.lists(seats, min_size=2, max_size=2), st.integers(0, 2**63 - 1))
@quick
def test_seats_and_seeds_come_back_from_json(seated: list[Seat], seed: int) -> None:
    record = Match("connect_four", seated, seed=seed).record()
    assert Record.from_json(record.to_json()) == record


def test_a_record_reads_as_documented() -> None:
    content = json.loads(
        Match("connect_four", [Seat(HUMAN, "Réka"), Seat(BOT, bot="greedy")], seed=7).record().to_json()
    )
    assert content.pop("digest")
    assert content == {
        "asztal": FORMAT,
        "game": "connect_four",
        "rules": games.find("connect_four").rules_version,
        "options": {},
        "seed": 7,
        "seats": [{"who": "human", "name": "Réka", "bot": ""}, {"who": "bot", "name": "", "bot": "greedy"}],
        "choices": [],
    }


@given(st.integers(0, 8))
@quick
def test_other_layout_is_the_same_record(indent: int) -> None:
    content = json.loads(TEXT)
    text = json.dumps(dict(reversed(content.items())), indent=indent)
    assert Record.from_json(text) == Record.from_json(TEXT)


# -- Damage -----------------------------------------------------------------------------------------------------------


@given(texts, st.data())
@quick
def test_a_record_cut_off_anywhere_is_refused(text: str, data: st.DataObject) -> None:
    # Without its last sign, a line break, a record is still whole.
    end = data.draw(st.integers(0, len(text) - 2))
    with pytest.raises(BadRecord):
        Record.from_json(text[:end])


def test_a_record_cut_off_is_called_so() -> None:
    with pytest.raises(BadRecord, match="cut off"):
        Record.from_json(TEXT[: len(TEXT) // 2])


@given(texts, st.data())
@settings(quick, max_examples=400)
def test_one_wrong_sign_is_noticed(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text) - 1))
    sign = data.draw(st.sampled_from(["", "0", "1", "-", " ", '"', ",", "]", "}", "e", "\\", "\n"]) | st.characters())
    keep = data.draw(st.booleans())
    assert_refused_or_same(text[:at] + sign + text[at + (not keep) :], text)


@given(st.integers(0, len(TEXT) - 2), st.integers(0, 20))
@quick
def test_a_piece_twice_or_left_out_is_noticed(at: int, length: int) -> None:
    assert_refused_or_same(TEXT[:at] + TEXT[at + length :], TEXT)
    assert_refused_or_same(TEXT[: at + length] + TEXT[at:], TEXT)


# -- Edits ------------------------------------------------------------------------------------------------------------


def places(content: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every entry of a JSON value."""
    if isinstance(content, dict):
        inner = [place for key, value in content.items() for place in places(value, (*path, key))]
    elif isinstance(content, list):
        inner = [place for at, value in enumerate(content) for place in places(value, (*path, at))]
    else:
        inner = []
    return [path, *inner] if path else inner


def edited(content: Any, place: tuple[Any, ...], value: Any, how: str) -> Any:
    """The content with one entry changed, deleted or added."""
    content = copy.deepcopy(content)
    inner = content
    for step in place[:-1]:
        inner = inner[step]
    if how == "change":
        inner[place[-1]] = value
    elif how == "delete":
        del inner[place[-1]]
    elif isinstance(inner, list):
        inner.insert(place[-1], value)
    else:
        inner[f"{place[-1]}?"] = value
    return content


WHOLE = json.loads(TEXT)
edits = st.builds(
    lambda place, value, how: edited(WHOLE, place, value, how),
    st.sampled_from(places(WHOLE)),
    junk | st.integers(-2, 40),
    st.sampled_from(["change", "delete", "add"]),
)


@given(edits)
@settings(quick, max_examples=400)
def test_every_changed_entry_is_noticed(content: Any) -> None:
    text = json.dumps(content)
    if json.dumps(content, sort_keys=True) == json.dumps(WHOLE, sort_keys=True):
        assert Record.from_json(text) == Record.from_json(TEXT)
    else:
        with pytest.raises(BadRecord) as caught:
            Record.from_json(text)
        assert len(str(caught.value).splitlines()) == 1


@given(edits)
@settings(quick, max_examples=400)
def test_an_edit_with_a_fitting_digest_is_played_or_refused_but_breaks_nothing(content: Any) -> None:
    if isinstance(content, dict):
        content.pop("digest", None)
        content = json.loads(signed(content))
    try:
        match = Match.replay(Record.from_json(json.dumps(content)))
    except AsztalError:
        return
    assert len(match.choices) == len(content["choices"])


CHANGED: dict[str, tuple[str, Any, str]] = {
    "no game": ("game", None, "'game'.*text"),
    "a number for the game": ("game", 4, "'game'.*text"),
    "a number for the rules": ("rules", 1, "'rules'.*text"),
    "a list of options": ("options", [], "'options'.*object"),
    "an option that is no text": ("options", {"provinces": 1}, "option.*text"),
    "a seed in quotes": ("seed", "7", "'seed'.*whole number"),
    "a seed that is true": ("seed", True, "'seed'.*whole number"),
    "a broken seed": ("seed", 7.5, "'seed'.*whole number"),
    "a negative seed": ("seed", -1, "from 0 to"),
    "a seed too large": ("seed", 2**63, "from 0 to"),
    "seats by number": ("seats", 3, "'seats'.*list"),
    "a seat by name": ("seats", ["Réka"], "'who', 'name' and 'bot'"),
    "a seat with a hat": ("seats", [{"who": "human", "name": "", "bot": "", "hat": ""}], "'who', 'name' and 'bot'"),
    "a seat for a cat": ("seats", [{"who": "cat", "name": "", "bot": ""}], "human, bot or open"),
    "a nameless seat": ("seats", [{"who": "human", "name": None, "bot": ""}], "seat"),
    "choices by name": ("choices", {"0": 1}, "'choices'.*list"),
    "a choice alone": ("choices", [3], "Choice 1.*pair"),
    "three for a choice": ("choices", [[0, 1], [0, 1, 2]], "Choice 2.*pair"),
    "a choice that is true": ("choices", [[0, True]], "Choice 1.*pair"),
    "a choice in quotes": ("choices", [["0", 1]], "Choice 1.*pair"),
}


@pytest.mark.parametrize(("key", "value", "right"), CHANGED.values(), ids=CHANGED)
def test_a_wrong_entry_is_named(key: str, value: Any, right: str) -> None:
    with pytest.raises(BadRecord, match=right):
        Record.from_json(signed({**content_of(TEXT), key: value}))


@pytest.mark.parametrize("key", ["game", "rules", "options", "seed", "seats", "choices"])
def test_a_missing_entry_is_named(key: str) -> None:
    content = content_of(TEXT)
    del content[key]
    with pytest.raises(BadRecord, match=f"'{key}'"):
        Record.from_json(signed(content))


def test_an_added_entry_is_refused() -> None:
    with pytest.raises(BadRecord):
        Record.from_json(signed({**content_of(TEXT), "note": "well played"}))


def test_a_record_without_digest_is_refused() -> None:
    with pytest.raises(BadRecord, match="edited"):
        Record.from_json(json.dumps(content_of(TEXT)))


# -- Anything else ----------------------------------------------------------------------------------------------------


@given(st.text())
@quick
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(text)


@given(junk)
@quick
def test_any_json_is_refused(value: Any) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(json.dumps(value))


@given(st.dictionaries(st.sampled_from([*WHOLE]), junk, max_size=8))
@quick
def test_any_object_with_a_records_keys_is_refused(content: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(json.dumps({**content, "asztal": FORMAT}))


@pytest.mark.parametrize("depth", [10, 300, 600, 900, 950, 990, 10_000, 200_000])
@pytest.mark.parametrize("key", ["asztal", "choices", "note"])
def test_a_deep_nest_is_refused(key: str, depth: int) -> None:
    text = TEXT.strip()[:-1] + f', "{key}": ' + "[" * depth + "]" * depth + "}"
    with pytest.raises(BadRecord):
        Record.from_json(text)


def test_an_endless_number_is_refused() -> None:
    with pytest.raises(BadRecord):
        Record.from_json(TEXT.replace('"seed": 7', '"seed": ' + "7" * 5000))


# -- Sound records that can't be played -------------------------------------------------------------------------------


@pytest.mark.parametrize("version", [0, 2, 99, "1", None, [1]])
def test_another_format_is_refused(version: Any) -> None:
    with pytest.raises(BadRecord, match=f"reads format {FORMAT}"):
        Record.from_json(signed({**content_of(TEXT), "asztal": version}))


def test_other_rules_are_refused() -> None:
    record = Record.from_json(TEXT)
    record.rules = "1-00000000"
    with pytest.raises(BadRecord, match=r"version 1-00000000 of tara; this Asztal plays version 1-"):
        Match.replay(Record.from_json(record.to_json()))


def test_an_unknown_game_is_refused() -> None:
    record = Record.from_json(TEXT)
    record.game = "chess"
    with pytest.raises(AsztalError, match=r"'chess'.*tara"):
        Match.replay(Record.from_json(record.to_json()))


def test_a_wrong_number_of_seats_is_refused() -> None:
    record = Record.from_json(TEXT)
    record.seats = [Seat()] * 9
    with pytest.raises(BadRecord, match="2, 3 or 4 seats"):
        Match.replay(Record.from_json(record.to_json()))


@pytest.mark.parametrize("options", [{}, {"colour": "red"}, {"round_limit": "20"}])
def test_options_that_are_not_the_games_are_refused(options: dict[str, str]) -> None:
    record = Record.from_json(TEXT)
    record.options = options
    with pytest.raises(BadRecord, match="option"):
        Match.replay(Record.from_json(record.to_json()))


@pytest.mark.parametrize("at", [0, 5, 11])
@pytest.mark.parametrize("choice", [(0, -1), (0, 10**30), (9, 1), (-1, 1), (10**30, 1)])
def test_an_illegal_choice_is_named_by_its_number(at: int, choice: tuple[int, int]) -> None:
    record = Record.from_json(TEXT)
    record.choices[at] = choice
    with pytest.raises(BadRecord, match=f"Choice {at + 1} of this record is not legal"):
        Match.replay(Record.from_json(record.to_json()))


def test_a_choice_after_the_end_is_named_by_its_number() -> None:
    record = Match("connect_four", 2, seed=1).record()
    record.choices = [(0, 0), (1, 1), (0, 0), (1, 1), (0, 0), (1, 1), (0, 0), (1, 1)]
    with pytest.raises(BadRecord, match=r"Choice 8.*over"):
        Match.replay(Record.from_json(record.to_json()))


def test_an_illegal_choice_beyond_the_place_asked_for_does_not_matter() -> None:
    record = Record.from_json(TEXT)
    record.choices[11] = (0, -1)
    assert len(Match.replay(record, 11).choices) == 11
