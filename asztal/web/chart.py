"""The chart at the end of a match: each seat's chances on the way."""

from __future__ import annotations

from html import escape

from asztal.web.tables import Table
from asztal.words import Words

WIDTH, HEIGHT = 300, 130


def draw_chart(table: Table, chances: list[list[float]], words: Words) -> str:
    """A line for each seat, with its mark at the end."""
    lines = "".join(
        _line(table.colours[seat], [shares[seat] for shares in chances]) for seat in range(len(table.chairs))
    )
    scale = "".join(
        f'<text x="-6" y="{_y(share) + 4:.0f}">{share:.0%}</text><path class="grid" d="M0 {_y(share):.0f}H{WIDTH}"/>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    label = escape(words.say("end-chart"))
    return f'<svg class="chart" viewBox="-36 -10 356 150" role="img" aria-label="{label}">{scale}{lines}</svg>'


def _y(share: float) -> float:
    return (1 - share) * HEIGHT


def _line(colour: str, shares: list[float]) -> str:
    last = max(1, len(shares) - 1)
    points = " ".join(f"{at * WIDTH / last:.0f},{_y(share):.0f}" for at, share in enumerate(shares))
    return (
        f'<g class="seat-{colour}"><polyline class="edge" points="{points}"/><polyline points="{points}"/>'
        f'<use href="#mark-{colour}" x="{WIDTH + 4}" y="{_y(shares[-1]) - 6:.0f}" width="12" height="12"/></g>'
    )
