"""The results of a ladder in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from asztal.engine.errors import AsztalError, BadLadder
from asztal.ladder.file import Ladder
from asztal.ladder.results import DUEL_HEADS, TEXT_HEADS, bots_in, duel_rows


def show(ladder: Ladder, console: Console) -> None:
    """Ratings and duels, the strongest first; where there can be no ratings, a sentence says why."""
    matches = ladder.matches
    if not matches:
        raise BadLadder(f"{ladder.path} holds no matches yet; 'asztal ladder {ladder.terms.game}' plays them.")
    game = ladder.game
    bots = bots_in(matches, game)
    try:
        # Needs a package that is optional.
        from asztal.ladder.rating import RATING_HEADS, rate, rating_rows

        ratings = rate(matches, bots)
    except AsztalError as error:
        console.print(str(error), markup=False)
        bots.reverse()
    else:
        console.print(_table(RATING_HEADS, rating_rows(ratings, game)))
        bots = [one.bot for one in ratings]
    console.print(_table(DUEL_HEADS, duel_rows(matches, bots, game)))


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table()
    for head in heads:
        table.add_column(head, justify="left" if head in TEXT_HEADS else "right")
    for row in rows:
        table.add_row(*row)
    return table
