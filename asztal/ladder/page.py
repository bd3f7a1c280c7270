"""The page of strengths: a section and a chart for each game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from asztal.games import find
from asztal.ladder import chart
from asztal.ladder.file import Ladder, Terms
from asztal.ladder.rating import RATING_HEADS, Rating, rate, rating_rows
from asztal.ladder.results import DUEL_HEADS, bots_in, called, duel_rows
from asztal.words import Words
from asztal.writing import grid, put_between_marks, put_down, read_page


def place(game: str) -> str:
    """What the place of a game's results on the page is called."""
    return f"ladder {game}"


def write(page: Path, ladders: Sequence[Ladder]) -> list[Path]:
    """Writes the results of the ladders, and beside the page a chart for each game; the files written."""
    text = read_page(page)
    charts: dict[Path, str] = {}
    for game in dict.fromkeys(ladder.terms.game for ladder in ladders):
        rated = [(ladder, _rated(ladder)) for ladder in ladders if ladder.terms.game == game]
        picture = page.with_name(f"strength-{game}.svg")
        title = f"Ratings in {Words('en', find(game)).say('game-title')}"
        charts[picture] = chart.draw(title, [_panel(ladder, ratings) for ladder, ratings in rated])
        sections = "\n\n".join(_section(ladder, ratings) for ladder, ratings in rated)
        text = put_between_marks(text, page, place(game), f"![{title}]({picture.name})\n\n{sections}")
    for path, content in {**charts, page: text}.items():
        put_down(path, content)
    return [page, *charts]


def describe(terms: Terms) -> str:
    """The terms of a ladder in a line; options are told where they differ from what bots play with anyway."""
    game = find(terms.game)
    usual = game.full_options(game.thinking.simulation)
    options = [f"{name}={value}" for name, value in terms.options.items() if usual.get(name) != value]
    thinking = "full thinking time" if terms.scale == 1 else f"thinking time × {terms.scale:g}"
    return ", ".join([f"{terms.seats} seats", thinking, *options])


def _rated(ladder: Ladder) -> list[Rating]:
    return rate(ladder.matches, bots_in(ladder.matches, ladder.game))


def _panel(ladder: Ladder, ratings: Sequence[Rating]) -> tuple[str, list[Rating]]:
    """What the chart shows of a ladder."""
    return describe(ladder.terms), [replace(one, bot=called(one.bot, ladder.game)) for one in ratings]


def _section(ladder: Ladder, ratings: Sequence[Rating]) -> str:
    """What the page says of a ladder."""
    matches = ladder.matches
    head = f"**{describe(ladder.terms)}**; {len(matches):,} matches by rules version {ladder.terms.rules}."
    best = grid(RATING_HEADS, rating_rows(ratings, ladder.game), 1)
    pairs = grid(DUEL_HEADS, duel_rows(matches, [one.bot for one in ratings], ladder.game), 2)
    return f"{head}\n\n{best}\n\n{pairs}"
