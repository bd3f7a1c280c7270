"""The Governor: the booming city (C18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, bits, count_bits
from asztal.engine.phrase import Phrase
from asztal.games.colonial import data, events
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.asking import AskActive
from asztal.games.colonial.steps.purse import gain_prestige, pay


def least_value(state: Colonial) -> i64:
    """A new city must be worth more than the one in play (C18.2, R-12)."""
    if state.city == data.NOWHERE:
        return 1
    return state.city_value if state.equal_city else state.city_value + 1


def most_value(state: Colonial, seat: i64) -> i64:
    """As much as the economy carries and the treasury pays (C18.2)."""
    return min(state.value(data.ECONOMY, seat), state.treasury[seat], data.CITY_MOST)


def city_sites(state: Colonial, seat: i64) -> i64:
    """Own colonies but the one that holds the city now, as a bit mask (C18.1, R-13)."""
    sites: i64 = state.colonies[seat]
    return sites if state.city == data.NOWHERE else sites & ~bit(state.city)


def can_found_city(state: Colonial, seat: i64) -> bool:
    return city_sites(state, seat) != 0 and least_value(state) <= most_value(state, seat)


class FoundCity(AskActive):
    """Where (C18.1)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return bits(city_sites(state, seat))

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        """The goods that the seat's boxes there will offer more (C18.4)."""
        goods = count_bits(state.controls[seat] & data.BOX_MASK_IN[choice])
        return Phrase("choice-city", {"territory": choice, "goods:number": goods})

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        state.place = choice
        state.do_next(_VALUE)


class CityValue(AskActive):
    """Of what value, which is its price (C18.2, C18.3)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return list(range(least_value(state), most_value(state, seat) + 1))

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        pay(state, seat, choice)
        state.city = state.place
        state.city_value = choice
        gain_prestige(state, seat, 1)
        state.tell(events.CITY_FOUNDED, seat, state.place, choice)


_VALUE: Final = CityValue(kinds.CITY_VALUE)
