"""A table: a match with people around it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

from asztal import games
from asztal.engine.errors import AsztalError, CannotUndo, IllegalChoice, OtherRules, StaleChoice
from asztal.engine.game import SPECTATOR, Game, View
from asztal.engine.result import Result
from asztal.match import Match, Record, Seat
from asztal.match.record import BOT, HUMAN, OPEN
from asztal.web.aside import AT_A_STRETCH, breathe
from asztal.web.chairs import RESIGNED, STANDS_IN, Chair, check_level
from asztal.web.clock import Clock
from asztal.web.database import BadDatabase
from asztal.web.lesson import Lesson
from asztal.web.numbering import Numbering
from asztal.web.presence import Presence
from asztal.web.storage import GATHERING, OVER, PLAYING, SEATED, UNDO, Act, Beside, Conflict, Row

if TYPE_CHECKING:
    from asztal.web.room import Room

_log = logging.getLogger("asztal")


TOO_LONG = "too-long"
"""Why a match is over that had as many choices as a match may have."""


ON, OFF, BEGINNERS = "on", "off", "beginners"
"""Whether hints are given: to all, to nobody, to beginners."""


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


class UndoneOften(CannotUndo):
    """A seat that has taken back very much in one match; that would make it long without end."""

    key = "error-undo-limit"


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
        self.hints: str = row["hints"]
        self.host: str = row["host"]
        self.phase = GATHERING
        """It follows from who sits and what was chosen."""
        self.created: float = row["created"]
        self.changed: float = row["changed"]
        self.chairs = chairs
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
        self.undos = [0] * len(chairs)
        """How often each seat has taken something back."""
        self.version = 0
        """Grows with every change that all can see; what was drawn for one version is good for all who look at it."""
        self.own_versions = [0] * len(chairs)
        """Grow with the changes that one seat alone can see."""
        self.drawn: dict[object, object] = {}
        """What was drawn of this version, kept by ``pages``."""
        self.rematch: str = row["rematch"]
        """The table of the rematch, if somebody has asked for one."""
        self.asked_by: str = row["asked_by"]
        """The guest who asked for it."""
        self.chances: asyncio.Task[list[list[float]]] | None = None
        """Each seat's chances over the match, when it is over and somebody has asked."""
        self.told: dict[object, dict[int, Any]] = {}
        """The lines of the log in each language and in the seats' colours, kept by ``render``."""
        self.messages: list[Row] = []
        self.said = 0
        """How many messages there were in all."""
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
        """The seats nobody sits on, also those that are kept for somebody."""
        return [at for at, chair in enumerate(self.chairs) if chair.who == OPEN]

    def kept_for(self, guest: str) -> list[int]:
        """The free seats that are kept for a guest."""
        return [at for at, chair in enumerate(self.chairs) if chair.who == OPEN and chair.guest == guest]

    def free_for(self, guest: str) -> list[int]:
        """Where a guest may sit down: on the seats that are kept for them, or else on those kept for nobody."""
        return self.kept_for(guest) or self.kept_for("")

    def people(self) -> set[str]:
        """The guests who sit here."""
        return {chair.guest for chair in self.chairs if chair.who == HUMAN}

    def unready(self) -> list[int]:
        """The seats of people who have not said that the match may begin."""
        return [at for at, chair in enumerate(self.chairs) if chair.who == HUMAN and not chair.ready]

    @property
    def colours(self) -> tuple[str, ...]:
        """Each seat's colour; in some games it is chosen in the match."""
        return self.game.colours if self.match is None else self.game.colours_in(self.match.state)

    def spectators(self) -> int:
        """How many people look on without a seat."""
        return self.presence.count() - sum(map(self.presence.is_here, self.people()))

    def is_absent(self, seat: int) -> bool:
        """Whether a person has been away for so long that a bot may stand in."""
        chair = self.chairs[seat]
        return chair.who == HUMAN and not chair.away and self.presence.is_long_gone(chair.guest)

    def _announce(self, guest: str, speed: str) -> None:
        self.room.announce(self, guest, speed)

    def _is_missed(self, guest: str) -> bool:
        return bool(self.seats_of(guest)) and not self.room.closing

    # -- the match ----------------------------------------------------------------------------------------------

    def _replay(self, acts: list[Act]) -> None:
        """Does all that was written; the chairs are those that it has led to."""
        self._settle_phase(self.created)
        for at, act in enumerate(acts):
            if at % AT_A_STRETCH == 0:
                breathe()
            if act.choice >= 0:
                # It may have been written by another Asztal.
                self.playing.check(act.seat, act.choice)
            if act.choice == SEATED:
                self._count_seating()
                if self.match is None or not (self.match.choices or (act.chair and act.chair["away"])):
                    # The last of those who sat down and were ready began it.
                    self.clock.ask_all(act.at)
            else:
                self._apply(act)
        self.clock.stood_still(self.room.opened)
        self._settle_phase(self.created)

    def _settle_phase(self, at: float) -> None:
        """The match begins when all seats are taken and all are ready.

        It is over by the rules, when too few are left, or when it has become too long.
        """
        if self.phase == GATHERING and self._may_begin():
            self.phase = PLAYING
            self.match = Match(self.game, self._seats(), self.options, self.seed)
            self.clock.ask_all(at)
        if self.phase == PLAYING and (self.playing.over or self._too_few_left() or self._is_too_long()):
            self.phase = OVER

    def _may_begin(self) -> bool:
        """Whether no seat is free and all people are ready; of bots alone, one whom the host has let begin."""
        return not self.free() and not self.unready() and any(chair.ready for chair in self.chairs)

    def _is_too_long(self) -> bool:
        """Whether the match has as many choices as a match may have: then nobody has won it."""
        most = self.room.limits.choices
        return 0 < most <= len(self.playing.choices)

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
            self.undos[act.seat] += 1
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
            raise NotNow("This match has not begun yet.")
        return self.match

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def stage(self, guest: str) -> str:
        """What kind of page a guest needs: whoever has sat down, or finds no free seat, is no longer asked to."""
        if self.phase != GATHERING:
            return self.phase
        mine = "-".join(map(str, self.seats_of(guest)))
        return f"{GATHERING}-{mine or ('join' if self.free_for(guest) else 'watch')}"

    def result(self) -> Result | None:
        """How it ended: by the rules, because too few were left, or without a winner because it was endless."""
        if self.match is None or not self.over:
            return None
        if self.match.state.result is not None:
            return self.match.state.result
        ranks = [2 if chair.away == RESIGNED else 1 for chair in self.chairs]
        return Result(ranks, [0] * len(ranks), "resigned" if self._too_few_left() else TOO_LONG)

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
                if self._has_undone_often(seat):
                    raise UndoneOften("This seat has taken back as much as it may in one match.")
            while self.can_undo(seat) and (most is None or taken_back < most):
                await self._act(seat, UNDO)
                taken_back += 1
            if not taken_back:
                raise CannotUndo("This can't be taken back: something was shown, or somebody has chosen since.")

        await self._settled(attempt)

    def can_undo(self, seat: int) -> bool:
        return self.playing.can_undo(seat) and not self._has_undone_often(seat)

    def _has_undone_often(self, seat: int) -> bool:
        most = self.room.limits.undos
        return 0 < most <= self.undos[seat]

    async def _act(self, seat: int, choice: int) -> None:
        """Writes what was checked, then does it."""
        now = time.time()
        free = self.chairs[seat].chosen_by_bot or (choice != UNDO and seat in self.also())
        spent = 0.0 if free else self.clock.thought(seat, now)
        await self._append(Act(self.id, self.acts, seat, choice, now, spent))

    async def _set_chair(self, seat: int, chair: Chair) -> None:
        await self._append(Act(self.id, self.acts, seat, SEATED, time.time(), chair=asdict(chair)))

    async def _append(self, act: Act) -> None:
        phase = self.phase
        await self.room.storage.append(act)
        self._show(act)
        if self.phase != phase:
            await self._keep_phase()

    def _show(self, act: Act) -> None:
        """Does what was written, and lets those see it who may."""
        before = self._in_sight()
        self._apply(act)
        self.changed = act.at
        self.refresh(act.seat if act.chair is None and self._in_sight() == before else None)

    def _in_sight(self) -> tuple[object, ...]:
        """What all can see of who has chosen: while it stays the same, others must notice nothing of a choice."""
        if self.match is None:
            return ()
        return self.phase, self.number(SPECTATOR), self.match.owing(), self.match.also()

    async def _keep_phase(self) -> None:
        """For lists of tables, which don't read each history; if it can't be written, it is found out again."""
        values = {"phase": self.phase, "changed": self.changed}
        try:
            await self.room.storage.do(self.room.storage.change_table, self.id, values)
        except BadDatabase as error:
            _log.warning("table %s: %s", self.id, error)

    async def keep_up(self, stored: str) -> None:
        """Notes what the server could no longer note when it ended: that a match has begun, or its end."""
        if self.phase != stored:
            self.changed = time.time()
            await self._keep_phase()

    # -- other servers ------------------------------------------------------------------------------------------

    async def _read_on(self) -> bool:
        """Does what others have written; whether there was anything."""
        acts = await self.room.storage.do(self.room.storage.acts_from, self.id, self.acts)
        for act in acts:
            if act.choice >= 0:
                self.playing.check(act.seat, act.choice)
            self._show(act)
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
        told = beside.rematch, beside.asked_by, beside.messages, beside.said
        if told != (self.rematch, self.asked_by, self.messages, self.said):
            self.rematch, self.asked_by, self.messages, self.said = told
            self.refresh()
        elsewhere: dict[str, list[tuple[str, float]]] = {}
        for row in beside.presence:
            elsewhere.setdefault(row["guest"], []).append((row["speed"] if row["here"] else "", row["at"]))
        self.presence.hear(elsewhere)

    async def read_beside(self) -> None:
        """Reads what belongs to the table beside its history."""
        self.hear(await self.room.storage.do(self.room.storage.beside, self.id))

    # -- gathering ----------------------------------------------------------------------------------------------

    async def sit(self, seat: int, guest: str, name: str, ready: bool = False) -> None:
        """Somebody sits down."""

        async def attempt() -> None:
            if not 0 <= seat < len(self.chairs):
                raise SeatTaken("There is no such seat at this table.")
            chair = self.chairs[seat]
            if chair.who == HUMAN and chair.guest == guest:
                return
            free = self.free_for(guest)
            if seat not in free:
                raise SeatTaken("Somebody sits there already.") if free else TableFull("No seat is free.")
            if self.seats_of(guest):
                raise NotYours("You sit at this table already.")
            # Whoever comes last to a table of bots has nobody to wait for.
            alone = not self.people() and self.free() == [seat]
            await self._set_chair(seat, Chair(HUMAN, guest, name, ready=ready or alone))

        await self._settled(attempt)

    async def take_kept(self, guest: str) -> None:
        """Whoever was invited comes to all seats that are kept for them, and means to play."""

        async def attempt() -> None:
            for seat in self.kept_for(guest):
                await self._set_chair(seat, replace(self.chairs[seat], who=HUMAN, ready=True))

        await self._settled(attempt)

    async def rise(self, guest: str) -> None:
        """Gets up before the match has begun."""

        async def attempt() -> None:
            self._check_gathering()
            for seat in self.seats_of(guest):
                await self._set_chair(seat, Chair())

        await self._settled(attempt)

    async def set_ready(self, guest: str, ready: bool) -> None:
        """Somebody says that the match may begin, or not yet; it does when all have said so and no seat is free."""

        async def attempt() -> None:
            if self.phase != GATHERING:
                # Somebody was faster.
                return
            if not self.seats_of(guest):
                raise NotYours("Only whoever sits at this table can do this.")
            for seat in self.seats_of(guest):
                if self.chairs[seat].ready != ready:
                    await self._set_chair(seat, replace(self.chairs[seat], ready=ready))

        await self._settled(attempt)

    async def begin(self, guest: str) -> None:
        """The host lets the match begin, whoever has said that it may."""

        async def attempt() -> None:
            self._check_host(guest)
            if self.phase == GATHERING and self.free():
                raise NotNow("A seat is still free.")
            await self._make_ready()

        await self._settled(attempt)

    async def _make_ready(self) -> None:
        """Whatever people have said; of bots alone, the first says it for all."""
        if self.phase == GATHERING:
            for seat in self.unready() if self.people() else [0]:
                await self._set_chair(seat, replace(self.chairs[seat], ready=True))

    async def give(self, guest: str, seat: int, chair: Chair) -> None:
        """The host decides who may take a seat on which nobody sits: anybody who comes, or a bot."""

        async def attempt() -> None:
            self._check_host(guest)
            self._check_gathering()
            if not 0 <= seat < len(self.chairs) or self.chairs[seat].who == HUMAN:
                raise SeatTaken("Somebody sits there already.")
            if chair.who == BOT:
                check_level(chair.bot)
            await self._set_chair(seat, chair)

        await self._settled(attempt)

    async def fill(self, guest: str, level: str) -> None:
        """The host lets bots take the free seats, and the match begin."""

        async def attempt() -> None:
            self._check_host(guest)
            check_level(level)
            for seat in self.free():
                await self._set_chair(seat, Chair(BOT, bot=level))
            await self._make_ready()

        await self._settled(attempt)

    def _check_host(self, guest: str) -> None:
        if guest != self.host:
            raise NotYours("Only the host can do this.")

    def _check_gathering(self) -> None:
        if self.phase != GATHERING:
            raise NotNow("The match has begun.")

    # -- people -------------------------------------------------------------------------------------------------

    async def rename(self, guest: str, old: Collection[str], new: str) -> None:
        """A guest is called otherwise from now on, wherever they sit under an old name."""

        async def attempt() -> None:
            for seat, chair in enumerate(self.chairs):
                if chair.guest == guest and chair.name in old and chair.name != new:
                    await self._set_chair(seat, replace(chair, name=new))

        await self._settled(attempt)

    async def rename_seat(self, seat: int, new: str) -> None:
        """Somebody at a shared screen is called otherwise from now on."""

        async def attempt() -> None:
            if self.over:
                raise NotNow("The match is over.")
            await self._set_chair(seat, replace(self.chairs[seat], name=new))

        await self._settled(attempt)

    async def step_away(self, seat: int, why: str) -> None:
        """From now on a bot chooses for the seat: until its owner is back, or for good."""

        async def attempt() -> None:
            if self.phase != PLAYING or self.chairs[seat].who != HUMAN or self.chairs[seat].away not in ("", STANDS_IN):
                raise NotNow("There is nobody to step away.")
            await self._set_chair(seat, replace(self.chairs[seat], away=why))

        await self._settled(attempt)

    def resigning_ends_it(self, seat: int) -> bool:
        """Whether the match would be decided if this seat resigned as well."""
        return self._too_few_left(seat)

    def _too_few_left(self, without: int = -1) -> bool:
        """When people have resigned, one seat or no person may be left; then the match is decided."""
        left = [chair for seat, chair in enumerate(self.chairs) if chair.away != RESIGNED and seat != without]
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
        await self.read_beside()

    # -- what is seen -------------------------------------------------------------------------------------------

    def version_for(self, seat: int) -> int:
        """The version of what a seat, or a spectator, sees."""
        return self.version + (self.own_versions[seat] if seat >= 0 else 0)

    def refresh(self, seat: int | None = None) -> None:
        """What was drawn is old; whoever looks on gets it anew.

        What one seat alone can see is drawn anew for that seat alone: the others are not even woken, and get what was
        drawn before, so that neither what they get nor how soon they get it tells them anything.
        """
        if seat is None:
            self.version += 1
            self.drawn.clear()
            self.presence.wake()
        else:
            self.own_versions[seat] += 1
            for key in [key for key in self.drawn if isinstance(key, tuple) and seat in key]:
                del self.drawn[key]
            self.presence.wake(self.chairs[seat].guest)
        self.moved.set()
