"""The page of strengths: the results of each game stand between two marks, and nothing else is ever touched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from asztal.engine.errors import BadPage
from asztal.games import find
from asztal.ladder import chart
from asztal.ladder.file import Ladder, Terms
from asztal.ladder.rating import RATING_HEADS, Rating, rate, rating_rows
from asztal.ladder.results import DUEL_HEADS, TEXT_HEADS, bots_in, called, duel_rows
from asztal.ladder.writing import put_down
from asztal.words import Words


def marks(game: str) -> tuple[str, str]:
    """Between these two lines of the page stand the results of a game."""
    return f"<!-- ladder {game} -->", f"<!-- end of ladder {game} -->"


def write(page: Path, ladders: Sequence[Ladder]) -> list[Path]:
    """Writes the results of the ladders, and beside the page a chart for each game; the files written."""
    text = _read(page)
    charts: dict[Path, str] = {}
    for game in dict.fromkeys(ladder.terms.game for ladder in ladders):
        rated = [(ladder, _rated(ladder)) for ladder in ladders if ladder.terms.game == game]
        picture = page.with_name(f"strength-{game}.svg")
        title = f"Ratings in {Words('en', find(game)).say('game-title')}"
        charts[picture] = chart.draw(title, [_panel(ladder, ratings) for ladder, ratings in rated])
        sections = "\n".join(_section(ladder, ratings) for ladder, ratings in rated)
        text = _put(text, page, game, f"![{title}]({picture.name})\n\n{sections}")
    for path, content in {**charts, page: text}.items():
        put_down(path, content)
    return [page, *charts]


def describe(terms: Terms) -> str:
    """The terms of a ladder in a line; options are told where they differ from what bots play with anyway."""
    game = find(terms.game)
    usual = game.full_options(game.simulation)
    options = [f"{name}={value}" for name, value in terms.options.items() if usual.get(name) != value]
    thinking = "full thinking time" if terms.scale == 1 else f"thinking time × {terms.scale:g}"
    return ", ".join([f"{terms.seats} seats", thinking, *options])


def _read(page: Path) -> str:
    try:
        return page.read_bytes().decode()
    except FileNotFoundError:
        raise BadPage(f"There is no page {page}; give a page that has a place for the results.") from None
    except (OSError, UnicodeDecodeError):
        raise BadPage(f"{page} can't be read; give the path of a Markdown page.") from None


def _put(text: str, page: Path, game: str, results: str) -> str:
    """The page with the results in their place."""
    start, end = marks(game)
    before, opened, rest = text.partition(start)
    _, closed, after = rest.partition(end)
    if not opened or not closed or start in after:
        raise BadPage(f"{page} has no place for {game}: put the lines '{start}' and '{end}' where its results belong.")
    return f"{before}{start}\n\n{results}\n{end}{after}"


def _rated(ladder: Ladder) -> list[Rating]:
    return rate(ladder.matches, bots_in(ladder.matches, ladder.game))


def _panel(ladder: Ladder, ratings: Sequence[Rating]) -> tuple[str, list[Rating]]:
    """What the chart shows of a ladder."""
    return describe(ladder.terms), [replace(one, bot=called(one.bot, ladder.game)) for one in ratings]


def _section(ladder: Ladder, ratings: Sequence[Rating]) -> str:
    """What the page says of a ladder."""
    matches = ladder.matches
    head = f"**{describe(ladder.terms)}**; {len(matches):,} matches by rules version {ladder.terms.rules}.\n"
    best = _table(RATING_HEADS, rating_rows(ratings, ladder.game))
    pairs = _table(DUEL_HEADS, duel_rows(matches, [one.bot for one in ratings], ladder.game))
    return f"{head}\n{best}\n{pairs}"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    rules = ["---" if head in TEXT_HEADS else "---:" for head in heads]
    return "".join(f"| {' | '.join(row)} |\n" for row in [heads, rules, *rows])
