"""Hand-made positions in the notation of docs/island_fortress/cases.md, and the decisions that follow, by name.

    scene = Scene(3).wall(A="1.2.1").give("A", jade=1, laborers=6, stock=2).turn("A", 1)
    assert "build_wall" in scene.asks("action")
    after = scene.choose("build_wall", "1.2.2", "done", 4)
    assert after.at("1.2.2") == "A"

Seats are A, B, C, D clockwise; a cell is ``region.column.level``; favors are ``F01`` to ``F36``. A scene never changes:
whatever sets the table, begins or continues play returns another one. Forced choices are made by the engine, so only
real decisions are chosen. What is not given is not there: no jade, no workers, no blocks, no favors in hand.

First the table is set (wall, give, jailed, deck, supply), then play begins (petition, income, turn, end), then follows
what is chosen. The supplies always make up what the box holds, and IF15 is checked after every choice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from asztal.engine.bits import bits
from asztal.engine.events import Event
from asztal.engine.state import NO_MENU
from asztal.engine.step import Step
from asztal.games.island_fortress.data import (
    ACTION_NAMES,
    BLOCKS,
    CHIPS,
    COLUMNS,
    CONVICTS,
    DRAW,
    LABORERS,
    LEVELS,
    NOBODY,
    REINFORCEMENTS,
    ROLES,
    ROUNDS_FOR,
    TURNS,
    WALL,
    WIDTH,
)
from asztal.games.island_fortress.game import GAME
from asztal.games.island_fortress.state import FIRST_DECK, NO_BID, Fortress
from asztal.games.island_fortress.steps.closing import end_match
from asztal.games.island_fortress.steps.kinds import BID
from asztal.games.island_fortress.steps.rounds import BeginRound, Bid, EndRound, Petition
from asztal.games.island_fortress.steps.turn import TURNS_OF_ROUND, Turn
from asztal.games.island_fortress.view import TableView, view

SEAT_NAMES = "ABCD"
QUICK = {"extra_jade": "6", "extra_laborers": "4", "extra_convicts": "2", "extra_blocks": "3"}
"""The numbers suggested for a quicker game (IF13.3, R42)."""
OWNER_NAMES = [*SEAT_NAMES, "governor"]
MIDDLE_ROUND = 5
"""The round of a scene that does not say which."""
_GOODS = ("jade", "laborers", "convicts", "stock", "chips", "treasures", "points")
_USUAL_ROLES = ["treasurer", "recruiter", "planner"]
"""What the others have on the table from their earlier turns, when nothing is said about it."""


def cell(name: str) -> int:
    """The number of ``region.column.level``."""
    region, column, level = (int(part) for part in name.split("."))
    assert 1 <= column <= COLUMNS
    number = (level - 1) * WIDTH + (region - 1) * COLUMNS + column - 1
    assert WALL[level - 1] >> number % WIDTH & 1, f"the wall has no cell {name}"
    return number


def cell_name(number: int) -> str:
    level, column = divmod(number, WIDTH)
    return f"{column // COLUMNS + 1}.{column % COLUMNS + 1}.{level + 1}"


def cells(names: str) -> list[int]:
    """``1.2.1 1.3.1``; a star for the column means all five, as in ``2.*.1``."""
    found = []
    for name in names.split():
        columns = range(1, COLUMNS + 1) if "*" in name else [0]
        found += [cell(name.replace("*", str(column))) for column in columns]
    return found


def favor(name: str) -> int:
    """The number of ``F05``."""
    return int(name.removeprefix("F")) - 1


def favors(names: str) -> int:
    """``F05 F07`` as a bit mask."""
    return sum(1 << favor(name) for name in names.split())


def favor_names(mask: int) -> list[str]:
    return [f"F{at + 1:02}" for at in bits(mask)]


def roles(names: str) -> int:
    """``builder planner`` as a bit mask."""
    return sum(1 << ROLES.index(name) for name in names.split())


@dataclass(frozen=True)
class PlayerBoard:
    """What lies in front of one seat."""

    region: int
    jade: int
    laborers: int
    convicts: int
    stock: int
    unbought: int
    chips: int
    treasures: int
    points: int
    table: list[str]
    """The role cards on the table."""
    hand: list[str]
    played: list[str]

    @property
    def workers(self) -> int:
        return self.laborers + self.convicts


class Scene:
    """A state of Island Fortress whose seats have letters; options of the table are given by name."""

    def __init__(self, seats: int, seed: int = 1, **options: str) -> None:
        self.state = _state(seats, seed, options)
        self.is_checked = True
        # The setup is played for real; what the cases don't mention is cleared away.
        while self.state.round == 0:
            self.state.choose(self.state.menu[0])
        self.state.jade = [0] * seats
        self.state.given_back = [0] * seats
        for seat in range(seats):
            self._put_back(self.state.hand[seat])

    # -- setting the table --------------------------------------------------------------------------------------

    def copy(self) -> Scene:
        other = Scene.__new__(Scene)
        other.state = self.state.copy()
        other.is_checked = self.is_checked
        other.state.events = list(self.state.events or [])
        return other

    def having(self, **fields: Any) -> Scene:
        """The same with other values in fields of the state."""
        other = self.copy()
        for name, value in fields.items():
            assert hasattr(other.state, name), f"the state has no '{name}'"
            setattr(other.state, name, value)
        return other

    def unchecked(self) -> Scene:
        """The same for a case that IF15 does not allow: nothing is checked from now on."""
        other = self.copy()
        other.is_checked = False
        return other

    def wall(self, below: str = "", **owned: str) -> Scene:
        """Lays blocks: ``wall(A="1.1.1 1.2.1", governor="2.*.1")``.

        Cells missing under them get blocks of whoever is named by ``below``.
        """
        other = self.copy()
        for owner, names in owned.items():
            for number in cells(names):
                other._lay(owner, number)
        if below:
            for level in range(LEVELS - 1, 0, -1):
                for column in bits(other.state.filled[level] & ~other.state.filled[level - 1]):
                    other._lay(below, (level - 1) * WIDTH + column)
        return other._settle()

    def region(self, number: int, **counts: int) -> Scene:
        """Fills a region from the left and from below with so many blocks of each: ``region(1, A=6, B=8, C=3)``."""
        other = self.copy()
        empty = [at for at in other._empty_cells() if at % WIDTH // COLUMNS == number - 1]
        for owner, count in counts.items():
            for _ in range(count):
                other._lay(owner, empty.pop(0))
        return other._settle()

    def complete_but(self, names: str, by: str) -> Scene:
        """Fills all of the wall except some cells (and what is above them), by turns with blocks of these seats."""
        other = self.copy()
        spare = {at for first in cells(names) for at in range(first, LEVELS * WIDTH, WIDTH)}
        for turn, at in enumerate([at for at in other._empty_cells() if at not in spare]):
            other._lay(by[turn % len(by)], at)
        return other._settle()

    def reinforce(self, names: str) -> Scene:
        """Puts reinforcements on blocks."""
        other = self.copy()
        for number in cells(names):
            other.state.reinforced[number // WIDTH] |= 1 << number % WIDTH
        return other._settle()

    def give(
        self, names: str, *, region: int | None = None, hand: str | None = None, played: str | None = None, **goods: int
    ) -> Scene:
        """Sets what some seats have: ``give("A B", jade=5)``.

        Goods are jade, laborers, convicts, stock, chips, treasures and points. A hand is wholly new; what was in it
        goes back into the deck.
        """
        other = self.copy()
        state = other.state
        for name in names.split():
            seat = SEAT_NAMES.index(name)
            if region is not None:
                state.camp[seat] = region - 1
            for good, count in goods.items():
                assert good in _GOODS, f"'{good}' can't be given"
                getattr(state, good)[seat] = count
            for pile, cards in ((state.hand, hand), (state.played, played)):
                if cards is not None:
                    other._put_back(pile[seat])
                    other._take_out(favors(cards))
                    pile[seat] = favors(cards)
        return other._settle()

    def jailed(self, region: int, jade: int = 0, convicts: int = 0) -> Scene:
        """Sets what a jail holds."""
        other = self.copy()
        other.state.jail_jade[region - 1] = jade
        other.state.jail_convicts[region - 1] = convicts
        return other._settle()

    def deck(self, size: int, top: str = "") -> Scene:
        """A deck of so many favors, perhaps with these on top, the first one uppermost.

        All other favors are in the hand of the last seat.
        """
        other = self.copy()
        state = other.state
        uppermost = [favor(name) for name in top.split()]
        others = [card for card in state.deck if card not in uppermost]
        state.deck = others[: size - len(uppermost)] + uppermost[::-1]
        state.laid_by = [FIRST_DECK] * len(state.deck)
        for card in others[size - len(uppermost) :]:
            state.hand[state.seats - 1] |= 1 << card
        return other._settle()

    def supply(self, **left: int) -> Scene:
        """Leaves so many laborers, convicts or chips in the supply; the last seat has the rest of them."""
        other = self.copy()
        state = other.state
        for good, count in left.items():
            gone = getattr(state, f"free_{good}") - count
            assert gone >= 0, f"there are not so many {good}"
            getattr(state, good)[state.seats - 1] += gone
        return other._settle()

    def _lay(self, owner: str, number: int) -> None:
        state = self.state
        assert state.owner(number) == NOBODY, f"{cell_name(number)} is taken"
        assert number % WIDTH < state.width, f"{cell_name(number)} is beyond the wall"
        level, column = divmod(number, WIDTH)
        state.blocks[OWNER_NAMES.index(owner) * LEVELS + level] |= 1 << column
        state.filled[level] |= 1 << column

    def _empty_cells(self) -> Iterator[int]:
        for level in range(LEVELS):
            for column in range(self.state.width):
                if (WALL[level] & ~self.state.filled[level]) >> column & 1:
                    yield level * WIDTH + column

    def _put_back(self, cards: int) -> None:
        """Favors go under the deck."""
        self._take_out(cards)
        self.state.deck[0:0] = bits(cards)
        self.state.laid_by = [FIRST_DECK] * len(self.state.deck)

    def _take_out(self, cards: int) -> None:
        """Favors go from wherever they are."""
        state = self.state
        for seat in range(state.seats):
            state.hand[seat] &= ~cards
            state.played[seat] &= ~cards
        state.deck = [card for card in state.deck if not cards >> card & 1]
        state.laid_by = [FIRST_DECK] * len(state.deck)

    def _settle(self) -> Scene:
        """Makes the supplies what the box holds less all that lies elsewhere (IF15)."""
        state = self.state
        state.missing = len(list(self._empty_cells()))
        for seat in range(state.seats):
            built = sum(state.own_blocks(seat, region) for region in range(state.regions))
            state.unbought[seat] = BLOCKS - state.stock[seat] - built
        state.free_laborers = LABORERS - sum(state.laborers)
        state.free_convicts = CONVICTS - sum(state.convicts) - sum(state.jail_convicts)
        state.free_chips = CHIPS - sum(state.chips)
        state.free_reinforcements = REINFORCEMENTS - sum(mask.bit_count() for mask in state.reinforced)
        assert min(state.free_laborers, state.free_convicts, state.free_chips, state.free_reinforcements) >= 0
        return self

    # -- beginning play -----------------------------------------------------------------------------------------

    def begin(self, *steps: Step[Any], **fields: Any) -> Scene:
        """Plays these steps, in order, to the first decision. The only place where the agenda is set."""
        other = self.having(**fields)
        other._ask_nobody()
        other.state.agenda = list(reversed(steps))
        other.state.advance()
        return other._checked()

    def _ask_nobody(self) -> None:
        """Forgets what was asked and told until now."""
        self.state.events = []
        self.state.step = None
        self.state.menu = NO_MENU

    def _before_round(self, number: int) -> dict[str, Any]:
        """The fields that belong to a round not yet begun: one governor block is taken in every round."""
        seats = self.state.seats
        return {
            "round": number,
            "turns": 0,
            "bids": [NO_BID] * seats,
            "governor_blocks": ROUNDS_FOR[seats] + 1 - number,
        }

    def income(self, round: int = MIDDLE_ROUND) -> Scene:  # noqa: A002
        """The income phase of a round, carried out: bids are asked for next."""
        fields = self._before_round(round) | {"round": round - 1}
        return self.begin(BeginRound(), **fields)

    def petition(self, holder: str = "", round: int = MIDDLE_ROUND) -> Scene:  # noqa: A002
        """The petition phase: bids are asked for. In round 1 nobody holds the marker."""
        assert bool(holder) == (round > 1), "somebody holds the marker, but not in round 1"
        seat = SEAT_NAMES.index(holder) if holder else NOBODY
        steps = (Bid(BID), Petition(), TURNS_OF_ROUND, EndRound())
        return self.begin(*steps, holder=seat, governor_in_hand=False, **self._before_round(round))

    def turn(
        self,
        name: str,
        turn: int = 1,
        *,
        holder: str = "",
        governor: bool = False,
        round: int = MIDDLE_ROUND,  # noqa: A002
        **table: str,
    ) -> Scene:
        """A seat's first, second or third turn of a round: its role card is asked for.

        The marker is the seat's own unless somebody else is its holder; ``governor`` says that the holder still has the
        governor block. Role cards on the table are given by seat, ``turn("A", 2, A="builder")``: those of the seat
        itself must be given, the others have a treasurer, then a recruiter, then a planner, if nothing is said.
        """
        seats = self.state.seats
        seat = SEAT_NAMES.index(name)
        first = SEAT_NAMES.index(holder or name)
        begun = (turn - 1) * seats + (seat - first) % seats
        on_table = []
        for other in range(seats):
            taken = begun // seats + (begun % seats > (other - first) % seats)
            cards = table.get(SEAT_NAMES[other])
            assert cards is not None or other != seat or turn == 1, f"what does {name} have on the table?"
            usual = " ".join(_USUAL_ROLES[:taken])
            on_table.append(roles(usual if cards is None else cards))
            assert on_table[other].bit_count() == taken, f"{SEAT_NAMES[other]} has taken {taken} turns"
        fields = self._before_round(round + 1) | {"round": round, "bids": [0] * seats, "turns": begun}
        turns = [Turn((first + at) % seats) for at in range(begun, TURNS * seats)]
        return self.begin(*turns, EndRound(), holder=first, governor_in_hand=governor, table=on_table, **fields)

    def end(self, holder: str = "A", finisher: str = "") -> Scene:
        """The end of the match: by the last block of the finisher, or else after the last round (IF12)."""
        other = self.having(**self._before_round(ROUNDS_FOR[self.state.seats] + 1))
        state = other.state
        state.round -= 1
        state.bids = [0] * state.seats
        state.holder = SEAT_NAMES.index(holder)
        state.governor_in_hand = False
        state.finisher = SEAT_NAMES.index(finisher) if finisher else NOBODY
        other._ask_nobody()
        end_match(state)
        state.advance()
        return other._checked()

    def _checked(self) -> Scene:
        complaints = GAME.rules.invariants(self.state) if self.is_checked else []
        assert complaints == [], complaints
        return self

    # -- decisions ----------------------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        """The kind of decision asked for, or an empty text when the match is over."""
        step = self.state.step
        return step.kind.name if self.state.menu and step is not None else ""

    @property
    def asked(self) -> str:
        """Who must decide; in secret decisions, all who still must."""
        return "".join(SEAT_NAMES[seat] for seat in range(self.state.seats) if self.state.owing() >> seat & 1)

    @property
    def is_over(self) -> bool:
        return self.state.result is not None

    def _word(self, choice: int) -> str:
        step = self.state.step
        assert step is not None
        kind = step.kind
        if kind.name in ("action", "repeat") and choice < len(ACTION_NAMES):
            return ACTION_NAMES[choice]
        if choice in kind.names:
            return kind.names[choice].replace("-", " ")
        if kind.name == "draw-favors":
            return str(DRAW[choice])
        if kind.noun == "cell":
            return cell_name(choice)
        if kind.noun == "favor":
            return f"F{choice + 1:02}"
        return str(choice + 1 if kind.noun == "region" else choice)

    def _words(self, name: str = "") -> dict[str, int]:
        """What a seat is offered; without a name, the one that decides first."""
        state = self.state
        step = state.step
        assert self.kind, "nothing is asked any more"
        assert step is not None
        seat = SEAT_NAMES.index(name) if name else state.seat
        assert state.owing() >> seat & 1, f"{name} is not asked"
        offered = state.menu if seat == state.seat else step.choices(state, seat)
        return {self._word(choice): choice for choice in offered}

    def menu(self, name: str = "") -> set[str]:
        """The choices by name.

        ``build_wall``, ``1.2.3``, ``done``, ``F05``, a number, ``end turn``, ``jade``, ``chip``, ``place governor``;
        regions count from 1, and the ways to draw favors are ``3`` and ``5``.
        """
        return set(self._words(name))

    def asks(self, kind: str, name: str = "") -> set[str]:
        """What is offered for the kind of decision that must be asked for now."""
        assert self.kind == kind, f"asked for '{self.kind}', not '{kind}'"
        return self.menu(name)

    def choose(self, *choices: str | int) -> Scene:
        """Makes choices, one decision after the other; each must be offered."""
        other = self.copy()
        for choice in choices:
            other._choose(str(choice))
        return other

    def choose_for(self, **choices: str | int) -> Scene:
        """Makes one secret choice for each seat: ``choose_for(A=3, B=4, C=2)`` are bids."""
        other = self.copy()
        for name, choice in choices.items():
            other._choose(str(choice), name)
        return other

    def _choose(self, word: str, name: str = "") -> None:
        offered = self._words(name)
        assert word in offered, f"'{word}' is not offered for '{self.kind}', only {sorted(offered)}"
        if name:
            self.state.turn_to(SEAT_NAMES.index(name))
        self.state.choose(offered[word])
        self._checked()

    # -- reading ------------------------------------------------------------------------------------------------

    def __getitem__(self, name: str) -> PlayerBoard:
        """What lies in front of a seat: ``scene["A"].jade``."""
        state = self.state
        seat = SEAT_NAMES.index(name)
        return PlayerBoard(
            region=state.camp[seat] + 1,
            unbought=state.unbought[seat],
            table=[ROLES[role] for role in bits(state.table[seat])],
            hand=favor_names(state.hand[seat]),
            played=favor_names(state.played[seat]),
            **{good: getattr(state, good)[seat] for good in _GOODS},
        )

    def at(self, name: str) -> str:
        """Whose block is in a cell, with a star if it is reinforced; nobody's is an empty text."""
        number = cell(name)
        owner = self.state.owner(number)
        star = "*" if self.state.reinforced[number // WIDTH] >> number % WIDTH & 1 else ""
        return "" if owner == NOBODY else OWNER_NAMES[owner] + star

    def blocks(self, owner: str) -> list[str]:
        """The cells with blocks of a seat or of the governor, from below."""
        seat = OWNER_NAMES.index(owner)
        return [
            cell_name(level * WIDTH + column)
            for level in range(LEVELS)
            for column in bits(self.state.blocks[seat * LEVELS + level])
        ]

    def reinforced(self) -> list[str]:
        """The cells whose block carries a reinforcement."""
        return [cell_name(level * WIDTH + at) for level in range(LEVELS) for at in bits(self.state.reinforced[level])]

    def jail(self, region: int) -> tuple[int, int]:
        """Jade and convicts in a jail."""
        return self.state.jail_jade[region - 1], self.state.jail_convicts[region - 1]

    @property
    def holder(self) -> str:
        """Who holds the governor marker."""
        return "" if self.state.holder == NOBODY else SEAT_NAMES[self.state.holder]

    def view(self, name: str = "") -> TableView:
        """What a seat sees, or a spectator."""
        return view(self.state, SEAT_NAMES.index(name) if name else -1)

    @property
    def events(self) -> list[Event]:
        return self.state.events or []

    @property
    def story(self) -> list[str]:
        """The kinds of events since play began, in order."""
        return [event.kind.name for event in self.events]

    def told(self, kind: str) -> list[list[int]]:
        """The values of all events of a kind, in the order of the kind's fields."""
        return [event.values for event in self.events if event.kind.name == kind]

    def breakdown(self, name: str) -> list[int]:
        """One part of the final scoring, such as ``weakest-region``, in the order of the seats."""
        assert GAME.rules.breakdown is not None
        return dict(GAME.rules.breakdown(self.state))[name]

    @property
    def scores(self) -> list[int]:
        """The final scores, in the order of the seats."""
        assert self.state.result is not None
        return self.state.result.scores

    @property
    def winners(self) -> str:
        assert self.state.result is not None
        return "".join(SEAT_NAMES[seat] for seat in self.state.result.winners())


def _state(seats: int, seed: int, options: dict[str, str]) -> Fortress:
    state = GAME.new(seats, seed, options, [])
    assert isinstance(state, Fortress)
    return state


def new_match(seats: int, seed: int = 1, **options: str) -> Scene:
    """A real match at its first decision."""
    scene = Scene.__new__(Scene)
    scene.state = _state(seats, seed, options)
    scene.is_checked = True
    return scene
