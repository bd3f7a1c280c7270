"""What is compared with what, how, and the bars that ratios must reach."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    """Something measured; ``ours`` is what of ours it is compared with, ``bar`` what the ratio must reach."""

    key: str
    what: str
    ours: str = ""
    bar: float | None = None


@dataclass(frozen=True)
class Comparison:
    """Lines that belong together, and in a sentence how both sides do the same work."""

    title: str
    unit: str
    how: str
    lines: tuple[Line, ...]

    def heads(self) -> list[str]:
        """What the cells of its rows are called."""
        return ["", f"{self.unit}/s", "ours / theirs", "bar"]


@dataclass(frozen=True)
class Row:
    """A line with its figures; ``ratio`` is ours by theirs."""

    comparison: str
    key: str
    what: str
    unit: str
    per_second: float
    ratio: float | None
    bar: float | None

    @property
    def misses(self) -> bool:
        return self.ratio is not None and self.bar is not None and self.ratio < self.bar

    def cells(self) -> list[str]:
        """What it is, how much a second, ours by theirs, the bar."""
        ratio = "" if self.ratio is None else f"{self.ratio:,.2f}" if self.ratio < 10 else f"{self.ratio:,.0f}"
        return [self.what, f"{self.per_second:,.0f}", ratio, "" if self.bar is None else f"{self.bar:g}"]


COMPARISONS = (
    Comparison(
        "Connect Four: random matches",
        "matches",
        "Every engine plays random matches from the empty board in its own innermost loop, and then with each "
        "choice drawn in Python; PettingZoo gives an observation with each decision, as it always does.",
        (
            Line("asztal playouts", "Asztal"),
            Line("OpenSpiel rollouts", "OpenSpiel, rollouts in C++", "asztal playouts", 2.0),
            Line("PettingZoo env", "PettingZoo, env()", "asztal playouts", 200.0),
            Line("PettingZoo raw_env", "PettingZoo, raw_env()", "asztal playouts"),
            Line("asztal playouts from Python", "Asztal, driven from Python"),
            Line("OpenSpiel from Python", "OpenSpiel, driven from Python", "asztal playouts from Python"),
        ),
    ),
    Comparison(
        "Connect Four: tree search",
        "simulations",
        "MCTS of 20,000 simulations from the empty board with one random match each, the same exploration and no "
        "solver.",
        (
            Line("asztal MCTS", "Asztal"),
            Line("OpenSpiel MCTS", "OpenSpiel, MCTSBot in C++", "asztal MCTS", 1.0),
        ),
    ),
    Comparison(
        "Big games: random matches of four",
        "decisions",
        "Whole matches of four random players from a table that is set up, without observations. Catanatron's "
        "decisions count those with a single choice as well; Asztal makes these by itself and counts them nowhere. "
        "The games differ, so the ratio is one of engines for games of about this size, no more.",
        (
            Line("tara decisions", "Asztal, Tara"),
            Line("fortress decisions", "Asztal, Island Fortress"),
            Line("tara decisions from Python", "Asztal, Tara, driven from Python"),
            Line("Catanatron decisions", "Catanatron, by Tara", "tara decisions", 15.0),
            Line("Catanatron decisions", "Catanatron, by Island Fortress", "fortress decisions", 15.0),
            Line("Catanatron decisions", "Catanatron, by Tara driven from Python", "tara decisions from Python"),
        ),
    ),
    Comparison(
        "Big games: copies",
        "copies",
        "A copy of a match of four after 200 random decisions, made from Python.",
        (
            Line("tara copies", "Asztal, Tara"),
            Line("fortress copies", "Asztal, Island Fortress"),
            Line("Catanatron copies", "Catanatron, by Tara", "tara copies"),
            Line("Catanatron copies", "Catanatron, by Island Fortress", "fortress copies"),
        ),
    ),
    Comparison(
        "Through PettingZoo",
        "decisions",
        "One loop in Python drives both, two players, with all that env() puts around the game: first steps alone, "
        "through matches drawn beforehand; then it asks for observation and mask before each step and draws a legal "
        "action.",
        (
            Line("adapter PettingZoo tara steps", "Asztal's adapter, Tara, steps"),
            Line("PettingZoo steps", "PettingZoo, connect_four_v3, steps", "adapter PettingZoo tara steps", 20.0),
            Line("adapter PettingZoo tara", "Asztal's adapter, Tara"),
            Line("adapter PettingZoo connect_four", "Asztal's adapter, Connect Four"),
            Line("PettingZoo decisions", "PettingZoo, connect_four_v3, by Tara", "adapter PettingZoo tara"),
            Line("PettingZoo decisions", "PettingZoo, by Connect Four", "adapter PettingZoo connect_four"),
        ),
    ),
    Comparison(
        "Through OpenSpiel",
        "decisions",
        "One loop in Python drives both: it asks for the legal actions, draws one and applies it. Tara's deals are "
        "chance nodes, which cost time and are not counted.",
        (
            Line("adapter OpenSpiel tara", "Asztal's adapter, Tara"),
            Line("OpenSpiel game in Python", "OpenSpiel, its tic-tac-toe in Python", "adapter OpenSpiel tara"),
        ),
    ),
    Comparison(
        "Features of card games",
        "decisions",
        "Two random players driven from Python; every decision comes with the features of the player on turn and "
        "the legal actions.",
        (
            Line("tara features from Python", "Asztal, Tara"),
            Line("RLCard uno", "RLCard, Uno", "tara features from Python"),
            Line("RLCard limit-holdem", "RLCard, limit hold'em", "tara features from Python"),
        ),
    ),
)


def rows(rates: dict[str, float]) -> list[Row]:
    """All lines with their figures."""
    return [
        Row(
            comparison.title,
            line.key,
            line.what,
            comparison.unit,
            round(rates[line.key], 1),
            round(rates[line.ours] / rates[line.key], 3) if line.ours else None,
            line.bar,
        )
        for comparison in COMPARISONS
        for line in comparison.lines
    ]
