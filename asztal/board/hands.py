"""Hands: cards with their words, and everybody's, when a match is looked at with all open."""

from __future__ import annotations

from typing import Any

from asztal.board.scene import Scene


def hand(scene: Scene[Any], seat: int, inside: str, look: str = "cards", attributes: str = "") -> str:
    """What a seat holds, in the game's style and the seat's colour."""
    return f'<div class="{scene.view["game"]} {look} seat-{scene.colours[seat]}"{attributes}>{inside}</div>'


def open_hands(scene: Scene[Any], hands: list[str]) -> str:
    """Each seat's hand under its name."""
    every = "".join(
        hand(scene, seat, f"<p>{scene.name(seat)}</p>{held}", "open-hand") for seat, held in enumerate(hands)
    )
    return f'<div class="{scene.view["game"]} open-hands">{every}</div>'
