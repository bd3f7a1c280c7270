"""An attack beside ordinary players: what they notice, and what it costs the server."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from dataclasses import dataclass

from bench.attacks.attacks import Attack, Attacker
from bench.attacks.players import Played, Players
from bench.load.server import Server


@dataclass
class Outcome:
    """Ordinary choices before and during an attack, and the server's memory."""

    calm: Played
    attacked: Played
    calm_kb: int
    most_kb: int
    answered: Counter[int]


async def beside(server: Server, attack: Attack, choices: int, tables: int = 8, addresses: int = 1) -> Outcome:
    """Players choose so often at each table, in calm and then during the attack."""
    players = Players(server.port, tables)
    attacker = Attacker(server.port, [f"127.0.2.{at + 1}" for at in range(addresses)])
    try:
        calm = await players.play(choices)
        calm_kb = server.memory_kb()
        attacking = asyncio.create_task(attack(attacker))
        measuring = asyncio.create_task(_most_memory(server))
        attacked = await players.play(choices)
        attacker.ended.set()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(attacking, 60)
        measuring.cancel()
        most = await asyncio.gather(measuring, return_exceptions=True)
        most_kb = max(server.memory_kb(), *(found for found in most if isinstance(found, int)), 0)
        return Outcome(calm, attacked, calm_kb, most_kb, attacker.answered)
    finally:
        await players.leave()


async def _most_memory(server: Server) -> int:
    most = 0
    with contextlib.suppress(asyncio.CancelledError):
        while True:
            most = max(most, server.memory_kb())
            await asyncio.sleep(0.05)
    return most
