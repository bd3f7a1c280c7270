"""The terminal game: a match by numbered choices, with board, log, undo, and a file to come back to."""

from __future__ import annotations

import os
from pathlib import Path

from rich.console import Console

from asztal.bots.seated import SeatedBots
from asztal.engine.errors import CannotUndo
from asztal.engine.events import EVERYONE
from asztal.engine.game import SPECTATOR, Decision, phrase_of
from asztal.engine.step import NUMBER
from asztal.match import Match
from asztal.match.record import BOT, HUMAN
from asztal.words import Words


class Leave(Exception):
    """The player leaves the table."""


class Terminal:
    """One screen, one match; several people may share the screen, with a curtain between their turns."""

    def __init__(self, match: Match, words: Words, file: Path, command: str, console: Console) -> None:
        self.match = match
        self.bots = SeatedBots(match)
        self.words = words
        self.file = file
        self.command = command
        """What goes on from the file."""
        self.console = console
        self.humans = [at for at, seat in enumerate(match.seats) if seat.who == HUMAN]
        self.shown = len(match.events) if match.choices else 0
        self.fresh = True
        """Whether something has happened since the board was shown."""
        self.viewer = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        self.aside = 0
        """How often the question was handed on among those who may choose."""

    def play(self) -> None:
        """Plays until the match is over or the player leaves; the file is kept up to date all the time."""
        self.say("terminal-help")
        try:
            while not self.match.over:
                bot = self.bots.next()
                if bot is not None:
                    self._let_bot_choose(bot)
                else:
                    asked = self._may_choose()
                    self._ask(asked[self.aside % len(asked)])
            self._show_end()
        except Leave:
            if self._save(self.file):
                self.say("terminal-left", file=str(self.file), command=self.command)

    def say(self, key: str, **arguments: str | int) -> None:
        self.console.print(self.words.say(key, **arguments), markup=False, highlight=False)

    # -- showing ------------------------------------------------------------------------------------------------

    def _tell_news(self) -> None:
        for event in self.match.events[self.shown :]:
            if event.seen_by(self.viewer):
                self.console.print("  " + self.words.event(event), markup=False, highlight=False)
                self.fresh = self.fresh or event.audience == EVERYONE
        self.shown = len(self.match.events)

    def _show_board(self, seat: int) -> None:
        draw = self.match.game.wording.draw
        if draw is not None:
            self.console.print()
            self.console.print(draw(self.match.view(seat), self.words), highlight=False)
        self.fresh = False

    def _show_log(self, seat: int) -> None:
        events = self.match.log(seat)
        if not events:
            self.say("terminal-log-empty")
        for event in events:
            self.console.print("  " + self.words.event(event), markup=False, highlight=False)

    def _show_end(self) -> None:
        self._tell_news()
        self._show_board(self.viewer)
        show_result(self.match, self.words, self.console)

    # -- choosing -----------------------------------------------------------------------------------------------

    def _let_bot_choose(self, seat: int) -> None:
        with self.console.status(self.words.say("terminal-thinking", name=self.words.names[seat])):
            self.bots.choose(seat)
        self._save(self.file)
        self._tell_news()

    def _may_choose(self) -> list[int]:
        """Who is waited for, and then those here who may choose too."""
        return [self.match.owing()[0], *(seat for seat in self.match.also() if seat in self.humans)]

    def _ask(self, seat: int) -> None:
        """Shows what is asked and does what is typed."""
        if len(self.humans) > 1 and seat != self.viewer:
            self._draw_curtain(seat)
        self._tell_news()
        if self.fresh:
            self._show_board(seat)
        decision = self.match.view(seat)["decision"]
        assert decision is not None
        self.console.print()
        self.console.print(self.words.plain(decision["question"]), style="bold", markup=False, highlight=False)
        offered = self._offered(seat)
        for number, choice in zip(offered, decision["choices"], strict=True):
            self.console.print(f"{number:>3}  {self.words.plain(choice['phrase'])}", markup=False, highlight=False)
        others = [self.words.names[at] for at in self._may_choose() if at != seat]
        if others:
            self.say("terminal-hand-on", names=self.words.joined(others))
        while not self._obey(self._read(seat), seat, offered):
            pass

    def _offered(self, seat: int) -> dict[str, int]:
        """What can be typed, and the choice it stands for: a number for itself, all else by its place in the menu."""
        decision = self.match.decision(seat)
        assert decision is not None
        if decision.kind.noun == NUMBER:
            called = [self._number(decision, choice) for choice in decision.choices]
            numbers = called if len(set(called)) == len(called) else decision.choices
            return {str(number): choice for number, choice in zip(numbers, decision.choices, strict=True)}
        return {str(place): choice for place, choice in enumerate(decision.choices, 1)}

    def _number(self, decision: Decision, choice: int) -> int:
        """The number that a choice is called by, which need not be its own: a payment may be negative."""
        mentioned = phrase_of(self.match.state, decision.seat, choice).arguments
        return choice if choice in decision.kind.names else mentioned.get(NUMBER, (NUMBER, choice))[1]

    def _read(self, seat: int) -> str:
        several = len(self.humans) > 1
        key = "terminal-prompt-for" if several else "terminal-prompt"
        prompt = self.words.say(key, name=self.words.names[seat]) if several else self.words.say(key)
        try:
            return self.console.input(f"{prompt}: ", markup=False).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None

    def _obey(self, typed: str, seat: int, offered: dict[str, int]) -> bool:
        """Does what was typed; says whether the question must be asked anew."""
        command, _, rest = typed.partition(" ")
        if typed in offered:
            self.match.choose(seat, offered[typed], self.match.number(seat))
            self._save(self.file)
            self.aside = 0
            return True
        if command == "a" and len(self._may_choose()) > 1:
            self.aside += 1
            return True
        if command == "u":
            return self._undo(seat)
        if command == "l":
            self._show_log(seat)
        elif command == "b":
            self._show_board(seat)
        elif command == "s":
            target = Path(os.path.expanduser(rest.strip())) if rest.strip() else self.file
            if self._save(target):
                self.say("terminal-saved", file=str(target))
        elif command == "q":
            raise Leave
        elif command == "?":
            self.say("terminal-help")
        else:
            first, *_, last = offered
            self.say("terminal-not-a-choice", typed=typed[:40], first=first, last=last)
        return False

    def _undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except CannotUndo:
            self.say("terminal-nothing-to-undo")
            return False
        self._save(self.file)
        self.shown = min(self.shown, len(self.match.events))
        self.fresh = True
        self.say("terminal-undone")
        return True

    def _draw_curtain(self, seat: int) -> None:
        self.console.clear()
        self.say("terminal-curtain", name=self.words.names[seat])
        self._read(seat)
        self.console.clear()
        self.viewer = seat
        self.fresh = True

    def _save(self, file: Path) -> bool:
        try:
            self.match.save(file)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self.say("terminal-cannot-save", file=str(file), reason=reason)
            return False
        return True


def seat_names(match: Match, words: Words) -> list[str]:
    """What the seats are called: by their colour, and who sits there."""
    names = []
    for at, seat in enumerate(match.seats):
        name = seat.name or words.names[at]
        if seat.who == BOT:
            name = words.say("terminal-bot", name=name, bot=seat.bot)
        elif seat.who == HUMAN and sum(other.who == HUMAN for other in match.seats) == 1:
            name = words.say("terminal-you", name=name)
        names.append(name)
    return names


def show_result(match: Match, words: Words, console: Console) -> None:
    """Who won, why, and how the others did."""
    result = match.state.result
    assert result is not None
    winners = [words.names[seat] for seat in result.winners()]
    if len(winners) == 1:
        line = words.say("result-winner", name=winners[0])
    else:
        line = words.say("result-shared", names=words.joined(winners))
    console.print(f"{line} {words.say(f'reason-{result.reason}')}", style="bold", markup=False, highlight=False)
    for seat in sorted(range(len(match.seats)), key=lambda at: (result.ranks[at], at)):
        text = words.say("result-rank", rank=result.ranks[seat], name=words.names[seat], score=result.scores[seat])
        console.print("  " + text, markup=False, highlight=False)
