"""The room: all tables of a server, made, found, and kept up with what others write."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace

from asztal import games
from asztal.bots.levels import is_quick
from asztal.engine.errors import AsztalError, BadSeats
from asztal.match.record import BOT, HUMAN, MAX_SEED, OPEN
from asztal.web.aside import Aside
from asztal.web.chairs import Chair, check_level
from asztal.web.clock import CLOCKS
from asztal.web.database import BadDatabase
from asztal.web.jobs import ADVICE, CHANCES, CLOCK, TURN, Job, Jobs
from asztal.web.lesson import COACH, Advice
from asztal.web.limits import Limits
from asztal.web.presence import LIVE, TURNS
from asztal.web.storage import GATHERING, PLAYING, Act, Row, Storage
from asztal.web.tables import BEGINNERS, OFF, ON, NoTable, Table
from asztal.web.thinking import ThinkerFailed

_log = logging.getLogger("asztal")

FORGOTTEN_S = 10.0
"""A table at which nothing has happened for so long is looked after."""
_HELD = 2000
_CHAIR = [one.name for one in fields(Chair)]
_LONG = 50
"""So many acts take a moment to be done again."""
# What no table is called is not looked for: a database may refuse to be asked for some characters.
_ADDRESS = re.compile(r"[\w-]{1,24}", re.ASCII)


@dataclass(frozen=True)
class Setup:
    """What a table is made of."""

    game: str
    chairs: list[Chair]
    host: str
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None
    public: bool = False
    pace: str = LIVE
    clock: int = 0
    lesson: bool = False
    hints: str = ""
    """Whether hints are given; unless it is said, to all, but not where people play against each other by the clock."""
    choices: list[tuple[int, int]] = field(default_factory=list)
    """What has been chosen already, where a match is played on."""
    origin: str = ""
    """A digest of the address it is made from, so that one can't fill the public list."""
    rematch_of: str = ""


def chairs_of(seats: list[Row]) -> list[Chair]:
    """The chairs as they are stored."""
    return [Chair(**{name: seat[name] for name in _CHAIR}) for seat in seats]


def _usual_hints(setup: Setup) -> str:
    people = sum(1 for chair in setup.chairs if chair.who != BOT)
    return OFF if setup.clock and people > 1 else ON


class Room:
    """All tables of a server: made, found, and kept up with what others write."""

    def __init__(self, storage: Storage, jobs: Jobs, limits: Limits | None = None, opened: float = 0.0) -> None:
        self.storage = storage
        self.jobs = jobs
        self.limits = limits or Limits()
        self.aside = Aside(self.limits.aside)
        self.opened = opened
        """Since when there is a server: before, nobody could choose, and no clock ran."""
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._busy: dict[tuple[str, str], asyncio.Task[None]] = {}
        """What is being done for tables beside everything else: (table, what) -> its task."""
        self._unheard: set[str] = set()
        """The tables that others have changed while they were being read."""
        self._arrivals: dict[tuple[str, str], str] = {}
        """Who has come or gone, for other servers to know: (table, guest) -> how fast they want bots to choose."""
        self._announcing: asyncio.Task[None] | None = None
        self.closing = False

    async def make(self, setup: Setup) -> Table:
        """A new table; if no seat is free its match begins at once."""
        game = games.find(setup.game)
        if len(setup.chairs) not in game.seats:
            raise BadSeats(f"{game.name} can't be played by {len(setup.chairs)}.")
        for chair in setup.chairs:
            if chair.who == BOT:
                check_level(chair.bot)
        if setup.pace not in (LIVE, TURNS) or setup.clock not in CLOCKS:
            raise BadSeats("A table is live or turn-based, and has one of the clocks there are.")
        if setup.hints not in ("", ON, OFF, BEGINNERS):
            raise BadSeats("Hints are on, off, or for beginners.")
        if setup.seed is not None and not 0 <= setup.seed <= MAX_SEED:
            raise BadSeats(f"A seed is a number from 0 to {MAX_SEED}.")
        now = time.time()
        row: Row = {
            "id": secrets.token_urlsafe(12),
            "game": game.name,
            "rules": game.rules_version,
            "options": game.full_options(setup.options, len(setup.chairs)),
            "seed": secrets.randbelow(MAX_SEED) if setup.seed is None else setup.seed,
            "seed_chosen": setup.seed is not None,
            "public": setup.public,
            "pace": setup.pace,
            "clock": setup.clock,
            "lesson": setup.lesson,
            "hints": setup.hints or _usual_hints(setup),
            "host": setup.host,
            "phase": GATHERING,
            "created": now,
            "changed": now,
            "rematch": "",
            "asked_by": "",
            "origin": setup.origin,
        }
        gathering = any(chair.who == OPEN for chair in setup.chairs)
        chairs = setup.chairs if gathering else [replace(chair, ready=True) for chair in setup.chairs]
        acts = [Act(row["id"], at, seat, choice, now) for at, (seat, choice) in enumerate(setup.choices)]
        table = await self._table(row, chairs, acts)
        row["phase"] = table.phase
        seats = [{"table_id": table.id, "seat": at, **asdict(chair)} for at, chair in enumerate(chairs)]
        await self.storage.do(self.storage.add_table, row, seats, acts, setup.rematch_of)
        self._hold(table)
        return table

    async def find(self, table_id: str) -> Table:
        """The table under an address, as it is now."""
        table = self.tables.get(table_id)
        if table is None:
            if not _ADDRESS.fullmatch(table_id):
                raise NoTable("There is no such table.")
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            return await asyncio.shield(self._loading[table_id])
        if self.storage.shared:
            # Whoever asks may come from another server, of whose news this one has not heard yet.
            await table.catch_up()
        return table

    async def _load(self, table_id: str) -> Table:
        try:
            found = await self.storage.do(self.storage.table, table_id)
            if found is None:
                raise NoTable("There is no such table.")
            row, seats, acts = found
            table = await self._table(row, chairs_of(seats), acts)
            table.hear(await self.storage.do(self.storage.beside, table_id))
            self._hold(table)
            await table.keep_up(row["phase"])
        finally:
            del self._loading[table_id]
        if table_id in self._unheard:
            self._unheard.discard(table_id)
            self.hear_of(table_id)
        return table

    async def _table(self, row: Row, chairs: list[Chair], acts: list[Act]) -> Table:
        """A table as it is stored; a long match is played again aside."""
        if len(acts) < _LONG:
            return Table(self, row, chairs, acts)
        return await self.aside.do(Table, self, row, chairs, acts)

    # -- other servers ------------------------------------------------------------------------------------------

    def hear_of_acts(self, table_id: str, places: str) -> None:
        """A table's history has grown to so many places; what this server did itself it has read already."""
        table = self.tables.get(table_id)
        if table is None or table.acts < int(places):
            self.hear_of(table_id, "acts")

    def hear_of_beside(self, table_id: str, process: str = "") -> None:
        """What belongs to a table beside its history has changed."""
        if process != self.storage.process:
            self.hear_of(table_id)

    def hear_of(self, table_id: str, what: str = "beside") -> None:
        """Something has changed at a table; it is read at once if anybody here looks on, else when it is needed."""
        table = self.tables.get(table_id)
        if table is None:
            if table_id in self._loading:
                self._unheard.add(table_id)
            return
        table.unread.add(what)
        if self._is_watched(table) and not self.closing:
            self._start(table, "news", self._read_news)

    def hear_again(self) -> None:
        """News may have been missed."""
        for table_id in list(self.tables):
            self.hear_of(table_id)

    def _is_watched(self, table: Table) -> bool:
        return bool(table.presence.watchers) or table.at_work > 0

    async def _read_news(self, table: Table) -> None:
        while table.unread:
            await table.catch_up()
        self._look_after(table)
        self.advise(table)

    def _look_after(self, table: Table) -> None:
        """Sees to it that the table goes on: whoever has changed it may have died before asking for what follows."""

        def remind(acts: int) -> None:
            if table.acts == acts:
                self.keep_going(table)

        if self.is_going_on(table):
            asyncio.get_running_loop().call_later(FORGOTTEN_S, remind, table.acts)

    def announce(self, table: Table, guest: str, speed: str) -> None:
        """Somebody has come to a table here and wants bots to choose so fast, or (an empty text) has gone."""
        if self.storage.shared and not self.closing:
            self._look_after(table)
            self._arrivals[table.id, guest] = speed
            if self._announcing is None:
                self._announcing = asyncio.create_task(self._announce())

    def announce_all(self) -> None:
        """Says once more who is here: others had taken this server for dead."""
        for table in self.tables.values():
            for guest, speed in table.presence.speeds().items():
                self.announce(table, guest, speed)

    async def _announce(self) -> None:
        try:
            while self._arrivals:
                arrivals, self._arrivals = self._arrivals, {}
                await self.storage.do(self.storage.set_presence, arrivals)
        except BadDatabase as error:
            _log.warning("who is here could not be stored: %s", error)
        finally:
            self._announcing = None

    def _hold(self, table: Table) -> None:
        """Keeps a table at hand; the ones nobody looks at make room."""
        self.tables[table.id] = table
        if len(self.tables) > _HELD:
            busy = {table_id for table_id, _ in self._busy}
            idle = [old for old in self.tables.values() if not self._is_watched(old) and old.id not in busy]
            for old in idle[: len(self.tables) - _HELD]:
                del self.tables[old.id]
        self.keep_going(table)

    def forget(self, table: Table) -> None:
        """Drops a table that is old; whoever looks on must come anew."""
        self.tables.pop(table.id, None)
        table.moved.set()
        table.presence.end()

    # -- what is to be done -------------------------------------------------------------------------------------

    def keep_going(self, table: Table) -> None:
        """Sees to it that bots which owe a choice make it, that clocks are kept, and that beginners get advice."""
        if not self.is_going_on(table):
            return
        seat = table.bot_to_choose()
        if seat is not None:
            bot = table.chairs[seat].level
            self.jobs.put(
                Job(
                    f"turn:{table.id}",
                    TURN,
                    table.id,
                    seat,
                    bot,
                    table.host,
                    alone=not any(chair.who == HUMAN for chair in table.chairs),
                    quick=is_quick(bot, table.game),
                )
            )
        left = table.least_time_left()
        if left is not None:
            self.jobs.put(Job(f"clock:{table.id}", CLOCK, table.id, guest=table.host, due=time.time() + left))
        self.advise(table)

    def is_going_on(self, table: Table) -> bool:
        return table.phase == PLAYING and self.tables.get(table.id) is table and not self.closing

    def advise(self, table: Table) -> None:
        """The coach tells beginners what it would choose."""
        if table.lesson is not None and self.is_going_on(table) and table.lesson.unadvised() is not None:
            self._start(table, "coach", self._advise)

    async def _advise(self, table: Table) -> None:
        assert table.lesson is not None
        seat = table.lesson.unadvised()
        while seat is not None and self.is_going_on(table):
            number = table.number(seat)
            question = Job(f"advice:{table.id}:{seat}:{number}", ADVICE, table.id, seat, COACH, table.host)
            try:
                found = await self.jobs.ask(question)
                table.lesson.keep_advice(seat, Advice(number, found["choice"], found["merit"]))
            except (ThinkerFailed, AsztalError) as error:
                _log.warning("table %s: %s", table.id, error)
                return
            seat = table.lesson.unadvised()

    async def chances(self, table: Table, guest: str) -> list[list[float]]:
        """Each seat's chances over a finished match; they are thought about once, whoever asks."""
        if table.chances is None or (table.chances.done() and table.chances.exception() is not None):
            question = Job(f"chances:{table.id}", CHANCES, table.id, guest=guest)
            table.chances = asyncio.create_task(self.jobs.ask(question))
        return await asyncio.shield(table.chances)

    def _start(self, table: Table, what: str, work: Callable[[Table], Awaitable[None]]) -> None:
        """Does something for a table beside everything else, unless it is being done already."""
        if (table.id, what) not in self._busy:
            self._busy[table.id, what] = asyncio.create_task(self._do(table, what, work))

    async def _do(self, table: Table, what: str, work: Callable[[Table], Awaitable[None]]) -> None:
        try:
            await work(table)
        except BadDatabase as error:
            _log.warning("table %s: %s", table.id, error)
        finally:
            del self._busy[table.id, what]

    def let_go(self) -> None:
        """Ends the live updates of all pages; they come back by themselves when there is a server again."""
        self.closing = True
        for table in self.tables.values():
            table.presence.end()

    async def close(self) -> None:
        """Stops what is under way; every match goes on from the database."""
        self.let_go()
        tasks = [*self._busy.values(), *([self._announcing] if self._announcing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.aside.close()
