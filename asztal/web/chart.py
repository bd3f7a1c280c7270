"""The chart at the end of a match: each seat's chances on the way."""

from __future__ import annotations

from html import escape

from asztal.web.tables import Table
from asztal.web.thinker import shown_points
from asztal.words import Words

WIDTH, HEIGHT = 300, 130


def draw_chart(table: Table, chances: list[list[float]], words: Words) -> str:
    """A line for each seat, with its mark at the end."""
    points = table.playing.points()
    lines = "".join(
        _line(table.colours[seat], [shares[seat] for shares in chances]) for seat in range(len(table.chairs))
    )
    steps = [points.index(point) for point in shown_points(table.playing)]
    moments = "".join(
        _moment(
            f"/t/{table.id}/replay?at={points[step]}",
            place,
            steps,
            words.say("replay-position", at=step, last=len(points) - 1),
        )
        for place, step in enumerate(steps)
    )
    scale = "".join(
        f'<text x="-6" y="{_y(share) + 4:.0f}">{share:.0%}</text><path class="grid" d="M0 {_y(share):.0f}H{WIDTH}"/>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    label = escape(words.say("end-chart"))
    return (
        f'<svg class="chart" viewBox="-36 -10 356 150" role="group" aria-label="{label}">{scale}{lines}{moments}</svg>'
    )


def _moment(address: str, place: int, shown: list[int], label: str) -> str:
    """A slice of the chart, which leads to its moment; Tab reaches the last of them, and arrows the others."""
    wide = WIDTH / max(1, len(shown) - 1)
    tab = "" if place == len(shown) - 1 else ' tabindex="-1"'
    return (
        f'<a href="{address}" aria-label="{escape(label)}"{tab}><title>{escape(label)}</title>'
        f'<rect x="{(place - 0.5) * wide:.1f}" y="-4" width="{max(wide, 1):.1f}" height="{HEIGHT + 8}"/></a>'
    )


def _y(share: float) -> float:
    return (1 - share) * HEIGHT


def _line(colour: str, shares: list[float]) -> str:
    last = max(1, len(shares) - 1)
    points = " ".join(f"{at * WIDTH / last:.0f},{_y(share):.0f}" for at, share in enumerate(shares))
    return (
        f'<g class="seat-{colour}"><polyline class="edge" points="{points}"/><polyline points="{points}"/>'
        f'<use href="#mark-{colour}" x="{WIDTH + 4}" y="{_y(shares[-1]) - 6:.0f}" width="12" height="12"/></g>'
    )
