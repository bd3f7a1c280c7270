"""The chart of a game's ladders as SVG: each bot's rating as a dot, its interval as a line."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import count

from asztal.ladder.rating import Rating

WIDTH = 720
_LEFT, _RIGHT = 190, 660
_ROW, _HEAD, _FOOT = 30, 44, 40

# A background of its own, so that the chart can be read on any page.
_STYLE = """
  .ground { fill: #fdf9ee } .grid { stroke: #e2d6ba } .zero { stroke: #6d5d3f }
  text { font: 13px system-ui, sans-serif; fill: #2c2620 } .head { font-weight: 600 } .soft { fill: #6d5d3f }
  .line { stroke: #2d6aa8; stroke-width: 2; fill: none } .dot { fill: #2d6aa8 }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #2f2923 } .grid { stroke: #5a5043 } .zero { stroke: #b8aa90 }
    text { fill: #efe6d4 } .soft { fill: #b8aa90 }
    .line { stroke: #6fabe6 } .dot { fill: #6fabe6 }
  }
"""


class _Scale:
    """Where on the chart a number of points lies."""

    def __init__(self, ratings: Sequence[Rating]) -> None:
        low, high = min(rating.low for rating in ratings), max(rating.high for rating in ratings)
        self.step = next(step for step in _steps() if high - low <= 8 * step)
        self.low = low // self.step * self.step
        self.high = -(-high // self.step) * self.step

    def x(self, points: float) -> float:
        return _LEFT + (points - self.low) / (self.high - self.low) * (_RIGHT - _LEFT)

    def ticks(self) -> list[int]:
        return list(range(int(self.low), int(self.high) + 1, self.step))


def _steps() -> list[int]:
    """10, 20, 50, 100, 200, 500 and so on."""
    return [digit * 10**power for power in range(1, 9) for digit in (1, 2, 5)]


def draw(title: str, ladders: Sequence[tuple[str, Sequence[Rating]]]) -> str:
    """A panel for each ladder, given as its description and its ratings, all on one scale."""
    scale = _Scale([rating for _, ratings in ladders for rating in ratings])
    panels, top = [], 0
    for head, ratings in ladders:
        panels.append(f'<g transform="translate(0 {top})">{_panel(head, ratings, scale)}</g>')
        top += _height(ratings)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" width="{WIDTH}" height="{top}" '
        f'role="img">\n<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n'
        f'<rect class="ground" width="{WIDTH}" height="{top}" rx="8"/>\n' + "\n".join(panels) + "\n</svg>\n"
    )


def _height(ratings: Sequence[Rating]) -> int:
    return _HEAD + _ROW * len(ratings) + _FOOT


def _panel(head: str, ratings: Sequence[Rating], scale: _Scale) -> str:
    bottom = _HEAD + _ROW * len(ratings)
    grid = "".join(
        f'<path class="{"zero" if points == 0 else "grid"}" d="M{scale.x(points):.1f} {_HEAD - 8}V{bottom}"/>'
        f'<text class="soft" x="{scale.x(points):.1f}" y="{bottom + 18}" text-anchor="middle">{_signed(points)}</text>'
        for points in scale.ticks()
    )
    rows = "".join(_row(rating, y, scale) for rating, y in zip(ratings, count(_HEAD + _ROW // 2, _ROW), strict=False))
    return f'<text class="head" x="20" y="24">{escape(head)}</text>{grid}{rows}'


def _row(rating: Rating, y: int, scale: _Scale) -> str:
    low, points, high = (scale.x(value) for value in (rating.low, rating.points, rating.high))
    return (
        f'\n<text x="{_LEFT - 16}" y="{y + 4}" text-anchor="end">{escape(rating.bot)}</text>'
        f'<path class="line" d="M{low:.1f} {y - 5}v10m0 -5H{high:.1f}m0 -5v10"/>'
        f'<circle class="dot" cx="{points:.1f}" cy="{y}" r="5"/>'
        f'<text x="{WIDTH - 12}" y="{y + 4}" text-anchor="end">{_signed(rating.points)}</text>'
    )


def _signed(points: float) -> str:
    return "0" if round(points) == 0 else f"{points:+.0f}".replace("-", "−")
