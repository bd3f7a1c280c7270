"""How bots go about a game: what a game changes where it differs from the usual."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Approach:
    """How a bot that thinks ahead goes about it; a game changes what it needs to (``Thinking.approach``).

    What was tried, and what it gave in matches, is in docs/strength.md.
    """

    plans: int = 16
    """So many plans take part in a tournament."""
    plans_together: int = 16
    """The same, where all choose at the same time."""
    plan_width: int = 600
    """Among so many ends the plans are found."""
    horizon: int = 4
    width: int = 24
    """A playout, see ``Playout``."""
    moments: int = 0
    """Where a match counts its moments (``State.moment``), playouts end after so many of them instead: all plans are
    then judged at the same point of the match, and whoever asks others this and that comes no further by it."""
    throws: int = 1
    """So often chance is drawn where it ends a chain of decisions; dice that decide much want more than one throw."""
    throws_ahead: int = 0
    """The same on the way of a playout, see ``Playout``."""
    margin: float = 0.0
    caution: float = 0.0
    """Which plans are played out, and how far one must lead to be preferred to the best by ``evaluate``, see
    ``Tournament``."""
    follows_together: bool = False
    """Whether a plan is followed where all choose at the same time, too: where nothing of the others is seen meanwhile,
    one thinking will do."""
    exploration: float = 0.02
    prime_after: int = 8
    prime_width: int = 100
    prime_weight: float = 2.0
    """A tree, see ``Manner``."""


@dataclass(frozen=True)
class Sight:
    """How well the beginner bots see; a game changes what it needs to (``Thinking.sight``).

    Found by matches: greedy wins about seven of ten against the amateur, and so does the amateur against the beginner.
    """

    ends: int = 100
    """So many ends of chains are looked at for one decision, far fewer than greedy does."""
    beginner: float = 0.55
    amateur: float = 0.24
    """The difference that each hardly sees, in log odds."""
