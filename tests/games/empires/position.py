"""Hand-made positions in the words of docs/empires/cases.md, and the decisions that follow, by name.

    scene = Scene().region("peru", red="colonist*2").box("dock", "blue:merchant red:colonist")
    after = scene.resolve("dock").choose("peru", "peru")
    assert after.money("blue") == 5

Seats are red, blue, green, orange, yellow, purple, in this turn order; the colours are only names, nations are given
(``nation``). Whatever sets the table or plays on returns another scene. What is not given is not there: no money, no
figures; only the Caribbean is discovered, and a region in which figures are put.
"""

from __future__ import annotations

from typing import Any

from asztal.engine.bits import bit, bits
from asztal.engine.events import Event
from asztal.engine.game import decision_of
from asztal.engine.state import NO_MENU
from asztal.engine.step import Step
from asztal.games.empires import data
from asztal.games.empires.game import GAME
from asztal.games.empires.state import PLACEMENT, RESOLUTION, Empires, of_kind, of_type
from asztal.games.empires.steps.benefits import BENEFITS_PHASE
from asztal.games.empires.steps.boxes import INITIATIVE, MERCHANT_SHIPPING, TRADE_GOODS
from asztal.games.empires.steps.capital import CAPITAL
from asztal.games.empires.steps.discovery import DISCOVERY
from asztal.games.empires.steps.dock import DOCK
from asztal.games.empires.steps.income import INCOME_PHASE
from asztal.games.empires.steps.placement import next_hand
from asztal.games.empires.steps.refresh import NEW_ORDER, REFRESH_PHASE
from asztal.games.empires.steps.scoring import SCORE_REGIONS
from asztal.games.empires.steps.specialists import ENLIGHTENMENT, SPECIALISTS
from asztal.games.empires.steps.turn import BEGIN_TURN
from asztal.games.empires.steps.warfare import WARFARE
from asztal.games.empires.view import TableView, invariants, view

SEAT_NAMES = ["red", "blue", "green", "orange", "yellow", "purple"]
TARGET_NAMES = [
    "initiative", "dock", "trade_goods", "shipping", "capital", "discovery", "captain", "merchant", "missionary",
    "soldier", "training", "warfare", "X", "Y", "mayflower",
]  # fmt: skip
STEPS: dict[str, list[Step[Empires]]] = {
    "initiative": [INITIATIVE],
    "dock": [DOCK],
    "trade_goods": [TRADE_GOODS],
    "shipping": [MERCHANT_SHIPPING],
    "capital": [CAPITAL],
    "discovery": [DISCOVERY],
    "specialists": [ENLIGHTENMENT, SPECIALISTS],
    "warfare": [WARFARE],
    "income": [INCOME_PHASE],
    "benefits": [BENEFITS_PHASE],
    "refresh": [REFRESH_PHASE],
    "scoring": [SCORE_REGIONS],
    "order": [NEW_ORDER],
    "turn": [BEGIN_TURN],
}


def seat_of(name: str) -> int:
    return SEAT_NAMES.index(name)


def region_of(name: str) -> int:
    return data.REGION_NAMES.index(name)


def building_of(name: str) -> int:
    return data.BUILDING_NAMES.index(name)


def mask_of(buildings: str) -> int:
    return sum(bit(building_of(name)) for name in buildings.split())


def counts(words: str) -> dict[str, int]:
    """``"gold*2 fish"`` -> gold 2, fish 1."""
    found: dict[str, int] = {}
    for word in words.split():
        name, _, count = word.partition("*")
        found[name] = found.get(name, 0) + int(count or 1)
    return found


def band_of(words: str) -> int:
    return sum(count * data.ONE[data.FIGURES.index(name)] for name, count in counts(words).items())


def tiles_of(words: str) -> int:
    return sum(count * data.GOOD[data.GOODS.index(name)] for name, count in counts(words).items())


def band_words(band: int) -> dict[str, int]:
    return {name: int(of_type(band, at)) for at, name in enumerate(data.FIGURES) if of_type(band, at)}


class Scene:
    """A state of Empires whose seats have names; nations are off unless they are asked for."""

    def __init__(self, seats: int = 4, seed: int = 1, /, **options: str) -> None:
        state = GAME.new(seats, seed, {"nation_advantages": "off", **options})
        assert isinstance(state, Empires)
        self.state = state
        while self.kind != "place-figure" and self.kind != "place-box":
            self.state.choose(self.state.menu[0])
        state.events = []
        state.order = list(range(seats))
        state.money = [0] * seats
        state.figures = [0] * len(state.figures)
        state.to_place = 0
        state.phase = RESOLUTION
        state.box = data.NOTHING
        self._rest()

    def _rest(self) -> None:
        self.state.menu = NO_MENU
        self.state.step = None
        self.state.agenda = []

    def copy(self) -> Scene:
        other = Scene.__new__(Scene)
        other.state = self.state.copy()
        other.state.events = list(self.state.events or [])
        return other

    # -- setting the table --------------------------------------------------------------------------------------

    def having(self, **fields: Any) -> Scene:
        """The same with other values in fields of the state."""
        other = self.copy()
        for name, value in fields.items():
            assert hasattr(other.state, name), f"the state has no '{name}'"
            setattr(other.state, name, value)
        return other

    def region(self, name: str, /, **bands: str) -> Scene:
        """Figures in a region, which is discovered: ``region("peru", red="colonist*4 builder")``."""
        other = self.copy()
        at = region_of(name)
        other.state.discovered |= bit(at)
        for seat, words in bands.items():
            other.state.figures[at * data.SEATS + seat_of(seat)] = band_of(words)
        return other

    def discover(self, *names: str) -> Scene:
        """Regions that are discovered; without names, all."""
        masks = [bit(region_of(name)) for name in names] or [data.ALL_REGIONS]
        return self.having(discovered=sum(masks) | self.state.discovered)

    def counter(self, name: str, **values: int) -> Scene:
        """A counter with these values in a region, seen by all: ``counter("peru", natives=4, coins=4)``."""
        lists = {"natives": data.NATIVES, "coins": data.COINS, "plunder": data.PLUNDER, "vp": data.FIND_VP}
        fitting = [at for at in range(data.COUNTERS) if all(lists[key][at] == value for key, value in values.items())]
        assert fitting, f"there is no counter with {values}"
        other = self.copy()
        other.state.counters[region_of(name)] = fitting[0]
        other.state.seen |= (bit(other.state.seats) - 1) << (region_of(name) * data.SEATS)
        return other

    def give(
        self,
        names: str,
        /,
        money: int | None = None,
        ships: int | None = None,
        goods: str | None = None,
        buildings: str | None = None,
        finds: list[int] | None = None,
        **bands: str,
    ) -> Scene:
        """What some seats have; bands are ``hand``, ``discovery`` and ``shipping``."""
        places = {"hand": data.HAND, "discovery": data.DISCOVERY_AREA, "shipping": data.SHIPPING_AREA}
        other = self.copy()
        state = other.state
        for seat in map(seat_of, names.split()):
            if money is not None:
                state.money[seat] = money
            if ships is not None:
                state.ships_left += state.ships[seat] - ships
                state.ships[seat] = ships
            if goods is not None:
                state.bag += state.goods[seat] - tiles_of(goods)
                state.goods[seat] = tiles_of(goods)
            if buildings is not None:
                state.buildings[seat] = mask_of(buildings)
                state.row = [data.NOTHING if state.buildings[seat] >> max(at, 0) & 1 else at for at in state.row]
                state.stack &= ~state.buildings[seat]
            if finds is not None:
                state.finds[seat] = sum(bit(find) for find in finds)
                state.deck &= ~state.finds[seat]
            for name, words in bands.items():
                state.figures[places[name] * data.SEATS + seat] = band_of(words)
        return other

    def nation(self, seat: str, name: str) -> Scene:
        other = self.copy()
        other.state.nation[seat_of(seat)] = data.NATIONS.index(name)
        return other

    def box(self, target: str, figures: str) -> Scene:
        """Figures on the spaces of a target, from the first on: ``box("dock", "red:colonist blue:merchant")``."""
        other = self.copy()
        at = TARGET_NAMES.index(target)
        for number, word in enumerate(figures.split()):
            seat, _, figure = word.partition(":")
            kind = data.FIGURES.index(figure or "colonist")
            other.state.spaces[data.FIRST[at] + number] = seat_of(seat) * data.TYPES + kind
            other.state.filled += bit(4 * at)
            if at == data.INITIATIVE:
                other.state.initiators |= bit(seat_of(seat))
                other.state.initiative |= (seat_of(seat) + 1) << (3 * number)
        return other

    def row(self, buildings: str) -> Scene:
        """The open buildings."""
        row = [building_of(name) for name in buildings.split()]
        stack = self.state.stack
        for building in row:
            stack &= ~bit(building)
        return self.having(row=row + [data.NOTHING] * (data.OPEN_BUILDINGS - len(row)), stack=stack)

    def market(self, goods: str) -> Scene:
        """The open goods."""
        market = sorted(data.GOODS.index(name) for name, count in counts(goods).items() for _ in range(count))
        bag = self.state.bag + sum(data.GOOD[good] for good in self.state.market)
        return self.having(market=market, bag=bag - tiles_of(goods))

    # -- playing on ---------------------------------------------------------------------------------------------

    def resolve(self, *names: str) -> Scene:
        """Some boxes or phases, one after the other."""
        other = self.copy()
        other._rest()
        other.state.box = data.NOTHING
        other.state.agenda = [step for name in names for step in STEPS[name]][::-1]
        other.state.advance()
        return other

    def place(self, first: str = "red") -> Scene:
        """Placement begins, with the figures in the hands."""
        other = self.copy()
        other._rest()
        state = other.state
        state.phase = PLACEMENT
        state.open = data.ALWAYS_OPEN
        state.to_place = sum(int(state.count(data.HAND, seat)) for seat in range(state.seats))
        state.at = seat_of(first) - 1
        next_hand(state)
        state.advance()
        return other

    @property
    def kind(self) -> str:
        """The kind of decision asked for, or an empty text when nothing is asked."""
        step = self.state.step
        return step.kind.name if self.state.menu and step is not None else ""

    @property
    def asked(self) -> str:
        """Who is asked for what: ``red dock-region``."""
        return f"{SEAT_NAMES[self.state.seat]} {self.kind}" if self.kind else ""

    def _word(self, choice: int) -> str:
        decision = decision_of(self.state, int(self.state.seat))
        assert decision is not None
        kind = decision.kind
        if choice in kind.names:
            return kind.names[choice]
        names = {
            "region": data.REGION_NAMES,
            "good": data.GOODS,
            "figure": data.FIGURES,
            "building": data.BUILDING_NAMES,
            "seat": SEAT_NAMES,
            "box": TARGET_NAMES,
            "nation": data.NATIONS,
        }.get(kind.noun)
        return names[choice] if names else str(choice)

    def menu(self) -> set[str]:
        """The choices by name."""
        return {self._word(choice) for choice in self.state.menu}

    def choose(self, *choices: str | int) -> Scene:
        """Makes choices, one decision after the other; each must be offered."""
        other = self.copy()
        for choice in choices:
            offered = {other._word(value): value for value in other.state.menu}
            assert str(choice) in offered, f"'{choice}' is not offered for '{other.asked}', only {sorted(offered)}"
            other.state.choose(offered[str(choice)])
        return other

    # -- looking ------------------------------------------------------------------------------------------------

    def money(self, seat: str) -> int:
        return self.state.money[seat_of(seat)]

    def points(self, seat: str) -> int:
        return int(self.state.score(seat_of(seat)))

    def ships(self, seat: str) -> int:
        return self.state.ships[seat_of(seat)]

    def figures(self, name: str, seat: str) -> dict[str, int]:
        """A seat's figures in a region, in the hand, or in the areas of Discovery and Merchant Shipping."""
        places = {"hand": data.HAND, "discovery": data.DISCOVERY_AREA, "shipping": data.SHIPPING_AREA}
        at = places[name] if name in places else region_of(name)
        return band_words(self.state.band(at, seat_of(seat)))

    def count(self, name: str, seat: str) -> int:
        return sum(self.figures(name, seat).values())

    def goods(self, seat: str) -> dict[str, int]:
        tiles = self.state.goods[seat_of(seat)]
        return {name: int(of_kind(tiles, at)) for at, name in enumerate(data.GOODS) if of_kind(tiles, at)}

    def finds(self, seat: str) -> list[int]:
        return bits(self.state.finds[seat_of(seat)])

    def buildings(self, seat: str) -> set[str]:
        return {data.BUILDING_NAMES[at] for at in bits(self.state.buildings[seat_of(seat)])}

    @property
    def order(self) -> list[str]:
        return [SEAT_NAMES[seat] for seat in self.state.order]

    @property
    def events(self) -> list[Event]:
        return self.state.events or []

    def told(self, name: str) -> list[list[int]]:
        """The numbers of all events of a kind."""
        return [event.values for event in self.events if event.kind.name == name]

    def view(self, seat: str = "red") -> TableView:
        return view(self.state, seat_of(seat))

    def complaints(self) -> list[str]:
        return invariants(self.state)
