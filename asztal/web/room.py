"""The room: all tables of a server, made, found, and kept going by bots."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import aclosing
from dataclasses import asdict, dataclass, field

from sqlalchemy.exc import SQLAlchemyError

from asztal import games
from asztal.engine.errors import AsztalError, BadSeats
from asztal.match.record import BOT, MAX_SEED
from asztal.web.chairs import OUT_OF_TIME, STAND_IN_BOT, Chair, check_level
from asztal.web.clock import CLOCKS
from asztal.web.database import BadDatabase
from asztal.web.lesson import COACH
from asztal.web.presence import LIVE, TURNS
from asztal.web.storage import GATHERING, PLAYING, Act, Row, Storage
from asztal.web.tables import NoTable, Table
from asztal.web.thinking import ThinkerFailed, Thinking

_log = logging.getLogger("asztal")

# People want to see what a bot does: the least time between two of its choices while somebody looks on.
BOT_PACE_S = 0.45
_RETRY_S = (1, 2, 5, 15, 30)
_FAILURES = 3
_HELD = 2000
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
    choices: list[tuple[int, int]] = field(default_factory=list)
    """What has been chosen already, where a match is played on."""
    rematch_of: str = ""


class Room:
    """All tables of a server: made, found, and kept going by bots."""

    def __init__(self, storage: Storage, thinking: Thinking, opened: float = 0.0) -> None:
        self.storage = storage
        self.thinking = thinking
        self.opened = opened
        """Since when there is a server: before, nobody could choose, and no clock ran."""
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._busy: dict[tuple[str, str], asyncio.Task[None]] = {}
        """What is being done for tables beside everything else: (table, what) -> its task."""
        self._unheard: set[str] = set()
        """The tables that others have changed while they were being read."""
        self._arrivals: dict[tuple[str, str], bool] = {}
        """Who has come (True) or gone, for other servers to know: (table, guest)."""
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
            "host": setup.host,
            "phase": GATHERING,
            "created": now,
            "changed": now,
        }
        acts = [Act(row["id"], at, seat, choice, now) for at, (seat, choice) in enumerate(setup.choices)]
        table = Table(self, row, setup.chairs, acts)
        row["phase"] = table.phase
        seats = [{"table_id": table.id, "seat": at, **asdict(chair)} for at, chair in enumerate(setup.chairs)]
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
            await self._catch_up(table)
        return table

    async def _load(self, table_id: str) -> Table:
        try:
            found = await self.storage.do(self.storage.table, table_id)
            if found is None:
                raise NoTable("There is no such table.")
            row, seats, acts = found
            chairs = [Chair(seat["who"], seat["guest"], seat["name"], seat["bot"], seat["away"]) for seat in seats]
            table = Table(self, row, chairs, acts)
            table.hear(await self.storage.do(self.storage.beside, table_id))
            self._hold(table)
            await table.keep_up(row["phase"])
        finally:
            del self._loading[table_id]
        if table_id in self._unheard:
            self._unheard.discard(table_id)
            self.hear_of(table_id)
        return table

    # -- other servers ------------------------------------------------------------------------------------------

    def hear_of_acts(self, table_id: str, places: str) -> None:
        """A table's history has grown to so many places; what this server did itself it has read already."""
        table = self.tables.get(table_id)
        if table is None or table.acts < int(places):
            self.hear_of(table_id, "acts")

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
        return bool(table.presence.watchers) or any((table.id, what) in self._busy for what in ("bots", "coach"))

    async def _read_news(self, table: Table) -> None:
        while table.unread:
            await self._catch_up(table)
        self.let_bots_choose(table)

    async def _catch_up(self, table: Table) -> None:
        try:
            await table.catch_up()
        except SQLAlchemyError as error:
            raise BadDatabase(f"The table could not be read: {error}") from None

    def announce(self, table: Table, guest: str, here: bool) -> None:
        """Somebody has come to a table here, or gone."""
        if self.storage.shared and not self.closing:
            self._arrivals[table.id, guest] = here
            if self._announcing is None:
                self._announcing = asyncio.create_task(self._announce())

    def announce_all(self) -> None:
        """Says once more who is here: others had taken this server for dead."""
        for table in self.tables.values():
            for watcher in table.presence.watchers:
                self.announce(table, watcher.guest, True)

    async def _announce(self) -> None:
        try:
            while self._arrivals:
                arrivals, self._arrivals = self._arrivals, {}
                await self.storage.do(self.storage.set_presence, arrivals)
        except SQLAlchemyError as error:
            _log.warning("who is here could not be stored: %s", error)
        finally:
            self._announcing = None

    def _hold(self, table: Table) -> None:
        """Keeps a table at hand; the ones nobody looks at make room."""
        self.tables[table.id] = table
        if len(self.tables) > _HELD:
            busy = {table_id for table_id, _ in self._busy}
            idle = [old for old in self.tables.values() if not old.presence.watchers and old.id not in busy]
            for old in idle[: len(self.tables) - _HELD]:
                del self.tables[old.id]
        self.let_bots_choose(table)

    def forget(self, table: Table) -> None:
        """Drops a table that is old; whoever looks on must come anew."""
        self.tables.pop(table.id, None)
        table.moved.set()
        table.presence.end()

    # -- bots ---------------------------------------------------------------------------------------------------

    def let_bots_choose(self, table: Table) -> None:
        """Sees to it that bots which owe a choice make it, that clocks are kept, and that beginners get advice."""
        if self._is_going_on(table):
            self._start(table, "bots", self._choose_and_wait)
            if table.lesson is not None and table.lesson.unadvised() is not None:
                self._start(table, "coach", self._advise)

    def _is_going_on(self, table: Table) -> bool:
        return table.phase == PLAYING and self.tables.get(table.id) is table and not self.closing

    def _start(self, table: Table, what: str, work: Callable[[Table], Awaitable[None]]) -> None:
        """Does something for a table beside everything else, unless it is being done already."""
        if (table.id, what) not in self._busy:
            self._busy[table.id, what] = asyncio.create_task(self._do(table, what, work))

    async def _do(self, table: Table, what: str, work: Callable[[Table], Awaitable[None]]) -> None:
        try:
            await work(table)
        finally:
            del self._busy[table.id, what]

    async def _choose_and_wait(self, table: Table) -> None:
        failures = 0
        while self._is_going_on(table):
            table.moved.clear()
            seat = next((at for at in table.owing() if table.chairs[at].chosen_by_bot), None)
            if seat is None:
                if not await self._wait_for_clock(table):
                    return
                continue
            # Whoever fails again and again is stood in for, so that the match goes on.
            bot = table.chairs[seat].level if failures < _FAILURES else STAND_IN_BOT
            try:
                await self._let_choose(table, seat, bot)
                failures = 0
            except (ThinkerFailed, AsztalError) as error:
                _log.warning("table %s: %s", table.id, error)
                await asyncio.sleep(_RETRY_S[min(failures, len(_RETRY_S) - 1)])
                failures += 1

    async def _let_choose(self, table: Table, seat: int, bot: str) -> None:
        """A bot's turn, at a pace that people can follow."""
        asked = time.monotonic()
        number = table.number(seat)
        async with aclosing(self._choices(table, seat, bot)) as choices:
            async for choice in choices:
                if table.presence.watchers:
                    await asyncio.sleep(max(0.0, BOT_PACE_S - (time.monotonic() - asked)))
                if not self._is_wanted(table, seat, number):
                    return
                await table.choose(seat, choice, number)
                asked = time.monotonic()
                number = table.number(seat)

    async def _choices(self, table: Table, seat: int, bot: str) -> AsyncGenerator[int, None]:
        """A bot's choices as they are heard; when nobody wants them any more, its thinker is told to stop."""
        heard: deque[int] = deque()

        def hear(choice: int) -> None:
            heard.append(choice)
            table.moved.set()

        number = table.number(seat)
        thinking = asyncio.create_task(self.thinking.choose(table.record(), seat, bot, hear))
        thinking.add_done_callback(lambda _: table.moved.set())
        try:
            while self._is_wanted(table, seat, number):
                table.moved.clear()
                if heard:
                    yield heard.popleft()
                    number = table.number(seat)
                elif thinking.done():
                    # What went wrong is for whoever asked.
                    thinking.result()
                    return
                else:
                    await table.moved.wait()
        finally:
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)

    def _is_wanted(self, table: Table, seat: int, number: int) -> bool:
        """Whether a bot's choice is still waited for: nobody has ended the match, come back, or taken anything back."""
        chosen_by_bot = table.chairs[seat].chosen_by_bot
        return self._is_going_on(table) and chosen_by_bot and table.number(seat) == number

    async def _advise(self, table: Table) -> None:
        """The coach tells beginners what it would choose."""
        assert table.lesson is not None
        seat = table.lesson.unadvised()
        while seat is not None and self._is_going_on(table):
            number = table.number(seat)
            try:
                table.lesson.keep_advice(seat, number, await self.thinking.advise(table.record(), seat, COACH))
            except (ThinkerFailed, AsztalError) as error:
                _log.warning("table %s: %s", table.id, error)
                return
            seat = table.lesson.unadvised()

    async def _wait_for_clock(self, table: Table) -> bool:
        """Waits until something changes or a clock runs out; False where there is no clock to wait for."""
        left = {seat: time_left for seat in table.owing() if (time_left := table.time_left(seat)) is not None}
        if not left:
            return False
        soonest = min(left, key=lambda seat: left[seat])
        try:
            await asyncio.wait_for(table.moved.wait(), left[soonest])
        except TimeoutError:
            if table.time_left(soonest) == 0.0:
                await table.step_away(soonest, OUT_OF_TIME)
        return True

    def let_go(self) -> None:
        """Ends the live updates of all pages; they come back by themselves when there is a server again."""
        self.closing = True
        for table in self.tables.values():
            table.presence.end()

    async def close(self) -> None:
        """Stops the bots; every match goes on from the database."""
        self.let_go()
        tasks = [*self._busy.values(), *([self._announcing] if self._announcing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
