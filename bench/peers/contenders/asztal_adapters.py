"""Asztal's games as PettingZoo and OpenSpiel know them."""

from __future__ import annotations

import pyspiel

import asztal.research.openspiel
from asztal.research.pettingzoo import env
from bench.peers.contenders.asztal_rules import need_compiled
from bench.peers.contenders.driving import agents, spiel, steps
from bench.peers.measuring import Work

DISTRIBUTION = "asztal"


def works() -> dict[str, Work]:
    need_compiled()
    return {
        "adapter PettingZoo tara": agents(env("tara", seats=2)),
        "adapter PettingZoo tara steps": steps(env("tara", seats=2)),
        "adapter PettingZoo connect_four": agents(env("connect_four")),
        "adapter OpenSpiel tara": spiel(pyspiel.load_game(f"{asztal.research.openspiel.PREFIX}tara")),
    }
