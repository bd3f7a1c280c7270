"""Ordinary players: at each table two people at one screen, who choose at a steady pace from their own address."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from bench.attacks.wire import Visitor

# In this order nobody gets four in a row.
COLUMNS = [0, 1, 2, 3, 4, 5, 6] * 3
PACE_S = 0.2


@dataclass
class Played:
    """What ordinary players have met with."""

    seconds: list[float] = field(default_factory=list)
    """From each choice to its confirmation."""
    refused: list[int] = field(default_factory=list)

    def share(self, share: float) -> float:
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Players:
    """All tables of them."""

    def __init__(self, port: int, tables: int = 8) -> None:
        self.visitors = [Visitor(port, f"127.0.1.{at + 1}") for at in range(tables)]

    async def play(self, choices: int) -> Played:
        """So many choices at each table."""
        played = Played()
        await asyncio.gather(*(self._play_at(visitor, choices, played) for visitor in self.visitors))
        return played

    async def _play_at(self, visitor: Visitor, choices: int, played: Played) -> None:
        table = ""
        for made in range(choices):
            number = made % len(COLUMNS)
            if number == 0:
                form = {"game": "connect_four", "seats": 2, "who-0": "me", "who-1": "here"}
                table = (await visitor.post("/tables", **form)).headers["location"]
            began = time.perf_counter()
            answer = await visitor.post(f"{table}/choose", seat=number % 2, number=number, choice=COLUMNS[number])
            took = time.perf_counter() - began
            if answer.status == 200:
                played.seconds.append(took)
            else:
                played.refused.append(answer.status)
            await asyncio.sleep(max(0.0, PACE_S - took))

    async def leave(self) -> None:
        for visitor in self.visitors:
            await visitor.leave()
