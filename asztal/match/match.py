"""Match: a game being played by people and bots. It keeps the choices; the state follows from them."""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from asztal.engine.errors import (
    AsztalError,
    BadRecord,
    BadSeats,
    CannotUndo,
    IllegalChoice,
    OtherRules,
    StaleChoice,
    UnknownGame,
)
from asztal.engine.events import Event
from asztal.engine.game import Decision, Game, View, decision_of, view_of
from asztal.engine.rng import Rng, seeded
from asztal.engine.state import State
from asztal.engine.step import AskTogether
from asztal.games import find
from asztal.match.record import BOT, HUMAN, MAX_SEED, OPEN, Record, Seat

__all__ = ["BOT", "HUMAN", "OPEN", "Match", "Seat"]


# So many choices at most are made again to get to a position of the past.
STRIDE = 64


@dataclass(frozen=True)
class _Point:
    """A state on the way: after how many choices and events."""

    choices: int
    events: int
    state: State


class Match:
    """Seats, choices and the state they lead to.

    States on the way are kept at intervals, so that it costs the same to look back however long a match is. Undo rests
    on the state's points of no return: a copy is kept from the last one, and taking back a choice means replaying the
    others from there.
    """

    def __init__(
        self,
        game: Game | str,
        seats: Sequence[Seat] | int,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.seats = [Seat() for _ in range(seats)] if isinstance(seats, int) else list(seats)
        self.options = self.game.full_options(options)
        self.seed = secrets.randbelow(MAX_SEED) if seed is None else seed
        if not 0 <= self.seed <= MAX_SEED:
            raise AsztalError(f"A seed is a number from 0 to {MAX_SEED}, not {self.seed}.")
        self._begin()

    def _begin(self) -> None:
        self.choices: list[tuple[int, int]] = []
        self.events: list[Event] = []
        self.state = self.game.new(len(self.seats), self.seed, self.options, self.events)
        self._finality: list[int] = []
        """Points of no return passed before each choice."""
        self._together: list[bool] = []
        """Whether each choice answered a simultaneous decision."""
        self._told: list[int] = []
        """Events told before each choice."""
        self._checkpoint = self._point()
        self._kept = [(self._checkpoint, self._checkpoint)]
        """Points on the way, each with the last point of no return before it."""

    def _point(self) -> _Point:
        return _Point(len(self.choices), len(self.events), self.state.copy())

    # -- asking -------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.result is not None

    def owing(self) -> list[int]:
        """The seats that must choose now."""
        mask = self.state.owing()
        return [seat for seat in range(len(self.seats)) if mask >> seat & 1]

    def also(self) -> list[int]:
        """The seats that may choose too, though nobody waits for them."""
        mask = self.state.also()
        return [seat for seat in range(len(self.seats)) if mask >> seat & 1]

    @property
    def together(self) -> bool:
        """Whether several seats choose at once, in secret."""
        return isinstance(self.state.step, AskTogether)

    def decision(self, seat: int) -> Decision | None:
        """What the seat is asked now, or may choose though nobody waits for it; or None."""
        return decision_of(self.state, seat)

    def number(self, seat: int) -> int:
        """The number of the decision the seat is asked now.

        It does not change when others choose at the same time, so that their choices don't make this seat's stale.
        """
        opened = self._opened()
        return opened + sum(1 for at, _ in self.choices[opened:] if at == seat)

    def _opened(self) -> int:
        """How many choices had been made when the present decision opened; the end of one is a point of no return."""
        at = len(self.choices)
        while at and self._together[at - 1] and self._finality[at - 1] == self.state.finality:
            at -= 1
        return at

    def points(self) -> list[int]:
        """The numbers of choices after which the match can be looked at again.

        A simultaneous decision is one step: in which order the seats have answered it is nobody's business.
        """
        return [count for count in range(len(self.choices) + 1) if self._is_point(count)]

    def _is_point(self, count: int) -> bool:
        if count == 0 or not self._together[count - 1]:
            return True
        after = self._finality[count] if count < len(self.choices) else int(self.state.finality)
        return after != self._finality[count - 1]

    def moment_of(self, place: int) -> int:
        """The first of ``points`` at which the event at a place of the log has happened.

        What happens in a simultaneous decision that is still open belongs to the point before it, whoever has answered.
        """
        count = bisect_right(self._told, place)
        later = (at for at in range(count, len(self.choices) + 1) if self._is_point(at))
        earlier = (at for at in range(count, -1, -1) if self._is_point(at))
        return next(later, None) or next(earlier)

    def finals(self, seat: int) -> frozenset[int]:
        """The choices of the seat that can't be taken back once they are made, as far as the seat can know."""
        decision = self.decision(seat)
        if decision is None:
            return frozenset()
        known = self.state.redeal(seat, seeded(self.seed, "final", seat))
        return frozenset(choice for choice in decision.choices if _is_final(known, seat, choice))

    def view(self, seat: int) -> View:
        """What the seat (or SPECTATOR) may know."""
        return view_of(self.game, self.state, seat)

    def log(self, seat: int) -> list[Event]:
        """The events the seat (or SPECTATOR) may know of."""
        return [event for event in self.events if event.seen_by(seat)]

    def rng_for(self, seat: int) -> Rng:
        """The generator a bot uses for the seat's present decision: the same each time the match is played again."""
        return seeded(self.seed, "bot", seat, self.number(seat))

    # -- choosing -----------------------------------------------------------------------------------------------

    def choose(self, seat: int, choice: int, number: int | None = None) -> None:
        """Makes a seat's choice; with a number, only if it answers the decision of that number."""
        self.check(seat, choice, number)
        self.make(seat, choice)

    def make(self, seat: int, choice: int) -> None:
        """Makes a choice that was checked already."""
        self._finality.append(int(self.state.finality))
        self._together.append(isinstance(self.state.step, AskTogether))
        self._told.append(len(self.events))
        self.choices.append((seat, choice))
        self.state.turn_to(seat)
        self.state.choose(choice)
        if self.state.finality != self._finality[-1]:
            self._checkpoint = self._point()
        if len(self.choices) % STRIDE == 0:
            here = self._checkpoint if self._checkpoint.choices == len(self.choices) else self._point()
            self._kept.append((here, self._checkpoint))

    def check(self, seat: int, choice: int, number: int | None = None) -> None:
        """Refuses what can't be chosen; nothing changes."""
        if self.over:
            raise IllegalChoice("The match is over; nothing more can be chosen.")
        decision = self.decision(seat)
        if decision is None:
            owing = " and ".join(str(at + 1) for at in self.owing())
            raise IllegalChoice(f"Seat {seat + 1} has nothing to choose now; it is for seat {owing} to choose.")
        if number is not None and number != self.number(seat):
            raise StaleChoice(
                f"This answers decision {number}, but the seat is asked decision {self.number(seat)} now; look again."
            )
        if type(choice) is not int or choice not in decision.choices:
            offered = ", ".join(str(value) for value in decision.choices)
            raise IllegalChoice(f"{choice!r} can't be chosen for '{decision.kind.name}'; it can be {offered}.")

    # -- taking back --------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Takes back the seat's last choice, if nothing final has happened since and nobody has chosen after it.

        In a simultaneous decision others may have chosen since: their secret choices stay as they are.
        """
        self._undoable(seat)
        self.take_back(seat)

    def take_back(self, seat: int) -> None:
        """Takes back the seat's last choice without asking whether it may: what was agreed on once stays so."""
        at = self._last_of(seat, 0)
        if at < 0:
            raise CannotUndo("There is nothing to take back: this seat has not chosen yet.")
        kept = self.choices[:at] + self.choices[at + 1 :]
        if at < self._checkpoint.choices:
            self._go_back(*self._nearest(at))
        else:
            self._go_back(self._checkpoint, self._checkpoint)
        for by, choice in kept[len(self.choices) :]:
            self.make(by, choice)

    def can_undo(self, seat: int) -> bool:
        try:
            self._undoable(seat)
        except CannotUndo:
            return False
        return True

    def _last_of(self, seat: int, since: int) -> int:
        """The place of the seat's last choice; -1 if it has made none since then."""
        places = range(len(self.choices) - 1, since - 1, -1)
        return next((at for at in places if self.choices[at][0] == seat), -1)

    def _undoable(self, seat: int) -> None:
        last = self._last_of(seat, self._checkpoint.choices)
        if last < 0 and not self._checkpoint.choices:
            raise CannotUndo("There is nothing to take back: this seat has not chosen yet.")
        if last < 0:
            raise CannotUndo("This can't be taken back: something hidden has been shown, or chance drawn, since.")
        if last < len(self.choices) - 1 and last < self._opened():
            raise CannotUndo("This can't be taken back: another player has chosen since.")

    def _nearest(self, count: int) -> tuple[_Point, _Point]:
        """The last kept point with no more than so many choices."""
        return self._kept[count // STRIDE]

    def _go_back(self, point: _Point, checkpoint: _Point) -> None:
        """Back to a point on the way."""
        del self.choices[point.choices :]
        del self._finality[point.choices :]
        del self._together[point.choices :]
        del self._told[point.choices :]
        del self.events[point.events :]
        del self._kept[point.choices // STRIDE + 1 :]
        self._checkpoint = checkpoint
        self.state = point.state.copy()
        self.state.events = self.events

    def at(self, count: int) -> Match:
        """The match as it was after so many choices, as one of its own."""
        if not 0 <= count <= len(self.choices):
            raise BadRecord(f"This match has {len(self.choices)} choices; it can't be looked at after {count}.")
        past = object.__new__(Match)
        past.game, past.options, past.seed = self.game, dict(self.options), self.seed
        past.seats = [replace(seat) for seat in self.seats]
        kept = self._nearest(count)
        past.choices, past.events = self.choices[: kept[0].choices], self.events[: kept[0].events]
        past._finality, past._together = self._finality[: kept[0].choices], self._together[: kept[0].choices]
        past._told = self._told[: kept[0].choices]
        past._kept = list(self._kept)
        past._go_back(*kept)
        for seat, choice in self.choices[kept[0].choices : count]:
            past.make(seat, choice)
        return past

    # -- keeping ------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The match as a record."""
        seats = [Seat(seat.who, seat.name, seat.bot) for seat in self.seats]
        return Record(self.game.name, self.game.rules_version, dict(self.options), self.seed, seats, list(self.choices))

    @classmethod
    def replay(cls, record: Record, to: int | None = None) -> Match:
        """The match of a record after so many choices (all of them unless told); every choice is checked."""
        try:
            game = find(record.game)
        except UnknownGame as error:
            raise BadRecord(f"This record can't be played: {error}") from None
        if not game.plays_version(record.rules):
            raise OtherRules(
                f"This record was played by rules version {record.rules} of {game.name}; "
                f"this Asztal plays version {game.rules_version}. Use the Asztal (and tables) it was played with."
            )
        if to is not None and not 0 <= to <= len(record.choices):
            raise BadRecord(f"This record has {len(record.choices)} choices; it can't be replayed to {to}.")
        try:
            options = game.options_of(record.rules, record.options)
            match = cls(game, [replace(seat) for seat in record.seats], options, record.seed)
            if match.options != options:
                raise BadSeats("it does not name all table options")
        except AsztalError as error:
            raise BadRecord(f"This record can't be played: {error}") from None
        match.go_on(record, to)
        return match

    def go_on(self, record: Record, to: int | None = None) -> None:
        """Makes the choices of a record that come next, until there are so many (all unless told); each is checked."""
        made = len(self.choices)
        for at, (seat, choice) in enumerate(record.choices[made:to], made + 1):
            try:
                self.choose(seat, choice)
            except IllegalChoice as error:
                raise BadRecord(f"Choice {at} of this record is not legal: {error}") from None

    def save(self, path: Path) -> None:
        """Writes the record to a file, as a whole or not at all."""
        self.record().save(path)

    @classmethod
    def load(cls, path: Path) -> Match:
        """The match of a saved record, to be played on."""
        return cls.replay(Record.load(path))

    def __reduce__(self) -> tuple[Any, ...]:
        # Copies and pickles are matches of their own, made of the same choices.
        return _played, (self.game, self.seats, self.options, self.seed, self.choices)

    def state_at(self, count: int) -> State:
        """The state after so many choices."""
        return self.at(count).state


def _played(game: Game, seats: list[Seat], options: dict[str, str], seed: int, choices: list[tuple[int, int]]) -> Match:
    match = Match(game, [replace(seat) for seat in seats], options, seed)
    for seat, choice in choices:
        match.make(seat, choice)
    return match


def _is_final(state: State, seat: int, choice: int) -> bool:
    """Whether a choice passes a point of no return, or leaves it to others to choose."""
    after = state.copy()
    after.turn_to(seat)
    after.choose(choice)
    if after.finality != state.finality or after.result is not None:
        return True
    return not after.owing() >> seat & 1 and not isinstance(after.step, AskTogether)
