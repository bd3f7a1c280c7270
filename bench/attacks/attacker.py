"""The attacker, in a process of its own, so that ordinary players don't wait for it: attacks until its input ends."""

from __future__ import annotations

import asyncio
import json
import sys

from bench.attacks.attacks import ALL, Attacker

ENDING_S = 5.0


async def attack(name: str, port: int, addresses: int) -> Attacker:
    attacker = Attacker(port, [f"127.0.2.{at + 1}" for at in range(addresses)])
    attacking = asyncio.create_task(ALL[name](attacker))
    await asyncio.to_thread(sys.stdin.read)
    attacker.ended.set()
    await asyncio.wait([attacking], timeout=ENDING_S)
    return attacker


if __name__ == "__main__":
    done = asyncio.run(attack(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
    print(json.dumps(done.answered))
