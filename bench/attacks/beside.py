"""An attack beside ordinary players: what they notice, and what it costs the server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from asyncio.subprocess import PIPE
from collections import Counter
from dataclasses import dataclass

from bench.attacks.players import Played, Players
from bench.load.server import ROOT, Server

PATIENCE_S = 60.0


@dataclass
class Outcome:
    """Ordinary choices before and during an attack, and the server's memory."""

    calm: Played
    attacked: Played
    calm_kb: int
    most_kb: int
    answered: Counter[int]


async def beside(server: Server, attack: str, choices: int, tables: int = 8, addresses: int = 1) -> Outcome:
    """Players choose so often at each table, in calm and then during the attack."""
    players = Players(server.port, tables)
    try:
        calm = await players.play(choices)
        calm_kb = server.memory_kb()
        command = [sys.executable, "-m", "bench.attacks.attacker", attack, str(server.port), str(addresses)]
        attacker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, cwd=ROOT)
        measuring = asyncio.create_task(_most_memory(server))
        attacked = await players.play(choices)
        try:
            told, _ = await asyncio.wait_for(attacker.communicate(b""), PATIENCE_S)
        finally:
            measuring.cancel()
            if attacker.returncode is None:
                attacker.kill()
                await attacker.wait()
        most = await measuring
        answered = Counter({int(status): count for status, count in json.loads(told).items()})
        return Outcome(calm, attacked, calm_kb, max(most, server.memory_kb()), answered)
    finally:
        await players.leave()


async def _most_memory(server: Server) -> int:
    most = 0
    with contextlib.suppress(asyncio.CancelledError):
        while True:
            most = max(most, server.memory_kb())
            await asyncio.sleep(0.05)
    return most
