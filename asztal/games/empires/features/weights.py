"""What things are worth in Empires, in victory points, and how much of the match is to come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.games.empires import data
from asztal.games.empires import state as table
from asztal.games.empires.state import Empires


class Weights:
    """What a seat's standing is worth, in victory points; found by matches between greedy bots."""

    def __init__(self, values: list[float]) -> None:
        self.hope = values[0]
        """How much of a region's next scoring goes by shares and not by places, for each landing until then."""
        self.later = values[1]
        """The scorings after the next one, relative to it."""
        self.money = values[2:5]
        """A dollar in each age, as far as it helps to pay a building."""
        self.surplus = values[5:8]
        """A dollar beyond that, or one to be earned in that age."""
        self.tile = values[8]
        """A trade good that is in no set, for each income to come."""
        self.ship = values[9]
        """A ship, for each income to come."""
        self.figures = values[10:16]
        """A figure of each type in hand; what is worth less is placed first."""
        self.dock = values[16]
        """A figure on the dock; besides, what its type brings."""
        self.landing = values[17:23]
        """What its type adds there."""
        self.pick = values[23]
        """A figure in Trade Goods, for each income to come."""
        self.ahead = values[24]
        """The lead in Merchant Shipping."""
        self.behind = values[25]
        """Figures there that don't lead."""
        self.capital = values[26]
        """A figure in Capital Buildings, relative to what the best open building would bring."""
        self.find = values[27]
        """A discovery that would succeed, besides its coins."""
        self.patience = values[28]
        """An expedition that could sail, relative to one that has."""
        self.earlier = values[29]
        """A place nearer to the front of the turn order."""
        self.quarrel = values[30]
        """A figure in Warfare, relative to what the best battle would change."""
        self.overseas = values[31]
        """A soldier in the New World."""
        self.swap = values[32]
        """A good to be swapped, for each turn to come."""
        self.own_space = values[33]
        """A space of the dock for oneself, for each turn to come."""
        self.follower = values[34]
        """A colonist who lands with a missionary."""
        self.arms = values[35]
        """A building for soldiers, for each of them, and each turn to come."""
        self.option = values[36]
        """A figure in Capital Buildings that finds nothing worth its price."""
        self.move = values[37]
        """A figure that may move to another region, for each turn to come."""
        self.effort = values[38]
        """What a figure that joins an expedition could have brought elsewhere."""
        self.supply = values[39:45]
        """A figure of each type in every turn to come."""
        self.nation = values[45:51]
        """What a nation brings besides figures and what its goods pay, in every turn to come; found by matches in which
        nations were dealt at random."""


TWO_PLAYERS: Final = [
    0.24, 0.57,  # regions
    0.97, 0.67, 0.53, 0.75, 0.39, 0.21,  # money
    0.2, 0.37,  # goods and ships
    1.1, 1.89, 2.55, 2.45, 0.81, 2.0,  # figures in hand
    2.35, 0.0, 0.0, 2.95, 3.5, 0.7, 1.29,  # dock
    0.95, 1.8, 0.24, 1.51, 2.4, 0.43, 0.36, 0.6, 0.29,  # other boxes
    0.62, 0.85, 0.84, 0.82, 0.15, 1.2, 2.35,  # buildings
    0.7, 1.75, 2.15, 2.8, 0.95, 1.9,  # figures to come
    2.1, -0.95, -2.0, -0.75, 0.6, 0.65,  # nations
]  # fmt: skip
MORE_PLAYERS: Final = [
    0.31, 0.42,  # regions
    0.8, 0.57, 0.44, 0.76, 0.42, 0.17,  # money
    0.17, 0.35,  # goods and ships
    1.9, 3.0, 3.2, 4.3, 0.65, 1.6,  # figures in hand
    2.6, 0.0, 0.0, 4.5, 8.3, 0.72, 1.5,  # dock
    0.57, 1.14, 0.18, 1.85, 2.5, 0.72, 0.26, 0.27, 0.24,  # other boxes
    1.13, 0.9, 2.0, 2.0, 0.08, 2.05, 1.9,  # buildings
    1.2, 1.8, 1.8, 2.8, 1.55, 2.25,  # figures to come
    1.1, 0.25, 0.1, 1.35, 0.35, 0.9,  # nations
]  # fmt: skip

LEAST_MONEY: Final = 0.1


class Prospect:
    """How much of the match is to come."""

    def __init__(self, state: Empires, weights: Weights) -> None:
        turn: i64 = state.turn
        phase = state.phase
        age = state.age()
        later: i64 = data.TURNS - turn
        self.incomes = float(later + (1 if phase < table.INCOME else 0))
        self.benefits = float(later + (1 if phase < table.BENEFITS else 0))
        self.placements = float(later)
        """Turns in which figures gained now can be placed."""
        if phase == table.SCORING and age < data.AGES - 1:
            # Of money and regions what counts now is the next age.
            age += 1
        self.scorings: i64 = data.AGES - age
        until: i64 = data.LAST_TURN[age] - turn
        self.landings = float(until + (1 if phase == table.PLACEMENT or state.box == data.DOCK else 0))
        """So often figures land until the next scoring."""
        self.buys = turn < data.TURNS or phase == table.PLACEMENT or (state.box >= 0 and state.box <= data.CAPITAL)
        """Whether buildings can still be bought."""
        self.price = float(data.PRICE[age])
        first = 1.0 if state.vp_for_sale else 0.7
        rest = 1.0 if state.vp_for_sale else 0.4
        self.first = weights.money[age] * first if self.buys else LEAST_MONEY
        self.rest = weights.surplus[age] * rest if self.buys else LEAST_MONEY
        self.coming = 0.0
        """What a dollar would bring that is paid in every turn to come."""
        at: i64 = turn + 1
        while at <= data.TURNS:
            self.coming += weights.surplus[data.AGE_OF[at]] * rest
            at += 1

    def worth(self, money: i64) -> float:
        """What so much money can be turned into."""
        dollars = float(money)
        if dollars <= self.price:
            return dollars * self.first
        return self.price * self.first + (dollars - self.price) * self.rest

    def loss(self, money: i64, cost: i64) -> float:
        """What is lost by paying a price; the last buildings are all that money is for."""
        if self.placements <= 0.0:
            return LEAST_MONEY * float(cost)
        return self.worth(money) - self.worth(money - cost)

    def by_income(self) -> float:
        """What a dollar in every income to come can be turned into."""
        return self.coming + (self.rest if self.incomes > self.placements else 0.0)

    def by_benefits(self) -> float:
        """The same for what buildings bring each turn."""
        return self.coming + (self.rest if self.benefits > self.placements else 0.0)
