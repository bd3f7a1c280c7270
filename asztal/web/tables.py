"""A table: a match with people around it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

from asztal import games
from asztal.engine.errors import AsztalError, CannotUndo, IllegalChoice, OtherRules, StaleChoice
from asztal.engine.game import SPECTATOR, Game, View
from asztal.engine.result import Result
from asztal.match import Match, Record, Seat
from asztal.match.record import BOT, HUMAN, OPEN
from asztal.web.chairs import RESIGNED, STANDS_IN, Chair, check_level
from asztal.web.clock import Clock
from asztal.web.lesson import Lesson
from asztal.web.numbering import Numbering
from asztal.web.presence import Presence
from asztal.web.storage import GATHERING, OVER, PLAYING, SEATED, UNDO, Act, Beside, Conflict, Row

if TYPE_CHECKING:
    from asztal.web.room import Room


class NoTable(AsztalError):
    """No table under that address."""

    key = "error-no-table"


class TableFull(AsztalError):
    """No seat is free."""

    key = "error-full"


class SeatTaken(AsztalError):
    """Somebody else sits there."""

    key = "error-taken"


class NotYours(AsztalError):
    """Something that only the seat's owner (or the host) may do."""

    key = "error-not-yours"


class NotNow(AsztalError):
    """Something that can't be done in this phase of a table."""

    key = "error-not-now"


class Table:
    """One table. Whatever changes it is written first and seen afterwards."""

    def __init__(self, room: Room, row: Row, chairs: list[Chair], acts: list[Act]) -> None:
        self.room = room
        self.id: str = row["id"]
        self.game: Game = games.find(row["game"])
        if not self.game.plays_version(row["rules"]):
            raise OtherRules(f"This match is played by rules version {row['rules']} of {self.game.name}.")
        self.options = self.game.options_of(row["rules"], row["options"])
        self.seed: int = row["seed"]
        self.seed_chosen: bool = row["seed_chosen"]
        self.public: bool = row["public"]
        self.pace: str = row["pace"]
        self.host: str = row["host"]
        self.phase = GATHERING
        """It follows from who sits and what was chosen."""
        self.created: float = row["created"]
        self.changed: float = row["changed"]
        self.chairs = chairs
        self.seatings = 0
        """How often somebody sat down or got up."""
        self.presence = Presence(self.pace, self._is_missed, self.refresh, self._announce)
        self.clock = Clock(row["clock"], len(chairs), self.created)
        self.lesson = Lesson(self) if row["lesson"] else None
        self.match: Match | None = None
        self.numbering = Numbering(len(chairs))
        self.acts = 0
        """How much of the table's history has been read: what was chosen and taken back, and who took which chair."""
        self.unread: set[str] = set()
        """Of what other servers have written something new: ``acts``, ``beside``."""
        self.at_work = 0
        """How many bots are at work here."""
        self.version = 0
        """Grows with every change; what was drawn for one version is good for all who look at it."""
        self.drawn: dict[object, object] = {}
        """What was drawn of this version, kept by ``pages``."""
        self.rematch: str = row.get("rematch", "")
        """The table of the rematch, if somebody has asked for one."""
        self.told: dict[object, list[Any]] = {}
        """The lines of the log in each language and in the seats' colours, kept by ``render``."""
        self.messages: list[Row] = []
        self.lock = asyncio.Lock()
        self.moved = asyncio.Event()
        """Set whenever something has changed that bots or clocks must know of."""
        self.news = [0] * len(chairs)
        """For each seat, how many events had happened when it last chose."""
        self.news_from = 0
        """How many events had happened before the last act that all could see."""
        self._replay(acts)

    # -- who is here --------------------------------------------------------------------------------------------

    def seats_of(self, guest: str) -> list[int]:
        """The seats a guest owns; several where people share a screen."""
        return [at for at, chair in enumerate(self.chairs) if chair.who == HUMAN and chair.guest == guest]

    def free(self) -> list[int]:
        return [at for at, chair in enumerate(self.chairs) if chair.who == OPEN]

    @property
    def colours(self) -> tuple[str, ...]:
        """Each seat's colour; in some games it is chosen in the match."""
        return self.game.colours if self.match is None else self.game.colours_in(self.match.state)

    def spectators(self) -> int:
        """How many people look on without a seat."""
        return len(self.presence.guests() - {chair.guest for chair in self.chairs if chair.who == HUMAN})

    def is_absent(self, seat: int) -> bool:
        """Whether a person has been away for so long that a bot may stand in."""
        chair = self.chairs[seat]
        return chair.who == HUMAN and not chair.away and self.presence.is_long_gone(chair.guest)

    def _announce(self, guest: str, here: bool) -> None:
        self.room.announce(self, guest, here)

    def _is_missed(self, guest: str) -> bool:
        return bool(self.seats_of(guest)) and not self.room.closing

    # -- the match ----------------------------------------------------------------------------------------------

    def _replay(self, acts: list[Act]) -> None:
        """Does all that was written; the chairs are those that it has led to."""
        self._settle_phase(self.created)
        for act in acts:
            if act.choice >= 0:
                # It may have been written by another Asztal.
                self.playing.check(act.seat, act.choice)
            if act.choice == SEATED:
                self._count_seating()
                if self.match is None or not (self.match.choices or (act.chair and act.chair["away"])):
                    # The last of those who sat down began it.
                    self.clock.ask_all(act.at)
            else:
                self._apply(act)
        self.clock.stood_still(self.room.opened)
        self._settle_phase(self.created)

    def _settle_phase(self, at: float) -> None:
        """The match begins when the last seat is taken, and is over by the rules or when too few are left."""
        if self.phase == GATHERING and not self.free():
            self.phase = PLAYING
            self.match = Match(self.game, self._seats(), self.options, self.seed)
            self.clock.ask_all(at)
        if self.phase == PLAYING and (self.playing.over or self._too_few_left()):
            self.phase = OVER

    def _seats(self) -> list[Seat]:
        return [Seat(chair.who, chair.name, chair.bot) for chair in self.chairs]

    def _apply(self, act: Act) -> None:
        """Does what was written, and checked before that."""
        if act.chair is not None:
            self.chairs[act.seat] = Chair(**act.chair)
            self._count_seating()
            self._settle_phase(act.at)
            return
        match = self.playing
        seen, told = self.number(SPECTATOR), len(match.events)
        if act.choice == UNDO:
            self.numbering.take_back(match, act.seat)
            self.told.clear()
        else:
            match.make(act.seat, act.choice)
        self.acts += 1
        self.clock.spend(act.seat, act.spent)
        self.news[act.seat] = len(match.events)
        self.news = [min(news, len(match.events)) for news in self.news]
        if self.number(SPECTATOR) == seen:
            # The others must not notice: neither from the news nor from the clocks.
            self.clock.ask(act.seat, act.at)
        else:
            self.news_from = told
            self.clock.ask_all(act.at)
        self._settle_phase(act.at)

    def _count_seating(self) -> None:
        self.acts += 1
        self.seatings += 1
        self.told.clear()

    def number(self, seat: int) -> int:
        """The number of the decision the seat is asked; ``Numbering`` says what it promises."""
        return self.numbering.of(self.playing, seat)

    def view(self, seat: int) -> View:
        """What the seat may know; whoever resigned or is stood in for is asked nothing."""
        view = self.playing.view(seat)
        result = self.result()
        if self.over and result is not None:
            view["decision"] = None
            view["owing"] = []
            view["result"] = {"ranks": result.ranks, "scores": result.scores, "reason": result.reason}
        elif seat >= 0 and self.chairs[seat].away:
            view["decision"] = None
        return view

    @property
    def playing(self) -> Match:
        """The match, which has begun."""
        if self.match is None:
            raise NotNow("This match has not begun yet: a seat is still free.")
        return self.match

    @property
    def over(self) -> bool:
        return self.phase == OVER

    @property
    def stage(self) -> str:
        """What kind of page the table needs; it grows while people sit down."""
        return f"{self.phase}-{self.seatings}" if self.phase == GATHERING else self.phase

    def result(self) -> Result | None:
        """How it ended: by the rules, or because too few were left."""
        if self.match is None or not self.over:
            return None
        if self.match.state.result is not None:
            return self.match.state.result
        ranks = [2 if chair.away == RESIGNED else 1 for chair in self.chairs]
        return Result(ranks, [0] * len(ranks), "resigned")

    def record(self) -> Record:
        """The match as a record; while it lasts it would tell its secrets, so it is for the server alone."""
        record = self.playing.record()
        record.seats = self._seats()
        return record

    def owing(self) -> list[int]:
        """The seats that must choose now."""
        return [] if self.match is None or self.over else self.match.owing()

    def also(self) -> list[int]:
        """The seats that may choose too, though nobody waits for them."""
        return [] if self.match is None or self.over else self.match.also()

    def bot_to_choose(self) -> int | None:
        """A seat that must choose now and for which a bot does."""
        return next((seat for seat in self.owing() if self.chairs[seat].chosen_by_bot), None)

    def least_time_left(self) -> float | None:
        """Seconds until the first clock runs out, or None where none does."""
        people = [seat for seat in self.owing() if not self.chairs[seat].chosen_by_bot]
        left = [time_left for seat in people if (time_left := self.time_left(seat)) is not None]
        return min(left, default=None)

    def time_left(self, seat: int) -> float | None:
        """Seconds on the seat's clock, or None without one."""
        return self.clock.left(seat, seat in self.owing() and not self.chairs[seat].chosen_by_bot)

    # -- changing -----------------------------------------------------------------------------------------------

    async def _settled(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Does what is attempted, one after the other; where another server was first, it is checked anew."""
        async with self.lock:
            while True:
                try:
                    await attempt()
                    break
                except Conflict:
                    if not await self._read_on():
                        self.room.forget(self)
                        raise
        self.room.keep_going(self)

    async def choose(self, seat: int, choice: int, number: int) -> None:
        """Makes a seat's choice: checked, written, then seen."""

        async def attempt() -> None:
            if self.over:
                raise IllegalChoice("The match is over; nothing more can be chosen.")
            self._check_number(seat, number)
            self.playing.check(seat, choice)
            await self._act(seat, choice)

        await self._settled(attempt)

    def _check_number(self, seat: int, number: int) -> None:
        if number != self.number(seat):
            raise StaleChoice("The seat has chosen or taken back something in the meantime; look again.")

    async def undo(self, seat: int, number: int, most: int | None = 1) -> None:
        """Takes back the seat's last choice, so many of them, or (None) all that can be taken back."""
        taken_back = 0

        async def attempt() -> None:
            nonlocal taken_back
            if self.over or self.chairs[seat].chosen_by_bot:
                raise CannotUndo("There is nothing that this seat could take back.")
            if not taken_back:
                self._check_number(seat, number)
            while self.playing.can_undo(seat) and (most is None or taken_back < most):
                await self._act(seat, UNDO)
                taken_back += 1
            if not taken_back:
                raise CannotUndo("This can't be taken back: something was shown, or somebody has chosen since.")

        await self._settled(attempt)

    async def _act(self, seat: int, choice: int) -> None:
        """Writes what was checked, then does it."""
        now = time.time()
        free = self.chairs[seat].chosen_by_bot or (choice != UNDO and seat in self.also())
        spent = 0.0 if free else self.clock.thought(seat, now)
        await self._append(Act(self.id, self.acts, seat, choice, now, spent))

    async def _append(self, act: Act) -> None:
        phase = self.phase
        await self.room.storage.append(act)
        self._apply(act)
        self.changed = act.at
        self.refresh()
        if self.phase != phase:
            await self._keep_phase()

    async def _keep_phase(self) -> None:
        """For lists of tables, which don't read each history."""
        values = {"phase": self.phase, "changed": self.changed}
        await self.room.storage.do(self.room.storage.change_table, self.id, values)

    async def _read_on(self) -> bool:
        """Does what others have written; whether there was anything."""
        acts = await self.room.storage.do(self.room.storage.acts_from, self.id, self.acts)
        for act in acts:
            if act.choice >= 0:
                self.playing.check(act.seat, act.choice)
            self._apply(act)
        if acts:
            self.changed = acts[-1].at
            self.refresh()
        return bool(acts)

    async def catch_up(self) -> None:
        """Reads what other servers have written."""
        async with self.lock:
            unread, self.unread = self.unread, set()
            await self._read_on()
            if "beside" in unread:
                self.hear(await self.room.storage.do(self.room.storage.beside, self.id))

    def hear(self, beside: Beside) -> None:
        """What belongs to the table beside its history."""
        if (beside.rematch, beside.messages) != (self.rematch, self.messages):
            self.rematch, self.messages = beside.rematch, beside.messages
            self.refresh()
        elsewhere: dict[str, tuple[bool, float]] = {}
        for row in beside.presence:
            here, at = elsewhere.get(row["guest"], (False, 0.0))
            elsewhere[row["guest"]] = here or row["here"], max(at, row["at"])
        self.presence.hear(elsewhere)

    async def sit(self, seat: int, guest: str, name: str) -> None:
        """Somebody sits down; when the last one has, the match begins."""

        async def attempt() -> None:
            if not 0 <= seat < len(self.chairs):
                raise SeatTaken("There is no such seat at this table.")
            if self.chairs[seat].who != OPEN:
                if self.chairs[seat].guest == guest:
                    return
                raise SeatTaken("Somebody sits there already.") if self.free() else TableFull("No seat is free.")
            if self.seats_of(guest):
                raise NotYours("You sit at this table already.")
            await self._set_chair(seat, Chair(HUMAN, guest, name))

        await self._settled(attempt)

    async def rise(self, guest: str) -> None:
        """Gets up before the match has begun."""

        async def attempt() -> None:
            if self.phase != GATHERING:
                raise NotNow("The match has begun.")
            for seat in self.seats_of(guest):
                await self._set_chair(seat, Chair())

        await self._settled(attempt)

    async def fill(self, guest: str, level: str) -> None:
        """The host lets bots take the free seats."""

        async def attempt() -> None:
            if guest != self.host:
                raise NotYours("Only the host can do this.")
            check_level(level)
            for seat in self.free():
                await self._set_chair(seat, Chair(BOT, bot=level))

        await self._settled(attempt)

    async def keep_up(self, stored: str) -> None:
        """Notes what the server could no longer note when it ended: that a match has begun, or its end."""
        if self.phase != stored:
            self.changed = time.time()
            await self._keep_phase()

    async def rename(self, guest: str, old: str, new: str) -> None:
        """A guest is called otherwise from now on."""

        async def attempt() -> None:
            for seat in self.seats_of(guest):
                if self.chairs[seat].name == old:
                    await self._set_chair(seat, replace(self.chairs[seat], name=new))

        await self._settled(attempt)

    async def step_away(self, seat: int, why: str) -> None:
        """From now on a bot chooses for the seat: until its owner is back, or for good."""

        async def attempt() -> None:
            if self.phase != PLAYING or self.chairs[seat].who != HUMAN or self.chairs[seat].away not in ("", STANDS_IN):
                raise NotNow("There is nobody to step away.")
            await self._set_chair(seat, replace(self.chairs[seat], away=why))

        await self._settled(attempt)

    def _too_few_left(self) -> bool:
        """When people have resigned, one seat or no person may be left; then the match is decided."""
        left = [chair for chair in self.chairs if chair.away != RESIGNED]
        resigned = len(left) < len(self.chairs)
        return resigned and (len(left) < 2 or not any(chair.who == HUMAN for chair in left))

    async def come_back(self, guest: str) -> None:
        """Whoever is back chooses for themselves again."""

        async def attempt() -> None:
            for seat in self.seats_of(guest):
                if self.chairs[seat].away == STANDS_IN:
                    await self._set_chair(seat, replace(self.chairs[seat], away=""))

        if any(self.chairs[seat].away == STANDS_IN for seat in self.seats_of(guest)):
            await self._settled(attempt)

    async def say(self, guest: str, name: str, text: str) -> None:
        """A message to all at the table."""
        await self.room.storage.do(self.room.storage.add_message, self.id, guest, name, text)
        self.hear(await self.room.storage.do(self.room.storage.beside, self.id))

    async def _set_chair(self, seat: int, chair: Chair) -> None:
        await self._append(Act(self.id, self.acts, seat, SEATED, time.time(), chair=asdict(chair)))

    def refresh(self) -> None:
        """What was drawn is old; whoever looks on gets it anew."""
        self.version += 1
        self.drawn.clear()
        self.moved.set()
        self.presence.wake()
