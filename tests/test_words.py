"""Words: texts, forms of nouns, and what is missing."""

from __future__ import annotations

import pytest

from asztal import words as module
from asztal.engine.errors import UnknownLanguage
from asztal.engine.events import Event, EventKind
from asztal.engine.phrase import Phrase
from asztal.games import find
from asztal.words import LANGUAGES, Words

TARA = find("tara")


@pytest.mark.parametrize("language", ["fr", "", "EN", "english", "../en"])
def test_an_unknown_language_is_refused_with_those_there_are(language: str) -> None:
    with pytest.raises(UnknownLanguage, match=r"en \(English\), de \(Deutsch\), hu \(magyar\)"):
        Words(language, TARA)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_speaks_without_a_game(language: str) -> None:
    assert Words(language).say("language-name") == LANGUAGES[language]


def test_a_games_texts_are_not_the_houses() -> None:
    assert Words("en", TARA).has("ask-ransom")
    assert not Words("en").has("ask-ransom")


def test_arguments_reach_a_text() -> None:
    assert Words("en").say("result-rank", rank=2, name="Réka", score=7) == "2. Réka (7)"


@pytest.mark.parametrize(("language", "form"), [("en", "in Connacht"), ("de", "in Connacht"), ("hu", "Connachtban")])
def test_the_form_of_a_noun_reaches_a_sentence(language: str, form: str) -> None:
    sentence = Words(language, TARA).phrase(Phrase("ask-promote", {"province": 0}))
    assert form in sentence


def test_a_phrase_of_a_view_is_said_like_the_phrase() -> None:
    words = Words("hu", TARA)
    plain = {"key": "ask-promote", "arguments": {"province": ["province", 1]}}
    assert words.plain(plain) == words.phrase(Phrase("ask-promote", {"province": 1}))


def test_a_noun_has_a_name() -> None:
    assert Words("en", TARA).noun("province", 1) == "Ulster"
    assert Words("en", TARA).noun("number", 4) == "4"


def test_seats_are_called_by_their_colours_until_they_have_names() -> None:
    assert Words("en", TARA).noun("seat", 1) == "Yellow"
    assert Words("en", TARA, ["Réka", "Áron"]).noun("seat", 1) == "Áron"


@pytest.mark.parametrize(("language", "word"), [("en", "and"), ("de", "und"), ("hu", "és")])
def test_names_are_joined_as_in_a_sentence(language: str, word: str) -> None:
    words = Words(language)
    assert words.joined(["Réka"]) == "Réka"
    assert words.joined(["Réka", "Áron"]) == f"Réka {word} Áron"
    assert words.joined(["Réka", "Áron", "Éva"]) == f"Réka, Áron {word} Éva"


def test_an_event_is_a_line_of_the_log() -> None:
    event = Event(EventKind("new-start", "seat"), -1, [0])
    assert Words("en", TARA, ["Réka", "Áron"]).event(event) == "Réka is the new start player."


def test_signs_of_the_text_format_in_a_name_stay_as_they_are() -> None:
    name = "{ $x } [b] \\u0041"
    assert name in Words("en").say("result-winner", name=name)


def test_a_missing_text_is_named() -> None:
    with pytest.raises(LookupError, match=r"'no-such-text' \(de\)"):
        Words("de", TARA).say("no-such-text")


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(LookupError, match=r"'result-winner' \(en\).*name"):
        Words("en").say("result-winner")


def test_a_missing_noun_is_named() -> None:
    with pytest.raises(LookupError):
        Words("en", TARA).noun("province", 9)


def test_what_was_said_once_is_kept() -> None:
    words = Words("en", TARA)
    first = words.say("result-winner", name="somebody new")
    hits = module._format.cache_info().hits
    assert words.say("result-winner", name="somebody new") == first
    assert module._format.cache_info().hits == hits + 1


def test_what_is_kept_is_kept_by_language_and_argument() -> None:
    said = {Words(language).say("result-winner", name=name) for language in LANGUAGES for name in ("A", "B")}
    assert len(said) == 6
