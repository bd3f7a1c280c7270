"""The view of a seat as plain data: what every game's has in common; the table in it is the game's own."""

from __future__ import annotations

from typing import Any, Generic, NotRequired, TypedDict, TypeVar

T = TypeVar("T")


class PhraseView(TypedDict):
    """Something to be said: a text key, and its arguments as name -> [noun, value]."""

    key: str
    arguments: dict[str, list[Any]]


class ChoiceView(TypedDict):
    """A choice and its words."""

    value: int
    phrase: PhraseView


class DecisionView(TypedDict):
    """What the seat is asked now."""

    kind: str
    noun: str
    question: PhraseView
    choices: list[ChoiceView]
    suggested: NotRequired[int]
    """What the game proposes, where it does."""


class ResultView(TypedDict):
    """How the match ended, by seat."""

    ranks: list[int]
    scores: list[int]
    reason: str


class SeatView(TypedDict, Generic[T]):
    """What a seat or a spectator may know."""

    game: str
    seats: int
    seat: int | None
    owing: list[int]
    table: T
    decision: DecisionView | None
    result: ResultView | None
