"""Matches that are rich in favors, with what each seat has seen of them."""

from __future__ import annotations

from functools import cache

from asztal.engine.bits import bits
from asztal.engine.rng import seeded
from asztal.games.island_fortress.data import DRAW_FAVORS, PLAY_FAVOR
from asztal.games.island_fortress.state import Fortress
from tests.games.island_fortress.position import new_match


class Watcher:
    """A match played at random, but rich in favors; beside it what each seat has seen, kept apart from the state.

    Batches are what a seat put under the deck together, as sets of favors; ``under`` says for each place in the deck
    which batch lies there.
    """

    def __init__(self, seats: int, seed: int, **options: str) -> None:
        self.state = new_match(seats, seed, **options).state
        self.rng = seeded("watched", seats, seed)
        self.batches: list[tuple[int, set[int]]] = []
        self.under: list[int] = []
        self.returned: list[set[int]] = [set() for _ in range(seats)]

    def play(self) -> None:
        """One choice, watched."""
        state = self.state
        assert state.step is not None
        kind, seat = state.step.kind.name, int(state.seat)
        choice = self.choice(kind)
        size = len(state.deck)
        state.choose(choice)
        if kind == "return-favor":
            self.returned[seat].add(choice)
            self.under = [-1] * len(state.deck)
        elif kind == "draw-favors":
            self.under = self.under[: len(state.deck)]
            self.see(seat, set(bits(state.looking[seat])))
        elif len(state.deck) > size:
            batch = set(state.deck[: len(state.deck) - size])
            self.batches.append((seat, batch))
            self.under = [len(self.batches) - 1] * len(batch) + self.under

    def see(self, seat: int, favors: set[int]) -> None:
        """What a seat draws again is no more where it had put it."""
        for owner, batch in self.batches:
            if owner == seat:
                batch -= favors

    def choice(self, kind: str) -> int:
        """Mostly any; favors are drawn and played more often than by chance alone."""
        menu = self.state.menu
        if kind in ("action", "repeat") and self.rng.below(3) == 0:
            for action in (PLAY_FAVOR, DRAW_FAVORS):
                if action in menu:
                    return action
        return menu[self.rng.below(len(menu))]

    def own_places(self, seat: int) -> dict[int, list[int]]:
        """The seat's batches that still lie in the deck, and where."""
        places: dict[int, list[int]] = {}
        for at, batch in enumerate(self.under):
            if batch >= 0 and self.batches[batch][0] == seat:
                places.setdefault(batch, []).append(at)
        return places

    def gave_away(self, seat: int) -> set[int]:
        """All favors that the seat knows to have been in the deck once."""
        return self.returned[seat].union(*(batch for owner, batch in self.batches if owner == seat))


@cache
def watched(seats: int) -> list[Watcher]:
    """Moments of several matches; every seat may redeal them, but nobody may play on."""
    moments = []
    for seed in range(4):
        match = Watcher(seats, seed)
        rng = seeded("moments", seats, seed)
        while match.state.menu:
            if rng.below(18) == 0:
                moment = Watcher.__new__(Watcher)
                moment.state = match.state.copy()
                moment.batches = [(owner, set(batch)) for owner, batch in match.batches]
                moment.under = list(match.under)
                moment.returned = [set(favors) for favors in match.returned]
                moments.append(moment)
            match.play()
    return moments


def positions(seats: int) -> list[Fortress]:
    return [moment.state for moment in watched(seats)]
