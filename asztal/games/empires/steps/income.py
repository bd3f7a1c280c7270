"""Phase C: what sets of trade goods and ships pay, and the buildings that go by goods (E6.1 to E6.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.step import Step
from asztal.games.empires import data, events
from asztal.games.empires.state import INCOME, Empires, of_kind


def sets_of_three(loose: i64, ships: i64) -> i64:
    """How many sets of any three the loose tiles make, each with one ship at most (E6.1)."""
    # With a ship a set takes two tiles; without, three.
    with_ship: i64 = loose // 2
    if with_ship <= ships:
        return with_ship
    return ships + (loose - 2 * ships) // 3


def goods_income(goods: i64, ships: i64) -> i64:
    """What the best sets pay: any three $1, three of a kind $3, four $6; one ship in a set at most (E6.1, R26, R27).

    Ships go where they bring most: to three of a kind ($3), to six of a kind ($3 for the first, which takes two loose
    tiles, and $3 for the second), to two of a kind ($3 for two loose tiles), two of them to five of a kind ($3 for a
    loose tile). What is left makes sets of any three, or frees a tile from four or five of a kind for such a set.
    """
    tiles: i64 = goods >> 8
    money: i64 = 0
    loose: i64 = 0
    twos: i64 = 0
    threes: i64 = 0
    fours: i64 = 0
    fives: i64 = 0
    sixes: i64 = 0
    while tiles:
        count = tiles & data.NIBBLE
        tiles >>= 4
        if count == 1:
            loose += 1
        elif count == 2:
            twos += 1
            loose += 2
        elif count == 3:
            threes += 1
            money += data.THREE_SAME
        elif count == 4:
            fours += 1
            money += data.FOUR_SAME
        elif count == 5:
            fives += 1
            loose += 1
            money += data.FOUR_SAME
        elif count == 6:
            sixes += 1
            loose += 2
            money += data.FOUR_SAME
    if ships == 0:
        return money + loose // 3 * data.ANY_THREE
    used = min(ships, threes)
    money += used * (data.FOUR_SAME - data.THREE_SAME)
    ships -= used
    while sixes and ships:
        money += data.THREE_SAME
        loose -= 2
        ships -= 1
        sixes -= 1
        if ships:
            money += data.THREE_SAME
            ships -= 1
    used = min(ships, twos)
    money += used * data.THREE_SAME
    loose -= 2 * used
    ships -= used
    used = min(ships // 2, fives)
    money += used * data.THREE_SAME
    loose -= used
    ships -= 2 * used
    fives -= used
    best = sets_of_three(loose, ships)
    freed: i64 = 1
    while freed <= ships and freed <= fours + fives:
        best = max(best, sets_of_three(loose + freed, ships - freed))
        freed += 1
    return money + best * data.ANY_THREE


def sets_pay(state: Empires, seat: i64) -> i64:
    """What the seat's sets pay; ships that the Mayflower has used are not at hand in this turn (E6.3, R36)."""
    ships: i64 = state.ships[seat]
    if state.owns(seat, data.MAYFLOWER):
        ships -= state.filled_on(data.MAYFLOWER_SHIPS)
    return goods_income(state.goods[seat], ships)


def factory_pays(effect: data.Effect, goods: i64) -> i64:
    """Rum Factory, Cigar Factory: by the tiles of their kinds, in or out of sets (E6.4)."""
    count: i64 = 0
    for good in effect.goods:
        count += of_kind(goods, good)
    return count * effect.n


def mint_pays(effect: data.Effect, goods: i64) -> i64:
    """Mint: for all gold or for all silver, whichever is more (E10.13)."""
    count: i64 = 0
    for good in effect.goods:
        count = max(count, of_kind(goods, good))
    return count * effect.n


def buildings_pay(state: Empires, seat: i64) -> i64:
    """What the seat's buildings pay for its goods."""
    owned: i64 = state.buildings[seat]
    if not owned & data.PAYS_FOR_GOODS:
        return 0
    goods: i64 = state.goods[seat]
    money: i64 = 0
    for effect in data.FACTORIES:
        if owned >> effect.building & 1:
            money += factory_pays(effect, goods)
    for effect in data.MINTS:
        if owned >> effect.building & 1:
            money += mint_pays(effect, goods)
    return money


class Income(Step[Empires]):
    """Everybody is paid; in the last turn what the sets pay is worth points as well (E6.1, E6.2, E8.7)."""

    def run(self, state: Empires) -> None:
        state.phase = INCOME
        for seat in state.order:
            money = sets_pay(state, seat)
            if state.turn == data.TURNS:
                # Without what buildings pay (R37).
                state.points[data.ECONOMY * data.SEATS + seat] = money
            if money:
                state.tell(events.INCOME_PAID, seat, money)
            more = buildings_pay(state, seat)
            if more:
                self.tell_buildings(state, seat)
            state.money[seat] += money + more

    def tell_buildings(self, state: Empires, seat: i64) -> None:
        for building, amount in paying_buildings(state, seat):
            state.tell(events.BUILDING_PAID, seat, building, amount)


def paying_buildings(state: Empires, seat: i64) -> list[tuple[int, int]]:
    """The buildings that pay for goods, and how much."""
    owned: i64 = state.buildings[seat]
    goods: i64 = state.goods[seat]
    paying = [(effect.building, int(factory_pays(effect, goods))) for effect in data.FACTORIES]
    paying += [(effect.building, int(mint_pays(effect, goods))) for effect in data.MINTS]
    return [(building, amount) for building, amount in paying if amount and owned >> building & 1]


INCOME_PHASE: Final = Income()
