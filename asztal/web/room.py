"""The room: all tables of a server, made, found, and kept going by bots."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

from asztal import games
from asztal.engine.errors import AsztalError, BadSeats
from asztal.match.record import BOT, MAX_SEED, OPEN
from asztal.web.storage import GATHERING, PLAYING, Act, Row, Storage
from asztal.web.tables import CLOCKS, LIVE, OUT_OF_TIME, TURNS, Chair, NoTable, Table, check_level
from asztal.web.thinking import ThinkerFailed, Thinking

_log = logging.getLogger("asztal")

# People want to see what a bot does: the least time between two of its choices while somebody looks on.
BOT_PACE_S = 0.45
_RETRY_S = (1, 2, 5, 15, 30)
_HELD = 2000


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


class Room:
    """All tables of a server: made, found, and kept going by bots."""

    def __init__(self, storage: Storage, thinking: Thinking) -> None:
        self.storage = storage
        self.thinking = thinking
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}
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
            "phase": GATHERING if any(chair.who == OPEN for chair in setup.chairs) else PLAYING,
            "created": now,
            "changed": now,
        }
        acts = [Act(row["id"], at, seat, choice, now) for at, (seat, choice) in enumerate(setup.choices)]
        table = Table(self, row, setup.chairs, acts)
        row["phase"] = table.phase
        seats = [{"table_id": table.id, "seat": at, **asdict(chair)} for at, chair in enumerate(setup.chairs)]
        await self.storage.do(self.storage.add_table, row, seats, acts)
        self._hold(table)
        return table

    async def find(self, table_id: str) -> Table:
        """The table under an address."""
        table = self.tables.get(table_id)
        if table is not None:
            return table
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table:
        try:
            found = await self.storage.do(self.storage.table, table_id)
            if found is None:
                raise NoTable("There is no such table.")
            row, seats, acts = found
            chairs = [Chair(seat["who"], seat["guest"], seat["name"], seat["bot"], seat["away"]) for seat in seats]
            table = Table(self, row, chairs, acts)
            table.messages = await self.storage.do(self.storage.messages, table_id)
            self._hold(table)
            await table.catch_up(row["phase"])
            return table
        finally:
            del self._loading[table_id]

    def _hold(self, table: Table) -> None:
        """Keeps a table at hand; the ones nobody looks at make room."""
        self.tables[table.id] = table
        if len(self.tables) > _HELD:
            idle = [old for old in self.tables.values() if not old.watchers and old.id not in self._busy]
            for old in idle[: len(self.tables) - _HELD]:
                del self.tables[old.id]
        self.let_bots_choose(table)

    def forget(self, table: Table) -> None:
        """Drops a table that is old; whoever looks on must come anew."""
        self.tables.pop(table.id, None)
        for watcher in table.watchers:
            watcher.ended = True
            watcher.woken.set()

    # -- bots ---------------------------------------------------------------------------------------------------

    def let_bots_choose(self, table: Table) -> None:
        """Sees to it that bots which owe a choice make it, and that clocks are kept."""
        if table.id not in self._busy and table.phase == PLAYING and not self.closing:
            task = asyncio.create_task(self._keep_going(table))
            self._busy[table.id] = task

    async def _keep_going(self, table: Table) -> None:
        try:
            await self._choose_and_wait(table)
        finally:
            self._busy.pop(table.id, None)

    async def _choose_and_wait(self, table: Table) -> None:
        failures = 0
        while table.phase == PLAYING and self.tables.get(table.id) is table and not self.closing:
            table.moved.clear()
            seat = next((at for at in table.owing() if table.chairs[at].chosen_by_bot), None)
            if seat is None:
                if not await self._wait_for_clock(table):
                    return
                continue
            try:
                await self._let_choose(table, seat)
                failures = 0
            except (ThinkerFailed, AsztalError) as error:
                _log.warning("table %s: %s", table.id, error)
                await asyncio.sleep(_RETRY_S[min(failures, len(_RETRY_S) - 1)])
                failures += 1

    async def _let_choose(self, table: Table, seat: int) -> None:
        """A bot's turn; if something changes meanwhile (its owner is back, an undo), the rest is dropped."""
        asked = time.monotonic()
        number = table.number(seat)
        for choice in await self.thinking.choose(table.record(), seat, table.chairs[seat].level):
            if table.watchers:
                await asyncio.sleep(max(0.0, BOT_PACE_S - (time.monotonic() - asked)))
            if table.over or not table.chairs[seat].chosen_by_bot or table.number(seat) != number:
                return
            await table.choose(seat, choice, number)
            asked = time.monotonic()
            number = table.number(seat)

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
            for watcher in table.watchers:
                watcher.ended = True
                watcher.woken.set()

    async def close(self) -> None:
        """Stops the bots; every match goes on from the database."""
        self.let_go()
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
